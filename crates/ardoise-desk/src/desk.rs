//! Whoever asks comes here: matches are opened, read as they stand, and grow by what is recorded, all of it or nothing.

use ardoise_rules::engine::{Record, Seq};
use ardoise_rules::notation::Opening;

use crate::evening::{Draft, Evening};
use crate::failure::{Failure, Refusal};
use crate::store::{Store, StoreError};

/// One database, with the clock by which it is written and the name of who writes.
pub struct Desk {
    store: Store,
    clock: Box<dyn Fn() -> i64 + Send>,
    author: String,
    sealing: bool,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk")
            .field("store", &self.store)
            .field("author", &self.author)
            .finish_non_exhaustive()
    }
}

/// Which match is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which<'a> {
    /// The one last written to.
    Last,
    /// Its whole id, or a few characters at its beginning or its end.
    Named(&'a str),
}

/// What was recorded.
#[derive(Debug)]
pub struct Recorded {
    /// The match as it stands now.
    pub evening: Evening,
}

/// Somebody else wrote since the match was read: nothing was recorded.
#[derive(Debug)]
pub struct Moved {
    /// What the database says of it.
    pub error: StoreError,
    /// The last entry that was known.
    pub since: Seq,
    /// The match as it stands now, where it can be read.
    pub now: Option<Evening>,
}

impl Moved {
    /// What was written meanwhile.
    pub fn meanwhile(&self) -> impl Iterator<Item = &Record> {
        let records = self.now.iter().flat_map(Evening::records);
        records.filter(|record| record.seq > self.since)
    }
}

impl Desk {
    /// A desk on a database. The clock gives the time in milliseconds since 1970.
    pub fn new(store: Store, clock: impl Fn() -> i64 + Send + 'static, author: impl Into<String>) -> Desk {
        Desk { store, clock: Box::new(clock), author: author.into(), sealing: false }
    }

    /// The same desk, whose evenings carry the hash of their log.
    #[must_use]
    pub fn sealing(mut self, sealing: bool) -> Desk {
        self.sealing = sealing;
        self
    }

    /// Who writes from now on.
    pub fn sign(&mut self, author: impl Into<String>) {
        self.author = author.into();
    }

    /// The database.
    #[must_use]
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// The database, to be written to.
    pub const fn store_mut(&mut self) -> &mut Store {
        &mut self.store
    }

    /// Leaves the desk and keeps its database.
    #[must_use]
    pub fn into_store(self) -> Store {
        self.store
    }

    /// Opens a match.
    ///
    /// # Errors
    /// If its game is unknown, its rules cannot be, or it cannot be written.
    pub fn start(&mut self, opening: &Opening) -> Result<Recorded, Failure> {
        let mut evening = Evening::start(&mut self.store, opening, (self.clock)(), &self.author)?;
        self.seal(&mut evening)?;
        Ok(Recorded { evening })
    }

    /// A match as it stands.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub fn evening(&self, which: Which<'_>) -> Result<Evening, Failure> {
        self.evening_at(which, None)
    }

    /// A match as it stood after entry `at`.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub fn evening_at(&self, which: Which<'_>, at: Option<Seq>) -> Result<Evening, Failure> {
        let mut evening = Evening::load(&self.store, which, at)?;
        self.seal(&mut evening)?;
        Ok(evening)
    }

    /// Records a draft, all of it or nothing: only if nobody wrote to the match since it was read.
    ///
    /// # Errors
    /// [`Failure::Moved`] if somebody did; else if it cannot be written.
    pub fn record(&mut self, draft: Draft) -> Result<Recorded, Failure> {
        let mut evening = draft.write(&mut self.store, (self.clock)(), &self.author)?;
        self.seal(&mut evening)?;
        Ok(Recorded { evening })
    }

    fn seal(&self, evening: &mut Evening) -> Result<(), Failure> {
        if self.sealing {
            let hash = self.store.hash(evening.id(), Some(evening.head()))?;
            evening.sealed(hash);
        }
        Ok(())
    }
}

/// There is no match yet: how to begin.
pub(crate) fn no_match() -> Failure {
    Refusal::of("no-match-yet", vec![]).hint("how-to-begin", vec![]).into()
}
