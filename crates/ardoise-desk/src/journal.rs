//! A log of any kind: what it leads to, and whether one says everything that another one says.

use ardoise_rules::engine::Said;

use crate::evening::{self, Evening};
use crate::failure::Failure;
use crate::hall::{self, Hall};
use crate::pseudonyms::Sealing;
use crate::store::{Kind, Projection, Reading, Row};

/// What a log was read as.
#[derive(Debug)]
pub enum Journal {
    /// A match.
    Match(Box<Evening>),
    /// A contest.
    Contest(Box<Hall>),
}

/// What a log is of, by its first row; what begins as neither is read as a match, which says what is wrong with it.
#[must_use]
pub fn kind(rows: &[Row]) -> Kind {
    rows.first().and_then(|row| Kind::begun_by(&row.kind)).unwrap_or_default()
}

impl Journal {
    /// Reads a log as what it is; rows that cannot be read are named.
    ///
    /// # Errors
    /// If its opening cannot be read.
    pub fn of_rows(id: &str, rows: Vec<Row>) -> Result<(Journal, Vec<Said>), Failure> {
        match kind(&rows) {
            Kind::Match => {
                Evening::of_rows(id, rows, None).map(|(found, bad)| (Journal::Match(Box::new(found)), bad))
            }
            Kind::Contest => {
                Hall::of_rows(id, rows, None).map(|(found, bad)| (Journal::Contest(Box::new(found)), bad))
            }
        }
    }

    /// What lists keep of it.
    #[must_use]
    pub fn projection(&self) -> Projection {
        match self {
            Journal::Match(found) => evening::projection(&found.report()),
            Journal::Contest(found) => found.projection(),
        }
    }
}

/// What the rows of a log lead to: what lists keep of it.
///
/// # Errors
/// If a row cannot be read.
pub fn leads_to(id: &str, rows: &[Row]) -> Result<Projection, Failure> {
    match kind(rows) {
        Kind::Match => evening::leads_to(id, rows),
        Kind::Contest => hall::leads_to(id, rows),
    }
}

/// Says a log everything that another one says, perhaps in other steps?
#[must_use]
pub fn holds(id: &str, log: &[Row], other: &[Row]) -> bool {
    match (kind(log), kind(other)) {
        (Kind::Match, Kind::Match) => evening::holds(id, log, other),
        (Kind::Contest, Kind::Contest) => hall::holds(id, log, other),
        (Kind::Match, Kind::Contest) | (Kind::Contest, Kind::Match) => false,
    }
}

/// How logs of either kind are read when they come from elsewhere.
pub const READING: Reading<'static, Failure> = Reading { project: &leads_to, holds: &holds, names: &Sealing };
