//! What is counted at the end of a deal: points, tricks, capot, belote, declarations. What cannot be is refused.

use serde_json::{Value, json};

use super::atout::Atout;
use super::declaration::{Declaration, Declared, Kind};
use super::options::{Annonces, House, TaBelotes};
use super::refusal::{Refusal, Slip};
use super::scale::{self, Played, Scale};
use crate::cards::{Card, PIQUET, Rank, Suit};
use crate::engine::{Account, Camps, Common, Said, Say, Seat, Side, Tally, Told, Umpire, side_of};

/// How a deal is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// What the cards are worth.
    pub scale: Scale,
    /// How many tricks there are.
    pub tricks: usize,
    /// How many cards of the pack are played; the others lie in a talon that nobody sees.
    pub cards: usize,
    /// Who counts together.
    pub camps: Camps,
}

impl Count {
    fn all(self) -> i32 {
        i32::try_from(self.tricks).unwrap_or(0)
    }

    /// Are all cards of the pack played, so that one side's points follow from the other's?
    #[must_use]
    pub const fn whole(self) -> bool {
        self.cards == PIQUET.len()
    }

    const fn account(self, side: Side) -> Account {
        self.camps.of_two(side.index())
    }
}

/// Which side took every trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sweep {
    /// The side.
    pub side: Side,
    /// The one player who took them all, where it was one.
    pub alone: Option<Seat>,
}

/// What was counted and ruled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counted {
    /// Points, the last trick included where it counts.
    pub points: Option<Told>,
    /// Tricks.
    pub tricks: Option<Told>,
    /// Every trick.
    pub sweep: Option<Sweep>,
    /// The last trick.
    pub der: Option<Side>,
    /// The holder of king and queen, suit by suit.
    pub belotes: [Option<Seat>; 4],
    /// What was declared.
    pub declared: Declared,
    /// Who revoked.
    pub revoke: Option<Seat>,
}

/// What was probably done wrong.
fn slip(scale: Scale, sum: i32) -> Slip {
    let total = scale.total();
    match sum - total {
        10 if scale.der() == 0 => Slip::DerWrong,
        10 => Slip::DerTwice,
        20 => Slip::Belote,
        -10 if scale.der() != 0 => Slip::DerMissing,
        -2 | 8 if total == 162 => Slip::Rounded,
        _ if [130, 160, 162, 248, 258].contains(&sum) => Slip::Scale,
        _ => Slip::Unknown,
    }
}

impl Counted {
    /// Points were counted.
    ///
    /// # Errors
    /// If no set of tricks gives them, or they disagree with what is known.
    pub fn points<R: From<Refusal> + From<Common>>(
        &mut self,
        count: Count,
        counts: &[(Account, i32)],
    ) -> Result<(), R> {
        if !count.whole() {
            self.points = Some(Told::apart(counts, self.points).ok_or(Common::NotASide)?);
            return Ok(self.consistent(count)?);
        }
        let (scale, total) = (count.scale, count.scale.total());
        let new = Told::read(counts, total).ok_or(Common::NotASide)?;
        if let Some((_, points)) = counts.iter().find(|(_, points)| *points < 0).copied() {
            return Err(Refusal::PointsBelow { points, total }.into());
        }
        let ([one, other], sum) = (new.by_side, new.sum());
        if new.said == [true, true] && sum != total {
            return Err(Refusal::PointsSum { one, other, sum, total, slip: slip(scale, sum) }.into());
        }
        if let Some(points) = new.by_side.into_iter().find(|points| *points > total) {
            return Err(Refusal::PointsTooMany { points, total, slip: slip(scale, points) }.into());
        }
        if let Some((points, known)) = new.against(self.points) {
            return Err(Refusal::PointsAgainst { points, known }.into());
        }
        self.points = Some(new);
        Ok(self.consistent(count)?)
    }

    /// Tricks were counted.
    ///
    /// # Errors
    /// If they are not all there are, or they disagree with what is known.
    pub fn tricks<R: From<Refusal> + From<Common>>(
        &mut self,
        count: Count,
        counts: &[(Account, i32)],
    ) -> Result<(), R> {
        let all = count.all();
        let new = Told::read(counts, all).ok_or(Common::NotASide)?;
        if let Some((_, tricks)) = counts.iter().find(|(_, tricks)| *tricks < 0).copied() {
            return Err(Refusal::TricksBelow { tricks, all }.into());
        }
        if let Some(tricks) = new.by_side.into_iter().find(|tricks| *tricks > all) {
            return Err(Refusal::TricksTooMany { tricks, all }.into());
        }
        if new.sum() != all {
            return Err(Refusal::TricksSum { sum: new.sum(), all }.into());
        }
        if let Some((tricks, known)) = new.against(self.tricks) {
            return Err(Refusal::TricksAgainst { tricks, known }.into());
        }
        let told = self.tricks.is_some_and(|old| old.by_side.contains(&all));
        let swept = new.by_side.iter().position(|tricks| *tricks == all).map(Side::at);
        self.tricks = Some(new);
        self.sweep = match (self.sweep, swept) {
            (Some(known), Some(side)) if known.side == side => Some(known),
            (Some(known), _) if !told => {
                return Err(Refusal::CapotAgainst { known: count.account(known.side) }.into());
            }
            (_, swept) => swept.map(|side| Sweep { side, alone: None }),
        };
        Ok(self.consistent(count)?)
    }

    /// A side, or one player of it, took every trick.
    ///
    /// # Errors
    /// If that disagrees with what is known.
    pub fn sweep(&mut self, count: Count, side: Account, alone: Option<Seat>) -> Result<(), Refusal> {
        let side = Side::at(side_of(side));
        let alone = match self.sweep {
            Some(known) if known.side != side => {
                return Err(Refusal::CapotAgainst { known: count.account(known.side) });
            }
            Some(Sweep { alone: Some(known), .. }) if alone.is_some_and(|player| player != known) => {
                return Err(Refusal::GeneraleAgainst { known });
            }
            Some(known) => alone.or(known.alone),
            None => alone,
        };
        let of = |told: Option<Told>| told.map(|told| told.by_side[side.index()]);
        if let Some(tricks) = of(self.tricks).filter(|tricks| *tricks != count.all()) {
            return Err(Refusal::CapotAgainstTricks { tricks });
        }
        if let Some(points) = of(self.points).filter(|points| count.whole() && *points != count.scale.total())
        {
            return Err(Refusal::CapotAgainstPoints { points });
        }
        self.sweep = Some(Sweep { side, alone });
        self.consistent(count)
    }

    /// A side took the last trick.
    ///
    /// # Errors
    /// If it does not count, or disagrees with what is known.
    pub fn der(&mut self, count: Count, side: Account) -> Result<(), Refusal> {
        if count.scale.der() == 0 {
            return Err(Refusal::DerNotCounted);
        }
        self.der = Some(Side::at(side_of(side)));
        self.consistent(count)
    }

    /// Points, tricks, capot and last trick must be true together.
    fn consistent(&self, count: Count) -> Result<(), Refusal> {
        if let (Some(sweep), Some(der)) = (self.sweep, self.der)
            && sweep.side != der
        {
            return Err(Refusal::DerAgainst { known: count.account(sweep.side) });
        }
        let Some(points) = self.points else { return Ok(()) };
        if !count.whole() {
            return self.apart(count, points);
        }
        let total = count.scale.total();
        if let Some(sweep) = self.sweep {
            let points = points.by_side[sweep.side.index()];
            return if points == total { Ok(()) } else { Err(Refusal::PointsAgainstCapot { points, total }) };
        }
        let side = points.side();
        let taken = self.tricks.and_then(|tricks| usize::try_from(tricks.by_side[side]).ok());
        let der = self.der.map(|der| der.index() == side);
        let deal = Played { cards: count.cards, tricks: count.tricks };
        if scale::possible(count.scale, deal, points.by_side[side], taken, der) {
            Ok(())
        } else {
            let (points, rest) = (points.by_side[side], points.by_side[1 - side]);
            Err(Refusal::PointsImpossible { points, rest, total })
        }
    }

    /// The points of each side by itself, where some cards of the pack are not played: so many tricks must be able to give
    /// them, and all cards that are played must be able to give both together.
    fn apart(&self, count: Count, points: Told) -> Result<(), Refusal> {
        let deal = Played { cards: count.cards, tricks: count.tricks };
        let (least, most) = scale::range(count.scale, count.cards);
        for side in (0..2).filter(|side| points.said[*side]) {
            let counted = points.by_side[side];
            if let Some(sweep) = self.sweep.filter(|sweep| sweep.side.index() != side && counted != 0) {
                let known = count.account(sweep.side);
                return Err(Refusal::PointsWithoutTrick { points: counted, known });
            }
            let taken = self.tricks.and_then(|tricks| usize::try_from(tricks.by_side[side]).ok());
            let der = self.der.map(|der| der.index() == side);
            if !scale::possible(count.scale, deal, counted, taken, der) {
                return Err(Refusal::PointsApart { points: counted, cards: count.cards, most });
            }
        }
        let (one, other, sum) = (points.by_side[0], points.by_side[1], points.sum());
        if points.both() && !scale::together(count.scale, count.cards, sum) {
            return Err(Refusal::PointsTogether { one, other, sum, cards: count.cards, least, most });
        }
        Ok(())
    }

    /// Are all points on one side, without a word on the tricks? Then it is to be asked whether every trick was taken.
    #[must_use]
    pub fn may_be_sweep(&self) -> bool {
        let none = self.points.is_some_and(|points| points.by_side.contains(&0));
        none && self.sweep.is_none() && self.tricks.is_none()
    }

    /// Every trick to the side that has all points, as it is recorded; none where nothing is to be asked.
    #[must_use]
    pub fn swept(&self, count: Count) -> Option<Value> {
        let points = self.points.filter(|_| self.may_be_sweep())?;
        let side = points.by_side.iter().position(|points| *points != 0)?;
        Some(json!({"event": "capot", "side": count.camps.of_two(side)}))
    }

    /// King and queen of trumps in one hand.
    ///
    /// # Errors
    /// If there is no belote there, or somebody else has it.
    pub fn belote(
        &mut self,
        house: House,
        trump: Atout,
        player: Seat,
        suit: Option<Suit>,
    ) -> Result<(), Refusal> {
        if house.annonces == Annonces::Off {
            return Err(Refusal::BeloteOff);
        }
        let suit = match (trump.suit(), suit) {
            (Some(own), Some(other)) if own != other => {
                return Err(Refusal::BeloteWrongSuit { suit: other, trump });
            }
            (Some(own), _) => own,
            (None, _) if trump == Atout::None || house.ta_belotes == TaBelotes::None => {
                return Err(Refusal::BeloteAt { trump });
            }
            (None, Some(suit)) => suit,
            (None, None) => return Err(Refusal::BeloteSuitMissing),
        };
        for rank in [Rank::King, Rank::Queen] {
            let card = Card::new(suit, rank);
            if let Some(by) = self.declared.holder(card)
                && by != player
            {
                return Err(Refusal::CardElsewhere { card, by });
            }
        }
        let place = &mut self.belotes[suit as usize % 4];
        match *place {
            Some(by) if by == player => return Err(Refusal::BeloteTwice { by }),
            Some(by) => return Err(Refusal::BeloteBoth { by }),
            None => *place = Some(player),
        }
        Ok(())
    }

    /// Did one side take every trick though the other had declared the jack of trumps, which nothing beats?
    #[must_use]
    pub fn swept_past_the_jack(&self, trump: Atout) -> bool {
        let (Some(Sweep { side, .. }), Some(suit)) = (self.sweep, trump.suit()) else { return false };
        self.declared.holder(Card::new(suit, Rank::Jack)).is_some_and(|holder| Side::of(holder) != side)
    }

    /// How many belotes each side has.
    #[must_use]
    pub fn belotes(&self) -> [u8; 2] {
        let mut belotes = [0; 2];
        for holder in self.belotes.iter().flatten() {
            belotes[Side::of(*holder).index()] += 1;
        }
        belotes
    }

    /// A declaration.
    ///
    /// # Errors
    /// If there is none such, or its cards lie elsewhere.
    pub fn declare(
        &mut self,
        house: House,
        trump: Atout,
        player: Seat,
        kind: Kind,
        card: Card,
    ) -> Result<(), Refusal> {
        if house.annonces != Annonces::On {
            return Err(Refusal::AnnoncesOff);
        }
        let new = Declaration { by: player, kind, card };
        self.declared = self.declared.with(house, trump, new)?;
        for (suit, holder) in Suit::ALL.into_iter().zip(self.belotes) {
            let Some(by) = holder.filter(|by| *by != player) else { continue };
            for rank in [Rank::King, Rank::Queen] {
                let card = Card::new(suit, rank);
                if new.cards().has(card) {
                    return Err(Refusal::CardElsewhere { card, by });
                }
            }
        }
        Ok(())
    }

    /// The table rules that a player revoked.
    ///
    /// # Errors
    /// If the other side has revoked already.
    pub fn revoke(&mut self, player: Seat) -> Result<(), Refusal> {
        match self.revoke {
            Some(by) if Side::of(by) != Side::of(player) => Err(Refusal::AlreadyRevoked { by }),
            _ => {
                self.revoke = Some(player);
                Ok(())
            }
        }
    }

    /// The recorded trick that what was counted leaves no room for, while some cards are not recorded: its number from 0.
    #[must_use]
    pub fn beside(&self, count: Count, tally: &Tally) -> Option<usize> {
        let on = |side: usize| move |seat: Seat| seat.index() % 2 == side;
        let swept = self.sweep.and_then(|sweep| match sweep.alone {
            Some(player) => tally.beyond(0, |seat| seat != player),
            None => tally.beyond(0, on(sweep.side.other().index())),
        });
        let tricks = |side: usize| {
            let most = usize::try_from(self.tricks?.by_side[side]).unwrap_or(0);
            tally.beyond(most, on(side))
        };
        // More points lie in the recorded tricks of a side than were counted of it.
        let points = |side: usize| {
            let told = self.points.filter(|told| count.whole() || told.said[side])?;
            let over = tally.points(on(side)) > told.by_side[side];
            let last = || tally.tricks.iter().rposition(|taken| on(side)(taken.winner) && taken.points != 0);
            over.then(last).flatten()
        };
        swept.or_else(|| tricks(0)).or_else(|| tricks(1)).or_else(|| points(0)).or_else(|| points(1))
    }

    /// The same with what all the cards of the deal tell.
    ///
    /// # Errors
    /// If something else was counted by hand.
    pub fn shown(mut self, count: Count, tally: &Tally) -> Result<Counted, Said> {
        let on = |side: usize| move |seat: Seat| seat.index() % 2 == side;
        let sides = [0, 1];
        let points = sides.map(|side| tally.points(on(side)));
        let tricks = sides.map(|side| i32::try_from(tally.count(on(side))).unwrap_or(0));
        let account = |side: usize| count.camps.of_two(side);
        self.points = Some(Told::proved(self.points, points).map_err(|(side, said)| {
            Umpire::CardsCountPoints { account: account(side), counted: points[side], said }.said()
        })?);
        self.tricks = Some(Told::proved(self.tricks, tricks).map_err(|(side, said)| {
            Umpire::CardsCountTricks { account: account(side), counted: tricks[side], said }.said()
        })?);
        let otherwise = |side: Side| Umpire::CardsSayOtherwise { account: count.account(side) }.said();
        let swept = sides.into_iter().find(|side| tricks[1 - side] == 0);
        let first = tally.tricks.first().map(|taken| taken.winner);
        let alone = first.filter(|first| tally.tricks.iter().all(|taken| taken.winner == *first));
        let sweep = swept.map(|side| Sweep { side: Side::at(side), alone });
        let der = tally.last_winner().map(Side::of);
        if let Some(said) = self.sweep {
            let same = sweep.is_some_and(|sweep| sweep.side == said.side);
            let alike = said.alone.is_none() || sweep.is_some_and(|sweep| sweep.alone == said.alone);
            if !same || !alike {
                return Err(otherwise(said.side));
            }
        }
        if let Some(said) = self.der.filter(|said| Some(*said) != der) {
            return Err(otherwise(said));
        }
        self.sweep = sweep;
        self.der = der;
        Ok(self)
    }
}
