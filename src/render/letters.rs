//! A curve drawn with letters, for a terminal: told apart by its marks, not by colour.

use unicode_width::UnicodeWidthStr as _;

use super::chart::steps;
use crate::pages::Chart;

/// The lines between the marks of the first account, the second, …
const LINES: [char; 5] = ['∙', ':', '-', '~', '*'];
/// So many rows are between the lowest and the highest point, where there is room.
pub const ROWS: usize = 14;

/// The chart as lines no wider than `width`, with so many rows between the lowest and the highest point.
#[must_use]
pub fn letters(chart: &Chart, width: usize, rows: usize) -> Vec<String> {
    let rows = i64::try_from(rows.max(1)).unwrap_or(1);
    let columns = i64::try_from(width.clamp(30, 100)).unwrap_or(30);
    let ((x0, x1), (low, high)) = chart.range();
    let (first, last, step) = steps(low, high, (rows / 2).clamp(1, 6));
    let words = |value: i64| chart.figure(i32::try_from(value).unwrap_or(i32::MAX));
    let left = [first, last].map(|value| words(value).width()).into_iter().max().unwrap_or(1) + 1;
    let left = i64::try_from(left).unwrap_or(8);
    let (x0, x1) = (i64::from(x0), i64::from(x1.max(x0.saturating_add(1))));
    let across = |x: i64| left + 1 + (x - x0) * (columns - left - 3) / (x1 - x0);
    let down = |y: i64| rows - (y - first) * rows / (last - first).max(1);
    let mut sheet = Sheet { columns, cells: Vec::new() };
    sheet.cells = vec![' '; usize::try_from(columns * (rows + 2)).unwrap_or(0)];
    let mut value = first;
    while value <= last {
        let row = down(value);
        for x in left..columns {
            sheet.put(
                x,
                row,
                if value == 0 {
                    '─'
                } else if x % 2 == 0 {
                    '·'
                } else {
                    ' '
                },
            );
        }
        sheet.text(left - 1, row, &words(value));
        value += step;
    }
    (0..=rows).for_each(|row| sheet.put(left, row, '│'));
    let wide = i64::try_from(x1.to_string().len()).unwrap_or(1) + 2;
    let each = (columns - left - 3) / (x1 - x0).max(1);
    let stride = [1, 2, 4, 5, 10, 20, 50].into_iter().find(|stride| each * stride >= wide).unwrap_or(100);
    let mut x = x0;
    while x <= x1 {
        let place = usize::try_from(x).ok().and_then(|place| chart.places.get(place)).cloned();
        sheet.text(across(x), rows + 1, &place.unwrap_or_else(|| x.to_string()));
        x += stride;
    }
    for (no, series) in chart.series.iter().enumerate() {
        for run in &series.runs {
            let points: Vec<(i64, i64)> =
                run.iter().map(|(x, y)| (across(i64::from(*x)), down(i64::from(*y)))).collect();
            for pair in points.windows(2) {
                sheet.line(pair[0], pair[1], LINES[no % LINES.len()]);
            }
            points.iter().for_each(|(x, y)| sheet.put(*x, *y, Chart::mark(no)));
        }
    }
    let rows = sheet.cells.chunks(usize::try_from(columns).unwrap_or(1));
    rows.map(|row| row.iter().collect::<String>().trim_end().to_owned())
        .skip_while(String::is_empty)
        .collect()
}

/// A sheet of letters.
struct Sheet {
    columns: i64,
    cells: Vec<char>,
}

impl Sheet {
    fn put(&mut self, x: i64, y: i64, letter: char) {
        if !(0..self.columns).contains(&x) || y < 0 {
            return;
        }
        let Some(cell) = usize::try_from(y * self.columns + x).ok().and_then(|at| self.cells.get_mut(at))
        else {
            return;
        };
        let rank = |letter: char| match letter {
            ' ' => 0,
            '·' => 1,
            '─' | '│' => 2,
            '┼' => 3,
            letter if LINES.contains(&letter) => 4,
            _ => 5,
        };
        *cell = match (*cell, letter) {
            ('─', '│') | ('│', '─') => '┼',
            // Two sides at the same place: neither hides the other.
            (old, new) if rank(old) == 5 && rank(new) == 5 && old != new => '◆',
            (old, new) if rank(new) >= rank(old) => new,
            (old, _) => old,
        };
    }

    /// Words that end at that column.
    fn text(&mut self, end: i64, y: i64, text: &str) {
        let begin = end - i64::try_from(text.width()).unwrap_or(0);
        for (letter, x) in text.chars().zip(begin + 1..) {
            self.put(x, y, letter);
        }
    }

    fn line(&mut self, (x, y): (i64, i64), (to_x, to_y): (i64, i64), letter: char) {
        let length = (to_x - x).abs().max((to_y - y).abs()).max(1);
        for step in 0..=length {
            self.put(x + (to_x - x) * step / length, y + (to_y - y) * step / length, letter);
        }
    }
}
