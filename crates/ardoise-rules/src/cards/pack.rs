//! Sets of cards as bits, and the packs the games are played with.

use std::fmt;

use super::card::{EXCUSE, FIRST_TRUMP, RANKS, UNIVERSE};
use super::{Card, Rank, Suit};

/// A set of cards: one bit for each card of the universe.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u128);

const SUIT_BITS: u128 = (1 << RANKS) - 1;

/// The cards of each suit.
static SUITS: [u128; 5] = [
    SUIT_BITS,
    SUIT_BITS << RANKS,
    SUIT_BITS << (2 * RANKS),
    SUIT_BITS << (3 * RANKS),
    ((1 << (EXCUSE - FIRST_TRUMP)) - 1) << FIRST_TRUMP,
];

/// The 32 cards from seven to ace (piquet pack).
pub const PIQUET: Cards = Cards::of_ranks(&[
    Rank::Seven,
    Rank::Eight,
    Rank::Nine,
    Rank::Ten,
    Rank::Jack,
    Rank::Queen,
    Rank::King,
    Rank::Ace,
]);

/// The 52 cards from two to ace.
pub const FULL: Cards = Cards::of_ranks(&[
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
    Rank::Queen,
    Rank::King,
    Rank::Ace,
]);

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);
    /// All 78 cards.
    pub const UNIVERSE: Cards = Cards((1 << UNIVERSE) - 1);

    /// All four suits of the given ranks.
    #[must_use]
    pub const fn of_ranks(ranks: &[Rank]) -> Cards {
        let mut bits = 0;
        let mut suit = 0;
        while suit < 4 {
            let mut i = 0;
            while i < ranks.len() {
                bits |= 1 << (suit * RANKS + ranks[i] as u8);
                i += 1;
            }
            suit += 1;
        }
        Cards(bits)
    }

    /// The cards of `suit` whose ranks are the bits of `ranks`.
    #[must_use]
    pub const fn of_suit(suit: Suit, ranks: u16) -> Cards {
        Cards((ranks as u128 & SUIT_BITS) << (suit as u8 * RANKS))
    }

    /// The cards of this set in `suit`.
    #[inline]
    #[must_use]
    pub const fn suit(self, suit: Suit) -> Cards {
        Cards(self.0 & SUITS[suit as usize])
    }

    /// Is the card in the set?
    #[inline]
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// The set with one card more.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.index())
    }

    /// The set without one card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.index()))
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Is there no card?
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cards, in the order of the universe.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let index = bits.trailing_zeros();
            bits &= bits.wrapping_sub(1);
            Card::from_index(u8::try_from(index).unwrap_or(u8::MAX))
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::EMPTY, Cards::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
