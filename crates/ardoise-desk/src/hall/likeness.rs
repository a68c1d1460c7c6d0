//! Whether a log of a contest says everything that another one says: when, by whom and in how many steps does not matter.

use super::Hall;
use crate::contest::{Event, in_force};
use crate::failure::Failure;
use crate::store::{Projection, Row};

/// Says a log of a contest everything that another one says? A log that cannot be read says nothing that another one
/// could hold.
#[must_use]
pub fn holds(id: &str, log: &[Row], other: &[Row]) -> bool {
    let read = |rows: &[Row]| {
        let read = Hall::of_rows(id, rows.to_vec(), None).ok();
        read.filter(|(_, bad)| bad.is_empty()).map(|(hall, _)| hall)
    };
    let (Some(known), Some(other)) = (read(log), read(other)) else { return false };
    let (own, told) = (in_force(known.records()), in_force(other.records()));
    let held = told.len() <= own.len() && own.iter().zip(&told).all(|(own, told)| own.event == told.event);
    // What seems to go on may be what was taken back there: people decide.
    let taken_back = || other.records().iter().any(|record| matches!(record.event, Event::Retract { .. }));
    held && (told.len() == own.len() || !taken_back())
}

/// What the rows of a contest lead to: what lists keep of it.
///
/// # Errors
/// If a row cannot be read.
pub fn leads_to(id: &str, rows: &[Row]) -> Result<Projection, Failure> {
    let (found, bad) = Hall::of_rows(id, rows.to_vec(), None)?;
    match bad.into_iter().next() {
        Some(said) => Err(Failure::Damaged(said)),
        None => Ok(found.projection()),
    }
}
