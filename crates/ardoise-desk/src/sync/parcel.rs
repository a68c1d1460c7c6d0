//! What one segment carries, as a source to be brought in like another database.

use crate::store::{Choice, Elsewhere, Forgotten, Naming, Result, Row, Source, StoreError};
use crate::sync::segment::{Entry, Log};

/// The entries of a segment.
pub(in crate::sync) struct Parcel<'a> {
    logs: Vec<&'a Log>,
    namings: Vec<Naming>,
    choices: Vec<Choice>,
    forgotten: Vec<Forgotten>,
}

impl<'a> Parcel<'a> {
    /// Everything that these entries say.
    pub(crate) fn of(entries: &'a [Entry]) -> Parcel<'a> {
        let log = |entry: &'a Entry| if let Entry::Log(log) = entry { Some(log) } else { None };
        Parcel {
            logs: entries.iter().filter_map(log).collect(),
            namings: entries.iter().filter_map(Entry::naming).collect(),
            choices: entries.iter().filter_map(Entry::choice).collect(),
            forgotten: entries.iter().filter_map(Entry::forgotten).collect(),
        }
    }

    /// The lists alone.
    pub(crate) fn beside(entries: &'a [Entry]) -> Parcel<'a> {
        Parcel { logs: Vec::new(), ..Parcel::of(entries) }
    }

    /// One log, and nothing else.
    pub(crate) fn one(log: &'a Log) -> Parcel<'a> {
        Parcel { logs: vec![log], namings: Vec::new(), choices: Vec::new(), forgotten: Vec::new() }
    }
}

impl Source for Parcel<'_> {
    fn logs(&self) -> Result<Vec<Elsewhere>> {
        let logs = self.logs.iter().map(|log| {
            let origin = log.origin.clone().unwrap_or_else(|| log.id.clone());
            Elsewhere::of_rows(&log.id, &origin, &log.rows())
        });
        Ok(logs.collect())
    }

    fn rows(&self, log: &Elsewhere) -> Result<Vec<Row>> {
        let own = self.logs.iter().find(|own| own.id == log.id);
        own.map(|own| own.rows()).ok_or_else(|| StoreError::Unknown { id: log.id.clone() })
    }

    fn namings(&self) -> Result<Vec<Naming>> {
        Ok(self.namings.clone())
    }

    fn choices(&self) -> Result<Vec<Choice>> {
        Ok(self.choices.clone())
    }

    fn forgotten(&self) -> Result<Vec<Forgotten>> {
        Ok(self.forgotten.clone())
    }
}
