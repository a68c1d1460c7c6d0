//! What a deal came to: all that scoring sees.

use super::call::Party;
use super::contract::Contract;
use crate::engine::Seat;

/// Who revoked, where it decides the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A declarer: his contract is lost.
    Declarer(Seat),
    /// A defender: the contract is made.
    Defender(Seat),
}

/// A declarer with his contract and what he took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taker {
    /// Who.
    pub seat: Seat,
    /// What he plays.
    pub contract: Contract,
    /// The tricks that count for it; none where a revoke decides without them.
    pub tricks: Option<i32>,
    /// What was only said of him: that he made it or not. Then no price depends on his tricks.
    pub said: Option<bool>,
    /// The revoke that decides for him.
    pub fault: Option<Fault>,
}

/// A deal that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    takers: [Taker; 4],
    len: usize,
    /// Who holds cards.
    pub actives: Party,
    /// Does the deal count double?
    pub doubled: bool,
}

impl Played {
    /// A deal with its first declarer.
    #[must_use]
    pub const fn of(taker: Taker, actives: Party, doubled: bool) -> Played {
        Played { takers: [taker; 4], len: 1, actives, doubled }
    }

    /// The same with another declarer.
    #[must_use]
    pub fn with(mut self, taker: Taker) -> Played {
        if let Some(place) = self.takers.get_mut(self.len) {
            *place = taker;
            self.len += 1;
        }
        self
    }

    /// The declarers.
    #[must_use]
    pub fn takers(&self) -> &[Taker] {
        &self.takers[..self.len]
    }

    /// Is this player a declarer?
    #[must_use]
    pub fn takes(&self, seat: Seat) -> bool {
        self.takers().iter().any(|taker| taker.seat == seat)
    }
}

/// What a deal came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It was played.
    Played(Played),
    /// Everybody passed.
    PassedOut,
    /// It was annulled and counts as played.
    Annulled,
    /// Both camps revoked: it is void and dealt again.
    Void,
}
