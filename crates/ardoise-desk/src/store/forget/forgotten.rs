//! Names that were forgotten, as tombstones: none of them stands there, and whoever knows one takes the name from what he
//! holds and from everything that comes. What it says of a log is believed where the log at hand answers it.

use rusqlite::params;

use crate::store::Store;
use crate::store::error::{Result, asked};
use crate::store::lists::naming::Naming;
use crate::store::log::chain::Link;
use crate::store::log::forks::Choice;
use crate::store::log::ids;
use crate::store::log::row::Row;

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
    pub(in crate::store) fn joins(&self) -> bool {
        self.id.get(14..15) == Some("8")
    }
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
