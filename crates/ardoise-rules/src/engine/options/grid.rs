//! A table that a house writes over, cell by cell: `contract.garde.base`.

use std::marker::PhantomData;

use super::rules::{CellKind, OptionKind, SetError};

/// What a cell may hold.
#[derive(Debug, Clone, Copy)]
pub enum Holds {
    /// A number in a range, both ends included.
    Number(i32, i32),
    /// A number in a range, or `none`.
    OrNone(i32, i32),
    /// One of these words, stored as its place.
    Words(&'static [&'static str]),
}

/// How `none` is stored in a cell.
pub const NONE: i32 = -1;

impl Holds {
    const fn kind(self) -> OptionKind {
        match self {
            Holds::Number(min, max) => OptionKind::Number(min, max),
            Holds::OrNone(min, max) => OptionKind::Limit(min, max),
            Holds::Words(words) => OptionKind::Choice(words),
        }
    }

    fn write(self, value: i32) -> String {
        match self {
            Holds::Words(words) => {
                let word = usize::try_from(value).ok().and_then(|place| words.get(place));
                word.copied().unwrap_or_default().to_owned()
            }
            Holds::OrNone(..) if value == NONE => "none".to_owned(),
            Holds::Number(..) | Holds::OrNone(..) => value.to_string(),
        }
    }

    fn read(self, text: &str) -> Result<i32, SetError> {
        let number = |min: i32, max: i32| text.parse().ok().filter(|n| (min..=max).contains(n));
        let (value, known) = match self {
            Holds::Number(min, max) => (number(min, max), vec![format!("{min}…{max}")]),
            Holds::OrNone(..) if text == "none" => (Some(NONE), Vec::new()),
            Holds::OrNone(min, max) => (number(min, max), vec!["none".to_owned(), format!("{min}…{max}")]),
            Holds::Words(words) => {
                let place = words.iter().position(|word| *word == text);
                let value = place.and_then(|place| i32::try_from(place).ok());
                (value, words.iter().map(|word| (*word).to_owned()).collect())
            }
        };
        value.ok_or(SetError::Cell(known))
    }
}

/// A table of a game: its rows and its columns, by their words.
pub trait Grid: Clone + PartialEq + std::fmt::Debug + 'static {
    /// The id of the option, before the first point.
    const ID: &'static str;
    /// The words of its rows.
    fn rows() -> impl Iterator<Item = &'static str>;
    /// The words of its columns, with what each holds.
    fn columns() -> impl Iterator<Item = (&'static str, Holds)>;
    /// Is it a cell that tables leave alone: the price of each trick where they have a flat one?
    #[must_use]
    fn odd(row: &str, column: &str) -> bool {
        let _ = (row, column);
        false
    }
}

/// Where a cell stands, row by row: one number, since rules are tried by the thousand and every price is looked up here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Place(usize);

impl Place {
    /// More columns than any table has.
    const WIDTH: usize = 64;

    const fn of(row: usize, column: usize) -> Place {
        Place(row * Place::WIDTH + column)
    }

    const fn row(self) -> usize {
        self.0 / Place::WIDTH
    }

    const fn column(self) -> usize {
        self.0 % Place::WIDTH
    }
}

/// The cells that a house has written over a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Cells<G> {
    /// In the order of their places: a house writes few of them.
    written: Vec<(Place, i32)>,
    grid: PhantomData<G>,
}

impl<G> Default for Cells<G> {
    fn default() -> Self {
        Cells { written: Vec::new(), grid: PhantomData }
    }
}

impl<G: Grid> Cells<G> {
    /// Every cell of the table with what it may hold.
    pub fn kinds() -> impl Iterator<Item = (String, CellKind)> {
        G::rows().flat_map(|row| {
            G::columns().map(move |(column, holds)| (format!("{row}.{column}"), CellKind::Of(holds.kind())))
        })
    }

    /// Is it a cell that tables leave alone?
    #[must_use]
    pub fn odd(cell: &str) -> bool {
        cell.split_once('.').is_some_and(|(row, column)| G::odd(row, column))
    }

    /// What the house wrote in a cell, by the places of its row and column.
    #[must_use]
    pub fn cell(&self, row: usize, column: usize) -> Option<i32> {
        self.place(Place::of(row, column)).ok().map(|at| self.written[at].1)
    }

    /// Where a cell is written, or would be.
    fn place(&self, cell: Place) -> Result<usize, usize> {
        self.written.binary_search_by_key(&cell.0, |(place, _)| place.0)
    }

    fn find(cell: &str) -> Result<(Place, Holds), SetError> {
        let (row, column) = cell.split_once('.').unwrap_or((cell, ""));
        let row = G::rows().position(|known| known == row).ok_or(SetError::NoCell)?;
        let mut columns = G::columns().enumerate();
        let (column, (_, holds)) =
            columns.find(|(_, (known, _))| *known == column).ok_or(SetError::NoCell)?;
        Ok((Place::of(row, column), holds))
    }

    /// What the house wrote in the cell of that name, in words.
    #[must_use]
    pub fn get(&self, cell: &str) -> Option<String> {
        let (place, holds) = Self::find(cell).ok()?;
        self.place(place).ok().map(|at| holds.write(self.written[at].1))
    }

    /// Writes a cell.
    ///
    /// # Errors
    /// If there is no such cell or it cannot hold that.
    pub fn set(&mut self, cell: &str, text: &str) -> Result<(), SetError> {
        let (place, holds) = Self::find(cell)?;
        let value = holds.read(text)?;
        match self.place(place) {
            Ok(at) => self.written[at].1 = value,
            Err(at) => self.written.insert(at, (place, value)),
        }
        Ok(())
    }

    /// Every cell the house wrote, with its words, row by row.
    pub fn entries(&self) -> impl Iterator<Item = (String, String)> + '_ {
        self.written.iter().filter_map(|(place, value)| {
            let row = G::rows().nth(place.row())?;
            let (column, holds) = G::columns().nth(place.column())?;
            Some((format!("{row}.{column}"), holds.write(*value)))
        })
    }
}
