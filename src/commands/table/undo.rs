//! `ardoise undo` and `ardoise redo`: take back the last commands, and restore them.

use crate::evening;
use crate::evening::back::retract;
use crate::line::args::CountArgs;
use crate::pages::Scope;
use crate::shell::Shell;
use crate::shell::failure::Failure;

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

fn run(shell: &mut Shell, args: &CountArgs, back: bool) -> Result<(), Failure> {
    let mut desk = shell.desk_if_any()?.ok_or_else(evening::no_match)?;
    let reason = args.reason.clone().unwrap_or_default();
    let (said, now) = retract(shell, &mut desk, args.count, reason, back)?;
    if !shell.json {
        shell.raw(&said);
    }
    evening::show(shell, &now.report(), Scope::Last(10));
    Ok(())
}
