//! A table that `print` wrote: the lines of its sheets stand in a column of their own.

use std::path::Path;

use crate::pages::{BEFORE_FIGURES, LINE, OF_SEVERAL};
use crate::transfer::paper::key::Key;
use crate::transfer::paper::row::figures::whole;
use crate::transfer::paper::table::Table;
use crate::transfer::paper::{Aside, Paper, opened};
use ardoise_desk::transfer::Prepared;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Account, DealNo, Said};
use ardoise_rules::notation::{HEAD_FORMS, HeadForm, HeadKey};

/// The figures of a deal beside its lines, as `print` wrote them, or as somebody changed them since.
#[derive(Debug, Clone)]
pub struct Figures {
    /// The deal.
    deal: DealNo,
    /// Whose they are, where each account has a row of its own.
    account: Option<Account>,
    /// What it gave, and behind that what everybody had after it.
    cells: Vec<Option<i32>>,
}

impl Figures {
    /// Those before the lines, which stand at that place.
    fn before(cells: &[String], lines: usize) -> Option<Figures> {
        let figure = |cell: &String| whole(cell).ok().and_then(|figure| i32::try_from(figure).ok());
        let at = |place: usize| cells.get(place).and_then(figure);
        let deal = |place: usize| cells.get(place)?.trim().parse().ok();
        // Where a table of several matches has them.
        let column = |id: &str| OF_SEVERAL.iter().position(|column| *column == id);
        let [no, account, points, total, end] =
            ["csv-deal", "csv-account", "csv-points", "csv-total", "csv-lines"].map(column);
        if let Some(deal) = deal(0) {
            let cells = cells.get(BEFORE_FIGURES.len()..lines)?.iter().map(figure).collect();
            return Some(Figures { deal, account: None, cells });
        }
        let account = cells.get(account?).filter(|_| Some(lines) == end)?.trim().parse().ok();
        account?;
        Some(Figures { deal: deal(no?)?, account, cells: vec![at(points?), at(total?)] })
    }

    /// What they say otherwise than the lines of the sheet, in the words of a total on paper that is another one.
    #[must_use]
    pub fn differ(&self, sheet: &Prepared) -> Vec<(DealNo, Said)> {
        let Some(counted) = sheet.counted.iter().find(|counted| counted.deal == self.deal) else {
            return Vec::new();
        };
        let each = [&counted.score, &counted.totals];
        let accounts = counted.score.0.len();
        let differ = each.into_iter().enumerate().flat_map(|(at, counted)| {
            let written: Vec<Option<i32>> = match self.account {
                None => self.cells.iter().skip(at * accounts).take(accounts).copied().collect(),
                Some(account) => {
                    let own = |(other, _): &(Account, i32)| self.cells[at].filter(|_| *other == account);
                    counted.0.iter().map(own).collect()
                }
            };
            counted.unlike(&written)
        });
        let mut said: Vec<(DealNo, Said)> = Vec::new();
        for differs in differ {
            if said.iter().all(|(_, known)| *known != differs) {
                said.push((self.deal, differs));
            }
        }
        said
    }
}

/// The sheets of a table in which `print` wrote several matches; none where it is another table, or cannot be read.
#[must_use]
pub fn several(path: &Path) -> Vec<Paper> {
    let printed = opened(path, &path.display().to_string()).map(|tables| tables.first().map(printed));
    printed.ok().flatten().filter(|printed| printed.len() > 1).unwrap_or_default()
}

/// The sheets of a table that `print` wrote: the lines of the notation stand in a column of their own.
pub(in crate::transfer::paper) fn printed(table: &Table) -> Vec<Paper> {
    let lines = |heading: &String| Key::of_heading(heading, &[]) == Some(Key::Lines);
    let Some(place) = table.headings.iter().position(lines) else { return Vec::new() };
    let mut papers: Vec<Paper> = Vec::new();
    for row in &table.rows {
        let figures = Figures::before(&row.cells, place);
        let Some(cell) = row.cells.get(place).filter(|cell| !cell.is_empty()) else {
            if let (Some(paper), Some(figures)) = (papers.last_mut(), figures) {
                paper.figures.push(figures);
            }
            continue;
        };
        // A spreadsheet's sign for words, before what could be a formula.
        let lines = || cell.trim_start_matches('\'').split(LINE).map(str::trim);
        if papers.is_empty() || lines().any(begins_sheet) {
            papers.push(Paper {
                by_dealer: false,
                text: String::new(),
                lines: Vec::new(),
                aside: Aside::default(),
                by_hand: false,
                bare: false,
                figures: Vec::new(),
                came: Vec::new(),
            });
        }
        let Some(paper) = papers.last_mut() else { continue };
        paper.figures.extend(figures);
        for line in lines() {
            paper.text.push_str(line);
            paper.text.push('\n');
            paper.lines.push(Some(row.line));
        }
    }
    papers
}

/// Is it the line that names the game of a sheet?
pub(in crate::transfer::paper) fn begins_sheet(line: &str) -> bool {
    let first = line.split_whitespace().next().map(fold_word);
    let is = |form: &&HeadForm| form.key == HeadKey::Match;
    first.is_some_and(|first| HEAD_FORMS.iter().filter(is).any(|form| form.is_named(&first)))
}
