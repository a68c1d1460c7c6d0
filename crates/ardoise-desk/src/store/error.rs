//! What can go wrong with a database, as values: the shell words them, in its language.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{ErrorCode, ffi};
use thiserror::Error;

use crate::files::Unwritten;

/// Why the store could not do what was asked.
///
/// [`StoreError::id`] and [`StoreError::args`] name a message and what it needs; `Display` is plain English.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StoreError {
    /// There is no database at that path, and none was to be created.
    #[error("there is no database at {}", path.display())]
    Missing {
        /// The file asked for.
        path: PathBuf,
    },
    /// The file is not an SQLite database.
    #[error("{} is not a database", path.display())]
    NotADatabase {
        /// The file.
        path: PathBuf,
    },
    /// An SQLite database that belongs to another program.
    #[error("{} belongs to another program (application id {application_id:#010x})", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// The mark found in it.
        application_id: i32,
    },
    /// Written by a later version of the program.
    #[error("{} was written by a later version (schema {found}; this one knows {known})", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// The schema version of the file.
        found: i64,
        /// The last schema version known here.
        known: i64,
    },
    /// Needs a migration, and stands where nothing can be written.
    #[error("{} must be brought from schema {found} to {known}, and cannot be written", path.display())]
    Older {
        /// The file.
        path: PathBuf,
        /// The schema version of the file.
        found: i64,
        /// The schema version needed.
        known: i64,
    },
    /// The SQLite library linked is too old.
    #[error("SQLite {found} is too old: {least} is needed")]
    OldSqlite {
        /// The version linked.
        found: String,
        /// The least version accepted.
        least: String,
    },
    /// The file, its folder or its disk cannot be written.
    #[error("{} cannot be written", path.display())]
    ReadOnlyMedium {
        /// The file.
        path: PathBuf,
    },
    /// Another program kept the database locked for too long.
    #[error("{} is in use by another program", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// The match has grown since it was read: nothing was written.
    #[error("the log of match {id} has moved on: row {found} is its last, not {expected}")]
    Moved {
        /// The match.
        id: String,
        /// The last row the caller knew.
        expected: i64,
        /// The last row there is.
        found: i64,
    },
    /// Rows at the end of the match have been taken away since it was written: nothing is added behind them.
    #[error("match {id}: row {expected} was its last, and {found} is")]
    Shortened {
        /// The match.
        id: String,
        /// The last row it had.
        expected: i64,
        /// The last row there is.
        found: i64,
    },
    /// A row of the match does not answer the hash chain: it, or the one before, is not what was written.
    #[error("match {id}: from row {seq} on, it is not what was written")]
    Edited {
        /// The match.
        id: String,
        /// The first row that does not answer.
        seq: i64,
    },
    /// Something in the file swallowed what was to be written, a trigger of another program: nothing was written.
    #[error("{}: a row was not kept", path.display())]
    Swallowed {
        /// The file.
        path: PathBuf,
    },
    /// What stands there is no ordinary file: a folder, a pipe, a device.
    #[error("{} is no ordinary file", path.display())]
    Special {
        /// What stands there.
        path: PathBuf,
    },
    /// The file has another name as well (a hard link): what is written under one would be missing under the other.
    #[error("{} has another name as well", path.display())]
    Linked {
        /// The file.
        path: PathBuf,
    },
    /// A write was broken off, what is needed to finish it lies beside the file, and nothing can be written there.
    #[error("{} was left in the middle of a write, which {} would finish", path.display(), beside.display())]
    Unfinished {
        /// The database.
        path: PathBuf,
        /// The file beside it.
        beside: PathBuf,
    },
    /// The file and the write-ahead log beside it are of different times: one of them was put there later.
    #[error("{} and {} are not of one time", path.display(), beside.display())]
    Mixed {
        /// The database.
        path: PathBuf,
        /// The file beside it.
        beside: PathBuf,
    },
    /// Another program has the database open, and what is asked cannot be done beside it.
    #[error("{} is open in another program", path.display())]
    Open {
        /// The file.
        path: PathBuf,
    },
    /// Another file stands in the place of the one that was opened, or none: what is written to that one, nobody would find.
    #[error("{} is not the file any more that was opened", path.display())]
    Replaced {
        /// The database.
        path: PathBuf,
    },
    /// No match has that id.
    #[error("no match has the id {id}")]
    Unknown {
        /// The id asked for.
        id: String,
    },
    /// Nothing begins or ends with that text.
    #[error("no match id begins or ends with \"{text}\"")]
    NoMatch {
        /// The text given.
        text: String,
    },
    /// A part of an id must have some length to name a match.
    #[error("\"{text}\" is too short for a match id: {least} characters at least")]
    TooShort {
        /// The text given.
        text: String,
        /// The least number of characters.
        least: usize,
    },
    /// Several ids begin or end with that text.
    #[error("several match ids begin or end with \"{text}\": {}", ids.join(", "))]
    Ambiguous {
        /// The text given.
        text: String,
        /// The ids it may mean, a few at most.
        ids: Vec<String>,
    },
    /// A match id must be a UUID in its usual form.
    #[error("\"{text}\" is not a match id")]
    NotAnId {
        /// The text given.
        text: String,
    },
    /// The rows given do not follow one another, or the log.
    #[error("rows are missing in match {id}: row {found} where {expected} was due")]
    Gap {
        /// The match.
        id: String,
        /// The row that was due.
        expected: i64,
        /// The row given.
        found: i64,
    },
    /// Something already stands where a file was to be written.
    #[error("{} already exists", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// No room left: nothing was written.
    #[error("no room left on the disk of {}", path.display())]
    DiskFull {
        /// The file.
        path: PathBuf,
    },
    /// The system refused to read or write.
    #[error("{} cannot be read or written: {detail}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        detail: String,
    },
    /// The file is a database, and its content is damaged.
    #[error("{} is damaged: {detail}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What was found.
        detail: String,
    },
    /// Any other refusal of SQLite.
    #[error("{}: {detail} (SQLite {code})", path.display())]
    Sqlite {
        /// The file.
        path: PathBuf,
        /// The extended result code, 0 if there is none.
        code: i32,
        /// What SQLite said.
        detail: String,
    },
}

/// A result of the store.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

impl StoreError {
    /// Is there no such log, or are there several?
    #[must_use]
    pub const fn is_of_name(&self) -> bool {
        matches!(
            self,
            Self::Unknown { .. }
                | Self::NoMatch { .. }
                | Self::TooShort { .. }
                | Self::NotAnId { .. }
                | Self::Ambiguous { .. }
        )
    }

    /// Is the content of the file not what it should be? Else it could not be reached, or there was no room.
    #[must_use]
    pub const fn is_damage(&self) -> bool {
        matches!(
            self,
            Self::NotADatabase { .. }
                | Self::Foreign { .. }
                | Self::Newer { .. }
                | Self::Shortened { .. }
                | Self::Edited { .. }
                | Self::Swallowed { .. }
                | Self::Mixed { .. }
                | Self::Damaged { .. }
        )
    }

    /// The message that says this error.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Missing { .. } => "store-missing",
            Self::NotADatabase { .. } => "store-not-a-database",
            Self::Foreign { .. } => "store-foreign",
            Self::Newer { .. } => "store-newer",
            Self::Older { .. } => "store-older",
            Self::OldSqlite { .. } => "store-old-sqlite",
            Self::ReadOnlyMedium { .. } => "store-read-only",
            Self::Busy { .. } => "store-busy",
            Self::Shortened { .. } => "store-shortened",
            Self::Edited { .. } => "store-edited",
            Self::Swallowed { .. } => "store-swallowed",
            Self::Special { .. } => "store-special",
            Self::Linked { .. } => "store-linked",
            Self::Unfinished { .. } => "store-unfinished",
            Self::Mixed { .. } => "store-mixed",
            Self::Open { .. } => "store-open",
            Self::Replaced { .. } => "store-replaced",
            Self::Moved { .. } => "store-moved",
            Self::Unknown { .. } => "store-unknown",
            Self::NoMatch { .. } => "store-no-match",
            Self::TooShort { .. } => "store-too-short",
            Self::Ambiguous { .. } => "store-ambiguous",
            Self::NotAnId { .. } => "store-not-an-id",
            Self::Gap { .. } => "store-gap",
            Self::Exists { .. } => "store-exists",
            Self::DiskFull { .. } => "store-disk-full",
            Self::Io { .. } => "store-io",
            Self::Damaged { .. } => "store-damaged",
            Self::Sqlite { .. } => "store-sqlite",
        }
    }

    /// What the message needs, by name.
    pub fn args(&self) -> Vec<(&'static str, String)> {
        let file = |path: &Path| ("path", path.display().to_string());
        match self {
            Self::Missing { path }
            | Self::NotADatabase { path }
            | Self::ReadOnlyMedium { path }
            | Self::Busy { path }
            | Self::Exists { path }
            | Self::Swallowed { path }
            | Self::Special { path }
            | Self::Linked { path }
            | Self::Open { path }
            | Self::Replaced { path }
            | Self::DiskFull { path } => vec![file(path)],
            Self::Unfinished { path, beside } | Self::Mixed { path, beside } => {
                vec![file(path), ("beside", beside.display().to_string())]
            }
            Self::Edited { id, seq } => vec![("match", id.clone()), ("row", seq.to_string())],
            Self::Foreign { path, application_id } => {
                vec![file(path), ("application", format!("{application_id:#010x}"))]
            }
            Self::Newer { path, found, known } | Self::Older { path, found, known } => {
                vec![file(path), ("found", found.to_string()), ("known", known.to_string())]
            }
            Self::OldSqlite { found, least } => {
                vec![("found", found.clone()), ("least", least.clone())]
            }
            Self::Moved { id, expected, found }
            | Self::Shortened { id, expected, found }
            | Self::Gap { id, expected, found } => {
                vec![("match", id.clone()), ("expected", expected.to_string()), ("found", found.to_string())]
            }
            Self::Unknown { id } => vec![("match", id.clone())],
            Self::NoMatch { text } | Self::NotAnId { text } => vec![("text", text.clone())],
            Self::TooShort { text, least } => {
                vec![("text", text.clone()), ("least", least.to_string())]
            }
            Self::Ambiguous { text, ids } => vec![("text", text.clone()), ("ids", ids.join(", "))],
            Self::Io { path, detail } => vec![file(path), ("detail", detail.clone())],
            Self::Damaged { path, detail } => {
                vec![file(path), ("detail", detail.clone()), ("what", what_is_damaged(detail).to_owned())]
            }
            Self::Sqlite { path, code, detail } => {
                vec![file(path), ("code", code.to_string()), ("detail", detail.clone())]
            }
        }
    }

    /// What SQLite said about the file at `path`.
    pub(super) fn from_sqlite(error: &rusqlite::Error, path: &Path) -> Self {
        let path = path.to_path_buf();
        let detail = error.to_string();
        if matches!(error, rusqlite::Error::StatementChangedRows(_)) {
            return Self::Swallowed { path };
        }
        let code = error.sqlite_error().map_or(0, |e| e.extended_code);
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => Self::NotADatabase { path },
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged { path, detail },
            Some(ErrorCode::ReadOnly) => Self::ReadOnlyMedium { path },
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy { path },
            Some(ErrorCode::DiskFull) => Self::DiskFull { path },
            // The index of the write-ahead log found no room beside the file.
            Some(ErrorCode::SystemIoFailure) if code == ffi::SQLITE_IOERR_SHMSIZE => Self::DiskFull { path },
            Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
                Self::Io { path, detail }
            }
            // No code of SQLite: a value that is not what its column holds.
            None => Self::Damaged { path, detail },
            Some(ErrorCode::Unknown) if is_schema(error) => Self::Damaged { path, detail },
            _ => Self::Sqlite { path, code, detail },
        }
    }

    /// What the system said about a folder in which something is to be written.
    pub(super) fn no_folder(error: &io::Error, folder: &Path) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::Io { path: folder.to_path_buf(), detail: error.to_string() },
            _ => Self::from_io(error, folder),
        }
    }

    /// What the system said about the file at `path`.
    pub(super) fn from_io(error: &io::Error, path: &Path) -> Self {
        let path = path.to_path_buf();
        let detail = error.to_string();
        match error.kind() {
            io::ErrorKind::NotFound => Self::Missing { path },
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                Self::ReadOnlyMedium { path }
            }
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull { path },
            io::ErrorKind::AlreadyExists if path.exists() => Self::Exists { path },
            _ => Self::Io { path, detail },
        }
    }
}

impl From<Unwritten> for StoreError {
    fn from(unwritten: Unwritten) -> Self {
        match unwritten {
            Unwritten::Database(path) | Unwritten::Exists(path) => Self::Exists { path },
            Unwritten::Special(path) => Self::Special { path },
            Unwritten::Io { path, error } => Self::from_io(&error, &path),
        }
    }
}

/// One row was asked for: was it written? A trigger of another program may have swallowed it.
pub(super) fn asked(changed: usize) -> rusqlite::Result<()> {
    if changed == 1 { Ok(()) } else { Err(rusqlite::Error::StatementChangedRows(changed)) }
}

/// Whether a table or a column is not there, or not what it was: another program has taken it away, or altered it.
pub(super) fn is_schema(error: &rusqlite::Error) -> bool {
    let said = error.to_string();
    let altered = [
        "no such table",
        "no such column",
        "has no column",
        "columns but",
        "because it is a view",
        "cannot store",
        "unsupported file format",
    ];
    altered.iter().any(|words| said.contains(words))
}

/// What stops a piece of work on a connection, before the path of the file is known.
pub(super) enum Stop {
    /// SQLite refused.
    Sql(rusqlite::Error),
    /// The store refuses.
    Store(StoreError),
}

impl Stop {
    /// The same, about the file at `path`.
    pub(super) fn at(self, path: &Path) -> StoreError {
        match self {
            Self::Sql(error) => StoreError::from_sqlite(&error, path),
            Self::Store(error) => error,
        }
    }
}

impl From<rusqlite::Error> for Stop {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sql(error)
    }
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// What a message chooses its words by: what SQLite says of pages that are not there says nothing to people, and says it in English.
pub(super) fn what_is_damaged(detail: &str) -> &'static str {
    if detail.contains("disk image is malformed") { "pages" } else { "other" }
}
