//! `ardoise contest new`: opens a contest.

use crate::evening::contest::{Asked, open, show};
use crate::line::args::NewContestArgs;
use crate::shell::Shell;
use crate::shell::failure::Failure;

/// Opens a contest and says what is next.
///
/// # Errors
/// If a game, rule, option or number is wrong.
pub fn run(shell: &mut Shell, args: &NewContestArgs) -> Result<(), Failure> {
    let hall = open(shell, &Asked::from(args))?;
    show(shell, &hall);
    Ok(())
}
