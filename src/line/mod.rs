//! What is typed: the commands and what each takes, its help, and how it is read.

pub mod args;
pub mod cards;
pub mod commands;
pub mod days;
pub mod figure;
pub mod gather;
pub mod localise;
mod overview;
pub mod sets;
mod short;
pub mod word;

/// How wide standard output is, no more than that: as `COLUMNS` says, else as measured, else 80.
#[must_use]
pub fn width(most: usize) -> usize {
    let columns = std::env::var("COLUMNS").ok().and_then(|text| text.parse::<usize>().ok());
    let measured = || console::Term::stdout().size_checked().map(|(_, columns)| usize::from(columns));
    columns.or_else(measured).unwrap_or(80).clamp(NARROWEST, most.max(NARROWEST))
}

/// What is narrower is cut by the terminal.
const NARROWEST: usize = 30;
