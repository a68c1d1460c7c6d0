//! Sheets read, placed and counted a few ahead of the database, on other cores, and handed over in their order.

use std::path::Path;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::{self, Builder, Scope};

use crate::sheets::{self, Placed};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::{opening_entry, projection, row};
use ardoise_desk::store::{NewRow, Projection};
use ardoise_rules::notation;

/// How many sheets one thread has ready before it waits.
const AHEAD: usize = 2;
/// The most threads that read ahead.
const THREADS: usize = 4;

/// What the database needs of a sheet.
pub struct Prepared {
    /// The sheet.
    pub text: String,
    /// The file, as it is shown.
    pub file: String,
    /// The match it is.
    pub id: String,
    /// When it was placed, Unix milliseconds.
    pub at: i64,
    /// Its rows if the match is new, the opening first.
    pub rows: Vec<NewRow>,
    /// What they lead to.
    pub projection: Projection,
}

impl Prepared {
    /// A sheet that was placed.
    #[must_use]
    pub fn new(placed: Placed, text: String, file: String) -> Prepared {
        let id = sheets::carried_id(&text).unwrap_or_else(|| sheets::own_id(&placed.placed));
        let Placed { placed: notation::Placed { sheet, play, entries }, mut head, at } = placed;
        head.id.clone_from(&id);
        let opening = sheet.opening;
        let first = opening_entry(&opening, sheet.game.schema());
        let mut rows = Vec::with_capacity(entries.len() + 1);
        rows.push(row(&first));
        // An entry that is a row is given back at once: a sheet may be long.
        rows.extend(entries.into_iter().map(|entry| row(&entry)));
        let projection = projection(&play.report(&head));
        Prepared { text, file, id, at, rows, projection }
    }

    /// The sheet placed once more: what goes to a match that is there is compared with it event by event.
    ///
    /// # Errors
    /// At the first event that cannot be true.
    pub fn placed(&self, shell: &Shell) -> Result<Placed, Failure> {
        again(shell, &self.text, &self.file)
    }
}

fn again(shell: &Shell, text: &str, file: &str) -> Result<Placed, Failure> {
    let sheet = sheets::read(shell, text).map_err(|error| Failure::from(*error).file(file))?;
    sheets::placed(shell, sheet).map_err(|failure| failure.file(file))
}

/// How a file is read.
pub type Read<'a> = dyn Fn(&Shell, &Path) -> Result<Prepared, Failure> + Sync + 'a;

/// Reads the files and does `work` with each, in order, until one of them fails.
///
/// # Errors
/// The first failure, of a file or of the work.
pub fn each(
    shell: &Shell,
    files: &[&Path],
    read: &Read<'_>,
    mut work: impl FnMut(Prepared) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = cores.clamp(1, THREADS).min(files.len());
    if threads < 2 {
        return files.iter().try_for_each(|path| work(read(shell, path)?));
    }
    thread::scope(|scope| {
        let readers: Option<Vec<_>> = (0..threads)
            .map(|first| reader(scope, shell, read, files.iter().skip(first).step_by(threads)))
            .collect();
        // No thread to be had: one after the other, then.
        let Some(readers) = readers else {
            return files.iter().try_for_each(|path| work(read(shell, path)?));
        };
        readers.iter().cycle().zip(files).try_for_each(|(reader, path)| {
            let ready = reader.recv().unwrap_or_else(|_| read(shell, path));
            work(ready?)
        })
    })
}

/// A thread that reads its share of the files; it ends when nobody wants more.
fn reader<'scope, 'env>(
    scope: &'scope Scope<'scope, 'env>,
    shell: &Shell,
    read: &'env Read<'env>,
    files: impl Iterator<Item = &'env &'env Path> + Send + 'scope,
) -> Option<Receiver<Result<Prepared, Failure>>> {
    let (sender, receiver) = sync_channel(AHEAD);
    let (config, lang) = (shell.config.clone(), shell.speaker.lang());
    let work = move || {
        let shell = Shell::aside_of(config, lang);
        for path in files {
            if sender.send(read(&shell, path)).is_err() {
                break;
            }
        }
    };
    Builder::new().spawn_scoped(scope, work).ok().map(|_| receiver)
}
