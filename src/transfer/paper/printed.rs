//! A table that `print` wrote: the lines of its sheets stand in a column of their own.

use std::path::Path;

use crate::pages::LINE;
use crate::transfer::paper::key::Key;
use crate::transfer::paper::table::Table;
use crate::transfer::paper::{Aside, Paper, opened};
use ardoise_rules::cards::fold_word;
use ardoise_rules::notation::{HEAD_FORMS, HeadForm, HeadKey};

/// The sheets of a table in which `print` wrote several matches; none where it is another table, or cannot be read.
#[must_use]
pub fn several(path: &Path) -> Vec<Paper> {
    let printed = opened(path, &path.display().to_string()).map(|tables| tables.first().map(printed));
    printed.ok().flatten().filter(|printed| printed.len() > 1).unwrap_or_default()
}

/// The sheets of a table that `print` wrote: the lines of the notation stand in a column of their own.
pub(super) fn printed(table: &Table) -> Vec<Paper> {
    let lines = |heading: &String| Key::of_heading(heading, &[]) == Some(Key::Lines);
    let Some(place) = table.headings.iter().position(lines) else { return Vec::new() };
    let mut papers: Vec<Paper> = Vec::new();
    for row in &table.rows {
        let Some(cell) = row.cells.get(place).filter(|cell| !cell.is_empty()) else { continue };
        // A spreadsheet's sign for words, before what could be a formula.
        let lines = || cell.trim_start_matches('\'').split(LINE).map(str::trim);
        if papers.is_empty() || lines().any(begins_sheet) {
            papers.push(Paper {
                text: String::new(),
                lines: Vec::new(),
                aside: Aside::default(),
                by_hand: false,
                bare: false,
            });
        }
        let Some(paper) = papers.last_mut() else { continue };
        for line in lines() {
            paper.text.push_str(line);
            paper.text.push('\n');
            paper.lines.push(Some(row.line));
        }
    }
    papers
}

/// Is it the line that names the game of a sheet?
fn begins_sheet(line: &str) -> bool {
    let first = line.split_whitespace().next().map(fold_word);
    let is = |form: &&HeadForm| form.key == HeadKey::Match;
    first.is_some_and(|first| HEAD_FORMS.iter().filter(is).any(|form| form.is_named(&first)))
}
