//! `ardoise export --format parquet`: matches, deals and events as columns, for analyses larger than a spreadsheet.

use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::render::{Cells, Parquet};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::files;
use crate::shell::progress::Progress;
use ardoise_desk::Desk;
use ardoise_desk::evening::{Evening, records};
use ardoise_desk::files::{Over, Readers, Writing};
use ardoise_desk::store::{Projection, Row};
use ardoise_rules::engine::{DealReport, Entry, Report, Table, day_of, in_force, tag};

/// The table of deals: a row each. `docs/parquet.md` says what each column means.
const DEALS: &str = "message deals {
    optional binary match (STRING); optional binary game (STRING); optional binary rules (STRING);
    optional binary title (STRING); optional int32 day (DATE); optional binary standing (STRING);
    required group players (LIST) { repeated group list { required binary element (STRING); } }
    optional int32 deal; optional boolean complete;
    required group accounts (LIST) { repeated group list { required binary element (STRING); } }
    required group points (LIST) { repeated group list { required int32 element; } }
    required group taken_by (LIST) { repeated group list { required int32 element; } }
    optional binary level (STRING); optional binary suit (STRING); optional int32 multiplier;
    optional binary stake (STRING); optional boolean made; optional binary contract (JSON);
    required group names (LIST) { repeated group list { required binary element (STRING); } }
    required group totals (LIST) { repeated group list { required int32 element; } }
}";

/// The table of matches: a row each.
const MATCHES: &str = "message matches {
    optional binary match (STRING); optional binary game (STRING); optional binary rules (STRING);
    optional binary title (STRING); optional int32 day (DATE); optional binary standing (STRING);
    required group players (LIST) { repeated group list { required binary element (STRING); } }
    required group former (LIST) { repeated group list { required binary element (STRING); } }
    optional boolean over; optional int32 deals;
    required group accounts (LIST) { repeated group list { required binary element (STRING); } }
    required group names (LIST) { repeated group list { required binary element (STRING); } }
    required group totals (LIST) { repeated group list { required int32 element; } }
    required group deciding (LIST) { repeated group list { required int32 element; } }
    required group winners (LIST) { repeated group list { required binary element (STRING); } }
}";

/// The table of events: a row for each entry of each log.
const EVENTS: &str = "message events {
    optional binary match (STRING); optional binary game (STRING); optional binary standing (STRING);
    optional int64 seq; optional int64 op; optional int64 at (TIMESTAMP(MILLIS,true));
    optional binary author (STRING); optional binary kind (STRING); optional int32 deal;
    optional binary event (STRING); optional boolean in_force; optional int32 schema; optional binary payload (JSON);
}";

/// So many rows are written at once.
const GROUP: usize = 100_000;

/// Rows of deals that wait to be written.
#[derive(Default)]
struct Deals {
    texts: [Vec<Option<String>>; 9],
    days: Vec<Option<i32>>,
    numbers: [Vec<Option<i32>>; 2],
    flags: [Vec<Option<bool>>; 2],
    lists: [Vec<Vec<String>>; 3],
    figures: [Vec<Vec<i32>>; 3],
}

impl Deals {
    /// Adds the deals of a match; `report` has the totals after each of them and the names of those who marked them,
    /// where its log can be read.
    fn add(&mut self, id: &str, found: &Projection, report: Option<&Report>, standing: Option<&str>) {
        for deal in &found.deals {
            let played: Value = deal
                .contract
                .as_deref()
                .and_then(|text| serde_json::from_str(text).ok())
                .unwrap_or(Value::Null);
            let word = |name: &str| match played.get(name) {
                None | Some(Value::Null) => None,
                Some(Value::String(text)) => Some(text.clone()),
                Some(other) => Some(other.to_string()),
            };
            let texts = [
                Some(id.to_owned()),
                Some(found.game.clone()),
                Some(found.rules.clone()),
                found.title.clone(),
                standing.map(str::to_owned),
                word("level"),
                word("suit"),
                word("stake"),
                deal.contract.clone(),
            ];
            for (column, text) in self.texts.iter_mut().zip(texts) {
                column.push(text);
            }
            self.days.push(day(&found.opened));
            self.numbers[0].push(i32::try_from(deal.no).ok());
            self.numbers[1]
                .push(played.get("multiplier").and_then(Value::as_i64).and_then(|n| n.try_into().ok()));
            self.flags[0].push(Some(deal.complete));
            self.flags[1].push(played.get("made").and_then(Value::as_bool));
            let sat = played.get("players").and_then(|sat| serde_json::from_value(sat.clone()).ok());
            self.lists[0].push(sat.unwrap_or_else(|| found.players.clone()));
            self.lists[1].push(deal.score.iter().map(|(account, _)| account.clone()).collect());
            let told = report
                .and_then(|report| report.deals.iter().find(|told| i64::from(told.no) == deal.no))
                .filter(|_| deal.complete);
            let names = told.map(|told| names_at(report, told)).unwrap_or_default();
            self.lists[2].push(names);
            let totals = told.map(|told| told.totals.0.iter().map(|(_, total)| *total).collect());
            self.figures[2].push(totals.unwrap_or_default());
            self.figures[0].push(deal.score.iter().map(|(_, points)| clamped(*points)).collect());
            let by = played.get("by").and_then(Value::as_array).cloned().unwrap_or_default();
            self.figures[1].push(by.iter().filter_map(Value::as_i64).map(clamped).collect());
        }
    }

    fn columns(self) -> Vec<Cells> {
        let [id, game, rules, title, standing, level, suit, stake, contract] = self.texts.map(Cells::Text);
        let [deal, multiplier] = self.numbers.map(Cells::Int);
        let [complete, made] = self.flags.map(Cells::Flag);
        let [players, accounts, names] = self.lists.map(Cells::Texts);
        let [points, by, totals] = self.figures.map(Cells::Ints);
        let day = Cells::Int(self.days);
        vec![
            id, game, rules, title, day, standing, players, deal, complete, accounts, points, by, level,
            suit, multiplier, stake, made, contract, names, totals,
        ]
    }
}

/// Those who marked in a deal, as they sat then.
fn names_at(report: Option<&Report>, deal: &DealReport) -> Vec<String> {
    let Some(report) = report else { return Vec::new() };
    let players = deal.players.clone().unwrap_or_else(|| report.table.players.clone());
    let table = Table { players, ..report.table.clone() };
    deal.score.0.iter().map(|(account, _)| table.account_name(*account)).collect()
}

/// Rows of matches that wait to be written.
#[derive(Default)]
struct Matches {
    texts: [Vec<Option<String>>; 5],
    days: Vec<Option<i32>>,
    over: Vec<Option<bool>>,
    deals: Vec<Option<i32>>,
    lists: [Vec<Vec<String>>; 5],
    figures: [Vec<Vec<i32>>; 2],
}

impl Matches {
    fn add(&mut self, id: &str, found: &Projection, report: Option<&Report>, standing: Option<&str>) {
        let texts = [
            Some(id.to_owned()),
            Some(found.game.clone()),
            Some(found.rules.clone()),
            found.title.clone(),
            standing.map(str::to_owned),
        ];
        for (column, text) in self.texts.iter_mut().zip(texts) {
            column.push(text);
        }
        self.days.push(day(&found.opened));
        self.over.push(Some(found.over));
        self.deals.push(i32::try_from(found.played).ok());
        let named = |report: &Report| report.accounts.iter().map(|account| account.name.clone()).collect();
        let lists = [
            found.players.clone(),
            found.former.clone(),
            found.totals.iter().map(|(account, _)| account.clone()).collect(),
            report.map(named).unwrap_or_default(),
            found.winners.clone(),
        ];
        for (column, list) in self.lists.iter_mut().zip(lists) {
            column.push(list);
        }
        for (column, totals) in self.figures.iter_mut().zip([&found.totals, &found.points]) {
            column.push(totals.iter().map(|(_, total)| clamped(*total)).collect());
        }
    }

    fn columns(self) -> Vec<Cells> {
        let [id, game, rules, title, standing] = self.texts.map(Cells::Text);
        let [players, former, accounts, names, winners] = self.lists.map(Cells::Texts);
        let [totals, deciding] = self.figures.map(Cells::Ints);
        let (day, over, deals) = (Cells::Int(self.days), Cells::Flag(self.over), Cells::Int(self.deals));
        vec![
            id, game, rules, title, day, standing, players, former, over, deals, accounts, names, totals,
            deciding, winners,
        ]
    }
}

fn clamped(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(if number < 0 { i32::MIN } else { i32::MAX })
}

/// Days since 1970; none where there is no such day.
fn day(opened: &str) -> Option<i32> {
    let day = chrono::NaiveDate::parse_from_str(day_of(opened), "%Y-%m-%d").ok()?;
    i32::try_from(day.signed_duration_since(chrono::NaiveDate::default()).num_days()).ok()
}

/// Rows of events that wait to be written.
#[derive(Default)]
struct Events {
    texts: [Vec<Option<String>>; 7],
    longs: [Vec<Option<i64>>; 3],
    numbers: [Vec<Option<i32>>; 2],
    live: Vec<Option<bool>>,
}

impl Events {
    fn add(&mut self, id: &str, game: &str, rows: Vec<Row>, standing: Option<&str>) -> Result<(), Failure> {
        let payloads: Vec<(String, i64)> = rows.iter().map(|row| (row.payload.clone(), row.schema)).collect();
        let (records, _) = records(id, rows)?;
        let live = in_force(&records).live;
        for record in &records {
            let place = usize::try_from(record.seq - 1).unwrap_or(usize::MAX);
            let (payload, schema) = payloads.get(place).cloned().unwrap_or_default();
            let event = match &record.entry {
                Entry::Play { event, .. } => Some(tag(event)),
                Entry::Open { .. }
                | Entry::Adopt { .. }
                | Entry::Reseat { .. }
                | Entry::Retract { .. }
                | Entry::Amend { .. } => None,
            };
            let texts = [
                Some(id.to_owned()),
                Some(game.to_owned()),
                standing.map(str::to_owned),
                Some(record.author.clone()),
                Some(record.entry.kind().to_owned()),
                event.map(str::to_owned),
                Some(payload),
            ];
            for (column, text) in self.texts.iter_mut().zip(texts) {
                column.push(text);
            }
            for (column, number) in self.longs.iter_mut().zip([record.seq, record.op, record.at]) {
                column.push(Some(number));
            }
            self.numbers[0].push(record.entry.deal().and_then(|deal| i32::try_from(deal).ok()));
            self.numbers[1].push(i32::try_from(schema).ok());
            self.live.push(Some(live.contains(&record.seq)));
        }
        Ok(())
    }

    fn columns(self) -> Vec<Cells> {
        let [id, game, standing, author, kind, event, payload] = self.texts.map(Cells::Text);
        let [seq, op, at] = self.longs.map(Cells::Long);
        let [deal, schema] = self.numbers.map(Cells::Int);
        vec![
            id,
            game,
            standing,
            seq,
            op,
            at,
            author,
            kind,
            deal,
            event,
            Cells::Flag(self.live),
            schema,
            payload,
        ]
    }
}

/// A file that is being written.
struct Out {
    path: PathBuf,
    writing: Writing,
    table: Parquet<BufWriter<File>>,
}

impl Out {
    fn new(path: PathBuf, schema: &str) -> Result<Out, Failure> {
        let writing = Writing::begin(&path, Over::Replace, Readers::Usual).map_err(files::unwritten)?;
        let file = writing.handle().map_err(files::unwritten)?;
        let table = Parquet::new(schema, BufWriter::new(file)).map_err(|error| failed(&path, &error))?;
        Ok(Out { path, writing, table })
    }

    fn group(&mut self, columns: &[Cells]) -> Result<(), Failure> {
        self.table.group(columns).map_err(|error| failed(&self.path, &error))
    }

    fn close(self) -> Result<(), Failure> {
        self.table.close().map_err(|error| failed(&self.path, &error))?;
        self.writing.keep().map_err(files::unwritten)
    }
}

fn failed(path: &Path, error: &dyn std::fmt::Display) -> Failure {
    let args = vec![("file", path.display().to_string().into()), ("detail", error.to_string().into())];
    Failure::of("file-unwritable", args)
}

/// Writes `matches.parquet`, `deals.parquet` and `events.parquet` into a folder; for `NAME.parquet`,
/// `NAME-matches.parquet` and so on beside each other. Gives where they are.
///
/// # Errors
/// If a match cannot be read or a file cannot be written.
pub fn export(shell: &Shell, desk: &Desk, ids: &[String], to: &Path) -> Result<PathBuf, Failure> {
    let named = to.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("parquet"));
    let stem = to.file_stem().unwrap_or_default().to_string_lossy();
    let (folder, before) =
        if named { (to.parent().unwrap_or(Path::new("")), format!("{stem}-")) } else { (to, String::new()) };
    if !folder.as_os_str().is_empty() {
        std::fs::create_dir_all(folder).map_err(|error| files::unwritable(folder, &error))?;
    }
    let mut deals_out = Out::new(folder.join(format!("{before}deals.parquet")), DEALS)?;
    let mut events_out = Out::new(folder.join(format!("{before}events.parquet")), EVENTS)?;
    let mut matches_out = Out::new(folder.join(format!("{before}matches.parquet")), MATCHES)?;
    let forks = desk.forks()?;
    let (mut matches, mut deals, mut events) = (Matches::default(), Deals::default(), Events::default());
    let bar = Progress::new(shell, "progress-export", Some(ids.len()));
    for id in ids {
        let standing = forks.iter().find(|fork| fork.id == *id).map(|fork| fork.standing.word());
        let Some(found) = desk.store().projection(id)? else { continue };
        let rows = desk.store().read(id)?;
        // Of a match whose log cannot be read there is what the lists know.
        let report = Evening::of_rows(id, rows.clone(), None).ok().map(|(found, _)| found.report());
        matches.add(id, &found, report.as_ref(), standing);
        deals.add(id, &found, report.as_ref(), standing);
        events.add(id, &found.game, rows, standing)?;
        if matches.days.len() >= GROUP {
            matches_out.group(&std::mem::take(&mut matches).columns())?;
        }
        if deals.days.len() >= GROUP {
            deals_out.group(&std::mem::take(&mut deals).columns())?;
        }
        if events.live.len() >= GROUP {
            events_out.group(&std::mem::take(&mut events).columns())?;
        }
        bar.step();
    }
    matches_out.group(&matches.columns())?;
    matches_out.close()?;
    deals_out.group(&deals.columns())?;
    events_out.group(&events.columns())?;
    deals_out.close()?;
    events_out.close()?;
    Ok(if named { to.to_path_buf() } else { folder.to_path_buf() })
}
