//! What was counted at the end of a deal, and whether it can be true.

use crate::cards::{Card, Cards};
use crate::engine::{Account, Common, Said, Say as _, Seat, Umpire};

use super::outcome::At;
use super::reason::Reason;
use super::rules::Players;
use super::shape::{Camp, PACK, Shape};
use super::shares::Shares;

/// What a count counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Points of the cards, and of the tricks where they count.
    Points,
    /// Tricks.
    Tricks,
}

/// A count by camp, as far as it was said: the dealer's, then the other's.
type Pair = [Option<i32>; 2];

/// Everything that was counted; what was said of one camp must agree with what was said of the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    points: Pair,
    tricks: Pair,
    capot: Option<Camp>,
    chien: Option<[Card; 2]>,
    /// Where each of four plays for himself: his own counts.
    pub shares: Shares,
}

const fn slot(camp: Camp) -> usize {
    match camp {
        Camp::Dealer => 0,
        Camp::Other => 1,
    }
}

impl Tally {
    /// The tally with another count.
    ///
    /// # Errors
    /// If no deal can have given it.
    pub fn count(
        self,
        at: At<'_>,
        dealer: Seat,
        kind: Kind,
        counts: &[(Account, i32)],
    ) -> Result<Tally, Reason> {
        if at.rules.each() {
            return Ok(Tally { shares: self.shares.count(at, kind, counts)?, ..self });
        }
        let mut said: Pair = [None, None];
        for (account, number) in counts {
            let place = slot(camp(at, dealer, *account)?);
            match said[place] {
                Some(first) if first != *number => {
                    return Err(Reason::OnePile {
                        first,
                        second: *number,
                        sum: first.saturating_add(*number),
                    });
                }
                Some(_) | None => said[place] = Some(*number),
            }
        }
        if said == [None, None] {
            return Err(Reason::EmptyCount);
        }
        let merge = |old: Pair| [said[0].or(old[0]), said[1].or(old[1])];
        let tally = match kind {
            Kind::Points => Tally { points: merge(self.points), ..self },
            Kind::Tricks => Tally { tricks: merge(self.tricks), ..self },
        };
        tally.check(Shape::of(at.rules))
    }

    /// The tally with every trick to one camp.
    ///
    /// # Errors
    /// If another count says otherwise.
    pub fn capot(self, at: At<'_>, dealer: Seat, side: Account) -> Result<Tally, Reason> {
        if at.rules.each() {
            return Ok(Tally { shares: self.shares.capot(at, side)?, ..self });
        }
        let camp = camp(at, dealer, side)?;
        if self.capot.is_some_and(|known| known != camp) {
            return Err(Reason::CapotTwice);
        }
        Tally { capot: Some(camp), ..self }.check(Shape::of(at.rules))
    }

    /// The tally with the cards of the chien.
    ///
    /// # Errors
    /// If they cannot have lain there.
    pub fn chien(self, at: At<'_>, cards: &[Card]) -> Result<Tally, Reason> {
        let shape = Shape::of(at.rules);
        if at.rules.players != Players::Three {
            return Err(Reason::NoChien);
        }
        let [first, second] = *cards else {
            return Err(Reason::ChienSize { cards: cards.len(), size: shape.chien });
        };
        if let Some(card) = cards.iter().copied().find(|card| !PACK.has(*card)) {
            return Err(Common::NotInPack { card, cards: 32 }.into());
        }
        if first == second {
            return Err(Reason::ChienTwice { card: first });
        }
        Tally { chien: Some([first, second]), ..self }.check(shape)
    }

    /// The tally with what all the cards of the deal tell: the dealer's points and tricks, and what was never played.
    ///
    /// # Errors
    /// If something else was counted by hand.
    pub fn by_cards(
        self,
        at: At<'_>,
        dealer: Seat,
        points: i32,
        tricks: usize,
        left: Cards,
    ) -> Result<Tally, Said> {
        let shape = Shape::of(at.rules);
        let all = i32::try_from(shape.tricks).unwrap_or(0);
        let tricks = i32::try_from(tricks).unwrap_or(0);
        let points = [points, shape.total() - points];
        let tricks = [tricks, all - tricks];
        for camp in [Camp::Dealer, Camp::Other] {
            let place = slot(camp);
            let account = camp.accounts(at.table, dealer).next().unwrap_or(Account::Seat(dealer));
            if let Some(said) = self.points[place].filter(|said| *said != points[place]) {
                return Err(Umpire::CardsCountPoints { account, counted: points[place], said }.said());
            }
            if let Some(said) = self.tricks[place].filter(|said| *said != tricks[place]) {
                return Err(Umpire::CardsCountTricks { account, counted: tricks[place], said }.said());
            }
            if self.capot == Some(camp) && tricks[place] != all {
                return Err(Umpire::CardsSayOtherwise { account }.said());
            }
        }
        if self.chien_cards().is_some_and(|said| said != left) {
            return Err(Reason::CardsLeft { cards: left }.said());
        }
        Ok(Tally { points: points.map(Some), tricks: tricks.map(Some), ..self })
    }

    /// What the dealer's camp counted, once that is certain.
    #[must_use]
    pub fn dealer_points(&self, shape: Shape) -> Option<i32> {
        match self.points {
            [Some(dealer), _] => Some(dealer),
            [None, Some(other)] => Some(shape.total() - other),
            [None, None] => {
                let tricks = self.dealer_tricks(shape)?;
                let counts = shape.counts(Some(tricks), self.chien_cards());
                (counts.count_ones() == 1).then(|| lowest(counts))
            }
        }
    }

    fn dealer_tricks(&self, shape: Shape) -> Option<usize> {
        let all = i32::try_from(shape.tricks).unwrap_or(0);
        let tricks = match (self.tricks, self.capot) {
            ([Some(dealer), _], _) => dealer,
            ([None, Some(other)], _) => all - other,
            ([None, None], Some(Camp::Dealer)) => all,
            ([None, None], Some(Camp::Other)) => 0,
            ([None, None], None) => return None,
        };
        usize::try_from(tricks).ok()
    }

    fn chien_cards(&self) -> Option<Cards> {
        self.chien.map(|cards| cards.into_iter().collect())
    }

    /// The tally, if all that was said can be true together.
    fn check(self, shape: Shape) -> Result<Tally, Reason> {
        let all = i32::try_from(shape.tricks).unwrap_or(0);
        for tricks in self.tricks.into_iter().flatten() {
            if !(0..=all).contains(&tricks) {
                return Err(Reason::TricksOutOfRange { tricks, all });
            }
        }
        if let [Some(first), Some(second)] = self.tricks
            && first + second != all
        {
            return Err(Reason::TricksSum { first, second, sum: first + second, all });
        }
        check_points(shape, self.points)?;
        let tricks = self.dealer_tricks(shape);
        if let (Some(camp), Some(tricks)) = (self.capot, tricks)
            && tricks != if camp == Camp::Dealer { shape.tricks } else { 0 }
        {
            return Err(Reason::CapotTricks { all });
        }
        self.check_reach(shape, tricks)
    }

    /// Can so many tricks give these points?
    fn check_reach(self, shape: Shape, tricks: Option<usize>) -> Result<Tally, Reason> {
        let (Some(dealer), true) = (self.dealer_points(shape), self.points != [None, None]) else {
            return Ok(self);
        };
        let counts = shape.counts(tricks, self.chien_cards());
        if u32::try_from(dealer).is_ok_and(|bit| counts.checked_shr(bit).unwrap_or(0) & 1 == 1) {
            return Ok(self);
        }
        let (mut points, mut low, mut high) = (dealer, lowest(counts), highest(counts));
        let mut tricks = tricks;
        if self.points[0].is_none() {
            (points, low, high) = (shape.total() - dealer, shape.total() - high, shape.total() - low);
            tricks = tricks.map(|tricks| shape.tricks - tricks);
        }
        Err(match tricks {
            Some(tricks) => Reason::PointsFromTricks { points, tricks, low, high, room: high - low },
            None => Reason::PointsWithChien { points, low, high },
        })
    }
}

/// The camp that counts under an account.
fn camp(at: At<'_>, dealer: Seat, account: Account) -> Result<Camp, Reason> {
    let known = at.table.seats().any(|seat| at.table.account(seat) == account);
    if known {
        Ok(Camp::of_account(at.table, dealer, account))
    } else {
        Err(Reason::NotAnAccount { account: account.to_string() })
    }
}

fn check_points(shape: Shape, points: Pair) -> Result<(), Reason> {
    let total = shape.total();
    if let [Some(first), Some(second)] = points {
        return check_sum(shape, first, second);
    }
    match points.into_iter().flatten().find(|points| !(0..=total).contains(points)) {
        Some(points) => Err(Reason::PointsOutOfRange { points, total }),
        None => Ok(()),
    }
}

/// Do the two counts make the whole? If not, with the likely slip.
fn check_sum(shape: Shape, first: i32, second: i32) -> Result<(), Reason> {
    let (total, cards) = (shape.total(), shape.card_total());
    let tricks = shape.tricks;
    let sum = first.saturating_add(second);
    let all_tricks = i32::try_from(tricks).unwrap_or(0);
    if first < 0 || second < 0 {
        Err(Reason::PointsOutOfRange { points: first.min(second), total })
    } else if sum == total {
        Ok(())
    } else if sum == cards {
        Err(Reason::PointsLackTricks { first, second, sum, tricks, total })
    } else if shape.trick_point == 0 && sum == cards + all_tricks {
        Err(Reason::PointsWithTricks { first, second, sum, tricks, total })
    } else if shape.chien > 0 && (total - highest(shape.counts(Some(0), None))..total).contains(&sum) {
        Err(Reason::PointsLackChien { first, second, sum, total, missing: total - sum })
    } else {
        Err(Reason::PointsSum { first, second, sum, total })
    }
}

fn lowest(counts: u128) -> i32 {
    i32::try_from(counts.trailing_zeros()).unwrap_or(0)
}

fn highest(counts: u128) -> i32 {
    127 - i32::try_from(counts.leading_zeros()).unwrap_or(0)
}
