//! What cannot have been counted or announced, in every game of the family.

use super::atout::Atout;
use super::declaration::Kind;
use crate::cards::{Card, Suit};
use crate::engine::{Account, Arg, Seat};

/// The words of these refusals and of the terms in them.
pub(crate) const WORDS: crate::lang::Texts = crate::languages!(texts! "words." ".ftl");

/// What was probably done wrong when points do not add up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// Nothing comes to mind.
    Unknown,
    /// The last trick was counted twice.
    DerTwice,
    /// The last trick was forgotten.
    DerMissing,
    /// The last trick was counted where it does not count.
    DerWrong,
    /// A belote was counted with the tricks.
    Belote,
    /// Rounded marks were given instead of points.
    Rounded,
    /// Aces were counted 11 instead of 19, or the other scale was used.
    Scale,
}

impl From<Slip> for Arg {
    fn from(slip: Slip) -> Arg {
        Arg::Term(match slip {
            Slip::Unknown => "slip-unknown",
            Slip::DerTwice => "slip-der-twice",
            Slip::DerMissing => "slip-der-missing",
            Slip::DerWrong => "slip-der-wrong",
            Slip::Belote => "slip-belote",
            Slip::Rounded => "slip-rounded",
            Slip::Scale => "slip-scale",
        })
    }
}

crate::reasons! {
    /// What cannot be, and what the cards disprove.
    pub enum Refusal in "shell" {
        PointsTooMany = "points-too-many" { points: i32, total: i32, slip: Slip },
        PointsBelow = "points-below" { points: i32, total: i32 },
        PointsSum = "points-sum" { one: i32, other: i32, sum: i32, total: i32, slip: Slip },
        PointsImpossible = "points-impossible" { points: i32, rest: i32, total: i32 },
        PointsApart = "points-apart" { points: i32, cards: usize, most: i32 },
        PointsTogether = "points-together" { one: i32, other: i32, sum: i32, cards: usize, least: i32, most: i32 },
        PointsWithoutTrick = "points-without-trick" { points: i32, known: Account },
        PointsAgainst = "points-against" { points: i32, known: i32 },
        PointsAgainstCapot = "points-against-capot" { points: i32, total: i32 },
        TricksSum = "tricks-sum" { sum: i32, all: i32 },
        TricksBelow = "tricks-below" { tricks: i32, all: i32 },
        TricksTooMany = "tricks-too-many" { tricks: i32, all: i32 },
        TricksAgainst = "tricks-against" { tricks: i32, known: i32 },
        CapotAgainst = "capot-against" { known: Account },
        CapotAgainstPoints = "capot-against-points" { points: i32 },
        CapotAgainstTricks = "capot-against-tricks" { tricks: i32 },
        GeneraleAgainst = "generale-against" { known: Seat },
        DerNotCounted = "der-not-counted",
        DerAgainst = "der-against" { known: Account },
        BeloteOff = "belote-off",
        BeloteAt = "belote-at" { trump: Atout },
        BeloteSuitMissing = "belote-suit-missing",
        BeloteWrongSuit = "belote-wrong-suit" { suit: Suit, trump: Atout },
        BeloteTwice = "belote-twice" { by: Seat },
        BeloteBoth = "belote-both" { by: Seat },
        AnnoncesOff = "annonces-off",
        NoSuchCarre = "no-such-carre" { card: Card },
        SequenceTooLow = "sequence-too-low" { kind: Kind, card: Card },
        CardElsewhere = "card-elsewhere" { card: Card, by: Seat },
        CardTwice = "card-twice" { card: Card },
        TooManyCards = "too-many-cards" { by: Seat, cards: usize },
        AlreadyRevoked = "already-revoked" { by: Seat },
        /// Finding: a declaration with a card that another held.
        FalseDeclaration = "finding-declaration" { player: Seat, card: Card, holder: Seat },
        /// Finding: the same, with king and queen of trump.
        FalseBelote = "finding-belote" { player: Seat, card: Card, holder: Seat },
        /// Refused: a belote of which another holds a card.
        BeloteDisproved = "belote-disproved" { player: Seat, card: Card, holder: Seat },
    }
}
