//! What was counted of the two piles: points, bouts, tricks, the petit in the last trick; and what cannot be.

use super::contract::Contract;
use super::event::ALL_HALVES;
use super::reason::Reason;
use super::shape::{Shape, bouts};
use crate::cards::{Card, Cards};
use crate::engine::Half;

/// How many bouts there are.
const BOUTS: i32 = 3;
/// What a bout counts above a low card, in half points.
const ABOVE: i32 = 8;
/// What a card counts at most, in half points: a king or a bout.
const DEAREST: i32 = 9;

/// What was counted, as the attack's; the other camp's follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pile {
    /// The attack's points.
    pub points: Option<Half>,
    /// The attack's tricks.
    pub tricks: Option<i32>,
    /// The camp that won the last trick with the petit in it: is it the attack?
    pub petit: Option<bool>,
    /// Under which camp the points were counted.
    points_of: Option<bool>,
    /// Under which camp the tricks were counted.
    tricks_of: Option<bool>,
    /// The bouts by number, and under which camp.
    number: Option<(bool, i32)>,
    /// The bouts by name: the attack's and the defence's.
    named: [Option<Cards>; 2],
    /// Was the petit of the last trick said of both camps?
    petit_of_both: bool,
}

const fn name(attack: bool) -> &'static str {
    if attack { "attack" } else { "defence" }
}

/// The points of an attack with every trick and so many bouts: all but the excuse that the defence kept. In garde contre
/// the defence has the chien besides, and they are not known.
fn all_points(contract: Contract, bouts: i32) -> Option<Half> {
    (contract != Contract::GardeContre).then(|| Half::of_halves(ALL_HALVES - ABOVE * (BOUTS - bouts)))
}

/// The least of an attack with every trick in garde contre: the defence has the best chien there is, kings, the bouts that
/// are not the attack's, queens, and the excuse beside it, which it kept for a low card.
fn least_of_all(chien: i32, others: i32) -> i32 {
    let bouts = (others - 1).max(0);
    let nines = (4 + bouts).min(chien);
    ALL_HALVES - 9 * nines - 7 * (chien - nines) - ABOVE * others.min(1)
}

/// The most that so many cards laid away count: queens, and then knights.
fn away(cards: i32) -> i32 {
    7 * cards.min(4) + 5 * (cards - 4).max(0)
}

/// The number of one camp as the attack's.
const fn attacks(attack: bool, count: i32, total: i32) -> i32 {
    if attack { count } else { total - count }
}

impl Pile {
    /// Is nothing counted?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Pile::default()
    }

    /// The attack's points: as counted, or those of all its tricks.
    #[must_use]
    pub fn points(&self, shape: Shape, contract: Contract) -> Option<Half> {
        let every = self.bouts().filter(|_| self.tricks == Some(shape.hand));
        self.points.or_else(|| all_points(contract, every?))
    }

    /// The attack's bouts.
    #[must_use]
    pub fn bouts(&self) -> Option<i32> {
        let count = |cards: Cards| i32::try_from(cards.len()).unwrap_or(BOUTS);
        let named = self.named[0].map(count).or_else(|| self.named[1].map(|cards| BOUTS - count(cards)));
        named.or_else(|| self.number.map(|(attack, count)| attacks(attack, count, BOUTS)))
    }

    /// Do the bouts that were counted leave these ones to that camp?
    #[must_use]
    pub fn leaves(&self, attack: bool, sure: Cards) -> bool {
        let count = |cards: Cards| i32::try_from(cards.len()).unwrap_or(BOUTS);
        let named = self.named[usize::from(attack)].is_none_or(|other| other.and(sure).is_empty());
        let own = self.named[usize::from(!attack)].is_none_or(|own| sure.minus(own).is_empty());
        named && own && self.bouts().is_none_or(|bouts| attacks(attack, bouts, BOUTS) >= count(sure))
    }

    /// Bouts are counted, by number or by name.
    ///
    /// # Errors
    /// If they do not agree with what was counted before.
    pub fn count_bouts(
        &mut self,
        attack: bool,
        count: Option<i32>,
        cards: Option<&[Card]>,
    ) -> Result<(), Reason> {
        if let Some(cards) = cards {
            let mut set = Cards::EMPTY;
            for card in cards.iter().copied() {
                if !bouts().has(card) {
                    return Err(Reason::NotBout { card });
                }
                if set.has(card) {
                    return Err(Reason::CardTwice { card });
                }
                set = set.with(card);
            }
            if let Some(card) = self.named[usize::from(attack)].and_then(|other| other.and(set).iter().next())
            {
                return Err(Reason::BoutTwice { card });
            }
            let named = i32::try_from(set.len()).unwrap_or(BOUTS);
            if let Some(said) = count.filter(|said| *said != named) {
                return Err(Reason::BoutsNamed { said, named });
            }
            let other =
                self.named[usize::from(attack)].map(|other| i32::try_from(other.len()).unwrap_or(BOUTS));
            if let Some(other) = other.filter(|other| other + named != BOUTS) {
                return Err(Reason::BoutsSum { said: named, other });
            }
            self.agree(attack, named)?;
            self.named[usize::from(!attack)] = Some(set);
            return Ok(());
        }
        let Some(count) = count else { return Err(Reason::BoutsMissing) };
        self.agree(attack, count)?;
        let named = self.named[usize::from(!attack)].map(|set| i32::try_from(set.len()).unwrap_or(BOUTS));
        if let Some(named) = named.filter(|named| *named != count) {
            return Err(Reason::BoutsNamed { said: count, named });
        }
        self.number = Some((attack, count));
        Ok(())
    }

    /// Do so many bouts go with the number counted under the other camp?
    fn agree(&self, attack: bool, count: i32) -> Result<(), Reason> {
        match self.number {
            Some((holder, other)) if holder != attack && other + count != BOUTS => {
                Err(Reason::BoutsSum { said: count, other })
            }
            _ => Ok(()),
        }
    }

    /// Points are counted.
    ///
    /// # Errors
    /// If they cannot be, or do not agree with the other camp's.
    pub fn count_points(&mut self, shape: Shape, attack: bool, points: Half) -> Result<(), Reason> {
        if points.is_half() && !shape.halves() {
            return Err(Reason::NoHalf { points, players: shape.players });
        }
        let own = Half::of_halves(attacks(attack, points.halves(), ALL_HALVES));
        if let (Some(holder), Some(before)) = (self.points_of, self.points)
            && holder != attack
            && before != own
        {
            let other = Half::of_halves(attacks(holder, before.halves(), ALL_HALVES));
            return Err(Reason::PointsSum { said: points, other });
        }
        self.points = Some(own);
        self.points_of = Some(attack);
        Ok(())
    }

    /// A camp won the last trick with the petit in it.
    pub fn wins_petit(&mut self, attack: bool) {
        self.petit_of_both |= self.petit.is_some_and(|before| before != attack);
        self.petit = Some(attack);
    }

    /// What was said of the petit, and cannot be: both camps have it, or one without a trick.
    #[must_use]
    pub fn petit_contradicts(&self, shape: Shape) -> Option<Reason> {
        let attack = self.petit?;
        if self.petit_of_both {
            return Some(Reason::PetitBoth);
        }
        let none = if attack { 0 } else { shape.hand };
        (self.tricks == Some(none)).then(|| Reason::PetitElsewhere { camp: name(attack) })
    }

    /// Tricks are counted.
    ///
    /// # Errors
    /// If they cannot be, or do not agree with the other camp's.
    pub fn count_tricks(&mut self, shape: Shape, attack: bool, count: i32) -> Result<(), Reason> {
        let total = shape.hand;
        if count > total {
            return Err(Reason::TooManyTricks { said: count, total });
        }
        let own = attacks(attack, count, total);
        if let (Some(holder), Some(before)) = (self.tricks_of, self.tricks)
            && holder != attack
            && before != own
        {
            return Err(Reason::TricksSum { said: count, other: attacks(holder, before, total), total });
        }
        self.tricks = Some(own);
        self.tricks_of = Some(attack);
        Ok(())
    }

    /// A camp won every trick.
    ///
    /// # Errors
    /// If the other one has a trick.
    pub fn count_all(&mut self, shape: Shape, attack: bool) -> Result<(), Reason> {
        let own = attacks(attack, shape.hand, shape.hand);
        match self.tricks {
            Some(tricks) if tricks == shape.hand - own && self.tricks_of.is_some() => Err(Reason::CapotBoth),
            Some(tricks) if tricks != own => {
                Err(Reason::CapotTricks { tricks: attacks(attack, tricks, shape.hand), total: shape.hand })
            }
            _ => {
                self.tricks = Some(own);
                self.tricks_of = Some(attack);
                Ok(())
            }
        }
    }

    /// Can an attack with so many bouts have so many points, and neither all tricks nor none?
    #[must_use]
    pub fn allows(shape: Shape, contract: Contract, bouts: i32, points: Half) -> bool {
        let pile = Pile { points: Some(points), number: Some((true, bouts)), ..Pile::default() };
        pile.check_reach(shape, contract, bouts).is_ok()
    }

    /// The points of an attack without a trick that what it laid away cannot give: with the excuse it has eight half points
    /// more than without, and in a garde contre nothing else.
    #[must_use]
    pub fn trickless_contradicts(&self, shape: Shape, contract: Contract) -> Option<Reason> {
        let (points, bouts) = self.points.zip(self.bouts()).filter(|_| self.tricks == Some(0))?;
        let (least, most) = match contract {
            // The chien, unseen: whatever lies in it.
            Contract::GardeSans => (shape.chien, shape.chien * DEAREST),
            Contract::GardeContre => (0, 0),
            _ => (shape.chien, away(shape.chien)),
        };
        let (least, most) = (least + ABOVE * bouts, most + ABOVE * bouts);
        if points.halves() > most + most % 2 {
            return Some(Reason::CapotMany { points, most: Half::of_halves(most) });
        }
        let few = points.halves() < least - least % 2;
        few.then(|| Reason::PointsFew { points, bouts, least: Half::of_halves(least) })
    }

    /// Points of an attack that one trick would exceed, where nobody said who has the tricks: every card brings a half point at
    /// least, and a bout four more.
    #[must_use]
    pub fn tells_no_trick(&self, shape: Shape, contract: Contract) -> Option<Reason> {
        let (points, bouts) = self.points.zip(self.bouts()).filter(|_| self.tricks.is_none())?;
        let chien = if contract == Contract::GardeContre { 0 } else { shape.chien };
        let least = ABOVE * bouts + chien + shape.players;
        // A half may have been given to the winner already.
        let few = points.halves() < least - least % 2;
        few.then(|| Reason::PointsTrickless { points, bouts, least: Half::of_halves(least - least % 2) })
    }

    /// Can all that was counted be true together?
    ///
    /// # Errors
    /// What cannot.
    pub fn check(&self, shape: Shape, contract: Contract) -> Result<(), Reason> {
        self.check_petit()?;
        if let (Some(points), Some(tricks)) = (self.points, self.tricks)
            && points.is_half()
        {
            let chien = if contract == Contract::GardeContre { 0 } else { shape.chien };
            if (shape.players * tricks + chien) % 2 == 0 {
                return Err(Reason::HalfTricks { points, tricks });
            }
        }
        let Some(count) = self.bouts() else {
            return if self.tricks == Some(shape.hand) { self.check_swept(contract) } else { Ok(()) };
        };
        match self.tricks {
            Some(tricks) if tricks == shape.hand => self.check_all(shape, contract, count),
            Some(0) => self.check_none(shape, contract, count),
            _ => self.check_reach(shape, contract, count),
        }
    }

    /// The petit of the last trick lies in the pile of whoever won that trick.
    fn check_petit(&self) -> Result<(), Reason> {
        let Some(attack) = self.petit else { return Ok(()) };
        let camp = name(attack);
        if let Some(count) = self.bouts()
            && attacks(attack, count, BOUTS) == 0
        {
            return Err(Reason::PetitNoBout { camp });
        }
        let petit = Card::trump(1);
        let other = self.named[usize::from(attack)];
        let own = self.named[usize::from(!attack)];
        let elsewhere = petit.is_some_and(|petit| {
            other.is_some_and(|set| set.has(petit)) || own.is_some_and(|set| !set.has(petit))
        });
        if elsewhere || self.tricks.is_some_and(|tricks| attack && tricks == 0) {
            return Err(Reason::PetitElsewhere { camp });
        }
        Ok(())
    }

    /// Points that no pile with so many bouts has. A half may have been given to the winner already.
    fn check_reach(&self, shape: Shape, contract: Contract, count: i32) -> Result<(), Reason> {
        let Some(points) = self.points else { return Ok(()) };
        let contre = contract == Contract::GardeContre;
        let least = if contre { 9 * count } else { ABOVE * count + shape.chien };
        let theirs = shape.players + if contre { shape.chien } else { 0 };
        let most = ALL_HALVES - ABOVE * (BOUTS - count) - theirs;
        let (least, most) = (least - least % 2, most + most.rem_euclid(2));
        if points.halves() < least {
            return Err(Reason::PointsFew { points, bouts: count, least: Half::of_halves(least) });
        }
        if points.halves() > most {
            return Err(Reason::PointsMany { points, bouts: count, most: Half::of_halves(most) });
        }
        Ok(())
    }

    /// Points of an attack with every trick before its bouts are told: all of them, or all but the excuse.
    fn check_swept(&self, contract: Contract) -> Result<(), Reason> {
        let possible = [BOUTS - 1, BOUTS].map(|count| all_points(contract, count));
        match self.points {
            Some(points)
                if possible.iter().flatten().all(|other| *other != points) && possible[0].is_some() =>
            {
                Err(Reason::CapotSwept { points })
            }
            _ => Ok(()),
        }
    }

    /// Points of an attack with every trick: the defence has at most its excuse, and the chien in garde contre.
    fn check_all(&self, shape: Shape, contract: Contract, count: i32) -> Result<(), Reason> {
        let contre = contract == Contract::GardeContre;
        if count < 2 && !contre {
            return Err(Reason::CapotBouts { bouts: BOUTS - count, camp: name(false) });
        }
        let Some(points) = self.points else { return Ok(()) };
        match all_points(contract, count) {
            Some(expected) if points != expected => {
                Err(Reason::CapotPoints { points, expected, bouts: count })
            }
            Some(_) => Ok(()),
            None => {
                let most = ALL_HALVES - ABOVE * (BOUTS - count) - shape.chien;
                if points.halves() > most {
                    return Err(Reason::CapotMost { points, bouts: count, most: Half::of_halves(most) });
                }
                let least = Half::of_halves(least_of_all(shape.chien, BOUTS - count));
                if points.halves() < least.halves() {
                    return Err(Reason::PointsFew { points, bouts: count, least });
                }
                Ok(())
            }
        }
    }

    /// Points of an attack without a trick: what it laid away, and its excuse.
    fn check_none(&self, shape: Shape, contract: Contract, count: i32) -> Result<(), Reason> {
        let most_bouts = if contract == Contract::GardeSans { BOUTS } else { 1 };
        if count > most_bouts {
            return Err(Reason::CapotBouts { bouts: count, camp: name(true) });
        }
        let Some(points) = self.points else { return Ok(()) };
        let most = match (contract, shape.chien) {
            (Contract::GardeContre, _) => ABOVE,
            (Contract::GardeSans, chien) => 9 * chien + ABOVE,
            (_, chien) => away(chien) + ABOVE,
        };
        if points.halves() > most + most % 2 {
            return Err(Reason::CapotMany { points, most: Half::of_halves(most) });
        }
        Ok(())
    }
}
