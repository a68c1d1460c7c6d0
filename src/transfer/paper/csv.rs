//! A table from text: the sign between its cells, quotation marks, lines.

use crate::shell::failure::Failure;
use crate::transfer::paper::table::{Reading, Table};
use ardoise_rules::engine::Arg;

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

/// The sign between the cells: the one that stands in most of the first lines, and of two such the one that the first line has more of.
fn separator(text: &str) -> u8 {
    let told = || text.lines().filter(|line| !line.trim().is_empty()).take(LINES_READ);
    let marks = |line: &str, mark: u8| line.bytes().filter(|byte| *byte == mark).count();
    let first = told().find(|line| line.contains([';', '\t', ',', '|'])).unwrap_or_default();
    let lines = |mark: u8| told().filter(|line| marks(line, mark) > 0).count();
    [b'|', b',', b'\t', b';']
        .into_iter()
        .max_by_key(|mark| (lines(*mark), marks(first, *mark)))
        .unwrap_or(b',')
}

/// What stands between the cells of a table that is drawn in a text.
const BAR: u8 = b'|';

/// The lines of a table that is drawn, without the bars around it and the rules below its head.
fn without_frame(text: &str) -> String {
    let bare = text.lines().map(|line| {
        let rule = line.contains('-') && line.chars().all(|sign| matches!(sign, '|' | '-' | ':' | '+' | ' '));
        let line = line.trim();
        let line = line.strip_prefix('|').unwrap_or(line);
        if rule { "" } else { line.strip_suffix('|').unwrap_or(line) }
    });
    bare.flat_map(|line| [line, "\n"]).collect()
}

/// Does a text begin with the head of a table: a line of three cells or more? Where somebody said who plays, which a table needs and
/// a sheet says itself, commas part them too.
#[must_use]
pub fn is_table(text: &str, described: bool) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let several = |mark: char| first.matches(mark).count() > 1;
    [';', '\t', '|'].into_iter().any(several) || described && several(',')
}

/// So many lines are looked at to find what stands between the cells.
const LINES_READ: usize = 30;

/// Reads a table.
pub(super) fn table(text: &str, file: &str) -> Result<Table, Failure> {
    let separator = separator(text);
    let bare = (separator == BAR).then(|| without_frame(text));
    let text = bare.as_deref().unwrap_or(text);
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
pub(super) struct Lines<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) counted: usize,
    pub(super) line: usize,
}

impl<'a> Lines<'a> {
    pub(super) const fn new(text: &'a str) -> Lines<'a> {
        Lines { bytes: text.as_bytes(), counted: 0, line: 1 }
    }

    /// The line on which the record behind that byte begins, which is not before the last one asked for; blank lines are
    /// passed over.
    pub(super) fn of(&mut self, byte: u64) -> usize {
        let place = usize::try_from(byte).unwrap_or(usize::MAX).clamp(self.counted, self.bytes.len());
        let blank = |byte: &&u8| matches!(byte, b'\n' | b'\r');
        let begins = place + self.bytes[place..].iter().take_while(blank).count();
        self.line += self.bytes[self.counted..begins].iter().filter(|byte| **byte == b'\n').count();
        self.counted = begins;
        self.line
    }
}

pub(super) fn whole(line: u64) -> usize {
    usize::try_from(line).unwrap_or(usize::MAX)
}
