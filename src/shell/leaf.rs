//! Pages that go into a file: `-o FILE` on every command that shows something, in the form its ending names.

use std::path::{Path, PathBuf};

use super::Shell;
use super::failure::Failure;
use crate::line::args::{LeafArgs, PaperArg};
use crate::pages::{Block, Cell, Doc, Field, Grid, Slate, Table, figure};
use crate::render::{self, Imprint, Look, Pages, Paper};
use ardoise_rules::engine::{Arg, Said};
use ardoise_rules::words::{Speaker, plain};

/// How a page is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// For a browser.
    Html,
    /// For paper.
    Pdf,
    /// Markdown.
    Markdown,
    /// For a terminal.
    Text,
    /// Its tables as rows for a spreadsheet.
    Csv,
    /// Its tables as a workbook of a spreadsheet.
    Xlsx,
}

/// The endings that are known.
const ENDINGS: &str = "html, pdf, md, txt, csv, xlsx";

impl Kind {
    /// The form that the ending of a file's name says.
    pub fn of(path: &Path) -> Option<Kind> {
        match path.extension()?.to_str()?.to_lowercase().as_str() {
            "html" | "htm" => Some(Kind::Html),
            "pdf" => Some(Kind::Pdf),
            "md" | "markdown" => Some(Kind::Markdown),
            "txt" => Some(Kind::Text),
            "csv" => Some(Kind::Csv),
            "xlsx" => Some(Kind::Xlsx),
            _ => None,
        }
    }
}

/// A page on its way into a file.
#[derive(Debug)]
pub struct Leaf {
    /// The file.
    pub path: PathBuf,
    kind: Kind,
    paper: Paper,
    /// What was shown so far.
    pub doc: Doc,
}

/// The size of the paper that was asked for.
#[must_use]
pub const fn paper(size: PaperArg) -> Paper {
    match size {
        PaperArg::A4 => Paper::A4,
        PaperArg::Letter => Paper::Letter,
        PaperArg::A5 => Paper::A5,
        PaperArg::A6 => Paper::A6,
    }
}

/// Where pages go: into the file asked for, if one was.
///
/// # Errors
/// If its ending says no form that is known.
pub fn leaf(args: &LeafArgs) -> Result<Option<Leaf>, Failure> {
    let path = args.output.as_ref().filter(|path| path.as_os_str() != "-");
    let Some(path) = path else { return Ok(None) };
    let kind = Kind::of(path).ok_or_else(|| unknown_ending(path, ENDINGS))?;
    Ok(Some(Leaf { path: path.clone(), kind, paper: paper(args.paper), doc: Doc::default() }))
}

/// A file whose ending says no form that is known.
#[must_use]
pub fn unknown_ending(path: &Path, known: &str) -> Failure {
    let file = Arg::Text(plain(&path.display().to_string()));
    Failure::Usage(Said::of("output-ending", vec![("file", file), ("known", Arg::Text(known.to_owned()))]))
}

impl Leaf {
    /// The file as bytes: a page without a title of its own gets a frame around its first heading.
    ///
    /// # Errors
    /// If the page has no table where rows are asked for, or the PDF cannot be made.
    pub fn written(self, shell: &Shell) -> Result<Vec<u8>, Failure> {
        let Leaf { kind, paper, mut doc, .. } = self;
        let titled = doc.blocks.iter().any(|block| matches!(block, Block::Slate(_) | Block::Title(_)));
        if !titled && let Some(Block::Heading(title)) = doc.blocks.first() {
            doc.blocks[0] = Block::Slate(Slate { title: title.clone(), ..Slate::default() });
        }
        bytes(shell, &doc, kind, paper, true)
    }
}

/// A page as bytes.
///
/// # Errors
/// If it has no table where rows are asked for, or the PDF cannot be made.
pub fn bytes(shell: &Shell, doc: &Doc, kind: Kind, paper: Paper, open: bool) -> Result<Vec<u8>, Failure> {
    let speaker = &shell.speaker;
    let made = format!("ardoise {}", env!("CARGO_PKG_VERSION"));
    let lang = speaker.lang().code();
    let text = match kind {
        Kind::Text => render::terminal(doc, Look { color: false, ..shell.look }),
        Kind::Markdown => render::markdown(doc),
        Kind::Html => {
            let suits = ["suit-spades", "suit-hearts", "suit-diamonds", "suit-clubs"];
            let suits = suits.map(|id| speaker.word(id));
            render::html(doc, Imprint { lang, made: &made, open, suits: &suits })
        }
        Kind::Csv => {
            let grids = grids(doc, speaker)?;
            let each: Vec<String> = grids.iter().map(|grid| render::csv(grid, speaker.lang())).collect();
            each.join("\r\n").replacen("\r\n\u{feff}", "\r\n", each.len())
        }
        Kind::Xlsx => return workbook(&grids(doc, speaker)?),
        Kind::Pdf => {
            let number = |page: usize, pages: usize| {
                let (page, pages) = (page.to_string(), pages.to_string());
                speaker.phrase("paper-page", &[("page", &page), ("pages", &pages)])
            };
            let pages = Pages {
                lang,
                made: &made,
                paper,
                number: &number,
                lacking: &speaker.word("sheet-lacking"),
                continued: &|title| speaker.phrase("paper-continued", &[("title", title)]),
            };
            return render::pdf(doc, &pages).ok_or_else(|| Failure::of("print-pdf-failed", vec![]));
        }
    };
    Ok(text.into_bytes())
}

/// Every table of a page as rows.
fn grids(doc: &Doc, speaker: &Speaker) -> Result<Vec<Grid>, Failure> {
    let grids: Vec<Grid> = tables(&doc.blocks).into_iter().map(|table| grid(&table, speaker)).collect();
    if grids.is_empty() { Err(Failure::of("output-no-table", vec![])) } else { Ok(grids) }
}

/// Tables as a workbook.
///
/// # Errors
/// If they do not fit into one.
#[cfg(feature = "xlsx")]
pub fn workbook(grids: &[Grid]) -> Result<Vec<u8>, Failure> {
    render::xlsx(grids)
        .map_err(|error| Failure::of("xlsx-failed", vec![("detail", Arg::Text(plain(&error.to_string())))]))
}

/// Built without workbooks.
///
/// # Errors
/// Always.
#[cfg(not(feature = "xlsx"))]
pub fn workbook(_: &[Grid]) -> Result<Vec<u8>, Failure> {
    Err(Failure::of("no-xlsx", vec![]))
}

/// Every table of a page.
fn tables(blocks: &[Block]) -> Vec<Table> {
    let mut found = Vec::new();
    for block in blocks {
        match block {
            Block::Table(table) | Block::Captioned { table, .. } => found.push(table.clone()),
            Block::Sheet(sheet) => found.push(sheet.table()),
            Block::Fold { blocks, .. } => found.extend(tables(blocks)),
            _ => {}
        }
    }
    found
}

/// A table as rows: what is written as a whole number is one.
fn grid(table: &Table, speaker: &Speaker) -> Grid {
    let field = |text: &str| match figure::read(text, speaker) {
        Some(number) => Field::Number(number),
        None if text.is_empty() => Field::Empty,
        None => {
            figure::read_tenths(text, speaker).map_or_else(|| Field::Words(text.to_owned()), Field::Tenths)
        }
    };
    Grid {
        heads: table.columns.iter().map(|column| Field::Words(column.title.clone())).collect(),
        rows: table
            .rows
            .iter()
            .map(|row| row.iter().map(|cell: &Cell| field(&cell.text)).collect())
            .collect(),
    }
}
