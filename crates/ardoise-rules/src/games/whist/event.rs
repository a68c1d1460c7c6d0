//! What is said at a table of whist, and how it is typed.

use crate::cards::{Card, Trump};
use crate::engine::{Account, Choice, Field, Kind, Role, Seat};

crate::terms! {
    /// How the penalty of one revoke is taken.
    pub enum Way {
        /// Added to the other side.
        Add = "add",
        /// Deducted from the side that revoked.
        Deduct = "deduct",
        /// Passed from one side to the other.
        Transfer = "transfer",
    }
}

crate::events! {
    /// Something seen at the table.
    pub enum Event {
        /// The dealer's last card is turned up.
        opens Turn = "turn" { card: Card },
        /// The trump is said, or called by somebody else than the player whose turn it is.
        opens Trump = "trump" .in_role(Role::Trump) { player: Option<Seat>, suit: Trump },
        opens Pass,
        Tricks,
        /// A side has three or four honours.
        Honours = "honours" .headed().tacit() { side: Account, count: i32 as Kind::Number(0, 4) },
        Capot,
        /// The table rules that a player revoked, and perhaps how the penalty is taken.
        Revoke { mode: Option<Way> } of 13,
        opens Misdeal,
        Annul,
    }
}

const GAMES: &[Choice] = &[Choice::new("0-0"), Choice::new("1-0"), Choice::new("0-1"), Choice::new("1-1")];

/// What a sheet may carry in besides the points of the open game.
pub(crate) const START: &[Field] = &[
    Field::optional("games", Kind::Choice(GAMES)),
    Field::optional("deals", Kind::Number(0, 999)),
    Field::optional("rubber-a", Kind::Number(0, 9999)),
    Field::optional("rubber-b", Kind::Number(0, 9999)),
];
