//! The house rules of Marjolet, and its presets.

use crate::engine::{Exposed, FalseDeclared, OnOff, Preset, YesNo};

crate::choices! {
    /// Who wins when both players end a deal at the target.
    pub enum BothOver { Highest = "highest", FirstToReach = "first-to-reach" }
    /// How the first dealer is drawn.
    pub enum FirstDealer { LowestCard = "lowest-card" }
    /// How the six cards of each hand are dealt.
    pub enum DealPattern { ByTwos = "2-2-2", ByThrees = "3-3" }
    /// Which captured cards are brisques.
    pub enum Brisques { AcesTens = "aces-tens", AcesKings = "aces-kings" }
    /// Who may meld before a lead.
    pub enum MeldRight { TrickWinner = "trick-winner", Both = "both" }
    /// What the seven of trump is exchanged for.
    pub enum Exchange { TurnUp = "turn-up", AnyCard = "any-card" }
    /// When it may be exchanged.
    pub enum ExchangeWhen { AnyTime = "any-time", AfterWinningATrick = "after-winning-a-trick" }
    /// Does the seven of trump pay when it is played?
    pub enum SevenPlayed { UnlessExchanged = "unless-exchanged", Always = "always", Never = "never" }
    /// May one ruff in the last six tricks, or must one?
    pub enum MayMust { May = "may", Must = "must" }
}

impl Brisques {
    /// The term that names these cards.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Brisques::AcesTens => "aces-tens",
            Brisques::AcesKings => "aces-kings",
        }
    }
}

crate::rules! {
    /// The complete rules of a table of Marjolet.
    pub struct Rules {
        target: i32 = 500, "target" in 1..=1_000_000, "marjolet.end";
        both_over: BothOver = BothOver::Highest, "both-over", "marjolet.end";
        first_dealer: FirstDealer = FirstDealer::LowestCard, "first-dealer", "marjolet.dealer";
        deal_pattern: DealPattern = DealPattern::ByTwos, "deal-pattern", "marjolet.deal";
        meld_right: MeldRight = MeldRight::TrickWinner, "meld-right", "marjolet.meld-right";
        one_meld_per_trick: OnOff = OnOff::Off, "one-meld-per-trick", "marjolet.one-meld";
        meld_after_talon: YesNo = YesNo::Yes, "meld-after-talon", "marjolet.meld-after-talon";
        marjolet_trump_queen: i32 = 20, "marjolet-trump-queen" in 0..=1000, "marjolet.marjolet";
        jack_queen_plain: OnOff = OnOff::Off, "jack-queen-plain", "marjolet.jack-queen";
        turned_seven: i32 = 10, "turned-seven" in 0..=1000, "marjolet.turned-seven";
        seven_exchange: Exchange = Exchange::TurnUp, "seven-exchange", "marjolet.exchange";
        seven_exchange_when: ExchangeWhen = ExchangeWhen::AnyTime, "seven-exchange-when", "marjolet.exchange";
        seven_played: SevenPlayed = SevenPlayed::UnlessExchanged, "seven-played", "marjolet.seven-played";
        talon_last_card: i32 = 0, "talon-last-card" in 0..=1000, "marjolet.talon-last";
        six_last_trump: MayMust = MayMust::May, "six-last-trump", "marjolet.last-six";
        last_trick: i32 = 10, "last-trick" in 0..=1000, "marjolet.last-trick";
        six_last: i32 = 50, "six-last" in 0..=1000, "marjolet.six-last";
        six_last_adds_last_trick: YesNo = YesNo::Yes, "six-last-adds-last-trick", "marjolet.six-last";
        brisques: Brisques = Brisques::AcesTens, "brisques", "marjolet.brisques";
        brisque_value: i32 = 10, "brisque-value" in 0..=1000, "marjolet.brisques";
        exposed_card: Exposed = Exposed::FirstOccasion, "exposed-card", "marjolet.exposed-card", since 2 = "first-occasion";
        false_declaration: FalseDeclared = FalseDeclared::ToOtherSide, "false-declaration", "marjolet.false-declaration", since 2 = "to-other-side";
    }
}

/// The presets, the game's own first.
pub(crate) const PRESETS: &[Preset] = &[
    Preset { name: "marjolet", sets: &[] },
    Preset {
        name: "marjolet-france",
        sets: &[
            ("meld-after-talon", "no"),
            ("marjolet-trump-queen", "40"),
            ("six-last", "50"),
            ("six-last-adds-last-trick", "no"),
        ],
    },
    Preset {
        name: "marjolet-parlett",
        sets: &[
            ("meld-after-talon", "no"),
            ("marjolet-trump-queen", "40"),
            ("six-last", "40"),
            ("six-last-adds-last-trick", "yes"),
            ("talon-last-card", "10"),
            ("seven-exchange-when", "after-winning-a-trick"),
            ("six-last-trump", "must"),
        ],
    },
];
