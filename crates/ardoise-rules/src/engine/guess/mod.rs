//! Which rules a pad was written by: the deals are scored again by rules near the known ones until every line is as written.

mod answers;
mod asking;
mod axes;
mod change;
mod cost;
mod dice;
mod distance;
mod levels;
mod likeness;
mod made_up;
mod mistold;
mod pad;
mod parting;
mod question;
mod repair;
mod retold;
mod search;
mod survey;

pub use answers::{Answer, Guessed, Mistold, Set, Unsaid, Wrong};
pub use asking::Asking;
pub use axes::House;
pub use pad::{Hindrance, Pad, Reading, Written, tells_its_end};
pub use parting::{Apart, Parted, Parting, RuleApart, part};
pub use question::Guess;
pub use retold::guess;
