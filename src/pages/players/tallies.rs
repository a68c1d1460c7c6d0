//! Columns that pages of players share: matches one by one and with what was won of them, deals with points and margin.

use crate::pages::doc::figure::{quotient, quotient_change, share, tenths};
use crate::pages::doc::{Cell, Column, Doc, Table};
use ardoise_desk::records::{Marked, Rating, Tally};
use ardoise_rules::words::Speaker;

/// The heads of matches: played, over, won, in hundredths.
pub fn tally_columns(speaker: &Speaker) -> Vec<Column> {
    let figures = |id: &str| Column::figures(speaker.word(id));
    vec![
        figures("evening-played"),
        figures("stats-over").spare(),
        figures("evening-won"),
        figures("stats-share").spare(),
    ]
}

/// Matches: played, over, won, in hundredths.
pub fn tally_cells(tally: Tally, speaker: &Speaker) -> Vec<Cell> {
    let number = |number: u32| Cell::plain(number.to_string());
    vec![
        number(tally.matches),
        number(tally.over),
        number(tally.won),
        Cell::plain(share(tally.won, tally.over, speaker)),
    ]
}

/// The heads of matches one by one: day, game, partners and others, both totals, and who won.
pub fn match_columns(speaker: &Speaker) -> Vec<Column> {
    let words = |id: &str| Column::words(speaker.word(id));
    let figures = |id: &str| Column::figures(speaker.word(id));
    vec![
        words("list-day"),
        words("list-game"),
        words("year-with"),
        words("year-against"),
        figures("year-own"),
        figures("year-others"),
        words("evening-result"),
    ]
}

/// The heads of deals: how many, points and margin a deal.
pub fn marked_columns(speaker: &Speaker) -> Vec<Column> {
    let figures = |id: &str| Column::figures(speaker.word(id));
    vec![
        figures("list-deals").spare(),
        figures("stats-points-a-deal").spare(),
        figures("stats-margin-a-deal"),
    ]
}

/// Deals: how many, points and margin a deal.
pub fn marked_cells(marked: Marked, speaker: &Speaker) -> Vec<Cell> {
    if marked.deals == 0 {
        return ["0", "", ""].map(Cell::plain).into();
    }
    let deals = i64::from(marked.deals);
    vec![
        Cell::plain(marked.deals.to_string()),
        Cell::plain(quotient(marked.points, deals, speaker)),
        Cell::plain(quotient_change(marked.margin, deals, speaker)),
    ]
}

/// `27,4 ± 3,1`, and that it is provisional where it rests on few matches.
pub fn rated(rating: Rating, speaker: &Speaker) -> String {
    let mark = speaker.word("figure-decimal");
    let text = |number: f64| tenths(in_tenths(number), &mark);
    let text = format!("{}\u{a0}±\u{a0}{}", text(rating.estimate), text(rating.uncertainty));
    if rating.provisional() { speaker.phrase("stats-provisional", &[("rating", &text)]) } else { text }
}

/// A rating in tenths.
#[expect(clippy::cast_possible_truncation, reason = "ratings are far below what an integer holds")]
pub fn in_tenths(number: f64) -> i64 {
    (number * 10.0).round() as i64
}

/// A section with matches by something.
pub fn tallies(
    doc: &mut Doc,
    (level, id): (u8, &str),
    head: &str,
    list: Vec<(String, Tally)>,
    speaker: &Speaker,
) {
    if list.is_empty() {
        return;
    }
    doc.section(level, speaker.word(id));
    let mut columns = vec![Column::words(speaker.word(head))];
    columns.extend(tally_columns(speaker));
    let row = |(name, tally): (String, Tally)| {
        let mut row = vec![Cell::plain(name)];
        row.extend(tally_cells(tally, speaker));
        row
    };
    doc.captioned(speaker.word(id), Table { columns, rows: list.into_iter().map(row).collect() });
}

/// `12 over`.
pub(in crate::pages) fn over_words(over: u32, speaker: &Speaker) -> String {
    speaker.phrase("year-over", &[("count", &over.to_string())])
}
