//! Putting back what protects the log and holds the lists, where another program took it away or altered it. No row of the log
//! is touched.

use rusqlite::config::DbConfig;
use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::store::Store;
use crate::store::error::{Result, Stop};
use crate::store::file::migrate::{self, Object};
use crate::store::file::tally;

/// The table that is never made anew: without it there is no log, and an empty one would hide that.
pub(in crate::store) const LOG: &str = "event";

/// The tables whose rows are read off the log, or counted anew.
const LISTS: [&str; 6] = ["match", "deal", "fork", "digest", "sheet", "tally"];

/// Can a table that was altered be made anew: has it all our columns, or are its rows read off the log?
pub(in crate::store) fn is_mendable(
    conn: &Connection,
    model: &Connection,
    table: &str,
) -> rusqlite::Result<bool> {
    Ok(LISTS.contains(&table) || has_all(&columns(conn, table)?, &columns(model, table)?))
}

/// What another program put there that can keep rows from being written: triggers, and indexes of our tables that let no
/// two rows be alike.
pub(in crate::store) fn strangers(conn: &Connection, ours: &[Object]) -> rusqlite::Result<Vec<Object>> {
    let is_ours = |object: &Object| ours.iter().any(|own| own.kind == object.kind && own.name == object.name);
    let tables: Vec<&str> =
        ours.iter().filter(|own| own.kind == "table").map(|own| own.name.as_str()).collect();
    let mut of = conn.prepare("SELECT tbl_name FROM sqlite_schema WHERE type = 'index' AND name = ?1")?;
    let mut found = Vec::new();
    for object in migrate::objects(conn)?.into_iter().filter(|object| !is_ours(object)) {
        let refuses = match object.kind.as_str() {
            "trigger" => true,
            "index" if object.sql.to_ascii_uppercase().starts_with("CREATE UNIQUE") => {
                let table: String = of.query_row([&object.name], |row| row.get(0))?;
                tables.contains(&table.as_str())
            }
            _ => false,
        };
        if refuses {
            found.push(object);
        }
    }
    Ok(found)
}

impl Store {
    /// Puts back the triggers, indexes and tables of lists that are missing, and triggers, indexes and tables that were
    /// altered, with the rows that the tables have; takes away what another program put in their place or in their way.
    ///
    /// The rows of the lists are for the caller to write again. A table whose rows do not fit stays as it is.
    pub(crate) fn restore_guards(&mut self) -> Result<()> {
        self.writable()?;
        let fetters = |on: bool| self.conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_FKEY, on);
        // A table that is made anew would take the rows of others with it.
        let done = self.look(|conn| {
            fetters(false)?;
            let model = Connection::open_in_memory()?;
            model.execute_batch(migrate::SCHEMA)?;
            let work = Transaction::new_unchecked(conn, TransactionBehavior::Immediate)?;
            cleared(&work, &model)?;
            let found = migrate::objects(&work)?;
            let has_log = found.iter().any(|object| object.kind == "table" && object.name == LOG);
            if !has_log {
                // Nothing can be read off it, and nothing stands on it.
                return Ok(work.commit()?);
            }
            let mut missing: Vec<(Object, String)> = Vec::new();
            for object in migrate::objects(&model)? {
                let here = found.iter().find(|other| other.kind == object.kind && other.name == object.name);
                let altered = here.is_some_and(|here| here.sql != object.sql);
                if altered && object.kind != "table" {
                    work.execute_batch(&format!("DROP {} {}", object.kind, object.name))?;
                } else if here.is_some() {
                    continue;
                }
                let sql = definition(&model, &object)?;
                missing.push((object, sql));
            }
            // Tables first: the others stand on them. A table taken away took its own with it.
            missing.sort_by_key(|(object, _)| object.kind != "table");
            for (_, sql) in &missing {
                work.execute_batch(sql)?;
            }
            tally::mend(&work)?;
            work.commit()?;
            Ok::<_, Stop>(())
        });
        let again = fetters(true);
        done?;
        self.look(|_| Ok(again.map(drop)?))
    }
}

/// Takes away what stands in the place of ours or in its way, and makes tables anew that were altered.
fn cleared(work: &Connection, model: &Connection) -> rusqlite::Result<()> {
    let ours = migrate::objects(model)?;
    for strange in strangers(work, &ours)? {
        work.execute_batch(&format!("DROP {} {}", strange.kind, quoted(&strange.name)))?;
    }
    for other in migrate::objects(work)? {
        let bears = |own: &&Object| own.kind != "trigger" && own.name == other.name && own.kind != other.kind;
        if other.kind == "trigger" || !ours.iter().any(|own| bears(&own)) {
            continue;
        }
        let name = quoted(&other.name);
        if other.kind == "table" {
            // It may hold what is of use to somebody.
            let aside = (1..).map(|no| format!("{}_{no}", other.name));
            let taken = |name: &String| is_taken(work, name).unwrap_or(true);
            let aside = aside.take(1000).find(|name| !taken(name)).unwrap_or_default();
            work.pragma_update(None, "legacy_alter_table", true)?;
            let done = work.execute_batch(&format!("ALTER TABLE {name} RENAME TO {}", quoted(&aside)));
            work.pragma_update(None, "legacy_alter_table", false)?;
            done?;
        } else {
            work.execute_batch(&format!("DROP {} {name}", other.kind))?;
        }
    }
    let found = migrate::objects(work)?;
    for own in ours.iter().filter(|own| own.kind == "table") {
        let altered =
            |other: &&Object| other.kind == "table" && other.name == own.name && other.sql != own.sql;
        if found.iter().any(|other| altered(&other)) {
            remade(work, model, own)?;
        }
    }
    Ok(())
}

/// Makes a table anew, with its rows; one of a list without them where they do not fit, any other then stays as it is.
fn remade(work: &Connection, model: &Connection, table: &Object) -> rusqlite::Result<()> {
    let (name, sql) = (quoted(&table.name), definition(model, table)?);
    let ours = columns(model, &table.name)?;
    if has_all(&columns(work, &table.name)?, &ours) {
        let ours = ours.iter().map(|column| quoted(column)).collect::<Vec<_>>().join(", ");
        let rows = work.execute_batch(&format!(
            "SAVEPOINT remade; CREATE TEMP TABLE remade AS SELECT {ours} FROM main.{name};
             DROP TABLE main.{name}; {sql};
             INSERT INTO main.{name} ({ours}) SELECT {ours} FROM temp.remade; DROP TABLE temp.remade; RELEASE remade"
        ));
        if rows.is_ok() {
            return Ok(());
        }
        work.execute_batch("ROLLBACK TO remade; RELEASE remade")?;
    }
    if LISTS.contains(&table.name.as_str()) {
        work.execute_batch(&format!("DROP TABLE main.{name}; {sql}"))?;
    }
    Ok(())
}

/// The definition of an object, to be run as it is.
fn definition(model: &Connection, object: &Object) -> rusqlite::Result<String> {
    let sql = "SELECT sql FROM sqlite_schema WHERE type = ?1 AND name = ?2";
    model.query_row(sql, [&object.kind, &object.name], |row| row.get(0))
}

/// The names of the columns of a table.
fn columns(conn: &Connection, table: &str) -> rusqlite::Result<Vec<String>> {
    let mut all = conn.prepare("SELECT name FROM pragma_table_info(?1)")?;
    all.query_map([table], |row| row.get(0))?.collect()
}

fn has_all(found: &[String], ours: &[String]) -> bool {
    !ours.is_empty() && ours.iter().all(|column| found.contains(column))
}

fn is_taken(conn: &Connection, name: &str) -> rusqlite::Result<bool> {
    conn.query_row("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = ?1)", [name], |row| row.get(0))
}

/// A name as SQL takes it.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
