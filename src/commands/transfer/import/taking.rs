//! Files as they are taken into the database: the database of another machine, or sheets that are read ahead of it.

use std::path::Path;

use super::sources::{Ready, Sheet, Source};
use super::told::{Outcome, Unlike, aside_told};
use crate::evening;
use crate::line::args::ImportArgs;
use crate::shell::failure::Failure;
use crate::shell::progress::Progress;
use crate::shell::{Shell, files};
use crate::transfer::paper;
use ardoise_desk::Desk;
use ardoise_desk::houses::Houses;
use ardoise_desk::journal::{holds, leads_to};
use ardoise_desk::pseudonyms::Sealing;
use ardoise_desk::store::{Reading, Row, Visit};
use ardoise_desk::transfer::{self, Taken};
use ardoise_rules::engine::DealNo;

/// What files brought in, and what is to be said of it.
#[derive(Default)]
pub(super) struct Brought {
    /// What came of each.
    pub(super) outcomes: Vec<Outcome>,
    /// The matches that are open because a table does not say that they ended: the file, and the match.
    pub(super) open: Vec<(String, String)>,
    /// The files that say otherwise than their deals come to.
    pub(super) unlike: Vec<Unlike>,
    /// The matches that go on behind their end: the file, and the deal that ended them.
    pub(super) overrun: Vec<(String, DealNo)>,
}

/// Takes files in, one after the other.
pub(super) struct Taking<'a> {
    shell: &'a Shell,
    args: &'a ImportArgs,
    houses: &'a Houses,
    bar: Progress,
    /// How many files there are.
    of: usize,
    brought: Brought,
}

impl<'a> Taking<'a> {
    pub(super) fn new(shell: &'a Shell, args: &'a ImportArgs, houses: &'a Houses, of: usize) -> Taking<'a> {
        let bar = Progress::new(shell, "progress-import", Some(of));
        Taking { shell, args, houses, bar, of, brought: Brought::default() }
    }

    /// All of them; sheets that follow one another are read ahead together.
    pub(super) fn every(
        mut self,
        desk: &mut Desk,
        sources: &[Source],
        read: &transfer::Read<'_, Sheet, Ready, Failure>,
    ) -> Result<Brought, Failure> {
        for run in sources.chunk_by(|one, other| one.sheet().is_some() && other.sheet().is_some()) {
            match run {
                [Source::Database(path, visit)] => self.database(desk, path, visit)?,
                sheets => self.sheets(desk, sheets, read)?,
            }
        }
        Ok(self.brought)
    }

    /// Everything that a database holds and this one does not.
    fn database(&mut self, desk: &mut Desk, path: &Path, visit: &Visit) -> Result<(), Failure> {
        let file = path.display().to_string();
        let project = |id: &str, rows: &[Row]| project(id, rows, &file);
        let reading = Reading { project: &project, holds: &holds, names: &Sealing };
        let at = &mut |done, of| self.bar.at(done, of);
        let merged = desk.store_mut().merge(visit.store()?, &reading, at)?;
        self.brought.outcomes.push(Outcome::Database(merged, file));
        Ok(())
    }

    /// Sheets, in their order. What was brought in before, and has not changed since, is not read again.
    fn sheets(
        &mut self,
        desk: &mut Desk,
        sources: &[Source],
        read: &transfer::Read<'_, Sheet, Ready, Failure>,
    ) -> Result<(), Failure> {
        let sheets = || sources.iter().filter_map(Source::sheet);
        let mut taken: Vec<Option<Outcome>> = Vec::new();
        for sheet in sheets() {
            taken.push(known(desk, sheet.path(), self.args)?);
        }
        let new: Vec<(usize, &Sheet)> =
            sheets().enumerate().filter(|(place, _)| taken[*place].is_none()).collect();
        let files: Vec<&Sheet> = new.iter().map(|(_, sheet)| *sheet).collect();
        let mut places = new.iter().map(|(place, _)| *place);
        let before = self.brought.outcomes.len();
        transfer::each(&files, read, |ready: Ready| {
            if files.len() < 2 {
                aside_told(self.shell, &ready.aside);
            }
            let outcome = self.sheet(desk, ready)?;
            if let Some(place) = places.next() {
                taken[place] = Some(outcome);
                self.bar.at(before + place + 1, self.of);
            }
            Ok(())
        })?;
        self.brought.outcomes.extend(taken.into_iter().flatten());
        Ok(())
    }

    /// A sheet that was read.
    fn sheet(&mut self, desk: &mut Desk, ready: Ready) -> Result<Outcome, Failure> {
        let unlike = Unlike::of(self.shell, &ready);
        let Ready { prepared, by_hand, .. } = ready;
        let done = desk.take(self.houses, &prepared).map_err(|failure| evening::told(self.shell, failure))?;
        desk.store_mut().keep_sheet(&prepared.text, &done.id)?;
        if done.events > 0 {
            self.brought.unlike.extend(unlike);
            self.brought.overrun.extend(prepared.overrun.map(|deal| (prepared.file.clone(), deal)));
        }
        if by_hand && done.new && !prepared.over() {
            self.brought.open.push((prepared.file.clone(), done.id.clone()));
        }
        Ok(Outcome::Sheet(done, prepared.file))
    }
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
