//! Who wins a trick, for a given strength of the ranks.

use super::{Card, Cards, Rank, Suit};

/// How many places the tables of an order have: one for every card, and then up to what a byte can hold.
const PLACES: usize = 256;

/// The ranks of a suit from the strongest to the weakest, ready for set arithmetic: one look for each card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Order {
    stronger: [Cards; PLACES],
    strength: [u8; PLACES],
}

impl Order {
    /// An order from its ranks, strongest first. Ranks left out are the weakest, all alike.
    #[must_use]
    pub const fn strongest_first(ranks: &[Rank]) -> Order {
        let mut order = Order { stronger: [Cards::EMPTY; PLACES], strength: [0; PLACES] };
        let mut suit = 0;
        while suit < Suit::ALL.len() {
            let mut seen = Cards::EMPTY;
            let mut i = 0;
            while i < ranks.len() {
                let card = Card::new(Suit::ALL[suit], ranks[i]);
                order.stronger[card.index() as usize] = seen;
                order.strength[card.index() as usize] = (ranks.len() - i) as u8;
                seen = seen.with(card);
                i += 1;
            }
            suit += 1;
        }
        order
    }

    /// The order of one suit from its cards, strongest first.
    #[must_use]
    pub const fn of_cards(cards: &[Card]) -> Order {
        let mut order = Order { stronger: [Cards::EMPTY; PLACES], strength: [0; PLACES] };
        let mut seen = Cards::EMPTY;
        let mut i = 0;
        while i < cards.len() {
            let place = cards[i].index() as usize;
            order.stronger[place] = seen;
            order.strength[place] = (cards.len() - i) as u8;
            seen = seen.with(cards[i]);
            i += 1;
        }
        order
    }

    /// The cards of the suit of `card` that are stronger than it.
    #[inline]
    #[must_use]
    pub const fn stronger(&self, card: Card) -> Cards {
        self.stronger[card.index() as usize]
    }

    /// How strong the rank of `card` is among its suit; larger is stronger.
    #[inline]
    #[must_use]
    pub const fn strength(&self, card: Card) -> u8 {
        self.strength[card.index() as usize]
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
    /// Cards that win nothing and ask for no suit, as a card of none does.
    pub idle: Cards,
}

impl Strength {
    /// The same order in every suit, trump or not.
    #[must_use]
    pub const fn one_order(trump: Option<Suit>, order: &'static Order) -> Strength {
        Strength { trump, plain: order, trumps: order, idle: Cards::EMPTY }
    }

    /// The order in force in `suit`.
    #[inline]
    #[must_use]
    pub fn order(&self, suit: Suit) -> &'static Order {
        if self.trump == Some(suit) { self.trumps } else { self.plain }
    }

    /// The suit in which `card` plays, if it plays in one.
    #[inline]
    #[must_use]
    pub const fn suit(&self, card: Card) -> Option<Suit> {
        if self.idle.has(card) { None } else { card.suit() }
    }

    /// The suit that was led: that of the first of these cards which plays in one. No more than two do not.
    #[inline]
    #[must_use]
    pub fn led(&self, first: impl Iterator<Item = Card>) -> Option<Suit> {
        first.take(3).find_map(|card| self.suit(card))
    }

    /// How high `card` stands in a trick to which `led` was led: larger is stronger, a discard stands at nought.
    #[inline]
    #[must_use]
    pub fn height(&self, card: Card, led: Option<Suit>) -> u16 {
        let suit = self.suit(card);
        let trump = suit.is_some() && suit == self.trump;
        let order = if trump { self.trumps } else { self.plain };
        let base = u16::from(trump) * 0x200 + u16::from(suit == led) * 0x100;
        if base == 0 { 0 } else { base + u16::from(order.strength(card)) }
    }

    /// Does `card` beat `best`, which leads the trick so far? A discard never does.
    #[inline]
    #[must_use]
    pub fn beats(&self, card: Card, best: Card) -> bool {
        match (self.suit(card), self.suit(best)) {
            (Some(a), Some(b)) if a == b => {
                let order = self.order(a);
                order.strength(card) > order.strength(best)
            }
            (Some(a), Some(_)) => self.trump == Some(a),
            // A card of no suit holds a trick only until another falls.
            (Some(_), None) => true,
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
