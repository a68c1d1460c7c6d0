//! A slate that fills the screen: totals in figures that are read from across the room, the last deals below.
//!
//! Only bold, reverse and the terminal's own colours are used, so it reads on light and dark alike.

use super::canvas::{Canvas, Ink};
use super::letters::{ROWS, letters};
use super::terminal::wrap;
use crate::pages::{Chart, Drawn, Tone};

/// What the screen shows.
#[derive(Debug, Clone, Default)]
pub struct Screen {
    /// The heading.
    pub heading: String,
    /// Names and totals; the one that leads is marked.
    pub totals: Vec<(String, i32, bool)>,
    /// What the open deal is about, and who undertook it.
    pub open: Option<(String, String)>,
    /// What stands right under the totals, most important first.
    pub lines: Vec<(String, Tone)>,
    /// The deals, of which the last are shown.
    pub deals: Drawn,
    /// The curve of the match.
    pub curve: Option<Chart>,
    /// A word on the keys.
    pub keys: String,
}

/// The rows of a large sign, and of the name under it.
const OPEN: usize = 7;
/// The fewest rows of deals that are left to the slate before anything else is large.
const LEAST: usize = 5;
/// The fewest rows in which a curve is drawn.
const CURVE: usize = 8;
/// The most lines between the totals and the deals.
const SAID: usize = 6;

/// The rows of a digit: three cells wide, five high.
const DIGITS: [[&str; 5]; 10] = [
    ["###", "# #", "# #", "# #", "###"],
    [" # ", "## ", " # ", " # ", "###"],
    ["###", "  #", "###", "#  ", "###"],
    ["###", "  #", " ##", "  #", "###"],
    ["# #", "# #", "###", "  #", "  #"],
    ["###", "#  ", "###", "  #", "###"],
    ["###", "#  ", "###", "# #", "###"],
    ["###", "  #", "  #", " # ", " # "],
    ["###", "# #", "###", "# #", "###"],
    ["###", "# #", "###", "  #", "###"],
];
const MINUS: [&str; 5] = ["   ", "   ", "###", "   ", "   "];

const SUITS: [(char, [&str; 5]); 4] = [
    ('♥', [" # # ", "#####", "#####", " ### ", "  #  "]),
    ('♦', ["  #  ", " ### ", "#####", " ### ", "  #  "]),
    ('♣', [" ### ", "# # #", "#####", "# # #", " ### "]),
    ('♠', ["  #  ", " ### ", "#####", "# # #", "  #  "]),
];

/// A sign in blocks; none of what is no figure and no suit.
fn sign(letter: char) -> Option<&'static [&'static str; 5]> {
    let digit = letter.to_digit(10).and_then(|n| DIGITS.get(n as usize));
    let minus = matches!(letter, '-' | '\u{2212}').then_some(&MINUS);
    digit.or(minus).or_else(|| SUITS.iter().find(|(suit, _)| *suit == letter).map(|(_, rows)| rows))
}

/// The figures and suits of a text as rows of blocks, each cell so many columns wide and rows high; nothing where it has none.
fn large(text: &str, wide: usize, high: usize) -> Vec<String> {
    let digits: Vec<&[&str; 5]> = text.chars().filter_map(sign).collect();
    if digits.is_empty() {
        return Vec::new();
    }
    let row = |row: usize| {
        let cells = digits.iter().map(|digit| {
            digit[row]
                .chars()
                .map(|cell| if cell == '#' { "█" } else { " " }.repeat(wide))
                .collect::<String>()
        });
        cells.collect::<Vec<_>>().join(&" ".repeat(wide))
    };
    (0..5).flat_map(|at| std::iter::repeat_n(row(at), high)).collect()
}

/// How large the figures can be: columns and rows of a cell; none where only plain figures fit.
fn scale(totals: &[(String, i32, bool)], (width, height): (usize, usize)) -> Option<(usize, usize)> {
    let digits = totals.iter().map(|(_, total, _)| total.to_string().len()).max().unwrap_or(1);
    let each = width / totals.len().max(1);
    // The deals keep their rows where the window is low.
    let beside = |high: usize| if high > 1 { 18 } else { 12 };
    [(4, 2), (3, 2), (2, 1), (1, 1)].into_iter().find(|(wide, high)| {
        digits * 4 * wide <= each.saturating_sub(1) && 5 * high + beside(*high) <= height
    })
}

/// How many rows each part of the screen has, from the top.
struct Shares {
    figures: usize,
    open: usize,
    said: usize,
    deals: usize,
    curve: usize,
}

/// Every row of the window is used: the totals first, then what is said, the deals, what is open in large signs, the curve.
fn shares(screen: &Screen, said: usize, figures: usize, height: usize) -> Shares {
    // The heading and the keys have a row each.
    let mut left = height.saturating_sub(2 + figures);
    let said = said.min(SAID).min(left);
    left -= said;
    let deals = usize::from(screen.deals.legend.is_some()) + 1 + screen.deals.rows.len();
    let open = if screen.open.is_some() && left >= OPEN + deals.min(LEAST) { OPEN } else { 0 };
    left -= open;
    let spare = left.saturating_sub(deals);
    let curve = if screen.curve.is_some() && spare > CURVE { spare } else { 0 };
    Shares { figures, open, said, deals: left - curve, curve }
}

/// Draws the screen on an empty canvas.
pub fn large_slate(canvas: &mut Canvas, screen: &Screen) {
    let (width, height) = (canvas.width(), canvas.height());
    let scale = scale(&screen.totals, (width, height));
    let figures = scale.map_or(1, |(_, high)| 5 * high) + 2;
    let toned = |tone: Tone| match tone {
        Tone::Strong | Tone::Alarm => Ink::Bold,
        Tone::Plain | Tone::Faint => Ink::Plain,
    };
    let said =
        screen.lines.iter().flat_map(|(line, tone)| wrap(line, width).into_iter().map(|line| (line, *tone)));
    let said: Vec<(String, Tone)> = said.collect();
    let share = shares(screen, said.len(), figures, height);
    canvas.write(0, 0, &screen.heading, Ink::Bold);

    let each = width / screen.totals.len().max(1);
    for (at, (name, total, leads)) in screen.totals.iter().enumerate() {
        let column = (at * each, each);
        canvas.centre(2, column, &format!(" {name} "), if *leads { Ink::Leading } else { Ink::Bold });
        match scale {
            Some((wide, high)) => {
                for (row, line) in large(&total.to_string(), wide, high).iter().enumerate() {
                    canvas.centre(3 + row, column, line, Ink::Plain);
                }
            }
            None => canvas.centre(3, column, &total.to_string(), Ink::Bold),
        }
    }

    let mut top = 1 + share.figures;
    if let Some((contract, by)) = screen.open.as_ref().filter(|_| share.open > 0) {
        canvas.centre(top, (0, width), format!("{contract} {by}").trim(), Ink::Bold);
        let wide = if width < 72 { 1 } else { 2 };
        for (row, line) in large(contract, wide, 1).iter().enumerate() {
            canvas.centre(top + 1 + row, (0, width), line, Ink::Plain);
        }
    }
    top += share.open;
    for (row, (line, tone)) in said.iter().take(share.said).enumerate() {
        canvas.write(top + row, 0, line, toned(*tone));
    }
    top += share.said;
    let heads = screen.deals.legend.iter().chain([&screen.deals.head]);
    let heads: Vec<&String> = heads.filter(|_| !screen.deals.rows.is_empty()).collect();
    let last = screen.deals.rows.len().min(share.deals.saturating_sub(heads.len()));
    let last = &screen.deals.rows[screen.deals.rows.len() - last..];
    for (row, line) in heads.into_iter().chain(last).take(share.deals).enumerate() {
        canvas.write(top + row, 0, line, Ink::Plain);
    }
    top += share.deals;
    if let Some(chart) = screen.curve.as_ref().filter(|_| share.curve > 0) {
        canvas.write(top, 0, &chart.legend().join("   "), Ink::Plain);
        // Under its rows stand the numbers of the deals.
        let drawn = letters(chart, width, share.curve.saturating_sub(3).min(2 * ROWS));
        for (row, line) in drawn.iter().take(share.curve - 1).enumerate() {
            canvas.write(top + 1 + row, 0, line, Ink::Plain);
        }
    }
    // Whatever else had no room: how to leave is there.
    canvas.clear(height - 1);
    canvas.write(height - 1, 0, &screen.keys, Ink::Faint);
}

#[cfg(test)]
mod tests {
    use super::super::canvas::read;
    use super::*;

    fn screen(totals: &[i32]) -> Screen {
        let totals = totals.iter().map(|total| ("Ana+Cy".to_owned(), *total, *total > 0)).collect();
        let rows = (1..=20).map(|no| format!("{no}  100 ♥ Ana")).collect();
        Screen {
            heading: "…".into(),
            totals,
            lines: vec![("next".into(), Tone::Strong)],
            deals: Drawn { legend: None, head: "No".into(), rows },
            keys: "q".into(),
            ..Screen::default()
        }
    }

    fn drawn(width: usize, height: usize, screen: &Screen) -> String {
        let mut canvas = Canvas::new(width, height);
        large_slate(&mut canvas, screen);
        read(&canvas).join("\n")
    }

    #[test]
    fn figures_grow_with_the_window_and_give_way_to_plain_ones() {
        assert!(drawn(120, 40, &screen(&[1240, -35])).contains('█'));
        assert!(drawn(60, 24, &screen(&[1240, 960])).contains('█'));
        let small = drawn(40, 12, &screen(&[1240, 960, 3, 4, 5]));
        assert!(small.contains("1240") && !small.contains('█'), "{small}");
        assert!(drawn(1, 1, &screen(&[0])).len() < 40);
    }

    #[test]
    fn the_deals_take_what_rows_are_left_the_last_ones_first_of_all() {
        for (width, height) in [(80, 24), (60, 20), (120, 40)] {
            let shown = drawn(width, height, &screen(&[1240, 960]));
            let rows: Vec<&str> = shown.lines().collect();
            let is_deal = |row: &str| row.contains("100 ♥");
            let last = rows.iter().rposition(|row| is_deal(row)).expect("deals");
            assert!(rows[last].contains("20  100"), "{shown}");
            // Either every deal is there, or no row is left.
            assert!(rows.iter().any(|row| row.starts_with("1  100")) || last == rows.len() - 2, "{shown}");
            assert!(rows.iter().filter(|row| row.contains("100 ♥")).count() >= 8, "{shown}");
        }
    }

    #[test]
    fn an_open_contract_is_large_where_deals_still_fit() {
        let open = Screen { open: Some(("110 ♥".into(), "Ana".into())), ..screen(&[1240, 960]) };
        let shown = drawn(100, 40, &open);
        assert!(shown.contains("110 ♥ Ana"), "{shown}");
        let blocks = |shown: &str| shown.matches('█').count();
        assert!(blocks(&shown) > blocks(&drawn(100, 40, &screen(&[1240, 960]))), "{shown}");
    }
}
