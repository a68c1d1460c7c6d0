//! Bringing one database into another: what is new is added, the longer log is kept, and of what differs every copy.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;

use crate::store::Store;
use crate::store::error::{Result, StoreError};
use crate::store::lists::projection::Project;
use crate::store::log::journal::{self, Row};
use crate::store::merge::forks;
use crate::store::merge::import::Imported;

/// How a log of a match stands to ours by what both say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Likeness {
    /// It says nothing that ours does not say.
    Holds,
    /// It says what ours says, and more: ours with what it says beyond.
    GoesOn(Vec<Row>),
    /// It says something else.
    Differs,
}

/// Compares our rows of a match with others by what they say.
pub type Compare<'a> = &'a dyn Fn(&str, &[Row], &[Row]) -> Likeness;

/// What the store, which never looks into a payload, asks of who can read one.
pub struct Reading<'a, E> {
    /// Reads the lists off the rows of a match.
    pub project: Project<'a, E>,
    /// Compares our rows of a match with others by what they say.
    pub likeness: Compare<'a>,
}

impl<E> std::fmt::Debug for Reading<'_, E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reading").finish_non_exhaustive()
    }
}

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
}

/// The logs of each match of a database: its own, and those of its copies.
type Families = BTreeMap<String, Vec<String>>;

impl Store {
    /// Brings everything of another database in, all or nothing. `reading` says what the log of a match leads to,
    /// and how two stand to each other; `tick` is called after each match with how many are done, and how many there are.
    ///
    /// The other database must have been verified. Bringing it in twice changes nothing, and two databases that are
    /// brought into each other hold the same matches under the same ids.
    pub fn merge<E: From<StoreError>>(
        &mut self,
        other: &Store,
        reading: &Reading<'_, E>,
        tick: &mut dyn FnMut(usize, usize),
    ) -> Result<Merged, E> {
        self.together(|store| {
            let mut merged = Merged::default();
            for naming in other.namings()? {
                merged.names += usize::from(store.add_naming(&naming)?);
            }
            let mut unsettled = BTreeSet::new();
            for choice in other.choices()? {
                if store.write(|conn| Ok(forks::add_choice(conn, &choice)?))? {
                    merged.choices += 1;
                    unsettled.insert(choice.origin);
                }
            }
            let (families, copied) = store.families_with(other)?;
            let count = families.len();
            for (no, (origin, ids)) in families.iter().enumerate() {
                let brought = match ids.as_slice() {
                    [only] if only == origin && !copied.contains(origin) => {
                        store.plain(other, origin, reading)?
                    }
                    _ => None,
                };
                match brought {
                    Some(None) => merged.same += 1,
                    Some(Some(brought)) => merged.matches.push((origin.clone(), brought)),
                    None => match store.family_of(other, origin, ids, reading)? {
                        changed if changed.is_empty() => merged.same += 1,
                        changed => {
                            unsettled.remove(origin);
                            merged.matches.extend(changed);
                        }
                    },
                }
                tick(no + 1, count);
            }
            for origin in unsettled {
                store.write(|conn| Ok(forks::settle(conn, &origin)?))?;
            }
            Ok(merged)
        })
    }

    /// The matches of the other database with their logs there, and those of which either side has copies.
    fn families_with(&self, other: &Store) -> Result<(Families, BTreeSet<String>)> {
        let (ids, theirs) =
            other.look_once(|conn| Ok((crate::store::log::ids::all(conn)?, copies(conn)?)))?;
        let ours = self.look(|conn| Ok(copies(conn)?))?;
        let mut families: Families = BTreeMap::new();
        for id in ids {
            let origin = ours.get(&id).or_else(|| theirs.get(&id)).cloned().unwrap_or_else(|| id.clone());
            families.entry(origin).or_default().push(id);
        }
        Ok((families, ours.into_values().chain(theirs.into_values()).collect()))
    }

    /// Brings in a match without copies: nothing, its rows, or the rows behind ours; none if it differs.
    fn plain<E: From<StoreError>>(
        &mut self,
        other: &Store,
        id: &str,
        reading: &Reading<'_, E>,
    ) -> Result<Option<Option<Brought>>, E> {
        let ours = self.look(|conn| Ok(journal::last(conn, id)?))?;
        let theirs = other.look(|conn| Ok(journal::last(conn, id)?))?;
        if ours == theirs {
            return Ok(Some(None));
        }
        let rows = other.read(id)?;
        let known = if ours.0 == 0 { Vec::new() } else { self.read(id)? };
        // Content decides, not when and by whom it was recorded.
        let mut rows = rows;
        let shared = known.len().min(rows.len());
        let same_steps = known.iter().zip(&rows).all(|(ours, theirs)| ours.says(theirs));
        // What takes back names commands by their first row: those must be the same here.
        let same_names = || {
            known.iter().zip(&rows).all(|(ours, theirs)| ours.op == theirs.op)
                || !rows[shared..].iter().any(|row| row.kind == "retract")
        };
        if !same_steps || !same_names() {
            // Recorded in other steps, it may still say the same.
            match (reading.likeness)(id, &known, &rows) {
                Likeness::Holds => return Ok(Some(None)),
                Likeness::GoesOn(longer) => rows = longer,
                Likeness::Differs => return Ok(None),
            }
        }
        if known.len() >= rows.len() {
            return Ok(Some(None));
        }
        if known[..] != rows[..known.len()] {
            let first = rows[known.len()].seq;
            rows[..known.len()].clone_from_slice(&known);
            rows[known.len()..].iter_mut().for_each(|row| row.op = row.op.max(first));
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
        other: &Store,
        origin: &str,
        theirs: &[String],
        reading: &Reading<'_, E>,
    ) -> Result<Vec<(String, Brought)>, E> {
        let own = self.look(|conn| Ok(forks::logs_of(conn, origin)?))?;
        let mut logs = Vec::new();
        for id in &own {
            logs.push(self.look(|conn| Ok(journal::rows(conn, id)?))?);
        }
        let known = logs.iter().filter(|rows| !rows.is_empty()).count();
        for id in theirs {
            let rows = other.read(id)?;
            // What one of ours says already, in other steps, is no other copy.
            let own = logs.iter().filter(|own| !own.is_empty());
            if !own.clone().any(|own| (reading.likeness)(id, own, &rows) == Likeness::Holds) {
                logs.push(rows);
            }
        }
        let ends = forks::ends(logs);
        let mut changed = Vec::new();
        let alone = ends.len() == 1;
        for (rows, shared) in &ends {
            let link = forks::link_of(origin, &rows[..(shared + 1).min(rows.len())]);
            let mut turn = 0;
            let (id, there) = loop {
                let id = if alone { origin.to_owned() } else { forks::copy_id(origin, &link, turn) };
                let there = self.look(|conn| Ok(journal::rows(conn, &id)?))?;
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
                let added = i64::try_from(rows.len() - there).unwrap_or(i64::MAX);
                let brought = match (there, known, alone) {
                    (0, 0, true) => Brought::New,
                    (0, _, _) => Brought::Differs,
                    _ => Brought::Longer(added),
                };
                changed.push((id.clone(), brought));
            }
            self.write(|conn| Ok(forks::add_copy(conn, &id, origin)?))?;
        }
        if !changed.is_empty() {
            self.write(|conn| Ok(forks::settle(conn, origin)?))?;
        }
        Ok(changed)
    }
}

/// Which log is a copy of which match.
fn copies(conn: &Connection) -> rusqlite::Result<BTreeMap<String, String>> {
    conn.prepare_cached("SELECT id, origin FROM copy")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect()
}
