//! What may be said now: which forms, and which values of their fields, found by trying them on a copy of the match.

use std::cell::{Cell, RefCell};

use serde_json::{Map, Value};

use super::any_play::AnyPlay;
use crate::cards::Suit;
use crate::engine::event::{Choice, Field, Form, Kind, Need};
use crate::engine::report::Head;
use crate::engine::say::Half;
use crate::engine::table::{Account, DealNo, Seat};

/// How many completions are tried before something is taken for possible.
const TRIES: usize = 4_000;
/// How many round figures are offered.
const TENS: usize = 60;
/// Cards to try a form with: a whole suit, and one of each other.
const SAMPLE: [&str; 16] =
    ["AH", "KH", "QH", "JH", "10H", "9H", "8H", "7H", "6H", "5H", "4H", "3H", "2H", "7S", "AD", "JC"];

/// Values given so far, in the order of the form; none where a field was left out.
pub type Given = Vec<Option<Value>>;

/// What can be said at this moment of a match.
pub struct Offer<'a> {
    /// The match.
    pub play: &'a dyn AnyPlay,
    /// Who stands first among players and sides: the declarer, or whose turn it is.
    pub likely: Option<Seat>,
    scratch: RefCell<Option<Box<dyn AnyPlay>>>,
    /// The deal to which the last event that was tried with success would go.
    placed: Cell<DealNo>,
}

impl std::fmt::Debug for Offer<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Offer").field("likely", &self.likely).finish_non_exhaustive()
    }
}

impl<'a> Offer<'a> {
    /// What can be said in a match.
    #[must_use]
    pub fn new(play: &'a dyn AnyPlay, likely: Option<Seat>) -> Offer<'a> {
        Offer { play, likely, scratch: RefCell::new(None), placed: Cell::new(0) }
    }

    /// Could anything of this form be said now? The deal it would go to.
    #[must_use]
    pub fn possible(&self, form: &Form) -> Option<DealNo> {
        self.placed.set(self.play.current());
        self.completes(form, &mut Vec::new(), &mut 0).then(|| self.placed.get())
    }

    /// Tries an event on a copy; a refusal leaves the copy as it was, so it serves again.
    fn accepts(&self, form: &Form, given: &Given) -> bool {
        let mut scratch = self.scratch.borrow_mut();
        let mut copy = scratch.take().unwrap_or_else(|| self.play.copy());
        match copy.place(&event_of(form, given)) {
            Ok(placed) => {
                self.placed.set(placed.deal);
                true
            }
            Err(_) => {
                *scratch = Some(copy);
                false
            }
        }
    }

    /// Can what was given be completed to something the match accepts? Tries are counted in `tries`.
    pub fn completes(&self, form: &Form, given: &mut Given, tries: &mut usize) -> bool {
        let Some(field) = form.fields.get(given.len()) else {
            *tries += 1;
            return *tries > TRIES || self.accepts(form, given);
        };
        if field.need == Need::Optional {
            given.push(None);
            let without = self.completes(form, given, tries);
            given.pop();
            if without {
                return true;
            }
        }
        for value in self.domain(field).unwrap_or_else(|| self.samples(field)) {
            given.push(Some(value));
            let fits = self.completes(form, given, tries);
            given.pop();
            if fits {
                return true;
            }
        }
        false
    }

    /// The lowest figures among values, so many, and every word: higher figures are rare and can be typed.
    #[must_use]
    pub fn few(values: Vec<Value>, figures: usize) -> Vec<Value> {
        let mut left = figures;
        let kept = values.into_iter().filter(|value| {
            let keep = !value.is_number() || left > 0;
            left = left.saturating_sub(usize::from(value.is_number()));
            keep
        });
        kept.collect()
    }

    /// The values of the next field with which the form can still be completed.
    #[must_use]
    pub fn fitting(&self, form: &Form, given: &Given, values: Vec<Value>) -> Vec<Value> {
        let mut tries = 0;
        let fits = |value: &Value| {
            let mut with = given.clone();
            with.push(Some(value.clone()));
            self.completes(form, &mut with, &mut tries)
        };
        values.into_iter().filter(fits).collect()
    }

    /// The first way to complete what was given; none if there is none.
    #[must_use]
    pub fn example(&self, form: &Form, mut given: Given) -> Option<Given> {
        while let Some(field) = form.fields.get(given.len()) {
            if field.need == Need::Optional {
                given.push(None);
                if self.completes(form, &mut given, &mut 0) {
                    continue;
                }
                given.pop();
            }
            let values = self.domain(field).unwrap_or_else(|| self.samples(field));
            let first = values.into_iter().find(|value| {
                let mut with = given.clone();
                with.push(Some(value.clone()));
                self.completes(form, &mut with, &mut 0)
            });
            given.push(Some(first?));
        }
        Some(given)
    }

    /// The suits of an event that may leave its suit out, if that says the same as one of them, the card turned up for one:
    /// that one first.
    #[must_use]
    pub fn implied(&self, about: &Head, form: &Form, field: &Field, given: &Given) -> Option<Vec<Value>> {
        let Kind::Suit(_) = field.kind else { return None };
        let contract = |value: Option<Value>| {
            let given = self.example(form, [given.as_slice(), &[value]].concat())?;
            let mut play = self.play.copy();
            let placed = play.place(&event_of(form, &given)).ok()?;
            let report = play.report(about);
            report.deals.into_iter().find(|deal| deal.no == placed.deal).map(|deal| deal.contract)
        };
        let without = contract(None)?;
        let mut values = self.fitting(form, given, self.domain(field)?);
        let same =
            values.iter().position(|value| contract(Some(value.clone())).as_ref() == Some(&without))?;
        values[..=same].rotate_right(1);
        Some(values).filter(|values| values.len() > 1)
    }

    /// Every value a field could hold; none where there are too many to try.
    #[must_use]
    pub fn domain(&self, field: &Field) -> Option<Vec<Value>> {
        let words =
            |choices: &[Choice]| choices.iter().map(|choice| Value::from(choice.id)).collect::<Vec<_>>();
        match field.kind {
            Kind::Player => Some(self.seats().map(|seat| Value::from(seat.number())).collect()),
            Kind::Account => Some(self.accounts().iter().map(|one| Value::from(one.to_string())).collect()),
            Kind::Suit(choices) => {
                let mut suits: Vec<Value> = Suit::ALL.iter().map(|suit| Value::from(suit.id())).collect();
                suits.extend(words(choices));
                Some(suits)
            }
            Kind::PlayerOr(choices) | Kind::Camp(choices) => {
                let seats = self.seats().map(|seat| Value::from(seat.number()));
                Some(words(choices).into_iter().chain(seats).collect())
            }
            Kind::Number(min, max) if max.saturating_sub(min) <= 30 => {
                Some((min..=max).map(Value::from).collect())
            }
            Kind::Level(min, max, choices) if max.saturating_sub(min) <= 30 => {
                Some((min..=max).map(Value::from).chain(words(choices)).collect())
            }
            // Of many levels the round ones are offered; any other can be typed as a line.
            Kind::Level(min, max, choices) => {
                let tens = (min..=max).filter(|n| n % 10 == 0).take(TENS);
                // What is the capot to many tables is offered by that word.
                let tens = tens.filter(|level| field.every_trick(self.play.forms(), *level).is_none());
                Some(tens.map(Value::from).chain(words(choices)).collect())
            }
            Kind::Choice(choices) => Some(words(choices)),
            Kind::Number(..)
            | Kind::Half(..)
            | Kind::Counts
            | Kind::Card
            | Kind::Cards
            | Kind::Signed
            | Kind::Labelled(..)
            | Kind::Text => None,
        }
    }

    /// A few values of a field that has too many: enough to see whether it could hold any.
    fn samples(&self, field: &Field) -> Vec<Value> {
        match field.kind {
            Kind::Counts => {
                let figures = [0, 1, 2, 3, 5, 8, 10, 13, 40, 62, 80, 81, 100, 131];
                let accounts = self.accounts();
                let pairs = figures.iter().flat_map(|n| accounts.iter().map(|one| count_of(*one, *n)));
                pairs.collect()
            }
            Kind::Card => SAMPLE.iter().map(|code| Value::from(*code)).collect(),
            Kind::Cards => SAMPLE.iter().map(|code| Value::from(vec![*code])).collect(),
            Kind::Signed => vec![Value::from(10)],
            Kind::Text => vec![Value::from("…")],
            Kind::Half(min, max) => (min..=max).step_by(2).map(|n| Half::of_halves(n).json()).collect(),
            Kind::Number(min, max) | Kind::Level(min, max, _) => {
                let tens = (min..=max).filter(|n| n % 10 == 0).take(TENS);
                tens.chain(min..=max.min(min.saturating_add(20))).map(Value::from).collect()
            }
            Kind::Player
            | Kind::PlayerOr(_)
            | Kind::Camp(_)
            | Kind::Account
            | Kind::Suit(_)
            | Kind::Choice(_)
            | Kind::Labelled(..) => Vec::new(),
        }
    }

    /// The seats, the likely one first, then in order of play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let table = self.play.table();
        let first = self.likely.filter(|seat| table.has(*seat)).unwrap_or(Seat::at(0));
        let order: Vec<Seat> = (0..table.len()).map(|step| table.after(first, step)).collect();
        order.into_iter()
    }

    /// The accounts, the likely one first.
    #[must_use]
    pub fn accounts(&self) -> Vec<Account> {
        let table = self.play.table();
        let mut accounts: Vec<Account> = Vec::new();
        for seat in self.seats() {
            let account = table.account(seat);
            if !accounts.contains(&account) {
                accounts.push(account);
            }
        }
        accounts
    }
}

/// The event that the answers to a form make.
#[must_use]
pub fn event_of(form: &Form, given: &Given) -> Value {
    let mut made = Map::new();
    made.insert("event".to_owned(), Value::from(form.event));
    for (field, value) in form.fields.iter().zip(given) {
        if let Some(value) = value {
            made.insert(field.name.to_owned(), value.clone());
        }
    }
    Value::Object(made)
}

/// The answers that lead to an event of that form: the other way round from [`event_of`].
#[must_use]
pub fn given_of(form: &Form, event: &Value) -> Given {
    form.fields.iter().map(|field| event.get(field.name).cloned()).collect()
}

/// A figure of one account, as a count is stored.
#[must_use]
pub fn count_of(account: Account, figure: i32) -> Value {
    Value::from(vec![Value::from(vec![Value::from(account.to_string()), Value::from(figure)])])
}

/// A value as the text by which it is answered: a word as it is, anything else as it is stored.
#[must_use]
pub fn answer_text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
