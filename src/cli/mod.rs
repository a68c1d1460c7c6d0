//! The command line: one file a command, the options they share, and what failures look like.

mod add;
mod agree;
mod amend;
mod amend_page;
mod args;
mod ask;
mod brief;
mod carried;
mod check;
mod choose;
#[cfg(feature = "parquet")]
mod columns;
mod commands;
mod complete;
mod complete_events;
mod complete_values;
mod config;
mod convert;
mod days;
mod explain;
mod export;
mod failure;
mod gather;
mod guided;
mod guided_amend;
mod guided_new;
mod guided_page;
mod guided_ruling;
mod house;
mod import;
mod likely;
mod list;
mod localise;
mod log;
mod manual;
mod matches;
mod new;
mod overview;
mod paper;
mod paper_key;
mod paper_rows;
mod people;
mod play;
mod prepare;
mod print;
mod progress;
mod projection;
mod reconcile;
mod referee;
mod rescore;
mod rules;
mod rules_diff;
mod rules_save;
mod ruling;
mod ruling_page;
mod score;
mod search;
mod season;
mod sheets;
mod shell;
mod show;
mod transfer;
mod undo;
mod watch;

use std::ffi::OsString;

pub use house::House;

use commands::Command;
use failure::Failure;
use shell::Shell;

/// Runs the program and gives its exit status.
#[must_use]
pub fn run(argv: Vec<OsString>) -> u8 {
    if let Some(status) = complete::answer(&argv) {
        return status;
    }
    run_into(argv, Box::new(std::io::BufWriter::new(std::io::stdout())))
}

/// Runs the program with what it prints going elsewhere: pages and JSON, not the usage of the command line.
#[must_use]
pub fn run_into(argv: Vec<OsString>, out: Box<dyn std::io::Write>) -> u8 {
    let argv = gather::gathered(argv);
    let lang = localise::language(&argv);
    let cli = match localise::parse(argv, lang) {
        Ok(cli) => cli,
        Err(answer) => return answer.print(),
    };
    let mut shell = Shell::new(&cli.global, lang, out);
    let carried = cli.command.as_ref().is_some_and(Command::ends_an_evening);
    let result = dispatch(&mut shell, cli.command);
    if carried {
        shell.settle();
    }
    let status = match result {
        Ok(()) => 0,
        Err(failure) => shell.fail(&failure),
    };
    shell.flush();
    status.max(shell.unwritten())
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
        Some(Command::Amend(args)) => amend::run(shell, &args),
        Some(Command::Adopt(args)) => agree::adopt(shell, &args),
        Some(Command::Reseat(args)) => agree::reseat(shell, &args),
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
