//! Bringing in what stands elsewhere: what is new is added, the longer log is kept, and of what differs every copy.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;

use crate::store::Store;
use crate::store::error::{Result, StoreError};
use crate::store::forget::forgotten::{Forgotten, Gone, Names};
use crate::store::forget::reading::Reading;
use crate::store::lists::naming::Naming;
use crate::store::log::chain::{self, Link};
use crate::store::log::forks::{self, Choice};
use crate::store::log::row::{self, Row};
use crate::store::log::whole::heads;
use crate::store::merge::import::Imported;

/// What became of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Brought {
    /// It was not there.
    New,
    /// It was recorded further elsewhere: so many rows were added.
    Longer(i64),
    /// It was recorded differently: every copy is kept.
    Differs,
}

/// What came of bringing a database in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Merged {
    /// The matches that changed, by the id under which they are seen.
    pub matches: Vec<(String, Brought)>,
    /// How many matches brought nothing new.
    pub same: usize,
    /// How many entries on names were added.
    pub names: usize,
    /// How many choices between copies were added.
    pub choices: usize,
    /// How many names were forgotten elsewhere, and now here.
    pub forgotten: usize,
    /// Tombstones that a log here says are not true: nothing was done.
    pub untrue: Vec<String>,
}

/// A log as it stands elsewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Elsewhere {
    /// Its id.
    pub id: String,
    /// The match that it is, or is a copy of.
    pub origin: String,
    /// Its last row.
    pub last: i64,
    /// The link of that row.
    pub(in crate::store) link: Link,
}

impl Elsewhere {
    /// A log with these rows; its link is computed of them.
    #[must_use]
    pub fn of_rows(id: &str, origin: &str, rows: &[Row]) -> Elsewhere {
        let last = rows.last().map_or(0, |row| row.seq);
        let link = chain::after(id, rows);
        Elsewhere { id: id.to_owned(), origin: origin.to_owned(), last, link }
    }

    /// The link of its last row, in hexadecimal digits.
    #[must_use]
    pub fn head(&self) -> String {
        hex::encode(self.link)
    }
}

/// Where logs and the lists beside them come from: another database, or what was carried here of one.
pub trait Source {
    /// Every log.
    ///
    /// # Errors
    /// If it cannot be read.
    fn logs(&self) -> Result<Vec<Elsewhere>>;
    /// The rows of one of them.
    ///
    /// # Errors
    /// If they cannot be read.
    fn rows(&self, log: &Elsewhere) -> Result<Vec<Row>>;
    /// The list of names.
    ///
    /// # Errors
    /// If it cannot be read.
    fn namings(&self) -> Result<Vec<Naming>>;
    /// The choices between copies.
    ///
    /// # Errors
    /// If they cannot be read.
    fn choices(&self) -> Result<Vec<Choice>>;
    /// The names that were forgotten.
    ///
    /// # Errors
    /// If they cannot be read.
    fn forgotten(&self) -> Result<Vec<Forgotten>>;
}

impl Source for Store {
    fn logs(&self) -> Result<Vec<Elsewhere>> {
        self.look_once(|conn| {
            let copies = copies(conn)?;
            let of = |(id, last, link): (String, i64, Link)| {
                let origin = copies.get(&id).unwrap_or(&id).clone();
                Elsewhere { id, origin, last, link }
            };
            Ok(heads(conn)?.into_iter().map(of).collect())
        })
    }

    fn rows(&self, log: &Elsewhere) -> Result<Vec<Row>> {
        self.read(&log.id)
    }

    fn namings(&self) -> Result<Vec<Naming>> {
        Store::namings(self)
    }

    fn choices(&self) -> Result<Vec<Choice>> {
        Store::choices(self)
    }

    fn forgotten(&self) -> Result<Vec<Forgotten>> {
        Store::forgotten(self)
    }
}

/// No source: what is here is looked at alone.
struct Nothing;

impl Source for Nothing {
    fn logs(&self) -> Result<Vec<Elsewhere>> {
        Ok(Vec::new())
    }

    fn rows(&self, log: &Elsewhere) -> Result<Vec<Row>> {
        Err(StoreError::Unknown { id: log.id.clone() })
    }

    fn namings(&self) -> Result<Vec<Naming>> {
        Ok(Vec::new())
    }

    fn choices(&self) -> Result<Vec<Choice>> {
        Ok(Vec::new())
    }

    fn forgotten(&self) -> Result<Vec<Forgotten>> {
        Ok(Vec::new())
    }
}

/// What stands elsewhere, without the names that were forgotten here.
struct Cleaned<'a> {
    other: &'a dyn Source,
    gone: Gone,
    logs: Vec<Elsewhere>,
    /// The matches of which a log is not as it is here.
    fresh: BTreeSet<String>,
}

impl Cleaned<'_> {
    fn of<'a>(store: &Store, other: &'a dyn Source, names: &dyn Names) -> Result<Cleaned<'a>> {
        let (gone, mut logs, mut fresh) = (store.gone(names)?, other.logs()?, BTreeSet::new());
        if !gone.is_empty() {
            for log in &mut logs {
                if store.look(|conn| Ok(chain::last(conn, &log.id)?))? == (log.last, log.link) {
                    continue;
                }
                fresh.insert(log.origin.clone());
                if let Some(rows) = gone.rows(&other.rows(log)?) {
                    *log = Elsewhere::of_rows(&log.id, &log.origin, &rows);
                }
            }
        }
        Ok(Cleaned { other, gone, logs, fresh })
    }
}

impl Source for Cleaned<'_> {
    fn logs(&self) -> Result<Vec<Elsewhere>> {
        Ok(self.logs.clone())
    }

    fn rows(&self, log: &Elsewhere) -> Result<Vec<Row>> {
        let rows = self.other.rows(log)?;
        Ok(self.gone.rows(&rows).unwrap_or(rows))
    }

    fn namings(&self) -> Result<Vec<Naming>> {
        let namings = self.other.namings()?.into_iter();
        Ok(namings.filter_map(|own| self.gone.naming(&own).unwrap_or(Some(own))).collect())
    }

    fn choices(&self) -> Result<Vec<Choice>> {
        let choices = self.other.choices()?.into_iter();
        Ok(choices.map(|own| self.gone.choice(&own).unwrap_or(own)).collect())
    }

    fn forgotten(&self) -> Result<Vec<Forgotten>> {
        Ok(Vec::new())
    }
}

impl Store {
    /// Brings everything from elsewhere in, all or nothing. `reading` says what the log of a match leads to, and which
    /// of two says more; `tick` is called after each match with how many are done, and how many there are.
    ///
    /// Another database must have been verified. Bringing it in twice changes nothing, and two databases that are
    /// brought into each other hold the same matches under the same ids.
    pub fn merge<E: From<StoreError>>(
        &mut self,
        other: &dyn Source,
        reading: &Reading<'_, E>,
        tick: &mut dyn FnMut(usize, usize),
    ) -> Result<Merged, E> {
        self.together(|store| {
            let mut merged = Merged::default();
            let known: BTreeSet<String> =
                Store::forgotten(store)?.into_iter().map(|known| known.id).collect();
            for theirs in other.forgotten()?.iter().filter(|theirs| !known.contains(&theirs.id)) {
                if store.follow(theirs, reading)? {
                    merged.forgotten += 1;
                } else {
                    merged.untrue.push(theirs.id.clone());
                }
            }
            let cleaned = Cleaned::of(store, other, reading.names)?;
            let other: &dyn Source = &cleaned;
            store.cleaned(&cleaned.fresh, &cleaned.gone, reading)?;
            for naming in other.namings()? {
                if !cleaned.gone.is_empty() {
                    store.same_naming(&naming, reading)?;
                }
                merged.names += usize::from(store.add_naming(&naming)?);
            }
            let mut unsettled = BTreeSet::new();
            for choice in other.choices()? {
                if store.write(|conn| Ok(forks::add_choice(conn, &choice)?))? {
                    merged.choices += 1;
                    unsettled.insert(choice.origin);
                }
            }
            let ours = store.look(|conn| Ok(copies(conn)?))?;
            let copied: BTreeSet<&String> = ours.values().collect();
            let mut families: BTreeMap<String, Vec<Elsewhere>> = BTreeMap::new();
            for log in other.logs()? {
                let origin = ours.get(&log.id).unwrap_or(&log.origin).clone();
                families.entry(origin).or_default().push(log);
            }
            let count = families.len();
            for (no, (origin, logs)) in families.iter().enumerate() {
                let brought = match logs.as_slice() {
                    [only] if only.id == *origin && !copied.contains(origin) => {
                        store.plain(other, only, reading)?
                    }
                    _ => None,
                };
                match brought {
                    Some(None) => merged.same += 1,
                    Some(Some(brought)) => merged.matches.push((origin.clone(), brought)),
                    None => match store.family_of(other, origin, logs, reading)? {
                        changed if changed.is_empty() => merged.same += 1,
                        changed => {
                            unsettled.remove(origin);
                            merged.matches.extend(changed);
                        }
                    },
                }
                tick(no + 1, count);
            }
            if !cleaned.gone.is_empty()
                && merged.matches.iter().any(|(_, brought)| *brought == Brought::Differs)
            {
                store.persons(reading)?;
            }
            for origin in unsettled {
                store.write(|conn| Ok(forks::settle(conn, &origin, None)?))?;
            }
            Ok(merged)
        })
    }

    /// Brings in a match without copies: nothing, its rows, or the rows behind ours; none if it differs.
    fn plain<E: From<StoreError>>(
        &mut self,
        other: &dyn Source,
        log: &Elsewhere,
        reading: &Reading<'_, E>,
    ) -> Result<Option<Option<Brought>>, E> {
        let id = &log.id;
        let (last, link) = self.look(|conn| Ok(chain::last(conn, id)?))?;
        if last == log.last && log.link == link {
            return Ok(Some(None));
        }
        let rows = other.rows(log)?;
        let known = if last == 0 { Vec::new() } else { self.read(id)? };
        if known.starts_with(&rows) {
            return Ok(Some(None));
        }
        if !rows.starts_with(&known) {
            return Ok(None);
        }
        let projection = (reading.project)(id, &rows)?;
        Ok(match self.import_rows(id, &rows, &projection)? {
            Imported::Added(_) if known.is_empty() => Some(Some(Brought::New)),
            Imported::Added(count) => Some(Some(Brought::Longer(count))),
            Imported::Same => Some(None),
            Imported::Conflict { .. } => None,
        })
    }

    /// Brings in a match that has copies, or differs: every end of the tree of its logs is kept under an id of its own.
    fn family_of<E: From<StoreError>>(
        &mut self,
        other: &dyn Source,
        origin: &str,
        theirs: &[Elsewhere],
        reading: &Reading<'_, E>,
    ) -> Result<Vec<(String, Brought)>, E> {
        let mut logs = self.look(|conn| Ok(forks::logs(conn, origin)?))?;
        let known = logs.len();
        let before = self.seen_of(origin)?;
        for log in theirs {
            logs.push((log.id.clone(), other.rows(log)?));
        }
        let ends = forks::ends(logs.into_iter().map(|(_, rows)| rows).collect());
        let mut added = BTreeMap::new();
        let alone = ends.len() == 1;
        for (rows, shared) in &ends {
            let link = chain::after(origin, &rows[..(shared + 1).min(rows.len())]);
            let mut turn = 0;
            let (id, there) = loop {
                let id = if alone { origin.to_owned() } else { forks::copy_id(origin, &link, turn) };
                let there = self.look(|conn| Ok(row::rows(conn, &id)?))?;
                if rows.starts_with(&there) {
                    break (id, there.len());
                }
                turn += 1;
                if alone || turn > 64 {
                    // Cannot be: the end of all logs begins with each of them.
                    let found = i64::try_from(there.len()).unwrap_or(i64::MAX);
                    return Err(StoreError::Moved { id, expected: 0, found }.into());
                }
            };
            if there < rows.len() {
                let projection = (reading.project)(&id, rows)?;
                self.import_rows(&id, rows, &projection)?;
                added.insert(id.clone(), (there, rows.len() - there));
            }
            self.write(|conn| Ok(forks::add_copy(conn, &id, origin)?))?;
        }
        if added.is_empty() {
            return Ok(Vec::new());
        }
        self.write(|conn| Ok(forks::settle(conn, origin, Some(reading.holds))?))?;
        let after = self.seen_of(origin)?;
        if let ([(_, old)], [(id, new)]) = (before.as_slice(), after.as_slice())
            && known > 0
        {
            // One log is seen, as before: recorded in other steps, it may say no more than it did.
            let same = (reading.holds)(origin, old, new);
            let more = i64::try_from(new.len().saturating_sub(old.len()).max(1)).unwrap_or(i64::MAX);
            return Ok(if same { Vec::new() } else { vec![(id.clone(), Brought::Longer(more))] });
        }
        let changed = after.iter().filter_map(|(id, _)| {
            let (there, more) = added.get(id)?;
            let brought = match (there, known, after.len()) {
                (0, 0, 1) => Brought::New,
                (0, _, _) => Brought::Differs,
                _ => Brought::Longer(i64::try_from(*more).unwrap_or(i64::MAX)),
            };
            Some((id.clone(), brought))
        });
        Ok(changed.collect())
    }

    /// How the logs of a match stand to one another after they were written anew.
    pub(in crate::store) fn settled<E: From<StoreError>>(
        &mut self,
        origin: &str,
        reading: &Reading<'_, E>,
    ) -> Result<(), E> {
        let nothing: &dyn Source = &Nothing;
        self.family_of(nothing, origin, &[], reading)?;
        Ok(self.write(|conn| Ok(forks::settle(conn, origin, Some(reading.holds))?))?)
    }

    /// The logs that say everything that is recorded here: all but those that are the beginning of another one.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn ends(&self) -> Result<Vec<Elsewhere>> {
        let mut logs = Source::logs(self)?;
        let copied: BTreeSet<String> = self.look(|conn| Ok(copies(conn)?.into_values().collect()))?;
        let mut within = BTreeSet::new();
        for origin in &copied {
            let family = self.look(|conn| Ok(forks::logs(conn, origin)?))?;
            let longer = |place: usize, rows: &[Row]| {
                // Of two that are the same, the copy: every machine gives it that id.
                family.iter().enumerate().any(|(other, (id, more))| {
                    let before =
                        (more.len(), id != origin, place) > (rows.len(), family[place].0 != *origin, other);
                    other != place && before && more.starts_with(rows)
                })
            };
            let own = family.iter().enumerate().filter(|(place, (_, rows))| longer(*place, rows));
            within.extend(own.map(|(_, (id, _))| id.clone()));
        }
        logs.retain(|log| !within.contains(&log.id));
        Ok(logs)
    }

    /// Does a log of a match hold the row `last` of the log `id`, with that link? Under that id or another one.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn holds(&self, origin: &str, id: &str, last: i64, link: &str) -> Result<bool> {
        self.look(|conn| {
            if chain::link_at(conn, id, last)?.is_some_and(|own| hex::encode(own) == link) {
                return Ok(true);
            }
            let length = usize::try_from(last).unwrap_or(usize::MAX);
            let logs = forks::logs(conn, origin)?.into_iter();
            let mut logs = logs.filter_map(|(_, rows)| rows.get(..length).map(<[Row]>::to_vec));
            Ok(logs.any(|rows| chain::link_of(id, &rows) == link))
        })
    }

    /// The logs of a match that are seen, with their rows.
    fn seen_of(&self, origin: &str) -> Result<Vec<(String, Vec<Row>)>> {
        self.look(|conn| {
            let beneath = forks::beneath(conn, origin)?;
            let logs = forks::logs(conn, origin)?;
            Ok(logs.into_iter().filter(|(id, _)| !beneath.contains(id)).collect())
        })
    }
}

/// Which log is a copy of which match.
fn copies(conn: &Connection) -> rusqlite::Result<BTreeMap<String, String>> {
    conn.prepare_cached("SELECT id, origin FROM copy")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect()
}
