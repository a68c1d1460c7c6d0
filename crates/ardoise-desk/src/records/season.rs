//! The matches of a period with their players, each player one whatever name was written.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::Names;
use super::block::FORMAT;
use super::packed::Reader;
use super::sum::{Sum, bit};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::day_of;

/// Players at a table, by their place in [`Season::players`], in the order of their seats.
pub(crate) type Seats = SmallVec<[u32; 5]>;

/// Those who sat together in a match, with the deals they played.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sitting {
    /// The players, by seat.
    pub seats: Seats,
    /// Where the sum of their deals lies: the block, and the bytes.
    block: usize,
    record: (usize, usize),
}

impl Sitting {
    /// The seat of a player.
    #[must_use]
    pub fn seat_of(&self, player: u32) -> Option<usize> {
        self.seats.iter().position(|known| *known == player)
    }
}

/// A match as statistics see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Its id, as a number.
    id: u128,
    /// The game's id, as a word of the season.
    pub game: usize,
    /// The day, `2026-11-20`, as a word of the season.
    pub day: usize,
    /// The name of its rules, as a word of the season.
    pub rules: usize,
    /// Do two play together?
    pub pairs: bool,
    /// Is it over?
    pub over: bool,
    /// A bit for each account that has won.
    winners: u64,
    /// The totals, by account.
    pub totals: SmallVec<[i64; 5]>,
    /// Those who sat there at the end: the match is won and lost by them.
    pub last: Sitting,
    /// Those who sat there before somebody was replaced.
    pub earlier: Vec<Sitting>,
}

impl Played {
    /// Its id, as it is shown everywhere.
    #[must_use]
    pub fn id(&self) -> String {
        uuid::Uuid::from_u128(self.id).to_string()
    }

    /// The account of a seat, by its place.
    #[must_use]
    pub const fn account(&self, seat: usize) -> usize {
        if self.pairs { seat % 2 } else { seat }
    }

    /// Was it won by this account?
    #[must_use]
    pub fn won_by(&self, account: usize) -> bool {
        self.over && self.winners & bit(account) != 0
    }

    /// Has it a winner?
    #[must_use]
    pub const fn decided(&self) -> bool {
        self.winners != 0
    }

    /// Everybody who sat there at one time or another, once, with the seat at the end of those who stayed.
    pub fn everybody(&self) -> impl Iterator<Item = (u32, Option<usize>)> + '_ {
        let stayed = self.last.seats.iter().zip(0..).map(|(player, seat)| (*player, Some(seat)));
        let before = self.earlier.iter().enumerate().flat_map(move |(no, sitting)| {
            let known = move |player: &u32| {
                let sat = |other: &Sitting| other.seats.contains(player);
                sat(&self.last) || self.earlier[..no].iter().any(sat)
            };
            sitting.seats.iter().filter(move |player| !known(player)).map(|player| (*player, None))
        });
        stayed.chain(before)
    }

    /// Did both sit there at the same time?
    #[must_use]
    pub fn met(&self, one: u32, other: u32) -> bool {
        let both = |sitting: &Sitting| sitting.seats.contains(&one) && sitting.seats.contains(&other);
        one != other && (both(&self.last) || self.earlier.iter().any(both))
    }

    /// What an account has more than the best of the others.
    #[must_use]
    pub fn margin(&self, account: usize) -> i64 {
        let own = self.totals.get(account).copied().unwrap_or(0);
        let others = self.totals.iter().enumerate().filter(|(place, _)| *place != account);
        own - others.map(|(_, total)| *total).max().unwrap_or(0)
    }
}

/// Which matches are taken: asked with the id as a number, the game, the rules and the date.
pub(crate) type Wanted<'a> = &'a dyn Fn(u128, &str, &str, &str) -> bool;

/// The matches of a period.
#[derive(Debug, Clone, Default)]
pub struct Season {
    /// The players, by the name they are read as.
    pub players: Vec<String>,
    /// The matches, oldest first once [`Season::sort`] was called.
    pub matches: Vec<Played>,
    names: Names,
    with_deals: bool,
    by_fold: FxHashMap<String, u32>,
    by_name: FxHashMap<String, u32>,
    /// For each block, the place of each of its words among those of the season.
    blocks: Vec<Vec<usize>>,
    /// The sums of the deals, as they are packed.
    records: Vec<u8>,
    words: Vec<String>,
    places: FxHashMap<String, usize>,
}

impl Season {
    /// An empty period, in which names are read so; without the deals it knows only who played and who won.
    #[must_use]
    pub fn new(names: Names, with_deals: bool) -> Season {
        Season { names, with_deals, ..Season::default() }
    }

    /// The place of a player by a name as it was written.
    pub fn player(&mut self, name: &str) -> u32 {
        if let Some(place) = self.by_name.get(name) {
            return *place;
        }
        let read = self.names.of(name);
        let next = u32::try_from(self.players.len()).unwrap_or(u32::MAX);
        let place = *self.by_fold.entry(fold_word(&read)).or_insert(next);
        if place == next {
            self.players.push(read);
        }
        self.by_name.insert(name.to_owned(), place);
        place
    }

    /// A player by his place.
    #[must_use]
    pub fn name(&self, player: u32) -> &str {
        self.players.get(player as usize).map_or("", String::as_str)
    }

    /// Adds the matches of a block that are wanted. None if the bytes are no block: nothing is added then.
    pub fn load(&mut self, bytes: &[u8], wanted: Wanted<'_>) -> Option<()> {
        let (matches, records) = (self.matches.len(), self.records.len());
        let Some(words) = self.read(bytes, wanted) else {
            self.matches.truncate(matches);
            self.records.truncate(records);
            return None;
        };
        self.blocks.push(words);
        Some(())
    }

    fn read(&mut self, bytes: &[u8], wanted: Wanted<'_>) -> Option<Vec<usize>> {
        let mut reader = Reader::new(bytes);
        if reader.number()? != FORMAT {
            return None;
        }
        let (names, words) = (reader.texts()?, reader.texts()?);
        let places: Vec<usize> = words.iter().map(|word| self.word(word)).collect();
        let mut known: Vec<Option<u32>> = vec![None; names.len()];
        let mut days: Vec<Option<usize>> = vec![None; words.len()];
        for _ in 0..reader.size()? {
            let id = u128::from_be_bytes(reader.bytes(16)?.try_into().ok()?);
            let (game, opened, rules) = (reader.size()?, reader.size()?, reader.size()?);
            let takes = wanted(id, words.get(game)?, words.get(rules)?, words.get(opened)?);
            let flags = reader.number()?;
            let winners = reader.number()?;
            let mut totals = SmallVec::new();
            for _ in 0..reader.size()? {
                totals.push(reader.signed()?);
            }
            let mut last = None;
            let mut earlier = Vec::new();
            for _ in 0..reader.size()? {
                let mut seats = Seats::new();
                for _ in 0..reader.size()? {
                    let place = reader.size()?;
                    let name = names.get(place)?;
                    if takes {
                        let player = known[place].unwrap_or_else(|| self.player(name));
                        known[place] = Some(player);
                        seats.push(player);
                    }
                }
                let size = reader.size()?;
                let record = reader.bytes(size)?;
                if !takes {
                    continue;
                }
                let sitting = Sitting { seats, block: self.blocks.len(), record: self.keep(record) };
                match last {
                    None => last = Some(sitting),
                    Some(_) => earlier.push(sitting),
                }
            }
            if !takes {
                continue;
            }
            let day = match days[opened] {
                Some(day) => day,
                None => self.word(day_of(words[opened])),
            };
            days[opened] = Some(day);
            let (game, rules, last) = (places[game], places[rules], last.unwrap_or_default());
            let (over, pairs) = (flags & 1 != 0, flags & 2 != 0);
            self.matches.push(Played { id, game, day, rules, pairs, over, winners, totals, last, earlier });
        }
        Some(places)
    }

    /// Keeps the sum of some deals as it is packed, where deals are asked for.
    fn keep(&mut self, record: &[u8]) -> (usize, usize) {
        let start = self.records.len();
        if self.with_deals {
            self.records.extend(record);
        }
        (start, self.records.len())
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

    /// How many words there are.
    pub(super) const fn words(&self) -> usize {
        self.words.len()
    }

    /// A word by its place.
    #[must_use]
    pub fn said(&self, word: usize) -> &str {
        self.words.get(word).map_or("", String::as_str)
    }

    /// What the deals of those who sat together add up to, into `sum`; words by their place in the season.
    pub(super) fn sum(&self, sitting: &Sitting, sum: &mut Sum) {
        let (start, end) = sitting.record;
        let (Some(record), Some(words)) = (self.records.get(start..end), self.blocks.get(sitting.block))
        else {
            *sum = Sum::default();
            return;
        };
        if record.is_empty() || sum.unpack(&mut Reader::new(record)).is_none() {
            *sum = Sum::default();
        }
        let word = |local: usize| words.get(local).copied().unwrap_or(0);
        for taken in sum.taken.iter_mut().chain(&mut sum.facts) {
            (taken.level, taken.suit) = (word(taken.level), word(taken.suit));
        }
        sum.done.iter_mut().for_each(|done| done.feat = word(done.feat));
        sum.given.iter_mut().for_each(|given| given.article = word(given.article));
    }

    /// How many deals those who sat together played, and the points of each account, into `sum`.
    pub(super) fn points(&self, sitting: &Sitting, sum: &mut Sum) {
        let (start, end) = sitting.record;
        let record = self.records.get(start..end).unwrap_or_default();
        if record.is_empty() || sum.unpack_points(&mut Reader::new(record)).is_none() {
            *sum = Sum::default();
        }
    }

    /// Puts the matches in the order of their days.
    pub fn sort(&mut self) {
        let mut order: Vec<usize> = (0..self.words.len()).collect();
        order.sort_by(|one, other| self.words[*one].cmp(&self.words[*other]));
        let mut ranks = vec![0_u32; order.len()];
        for (rank, word) in (0..).zip(order) {
            ranks[word] = rank;
        }
        self.matches.sort_by_cached_key(|played| (ranks[played.day], played.id));
    }

    /// The players that a name may mean: the one called so, else all whose name begins so.
    #[must_use]
    pub fn find(&self, name: &str) -> Vec<u32> {
        let folded = fold_word(&self.names.of(name));
        if let Some(place) = self.by_fold.get(&folded) {
            return vec![*place];
        }
        let begins = |place: &u32| !folded.is_empty() && fold_word(self.name(*place)).starts_with(&folded);
        (0..).take(self.players.len()).filter(begins).collect()
    }
}
