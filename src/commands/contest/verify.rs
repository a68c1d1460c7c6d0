//! `ardoise contest verify`: every draw made again, from this database or from a file.

use std::path::Path;

use serde_json::json;

use crate::commands::transfer::import;
use crate::evening::contest::read;
use crate::pages::{self, VerifiedContest};
use crate::shell::Shell;
use crate::shell::clock;
use crate::shell::failure::Failure;
use ardoise_desk::hall::{Hall, no_contest};
use ardoise_desk::store::{Access, Store, StoreError, is_database};
use ardoise_desk::{Desk, Which};
use ardoise_rules::engine::{Arg, Said};
use ardoise_rules::words::plain;

/// Draws every round again, and says whether it comes out as it was recorded.
///
/// # Errors
/// Status 3 where a draw is another; 1 where there is no contest.
pub fn run(shell: &mut Shell, wanted: Option<&str>, file: Option<&Path>) -> Result<(), Failure> {
    let found = match file {
        None => {
            let (desk, hall) = read(shell, wanted)?;
            vec![again(&desk, &hall)?]
        }
        Some(path) => of_file(shell, path, wanted)?,
    };
    let identical = found.iter().all(VerifiedContest::identical);
    if shell.json {
        let contests: Vec<_> = found
            .iter()
            .map(|one| {
                json!({"id": one.id, "title": one.title, "identical": one.identical(), "rounds": one.rounds})
            })
            .collect();
        shell.value(&json!({"format": 1, "identical": identical, "contests": contests}));
    } else {
        let page = pages::verified(&found, &shell.speaker);
        shell.page(&page);
    }
    if identical { Ok(()) } else { Err(Failure::Told(3)) }
}

/// The contests of a database of another machine; nothing is written there.
fn of_file(shell: &Shell, path: &Path, wanted: Option<&str>) -> Result<Vec<VerifiedContest>, Failure> {
    if !path.is_file() {
        return Err(StoreError::Missing { path: path.to_path_buf() }.into());
    }
    if !is_database(path) {
        let args = vec![("file", Arg::Text(plain(&path.display().to_string())))];
        return Err(
            Failure::refused(Said::of("contest-verify-no-database", args)).hint("contest-verify-how", vec![])
        );
    }
    let visit = import::verified(shell, path)?;
    let store = Store::open(visit.store()?.path(), Access::ReadOnly)?;
    let desk = Desk::new(store, clock::now, shell.author());
    let ids = match wanted {
        Some(text) => vec![desk.hall(Which::Named(text))?.id().to_owned()],
        None => desk.contests()?.into_iter().map(|contest| contest.id).collect(),
    };
    if ids.is_empty() {
        return Err(no_contest().file(path.display().to_string()).into());
    }
    ids.iter().map(|id| again(&desk, &desk.hall(Which::Named(id))?)).collect()
}

fn again(desk: &Desk, hall: &Hall) -> Result<VerifiedContest, Failure> {
    let title = hall.contest().opening.title.clone();
    Ok(VerifiedContest { id: hall.id().to_owned(), title, rounds: desk.drawn_again(hall)? })
}
