//! Deals the words of an event out to its fields: required fields always, optional ones from left to right
//! as far as the words go.

use serde_json::Value;

use super::describe::placeholder;
use super::error::{Fault, one_of};
use super::value::{Reader, Way, number};
use super::{Slip, Word};
use crate::engine::{Field, Kind, Need};

/// The value of a field, and the words it was read from.
#[derive(Debug, Clone)]
pub(super) struct Filled {
    pub name: &'static str,
    pub value: Value,
    kind: Kind,
    at: usize,
    weak: bool,
}

/// The values of `fields` in these words, all of which must be used.
pub(super) fn fill(reader: Reader<'_>, fields: &[&Field], words: &[Word]) -> Result<Vec<Filled>, Box<Fault>> {
    let optional = fields.iter().filter(|field| field.need == Need::Optional).count();
    let mut search =
        Search { reader, words, every: optional > 1, worst: None, found: Vec::new(), sofar: Vec::new() };
    search.go(fields, 0);
    let Search { found, worst, .. } = search;
    let Some(first) = counted(words, &found).or(found.first()) else {
        return Err(worst.map_or_else(|| reader.missing("…".to_owned()), |(_, fault)| fault));
    };
    match found.iter().find_map(|other| differ(words, first, other)) {
        Some(fault) => Err(fault),
        None => Ok(first.clone()),
    }
}

/// The reading in which a figure is a number, where the first takes it for the number of a player who need not be named.
fn counted<'a>(words: &[Word], found: &'a [Vec<Filled>]) -> Option<&'a Vec<Filled>> {
    let figure = |filled: &&Filled| words[filled.at].text.bytes().all(|byte| byte.is_ascii_digit());
    let player = |filled: &&Filled| matches!(filled.kind, Kind::Player | Kind::PlayerOr(_) | Kind::Camp(_));
    let seat = found.first()?.iter().filter(player).find(figure)?;
    let number = |filled: &Filled| {
        filled.at == seat.at && matches!(filled.kind, Kind::Number(..) | Kind::Half(..) | Kind::Signed)
    };
    found.iter().skip(1).find(|reading| reading.iter().any(number))
}

/// The value of one field in words that are all its own: those of a field that was named.
pub(super) fn fill_one(reader: Reader<'_>, field: &Field, words: &[Word]) -> Result<Value, Box<Fault>> {
    if let (Kind::Labelled(_, min, max), [word]) = (field.kind, words) {
        return number(word, min, max).map(Value::from);
    }
    let alone = Field { need: Need::Required, ..*field };
    let mut filled = fill(reader, &[&alone], words)?;
    filled.pop().map(|filled| filled.value).ok_or_else(|| reader.missing(placeholder(field, reader.lang)))
}

/// The fewest words a field takes.
const fn least(kind: Kind) -> usize {
    match kind {
        Kind::Counts | Kind::Labelled(..) => 2,
        Kind::Player
        | Kind::Account
        | Kind::PlayerOr(_)
        | Kind::Camp(_)
        | Kind::Half(..)
        | Kind::Suit(_)
        | Kind::Card
        | Kind::Cards
        | Kind::Number(..)
        | Kind::Signed
        | Kind::Level(..)
        | Kind::Choice(_)
        | Kind::Text => 1,
    }
}

/// More readings than this are not looked for.
const MOST_READINGS: usize = 8;

struct Search<'a> {
    reader: Reader<'a>,
    words: &'a [Word],
    /// Are all readings wanted, to see whether a single letter is ambiguous?
    every: bool,
    /// What went wrong furthest on, and where.
    worst: Option<(usize, Box<Fault>)>,
    found: Vec<Vec<Filled>>,
    sofar: Vec<Filled>,
}

impl Search<'_> {
    fn done(&self) -> bool {
        self.found.len() >= if self.every { MOST_READINGS } else { 1 }
    }

    fn fail(&mut self, fault: Box<Fault>) {
        let at = fault.span.column;
        if self.worst.as_ref().is_none_or(|(worst, _)| at > *worst) {
            self.worst = Some((at, fault));
        }
    }

    fn go(&mut self, fields: &[&Field], at: usize) {
        if self.done() {
            return;
        }
        let Some((field, rest)) = fields.split_first() else {
            match self.words.get(at) {
                None => self.found.push(self.sofar.clone()),
                Some(word) => {
                    let keyword = self.reader.keyword.to_owned();
                    self.fail(Fault::new(Slip::Surplus { keyword, word: word.text.clone() }, word.span));
                }
            }
            return;
        };
        let left = &self.words[at..];
        match field.need {
            Need::Required => self.take(field, rest, at),
            Need::Optional => {
                let needed: usize =
                    rest.iter().filter(|f| f.need == Need::Required).map(|f| least(f.kind)).sum();
                if left.len() > needed {
                    self.take(field, rest, at);
                }
                self.go(rest, at);
            }
        }
    }

    fn take(&mut self, field: &Field, rest: &[&Field], at: usize) {
        let mut taken = self.reader.take(field, &self.words[at..]);
        let four = |word: &str| self.sofar.iter().any(|filled| filled.value == word);
        if field.kind == Kind::Card && self.reader.four.is_some_and(four) {
            taken.ways.extend(self.reader.any_of_four(&self.words[at..]));
        }
        if let Some(fault) = taken.fault {
            self.fail(fault);
        }
        for Way { width, value, weak } in taken.ways {
            self.sofar.push(Filled { name: field.name, value, kind: field.kind, at, weak });
            self.go(rest, at + width);
            self.sofar.pop();
        }
    }
}

/// A single letter that two readings take for different things is refused.
fn differ(words: &[Word], first: &[Filled], other: &[Filled]) -> Option<Box<Fault>> {
    first.iter().filter(|filled| filled.weak).find_map(|filled| {
        let rival = other.iter().find(|rival| rival.at == filled.at && rival.name != filled.name)?;
        if matches!(rival.kind, Kind::Text) {
            return None;
        }
        let word = words.get(filled.at)?;
        let named = |filled: &Filled| format!("{}={}", filled.name, word.text);
        let readings = vec![named(filled), named(rival)];
        let slip = Slip::Ambiguous { word: word.text.clone(), readings: one_of(&readings) };
        Some(Fault::new(slip, word.span).expecting(readings))
    })
}
