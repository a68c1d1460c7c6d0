//! A row of a log: what is written of it, and rows read back in order.

use rusqlite::{Connection, OptionalExtension};

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

impl Row {
    /// Everything that is written of it.
    pub(in crate::store) fn written(&self) -> Written<'_> {
        Written {
            seq: self.seq,
            op: self.op,
            at: self.at,
            author: &self.author,
            kind: &self.kind,
            deal: self.deal,
            schema: self.schema,
            payload: &self.payload,
        }
    }
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

impl NewRow {
    /// A row of an entry, whose payload it is.
    ///
    /// # Panics
    /// Never: what the journals hold encodes always.
    #[must_use]
    pub fn of(kind: &str, deal: Option<u32>, schema: i64, entry: &impl serde::Serialize) -> NewRow {
        let payload = serde_json::to_string(entry).expect("an entry of a journal always encodes");
        NewRow { kind: kind.to_owned(), deal: deal.map(i64::from), schema, payload }
    }
}

/// A row with everything that is written of it.
pub(in crate::store) struct Written<'a> {
    pub(in crate::store) seq: i64,
    pub(in crate::store) op: i64,
    pub(in crate::store) at: i64,
    pub(in crate::store) author: &'a str,
    pub(in crate::store) kind: &'a str,
    pub(in crate::store) deal: Option<i64>,
    pub(in crate::store) schema: i64,
    pub(in crate::store) payload: &'a str,
}

/// The last row of a match, 0 if it has none.
pub(in crate::store) fn head(conn: &Connection, id: &str) -> rusqlite::Result<i64> {
    let mut last = conn.prepare_cached("SELECT seq FROM event WHERE match = ?1 ORDER BY seq DESC LIMIT 1")?;
    Ok(last.query_row([id], |row| row.get(0)).optional()?.unwrap_or(0))
}

/// The kind of the first row of a log; none if it has none.
pub(in crate::store) fn begun(conn: &Connection, id: &str) -> rusqlite::Result<Option<String>> {
    let mut first = conn.prepare_cached("SELECT kind FROM event WHERE match = ?1 ORDER BY seq LIMIT 1")?;
    first.query_row([id], |row| row.get(0)).optional()
}

/// The rows of a match, in order.
pub(in crate::store) fn rows(conn: &Connection, id: &str) -> rusqlite::Result<Vec<Row>> {
    conn.prepare_cached(
        "SELECT seq, op, at, author, kind, deal, schema, payload FROM event WHERE match = ?1 ORDER BY seq",
    )?
    .query_map([id], row)?
    .collect()
}

/// A row as it is stored: its columns after the match, in their order.
pub(in crate::store) fn row(row: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
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
}
