//! What was counted where each of four plays for himself: a count by player, and whether the four can be true together.

use crate::engine::{Account, Said, Say as _, Seat, Table, Umpire};

use super::count::Kind;
use super::outcome::At;
use super::reason::Reason;
use super::shape::Shape;

/// The counts of the players, as far as they were said, seat by seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Shares {
    points: [Option<i32>; 4],
    tricks: [Option<i32>; 4],
}

impl Shares {
    /// The counts with others.
    ///
    /// # Errors
    /// If no deal can have given them.
    pub fn count(mut self, at: At<'_>, kind: Kind, counts: &[(Account, i32)]) -> Result<Shares, Reason> {
        if counts.is_empty() {
            return Err(Reason::EmptyCount);
        }
        for (account, number) in counts {
            let seat = seat_of(at.table, *account)?;
            let said = match kind {
                Kind::Points => &mut self.points,
                Kind::Tricks => &mut self.tricks,
            };
            said[seat.index() % 4] = Some(*number);
        }
        self.check(Shape::of(at.rules))
    }

    /// The counts with every trick to one player.
    ///
    /// # Errors
    /// If another count says otherwise.
    pub fn capot(mut self, at: At<'_>, account: Account) -> Result<Shares, Reason> {
        let shape = Shape::of(at.rules);
        let all = i32::try_from(shape.tricks).unwrap_or(0);
        let seat = seat_of(at.table, account)?;
        for (place, tricks) in self.tricks.iter_mut().enumerate() {
            let swept = if place == seat.index() { all } else { 0 };
            if tricks.is_some_and(|known| known != swept) {
                return Err(Reason::CapotTricks { all });
            }
            *tricks = Some(swept);
        }
        self.check(shape)
    }

    /// The counts with what all the cards of the deal tell of each player.
    ///
    /// # Errors
    /// If something else was counted by hand.
    pub fn by_cards(self, counted: [(i32, i32); 4]) -> Result<Shares, Said> {
        for (place, (points, tricks)) in counted.into_iter().enumerate() {
            let account = Account::Seat(Seat::at(place));
            if let Some(said) = self.points[place].filter(|said| *said != points) {
                return Err(Umpire::CardsCountPoints { account, counted: points, said }.said());
            }
            if let Some(said) = self.tricks[place].filter(|said| *said != tricks) {
                return Err(Umpire::CardsCountTricks { account, counted: tricks, said }.said());
            }
        }
        Ok(Shares {
            points: counted.map(|(points, _)| Some(points)),
            tricks: counted.map(|(_, tricks)| Some(tricks)),
        })
    }

    /// What each player counted, once that is certain.
    #[must_use]
    pub fn all(&self, shape: Shape) -> Option<[i32; 4]> {
        let mut known = [0; 4].map(|_: i32| None);
        for (place, own) in known.iter_mut().enumerate() {
            let swept = i32::try_from(shape.tricks).ok();
            *own = match (self.points[place], self.tricks[place]) {
                (Some(points), _) => Some(points),
                (None, Some(0)) => Some(0),
                (None, tricks) if tricks.is_some() && tricks == swept => Some(shape.total()),
                (None, _) => None,
            };
        }
        let said: i32 = known.iter().flatten().sum();
        match known.iter().filter(|own| own.is_none()).count() {
            0 | 1 => Some(known.map(|own| own.unwrap_or(shape.total() - said))),
            _ => None,
        }
    }

    /// The counts, if all that was said can be true together.
    fn check(self, shape: Shape) -> Result<Shares, Reason> {
        let (total, all) = (shape.total(), i32::try_from(shape.tricks).unwrap_or(0));
        if let Some(points) = self.points.into_iter().flatten().find(|points| !(0..=total).contains(points)) {
            return Err(Reason::PointsOutOfRange { points, total });
        }
        if let Some(tricks) = self.tricks.into_iter().flatten().find(|tricks| !(0..=all).contains(tricks)) {
            return Err(Reason::TricksOutOfRange { tricks, all });
        }
        let fits = |said: [Option<i32>; 4], whole: i32| {
            let sum: i32 = said.iter().flatten().sum();
            let full = said.iter().all(Option::is_some);
            (sum, if full { sum == whole } else { sum <= whole })
        };
        if let (sum, false) = fits(self.points, total) {
            return Err(Reason::SharesSum { sum, total });
        }
        if let (sum, false) = fits(self.tricks, all) {
            return Err(Reason::SharesTricks { sum, all });
        }
        let Some(points) = self.all(shape) else { return Ok(self) };
        if points.iter().sum::<i32>() != total {
            return Err(Reason::SharesSum { sum: points.iter().sum(), total });
        }
        for (place, points) in points.into_iter().enumerate() {
            let tricks = self.tricks[place].and_then(|tricks| usize::try_from(tricks).ok());
            let counts = shape.counts(tricks, None);
            if u32::try_from(points).is_ok_and(|bit| counts.checked_shr(bit).unwrap_or(0) & 1 == 1) {
                continue;
            }
            let low = i32::try_from(counts.trailing_zeros()).unwrap_or(0);
            let high = 127 - i32::try_from(counts.leading_zeros()).unwrap_or(0);
            return Err(match tricks {
                Some(tricks) => Reason::PointsFromTricks { points, tricks, low, high, room: high - low },
                None => Reason::PointsOutOfRange { points, total },
            });
        }
        Ok(self)
    }
}

/// The player who counts under an account.
fn seat_of(table: &Table, account: Account) -> Result<Seat, Reason> {
    let known = table.seats().find(|seat| table.account(*seat) == account);
    known.ok_or_else(|| Reason::NotAnAccount { account: account.to_string() })
}
