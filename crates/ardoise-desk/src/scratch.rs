//! Folders for a while: where a database is brought up to date or disguised before it is read, and what a program that was
//! killed has left of them.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::store::match_id;

/// How their names begin.
const PREFIX: &str = "ardoise-scratch-";

/// The name of a new one among the temporary files, for a purpose, at a moment in milliseconds since 1970. Those that were left
/// there a day ago are taken away: they may hold names that were forgotten since.
#[must_use]
pub fn folder(what: &str, at: i64) -> PathBuf {
    const LATE: Duration = Duration::from_secs(24 * 3600);
    let above = std::env::temp_dir();
    for left in left_in(&above) {
        let since =
            fs::metadata(&left).and_then(|known| known.modified()).ok().and_then(|at| at.elapsed().ok());
        if since.is_some_and(|since| since >= LATE) {
            let _ = fs::remove_dir_all(left);
        }
    }
    above.join(format!("{PREFIX}{what}-{}", match_id(at)))
}

/// The files in such folders.
#[must_use]
pub fn files() -> Vec<PathBuf> {
    let folders = left_in(&std::env::temp_dir()).into_iter();
    let entries = folders.flat_map(|folder| fs::read_dir(folder).into_iter().flatten().flatten());
    entries.map(|entry| entry.path()).filter(|path| path.is_file()).collect()
}

/// The folders that stand above; a link is none.
fn left_in(above: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(above).into_iter().flatten().flatten();
    let own = entries.filter(|entry| {
        let named = entry.file_name().to_str().is_some_and(|name| name.starts_with(PREFIX));
        named && entry.file_type().is_ok_and(|kind| kind.is_dir())
    });
    own.map(|entry| entry.path()).collect()
}
