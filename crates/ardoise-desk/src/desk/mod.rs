//! Whoever asks comes here: matches are opened, read as they stand, and grow by what is recorded, all of it or nothing.

mod contests;

pub use contests::{Changed, Seated};

use std::cell::RefCell;
use std::collections::HashMap;

use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Entry, Seq};
use ardoise_rules::notation::Opening;

use crate::evening::{Draft, Evening, Key, Which, records};
use crate::failure::Failure;
use crate::hall::Hall;
use crate::records;
use crate::store::{self, End, Filter, Fork, Holder, Listed, Store, StoreError, Summary};

/// One database, with the clock by which it is written and the name of who writes.
pub struct Desk {
    store: Store,
    clock: Box<dyn Fn() -> i64 + Send>,
    author: String,
    sealing: bool,
    /// Contests as they were read or written last.
    halls: RefCell<HashMap<String, Hall>>,
}

/// So many contests are kept as they were read last.
const HALLS: usize = 16;

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk")
            .field("store", &self.store)
            .field("author", &self.author)
            .finish_non_exhaustive()
    }
}

/// What was recorded.
#[derive(Debug)]
pub struct Recorded {
    /// The match as it stands now.
    pub evening: Evening,
    /// Was it there already, under the same key? Then nothing was written.
    pub again: bool,
}

impl Desk {
    /// A desk on a database. The clock gives the time in milliseconds since 1970.
    pub fn new(store: Store, clock: impl Fn() -> i64 + Send + 'static, author: impl Into<String>) -> Desk {
        Desk {
            store,
            clock: Box::new(clock),
            author: author.into(),
            sealing: false,
            halls: RefCell::default(),
        }
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

    /// Who writes.
    #[must_use]
    pub fn author(&self) -> &str {
        &self.author
    }

    /// Now, in milliseconds since 1970, by the clock of the desk.
    #[must_use]
    pub fn now(&self) -> i64 {
        (self.clock)()
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
        self.sits_once(&opening.table.players)?;
        let at = self.now();
        let mut evening = Evening::start(&mut self.store, opening, at, &self.author)?;
        self.seal(&mut evening)?;
        Ok(Recorded { evening, again: false })
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
        // Of a log that is not what was recorded, only what stands before the fault has a hash.
        if at.is_some() || evening.unsound().is_none() {
            self.seal(&mut evening)?;
        }
        Ok(evening)
    }

    /// The id of the match that is meant; none where the last one is meant and there is no match yet.
    ///
    /// # Errors
    /// If none or several are called so, or the database cannot be read.
    pub fn find(&self, which: Which<'_>) -> Result<Option<String>, Failure> {
        match which {
            Which::Named(text) => Ok(Some(self.store.resolve(text)?)),
            Which::Last => Ok(self.store.last_touched()?),
        }
    }

    /// The matches that pass the filter, in its order; players by any name that is read as the one asked for.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn list(&self, filter: &Filter) -> Result<Vec<Summary>, Failure> {
        Ok(self.listed(filter, false)?.found)
    }

    /// The same; with `counted`, how many pass the filter beyond its limit too.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn listed(&self, filter: &Filter, counted: bool) -> Result<Listed, Failure> {
        let Some(part) = filter.player.as_deref().map(fold_word) else {
            return Ok(self.store.listed(filter, None, counted)?);
        };
        let names = records::names(&self.store)?;
        if names.aliases().is_empty() {
            return Ok(self.store.listed(filter, None, counted)?);
        }
        let read_as = |name: &str| fold_word(&names.of(name)).contains(&part);
        Ok(self.store.listed(filter, Some(&read_as), counted)?)
    }

    /// One match as a list shows it, by its id; none where no list shows it.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn summary(&self, id: &str) -> Result<Option<Summary>, Failure> {
        Ok(self.store.summary(id)?)
    }

    /// The matches that were recorded differently on several machines: every copy, and how it stands to the others.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn forks(&self) -> Result<Vec<Fork>, Failure> {
        Ok(self.store.forks()?)
    }

    /// A number that changes when somebody else has written to the database: whoever watches asks it again and again.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn version(&self) -> Result<i64, Failure> {
        Ok(self.store.version()?)
    }

    /// The number of the last entry of a match, by its id.
    ///
    /// # Errors
    /// If there is no such match, or the database cannot be read.
    pub fn head(&self, id: &str) -> Result<Seq, Failure> {
        Ok(self.store.head(id)?)
    }

    /// The end of the log of a match as it stands, by its id.
    ///
    /// # Errors
    /// If there is no such match, or the database cannot be read.
    pub fn end(&self, id: &str) -> Result<End, Failure> {
        Ok(self.store.end(id)?)
    }

    /// The match at whose table a match is the next one, where it was opened as that.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn opened_after(&self, id: &str) -> Result<Option<String>, Failure> {
        let (records, _) = records(id, self.store.read(id)?)?;
        match records.into_iter().next().map(|record| record.entry) {
            Some(Entry::Open(opened)) => Ok(opened.after),
            Some(_) | None => Ok(None),
        }
    }

    /// Does several changes as one: all of them, or none if `work` fails.
    ///
    /// # Errors
    /// What `work` fails with, or that the database cannot be written.
    pub fn together<T, E: From<StoreError>>(
        &mut self,
        work: impl FnOnce(&mut Desk) -> Result<T, E>,
    ) -> Result<T, E> {
        store::together(self, work)
    }

    /// Records a draft, all of it or nothing: only if nobody wrote to the match since it was read.
    ///
    /// # Errors
    /// [`Failure::Moved`] if somebody did; else if it cannot be written.
    pub fn record(&mut self, draft: Draft) -> Result<Recorded, Failure> {
        for entry in draft.entries() {
            if let Entry::Reseat { table, .. } = entry {
                self.sits_once(&table.players)?;
            }
        }
        let at = self.now();
        let mut evening = draft.write(&mut self.store, at, &self.author)?;
        self.seal(&mut evening)?;
        Ok(Recorded { evening, again: false })
    }

    /// Was a request of that key recorded in a match?
    ///
    /// # Errors
    /// If the match cannot be read.
    pub fn knows(&self, id: &str, key: &Key) -> Result<bool, Failure> {
        Ok(self.store.read(id)?.iter().any(|row| key.marks(row)))
    }

    /// A match as it stood before what a request of that key recorded in it; none where it recorded nothing.
    ///
    /// # Errors
    /// If the match cannot be read.
    pub fn before(&self, id: &str, key: &Key) -> Result<Option<Evening>, Failure> {
        let rows = self.store.read(id)?;
        let Some(row) = rows.iter().find(|row| key.marks(row)) else { return Ok(None) };
        let before = Seq::try_from(row.op - 1).unwrap_or_default();
        Evening::load(&self.store, Which::Named(id), Some(before)).map(Some)
    }

    /// A match as it stood after an entry.
    ///
    /// # Errors
    /// If the match cannot be read, or has not so many entries.
    pub fn stood(&self, id: &str, seq: Seq) -> Result<Evening, Failure> {
        Evening::load(&self.store, Which::Named(id), Some(seq))
    }

    /// Records a draft under the key of its request: if that is in the log already, nothing is written.
    ///
    /// # Errors
    /// As [`Desk::record`].
    pub fn record_once(&mut self, key: &Key, draft: Draft) -> Result<Recorded, Failure> {
        let id = draft.after().id().to_owned();
        let written = if self.knows(&id, key)? {
            None
        } else {
            let at = self.now();
            match draft.keep(&mut self.store, at, &self.author, Some(key)) {
                Ok(evening) => Some(evening),
                // The same request by another way, a moment earlier.
                Err(Failure::Moved(_)) if self.knows(&id, key)? => None,
                Err(failure) => return Err(failure),
            }
        };
        let again = written.is_none();
        let mut evening = match written {
            Some(evening) => evening,
            None => Evening::load(&self.store, Which::Named(&id), None)?,
        };
        self.seal(&mut evening)?;
        Ok(Recorded { evening, again })
    }

    /// A contest as it was read or written last.
    pub(crate) fn kept_hall(&self, id: &str) -> Option<Hall> {
        self.halls.borrow().get(id).cloned()
    }

    /// Keeps a contest as it was read or written: what of it was proven need not be read again.
    pub(crate) fn keep_hall(&self, hall: &Hall) {
        let mut halls = self.halls.borrow_mut();
        if halls.len() >= HALLS {
            halls.clear();
        }
        halls.insert(hall.id().to_owned(), hall.clone());
    }

    fn seal(&self, evening: &mut Evening) -> Result<(), Failure> {
        if self.sealing {
            let hash = self.store.proved_hash(evening.id(), Some(evening.head()))?;
            evening.sealed(hash);
        }
        Ok(())
    }
}

impl Holder for Desk {
    fn held(&mut self) -> &mut Store {
        &mut self.store
    }
}
