//! The settings of the program, with what each of them does.

use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use ardoise_rules::words::{Lang, Speaker, plain};

/// Every setting with its value, empty where it is not set, and the file they stand in.
#[must_use]
pub fn settings(settings: &[(String, String)], file: &str, speaker: &Speaker) -> Doc {
    let columns = vec![
        Column::words(speaker.word("config-key")),
        Column::words(speaker.word("rules-value")),
        Column::words(speaker.word("rules-meaning")),
    ];
    let rows = settings
        .iter()
        .map(|(key, value)| {
            let meaning = match key.strip_prefix("rules.") {
                Some(game) => {
                    let name = speaker.option(game, "game-name").unwrap_or_else(|| game.to_owned());
                    speaker.phrase("config-rules", &[("game", &name)])
                }
                None => speaker.phrase(&format!("config-{key}"), &[("langs", &Lang::codes(", "))]),
            };
            let value =
                if value.is_empty() { Cell::toned("–", Tone::Faint) } else { Cell::plain(plain(value)) };
            vec![Cell::toned(key, Tone::Strong), value, Cell::plain(meaning)]
        })
        .collect();
    let mut doc = Doc::default();
    doc.table(Table { columns, rows });
    doc.toned(speaker.phrase("config-file", &[("file", file)]), Tone::Faint);
    doc
}
