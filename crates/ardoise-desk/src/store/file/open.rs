//! Opening a database: the file, its marks, and what to do where nothing can be written.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, ffi};

use crate::files;
use crate::store::Store;
use crate::store::error::{Result, Stop, StoreError};
use crate::store::file::path::{Own, index_of, journal_of, log_of, plain, uri};
use crate::store::file::{migrate, tally};

/// What the caller wants to do with the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Look only: the file must exist.
    ReadOnly,
    /// Look and write: the file and its folders are created on first use.
    ReadWrite,
}

/// The least version of the SQLite library.
const LEAST_SQLITE: i32 = 3_050_000;

/// How long to wait for another program.
pub(in crate::store) const PATIENCE: Duration = Duration::from_millis(8000);

impl Store {
    /// Opens the database at `path`.
    ///
    /// With [`Access::ReadWrite`] on a file, folder or disk that cannot be written, what is there can still be read, and
    /// writing gives [`StoreError::ReadOnlyMedium`].
    pub fn open(path: &Path, access: Access) -> Result<Store> {
        if rusqlite::version_number() < LEAST_SQLITE {
            return Err(StoreError::OldSqlite {
                found: rusqlite::version().to_owned(),
                least: "3.50".to_owned(),
            });
        }
        ordinary(path)?;
        let opened = match access {
            Access::ReadOnly => open_to_read(path),
            Access::ReadWrite => open_to_write(path),
        };
        opened.map_err(|stop| stop.at(path))
    }
}

/// What was recorded last and still stands only in the write-ahead log beside a closed database, because there is no room to put it
/// into the file: the name of the log. None where the file is whole by itself, or another program has it open.
#[must_use]
pub fn left_beside(path: &Path) -> Option<PathBuf> {
    let log = log_of(path);
    if std::fs::metadata(&log).map_or(0, |log| log.len()) == 0 {
        return None;
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(plain(path), flags).ok()?;
    alone(&conn).ok()?;
    let put = conn.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    let no_room = |error| is_full(&error) || is(&error, ErrorCode::SystemIoFailure);
    put.is_err_and(no_room).then_some(log)
}

/// Has another program a database open? Of a file that is none, nobody knows.
pub(in crate::store) fn is_in_use(path: &Path) -> bool {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let asked = || {
        let conn = Connection::open_with_flags(plain(path), flags)?;
        // What stands beside it stays as it is.
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        alone(&conn)
    };
    asked().is_err_and(|error| is(&error, ErrorCode::DatabaseBusy))
}

/// Reads a database alone, or not at all: with others its write-ahead log stays beside the file as long as they have it open.
fn alone(conn: &Connection) -> rusqlite::Result<()> {
    conn.busy_timeout(Duration::ZERO)?;
    conn.pragma_update(None, "locking_mode", "exclusive")?;
    conn.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))
}

fn open_to_write(path: &Path) -> Result<Store, Stop> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    if !path.exists() {
        made(path).map_err(|error| StoreError::from_io(&error, path))?;
    }
    let mut conn = match Connection::open_with_flags(plain(path), flags) {
        Err(error) if is(&error, ErrorCode::CannotOpen) => {
            room_for_files(path)?;
            return open_to_read(path);
        }
        other => other?,
    };
    settle(&mut conn)?;
    if conn.is_readonly("main")? {
        drop(conn);
        return open_to_read(path).map_err(|stop| match stop {
            Stop::Store(StoreError::Missing { path } | StoreError::Older { path, .. }) => {
                StoreError::ReadOnlyMedium { path }.into()
            }
            other => other,
        });
    }
    as_writable(path);
    let indexed = index_of(path).exists();
    let marks = match marks(&conn) {
        // Without the files beside it, a database with a write-ahead log can only be read in another way.
        Err(error) if is_forbidden(&error) => {
            room_for_files(path)?;
            drop(conn);
            return open_to_read(path);
        }
        Err(error) => {
            drop(conn);
            if !indexed && is_full(&error) {
                tidied(path);
            }
            return Err(error.into());
        }
        Ok(marks) => marks,
    };
    let ready = ready(&conn, path, marks)?;
    let migrated = matches!(ready, Ready::Older);
    match ready {
        Ready::Current => {}
        Ready::Empty => patiently(|| {
            conn.pragma_update(None, "journal_mode", "wal")?;
            migrate::create(&conn)
        })?,
        Ready::Older => migrate::migrate(&conn, path)?,
    }
    bears_one_name(path)?;
    // Somebody else's file stays as he left it.
    let _ = files::keep_private(path);
    durable(&conn)?;
    store(conn, path, false, migrated)
}

/// The store on a connection that is ready, unless the log beside the file is of another time.
fn store(conn: Connection, path: &Path, read_only: bool, migrated: bool) -> Result<Store, Stop> {
    if tally::is_mixed(&conn, path)? {
        // What closes last would otherwise lay the log over the file.
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        return Err(StoreError::Mixed { path: path.to_path_buf(), beside: log_of(path) }.into());
    }
    Ok(unmixed(conn, path, read_only, migrated))
}

/// A database that lives as long as it is open: for tests that need very many.
#[cfg(test)]
pub(crate) fn in_memory() -> Store {
    let mut conn = Connection::open_in_memory().expect("memory");
    settle(&mut conn).expect("settings");
    migrate::create(&conn).expect("the schema");
    unmixed(conn, Path::new(":memory:"), false, false)
}

#[cfg(test)]
impl Store {
    /// Another program writes into the log of a match.
    pub(crate) fn edited(&self, id: &str) {
        let edit = "DROP TRIGGER event_kept; UPDATE event SET author = 'x' WHERE match = '";
        self.conn.execute_batch(&format!("{edit}{id}'")).expect("an edit");
    }
}

fn unmixed(conn: Connection, path: &Path, read_only: bool, migrated: bool) -> Store {
    Store {
        conn,
        path: path.to_path_buf(),
        own: Own::at(path),
        read_only,
        still: false,
        together: false,
        migrated,
        answered: RefCell::default(),
        anyway: false,
        recorded: Arc::default(),
    }
}

/// Makes an empty file and the folders above it, for their owner alone. SQLite gives the files beside it the same readers.
fn made(path: &Path) -> std::io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| *folder != Path::new("")) {
        files::private_folder(folder)?;
    }
    let mut options = fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Refuses what is no ordinary file: to open a pipe would wait for ever.
pub(in crate::store) fn special(path: &Path) -> Result<()> {
    match fs::metadata(path) {
        Ok(known) if !known.is_file() => Err(StoreError::Special { path: path.to_path_buf() }),
        // What cannot be asked is told when it is opened.
        _ => Ok(()),
    }
}

/// The same of a file and of what stands where SQLite looks beside it.
pub(in crate::store) fn ordinary(path: &Path) -> Result<()> {
    [path.to_path_buf(), log_of(path), index_of(path), journal_of(path)]
        .iter()
        .try_for_each(|file| special(file))
}

/// Refuses to write to a file that has two names: each name has a write-ahead log of its own.
fn bears_one_name(path: &Path) -> Result<()> {
    #[cfg(unix)]
    if fs::metadata(path).is_ok_and(|known| std::os::unix::fs::MetadataExt::nlink(&known) > 1) {
        return Err(StoreError::Linked { path: path.to_path_buf() });
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Opens the database to be read. What a program that was killed has left beside it is put in order where that can be
/// written, as whoever writes next would do; of what is recorded, nothing is changed.
pub(in crate::store) fn open_to_read(path: &Path) -> Result<Store, Stop> {
    let Look { conn, marks, still } = looked_at(path, Whose::Ours)?;
    let mut store = match ready(&conn, path, marks)? {
        Ready::Current => store(conn, path, true, false)?,
        Ready::Empty => return Err(StoreError::Missing { path: path.to_path_buf() }.into()),
        Ready::Older => {
            drop(conn);
            migrated(path, marks.1)?
        }
    };
    store.still = still;
    store.conn.pragma_update(None, "query_only", true)?;
    Ok(store)
}

/// Opens the database of somebody else to be read: its file is not written, whatever state it is in, and nothing stays
/// beside it that was not there. None where it is of an earlier schema.
pub(in crate::store) fn open_strictly(path: &Path) -> Result<Option<Store>, Stop> {
    let Look { conn, marks, still } = looked_at(path, Whose::Others)?;
    match ready(&conn, path, marks)? {
        Ready::Current => {
            let mut store = store(conn, path, true, false)?;
            store.still = still;
            store.conn.pragma_update(None, "query_only", true)?;
            Ok(Some(store))
        }
        Ready::Empty => Err(StoreError::Missing { path: path.to_path_buf() }.into()),
        Ready::Older => Ok(None),
    }
}

/// Whose database is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::store) enum Whose {
    /// Ours: what is left beside it may be brought into the file.
    Ours,
    /// Somebody else's: what is left beside it stays.
    Others,
}

/// A database that is looked at.
pub(in crate::store) struct Look {
    /// The connection.
    pub(in crate::store) conn: Connection,
    /// Its marks.
    marks: (i32, i64),
    /// Is it read as something that nobody changes?
    still: bool,
}

/// A connection that reads a database, in the way that leaves nothing beside it.
///
/// SQLite takes the files of the write-ahead log away when the last connection closes, but only one that could write. Where
/// the file cannot be written it would leave them, with the rights of the file, and nobody could write there later.
pub(in crate::store) fn looked_at(path: &Path, whose: Whose) -> Result<Look, Stop> {
    /// One thread of this program after the other: where there is no room, two would wait for each other, or leave what the other
    /// has begun.
    static ONE_BY_ONE: Mutex<()> = Mutex::new(());
    let _alone = ONE_BY_ONE.lock().unwrap_or_else(PoisonError::into_inner);
    let holds = |beside: &Path| fs::metadata(beside).map_or(0, |known| known.len()) > 0;
    let (log, index) = (log_of(path), index_of(path));
    let (logged, indexed) = (log.exists(), index.exists());
    // A journal of a write that was broken off would be taken back: that is writing.
    let access = match whose {
        Whose::Others if holds(&journal_of(path)) => OpenFlags::SQLITE_OPEN_READ_ONLY,
        _ => OpenFlags::SQLITE_OPEN_READ_WRITE,
    };
    let flags = access | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut conn = Connection::open_with_flags(plain(path), flags).map_err(|error| {
        let asked = fs::File::open(path);
        match asked.err() {
            Some(e) if e.kind() == std::io::ErrorKind::PermissionDenied => {
                StoreError::Io { path: path.to_path_buf(), detail: e.to_string() }.into()
            }
            Some(e) => StoreError::from_io(&e, path).into(),
            None => Stop::Sql(error),
        }
    })?;
    settle(&mut conn)?;
    if conn.is_readonly("main")? && access == OpenFlags::SQLITE_OPEN_READ_WRITE {
        // Both files are there: somebody is at work, or was. To read them adds none.
        if !(logged && indexed) {
            drop(conn);
            return frozen(path);
        }
    } else if whose == Whose::Others && holds(&log) {
        if !indexed {
            drop(conn);
            return carried(path);
        }
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    }
    match marks(&conn) {
        Ok(marks) => Ok(Look { conn, marks, still: false }),
        Err(error) if no_room_beside(&error) => {
            drop(conn);
            if !indexed {
                tidied(path);
            }
            if holds(&log) { carried(path) } else { frozen(path) }
        }
        Err(error) => Err(error.into()),
    }
}

/// A database with what its write-ahead log holds, in memory: where the index of the log has no room beside it, or is not to
/// be made there. It is read while nobody else has it open, and nothing is written.
fn carried(path: &Path) -> Result<Look, Stop> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let unfinished = || StoreError::Unfinished { path: path.to_path_buf(), beside: log_of(path) };
    // Whoever finds another program there lets go of everything before he looks again.
    let alone = || {
        let here = Connection::open_with_flags(plain(path), flags)?;
        here.busy_timeout(Duration::ZERO)?;
        if here.is_readonly("main")? {
            return Ok(None);
        }
        here.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        // The index of the log is then kept in memory.
        let _: String = here.query_row("PRAGMA locking_mode = exclusive", [], |row| row.get(0))?;
        marks(&here)?;
        Ok(Some(here))
    };
    let here = match patiently(alone) {
        Err(error) if no_room_beside(&error) => return Err(unfinished().into()),
        here => here?.ok_or_else(unfinished)?,
    };
    let mut memory = Connection::open_in_memory()?;
    match Backup::new(&here, &mut memory)?.step(-1)? {
        StepResult::Done => {}
        _ => return Err(StoreError::Busy { path: path.to_path_buf() }.into()),
    }
    settle(&mut memory)?;
    let marks = marks(&memory)?;
    Ok(Look { conn: memory, marks, still: true })
}

/// Takes away what was begun beside a database where there was no room for it, if nobody else has it open.
fn tidied(path: &Path) {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let Ok(conn) = Connection::open_with_flags(plain(path), flags) else { return };
    if fs::metadata(log_of(path)).is_ok_and(|log| log.len() > 0) {
        // What the log holds stays in it.
        let _ = conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
    }
    let alone = conn.query_row("PRAGMA locking_mode = exclusive", [], |row| row.get::<_, String>(0));
    // What is read holds the lock that lets nobody else in until the connection closes.
    if alone.is_ok() && marks(&conn).is_ok() {
        let _ = fs::remove_file(index_of(path));
    }
}

/// The files beside a database that its owner may write are as writable: they were made while it was not, and would keep
/// everybody from writing.
fn as_writable(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let Ok(own) = fs::metadata(path) else { return };
        for beside in [log_of(path), index_of(path)] {
            let known = fs::metadata(&beside).ok();
            let barred = known.filter(|known| known.uid() == own.uid() && known.mode() & 0o200 == 0);
            if barred.is_some() && own.mode() & 0o200 != 0 {
                // Where that is refused, opening says why.
                let _ = fs::set_permissions(&beside, own.permissions());
            }
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// The store on a connection to a file that nobody changes.
pub(in crate::store) fn ready_to_read(mut conn: Connection, path: &Path) -> Result<Store, Stop> {
    settle(&mut conn)?;
    let marks = marks(&conn)?;
    let found = marks.1;
    match ready(&conn, path, marks)? {
        Ready::Current => Ok(unmixed(conn, path, true, false)),
        Ready::Empty => Err(StoreError::Missing { path: path.to_path_buf() }.into()),
        Ready::Older => {
            Err(StoreError::Older { path: path.to_path_buf(), found, known: migrate::VERSION }.into())
        }
    }
}

/// Brings an older database up to date, then opens it to be read.
fn migrated(path: &Path, found: i64) -> Result<Store, Stop> {
    let older = || StoreError::Older { path: path.to_path_buf(), found, known: migrate::VERSION };
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut conn = Connection::open_with_flags(plain(path), flags).map_err(|_| older())?;
    settle(&mut conn)?;
    if conn.is_readonly("main")? {
        return Err(older().into());
    }
    migrate::migrate(&conn, path).map_err(|stop| match stop {
        Stop::Sql(error) if no_room_beside(&error) => older().into(),
        Stop::Store(StoreError::ReadOnlyMedium { .. }) => older().into(),
        other => other,
    })?;
    drop(conn);
    let mut store = open_to_read(path)?;
    store.migrated = true;
    Ok(store)
}

/// Opens a database in a folder where nothing can be written, as a file that does not change.
///
/// Neither the write-ahead log nor a journal of a write that was broken off is read then: one that holds something must
/// not be passed over in silence.
fn frozen(path: &Path) -> Result<Look, Stop> {
    for beside in [log_of(path), journal_of(path)] {
        if fs::metadata(&beside).is_ok_and(|left| left.len() > 0) {
            return Err(StoreError::Unfinished { path: path.to_path_buf(), beside }.into());
        }
    }
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let mut conn = Connection::open_with_flags(format!("{}?immutable=1", uri(path)), flags)?;
    settle(&mut conn)?;
    let marks = marks(&conn)?;
    Ok(Look { conn, marks, still: true })
}

/// No database has fewer bytes.
const SHORTEST: u64 = 512;

/// What an opened file needs before it can be used.
enum Ready {
    /// Nothing.
    Current,
    /// The schema.
    Empty,
    /// Migrations.
    Older,
}

fn ready(conn: &Connection, path: &Path, marks: (i32, i64)) -> Result<Ready, Stop> {
    let path = || path.to_path_buf();
    let (mut application_id, mut version) = marks;
    if application_id != migrate::APPLICATION_ID {
        // Another program may be creating it at this moment: look again, at one moment.
        let look = conn.unchecked_transaction()?;
        (application_id, version) = self::marks(&look)?;
        if application_id == 0 && version == 0 && migrate::is_empty(&look)? {
            // SQLite takes a file that is shorter than any database for an empty one.
            return match fs::metadata(path()).map_or(0, |file| file.len()) {
                1..SHORTEST => Err(StoreError::NotADatabase { path: path() }.into()),
                _ => Ok(Ready::Empty),
            };
        }
        if application_id != migrate::APPLICATION_ID {
            return Err(StoreError::Foreign { path: path(), application_id }.into());
        }
    }
    match version {
        migrate::VERSION => Ok(Ready::Current),
        newer if newer > migrate::VERSION => {
            Err(StoreError::Newer { path: path(), found: newer, known: migrate::VERSION }.into())
        }
        _ => Ok(Ready::Older),
    }
}

/// The application id and the schema version: the first thing read from the file.
pub(in crate::store) fn marks(conn: &Connection) -> rusqlite::Result<(i32, i64)> {
    Ok((migrate::application_id(conn)?, migrate::version(conn)?))
}

/// Settings of every connection; none of them touches the file.
fn settle(conn: &mut Connection) -> rusqlite::Result<()> {
    conn.busy_handler(Some(wait))?;
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_FKEY, true)?;
    // A statement is made once, not again for every value it is given: no index here is chosen by a value.
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    // Bringing many logs in asks for more than a few different statements, again and again.
    conn.set_prepared_statement_cache_capacity(64);
    Ok(())
}

/// Waits a little for another program; gives up after [`PATIENCE`].
fn wait(tries: i32) -> bool {
    pause(tries).inspect(|pause| thread::sleep(*pause)).is_some()
}

/// How long to wait before looking again, after so many times; no longer where [`PATIENCE`] is at its end.
///
/// SQLite's own handler looks ever more seldom, so that newcomers overtake who waits longest. This one looks ever more
/// often: of eight programs that write without a pause, each has its turn.
pub(in crate::store) fn pause(tries: i32) -> Option<Duration> {
    const STEPS: [(u64, u64); 3] = [(4, 100), (2, 200), (1, 7700)];
    let mut left = u64::try_from(tries).unwrap_or(0);
    for (pause, whole) in STEPS {
        match left.checked_sub(whole / pause) {
            Some(more) => left = more,
            None => return Some(Duration::from_millis(pause)),
        }
    }
    None
}

/// Settings of a connection that writes: what is acknowledged survives a power cut.
fn durable(conn: &Connection) -> rusqlite::Result<()> {
    let mode: String = conn.query_row("PRAGMA journal_mode", [], |row| row.get(0))?;
    if mode != "wal" {
        patiently(|| conn.pragma_update(None, "journal_mode", "wal"))?;
    }
    conn.pragma_update(None, "synchronous", "full")?;
    if cfg!(target_os = "macos") {
        conn.pragma_update(None, "fullfsync", true)?;
    }
    Ok(())
}

/// Tries again for a while: SQLite does not wait by itself when two programs create one database at once.
fn patiently<T>(mut work: impl FnMut() -> rusqlite::Result<T>) -> rusqlite::Result<T> {
    const PAUSE: Duration = Duration::from_millis(10);
    for _ in 0..PATIENCE.as_millis() / PAUSE.as_millis() {
        match work() {
            Err(error) if is(&error, ErrorCode::DatabaseBusy) => thread::sleep(PAUSE),
            other => return other,
        }
    }
    work()
}

/// Whether the files of the write-ahead log cannot be made beside the database.
fn no_room_beside(error: &rusqlite::Error) -> bool {
    is_forbidden(error) || is_full(error)
}

/// Is it forbidden to make them?
fn is_forbidden(error: &rusqlite::Error) -> bool {
    is(error, ErrorCode::CannotOpen) || is(error, ErrorCode::ReadOnly)
}

/// SQLite says the same of a file that it may not open and of one for which the program has too many open already; only
/// the second is no matter of rights.
fn room_for_files(path: &Path) -> Result<()> {
    const TOO_MANY: [Option<i32>; 2] = [Some(23), Some(24)];
    match fs::File::open(files::folder_of(path)) {
        Err(error) if cfg!(unix) && TOO_MANY.contains(&error.raw_os_error()) => {
            Err(StoreError::from_io(&error, path))
        }
        _ => Ok(()),
    }
}

/// Is the disk full?
fn is_full(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map_or(0, |error| error.extended_code);
    is(error, ErrorCode::DiskFull)
        || matches!(code, ffi::SQLITE_IOERR_SHMSIZE | ffi::SQLITE_IOERR_SHMOPEN | ffi::SQLITE_IOERR_SHMMAP)
}

fn is(error: &rusqlite::Error, code: ErrorCode) -> bool {
    error.sqlite_error_code() == Some(code)
}
