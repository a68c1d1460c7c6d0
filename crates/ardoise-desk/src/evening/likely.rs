//! What was probably meant by a line that cannot be read: a whole line that the match accepts.

use ardoise_rules::engine::{ENGINE_FORMS, Form, Offer, Sayings, lay};
use ardoise_rules::notation::{self, NAMED, SheetError, Tongue};

use super::Evening;
use crate::failure::Refusal;

/// The most figures by which a deal is counted: the bouts, and the points.
const FIGURES: usize = 3;

impl Evening {
    /// The refusal of a line, with the whole line that was probably meant where there is one.
    pub(super) fn unread(&self, text: &str, tongue: Tongue, mut error: SheetError) -> Box<Refusal> {
        let meant = self.meant(text, tongue, &error);
        if let Some(line) = &meant {
            error.suggestion = Some(line.clone());
            error.form = None;
            error.known.clear();
        } else {
            self.possible_first(&mut error);
        }
        let mut refusal = Refusal::from(error);
        refusal.meant = meant;
        Box::new(refusal)
    }

    /// Of the events that could begin a line those that can be said now stand first.
    fn possible_first(&self, error: &mut SheetError) {
        let offer = Offer::new(self.play(), self.play().expects().to_act);
        let near: Vec<Form> = error.near().copied().collect();
        let now: Vec<Form> =
            near.into_iter().filter(|form| offer.possible(form).is_some()).take(NAMED).collect();
        error.known.sort_by_key(|form| !now.contains(form));
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
        let accepted = |line: &String| {
            let mut whole: Vec<&str> = lines.clone();
            *whole.get_mut(at)? = line;
            let read = notation::read_lines(&forms, table, &whole.join("\n"), tongue).ok()?;
            let events: Vec<_> =
                read.into_iter().flat_map(|line| line.events).map(|(event, _)| event).collect();
            let mut copy = self.play().copy();
            lay(self.game(), copy.as_mut(), &mut Sayings::default(), events.clone()).ok()?;
            let first = events.first()?.get("event")?.as_str()?;
            Some(expects.iter().position(|event| *event == first).unwrap_or(usize::MAX))
        };
        let likely = notation::likely_lines(&forms, table, error, tongue);
        let ranked = likely.into_iter().filter_map(|line| accepted(&line).map(|rank| (rank, line)));
        let whole = ranked.min_by_key(|(rank, _)| *rank).map(|(_, line)| line);
        whole.or_else(|| self.told_in_figures(text, tongue))
    }

    /// What a player undertook and the figures that follow, without a keyword: « zoé garde, 2, 49 », with commas or without.
    fn told_in_figures(&self, line: &str, tongue: Tongue) -> Option<String> {
        let parts = notation::split_line(1, line).ok()?;
        let words: Vec<_> = parts.iter().flat_map(|part| &part.words).collect();
        if words.iter().any(|word| word.quoted) {
            return None;
        }
        let words: Vec<&str> = words.into_iter().map(|word| word.text.as_str()).collect();
        let is_figure = |word: &&&str| word.chars().all(|letter| letter.is_ascii_digit());
        let figures = words.iter().rev().take_while(is_figure).count().min(FIGURES);
        (1..=figures).rev().find_map(|figures| {
            let (said, figures) = words.split_at_checked(words.len() - figures)?;
            self.undertaken(&said.join(" "), &figures.join(", "), tongue)
        })
    }

    /// The line of an undertaking said without its keyword, with the figures that it is counted by.
    fn undertaken(&self, said: &str, figures: &str, tongue: Tongue) -> Option<String> {
        let forms = [ENGINE_FORMS, self.play().forms()];
        let table = self.table();
        let error = notation::read_lines(&forms, table, said, tongue).err()?;
        notation::likely_lines(&forms, table, &error, tongue).into_iter().find_map(|line| {
            let read = self.in_short(&format!("{line}, {figures}"), tongue)?.ok()?;
            let events = read.events();
            let mut copy = self.play().copy();
            lay(self.game(), copy.as_mut(), &mut Sayings::default(), events.to_vec()).ok()?;
            let written = |event| notation::write_event(&forms, event, table, tongue.lang);
            Some(events.iter().map(written).collect::<Vec<_>>().join(", "))
        })
    }
}
