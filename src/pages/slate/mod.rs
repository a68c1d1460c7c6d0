//! The slate: what counts now, in a wide window and in a narrow one, and what is told at the end.

mod board;
mod ending;
mod strip;

pub(in crate::pages) use board::day;
pub use board::{
    Needs, Scope, closing, coming, deals, heading, needs, parts, plays, result, slate, slate_within,
    whose_turn,
};
pub(in crate::pages) use ending::totals;
pub use ending::{ending, summary};
pub use strip::{Drawn, fitting_names, strip};
