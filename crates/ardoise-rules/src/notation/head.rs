//! The head of a sheet as it was written: each thing said, and where.

use super::error::{Fault, SheetError};
use super::{Slip, Span, Word, Words, read_names, split_line};
use crate::lang::{Lang, Spoken, fold_word};

/// The lines of a head.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeadKey {
    /// The game and a title.
    Match,
    /// The day.
    Date,
    /// The players in order of play.
    Players,
    /// What the sides are called.
    Teams,
    /// A preset or a house.
    Rules,
    /// One option.
    Set,
    /// The first dealer.
    Dealer,
    /// What is carried in from a paper sheet.
    Start,
}

/// How a line of the head is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeadForm {
    /// Which line.
    pub key: HeadKey,
    /// The canonical keyword.
    pub keyword: &'static str,
    /// Its keywords in every language.
    pub spoken: Spoken,
    /// What follows the keyword, in every language.
    usage: Spoken,
}

impl HeadForm {
    /// The keyword that is printed.
    #[must_use]
    pub fn word(&self, lang: Lang) -> &'static str {
        self.spoken.printed(lang).unwrap_or(self.keyword)
    }

    /// Is it meant by that folded word, in any language?
    #[must_use]
    pub fn is_named(&self, folded: &str) -> bool {
        self.keyword == folded || self.spoken.has(folded)
    }

    /// In which language that keyword of it is said.
    pub(super) fn lang_of(&self, typed: &str) -> Lang {
        let folded = fold_word(typed);
        let other = if folded == self.keyword { None } else { self.spoken.lang_of(&folded) };
        other.unwrap_or(Lang::CANONICAL)
    }

    /// What follows the keyword.
    fn usage(&self, lang: Lang) -> &'static str {
        self.usage.printed(lang).unwrap_or_default()
    }
}

macro_rules! form {
    ($key:ident, $keyword:literal) => {
        HeadForm {
            key: HeadKey::$key,
            keyword: $keyword,
            spoken: crate::keyword!($keyword),
            usage: crate::keyword!(concat!("usage-", $keyword)),
        }
    };
}

/// The lines of a head, in the order in which they are printed.
pub const HEAD_FORMS: &[HeadForm] = &[
    form!(Match, "match"),
    form!(Date, "date"),
    form!(Players, "players"),
    form!(Teams, "teams"),
    form!(Rules, "rules"),
    form!(Set, "set"),
    form!(Dealer, "dealer"),
    form!(Start, "start"),
];

/// How each line of a head is written: `match GAME ["TITLE"]`.
#[must_use]
pub fn head_forms(lang: Lang) -> Vec<String> {
    let usage = |form: &HeadForm| format!("{} {}", form.word(lang), form.usage(lang));
    HEAD_FORMS.iter().map(usage).collect()
}

/// The line of the head that begins with this word.
pub(super) fn head_key(word: &str) -> Option<&'static HeadForm> {
    let folded = fold_word(word);
    HEAD_FORMS.iter().find(|form| form.is_named(&folded))
}

/// A word of the head and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// What it says.
    pub text: String,
    /// Where.
    pub span: Span,
    /// The line it stands on.
    pub line: String,
}

impl Told {
    /// Something wrong with this word.
    pub(super) fn fault(&self, slip: Slip) -> Box<Fault> {
        Fault::new(slip, self.span)
    }
}

/// The head of a sheet as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// The game, by any of its names.
    pub game: Told,
    /// The title.
    pub title: Option<String>,
    /// The day, `2026-11-20`.
    pub date: Option<String>,
    /// The players in order of play.
    pub players: Vec<Told>,
    /// What the sides are called, where they have names.
    pub teams: Vec<Told>,
    /// A preset or a house.
    pub rules: Option<Told>,
    /// Options and their values.
    pub sets: Vec<(Told, Told)>,
    /// The first dealer, as typed.
    pub dealer: Option<Told>,
    pub(super) start: Option<(String, Vec<Word>)>,
    pub(super) players_line: usize,
    /// The language of its first word: what is wrong below is said with its words.
    pub(super) lang: Lang,
}

/// Reads the head of a sheet, up to its first event.
///
/// # Errors
/// If a line of the head cannot be read.
pub fn read_head(text: &str) -> Result<Head, Box<SheetError>> {
    let mut reader = HeadReader::default();
    'lines: for (number, line) in text.trim_start_matches('\u{feff}').split('\n').enumerate() {
        for part in split_line(number + 1, line)? {
            if !reader.take(&part)? {
                break 'lines;
            }
        }
    }
    reader.finish()
}

/// Takes the lines of a head one by one.
#[derive(Debug, Default)]
pub(super) struct HeadReader {
    head: Option<Head>,
    date: bool,
}

impl HeadReader {
    /// Takes one line of the head; `false` when the words begin an event instead.
    pub(super) fn take(&mut self, part: &Words<'_>) -> Result<bool, Box<SheetError>> {
        let first = &part.words[0];
        let form = if first.quoted { None } else { head_key(&first.text) };
        let result = match (form, &mut self.head) {
            (None, Some(_)) => return Ok(false),
            (Some(form), None) if form.key == HeadKey::Match => {
                game(part, form).map(|head| self.head = Some(head))
            }
            (_, None) => Err(Fault::new(Slip::MatchFirst, first.span)),
            (Some(form), Some(head)) => {
                let date = self.date;
                self.date |= form.key == HeadKey::Date;
                line(head, form, part, date)
            }
        };
        result.map(|()| true).map_err(|fault| fault.on(part.line))
    }

    /// The head, when all its lines are taken.
    pub(super) fn finish(self) -> Result<Head, Box<SheetError>> {
        let start = Span { line: 1, column: 1, width: 1 };
        match self.head {
            None => Err(Fault::new(Slip::MatchFirst, start).on("")),
            Some(head) if head.players.is_empty() => {
                Err(head.game.fault(Slip::NoPlayers).on(&head.game.line))
            }
            Some(head) => Ok(head),
        }
    }
}

fn told(part: &Words<'_>, word: &Word) -> Told {
    Told { text: word.text.clone(), span: word.span, line: part.line.to_owned() }
}

/// Nothing follows the keyword.
fn missing(part: &Words<'_>, form: &HeadForm) -> Box<Fault> {
    let word = &part.words[0].text;
    let lang = form.lang_of(word);
    let missing = form.usage(lang).to_owned();
    let end = part.words[part.words.len() - 1].span.after();
    let expected = vec![missing.clone()];
    Fault::new(Slip::HeadMissing { keyword: word.clone(), missing }, end).expecting(expected)
}

/// The only word after the keyword.
fn only(part: &Words<'_>, form: &HeadForm) -> Result<Told, Box<Fault>> {
    match &part.words[1..] {
        [] => Err(missing(part, form)),
        [word] => Ok(told(part, word)),
        [_, word, ..] => {
            let slip = Slip::Surplus { keyword: part.words[0].text.clone(), word: word.text.clone() };
            Err(Fault::new(slip, word.span))
        }
    }
}

fn texts(words: &[Word]) -> String {
    words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ")
}

fn game(part: &Words<'_>, form: &HeadForm) -> Result<Head, Box<Fault>> {
    let Some(word) = part.words.get(1) else { return Err(missing(part, form)) };
    let title = texts(&part.words[2..]).trim().to_owned();
    Ok(Head {
        game: told(part, word),
        title: Some(title).filter(|title| !title.is_empty()),
        date: None,
        players: Vec::new(),
        teams: Vec::new(),
        rules: None,
        sets: Vec::new(),
        dealer: None,
        start: None,
        players_line: 0,
        lang: form.lang_of(&part.words[0].text),
    })
}

fn line(head: &mut Head, form: &HeadForm, part: &Words<'_>, date: bool) -> Result<(), Box<Fault>> {
    let again = match form.key {
        HeadKey::Match => true,
        HeadKey::Date => date,
        HeadKey::Players => !head.players.is_empty(),
        HeadKey::Teams => !head.teams.is_empty(),
        HeadKey::Rules => head.rules.is_some(),
        HeadKey::Set => false,
        HeadKey::Dealer => head.dealer.is_some(),
        HeadKey::Start => head.start.is_some(),
    };
    let first = &part.words[0];
    if again {
        return Err(Fault::new(Slip::HeadTwice { word: first.text.clone() }, first.span));
    }
    match form.key {
        HeadKey::Match => {}
        HeadKey::Date => {
            let day = only(part, form)?;
            head.date = Some(check_date(&day)?);
        }
        HeadKey::Players => {
            head.players = named(part, form)?;
            head.players_line = first.span.line;
        }
        HeadKey::Teams => {
            head.teams = named(part, form)?;
            if head.teams.len() != 2 {
                let last = &part.words[part.words.len() - 1];
                return Err(Fault::new(Slip::TeamsTwo, last.span));
            }
        }
        HeadKey::Rules => head.rules = Some(only(part, form)?),
        HeadKey::Set => head.sets.push(set(part, form)?),
        HeadKey::Dealer => head.dealer = Some(only(part, form)?),
        HeadKey::Start => {
            if part.words.len() < 2 {
                return Err(missing(part, form));
            }
            head.start = Some((part.line.to_owned(), part.words.clone()));
        }
    }
    Ok(())
}

/// The names after the keyword, which differ from one another.
fn named(part: &Words<'_>, form: &HeadForm) -> Result<Vec<Told>, Box<Fault>> {
    if part.words.len() < 2 {
        return Err(missing(part, form));
    }
    let words = &part.words[1..];
    let texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    let names = read_names(&texts).map_err(|(place, slip)| Fault::new(slip, words[place].span))?;
    let named = words.iter().zip(names);
    Ok(named.map(|(word, text)| Told { text, ..told(part, word) }).collect())
}

/// `set OPTION VALUE…`, also `set OPTION=VALUE`.
fn set(part: &Words<'_>, form: &HeadForm) -> Result<(Told, Told), Box<Fault>> {
    let Some(word) = part.words.get(1) else { return Err(missing(part, form)) };
    let mut option = told(part, word);
    let mut values: Vec<Word> = part.words[2..].to_vec();
    if let Some((key, value)) = word.named() {
        option.text = key.to_owned();
        option.span.width = key.chars().count();
        if !value.text.is_empty() || value.quoted {
            values.insert(0, value);
        }
    } else if values.len() > 1 && values[0].text == "=" && !values[0].quoted {
        values.remove(0);
    }
    match (values.first(), values.last()) {
        (Some(first), Some(last)) => {
            let span = first.span.to(last.span);
            Ok((option, Told { text: texts(&values), span, line: part.line.to_owned() }))
        }
        _ => Err(missing(part, form)),
    }
}

/// A day of the calendar, written `2026-11-20`.
fn check_date(day: &Told) -> Result<String, Box<Fault>> {
    let numbers = |separator: char| -> Vec<u32> {
        day.text.split(separator).map_while(|part| part.parse().ok()).collect()
    };
    let written = |year: u32, month: u32, day: u32| format!("{year:04}-{month:02}-{day:02}");
    if let [year, month, date] = numbers('-')[..]
        && is_day(year, month, date)
        && written(year, month, date) == day.text
    {
        return Ok(day.text.clone());
    }
    let meant = ['/', '.', '-'].into_iter().find_map(|separator| match numbers(separator)[..] {
        [date, month, year] if is_day(year, month, date) => Some(written(year, month, date)),
        [year, month, date] if is_day(year, month, date) => Some(written(year, month, date)),
        _ => None,
    });
    let expected = vec!["2026-11-20".to_owned()];
    let slip = Slip::BadDate { word: day.text.clone() };
    Err(day.fault(slip).expecting(expected).suggesting(meant))
}

fn is_day(year: u32, month: u32, day: u32) -> bool {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let length = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => return false,
    };
    (1000..=9999).contains(&year) && (1..=length).contains(&day)
}
