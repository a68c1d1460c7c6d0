//! `ardoise export`: one match, a selection or everything, as sheets, as a database or as tables for large analyses.

use std::path::{Path, PathBuf};

use serde_json::json;

use crate::commands::players::forget::called;
use crate::commands::slate::list;
use crate::evening::{self, damage_said, unsound_said};
use crate::line::args::{ExportArgs, ExportFormat};
use crate::pages::id_shown;
use crate::shell::failure::Failure;
use crate::shell::files;
use crate::shell::leaf::{self, unknown_ending};
use crate::shell::progress::Progress;
use crate::shell::{Shell, clock};
use crate::transfer::carried;
use ardoise_desk::evening::Evening;
use ardoise_desk::files::private_folder;
use ardoise_desk::forget;
use ardoise_desk::journal::kind;
use ardoise_desk::scratch;
use ardoise_desk::store::Kind;
use ardoise_desk::{Desk, Which};
use ardoise_rules::engine::{Arg, Said};
use ardoise_rules::words::{Speaker, plain};

/// Writes what was asked for.
///
/// # Errors
/// If there is no such match, or a file cannot be written.
pub fn run(shell: &mut Shell, args: &ExportArgs) -> Result<(), Failure> {
    let desk = shell.desk_to_read()?.ok_or_else(evening::no_match)?;
    let output = args.output.as_deref().filter(|path| path.as_os_str() != "-");
    let format = args.format.or_else(|| output.and_then(ExportFormat::of)).unwrap_or(ExportFormat::Sheet);
    let several = args.all || args.which.is_part();
    if let (ExportFormat::Sheet, Some(path)) = (format, output)
        && several
        && path.extension().is_some()
        && !path.is_dir()
    {
        return Err(unknown_ending(path, "db, parquet"));
    }
    let unlisted = if several { desk.store().unlisted()? } else { Vec::new() };
    // What is chosen by the lists, or disguised by them, lacks what they lack.
    let along = !args.which.is_part() && !args.pseudonyms && format != ExportFormat::Parquet;
    if !unlisted.is_empty() {
        let id = if along { "export-unlisted" } else { "export-unlisted-out" };
        let named: Vec<String> = unlisted.iter().map(|id| id_shown(id)).collect();
        let args = vec![("count", Arg::from(unlisted.len())), ("matches", Arg::Names(named))];
        shell.warn(&Said::of(id, args));
    }
    if args.pseudonyms {
        return disguised(shell, &desk, args, (format, several));
    }
    if format == ExportFormat::Sheet && !several {
        if let (None, Some(path)) = (args.format, output) {
            is_no_page(path)?;
        }
        return one(shell, &desk, args.id.as_deref(), output);
    }
    let mut ids = if several { selected(&desk, args)? } else { asked(shell, &desk, args)? };
    for id in unlisted.into_iter().filter(|_| along) {
        if kind(&desk.store().read(&id)?) == Kind::Match {
            ids.push(id);
        }
    }
    let whole = args.all && !args.which.is_part();
    carried_away(shell, &desk, &ids, (format, output, whole))
}

/// Writes what was asked for with a pseudonym in the place of each name: from a database of its own, made for it.
fn disguised(
    shell: &mut Shell,
    desk: &Desk,
    args: &ExportArgs,
    (format, several): (ExportFormat, bool),
) -> Result<(), Failure> {
    let output = args.output.as_deref().filter(|path| path.as_os_str() != "-");
    let mut ids = if several { selected(desk, args)? } else { asked(shell, desk, args)? };
    if args.all && !args.which.is_part() && format == ExportFormat::Db {
        ids.extend(desk.contests()?.into_iter().map(|contest| contest.id));
    }
    let scratch = Scratch::new(shell)?;
    let to = scratch.0.join("disguised.db");
    let made = forget::disguised(desk.store(), &ids, &to, shell.now(), &called(shell))?;
    let made = Desk::new(made, clock::now, shell.author()).sealing(shell.json);
    if format == ExportFormat::Sheet && !several {
        return one(shell, &made, ids.first().map(String::as_str), output);
    }
    carried_away(shell, &made, &ids, (format, output, true))
}

/// A folder for a while.
struct Scratch(PathBuf);

impl Scratch {
    fn new(shell: &Shell) -> Result<Scratch, Failure> {
        let folder = scratch::folder("export", shell.now());
        private_folder(&folder).map_err(|error| files::unwritable(&folder, &error))?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left there is of no use, and nobody else can read it.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Writes matches of a database, or all of it.
fn carried_away(
    shell: &mut Shell,
    desk: &Desk,
    ids: &[String],
    (format, output, whole): (ExportFormat, Option<&Path>, bool),
) -> Result<(), Failure> {
    let mut halls = 0;
    let (count, to, damaged) = match format {
        ExportFormat::Sheet => {
            let to = output.unwrap_or(Path::new("."));
            let damaged = sheets(shell, desk, ids, to)?;
            (ids.len() - damaged.len(), to.to_path_buf(), damaged.into_iter().next())
        }
        ExportFormat::Db => {
            let to = output.ok_or_else(needs_output)?;
            let mut damaged = None;
            let contests: Vec<String> = desk.contests()?.into_iter().map(|contest| contest.id).collect();
            let of_ids = ids.iter().filter(|id| contests.contains(id)).count();
            halls = if whole { contests.len() } else { of_ids };
            if whole {
                desk.store().backup(to)?;
                // What is damaged was carried away too: it is named.
                damaged = desk.store().verify()?.iter().find(|damage| !damage.is_mendable()).map(damage_said);
            } else {
                let bar = Progress::new(shell, "progress-export", Some(ids.len()));
                desk.store()
                    .extract(ids, to, &desk.store().forgotten()?, &mut |done, of| bar.at(done, of))?;
            }
            (ids.len() - of_ids, to.to_path_buf(), damaged)
        }
        ExportFormat::Parquet => {
            let to = output.ok_or_else(needs_output)?;
            (ids.len(), columns(shell, desk, ids, to)?, None)
        }
    };
    told(shell, count, halls, &to);
    // One damaged match does not keep the others from being carried away; it is named.
    damaged.map_or(Ok(()), |said| Err(Failure::Damaged(said)))
}

#[cfg(feature = "parquet")]
use crate::transfer::parquet::export as columns;

/// Built without Parquet.
#[cfg(not(feature = "parquet"))]
fn columns(_: &Shell, _: &Desk, _: &[String], _: &Path) -> Result<std::path::PathBuf, Failure> {
    Err(Failure::of("export-no-parquet", vec![]))
}

fn needs_output() -> Failure {
    Failure::Usage(Said::of("export-needs-output", vec![]))
}

/// The only match that is asked for; or the contest, with the matches at its tables.
fn asked(shell: &Shell, desk: &Desk, args: &ExportArgs) -> Result<Vec<String>, Failure> {
    let id = match args.id.as_deref().or(shell.match_id.as_deref()) {
        Some(text) => desk.store().resolve_as(text, &[Kind::Match, Kind::Contest])?,
        None => desk.find(Which::Last)?.ok_or_else(evening::no_match)?,
    };
    if kind(&desk.store().read(&id)?) == Kind::Match {
        return Ok(vec![id]);
    }
    let hall = desk.hall(Which::Named(&id))?;
    let tables = hall.contest().rounds.iter().flat_map(|round| &round.tables);
    let matches = tables.filter_map(|table| table.id.clone()).filter(|id| desk.head(id).is_ok());
    Ok(matches.chain([id]).collect())
}

/// The matches that are asked for, oldest first; of one that has copies, all that are seen in the list.
fn selected(desk: &Desk, args: &ExportArgs) -> Result<Vec<String>, Failure> {
    let filter = list::filter(&args.which, None)?;
    let mut ids: Vec<String> = desk.list(&filter)?.into_iter().map(|found| found.id).collect();
    ids.reverse();
    Ok(ids)
}

/// That a file is not named as a page or as rows of a spreadsheet, which a sheet is not.
///
/// # Errors
/// If it is.
fn is_no_page(path: &Path) -> Result<(), Failure> {
    match leaf::Kind::of(path) {
        None | Some(leaf::Kind::Text | leaf::Kind::Markdown) => Ok(()),
        Some(leaf::Kind::Html | leaf::Kind::Pdf | leaf::Kind::Csv | leaf::Kind::Xlsx) => {
            let file = || vec![("file", Arg::Text(plain(&path.display().to_string())))];
            Err(Failure::of("export-no-page", file()).hint("export-no-page-hint", file()))
        }
    }
}

/// One match as a sheet.
fn one(shell: &mut Shell, desk: &Desk, id: Option<&str>, output: Option<&Path>) -> Result<(), Failure> {
    let found = evening::load(shell, desk, id, None)?;
    let (text, lacking) = carried::sheet(shell, &found);
    match output {
        Some(path) => {
            files::write(path, &text)?;
            shell.note_recorded();
            told(shell, 1, 0, path);
        }
        None if shell.json => shell.value(&json!({
            "format": 1, "match": found.id(), "sheet": text, "not_carried": lacking,
        })),
        None => shell.raw(&text),
    }
    carried::tell(shell, &lacking);
    // Told when it was read.
    if found.unsound().is_some() { Err(Failure::Told(3)) } else { Ok(()) }
}

/// A folder with one sheet a match.
fn sheets(shell: &mut Shell, desk: &Desk, ids: &[String], folder: &Path) -> Result<Vec<Said>, Failure> {
    std::fs::create_dir_all(folder).map_err(|error| files::unwritable(folder, &error))?;
    let (mut all, mut damaged) = (Vec::new(), Vec::new());
    {
        let bar = Progress::new(shell, "progress-export", Some(ids.len()));
        for id in ids {
            bar.step();
            let (rows, unsound) = desk.store().read_proved(id)?;
            let found = match Evening::of_rows(id, rows, None).map_err(Failure::from) {
                Ok((found, _)) => found,
                Err(Failure::Damaged(said)) => {
                    damaged.push(said);
                    continue;
                }
                Err(other) => return Err(other),
            };
            if let Some(unsound) = unsound {
                // What was edited must not go out as what was recorded.
                damaged.push(unsound_said(&unsound));
                continue;
            }
            let (text, lacking) = carried::sheet(shell, &found);
            files::write(&folder.join(file_name(&found, &shell.speaker)), &text)?;
            shell.note_recorded();
            all.extend(lacking);
        }
    }
    carried::tell(shell, &all);
    Ok(damaged)
}

/// So many letters of a title stand in the name of a file.
const TITLE: usize = 60;

/// The name of the sheet of a match: its day, what the table calls it, or its game, and the end of its id, which keeps
/// two of one evening apart.
fn file_name(found: &Evening, speaker: &Speaker) -> String {
    let report = found.report();
    let game =
        || speaker.option(report.head.game, "game-name").unwrap_or_else(|| report.head.game.to_owned());
    let title = plain(&report.head.title.clone().unwrap_or_else(game));
    // What no file system takes in a name, or reads as a path, becomes a blank.
    let fits = |letter: char| !matches!(letter, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|');
    let title: String =
        title.chars().map(|letter| if fits(letter) { letter } else { ' ' }).take(TITLE).collect();
    let title = title.split_whitespace().collect::<Vec<_>>().join(" ");
    let day = report.head.day();
    format!("{day} {} {}.sheet", title.trim_matches('.'), id_shown(found.id()))
}

fn told(shell: &mut Shell, count: usize, contests: usize, path: &Path) {
    let file = path.display().to_string();
    if shell.json {
        shell.value(&json!({"format": 1, "matches": count, "contests": contests, "file": file}));
        return;
    }
    shell.sentence("exported", &[("count", &count.to_string()), ("file", &file)]);
    if contests > 0 {
        shell.sentence("check-contests", &[("count", &contests.to_string())]);
    }
}
