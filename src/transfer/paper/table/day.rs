//! The day of a table: what stands in a column of days.

use std::collections::BTreeSet;

use chrono::NaiveDate;

use crate::pages::figure;
use crate::shell::failure::Failure;
use crate::transfer::paper::table::Table;
use crate::words;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::Arg;
use ardoise_rules::lang::Lang;

/// How days are written in tables: as sheets have them, and with the day first.
const WRITTEN: [&str; 7] =
    ["%Y-%m-%d", "%d/%m/%y", "%d.%m.%y", "%d/%m/%Y", "%d.%m.%Y", "%d-%m-%Y", "%Y/%m/%d"];

/// The day in a column of days, as a sheet has it, with the heading of that column; none where there is no such column, or a cell of it
/// is no day.
///
/// # Errors
/// If the table tells of several days: it is one match.
pub(in crate::transfer::paper) fn day(
    table: &Table,
    file: &str,
    lang: Lang,
) -> Result<Option<(String, String)>, Failure> {
    let dated = |heading: &String| words::heading(&fold_word(heading), "day");
    let Some(place) = table.headings.iter().position(dated) else { return Ok(None) };
    let cells =
        table.rows.iter().filter_map(|row| row.cells.get(place)).filter(|cell| !cell.trim().is_empty());
    let Some(days) = cells.map(|cell| read(cell)).collect::<Option<BTreeSet<NaiveDate>>>() else {
        return Ok(None);
    };
    let written = |day: &NaiveDate| day.format(WRITTEN[0]).to_string();
    match days.iter().collect::<Vec<_>>().as_slice() {
        [] => Ok(None),
        [day] => Ok(Some((table.headings[place].clone(), written(day)))),
        [first, .., last] => {
            let speaker = words::speaker(lang);
            let in_words = |day: &NaiveDate| Arg::Text(figure::day(&written(day), &speaker));
            let args = vec![
                ("file", Arg::Text(file.to_owned())),
                ("count", Arg::from(days.len())),
                ("first", in_words(first)),
                ("last", in_words(last)),
                ("iso", Arg::Text(written(last))),
            ];
            Err(Failure::of("paper-days", args))
        }
    }
}

/// A day as people write it; what stands behind a blank, an hour, is none of it.
fn read(cell: &str) -> Option<NaiveDate> {
    let day = cell.split([' ', 'T']).find(|part| !part.is_empty())?;
    WRITTEN.iter().find_map(|written| NaiveDate::parse_from_str(day, written).ok())
}
