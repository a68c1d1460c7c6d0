//! Commands taken back and restored, with the words for what they recorded.

use crate::evening;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::evening::{Change, Evening};
use ardoise_desk::store::StoreError;

/// Takes back (or restores) the last command, from within a prompt.
///
/// # Errors
/// If there is none.
pub fn last(shell: &mut Shell, desk: &mut Desk, back: bool) -> Result<(), Failure> {
    let (said, _) = retract(shell, desk, 1, String::new(), back)?;
    shell.raw(&said);
    Ok(())
}

/// Takes back (or restores) so many commands: what is said of it, and the match as it stands then.
///
/// # Errors
/// If there are not so many, or it cannot be written.
pub fn retract(
    shell: &Shell,
    desk: &mut Desk,
    count: u32,
    reason: String,
    back: bool,
) -> Result<(String, Evening), Failure> {
    let found = evening::load(shell, desk, None, None)?;
    let count = usize::try_from(count).unwrap_or(usize::MAX);
    let change = if back { Change::Undo { count, reason } } else { Change::Redo { count, reason } };
    let draft = found.draft(change)?;
    let commands = draft.differs().commands.clone();
    let now = evening::record(shell, desk, draft)?;
    // As those say it who sat there while it counted.
    let told = if back { &found } else { &now };
    let what = commands.iter().map(|op| pages::command_described(told, *op, &shell.speaker));
    let what = shell.speaker.apart(what);
    let said = shell.speaker.phrase(if back { "undone" } else { "redone" }, &[("what", &what)]);
    Ok((format!("{said}\n"), now))
}

/// What the next undo (or redo) would take back (or restore), in words.
#[must_use]
pub fn describe_last(shell: &Shell, found: &Evening, back: bool) -> Option<String> {
    let ops = if back { found.undoable() } else { found.redoable() };
    ops.first().map(|op| pages::command_described(found, *op, &shell.speaker))
}

/// That the log has another end than was read, where it has: nothing is taken back that nobody saw.
///
/// # Errors
/// If the database cannot be read.
pub fn moved(desk: &Desk, found: &Evening) -> Result<Option<Failure>, Failure> {
    let (id, end, known) = (found.id().to_owned(), desk.end(found.id())?, found.end());
    let moved = || StoreError::Moved { id, expected: known.seq(), found: end.seq() };
    Ok((!end.agrees(&known)).then(|| moved().into()))
}
