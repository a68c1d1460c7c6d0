//! Rows that tell of no deal, or of one that was told already: a remark, a sum on the way or under the table.

use crate::transfer::paper::key::{Key, is_no, is_passed, is_voided};
use crate::transfer::paper::row::figures::is_dash;
use crate::transfer::paper::row::sense::{Fault, Row, Sense};
use crate::words;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::Arg;
use ardoise_rules::words::plain;

impl Sense<'_> {
    /// Is it a line of words in one cell, as `Second half` or `Winners: us`, which tells of no deal?
    pub fn is_remark(&self, row: &Row) -> bool {
        let mut told = row.cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty());
        let (Some((place, cell)), None) = (told.next(), told.next()) else { return false };
        let folded = fold_word(cell);
        let column = self.keys.iter().find(|(_, at)| *at == place).map(|(key, _)| key);
        if column == Some(&Key::Deal) {
            return false;
        }
        let tells = |key: &Key| key.tells_what_happened() || *key == Key::Note;
        !column.is_some_and(tells)
            && !cell.chars().any(|letter| letter.is_ascii_digit())
            && !is_no(&folded)
            && !is_dash(cell)
            && !is_passed(&folded)
            && !is_voided(&folded)
            && !self.is_player(&folded)
            && (cell.split_whitespace().nth(1).is_some() || cell.starts_with('(') && cell.ends_with(')'))
    }

    /// Stands a word in the place of the number of the deal, where others have a number? Then it is a sum on the way, or a remark.
    pub fn is_unnumbered(&self, row: &Row, rows: &[Row]) -> bool {
        let deal = self.keys.iter().find(|(key, _)| *key == Key::Deal).map(|(_, place)| *place);
        let cell = |row: &Row| deal.and_then(|place| row.cells.get(place)).cloned().unwrap_or_default();
        let numbered = |cell: &String| cell.chars().any(|letter| letter.is_ascii_digit());
        let own = cell(row);
        let word = own.chars().any(char::is_alphabetic)
            && !numbered(&own)
            && !is_passed(&fold_word(&own))
            && !is_voided(&fold_word(&own));
        let tells = |key: &Key| key.tells_what_happened() || matches!(key, Key::Bidder | Key::Suit);
        let mut told = self.keys.iter().filter(|(key, _)| tells(key));
        word && !told.any(|(_, place)| self.value(row, *place).is_some())
            && rows.iter().any(|row| numbered(&cell(row)))
    }

    /// Is it the row under a table that sums its columns? It says so in a cell, and nothing of a deal.
    pub fn sums(&self, row: &Row) -> bool {
        let named = |cell: &String| {
            let folded = fold_word(cell.trim_end_matches([':', ' ']));
            words::heading(&folded, "sum") && !self.players.iter().any(|name| fold_word(name) == folded)
        };
        let tells = |key: &Key| key.tells_what_happened() || *key == Key::Suit;
        row.cells.iter().any(named)
            && !self
                .keys
                .iter()
                .any(|(key, place)| tells(key) && row.cells.get(*place).is_some_and(|cell| !cell.is_empty()))
    }

    /// That a row tells a deal whole which the last such row told already: its contract and what was made, under the same number. A
    /// number that comes back later is that of another match.
    ///
    /// # Errors
    /// If it does.
    pub fn once(&self, row: &Row, told: &mut Option<(String, usize)>) -> Result<(), Fault> {
        let Some(deal) = self.cell(row, &Key::Deal) else { return Ok(()) };
        let of = |wanted: &dyn Fn(&Key) -> bool| {
            self.keys.iter().any(|(key, place)| wanted(key) && self.value(row, *place).is_some())
        };
        let taken = of(&|key| matches!(key, Key::Contract | Key::Bidder | Key::Suit));
        if !taken || !of(&|key| matches!(key, Key::Count(..) | Key::Against(_))) {
            return Ok(());
        }
        match told.replace((deal.clone(), row.line)) {
            Some((known, line)) if known == deal => {
                let args = vec![("deal", Arg::Text(plain(&deal))), ("line", Arg::from(line))];
                Err(Fault { id: "paper-twice", args })
            }
            _ => Ok(()),
        }
    }
}
