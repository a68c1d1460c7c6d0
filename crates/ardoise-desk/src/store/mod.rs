//! The database: an append-only log of what happened at the table, and results read off it for lists.
//!
//! The store never looks into a payload and knows no game. Time, author and path are given by the caller.

mod append;
mod copies;
mod error;
mod file;
mod forget;
mod lists;
mod log;
mod merge;
mod verify;

#[cfg(test)]
mod tests;

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OptionalExtension as _, Transaction, TransactionBehavior};

pub use crate::files::is_database;
pub use copies::{
    KeptCopy, Made, State, Why, alone, copies_folder, copies_holding, copies_in, is_copied, is_itself,
    open_copy, put_instead, state_of,
};
pub use error::{Result, StoreError};
pub use file::migrate::VERSION;
#[cfg(test)]
pub(crate) use file::open::in_memory;
pub use file::open::{Access, left_beside};
pub use file::visit::Visit;
pub use forget::forgotten::{Forgotten, Gone, Head, Names, Without};
pub use forget::reading::Reading;
pub use forget::rewrite::Rewrite;
pub use lists::digest::Played as PlayedMatch;
pub use lists::list::{Filter, Listed, Order as ListOrder, Summary};
pub use lists::named::LEAST_FRAGMENT;
pub use lists::naming::{Naming, NamingKind};
pub use lists::projection::{DealProjection, Project, Projection};
pub use lists::results::{DealResult, MatchResult, Span, ended_by};
pub use log::chain::{End, Proven, link_of};
pub use log::forks::{Choice, Fork, Holds, Standing};
pub use log::ids::match_id;
pub use log::kind::{FIRST_KIND, Kind};
pub use log::row::{NewRow, Row};
pub use log::whole::{Against, Parted, Whole};
pub use merge::import::Imported;
pub use merge::machines::{Brought, Elsewhere, Merged, Source};
pub use verify::Damage;

use error::Stop;
use file::tally;

/// An open database.
#[derive(Debug)]
pub struct Store {
    conn: Connection,
    path: PathBuf,
    /// Which file stood there when it was opened.
    own: Option<file::path::Own>,
    read_only: bool,
    still: bool,
    together: bool,
    migrated: bool,
    /// The last log that was read and answered its chain.
    answered: RefCell<Option<Proven>>,
    /// Is something recorded even behind rows that do not answer the chain?
    anyway: bool,
    recorded: Arc<AtomicBool>,
}

impl Store {
    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether nothing can be written: asked for, or because the file, its folder or its disk forbids it.
    pub fn is_read_only(&self) -> bool {
        self.read_only
    }

    /// Is it read as a file that nobody changes, because nothing can be written beside it? What others write there is seen only by
    /// who opens it again.
    pub fn is_still(&self) -> bool {
        self.still
    }

    /// Was it brought up from an earlier schema just now? Its lists are those of the version that wrote them.
    pub fn is_migrated(&self) -> bool {
        self.migrated
    }

    /// Lets `flag` be set as soon as anything is recorded for good: rows of a log, names, choices.
    pub fn noted_in(&mut self, flag: Arc<AtomicBool>) {
        self.recorded = flag;
    }

    /// From now on records also behind rows that do not answer the chain of their match.
    pub fn record_anyway(&mut self) {
        self.anyway = true;
    }

    fn note(&self) {
        self.recorded.store(true, Ordering::Relaxed);
    }

    /// Does several writes as one: all of them, or none if `work` fails. Many imports are much faster so.
    pub fn together<T, E: From<StoreError>>(
        &mut self,
        work: impl FnOnce(&mut Store) -> Result<T, E>,
    ) -> Result<T, E> {
        together(self, work)
    }

    /// A number that changes when another connection has written to the file: whoever watches asks it again and again.
    pub fn version(&self) -> Result<i64> {
        self.look(|conn| Ok(conn.pragma_query_value(None, "data_version", |row| row.get(0))?))
    }

    /// Work that only reads.
    fn look<T>(&self, work: impl FnOnce(&Connection) -> Result<T, Stop>) -> Result<T> {
        work(&self.conn).map_err(|stop| stop.at(&self.path))
    }

    /// Work in which everything that is read is read of one state, whoever writes meanwhile.
    pub(crate) fn in_one_state<T>(&self, work: impl FnOnce() -> T) -> Result<T> {
        self.look_once(|_| Ok(work()))
    }

    /// Work that reads several times and must see one state.
    fn look_once<T>(&self, work: impl FnOnce(&Connection) -> Result<T, Stop>) -> Result<T> {
        if !self.conn.is_autocommit() {
            return self.look(work);
        }
        self.look(|conn| {
            let _one_state = Transaction::new_unchecked(conn, TransactionBehavior::Deferred)?;
            work(conn)
        })
    }

    /// Work that writes: in a transaction of its own, or in the one of [`Store::together`].
    fn write<T>(&mut self, work: impl FnOnce(&Connection) -> Result<T, Stop>) -> Result<T> {
        self.writable()?;
        if self.together {
            if self.conn.is_autocommit() {
                let detail = "an earlier failure took back what was to be written together".to_owned();
                return Err(StoreError::Io { path: self.path.clone(), detail });
            }
            return self.look(|conn| {
                conn.prepare_cached("SAVEPOINT part")?.execute([])?;
                let done = work(conn);
                // A grave failure (no room left) has already taken back everything: there is no part any more.
                if done.is_err() && !conn.is_autocommit() {
                    conn.execute_batch("ROLLBACK TO part; RELEASE part")?;
                } else if done.is_ok() {
                    conn.prepare_cached("RELEASE part")?.execute([])?;
                }
                done
            });
        }
        self.look(|conn| {
            let transaction = Transaction::new_unchecked(conn, TransactionBehavior::Immediate)?;
            let done = work(&transaction)?;
            tally::count(&transaction)?;
            self.in_place()?;
            transaction.commit()?;
            Ok(done)
        })
    }

    /// Why a log has no rows: nobody wrote it, or what the lists know of was taken away.
    fn without_rows(&self, id: &str) -> StoreError {
        let listed = "SELECT head FROM match WHERE id = ?1";
        match self.look(|conn| Ok(conn.query_row(listed, [id], |row| row.get::<_, i64>(0)).optional()?)) {
            Ok(Some(expected)) => StoreError::Shortened { id: id.to_owned(), expected, found: 0 },
            Ok(None) | Err(_) => StoreError::Unknown { id: id.to_owned() },
        }
    }

    /// Refuses to write to a file that has another name now, or none.
    fn in_place(&self) -> Result<()> {
        match &self.own {
            Some(own) if !own.stands_at(&self.path) => Err(StoreError::Replaced { path: self.path.clone() }),
            Some(_) | None => Ok(()),
        }
    }

    fn writable(&self) -> Result<()> {
        if self.read_only { Err(StoreError::ReadOnlyMedium { path: self.path.clone() }) } else { Ok(()) }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        if self.in_place().is_err() {
            // What stands beside the file that took its place belongs to that one: closing would take it away.
            let _ = self.conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
        }
    }
}

/// Whoever writes to a database: itself, or what holds it.
pub(crate) trait Holder {
    /// The database.
    fn held(&mut self) -> &mut Store;
}

impl Holder for Store {
    fn held(&mut self) -> &mut Store {
        self
    }
}

/// Does several writes of a holder as one: all of them, or none if `work` fails.
pub(crate) fn together<H: Holder, T, E: From<StoreError>>(
    holder: &mut H,
    work: impl FnOnce(&mut H) -> Result<T, E>,
) -> Result<T, E> {
    let store = holder.held();
    store.writable()?;
    if store.together {
        return work(holder);
    }
    let begun = store.conn.execute_batch("BEGIN IMMEDIATE");
    begun.map_err(|error| StoreError::from_sqlite(&error, &store.path))?;
    store.together = true;
    let before = store.recorded.load(Ordering::Relaxed);
    let undo = Undo { holder, before };
    let done = work(undo.holder)?;
    let store = undo.holder.held();
    let failed = |error: rusqlite::Error| StoreError::from_sqlite(&error, &store.path);
    tally::count(&store.conn).map_err(failed)?;
    store.in_place()?;
    store.conn.execute_batch("COMMIT").map_err(failed)?;
    Ok(done)
}

/// Takes back the transaction of [`together`] if it is still open when the work ends, or panics.
struct Undo<'a, H: Holder> {
    holder: &'a mut H,
    /// Was anything recorded before?
    before: bool,
}

impl<H: Holder> Drop for Undo<'_, H> {
    fn drop(&mut self) {
        let before = self.before;
        let store = self.holder.held();
        store.together = false;
        if !store.conn.is_autocommit() {
            // A failure to take back leaves nothing to do: SQLite does it when the connection closes.
            let _ = store.conn.execute_batch("ROLLBACK");
            store.answered.take();
            store.recorded.store(before, Ordering::Relaxed);
        }
    }
}
