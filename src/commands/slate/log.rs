//! `ardoise log`: the audit trail of a match.

use serde::{Serialize, Serializer};
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
        shell.value(&Trail { format: 1, id: found.id(), hash: json!(found.hash()), log: Rows(&found) });
        return Ok(());
    }
    let page = pages::log(&found, &shell.speaker);
    shell.page(&page);
    Ok(())
}

/// The trail as JSON.
#[derive(Serialize)]
struct Trail<'a> {
    format: u8,
    #[serde(rename = "match")]
    id: &'a str,
    hash: serde_json::Value,
    log: Rows<'a>,
}

/// The entries of a match, each made when it is its turn.
struct Rows<'a>(&'a Evening);

impl Serialize for Rows<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.records().iter().map(|record| row_json(self.0, record)))
    }
}

fn row_json(found: &Evening, record: &Record) -> serde_json::Value {
    json!({
        "seq": record.seq, "op": record.op, "at": moment(record.at), "author": record.author,
        "kind": record.entry.kind(), "deal": record.entry.deal(), "in_force": found.force().live.contains(&record.seq),
        "entry": record.entry,
    })
}
