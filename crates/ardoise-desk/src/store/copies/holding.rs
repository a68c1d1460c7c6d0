//! In which files that are kept a name stands.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::kept::{SCRATCH, before_schema, beside_of, copies_folder, copies_in, is_partial};
use crate::files;

/// The files kept of the database at `path`, in the folder of its copies and beside it, in which one of these names
/// stands as the name of a player: copies, what was put aside, and what a program that was killed left. One that cannot be
/// read may hold it. Where the path is a link, those too that were made under the name of the file itself; and of what else may
/// hold it (`others`).
#[must_use]
pub fn copies_holding(path: &Path, folder: &Path, others: Vec<PathBuf>, names: &[String]) -> Vec<PathBuf> {
    let mut found = kept_holding(path, folder, names);
    if let Some(own) = path.canonicalize().ok().filter(|_| path.is_symlink()) {
        found.extend(kept_holding(&own, &copies_folder(&own), names));
    }
    found.extend(others.into_iter().filter(|file| holds(file, names)));
    let mut seen = HashSet::new();
    found.retain(|file| seen.insert(file.canonicalize().unwrap_or_else(|_| file.clone())));
    found
}

/// Does one of these names stand in a file as the name of a player, or can the file not be read?
fn holds(file: &Path, names: &[String]) -> bool {
    let mut quoted = names.iter().filter_map(|name| serde_json::to_string(name).ok());
    quoted.any(|name| files::holds(file, name.as_bytes()).unwrap_or(true))
}

/// The same among what is kept of the database under one name.
fn kept_holding(path: &Path, folder: &Path, names: &[String]) -> Vec<PathBuf> {
    let files = |folder: &Path, fits: &dyn Fn(&str) -> bool| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let named = |file: &PathBuf| fits(&file.file_name().unwrap_or_default().to_string_lossy());
        let mut found: Vec<PathBuf> = entries.filter(named).filter(|file| file.is_file()).collect();
        found.sort();
        found
    };
    let mut found: Vec<PathBuf> = copies_in(folder, i64::MAX).into_iter().map(|copy| copy.path).collect();
    found.extend(files(folder, &|name| is_partial(name) || beside_of(name).is_some()));
    // Copies before a schema, databases that were put aside, and what was to become one of them.
    let schema = before_schema(path);
    found.extend(files(files::folder_of(path), &|name| {
        let begun = name.strip_prefix('.').is_some_and(|name| name.starts_with(&schema));
        name.starts_with(&schema) || begun || name.contains(".aside") || name.starts_with(SCRATCH)
    }));
    found.retain(|file| holds(file, names));
    found
}
