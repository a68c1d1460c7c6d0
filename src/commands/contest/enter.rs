//! `ardoise contest enter`: players and pairs, from the command line or from a list.

use std::path::Path;

use crate::evening::contest::{load, show};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::files;
use crate::words;
use ardoise_desk::hall::{Change, Entrant, entrants, names_of};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Said};
use ardoise_rules::words::plain;

/// Enters those who are named and those of a list, all or none.
///
/// # Errors
/// If a name is taken or missing, or the list cannot be read.
pub fn run(
    shell: &mut Shell,
    wanted: Option<&str>,
    (typed, from): (&[String], Option<&Path>),
    club: Option<&str>,
    house: bool,
) -> Result<(), Failure> {
    let (mut desk, hall) = load(shell, wanted)?;
    let pairs = hall.contest().is_of_pairs();
    let mut entrants = entrants(typed, pairs)?;
    for entrant in &mut entrants {
        (entrant.club, entrant.house) = (club.map(str::to_owned), house);
    }
    if let Some(path) = from {
        let first = hall.contest().entries.len() + entrants.len() + 1;
        let text = files::text(path)?;
        let listed = listed(&text, pairs, first);
        entrants.extend(listed.map_err(|failure| failure.file(path.display().to_string()))?);
    }
    let hall = desk.change(&hall, Change::Enter(entrants))?.hall;
    show(shell, &hall);
    Ok(())
}

/// What a column of a list holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holds {
    Number,
    Name,
    FirstName,
    Club,
}

/// What the heading of a column says it holds.
fn held(heading: &str) -> Option<Holds> {
    let folded = fold_word(heading.trim());
    let held = [
        ("entry-no", Holds::Number),
        ("entry-name", Holds::Name),
        ("entry-first-name", Holds::FirstName),
        ("entry-club", Holds::Club),
    ];
    held.into_iter().find(|(id, _)| words::heading(&folded, id)).map(|(_, holds)| holds)
}

/// The entries of a list: one a line, with a heading or without. Where it has drawn numbers, these are the order.
fn listed(text: &str, pairs: bool, first: usize) -> Result<Vec<Entrant>, Failure> {
    // A club stands behind a name only where there is one: any line may show what parts them.
    let parts = |between: char| text.lines().any(|line| !line.starts_with('#') && line.contains(between));
    let between = if parts(';') {
        b';'
    } else if parts('\t') {
        b'\t'
    } else {
        b','
    };
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(between)
        .trim(csv::Trim::All)
        .comment(Some(b'#'))
        .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let mut columns: Option<Vec<Option<Holds>>> = None;
    let mut found: Vec<(Option<usize>, Entrant)> = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|error| {
            let line = error.position().map_or(1, csv::Position::line);
            unreadable(line, &error.to_string())
        })?;
        let line = record.position().map_or(1, csv::Position::line);
        if record.iter().all(str::is_empty) {
            continue;
        }
        if columns.is_none() {
            let heads: Vec<Option<Holds>> = record.iter().map(held).collect();
            if heads.contains(&Some(Holds::Name)) {
                columns = Some(heads);
                continue;
            }
            let mut plain = if is_numbered(&record) { vec![Some(Holds::Number)] } else { Vec::new() };
            plain.push(Some(Holds::Name));
            // The two of a pair stand in one cell with a plus, or in two.
            if pairs && !record.get(plain.len() - 1).is_some_and(|cell| cell.contains('+')) {
                plain.push(Some(Holds::Name));
            }
            plain.push(Some(Holds::Club));
            columns = Some(plain);
        }
        let columns = columns.as_deref().unwrap_or_default();
        // A number in one line and none in another: it is no name.
        if !columns.contains(&Some(Holds::Number)) && is_numbered(&record) {
            return Err(unreadable(line, &record.iter().collect::<Vec<_>>().join(" ")));
        }
        let (mut number, mut entrant) = (None, Entrant::default());
        let mut first_name = None;
        for (at, (cell, holds)) in record.iter().zip(columns).enumerate() {
            match holds {
                Some(Holds::Number) => {
                    number = Some(cell.parse().map_err(|_| unreadable(line, cell))?);
                }
                Some(Holds::Name) if !cell.is_empty() => {
                    let named =
                        first_name.take().map_or_else(|| cell.to_owned(), |first| format!("{first} {cell}"));
                    entrant.names.extend(names_of(&named, pairs));
                }
                // It stands before the name, or behind it.
                Some(Holds::FirstName) if !cell.is_empty() => {
                    let behind = at.checked_sub(1).is_some_and(|before| columns[before] == Some(Holds::Name));
                    match entrant.names.last_mut().filter(|_| behind) {
                        Some(name) => *name = format!("{cell} {name}"),
                        None => first_name = Some(cell),
                    }
                }
                Some(Holds::Club) if !cell.is_empty() => entrant.club = Some(cell.to_owned()),
                Some(Holds::Name | Holds::FirstName | Holds::Club) | None => {}
            }
        }
        if entrant.names.len() != if pairs { 2 } else { 1 } {
            return Err(unreadable(line, record.iter().collect::<Vec<_>>().join(" ").as_str()));
        }
        found.push((number, entrant));
    }
    if found.is_empty() {
        return Err(Failure::of("contest-list-empty", vec![]));
    }
    found.sort_by_key(|(number, _)| number.unwrap_or(usize::MAX));
    for ((number, _), due) in found.iter().zip(first..) {
        if let Some(number) = number.filter(|number| *number != due) {
            let args = vec![("given", Arg::from(number)), ("next", Arg::from(due))];
            return Err(Failure::of("contest-not-next", args));
        }
    }
    Ok(found.into_iter().map(|(_, entrant)| entrant).collect())
}

/// Begins a line of a list with a number?
fn is_numbered(record: &csv::StringRecord) -> bool {
    record.get(0).is_some_and(|cell| cell.parse::<usize>().is_ok())
}

/// A line of a list that is no entry.
fn unreadable(line: u64, detail: &str) -> Failure {
    let args = vec![
        ("line", Arg::from(usize::try_from(line).unwrap_or(usize::MAX))),
        ("text", Arg::Text(plain(detail))),
    ];
    Failure::refused(Said::of("contest-list-line", args)).hint("contest-list-how", vec![])
}
