//! Days, and months and years, as they are typed.

use chrono::{DateTime, Local, NaiveDate};

use ardoise_rules::engine::{Arg, Said};
use ardoise_rules::words::plain;

/// A year, a month or a day: `2026`, `2026-11`, `2026-11-20`.
///
/// # Errors
/// If it is none.
pub fn span_end(text: &str) -> Result<String, Said> {
    let whole = match text.len() {
        4 => format!("{text}-01-01"),
        7 => format!("{text}-01"),
        _ => text.to_owned(),
    };
    let day = NaiveDate::parse_from_str(&whole, "%Y-%m-%d").ok();
    match day.filter(|day| day.format("%Y-%m-%d").to_string() == whole) {
        Some(_) => Ok(text.to_owned()),
        None => Err(Said::of("bad-span", vec![("text", Arg::Text(plain(text)))])),
    }
}

/// The one day, month or year that is meant, each written in full.
///
/// # Errors
/// If it is none.
pub fn period(day: Option<&str>, month: Option<&str>, year: Option<&str>) -> Result<Option<String>, Said> {
    // A day is ten letters long, a month seven, a year four: what is longer or shorter is another span.
    let said =
        [(day, 10), (month, 7), (year, 4)].into_iter().find_map(|(text, length)| Some((text?, length)));
    let Some((text, length)) = said else { return Ok(None) };
    match span_end(text)? {
        text if text.len() != length => Err(Said::of("bad-span", vec![("text", Arg::Text(text))])),
        text => Ok(Some(text)),
    }
}

/// The day it is at the table, if it is another one than in universal time: the day of an evening is that of its players.
#[must_use]
pub fn day_here(at: i64) -> Option<String> {
    let moment = DateTime::from_timestamp_millis(at)?;
    let here = moment.with_timezone(&Local).date_naive();
    (here != moment.date_naive()).then(|| here.format("%Y-%m-%d").to_string())
}

/// Day and minute as the clock at the table shows them. What machines read is in universal time.
#[must_use]
pub fn minute_here(at: i64) -> String {
    let moment = DateTime::from_timestamp_millis(at).unwrap_or_default();
    moment.with_timezone(&Local).format("%Y-%m-%d %H:%M").to_string()
}

#[cfg(test)]
mod tests {
    use super::span_end;

    #[test]
    fn only_years_months_and_days() {
        for text in ["2026", "2026-11", "2026-11-20", "2024-02-29"] {
            assert_eq!(span_end(text).ok().as_deref(), Some(text));
        }
        for text in
            ["", "12", "foo", "20260107", "2026-1-6", "01/11/2030", "2026-02-30", "2026-13", "2026-11-20T20"]
        {
            assert!(span_end(text).is_err(), "{text}");
        }
    }
}
