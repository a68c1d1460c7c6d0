//! A stake that was raised, as a row of a table tells it: by whom, by a yes, or by how much it multiplies.

use crate::transfer::paper::key::{Key, form, is_no, is_yes, raising};
use crate::transfer::paper::row::contract::RAISED;
use crate::transfer::paper::row::sense::{Fault, Row, Sense, quoted};
use crate::words;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::Form;

/// Does a column that says whether the stake was raised hold multipliers: a 2 or a 4 somewhere, or a 1 in every row? Not where players
/// are named by their numbers, nor where anything else stands there.
#[must_use]
pub fn multiplied(keys: &[(Key, usize)], rows: &[Row]) -> bool {
    let raise = keys.iter().find(|(key, _)| matches!(key, Key::Raise(_))).map(|(_, place)| *place);
    let Some(place) = raise else { return false };
    let mut told = rows.iter().map(|row| row.cells.get(place).map_or("", String::as_str)).peekable();
    let told_of = |cell: &str| times(cell).is_some_and(|times| times > 1);
    let bidder = keys.iter().find(|(key, _)| *key == Key::Bidder).map(|(_, place)| *place);
    let numbered = |row: &Row| {
        let cell = bidder.and_then(|place| row.cells.get(place));
        cell.is_some_and(|cell| cell.parse::<u32>().is_ok())
    };
    let other = |cell: &str| times(cell).is_none() && !is_no(&fold_word(cell));
    if rows.iter().any(numbered) || told.clone().any(other) {
        return false;
    }
    told.peek().is_some() && (told.clone().any(told_of) || rows.len() > 1 && told.all(|cell| cell == "1"))
}

/// Does the last of the words of a cell say that the stake was raised: `cœur contré`?
pub(in crate::transfer::paper) fn raises_behind(cell: &str, forms: &'static [Form]) -> bool {
    let Some((_, last)) = cell.trim().rsplit_once(' ') else { return false };
    let last = fold_word(last);
    let named = |form: &Form| form.raise.is_some() && form.is_named(&last);
    ["raise", "raise-again"].iter().any(|id| words::heading(&last, id)) || forms.iter().any(named)
}

/// By how much a cell multiplies: `1`, `2`, `x4`.
fn times(cell: &str) -> Option<u32> {
    let bare = cell.trim_start_matches(['x', 'X', '×', '*']).trim();
    bare.parse().ok().filter(|times| [1, 2, 4].contains(times))
}

impl Sense<'_> {
    /// What a cell of the column of the stake says, raised once (nought) or twice.
    pub(in crate::transfer::paper) fn stakes(
        &self,
        cell: &str,
        level: usize,
        bidder: Option<&str>,
        events: &mut Vec<String>,
    ) -> Result<(), Fault> {
        let folded = fold_word(cell);
        if self.multiplied
            && let Some(times) = times(cell)
        {
            let levels = match times {
                4 => 0..2,
                2 => 0..1,
                _ => 0..0,
            };
            return self.raise(bidder, levels, events);
        }
        if is_no(&folded) {
            return Ok(());
        }
        // Its first letter says it where nobody is called so.
        let letters = RAISED.iter().position(|known| known.contains(&folded.as_str()));
        let letters = letters.filter(|_| self.seat(cell).is_none());
        match self.stake(&folded).or(letters).filter(|_| level == 0) {
            Some(raised) => self.raise(bidder, 0..raised + 1, events),
            None if is_yes(&folded) || form(self.forms, &folded).is_some() => {
                self.raise(bidder, level..level + 1, events)
            }
            None => {
                let word = raising(self.forms, level).map_or("", |form| form.word(self.lang));
                let by = self.side_player(&folded).map_or(cell, String::as_str);
                events.push(format!("{word} {}", quoted(by)));
                Ok(())
            }
        }
    }

    /// One of the other side raised the stake, and one of this side raised it again: nobody says who.
    pub(in crate::transfer::paper) fn raise(
        &self,
        bidder: Option<&str>,
        levels: std::ops::Range<usize>,
        events: &mut Vec<String>,
    ) -> Result<(), Fault> {
        for level in levels {
            let word = raising(self.forms, level).map_or("", |form| form.word(self.lang));
            events.push(format!("{word} {}", quoted(&self.beside(bidder, 1 - level)?)));
        }
        Ok(())
    }

    /// Does a word behind a contract say that its stake was raised, once (nought) or twice: `coinché`, `x2`? Not where a column of
    /// its own says it.
    pub(in crate::transfer::paper) fn raised(&self, word: &str) -> Option<usize> {
        let headed = |level: &usize| self.keys.iter().any(|(key, _)| key == &Key::Raise(*level));
        self.stake(&fold_word(word)).filter(|level| !headed(level))
    }

    /// The stake that a folded word says was raised, once (nought) or twice.
    pub(in crate::transfer::paper) fn stake(&self, folded: &str) -> Option<usize> {
        let levels = [["x2", "×2", "x", "×"], ["x4", "×4", "xx", "××"]];
        let level = levels.iter().position(|known| known.contains(&folded)).or_else(|| {
            let headed = ["raise", "raise-again"].iter().position(|id| words::heading(folded, id));
            // `coin.` is short for it.
            let short = folded.strip_suffix('.').filter(|begun| begun.chars().count() > 2);
            let begun =
                |form: &&Form| short.is_some_and(|short| form.words().any(|word| word.starts_with(short)));
            headed.or_else(|| {
                self.forms
                    .iter()
                    .filter(|form| form.is_named(folded) || begun(form))
                    .find_map(|form| form.raise)
            })
        })?;
        raising(self.forms, level).map(|_| level)
    }
}
