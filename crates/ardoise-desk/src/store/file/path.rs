//! Where a database lies: its path as SQLite takes it, and the files that SQLite puts beside it.

use std::fs;
use std::path::{Path, PathBuf};

/// Which file a path leads to, whatever name it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::store) struct Own {
    #[cfg(unix)]
    file: (u64, u64),
}

impl Own {
    /// The file at a path; none where there is none, or where nothing tells one from another.
    pub(in crate::store) fn at(path: &Path) -> Option<Own> {
        let known = fs::metadata(path).ok()?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt as _;
            Some(Own { file: (known.dev(), known.ino()) })
        }
        #[cfg(not(unix))]
        {
            // No open file can be renamed or taken away there.
            let _ = known;
            None
        }
    }

    /// Does the path lead to it?
    pub(in crate::store) fn stands_at(&self, path: &Path) -> bool {
        Own::at(path).is_some_and(|found| found == *self)
    }
}

/// The write-ahead log of a database.
pub(in crate::store) fn log_of(path: &Path) -> PathBuf {
    beside(path, "-wal")
}

/// The index of that log, which the programs that have the database open share.
pub(in crate::store) fn index_of(path: &Path) -> PathBuf {
    beside(path, "-shm")
}

/// The journal of a write that is not finished, where there is no write-ahead log.
pub(in crate::store) fn journal_of(path: &Path) -> PathBuf {
    beside(path, "-journal")
}

/// A file that SQLite puts beside a database: beside the file itself, where the path is a link to it.
fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.canonicalize().unwrap_or_else(|_| path.to_path_buf()).into_os_string();
    name.push(end);
    PathBuf::from(name)
}

/// The path, in a form SQLite never takes for a URI or one of its special names.
pub(in crate::store) fn plain(path: &Path) -> PathBuf {
    if path.is_absolute() { path.to_path_buf() } else { Path::new(".").join(path) }
}

/// The path as a `file:` URI.
pub(in crate::store) fn uri(path: &Path) -> String {
    let path = plain(path);
    let mut uri = String::from("file:");
    if cfg!(windows) && path.is_absolute() {
        uri.push('/');
    }
    for &byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'\\' if cfg!(windows) => uri.push('/'),
            b'/' | b'.' | b'-' | b'_' | b':' => uri.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => uri.push(char::from(byte)),
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}
