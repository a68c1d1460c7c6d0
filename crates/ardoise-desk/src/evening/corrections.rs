//! Corrections of a recorded deal as they are typed: `drop 2`, `replace 2 EVENT`, an event or a figure alone.

use std::cell::Cell;

use serde_json::Value;

use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{
    Arg, Bearing, DealNo, ENGINE_FORMS, Form, Seat, Table, common, count_of, event_of, tag,
};
use ardoise_rules::notation::{self, Short, Tongue, Words};
use ardoise_rules::words::plain;

use super::counted::Told;
use super::figure::{figures, refigured};
use super::short::taker;
use super::{Draft, Evening};
use crate::failure::Refusal;

/// What is to be put right in one deal.
#[derive(Debug, Clone)]
pub struct Amendment {
    /// The deal.
    pub deal: DealNo,
    /// One after the other; numbers are those of the deal before the first of them.
    pub corrections: Vec<Correction>,
    /// Why.
    pub reason: String,
}

/// One thing put right.
#[derive(Debug, Clone)]
pub enum Correction {
    /// The event of that number is taken out.
    Drop(usize),
    /// Every event is taken out.
    DropAll,
    /// Another event in the place of the one of that number.
    Replace(usize, Value),
    /// An event before the one of that number.
    Insert(usize, Value),
    /// An event at the end.
    Add(Value),
    /// An event where it naturally stands: a figure takes the place of the figure of the same holder.
    Take(Value),
}

impl Evening {
    /// Reads corrections of a deal as they are typed: `drop 2`, `replace 2 EVENT`, `insert 2 EVENT`, `add EVENT`, or an
    /// event alone, or the figure of the deal as it was told in short.
    ///
    /// # Errors
    /// At the first that cannot be read.
    pub fn read_amendment(
        &self,
        deal: DealNo,
        text: &str,
        tongue: Tongue,
        reason: &str,
    ) -> Result<Amendment, Box<Refusal>> {
        self.has_deal(deal)?;
        let reading = Reading {
            evening: self,
            deal,
            table: self.play().table_at(deal),
            tongue: tongue.at(self.game()),
            before: self.before(deal),
            others: self.events_of(deal),
            remark: Cell::new(false),
        };
        let (mut corrections, mut told) = (Vec::new(), Vec::new());
        for (number, line) in text.lines().enumerate() {
            for words in notation::split_line(number + 1, line).map_err(|error| Refusal::from(*error))? {
                let before = corrections.len();
                reading.correction(&words, &mut corrections)?;
                told.extend(corrections[before..].iter().filter_map(|correction| match correction {
                    Correction::Take(event) => Some(Told::new(event, &words.words, reading.table)),
                    _ => None,
                }));
            }
        }
        if corrections.is_empty() {
            return Err(Refusal::nothing().into());
        }
        // What stays of the deal stands before what is said of it now.
        let came = told.iter().any(|told| self.tells_what_came(told.event()));
        let stays = reading.others.iter().filter(|event| told.iter().all(|told| !told.is_like(event)));
        let stays = stays.filter(|event| !came || !self.tells_what_came(event));
        let stays: Vec<Told> = stays.map(|event| Told::new(event, &[], reading.table)).collect();
        // What was put right by telling it again stands twice in the deal, and was told apart.
        let again = reading.before.counted_twice(&stays, tongue.lang).is_some();
        let stays = if again { Vec::new() } else { stays };
        if let Some((_, mut refusal)) = reading.before.counted_twice(&[stays, told].concat(), tongue.lang) {
            refusal.input = Some(text.to_owned());
            return Err(refusal.into());
        }
        Ok(Amendment { deal, corrections, reason: reason.to_owned() })
    }

    /// Does an event tell what came of a deal: a count, a capot, made or down?
    pub(super) fn tells_what_came(&self, event: &Value) -> bool {
        let form = self.play().forms().iter().find(|form| form.is_of(event));
        let came = |form: &Form| form.counts() || form.made.is_some() || !form.counted.is_empty();
        form.is_some_and(|form| came(form) || form.event == common::CAPOT.event)
    }
}

/// The words by which a correction says what it does, in every language.
pub mod verbs {
    use ardoise_rules::engine::Choice;
    use ardoise_rules::keyword;

    /// Takes events out.
    pub static DROP: Choice = Choice::with("drop", keyword!("drop"));
    /// Puts an event in the place of another.
    pub static REPLACE: Choice = Choice::with("replace", keyword!("replace"));
    /// Puts an event in before another.
    pub static INSERT: Choice = Choice::with("insert", keyword!("insert"));
    /// Puts an event behind the last.
    pub static ADD: Choice = Choice::with("add", keyword!("add"));
    /// All events of the deal.
    pub static ALL: Choice = Choice::with("all", keyword!("all"));
}

/// What the words of a correction are read against.
struct Reading<'a> {
    evening: &'a Evening,
    deal: DealNo,
    table: &'a Table,
    tongue: Tongue,
    /// The match as it stood before the deal, and the events of the deal as they stand.
    before: Evening,
    others: Vec<Value>,
    /// Does a remark stand before?
    remark: Cell<bool>,
}

impl Reading<'_> {
    fn correction(&self, words: &Words<'_>, read: &mut Vec<Correction>) -> Result<(), Box<Refusal>> {
        let first = words.words.first().filter(|word| !word.quoted).map(|word| fold_word(&word.text));
        match first.as_deref() {
            Some(word) if verbs::DROP.is_named(word) => {
                if words.words.len() < 2 {
                    return Err(no_such_event("?", self.deal));
                }
                for word in &words.words[1..] {
                    let all = verbs::ALL.is_named(&fold_word(&word.text));
                    let no = || self.number(&word.text).map(Correction::Drop);
                    read.push(if all { Correction::DropAll } else { no()? });
                }
            }
            Some(word) if verbs::REPLACE.is_named(word) => {
                let (no, event) = self.numbered(words, read)?;
                read.push(Correction::Replace(no, event));
            }
            Some(word) if verbs::INSERT.is_named(word) => {
                let (no, event) = self.numbered(words, read)?;
                read.push(Correction::Insert(no, event));
            }
            Some(word) if verbs::ADD.is_named(word) => {
                read.push(Correction::Add(self.event(words, 1, read)?));
            }
            _ => {
                let event = self.event(words, 0, read)?;
                read.push(Correction::Take(event));
            }
        }
        Ok(())
    }

    fn number(&self, text: &str) -> Result<usize, Box<Refusal>> {
        text.parse().map_err(|_| no_such_event(text, self.deal))
    }

    /// `WORD 2 EVENT`.
    fn numbered(&self, words: &Words<'_>, before: &[Correction]) -> Result<(usize, Value), Box<Refusal>> {
        let figure = words.words.get(1).map_or("?", |word| word.text.as_str());
        let no = self.number(figure)?;
        if self.evening.deal(self.deal).get(no).is_none() {
            return Err(no_such_event(figure, self.deal));
        }
        Ok((no, self.event(words, 2, before)?))
    }

    /// The event that begins at a word, or the figure of whoever takes by what was put right before it.
    fn event(&self, words: &Words<'_>, from: usize, before: &[Correction]) -> Result<Value, Box<Refusal>> {
        let rest = words.words.get(from..).unwrap_or_default().to_vec();
        if rest.is_empty() {
            return Err(Refusal::nothing().into());
        }
        // `replace 2 "points ana 130"`: all of it between quotes, as a command takes an event.
        if let [word] = &rest[..]
            && word.quoted
            && let [inner] = &notation::split_line(1, &word.text).map_err(|error| Refusal::from(*error))?[..]
        {
            return self.event(inner, 0, before);
        }
        let forms = [ENGINE_FORMS, self.evening.play().forms()];
        let part = Words { line: words.line, words: rest };
        let event = notation::read_event(&forms, self.table, &part, self.tongue);
        let event = match event {
            Ok(event) => event,
            Err(error) => {
                return self.figure(&part, before).ok_or_else(|| Box::new(Refusal::from(*error)));
            }
        };
        // What takes the place of another is asked as when it was told first: behind what stands before it.
        let others: Vec<Value> =
            self.others.iter().take_while(|other| tag(other) != tag(&event)).cloned().collect();
        let mut remark = self.remark.get();
        let refused = self.before.event_in_two_ways(&event, &part.words, &others, self.tongue, &mut remark);
        self.remark.set(remark);
        match refused {
            Some(refusal) => Err(refusal.into()),
            None => Ok(event),
        }
    }

    /// The event of a figure that is said without whose it is: that of who takes by what was said before it, in the words in which the
    /// deal has its own.
    fn figure(&self, words: &Words<'_>, before: &[Correction]) -> Option<Value> {
        let forms = [ENGINE_FORMS, self.evening.play().forms()];
        let (named, figure) = match notation::read_short(&forms, words)? {
            Short::Figure(figure) => (None, figure),
            Short::Count(form, figure) => (Some(form.event), figure),
            _ => return None,
        };
        let report = self.evening.report();
        let deal = report.deal(self.deal)?;
        // A figure and nothing else is that of the one line which has a figure.
        if named.is_none() && before.is_empty() {
            let lines: Vec<&Value> =
                figures(forms[1], self.table, &self.others).into_iter().map(|at| &self.others[at]).collect();
            let form = |event: &Value| forms[1].iter().find(|form| form.is_of(event));
            match lines.as_slice() {
                [event] => {
                    if let Some(other) = form(event).and_then(|form| refigured(form, event, figure)) {
                        return Some(other);
                    }
                }
                // Of several players it is not said whose it is.
                [one, others @ ..] if others.iter().all(|other| tag(other) == tag(one)) => return None,
                _ => {}
            }
        }
        let taker = self.taker_after(before).or_else(|| taker(&deal.contract));
        let told = deal.events.iter().map(|event| tag(event));
        let told = told.filter(|event| named.is_none_or(|named| named == *event));
        let mut told = told.filter_map(|event| forms[1].iter().find(|form| form.event == event));
        let told = told.find_map(|form| {
            if form.counts() {
                let count = count_of(self.table.account(taker?), figure.parse().ok()?);
                return Some(event_of(form, &vec![Some(count)]));
            }
            let line = format!("{} {figure}", form.word(self.tongue.lang));
            let words = notation::split_line(1, &line).ok()?;
            notation::read_event(&forms, self.table, words.first()?, self.tongue).ok()
        });
        told.or_else(|| self.figure_for_a_word(taker?, figure, before).filter(|_| named.is_none()))
    }

    /// The figure of who takes, in a deal of which a word alone tells what came.
    fn figure_for_a_word(&self, taker: Seat, figure: &str, before: &[Correction]) -> Option<Value> {
        let figure = figure.parse().ok()?;
        let counts = self.evening.play().forms().iter();
        let counts = counts.filter(|form| form.counts() && form.bearing == Bearing::Tells);
        let count = |form: &Form| event_of(form, &vec![Some(count_of(self.table.account(taker), figure))]);
        counts.map(count).find(|event| {
            let with = [before, &[Correction::Take(event.clone())]].concat();
            self.amended(with).is_some()
        })
    }

    /// The deal put right so; none where that cannot be.
    fn amended(&self, corrections: Vec<Correction>) -> Option<Draft> {
        let amendment = Amendment { deal: self.deal, corrections, reason: String::new() };
        self.evening.amend(&amendment).ok()
    }

    /// Who takes once a deal is put right so; none where that cannot be, or nobody does.
    fn taker_after(&self, corrections: &[Correction]) -> Option<Seat> {
        let draft = self.amended(corrections.to_vec()).filter(|_| !corrections.is_empty())?;
        let report = draft.report();
        taker(&report.deal(self.deal)?.contract)
    }
}

pub(super) fn no_such_event(text: &str, deal: DealNo) -> Box<Refusal> {
    let args = vec![("text", Arg::Text(plain(text))), ("deal", deal.into())];
    Refusal::of("amend-no-such-event", args).into()
}
