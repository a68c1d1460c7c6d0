//! What is seen at a table of Marjolet, and how it is typed.

use crate::cards::{Card, Suit};
use crate::engine::{Account, Seat};

crate::terms! {
    /// A combination as it is announced; [`super::Meld`] is the same with its suit.
    pub enum MeldKind {
        /// The four aces.
        FourAces = "four-aces" ["carre-as", "carre-d-as"] "carré-as",
        /// The four tens.
        FourTens = "four-tens" ["carre-dix", "carre-10", "carre-de-dix"] "carré-dix",
        /// The four kings.
        FourKings = "four-kings" ["carre-rois", "carre-roi", "carre-de-rois"] "carré-rois",
        /// The four queens.
        FourQueens = "four-queens" ["carre-dames", "carre-dame", "carre-de-dames"] "carré-dames",
        /// King and queen of trump.
        RoyalMarriage = "royal-marriage" ["mariage-royal"],
        /// King and queen of a plain suit.
        Marriage = "marriage" ["mariage"],
        /// The jack of trump with a queen.
        Marjolet = "marjolet" [],
        /// Jack and queen of a plain suit, where the house has it.
        JackQueen = "jack-queen" ["valet-dame"],
    }
}

crate::events! {
    /// A fact of a deal.
    pub enum Event {
        /// The thirteenth card, turned: it makes the trump suit.
        opens Turn = "turn" ["retourne"] { card: Card },
        /// A combination shown, with its suit; for a marjolet, that of the queen.
        Meld = "meld" ["annonce"] { player: Seat, kind: MeldKind, suit: Option<Suit> },
        /// The seven of trump exchanged.
        Exchange = "exchange" ["echange"] .spelled("échange") { player: Seat },
        /// The seven of trump played.
        Seven = "seven" ["sept"] { player: Seat },
        /// The last card of the talon drawn.
        TalonLast = "talon-last" ["derniere-carte"] .spelled("dernière-carte") { player: Seat },
        /// Brisques taken in tricks, by one player or by both.
        Brisques = "brisques" [] { counts: Vec<(Account, i32)> },
        /// The last trick.
        LastTrick = "last-trick" ["der"] { player: Seat },
        /// All six tricks after the talon, the last one among them.
        SixLast = "six-last" ["six-dernieres"] .spelled("six-dernières") { player: Seat },
        opens Misdeal,
        Annul,
    }
}
