//! How many times the file was written: it tells whether the write-ahead log beside a database belongs to it.
//!
//! Whoever copies an older database over one whose log was left beside it (a program was killed, another is at work)
//! has a mixture: SQLite would lay the pages of the log over a file they were not written for. Every write counts one.
//! So a database without its log cannot have counted less than the database with it, less the commits in the log, and
//! never more. Two that count alike are told apart by what they hold: entries never go, so that the last one of the database
//! without its log is there with it too.
//!
//! Where a copy takes the place of all that is in the database, entries do go. So the number has two parts: how often that
//! happened, and how often the file was written.

use std::fs;
use std::io::{Read as _, Seek as _, SeekFrom};
use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use crate::store::error::asked;
use crate::store::file::path::{log_of, uri};

/// The bytes before the first frame of a log.
const HEADER: u64 = 32;
/// The bytes before the page of each frame.
const FRAME: u64 = 24;

/// The table.
pub(in crate::store) const TALLY: &str = "tally";

/// So often no file is written: beyond it, there is no counting on.
const MOST: i64 = 1 << 53;
/// So much counts each time that a copy took the place of what was there; below it, the writes.
const REPLACED: i64 = 1 << 32;

/// Is there a count that can go on?
pub(in crate::store) fn counts(conn: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM tally WHERE one = 1 AND typeof(no) = 'integer' AND no BETWEEN 0 AND ?1)";
    conn.query_row(sql, [MOST], |row| row.get(0))
}

/// Begins the count anew where it cannot go on.
pub(in crate::store) fn mend(conn: &Connection) -> rusqlite::Result<()> {
    if !counts(conn)? {
        conn.execute("INSERT OR REPLACE INTO tally VALUES (1, 0)", [])?;
    }
    Ok(())
}

/// Counts one more write.
pub(in crate::store) fn count(conn: &Connection) -> rusqlite::Result<()> {
    asked(conn.prepare_cached("UPDATE tally SET no = no + 1")?.execute([])?)
}

/// The count of a database whose content a copy replaces, which has a count of its own.
pub(in crate::store) fn replaced(here: i64, copy: i64) -> i64 {
    let replaced = (here / REPLACED).max(copy / REPLACED) + 1;
    replaced * REPLACED + (here + 1) % REPLACED
}

/// How many times the file was written, as this connection sees it.
pub(in crate::store) fn counted(conn: &Connection) -> rusqlite::Result<i64> {
    conn.query_row("SELECT no FROM tally", [], |row| row.get(0))
}

/// Are the database and the log beside it of different times?
pub(in crate::store) fn is_mixed(conn: &Connection, path: &Path) -> rusqlite::Result<bool> {
    let log = log_of(path);
    if !fs::metadata(&log).is_ok_and(|log| log.len() > HEADER) {
        return Ok(false);
    }
    // While this state is read, no other program can begin the log anew.
    let _one_state = conn.unchecked_transaction()?;
    let Ok(now) = counted(conn) else { return Ok(false) };
    // A database that cannot be read without its log says nothing.
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let Ok(alone) = Connection::open_with_flags(format!("{}?immutable=1", uri(path)), flags) else {
        return Ok(false);
    };
    // A count that cannot go on was begun anew by whoever mended it.
    let Some(before) = counted(&alone).ok().filter(|before| (0..=MOST).contains(before)) else {
        return Ok(false);
    };
    let (replaced, now) = (now / REPLACED - before / REPLACED, now % REPLACED);
    let (before, commits) = (before % REPLACED, commits(&log).unwrap_or(i64::MAX));
    let lacks_last = || replaced == 0 && lacks_last(conn, &alone).unwrap_or(false);
    Ok(replaced < 0 || before > now || before < now.saturating_sub(commits) || lacks_last())
}

/// Is the last entry of the database without its log missing, or another one, in the database with it? Where logs were written
/// anew in between, nobody knows.
fn lacks_last(conn: &Connection, alone: &Connection) -> rusqlite::Result<bool> {
    let rewrites =
        |conn: &Connection| conn.query_row("SELECT count(*) FROM rewrite", [], |row| row.get::<_, i64>(0));
    if rewrites(conn)? != rewrites(alone)? {
        return Ok(false);
    }
    let last = "SELECT match, seq, hash FROM event \
                WHERE match = (SELECT id FROM match ORDER BY turn DESC LIMIT 1) ORDER BY seq DESC LIMIT 1";
    let last = alone.query_row(last, [], |row| {
        Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?, row.get::<_, Vec<u8>>(2)?))
    });
    let there = "SELECT EXISTS (SELECT 1 FROM event WHERE match = ?1 AND seq = ?2 AND hash = ?3)";
    Ok(!conn.query_row(there, last?, |row| row.get::<_, bool>(0))?)
}

/// The commits in a log: frames of its present round that end one. At least as many as SQLite takes for whole.
fn commits(log: &Path) -> std::io::Result<i64> {
    let mut log = fs::File::open(log)?;
    let mut header = [0_u8; 32];
    log.read_exact(&mut header)?;
    let page = u64::from(u32::from_be_bytes([header[8], header[9], header[10], header[11]]));
    let mut commits = 0;
    let mut frame = [0_u8; 16];
    for no in 0.. {
        log.seek(SeekFrom::Start(HEADER + no * (FRAME + page)))?;
        match log.read_exact(&mut frame) {
            Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => break,
            read => read?,
        }
        if frame[8..16] != header[16..24] {
            break;
        }
        commits += i64::from(frame[4..8] != [0; 4]);
    }
    Ok(commits)
}
