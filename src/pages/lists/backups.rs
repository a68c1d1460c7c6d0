//! The copies of the database that are kept.

use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use crate::pages::figure;
use ardoise_rules::words::Speaker;

/// A copy as it is listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedBackup {
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// Why, by its id.
    pub why: &'static str,
    /// What was found in it, by its id.
    pub state: &'static str,
}

/// The copies there are, numbered as they are asked for; of a folder that was named, or of the one beside the database.
#[must_use]
pub fn backups(copies: &[ListedBackup], from: Option<&str>, speaker: &Speaker) -> Doc {
    let word = |id: &str| speaker.word(id);
    let columns = vec![
        Column::figures(word("restore-no")),
        Column::words(word("list-day")),
        Column::words(word("restore-why")),
        Column::words(word("list-state")),
    ];
    let rows = copies.iter().zip(1..).map(|(copy, no)| {
        vec![
            Cell::toned(no.to_string(), Tone::Strong),
            Cell::plain(figure::moment(copy.at, speaker)),
            Cell::plain(word(&format!("copy-{}", copy.why))),
            Cell::plain(word(&format!("restore-{}", copy.state))),
        ]
    });
    let mut doc = Doc::default();
    doc.table(Table { columns, rows: rows.collect() });
    let how = match from {
        Some(folder) => speaker.phrase("restore-how-from", &[("folder", folder)]),
        None => word("restore-how"),
    };
    doc.toned(how, Tone::Faint);
    doc
}
