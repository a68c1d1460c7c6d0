//! `ardoise show` and bare `ardoise`: the slate of a match.

use crate::evening;
use crate::line::args::ShowArgs;
use crate::pages::{self, Scope};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Which;

/// The slate of the current match; without one, how to begin.
///
/// # Errors
/// If the database cannot be read.
pub fn current(shell: &mut Shell) -> Result<(), Failure> {
    let desk = shell.desk_to_read()?;
    let any = match &desk {
        Some(desk) => shell.match_id.is_some() || desk.find(Which::Last)?.is_some(),
        None => false,
    };
    match desk {
        Some(desk) if any => {
            let found = evening::load(shell, &desk, None, None)?;
            let report = found.report();
            evening::show(shell, &report, Scope::Whole);
        }
        _ if shell.json => shell.value(&serde_json::json!({"format": 1, "match": null})),
        _ => {
            shell.sentence("no-match-yet", &[]);
            shell.sentence("how-to-begin", &[]);
        }
    }
    Ok(())
}

/// The slate of one match.
///
/// # Errors
/// If there is no such match or it cannot be read.
pub fn run(shell: &mut Shell, args: &ShowArgs) -> Result<(), Failure> {
    let desk = shell.desk_to_read()?.ok_or_else(evening::no_match)?;
    let found = evening::load(shell, &desk, args.id.as_deref(), args.at)?;
    let mut report = found.report();
    evening::show(shell, &report, Scope::Whole);
    if args.hash && shell.json && report.hash.is_none() && found.unsound().is_some() {
        return Err(Failure::Told(3));
    }
    if args.hash && !shell.json {
        report.hash = match desk.store().hash(found.id(), args.at.map(|_| found.head())) {
            // Told when it was read; there is no hash to show.
            Err(_) if found.unsound().is_some() => return Err(Failure::Told(3)),
            read => read?,
        };
        let seal = pages::seal(&report, &shell.speaker).unwrap_or_default();
        shell.raw(&format!("{seal}\n"));
    }
    Ok(())
}
