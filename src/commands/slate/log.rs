//! `ardoise log`: the audit trail of a match.

use serde_json::json;

use crate::evening;
use crate::line::args::LogArgs;
use crate::line::days;
use crate::pages::{self, Cell, Column, Doc, Scope, Table, Tone};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::{Evening, moment};
use ardoise_rules::engine::Record;
use ardoise_rules::words::plain;

/// Shows who recorded what, when, and what of it is in force; or the slate as it stood.
///
/// # Errors
/// If there is no match or it cannot be read.
pub fn run(shell: &mut Shell, args: &LogArgs) -> Result<(), Failure> {
    let desk = shell.desk_to_read()?.ok_or_else(evening::no_match)?;
    let found = evening::load(shell, &desk, None, args.at)?;
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
            let mut what = pages::described(found, record, &shell.speaker);
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
