//! What is seen at the table, and how it is typed.

use super::level::Level;
use crate::cards::{Card, Suit};
use crate::engine::{Account, Seat};
use crate::games::jass::{Kind as Declared, Trump};

crate::events! {
    /// An event of the game.
    pub enum Event {
        /// A player bids.
        opens Bid = "bid" ["contrat", "enchere"] { player: Seat, level: Level, suit: Option<Trump> },
        opens Pass,
        /// An opponent doubles.
        Coinche = "coinche" ["contre", "double"] .raising(0) { player: Seat },
        /// The coinched side redoubles.
        Surcoinche = "surcoinche" ["surcontre", "redouble"] .raising(1) { player: Seat },
        /// King and queen of trumps in one hand; in which suit, at tout-atout.
        Belote = "belote" [] .headed(&["belote"]) { player: Seat, suit: Option<Suit> },
        /// A declaration, with its highest card, or any of the four.
        Declare = "declare" ["annonce"] { player: Seat, kind: Declared, card: Card },
        Points,
        Made = "made" ["fait"] {},
        Down = "down" ["chute", "dedans", "failed"] .spelled("chuté") {},
        Capot,
        /// A player took every trick.
        Generale = "generale" [] .spelled("générale") { player: Seat },
        Tricks,
        /// A side took the last trick.
        Der = "der" ["dix-de-der"] { side: Account },
        Revoke,
        opens Misdeal,
        opens Weak,
        Annul,
    }
}
