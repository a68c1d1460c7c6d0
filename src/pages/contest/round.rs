//! A round: who sits where, by table and by name, what its tables gave, and which still play.

use super::paper::certified;
use super::{names_of, numbered, side_name};
use crate::line::days;
use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use crate::pages::figure;
use ardoise_desk::contest::{Contest, EntryNo, Round, Table as Seats, side_letter};
use ardoise_desk::hall::{Differing, Hall, Played, Unlikely};
use ardoise_rules::cards::fold_word;
use ardoise_rules::words::Speaker;

/// The sides of a table against one another.
#[must_use]
pub fn against(contest: &Contest, table: &Seats, speaker: &Speaker) -> String {
    let sides: Vec<String> = table.sides.iter().map(|side| side_name(contest, side)).collect();
    sides.join(&format!(" {} ", speaker.word("contest-against")))
}

/// The points of each side: `101 – 64`.
#[must_use]
pub fn figures(scores: &[i64], speaker: &Speaker) -> String {
    figure::abreast(scores.iter().copied(), speaker)
}

/// The matches that do not give what their tables are counted by, each with what to do about it.
#[must_use]
pub fn amended_matches(hall: &Hall, speaker: &Speaker) -> Doc {
    differing(hall, |_| true, speaker)
}

/// Those of them that are meant.
fn differing(hall: &Hall, meant: impl Fn(&Differing) -> bool, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    for one in hall.differing().iter().filter(|one| meant(one)) {
        let typed: Vec<String> = one.given.iter().flatten().map(ToString::to_string).collect();
        let facts = [
            ("round", one.round.to_string()),
            ("table", one.table.to_string()),
            ("counts", figures(&one.recorded, speaker)),
            ("given", figures(one.given.as_deref().unwrap_or_default(), speaker)),
            ("typed", typed.join(" ")),
            ("side", hall.contest().table(one.round, one.table).map_or_else(String::new, absent)),
        ];
        let id = match (one.forfeit, &one.given) {
            (Some(_), _) => "contest-differs-forfeit",
            (None, Some(_)) => "contest-differs",
            (None, None) => "contest-differs-open",
        };
        doc.toned(speaker.phrase_of(id, &facts), Tone::Alarm);
    }
    doc
}

/// The letters of the sides that did not play.
fn absent(table: &Seats) -> String {
    table.absent.iter().map(|side| side_letter(usize::from(*side)).to_string()).collect::<Vec<_>>().join(", ")
}

/// What a table gave, or how far its match is.
#[must_use]
pub fn result(hall: &Hall, round: &Round, table: &Seats, speaker: &Speaker) -> (String, Tone) {
    if !table.absent.is_empty() {
        let facts = [("side", &*absent(table)), ("count", &*table.absent.len().to_string())];
        return (speaker.phrase("contest-forfeited", &facts), Tone::Plain);
    }
    if let Some(scores) = &table.scores {
        let said = figures(scores, speaker);
        if !table.disputed().is_empty() {
            return (speaker.phrase("contest-disputed", &[("result", &said)]), Tone::Alarm);
        }
        if !table.awaits().is_empty() {
            return (speaker.phrase("contest-entered", &[("result", &said)]), Tone::Plain);
        }
        return (said, Tone::Strong);
    }
    match hall.played(round.drawing.round, table.no) {
        Some(played) if held_up(hall, played, speaker).is_some() => {
            (held_up(hall, played, speaker).unwrap_or_default(), Tone::Alarm)
        }
        Some(played) => {
            let deals = played.deals.to_string();
            let planned = hall.contest().opening.deals.to_string();
            (speaker.phrase("contest-under-way", &[("deals", &deals), ("planned", &planned)]), Tone::Faint)
        }
        None => (speaker.word("contest-open"), Tone::Faint),
    }
}

/// Who does not stand by what is written of a table; none where nobody says so.
#[must_use]
pub fn table_disputed(contest: &Contest, (round, no): (u16, u32), speaker: &Speaker) -> Option<String> {
    let table = contest.table(round, no)?;
    let disputed = table.disputed();
    let sides = disputed.iter().filter_map(|side| table.sides.get(usize::from(*side)));
    let names: Vec<String> = sides.map(|side| side_name(contest, side)).collect();
    let facts = [
        ("table", no.to_string()),
        ("result", figures(table.scores.as_deref().unwrap_or_default(), speaker)),
        ("who", speaker.all(&names)),
    ];
    (!names.is_empty()).then(|| speaker.phrase_of("contest-table-disputed", &facts))
}

/// The tables of the last round of which nothing is known, and those whose sides do not stand by what is; none where there are none.
#[must_use]
pub fn left_open(contest: &Contest, speaker: &Speaker) -> Option<String> {
    let round = contest.rounds.last().filter(|round| !round.locked)?;
    let named = |id: &str, tables: &[u32]| {
        let names: Vec<String> = tables.iter().map(ToString::to_string).collect();
        let facts = [
            ("round", round.drawing.round.to_string()),
            ("count", tables.len().to_string()),
            ("tables", speaker.all(&names)),
        ];
        (!tables.is_empty()).then(|| speaker.phrase_of(id, &facts))
    };
    let open = [named("contest-missing", &round.missing()), named("contest-not-agreed", &round.awaiting())];
    let told: Vec<String> = open.into_iter().flatten().collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// What is said where figures are typed for a table at which deals are recorded here and not all of them are played: it may be another
/// table.
#[must_use]
pub fn under_way(hall: &Hall, (round, table): (u16, u32), speaker: &Speaker) -> Option<String> {
    let played = hall.played(round, table).filter(|played| played.deals > 0 && !played.stopped)?;
    let planned = i64::from(hall.contest().opening.deals);
    let facts = [i64::from(table), played.deals, planned].map(|count| count.to_string());
    let facts = [("table", &*facts[0]), ("deals", &facts[1]), ("planned", &facts[2])];
    (planned == 0 || played.deals < planned).then(|| speaker.phrase("contest-typed-under-way", &facts))
}

/// That the rules are for another number of players than sit at the tables that are drawn.
#[must_use]
pub fn not_for_tables(hall: &Hall, speaker: &Speaker) -> Option<String> {
    let range = hall.not_for_tables()?;
    let (from, to) = range.into_inner();
    let players = if from == to { from.to_string() } else { format!("{from}–{to}") };
    Some(speaker.phrase("contest-not-for-four", &[("players", &players)]))
}

/// What is unlikely in the figures of a table.
#[must_use]
pub fn unlikely(hall: &Hall, at: (u16, u32), scores: &[i64], speaker: &Speaker) -> Option<String> {
    Some(match hall.unlikely(at, scores)? {
        Unlikely::Below(points) => {
            speaker.phrase("contest-below-nothing", &[("points", &figure::total(points, speaker))])
        }
        Unlikely::Nothing => speaker.word("contest-all-nothing"),
        Unlikely::Above { points, most } => {
            let [points, most] = [points, most].map(|points| figure::total(points, speaker));
            speaker.phrase("contest-above-all", &[("points", &points), ("most", &most)])
        }
        Unlikely::Beyond { points, deals } => {
            let facts = [("points", &*figure::total(points, speaker)), ("deals", &deals.to_string())];
            speaker.phrase("contest-beyond-deals", &facts)
        }
    })
}

/// Why a table that plays no more, or has played its deals, has no result yet.
#[must_use]
pub fn held_up(hall: &Hall, played: &Played, speaker: &Speaker) -> Option<String> {
    let id = match (played.level, played.stopped) {
        (true, _) => "contest-level",
        (false, true) => "contest-stopped",
        (false, false) => return None,
    };
    let facts = [played.deals, i64::from(hall.contest().opening.deals)].map(|count| count.to_string());
    Some(speaker.phrase(id, &[("deals", &facts[0]), ("planned", &facts[1])]))
}

/// What is written of a table already, where these figures, or that a side did not come, take its place: the number of the table may
/// be a wrong one.
#[must_use]
pub fn stood(
    hall: &Hall,
    (round, no): (u16, u32),
    scores: Option<&[i64]>,
    speaker: &Speaker,
) -> Option<String> {
    let (round, table) = hall.contest().at((round, no)).ok()?;
    let other =
        !table.absent.is_empty() || table.scores.as_ref().is_some_and(|stands| scores != Some(stands));
    other.then(|| result(hall, round, table, speaker).0)
}

/// The tables of a round with what they gave, and who sits at none.
#[must_use]
pub fn tables(hall: &Hall, round: u16, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    let Some(found) = hall.contest().round(round) else { return doc };
    let columns = vec![
        Column::figures(speaker.word("contest-table")),
        Column::words(speaker.word("contest-who")),
        Column::figures(speaker.word("contest-result")),
    ];
    let rows = found.tables.iter().map(|table| {
        let (text, tone) = result(hall, found, table, speaker);
        vec![
            Cell::toned(table.no.to_string(), Tone::Strong),
            Cell::plain(against(hall.contest(), table, speaker)),
            Cell::toned(text, tone),
        ]
    });
    let id = if found.locked { "contest-round-locked" } else { "contest-round-drawn" };
    let caption = speaker.phrase(id, &[("round", &round.to_string())]);
    doc.section(2, caption);
    doc.table(Table { columns, rows: rows.collect() });
    let out = &found.drawing.drawn.out;
    if !out.is_empty() {
        let names: Vec<String> = out.iter().map(|no| numbered(hall.contest(), *no)).collect();
        let people: usize = out.iter().map(|no| names_of(hall.contest(), *no).len()).sum();
        let facts = [("count", people.to_string()), ("names", speaker.all(&names))];
        doc.text(speaker.phrase_of("contest-exempt", &facts));
    }
    doc
}

/// A place in a round: the table and the seat, none for who is exempt.
pub type Placed = Option<(u32, String)>;

/// Every entry of a round and its place, table by table.
fn placed(hall: &Hall, round: u16) -> Vec<(EntryNo, Placed)> {
    let Some(found) = hall.contest().round(round) else { return Vec::new() };
    let mut placed = Vec::new();
    for table in &found.tables {
        for (side, entries) in table.sides.iter().enumerate() {
            for (nth, entry) in entries.iter().enumerate() {
                let seat = if entries.len() > 1 {
                    format!("{}{}", side_letter(side), nth + 1)
                } else {
                    side_letter(side).to_string()
                };
                placed.push((*entry, Some((table.no, seat))));
            }
        }
    }
    placed.extend(found.drawing.drawn.out.iter().map(|entry| (*entry, None)));
    placed
}

/// Somebody who looks for his place in a round.
pub struct Seated {
    /// His own name.
    pub own: String,
    /// The names of his entry, his own first.
    pub names: String,
    /// Where he sits.
    pub place: Placed,
}

impl Seated {
    /// Is he meant by these words: a part of his name, or the beginning of the names of his pair?
    #[must_use]
    pub fn is_meant_by(&self, words: &str) -> bool {
        let words = fold_word(words);
        fold_word(&self.own).contains(&words) || fold_word(&self.names).starts_with(&words)
    }
}

/// Everybody of a round by name, with his place: each of a pair under his own name.
#[must_use]
pub fn where_seated(hall: &Hall, round: u16) -> Vec<Seated> {
    let each = placed(hall, round).into_iter().flat_map(|(entry, place)| {
        let mut names = names_of(hall.contest(), entry);
        (0..names.len()).map(move |_| {
            names.rotate_left(1);
            let own = names.first().cloned().unwrap_or_default();
            Seated { own, names: names.join(" + "), place: place.clone() }
        })
    });
    let mut seated: Vec<Seated> = each.collect();
    seated.sort_by_cached_key(|one| fold_word(&one.names));
    seated
}

/// The tables that still play: since when, and how far.
#[must_use]
pub fn missing(hall: &Hall, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    let Some(round) = hall.contest().rounds.last() else {
        doc.text(super::next_step(hall, speaker));
        return doc;
    };
    let open: Vec<&Seats> = round.tables.iter().filter(|table| !table.is_done()).collect();
    if let Some(left) = left_open(hall.contest(), speaker).filter(|_| hall.contest().closed) {
        doc.text(left);
        doc.text(super::next_step(hall, speaker));
        return doc;
    }
    if open.is_empty() {
        let no = round.drawing.round.to_string();
        doc.text(speaker.phrase("contest-none-missing", &[("round", &no)]));
        doc.text(super::next_step(hall, speaker));
        return doc;
    }
    let clock = |at: i64| {
        let minute = days::minute_here(at);
        figure::clock(minute.get(11..).unwrap_or_default(), speaker)
    };
    let facts = [
        ("round", round.drawing.round.to_string()),
        ("count", open.len().to_string()),
        ("tables", round.tables.len().to_string()),
        ("since", clock(round.at)),
    ];
    doc.text(speaker.phrase_of("contest-still-playing", &facts));
    let columns = vec![
        Column::figures(speaker.word("contest-table")),
        Column::words(speaker.word("contest-who")),
        Column::words(speaker.word("contest-how-far")),
    ];
    let rows = open.iter().map(|table| {
        let far = match hall.played(round.drawing.round, table.no) {
            Some(played) if held_up(hall, played, speaker).is_some() => {
                held_up(hall, played, speaker).unwrap_or_default()
            }
            Some(played) => {
                let facts = [
                    ("deals", played.deals.to_string()),
                    ("planned", hall.contest().opening.deals.to_string()),
                    ("at", clock(played.touched)),
                ];
                speaker.phrase_of("contest-far", &facts)
            }
            None => speaker.word("contest-not-begun"),
        };
        vec![
            Cell::toned(table.no.to_string(), Tone::Strong),
            Cell::plain(against(hall.contest(), table, speaker)),
            Cell::plain(far),
        ]
    });
    doc.table(Table { columns, rows: rows.collect() });
    doc
}

/// A round that was drawn just now: its tables, what is certain of them, and what is next.
#[must_use]
pub fn round_drawn(hall: &Hall, round: u16, speaker: &Speaker) -> Doc {
    let mut doc = tables(hall, round, speaker);
    if let Some(found) = hall.contest().round(round) {
        doc.toned(certified(hall.contest(), &found.drawing.drawn, speaker), Tone::Faint);
        if hall.contest().opening.sealed.is_some() && found.drawing.number.is_empty() {
            let facts = [("count", "1"), ("rounds", &round.to_string())];
            doc.toned(speaker.phrase("contest-not-sealed", &facts), Tone::Alarm);
        }
    }
    let paper = super::paper::Leaf::of(hall.contest().opening.deals).word();
    doc.text(speaker.phrase("contest-print-how", &[("paper", paper)]));
    doc.text(super::next_step(hall, speaker));
    doc
}

/// What was recorded of a table, and what is next.
#[must_use]
pub fn table_told(hall: &Hall, round: u16, table: u32, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    if let Ok((round, table)) = hall.contest().at((round, table)) {
        let (told, _) = result(hall, round, table, speaker);
        let facts = [
            ("round", round.drawing.round.to_string()),
            ("table", table.no.to_string()),
            ("who", against(hall.contest(), table, speaker)),
            ("result", told),
        ];
        doc.text(speaker.phrase_of("contest-table-result", &facts));
    }
    doc.blocks.extend(differing(hall, |one| (one.round, one.table) == (round, table), speaker).blocks);
    doc.text(super::next_step(hall, speaker));
    doc
}
