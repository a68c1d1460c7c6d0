//! A line cut into events and words, each with its place.

use super::Slip;
use super::error::{Fault, SheetError};

/// The longest line that is read, in characters.
pub const LONGEST_LINE: usize = 10_000;

/// A half in a word of its own.
const HALVES: &[&str] = &["1/2", "½"];

/// A place in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Span {
    /// The line, from 1.
    pub line: usize,
    /// The first character, from 1.
    pub column: usize,
    /// How many characters.
    pub width: usize,
}

impl Span {
    /// From the beginning of this place to the end of another on the same line.
    #[must_use]
    pub const fn to(self, last: Span) -> Span {
        let end = last.column + last.width;
        Span { width: end.saturating_sub(self.column), ..self }
    }

    /// The one character after this place.
    #[must_use]
    pub const fn after(self) -> Span {
        Span { line: self.line, column: self.column + self.width, width: 1 }
    }
}

/// One word: bare, a text between quotes, or `name=value`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// What it says, quotes and escapes resolved.
    pub text: String,
    /// Where it stands.
    pub span: Span,
    /// Was it between quotes? Then it is never a keyword, a label or a named field.
    pub quoted: bool,
    key: Option<Key>,
}

/// Where the value of a `name=value` begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Key {
    bytes: usize,
    chars: usize,
    quoted: bool,
}

impl Word {
    /// The name and the value of `name=value`.
    #[must_use]
    pub fn named(&self) -> Option<(&str, Word)> {
        let key = self.key?;
        let span = Span {
            line: self.span.line,
            column: self.span.column + key.chars + 1,
            width: self.span.width.saturating_sub(key.chars + 1).max(1),
        };
        let text = self.text[key.bytes + 1..].to_owned();
        Some((&self.text[..key.bytes], Word { text, span, quoted: key.quoted, key: None }))
    }

    /// Is it a whole number, and the word behind it the half that goes with it: `43 1/2`?
    fn takes_half(&self, next: &Word) -> bool {
        let whole =
            !self.quoted && !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        whole && !next.quoted && HALVES.contains(&next.text.as_str())
    }

    /// The number with the half behind it, as they were typed: they may be words of a text.
    fn halved(&mut self, half: &Word) {
        self.text = format!("{} {}", self.text, half.text);
        self.span = self.span.to(half.span);
    }

    /// The words inside a text between quotes, all at its place.
    pub(super) fn inner(&self) -> Vec<Word> {
        let words = self.text.split_whitespace();
        words.map(|text| Word { text: text.to_owned(), span: self.span, quoted: false, key: None }).collect()
    }
}

/// The words of one event, with the line they stand on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words<'a> {
    /// The whole line.
    pub line: &'a str,
    /// The words of the event; never none.
    pub words: Vec<Word>,
}

impl Words<'_> {
    /// From the first word to the last.
    #[must_use]
    pub fn span(&self) -> Span {
        match (self.words.first(), self.words.last()) {
            (Some(first), Some(last)) => first.span.to(last.span),
            _ => Span::default(),
        }
    }
}

/// May a bare word say this, and nothing else?
pub(super) fn is_plain(text: &str) -> bool {
    let odd = |c: char| c.is_whitespace() || c.is_control() || matches!(c, ',' | '"' | '=' | '\u{feff}');
    !text.is_empty() && !text.starts_with('#') && !text.contains(odd)
}

/// A text between quotes, as one word of a line.
#[must_use]
pub fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// A name or a text as one word of a line: between quotes where it would not stay one.
#[must_use]
pub fn as_word(text: &str) -> String {
    if is_plain(text) { text.to_owned() } else { quote(text) }
}

/// Cuts a line into its events; a comment and empty events are left out.
///
/// # Errors
/// If the line is too long, holds a control character, or a quote is not closed.
pub fn split_line(number: usize, line: &str) -> Result<Vec<Words<'_>>, Box<SheetError>> {
    let line = line.strip_suffix('\r').unwrap_or(line);
    let mut cutter = Cutter { chars: line.chars().collect(), at: 0, line: number };
    cutter.events().map_err(|fault| fault.on(line)).map(|events| {
        let events = events.into_iter().filter(|words| !words.is_empty());
        events.map(|words| Words { line, words }).collect()
    })
}

struct Cutter {
    chars: Vec<char>,
    at: usize,
    line: usize,
}

impl Cutter {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn span(&self, from: usize, to: usize) -> Span {
        Span { line: self.line, column: from + 1, width: to - from }
    }

    fn events(&mut self) -> Result<Vec<Vec<Word>>, Box<Fault>> {
        if self.chars.len() > LONGEST_LINE {
            return Err(Fault::new(Slip::LineTooLong { max: LONGEST_LINE }, self.span(0, 1)));
        }
        if let Some(at) = self.chars.iter().position(|c| c.is_control() && *c != '\t') {
            let code = format!("U+{:04X}", u32::from(self.chars[at]));
            return Err(Fault::new(Slip::Control { code }, self.span(at, at + 1)));
        }
        let mut events: Vec<Vec<Word>> = vec![Vec::new()];
        while let Some(c) = self.peek() {
            match c {
                ',' => {
                    self.at += 1;
                    events.push(Vec::new());
                }
                '#' => break,
                c if c.is_whitespace() => self.at += 1,
                _ => {
                    let word = self.word()?;
                    if let Some(event) = events.last_mut() {
                        match event.last_mut().filter(|last| last.takes_half(&word)) {
                            Some(whole) => whole.halved(&word),
                            None => event.push(word),
                        }
                    }
                }
            }
        }
        Ok(events)
    }

    fn word(&mut self) -> Result<Word, Box<Fault>> {
        let from = self.at;
        let mut text = String::new();
        if self.peek() == Some('"') {
            self.quoted(&mut text)?;
            return Ok(Word { text, span: self.span(from, self.at), quoted: true, key: None });
        }
        let mut key = None;
        let mut named = true;
        while let Some(c) = self.peek().filter(|c| !c.is_whitespace()) {
            if c == ',' {
                let value = key.map_or(0, |key: Key| key.bytes + 1);
                let Some(decimals) = self.decimals(&text[value..]) else { break };
                text.push_str(&decimals);
                self.at += decimals.len();
                break;
            }
            self.at += 1;
            if c == '=' && named && key.is_none() && !text.is_empty() {
                let quoted = self.peek() == Some('"');
                key = Some(Key { bytes: text.len(), chars: self.at - 1 - from, quoted });
                text.push('=');
                if quoted {
                    self.quoted(&mut text)?;
                    break;
                }
                continue;
            }
            named &= c.is_alphanumeric() || matches!(c, '-' | '_' | '.');
            text.push(c);
        }
        Ok(Word { text, span: self.span(from, self.at), quoted: false, key })
    }

    /// The comma and the figures behind it, where they end a number as the French write it: `43,5`. A number alone
    /// begins no event.
    fn decimals(&self, whole: &str) -> Option<String> {
        let is_figure = |c: &char| c.is_ascii_digit();
        if whole.is_empty() || !whole.chars().all(|c| is_figure(&c)) {
            return None;
        }
        let figures: String = self.chars[self.at + 1..].iter().copied().take_while(is_figure).collect();
        let ends = self.chars.get(self.at + 1 + figures.len()).is_none_or(|c| *c == ',' || c.is_whitespace());
        (!figures.is_empty() && ends).then(|| format!(",{figures}"))
    }

    /// Reads from an opening quote to the end of the word.
    fn quoted(&mut self, text: &mut String) -> Result<(), Box<Fault>> {
        let from = self.at;
        self.at += 1;
        loop {
            let Some(c) = self.peek() else {
                return Err(Fault::new(Slip::Unclosed, self.span(from, self.chars.len())));
            };
            self.at += 1;
            match c {
                '"' => break,
                '\\' => match self.peek().filter(|next| matches!(next, '"' | '\\')) {
                    Some(escaped) => {
                        self.at += 1;
                        text.push(escaped);
                    }
                    None => text.push('\\'),
                },
                other => text.push(other),
            }
        }
        match self.peek() {
            Some(c) if c != ',' && !c.is_whitespace() => {
                Err(Fault::new(Slip::AfterQuote, self.span(self.at, self.at + 1)))
            }
            _ => Ok(()),
        }
    }
}
