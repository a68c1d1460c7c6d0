//! A contract that was announced, and who plays it.

use super::contract::Contract;
use super::event::Place;
use crate::cards::Suit;
use crate::engine::Seat;

/// Up to four players, in the order in which they came together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Party {
    seats: [Seat; 4],
    len: usize,
}

impl Party {
    /// One player.
    #[must_use]
    pub const fn of(seat: Seat) -> Party {
        Party { seats: [seat; 4], len: 1 }
    }

    /// The same with another player, if there is room.
    #[must_use]
    pub fn with(mut self, seat: Seat) -> Party {
        if let Some(place) = self.seats.get_mut(self.len) {
            *place = seat;
            self.len += 1;
        }
        self
    }

    /// The same without a player; none if nobody is left.
    #[must_use]
    pub fn without(&self, seat: Seat) -> Option<Party> {
        let mut others = self.seats().iter().copied().filter(|other| *other != seat);
        let first = Party::of(others.next()?);
        Some(others.fold(first, Party::with))
    }

    /// Who came first.
    #[must_use]
    pub const fn first(self) -> Seat {
        self.seats[0]
    }

    /// Who came last.
    #[must_use]
    pub const fn last(self) -> Seat {
        self.seats[self.len - 1]
    }

    /// Everybody in it.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats[..self.len]
    }

    /// Is this player in it?
    #[must_use]
    pub fn has(&self, seat: Seat) -> bool {
        self.seats().contains(&seat)
    }
}

/// A contract that was announced, and who plays it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    /// The contract.
    pub contract: Contract,
    /// The suit, where one was named.
    pub suit: Option<Suit>,
    /// Who called it, then who joined.
    pub party: Party,
}

impl Call {
    /// A colour that nobody joined does not count.
    #[must_use]
    pub fn counts(&self) -> bool {
        !self.contract.colour() || self.party.seats().len() == 2
    }

    /// Is it this contract, in this suit where the suit makes the contract?
    #[must_use]
    pub fn is(&self, contract: Contract, suit: Option<Suit>) -> bool {
        self.contract == contract && (self.suit == suit || !contract.colour())
    }
}

/// Three aces in one hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trou {
    /// Who holds them.
    pub holder: Seat,
    /// Who filled it, with which suit, and where.
    pub fill: Option<(Seat, Suit, Place)>,
}

impl Trou {
    /// The contract it makes; its holder's alone until it is filled.
    #[must_use]
    pub fn call(self) -> Call {
        let alone = Call { contract: Contract::Trou, suit: None, party: Party::of(self.holder) };
        let Some((partner, suit, place)) = self.fill else { return alone };
        let contract = match place {
            Place::In => Contract::Trou,
            Place::Beside => Contract::TrouBeside,
        };
        Call { contract, suit: Some(suit), party: alone.party.with(partner) }
    }
}
