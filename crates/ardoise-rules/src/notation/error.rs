//! What can be wrong with a sheet, and where: a sentence, a word pointed at, what was expected.

use std::fmt;

use unicode_width::UnicodeWidthChar;

use super::{Span, alike, by_nearness, describe};
use crate::engine::{Arg, Choice, Form, Kind, Said, Say};
use crate::lang::Lang;

crate::reasons! {
    /// Everything that can be wrong with a sheet; the words are in this module's `words.*.ftl`.
    pub enum Slip in "shell" {
        LineTooLong = "sheet-line-too-long" { max: usize },
        TooManyLines = "sheet-too-many-lines" { max: usize },
        Control = "sheet-control" { code: String },
        Unclosed = "sheet-unclosed",
        AfterQuote = "sheet-after-quote",
        UnknownKeyword = "sheet-unknown-keyword" { word: String },
        KeywordFirst = "sheet-keyword-first" { word: String, keyword: String },
        CommaInText = "sheet-comma-in-text" { word: String },
        Semicolon = "sheet-semicolon" { word: String },
        Missing = "sheet-missing" { keyword: String, missing: String },
        Surplus = "sheet-surplus" { keyword: String, word: String },
        Twice = "sheet-twice" { word: String },
        AccountTwice = "sheet-account-twice" { word: String },
        Ambiguous = "sheet-ambiguous" { word: String, readings: Arg },
        LetterOpen = "sheet-letter-open" { word: String, one: String, other: String },
        UnknownPlayer = "sheet-unknown-player" { word: String, players: Vec<Arg> },
        AmbiguousPlayer = "sheet-ambiguous-player" { word: String, players: Arg },
        UnknownSide = "sheet-unknown-side" { word: String, players: Arg },
        NotSuit = "sheet-not-suit" { word: String, expected: Arg },
        NotCard = "sheet-not-card" { word: String },
        TooManyCards = "sheet-too-many-cards" { max: usize },
        NotNumber = "sheet-not-number" { word: String },
        /// What is beyond, where a count says how many in all.
        Beyond = "sheet-beyond" { word: String },
        /// Not a number of points, with or without a half.
        NotHalf = "sheet-not-half" { word: String },
        OutOfRange = "sheet-out-of-range" { word: String, min: i32, max: i32 },
        NotLevel = "sheet-not-level" { word: String, min: i32, max: i32, expected: Arg },
        /// None of the words that may stand there: all of them where they are few, else the nearest and how many others.
        NotChoice = "sheet-not-choice" { word: String, expected: Arg, others: usize },
        NotLabel = "sheet-not-label" { word: String, expected: String },
        HeadLate = "sheet-head-late" { word: String },
        HeadTwice = "sheet-head-twice" { word: String },
        HeadMissing = "sheet-head-missing" { keyword: String, missing: String },
        MatchFirst = "sheet-match-first",
        NoPlayers = "sheet-no-players",
        TeamsTwo = "sheet-teams-two",
        TeamsNone = "sheet-teams-none",
        TeamNamed = "sheet-team-named" { name: String },
        BadDate = "sheet-bad-date" { word: String },
        NamesComma = "sheet-names-comma",
        NameEmpty = "sheet-name-empty",
        NameControl = "sheet-name-control",
        NameDigits = "sheet-name-digits" { name: String },
        NameLong = "sheet-name-long" { name: String, max: usize },
        NameTwice = "sheet-name-twice" { name: String, other: String },
        NameAgain = "sheet-name-again" { name: String },
        NameMixed = "sheet-name-mixed" { name: String },
        NameAlike = "sheet-name-alike" { name: String, other: String },
        UnknownGame = "sheet-unknown-game" { word: String, games: Vec<Arg> },
        PlayerCount = "sheet-player-count" { count: usize, allowed: String },
        UnknownRules = "sheet-unknown-rules" { word: String, game: Arg },
        UnknownOption = "sheet-unknown-option" { option: String, game: Arg },
        CellWanted = "sheet-cell-wanted" { option: Arg, sample: String },
        BadChoice = "sheet-bad-choice" { option: Arg, word: String },
        BadNumber = "sheet-bad-number" { option: Arg, word: String, min: i32, max: i32 },
        BadLimit = "sheet-bad-limit" { option: Arg, word: String, known: Vec<Arg>, min: i32, max: i32 },
        UnknownCell = "sheet-unknown-cell" { cell: String, game: Arg },
        BadCell = "sheet-bad-cell" { option: Arg, word: String, known: Arg },
        Clash = "sheet-clash",
        StartKey = "sheet-start-key" { word: String, known: Arg },
        HintNearest = "sheet-hint-nearest" { word: String },
        HintUsage = "sheet-hint-usage" { usage: String },
        HintExpected = "sheet-hint-expected" { expected: Arg },
        HintNear = "sheet-hint-near",
        HintHere = "sheet-hint-here",
        HintNearLine = "sheet-hint-near-line" { what: String, words: String },
    }
}

/// What is said of a letter that stands for more than one suit, with the two suits or cards that it may mean.
#[must_use]
pub fn letter_left_open(word: &str, readings: &[String]) -> Slip {
    let reading = |place: usize| readings.get(place).cloned().unwrap_or_default();
    Slip::LetterOpen { word: word.to_owned(), one: reading(0), other: reading(1) }
}

/// Every word that names one of the choices.
pub(super) fn every_word(choices: &[Choice]) -> impl Iterator<Item = &'static str> {
    choices.iter().flat_map(|choice| std::iter::once(choice.id).chain(choice.spoken.every().iter().copied()))
}

/// Every word by which an event is said: its keywords, and the words of what it may hold.
fn every_word_of(form: &Form) -> impl Iterator<Item = &'static str> + use<> {
    let held = form.fields.iter().flat_map(|field| match field.kind {
        Kind::PlayerOr(choices)
        | Kind::Camp(choices)
        | Kind::Suit(choices)
        | Kind::Level(_, _, choices)
        | Kind::Choice(choices) => every_word(choices).collect(),
        Kind::Player
        | Kind::Account
        | Kind::Counts
        | Kind::Card
        | Kind::Cards
        | Kind::Number(..)
        | Kind::Half(..)
        | Kind::Signed
        | Kind::Labelled(..)
        | Kind::Text => Vec::new(),
    });
    form.words().chain(held)
}

/// Words as a list of figures.
pub(super) fn list<S: AsRef<str>>(words: &[S]) -> Vec<Arg> {
    words.iter().map(|word| Arg::Text(word.as_ref().to_owned())).collect()
}

/// Words of which one is meant.
pub(super) fn one_of<S: AsRef<str>>(words: &[S]) -> Arg {
    Arg::OneOf(list(words))
}

/// What a word of the rules should have been: whoever tells people names the nearest few by their titles.
#[derive(Debug, Clone, PartialEq)]
pub enum Wanted {
    /// Rules of a game: one of its presets, or a house.
    Rules {
        /// The game, where it is known.
        game: Option<&'static str>,
        /// What was typed.
        word: String,
        /// The houses that are saved.
        houses: Vec<String>,
    },
    /// An option of a game.
    Option {
        /// The game.
        game: &'static str,
        /// What was typed.
        word: String,
    },
    /// A cell of a table of a game.
    Cell {
        /// The game.
        game: &'static str,
        /// What was typed.
        word: String,
    },
    /// What may stand in a cell.
    Term {
        /// The game.
        game: &'static str,
        /// What was typed.
        word: String,
        /// The words and terms that can be written.
        known: Vec<String>,
    },
    /// A value of an option.
    Value {
        /// The game.
        game: &'static str,
        /// The option.
        option: String,
        /// What was typed.
        word: String,
    },
}

/// Something wrong at a place, before it is known on which line of text.
#[derive(Debug, Clone)]
pub(super) struct Fault {
    pub said: Said,
    pub slip: Option<Slip>,
    pub span: Span,
    pub expected: Vec<String>,
    pub suggestion: Option<String>,
    pub form: Option<Form>,
    pub known: Vec<Form>,
    pub wanted: Option<Wanted>,
}

impl Fault {
    pub(super) fn new(slip: Slip, span: Span) -> Box<Fault> {
        Box::new(Fault {
            said: slip.said(),
            slip: Some(slip),
            span,
            expected: Vec::new(),
            suggestion: None,
            form: None,
            known: Vec::new(),
            wanted: None,
        })
    }

    pub(super) fn expecting(mut self: Box<Self>, expected: Vec<String>) -> Box<Fault> {
        self.expected = expected;
        self
    }

    pub(super) fn suggesting(mut self: Box<Self>, suggestion: Option<String>) -> Box<Fault> {
        self.suggestion = suggestion;
        self
    }

    pub(super) fn about(mut self: Box<Self>, form: &Form) -> Box<Fault> {
        self.form = Some(*form);
        self
    }

    /// The events that could begin here, each once, those nearest to the word first, else those of the game.
    pub(super) fn known(mut self: Box<Self>, forms: &[&[Form]], word: &str) -> Box<Fault> {
        let mut known: Vec<Form> = Vec::new();
        for form in forms.iter().rev().copied().flatten() {
            if known.iter().all(|other| other.event != form.event) {
                known.push(*form);
            }
        }
        self.known = by_nearness(word, known.into_iter().map(|form| (form, every_word_of(&form))));
        self.expected = self.known.iter().map(|form| form.event.to_owned()).collect();
        self
    }

    pub(super) fn on(self, line: &str) -> Box<SheetError> {
        let line_text = line.chars().take(super::LONGEST_LINE).collect();
        let Fault { said, slip, span, expected, suggestion, form, known, wanted } = self;
        let mut error = SheetError { said, slip, span, line_text, expected, suggestion, form, known, wanted };
        // A semicolon may stand in a text, so that it ends nothing; whoever types one behind a word means a comma.
        let word = error.word();
        if !word.starts_with('"') && word.ends_with(';') {
            let slip = Slip::Semicolon { word };
            (error.said, error.slip) = (slip.said(), Some(slip));
            (error.expected, error.suggestion, error.form) = (Vec::new(), None, None);
            (error.known, error.wanted) = (Vec::new(), None);
        }
        Box::new(error)
    }
}

/// A sheet, or a line of one, that cannot be read.
#[derive(Debug, Clone, PartialEq)]
pub struct SheetError {
    /// What is wrong.
    pub said: Said,
    /// The same as a value, for whoever goes on from it; none where it is the rules of a game that say so.
    pub slip: Option<Slip>,
    /// The word in question.
    pub span: Span,
    /// The line it stands on.
    pub line_text: String,
    /// What could have stood there.
    pub expected: Vec<String>,
    /// What was probably meant.
    pub suggestion: Option<String>,
    /// The form of the event, where it is known which event was meant.
    pub form: Option<Form>,
    /// The events that could begin there, where the word should have begun one: those nearest to it first.
    pub known: Vec<Form>,
    /// What was wanted in its place, where it is a word of the rules.
    pub wanted: Option<Wanted>,
}

impl SheetError {
    /// The line, and under it a mark below the word.
    #[must_use]
    pub fn caret(&self) -> String {
        caret(&self.line_text, self.span)
    }

    /// The events of which people are told the nearest few: none that throws a deal away, ends the match, costs points or takes any text,
    /// and none where it is known what was meant.
    pub fn near(&self) -> impl Iterator<Item = &Form> {
        let told = self.suggestion.is_none() && self.form.is_none();
        self.known.iter().filter(move |form| told && form.guessable())
    }

    /// The word in question.
    #[must_use]
    pub fn word(&self) -> String {
        self.line_text.chars().skip(self.span.column.saturating_sub(1)).take(self.span.width).collect()
    }

    /// Those of them that the word is like.
    #[must_use]
    pub fn alike(&self) -> Vec<&Form> {
        let word = self.word();
        self.near().filter(|form| form.words().any(|known| alike(&word, known))).collect()
    }

    /// What to do about it: what was probably meant, how the event is written, what could stand there. Of events and of
    /// words of the rules whoever tells it names the nearest.
    #[must_use]
    pub fn hints(&self, lang: Lang) -> Vec<Said> {
        let mut hints = Vec::new();
        if let Some(word) = &self.suggestion {
            hints.push(Slip::HintNearest { word: word.clone() }.said());
        }
        if let Some(form) = &self.form {
            hints.push(Slip::HintUsage { usage: describe(form, lang) }.said());
        }
        let listed = self.known.is_empty() && self.wanted.is_none() && !self.expected.is_empty();
        if hints.is_empty() && listed {
            hints.push(Slip::HintExpected { expected: one_of(&self.expected) }.said());
        }
        hints
    }
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Span { line, column, .. } = self.span;
        write!(f, "line {line}, column {column}: {} {:?}", self.said.id, self.said.args)
    }
}

impl std::error::Error for SheetError {}

/// How many characters of a line are shown on each side of the word.
const AROUND: usize = 60;

/// A line, and under it a mark below the characters of `span`. Of a long line only the neighbourhood is shown.
#[must_use]
pub fn caret(line: &str, span: Span) -> String {
    let start = span.column.saturating_sub(1);
    let from = if start > AROUND { start - AROUND / 2 } else { 0 };
    let mut shown = String::new();
    let (mut before, mut under) = (0, 0);
    if from > 0 {
        shown.push('…');
        before = 1;
    }
    let mut rest = line.chars().enumerate().skip(from);
    for (at, c) in rest.by_ref() {
        if at >= from + 2 * AROUND {
            shown.push('…');
            break;
        }
        let c = match c {
            '\t' => ' ',
            c if c.is_control() => '\u{fffd}',
            c => c,
        };
        shown.push(c);
        let width = c.width().unwrap_or(0);
        if at < start {
            before += width;
        } else if at < start + span.width {
            under += width;
        }
    }
    format!("{shown}\n{}{}", " ".repeat(before), "^".repeat(under.max(1)))
}
