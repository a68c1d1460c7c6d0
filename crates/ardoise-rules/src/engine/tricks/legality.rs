//! Which cards may be played: what decides it, and the duties that narrow a hand one after the other.

use crate::engine::table::Seat;

use crate::cards::{Card, Cards, Strength, Suit};

/// Which suits ruff in a trick, whatever the game calls it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Trumps {
    /// None: the highest card of the led suit wins.
    #[default]
    None,
    /// One suit.
    Suit(Suit),
    /// Every suit ranks as trump does, and none ruffs another.
    All,
}

impl Trumps {
    /// The suit that ruffs the others, if one does.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Trumps::Suit(suit) => Some(suit),
            Trumps::None | Trumps::All => None,
        }
    }

    /// The word as stored: a suit, `none` or `all`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Trumps::None => "none",
            Trumps::Suit(suit) => suit.id(),
            Trumps::All => "all",
        }
    }
}

impl From<Option<Suit>> for Trumps {
    fn from(suit: Option<Suit>) -> Trumps {
        suit.map_or(Trumps::None, Trumps::Suit)
    }
}

/// What decides legality and tricks besides the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stance {
    /// What is trump.
    pub trumps: Trumps,
    /// Who plays alone, where that matters.
    pub alone: Option<Seat>,
    /// What else the game must know, in a code of its own.
    pub own: u8,
}

/// The most seats a trick can have.
pub const SEATS: usize = 8;

/// The partner of a player, as a bit, where partners sit across at a table of four.
#[must_use]
pub const fn across(player: Seat) -> u8 {
    1 << ((player.index() + 2) % 4)
}

/// A player before his card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position<'a> {
    /// The cards of the trick so far, in order, with who played them.
    pub trick: &'a [(Seat, Card)],
    /// Whose card is judged.
    pub player: Seat,
    /// His partners, one bit for each seat.
    pub partners: u8,
    /// The number of the trick, from 1; 0 where it is not known.
    pub no: u8,
}

impl Position<'_> {
    /// The suit that was led.
    #[inline]
    #[must_use]
    pub fn led(&self, strength: &Strength) -> Option<Suit> {
        strength.led(self.trick.iter().map(|(_, card)| *card))
    }

    /// The card that holds the trick, and who played it.
    #[inline]
    #[must_use]
    pub fn master(&self, strength: &Strength) -> Option<(Seat, Card)> {
        let (first, rest) = self.trick.split_first()?;
        let led = self.led(strength);
        let mut best = *first;
        let mut top = strength.height(first.1, led);
        let mut meet = |play: &(Seat, Card)| {
            let height = strength.height(play.1, led);
            best = if height > top { *play } else { best };
            top = top.max(height);
        };
        // At a table of four nobody can foresee how many cards lie there; to look at the last one again changes nothing,
        // and is quicker than to guess.
        let last = self.trick.len() - 1;
        if last < 3 {
            meet(&self.trick[last.min(1)]);
            meet(&self.trick[last.min(2)]);
        } else {
            rest.iter().for_each(meet);
        }
        Some(best)
    }

    /// Does that seat count with the player?
    #[inline]
    #[must_use]
    pub const fn partner(&self, seat: Seat) -> bool {
        self.partners >> (seat.index() % SEATS) & 1 == 1
    }
}

/// Why a card may not be played. The words are the same in every game; the article is the game's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Duty {
    /// The led suit must be followed.
    Follow,
    /// A higher card of the led suit must be played.
    Rise,
    /// Whoever is void must ruff.
    Ruff,
    /// A ruff must be gone over.
    Overruff,
    /// Whoever cannot go over a ruff must still play trump.
    Undertrump,
    /// A partner's ruff must not be gone under.
    SparePartner,
    /// This card may not be led.
    Lead,
}

impl Duty {
    /// All of them.
    pub const ALL: [Duty; 7] = [
        Duty::Follow,
        Duty::Rise,
        Duty::Ruff,
        Duty::Overruff,
        Duty::Undertrump,
        Duty::SparePartner,
        Duty::Lead,
    ];

    /// The message that says it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Duty::Follow => "duty-follow",
            Duty::Rise => "duty-rise",
            Duty::Ruff => "duty-ruff",
            Duty::Overruff => "duty-overruff",
            Duty::Undertrump => "duty-undertrump",
            Duty::SparePartner => "duty-spare-partner",
            Duty::Lead => "duty-lead",
        }
    }
}

/// What is left of a hand when duties narrow it: the cards alone ([`Cards`]), or with the reasons ([`Duties`]).
///
/// Each duty reads "whoever holds one of these cards plays one of them": so fewer cards never bar more,
/// and something always remains. A game writes its duties once, and both come from the same lines.
pub trait Narrow: Sized {
    /// Every card may be played.
    fn free(hand: Cards) -> Self;
    /// Whoever still may play one of `cards` must.
    #[must_use]
    fn must(self, cards: Cards, duty: Duty) -> Self;
}

impl Narrow for Cards {
    #[inline]
    fn free(hand: Cards) -> Cards {
        hand
    }

    #[inline]
    fn must(self, cards: Cards, _: Duty) -> Cards {
        let left = self.and(cards);
        if left.is_empty() { self } else { left }
    }
}

/// The most duties that can narrow one hand.
const STEPS: usize = 3;

/// What is left of a hand, and the duties that narrowed it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Duties {
    legal: Cards,
    steps: [(Cards, Duty); STEPS],
    len: u8,
}

impl Narrow for Duties {
    fn free(hand: Cards) -> Duties {
        Duties { legal: hand, steps: [(Cards::EMPTY, Duty::Follow); STEPS], len: 0 }
    }

    fn must(mut self, cards: Cards, duty: Duty) -> Duties {
        let left = self.legal.and(cards);
        if !left.is_empty() {
            self.legal = left;
            if let Some(step) = self.steps.get_mut(usize::from(self.len)) {
                *step = (left, duty);
                self.len += 1;
            }
        }
        self
    }
}

impl Duties {
    /// The cards that may be played.
    #[inline]
    #[must_use]
    pub const fn legal(&self) -> Cards {
        self.legal
    }

    /// The first duty that a card of the hand offends.
    #[inline]
    #[must_use]
    pub fn breaks(&self, card: Card) -> Option<Duty> {
        if self.legal.has(card) {
            return None;
        }
        let steps = self.steps.iter().take(usize::from(self.len));
        steps.into_iter().find(|(left, _)| !left.has(card)).map(|(_, duty)| *duty)
    }
}
