//! Lists read off the logs anew.

use crate::journal::Journal;
use crate::store::{Store, StoreError};

/// The lists of a database that an earlier version of the program wrote, made anew; `step` is told of each match, after
/// `begin` of how many there are. A match whose log is damaged keeps what they say of it; `check` names it.
pub fn refresh<S: Fn()>(store: &mut Store, begin: impl FnOnce(usize) -> S) {
    let Ok(ids) = store.ids() else { return };
    let step = begin(ids.len());
    for some in ids.chunks(256) {
        // What cannot be written now is written with the next event, or by a repair.
        let _ = store.together(|store| -> Result<(), StoreError> {
            for id in some {
                step();
                let Ok(rows) = store.read(id) else { continue };
                let touched = rows.last().map_or(0, |row| row.at);
                let Ok((found, _)) = Journal::of_rows(id, rows) else { continue };
                let _ = store.project(id, &found.projection(), touched);
            }
            Ok(())
        });
    }
}
