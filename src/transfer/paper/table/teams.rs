//! The names that a table gives its two sides, read as the words that all tables have for them: `Les Verts`, `A/C`, `Rouges`.

use crate::transfer::paper::key::{Key, heads_figures, side_named};
use crate::transfer::paper::row::taker::partners;
use crate::transfer::paper::table::mapping::Mapping;
use crate::transfer::paper::table::{Table, bare_of_total};
use crate::words;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::Form;

/// The words for our side and theirs.
const SIDES: [&str; 2] = ["points-a", "points-b"];

/// What is known of the sides of a table of four.
struct Teams<'a> {
    players: &'a [String],
    /// What may be said in the game.
    forms: &'static [Form],
    /// The names of each, folded.
    names: [Vec<String>; 2],
}

impl Table {
    /// Puts the usual words for the sides in the place of the names that the table gives them, in its headings and its cells, where
    /// partners play across.
    pub(in crate::transfer::paper) fn name_sides(
        &mut self,
        players: &[String],
        mapped: &[(String, String)],
        forms: &'static [Form],
    ) {
        if players.len() != 4 {
            return;
        }
        let mut teams = Teams { players, forms, names: Default::default() };
        teams.find(self, mapped);
        let one = |word: &&str| !word.contains(['-', ' ']);
        let word = |side: usize| words::headings(SIDES[side]).find(one).unwrap_or_default();
        let own: Vec<Option<Key>> =
            self.headings.iter().map(|heading| Key::of_heading(heading, forms)).collect();
        for heading in &mut self.headings {
            if mapped.iter().any(|(_, column)| fold_word(column) == fold_word(heading)) {
                continue;
            }
            if let Some((before, side)) = teams.headed(heading) {
                *heading = format!("{before}{}", word(side));
            }
        }
        for row in &mut self.rows {
            for (cell, key) in row.cells.iter_mut().zip(&own) {
                if matches!(key, Some(Key::Note | Key::Events | Key::Lines | Key::Deal)) || cell.is_empty() {
                    continue;
                }
                // Who took may be one of two that stand together, and what was bid is nobody's name.
                let partners = matches!(key, Some(Key::Event(_) | Key::Kind(..) | Key::Raise(_)));
                if let Some((side, figure)) = teams.told(cell, partners) {
                    *cell = format!("{}{figure}", word(side));
                }
            }
        }
    }
}

impl Teams<'_> {
    /// Finds the names: those of columns that were said to be the sides, of two partners by the beginnings of their names, of two
    /// columns that also take, and of two that stand alone and behind what is counted.
    fn find(&mut self, table: &Table, mapped: &[(String, String)]) {
        let forms = self.forms;
        for (key, column) in mapped {
            let key = fold_word(key);
            if let Some(side) = SIDES.iter().position(|id| words::heading(&key, id)) {
                self.names[side].push(fold_word(column));
            }
        }
        let unknown = |heading: &str| Key::of_heading(heading, forms).is_none() && !heading.is_empty();
        for heading in table.headings.iter().filter(|heading| unknown(heading)) {
            let (_, name) = behind(heading, forms);
            if let Some(side) = self.pair(name) {
                self.names[side].push(fold_word(name));
            }
        }
        if self.names.iter().any(|names| !names.is_empty()) {
            return;
        }
        if let Some(compass) = self.compass(&table.headings) {
            self.names = compass.map(|name| vec![name]);
            return;
        }
        let bidder =
            table.headings.iter().position(|heading| Key::of_heading(heading, forms) == Some(Key::Bidder));
        let cells = bidder
            .into_iter()
            .flat_map(|place| table.rows.iter().filter_map(move |row| row.cells.get(place)));
        let takers: Vec<String> = cells.map(|cell| fold_word(cell)).collect();
        let alone: Vec<String> = table
            .headings
            .iter()
            .filter(|heading| unknown(heading))
            .map(|heading| fold_word(heading))
            .collect();
        let counted = |name: &String| {
            table.headings.iter().any(|heading| {
                let (before, other) = behind(heading, forms);
                !before.is_empty() && fold_word(other) == *name
            })
        };
        let mut sides = alone.iter().filter(|name| takers.contains(name) || counted(name));
        if let (Some(one), Some(other), None) = (sides.next(), sides.next(), sides.next()) {
            let player = |name: &str| self.players.iter().any(|known| fold_word(known).starts_with(name));
            if one != other && !player(one) && !player(other) {
                self.names = [vec![one.clone()], vec![other.clone()]];
            }
        }
    }

    /// The points of the compass that head one column of each side: `N` and `E`, where nobody's name begins so.
    fn compass(&self, headings: &[String]) -> Option<[String; 2]> {
        let player = |name: &str| self.players.iter().any(|known| fold_word(known).starts_with(name));
        let of = |id: &str| {
            let mut heads = headings.iter().map(|heading| fold_word(heading));
            let mut heads = heads.by_ref().filter(|head| words::heading(head, id) && !player(head));
            heads.next().filter(|_| heads.next().is_none())
        };
        Some([of("compass-ns")?, of("compass-ew")?])
    }

    /// The side of two partners across the table, named by the beginnings of their names.
    fn pair(&self, text: &str) -> Option<usize> {
        let [one, other] = partners(text)?;
        let seat = |name: &str| {
            let begins = fold_word(name);
            let mut found = (0..self.players.len())
                .filter(|at| !begins.is_empty() && fold_word(&self.players[*at]).starts_with(&begins));
            found.next().filter(|_| found.next().is_none())
        };
        let (one, other) = (seat(&one)?, seat(&other)?);
        ((one + 2) % 4 == other).then_some(one % 2)
    }

    /// The side that heads a column, with the word for what it counts before it.
    fn headed<'h>(&self, heading: &'h str) -> Option<(&'h str, usize)> {
        let (before, name) = behind(heading, self.forms);
        let folded = fold_word(name);
        let side = self.names.iter().position(|names| names.contains(&folded))?;
        Some((before, side))
    }

    /// The side that a cell names, by the names of its partners too, and the figure that stands before or behind it.
    fn told(&self, cell: &str, partners: bool) -> Option<(usize, String)> {
        let side = |text: &str| {
            let folded = fold_word(text);
            let named = self.names.iter().position(|names| names.contains(&folded));
            named.or_else(|| self.pair(text).filter(|_| partners))
        };
        if let Some(side) = side(cell) {
            return Some((side, String::new()));
        }
        // Words that every table has stand with their figure in either order too.
        let side = |text: &str| side(text).or_else(|| side_named(&fold_word(text)));
        let figure = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let (first, rest) = cell.split_once(' ')?;
        let (start, last) = cell.rsplit_once(' ')?;
        if figure(first) {
            return Some((side(rest.trim())?, format!(" {first}")));
        }
        figure(last).then(|| Some((side(start.trim())?, format!(" {last}"))))?
    }
}

/// A heading in two: the word for what is counted, shown or had with the blank behind it, or nothing, and the rest.
fn behind<'h>(heading: &'h str, forms: &'static [Form]) -> (&'h str, &'h str) {
    let counts = |word: &str| {
        let folded = fold_word(word);
        let had =
            |form: &Form| form.column && (form.is_named(&folded) || words::heading(&folded, form.event));
        heads_figures(&folded) || forms.iter().any(had)
    };
    match heading.split_once(' ').filter(|(word, _)| counts(word)) {
        Some((word, rest)) => (&heading[..=word.len()], rest.trim()),
        None => ("", bare_of_total(heading).unwrap_or(heading).trim()),
    }
}

/// What was said of the columns, each with the column it is: in words, or in a file.
pub(in crate::transfer::paper) fn mapped(typed: Option<&str>, mapping: &Mapping) -> Vec<(String, String)> {
    let typed = typed.filter(|map| map.contains('=')).unwrap_or_default().split(',');
    let typed = typed.filter_map(|part| part.split_once('='));
    let typed = typed.map(|(key, column)| (key.trim().to_owned(), column.trim().to_owned()));
    typed.chain(mapping.columns.iter().map(|(key, column)| (key.clone(), column.clone()))).collect()
}
