//! What is seen at the table, and how it is typed.

use super::level::Level;
use crate::cards::{Card, Suit};
use crate::engine::{Account, Role, Seat};
use crate::games::jass::{Atout, Kind as Declared};

crate::events! {
    /// An event of the game.
    pub enum Event {
        /// A player bids.
        opens Bid = "bid" .in_role(Role::Contract) { player: Seat, level: Level, suit: Option<Atout> },
        opens Pass,
        /// An opponent doubles.
        Coinche = "coinche" .raising(0) { player: Seat },
        /// The coinched side redoubles.
        Surcoinche = "surcoinche" .raising(1) { player: Seat },
        /// King and queen of trumps in one hand; in which suit, at tout-atout.
        Belote = "belote" .headed().tacit() { player: Seat, suit: Option<Suit> },
        /// A declaration, with its highest card, or any of the four.
        Declare = "declare" .headed() .four(Declared::Carre.id()) { player: Seat, kind: Declared, card: Card },
        Points,
        Made = "made" .telling(true) {},
        Down = "down" .telling(false) {},
        Capot of [250, 252],
        /// A player took every trick.
        Generale = "generale" { player: Seat },
        Tricks,
        /// A side took the last trick.
        Der = "der" { side: Account },
        Revoke,
        opens Misdeal,
        opens Weak,
        Annul,
    }
}
