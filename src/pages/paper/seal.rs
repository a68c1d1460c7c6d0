//! The hash of a log as people compare it by eye, under a slate or at the foot of a sheet.

use crate::pages::doc::{Cell, Column, Table};
use ardoise_rules::engine::Report;
use ardoise_rules::words::Speaker;

/// `Hash after entry 17: 2c4e-beee-…`; none for a match that is in no database.
#[must_use]
pub fn seal(report: &Report, speaker: &Speaker) -> Option<String> {
    let (entry, hash) = (report.entry?.to_string(), digits(report.hash.as_deref()?));
    Some(speaker.phrase("show-hash", &[("entry", &entry), ("hash", &hash)]))
}

/// The same of several matches.
pub(in crate::pages) fn seals<'a>(reports: impl Iterator<Item = &'a Report>, speaker: &Speaker) -> Table {
    let columns = vec![
        Column::words(speaker.word("list-day")),
        Column::words(speaker.word("list-id")),
        Column::figures(speaker.word("seal-entry")),
        Column::words(speaker.word("seal-hash")),
    ];
    let rows = reports.map(|report| {
        vec![
            Cell::plain(crate::pages::slate::day(report, speaker)),
            Cell::plain(report.head.id.clone()),
            Cell::plain(report.entry.map_or_else(String::new, |entry| entry.to_string())),
            Cell::plain(report.hash.as_deref().map_or_else(String::new, digits)),
        ]
    });
    Table { columns, rows: rows.collect() }
}

/// The first digits in groups of four: 80 bits, which nobody meets by chance.
#[must_use]
pub fn digits(hash: &str) -> String {
    let groups = hash.as_bytes().chunks(4).take(5).map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join("-")
}
