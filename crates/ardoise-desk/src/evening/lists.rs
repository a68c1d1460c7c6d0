//! Lists read off the logs anew.

use super::{Evening, projection};
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
                let Ok((found, _)) = Evening::of_rows(id, rows, None) else { continue };
                let report = found.report();
                let _ = store.project(id, &projection(&report), touched);
            }
            Ok(())
        });
    }
}
