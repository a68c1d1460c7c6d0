//! `ardoise stats` and `ardoise players`: records, and names that are one player.

pub mod forget;

mod list;
mod names;
mod span;
mod statistics;

use self::list::list;
use self::names::{join, log, split};
use crate::line::args::{PlayersArgs, PlayersCommand};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::store::NamingKind;

pub use self::statistics::stats;

/// All players, or what is done to their names.
///
/// # Errors
/// If a name is unknown, or the database cannot be written.
pub fn players(shell: &mut Shell, args: &PlayersArgs) -> Result<(), Failure> {
    shell.onto(&args.leaf)?;
    match &args.command {
        None => list(shell, args),
        Some(PlayersCommand::Rename { name, target }) => join(shell, NamingKind::Rename, name, target),
        Some(PlayersCommand::Merge { name, target }) => join(shell, NamingKind::Merge, name, target),
        Some(PlayersCommand::Split { name }) => split(shell, name),
        Some(PlayersCommand::Forget { name, yes }) => forget::run(shell, name, *yes),
        Some(PlayersCommand::Log) => log(shell),
    }
}
