//! What the deals of a match add up to: points, contracts and lines, for those who sat together.

use serde::Deserialize;
use serde_json::Value;

use ardoise_rules::engine::Consent;

use super::packed::{Reader, put, put_signed};

/// Contracts of one kind in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Taken {
    /// Who took them: a bit for each seat.
    pub(super) by: u64,
    /// Who of them said them.
    pub(super) said: u64,
    /// The level, by its word.
    pub(super) level: usize,
    /// The suit, by its word: an empty one where there is none.
    pub(super) suit: usize,
    /// Who doubled them, if somebody did: a bit for the seat.
    pub(super) doubler: u64,
    /// Were they made, where the game says so?
    pub(super) made: Option<bool>,
    /// How many.
    pub(super) count: u32,
}

impl Taken {
    fn pack(&self, bytes: &mut Vec<u8>) {
        put(bytes, self.by);
        put(bytes, self.said);
        put(bytes, self.level as u64);
        put(bytes, self.suit as u64);
        let made = self.made.map_or(0, |made| 1 + u64::from(made));
        put(bytes, self.doubler.saturating_mul(3) + made);
        put(bytes, u64::from(self.count));
    }

    fn unpack(reader: &mut Reader<'_>) -> Option<Taken> {
        let (by, said) = (reader.number()?, reader.number()?);
        let (level, suit, how) = (reader.size()?, reader.size()?, reader.number()?);
        let made = match how % 3 {
            0 => None,
            made => Some(made == 2),
        };
        let count = u32::try_from(reader.number()?).ok()?;
        Some(Taken { by, said, level, suit, doubler: how / 3, made, count })
    }
}

/// Lines of one article for one account of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Given {
    /// The account, by its place.
    pub(super) to: usize,
    /// The article, by its word.
    pub(super) article: usize,
    /// In how many deals it gave something.
    pub(super) deals: u32,
    /// The points it gave.
    pub(super) points: i64,
}

/// Deals dealt from one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Dealt {
    /// The seat, by its place.
    pub(super) seat: usize,
    /// How many.
    pub(super) deals: u32,
    /// The points marked in them, by account.
    pub(super) points: Vec<i64>,
}

/// What is told of some deals besides their contract, done by one account: every trick taken, a belote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Done {
    /// The account, by its place; where each plays for himself, all who did it together.
    pub(super) by: Vec<usize>,
    /// What, by its word.
    pub(super) feat: usize,
    /// In how many deals.
    pub(super) deals: u32,
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
    /// What the game says of them besides, its word in the place of the level.
    pub(super) facts: Vec<Taken>,
    /// The lines.
    pub(super) given: Vec<Given>,
    /// By who dealt.
    pub(super) dealt: Vec<Dealt>,
    /// What is told besides.
    pub(super) done: Vec<Done>,
    /// The most points of one deal with the number of that deal, by account.
    pub(super) biggest: Vec<(i64, u32)>,
    /// How many deals are agreed so far, where the table asks, in the order of [`Consent::ALL`].
    pub(super) consents: [u32; Consent::ALL.len()],
}

/// A contract as the games store it; what one does not say is not counted.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Contract {
    by: Vec<usize>,
    /// Who said it, where not everybody who has it did.
    said: Option<Vec<usize>>,
    level: Value,
    suit: Option<String>,
    /// Who dealt.
    dealer: Option<usize>,
    /// What is told besides the contract, each with the account that did it.
    feats: Vec<(String, String)>,
    /// What the game says of it besides: who was somebody's partner, what he held.
    facts: Vec<Fact>,
    /// Who doubled it, then who redoubled it.
    doubled: Vec<usize>,
    made: Option<bool>,
    /// Where several declare beside one another, each with his own.
    each: Vec<Declared>,
    articles: Vec<(String, String, i64)>,
    /// How far it is agreed, where the table asks.
    agreement: Option<String>,
    /// Who sat at the table, where others sat there at the end.
    pub(super) players: Option<Vec<String>>,
}

/// Something that the statistics count beside the level of a contract.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Fact {
    id: String,
    by: Vec<usize>,
}

/// The contract of one of several declarers.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Declared {
    by: usize,
    level: Value,
    made: Option<bool>,
}

fn word_of(level: &Value) -> Option<String> {
    match level {
        Value::Null => None,
        Value::String(level) => Some(level.clone()),
        other => Some(other.to_string()),
    }
}

/// The bit of a place; places beyond 63 have none.
pub(super) fn bit(place: usize) -> u64 {
    u32::try_from(place).ok().and_then(|place| 1_u64.checked_shl(place)).unwrap_or(0)
}

/// The bit of a seat by its number, from 1.
fn seat_bit(number: usize) -> u64 {
    number.checked_sub(1).map_or(0, bit)
}

/// The bits of seats by their numbers.
fn seat_bits(numbers: &[usize]) -> u64 {
    numbers.iter().fold(0, |mask, number| mask | seat_bit(*number))
}

impl Contract {
    /// The contract as it is stored; nothing where it cannot be read.
    pub(super) fn read(text: &str) -> Contract {
        serde_json::from_str(text).unwrap_or_default()
    }
}

impl Sum {
    /// Adds the deal of that number; `word` gives the place of a word.
    pub(super) fn add(
        &mut self,
        no: u32,
        contract: &Contract,
        score: &[(String, i64)],
        word: &mut dyn FnMut(&str) -> usize,
    ) {
        self.deals += 1;
        self.told(no, contract, score, word);
        if self.points.len() < score.len() {
            self.points.resize(score.len(), 0);
        }
        for (own, (_, points)) in self.points.iter_mut().zip(score) {
            *own += points;
        }
        self.lines(contract, score, word);
        let common = Taken {
            by: seat_bits(&contract.by),
            said: seat_bits(contract.said.as_ref().unwrap_or(&contract.by)),
            level: 0,
            suit: word(contract.suit.as_deref().unwrap_or_default()),
            doubler: contract.doubled.first().map_or(0, |by| seat_bit(*by)),
            made: contract.made,
            count: 0,
        };
        for fact in &contract.facts {
            let by = seat_bits(&fact.by);
            Self::take(&mut self.facts, Taken { by, said: by, level: word(&fact.id), ..common });
        }
        if contract.each.is_empty() {
            if let Some(level) = word_of(&contract.level) {
                Self::take(&mut self.taken, Taken { level: word(&level), ..common });
            }
            return;
        }
        for own in &contract.each {
            if let Some(level) = word_of(&own.level) {
                let by = seat_bit(own.by);
                let own = Taken { by, said: by, level: word(&level), made: own.made, ..common };
                Self::take(&mut self.taken, own);
            }
        }
    }

    fn lines(&mut self, contract: &Contract, score: &[(String, i64)], word: &mut dyn FnMut(&str) -> usize) {
        // An article may give in several lines of a deal: that is once.
        let mut seen: Vec<(usize, usize)> = Vec::new();
        for (to, article, points) in &contract.articles {
            let Some(to) = score.iter().position(|(account, _)| account == to) else { continue };
            let article = word(article);
            let first = !seen.contains(&(to, article));
            if first {
                seen.push((to, article));
            }
            match self.given.iter_mut().find(|given| given.to == to && given.article == article) {
                Some(given) => {
                    given.deals += u32::from(first);
                    given.points += points;
                }
                None => self.given.push(Given { to, article, deals: 1, points: *points }),
            }
        }
    }

    /// Who dealt, what is told besides the contract, the most that one deal gave.
    fn told(
        &mut self,
        no: u32,
        contract: &Contract,
        score: &[(String, i64)],
        word: &mut dyn FnMut(&str) -> usize,
    ) {
        if let Some(seat) = contract.dealer.and_then(|number| number.checked_sub(1)) {
            let place = self.dealt.iter().position(|dealt| dealt.seat == seat).unwrap_or_else(|| {
                self.dealt.push(Dealt { seat, deals: 0, points: vec![0; score.len()] });
                self.dealt.len() - 1
            });
            let dealt = &mut self.dealt[place];
            dealt.deals += 1;
            for (own, (_, points)) in dealt.points.iter_mut().zip(score) {
                *own += points;
            }
        }
        let mut together: Vec<(&str, Vec<usize>)> = Vec::new();
        for (feat, account) in &contract.feats {
            let Some(by) = score.iter().position(|(other, _)| other == account) else { continue };
            // Players of their own who did the same in one deal did it as a camp: it happened once.
            let singles = account.parse::<usize>().is_ok();
            match together.iter_mut().find(|(other, _)| singles && other == feat) {
                Some((_, all)) => all.push(by),
                None => together.push((feat, vec![by])),
            }
        }
        for (feat, by) in together {
            let feat = word(feat);
            match self.done.iter_mut().find(|done| done.by == by && done.feat == feat) {
                Some(done) => done.deals += 1,
                None => self.done.push(Done { by, feat, deals: 1 }),
            }
        }
        let agreement = contract.agreement.as_deref();
        for (count, consent) in self.consents.iter_mut().zip(Consent::ALL) {
            *count += u32::from(agreement == Some(consent.id()));
        }
        if self.biggest.len() < score.len() {
            self.biggest.resize(score.len(), (i64::MIN, 0));
        }
        for (most, (_, points)) in self.biggest.iter_mut().zip(score) {
            if *points > most.0 {
                *most = (*points, no);
            }
        }
    }

    fn take(among: &mut Vec<Taken>, new: Taken) {
        let same = |taken: &&mut Taken| Taken { count: 0, ..**taken } == new;
        match among.iter_mut().find(same) {
            Some(taken) => taken.count += 1,
            None => among.push(Taken { count: 1, ..new }),
        }
    }

    /// Writes it down.
    pub(super) fn pack(&self, bytes: &mut Vec<u8>) {
        put(bytes, u64::from(self.deals));
        put(bytes, self.points.len() as u64);
        for points in &self.points {
            put_signed(bytes, *points);
        }
        for list in [&self.taken, &self.facts] {
            put(bytes, list.len() as u64);
            list.iter().for_each(|taken| taken.pack(bytes));
        }
        put(bytes, self.given.len() as u64);
        for given in &self.given {
            put(bytes, given.to as u64);
            put(bytes, given.article as u64);
            put(bytes, u64::from(given.deals));
            put_signed(bytes, given.points);
        }
        put(bytes, self.dealt.len() as u64);
        for dealt in &self.dealt {
            put(bytes, dealt.seat as u64);
            put(bytes, u64::from(dealt.deals));
            put(bytes, dealt.points.len() as u64);
            for points in &dealt.points {
                put_signed(bytes, *points);
            }
        }
        put(bytes, self.done.len() as u64);
        for done in &self.done {
            put(bytes, done.by.len() as u64);
            done.by.iter().for_each(|by| put(bytes, *by as u64));
            put(bytes, done.feat as u64);
            put(bytes, u64::from(done.deals));
        }
        put(bytes, self.biggest.len() as u64);
        for (points, no) in &self.biggest {
            put_signed(bytes, *points);
            put(bytes, u64::from(*no));
        }
        self.consents.iter().for_each(|count| put(bytes, u64::from(*count)));
    }

    /// Reads only how many deals there are and the points of each account, over what is there.
    pub(super) fn unpack_points(&mut self, reader: &mut Reader<'_>) -> Option<()> {
        self.points.clear();
        self.deals = u32::try_from(reader.number()?).ok()?;
        for _ in 0..reader.size()? {
            self.points.push(reader.signed()?);
        }
        Some(())
    }

    /// Reads what was written down, over what is there; none if it is cut short.
    pub(super) fn unpack(&mut self, reader: &mut Reader<'_>) -> Option<()> {
        self.taken.clear();
        self.facts.clear();
        self.given.clear();
        self.dealt.clear();
        self.done.clear();
        self.biggest.clear();
        self.unpack_points(reader)?;
        for list in [&mut self.taken, &mut self.facts] {
            for _ in 0..reader.size()? {
                list.push(Taken::unpack(reader)?);
            }
        }
        for _ in 0..reader.size()? {
            let (to, article) = (reader.size()?, reader.size()?);
            let deals = u32::try_from(reader.number()?).ok()?;
            self.given.push(Given { to, article, deals, points: reader.signed()? });
        }
        for _ in 0..reader.size()? {
            let (seat, deals) = (reader.size()?, u32::try_from(reader.number()?).ok()?);
            let points = (0..reader.size()?).map(|_| reader.signed()).collect::<Option<_>>()?;
            self.dealt.push(Dealt { seat, deals, points });
        }
        for _ in 0..reader.size()? {
            let by = (0..reader.size()?).map(|_| reader.size()).collect::<Option<_>>()?;
            let feat = reader.size()?;
            self.done.push(Done { by, feat, deals: u32::try_from(reader.number()?).ok()? });
        }
        for _ in 0..reader.size()? {
            let points = reader.signed()?;
            self.biggest.push((points, u32::try_from(reader.number()?).ok()?));
        }
        for count in &mut self.consents {
            *count = u32::try_from(reader.number()?).ok()?;
        }
        Some(())
    }
}
