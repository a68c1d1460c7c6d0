//! The head of a whole database: one hash over every match, the lists beside them and their order; and what a database
//! lacks of what another one holds.
//!
//! A chain shows what was done to one log. That a whole match is gone, that a log was cut with everything that spoke of
//! its length, or that the last commands never came to the disk, only another copy can show: [`Store::against`].

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension as _};
use sha2::{Digest, Sha256};

use crate::store::Store;
use crate::store::error::{Result, Stop};
use crate::store::log::chain::{self, Link};
use crate::store::log::ids;

/// A whole database in three figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Whole {
    /// The hash over all of it, in hexadecimal digits.
    pub head: String,
    /// How many logs.
    pub matches: usize,
    /// How many entries they have.
    pub entries: i64,
}

/// What a database lacks of what another one holds, and holds beyond it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Against {
    /// Matches that are not here.
    pub missing: Vec<String>,
    /// Matches that are shorter here: the last entry here, and there.
    pub shorter: Vec<(String, i64, i64)>,
    /// Matches that are not the same up to where both go.
    pub differs: Vec<String>,
    /// Those of them that are whole on both sides and were recorded further on both.
    pub parted: Vec<Parted>,
    /// Matches that are not there.
    pub newer: Vec<String>,
    /// Matches that are longer here.
    pub longer: Vec<String>,
    /// How many rows of the lists beside the matches (names, copies, choices, rewrites, what is forgotten) are not here. That
    /// another machine wrote its logs anew for a name that is forgotten here too says nothing of this one.
    pub lists: usize,
    /// Do the matches that are the same in both stand in another order?
    pub order: bool,
}

/// A match that was recorded further on both sides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parted {
    /// The match.
    pub id: String,
    /// The last entry that is the same.
    pub common: i64,
    /// How many entries follow it here.
    pub here: i64,
    /// How many follow it there.
    pub there: i64,
}

impl Against {
    /// Is nothing missing but what was recorded further there, behind what is the same?
    #[must_use]
    pub fn is_parted(&self) -> bool {
        self.missing.is_empty()
            && self.shorter.is_empty()
            && !self.parted.is_empty()
            && self.differs.len() == self.parted.len()
    }

    /// Does the database hold everything that the other one holds, as it was?
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.missing.is_empty()
            && self.shorter.is_empty()
            && self.differs.is_empty()
            && self.lists == 0
            && !self.order
    }
}

/// The lists beside the matches, each row as one text.
const LISTS: [&str; 5] = [
    "SELECT json_array('naming', id, at, author, kind, name, target) FROM naming ORDER BY id",
    "SELECT json_array('copy', id, origin) FROM copy ORDER BY id",
    "SELECT json_array('choice', id, at, author, origin, chosen, reason) FROM choice ORDER BY id",
    REWRITES,
    "SELECT json_array('forgotten', id, at, pseudonym, names, heads) FROM forgotten ORDER BY id",
];

/// Those of the rewrites, with what tells which tombstone was followed: its id and the moment.
const REWRITES: &str =
    "SELECT json_array('rewrite', id, at, author, head, matches), id, at FROM rewrite ORDER BY id";

impl Store {
    /// The head of the whole database.
    pub fn whole(&self) -> Result<Whole> {
        self.look_once(|conn| Ok(whole(conn)?))
    }

    /// What this database lacks of what the other one holds, which must have been verified. What is stored here of the chain
    /// is not believed: it is computed again of the rows.
    pub fn against(&self, other: &Store) -> Result<Against> {
        let theirs = other.look_once(|conn| Ok((heads(conn)?, lists(conn)?, order(conn)?)))?;
        self.look_once(|conn| {
            let mut found = Against::default();
            let mut same = BTreeSet::new();
            for (id, seq, link) in &theirs.0 {
                let (own, own_link) = chain::last(conn, id)?;
                if own == 0 {
                    found.missing.push(id.clone());
                } else if own < *seq {
                    let there = other.look(|conn| Ok(chain::link_at(conn, id, own)?))?;
                    if there == Some(own_link) && answers(conn, id, own)? {
                        found.shorter.push((id.clone(), own, *seq));
                    } else {
                        found.differs.push(id.clone());
                    }
                } else if chain::link_at(conn, id, *seq)? != Some(*link) || !answers(conn, id, *seq)? {
                    found.differs.push(id.clone());
                } else if own > *seq {
                    found.longer.push(id.clone());
                } else {
                    same.insert(id.clone());
                }
            }
            for id in &found.differs {
                let there = theirs.0.iter().find(|(known, _, _)| known == id).map_or(0, |(_, seq, _)| *seq);
                let here = chain::last(conn, id)?.0;
                let common = common(conn, other, (id, here.min(there)))?;
                // The other one was verified; here, what is stored of the chain is not believed.
                if common > 0 && common < here.min(there) && answers(conn, id, here)? {
                    let (here, there) = (here - common, there - common);
                    found.parted.push(Parted { id: id.clone(), common, here, there });
                }
            }
            let known: BTreeSet<&String> = theirs.0.iter().map(|(id, _, _)| id).collect();
            found.newer = ids::all(conn)?.into_iter().filter(|id| !known.contains(id)).collect();
            let ours: BTreeSet<String> = lists(conn)?.into_iter().collect();
            let mut lacks: BTreeSet<&String> = theirs.1.iter().filter(|row| !ours.contains(*row)).collect();
            for followed in other.look(|there| Ok(followed(there, conn)?))? {
                lacks.remove(&followed);
            }
            found.lists = lacks.len();
            let kept = |all: Vec<String>| all.into_iter().filter(|id| same.contains(id)).collect::<Vec<_>>();
            found.order = kept(order(conn)?) != kept(theirs.2);
            Ok(found)
        })
    }
}

/// The last entry of a match, up to one that both have, of which the links are the same: of chains that answer, all before it
/// are the same too.
fn common(conn: &Connection, other: &Store, (id, both): (&str, i64)) -> Result<i64, Stop> {
    let (mut same, mut differs) = (0, both + 1);
    while differs - same > 1 {
        let middle = same + (differs - same) / 2;
        let there = other.look(|conn| Ok(chain::link_at(conn, id, middle)?))?;
        if there.is_some() && chain::link_at(conn, id, middle)? == there {
            same = middle;
        } else {
            differs = middle;
        }
    }
    Ok(same)
}

/// Are the rows of a log up to that one what its chain says?
fn answers(conn: &Connection, id: &str, seq: i64) -> rusqlite::Result<bool> {
    let read = chain::follow(conn, id, seq, |_| ())?;
    Ok(read.broken.is_none() && read.last == seq)
}

/// The head of a whole database.
pub(in crate::store) fn whole(conn: &Connection) -> rusqlite::Result<Whole> {
    let mut hash = Sha256::new().chain_update(b"ardoise database 1\n");
    let heads = heads(conn)?;
    for (id, seq, link) in &heads {
        hash.update(id);
        hash.update(seq.to_le_bytes());
        hash.update(link);
    }
    for text in lists(conn)?.into_iter().chain(order(conn)?) {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text);
    }
    let entries = heads.iter().map(|(_, seq, _)| *seq).sum();
    Ok(Whole { head: hex::encode(hash.finalize()), matches: heads.len(), entries })
}

/// Every log with its last row and link.
pub(in crate::store) fn heads(conn: &Connection) -> rusqlite::Result<Vec<(String, i64, Link)>> {
    // Each is looked for from the root of the tree, whose branches hold whole rows: they are kept at hand meanwhile, in KiB.
    const WIDE: i64 = -24_576;
    const USUAL: i64 = -2_000;
    conn.pragma_update(None, "cache_size", WIDE)?;
    let heads = backwards(conn);
    conn.pragma_update(None, "cache_size", USUAL)?;
    heads
}

/// The same, from the last log to the first: the row before the first of a log is the last of the log before it.
///
/// It is looked for from inside the log, a few steps back: the way from the root to the first row itself is compared with that
/// row, which says all rules of a match and lies on several pages.
fn backwards(conn: &Connection) -> rusqlite::Result<Vec<(String, i64, Link)>> {
    let read = |row: &rusqlite::Row<'_>| {
        Ok((row.get::<_, String>(0)?, row.get(1)?, chain::link(row.get_ref(2)?.as_blob()?)))
    };
    let mut last =
        conn.prepare_cached("SELECT match, seq, hash FROM event ORDER BY match DESC, seq DESC LIMIT 1")?;
    let mut before = conn.prepare_cached(
        "SELECT match, seq, hash FROM event WHERE (match, seq) < (?1, 9) AND +match <> ?1
         ORDER BY match DESC, seq DESC LIMIT 1",
    )?;
    let mut heads = Vec::new();
    let mut found = last.query_row([], read).optional()?;
    while let Some(head) = found {
        found = before.query_row([&head.0], read).optional()?;
        heads.push(head);
    }
    heads.reverse();
    Ok(heads)
}

fn lists(conn: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut rows = Vec::new();
    for sql in LISTS {
        for row in conn.prepare_cached(sql)?.query_map([], |row| row.get(0))? {
            rows.push(row?);
        }
    }
    Ok(rows)
}

/// The rewrites there that followed a tombstone which is here as well: its id, or the moment that it bears.
fn followed(there: &Connection, here: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut tombstone = here.prepare_cached("SELECT 1 FROM forgotten WHERE id = ?1 OR at = ?2")?;
    let mut rewrites = there.prepare_cached(REWRITES)?;
    let mut rows = rewrites.query([])?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        if tombstone.exists((row.get::<_, String>(1)?, row.get::<_, i64>(2)?))? {
            found.push(row.get(0)?);
        }
    }
    Ok(found)
}

/// The matches in the order in which they were last written to.
fn order(conn: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut all = conn.prepare_cached("SELECT id FROM match ORDER BY turn, touched, id")?;
    all.query_map([], |row| row.get(0))?.collect()
}
