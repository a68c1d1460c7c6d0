//! An old deal in the form of its game: the answers that gave it, and the corrections that other answers come to.

use std::collections::HashMap;

use serde_json::Value;

use crate::serve::entry::{Entry, ask};
use ardoise_desk::Refusal;
use ardoise_desk::evening::{Amendment, Correction, Evening};
use ardoise_rules::engine::{DealNo, Form, Kind, common, given_of, tag};
use ardoise_rules::words::Speaker;

/// A deal as its form would have told it.
#[derive(Debug)]
pub struct Told {
    /// The match as it stood before it.
    pub before: Evening,
    /// The answers that give it.
    pub answers: Vec<(String, String)>,
    /// The events of those answers.
    events: Vec<Value>,
}

/// The answers that give a deal as it stands; none where it was told in a way that no form asks for, card by card or bid by bid.
#[must_use]
pub fn told(found: &Evening, deal: DealNo, speaker: &Speaker) -> Option<Told> {
    let report = found.report();
    let stands = report.deals.iter().find(|known| known.no == deal && known.complete)?;
    let before = found.before(deal);
    let stored: Vec<Value> = found.events_of(deal);
    let mut kept = stored.clone();
    // What was said several times and is asked once was said last as it counts: the last bid.
    for _ in 0..2 {
        let answers = answers_of(found, &kept);
        let entry = ask(&before, &answers, speaker)?;
        let given = entry.draft.as_ref().map(|draft| draft.report());
        let same = given.and_then(|given| {
            let given = given.deals.into_iter().find(|known| known.no == deal)?;
            let same = |id| given.score.of(id) == stands.score.of(id);
            Some(report.accounts.iter().all(|account| same(account.id)))
        });
        if same == Some(true) {
            return Some(Told { before, answers, events: entry.events });
        }
        let mut left: HashMap<&str, usize> = HashMap::new();
        entry.events.iter().for_each(|event| *left.entry(tag(event)).or_default() += 1);
        kept = stored.clone();
        kept.reverse();
        kept.retain(|event| match left.get_mut(tag(event)) {
            Some(0) => false,
            Some(more) => {
                *more -= 1;
                true
            }
            None => true,
        });
        kept.reverse();
    }
    None
}

/// What other answers come to, as corrections of the deal.
///
/// # Errors
/// If something is missing in them, or they cannot be.
pub fn amendment(
    found: &Evening,
    deal: DealNo,
    entry: &Entry,
    told: &Told,
    reason: &str,
) -> Result<Amendment, Box<Refusal>> {
    if entry.draft.is_none() {
        return Err(entry.why());
    }
    let stored = found.events_of(deal);
    let opens = |event: &&Value| !common::DEAL.is_of(event);
    let old: Vec<&Value> = told.events.iter().filter(opens).collect();
    let new: Vec<&Value> = entry.events.iter().filter(opens).collect();
    // Of events of one kind the last ones are those that the form tells.
    let place = |events: &[&Value], nth: usize| {
        let alike = |event: &&&Value| tag(event) == tag(events[nth]);
        let told = old.iter().filter(alike).count();
        let before = events[..nth].iter().filter(alike).count();
        let stored: Vec<usize> = (1..)
            .zip(&stored)
            .filter(|(_, event)| tag(event) == tag(events[nth]))
            .map(|(no, _)| no)
            .collect();
        (before < told).then(|| stored.len().checked_sub(told).map(|first| stored[first + before])).flatten()
    };
    let stands: Vec<Option<usize>> = (0..new.len()).map(|nth| place(&new, nth)).collect();
    let mut corrections = Vec::new();
    for (nth, event) in old.iter().enumerate() {
        if let Some(no) = place(&old, nth).filter(|no| !stands.contains(&Some(*no))) {
            corrections.push(Correction::Drop(no));
        } else if let Some(at) = stands.iter().position(|stand| stand.is_some() && *stand == place(&old, nth))
            && new[at] != *event
            && let Some(no) = stands[at]
        {
            corrections.push(Correction::Replace(no, new[at].clone()));
        }
    }
    // What is as the form has it, and was told otherwise, is what the form says beside what changes: a figure of who took is that of
    // the new taker, whatever name stood there.
    if !corrections.is_empty() {
        for (at, no) in stands.iter().enumerate().filter_map(|(at, no)| Some((at, (*no)?))) {
            let same =
                old.iter().enumerate().any(|(nth, event)| place(&old, nth) == Some(no) && new[at] == *event);
            if same && stored.get(no - 1) != Some(new[at]) {
                corrections.push(Correction::Replace(no, new[at].clone()));
            }
        }
    }
    for (nth, event) in new.iter().enumerate().filter(|(nth, _)| stands[*nth].is_none()) {
        let next = stands[nth..].iter().flatten().next();
        corrections.push(match next {
            Some(no) => Correction::Insert(*no, (*event).clone()),
            None => Correction::Add((*event).clone()),
        });
    }
    Ok(Amendment { deal, corrections, reason: reason.to_owned() })
}

/// The answers of a form to the questions that give these events.
fn answers_of(found: &Evening, events: &[Value]) -> Vec<(String, String)> {
    let forms = found.play().forms();
    let form = |event: &Value| forms.iter().find(|form| form.is_of(event));
    let known: Vec<(&Form, &Value)> = events.iter().filter_map(|event| Some((form(event)?, event))).collect();
    let mut answers = Vec::new();
    for (name, chosen) in [("what", known.first()), ("end", known.last())] {
        answers.extend(chosen.map(|(form, _)| (name.to_owned(), form.event.to_owned())));
    }
    let mut told: HashMap<&str, usize> = HashMap::new();
    for (form, event) in known {
        let nth = told.entry(form.event).or_default();
        *nth += 1;
        let prefix = if *nth == 1 { form.event.to_owned() } else { format!("{}{nth}", form.event) };
        for (field, value) in form.fields.iter().zip(given_of(form, event)) {
            let Some(value) = value else { continue };
            let mut answer = |name: &str, text: String| answers.push((format!("{prefix}.{name}"), text));
            let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            match (field.kind, &value) {
                (Kind::Counts, value) => {
                    if let Some(first) = value.get(0) {
                        answer("for", first.get(0).map(text).unwrap_or_default());
                        answer("figure", first.get(1).map(text).unwrap_or_default());
                    }
                }
                (_, Value::Array(each)) => {
                    answer(field.name, each.iter().map(text).collect::<Vec<_>>().join(" "));
                }
                (_, value) => answer(field.name, text(value)),
            }
        }
    }
    answers
}
