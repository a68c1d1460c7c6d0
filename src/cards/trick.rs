//! Who wins a trick, for a given strength of the ranks.

use super::{Card, Cards, Rank, Suit};

/// The ranks of a suit from the strongest to the weakest, ready for set arithmetic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Order {
    above: [u16; 14],
    strength: [u8; 14],
}

impl Order {
    /// An order from its ranks, strongest first. Ranks left out are the weakest, all alike.
    #[must_use]
    pub const fn strongest_first(ranks: &[Rank]) -> Order {
        let mut above = [0; 14];
        let mut strength = [0; 14];
        let mut seen = 0u16;
        let mut i = 0;
        while i < ranks.len() {
            let rank = ranks[i] as usize;
            above[rank] = seen;
            strength[rank] = (ranks.len() - i) as u8;
            seen |= 1 << rank;
            i += 1;
        }
        Order { above, strength }
    }

    /// The ranks stronger than that of `card`, as the bits of [`Cards::of_suit`].
    #[must_use]
    pub const fn above(&self, card: Card) -> u16 {
        match card.rank() {
            Some(rank) => self.above[rank as usize],
            None => 0,
        }
    }

    /// The cards of the suit of `card` that are stronger than it.
    #[must_use]
    pub const fn stronger(&self, card: Card) -> Cards {
        match card.suit() {
            Some(suit) => Cards::of_suit(suit, self.above(card)),
            None => Cards::EMPTY,
        }
    }

    /// How strong the rank of `card` is among its suit; larger is stronger.
    #[must_use]
    pub const fn strength(&self, card: Card) -> u8 {
        match card.rank() {
            Some(rank) => self.strength[rank as usize],
            None => 0,
        }
    }
}

/// What decides a trick: the trump suit if there is one, the order of plain suits and that of trumps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Strength {
    /// The suit that beats the others.
    pub trump: Option<Suit>,
    /// The order in every suit that is not trump.
    pub plain: &'static Order,
    /// The order in the trump suit.
    pub trumps: &'static Order,
}

impl Strength {
    /// The order in force in `suit`.
    #[must_use]
    pub fn order(&self, suit: Suit) -> &'static Order {
        if self.trump == Some(suit) { self.trumps } else { self.plain }
    }

    /// Does `card` beat `best`, which leads the trick so far? A discard never does.
    #[must_use]
    pub fn beats(&self, card: Card, best: Card) -> bool {
        match (card.suit(), best.suit()) {
            (Some(a), Some(b)) if a == b => {
                let order = self.order(a);
                order.strength(card) > order.strength(best)
            }
            (Some(a), _) => self.trump == Some(a),
            (None, _) => false,
        }
    }

    /// The place in `trick` of the card that holds it; `None` for an empty trick.
    #[must_use]
    pub fn winner(&self, trick: &[Card]) -> Option<usize> {
        let mut best = 0;
        for (place, card) in trick.iter().enumerate().skip(1) {
            if self.beats(*card, trick[best]) {
                best = place;
            }
        }
        if trick.is_empty() { None } else { Some(best) }
    }
}
