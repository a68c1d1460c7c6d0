//! `ardoise log`: the audit trail of a match.

use std::fmt::Write as _;

use serde_json::json;

use crate::evening;
use crate::line::args::LogArgs;
use crate::line::days;
use crate::pages::{Cell, Column, Doc, Scope, Table, Tone};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::changed_options;
use ardoise_desk::evening::{Evening, moment};
use ardoise_rules::engine::{Entry, Record};
use ardoise_rules::words::plain;

/// Shows who recorded what, when, and what of it is in force; or the slate as it stood.
///
/// # Errors
/// If there is no match or it cannot be read.
pub fn run(shell: &mut Shell, args: &LogArgs) -> Result<(), Failure> {
    let store = shell.store_to_read()?.ok_or_else(evening::no_match)?;
    let found = evening::load(shell, &store, None, args.at)?;
    if args.at.is_some() {
        let report = found.report();
        evening::show(shell, &report, Scope::Whole);
        return Ok(());
    }
    if shell.json {
        let rows: Vec<_> = found.records().iter().map(|record| row_json(&found, record)).collect();
        shell.value(&json!({"format": 1, "match": found.id(), "hash": found.hash(), "log": rows}));
        return Ok(());
    }
    let page = page(shell, &found);
    shell.page(&page);
    Ok(())
}

fn row_json(found: &Evening, record: &Record) -> serde_json::Value {
    json!({
        "seq": record.seq, "op": record.op, "at": moment(record.at), "author": record.author,
        "kind": record.entry.kind(), "deal": record.entry.deal(), "in_force": in_force(found, record),
        "entry": record.entry,
    })
}

fn in_force(found: &Evening, record: &Record) -> bool {
    found.force().live.contains(&record.seq)
}

fn page(shell: &Shell, found: &Evening) -> Doc {
    let speaker = &shell.speaker;
    let columns = vec![
        Column::figures(speaker.word("log-seq")),
        Column::words(speaker.word("log-when")),
        Column::words(speaker.word("log-who")),
        Column::figures(speaker.word("log-deal")),
        Column::words(speaker.word("log-what")),
    ];
    let rows = found
        .records()
        .iter()
        .map(|record| {
            let live = in_force(found, record);
            let tone = if live { Tone::Plain } else { Tone::Faint };
            let mut what = described(shell, found, record);
            if !live {
                what = speaker.phrase("log-taken-back", &[("what", &what)]);
            }
            vec![
                Cell::toned(record.seq.to_string(), tone),
                Cell::toned(days::minute_here(record.at), tone),
                Cell::toned(plain(&record.author).chars().take(40).collect::<String>(), tone),
                Cell::toned(record.entry.deal().map(|no| no.to_string()).unwrap_or_default(), tone),
                Cell::toned(what, tone),
            ]
        })
        .collect();
    let mut doc = Doc::default();
    doc.table(Table { columns, rows });
    doc
}

/// What an entry says, in words.
#[must_use]
pub fn described(shell: &Shell, found: &Evening, record: &Record) -> String {
    let speaker = &shell.speaker;
    let play = found.play();
    let because = |text: String, reason: &str| {
        if reason.is_empty() { text } else { format!("{text} ({})", plain(reason)) }
    };
    match &record.entry {
        Entry::Open { rules, table, .. } => speaker
            .phrase("log-open", &[("players", &plain(&table.players.join(" "))), ("rules", &rules.preset)]),
        Entry::Adopt { from, rules, reason, .. } => {
            let old = found.rules_at(from.saturating_sub(1));
            let mut what = plain(&rules.preset);
            // Other rules altogether are known by their name; an option agreed on is not.
            if old.preset == rules.preset {
                for (id, before, after) in changed_options(old, rules) {
                    let _ = write!(what, ", {id} {before} → {after}");
                }
            }
            because(speaker.phrase("log-adopt", &[("rules", &what)]), reason)
        }
        Entry::Reseat { table, reason, .. } => {
            because(speaker.phrase("log-reseat", &[("players", &plain(&table.players.join(" ")))]), reason)
        }
        Entry::Play { deal, event, .. } => {
            evening::event_shown(shell, found.game(), event, play.table_at(*deal))
        }
        Entry::Retract { op, reason } => {
            because(speaker.phrase("log-retract", &[("op", &op.to_string())]), reason)
        }
        Entry::Amend { seq, with, reason, .. } => {
            let deal =
                found.records().iter().find(|other| other.seq == *seq).and_then(|other| other.entry.deal());
            let table = deal.map_or_else(|| play.table(), |deal| play.table_at(deal));
            let texts: Vec<String> =
                with.iter().map(|event| evening::event_shown(shell, found.game(), event, table)).collect();
            let with = texts.join(", ");
            let id = if with.is_empty() { "log-drop" } else { "log-amend" };
            because(speaker.phrase(id, &[("seq", &seq.to_string()), ("with", &with)]), reason)
        }
    }
}
