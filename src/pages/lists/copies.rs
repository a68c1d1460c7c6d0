//! The copies of a match that was recorded differently on two machines, side by side.

use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use ardoise_rules::words::{Speaker, shown};

/// A copy as the list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedCopy {
    /// Its id.
    pub id: String,
    /// `counts`, `waits`, `chosen` or `aside`.
    pub standing: &'static str,
    /// The entries of its log.
    pub entries: usize,
    /// The deals played to their end.
    pub deals: usize,
    /// The totals, `1240 – 960`.
    pub totals: String,
    /// When and by whom its last entry was written.
    pub last: String,
}

/// A match with its copies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedFork {
    /// The title, the game and the day.
    pub heading: String,
    /// The first deal that is not the same in all copies; none where only the logs differ.
    pub differs_from: Option<u32>,
    /// Is one chosen?
    pub chosen: bool,
    /// Who chose it, when and why, in words.
    pub why: Option<String>,
    /// The copies.
    pub copies: Vec<ListedCopy>,
}

/// An id as lists show it: its last digits.
#[must_use]
pub fn id_shown(id: &str) -> String {
    ardoise_desk::evening::short_id(id)
}

/// Every match that was recorded differently, with its copies.
#[must_use]
pub fn copies(forks: &[ListedFork], speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    if forks.is_empty() {
        doc.text(speaker.word("choose-none"));
        return doc;
    }
    for fork in forks {
        doc.heading(fork.heading.clone());
        let columns = vec![
            Column::words(speaker.word("list-id")),
            Column::figures(speaker.word("choose-entries")),
            Column::figures(speaker.word("list-deals")),
            Column::figures(speaker.word("list-totals")),
            Column::words(speaker.word("choose-last")),
            Column::words(speaker.word("list-state")),
        ];
        let rows = fork.copies.iter().map(|copy| {
            let tone = if matches!(copy.standing, "counts" | "chosen") { Tone::Strong } else { Tone::Plain };
            vec![
                Cell::toned(id_shown(&copy.id), Tone::Faint),
                Cell::plain(copy.entries.to_string()),
                Cell::plain(copy.deals.to_string()),
                Cell::plain(copy.totals.clone()),
                Cell::plain(shown(&copy.last)),
                Cell::toned(speaker.word(&format!("choose-{}", copy.standing)), tone),
            ]
        });
        doc.table(Table { columns, rows: rows.collect() });
        match fork.differs_from {
            Some(deal) => doc.text(speaker.phrase("choose-differs", &[("deal", &deal.to_string())])),
            None => doc.text(speaker.word("choose-same")),
        }
        if let Some(why) = &fork.why {
            doc.text(shown(why));
        }
        if let (false, Some(copy)) = (fork.chosen, fork.copies.first()) {
            doc.text(speaker.phrase("choose-how", &[("id", &id_shown(&copy.id))]));
        }
    }
    doc
}
