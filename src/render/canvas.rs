//! A whole screen as rows of words, each at its column: what fills the window, before a terminal shows it.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// How a word on the screen looks. Only what every terminal has, so it reads on light and dark alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ink {
    /// As the terminal writes.
    #[default]
    Plain,
    /// Bold.
    Bold,
    /// Bold and reversed: who leads.
    Leading,
    /// Faint.
    Faint,
    /// Dark on light whatever the terminal's colours are: that is what a camera reads.
    Paper,
}

/// A word with the column that it begins at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// The column, from 0.
    pub column: usize,
    /// What is written.
    pub text: String,
    /// How it looks.
    pub ink: Ink,
}

/// A screen of so many columns and rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Canvas {
    width: usize,
    rows: Vec<Vec<Piece>>,
}

impl Canvas {
    /// An empty screen.
    #[must_use]
    pub fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, rows: vec![Vec::new(); height] }
    }

    /// How many columns it has.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// How many rows it has.
    #[must_use]
    pub const fn height(&self) -> usize {
        self.rows.len()
    }

    /// Its rows, from the top; the pieces of each from left to right, as they were written.
    #[must_use]
    pub fn rows(&self) -> &[Vec<Piece>] {
        &self.rows
    }

    /// Writes from a column on. What does not fit to the right is cut off; a row that is not there is not written.
    pub fn write(&mut self, row: usize, column: usize, text: &str, ink: Ink) {
        let room = self.width.saturating_sub(column);
        let Some(pieces) = self.rows.get_mut(row) else { return };
        let text = cut(text, room);
        if !text.is_empty() {
            pieces.push(Piece { column, text: text.to_owned(), ink });
        }
    }

    /// Writes in the middle of so many columns; from their left where the text is wider.
    pub fn centre(&mut self, row: usize, (column, width): (usize, usize), text: &str, ink: Ink) {
        let text = cut(text, width);
        self.write(row, column + (width - text.width()) / 2, text, ink);
    }

    /// Takes away what a row holds.
    pub fn clear(&mut self, row: usize) {
        if let Some(pieces) = self.rows.get_mut(row) {
            pieces.clear();
        }
    }
}

/// As much of a text as so many columns hold.
fn cut(text: &str, columns: usize) -> &str {
    let mut used = 0;
    let end = text.char_indices().find(|(_, letter)| {
        used += letter.width().unwrap_or(0);
        used > columns
    });
    end.map_or(text, |(at, _)| &text[..at])
}

/// The rows as they read, without looks.
#[cfg(test)]
pub fn read(canvas: &Canvas) -> Vec<String> {
    let row = |pieces: &Vec<Piece>| {
        let mut row = String::new();
        for piece in pieces {
            row.push_str(&" ".repeat(piece.column.saturating_sub(row.width())));
            row.push_str(&piece.text);
        }
        row
    };
    canvas.rows.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_cut_and_what_is_short_stands_in_the_middle() {
        let mut canvas = Canvas::new(10, 2);
        canvas.write(0, 6, "Michèle", Ink::Plain);
        canvas.centre(1, (2, 6), "♥♥", Ink::Bold);
        canvas.write(2, 0, "below the window", Ink::Plain);
        assert_eq!(read(&canvas), ["      Mich", "    ♥♥"]);
        canvas.write(1, 12, "beyond it", Ink::Plain);
        canvas.centre(0, (0, 3), "Zoé+Ana", Ink::Plain);
        assert_eq!(canvas.rows()[0][1].text, "Zoé");
        assert_eq!(canvas.rows()[1].len(), 1);
    }

    #[test]
    fn a_letter_of_two_columns_is_not_halved() {
        let mut canvas = Canvas::new(3, 1);
        canvas.write(0, 0, "界界", Ink::Plain);
        assert_eq!(read(&canvas), ["界"]);
        canvas.clear(0);
        assert_eq!(read(&canvas), [""]);
    }
}
