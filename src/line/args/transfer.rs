//! What can be typed after `ardoise export`, `import`, `choose`, `backup` and `restore`.
#![allow(
    missing_docs,
    reason = "clap would print doc comments; the words are in locales/*/help-transfer.ftl"
)]

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use crate::line::word::one_of;

use super::{FiguresArg, WhichArgs};

/// What can be typed after `ardoise choose`.
#[derive(Debug, Args)]
pub struct ChooseArgs {
    #[arg(value_name = "ID")]
    pub id: Option<String>,
    #[arg(long, value_name = "TEXT", requires = "id")]
    pub reason: Option<String>,
}

/// What can be typed after `ardoise export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    #[arg(value_name = "ID", conflicts_with_all = ["all", "game", "player", "open", "over", "since", "until"])]
    pub id: Option<String>,
    #[arg(long, short = 'o', value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long, value_parser = one_of::<ExportFormat>(), value_name = "FORMAT")]
    pub format: Option<ExportFormat>,
    #[arg(long)]
    pub all: bool,
    #[arg(long)]
    pub pseudonyms: bool,
    #[command(flatten)]
    pub which: WhichArgs,
}

/// What is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ExportFormat {
    /// The sheet notation, a file a match.
    Sheet,
    /// A database: logs with their hashes, copies, choices and names.
    Db,
    /// Columns of deals and events, for DuckDB or Spark.
    Parquet,
}

impl ExportFormat {
    /// The format that the ending of a file's name speaks of.
    pub fn of(path: &Path) -> Option<ExportFormat> {
        match path.extension()?.to_str()?.to_lowercase().as_str() {
            "db" | "sqlite" | "sqlite3" => Some(ExportFormat::Db),
            "parquet" => Some(ExportFormat::Parquet),
            _ => None,
        }
    }
}

/// What can be typed after `ardoise import`.
#[derive(Debug, Args)]
pub struct ImportArgs {
    #[arg(value_name = "FILE|-", required = true, num_args = 1..)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub paper: PaperArgs,
    #[arg(long)]
    pub dry_run: bool,
}

/// What can be typed after `ardoise import` about a sheet kept on paper.
#[derive(Debug, Clone, Default, Args)]
pub struct PaperArgs {
    #[arg(long, value_name = "MAP")]
    pub map: Option<String>,
    #[arg(long, value_parser = one_of::<FiguresArg>(), value_name = "FIGURES")]
    pub figures: Option<FiguresArg>,
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long, value_name = "PLAYER,…")]
    pub players: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub rules: Option<String>,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub date: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,
    #[arg(long, value_name = "NAME", aliases = super::dealers())]
    pub dealer: Option<String>,
}

/// What can be typed after `ardoise backup`.
#[derive(Debug, Args)]
pub struct BackupArgs {
    #[arg(long, value_name = "FOLDER")]
    pub to: Option<PathBuf>,
}

/// What can be typed after `ardoise restore`.
#[derive(Debug, Args)]
pub struct RestoreArgs {
    #[arg(value_name = "NO|FILE")]
    pub copy: Option<String>,
    #[arg(long, value_name = "FOLDER")]
    pub from: Option<PathBuf>,
    #[arg(long, short)]
    pub yes: bool,
}
