//! A recorded deal put right: corrections tried where they fit, and what they come to.

use serde_json::Value;

use ardoise_rules::engine::{
    Account, Arg, ByAccount, Camps, DealNo, Draft as Deal, ENGINE_FORMS, Entry, Form, Kind, Misfit, Opinion,
    Said, Slot, Table, TableEvent, common, tag, voids,
};
use ardoise_rules::words::plain;

use super::corrections::{Amendment, Correction, no_such_event};
use super::short::taker;
use super::{Changed, Difference, Draft, Evening};
use crate::failure::Refusal;

impl Evening {
    /// The events of a deal, in their order.
    #[must_use]
    pub fn events_of(&self, deal: DealNo) -> Vec<Value> {
        self.deal(deal).events().into_iter().cloned().collect()
    }

    /// The match as it stood before a deal, to be asked and tried: nothing of it is recorded.
    #[must_use]
    pub fn before(&self, deal: DealNo) -> Evening {
        let mut play = self.play().copy();
        play.cut(deal);
        self.having(&[], play)
    }

    /// The last deal that has a place in the journal, 0 if there is none.
    #[must_use]
    pub fn last_deal(&self) -> DealNo {
        self.force().slots.keys().next_back().copied().unwrap_or(0)
    }

    pub(super) fn has_deal(&self, deal: DealNo) -> Result<(), Box<Refusal>> {
        if self.force().slots.contains_key(&deal) {
            return Ok(());
        }
        let args = vec![("deal", Arg::from(deal)), ("last", Arg::from(self.last_deal()))];
        Err(Refusal::of("no-such-deal", args).into())
    }

    pub(super) fn deal(&self, deal: DealNo) -> Deal {
        Deal::new(self.game(), self.force().slots.get(&deal).map_or(&[] as &[Slot], Vec::as_slice))
    }

    pub(super) fn amend(&self, amendment: &Amendment) -> Result<Draft, Box<Refusal>> {
        let deal = amendment.deal;
        self.has_deal(deal)?;
        let table = self.play().table_at(deal);
        let work = Work { evening: self, deal, table, reason: plain(&amendment.reason) };
        let old = self.deal(deal);
        work.annulled(&old, &amendment.corrections)?;
        let mut new = old.clone();
        // What does not fit by itself may fit with what is put right beside it.
        let mut doubt = None;
        for correction in &amendment.corrections {
            if let Err(refusal) = work.correct(&mut new, &old, correction) {
                if amendment.corrections.len() == 1 || !work.put_plainly(&mut new, correction) {
                    return Err(doubt.unwrap_or(refusal));
                }
                doubt = doubt.or(Some(refusal));
            }
        }
        let changes = new.changes(&old);
        if changes.is_empty() {
            return Err(Refusal::of("amend-nothing", vec![("deal", deal.into())]).into());
        }
        let (after, entries) = work.fold(&old, &new)?;
        let put_in: Vec<&Value> = changes.iter().filter_map(|(_, _, now)| now.as_ref()).collect();
        let misfits = work.misfits(&after);
        if let (Some(refusal), false) = (doubt, misfits.is_empty()) {
            return Err(refusal);
        }
        if let Some(misfit) = misfits.into_iter().find(|misfit| put_in.contains(&&misfit.event)) {
            return Err(work.refused(misfit.said, &old, &misfit.event));
        }
        work.whole(&old, &new, &after)?;
        self.unlike_what_was_said(after.play(), deal)?;
        work.zero_sum(&old, &new, &after)?;
        let stay = work.staying(&new, &after);
        let events = changes.into_iter().map(|(no, before, after)| Changed { no, before, after }).collect();
        let differs = Difference { deals: vec![deal], events, stay, ..Difference::default() };
        Ok(self.drafted(entries, after, differs))
    }
}

/// The lines of a deal among which it is looked what a correction takes with it.
const MOST_LINES: usize = 12;

/// The deal in which corrections are tried.
struct Work<'a> {
    evening: &'a Evening,
    deal: DealNo,
    table: &'a Table,
    reason: String,
}

impl Work<'_> {
    fn correct(&self, new: &mut Deal, old: &Deal, correction: &Correction) -> Result<(), Box<Refusal>> {
        // Whoever agrees does so to the deal as it stands: what is put right asks again.
        if let Correction::Take(event) | Correction::Add(event) | Correction::Insert(_, event) = correction
            && let Some(opinion) = Opinion::read(event)
        {
            let refusal = Refusal::of("amend-opinion", vec![("deal", Arg::from(self.deal))]);
            let args = vec![("deal", Arg::from(self.deal)), ("who", Arg::Seat(opinion.player))];
            let how = if opinion.agrees { "agree-how-who" } else { "dispute-how-who" };
            return Err(refusal.typed(how, args).at(self.table).into());
        }
        let known = |there: bool, no: &usize| {
            if there { Ok(()) } else { Err(no_such_event(&no.to_string(), self.deal)) }
        };
        match correction {
            Correction::Drop(no) => known(new.drop(*no), no),
            Correction::DropAll => {
                for no in 1..=old.events().len() {
                    new.drop(no);
                }
                Ok(())
            }
            Correction::Replace(no, event) => known(new.replace(*no, event.clone()), no),
            Correction::Insert(no, event) => known(new.before(*no, event.clone()), no),
            Correction::Add(event) => {
                let mut appended = new.clone();
                appended.append(event.clone());
                self.first_fitting(new, old, [vec![appended]], event)
            }
            // Who deals is said at the beginning.
            Correction::Take(event) if common::DEAL.is_of(event) && event.get("dealer").is_some() => {
                let begun = new.events().first().is_some_and(|first| common::DEAL.is_of(first));
                known(if begun { new.replace(1, event.clone()) } else { new.before(1, event.clone()) }, &1)
            }
            Correction::Take(event) => {
                let form = self.form(event)?;
                let beside = self.beside_others(new, form, event);
                let [ways, before, only] = new.taking(form, event);
                let only = [only, self.results_replaced(new, event)].concat();
                self.first_fitting(new, old, [[beside, ways].concat(), before, only], event)
            }
        }
    }

    /// What is said to have come of a deal that was annulled would stand there and count for nothing.
    fn annulled(&self, old: &Deal, corrections: &[Correction]) -> Result<(), Box<Refusal>> {
        let report = self.evening.report();
        let annulled = report.deals.iter().any(|deal| deal.no == self.deal && deal.annulled);
        let voids = |no: &usize| old.get(*no).is_some_and(|event| voids(self.evening.game(), event));
        let Some(void) = (1..=old.events().len()).find(voids).filter(|_| annulled) else { return Ok(()) };
        let mut came = false;
        for correction in corrections {
            match correction {
                Correction::DropAll => return Ok(()),
                Correction::Drop(no) | Correction::Replace(no, _) if *no == void => return Ok(()),
                Correction::Take(event) | Correction::Add(event) | Correction::Insert(_, event) => {
                    came |= self.evening.tells_what_came(event);
                }
                Correction::Drop(_) | Correction::Replace(..) => {}
            }
        }
        if came {
            let args = vec![("deal", Arg::from(self.deal)), ("no", Arg::from(void))];
            return Err(Refusal::of("amend-annulled", args).into());
        }
        Ok(())
    }

    fn form(&self, event: &Value) -> Result<&'static Form, Box<Refusal>> {
        let mut forms = ENGINE_FORMS.iter().chain(self.evening.game().info().forms);
        let form = forms.find(|form| form.is_of(event));
        form.ok_or_else(|| Refusal::nothing().into())
    }

    fn fold(&self, old: &Deal, new: &Deal) -> Result<(Evening, Vec<Entry>), Box<Refusal>> {
        let entries = new.entries(old, self.evening.game().schema(), &self.reason);
        let after = self.evening.with(&entries).map_err(|said| Box::new(Refusal::new(said)))?;
        Ok((after, entries))
    }

    /// Takes the likeliest way in which the event fits, and as much as can of what stood with it: one of the first group in which one
    /// does.
    fn first_fitting<const GROUPS: usize>(
        &self,
        new: &mut Deal,
        old: &Deal,
        groups: [Vec<Deal>; GROUPS],
        event: &Value,
    ) -> Result<(), Box<Refusal>> {
        let now = self.fold(old, new)?.0;
        let before = self.misfits(&now).len();
        let mut refusal = None;
        // The best way, and whether the words of a plainer one stand against it.
        let mut best: Option<((usize, bool), Deal, bool)> = None;
        for ways in groups {
            for way in ways {
                let (after, _) = self.fold(old, &way)?;
                let misfits = self.misfits(&after);
                let unlike = self.evening.unlike_what_was_said(after.play(), self.deal).err();
                if let (Some(unlike), true) = (unlike, misfits.is_empty()) {
                    refusal = refusal.or(Some(unlike.said));
                    continue;
                }
                if misfits.len() <= before && misfits.iter().all(|misfit| misfit.event != *event) {
                    // Where another way changes what the deal comes to, what is put in and changes nothing is not meant.
                    let more = way.events().len() > new.events().len();
                    let rank = (misfits.len(), more && self.comes_to(&after) == self.comes_to(&now));
                    if best.as_ref().is_none_or(|(least, ..)| rank < *least) {
                        best = Some((rank, way, refusal.is_some()));
                    }
                    if rank == (0, false) {
                        break;
                    }
                    continue;
                }
                // The words of the plainest way are kept: the event where it would naturally stand.
                let own = misfits.iter().find(|misfit| misfit.event == *event).or(misfits.first());
                if let Some(misfit) = own.filter(|_| refusal.is_none()) {
                    refusal = Some(misfit.said.clone());
                }
            }
            if best.as_ref().is_some_and(|((misfits, _), ..)| *misfits == 0) {
                break;
            }
        }
        match (best, refusal) {
            // What could not stand where it would naturally, and changes nothing where it can, is refused.
            (Some(((_, true), _, true)), Some(said)) => Err(self.refused(said, new, event)),
            (Some((_, way, _)), _) => {
                *new = way;
                Ok(())
            }
            (None, Some(said)) => Err(self.refused(said, new, event)),
            (None, None) => Err(Refusal::of("amend-nothing", vec![("deal", self.deal.into())]).into()),
        }
    }

    /// Puts in an event that does not fit yet: in the place of the only one of its kind, or behind all others. False if it is none to be
    /// put where it goes.
    fn put_plainly(&self, new: &mut Deal, correction: &Correction) -> bool {
        let Correction::Take(event) = correction else { return false };
        match self.of_its_kind(new, event).as_slice() {
            [no] if !new.is_said(*no) => new.replace(*no, event.clone()),
            _ => new.append(event.clone()),
        }
    }

    /// The numbers under which events of the kind of another stand.
    fn of_its_kind(&self, deal: &Deal, event: &Value) -> Vec<usize> {
        let alike = |no: &usize| deal.get(*no).is_some_and(|other| tag(other) == tag(event));
        (1..=self.events_before()).filter(alike).collect()
    }

    /// How many events the deal has that is put right.
    fn events_before(&self) -> usize {
        self.evening.deal(self.deal).events().len()
    }

    /// Why an event cannot be taken in, with the line whose place it can take, and what has to go besides.
    fn refused(&self, said: Said, new: &Deal, event: &Value) -> Box<Refusal> {
        let refusal = Refusal::new(said).at(self.table);
        let Some((no, others)) = self.place_for(new, event) else { return refusal.into() };
        let mut args = vec![("deal", Arg::from(self.deal)), ("no", Arg::from(no))];
        if others.is_empty() {
            return refusal.typed("amend-replace", args).into();
        }
        args.push(("others", Arg::Text(in_a_row(&others))));
        refusal.typed("amend-replace-and", args).into()
    }

    /// The line in whose place an event fits, one of its own kind before others, and the fewest lines that have to go with it.
    fn place_for(&self, new: &Deal, event: &Value) -> Option<(usize, Vec<usize>)> {
        let last = self.events_before().min(MOST_LINES);
        let fits = |no: usize, others: &[usize]| {
            self.stands(new, |way| way.replace(no, event.clone()) && going_from(way, others))
        };
        let free = |no: &usize| new.get(*no).is_some_and(|other| !self.evening.tells_what_came(other));
        let kin = self.of_its_kind(new, event);
        let rest = (1..=last).filter(|no| free(no) && !kin.contains(no));
        let places = kin.iter().copied().chain(rest);
        let whole = places.into_iter().find_map(|no| {
            let others: Vec<usize> = (1..=last).filter(|other| *other != no && free(other)).collect();
            let mut goings = std::iter::once(Vec::new()).chain(few_of(&others));
            goings.find(|going| fits(no, going)).map(|going| (no, going))
        });
        // What does not stand beside it then has words of its own.
        let alone = || match kin.as_slice() {
            [no] => {
                let mut way = new.clone();
                way.replace(*no, event.clone());
                let (after, _) = self.fold(&self.evening.deal(self.deal), &way).ok()?;
                let itself = self.misfits(&after).iter().any(|misfit| misfit.event == *event);
                (!itself).then(|| (*no, Vec::new()))
            }
            _ => None,
        };
        whole.or_else(alone)
    }

    /// Does the deal stand once it is changed so?
    fn stands(&self, new: &Deal, change: impl Fn(&mut Deal) -> bool) -> bool {
        let mut way = new.clone();
        let changed = change(&mut way);
        let after = self.fold(&self.evening.deal(self.deal), &way).ok().filter(|_| changed);
        after.is_some_and(|(after, _)| {
            self.misfits(&after).is_empty()
                && self.evening.unlike_what_was_said(after.play(), self.deal).is_ok()
        })
    }

    /// The ways in which a figure of one of several holders takes its place beside those of the others, where each plays for himself.
    fn beside_others(&self, new: &Deal, form: &Form, event: &Value) -> Vec<Deal> {
        let field = form.fields.iter().find(|field| field.kind == Kind::Counts).map(|field| field.name);
        let pairs = |event: &Value| {
            let told = field.and_then(|field| event.get(field)).and_then(Value::as_array).cloned();
            told.unwrap_or_default()
        };
        let said = pairs(event);
        let [one] = said.as_slice() else { return Vec::new() };
        let merged = |no: usize| {
            let old = new.get(no).filter(|old| tag(old) == tag(event))?;
            let mut all = pairs(old);
            let own = all.iter().position(|pair| pair.get(0) == one.get(0)).filter(|_| all.len() > 1)?;
            all[own] = one.clone();
            let (mut draft, mut with) = (new.clone(), old.clone());
            with[field?] = Value::from(all);
            draft.replace(no, with).then_some(draft)
        };
        if self.table.camps != Camps::Singles {
            return Vec::new();
        }
        (1..=new.events().len()).filter_map(merged).collect()
    }

    /// The ways in which what came of the deal takes the place of what was told of that in another way: a count, a capot, made or down.
    fn results_replaced(&self, new: &Deal, event: &Value) -> Vec<Deal> {
        if !self.evening.tells_what_came(event) {
            return Vec::new();
        }
        let replaced = |no: usize| {
            let old = new.get(no).filter(|old| tag(old) != tag(event))?;
            self.evening.tells_what_came(old).then_some(())?;
            let mut draft = new.clone();
            draft.replace(no, event.clone()).then_some(draft)
        };
        let numbers = 1..=new.events().len();
        let mut ways: Vec<Deal> = numbers.clone().filter_map(replaced).collect();
        // A word for what came of it and a capot may both stand there.
        let worded = |no: &usize| {
            let form = new.get(*no).and_then(|old| self.form(old).ok());
            form.is_some_and(|form| form.made.is_some() || form.event == common::CAPOT.event)
        };
        let words: Vec<usize> = numbers.filter(worded).collect();
        if let [first, others @ ..] = words.as_slice()
            && !others.is_empty()
        {
            let mut draft = new.clone();
            draft.replace(*first, event.clone());
            others.iter().rev().for_each(|no| {
                draft.drop(*no);
            });
            ways.push(draft);
        }
        ways
    }

    /// What the deal comes to: its contract, and its points.
    fn comes_to(&self, evening: &Evening) -> Option<(Value, ByAccount)> {
        let report = evening.report();
        let deal = report.deal(self.deal)?;
        Some((Value::clone(&deal.contract), deal.score.clone()))
    }

    fn misfits(&self, after: &Evening) -> Vec<Misfit> {
        let mut misfits = after.play().misfits();
        misfits.retain(|misfit| misfit.deal == self.deal);
        misfits
    }

    /// What is left of the deal stands by itself, and if others follow it has an end still.
    fn whole(&self, old: &Deal, new: &Deal, after: &Evening) -> Result<(), Box<Refusal>> {
        let known = self.misfits(self.evening);
        if let Some(misfit) = self.misfits(after).into_iter().find(|misfit| !known.contains(misfit)) {
            let refusal = Refusal::new(misfit.said).at(self.table);
            let came = |event: &Value| self.evening.tells_what_came(event);
            let kept =
                |no: &usize| new.get(*no).is_some_and(|event| old.get(*no) == Some(event) && !came(event));
            let kept: Vec<usize> = (1..=self.events_before().min(MOST_LINES)).filter(kept).collect();
            let Some(going) = few_of(&kept).find(|going| self.stands(new, |way| going_from(way, going)))
            else {
                return Err(refusal.hint("amend-together", vec![]).into());
            };
            let args = vec![("deal", Arg::from(self.deal)), ("others", Arg::Text(in_a_row(&going)))];
            return Err(refusal.typed("amend-together-drop", args).into());
        }
        let ends = |evening: &Evening| {
            evening.report().deals.iter().any(|deal| deal.no == self.deal && (deal.complete || deal.annulled))
        };
        let follows = self.deal < self.evening.last_deal();
        let told: Vec<Option<TableEvent>> =
            new.events().iter().map(|event| TableEvent::read(event).ok().flatten()).collect();
        if follows && told.iter().any(|event| matches!(event, Some(TableEvent::Close(_)))) {
            return Err(Refusal::of("amend-no-close", vec![("deal", Arg::from(self.deal))]).into());
        }
        if told.iter().skip(1).any(|event| matches!(event, Some(TableEvent::Deal { .. }))) {
            return Err(Refusal::of("amend-begins-once", vec![("deal", Arg::from(self.deal))]).into());
        }
        if follows && !new.events().is_empty() && !ends(after) && ends(self.evening) {
            let args = vec![("deal", Arg::from(self.deal))];
            return Err(Refusal::of("amend-no-end", args).hint("amend-together", vec![]).into());
        }
        Ok(())
    }

    /// The figures that are still of the side which had taken, where another one has now; each with what it would be of that one.
    fn staying(&self, new: &Deal, after: &Evening) -> Vec<(Value, Value)> {
        let taken_by = |evening: &Evening| {
            let report = evening.report();
            let deal = report.deal(self.deal)?;
            taker(&deal.contract)
        };
        let (Some(was), Some(is)) = (taken_by(self.evening), taken_by(after)) else { return Vec::new() };
        if self.table.account(was) == self.table.account(is) {
            return Vec::new();
        }
        let forms = self.evening.play().forms();
        let [was, is] = [was, is].map(|taker| (self.table.account(taker), taker));
        let figures = new.events().into_iter().filter_map(|event| {
            let form = forms.iter().find(|form| form.is_of(event))?;
            // What is counted, or that a side has every trick: not what somebody held.
            let sides = form.fields.iter().all(|field| field.kind == Kind::Account);
            let field = form.fields.first().filter(|_| form.counts() || form.both || sides)?;
            let mut other = event.clone();
            let [one] = field.people_mut(&mut other).try_into().ok()?;
            *one = match one {
                Value::String(account) if *account == was.0.to_string() => Value::from(is.0.to_string()),
                Value::Number(seat) if seat.as_u64() == u64::try_from(was.1.number()).ok() => {
                    Value::from(is.1.number())
                }
                _ => return None,
            };
            Some((event.clone(), other))
        });
        figures.collect()
    }

    /// The referee's own points put in or taken out sum to zero where the game does.
    fn zero_sum(&self, old: &Deal, new: &Deal, after: &Evening) -> Result<(), Box<Refusal>> {
        let mut sums = posted(new);
        sums.extend(posted(old).into_iter().map(|(side, points)| (side, points.saturating_neg())));
        after.play().check_zero(&sums).map_err(|said| Refusal::posted(said).at(self.table).into())
    }
}

/// Takes lines out; false if one is not there.
fn going_from(deal: &mut Deal, numbers: &[usize]) -> bool {
    numbers.iter().all(|no| deal.drop(*no))
}

/// One line or two of several, the fewest first.
fn few_of(numbers: &[usize]) -> impl Iterator<Item = Vec<usize>> {
    let one = numbers.iter().map(|no| vec![*no]);
    let two =
        (1..numbers.len()).flat_map(move |n| numbers[..n].iter().map(move |one| vec![*one, numbers[n]]));
    one.chain(two)
}

fn in_a_row(numbers: &[usize]) -> String {
    let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
    numbers.join(" ")
}

/// The points that the referee posts in a deal.
fn posted(deal: &Deal) -> Vec<(Account, i32)> {
    deal.events().into_iter().filter_map(TableEvent::posted).collect()
}
