//! Which rules a pad was written by: the deals are scored again by rules near the known ones until every line is as written.

mod answers;
mod asking;
mod axes;
mod distance;
mod pad;
mod parting;
mod search;

pub use answers::{Answer, Guess, Guessed, Set, Wrong, guess};
pub use asking::Asking;
pub use axes::House;
pub use pad::{Pad, Reading, Written, tells_its_end};
pub use parting::{Apart, Parted, Parting, RuleApart, part};
