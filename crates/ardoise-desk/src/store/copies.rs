//! Copies of the database that are kept: made while it is in use, read whole, named by when, why and what they hold, and
//! thinned out with time.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};
use tempfile::NamedTempFile;

use crate::files::{self, BESIDE};
use crate::store::Store;
use crate::store::error::{Result, Stop, StoreError, is_schema};
use crate::store::file::open;
use crate::store::file::path::{plain, uri};
use crate::store::file::{backup, migrate, tally};
use crate::store::log::chain;
use crate::store::log::whole::{self, Whole};
use crate::store::verify::Damage;

/// Why a copy was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// The first of a day on which something was recorded.
    Daily,
    /// It was asked for.
    Asked,
    /// Before much was brought in.
    Import,
    /// Before lists were made anew.
    Repair,
    /// Before a copy took its place.
    Restore,
    /// Before a name was taken out.
    Forget,
}

impl Why {
    const ALL: [Why; 6] = [Why::Daily, Why::Asked, Why::Import, Why::Repair, Why::Restore, Why::Forget];

    /// The word in the name of the file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Why::Daily => "daily",
            Why::Asked => "asked",
            Why::Import => "import",
            Why::Repair => "repair",
            Why::Restore => "restore",
            Why::Forget => "forget",
        }
    }
}

/// A copy that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptCopy {
    /// The file.
    pub path: PathBuf,
    /// When it was made, Unix milliseconds, to the second.
    pub at: i64,
    /// Why.
    pub why: Why,
    /// The first digits of the head of the whole database it holds.
    pub head: String,
}

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

/// A copy that was made, and what was found in it: what is damaged was copied too.
#[derive(Debug)]
pub struct Made {
    /// Where it is.
    pub copy: KeptCopy,
    /// Its head, matches and entries; none where they cannot be read.
    pub whole: Option<Whole>,
    /// What is wrong in it.
    pub damages: Vec<Damage>,
}

/// So many digits of the head stand in the name of a copy.
const DIGITS: usize = 16;
const DAY: i64 = 86_400_000;
/// How the name of the file begins in which a copy is made ready to take the place of the database.
const SCRATCH: &str = ".restored.";
/// Where copies of the database at `path` are kept: a folder beside it.
#[must_use]
pub fn copies_folder(path: &Path) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(".copies");
    path.with_file_name(name)
}

/// Does a copy say that it was made after a moment, by more than a day? A clock was ahead then: nobody knows when that was.
const fn is_ahead(copy: &KeptCopy, now: i64) -> bool {
    copy.at > now.saturating_add(DAY)
}

/// The copies in a folder, newest first, and behind them those of a clock that was ahead of `now`; what is named otherwise is
/// none.
#[must_use]
pub fn copies_in(folder: &Path, now: i64) -> Vec<KeptCopy> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    // What is no ordinary file is no copy, whatever its name: a pipe would be waited for.
    let files = entries.map(|entry| entry.path()).filter(|path| path.is_file());
    let mut found: Vec<KeptCopy> = files.filter_map(read).collect();
    // Of two of one second the file knows which is the later.
    let written = |copy: &KeptCopy| fs::metadata(&copy.path).and_then(|known| known.modified()).ok();
    found.sort_by_cached_key(|copy| {
        (is_ahead(copy, now), Reverse((copy.at, written(copy))), Reverse(copy.path.clone()))
    });
    found
}

/// `ardoise.20261120-203000.daily.0123456789abcdef.db`
fn read(path: PathBuf) -> Option<KeptCopy> {
    let name = path.file_name()?.to_str()?.strip_suffix(".db")?.to_owned();
    let mut parts = name.rsplit('.');
    let head = parts.next().filter(|head| head.len() == DIGITS)?;
    let word = parts.next()?;
    let why = Why::ALL.into_iter().find(|why| why.word() == word)?;
    let at = moment(parts.next()?)?;
    parts.next()?;
    Some(KeptCopy { at, why, head: head.to_owned(), path })
}

impl Store {
    /// Copies the database into a folder, reads all of the copy, and takes away older ones that are no longer needed: kept are
    /// the last ten copies of each of the last seven days that were not daily, one a day for seven days, one a week for four
    /// weeks and one a month for twelve months, of the days that have any, and the newest copy that is whole. None where
    /// nothing was recorded yet, or where the newest copy holds the same whole and that is enough.
    pub fn keep_copy(&self, folder: &Path, at: i64, why: Why) -> Result<Option<Made>> {
        let spare = matches!(why, Why::Daily | Why::Import);
        let known = copies_in(folder, at).into_iter().find(|copy| stands(&copy.path)).filter(|_| spare);
        let made = self.look_once(|conn| {
            let whole = match whole::whole(conn) {
                Ok(whole) => Some(whole),
                // A list that is gone is made anew by the repair: what is there is copied as it is.
                Err(error) if why == Why::Repair && is_schema(&error) => None,
                Err(error) => return Err(error.into()),
            };
            if whole.as_ref().is_some_and(|whole| whole.matches == 0) {
                return Ok(None);
            }
            let head = whole.as_ref().map_or("0".repeat(DIGITS), |whole| whole.head[..DIGITS].to_owned());
            // What stands before something risky may be damaged in a way that its head does not show.
            if known.is_some_and(|newest| newest.head == head && state_of(&newest) == State::Whole) {
                return Ok(None);
            }
            files::private_folder(folder).map_err(|error| StoreError::no_folder(&error, folder))?;
            let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
            let name = format!("{stem}.{}.{}.{head}.db", written(at), why.word());
            let path = folder.join(name);
            let copy = KeptCopy { path: path.clone(), at: at.div_euclid(1000) * 1000, why, head };
            let faithful = |copy: &Path| -> Result<Vec<Damage>> {
                let made = open_copy(copy)?;
                let (found, damages) = (made.whole().ok(), made.verify()?);
                let file = damages.iter().find(|damage| matches!(damage, Damage::File { .. }));
                match file {
                    _ if found != whole => {
                        let detail = "the copy is not what was copied".to_owned();
                        Err(StoreError::Damaged { path: path.clone(), detail })
                    }
                    // What takes its place puts a file aside of which no copy can be made.
                    Some(damage) if why == Why::Restore => {
                        Err(StoreError::Damaged { path: self.path.clone(), detail: damage.to_string() })
                    }
                    _ => Ok(damages),
                }
            };
            if copy.path.is_file() && state_of(&copy) != State::Unreadable {
                // Made in the same second, for the same reason, of the same.
                let damages = faithful(&copy.path)?;
                return Ok(Some(Made { copy, whole, damages }));
            }
            let damages = match backup::proven(conn, &self.path, &path, faithful) {
                // Another program made the same one meanwhile.
                Err(StoreError::Exists { .. }) if path.is_file() => faithful(&path)?,
                made => made?,
            };
            Ok(Some(Made { copy, whole, damages }))
        })?;
        if let Some(made) = &made {
            if folder == copies_folder(&self.path) {
                // Made by an earlier version, they may be open to others; what is not ours stays as it is.
                let _ = files::keep_private(folder);
            }
            let copies = copies_in(folder, at);
            for copy in &copies {
                let _ = files::keep_private(&copy.path);
            }
            thinned(&copies, made, at);
            swept(folder, &self.path);
        }
        Ok(made)
    }

    /// Puts the content of a copy in the place of what is here, in one transaction: whoever has the database open sees it.
    /// A copy of an earlier schema is brought up to date on the way. What is here is first handed to `keep`, while nobody
    /// else can write: nothing is recorded between the two. If that fails, everything is as it was.
    pub(crate) fn replace_with<T>(
        &mut self,
        copy: &Path,
        keep: impl FnOnce(&Store) -> Result<T>,
    ) -> Result<T> {
        self.writable()?;
        let path = self.path.clone();
        let (_scratch, ready) = readied(copy, &path)?;
        let here = open::open_to_read(&path).map_err(|stop| stop.at(&path))?;
        let kept = {
            let backup = Backup::new(&ready, &mut self.conn).map_err(|error| Stop::Sql(error).at(&path))?;
            // A step over no page takes the lock of those who write, and keeps it.
            match backup.step(0).map_err(|error| Stop::Sql(error).at(&path))? {
                StepResult::More | StepResult::Done => {}
                _ => return Err(StoreError::Busy { path }),
            }
            let kept = keep(&here)?;
            let counted =
                |conn: &Connection| tally::counted(conn).map_err(|error| Stop::Sql(error).at(&path));
            let next = tally::replaced(counted(&here.conn)?, counted(&ready)?);
            ready.execute("UPDATE tally SET no = ?1", [next]).map_err(|error| Stop::Sql(error).at(copy))?;
            finished(&backup, &path).map_err(|stop| stop.at(&path))?;
            kept
        };
        self.answered.take();
        self.note();
        Ok(kept)
    }
}

/// A copy as a database of today, in one file beside the one whose place it is to take.
fn readied(copy: &Path, beside: &Path) -> Result<(NamedTempFile, Connection)> {
    let folder = folder_of(beside);
    files::sweep(folder, |name| name.starts_with(SCRATCH));
    let scratch = files::begun(tempfile::Builder::new().prefix(SCRATCH), folder);
    let scratch = scratch.map_err(|error| StoreError::from_io(&error, folder))?;
    let ready = || -> Result<Connection, Stop> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut ready = Connection::open_with_flags(plain(scratch.path()), flags)?;
        finished(&Backup::new(&sealed(copy)?, &mut ready)?, copy)?;
        // One file: nothing is left beside it.
        ready.pragma_update(None, "journal_mode", "delete")?;
        brought_up(&ready)?;
        Ok(ready)
    };
    let ready = ready().map_err(|stop| match stop.at(copy) {
        // It is read there, and written here.
        StoreError::DiskFull { .. } => StoreError::DiskFull { path: beside.to_path_buf() },
        other => other,
    })?;
    Ok((scratch, ready))
}

/// Puts a copy where a database stands that cannot be opened: made ready beside it, before that one is given another name by
/// `aside`. If the copy cannot be made ready, or the other cannot be renamed, everything is as it was.
pub fn put_instead<T, E: From<StoreError>>(
    copy: &Path,
    path: &Path,
    aside: impl FnOnce() -> Result<T, E>,
) -> Result<T, E> {
    alone(path)?;
    let (scratch, ready) = readied(copy, path)?;
    drop(ready);
    let failed = |error: &std::io::Error| StoreError::from_io(error, path);
    scratch.as_file().sync_all().map_err(|error| failed(&error))?;
    let done = aside()?;
    scratch.persist(path).map_err(|error| failed(&error.error))?;
    files::settled(path).map_err(|error| failed(&error))?;
    Ok(done)
}

/// Refuses to put a database aside that another program has open: it would go on writing to what is put aside.
pub fn alone(path: &Path) -> Result<()> {
    if open::is_in_use(path) { Err(StoreError::Open { path: path.to_path_buf() }) } else { Ok(()) }
}

/// Takes away the copies that are no longer needed, of those in a folder, newest first. As long as none that stays is whole,
/// what is whole stays: damaged ones never take the place of the last whole one.
fn thinned(all: &[KeptCopy], made: &Made, now: i64) {
    let gone = outdated(all, now);
    let is_sound = |copy: &KeptCopy| match copy.path == made.copy.path {
        true => made.damages.iter().all(Damage::is_of_lists),
        false => state_of(copy).is_sound(),
    };
    let mut sound = false;
    for copy in all {
        let goes = gone.contains(&copy);
        if goes && (sound || !is_sound(copy)) {
            // One that cannot be taken away is in nobody's way.
            let _ = fs::remove_file(&copy.path);
        } else {
            sound = sound || goes || is_sound(copy);
        }
    }
}

/// Takes away what programs that were killed left among the copies: what was being written, and what SQLite put beside it or beside a copy that is gone.
fn swept(folder: &Path, path: &Path) {
    let (beside, schema) = (folder_of(path), before_schema(path));
    // Beside the database: a copy that was made ready to take its place, and one before a schema that was begun.
    files::sweep(beside, |name| {
        let begun = name.strip_prefix('.').is_some_and(|name| name.starts_with(&schema));
        name.starts_with(SCRATCH) || begun && name.contains(files::PARTIAL)
    });
    files::sweep(folder, |name| {
        is_partial(name) || beside_of(name).is_some_and(|copy| !folder.join(copy).exists())
    });
}

/// How the names of copies before a schema begin.
fn before_schema(path: &Path) -> String {
    format!("{}.schema-", path.file_stem().unwrap_or_default().to_string_lossy())
}

/// The folder in which a database lies.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

/// Is it the name of a copy that is being written, or of what SQLite puts beside that?
/// `.ardoise.20261120-203000.daily.0123456789abcdef.db.Ab12Cd.partial-journal`
fn is_partial(name: &str) -> bool {
    let Some((name, end)) = name.strip_prefix('.').and_then(|name| name.rsplit_once(files::PARTIAL)) else {
        return false;
    };
    let copy = name.rsplit_once('.').map(|(copy, _)| PathBuf::from(copy));
    (end.is_empty() || BESIDE.contains(&end)) && copy.and_then(read).is_some()
}

/// The name of the copy beside which SQLite put a file of this name.
fn beside_of(name: &str) -> Option<&str> {
    let copy = BESIDE.iter().find_map(|end| name.strip_suffix(end))?;
    read(PathBuf::from(copy)).map(|_| copy)
}

/// Was a copy of that day made, and does it stand? Only the beginning of files is read.
#[must_use]
pub fn is_copied(folder: &Path, at: i64) -> bool {
    let day = |at: i64| at.div_euclid(DAY);
    copies_in(folder, at).iter().any(|copy| day(copy.at) == day(at) && stands(&copy.path))
}

/// Does a file begin as a database of this program does, and has it the length that it says?
fn stands(path: &Path) -> bool {
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
    found.extend(files(folder_of(path), &|name| {
        let begun = name.strip_prefix('.').is_some_and(|name| name.starts_with(&schema));
        name.starts_with(&schema) || begun || name.contains(".aside") || name.starts_with(SCRATCH)
    }));
    found.retain(|file| holds(file, names));
    found
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
fn brought_up(copy: &Connection) -> rusqlite::Result<()> {
    chain::teach(copy)?;
    let work = Transaction::new_unchecked(copy, TransactionBehavior::Immediate)?;
    migrate::steps(&work, migrate::version(&work)?, migrate::VERSION)?;
    work.commit()
}

/// A connection on a file that nobody changes.
fn sealed(path: &Path) -> Result<Connection, Stop> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let conn = Connection::open_with_flags(format!("{}?immutable=1", uri(path)), flags)?;
    // Nothing in a schema that somebody else made may run.
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    Ok(conn)
}

fn finished(backup: &Backup<'_, '_>, path: &Path) -> Result<(), Stop> {
    match backup.step(-1)? {
        StepResult::Done => Ok(()),
        _ => Err(StoreError::Busy { path: path.to_path_buf() }.into()),
    }
}

/// The copies that are no longer needed, of those in a folder, newest first: of the last seven days that have any, the last
/// four weeks before them and the last twelve months before those, one each is kept, and the last ten of each of those days
/// that were made for another reason. Days without a copy do not count, so that a long pause takes none away; and what a clock made
/// that was ahead takes no other's place.
fn outdated(all: &[KeptCopy], now: i64) -> Vec<&KeptCopy> {
    let (ahead, others): (Vec<&KeptCopy>, Vec<&KeptCopy>) = all.iter().partition(|copy| is_ahead(copy, now));
    let mut gone = outdated_of(&others);
    gone.extend(outdated_of(&ahead));
    gone
}

/// The same of those whose days follow one another.
fn outdated_of<'a>(all: &[&'a KeptCopy]) -> Vec<&'a KeptCopy> {
    const DAYS: usize = 7;
    const WEEKS: usize = 4;
    const MONTHS: usize = 12;
    const OTHERS: usize = 10;
    let (mut days, mut weeks, mut months) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut daily, mut others) = (BTreeSet::new(), BTreeMap::<i64, usize>::new());
    let mut gone = Vec::new();
    for &copy in all {
        let day = copy.at.div_euclid(DAY);
        let (year, month, _) = date(day);
        let kept = if days.contains(&day) || days.len() < DAYS {
            days.insert(day);
            if copy.why == Why::Daily {
                daily.insert(day)
            } else {
                let others = others.entry(day).or_default();
                *others += 1;
                *others <= OTHERS
            }
        } else if weeks.len() < WEEKS && weeks.insert(day.div_euclid(7)) {
            true
        } else {
            !weeks.contains(&day.div_euclid(7)) && months.len() < MONTHS && months.insert((year, month))
        };
        if !kept {
            gone.push(copy);
        }
    }
    gone
}

/// A moment as it stands in the name of a copy, in UTC: `20261120-203000`.
fn written(at: i64) -> String {
    let (day, seconds) = (at.div_euclid(DAY), at.rem_euclid(DAY) / 1000);
    let (year, month, day) = date(day);
    format!("{year:04}{month:02}{day:02}-{:02}{:02}{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// The moment that stands in the name of a copy, in milliseconds.
fn moment(text: &str) -> Option<i64> {
    let (date, time) = text.split_once('-').filter(|(date, time)| date.len() == 8 && time.len() == 6)?;
    let figures = |text: &str| text.parse::<i64>().ok().filter(|figures| *figures >= 0);
    let (date, time) = (figures(date)?, figures(time)?);
    let seconds = time / 10_000 * 3600 + time / 100 % 100 * 60 + time % 100;
    Some(day_number(date / 10_000, date / 100 % 100, date % 100) * DAY + seconds * 1000)
}

/// Year, month and day of a number of days since 1970, in the Gregorian calendar; years are counted from March.
fn date(day: i64) -> (i64, i64, i64) {
    let day = day + 719_468;
    let (era, of_era) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, date)
}

/// The number of days from 1970 to a date.
fn day_number(year: i64, month: i64, date: i64) -> i64 {
    let year = year - i64::from(month <= 2);
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * (if month > 2 { month - 3 } else { month + 9 }) + 2) / 5 + date - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;

    fn copy(day: i64, why: Why) -> KeptCopy {
        let path = PathBuf::from(format!("x.{}.{}.0123456789abcdef.db", written(day * DAY), why.word()));
        read(path).unwrap()
    }

    #[test]
    fn a_name_says_when_why_and_what() {
        // 2026-11-20 is day 20777; 2024-02-29 is day 19782.
        assert_eq!(written(20_777 * DAY + 73_800_000), "20261120-203000");
        assert_eq!(written(19_782 * DAY), "20240229-000000");
        assert_eq!(moment("20261120-203000"), Some(20_777 * DAY + 73_800_000));
        for day in [-800_000, -1, 0, 59, 60, 19_782, 20_777, 2_000_000] {
            let (year, month, date) = date(day);
            assert_eq!(day_number(year, month, date), day);
        }
        let known = copy(20_777, Why::Import);
        assert_eq!((known.why, known.at, &*known.head), (Why::Import, 20_777 * DAY, "0123456789abcdef"));
        for other in
            ["ardoise.db", "x.20261120-203000.other.0123456789abcdef.db", "x.daily.0123456789abcdef.db"]
        {
            assert_eq!(read(PathBuf::from(other)), None, "{other}");
        }
    }

    #[test]
    fn seven_days_four_weeks_and_twelve_months_are_kept() {
        let today = 20_777;
        let all: Vec<KeptCopy> = (0..800).map(|age| copy(today - age, Why::Daily)).collect();
        let gone = outdated(&all, today * DAY);
        let left: Vec<i64> =
            all.iter().filter(|copy| !gone.contains(copy)).map(|copy| today - copy.at / DAY).collect();
        assert_eq!(left[..7], [0, 1, 2, 3, 4, 5, 6]);
        let weekly = left.iter().filter(|age| (7..35).contains(*age)).count();
        let monthly = left.iter().filter(|age| **age >= 35).count();
        assert!((4..=5).contains(&weekly), "{left:?}");
        assert!((11..=13).contains(&monthly), "{left:?}");
        assert_eq!(left.len(), 7 + weekly + monthly);
        // What was made before something risky stays a week, ten a day.
        let many: Vec<KeptCopy> = (0..14).map(|_| copy(today, Why::Import)).collect();
        assert_eq!(outdated(&many, today * DAY).len(), 4);
        let risky = [copy(today, Why::Import), copy(today, Why::Repair), copy(today - 6, Why::Import)];
        assert_eq!(outdated(&risky, today * DAY), Vec::<&KeptCopy>::new());
        // The newest stays, however old.
        assert_eq!(outdated(&[copy(today - 5000, Why::Daily)], today * DAY), Vec::<&KeptCopy>::new());
        // Nor do those that a clock far ahead made take the others away: what was made then is thinned out by itself.
        let left: Vec<KeptCopy> = all.iter().filter(|copy| !gone.contains(copy)).cloned().collect();
        let ahead: Vec<KeptCopy> = (0..20).map(|age| copy(today + 26_000 - age, Why::Daily)).collect();
        let both: Vec<KeptCopy> = ahead.iter().chain(&left).cloned().collect();
        let gone = outdated(&both, today * DAY);
        assert!(gone.iter().all(|copy| copy.at > today * DAY), "{gone:?}");
        assert!(gone.len() >= 8, "{gone:?}");
        // A clock that stands in the past knows all of them as ahead, and takes none away for it.
        assert_eq!(outdated(&left, 0), Vec::<&KeptCopy>::new());
    }
}
