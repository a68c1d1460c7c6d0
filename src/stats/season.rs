//! The matches of a period with their players, each player one whatever name was written.

use std::collections::HashMap;

use super::Names;
use super::block::{Reader, Sum, bit};
use crate::cards::fold_word;

/// A match as statistics see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Its id.
    pub id: String,
    /// The game's id, as a word of the season.
    pub game: usize,
    /// The day, `2026-11-20`.
    pub day: String,
    /// The name of its rules, as a word of the season.
    pub rules: usize,
    /// The players in the order of their seats, by their place in [`Season::players`].
    pub seats: Vec<usize>,
    /// Do two play together?
    pub pairs: bool,
    /// Is it over?
    pub over: bool,
    /// The accounts that have won, by their place.
    pub winners: Vec<usize>,
    /// The totals, by account.
    pub totals: Vec<i64>,
    /// Where its deals are summed up: the block, and the place in it.
    record: (usize, usize),
}

impl Played {
    /// The account of a seat, by its place.
    #[must_use]
    pub const fn account(&self, seat: usize) -> usize {
        if self.pairs { seat % 2 } else { seat }
    }

    /// The seat of a player.
    #[must_use]
    pub fn seat_of(&self, player: usize) -> Option<usize> {
        self.seats.iter().position(|known| *known == player)
    }

    /// What an account has more than the best of the others.
    #[must_use]
    pub fn margin(&self, account: usize) -> i64 {
        let own = self.totals.get(account).copied().unwrap_or(0);
        let others = self.totals.iter().enumerate().filter(|(place, _)| *place != account);
        own - others.map(|(_, total)| *total).max().unwrap_or(0)
    }
}

/// The matches of a period.
#[derive(Debug, Clone, Default)]
pub struct Season {
    /// The players, by the name they are read as.
    pub players: Vec<String>,
    /// The matches, oldest first once [`Season::sort`] was called.
    pub matches: Vec<Played>,
    names: Names,
    by_fold: HashMap<String, usize>,
    by_name: HashMap<String, usize>,
    blocks: Vec<Loaded>,
    words: Vec<String>,
    places: HashMap<String, usize>,
}

/// A block with the place of each of its words among those of the season.
#[derive(Debug, Clone)]
struct Loaded {
    bytes: Vec<u8>,
    words: Vec<usize>,
}

impl Season {
    /// An empty period, in which names are read so.
    #[must_use]
    pub fn new(names: Names) -> Season {
        Season { names, ..Season::default() }
    }

    /// The place of a player by a name as it was written.
    pub fn player(&mut self, name: &str) -> usize {
        if let Some(place) = self.by_name.get(name) {
            return *place;
        }
        let read = self.names.of(name);
        let next = self.players.len();
        let place = *self.by_fold.entry(fold_word(&read)).or_insert(next);
        if place == next {
            self.players.push(read);
        }
        self.by_name.insert(name.to_owned(), place);
        place
    }

    /// Adds the matches of a block that `wanted` takes, by id, game, rules and date. None if the bytes are no block:
    /// nothing is added then.
    pub fn load(&mut self, bytes: Vec<u8>, wanted: &dyn Fn(&str, &str, &str, &str) -> bool) -> Option<()> {
        let before = self.matches.len();
        let place = self.blocks.len();
        let read = self.read(&bytes, place, wanted);
        match read {
            Some(words) => self.blocks.push(Loaded { bytes, words }),
            None => self.matches.truncate(before),
        }
        self.blocks.get(place).map(|_| ())
    }

    fn read(
        &mut self,
        bytes: &[u8],
        block: usize,
        wanted: &dyn Fn(&str, &str, &str, &str) -> bool,
    ) -> Option<Vec<usize>> {
        let mut reader = Reader::new(bytes, 0);
        let (words, count) = reader.head()?;
        let mut known: Vec<Option<usize>> = vec![None; words.len()];
        for _ in 0..count {
            let id = reader.text()?;
            let game = *words.get(reader.size()?)?;
            let opened = reader.text()?;
            let rules = *words.get(reader.size()?)?;
            let takes = wanted(id, game, rules, opened);
            let mut seats = Vec::with_capacity(if takes { 5 } else { 0 });
            for _ in 0..reader.size()? {
                let word = reader.size()?;
                let name = words.get(word)?;
                if takes {
                    let player = known[word].unwrap_or_else(|| self.player(name));
                    known[word] = Some(player);
                    seats.push(player);
                }
            }
            let over = reader.number()? != 0;
            let winners = reader.number()?;
            let mut totals = Vec::with_capacity(if takes { 4 } else { 0 });
            let mut pairs = false;
            for _ in 0..reader.size()? {
                pairs |= *words.get(reader.size()?)? == "A";
                let total = reader.signed()?;
                if takes {
                    totals.push(total);
                }
            }
            let size = reader.size()?;
            let record = (block, reader.at);
            reader.at = reader.at.checked_add(size).filter(|end| *end <= bytes.len())?;
            if takes {
                let (game, rules) = (self.word(game), self.word(rules));
                self.matches.push(Played {
                    id: id.to_owned(),
                    game,
                    day: opened.get(..10).unwrap_or(opened).to_owned(),
                    rules,
                    seats,
                    pairs,
                    over,
                    winners: (0..totals.len()).filter(|place| winners & bit(*place) != 0).collect(),
                    totals,
                    record,
                });
            }
        }
        Some(words.iter().map(|word| self.word(word)).collect())
    }

    /// The place of a word.
    fn word(&mut self, text: &str) -> usize {
        if let Some(place) = self.places.get(text) {
            return *place;
        }
        self.words.push(text.to_owned());
        self.places.insert(text.to_owned(), self.words.len() - 1);
        self.words.len() - 1
    }

    /// A word by its place.
    #[must_use]
    pub fn said(&self, word: usize) -> &str {
        self.words.get(word).map_or("", String::as_str)
    }

    /// What the deals of a match add up to, into `sum`; words by their place in the season.
    pub(super) fn sum(&self, played: &Played, sum: &mut Sum) {
        let (block, at) = played.record;
        let Some(block) = self.blocks.get(block) else { return };
        if Reader::new(&block.bytes, at).sum(sum).is_none() {
            *sum = Sum::default();
        }
        let word = |local: usize| block.words.get(local).copied().unwrap_or(0);
        sum.taken.iter_mut().for_each(|taken| taken.level = word(taken.level));
        sum.given.iter_mut().for_each(|given| given.article = word(given.article));
    }

    /// Puts the matches in the order of their days.
    pub fn sort(&mut self) {
        // Most are told apart by sixteen letters of the day and by their id as a number.
        let packed = |text: &str| {
            let mut first = [0_u8; 16];
            for (to, from) in first.iter_mut().zip(text.bytes()) {
                *to = from;
            }
            u128::from_be_bytes(first)
        };
        let number = |id: &str| {
            let digits = id.bytes().filter(|byte| *byte != b'-');
            digits.take(32).fold(0_u128, |number, byte| {
                let digit = char::from(byte).to_digit(16).map_or(0, u128::from);
                (number << 4) | digit
            })
        };
        let matches = std::mem::take(&mut self.matches);
        let mut keyed: Vec<((u128, u128), Played)> =
            matches.into_iter().map(|played| ((packed(&played.day), number(&played.id)), played)).collect();
        keyed.sort_by(|(a, one), (b, other)| {
            a.cmp(b).then_with(|| (&one.day, &one.id).cmp(&(&other.day, &other.id)))
        });
        self.matches = keyed.into_iter().map(|(_, played)| played).collect();
    }

    /// The players that a name may mean: the one called so, else all whose name begins so.
    #[must_use]
    pub fn find(&self, name: &str) -> Vec<usize> {
        let folded = fold_word(&self.names.of(name));
        if let Some(place) = self.by_fold.get(&folded) {
            return vec![*place];
        }
        let begins =
            |place: &usize| !folded.is_empty() && fold_word(&self.players[*place]).starts_with(&folded);
        (0..self.players.len()).filter(begins).collect()
    }
}
