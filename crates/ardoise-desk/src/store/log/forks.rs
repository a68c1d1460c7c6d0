//! A match that was recorded differently on two machines: its copies, how they stand, and which one was chosen.
//!
//! The logs of such a match form a tree: they are the same up to some row. The ends of the tree are the copies that are
//! seen. The id of a copy is made from the match and from the first row that no other copy has, so two machines that
//! hold the same rows name them alike, whoever was brought to whom first. A log that is the beginning of a copy, or that
//! says nothing beyond it in other steps, lies beneath it and is not seen any more; nothing is ever moved or taken away.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, params};
use sha2::{Digest, Sha256};

use crate::store::Store;
use crate::store::error::{Result, asked};
use crate::store::log::chain::{self, Link};
use crate::store::log::row::{self, Row};

/// Says one log of a match everything that another one says? The id of the match, the log, the other one.
pub type Holds<'a> = &'a dyn Fn(&str, &[Row], &[Row]) -> bool;

/// How a log of a match with several copies stands to the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It says nothing that a copy does not say: that copy is seen in its place.
    Beneath,
    /// None is chosen; until one is, this copy counts in statistics: it is the one recorded furthest.
    Counts,
    /// None is chosen, and another copy counts until one is.
    Waits,
    /// It was chosen, or the others say the same.
    Chosen,
    /// Another copy was chosen.
    Aside,
}

impl Standing {
    /// The word as stored.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Standing::Beneath => "beneath",
            Standing::Counts => "counts",
            Standing::Waits => "waits",
            Standing::Chosen => "chosen",
            Standing::Aside => "aside",
        }
    }

    fn read(word: &str) -> Standing {
        match word {
            "counts" => Standing::Counts,
            "waits" => Standing::Waits,
            "chosen" => Standing::Chosen,
            "aside" => Standing::Aside,
            _ => Standing::Beneath,
        }
    }
}

/// A log of a match that has several copies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fork {
    /// The log.
    pub id: String,
    /// The match it is a copy of.
    pub origin: String,
    /// How it stands to the others.
    pub standing: Standing,
}

/// An entry of the list of choices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// Its id, a UUIDv7: the list is read in their order.
    pub id: String,
    /// When it was written, Unix milliseconds.
    pub at: i64,
    /// Who wrote it.
    pub author: String,
    /// The match.
    pub origin: String,
    /// The copy that counts from now on.
    pub chosen: String,
    /// Why.
    pub reason: String,
}

impl Store {
    /// Every log of a match that has several copies, by match and id.
    pub fn forks(&self) -> Result<Vec<Fork>> {
        self.look(|conn| Ok(stored(conn, None)?))
    }

    /// Forgets how the logs stand to one another: `stale_forks` reads it off them anew.
    pub(crate) fn drop_forks(&mut self) -> Result<()> {
        self.write(|conn| {
            conn.execute("DELETE FROM fork", [])?;
            Ok(())
        })
    }

    /// The logs of the match that `id` is, or is a copy of; none where it has no copies.
    pub fn family(&self, id: &str) -> Result<Vec<Fork>> {
        self.look(|conn| {
            let origin: Option<String> = conn
                .prepare_cached("SELECT origin FROM fork WHERE ?1 IN (id, origin) LIMIT 1")?
                .query_row([id], |row| row.get(0))
                .optional()?;
            Ok(origin.map_or(Ok(Vec::new()), |origin| stored(conn, Some(&origin)))?)
        })
    }

    /// The log that is seen in the place of `id`: itself, or a copy of which it is the beginning.
    pub fn seen_as(&self, id: &str) -> Result<String> {
        self.look(|conn| Ok(seen_as(conn, id)?))
    }

    /// The choices, oldest first.
    pub fn choices(&self) -> Result<Vec<Choice>> {
        self.look(|conn| Ok(choices(conn)?))
    }

    /// Writes down that a copy counts from now on; an entry whose id is there already changes nothing.
    pub fn choose(&mut self, new: &Choice) -> Result<bool> {
        self.write(|conn| {
            let added = add_choice(conn, new)?;
            if added {
                settle(conn, &new.origin, None)?;
            }
            Ok(added)
        })
        .inspect(|added| {
            if *added {
                self.note();
            }
        })
    }

    /// Matches whose copies no longer stand as their logs and the choices say; with `mend` that is put right.
    pub(crate) fn stale_forks(&mut self, mend: bool, holds: Holds<'_>) -> Result<Vec<String>> {
        let work = |conn: &Connection| {
            let mut stale = Vec::new();
            for origin in origins(conn)? {
                if standings(conn, &origin, Some(holds))? != stored(conn, Some(&origin))? {
                    if mend {
                        settle(conn, &origin, Some(holds))?;
                    }
                    stale.push(origin);
                }
            }
            Ok(stale)
        };
        if mend { self.write(work) } else { self.look(work) }
    }
}

/// The id of the copy of a match that parts from all others at the row with that link.
pub(in crate::store) fn copy_id(origin: &str, link: &Link, turn: u32) -> String {
    let hash: [u8; 32] = Sha256::new()
        .chain_update(b"ardoise copy 1\n")
        .chain_update(origin)
        .chain_update(link)
        .chain_update(turn.to_le_bytes())
        .finalize()
        .into();
    let mut bytes = [0_u8; 16];
    bytes.copy_from_slice(&hash[..16]);
    // Beside its match when sorted: a match made from a clock begins with its moment.
    if let Ok(uuid) = uuid::Uuid::parse_str(origin) {
        bytes[..6].copy_from_slice(&uuid.as_bytes()[..6]);
    }
    uuid::Builder::from_custom_bytes(bytes).into_uuid().hyphenated().to_string()
}

/// The logs that are the beginning of no other, longest first, each with the number of rows it shares with another.
pub(in crate::store) fn ends(mut logs: Vec<Vec<Row>>) -> Vec<(Vec<Row>, usize)> {
    logs.sort_by(|a, b| b.len().cmp(&a.len()).then_with(|| order(a, b)));
    let mut ends: Vec<Vec<Row>> = Vec::new();
    for log in logs.into_iter().filter(|log| !log.is_empty()) {
        if !ends.iter().any(|end| end.starts_with(&log)) {
            ends.push(log);
        }
    }
    let shared = |place: usize, log: &[Row]| {
        let others = ends.iter().enumerate().filter(|(other, _)| *other != place);
        others.map(|(_, other)| common(log, other)).max().unwrap_or(0)
    };
    let shared: Vec<usize> = ends.iter().enumerate().map(|(place, log)| shared(place, log)).collect();
    ends.into_iter().zip(shared).collect()
}

/// An order of logs of one length that depends on nothing but what they say.
fn order(a: &[Row], b: &[Row]) -> std::cmp::Ordering {
    let key =
        |row: &Row| (row.at, row.op, row.author.clone(), row.kind.clone(), row.deal, row.payload.clone());
    a.iter().map(key).cmp(b.iter().map(key))
}

/// How many rows two logs begin with in common.
pub(in crate::store) fn common(a: &[Row], b: &[Row]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

/// The match that a log is, or is a copy of.
pub(in crate::store) fn origin_of(conn: &Connection, id: &str) -> rusqlite::Result<Option<String>> {
    conn.prepare_cached("SELECT origin FROM copy WHERE id = ?1")?.query_row([id], |row| row.get(0)).optional()
}

/// The ids of the logs of a match: its own and those of its copies.
pub(in crate::store) fn logs_of(conn: &Connection, origin: &str) -> rusqlite::Result<Vec<String>> {
    let mut ids: BTreeSet<String> = conn
        .prepare_cached("SELECT id FROM copy WHERE origin = ?1")?
        .query_map([origin], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    ids.insert(origin.to_owned());
    Ok(ids.into_iter().collect())
}

/// The logs of a match that hold anything, with their rows.
pub(in crate::store) fn logs(conn: &Connection, origin: &str) -> rusqlite::Result<Vec<(String, Vec<Row>)>> {
    let mut logs = Vec::new();
    for id in logs_of(conn, origin)? {
        let rows = row::rows(conn, &id)?;
        if !rows.is_empty() {
            logs.push((id, rows));
        }
    }
    Ok(logs)
}

/// The logs of a match that are not seen, as it was last written.
pub(in crate::store) fn beneath(conn: &Connection, origin: &str) -> rusqlite::Result<BTreeSet<String>> {
    let stored = stored(conn, Some(origin))?.into_iter();
    Ok(stored.filter(|fork| fork.standing == Standing::Beneath).map(|fork| fork.id).collect())
}

/// The matches of which there are copies.
pub(in crate::store) fn origins(conn: &Connection) -> rusqlite::Result<Vec<String>> {
    conn.prepare_cached("SELECT DISTINCT origin FROM copy UNION SELECT origin FROM fork ORDER BY 1")?
        .query_map([], |row| row.get(0))?
        .collect()
}

/// Notes that a log is a copy of a match.
pub(in crate::store) fn add_copy(conn: &Connection, id: &str, origin: &str) -> rusqlite::Result<bool> {
    let new = id != origin && origin_of(conn, id)?.is_none();
    if new {
        asked(conn.prepare_cached("INSERT INTO copy VALUES (?1, ?2)")?.execute([id, origin])?)?;
    }
    Ok(new)
}

/// Adds an entry to the list of choices, unless it is there.
pub(in crate::store) fn add_choice(conn: &Connection, new: &Choice) -> rusqlite::Result<bool> {
    let known: bool =
        conn.query_row("SELECT EXISTS (SELECT 1 FROM choice WHERE id = ?1)", [&new.id], |row| row.get(0))?;
    if !known {
        let mut insert = conn.prepare_cached("INSERT INTO choice VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
        asked(insert.execute(params![new.id, new.at, new.author, new.origin, new.chosen, new.reason])?)?;
    }
    Ok(!known)
}

/// The choices, oldest first.
pub(in crate::store) fn choices(conn: &Connection) -> rusqlite::Result<Vec<Choice>> {
    conn.prepare_cached("SELECT id, at, author, origin, chosen, reason FROM choice ORDER BY id")?
        .query_map([], |row| {
            Ok(Choice {
                id: row.get(0)?,
                at: row.get(1)?,
                author: row.get(2)?,
                origin: row.get(3)?,
                chosen: row.get(4)?,
                reason: row.get(5)?,
            })
        })?
        .collect()
}

/// The last choice of each match that names a copy by a row of it, with that log and that row.
pub(in crate::store) fn chosen(conn: &Connection) -> rusqlite::Result<Vec<(Choice, String, usize)>> {
    let mut last: Vec<Choice> = choices(conn)?;
    last.reverse();
    let mut origins = BTreeSet::new();
    last.retain(|choice| origins.insert(choice.origin.clone()));
    let mut found = Vec::new();
    for choice in last {
        let logs = logs(conn, &choice.origin)?.into_iter();
        let row =
            logs.flat_map(|(id, rows)| (1..=rows.len()).map(move |row| (id.clone(), rows[..row].to_vec())));
        let mut row = row.filter(|(_, rows)| {
            copy_id(&choice.origin, &chain::after(&choice.origin, rows), 0) == choice.chosen
        });
        if let Some((id, rows)) = row.next() {
            found.push((choice, id, rows.len()));
        }
    }
    Ok(found)
}

/// Chooses again what was chosen, where its rows were written anew and its id is another one; every machine says it alike.
pub(in crate::store) fn choose_again(
    conn: &Connection,
    (choice, log, row): &(Choice, String, usize),
    id: String,
) -> rusqlite::Result<()> {
    let rows = row::rows(conn, log)?;
    let chosen = copy_id(&choice.origin, &chain::after(&choice.origin, &rows[..(*row).min(rows.len())]), 0);
    let now = choices(conn)?.into_iter().find(|other| other.id == choice.id);
    match now {
        Some(now) if now.chosen != chosen => add_choice(conn, &Choice { id, chosen, ..now }).map(drop),
        _ => Ok(()),
    }
}

/// The log that is seen in the place of `id`.
pub(in crate::store) fn seen_as(conn: &Connection, id: &str) -> rusqlite::Result<String> {
    let sql = "SELECT id FROM fork
               WHERE origin = (SELECT origin FROM fork WHERE (id = ?1 AND standing = 'beneath') OR origin = ?1)
                 AND standing IN ('chosen', 'counts') LIMIT 1";
    let own = "SELECT EXISTS (SELECT 1 FROM fork WHERE id = ?1 AND standing <> 'beneath')";
    if conn.prepare_cached(own)?.query_row([id], |row| row.get(0))? {
        return Ok(id.to_owned());
    }
    let found: Option<String> = conn.prepare_cached(sql)?.query_row([id], |row| row.get(0)).optional()?;
    Ok(found.unwrap_or_else(|| id.to_owned()))
}

/// How the logs stand, as it was last written.
fn stored(conn: &Connection, origin: Option<&str>) -> rusqlite::Result<Vec<Fork>> {
    conn.prepare_cached(
        "SELECT id, origin, standing FROM fork WHERE ?1 IS NULL OR origin = ?1 ORDER BY origin, id",
    )?
    .query_map([origin], |row| {
        Ok(Fork { id: row.get(0)?, origin: row.get(1)?, standing: Standing::read(row.get_ref(2)?.as_str()?) })
    })?
    .collect()
}

/// Writes down how the logs of a match stand, read off what they say. Where nobody is there who can read them, a log
/// that lay beneath another one stays there: it has not grown, and the other one has not become less.
pub(in crate::store) fn settle(
    conn: &Connection,
    origin: &str,
    holds: Option<Holds<'_>>,
) -> rusqlite::Result<()> {
    let forks = standings(conn, origin, holds)?;
    put_down(conn, origin, &forks)
}

/// Writes down how the logs of a match stand.
pub(in crate::store) fn put_down(conn: &Connection, origin: &str, forks: &[Fork]) -> rusqlite::Result<()> {
    conn.prepare_cached("DELETE FROM fork WHERE origin = ?1")?.execute([origin])?;
    let mut insert = conn.prepare_cached("INSERT OR REPLACE INTO fork VALUES (?1, ?2, ?3)")?;
    for fork in forks {
        asked(insert.execute([&fork.id, &fork.origin, fork.standing.word()])?)?;
    }
    Ok(())
}

/// How the logs of a match stand, by id; nothing for a match without copies.
fn standings(conn: &Connection, origin: &str, holds: Option<Holds<'_>>) -> rusqlite::Result<Vec<Fork>> {
    let logs = logs(conn, origin)?;
    if logs.len() < 2 {
        return Ok(Vec::new());
    }
    let known = beneath(conn, origin)?;
    let ends = ends(logs.iter().map(|(_, rows)| rows.clone()).collect());
    // What was recorded at the table goes before a sheet of it that was brought in later: an order that depends on nothing but
    // what they say.
    let before = |one: usize, other: usize| {
        let first = |place: usize| (ends[place].0.first().map(|row| row.at), place);
        first(one) < first(other)
    };
    let held = |place: usize| match holds {
        None => {
            let own = logs.iter().filter(|(_, rows)| *rows == ends[place].0);
            own.clone().count() > 0 && own.clone().all(|(id, _)| known.contains(id))
        }
        // Of those that say the same, the first.
        Some(holds) => (0..ends.len()).filter(|other| *other != place).any(|other| {
            let (own, by) = (&ends[place].0, &ends[other].0);
            holds(origin, by, own) && (before(other, place) || !holds(origin, own, by))
        }),
    };
    let mut shown: Vec<usize> = (0..ends.len()).filter(|place| !held(*place)).collect();
    if shown.is_empty() {
        shown = (0..ends.len()).collect();
    }
    // Each end of the tree is seen once, under the id that every machine gives it.
    let mut seen: Vec<usize> = Vec::new();
    for (end, shared) in shown.into_iter().map(|place| &ends[place]) {
        // Where all of them are one line, it is the match itself.
        let own = match ends.len() {
            1 => origin.to_owned(),
            _ => copy_id(origin, &chain::after(origin, &end[..(shared + 1).min(end.len())]), 0),
        };
        let same = (0..logs.len()).filter(|place| logs[*place].1 == *end);
        seen.extend(same.min_by_key(|place| (logs[*place].0 != own, logs[*place].0 == origin, *place)));
    }
    seen.sort_unstable();
    let chosen = last_choice(conn, origin)?;
    // The id of a copy says from which row on it is its own: every log that has that row is meant, on every machine.
    let from_row = |chosen: &str, rows: &[Row]| {
        let mut link = chain::first(origin);
        rows.iter().any(|row| {
            link = chain::next(&link, &row.written());
            copy_id(origin, &link, 0) == chosen
        })
    };
    let of_choice = |place: &usize| {
        let Some(chosen) = &chosen else { return false };
        let own = logs.iter().find(|(id, _)| id == chosen && id != origin);
        from_row(chosen, &logs[*place].1)
            || own.is_some_and(|(id, rows)| !from_row(id, rows) && logs[*place].1.starts_with(rows))
    };
    let mut left: Vec<usize> = seen.iter().copied().filter(|place| of_choice(place)).collect();
    if left.is_empty() {
        left.clone_from(&seen);
    }
    // Of two that went as far the one that was recorded sooner: ids are others once a name is taken out of the log.
    let furthest = left.iter().copied().max_by(|a, b| {
        let ((a_id, a_rows), (b_id, b_rows)) = (&logs[*a], &logs[*b]);
        let further = a_rows.len().cmp(&b_rows.len());
        further.then_with(|| order(b_rows, a_rows)).then_with(|| b_id.cmp(a_id))
    });
    let mut same = true;
    for place in &left {
        same = same && says_the_same(conn, &logs[left[0]].0, &logs[*place].0)?;
    }
    let mut forks: Vec<Fork> = Vec::new();
    for (place, (id, _)) in logs.iter().enumerate() {
        let standing = match (seen.contains(&place), left.contains(&place), furthest == Some(place)) {
            (false, _, _) => Standing::Beneath,
            (true, false, _) => Standing::Aside,
            (true, true, true) if same => Standing::Chosen,
            (true, true, false) if same => Standing::Aside,
            (true, true, true) => Standing::Counts,
            (true, true, false) => Standing::Waits,
        };
        forks.push(Fork { id: id.clone(), origin: origin.to_owned(), standing });
    }
    Ok(forks)
}

/// The copy that the last choice names.
fn last_choice(conn: &Connection, origin: &str) -> rusqlite::Result<Option<String>> {
    conn.prepare_cached("SELECT chosen FROM choice WHERE origin = ?1 ORDER BY id DESC LIMIT 1")?
        .query_row([origin], |row| row.get(0))
        .optional()
}

/// Do two logs lead to the same results, deal by deal, and go on alike: with the rules and the players that were changed, and
/// with what is said of a deal that is not over? Of contests, somebody says which counts.
fn says_the_same(conn: &Connection, one: &str, other: &str) -> rusqlite::Result<bool> {
    if one == other {
        return Ok(true);
    }
    let results = "SELECT count(*) = 1 FROM (SELECT game, title, rules, players, state, winner, totals
                   FROM match WHERE id IN (?1, ?2) AND kind = 'match' GROUP BY 1, 2, 3, 4, 5, 6, 7)";
    let deals = "SELECT NOT EXISTS (SELECT no, complete, contract, score FROM deal WHERE match = ?1
                 EXCEPT SELECT no, complete, contract, score FROM deal WHERE match = ?2)
                 AND NOT EXISTS (SELECT no, complete, contract, score FROM deal WHERE match = ?2
                 EXCEPT SELECT no, complete, contract, score FROM deal WHERE match = ?1)";
    let ahead = "WITH ahead AS (SELECT match, kind, deal, payload FROM event AS own
                   WHERE match IN (?1, ?2) AND (kind IN ('adopt', 'reseat') OR EXISTS
                     (SELECT 1 FROM deal WHERE deal.match = own.match AND no = own.deal AND NOT complete)))
                 SELECT NOT EXISTS (SELECT kind, deal, payload FROM ahead WHERE match = ?1
                 EXCEPT SELECT kind, deal, payload FROM ahead WHERE match = ?2)
                 AND NOT EXISTS (SELECT kind, deal, payload FROM ahead WHERE match = ?2
                 EXCEPT SELECT kind, deal, payload FROM ahead WHERE match = ?1)";
    for sql in [results, deals, ahead] {
        if !conn.prepare_cached(sql)?.query_row([one, other], |row| row.get::<_, bool>(0))? {
            return Ok(false);
        }
    }
    Ok(true)
}
