//! The house rules of Coinche: every option with its default, the presets, and what goes with what.

use super::marks::Overrides;
use super::options::*;
use super::reason::{Id, Reason};
use crate::engine::{
    Account, Camps, Direction, Exposed, FalseDeclared, Finish, Limit, OnOff, OutOfTurn, Preset, Side,
    Undertrump, UndertrumpPartner, YesNo,
};
use crate::games::jass::House;

crate::rules! {
    /// The complete rules of a table.
    pub struct Rules {
        players: Players = Players::Four, "players", "coinche.two", since 4 = "4";
        direction: Direction = Direction::CounterClockwise, "direction", "coinche.deal";
        auction_after: AuctionAfter = AuctionAfter::Eight, "auction-after", "coinche.deal";
        min_bid: i32 = 80, "min-bid" in 10..=160, "coinche.bids";
        bid_step: i32 = 10, "bid-step" in 1..=20, "coinche.bids";
        bid_marks: BidMarks = BidMarks::Asked, "bid-marks", "coinche.two", since 4 = "asked";
        max_bid: Limit = Limit(None), "max-bid" in 80..=990, "coinche.bids";
        max_bids: Limit = Limit(None), "max-bids-per-player" in 1..=20, "coinche.auction";
        self_overbid: SelfOverbid = SelfOverbid::No, "self-overbid", "coinche.auction";
        sans_atout: OnOff = OnOff::On, "sans-atout", "coinche.trumps";
        tout_atout: OnOff = OnOff::On, "tout-atout", "coinche.trumps";
        sa_ta: SaTa = SaTa::Any, "sa-ta", "coinche.trumps";
        generale: OnOff = OnOff::On, "generale", "coinche.slams";
        capot_belote: OnOff = OnOff::Off, "capot-belote", "coinche.slams";
        bid_compare: BidCompare = BidCompare::Points, "bid-compare", "coinche.equivalence";
        equivalence_align: Align = Align::Left, "equivalence-align", "coinche.equivalence";
        coinche_timing: Timing = Timing::AnyTime, "coinche-timing", "coinche.coinche";
        coinche_80: YesNo = YesNo::Yes, "coinche-80", "coinche.coinche";
        coinche_80_is: Eighty = Eighty::Exactly, "coinche-80-is", "coinche.coinche", since 3 = "lowest";
        coinche_capot: YesNo = YesNo::Yes, "coinche-capot", "coinche.coinche";
        coinche_generale: YesNo = YesNo::Yes, "coinche-generale", "coinche.coinche";
        decoincher: OnOff = OnOff::Off, "decoincher", "coinche.coinche";
        surcoinche_by: SurBy = SurBy::Team, "surcoinche-by", "coinche.coinche";
        low_hand: LowHand = LowHand::Off, "low-hand", "coinche.weak-hand";
        annul_dealer: AnnulDealer = AnnulDealer::Same, "annul-dealer", "coinche.weak-hand";
        four_passes: FourPasses = FourPasses::NextDealer, "four-passes", "coinche.passed-out";
        generale_lead: GeneraleLead = GeneraleLead::Announcer, "generale-lead", "coinche.lead";
        capot_lead_ban: YesNo = YesNo::No, "capot-lead-ban", "coinche.lead";
        undertrump: Undertrump = Undertrump::Must, "undertrump", "coinche.undertrump";
        undertrump_partner: UndertrumpPartner = UndertrumpPartner::Free, "undertrump-partner", "coinche.undertrump-partner";
        climb_over_partner: YesNo = YesNo::Yes, "climb-over-partner", "coinche.climb";
        sa_count: SaCount = SaCount::As19, "sa-count", "coinche.counts";
        ta_count: TaCount = TaCount::Scale160, "ta-count", "coinche.counts";
        between_columns: Between = Between::Nearest, "between-columns", "coinche.conversion";
        plus50_marks: Plus50 = Plus50::Converted, "plus50-marks", "coinche.counts";
        sans_atout_factor: i32 = 1, "sans-atout-factor" in 1..=4, "coinche.counts";
        annonces: Annonces = Annonces::On, "annonces", "coinche.annonces";
        ta_belotes: TaBelotes = TaBelotes::None, "ta-belotes", "coinche.belote";
        carre_sa: CarreSa = CarreSa::Same, "carre-sa", "coinche.annonces";
        card_twice: YesNo = YesNo::No, "card-in-two-annonces", "coinche.annonces";
        contract_test: ContractTest = ContractTest::Reach, "contract-test", "coinche.contract";
        beat_counts_annonces: YesNo = YesNo::Yes, "beat-counts-annonces", "coinche.contract";
        annonces_sink: YesNo = YesNo::No, "annonces-sink", "coinche.contract";
        contract_margin: i32 = 0, "contract-margin" in 0..=20, "coinche.contract";
        contract_points: ContractPoints = ContractPoints::Real, "contract-points", "coinche.contract";
        belote_counts: BeloteCounts = BeloteCounts::Yes, "belote-counts-for-contract", "coinche.contract";
        belote_floor: i32 = 0, "belote-floor" in 0..=162, "coinche.contract";
        contract_counts_annonces: AnnoncesCount = AnnoncesCount::Own, "contract-counts-annonces", "coinche.contract";
        litige: Litige = Litige::None, "litige", "coinche.litige";
        rounding: Rounding = Rounding::HalfUp, "rounding", "coinche.rounding";
        rounding_at: RoundingAt = RoundingAt::Points, "rounding-at", "coinche.rounding";
        complement_half: ComplementHalf = ComplementHalf::Up, "complement-half", "coinche.rounding";
        last_deal_exact: YesNo = YesNo::No, "last-deal-exact", "coinche.rounding";
        scoring: Scoring = Scoring::MadePlusBid, "scoring", "coinche.marks";
        fall_base: FallBase = FallBase::Flat160, "fall-base", "coinche.failed";
        fall_adds_bid: YesNo = YesNo::Yes, "fall-adds-bid", "coinche.failed";
        belote_on_chute: BeloteOnChute = BeloteOnChute::Kept, "belote-on-chute", "coinche.failed";
        annonces_on_chute: AnnoncesOnChute = AnnoncesOnChute::Lost, "annonces-on-chute", "coinche.failed";
        defence_capot: DefenceCapot = DefenceCapot::Fall, "defence-capot", "coinche.failed";
        capot_value: i32 = 250, "capot-value" in 0..=2000, "coinche.capot";
        capot_unannounced: CapotUnannounced = CapotUnannounced::Value, "capot-unannounced", "coinche.capot";
        capot_announced: i32 = 500, "capot-announced" in 0..=4000, "coinche.capot";
        capot_bid: i32 = 250, "capot-bid" in 0..=2000, "coinche.capot";
        capot_failed: CapotFailed = CapotFailed::Points(500), "capot-failed", "coinche.capot";
        generale_value: i32 = 400, "generale-value" in 0..=5000, "coinche.generale";
        generale_total: GeneraleTotal = GeneraleTotal::Double, "generale-total", "coinche.generale";
        generale_failed: GeneraleFailed = GeneraleFailed::Full, "generale-failed", "coinche.generale";
        generale_unannounced: GeneraleUnannounced = GeneraleUnannounced::Counted, "generale-unannounced", "coinche.generale";
        coinche_factor: i32 = 2, "coinche-factor" in 1..=10, "coinche.coinched";
        surcoinche_factor: i32 = 4, "surcoinche-factor" in 1..=20, "coinche.coinched";
        coinche_scope: CoincheScope = CoincheScope::All, "coinche-scope", "coinche.coinched";
        coinched_made_base: CoinchedBase = CoinchedBase::Points, "coinched-made-base", "coinche.coinched";
        coinche_loser: CoincheLoser = CoincheLoser::ZeroButBelote, "coinche-loser", "coinche.coinched";
        coinche_loser_annonces: CoincheLoserAnnonces = CoincheLoserAnnonces::Lost, "coinche-loser-annonces", "coinche.coinched";
        multiplies_belote: YesNo = YesNo::No, "coinche-multiplies-belote", "coinche.coinched";
        multiplies_annonces: YesNo = YesNo::No, "coinche-multiplies-annonces", "coinche.coinched";
        renonce: Renonce = Renonce::LostDeal, "renonce", "coinche.revoke";
        misdeal: Misdeal = Misdeal::Free, "misdeal", "coinche.misdeal";
        misdeal_cost: i32 = 160, "misdeal-cost" in 0..=1000, "coinche.misdeal";
        out_of_turn: OutOfTurn = OutOfTurn::Restored, "out-of-turn", "coinche.out-of-turn", since 2 = "restored";
        exposed_card: Exposed = Exposed::FirstOccasion, "exposed-card", "coinche.exposed-card", since 2 = "first-occasion";
        false_declaration: FalseDeclared = FalseDeclared::ToOtherSide, "false-declaration", "coinche.false-declaration", since 2 = "to-other-side";
        forgotten_rebelote: ForgottenRebelote = ForgottenRebelote::ToleratedOnce, "forgotten-rebelote", "coinche.forgotten", since 2 = "tolerated-once";
        coinche_out_of_turn: CoincheOutOfTurn = CoincheOutOfTurn::Withdrawn, "coinche-out-of-turn", "coinche.coinche-out-of-turn", since 2 = "withdrawn";
        match_format: MatchFormat = MatchFormat::Points, "match-format", "coinche.end";
        target: i32 = 3000, "target" in 1..=100_000, "coinche.end";
        target_mode: TargetMode = TargetMode::Reach, "target-mode", "coinche.end";
        deals: i32 = 12, "deals" in 1..=1000, "coinche.end";
        finish_requires: FinishRequires = FinishRequires::Any, "finish-requires", "coinche.end";
        both_over: BothOver = BothOver::MostPoints, "both-over", "coinche.end";
        equal_end: EqualEnd = EqualEnd::ExtraDeal, "equal-end", "coinche.end";
    }
    cells {
        marks: Overrides, "marks", "marks.made.coinched.taker", "coinche.marking-table";
    }
}

/// The presets; the first is the game of the source.
pub(crate) const PRESETS: &[Preset] = &[
    Preset { name: "coinche", sets: &[] },
    Preset { name: "contree", sets: CONTREE },
    Preset { name: "gabon", sets: GABON },
    Preset { name: "coinche-2000", sets: &[("coinche-scope", "bid-only"), ("target", "2000")] },
    Preset { name: "ffb-coinche", sets: FFB_COINCHE },
    Preset { name: "ffb-2016-faits", sets: FFB_FAITS },
    Preset { name: "ffb-2016-faits-demandes", sets: FFB_DEMANDES },
    Preset { name: "ffb-2016-note-1", sets: FFB_NOTE_1 },
    Preset { name: "cannes-2016", sets: CANNES },
    Preset { name: "stephanoise", sets: STEPHANOISE },
    Preset { name: "stephanoise-deux", sets: STEPHANOISE_DEUX },
];

const CONTREE: &[(&str, &str)] = &[
    ("max-bid", "160"),
    ("annonces", "belote-only"),
    ("tout-atout", "off"),
    ("sans-atout", "off"),
    ("generale", "off"),
    ("coinche-timing", "turn"),
    ("belote-on-chute", "to-defence"),
];

const GABON: &[(&str, &str)] = &[
    ("scoring", "bid-only"),
    ("finish-requires", "deal-won"),
    ("target", "1000"),
    ("annonces", "belote-only"),
];

const FFB_COINCHE: &[(&str, &str)] = &[
    ("annonces-sink", "yes"),
    ("undertrump", "free"),
    ("coinche-timing", "turn"),
    ("ta-count", "scale162-ffb"),
    ("ta-belotes", "per-suit"),
    ("carre-sa", "aces-high-all"),
    ("coinched-made-base", "flat-160"),
    ("coinche-loser-annonces", "to-winner"),
    ("marks.capot.plain.defence-annonces", "other"),
    ("marks.capot-made.plain.defence-annonces", "other"),
    ("annonces-on-chute", "to-defence"),
    ("capot-failed", "160-plus-contract"),
    ("generale", "off"),
    ("coinche-multiplies-belote", "yes"),
    ("coinche-multiplies-annonces", "yes"),
];

/// What the three score tables of the federation's 2016 contrée have in common.
macro_rules! ffb_2016 {
    ($($own:expr),* $(,)?) => {
        &[
            ("max-bid", "160"),
            ("annonces", "belote-only"),
            ("generale", "off"),
            ("coinche-timing", "turn"),
            ("undertrump", "free"),
            ("sa-count", "proportional"),
            ("ta-count", "proportional"),
            ("coinched-made-base", "flat-160"),
            ("belote-on-chute", "to-defence"),
            ("coinche-loser", "belote-to-winner"),
            $($own),*
        ]
    };
}

const FFB_FAITS: &[(&str, &str)] = ffb_2016![
    ("scoring", "made-only"),
    ("fall-adds-bid", "no"),
    ("marks.capot.coinched.taker", "420"),
    ("marks.capot.surcoinched.taker", "740"),
];

const FFB_DEMANDES: &[(&str, &str)] = ffb_2016![
    ("marks.capot.coinched.taker", "320 + 2*bid"),
    ("marks.capot.surcoinched.taker", "640 + 4*bid"),
];

const FFB_NOTE_1: &[(&str, &str)] = ffb_2016![
    ("coinche-scope", "bid-only"),
    ("target", "3000"),
    ("marks.capot.coinched.taker", "160 + 2*bid"),
    ("marks.capot.surcoinched.taker", "160 + 4*bid"),
    ("marks.capot-made.coinched.taker", "1000"),
    ("marks.capot-made.surcoinched.taker", "2000"),
    ("marks.capot-failed.coinched.defence", "1000"),
    ("marks.capot-failed.surcoinched.defence", "2000"),
];

const CANNES: &[(&str, &str)] = &[
    ("max-bid", "270"),
    ("annonces", "belote-only"),
    ("generale", "off"),
    ("coinche-timing", "turn"),
    ("undertrump", "free"),
    ("rounding", "half-down"),
    ("last-deal-exact", "yes"),
    ("fall-base", "162"),
    ("belote-on-chute", "to-defence"),
    ("defence-capot", "252"),
    ("capot-value", "252"),
    ("capot-announced", "522"),
    ("capot-bid", "270"),
    ("capot-failed", "160-plus-contract"),
    ("coinche-scope", "bid-only"),
    ("coinched-made-base", "flat-162"),
    ("surcoinche-factor", "3"),
    ("target", "2001"),
];

const STEPHANOISE: &[(&str, &str)] = &[
    ("auction-after", "6"),
    ("min-bid", "82"),
    ("decoincher", "on"),
    ("undertrump", "free"),
    ("climb-over-partner", "yes"),
    ("sans-atout-factor", "2"),
    ("target", "2000"),
];

/// The same for two players; see article `coinche.two` for what is read by us.
const STEPHANOISE_DEUX: &[(&str, &str)] = &[
    ("players", "2"),
    ("bid-step", "1"),
    ("rounding", "none"),
    ("annonces", "off"),
    ("decoincher", "on"),
    ("undertrump", "free"),
    ("sans-atout-factor", "2"),
    ("coinche-scope", "bid-only"),
    ("target", "2000"),
];

impl Rules {
    /// What this house has of belotes and declarations.
    #[must_use]
    pub const fn house(&self) -> House {
        House {
            annonces: self.annonces,
            ta_belotes: self.ta_belotes,
            carre_sa: self.carre_sa,
            card_twice: self.card_twice.yes(),
            hand: self.tricks(),
        }
    }

    /// Do two play, each for himself?
    #[must_use]
    pub const fn two(&self) -> bool {
        matches!(self.players, Players::Two)
    }

    /// How many seats there are.
    #[must_use]
    pub const fn seats(&self) -> usize {
        match self.players {
            Players::Four => 4,
            Players::Two => 2,
        }
    }

    /// How many tricks there are, and so how many cards each holds.
    #[must_use]
    pub const fn tricks(&self) -> usize {
        match self.players {
            Players::Four => 8,
            Players::Two => 9,
        }
    }

    /// Who counts together.
    #[must_use]
    pub const fn camps(&self) -> Camps {
        match self.players {
            Players::Four => Camps::Pairs,
            Players::Two => Camps::Singles,
        }
    }

    /// The account of a side: of two players each is one.
    #[must_use]
    pub const fn account(&self, side: Side) -> Account {
        self.camps().of_two(side.index())
    }

    /// How its matches end.
    #[must_use]
    pub const fn finish(&self) -> Finish {
        Finish { format: self.match_format, target: self.target, mode: self.target_mode, deals: self.deals }
    }
}

/// Moves the defaults that follow another option, unless the table set them itself.
pub(crate) fn couple(rules: &mut Rules, explicit: &dyn Fn(&str) -> bool) {
    if rules.two() {
        let free = |id: &str| !explicit(id);
        follow(&mut rules.auction_after, AuctionAfter::Six, free("auction-after"));
        follow(&mut rules.min_bid, 42, free("min-bid"));
        follow(&mut rules.bid_marks, BidMarks::TenBelow, free("bid-marks"));
        follow(&mut rules.fall_base, FallBase::Both, free("fall-base"));
        follow(&mut rules.generale, OnOff::Off, free("generale"));
    }
    if rules.coinche_scope == CoincheScope::BidOnly && !explicit("target") {
        rules.target = 2000;
    }
    if rules.scoring == Scoring::BidOnly {
        if !explicit("target") {
            rules.target = 1000;
        }
        if !explicit("annonces") {
            rules.annonces = Annonces::BeloteOnly;
        }
    }
    let keeps = matches!(rules.coinche_loser, CoincheLoser::KeepsPoints | CoincheLoser::KeepsDoubled);
    if keeps && !explicit("coinche-loser-annonces") {
        rules.coinche_loser_annonces = CoincheLoserAnnonces::Kept;
    }
    let native_count = rules.sa_count == SaCount::Native || rules.ta_count == TaCount::Native;
    if native_count && !explicit("bid-compare") {
        rules.bid_compare = BidCompare::NativeLinear;
    }
    if rules.bid_compare != BidCompare::Points {
        if !explicit("sa-count") {
            rules.sa_count = SaCount::Native;
        }
        if !explicit("ta-count") {
            rules.ta_count = TaCount::Native;
        }
    }
}

fn follow<T>(option: &mut T, value: T, free: bool) {
    if free {
        *option = value;
    }
}

/// What needs a partner, a capot or all thirty-two cards, and so does not go with two players.
fn not_for_two(rules: &Rules) -> impl Iterator<Item = &'static str> {
    let counts = [
        (rules.sa_count != SaCount::As19).then(|| count_name(rules.sa_count)),
        match rules.ta_count {
            TaCount::Scale160 | TaCount::Ffb | TaCount::Pagat => None,
            TaCount::Table => Some("ta-count=table"),
            TaCount::Proportional => Some("ta-count=proportional"),
            TaCount::Plus50 => Some("ta-count=plus-50"),
            TaCount::TwoThirds => Some("ta-count=two-thirds"),
            TaCount::Native => Some("ta-count=native"),
            TaCount::Times152 => Some("ta-count=times-152"),
        },
        match rules.rounding {
            Rounding::Complement => Some("rounding=complement"),
            Rounding::ComplementDefence => Some("rounding=complement-defence"),
            Rounding::HalfUp
            | Rounding::HalfDown
            | Rounding::None
            | Rounding::Down
            | Rounding::LessOneByFive
            | Rounding::Winner => None,
        },
        match rules.coinched_made_base {
            CoinchedBase::Points => None,
            CoinchedBase::Flat160 => Some("coinched-made-base=flat-160"),
            CoinchedBase::Flat162 => Some("coinched-made-base=flat-162"),
        },
        match rules.fall_base {
            FallBase::Both => None,
            FallBase::Flat160 => Some("fall-base=160"),
            FallBase::Flat162 => Some("fall-base=162"),
        },
    ];
    let others = [
        (rules.generale.on(), "generale=on"),
        (rules.capot_belote.on(), "capot-belote=on"),
        (rules.capot_lead_ban.yes(), "capot-lead-ban=yes"),
        (rules.low_hand == LowHand::Schmurtz, "low-hand=schmurtz"),
        (rules.sa_ta == SaTa::CapotOnly, "sa-ta=capot-only"),
        (rules.climb_over_partner == YesNo::No, "climb-over-partner=no"),
        (rules.undertrump_partner == UndertrumpPartner::Barred, "undertrump-partner=barred"),
        (rules.coinche_scope == CoincheScope::Flat320, "coinche-scope=flat-320"),
    ];
    let others = others.into_iter().filter(|(set, _)| *set).map(|(_, said)| said);
    counts.into_iter().flatten().chain(others)
}

/// The options that cannot go together.
#[must_use]
pub(crate) fn clashes(rules: &Rules) -> Vec<Reason> {
    let mut found = Vec::new();
    let mut clash = |one, other| found.push(Reason::Clash { one: Id(one), other: Id(other) });
    if rules.two() {
        not_for_two(rules).for_each(|option| clash(option, "players=2"));
    }
    let by_points = rules.bid_compare == BidCompare::Points;
    if by_points && rules.sa_count == SaCount::Native {
        clash("sa-count=native", "bid-compare=points");
    }
    if by_points && rules.ta_count == TaCount::Native {
        clash("ta-count=native", "bid-compare=points");
    }
    let native = rules.sa_count == SaCount::Native || rules.ta_count == TaCount::Native;
    match rules.bid_compare {
        BidCompare::Points => {}
        _ if native => {}
        BidCompare::NativeLinear => clash("bid-compare=native-linear", count_name(rules.sa_count)),
        BidCompare::NativeTable => clash("bid-compare=native-table", count_name(rules.sa_count)),
    }
    if rules.rounding == Rounding::LessOneByFive && rules.rounding_at == RoundingAt::Line {
        clash("rounding=less-one-by-five", "rounding-at=line");
    }
    if rules.low_hand == LowHand::Schmurtz && !rules.sans_atout.on() {
        clash("low-hand=schmurtz", "sans-atout=off");
    }
    if rules.coinche_scope == CoincheScope::Flat320 {
        // What stands for the tricks is multiplied there and the contract is not.
        let failed = match rules.capot_failed {
            CapotFailed::Fall => None,
            CapotFailed::Points(points) => Some(points),
        };
        let parts = [("capot-announced", Some(rules.capot_announced)), ("capot-failed", failed)];
        for (option, all) in parts {
            if let Some(all) = all.filter(|all| *all < rules.capot_bid) {
                found.push(Reason::CapotBelowBid { option: Id(option), all, bid: rules.capot_bid });
            }
        }
    }
    if rules.max_bid.0.is_some_and(|max| max < rules.min_bid) {
        found.push(Reason::BidLimits { min: rules.min_bid, max: rules.max_bid.0.unwrap_or(0) });
    }
    found
}

/// How sans-atout is counted, as it is set.
const fn count_name(count: SaCount) -> &'static str {
    match count {
        SaCount::As19 => "sa-count=as19",
        SaCount::Table => "sa-count=table",
        SaCount::Proportional => "sa-count=proportional",
        SaCount::Native => "sa-count=native",
        SaCount::Times152 => "sa-count=times-152",
    }
}
