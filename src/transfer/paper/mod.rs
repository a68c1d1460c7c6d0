//! A sheet kept on paper or in a spreadsheet (CSV), read as a sheet of the notation by a mapping of its columns.

#[cfg(feature = "xlsx")]
mod book;
mod key;
mod rows;

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::line::args::PaperArgs;
use crate::pages::LINE;
use crate::shell::failure::Failure;
use crate::shell::files;
use crate::transfer::paper::key::Key;
use crate::transfer::paper::rows::Row;
use ardoise_desk::houses;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Said};
use ardoise_rules::games;
use ardoise_rules::words::plain;

/// The mapping as a file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Mapping {
    game: Option<String>,
    players: Vec<String>,
    rules: Option<String>,
    set: std::collections::BTreeMap<String, toml::Value>,
    date: Option<String>,
    title: Option<String>,
    dealer: Option<String>,
    columns: std::collections::BTreeMap<String, String>,
    values: std::collections::BTreeMap<String, String>,
}

/// A sheet made of a table.
pub struct Paper {
    /// The sheet.
    pub text: String,
    /// For each of its lines, the line of the table it comes from; none for those of the head.
    pub lines: Vec<Option<usize>>,
    /// The columns that say nothing of the match.
    pub unused: Vec<String>,
}

/// Is the file a table?
#[must_use]
pub fn is_paper(path: &Path, args: &PaperArgs) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_lowercase);
    match ending.as_deref() {
        Some("csv" | "tsv" | "xlsx") => true,
        Some("sheet") => false,
        _ => args.map.is_some() || args.game.is_some(),
    }
}

/// A failure in the sheet as one in the table it comes from.
#[must_use]
pub fn at_line(failure: Failure, file: &str, lines: &[Option<usize>]) -> Failure {
    let line = match &failure {
        Failure::Refused(refusal) => refusal.span.map_or(0, |(line, _, _)| line),
        Failure::Usage(_) | Failure::Damaged(_) | Failure::Told(_) => 0,
    };
    let of_table = line.checked_sub(1).and_then(|line| lines.get(line).copied().flatten());
    match of_table {
        Some(line) => failure.file(file.to_owned()).span(line, 1, 1),
        // A line of the head was made from the options, and stands nowhere in the table.
        None => match failure {
            Failure::Refused(mut refusal) => {
                refusal.span = None;
                Failure::Refused(refusal).file(file.to_owned())
            }
            other => other.file(file.to_owned()),
        },
    }
}

/// What a column under the name of a player is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named {
    /// Nobody knows whether points or totals: it is left aside.
    Unread,
    /// What was written of him, to be explained.
    Figures,
}

/// Reads a table as a sheet.
///
/// # Errors
/// If it cannot be read, a column is missing, or a row says nothing.
pub fn read(path: &Path, args: &PaperArgs, named: Named) -> Result<Paper, Failure> {
    let file = path.display().to_string();
    let mapping = mapping(args)?;
    let book = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("xlsx"));
    let table = if book {
        workbook(path, &file)?
    } else {
        table(files::table(path)?.trim_start_matches('\u{feff}'), &file)?
    };
    if let Some(paper) = printed(&table) {
        return Ok(paper);
    }
    let game = args.game.as_deref().or(mapping.game.as_deref());
    let game = game.ok_or_else(|| {
        Failure::shell("paper-no-game", vec![("file", Arg::Text(file.clone()))]).hint("paper-how", vec![])
    })?;
    let game = games::find(game).ok_or_else(|| houses::unknown_game(game))?;
    let players = players(args, &mapping);
    if players.is_empty() {
        let args = vec![("file", Arg::Text(file))];
        return Err(Failure::shell("paper-no-players", args).hint("paper-how", vec![]));
    }
    let mut keys = keys(&table.headings, args, &mapping, game.info().forms, &file)?;
    if named == Named::Figures {
        let own = |heading: &String| players.iter().any(|name| fold_word(name) == fold_word(heading));
        let free = (0..table.headings.len()).filter(|place| keys.iter().all(|(_, at)| at != place));
        let figures = free.filter(|place| own(&table.headings[*place]));
        keys.extend(
            figures.map(|place| (Key::Total(fold_word(&table.headings[place])), place)).collect::<Vec<_>>(),
        );
    }
    let unused: Vec<String> = table
        .headings
        .iter()
        .enumerate()
        .filter(|(place, heading)| !heading.is_empty() && !keys.iter().any(|(_, at)| at == place))
        .map(|(_, heading)| heading.clone())
        .collect();
    let mut text = head(game.id(), &players, args, &mapping);
    let mut lines: Vec<Option<usize>> = vec![None; text.lines().count()];
    let sense =
        rows::Sense { keys: &keys, values: &mapping.values, players: &players, forms: game.info().forms };
    // Where nothing is told but totals, what each row adds to them is noted as points by hand.
    let totals_only = !keys.iter().any(|(key, _)| key.records());
    let mut before = std::collections::BTreeMap::new();
    let mut last = None;
    for row in &table.rows {
        let read = if totals_only {
            sense.added(row, &table.headings, &mut before)
        } else {
            sense.line(row, last.as_deref())
        };
        let read = read.map_err(|fault| {
            let failure = Failure::shell(fault.id, fault.args).input(plain(&row.cells.join(" ; ")));
            failure.file(file.clone()).span(row.line, 1, 1)
        })?;
        let Some((deal, line)) = read else { continue };
        last = deal;
        text.push_str(&line);
        text.push('\n');
        lines.push(Some(row.line));
    }
    if lines.iter().all(Option::is_none) {
        return Err(Failure::shell("paper-empty", vec![("file", Arg::Text(file))]));
    }
    Ok(Paper { text, lines, unused })
}

/// The sheet of a table that `print` wrote: the lines of the notation stand in a column of their own.
fn printed(table: &Table) -> Option<Paper> {
    let lines = |heading: &String| Key::of_heading(heading, &[]) == Some(Key::Lines);
    let place = table.headings.iter().position(lines)?;
    let mut paper = Paper { text: String::new(), lines: Vec::new(), unused: Vec::new() };
    for row in &table.rows {
        let Some(cell) = row.cells.get(place).filter(|cell| !cell.is_empty()) else { continue };
        // A spreadsheet's sign for words, before what could be a formula.
        for line in cell.trim_start_matches('\'').split(LINE) {
            paper.text.push_str(line.trim());
            paper.text.push('\n');
            paper.lines.push(Some(row.line));
        }
    }
    (!paper.lines.is_empty()).then_some(paper)
}

fn mapping(args: &PaperArgs) -> Result<Mapping, Failure> {
    let Some(map) = args.map.as_deref().filter(|map| !map.contains('=')) else {
        return Ok(Mapping::default());
    };
    let path = PathBuf::from(map);
    let text = files::text(&path)?;
    toml::from_str(&text).map_err(|error| {
        let line =
            error.span().and_then(|span| text.get(..span.start)).map_or(1, |t| t.matches('\n').count() + 1);
        let detail =
            vec![("file", Arg::Text(map.to_owned())), ("detail", Arg::Text(error.message().to_owned()))];
        Failure::shell("paper-bad-map", detail).file(map.to_owned()).span(line, 1, 1)
    })
}

fn players(args: &PaperArgs, mapping: &Mapping) -> Vec<String> {
    let Some(typed) = &args.players else { return mapping.players.clone() };
    let commas = typed.contains([',', ';']);
    let parts =
        typed.split(|letter: char| if commas { matches!(letter, ',' | ';') } else { letter.is_whitespace() });
    parts.map(|name| plain(name.trim())).filter(|name| !name.is_empty()).collect()
}

/// A table as read.
struct Table {
    headings: Vec<String>,
    rows: Vec<Row>,
}

/// A table that is being read: its first line has the headings.
#[derive(Default)]
struct Reading {
    headings: Option<Vec<String>>,
    rows: Vec<Row>,
}

impl Reading {
    /// Adds a line of the file.
    fn add<'a>(
        &mut self,
        line: usize,
        cells: impl Iterator<Item = &'a str>,
        file: &str,
    ) -> Result<(), Failure> {
        let cells: Vec<String> = cells.map(|cell| plain(cell).trim().to_owned()).collect();
        match &self.headings {
            None => self.headings = Some(cells),
            Some(headings)
                if cells.len() > headings.len() && cells[headings.len()..].iter().any(|c| !c.is_empty()) =>
            {
                let args = vec![("found", Arg::from(cells.len())), ("wanted", Arg::from(headings.len()))];
                let failure = Failure::shell("paper-too-wide", args).input(cells.join(" ; "));
                return Err(failure.file(file.to_owned()).span(line, 1, 1));
            }
            Some(_) if self.rows.len() >= MOST_ROWS => {
                return Err(Failure::shell("file-too-large", vec![("file", Arg::Text(file.to_owned()))]));
            }
            Some(_) => self.rows.push(Row { line, cells }),
        }
        Ok(())
    }

    fn table(self) -> Table {
        Table { headings: self.headings.unwrap_or_default(), rows: self.rows }
    }
}

/// The first sheet of a workbook as a table.
#[cfg(feature = "xlsx")]
fn workbook(path: &Path, file: &str) -> Result<Table, Failure> {
    let rows = book::rows(files::bytes(path)?).map_err(|error| {
        let args = vec![("detail", Arg::Text(plain(&error.to_string())))];
        Failure::shell("paper-unreadable", args).file(file.to_owned())
    })?;
    let mut reading = Reading::default();
    for (line, cells) in rows {
        reading.add(line, cells.iter().map(String::as_str), file)?;
    }
    Ok(reading.table())
}

/// Built without workbooks.
#[cfg(not(feature = "xlsx"))]
fn workbook(_: &Path, _: &str) -> Result<Table, Failure> {
    Err(Failure::shell("no-xlsx", vec![]))
}

/// More rows than a sheet may have lines are not read.
const MOST_ROWS: usize = 100_000;

/// The line of a cell whose quotation mark is never closed.
fn unclosed(text: &str, separator: u8) -> Option<usize> {
    let (mut line, mut open, mut begins) = (1, None, true);
    let mut bytes = text.bytes().peekable();
    while let Some(byte) = bytes.next() {
        match (byte, open) {
            (b'"', Some(_)) if bytes.peek() == Some(&b'"') => {
                bytes.next();
            }
            (b'"', Some(_)) => open = None,
            (b'"', None) if begins => open = Some(line),
            _ => {}
        }
        line += usize::from(byte == b'\n');
        begins = open.is_none() && (byte == separator || byte == b'\n' || (begins && byte == b' '));
    }
    open
}

/// Reads a table; the separator is the one that the first line has most of.
fn table(text: &str, file: &str) -> Result<Table, Failure> {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let count = |mark: u8| first.bytes().filter(|byte| *byte == mark).count();
    let separator = [b';', b'\t', b','].into_iter().rev().max_by_key(|mark| count(*mark)).unwrap_or(b',');
    if let Some(line) = unclosed(text, separator) {
        return Err(Failure::shell("paper-unclosed", vec![]).file(file.to_owned()).span(line, 1, 1));
    }
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator)
        .flexible(true)
        .has_headers(false)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let (mut reading, mut lines) = (Reading::default(), Lines::new(text));
    for record in reader.records() {
        let record = record.map_err(|error| {
            let line = error.position().map_or(1, csv::Position::line);
            let args = vec![("detail", Arg::Text(error.to_string()))];
            Failure::shell("paper-unreadable", args).file(file.to_owned()).span(whole(line), 1, 1)
        })?;
        let line = lines.of(record.position().map_or(0, csv::Position::byte));
        if record.iter().any(|cell| cell.contains('\n')) {
            return Err(Failure::shell("paper-quote", vec![]).file(file.to_owned()).span(line, 1, 1));
        }
        reading.add(line, record.iter(), file)?;
    }
    Ok(reading.table())
}

/// The lines of a text, counted as far as one place after another.
struct Lines<'a> {
    bytes: &'a [u8],
    counted: usize,
    line: usize,
}

impl<'a> Lines<'a> {
    const fn new(text: &'a str) -> Lines<'a> {
        Lines { bytes: text.as_bytes(), counted: 0, line: 1 }
    }

    /// The line on which the record behind that byte begins, which is not before the last one asked for; blank lines are
    /// passed over.
    fn of(&mut self, byte: u64) -> usize {
        let place = usize::try_from(byte).unwrap_or(usize::MAX).clamp(self.counted, self.bytes.len());
        let blank = |byte: &&u8| matches!(byte, b'\n' | b'\r');
        let begins = place + self.bytes[place..].iter().take_while(blank).count();
        self.line += self.bytes[self.counted..begins].iter().filter(|byte| **byte == b'\n').count();
        self.counted = begins;
        self.line
    }
}

fn whole(line: u64) -> usize {
    usize::try_from(line).unwrap_or(usize::MAX)
}

/// Which column is what: as it was said, else as the headings say.
fn keys(
    headings: &[String],
    args: &PaperArgs,
    mapping: &Mapping,
    forms: &'static [ardoise_rules::engine::Form],
    file: &str,
) -> Result<Vec<(Key, usize)>, Failure> {
    let typed = args.map.as_deref().filter(|map| map.contains('='));
    let mut said: Vec<(String, String)> = Vec::new();
    for part in typed.unwrap_or_default().split(',').filter(|part| !part.trim().is_empty()) {
        let (key, column) = part.split_once('=').ok_or_else(|| {
            Failure::Usage(Said::shell("set-without-value", vec![("text", Arg::Text(plain(part)))]))
        })?;
        said.push((key.trim().to_owned(), column.trim().to_owned()));
    }
    said.extend(mapping.columns.iter().map(|(key, column)| (key.clone(), column.clone())));
    let listed = || Arg::Names(headings.iter().filter(|h| !h.is_empty()).cloned().collect());
    let mut keys = Vec::new();
    for (key, column) in &said {
        let read = Key::said(key, forms).ok_or_else(|| {
            let known = Arg::OneOf(Key::near(key, forms).into_iter().map(Arg::Text).collect());
            Failure::shell("paper-no-key", vec![("key", Arg::Text(plain(key))), ("known", known)])
        })?;
        let place =
            headings.iter().position(|heading| fold_word(heading) == fold_word(column)).ok_or_else(|| {
                let args = vec![("column", Arg::Text(plain(column))), ("columns", listed())];
                Failure::shell("paper-no-column", args).file(file.to_owned())
            })?;
        keys.push((read, place));
    }
    // What was said of some columns leaves the others as their headings say.
    for (place, heading) in headings.iter().enumerate() {
        if let Some(key) = Key::of_heading(heading, forms)
            && !keys.iter().any(|(known, at)| *known == key || *at == place)
        {
            keys.push((key, place));
        }
    }
    if !keys.iter().any(|(key, _)| key.records() || matches!(key, Key::Total(_))) {
        let args = vec![("columns", listed())];
        return Err(Failure::shell("paper-no-columns", args).file(file.to_owned()).hint("paper-map", vec![]));
    }
    Ok(keys)
}

/// The head of the sheet.
fn head(game: &str, players: &[String], args: &PaperArgs, mapping: &Mapping) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace(['"', '\n', '\r'], " "));
    let mut text = format!("match {game}");
    if let Some(title) = args.title.as_ref().or(mapping.title.as_ref()) {
        text.push_str(&format!(" {}", quoted(title)));
    }
    text.push('\n');
    let mut line = |word: &str, rest: String| text.push_str(&format!("{word} {rest}\n"));
    if let Some(date) = args.date.as_ref().or(mapping.date.as_ref()) {
        line("date", quoted(date));
    }
    line("players", players.iter().map(|name| quoted(name)).collect::<Vec<_>>().join(" "));
    if let Some(rules) = args.rules.as_ref().or(mapping.rules.as_ref()) {
        line("rules", quoted(rules));
    }
    let typed = args.set.iter().filter_map(|set| set.split_once('='));
    let typed = typed.map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned()));
    let filed = mapping.set.iter().map(|(key, value)| {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        (key.clone(), value)
    });
    for (key, value) in filed.chain(typed) {
        line("set", format!("{key} {}", quoted(&value)));
    }
    if let Some(dealer) = args.dealer.as_ref().or(mapping.dealer.as_ref()) {
        line("dealer", quoted(dealer));
    }
    text.push('\n');
    text
}
