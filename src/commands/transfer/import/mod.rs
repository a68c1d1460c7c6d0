//! `ardoise import`: sheets, databases and sheets kept on paper, all of them or none.

mod sources;
mod told;

use std::path::Path;

use self::sources::{Ready, Sheet, Source, printed, ready, sources};
use self::told::{Outcome, Unlike, aside_told, left_told, open_told, overrun_told, shown, told, unlike_told};
use crate::commands::transfer::sync::erased;
use crate::commands::transfer::{Chosen, overruled_told};
use crate::evening;
use crate::line::args::ImportArgs;
use crate::pages::id_shown;
use crate::shell::failure::Failure;
use crate::shell::progress::Progress;
use crate::shell::{Shell, files};
use crate::transfer::paper;
use ardoise_desk::journal::{holds, leads_to};
use ardoise_desk::pseudonyms::Sealing;
use ardoise_desk::store::{Reading, Row, Standing, Why};
use ardoise_desk::transfer::{self, Taken};
use ardoise_desk::{Desk, Which};

pub use self::sources::verified;

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
    let chosen = Chosen::of(desk.store())?;
    let here = &*shell;
    let (mut open, mut unlike, mut overrun) = (Vec::new(), Vec::new(), Vec::new());
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
            transfer::each(&files, &read, |ready: Ready| {
                if alone {
                    aside_told(here, &ready.aside);
                }
                let told = Unlike::of(here, &ready);
                let Ready { prepared, by_hand, .. } = ready;
                let done = desk.take(&houses, &prepared).map_err(|failure| evening::told(here, failure))?;
                desk.store_mut().keep_sheet(&prepared.text, &done.id)?;
                unlike.extend(told.filter(|_| done.events > 0));
                let beyond = prepared.overrun.filter(|_| done.events > 0);
                overrun.extend(beyond.map(|deal| (prepared.file.clone(), deal)));
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
    let forks = desk.forks()?;
    let copy = now.as_deref().and_then(|now| forks.iter().find(|fork| fork.id == now));
    let copy = copy.filter(|fork| played.as_ref().is_some_and(|played| fork.origin == played.id())).cloned();
    let overruled = chosen.overruled(&Chosen::of(desk.store())?);
    drop(desk);
    crate::season::packed_up(shell)?;
    told(shell, &outcomes);
    if !shell.json {
        overruled_told(shell, &overruled);
    }
    unlike_told(shell, &unlike);
    overrun_told(shell, &overrun);
    open_told(shell, &open);
    if let Some(copy) = copy.filter(|copy| !shell.json && copy.standing == Standing::Counts) {
        // Still the same match, in one of its copies.
        shell.sentence("imported-counts", &[("id", &id_shown(&copy.id))]);
    } else if let Some(played) = played.filter(|played| now.as_deref() != Some(played.id())) {
        left_told(shell, &played);
    }
    Ok(())
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
