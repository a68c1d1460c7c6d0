//! `ardoise amend`: puts a recorded deal right, after showing what that changes.

use serde_json::{Value, json};

use crate::evening;
use crate::guided::prompt::Terminal;
use crate::line::args::AmendArgs;
use crate::pages::{self, Cell, Column, Doc, Scope, Tone};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::{Change, Draft, Evening};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, DealNo, Report};
use ardoise_rules::notation::{self, Tongue};

/// Shows the events of a deal, or puts it right.
///
/// # Errors
/// If there is no such deal, an event cannot be true, or nobody said yes.
pub fn run(shell: &mut Shell, args: &AmendArgs) -> Result<(), Failure> {
    let mut store =
        shell.store_to_read()?.map(|_| shell.store()).transpose()?.ok_or_else(evening::no_match)?;
    let found = evening::load(shell, &store, None, None)?;
    let deal = number(&found, &args.deal)?;
    if args.change.is_empty() {
        return events(shell, &found, deal);
    }
    let text = notation::split_args(&args.change);
    let amended = work_out(&found, deal, &text, shell.tongue(), args.reason.as_deref().unwrap_or_default())?;
    let (before, report) = (found.report(), amended.report());
    let kept = args.yes && !args.dry_run;
    if shell.json {
        let value = as_json(shell, &found, &amended, &before, &report, kept);
        shell.value(&value);
    } else if !args.yes {
        let page = preview(shell, &found, &amended, &before, &report);
        shell.page(&page);
    }
    if args.dry_run {
        if !shell.json {
            shell.sentence("amend-dry", &[]);
        }
        return Ok(());
    }
    if !args.yes {
        shell.flush();
        let terminal = if shell.json { None } else { Terminal::open(shell.look.color) };
        let Some(mut terminal) = terminal else {
            return Err(if shell.json { Failure::Told(1) } else { Failure::shell("amend-say-yes", vec![]) });
        };
        if !crate::guided::ask::confirm(shell, &mut terminal, "amend-keep")? {
            shell.sentence("amend-left", &[]);
            return Ok(());
        }
    }
    evening::record(shell, &mut store, amended)?;
    if !shell.json {
        shell.sentence("amend-kept", &[("deal", &deal.to_string())]);
        evening::show(shell, &report, Scope::Last(10));
    }
    Ok(())
}

/// The deal that is meant: its number, or the last one.
///
/// # Errors
/// If the match has no such deal.
pub fn number(found: &Evening, text: &str) -> Result<DealNo, Failure> {
    let (slots, last) = (&found.force().slots, found.last_deal());
    let wanted = match fold_word(text).as_str() {
        "last" | "derniere" => Some(last),
        digits => digits.parse().ok(),
    };
    wanted.filter(|no| slots.contains_key(no)).ok_or_else(|| {
        Failure::shell("no-such-deal", vec![("deal", Arg::Text(text.to_owned())), ("last", Arg::from(last))])
    })
}

/// The events of a deal with their numbers.
fn events(shell: &mut Shell, found: &Evening, deal: DealNo) -> Result<(), Failure> {
    let events = found.events_of(deal);
    let table = found.play().table_at(deal);
    let texts: Vec<String> =
        events.iter().map(|event| evening::event_shown(shell, found.game(), event, table)).collect();
    if shell.json {
        let rows: Vec<_> = texts
            .iter()
            .zip(&events)
            .enumerate()
            .map(|(place, (text, event))| json!({"no": place + 1, "text": text, "event": event}))
            .collect();
        shell.value(&json!({"format": 1, "deal": deal, "events": rows}));
        return Ok(());
    }
    let no = deal.to_string();
    let mut doc = Doc::default();
    doc.heading(shell.speaker.phrase("amend-deal", &[("deal", &no)]));
    if texts.is_empty() {
        doc.text(shell.speaker.word("amend-empty"));
    } else {
        let columns = vec![
            Column::figures(shell.speaker.word("amend-no")),
            Column::words(shell.speaker.word("amend-event")),
        ];
        let rows = texts
            .into_iter()
            .enumerate()
            .map(|(place, text)| vec![Cell::toned((place + 1).to_string(), Tone::Strong), Cell::plain(text)])
            .collect();
        doc.table(pages::Table { columns, rows });
    }
    doc.toned(shell.speaker.phrase("amend-how", &[("deal", &no)]), Tone::Faint);
    shell.page(&doc);
    Ok(())
}

/// Reads the changes and works out what they come to; nothing is written.
///
/// # Errors
/// If a change cannot be read, or what it puts in cannot be true.
pub fn work_out(
    found: &Evening,
    deal: DealNo,
    text: &str,
    tongue: Tongue,
    reason: &str,
) -> Result<Draft, Failure> {
    Ok(found.draft(Change::Amend(found.read_amendment(deal, text, tongue, reason)?))?)
}

/// The change and what it does to the match, as a page.
#[must_use]
pub fn preview(shell: &Shell, found: &Evening, amended: &Draft, before: &Report, after: &Report) -> Doc {
    let speaker = &shell.speaker;
    let mut doc = Doc::default();
    doc.heading(speaker.phrase("amend-preview", &[("deal", &deal_of(amended).to_string())]));
    for (no, old, new) in texts(shell, found, amended) {
        let no = no.map(|no| no.to_string()).unwrap_or_default();
        let line = match (old, new) {
            (Some(old), Some(new)) => {
                speaker.phrase("amend-replaced", &[("no", &no), ("old", &old), ("new", &new)])
            }
            (Some(old), None) => speaker.phrase("amend-dropped", &[("no", &no), ("old", &old)]),
            (None, Some(new)) => speaker.phrase("amend-added", &[("new", &new)]),
            (None, None) => continue,
        };
        doc.text(line);
    }
    doc.blocks.extend(pages::difference(before, after, speaker, &amended.differs().deals).blocks);
    doc
}

fn texts(
    shell: &Shell,
    found: &Evening,
    amended: &Draft,
) -> Vec<(Option<usize>, Option<String>, Option<String>)> {
    let table = found.play().table_at(deal_of(amended));
    let text = |event: &Value| evening::event_shown(shell, found.game(), event, table);
    let changes = amended.differs().events.iter();
    changes.map(|event| (event.no, event.before.as_ref().map(text), event.after.as_ref().map(text))).collect()
}

/// The deal that is put right.
fn deal_of(amended: &Draft) -> DealNo {
    amended.differs().deals.first().copied().unwrap_or(0)
}

/// The same for machines.
#[must_use]
pub fn as_json(
    shell: &Shell,
    found: &Evening,
    amended: &Draft,
    before: &Report,
    after: &Report,
    kept: bool,
) -> Value {
    let changes: Vec<_> = texts(shell, found, amended)
        .into_iter()
        .map(|(no, old, new)| json!({"no": no, "before": old, "after": new}))
        .collect();
    let side = |report: &Report| {
        let deal = report.deals.iter().find(|deal| deal.no == deal_of(amended));
        json!({
            "score": deal.map(|deal| &deal.score), "totals": report.totals, "parts": report.parts,
            "standing": pages::standing_json(report, &shell.speaker),
        })
    };
    let misfits: Vec<_> = amended
        .differs()
        .misfits
        .iter()
        .map(|misfit| {
            let table = amended.after().play().table_at(misfit.deal);
            json!({
                "deal": misfit.deal, "event": evening::event_shown(shell, found.game(), &misfit.event, table),
                "text": shell.speaker.say(&misfit.said, Some(table)),
            })
        })
        .collect();
    json!({
        "format": 1, "deal": deal_of(amended), "kept": kept, "changes": changes,
        "before": side(before), "after": side(after), "misfits": misfits,
    })
}
