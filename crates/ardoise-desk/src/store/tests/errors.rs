//! Errors carry what their messages need.

use super::*;

#[test]
fn every_error_says_what_its_message_needs() {
    let path = || PathBuf::from("a.db");
    let text = || "x".to_owned();
    let all = [
        StoreError::Missing { path: path() },
        StoreError::NotADatabase { path: path() },
        StoreError::Foreign { path: path(), application_id: 7 },
        StoreError::Newer { path: path(), found: 2, known: 1 },
        StoreError::Older { path: path(), found: 1, known: 2 },
        StoreError::OldSqlite { found: text(), least: text() },
        StoreError::ReadOnlyMedium { path: path() },
        StoreError::Busy { path: path() },
        StoreError::Moved { id: text(), expected: 1, found: 2 },
        StoreError::Unknown { id: text() },
        StoreError::NoMatch { text: text() },
        StoreError::TooShort { text: text(), least: 4 },
        StoreError::Ambiguous { text: text(), ids: vec![text()] },
        StoreError::NotAnId { text: text() },
        StoreError::Gap { id: text(), expected: 1, found: 2 },
        StoreError::Exists { path: path() },
        StoreError::DiskFull { path: path() },
        StoreError::Io { path: path(), detail: text() },
        StoreError::Damaged { path: path(), detail: text() },
        StoreError::Sqlite { path: path(), code: 1, detail: text() },
    ];
    let ids: std::collections::BTreeSet<_> = all.iter().map(StoreError::id).collect();
    assert_eq!(ids.len(), all.len());
    for error in &all {
        assert!(error.args().iter().all(|(_, value)| !value.is_empty()), "{error:?}");
        // The program knows by that what the database did not do.
        assert!(error.id().starts_with("store-"), "{error:?}");
    }
}

#[test]
fn a_disk_without_room_is_told_as_one_even_when_the_database_is_only_read() {
    let full = rusqlite::Error::SqliteFailure(
        rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_IOERR_SHMSIZE),
        Some("disk I/O error".to_owned()),
    );
    let path = PathBuf::from("a.db");
    assert_eq!(StoreError::from_sqlite(&full, &path), StoreError::DiskFull { path });
}
