//! `ardoise undo` and `ardoise redo`: take back the last commands, and restore them.

use crate::evening;
use crate::line::args::CountArgs;
use crate::pages::Scope;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::{Change, Evening};
use ardoise_desk::store::Store;
use ardoise_rules::engine::{Entry, Seq};

/// Takes back the last commands.
///
/// # Errors
/// If there are not so many.
pub fn undo(shell: &mut Shell, args: &CountArgs) -> Result<(), Failure> {
    run(shell, args, true)
}

/// Restores the last commands taken back.
///
/// # Errors
/// If there are not so many.
pub fn redo(shell: &mut Shell, args: &CountArgs) -> Result<(), Failure> {
    run(shell, args, false)
}

/// Takes back (or restores) the last command, from within a prompt.
///
/// # Errors
/// If there is none.
pub fn last(shell: &mut Shell, store: &mut Store, back: bool) -> Result<(), Failure> {
    let (said, _) = retract(shell, store, &CountArgs { count: 1, reason: None }, back)?;
    shell.raw(&said);
    Ok(())
}

fn run(shell: &mut Shell, args: &CountArgs, back: bool) -> Result<(), Failure> {
    let mut store = shell.store_if_any()?.ok_or_else(evening::no_match)?;
    let (said, now) = retract(shell, &mut store, args, back)?;
    if !shell.json {
        shell.raw(&said);
    }
    let report = now.report();
    evening::show(shell, &report, Scope::Last(10));
    Ok(())
}

fn retract(
    shell: &Shell,
    store: &mut Store,
    args: &CountArgs,
    back: bool,
) -> Result<(String, Evening), Failure> {
    let found = evening::load(shell, store, None, None)?;
    let count = usize::try_from(args.count).unwrap_or(usize::MAX);
    let reason = args.reason.clone().unwrap_or_default();
    let change = if back { Change::Undo { count, reason } } else { Change::Redo { count, reason } };
    let draft = found.draft(change)?;
    let what: Vec<String> = draft.differs().commands.iter().map(|op| described(shell, &found, *op)).collect();
    let now = evening::record(shell, store, draft)?;
    let said = shell.speaker.phrase(if back { "undone" } else { "redone" }, &[("what", &what.join("; "))]);
    Ok((format!("{said}\n"), now))
}

/// What the next undo (or redo) would take back (or restore), in words.
#[must_use]
pub fn describe_last(shell: &Shell, found: &Evening, back: bool) -> Option<String> {
    let ops = if back { found.undoable() } else { found.redoable() };
    ops.first().map(|op| described(shell, found, *op))
}

/// What a command recorded, in words.
fn described(shell: &Shell, found: &Evening, op: Seq) -> String {
    let target = found.records().iter().find(|record| record.seq == op);
    let op = match target.map(|record| &record.entry) {
        Some(Entry::Retract { op, .. }) => *op,
        _ => op,
    };
    let own = found.records().iter().filter(|record| record.op == op);
    own.map(|record| crate::commands::log::described(shell, found, record)).collect::<Vec<_>>().join(", ")
}
