//! The way through a deal that is asked for: which form comes next, which of its fields are asked, and what their answers may be.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::question::{Answers, Button, Entry, Question};
use super::values::{camps, fitting};
use ardoise_desk::evening::{Change, Evening, Lines};
use ardoise_rules::engine::{
    AnyPlay, Bearing, DealNo, ENGINE_FORMS, Field, Form, Given, Kind, Need, Offer, Report, Seat, answer_text,
    common, event_of,
};
use ardoise_rules::words::Speaker;

/// A deal has no more steps than this.
const STEPS: usize = 8;
/// So many events of one kind can be added to a deal on the screen.
const MOST_ALIKE: usize = 6;

/// The events of a deal being asked for.
pub(super) struct Walk<'a> {
    pub(super) found: &'a Evening,
    pub(super) report: &'a Report,
    pub(super) speaker: &'a Speaker,
    pub(super) answers: HashMap<&'a str, &'a str>,
    /// The match with what was answered, and what stands in for answers.
    pub(super) play: Box<dyn AnyPlay>,
    pub(super) deal: DealNo,
    pub(super) events: Vec<Value>,
    pub(super) questions: Vec<Question>,
    /// Is everything so far answered, and nothing stands in?
    pub(super) exact: bool,
    pub(super) missing: Option<String>,
    /// The forms that were asked.
    pub(super) asked: Vec<&'static str>,
    /// Was it asked on this screen who undertakes the deal?
    pub(super) player_told: bool,
    /// Does nothing more fit?
    pub(super) done: bool,
}

/// Is it a figure for whoever counts?
pub(super) fn counts(form: &Form) -> bool {
    matches!(form.fields, [field] if field.kind == Kind::Counts)
}

/// Is it asked on the screen? Not what is said by everybody in turn, nor cards, nor what went wrong: that has its own pages.
fn on_screen(form: &Form) -> bool {
    let elsewhere = [
        common::PASS,
        common::REVOKE,
        common::WEAK,
        common::MISDEAL,
        common::REDEAL,
        common::ANNUL,
        common::DEAL,
    ];
    form.bearing == Bearing::Tells
        && elsewhere.iter().all(|other| other.event != form.event)
        && ENGINE_FORMS.iter().all(|own| own.event != form.event)
}

impl Walk<'_> {
    pub(super) fn open(&self) -> bool {
        !self.done && self.play.current() == self.deal && !self.play.over()
    }

    pub(super) fn form(&self, event: &str) -> Option<&'static Form> {
        self.found.play().forms().iter().find(|form| form.event == event)
    }

    /// Whoever undertook the deal, and has no figure where another has one; else whose turn it is.
    pub(super) fn likely(&self) -> Option<Seat> {
        let report = self.play.report(self.found.about());
        let open = report.deals.last().filter(|deal| !deal.complete);
        let by = open.and_then(|open| {
            let left = open.uncounted(self.play.forms(), self.play.table());
            left.or(open.undertaken.by.first().copied())
        });
        by.or(report.next.and_then(|next| next.to_act))
    }

    /// Has one of those who undertook the deal no figure yet, where another has one?
    fn lacks_a_figure(&self) -> bool {
        let report = self.play.report(self.found.about());
        let open = report.deals.last().filter(|deal| !deal.complete);
        open.is_some_and(|open| open.uncounted(self.play.forms(), self.play.table()).is_some())
    }

    /// Does something undertake the deal already?
    pub(super) fn undertaken(&self) -> bool {
        let report = self.play.report(self.found.about());
        report.deals.last().is_some_and(|deal| !deal.complete && !deal.undertaken.by.is_empty())
    }

    /// Does an event of that form close the deal?
    fn closes(&self, form: &Form) -> bool {
        closing(self.play.as_ref(), self.likely(), self.deal, form)
    }

    /// Is it a card that nobody need tell: can the deal be closed without it?
    fn may_be_left_out(&self, main: &Form) -> bool {
        let mut copy = self.play.copy();
        let mut said = vec![main.event];
        while main.fields.iter().any(|field| field.kind == Kind::Card) && said.len() <= STEPS {
            let expects = copy.expects().events;
            let mut forms = expects
                .iter()
                .filter_map(|event| self.form(event))
                .filter(|form| on_screen(form) && !said.contains(&form.event));
            if forms.clone().any(|form| closing(copy.as_ref(), self.likely(), self.deal, form)) {
                return true;
            }
            let next = forms.find_map(|form| {
                let given = Offer::new(copy.as_ref(), self.likely()).example(form, Vec::new())?;
                Some((form, event_of(form, &given)))
            });
            match next {
                Some((form, event)) if copy.place(&event).is_ok() => said.push(form.event),
                _ => return false,
            }
        }
        false
    }

    pub(super) fn whole(&mut self) {
        for step in 0..STEPS {
            if !self.open() {
                return;
            }
            if self.lacks_a_figure()
                && let Some(form) =
                    self.asked.iter().rev().find_map(|event| self.form(event)).filter(|form| counts(form))
            {
                self.form_asked(form);
                continue;
            }
            let expects = self.play.expects().events;
            let expected: Vec<&'static Form> =
                expects.iter().filter_map(|event| self.form(event)).filter(|form| on_screen(form)).collect();
            let closing: Vec<&'static Form> =
                expected.iter().copied().filter(|form| self.closes(form)).collect();
            if !closing.is_empty() {
                let closing = self.closing(closing);
                self.besides(&closing);
                self.one_of(&closing, "end");
                continue;
            }
            let fresh = |form: &&&Form| form.raise.is_none() && !self.asked.contains(&form.event);
            let mains: Vec<&'static Form> = expected.iter().filter(fresh).copied().collect();
            let figure = mains.iter().copied().find(|form| counts(form));
            match figure.or(mains.first().copied()) {
                Some(main) if counts(main) => self.form_asked(main),
                Some(_) if step == 0 => {
                    let open: Vec<&'static Form> = mains.into_iter().filter(|form| !counts(form)).collect();
                    self.one_of(&open, "what");
                }
                Some(main) if self.may_be_left_out(main) => {
                    if !self.added(main) {
                        self.asked.push(main.event);
                    }
                }
                Some(main) => self.form_asked(main),
                None => return,
            }
        }
    }

    /// Every form that closes the deal: those that are expected first, then what else may be said of the result.
    fn closing(&self, expected: Vec<&'static Form>) -> Vec<&'static Form> {
        let mut forms = expected;
        for form in self.found.play().forms().iter().filter(|form| on_screen(form)) {
            if forms.iter().all(|known| known.event != form.event) && self.closes(form) {
                forms.push(form);
            }
        }
        forms
    }

    /// What may be added before the deal is closed: asked with "nothing" as the likely answer.
    fn besides(&mut self, closing: &[&'static Form]) {
        let forms: Vec<&'static Form> = self.found.play().forms().iter().collect();
        let not_first =
            |form: &&'static Form| on_screen(form) && closing.iter().all(|other| other.event != form.event);
        // A card that was turned is told where somebody wants to, unless it alone tells the trumps: there the deal is scored by it.
        let trumps = |field: &Field| matches!(field.kind, Kind::Suit([_, ..]));
        let told = forms.iter().any(|form| form.fields.iter().any(trumps));
        let turned = |form: &&'static Form| form.fields.first().is_some_and(|field| field.kind == Kind::Card);
        for form in forms.into_iter().filter(not_first).filter(|form| !told || !turned(form)) {
            // Again as long as one more was added: a player may have several things to show. What a side did is told once.
            let shown = form.fields.first().is_some_and(|field| field.kind == Kind::Player);
            for again in 0..if shown { MOST_ALIKE } else { 1 } {
                let wanted = !self.asked.contains(&form.event) || again > 0;
                let possible = wanted
                    && self.open()
                    && !self.closes(form)
                    && Offer::new(self.play.as_ref(), self.likely()).possible(form) == Some(self.deal);
                if !possible || !self.added(form) {
                    break;
                }
            }
        }
    }

    /// One form among several: which one, and then its questions.
    fn one_of(&mut self, forms: &[&'static Form], name: &str) {
        let Some(first) = forms.first().copied() else { return };
        let mut main = first;
        if forms.len() > 1 {
            let buttons: Vec<Button> =
                forms.iter().map(|form| Button::new(form.event, self.keyword(form))).collect();
            let chosen = self.answers.get(name).copied();
            main = forms.iter().copied().find(|form| Some(form.event) == chosen).unwrap_or(first);
            let label = self.speaker.word(&format!("entry-{name}"));
            self.questions.push(Question {
                name: name.to_owned(),
                label,
                answers: Answers::Buttons(buttons),
                chosen: Some(main.event.to_owned()),
                fault: None,
            });
        }
        self.form_asked(main);
    }

    /// The beginning of the names of the questions of a form, the second time with its number.
    pub(super) fn prefix(&self, form: &Form) -> String {
        match self.asked.iter().filter(|event| **event == form.event).count() {
            0 => form.event.to_owned(),
            before => format!("{}{}", form.event, before + 1),
        }
    }

    /// Asks everything that a form must know, and places the event.
    fn form_asked(&mut self, form: &'static Form) {
        let prefix = self.prefix(form);
        self.rest(form, Vec::new(), &prefix, false);
    }

    /// Asks whether there is an event of that form; true if there is.
    fn added(&mut self, form: &'static Form) -> bool {
        let prefix = self.prefix(form);
        let offer = Offer::new(self.play.as_ref(), self.likely());
        let mut given: Given = Vec::new();
        let (field, fitting) = loop {
            let Some(field) = form.fields.get(given.len()) else { return false };
            if field.need == Need::Optional {
                given.push(None);
                if offer.completes(form, &mut given, &mut 0) {
                    continue;
                }
                given.pop();
            }
            let answer = self.answers.get(format!("{prefix}.{}", field.name).as_str()).copied();
            let Some(mut fitting) = fitting(&offer, form, field, (&given, answer)) else { return false };
            if let Some(domain) = offer.domain(field) {
                let told = |value: &Value| answer == Some(answer_text(value).as_str());
                let unknown = if self.exact { None } else { whoever(&offer, field) };
                let offered = unknown.unwrap_or(fitting);
                // What was answered stays where it does not fit any more: it is said why, and never dropped without a word.
                fitting = domain.into_iter().filter(|value| offered.contains(value) || told(value)).collect();
            }
            let more = form.fields[given.len() + 1..].iter().any(|field| field.need != Need::Optional);
            if fitting.len() == 1 && more {
                given.push(fitting.pop());
                continue;
            }
            break (field, fitting);
        };
        let name = format!("{prefix}.{}", field.name);
        let [first, another] = self.headings(form);
        let label = if self.asked.contains(&form.event) { another } else { first };
        let Some(value) = self.or_nothing(field, &fitting, name, label) else { return false };
        given.push(Some(value));
        self.rest(form, given, &prefix, true);
        true
    }

    /// Asks what is not yet given of a form, and places the event; of what was added also the marks that it may carry.
    fn rest(&mut self, form: &'static Form, mut given: Given, prefix: &str, added: bool) {
        self.asked.push(form.event);
        while let Some(field) = form.fields.get(given.len()) {
            match self.field(form, field, &given, prefix, added) {
                Some(value) => given.push(value),
                // What was answered goes with nothing that could follow: without that it says why.
                None if added => break,
                None => {
                    self.done = true;
                    return;
                }
            }
        }
        let event = event_of(form, &given);
        match self.play.place(&event) {
            Ok(_) => self.events.push(event),
            Err(said) => {
                if self.exact
                    && let Some(last) = self.questions.last_mut()
                {
                    last.fault = Some(self.speaker.say(&said, Some(self.play.table())));
                }
                // The deal goes on without what was added: it must fit what will be answered, not what stands in for it.
                self.done = !added;
            }
        }
    }

    /// Puts a question on the screen.
    pub(super) fn put(&mut self, name: String, label: String, answers: Answers, chosen: Option<String>) {
        if chosen.is_none() {
            self.exact = false;
            self.missing.get_or_insert_with(|| label.clone());
        }
        self.questions.push(Question { name, label, answers, chosen, fault: None });
    }

    pub(super) fn entry(mut self) -> Entry {
        let faulty = self.questions.iter().any(|question| question.fault.is_some());
        let (mut draft, mut refusal) = (None, None);
        if self.exact && !faulty && !self.events.is_empty() {
            let lines = Lines::from(self.recorded());
            match self.found.draft(Change::Events { lines, as_played: false }) {
                Ok(worked) => draft = Some(worked),
                Err(refused) => {
                    let said = self.speaker.say(&refused.said, refused.table.as_ref());
                    match self.questions.last_mut() {
                        Some(last) => last.fault = Some(said),
                        None => refusal = Some(refused),
                    }
                }
            }
        }
        let (events, lost) = (self.recorded(), self.lost());
        let Walk { deal, questions, missing, .. } = self;
        Entry { deal, questions, events, draft, missing, refusal, lost }
    }

    /// What was answered on purpose and has no place beside the other answers: no question has it any more.
    fn lost(&self) -> Option<String> {
        let told = |name: &str, value: &str| {
            let mut own = self.questions.iter().filter(|question| question.name == name);
            own.any(|question| match (&question.answers, &question.chosen) {
                // What is asked again is not passed over.
                (Answers::Buttons(_), Some(chosen)) => chosen == value,
                (Answers::Buttons(_), None) | (Answers::Figure | Answers::Half | Answers::Words, _) => true,
            })
        };
        let lost = self.answers.iter().filter(|(name, value)| !value.is_empty() && !told(name, value));
        lost.filter_map(|(name, value)| self.purpose(name, value)).min()
    }

    /// The events, behind the one that opens the deal where they would go to the last one.
    pub(super) fn recorded(&self) -> Vec<Value> {
        let mut events = self.events.clone();
        let first = events.first().cloned().unwrap_or_default();
        let own = self.found.play().copy().place(&first).is_ok_and(|placed| placed.deal == self.deal);
        if !own {
            events.insert(0, json!({"event": common::DEAL.event}));
        }
        events
    }
}

/// Does an event of that form close a deal?
fn closing(play: &dyn AnyPlay, likely: Option<Seat>, deal: DealNo, form: &Form) -> bool {
    let example = Offer::new(play, likely).example(form, Vec::new());
    example.is_some_and(|given| ends(play, deal, &event_of(form, &given)))
}

/// Is a deal over with that event?
pub(super) fn ends(play: &dyn AnyPlay, deal: DealNo, event: &Value) -> bool {
    let mut copy = play.copy();
    copy.place(event).is_ok() && (copy.current() != deal || copy.over())
}

/// Whoever it may have been, as long as something stands in for an answer: who can have done it is not known before. None where
/// nobody is asked for.
fn whoever(offer: &Offer<'_>, field: &Field) -> Option<Vec<Value>> {
    let domain = offer.domain(field);
    match field.kind {
        Kind::Camp(_) => Some(camps(domain?, None)),
        Kind::Player => domain,
        Kind::PlayerOr(_)
        | Kind::Account
        | Kind::Counts
        | Kind::Number(..)
        | Kind::Half(..)
        | Kind::Signed
        | Kind::Level(..)
        | Kind::Suit(_)
        | Kind::Card
        | Kind::Cards
        | Kind::Choice(_)
        | Kind::Labelled(..)
        | Kind::Text => None,
    }
}
