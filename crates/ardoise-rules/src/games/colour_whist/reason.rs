//! Everything the game has to say: lines, refusals, headlines, needs, notices, clashes.

use crate::cards::Suit;
use crate::engine::{Arg, Called, Common, Seat};

crate::reasons! {
    /// A reason with its figures; its words are in `words.*.ftl`.
    pub enum Reason in "colour-whist" also { Common(Common) } {
        /// Line: a declarer's price for a contract made.
        Made = "made" { contract: Called, price: i32, times: i32 },
        /// Line: tricks beyond.
        Over = "over" { extra: i32, rate: i32, times: i32 },
        /// Line: every trick taken.
        MadeAll = "made-all" { contract: Called, price: i32, times: i32 },
        /// Line: a declarer's price for an abondance paid by the tricks made.
        MadeAs = "made-as" { contract: Called, paid: Called, price: i32, times: i32 },
        /// Line: a declarer's price for a contract lost.
        Failed = "failed" { contract: Called, price: i32, times: i32, tricks: i32, needed: i32 },
        /// Line: a declarer's price for a contract that is only said to be lost.
        FailedBare = "failed-bare" { contract: Called, price: i32, times: i32 },
        /// Line: missing tricks.
        Missing = "missing" { missing: i32, rate: i32, times: i32 },
        /// Line: made because a defender revoked.
        MadeByRevoke = "made-by-revoke" { contract: Called, price: i32, times: i32, player: Seat },
        /// Line: lost because a declarer revoked.
        FailedByRevoke = "failed-by-revoke" { contract: Called, price: i32, times: i32, player: Seat },
        /// Line: an opponent's share of a contract made.
        Paid = "paid" { player: Seat, contract: Called, price: i32 },
        /// Line: an opponent's share of tricks beyond.
        PaidOver = "paid-over" { player: Seat, extra: i32, rate: i32 },
        /// Line: an opponent's share when every trick was taken.
        PaidAll = "paid-all" { player: Seat, contract: Called, price: i32 },
        /// Line: an opponent's share of an abondance paid by the tricks made.
        PaidAs = "paid-as" { player: Seat, contract: Called, paid: Called, price: i32 },
        /// Line: an opponent's share of a contract lost.
        Received = "received" { player: Seat, contract: Called, price: i32 },
        /// Line: an opponent's share of missing tricks.
        ReceivedMissing = "received-missing" { player: Seat, missing: i32, rate: i32 },
        /// Line: the defenders' share when each declarer settles for himself.
        Separate = "separate" { balance: i32, defenders: i32 },
        /// Line: the stakes of several misères, shared.
        StakesShared = "stakes-shared" { balance: i32, players: i32 },
        /// Line: nobody is there to share the stakes.
        StakesReturned = "stakes-returned",
        /// Finding: a trou by a hand of fewer than three aces.
        TrouFewAces = "trou-few-aces" { player: Seat, aces: usize },
        /// Line: the deal counts double.
        Doubled = "doubled" { points: i32 },

        /// Refused: who sits out has nothing to say.
        SitsOut = "sits-out" { player: Seat },
        /// Refused: a word after passing.
        PassedAlready = "passed-already" { player: Seat },
        /// Refused: a bid that is not higher.
        BidNotHigher = "bid-not-higher" { contract: Called, standing: Called },
        /// Refused: the same solo in a suit that is not higher.
        SuitNotHigher = "suit-not-higher" { contract: Called, suit: Suit, standing: Suit },
        /// Refused: a contract this table does not have.
        NotOffered = "not-offered" { contract: Called, cell: String },
        /// Refused: a contract that an option takes away.
        Withheld = "withheld" { contract: Called, option: String, value: String },
        /// Refused: a trou is announced, not bid.
        TrouNotBid = "trou-not-bid",
        /// Refused: a suit contract without its suit.
        SuitMissing = "suit-missing" { contract: Called },
        /// Refused: a suit where there is no trump.
        SuitUnneeded = "suit-unneeded" { contract: Called },
        /// Refused: a contract alone after waiting.
        SoloAfterWait = "solo-after-wait" { player: Seat, contract: Called },
        /// Refused: nothing to join.
        NothingToSupport = "nothing-to-support" { player: Seat },
        /// Refused: a contract nobody may join.
        NotJoinable = "not-joinable" { contract: Called, caller: Seat },
        /// Refused: already joined.
        AlreadyJoined = "already-joined" { contract: Called, caller: Seat, partner: Seat },
        /// Refused: joining oneself.
        SupportOneself = "support-oneself" { player: Seat },
        /// Refused: this table does not wait.
        WaitOff = "wait-off",
        /// Refused: only the first speaker waits.
        WaitNotFirst = "wait-not-first" { player: Seat, first: Seat },
        /// Refused: waiting is the first word only.
        WaitTooLate = "wait-too-late" { player: Seat },
        /// Refused: this table plays no trou.
        TrouOff = "trou-off",
        /// Refused: a trou comes before the auction.
        TrouLate = "trou-late" { player: Seat },
        /// Refused: a second trou.
        TrouTwice = "trou-twice" { player: Seat, holder: Seat },
        /// Refused: nothing to fill.
        FillNoTrou = "fill-no-trou" { player: Seat },
        /// Refused: filling one's own trou.
        FillOneself = "fill-oneself" { player: Seat },
        /// Refused: filled by somebody else.
        FillTwice = "fill-twice" { player: Seat, partner: Seat },
        /// Refused: an impure trou is always in the suit of the ace.
        FillImpure = "fill-impure",
        /// Refused: the trou is not filled yet.
        FillFirst = "fill-first" { player: Seat },
        /// Refused: the auction is over.
        AuctionOver = "auction-over" { player: Seat },
        /// Refused: no contract stands.
        NoContract = "no-contract",
        /// Refused: what is paid depends on the tricks.
        FigureWanted = "figure-wanted",
        /// Refused: the result is known already.
        ResultKnown = "result-known",
        SaidMade = "said-made" { tricks: i32 },
        SaidDown = "said-down" { tricks: i32 },
        /// Refused: made or lost by somebody who declared nothing.
        NotADeclarer = "not-a-declarer" { player: Seat, declarer: Seat },
        /// Refused: a colour nobody joined does not count.
        ColourAlone = "colour-alone" { player: Seat, suit: Suit },
        /// Refused: more tricks than there are.
        TooManyTricks = "too-many-tricks" { said: i32, total: i32 },
        /// Refused: tricks that do not add up.
        TricksSum = "tricks-sum" { sum: i32, total: i32 },
        /// Refused: tricks under a defender's name alone.
        TricksOfDefender = "tricks-of-defender" { player: Seat, declarer: Seat },
        /// Refused: two counts that disagree.
        TricksDiffer = "tricks-differ" { player: Seat, said: i32, holder: Seat, counted: i32 },
        /// Refused: a count that is not a player's.
        NotAPlayer = "not-a-player",
        /// Refused: a misdeal by somebody else.
        MisdealNotDealer = "misdeal-not-dealer" { player: Seat, dealer: Seat },
        /// Refused: what was carried in cannot be true.
        BadStart = "bad-start" { field: String },

        /// Headline: declarers and a suit contract.
        HeadSuit = "head-suit" { players: Vec<Arg>, contract: Called, suit: Suit },
        /// Headline: declarers and a contract without a suit.
        HeadPlain = "head-plain" { players: Vec<Arg>, contract: Called },
        /// Headline: the same with the tricks.
        HeadSuitTricks = "head-suit-tricks" { players: Vec<Arg>, contract: Called, suit: Suit, tricks: i32 },
        /// Headline: the same with the tricks.
        HeadPlainTricks = "head-plain-tricks" { players: Vec<Arg>, contract: Called, tricks: i32 },
        /// Headline: the same, made without a count.
        HeadSuitMade = "head-suit-made" { players: Vec<Arg>, contract: Called, suit: Suit },
        /// Headline: the same, made without a count.
        HeadPlainMade = "head-plain-made" { players: Vec<Arg>, contract: Called },
        /// Headline: the same, failed without a count.
        HeadSuitFailed = "head-suit-failed" { players: Vec<Arg>, contract: Called, suit: Suit },
        /// Headline: the same, failed without a count.
        HeadPlainFailed = "head-plain-failed" { players: Vec<Arg>, contract: Called },
        /// Headline: several declarers, each with his tricks.
        HeadSeveral = "head-several" { players: Vec<Arg>, contracts: Vec<Arg>, results: Vec<Arg> },
        /// Headline: a trou not filled yet.
        HeadTrou = "head-trou" { player: Seat },
        /// Headline: a colour not joined yet.
        HeadAlone = "head-alone" { player: Seat, suit: Suit },
        /// Headline: everybody passed.
        HeadPassed = "head-passed",
        /// Headline: annulled.
        HeadAnnulled = "head-annulled",
        /// Headline: both camps revoked.
        HeadVoid = "head-void",
        /// Row of the sheet: a suit contract.
        SheetSuit = "sheet-suit" { contract: Called, suit: Suit },
        /// Row of the sheet: a contract without a suit.
        SheetPlain = "sheet-plain" { contract: Called },
        /// Row of the sheet: several contracts.
        SheetSeveral = "sheet-several" { contracts: Vec<Arg> },
        /// Row of the sheet: the deal counts double.
        SheetDoubled = "sheet-doubled",
        /// Row of the sheet: made, with the tricks.
        SheetMade = "sheet-made" { tricks: i32 },
        /// Row of the sheet: failed, with the tricks.
        SheetFailed = "sheet-failed" { tricks: i32 },
        /// Row of the sheet: made, without a count.
        SheetMadeBare = "sheet-made-bare",
        /// Row of the sheet: failed, without a count.
        SheetFailedBare = "sheet-failed-bare",
        /// Row of the sheet: made because a defender revoked, whatever was taken.
        SheetMadeRevoke = "sheet-made-revoke" { player: Seat },
        /// Row of the sheet: failed because a declarer revoked, whatever was taken.
        SheetFailedRevoke = "sheet-failed-revoke" { player: Seat },
        /// Row of the sheet: made by some and failed by others, without a count.
        SheetMixed = "sheet-mixed" { made: Vec<Arg>, failed: Vec<Arg> },
        /// Row of the sheet: made by each, with the tricks of each.
        SheetMadeEach = "sheet-made-each" { results: Vec<Arg> },
        /// Row of the sheet: failed by each, with the tricks of each.
        SheetFailedEach = "sheet-failed-each" { results: Vec<Arg> },
        /// Row of the sheet: made by some, with the tricks of each.
        SheetEach = "sheet-each" { results: Vec<Arg> },

        /// Need: points to the target.
        NeedPoints = "need-points" { points: i32 },
        /// Need: deals left.
        NeedDeals = "need-deals" { deals: i32 },

        /// Notice: this deal counts double.
        NoticeDoubled = "notice-doubled",
        /// Notice: who sits out.
        NoticeSitsOut = "notice-sits-out" { players: Vec<Arg> },
        /// Notice: what the contract pays each opponent's way.
        NoticePays = "notice-pays" { contract: Called, tricks: i32, won: i32, lost: i32 },
        /// Notice: each player discards a card.
        NoticeDiscard = "notice-discard",
        /// Notice: the hand is exposed.
        NoticeExposed = "notice-exposed" { player: Seat },
        /// Notice: a colour still alone.
        NoticeAlone = "notice-alone" { player: Seat, suit: Suit },
        /// Notice: the fourth ace must be found.
        NoticeTrou = "notice-trou" { player: Seat },
        /// Notice: the same, or the highest heart if one hand has the four aces.
        NoticeTrouHearts = "notice-trou-hearts" { player: Seat },
        /// Notice: an impure trou, the trump from the trick of the ace.
        NoticeImpureSame = "notice-impure-same" { player: Seat },
        /// Notice: an impure trou, the trump from the trick after the ace.
        NoticeImpureNext = "notice-impure-next" { player: Seat },

        /// Chart: the title of the grid.
        ChartGrid = "chart-grid",
        /// Chart: the title of the card for the wall.
        ChartWall = "chart-wall",
        /// Chart: a number of tricks over its column.
        ColumnTricks = "column-tricks" { tricks: i32 },
        /// Chart: the head of the contracts.
        ColumnContract = "column-contract",
        /// Chart: the least number of tricks of a row.
        ColumnFrom = "column-from",
        /// Chart: the greatest number of tricks of a row.
        ColumnTo = "column-to",
        /// Chart: what each declarer marks.
        ColumnDeclarer = "column-declarer",
        /// Chart: what each defender marks.
        ColumnDefender = "column-defender",
        /// Chart: a contract with several declarers.
        RowContract = "row-contract" { contract: Called, declarers: usize },

        /// Clash: a joined contract for more than two.
        ClashJoint = "clash-joint" { contract: Called, by: usize },
        /// Clash: a number of declarers the contract cannot have.
        ClashBy = "clash-by" { contract: Called, by: usize },
        /// Clash: misères beside each other need their own settlement.
        ClashBeside = "clash-beside" { value: Arg },
        /// Clash: a defence price nobody reads.
        ClashDefence = "clash-defence" { contract: Called },
        /// Clash: a number of deals that leaves somebody without his deal.
        ClashDeals = "clash-deals" { deals: i32 },
        /// Clash: an impure trou without a trou.
        ClashImpure = "clash-impure",
        /// Clash: a cell that says something else than its option.
        ClashCell = "clash-cell" { option: Arg, value: Arg, contract: String, column: String },
        /// Clash: an option that needs a cell.
        ClashCustom = "clash-custom" { option: Arg, value: Arg, contract: String, column: String },
    }
}
