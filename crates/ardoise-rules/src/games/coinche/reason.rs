//! Everything the game has to say: lines, refusals, headlines, needs and notices.

use super::level::Level;
use super::marks::{Cell, Stake};
use crate::engine::{Account, Arg, Common, Seat};
use crate::games::jass::{Atout, Figure, Refusal};

/// An option, alone or with its value: people read their titles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Id(pub &'static str);

impl From<Id> for Arg {
    fn from(id: Id) -> Arg {
        Arg::setting("coinche", id.0)
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

crate::reasons! {
    /// What the game says.
    pub enum Reason in "coinche" also { Common(Common), Jass(Refusal) } {
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
        AnnoncesBeaten = "annonces-beaten" { points: i32 },
        AnnoncesLevel = "annonces-level" { points: i32 },
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
        OnlyCapotAt = "only-capot-at" { trump: Atout },
        NoGenerale = "no-generale",
        NoCapotBelote = "no-capot-belote",
        NoSchmurtz = "no-schmurtz",
        NoSlamForTwo = "no-slam-for-two" { level: Level },
        NoBeloteAt = "no-belote-at" { trump: Atout },
        NotInBidTable = "not-in-bid-table" { level: i32, trump: Atout },
        BidTooLow = "bid-too-low" { level: i32, min: i32 },
        BidTooHigh = "bid-too-high" { level: i32, max: i32 },
        BidOffStep = "bid-off-step" { level: i32, step: i32 },
        BidNotHigher = "bid-not-higher" {
            level: Level, trump: Atout, by: Seat, standing: Level, standing_trump: Atout
        },
        OwnBid = "own-bid" { by: Seat, level: Level, trump: Atout },
        OwnSuit = "own-suit" { by: Seat, trump: Atout },
        TooManyBids = "too-many-bids" { by: Seat, max: i32 },
        BidAfterCoinche = "bid-after-coinche" { by: Seat, level: Level, trump: Atout },
        NoRightToBid = "no-right-to-bid" { by: Seat },
        AuctionOver = "auction-over" { by: Seat, level: Level, trump: Atout },
        AllPassed = "all-passed",
        PassedAlready = "passed-already" { player: Seat, speaker: Seat },
        NothingToCoinche = "nothing-to-coinche",
        CoincheOwnSide = "coinche-own-side" { by: Seat, level: Level, trump: Atout },
        AlreadyCoinched = "already-coinched" { by: Seat },
        CoincheTooLate = "coinche-too-late" { by: Seat, level: Level, trump: Atout },
        CoincheBarred = "coinche-barred" { level: Level, trump: Atout, option: Id },
        CoincheNotInTurn = "coinche-not-in-turn" { player: Seat },
        NothingToSurcoinche = "nothing-to-surcoinche",
        AlreadySurcoinched = "already-surcoinched" { by: Seat },
        SurcoincheOtherSide = "surcoinche-other-side" { by: Seat },
        SurcoincheBidderOnly = "surcoinche-bidder-only" { by: Seat },
        SurcoincheDeclined = "surcoinche-declined" { player: Seat },
        // Refusals of results.
        NoContract = "no-contract",
        NoBeloteRecorded = "no-belote-recorded" { by: Seat, level: Level, trump: Atout },
        WeakOff = "weak-off",
        WeakTooLate = "weak-too-late" { player: Seat },
        // Clashes.
        Clash = "clash" { one: Id, other: Id },
        BidLimits = "bid-limits" { min: i32, max: i32 },
        CapotBelowBid = "capot-below-bid" { option: Id, all: i32, bid: i32 },
        // Headlines.
        HeadOpen = "head-open" { level: Level, trump: Atout, stake: Stake },
        HeadMade = "head-made" { level: Level, trump: Atout, stake: Stake },
        HeadMadeWith = "head-made-with" { level: Level, trump: Atout, stake: Stake, points: i32 },
        HeadFailed = "head-failed" { level: Level, trump: Atout, stake: Stake },
        HeadFailedWith = "head-failed-with" { level: Level, trump: Atout, stake: Stake, points: i32 },
        HeadSwept = "head-swept" { level: Level, trump: Atout, stake: Stake },
        HeadLitige = "head-litige" { level: Level, trump: Atout, stake: Stake },
        HeadRevoked = "head-revoked" { level: Level, trump: Atout, stake: Stake, by: Account },
        HeadMisdeal = "head-misdeal",
        HeadPassedOut = "head-passed-out" { passes: usize },
        HeadAnnulled = "head-annulled",
        // The row of the sheet.
        SheetBid = "sheet-bid" { level: Level, trump: Atout },
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
        NeedsClose = "needs-close" { target: i32 },
        NeedsDeals = "needs-deals" { left: i32 },
        // Notices.
        HeldNow = "held-now" { points: i32 },
        TwoMoreCards = "two-more-cards" { dealer: Seat },
        ThreeMoreCards = "three-more-cards" { dealer: Seat },
        CountWanted = "count-wanted" { player: Seat },
        SpokenNoBid = "spoken-no-bid" { by: Seat },
        PaysAtLeast = "pays-at-least" { by: Account, made: i32, others: Account, failed: i32 },
        Pays = "pays" { by: Account, made: i32, others: Account, failed: i32 },
        PaysTwo = "pays-two" { by: Account, made: i32, others: Account, failed: i32 },
        LeadsOwn = "leads-own" { player: Seat },
        NoTopLead = "no-top-lead",
        DerWanted = "der-wanted",
        CapotWanted = "capot-wanted",
        GeneraleWanted = "generale-wanted" { player: Seat },
        FigureWanted = "figure-wanted",
        ResultKnown = "result-known",
        SaidMade = "said-made" { points: i32 },
        SaidDown = "said-down" { points: i32 },
        // Tables.
        ChartMarks = "chart-marks",
        ChartMarksAt = "chart-marks-at" { trump: Atout },
        ChartWall = "chart-wall",
        ColumnBid = "column-bid",
        ColumnMade = "column-made",
        ColumnMadeCoinched = "column-made-coinched",
        ColumnFailed = "column-failed",
        ColumnFailedCoinched = "column-failed-coinched",
        ColumnFailedSurcoinched = "column-failed-surcoinched",
        ChartPoints = "chart-points",
        ChartBids = "chart-bids",
        ChartValue = "chart-value" { points: i32, from: String },
        ChartPays = "chart-pays" { level: Level, trump: Atout, stake: Stake },
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
    }
}
