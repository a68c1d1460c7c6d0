//! The secrets behind the numbers of draws: kept in this file, carried nowhere.

use rusqlite::{OptionalExtension, params};

use crate::store::Store;
use crate::store::error::{Result, asked};

impl Store {
    /// Keeps the secret of a contest.
    pub(crate) fn keep_secret(&mut self, contest: &str, secret: &str) -> Result<()> {
        self.write(|conn| {
            let mut keep = conn.prepare_cached("INSERT OR REPLACE INTO sealed VALUES (?1, ?2)")?;
            Ok(asked(keep.execute(params![contest, secret])?)?)
        })
    }

    /// The secret of a contest; none where it was opened on another machine.
    pub fn secret(&self, contest: &str) -> Result<Option<String>> {
        self.look(|conn| {
            let mut kept = conn.prepare_cached("SELECT secret FROM sealed WHERE contest = ?1")?;
            Ok(kept.query_row([contest], |row| row.get(0)).optional()?)
        })
    }
}
