//! A match as read at its head: what it says, and what a change would make of it.
//!
//! Nothing here is written: a [`Change`] gives a [`Draft`], which can be looked at and is recorded by the desk.

mod adopt;
mod agree;
mod amend;
mod back;
mod copies;
mod corrections;
mod counted;
mod draft;
mod events;
mod figure;
mod key;
mod likely;
mod likeness;
mod projection;
mod short;
#[cfg(test)]
pub(crate) mod tests;
mod two_ways;
mod untold;

use serde_json::Value;

use ardoise_rules::engine::{
    AnyGame, AnyPlay, Conflict, Entry, Folded, Head, InForce, Opened, Record, Report, Said, Sayings, Seq,
    Table, fold, in_force,
};
use ardoise_rules::games;
use ardoise_rules::notation::Opening;
use ardoise_rules::words::plain;

use crate::failure::{Failure, Refusal, no_match, unknown_game};
use crate::store::{End, NewRow, Proven, Row, Store, StoreError, match_id};

pub use adopt::changed_options;
pub use copies::{conflict_among, conflict_of, is_open, open_families};
pub use corrections::{Amendment, Correction, verbs};
pub use draft::{Change, Changed, Difference, Draft};
pub use events::{Lines, event_text, proved};
pub use figure::{figures, refigured};
pub use key::Key;
pub use likeness::holds;
pub(crate) use likeness::opens_only;
pub use projection::{ENGINE, leads_to, projection};
pub use short::{everybody_passes, sheet_in_full};

/// Which match is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which<'a> {
    /// The one last written to.
    Last,
    /// Its whole id, or a few characters at its beginning or its end.
    Named(&'a str),
}

/// A match with its journal, as it stood when it was read.
#[derive(Debug)]
pub struct Evening {
    id: String,
    records: Vec<Record>,
    folded: Folded,
    hash: Option<String>,
    conflict: Option<Conflict>,
    unsound: Option<StoreError>,
    /// How far its log answered the chain; none where it did not, or where it was not read from a log.
    proven: Option<Proven>,
}

/// The id of a match as it is shown: its last characters say which.
#[must_use]
pub fn short_id(id: &str) -> String {
    id.get(id.len().saturating_sub(8)..).unwrap_or(id).to_owned()
}

/// Milliseconds since 1970 as RFC 3339, in UTC.
#[must_use]
pub fn moment(at: i64) -> String {
    let time = chrono::DateTime::from_timestamp_millis(at).unwrap_or_default();
    time.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// Rows as journal entries; a row that cannot be read is left out and named.
///
/// # Errors
/// If the first row cannot be read, or one was written by a later version: nothing can be said of such a match.
pub fn records(id: &str, rows: Vec<Row>) -> Result<(Vec<Record>, Vec<Said>), Failure> {
    let mut read = Vec::with_capacity(rows.len());
    let mut bad = Vec::new();
    let mut known = u16::MAX;
    let mut sayings = Sayings::default();
    for row in rows {
        match Entry::read(&row.payload) {
            Ok(entry)
                if entry.schema() > known || schema_of(&entry).is_some_and(|own| entry.schema() > own) =>
            {
                let args = vec![("match", id.to_owned().into()), ("row", row.seq.into())];
                return Err(Failure::Damaged(Said::of("row-newer", args)));
            }
            Ok(mut entry) => {
                if let Entry::Play { event, .. } = &mut entry {
                    *event = sayings.once(event.clone());
                }
                known = schema_of(&entry).unwrap_or(known);
                read.push(Record { seq: row.seq, op: row.op, at: row.at, author: row.author, entry });
            }
            Err(error) => bad.push(Said::of(
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
        _ => Err(Failure::Damaged(Said::of("no-opening", vec![]))),
    }
}

/// The schema of events that the game of an opening has in this version of the program.
fn schema_of(entry: &Entry) -> Option<u16> {
    match entry {
        Entry::Open(opened) => games::find(&opened.game).map(|game| game.schema()),
        Entry::Adopt { .. }
        | Entry::Reseat { .. }
        | Entry::Play { .. }
        | Entry::Retract { .. }
        | Entry::Amend { .. } => None,
    }
}

impl Evening {
    /// Reads a match, as far as entry `at` or all of it.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub fn load(store: &Store, which: Which<'_>, at: Option<Seq>) -> Result<Evening, Failure> {
        let id = match which {
            Which::Named(text) => store.resolve(text)?,
            Which::Last => store.last_touched()?.ok_or_else(no_match)?,
        };
        let (rows, unsound) = store.read_proved(&id)?;
        let mut evening = Evening::of_rows(&id, rows, at)?.0;
        evening.unsound = unsound;
        evening.proven = store.proven().filter(|_| at.is_none());
        evening.conflict = conflict_of(store, &id)?;
        Ok(evening)
    }

    /// Folds the rows of a match as far as entry `at`, or all of them; rows that cannot be read are named.
    ///
    /// # Errors
    /// If its opening cannot be read.
    pub fn of_rows(id: &str, rows: Vec<Row>, at: Option<Seq>) -> Result<(Evening, Vec<Said>), Failure> {
        let (mut records, bad) = records(id, rows)?;
        if let Some(at) = at {
            records.retain(|record| record.seq <= at.max(1));
        }
        Ok((Evening::of_records(id, records).map_err(Failure::Damaged)?, bad))
    }

    /// Folds a journal.
    ///
    /// # Errors
    /// If its opening cannot be read.
    pub fn of_records(id: &str, records: Vec<Record>) -> Result<Evening, Said> {
        let opened = records.first().map_or_else(String::new, |record| moment(record.at));
        let folded = fold(id, &records, &opened, &games::find)?;
        let id = id.to_owned();
        Ok(Evening { id, records, folded, hash: None, conflict: None, unsound: None, proven: None })
    }

    /// Opens a match and writes its first entry.
    ///
    /// # Errors
    /// If its game is unknown, its rules cannot be, or it cannot be written.
    pub fn start(store: &mut Store, opening: &Opening, at: i64, author: &str) -> Result<Evening, Failure> {
        let mut evening = Evening::opened(opening, at, author)?;
        let rows = evening.records.iter().map(|record| row(&record.entry));
        let rows: Vec<NewRow> = rows.collect();
        store.create_match(&evening.id, &rows, at, author, &projection(&evening.report()))?;
        evening.proven = store.proven();
        Ok(evening)
    }

    /// A match with its first entry, written nowhere.
    ///
    /// # Errors
    /// If its game is unknown, or its rules cannot be.
    pub fn opened(opening: &Opening, at: i64, author: &str) -> Result<Evening, Failure> {
        let Some(game) = games::find(opening.game) else {
            return Err(unknown_game(opening.game).into());
        };
        let id = match_id(at);
        let entry = opening_entry(opening, game.schema());
        let record = Record { seq: 1, op: 1, at, author: author.to_owned(), entry };
        Ok(Evening::of_records(&id, vec![record]).map_err(|said| Refusal::new(said).at(&opening.table))?)
    }

    /// Its id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The number of its last entry.
    #[must_use]
    pub fn head(&self) -> Seq {
        self.records.last().map_or(0, |record| record.seq)
    }

    /// The end of its log as it was read: nothing is recorded behind another one.
    #[must_use]
    pub fn end(&self) -> End {
        End::of(self.proven.as_ref(), self.head())
    }

    /// Its journal.
    #[must_use]
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Its game.
    #[must_use]
    pub fn game(&self) -> &'static dyn AnyGame {
        self.folded.game
    }

    /// The day it was played, `2026-11-17`: the one that was named, or the one on which it was opened.
    #[must_use]
    pub fn day(&self) -> &str {
        self.about().day()
    }

    /// What is known of it besides its deals: id, title, the day, the rules it was opened by, what was carried in.
    #[must_use]
    pub const fn about(&self) -> &Head {
        &self.folded.head
    }

    /// Every deal and its score.
    #[must_use]
    pub fn play(&self) -> &dyn AnyPlay {
        self.folded.play.as_ref()
    }

    /// The players of the deal that is open or comes next.
    #[must_use]
    pub fn table(&self) -> &Table {
        self.play().table()
    }

    /// What of its journal is in force.
    #[must_use]
    pub const fn force(&self) -> &InForce {
        &self.folded.force
    }

    /// Its journal as folded.
    #[must_use]
    pub const fn folded(&self) -> &Folded {
        &self.folded
    }

    /// The hash of its log as far as it was read, where the desk was asked for it.
    #[must_use]
    pub fn hash(&self) -> Option<&str> {
        self.hash.as_deref()
    }

    /// Keeps the hash of its log.
    pub fn sealed(&mut self, hash: Option<String>) {
        self.hash = hash;
    }

    /// Why its log is not what was recorded, where it is not: an edited entry, or entries that are missing at its end.
    #[must_use]
    pub const fn unsound(&self) -> Option<&StoreError> {
        self.unsound.as_ref()
    }

    /// How it stands to other recordings of the same match, where there are any.
    #[must_use]
    pub const fn conflict(&self) -> Option<&Conflict> {
        self.conflict.as_ref()
    }

    /// Everything there is to say about it.
    #[must_use]
    pub fn report(&self) -> Report {
        let mut report = self.folded.play.report(&self.folded.head);
        report.hash.clone_from(&self.hash);
        let adopted = self.folded.force.rules.iter();
        report.adopted = adopted.map(|(from, (_, rules))| (*from, rules.clone())).collect();
        for place in 0..report.deals.len() {
            let no = report.deals[place].no;
            report.deals[place].amended = self.folded.force.amended.contains(&no);
            // Found by going back through the log: only where somebody is asked.
            if report.deals[place].agreement.is_some() {
                let by = self.entered_by(no, &report.table_of(&report.deals[place]));
                report.deals[place].agreement.iter_mut().for_each(|agreement| agreement.by = by);
            }
        }
        report.conflict.clone_from(&self.conflict);
        report.entry = Some(self.head());
        report
    }

    /// The journal with entries added, folded anew.
    fn with(&self, entries: &[Entry]) -> Result<Evening, Said> {
        let mut after = Evening::of_records(&self.id, self.grown(entries))?;
        after.conflict.clone_from(&self.conflict);
        after.unsound.clone_from(&self.unsound);
        after.proven.clone_from(&self.proven);
        Ok(after)
    }

    /// The journal with entries added whose events a copy of the match has taken already.
    fn having(&self, entries: &[Entry], play: Box<dyn AnyPlay>) -> Evening {
        let records = self.grown(entries);
        let force = in_force(&records);
        let folded = Folded { head: self.folded.head.clone(), game: self.folded.game, play, force };
        let conflict = self.conflict.clone();
        let (unsound, proven) = (self.unsound.clone(), self.proven.clone());
        Evening { id: self.id.clone(), records, folded, hash: None, conflict, unsound, proven }
    }

    fn grown(&self, entries: &[Entry]) -> Vec<Record> {
        let op = self.head() + 1;
        let mut records = self.records.clone();
        records.extend((op..).zip(entries).map(|(seq, entry)| Record {
            seq,
            op,
            at: 0,
            author: String::new(),
            entry: entry.clone(),
        }));
        records
    }

    /// Says when and by whom the entries after `since` were written.
    fn sign(&mut self, since: Seq, at: i64, author: &str) {
        for record in self.records.iter_mut().filter(|record| record.seq > since) {
            record.at = at;
            record.author = author.to_owned();
        }
    }
}

/// An entry as a row.
#[must_use]
pub fn row(entry: &Entry) -> NewRow {
    NewRow::of(entry.kind(), entry.deal(), i64::from(entry.schema()), entry)
}

/// The opening entry of a match.
#[must_use]
pub fn opening_entry(opening: &Opening, schema: u16) -> Entry {
    let start = opening.start.as_ref().map(|start| {
        let mut stored = start.fields.clone();
        stored.insert("counts".to_owned(), serde_json::to_value(&start.totals).unwrap_or_default());
        Value::Object(stored)
    });
    Entry::Open(Box::new(Opened {
        game: opening.game.to_owned(),
        schema,
        rules: opening.rules.clone(),
        table: opening.table.clone(),
        dealer: opening.dealer,
        title: opening.title.as_deref().map(plain),
        date: opening.date.clone(),
        start,
        contest: opening.contest.clone().map(Box::new),
        after: opening.after.clone(),
    }))
}
