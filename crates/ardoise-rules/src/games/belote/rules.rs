//! The house rules of belote: every option with its default, the presets, and what cannot go together.

use super::reason::{Id, Reason};
use crate::cards::PIQUET;
use crate::engine::{
    Account, Camps, Direction, Exposed, FalseDeclared, Finish, MatchFormat, Obligations, OnOff, OutOfTurn,
    Preset, TargetMode, Undertrump, UndertrumpPartner, YesNo,
};
use crate::games::jass::{
    self, Annonces, AnnoncesOnChute, Atout, BeloteOnChute, CarreSa, ComplementHalf, ForgottenRebelote, House,
    Misdeal, Scale, TaBelotes,
};

crate::choices! {
    /// How many play.
    pub enum Players { Four = "4", Two = "2" }
    /// How the first cards are dealt.
    pub enum DealPattern { ThreeTwo = "3-2", TwoThree = "2-3" }
    /// May the second round name the turned suit?
    pub enum SecondRound { Other = "other", Any = "any" }
    /// When sans-atout and tout-atout may be taken.
    pub enum SaTaRound { Any = "any", Second = "second" }
    /// Who deals after eight passes.
    pub enum AllPass { NextDealer = "next-dealer", SameDealer = "same-dealer" }
    /// Whose declarations count when the best ones are equal.
    pub enum AnnoncesTie { Nobody = "nobody", FirstToSpeak = "first-to-speak" }
    /// How sans-atout is counted.
    pub enum SaCount { As19 = "as19", Native = "native" }
    /// How tout-atout is counted.
    pub enum TaCount { Proportional = "proportional", Ffb = "scale162-ffb", Native = "native" }
    /// Do declarations enter the totals that are compared?
    pub enum AnnoncesCount { Both = "both", No = "no" }
    /// What the defence marks when the taker fails.
    pub enum FallBase { Flat162 = "162", Flat160 = "160" }
    /// What becomes of the declarations of a defence without a trick.
    pub enum AnnoncesOnCapot { Kept = "kept", ToTaker = "to-taker", Lost = "lost" }
    /// What the defence marks when the taker fails without a trick.
    pub enum DefenceCapot { CapotValue = "capot-value", FallBase = "fall-base" }
    /// What happens when both sides have as many points.
    pub enum Litige {
        Held = "held",
        TakerLoses = "taker-loses",
        TakerMakes = "taker-makes",
        Replay = "replay",
    }
    /// Is the taker's belote held with his points?
    pub enum LitigeBelote { Staked = "staked", Kept = "kept" }
    /// What becomes of equal totals in the last deal.
    pub enum LitigeLast { BothMark = "both-mark", Lost = "lost" }
    /// How marks are rounded.
    pub enum Rounding {
        None = "none",
        HalfUp = "half-up",
        HalfDown = "half-down",
        Complement = "complement",
        ComplementDefence = "complement-defence",
    }
    /// Must the king be played before the queen?
    pub enum BeloteOrder { Free = "free", KingFirst = "king-first" }
    /// Who wins when both sides are there.
    pub enum BothOver {
        MostPoints = "most-points",
        Draw = "draw",
        LastTaker = "last-taker",
        LastDeal = "last-deal",
    }
    /// What happens at equal totals.
    pub enum EqualEnd { ExtraDeal = "extra-deal", Draw = "draw" }
    /// What a side must have done to win by points.
    pub enum FinishRequires { Any = "any", NotOnCapot = "not-on-capot", NotByBelote = "not-by-belote" }
}

crate::points_or! {
    /// What a revoke costs.
    pub enum Renonce in 1..=1000 {
        /// The deal, with every declaration.
        LostDeal = "lost-deal";
        "flat-162" = 162
    }
    /// What a word out of turn costs; with points, the deal too.
    pub enum WordOutOfTurn in 1..=1000 {
        /// Nothing: the turn is restored.
        Restored = "restored",
        /// That side may not take in this deal.
        SideBarred = "side-barred",
    }
}

crate::rules! {
    /// The complete rules of a table.
    pub struct Rules {
        players: Players = Players::Four, "players", "belote.table";
        direction: Direction = Direction::CounterClockwise, "direction", "belote.deal";
        deal_pattern: DealPattern = DealPattern::ThreeTwo, "deal-pattern", "belote.deal";
        second_round_suit: SecondRound = SecondRound::Other, "second-round-suit", "belote.taking";
        sans_atout: OnOff = OnOff::Off, "sans-atout", "belote.taking";
        tout_atout: OnOff = OnOff::Off, "tout-atout", "belote.taking";
        sa_ta_round: SaTaRound = SaTaRound::Any, "sa-ta-round", "belote.taking";
        all_pass: AllPass = AllPass::NextDealer, "all-pass", "belote.passed-out";
        annonces: Annonces = Annonces::On, "annonces", "belote.annonces";
        annonces_tie: AnnoncesTie = AnnoncesTie::Nobody, "annonces-tie", "belote.annonces";
        card_twice: YesNo = YesNo::No, "card-in-two-annonces", "belote.annonces";
        carre_sa: CarreSa = CarreSa::Same, "carre-sa", "belote.annonces";
        sa_count: SaCount = SaCount::As19, "sa-count", "belote.counts";
        ta_count: TaCount = TaCount::Proportional, "ta-count", "belote.counts";
        ta_belotes: TaBelotes = TaBelotes::PerSuit, "ta-belotes", "belote.belote";
        belote_counts: YesNo = YesNo::Yes, "belote-counts-for-contract", "belote.contract";
        contract_counts_annonces: AnnoncesCount = AnnoncesCount::Both, "contract-counts-annonces", "belote.contract";
        fall_base: FallBase = FallBase::Flat162, "fall-base", "belote.failed";
        belote_on_chute: BeloteOnChute = BeloteOnChute::Kept, "belote-on-chute", "belote.failed";
        annonces_on_chute: AnnoncesOnChute = AnnoncesOnChute::ToDefence, "annonces-on-chute", "belote.failed";
        annonces_on_capot: AnnoncesOnCapot = AnnoncesOnCapot::Kept, "annonces-on-capot", "belote.capot";
        capot_value: i32 = 252, "capot-value" in 0..=2000, "belote.capot";
        defence_capot: DefenceCapot = DefenceCapot::CapotValue, "defence-capot", "belote.capot";
        litige: Litige = Litige::Held, "litige", "belote.litige";
        litige_belote: LitigeBelote = LitigeBelote::Staked, "litige-belote", "belote.litige";
        litige_last: LitigeLast = LitigeLast::BothMark, "litige-last", "belote.litige";
        rounding: Rounding = Rounding::None, "rounding", "belote.rounding";
        complement_half: ComplementHalf = ComplementHalf::Up, "complement-half", "belote.rounding";
        undertrump: Undertrump = Undertrump::Must, "undertrump", "belote.undertrump";
        undertrump_partner: UndertrumpPartner = UndertrumpPartner::Free, "undertrump-partner", "belote.undertrump-partner";
        climb_over_partner: YesNo = YesNo::Yes, "climb-over-partner", "belote.climb";
        belote_order: BeloteOrder = BeloteOrder::Free, "belote-order", "belote.belote";
        forgotten_rebelote: ForgottenRebelote = ForgottenRebelote::Lost, "forgotten-rebelote", "belote.forgotten";
        renonce: Renonce = Renonce::LostDeal, "renonce", "belote.revoke";
        misdeal: Misdeal = Misdeal::Free, "misdeal", "belote.misdeal";
        misdeal_cost: i32 = 162, "misdeal-cost" in 0..=1000, "belote.misdeal";
        word_out_of_turn: WordOutOfTurn = WordOutOfTurn::Restored, "word-out-of-turn", "belote.out-of-turn";
        out_of_turn: OutOfTurn = OutOfTurn::Restored, "out-of-turn", "belote.out-of-turn";
        exposed_card: Exposed = Exposed::CountsAsPlayed, "exposed-card", "belote.exposed-card";
        false_declaration: FalseDeclared = FalseDeclared::ToOtherSide, "false-declaration", "belote.false-declaration";
        match_format: MatchFormat = MatchFormat::Points, "match-format", "belote.end";
        target: i32 = 1000, "target" in 1..=100_000, "belote.end";
        target_mode: TargetMode = TargetMode::Reach, "target-mode", "belote.end";
        deals: i32 = 12, "deals" in 1..=1000, "belote.end";
        both_over: BothOver = BothOver::MostPoints, "both-over", "belote.end";
        equal_end: EqualEnd = EqualEnd::ExtraDeal, "equal-end", "belote.end";
        finish_requires: FinishRequires = FinishRequires::Any, "finish-requires", "belote.end";
    }
}

/// What contests have in common.
macro_rules! contest {
    ($($own:expr),*) => {
        &[
            ("annonces", "belote-only"),
            ("direction", "clockwise"),
            ("all-pass", "same-dealer"),
            ("match-format", "deals"),
            ("deals", "12"),
            ("misdeal", "after-trump"),
            ("renonce", "flat-162"),
            ("out-of-turn", "162"),
            $($own),*
        ]
    };
}

/// The presets; the first is the game as it is played at home.
pub(crate) const PRESETS: &[Preset] = &[
    Preset { name: "belote", sets: &[] },
    Preset { name: "belote-ffb", sets: &[("annonces", "belote-only"), ("second-round-suit", "any")] },
    Preset {
        name: "belote-ffb-sa-ta",
        sets: &[
            ("annonces", "belote-only"),
            ("second-round-suit", "any"),
            ("sans-atout", "on"),
            ("tout-atout", "on"),
        ],
    },
    Preset {
        name: "belote-ffb-annonces",
        sets: &[
            ("forgotten-rebelote", "tolerated-once"),
            ("misdeal", "third"),
            ("finish-requires", "not-on-capot"),
        ],
    },
    Preset {
        name: "belote-1000",
        sets: &[("annonces", "belote-only"), ("rounding", "half-up"), ("target", "1000")],
    },
    Preset { name: "belote-501", sets: &[("target", "501")] },
    Preset { name: "belote-concours", sets: contest![] },
    Preset {
        name: "belote-alsace",
        sets: contest![
            ("litige", "taker-loses"),
            ("capot-value", "162"),
            ("deals", "20"),
            ("misdeal", "second")
        ],
    },
    Preset { name: "belote-decouverte", sets: &[("players", "2"), ("annonces", "belote-only")] },
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
            hand: PIQUET.len() / self.seats(),
        }
    }

    /// How its matches end.
    #[must_use]
    pub const fn finish(&self) -> Finish {
        Finish { format: self.match_format, target: self.target, mode: self.target_mode, deals: self.deals }
    }

    /// What a player owes a trick.
    #[must_use]
    pub fn owed(&self) -> Obligations {
        jass::owed(self.climb_over_partner.yes(), self.undertrump, self.undertrump_partner)
    }

    /// What the cards are worth under this trump.
    #[must_use]
    pub const fn scale(&self, trump: Atout) -> Scale {
        match (trump, self.sa_count, self.ta_count) {
            (Atout::None, SaCount::As19, _) => Scale::As19,
            (Atout::None, SaCount::Native, _) => Scale::SaNative,
            (Atout::All, _, TaCount::Ffb) => Scale::TaFfb,
            (Atout::All, _, TaCount::Proportional | TaCount::Native) => Scale::TaNative,
            (Atout::Hearts | Atout::Diamonds | Atout::Clubs | Atout::Spades, ..) => Scale::Suit,
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

    /// The account of a side.
    #[must_use]
    pub const fn account(&self, side: usize) -> Account {
        self.camps().of_two(side)
    }

    /// How many play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        match self.players {
            Players::Four => 4,
            Players::Two => 2,
        }
    }
}

/// Two players declare nothing, unless the table has set it.
pub(crate) fn couple(rules: &mut Rules, explicit: &dyn Fn(&str) -> bool) {
    if rules.players == Players::Two && !explicit("annonces") {
        rules.annonces = Annonces::BeloteOnly;
    }
}

/// The options that cannot go together.
#[must_use]
pub(crate) fn clashes(rules: &Rules) -> Vec<Reason> {
    let two = rules.players == Players::Two && rules.annonces == Annonces::On;
    two.then_some(Reason::Clash { one: Id("players=2"), other: Id("annonces=on") }).into_iter().collect()
}
