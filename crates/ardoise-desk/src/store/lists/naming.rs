//! The list of names of one person: who was renamed, merged or split, in the order in which it was written down.

use rusqlite::{Connection, params};

use crate::store::Store;
use crate::store::error::{Result, asked};

/// What was found out about a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NamingKind {
    /// The player is called otherwise.
    Rename,
    /// Two names are one player.
    Merge,
    /// The name stands for itself again.
    Split,
}

impl NamingKind {
    /// The word as stored.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            NamingKind::Rename => "rename",
            NamingKind::Merge => "merge",
            NamingKind::Split => "split",
        }
    }

    /// The kind that a word as stored means.
    pub(crate) fn read(word: &str) -> NamingKind {
        match word {
            "merge" => NamingKind::Merge,
            "split" => NamingKind::Split,
            _ => NamingKind::Rename,
        }
    }
}

/// One entry of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Naming {
    /// Its id, a UUIDv7: the list is read in their order.
    pub id: String,
    /// When it was written, Unix milliseconds.
    pub at: i64,
    /// Who wrote it.
    pub author: String,
    /// What it says.
    pub kind: NamingKind,
    /// The name as it stands in matches.
    pub name: String,
    /// The name it is read as; none after a split.
    pub target: Option<String>,
}

impl Store {
    /// The list, oldest entry first.
    pub fn namings(&self) -> Result<Vec<Naming>> {
        self.look(|conn| Ok(all(conn)?))
    }

    /// Adds an entry to the list; one whose id is there already changes nothing.
    pub(crate) fn add_naming(&mut self, new: &Naming) -> Result<bool> {
        self.write(|conn| {
            let known: bool =
                conn.query_row("SELECT EXISTS (SELECT 1 FROM naming WHERE id = ?1)", [&new.id], |row| {
                    row.get(0)
                })?;
            if !known {
                let mut insert = conn.prepare_cached("INSERT INTO naming VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
                let row = params![new.id, new.at, new.author, new.kind.word(), new.name, new.target];
                asked(insert.execute(row)?)?;
            }
            Ok(!known)
        })
        .inspect(|added| {
            if *added {
                self.note();
            }
        })
    }
}

/// The list, oldest entry first.
pub(in crate::store) fn all(conn: &Connection) -> rusqlite::Result<Vec<Naming>> {
    conn.prepare_cached("SELECT id, at, author, kind, name, target FROM naming ORDER BY id")?
        .query_map([], |row| {
            let kind = NamingKind::read(row.get_ref(3)?.as_str()?);
            Ok(Naming {
                id: row.get(0)?,
                at: row.get(1)?,
                author: row.get(2)?,
                kind,
                name: row.get(4)?,
                target: row.get(5)?,
            })
        })?
        .collect()
}
