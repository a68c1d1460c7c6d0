//! The log of a match: rows appended under the head that was read, and read back in order.

use rusqlite::{Connection, OptionalExtension, params};

use super::error::{Result, Stop, StoreError};
use super::projection::{self, Projection};
use super::{Store, ids};

/// The kind of the first row of every match: what it is played by.
pub const FIRST_KIND: &str = "open";

/// One row of the log of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its place in the match: 1, 2, 3, … without a gap.
    pub seq: i64,
    /// The first `seq` of the command that wrote it.
    pub op: i64,
    /// When it was written, Unix milliseconds.
    pub at: i64,
    /// Who wrote it.
    pub author: String,
    /// The kind of journal entry.
    pub kind: String,
    /// The deal it belongs to, if it belongs to one.
    pub deal: Option<i64>,
    /// The version of the payload.
    pub schema: i64,
    /// JSON, which the store never looks into.
    pub payload: String,
}

/// A row to be appended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRow {
    /// The kind of journal entry.
    pub kind: String,
    /// The deal it belongs to, if it belongs to one.
    pub deal: Option<i64>,
    /// The version of the payload.
    pub schema: i64,
    /// JSON, which the store never looks into.
    pub payload: String,
}

impl Store {
    /// Writes the first rows of a new match; gives its head. The id must be a UUID: see [`super::match_id`].
    ///
    /// An id already taken gives [`StoreError::Moved`].
    pub fn create_match(
        &mut self,
        id: &str,
        rows: &[NewRow],
        at: i64,
        author: &str,
        projection: &Projection,
    ) -> Result<i64> {
        self.write(|conn| {
            ids::checked(id)?;
            match head(conn, id)? {
                0 => grow(conn, id, 0, rows, at, author, projection),
                found => Err(StoreError::Moved { id: id.to_owned(), expected: 0, found }.into()),
            }
        })
    }

    /// Appends rows to a match after the row `head`, with the projection they lead to; gives the new head.
    ///
    /// If the match has grown since `head` was read, gives [`StoreError::Moved`]; whatever fails, nothing is written.
    /// When it succeeds, the rows survive a power cut.
    pub fn append(
        &mut self,
        id: &str,
        head: i64,
        rows: &[NewRow],
        at: i64,
        author: &str,
        projection: &Projection,
    ) -> Result<i64> {
        self.write(|conn| match self::head(conn, id)? {
            0 => Err(StoreError::Unknown { id: id.to_owned() }.into()),
            found if found == head => grow(conn, id, head, rows, at, author, projection),
            found => Err(StoreError::Moved { id: id.to_owned(), expected: head, found }.into()),
        })
    }

    /// The rows of a match, in order.
    pub fn read(&self, id: &str) -> Result<Vec<Row>> {
        let rows = self.look(|conn| Ok(rows(conn, id)?))?;
        if rows.is_empty() { Err(StoreError::Unknown { id: id.to_owned() }) } else { Ok(rows) }
    }

    /// The last row of a match.
    pub fn head(&self, id: &str) -> Result<i64> {
        match self.look(|conn| Ok(head(conn, id)?))? {
            0 => Err(StoreError::Unknown { id: id.to_owned() }),
            head => Ok(head),
        }
    }
}

/// The last row of a match, 0 if it has none.
pub(super) fn head(conn: &Connection, id: &str) -> rusqlite::Result<i64> {
    let mut last = conn.prepare_cached("SELECT seq FROM event WHERE match = ?1 ORDER BY seq DESC LIMIT 1")?;
    Ok(last.query_row([id], |row| row.get(0)).optional()?.unwrap_or(0))
}

/// The rows of a match, in order.
pub(super) fn rows(conn: &Connection, id: &str) -> rusqlite::Result<Vec<Row>> {
    conn.prepare_cached(
        "SELECT seq, op, at, author, kind, deal, schema, payload FROM event WHERE match = ?1 ORDER BY seq",
    )?
    .query_map([id], |row| {
        Ok(Row {
            seq: row.get(0)?,
            op: row.get(1)?,
            at: row.get(2)?,
            author: row.get(3)?,
            kind: row.get(4)?,
            deal: row.get(5)?,
            schema: row.get(6)?,
            payload: row.get(7)?,
        })
    })?
    .collect()
}

/// A row with everything that is written of it.
pub(super) struct Written<'a> {
    pub(super) seq: i64,
    pub(super) op: i64,
    pub(super) at: i64,
    pub(super) author: &'a str,
    pub(super) kind: &'a str,
    pub(super) deal: Option<i64>,
    pub(super) schema: i64,
    pub(super) payload: &'a str,
}

/// Writes rows to a match.
pub(super) fn insert<'a>(
    conn: &Connection,
    id: &str,
    rows: impl Iterator<Item = Written<'a>>,
) -> rusqlite::Result<()> {
    let mut insert = conn.prepare_cached("INSERT INTO event VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)")?;
    for row in rows {
        insert.execute(params![
            id,
            row.seq,
            row.op,
            row.at,
            row.author,
            row.kind,
            row.deal,
            row.schema,
            row.payload
        ])?;
    }
    Ok(())
}

/// Writes rows after the row `head`, which the caller has made sure is the last; gives the new head.
fn grow(
    conn: &Connection,
    id: &str,
    head: i64,
    new: &[NewRow],
    at: i64,
    author: &str,
    projection: &Projection,
) -> Result<i64, Stop> {
    if new.is_empty() {
        return Ok(head);
    }
    let op = head + 1;
    insert(
        conn,
        id,
        new.iter().zip(op..).map(|(row, seq)| Written {
            seq,
            op,
            at,
            author,
            kind: &row.kind,
            deal: row.deal,
            schema: row.schema,
            payload: &row.payload,
        }),
    )?;
    projection::write(conn, id, projection, at)?;
    Ok(head + new.len() as i64)
}
