//! `ardoise import`: sheets, databases and sheets kept on paper, all of them or none.

mod sources;
mod taking;
mod told;

use self::sources::{Sheet, Source, printed, ready, sources};
use self::taking::{Brought, Taking};
use self::told::{Outcome, left_told, open_told, overrun_told, shown, told, unlike_told};
use crate::commands::transfer::sync::erased;
use crate::commands::transfer::{Chosen, overruled_told};
use crate::line::args::ImportArgs;
use crate::pages::id_shown;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Which;
use ardoise_desk::store::{Standing, Why};

pub use self::sources::verified;

/// Reads files into the database, all of them or none.
///
/// # Errors
/// If one of them cannot be read, or a sheet differs from the match it is.
pub fn run(shell: &mut Shell, args: &ImportArgs) -> Result<(), Failure> {
    let sources = sources(shell, args)?;
    let (houses, lang, now) = (shell.houses(), shell.speaker.lang(), shell.now());
    let read = |sheet: &Sheet| match sheet {
        Sheet::File(path) => ready((&houses, lang), path, args, now),
        Sheet::Printed(path, paper) => printed(&houses, path, paper, now),
    };
    if args.dry_run {
        let ready: Result<Vec<_>, _> = sources.iter().filter_map(Source::sheet).map(read).collect();
        return shown(shell, &sources, ready?);
    }
    // A first file that cannot be read makes no database.
    if !shell.db_path()?.exists()
        && let Some(first) = sources.first().and_then(Source::sheet)
        && first.path().as_os_str() != "-"
    {
        read(first)?;
    }
    let mut desk = shell.desk()?;
    shell.copy_before(desk.store(), Why::Import);
    let played = desk.evening(Which::Last).ok().filter(|found| !found.play().over());
    let chosen = Chosen::of(desk.store())?;
    let taking = Taking::new(shell, args, &houses, sources.len());
    let Brought { outcomes, open, unlike, overrun } =
        desk.together(|desk| taking.every(desk, &sources, &read))?;
    let forgot = |outcome: &Outcome| matches!(outcome, Outcome::Database(merged, _) if merged.forgotten > 0);
    if outcomes.iter().any(forgot) {
        erased(shell, desk.store_mut())?;
    }
    let now = desk.find(Which::Last)?;
    let forks = desk.forks()?;
    let copy = now.as_deref().and_then(|now| forks.iter().find(|fork| fork.id == now));
    let copy = copy.filter(|fork| played.as_ref().is_some_and(|played| fork.origin == played.id())).cloned();
    let overruled = chosen.overruled(&Chosen::of(desk.store())?);
    drop(desk);
    crate::season::packed_up(shell)?;
    told(shell, &outcomes);
    if !shell.json {
        overruled_told(shell, &overruled);
    }
    unlike_told(shell, &unlike);
    overrun_told(shell, &overrun);
    open_told(shell, &open);
    if let Some(copy) = copy.filter(|copy| !shell.json && copy.standing == Standing::Counts) {
        // Still the same match, in one of its copies.
        shell.sentence("imported-counts", &[("id", &id_shown(&copy.id))]);
    } else if let Some(played) = played.filter(|played| now.as_deref() != Some(played.id())) {
        left_told(shell, &played);
    }
    Ok(())
}
