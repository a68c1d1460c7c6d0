//! An entry of a journal, in words: what it recorded, or what it did to what was recorded.

use std::fmt::Write as _;

use crate::pages::rules::{house_name, options_changed};
use ardoise_desk::evening::{Evening, changed_options};
use ardoise_rules::engine::{Entry, Opened, Record, Seq, Table};
use ardoise_rules::words::{Speaker, plain, shown};

/// Who plays, in the order of play.
fn listed(table: &Table, speaker: &Speaker) -> String {
    speaker.all(&table.players.iter().map(|name| shown(name)).collect::<Vec<_>>())
}

/// What an entry says, in words.
#[must_use]
pub fn described(found: &Evening, record: &Record, speaker: &Speaker) -> String {
    let play = found.play();
    let because = |text: String, reason: &str| {
        if reason.is_empty() { text } else { format!("{text} ({})", plain(reason)) }
    };
    match &record.entry {
        Entry::Open(opened) => {
            let Opened { rules, table, .. } = &**opened;
            let rules = house_name(found.game().id(), &rules.preset, speaker);
            let players = listed(table, speaker);
            speaker.phrase("log-open", &[("players", &players), ("rules", &rules)])
        }
        Entry::Adopt { from, rules, reason, .. } => {
            let old = found.rules_at(from.saturating_sub(1));
            let mut what = house_name(found.game().id(), &rules.preset, speaker);
            // Other rules altogether are known by their name; an option agreed on is not.
            if old.preset == rules.preset {
                let changed = changed_options(old, rules);
                for line in options_changed(found.game(), &changed, speaker) {
                    let _ = write!(what, ", {line}");
                }
            }
            because(speaker.phrase("log-adopt", &[("rules", &what)]), reason)
        }
        Entry::Reseat { table, reason, .. } => {
            because(speaker.phrase("log-reseat", &[("players", &listed(table, speaker))]), reason)
        }
        Entry::Play { deal, event, .. } => {
            speaker.told_event(found.play().forms(), event, play.table_at(*deal))
        }
        Entry::Retract { op, reason } => {
            because(speaker.phrase("log-retract", &[("op", &op.to_string())]), reason)
        }
        Entry::Amend { seq, with, reason, .. } => {
            let deal =
                found.records().iter().find(|other| other.seq == *seq).and_then(|other| other.entry.deal());
            let table = deal.map_or_else(|| play.table(), |deal| play.table_at(deal));
            let texts: Vec<String> =
                with.iter().map(|event| speaker.told_event(found.play().forms(), event, table)).collect();
            let with = texts.join(", ");
            let id = if with.is_empty() { "log-drop" } else { "log-amend" };
            because(speaker.phrase(id, &[("seq", &seq.to_string()), ("with", &with)]), reason)
        }
    }
}

/// What was recorded, for whoever does not see the log: what was taken back is told, and not its number.
#[must_use]
pub fn told(found: &Evening, record: &Record, speaker: &Speaker) -> String {
    match &record.entry {
        Entry::Retract { op, .. } => {
            speaker.phrase("log-takes-back", &[("what", &command_described(found, *op, speaker))])
        }
        _ => described(found, record, speaker),
    }
}

/// What a command recorded, in words; for one that took another back, what it took back.
#[must_use]
pub fn command_described(found: &Evening, op: Seq, speaker: &Speaker) -> String {
    let of = |op: Seq| found.records().iter().filter(move |record| record.op == op);
    let told = |op| of(op).map(|record| described(found, record, speaker)).collect::<Vec<_>>().join(", ");
    let back = of(op).filter_map(|record| match &record.entry {
        Entry::Retract { op, .. } => Some(told(*op)),
        _ => None,
    });
    let back: Vec<String> = back.collect();
    if back.is_empty() { told(op) } else { speaker.apart(back) }
}
