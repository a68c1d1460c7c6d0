//! A table that has what was marked and nowhere what was made, of a game in which that says what came of each deal.

use std::collections::{BTreeMap, BTreeSet};

use crate::transfer::paper::key::{Key, is_made, says_what_came, side_named};
use crate::transfer::paper::row::figures::{MANY, begins_anew, is_dash, number};
use crate::transfer::paper::row::players::seat_of;
use crate::transfer::paper::row::sense::{Fault, Marks, Row, Sense};
use crate::transfer::paper::table::Table;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Form, Said, Seat};
use ardoise_rules::words::plain;

/// Of so many deals one may show nothing: a figure is wrong, or the deal was a draw.
const FEW: usize = 3;

/// What stands under the sides: what each deal brought, or totals of which that is the difference.
fn under(table: &Table, [one, other]: [usize; 2], totals: bool) -> Marks {
    let figure = |cell: &str| number(cell).ok().and_then(|figure| figure.parse::<i32>().ok());
    let cells = |row: &Row| [one, other].map(|at| row.cells.get(at).cloned().unwrap_or_default());
    // A table that writes its noughts, or has a dash for them, leaves none of them out; one that is left out alone was forgotten.
    let each = || table.rows.iter().flat_map(cells);
    let writes = each().any(|cell| figure(&cell) == Some(0));
    let beside =
        |row: &Row| cells(row).iter().any(String::is_empty) && !cells(row).iter().all(String::is_empty);
    let blanks = table.rows.iter().filter(|row| beside(row)).count();
    let leaves = blanks >= MANY && !each().any(|cell| is_dash(&cell));
    // What stands above, where that is known.
    let mut last = [Some(0), Some(0)];
    // Above the first figure of a side nothing can stand.
    let mut begun = [false, false];
    let (mut marks, mut stood) = (BTreeMap::new(), BTreeMap::new());
    for row in &table.rows {
        let cells = cells(row);
        if cells.iter().all(String::is_empty) {
            continue;
        }
        let read = [0, 1].map(|side| figure(&cells[side]));
        let bare = |side: usize| is_dash(&cells[side]) || leaves && cells[side].is_empty();
        let known = |side: usize| match read[side] {
            Some(figure) => Some(figure),
            None if totals && !begun[side] && (cells[side].is_empty() || is_dash(&cells[side])) => Some(0),
            // Nothing is added: that is nought, or what stood there.
            None if bare(side) && totals => last[side],
            None if bare(side) && !writes => Some(0),
            None => None,
        };
        let now = [0, 1].map(known);
        // Another match begins: what stands there is what it brought.
        let above = now.into_iter().zip(last).filter_map(|(now, above)| now.zip(above));
        let anew = totals && begins_anew(above.map(|(now, above)| (now.into(), above.into())));
        let before = if anew { [Some(0), Some(0)] } else { last };
        let now = [0, 1].map(|side| if anew && read[side].is_none() { Some(0) } else { now[side] });
        begun = [0, 1].map(|side| read[side].is_some() || begun[side] && !anew);
        let brought = [0, 1].map(|side| {
            let above = if totals { before[side]? } else { 0 };
            Some(now[side]?.saturating_sub(above))
        });
        if let [Some(one), Some(other)] = brought {
            marks.insert(row.line, [one, other]);
        }
        if let [Some(one), Some(other)] = now {
            stood.insert(row.line, [one, other]);
        }
        last = now;
    }
    Marks { of: marks, totals: totals.then_some(stood) }
}

/// What somebody meant who wrote that figure by one slip of the pen: another digit, one too many, one too few, or two that changed
/// places.
fn meant(written: i32) -> BTreeSet<i32> {
    let digits: Vec<u8> = written.to_string().into_bytes();
    let mut meant = Vec::new();
    for at in 0..=digits.len() {
        for digit in b'0'..=b'9' {
            meant.push([&digits[..at], &[digit], &digits[at..]].concat());
            if at < digits.len() {
                meant.push([&digits[..at], &[digit], &digits[at + 1..]].concat());
            }
        }
        if at < digits.len() {
            meant.push([&digits[..at], &digits[at + 1..]].concat());
        }
        if at + 1 < digits.len() {
            meant.push([&digits[..at], &[digits[at + 1], digits[at]], &digits[at + 2..]].concat());
        }
    }
    let read = meant.iter().filter_map(|digits| std::str::from_utf8(digits).ok()?.parse().ok());
    read.filter(|figure| *figure != written && *figure >= 0).collect()
}

/// The places of the columns of both sides, where one column has each.
fn sides(keys: &[(Key, usize)]) -> Option<[usize; 2]> {
    let of = |side: &str| {
        let is = |key: &Key| key.counts_of() == Some(side) || *key == Key::Total(side.to_owned());
        let mut found = keys.iter().filter(|(key, _)| is(key)).map(|(_, at)| *at);
        found.next().filter(|_| found.next().is_none())
    };
    Some([of("a")?, of("b")?])
}

/// Stands a figure under one side alone in every row, where the heads say no more than whose it is and nobody took? Then it may be what was
/// marked as well as what was made.
pub(super) fn under_one_side(table: &Table, keys: &[(Key, usize)]) -> Option<Fault> {
    let taken = |key: &Key| matches!(key, Key::Bidder | Key::Contract | Key::Lines | Key::Events);
    let made = |key: &Key| matches!(key, Key::Count(_, Some(_)));
    if keys.iter().any(|(key, _)| taken(key)) || !keys.iter().any(|(key, _)| made(key)) {
        return None;
    }
    let places = sides(keys)?;
    let bare = |at: &usize| table.headings.get(*at).is_some_and(|head| !head.contains([' ', '-', '.']));
    let told = |row: &Row| {
        places.map(|at| row.cells.get(at).filter(|cell| !cell.is_empty() && !is_dash(cell)).cloned())
    };
    let mut rows = table.rows.iter().map(told).filter(|told| told.iter().any(Option::is_some)).peekable();
    let cell = rows.peek()?.iter().flatten().next()?.clone();
    let alone = places.iter().all(bare) && rows.all(|told| told.iter().flatten().count() == 1);
    alone.then(|| Fault { id: "paper-made-or-marked", args: vec![("cell", Arg::Text(plain(&cell)))] })
}

/// The columns of a table that tells who took and what was marked, and nowhere what was made, where nearly every deal shows that by its
/// marks; and these. `shows` counts the deals that do, and those that do not, by columns and marks.
pub(super) fn told(
    table: &Table,
    keys: &[(Key, usize)],
    shows: impl Fn(&[(Key, usize)], &Marks) -> (usize, usize),
) -> Option<(Vec<(Key, usize)>, Marks)> {
    let made = |key: &Key| matches!(key, Key::Count(_, None) | Key::Against(_) | Key::Events | Key::Lines);
    let taken = |key: &Key| matches!(key, Key::Bidder | Key::Contract);
    if keys.iter().any(|(key, _)| made(key)) || !keys.iter().any(|(key, _)| taken(key)) {
        return None;
    }
    let places = sides(keys)?;
    let keys: Vec<(Key, usize)> = keys.iter().cloned().map(|(key, at)| (marked(key), at)).collect();
    [false, true].into_iter().find_map(|totals| {
        let marks = under(table, places, totals);
        let (shown, others) = shows(&keys, &marks);
        (shown > 0 && others <= shown / FEW).then(|| (keys.clone(), marks))
    })
}

/// What was marked for the deals of which a word stands where what was made would (`fait`, `chute`), where that shows what came of most
/// of them. `shows` counts as in [`told`].
pub(super) fn beside_words(
    table: &Table,
    keys: &[(Key, usize)],
    forms: &'static [Form],
    shows: impl Fn(&Marks) -> (usize, usize),
) -> Option<Marks> {
    let told = |row: &&Row| word_of_came(row, keys, forms).is_some();
    let words: BTreeSet<usize> = table.rows.iter().filter(told).map(|row| row.line).collect();
    let places = sides(keys).filter(|_| !words.is_empty())?;
    [false, true].into_iter().find_map(|totals| {
        let mut marks = under(table, places, totals);
        marks.of.retain(|line, _| words.contains(line));
        let (shown, others) = shows(&marks);
        (shown > others).then_some(marks)
    })
}

/// The word of a row that says what came of its deal, where what was made would stand.
fn word_of_came<'a>(row: &'a Row, keys: &[(Key, usize)], forms: &'static [Form]) -> Option<&'a str> {
    let made = keys.iter().filter(|(key, _)| matches!(key, Key::Count(_, None) | Key::Came));
    let mut cells = made.filter_map(|(_, place)| row.cells.get(*place));
    cells.find(|cell| says_what_came(cell, forms)).map(String::as_str)
}

/// What was counted for a side, as what it marked.
fn marked(key: Key) -> Key {
    match key {
        Key::Count(_, Some(account)) => Key::Total(account),
        other => other,
    }
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
    /// Does a cell say in a word what came of a deal, of a table whose marks say it? Where those of its row cannot be read, its end is not
    /// told.
    pub(super) fn came_in_marks(&self, cell: &str) -> bool {
        self.by_marks.is_some() && says_what_came(cell, self.forms)
    }

    /// That a word of a row says otherwise than what was marked for its deal: who fails has less than the others.
    pub(super) fn contradicted(&self, row: &Row) -> Option<Said> {
        let marks = *self.by_marks.as_ref()?.of.get(&row.line)?;
        let word = word_of_came(row, self.keys, self.forms)?;
        let taker = taker_of(&self.cell(row, &Key::Bidder)?, self.players)?;
        let [own, other] = of_taker(taker, marks);
        let otherwise = if is_made(&fold_word(word), self.forms)? { own < other } else { own > other };
        let figure = |figure: i32| Arg::Text(figure.to_string());
        let args = vec![
            ("line", Arg::from(row.line)),
            ("word", Arg::Text(plain(word))),
            ("own", figure(own)),
            ("other", figure(other)),
        ];
        otherwise.then(|| Said::of("paper-contradicted", args))
    }

    /// What the marks of a row say came of its deal, as events beside those that its other cells tell; none where they do not show it.
    pub(super) fn told_by_marks(
        &self,
        row: &Row,
        (bidder, told): (Option<&str>, &[String]),
    ) -> Option<Vec<String>> {
        let marks = *self.by_marks.as_ref()?.of.get(&row.line)?;
        let taker = taker_of(bidder?, self.players)?;
        let came = self.game.came_of_marks(taker, of_taker(taker, marks), &self.read(told))?;
        Some(self.written(&came))
    }

    /// How many events a row tells if that was marked for it; none where it does not show what came of its deal.
    fn tells(&self, row: &Row, marks: [i32; 2]) -> Option<usize> {
        let told = self.told(row, None).ok()?;
        let taker = taker_of(told.bidder.as_deref()?, self.players)?;
        Some(self.game.came_of_marks(taker, of_taker(taker, marks), &self.read(&told.events))?.len())
    }

    /// The same where one wrong total spoils what two deals brought: with what it may have been, by which both show what came of them.
    pub(super) fn mended(mut self, rows: &[Row]) -> Self {
        let Some(Marks { of, totals: Some(stood) }) = self.by_marks.clone() else { return self };
        let rows: Vec<&Row> = rows.iter().filter(|row| of.contains_key(&row.line)).collect();
        let mut right = of.clone();
        for (place, row) in rows.iter().enumerate() {
            let spoilt = &rows[place..rows.len().min(place + 2)];
            // What the next deal brought may still show something, though not what came of it.
            let untouched = |row: &&Row| right[&row.line] == of[&row.line];
            let unread = spoilt.iter().all(untouched) && self.tells(row, of[&row.line]).is_none();
            let (true, Some(totals)) = (unread, stood.get(&row.line)) else { continue };
            // Where all the others are tens, it is one too.
            let mut others =
                stood.iter().filter(|(line, _)| **line != row.line).flat_map(|(_, totals)| totals);
            let tens = others.all(|total| total % 10 == 0);
            let by = |side: usize| {
                let meant = meant(totals[side]).into_iter().filter(move |meant| !tens || meant % 10 == 0);
                meant.map(move |meant| (side, meant.saturating_sub(totals[side])))
            };
            let mends = [0, 1].into_iter().flat_map(by).filter_map(|(side, by)| {
                let mut mend = Vec::new();
                let mut told = 0;
                for (row, by) in spoilt.iter().zip([by, -by]) {
                    let mut marks = of[&row.line];
                    marks[side] = marks[side].saturating_add(by);
                    told += self.tells(row, marks)?;
                    mend.push((row.line, marks));
                }
                Some(((told, by.abs()), mend))
            });
            let likeliest = mends.min_by_key(|(likely, _)| *likely);
            right.extend(likeliest.into_iter().flat_map(|(_, mend)| mend));
        }
        self.by_marks = Some(Marks { of: right, totals: Some(stood) });
        self
    }

    /// The same where one of the two figures is a slip of the pen: what the other one says of the deal beside what that one may have
    /// been. That with the least besides is the likeliest.
    pub(super) fn told_by_one_mark(
        &self,
        row: &Row,
        (bidder, told): (Option<&str>, &[String]),
    ) -> Option<Vec<String>> {
        let by_marks = self.by_marks.as_ref().filter(|marks| marks.totals.is_none())?;
        let marks = *by_marks.of.get(&row.line)?;
        let taker = taker_of(bidder?, self.players)?;
        let told = self.read(told);
        let ways = [0, 1].into_iter().flat_map(|side| {
            meant(marks[side]).into_iter().map(move |figure| {
                let mut right = marks;
                right[side] = figure;
                (figure.abs_diff(marks[side]), right)
            })
        });
        let shown = ways.filter_map(|(by, right)| {
            let came = self.game.came_of_marks(taker, of_taker(taker, right), &told)?;
            Some(((came.len(), by), came))
        });
        shown.min_by_key(|(likely, _)| *likely).map(|(_, came)| self.written(&came))
    }

    /// Of how many rows the marks say what came of the deal, and of how many they do not.
    pub(super) fn shown_by_marks(&self, rows: &[Row]) -> (usize, usize) {
        let marks = |row: &Row| self.by_marks.as_ref().is_some_and(|marks| marks.of.contains_key(&row.line));
        let rows = rows.iter().filter(|row| marks(row) && !self.sums(row));
        let told = rows.filter_map(|row| Some((row, self.told(row, None).ok()?)));
        let played = told.filter(|(_, told)| told.played && told.bidder.is_some());
        let (shown, others): (Vec<_>, Vec<_>) = played.partition(|(row, told)| {
            self.told_by_marks(row, (told.bidder.as_deref(), &told.events)).is_some()
        });
        (shown.len(), others.len())
    }
}
