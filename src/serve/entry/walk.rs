//! The way through a deal that is asked for: which form comes next, which of its fields are asked, and what their answers may be.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::question::{Answers, Button, Entry, Face, Question};
use crate::pages::capital;
use ardoise_desk::evening::{Change, Evening, Lines};
use ardoise_rules::cards::{Card, Cards, Rank, Suit, read_card, read_cards};
use ardoise_rules::engine::{
    Account, AnyPlay, Bearing, Camps, Choice, DealNo, ENGINE_FORMS, Field, Form, Given, Half, Kind, Need,
    Offer, Report, Seat, Table, answer_text, common, count_of, event_of,
};
use ardoise_rules::notation::{Tongue, is_beyond};
use ardoise_rules::words::{Lang, Speaker, shown};

/// So many figures are buttons; more are typed.
const FIGURES: usize = 18;
/// A deal has no more steps than this.
const STEPS: usize = 8;
/// So many events of one kind can be added to a deal on the screen.
const MOST_ALIKE: usize = 6;
/// So many cards are buttons, a whole pack of piquet; one of more is typed.
const CARDS: usize = 32;
/// Figures that only a count of points reaches.
const POINTS: [i32; 6] = [40, 62, 80, 81, 100, 131];

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
    fn lang(&self) -> Lang {
        self.speaker.lang()
    }

    pub(super) fn open(&self) -> bool {
        !self.done && self.play.current() == self.deal && !self.play.over()
    }

    pub(super) fn form(&self, event: &str) -> Option<&'static Form> {
        self.found.play().forms().iter().find(|form| form.event == event)
    }

    /// Whoever undertook the deal, and has no figure where another has one; else whose turn it is.
    fn likely(&self) -> Option<Seat> {
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
        // A card that was turned is told where somebody wants to: it is no addition.
        let turned = |form: &&'static Form| form.fields.first().is_some_and(|field| field.kind == Kind::Card);
        for form in forms.into_iter().filter(not_first).filter(|form| !turned(form)) {
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

    fn keyword(&self, form: &Form) -> String {
        form.word(self.lang()).replace('-', " ")
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

    /// A field: its value, or none where the rest of the deal cannot be known.
    pub(super) fn field(
        &mut self,
        form: &Form,
        field: &Field,
        given: &Given,
        prefix: &str,
        added: bool,
    ) -> Option<Option<Value>> {
        let offer = Offer::new(self.play.as_ref(), self.likely());
        let name = format!("{prefix}.{}", field.name);
        if field.need == Need::Optional {
            let mut without = given.clone();
            without.push(None);
            if offer.completes(form, &mut without, &mut 0) {
                if !added && let Some(values) = offer.implied(self.found.about(), form, field, given) {
                    let label = self.label(form, field, given);
                    return Some(self.among(field, &values, name, label));
                }
                let Kind::Choice(choices) = field.kind else { return Some(None) };
                let domain = offer.domain(field).unwrap_or_default();
                let fitting = if added { offer.fitting(form, given, domain) } else { Vec::new() };
                return Some(self.marked(form, field, choices, &fitting, name));
            }
        }
        if field.kind == Kind::Counts {
            return self.count(form, given, prefix);
        }
        let answer = self.answers.get(name.as_str()).copied();
        let Some(fitting) = fitting(&offer, form, field, (given, answer)) else {
            return self.typed(form, field, given, name);
        };
        let first = fitting.first()?.clone();
        if fitting.len() == 1 {
            return Some(Some(first));
        }
        let value = fitting.iter().find(|value| Some(answer_text(value).as_str()) == answer).cloned();
        let buttons = fitting.iter().map(|value| self.button(field, value)).collect();
        let label = self.label(form, field, given);
        self.player_told |= field.kind == Kind::Player;
        self.put(name, label, Answers::Buttons(buttons), value.as_ref().map(answer_text));
        Some(Some(value.unwrap_or(first)))
    }

    /// Asks for one of these values; unless another one is chosen, it is the first.
    fn among(&mut self, field: &Field, values: &[Value], name: String, label: String) -> Option<Value> {
        let answer = self.answers.get(name.as_str()).copied().unwrap_or_default();
        let value = values.iter().find(|value| answer_text(value) == answer).or(values.first()).cloned();
        let buttons = values.iter().map(|value| self.button(field, value)).collect();
        self.put(name, label, Answers::Buttons(buttons), value.as_ref().map(answer_text));
        value
    }

    /// A mark that an event may carry, with "nothing" as the likely answer.
    fn marked(
        &mut self,
        form: &Form,
        field: &Field,
        choices: &[Choice],
        fitting: &[Value],
        name: String,
    ) -> Option<Value> {
        if fitting.is_empty() {
            return None;
        }
        let label = match choices {
            [mark] => {
                format!("{} · {}", capital(&self.keyword(form)), mark.word(self.lang()).replace('-', " "))
            }
            _ => self.label(form, field, &Vec::new()),
        };
        self.or_nothing(field, fitting, name, label)
    }

    /// Asks for one of these values, with "nothing" as the likely answer.
    fn or_nothing(&mut self, field: &Field, fitting: &[Value], name: String, label: String) -> Option<Value> {
        let answer = self.answers.get(name.as_str()).copied().unwrap_or_default();
        let value = fitting.iter().find(|value| answer_text(value) == answer).cloned();
        let mut buttons = vec![Button::new("", "–")];
        buttons.extend(fitting.iter().map(|value| self.button(field, value)));
        self.put(
            name,
            label,
            Answers::Buttons(buttons),
            Some(value.as_ref().map(answer_text).unwrap_or_default()),
        );
        value
    }

    /// Puts a question on the screen.
    pub(super) fn put(&mut self, name: String, label: String, answers: Answers, chosen: Option<String>) {
        if chosen.is_none() {
            self.exact = false;
            self.missing.get_or_insert_with(|| label.clone());
        }
        self.questions.push(Question { name, label, answers, chosen, fault: None });
    }

    /// A figure of an account: of the declarer's where there is one, else it is asked whose. Where nobody on the screen was said
    /// to have undertaken the deal, or more than one has, it is shown whose.
    pub(super) fn count(&mut self, form: &Form, given: &Given, prefix: &str) -> Option<Option<Value>> {
        let offer = Offer::new(self.play.as_ref(), self.likely());
        let accounts = offer.accounts();
        let mut account = accounts.first().copied()?;
        let table = self.play.table();
        let untold = self.undertaken() && !self.player_told;
        let whose = accounts.len() > 1 && (!self.undertaken() || untold && table.camps == Camps::Pairs);
        let name = format!("{prefix}.for");
        let mut holder = None;
        if whose {
            let chosen = self.answers.get(name.as_str()).copied();
            holder = accounts.iter().copied().find(|one| Some(one.to_string().as_str()) == chosen);
            // Where nobody undertook it, one side is as likely as the other.
            holder = holder.or(Some(account).filter(|_| self.undertaken()));
            account = holder.unwrap_or(account);
        }
        let fits = |figure: i32| {
            let mut with = given.clone();
            with.push(Some(count_of(account, figure)));
            offer.completes(form, &mut with, &mut 0)
        };
        let of_points = POINTS.iter().any(|figure| fits(*figure));
        let small: Vec<i32> =
            if of_points { Vec::new() } else { (0..=32).filter(|figure| fits(*figure)).collect() };
        drop(offer);
        // As long as another figure is wanted besides, it is said whose this one is.
        let closes = |figure: &i32| {
            let mut with = given.clone();
            with.push(Some(count_of(account, *figure)));
            ends(self.play.as_ref(), self.deal, &event_of(form, &with))
        };
        let several = prefix != form.event || !small.iter().all(closes);
        if whose {
            let table = self.play.table();
            let buttons = accounts.iter().map(|one| Button {
                key: key_of(self.report, *one),
                ..Button::new(one.to_string(), account_name(table, *one))
            });
            let answers = Answers::Buttons(buttons.collect());
            let label = self.speaker.word("entry-who");
            self.put(name, label, answers, holder.map(|holder| holder.to_string()));
        }
        let name = format!("{prefix}.figure");
        let answer = self.answers.get(name.as_str()).copied().unwrap_or_default();
        let figure: Option<i32> = answer.parse().ok().filter(|_| !is_beyond(answer));
        let mut label = capital(&self.keyword(form));
        if !whose && (untold || several) {
            let account = account_name(self.play.table(), account);
            label = self.speaker.phrase("entry-count", &[("event", &label), ("account", &account)]);
        }
        if of_points || small.is_empty() {
            let answer = answer.to_owned();
            self.put(name, label, Answers::Figure, figure.map(|figure| figure.to_string()));
            if figure.is_none() {
                self.unread(&answer, "hall-no-figure");
            }
            let stand_in = POINTS.iter().copied().find(|figure| {
                let mut with = given.clone();
                with.push(Some(count_of(account, *figure)));
                Offer::new(self.play.as_ref(), None).completes(form, &mut with, &mut 0)
            });
            return Some(Some(count_of(account, figure.or(stand_in)?)));
        }
        let chosen = figure.filter(|figure| small.contains(figure));
        let buttons =
            small.iter().map(|figure| Button::new(figure.to_string(), figure.to_string())).collect();
        self.put(name, label, Answers::Buttons(buttons), chosen.map(|figure| figure.to_string()));
        Some(Some(count_of(account, chosen.unwrap_or(small[0]))))
    }

    /// What was typed and cannot be read stays where it was typed, with what is wrong with it.
    fn unread(&mut self, answer: &str, fault: &str) {
        if !answer.is_empty()
            && let Some(last) = self.questions.last_mut()
        {
            last.chosen = Some(answer.to_owned());
            last.fault = Some(self.speaker.phrase(fault, &[("text", &shown(answer))]));
        }
    }

    /// A field whose value is typed: a card, cards, a figure, a few words.
    pub(super) fn typed(
        &mut self,
        form: &Form,
        field: &Field,
        given: &Given,
        name: String,
    ) -> Option<Option<Value>> {
        let answer = self.answers.get(name.as_str()).copied().unwrap_or_default().to_owned();
        let letters = Tongue::typed(self.lang()).at(self.found.game()).letters;
        let cards = || read_cards(&answer, letters).ok();
        let value = match field.kind {
            _ if answer.is_empty() => None,
            Kind::Card => cards().filter(|cards| cards.len() == 1).map(|cards| Value::from(cards[0].code())),
            Kind::Cards => cards().map(|cards| cards.iter().map(|card| Value::from(card.code())).collect()),
            Kind::Number(..) | Kind::Signed | Kind::Level(..) => answer.parse::<i32>().ok().map(Value::from),
            Kind::Half(min, max) => {
                let read = Half::answered(&answer).filter(|half| (min..=max).contains(&half.halves()));
                read.map(|half| half.json())
            }
            Kind::Player
            | Kind::PlayerOr(_)
            | Kind::Camp(_)
            | Kind::Account
            | Kind::Counts
            | Kind::Suit(_)
            | Kind::Choice(_)
            | Kind::Labelled(..)
            | Kind::Text => Some(Value::from(answer.as_str())),
        };
        let answers = match field.kind {
            Kind::Number(..) | Kind::Signed | Kind::Level(..) => Answers::Figure,
            Kind::Half(..) => Answers::Half,
            _ => Answers::Words,
        };
        let label = self.label(form, field, given);
        // A half stands on the screen as its reader writes it, however it came.
        let mark = self.lang().habits().decimal.to_string();
        let seen = if answers == Answers::Half { answer.replace(['.', ','], &mark) } else { answer.clone() };
        self.put(name, label, answers, value.is_some().then_some(seen));
        if value.is_none() {
            let fault = match field.kind {
                Kind::Card | Kind::Cards => "ask-not-cards",
                Kind::Half(..) => "serve-no-half",
                _ => "hall-no-figure",
            };
            self.unread(&answer, fault);
        }
        if let Some(value) = value {
            return Some(Some(value));
        }
        let example = Offer::new(self.play.as_ref(), None).example(form, given.clone())?;
        Some(example.get(given.len()).cloned().flatten())
    }

    /// The word in front of a question: what is asked, or the word of the event where that was asked before.
    pub(super) fn label(&self, form: &Form, field: &Field, given: &Given) -> String {
        let id = match field.kind {
            Kind::Player | Kind::PlayerOr(_) | Kind::Camp(_) | Kind::Account => "entry-who",
            Kind::Suit(_) => "entry-suit",
            Kind::Level(..) => "entry-level",
            Kind::Card | Kind::Cards => "entry-card",
            // "Bouts", "points": how many of what.
            Kind::Number(..)
            | Kind::Half(..)
            | Kind::Signed
            | Kind::Choice(_)
            | Kind::Counts
            | Kind::Labelled(..)
            | Kind::Text => return self.title(form, given),
        };
        let word = self.speaker.word(id);
        if self.questions.iter().any(|asked| asked.label == word) {
            return self.title(form, given);
        }
        word
    }

    /// The word of the event; with what was answered just before where that was asked by the same word.
    fn title(&self, form: &Form, given: &Given) -> String {
        let [title, another] = self.headings(form);
        let before = self.questions.last().map(|asked| &asked.label);
        let answered = form.fields.iter().zip(given).next_back();
        match answered {
            Some((field, Some(value))) if before == Some(&title) || before == Some(&another) => {
                format!("{title} · {}", self.button(field, value).label)
            }
            _ => title,
        }
    }

    /// What asks whether there is such an event, and whether there is another one.
    fn headings(&self, form: &Form) -> [String; 2] {
        let keyword = self.keyword(form);
        [capital(&keyword), self.speaker.phrase("entry-another", &[("event", &keyword)])]
    }

    /// A value as a button.
    pub(super) fn button(&self, field: &Field, value: &Value) -> Button {
        let table = self.play.table();
        let text = answer_text(value);
        let word = |choices: &[Choice]| {
            let choice = choices.iter().find(|choice| choice.id == text)?;
            Some(choice.word(self.lang()).replace('-', " "))
        };
        match field.kind {
            Kind::PlayerOr(choices) | Kind::Camp(choices) if value.is_string() => {
                Button::new(text.clone(), word(choices).unwrap_or(text))
            }
            Kind::Player | Kind::PlayerOr(_) | Kind::Camp(_) => {
                let seat = value.as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(1);
                let seat = Seat::at(seat.saturating_sub(1));
                let key = key_of(self.report, table.account(seat));
                Button { key, ..Button::new(text, shown(table.name(seat))) }
            }
            Kind::Account => match text.parse::<Account>() {
                Ok(account) => {
                    let key = key_of(self.report, account);
                    Button { key, ..Button::new(text, account_name(table, account)) }
                }
                Err(_) => Button::new(text.clone(), text),
            },
            Kind::Suit(choices) => match Suit::ALL.iter().copied().find(|suit| suit.id() == text) {
                Some(suit) => {
                    let word = self.speaker.word(&format!("suit-{text}"));
                    Button { face: Some(Face::Suit(suit)), ..Button::new(text, word) }
                }
                None => Button::new(text.clone(), word(choices).unwrap_or(text)),
            },
            Kind::Level(_, _, choices) | Kind::Choice(choices) => {
                Button::new(text.clone(), word(choices).unwrap_or(text))
            }
            Kind::Card => match read_card(&text) {
                Some(card) => {
                    Button { face: Some(Face::Card(card)), ..Button::new(text, card.shown(self.lang())) }
                }
                None => Button::new(text.clone(), text),
            },
            Kind::Number(..)
            | Kind::Half(..)
            | Kind::Counts
            | Kind::Cards
            | Kind::Signed
            | Kind::Labelled(..)
            | Kind::Text => Button::new(text.clone(), text),
        }
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

    /// An answer in words; none where it may be what stood there before anybody answered.
    fn purpose(&self, name: &str, value: &str) -> Option<String> {
        let (prefix, name) = name.split_once('.')?;
        let form = self.form(prefix.trim_end_matches(|letter: char| letter.is_ascii_digit()))?;
        let keyword = self.keyword(form);
        if name == "figure" {
            return Some(format!("{keyword} {}", shown(value)));
        }
        let field = form.field(name)?;
        if field.need == Need::Optional && !matches!(field.kind, Kind::Choice(_)) {
            return None;
        }
        let domain = Offer::new(self.play.as_ref(), None).domain(field).unwrap_or_default();
        let known = domain.iter().find(|known| answer_text(known) == value);
        let value = known.map_or_else(|| shown(value), |known| self.button(field, known).label);
        Some(format!("{keyword} {value}"))
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

/// The place of an account among those of the slate.
fn key_of(report: &Report, account: Account) -> Option<usize> {
    report.accounts.iter().position(|known| known.id == account)
}

/// The names of an account: `Hélène + Zoé`.
pub(super) fn account_name(table: &Table, account: Account) -> String {
    let names = table.seats_of(account).into_iter().map(|seat| shown(table.name(seat)));
    names.collect::<Vec<_>>().join(" + ")
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

/// Every card, aces and courts first: a row of four of each, then trumps that are no suit.
fn every_card() -> Vec<Value> {
    let low = Rank::ALL.into_iter().filter(|rank| *rank != Rank::Ace);
    let ranks = std::iter::once(Rank::Ace).chain(low.rev());
    let suited = ranks.flat_map(|rank| Suit::ALL.into_iter().map(move |suit| Card::new(suit, rank)));
    let others = Cards::UNIVERSE.iter().filter(|card| card.rank().is_none());
    suited.chain(others).map(|card| Value::from(card.code())).collect()
}

/// The values of a field that are buttons; none where there are too many, and one is typed.
fn fitting(
    offer: &Offer<'_>,
    form: &Form,
    field: &Field,
    (given, answer): (&Given, Option<&str>),
) -> Option<Vec<Value>> {
    match (offer.domain(field), field.kind) {
        (Some(domain), Kind::Camp(_)) => Some(camps(offer.fitting(form, given, domain), answer)),
        (Some(domain), _) => Some(Offer::few(offer.fitting(form, given, domain), FIGURES)),
        (None, Kind::Card) => {
            Some(offer.fitting(form, given, every_card())).filter(|cards| cards.len() <= CARDS)
        }
        (None, _) => None,
    }
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

/// A camp is asked for by its word: each of its players would say the same. The one who was said before stays.
fn camps(values: Vec<Value>, answer: Option<&str>) -> Vec<Value> {
    let said = |value: &Value| answer == Some(answer_text(value).as_str());
    values.into_iter().filter(|value| value.is_string() || said(value)).collect()
}
