//! A deal as it is recorded: auction, call, chien, what was shown, and what was counted.

use super::contract::Contract;
use super::event::{Camp, Event, Holder, Misere, Of, Size, Small};
use super::outcome::{Count, Fault, Outcome, Played, Slam};
use super::pile::Pile;
use super::reason::Reason;
use super::rules::{Five, Miseres, PetitSec, Players, Renonce, Rules};
use super::shape::{Shape, bouts, calls, trumps_shown};
use crate::cards::{Card, Cards, Rank, Suit};
use crate::engine::{Arg, Common, Half, Seat, Setting};

/// The trumps and the excuse: all that poignées can show.
const SHOWN: i32 = 22;

/// A deal in progress or done.
#[derive(Debug, Clone)]
pub struct Deal {
    /// Who deals.
    pub dealer: Seat,
    /// Who holds cards, in order of speech.
    pub actives: Vec<Seat>,
    /// What each said, in order: a contract, or that he passes.
    pub words: Vec<(Seat, Option<Contract>)>,
    /// The card that was called.
    pub called: Option<Card>,
    /// Who holds it; none within where nobody else does.
    pub partner: Option<Option<Seat>>,
    /// What was counted.
    pub pile: Pile,
    /// The poignées, with whether the excuse was among the cards.
    pub poignees: Vec<(Seat, Size, bool)>,
    /// The misères.
    pub miseres: Vec<(Seat, Misere)>,
    /// Who revoked, in order.
    pub revoked: Vec<Seat>,
    /// Who holds a bout and no other trump, and keeps it: is it the excuse?
    pub dry: Vec<(Seat, bool)>,
    /// Was it dealt before, wrongly?
    pub misdealt: bool,
    announced: Option<Option<Small>>,
    /// Was the slam announced before the first card?
    leads: bool,
    chien: Cards,
    away: Cards,
    petit_sec: Option<(Seat, bool)>,
    annulled: bool,
    playing: bool,
}

impl Deal {
    /// A new deal.
    #[must_use]
    pub fn new(at: Setting<'_, Rules>, dealer: Seat) -> Deal {
        let dead = at.rules.players == Players::Five && at.rules.five == Five::DeadDealer;
        let seats = at.table.len() - usize::from(dead);
        Deal {
            dealer,
            actives: (1..=seats).map(|steps| at.table.after(dealer, steps)).collect(),
            words: Vec::new(),
            called: None,
            partner: None,
            pile: Pile::default(),
            poignees: Vec::new(),
            miseres: Vec::new(),
            revoked: Vec::new(),
            dry: Vec::new(),
            misdealt: false,
            announced: None,
            leads: false,
            chien: Cards::EMPTY,
            away: Cards::EMPTY,
            petit_sec: None,
            annulled: false,
            playing: false,
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
                return Err(Common::NotTheDealer { player: *player, dealer: self.dealer }.into());
            }
            Event::Misdeal { .. } => return Ok(Deal { misdealt: true, ..Deal::new(at, self.dealer) }),
            Event::Annul { .. } => deal.annulled = true,
            _ if self.annulled || self.petit_sec.is_some() => return Err(Common::DealAnnulled.into()),
            Event::Bid { player, contract } => deal.bid(rules, *player, *contract)?,
            Event::Pass { player } => {
                deal.speaks(*player)?;
                deal.words.push((*player, None));
            }
            Event::PetitSec { player, excuse } => deal.says_dry(rules, *player, excuse.is_some())?,
            Event::Call { player, card } => deal.call(rules, *player, *card)?,
            Event::Partner { holder } => deal.join(rules, *holder)?,
            Event::Chelem { player, small } => deal.announce(rules, *player, *small)?,
            Event::Chien { cards } => deal.turn(rules, cards)?,
            Event::Ecart { cards } => deal.lay_away(rules, cards)?,
            Event::Poignee { player, size, excuse } => {
                deal.show(rules, *player, *size, excuse.is_some())?;
            }
            Event::Misere { player, lacks } => deal.lack(rules, *player, *lacks)?,
            Event::Petit { side } => {
                let attack = self.camp(rules, *side)?;
                deal.pile.wins_petit(attack);
                deal.check(rules)?;
            }
            Event::Bouts { side, count, cards } => {
                let attack = self.camp(rules, side.unwrap_or(Of::Camp(Camp::Attack)))?;
                deal.pile.count_bouts(attack, *count, cards.as_deref())?;
                deal.check(rules)?;
            }
            Event::Points { side, points } => {
                let attack = self.camp(rules, side.unwrap_or(Of::Camp(Camp::Attack)))?;
                deal.pile.count_points(Shape::of(rules), attack, *points)?;
                deal.check(rules)?;
            }
            Event::Capot { side } => {
                let attack = self.camp(rules, *side)?;
                deal.pile.count_all(Shape::of(rules), attack)?;
                deal.check(rules)?;
            }
            Event::Tricks { side, count } => {
                let attack = self.camp(rules, *side)?;
                deal.pile.count_tricks(Shape::of(rules), attack, *count)?;
                deal.check(rules)?;
            }
            Event::Revoke { player, .. } => {
                self.holds(*player)?;
                self.standing()?;
                if rules.renonce == Renonce::LostDeal {
                    self.camp(rules, Of::Player(*player))?;
                }
                if !deal.revoked.contains(player) {
                    deal.revoked.push(*player);
                }
            }
        }
        Ok(deal)
    }

    /// A player says that he holds the petit, or the excuse, and no other trump.
    fn says_dry(&mut self, rules: &Rules, player: Seat, excuse: bool) -> Result<(), Reason> {
        self.holds(player)?;
        if excuse && !rules.excuse_seche.on() {
            return Err(Reason::ExcuseSecheOff);
        }
        match rules.petit_sec {
            PetitSec::Play => return Err(Reason::PetitSecPlayed),
            PetitSec::Annul if self.bid_so_far().is_some() || self.playing => {
                return Err(Reason::PetitSecLate { player });
            }
            PetitSec::Annul => self.petit_sec = Some((player, excuse)),
            PetitSec::Imprenable => match self.dry.iter().find(|(_, other)| *other == excuse) {
                Some((holder, _)) => return Err(Reason::DryTwice { player: *holder }),
                None => self.dry.push((player, excuse)),
            },
        }
        Ok(())
    }

    /// Is the petit played like the excuse?
    #[must_use]
    pub fn keeps_petit(&self) -> bool {
        self.dry.iter().any(|(_, excuse)| !excuse)
    }

    /// Does the excuse stay with its holder in the last trick too?
    #[must_use]
    pub fn keeps_excuse(&self) -> bool {
        self.dry.iter().any(|(_, excuse)| *excuse)
    }

    /// Does he hold cards?
    fn holds(&self, player: Seat) -> Result<(), Reason> {
        if self.actives.contains(&player) { Ok(()) } else { Err(Reason::SitsOut { player }) }
    }

    /// May he say a word of the auction? Each says one.
    fn speaks(&self, player: Seat) -> Result<(), Reason> {
        self.holds(player)?;
        if self.is_on() {
            return Err(Reason::AuctionOver { player });
        }
        let spoke = self.words.iter().any(|(seat, _)| *seat == player);
        if spoke { Err(Reason::SpokeAlready { player }) } else { Ok(()) }
    }

    /// Has anything been told that comes after the auction?
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.playing
            || self.called.is_some()
            || self.partner.is_some()
            || self.announced.is_some()
            || !self.chien.is_empty()
            || !self.pile.is_empty()
            || !self.poignees.is_empty()
            || !self.revoked.is_empty()
    }

    /// What may still be told of the chien: its cards, and what was laid away for them.
    pub fn of_chien(&self) -> impl Iterator<Item = &'static str> {
        let takes = self.bid_so_far().is_some_and(|(_, contract)| contract.takes_chien());
        let before = !self.playing;
        let turned = takes && before && self.chien.is_empty();
        [("chien", turned), ("ecart", takes && before)]
            .into_iter()
            .filter(|(_, open)| *open)
            .map(|(event, _)| event)
    }

    fn bid(&mut self, rules: &Rules, player: Seat, contract: Contract) -> Result<(), Reason> {
        self.speaks(player)?;
        contract.worth(rules).map_err(|(option, value)| Reason::Withheld {
            contract,
            option: option.to_owned(),
            value,
        })?;
        let rank = |contract: Contract| Contract::ALL.iter().position(|known| *known == contract);
        if let Some((_, standing)) =
            self.bid_so_far().filter(|(_, standing)| rank(*standing) >= rank(contract))
        {
            return Err(Reason::BidNotHigher { contract, standing });
        }
        self.words.push((player, Some(contract)));
        Ok(())
    }

    /// The bid that stands, and whose it is.
    #[must_use]
    pub fn bid_so_far(&self) -> Option<(Seat, Contract)> {
        self.words.iter().rev().find_map(|(seat, said)| said.map(|contract| (*seat, contract)))
    }

    /// The taker and his contract.
    ///
    /// # Errors
    /// If nobody has bid.
    pub fn standing(&self) -> Result<(Seat, Contract), Reason> {
        self.bid_so_far().ok_or(Reason::NoContract)
    }

    /// Who speaks next; none once all have spoken.
    #[must_use]
    pub fn speaker(&self) -> Option<Seat> {
        let last = self.words.last().and_then(|(seat, _)| self.actives.iter().position(|one| one == seat));
        let from = last.map_or(0, |place| place + 1);
        self.actives.iter().skip(from).copied().find(|seat| self.words.iter().all(|(one, _)| one != seat))
    }

    /// The camp that a word or a player names: is it the attack?
    ///
    /// # Errors
    /// If that is not known.
    pub fn camp(&self, rules: &Rules, of: Of) -> Result<bool, Reason> {
        let (taker, _) = self.standing()?;
        match of {
            Of::Camp(Camp::Attack) => Ok(true),
            Of::Camp(Camp::Defence) => Ok(false),
            Of::Player(player) => {
                self.holds(player)?;
                match self.partner {
                    _ if player == taker => Ok(true),
                    Some(partner) => Ok(partner == Some(player)),
                    None if calls(rules) => Err(Reason::CampUnknown { player }),
                    None => Ok(false),
                }
            }
        }
    }

    fn call(&mut self, rules: &Rules, player: Seat, card: Card) -> Result<(), Reason> {
        let (taker, _) = self.standing()?;
        if !calls(rules) {
            return Err(Reason::NothingCalled);
        }
        if player != taker {
            return Err(Reason::NotTaker { player, taker });
        }
        if !matches!(card.rank(), Some(Rank::King | Rank::Queen | Rank::Knight | Rank::Jack)) {
            return Err(Reason::CallCard { card });
        }
        if self.playing || !self.chien.is_empty() {
            return Err(Reason::CallLate);
        }
        self.called = Some(card);
        Ok(())
    }

    fn join(&mut self, rules: &Rules, holder: Holder) -> Result<(), Reason> {
        let (taker, _) = self.standing()?;
        if !calls(rules) {
            return Err(Reason::NothingCalled);
        }
        let partner = match holder {
            Holder::Nobody(_) => None,
            Holder::Player(player) => Some(player),
        };
        if let Some(player) = partner {
            self.holds(player)?;
            if player == taker {
                return Err(Reason::PartnerTaker { player });
            }
            if let Some(card) = self.called.filter(|card| self.chien.has(*card)) {
                return Err(Reason::PartnerInChien { card });
            }
        }
        self.partner = Some(partner);
        Ok(())
    }

    fn announce(&mut self, rules: &Rules, player: Seat, small: Option<Small>) -> Result<(), Reason> {
        let (taker, _) = self.standing()?;
        if player != taker {
            return Err(Reason::NotTaker { player, taker });
        }
        if self.announced.is_some() {
            return Err(Reason::ChelemTwice { player });
        }
        if small.is_some() && !rules.petit_chelem.on() {
            return Err(Reason::PetitChelemOff);
        }
        self.announced = Some(small);
        self.leads = small.is_none() && !self.playing;
        Ok(())
    }

    fn turn(&mut self, rules: &Rules, cards: &[Card]) -> Result<(), Reason> {
        self.standing()?;
        let chien = apart(rules, cards)?;
        if let Some(card) = self.called.filter(|card| chien.has(*card)) {
            if self.partner.flatten().is_some() {
                return Err(Reason::PartnerInChien { card });
            }
            self.partner = Some(None);
        }
        if chien.has(Card::EXCUSE)
            && let Some((player, ..)) =
                self.poignees.iter().find(|(seat, _, excuse)| *excuse && !self.may_take(*seat))
        {
            return Err(Reason::PoigneeAside { player: *player });
        }
        self.chien = chien;
        self.check(rules)
    }

    /// Does the chien come to his hand?
    fn may_take(&self, player: Seat) -> bool {
        self.bid_so_far().is_some_and(|(taker, contract)| taker == player && contract.takes_chien())
    }

    fn lay_away(&mut self, rules: &Rules, cards: &[Card]) -> Result<(), Reason> {
        let (_, contract) = self.standing()?;
        if !contract.takes_chien() {
            return Err(Reason::EcartNone { contract });
        }
        let away = apart(rules, cards)?;
        let barred = |card: &Card| card.rank() == Some(Rank::King) || bouts().has(*card);
        match away.iter().find(barred) {
            Some(card) => Err(Reason::EcartCard { card }),
            None => {
                self.away = away;
                Ok(())
            }
        }
    }

    /// The cards that the taker laid away, as far as they were told.
    #[must_use]
    pub const fn away(&self) -> Cards {
        self.away
    }

    /// The cards that lay apart from the hands: the chien, which the taker may have taken up, and what he laid away.
    #[must_use]
    pub fn aside(&self) -> Vec<(Option<Seat>, Cards)> {
        let taker = self.bid_so_far().filter(|(_, contract)| contract.takes_chien()).map(|(taker, _)| taker);
        let mut aside = Vec::new();
        if !self.chien.is_empty() {
            aside.push((taker, self.chien));
        }
        if let Some(taker) = taker.filter(|_| !self.away.is_empty()) {
            aside.push((Some(taker), self.away));
        }
        aside
    }

    /// A bid after that of a player who speaks later.
    #[must_use]
    pub fn out_of_turn(&self) -> Option<Reason> {
        let place = |seat: &Seat| self.actives.iter().position(|one| one == seat);
        let bids: Vec<Seat> =
            self.words.iter().filter(|(_, said)| said.is_some()).map(|(seat, _)| *seat).collect();
        let [before, player] = *bids.array_windows().find(|[one, other]| place(one) > place(other))?;
        Some(Reason::BidLate { player, before, dealer: self.dealer })
    }

    fn show(&mut self, rules: &Rules, player: Seat, size: Size, excuse: bool) -> Result<(), Reason> {
        self.holds(player)?;
        self.standing()?;
        if self.poignees.iter().any(|(seat, ..)| *seat == player) {
            return Err(Reason::PoigneeTwice { player });
        }
        if self.miseres.iter().any(|(seat, lacks)| *seat == player && *lacks != Misere::Heads) {
            return Err(Reason::MiserePoignee { player });
        }
        if let Some((player, ..)) = self.poignees.iter().find(|(.., other)| excuse && *other) {
            return Err(Reason::PoigneeExcuse { player: *player });
        }
        if excuse && self.chien.has(Card::EXCUSE) && !self.may_take(player) {
            return Err(Reason::PoigneeAside { player });
        }
        let before: i32 = self.poignees.iter().map(|(_, size, _)| trumps_shown(rules, *size)).sum();
        let shown = trumps_shown(rules, size);
        if before + shown > SHOWN {
            return Err(Reason::PoigneeTooMany { shown, before, left: SHOWN - before });
        }
        self.poignees.push((player, size, excuse));
        Ok(())
    }

    fn lack(&mut self, rules: &Rules, player: Seat, lacks: Misere) -> Result<(), Reason> {
        self.holds(player)?;
        self.standing()?;
        let has = match rules.misere {
            Miseres::Off => false,
            Miseres::Trumps => lacks == Misere::Trumps,
            Miseres::Heads => lacks == Misere::Heads,
            Miseres::Either => true,
        };
        if !has {
            let value = crate::engine::Rules::get(rules, "misere").unwrap_or_default();
            return Err(Reason::MisereOff { lacks, value: Arg::value("tarot", "misere", &value) });
        }
        if self.miseres.iter().any(|(seat, _)| *seat == player) {
            return Err(Reason::MisereTwice { player });
        }
        if lacks != Misere::Heads && self.poignees.iter().any(|(seat, ..)| *seat == player) {
            return Err(Reason::MiserePoignee { player });
        }
        self.miseres.push((player, lacks));
        Ok(())
    }

    /// Can everything that was counted be true together?
    fn check(&self, rules: &Rules) -> Result<(), Reason> {
        let (_, contract) = self.standing()?;
        self.pile.check(Shape::of(rules), contract)?;
        self.check_chien(contract)
    }

    /// The bouts of the chien lie with one camp: the defence’s in garde contre, else the attack’s, which the excuse alone may
    /// leave once it is taken up; so may the petit.
    fn check_chien(&self, contract: Contract) -> Result<(), Reason> {
        let attack = contract != Contract::GardeContre;
        let stays = |card: &Card| !contract.takes_chien() || card.trump_number() == Some(21);
        let sure: Cards = self.chien.and(bouts()).iter().filter(stays).collect();
        match sure.iter().next().filter(|_| !self.pile.leaves(attack, sure)) {
            Some(card) => Err(Reason::ChienBout { card, camp: if attack { "attack" } else { "defence" } }),
            None => Ok(()),
        }
    }

    /// The deal when its first card falls.
    ///
    /// # Errors
    /// If there is no contract, or the deal is void.
    pub fn begin(&self) -> Result<Deal, Reason> {
        if self.annulled || self.petit_sec.is_some() {
            return Err(Common::DealAnnulled.into());
        }
        self.standing()?;
        Ok(Deal { playing: true, ..self.clone() })
    }

    /// Who announced the chelem, and so leads.
    #[must_use]
    pub fn leader(&self) -> Seat {
        let taker = self.bid_so_far().map(|(taker, _)| taker);
        let announced = taker.filter(|_| self.leads);
        announced.or_else(|| self.actives.first().copied()).unwrap_or(self.dealer)
    }

    /// Whose petit sec voids the deal; is it the excuse?
    #[must_use]
    pub const fn petit_sec(&self) -> Option<(Seat, bool)> {
        self.petit_sec
    }

    /// Must the number of tricks be known, because all but a few were announced?
    #[must_use]
    pub fn needs_tricks(&self) -> bool {
        self.announced == Some(Some(Small::Petit)) && self.pile.tricks.is_none()
    }

    /// What was said of the petit, or of an attack without a trick, and cannot be.
    #[must_use]
    pub fn contradicts(&self, rules: &Rules) -> Option<Reason> {
        let shape = Shape::of(rules);
        let contract = self.bid_so_far().map(|(_, contract)| contract);
        let trickless = || self.pile.trickless_contradicts(shape, contract?);
        let no_trick = || self.pile.tells_no_trick(shape, contract?);
        self.pile.petit_contradicts(shape).or_else(trickless).or_else(no_trick)
    }

    /// Is it still to be said who held the called card?
    #[must_use]
    pub fn lacks_partner(&self, rules: &Rules) -> bool {
        calls(rules) && self.partner.is_none()
    }

    /// The attack's points, counted or known from its tricks.
    #[must_use]
    pub fn points(&self, rules: &Rules) -> Option<Half> {
        let (_, contract) = self.bid_so_far()?;
        self.pile.points(Shape::of(rules), contract)
    }

    /// The slams: that of the attack, made or missed, and that of the defence, whatever the attack had announced.
    fn slams(&self, rules: &Rules) -> Vec<Slam> {
        let total = Shape::of(rules).hand;
        let own = match (self.announced, self.pile.tricks) {
            (Some(None), Some(tricks)) if tricks == total => Some(Slam::Made),
            (Some(None), _) => Some(Slam::Failed),
            (Some(Some(Small::Petit)), Some(tricks)) if tricks >= total - rules.petit_chelem_missing => {
                Some(Slam::PetitMade)
            }
            (Some(Some(Small::Petit)), _) => Some(Slam::PetitFailed),
            (None, Some(tricks)) if tricks == total => Some(Slam::Unannounced),
            (None, _) => None,
        };
        let defence = (self.pile.tricks == Some(0)).then_some(Slam::Defence);
        own.into_iter().chain(defence).collect()
    }

    /// The revoke that decides the deal, where revokes do.
    fn fault(&self, rules: &Rules) -> Option<Fault> {
        let player = self.revoked.first().copied().filter(|_| rules.renonce == Renonce::LostDeal)?;
        let attack = self.camp(rules, Of::Player(player)).ok()?;
        Some(if attack { Fault::Attack(player) } else { Fault::Defence(player) })
    }

    /// What the deal came to, once that is known.
    #[must_use]
    pub fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        if self.annulled {
            return Some(Outcome::Annulled);
        }
        if self.petit_sec.is_some() {
            return Some(Outcome::PetitSec);
        }
        let Some((taker, contract)) = self.bid_so_far() else {
            return (self.words.len() >= self.actives.len()).then_some(Outcome::PassedOut);
        };
        if self.lacks_partner(rules) {
            return None;
        }
        let fault = self.fault(rules);
        let count = match (self.points(rules), self.pile.bouts()) {
            (Some(points), Some(bouts)) => Some(Count { points, bouts }),
            _ => None,
        };
        if fault.is_none() && (count.is_none() || self.needs_tricks()) {
            return None;
        }
        let partner = self.partner.flatten();
        let attacks = |seat: &Seat| *seat == taker || Some(*seat) == partner;
        Some(Outcome::Played(Played {
            contract,
            taker,
            partner,
            defenders: self.actives.iter().copied().filter(|seat| !attacks(seat)).collect(),
            count,
            petit: self.pile.petit,
            poignees: self.poignees.iter().map(|(seat, size, _)| (*seat, *size)).collect(),
            miseres: self.miseres.clone(),
            slams: self.slams(rules),
            fault,
        }))
    }
}

/// Cards that lie apart from the hands, each named once and no more than the chien has.
fn apart(rules: &Rules, cards: &[Card]) -> Result<Cards, Reason> {
    let size = Shape::of(rules).chien;
    if i32::try_from(cards.len()).unwrap_or(i32::MAX) > size {
        return Err(Reason::ChienSize { count: cards.len(), size });
    }
    let mut set = Cards::EMPTY;
    for card in cards {
        if set.has(*card) {
            return Err(Reason::CardTwice { card: *card });
        }
        set = set.with(*card);
    }
    Ok(set)
}

/// The trumps of a set, the excuse among them where it is there.
#[must_use]
pub(crate) fn trumps(cards: Cards) -> Cards {
    cards.suit(Suit::Trumps).or(cards.and(Cards::EMPTY.with(Card::EXCUSE)))
}
