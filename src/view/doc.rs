//! A page as a value: headings, sentences and tables of cells.

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
}

impl Column {
    /// A column of words.
    #[must_use]
    pub fn words(title: impl Into<String>) -> Column {
        Column { title: title.into(), align: Align::Left }
    }

    /// A column of figures.
    #[must_use]
    pub fn figures(title: impl Into<String>) -> Column {
        Column { title: title.into(), align: Align::Right }
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

    /// Adds an empty line.
    pub fn gap(&mut self) {
        self.blocks.push(Block::Gap);
    }
}
