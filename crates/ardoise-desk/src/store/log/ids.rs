//! Match ids: made, checked, and listed as the log has them.

use rusqlite::Connection;
use uuid::{NoContext, Timestamp, Uuid};

use crate::store::Store;
use crate::store::error::{Result, Stop, StoreError};

/// A new match id: a UUIDv7, so ids sort by the time `at` (Unix milliseconds) at which they were made.
pub fn match_id(at: i64) -> String {
    let at = u64::try_from(at).unwrap_or_default();
    let nanos = u32::try_from(at % 1000).expect("below 1000") * 1_000_000;
    Uuid::new_v7(Timestamp::from_unix(NoContext, at / 1000, nanos)).to_string()
}

impl Store {
    /// Every match and every contest of the log, oldest first, whether or not it has a projection.
    pub fn ids(&self) -> Result<Vec<String>> {
        self.look(|conn| Ok(all(conn)?))
    }
}

/// Every match and every contest of the log; steps from one to the next without reading their rows.
pub(in crate::store) fn all(conn: &Connection) -> rusqlite::Result<Vec<String>> {
    conn.prepare_cached(
        "WITH RECURSIVE step (id) AS (
             SELECT min(match) FROM event
             UNION ALL
             SELECT (SELECT min(match) FROM event WHERE match > step.id) FROM step WHERE step.id IS NOT NULL
         )
         SELECT id FROM step WHERE id IS NOT NULL",
    )?
    .query_map([], |row| row.get(0))?
    .collect()
}

/// Refuses an id that is not a UUID in lower case with hyphens.
pub(in crate::store) fn checked(id: &str) -> Result<(), Stop> {
    match Uuid::try_parse(id) {
        Ok(uuid) if uuid.hyphenated().encode_lower(&mut Uuid::encode_buffer()) == id => Ok(()),
        _ => Err(StoreError::NotAnId { text: id.to_owned() }.into()),
    }
}

/// The digits of an id from the last to the first.
pub(in crate::store) fn backwards(id: &str) -> String {
    id.chars().rev().filter(|c| *c != '-').collect()
}
