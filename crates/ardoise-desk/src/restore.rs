//! The copies that are kept of a database: made and verified, looked through, one of them put in its place.

use crate::files::BESIDE;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use ardoise_rules::engine::Arg;
use ardoise_rules::words::plain;

use crate::Desk;
use crate::failure::{Failure, Refusal, trouble};
use crate::store::{self, Against, KeptCopy, Made, State, Store, StoreError, Why, copies_in};
use crate::sync;

impl Desk {
    /// Copies the database into a folder and reads all of the copy; none where there is nothing to copy.
    ///
    /// # Errors
    /// If it cannot be written, or read again.
    pub fn backup(&self, folder: &Path) -> Result<Option<Made>, Failure> {
        Ok(self.store().keep_copy(folder, self.now(), Why::Asked)?)
    }
}

/// Reads all of each copy, some on each core: what is found of them.
#[must_use]
pub fn states(copies: &[KeptCopy]) -> Vec<State> {
    let (next, found) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    let work = || {
        loop {
            let no = next.fetch_add(1, Ordering::Relaxed);
            let Some(copy) = copies.get(no) else { return };
            let state = store::state_of(copy);
            found.lock().unwrap_or_else(PoisonError::into_inner).insert(no, state);
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from).min(copies.len());
    thread::scope(|scope| {
        for _ in 1..cores {
            // A thread that cannot be had leaves its share to the others.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
    found.into_inner().unwrap_or_else(PoisonError::into_inner).into_values().collect()
}

/// The copy that is meant: its number in the list of a folder at a moment, from 1 and newest first, or a file.
///
/// # Errors
/// If there is neither.
pub fn meant(folder: &Path, now: i64, asked: &str) -> Result<PathBuf, Failure> {
    let copies = copies_in(folder, now);
    let numbered = asked.parse::<usize>().ok().and_then(|no| copies.get(no.checked_sub(1)?));
    if let Some(copy) = numbered {
        return Ok(copy.path.clone());
    }
    let path = PathBuf::from(asked);
    if path.is_file() {
        return Ok(path);
    }
    let args = vec![("copy", Arg::Text(plain(asked))), ("count", Arg::from(copies.len()))];
    Err(Refusal::of("restore-no-such", args).into())
}

/// Refuses a copy of a folder whose content is not what its name says.
///
/// # Errors
/// That it is damaged.
pub fn proven(folder: &Path, path: &Path) -> Result<(), StoreError> {
    match copies_in(folder, i64::MAX).iter().find(|copy| copy.path == path) {
        Some(copy) if !store::is_itself(copy) => Err(StoreError::Damaged {
            path: path.to_path_buf(),
            detail: "its head is not the one in its name".to_owned(),
        }),
        _ => Ok(()),
    }
}

/// What a copy lacks and holds of what is here; a match that is damaged here changes, whatever its hash says. None where
/// nothing can be said of what is here.
#[must_use]
pub fn change(copy: &Store, here: &Store) -> Option<Against> {
    let mut change = copy.against(here).ok()?;
    let damaged: BTreeSet<String> =
        here.verify().ok()?.iter().filter_map(|damage| damage.of().map(str::to_owned)).collect();
    for id in damaged {
        let lists = [&change.missing, &change.newer, &change.longer, &change.differs];
        if !lists.iter().any(|list| list.contains(&id))
            && !change.shorter.iter().any(|(known, _, _)| *known == id)
        {
            change.differs.push(id);
        }
    }
    Some(change)
}

/// What goes with a copy of the logs that part from its own: how many entries are here and not there. None where one of these logs
/// is not what was recorded, here or there.
#[must_use]
pub fn parted(copy: &Store, here: &Store, change: &Against) -> Option<i64> {
    let mut gone = 0;
    for id in &change.differs {
        let (Ok((here, None)), Ok((there, None))) = (here.read_proved(id), copy.read_proved(id)) else {
            return None;
        };
        // A name that was taken out leaves an entry what it was otherwise.
        let known: BTreeSet<(i64, i64, &str)> =
            there.iter().map(|row| (row.seq, row.at, row.kind.as_str())).collect();
        let lost = here.iter().filter(|row| !known.contains(&(row.seq, row.at, row.kind.as_str())));
        gone += i64::try_from(lost.count()).unwrap_or(i64::MAX);
    }
    Some(gone)
}

/// How many names that were forgotten here come back with a copy.
#[must_use]
pub fn remembered(copy: &Store, here: &Store) -> usize {
    let known: BTreeSet<String> =
        copy.forgotten().unwrap_or_default().into_iter().map(|forgotten| forgotten.id).collect();
    here.forgotten().map_or(0, |here| here.iter().filter(|forgotten| !known.contains(&forgotten.id)).count())
}

/// What became of a database whose place a copy took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Replaced {
    /// There was nothing in it.
    Nothing,
    /// It is kept as a copy, which can be brought in.
    Kept(PathBuf),
    /// It was put aside as the file it is.
    Aside(PathBuf),
}

/// Puts a copy in the place of the database, which is kept as a copy in a folder; nobody can write between the two. None,
/// and nothing done, where no copy can be made of it because it is damaged, or none are wanted.
///
/// # Errors
/// If there is no room for it, or it cannot be written: everything is as it was.
pub fn replaced(desk: &mut Desk, folder: Option<&Path>, copy: &Path) -> Result<Option<Replaced>, Failure> {
    let Some(folder) = folder else { return Ok(None) };
    let at = desk.now();
    let path = desk.store().path().to_path_buf();
    let replaced = desk.store_mut().replace_with(copy, |here| here.keep_copy(folder, at, Why::Restore));
    if replaced.is_ok() {
        sync::read_again(&path);
    }
    match replaced {
        Ok(kept) => Ok(Some(kept.map_or(Replaced::Nothing, |made| Replaced::Kept(made.copy.path)))),
        Err(error) if error.is_damage() => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Puts a copy in the place of a database that cannot be opened, or of which no copy can be made: that one is put aside.
///
/// # Errors
/// If there is no room for it, or it cannot be written.
pub fn put_instead(path: &Path, copy: &Path) -> Result<Replaced, Failure> {
    let done = store::put_instead(copy, path, || put_aside(path))?;
    sync::read_again(path);
    Ok(done)
}

/// Gives a database that cannot be opened, and what stands beside it, another name.
///
/// # Errors
/// If a file cannot be renamed.
fn put_aside(path: &Path) -> Result<Replaced, Failure> {
    let name = |path: &Path, end: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    let aside = (1..).map(|no| name(path, &format!(".aside-{no}"))).find(|aside| !aside.exists());
    let aside = aside.unwrap_or_else(|| name(path, ".aside"));
    for end in [""].into_iter().chain(BESIDE) {
        let from = name(path, end);
        if from.exists() {
            fs::rename(&from, name(&aside, end)).map_err(|error| {
                let args = vec![("file", Arg::Text(from.display().to_string())), ("detail", trouble(&error))];
                Refusal::of("file-unwritable", args)
            })?;
        }
    }
    Ok(Replaced::Aside(aside))
}
