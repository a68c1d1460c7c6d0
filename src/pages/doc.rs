//! A page as a value: headings, sentences, tables of cells and charts.

use super::Chart;

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
    /// A line for each to sign.
    Signatures {
        /// What is signed.
        text: String,
        /// Who signs.
        names: Vec<String>,
    },
    /// On paper, what follows begins a new page.
    Break,
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
                Block::Text(_)
                | Block::Lines(_)
                | Block::Table(_)
                | Block::Gap
                | Block::Captioned { .. }
                | Block::Facts(_)
                | Block::Fold { .. }
                | Block::Chart(_)
                | Block::Signatures { .. }
                | Block::Break => None,
            })
            .unwrap_or_default()
    }

    /// Adds an empty line.
    pub fn gap(&mut self) {
        self.blocks.push(Block::Gap);
    }
}
