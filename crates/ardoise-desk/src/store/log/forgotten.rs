//! Names that were forgotten, as tombstones: none of them stands there, and whoever knows one takes the name from what he
//! holds and from everything that comes. What it says of a log is believed where the log at hand answers it.

use rusqlite::params;

use crate::store::Store;
use crate::store::error::{Result, StoreError, asked};
use crate::store::lists::naming::Naming;
use crate::store::log::chain::{self, Link};
use crate::store::log::ids;
use crate::store::log::row::Row;
use crate::store::merge::forks::{self, Choice};
use crate::store::merge::machines::Reading;

/// A name that was forgotten.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forgotten {
    /// Its id, a UUIDv7; the salt of its digests.
    pub id: String,
    /// Logs and entries begun until then are meant, Unix milliseconds.
    pub at: i64,
    /// What stands in the place of the name.
    pub pseudonym: String,
    /// The names as digests, by who can read them; JSON.
    pub names: String,
    /// Logs that were written anew where it was done first: the log, its last row, the link of that row before and after.
    pub heads: Vec<Head>,
}

impl Forgotten {
    /// Does it make one pseudonym of two?
    fn joins(&self) -> bool {
        self.id.get(14..15) == Some("8")
    }
}

/// The tombstone that puts one pseudonym in the place of another one, the same on every machine.
fn one_of_two(from: &Forgotten, to: &Forgotten, names: &dyn Names) -> Forgotten {
    let after = if from.id < to.id { &to.id } else { &from.id };
    let id = joined(after, &[&from.id, &to.id], 8);
    let sealed = names.sealed(&id, &from.pseudonym, &to.pseudonym);
    let (at, pseudonym) = (from.at.max(to.at), to.pseudonym.clone());
    Forgotten { id, at, pseudonym, names: sealed, heads: Vec::new() }
}

/// A log before and after: its id, a row, the link of that row in hexadecimal digits before and after.
pub type Head = (String, i64, String, String);

/// What stands in the place of names; none where something stays as it is.
pub trait Without {
    /// Is what was begun at that moment meant?
    fn meant(&self, at: i64) -> bool;
    /// Who wrote something.
    fn author(&self, author: &str) -> Option<String>;
    /// The name of a player.
    fn name(&self, name: &str) -> Option<String>;
    /// A text of somebody.
    fn text(&self, text: &str) -> Option<String>;
    /// What an entry of a log says.
    fn payload(&self, payload: &str) -> Option<String>;

    /// The rows of a log.
    fn rows(&self, rows: &[Row]) -> Option<Vec<Row>> {
        if !rows.first().is_some_and(|first| self.meant(first.at)) {
            return None;
        }
        let mut changed = false;
        let row = |row: &Row| {
            let (payload, author) = (self.payload(&row.payload), self.author(&row.author));
            changed |= payload.is_some() || author.is_some();
            let (payload, author) = (
                payload.unwrap_or_else(|| row.payload.clone()),
                author.unwrap_or_else(|| row.author.clone()),
            );
            Row { payload, author, kind: row.kind.clone(), ..*row }
        };
        let rows = rows.iter().map(row).collect();
        changed.then_some(rows)
    }

    /// An entry of the list of names; none within where nothing is left to say: two names of somebody who has one now.
    fn naming(&self, naming: &Naming) -> Option<Option<Naming>> {
        if !self.meant(naming.at) {
            return None;
        }
        let target = naming.target.as_deref().and_then(|target| self.name(target));
        let (author, name) = (self.author(&naming.author), self.name(&naming.name));
        if (&author, &name, &target) == (&None, &None, &None) {
            return None;
        }
        if name.is_some() && (naming.target.is_none() || name == target) {
            return Some(None);
        }
        Some(Some(Naming {
            author: author.unwrap_or_else(|| naming.author.clone()),
            name: name.unwrap_or_else(|| naming.name.clone()),
            target: target.or_else(|| naming.target.clone()),
            ..naming.clone()
        }))
    }

    /// A choice between copies.
    fn choice(&self, choice: &Choice) -> Option<Choice> {
        if !self.meant(choice.at) {
            return None;
        }
        let (author, reason) = (self.author(&choice.author), self.text(&choice.reason));
        (author.is_some() || reason.is_some()).then(|| Choice {
            author: author.unwrap_or_else(|| choice.author.clone()),
            reason: reason.unwrap_or_else(|| choice.reason.clone()),
            ..choice.clone()
        })
    }
}

/// Who can read the names of tombstones, and write them.
pub trait Names {
    /// What a tombstone takes away; none where it cannot be read.
    fn without(&self, forgotten: &Forgotten) -> Option<Box<dyn Without>>;
    /// A name as it is written in the tombstone with that id.
    fn sealed(&self, id: &str, name: &str, pseudonym: &str) -> String;
}

/// All that was forgotten, applied to what comes.
pub struct Gone(Vec<Box<dyn Without>>);

impl Gone {
    /// Was anything forgotten?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn each<T: Clone>(&self, value: &T, change: impl Fn(&dyn Without, &T) -> Option<T>) -> Option<T> {
        let mut changed = None;
        // What one writes may be a name for another one: until nothing changes any more, and not for ever.
        for _ in 0..4 {
            let mut quiet = true;
            for names in &self.0 {
                if let Some(new) = change(names.as_ref(), changed.as_ref().unwrap_or(value)) {
                    (changed, quiet) = (Some(new), false);
                }
            }
            if quiet {
                break;
            }
        }
        changed
    }

    /// The rows of a log without the names; none where they stay.
    #[must_use]
    pub fn rows(&self, rows: &[Row]) -> Option<Vec<Row>> {
        self.each(&rows.to_vec(), |names, rows| names.rows(rows))
    }

    /// An entry of the list of names.
    #[must_use]
    pub fn naming(&self, naming: &Naming) -> Option<Option<Naming>> {
        self.each(&Some(naming.clone()), |names, naming| names.naming(naming.as_ref()?))
    }

    /// A choice between copies.
    #[must_use]
    pub fn choice(&self, choice: &Choice) -> Option<Choice> {
        self.each(choice, |names, choice| names.choice(choice))
    }
}

impl Store {
    /// The tombstones, in the order of their ids.
    pub fn forgotten(&self) -> Result<Vec<Forgotten>> {
        self.look(|conn| {
            let mut list =
                conn.prepare_cached("SELECT id, at, pseudonym, names, heads FROM forgotten ORDER BY id")?;
            let rows = list.query_map([], |row| {
                let heads = row.get_ref(4)?.as_str()?;
                let heads = serde_json::from_str(heads).unwrap_or_default();
                Ok(Forgotten {
                    id: row.get(0)?,
                    at: row.get(1)?,
                    pseudonym: row.get(2)?,
                    names: row.get(3)?,
                    heads,
                })
            })?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        })
    }

    /// Everything that was forgotten here or elsewhere.
    pub fn gone(&self, names: &dyn Names) -> Result<Gone> {
        Ok(Gone(self.forgotten()?.iter().filter_map(|forgotten| names.without(forgotten)).collect()))
    }

    /// When the newest log or entry of a list was begun, Unix milliseconds.
    pub fn newest(&self) -> Result<i64> {
        let mut newest = 0;
        self.look(|conn| {
            for id in ids::all(conn)? {
                let first = conn.prepare_cached("SELECT at FROM event WHERE match = ?1 ORDER BY seq LIMIT 1");
                newest = newest.max(first?.query_row([id], |row| row.get(0))?);
            }
            let lists = "SELECT max(coalesce((SELECT max(at) FROM naming), 0), coalesce((SELECT max(at) FROM choice), 0))";
            newest = newest.max(conn.query_row(lists, [], |row| row.get(0))?);
            Ok(newest)
        })
    }

    /// Keeps a tombstone; one whose id is there changes nothing.
    pub(in crate::store) fn keep_forgotten(&mut self, new: &Forgotten) -> Result<bool> {
        self.write(|conn| {
            let known = "SELECT EXISTS (SELECT 1 FROM forgotten WHERE id = ?1)";
            let known: bool = conn.query_row(known, [&new.id], |row| row.get(0))?;
            if !known {
                let heads = serde_json::to_string(&new.heads).expect("texts and numbers always encode");
                let mut insert = conn.prepare_cached("INSERT INTO forgotten VALUES (?1, ?2, ?3, ?4, ?5)")?;
                asked(insert.execute(params![new.id, new.at, new.pseudonym, new.names, heads])?)?;
            }
            Ok(!known)
        })
    }

    /// Forgets a name here, and leaves a tombstone for other machines; none where it stands nowhere.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one of the logs does not answer its chain: a new chain would hide that.
    pub fn forget<E: From<StoreError>>(
        &mut self,
        new: &Forgotten,
        (at, author): (i64, &str),
        reading: &Reading<'_, E>,
        tick: &mut dyn FnMut(usize, usize),
    ) -> Result<Option<crate::store::Rewrite>, E> {
        let Some(names) = reading.names.without(new) else { return Ok(None) };
        self.together(|store| {
            let done = store.rewrite((&new.id, at, author), names.as_ref(), true, reading, tick)?;
            if let Some((_, heads)) = &done {
                store.keep_forgotten(&Forgotten { heads: heads.clone(), ..new.clone() })?;
            }
            Ok(done.map(|(done, _)| done))
        })
    }

    /// Follows a tombstone of another machine: its name goes from everything here. No where a log at hand says that it is
    /// not true; then nothing was done.
    pub(in crate::store) fn follow<E: From<StoreError>>(
        &mut self,
        theirs: &Forgotten,
        reading: &Reading<'_, E>,
    ) -> Result<bool, E> {
        let Some(names) = reading.names.without(theirs) else { return Ok(false) };
        if ids::checked(&theirs.id).is_err() {
            return Ok(false);
        }
        for (id, last, old, new) in &theirs.heads {
            let Some(rows) = self.begins_as(id, *last, old)? else { continue };
            let becomes = names.rows(&rows).unwrap_or(rows);
            if chain::link_of(id, &becomes) != *new {
                return Ok(false);
            }
        }
        self.rewrite((&theirs.id, theirs.at, "?"), names.as_ref(), false, reading, &mut |_, _| ())?;
        self.keep_forgotten(theirs)?;
        self.persons(reading)?;
        Ok(true)
    }

    /// Makes one pseudonym of two where one entry of the list of names says the one here and the other elsewhere.
    pub(in crate::store) fn same_naming<E: From<StoreError>>(
        &mut self,
        theirs: &Naming,
        reading: &Reading<'_, E>,
    ) -> Result<(), E> {
        let own = Store::namings(self)?.into_iter().find(|own| own.id == theirs.id);
        let Some(own) = own.filter(|own| own != theirs) else { return Ok(()) };
        let pairs = [
            (Some(own.author), Some(&theirs.author)),
            (Some(own.name), Some(&theirs.name)),
            (own.target, theirs.target.as_ref()),
        ];
        let all = self.forgotten()?;
        // Those that make one of two say nothing of a person that they do not say of another one.
        let of = |name: &String| all.iter().find(|of| of.pseudonym == *name && !of.joins());
        for (ours, theirs) in pairs {
            let (Some(ours), Some(theirs)) = (ours, theirs) else { continue };
            let (Some(ours), Some(theirs)) = (of(&ours), of(theirs)) else { continue };
            if ours.id != theirs.id {
                let (first, second) = if ours.id < theirs.id { (ours, theirs) } else { (theirs, ours) };
                self.joined(&one_of_two(second, first, reading.names), reading)?;
            }
        }
        Ok(())
    }

    /// Keeps a tombstone that makes one pseudonym of two, and follows it.
    fn joined<E: From<StoreError>>(&mut self, one: &Forgotten, reading: &Reading<'_, E>) -> Result<(), E> {
        if self.keep_forgotten(one)?
            && let Some(names) = reading.names.without(one)
        {
            self.rewrite((&one.id, one.at, "?"), names.as_ref(), false, reading, &mut |_, _| ())?;
        }
        Ok(())
    }

    /// Makes one pseudonym of two where two machines forgot one person, each by itself.
    pub(in crate::store) fn persons<E: From<StoreError>>(
        &mut self,
        reading: &Reading<'_, E>,
    ) -> Result<(), E> {
        let all = self.forgotten()?;
        for (place, first) in all.iter().enumerate() {
            for second in &all[place + 1..] {
                if let Some(one) = self.one_person(first, second, reading)? {
                    self.joined(&one, reading)?;
                }
            }
        }
        Ok(())
    }

    /// The rows of a log up to one, if that one has this link here.
    fn begins_as(&self, id: &str, last: i64, link: &str) -> Result<Option<Vec<Row>>> {
        let rows = self.begins(id, last)?;
        Ok(rows.filter(|rows| chain::link_of(id, rows) == link))
    }

    fn begins(&self, id: &str, last: i64) -> Result<Option<Vec<Row>>> {
        let rows = self.look(|conn| Ok(crate::store::log::row::rows(conn, id)?))?;
        Ok(usize::try_from(last).ok().and_then(|length| rows.get(..length).map(<[Row]>::to_vec)))
    }

    /// The tombstone that makes one pseudonym of two: of a log that one of them made anew there is another one here, and with one
    /// pseudonym in the place of the other they are the same, link by link.
    fn one_person<E: From<StoreError>>(
        &self,
        first: &Forgotten,
        second: &Forgotten,
        reading: &Reading<'_, E>,
    ) -> Result<Option<Forgotten>> {
        // One that makes one of two never leads back.
        if first.pseudonym == second.pseudonym || first.joins() || second.joins() {
            return Ok(None);
        }
        for (from, to) in [(second, first), (first, second)] {
            let renamed = one_of_two(from, to, reading.names);
            let Some(names) = reading.names.without(&renamed) else { continue };
            for (log, last, _, after) in &to.heads {
                let origin =
                    self.look(|conn| Ok(forks::origin_of(conn, log)?))?.unwrap_or_else(|| log.clone());
                for id in self.look(|conn| Ok(forks::logs_of(conn, &origin)?))? {
                    let rows = self.begins(&id, *last)?.and_then(|rows| names.rows(&rows));
                    if rows.is_some_and(|rows| chain::link_of(log, &rows) == *after) {
                        return Ok(Some(one_of_two(second, first, reading.names)));
                    }
                }
            }
        }
        Ok(None)
    }
}

/// An id of that version that every machine makes of these, right behind `after` among ids of the same moment.
pub(in crate::store) fn joined(after: &str, of: &[&str], version: u16) -> String {
    use sha2::{Digest as _, Sha256};
    let mut hash = Sha256::new().chain_update(b"ardoise forgotten 1\n").chain_update(after);
    for part in of {
        hash.update(part);
    }
    let hash: Link = hash.finalize().into();
    let before = uuid::Uuid::parse_str(after).unwrap_or_default().into_bytes();
    let mut bytes = [0; 16];
    bytes[..6].copy_from_slice(&before[..6]);
    // The moment, and what follows it: one more, so that it is read later.
    let place = (u16::from_be_bytes([before[6], before[7]]) & 0x0fff).saturating_add(1).min(0x0fff);
    bytes[6..8].copy_from_slice(&((version << 12) | place).to_be_bytes());
    bytes[8..].copy_from_slice(&hash[..8]);
    bytes[8] = 0x80 | (bytes[8] & 0x3f);
    uuid::Uuid::from_bytes(bytes).hyphenated().to_string()
}
