//! Copies of the database that are kept: made while it is in use and read whole, and put in its place.

mod holding;
mod kept;
mod rotation;
mod state;

use std::path::Path;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};
use tempfile::NamedTempFile;

use self::kept::{DIGITS, SCRATCH, before_schema, beside_of, is_partial, written};
use self::rotation::thinned;
use self::state::{brought_up, finished, sealed, stands};
use crate::files;
use crate::store::Store;
use crate::store::error::{Result, Stop, StoreError, is_schema};
use crate::store::file::open;
use crate::store::file::path::plain;
use crate::store::file::{backup, tally};
use crate::store::log::whole::{self, Whole};
use crate::store::verify::Damage;

pub use holding::copies_holding;
pub use kept::{KeptCopy, Why, copies_folder, copies_in};
pub use state::{State, is_copied, is_itself, open_copy, state_of};

/// A copy that was made, and what was found in it: what is damaged was copied too.
#[derive(Debug)]
pub struct Made {
    /// Where it is.
    pub copy: KeptCopy,
    /// Its head, matches and entries; none where they cannot be read.
    pub whole: Option<Whole>,
    /// What is wrong in it.
    pub damages: Vec<Damage>,
}

impl Store {
    /// Copies the database into a folder, reads all of the copy, and takes away older ones that are no longer needed: kept are
    /// the last ten copies of each of the last seven days that were not daily, one a day for seven days, one a week for four
    /// weeks and one a month for twelve months, of the days that have any, and the newest copy that is whole. None where
    /// nothing was recorded yet, or where the newest copy holds the same whole and that is enough.
    pub fn keep_copy(&self, folder: &Path, at: i64, why: Why) -> Result<Option<Made>> {
        let spare = matches!(why, Why::Daily | Why::Import);
        let known = copies_in(folder, at).into_iter().find(|copy| stands(&copy.path)).filter(|_| spare);
        let made = self.look_once(|conn| {
            let whole = match whole::whole(conn) {
                Ok(whole) => Some(whole),
                // A list that is gone is made anew by the repair: what is there is copied as it is.
                Err(error) if why == Why::Repair && is_schema(&error) => None,
                Err(error) => return Err(error.into()),
            };
            if whole.as_ref().is_some_and(|whole| whole.matches == 0) {
                return Ok(None);
            }
            let head = whole.as_ref().map_or("0".repeat(DIGITS), |whole| whole.head[..DIGITS].to_owned());
            // What stands before something risky may be damaged in a way that its head does not show.
            if known.is_some_and(|newest| newest.head == head && state_of(&newest) == State::Whole) {
                return Ok(None);
            }
            files::private_folder(folder).map_err(|error| StoreError::no_folder(&error, folder))?;
            let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
            let name = format!("{stem}.{}.{}.{head}.db", written(at), why.word());
            let path = folder.join(name);
            let copy = KeptCopy { path: path.clone(), at: at.div_euclid(1000) * 1000, why, head };
            let faithful = |copy: &Path| -> Result<Vec<Damage>> {
                let made = open_copy(copy)?;
                let (found, damages) = (made.whole().ok(), made.verify()?);
                let file = damages.iter().find(|damage| matches!(damage, Damage::File { .. }));
                match file {
                    _ if found != whole => {
                        let detail = "the copy is not what was copied".to_owned();
                        Err(StoreError::Damaged { path: path.clone(), detail })
                    }
                    // What takes its place puts a file aside of which no copy can be made.
                    Some(damage) if why == Why::Restore => {
                        Err(StoreError::Damaged { path: self.path.clone(), detail: damage.to_string() })
                    }
                    _ => Ok(damages),
                }
            };
            if copy.path.is_file() && state_of(&copy) != State::Unreadable {
                // Made in the same second, for the same reason, of the same.
                let damages = faithful(&copy.path)?;
                return Ok(Some(Made { copy, whole, damages }));
            }
            let damages = match backup::proven(conn, &self.path, &path, faithful) {
                // Another program made the same one meanwhile.
                Err(StoreError::Exists { .. }) if path.is_file() => faithful(&path)?,
                made => made?,
            };
            Ok(Some(Made { copy, whole, damages }))
        })?;
        if let Some(made) = &made {
            if folder == copies_folder(&self.path) {
                // Made by an earlier version, they may be open to others; what is not ours stays as it is.
                let _ = files::keep_private(folder);
            }
            let copies = copies_in(folder, at);
            for copy in &copies {
                let _ = files::keep_private(&copy.path);
            }
            thinned(&copies, at, |copy| match copy.path == made.copy.path {
                true => made.damages.iter().all(Damage::is_of_lists),
                false => state_of(copy).is_sound(),
            });
            swept(folder, &self.path);
        }
        Ok(made)
    }

    /// Puts the content of a copy in the place of what is here, in one transaction: whoever has the database open sees it.
    /// A copy of an earlier schema is brought up to date on the way. What is here is first handed to `keep`, while nobody
    /// else can write: nothing is recorded between the two. If that fails, everything is as it was.
    pub(crate) fn replace_with<T>(
        &mut self,
        copy: &Path,
        keep: impl FnOnce(&Store) -> Result<T>,
    ) -> Result<T> {
        self.writable()?;
        let path = self.path.clone();
        let (_scratch, ready) = readied(copy, &path)?;
        let here = open::open_to_read(&path).map_err(|stop| stop.at(&path))?;
        let kept = {
            let backup = Backup::new(&ready, &mut self.conn).map_err(|error| Stop::Sql(error).at(&path))?;
            // A step over no page takes the lock of those who write, and keeps it.
            match backup.step(0).map_err(|error| Stop::Sql(error).at(&path))? {
                StepResult::More | StepResult::Done => {}
                _ => return Err(StoreError::Busy { path }),
            }
            let kept = keep(&here)?;
            let counted =
                |conn: &Connection| tally::counted(conn).map_err(|error| Stop::Sql(error).at(&path));
            let next = tally::replaced(counted(&here.conn)?, counted(&ready)?);
            ready.execute("UPDATE tally SET no = ?1", [next]).map_err(|error| Stop::Sql(error).at(copy))?;
            finished(&backup, &path).map_err(|stop| stop.at(&path))?;
            kept
        };
        self.answered.take();
        self.note();
        Ok(kept)
    }
}

/// A copy as a database of today, in one file beside the one whose place it is to take.
fn readied(copy: &Path, beside: &Path) -> Result<(NamedTempFile, Connection)> {
    let folder = files::folder_of(beside);
    files::sweep(folder, |name| name.starts_with(SCRATCH));
    let scratch = files::begun(tempfile::Builder::new().prefix(SCRATCH), folder);
    let scratch = scratch.map_err(|error| StoreError::from_io(&error, folder))?;
    let ready = || -> Result<Connection, Stop> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut ready = Connection::open_with_flags(plain(scratch.path()), flags)?;
        finished(&Backup::new(&sealed(copy)?, &mut ready)?, copy)?;
        // One file: nothing is left beside it.
        ready.pragma_update(None, "journal_mode", "delete")?;
        brought_up(&ready)?;
        Ok(ready)
    };
    let ready = ready().map_err(|stop| match stop.at(copy) {
        // It is read there, and written here.
        StoreError::DiskFull { .. } => StoreError::DiskFull { path: beside.to_path_buf() },
        other => other,
    })?;
    Ok((scratch, ready))
}

/// Puts a copy where a database stands that cannot be opened: made ready beside it, before that one is given another name by
/// `aside`. If the copy cannot be made ready, or the other cannot be renamed, everything is as it was.
pub fn put_instead<T, E: From<StoreError>>(
    copy: &Path,
    path: &Path,
    aside: impl FnOnce() -> Result<T, E>,
) -> Result<T, E> {
    alone(path)?;
    let (scratch, ready) = readied(copy, path)?;
    drop(ready);
    let failed = |error: &std::io::Error| StoreError::from_io(error, path);
    scratch.as_file().sync_all().map_err(|error| failed(&error))?;
    let done = aside()?;
    scratch.persist(path).map_err(|error| failed(&error.error))?;
    files::settled(path).map_err(|error| failed(&error))?;
    Ok(done)
}

/// Refuses to put a database aside that another program has open: it would go on writing to what is put aside.
pub fn alone(path: &Path) -> Result<()> {
    if open::is_in_use(path) { Err(StoreError::Open { path: path.to_path_buf() }) } else { Ok(()) }
}

/// Takes away what programs that were killed left among the copies: what was being written, and what SQLite put beside it or beside a copy that is gone.
fn swept(folder: &Path, path: &Path) {
    let (beside, schema) = (files::folder_of(path), before_schema(path));
    // Beside the database: a copy that was made ready to take its place, and one before a schema that was begun.
    files::sweep(beside, |name| {
        let begun = name.strip_prefix('.').is_some_and(|name| name.starts_with(&schema));
        name.starts_with(SCRATCH) || begun && name.contains(files::PARTIAL)
    });
    files::sweep(folder, |name| {
        is_partial(name) || beside_of(name).is_some_and(|copy| !folder.join(copy).exists())
    });
}
