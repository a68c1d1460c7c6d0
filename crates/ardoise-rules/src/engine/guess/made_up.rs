//! Deals that nobody played, made up from the forms of a game: one of them may decide between rules.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::dice::Dice;
use crate::cards::Suit;
use crate::engine::common::PASS;
use crate::engine::event::{Bearing, ENGINE_FORMS, Form, Kind, Need};
use crate::engine::journal::RuleSet;
use crate::engine::play::{AnyGame, AnyPlay, count_of};
use crate::engine::say::Half;
use crate::engine::table::{Seat, Table};

/// So many deals are made up of what is said most.
const DEALS: usize = 90;
/// Tries for one event, and events of one deal.
const TRIES: usize = 40;
const LONG: usize = 14;

/// Deals that are possible under some rules, made up from the forms of the game.
pub(super) fn made_up(
    game: &'static dyn AnyGame,
    rules: &RuleSet,
    (table, dealer): (&Table, Option<Seat>),
    more: usize,
) -> (Vec<Vec<Value>>, usize) {
    let mut dice = Dice(0x5851_f42d_4c95_7f2d);
    let (mut deals, mut seen) = (Vec::new(), HashSet::new());
    let Ok(opening) = game.play(game.schema(), rules, table, dealer, None) else { return (deals, 0) };
    let forms: Vec<&Form> = game.info().forms.iter().filter(|form| proposed(form)).collect();
    let mut first = 0;
    // What is said in some deals only is told in its turn: an option may show in nothing else.
    let aside: Vec<&Form> =
        forms.iter().copied().filter(|form| form.column || form.raise.is_some()).collect();
    for place in 0..DEALS + more {
        let rare =
            place.checked_sub(DEALS).map(|nth| Rare { wanted: aside.get(nth % (aside.len() + 1)).copied() });
        if let Some(deal) = one_deal(opening.copy(), &forms, table, &mut dice, rare)
            && seen.insert(format!("{deal:?}"))
        {
            deals.push(deal);
        }
        if rare.is_none() {
            first = deals.len();
        }
    }
    (deals, first)
}

/// Counts at which a deal stands even, in games of 60 and of 162 points, and those next to them.
const EVEN: [i32; 8] = [30, 29, 31, 81, 80, 82, 91, 71];
/// And beside what was bid: where a belote or a rounding decides whether it is made.
const BESIDE: [i32; 5] = [0, -1, -4, -10, -20];

/// A deal for what shows seldom.
#[derive(Clone, Copy)]
struct Rare<'a> {
    /// What is told in it as soon as it can be.
    wanted: Option<&'a Form>,
}

/// A deal told from its beginning; none where it comes to no end.
fn one_deal(
    mut play: Box<dyn AnyPlay>,
    forms: &[&Form],
    table: &Table,
    dice: &mut Dice,
    rare: Option<Rare<'_>>,
) -> Option<Vec<Value>> {
    let wanted = rare.and_then(|rare| rare.wanted);
    let rare = rare.is_some();
    let mut told = Vec::new();
    for _ in 0..LONG {
        let expects = play.expects();
        let expected = expects.events;
        // Whose word it is speaks: nobody is counted out of turn.
        let speaks = expects.to_act.filter(|_| expected.contains(&PASS.event));
        // Each fact once, but in an auction: a deal is proposed to be played and told. What is seldom shows after a short one.
        let again = |form: &Form| told.iter().any(|event: &Value| form.is_of(event));
        let said = |form: &Form| {
            let tells = form.bearing == Bearing::Tells;
            (expected.contains(&form.event) || rare && !told.is_empty() && tells)
                && !(tells && again(form) && form.event != PASS.event && (rare || speaks.is_none()))
        };
        let forms: Vec<&Form> = forms.iter().copied().filter(|form| said(form)).collect();
        let placed = (0..TRIES).find_map(|_| {
            // The likely one is first among what is expected.
            let likely = expected.first().and_then(|word| forms.iter().find(|form| form.event == *word));
            let wanted = wanted.and_then(|wanted| forms.iter().find(|form| form.event == wanted.event));
            let form = match (wanted, likely) {
                (Some(form), _) if dice.roll(4) > 0 => *form,
                (_, Some(form)) if dice.roll(2) == 0 => *form,
                _ => dice.one(&forms)?,
            };
            let mut event = any_event(form, table, dice, (rare, bid(&told)));
            if let Some(seat) = speaks.filter(|_| !form.counts())
                && let Some(player) = event.get_mut("player")
            {
                *player = Value::from(seat.number());
            }
            play.place(&event).ok().map(|_| event)
        });
        told.push(placed?);
        if play.complete() > 0 {
            // What the table would be stopped for, or asked about, is no deal to count.
            let clean = play.findings().is_empty() && play.contradiction(1).is_none() && !play.cannot_be(1);
            return clean.then_some(told);
        }
    }
    None
}

/// The last number that was bid, and the seat that bid it.
fn bid(told: &[Value]) -> Option<(i32, usize)> {
    let bids = told.iter().rev().filter_map(|event| {
        let level = i32::try_from(event.get("level")?.as_i64()?).ok()?;
        Some((level, usize::try_from(event.get("player")?.as_u64()?).ok()?))
    });
    bids.into_iter().next()
}

/// Is it told of a deal, by words and figures? No card play, no hands, and nothing that throws a deal away.
fn proposed(form: &Form) -> bool {
    let hands =
        form.fields.iter().any(|field| matches!(field.kind, Kind::Cards) && field.need != Need::Optional);
    form.proposable() && !hands && ENGINE_FORMS.iter().all(|own| own.event != form.event)
}

fn any_event(
    form: &Form,
    table: &Table,
    dice: &mut Dice,
    (rare, bid): (bool, Option<(i32, usize)>),
) -> Value {
    let mut event = Map::new();
    event.insert("event".to_owned(), Value::from(form.event));
    for field in form.fields {
        if field.need == Need::Optional && dice.roll(3) == 0 {
            continue;
        }
        let suits = || Suit::ALL.iter().map(|suit| Value::from(suit.id()));
        let words = |choices: &[crate::engine::event::Choice]| {
            choices.iter().map(|choice| Value::from(choice.id)).collect::<Vec<_>>()
        };
        let accounts = table.accounts();
        let value = match field.kind {
            Kind::Player => Some(Value::from(dice.roll(table.len()) + 1)),
            Kind::Account => dice.one(&accounts).map(|account| Value::from(account.to_string())),
            Kind::PlayerOr(choices) | Kind::Camp(choices) => {
                let seats = (1..=table.len()).map(Value::from);
                dice.one(&words(choices).into_iter().chain(seats).collect::<Vec<_>>())
            }
            Kind::Counts => {
                let (most, account) = ([13, 60, 100, 162][dice.roll(4)], dice.one(&accounts));
                let (account, figure) = match (dice.roll(3), bid) {
                    // Whether he who bid makes it hangs on a few points.
                    (0 | 1, Some((level, seat))) if rare => {
                        let of = seat.checked_sub(1).map(|place| table.account(Seat::at(place)));
                        (of.or(account), level.saturating_add(BESIDE[dice.roll(BESIDE.len())]))
                    }
                    (0, None) if rare => (account, EVEN[dice.roll(EVEN.len())]),
                    (2, Some(_)) if rare && dice.roll(2) == 0 => (account, EVEN[dice.roll(EVEN.len())]),
                    _ => (account, dice.between(0, most)),
                };
                account.map(|account| count_of(account, figure))
            }
            Kind::Suit(choices) => dice.one(&suits().chain(words(choices)).collect::<Vec<_>>()),
            Kind::Number(min, max) => Some(Value::from(dice.between(min, max))),
            Kind::Half(min, max) => Some(Half::of_halves(dice.between(min, max)).json()),
            Kind::Level(min, max, choices) => {
                let most = min.saturating_add(100).min(max);
                let tens = (min..=most).filter(|n| n % 10 == 0 || most - min < 30).map(Value::from);
                if dice.roll(4) == 0 && !choices.is_empty() {
                    dice.one(&words(choices))
                } else {
                    dice.one(&tens.collect::<Vec<_>>())
                }
            }
            Kind::Choice(choices) => dice.one(&words(choices)),
            Kind::Card => dice.one(&CARDS).map(Value::from),
            Kind::Cards => dice.one(&CARDS).map(|card| Value::from(vec![card])),
            Kind::Signed | Kind::Labelled(..) | Kind::Text => None,
        };
        if let Some(value) = value {
            event.insert(field.name.to_owned(), value);
        }
    }
    Value::Object(event)
}

/// Cards to make events of.
const CARDS: [&str; 9] = ["AH", "KH", "QH", "JS", "10D", "9C", "8S", "7H", "AS"];
