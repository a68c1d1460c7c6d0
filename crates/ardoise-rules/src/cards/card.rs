//! One card of the 78-card universe, its suit and its rank.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A French suit. The order of the variants carries no strength: that belongs to a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Suit {
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
    /// ♠
    Spades,
}

impl Suit {
    /// The four suits.
    pub const ALL: [Suit; 4] = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];

    /// The canonical English word, as stored: `hearts`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Suit::Hearts => "hearts",
            Suit::Diamonds => "diamonds",
            Suit::Clubs => "clubs",
            Suit::Spades => "spades",
        }
    }

    /// The ASCII letter of the canonical card notation: `H`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Suit::Hearts => 'H',
            Suit::Diamonds => 'D',
            Suit::Clubs => 'C',
            Suit::Spades => 'S',
        }
    }

    /// The sign shown to people: `♥`, one column wide.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Suit::Hearts => '♥',
            Suit::Diamonds => '♦',
            Suit::Clubs => '♣',
            Suit::Spades => '♠',
        }
    }
}

/// A rank. It has no order: which rank is stronger is a rule of each game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Knight,
    Queen,
    King,
}

impl Rank {
    /// Every rank of a suit in the universe, the tarot knight among them.
    pub const ALL: [Rank; 14] = [
        Rank::Ace,
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Knight,
        Rank::Queen,
        Rank::King,
    ];

    /// The canonical ASCII notation: `A`, `10`, `J`; the tarot knight is `N`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Rank::Ace => "A",
            Rank::Two => "2",
            Rank::Three => "3",
            Rank::Four => "4",
            Rank::Five => "5",
            Rank::Six => "6",
            Rank::Seven => "7",
            Rank::Eight => "8",
            Rank::Nine => "9",
            Rank::Ten => "10",
            Rank::Jack => "J",
            Rank::Knight => "N",
            Rank::Queen => "Q",
            Rank::King => "K",
        }
    }

    /// The letter a French player expects: `V`, `D`, `R`; the same as [`Rank::code`] elsewhere.
    #[must_use]
    pub const fn french(self) -> &'static str {
        match self {
            Rank::Jack => "V",
            Rank::Knight => "C",
            Rank::Queen => "D",
            Rank::King => "R",
            _ => self.code(),
        }
    }
}

/// One card: four suits of fourteen ranks, then the tarot trumps 1 to 21 and the excuse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// How many ranks a suit has in the universe.
pub(super) const RANKS: u8 = 14;
/// How many cards the universe has.
pub(super) const UNIVERSE: u8 = 78;

/// The suit of each card: looked up, for it is asked of every card of every trick.
static SUITS: [Option<Suit>; 256] = {
    let mut suits = [None; 256];
    let mut suit = 0;
    while suit < Suit::ALL.len() {
        let mut rank = 0;
        while rank < RANKS as usize {
            suits[suit * RANKS as usize + rank] = Some(Suit::ALL[suit]);
            rank += 1;
        }
        suit += 1;
    }
    suits
};

impl Card {
    /// The card of `suit` and `rank`.
    #[must_use]
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card(suit as u8 * RANKS + rank as u8)
    }

    /// The card at an index of the universe, `0..78`.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Card> {
        if index < UNIVERSE { Some(Card(index)) } else { None }
    }

    /// The place of the card in the universe, `0..78`.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The suit; `None` for a tarot trump or the excuse.
    #[inline]
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        SUITS[self.0 as usize]
    }

    /// The rank; `None` for a tarot trump or the excuse.
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        if self.0 < 4 * RANKS { Some(Rank::ALL[(self.0 % RANKS) as usize]) } else { None }
    }

    /// The canonical ASCII notation: `10H`, `JS`; tarot trumps `T1`…`T21`, the excuse `EX`.
    #[must_use]
    pub fn code(self) -> String {
        match (self.suit(), self.rank()) {
            (Some(suit), Some(rank)) => format!("{}{}", rank.code(), suit.letter()),
            _ if self.0 == UNIVERSE - 1 => "EX".to_owned(),
            _ => format!("T{}", self.0 - 4 * RANKS + 1),
        }
    }

    /// What people read: `10♥`, `J♠` in English, `V♠` in French.
    #[must_use]
    pub fn shown(self, french: bool) -> String {
        match (self.suit(), self.rank()) {
            (Some(suit), Some(rank)) => {
                let letter = if french { rank.french() } else { rank.code() };
                format!("{letter}{}", suit.sign())
            }
            _ => self.code(),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.code())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = <std::borrow::Cow<'_, str>>::deserialize(deserializer)?;
        super::read_card(&text).ok_or_else(|| de::Error::custom(format!("no card is written {text:?}")))
    }
}
