//! A match as a sheet, and a sheet as a match: opened if it is new, continued if it says more, refused if it differs.

mod ahead;
mod sheet;

use ardoise_rules::engine::{Arg, ByAccount, DealNo, Engine, Entry, Report, Said, Table, common};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{self, Opening};

use crate::desk::Desk;
use crate::evening::{Change, Evening, event_text, opening_entry, projection, row};
use crate::failure::{Failure, Refusal};
use crate::houses::Houses;
use crate::identity;
use crate::store::{NewRow, Projection, StoreError};

pub use ahead::{Read, each};
pub use sheet::{Placed, file_bytes, place, table_text, text};

/// A match as a sheet that reads back as the same match.
#[must_use]
pub fn sheet_of(found: &Evening) -> String {
    let first = match found.records().first().map(|record| &record.entry) {
        Some(Entry::Open(opened)) => Some((&opened.table, opened.dealer)),
        _ => None,
    };
    let table: &Table = first.as_ref().map_or_else(|| found.table(), |(table, _)| table);
    let mut opening = Opening::stored(found.game(), &found.about().rules, table);
    opening.title.clone_from(&found.about().title);
    opening.start.clone_from(&found.about().start);
    if let Some((_, dealer)) = &first {
        opening.dealer = *dealer;
    }
    // Wherever it is brought in, it was played on its day.
    opening.date = Some(found.day().to_owned());
    let mut text = identity::line(found.id());
    text.push_str(&notation::write_head(found.game(), &opening, Lang::CANONICAL));
    for (place, events) in found.force().deals.values().enumerate() {
        text.push('\n');
        // A remark opens the first deal, before it is said who deals it.
        let said_later = place == 0 && events.iter().any(|happened| common::DEAL.is_of(&happened.event));
        if !said_later && events.first().is_none_or(|first| !common::DEAL.is_of(&first.event)) {
            text.push_str("deal\n");
        }
        for happened in events {
            text.push_str(&event_text(found.game(), &happened.event, table));
            text.push('\n');
        }
    }
    text
}

/// What the database needs of a sheet.
#[derive(Debug)]
pub struct Prepared {
    /// The sheet.
    pub text: String,
    /// The file, as it is shown.
    pub file: String,
    /// The match it is.
    pub id: String,
    /// When it was placed, in milliseconds since 1970.
    pub at: i64,
    /// Does it name the day it was played?
    dated: bool,
    /// Its rows if the match is new, the opening first.
    rows: Vec<NewRow>,
    /// What they lead to.
    projection: Projection,
    /// The deal and the line that contradict themselves, in a sheet that this program did not write.
    doubt: Option<(DealNo, Refusal)>,
    /// Who plays, for the words of what is said of it.
    pub table: Table,
    /// What its deals come to, in their order.
    pub counted: Vec<Counted>,
    /// The totals that it puts down and that are others, each with its deal.
    pub unlike: Vec<(DealNo, Said)>,
    /// The deal after which the match was over by these figures, though it goes on.
    pub overrun: Option<DealNo>,
}

/// What a deal of a sheet comes to.
#[derive(Debug, Clone)]
pub struct Counted {
    /// Its number.
    pub deal: DealNo,
    /// What it gave.
    pub score: ByAccount,
    /// What everybody has after it.
    pub totals: ByAccount,
    /// Was what was undertaken made? None where nobody undertook anything, or it does not show yet.
    pub made: Option<bool>,
    /// Is something of it still to be told?
    pub open: bool,
}

impl Prepared {
    /// A sheet that was placed.
    #[must_use]
    pub fn new(placed: Placed, text: String, file: String) -> Prepared {
        let id = identity::carried(&text).unwrap_or_else(|| identity::made(&placed.placed));
        let Placed { placed: notation::Placed { sheet, play, entries, doubt }, mut head, at } = placed;
        let doubt = doubt.map(|(deal, line)| (deal, Refusal::from(*line)));
        head.id.clone_from(&id);
        let opening = sheet.opening;
        let first = opening_entry(&opening, sheet.game.schema());
        let dated = opening.date.is_some();
        let mut rows = Vec::with_capacity(entries.len() + 1);
        rows.push(row(&first));
        // An entry that is a row is given back at once: a sheet may be long.
        rows.extend(entries.into_iter().map(|entry| row(&entry)));
        let report = play.report(&head);
        let projection = projection(&report);
        let Report { deals, table, overrun, .. } = report;
        let (mut counted, mut unlike) = (Vec::with_capacity(deals.len()), Vec::new());
        for deal in deals {
            let totals = deal.problems.into_iter().filter(Engine::is_of_totals);
            unlike.extend(totals.map(|said| (deal.no, said)));
            let made = deal.contract.get("made").and_then(serde_json::Value::as_bool);
            let open = !deal.complete && !deal.annulled;
            counted.push(Counted { deal: deal.no, score: deal.score, totals: deal.totals, made, open });
        }
        Prepared { text, file, id, at, dated, rows, projection, doubt, table, counted, unlike, overrun }
    }

    /// Is the match over?
    #[must_use]
    pub fn over(&self) -> bool {
        self.projection.over
    }

    /// A sheet read and placed at a moment, in milliseconds since 1970.
    ///
    /// # Errors
    /// At the first line that cannot be read or cannot be true.
    pub fn read(houses: &Houses, text: String, file: String, at: i64) -> Result<Prepared, Failure> {
        let placed =
            houses.sheet(&text).map_err(|error| Failure::from(*error)).and_then(|sheet| place(sheet, at));
        Ok(Prepared::new(placed.map_err(|failure| failure.file(file.clone()))?, text, file))
    }
}

/// What a sheet did to the database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken {
    /// The match it is.
    pub id: String,
    /// Was the match new?
    pub new: bool,
    /// How many events were recorded.
    pub events: usize,
    /// Does the match stand under a day that was said? Else under that on which its sheet was brought in.
    pub dated: bool,
}

impl Desk {
    /// Records a sheet: opens its match, adds what is new, or does nothing; in the log in which its match is seen.
    ///
    /// # Errors
    /// If the sheet and the match differ, or it cannot be written.
    pub fn take(&mut self, houses: &Houses, prepared: &Prepared) -> Result<Taken, Failure> {
        let id = self.store().seen_as(&prepared.id)?;
        match self.store().head(&id) {
            Ok(_) => self.extend(houses, &id, prepared),
            Err(StoreError::Unknown { .. }) => {
                if let Some((_, refusal)) = &prepared.doubt {
                    return Err(Failure::from(refusal.clone()).file(prepared.file.clone()));
                }
                let author = self.author().to_owned();
                let Prepared { rows, at, projection, dated, .. } = prepared;
                self.store_mut().create_match(&id, rows, *at, &author, projection)?;
                Ok(Taken { id, new: true, events: rows.len().saturating_sub(1), dated: *dated })
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Adds what a sheet says beyond the match that is there: it is placed once more, and compared event by event.
    fn extend(&mut self, houses: &Houses, id: &str, prepared: &Prepared) -> Result<Taken, Failure> {
        let in_file = |failure: Failure| failure.file(prepared.file.clone());
        let sheet = houses.sheet(&prepared.text).map_err(|error| in_file(Failure::from(*error)))?;
        let placed = place(sheet, self.now()).map_err(in_file)?.placed;
        let known = Evening::of_rows(id, self.store().read(id)?, None)?.0;
        let recorded = |deal: &DealNo| known.play().contradiction(*deal).is_some();
        if let Some((_, refusal)) = prepared.doubt.as_ref().filter(|(deal, _)| !recorded(deal)) {
            return Err(in_file(refusal.clone().into()));
        }
        let fresh = known.beyond(&placed.entries);
        // What was put right since it was brought in is not brought in again by the sheet that has it still.
        let more = fresh.as_ref().map_or(usize::MAX, Vec::len);
        let before = if more == 0 { None } else { known.as_written() };
        let beyond = before.and_then(|before| before.beyond(&placed.entries).ok());
        let fresh = beyond.filter(|beyond| beyond.len() < more).map_or(fresh, Ok).map_err(|deal| {
            let args = vec![
                ("file", Arg::Text(prepared.file.clone())),
                ("match", Arg::Text(id.to_owned())),
                ("deal", Arg::from(deal)),
            ];
            Refusal::of("sheet-conflict", args).hint("sheet-conflict-hint", vec![])
        })?;
        let events = fresh.len();
        if events > 0 {
            let entries = fresh.into_iter().map(|(_, entry)| entry).collect();
            self.record(known.draft(Change::Entries(entries))?)?;
        }
        Ok(Taken { id: id.to_owned(), new: false, events, dated: true })
    }
}
