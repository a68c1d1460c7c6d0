//! A page as Markdown: tables in the GitHub form, everything that was typed escaped.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use super::letters::{ROWS, letters};
use crate::pages::{Align, Block, Cell, Chart, ChartKind, Doc, Table, Tone, Weight};

/// The page as Markdown.
#[must_use]
pub fn markdown(doc: &Doc) -> String {
    let mut text = String::new();
    blocks(&mut text, &doc.blocks, 1);
    let mut tidy = text.trim().to_owned();
    tidy.push('\n');
    tidy
}

/// What stands under a heading of level `under`; what is folded elsewhere has a heading one level below the last one.
fn blocks(text: &mut String, blocks: &[Block], mut under: u8) {
    for block in blocks {
        let headed = match block {
            Block::Title(title) => Some((1, title)),
            Block::Heading(title) => Some((2, title)),
            Block::Section { level, title } => Some((*level, title)),
            _ => None,
        };
        if let Some((level, title)) = headed {
            under = level;
            paragraph(text, &heading(level, title));
        }
        match block {
            Block::Title(_) | Block::Heading(_) | Block::Section { .. } => {}
            Block::Text(cell) => paragraph(text, &toned(cell)),
            Block::Lines(lines) => {
                paragraph(text, &lines.iter().map(|line| escaped(line)).collect::<Vec<_>>().join("\\\n"));
            }
            Block::Table(table) => drawn(text, table),
            Block::Captioned { caption, table } => {
                paragraph(text, &format!("*{}*", escaped(caption)));
                drawn(text, table);
            }
            Block::Facts(facts) => {
                let each =
                    facts.iter().map(|(name, what)| format!("- **{}**: {}", escaped(name), escaped(what)));
                paragraph(text, &each.collect::<Vec<_>>().join("\n"));
            }
            Block::Fold { summary, blocks: inner } => {
                let level = under.saturating_add(1);
                paragraph(text, &heading(level, summary));
                self::blocks(text, inner, level);
            }
            Block::Chart(chart) => drawing(text, chart),
            Block::Signatures(signed, _) => {
                let each = signed.iter().map(|one| format!("- {}: ____________________", escaped(&one.name)));
                paragraph(text, &each.collect::<Vec<_>>().join("\n"));
            }
            Block::Slate(slate) => {
                under = 1;
                paragraph(text, &heading(1, &slate.title));
                paragraph(text, &escaped(&slate.line));
                let each = slate.accounts.iter().map(|account| {
                    let total = escaped(&account.total);
                    let total = if account.won { format!("**{total}**") } else { total };
                    let comma = if account.under.is_empty() || account.total.is_empty() { "" } else { ", " };
                    format!("- {}: {total}{comma}{}", escaped(&account.name), escaped(&account.under))
                });
                paragraph(text, &each.collect::<Vec<_>>().join("\n"));
            }
            Block::Sheet(sheet) => {
                paragraph(text, &heading(2, &sheet.caption));
                drawn(text, &sheet.table());
                for row in &sheet.rows {
                    for finding in &row.findings {
                        paragraph(text, &format!("▸ {}: **{}**", escaped(&row.no), escaped(finding)));
                    }
                }
            }
            Block::Rich(line) => {
                let each = line.iter().map(|span| {
                    let words = escaped(&span.text);
                    let after = if span.text.ends_with(' ') { " " } else { "" };
                    let before = if span.text.starts_with(' ') { " " } else { "" };
                    match span.weight {
                        Weight::Bold | Weight::Alarm | Weight::Chip | Weight::AlarmChip => {
                            format!("{before}**{words}**{after}")
                        }
                        Weight::Plain | Weight::Soft | Weight::Slanted => format!("{before}{words}{after}"),
                    }
                });
                paragraph(text, each.collect::<String>().trim());
            }
            Block::Foot(words) => paragraph(text, &escaped(words)),
            Block::Gap => {}
            Block::Break => paragraph(text, "---"),
            Block::Contents(titles) => {
                let each = titles.iter().map(|(level, title)| {
                    format!("{}- {}", "  ".repeat(usize::from(*level).saturating_sub(2)), escaped(title))
                });
                paragraph(text, &each.collect::<Vec<_>>().join("\n"));
            }
        }
    }
}

fn heading(level: u8, title: &str) -> String {
    format!("{} {}", "#".repeat(usize::from(level)), escaped(title))
}

fn paragraph(text: &mut String, words: &str) {
    if !words.is_empty() {
        let _ = write!(text, "{words}\n\n");
    }
}

fn toned(cell: &Cell) -> String {
    let words = escaped(cell.text.trim());
    match cell.tone {
        Tone::Strong | Tone::Alarm if !words.is_empty() => format!("**{words}**"),
        Tone::Plain | Tone::Strong | Tone::Faint | Tone::Alarm => words,
    }
}

fn drawn(text: &mut String, table: &Table) {
    let heads: Vec<String> = table.columns.iter().map(|column| escaped(&column.title)).collect();
    let rows: Vec<Vec<String>> = table.rows.iter().map(|row| row.iter().map(toned).collect()).collect();
    let widths: Vec<usize> = (0..heads.len())
        .map(|place| {
            let cells = rows.iter().filter_map(|row| row.get(place)).chain(heads.get(place));
            cells.map(|cell| cell.width()).max().unwrap_or(0).clamp(3, 60)
        })
        .collect();
    let line = |cells: &[String]| {
        let cells = cells.iter().zip(&widths).zip(&table.columns).map(|((cell, width), column)| {
            let room = " ".repeat(width.saturating_sub(cell.width()));
            match column.align {
                Align::Left => format!(" {cell}{room} "),
                Align::Right => format!(" {room}{cell} "),
            }
        });
        format!("|{}|\n", cells.collect::<Vec<_>>().join("|"))
    };
    text.push_str(&line(&heads));
    let rule = widths.iter().zip(&table.columns).map(|(width, column)| match column.align {
        Align::Left => "-".repeat(width + 2),
        Align::Right => format!("{}:", "-".repeat(width + 1)),
    });
    let _ = writeln!(text, "|{}|", rule.collect::<Vec<_>>().join("|"));
    for row in &rows {
        text.push_str(&line(row));
    }
    text.push('\n');
}

/// A curve as a block of letters, and every chart in words.
fn drawing(text: &mut String, chart: &Chart) {
    if chart.kind == ChartKind::Curve {
        let lines = letters(chart, 76, ROWS);
        if !lines.is_empty() {
            paragraph(text, &escaped(&chart.legend().join("   ")));
            paragraph(text, &format!("```text\n{}\n```", lines.join("\n")));
        }
    }
    paragraph(text, &escaped(&chart.alternative));
}

/// Words that mean nothing to Markdown but themselves.
fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    let mut before = ' ';
    let mut rest = words.trim().chars().peekable();
    let mut at_start = true;
    while let Some(letter) = rest.next() {
        let risky = match letter {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '~' | '&' | '$' | '@' => true,
            '#' | '+' | '-' | '=' => at_start,
            '!' => rest.peek() == Some(&'['),
            ':' => rest.peek() == Some(&'/'),
            '.' | ')' => before.is_ascii_digit() && text.chars().all(|c| c.is_ascii_digit()) || before == 'w',
            _ => false,
        };
        if risky {
            text.push('\\');
        }
        text.push(if letter == '\n' { ' ' } else { letter });
        before = letter;
        at_start = false;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_typed_means_anything() {
        assert_eq!(escaped("<script>"), "\\<script\\>");
        assert_eq!(escaped("# a|b"), "\\# a\\|b");
        assert_eq!(escaped("12. x"), "12\\. x");
        assert_eq!(escaped("- x"), "\\- x");
        assert_eq!(escaped("100 – 62"), "100 – 62");
        assert_eq!(escaped("[a](http://b)"), "\\[a\\](http\\://b)");
    }
}
