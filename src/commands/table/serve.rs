//! `ardoise serve`: the slate on every screen in the room, and entry from phones.

use crate::line::args::ServeArgs;
use crate::serve;
use crate::shell::Shell;
use crate::shell::failure::Failure;

/// Serves the table until it is told to stop.
///
/// # Errors
/// If there is no match, the port is taken, or the database cannot be used.
pub fn run(shell: &mut Shell, args: &ServeArgs) -> Result<(), Failure> {
    serve::run(shell, args)
}
