//! The database of another machine, opened to be read: its file is never written, whatever its schema.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::config::DbConfig;

use crate::files;
use crate::store::Store;
use crate::store::error::{Result, Stop, StoreError};
use crate::store::file::backup;
use crate::store::file::open::{self, Whose};

/// A database that is only looked at.
#[derive(Debug)]
pub struct Visit {
    store: Option<Store>,
    /// Where a copy of an older schema was brought up to date.
    scratch: Option<PathBuf>,
}

impl Visit {
    /// Opens the database at `path` to be read. One of an earlier schema is copied into the new folder `scratch`, and
    /// the copy is brought up to date.
    pub fn to(path: &Path, scratch: &Path) -> Result<Visit> {
        visited(path, scratch).map_err(|stop| stop.at(path))
    }

    /// Is it of an earlier schema? Its lists are those of the version that wrote them.
    #[must_use]
    pub const fn is_older(&self) -> bool {
        self.scratch.is_some()
    }

    /// The database.
    ///
    /// # Errors
    /// Never while the visit lasts.
    pub fn store(&self) -> Result<&Store> {
        self.store.as_ref().ok_or_else(|| StoreError::Missing { path: PathBuf::new() })
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.store = None;
        if let Some(scratch) = &self.scratch {
            // What is left there is of no use, and harms nobody.
            let _ = fs::remove_dir_all(scratch);
        }
    }
}

fn visited(path: &Path, scratch: &Path) -> Result<Visit, Stop> {
    if !path.exists() {
        return Err(StoreError::Missing { path: path.to_path_buf() }.into());
    }
    open::ordinary(path)?;
    if let Some(store) = open::open_strictly(path)? {
        // Nothing in a schema that somebody else made may run.
        store.conn.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
        return Ok(Visit { store: Some(store), scratch: None });
    }
    files::private_folder(scratch).map_err(|error| StoreError::from_io(&error, scratch))?;
    let mut visit = Visit { store: None, scratch: Some(scratch.to_path_buf()) };
    let copy = scratch.join("visited.db");
    backup::whole(&open::looked_at(path, Whose::Others)?.conn, path, &copy)?;
    visit.store = Some(open::open_to_read(&copy)?);
    Ok(visit)
}
