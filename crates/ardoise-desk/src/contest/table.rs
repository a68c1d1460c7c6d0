//! A table of a round: who sits there, what it scored, and who agrees with that.

use super::draw::{EntryNo, Sides};
use super::refusal::Refusal;

/// A table of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Its number, from 1.
    pub no: u32,
    /// Who sits there.
    pub sides: Sides,
    /// The match played there, if it is kept.
    pub id: Option<String>,
    /// The points of each side.
    pub scores: Option<Vec<i64>>,
    /// When that was recorded, Unix milliseconds.
    pub told: i64,
    /// The sides that did not play, from 0; where it is one or more there are no points.
    pub absent: Vec<u8>,
    /// Was it decided, with a reason?
    pub decided: bool,
    /// Do its players write the deals of the match themselves?
    pub own: bool,
    /// The side one of whose players said what the table gave, from 0.
    pub by: Option<u8>,
    /// What each side said of it last.
    pub words: Vec<Word>,
}

/// Whether a side, or all of them, stand by what was written of their table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// The side, from 0; none: all of them.
    pub side: Option<u8>,
    /// Does it stand by it?
    pub agrees: bool,
    /// What was written then; empty: whatever is.
    pub scores: Vec<i64>,
}

impl Table {
    /// What a side said of what is written now; who wrote it stands by it.
    fn word(&self, side: u8) -> Option<bool> {
        let scores = self.scores.as_ref()?;
        let holds = |word: &&Word| word.scores.is_empty() || word.scores == *scores;
        let said = |of: Option<u8>| self.words.iter().filter(holds).rfind(|word| word.side == of);
        let own = said(Some(side)).or_else(|| said(None)).map(|word| word.agrees);
        own.or((self.by == Some(side)).then_some(true))
    }

    fn every_side(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.sides.len()).map(|side| side as u8)
    }

    /// Has it that word already: that a side, or every side, stands by what is written, or does not?
    #[must_use]
    pub fn has_word(&self, side: Option<u8>, disputes: bool) -> bool {
        let mut meant = self.every_side().filter(|one| side.is_none_or(|side| side == *one)).peekable();
        meant.peek().is_some() && meant.all(|one| self.word(one) == Some(!disputes))
    }

    /// The sides that do not stand by what is written.
    #[must_use]
    pub fn disputed(&self) -> Vec<u8> {
        self.every_side().filter(|side| self.word(*side) == Some(false)).collect()
    }

    /// Do two sides stand by what it gave, and none not?
    #[must_use]
    pub fn agreed(&self) -> bool {
        let stand = self.every_side().filter(|side| self.word(*side) == Some(true)).count();
        stand > 1 && self.disputed().is_empty()
    }

    /// The sides whose word is waited for before the round is locked: where a player said what the table gave, and where a
    /// side does not stand by it.
    #[must_use]
    pub fn awaits(&self) -> Vec<u8> {
        let asked = self.own || self.by.is_some() || !self.disputed().is_empty();
        if !asked || self.scores.is_none() || self.agreed() {
            return Vec::new();
        }
        self.every_side().filter(|side| self.word(*side) != Some(true)).collect()
    }

    pub(super) fn checked_side(&self, side: Option<u8>) -> Result<(), Refusal> {
        let (expected, given) = (self.sides.len(), side.map_or(0, usize::from));
        let table = self.no;
        if given < expected { Ok(()) } else { Err(Refusal::Scores { table, expected, given: given + 1 }) }
    }

    /// Is it known what it gave?
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.scores.is_some() || !self.absent.is_empty()
    }

    /// The side that won, if one did.
    #[must_use]
    pub fn winner(&self) -> Option<usize> {
        if !self.absent.is_empty() {
            let mut present = self.every_side().filter(|side| !self.absent.contains(side)).map(usize::from);
            return present.next().filter(|_| self.sides.len() == 2);
        }
        let scores = self.scores.as_ref()?;
        let most = scores.iter().max()?;
        let mut best = scores.iter().enumerate().filter(|(_, score)| *score == most);
        let (side, _) = best.next()?;
        best.next().is_none().then_some(side)
    }
}

/// The entries at a table in the order of their seats: the first of each side, then the second of each.
pub fn seats(sides: &Sides) -> impl Iterator<Item = EntryNo> + '_ {
    let longest = sides.iter().map(Vec::len).max().unwrap_or(0);
    (0..longest).flat_map(|nth| sides.iter().filter_map(move |side| side.get(nth).copied()))
}

/// So many sides a table has at most.
pub const MOST_SIDES: usize = 8;

/// The letter of a side, counted from 0: `A`, `B`, …
#[must_use]
pub fn side_letter(side: usize) -> char {
    char::from(b'A' + u8::try_from(side % 26).unwrap_or(0))
}

/// The side of a letter, from 0; none where no table has as many.
#[must_use]
pub fn side_of_letter(letter: &str) -> Option<u8> {
    let folded = letter.trim().to_ascii_uppercase();
    let side = (0..MOST_SIDES).find(|side| folded == side_letter(*side).to_string())?;
    u8::try_from(side).ok()
}
