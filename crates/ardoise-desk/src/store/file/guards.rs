//! Putting back what protects the log and holds the lists, where another program took it away. No row is touched.

use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::store::Store;
use crate::store::error::{Result, Stop};
use crate::store::file::migrate::{self, Object};
use crate::store::file::tally;

/// The table that is never made anew: without it there is no log, and an empty one would hide that.
pub(in crate::store) const LOG: &str = "event";

impl Store {
    /// Puts back the triggers, indexes and tables of lists that are missing, and triggers and indexes that were altered;
    /// takes away triggers that another program put there.
    ///
    /// The rows of the lists are for the caller to write again.
    pub fn restore_guards(&mut self) -> Result<()> {
        self.writable()?;
        self.look(|conn| {
            let model = Connection::open_in_memory()?;
            model.execute_batch(migrate::SCHEMA)?;
            let work = Transaction::new_unchecked(conn, TransactionBehavior::Immediate)?;
            let found = migrate::objects(&work)?;
            let has_log = found.iter().any(|object| object.name == LOG);
            let mut missing: Vec<(Object, String)> = Vec::new();
            for object in migrate::objects(&model)? {
                let here = found.iter().find(|other| other.kind == object.kind && other.name == object.name);
                let altered = here.is_some_and(|here| here.sql != object.sql);
                if altered && matches!(object.kind.as_str(), "trigger" | "index") {
                    work.execute_batch(&format!("DROP {} {}", object.kind, object.name))?;
                } else if here.is_some() || object.name == LOG || !has_log {
                    continue;
                }
                let sql = "SELECT sql FROM sqlite_schema WHERE type = ?1 AND name = ?2";
                let sql = model.query_row(sql, [&object.kind, &object.name], |row| row.get(0))?;
                missing.push((object, sql));
            }
            let model = migrate::objects(&model)?;
            let known = |strange: &Object| {
                model.iter().any(|object| object.kind == strange.kind && object.name == strange.name)
            };
            for strange in found.iter().filter(|object| object.kind == "trigger" && !known(object)) {
                let name = strange.name.replace('"', "\"\"");
                work.execute_batch(&format!("DROP TRIGGER \"{name}\""))?;
            }
            // Tables first: the others stand on them. A table taken away took its own with it.
            missing.sort_by_key(|(object, _)| object.kind != "table");
            for (_, sql) in &missing {
                work.execute_batch(sql)?;
            }
            if has_log {
                tally::mend(&work)?;
            }
            work.commit()?;
            Ok::<_, Stop>(())
        })
    }
}
