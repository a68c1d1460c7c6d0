//! How the rows of a table are read: which column says what, what its words and its letters of suits stand for, in which game.

use std::collections::{BTreeMap, BTreeSet};

use crate::transfer::paper::key::{Key, form};
use ardoise_rules::cards::{Letters, SuitsMeant, fold_word, suits_meant};
use ardoise_rules::engine::{AnyGame, Arg, Camps, ENGINE_FORMS, Form, Table};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{Tongue, quote, read_lines, write_event};
use serde_json::Value;

/// What both sides marked for each deal.
#[derive(Debug, Clone)]
pub struct Marks {
    /// By the line of its row.
    pub(in crate::transfer::paper) of: BTreeMap<usize, [i32; 2]>,
    /// The totals of which they are the differences, by the line of their row; none where they were written as they are.
    pub(in crate::transfer::paper) totals: Option<BTreeMap<usize, [i32; 2]>>,
}

/// A row of a table.
pub struct Row {
    /// Its line in the file, from 1.
    pub line: usize,
    /// Its cells.
    pub cells: Vec<String>,
}

/// What is wrong with a row.
pub struct Fault {
    /// The message.
    pub id: &'static str,
    /// What it needs.
    pub args: Vec<(&'static str, Arg)>,
}

/// How a table writes suits in single letters: as those who read its language do, unless its own letters are those of another.
#[derive(Debug, Clone, Copy)]
pub struct SuitLetters {
    letters: Letters,
    /// Is a C no diamond, since another letter is?
    hearts: bool,
    /// Are they those of harten, ruiten, klaveren and schoppen, of which an R tells?
    dutch: bool,
}

impl SuitLetters {
    /// Those of the columns of contracts and suits: P, C, K and T are French, and beside a K a C is cœur.
    #[must_use]
    pub fn of(keys: &[(Key, usize)], rows: &[Row], lang: Lang) -> SuitLetters {
        const FRENCH: [&str; 4] = ["p", "c", "k", "t"];
        const DUTCH: [&str; 4] = ["h", "r", "k", "s"];
        let suits = keys.iter().filter(|(key, _)| matches!(key, Key::Contract | Key::Suit));
        let cells = suits.flat_map(|(_, place)| rows.iter().filter_map(|row| row.cells.get(*place)));
        // The last of them; what stands behind it says that the stake was raised.
        let letter = |word: &str| word.len() == 1 && word != "x" && word.chars().all(char::is_alphabetic);
        let last = cells
            .filter_map(|cell| apart(cell).split_whitespace().rev().map(fold_word).find(|word| letter(word)));
        let told: Vec<String> = last.collect();
        let own = |letter: &&str| told.iter().any(|word| word == letter);
        // A K alone is a club to others.
        let trefle = own(&"t") || lang == Lang::Fr && own(&"p");
        let french = trefle && told.iter().all(|word| FRENCH.contains(&word.as_str()));
        let letters = Tongue::typed(if french { Lang::Fr } else { lang }).letters;
        let dutch = own(&"r") && told.iter().all(|word| DUTCH.contains(&word.as_str()));
        SuitLetters { letters, hearts: french && own(&"k"), dutch }
    }

    pub(in crate::transfer::paper) fn meant(self, folded: &str) -> SuitsMeant {
        let said = match folded {
            "c" if self.hearts => "♥",
            "r" if self.dutch => "♦",
            "k" if self.dutch => "♣",
            folded => folded,
        };
        suits_meant(said, self.letters)
    }
}

/// How rows are read.
pub struct Sense<'a> {
    /// Which column is what.
    pub keys: &'a [(Key, usize)],
    /// Words of the table and what they stand for.
    pub values: &'a BTreeMap<String, String>,
    /// The players.
    pub players: &'a [String],
    /// What may be said in the game.
    pub forms: &'static [Form],
    /// In whose words it is said.
    pub lang: Lang,
    /// Does the column of the raised stake say by how much it is multiplied?
    pub multiplied: bool,
    /// The columns of what was made in which nothing stands but signs: made, or failed.
    pub signs: Vec<usize>,
    /// Are players named by their numbers: is there one in the column of who took, or of who deals?
    pub numbered: bool,
    /// The columns of partners.
    pub partners: Vec<usize>,
    /// The columns whose figures say what was made beyond what was bid, with a sign.
    pub beyond: Vec<usize>,
    /// The game.
    pub game: &'static dyn AnyGame,
    /// What both sides marked, by the line of the row, where that says what came of each deal.
    pub by_marks: Option<Marks>,
    /// What a single letter says of a suit.
    pub suits: SuitLetters,
    /// The cells of what was marked in which nothing stands and nought is meant, by their lines and columns.
    pub noughts: BTreeSet<(usize, usize)>,
    /// Is the table a pad to be explained? Then who took says enough where no column says in what.
    pub pad: bool,
    /// Is a deal of which nothing else is said over when everybody passes? In some games nobody passes.
    pub passes: bool,
}

impl Sense<'_> {
    /// The word of an event.
    pub(in crate::transfer::paper) fn keyword<'a>(&self, event: &'a str) -> &'a str {
        form(self.forms, event).map_or(event, |form| form.word(self.lang))
    }

    /// The cell of a column, with what its word stands for; none if it is empty.
    pub(in crate::transfer::paper) fn value(&self, row: &Row, place: usize) -> Option<String> {
        // What nobody can read says nothing on a pad.
        let unread = |cell: &&String| self.pad && cell.chars().all(|sign| sign == '?');
        let cell = row.cells.get(place).filter(|cell| !cell.is_empty() && !unread(cell))?;
        let folded = fold_word(cell);
        let stands = self.values.iter().find(|(word, _)| fold_word(word) == folded);
        Some(stands.map_or_else(|| cell.clone(), |(_, value)| value.clone()))
    }

    pub(in crate::transfer::paper) fn cell(&self, row: &Row, wanted: &Key) -> Option<String> {
        let place = self.keys.iter().find(|(key, _)| key == wanted).map(|(_, place)| *place)?;
        self.value(row, place)
    }

    /// Events as lines.
    pub(in crate::transfer::paper) fn written(&self, events: &[Value]) -> Vec<String> {
        let table = Table::new(self.players.to_vec(), Camps::Pairs);
        let forms = [ENGINE_FORMS, self.forms];
        events.iter().map(|event| write_event(&forms, event, &table, self.lang)).collect()
    }

    /// The events of lines as they are stored; none where one of them cannot be read.
    pub(in crate::transfer::paper) fn read(&self, lines: &[String]) -> Vec<Value> {
        let table = Table::new(self.players.to_vec(), Camps::Pairs);
        let forms = [ENGINE_FORMS, self.forms];
        let read = read_lines(&forms, &table, &lines.join(", "), Tongue::typed(self.lang));
        read.into_iter().flatten().flat_map(|line| line.events).map(|(event, _)| event).collect()
    }
}

/// A cell in which level and suit stand together, or a suit and what stands behind it: `100♥`, `110 Cœur`, `90P`, `100♥ch`,
/// `capot♦`.
pub(in crate::transfer::paper) fn apart(cell: &str) -> String {
    let mut text = String::with_capacity(cell.len() + 1);
    let mut digit = false;
    for letter in cell.chars() {
        const SUITS: [char; 4] = ['♠', '♥', '♦', '♣'];
        // A letter before a suit may be a card; a word is none: `capot♦`.
        let word = || text.split(' ').next_back().is_some_and(|word| word.chars().count() > 2);
        let behind = letter.is_alphabetic() && text.ends_with(SUITS)
            || SUITS.contains(&letter) && text.ends_with(char::is_alphabetic) && word();
        if digit && !letter.is_ascii_digit() && letter != ' ' || behind {
            text.push(' ');
        }
        // A word with a hyphen (`solo-6`) is one word.
        digit = letter.is_ascii_digit() && text.chars().all(|known| known.is_ascii_digit());
        text.push(letter);
    }
    text
}

/// A name as the notation reads it: in quotes where a bare word would be read otherwise.
pub(in crate::transfer::paper) fn quoted(text: &str) -> String {
    let bare = text.chars().all(char::is_alphanumeric);
    if bare { text.to_owned() } else { quote(text) }
}
