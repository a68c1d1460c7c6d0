//! A deal, or the rules, a little otherwise: what is tried to find out how a paper sheet went wrong.

use serde_json::{Map, Value};

use super::slips::Way;
use crate::engine::event::{ENGINE_FORMS, Form, Kind, Need, common};
use crate::engine::journal::RuleSet;
use crate::engine::options::OptionKind;
use crate::engine::play::{AnyGame, Folded};
use crate::engine::say::Half;
use crate::engine::table::{Account, Table};

use crate::cards::Suit;

/// Something to try in a deal.
#[derive(Debug, Clone)]
pub(crate) struct Tried {
    pub way: Way,
    pub rank: u32,
    place: Place,
}

/// Where in the events of the deal it would be.
#[derive(Debug, Clone, Copy)]
enum Place {
    /// The event of that number is not there.
    Without(usize),
    /// Another event stands in the place of that one.
    Instead(usize),
    /// Behind all events, or else before one of them.
    Anywhere,
}

impl Tried {
    /// The events of the deal as they would be: of one slip, at one place after another.
    pub(crate) fn sequences<'a>(&'a self, events: &'a [Value]) -> impl Iterator<Item = Vec<&'a Value>> {
        let places = match self.place {
            Place::Without(at) | Place::Instead(at) => at..=at,
            Place::Anywhere => 0..=events.len(),
        };
        places.rev().map(move |at| {
            let (before, behind) = events.split_at(at.min(events.len()));
            let behind =
                if matches!(self.place, Place::Anywhere) { behind } else { behind.get(1..).unwrap_or(&[]) };
            let put = match &self.way {
                Way::With(event) | Way::Instead(_, event) => Some(event),
                _ => None,
            };
            before.iter().chain(put).chain(behind).collect()
        })
    }
}

/// The most events of one form that are tried.
const MOST: usize = 72;

/// What may have happened to a deal with these events.
pub(crate) fn of_deal(game: &'static dyn AnyGame, table: &Table, events: &[Value]) -> Vec<Tried> {
    let forms = game.info().forms;
    let mut tried = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let Some(form) = forms.iter().find(|form| form.is_of(event)) else { continue };
        tried.push(Tried { way: Way::Without(event.clone()), rank: 10, place: Place::Without(at) });
        for (other, rank) in others(form, event, table) {
            tried.push(Tried { way: Way::Instead(event.clone(), other), rank, place: Place::Instead(at) });
        }
    }
    for form in forms.iter().filter(|form| addable(form)) {
        let rank = if form.event == common::REVOKE.event { 60 } else { 12 };
        for event in every(form, table).into_iter().filter(|event| !events.contains(event)) {
            tried.push(Tried { way: Way::With(event), rank, place: Place::Anywhere });
        }
    }
    tried
}

/// Is an event of this form easily forgotten? What begins a deal anew is not, nor what is mostly implied.
fn addable(form: &Form) -> bool {
    form.proposable()
        && form.event != common::PASS.event
        && ENGINE_FORMS.iter().all(|other| other.event != form.event)
}

/// The same event for another player or side, or with another figure; with how unlikely that is.
fn others(form: &Form, event: &Value, table: &Table) -> Vec<(Value, u32)> {
    let mut others = Vec::new();
    let mut put = |name: &str, value: Value, rank: u32| {
        let mut other = event.clone();
        if let Some(object) = other.as_object_mut() {
            object.insert(name.to_owned(), value);
        }
        others.push((other, rank));
    };
    for field in form.fields {
        let Some(stored) = event.get(field.name) else { continue };
        match field.kind {
            Kind::Player => {
                let own = stored.as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(0);
                // The next player stands for the other side; a table without sides has each of the others.
                let all = (1..=table.len()).filter(|seat| *seat != own);
                for seat in all.filter(|seat| table.accounts().len() != 2 || (*seat + own) % 2 == 1).take(4) {
                    put(field.name, Value::from(seat), 14);
                }
            }
            Kind::Account => {
                for account in table.accounts().iter().filter(|account| account.to_string() != bare(stored)) {
                    put(field.name, Value::from(account.to_string()), 14);
                }
            }
            Kind::PlayerOr(choices) | Kind::Camp(choices) => {
                let words = choices.iter().map(|choice| Value::from(choice.id));
                let seats = (1..=table.len()).map(Value::from);
                for other in words.chain(seats).filter(|other| other != stored) {
                    put(field.name, other, 14);
                }
            }
            Kind::Half(min, max) => {
                let Some(half) = Half::of_json(stored) else { continue };
                let halves = half.halves();
                // Whole points are misread as they are written.
                let figures = match halves % 2 {
                    0 => {
                        figures(halves / 2).into_iter().map(|(n, rank)| (n.saturating_mul(2), rank)).collect()
                    }
                    _ => figures(halves),
                };
                for (figure, rank) in figures.into_iter().filter(|(n, _)| (min..=max).contains(n)) {
                    put(field.name, Half::of_halves(figure).json(), rank);
                }
            }
            Kind::Counts => counted(stored, table, &mut |value, rank| put(field.name, value, rank)),
            Kind::Number(min, max) | Kind::Level(min, max, _) => {
                let Some(n) = stored.as_i64().and_then(|n| i32::try_from(n).ok()) else { continue };
                for (figure, rank) in figures(n).into_iter().filter(|(n, _)| (min..=max).contains(n)) {
                    put(field.name, Value::from(figure), rank);
                }
            }
            Kind::Choice(choices) => {
                for choice in choices.iter().filter(|choice| choice.id != bare(stored)) {
                    put(field.name, Value::from(choice.id), 36);
                }
            }
            Kind::Suit(choices) => {
                let suits = Suit::ALL.iter().map(|suit| suit.id());
                let words = suits.chain(choices.iter().map(|choice| choice.id));
                for word in words.filter(|word| *word != bare(stored)) {
                    put(field.name, Value::from(word), 45);
                }
            }
            Kind::Card | Kind::Cards | Kind::Signed | Kind::Labelled(..) | Kind::Text => {}
        }
    }
    others
}

fn bare(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A count with the holder turned, or with another figure.
fn counted(stored: &Value, table: &Table, put: &mut dyn FnMut(Value, u32)) {
    let Ok(pairs) = serde_json::from_value::<Vec<(Account, i32)>>(stored.clone()) else { return };
    let write = |pairs: &[(Account, i32)]| serde_json::to_value(pairs).unwrap_or_default();
    let accounts = table.accounts();
    if let [first, second] = accounts.as_slice() {
        let turn = |account: Account| if account == *first { *second } else { *first };
        let turned: Vec<(Account, i32)> = pairs.iter().map(|(account, n)| (turn(*account), *n)).collect();
        put(write(&turned), 23);
    }
    for (place, (_, n)) in pairs.iter().enumerate() {
        for (figure, rank) in figures(*n).into_iter().filter(|(figure, _)| *figure >= 0) {
            let mut other = pairs.clone();
            if let [one, two] = other.as_mut_slice() {
                // Two figures make a sum: what one has more the other has less.
                let (changed, rest) = if place == 0 { (one, two) } else { (two, one) };
                rest.1 = rest.1.saturating_sub(figure - changed.1);
                changed.1 = figure;
            } else if let Some(pair) = other.get_mut(place) {
                pair.1 = figure;
            }
            put(write(&other), rank);
        }
    }
}

/// A figure misread: ten more or less, one more or less, two digits exchanged.
fn figures(n: i32) -> Vec<(i32, u32)> {
    let mut figures = vec![(n + 10, 18), (n - 10, 18), (n + 1, 28), (n - 1, 28)];
    let digits: Vec<char> = n.abs().to_string().chars().collect();
    for place in 1..digits.len() {
        let mut swapped = digits.clone();
        swapped.swap(place - 1, place);
        if let Ok(other) = swapped.iter().collect::<String>().parse::<i32>()
            && other != n
        {
            figures.push((other, 27));
        }
    }
    figures
}

/// Every event of a form whose fields are few; none where they are not.
fn every(form: &Form, table: &Table) -> Vec<Value> {
    let mut base = Map::new();
    base.insert("event".to_owned(), Value::from(form.event));
    let mut events = vec![base];
    for field in form.fields {
        let values: Vec<Value> = match field.kind {
            Kind::Labelled(..) | Kind::Text if field.need == Need::Optional => continue,
            Kind::Player => (1..=table.len()).map(Value::from).collect(),
            Kind::Account => table.accounts().iter().map(|one| Value::from(one.to_string())).collect(),
            Kind::Suit(choices) => {
                let suits = Suit::ALL.iter().map(|suit| suit.id());
                suits.chain(choices.iter().map(|choice| choice.id)).map(Value::from).collect()
            }
            Kind::PlayerOr(choices) | Kind::Camp(choices) => {
                let words = choices.iter().map(|choice| Value::from(choice.id));
                (1..=table.len()).map(Value::from).chain(words).collect()
            }
            Kind::Number(min, max) if max.saturating_sub(min) <= 8 => (min..=max).map(Value::from).collect(),
            Kind::Choice(choices) => choices.iter().map(|choice| Value::from(choice.id)).collect(),
            Kind::Number(..)
            | Kind::Half(..)
            | Kind::Level(..)
            | Kind::Counts
            | Kind::Card
            | Kind::Cards
            | Kind::Signed
            | Kind::Labelled(..)
            | Kind::Text => return Vec::new(),
        };
        let bare = if field.need == Need::Optional { events.clone() } else { Vec::new() };
        let with = events.iter().flat_map(|event| {
            values.iter().map(|value| {
                let mut event = event.clone();
                event.insert(field.name.to_owned(), value.clone());
                event
            })
        });
        events = bare.iter().cloned().chain(with).collect();
        if events.len() > MOST {
            // Too many: only those without what may be left out.
            events = bare;
        }
    }
    events.into_iter().map(Value::Object).collect()
}

/// One choice of the rules otherwise.
#[derive(Debug, Clone)]
pub(crate) struct OtherRule {
    pub option: String,
    pub ours: String,
    pub theirs: String,
    /// The schema of both sets of rules.
    pub schema: u16,
    /// The complete rules with that choice.
    pub rules: RuleSet,
    /// The complete rules as they are.
    pub present: RuleSet,
}

/// Every choice among the options otherwise, as long as the rules go together. A match whose rules changed on the
/// way is left alone.
pub(crate) fn of_rules(folded: &Folded) -> Vec<OtherRule> {
    let mut others = Vec::new();
    let (game, present) = (folded.game, &folded.head.rules);
    if !folded.force.rules.is_empty() {
        return others;
    }
    let Some(preset) = game.info().presets.iter().find(|known| known.name == present.preset) else {
        return others;
    };
    let Ok(patch) = game.patch(preset.name, present) else { return others };
    for spec in game.specs() {
        let OptionKind::Choice(values) = spec.kind else { continue };
        let ours = present.options.get(spec.id).and_then(Value::as_str).unwrap_or_default();
        for value in values.iter().filter(|value| **value != ours) {
            let mut sets = patch.clone();
            sets.retain(|(id, _)| id != spec.id);
            sets.push((spec.id.to_owned(), (*value).to_owned()));
            if let Ok(rules) = game.resolve(preset.name, &sets) {
                others.push(OtherRule {
                    option: spec.id.to_owned(),
                    ours: ours.to_owned(),
                    theirs: (*value).to_owned(),
                    schema: game.schema(),
                    rules,
                    present: present.clone(),
                });
            }
        }
    }
    others
}
