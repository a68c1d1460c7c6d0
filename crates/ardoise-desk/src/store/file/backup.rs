//! A whole copy of the database in one file, taken while it is in use.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use crate::files::{Over, Readers, Writing};
use crate::store::Store;
use crate::store::error::{Result, Stop, StoreError};
use crate::store::file::path::plain;

impl Store {
    /// Copies the database to the new file `to`: all of it or nothing, and never over another file.
    pub fn backup(&self, to: &Path) -> Result<()> {
        whole(&self.conn, &self.path, to)
    }
}

/// Copies a database that is about to be migrated from schema `from`, to a name beside it that nothing bears.
pub(in crate::store) fn before_migration(path: &Path, from: i64) -> Result<PathBuf, Stop> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(plain(path), flags)?;
    let free = (1..).map(|no| kept_as(path, from, no)).find(|to| to.symlink_metadata().is_err());
    let to = free.unwrap_or_else(|| kept_as(path, from, 0));
    whole(&conn, path, &to)?;
    Ok(to)
}

/// The name of a copy: `ardoise.schema-1.db`, then `ardoise.schema-1-2.db`.
fn kept_as(path: &Path, from: i64, no: u32) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(if no == 1 { format!(".schema-{from}") } else { format!(".schema-{from}-{no}") });
    if let Some(end) = path.extension() {
        name.push(".");
        name.push(end);
    }
    path.with_file_name(name)
}

/// All of a database in one new file, or nothing.
pub(in crate::store) fn whole(conn: &Connection, path: &Path, to: &Path) -> Result<()> {
    proven(conn, path, to, |_| Ok(()))
}

/// The same; `proof` reads what was written before it has its name, and nothing is left of what it refuses.
pub(in crate::store) fn proven<T>(
    conn: &Connection,
    path: &Path,
    to: &Path,
    proof: impl FnOnce(&Path) -> Result<T>,
) -> Result<T> {
    let folder = match to.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    fs::metadata(folder).map_err(|e| StoreError::no_folder(&e, folder))?;
    let writing = Writing::begin(to, Over::Keep, Readers::Owner)?;
    copy(conn, path, writing.path()).map_err(|stop| stop.at(to))?;
    let proven = proof(writing.path())?;
    writing.keep()?;
    Ok(proven)
}

fn copy(conn: &Connection, path: &Path, to: &Path) -> Result<(), Stop> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut copy = Connection::open_with_flags(plain(to), flags)?;
    let done = Backup::new(conn, &mut copy)?.step(-1)?;
    if done != StepResult::Done {
        return Err(StoreError::Busy { path: path.to_path_buf() }.into());
    }
    // One file, whoever opens it: a write-ahead log would leave two more beside it. What is damaged stays as it is.
    let _ = copy.pragma_update(None, "journal_mode", "delete");
    Ok(())
}
