//! Logs written anew because somebody wished to be forgotten: their chains begin again, and the list of rewrites says so.

use std::collections::BTreeSet;

use rusqlite::{Connection, params};

use crate::store::Store;
use crate::store::error::{Result, StoreError, asked};
use crate::store::forget::forgotten::{Gone, Head, Without, joined};
use crate::store::forget::reading::Reading;
use crate::store::lists::naming;
use crate::store::log::forks;
use crate::store::log::row::Row;
use crate::store::log::{chain, ids};

/// An entry of the list of rewrites.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rewrite {
    /// Its id, a UUIDv7.
    pub id: String,
    /// When it was done, Unix milliseconds.
    pub at: i64,
    /// Who did it.
    pub author: String,
    /// The head of the whole database before, in hexadecimal digits.
    pub head: String,
    /// How many logs were written anew.
    pub matches: i64,
}

/// The guards that stand in the way of a rewrite: they are put back before it is kept.
const GUARDS: [&str; 5] = ["event_kept", "naming_kept", "naming_stays", "choice_kept", "rewrite_kept"];

impl Store {
    /// The list of rewrites, oldest first.
    pub fn rewrites(&self) -> Result<Vec<Rewrite>> {
        self.look(|conn| {
            let mut list =
                conn.prepare_cached("SELECT id, at, author, head, matches FROM rewrite ORDER BY id")?;
            let rows = list.query_map([], |row| {
                Ok(Rewrite {
                    id: row.get(0)?,
                    at: row.get(1)?,
                    author: row.get(2)?,
                    head: row.get(3)?,
                    matches: row.get(4)?,
                })
            })?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        })
    }

    /// How many logs [`Store::rewrite`] would write anew.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn concerned(&self, names: &dyn Without) -> Result<usize> {
        let mut count = 0;
        for log in self.look(|conn| Ok(ids::all(conn)?))? {
            count += usize::from(names.rows(&self.read(&log)?).is_some());
        }
        Ok(count)
    }

    /// Writes everything anew in which something changes, all of it or nothing, and says so in the list of rewrites, with the
    /// heads before and after; none where nothing changes. Afterwards [`Store::erase`] takes what was from the file.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one of the logs does not answer its chain: a new chain would hide that. Where `all` is not
    /// asked for, such a log stays as it is.
    pub fn rewrite<E: From<StoreError>>(
        &mut self,
        (id, at, author): (&str, i64, &str),
        names: &dyn Without,
        all: bool,
        reading: &Reading<'_, E>,
        tick: &mut dyn FnMut(usize, usize),
    ) -> Result<Option<(Rewrite, Vec<Head>)>, E> {
        self.look(|conn| Ok(conn.pragma_update(None, "secure_delete", true)?))?;
        self.together(|store| {
            let mut before: Option<(String, Vec<String>)> = None;
            let logs = store.look(|conn| Ok(ids::all(conn)?))?;
            let chosen = store.look(|conn| Ok(forks::chosen(conn)?))?;
            let (mut heads, count) = (Vec::new(), logs.len());
            for (no, log) in logs.iter().enumerate() {
                let rows = store.read(log)?;
                if let Some(new) = names.rows(&rows) {
                    if let Some(damage) = store.verify_match(log)?.first() {
                        if !all {
                            continue;
                        }
                        let detail = damage.to_string();
                        return Err(StoreError::Damaged { path: store.path.clone(), detail }.into());
                    }
                    if before.is_none() {
                        let head = store.whole()?.head;
                        before = Some((head, store.look(|conn| Ok(taken_away(conn)?))?));
                    }
                    store.look(|conn| Ok(written(conn, log, &new)?))?;
                    let projection = (reading.project)(log, &new)?;
                    store.project(log, &projection, new.last().map_or(0, |row| row.at))?;
                    let last = new.last().map_or(0, |row| row.seq);
                    heads.push((log.clone(), last, chain::link_of(log, &rows), chain::link_of(log, &new)));
                }
                tick(no + 1, count);
            }
            let (head, guards) = match before {
                Some(before) => before,
                None => (store.whole()?.head, store.look(|conn| Ok(taken_away(conn)?))?),
            };
            let beside = store.look(|conn| Ok(lists(conn, names)?))?;
            store.look(|conn| Ok(put_back(conn, &guards)?))?;
            if heads.is_empty() && !beside {
                return Ok(None);
            }
            for choice in chosen {
                let theirs = joined(&choice.0.id, &[id], 7);
                store.write(|conn| Ok(forks::choose_again(conn, &choice, theirs)?))?;
            }
            for origin in store.look(|conn| Ok(forks::origins(conn)?))? {
                store.settled(&origin, reading)?;
            }
            let author = names.author(author).unwrap_or_else(|| author.to_owned());
            let matches = i64::try_from(heads.len()).unwrap_or(i64::MAX);
            let done = Rewrite { id: id.to_owned(), at, author, head, matches };
            store.look(|conn| {
                // Made again when they are asked for; and no sheet is known any more that says what was.
                conn.execute_batch("DELETE FROM digest; DELETE FROM sheet")?;
                let known = "SELECT EXISTS (SELECT 1 FROM rewrite WHERE id = ?1)";
                let known: bool = conn.query_row(known, [id], |row| row.get(0))?;
                let id = if known { ids::match_id(at) } else { id.to_owned() };
                let mut insert = conn.prepare_cached("INSERT INTO rewrite VALUES (?1, ?2, ?3, ?4, ?5)")?;
                Ok(asked(insert.execute(params![id, done.at, done.author, done.head, done.matches])?)?)
            })?;
            store.answered.take();
            store.note();
            Ok(Some((done, heads)))
        })
    }

    /// Names that were forgotten and were written here again, by whoever did not know, go from the logs of these matches and
    /// from the lists.
    pub(crate) fn cleaned<E: From<StoreError>>(
        &mut self,
        origins: &BTreeSet<String>,
        gone: &Gone,
        reading: &Reading<'_, E>,
    ) -> Result<bool, E> {
        if gone.is_empty() {
            return Ok(false);
        }
        let mut unclean = self.namings()?.iter().any(|naming| gone.naming(naming).is_some())
            || self.choices()?.iter().any(|choice| gone.choice(choice).is_some());
        for origin in origins {
            let logs = self.look(|conn| Ok(forks::logs(conn, origin)?))?;
            unclean = unclean || logs.iter().any(|(_, rows)| gone.rows(rows).is_some());
        }
        if unclean {
            for forgotten in self.forgotten()? {
                if let Some(names) = reading.names.without(&forgotten) {
                    let told = (forgotten.id.as_str(), forgotten.at, "?");
                    self.rewrite(told, names.as_ref(), false, reading, &mut |_, _| ())?;
                }
            }
        }
        Ok(unclean)
    }

    /// Takes from the file what no row holds any more: rewritten whole, and the write-ahead log emptied.
    ///
    /// # Errors
    /// [`StoreError::Busy`] while another program has the database open.
    pub fn erase(&mut self) -> Result<()> {
        self.writable()?;
        self.look(|conn| {
            conn.pragma_update(None, "secure_delete", true)?;
            conn.execute_batch("VACUUM")?;
            let left: i64 = conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
            if left != 0 {
                return Err(StoreError::Busy { path: self.path.clone() }.into());
            }
            Ok(())
        })
    }
}

/// Takes guards away; gives what puts them back.
fn taken_away(conn: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut found = Vec::new();
    for name in GUARDS {
        let mut own = conn.prepare("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = ?1")?;
        for sql in own.query_map([name], |row| row.get::<_, String>(0))? {
            found.push(sql?);
        }
        conn.execute_batch(&format!("DROP TRIGGER IF EXISTS {name}"))?;
    }
    Ok(found)
}

fn put_back(conn: &Connection, guards: &[String]) -> rusqlite::Result<()> {
    guards.iter().try_for_each(|sql| conn.execute_batch(sql))
}

/// Writes the rows of a log in the place of those that are there, with a chain of their own.
fn written(conn: &Connection, id: &str, rows: &[Row]) -> rusqlite::Result<()> {
    let mut link = chain::first(id);
    let mut update = conn.prepare_cached(
        "UPDATE event SET author = ?3, payload = ?4, hash = ?5 WHERE match = ?1 AND seq = ?2",
    )?;
    for row in rows {
        link = chain::next(&link, &row.written());
        asked(update.execute(params![id, row.seq, row.author, row.payload, link])?)?;
    }
    if chain::last(conn, id)? == (rows.last().map_or(0, |row| row.seq), link) {
        Ok(())
    } else {
        Err(rusqlite::Error::StatementChangedRows(0))
    }
}

/// Writes the lists beside the matches anew; says whether anything changed.
fn lists(conn: &Connection, names: &dyn Without) -> rusqlite::Result<bool> {
    let mut changed = false;
    for old in naming::all(conn)? {
        match names.naming(&old) {
            None => continue,
            Some(None) => _ = conn.execute("DELETE FROM naming WHERE id = ?1", [old.id])?,
            Some(Some(new)) => {
                let sql = "UPDATE naming SET author = ?2, name = ?3, target = ?4 WHERE id = ?1";
                conn.execute(sql, params![new.id, new.author, new.name, new.target])?;
            }
        }
        changed = true;
    }
    for new in forks::choices(conn)?.iter().filter_map(|old| names.choice(old)) {
        changed = true;
        let sql = "UPDATE choice SET author = ?2, reason = ?3 WHERE id = ?1";
        conn.execute(sql, params![new.id, new.author, new.reason])?;
    }
    let mut authors = conn.prepare("SELECT id, author FROM rewrite")?;
    let authors = authors.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))?;
    for (id, author) in authors.collect::<rusqlite::Result<Vec<_>>>()? {
        if let Some(author) = names.author(&author) {
            changed = true;
            conn.execute("UPDATE rewrite SET author = ?2 WHERE id = ?1", [id, author])?;
        }
    }
    Ok(changed)
}
