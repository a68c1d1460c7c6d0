//! Logs written anew because somebody wished to be forgotten: their chains begin again, and the list of rewrites says so.

use rusqlite::{Connection, params};

use crate::store::Store;
use crate::store::error::{Result, StoreError, asked};
use crate::store::lists::projection::Project;
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

/// What is written in the place of what was, by who can read it; none where something stays as it is.
pub struct Anew<'a, E> {
    /// A row of a log: its author and what it says.
    pub row: &'a dyn Fn(&Row) -> Option<Row>,
    /// The name of a player.
    pub name: &'a dyn Fn(&str) -> Option<String>,
    /// Who wrote something.
    pub author: &'a dyn Fn(&str) -> Option<String>,
    /// A text of somebody.
    pub text: &'a dyn Fn(&str) -> Option<String>,
    /// Reads the lists off the rows of a match.
    pub project: Project<'a, E>,
}

impl<E> std::fmt::Debug for Anew<'_, E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Anew").finish_non_exhaustive()
    }
}

/// The guards that stand in the way of a rewrite: they are put back before it is kept.
const GUARDS: [&str; 4] = ["event_kept", "naming_kept", "naming_stays", "choice_kept"];

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

    /// Writes everything anew in which something changes, all of it or nothing, and says so in the list of rewrites; none
    /// where nothing changes. Afterwards [`Store::erase`] takes what was from the file.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one of the logs does not answer its chain: a new chain would hide that.
    pub fn rewrite<E: From<StoreError>>(
        &mut self,
        id: &str,
        (at, author): (i64, &str),
        anew: &Anew<'_, E>,
        tick: &mut dyn FnMut(usize, usize),
    ) -> Result<Option<Rewrite>, E> {
        self.look(|conn| Ok(conn.pragma_update(None, "secure_delete", true)?))?;
        self.together(|store| {
            let head = store.whole()?.head;
            let guards = store.look(|conn| Ok(taken_away(conn)?))?;
            let all = store.look(|conn| Ok(ids::all(conn)?))?;
            let (mut matches, count) = (0, all.len());
            for (no, id) in all.iter().enumerate() {
                let rows = store.read(id)?;
                let new: Vec<Option<Row>> = rows.iter().map(anew.row).collect();
                if new.iter().any(Option::is_some) {
                    if let Some(damage) = store.verify_match(id)?.first() {
                        let detail = damage.to_string();
                        return Err(StoreError::Damaged { path: store.path.clone(), detail }.into());
                    }
                    let rows: Vec<Row> =
                        new.into_iter().zip(rows).map(|(new, old)| new.unwrap_or(old)).collect();
                    store.look(|conn| Ok(written(conn, id, &rows)?))?;
                    let projection = (anew.project)(id, &rows)?;
                    store.project(id, &projection, rows.last().map_or(0, |row| row.at))?;
                    matches += 1;
                }
                tick(no + 1, count);
            }
            let beside = store.look(|conn| Ok(lists(conn, anew)?))?;
            if matches == 0 && !beside {
                store.look(|conn| Ok(put_back(conn, &guards)?))?;
                return Ok(None);
            }
            let author = (anew.author)(author).unwrap_or_else(|| author.to_owned());
            let done = Rewrite { id: id.to_owned(), at, author, head, matches };
            store.look(|conn| {
                put_back(conn, &guards)?;
                // Made again when they are asked for; and no sheet is known any more that says what was.
                conn.execute_batch("DELETE FROM digest; DELETE FROM sheet")?;
                let mut insert = conn.prepare_cached("INSERT INTO rewrite VALUES (?1, ?2, ?3, ?4, ?5)")?;
                Ok(asked(insert.execute(params![done.id, done.at, done.author, done.head, done.matches])?)?)
            })?;
            store.answered.take();
            store.note();
            Ok(Some(done))
        })
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
fn lists<E>(conn: &Connection, anew: &Anew<'_, E>) -> rusqlite::Result<bool> {
    let mut changed = false;
    let mut namings = conn.prepare("SELECT id, author, name, target FROM naming")?;
    let namings = namings.query_map([], |row| {
        Ok((
            row.get::<_, String>(0)?,
            row.get::<_, String>(1)?,
            row.get::<_, String>(2)?,
            row.get::<_, Option<String>>(3)?,
        ))
    })?;
    for naming in namings.collect::<rusqlite::Result<Vec<_>>>()? {
        let (id, author, name, target) = naming;
        let new = (
            (anew.author)(&author),
            (anew.name)(&name),
            target.as_deref().and_then(|target| (anew.name)(target)),
        );
        if new == (None, None, None) {
            continue;
        }
        changed = true;
        // Two names of somebody who has one name now, or a name that nobody bears any more: nothing is left to say.
        let one = new.1.is_some() && (target.is_none() || new.1 == new.2);
        if one {
            conn.execute("DELETE FROM naming WHERE id = ?1", [id])?;
        } else {
            let sql = "UPDATE naming SET author = ?2, name = ?3, target = ?4 WHERE id = ?1";
            conn.execute(sql, params![id, new.0.unwrap_or(author), new.1.unwrap_or(name), new.2.or(target)])?;
        }
    }
    let mut choices = conn.prepare("SELECT id, author, reason FROM choice")?;
    let choices = choices.query_map([], |row| {
        Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?, row.get::<_, String>(2)?))
    })?;
    for choice in choices.collect::<rusqlite::Result<Vec<_>>>()? {
        let (id, author, reason) = choice;
        let new = ((anew.author)(&author), (anew.text)(&reason));
        if new != (None, None) {
            changed = true;
            let sql = "UPDATE choice SET author = ?2, reason = ?3 WHERE id = ?1";
            conn.execute(sql, params![id, new.0.unwrap_or(author), new.1.unwrap_or(reason)])?;
        }
    }
    Ok(changed)
}
