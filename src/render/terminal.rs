//! A page as text for a terminal of a known width.

use comfy_table::presets::{UTF8_BORDERS_ONLY, UTF8_HORIZONTAL_ONLY};
use comfy_table::{
    Attribute, CellAlignment, Color, ColumnConstraint, ContentArrangement, LineStyle, TableStyle, Width,
};
use unicode_width::UnicodeWidthStr;

use super::letters::{ROWS, letters};
use crate::pages::{Align, Block, Cell, Chart, ChartKind, Doc, Sheet, SheetRow, Table, Tone};
use ardoise_rules::words::harmless;

/// Where a figure is written by hand.
const BLANK: &str = "________";

/// How wide the terminal is and whether it shows colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// Columns.
    pub width: usize,
    /// May colours and bold be used?
    pub color: bool,
}

/// The page as text, each line ended.
#[must_use]
pub fn terminal(doc: &Doc, look: Look) -> String {
    let mut text = String::new();
    blocks(&mut text, &doc.blocks, look);
    text
}

fn blocks(text: &mut String, blocks: &[Block], look: Look) {
    for block in blocks {
        match block {
            Block::Title(title) => push(text, &Cell::toned(title.clone(), Tone::Strong), look),
            Block::Section { title, .. } => {
                text.push('\n');
                push(text, &Cell::toned(title.clone(), Tone::Strong), look);
            }
            Block::Captioned { table, .. } => text.push_str(&drawn(table, look)),
            Block::Facts(facts) => {
                let widest = facts.iter().map(|(name, _)| name.width()).max().unwrap_or(0);
                for (name, what) in facts {
                    let room = " ".repeat(widest - name.width() + 2);
                    push(text, &Cell::plain(format!("{name}{room}{what}")), look);
                }
            }
            Block::Fold { summary, blocks: inner } => {
                text.push('\n');
                push(text, &Cell::toned(summary.clone(), Tone::Strong), look);
                self::blocks(text, inner, look);
            }
            Block::Chart(chart) => drawing(text, chart, look),
            Block::Signatures(signed, _) => {
                for one in signed {
                    text.push('\n');
                    push(text, &Cell::plain(format!("{} ____________________", one.name)), look);
                }
            }
            Block::Slate(slate) => {
                push(text, &Cell::toned(slate.title.clone(), Tone::Strong), look);
                push(text, &Cell::plain(slate.line.clone()), look);
                for account in &slate.accounts {
                    let tone = if account.won { Tone::Strong } else { Tone::Plain };
                    let under = match (account.under.as_str(), account.total.is_empty()) {
                        ("", _) => String::new(),
                        // To be filled in by hand.
                        (under, true) => format!("{under} {BLANK}"),
                        (under, false) => format!(", {under}"),
                    };
                    push(
                        text,
                        &Cell::toned(format!("  {}  {}{under}", account.name, account.total), tone),
                        look,
                    );
                }
            }
            Block::Sheet(sheet) => {
                text.push('\n');
                push(text, &Cell::toned(sheet.caption.clone(), Tone::Strong), look);
                text.push_str(&drawn(&sheet.table(), look));
                for (row, finding) in found(sheet) {
                    push(text, &Cell::toned(format!("▸ {}: {finding}", row.no), Tone::Alarm), look);
                }
            }
            Block::Rich(line) => push(text, &Cell::plain(crate::pages::bare(line)), look),
            Block::Foot(words) => push(text, &Cell::toned(words.clone(), Tone::Faint), look),
            Block::Break => text.push('\n'),
            Block::Contents(titles) => {
                for (level, title) in titles {
                    let inset = "  ".repeat(usize::from(*level).saturating_sub(1));
                    push(text, &Cell::plain(format!("{inset}{title}")), look);
                }
            }
            Block::Heading(heading) => push(text, &Cell::toned(heading.clone(), Tone::Strong), look),
            Block::Text(cell) => push(text, cell, look),
            Block::Lines(lines) => {
                for line in lines {
                    text.push_str(&harmless(line));
                    text.push('\n');
                }
            }
            Block::Table(table) => text.push_str(&drawn(table, look)),
            Block::Gap => text.push('\n'),
        }
    }
}

/// What the referee found, each with its row.
fn found(sheet: &Sheet) -> impl Iterator<Item = (&SheetRow, &String)> {
    sheet.rows.iter().flat_map(|row| row.findings.iter().map(move |finding| (row, finding)))
}

/// A chart with its legend, and the same in words.
fn drawing(text: &mut String, chart: &Chart, look: Look) {
    if chart.kind == ChartKind::Curve {
        push(text, &Cell::plain(chart.legend().join("   ")), look);
        for line in letters(chart, look.width, ROWS) {
            text.push_str(&line);
            text.push('\n');
        }
    }
    push(text, &Cell::toned(chart.alternative.clone(), Tone::Faint), look);
}

fn push(text: &mut String, cell: &Cell, look: Look) {
    for line in wrap(&harmless(&cell.text), look.width.max(20)) {
        text.push_str(&paint(&line, cell.tone, look.color));
        text.push('\n');
    }
}

fn paint(line: &str, tone: Tone, color: bool) -> String {
    let style = console::Style::new().force_styling(color);
    match tone {
        Tone::Plain => line.to_owned(),
        Tone::Strong => style.bold().apply_to(line).to_string(),
        Tone::Faint => style.dim().apply_to(line).to_string(),
        Tone::Alarm => style.yellow().apply_to(line).to_string(),
    }
}

/// Breaks a sentence between words, keeping how far it stands in; a word longer than the line stays whole.
#[must_use]
pub fn wrap(sentence: &str, width: usize) -> Vec<String> {
    let indent = &sentence[..sentence.len() - sentence.trim_start_matches(' ').len()];
    let mut lines = Vec::new();
    let mut line = indent.to_owned();
    let mut empty = true;
    for word in sentence.trim_start_matches(' ').split(' ') {
        if !empty && line.width() + 1 + word.width() > width {
            lines.push(std::mem::replace(&mut line, format!("{indent}{indent}")));
        } else if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push(line);
    lines
}

/// A narrow window has no room for borders, nor for lines between rows.
const NARROW: TableStyle = UTF8_HORIZONTAL_ONLY.row_separator(LineStyle::none());

/// The room around the words of each column, and that of the borders and of what stands between columns.
fn around(columns: usize, look: Look) -> (usize, usize) {
    let narrow = look.width < 72;
    let tight = columns > 6 && look.width < 100 || narrow;
    (if tight { 1 } else { 2 }, columns.saturating_sub(1) + if narrow { 0 } else { 2 })
}

/// The table without as many of the columns that may be left out, the first of them first, as it takes to break no word;
/// the whole where that does not help.
fn fitting(table: &Table, look: Look) -> Table {
    let mut left = table.clone();
    loop {
        let (padding, borders) = around(left.columns.len(), look);
        if least(&left).iter().map(|width| width + padding).sum::<usize>() + borders <= look.width {
            return left;
        }
        let Some(spare) = left.columns.iter().position(|column| column.spare) else { return table.clone() };
        left.columns.remove(spare);
        for row in &mut left.rows {
            if spare < row.len() {
                row.remove(spare);
            }
        }
    }
}

fn drawn(table: &Table, look: Look) -> String {
    let table = &fitting(table, look);
    let mut drawn = comfy_table::Table::new();
    drawn.load_style(if look.width < 72 { NARROW } else { UTF8_BORDERS_ONLY });
    drawn.set_content_arrangement(ContentArrangement::Dynamic);
    drawn.set_width(u16::try_from(look.width).unwrap_or(u16::MAX));
    if look.color {
        drawn.enforce_styling();
    } else {
        drawn.force_no_tty();
    }
    drawn.set_header(table.columns.iter().map(|column| {
        let cell = comfy_table::Cell::new(harmless(&column.title)).set_alignment(alignment(column.align));
        if look.color { cell.add_attribute(Attribute::Bold) } else { cell }
    }));
    for row in &table.rows {
        let cells = row.iter().zip(&table.columns);
        drawn.add_row(cells.map(|(cell, column)| styled(cell, column.align, look.color)));
    }
    let (padding, borders) = around(table.columns.len(), look);
    let least = least(table);
    // Where there is room for every word, none is broken.
    let fits = least.iter().map(|width| width + padding).sum::<usize>() + borders <= look.width;
    for (column, least) in drawn.column_iter_mut().zip(least) {
        if padding == 1 {
            column.set_padding((0, 1));
        }
        if fits {
            let width = u16::try_from(least + padding).unwrap_or(u16::MAX);
            column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(width)));
        }
    }
    let mut text: String = drawn.lines().map(|line| format!("{}\n", line.trim_end())).collect();
    if text.is_empty() {
        text.push('\n');
    }
    text
}

/// The widest word of each column, heading and all.
fn least(table: &Table) -> Vec<usize> {
    let widest = |text: &str| text.split([' ', '\n']).map(|word| word.width()).max().unwrap_or(0);
    let columns = table.columns.iter().enumerate();
    let each = columns.map(|(at, column)| {
        let cells = table.rows.iter().filter_map(|row| row.get(at));
        cells.map(|cell| widest(&harmless(&cell.text))).fold(widest(&harmless(&column.title)), usize::max)
    });
    each.collect()
}

const fn alignment(align: Align) -> CellAlignment {
    match align {
        Align::Left => CellAlignment::Left,
        Align::Right => CellAlignment::Right,
    }
}

fn styled(cell: &Cell, align: Align, color: bool) -> comfy_table::Cell {
    let styled = comfy_table::Cell::new(harmless(&cell.text)).set_alignment(alignment(align));
    if !color {
        return styled;
    }
    match cell.tone {
        Tone::Plain => styled,
        Tone::Strong => styled.add_attribute(Attribute::Bold),
        Tone::Faint => styled.add_attribute(Attribute::Dim),
        Tone::Alarm => styled.fg(Color::Yellow),
    }
}
