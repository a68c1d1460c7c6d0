//! What is seen at the table, and how it is typed.

use crate::cards::{Card, Suit};
use crate::engine::{Account, Field, Kind, Role, Seat};
use crate::games::jass::{Atout, Kind as Declared};

crate::terms! {
    /// The round in which the trump was taken, where it does not follow from the suit.
    pub enum Round {
        /// The second.
        Second = "second",
    }
}

crate::events! {
    /// An event of the game.
    pub enum Event {
        /// The card that is turned up.
        opens Turn = "turn" .headed() { card: Card },
        /// A player takes: in the suit of the turned card, or in another one.
        opens Take = "take" .in_role(Role::Contract) { player: Seat, suit: Option<Atout>, round: Option<Round> },
        opens Pass,
        /// A player passes in the second round: everybody has in the first.
        opens SecondPass = "second-pass" { player: Seat },
        Points,
        Down = "down" .telling(false) {},
        Capot of [250, 252],
        /// King and queen of trumps in one hand; in which suit, at tout-atout.
        Belote = "belote" .headed().tacit() { player: Seat, suit: Option<Suit> },
        /// A declaration, with its highest card, or any of the four.
        Declare = "declare" .headed() .four(Declared::Carre.id()) { player: Seat, kind: Declared, card: Card },
        Tricks,
        /// A side took the last trick.
        LastTrick = "last-trick" { side: Account },
        Revoke,
        opens Misdeal,
        Annul,
    }
}

/// What `start` may carry besides the totals.
pub(crate) const START: &[Field] =
    &[Field::optional("held", Kind::Number(0, 10_000)), Field::optional("deals", Kind::Number(0, 1000))];
