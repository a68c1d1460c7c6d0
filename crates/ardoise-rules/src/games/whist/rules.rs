//! The options of whist, its presets, and what one option does to another's default.

use crate::engine::{Arg, OnOff, OptionKind, OptionValue, Preset, Rules as _};
use crate::{choices, rules};

use super::reason::Reason;

/// How many points make a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GamePoints {
    /// The game of the Laws.
    Five,
    /// The American game.
    Seven,
    /// The ten-point game.
    Ten,
}

impl GamePoints {
    /// The points themselves.
    #[must_use]
    pub const fn points(self) -> i32 {
        match self {
            GamePoints::Five => 5,
            GamePoints::Seven => 7,
            GamePoints::Ten => 10,
        }
    }
}

impl OptionValue for GamePoints {
    const KIND: OptionKind = OptionKind::Choice(&["5", "7", "10"]);

    fn read(text: &str, _: OptionKind) -> Option<GamePoints> {
        match text {
            "5" => Some(GamePoints::Five),
            "7" => Some(GamePoints::Seven),
            "10" => Some(GamePoints::Ten),
            _ => None,
        }
    }

    fn write(&self) -> String {
        self.points().to_string()
    }

    fn json(&self) -> serde_json::Value {
        serde_json::Value::from(self.points())
    }
}

/// How the penalty of a revoke is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RevokeMode {
    /// Whoever claims it says whether it is added to one side or deducted from the other.
    ClaimantChooses,
    /// It is added to the other side. `add`, the word of the American game, reads as this too.
    AddOnly,
    /// It is deducted from the side that revoked.
    DeductOnly,
    /// It passes from one side to the other.
    Transfer,
}

impl RevokeMode {
    /// The word as stored, which is also the term in which reasons speak of it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            RevokeMode::ClaimantChooses => "claimant-chooses",
            RevokeMode::AddOnly => "add-only",
            RevokeMode::DeductOnly => "deduct-only",
            RevokeMode::Transfer => "transfer",
        }
    }
}

impl OptionValue for RevokeMode {
    const KIND: OptionKind = OptionKind::Choice(&["claimant-chooses", "add-only", "deduct-only", "transfer"]);

    fn read(text: &str, _: OptionKind) -> Option<RevokeMode> {
        match text {
            "claimant-chooses" => Some(RevokeMode::ClaimantChooses),
            "add-only" | "add" => Some(RevokeMode::AddOnly),
            "deduct-only" => Some(RevokeMode::DeductOnly),
            "transfer" => Some(RevokeMode::Transfer),
            _ => None,
        }
    }

    fn write(&self) -> String {
        self.id().to_owned()
    }
}

choices! {
    /// Who fixes the trump.
    pub enum TrumpMethod {
        TurnedLastCard = "turned-last-card", Announced = "announced", Cycle = "cycle", CycleNt = "cycle-nt",
    }
    /// How trump calls rank, the highest first; no trump stands above them all.
    pub enum AnnounceOrder {
        HeartsFirst = "hearts-diamonds-spades-clubs", SpadesFirst = "spades-hearts-diamonds-clubs",
    }
    /// What one may play when void in the suit led.
    pub enum VoidPlay { Free = "free", MustTrump = "must-trump" }
    /// Who has an honour: who was dealt it, or who won it in a trick.
    pub enum HonoursBasis { Held = "held", Captured = "captured" }
    /// May a side one point below the game score honours?
    pub enum HonoursNearGame { Allowed = "allowed", Barred = "barred" }
    /// What decides the bonus of one, two or three.
    pub enum GameBonus { ByScore = "by-score", ByTricks = "by-tricks", Off = "off", ByDifference = "by-difference" }
    /// What a game of seven points is worth.
    pub enum SevenValue { SevenMinusLoser = "seven-minus-loser", WithOvershoot = "with-overshoot" }
    /// What becomes of a hand in which both sides revoked.
    pub enum BothRevoke { Annul = "annul" }
    /// What is counted first when both sides may reach the game in one deal.
    pub enum SameDealOrder { RevokeTricksHonours = "revoke-tricks-honours", Simultaneous = "simultaneous" }
    /// How many games make the match.
    pub enum Rubber { BestOfThree = "best-of-3", SingleGame = "single-game" }
    /// May the other side call a card that was shown or led too early?
    pub enum Called { Called = "called", FirstOccasion = "first-occasion" }
    /// What decides the rubber.
    pub enum RubberWinner { Points = "points", Games = "games" }
    /// What is added up for the rubber.
    pub enum RubberTotal { AllPoints = "all-points", GameValues = "game-values" }
}

rules! {
    /// The complete rules of a table of whist.
    pub struct Rules {
        game_points: GamePoints = GamePoints::Five, "game-points", "whist.game";
        trick_points: i32 = 1, "trick-points" in 1..=4, "whist.tricks";
        trump_method: TrumpMethod = TrumpMethod::TurnedLastCard, "trump-method", "whist.trump";
        announce_order: AnnounceOrder = AnnounceOrder::HeartsFirst, "announce-order", "whist.announce";
        no_trump: OnOff = OnOff::Off, "no-trump", "whist.no-trump";
        fifth_hand_no_trump: OnOff = OnOff::Off, "fifth-hand-no-trump", "whist.fifth-hand";
        void_play: VoidPlay = VoidPlay::Free, "void-play", "whist.void";
        honours: OnOff = OnOff::On, "honours", "whist.honours";
        honours_basis: HonoursBasis = HonoursBasis::Held, "honours-basis", "whist.honours";
        honours_near_game: HonoursNearGame = HonoursNearGame::Allowed, "honours-at-game-minus-one", "whist.honours-near-game";
        revoke_points: i32 = 3, "revoke-points" in 0..=13, "whist.revoke";
        revoke_mode: RevokeMode = RevokeMode::ClaimantChooses, "revoke-mode", "whist.revoke";
        both_revoke: BothRevoke = BothRevoke::Annul, "both-revoke", "whist.both-revoke";
        revoker_cannot_win: OnOff = OnOff::Off, "revoker-cannot-win", "whist.revoker-stops";
        out_of_turn: Called = Called::Called, "out-of-turn", "whist.out-of-turn", since 2 = "called";
        exposed_card: Called = Called::Called, "exposed-card", "whist.exposed-card", since 2 = "called";
        same_deal_order: SameDealOrder = SameDealOrder::RevokeTricksHonours, "same-deal-order", "whist.order";
        game_bonus: GameBonus = GameBonus::ByScore, "game-bonus", "whist.game-bonus";
        single_from: i32 = 3, "single-from" in 1..=9, "whist.game-bonus";
        seven_value: SevenValue = SevenValue::SevenMinusLoser, "seven-value", "whist.seven-value";
        rubber: Rubber = Rubber::BestOfThree, "rubber", "whist.rubber";
        rubber_winner: RubberWinner = RubberWinner::Points, "rubber-winner", "whist.rubber-winner";
        rubber_total: RubberTotal = RubberTotal::AllPoints, "rubber-total", "whist.rubber-total";
        rubber_bonus: i32 = 0, "rubber-bonus" in 0..=10, "whist.rubber-bonus";
    }
}

/// What a won game adds to the rubber beside the points marked in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameValue {
    /// One, two or three by the loser's score.
    ByScore,
    /// The difference of the points, and four, and one, two or three by the loser's score.
    ByDifference,
    /// By the difference, in the game of seven.
    BySeven(SevenValue),
    /// Nothing.
    None,
}

impl Rules {
    /// The points that make a game.
    #[must_use]
    pub const fn game(&self) -> i32 {
        self.game_points.points()
    }

    /// The games that end the match.
    #[must_use]
    pub const fn games(&self) -> u32 {
        match self.rubber {
            Rubber::BestOfThree => 2,
            Rubber::SingleGame => 1,
        }
    }

    /// What a won game is worth to the rubber.
    #[must_use]
    pub const fn game_value(&self) -> GameValue {
        match (self.game_bonus, self.game_points) {
            (GameBonus::ByScore, _) => GameValue::ByScore,
            (GameBonus::ByDifference, _) => GameValue::ByDifference,
            (GameBonus::ByTricks | GameBonus::Off, GamePoints::Seven) => GameValue::BySeven(self.seven_value),
            (GameBonus::ByTricks | GameBonus::Off, GamePoints::Five | GamePoints::Ten) => GameValue::None,
        }
    }
}

/// The presets; the first is the source's own game.
pub(crate) const PRESETS: &[Preset] = &[
    Preset { name: "whist", sets: &[] },
    Preset {
        name: "whist-laws",
        sets: &[
            ("rubber-total", "game-values"),
            ("rubber-bonus", "2"),
            ("honours-at-game-minus-one", "barred"),
            ("revoker-cannot-win", "on"),
        ],
    },
    Preset {
        name: "american",
        sets: &[
            ("game-points", "7"),
            ("honours", "off"),
            ("revoke-points", "2"),
            ("revoke-mode", "add-only"),
            ("game-bonus", "off"),
            ("rubber-total", "game-values"),
        ],
    },
    Preset {
        name: "whist-ten",
        sets: &[("game-points", "10"), ("trick-points", "2"), ("revoke-points", "4"), ("single-from", "5")],
    },
];

/// What the length of the game changes elsewhere, where the table has not said otherwise.
const FOLLOWS_SEVEN: &[(&str, &str)] = &[
    ("honours", "off"),
    ("revoke-points", "2"),
    ("revoke-mode", "add-only"),
    ("game-bonus", "off"),
    ("single-from", "4"),
];
const FOLLOWS_TEN: &[(&str, &str)] = &[("trick-points", "2"), ("revoke-points", "4"), ("single-from", "5")];

/// Moves the defaults that follow the length of the game.
pub(crate) fn couple(rules: &mut Rules, explicit: &dyn Fn(&str) -> bool) {
    let follows = match rules.game_points {
        GamePoints::Five => &[],
        GamePoints::Seven => FOLLOWS_SEVEN,
        GamePoints::Ten => FOLLOWS_TEN,
    };
    for (id, value) in follows.iter().filter(|(id, _)| !explicit(id)) {
        rules.set(id, value).expect("the options that follow another are options, and so are their values");
    }
}

/// The options that cannot go together.
#[must_use]
pub(crate) fn clashes(rules: &Rules) -> Vec<Reason> {
    let mut clashes = Vec::new();
    if rules.rubber_total == RubberTotal::GameValues && rules.game_value() == GameValue::None {
        clashes.push(Reason::ClashGameValues {
            bonus: Arg::value("whist", "game-bonus", &rules.game_bonus.write()),
            game: rules.game(),
        });
    }
    let by_score = matches!(rules.game_value(), GameValue::ByScore | GameValue::ByDifference);
    if by_score && rules.single_from >= rules.game() {
        clashes.push(Reason::ClashSingleFrom { single: rules.single_from, game: rules.game() });
    }
    clashes
}
