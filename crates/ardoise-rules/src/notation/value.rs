//! One field: the words it can take, and the value stored for them.

use serde_json::Value;

use super::describe::placeholder;
use super::error::{Fault, every_word, letter_left_open, one_of};
use super::names::{account_at, player_at};
use super::{NAMED, Slip, Span, Word, by_nearness, nearest};
use crate::cards::{Card, Cards, Letters, Rank, Suit, next_card, next_four, suits_meant};
use crate::engine::{Account, Choice, Field, Half, Kind, Table};
use crate::lang::{Lang, fold_word};

/// Where no more than these may stand, all are named.
const MOST_NAMED: usize = 2 * NAMED;
/// The most cards one event may name.
const MOST_CARDS: usize = Cards::UNIVERSE.len();
/// The most words that together spell a hyphenated one: `grande misere table`.
const JOINED: usize = 4;

/// One way for a field to take the next words.
#[derive(Debug, Clone)]
pub(super) struct Way {
    pub width: usize,
    pub value: Value,
    /// A single letter that is the beginning of a name, or a suit.
    pub weak: bool,
}

/// What a field makes of the next words: every way to take them, the longest first, and what stopped it.
#[derive(Debug, Default)]
pub(super) struct Taken {
    pub ways: Vec<Way>,
    pub fault: Option<Box<Fault>>,
}

impl Taken {
    fn one(result: Result<(Value, bool), Box<Fault>>) -> Taken {
        match result {
            Ok((value, weak)) => Taken { ways: vec![Way { width: 1, value, weak }], fault: None },
            Err(fault) => Taken { ways: Vec::new(), fault: Some(fault) },
        }
    }

    fn fault(fault: Box<Fault>) -> Taken {
        Taken { ways: Vec::new(), fault: Some(fault) }
    }
}

/// Reads fields for one event: it knows the table, and what to say of the event.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reader<'a> {
    pub table: &'a Table,
    /// The keyword as typed.
    pub keyword: &'a str,
    /// In whose words is said what is wrong?
    pub lang: Lang,
    /// What single letters of suits mean.
    pub letters: Letters,
    /// The word behind which a card is said by its rank alone.
    pub four: Option<&'static str>,
    /// Where the event ends.
    pub end: Span,
}

impl Reader<'_> {
    /// Something is missing where the words end.
    pub(super) fn missing(&self, what: String) -> Box<Fault> {
        let expected = vec![what.clone()];
        let slip = Slip::Missing { keyword: self.keyword.to_owned(), missing: what };
        Fault::new(slip, self.end).expecting(expected)
    }

    /// What `field` makes of the next words.
    pub(super) fn take(&self, field: &Field, words: &[Word]) -> Taken {
        let Some(word) = words.first() else {
            return Taken::fault(self.missing(placeholder(field, self.lang)));
        };
        match field.kind {
            Kind::Player => Taken::one(player_at(self.table, word).map(|(seat, whole)| {
                (Value::from(seat.number()), !whole && !word.quoted && word.text.chars().count() == 1)
            })),
            Kind::Account => {
                Taken::one(account_at(self.table, word).map(|a| (Value::from(a.to_string()), false)))
            }
            Kind::PlayerOr(choices) | Kind::Camp(choices) => Taken::one(self.player_or(choices, word)),
            Kind::Counts => self.counts(field, words),
            Kind::Suit(choices) => self.with_joined(choices, words, self.suit(choices, word)),
            Kind::Card => self.card(words),
            Kind::Cards => self.cards(words),
            Kind::Number(min, max) => Taken::one(number(word, min, max).map(|n| (Value::from(n), false))),
            Kind::Half(min, max) => Taken::one(half(word, min, max).map(|n| (n.json(), false))),
            Kind::Signed => Taken::one(number(word, -MOST, MOST).map(|n| (Value::from(n), false))),
            Kind::Level(min, max, choices) => {
                self.with_joined(choices, words, self.level(min, max, choices, word))
            }
            Kind::Choice(choices) => self.with_joined(choices, words, self.choice(choices, word)),
            Kind::Labelled(labels, min, max) => self.labelled(field, labels, min, max, words),
            Kind::Text => {
                let text = words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ");
                let way = Way { width: words.len(), value: Value::from(text), weak: false };
                Taken { ways: vec![way], fault: None }
            }
        }
    }

    /// A word of a list, or several words that spell one with hyphens between them; the longest first.
    fn with_joined(
        &self,
        choices: &[Choice],
        words: &[Word],
        single: Result<(Value, bool), Box<Fault>>,
    ) -> Taken {
        let mut taken = Taken::one(single);
        let most = words.len().min(JOINED);
        let longer = (2..=most).rev().filter_map(|width| {
            let joined = join(&words[..width])?;
            let choice = find_choice(choices, &joined)?;
            Some(Way { width, value: Value::from(choice.id), weak: false })
        });
        let mut ways: Vec<Way> = longer.collect();
        ways.append(&mut taken.ways);
        Taken { ways, fault: taken.fault }
    }

    /// One of the words, or a player.
    fn player_or(&self, choices: &[Choice], word: &Word) -> Result<(Value, bool), Box<Fault>> {
        let choice = find_choice(choices, &fold_word(&word.text)).filter(|_| !word.quoted);
        if let Some(choice) = choice {
            return Ok((Value::from(choice.id), false));
        }
        player_at(self.table, word).map(|(seat, _)| (Value::from(seat.number()), false)).map_err(|fault| {
            let words = choices.iter().map(|choice| choice.word(self.lang).to_owned());
            fault.expecting(self.table.players.iter().cloned().chain(words).collect())
        })
    }

    fn suit(&self, choices: &[Choice], word: &Word) -> Result<(Value, bool), Box<Fault>> {
        let folded = fold_word(&word.text);
        match (find_choice(choices, &folded), &*suits_meant(&folded, self.letters)) {
            (Some(choice), [suit]) if choice.id != suit.id() => {
                let readings = vec![choice.word(self.lang), suit.word(self.lang)];
                let slip = Slip::Ambiguous { word: word.text.clone(), readings: one_of(&readings) };
                Err(Fault::new(slip, word.span))
            }
            (Some(choice), _) => Ok((Value::from(choice.id), false)),
            (None, [suit]) => {
                let letter = folded.len() == 1 && folded.bytes().all(|byte| byte.is_ascii_alphabetic());
                Ok((Value::from(suit.id()), letter))
            }
            (None, readings @ [_, _, ..]) => {
                let words = readings.iter().map(|suit| suit.word(self.lang).to_owned()).collect();
                Err(left_open(&word.text, word.span, words))
            }
            (None, []) => {
                let suits = Suit::ALL.map(|suit| suit.word(self.lang));
                let mut expected: Vec<&str> = suits.to_vec();
                expected.extend(choices.iter().map(|choice| choice.word(self.lang)));
                let slip = Slip::NotSuit { word: word.text.clone(), expected: one_of(&expected) };
                let every = Suit::ALL.into_iter().flat_map(|suit| suit.words());
                let near = nearest(&word.text, every.chain(every_word(choices)));
                // A word of another language stands for it in this one: `pike` is near « pieken », and is « pique ».
                let suit =
                    |near: &String| Suit::ALL.into_iter().find(|suit| suit.words().any(|word| word == near));
                let near = near.map(|near| suit(&near).map_or(near, |suit| suit.word(self.lang).to_owned()));
                Err(Fault::new(slip, word.span).expecting(owned(&expected)).suggesting(near))
            }
        }
    }

    /// The ways in which the next words name one card, the longest first: in one word, or rank and suit apart.
    fn card(&self, words: &[Word]) -> Taken {
        let texts: Vec<&str> =
            words.iter().map_while(|word| (!word.quoted).then_some(word.text.as_str())).collect();
        let meant = match words[0].quoted {
            true => next_card(&[words[0].text.as_str()], self.letters),
            false => next_card(&texts, self.letters),
        };
        let mut taken = Taken::default();
        for (width, cards) in meant {
            match cards.as_slice() {
                [card] => taken.ways.push(Way { width, value: Value::from(card.code()), weak: false }),
                several => {
                    let readings = several.iter().map(|card: &Card| card.shown(self.lang)).collect();
                    let span = words[0].span.to(words[width - 1].span);
                    taken.fault = Some(left_open(&texts[..width].join(" "), span, readings));
                }
            }
        }
        if taken.ways.is_empty() && taken.fault.is_none() {
            let word = words[0].text.clone();
            taken.fault = Some(Fault::new(Slip::NotCard { word }, words[0].span));
        }
        taken
    }

    /// Any of the four cards of a rank, where the next words name it with no suit.
    pub(super) fn any_of_four(&self, words: &[Word]) -> Option<Way> {
        let texts: Vec<&str> =
            words.iter().map_while(|word| (!word.quoted).then_some(word.text.as_str())).collect();
        let (width, card) = next_four(&texts)?;
        Some(Way { width, value: Value::from(card.code()), weak: false })
    }

    fn cards(&self, words: &[Word]) -> Taken {
        let mut taken = Taken::default();
        let (mut codes, mut at) = (Vec::new(), 0);
        while at < words.len() {
            if codes.len() == MOST_CARDS {
                taken.fault = Some(Fault::new(Slip::TooManyCards { max: MOST_CARDS }, words[at].span));
                break;
            }
            let mut next = self.card(&words[at..]);
            if next.ways.is_empty() {
                taken.fault = next.fault;
                break;
            }
            let Way { width, value, .. } = next.ways.swap_remove(0);
            codes.push(value);
            at += width;
            taken.ways.push(Way { width: at, value: Value::from(codes.clone()), weak: false });
        }
        taken.ways.reverse();
        taken
    }

    /// The nearest word for one of the choices; where that is the stored one, the word that is printed for it. None where the word
    /// begins several: it may be any of them.
    fn meant(&self, choices: &[Choice], word: &Word) -> Option<String> {
        if begun_by(choices, word).len() > 1 || read_int(&word.text).is_some() {
            return None;
        }
        let near = nearest(&word.text, every_word(choices)).filter(|near| !names_other(&word.text, near))?;
        let stored = choices.iter().find(|choice| choice.id == near);
        Some(stored.map_or(near, |choice| choice.word(self.lang).to_owned()))
    }

    fn choice(&self, choices: &[Choice], word: &Word) -> Result<(Value, bool), Box<Fault>> {
        if let Some(choice) = find_choice(choices, &fold_word(&word.text)) {
            return Ok((Value::from(choice.id), false));
        }
        let expected: Vec<&str> = choices.iter().map(|choice| choice.word(self.lang)).collect();
        let mut named = expected.clone();
        if named.len() > MOST_NAMED {
            let words = choices
                .iter()
                .map(|choice| (choice.word(self.lang), every_word(std::slice::from_ref(choice))));
            named = by_nearness(&word.text, words);
            named.truncate(NAMED);
            let begun = begun_by(choices, word);
            if begun.len() > 1 {
                named = begun.iter().map(|choice| choice.word(self.lang)).collect();
            }
        }
        let others = expected.len() - named.len();
        let slip = Slip::NotChoice { word: word.text.clone(), expected: one_of(&named), others };
        let near = self.meant(choices, word);
        Err(Fault::new(slip, word.span).expecting(owned(&expected)).suggesting(near))
    }

    fn level(
        &self,
        min: i32,
        max: i32,
        choices: &[Choice],
        word: &Word,
    ) -> Result<(Value, bool), Box<Fault>> {
        if let Some(choice) = find_choice(choices, &fold_word(&word.text)) {
            return Ok((Value::from(choice.id), false));
        }
        if choices.is_empty() || read_int(&word.text).is_some() {
            return number(word, min, max).map(|n| (Value::from(n), false));
        }
        let words: Vec<&str> = choices.iter().map(|choice| choice.word(self.lang)).collect();
        let slip = Slip::NotLevel { word: word.text.clone(), min, max, expected: one_of(&words) };
        let mut expected = vec![format!("{min}…{max}")];
        expected.extend(owned(&words));
        let near = figure_meant(&word.text).or_else(|| self.meant(choices, word));
        Err(Fault::new(slip, word.span).expecting(expected).suggesting(near))
    }

    fn labelled(&self, field: &Field, labels: &[Choice], min: i32, max: i32, words: &[Word]) -> Taken {
        let word = &words[0];
        if word.quoted || find_choice(labels, &fold_word(&word.text)).is_none() {
            let expected = placeholder(field, self.lang);
            let slip = Slip::NotLabel { word: word.text.clone(), expected: expected.clone() };
            let near = nearest(&word.text, every_word(labels));
            return Taken::fault(Fault::new(slip, word.span).expecting(vec![expected]).suggesting(near));
        }
        match words.get(1) {
            None => Taken::fault(self.missing("N".to_owned())),
            Some(figure) => match number(figure, min, max) {
                Ok(n) => {
                    Taken { ways: vec![Way { width: 2, value: Value::from(n), weak: false }], fault: None }
                }
                Err(fault) => Taken::fault(fault),
            },
        }
    }

    fn counts(&self, field: &Field, words: &[Word]) -> Taken {
        let mut taken = Taken::default();
        let mut pairs: Vec<(Account, i32)> = Vec::new();
        let mut at = 0;
        let stop = loop {
            if at >= words.len() {
                break None;
            }
            let account = match account_at(self.table, &words[at]) {
                Ok(account) => account,
                // Half a point is no side: it is what cannot be counted here.
                Err(_) if read_int(&words[at].text).is_none() && Half::read(&words[at].text).is_some() => {
                    let slip = Slip::NotNumber { word: words[at].text.clone() };
                    break Some(Fault::new(slip, words[at].span));
                }
                Err(fault) => break Some(fault),
            };
            if pairs.iter().any(|(other, _)| *other == account) {
                let slip = Slip::AccountTwice { word: words[at].text.clone() };
                break Some(Fault::new(slip, words[at].span));
            }
            let Some(figure) = words.get(at + 1) else { break Some(self.missing("N".to_owned())) };
            match number(figure, -MOST, MOST) {
                Ok(n) => pairs.push((account, n)),
                Err(fault) => break Some(fault),
            }
            at += 2;
            taken.ways.push(Way { width: at, value: counts_json(&pairs), weak: false });
        };
        taken.ways.reverse();
        taken.fault = match stop {
            None if pairs.is_empty() => Some(self.missing(placeholder(field, self.lang))),
            stop => stop,
        };
        taken
    }
}

/// The pairs as stored.
pub(super) fn counts_json(pairs: &[(Account, i32)]) -> Value {
    let pair = |(account, n): &(Account, i32)| Value::from(vec![account.to_string().into(), Value::from(*n)]);
    Value::from(pairs.iter().map(pair).collect::<Vec<_>>())
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// The choice of that word: canonical words first.
pub(super) fn find_choice<'a>(choices: &'a [Choice], folded: &str) -> Option<&'a Choice> {
    let canonical = choices.iter().find(|choice| choice.id == folded);
    canonical.or_else(|| choices.iter().find(|choice| choice.spoken.has(folded)))
}

/// Bare words as one word with hyphens.
pub(super) fn join(words: &[Word]) -> Option<String> {
    if words.iter().any(|word| word.quoted) {
        return None;
    }
    // « carré d’as » is typed as it is said.
    let bare = |word: &Word| fold_word(&word.text).replace(['\'', '’'], "-");
    Some(words.iter().map(bare).collect::<Vec<_>>().join("-"))
}

/// A letter that stands for more than one suit.
fn left_open(text: &str, span: Span, readings: Vec<String>) -> Box<Fault> {
    Fault::new(letter_left_open(text, &readings), span).expecting(readings)
}

/// The most points that one line says: however many lines there are, what they add up to is counted exactly.
pub const MOST: i32 = 1_000_000;

/// A whole number with or without a sign; `Err` where it is too large to count.
pub(super) fn read_int(text: &str) -> Option<Result<i32, ()>> {
    let (negative, digits) = match text.chars().next()? {
        '+' => (false, &text[1..]),
        '-' => (true, &text[1..]),
        '−' => (true, &text['−'.len_utf8()..]),
        _ => (false, text),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let size: Option<i64> = digits.parse().ok();
    let signed = size.map(|n| if negative { -n } else { n });
    Some(signed.and_then(|n| i32::try_from(n).ok()).ok_or(()))
}

/// A number of points in a range, which may end in a half; the range is in half points.
pub(super) fn half(word: &Word, min: i32, max: i32) -> Result<Half, Box<Fault>> {
    let (least, most) = (min.div_euclid(2), max.div_euclid(2));
    let slip = match Half::read(&word.text) {
        Some(half) if (min..=max).contains(&half.halves()) => return Ok(half),
        Some(_) => Slip::OutOfRange { word: word.text.clone(), min: least, max: most },
        None => Slip::NotHalf { word: word.text.clone() },
    };
    let fault = Fault::new(slip, word.span).expecting(vec![format!("{least}…{most}")]);
    Err(fault.suggesting(figure_meant(&word.text)))
}

/// A number in a range.
pub(super) fn number(word: &Word, min: i32, max: i32) -> Result<i32, Box<Fault>> {
    read_number(&word.text, min, max).map_err(|slip| {
        let expected = if max == MOST { "N".to_owned() } else { format!("{min}…{max}") };
        Fault::new(slip, word.span).expecting(vec![expected]).suggesting(figure_meant(&word.text))
    })
}

/// A whole number in a range, as it is typed.
///
/// # Errors
/// What is wrong with it.
pub fn read_number(text: &str, min: i32, max: i32) -> Result<i32, Slip> {
    match read_int(text) {
        Some(Ok(n)) if (min..=max).contains(&n) => Ok(n),
        Some(_) => Err(Slip::OutOfRange { word: text.to_owned(), min, max }),
        None => Err(Slip::NotNumber { word: text.to_owned() }),
    }
}

/// Is it a figure with a plus before it? A slate writes so what is beyond what was asked; a count says how many in all.
#[must_use]
pub fn is_beyond(text: &str) -> bool {
    text.strip_prefix('+').is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
}

/// The figure that was meant by one in which a letter stands for a digit that looks like it: `4O`, `13l`.
#[must_use]
pub fn figure_meant(text: &str) -> Option<String> {
    let figure = text.replace(['o', 'O'], "0").replace(['l', 'I'], "1");
    let meant = text != figure && text.starts_with(|first: char| first.is_ascii_digit());
    Some(figure).filter(|figure| meant && figure.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Is a rank named in a word, and another in its stead in the one that is nearest? Four jacks are no slip of the pen for four aces.
fn names_other(word: &str, near: &str) -> bool {
    let ranks = |word: &str| -> Vec<Rank> {
        let folded = fold_word(word);
        let parts = folded.split('-').filter(|part| part.chars().nth(1).is_some());
        parts.filter_map(Rank::named).collect()
    };
    let (said, meant) = (ranks(word), ranks(near));
    !said.is_empty() && !meant.is_empty() && said.iter().all(|rank| !meant.contains(rank))
}

/// The choices of which a word of several parts begins with that word: `solo` begins `solo-5` and `solo-13`.
fn begun_by<'c>(choices: &'c [Choice], word: &Word) -> Vec<&'c Choice> {
    let begun = format!("{}-", fold_word(&word.text));
    let begins = |choice: &&Choice| {
        every_word(std::slice::from_ref(*choice)).any(|word| fold_word(word).starts_with(&begun))
    };
    choices.iter().filter(begins).collect()
}
