//! One field of an event that is asked for: the values that fit as buttons, or what is typed.

use serde_json::Value;

use super::question::{Answers, Button};
use super::values::fitting;
use super::walk::{Walk, ends};
use super::wording::{account_name, key_of};
use crate::pages::capital;
use ardoise_rules::cards::read_cards;
use ardoise_rules::engine::{
    Camps, Choice, Field, Form, Given, Half, Kind, Need, Offer, answer_text, count_of, event_of,
};
use ardoise_rules::notation::{Tongue, is_beyond};
use ardoise_rules::words::shown;

/// Figures that only a count of points reaches.
const POINTS: [i32; 6] = [40, 62, 80, 81, 100, 131];

impl Walk<'_> {
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
    pub(super) fn or_nothing(
        &mut self,
        field: &Field,
        fitting: &[Value],
        name: String,
        label: String,
    ) -> Option<Value> {
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
        // Once it is answered which side undertook the deal, it is said whose figure is wanted.
        let known = self.exact && self.undertaken() && self.play.table().camps == Camps::Pairs;
        if !whose && (untold || several || known) {
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
            match field.kind {
                Kind::Card | Kind::Cards => self.unread(&answer, "ask-not-cards"),
                // It is a figure, and more than a deal has.
                Kind::Half(_, most) if Half::answered(&answer).is_some_and(|half| half.halves() > most) => {
                    let most = Half::of_halves(most).to_string();
                    self.faulty(&answer, "serve-beyond", &[("text", &shown(&answer)), ("most", &most)]);
                }
                Kind::Half(..) => self.unread(&answer, "serve-no-half"),
                _ => self.unread(&answer, "hall-no-figure"),
            }
        }
        if let Some(value) = value {
            return Some(Some(value));
        }
        let example = Offer::new(self.play.as_ref(), None).example(form, given.clone())?;
        Some(example.get(given.len()).cloned().flatten())
    }

    /// What was typed and cannot be read stays where it was typed, with what is wrong with it.
    fn unread(&mut self, answer: &str, fault: &str) {
        self.faulty(answer, fault, &[("text", &shown(answer))]);
    }

    /// The same, with what its sentence needs.
    fn faulty(&mut self, answer: &str, fault: &str, args: &[(&str, &str)]) {
        if !answer.is_empty()
            && let Some(last) = self.questions.last_mut()
        {
            last.chosen = Some(answer.to_owned());
            last.fault = Some(self.speaker.phrase(fault, args));
        }
    }
}
