//! What is brought in: sheets, tables and databases, in files and folders.

use std::path::{Path, PathBuf};

use crate::evening::damage_said;
use crate::line::args::ImportArgs;
use crate::shell::failure::Failure;
use crate::shell::progress::Progress;
use crate::shell::{Shell, files};
use crate::transfer::paper::{self, Aside, Paper};
use ardoise_desk::houses::Houses;
use ardoise_desk::scratch;
use ardoise_desk::store::{Visit, is_database};
use ardoise_desk::transfer::Prepared;
use ardoise_desk::trouble;
use ardoise_rules::engine::{Arg, DealNo, Said};
use ardoise_rules::lang::Lang;

/// Where a sheet stands.
pub(super) enum Sheet {
    /// In a file, as it is or kept on paper.
    File(PathBuf),
    /// With others in a table that was printed.
    Printed(PathBuf, Box<Paper>),
}

impl Sheet {
    pub(super) fn path(&self) -> &Path {
        match self {
            Sheet::File(path) | Sheet::Printed(path, _) => path,
        }
    }
}

/// Where something comes from.
pub(super) enum Source {
    /// A sheet.
    Sheet(Sheet),
    /// The database of another machine, verified.
    Database(PathBuf, Box<Visit>),
}

impl Source {
    pub(super) fn sheet(&self) -> Option<&Sheet> {
        match self {
            Source::Sheet(sheet) => Some(sheet),
            Source::Database(..) => None,
        }
    }
}

/// The files that are meant, each opened as what it is.
pub(super) fn sources(shell: &Shell, args: &ImportArgs) -> Result<Vec<Source>, Failure> {
    let mut sources = Vec::new();
    for path in &args.files {
        if path.is_dir() {
            sources.extend(folder(path)?.into_iter().map(|file| Source::Sheet(Sheet::File(file))));
        } else if is_database(path) {
            sources.push(Source::Database(path.clone(), Box::new(brought(verified(shell, path))?)));
        } else {
            let table = path.as_os_str() != "-" && paper::is_paper(path, &args.paper);
            let several = if table { paper::several(path) } else { Vec::new() };
            if several.is_empty() {
                sources.push(Source::Sheet(Sheet::File(path.clone())));
            }
            let printed = several.into_iter().map(|paper| Sheet::Printed(path.clone(), Box::new(paper)));
            sources.extend(printed.map(Source::Sheet));
        }
    }
    Ok(sources)
}

/// The sheets of a folder, by name. A link that leads out of the folder is refused.
fn folder(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |path: &Path, error: &std::io::Error| {
        let args = vec![("file", path.display().to_string().into()), ("detail", trouble(error))];
        Failure::of("file-unreadable", args)
    };
    let within = path.canonicalize().map_err(|error| unreadable(path, &error))?;
    let mut files = Vec::new();
    for entry in std::fs::read_dir(path).map_err(|error| unreadable(path, &error))? {
        let file = entry.map_err(|error| unreadable(path, &error))?.path();
        if file.extension().is_none_or(|ending| ending != "sheet") {
            continue;
        }
        let real = file.canonicalize().map_err(|error| unreadable(&file, &error))?;
        if !real.starts_with(&within) {
            let args = vec![("file", Arg::Text(file.display().to_string()))];
            return Err(Failure::of("import-outside", args));
        }
        if real.is_file() {
            files.push(file);
        }
    }
    files.sort();
    if files.is_empty() {
        let args = vec![("file", Arg::Text(path.display().to_string()))];
        return Err(Failure::of("import-nothing", args));
    }
    Ok(files)
}

/// What could not be read was not imported.
pub(super) fn brought(visit: Result<Visit, Failure>) -> Result<Visit, Failure> {
    visit.map_err(|failure| failure.or_hint("import-failed", vec![]))
}

/// Reads the sheet made of a table.
pub(super) fn printed(houses: &Houses, path: &Path, paper: &Paper, now: i64) -> Result<Ready, Failure> {
    let file = path.display().to_string();
    let prepared = Prepared::read(houses, paper.text.clone(), file.clone(), now);
    let prepared = prepared.map_err(|failure| paper.failed(failure.into(), &file))?;
    let beside = paper.figures.iter().flat_map(|figures| figures.differ(&prepared));
    let beside = beside.collect();
    let aside = Aside { unfinished: paper.agrees(&prepared, &file)?, ..paper.aside.clone() };
    Ok(Ready { prepared, aside, by_hand: paper.by_hand, beside })
}

/// Opens a database and verifies its log: one that is damaged is refused whole, with the row.
///
/// # Errors
/// If it cannot be read, or is damaged.
pub fn verified(shell: &Shell, path: &Path) -> Result<Visit, Failure> {
    let scratch = scratch::folder("import", shell.now());
    let visit = Visit::to(path, &scratch)?;
    let reading = Progress::new(shell, "progress-verify", None);
    let damages = visit.store()?.verify()?;
    drop(reading);
    // A row that is named says more than a guard that is missing.
    let grave = || damages.iter().filter(|damage| !damage.is_projection());
    match grave().find(|damage| damage.of().is_some()).or_else(|| grave().next()) {
        None => Ok(visit),
        Some(damage) => {
            let failure = Failure::refused(damage_said(damage));
            Err(failure.file(path.display().to_string()))
        }
    }
}

/// A sheet that was read.
pub(super) struct Ready {
    pub(super) prepared: Prepared,
    /// Of a table: what is left aside of it.
    pub(super) aside: Aside,
    /// Is it a table that somebody kept by hand?
    pub(super) by_hand: bool,
    /// What the figures beside the lines of its sheet say otherwise, deal by deal.
    pub(super) beside: Vec<(DealNo, Said)>,
}

impl Ready {
    /// What its table says otherwise than its deals come to, deal by deal: totals that were put down, and figures beside its lines.
    pub(super) fn unlike(&self) -> impl Iterator<Item = &(DealNo, Said)> {
        self.prepared.unlike.iter().chain(&self.beside)
    }
}

/// Reads a sheet, or a sheet kept on paper, and plays it at a moment.
pub(super) fn ready(
    (houses, lang): (&Houses, Lang),
    path: &Path,
    args: &ImportArgs,
    now: i64,
) -> Result<Ready, Failure> {
    let file = path.display().to_string();
    if paper::is_paper(path, &args.paper) {
        let paper = paper::read(houses, path, &args.paper, (paper::Named::Unread, lang))?;
        return printed(houses, path, &paper, now);
    }
    let prepared = Prepared::read(houses, files::text(path)?, file, now)?;
    Ok(Ready { prepared, aside: Aside::default(), by_hand: false, beside: Vec::new() })
}
