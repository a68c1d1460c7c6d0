//! What is seen at a table of Marjolet, and how it is typed.

use crate::cards::{Card, Suit};
use crate::engine::common::CAME;
use crate::engine::{Account, Seat};

crate::terms! {
    /// A combination as it is announced; [`super::Meld`] is the same with its suit.
    pub enum MeldKind {
        /// The four aces.
        FourAces = "four-aces",
        /// The four tens.
        FourTens = "four-tens",
        /// The four kings.
        FourKings = "four-kings",
        /// The four queens.
        FourQueens = "four-queens",
        /// King and queen of trump.
        RoyalMarriage = "royal-marriage",
        /// King and queen of a plain suit.
        Marriage = "marriage",
        /// The jack of trump with a queen.
        Marjolet = "marjolet",
        /// Jack and queen of a plain suit, where the house has it.
        JackQueen = "jack-queen",
    }
}

crate::events! {
    /// A fact of a deal.
    pub enum Event {
        /// The thirteenth card, turned: it makes the trump suit.
        opens Turn = "turn" .headed() { card: Card },
        /// A combination shown, with its suit; for a marjolet, that of the queen.
        Meld = "meld" .headed() { player: Seat, kind: MeldKind, suit: Option<Suit> },
        /// The seven of trump exchanged.
        Exchange = "exchange" .headed() { player: Seat },
        /// The seven of trump played.
        Seven = "seven" .headed() { player: Seat },
        /// The last card of the talon drawn.
        TalonLast = "talon-last" { player: Seat },
        /// Brisques taken in tricks, by one player or by both.
        Brisques = "brisques" .akin(CAME).headed() { counts: Vec<(Account, i32)> },
        /// The last trick.
        LastTrick = "last-trick" .headed() { player: Seat },
        /// All six tricks after the talon, the last one among them.
        SixLast = "six-last" .headed() { player: Seat },
        opens Misdeal,
        Annul,
    }
}
