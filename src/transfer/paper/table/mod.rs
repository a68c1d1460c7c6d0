//! A table as somebody kept it: headings and rows, however many lines its head has, and what stands above and below it.

pub(super) mod columns;
pub(super) mod day;
pub(super) mod initials;
pub(super) mod mapping;
pub(super) mod seated;
pub(super) mod teams;

use crate::shell::failure::Failure;
use crate::transfer::paper::key::Key;
use crate::transfer::paper::row::figures;
use crate::transfer::paper::row::sense::Row;
use crate::transfer::paper::row::taker::partners;
use crate::words;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Camps, Form};
use ardoise_rules::words::plain;

/// A table as read.
#[derive(Default)]
pub(in crate::transfer::paper) struct Table {
    /// Its name in a workbook.
    pub(in crate::transfer::paper) name: String,
    pub(in crate::transfer::paper) headings: Vec<String>,
    pub(in crate::transfer::paper) rows: Vec<Row>,
}

impl Table {
    /// Finds the line with the headings: the first, or one behind lines that tell of the evening (its title, its date, who sat there).
    /// Whether there is such a line is said.
    pub(in crate::transfer::paper) fn find_head(
        &mut self,
        players: &[String],
        forms: &'static [Form],
    ) -> bool {
        let head = |cells: &[String]| {
            let told = || cells.iter().filter(|cell| !cell.is_empty());
            let says = |cell: &&String| Key::of_heading(cell, forms).is_some();
            let heads = |cell: &String| says(&cell) || headed_seats(cell, players).is_some();
            heads_table(cells) && (told().filter(says).count() > 1 || told().all(heads))
        };
        if head(&self.headings) {
            return true;
        }
        let Some(place) = self.rows.iter().take(LINES_ABOVE).position(|row| head(&row.cells)) else {
            return false;
        };
        self.headings = std::mem::take(&mut self.rows[place].cells);
        self.rows.drain(..=place);
        true
    }

    /// Parts a column in whose cells two figures stand each (`9-4`): the second ones go to a new column, whose place is given; none where
    /// a cell says anything else.
    pub(in crate::transfer::paper) fn halve(&mut self, place: usize) -> Option<usize> {
        let told = |row: &Row| row.cells.get(place).filter(|cell| !cell.is_empty()).cloned();
        let both = |cell: &String| cell.parse::<u32>().is_err().then(|| figures::of_two(cell)).flatten();
        let mut cells = self.rows.iter().filter_map(told).peekable();
        cells.peek()?;
        if !cells.all(|cell| both(&cell).is_some()) {
            return None;
        }
        let other = self.headings.len();
        self.headings.push(String::new());
        for row in &mut self.rows {
            if let Some([first, second]) = told(row).and_then(|cell| both(&cell)) {
                row.cells.resize(other, String::new());
                row.cells[place] = first;
                row.cells.push(second);
            }
        }
        Some(other)
    }

    /// Adds a column of who deals, in turn from `first`, and gives its place.
    pub(in crate::transfer::paper) fn deal_in_turn(&mut self, players: &[String], first: usize) -> usize {
        let place = self.headings.len();
        self.headings.push(String::new());
        for (row, name) in self.rows.iter_mut().zip(players.iter().cycle().skip(first)) {
            row.cells.resize(place, String::new());
            row.cells.push(name.clone());
        }
        place
    }

    /// The cells of a column in which something stands.
    pub(in crate::transfer::paper) fn cells(&self, place: usize) -> impl Iterator<Item = &String> {
        self.rows.iter().filter_map(move |row| row.cells.get(place)).filter(|cell| !cell.is_empty())
    }

    /// That no row is wider than the headings.
    ///
    /// # Errors
    /// If one is.
    pub(in crate::transfer::paper) fn fits(&self, file: &str) -> Result<(), Failure> {
        let wanted = self.headings.len();
        let wide = |row: &&Row| row.cells.iter().skip(wanted).any(|cell| !cell.is_empty());
        let Some(row) = self.rows.iter().find(wide) else { return Ok(()) };
        let args = vec![("found", Arg::from(row.cells.len())), ("wanted", Arg::from(wanted))];
        let failure = Failure::of("paper-too-wide", args).input(row.cells.join(" ; "));
        Err(failure.file(file.to_owned()).span(row.line, 1, 1))
    }

    /// Does a row say the headings again, as at the head of another page?
    pub(in crate::transfer::paper) fn heads_again(&self, row: &Row) -> bool {
        let told = |cells: &[String]| {
            let cells: Vec<String> = cells.iter().map(|cell| fold_word(cell)).collect();
            cells.into_iter().filter(|cell| !cell.is_empty()).collect::<Vec<_>>()
        };
        told(&row.cells) == told(&self.headings)
    }

    /// A heading over several columns has the names under it, in a line of their own: `Score` above `Ana+Cy` and `Bob+Dee`.
    pub(in crate::transfer::paper) fn head_in_two(&mut self, players: &[String], forms: &'static [Form]) {
        let Some(second) = self.rows.first() else { return };
        let of_side =
            |cell: &str| matches!(Key::of_heading(cell, forms), Some(Key::Count(_, Some(_)) | Key::Total(_)));
        let names = |cell: &str| headed_seats(cell, players).is_some() || of_side(cell);
        // A column that says something by itself, as that of who took, has names in its rows.
        let silent =
            |above: &str| headed_seats(above, players).is_none() && Key::of_heading(above, forms).is_none();
        let mut told = second.cells.iter().zip(&self.headings).filter(|(cell, _)| !cell.is_empty());
        let several = told.clone().nth(1).is_some();
        if !several || !told.all(|(cell, above)| names(cell) && silent(above)) {
            return;
        }
        for (above, cell) in self.headings.iter_mut().zip(self.rows.remove(0).cells) {
            if !cell.is_empty() {
                *above = cell;
            }
        }
    }

    /// A heading over two columns stands over the first: what stands beside a contract, without a heading of its own, belongs to it.
    pub(in crate::transfer::paper) fn join(&mut self, keys: &[(Key, usize)]) {
        let contract = keys.iter().find(|(key, _)| *key == Key::Contract).map(|(_, place)| *place);
        let Some(place) = contract.filter(|place| self.headings.get(place + 1).is_some_and(String::is_empty))
        else {
            return;
        };
        for row in &mut self.rows {
            if let Some(beside) = row.cells.get_mut(place + 1).map(std::mem::take)
                && let Some(cell) = row.cells.get_mut(place)
            {
                *cell = format!("{cell} {beside}").trim().to_owned();
            }
        }
    }

    /// A column without a heading in which something stands, by its letter in a spreadsheet.
    pub(in crate::transfer::paper) fn letter(&self, place: usize) -> Option<String> {
        let told = self.rows.iter().any(|row| row.cells.get(place).is_some_and(|cell| !cell.is_empty()));
        let letter =
            u8::try_from(place).ok().filter(|place| *place < 26).map(|place| char::from(b'A' + place));
        told.then(|| letter.map_or_else(|| "[…]".to_owned(), |letter| format!("[{letter}]")))
    }

    /// The columns that nothing was said of and that are headed by players, with the places of these at the table.
    pub(in crate::transfer::paper) fn figured(
        &self,
        players: &[String],
        keys: &[(Key, usize)],
    ) -> Vec<(Vec<usize>, usize)> {
        let free =
            self.headings.iter().enumerate().filter(|(place, _)| keys.iter().all(|(_, at)| at != place));
        free.filter_map(|(place, heading)| Some((headed_seats(heading, players)?, place))).collect()
    }

    /// Of these columns those in which something stands, and in most rows nothing.
    pub(in crate::transfer::paper) fn sparse(&self, headings: &[String]) -> Vec<usize> {
        let told = |place: usize| {
            let cells = self.rows.iter().filter_map(|row| row.cells.get(place));
            cells.filter(|cell| !cell.is_empty()).count()
        };
        let places = (0..self.headings.len()).filter(|place| headings.contains(&self.headings[*place]));
        places.filter(|place| (1..=self.rows.len() / 2).contains(&told(*place))).collect()
    }
}

/// The account, as a key has it, of those whom a heading names; none where nobody's account is theirs.
pub(in crate::transfer::paper) fn account_of(
    seats: &[usize],
    players: &[String],
    camps: Option<Camps>,
) -> Option<String> {
    match (camps, seats) {
        (Some(Camps::Pairs), [seat, ..]) => Some(["a", "b"][seat % 2].to_owned()),
        (_, [seat]) => players.get(*seat).map(|player| fold_word(player)),
        _ => None,
    }
}

/// The places at the table of whom a heading names: a player, a side, two partners, or one of these with the word for a total.
fn headed_seats(heading: &str, players: &[String]) -> Option<Vec<usize>> {
    let seat = |name: &str| players.iter().position(|player| fold_word(player) == fold_word(name));
    // Two sides: of two players, or of two pairs across the table.
    let side = |heading: &str, ids: [&str; 2]| {
        let place = ids.iter().position(|id| words::heading(&fold_word(heading), id))?;
        match players.len() {
            2 => Some(vec![place]),
            4 => Some(vec![place, place + 2]),
            _ => None,
        }
    };
    let named = |heading: &str| {
        let alone = seat(heading).map(|seat| vec![seat]);
        alone.or_else(|| side(heading, ["side-a", "side-b"])).or_else(|| {
            let [one, other] = partners(heading)?;
            Some(vec![seat(&one)?, seat(&other)?])
        })
    };
    // Where no points are counted in the cards, what stands under “us” is what was marked.
    let marked = || side(heading, ["points-a", "points-b"]);
    let total = || {
        let bare = bare_of_total(heading)?.trim();
        named(bare).or_else(|| side(bare, ["points-a", "points-b"]))
    };
    named(heading).or_else(marked).or_else(total)
}

/// A heading without the word for a total before or behind it; none where there is no such word.
pub(in crate::transfer::paper) fn bare_of_total(heading: &str) -> Option<&str> {
    let total = |word: &str| words::heading(&fold_word(word), "total");
    let before = heading.split_once(' ').filter(|(word, _)| total(word)).map(|(_, name)| name);
    before.or_else(|| heading.rsplit_once(' ').filter(|(_, word)| total(word)).map(|(name, _)| name))
}

/// Is one cell of a line told, and no other?
fn is_title(cells: &[String]) -> bool {
    cells.iter().filter(|cell| !cell.is_empty()).count() == 1
}

/// May these be headings: several, and none that is a figure?
fn heads_table(cells: &[String]) -> bool {
    let figure = |cell: &String| {
        cell.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '.' | ',' | '-'))
    };
    let mut told = cells.iter().filter(|cell| !cell.is_empty()).peekable();
    told.peek().is_some() && !is_title(cells) && !told.any(figure)
}

/// A table that is being read: its first line has the headings.
#[derive(Default)]
pub(in crate::transfer::paper) struct Reading {
    pub(in crate::transfer::paper) headings: Option<Vec<String>>,
    pub(in crate::transfer::paper) rows: Vec<Row>,
}

/// Says a cell that the same stands there as above?
fn is_ditto(cell: &str) -> bool {
    DITTO.contains(&fold_word(cell).as_str())
}

/// What stands for what is above it, folded.
const DITTO: [&str; 7] = ["″", "〃", "''", "\"", "”", "idem", "id."];

impl Reading {
    /// Adds a line of the file.
    pub(in crate::transfer::paper) fn add<'a>(
        &mut self,
        line: usize,
        cells: impl Iterator<Item = &'a str>,
        file: &str,
    ) -> Result<(), Failure> {
        let at = |failure: Failure| failure.file(file.to_owned()).span(line, 1, 1);
        let mut read = Vec::new();
        for cell in cells {
            // A cell of a workbook may go over several lines.
            let control = |letter: &char| letter.is_control() && !matches!(letter, '\n' | '\r' | '\t');
            if let Some(control) = cell.chars().find(control) {
                let code = format!("U+{:04X}", u32::from(control));
                return Err(at(Failure::of("paper-control", vec![("code", Arg::Text(code))])));
            }
            let long = cell.chars().count();
            if long > LONGEST_CELL {
                let args = vec![("found", Arg::from(long)), ("most", Arg::from(LONGEST_CELL))];
                return Err(at(Failure::of("paper-long-cell", args)));
            }
            if read.len() >= MOST_COLUMNS {
                return Err(at(Failure::of("paper-many-columns", vec![("most", Arg::from(MOST_COLUMNS))])));
            }
            read.push(plain(cell).trim().to_owned());
        }
        let cells = read;
        match &self.headings {
            None => self.headings = Some(cells),
            // A line above the headings that has one cell is the title of the table.
            Some(headings) if self.rows.is_empty() && is_title(headings) && heads_table(&cells) => {
                self.headings = Some(cells);
            }
            Some(_) if self.rows.len() >= MOST_ROWS => {
                return Err(Failure::of("file-too-large", vec![("file", Arg::Text(file.to_owned()))]));
            }
            Some(_) => {
                let above = self.rows.last().map(|row| row.cells.clone()).unwrap_or_default();
                let cells = cells.into_iter().enumerate().map(|(column, cell)| match above.get(column) {
                    Some(above) if is_ditto(&cell) => above.clone(),
                    _ => cell,
                });
                self.rows.push(Row { line, cells: cells.collect() });
            }
        }
        Ok(())
    }

    pub(in crate::transfer::paper) fn table(self) -> Table {
        Table { name: String::new(), headings: self.headings.unwrap_or_default(), rows: self.rows }
    }
}

/// So much of a heading is told.
pub(in crate::transfer::paper) const LONGEST_HEADING: usize = 40;
/// More letters than spreadsheets let a cell have are not read.
const LONGEST_CELL: usize = 32_767;
/// So many lines may stand above the headings.
const LINES_ABOVE: usize = 20;
/// More columns are not read.
const MOST_COLUMNS: usize = 1000;
/// More rows than a sheet may have lines are not read.
const MOST_ROWS: usize = 100_000;
