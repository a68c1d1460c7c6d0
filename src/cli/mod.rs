//! The command line: one file a command, the options they share, and what failures look like.

mod add;
mod args;
mod check;
mod convert;
mod explain;
mod failure;
mod house;
mod list;
mod localise;
mod log;
mod matches;
mod new;
mod play;
mod print;
mod rescore;
mod rules;
mod rules_diff;
mod ruling;
mod score;
mod search;
mod sheets;
mod shell;
mod show;
mod transfer;
mod undo;

use std::ffi::OsString;

use args::Command;
use failure::Failure;
use shell::Shell;

/// Runs the program and gives its exit status.
#[must_use]
pub fn run(argv: Vec<OsString>) -> u8 {
    let lang = localise::language(&argv);
    let cli = match localise::parse(argv, lang) {
        Ok(cli) => cli,
        Err(answer) => return answer.print(),
    };
    let mut shell = Shell::new(&cli.global, lang);
    let result = dispatch(&mut shell, cli.command);
    let status = match result {
        Ok(()) => 0,
        Err(failure) => shell.fail(&failure),
    };
    shell.flush();
    status
}

fn dispatch(shell: &mut Shell, command: Option<Command>) -> Result<(), Failure> {
    match command {
        None => show::current(shell),
        Some(Command::New(args)) => new::run(shell, &args),
        Some(Command::Add(args)) => add::run(shell, &args),
        Some(Command::Play(args)) => play::run(shell, &args),
        Some(Command::Show(args)) => show::run(shell, &args),
        Some(Command::List(args)) => list::run(shell, &args),
        Some(Command::Undo(args)) => undo::undo(shell, &args),
        Some(Command::Redo(args)) => undo::redo(shell, &args),
        Some(Command::Log(args)) => log::run(shell, &args),
        Some(Command::Explain(args)) => explain::run(shell, &args),
        Some(Command::Score(args)) => score::run(shell, &args),
        Some(Command::Rules(args)) => rules::run(shell, &args),
        Some(Command::Rescore(args)) => rescore::run(shell, &args),
        Some(Command::Convert(args)) => convert::run(shell, &args),
        Some(Command::Export(args)) => transfer::export(shell, &args),
        Some(Command::Import(args)) => transfer::import(shell, &args),
        Some(Command::Check(args)) => check::run(shell, &args),
        Some(Command::Print(args)) => print::run(shell, &args),
        Some(Command::Ruling(args)) => ruling::run(shell, &args),
    }
}
