//! A whole sheet: its head, then its events line by line.

use serde_json::Value;

use super::error::{Fault, SheetError};
use super::event::read_parts;
use super::head::HeadReader;
use super::{Head, Hooks, Opening, Slip, Span, Tongue, open, split_line};
use crate::engine::{AnyGame, ENGINE_FORMS};

/// The most lines a sheet may have.
pub const MOST_LINES: usize = 100_000;

/// A line of events.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Its number, from 1.
    pub line_no: usize,
    /// The line as written, to show where something is wrong with an event.
    pub text: String,
    /// The events, as stored, each with its place.
    pub events: Vec<(Value, Span)>,
}

/// A sheet as read.
#[derive(Clone)]
pub struct Sheet {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The head as written.
    pub head: Head,
    /// What the head says.
    pub opening: Opening,
    /// Was it written from a log? What that says is taken as it is: it was true when it was recorded.
    pub recorded: bool,
    /// The lines that hold events.
    pub lines: Vec<Line>,
}

impl std::fmt::Debug for Sheet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sheet").field("opening", &self.opening).field("lines", &self.lines).finish()
    }
}

/// Reads a sheet.
///
/// # Errors
/// At the first line that cannot be read.
pub fn read_sheet(text: &str, hooks: &Hooks<'_>) -> Result<Sheet, Box<SheetError>> {
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = text.split('\n').enumerate().map(|(at, line)| (at + 1, line));
    let mut reader = HeadReader::default();
    let mut first = None;
    'head: for (number, line) in lines.by_ref() {
        check_count(number)?;
        let parts = split_line(number, line)?;
        for (at, part) in parts.iter().enumerate() {
            if !reader.take(part)? {
                first = Some((number, line, parts[at..].to_vec()));
                break 'head;
            }
        }
    }
    let head = reader.finish()?;
    let after_names = first.as_ref().filter(|(number, ..)| *number == head.players_line);
    let after_names = after_names.map(|(_, line, parts)| (*line, parts[0].words[0].span));
    let (game, opening) = open(&head, hooks).map_err(|error| commas(after_names, error))?;
    let forms = [ENGINE_FORMS, game.forms(&opening.rules)];
    let tongue = Tongue { lang: head.lang, ..Tongue::SHEET }.at(game);
    let mut sheet = Sheet { game, head, opening, recorded: false, lines: Vec::new() };
    if let Some((number, line, parts)) = first {
        let read = read_parts(&forms, &sheet.opening.table, (number, tongue), line, &parts);
        let read = read.map_err(|error| commas(after_names, error))?;
        sheet.lines.push(read);
    }
    for (number, line) in lines {
        check_count(number)?;
        let parts = split_line(number, line)?;
        if !parts.is_empty() {
            sheet.lines.push(read_parts(&forms, &sheet.opening.table, (number, tongue), line, &parts)?);
        }
    }
    Ok(sheet)
}

fn check_count(number: usize) -> Result<(), Box<SheetError>> {
    if number <= MOST_LINES {
        return Ok(());
    }
    let span = Span { line: number, column: 1, width: 1 };
    Err(Fault::new(Slip::TooManyLines { max: MOST_LINES }, span).on(""))
}

/// Names with commas between them look like events: what follows the names on their line begins none.
fn commas(after_names: Option<(&str, Span)>, error: Box<SheetError>) -> Box<SheetError> {
    match after_names {
        Some((line, span))
            if matches!(error.slip, Some(Slip::PlayerCount { .. }))
                || matches!(error.slip, Some(Slip::UnknownKeyword { .. })) && error.span == span =>
        {
            Fault::new(Slip::NamesComma, span).on(line)
        }
        _ => error,
    }
}
