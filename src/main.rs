//! Hands the arguments to the command line and its answer to the system.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(ardoise::run(std::env::args_os().collect()))
}
