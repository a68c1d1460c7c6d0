//! What can be typed after `ardoise print`.
#![allow(missing_docs, reason = "clap would print doc comments; the words are in locales/*/help-print.ftl")]

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use crate::line::word::one_of;

/// What can be typed after `ardoise print`.
#[derive(Debug, Args)]
pub struct PrintArgs {
    #[arg(value_name = "ID", conflicts_with_all = ["day", "player", "year"])]
    pub id: Option<String>,
    #[arg(long, value_parser = one_of::<Format>(), value_name = "FORMAT")]
    pub format: Option<Format>,
    #[arg(long, short = 'o', value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long, value_name = "YYYY-MM-DD", conflicts_with = "year")]
    pub day: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    #[arg(long, value_name = "YYYY", value_parser = clap::value_parser!(u16).range(1..=9999))]
    pub year: Option<u16>,
    #[arg(long, value_name = "NAME", num_args = 1.., conflicts_with_all = ["id", "day", "player", "year", "hash", "explain", "rules"])]
    pub blank: Vec<String>,
    #[arg(long, hide = true)]
    pub signatures: bool,
    #[arg(long)]
    pub hash: bool,
    #[arg(long, conflicts_with = "brief")]
    pub explain: bool,
    #[arg(long = "rules")]
    pub rules: bool,
    #[arg(long, value_name = "TEXT")]
    pub place: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub table: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub round: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub arbiter: Option<String>,
    #[arg(long, value_name = "HH:MM", value_parser = clock)]
    pub begin: Option<String>,
    #[arg(long, value_name = "HH:MM", value_parser = clock)]
    pub end: Option<String>,
    #[arg(long, hide = true)]
    pub brief: bool,
    #[arg(long, value_parser = one_of::<PaperArg>(), value_name = "PAPER", default_value = "a4")]
    pub paper: PaperArg,
}

/// What is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For a terminal.
    Text,
    /// Markdown.
    Markdown,
    /// A page for a browser.
    Html,
    /// Pages for paper.
    Pdf,
    /// Rows for a spreadsheet.
    Csv,
    /// A workbook of a spreadsheet.
    Xlsx,
    /// A picture to share, as lines: 1080 × 1080.
    Svg,
    /// The same picture as dots.
    Png,
    /// For machines.
    Json,
    /// The sheet notation.
    Sheet,
}

/// The size of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum PaperArg {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 in.
    Letter,
    /// 148 × 210 mm.
    A5,
    /// 105 × 148 mm.
    A6,
}

impl Format {
    /// The format that the ending of a file's name speaks of.
    pub fn of(path: &Path) -> Option<Format> {
        let ending = path.extension()?.to_str()?.to_lowercase();
        match ending.as_str() {
            "txt" => Some(Format::Text),
            "md" | "markdown" => Some(Format::Markdown),
            "html" | "htm" => Some(Format::Html),
            "pdf" => Some(Format::Pdf),
            "csv" => Some(Format::Csv),
            "xlsx" => Some(Format::Xlsx),
            "svg" => Some(Format::Svg),
            "png" => Some(Format::Png),
            "json" => Some(Format::Json),
            "sheet" => Some(Format::Sheet),
            _ => None,
        }
    }
}

/// Reads a time of the day.
fn clock(text: &str) -> Result<String, String> {
    let read = chrono::NaiveTime::parse_from_str(&text.replace('h', ":"), "%H:%M");
    read.map(|time| time.format("%H:%M").to_string()).map_err(|error| error.to_string())
}
