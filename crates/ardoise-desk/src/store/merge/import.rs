//! Bringing together the logs of two machines: a union, row by row, that never chooses between two versions.

use crate::store::Store;
use crate::store::append;
use crate::store::error::{Result, StoreError};
use crate::store::lists::projection::{self, At, Projection};
use crate::store::log::chain;
use crate::store::log::ids;
use crate::store::log::row::{self, Row};

/// What an import did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Imported {
    /// So many rows were added.
    Added(i64),
    /// Every row was there already: nothing was written.
    Same,
    /// The row `seq` is not the same on both sides: nothing was written.
    Conflict {
        /// The first row that differs.
        seq: i64,
    },
}

impl Store {
    /// Adds the rows of a match that are not there yet. `rows` follow one another; `projection` is what they lead to.
    ///
    /// Rows that are there must be the same in every column; importing twice changes nothing.
    pub fn import_rows(&mut self, id: &str, rows: &[Row], projection: &Projection) -> Result<Imported> {
        self.write(|conn| {
            ids::checked(id)?;
            let due = rows.first().map_or(1, |row| row.seq.max(1));
            if let Some((row, expected)) = rows.iter().zip(due..).find(|(row, due)| row.seq != *due) {
                return Err(StoreError::Gap { id: id.to_owned(), expected, found: row.seq }.into());
            }
            let known = row::rows(conn, id)?;
            let differs = rows.iter().find(|row| {
                let place = usize::try_from(row.seq - 1).ok();
                place.and_then(|place| known.get(place)).is_some_and(|known| known != *row)
            });
            if let Some(row) = differs {
                return Ok(Imported::Conflict { seq: row.seq });
            }
            let head = known.len() as i64;
            let tail = || rows.iter().filter(|row| row.seq > head);
            let Some(touched) = tail().map(|row| row.at).max() else {
                return Ok(Imported::Same);
            };
            if due > head + 1 {
                return Err(StoreError::Gap { id: id.to_owned(), expected: head + 1, found: due }.into());
            }
            let touched = known.iter().map(|row| row.at).fold(touched, i64::max);
            let (_, link) = chain::last(conn, id)?;
            append::insert(conn, id, link, tail().map(Row::written))?;
            let added = tail().count() as i64;
            let turn = projection::seen(conn, id)?.brought(conn, projection.kind, touched)?;
            projection::write(conn, id, projection, At { touched, head: head + added, turn })?;
            Ok(Imported::Added(added))
        })
        .inspect(|done| {
            if matches!(done, Imported::Added(_)) {
                self.note();
            }
        })
    }
}
