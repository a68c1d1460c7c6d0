//! What a deal came to: all that scoring sees, whether it was counted at the table or read off the cards.

use super::Meld;
use crate::cards::{Card, Suit};
use crate::engine::Seat;

/// What earns points while the cards are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// A combination.
    Meld(Meld),
    /// The seven of trump exchanged.
    Exchange,
    /// The seven of trump played.
    Seven,
    /// The last card of the talon drawn.
    TalonLast,
}

impl What {
    /// The term that names it.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            What::Meld(meld) => meld.term(),
            What::Exchange => "exchange",
            What::Seven => "seven",
            What::TalonLast => "talon-last",
        }
    }
}

/// One of these, with who did it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gain {
    /// Who.
    pub by: Seat,
    /// What.
    pub what: What,
}

/// Seventeen different melds at most, the exchange, the seven and the last card of the talon.
const MOST: usize = 20;

/// What happened while the cards were played, in the order in which it happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gains {
    list: [Gain; MOST],
    len: usize,
}

impl Default for Gains {
    fn default() -> Gains {
        Gains { list: [Gain { by: Seat::at(0), what: What::Seven }; MOST], len: 0 }
    }
}

impl Gains {
    /// Writes one more. The same thing never happens twice in a deal; a repetition is left out.
    pub fn push(&mut self, by: Seat, what: What) {
        if self.by(what).is_some() {
            return;
        }
        if let Some(slot) = self.list.get_mut(self.len) {
            *slot = Gain { by, what };
            self.len += 1;
        }
    }

    /// In the order in which they happened.
    pub fn iter(&self) -> std::slice::Iter<'_, Gain> {
        self.list[..self.len].iter()
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Has nothing happened yet?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Who did it, if it was done.
    #[must_use]
    pub fn by(&self, what: What) -> Option<Seat> {
        self.iter().find(|gain| gain.what == what).map(|gain| gain.by)
    }

    /// The combinations, with who showed them.
    pub fn melds(&self) -> impl Iterator<Item = (Seat, Meld)> + '_ {
        self.iter().filter_map(|gain| match gain.what {
            What::Meld(meld) => Some((gain.by, meld)),
            What::Exchange | What::Seven | What::TalonLast => None,
        })
    }
}

impl<'a> IntoIterator for &'a Gains {
    type Item = &'a Gain;
    type IntoIter = std::slice::Iter<'a, Gain>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// How the play ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct End {
    /// Who won the last trick.
    pub by: Seat,
    /// And all six after the talon?
    pub six: bool,
}

/// The course of a deal: all that earns points while the cards are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Course {
    /// Who dealt.
    pub dealer: Seat,
    /// The card turned, where it was recorded.
    pub turn: Option<Card>,
    /// The trump suit, where it is known.
    pub trump: Option<Suit>,
    /// Melds and sevens.
    pub gains: Gains,
}

/// A deal that was played to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// What came before the count.
    pub course: Course,
    /// Brisques by seat.
    pub brisques: [i32; 2],
    /// The last trick.
    pub end: End,
}

/// What a deal came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It is void and counts as played.
    Annulled,
    /// It was counted.
    Counted(Count),
}
