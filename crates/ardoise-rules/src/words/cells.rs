//! The cells of a table that a house writes over, in words.

use super::Speaker;

impl Speaker {
    /// What a cell is about, by the words of its row and of its columns: `contract.garde.base`.
    #[must_use]
    pub fn cell(&self, game: &str, id: &str) -> String {
        let parts = id.split('.').skip(1).map(|part| {
            let own = self.option(game, &format!("cell-{part}"));
            let row = || self.game_word(game, &format!("term-row-{part}"));
            let term = || self.game_word(game, &format!("term-{part}"));
            own.or_else(row).or_else(term).unwrap_or_else(|| part.to_owned())
        });
        parts.collect::<Vec<_>>().join(", ")
    }

    /// What stands in a cell: a word, or a sum, `160 + 2 × the contract`; none where it has no words.
    #[must_use]
    pub fn term_of_cell(&self, game: &str, value: &str) -> Option<String> {
        if let Some(words) = self.option(game, &format!("cell-{value}")) {
            return Some(words);
        }
        let said = self.sum_of_cell(game, value);
        (said != value).then_some(said)
    }

    /// The same of a sum, of which what has no words is left as it is.
    #[must_use]
    pub fn sum_of_cell(&self, game: &str, value: &str) -> String {
        let term = |term: &str| {
            let (times, name) = term.split_once('*').unwrap_or(("", term));
            let name = self.option(game, &format!("cell-{name}")).unwrap_or_else(|| name.to_owned());
            if times.is_empty() { name } else { format!("{times} × {name}") }
        };
        value.split(" + ").map(term).collect::<Vec<_>>().join(" + ")
    }
}
