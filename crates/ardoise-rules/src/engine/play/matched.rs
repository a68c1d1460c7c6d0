//! A match being folded: deals, their states and scores, and where the next event belongs.

use serde_json::Value;

use crate::engine::event::{Form, Opinion, StoredEvent, TableEvent, in_its_deal};
use crate::engine::game::{Dealt, Expects, Game, Misfit, Setting, Spoken as _, Standing, Start, Tricks};
use crate::engine::options::Agree;
use crate::engine::referee::{Walk, record, walk};
use crate::engine::say::{Engine, Said, Say as _};
use crate::engine::score::Score;
use crate::engine::table::{Account, DealNo, Seat, Seq, Table};
use crate::engine::tricks::Cardplay;

/// Rules and players from a deal on.
#[derive(Debug, Clone)]
struct Era<R> {
    from: DealNo,
    rules: R,
    agree: Agree,
    table: Table,
}

/// Where an event was put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    /// The deal it belongs to.
    pub deal: DealNo,
    /// Did it open that deal?
    pub opened: bool,
}

/// A match as far as it has been folded.
#[derive(Debug, Clone)]
pub struct Play<G: Game> {
    eras: Vec<Era<G::Rules>>,
    first_dealer: Seat,
    opening: G::Carry,
    deals: Vec<Dealt<G>>,
    /// Is what comes taken from a log, as it stands there?
    recorded: bool,
}

impl<G: Tricks> Play<G> {
    /// A match before its first deal.
    ///
    /// # Errors
    /// If what was carried in from paper cannot be true.
    pub fn new(
        rules: G::Rules,
        table: Table,
        dealer: Option<Seat>,
        start: Option<&Start>,
    ) -> Result<Self, Said> {
        let setting = Setting { rules: &rules, table: &table };
        if let Some(start) = start {
            check_zero::<G>(setting, &start.totals)?;
        }
        let opening = G::begin(setting, start).map_err(|reason| reason.said())?;
        let first_dealer = dealer.filter(|seat| table.has(*seat)).unwrap_or(Seat::at(0));
        let era = Era { from: 1, rules, agree: Agree::Off, table };
        Ok(Play { eras: vec![era], first_dealer, opening, deals: Vec::new(), recorded: false })
    }

    /// The same at a table where somebody is asked for his agreement, or nobody.
    #[must_use]
    pub fn agreeing(mut self, agree: Agree) -> Self {
        self.eras[0].agree = agree;
        self
    }

    /// What comes was recorded when the match was not over yet: by the figures it has now it may be, or have been.
    pub fn as_recorded(&mut self) {
        self.recorded = true;
    }

    /// Other rules, or other players, from a deal on. Rules for another table, and a table of other camps, are none that
    /// this program wrote: they are left out, and `check` names their row.
    pub fn era(&mut self, from: DealNo, rules: Option<(G::Rules, Agree)>, table: Option<Table>) {
        let last = self.era_of(from);
        let (old, old_table) = ((last.rules.clone(), last.agree), last.table.clone());
        let (rules, agree) = rules.filter(|(rules, _)| fits::<G>(rules, &old_table)).unwrap_or(old);
        let table = table.filter(|table| fits::<G>(&rules, table)).unwrap_or(old_table);
        let era = Era { from, rules, agree, table };
        self.eras.retain(|era| era.from != from);
        self.eras.push(era);
        self.eras.sort_by_key(|era| era.from);
    }

    fn era_of(&self, deal: DealNo) -> &Era<G::Rules> {
        let found = self.eras.iter().rev().find(|era| era.from <= deal);
        found.unwrap_or(&self.eras[0])
    }

    /// Does the table ask for agreement to a deal?
    #[must_use]
    pub fn agree_at(&self, deal: DealNo) -> Agree {
        self.era_of(deal).agree
    }

    /// The rules and players of a deal.
    #[must_use]
    pub fn at(&self, deal: DealNo) -> Setting<'_, G::Rules> {
        let era = self.era_of(deal);
        Setting { rules: &era.rules, table: &era.table }
    }

    /// The deals so far.
    #[must_use]
    pub fn deals(&self) -> &[Dealt<G>] {
        &self.deals
    }

    /// The number of the deal that is open, or of the one that comes next.
    #[must_use]
    pub fn current(&self) -> DealNo {
        match self.deals.last() {
            Some(last) if last.outcome.is_none() => last.no,
            Some(last) => last.no + 1,
            None => 1,
        }
    }

    /// The state of the match now, points of the open deal's referee included.
    #[must_use]
    pub fn carry(&self) -> G::Carry {
        match self.deals.last() {
            Some(last) => last.after.clone(),
            None => self.opening.clone(),
        }
    }

    /// The state before the first deal.
    #[must_use]
    pub fn opening(&self) -> &G::Carry {
        &self.opening
    }

    /// How the match stands.
    #[must_use]
    pub fn standing(&self) -> Standing<G::Reason> {
        let (at, carry) = (self.at(self.current()), self.carry());
        let standing = G::standing(at, &carry);
        if self.closed().is_none() || standing.over {
            return standing;
        }
        standing.stopped(G::ahead(at, &carry), G::level_share(at))
    }

    /// Why the table stopped, if it did; the word may be empty.
    #[must_use]
    pub fn closed(&self) -> Option<&str> {
        let marks = self.deals.last()?.marks.iter();
        marks
            .rev()
            .find_map(|mark| if let TableEvent::Close(text) = mark { Some(text.as_str()) } else { None })
    }

    /// The deal now open, if one is.
    #[must_use]
    pub fn open_deal(&self) -> Option<&Dealt<G>> {
        self.deals.last().filter(|last| last.outcome.is_none())
    }

    /// The last deal, if it is done.
    #[must_use]
    pub fn done_deal(&self) -> Option<&Dealt<G>> {
        self.deals.last().filter(|last| last.outcome.is_some())
    }

    /// Who deals the deal that comes after the last one.
    #[must_use]
    pub fn next_dealer(&self) -> Seat {
        match self.deals.last() {
            None => self.first_dealer,
            Some(last) => {
                let setting = self.at(last.no);
                let dealer = G::dealer(&last.state);
                match &last.outcome {
                    Some(outcome) => G::next_dealer(setting, outcome, dealer),
                    None => setting.table.next(dealer),
                }
            }
        }
    }

    /// Opens a deal: the next one, or the one whose number a stored event carries.
    fn open(&mut self, no: DealNo, dealer: Option<Seat>) {
        let before = self.carry();
        let dealer = dealer.unwrap_or_else(|| self.next_dealer());
        let setting = self.at(no);
        let dealer = if setting.table.has(dealer) { dealer } else { Seat::at(0) };
        let state = G::deal(setting, &before, dealer);
        self.deals.push(Dealt {
            no,
            after: before.clone(),
            before,
            said: state.clone(),
            state,
            cards: Cardplay::default(),
            told: Vec::new(),
            events: Vec::new(),
            marks: Vec::new(),
            meanwhile: Vec::new(),
            adjusted: None,
            fresh: true,
            announced: false,
            problems: Vec::new(),
            outcome: None,
            score: Score::default(),
        });
    }

    /// Says where an event belongs and applies it there.
    ///
    /// # Errors
    /// If it cannot be true; the match is then as it was.
    pub fn place(&mut self, event: &Value) -> Result<Placed, Said> {
        self.take(&event.clone().into())
    }

    /// The same of an event that others hold too.
    ///
    /// # Errors
    /// If it cannot be true; the match is then as it was.
    pub fn take(&mut self, event: &StoredEvent) -> Result<Placed, Said> {
        let told = read_event::<G>(event)?;
        if let Told::Table(TableEvent::Opinion(opinion)) = &told {
            return self.judged(opinion, event);
        }
        let done = self.deals.last().is_none_or(|last| last.outcome.is_some());
        let opens = match &told {
            Told::Table(TableEvent::Deal { .. }) => {
                if let Some(open) = self.deals.last().filter(|last| last.outcome.is_none())
                    && (!open.fresh || open.announced)
                {
                    return Err(Engine::DealUnfinished { deal: open.no }.said());
                }
                done
            }
            Told::Table(TableEvent::Close(_)) => {
                self.may_close()?;
                false
            }
            Told::Table(TableEvent::Opinion(_)) => false,
            Told::Table(
                TableEvent::Adjust { .. } | TableEvent::Note(_) | TableEvent::Check(_) | TableEvent::Redeal,
            ) => self.deals.is_empty(),
            Told::Table(TableEvent::Hand { .. } | TableEvent::Play { .. } | TableEvent::Trick { .. }) => {
                self.deals.last().is_none_or(|last| done && self.played_out(last))
            }
            Told::Game(own) => {
                let begins = own.opens() && !self.belongs_to_last(own);
                done && (begins || self.deals.is_empty())
            }
        };
        // A table that stopped over a deal of which nothing was known but points given by hand plays no other in its place.
        let goes_on = match &told {
            Told::Table(told) => matches!(
                told,
                TableEvent::Deal { .. }
                    | TableEvent::Redeal
                    | TableEvent::Hand { .. }
                    | TableEvent::Play { .. }
                    | TableEvent::Trick { .. }
            ),
            Told::Game(_) => true,
        };
        let ended = || opens && self.standing().over || !done && goes_on && self.closed().is_some();
        if !self.recorded && ended() {
            return Err(Engine::MatchOver.said());
        }
        // What is only written down beside a deal changes nothing of what it comes to.
        let counts = opens
            || !matches!(
                &told,
                Told::Table(TableEvent::Note(_) | TableEvent::Check(_) | TableEvent::Close(_))
            );
        let count = self.deals.len();
        if opens {
            let no = self.deals.last().map_or(1, |last| last.no + 1);
            self.open(no, None);
        }
        let at = self.at(self.deals.last().map_or(1, |last| last.no));
        let outside =
            matches!(told, Told::Game(_)).then(|| seated(G::forms(at.rules), event, at.table).err());
        let applied = match outside.flatten() {
            // The game's own words for it come first.
            Some(refused) => self.clone().apply(0, event, told).and(Err(refused)),
            None => self.apply(0, event, told),
        };
        if let Err(refused) = applied {
            // What is refused has changed nothing: at most a deal was opened for it.
            self.deals.truncate(count);
            return Err(refused);
        }
        if counts {
            self.settle();
        }
        let deal = self.deals.last().map_or(1, |last| last.no);
        Ok(Placed { deal, opened: opens })
    }

    /// Puts what a player says of a deal to that deal, or to the last one that is finished.
    ///
    /// # Errors
    /// If the table asks nobody, or the deal is not there or not finished.
    fn judged(&mut self, opinion: &Opinion, event: &StoredEvent) -> Result<Placed, Said> {
        let finished = |dealt: &&mut Dealt<G>| dealt.outcome.is_some();
        let last = self.deals.last().map_or(0, |last| last.no);
        let meant = opinion.deal.unwrap_or(last);
        if !self.agree_at(meant).asked() {
            return Err(Engine::NobodyAsked.said());
        }
        TableEvent::Opinion(opinion.clone()).seated(self.at(meant).table)?;
        let mut deals = self.deals.iter_mut().filter(finished);
        let found = deals.rfind(|dealt| opinion.deal.is_none_or(|deal| deal == dealt.no));
        let Some(dealt) = found else { return Err(Engine::NothingToAgree { deal: meant }.said()) };
        dealt.marks.push(TableEvent::Opinion(opinion.clone()));
        dealt.events.push((0, in_its_deal(event.clone())));
        Ok(Placed { deal: dealt.no, opened: false })
    }

    /// May the table stop here? Not once the match is over, nor in the middle of a deal; one of which nothing is known but
    /// points given by hand is not in its middle.
    fn may_close(&self) -> Result<(), Said> {
        if !self.recorded && self.standing().over {
            return Err(Engine::MatchOver.said());
        }
        match self.deals.last() {
            None => Err(Engine::NothingPlayed.said()),
            Some(open) if open.outcome.is_none() && !(open.fresh && open.adjusted.is_some()) => {
                Err(Engine::CloseUnfinished { deal: open.no }.said())
            }
            Some(_) => Ok(()),
        }
    }

    /// The first deal after which the match was over by the rules of the deal that follows it all the same.
    pub(crate) fn overrun(&self) -> Option<DealNo> {
        let followed = self.deals.windows(2);
        let over = |next: &Dealt<G>| G::standing(self.at(next.no), &next.before).over;
        followed.into_iter().find(|two| over(&two[1])).map(|two| two[0].no)
    }

    /// Are all the cards of a deal recorded?
    fn played_out(&self, dealt: &Dealt<G>) -> bool {
        let layout = G::layout(self.at(dealt.no), &dealt.before, &dealt.said);
        layout.is_some_and(|layout| dealt.cards.complete(&layout))
    }

    /// What may be said now.
    #[must_use]
    pub fn expects(&self) -> Expects {
        let at = self.at(self.current());
        match self.open_deal() {
            Some(open) => walk::expects(at, open),
            None if self.standing().over => Expects::default(),
            None => {
                let carry = self.carry();
                G::expects(at, &carry, &G::deal(at, &carry, self.next_dealer()))
            }
        }
    }

    /// The tricks of a deal as the referee sees them.
    pub(crate) fn walk<'a>(&'a self, dealt: &'a Dealt<G>) -> Option<Walk<'a, G>> {
        Walk::new(self.at(dealt.no), &dealt.before, &dealt.state, &dealt.cards)
    }

    /// A misdeal by the dealer of the deal that is done speaks of that deal, not of the next one.
    fn belongs_to_last(&self, event: &G::Event) -> bool {
        let Some(last) = self.deals.last() else { return false };
        let dealer = event.misdealt();
        dealer == Some(G::dealer(&last.state)) && dealer != Some(self.next_dealer())
    }

    /// Applies a stored event to the deal it carries. What cannot be applied is a problem of that deal.
    pub fn feed(&mut self, deal: DealNo, seq: Seq, schema: u16, event: &StoredEvent) {
        if self.deals.last().is_none_or(|last| last.no != deal) {
            self.settle();
            self.open(deal, None);
        }
        let upcast;
        let event = if schema == G::SCHEMA {
            event
        } else {
            upcast = G::upcast(schema, event.value()).into();
            &upcast
        };
        let applied = read_event::<G>(event).and_then(|told| self.apply(seq, event, told));
        if let Err(problem) = applied
            && let Some(last) = self.deals.last_mut()
        {
            last.events.push((seq, event.clone()));
            last.problems.push(Misfit { deal, seq, event: event.value(), said: problem });
        }
    }

    /// Applies an event to the last deal, or refuses it and changes nothing.
    fn apply(&mut self, seq: Seq, event: &StoredEvent, happened: Told<G::Event>) -> Result<(), Said> {
        let Some(last) = self.deals.last() else { return Ok(()) };
        let no = last.no;
        let setting = self.at(no);
        if let Told::Table(own) = &happened {
            own.seated(setting.table)?;
        }
        let mut next = None;
        let (mut mark, mut adjusted, mut meanwhile) = (None, None, None);
        let (mut fresh, mut announced) = (last.fresh, last.announced);
        let (mut cards, mut told, mut said_now) = (None, None, None);
        let anew = |state: G::Deal| (Some(state), Some(Cardplay::default()), Some(Vec::new()));
        match happened {
            Told::Table(TableEvent::Deal { dealer }) => {
                if let Some(dealer) = dealer {
                    (next, cards, told) = anew(G::dealt_by(setting, &last.before, &last.said, dealer));
                }
                announced = true;
            }
            Told::Table(TableEvent::Redeal) => {
                (next, cards, told) = anew(G::redeal(setting, &last.before, &last.said));
                (fresh, announced) = (true, false);
            }
            Told::Table(TableEvent::Hand { player, cards: shown }) => {
                (cards, fresh) = (Some(record::hand(setting, last, player, &shown)?), false);
                next = Some(last.said.clone());
            }
            Told::Table(TableEvent::Play { player, card }) => {
                let (state, with) =
                    record::fallen(setting, last, |cards, layout| cards.play(layout, player, card))?;
                (next, cards, fresh) = (Some(state), Some(with), false);
            }
            Told::Table(TableEvent::Trick { player, cards: trick }) => {
                let (state, with) =
                    record::fallen(setting, last, |cards, layout| cards.trick(layout, player, &trick))?;
                (next, cards, fresh) = (Some(state), Some(with), false);
            }
            Told::Table(kept @ TableEvent::Adjust { to, points, .. }) => {
                let mut so_far = last.adjusted.as_deref().unwrap_or(&last.before).clone();
                G::race(&mut so_far).post(&[(to, points)]);
                adjusted = Some(Box::new(so_far));
                mark = Some(kept);
            }
            Told::Table(kept @ TableEvent::Check(_)) => {
                meanwhile = meanwhile_in::<G>(setting, last);
                mark = Some(kept);
            }
            Told::Table(kept @ (TableEvent::Note(_) | TableEvent::Close(_) | TableEvent::Opinion(_))) => {
                mark = Some(kept)
            }
            Told::Game(typed) => {
                let seen = (!last.cards.is_empty())
                    .then(|| G::from_shown(setting, &last.before, &last.said, &last.cards))
                    .transpose()?;
                let said = seen.as_ref().unwrap_or(&last.said);
                let state = G::apply(setting, &last.before, said, &typed).map_err(|r| r.said())?;
                let again = typed.throws_in() || G::undealt(&state);
                if again {
                    (next, cards, told) = anew(state);
                } else {
                    said_now = Some((last.cards.count(), typed));
                    next = Some(state);
                }
                (fresh, announced) = if again { (true, false) } else { (false, announced) };
            }
        }
        let all = match &next {
            Some(said) => {
                let cards = cards.as_ref().unwrap_or(&last.cards);
                Some(record::with_cards::<G>(setting, &last.before, said, cards)?)
            }
            None => None,
        };
        if let Some(last) = self.deals.last_mut() {
            if let (Some(said), Some(state)) = (next, all) {
                last.said = said;
                last.state = state;
            }
            last.cards = cards.unwrap_or_else(|| std::mem::take(&mut last.cards));
            last.told = told.unwrap_or_else(|| std::mem::take(&mut last.told));
            last.told.extend(said_now);
            if let Some(mark) = mark {
                last.meanwhile.extend(meanwhile.map(|totals| (last.marks.len(), totals)));
                last.marks.push(mark);
            }
            if adjusted.is_some() {
                last.adjusted = adjusted;
            }
            last.fresh = fresh;
            last.announced = announced;
            last.events.push((seq, event.clone()));
        }
        Ok(())
    }

    /// In place of all that was played one deal by itself, from what the deals before it left: does all that was told of it
    /// fit?
    pub(crate) fn alone(
        &mut self,
        (no, before, dealer): (DealNo, &G::Carry, Seat),
        events: &[Told<G::Event>],
    ) -> bool {
        self.deals.clear();
        self.first_dealer = dealer;
        self.opening.clone_from(before);
        self.open(no, Some(dealer));
        let (mut fits, nothing) = (true, StoredEvent::from(Value::Null));
        for told in events {
            fits &= self.apply(0, &nothing, told.clone()).is_ok();
        }
        self.settle();
        fits
    }

    /// Puts other rules in force for all of it; nothing is worked out again.
    pub(crate) fn under(&mut self, rules: G::Rules) {
        self.eras[0].rules = rules;
    }

    /// The rules in force in the beginning.
    pub(crate) fn rules(&self) -> &G::Rules {
        &self.eras[0].rules
    }

    /// Takes away the deals from that one on.
    pub fn cut(&mut self, from: DealNo) {
        self.deals.retain(|dealt| dealt.no < from);
    }

    /// Works out what the last deal came to.
    pub fn settle(&mut self) {
        let Some(last) = self.deals.last() else { return };
        let setting = self.at(last.no);
        let before = last.adjusted.as_deref().unwrap_or(&last.before).clone();
        let outcome = G::outcome(setting, &before, &last.state);
        let (score, after) = match &outcome {
            Some(outcome) => {
                let score = G::score(setting, &before, outcome);
                let after = G::carry(setting, before, outcome, &score);
                (score, after)
            }
            None => still_open::<G>(setting, before, &last.state),
        };
        if let Some(last) = self.deals.last_mut() {
            last.outcome = outcome;
            last.score = score;
            last.after = after;
        }
    }
}

/// What a deal that is open came to so far: what is due in it already, and how the match stands by that.
fn still_open<G: Game>(
    at: Setting<'_, G::Rules>,
    before: G::Carry,
    state: &G::Deal,
) -> (Score<G::Reason>, G::Carry) {
    let due = G::due(at, &before, state);
    let points: Vec<(Account, i32)> = due.lines().iter().map(|line| (line.to, line.amount)).collect();
    let mut after = before;
    if !points.is_empty() {
        G::race(&mut after).post(&points);
    }
    (due, after)
}

/// The totals as they stand in the middle of a deal; none where it has come to something.
fn meanwhile_in<G: Game>(at: Setting<'_, G::Rules>, dealt: &Dealt<G>) -> Option<Vec<i32>> {
    let before = dealt.adjusted.as_deref().unwrap_or(&dealt.before);
    if G::outcome(at, before, &dealt.state).is_some() {
        return None;
    }
    let (_, after) = still_open::<G>(at, before.clone(), &dealt.state);
    Some(G::standing(at, &after).totals)
}

/// Do the players and accounts of a game's event sit at the table? What is stored goes on as it is; which sides there are is
/// the game's to say.
///
/// # Errors
/// The seat that does not.
fn seated(forms: &[Form], event: &Value, table: &Table) -> Result<(), Said> {
    let Some(form) = forms.iter().find(|form| form.is_of(event)) else { return Ok(()) };
    let mut people = form.fields.iter().filter_map(|field| field.people(event)).flatten();
    people.try_for_each(|who| {
        let seat = who.as_u64().and_then(|number| usize::try_from(number).ok());
        let of_account = || match serde_json::from_value(who.clone()) {
            Ok(Account::Seat(seat)) => Some(seat.number()),
            _ => None,
        };
        match seat.or_else(of_account).filter(|seat| !(1..=table.len()).contains(seat)) {
            Some(seat) => Err(Engine::NoSuchSeat { seat }.said()),
            None => Ok(()),
        }
    })
}

/// Is the table one that these rules can be played at?
pub(crate) fn fits<G: Game>(rules: &G::Rules, table: &Table) -> bool {
    G::players(rules).contains(&table.len()) && G::camps(rules, table.len()) == table.camps
}

/// An event as it was read on its way in: the engine's own, or one of the game's.
#[derive(Debug, Clone)]
pub(crate) enum Told<E> {
    Table(TableEvent),
    Game(E),
}

/// Reads a stored event.
///
/// # Errors
/// If it cannot be read.
pub(crate) fn read_event<G: Game>(event: &Value) -> Result<Told<G::Event>, Said> {
    if let Some(own) = TableEvent::read(event)? {
        return Ok(Told::Table(own));
    }
    serde::Deserialize::deserialize(event)
        .map(Told::Game)
        .map_err(|error| Engine::UnreadableEvent { text: error.to_string() }.said())
}

/// In a game whose totals sum to zero, what is carried in or posted by hand does too.
///
/// # Errors
/// If the points do not sum to zero.
pub(crate) fn check_zero<G: Game>(at: Setting<'_, G::Rules>, points: &[(Account, i32)]) -> Result<(), Said> {
    let sum: i64 = points.iter().map(|(_, points)| i64::from(*points)).sum();
    if G::zero_sum(at.rules) && sum != 0 {
        return Err(Engine::NotZeroSum { sum }.said());
    }
    Ok(())
}
