//! A contest on a page: what it is, who sits where, where everybody stands and why, what happened.

mod log;
mod paper;
mod round;
mod standings;
mod verified;

use serde::Serialize;
use serde_json::Value;

use super::{Cell, Column, Doc, Table, Tone, figure};
use ardoise_desk::contest::{Contest, Counting, EntryNo, Format, Presence};
use ardoise_desk::hall::{Hall, Next};
use ardoise_rules::words::{Speaker, shown};

pub use log::{described as contest_event, log as contest_log, undone as contest_undone};
pub use paper::{Leaf, blank as blank_card, card, cards, drawn, how as drawn_how, wall};
pub use round::{
    against as side_names, amended_matches, figures as scores_of, held_up, left_open, missing,
    not_for_tables, result as table_result, round_drawn, stood, table_disputed, table_told, under_way,
    unlikely, where_seated,
};

use round::tables;
pub use standings::{
    beside as standing_beside, moved, prizes, reasons, redrawn, standings, title as standings_title,
};
pub use verified::{VerifiedContest, verified};

/// A value of a few words under its stable id.
fn id_of(value: &impl Serialize) -> String {
    serde_json::to_value(value).ok().as_ref().and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// Who an entry is: `Ana`, or `Ana + Bob`.
#[must_use]
pub fn entry_name(contest: &Contest, no: EntryNo) -> String {
    names_of(contest, no).join(" + ")
}

/// The names of an entry.
fn names_of(contest: &Contest, no: EntryNo) -> Vec<String> {
    let names = contest.entry(no).map(|entry| &entry.names[..]).unwrap_or_default();
    names.iter().map(|name| shown(name)).collect()
}

/// Who an entry is, with its number.
#[must_use]
pub fn numbered(contest: &Contest, no: EntryNo) -> String {
    format!("{no}\u{a0}{}", entry_name(contest, no))
}

/// Who a side is: its entries with their numbers.
fn side_name(contest: &Contest, side: &[EntryNo]) -> String {
    side.iter().map(|no| numbered(contest, *no)).collect::<Vec<_>>().join(" + ")
}

/// What a format is called.
#[must_use]
pub fn format_name(format: Format, speaker: &Speaker) -> String {
    speaker.word(&format!("contest-kind-{}", id_of(&format)))
}

/// The title of a contest with its game.
#[must_use]
pub fn contest_heading(contest: &Contest, speaker: &Speaker) -> String {
    let opening = &contest.opening;
    let game = speaker.option(&opening.game, "game-name").unwrap_or_else(|| shown(&opening.game));
    let rules = &opening.rules.preset;
    let house = crate::pages::rules::house_name(&opening.game, rules, speaker);
    let game = if *rules == opening.game { game } else { format!("{game} ({house})") };
    format!("{} · {game}", shown(&opening.title))
}

/// Who meets how, and how far it is.
fn how_far(contest: &Contest, speaker: &Speaker) -> Vec<String> {
    let playing = contest.entries.iter().filter(|entry| !entry.house).count();
    let who = if contest.is_of_pairs() { "contest-of-pairs" } else { "contest-of-players" };
    let mut parts = vec![
        format_name(contest.opening.format, speaker),
        speaker.phrase(who, &[("count", &playing.to_string())]),
    ];
    let drawn = contest.rounds.len();
    if drawn > 0 {
        let planned = contest.planned();
        let id = if planned.is_some() { "contest-round-of" } else { "contest-round" };
        let of = planned.unwrap_or_default().to_string();
        parts.push(speaker.phrase(id, &[("round", &drawn.to_string()), ("rounds", &of)]));
    } else if let Some(planned) = contest.planned() {
        parts.push(speaker.phrase("contest-rounds-planned", &[("rounds", &planned.to_string())]));
    }
    parts
}

/// What a contest is played by, in one sentence.
#[must_use]
pub fn contest_line(contest: &Contest, speaker: &Speaker) -> String {
    let opening = &contest.opening;
    let mut parts = how_far(contest, speaker);
    parts.push(speaker.phrase("contest-deals", &[("deals", &opening.deals.to_string())]));
    parts.push(speaker.word(&format!("contest-counting-{}", id_of(&opening.counting))));
    parts.join(" · ")
}

/// The one thing that is done next.
#[must_use]
pub fn next_step(hall: &Hall, speaker: &Speaker) -> String {
    let contest = hall.contest();
    match hall.next() {
        Next::Enter { entries, least } => {
            let (entries, least) = (entries.to_string(), least.to_string());
            let id = if contest.is_of_pairs() { "contest-next-enter-pairs" } else { "contest-next-enter" };
            speaker.phrase(id, &[("entries", &entries), ("least", &least)])
        }
        Next::Draw { round } => speaker.phrase("contest-next-draw", &[("round", &round.to_string())]),
        Next::Results { round, tables } => {
            let (round, count) = (round.to_string(), tables.len().to_string());
            let first = tables.first().map_or_else(String::new, ToString::to_string);
            speaker.phrase("contest-next-results", &[("round", &round), ("count", &count), ("table", &first)])
        }
        Next::Agree { round, tables } => {
            let (round, count) = (round.to_string(), tables.len().to_string());
            let first = tables.first().map_or_else(String::new, ToString::to_string);
            speaker.phrase("contest-next-agree", &[("round", &round), ("count", &count), ("table", &first)])
        }
        Next::Lock { round } => speaker.phrase("contest-next-lock", &[("round", &round.to_string())]),
        Next::Over => speaker.word("contest-next-over"),
    }
}

/// A contest as it stands: who plays, the tables of its round, where the first stand, what is next.
#[must_use]
pub fn contest(hall: &Hall, speaker: &Speaker) -> Doc {
    let contest = hall.contest();
    let mut doc = Doc::default();
    doc.heading(contest_heading(contest, speaker));
    doc.text(contest_line(contest, speaker));
    match contest.rounds.last() {
        None if contest.entries.is_empty() => {}
        None => doc.table(entries(contest, speaker)),
        Some(round) => {
            doc.blocks.extend(tables(hall, round.drawing.round, speaker).blocks);
            if contest.is_counted() {
                doc.blocks.extend(standings(contest, None, Some(10), speaker).blocks);
            }
        }
    }
    if contest.entries.iter().any(|entry| entry.presence == Presence::Withdrawn) {
        doc.toned(withdrawn(contest, speaker), Tone::Faint);
    }
    doc.blocks.extend(amended_matches(hall, speaker).blocks);
    doc.gap();
    doc.text(next_step(hall, speaker));
    doc
}

/// Who does not play any more.
fn withdrawn(contest: &Contest, speaker: &Speaker) -> String {
    let gone: Vec<_> = contest.entries.iter().filter(|entry| entry.presence == Presence::Withdrawn).collect();
    let names: Vec<String> = gone.iter().map(|entry| numbered(contest, entry.no)).collect();
    let people: usize = gone.iter().map(|entry| entry.names.len()).sum();
    speaker.phrase("contest-gone", &[("count", &people.to_string()), ("names", &speaker.all(&names))])
}

/// Who entered, by number.
fn entries(contest: &Contest, speaker: &Speaker) -> Table {
    let clubs = contest.entries.iter().any(|entry| entry.club.is_some());
    let mut columns =
        vec![Column::figures(speaker.word("contest-no")), Column::words(speaker.word("contest-name"))];
    if clubs {
        columns.push(Column::words(speaker.word("contest-club")));
    }
    let rows = contest.entries.iter().map(|entry| {
        let mut name = entry_name(contest, entry.no);
        if entry.house {
            name = speaker.phrase("contest-of-the-house", &[("name", &name)]);
        }
        let tone = if entry.presence == Presence::In { Tone::Plain } else { Tone::Faint };
        let mut row = vec![Cell::plain(entry.no.to_string()), Cell::toned(name, tone)];
        if clubs {
            row.push(Cell::plain(entry.club.as_deref().map(shown).unwrap_or_default()));
        }
        row
    });
    Table { columns, rows: rows.collect() }
}

/// A contest as the list shows it.
#[derive(Debug, Clone)]
pub struct ListedContest {
    /// Its id.
    pub id: String,
    /// The contest.
    pub contest: Contest,
    /// The day, ISO 8601.
    pub opened: String,
    /// Is it one of several copies, none of which is chosen?
    pub conflict: bool,
}

/// The contests, the one last written to first.
#[must_use]
pub fn contests(listed: &[ListedContest], speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    if listed.is_empty() {
        doc.text(speaker.word("contest-none-yet"));
        return doc;
    }
    let columns = vec![
        Column::words(speaker.word("list-id")),
        Column::words(speaker.word("list-day")),
        Column::words(speaker.word("contest-title")),
        Column::words(speaker.word("contest-what")),
        Column::words(speaker.word("list-state")),
    ];
    let rows = listed.iter().map(|one| {
        let state = speaker.word(&format!("contest-state-{}", id_of(&one.contest.state())));
        let (state, tone) = if one.conflict {
            (format!("{state} · {}", speaker.word("list-conflict")), Tone::Alarm)
        } else {
            (state, Tone::Plain)
        };
        vec![
            Cell::toned(super::id_shown(&one.id), Tone::Faint),
            Cell::plain(shown(&crate::pages::doc::figure::short_day(&one.opened, speaker))),
            Cell::plain(contest_heading(&one.contest, speaker)),
            Cell::plain(how_far(&one.contest, speaker).join(" · ")),
            Cell::toned(state, tone),
        ]
    });
    doc.table(Table { columns, rows: rows.collect() });
    doc
}

/// What an entry has in the standings, in figures.
#[must_use]
pub fn points_of(contest: &Contest, points: i64, speaker: &Speaker) -> String {
    worth(contest.opening.counting, points, speaker)
}

/// What a round is worth, in figures: points of the counting, or tables won.
fn worth(counting: Counting, points: i64, speaker: &Speaker) -> String {
    if counting == Counting::Margin {
        figure::change(points, speaker)
    } else {
        figure::total(points, speaker)
    }
}
