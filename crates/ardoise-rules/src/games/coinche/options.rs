//! The values of every option: one enum each, in the order in which they are shown.

pub(crate) use crate::engine::{MatchFormat, TargetMode};
pub(crate) use crate::games::jass::{
    Annonces, AnnoncesOnChute, BeloteOnChute, CarreSa, ComplementHalf, ForgottenRebelote, Misdeal, TaBelotes,
};

crate::choices! {
    /// How many cards a player holds when he bids.
    pub enum AuctionAfter { Eight = "8", Six = "6" }
    /// How many play: two pairs, or each of two for himself.
    pub enum Players { Four = "4", Two = "2" }
    /// What a bid in points is marked as.
    pub enum BidMarks { Asked = "asked", TenBelow = "ten-below" }
    /// What sans-atout and tout-atout may be bid for.
    pub enum SaTa { Any = "any", CapotOnly = "capot-only" }
    /// May one raise one's own standing bid?
    pub enum SelfOverbid { No = "no", Yes = "yes", OtherSuit = "other-suit" }
    /// When one may coinche.
    pub enum Timing { AnyTime = "a-la-volee", Turn = "turn" }
    /// Who may surcoinche.
    pub enum SurBy { Team = "team", Bidder = "bidder" }
    /// What a worthless hand may do.
    pub enum LowHand { Off = "off", Annul = "annul", Schmurtz = "schmurtz" }
    /// Which contract `coinche-80=no` speaks of.
    pub enum Eighty { Exactly = "80", Lowest = "lowest" }
    /// The same dealer, or the next one.
    pub enum AnnulDealer { Same = "same", Next = "next" }
    /// Who deals after four passes.
    pub enum FourPasses { NextDealer = "next-dealer", SameDealer = "same-dealer" }
    /// What bids are compared by.
    pub enum BidCompare { Points = "points", NativeLinear = "native-linear", NativeTable = "native-table" }
    /// How the columns of the bid equivalence table are aligned.
    pub enum Align { Left = "left", Right = "right" }
    /// How sans-atout is counted.
    pub enum SaCount {
        As19 = "as19",
        Table = "table",
        Proportional = "proportional",
        Native = "native",
        Times152 = "times-152",
    }
    /// How tout-atout is counted.
    pub enum TaCount {
        Scale160 = "scale160",
        Ffb = "scale162-ffb",
        Pagat = "scale162-pagat",
        Table = "table",
        Proportional = "proportional",
        Plus50 = "plus-50",
        TwoThirds = "two-thirds",
        Native = "native",
        Times152 = "times-152",
    }
    /// How a value between two columns of the conversion table is read.
    pub enum Between { Nearest = "nearest", Floor = "floor", Proportional = "proportional" }
    /// What bid is marked where tout-atout needs fifty more.
    pub enum Plus50 { Converted = "converted", Announced = "announced" }
    /// Who leads to an announced générale.
    pub enum GeneraleLead { Announcer = "announcer", Normal = "normal" }
    /// Does the belote help to reach the bid?
    pub enum BeloteCounts { Yes = "yes", No = "no", From100 = "from-100" }
    /// Do the taker's declarations help to reach the bid?
    pub enum AnnoncesCount { Own = "own", No = "no" }
    /// What makes a contract.
    pub enum ContractTest {
        Reach = "reach",
        ReachAndBeat = "reach-and-beat",
        ReachAndEqual = "reach-and-equal",
        BeatOnly = "beat-only",
    }
    /// Which points make a contract.
    pub enum ContractPoints { Real = "real", Rounded = "rounded" }
    /// What happens when both sides have as many points.
    pub enum Litige { None = "none", Held = "held", Replay = "replay", TakerLoses = "taker-loses" }
    /// How marks are rounded.
    pub enum Rounding {
        HalfUp = "half-up",
        HalfDown = "half-down",
        None = "none",
        Complement = "complement",
        ComplementDefence = "complement-defence",
        Down = "down",
        LessOneByFive = "less-one-by-five",
        Winner = "winner",
    }
    /// What is rounded.
    pub enum RoundingAt { Points = "points", Line = "line" }
    /// What the maker of a contract marks.
    pub enum Scoring { MadePlusBid = "made-plus-bid", MadeOnly = "made-only", BidOnly = "bid-only" }
    /// The flat points of a fall.
    pub enum FallBase { Flat160 = "160", Flat162 = "162", Both = "both" }
    /// What a capot that nobody announced is worth.
    pub enum CapotUnannounced { Value = "value", Plus90 = "plus-90", Nothing = "nothing" }
    /// Is the number of the générale the made half, or all of it?
    pub enum GeneraleTotal { Double = "double", Flat = "flat" }
    /// What a failed générale is worth to the defence.
    pub enum GeneraleFailed { Full = "full", Flat160PlusContract = "160-plus-contract" }
    /// Does a générale that nobody announced count?
    pub enum GeneraleUnannounced { Counted = "counted", No = "no" }
    /// What a coinche multiplies.
    pub enum CoincheScope { All = "all", BidOnly = "bid-only", Flat320 = "flat-320", BidAlone = "bid-alone" }
    /// What stands for the points of a coinched contract that is made.
    pub enum CoinchedBase { Points = "points", Flat160 = "flat-160", Flat162 = "flat-162" }
    /// What the loser of a coinched contract marks.
    pub enum CoincheLoser {
        ZeroButBelote = "zero-but-belote",
        KeepsPoints = "keeps-points",
        KeepsDoubled = "keeps-doubled",
        Zero = "zero",
        BeloteToWinner = "belote-to-winner",
    }
    /// What becomes of the declarations of the loser of a coinched contract.
    pub enum CoincheLoserAnnonces { Lost = "lost", Kept = "kept", ToWinner = "to-winner" }
    /// What a revoke costs.
    pub enum Renonce { LostDeal = "lost-deal", Flat160 = "flat-160" }
    /// What becomes of a coinche out of turn.
    pub enum CoincheOutOfTurn { Withdrawn = "withdrawn", WarningFirst = "warning-first" }
    /// What else it takes to end the match.
    pub enum FinishRequires {
        Any = "any",
        DealWon = "deal-won",
        NotByBelote = "not-by-belote",
        NotByDefence = "not-by-defence",
    }
    /// Who wins when both sides have the target.
    pub enum BothOver { MostPoints = "most-points", LastDeal = "last-deal", LastTaker = "last-taker" }
    /// What happens when the totals are equal at the end.
    pub enum EqualEnd { ExtraDeal = "extra-deal", LastWinner = "last-winner" }
}

crate::points_or! {
    /// What the defence marks for taking every trick of a contract that fails.
    pub enum DefenceCapot in 0..=2000 {
        /// As an ordinary fall.
        Fall = "flat-160",
    }
    /// What a failed capot is worth to the defence.
    pub enum CapotFailed in 0..=4000 {
        /// As an ordinary fall.
        Fall = "160-plus-contract",
    }
}
