//! `ardoise choose`: matches and contests that were recorded differently on two machines, and which copy counts.

use serde_json::{Value, json};

use crate::evening;
use crate::line::args::ChooseArgs;
use crate::pages::{self, CopiesOf, ListedCopy, ListedFork, id_shown};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::choose::{Copy, Family, HallFamily};
use ardoise_desk::evening::moment;
use ardoise_desk::hall::Hall;
use ardoise_desk::store::{Choice, Fork};
use ardoise_rules::engine::Report;
use ardoise_rules::words::{Speaker, plain};

/// Shows everything that has copies, or chooses a copy.
///
/// # Errors
/// If there is no such copy, or the database cannot be written.
pub fn run(shell: &mut Shell, args: &ChooseArgs) -> Result<(), Failure> {
    match &args.id {
        None => list(shell),
        Some(id) => choose(shell, id, args.reason.as_deref().unwrap_or_default()),
    }
}

fn list(shell: &mut Shell) -> Result<(), Failure> {
    let desk = shell.desk_to_read()?;
    let families = desk.as_ref().map(Desk::families).transpose()?.unwrap_or_default();
    let halls = desk.as_ref().map(Desk::hall_families).transpose()?.unwrap_or_default();
    if shell.json {
        let (mut rows, mut contests) = (Vec::new(), Vec::new());
        let mut choices = Vec::new();
        if let Some(desk) = &desk {
            for family in &families {
                rows.push(family_json(desk, family)?);
            }
            for family in &halls {
                contests.push(halls_json(desk, family)?);
            }
            choices = desk.store().choices()?.iter().map(choice_json).collect();
        }
        shell.value(&json!({"format": 1, "conflicts": rows, "contests": contests, "choices": choices}));
        return Ok(());
    }
    let choices = desk.as_ref().map(|desk| desk.store().choices()).transpose()?.unwrap_or_default();
    // The last word on it counts.
    let why = |chosen: bool, id: &str| {
        let choice = choices.iter().rev().find(|choice| chosen && choice.chosen == id);
        choice.map(|choice| chosen_words(choice, &shell.speaker))
    };
    let matches = families.iter().filter_map(|family| {
        let first = family.copies.first()?;
        Some(ListedFork {
            heading: pages::heading(&first.report, &shell.speaker),
            why: why(family.chosen, &first.fork.id),
            of: CopiesOf::Match { differs_from: family.differs_from, goes_on_alike: family.goes_on_alike },
            chosen: family.chosen,
            copies: family.copies.iter().map(|copy| listed_copy(copy, &shell.speaker)).collect(),
        })
    });
    let contests = halls.iter().filter_map(|family| {
        let (fork, hall) = family.copies.first()?;
        Some(ListedFork {
            heading: pages::contest_heading(hall.contest(), &shell.speaker),
            why: why(family.chosen, &fork.id),
            of: CopiesOf::Contest,
            chosen: family.chosen,
            copies: family
                .copies
                .iter()
                .map(|(fork, hall)| listed_hall(fork, hall, &shell.speaker))
                .collect(),
        })
    });
    let page = pages::copies(&matches.chain(contests).collect::<Vec<_>>(), &shell.speaker);
    shell.page(&page);
    Ok(())
}

/// Who chose a copy, when and why.
fn chosen_words(choice: &Choice, speaker: &Speaker) -> String {
    let (when, author, reason) =
        (pages::figure::moment(choice.at, speaker), plain(&choice.author), plain(&choice.reason));
    let facts = [("when", when.as_str()), ("who", &author), ("reason", &reason)];
    speaker.phrase(if reason.is_empty() { "choose-by" } else { "choose-by-why" }, &facts)
}

fn totals(report: &Report, speaker: &Speaker) -> String {
    pages::figure::abreast(report.totals.0.iter().map(|(_, total)| *total), speaker)
}

/// When an entry was written, and by whom.
fn written(last: Option<(i64, &str)>, speaker: &Speaker) -> String {
    let told =
        |(at, author): (i64, &str)| format!("{} {}", pages::figure::moment(at, speaker), plain(author));
    last.map(told).unwrap_or_default()
}

fn listed_copy(copy: &Copy, speaker: &Speaker) -> ListedCopy {
    let last = copy.found.records().last().map(|record| (record.at, record.author.as_str()));
    ListedCopy {
        id: copy.fork.id.clone(),
        standing: copy.fork.standing.word(),
        entries: copy.found.records().len(),
        played: copy.report.deals.iter().filter(|deal| deal.complete).count(),
        totals: Some(totals(&copy.report, speaker)),
        last: written(last, speaker),
    }
}

fn listed_hall(fork: &Fork, hall: &Hall, speaker: &Speaker) -> ListedCopy {
    let last = hall.records().last().map(|record| (record.at, record.author.as_str()));
    ListedCopy {
        id: fork.id.clone(),
        standing: fork.standing.word(),
        entries: hall.records().len(),
        played: hall.contest().rounds.len(),
        totals: None,
        last: written(last, speaker),
    }
}

fn family_json(desk: &Desk, family: &Family) -> Result<Value, Failure> {
    let first = family.copies.first().map(|copy| &copy.fork);
    let copies = family.copies.iter().map(|copy| copy_json(desk, copy)).collect::<Result<Vec<_>, _>>()?;
    Ok(json!({
        "match": first.map(|fork| &fork.origin), "chosen": first.filter(|_| family.chosen).map(|fork| &fork.id),
        "differs_from": family.differs_from, "goes_on_alike": family.goes_on_alike, "copies": copies,
    }))
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

fn halls_json(desk: &Desk, family: &HallFamily) -> Result<Value, Failure> {
    let first = family.copies.first().map(|(fork, _)| fork);
    let copy = |(fork, hall): &(Fork, Hall)| -> Result<Value, Failure> {
        let last = hall.records().last();
        Ok(json!({
            "id": fork.id, "standing": fork.standing.word(), "hash": desk.store().proved_hash(&fork.id, None)?,
            "entries": hall.records().len(), "rounds": hall.contest().rounds.len(),
            "last": {"at": last.map(|record| moment(record.at)), "author": last.map(|record| &record.author)},
        }))
    };
    let copies = family.copies.iter().map(copy).collect::<Result<Vec<_>, _>>()?;
    Ok(json!({
        "contest": first.map(|fork| &fork.origin), "chosen": first.filter(|_| family.chosen).map(|fork| &fork.id),
        "copies": copies,
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
    let chosen = desk.choose(text, reason)?;
    if shell.json {
        shell.value(&json!({
            "format": 1, "match": chosen.origin, "chosen": chosen.id, "aside": chosen.aside, "new": chosen.new,
        }));
        return Ok(());
    }
    let others: Vec<String> = chosen.aside.iter().map(|id| id_shown(id)).collect();
    shell.sentence("choose-done", &[("id", &id_shown(&chosen.id)), ("others", &shell.speaker.all(&others))]);
    Ok(())
}
