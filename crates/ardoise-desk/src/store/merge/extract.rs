//! Some matches of a database in a new file, with everything that belongs to them.

use crate::files::BESIDE;
use std::path::Path;

use crate::files::{Over, Readers, Writing};
use crate::store::Store;
use crate::store::error::{Result, StoreError};
use crate::store::file::open::Access;
use crate::store::forget::forgotten::Forgotten;
use crate::store::log::row;

impl Store {
    /// Writes matches into the new file `to`, with their copies, the choices between them, the list of names and what is to be
    /// forgotten by whoever brings it in. All of it or nothing, and never over another file; `tick` is called after each match.
    pub fn extract(
        &self,
        ids: &[String],
        to: &Path,
        forgotten: &[Forgotten],
        tick: &mut dyn FnMut(usize, usize),
    ) -> Result<()> {
        let writing = Writing::begin(to, Over::Keep, Readers::Owner)?;
        let filled = self.fill(ids, writing.path(), forgotten, tick);
        if filled.is_err() {
            for end in BESIDE {
                let mut left = writing.path().as_os_str().to_owned();
                left.push(end);
                // They may never have been made; the error to tell is the first one.
                let _ = std::fs::remove_file(left);
            }
        }
        filled?;
        Ok(writing.keep()?)
    }

    fn fill(
        &self,
        ids: &[String],
        to: &Path,
        forgotten: &[Forgotten],
        tick: &mut dyn FnMut(usize, usize),
    ) -> Result<()> {
        let mut new = Store::open(to, Access::ReadWrite)?;
        let mut wanted: Vec<String> = Vec::new();
        let mut origins = Vec::new();
        for id in ids {
            let family = self.family(id)?;
            match family.first() {
                Some(first) if !origins.contains(&first.origin) => {
                    origins.push(first.origin.clone());
                    wanted.extend(family.iter().map(|fork| fork.id.clone()));
                }
                Some(_) => {}
                None => wanted.push(id.clone()),
            }
        }
        new.together(|new| -> Result<()> {
            for forgotten in forgotten {
                new.keep_forgotten(forgotten)?;
            }
            for naming in self.namings()? {
                new.add_naming(&naming)?;
            }
            for (no, id) in wanted.iter().enumerate() {
                // Rows are given a chain of their own there: one that does not answer must not become one that does.
                if let Some(damage) = self.verify_match(id)?.first() {
                    let detail = damage.to_string();
                    return Err(StoreError::Damaged { path: self.path.clone(), detail });
                }
                let rows = self.look(|conn| Ok(row::rows(conn, id)?))?;
                let projection =
                    self.projection(id)?.ok_or_else(|| StoreError::Unknown { id: id.clone() })?;
                new.import_rows(id, &rows, &projection)?;
                tick(no + 1, wanted.len());
            }
            let choices = self.choices()?;
            for origin in &origins {
                let family = self.family(origin)?;
                for fork in &family {
                    new.write(|conn| Ok(crate::store::log::forks::add_copy(conn, &fork.id, origin)?))?;
                }
                for choice in choices.iter().filter(|choice| choice.origin == *origin) {
                    new.choose(choice)?;
                }
                new.write(|conn| Ok(crate::store::log::forks::put_down(conn, origin, &family)?))?;
            }
            Ok(())
        })?;
        // The write-ahead log is copied into the file and goes away: one file is what is carried.
        new.look(|conn| Ok(conn.pragma_update(None, "journal_mode", "delete")?))
    }
}
