//! `ardoise export` and `ardoise import`: matches as sheets, from and to other machines.

use std::path::Path;

use serde_json::{Value, json};

use super::args::{ExportArgs, ImportArgs};
use super::carried;
use super::failure::Failure;
use super::matches::{self, Match};
use super::prepare::{self, Prepared};
use super::sheets::Placed;
use super::shell::Shell;
use crate::engine::{Arg, DealNo, Entry, Table};
use crate::sheet::{self, Opening, Style};
use crate::store::Store;

/// A match as a sheet that reads back as the same match.
#[must_use]
pub fn sheet_of(found: &Match) -> String {
    let folded = &found.folded;
    let first = match found.records.first().map(|record| &record.entry) {
        Some(Entry::Open { table, dealer, date, .. }) => Some((table, *dealer, date.clone())),
        _ => None,
    };
    let table: &Table = first.as_ref().map_or_else(|| folded.play.table(), |(table, _, _)| table);
    let mut opening = Opening::stored(folded.game, &folded.head.rules, table);
    opening.title.clone_from(&folded.head.title);
    opening.start.clone_from(&folded.head.start);
    if let Some((_, dealer, date)) = &first {
        opening.dealer = *dealer;
        opening.date.clone_from(date);
    }
    let mut text = format!("# id {}\n", found.id);
    text.push_str(&sheet::write_head(folded.game, &opening, Style::Canonical));
    for events in folded.force.deals.values() {
        text.push('\n');
        if events.first().is_none_or(|first| kind(&first.event) != "deal") {
            text.push_str("deal\n");
        }
        for happened in events {
            text.push_str(&matches::event_text(folded.game, &happened.event, table));
            text.push('\n');
        }
    }
    text
}

fn kind(event: &Value) -> &str {
    event.get("event").and_then(Value::as_str).unwrap_or_default()
}

/// Writes one match, or all of them.
///
/// # Errors
/// If there is none or a file cannot be written.
pub fn export(shell: &mut Shell, args: &ExportArgs) -> Result<(), Failure> {
    let store = shell.store_to_read()?.ok_or_else(matches::no_match)?;
    if args.all {
        return export_all(shell, &store, args.output.as_deref());
    }
    let found = matches::load(shell, &store, args.id.as_deref(), None)?;
    let (text, lacking) = carried::sheet(shell, &found);
    match args.output.as_deref().filter(|path| path.as_os_str() != "-") {
        Some(path) => {
            write(path, &text)?;
            told(shell, 1, path);
        }
        None if shell.json => shell.value(&json!({
            "format": 1, "match": found.id, "sheet": text, "not_carried": lacking,
        })),
        None => shell.raw(&text),
    }
    carried::tell(shell, &lacking);
    Ok(())
}

fn export_all(shell: &mut Shell, store: &Store, output: Option<&Path>) -> Result<(), Failure> {
    let folder = output.unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    let ids = store.ids()?;
    for id in &ids {
        let (found, _) = matches::folded(id, store.read(id)?, None)?;
        let (text, lacking) = carried::sheet(shell, &found);
        write(&folder.join(format!("{id}.sheet")), &text)?;
        carried::tell(shell, &lacking);
    }
    told(shell, ids.len(), folder);
    Ok(())
}

fn told(shell: &mut Shell, count: usize, path: &Path) {
    let file = path.display().to_string();
    if shell.json {
        shell.value(&json!({"format": 1, "matches": count, "file": file}));
    } else {
        shell.sentence("exported", &[("count", &count.to_string()), ("file", &file)]);
    }
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| unwritable(path, &error))
}

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    let file = Arg::Text(path.display().to_string());
    Failure::shell("file-unwritable", vec![("file", file), ("detail", Arg::Text(error.to_string()))])
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
    store: &mut Store,
    placed: &Placed,
    text: &str,
    file: &str,
) -> Result<Taken, Failure> {
    let prepared = Prepared::new(placed, text.to_owned(), file.to_owned());
    match create(shell, store, &prepared)? {
        Some(taken) => Ok(taken),
        None => extend(shell, store, &prepared, placed),
    }
}

/// Opens the match of a sheet; none if it is there.
fn create(shell: &Shell, store: &mut Store, prepared: &Prepared) -> Result<Option<Taken>, Failure> {
    let Prepared { id, rows, projection, .. } = prepared;
    match store.head(id) {
        Ok(_) => Ok(None),
        Err(error) if error.id() == "store-unknown" => {
            store.create_match(id, rows, shell.now(), &shell.author(), projection)?;
            Ok(Some(Taken { id: id.clone(), new: true, events: rows.len().saturating_sub(1) }))
        }
        Err(error) => Err(error.into()),
    }
}

/// Adds what a sheet says beyond the match that is there.
fn extend(shell: &Shell, store: &mut Store, prepared: &Prepared, placed: &Placed) -> Result<Taken, Failure> {
    let id = prepared.id.clone();
    let known = matches::folded(&id, store.read(&id)?, None)?.0;
    let fresh = beyond(&known, placed).map_err(|deal| {
        let args = vec![
            ("file", Arg::Text(prepared.file.clone())),
            ("match", Arg::Text(id.clone())),
            ("deal", Arg::from(deal)),
        ];
        Failure::shell("sheet-conflict", args)
    })?;
    if !fresh.is_empty() {
        let after = known.with(fresh.clone(), shell.now(), &shell.author())?;
        matches::append(shell, store, &id, known.head(), &fresh, &after.report(shell))?;
    }
    Ok(Taken { id, new: false, events: fresh.len() })
}

/// What the sheet says beyond the match; an error names the first deal in which they differ.
/// A sheet counts its deals without gaps; in the match one may have been dropped as a whole.
fn beyond(known: &Match, placed: &Placed) -> Result<Vec<Entry>, DealNo> {
    let numbers: Vec<DealNo> = known.folded.force.deals.keys().copied().collect();
    let last = numbers.last().copied().unwrap_or(0);
    let number = |deal: DealNo| {
        let place = usize::try_from(deal).unwrap_or(usize::MAX).saturating_sub(1);
        let past = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
        numbers.get(place).copied().unwrap_or_else(|| last.saturating_add(deal.saturating_sub(past)))
    };
    let recorded = known.folded.force.deals.values().flatten();
    let recorded: Vec<(DealNo, &Value)> = recorded.map(|happened| (happened.deal, &happened.event)).collect();
    let bare =
        |event: &Value| kind(event) == "deal" && event.as_object().is_some_and(|object| object.len() == 1);
    let mut recorded = recorded.into_iter().filter(|(_, event)| !bare(event)).peekable();
    for (place, entry) in placed.entries.iter().enumerate() {
        let Entry::Play { deal, event, .. } = entry else { continue };
        match recorded.peek() {
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

/// Reads sheets into the database, all of them or none.
///
/// # Errors
/// If one of them cannot be read, or differs from the match it is.
pub fn import(shell: &mut Shell, args: &ImportArgs) -> Result<(), Failure> {
    // A first file that cannot be read makes no database.
    if let (false, Some(first)) = (shell.db_path()?.exists(), args.files.first()) {
        Prepared::check(shell, first)?;
    }
    let mut store = shell.store()?;
    let mut taken = Vec::new();
    let outer = &*shell;
    store.together(|store| {
        prepare::each(outer, &args.files, |prepared| {
            let done = match create(outer, store, &prepared)? {
                Some(done) => done,
                None => extend(outer, store, &prepared, &prepared.placed(outer)?)?,
            };
            taken.push((done, prepared.file));
            Ok(())
        })
    })?;
    if shell.json {
        let rows: Vec<_> = taken
            .iter()
            .map(|(taken, file)| json!({"file": file, "match": taken.id, "new": taken.new, "events": taken.events}))
            .collect();
        shell.value(&json!({"format": 1, "imported": rows}));
        return Ok(());
    }
    for (taken, file) in &taken {
        let id = match (taken.new, taken.events) {
            (true, _) => "imported-new",
            (false, 0) => "imported-same",
            (false, _) => "imported-more",
        };
        shell.sentence(id, &[("file", file), ("id", &taken.id), ("count", &taken.events.to_string())]);
    }
    Ok(())
}
