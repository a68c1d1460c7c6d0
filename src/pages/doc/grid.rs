//! Rows for a spreadsheet as a value: numbers as numbers, names as names.

/// One field of a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Field {
    /// A number.
    Number(i64),
    /// A number in tenths.
    Tenths(i64),
    /// Words; some were typed by people.
    Words(String),
    /// Nothing.
    Empty,
}

/// Rows under headings.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Grid {
    /// The headings.
    pub heads: Vec<Field>,
    /// The rows, as long as there are headings.
    pub rows: Vec<Vec<Field>>,
}
