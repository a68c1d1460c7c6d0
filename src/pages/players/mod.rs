//! Players: all of them, rankings of a period, and everything about one.

mod career;
mod ranking;
mod tallies;

pub use career::{Told, career};
pub(in crate::pages) use career::{facts, rest};
pub use ranking::{ListedPlayer, players, rankings};
pub(in crate::pages) use tallies::match_columns;
