//! Ardoise: the scorekeeper and referee that sits beside a real card table. This is the program; the rules are in
//! `ardoise-rules`, the database in `ardoise-desk`.

mod commands;
mod complete;
mod evening;
mod guided;
mod line;
pub mod pages;
pub mod render;
mod season;
mod serve;
mod shell;
mod signals;
mod transfer;
pub mod words;

use std::ffi::OsString;

pub use ardoise_desk::houses::House;

use line::{gather, localise};
use shell::{Shell, language};

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
    signals::outlive_limits();
    let argv = gather::gathered(argv);
    let lang = language::of_run(&argv);
    let cli = match localise::parse(argv, lang) {
        Ok(cli) => cli,
        Err(answer) => return answer.print(lang),
    };
    let mut shell = Shell::new(&cli.global, lang, out);
    let result = commands::run(&mut shell, cli.command).and_then(|()| shell.put_down());
    let status = match result {
        Ok(()) => 0,
        Err(failure) => shell.fail(&failure),
    };
    shell.left_beside();
    shell.flush();
    status.max(shell.unwritten())
}
