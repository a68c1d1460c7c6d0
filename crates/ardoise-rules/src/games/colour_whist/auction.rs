//! The auction: who called what, who joined whom, and which contract stands.

use super::call::{Call, Party, Trou};
use super::contract::{Contract, Family};
use super::event::Place;
use super::reason::Reason;
use super::rules::{Rules, SeveralMiseres, SoloSuitRank};
use crate::cards::{Suit, Trump};
use crate::engine::Seat;

/// What was said, as far as it was recorded.
#[derive(Debug, Clone, Default)]
pub struct Auction {
    calls: Vec<Call>,
    passed: Vec<Seat>,
    waited: Option<Seat>,
    last: Option<Seat>,
    trou: Option<Trou>,
}

/// Where a suit stands among the suits, for solos of the same level.
const fn suit_rank(suit: Suit) -> i32 {
    match suit {
        Suit::Trumps => 0,
        Suit::Spades => 1,
        Suit::Clubs => 2,
        Suit::Diamonds => 3,
        Suit::Hearts => 4,
    }
}

fn key(rules: &Rules, contract: Contract, suit: Option<Suit>) -> (i32, i32) {
    let ranked = contract.family() == Family::AtLeast && rules.solo_suit_rank == SoloSuitRank::Rising;
    (rules.rank(contract), suit.filter(|_| ranked).map_or(0, suit_rank))
}

impl Auction {
    /// Has anything been said?
    #[must_use]
    pub const fn silent(&self) -> bool {
        self.calls.is_empty() && self.passed.is_empty() && self.waited.is_none() && self.trou.is_none()
    }

    /// Who has passed.
    #[must_use]
    pub fn passed(&self) -> &[Seat] {
        &self.passed
    }

    /// Who spoke last.
    #[must_use]
    pub const fn last(&self) -> Option<Seat> {
        self.last
    }

    /// Who announced a trou, and who filled it.
    #[must_use]
    pub const fn trou(&self) -> Option<Trou> {
        self.trou
    }

    /// The last contract announced.
    #[must_use]
    pub fn last_call(&self) -> Option<&Call> {
        self.calls.last()
    }

    fn top(&self, rules: &Rules) -> Option<Call> {
        let trou = self.trou.map(Trou::call);
        let calls = self.calls.iter().copied().filter(Call::counts);
        trou.into_iter().chain(calls).max_by_key(|call| key(rules, call.contract, call.suit))
    }

    /// The contracts that stand: one, or the misères that are played beside each other.
    #[must_use]
    pub fn standing(&self, rules: &Rules) -> Vec<Call> {
        let Some(top) = self.top(rules) else { return Vec::new() };
        if rules.several_miseres == SeveralMiseres::Joined || !top.contract.beside() {
            return vec![top];
        }
        let counted = self.calls.iter().rev().filter(|call| call.counts());
        let mut standing: Vec<Call> = counted.take_while(|call| call.contract.beside()).copied().collect();
        standing.reverse();
        standing
    }

    fn may_speak(&self, player: Seat) -> Result<(), Reason> {
        if self.passed.contains(&player) { Err(Reason::PassedAlready { player }) } else { Ok(()) }
    }

    /// The first speaker waits.
    ///
    /// # Errors
    /// If the table does not wait, or it is not the first word of the first speaker.
    pub fn wait(&mut self, rules: &Rules, player: Seat, first: Seat) -> Result<(), Reason> {
        if !rules.first_waits.on() {
            return Err(Reason::WaitOff);
        }
        self.may_speak(player)?;
        if player != first {
            return Err(Reason::WaitNotFirst { player, first });
        }
        if self.last.is_some() {
            return Err(Reason::WaitTooLate { player });
        }
        self.waited = Some(player);
        self.last = Some(player);
        Ok(())
    }

    /// A player speaks no more.
    ///
    /// # Errors
    /// If he has passed already.
    pub fn pass(&mut self, player: Seat) -> Result<(), Reason> {
        self.may_speak(player)?;
        self.passed.push(player);
        self.last = Some(player);
        Ok(())
    }

    /// A player announces three aces.
    ///
    /// # Errors
    /// If the table plays no trou, the auction has begun, or somebody else holds three aces.
    pub fn announce_trou(&mut self, rules: &Rules, player: Seat) -> Result<(), Reason> {
        if !rules.trou.on() {
            return Err(Reason::TrouOff);
        }
        if let Some(trou) = self.trou.filter(|trou| trou.holder != player) {
            return Err(Reason::TrouTwice { player, holder: trou.holder });
        }
        if self.last.is_some() {
            return Err(Reason::TrouLate { player });
        }
        self.trou = Some(Trou { holder: player, fill: self.trou.and_then(|trou| trou.fill) });
        Ok(())
    }

    /// The holder of the fourth ace fills the trou.
    ///
    /// # Errors
    /// If there is none, if it is his own or filled already, or if an impure trou is filled beside.
    pub fn fill(&mut self, rules: &Rules, player: Seat, suit: Suit, place: Place) -> Result<(), Reason> {
        let Some(trou) = self.trou else { return Err(Reason::FillNoTrou { player }) };
        if trou.holder == player {
            return Err(Reason::FillOneself { player });
        }
        if let Some((partner, ..)) = trou.fill.filter(|(partner, ..)| *partner != player) {
            return Err(Reason::FillTwice { player, partner });
        }
        if rules.trou_impure.on() && place == Place::Beside {
            return Err(Reason::FillImpure);
        }
        self.trou = Some(Trou { fill: Some((player, suit, place)), ..trou });
        Ok(())
    }

    /// A player announces a contract, or joins the caller of the same one.
    ///
    /// # Errors
    /// If the table does not have it, the suit is wrong, the player may not, or it is not higher.
    pub fn bid(
        &mut self,
        rules: &Rules,
        player: Seat,
        contract: Contract,
        named: Option<Trump>,
    ) -> Result<(), Reason> {
        self.may_speak(player)?;
        if contract.trou() {
            return Err(Reason::TrouNotBid);
        }
        let row = rules.row(contract);
        let (id, called) = (contract.id(), rules.called(contract));
        if let Some((option, value)) = rules.withheld(contract) {
            let (option, value) = (option.to_owned(), value.to_owned());
            return Err(Reason::Withheld { contract: called, option, value });
        }
        if !row.offered {
            return Err(Reason::NotOffered { contract: called, cell: format!("contract.{id}.won") });
        }
        let suit = named.and_then(Trump::suit);
        let optional = row.declarer_leads || contract.family() == Family::Exactly;
        if row.trump && suit.is_none() && (named.is_some() || !optional) {
            return Err(Reason::SuitMissing { contract: called });
        }
        if !row.trump && suit.is_some() {
            return Err(Reason::SuitUnneeded { contract: called });
        }
        let by_himself = !contract.pair() && row.by == 1;
        if self.waited == Some(player) && by_himself {
            return Err(Reason::SoloAfterWait { player, contract: called });
        }
        if contract.colour() {
            return self.bid_colour(rules, player, contract, suit);
        }
        let same = self.calls.iter().rposition(|call| call.is(contract, suit));
        if let Some(same) = same.filter(|_| row.by > 1) {
            return self.join(rules, player, same);
        }
        self.check_higher(rules, player, contract, suit)?;
        self.leave_miseres(player, contract);
        self.call(player, Call { contract, suit, party: Party::of(player) });
        Ok(())
    }

    /// A colour: a new one, a raise of one's own, or joining its caller, at that level.
    fn bid_colour(
        &mut self,
        rules: &Rules,
        player: Seat,
        contract: Contract,
        suit: Option<Suit>,
    ) -> Result<(), Reason> {
        let found = self.calls.iter().rposition(|call| call.contract.colour() && call.suit == suit);
        let Some(place) = found else {
            self.check_higher(rules, player, contract, suit)?;
            self.call(player, Call { contract, suit, party: Party::of(player) });
            return Ok(());
        };
        let known = self.calls[place];
        if !known.party.has(player) && known.counts() {
            let (caller, partner) = (known.party.first(), known.party.last());
            return Err(Reason::AlreadyJoined { contract: rules.called(known.contract), caller, partner });
        }
        if !known.party.has(player) && known.contract == contract {
            return self.join(rules, player, place);
        }
        self.check_higher(rules, player, contract, suit)?;
        let party = if known.party.has(player) { known.party } else { known.party.with(player) };
        self.call(player, Call { contract, suit, party });
        Ok(())
    }

    /// A player joins the last contract announced.
    ///
    /// # Errors
    /// If there is none, if nobody may join it, if it is his own or already joined.
    pub fn support(&mut self, rules: &Rules, player: Seat) -> Result<(), Reason> {
        self.may_speak(player)?;
        match (self.calls.len().checked_sub(1), self.trou) {
            (Some(last), _) => self.join(rules, player, last),
            (None, Some(trou)) => {
                let contract = rules.called(trou.call().contract);
                Err(Reason::NotJoinable { contract, caller: trou.holder })
            }
            (None, None) => Err(Reason::NothingToSupport { player }),
        }
    }

    fn join(&mut self, rules: &Rules, player: Seat, place: usize) -> Result<(), Reason> {
        let call = self.calls[place];
        let (contract, caller) = (rules.called(call.contract), call.party.first());
        if call.party.has(player) {
            return Err(Reason::SupportOneself { player });
        }
        let by = rules.row(call.contract).by;
        if by < 2 {
            return Err(Reason::NotJoinable { contract, caller });
        }
        if call.party.seats().len() >= by {
            return Err(Reason::AlreadyJoined { contract, caller, partner: call.party.last() });
        }
        let rest = self.calls.iter().enumerate().filter(|(other, _)| *other != place);
        let highest = rest.map(|(_, other)| *other).filter(|other| {
            let together = other.contract.beside() && call.contract.beside();
            other.counts() && !(together && rules.several_miseres == SeveralMiseres::Beside)
        });
        let highest = highest.chain(self.trou.map(Trou::call));
        let highest = highest.max_by_key(|other| key(rules, other.contract, other.suit));
        if let Some(standing) = highest
            && key(rules, standing.contract, standing.suit) >= key(rules, call.contract, call.suit)
        {
            return Err(Reason::BidNotHigher { contract, standing: rules.called(standing.contract) });
        }
        self.calls[place].party = call.party.with(player);
        self.last = Some(player);
        let joined = self.calls[place];
        self.leave_miseres(player, joined.contract);
        Ok(())
    }

    /// Whoever changes from one misère to another no longer plays the first.
    fn leave_miseres(&mut self, player: Seat, contract: Contract) {
        if !contract.beside() {
            return;
        }
        self.calls.retain_mut(|call| {
            if !call.contract.beside() || call.contract == contract || !call.party.has(player) {
                return true;
            }
            let others = call.party.without(player);
            call.party = others.unwrap_or(call.party);
            others.is_some()
        });
    }

    fn call(&mut self, player: Seat, call: Call) {
        self.calls.push(call);
        self.last = Some(player);
    }

    /// A new contract is higher than every contract announced; only a colour still alone suffers another
    /// player's colour beside it, and a misère another misère where the table has it so.
    fn check_higher(
        &self,
        rules: &Rules,
        player: Seat,
        contract: Contract,
        suit: Option<Suit>,
    ) -> Result<(), Reason> {
        let new = key(rules, contract, suit);
        let misere = contract.beside() && rules.several_miseres == SeveralMiseres::Beside;
        let bars = |call: &Call| {
            let colours = call.contract == contract && !call.counts() && call.party.first() != player;
            let miseres = misere && call.contract.beside() && call.contract != contract;
            !colours && !miseres && key(rules, call.contract, call.suit) >= new
        };
        let trou = self.trou.map(Trou::call);
        let calls = trou.into_iter().chain(self.calls.iter().copied()).filter(bars);
        let Some(bar) = calls.max_by_key(|call| key(rules, call.contract, call.suit)) else { return Ok(()) };
        let contract_id = rules.called(contract);
        if let (Some(suit), Some(standing)) = (suit, bar.suit)
            && bar.contract == contract
            && key(rules, contract, Some(suit)).1 > 0
        {
            return Err(Reason::SuitNotHigher { contract: contract_id, suit, standing });
        }
        Err(Reason::BidNotHigher { contract: contract_id, standing: rules.called(bar.contract) })
    }
}
