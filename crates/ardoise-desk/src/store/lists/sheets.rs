//! Sheets that were brought in already, by a digest of their text: to bring them in again costs no reading.

use rusqlite::{OptionalExtension, params};
use sha2::{Digest, Sha256};

use crate::store::Store;
use crate::store::error::{Result, asked};
use crate::store::log::forks;
use crate::store::log::row;

impl Store {
    /// The match that a sheet is, if it was brought in and nothing was recorded in that match since.
    pub fn known_sheet(&self, text: &str) -> Result<Option<String>> {
        self.look_once(|conn| {
            let mut known = conn.prepare_cached("SELECT match, head FROM sheet WHERE digest = ?1")?;
            let found =
                known.query_row([digest(text)], |row| Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?)));
            let Some((id, head)) = found.optional()? else { return Ok(None) };
            let id: String = forks::seen_as(conn, &id)?;
            Ok((row::head(conn, &id)? == head).then_some(id))
        })
    }

    /// Notes that a match, as it stands now, holds all that a sheet says.
    pub fn keep_sheet(&mut self, text: &str, id: &str) -> Result<()> {
        self.write(|conn| {
            let head = row::head(conn, id)?;
            let mut keep = conn.prepare_cached("INSERT OR REPLACE INTO sheet VALUES (?1, ?2, ?3)")?;
            Ok(asked(keep.execute(params![digest(text), id, head])?)?)
        })
    }
}

fn digest(text: &str) -> [u8; 32] {
    Sha256::digest(text).into()
}
