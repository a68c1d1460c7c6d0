//! The whole line that was probably meant by one that cannot be read.

use super::event::{find_keyword, read_line};
use super::names::is_player;
use super::spoken::{counted, is_figure, spoken};
use super::words::is_plain;
use super::{SheetError, Slip, Span, Tongue, Word, split_line};
use crate::cards::fold_word;
use crate::engine::{Bearing, Form, Kind, Table, common};
use serde_json::Value;

/// How many words of one line are put right.
const REPAIRS: usize = 4;

/// Lines that read, near to the one that does not, likely ones first. Which of them can be true is not looked at. None
/// of them throws a deal away or ends the match, and none has a text of which the words were meant for something else.
#[must_use]
pub fn likely_lines(forms: &[&[Form]], table: &Table, error: &SheetError, tongue: Tongue) -> Vec<String> {
    let mut found = Vec::new();
    let reader = Repair { forms, table, tongue };
    let mut put = |line: &str, most: usize| {
        if let Some(line) = reader.repaired(line, most)
            && !found.contains(&line)
        {
            found.push(line);
        }
    };
    if let Some(line) = apart(error) {
        put(&line, REPAIRS - 1);
    }
    reader.said(error).iter().for_each(|line| put(line, 0));
    if let Some(line) = once(forms, error) {
        put(&line, REPAIRS - 1);
    }
    if let Some(line) = left_out(error) {
        put(&line, 0);
    }
    ordered(forms, error).iter().for_each(|line| put(line, 0));
    if matches!(error.slip, Some(Slip::UnknownKeyword { .. })) {
        // Without its keyword the rest may read as one event only: a bid, a count. Figures and nothing else name no player.
        let figures = event_of(error).is_some_and(|(_, words)| words.iter().all(is_figure));
        let events = error.known.iter().filter(|form| form.bearing == Bearing::Tells && form.guessable());
        let events =
            events.filter(|form| !figures || form.fields.iter().all(|field| field.kind != Kind::Player));
        let lines: Vec<String> = events
            .map(|form| {
                let word = form.word(tongue.lang);
                spliced(&error.line_text, Span { width: 0, ..error.span }, &format!("{word} "))
            })
            .collect();
        for most in [0, 1] {
            lines.iter().for_each(|line| put(line, most));
        }
        // What is held may be said before who holds it: « garde ana ».
        if let Some((_, words)) = event_of(error)
            && let [held, player, ..] = words.as_slice()
            && is_player(table, player)
            && !is_figure(player)
            && is_plain(&held.text)
        {
            let span = held.span.to(player.span);
            let events = error.known.iter().filter(|form| form.bearing == Bearing::Tells && form.guessable());
            for form in events {
                let words = format!("{} {} {}", form.word(tongue.lang), player.text, held.text);
                put(&spliced(&error.line_text, span, &words), 0);
            }
        }
    }
    found
}

/// The lines in which the player whom an event lacks is said: each of the table in his turn. Which of them can be true is
/// not looked at; where only one is, he was meant.
#[must_use]
pub fn lines_of_each(forms: &[&[Form]], table: &Table, error: &SheetError, tongue: Tongue) -> Vec<String> {
    let lacks = matches!(error.slip, Some(Slip::Missing { .. } | Slip::UnknownPlayer { .. }));
    if !lacks || !error.form.as_ref().is_some_and(|form| form.fields.first() == Some(&common::PLAYER)) {
        return Vec::new();
    }
    let reader = Repair { forms, table, tongue };
    let said = |name: &String| {
        let name = super::words::as_word(name);
        let at = Span { width: 0, ..error.span };
        let words = if matches!(error.slip, Some(Slip::Missing { .. })) {
            format!(" {name}")
        } else {
            format!("{name} ")
        };
        reader.repaired(&spliced(&error.line_text, at, &words), 0)
    };
    table.players.iter().filter_map(said).collect()
}

/// The most words that are said in another order.
const ORDERED: usize = 5;

/// The words of the event that cannot be read in other orders, behind its keyword: « double poignée bob », “ana 2 bouts”.
fn ordered(forms: &[&[Form]], error: &SheetError) -> Vec<String> {
    let Ok(parts) = split_line(1, &error.line_text) else { return Vec::new() };
    let holds = |span: Span| (span.column..=span.column + span.width).contains(&error.span.column);
    let Some(part) = parts.into_iter().find(|part| holds(part.span())) else { return Vec::new() };
    let words = &part.words;
    // Of figures the order is what they say.
    let figures = words.iter().filter(|word| is_figure(word)).count();
    if words.len() > ORDERED
        || words.iter().any(|word| word.quoted)
        || (figures > 1 && figures + 1 >= words.len())
    {
        return Vec::new();
    }
    let named = |at: usize| find_keyword(forms, &words[at..=at]);
    // Behind the word of an event that of another one is one too many, and does not make it that one: « petit max bout ».
    let last = if named(0).is_some() { 1 } else { words.len() };
    let keywords = (0..last)
        .filter(|at| named(*at).is_some_and(|(form, _)| form.guessable() && form.bearing == Bearing::Tells));
    let mut lines = Vec::new();
    for keyword in keywords {
        let mut rest: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
        let first = rest.remove(keyword);
        each_order(&mut rest, 0, &mut |rest| {
            let said = std::iter::once(first).chain(rest.iter().copied()).collect::<Vec<_>>().join(" ");
            lines.push(spliced(&error.line_text, part.span(), &said));
        });
    }
    lines
}

/// Each order of some words.
fn each_order<'w>(words: &mut [&'w str], from: usize, put: &mut impl FnMut(&[&'w str])) {
    if from + 1 >= words.len() {
        put(words);
        return;
    }
    for next in from..words.len() {
        words[from..=next].rotate_right(1);
        each_order(words, from + 1, put);
        words[from..=next].rotate_left(1);
    }
}

/// The event whose first word is in question: its place and its words.
fn event_of(error: &SheetError) -> Option<(Span, Vec<Word>)> {
    let parts = split_line(1, &error.line_text).ok()?;
    let mut parts = parts.into_iter();
    let part =
        parts.find(|part| part.words.first().is_some_and(|word| word.span.column == error.span.column))?;
    Some((part.span(), part.words))
}

/// What a line is put right with.
#[derive(Clone, Copy)]
struct Repair<'a> {
    forms: &'a [&'a [Form]],
    table: &'a Table,
    tongue: Tongue,
}

impl Repair<'_> {
    /// The line, once its words are put right one after the other; none if that does not make it read, or if it would
    /// throw something away.
    fn repaired(self, line: &str, most: usize) -> Option<String> {
        let mut line = line.to_owned();
        for left in (0..=most).rev() {
            match read_line(self.forms, self.table, 1, &line, self.tongue) {
                Ok(read) => {
                    let voids = read.events.iter().any(|(event, _)| self.voids(event));
                    return Some(line).filter(|_| !read.events.is_empty() && !voids);
                }
                Err(error) if left > 0 => line = self.mended(&error)?,
                Err(_) => return None,
            }
        }
        None
    }

    /// The line put right at the first place where it cannot be read, in the way in which most of it reads.
    fn mended(self, error: &SheetError) -> Option<String> {
        let said = self.said(error).into_iter().next();
        let left = |line: &String| match read_line(self.forms, self.table, 1, line, self.tongue) {
            Ok(_) => 0,
            Err(error) => line.chars().count().saturating_sub(error.span.column) + 1,
        };
        [left_out(error), once(self.forms, error), said].into_iter().flatten().min_by_key(left)
    }

    /// The lines that it can stand for where an event is said without its keyword, or in another order.
    fn said(self, error: &SheetError) -> Vec<String> {
        let begins = matches!(error.slip, Some(Slip::UnknownKeyword { .. } | Slip::KeywordFirst { .. }));
        let Some((span, words)) = event_of(error).filter(|_| begins) else { return Vec::new() };
        let Repair { forms, table, tongue } = self;
        let mut lines =
            [counted(forms, table, &words, tongue), spoken(forms, table, &words, tongue)].concat();
        // Who it is of may be said last: « carré de rois bob ».
        if let [held @ .., player] = words.as_slice()
            && lines.is_empty()
            && is_player(table, player)
            && !is_figure(player)
        {
            let turned: Vec<Word> = std::iter::once(player).chain(held).cloned().collect();
            // Of two events it is not known whether he did both.
            lines = spoken(forms, table, &turned, tongue);
            lines.retain(|line| !line.contains(','));
        }
        lines.iter().map(|line| spliced(&error.line_text, span, line)).collect()
    }

    fn voids(self, event: &Value) -> bool {
        let mut forms = self.forms.iter().copied().flatten();
        forms.any(|form| form.is_of(event) && !form.proposable())
    }
}

/// The line with a blank between a figure and what was written close behind it: « contrat ana 110♥ ».
fn apart(error: &SheetError) -> Option<String> {
    let Some(Slip::NotLevel { word, .. }) = &error.slip else { return None };
    let figures = word.chars().take_while(char::is_ascii_digit).count();
    let at = Span { column: error.span.column + figures, width: 0, ..error.span };
    let parts = (1..word.chars().count()).contains(&figures);
    parts.then(|| spliced(&error.line_text, at, " "))
}

/// The line with what was suggested in the place of the word in question.
fn once(forms: &[&[Form]], error: &SheetError) -> Option<String> {
    let suggested = error.suggestion.as_deref()?;
    // What begins another event is no slip of a word of this one.
    let begins = !matches!(error.slip, Some(Slip::UnknownKeyword { .. } | Slip::KeywordFirst { .. }));
    let word = fold_word(&error.word());
    if begins && forms.iter().copied().flatten().any(|form| form.is_named(&word)) {
        return None;
    }
    if matches!(error.slip, Some(Slip::KeywordFirst { .. })) {
        // The suggestion is the event from its first word to its last.
        let (span, _) = event_of(error)?;
        return Some(spliced(&error.line_text, span, suggested));
    }
    let word = if suggested.split(' ').all(is_plain) {
        suggested.to_owned()
    } else {
        super::words::quote(suggested)
    };
    Some(spliced(&error.line_text, error.span, &word))
}

/// The line with the first word of a list, where it was left out because it says nothing at the table: « vraagt ana harten ».
fn left_out(error: &SheetError) -> Option<String> {
    let first = error.expected.first().filter(|_| matches!(error.slip, Some(Slip::NotChoice { .. })))?;
    Some(spliced(&error.line_text, Span { width: 0, ..error.span }, &format!("{first} ")))
}

/// A line with other words in the place of some of its characters.
fn spliced(line: &str, span: Span, words: &str) -> String {
    let start = span.column.saturating_sub(1);
    let before = line.chars().take(start);
    let after = line.chars().skip(start + span.width);
    before.chain(words.chars()).chain(after).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Camps, Choice, Field};
    use crate::lang::{Lang, Spoken};

    const GAME: &[Form] = &[
        Form::new(
            "bid",
            Spoken::only(Lang::Fr, &["contrat"]),
            &[
                Field::new("player", Kind::Player),
                Field::new("level", Kind::Level(80, 500, &[])),
                Field::new("suit", Kind::Suit(&[Choice::new("none")])),
            ],
        ),
        common::POINTS,
        common::PASS,
        common::MISDEAL,
        common::ANNUL,
    ];

    fn likely(line: &str, lang: Lang) -> Vec<String> {
        among(["Ana", "Bob", "Cy", "Dee"], line, lang)
    }

    fn among(players: [&str; 4], line: &str, lang: Lang) -> Vec<String> {
        let players = players.map(str::to_owned).to_vec();
        let table = Table::new(players, Camps::Pairs);
        let forms = [crate::engine::ENGINE_FORMS, GAME];
        match read_line(&forms, &table, 1, line, Tongue::typed(lang)) {
            Ok(_) => panic!("{line} reads"),
            Err(error) => likely_lines(&forms, &table, &error, Tongue::typed(lang)),
        }
    }

    #[test]
    fn the_whole_line_is_guessed() {
        assert_eq!(likely("A 100 h", Lang::En)[0], "bid A 100 h");
        assert_eq!(likely("ana 100 coeur", Lang::Fr)[0], "contrat ana 100 coeur");
        assert_eq!(likely("bidd ana 100 hearst", Lang::En)[0], "bid ana 100 hearts");
        assert_eq!(likely("ana passe", Lang::Fr)[0], "passe ana");
        assert_eq!(likely("bid ana 100 h, anna 131", Lang::En)[0], "bid ana 100 h, points Ana 131");
        assert!(likely("bonjour tout le monde", Lang::Fr).is_empty());
    }

    #[test]
    fn a_player_a_contract_and_a_figure_are_read_without_keywords() {
        let table = ["Anne", "Bob", "Cy", "Dee"];
        assert_eq!(
            among(table, "anne 100 coeur 131", Lang::Fr)[0],
            "contrat anne 100 coeur, points anne 131"
        );
        assert_eq!(among(table, "ann made 131", Lang::En)[0], "points ann 131");
        assert_eq!(among(table, "anne a fait 131", Lang::Fr)[0], "points anne 131");
        assert_eq!(among(table, "anne coeur 100", Lang::Fr)[0], "contrat anne 100 coeur");
        assert!(!among(table, "9 4", Lang::Fr).contains(&"points 4 9".to_owned()));
        assert_eq!(among(table, "anne 100♥ 131", Lang::Fr)[0], "contrat anne 100 ♥, points anne 131");
        assert_eq!(
            among(table, "bob 80 p, anne 100 t 90", Lang::Fr)[0],
            "contrat bob 80 p, contrat anne 100 t, points anne 90"
        );
        assert_eq!(likely("A 100 hearts 131", Lang::En)[0], "bid A 100 hearts, points A 131");
    }

    #[test]
    fn a_figure_is_read_before_whose_it_is() {
        assert_eq!(likely("42 for Ana", Lang::En)[0], "points Ana 42");
        assert_eq!(likely("42 pour ana", Lang::Fr)[0], "points ana 42");
        assert_eq!(likely("42 punten voor Ana", Lang::Nl)[0], "punten Ana 42");
        assert_eq!(likely("ana 42 punten", Lang::Nl)[0], "punten ana 42");
        assert_eq!(likely("bid ana 100 h, 2 for bob", Lang::En)[0], "bid ana 100 h, points bob 2");
        assert!(likely("42 for nobody", Lang::En).is_empty());
    }

    #[test]
    fn the_words_of_an_event_stand_in_any_order() {
        assert_eq!(likely("ana 100 contrat coeur", Lang::Fr)[0], "contrat ana 100 coeur");
        assert_eq!(likely("contrat 100 coeur ana", Lang::Fr)[0], "contrat ana 100 coeur");
        assert_eq!(
            likely("passe ana, 100 contrat bob coeur", Lang::Fr)[0],
            "passe ana, contrat bob 100 coeur"
        );
    }

    #[test]
    fn what_throws_a_deal_away_or_swallows_a_line_is_never_guessed() {
        let destroys = |line: &String| {
            ["annul", "nulle", "maldonne", "misdeal", "redeal", "redonne", "note", "adjust", "ajuste"]
                .iter()
                .any(|word| line.contains(word))
        };
        for lang in Lang::ALL {
            for line in [
                "anne 100 coeur 131",
                "anne",
                "ann made 131",
                "anul",
                "anulle treize cartes",
                "anne annule",
                "anne nulle 131",
                "bob maldonne",
                "misdeel bob",
                "redeel",
                "not bob 131",
                "notte salut",
                "ajust bob +10 bonus",
                "bid anna 100 h, annul",
            ] {
                let found = among(["Anne", "Bob", "Cy", "Dee"], line, lang);
                assert!(!found.iter().any(destroys), "{line}: {found:?}");
            }
        }
    }
}
