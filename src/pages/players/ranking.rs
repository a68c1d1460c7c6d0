//! Rankings: who did how well in a period, game by game, and all players there are.

use super::tallies::{marked_cells, marked_columns, rated, tally_cells, tally_columns};
use crate::pages::doc::{Cell, Column, Doc, Table, Tone, figure};
use ardoise_desk::records::{Order, Ranked, Ranking, Rating, SETTLED, Tally};
use ardoise_rules::words::{Speaker, shown};

/// A player as the list shows him.
#[derive(Debug, Clone, PartialEq)]
pub struct ListedPlayer {
    /// The name.
    pub name: String,
    /// Other names of his.
    pub aliases: Vec<String>,
    /// His matches.
    pub tally: Tally,
    /// His rating.
    pub rating: Rating,
}

/// All players, in the order that is named below them.
#[must_use]
pub fn players(listed: &[ListedPlayer], order: Order, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    if listed.is_empty() {
        doc.text(speaker.word("players-none"));
        return doc;
    }
    let mut columns = vec![Column::words(speaker.word("evening-player"))];
    columns.extend(tally_columns(speaker));
    columns.push(Column::figures(speaker.word("stats-rating")));
    columns.push(Column::words(speaker.word("stats-aliases")));
    let rows = listed
        .iter()
        .map(|player| {
            let aliases: Vec<String> = player.aliases.iter().map(|name| shown(name)).collect();
            let mut row = vec![Cell::toned(shown(&player.name), Tone::Strong)];
            row.extend(tally_cells(player.tally, speaker));
            row.push(Cell::plain(rated(player.rating, speaker)));
            row.push(Cell::toned(aliases.join(", "), Tone::Faint));
            row
        })
        .collect();
    doc.table(Table { columns, rows });
    doc.toned(order_words(order, speaker), Tone::Faint);
    rating_words(&mut doc, listed.iter().map(|player| player.rating), speaker);
    doc
}

/// By what it is ordered, in words.
fn order_words(order: Order, speaker: &Speaker) -> String {
    speaker.word(match order {
        Order::Won => "ranking-order-won",
        Order::Share => "ranking-order-share",
        Order::Points => "ranking-order-points",
        Order::Margin => "ranking-order-margin",
        Order::Rating => "ranking-order-rating",
        Order::Matches => "ranking-order-matches",
        Order::Name => "ranking-order-name",
    })
}

/// What a rating is, and which are provisional.
pub(super) fn rating_words(doc: &mut Doc, ratings: impl Iterator<Item = Rating>, speaker: &Speaker) {
    if { ratings }.any(|rating| rating.provisional()) {
        let count = SETTLED.to_string();
        doc.toned(speaker.phrase("stats-provisional-words", &[("count", &count)]), Tone::Faint);
    }
    doc.toned(speaker.word("stats-rating-words"), Tone::Faint);
}

/// The rankings of a period under a title, each game apart, the first so many of each.
#[must_use]
pub fn rankings(title: &str, rankings: &[Ranking], order: Order, most: usize, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    doc.title(title);
    if rankings.is_empty() {
        doc.text(speaker.word("players-none"));
        return doc;
    }
    doc.toned(order_words(order, speaker), Tone::Faint);
    for ranking in rankings {
        let game = speaker.option(&ranking.game, "game-name").unwrap_or_else(|| ranking.game.clone());
        doc.section(2, game);
        let count = ranking.matches.to_string();
        let caption = speaker.phrase("evening-titled", &[("count", &count)]);
        ranked(&mut doc, caption, &ranking.players, ("evening-player", most), speaker);
        if !ranking.pairs.is_empty() {
            doc.section(3, speaker.word("ranking-pairs"));
            let count = ranking.pairs.len().to_string();
            let caption = speaker.phrase("ranking-pair-count", &[("count", &count)]);
            ranked(&mut doc, caption, &ranking.pairs, ("ranking-pair", most), speaker);
        }
    }
    doc.toned(speaker.word("stats-margin-words"), Tone::Faint);
    let rated = rankings.iter().flat_map(|ranking| &ranking.players).filter_map(|ranked| ranked.rating);
    rating_words(&mut doc, rated, speaker);
    doc
}

/// The first so many of a ranking; where there are more it says how to have them all.
fn ranked(doc: &mut Doc, caption: String, list: &[Ranked], (head, most): (&str, usize), speaker: &Speaker) {
    doc.captioned(caption, table(&list[..list.len().min(most)], head, speaker));
    if list.len() > most {
        let (count, all) = (most.to_string(), list.len().to_string());
        doc.toned(speaker.phrase("ranking-cut", &[("count", &count), ("all", &all)]), Tone::Faint);
    }
}

fn table(list: &[Ranked], head: &str, speaker: &Speaker) -> Table {
    let with_rating = list.iter().any(|ranked| ranked.rating.is_some());
    let mut columns = vec![Column::figures(speaker.word("ranking-rank")), Column::words(speaker.word(head))];
    columns.extend(tally_columns(speaker));
    columns.extend(marked_columns(speaker));
    if with_rating {
        columns.push(Column::figures(speaker.word("stats-rating")));
    }
    let rows = list.iter().map(|ranked| {
        let names: Vec<String> = ranked.names.iter().map(|name| shown(name)).collect();
        let mut row = vec![
            Cell::plain(figure::rank(ranked.rank, speaker)),
            Cell::toned(names.join(" + "), Tone::Strong),
        ];
        row.extend(tally_cells(ranked.tally, speaker));
        row.extend(marked_cells(ranked.marked, speaker));
        if with_rating {
            row.push(Cell::plain(ranked.rating.map_or_else(String::new, |rating| rated(rating, speaker))));
        }
        row
    });
    Table { columns, rows: rows.collect() }
}
