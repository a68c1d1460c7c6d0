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

/// Why a count cannot stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Miscount {
    /// It was said of neither side.
    Nobody,
    /// More than there is of a side, or less than none.
    Range(Account, i32),
    /// Both together are not what there is.
    Sum([i32; 2]),
    /// What was counted of the other side before leaves another number.
    Against {
        /// The place of the side.
        side: usize,
        /// What is said of it now.
        said: i32,
        /// What was left for it.
        left: i32,
    },
}

impl Told {
    /// A count of so many in all, checked against itself and against the one before: it corrects one that named the same
    /// side, and must agree with one that did not.
    ///
    /// # Errors
    /// If it cannot be.
    pub fn count(counts: &[(Account, i32)], all: i32, before: Option<Told>) -> Result<Told, Miscount> {
        if let Some((account, number)) = counts.iter().find(|(_, number)| !(0..=all).contains(number)) {
            return Err(Miscount::Range(*account, *number));
        }
        let told = Told::read(counts, all).ok_or(Miscount::Nobody)?;
        if told.sum() != all {
            return Err(Miscount::Sum(told.by_side));
        }
        if let Some((said, left)) = told.against(before) {
            return Err(Miscount::Against { side: told.side(), said, left });
        }
        let same = before.filter(|before| before.by_side == told.by_side);
        let said = same.map_or(told.said, |before| [0, 1].map(|side| told.said[side] || before.said[side]));
        Ok(Told { said, ..told })
    }

    /// What all the cards show of both sides, if nothing else was said of one.
    ///
    /// # Errors
    /// The place of a side of which something else was said, and what.
    pub fn proved(said: Option<Told>, shown: [i32; 2]) -> Result<Told, (usize, i32)> {
        let other = said.and_then(|told| {
            let wrong = |side: &usize| told.said[*side] && told.by_side[*side] != shown[*side];
            [0, 1].into_iter().find(wrong).map(|side| (side, told.by_side[side]))
        });
        other.map_or(Ok(Told::shown(shown)), Err)
    }

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
