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
    /// The deals played to their end; of a contest, the rounds drawn.
    pub played: usize,
    /// The totals, as pages have them; a contest has none.
    pub totals: Option<String>,
    /// When and by whom its last entry was written.
    pub last: String,
}

/// What the copies are of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CopiesOf {
    /// A match.
    Match {
        /// The first deal that is not the same in all of them.
        differs_from: Option<u32>,
        /// Do they go on by the same rules, and with the same players?
        goes_on_alike: bool,
    },
    /// A contest.
    Contest,
}

/// A match or a contest with its copies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedFork {
    /// The title, the game and the day.
    pub heading: String,
    /// What the copies are of.
    pub of: CopiesOf,
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

/// Three ids at most, and how many more there are.
#[must_use]
pub fn a_few(ids: &[String]) -> String {
    const FEW: usize = 3;
    let told = ids[..ids.len().min(FEW)].join(", ");
    if ids.len() > FEW { format!("{told} … (+{})", ids.len() - FEW) } else { told }
}

/// Everything that was recorded differently, with its copies.
#[must_use]
pub fn copies(forks: &[ListedFork], speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    if forks.is_empty() {
        doc.text(speaker.word("choose-none"));
        return doc;
    }
    for fork in forks {
        doc.heading(fork.heading.clone());
        let of_match = fork.of != CopiesOf::Contest;
        let mut columns = vec![
            Column::words(speaker.word("list-id")),
            Column::figures(speaker.word("choose-entries")),
            Column::figures(speaker.word(if of_match { "list-deals" } else { "hall-round" })),
        ];
        if of_match {
            columns.push(Column::figures(speaker.word("list-totals")));
        }
        columns.push(Column::words(speaker.word("choose-last")));
        columns.push(Column::words(speaker.word("list-state")));
        let rows = fork.copies.iter().map(|copy| {
            let tone = if matches!(copy.standing, "counts" | "chosen") { Tone::Strong } else { Tone::Plain };
            let mut row = vec![
                Cell::toned(id_shown(&copy.id), Tone::Faint),
                Cell::plain(copy.entries.to_string()),
                Cell::plain(copy.played.to_string()),
            ];
            row.extend(copy.totals.clone().map(Cell::plain));
            row.push(Cell::plain(shown(&copy.last)));
            row.push(Cell::toned(speaker.word(&format!("choose-{}", copy.standing)), tone));
            row
        });
        doc.table(Table { columns, rows: rows.collect() });
        match fork.of {
            CopiesOf::Match { differs_from: Some(deal), .. } => {
                doc.text(speaker.phrase("choose-differs", &[("deal", &deal.to_string())]));
            }
            CopiesOf::Match { differs_from: None, goes_on_alike: false } => {
                doc.text(speaker.word("choose-same-so-far"));
            }
            CopiesOf::Match { differs_from: None, goes_on_alike: true } => {
                doc.text(speaker.word("choose-same"));
            }
            CopiesOf::Contest => {
                let first = fork.copies.first().map(|copy| id_shown(&copy.id)).unwrap_or_default();
                doc.text(speaker.phrase("choose-look", &[("id", &first)]));
            }
        }
        if matches!(fork.of, CopiesOf::Match { goes_on_alike: false, .. }) {
            doc.text(speaker.word("choose-goes-on"));
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
