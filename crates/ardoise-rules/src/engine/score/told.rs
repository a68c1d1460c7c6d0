//! A number counted by two sides: what was said of one or both, and what that leaves for the other.

use crate::engine::table::Account;

/// A number by side as it was told, completed from the total where one side was silent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Told {
    /// By side.
    pub by_side: [i32; 2],
    /// For which sides it was said.
    pub said: [bool; 2],
}

impl Told {
    /// What was said of one side or both, of so many in all; none if it was said of neither.
    #[must_use]
    pub fn read(counts: &[(Account, i32)], total: i32) -> Option<Told> {
        let mut numbers = [None; 2];
        for (account, number) in counts {
            *numbers.get_mut(side_of(*account))? = Some(*number);
        }
        let by_side = match numbers {
            [Some(a), Some(b)] => [a, b],
            [Some(a), None] => [a, total.saturating_sub(a)],
            [None, Some(b)] => [total.saturating_sub(b), b],
            [None, None] => return None,
        };
        Some(Told { by_side, said: numbers.map(|number| number.is_some()) })
    }

    /// What was said of one side or both where nobody knows how much there is in all: nothing follows for a side of which
    /// nothing was said. What is said now goes over what was said before. None if it was said of neither.
    #[must_use]
    pub fn apart(counts: &[(Account, i32)], before: Option<Told>) -> Option<Told> {
        let mut told = before.unwrap_or(Told { by_side: [0; 2], said: [false; 2] });
        for (account, number) in counts {
            let side = side_of(*account);
            *told.by_side.get_mut(side)? = *number;
            *told.said.get_mut(side)? = true;
        }
        (!counts.is_empty()).then_some(told)
    }

    /// Was it said of both sides?
    #[must_use]
    pub const fn both(&self) -> bool {
        self.said[0] && self.said[1]
    }

    /// What the cards show of both sides.
    #[must_use]
    pub const fn shown(by_side: [i32; 2]) -> Told {
        Told { by_side, said: [true, true] }
    }

    /// Both together.
    #[must_use]
    pub const fn sum(&self) -> i32 {
        self.by_side[0].saturating_add(self.by_side[1])
    }

    /// The side it was said of, the first where it was said of both.
    #[must_use]
    pub const fn side(&self) -> usize {
        if self.said[0] { 0 } else { 1 }
    }

    /// What an older count makes of a number that is said now, where it was said of the other side and they differ: the new
    /// one and the one that follows from the old. Who says the number of his own side again corrects it.
    #[must_use]
    pub fn against(&self, old: Option<Told>) -> Option<(i32, i32)> {
        let old = old?;
        let corrects = (0..2).any(|side| old.said[side] && self.said[side]);
        let side = self.side();
        (old.by_side != self.by_side && !corrects).then_some((self.by_side[side], old.by_side[side]))
    }
}

/// The place of an account's side: partners sit across, and of two players each is a side.
#[must_use]
pub const fn side_of(account: Account) -> usize {
    match account {
        Account::Side(side) => side.index(),
        Account::Seat(seat) => seat.index() % 2,
    }
}
