//! Which rules a pad was written by: the deals are scored again by rules near the known ones until every line is as written.

mod answers;
mod asking;
mod axes;
mod pad;
mod search;

pub use answers::{Answer, Guess, Guessed, Set, Wrong, guess};
pub use asking::Asking;
pub use axes::House;
pub use pad::{Pad, Parted, Reading, Written, part};
