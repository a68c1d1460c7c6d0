//! Contests: entries, draws, results and standings of a hall, as a journal that is folded. Pure: time, author, dice and
//! the sealed number come from outside, and what a match gave is handed over as its totals.

mod corrected;
mod draw;
mod event;
mod fold;
mod lot;
mod next_round;
mod refusal;
mod show;
mod standings;
mod state;
mod table;
mod verify;

pub use corrected::{Effect, effects};
pub use draw::{
    Certificate, Design, Drawn, Dual, EntryNo, Format, Groups, Input, NoDraw, Odd, Past, Plan, Pool, Proof,
    Sides, cheapest, draw, has_design, rounds_of_design, without_meeting_again,
};
pub use event::{Counting, Criterion, Drawing, Event, OddRule, Opening, Prize, Row};
pub use fold::{Folded, fold, in_force};
pub use lot::{DICE, Lot, MOST_ROUNDS, Sealed, Seed, whole_throw};
pub use refusal::Refusal;
pub use show::{Shown, show, standings_json};
pub use standings::{Part, Standing, TieBreak, WON_TABLE, Why, standings};
pub use state::{Contest, Entry, Presence, Round, State};
pub use table::{MOST_SIDES, Table, Word, seats, side_letter, side_of_letter};
pub use verify::{Doubt, Verified, verify};

#[cfg(test)]
mod tests;
