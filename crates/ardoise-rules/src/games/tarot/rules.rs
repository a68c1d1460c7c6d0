//! The house rules of the game: options, presets, and what cannot go together.

use super::contract::Cells;
use super::reason::Reason;
use crate::engine::{Direction, Exposed, MatchEnd, OnOff, OutOfTurn, Preset, Stop, YesNo};

crate::choices! {
    /// How many sit at the table.
    pub enum Players { Four = "4", Three = "3", Five = "5" }
    /// How five play.
    pub enum Five { CalledKing = "called-king", DeadDealer = "dead-dealer", Alone = "alone" }
    /// The lowest contract.
    pub enum LowestBid { Prise = "prise", Garde = "garde" }
    /// What the contracts are worth.
    pub enum Scale {
        Fft = "fft", Contre5 = "contre-5", Sans3Contre4 = "sans-3-contre-4", Pousse = "pousse", Old = "old",
        Old80 = "old-80",
    }
    /// To what the difference is rounded.
    pub enum Rounding { None = "none", Five = "5", Ten = "10" }
    /// What the poignées are worth.
    pub enum PoigneeValues { P20 = "20-30-40", P10 = "10-20-40", P60 = "20-40-60" }
    /// How many trumps a triple poignée has at five.
    pub enum PoigneeCounts { Fft = "fft", FiveTriple15 = "five-triple-15" }
    /// When a poignée is shown.
    pub enum PoigneeTime { FirstCard = "first-card", BeforePlay = "before-play" }
    /// Which misères the table has.
    pub enum Miseres { Off = "off", Trumps = "trumps", Heads = "heads", Either = "either" }
    /// To whom a misère goes.
    pub enum MisereTo { Declarer = "declarer", DealWinner = "deal-winner" }
    /// Is a hand with the excuse without trumps?
    pub enum MisereExcuse { Allowed = "allowed", Barred = "barred" }
    /// Whose the excuse is in the last trick.
    pub enum ExcuseLast { OtherCamp = "other-camp", TrickWinner = "trick-winner" }
    /// What a petit without another trump does to the deal.
    pub enum PetitSec { Annul = "annul", Imprenable = "imprenable", Play = "play" }
    /// Who deals after a petit sec.
    pub enum NextSame { Next = "next", Same = "same" }
    /// Who deals after four passes.
    pub enum AllPass { NextDealer = "next-dealer", SameDealer = "same-dealer" }
    /// May the taker call a card he holds?
    pub enum CallSelf { Allowed = "allowed", Barred = "barred" }
    /// How taker and partner share.
    pub enum Share { TwoOne = "2-1", Equal = "equal" }
    /// May a dealer who misdealt bid on the new deal?
    pub enum MisdealBid { Barred = "barred", Allowed = "allowed" }
    /// Which card that is turned in dealing makes a misdeal.
    pub enum MisdealCard { Any = "any", CourtOrTrump = "court-or-trump" }
    /// What a revoke does.
    pub enum Renonce { Adjust = "adjust", LostDeal = "lost-deal" }
    /// What a deal lost by a revoke costs.
    pub enum RevokePrice { Base = "base", Counted = "counted" }
    /// Who pays for a defender who revoked.
    pub enum RevokePayer { Camp = "camp", Offender = "offender" }
    /// Who wins where several are level at the end.
    pub enum EqualEnd { Shared = "shared", ExtraDeal = "extra-deal" }
}

crate::rules! {
    /// The complete rules of a table.
    pub struct Rules {
        players: Players = Players::Four, "players", "tarot.deal";
        five: Five = Five::CalledKing, "five", "tarot.call";
        direction: Direction = Direction::CounterClockwise, "direction", "tarot.deal", since 2 = "counter-clockwise";
        lowest_bid: LowestBid = LowestBid::Prise, "lowest-bid", "tarot.contracts";
        pousse: OnOff = OnOff::Off, "pousse", "tarot.contracts";
        contract_scale: Scale = Scale::Fft, "contract-scale", "tarot.contract";
        diff_rounding: Rounding = Rounding::None, "diff-rounding", "tarot.contract";
        petit_value: i32 = 10, "petit-value" in 0..=1000, "tarot.petit";
        petit_multiplied: YesNo = YesNo::Yes, "petit-multiplied", "tarot.petit";
        poignee_values: PoigneeValues = PoigneeValues::P20, "poignee-values", "tarot.poignee";
        poignee_counts: PoigneeCounts = PoigneeCounts::Fft, "poignee-counts", "tarot.poignee";
        poignee_time: PoigneeTime = PoigneeTime::FirstCard, "poignee-time", "tarot.poignee", since 2 = "first-card";
        misere: Miseres = Miseres::Off, "misere", "tarot.misere";
        misere_value: i32 = 10, "misere-value" in 1..=1000, "tarot.misere";
        misere_to: MisereTo = MisereTo::Declarer, "misere-to", "tarot.misere";
        misere_excuse: MisereExcuse = MisereExcuse::Allowed, "misere-excuse", "tarot.misere", since 2 = "allowed";
        chelem_made: i32 = 400, "chelem-made" in 0..=10000, "tarot.chelem";
        chelem_failed: i32 = 200, "chelem-failed" in 0..=10000, "tarot.chelem";
        chelem_unannounced: i32 = 200, "chelem-unannounced" in 0..=10000, "tarot.chelem";
        chelem_defence: i32 = 200, "chelem-defence" in 0..=10000, "tarot.chelem";
        petit_chelem: OnOff = OnOff::Off, "petit-chelem", "tarot.chelem";
        petit_chelem_missing: i32 = 1, "petit-chelem-missing" in 1..=3, "tarot.chelem";
        petit_chelem_made: i32 = 300, "petit-chelem-made" in 0..=10000, "tarot.chelem";
        petit_chelem_failed: i32 = 150, "petit-chelem-failed" in 0..=10000, "tarot.chelem";
        excuse_last: ExcuseLast = ExcuseLast::OtherCamp, "excuse-last", "tarot.excuse";
        petit_sec: PetitSec = PetitSec::Annul, "petit-sec", "tarot.petit-sec";
        petit_sec_dealer: NextSame = NextSame::Next, "petit-sec-dealer", "tarot.petit-sec";
        excuse_seche: OnOff = OnOff::Off, "excuse-seche", "tarot.petit-sec", since 2 = "off";
        all_pass: AllPass = AllPass::NextDealer, "all-pass", "tarot.auction";
        call_self: CallSelf = CallSelf::Allowed, "call-self", "tarot.call";
        call_lead_ban: OnOff = OnOff::On, "call-lead-ban", "tarot.lead";
        partner_share: Share = Share::TwoOne, "partner-share", "tarot.share";
        misdeal_bid: MisdealBid = MisdealBid::Barred, "misdeal-bid", "tarot.misdeal", since 2 = "allowed";
        misdeal_card: MisdealCard = MisdealCard::Any, "misdeal-card", "tarot.misdeal", since 2 = "any";
        renonce: Renonce = Renonce::Adjust, "renonce", "tarot.revoke";
        revoke_price: RevokePrice = RevokePrice::Base, "revoke-price", "tarot.revoke";
        revoke_payer: RevokePayer = RevokePayer::Camp, "revoke-payer", "tarot.revoke";
        out_of_turn: OutOfTurn = OutOfTurn::Restored, "out-of-turn", "tarot.out-of-turn";
        exposed_card: Exposed = Exposed::FirstOccasion, "exposed-card", "tarot.exposed-card";
        match_end: MatchEnd = MatchEnd::Open, "match-end", "tarot.end";
        deals: i32 = 20, "deals" in 1..=999, "tarot.end";
        target: i32 = 1000, "target" in 1..=99999, "tarot.end";
        equal_end: EqualEnd = EqualEnd::Shared, "equal-end", "tarot.end", since 2 = "shared";
    }
    cells {
        contract: Cells, "contract", "contract.garde.base", "tarot.contract";
    }
}

/// The presets; the first is the federation's game of four.
pub(crate) const PRESETS: &[Preset] = &[
    Preset { name: "tarot", sets: &[] },
    Preset { name: "tarot-fft-3", sets: &[("players", "3")] },
    Preset { name: "tarot-fft-5", sets: &[("players", "5")] },
    Preset { name: "tarot-5-mort", sets: &[("players", "5"), ("five", "dead-dealer")] },
    Preset {
        name: "tarot-maison",
        sets: &[
            ("misere", "either"),
            ("misere-value", "20"),
            ("misere-to", "deal-winner"),
            ("poignee-values", "20-40-60"),
        ],
    },
    Preset { name: "tarot-miseres", sets: &[("misere", "either")] },
    Preset { name: "tarot-pousse", sets: &[("pousse", "on"), ("contract-scale", "pousse")] },
    Preset {
        name: "tarot-ancien",
        sets: &[("pousse", "on"), ("contract-scale", "old"), ("petit-multiplied", "no")],
    },
    Preset {
        name: "tarot-80",
        sets: &[
            ("lowest-bid", "garde"),
            ("contract-scale", "old-80"),
            ("diff-rounding", "10"),
            ("petit-multiplied", "no"),
            ("petit-chelem", "on"),
            ("petit-chelem-made", "500"),
            ("petit-chelem-failed", "500"),
            ("chelem-made", "1000"),
            ("chelem-failed", "1000"),
            ("chelem-unannounced", "1000"),
            ("chelem-defence", "1000"),
        ],
    },
];

/// Moves the options that follow another option, unless the table set them itself.
pub(crate) fn couple(rules: &mut Rules, explicit: &dyn Fn(&str) -> bool) {
    rules.match_end = rules.match_end.coupled(explicit);
}

/// The options that cannot go together.
#[must_use]
pub(crate) fn clashes(rules: &Rules) -> Vec<Reason> {
    let mut found = Vec::new();
    if rules.contract_scale == Scale::Old80 && (rules.pousse.on() || rules.lowest_bid == LowestBid::Prise) {
        found.push(Reason::ClashOld80);
    }
    found
}

impl Rules {
    /// When the match stops.
    #[must_use]
    pub fn stop(&self) -> Stop {
        let shared = self.equal_end == EqualEnd::Shared;
        Stop { end: self.match_end, deals: self.deals, target: self.target, shared }
    }

    /// How many play at the table.
    #[must_use]
    pub const fn seats(&self) -> usize {
        match self.players {
            Players::Three => 3,
            Players::Four => 4,
            Players::Five => 5,
        }
    }
}
