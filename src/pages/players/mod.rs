//! Players: all of them, and everything about one.

mod career;

pub use career::{ListedPlayer, career, players};
pub(in crate::pages) use career::{facts, rest};
