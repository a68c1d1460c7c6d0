//! What was probably meant by a line that cannot be read: a whole line that the match accepts.

use std::borrow::Borrow;

use ardoise_rules::engine::{
    ENGINE_FORMS, Field, Form, Kind, Offer, Say as _, Sayings, TableEvent, common, event_of, lay,
};
use ardoise_rules::games;
use ardoise_rules::lang::fold_word;
use ardoise_rules::notation::{self, NAMED, SheetError, Slip, Tongue};
use serde_json::{Value, json};

use super::Evening;
use super::events::proved;
use super::short::{MADE_OR_MISSING, Taken, everybody_passes};
use super::untold::below;
use crate::failure::Refusal;

/// The most figures by which a deal is counted: the bouts, and the points.
const FIGURES: usize = 3;
/// The most events of one line that are put right one by one.
const PARTS: usize = 8;

/// What other games mean by a word that begins no event of this one: then it is no slip of a word that only looks like it.
fn said_elsewhere(error: &SheetError) -> Vec<&'static str> {
    if matches!(error.slip, Some(Slip::UnknownKeyword { .. })) {
        games::events_named(&fold_word(&error.word()))
    } else {
        Vec::new()
    }
}

/// Of a word that means something in another game none is proposed that means something else.
fn keep_meaning(error: &mut SheetError) {
    let elsewhere = said_elsewhere(error);
    let same = |word: &String| {
        let here = games::events_named(&fold_word(word));
        elsewhere.is_empty() || here.iter().any(|event| elsewhere.contains(event))
    };
    error.suggestion = error.suggestion.take().filter(same);
}

impl Evening {
    /// The refusal of a line, with the whole line that was probably meant where there is one.
    pub(super) fn unread(&self, text: &str, tongue: Tongue, mut error: SheetError) -> Box<Refusal> {
        keep_meaning(&mut error);
        let meant = self.meant(text, tongue, &error);
        if meant.is_none()
            && let Some(asked) = self.asked_of_likely(text, tongue)
        {
            return asked;
        }
        if let Some(line) = &meant {
            error.suggestion = Some(line.clone());
            error.form = None;
            error.known.clear();
        } else {
            if matches!(error.slip, Some(Slip::KeywordFirst { .. })) {
                // What reads no better is not proposed.
                let forms = [ENGINE_FORMS, self.play().forms()];
                // An event alone says nothing of what stands beside it.
                let alone = notation::split_line(1, text).is_ok_and(|parts| parts.len() == 1);
                let lawful = |lines: Vec<notation::Line>| {
                    let events =
                        || lines.iter().flat_map(|line| &line.events).map(|(event, _)| event.clone());
                    !self.takes(events().collect()) || self.takes_as_lawful(events().collect())
                };
                let swapped = error.suggestion.take().filter(|_| alone);
                if let Some(line) = swapped {
                    match notation::read_lines(&forms, self.table(), &line, tongue) {
                        Ok(lines) => error.suggestion = Some(line).filter(|_| lawful(lines)),
                        // In its order it is an event that is not whole: what it lacks is what helps.
                        Err(lacks) if matches!(lacks.slip, Some(Slip::Missing { .. })) => error = *lacks,
                        Err(_) => {}
                    }
                }
            }
            match self.beyond_without_a_word(&error) {
                Some(figure) => {
                    error.suggestion = None;
                    error.span = figure.span;
                    error.said = Slip::Beyond { word: figure.text }.said();
                    error.known.clear();
                    error.expected.clear();
                }
                None => self.possible_first(&mut error),
            }
        }
        let mut refusal = Refusal::from(error);
        refusal.meant = meant;
        Box::new(refusal)
    }

    /// By how much somebody is beyond what he needs, without a keyword: « ana +3 », « +3 ». How many that is in all is asked.
    fn beyond_without_a_word(&self, error: &SheetError) -> Option<notation::Word> {
        let begins = matches!(error.slip, Some(Slip::UnknownKeyword { .. }));
        let parts = notation::split_line(1, &error.line_text).ok().filter(|_| begins)?;
        let of = |words: &&notation::Words<'_>| words.span().column == error.span.column;
        let part = parts.into_iter().find(|words| of(&words))?;
        if let Some(at) = below(&part) {
            let (sign, figure) = (part.words.get(at)?, part.words.get(at + 1)?);
            let mut below = sign.clone();
            below.text = format!("{} {}", sign.text, figure.text);
            return Some(below);
        }
        let mut words = part.words.into_iter();
        let beyond = |word: &notation::Word| !word.quoted && notation::is_beyond(&word.text);
        let first = words.next()?;
        if beyond(&first) {
            return Some(first);
        }
        notation::read_player(self.table(), &first.text).ok()?;
        words.find(beyond)
    }

    /// Of the events that could begin a line those that can be said now stand first; where the word is like none of them,
    /// as they are expected.
    fn possible_first(&self, error: &mut SheetError) {
        let expects = self.play().expects();
        let offer = Offer::new(self.play(), expects.to_act);
        let near: Vec<Form> = error.near().copied().collect();
        let mut now: Vec<Form> = near.into_iter().filter(|form| offer.possible(form).is_some()).collect();
        if error.alike().is_empty() || !said_elsewhere(error).is_empty() {
            let place = |event: &str| expects.events.iter().position(|expected| *expected == event);
            now.sort_by_key(|form| place(form.event).unwrap_or(usize::MAX));
        }
        now.truncate(NAMED);
        error.known.sort_by_key(|form| now.iter().position(|first| first == form).unwrap_or(NAMED));
    }

    /// The first likely line with which all that was typed reads and can be true; what is expected now goes first.
    fn meant(&self, text: &str, tongue: Tongue, error: &SheetError) -> Option<String> {
        let forms = [ENGINE_FORMS, self.play().forms()];
        let table = self.table();
        let lines: Vec<&str> = text.split('\n').collect();
        let at = error.span.line.checked_sub(1)?;
        if lines.len() > 50 {
            return None;
        }
        let expects = self.play().expects().events;
        let accepted = |line: &str, first: usize| {
            let mut whole: Vec<&str> = lines.clone();
            *whole.get_mut(at)? = line;
            let read = notation::read_lines(&forms, table, &whole.join("\n"), tongue).ok()?;
            if self.says_untold(text, &read, tongue) || self.in_two_ways(&read, tongue).is_some() {
                return None;
            }
            let events: Vec<_> =
                read.into_iter().flat_map(|line| line.events).map(|(event, _)| event).collect();
            let first = events.get(first)?.get("event")?.as_str()?.to_owned();
            // What is against the rules is proposed to nobody who did not say it: « roi pique bob » is who had the king.
            let said = error.alike().iter().any(|form| form.event == first);
            let taken = if said { self.takes(events) } else { self.takes_as_lawful(events) };
            taken.then_some(())?;
            Some(expects.iter().position(|event| **event == first).unwrap_or(usize::MAX))
        };
        let likely = notation::likely_lines(&forms, table, error, tongue);
        let ranked = likely.iter().filter_map(|line| accepted(line, 0).map(|rank| (rank, line.clone())));
        // What the first sentence says is no other event: « bob petit » is « petit bob ».
        let swapped =
            error.suggestion.clone().filter(|_| matches!(error.slip, Some(Slip::KeywordFirst { .. })));
        let alone = notation::split_line(1, text).is_ok_and(|parts| parts.len() == 1);
        let swapped = swapped.filter(|_| alone).filter(|line| accepted(line, 0).is_some());
        let whole = swapped.map(|line| (0, line)).or_else(|| ranked.min_by_key(|(rank, _)| *rank));
        // What the last deal does not take may be said of the next.
        let opening = common::DEAL.word(tongue.lang);
        let next = likely.iter().map(|line| format!("{opening}, {line}"));
        let next = next.filter_map(|line| accepted(&line, 1).map(|rank| (rank, line)));
        let whole = whole.or_else(|| next.min_by_key(|(rank, _)| *rank).filter(|_| self.opens()));
        let whole = whole.map(|(_, line)| line).or_else(|| {
            // Whom it was said of, where only one of the table can have done it.
            let each = notation::lines_of_each(&forms, table, error, tongue);
            let mut each = each.into_iter().filter(|line| accepted(line, 0).is_some());
            each.next().filter(|_| each.next().is_none())
        });
        // What is asked where it is typed is no answer.
        let plain = |line: &String| {
            let read = notation::read_lines(&forms, table, line, tongue);
            read.is_ok_and(|read| {
                self.in_two_ways(&read, tongue).is_none() && !self.says_untold(text, &read, tongue)
            })
        };
        whole
            .or_else(|| self.told_in_figures(text, tongue))
            .or_else(|| self.told_for_each(text, tongue))
            .or_else(|| self.told_otherwise_apart(text, tongue))
            .or_else(|| self.told_part_by_part(text, tongue))
            .or_else(|| self.told_with_a_comma(text, error, tongue))
            .or_else(|| self.told_with_small_words(text, tongue))
            .filter(plain)
            .or_else(|| self.told_in_turn(text, tongue))
    }

    /// What is asked of the line that was probably meant: « max solo 6 cœur chuté 1 ».
    fn asked_of_likely(&self, text: &str, tongue: Tongue) -> Option<Box<Refusal>> {
        let forms = [ENGINE_FORMS, self.play().forms()];
        let asked = |line: &str| match self.in_short(line, tongue)? {
            Err(refusal) if refusal.said.id == MADE_OR_MISSING => Some(refusal),
            _ => None,
        };
        if let Some(asked) = self.without_small_words(text, tongue).and_then(|line| asked(&line)) {
            return Some(asked);
        }
        let parts = notation::split_line(1, text).ok()?;
        let words: Vec<&str> =
            parts.iter().flat_map(|part| &part.words).map(|word| word.text.as_str()).collect();
        let (figure, said) = words.split_last()?;
        let apart = self.each_apart(said)?;
        asked(&format!("{apart} {figure}")).or_else(|| {
            let mut error = notation::read_lines(&forms, self.table(), &apart, tongue).err()?;
            keep_meaning(&mut error);
            let lines = notation::likely_lines(&forms, self.table(), &error, tongue);
            lines.iter().find_map(|line| asked(&format!("{line} {figure}")))
        })
    }

    /// Passes that name nobody: of those whose turn it is, one after the other, or of everybody who is asked.
    fn told_in_turn(&self, line: &str, tongue: Tongue) -> Option<String> {
        let forms = [ENGINE_FORMS, self.play().forms()];
        let parts = notation::split_line(1, line).ok()?;
        let (passes, _) = everybody_passes(self.play())?;
        let unnamed = !parts.is_empty() && parts.iter().all(|part| notation::passes_unnamed(&forms, part));
        if !unnamed || parts.len() > passes.len() {
            return None;
        }
        if parts.len() == passes.len() && passes.len() > 1 {
            return Some(notation::everybody_passes_in(tongue.lang).to_owned());
        }
        let written = |event| notation::write_event(&forms, event, self.table(), tongue.lang);
        Some(passes.iter().take(parts.len()).map(written).collect::<Vec<_>>().join(", "))
    }

    /// A line of several events of which more than one cannot be read: each as it was meant behind those before it, in
    /// full or in short.
    fn told_part_by_part(&self, line: &str, tongue: Tongue) -> Option<String> {
        let parts = notation::split_line(1, line).ok()?;
        if parts.len() < 2 || parts.len() > PARTS {
            return None;
        }
        let forms = [ENGINE_FORMS, self.play().forms()];
        let (mut sofar, mut events) = (String::new(), Vec::new());
        for part in &parts {
            let span = part.span();
            let said: String = line.chars().skip(span.column - 1).take(span.width).collect();
            let likely = match notation::read_lines(&forms, self.table(), &said, tongue) {
                Ok(_) => Vec::new(),
                Err(mut error) => {
                    keep_meaning(&mut error);
                    notation::likely_lines(&forms, self.table(), &error, tongue)
                }
            };
            (sofar, events) = std::iter::once(said).chain(likely).find_map(|said| {
                let comma = if sofar.is_empty() { "" } else { ", " };
                let sofar = format!("{sofar}{comma}{said}");
                let events = self.events_told(&sofar, tongue)?;
                self.takes(events.clone()).then_some((sofar, events))
            })?;
        }
        let written = |event| notation::write_event(&forms, event, self.table(), tongue.lang);
        Some(events.iter().map(written).collect::<Vec<_>>().join(", "))
    }

    /// An event behind which more is said than it holds: the rest begins another one, « contrat ana 100 cœur 131 ».
    fn told_with_a_comma(&self, line: &str, error: &SheetError, tongue: Tongue) -> Option<String> {
        let surplus = matches!(error.slip, Some(Slip::Surplus { .. })) && error.span.line == 1;
        let at = error.span.column.checked_sub(1).filter(|_| surplus)?;
        let before: String = line.chars().take(at).collect();
        let behind: String = line.chars().skip(at).collect();
        let events = self.events_told(&format!("{}, {behind}", before.trim_end()), tongue)?;
        self.takes(events.clone()).then_some(())?;
        let forms = [ENGINE_FORMS, self.play().forms()];
        let written = |event| notation::write_event(&forms, event, self.table(), tongue.lang);
        Some(events.iter().map(written).collect::<Vec<_>>().join(", "))
    }

    /// A line without the small words of the language that no event holds: « belote pour ana », « coinche par bob », « contrat ana 90 à
    /// trèfle ».
    fn without_small_words(&self, line: &str, tongue: Tongue) -> Option<String> {
        let habits = tongue.lang.habits();
        let small = |word: &notation::Word| {
            let text = word.text.to_lowercase();
            let known = [habits.before_figures, habits.before_names].concat().contains(&text.as_str());
            known && !self.table().players.iter().any(|player| fold_word(player) == fold_word(&text))
        };
        let parts = notation::split_line(1, line).ok().filter(|_| !line.contains('\n'))?;
        let mut words = parts.iter().flat_map(|part| &part.words);
        if !words.clone().any(small) || words.any(|word| word.quoted) {
            return None;
        }
        let said = |part: &notation::Words<'_>| {
            let words = part.words.iter().filter(|word| !small(word));
            words.map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ")
        };
        Some(parts.iter().map(said).collect::<Vec<_>>().join(", "))
    }

    /// What is meant by a line without its small words. In full it stays as it is typed: a side by who sits there, and not by its letter.
    fn told_with_small_words(&self, line: &str, tongue: Tongue) -> Option<String> {
        let without = self.without_small_words(line, tongue)?;
        let forms = [ENGINE_FORMS, self.play().forms()];
        let whole = notation::read_lines(&forms, self.table(), &without, tongue);
        let Some(events) = self.events_told(&without, tongue) else {
            let mut error = whole.err()?;
            keep_meaning(&mut error);
            return self.meant(&without, tongue, &error);
        };
        let written = |event| notation::write_event(&forms, event, self.table(), tongue.lang);
        let told =
            if whole.is_ok() { without } else { events.iter().map(written).collect::<Vec<_>>().join(", ") };
        self.takes_as_lawful(events).then_some(told)
    }

    /// The events of a line in full, or in short.
    pub(super) fn events_told(&self, line: &str, tongue: Tongue) -> Option<Vec<Value>> {
        let forms = [ENGINE_FORMS, self.play().forms()];
        match notation::read_lines(&forms, self.table(), line, tongue) {
            // What is asked where it is typed is asked here too.
            Ok(lines) if self.in_two_ways(&lines, tongue).is_some() => None,
            Ok(lines) => {
                Some(lines.into_iter().flat_map(|line| line.events).map(|(event, _)| event).collect())
            }
            Err(_) => Some(self.in_short(line, tongue)?.ok()?.events().to_vec()),
        }
    }

    /// Is a deal after the last one to be opened?
    fn opens(&self) -> bool {
        let report = self.play().report(self.about());
        report.next.is_some_and(|next| report.deals.last().is_some_and(|last| last.no != next.deal))
    }

    /// Would the match take these events, one after the other?
    pub(super) fn takes(&self, events: Vec<Value>) -> bool {
        lay(self.game(), self.play().copy().as_mut(), &mut Sayings::default(), events).is_ok()
    }

    /// The same, and nothing of it against the rules?
    fn takes_as_lawful(&self, events: Vec<Value>) -> bool {
        let before = proved(self.play());
        let mut play = self.play().copy();
        lay(self.game(), play.as_mut(), &mut Sayings::default(), events).is_ok()
            && proved(play.as_ref()).iter().all(|finding| before.contains(finding))
    }

    /// Figures and nothing else, one for each account, the taker's first, behind the word for what is counted or without it: « 42 26 »,
    /// « 42-26 », « 42 à 26 », « plis 9 4 ».
    fn told_for_each(&self, line: &str, tongue: Tongue) -> Option<String> {
        let own = self.play().forms();
        let named = line.trim().split_once(' ').and_then(|(word, rest)| {
            let form = own.iter().find(|form| form.counts() && form.is_named(&fold_word(word)))?;
            Some((form.event, rest))
        });
        let figures = notation::figures_alone(named.map_or(line, |(_, rest)| rest))?;
        let taken = Taken::of(self.play(), own, self.about()).filter(|taken| !taken.complete);
        let mut accounts = self.table().accounts();
        accounts.sort_by_key(|account| taken.as_ref().is_some_and(|taken| taken.account != *account));
        if accounts.len() != figures.len() {
            return None;
        }
        let each = accounts.iter().zip(figures).map(|(account, figure)| json!([account.to_string(), figure]));
        let counts = Value::from_iter(each);
        let mut events = self.play().expects().events;
        if let Some((event, _)) = named {
            events = vec![event];
        }
        let forms = events.iter().filter_map(|event| own.iter().find(|form| form.event == *event));
        let opens = self.opens().then(|| TableEvent::Deal { dealer: None }.stored());
        forms.filter(|form| form.counts()).find_map(|form| {
            let event = event_of(form, &vec![Some(counts.clone())]);
            let events: Vec<Value> = opens.iter().cloned().chain([event]).collect();
            self.takes(events.clone()).then_some(())?;
            let forms = [ENGINE_FORMS, self.play().forms()];
            let told = |event| notation::tell_event(&forms, event, self.table(), tongue.lang);
            Some(events.iter().map(told).collect::<Vec<_>>().join(", "))
        })
    }

    /// Two figures of which one was meant, or of two counts: « 1 31 », « 2 50 ».
    fn told_otherwise_apart(&self, line: &str, tongue: Tongue) -> Option<String> {
        let parts = notation::split_line(1, line).ok()?;
        let part =
            parts.iter().find(|part| part.words.len() == 2 && part.words.iter().all(notation::is_figure))?;
        let [one, other] = part.words.as_slice() else { return None };
        let span = part.span();
        let chars: Vec<char> = line.chars().collect();
        let (before, rest) = chars.split_at_checked(span.column - 1)?;
        let behind: String = rest.get(span.width..)?.iter().collect();
        let before: String = before.iter().collect();
        ["", ", "].into_iter().find_map(|between| {
            let line = format!("{before}{}{between}{}{behind}", one.text, other.text);
            let events = self.events_told(&line, tongue)?;
            self.takes(events.clone()).then_some(())?;
            let forms = [ENGINE_FORMS, self.play().forms()];
            let written = |event| notation::write_event(&forms, event, self.table(), tongue.lang);
            let meant = events.iter().map(written).collect::<Vec<_>>().join(", ");
            Some(meant)
        })
    }

    /// What a player undertook without a keyword, and with whom or the figures that follow: « zoé garde, 2, 49 », « zoé garde avec léo »,
    /// with commas or without.
    fn told_in_figures(&self, line: &str, tongue: Tongue) -> Option<String> {
        let parts = notation::split_line(1, line).ok()?;
        let words: Vec<_> = parts.iter().flat_map(|part| &part.words).collect();
        if words.iter().any(|word| word.quoted) {
            return None;
        }
        // A name behind a comma is whose the figure is that follows, and not who did what stands before.
        let named = |part: &notation::Words<'_>| {
            let first = part.words.first().filter(|word| !notation::is_figure(word));
            first.is_some_and(|word| notation::read_player(self.table(), &word.text).is_ok())
        };
        if parts.iter().skip(1).any(named) {
            return None;
        }
        let words: Vec<&str> = words.into_iter().map(|word| word.text.as_str()).collect();
        let is_figure = |word: &&&str| word.chars().all(|letter| letter.is_ascii_digit());
        let run = words.iter().rev().take_while(|word| is_figure(word) || self.counting(word)).count();
        let (said, counted) = words.split_at(words.len() - run);
        if let Some(figures) = self.each_counted(counted) {
            return self.undertaken(said, &figures, tongue);
        }
        let figures = words.iter().rev().take_while(is_figure).count().min(FIGURES);
        if figures == 0 {
            return self.undertaken_so(&self.each_apart(&words)?, "", tongue);
        }
        (1..=figures).rev().find_map(|figures| {
            let (said, figures) = words.split_at_checked(words.len() - figures)?;
            self.undertaken(said, figures, tongue)
        })
    }

    /// Words of which one behind the first begins an event, with a comma before it: « zoé garde avec léo ». None where none does.
    fn each_apart(&self, words: &[&str]) -> Option<String> {
        let begins = |word: &str| self.play().forms().iter().any(|form| form.is_named(&fold_word(word)));
        let (first, behind) = words.split_first()?;
        let apart =
            behind.iter().map(|word| if begins(word) { format!(", {word}") } else { format!(" {word}") });
        let apart: String = std::iter::once((*first).to_owned()).chain(apart).collect();
        apart.contains(',').then_some(apart)
    }

    /// Does a word say what a figure counts?
    fn counting(&self, word: &str) -> bool {
        let figure = |field: &Field| matches!(field.kind, Kind::Counts | Kind::Number(..) | Kind::Half(..));
        let folded = fold_word(word);
        let mut forms = self.play().forms().iter();
        forms.any(|form| form.is_named(&folded) && form.fields.iter().any(figure))
    }

    /// Figures of which some have the word for what they count behind them, or before them: « 2 bouts 49 ». None where none has, or a
    /// word has none.
    fn each_counted(&self, words: &[&str]) -> Option<Vec<String>> {
        let (mut each, mut left) = (Vec::new(), words);
        while let [first, rest @ ..] = left {
            (each, left) = match rest {
                [word, rest @ ..] if self.counting(first) != self.counting(word) => {
                    let (word, figure) = if self.counting(first) { (first, word) } else { (word, first) };
                    each.push(format!("{word} {figure}"));
                    (each, rest)
                }
                _ if self.counting(first) => return None,
                _ => {
                    each.push((*first).to_owned());
                    (each, rest)
                }
            };
        }
        (each.len() < words.len() && each.len() <= FIGURES).then_some(each)
    }

    /// The line of an undertaking said without its keyword, with the figures that it is counted by.
    fn undertaken<W: Borrow<str>>(&self, said: &[&str], figures: &[W], tongue: Tongue) -> Option<String> {
        let figures = figures.join(", ");
        let whole = self.undertaken_so(&said.join(" "), &figures, tongue);
        whole.or_else(|| self.undertaken_so(&self.each_apart(said)?, &figures, tongue))
    }

    fn undertaken_so(&self, said: &str, figures: &str, tongue: Tongue) -> Option<String> {
        let forms = [ENGINE_FORMS, self.play().forms()];
        let table = self.table();
        let mut error = notation::read_lines(&forms, table, said, tongue).err()?;
        keep_meaning(&mut error);
        notation::likely_lines(&forms, table, &error, tongue).into_iter().find_map(|line| {
            let behind = if figures.is_empty() { "" } else { ", " };
            let events = self.events_told(&format!("{line}{behind}{figures}"), tongue)?;
            self.takes(events.clone()).then_some(())?;
            let written = |event| notation::write_event(&forms, event, table, tongue.lang);
            Some(events.iter().map(written).collect::<Vec<_>>().join(", "))
        })
    }
}
