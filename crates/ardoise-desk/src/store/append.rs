//! The log of a match: rows appended under the head that was read, and read back in order.

use rusqlite::{Connection, ffi, params};

use crate::store::Store;
use crate::store::error::{Result, Stop, StoreError, asked};
use crate::store::lists::projection::{self, At, Projection};
use crate::store::log::chain::{End, Link, Proven};
use crate::store::log::forks;
use crate::store::log::row::{self, NewRow, Row, Written};
use crate::store::log::{chain, ids};

impl Store {
    /// Writes the first rows of a new match; gives its head. The id must be a UUID: see [`crate::store::match_id`].
    ///
    /// An id already taken gives [`StoreError::Moved`].
    pub(crate) fn create_match(
        &mut self,
        id: &str,
        rows: &[NewRow],
        at: i64,
        author: &str,
        projection: &Projection,
    ) -> Result<i64> {
        let grown = self.write(|conn| {
            ids::checked(id)?;
            match chain::last(conn, id)? {
                (0, link) => grow(conn, id, (0, link), rows, at, author, projection),
                (found, _) => Err(StoreError::Moved { id: id.to_owned(), expected: 0, found }.into()),
            }
        })?;
        Ok(self.grown(id, grown))
    }

    /// Appends rows to a match behind the end of its log as it was read, with the projection they lead to; gives the new head.
    ///
    /// If the log has another end now, gives [`StoreError::Moved`]: it has grown, or what stands there is not what was read. If
    /// rows at its end have been taken away, [`StoreError::Shortened`]; if a row of it does not answer the chain, [`StoreError::Edited`], unless
    /// [`Store::record_anyway`] was asked for. Whatever fails, nothing is written.
    /// When it succeeds, the rows survive a power cut.
    pub fn append(
        &mut self,
        id: &str,
        end: impl Into<End>,
        rows: &[NewRow],
        at: i64,
        author: &str,
        projection: &Projection,
    ) -> Result<i64> {
        let end = end.into();
        let (answered, anyway) = (self.answered.take(), self.anyway);
        let grown = self.write(|conn| match chain::last(conn, id)? {
            (0, _) => Err(StoreError::Unknown { id: id.to_owned() }.into()),
            (head, link) if end.agrees(&End { seq: head, link: Some(link) }) => {
                // What this connection has just read and followed to the same link is not followed again.
                let known = answered
                    .as_ref()
                    .is_some_and(|known| (&*known.id, known.seq, known.link) == (id, head, link));
                if !anyway
                    && !known
                    && let Some(seq) = chain::follow(conn, id, head, |_| ())?.broken
                {
                    return Err(StoreError::Edited { id: id.to_owned(), seq }.into());
                }
                grow(conn, id, (head, link), rows, at, author, projection)
            }
            (found, _) => Err(StoreError::Moved { id: id.to_owned(), expected: end.seq(), found }.into()),
        })?;
        Ok(self.grown(id, grown))
    }

    /// Notes what was written for good; gives the new head.
    fn grown(&mut self, id: &str, (head, link): (i64, Link)) -> i64 {
        self.note();
        *self.answered.borrow_mut() = (!self.anyway).then(|| Proven { id: id.to_owned(), seq: head, link });
        head
    }

    /// The rows of a match, in order.
    pub fn read(&self, id: &str) -> Result<Vec<Row>> {
        let rows = self.look(|conn| Ok(row::rows(conn, id)?))?;
        if rows.is_empty() { Err(self.without_rows(id)) } else { Ok(rows) }
    }

    /// The rows that say who sits where or enters a contest, taken back or not: the log and what the row says.
    pub(crate) fn naming_rows(&self) -> Result<Vec<(String, String)>> {
        self.look(|conn| {
            let mut list = conn.prepare_cached(
                "SELECT match, payload FROM event WHERE kind IN ('open', 'reseat', 'enter', 'replace')
                 ORDER BY match, seq",
            )?;
            let rows = list.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        })
    }

    /// Everybody who wrote a row of a log, by name.
    pub(crate) fn authors(&self) -> Result<Vec<String>> {
        self.look(|conn| {
            let mut list = conn.prepare_cached("SELECT DISTINCT author FROM event ORDER BY author")?;
            let rows = list.query_map([], |row| row.get(0))?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        })
    }

    /// The last row of a match.
    pub fn head(&self, id: &str) -> Result<i64> {
        match self.look(|conn| Ok(row::head(conn, id)?))? {
            0 => Err(self.without_rows(id)),
            head => Ok(head),
        }
    }
}

/// Writes rows to a match after the row with the link `before`; gives the link of the last one.
///
/// Every row that was asked for is there afterwards, or it fails: a trigger of another program may swallow one.
pub(in crate::store) fn insert<'a>(
    conn: &Connection,
    id: &str,
    mut before: Link,
    rows: impl Iterator<Item = Written<'a>>,
) -> rusqlite::Result<Link> {
    let mut due = None;
    let mut insert =
        conn.prepare_cached("INSERT INTO event VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)")?;
    for row in rows {
        before = chain::next(&before, &row);
        due = Some(row.seq);
        let inserted = insert.execute(params![
            id,
            row.seq,
            row.op,
            row.at,
            row.author,
            row.kind,
            row.deal,
            row.schema,
            row.payload,
            before
        ]);
        // The guard of the next row has spoken: the row before was not kept.
        let refused = inserted.as_ref().is_err_and(|error| {
            error.sqlite_error().is_some_and(|error| error.extended_code == ffi::SQLITE_CONSTRAINT_TRIGGER)
        });
        asked(if refused { 0 } else { inserted? })?;
    }
    match due {
        Some(seq) if chain::last(conn, id)? != (seq, before) => Err(rusqlite::Error::StatementChangedRows(0)),
        _ => Ok(before),
    }
}

/// Writes rows after the row `head` with its link, which the caller has made sure is the last; gives the new head and
/// its link.
fn grow(
    conn: &Connection,
    id: &str,
    (head, link): (i64, Link),
    new: &[NewRow],
    at: i64,
    author: &str,
    projection: &Projection,
) -> Result<(i64, Link), Stop> {
    if new.is_empty() {
        return Ok((head, link));
    }
    let op = head + 1;
    let seen = projection::seen(conn, id)?;
    if let Some(expected) = seen.head.filter(|known| *known > head) {
        return Err(StoreError::Shortened { id: id.to_owned(), expected, found: head }.into());
    }
    let link = insert(
        conn,
        id,
        link,
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
    let head = head + new.len() as i64;
    projection::write(conn, id, projection, At { touched: at, head, turn: seen.next() })?;
    if let Some(origin) = forks::origin_of(conn, id)? {
        forks::settle(conn, &origin, None)?;
    }
    Ok((head, link))
}
