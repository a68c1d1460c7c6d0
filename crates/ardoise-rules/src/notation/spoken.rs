//! Lines said without their keywords, or in another order: a player, then what he bid and what he made; a figure, then whose it is.

use super::event::{find_keyword, read_line};
use super::names::is_player;
use super::{Tongue, Word};
use crate::cards::fold_word;
use crate::engine::{Bearing, Form, Kind, Table, common};
use crate::lang::Spoken;

/// The longest line that is taken apart, in words.
const LONGEST: usize = 8;

/// Words that people say between a player and a figure, and that say nothing of their own.
static BETWEEN: Spoken = crate::keyword!("between");
/// Those of them that say points, which are nothing else that is counted.
static OF_POINTS: Spoken = crate::keyword!("says-points");
/// Those that say what the slate marks, which is nothing that is counted at the table.
static OF_MARKS: Spoken = crate::keyword!("says-marks");
/// Signs that stand there.
const SIGNS: &[&str] = &[":", "=", "-"];

/// The lines that words beginning with a player can stand for, most of the words in the first event: what he bid, then
/// what he made.
pub(super) fn spoken(forms: &[&[Form]], table: &Table, words: &[Word], tongue: Tongue) -> Vec<String> {
    let [player, rest @ ..] = words else { return Vec::new() };
    // Figures and nothing else are what the sides have, and no seat.
    if words.iter().all(is_figure) {
        return Vec::new();
    }
    // What came of it says something where it stands last: « ana 100 pique fait ».
    let came = |word: &Word| {
        find_keyword(forms, std::slice::from_ref(word)).is_some_and(|(form, _)| form.made.is_some())
    };
    if rest.last().is_some_and(|last| is_between(last) && came(last)) {
        return Vec::new();
    }
    let said: Vec<String> =
        rest.iter().filter(|word| !is_between(word)).flat_map(|word| parted(&word.text)).collect();
    if said.is_empty() || said.len() > LONGEST {
        return Vec::new();
    }
    let teller = Teller { forms, table, tongue, player: &player.text, unit: Unit::said_in(words) };
    let mut lines = Vec::new();
    for cut in (1..=said.len()).rev() {
        let (first, made) = said.split_at(cut);
        let made = if made.is_empty() { vec![String::new()] } else { teller.counts(made) };
        for first in teller.events(first) {
            lines.extend(
                made.iter()
                    .map(|made| if made.is_empty() { first.clone() } else { format!("{first}, {made}") }),
            );
        }
    }
    lines
}

/// The lines of one figure that is said before whose it is, or before of what: `42 for Ana`, `Ana 9 tricks`.
pub(super) fn counted(forms: &[&[Form]], table: &Table, words: &[Word], tongue: Tongue) -> Vec<String> {
    let (mut figure, mut player, mut count) = (None, None, None);
    for word in words {
        let counts = find_keyword(forms, std::slice::from_ref(word)).filter(|(form, _)| form.counts());
        if figure.is_none() && is_figure(word) {
            figure = Some(word.text.clone());
        } else if let Some((form, _)) = counts.filter(|_| count.is_none()) {
            count = Some(form.event);
        } else if player.is_none() && !is_between(word) && !is_figure(word) && is_player(table, word) {
            player = Some(word.text.as_str());
        } else if word.quoted || !is_between(word) {
            return Vec::new();
        }
    }
    let (Some(figure), Some(player)) = (figure, player) else { return Vec::new() };
    let teller = Teller { forms, table, tongue, player, unit: Unit::said_in(words) };
    teller.told(&[figure], |form| form.counts() && count.is_none_or(|event| event == form.event))
}

/// The figures of a line that says nothing else, whatever sign or word stands between them: `42 26`, `42-26`, `42 à 26`.
#[must_use]
pub fn figures_alone(line: &str) -> Option<Vec<i32>> {
    let folded = fold_word(line);
    let parts = folded.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty());
    parts.filter(|part| !BETWEEN.every().contains(part)).map(|part| part.parse().ok()).collect()
}

/// Is it a figure and nothing else, where it names no player by the number of his place?
#[must_use]
pub fn is_figure(word: &Word) -> bool {
    word.text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Is it a word that says nothing of its own here?
fn is_between(word: &Word) -> bool {
    let folded = fold_word(&word.text);
    !word.quoted && (SIGNS.contains(&folded.as_str()) || BETWEEN.every().contains(&folded.as_str()))
}

/// What a figure is said to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unit {
    /// Nothing is said of it.
    Untold,
    /// Points.
    Points,
    /// What the slate marks.
    Marks,
}

impl Unit {
    fn said_in(words: &[Word]) -> Unit {
        let said = |list: &Spoken| {
            words.iter().any(|word| !word.quoted && list.every().contains(&fold_word(&word.text).as_str()))
        };
        match (said(&OF_MARKS), said(&OF_POINTS)) {
            (true, _) => Unit::Marks,
            (false, true) => Unit::Points,
            (false, false) => Unit::Untold,
        }
    }

    /// Can it be what an event counts?
    fn suits(self, form: &Form) -> bool {
        let figure = |kind: Kind| matches!(kind, Kind::Counts | Kind::Number(..) | Kind::Half(..));
        let counts = form.fields.iter().any(|field| figure(field.kind));
        match self {
            Unit::Untold => true,
            Unit::Points => !counts || form.event == common::POINTS.event,
            Unit::Marks => !counts,
        }
    }
}

/// A figure and what is written right behind it, apart: `100♥` is `100` and `♥`.
fn parted(word: &str) -> Vec<String> {
    let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let (figure, rest) = word.split_at(digits);
    if figure.is_empty() || rest.is_empty() {
        return vec![word.to_owned()];
    }
    vec![figure.to_owned(), rest.to_owned()]
}

/// Puts keywords before what a player did.
struct Teller<'a> {
    forms: &'a [&'a [Form]],
    table: &'a Table,
    tongue: Tongue,
    player: &'a str,
    unit: Unit,
}

impl Teller<'_> {
    /// The events that these words tell of the player, in the order said or the other way round.
    fn events(&self, words: &[String]) -> Vec<String> {
        let mut found = self.told(words, |_| true);
        if found.is_empty() && words.len() == 2 {
            found = self.told(&[words[1].clone(), words[0].clone()], |_| true);
        }
        found
    }

    /// The counts that these words give to the player.
    fn counts(&self, words: &[String]) -> Vec<String> {
        self.told(words, Form::counts)
    }

    fn told(&self, words: &[String], wanted: impl Fn(&Form) -> bool) -> Vec<String> {
        let forms = self.forms.iter().copied().flatten();
        let named = |form: &Form| words.iter().any(|word| form.is_named(&fold_word(word)));
        let forms = forms.filter(|form| {
            let meant = form.guessable() || form.proposable() && !form.swallows() && named(form);
            form.bearing == Bearing::Tells && meant && self.unit.suits(form) && wanted(form)
        });
        let mut found = Vec::new();
        for form in forms {
            // Its own word may stand anywhere: « ana maakt harten troef ».
            let names = |word: &&String| form.is_named(&fold_word(word));
            let rest = words.iter().filter(|word| !names(word)).map(String::as_str);
            let line: Vec<&str> =
                [form.word(self.tongue.lang), self.player].into_iter().chain(rest).collect();
            let line = line.join(" ");
            let reads = read_line(self.forms, self.table, 1, &line, self.tongue);
            if reads.is_ok_and(|line| line.events.len() == 1) && !found.contains(&line) {
                found.push(line);
            }
        }
        found
    }
}
