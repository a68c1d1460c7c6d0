//! One card of the 78-card universe, its suit and its rank.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::words::trump_letter;
use crate::lang::Lang;

/// A suit: four French ones, and the trumps of a tarot pack. The order of the variants carries no strength: that belongs to a
/// game.
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
    /// The twenty-one trumps of a tarot pack, which nobody names: they are always trump.
    #[serde(skip_deserializing)]
    Trumps,
}

impl Suit {
    /// The four French suits.
    pub const ALL: [Suit; 4] = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];

    /// The canonical English word, as stored: `hearts`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Suit::Hearts => "hearts",
            Suit::Diamonds => "diamonds",
            Suit::Clubs => "clubs",
            Suit::Spades => "spades",
            Suit::Trumps => "trumps",
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
            Suit::Trumps => 'T',
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
            Suit::Trumps => '★',
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
}

/// One card: four suits of fourteen ranks, then the tarot trumps 1 to 21 and the excuse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// How many ranks a suit has in the universe.
pub(super) const RANKS: u8 = 14;
/// How many cards the universe has.
pub(super) const UNIVERSE: u8 = 78;
/// Where the trumps of a tarot pack begin.
pub(super) const FIRST_TRUMP: u8 = 4 * RANKS;
/// The excuse comes last.
pub(super) const EXCUSE: u8 = UNIVERSE - 1;

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
    let mut trump = FIRST_TRUMP;
    while trump < EXCUSE {
        suits[trump as usize] = Some(Suit::Trumps);
        trump += 1;
    }
    suits
};

impl Card {
    /// The card of `suit` and `rank`.
    #[must_use]
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card(suit as u8 * RANKS + rank as u8)
    }

    /// The excuse of a tarot pack: a card of no suit.
    pub const EXCUSE: Card = Card(EXCUSE);

    /// The tarot trump of that number, `1..=21`.
    #[must_use]
    pub const fn trump(number: u8) -> Option<Card> {
        if number >= 1 && number <= EXCUSE - FIRST_TRUMP {
            Some(Card(FIRST_TRUMP + number - 1))
        } else {
            None
        }
    }

    /// The number of a tarot trump; none of any other card.
    #[must_use]
    pub const fn trump_number(self) -> Option<u8> {
        if self.0 >= FIRST_TRUMP && self.0 < EXCUSE { Some(self.0 - FIRST_TRUMP + 1) } else { None }
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

    /// The suit; `None` for the excuse.
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

    /// The canonical ASCII notation: `10H`, `JS`; tarot trumps `1T`…`21T`, the excuse `EX`.
    #[must_use]
    pub fn code(self) -> String {
        match (self.suit(), self.rank()) {
            (Some(suit), Some(rank)) => format!("{}{}", rank.code(), suit.letter()),
            _ => self.trump_number().map_or_else(|| "EX".to_owned(), |number| format!("{number}T")),
        }
    }

    /// What people read: `10♥`, `J♠` in English, `V♠` in French; `21T` or `21A` for a tarot trump.
    #[must_use]
    pub fn shown(self, lang: Lang) -> String {
        match (self.suit(), self.rank()) {
            (Some(suit), Some(rank)) => format!("{}{}", rank.letter(lang), suit.sign()),
            _ => match self.trump_number() {
                Some(number) => format!("{number}{}", trump_letter(lang)),
                None => "Excuse".to_owned(),
            },
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
