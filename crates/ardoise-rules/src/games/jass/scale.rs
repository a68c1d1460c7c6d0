//! What the cards are worth, and which totals a set of whole tricks can give: 1 and 161 cannot at a suit, whoever says so.

use std::sync::LazyLock;

use crate::cards::{Card, Rank};
use crate::engine::Choice;

/// The words for the scale of a suit that is trump.
pub(crate) static CLASSIC: Choice = Choice::with("classic", crate::keyword!("classic-scale"));
/// The words for every scale.
pub(crate) static EVERY: Choice = Choice::with("all", crate::keyword!("every-scale"));

/// What the cards are worth, ace, ten, king, queen, jack, nine, eight, seven, and the last trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scale {
    /// One suit is trump: 162.
    Suit,
    /// Sans-atout with aces at 19: 162.
    As19,
    /// Sans-atout as it stands: 130.
    SaNative,
    /// Tout-atout on 14-9-7-5-3-2, no last trick: 160.
    Ta160,
    /// Tout-atout on 13-9-6-5-3-2: 162.
    TaFfb,
    /// Tout-atout on 14-9-6-5-3-1: 162.
    TaPagat,
    /// Tout-atout as it stands: 258.
    TaNative,
    /// Tout-atout without the last trick: 248.
    TaNoDer,
}

const PLAIN: [i32; 8] = [11, 10, 4, 3, 2, 0, 0, 0];
const TRUMP: [i32; 8] = [11, 10, 4, 3, 20, 14, 0, 0];
const AS19: [i32; 8] = [19, 10, 4, 3, 2, 0, 0, 0];
const TA160: [i32; 8] = [7, 5, 3, 2, 14, 9, 0, 0];
const TA_FFB: [i32; 8] = [6, 5, 3, 2, 13, 9, 0, 0];
const TA_PAGAT: [i32; 8] = [6, 5, 3, 1, 14, 9, 0, 0];

const SCALES: [Scale; 8] = [
    Scale::Suit,
    Scale::As19,
    Scale::SaNative,
    Scale::Ta160,
    Scale::TaFfb,
    Scale::TaPagat,
    Scale::TaNative,
    Scale::TaNoDer,
];

impl Scale {
    /// The values of a suit: of the trump suit where there is one, and of the others.
    #[must_use]
    pub const fn values(self, trump: bool) -> [i32; 8] {
        match self {
            Scale::Suit if trump => TRUMP,
            Scale::Suit | Scale::SaNative => PLAIN,
            Scale::As19 => AS19,
            Scale::Ta160 => TA160,
            Scale::TaFfb => TA_FFB,
            Scale::TaPagat => TA_PAGAT,
            Scale::TaNative | Scale::TaNoDer => TRUMP,
        }
    }

    /// What the last trick adds.
    #[must_use]
    pub const fn der(self) -> i32 {
        match self {
            Scale::Ta160 | Scale::TaNoDer => 0,
            Scale::Suit | Scale::As19 | Scale::SaNative | Scale::TaFfb | Scale::TaPagat | Scale::TaNative => {
                10
            }
        }
    }

    /// What a card is worth, in the trump suit where there is one or elsewhere.
    #[must_use]
    pub fn worth(self, card: Card, trump: bool) -> i32 {
        const RANKS: [Rank; 8] =
            [Rank::Ace, Rank::Ten, Rank::King, Rank::Queen, Rank::Jack, Rank::Nine, Rank::Eight, Rank::Seven];
        let place = RANKS.iter().position(|rank| Some(*rank) == card.rank());
        place.map_or(0, |place| self.values(trump)[place])
    }

    /// All there is to count, the last trick included.
    #[must_use]
    pub const fn total(self) -> i32 {
        match self {
            Scale::Suit | Scale::As19 | Scale::TaFfb | Scale::TaPagat => 162,
            Scale::SaNative => 130,
            Scale::Ta160 => 160,
            Scale::TaNative => 258,
            Scale::TaNoDer => 248,
        }
    }
}

/// A set of totals from 0 to 319.
type Totals = [u64; 5];

fn shifted(set: &Totals, by: u32) -> Totals {
    let mut moved = [0; 5];
    for place in (0..5).rev() {
        let here = set[place] << by;
        let below = if by == 0 || place == 0 { 0 } else { set[place - 1] >> (64 - by) };
        moved[place] = here | below;
    }
    moved
}

fn has(set: &Totals, total: i32) -> bool {
    match usize::try_from(total) {
        Ok(total) if total < 320 => set[total / 64] >> (total % 64) & 1 == 1,
        _ => false,
    }
}

/// For each scale, the totals of no card, of one, … of thirty-two.
static REACH: LazyLock<[[Totals; 33]; 8]> = LazyLock::new(|| SCALES.map(by_cards));

fn by_cards(scale: Scale) -> [Totals; 33] {
    let mut sets = [[0; 5]; 33];
    sets[0][0] = 1;
    for suit in 0..4 {
        for value in scale.values(suit == 0) {
            for taken in (0..32).rev() {
                let more = shifted(&sets[taken], value.unsigned_abs());
                for place in 0..5 {
                    sets[taken + 1][place] |= more[place];
                }
            }
        }
    }
    sets
}

/// The cards that are played, of the thirty-two, and in how many tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Played {
    /// How many cards.
    pub cards: usize,
    /// How many tricks.
    pub tricks: usize,
}

impl Played {
    /// The cards of so many tricks.
    const fn of(self, tricks: usize) -> usize {
        match (tricks * self.cards).checked_div(self.tricks) {
            Some(cards) => cards,
            None => 0,
        }
    }

    /// The numbers of tricks that a side may have taken which is not known to have taken none, or all: of a whole pack
    /// that would be a capot, which has its own word.
    const fn open(self) -> std::ops::RangeInclusive<usize> {
        if self.cards < 32 { 0..=self.tricks } else { 1..=self.tricks.saturating_sub(1) }
    }
}

/// Can so many cards of the pack give this total, the last trick included?
#[must_use]
pub(crate) fn together(scale: Scale, cards: usize, total: i32) -> bool {
    REACH[scale as usize].get(cards).is_some_and(|set| has(set, total - scale.der()))
}

/// The least and the most that so many cards of the pack can give, the last trick included.
#[must_use]
pub(crate) fn range(scale: Scale, cards: usize) -> (i32, i32) {
    let totals = || (0..=scale.total()).filter(|total| together(scale, cards, *total));
    (totals().next().unwrap_or(0), totals().next_back().unwrap_or(0))
}

/// Can a side that took a trick, and left one, have this total, when so many cards are played in so many tricks?
///
/// `taken` is how many it took and `der` whether it took the last, where that is known.
#[must_use]
pub(crate) fn possible(
    scale: Scale,
    deal: Played,
    total: i32,
    taken: Option<usize>,
    der: Option<bool>,
) -> bool {
    let sets = &REACH[scale as usize];
    let counts = match taken {
        Some(taken) => taken.min(deal.tricks)..=taken.min(deal.tricks),
        None => deal.open(),
    };
    counts.into_iter().any(|taken| {
        let Some(set) = sets.get(deal.of(taken)) else { return false };
        let without = taken < deal.tricks && der != Some(true) && has(set, total);
        let with = taken > 0 && der != Some(false) && has(set, total - scale.der());
        without || with
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const EIGHT: Played = Played { cards: 32, tricks: 8 };
    const SIXTEEN: Played = Played { cards: 32, tricks: 16 };

    #[test]
    fn totals_of_eighteen_cards() {
        // The least: eleven cards worth nothing, three jacks at 2, four cards at 3. The most: all but those eleven and the
        // three jacks. With the last trick 10 more.
        assert_eq!(range(Scale::Suit, 18), (28, 156));
        assert!(!together(Scale::Suit, 18, 157) && !together(Scale::Suit, 18, 27));
        let nine = Played { cards: 18, tricks: 9 };
        assert!(possible(Scale::Suit, nine, 0, None, None), "a player may take nothing");
        assert!(possible(Scale::Suit, nine, 156, None, None), "or everything");
        assert!(possible(Scale::Suit, nine, 44, Some(1), Some(true)), "jack and nine, and the last trick");
        assert!(!possible(Scale::Suit, nine, 45, Some(1), Some(true)));
        assert!(!possible(Scale::Suit, nine, 1, None, None));
    }

    #[test]
    fn totals_that_tricks_can_give() {
        let impossible = |scale: Scale| -> Vec<i32> {
            (0..=scale.total()).filter(|total| !possible(scale, EIGHT, *total, None, None)).collect()
        };
        assert_eq!(impossible(Scale::Suit), [1, 161]);
        assert_eq!(impossible(Scale::As19), [1, 161]);
        assert_eq!(impossible(Scale::SaNative), [1, 129]);
        assert_eq!(impossible(Scale::Ta160), [1, 159]);
        assert_eq!(impossible(Scale::TaFfb), [1, 161]);
        assert_eq!(impossible(Scale::TaPagat), Vec::<i32>::new());
        assert_eq!(impossible(Scale::TaNative), [1, 2, 5, 253, 256, 257]);
        assert_eq!(impossible(Scale::TaNoDer), [1, 2, 5, 243, 246, 247]);
        assert!(possible(Scale::Suit, EIGHT, 0, Some(1), None));
        assert!(!possible(Scale::Suit, EIGHT, 0, Some(1), Some(true)));
        assert!(!possible(Scale::Suit, EIGHT, 0, Some(3), None), "only eleven cards are worth nothing");
        assert!(!possible(Scale::Suit, EIGHT, 100, Some(1), None));
        assert!(
            possible(Scale::Suit, SIXTEEN, 34, Some(1), None),
            "jack and nine of trump in a trick of two cards"
        );
        assert!(!possible(Scale::Suit, SIXTEEN, 35, Some(1), Some(false)));
    }
}
