//! What is said in short at a table: a figure alone, a word with its figure, that everybody passes.

use super::value::join;
use super::{Word, Words};
use crate::cards::fold_word;
use crate::engine::common::PASS;
use crate::engine::{Bearing, Form, Half, Kind, Need};
use crate::lang::{Lang, Spoken};

use super::event::find_keyword;
use super::head::{HeadKey, head_key};

/// How people say that nobody takes.
static EVERYBODY_PASSES: Spoken = crate::keyword!("everybody-passes");

/// What a language prints for that.
#[must_use]
pub fn everybody_passes_in(lang: Lang) -> &'static str {
    EVERYBODY_PASSES.printed(lang).unwrap_or_default()
}

/// Does an event say that somebody passes, and not who?
#[must_use]
pub fn passes_unnamed(forms: &[&[Form]], words: &Words<'_>) -> bool {
    let words = words.words.as_slice();
    find_keyword(forms, words).is_some_and(|(form, width)| form.event == PASS.event && width == words.len())
}

/// What is said in short; whom it belongs to, the match knows.
#[derive(Debug, Clone, PartialEq)]
pub enum Short<'a> {
    /// A figure alone: `131`, `45,5`.
    Figure(&'a str),
    /// A word for a count, and nothing but the figure behind it or before it: `points 131`, `9 tricks`.
    Count(&'a Form, &'a str),
    /// What came of the deal as a word, and the figure behind it: `down 72`.
    Came(&'a Form, &'a str),
    /// Who deals, said as in the head of a sheet: `dealer Dee`.
    Dealer(&'a Word),
    /// Whoever is still asked passes.
    EverybodyPasses,
}

/// What the words of an event say in short; none where they say no such thing.
#[must_use]
pub fn read_short<'a>(forms: &[&'a [Form]], words: &'a Words<'_>) -> Option<Short<'a>> {
    let words = words.words.as_slice();
    if words.iter().any(|word| word.quoted) {
        return None;
    }
    if join(words).is_some_and(|said| EVERYBODY_PASSES.has(&said)) {
        return Some(Short::EverybodyPasses);
    }
    if let [word, player] = words
        && head_key(&word.text).is_some_and(|form| form.key == HeadKey::Dealer)
    {
        return Some(Short::Dealer(player));
    }
    let (figure, before) = match words.split_first()? {
        // « 9 tricks »
        (first, rest @ [_, ..]) if is_figure(first) => (first, rest),
        _ => words.split_last().filter(|(last, _)| is_figure(last))?,
    };
    if before.is_empty() {
        return Some(Short::Figure(&figure.text));
    }
    let (form, _) = find_keyword(forms, before).filter(|(_, width)| *width == before.len())?;
    match form {
        form if form.counts() => Some(Short::Count(form, &figure.text)),
        form if came(form) => Some(Short::Came(form, &figure.text)),
        _ => None,
    }
}

/// Is it said without anything behind it, but perhaps of whom?
fn came(form: &Form) -> bool {
    let of_whom = |kind: Kind| kind == Kind::Player;
    form.bearing == Bearing::Tells
        && form.event != crate::engine::common::DEAL.event
        && form.fields.iter().all(|field| field.need == Need::Optional && of_whom(field.kind))
}

/// Does the word begin with a digit, and hold nothing but digits and what parts a half from them?
fn is_figure(word: &Word) -> bool {
    let text = fold_word(&word.text);
    let figure =
        |text: &str| text.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '.' | ','));
    text.starts_with(|letter: char| letter.is_ascii_digit()) && (figure(&text) || Half::read(&text).is_some())
}
