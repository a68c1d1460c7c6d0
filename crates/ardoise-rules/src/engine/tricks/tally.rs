//! What the tricks of a deal came to: who took which, and what they count.

use crate::engine::table::{Account, Seat, Table};

use crate::cards::Cards;

/// A trick that was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taken {
    /// Who took it.
    pub winner: Seat,
    /// Its cards.
    pub cards: Cards,
    /// What they count, in the game's units.
    pub points: i32,
}

/// What the tricks of a deal came to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// The tricks in order.
    pub tricks: Vec<Taken>,
    /// The cards that were never played.
    pub left: Cards,
    /// What the last trick counts by itself, in the game's units.
    pub last: i32,
    /// Is it the whole deal?
    pub complete: bool,
}

impl Tally {
    /// Who took the last trick of the whole deal.
    #[must_use]
    pub fn last_winner(&self) -> Option<Seat> {
        self.tricks.last().filter(|_| self.complete).map(|taken| taken.winner)
    }

    /// How many tricks those seats took.
    #[must_use]
    pub fn count(&self, of: impl Fn(Seat) -> bool) -> usize {
        self.tricks.iter().filter(|taken| of(taken.winner)).count()
    }

    /// What those seats took, the last trick's own points included.
    #[must_use]
    pub fn points(&self, of: impl Fn(Seat) -> bool) -> i32 {
        let taken: i32 = self.tricks.iter().filter(|taken| of(taken.winner)).map(|taken| taken.points).sum();
        taken + if self.last_winner().is_some_and(of) { self.last } else { 0 }
    }

    /// The trick with which those seats have more than `most`: its number from 0.
    #[must_use]
    pub fn beyond(&self, most: usize, of: impl Fn(Seat) -> bool) -> Option<usize> {
        let taken = self.tricks.iter().enumerate().filter(|(_, taken)| of(taken.winner));
        taken.map(|(no, _)| no).nth(most)
    }

    /// Every card those seats took.
    #[must_use]
    pub fn cards(&self, of: impl Fn(Seat) -> bool) -> Cards {
        let taken = self.tricks.iter().filter(|taken| of(taken.winner));
        taken.fold(Cards::EMPTY, |all, taken| all.or(taken.cards))
    }

    /// The points by account: each account's own tricks.
    #[must_use]
    pub fn by_account(&self, table: &Table) -> Vec<(Account, i32)> {
        let accounts = table.accounts().into_iter();
        accounts.map(|account| (account, self.points(|seat| table.account(seat) == account))).collect()
    }
}
