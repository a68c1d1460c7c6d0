//! `ardoise log`: the audit trail of a match.

use serde_json::json;

use crate::evening;
use crate::line::args::LogArgs;
use crate::pages::{self, Scope};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::{Evening, moment};
use ardoise_rules::engine::Record;

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
    let page = pages::log(&found, &shell.speaker);
    shell.page(&page);
    Ok(())
}

fn row_json(found: &Evening, record: &Record) -> serde_json::Value {
    json!({
        "seq": record.seq, "op": record.op, "at": moment(record.at), "author": record.author,
        "kind": record.entry.kind(), "deal": record.entry.deal(), "in_force": found.force().live.contains(&record.seq),
        "entry": record.entry,
    })
}
