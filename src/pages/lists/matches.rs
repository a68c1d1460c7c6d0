//! The list of matches.

use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use crate::pages::rules::house_name;
use ardoise_rules::words::{Speaker, shown};

/// A match as the list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedMatch {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Its title.
    pub title: Option<String>,
    /// When it was opened.
    pub opened: String,
    /// The preset of its rules.
    pub rules: String,
    /// The players in order of play.
    pub players: Vec<String>,
    /// Is it over?
    pub over: bool,
    /// Names of the winners; empty for none.
    pub winner: String,
    /// Names of those who are level at its top.
    pub level: String,
    /// How many deals it has.
    pub deals: i64,
    /// The totals, `1240 – 960`.
    pub totals: String,
    /// Is it one of several copies, none of which is chosen?
    pub conflict: bool,
}

/// A part of the list of matches: how many there are in all, and whether they stand by day or by
/// when they were last written to.
#[must_use]
pub fn list(matches: &[ListedMatch], (all, by_day): (usize, bool), speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    if matches.is_empty() {
        doc.text(speaker.word("list-none"));
        return doc;
    }
    let columns = vec![
        Column::words(speaker.word("list-id")),
        Column::words(speaker.word("list-day")),
        Column::words(speaker.word("list-game")),
        Column::words(speaker.word("list-players")),
        Column::figures(speaker.word("list-deals")),
        Column::figures(speaker.word("list-totals")),
        Column::words(speaker.word("list-state")),
    ];
    let rows = matches
        .iter()
        .map(|listed| {
            let game = speaker.option(&listed.game, "game-name").unwrap_or_else(|| shown(&listed.game));
            let house = house_name(&listed.game, &listed.rules, speaker);
            let game = if listed.rules == listed.game { game } else { format!("{game} ({house})") };
            let state = match (listed.over, listed.winner.is_empty()) {
                (false, _) => speaker.word("list-open"),
                (true, true) => speaker.phrase("list-level", &[("names", &shown(&listed.level))]),
                (true, false) => speaker.phrase("list-won", &[("winner", &shown(&listed.winner))]),
            };
            let (state, tone) = if listed.conflict {
                (format!("{state} · {}", speaker.word("list-conflict")), Tone::Alarm)
            } else {
                (state, Tone::Plain)
            };
            // No line ends inside a name.
            let whole = |name: &String| shown(name).replace(' ', "\u{a0}");
            let mut players = listed.players.iter().map(whole).collect::<Vec<_>>().join(" ");
            if let Some(title) = &listed.title {
                players = format!("{} · {players}", shown(title));
            }
            vec![
                Cell::toned(crate::pages::lists::id_shown(&listed.id), Tone::Faint),
                Cell::plain(shown(&crate::pages::doc::figure::short_day(&listed.opened, speaker))),
                Cell::plain(game),
                Cell::plain(players),
                Cell::plain(listed.deals.to_string()),
                Cell::plain(listed.totals.clone()),
                Cell::toned(state, tone),
            ]
        })
        .collect();
    doc.table(Table { columns, rows });
    let order = speaker.word(if by_day { "list-by-day" } else { "list-by-written" });
    if matches.len() < all {
        let (count, all) = (matches.len().to_string(), all.to_string());
        let facts = [("count", count.as_str()), ("all", &all), ("order", &order)];
        doc.toned(speaker.phrase("list-cut", &facts), Tone::Faint);
    } else if matches.len() > 1 {
        doc.toned(speaker.phrase("list-whole", &[("order", &order)]), Tone::Faint);
    }
    doc
}
