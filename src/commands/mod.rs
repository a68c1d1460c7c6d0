//! One file a command: what was typed becomes a change at the desk, or a page.

pub mod add;
pub mod adopt;
pub mod amend;
pub mod backup;
pub mod check;
pub mod choose;
pub mod close;
pub mod config;
pub mod convert;
pub mod explain;
pub mod export;
pub mod import;
pub mod list;
pub mod log;
pub mod manual;
pub mod new;
pub mod people;
pub mod play;
pub mod print;
pub mod reconcile;
pub mod referee;
pub mod rescore;
pub mod reseat;
pub mod restore;
pub mod rules;
pub mod ruling;
pub mod score;
pub mod show;
pub mod undo;
pub mod watch;

use crate::line::commands::Command;
use crate::shell::Shell;
use crate::shell::failure::Failure;

/// Does what was typed.
pub fn run(shell: &mut Shell, command: Option<Command>) -> Result<(), Failure> {
    match command {
        None => show::current(shell),
        Some(Command::New(args)) => new::run(shell, &args),
        Some(Command::Add(args)) => add::run(shell, &args),
        Some(Command::Play(args)) => play::run(shell, &args),
        Some(Command::Show(args)) => show::run(shell, &args),
        Some(Command::List(args)) => list::run(shell, &args),
        Some(Command::Undo(args)) => undo::undo(shell, &args),
        Some(Command::Redo(args)) => undo::redo(shell, &args),
        Some(Command::Close(args)) => close::run(shell, &args),
        Some(Command::Amend(args)) => amend::run(shell, &args),
        Some(Command::Adopt(args)) => adopt::run(shell, &args),
        Some(Command::Reseat(args)) => reseat::run(shell, &args),
        Some(Command::Log(args)) => log::run(shell, &args),
        Some(Command::Explain(args)) => explain::run(shell, &args),
        Some(Command::Score(args)) => score::run(shell, &args),
        Some(Command::Rules(args)) => rules::run(shell, &args),
        Some(Command::Rescore(args)) => rescore::run(shell, &args),
        Some(Command::Convert(args)) => convert::run(shell, &args),
        Some(Command::Export(args)) => export::run(shell, &args),
        Some(Command::Import(args)) => import::run(shell, &args),
        Some(Command::Choose(args)) => choose::run(shell, &args),
        Some(Command::Referee(args)) => referee::run(shell, &args),
        Some(Command::Backup(args)) => backup::run(shell, &args),
        Some(Command::Restore(args)) => restore::run(shell, &args),
        Some(Command::Check(args)) => check::run(shell, &args),
        Some(Command::Print(args)) => print::run(shell, &args),
        Some(Command::Watch(args)) => watch::run(shell, &args),
        Some(Command::Config(args)) => config::run(shell, &args),
        Some(Command::Completions(args)) => manual::completions(shell, args.shell),
        Some(Command::Man(args)) => manual::man(shell, args.output.as_deref()),
        Some(Command::Stats(args)) => people::stats(shell, &args),
        Some(Command::Players(args)) => people::players(shell, &args),
    }
}
