//! Everything the game has to say: lines, refusals, headlines, needs and notices.

use super::bid::{Level, Trump};
use super::count::Figure;
use super::declare::Kind;
use super::marks::{Cell, Stake};
use crate::cards::{Card, Suit};
use crate::engine::{Account, Arg, Seat};

/// A word that is shown as it is typed: an option and its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Id(pub &'static str);

impl From<Id> for Arg {
    fn from(id: Id) -> Arg {
        Arg::Text(id.0.to_owned())
    }
}

impl From<Stake> for Arg {
    fn from(stake: Stake) -> Arg {
        Arg::Term(match stake {
            Stake::Plain => "stake-plain",
            Stake::Coinched => "stake-coinched",
            Stake::Surcoinched => "stake-surcoinched",
        })
    }
}

/// A word of a printed cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Name {
    /// The points of the side itself.
    Points,
    /// The points of the other side.
    TheirPoints,
    /// The bid.
    Bid,
    /// It goes to the taker's side.
    ToTaker,
    /// It goes to the defence.
    ToDefence,
    /// It goes to nobody.
    ToNobody,
}

impl From<Name> for Arg {
    fn from(name: Name) -> Arg {
        Arg::Term(match name {
            Name::Points => "points",
            Name::TheirPoints => "their-points",
            Name::Bid => "bid",
            Name::ToTaker => "to-taker",
            Name::ToDefence => "to-defence",
            Name::ToNobody => "nobody",
        })
    }
}

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
    /// What the game says.
    pub enum Reason in "coinche" {
        // Lines.
        MarksPoints = "marks-points" { counted: Figure, points: i32, cell: Cell },
        MarksPointsTimes = "marks-points-times" { counted: Figure, points: i32, times: i32, cell: Cell },
        MarksTheirPoints = "marks-their-points" { points: i32, times: i32, cell: Cell },
        MarksFlat = "marks-flat" { points: i32, cell: Cell },
        MarksBid = "marks-bid" { bid: i32, cell: Cell },
        MarksBidTimes = "marks-bid-times" { bid: i32, times: i32, cell: Cell },
        MarksNothing = "marks-nothing" { cell: Cell },
        FailedMarksNothing = "failed-marks-nothing" { cell: Cell },
        LineRounded = "line-rounded" { sum: i32, rounded: i32 },
        Belote = "belote" { points: i32, times: i32, cell: Cell },
        BeloteMoved = "belote-moved" { points: i32, times: i32, from: Account, cell: Cell },
        Annonces = "annonces" { points: i32, times: i32, cell: Cell },
        AnnoncesMoved = "annonces-moved" { points: i32, times: i32, from: Account, cell: Cell },
        BonusLost = "bonus-lost" { points: i32, cell: Cell },
        HeldWon = "held-won" { points: i32 },
        LitigeDefence = "litige-defence" { counted: Figure, points: i32 },
        LitigeHeld = "litige-held" { points: i32 },
        RevokeLost = "revoke-lost" { points: i32, bid: i32, cell: Cell },
        RevokeFlat = "revoke-flat" { points: i32 },
        RevokeNothing = "revoke-nothing",
        MisdealCost = "misdeal-cost" { points: i32 },
        // Refusals of bids.
        SuitMissing = "suit-missing" { level: Level },
        SchmurtzHasNoSuit = "schmurtz-has-no-suit",
        NoSansAtout = "no-sans-atout",
        NoToutAtout = "no-tout-atout",
        OnlyCapotAt = "only-capot-at" { trump: Trump },
        NoGenerale = "no-generale",
        NoCapotBelote = "no-capot-belote",
        NoSchmurtz = "no-schmurtz",
        NoBeloteAt = "no-belote-at" { trump: Trump },
        NotInBidTable = "not-in-bid-table" { level: i32, trump: Trump },
        BidTooLow = "bid-too-low" { level: i32, min: i32 },
        BidTooHigh = "bid-too-high" { level: i32, max: i32 },
        BidOffStep = "bid-off-step" { level: i32, step: i32 },
        BidNotHigher = "bid-not-higher" {
            level: Level, trump: Trump, by: Seat, standing: Level, standing_trump: Trump
        },
        OwnBid = "own-bid" { by: Seat, level: Level, trump: Trump },
        OwnSuit = "own-suit" { by: Seat, trump: Trump },
        TooManyBids = "too-many-bids" { by: Seat, max: i32 },
        BidAfterCoinche = "bid-after-coinche" { by: Seat, level: Level, trump: Trump },
        NoRightToBid = "no-right-to-bid" { by: Seat },
        AuctionOver = "auction-over" { by: Seat, level: Level, trump: Trump },
        AllPassed = "all-passed",
        PassedAlready = "passed-already" { player: Seat, speaker: Seat },
        NothingToCoinche = "nothing-to-coinche",
        CoincheOwnSide = "coinche-own-side" { by: Seat, level: Level, trump: Trump },
        AlreadyCoinched = "already-coinched" { by: Seat },
        CoincheTooLate = "coinche-too-late" { by: Seat, level: Level, trump: Trump },
        CoincheBarred = "coinche-barred" { level: Level, trump: Trump, option: Id },
        CoincheNotInTurn = "coinche-not-in-turn" { player: Seat },
        NothingToSurcoinche = "nothing-to-surcoinche",
        AlreadySurcoinched = "already-surcoinched" { by: Seat },
        SurcoincheOtherSide = "surcoinche-other-side" { by: Seat },
        SurcoincheBidderOnly = "surcoinche-bidder-only" { by: Seat },
        SurcoincheDeclined = "surcoinche-declined" { player: Seat },
        // Refusals of results.
        NoContract = "no-contract",
        PointsTooMany = "points-too-many" { points: i32, total: i32, slip: Slip },
        PointsSum = "points-sum" { one: i32, other: i32, sum: i32, total: i32, slip: Slip },
        PointsImpossible = "points-impossible" { points: i32, rest: i32, total: i32 },
        PointsAgainst = "points-against" { points: i32, known: i32 },
        PointsAgainstCapot = "points-against-capot" { points: i32, total: i32 },
        TricksSum = "tricks-sum" { sum: i32 },
        TricksTooMany = "tricks-too-many" { tricks: i32 },
        TricksAgainst = "tricks-against" { tricks: i32, known: i32 },
        CapotAgainst = "capot-against" { known: Account },
        CapotAgainstPoints = "capot-against-points" { points: i32 },
        CapotAgainstTricks = "capot-against-tricks" { tricks: i32 },
        GeneraleAgainst = "generale-against" { known: Seat },
        DerNotCounted = "der-not-counted",
        DerAgainst = "der-against" { known: Account },
        BeloteOff = "belote-off",
        BeloteAt = "belote-at" { trump: Trump },
        BeloteSuitMissing = "belote-suit-missing",
        BeloteWrongSuit = "belote-wrong-suit" { suit: Suit, trump: Trump },
        BeloteTwice = "belote-twice" { by: Seat },
        BeloteBoth = "belote-both" { by: Seat },
        AnnoncesOff = "annonces-off",
        NoSuchCarre = "no-such-carre" { card: Card },
        SequenceTooLow = "sequence-too-low" { kind: Kind, card: Card },
        CardElsewhere = "card-elsewhere" { card: Card, by: Seat },
        CardTwice = "card-twice" { card: Card },
        TooManyCards = "too-many-cards" { by: Seat, cards: usize },
        NoBeloteRecorded = "no-belote-recorded" { by: Seat, level: Level, trump: Trump },
        AlreadyRevoked = "already-revoked" { by: Seat },
        NotTheDealer = "not-the-dealer" { dealer: Seat },
        WeakOff = "weak-off",
        WeakTooLate = "weak-too-late" { player: Seat },
        NotASide = "not-a-side",
        // Clashes.
        Clash = "clash" { one: Id, other: Id },
        BidLimits = "bid-limits" { min: i32, max: i32 },
        // Headlines.
        HeadOpen = "head-open" { level: Level, trump: Trump, stake: Stake },
        HeadMade = "head-made" { level: Level, trump: Trump, stake: Stake },
        HeadMadeWith = "head-made-with" { level: Level, trump: Trump, stake: Stake, points: i32 },
        HeadFailed = "head-failed" { level: Level, trump: Trump, stake: Stake },
        HeadFailedWith = "head-failed-with" { level: Level, trump: Trump, stake: Stake, points: i32 },
        HeadSwept = "head-swept" { level: Level, trump: Trump, stake: Stake },
        HeadLitige = "head-litige" { level: Level, trump: Trump, stake: Stake },
        HeadRevoked = "head-revoked" { level: Level, trump: Trump, stake: Stake, by: Account },
        HeadMisdeal = "head-misdeal",
        HeadPassedOut = "head-passed-out",
        HeadAnnulled = "head-annulled",
        // The row of the sheet.
        SheetBid = "sheet-bid" { level: Level, trump: Trump },
        SheetRaised = "sheet-raised" { stake: Arg },
        SheetMade = "sheet-made" { belote: Arg },
        SheetMadeWith = "sheet-made-with" { points: i32, belote: Arg },
        SheetFailed = "sheet-failed" { belote: Arg },
        SheetFailedWith = "sheet-failed-with" { points: i32, belote: Arg },
        SheetSwept = "sheet-swept" { belote: Arg },
        SheetLitige = "sheet-litige" { points: i32, belote: Arg },
        SheetRevoked = "sheet-revoked" { by: Account },
        // Needs.
        NeedsPoints = "needs-points" { points: i32 },
        NeedsPointsAndDeal = "needs-points-and-deal" { points: i32 },
        NeedsNotByBelote = "needs-not-by-belote" { target: i32 },
        NeedsPointsNoBelote = "needs-points-no-belote" { points: i32 },
        NeedsPointsAsTaker = "needs-points-as-taker" { points: i32 },
        NeedsDealWon = "needs-deal-won",
        NeedsTaken = "needs-taken",
        NeedsExtraDeal = "needs-extra-deal",
        NeedsDeals = "needs-deals" { left: i32 },
        // Notices.
        SpeaksRight = "speaks-right" { player: Seat, dealer: Seat },
        SpeaksLeft = "speaks-left" { player: Seat, dealer: Seat },
        HeldNow = "held-now" { points: i32 },
        TwoMoreCards = "two-more-cards" { dealer: Seat },
        SpokenNoBid = "spoken-no-bid" { by: Seat },
        Pays = "pays" { by: Account, made: i32, others: Account, failed: i32 },
        LeadsOwn = "leads-own" { player: Seat },
        NoTopLead = "no-top-lead",
        DerWanted = "der-wanted",
        // Tables.
        ChartMarks = "chart-marks",
        ChartMarksAt = "chart-marks-at" { trump: Trump },
        ChartPoints = "chart-points",
        ChartBids = "chart-bids",
        ChartValue = "chart-value" { points: i32, from: Id },
        ChartPays = "chart-pays" { level: Level, trump: Trump, stake: Stake },
        SumNothing = "sum-nothing",
        SumFlat = "sum-flat" { flat: i32 },
        SumOne = "sum-one" { n1: i32, t1: Name },
        SumFlatOne = "sum-flat-one" { flat: i32, n1: i32, t1: Name },
        SumTwo = "sum-two" { n1: i32, t1: Name, n2: i32, t2: Name },
        SumFlatTwo = "sum-flat-two" { flat: i32, n1: i32, t1: Name, n2: i32, t2: Name },
        SumThree = "sum-three" {
            n1: i32, t1: Name, n2: i32, t2: Name, n3: i32, t3: Name
        },
        SumFlatThree = "sum-flat-three" {
            flat: i32, n1: i32, t1: Name, n2: i32, t2: Name, n3: i32, t3: Name
        },
        SumBonus = "sum-bonus" { n1: i32, t1: Name, n2: i32, t2: Name },
        ColumnOutcome = "column-outcome",
        ColumnStake = "column-stake",
        ColumnTaker = "column-taker",
        ColumnDefence = "column-defence",
        ColumnBelote = "column-belote",
        ColumnAnnonces = "column-annonces",
        ColumnScale = "column-scale",
        ColumnExact = "column-exact",
        ColumnRead = "column-read",
        ColumnClassic = "column-classic",
        ColumnSuit = "column-suit",
        ColumnSa = "column-sa",
        ColumnTa = "column-ta",
        ColumnPoints = "column-points",
        NoSuchScale = "no-such-scale" { asked: String },
        ValueTooMuch = "value-too-much" { points: i32, total: i32 },
        NoSuchStake = "no-such-stake",
        NoSuchLevel = "no-such-level" { asked: String },
        // Beside the cards.
        /// Finding: a declaration with a card that another held.
        FalseDeclaration = "finding-declaration" { player: Seat, card: Card, holder: Seat },
        /// Finding: the same, with king and queen of trump.
        FalseBelote = "finding-belote" { player: Seat, card: Card, holder: Seat },
    }
}
