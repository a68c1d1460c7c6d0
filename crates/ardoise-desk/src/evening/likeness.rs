//! How two logs of one match stand to each other by what they say: when, by whom and in how many steps it was recorded
//! does not matter.

use serde_json::Value;

use ardoise_rules::engine::{DealNo, Entry, Record, StoredEvent, common};

use super::Evening;
use crate::store::Row;

impl Evening {
    /// The events that are in force, in their order, as entries; deals are counted without gaps.
    fn told(&self) -> Vec<Entry> {
        let numbered = (1..).zip(self.force().deals.values());
        let told = numbered.flat_map(|(deal, events)| {
            events.iter().map(move |happened| {
                let (schema, event) = (happened.schema, happened.event.clone());
                Entry::Play { deal, schema, event }
            })
        });
        told.collect()
    }

    /// What is told beyond the match: the places of the entries that are new, with each as it belongs behind the match.
    /// An entry that only opens a deal says nothing by itself.
    ///
    /// Deals are told without gaps; in the match one may have been dropped as a whole.
    ///
    /// # Errors
    /// The first deal in which they differ.
    pub fn beyond<'a>(
        &self,
        told: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Vec<(usize, Entry)>, DealNo> {
        let numbers: Vec<DealNo> = self.force().deals.keys().copied().collect();
        let last = numbers.last().copied().unwrap_or(0);
        let number = |deal: DealNo| {
            let place = usize::try_from(deal).unwrap_or(usize::MAX).saturating_sub(1);
            let past = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
            numbers.get(place).copied().unwrap_or_else(|| last.saturating_add(deal.saturating_sub(past)))
        };
        let game = self.game();
        let upcast = |schema: u16, event: &StoredEvent| {
            (schema != game.schema()).then(|| StoredEvent::from(game.upcast(schema, event.value())))
        };
        let recorded = self.force().deals.values().flatten();
        let mut recorded = recorded.filter(|happened| !opens_only(&happened.event)).peekable();
        let mut fresh: Vec<(usize, Entry)> = Vec::new();
        for (place, entry) in told.into_iter().enumerate() {
            let Entry::Play { deal, schema, event } = entry else { continue };
            let deal = number(*deal);
            let moved = || Entry::Play { deal, schema: *schema, event: event.clone() };
            match recorded.peek() {
                _ if !fresh.is_empty() => fresh.push((place, moved())),
                // A deal that was opened and no more is there already.
                None if opens_only(event) && numbers.contains(&deal) => {}
                None => fresh.push((place, moved())),
                Some(_) if opens_only(event) => {}
                Some(known) => {
                    let (ours, theirs) = (upcast(known.schema, &known.event), upcast(*schema, event));
                    let same = ours.as_ref().unwrap_or(&known.event) == theirs.as_ref().unwrap_or(event);
                    if known.deal != deal || !same {
                        return Err(deal.min(known.deal));
                    }
                    recorded.next();
                }
            }
        }
        Ok(fresh)
    }
}

impl Evening {
    /// The match as it was written, before any line of it was put right; none where none was.
    #[must_use]
    pub fn as_written(&self) -> Option<Evening> {
        let written = self.records().iter().filter(|record| !matches!(record.entry, Entry::Amend { .. }));
        let written: Vec<Record> = written.cloned().collect();
        if written.len() == self.records().len() {
            return None;
        }
        Evening::of_records(self.id(), written).ok()
    }
}

/// Does an event open a deal and say no more?
pub(crate) fn opens_only(event: &Value) -> bool {
    common::DEAL.is_of(event) && event.as_object().is_some_and(|object| object.len() == 1)
}

/// Were two logs of a match opened in the same way? One that names its day, which a sheet does, and one that was opened on that
/// day were.
fn opened_alike(one: &Evening, other: &Evening) -> bool {
    let opening = |evening: &Evening| match evening.records().first().map(|record| &record.entry) {
        Some(Entry::Open(opened)) => Some(opened.clone()),
        _ => None,
    };
    let (Some(mut first), Some(mut second)) = (opening(one), opening(other)) else { return false };
    if first.date.is_some() != second.date.is_some() {
        (first.date, second.date) = (Some(one.day().to_owned()), Some(other.day().to_owned()));
    }
    first == second
}

/// Says a log of a match everything that another one says, perhaps in other steps? A log that cannot be read says nothing
/// that another one could hold.
#[must_use]
pub fn holds(id: &str, log: &[Row], other: &[Row]) -> bool {
    // The same steps say the same, whoever took them and whenever.
    let step = |row: &Row| (row.seq, row.op, row.deal, row.schema);
    let same = |(one, other): (&Row, &Row)| {
        step(one) == step(other) && one.kind == other.kind && one.payload == other.payload
    };
    if log.len() >= other.len() && log.iter().zip(other).all(same) {
        return true;
    }
    let read = |rows: &[Row]| {
        let read = Evening::of_rows(id, rows.to_vec(), None).ok();
        read.filter(|(_, bad)| bad.is_empty()).map(|(evening, _)| evening)
    };
    let (Some(known), Some(other)) = (read(log), read(other)) else { return false };
    let (own, others) = (known.force(), other.force());
    if !opened_alike(&known, &other) || own.rules != others.rules || own.tables != others.tables {
        return false;
    }
    // What seems to go on may be what was taken back here: people decide.
    let taken_back = |evening: &Evening| {
        evening.records().iter().any(|record| matches!(record.entry, Entry::Retract { .. }))
    };
    let told = |one: &Evening, other: &Evening| -> Option<usize> {
        let told = other.told();
        one.beyond(told.iter()).ok().map(|fresh| fresh.len())
    };
    match told(&known, &other) {
        Some(0) => !taken_back(&other) || told(&other, &known) == Some(0),
        _ => false,
    }
}
