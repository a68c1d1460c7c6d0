//! Many matches in few bytes: what statistics need of each, summed over its deals, so that years are read in a moment.
//!
//! A block is a format number, the names of players, other words (games, rules, dates, levels, articles), then the
//! matches one behind the other. Names and words are written by their place in the lists.

use std::collections::HashMap;

use super::packed::{Reader, put, put_signed, put_text};
use super::sum::{Contract, Sum, bit};

/// The number of this format.
pub(super) const FORMAT: u64 = 7;

/// A deal as it goes into a block: its number, its contract as stored, and the points by account.
#[derive(Debug, Clone, Copy)]
pub struct Deal<'a> {
    /// Its number.
    pub no: u32,
    /// Its contract, as stored.
    pub contract: Option<&'a str>,
    /// The points, by account.
    pub score: &'a [(String, i64)],
}

/// A match as it goes into a block.
#[derive(Debug, Clone, Copy)]
pub struct Entry<'a> {
    /// Its id.
    pub id: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// When it was opened.
    pub opened: &'a str,
    /// The name of its rules.
    pub rules: &'a str,
    /// The players at its end, by seat.
    pub players: &'a [String],
    /// Is it over?
    pub over: bool,
    /// The accounts that have won, with commas.
    pub winners: &'a [String],
    /// What each account has.
    pub totals: &'a [(String, i64)],
}

/// An id as a number: its hexadecimal digits.
#[must_use]
pub fn id_number(id: &str) -> u128 {
    let digits = id.bytes().filter(|byte| *byte != b'-').take(32);
    digits.fold(0, |number, byte| (number << 4) | char::from(byte).to_digit(16).map_or(0, u128::from))
}

/// Texts, each with its place.
#[derive(Debug, Default)]
struct Texts {
    list: Vec<String>,
    places: HashMap<String, usize>,
}

impl Texts {
    fn place(&mut self, text: &str) -> usize {
        if let Some(place) = self.places.get(text) {
            return *place;
        }
        let place = self.list.len();
        self.list.push(text.to_owned());
        self.places.insert(text.to_owned(), place);
        place
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        put(bytes, self.list.len() as u64);
        for text in &self.list {
            put_text(bytes, text);
        }
    }
}

/// A block that is being made.
#[derive(Debug, Default)]
pub struct Block {
    names: Texts,
    words: Texts,
    body: Vec<u8>,
    count: u64,
}

impl Block {
    fn put_word(&mut self, text: &str) {
        let place = self.words.place(text);
        put(&mut self.body, place as u64);
    }

    /// Adds a match with its deals.
    pub fn add<'d>(&mut self, entry: &Entry<'_>, deals: impl Iterator<Item = Deal<'d>>) {
        self.count += 1;
        self.body.extend(id_number(entry.id).to_be_bytes());
        self.put_word(entry.game);
        self.put_word(entry.opened);
        self.put_word(entry.rules);
        let pairs = entry.totals.iter().any(|(account, _)| account == "A");
        put(&mut self.body, u64::from(entry.over) + 2 * u64::from(pairs));
        let place = |id: &String| entry.totals.iter().position(|(account, _)| account == id);
        let places = entry.winners.iter().filter_map(place);
        put(&mut self.body, places.fold(0, |mask, place| mask | bit(place)));
        put(&mut self.body, entry.totals.len() as u64);
        for (_, total) in entry.totals {
            put_signed(&mut self.body, *total);
        }
        let tables = self.tables(entry, deals);
        put(&mut self.body, tables.len() as u64);
        for (players, sum) in tables {
            put(&mut self.body, players.len() as u64);
            for name in &players {
                let place = self.names.place(name);
                put(&mut self.body, place as u64);
            }
            let mut packed = Vec::new();
            sum.pack(&mut packed);
            put(&mut self.body, packed.len() as u64);
            self.body.extend(packed);
        }
    }

    /// Those who sat at the table at the end and what their deals add up to, then those who sat there before.
    fn tables<'d>(
        &mut self,
        entry: &Entry<'_>,
        deals: impl Iterator<Item = Deal<'d>>,
    ) -> Vec<(Vec<String>, Sum)> {
        let mut tables = vec![(entry.players.to_vec(), Sum::default())];
        for Deal { no, contract, score } in deals {
            let contract = contract.map(Contract::read).unwrap_or_default();
            let place = match &contract.players {
                None => 0,
                Some(players) => tables.iter().position(|(sat, _)| sat == players).unwrap_or_else(|| {
                    tables.push((players.clone(), Sum::default()));
                    tables.len() - 1
                }),
            };
            let words = &mut self.words;
            tables[place].1.add(no, &contract, score, &mut |text| words.place(text));
        }
        tables
    }

    /// Are these bytes of the format of today?
    #[must_use]
    pub fn is_current(bytes: &[u8]) -> bool {
        Reader::new(bytes).number() == Some(FORMAT)
    }

    /// The block as it is kept.
    #[must_use]
    pub fn bytes(self) -> Vec<u8> {
        let mut bytes =
            Vec::with_capacity(self.body.len() + 16 * (self.names.list.len() + self.words.list.len()));
        put(&mut bytes, FORMAT);
        self.names.write(&mut bytes);
        self.words.write(&mut bytes);
        put(&mut bytes, self.count);
        bytes.extend(self.body);
        bytes
    }
}
