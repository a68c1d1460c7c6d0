//! A table that has nothing but what was marked, of a game in which that says what came of each deal.

use crate::transfer::paper::columns::{Named, Reader};
use crate::transfer::paper::key::{Key, side_named};
use crate::transfer::paper::rows::{Row, Sense, seat_of};
use crate::transfer::paper::table::Table;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::Seat;

/// Of so many deals one may show nothing: a figure is wrong, or the deal was a draw.
const FEW: usize = 3;

/// Takes the columns under the sides for what was marked, where nothing tells what was made and nearly every deal shows it. Whether it
/// did.
pub(super) fn tell(table: &Table, keys: &mut [(Key, usize)], reader: &Reader<'_>) -> bool {
    let known =
        |key: &Key| key.counts_what_was_made() || matches!(key, Key::Contract | Key::Lines | Key::Total(_));
    if reader.named != Named::Figures || keys.iter().any(|(key, _)| known(key)) {
        return false;
    }
    let place = |wanted: &dyn Fn(&Key) -> bool| keys.iter().find(|(key, _)| wanted(key)).map(|(_, at)| *at);
    let side = |side: &str| place(&|key| key.counts_of() == Some(side));
    let (Some(taker), Some(one), Some(other)) = (place(&|key| *key == Key::Bidder), side("a"), side("b"))
    else {
        return false;
    };
    let figure =
        |row: &Row, at: usize| row.cells.get(at).and_then(|cell| cell.parse::<i32>().ok()).unwrap_or(0);
    let shows = |row: &&Row| {
        let seat = row.cells.get(taker).and_then(|cell| taker_of(cell, reader.players));
        let came = |seat| {
            reader.game.came_of_marks(seat, of_taker(seat, [figure(row, one), figure(row, other)]), &[])
        };
        seat.and_then(came).is_some()
    };
    let told = table.rows.iter().filter(|row| row.cells.get(taker).is_some_and(|cell| !cell.is_empty()));
    let (shown, others): (Vec<&Row>, Vec<&Row>) = told.partition(shows);
    if shown.is_empty() || others.len() > shown.len() / FEW {
        return false;
    }
    for (key, _) in keys {
        if let Key::Count(_, Some(account)) = key {
            *key = Key::Total(account.clone());
        }
    }
    true
}

/// Whoever took, or the first player of the side that did.
fn taker_of(cell: &str, players: &[String]) -> Option<Seat> {
    seat_of(cell, players).or_else(|| side_named(&fold_word(cell))).map(Seat::at)
}

/// What was marked, by the side that took and the other one.
fn of_taker(taker: Seat, [one, other]: [i32; 2]) -> [i32; 2] {
    if taker.index() % 2 == 1 { [other, one] } else { [one, other] }
}

impl Sense<'_> {
    /// What the marks of a row say came of its deal, as events beside those that its other cells tell.
    pub(super) fn told_by_marks(&self, row: &Row, (bidder, told): (Option<&str>, &[String])) -> Vec<String> {
        let marks = ["a", "b"].map(|side| {
            let cell = self.cell(row, &Key::Total(side.to_owned()));
            cell.and_then(|cell| cell.parse::<i32>().ok()).unwrap_or(0)
        });
        let came = bidder.and_then(|bidder| taker_of(bidder, self.players));
        let came =
            came.and_then(|seat| self.game.came_of_marks(seat, of_taker(seat, marks), &self.read(told)));
        came.map(|events| self.written(&events)).unwrap_or_default()
    }
}
