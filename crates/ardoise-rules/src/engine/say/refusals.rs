//! What the engine itself has to say: refusals about deals and matches, lines of adjustments.

use crate::engine::say::{Said, Say as _};
use crate::engine::table::{Account, Seat};

crate::reasons! {
    /// The engine's own refusals and reasons; their words are the shell's.
    pub enum Engine in "shell" {
        /// A `deal` line while a deal is open.
        DealUnfinished = "deal-unfinished" { deal: u32 },
        /// A new deal after the end.
        MatchOver = "match-over",
        /// The table cannot stop before it has played.
        NothingPlayed = "nothing-played",
        /// The table cannot stop in the middle of a deal.
        CloseUnfinished = "close-unfinished" { deal: u32 },
        /// Points that must sum to zero do not.
        NotZeroSum = "not-zero-sum" { sum: i64 },
        /// A stored event that cannot be read.
        UnreadableEvent = "unreadable-event" { text: String },
        /// A seat the table does not have.
        NoSuchSeat = "no-such-seat" { seat: usize },
        /// A journal without its first entry.
        NoOpening = "no-opening",
        /// A journal of a game this program does not know.
        UnknownGame = "unknown-game-stored" { game: String },
        /// Rules that cannot be read.
        UnreadableRules = "unreadable-rules" { option: String },
        /// Line: points by hand, and why.
        Adjusted = "line-adjust" { text: String },
        /// The same, of which nobody says why.
        AdjustedAlone = "line-adjust-alone",
        /// Line: carried in from a paper sheet.
        CarriedIn = "line-start",
        /// A paper total that differs from ours.
        TotalsDiffer = "totals-differ" { account: Account, said: i32, counted: i32 },
        /// Somebody agrees at a table that asks nobody.
        NobodyAsked = "agree-nobody-asked",
        /// Somebody agrees to what is not there, or not finished.
        NothingToAgree = "agree-nothing" { deal: u32 },
        /// A deal without an end, followed by another.
        NoEnd = "deal-without-end" { deal: u32 },
    }
}

impl Engine {
    /// Is it said of a total on paper that differs from ours?
    #[must_use]
    pub fn is_of_totals(said: &Said) -> bool {
        let differ = Engine::TotalsDiffer { account: Account::Seat(Seat::at(0)), said: 0, counted: 0 };
        said.id == differ.id()
    }
}
