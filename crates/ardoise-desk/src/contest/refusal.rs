//! What a contest does not take, as values.

use serde::{Deserialize, Serialize};

use super::draw::{EntryNo, NoDraw};

/// Why an event cannot be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "id", rename_all = "kebab-case")]
pub enum Refusal {
    /// The first event of a contest, and no other, says what it is played by.
    OpensOnce,
    /// A number of rounds that no contest has.
    Rounds {
        /// What was said.
        rounds: u16,
        /// The most there can be.
        most: u16,
    },
    /// The contest is over.
    Over,
    /// As many rounds are drawn as a contest can have.
    MostRounds {
        /// The most there can be.
        most: u16,
    },
    /// An entry has the wrong number of names.
    Names {
        /// How many it needs.
        expected: usize,
        /// How many there are.
        given: usize,
    },
    /// A name that is entered already.
    NameTaken {
        /// The name.
        name: String,
    },
    /// No such entry.
    NoEntry {
        /// What was said.
        entry: EntryNo,
    },
    /// A number that is not the next.
    NotNext {
        /// What was said.
        given: u32,
        /// The next.
        next: u32,
    },
    /// Whoever is withdrawn cannot withdraw.
    Withdrawn {
        /// The entry.
        entry: EntryNo,
    },
    /// Whoever plays cannot return.
    Playing {
        /// The entry.
        entry: EntryNo,
    },
    /// This format takes nobody after its first draw.
    Closed,
    /// A round is drawn when the one before is locked.
    NotLocked {
        /// The round before.
        round: u16,
    },
    /// Nothing could be drawn.
    NoDraw {
        /// Why.
        why: NoDraw,
    },
    /// A draw that seats somebody who does not play, or somebody twice.
    WrongSeats {
        /// The entry.
        entry: EntryNo,
    },
    /// No such round has been drawn.
    NoRound {
        /// What was said.
        round: u16,
    },
    /// The round has no such table.
    NoTable {
        /// The round.
        round: u16,
        /// What was said.
        table: u32,
    },
    /// A result has a number for each side.
    Scores {
        /// The table.
        table: u32,
        /// How many sides there are.
        expected: usize,
        /// How many numbers there were.
        given: usize,
    },
    /// A number that no table gives.
    TooLarge {
        /// What was said.
        number: i64,
        /// The most there can be, either way.
        most: i64,
    },
    /// In a bracket somebody must win.
    Undecided {
        /// The table.
        table: u32,
    },
    /// A result of a locked round is only changed with a reason.
    NeedsReason {
        /// The round.
        round: u16,
    },
    /// Nothing of a locked round is changed but its results.
    Locked {
        /// The round.
        round: u16,
    },
    /// Nothing to agree to yet, or nothing to lock: these tables have no result.
    Missing {
        /// The round.
        round: u16,
        /// The tables.
        tables: Vec<u32>,
    },
    /// A round is locked when both sides of each table stand by what was said on a phone.
    NotAgreed {
        /// The round.
        round: u16,
        /// The tables that wait.
        tables: Vec<u32>,
    },
}
