//! One file a command, in folders by what they are about: what was typed becomes a change at the desk, or a page.

mod compare;
mod contest;
mod keep;
mod players;
mod referee;
mod rules;
mod settings;
mod slate;
mod table;
mod transfer;

use crate::line::commands::Command;
use crate::shell::Shell;
use crate::shell::failure::Failure;

/// Does what was typed.
pub fn run(shell: &mut Shell, command: Option<Command>) -> Result<(), Failure> {
    match command {
        None => slate::show::current(shell),
        Some(Command::New(args)) => table::new::run(shell, &args),
        Some(Command::Add(args)) => table::add::run(shell, &args),
        Some(Command::Play(args)) => table::play::run(shell, &args),
        Some(Command::Show(args)) => slate::show::run(shell, &args),
        Some(Command::List(args)) => slate::list::run(shell, &args),
        Some(Command::Undo(args)) => table::undo::undo(shell, &args),
        Some(Command::Redo(args)) => table::undo::redo(shell, &args),
        Some(Command::Close(args)) => table::close::run(shell, &args),
        Some(Command::Amend(args)) => table::amend::run(shell, &args),
        Some(Command::Adopt(args)) => table::adopt::run(shell, &args),
        Some(Command::Reseat(args)) => table::reseat::run(shell, &args),
        Some(Command::Log(args)) => slate::log::run(shell, &args),
        Some(Command::Explain(args)) => slate::explain::run(shell, &args),
        Some(Command::Score(args)) => slate::score::run(shell, &args),
        Some(Command::Rules(args)) => rules::run(shell, &args),
        Some(Command::Rescore(args)) => compare::rescore::run(shell, &args),
        Some(Command::Convert(args)) => rules::convert::run(shell, &args),
        Some(Command::Export(args)) => transfer::export::run(shell, &args),
        Some(Command::Import(args)) => transfer::import::run(shell, &args),
        Some(Command::Sync(args)) => transfer::sync::run(shell, &args),
        Some(Command::Choose(args)) => keep::choose::run(shell, &args),
        Some(Command::Referee(args)) => referee::run(shell, &args),
        Some(Command::Backup(args)) => keep::backup::run(shell, &args),
        Some(Command::Restore(args)) => keep::restore::run(shell, &args),
        Some(Command::Check(args)) => keep::check::run(shell, &args),
        Some(Command::Print(args)) => slate::print::run(shell, &args),
        Some(Command::Serve(args)) => table::serve::run(shell, &args),
        Some(Command::Watch(args)) => slate::watch::run(shell, &args),
        Some(Command::Config(args)) => settings::config::run(shell, &args),
        Some(Command::Completions(args)) => settings::manual::completions(shell, args.shell),
        Some(Command::Man(args)) => settings::manual::man(shell, args.output.as_deref()),
        Some(Command::Contest(args)) => contest::run(shell, &args),
        Some(Command::Stats(args)) => players::stats(shell, &args),
        Some(Command::Players(args)) => players::players(shell, &args),
    }
}
