//! What the store asks of who can read a payload.

use crate::store::forget::forgotten::Names;
use crate::store::lists::projection::Project;
use crate::store::log::forks::Holds;

/// What the store, which never looks into a payload, asks of who can read one.
pub struct Reading<'a, E> {
    /// Reads the lists off the rows of a match.
    pub project: Project<'a, E>,
    /// Compares two logs of a match by what they say.
    pub holds: Holds<'a>,
    /// Reads the names of tombstones.
    pub names: &'a dyn Names,
}

impl<E> std::fmt::Debug for Reading<'_, E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reading").finish_non_exhaustive()
    }
}
