//! What happened in a contest: every entry of its journal, and what became of it.

use super::{entry_name, format_name, numbered};
use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use crate::pages::figure;
use ardoise_desk::contest::{Event, in_force, side_letter};
use ardoise_desk::hall::Hall;
use ardoise_rules::words::{Speaker, plain, shown};

/// Who recorded what, when, and what of it is in force.
#[must_use]
pub fn log(hall: &Hall, speaker: &Speaker) -> Doc {
    let live: Vec<i64> = in_force(hall.records()).iter().map(|record| record.seq).collect();
    let columns = vec![
        Column::figures(speaker.word("log-seq")),
        Column::words(speaker.word("log-when")),
        Column::words(speaker.word("log-who")),
        Column::words(speaker.word("log-what")),
    ];
    let rows = hall.records().iter().map(|record| {
        let back = matches!(record.event, Event::Retract { .. });
        let gone = !back && live.binary_search(&record.seq).is_err();
        let tone = if gone { Tone::Faint } else { Tone::Plain };
        let mut what = described(hall, &record.event, speaker);
        if gone {
            what = speaker.phrase("log-taken-back", &[("what", &what)]);
        }
        vec![
            Cell::toned(record.seq.to_string(), tone),
            Cell::toned(figure::moment(record.at, speaker), tone),
            Cell::toned(plain(&record.author).chars().take(40).collect::<String>(), tone),
            Cell::toned(what, tone),
        ]
    });
    let mut doc = Doc::default();
    doc.table(Table { columns, rows: rows.collect() });
    doc
}

/// What was taken back between two states of a contest, in a sentence.
#[must_use]
pub fn undone(before: &Hall, after: &Hall, speaker: &Speaker) -> String {
    let live: Vec<i64> = in_force(after.records()).iter().map(|record| record.seq).collect();
    let gone =
        in_force(before.records()).into_iter().filter(|record| live.binary_search(&record.seq).is_err());
    let what: Vec<String> = gone.map(|record| described(before, &record.event, speaker)).collect();
    speaker.phrase("undone", &[("what", &speaker.all(&what))])
}

/// An event in words.
#[must_use]
pub fn described(hall: &Hall, event: &Event, speaker: &Speaker) -> String {
    let contest = hall.contest();
    let names = |names: &[String]| names.iter().map(|name| shown(name)).collect::<Vec<_>>().join(" + ");
    let why = |reason: &Option<String>| reason.as_deref().map(shown).filter(|reason| !reason.is_empty());
    let say = |id: &str, facts: &[(&str, String)]| {
        let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
        speaker.phrase(id, &facts)
    };
    let mut reason = None;
    let text = match event {
        Event::Open(opening) => {
            let kind = format_name(opening.format, speaker);
            say("contest-did-open", &[("title", shown(&opening.title)), ("kind", kind)])
        }
        Event::Enter { no, names: own, .. } => {
            say("contest-did-enter", &[("no", no.to_string()), ("name", names(own))])
        }
        Event::Withdraw { entry, reason: told } => {
            reason = why(told);
            say("contest-did-withdraw", &[("name", numbered(contest, *entry))])
        }
        Event::Return { entry } => say("contest-did-return", &[("name", numbered(contest, *entry))]),
        Event::Replace { entry, names: own, reason: told } => {
            reason = why(told);
            say("contest-did-replace", &[("no", entry.to_string()), ("name", names(own))])
        }
        Event::Draw(drawing) => {
            let tables = drawing.drawn.tables.len().to_string();
            say("contest-did-draw", &[("round", drawing.round.to_string()), ("tables", tables)])
        }
        Event::Seat { round, table, .. } => {
            say("contest-did-seat", &[("round", round.to_string()), ("table", table.to_string())])
        }
        Event::Result { round, table, scores, reason: told, .. } => {
            reason = why(told);
            let scores = super::round::figures(scores, speaker);
            let facts = [("round", round.to_string()), ("table", table.to_string()), ("scores", scores)];
            say("contest-did-result", &facts)
        }
        Event::Forfeit { round, table, side, also, reason: told } => {
            reason = why(told);
            let absent = std::iter::once(side).chain(also);
            let who = absent.map(|side| side_at(hall, *round, *table, *side)).collect::<Vec<_>>().join(", ");
            say(
                "contest-did-forfeit",
                &[("round", round.to_string()), ("table", table.to_string()), ("name", who)],
            )
        }
        Event::Agree { round, table, side, disputes, .. } => {
            let who = side.map(|side| side_at(hall, *round, *table, side)).unwrap_or_default();
            let id = match (side, disputes) {
                (None, _) => "contest-did-agree",
                (Some(_), false) => "contest-did-agree-side",
                (Some(_), true) => "contest-did-dispute",
            };
            say(id, &[("round", round.to_string()), ("table", table.to_string()), ("name", who)])
        }
        Event::Lock { round } => say("contest-did-lock", &[("round", round.to_string())]),
        Event::Prizes { prizes } => say("contest-did-prizes", &[("count", prizes.len().to_string())]),
        Event::Close => say("contest-did-close", &[]),
        Event::Retract { op, reason: told } => {
            reason = why(&Some(told.clone()));
            say("contest-did-retract", &[("row", op.to_string())])
        }
    };
    match reason {
        Some(reason) => speaker.phrase("paper-colon", &[("what", &text), ("words", &reason)]),
        None => text,
    }
}

/// Who sits on a side of a table; its letter where the table is not there.
fn side_at(hall: &Hall, round: u16, table: u32, side: u8) -> String {
    let contest = hall.contest();
    let who = contest
        .table(round, table)
        .and_then(|table| table.sides.get(usize::from(side)))
        .map(|side| side.iter().map(|no| entry_name(contest, *no)).collect::<Vec<_>>().join(" + "));
    who.unwrap_or_else(|| side_letter(usize::from(side)).to_string())
}
