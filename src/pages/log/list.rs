//! The log of a match: every entry, and what became of it.

use crate::pages::doc::figure::moment;
use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use crate::pages::log::entry::described;
use ardoise_desk::evening::Evening;
use ardoise_rules::words::{Speaker, plain};

/// Who recorded what, when, and what of it is in force.
#[must_use]
pub fn log(found: &Evening, speaker: &Speaker) -> Doc {
    let columns = vec![
        Column::figures(speaker.word("log-seq")),
        Column::words(speaker.word("log-when")),
        Column::words(speaker.word("log-who")),
        Column::figures(speaker.word("log-deal")),
        Column::words(speaker.word("log-what")),
    ];
    let rows = found
        .records()
        .iter()
        .map(|record| {
            let live = found.force().live.contains(&record.seq);
            let tone = if live { Tone::Plain } else { Tone::Faint };
            let mut what = described(found, record, speaker);
            if !live {
                what = speaker.phrase("log-taken-back", &[("what", &what)]);
            }
            vec![
                Cell::toned(record.seq.to_string(), tone),
                Cell::toned(moment(record.at, speaker), tone),
                Cell::toned(plain(&record.author).chars().take(40).collect::<String>(), tone),
                Cell::toned(record.entry.deal().map(|no| no.to_string()).unwrap_or_default(), tone),
                Cell::toned(what, tone),
            ]
        })
        .collect();
    let mut doc = Doc::default();
    doc.table(Table { columns, rows });
    doc
}
