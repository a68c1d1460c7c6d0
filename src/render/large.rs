//! A slate that fills the screen: totals in figures that are read from across the room, the last deals below.
//!
//! Only bold, reverse and the terminal's own colours are used, so it reads on light and dark alike.

use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;

use super::{Look, terminal};
use crate::pages::{Doc, Tone};

/// What the screen shows.
#[derive(Debug, Clone)]
pub struct Screen {
    /// The heading.
    pub heading: String,
    /// Names and totals; the one that leads is marked.
    pub totals: Vec<(String, i32, bool)>,
    /// What stands right under the totals, most important first.
    pub lines: Vec<(String, Tone)>,
    /// The last deals: as many as are given, the shortest page that is tried last.
    pub deals: Vec<Doc>,
    /// A word on the keys.
    pub keys: String,
}

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

/// A figure as rows of blocks, each cell so many columns wide and rows high.
fn large(figure: i32, wide: usize, high: usize) -> Vec<String> {
    let text = figure.to_string();
    let digits: Vec<&[&str; 5]> = text
        .chars()
        .map(|digit| digit.to_digit(10).and_then(|n| DIGITS.get(n as usize)).unwrap_or(&MINUS))
        .collect();
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
fn scale(totals: &[(String, i32, bool)], area: Rect) -> Option<(usize, usize)> {
    let digits = totals.iter().map(|(_, total, _)| total.to_string().len()).max().unwrap_or(1);
    let each = usize::from(area.width) / totals.len().max(1);
    let height = usize::from(area.height);
    [(4, 2), (3, 2), (2, 1), (1, 1)]
        .into_iter()
        .find(|(wide, high)| digits * 4 * wide <= each.saturating_sub(1) && 5 * high + 12 <= height)
}

/// Draws the screen.
pub fn large_slate(frame: &mut Frame<'_>, screen: &Screen) {
    let area = frame.area();
    let scale = scale(&screen.totals, area);
    let figures = scale.map_or(1, |(_, high)| 5 * high) + 1;
    let said = screen.lines.len().min(6);
    let rows = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(rows(figures + 1)),
        Constraint::Length(rows(said)),
        Constraint::Min(0),
        Constraint::Length(1),
    ])
    .split(area);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    frame.render_widget(Paragraph::new(screen.heading.as_str()).style(bold), rows[0]);
    let columns = Layout::horizontal(screen.totals.iter().map(|_| Constraint::Fill(1))).split(rows[1]);
    for ((name, total, leads), column) in screen.totals.iter().zip(columns.iter()) {
        let style = if *leads { bold.add_modifier(Modifier::REVERSED) } else { bold };
        let mut text = vec![Line::from(""), Line::from(Span::styled(format!(" {name} "), style))];
        match scale {
            Some((wide, high)) => text.extend(large(*total, wide, high).into_iter().map(Line::from)),
            None => text.push(Line::from(Span::styled(total.to_string(), bold))),
        }
        frame.render_widget(Paragraph::new(Text::from(text)).alignment(Alignment::Center), *column);
    }
    let said = screen.lines.iter().map(|(line, tone)| match tone {
        Tone::Strong | Tone::Alarm => Line::from(Span::styled(line.as_str(), bold)),
        Tone::Plain | Tone::Faint => Line::from(line.as_str()),
    });
    frame.render_widget(Paragraph::new(said.collect::<Vec<_>>()), rows[2]);
    let look = Look { width: usize::from(area.width).max(30), color: false };
    let pages = screen.deals.iter().map(|doc| terminal(doc, look));
    let mut pages: Vec<String> = pages.collect();
    let fits = |page: &String| page.lines().count() <= usize::from(rows[3].height);
    let page = pages.iter().position(fits).map(|place| pages.swap_remove(place));
    frame.render_widget(Paragraph::new(page.unwrap_or_default()), rows[3]);
    let faint = Style::new().add_modifier(Modifier::DIM);
    frame.render_widget(Paragraph::new(screen.keys.as_str()).style(faint), rows[4]);
}

fn rows(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;

    fn drawn(width: u16, height: u16, totals: &[i32]) -> String {
        let totals = totals.iter().map(|total| ("Ana+Cy".to_owned(), *total, *total > 0)).collect();
        let screen = Screen {
            heading: "…".into(),
            totals,
            lines: vec![("next".into(), Tone::Strong)],
            deals: vec![Doc::default()],
            keys: "q".into(),
        };
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
        terminal.draw(|frame| large_slate(frame, &screen)).expect("drawn");
        terminal.backend().to_string()
    }

    #[test]
    fn figures_grow_with_the_window_and_give_way_to_plain_ones() {
        assert!(drawn(120, 40, &[1240, -35]).contains('█'));
        assert!(drawn(60, 24, &[1240, 960]).contains('█'));
        let small = drawn(40, 12, &[1240, 960, 3, 4, 5]);
        assert!(small.contains("1240") && !small.contains('█'), "{small}");
        assert!(drawn(1, 1, &[0]).len() < 40);
    }
}
