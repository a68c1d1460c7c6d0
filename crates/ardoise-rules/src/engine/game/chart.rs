//! Tables that a game can print: its marks, its conversions, what a bid would pay.

use serde::Serialize;
use serde_json::{Value, json};

use crate::engine::say::{Arg, Said};

/// A table with a title: rows of figures and terms, in no language yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chart {
    /// What it is, for machines: `marks`, `points`.
    pub id: &'static str,
    /// The part that it plays among the tables of its game, if it is not shown wherever they are.
    pub role: Option<ChartRole>,
    /// The title.
    pub title: Said,
    /// The heads of the columns.
    pub columns: Vec<Said>,
    /// The rows; their words are where those of the title are.
    pub rows: Vec<Vec<ChartCell>>,
}

/// The part that a table plays among those of its game, by which it is shown or left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChartRole {
    /// What every result brings: shown to whoever asks for it, and on paper where there is no card for the wall.
    Marks,
    /// What contracts are worth, as whoever programs it wants it: a card for the wall tells the same.
    Contracts,
    /// A table to look one number up in: on paper it stands beside a card for the wall only.
    Lookup,
    /// The card for the wall, which stands on paper in the place of the others.
    Wall,
}

/// What stands in a cell for what cannot be.
pub const NEVER: &str = "·";

/// A cell: the value for machines, and how people read it where that is more than the value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChartCell {
    /// The figure, term or text.
    pub value: Arg,
    /// What people read in its place.
    pub words: Option<Said>,
}

impl ChartCell {
    /// A value with words of its own.
    #[must_use]
    pub const fn said(value: Arg, words: Said) -> ChartCell {
        ChartCell { value, words: Some(words) }
    }
}

impl<T: Into<Arg>> From<T> for ChartCell {
    fn from(value: T) -> ChartCell {
        ChartCell { value: value.into(), words: None }
    }
}

impl Chart {
    /// The card for the wall.
    #[must_use]
    pub const fn wall(title: Said, columns: Vec<Said>, rows: Vec<Vec<ChartCell>>) -> Chart {
        Chart { id: "wall", role: Some(ChartRole::Wall), title, columns, rows }
    }

    /// The table as JSON, its figures as numbers.
    #[must_use]
    pub fn json(&self) -> Value {
        let columns: Vec<&str> = self.columns.iter().map(|column| column.id).collect();
        let rows: Vec<Vec<Value>> =
            self.rows.iter().map(|row| row.iter().map(|cell| cell.value.json()).collect()).collect();
        json!({"id": self.id, "title": self.title, "columns": columns, "rows": rows})
    }
}

impl Serialize for Chart {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(serializer)
    }
}

/// A bid in words as it was typed, of which it is asked what it would pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wager<'a> {
    /// How high: `120`, `capot`.
    pub level: &'a str,
    /// In what, if that was said.
    pub suit: Option<&'a str>,
    /// How often the stake was raised.
    pub raised: u8,
}
