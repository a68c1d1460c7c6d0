//! A deal of which one event may be told wrong: all its figures are wrong by what is told of it, and right by something near.

use serde_json::Value;

use super::answers::{Guessed, Mistold};
use super::pad::Pad;
use crate::engine::event::{Form, Kind, common};
use crate::engine::play::AnyGame;
use crate::engine::reconcile::{Way, of_deal};
use crate::engine::table::{Account, DealNo, Seat, Table};

/// The likeliest event that is told wrong or lacks, where the figures that are slips are those of one deal: several agree with each
/// other; beside one, something that tables count and do not tell may be lacking.
pub(super) fn mistold(game: &'static dyn AnyGame, pad: &Pad, found: &Guessed) -> Option<Mistold> {
    let [first, others @ ..] = found.slips.as_slice() else { return None };
    let told_elsewhere = found.unsaid.iter().any(|one| one.deal == first.deal);
    if told_elsewhere || others.iter().any(|slip| slip.deal != first.deal) {
        return None;
    }
    let place = usize::try_from(first.deal).ok()?.checked_sub(1)?;
    let own = &pad.deals.get(place)?.events;
    let explains = |events: Vec<Value>| is_explained(game, pad, found, (place, events)).unwrap_or_default();
    let mistold = |told: Option<&Value>, right: Option<&Value>| {
        Some(Mistold { deal: first.deal, told: told.cloned(), right: right.cloned() })
    };
    let forms = game.info().forms;
    if !others.is_empty() {
        // Somebody else took: whatever is told of whoever did is told of him, and what may be anybody's perhaps is not.
        for (other, tacit) in pad.table.seats().flat_map(|other| [(other, true), (other, false)]) {
            let turned = by_another(forms, &pad.table, own, (other, tacit));
            let pair = own.iter().zip(&turned).find(|(told, right)| told != right);
            if let Some((told, right)) = pair
                && explains(turned.clone())
            {
                return mistold(Some(told), Some(right));
            }
        }
    }
    let mut tried = of_deal(game, &pad.table, own);
    let beside = |event: &Value| forms.iter().any(|form| form.is_of(event) && form.column && !form.counts());
    let left_out = |way: &Way| matches!(way, Way::Without(event) if beside(event));
    // What is told beside the count and brings something is forgotten first when it is counted.
    tried.sort_by_key(|one| (!left_out(&one.way), one.rank + misplaced(forms, &one.way)));
    tried.into_iter().find_map(|one| {
        let (told, right) = match &one.way {
            Way::Without(event) if beside(event) => (Some(event), None),
            Way::Instead(told, right) if !others.is_empty() => (Some(told), Some(right)),
            Way::With(event) => {
                let form = forms.iter().find(|form| form.is_of(event))?;
                let lacking = form.tacit || form.raise.is_some() && !others.is_empty();
                (None, Some(Some(event).filter(|_| lacking)?))
            }
            _ => return None,
        };
        let mut said = one.sequences(own).map(|events| events.into_iter().cloned().collect());
        if said.any(explains) { mistold(told, right) } else { None }
    })
}

/// How much less likely it is that a figure was told of the wrong side than that it was told wrong: a table has a column for it.
fn misplaced(forms: &[Form], way: &Way) -> u32 {
    const OTHER_SIDE: u32 = 20;
    let Way::Instead(told, right) = way else { return 0 };
    let fields = forms.iter().find(|form| form.is_of(told)).map_or(&[][..], |form| form.fields);
    let other = fields.iter().find(|field| told.get(field.name) != right.get(field.name));
    let side = |kind: Kind| matches!(kind, Kind::Camp(_) | Kind::PlayerOr(_) | Kind::Account);
    if other.is_some_and(|field| side(field.kind)) { OTHER_SIDE } else { 0 }
}

/// Is every deal that can be as it was written, with one of them told otherwise? None where that cannot be scored.
fn is_explained(
    game: &'static dyn AnyGame,
    pad: &Pad,
    found: &Guessed,
    (place, events): (usize, Vec<Value>),
) -> Option<bool> {
    let by = found.slips_by.as_ref().or(found.answers.first())?;
    let sets = game.patch(by.preset, &by.rules).ok()?;
    let mut all: Vec<Vec<Value>> = pad.deals.iter().map(|deal| deal.events.clone()).collect();
    *all.get_mut(place)? = events;
    let mut again = game.again(&pad.table, pad.dealer, pad.start.as_ref(), &all).ok()?;
    again.with_totals(true);
    let ground = again.ground(by.preset, &sets).ok()?;
    if !again.put(ground, &[]) {
        return None;
    }
    let came = again.chain(all.len().checked_sub(1)?);
    let possible = |deal: usize| DealNo::try_from(deal + 1).is_ok_and(|no| !found.impossible.contains(&no));
    let right = |(deal, came)| !possible(deal) || pad.agrees(found.reading, deal, came);
    (came.len() == all.len()).then(|| came.iter().enumerate().all(right))
}

/// A deal with another player in the place of the first who is named but to pass, and his side in the place of the other's; what
/// tables often leave untold (`tacit`) stays whose it was, or goes with him.
fn by_another(forms: &[Form], table: &Table, events: &[Value], (other, tacit): (Seat, bool)) -> Vec<Value> {
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
        let Some(form) = forms.iter().find(|form| form.is_of(event) && (tacit || !form.tacit)) else {
            continue;
        };
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
