//! Files: new, foreign, later, read-only, full; backups.

use std::time::Duration;

use super::*;
use crate::store::file::migrate;
use crate::store::file::open::{PATIENCE, pause};

fn open(path: &Path) -> Result<Store> {
    Store::open(path, Access::ReadWrite)
}

fn look(path: &Path) -> Result<Store> {
    Store::open(path, Access::ReadOnly)
}

#[test]
fn the_first_use_creates_file_and_folders() {
    let scratch = Scratch::new();
    let path = scratch.0.join("é ?%20#/b/ardoise.db");
    assert_eq!(look(&path).unwrap_err(), StoreError::Missing { path: path.clone() });
    played(&mut open(&path).unwrap(), IDS[0], 1, 1);
    assert_eq!(look(&path).unwrap().head(IDS[0]).unwrap(), 2);

    let empty = scratch.0.join("empty.db");
    fs::write(&empty, "").unwrap();
    assert_eq!(look(&empty).unwrap_err(), StoreError::Missing { path: empty.clone() });
    assert_eq!(open(&empty).unwrap().verify().unwrap(), []);

    let blocked = empty.join("under-a-file.db");
    assert!(open(&blocked).is_err());
}

#[test]
fn several_may_create_it_at_once() {
    let scratch = Scratch::new();
    let path = scratch.db();
    let all: Vec<_> = (0..6)
        .map(|_| {
            let path = path.clone();
            std::thread::spawn(move || open(&path).map(drop))
        })
        .collect();
    for one in all {
        one.join().unwrap().unwrap();
    }
    assert_eq!(scratch.store().verify().unwrap(), []);
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let scratch = Scratch::new();
    let text = "this is a letter, not a database; ".repeat(100);
    fs::write(scratch.db(), &text).unwrap();
    let refused = StoreError::NotADatabase { path: scratch.db() };
    assert_eq!(open(&scratch.db()).unwrap_err(), refused);
    assert_eq!(look(&scratch.db()).unwrap_err(), refused);
    assert_eq!(fs::read_to_string(scratch.db()).unwrap(), text);
}

#[test]
fn the_database_of_another_program_is_left_alone() {
    let scratch = Scratch::new();
    scratch.sqlite().execute_batch("CREATE TABLE bookmark (url TEXT)").unwrap();
    let foreign = |application_id| StoreError::Foreign { path: scratch.db(), application_id };
    assert_eq!(open(&scratch.db()).unwrap_err(), foreign(0));
    scratch.sqlite().execute_batch("PRAGMA application_id = 7").unwrap();
    let before = fs::read(scratch.db()).unwrap();
    assert_eq!(open(&scratch.db()).unwrap_err(), foreign(7));
    assert_eq!(look(&scratch.db()).unwrap_err(), foreign(7));
    assert_eq!(fs::read(scratch.db()).unwrap(), before);
}

#[test]
fn a_later_schema_is_left_alone() {
    let scratch = Scratch::new();
    drop(scratch.store());
    scratch.sqlite().execute_batch("PRAGMA user_version = 99").unwrap();
    let newer = StoreError::Newer { path: scratch.db(), found: 99, known: migrate::VERSION };
    assert_eq!(open(&scratch.db()).unwrap_err(), newer);
    assert_eq!(look(&scratch.db()).unwrap_err(), newer);
}

#[test]
fn a_lock_held_for_long_is_told() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    let other = scratch.sqlite();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    // How long is waited stands below; here nobody waits.
    store.conn.busy_handler(Some(|tries| tries < 3)).unwrap();
    let busy = store.create_match(IDS[0], &opening(), 1, "anne", &projection(0)).unwrap_err();
    assert_eq!(busy, StoreError::Busy { path: scratch.db() });
    other.execute_batch("COMMIT").unwrap();
    store.create_match(IDS[0], &opening(), 1, "anne", &projection(0)).unwrap();
}

#[test]
fn another_program_is_waited_for_ever_more_closely_and_not_for_ever() {
    let pauses: Vec<_> = (0..).map_while(pause).collect();
    assert_eq!(pauses.iter().sum::<Duration>(), PATIENCE);
    assert!(pauses.is_sorted_by(|before, after| before >= after));
    assert_eq!(pause(i32::MAX), None);
}

#[test]
fn no_room_left_writes_nothing() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    played(&mut store, IDS[0], 1, 1);
    store.conn.pragma_update(None, "max_page_count", 12).unwrap();
    let full = StoreError::DiskFull { path: scratch.db() };
    let many: Vec<_> = (0..2000).map(|_| row("play", Some(1))).collect();
    assert_eq!(store.append(IDS[0], 2, &many, 9, "anne", &projection(2)).unwrap_err(), full);
    let ignored = store.together(|store| {
        played(store, IDS[1], 1, 5);
        assert_eq!(store.append(IDS[0], 2, &many, 9, "anne", &projection(2)).unwrap_err(), full);
        store.create_match(IDS[2], &opening(), 6, "anne", &projection(0)).map(drop)
    });
    let ids = scratch.store().ids().unwrap();
    assert!(ids == [IDS[0]] || (ids == IDS && ignored.is_ok()), "{ids:?}");
    assert_eq!(store.head(IDS[0]).unwrap(), 2);
    assert_eq!(store.projection(IDS[0]).unwrap(), Some(projection(1)));
    assert_eq!(store.verify().unwrap(), []);
}

#[test]
fn a_store_opened_to_be_read_writes_nothing() {
    let scratch = Scratch::new();
    played(&mut scratch.store(), IDS[0], 1, 1);
    let mut store = look(&scratch.db()).unwrap();
    assert!(store.is_read_only());
    assert_eq!(store.head(IDS[0]).unwrap(), 2);
    let refused = StoreError::ReadOnlyMedium { path: scratch.db() };
    let rows = [row("play", Some(2))];
    assert_eq!(store.append(IDS[0], 2, &rows, 9, "anne", &projection(2)).unwrap_err(), refused);
    assert_eq!(store.together(|_| Ok::<_, StoreError>(())).unwrap_err(), refused);
}

/// The three ways in which nothing can be written. Does nothing for a user whom permissions do not stop.
#[cfg(unix)]
#[test]
fn what_cannot_be_written_can_still_be_read() {
    use std::os::unix::fs::PermissionsExt;
    let allow = |path: &Path, mode: u32| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    let read = |path: &Path, access: Access| {
        let mut store = Store::open(path, access).unwrap();
        assert!(store.is_read_only());
        assert_eq!(store.read(IDS[0]).unwrap().len(), 4);
        let refused =
            store.append(IDS[0], 4, &[row("play", Some(4))], 9, "anne", &projection(4)).unwrap_err();
        assert_eq!(refused, StoreError::ReadOnlyMedium { path: path.to_path_buf() });
    };
    for (lone, file, folder) in
        [(false, 0o444, 0o755), (false, 0o444, 0o555), (true, 0o444, 0o555), (true, 0o644, 0o555)]
    {
        let scratch = Scratch::new();
        let mut store = scratch.store();
        played(&mut store, IDS[0], 3, 1);
        // As a program that is killed: the log stays.
        std::mem::forget(store);
        let (log, index) = (scratch.0.join("ardoise.db-wal"), scratch.0.join("ardoise.db-shm"));
        if lone {
            scratch.sqlite().execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
            let _ = (fs::remove_file(&log), fs::remove_file(&index));
        } else {
            assert!(fs::metadata(&log).unwrap().len() > 0);
            [&log, &index].into_iter().for_each(|path| allow(path, file));
        }
        allow(&scratch.db(), file);
        allow(&scratch.0, folder);
        let forbidden = match folder {
            0o555 => fs::write(scratch.0.join("probe"), "").is_err(),
            _ => fs::OpenOptions::new().append(true).open(scratch.db()).is_err(),
        };
        if forbidden {
            read(&scratch.db(), Access::ReadOnly);
            read(&scratch.db(), Access::ReadWrite);
            let absent = scratch.0.join("absent.db");
            if folder == 0o555 {
                assert_eq!(open(&absent).unwrap_err(), StoreError::ReadOnlyMedium { path: absent.clone() });
            }
        }
        allow(&scratch.0, 0o755);
    }
}

#[test]
fn a_backup_is_whole_and_never_replaces_a_file() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    played(&mut store, IDS[0], 3, 1);
    let to = scratch.0.join("copy.db");
    store.backup(&to).unwrap();
    assert_eq!(store.backup(&to).unwrap_err(), StoreError::Exists { path: to.clone() });
    let nowhere = scratch.0.join("no/folder/copy.db");
    assert!(
        matches!(store.backup(&nowhere), Err(StoreError::Io { path, .. }) if path == scratch.0.join("no/folder"))
    );
    let beside = fs::read_dir(&scratch.0)
        .unwrap()
        .filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().starts_with("copy.db"));
    assert_eq!(beside.count(), 1);
    played(&mut store, IDS[1], 1, 1);
    let mut copy = open(&to).unwrap();
    assert_eq!(copy.ids().unwrap(), [IDS[0]]);
    assert_eq!(copy.projection(IDS[0]).unwrap(), Some(projection(3)));
    played(&mut copy, IDS[2], 1, 1);
    assert_eq!(copy.verify().unwrap(), []);
}
