//! A page as a value: headings, sentences, tables of cells and charts.

mod chart;
pub mod figure;
mod grid;

pub use chart::{Chart, ChartKind, MARKS, Series};
pub use grid::{Field, Grid};

/// How a cell stands in its column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Figures.
    Right,
}

/// What a cell means, beside its text. Colour only repeats what the text says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Nothing special.
    Plain,
    /// What to look at first.
    Strong,
    /// What may be skipped.
    Faint,
    /// What went wrong.
    Alarm,
}

/// One cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// The text.
    pub text: String,
    /// Its meaning.
    pub tone: Tone,
}

impl Cell {
    /// A plain cell.
    #[must_use]
    pub fn plain(text: impl Into<String>) -> Cell {
        Cell { text: text.into(), tone: Tone::Plain }
    }

    /// A cell of that tone.
    #[must_use]
    pub fn toned(text: impl Into<String>, tone: Tone) -> Cell {
        Cell { text: text.into(), tone }
    }
}

/// One column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Its heading.
    pub title: String,
    /// How its cells stand.
    pub align: Align,
    /// May it be left out where there is little room?
    pub spare: bool,
}

impl Column {
    /// A column of words.
    #[must_use]
    pub fn words(title: impl Into<String>) -> Column {
        Column { title: title.into(), align: Align::Left, spare: false }
    }

    /// The same column, which may be left out where there is little room.
    #[must_use]
    pub fn spare(self) -> Column {
        Column { spare: true, ..self }
    }

    /// A column of figures.
    #[must_use]
    pub fn figures(title: impl Into<String>) -> Column {
        Column { title: title.into(), align: Align::Right, spare: false }
    }
}

/// One row.
pub type Row = Vec<Cell>;

/// A table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows, as long as there are columns.
    pub rows: Vec<Row>,
}

/// How some words within a line stand out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Weight {
    /// Not at all.
    #[default]
    Plain,
    /// What is read first.
    Bold,
    /// What may be skipped.
    Soft,
    /// What did not happen in a deal.
    Slanted,
    /// What went wrong.
    Alarm,
    /// How far a deal is agreed, as a word in a box.
    Chip,
    /// That it is disputed.
    AlarmChip,
}

/// Some words within a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    /// The words, with the blanks around them.
    pub text: String,
    /// How they stand out.
    pub weight: Weight,
    /// The account whose key stands before them.
    pub key: Option<usize>,
}

impl Span {
    /// Words of that weight.
    #[must_use]
    pub fn new(text: impl Into<String>, weight: Weight) -> Span {
        Span { text: text.into(), weight, key: None }
    }
}

/// A line of words of several weights.
pub type Rich = Vec<Span>;

/// The words of a line without their weights, keys as signs.
#[must_use]
pub fn bare(line: &[Span]) -> String {
    let each = line.iter().map(|span| match span.key {
        Some(place) => format!("{} {}", Chart::mark(place), span.text),
        None => span.text.clone(),
    });
    each.collect()
}

/// An account on the slate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SlateAccount {
    /// Whose it is; a pair breaks after the `+`.
    pub name: String,
    /// The total, in figures.
    pub total: String,
    /// What is still missing, by how much it wins, its rank.
    pub under: String,
    /// Has it won?
    pub won: bool,
}

/// The slate of a table: what counts now.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Slate {
    /// What it is about.
    pub title: String,
    /// Game, rules, day, place.
    pub line: String,
    /// The accounts in the order of their seats; without any, the frame holds the title alone.
    pub accounts: Vec<SlateAccount>,
}

/// What an account marks in a row of the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// The points of the row; a dash for who did not play.
    pub points: String,
    /// The running total.
    pub total: String,
    /// Does it lead?
    pub leads: bool,
}

/// What a row of the sheet is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowKind {
    /// A deal.
    Deal,
    /// A deal that gave nothing: passed out or annulled.
    Void,
    /// What no deal gave: carried in, adjusted, a bonus.
    Beside,
    /// The first deal of a part.
    Part,
}

/// A row of the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetRow {
    /// What it is.
    pub kind: RowKind,
    /// The number of the deal with its signs; empty for what is no deal.
    pub no: String,
    /// Who dealt.
    pub dealer: String,
    /// Contract, key and name of the takers, what was said on top.
    pub contract: Rich,
    /// What came of it.
    pub result: Rich,
    /// By account.
    pub marks: Vec<Mark>,
    /// What the referee found, below the row.
    pub findings: Vec<String>,
}

/// The deals of a match as a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// What stands over it: `13 deals`.
    pub caption: String,
    /// Heads: number, dealer, contract, result, points.
    pub heads: [String; 5],
    /// The accounts: the whole name and a short one, never two alike. Two have the letters A and B.
    pub accounts: Vec<(String, String)>,
    /// The rows.
    pub rows: Vec<SheetRow>,
    /// Is it written on by hand? Then its rows are as high as a line of handwriting.
    pub ruled: bool,
}

impl Sheet {
    /// The same as a table of plain cells, for places that know nothing of sheets.
    #[must_use]
    pub fn table(&self) -> Table {
        let [no, dealer, contract, result, points] = &self.heads;
        let mut columns = vec![
            Column::figures(no),
            Column::words(dealer).spare(),
            Column::words(contract),
            Column::words(result),
        ];
        let pair = self.accounts.len() == 2;
        for (place, (name, short)) in self.accounts.iter().enumerate() {
            if pair {
                columns.push(Column::figures(points));
                columns.push(Column::figures(name));
            } else {
                columns.push(Column::figures(format!("{} {short}", Chart::mark(place))));
            }
        }
        let rows = self.rows.iter().map(|row| {
            let tone = if row.kind == RowKind::Void { Tone::Faint } else { Tone::Plain };
            let mut cells = vec![
                Cell::plain(row.no.clone()),
                Cell::plain(row.dealer.clone()),
                Cell::toned(bare(&row.contract), tone),
                Cell::toned(bare(&row.result), tone),
            ];
            for mark in &row.marks {
                let tone = if mark.leads { Tone::Strong } else { Tone::Plain };
                if pair {
                    cells.push(Cell::plain(mark.points.clone()));
                    cells.push(Cell::toned(mark.total.clone(), tone));
                } else if mark.points.is_empty() {
                    cells.push(Cell::toned(mark.total.clone(), tone));
                } else {
                    cells.push(Cell::toned(format!("{} ({})", mark.total, mark.points), tone));
                }
            }
            cells
        });
        Table { columns, rows: rows.collect() }
    }
}

/// Somebody who signs, with what he made and failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signed {
    /// The name.
    pub name: String,
    /// Contracts made and failed, where the game has such.
    pub tally: Option<(u32, u32)>,
    /// The same in words: `1 made`, `2 failed`.
    pub said: [String; 2],
}

/// One piece of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// A heading.
    Heading(String),
    /// A sentence or a paragraph, wrapped where it is shown.
    Text(Cell),
    /// Lines kept as they are.
    Lines(Vec<String>),
    /// A table.
    Table(Table),
    /// An empty line.
    Gap,
    /// What the page is about: its first line.
    Title(String),
    /// A heading below others: 2 stands under the title, 3 under 2.
    Section {
        /// 2 or 3.
        level: u8,
        /// The words.
        title: String,
    },
    /// A table with words on what it holds.
    Captioned {
        /// The words.
        caption: String,
        /// The table.
        table: Table,
    },
    /// Names and what they stand for.
    Facts(Vec<(String, String)>),
    /// What may be looked up: shown at once on paper, on demand on a screen.
    Fold {
        /// What it is about.
        summary: String,
        /// Everything there is.
        blocks: Vec<Block>,
    },
    /// A chart.
    Chart(Chart),
    /// A line for each to sign; the words for contracts made and failed.
    Signatures(Vec<Signed>, [String; 2]),
    /// The slate: what the page is about and what counts now.
    Slate(Slate),
    /// The deals.
    Sheet(Sheet),
    /// A paragraph of words of several weights.
    Rich(Rich),
    /// What stands at the foot, small.
    Foot(String),
    /// On paper, what follows begins a new page.
    Break,
    /// What the headings after it say, each with its level: on paper with the numbers of their pages.
    Contents(Vec<(u8, String)>),
}

/// A page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Doc {
    /// Its pieces, from the top.
    pub blocks: Vec<Block>,
}

impl Doc {
    /// Adds a heading.
    pub fn heading(&mut self, text: impl Into<String>) {
        self.blocks.push(Block::Heading(text.into()));
    }

    /// Adds a sentence.
    pub fn text(&mut self, text: impl Into<String>) {
        self.blocks.push(Block::Text(Cell::plain(text)));
    }

    /// Adds a sentence of that tone.
    pub fn toned(&mut self, text: impl Into<String>, tone: Tone) {
        self.blocks.push(Block::Text(Cell::toned(text, tone)));
    }

    /// Adds a table.
    pub fn table(&mut self, table: Table) {
        self.blocks.push(Block::Table(table));
    }

    /// Adds what the page is about.
    pub fn title(&mut self, text: impl Into<String>) {
        self.blocks.push(Block::Title(text.into()));
    }

    /// Adds a heading of that level.
    pub fn section(&mut self, level: u8, title: impl Into<String>) {
        self.blocks.push(Block::Section { level, title: title.into() });
    }

    /// Adds a table with words on what it holds.
    pub fn captioned(&mut self, caption: impl Into<String>, table: Table) {
        self.blocks.push(Block::Captioned { caption: caption.into(), table });
    }

    /// What the page is about, or its first heading.
    #[must_use]
    pub fn name(&self) -> &str {
        self.blocks
            .iter()
            .find_map(|block| match block {
                Block::Title(text) | Block::Heading(text) | Block::Section { title: text, .. } => {
                    Some(text.as_str())
                }
                Block::Slate(slate) => Some(slate.title.as_str()),
                Block::Text(_)
                | Block::Lines(_)
                | Block::Table(_)
                | Block::Gap
                | Block::Captioned { .. }
                | Block::Facts(_)
                | Block::Fold { .. }
                | Block::Chart(_)
                | Block::Signatures(..)
                | Block::Sheet(_)
                | Block::Rich(_)
                | Block::Foot(_)
                | Block::Break
                | Block::Contents(_) => None,
            })
            .unwrap_or_default()
    }

    /// Adds an empty line.
    pub fn gap(&mut self) {
        self.blocks.push(Block::Gap);
    }
}

/// Words with a capital, as the first of a cell, or in front of a question.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
