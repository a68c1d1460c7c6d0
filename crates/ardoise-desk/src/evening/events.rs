//! What happened at the table: lines of the notation as events, and events placed in a match.

use serde_json::Value;

use ardoise_rules::engine::{
    AnyGame, AnyPlay, Arg, DealNo, ENGINE_FORMS, Entry, Finding, FindingKind, Kind, Laid, Opinion, Said,
    Sayings, Table, common, lay,
};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{self, Span, Tongue};

use super::{Difference, Draft, Evening};
use crate::failure::Refusal;

/// Events in their order, with the lines they were read from where they were read from lines.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Lines {
    events: Vec<Value>,
    places: Vec<(Span, String)>,
}

impl Lines {
    /// The events.
    #[must_use]
    pub fn events(&self) -> &[Value] {
        &self.events
    }
}

impl From<Vec<Value>> for Lines {
    fn from(events: Vec<Value>) -> Lines {
        Lines { events, places: Vec::new() }
    }
}

impl Evening {
    /// Reads event lines as they are written in that tongue at this table.
    ///
    /// # Errors
    /// At the first line that cannot be read, with the line that was probably meant where the match would take it.
    pub fn read(&self, text: &str, tongue: Tongue) -> Result<Lines, Box<Refusal>> {
        match self.with_its_half(text, tongue) {
            Some(lines) => Ok(lines),
            None => self.read_as_written(text, tongue),
        }
    }

    /// The same, with a comma at the end for what parts events.
    fn read_as_written(&self, text: &str, tongue: Tongue) -> Result<Lines, Box<Refusal>> {
        let (forms, tongue) = ([ENGINE_FORMS, self.play().forms()], tongue.at(self.game()));
        // A figure behind « made » is what was made, and not the number of a seat.
        if self.tells_a_result(text)
            && let Some(lines) = self.in_short(text, tongue)
        {
            return lines;
        }
        let read = match notation::read_lines(&forms, self.table(), text, tongue) {
            Ok(read) => read,
            Err(error) => {
                return self.in_short(text, tongue).unwrap_or_else(|| {
                    let wrong = self.wrong_behind_short(text, tongue);
                    Err(self.unread(text, tongue, wrong.unwrap_or(*error)))
                });
            }
        };
        if let Some(refusal) = self.in_two_ways(&read, tongue) {
            return Err(refusal);
        }
        let mut lines = Lines::default();
        for line in read {
            for (event, span) in line.events {
                lines.events.push(event);
                lines.places.push((span, line.text.clone()));
            }
        }
        Ok(lines)
    }

    /// What ends in a figure and a comma, where what the figure says counts by halves: `43,` is `43½` there, as it is where points are
    /// asked. A point says so behind a figure alone, elsewhere it may end a sentence. None where the match takes no half.
    fn with_its_half(&self, text: &str, tongue: Tongue) -> Option<Lines> {
        let typed = text.trim_end();
        let alone = || typed.strip_suffix('.').filter(|figure| figure.parse::<u32>().is_ok());
        let whole = typed.strip_suffix(',').or_else(alone)?;
        whole.ends_with(|letter: char| letter.is_ascii_digit()).then_some(())?;
        let said = self.read_as_written(whole, tongue).ok()?;
        let form = self
            .play()
            .forms()
            .iter()
            .find(|form| said.events.last().is_some_and(|event| form.is_of(event)))?;
        form.fields.iter().find(|field| matches!(field.kind, Kind::Half(..)))?;
        let halved = self.read_as_written(&format!("{whole}½"), tongue).ok()?;
        (self.takes(halved.events.clone()) || typed.ends_with('.')).then_some(halved)
    }

    /// The place of a word for what came of a deal that nothing but its count says at this table, where that is said too and comes to the
    /// same: « chuté, plis ana 5 ».
    fn told_by_its_count(&self, events: &[Value]) -> Option<usize> {
        let form = |event: &Value| self.play().forms().iter().find(|form| form.is_of(event));
        let at = events.iter().position(|event| form(event).is_some_and(|form| form.made.is_some()))?;
        let made = form(&events[at])?.made;
        let counted = events.iter().any(|event| form(event).is_some_and(|form| form.counts()));
        if !counted || self.takes(events.to_vec()) {
            return None;
        }
        let mut others = events.to_vec();
        others.remove(at);
        let mut play = self.play().copy();
        lay(self.game(), play.as_mut(), &mut Sayings::default(), others).ok()?;
        let report = play.report(self.about());
        let came = report.deals.last()?.contract.get("made")?.as_bool();
        (came == made).then_some(at)
    }

    pub(super) fn happened(&self, lines: Lines, as_played: bool) -> Result<Draft, Box<Refusal>> {
        let Lines { mut events, mut places } = lines;
        if events.is_empty() {
            return Err(Refusal::nothing().into());
        }
        if let Some(at) = self.told_by_its_count(&events) {
            events.remove(at);
            if at < places.len() {
                places.remove(at);
            }
        }
        let table = self.table();
        let opinions: Vec<Option<Opinion>> = events.iter().map(Opinion::read).collect();
        let before = proved(self.play());
        let mut play = self.play().copy();
        let laid =
            lay(self.game(), play.as_mut(), &mut Sayings::default(), events).map_err(|(at, said)| {
                let mut refusal = Refusal::posted(said).at(table);
                if let Some((span, text)) = places.get(at) {
                    refusal.input = Some(text.clone());
                    refusal.span = Some((span.line, span.column, span.width));
                }
                refusal
            })?;
        for deal in &laid.deals {
            self.unlike_what_was_said(play.as_ref(), *deal)?;
        }
        if !as_played {
            let before = if laid.deals.len() > 1 || opens_deal(&laid.entries) { Vec::new() } else { before };
            let after = proved(play.as_ref());
            if let Some(finding) = after.iter().find(|finding| !before.contains(finding)) {
                let article = Arg::Text(finding.article.0.to_owned());
                return Err(Refusal::new(finding.reason.clone())
                    .at(table)
                    .article(finding.article)
                    .typed("finding-kept", vec![("article", article)])
                    .into());
            }
        }
        let Laid { entries, deals, voided } = laid;
        for (entry, opinion) in entries.iter().zip(opinions) {
            if let (Some(deal), Some(opinion)) = (entry.deal(), opinion) {
                self.same_as_seen(deal, &opinion)?;
            }
        }
        let after = self.having(&entries, play);
        // Who ends a match on a deal that nobody else agreed to would win it so.
        let ends = |entry: &Entry| matches!(entry, Entry::Play { event, .. } if common::CLOSE.is_of(event));
        if entries.iter().any(ends) {
            let others: Vec<Entry> = entries.iter().filter(|entry| !ends(entry)).cloned().collect();
            let before = self.with(&others).map_err(|said| Box::new(Refusal::new(said)))?;
            before.next_may_begin(before.last_deal())?;
        }
        match deals.iter().filter(|deal| !self.force().deals.contains_key(deal)).count() {
            0 => {}
            1 => self.next_may_begin(self.last_deal())?,
            // The second of several follows one that nobody has agreed to yet.
            _ => after.next_may_begin(self.last_deal() + 1)?,
        }
        Ok(self.drafted(entries, after, Difference { deals, voided, ..Difference::default() }))
    }
}

impl Evening {
    /// A result that was said and one that was counted are the same: else nothing of it is recorded.
    pub(super) fn unlike_what_was_said(&self, after: &dyn AnyPlay, deal: DealNo) -> Result<(), Box<Refusal>> {
        match after.contradiction(deal).filter(|_| self.play().contradiction(deal).is_none()) {
            Some(said) => Err(Refusal::new(said).at(self.table()).into()),
            None => Ok(()),
        }
    }
}

/// An event of a match in the notation of the sheets.
#[must_use]
pub fn event_text(game: &dyn AnyGame, event: &Value, table: &Table) -> String {
    notation::write_event(&[ENGINE_FORMS, game.info().forms], event, table, Lang::CANONICAL)
}

/// Does one of these entries open a deal?
fn opens_deal(entries: &[Entry]) -> bool {
    entries.iter().any(|entry| matches!(entry, Entry::Play { event, .. } if common::DEAL.is_of(event)))
}

/// The proved findings of the last deal.
#[must_use]
pub fn proved(play: &dyn AnyPlay) -> Vec<Finding<Said>> {
    let mut found = play.findings();
    found.retain(|finding| finding.kind == FindingKind::Irregular);
    found
}
