//! What there is: the matches of the database, the copies of one match, the copies of the database, what is wrong with it.

mod backups;
mod copies;
mod matches;
mod troubles;

pub use backups::{ListedBackup, backups};
pub use copies::{CopiesOf, ListedCopy, ListedFork, a_few, copies, id_shown};
pub use matches::{ListedMatch, list};
pub use troubles::{remedy, trouble};
