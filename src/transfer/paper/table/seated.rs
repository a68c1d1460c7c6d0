//! Who plays, where nobody said so and a pad to be explained says it itself: the names at the head of its columns, or no name at all.

use crate::transfer::paper::key::{Key, is_no, is_yes, kinds_shown, side_named};
use crate::transfer::paper::row::figures::{is_dash, number, whole};
use crate::transfer::paper::row::taker::partners;
use crate::transfer::paper::table::{Table, bare_of_total};
use crate::words;
use ardoise_rules::cards::{fold_word, suits_meant};
use ardoise_rules::engine::AnyGame;
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::Tongue;

/// The players of a pad, in the order in which they stand at the head of the columns of figures, partners across the table: as many as
/// can play, and among them everybody who took.
pub(in crate::transfer::paper) fn headed(table: &Table, game: &dyn AnyGame) -> Option<Vec<String>> {
    let forms = game.info().forms;
    let figures = |place: usize| {
        let cells = table.rows.iter().filter_map(|row| row.cells.get(place));
        let mut told = cells.filter(|cell| !cell.is_empty() && !is_dash(cell)).peekable();
        told.peek().is_some() && told.all(|cell| number(cell).is_ok())
    };
    let name = |heading: &String| bare_of_total(heading).unwrap_or(heading).trim().to_owned();
    let unknown = |heading: &String| {
        let beyond = ["beyond", "came"].into_iter().any(|id| words::heading(&fold_word(heading), id));
        Key::of_heading(heading, forms).is_none() && !beyond && heading.starts_with(char::is_alphabetic)
    };
    // What is counted of somebody stands beside what he marked: `Brisques Ana`.
    let alone = |heading: &String| {
        let is = |word: &str| table.headings.iter().any(|other| fold_word(other) == fold_word(word));
        let parted =
            [heading.split_once(' ').map(|(word, _)| word), heading.rsplit_once(' ').map(|(_, word)| word)];
        !parted.into_iter().flatten().any(is)
    };
    let headings = table.headings.iter().enumerate();
    let mut headed: Vec<(usize, &String)> =
        headings.filter(|(place, heading)| unknown(heading) && figures(*place) && alone(heading)).collect();
    let nobodys = |headed: &[(usize, &String)]| {
        let places: Vec<usize> = headed.iter().map(|(place, _)| *place).collect();
        places.iter().position(|place| beside_all(table, *place, &places))
    };
    while let Some(at) = nobodys(&headed) {
        headed.remove(at);
    }
    let names: Vec<String> = headed.into_iter().map(|(_, heading)| name(heading)).collect();
    let two = match names.as_slice() {
        [one, other] => partners(one).zip(partners(other)),
        _ => None,
    };
    let players = match two {
        Some(([first, third], [second, fourth])) => vec![first, second, third, fourth],
        None => names,
    };
    let distinct = |(place, name): (usize, &String)| {
        let same = |other: &String| fold_word(other) == fold_word(name);
        !players[..place].iter().any(same)
    };
    let fits = game.suiting(players.len(), &[]).is_some() && players.len() > 1;
    let took = cells_of(table, forms, |key| matches!(key, Key::Bidder | Key::Dealer));
    let known = |cell: &&String| {
        let folded = fold_word(cell);
        let begins = |name: &String| fold_word(name).starts_with(&folded);
        // Who took may stand there with the suit.
        let in_suit = || {
            let (name, suit) = folded.rsplit_once(' ')?;
            let player = players.iter().any(|player| fold_word(player) == name);
            Some(player && !suits_meant(suit, Tongue::typed(Lang::Fr).letters).is_empty())
        };
        side_named(&folded).is_some()
            || players.iter().any(begins)
            || in_suit() == Some(true)
            || partners(cell).is_some_and(|two| {
                two.iter().all(|one| players.iter().any(|name| fold_word(name) == fold_word(one)))
            })
    };
    let whole = fits && players.iter().enumerate().all(distinct) && took.iter().all(known);
    whole.then_some(players)
}

/// Do all the other columns come to nothing in most lines, so that what stands in this one is nobody's: a price, or their sum?
fn beside_all(table: &Table, column: usize, places: &[usize]) -> bool {
    let others = places.iter().filter(|place| **place != column);
    let lines = table.rows.iter().map(|row| {
        let figure = |place: &usize| row.cells.get(*place).and_then(|cell| whole(cell).ok());
        others.clone().filter_map(figure).collect::<Vec<i64>>()
    });
    let told: Vec<i64> =
        lines.filter(|line| line.iter().any(|figure| *figure != 0)).map(|line| line.iter().sum()).collect();
    2 * told.iter().filter(|sum| **sum == 0).count() > told.len()
}

/// Is nobody named in a table of two sides: do all who took, dealt or raised stand in it as a side, a yes or a number?
pub(in crate::transfer::paper) fn nobody_named(table: &Table, game: &dyn AnyGame) -> bool {
    let forms = game.info().forms;
    let sides = |heading: &String| {
        let side = |key: Key| {
            matches!(&key, Key::Total(account) if matches!(account.as_str(), "a" | "b"))
                || matches!(key.counts_of(), Some("a" | "b"))
        };
        Key::of_heading(heading, forms).is_some_and(side) || side_named(&fold_word(heading)).is_some()
    };
    let people =
        |key: &Key| matches!(key, Key::Bidder | Key::Dealer | Key::Raise(_) | Key::Event(_) | Key::Kind(..));
    let told = cells_of(table, forms, people);
    // Nor does what was shown name anybody: `belote`, `tierce`, `50`.
    let shown = |folded: &str| {
        forms.iter().any(|form| {
            let kinds = kinds_shown(form).unwrap_or_default();
            form.column && form.is_named(folded) || kinds.iter().any(|kind| kind.is_named(folded))
        })
    };
    let silent = |cell: &&String| {
        let says = |word: &str| {
            let folded = fold_word(word);
            let sign = is_yes(&folded) || is_no(&folded) || number(word).is_ok();
            sign || side_named(&folded).is_some() || shown(&folded)
        };
        says(cell) || cell.split_whitespace().all(says)
    };
    table.headings.iter().filter(|heading| sides(heading)).count() > 1 && told.iter().all(silent)
}

/// The cells of the columns that say something, empty ones aside.
fn cells_of<'t>(
    table: &'t Table,
    forms: &'static [ardoise_rules::engine::Form],
    wanted: impl Fn(&Key) -> bool,
) -> Vec<&'t String> {
    // Of two columns that say the same the second one is another thing: `Preneur`, `Prise`.
    let mut seen: Vec<Key> = Vec::new();
    let headings = table.headings.iter().enumerate();
    let places = headings.filter(|(_, heading)| {
        let Some(key) = Key::of_heading(heading, forms) else { return false };
        let once = matches!(key, Key::Raise(_)) || !seen.contains(&key);
        let told = once && wanted(&key);
        seen.push(key);
        told
    });
    let places: Vec<usize> = places.map(|(place, _)| place).collect();
    let places = places.into_iter();
    let cells = places.flat_map(|place| table.rows.iter().filter_map(move |row| row.cells.get(place)));
    cells.filter(|cell| !cell.is_empty() && !is_dash(cell)).collect()
}
