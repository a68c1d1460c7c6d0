//! From any earlier schema to today's, one numbered step after the other, in one transaction.

use std::path::Path;

use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::store::error::{Stop, StoreError};
use crate::store::file::backup;
use crate::store::log::chain;

/// The mark of our databases: "ARDS".
pub(in crate::store) const APPLICATION_ID: i32 = 0x4152_4453;

/// The whole schema of today.
pub(in crate::store) const SCHEMA: &str = include_str!("../../../schema.sql");

/// The steps: step `n` leads from version `n` to `n + 1`. Never edited, only added to.
const STEPS: &[&str] = &[
    include_str!("migrations/0001.sql"),
    include_str!("migrations/0002.sql"),
    include_str!("migrations/0003.sql"),
    include_str!("migrations/0004.sql"),
    include_str!("migrations/0005.sql"),
    include_str!("migrations/0006.sql"),
    include_str!("migrations/0007.sql"),
    include_str!("migrations/0008.sql"),
    include_str!("migrations/0009.sql"),
];

/// The schema version of today.
pub const VERSION: i64 = STEPS.len() as i64;

/// Creates today's schema in an empty database, unless another process has just done it.
pub(in crate::store) fn create(conn: &Connection) -> rusqlite::Result<()> {
    let work = Transaction::new_unchecked(conn, TransactionBehavior::Immediate)?;
    if version(&work)? == 0 && is_empty(&work)? {
        work.execute_batch(SCHEMA)?;
    }
    work.commit()
}

/// Brings the database at `path` up to date: a copy of the file as it is, then all the steps that are missing, or none.
///
/// The lock that is held lets others read and nobody write: the copy is what is migrated.
pub(in crate::store) fn migrate(conn: &Connection, path: &Path) -> Result<(), Stop> {
    chain::teach(conn)?;
    let work = Transaction::new_unchecked(conn, TransactionBehavior::Immediate)?;
    // Read again under the lock: another process may have migrated in the meantime.
    let from = version(&work)?;
    if from >= VERSION {
        return Ok(());
    }
    let copy = backup::before_migration(path, from)?;
    let done = steps(&work, from, VERSION).and_then(|()| work.commit());
    done.map_err(|error| {
        // The database is as it was: a copy of it is of no use.
        let _ = std::fs::remove_file(&copy);
        match StoreError::from_sqlite(&error, path) {
            // A file that is not of the schema it says it is.
            StoreError::Sqlite { .. } | StoreError::Damaged { .. } => {
                let detail = format!("it is not of schema {from}, as it says");
                Stop::Store(StoreError::Damaged { path: path.to_path_buf(), detail })
            }
            other => Stop::Store(other),
        }
    })
}

/// Runs the steps from one version to another. What is damaged stays as it is: a migration never judges.
pub(in crate::store) fn steps(conn: &Connection, from: i64, to: i64) -> rusqlite::Result<()> {
    conn.pragma_update(None, "ignore_check_constraints", true)?;
    for (sql, step) in STEPS.iter().zip(1..).filter(|(_, step)| from < *step && *step <= to) {
        conn.execute_batch(sql)?;
        conn.pragma_update(None, "user_version", step)?;
    }
    conn.pragma_update(None, "ignore_check_constraints", false)
}

/// The schema version written in the file.
pub(in crate::store) fn version(conn: &Connection) -> rusqlite::Result<i64> {
    conn.query_row("PRAGMA user_version", [], |row| row.get(0))
}

/// The mark written in the file.
pub(in crate::store) fn application_id(conn: &Connection) -> rusqlite::Result<i32> {
    conn.query_row("PRAGMA application_id", [], |row| row.get(0))
}

/// Whether nothing was ever created in the database.
pub(in crate::store) fn is_empty(conn: &Connection) -> rusqlite::Result<bool> {
    conn.query_row("SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema)", [], |row| row.get(0))
}

/// What a database is made of: kind, name, table and definition of each object, without comments and spacing.
pub(in crate::store) fn objects(conn: &Connection) -> rusqlite::Result<Vec<Object>> {
    conn.prepare(
        "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name",
    )?
    .query_map([], |row| {
        let sql: Option<String> = row.get(2)?;
        Ok(Object { kind: row.get(0)?, name: row.get(1)?, sql: plain(&sql.unwrap_or_default()) })
    })?
    .collect()
}

/// A table, an index or a trigger.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) struct Object {
    /// `table`, `index`, `trigger` or `view`.
    pub(in crate::store) kind: String,
    /// Its name.
    pub(in crate::store) name: String,
    /// Its definition, without comments and spacing.
    pub(in crate::store) sql: String,
}

/// A definition without its comments and spacing.
fn plain(sql: &str) -> String {
    let lines = sql.lines().map(|line| line.split("--").next().unwrap_or_default());
    let words = lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ");
    // A column that a migration added stands behind a comma of SQLite's own spacing.
    words.replace(" ,", ",").replace("( ", "(").replace(" )", ")")
}
