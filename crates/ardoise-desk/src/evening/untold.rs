//! What a line that is only guessed says and nobody typed: an event, a player by the number of his place, a figure without its sign.

use ardoise_rules::engine::{ENGINE_FORMS, Form, Kind};
use ardoise_rules::lang::fold_word;
use ardoise_rules::notation::{self, Line, Tongue, Word, Words};
use serde_json::Value;

use super::Evening;

impl Evening {
    /// Does a line that is guessed say what was not typed, or less than was?
    ///
    /// It may put a keyword before what somebody undertook or counted. It tells of nobody what was not said of him, and each figure
    /// that was typed is in it, with its sign: `+7` is no count.
    pub(super) fn says_untold(&self, typed: &str, read: &[Line], tongue: Tongue) -> bool {
        let parts: Vec<Words<'_>> =
            typed.lines().filter_map(|line| notation::split_line(1, line).ok()).flatten().collect();
        let events = || read.iter().flat_map(|line| &line.events).map(|(event, _)| event);
        self.counts_by_seat(read)
            || self.names_by_a_word(&parts, read, tongue)
            || less_than_nothing(&parts)
            || events().any(|event| self.of_whom_alone(event, &parts) || self.lays_open(event, &parts))
            || self.loses_a_figure(&parts, events(), tongue)
    }

    /// Does it name somebody of whom nothing was typed but a small word of the sentence: « carré de valets », with a Dee at the table?
    fn names_by_a_word(&self, parts: &[Words<'_>], read: &[Line], tongue: Tongue) -> bool {
        let words = || parts.iter().flat_map(|part| &part.words).filter(|word| !word.quoted);
        let is = |word: &Word, name: &str| {
            let called = notation::read_player(self.table(), &word.text);
            called.is_ok_and(|seat| self.table().name(seat) == name)
        };
        let said =
            |name: &str| words().any(|word| self.begun_by_a_word(word, tongue).is_none() && is(word, name));
        let mut begun = words().filter_map(|word| self.begun_by_a_word(word, tongue));
        begun.any(|name| {
            let mut lines = read.iter().filter_map(|line| notation::split_line(1, &line.text).ok()).flatten();
            !said(&name) && lines.any(|part| part.words.iter().any(|word| word.text == name))
        })
    }

    /// Does it count for somebody by the number of his place? Two figures side by side are those of two sides.
    fn counts_by_seat(&self, read: &[Line]) -> bool {
        let counts = |words: &[Word]| {
            let first = words.first().map(|word| fold_word(&word.text)).unwrap_or_default();
            let forms = self.play().forms().iter().filter(|form| form.counts() || form.both);
            forms.into_iter().any(|form| form.is_named(&first))
        };
        let figure = |word: &Word| !word.quoted && notation::is_figure(word);
        let parts = read.iter().filter_map(|line| notation::split_line(1, &line.text).ok()).flatten();
        parts.into_iter().any(|part| {
            counts(&part.words) && part.words.windows(2).any(|pair| figure(&pair[0]) && figure(&pair[1]))
        })
    }

    /// Does it say something of a player that nobody typed, and nothing besides? A suit or a figure says what is meant; a name
    /// alone neither deals nor passes nor revokes. Whom the taker plays with is a name alone.
    fn of_whom_alone(&self, event: &Value, parts: &[Words<'_>]) -> bool {
        let with = |form: &Form| form.fields.iter().any(|field| matches!(field.kind, Kind::PlayerOr(_)));
        self.any_form_of(event)
            .is_some_and(|form| form.says_who_alone(event) && !with(form) && !is_said(form, parts))
    }

    /// Does it lay cards open, of which nothing was said? A card alone may be one that is called.
    fn lays_open(&self, event: &Value, parts: &[Words<'_>]) -> bool {
        self.any_form_of(event).is_some_and(|form| form.lays_open() && !is_said(form, parts))
    }

    fn any_form_of(&self, event: &Value) -> Option<&'static Form> {
        ENGINE_FORMS.iter().chain(self.play().forms()).find(|form| form.is_of(event))
    }

    /// Is a digit that was typed in none of these events, or a sign before one?
    fn loses_a_figure<'a>(
        &self,
        parts: &[Words<'_>],
        events: impl Iterator<Item = &'a Value>,
        tongue: Tongue,
    ) -> bool {
        let forms = [ENGINE_FORMS, self.play().forms()];
        let written = |event| notation::write_event(&forms, event, self.table(), tongue.lang);
        let mut said: Vec<char> = events.flat_map(|event| figures(&written(event))).collect();
        parts.iter().flat_map(typed_figures).any(|digit| {
            match said.iter().position(|other| *other == digit) {
                Some(at) => {
                    said.swap_remove(at);
                    false
                }
                None => true,
            }
        })
    }
}

/// Is something below what was needed told, with a sign that stands apart or in a word: « moins 3 », « ana - 3 »? How many that is in all
/// is not known. Between two figures it stands between two sides.
pub(super) fn less_than_nothing(parts: &[Words<'_>]) -> bool {
    parts.iter().any(|part| below(part).is_some())
}

/// The place of such a sign.
pub(super) fn below(part: &Words<'_>) -> Option<usize> {
    let figure = |at: usize| part.words.get(at).is_some_and(notation::is_figure);
    let sign = |word: &Word| {
        let folded = fold_word(&word.text);
        !word.quoted && ["-", "–", "−", "moins", "minus", "min"].contains(&folded.as_str())
    };
    (0..part.words.len()).find(|at| {
        let between = *at > 0 && figure(at - 1);
        sign(&part.words[*at]) && figure(at + 1) && (!between || part.words.len() > 3)
    })
}

/// Is the keyword of an event among these words, or one that is near to it?
fn is_said(form: &Form, parts: &[Words<'_>]) -> bool {
    let words = parts.iter().flat_map(|part| &part.words).filter(|word| !word.quoted);
    words.into_iter().any(|word| {
        form.is_named(&fold_word(&word.text)) || notation::nearest(&word.text, form.words()).is_some()
    })
}

/// The digits of what was typed, without those that are the number of somebody's place before another figure: `1 100 hearts`.
fn typed_figures(part: &Words<'_>) -> Vec<char> {
    let words: Vec<&Word> = part.words.iter().filter(|word| !word.quoted).collect();
    let last = words.iter().rposition(|word| notation::is_figure(word));
    let alone = words.iter().all(|word| notation::is_figure(word));
    let place = |at: usize| !alone && at < 2 && notation::is_figure(words[at]) && last != Some(at);
    words.iter().enumerate().filter(|(at, _)| !place(*at)).flat_map(|(_, word)| figures(&word.text)).collect()
}

/// The digits in a text and the signs before them; of `43.5` the whole ones.
fn figures(text: &str) -> Vec<char> {
    let letters: Vec<char> = std::iter::repeat_n(' ', 2).chain(text.chars()).collect();
    let half = |before: &[char]| matches!(before, [one, '.' | ','] if one.is_ascii_digit());
    let told = letters.windows(3).filter(|letters| letters[2].is_ascii_digit() && !half(&letters[..2]));
    told.flat_map(|letters| {
        let sign = matches!(letters[1], '+' | '-') && !letters[0].is_alphanumeric();
        letters[1..].iter().copied().skip(usize::from(!sign))
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_have_their_sign() {
        let read = |text: &str| figures(text).into_iter().collect::<String>();
        assert_eq!(read("A +7, B 42-26"), "+74226");
        assert_eq!(read("100♥ solo-6 43.5 0"), "1006430");
    }
}
