//! A match as a sheet, and a sheet as a match: what `ardoise export` writes and `ardoise import` reads.

pub mod carried;
#[cfg(feature = "parquet")]
pub mod columns;
pub mod paper;
pub mod prepare;

use serde_json::Value;

use crate::evening;
use crate::sheets::Placed;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::transfer::prepare::Prepared;
use ardoise_desk::Desk;
use ardoise_desk::evening::{Change, Evening};
use ardoise_rules::engine::{Arg, DealNo, Entry, Table};
use ardoise_rules::notation::{self, Opening, Style};

/// A match as a sheet that reads back as the same match.
#[must_use]
pub fn sheet_of(found: &Evening) -> String {
    let first = match found.records().first().map(|record| &record.entry) {
        Some(Entry::Open { table, dealer, date, .. }) => Some((table, *dealer, date.clone())),
        _ => None,
    };
    let table: &Table = first.as_ref().map_or_else(|| found.table(), |(table, _, _)| table);
    let mut opening = Opening::stored(found.game(), &found.about().rules, table);
    opening.title.clone_from(&found.about().title);
    opening.start.clone_from(&found.about().start);
    if let Some((_, dealer, date)) = &first {
        opening.dealer = *dealer;
        opening.date.clone_from(date);
    }
    let mut text = format!("# id {}\n", found.id());
    text.push_str(&notation::write_head(found.game(), &opening, Style::Canonical));
    for events in found.force().deals.values() {
        text.push('\n');
        if events.first().is_none_or(|first| kind(&first.event) != "deal") {
            text.push_str("deal\n");
        }
        for happened in events {
            text.push_str(&evening::event_text(found.game(), &happened.event, table));
            text.push('\n');
        }
    }
    text
}

fn kind(event: &Value) -> &str {
    event.get("event").and_then(Value::as_str).unwrap_or_default()
}

/// What a sheet did to the database.
pub struct Taken {
    /// The match it is.
    pub id: String,
    /// Was the match new?
    pub new: bool,
    /// How many events were recorded.
    pub events: usize,
}

/// Records a sheet in the database: opens its match, adds what is new, or does nothing.
///
/// # Errors
/// If the sheet and the match differ.
pub fn take(
    shell: &Shell,
    desk: &mut Desk,
    placed: Placed,
    text: &str,
    file: &str,
) -> Result<Taken, Failure> {
    accept(shell, desk, &Prepared::new(placed, text.to_owned(), file.to_owned()))
}

/// Records a sheet that was read ahead, in the log in which its match is seen.
///
/// # Errors
/// If the sheet and the match differ.
pub fn accept(shell: &Shell, desk: &mut Desk, prepared: &Prepared) -> Result<Taken, Failure> {
    let id = desk.store().seen_as(&prepared.id)?;
    match desk.store().head(&id) {
        Ok(_) => extend(shell, desk, &id, prepared),
        Err(error) if error.id() == "store-unknown" => {
            desk.store_mut().create_match(
                &id,
                &prepared.rows,
                prepared.at,
                &shell.author(),
                &prepared.projection,
            )?;
            Ok(Taken { id, new: true, events: prepared.rows.len().saturating_sub(1) })
        }
        Err(error) => Err(error.into()),
    }
}

/// Adds what a sheet says beyond the match that is there.
fn extend(shell: &Shell, desk: &mut Desk, id: &str, prepared: &Prepared) -> Result<Taken, Failure> {
    let placed = &prepared.placed(shell)?.placed;
    let known = Evening::of_rows(id, desk.store().read(id)?, None)?.0;
    let fresh = beyond(&known, placed).map_err(|deal| {
        let args = vec![
            ("file", Arg::Text(prepared.file.clone())),
            ("match", Arg::Text(id.to_owned())),
            ("deal", Arg::from(deal)),
        ];
        Failure::shell("sheet-conflict", args).hint("sheet-conflict-hint", vec![])
    })?;
    let events = fresh.len();
    if events > 0 {
        evening::record(shell, desk, known.draft(Change::Entries(fresh))?)?;
    }
    Ok(Taken { id: id.to_owned(), new: false, events })
}

/// What the sheet says beyond the match; an error names the first deal in which they differ.
/// A sheet counts its deals without gaps; in the match one may have been dropped as a whole.
fn beyond(known: &Evening, placed: &notation::Placed) -> Result<Vec<Entry>, DealNo> {
    let numbers: Vec<DealNo> = known.force().deals.keys().copied().collect();
    let last = numbers.last().copied().unwrap_or(0);
    let number = |deal: DealNo| {
        let place = usize::try_from(deal).unwrap_or(usize::MAX).saturating_sub(1);
        let past = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
        numbers.get(place).copied().unwrap_or_else(|| last.saturating_add(deal.saturating_sub(past)))
    };
    let recorded = known.force().deals.values().flatten();
    let recorded: Vec<(DealNo, &Value)> = recorded.map(|happened| (happened.deal, &happened.event)).collect();
    let bare =
        |event: &Value| kind(event) == "deal" && event.as_object().is_some_and(|object| object.len() == 1);
    let mut recorded = recorded.into_iter().filter(|(_, event)| !bare(event)).peekable();
    for (place, entry) in placed.entries.iter().enumerate() {
        let Entry::Play { deal, event, .. } = entry else { continue };
        match recorded.peek() {
            // A deal that was opened and no more is there already.
            None if bare(event) && numbers.contains(&number(*deal)) => {}
            None => return Ok(placed.entries[place..].iter().map(|entry| moved(entry, &number)).collect()),
            Some(_) if bare(event) => {}
            Some((other, known)) => {
                if *other != number(*deal) || *known != event {
                    return Err(number(*deal).min(*other));
                }
                recorded.next();
            }
        }
    }
    Ok(Vec::new())
}

fn moved(entry: &Entry, number: &dyn Fn(DealNo) -> DealNo) -> Entry {
    match entry {
        Entry::Play { deal, schema, event } => {
            Entry::Play { deal: number(*deal), schema: *schema, event: event.clone() }
        }
        other => other.clone(),
    }
}
