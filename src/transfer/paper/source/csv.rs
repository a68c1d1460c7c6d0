//! A table from text: the sign between its cells, quotation marks, lines.

use crate::shell::failure::Failure;
use crate::transfer::paper::source::printed::begins_sheet;
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

/// What bars and rules are drawn with, besides the signs of a keyboard.
const BARS: [char; 3] = ['│', '┃', '║'];

/// Is it a rule of a table that is drawn, above, below or between its lines?
fn is_rule(line: &str) -> bool {
    let drawn = |sign: char| ('\u{2500}'..='\u{257f}').contains(&sign) && !BARS.contains(&sign);
    line.contains(|sign: char| matches!(sign, '-' | '=') || drawn(sign))
        && line.chars().all(|sign| {
            matches!(sign, '|' | '-' | '=' | ':' | '+' | ' ') || drawn(sign) || BARS.contains(&sign)
        })
}

/// The lines of a table that is drawn, without the bars around it and the rules below its head.
fn without_frame(text: &str) -> String {
    let bare = text.lines().map(|line| {
        let rule = is_rule(line);
        let line = line.trim();
        let line = line.strip_prefix('|').unwrap_or(line);
        if rule { "" } else { line.strip_suffix('|').unwrap_or(line) }
    });
    bare.flat_map(|line| [line, "\n"]).collect()
}

/// The columns of a text that stand apart by blanks alone, each with where it begins and ends: where every line has two blanks or more, or
/// one where the head has two. None where there are fewer than three.
fn apart_by_blanks(text: &str) -> Option<Vec<(usize, usize)>> {
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !is_rule(line));
    let lines = lines.skip_while(|line| !is_spread(line)).filter(|line| !is_remark(line));
    let lines: Vec<Vec<char>> = lines.map(|line| line.chars().collect()).collect();
    let head = lines.first()?;
    let wide = lines.iter().map(Vec::len).max()?;
    let blank = |line: &[char], at: usize| line.get(at).is_none_or(|sign| *sign == ' ');
    let empty: Vec<bool> = (0..wide).map(|at| lines.iter().all(|line| blank(line, at))).collect();
    let mut columns: Vec<(usize, usize)> = Vec::new();
    let mut begins = None;
    let mut at = 0;
    while at < wide {
        let gap = empty[at..].iter().take_while(|empty| **empty).count();
        let of_head = gap > 0 && (blank(head, at.saturating_sub(1)) || blank(head, at + gap));
        if gap > 1 || of_head {
            columns.extend(begins.take().map(|begins| (begins, at)));
        } else {
            begins = begins.or(Some(at));
        }
        at += gap.max(1);
    }
    columns.extend(begins.map(|begins| (begins, wide)));
    // What is one blank away and has nothing above it belongs to what stands before it: « Jan + Mia ».
    let headed = |(begins, ends): (usize, usize)| (begins..ends).any(|at| !blank(head, at));
    let mut at = 1;
    while at < columns.len() {
        if columns[at].0 == columns[at - 1].1 + 1 && !headed(columns[at]) {
            columns[at - 1].1 = columns.remove(at).1;
        } else {
            at += 1;
        }
    }
    (columns.len() > 2 && lines.len() > 1).then_some(columns)
}

/// Stand its words apart by more than a blank somewhere?
fn is_spread(line: &str) -> bool {
    line.trim().contains("  ")
}

/// Is it a line of words around a table: its title, who won?
fn is_remark(line: &str) -> bool {
    !is_spread(line) && !line.contains(|sign: char| sign.is_ascii_digit())
}

/// A text of columns that stand apart by blanks, with bars between them.
fn with_bars(text: &str) -> Option<String> {
    let columns = apart_by_blanks(text)?;
    let mut begun = false;
    let mut line = |line: &str| {
        begun |= is_spread(line);
        if line.trim().is_empty() || is_rule(line) {
            return String::new();
        }
        if !begun || is_remark(line) {
            return format!("|{}|", line.trim());
        }
        let signs: Vec<char> = line.chars().collect();
        let cell = |(begins, ends): &(usize, usize)| -> String {
            signs.get(*begins..(*ends).min(signs.len())).unwrap_or_default().iter().collect()
        };
        format!("|{}|", columns.iter().map(cell).collect::<Vec<_>>().join("|"))
    };
    Some(text.lines().flat_map(|own| [line(own), "\n".to_owned()]).collect())
}

/// Does a text begin with the head of a table: a line of three cells or more? Where somebody said who plays, which a table needs and
/// a sheet says itself, commas part them too.
#[must_use]
pub fn is_table(text: &str, described: bool) -> bool {
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !is_rule(line));
    let first: Vec<&str> = lines.take(TITLES).collect();
    if first.iter().any(|line| begins_sheet(line)) {
        return false;
    }
    let several = |mark: char| first.iter().any(|line| line.matches(mark).count() > 1);
    let heads = |mark: char| first.first().is_some_and(|line| line.matches(mark).count() > 1);
    [';', '\t', '|'].into_iter().chain(BARS).any(several)
        || described && heads(',')
        || apart_by_blanks(text).is_some()
}

/// A table has its head in one of so many lines: before it stands what the evening was.
const TITLES: usize = 4;

/// So many lines are looked at to find what stands between the cells.
const LINES_READ: usize = 30;

/// Reads a table.
pub(in crate::transfer::paper) fn table(text: &str, file: &str) -> Result<Table, Failure> {
    let drawn = text.contains(BARS).then(|| text.replace(BARS, "|"));
    let text = drawn.as_deref().unwrap_or(text);
    let marks = [';', '\t', ',', '|'];
    let mut spread = text.lines().filter(|line| !is_rule(line) && is_spread(line));
    // A mark in a title or in a cell parts nothing where the head has none.
    let by_blanks = spread.next().is_some_and(|head| !head.contains(marks));
    let barred = by_blanks.then(|| with_bars(text)).flatten();
    let text = barred.as_deref().unwrap_or(text);
    let separator = separator(text);
    let bare = (separator == BAR).then(|| without_frame(text));
    let text = bare.as_deref().unwrap_or(text);
    if let Some(line) = unclosed(text, separator) {
        return Err(Failure::of("paper-unclosed", vec![]).file(file.to_owned()).span(line, 1, 1));
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
            Failure::of("paper-unreadable", args).file(file.to_owned()).span(whole(line), 1, 1)
        })?;
        let line = lines.of(record.position().map_or(0, csv::Position::byte));
        if record.iter().any(|cell| cell.contains('\n')) {
            return Err(Failure::of("paper-quote", vec![]).file(file.to_owned()).span(line, 1, 1));
        }
        reading.add(line, record.iter(), file)?;
    }
    Ok(reading.table())
}

/// The lines of a text, counted as far as one place after another.
pub(in crate::transfer::paper) struct Lines<'a> {
    pub(in crate::transfer::paper) bytes: &'a [u8],
    pub(in crate::transfer::paper) counted: usize,
    pub(in crate::transfer::paper) line: usize,
}

impl<'a> Lines<'a> {
    pub(in crate::transfer::paper) const fn new(text: &'a str) -> Lines<'a> {
        Lines { bytes: text.as_bytes(), counted: 0, line: 1 }
    }

    /// The line on which the record behind that byte begins, which is not before the last one asked for; blank lines are
    /// passed over.
    pub(in crate::transfer::paper) fn of(&mut self, byte: u64) -> usize {
        let place = usize::try_from(byte).unwrap_or(usize::MAX).clamp(self.counted, self.bytes.len());
        let blank = |byte: &&u8| matches!(byte, b'\n' | b'\r');
        let begins = place + self.bytes[place..].iter().take_while(blank).count();
        self.line += self.bytes[self.counted..begins].iter().filter(|byte| **byte == b'\n').count();
        self.counted = begins;
        self.line
    }
}

pub(in crate::transfer::paper) fn whole(line: u64) -> usize {
    usize::try_from(line).unwrap_or(usize::MAX)
}
