//! Many matches in few bytes: what statistics need of each, summed over its deals, so that years are read in a moment.
//!
//! A block is a format number, a list of words, then the matches one behind the other. Numbers are written seven bits at
//! a time; words by their place in the list.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::Value;

/// The number of this format.
const FORMAT: u64 = 1;

/// A deal: its contract as stored, and the points by account.
pub type Deal = (Option<String>, Vec<(String, i64)>);

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
    /// The players, by seat.
    pub players: &'a [String],
    /// Is it over?
    pub over: bool,
    /// The accounts that have won, with commas.
    pub winner: Option<&'a str>,
    /// What each account has.
    pub totals: &'a [(String, i64)],
}

/// Contracts of one kind in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Taken {
    /// Who took them: a bit for each seat.
    pub(super) by: u64,
    /// The level, by its word.
    pub(super) level: usize,
    /// Were they doubled?
    pub(super) doubled: bool,
    /// Were they made, where the game says so?
    pub(super) made: Option<bool>,
    /// How many.
    pub(super) count: u32,
}

/// Lines of one article for one account of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Given {
    /// The account, by its place.
    pub(super) to: usize,
    /// The article, by its word.
    pub(super) article: usize,
    /// How many lines.
    pub(super) count: u32,
    /// Their points.
    pub(super) points: i64,
}

/// What the deals of a match add up to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Sum {
    /// Deals played to their end.
    pub(super) deals: u32,
    /// The points marked, by account.
    pub(super) points: Vec<i64>,
    /// The contracts.
    pub(super) taken: Vec<Taken>,
    /// The lines.
    pub(super) given: Vec<Given>,
}

/// A contract as the games store it; what one does not say is not counted.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Contract {
    by: Vec<usize>,
    level: Value,
    stake: Option<String>,
    made: Option<bool>,
    articles: Vec<(String, String, i64)>,
}

impl Contract {
    /// Was it doubled? The stake says so where a game has one; other games multiply for other reasons too.
    fn doubled(&self) -> bool {
        self.stake.as_deref().is_some_and(|stake| stake.contains("coinched"))
    }

    fn level(&self) -> Option<String> {
        match &self.level {
            Value::Null => None,
            Value::String(level) => Some(level.clone()),
            other => Some(other.to_string()),
        }
    }
}

/// A block that is being made.
#[derive(Debug, Default)]
pub struct Block {
    words: Vec<String>,
    places: HashMap<String, usize>,
    body: Vec<u8>,
    count: u64,
}

impl Block {
    fn word(&mut self, text: &str) -> usize {
        if let Some(place) = self.places.get(text) {
            return *place;
        }
        let place = self.words.len();
        self.words.push(text.to_owned());
        self.places.insert(text.to_owned(), place);
        place
    }

    fn put_word(&mut self, text: &str) {
        let place = self.word(text);
        put(&mut self.body, place as u64);
    }

    /// Adds a match with its deals.
    pub fn add<'d>(
        &mut self,
        entry: &Entry<'_>,
        deals: impl Iterator<Item = (Option<&'d str>, &'d [(String, i64)])>,
    ) {
        self.count += 1;
        put_text(&mut self.body, entry.id);
        self.put_word(entry.game);
        put_text(&mut self.body, entry.opened);
        self.put_word(entry.rules);
        put(&mut self.body, entry.players.len() as u64);
        for name in entry.players {
            self.put_word(name);
        }
        put(&mut self.body, u64::from(entry.over));
        let winners = entry.winner.unwrap_or_default().split(',');
        let places = winners.filter_map(|id| entry.totals.iter().position(|(account, _)| account == id));
        put(&mut self.body, places.fold(0, |mask, place| mask | bit(place)));
        put(&mut self.body, entry.totals.len() as u64);
        for (account, total) in entry.totals {
            self.put_word(account);
            put_signed(&mut self.body, *total);
        }
        let sum = self.sum(deals);
        let mut packed = Vec::new();
        put(&mut packed, u64::from(sum.deals));
        put(&mut packed, sum.points.len() as u64);
        for points in &sum.points {
            put_signed(&mut packed, *points);
        }
        put(&mut packed, sum.taken.len() as u64);
        for taken in &sum.taken {
            put(&mut packed, taken.by);
            put(&mut packed, taken.level as u64);
            let made = taken.made.map_or(0, |made| 1 + u64::from(made));
            put(&mut packed, u64::from(taken.doubled) * 3 + made);
            put(&mut packed, u64::from(taken.count));
        }
        put(&mut packed, sum.given.len() as u64);
        for given in &sum.given {
            put(&mut packed, given.to as u64);
            put(&mut packed, given.article as u64);
            put(&mut packed, u64::from(given.count));
            put_signed(&mut packed, given.points);
        }
        put(&mut self.body, packed.len() as u64);
        self.body.extend(packed);
    }

    fn sum<'d>(&mut self, deals: impl Iterator<Item = (Option<&'d str>, &'d [(String, i64)])>) -> Sum {
        let mut sum = Sum::default();
        for (contract, score) in deals {
            sum.deals += 1;
            if sum.points.len() < score.len() {
                sum.points.resize(score.len(), 0);
            }
            for (own, (_, points)) in sum.points.iter_mut().zip(score) {
                *own += points;
            }
            let contract = contract.and_then(|text| serde_json::from_str::<Contract>(text).ok());
            let Some(contract) = contract else { continue };
            for (to, article, points) in &contract.articles {
                let Some(to) = score.iter().position(|(account, _)| account == to) else { continue };
                let article = self.word(article);
                match sum.given.iter_mut().find(|given| given.to == to && given.article == article) {
                    Some(given) => (given.count, given.points) = (given.count + 1, given.points + points),
                    None => sum.given.push(Given { to, article, count: 1, points: *points }),
                }
            }
            let Some(level) = contract.level() else { continue };
            let level = self.word(&level);
            let by =
                contract.by.iter().filter_map(|by| by.checked_sub(1)).fold(0, |mask, seat| mask | bit(seat));
            let new = Taken { by, level, doubled: contract.doubled(), made: contract.made, count: 0 };
            let same = |taken: &&mut Taken| Taken { count: 0, ..**taken } == new;
            match sum.taken.iter_mut().find(same) {
                Some(taken) => taken.count += 1,
                None => sum.taken.push(Taken { count: 1, ..new }),
            }
        }
        sum
    }

    /// The block as it is kept.
    #[must_use]
    pub fn bytes(self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.body.len() + 32 * self.words.len());
        put(&mut bytes, FORMAT);
        put(&mut bytes, self.words.len() as u64);
        for word in &self.words {
            put_text(&mut bytes, word);
        }
        put(&mut bytes, self.count);
        bytes.extend(self.body);
        bytes
    }
}

/// The bit of a place; places beyond 63 have none.
pub(super) fn bit(place: usize) -> u64 {
    u32::try_from(place).ok().and_then(|place| 1_u64.checked_shl(place)).unwrap_or(0)
}

fn put(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn put_signed(bytes: &mut Vec<u8>, number: i64) {
    put(bytes, ((number << 1) ^ (number >> 63)) as u64);
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put(bytes, text.len() as u64);
    bytes.extend(text.as_bytes());
}

/// Reads a block; what does not answer the format ends it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    /// Where it stands.
    pub(super) at: usize,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(bytes: &'a [u8], at: usize) -> Reader<'a> {
        Reader { bytes, at }
    }

    pub(super) fn number(&mut self) -> Option<u64> {
        let mut number = 0_u64;
        for shift in (0..64).step_by(7) {
            let byte = *self.bytes.get(self.at)?;
            self.at += 1;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    pub(super) fn size(&mut self) -> Option<usize> {
        usize::try_from(self.number()?).ok().filter(|size| *size <= self.bytes.len())
    }

    pub(super) fn signed(&mut self) -> Option<i64> {
        let number = self.number()?;
        Some((number >> 1) as i64 ^ -((number & 1) as i64))
    }

    pub(super) fn text(&mut self) -> Option<&'a str> {
        let size = self.size()?;
        let text = self.bytes.get(self.at..self.at.checked_add(size)?)?;
        self.at += size;
        std::str::from_utf8(text).ok()
    }

    /// The words of a block, and how many matches follow.
    pub(super) fn head(&mut self) -> Option<(Vec<&'a str>, usize)> {
        if self.number()? != FORMAT {
            return None;
        }
        let count = self.size()?;
        let words = (0..count).map(|_| self.text()).collect::<Option<_>>()?;
        Some((words, self.size()?))
    }

    /// What the deals of a match add up to, into `sum`.
    pub(super) fn sum(&mut self, sum: &mut Sum) -> Option<()> {
        sum.points.clear();
        sum.taken.clear();
        sum.given.clear();
        sum.deals = u32::try_from(self.number()?).ok()?;
        for _ in 0..self.size()? {
            sum.points.push(self.signed()?);
        }
        for _ in 0..self.size()? {
            let (by, level, how) = (self.number()?, self.size()?, self.number()?);
            let made = match how % 3 {
                0 => None,
                made => Some(made == 2),
            };
            let count = u32::try_from(self.number()?).ok()?;
            sum.taken.push(Taken { by, level, doubled: how >= 3, made, count });
        }
        for _ in 0..self.size()? {
            let (to, article) = (self.size()?, self.size()?);
            let count = u32::try_from(self.number()?).ok()?;
            sum.given.push(Given { to, article, count, points: self.signed()? });
        }
        Some(())
    }
}
