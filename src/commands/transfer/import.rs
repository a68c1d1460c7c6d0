//! `ardoise import`: sheets, databases and sheets kept on paper, all of them or none.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::commands::transfer::sync::erased;
use crate::evening::{self, damage_said};
use crate::line::args::ImportArgs;
use crate::pages::{self, id_shown};
use crate::shell::failure::Failure;
use crate::shell::progress::Progress;
use crate::shell::{Shell, files};
use crate::transfer::paper::{self, Aside, Paper};
use ardoise_desk::evening::{Evening, Sealing, moment};
use ardoise_desk::houses::Houses;
use ardoise_desk::journal::{holds, leads_to};
use ardoise_desk::scratch;
use ardoise_desk::store::{Brought, Merged, Reading, Row, Visit, Why, is_database};
use ardoise_desk::transfer::{self, Prepared, Taken};
use ardoise_desk::{Desk, Which};
use ardoise_rules::engine::Arg;
use ardoise_rules::lang::Lang;
use ardoise_rules::words::plain;

/// More files than this are told together.
const TOLD: usize = 20;

/// Where a sheet stands.
enum Sheet {
    /// In a file, as it is or kept on paper.
    File(PathBuf),
    /// With others in a table that was printed.
    Printed(PathBuf, Paper),
}

impl Sheet {
    fn path(&self) -> &Path {
        match self {
            Sheet::File(path) | Sheet::Printed(path, _) => path,
        }
    }
}

/// Where something comes from.
enum Source {
    /// A sheet.
    Sheet(Sheet),
    /// The database of another machine, verified.
    Database(PathBuf, Box<Visit>),
}

impl Source {
    fn sheet(&self) -> Option<&Sheet> {
        match self {
            Source::Sheet(sheet) => Some(sheet),
            Source::Database(..) => None,
        }
    }
}

/// What came of a file.
enum Outcome {
    Sheet(Taken, String),
    Database(Merged, String),
}

/// Reads files into the database, all of them or none.
///
/// # Errors
/// If one of them cannot be read, or a sheet differs from the match it is.
pub fn run(shell: &mut Shell, args: &ImportArgs) -> Result<(), Failure> {
    let sources = sources(shell, args)?;
    let (houses, lang, now) = (shell.houses(), shell.speaker.lang(), shell.now());
    let read = |sheet: &Sheet| match sheet {
        Sheet::File(path) => ready((&houses, lang), path, args, now),
        Sheet::Printed(path, paper) => printed(&houses, path, paper, now),
    };
    if args.dry_run {
        let ready: Result<Vec<_>, _> = sources.iter().filter_map(Source::sheet).map(read).collect();
        return shown(shell, &sources, ready?);
    }
    // A first file that cannot be read makes no database.
    if !shell.db_path()?.exists()
        && let Some(first) = sources.first().and_then(Source::sheet)
        && first.path().as_os_str() != "-"
    {
        read(first)?;
    }
    let mut desk = shell.desk()?;
    shell.copy_before(desk.store(), Why::Import);
    let played = desk.evening(Which::Last).ok().filter(|found| !found.play().over());
    let here = &*shell;
    let mut open = Vec::new();
    let outcomes = desk.together(|desk| -> Result<Vec<Outcome>, Failure> {
        let bar = Progress::new(here, "progress-import", Some(sources.len()));
        let mut outcomes = Vec::new();
        for run in sources.chunk_by(|one, other| one.sheet().is_some() && other.sheet().is_some()) {
            if let [Source::Database(path, visit)] = run {
                let file = path.display().to_string();
                let project = |id: &str, rows: &[Row]| project(id, rows, &file);
                let reading = Reading { project: &project, holds: &holds, names: &Sealing };
                let merged =
                    desk.store_mut().merge(visit.store()?, &reading, &mut |done, of| bar.at(done, of))?;
                outcomes.push(Outcome::Database(merged, file));
                continue;
            }
            // What was brought in before, and has not changed since, is not read again.
            let mut taken: Vec<Option<Outcome>> = Vec::new();
            for sheet in run.iter().filter_map(Source::sheet) {
                taken.push(known(desk, sheet.path(), args)?);
            }
            let files = run.iter().filter_map(Source::sheet).zip(&taken);
            let files: Vec<&Sheet> =
                files.filter(|(_, known)| known.is_none()).map(|(sheet, _)| sheet).collect();
            let mut places =
                (0..taken.len()).filter(|place| taken[*place].is_none()).collect::<Vec<_>>().into_iter();
            let alone = files.len() < 2;
            transfer::each(&files, &read, |Ready { prepared, aside, by_hand }| {
                if alone {
                    aside_told(here, &aside);
                }
                let done = desk.take(&houses, &prepared).map_err(|failure| evening::told(here, failure))?;
                desk.store_mut().keep_sheet(&prepared.text, &done.id)?;
                open.extend(
                    Some((prepared.file.clone(), done.id.clone()))
                        .filter(|_| by_hand && !prepared.over() && done.new),
                );
                if let Some(place) = places.next() {
                    taken[place] = Some(Outcome::Sheet(done, prepared.file));
                    bar.at(outcomes.len() + place + 1, sources.len());
                }
                Ok(())
            })?;
            outcomes.extend(taken.into_iter().flatten());
        }
        Ok(outcomes)
    })?;
    let forgot = |outcome: &Outcome| matches!(outcome, Outcome::Database(merged, _) if merged.forgotten > 0);
    if outcomes.iter().any(forgot) {
        erased(shell, desk.store_mut())?;
    }
    let now = desk.find(Which::Last)?;
    drop(desk);
    crate::season::packed_up(shell)?;
    told(shell, &outcomes);
    open_told(shell, &open);
    if let Some(played) = played.filter(|played| now.as_deref() != Some(played.id())) {
        left_told(shell, &played);
    }
    Ok(())
}

/// That another match was being played, and is not the one that commands speak of now.
fn left_told(shell: &mut Shell, played: &Evening) {
    if shell.json {
        return;
    }
    let names: Vec<String> = played.table().players.iter().map(|name| plain(name)).collect();
    let facts = [("names", names.join(", ")), ("id", id_shown(played.id()))];
    let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
    shell.sentence("imported-left", &facts);
}

/// What came of a sheet that is known word for word.
fn known(desk: &Desk, path: &Path, args: &ImportArgs) -> Result<Option<Outcome>, Failure> {
    if path.as_os_str() == "-" || !path.is_file() || paper::is_paper(path, &args.paper) {
        return Ok(None);
    }
    // What cannot be read is told when it is its turn.
    let Ok(text) = files::text(path) else { return Ok(None) };
    let id = desk.store().known_sheet(&text)?;
    Ok(id.map(|id| {
        Outcome::Sheet(Taken { id, new: false, events: 0, dated: true }, path.display().to_string())
    }))
}

/// What a log leads to; a row that cannot be read, or says what cannot be true, refuses the whole file.
fn project(id: &str, rows: &[Row], file: &str) -> Result<ardoise_desk::store::Projection, Failure> {
    match leads_to(id, rows).map_err(Failure::from) {
        Err(Failure::Damaged(said) | Failure::Usage(said)) => {
            Err(Failure::refused(said).file(file.to_owned()))
        }
        Err(other) => Err(other.file(file.to_owned())),
        Ok(projection) => Ok(projection),
    }
}

/// The files that are meant, each opened as what it is.
fn sources(shell: &Shell, args: &ImportArgs) -> Result<Vec<Source>, Failure> {
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
            let printed = several.into_iter().map(|paper| Sheet::Printed(path.clone(), paper));
            sources.extend(printed.map(Source::Sheet));
        }
    }
    Ok(sources)
}

/// The sheets of a folder, by name. A link that leads out of the folder is refused.
fn folder(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |path: &Path, error: &std::io::Error| {
        let args = vec![("file", path.display().to_string().into()), ("detail", error.to_string().into())];
        Failure::shell("file-unreadable", args)
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
            return Err(Failure::shell("import-outside", args));
        }
        if real.is_file() {
            files.push(file);
        }
    }
    files.sort();
    if files.is_empty() {
        let args = vec![("file", Arg::Text(path.display().to_string()))];
        return Err(Failure::shell("import-nothing", args));
    }
    Ok(files)
}

/// What could not be read was not imported.
fn brought(visit: Result<Visit, Failure>) -> Result<Visit, Failure> {
    visit.map_err(|failure| failure.or_hint("import-failed", vec![]))
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
struct Ready {
    prepared: Prepared,
    /// Of a table: what is left aside of it.
    aside: Aside,
    /// Is it a table that somebody kept by hand?
    by_hand: bool,
}

/// Reads a sheet, or a sheet kept on paper, and plays it at a moment.
fn ready(
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
    Ok(Ready { prepared, aside: Aside::default(), by_hand: false })
}

/// Reads the sheet made of a table.
fn printed(houses: &Houses, path: &Path, paper: &Paper, now: i64) -> Result<Ready, Failure> {
    let file = path.display().to_string();
    let prepared = Prepared::read(houses, paper.text.clone(), file.clone(), now);
    let prepared = prepared.map_err(|failure| paper.failed(failure.into(), &file))?;
    Ok(Ready { prepared, aside: paper.aside.clone(), by_hand: paper.by_hand })
}

/// Says on standard error what is left aside of a table.
fn aside_told(shell: &Shell, aside: &Aside) {
    aside.told().iter().filter(|_| !shell.json).for_each(|said| shell.warn(said));
}

/// Shows what would be imported: the sheets.
fn shown(shell: &mut Shell, sources: &[Source], ready: Vec<Ready>) -> Result<(), Failure> {
    for ready in &ready {
        aside_told(shell, &ready.aside);
    }
    if shell.json {
        let sheets: Vec<Value> = ready
            .iter()
            .map(|Ready { prepared, .. }| json!({"file": prepared.file, "sheet": prepared.text}))
            .collect();
        let databases = sources.iter().filter(|source| matches!(source, Source::Database(..))).count();
        shell.value(&json!({"format": 1, "sheets": sheets, "databases": databases}));
        return Ok(());
    }
    for ready in &ready {
        shell.raw(&ready.prepared.text);
    }
    Ok(())
}

fn told(shell: &mut Shell, outcomes: &[Outcome]) {
    if shell.json {
        let rows: Vec<Value> = outcomes.iter().map(row).collect();
        shell.value(&json!({"format": 1, "imported": rows}));
        return;
    }
    let sheets: Vec<&Taken> = outcomes
        .iter()
        .filter_map(|o| if let Outcome::Sheet(taken, _) = o { Some(taken) } else { None })
        .collect();
    if sheets.len() > TOLD {
        let count =
            |test: &dyn Fn(&Taken) -> bool| sheets.iter().filter(|taken| test(taken)).count().to_string();
        let new = count(&|taken| taken.new);
        let more = count(&|taken| !taken.new && taken.events > 0);
        let same = count(&|taken| !taken.new && taken.events == 0);
        shell.sentence("imported-many", &[("new", &new), ("more", &more), ("same", &same)]);
    }
    for outcome in outcomes {
        match outcome {
            Outcome::Sheet(taken, file) if sheets.len() <= TOLD => {
                let id = match (taken.new, taken.events) {
                    (true, _) => "imported-new",
                    (false, 0) => "imported-same",
                    (false, _) => "imported-more",
                };
                let count = taken.events.to_string();
                shell.sentence(id, &[("file", file), ("id", &taken.id), ("count", &count)]);
            }
            Outcome::Sheet(..) => {}
            Outcome::Database(merged, file) => merged_told(shell, merged, file),
        }
    }
    undated_told(shell, outcomes);
}

/// Which new matches stand under the day on which they were brought in, because their sheets name none.
fn undated_told(shell: &mut Shell, outcomes: &[Outcome]) {
    let undated = outcomes.iter().filter_map(|outcome| match outcome {
        Outcome::Sheet(taken, file) if taken.new && !taken.dated => Some(file),
        Outcome::Sheet(..) | Outcome::Database(..) => None,
    });
    let undated: Vec<&String> = undated.collect();
    let Some(first) = undated.first() else { return };
    let today = moment(shell.now());
    let day = plain(&pages::figure::day(&today, &shell.speaker));
    let (count, iso) = (undated.len().to_string(), today.get(..10).unwrap_or_default());
    let facts = [("count", count.as_str()), ("file", &plain(first)), ("day", &day), ("iso", iso)];
    shell.sentence("imported-undated", &facts);
}

/// Which matches are open because a table does not say that they ended.
fn open_told(shell: &mut Shell, open: &[(String, String)]) {
    let Some((file, id)) = open.first().filter(|_| !shell.json) else { return };
    let (count, id) = (open.len().to_string(), id_shown(id));
    shell.sentence("imported-open", &[("count", &count), ("file", &plain(file)), ("id", &id)]);
}

fn merged_told(shell: &mut Shell, merged: &Merged, file: &str) {
    let file = plain(file);
    let longer = |brought: &Brought| matches!(brought, Brought::Longer(_));
    let count = |test: &dyn Fn(&Brought) -> bool| {
        merged.matches.iter().filter(|(_, brought)| test(brought)).count().to_string()
    };
    let (new, more) = (count(&|brought| *brought == Brought::New), count(&longer));
    let same = merged.same.to_string();
    let facts = [("file", file.as_str()), ("new", &new), ("more", &more), ("same", &same)];
    shell.sentence("imported-db", &facts);
    if merged.forgotten > 0 {
        shell.sentence("sync-forgotten", &[("count", &merged.forgotten.to_string())]);
    }
    if !merged.untrue.is_empty() {
        shell.sentence("sync-flaw-untrue", &[("object", &file)]);
    }
    let beside = merged.names + merged.choices;
    if beside > 0 {
        let (names, choices) = (merged.names.to_string(), merged.choices.to_string());
        shell.sentence("imported-beside", &[("names", &names), ("choices", &choices)]);
    }
    let differs = merged.matches.iter().filter(|(_, brought)| *brought == Brought::Differs);
    let copies: Vec<String> = differs.map(|(id, _)| id_shown(id)).collect();
    if !copies.is_empty() {
        shell.sentence("imported-differs", &[("copies", &a_few(&copies))]);
    }
}

/// Three of them at most, and how many more there are.
#[must_use]
pub fn a_few(ids: &[String]) -> String {
    const FEW: usize = 3;
    let told = ids[..ids.len().min(FEW)].join(", ");
    if ids.len() > FEW { format!("{told} … (+{})", ids.len() - FEW) } else { told }
}

fn row(outcome: &Outcome) -> Value {
    match outcome {
        Outcome::Sheet(taken, file) => {
            json!({"file": file, "match": taken.id, "new": taken.new, "events": taken.events, "dated": taken.dated})
        }
        Outcome::Database(merged, file) => {
            let ids = |test: &dyn Fn(&Brought) -> bool| -> Vec<&String> {
                merged.matches.iter().filter(|(_, brought)| test(brought)).map(|(id, _)| id).collect()
            };
            json!({
                "file": file, "new": ids(&|brought| *brought == Brought::New),
                "longer": ids(&|brought| matches!(brought, Brought::Longer(_))),
                "differs": ids(&|brought| *brought == Brought::Differs),
                "same": merged.same, "names": merged.names, "choices": merged.choices,
                "forgotten": merged.forgotten, "untrue": merged.untrue,
            })
        }
    }
}
