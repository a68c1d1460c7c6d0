//! Everything the game has to say: lines, refusals, headlines, needs and notices.

use crate::cards::{Card, Suit};
use crate::engine::{Account, Arg, Common, Seat};
use crate::games::jass::{Atout, Figure, Refusal};

/// An option with its value: people read their titles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Id(pub &'static str);

impl From<Id> for Arg {
    fn from(id: Id) -> Arg {
        Arg::setting("belote", id.0)
    }
}

crate::reasons! {
    /// What the game says.
    pub enum Reason in "belote" also { Common(Common), Jass(Refusal) } {
        // Lines.
        Counted = "counted" { counted: Figure, points: i32 },
        Rest = "rest" { points: i32, total: i32 },
        Capot = "capot" { points: i32 },
        Nothing = "nothing",
        Fallen = "fallen" { points: i32 },
        FallenDry = "fallen-dry" { points: i32 },
        Failed = "failed",
        Belote = "belote" { points: i32 },
        BeloteMoved = "belote-moved" { points: i32, from: Account },
        Annonces = "annonces" { points: i32 },
        AnnoncesMoved = "annonces-moved" { points: i32, from: Account },
        AnnoncesBeaten = "annonces-beaten" { points: i32 },
        AnnoncesLevel = "annonces-level" { points: i32 },
        BonusLost = "bonus-lost" { points: i32 },
        LitigeHeld = "litige-held" { points: i32 },
        LitigeLast = "litige-last" { points: i32 },
        HeldWon = "held-won" { points: i32 },
        Revoked = "revoked" { points: i32 },
        RevokeAnnonces = "revoke-annonces" { points: i32 },
        RevokeNothing = "revoke-nothing",
        MisdealCost = "misdeal-cost" { points: i32 },
        // Refusals.
        NotForTwo = "not-for-two",
        TakenAlready = "taken-already" { by: Seat, trump: Atout },
        AllPassed = "all-passed",
        SuitMissing = "suit-missing",
        TurnedAgain = "turned-again" { card: Card },
        TurnedSuit = "turned-suit" { suit: Suit },
        NoSansAtout = "no-sans-atout",
        NoToutAtout = "no-tout-atout",
        HasSpoken = "has-spoken" { player: Seat, turn: Seat },
        NoRightToTake = "no-right-to-take" { by: Seat },
        NobodyTook = "nobody-took",
        TrumpUnknown = "trump-unknown",
        StartHeld = "start-held",
        Clash = "clash" { one: Id, other: Id },
        // Headlines.
        HeadOpen = "head-open" { trump: Atout },
        HeadMade = "head-made" { trump: Atout, points: i32 },
        HeadFailed = "head-failed" { trump: Atout, points: i32 },
        HeadDown = "head-down" { trump: Atout },
        HeadCapot = "head-capot" { trump: Atout },
        HeadDry = "head-dry" { trump: Atout },
        HeadLitige = "head-litige" { trump: Atout, points: i32 },
        HeadRevoked = "head-revoked" { by: Account },
        HeadMisdeal = "head-misdeal",
        HeadPassedOut = "head-passed-out",
        HeadAnnulled = "head-annulled",
        HeadTwo = "head-two" { first: i32, second: i32 },
        // The row of the sheet.
        SheetTake = "sheet-take" { trump: Atout },
        SheetTakeSecond = "sheet-take-second" { trump: Atout },
        SheetMade = "sheet-made" { points: i32, belote: Arg },
        SheetFailed = "sheet-failed" { points: i32, belote: Arg },
        SheetDown = "sheet-down" { belote: Arg },
        SheetCapot = "sheet-capot" { belote: Arg },
        SheetLitige = "sheet-litige" { points: i32, belote: Arg },
        SheetRevoked = "sheet-revoked" { by: Account },
        // Needs.
        NeedsPoints = "needs-points" { points: i32 },
        NeedsNotByBelote = "needs-not-by-belote" { points: i32 },
        NeedsDeals = "needs-deals" { left: i32 },
        NeedsExtraDeal = "needs-extra-deal",
        NeedsClose = "needs-close" { target: i32 },
        NeedsCloseWithTrick = "needs-close-with-trick" { target: i32 },
        NeedsCloseWithoutBelote = "needs-close-without-belote" { target: i32 },
        // Notices.
        SpeaksFirst = "speaks-first" { player: Seat, dealer: Seat },
        HeldNow = "held-now" { points: i32 },
        RestOfCards = "rest-of-cards" { taker: Seat },
        RestOfCardsTurned = "rest-of-cards-turned" { taker: Seat, card: Card },
        MayNotTake = "may-not-take" { by: Seat },
        CapotWanted = "capot-wanted",
        ResultKnown = "result-known",
        SaidDown = "said-down" { points: i32 },
        // Tables.
        ChartMarks = "chart-marks",
        ChartPoints = "chart-points",
        ChartValue = "chart-value" { points: i32, from: String },
        ColumnTa = "column-ta",
        ColumnSuit = "column-suit",
        ColumnExact = "column-exact" { to: String },
        ColumnMark = "column-mark",
        NoSuchScale = "no-such-scale" { asked: String },
        ValueTooMuch = "value-too-much" { points: i32, total: i32 },
        ColumnOutcome = "column-outcome",
        ColumnPoints = "column-points",
        ColumnTaker = "column-taker",
        ColumnDefence = "column-defence",
        NoSuchTake = "no-such-take" { asked: String },
        // Beside the cards.
        /// Finding: the queen before the king.
        QueenFirst = "finding-queen-first" { player: Seat },
        /// Finding: a declaration after the player's first card.
        DeclaredLate = "finding-declared-late" { player: Seat },
    }
}
