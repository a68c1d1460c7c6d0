//! What there is: the matches of the database, the copies of one match, the copies of the database.

mod backups;
mod copies;
mod matches;

pub use backups::{ListedBackup, backups};
pub use copies::{ListedCopy, ListedFork, copies, id_shown};
pub use matches::{ListedMatch, list};
