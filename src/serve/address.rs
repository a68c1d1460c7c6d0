//! The addresses of what is served: a match, a contest, a table of a round.

use std::fmt::Display;

/// A match, or something of it: `rest` begins with a stroke, or is empty.
pub fn of_match(id: impl Display, rest: &str) -> String {
    format!("/m/{id}{rest}")
}

/// A contest, or something of it.
pub fn of_contest(id: impl Display, rest: &str) -> String {
    format!("/c/{id}{rest}")
}

/// A table of a round of a contest.
pub fn of_table(id: impl Display, round: u16, table: u32) -> String {
    of_contest(id, &format!("/{round}/{table}"))
}
