//! A page as one HTML file that needs nothing else: readable on a phone, in the dark, and on paper.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::svg::{SIZE, svg};
use crate::pages::{Align, Block, Cell, Chart, Column, Doc, Table, Tone};

/// What a page says of itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Imprint<'a> {
    /// The code of its language.
    pub lang: &'a str,
    /// The program that made it.
    pub made: &'a str,
    /// Is everything that may be looked up shown from the start?
    pub open: bool,
}

const STYLE: &str = include_str!("html.css");

/// The page as an HTML file.
#[must_use]
pub fn html(doc: &Doc, imprint: Imprint<'_>) -> String {
    let mut ids = 0;
    let titled = doc.blocks.iter().any(|block| matches!(block, Block::Title(_)));
    let body = blocks(&doc.blocks, imprint, &mut ids);
    let page: Markup = html! {
        (DOCTYPE)
        html lang=(imprint.lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="generator" content=(imprint.made);
                meta name="color-scheme" content="light dark";
                title { (doc.name()) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    @if !titled { h1 { (doc.name()) } }
                    (body)
                }
                footer { p { (imprint.made) } }
            }
        }
    };
    let mut text = page.into_string();
    text.push('\n');
    text
}

fn blocks(blocks: &[Block], imprint: Imprint<'_>, ids: &mut usize) -> Markup {
    html! {
        @for block in blocks { (one(block, imprint, ids)) }
    }
}

fn one(block: &Block, imprint: Imprint<'_>, ids: &mut usize) -> Markup {
    match block {
        Block::Title(title) => html! { h1 dir="auto" { (title) } },
        Block::Heading(title) => html! { h2 dir="auto" { (title) } },
        Block::Section { level: ..=2, title } => html! { h2 dir="auto" { (title) } },
        Block::Section { title, .. } => html! { h3 dir="auto" { (title) } },
        Block::Text(cell) => html! { p dir="auto" class=[class(cell.tone)] { (cell.text) } },
        Block::Lines(lines) => html! { pre { (lines.join("\n")) } },
        Block::Table(table) => drawn(table, None, ids),
        Block::Captioned { caption, table } => drawn(table, Some(caption), ids),
        Block::Facts(facts) => html! {
            dl {
                @for (name, what) in facts {
                    div { dt { (name) } dd dir="auto" { (what) } }
                }
            }
        },
        Block::Fold { summary, blocks } => html! {
            details open[imprint.open] {
                summary dir="auto" { (summary) }
                (self::blocks(blocks, imprint, ids))
            }
        },
        Block::Chart(chart) => drawing(chart, ids),
        Block::Signatures { text, names } => html! {
            div .signatures {
                p dir="auto" { (text) }
                ul {
                    @for name in names { li { span dir="auto" { (name) } } }
                }
            }
        },
        Block::Gap => html! {},
        Block::Break => html! { div .break {} },
    }
}

const fn class(tone: Tone) -> Option<&'static str> {
    match tone {
        Tone::Plain => None,
        Tone::Strong => Some("strong"),
        Tone::Faint => Some("faint"),
        Tone::Alarm => Some("alarm"),
    }
}

fn drawn(table: &Table, caption: Option<&str>, ids: &mut usize) -> Markup {
    *ids += 1;
    let id = format!("t{ids}");
    let side = |column: &Column| {
        let number = column.align == Align::Right;
        let classes = [("number", number), ("spare", column.spare)];
        let classes = classes.iter().filter(|(_, is)| *is).map(|(class, _)| *class);
        Some(classes.collect::<Vec<_>>().join(" ")).filter(|classes| !classes.is_empty())
    };
    html! {
        div .wide role="group" tabindex="0" aria-labelledby=[caption.map(|_| &id)] {
            table {
                @if let Some(caption) = caption { caption id=(id) { (caption) } }
                thead {
                    tr {
                        @for column in &table.columns {
                            th scope="col" dir="auto" class=[side(column)] { (broken(&column.title)) }
                        }
                    }
                }
                tbody {
                    @for row in &table.rows {
                        tr {
                            @for (place, (cell, column)) in row.iter().zip(&table.columns).enumerate() {
                                (field(cell, side(column), place == 0 && !cell.text.is_empty()))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A heading that may be broken after the sign between two names.
fn broken(title: &str) -> Markup {
    html! {
        @for (place, part) in title.split_inclusive('+').enumerate() {
            @if place > 0 { wbr; }
            (part)
        }
    }
}

fn field(cell: &Cell, side: Option<String>, heads_row: bool) -> Markup {
    let classes: Vec<&str> = side.as_deref().into_iter().chain(class(cell.tone)).collect();
    let classes = (!classes.is_empty()).then(|| classes.join(" "));
    html! {
        @if heads_row {
            th scope="row" dir="auto" class=[classes] { (cell.text) }
        } @else {
            td dir="auto" class=[classes] { (cell.text) }
        }
    }
}

fn drawing(chart: &Chart, ids: &mut usize) -> Markup {
    *ids += 1;
    let (title, words) = (format!("c{ids}"), format!("d{ids}"));
    let inside = svg(chart);
    let (width, height) = SIZE;
    html! {
        figure {
            ul .legend aria-hidden="true" {
                @for line in chart.legend() { li dir="auto" { (line) } }
            }
            @if !inside.is_empty() {
                svg role="img" aria-labelledby=(title) aria-describedby=(words)
                    viewBox=(format!("0 0 {width} {height}")) xmlns="http://www.w3.org/2000/svg" {
                    title id=(title) { (chart.title) }
                    (PreEscaped(inside))
                }
            }
            figcaption id=(words) dir="auto" { (chart.alternative) }
        }
    }
}
