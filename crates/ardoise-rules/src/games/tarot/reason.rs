//! Everything the game has to say: lines, refusals, findings, headlines, needs, notices, clashes.

use super::contract::Contract;
use super::event::{Misere, Size};
use crate::cards::{Card, Cards};
use crate::engine::{Arg, Common, Half, Seat};

crate::reasons! {
    /// A reason with its figures; its words are in `words.*.ftl`.
    pub enum Reason in "tarot" also { Common(Common) } {
        /// Line: a contract made.
        Made = "made" { contract: Contract, points: Half, counted: i32, rounded: i32, needed: i32, multiplier: i32, base: i32, difference: i32, unit: i32, times: i32 },
        /// Line: a contract lost.
        Failed = "failed" { contract: Contract, points: Half, counted: i32, rounded: i32, needed: i32, multiplier: i32, base: i32, difference: i32, unit: i32, times: i32 },
        /// Line: a contract made because a defender revoked.
        MadeByRevoke = "made-by-revoke" { contract: Contract, player: Seat, unit: i32, times: i32 },
        /// Line: a contract lost because the attack revoked.
        FailedByRevoke = "failed-by-revoke" { contract: Contract, player: Seat, unit: i32, times: i32 },
        /// Line: the petit in the last trick.
        PetitLast = "petit-last" { camp: &'static str, unit: i32, times: i32 },
        /// Line: a poignée, to whoever won the deal.
        PoigneePaid = "poignee-paid" { player: Seat, size: Size, camp: &'static str, unit: i32, times: i32 },
        /// Line: a slam or what is left of one.
        SlamPaid = "slam-paid" { slam: &'static str, unit: i32, times: i32 },
        /// Line: a misère, paid by every other player.
        MisereGained = "misere-gained" { lacks: Misere, value: i32, players: i32 },
        /// Line: a misère of somebody else.
        MiserePaid = "misere-paid" { player: Seat, lacks: Misere, value: i32 },
        /// Line: a misère, to whoever won the deal.
        MisereWon = "misere-won" { player: Seat, lacks: Misere, camp: &'static str, unit: i32, times: i32 },

        /// Refused: nobody has bid.
        NoContract = "no-contract",
        /// Refused: a contract that an option takes away.
        Withheld = "withheld" { contract: Contract, option: String, value: String },
        /// Refused: a bid that is not higher.
        BidNotHigher = "bid-not-higher" { contract: Contract, standing: Contract },
        /// Refused: a second word.
        SpokeAlready = "spoke-already" { player: Seat },
        /// Refused: a bid when the play has begun.
        AuctionOver = "auction-over" { player: Seat },
        /// Refused: who holds no cards has nothing to say.
        SitsOut = "sits-out" { player: Seat },
        /// Refused: the table plays on with a petit sec.
        PetitSecPlayed = "petit-sec-played",
        /// Refused: the table knows no right of the excuse alone.
        ExcuseSecheOff = "excuse-seche-off",
        /// Refused: a card said to be dry in two hands.
        DryTwice = "dry-twice" { player: Seat },
        /// Refused: a petit sec said after a bid.
        PetitSecLate = "petit-sec-late" { player: Seat },
        /// Refused: a bid after that of a player who speaks later.
        BidLate = "bid-late" { player: Seat, before: Seat, dealer: Seat },
        /// Refused, and finding: a slam announced after a card had fallen.
        ChelemLate = "chelem-late" { player: Seat },
        /// Refused, and finding: a poignée after one's first card.
        PoigneePast = "poignee-past" { player: Seat },
        /// Refused: a lower card called by a hand that is known to lack one above it.
        CallAbove = "call-above" { player: Seat, card: Card },
        /// Refused: only the taker may do this.
        NotTaker = "not-taker" { player: Seat, taker: Seat },
        /// Refused: no card is called at this table.
        NothingCalled = "nothing-called",
        /// Refused: a card that cannot be called.
        CallCard = "call-card" { card: Card },
        /// Refused: a card called after the chien was seen.
        CallLate = "call-late",
        /// Refused: the taker as his own partner.
        PartnerTaker = "partner-taker" { player: Seat },
        /// Refused: a partner although the called card lay in the chien.
        PartnerInChien = "partner-in-chien" { card: Card },
        /// Refused: another slam is announced already.
        ChelemTwice = "chelem-twice" { player: Seat },
        /// Refused: the table has no petit chelem.
        PetitChelemOff = "petit-chelem-off",
        /// Refused: a second poignée of one player.
        PoigneeTwice = "poignee-twice" { player: Seat },
        /// Refused: more trumps than are left.
        PoigneeTooMany = "poignee-too-many" { shown: i32, before: i32, left: i32 },
        /// Refused: the excuse shown twice.
        PoigneeExcuse = "poignee-excuse" { player: Seat },
        /// Refused: a misère that the table does not have.
        MisereOff = "misere-off" { lacks: Misere, value: Arg },
        /// Refused: a second misère of one player.
        MisereTwice = "misere-twice" { player: Seat },
        /// Refused: no trumps and a poignée.
        MiserePoignee = "misere-poignee" { player: Seat },
        /// Refused: nothing is laid away in this contract.
        EcartNone = "ecart-none" { contract: Contract },
        /// Refused: a card that may not be laid away.
        EcartCard = "ecart-card" { card: Card },
        /// Refused: too many cards in the chien or laid away.
        ChienSize = "chien-size" { count: usize, size: i32 },
        /// Refused: a card named twice.
        CardTwice = "card-twice" { card: Card },
        /// Refused: it is not known in which camp he is.
        CampUnknown = "camp-unknown" { player: Seat },
        /// Refused: the petit for a camp that has no bout.
        PetitNoBout = "petit-no-bout" { camp: &'static str },
        /// Refused: the petit for a camp while it lies in the other pile.
        PetitElsewhere = "petit-elsewhere" { camp: &'static str },
        /// Refused: neither a number of bouts nor which.
        BoutsMissing = "bouts-missing",
        /// Refused: a card that is no bout.
        NotBout = "not-bout" { card: Card },
        /// Refused: a bout in both piles.
        BoutTwice = "bout-twice" { card: Card },
        /// Refused: bouts of both camps that are not three.
        BoutsSum = "bouts-sum" { said: i32, other: i32 },
        /// Refused: bouts named, and another number.
        BoutsNamed = "bouts-named" { said: i32, named: i32 },
        /// Refused: points of both camps that are not 91.
        PointsSum = "points-sum" { said: Half, other: Half },
        /// Refused: a half where no tricks give one.
        NoHalf = "no-half" { points: Half, players: i32 },
        /// Refused: a half that so many tricks do not give.
        HalfTricks = "half-tricks" { points: Half, tricks: i32 },
        /// Refused: fewer points than these bouts alone count.
        PointsFew = "points-few" { points: Half, bouts: i32, least: Half },
        /// Refused: fewer points than these bouts and one trick count, where nobody said that the attack has none.
        PointsTrickless = "points-trickless" { points: Half, bouts: i32, least: Half },
        /// Refused: more points than the other camp's bouts leave.
        PointsMany = "points-many" { points: Half, bouts: i32, most: Half },
        /// Refused: every trick in garde contre, and more points than the chien leaves.
        CapotMost = "capot-most" { points: Half, bouts: i32, most: Half },
        /// Refused: a bout of the chien, counted with the camp that does not have it.
        ChienBout = "chien-bout" { card: Card, camp: &'static str },
        /// Refused: the excuse among trumps that were shown, and in the chien.
        PoigneeAside = "poignee-aside" { player: Seat },
        /// Refused, and found: the excuse was shown, and another trump kept back.
        PoigneeKept = "poignee-kept" { player: Seat, cards: Cards },
        /// Refused: a petit or an excuse said to be alone, by somebody who does not hold it.
        DryElsewhere = "dry-elsewhere" { player: Seat, card: Card },
        /// Refused: every trick, and points that no bouts give.
        CapotSwept = "capot-swept" { points: Half },
        /// Refused: every trick, and other points.
        CapotPoints = "capot-points" { points: Half, expected: Half, bouts: i32 },
        /// Refused: no trick, and more points than that gives.
        CapotMany = "capot-many" { points: Half, most: Half },
        /// Refused: bouts that the camp without a trick cannot have.
        CapotBouts = "capot-bouts" { bouts: i32, camp: &'static str },
        /// Refused: every trick for both camps.
        CapotBoth = "capot-both",
        /// The petit of the last trick said of both camps.
        PetitBoth = "petit-both",
        /// Refused: every trick, with a trick of the others.
        CapotTricks = "capot-tricks" { tricks: i32, total: i32 },
        /// Refused: more tricks than the deal has.
        TooManyTricks = "too-many-tricks" { said: i32, total: i32 },
        /// Refused: tricks of both camps that are not all.
        TricksSum = "tricks-sum" { said: i32, other: i32, total: i32 },
        /// Refused: points that the cards do not give.
        CardsPoints = "cards-points" { counted: Half, said: Half },
        /// Refused: bouts that the cards do not give.
        CardsBouts = "cards-bouts" { counted: i32, said: i32 },
        /// Refused: a partner whom the cards do not show.
        CardsPartner = "cards-partner" { card: Card },
        /// Refused: all tricks, or the petit, otherwise than the cards show.
        CardsOtherwise = "cards-otherwise",

        /// Finding: a revoke that the table ruled and that costs nothing by itself.
        RevokeRuled = "revoke-ruled" { player: Seat },
        /// Finding: one more revoke in a deal that the first has decided.
        RevokeBeside = "revoke-beside" { player: Seat },
        /// Finding: the dealer bid on the deal that he had to deal again.
        MisdealtAndBid = "misdealt-and-bid" { player: Seat },
        /// Finding: a poignée shown after a card had fallen.
        PoigneeLate = "poignee-late" { player: Seat },
        /// Finding: a bout said to be dry, and other trumps beside it.
        DryNot = "dry-not" { player: Seat, cards: Cards },
        /// Finding: the taker called a card of his own.
        CalledOneself = "called-oneself" { player: Seat, card: Card },
        /// Finding: fewer trumps than the poignée says.
        PoigneeFew = "poignee-few" { player: Seat, shown: i32, held: i32 },
        /// Finding: trumps in a hand that was said to have none.
        MisereTrumps = "misere-trumps" { player: Seat, cards: Cards },
        /// Finding: court cards in a hand that was said to have none.
        MisereHeads = "misere-heads" { player: Seat, cards: Cards },
        /// Finding: a lower card called while a king was not in hand.
        CallLow = "call-low" { player: Seat, card: Card },

        /// Headline: everybody passed.
        HeadPassed = "head-passed",
        /// Headline: the deal is void.
        HeadAnnulled = "head-annulled",
        /// Headline: a petit sec.
        HeadPetitSec = "head-petit-sec" { player: Seat },
        /// Headline: a contract.
        HeadBid = "head-bid" { player: Seat, contract: Contract },
        /// Headline: a contract with a partner.
        HeadWith = "head-with" { player: Seat, contract: Contract, partner: Seat },
        /// Headline: a contract and what was counted.
        HeadPoints = "head-points" { player: Seat, contract: Contract, bouts: i32, points: Half },
        /// Headline: a contract with a partner, and what was counted.
        HeadWithPoints = "head-with-points" { player: Seat, contract: Contract, partner: Seat, bouts: i32, points: Half },
        /// The sheet: a contract.
        SheetBid = "sheet-bid" { contract: Contract },
        /// The sheet: made.
        SheetMade = "sheet-made" { bouts: i32, points: Half },
        /// The sheet: lost.
        SheetFailed = "sheet-failed" { bouts: i32, points: Half },
        /// The sheet: made without a count.
        SheetMadeBare = "sheet-made-bare",
        /// The sheet: lost without a count.
        SheetFailedBare = "sheet-failed-bare",
        /// The sheet: made because a defender revoked, whatever was counted.
        SheetMadeRevoke = "sheet-made-revoke" { player: Seat },
        /// The sheet: lost because the attack revoked, whatever was counted.
        SheetFailedRevoke = "sheet-failed-revoke" { player: Seat },

        /// Need: points to the end.
        NeedPoints = "needs-points" { points: i32 },
        /// Need: deals to the end.
        NeedDeals = "needs-deals" { deals: i32 },
        /// Need: the next deal decides between those who are level.
        NeedExtraDeal = "needs-extra-deal",
        /// Notice: what the contract pays.
        NoticePays = "notice-pays" { contract: Contract, made: i32, lost: i32 },
        /// Notice: the bouts are still to be said.
        NoticeBouts = "notice-bouts",
        /// Notice: the points are still to be said.
        NoticePoints = "notice-points",
        /// Notice: the tricks are still to be said, by which a petit chelem is made or not.
        NoticeTricks = "notice-tricks" { player: Seat },
        /// Notice: the partner is still to be said.
        NoticePartner = "notice-partner" { player: Seat },
        /// Notice: who may not bid on this deal.
        NoticeMayNotBid = "notice-may-not-bid" { player: Seat },
        /// Notice: whose petit, or excuse, stays his.
        NoticeDry = "notice-dry" { player: Seat, card: Card },
        /// Ruling: any card that is turned is a misdeal.
        MisdealAny = "misdeal-any",
        /// Ruling: only a court card, a trump or the excuse is.
        MisdealCourt = "misdeal-court",
        /// Ruling: a petit sec that was not said.
        AskedPetitSec = "asked-petit-sec",
        /// Ruling: found in time it voids the deal.
        PetitSecFound = "petit-sec-found",
        /// Ruling: this table voids nothing for it.
        PetitSecNoVoid = "petit-sec-no-void",
        /// Ruling: a wrong discard.
        AskedEcart = "asked-ecart",
        /// Ruling: until the first card it is put right.
        EcartInTime = "ecart-in-time",
        /// Ruling: afterwards the attack has revoked.
        EcartRevoke = "ecart-revoke",
        /// Ruling: a poignée that was none.
        AskedPoignee = "asked-poignee",
        /// Ruling: it does not count.
        PoigneeNone = "poignee-none",
        /// Ruling: a chien that somebody looked at.
        AskedChien = "asked-chien",
        /// Notice: who sits out.
        NoticeSitsOut = "notice-sits-out" { player: Seat },

        /// Chart: what the contracts are worth.
        ChartContracts = "chart-contracts",
        /// Chart: the card for the wall.
        ChartWall = "chart-wall",
        /// Column: what the petit in the last trick adds.
        ColumnPetit = "column-petit",
        /// Row: a poignée.
        RowPoignee = "row-poignee" { size: Size, trumps: i32 },
        /// Row: a slam that was announced.
        RowSlam = "row-slam",
        /// Row: a slam that was not.
        RowSlamUnannounced = "row-slam-unannounced",
        /// Row: a small slam that was announced.
        RowSmallSlam = "row-small-slam",
        /// Chart: what a bid pays.
        ChartPays = "chart-pays" { contract: Contract },
        /// Column: the contract.
        ColumnContract = "column-contract",
        /// Column: the bouts.
        ColumnBouts = "column-bouts",
        /// Column: the points.
        ColumnPoints = "column-points",
        /// Column: what it is worth made by nought.
        ColumnMade = "column-made",
        /// Column: what it is worth lost by one.
        ColumnLost = "column-lost",
        /// Column: the taker.
        ColumnTaker = "column-taker",
        /// Column: the partner.
        ColumnPartner = "column-partner",
        /// Column: each defender.
        ColumnDefender = "column-defender",
        /// Refused: no such contract to ask about.
        NoSuchContract = "no-such-contract" { asked: String },

        /// Clash: the scale of 80 without a prise.
        ClashOld80 = "clash-old-80",
    }
}
