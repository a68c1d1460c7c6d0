//! The hash chain over the rows of a match: a row edited, taken away or put in by another program no longer answers it.
//!
//! The first link is the SHA-256 of the id of the match; each further one is the SHA-256 of the link before and of the
//! row: its numbers as 64 bits, little end first, its texts behind their length. Who can write the file can compute the
//! chain anew: what that cannot escape is a copy of the last link on paper or on another machine.

use std::sync::Mutex;

use rusqlite::functions::FunctionFlags;
use rusqlite::{Connection, OptionalExtension, params};
use sha2::{Digest, Sha256};

use crate::store::Store;
use crate::store::error::{Result, StoreError};
use crate::store::log::row::{self, Row, Written};

/// One link of a chain.
pub(in crate::store) type Link = [u8; 32];

/// How far a log was read and answered its chain: whoever keeps the rows up to there need not read them again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proven {
    pub(in crate::store) id: String,
    pub(in crate::store) seq: i64,
    pub(in crate::store) link: Link,
}

/// The end of a log as somebody read it. A log that was written anew, or that a copy took the place of, may have as many rows and
/// is another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct End {
    pub(in crate::store) seq: i64,
    pub(in crate::store) link: Option<Link>,
}

impl End {
    /// The number of its last row.
    #[must_use]
    pub const fn seq(&self) -> i64 {
        self.seq
    }

    /// Is it the same end, as far as both are known?
    #[must_use]
    pub fn agrees(&self, other: &End) -> bool {
        let same = |(one, other)| one == other;
        self.seq == other.seq && self.link.zip(other.link).is_none_or(same)
    }
}

impl End {
    /// The end of a log whose last row has that number, by what was proven of it. Behind a row that cannot be read nothing is known.
    pub(crate) fn of(proven: Option<&Proven>, head: i64) -> End {
        let proven = proven.map(End::from).filter(|end| end.seq() == head);
        proven.unwrap_or_else(|| End::from(head))
    }
}

impl From<i64> for End {
    /// The end of which only the number is known.
    fn from(seq: i64) -> End {
        End { seq, link: None }
    }
}

impl From<&Proven> for End {
    fn from(proven: &Proven) -> End {
        End { seq: proven.seq, link: Some(proven.link) }
    }
}

impl Store {
    /// The end of a log as it stands.
    pub fn end(&self, id: &str) -> Result<End> {
        match self.look(|conn| Ok(last(conn, id)?))? {
            (0, _) => Err(self.without_rows(id)),
            (seq, link) => Ok(End { seq, link: Some(link) }),
        }
    }

    /// The last link of the chain of a match, in hexadecimal digits; with `at`, the link of the last row up to that one.
    /// It is computed from the rows, never only read.
    ///
    /// Two copies of a match with the same last link hold the same rows.
    ///
    /// # Errors
    /// [`StoreError::Edited`] if a row up to there does not answer the chain, [`StoreError::Shortened`] if rows up to
    /// there are missing.
    pub fn hash(&self, id: &str, at: Option<i64>) -> Result<Option<String>> {
        let at = at.unwrap_or(i64::MAX);
        self.look_once(|conn| {
            let read = follow(conn, id, at, |_| ())?;
            match read.unsound(conn, id, at)? {
                Some(unsound) => Err(unsound.into()),
                None => Ok((read.last > 0).then(|| hex::encode(read.link))),
            }
        })
    }

    /// The same, none where the log is not what was recorded.
    pub fn proved_hash(&self, id: &str, at: Option<i64>) -> Result<Option<String>> {
        match self.hash(id, at) {
            Err(StoreError::Edited { .. } | StoreError::Shortened { .. }) => Ok(None),
            read => read,
        }
    }

    /// The rows of a match, in order, and why they are not what was recorded, if they are not: an edited row, or rows
    /// that are missing at the end.
    pub fn read_proved(&self, id: &str) -> Result<(Vec<Row>, Option<StoreError>)> {
        let read = self.look_once(|conn| Ok(read_behind(conn, id, (0, first(id)))?))?;
        if read.0.is_empty() {
            return Err(self.without_rows(id));
        }
        Ok(self.answering(id, read))
    }

    /// Why one of these logs is not what was recorded: of the first that is not, read in this order until so many entries were.
    pub fn first_unsound<'a>(
        &self,
        ids: impl IntoIterator<Item = &'a str> + Clone,
        most: i64,
    ) -> Result<Option<StoreError>> {
        self.look_once(|conn| {
            let mut left = most;
            for id in ids.clone() {
                let read = follow(conn, id, i64::MAX, |_| ())?;
                if let Some(unsound) = read.unsound(conn, id, i64::MAX)? {
                    return Ok(Some(unsound));
                }
                left -= read.last;
                if left <= 0 {
                    break;
                }
            }
            Ok(None)
        })
    }

    /// The rows behind those that were proven, and why they are not what was recorded, if they are not. None where the last
    /// row that was proven is not there any more as it was: everything is to be read again.
    pub(crate) fn read_proved_after(
        &self,
        proven: &Proven,
    ) -> Result<Option<(Vec<Row>, Option<StoreError>)>> {
        let Proven { id, seq, link } = proven;
        let read = self.look_once(|conn| match link_at(conn, id, *seq)? {
            Some(stored) if stored == *link => Ok(Some(read_behind(conn, id, (*seq, *link))?)),
            Some(_) | None => Ok(None),
        })?;
        Ok(read.map(|read| self.answering(id, read)))
    }

    /// How far the log that was read or written last answers its chain.
    pub(crate) fn proven(&self) -> Option<Proven> {
        self.answered.borrow().clone()
    }

    /// Keeps how far a log answered.
    fn answering(
        &self,
        id: &str,
        (rows, read, unsound): (Vec<Row>, Followed, Option<StoreError>),
    ) -> (Vec<Row>, Option<StoreError>) {
        let answered = || Proven { id: id.to_owned(), seq: read.last, link: read.link };
        *self.answered.borrow_mut() = unsound.is_none().then(answered);
        (rows, unsound)
    }
}

/// The rows of a log behind one of them with its link, followed, and why they are not what was recorded.
fn read_behind(
    conn: &Connection,
    id: &str,
    behind: (i64, Link),
) -> rusqlite::Result<(Vec<Row>, Followed, Option<StoreError>)> {
    let mut rows = Vec::new();
    let read = follow_behind(conn, id, behind, i64::MAX, |row| rows.push(row))?;
    let unsound = read.unsound(conn, id, i64::MAX)?;
    Ok((rows, read, unsound))
}

/// What following a chain row by row came to.
pub(in crate::store) struct Followed {
    /// The last row, 0 if there is none.
    pub(in crate::store) last: i64,
    /// Its link, computed.
    pub(in crate::store) link: Link,
    /// The first row that does not answer.
    pub(in crate::store) broken: Option<i64>,
}

impl Followed {
    /// Why the rows up to `at` are not what was recorded.
    fn unsound(&self, conn: &Connection, id: &str, at: i64) -> rusqlite::Result<Option<StoreError>> {
        if let Some(seq) = self.broken {
            return Ok(Some(StoreError::Edited { id: id.to_owned(), seq }));
        }
        let mut written = conn.prepare_cached("SELECT head FROM match WHERE id = ?1")?;
        let written: Option<i64> = written.query_row([id], |row| row.get(0)).optional()?;
        let missing = written.filter(|written| self.last > 0 && self.last < at.min(*written));
        Ok(missing.map(|expected| StoreError::Shortened { id: id.to_owned(), expected, found: self.last }))
    }
}

/// Computes the chain of a match up to row `at`, and hands over its rows.
pub(in crate::store) fn follow(
    conn: &Connection,
    id: &str,
    at: i64,
    take: impl FnMut(Row),
) -> rusqlite::Result<Followed> {
    follow_behind(conn, id, (0, first(id)), at, take)
}

/// The same from behind a row with its link.
fn follow_behind(
    conn: &Connection,
    id: &str,
    (last, link_before): (i64, Link),
    at: i64,
    mut take: impl FnMut(Row),
) -> rusqlite::Result<Followed> {
    let mut read = Followed { last, link: link_before, broken: None };
    let mut rows = conn.prepare_cached(
        "SELECT seq, op, at, author, kind, deal, schema, payload, hash FROM event
         WHERE match = ?1 AND seq > ?2 AND seq <= ?3 ORDER BY seq",
    )?;
    let mut rows = rows.query(params![id, last, at])?;
    while let Some(stored) = rows.next()? {
        let row = row::row(stored)?;
        let next = next(&read.link, &row.written());
        let answers =
            row.seq == read.last + 1 && next == link(stored.get_ref(8)?.as_blob().unwrap_or_default());
        if !answers {
            read.broken.get_or_insert(row.seq);
        }
        (read.last, read.link) = (row.seq, next);
        take(row);
    }
    Ok(read)
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

/// The last row of a match and its link, 0 and the first link if it has none.
pub(in crate::store) fn last(conn: &Connection, id: &str) -> rusqlite::Result<(i64, Link)> {
    let mut last =
        conn.prepare_cached("SELECT seq, hash FROM event WHERE match = ?1 ORDER BY seq DESC LIMIT 1")?;
    let found = last.query_row([id], |row| Ok((row.get(0)?, link(row.get_ref(1)?.as_blob()?))));
    Ok(found.optional()?.unwrap_or_else(|| (0, first(id))))
}

/// The link of one row of a match.
pub(in crate::store) fn link_at(conn: &Connection, id: &str, seq: i64) -> rusqlite::Result<Option<Link>> {
    let mut one = conn.prepare_cached("SELECT hash FROM event WHERE match = ?1 AND seq = ?2")?;
    let read = |row: &rusqlite::Row<'_>| Ok(link(row.get_ref(0)?.as_blob().unwrap_or_default()));
    one.query_row(params![id, seq], read).optional()
}

/// A link as it is stored; what is no link answers none.
pub(in crate::store) fn link(stored: &[u8]) -> Link {
    stored.try_into().unwrap_or_default()
}

/// The link of the last of these rows in the chain of a log of that id, in hexadecimal digits: computed, never read.
#[must_use]
pub fn link_of(id: &str, rows: &[Row]) -> String {
    hex::encode(after(id, rows))
}

/// The same as bytes.
pub(in crate::store) fn after(id: &str, rows: &[Row]) -> Link {
    rows.iter().fold(first(id), |link, row| next(&link, &row.written()))
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
