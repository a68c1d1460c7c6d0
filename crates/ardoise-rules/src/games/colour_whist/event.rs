//! What is seen at the table, and how it is typed.

use super::contract::Contract;
use crate::cards::{Suit, Trump};
use crate::engine::{Choice, Field, Kind, Role, Seat};

crate::terms! {
    /// How the partner filled the trou.
    pub enum Place {
        /// In the suit of his ace.
        In = "in",
        /// In another suit.
        Beside = "beside",
    }
}

crate::events! {
    /// An event of the game.
    pub enum Event {
        /// A contract is announced.
        opens Bid = "bid" .in_role(Role::Contract) { player: Seat, contract: Contract, suit: Option<Trump> },
        /// A player joins the last caller.
        Support = "support" .in_role(Role::Partner).headed() { player: Seat },
        opens Pass,
        /// The first speaker waits.
        opens Wait = "wait" { player: Seat },
        /// A player holds three aces.
        opens Trou = "trou" { player: Seat },
        /// The holder of the fourth ace fills the trou.
        Fill = "fill" { player: Seat, suit: Suit, place: Place },
        Tricks,
        /// A declarer has made his contract, or every declarer where none is named.
        Made = "made" .telling(true) { player: Option<Seat> },
        /// A declarer has lost his contract, or every declarer where none is named.
        Down = "down" .telling(false) { player: Option<Seat> },
        Revoke,
        opens Misdeal,
        Annul,
    }
}

/// What `start` may carry besides the totals.
pub(crate) const START: &[Field] = &[
    Field::optional(
        "doubled",
        Kind::Choice(&[
            Choice::with("no", crate::keyword!("no")),
            Choice::with("yes", crate::keyword!("yes")),
        ]),
    ),
    Field::optional("deals", Kind::Number(0, 9999)),
];
