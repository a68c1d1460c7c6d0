//! What happened at the table: lines of the notation as events, and events placed in a match.

use serde_json::Value;

use ardoise_rules::engine::{
    AnyGame, AnyPlay, Arg, Bearing, DealNo, ENGINE_FORMS, Entry, Finding, FindingKind, Said,
};
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
        let forms = [ENGINE_FORMS, self.game().info().forms];
        let read = notation::read_lines(&forms, self.table(), text, tongue)
            .map_err(|error| self.unread(text, tongue, *error))?;
        let mut lines = Lines::default();
        for line in read {
            for (event, span) in line.events {
                lines.events.push(event);
                lines.places.push((span, line.text.clone()));
            }
        }
        Ok(lines)
    }

    pub(super) fn happened(&self, lines: Lines, as_played: bool) -> Result<Draft, Box<Refusal>> {
        let Lines { events, places } = lines;
        if events.is_empty() {
            return Err(Refusal::of("nothing-to-record", vec![]).into());
        }
        let table = self.table();
        let before = proved(self.play());
        let mut play = self.play().copy();
        let laid = place(self.game(), play.as_mut(), events).map_err(|(at, said)| {
            let mut refusal = Refusal::new(said).at(table);
            if let Some((span, text)) = places.get(at) {
                refusal.input = Some(text.clone());
                refusal.span = Some((span.line, span.column, span.width));
            }
            refusal
        })?;
        if !as_played {
            let before = if laid.deals.len() > 1 || opens_deal(&laid.entries) { Vec::new() } else { before };
            let after = proved(play.as_ref());
            if let Some(finding) = after.iter().find(|finding| !before.contains(finding)) {
                let article = Arg::Text(finding.article.0.to_owned());
                return Err(Refusal::new(finding.reason.clone())
                    .at(table)
                    .article(finding.article)
                    .hint("finding-kept", vec![("article", article)])
                    .into());
            }
        }
        let Laid { entries, deals, voided } = laid;
        let after = self.having(&entries, play);
        Ok(self.drafted(entries, after, Difference { deals, voided, ..Difference::default() }))
    }
}

/// Events placed in a match.
#[derive(Debug, Default)]
pub struct Laid {
    /// The entries that record them.
    pub entries: Vec<Entry>,
    /// The deals they went to, each once.
    pub deals: Vec<DealNo>,
    /// A deal that was finished and is thrown away by one of them.
    pub voided: Option<DealNo>,
}

/// Does an event throw a deal away or take something back?
#[must_use]
pub fn voids(game: &dyn AnyGame, event: &Value) -> bool {
    let tag = event.get("event").and_then(Value::as_str);
    let mut forms = game.info().forms.iter().chain(ENGINE_FORMS);
    forms.any(|form| form.bearing == Bearing::Voids && Some(form.event) == tag)
}

/// Places events in a match, all or none.
///
/// # Errors
/// The place of the event that was refused, with why.
pub fn place(game: &dyn AnyGame, play: &mut dyn AnyPlay, events: Vec<Value>) -> Result<Laid, (usize, Said)> {
    let schema = game.schema();
    let last = events.len().saturating_sub(1);
    let mut entries = Vec::with_capacity(events.len());
    let mut deals = Vec::new();
    let mut posted = Vec::new();
    let mut voided = None;
    for (at, event) in events.into_iter().enumerate() {
        let now = play.current();
        let placed = play.place(&event).map_err(|said| (at, said))?;
        if placed.deal < now && voids(game, &event) {
            voided = Some(placed.deal);
        }
        if event.get("event").and_then(Value::as_str) == Some("adjust")
            && let (Some(side), Some(points)) = (event.get("side"), event.get("points"))
            && let (Ok(side), Some(points)) = (serde_json::from_value(side.clone()), points.as_i64())
        {
            posted.push((side, i32::try_from(points).unwrap_or(i32::MAX)));
        }
        if deals.last() != Some(&placed.deal) {
            deals.push(placed.deal);
        }
        entries.push(Entry::Play { deal: placed.deal, schema, event });
    }
    play.check_zero(&posted).map_err(|said| (last, said))?;
    Ok(Laid { entries, deals, voided })
}

/// Does one of these entries open a deal?
#[must_use]
pub fn opens_deal(entries: &[Entry]) -> bool {
    entries.iter().any(|entry| {
        matches!(entry, Entry::Play { event, .. } if event.get("event").and_then(Value::as_str) == Some("deal"))
    })
}

/// The proved findings of the last deal.
#[must_use]
pub fn proved(play: &dyn AnyPlay) -> Vec<Finding<Said>> {
    let mut found = play.findings();
    found.retain(|finding| finding.kind == FindingKind::Irregular);
    found
}
