//! A deal of which one event may be told wrong: all its figures are wrong by what is told of it, and right by something near.

use serde_json::Value;

use super::answers::{Guessed, Mistold};
use super::pad::Pad;
use crate::engine::event::{Form, Kind, common};
use crate::engine::play::AnyGame;
use crate::engine::reconcile::{Way, of_deal};
use crate::engine::table::{Account, DealNo, Seat, Table};

/// The likeliest event that is told wrong, where the figures that are slips are several of one deal: they agree with each other.
pub(super) fn mistold(game: &'static dyn AnyGame, pad: &Pad, found: &Guessed) -> Option<Mistold> {
    let [first, others @ ..] = found.slips.as_slice() else { return None };
    if others.is_empty() || others.iter().any(|slip| slip.deal != first.deal) {
        return None;
    }
    let by = found.slips_by.as_ref().or(found.answers.first())?;
    let sets = game.patch(by.preset, &by.rules).ok()?;
    let place = usize::try_from(first.deal).ok()?.checked_sub(1)?;
    let own = &pad.deals.get(place)?.events;
    let explains = |events: Vec<Value>| {
        let mut all: Vec<Vec<Value>> = pad.deals.iter().map(|deal| deal.events.clone()).collect();
        *all.get_mut(place)? = events;
        let mut again = game.again(&pad.table, pad.dealer, pad.start.as_ref(), &all).ok()?;
        again.with_totals(true);
        let ground = again.ground(by.preset, &sets).ok()?;
        if !again.put(ground, &[]) {
            return None;
        }
        let came = again.chain(all.len().checked_sub(1)?);
        let possible =
            |deal: usize| DealNo::try_from(deal + 1).is_ok_and(|no| !found.impossible.contains(&no));
        let right = |(deal, came)| !possible(deal) || pad.agrees(found.reading, deal, came);
        (came.len() == all.len()).then(|| came.iter().enumerate().all(right))
    };
    // Somebody else took: whatever is told of whoever did is told of him.
    for other in pad.table.seats() {
        let turned = by_another(game.info().forms, &pad.table, own, other);
        let told = own.iter().zip(&turned).find(|(told, right)| told != right);
        if let Some((told, right)) = told
            && explains(turned.clone()) == Some(true)
        {
            return Some(Mistold { deal: first.deal, told: told.clone(), right: right.clone() });
        }
    }
    let mut tried = of_deal(game, &pad.table, own);
    tried.sort_by_key(|one| one.rank);
    tried.into_iter().find_map(|one| {
        let Way::Instead(told, right) = &one.way else { return None };
        let said = one.sequences(own).next()?.into_iter().cloned().collect();
        (explains(said) == Some(true)).then(|| Mistold {
            deal: first.deal,
            told: told.clone(),
            right: right.clone(),
        })
    })
}

/// A deal with another player in the place of the first who is named but to pass, and his side in the place of the other's.
fn by_another(forms: &[Form], table: &Table, events: &[Value], other: Seat) -> Vec<Value> {
    let named = |event: &&Value| !common::PASS.is_of(event) && event.get("player").is_some_and(Value::is_u64);
    let taker = events.iter().find(named).and_then(|event| event.get("player")?.as_u64());
    let taker = taker.and_then(|no| usize::try_from(no).ok()?.checked_sub(1)).map(Seat::at);
    let Some(taker) = taker.filter(|taker| table.account(*taker) != table.account(other)) else {
        return events.to_vec();
    };
    let seat = |value: &mut Value| {
        if *value == taker.number() {
            *value = other.number().into();
        } else if *value == other.number() {
            *value = taker.number().into();
        }
    };
    let [from, to] = [taker, other].map(|seat| table.account(seat));
    let turned = |account: Account| match account {
        account if account == from => to,
        account if account == to => from,
        account => account,
    };
    let account = |value: &mut Value| {
        if let Ok(held) = serde_json::from_value::<Account>(value.clone()) {
            *value = turned(held).to_string().into();
        }
    };
    let mut events = events.to_vec();
    for event in &mut events {
        let Some(form) = forms.iter().find(|form| form.is_of(event)) else { continue };
        for field in form.fields {
            let Some(value) = event.get_mut(field.name) else { continue };
            match field.kind {
                Kind::Player | Kind::PlayerOr(_) | Kind::Camp(_) => seat(value),
                Kind::Account => account(value),
                Kind::Counts => {
                    let pairs = value.as_array_mut().into_iter().flatten();
                    pairs.filter_map(|pair| pair.get_mut(0)).for_each(account);
                }
                _ => {}
            }
        }
    }
    events
}
