//! `ardoise close`: the table stops here, and the match with it.

use crate::evening::{self, end};
use crate::line::args::CloseArgs;
use crate::pages::Scope;
use crate::shell::Shell;
use crate::shell::failure::Failure;

/// How many deals the slate shows after the end.
const SHOWN: usize = 10;

/// Ends the match.
///
/// # Errors
/// If nothing was played, a deal is open, or the match is over.
pub fn run(shell: &mut Shell, args: &CloseArgs) -> Result<(), Failure> {
    let mut desk = shell.desk_if_any()?.ok_or_else(evening::no_match)?;
    let found = evening::load(shell, &desk, None, None)?;
    let report = end::close(shell, &mut desk, &found, args.reason.as_deref())?;
    evening::show(shell, &report, Scope::Last(SHOWN));
    // The evening ends here, and somebody may copy the file.
    drop(desk);
    Ok(())
}
