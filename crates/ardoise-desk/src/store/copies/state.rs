//! A copy that is read whole: what is found of it, and whether it is what its name says.

use std::fs;
use std::path::Path;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};

use super::kept::{DAY, KeptCopy, copies_in};
use crate::files;
use crate::store::Store;
use crate::store::error::{Result, Stop, StoreError};
use crate::store::file::migrate;
use crate::store::file::open;
use crate::store::file::path::uri;
use crate::store::log::chain;
use crate::store::verify::Damage;

/// What is found of a copy when all of it is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// It is what its name says, and nothing is wrong in it.
    Whole,
    /// Its log is whole; the lists read off it are not, and are made anew when it takes the place of the database.
    Lists,
    /// Something is wrong in its log, its file or its guards, or it is not what its name says.
    Damaged,
    /// It cannot be read as a database of this program.
    Unreadable,
}

impl State {
    /// The word for it in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            State::Whole => "whole",
            State::Lists => "lists",
            State::Damaged => "damaged",
            State::Unreadable => "unreadable",
        }
    }

    /// Can it take the place of the database?
    #[must_use]
    pub const fn is_sound(self) -> bool {
        matches!(self, State::Whole | State::Lists)
    }
}

/// Was a copy of that day made, and does it stand? Only the beginning of files is read.
#[must_use]
pub fn is_copied(folder: &Path, at: i64) -> bool {
    let day = |at: i64| at.div_euclid(DAY);
    copies_in(folder, at).iter().any(|copy| day(copy.at) == day(at) && stands(&copy.path))
}

/// Does a file begin as a database of this program does, and has it the length that it says?
pub(super) fn stands(path: &Path) -> bool {
    let mut head = [0_u8; 100];
    let Ok(mut file) = fs::File::open(path) else { return false };
    let length = file.metadata().map_or(0, |known| known.len());
    let number =
        |head: &[u8], at: usize| u32::from_be_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
    std::io::Read::read_exact(&mut file, &mut head).is_ok()
        && head.starts_with(files::MAGIC)
        && i32::try_from(number(&head, 68)) == Ok(migrate::APPLICATION_ID)
        && match u64::from(head[16]) << 8 | u64::from(head[17]) {
            1 => 65_536 * u64::from(number(&head, 28)) == length,
            page => page * u64::from(number(&head, 28)) == length,
        }
}

/// Is a copy what its name says? One of an earlier schema has another head today.
#[must_use]
pub fn is_itself(copy: &KeptCopy) -> bool {
    opened(&copy.path).is_ok_and(|(store, today)| !today || is_named(&store, copy))
}

fn is_named(store: &Store, copy: &KeptCopy) -> bool {
    store.whole().is_ok_and(|whole| whole.head.starts_with(&copy.head))
}

/// Reads all of a copy: what is found of it.
#[must_use]
pub fn state_of(copy: &KeptCopy) -> State {
    let Ok((store, today)) = opened(&copy.path) else { return State::Unreadable };
    let Ok(damages) = store.verify() else { return State::Unreadable };
    if today && !is_named(&store, copy) || !damages.iter().all(Damage::is_of_lists) {
        State::Damaged
    } else if damages.is_empty() {
        State::Whole
    } else {
        State::Lists
    }
}

/// Opens a kept copy to be verified and compared: nothing is written beside it. One of an earlier schema is brought up to
/// date in memory.
pub fn open_copy(path: &Path) -> Result<Store> {
    opened(path).map(|(store, _)| store)
}

/// The same, and whether it is of today's schema.
fn opened(path: &Path) -> Result<(Store, bool)> {
    open::special(path)?;
    let store = || -> Result<(Store, bool), Stop> {
        match open::ready_to_read(sealed(path)?, path) {
            Err(Stop::Store(StoreError::Older { .. })) => {}
            store => return Ok((store?, true)),
        }
        let mut memory = Connection::open_in_memory()?;
        finished(&Backup::new(&sealed(path)?, &mut memory)?, path)?;
        brought_up(&memory)?;
        Ok((open::ready_to_read(memory, path)?, false))
    };
    store().map_err(|stop| stop.at(path))
}

/// Brings a copy up to the schema of today.
pub(super) fn brought_up(copy: &Connection) -> rusqlite::Result<()> {
    chain::teach(copy)?;
    let work = Transaction::new_unchecked(copy, TransactionBehavior::Immediate)?;
    migrate::steps(&work, migrate::version(&work)?, migrate::VERSION)?;
    work.commit()
}

/// A connection on a file that nobody changes.
pub(super) fn sealed(path: &Path) -> Result<Connection, Stop> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let conn = Connection::open_with_flags(format!("{}?immutable=1", uri(path)), flags)?;
    // Nothing in a schema that somebody else made may run.
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    Ok(conn)
}

pub(super) fn finished(backup: &Backup<'_, '_>, path: &Path) -> Result<(), Stop> {
    match backup.step(-1)? {
        StepResult::Done => Ok(()),
        _ => Err(StoreError::Busy { path: path.to_path_buf() }.into()),
    }
}
