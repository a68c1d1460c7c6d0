//! What a deal came to: all that scoring sees.

use super::event::Way;
use crate::engine::{Account, Seat, Side};

/// How many tricks a deal has.
pub(crate) const TRICKS: i32 = 13;

/// The two sides.
pub(crate) const SIDES: [Side; 2] = [Side::A, Side::B];

/// Two numbers, one for each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Each(pub [i32; 2]);

impl Each {
    /// The number of a side.
    #[must_use]
    pub fn of(self, side: Side) -> i32 {
        let [a, b] = self.0;
        if side == Side::A { a } else { b }
    }

    /// Adds to the number of a side.
    pub fn add(&mut self, side: Side, amount: i32) {
        let [a, b] = &mut self.0;
        let number = if side == Side::A { a } else { b };
        *number = number.saturating_add(amount);
    }

    /// The numbers by account, as the engine keeps them.
    #[must_use]
    pub fn from_accounts(numbers: &[i32]) -> Each {
        let number = |place: usize| numbers.get(place).copied().unwrap_or(0);
        Each([number(0), number(1)])
    }
}

/// The side an account stands for, if it is one of the two.
#[must_use]
pub(crate) fn side_of(account: Account) -> Option<Side> {
    match account {
        Account::Side(side) => SIDES.into_iter().find(|known| *known == side),
        Account::Seat(_) => None,
    }
}

/// Three or four honours of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Honours {
    /// Whose.
    pub side: Side,
    /// How many.
    pub count: i32,
}

impl Honours {
    /// What they are worth.
    #[must_use]
    pub const fn points(self) -> i32 {
        if self.count >= 4 { 4 } else { 2 }
    }
}

/// A revoke, and how its penalty is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Revoke {
    /// Who revoked.
    pub player: Seat,
    /// For which side.
    pub side: Side,
    /// In which trick, if that was said.
    pub trick: Option<u8>,
    /// How the penalty is taken.
    pub way: Way,
}

/// A hand that was played out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// Tricks of each side.
    pub tricks: Each,
    /// The honours of one side; none where they are two to two.
    pub honours: Option<Honours>,
    /// Revokes, all of the same side.
    pub revokes: Vec<Revoke>,
}

/// What a deal came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// Void, and counted as played.
    Annulled,
    /// Played out.
    Played(Hand),
}

impl Outcome {
    /// The hand, if one was played out.
    #[must_use]
    pub const fn hand(&self) -> Option<&Hand> {
        match self {
            Outcome::Annulled => None,
            Outcome::Played(hand) => Some(hand),
        }
    }
}
