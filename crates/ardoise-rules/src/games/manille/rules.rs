//! The house rules of Manille: its options, its presets, what moves with what and what cannot go together.

use crate::engine::{Arg, Exposed, Limit, OnOff, OutOfTurn, Preset, Rules as _, YesNo};

use super::reason::Reason;

crate::choices! {
    /// How many play, and so how they count.
    pub enum Players { Four = "4", Three = "3", Two = "2" }
    /// Which way the deal and the play go round.
    pub enum Direction { Clockwise = "clockwise", CounterClockwise = "counter-clockwise" }
    /// In what packets the cards are dealt.
    pub enum DealPattern { Twos = "2-2-2-2", Mixed = "2-3-3" }
    /// Who deals after a misdeal.
    pub enum Maldonne { SameDealer = "redeal-same-dealer", NextDealer = "next-dealer" }
    /// Where the trump comes from.
    pub enum TrumpMethod { DealerChoice = "dealer-choice", TurnedCard = "turned-card" }
    /// May the choice be passed across?
    pub enum EnFace { Once = "once", Off = "off", PassBack = "pass-back" }
    /// May the deal be doubled by speech?
    pub enum Contre { Off = "off", Alone = "contre", Answered = "contre-surcontre" }
    /// What ends the match.
    pub enum MatchFormat { Manches = "manches", Deals = "deals" }
    /// What equal counts lead to.
    pub enum TieDeal { Void = "void", DoublesNext = "doubles-next" }
    /// May partners question each other?
    pub enum Talk { Muette = "muette", Bavarde = "bavarde" }
    /// Does the penalty follow the multipliers of the deal?
    pub enum Scaling { Scaled = "scaled", Flat = "flat" }
    /// Is an annulled deal a played deal?
    pub enum DealCounts { Yes = "yes", Replay = "replay" }
    /// May the dealer of three exchange with the chien?
    pub enum ChienExchange { UpToTwo = "0-2", Off = "off" }
    /// What equal totals at the end lead to.
    pub enum TieMatch { Draw = "draw", OneMoreDeal = "one-more-deal" }
    /// Which of two defenders pays for a revoke.
    pub enum Renonce3p { Camp = "camp", OffenderOnly = "offender-only" }
    /// Do those who face each other play together, or each for himself?
    pub enum Sides { Pairs = "pairs", Each = "each" }
    /// Who marks: those who counted most, or fewest?
    pub enum Aim { Most = "most", Fewest = "fewest" }
    /// How several doublings go together.
    pub enum MultiplierMode { Multiply = "multiply", Add = "add" }
}

crate::points_or! {
    /// What a revoke costs: half of what there is to count, or a number of points.
    pub enum Penalty in 0..=1000 {
        /// The most that can be marked in a plain deal.
        HalfTotal = "half-total",
    }
}

crate::rules! {
    /// The complete rules of a Manille table.
    pub struct ManilleRules {
        players: Players = Players::Four, "players", "manille.players";
        sides: Sides = Sides::Pairs, "sides", "manille.each", since 3 = "pairs";
        aim: Aim = Aim::Most, "aim", "manille.folle", since 3 = "most";
        direction: Direction = Direction::Clockwise, "direction", "manille.deal";
        deal_pattern: DealPattern = DealPattern::Twos, "deal-pattern", "manille.deal";
        maldonne: Maldonne = Maldonne::SameDealer, "maldonne", "manille.misdeal";
        maldonne_points: i32 = 0, "maldonne-points" in 0..=1000, "manille.misdeal";
        blank_hand_redeal: OnOff = OnOff::Off, "blank-hand-redeal", "manille.blank-hand";
        trump_method: TrumpMethod = TrumpMethod::DealerChoice, "trump-method", "manille.trump";
        turned_card_points: OnOff = OnOff::On, "turned-card-points", "manille.turned-card";
        voiture: OnOff = OnOff::On, "voiture", "manille.voiture";
        min_sans_atout: i32 = 0, "min-sans-atout" in 0..=20, "manille.sans-atout-owed";
        en_face: EnFace = EnFace::Once, "en-face", "manille.en-face";
        contre: Contre = Contre::Answered, "contre", "manille.contre";
        chien_exchange: ChienExchange = ChienExchange::UpToTwo, "chien-exchange", "manille.chien";
        talk: Talk = Talk::Muette, "talk", "manille.talk";
        trick_point: i32 = 1, "trick-point" in 0..=1, "manille.count";
        multiplier_mode: MultiplierMode = MultiplierMode::Multiply, "multiplier-mode", "manille.multiplier";
        max_multiplier: Limit = Limit(None), "max-multiplier" in 1..=1_000, "manille.multiplier";
        capot_bonus: i32 = 0, "capot-bonus" in 0..=1, "manille.capot";
        tie_deal: TieDeal = TieDeal::Void, "tie-deal", "manille.tie";
        tie_doubling_stack: YesNo = YesNo::No, "tie-doubling-stack", "manille.tie";
        match_format: MatchFormat = MatchFormat::Manches, "match-format", "manille.match";
        manche_target: i32 = 101, "manche-target" in 1..=10_000, "manille.manches";
        manches_to_win: i32 = 2, "manches-to-win" in 1..=5, "manille.manches";
        belle_target: i32 = 121, "belle-target" in 1..=10_000, "manille.manches";
        deals: i32 = 20, "deals" in 1..=1_000, "manille.match";
        tie_match: TieMatch = TieMatch::Draw, "tie-match", "manille.tie-match";
        renonce_penalty: Penalty = Penalty::HalfTotal, "renonce-penalty", "manille.renonce";
        renonce_scaling: Scaling = Scaling::Scaled, "renonce-scaling", "manille.renonce";
        renonce_deal_counts: DealCounts = DealCounts::Yes, "renonce-deal-counts", "manille.renonce-deal";
        renonce_3p: Renonce3p = Renonce3p::Camp, "renonce-3p", "manille.renonce-three";
        out_of_turn: OutOfTurn = OutOfTurn::Restored, "out-of-turn", "manille.out-of-turn", since 2 = "restored";
        exposed_card: Exposed = Exposed::FirstOccasion, "exposed-card", "manille.exposed-card", since 2 = "first-occasion";
    }
}

/// The presets; the first is the game as the source tells it.
pub(crate) const PRESETS: &[Preset] = &[
    Preset { name: "manille", sets: &[] },
    Preset { name: "manille-20", sets: &[("match-format", "deals")] },
    Preset { name: "bavarde", sets: &[("talk", "bavarde")] },
    Preset { name: "aleatoire", sets: &[("trump-method", "turned-card")] },
    Preset {
        name: "belge",
        sets: &[
            ("trick-point", "0"),
            ("match-format", "deals"),
            ("tie-deal", "doubles-next"),
            ("min-sans-atout", "2"),
            ("en-face", "pass-back"),
            ("contre", "contre-surcontre"),
        ],
    },
    Preset {
        name: "manille-3",
        sets: &[
            ("players", "3"),
            ("trick-point", "0"),
            ("match-format", "deals"),
            ("deals", "30"),
            ("tie-deal", "doubles-next"),
            ("min-sans-atout", "2"),
            ("en-face", "off"),
            ("contre", "contre-surcontre"),
            ("chien-exchange", "0-2"),
        ],
    },
    Preset { name: "chacun", sets: &[("sides", "each")] },
    Preset { name: "decouverte", sets: &[("players", "2"), ("trick-point", "0"), ("en-face", "off")] },
];

impl Players {
    /// How many seats there are.
    #[must_use]
    pub const fn seats(self) -> usize {
        match self {
            Players::Four => 4,
            Players::Three => 3,
            Players::Two => 2,
        }
    }

    /// How many accounts there are: two sides of two, or each for himself.
    #[must_use]
    pub const fn accounts(self) -> i32 {
        match self {
            Players::Four | Players::Two => 2,
            Players::Three => 3,
        }
    }
}

impl ManilleRules {
    /// Does each of four play for himself?
    #[must_use]
    pub const fn each(&self) -> bool {
        matches!((self.players, self.sides), (Players::Four, Sides::Each))
    }

    /// How many accounts there are.
    #[must_use]
    pub const fn accounts(&self) -> i32 {
        if self.each() { 4 } else { self.players.accounts() }
    }

    /// How many choices of trump an account has in a match of a fixed number of deals.
    #[must_use]
    pub const fn choices(&self) -> i32 {
        let accounts = self.accounts();
        (self.deals + accounts - 1) / accounts
    }
}

/// Moves the defaults that follow another option.
pub(crate) fn couple(rules: &mut ManilleRules, explicit: &dyn Fn(&str) -> bool) {
    let free = |id: &str| !explicit(id);
    if rules.players != Players::Four {
        follow(&mut rules.trick_point, 0, free("trick-point"));
        follow(&mut rules.en_face, EnFace::Off, free("en-face"));
    }
    if rules.each() {
        follow(&mut rules.en_face, EnFace::Off, free("en-face"));
    }
    if rules.players == Players::Three {
        follow(&mut rules.match_format, MatchFormat::Deals, free("match-format"));
        follow(&mut rules.deals, 30, free("deals"));
        follow(&mut rules.tie_deal, TieDeal::DoublesNext, free("tie-deal"));
        let share = rules.deals / rules.players.accounts();
        follow(&mut rules.min_sans_atout, share.min(2), free("min-sans-atout"));
        follow(&mut rules.turned_card_points, OnOff::Off, free("turned-card-points"));
    }
    if rules.trump_method == TrumpMethod::TurnedCard {
        follow(&mut rules.voiture, OnOff::Off, free("voiture"));
        follow(&mut rules.en_face, EnFace::Off, free("en-face"));
    }
    if !rules.voiture.on() || rules.match_format == MatchFormat::Manches {
        follow(&mut rules.min_sans_atout, 0, free("min-sans-atout"));
    }
}

fn follow<T>(option: &mut T, value: T, free: bool) {
    if free {
        *option = value;
    }
}

/// The options that cannot go together.
#[must_use]
pub(crate) fn clashes(rules: &ManilleRules) -> Vec<Reason> {
    let owed = rules.min_sans_atout > 0;
    let turned = rules.trump_method == TrumpMethod::TurnedCard;
    let three = rules.players == Players::Three;
    let pairs = [
        (
            rules.players != Players::Four && rules.en_face != EnFace::Off,
            "en-face",
            "players",
            "why-no-partner",
        ),
        (rules.sides == Sides::Each && rules.players != Players::Four, "sides", "players", "why-four-share"),
        (rules.each() && rules.en_face != EnFace::Off, "en-face", "sides", "why-no-partner"),
        (rules.each() && rules.talk == Talk::Bavarde, "talk", "sides", "why-no-partner"),
        (rules.players == Players::Two && rules.talk == Talk::Bavarde, "talk", "players", "why-no-partner"),
        (turned && rules.voiture.on(), "voiture", "trump-method", "why-card-decides"),
        (turned && rules.en_face != EnFace::Off, "en-face", "trump-method", "why-card-decides"),
        (turned && three && rules.turned_card_points.on(), "turned-card-points", "players", "why-zero-sum"),
        (owed && !rules.voiture.on(), "min-sans-atout", "voiture", "why-no-voiture"),
        (
            owed && rules.match_format == MatchFormat::Manches,
            "min-sans-atout",
            "match-format",
            "why-no-fixed-length",
        ),
        (
            owed && rules.match_format == MatchFormat::Deals
                && rules.min_sans_atout > rules.deals / rules.accounts(),
            "min-sans-atout",
            "deals",
            "why-too-few-deals",
        ),
    ];
    let said = |id: &str| Arg::setting("manille", &format!("{id} {}", rules.get(id).unwrap_or_default()));
    let clash = |(option, with, why): (&str, &str, &'static str)| Reason::Clash {
        first: said(option),
        second: said(with),
        why,
    };
    pairs.into_iter().filter(|pair| pair.0).map(|pair| clash((pair.1, pair.2, pair.3))).collect()
}
