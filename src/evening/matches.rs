//! A match read from the database, and what is added to it.

use serde_json::Value;

use crate::evening::projection::projection;
use crate::pages;
use crate::render::terminal;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::store::{NewRow, Row, Store, StoreError};
use ardoise_rules::engine::{
    AnyGame, AnyPlay, Arg, Bearing, Conflict, DealNo, ENGINE_FORMS, Entry, FindingKind, Folded, Head, Record,
    Report, Said, Seq, Table, fold,
};
use ardoise_rules::games;
use ardoise_rules::notation;
use ardoise_rules::words::plain;

/// A match with its journal.
pub struct Match {
    /// Its id.
    pub id: String,
    /// Its journal.
    pub records: Vec<Record>,
    /// Its state.
    pub folded: Folded,
    /// The hash of its log as far as it was read, where it was asked for.
    pub hash: Option<String>,
    /// How it stands to other recordings of the same match, where there are any.
    pub conflict: Option<Conflict>,
}

/// Unix milliseconds as RFC 3339, in UTC.
#[must_use]
pub fn moment(at: i64) -> String {
    let time = chrono::DateTime::from_timestamp_millis(at).unwrap_or_default();
    time.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// Rows as journal entries; a row that cannot be read is left out and named.
///
/// # Errors
/// If the first row cannot be read: nothing can be said of such a match.
pub fn records(id: &str, rows: Vec<Row>) -> Result<(Vec<Record>, Vec<Said>), Failure> {
    let mut read = Vec::with_capacity(rows.len());
    let mut bad = Vec::new();
    let mut known = u16::MAX;
    for row in rows {
        match serde_json::from_str::<Entry>(&row.payload) {
            Ok(entry)
                if entry.schema() > known || schema_of(&entry).is_some_and(|own| entry.schema() > own) =>
            {
                let args = vec![("match", id.to_owned().into()), ("row", row.seq.into())];
                return Err(Failure::Damaged(Said::shell("row-newer", args)));
            }
            Ok(entry) => {
                known = schema_of(&entry).unwrap_or(known);
                read.push(Record { seq: row.seq, op: row.op, at: row.at, author: row.author, entry });
            }
            Err(error) => bad.push(Said::shell(
                "bad-row",
                vec![
                    ("match", id.to_owned().into()),
                    ("row", row.seq.into()),
                    ("detail", error.to_string().into()),
                ],
            )),
        }
    }
    match (read.first(), bad.first()) {
        (Some(Record { seq: 1, .. }), _) => Ok((read, bad)),
        (_, Some(said)) => Err(Failure::Damaged(said.clone())),
        _ => Err(Failure::Damaged(Said::shell("no-opening", vec![]))),
    }
}

/// The schema of events that the game of an opening has in this version of the program.
fn schema_of(entry: &Entry) -> Option<u16> {
    match entry {
        Entry::Open { game, .. } => games::find(game).map(|game| game.schema()),
        _ => None,
    }
}

/// Folds the rows of a match as far as entry `at`, or all of them.
///
/// # Errors
/// If its opening cannot be read.
pub fn folded(id: &str, rows: Vec<Row>, at: Option<Seq>) -> Result<(Match, Vec<Said>), Failure> {
    let (mut records, bad) = records(id, rows)?;
    if let Some(at) = at {
        records.retain(|record| record.seq <= at.max(1));
    }
    let opened = records.first().map_or_else(String::new, |record| moment(record.at));
    let folded = fold(id, &records, &opened, &games::find).map_err(Failure::Damaged)?;
    Ok((Match { id: id.to_owned(), records, folded, hash: None, conflict: None }, bad))
}

/// Reads the match asked for: by `wanted`, else `--match`, else the one last touched.
///
/// # Errors
/// If there is none, or it cannot be read.
pub fn load(shell: &Shell, store: &Store, wanted: Option<&str>, at: Option<Seq>) -> Result<Match, Failure> {
    let id = match wanted.or(shell.match_id.as_deref()) {
        Some(text) => store.resolve(text)?,
        None => store.last_touched()?.ok_or_else(no_match)?,
    };
    let mut found = folded(&id, store.read(&id)?, at)?.0;
    found.conflict = crate::commands::choose::conflict(store, &id)?;
    if shell.json {
        found.hash = store.hash(&id, Some(found.head()))?;
    }
    Ok(found)
}

/// There is no match yet: how to begin.
#[must_use]
pub fn no_match() -> Failure {
    Failure::shell("no-match-yet", vec![]).hint("how-to-begin", vec![])
}

impl Match {
    /// The number of its last entry.
    #[must_use]
    pub fn head(&self) -> Seq {
        self.records.last().map_or(0, |record| record.seq)
    }

    /// Everything there is to say about it.
    #[must_use]
    pub fn report(&self) -> Report {
        let mut report = self.folded.play.report(&self.folded.head);
        report.hash.clone_from(&self.hash);
        let adopted = self.folded.force.rules.iter();
        report.adopted = adopted.map(|(from, (_, rules))| (*from, rules.clone())).collect();
        report.conflict.clone_from(&self.conflict);
        report.entry = Some(self.head());
        report
    }

    /// The journal with entries added, folded anew: what a command would make of the match.
    ///
    /// # Errors
    /// If the journal could no longer be read.
    pub fn with(&self, entries: Vec<Entry>, at: i64, author: &str) -> Result<Match, Failure> {
        let op = self.head() + 1;
        let mut records = self.records.clone();
        for (place, entry) in (op..).zip(entries) {
            records.push(Record { seq: place, op, at, author: author.to_owned(), entry });
        }
        let opened = records.first().map_or_else(String::new, |record| moment(record.at));
        let folded = fold(&self.id, &records, &opened, &games::find).map_err(Failure::refused)?;
        let conflict = self.conflict.clone();
        Ok(Match { id: self.id.clone(), records, folded, hash: None, conflict })
    }
}

/// Entries as rows.
#[must_use]
pub fn rows(entries: &[Entry]) -> Vec<NewRow> {
    entries.iter().map(row).collect()
}

/// An entry as a row.
#[must_use]
pub fn row(entry: &Entry) -> NewRow {
    NewRow {
        kind: entry.kind().to_owned(),
        deal: entry.deal().map(i64::from),
        schema: i64::from(entry.schema()),
        payload: serde_json::to_string(entry).unwrap_or_else(|_| "null".to_owned()),
    }
}

/// Writes entries into the database; the match must be as it was read.
///
/// # Errors
/// If the log has moved on or cannot be written.
pub fn append(
    shell: &Shell,
    store: &mut Store,
    id: &str,
    head: Seq,
    entries: &[Entry],
    report: &Report,
) -> Result<Seq, Failure> {
    let written = rows(entries);
    match store.append(id, head, &written, shell.now(), &shell.author(), &projection(report)) {
        Err(error @ StoreError::Moved { .. }) => {
            let lost = Failure::from(error);
            Err(match meanwhile(shell, store, id, head) {
                Some((who, what)) => lost.hint("moved-meanwhile", vec![("who", who), ("what", what)]),
                None => lost,
            })
        }
        done => Ok(done?),
    }
}

/// Who recorded what after the entry `head`; none if it cannot be read.
fn meanwhile(shell: &Shell, store: &Store, id: &str, head: Seq) -> Option<(Arg, Arg)> {
    const TOLD: usize = 8;
    let (found, _) = folded(id, store.read(id).ok()?, None).ok()?;
    let new: Vec<&Record> = found.records.iter().filter(|record| record.seq > head).collect();
    let mut authors: Vec<&str> = new.iter().map(|record| record.author.as_str()).collect();
    authors.dedup();
    let mut events: Vec<String> =
        new.iter().take(TOLD).map(|record| crate::commands::log::described(shell, &found, record)).collect();
    if new.len() > TOLD {
        events.push("…".to_owned());
    }
    Some((Arg::Text(authors.join(", ")), Arg::Text(events.join(", "))))
}

/// The report of a match that was just written, with the hash of its log where it is asked for.
///
/// # Errors
/// If the log cannot be read.
pub fn sealed(shell: &Shell, store: &Store, id: &str, mut report: Report) -> Result<Report, Failure> {
    if shell.json {
        report.hash = store.hash(id, None)?;
    }
    Ok(report)
}

/// Writes a new match.
///
/// # Errors
/// If it cannot be written.
pub fn create(
    shell: &Shell,
    store: &mut Store,
    id: &str,
    entries: &[Entry],
    report: &Report,
) -> Result<Seq, Failure> {
    let written = rows(entries);
    Ok(store.create_match(id, &written, shell.now(), &shell.author(), &projection(report))?)
}

/// Events placed in a match.
#[derive(Debug, Default)]
pub struct Laid {
    /// The entries that record them.
    pub entries: Vec<Entry>,
    /// The deals they went to, each once.
    pub deals: Vec<DealNo>,
    /// A deal that was finished and is thrown away by one of them.
    pub voided: Option<DealNo>,
}

/// Does an event throw a deal away, take something back or end the match?
#[must_use]
pub fn voids(game: &dyn AnyGame, event: &Value) -> bool {
    let tag = event.get("event").and_then(Value::as_str);
    let mut forms = game.info().forms.iter().chain(ENGINE_FORMS);
    forms.any(|form| form.bearing == Bearing::Voids && Some(form.event) == tag)
}

/// Places events in a match, all or none.
///
/// # Errors
/// The place of the event that was refused, with why.
pub fn place(game: &dyn AnyGame, play: &mut dyn AnyPlay, events: Vec<Value>) -> Result<Laid, (usize, Said)> {
    let schema = game.schema();
    let last = events.len().saturating_sub(1);
    let mut entries = Vec::with_capacity(events.len());
    let mut deals = Vec::new();
    let mut posted = Vec::new();
    let mut voided = None;
    for (place, event) in events.into_iter().enumerate() {
        let now = play.current();
        let placed = play.place(&event).map_err(|said| (place, said))?;
        if placed.deal < now && voids(game, &event) {
            voided = Some(placed.deal);
        }
        if event.get("event").and_then(Value::as_str) == Some("adjust")
            && let (Some(side), Some(points)) = (event.get("side"), event.get("points"))
            && let (Ok(side), Some(points)) = (serde_json::from_value(side.clone()), points.as_i64())
        {
            posted.push((side, i32::try_from(points).unwrap_or(i32::MAX)));
        }
        if deals.last() != Some(&placed.deal) {
            deals.push(placed.deal);
        }
        entries.push(Entry::Play { deal: placed.deal, schema, event });
    }
    play.check_zero(&posted).map_err(|said| (last, said))?;
    Ok(Laid { entries, deals, voided })
}

/// Does one of these entries open a deal?
#[must_use]
pub fn opens_deal(entries: &[Entry]) -> bool {
    entries.iter().any(|entry| {
        matches!(entry, Entry::Play { event, .. } if event.get("event").and_then(Value::as_str) == Some("deal"))
    })
}

/// An event of a match in the notation of the sheets.
#[must_use]
pub fn event_text(game: &dyn AnyGame, event: &Value, table: &Table) -> String {
    notation::write_event(&[ENGINE_FORMS, game.info().forms], event, table, notation::Style::Canonical)
}

/// An event as people read it, in their language.
#[must_use]
pub fn event_shown(shell: &Shell, game: &dyn AnyGame, event: &Value, table: &Table) -> String {
    shell.speaker.event(game.info().forms, event, table)
}

/// The proved findings of the last deal.
#[must_use]
pub fn proved(play: &dyn AnyPlay) -> Vec<ardoise_rules::engine::Finding<Said>> {
    let mut found = play.findings();
    found.retain(|finding| finding.kind == FindingKind::Irregular);
    found
}

/// The lines of a screen that is counted on after an entry.
const SCREEN: usize = 24;

/// Shows a match: its slate, or its JSON. With [`pages::Scope::Last`] the slate fits on one screen.
pub fn show(shell: &mut Shell, report: &Report, scope: pages::Scope) {
    if shell.json {
        let value = pages::match_json(report, &shell.speaker);
        shell.value(&value);
        return;
    }
    let slate = |scope| pages::slate_within(report, &shell.speaker, scope, shell.look.width);
    let mut page = slate(scope);
    if let pages::Scope::Last(most) = scope {
        let high = |page: &pages::Doc| terminal(page, shell.look).lines().count();
        let mut shown = most;
        while shown > 1 && high(&page) >= SCREEN {
            shown -= 1;
            page = slate(pages::Scope::Last(shown));
        }
    }
    shell.page(&page);
}

/// The opening entry of a match.
#[must_use]
pub fn opening(
    head: &Head,
    schema: u16,
    table: &Table,
    dealer: Option<ardoise_rules::engine::Seat>,
    date: Option<String>,
) -> Entry {
    let start = head.start.as_ref().map(|start| {
        let mut stored = start.fields.clone();
        stored.insert("counts".to_owned(), serde_json::to_value(&start.totals).unwrap_or_default());
        Value::Object(stored)
    });
    Entry::Open {
        game: head.game.to_owned(),
        schema,
        rules: head.rules.clone(),
        table: table.clone(),
        dealer,
        title: head.title.as_deref().map(plain),
        date,
        start,
    }
}
