//! The whole line that was probably meant by one that cannot be read.

use super::event::read_line;
use super::words::is_plain;
use super::{SheetError, Span, keyword, split_line};
use crate::engine::{Field, Form, Kind, Table};

/// How many words of one line are put right.
const REPAIRS: usize = 3;

/// Lines that read, near to the one that does not, likely ones first. Which of them can be true is not looked at.
#[must_use]
pub fn likely_lines(forms: &[&[Form]], table: &Table, error: &SheetError, french: bool) -> Vec<String> {
    let mut found = Vec::new();
    let mut put = |line: &str, most: usize| {
        if let Some(line) = repaired(forms, table, line, most)
            && !found.contains(&line)
        {
            found.push(line);
        }
    };
    if let Some(line) = once(error) {
        put(&line, REPAIRS - 1);
    }
    if error.said.id == "sheet-unknown-keyword" {
        // Without its keyword the rest may read as one event only: a bid, a count.
        let free = |field: &Field| matches!(field.kind, Kind::Text);
        let events = error.known.iter().filter(|form| !form.fields.iter().any(free));
        let lines: Vec<String> = events
            .map(|form| {
                let word = keyword(form, french);
                spliced(&error.line_text, Span { width: 0, ..error.span }, &format!("{word} "))
            })
            .collect();
        for most in [0, 1] {
            lines.iter().for_each(|line| put(line, most));
        }
    }
    found
}

/// The line, once its words are put right one after the other; none if that does not make it read.
fn repaired(forms: &[&[Form]], table: &Table, line: &str, most: usize) -> Option<String> {
    let mut line = line.to_owned();
    for left in (0..=most).rev() {
        match read_line(forms, table, 1, &line) {
            Ok(read) => return Some(line).filter(|_| !read.events.is_empty()),
            Err(error) if left > 0 => line = once(&error)?,
            Err(_) => return None,
        }
    }
    None
}

/// The line with what was suggested in the place of the word in question.
fn once(error: &SheetError) -> Option<String> {
    let suggested = error.suggestion.as_deref()?;
    if error.said.id == "sheet-keyword-first" {
        // The suggestion is the event from its first word to its last.
        let parts = split_line(1, &error.line_text).ok()?;
        let part = parts
            .iter()
            .find(|part| part.words.first().is_some_and(|word| word.span.column == error.span.column))?;
        return Some(spliced(&error.line_text, part.span(), suggested));
    }
    let word = if suggested.split(' ').all(is_plain) {
        suggested.to_owned()
    } else {
        super::words::quote(suggested)
    };
    Some(spliced(&error.line_text, error.span, &word))
}

/// A line with other words in the place of some of its characters.
fn spliced(line: &str, span: Span, words: &str) -> String {
    let start = span.column.saturating_sub(1);
    let before = line.chars().take(start);
    let after = line.chars().skip(start + span.width);
    before.chain(words.chars()).chain(after).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::common;
    use crate::engine::{Camps, Choice};

    const GAME: &[Form] = &[
        Form::new(
            "bid",
            &["contrat"],
            &[
                Field::new("player", Kind::Player),
                Field::new("level", Kind::Level(80, 500, &[])),
                Field::new("suit", Kind::Suit(&[Choice::new("none")])),
            ],
        ),
        common::POINTS,
        common::PASS,
    ];

    fn likely(line: &str, french: bool) -> Vec<String> {
        let players = ["Ana", "Bob", "Cy", "Dee"].map(str::to_owned).to_vec();
        let table = Table { players, camps: Camps::Pairs };
        let forms = [crate::engine::ENGINE_FORMS, GAME];
        match read_line(&forms, &table, 1, line) {
            Ok(_) => panic!("{line} reads"),
            Err(error) => likely_lines(&forms, &table, &error, french),
        }
    }

    #[test]
    fn the_whole_line_is_guessed() {
        assert_eq!(likely("A 100 h", false)[0], "bid A 100 h");
        assert_eq!(likely("ana 100 coeur", true)[0], "contrat ana 100 coeur");
        assert_eq!(likely("bidd ana 100 hearst", false)[0], "bid ana 100 hearts");
        assert_eq!(likely("ana passe", true)[0], "passe ana");
        assert_eq!(likely("bid ana 100 h, anna 131", false)[0], "bid ana 100 h, points Ana 131");
        assert!(likely("bonjour tout le monde", true).is_empty());
    }
}
