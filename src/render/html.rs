//! A page as one HTML file that needs nothing else: readable on a phone, in the dark, and on paper.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::chart::{NARROW, Scale, WIDE, chart};
use super::look;
use super::picture::STICKS;
use super::svg::{Colours, short, svg};
use crate::pages::{
    Align, Block, Cell, Chart, Column, Doc, RowKind, Sheet, SheetRow, Signed, Slate, Span, Table, Tone,
    Weight,
};

/// What a page says of itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Imprint<'a> {
    /// The code of its language.
    pub lang: &'a str,
    /// The program that made it.
    pub made: &'a str,
    /// Is everything that may be looked up shown from the start?
    pub open: bool,
    /// The words of the suits: spades, hearts, diamonds, clubs.
    pub suits: &'a [String; 4],
}

/// The classes of the colours of the accounts.
const KEYS: [&str; STICKS] = ["ka", "kb", "kc", "kd", "ke"];
/// The letters of the accounts.
const LETTERS: [&str; STICKS] = ["A", "B", "C", "D", "E"];
/// Heads of so many letters, all together, fit beside one another on a phone.
const TIGHT: usize = 28;
/// Sheets of so many rows stand closer on paper.
const MIDDLING: usize = 16;
/// Sheets of so many rows stand close on paper.
const MANY: usize = 20;
/// So many rows have room on one sheet of paper.
const ONE_SHEET: usize = 27;

/// The page as an HTML file.
#[must_use]
pub fn html(doc: &Doc, imprint: Imprint<'_>) -> String {
    let titled = doc.blocks.iter().any(|block| matches!(block, Block::Title(_) | Block::Slate(_)));
    let mut page = Page { imprint, ids: 0, headed: false, sections: 0, deals: None };
    let rows = doc.blocks.iter().find_map(|block| match block {
        Block::Sheet(sheet) => Some(sheet.rows.len()),
        _ => None,
    });
    let close = match rows {
        Some(rows) if rows >= MANY => Some("dense"),
        Some(rows) if rows >= MIDDLING => Some("mid"),
        Some(_) | None => None,
    };
    let body = page.blocks(&doc.blocks);
    let page: Markup = html! {
        (DOCTYPE)
        html lang=(imprint.lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="generator" content=(imprint.made);
                meta name="color-scheme" content="light dark";
                title { (doc.name()) }
                style { (PreEscaped(look::TOKENS)) (PreEscaped(look::SLATE)) (PreEscaped(look::SHEET)) (PreEscaped(look::PRINT)) }
            }
            body {
                main class=[close] {
                    @if !titled { h1 { (doc.name()) } }
                    (body)
                }
            }
        }
    };
    let mut text = page.into_string();
    text.push('\n');
    text
}

/// What stands inside a page that somebody else frames: without a head, the numbers of deals as links to `deals` and the
/// number, charts as narrow ones.
#[must_use]
pub fn inner(doc: &Doc, imprint: Imprint<'_>, deals: Option<&str>) -> String {
    let mut page = Page { imprint, ids: 0, headed: false, sections: 0, deals };
    page.blocks(&doc.blocks).into_string()
}

/// A chart as an element of a page.
#[must_use]
pub fn drawn(chart: &Chart, scale: Scale) -> String {
    drawing(chart, scale, "alone").into_string()
}

/// A page while it is written.
struct Page<'a> {
    imprint: Imprint<'a>,
    ids: usize,
    /// Has the page its first heading?
    headed: bool,
    /// What stands before the number of a deal in its address; none where deals are no links.
    deals: Option<&'a str>,
    /// So many headings that contents lead to.
    sections: usize,
}

impl Page<'_> {
    fn blocks(&mut self, blocks: &[Block]) -> Markup {
        html! {
            @for block in blocks { (self.one(block)) }
        }
    }

    fn one(&mut self, block: &Block) -> Markup {
        match block {
            Block::Title(title) => {
                self.headed = true;
                html! { h1 dir="auto" { (self.words(title)) } }
            }
            Block::Heading(title) => html! { h2 dir="auto" { (self.words(title)) } },
            Block::Section { level, title } => {
                self.sections += 1;
                let id = format!("s{}", self.sections);
                let words = self.words(title);
                html! {
                    @if *level <= 2 { h2 id=(id) dir="auto" { (words) } } @else { h3 id=(id) dir="auto" { (words) } }
                }
            }
            Block::Contents(titles) => html! {
                ol.contents {
                    @for (place, (level, title)) in titles.iter().enumerate() {
                        @let href = format!("#s{}", self.sections + 1 + place);
                        li class=[(*level > 2).then_some("sub")] dir="auto" { a href=(href) { (self.words(title)) } }
                    }
                }
            },
            Block::Text(cell) => html! { p dir="auto" class=[class(cell.tone)] { (self.words(&cell.text)) } },
            Block::Lines(lines) => html! { pre { (self.words(&lines.join("\n"))) } },
            Block::Table(table) => self.table(table, None),
            Block::Captioned { caption, table } => self.table(table, Some(caption)),
            Block::Facts(facts) => html! {
                dl {
                    @for (name, what) in facts {
                        div { dt { (name) } dd dir="auto" { (self.words(what)) } }
                    }
                }
            },
            Block::Fold { summary, blocks } => html! {
                details open[self.imprint.open] {
                    summary dir="auto" { (self.words(summary)) }
                    (self.blocks(blocks))
                }
            },
            Block::Chart(chart) => self.figure(chart),
            Block::Signatures(signed, words) => signatures(signed, words),
            Block::Slate(slate) => self.slate(slate),
            Block::Sheet(sheet) => self.sheet(sheet),
            Block::Rich(line) => html! { p dir="auto" { (self.rich(line)) } },
            Block::Foot(text) => html! { p.foot dir="auto" { (text) } },
            Block::Gap => html! {},
            Block::Break => html! { div .break {} },
        }
    }

    /// Words in which suits have their colour and their name.
    fn words(&self, text: &str) -> Markup {
        const SIGNS: [char; 4] = ['♠', '♥', '♦', '♣'];
        html! {
            @for part in text.split_inclusive(SIGNS) {
                @let sign = part.chars().next_back().and_then(|last| SIGNS.iter().position(|sign| *sign == last));
                @match sign {
                    Some(place) => {
                        (part.trim_end_matches(SIGNS[place]))
                        @let classes = if place == 1 || place == 2 { "u red" } else { "u" };
                        span class=(classes) role="img" aria-label=(self.imprint.suits[place]) { (SIGNS[place]) "\u{fe0e}" }
                    }
                    None => (part),
                }
            }
        }
    }

    fn rich(&self, line: &[Span]) -> Markup {
        html! {
            @for span in line {
                @if let Some(place) = span.key {
                    span.nb { (key(place)) "\u{a0}" } (self.weighed(span))
                } @else {
                    (self.weighed(span))
                }
            }
        }
    }

    fn weighed(&self, span: &Span) -> Markup {
        let text = self.words(&span.text);
        match span.weight {
            Weight::Plain => text,
            Weight::Bold => html! { b { (text) } },
            Weight::Soft => html! { span.soft { (text) } },
            Weight::Slanted => html! { span.slant { (text) } },
            Weight::Alarm => html! { span.alarm { (text) } },
            Weight::Chip => html! { span.chip { (text) } },
            Weight::AlarmChip => html! { span.chip.alarm { (text) } },
        }
    }

    fn slate(&mut self, slate: &Slate) -> Markup {
        let first = !std::mem::replace(&mut self.headed, true);
        let count = slate.accounts.len();
        let many = if count > 3 { "t many" } else { "t" };
        html! {
            header.slate {
                @if first { h1 dir="auto" { (slate.title) } } @else { h2 dir="auto" { (slate.title) } }
                @if !slate.line.is_empty() { p dir="auto" { (slate.line) } }
                @if count > 0 {
                    ul class=(many) style=(format!("--n:{count}")) {
                        @for (place, account) in slate.accounts.iter().enumerate() {
                            li class=[account.won.then_some("won")] {
                                span.name dir="auto" { span { (key(place)) "\u{a0}" (pair(&account.name)) } }
                                @if account.won {
                                    span.total.ring { span { (account.total) } }
                                } @else {
                                    span.total { (account.total) }
                                }
                                span.under dir="auto" { (account.under) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn sheet(&mut self, sheet: &Sheet) -> Markup {
        let count = sheet.accounts.len();
        let pair = count == 2;
        let ruled = if sheet.ruled { " ruled" } else { "" };
        // Heads that a narrow screen has no room for give way to the letters of their accounts.
        let tight = if sheet.accounts.iter().any(|(_, short)| short.chars().count() * count > TIGHT) {
            " tight"
        } else {
            ""
        };
        let shape =
            if pair { format!("deals n2{ruled}") } else { format!("deals many n{count}{ruled}{tight}") };
        let [no, dealer, contract, result, points] = &sheet.heads;
        let rows = sheet.rows.len();
        let sheets = if rows <= ONE_SHEET { 1 } else { (rows + 12).div_ceil(36).max(2) };
        let each = rows.div_ceil(sheets).max(1);
        html! {
            table class=(shape) role="table" style=(format!("--n:{count}")) {
                caption.big { (sheet.caption) }
                thead role="rowgroup" {
                    tr role="row" {
                        th.no scope="col" role="columnheader" { (no) }
                        th.dl scope="col" role="columnheader" { (dealer) }
                        th.c scope="col" role="columnheader" { (contract) }
                        th.r scope="col" role="columnheader" { (result) }
                        @for (place, (name, short)) in sheet.accounts.iter().enumerate() {
                            @let letter = KEYS[place % STICKS];
                            th class=(format!("p {letter}")) scope="col" role="columnheader" {
                                @if pair { (points) } @else { span.hid { (points) } }
                            }
                            th class=(format!("s {letter}")) scope="col" role="columnheader" aria-label=(name) {
                                (key(place))
                                @if pair { "\u{a0}" } @else { br; }
                                @if tight.is_empty() {
                                    (short)
                                } @else {
                                    span.sh { (short) } span.lt aria-hidden="true" { (LETTERS[place % STICKS]) }
                                }
                            }
                        }
                    }
                }
                @for (place, part) in sheet.rows.chunks(each).enumerate() {
                    tbody role="rowgroup" class=[(place > 0).then_some("again")] {
                        @for row in part { (self.row(row, count)) }
                    }
                }
            }
        }
    }

    fn row(&self, row: &SheetRow, count: usize) -> Markup {
        let kind = (row.kind == RowKind::Part).then_some("part");
        html! {
            tr role="row" class=[kind] {
                th scope="row" role="rowheader" {
                    @match self.deals.filter(|_| !row.no.is_empty()) {
                        Some(deals) => a href=(format!("{deals}{}", row.no.trim_end_matches(['†', '‡']))) { (row.no) },
                        None => (row.no),
                    }
                }
                td.dl role="cell" dir="auto" { (row.dealer) }
                td.c role="cell" dir="auto" { (self.rich(&row.contract)) }
                td.r role="cell" dir="auto" { (self.rich(&row.result)) }
                @for (place, mark) in row.marks.iter().enumerate() {
                    @let letter = KEYS[place % STICKS];
                    td class=(format!("p {letter}")) role="cell" { (mark.points) }
                    td class=(format!("s {letter}")) role="cell" {
                        @if mark.leads { span.leads { (mark.total) } } @else { (mark.total) }
                    }
                }
            }
            @for finding in &row.findings {
                tr.found role="row" {
                    td colspan=(4 + 2 * count) role="cell" dir="auto" { "▸ " (self.words(finding)) }
                }
            }
        }
    }

    fn table(&mut self, table: &Table, caption: Option<&str>) -> Markup {
        self.ids += 1;
        let id = format!("t{}", self.ids);
        let side = |column: &Column| (column.align == Align::Right).then_some("number");
        html! {
            table.plain role="table" aria-labelledby=[caption.map(|_| &id)] {
                @if let Some(caption) = caption { caption id=(id) { (caption) } }
                thead role="rowgroup" {
                    tr role="row" {
                        @for column in &table.columns {
                            th scope="col" role="columnheader" dir="auto" class=[side(column)] { (self.words(&column.title)) }
                        }
                    }
                }
                tbody role="rowgroup" {
                    @for row in &table.rows {
                        tr role="row" {
                            @for (place, (cell, column)) in row.iter().zip(&table.columns).enumerate() {
                                (self.field(cell, column, side(column), place == 0 && !cell.text.is_empty()))
                            }
                        }
                    }
                }
            }
        }
    }

    fn field(&self, cell: &Cell, column: &Column, side: Option<&str>, heads_row: bool) -> Markup {
        let classes: Vec<&str> = side.into_iter().chain(class(cell.tone)).collect();
        let classes = (!classes.is_empty()).then(|| classes.join(" "));
        let head = (!column.title.is_empty()).then_some(column.title.as_str());
        html! {
            @if heads_row {
                th scope="row" role="rowheader" dir="auto" data-h=[head] class=[classes] { span { (self.words(&cell.text)) } }
            } @else if cell.text.is_empty() {
                td role="cell" class=[classes] {}
            } @else {
                td role="cell" dir="auto" data-h=[head] class=[classes] { span { (self.words(&cell.text)) } }
            }
        }
    }

    fn figure(&mut self, drawn: &Chart) -> Markup {
        html! {
            figure {
                @if self.deals.is_some() {
                    (drawing(drawn, NARROW, "alone"))
                } @else {
                    (drawing(drawn, NARROW, "narrow"))
                    (drawing(drawn, WIDE, "wide"))
                }
            }
        }
    }
}

/// A chart drawn for one place.
fn drawing(drawn: &Chart, scale: Scale, kind: &str) -> Markup {
    let picture = chart(drawn, scale);
    let size = format!("0 0 {} {}", short(picture.width), short(picture.height));
    let label = format!("{}. {}", drawn.title, drawn.alternative);
    html! {
        svg class=(kind) role="img" aria-label=(label) viewBox=(size) xmlns="http://www.w3.org/2000/svg" {
            (PreEscaped(svg(&picture, Colours::Page)))
        }
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

/// The key of an account.
fn key(place: usize) -> Markup {
    let classes = format!("k {}", KEYS[place % STICKS]);
    html! { span class=(classes) aria-hidden="true" { (Chart::mark(place)) } }
}

/// The names of a side, which break behind the `+` only.
fn pair(name: &str) -> Markup {
    html! {
        @let last = name.split(" + ").count() - 1;
        @for (place, part) in name.split(" + ").enumerate() {
            @let plus = if place < last { "\u{a0}+" } else { "" };
            // A name of several words, or of two with a hyphen, stays in one line where it can.
            @if part.contains([' ', '-']) { span.w { (part) (plus) } } @else { (part) (plus) }
            @if place < last { " " }
        }
    }
}

fn signatures(signed: &[Signed], [_, failed]: &[String; 2]) -> Markup {
    html! {
        ul.signatures style=(format!("--n:{}", signed.len().clamp(1, 5))) {
            @for one in signed {
                li {
                    b dir="auto" { (one.name) }
                    @if let Some((won, lost)) = one.tally {
                        @if won > 0 { " " (tally(won, &one.said[0])) }
                        @if lost > 0 { " · " (failed) " " (tally(lost, &one.said[1])) }
                    }
                }
            }
        }
    }
}

/// Strokes in fives, with what they say in words.
fn tally(count: u32, said: &str) -> Markup {
    let (mut x, mut path) = (2.0_f32, String::new());
    for stroke in 1..=count.min(50) {
        if stroke % 5 == 0 {
            path.push_str(&format!("M{} 10L{} 2", short(x - 17.0), short(x)));
            x += 4.0;
        } else {
            path.push_str(&format!("M{} 1V11", short(x)));
            x += 4.0;
        }
    }
    let size = format!("0 0 {} 12", short(x));
    html! {
        svg.tally role="img" aria-label=(said) viewBox=(size) { path d=(path); }
    }
}
