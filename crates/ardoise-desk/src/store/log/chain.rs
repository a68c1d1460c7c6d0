//! The hash chain over the rows of a match: a row edited, taken away or put in by another program no longer answers it.
//!
//! The first link is the SHA-256 of the id of the match; each further one is the SHA-256 of the link before and of the
//! row: its numbers as 64 bits, little end first, its texts behind their length. Who can write the file can compute the
//! chain anew: what that cannot escape is a copy of the last link on paper or on another machine.

use std::fmt::Write as _;
use std::sync::Mutex;

use rusqlite::functions::FunctionFlags;
use rusqlite::{Connection, OptionalExtension, params};
use sha2::{Digest, Sha256};

use crate::store::Store;
use crate::store::error::Result;
use crate::store::log::journal::Written;

/// One link of a chain.
pub(in crate::store) type Link = [u8; 32];

impl Store {
    /// The last link of the chain of a match, in hexadecimal digits; with `at`, the link of the last row up to that one.
    ///
    /// Two copies of a match with the same last link hold the same rows.
    pub fn hash(&self, id: &str, at: Option<i64>) -> Result<Option<String>> {
        self.look(|conn| {
            let sql = "SELECT hash FROM event WHERE match = ?1 AND seq <= ?2 ORDER BY seq DESC LIMIT 1";
            let mut last = conn.prepare_cached(sql)?;
            let found = last
                .query_row(params![id, at.unwrap_or(i64::MAX)], |row| Ok(link(row.get_ref(0)?.as_blob()?)));
            Ok(found.optional()?.map(|link| digits(&link)))
        })
    }
}

/// The link before the first row of a match.
pub(in crate::store) fn first(id: &str) -> Link {
    Sha256::new().chain_update(b"ardoise 1\n").chain_update(id).finalize().into()
}

/// The link of a row, after the link before it.
pub(in crate::store) fn next(before: &Link, row: &Written<'_>) -> Link {
    let mut hash = Sha256::new().chain_update(before);
    for number in [row.seq, row.op, row.at, row.schema] {
        hash.update(number.to_le_bytes());
    }
    match row.deal {
        Some(deal) => hash.update([&[1], deal.to_le_bytes().as_slice()].concat()),
        None => hash.update([0]),
    }
    for text in [row.author, row.kind, row.payload] {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text);
    }
    hash.finalize().into()
}

/// A link as it is stored; what is no link answers none.
pub(in crate::store) fn link(stored: &[u8]) -> Link {
    stored.try_into().unwrap_or_default()
}

fn digits(link: &Link) -> String {
    link.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Gives a connection the function `hash_of`: the links of rows that are read in order, for a migration.
pub(in crate::store) fn teach(conn: &Connection) -> rusqlite::Result<()> {
    let last: Mutex<(String, Link)> = Mutex::default();
    conn.create_scalar_function("hash_of", 9, FunctionFlags::SQLITE_DIRECTONLY, move |row| {
        let text = |column: usize| row.get_raw(column).as_str().map_err(rusqlite::Error::from);
        let id = text(0)?;
        let written = Written {
            seq: row.get(1)?,
            op: row.get(2)?,
            at: row.get(3)?,
            author: text(4)?,
            kind: text(5)?,
            deal: row.get(6)?,
            schema: row.get(7)?,
            payload: text(8)?,
        };
        let mut last = last.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if last.0 != id {
            *last = (id.to_owned(), first(id));
        }
        last.1 = next(&last.1, &written);
        Ok(last.1.to_vec())
    })
}
