//! `ardoise choose`: matches that were recorded differently on two machines, and which copy counts.

use serde_json::{Value, json};

use crate::evening;
use crate::line::args::ChooseArgs;
use crate::pages::{self, ListedCopy, ListedFork};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::evening::{Evening, conflict_among, moment};
use ardoise_desk::store::{Choice, Fork, Standing, match_id};
use ardoise_rules::engine::{Arg, DealNo, Report};
use ardoise_rules::words::plain;

/// Shows every match with copies, or chooses a copy.
///
/// # Errors
/// If there is no such copy, or the database cannot be written.
pub fn run(shell: &mut Shell, args: &ChooseArgs) -> Result<(), Failure> {
    match &args.id {
        None => list(shell),
        Some(id) => choose(shell, id, args.reason.as_deref().unwrap_or_default()),
    }
}

/// A copy with what its log leads to.
struct Copy {
    fork: Fork,
    found: Evening,
    report: Report,
}

fn copies(desk: &Desk, forks: &[Fork]) -> Result<Vec<Copy>, Failure> {
    let mut copies = Vec::new();
    for fork in forks.iter().filter(|fork| fork.standing != Standing::Beneath) {
        let (found, _) = Evening::of_rows(&fork.id, desk.store().read(&fork.id)?, None)?;
        let report = found.report();
        copies.push(Copy { fork: fork.clone(), found, report });
    }
    // The one that counts comes first.
    copies.sort_by_key(|copy| (!counts(copy.fork.standing), copy.fork.id.clone()));
    Ok(copies)
}

const fn counts(standing: Standing) -> bool {
    matches!(standing, Standing::Counts | Standing::Chosen)
}

/// The first deal that is not the same in all copies.
fn differs_from(copies: &[Copy]) -> Option<DealNo> {
    let first = copies.first()?;
    let deals = |copy: &Copy| -> Vec<(DealNo, Vec<Value>)> {
        let deals = copy.found.force().deals.iter();
        deals
            .map(|(no, events)| (*no, events.iter().map(|happened| happened.event.clone()).collect()))
            .collect()
    };
    let own = deals(first);
    let parting = |copy: &Copy| {
        let other = deals(copy);
        let same = own.iter().zip(&other).take_while(|(a, b)| a == b).count();
        own.get(same).or_else(|| other.get(same)).map(|(no, _)| *no)
    };
    copies.iter().skip(1).filter_map(parting).min()
}

fn totals(report: &Report) -> String {
    let each = report.totals.0.iter().map(|(_, total)| total.to_string());
    each.collect::<Vec<_>>().join(" – ")
}

fn list(shell: &mut Shell) -> Result<(), Failure> {
    let (desk, forks) = match shell.desk_to_read()? {
        Some(desk) => {
            let forks = desk.forks()?;
            (Some(desk), forks)
        }
        None => (None, Vec::new()),
    };
    let mut listed = Vec::new();
    let mut rows = Vec::new();
    let mut families: Vec<&[Fork]> = forks.chunk_by(|a, b| a.origin == b.origin).collect();
    families.sort_by_key(|family| !family.iter().any(|fork| fork.standing == Standing::Counts));
    for family in families {
        let Some(desk) = &desk else { break };
        let copies = copies(desk, family)?;
        let Some(first) = copies.first() else { continue };
        let chosen = first.fork.standing == Standing::Chosen;
        let differs_from = differs_from(&copies);
        rows.push(json!({
            "match": first.fork.origin, "chosen": chosen.then_some(&first.fork.id), "differs_from": differs_from,
            "copies": copies.iter().map(|copy| copy_json(desk, copy)).collect::<Result<Vec<_>, _>>()?,
        }));
        listed.push(ListedFork {
            heading: pages::heading(&first.report, &shell.speaker),
            differs_from,
            chosen,
            copies: copies.iter().map(listed_copy).collect(),
        });
    }
    if shell.json {
        let choices = match &desk {
            Some(desk) => desk.store().choices()?,
            None => Vec::new(),
        };
        let choices: Vec<_> = choices.iter().map(choice_json).collect();
        shell.value(&json!({"format": 1, "conflicts": rows, "choices": choices}));
        return Ok(());
    }
    let page = pages::copies(&listed, &shell.speaker);
    shell.page(&page);
    Ok(())
}

fn listed_copy(copy: &Copy) -> ListedCopy {
    let last = copy.found.records().last();
    let last =
        last.map(|record| format!("{} {}", crate::line::days::minute_here(record.at), plain(&record.author)));
    ListedCopy {
        id: copy.fork.id.clone(),
        standing: copy.fork.standing.word(),
        entries: copy.found.records().len(),
        deals: copy.report.deals.iter().filter(|deal| deal.complete).count(),
        totals: totals(&copy.report),
        last: last.unwrap_or_default(),
    }
}

fn copy_json(desk: &Desk, copy: &Copy) -> Result<Value, Failure> {
    let last = copy.found.records().last();
    Ok(json!({
        "id": copy.fork.id, "standing": copy.fork.standing.word(),
        "hash": desk.store().proved_hash(&copy.fork.id, None)?,
        "entries": copy.found.records().len(), "totals": copy.report.totals,
        "deals": copy.report.deals.iter().filter(|deal| deal.complete).count(),
        "last": {"at": last.map(|record| moment(record.at)), "author": last.map(|record| &record.author)},
    }))
}

fn choice_json(choice: &Choice) -> Value {
    json!({
        "id": choice.id, "at": moment(choice.at), "author": choice.author, "match": choice.origin,
        "chosen": choice.chosen, "reason": choice.reason,
    })
}

fn choose(shell: &mut Shell, text: &str, reason: &str) -> Result<(), Failure> {
    let mut desk = shell.desk_if_any()?.ok_or_else(evening::no_match)?;
    let id = desk.store().resolve(text)?;
    let family = desk.store().family(&id)?;
    let shown = |id: &str| pages::id_shown(id);
    let Some(own) = family.iter().find(|fork| fork.id == id) else {
        let args = vec![("match", Arg::Text(shown(&id)))];
        return Err(Failure::shell("choose-no-copies", args).hint("choose-list", vec![]));
    };
    // The id of the match itself stands for all of its copies: it says nothing about which.
    let digits: String = text.trim().replace('-', "").to_lowercase();
    let bare = id.replace('-', "");
    if !(bare.starts_with(&digits) || bare.ends_with(&digits)) {
        let seen = family.iter().filter(|fork| fork.standing != Standing::Beneath);
        let ids: Vec<String> = seen.map(|fork| shown(&fork.id)).collect();
        let args = vec![("match", Arg::Text(plain(text))), ("copies", Arg::Text(ids.join(", ")))];
        return Err(Failure::shell("choose-which", args));
    }
    let choices = desk.store().choices()?;
    let at = choices.last().map_or(0, |choice| choice.at + 1).max(shell.now());
    let new = Choice {
        id: match_id(at),
        at,
        author: shell.author(),
        origin: own.origin.clone(),
        chosen: id.clone(),
        reason: plain(reason),
    };
    let again =
        choices.iter().rfind(|choice| choice.origin == own.origin).is_some_and(|last| last.chosen == id);
    if !again {
        desk.store_mut().choose(&new)?;
    }
    let others: Vec<String> =
        conflict_among(&family, &id).map(|conflict| conflict.others).unwrap_or_default();
    if shell.json {
        shell.value(&json!({"format": 1, "match": own.origin, "chosen": id, "aside": others, "new": !again}));
        return Ok(());
    }
    let others: Vec<String> = others.iter().map(|id| shown(id)).collect();
    shell.sentence("choose-done", &[("id", &shown(&id)), ("others", &others.join(", "))]);
    Ok(())
}
