//! `ardoise add`: records what happened, all of it or nothing.

use crate::evening;
use crate::guided::voiding;
use crate::line::args::AddArgs;
use crate::pages::Scope;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::{Change, Draft, Evening};
use ardoise_rules::notation::{self, Tongue};

/// How many deals the slate shows after an entry.
const SHOWN: usize = 10;

/// Records events and prints the slate.
///
/// # Errors
/// If one of them cannot be read, cannot be true, or is against the rules.
pub fn run(shell: &mut Shell, args: &AddArgs) -> Result<(), Failure> {
    let mut store = shell.store_if_any()?.ok_or_else(evening::no_match)?;
    let found = evening::load(shell, &store, None, None)?;
    let hearing = Hearing { tongue: shell.tongue(), as_played: args.as_played };
    let draft = said(&found, &notation::split_args(&args.events), hearing)?;
    if let Some(deal) = draft.differs().voided.filter(|_| !args.yes && !args.dry_run)
        && !voiding::agreed(shell, &found.report(), deal)?
    {
        return Ok(());
    }
    let report = if args.dry_run {
        if !shell.json {
            shell.sentence("dry-run", &[]);
        }
        draft.report()
    } else {
        let now = evening::record(shell, &mut store, draft)?;
        now.report()
    };
    evening::show(shell, &report, Scope::Last(SHOWN));
    if report.standing.over {
        // The evening may end here, and somebody may copy the file.
        drop(store);
    } else {
        store.leave();
    }
    Ok(())
}

/// How event lines are taken.
#[derive(Debug, Clone, Copy)]
pub struct Hearing {
    /// In whose language they are read.
    pub tongue: Tongue,
    /// Is what is against the rules recorded as a fact?
    pub as_played: bool,
}

/// What event lines make of a match.
///
/// # Errors
/// At the first event that cannot be read, cannot be true, or is proved against the rules.
pub fn said(found: &Evening, text: &str, hearing: Hearing) -> Result<Draft, Failure> {
    let lines = found.read(text, hearing.tongue)?;
    Ok(found.draft(Change::Events { lines, as_played: hearing.as_played })?)
}
