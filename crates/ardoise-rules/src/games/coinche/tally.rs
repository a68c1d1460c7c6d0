//! What is counted at the end of a deal: points, tricks, capot, belote, declarations. What cannot be is refused.

use super::bid::Trump;
use super::count;
use super::deal::{Counted, Deal};
use super::declare::{Declaration, Kind};
use super::options::*;
use super::outcome::{Contract, Sweep};
use super::reach::{self, Scale};
use super::reason::{Reason, Slip};
use super::rules::Rules;
use crate::cards::{Card, Rank, Suit};
use crate::engine::{Account, Seat, Side};

/// The side of an account.
const fn side_of(account: Account) -> Side {
    match account {
        Account::Side(side) => side,
        Account::Seat(seat) => Side::at(seat.index() % 2),
    }
}

/// Reads numbers for one side or both; what is left for the other.
fn read(counts: &[(Account, i32)], total: i32) -> Result<Counted, Reason> {
    let mut by_side = [None; 2];
    for (account, number) in counts {
        let place = by_side.get_mut(side_of(*account).index()).ok_or(Reason::NotASide)?;
        *place = Some(*number);
    }
    let given = by_side.map(|number| number.is_some());
    let by_side = match by_side {
        [Some(a), Some(b)] => [a, b],
        [Some(a), None] => [a, total.saturating_sub(a)],
        [None, Some(b)] => [total.saturating_sub(b), b],
        [None, None] => return Err(Reason::NotASide),
    };
    Ok(Counted { by_side, given })
}

/// Must a new count agree with an old one? Only where it was given for another side.
fn disagrees(old: Option<Counted>, new: &Counted) -> Option<(i32, i32)> {
    let old = old?;
    let same_holder = (0..2).any(|side| old.given[side] && new.given[side]);
    let side = if new.given[0] { 0 } else { 1 };
    let differ = old.by_side != new.by_side;
    (differ && !same_holder).then_some((new.by_side[side], old.by_side[side]))
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

impl Deal {
    /// Points were counted.
    ///
    /// # Errors
    /// If no set of tricks gives them, or they disagree with what is known.
    pub fn points(&self, rules: &Rules, counts: &[(Account, i32)]) -> Result<Deal, Reason> {
        let (mut deal, contract) = self.begin_play()?;
        let scale = count::scale(rules, contract.trump);
        let total = scale.total();
        let new = read(counts, total)?;
        let [one, other] = new.by_side;
        if new.given == [true, true] && one.saturating_add(other) != total {
            let sum = one.saturating_add(other);
            return Err(Reason::PointsSum { one, other, sum, total, slip: slip(scale, sum) });
        }
        if let Some(points) = new.by_side.into_iter().find(|points| *points > total) {
            return Err(Reason::PointsTooMany { points, total, slip: slip(scale, points) });
        }
        if let Some((points, known)) = disagrees(deal.tally.points, &new) {
            return Err(Reason::PointsAgainst { points, known });
        }
        deal.tally.points = Some(new);
        deal.consistent(scale)?;
        Ok(deal)
    }

    /// Tricks were counted.
    ///
    /// # Errors
    /// If they are not eight, or they disagree with what is known.
    pub fn tricks(&self, rules: &Rules, counts: &[(Account, i32)]) -> Result<Deal, Reason> {
        let (mut deal, contract) = self.begin_play()?;
        let new = read(counts, 8)?;
        let sum = new.by_side[0].saturating_add(new.by_side[1]);
        if let Some(tricks) = new.by_side.into_iter().find(|tricks| !(0..=8).contains(tricks)) {
            return Err(Reason::TricksTooMany { tricks: tricks.max(8 - tricks.min(0)) });
        }
        if sum != 8 {
            return Err(Reason::TricksSum { sum });
        }
        if let Some((tricks, known)) = disagrees(deal.tally.tricks, &new) {
            return Err(Reason::TricksAgainst { tricks, known });
        }
        let told = deal.tally.tricks.is_some_and(|old| old.by_side.contains(&8));
        let swept = new.by_side.iter().position(|tricks| *tricks == 8).map(Side::at);
        deal.tally.tricks = Some(new);
        deal.tally.sweep = match (deal.tally.sweep, swept) {
            (Some(known), Some(side)) if known.side == side => Some(known),
            (Some(known), _) if !told => {
                return Err(Reason::CapotAgainst { known: Account::Side(known.side) });
            }
            (_, swept) => swept.map(|side| Sweep { side, alone: None }),
        };
        deal.consistent(count::scale(rules, contract.trump))?;
        Ok(deal)
    }

    /// A side, or one player of it, took every trick.
    ///
    /// # Errors
    /// If that disagrees with what is known.
    pub fn sweep(&self, rules: &Rules, side: Account, alone: Option<Seat>) -> Result<Deal, Reason> {
        let (mut deal, contract) = self.begin_play()?;
        let side = side_of(side);
        let alone = match deal.tally.sweep {
            Some(known) if known.side != side => {
                return Err(Reason::CapotAgainst { known: Account::Side(known.side) });
            }
            Some(Sweep { alone: Some(known), .. }) if alone.is_some_and(|player| player != known) => {
                return Err(Reason::GeneraleAgainst { known });
            }
            Some(known) => alone.or(known.alone),
            None => alone,
        };
        if let Some(tricks) = deal.tally.tricks
            && tricks.by_side[side.index()] != 8
        {
            return Err(Reason::CapotAgainstTricks { tricks: tricks.by_side[side.index()] });
        }
        let scale = count::scale(rules, contract.trump);
        if let Some(points) = deal.tally.points
            && points.by_side[side.index()] != scale.total()
        {
            return Err(Reason::CapotAgainstPoints { points: points.by_side[side.index()] });
        }
        deal.tally.sweep = Some(Sweep { side, alone });
        deal.consistent(scale)?;
        Ok(deal)
    }

    /// A side took the last trick.
    ///
    /// # Errors
    /// If it does not count, or disagrees with what is known.
    pub fn der(&self, rules: &Rules, side: Account) -> Result<Deal, Reason> {
        let (mut deal, contract) = self.begin_play()?;
        let scale = count::scale(rules, contract.trump);
        if scale.der() == 0 {
            return Err(Reason::DerNotCounted);
        }
        deal.tally.der = Some(side_of(side));
        deal.consistent(scale)?;
        Ok(deal)
    }

    /// Points, tricks, capot and last trick must be true together.
    fn consistent(&self, scale: Scale) -> Result<(), Reason> {
        let tally = &self.tally;
        if let (Some(sweep), Some(der)) = (tally.sweep, tally.der)
            && sweep.side != der
        {
            return Err(Reason::DerAgainst { known: Account::Side(sweep.side) });
        }
        let Some(points) = tally.points else { return Ok(()) };
        let total = scale.total();
        if let Some(sweep) = tally.sweep {
            let points = points.by_side[sweep.side.index()];
            return if points == total { Ok(()) } else { Err(Reason::PointsAgainstCapot { points, total }) };
        }
        let side = if points.given[0] { 0 } else { 1 };
        let tricks = tally.tricks.and_then(|tricks| u8::try_from(tricks.by_side[side]).ok());
        let der = tally.der.map(|der| der.index() == side);
        if reach::possible(scale, points.by_side[side], tricks, der) {
            Ok(())
        } else {
            let (points, rest) = (points.by_side[side], points.by_side[1 - side]);
            Err(Reason::PointsImpossible { points, rest, total })
        }
    }

    /// King and queen of trumps in one hand.
    ///
    /// # Errors
    /// If there is no belote there, or somebody else has it.
    pub fn belote(&self, rules: &Rules, player: Seat, suit: Option<Suit>) -> Result<Deal, Reason> {
        let (mut deal, contract) = self.begin_play()?;
        let trump = contract.trump;
        if rules.annonces == Annonces::Off {
            return Err(Reason::BeloteOff);
        }
        let suit = match (trump.suit(), suit) {
            (Some(own), Some(other)) if own != other => {
                return Err(Reason::BeloteWrongSuit { suit: other, trump });
            }
            (Some(own), _) => own,
            (None, _) if trump == Trump::None || rules.ta_belotes == TaBelotes::None => {
                return Err(Reason::BeloteAt { trump });
            }
            (None, Some(suit)) => suit,
            (None, None) => return Err(Reason::BeloteSuitMissing),
        };
        for rank in [Rank::King, Rank::Queen] {
            let card = Card::new(suit, rank);
            if let Some(by) = deal.tally.declared.holder(card)
                && by != player
            {
                return Err(Reason::CardElsewhere { card, by });
            }
        }
        let place = &mut deal.tally.belotes[suit as usize % 4];
        match *place {
            Some(by) if by == player => return Err(Reason::BeloteTwice { by }),
            Some(by) => return Err(Reason::BeloteBoth { by }),
            None => *place = Some(player),
        }
        Ok(deal)
    }

    /// A declaration.
    ///
    /// # Errors
    /// If there is none such, or its cards lie elsewhere.
    pub fn declare(&self, rules: &Rules, player: Seat, kind: Kind, card: Card) -> Result<Deal, Reason> {
        let (mut deal, contract) = self.begin_play()?;
        if rules.annonces != Annonces::On {
            return Err(Reason::AnnoncesOff);
        }
        let new = Declaration { by: player, kind, card };
        deal.tally.declared = deal.tally.declared.with(rules, contract.trump, new)?;
        for (suit, holder) in Suit::ALL.into_iter().zip(deal.tally.belotes) {
            let Some(by) = holder.filter(|by| *by != player) else { continue };
            for rank in [Rank::King, Rank::Queen] {
                let card = Card::new(suit, rank);
                if new.cards().has(card) {
                    return Err(Reason::CardElsewhere { card, by });
                }
            }
        }
        Ok(deal)
    }

    /// The table rules that a player revoked.
    ///
    /// # Errors
    /// If nothing is being played, or the other side has revoked already.
    pub fn revoke(&self, player: Seat) -> Result<Deal, Reason> {
        let (mut deal, Contract { .. }) = self.begin_play()?;
        match deal.tally.revoke {
            Some(by) if by.index() % 2 != player.index() % 2 => Err(Reason::AlreadyRevoked { by }),
            _ => {
                deal.tally.revoke = Some(player);
                Ok(deal)
            }
        }
    }
}
