//! Declarations: what was announced, which cards it needs, and which side marks.

use std::cmp::{Ordering, Reverse};

use super::atout::Atout;
use super::options::{CarreSa, House};
use super::refusal::Refusal;
use crate::cards::{Card, Cards, Rank, Suit};
use crate::engine::Seat;

crate::terms! {
    /// A kind of declaration.
    pub enum Kind {
        /// Three cards in a row.
        Tierce = "tierce",
        /// Four.
        Cinquante = "cinquante",
        /// Five or more.
        Cent = "cent",
        /// All four of a rank.
        Carre = "carre",
    }
}

impl Kind {
    const fn length(self) -> usize {
        match self {
            Kind::Tierce => 3,
            Kind::Cinquante | Kind::Carre => 4,
            Kind::Cent => 5,
        }
    }
}

/// The order in which cards follow each other in a declaration.
const SEQUENCE: [Rank; 8] =
    [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight, Rank::Seven];

/// A declaration as it was announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Declaration {
    /// By whom.
    pub by: Seat,
    /// What.
    pub kind: Kind,
    /// Its highest card, or any of the four.
    pub card: Card,
}

impl Declaration {
    fn height(self) -> usize {
        let place = SEQUENCE.iter().position(|rank| Some(*rank) == self.card.rank());
        SEQUENCE.len() - place.unwrap_or(SEQUENCE.len())
    }

    /// The cards it needs.
    #[must_use]
    pub fn cards(self) -> Cards {
        let (Some(suit), Some(rank)) = (self.card.suit(), self.card.rank()) else { return Cards::EMPTY };
        match self.kind {
            Kind::Carre => Suit::ALL.into_iter().map(|suit| Card::new(suit, rank)).collect(),
            Kind::Tierce | Kind::Cinquante | Kind::Cent => {
                let from = SEQUENCE.len() - self.height();
                let ranks = SEQUENCE.iter().skip(from).take(self.kind.length());
                ranks.map(|rank| Card::new(suit, *rank)).collect()
            }
        }
    }

    /// What it is worth; nothing where it is no declaration.
    #[must_use]
    pub fn value(self, house: House, trump: Atout) -> i32 {
        let aces_high = match house.carre_sa {
            CarreSa::Same => false,
            CarreSa::AcesHigh => trump == Atout::None,
            CarreSa::AcesHighAll => trump.suit().is_none(),
        };
        match (self.kind, self.card.rank()) {
            (Kind::Tierce, _) => 20,
            (Kind::Cinquante, _) => 50,
            (Kind::Cent, _) => 100,
            (Kind::Carre, Some(Rank::Ace)) if aces_high => 200,
            (Kind::Carre, Some(Rank::Ten)) if aces_high => 150,
            (Kind::Carre, Some(Rank::Jack | Rank::Nine)) if aces_high => 100,
            (Kind::Carre, Some(Rank::Jack)) => 200,
            (Kind::Carre, Some(Rank::Nine)) => 150,
            (Kind::Carre, Some(Rank::Ace | Rank::Ten | Rank::King | Rank::Queen)) => 100,
            (Kind::Carre, _) => 0,
        }
    }

    /// How it ranks among declarations: fours, then value, then the highest card, then trumps.
    fn strength(self, house: House, trump: Atout) -> (bool, i32, usize, bool) {
        let in_trumps = trump.suit().is_some() && self.card.suit() == trump.suit();
        let four = self.kind == Kind::Carre;
        (four, self.value(house, trump), self.height(), in_trumps && !four)
    }
}

/// The most declarations a deal can hold.
const MOST: usize = 10;

/// What the declarations of both sides are worth once they are compared, by side index.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Settled {
    /// Those that are marked.
    pub marked: [i32; 2],
    /// Those that are not: the other side's are better, or as good.
    pub unmarked: [i32; 2],
    /// Are they as good as each other?
    pub level: bool,
}

/// The declarations of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Declared {
    all: [Option<Declaration>; MOST],
}

impl Declared {
    /// Every declaration, in the order in which they were announced.
    pub fn iter(&self) -> impl Iterator<Item = Declaration> + '_ {
        self.all.iter().flatten().copied()
    }

    /// Adds a declaration.
    ///
    /// # Errors
    /// If it cannot be, or its cards lie elsewhere.
    pub fn with(mut self, house: House, trump: Atout, new: Declaration) -> Result<Declared, Refusal> {
        let (by, kind, card) = (new.by, new.kind, new.card);
        if new.height() < 1 || (kind == Kind::Carre && new.value(house, trump) == 0) {
            return Err(Refusal::NoSuchCarre { card });
        }
        if kind != Kind::Carre && new.height() < kind.length() {
            return Err(Refusal::SequenceTooLow { kind, card });
        }
        let mut held = new.cards();
        for old in self.iter() {
            let shared = old.cards().and(new.cards());
            if let Some(card) = shared.iter().next() {
                if old.by != by {
                    return Err(Refusal::CardElsewhere { card, by: old.by });
                }
                if old == new || !house.card_twice || (old.kind != Kind::Carre && kind != Kind::Carre) {
                    return Err(Refusal::CardTwice { card });
                }
            }
            if old.by == by {
                held = held.or(old.cards());
            }
        }
        if held.len() > house.hand {
            return Err(Refusal::TooManyCards { by, cards: held.len() });
        }
        let free = self.all.iter_mut().find(|place| place.is_none());
        match free {
            Some(place) => {
                *place = Some(new);
                Ok(self)
            }
            None => Err(Refusal::TooManyCards { by, cards: held.len() }),
        }
    }

    /// Who has announced a card.
    #[must_use]
    pub fn holder(&self, card: Card) -> Option<Seat> {
        self.iter().find(|declaration| declaration.cards().has(card)).map(|declaration| declaration.by)
    }

    /// What all of them are worth together, whoever announced them.
    #[must_use]
    pub fn sum(&self, house: House, trump: Atout) -> i32 {
        self.iter().map(|declaration| declaration.value(house, trump)).sum()
    }

    /// What each side marks: only the side with the best declaration, and then all of its own. Where the best ones are equal
    /// nobody marks, or the side whose best is nearest after the seat of `first` in order of play.
    #[must_use]
    pub fn settled(&self, house: House, trump: Atout, first: Option<Seat>) -> Settled {
        let mut worth = [0; 2];
        let mut best = [None; 2];
        for declaration in self.iter() {
            let side = declaration.by.index() % 2;
            let turn = first.map(|first| (declaration.by.index() + 4 - first.index() % 4) % 4);
            worth[side] += declaration.value(house, trump);
            best[side] = best[side].max(Some((declaration.strength(house, trump), turn.map(Reverse))));
        }
        let [of_a, of_b] = worth;
        match best[0].cmp(&best[1]) {
            Ordering::Greater => Settled { marked: [of_a, 0], unmarked: [0, of_b], level: false },
            Ordering::Less => Settled { marked: [0, of_b], unmarked: [of_a, 0], level: false },
            Ordering::Equal => Settled { marked: [0; 2], unmarked: worth, level: true },
        }
    }
}
