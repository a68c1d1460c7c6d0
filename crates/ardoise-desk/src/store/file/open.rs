//! Opening a database: the file, its marks, and what to do where nothing can be written.

use std::cell::RefCell;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::files;
use crate::store::Store;
use crate::store::error::{Result, Stop, StoreError};
use crate::store::file::path::{journal_of, log_of, plain, uri};
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
        special(path)?;
        let opened = match access {
            Access::ReadOnly => open_to_read(path),
            Access::ReadWrite => open_to_write(path),
        };
        opened.map_err(|stop| stop.at(path))
    }
}

fn open_to_write(path: &Path) -> Result<Store, Stop> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    if !path.exists() {
        made(path).map_err(|error| StoreError::from_io(&error, path))?;
    }
    let mut conn = match Connection::open_with_flags(plain(path), flags) {
        Err(error) if is(&error, ErrorCode::CannotOpen) => return open_to_read(path),
        other => other?,
    };
    settle(&mut conn)?;
    let read_only = conn.is_readonly("main")?;
    match marks(&conn) {
        // Without the files beside it, a database with a write-ahead log can only be read in another way.
        Err(error) if no_room_beside(&error) => open_to_read(path),
        Err(error) => Err(error.into()),
        Ok(marks) => {
            let ready = ready(&conn, path, marks)?;
            let migrated = matches!(ready, Ready::Older);
            match ready {
                Ready::Current => {}
                Ready::Empty | Ready::Older if read_only => {
                    return Err(StoreError::ReadOnlyMedium { path: path.to_path_buf() }.into());
                }
                Ready::Empty => patiently(|| {
                    conn.pragma_update(None, "journal_mode", "wal")?;
                    migrate::create(&conn)
                })?,
                Ready::Older => migrate::migrate(&conn, path)?,
            }
            if !read_only {
                alone(path)?;
                // Somebody else's file stays as he left it.
                let _ = files::keep_private(path);
                durable(&conn)?;
            }
            store(conn, path, read_only, migrated)
        }
    }
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
        read_only,
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

/// Refuses to write to a file that has two names: each name has a write-ahead log of its own.
fn alone(path: &Path) -> Result<()> {
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
    let store = opened(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    store.conn.pragma_update(None, "query_only", true)?;
    Ok(store)
}

/// Opens the database of somebody else to be read: its file is not written, whatever state it is in.
pub(in crate::store) fn open_strictly(path: &Path) -> Result<Store, Stop> {
    opened(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

fn opened(path: &Path, access: OpenFlags) -> Result<Store, Stop> {
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
    let (conn, marks) = match marks(&conn) {
        Ok(marks) => (conn, marks),
        Err(error) if no_room_beside(&error) => {
            drop(conn);
            frozen(path)?
        }
        Err(error) => return Err(error.into()),
    };
    match ready(&conn, path, marks)? {
        Ready::Current => store(conn, path, true, false),
        Ready::Empty => Err(StoreError::Missing { path: path.to_path_buf() }.into()),
        Ready::Older => {
            drop(conn);
            migrated(path, marks.1)
        }
    }
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
fn frozen(path: &Path) -> Result<(Connection, (i32, i64)), Stop> {
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
    Ok((conn, marks))
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
fn patiently(mut work: impl FnMut() -> rusqlite::Result<()>) -> rusqlite::Result<()> {
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
    is(error, ErrorCode::CannotOpen) || is(error, ErrorCode::ReadOnly)
}

fn is(error: &rusqlite::Error, code: ErrorCode) -> bool {
    error.sqlite_error_code() == Some(code)
}
