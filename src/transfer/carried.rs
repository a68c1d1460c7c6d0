//! What a sheet cannot carry of a match, said in the sheet and beside it.

use crate::shell::Shell;
use ardoise_desk::evening::Evening;
use ardoise_desk::evening::changed_options;
use ardoise_desk::{Failure, transfer};
use ardoise_rules::engine::{Entry, Table};
use ardoise_rules::words::plain;

/// A match as a sheet, with the sentences on what it cannot carry; they stand in it as comments.
#[must_use]
pub fn sheet(shell: &Shell, found: &Evening) -> (String, Vec<String>) {
    let text = transfer::sheet_of(found);
    let lacking = lacking(shell, found, &text);
    if lacking.is_empty() {
        return (text, lacking);
    }
    let (first, rest) = text.split_once('\n').unwrap_or((text.as_str(), ""));
    let comments: String = lacking.iter().map(|sentence| format!("# {sentence}\n")).collect();
    (format!("{first}\n{comments}{rest}"), lacking)
}

/// Says on standard error what the sheet cannot carry.
pub fn tell(shell: &mut Shell, lacking: &[String]) {
    if shell.json {
        return;
    }
    shell.flush();
    for sentence in lacking {
        shell.aside(sentence);
    }
}

fn lacking(shell: &Shell, found: &Evening, text: &str) -> Vec<String> {
    let speaker = &shell.speaker;
    let force = &found.force();
    let mut sentences = Vec::new();
    for deal in force.slots.keys().filter(|deal| !force.deals.contains_key(deal)) {
        sentences.push(speaker.phrase("carried-no-dropped", &[("deal", &deal.to_string())]));
    }
    for (from, (_, rules)) in &force.rules {
        let old = found.rules_at(from.saturating_sub(1));
        let changed = changed_options(old, rules);
        let changed: Vec<String> = changed.iter().map(|(id, _, new)| format!("{id}={new}")).collect();
        let facts = [("deal", from.to_string()), ("rules", changed.join(" "))];
        sentences.push(speaker.phrase_of("carried-no-adopt", &facts));
    }
    let mut table: Option<&Table> = found.records().iter().find_map(|record| match &record.entry {
        Entry::Open(opened) => Some(&opened.table),
        _ => None,
    });
    for (from, new) in &force.tables {
        let names = |table: &Table| plain(&table.players.join(" "));
        if let Some(old) = table {
            let facts = [("deal", from.to_string()), ("old", names(old)), ("new", names(new))];
            sentences.push(speaker.phrase_of("carried-no-reseat", &facts));
        }
        table = Some(new);
    }
    sentences.extend(read_back(shell, found, text));
    sentences
}

/// Reads the sheet back: does it say what the match says?
fn read_back(shell: &Shell, found: &Evening, text: &str) -> Option<String> {
    let speaker = &shell.speaker;
    let unread = |line: usize| speaker.phrase("carried-unread", &[("line", &line.to_string())]);
    let read = match shell.houses().sheet(text) {
        Ok(read) => read,
        Err(error) => return Some(unread(error.span.line)),
    };
    match transfer::place(read, shell.now()) {
        Ok(placed) => {
            let totals = placed.report().totals;
            let ours = found.report().totals;
            let words = |totals: &ardoise_rules::engine::ByAccount| {
                let each = totals.0.iter().map(|(account, total)| format!("{account} {total}"));
                each.collect::<Vec<_>>().join(", ")
            };
            (totals != ours).then(|| {
                speaker.phrase("carried-totals", &[("sheet", &words(&totals)), ("match", &words(&ours))])
            })
        }
        Err(Failure::Refused(refusal)) => Some(unread(refusal.span.map_or(0, |(line, _, _)| line))),
        Err(_) => Some(unread(0)),
    }
}
