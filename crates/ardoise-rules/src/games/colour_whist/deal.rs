//! A deal as it is recorded: auction, then tricks, then what they came to.

use super::auction::Auction;
use super::call::{Call, Party};
use super::contract::Contract;
use super::event::Event;
use super::outcome::{Fault, Outcome, Played, Taker};
use super::reason::Reason;
use super::rules::{Misdeal, Rules, SittingOut, TwoDeclarers};
use super::score;
use crate::engine::{Account, Common, Said, Say as _, Seat, Setting, Table, Umpire};

/// Most players there can be.
const SEATS: usize = 6;

/// A deal in progress or done.
#[derive(Debug, Clone)]
pub struct Deal {
    /// Who deals.
    pub dealer: Seat,
    /// Who holds cards, in order of speech.
    pub actives: Party,
    /// Does it count double?
    pub doubled: bool,
    /// What was said.
    pub auction: Auction,
    /// Has the first card fallen?
    playing: bool,
    counts: Counts,
    /// Of whom it was only said that he made his contract, or did not.
    said: [Option<bool>; SEATS],
    revoked: Vec<Seat>,
    annulled: bool,
}

/// The tricks that were counted.
#[derive(Debug, Clone, Copy, Default)]
struct Counts {
    /// Where declarers count together: under whose name, and how many.
    side: Option<(Seat, i32)>,
    /// Where each counts for himself.
    own: [Option<i32>; SEATS],
}

/// The four players who hold cards when `dealer` deals, in order of speech.
#[must_use]
pub(crate) fn actives(rules: &Rules, table: &Table, dealer: Seat) -> Party {
    let players = table.len();
    let beside = match rules.sitting_out {
        SittingOut::Opposite => 3,
        SittingOut::Next => 1,
        SittingOut::Previous => 5,
    };
    let sits = |steps: usize| match players {
        5 => steps == 5,
        6 => steps == 6 || steps == beside,
        _ => false,
    };
    let steps = (1..=players).filter(|steps| !sits(*steps));
    let mut seats = steps.map(|steps| table.after(dealer, steps));
    let first = Party::of(seats.next().unwrap_or(dealer));
    seats.take(3).fold(first, Party::with)
}

impl Deal {
    /// A new deal.
    #[must_use]
    pub fn new(at: Setting<'_, Rules>, dealer: Seat, doubled: bool) -> Deal {
        Deal {
            dealer,
            actives: actives(at.rules, at.table, dealer),
            doubled,
            auction: Auction::default(),
            playing: false,
            counts: Counts::default(),
            said: [None; SEATS],
            revoked: Vec::new(),
            annulled: false,
        }
    }

    /// The deal after an event.
    ///
    /// # Errors
    /// If the event cannot be true.
    pub fn apply(&self, at: Setting<'_, Rules>, event: &Event) -> Result<Deal, Reason> {
        let mut deal = self.clone();
        let rules = at.rules;
        match event {
            Event::Misdeal { player } if *player != self.dealer => {
                return Err(Reason::MisdealNotDealer { player: *player, dealer: self.dealer });
            }
            Event::Misdeal { .. } => {
                let dealer = match rules.misdeal {
                    Misdeal::SameDealer => self.dealer,
                    Misdeal::NextDealer => at.table.next(self.dealer),
                };
                return Ok(Deal::new(at, dealer, self.doubled));
            }
            Event::Annul { .. } => {
                deal.annulled = true;
                return Ok(deal);
            }
            Event::Wait { .. }
            | Event::Bid { .. }
            | Event::Support { .. }
            | Event::Trou { .. }
            | Event::Fill { .. }
            | Event::Pass { .. }
            | Event::Tricks { .. }
            | Event::Made { .. }
            | Event::Down { .. }
            | Event::Revoke { .. } => {}
        }
        if self.annulled {
            return Err(Common::DealAnnulled.into());
        }
        match event {
            Event::Wait { player } => {
                deal.speaks(*player)?;
                deal.auction.wait(rules, *player, deal.actives.first())?;
            }
            Event::Bid { player, contract, suit } => {
                deal.speaks(*player)?;
                deal.auction.bid(rules, *player, *contract, *suit)?;
            }
            Event::Support { player } => {
                deal.speaks(*player)?;
                deal.auction.support(rules, *player)?;
            }
            Event::Trou { player } => {
                deal.speaks(*player)?;
                deal.auction.announce_trou(rules, *player)?;
            }
            Event::Fill { player, suit, place } => {
                deal.plays(*player)?;
                deal.auction.fill(rules, *player, *suit, *place)?;
            }
            Event::Pass { player } => {
                deal.speaks(*player)?;
                deal.auction.pass(*player)?;
            }
            Event::Tricks { counts } => deal.count(rules, counts)?,
            Event::Made { player } => deal.said_to_be(rules, *player, true)?,
            Event::Down { player } => deal.said_to_be(rules, *player, false)?,
            Event::Revoke { player, .. } => {
                deal.plays(*player)?;
                deal.contracts(rules)?;
                if !deal.revoked.contains(player) {
                    deal.revoked.push(*player);
                }
            }
            Event::Misdeal { .. } | Event::Annul { .. } => {}
        }
        Ok(deal)
    }

    fn plays(&self, player: Seat) -> Result<(), Reason> {
        if self.actives.has(player) { Ok(()) } else { Err(Reason::SitsOut { player }) }
    }

    fn speaks(&self, player: Seat) -> Result<(), Reason> {
        self.plays(player)?;
        if self.counted() || self.playing || !self.revoked.is_empty() {
            Err(Reason::AuctionOver { player })
        } else {
            Ok(())
        }
    }

    /// Was it told what came of a contract? Then nobody speaks any more.
    #[must_use]
    pub fn counted(&self) -> bool {
        let own = self.counts.own.iter().any(Option::is_some);
        self.counts.side.is_some() || own || self.said.iter().any(Option::is_some)
    }

    /// Has everybody but the declarers passed in so many words?
    #[must_use]
    pub fn closed(&self, rules: &Rules) -> bool {
        let standing = self.auction.standing(rules);
        let takes = |seat: &Seat| standing.iter().any(|call| call.party.has(*seat));
        !standing.is_empty()
            && self.actives.seats().iter().all(|seat| takes(seat) || self.auction.passed().contains(seat))
    }

    /// Did everybody pass?
    #[must_use]
    pub fn passed_out(&self, rules: &Rules) -> bool {
        self.auction.standing(rules).is_empty()
            && self.actives.seats().iter().all(|seat| self.auction.passed().contains(seat))
    }

    /// Has somebody called a colour, or announced a trou, that still lacks its partner?
    #[must_use]
    pub fn lacks_partner(&self, rules: &Rules) -> Option<Call> {
        let standing = self.auction.standing(rules);
        match standing.first() {
            None => self.auction.last_call().copied(),
            Some(call) if call.contract.trou() && call.party.seats().len() < 2 => Some(*call),
            Some(_) => None,
        }
    }

    /// The contracts that are played.
    fn contracts(&self, rules: &Rules) -> Result<Vec<Call>, Reason> {
        let standing = self.auction.standing(rules);
        if !standing.is_empty() {
            return Ok(standing);
        }
        match self.auction.last_call() {
            Some(Call { suit: Some(suit), party, .. }) => {
                Err(Reason::ColourAlone { player: party.first(), suit: *suit })
            }
            Some(_) | None => Err(Reason::NoContract),
        }
    }

    fn count(&mut self, rules: &Rules, counts: &[(Account, i32)]) -> Result<(), Reason> {
        let mut given: Vec<(Seat, i32)> = Vec::with_capacity(counts.len());
        for (account, tricks) in counts {
            let Account::Seat(seat) = account else { return Err(Reason::NotAPlayer) };
            self.plays(*seat)?;
            given.push((*seat, *tricks));
        }
        let calls = self.contracts(rules)?;
        let Some(top) = calls.first() else { return Err(Reason::NoContract) };
        let total = i32::from(top.contract.deal_tricks());
        if let Some((_, said)) = given.iter().find(|(_, tricks)| !(0..=total).contains(tricks)) {
            return Err(Reason::TooManyTricks { said: *said, total });
        }
        let declares = |seat: Seat| calls.iter().any(|call| call.party.has(seat));
        let declarer = top.party.first();
        if let Some((player, _)) = given.first()
            && !given.iter().any(|(seat, _)| declares(*seat))
        {
            return Err(Reason::TricksOfDefender { player: *player, declarer });
        }
        if top.contract.pair() {
            self.count_side(*top, &given, total)
        } else {
            self.count_own(&given, total, &declares)
        }
    }

    /// A declarer made his contract, or lost it; every declarer where none is named. A number of tricks goes before a word.
    fn said_to_be(&mut self, rules: &Rules, player: Option<Seat>, made: bool) -> Result<(), Reason> {
        let calls = self.contracts(rules)?;
        let Some(top) = calls.first() else { return Err(Reason::NoContract) };
        let call = |seat: Seat| calls.iter().find(|call| call.party.has(seat)).copied();
        if let Some(player) = player.filter(|player| call(*player).is_none()) {
            return Err(Reason::NotADeclarer { player, declarer: top.party.first() });
        }
        let named = |call: &Call| player.is_none_or(|player| call.party.has(player));
        for call in calls.iter().filter(|call| named(call)) {
            let all = call.party.seats().iter().copied();
            for seat in all.filter(|seat| call.contract.pair() || player.is_none_or(|player| player == *seat))
            {
                if self.tricks(call.contract, seat).is_some() {
                    return Err(Reason::ResultKnown);
                }
                if !score::without_tricks(rules, call.contract, made) {
                    return Err(Reason::FigureWanted);
                }
                if let Some(place) = self.said.get_mut(seat.index()) {
                    *place = Some(made);
                }
            }
        }
        Ok(())
    }

    /// Tricks of a side: under any of its players, against the other side's, or all four players' own.
    fn count_side(&mut self, call: Call, given: &[(Seat, i32)], total: i32) -> Result<(), Reason> {
        let ours = |seat: Seat| call.party.has(seat);
        let sum = |of: bool| given.iter().filter(|(seat, _)| ours(*seat) == of).map(|(_, n)| *n).sum::<i32>();
        let count = |of: bool| given.iter().filter(|(seat, _)| ours(*seat) == of).count();
        let mine: Vec<(Seat, i32)> = given.iter().copied().filter(|(seat, _)| ours(*seat)).collect();
        let Some((holder, tricks)) = mine.first().copied() else { return Err(Reason::NoContract) };
        let all = sum(true) + sum(false);
        if given.len() == self.actives.seats().len() {
            if all != total {
                return Err(Reason::TricksSum { sum: all, total });
            }
            if call.contract.trou() && call.party.seats().len() < 2 {
                return Err(Reason::FillFirst { player: call.party.first() });
            }
            self.counts.side = Some((holder, sum(true)));
            return Ok(());
        }
        if let Some((player, said)) = mine.iter().copied().find(|(_, other)| *other != tricks) {
            return Err(Reason::TricksDiffer { player, said, holder, counted: tricks });
        }
        match count(false) {
            0 => {}
            1 if tricks + sum(false) == total => {}
            _ => return Err(Reason::TricksSum { sum: tricks + sum(false), total }),
        }
        if let Some((earlier, counted)) = self.counts.side
            && counted != tricks
            && mine.iter().all(|(seat, _)| *seat != earlier)
        {
            return Err(Reason::TricksDiffer { player: holder, said: tricks, holder: earlier, counted });
        }
        self.counts.side = Some((holder, tricks));
        Ok(())
    }

    /// Tricks of each player for himself; the defenders' only prove the declarers'.
    fn count_own(
        &mut self,
        given: &[(Seat, i32)],
        total: i32,
        declares: &dyn Fn(Seat) -> bool,
    ) -> Result<(), Reason> {
        let sum: i32 = given.iter().map(|(_, tricks)| *tricks).sum();
        if sum > total || (given.len() == self.actives.seats().len() && sum != total) {
            return Err(Reason::TricksSum { sum, total });
        }
        let mut own = self.counts.own;
        for (seat, tricks) in given {
            if let Some(place) = own.get_mut(seat.index()).filter(|_| declares(*seat)) {
                *place = Some(*tricks);
            }
        }
        let sum: i32 = own.iter().flatten().sum();
        if sum > total {
            return Err(Reason::TricksSum { sum, total });
        }
        self.counts.own = own;
        Ok(())
    }

    /// The deal when its first card falls.
    ///
    /// # Errors
    /// If there is no contract, or the deal is void.
    pub fn begin(&self, rules: &Rules) -> Result<Deal, Reason> {
        if self.annulled {
            return Err(Common::DealAnnulled.into());
        }
        self.contracts(rules)?;
        Ok(Deal { playing: true, ..self.clone() })
    }

    /// The deal with the tricks that all its cards tell.
    ///
    /// # Errors
    /// If others were counted by hand.
    pub fn by_cards(&self, rules: &Rules, won: impl Fn(Seat) -> i32) -> Result<Deal, Said> {
        let mut deal = self.clone();
        for call in self.auction.standing(rules) {
            let takers = call.party.seats();
            if call.contract.pair() {
                let counted = takers.iter().map(|seat| won(*seat)).sum();
                if let Some((holder, said)) = self.counts.side.filter(|(_, said)| *said != counted) {
                    let account = Account::Seat(holder);
                    return Err(Umpire::CardsCountTricks { account, counted, said }.said());
                }
                deal.counts.side = Some((call.party.first(), counted));
                continue;
            }
            for seat in takers {
                let counted = won(*seat);
                let Some(place) = deal.counts.own.get_mut(seat.index()) else { continue };
                if let Some(said) = place.filter(|said| *said != counted) {
                    let account = Account::Seat(*seat);
                    return Err(Umpire::CardsCountTricks { account, counted, said }.said());
                }
                *place = Some(counted);
            }
        }
        Ok(deal)
    }

    /// What was said of a declarer without counting his tricks.
    #[must_use]
    pub fn said(&self, seat: Seat) -> Option<bool> {
        self.said.get(seat.index()).copied().flatten()
    }

    /// The tricks a declarer of this contract took, as far as they were counted.
    #[must_use]
    pub fn tricks(&self, contract: Contract, seat: Seat) -> Option<i32> {
        if contract.pair() {
            self.counts.side.map(|(_, tricks)| tricks)
        } else {
            self.counts.own.get(seat.index()).copied().flatten()
        }
    }

    /// What the deal came to, once that is known.
    #[must_use]
    pub fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        if self.annulled {
            return Some(Outcome::Annulled);
        }
        if self.passed_out(rules) {
            return Some(Outcome::PassedOut);
        }
        let calls = self.auction.standing(rules);
        if self.lacks_partner(rules).is_some() {
            return None;
        }
        let declares = |seat: &Seat| calls.iter().any(|call| call.party.has(*seat));
        let attack = self.revoked.iter().copied().find(declares);
        let defence = self.revoked.iter().copied().find(|seat| !declares(seat));
        if attack.is_some() && defence.is_some() {
            return Some(Outcome::Void);
        }
        let mut played: Option<Played> = None;
        let mut unknown = false;
        let mut decided = false;
        for call in &calls {
            for seat in call.party.seats().iter().copied() {
                let own = if call.contract.pair() { attack } else { Some(seat) };
                let own = own.filter(|revoker| self.revoked.contains(revoker)).map(Fault::Declarer);
                let fault = defence.map(Fault::Defender).or(own);
                let tricks = self.tricks(call.contract, seat);
                let said = self.said(seat).filter(|_| tricks.is_none());
                let taker = Taker { seat, contract: call.contract, tricks, said, fault };
                let known = tricks.is_some() || said.is_some() || fault.is_some();
                unknown |= !known;
                decided |= known && !score::made(&rules.row(call.contract), &taker);
                played = Some(match played {
                    None => Played::of(taker, self.actives, self.doubled),
                    Some(played) => played.with(taker),
                });
            }
        }
        let one = calls.len() == 1 && rules.two_declarers == TwoDeclarers::Joint;
        if unknown && !(one && decided) { None } else { played.map(Outcome::Played) }
    }
}
