//! Is a database whole, and do its lists say what its log says? What can be made anew is, where that is asked.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, Builder};

use ardoise_rules::engine::{DealNo, Said, Seq, Table};
use serde_json::Value;

use crate::Failure;
use crate::contest::Sealed;
use crate::evening::projection;
use crate::hall::refused;
use crate::journal::{Journal, holds};
use crate::records::{Block, packed};
use crate::remedy::{Copies, Remedy};
use crate::store::{
    Access, Damage, Filter, Fork, Kind, Projection, Rewrite, Standing, Store, StoreError, Whole, copies_in,
    state_of,
};

/// What was found.
#[derive(Debug)]
pub struct Check {
    /// How many matches were read, each once however many copies of it there are.
    pub matches: usize,
    /// How many contests were.
    pub contests: usize,
    /// What is wrong, or was until it was mended.
    pub troubles: Vec<Trouble>,
    /// The matches that were recorded differently on several machines.
    pub forks: Vec<Fork>,
    repaired: bool,
}

/// One thing that is wrong.
#[derive(Debug)]
pub struct Trouble {
    /// The match it is wrong with, if it is one.
    pub of: Option<String>,
    /// What is wrong.
    pub what: Wrong,
    /// Was it put right?
    pub mended: bool,
}

/// What can be wrong.
#[derive(Debug)]
pub enum Wrong {
    /// The file, its guards, its log.
    Damage(Damage),
    /// What statistics have kept of some matches is not what the lists say.
    Digest,
    /// A part of the file cannot be read.
    Unread(StoreError),
    /// The lists do not say what the log of the match says.
    Projection,
    /// The copies of the match do not stand as their logs say.
    Copies,
    /// The entries of the match cannot be read.
    Log(StoreError),
    /// An entry says nothing this version can read.
    Entry(Said),
    /// An event does not fit its deal, or totals of the paper are not ours; with the table it was played at.
    Deal(DealNo, Said, Box<Table>),
    /// An entry of a contest is not what its rounds allow.
    Contest(Seq, Said),
    /// The secret that is kept for a contest is not the one by which its draws were sealed.
    Sealed,
}

/// How far a check is: told to whoever waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The whole file is read.
    Reading,
    /// So many matches are folded again.
    Folding(usize),
    /// One of them is.
    Folded,
    /// Nothing more of that.
    Done,
}

/// Reads the whole file and every log, and compares what is read off them. Nothing is written.
///
/// # Errors
/// If the database cannot be read at all: what is damaged in it is found, not failed on.
pub fn check(store: &Store, told: &(dyn Fn(Stage) + Sync)) -> Result<Check, Failure> {
    let (path, ids) = (store.path(), store.known()?);
    // The file and its chains are read on one core while the matches are folded on the others, and on it when that is done.
    let (read, folded) = thread::scope(|scope| {
        let reading = Builder::new().spawn_scoped(scope, || {
            let store = Store::open(path, Access::ReadOnly)?;
            Check::of(&store)
        });
        let folded = refolded(path, &ids, told);
        told(Stage::Reading);
        let read = match reading.map(thread::ScopedJoinHandle::join) {
            Ok(Ok(read)) => read,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            // A thread that cannot be had leaves its share to this one.
            Err(_) => Check::of(store),
        };
        told(Stage::Done);
        (read, folded)
    });
    let mut found = read?;
    found.troubles.extend(folded?);
    let stale = Store::open(store.path(), Access::ReadOnly)?.stale_forks(false, &holds);
    found.copies(stale, false)?;
    Ok(found)
}

/// The same, and what can be made anew from the log is: `writable` is asked for the database once it has been read.
///
/// # Errors
/// As [`check`], and if the database cannot be written.
pub fn repair<E: From<Failure> + From<StoreError>>(
    store: Store,
    writable: impl FnOnce() -> Result<Store, E>,
    told: &(dyn Fn(Stage) + Sync),
) -> Result<Check, E> {
    told(Stage::Reading);
    let mut found = Check::of(&store)?;
    told(Stage::Done);
    let (path, ids) = (store.path().to_path_buf(), store.known()?);
    drop(store);
    found.repaired = true;
    let mut writable = writable()?;
    writable.restore_guards()?;
    if found.troubles.iter().any(|trouble| matches!(trouble.what, Wrong::Unread(_))) {
        writable.drop_forks()?;
    }
    // Where they cannot be dropped, the damage is told below.
    let _ = writable.drop_digests();
    for trouble in &mut found.troubles {
        trouble.mended = matches!(trouble.what, Wrong::Unread(_) | Wrong::Digest);
    }
    let store = Store::open(&path, Access::ReadOnly)?;
    let listed = |found: &Check, id: &str| {
        let damages = found.damages();
        damages.into_iter().any(|damage| damage.is_projection() && damage.of() == Some(id))
    };
    told(Stage::Folding(ids.len()));
    // What is rebuilt is written together: one by one it would be made sure of each time.
    writable.together(|writable| -> Result<(), StoreError> {
        for id in &ids {
            let again = listed(&found, id);
            let own = refold(&store, Some(&mut *writable), id, again);
            found.troubles.extend(own);
            told(Stage::Folded);
        }
        Ok(())
    })?;
    told(Stage::Done);
    // What is found no more was mended; what the log lacks stays named.
    let left: Vec<_> = store.verify()?.iter().map(|damage| (damage.id(), damage.args())).collect();
    drop(store);
    for trouble in &mut found.troubles {
        if let Wrong::Damage(was) = &trouble.what {
            trouble.mended = !left.contains(&(was.id(), was.args()));
        }
    }
    let stale = writable.stale_forks(true, &holds);
    found.copies(stale, true)?;
    if found.left() == 0 && writable.rewrites().is_ok_and(|rewrites| !rewrites.is_empty()) {
        // What was forgotten while somebody else had the file open goes now.
        writable.erase()?;
    }
    Ok(found)
}

impl Check {
    /// What is seen without folding a match.
    fn of(store: &Store) -> Result<Check, Failure> {
        let damages = store.verify()?;
        let one = |of: Option<String>, what: Wrong| Trouble { of, what, mended: false };
        let named = |damage: Damage| one(damage.of().map(str::to_owned), Wrong::Damage(damage));
        let mut troubles: Vec<Trouble> = damages.into_iter().map(named).collect();
        troubles.extend((0..stale_digests(store)).map(|_| one(None, Wrong::Digest)));
        // What cannot be read of the list of copies is made anew from the logs by a repair.
        let forks = match store.forks() {
            Err(error @ StoreError::Damaged { .. }) => {
                troubles.push(one(None, Wrong::Unread(error)));
                Vec::new()
            }
            forks => forks?,
        };
        let ids = store.known()?;
        let contests = Filter { kind: Kind::Contest, ..Filter::default() };
        let contests = store.list(&contests).map_or(0, |contests| contests.len());
        let beneath = forks.iter().filter(|fork| fork.standing == Standing::Beneath);
        let hidden = beneath.filter(|fork| ids.contains(&fork.id)).count();
        let matches = ids.len().saturating_sub(contests + hidden);
        Ok(Check { matches, contests, troubles, forks, repaired: false })
    }

    /// What is wrong with the file, its guards and its log.
    fn damages(&self) -> Vec<&Damage> {
        let damage = |trouble: &'_ Trouble| matches!(trouble.what, Wrong::Damage(_));
        let all = self.troubles.iter().filter(|trouble| damage(trouble));
        all.filter_map(|trouble| if let Wrong::Damage(damage) = &trouble.what { Some(damage) } else { None })
            .collect()
    }

    /// How much is wrong still.
    #[must_use]
    pub fn left(&self) -> usize {
        self.troubles.iter().filter(|trouble| !trouble.mended).count()
    }

    /// What puts right each trouble of a database that is left, by the copies that are kept; none for what was mended.
    #[must_use]
    pub fn remedies(&self, here: Option<&Store>, copies: &Copies) -> Vec<Option<Remedy>> {
        let left = self.troubles.iter().filter(|trouble| !trouble.mended);
        let damage = |trouble: &Trouble| {
            if let Wrong::Damage(damage) = &trouble.what { Some(damage.clone()) } else { None }
        };
        let damages: Vec<Damage> = left.filter_map(damage).collect();
        let found = copies.against(here, &damages, self.repaired);
        let of_damage = |fit: &dyn Fn(&Damage) -> bool| {
            let known = damages.iter().zip(&found).find(|(damage, _)| fit(damage));
            known.map(|(_, remedy)| remedy.clone())
        };
        let each = self.troubles.iter().map(|trouble| {
            if trouble.mended {
                return None;
            }
            // What is wrong with the log of a match is why the rest of it is wrong.
            let of_log = || {
                of_damage(&|damage| damage.of().is_some() && damage.of() == trouble.of.as_deref())
                    .or_else(|| of_damage(&Damage::is_of_log))
            };
            match &trouble.what {
                Wrong::Damage(own) => of_damage(&|damage| damage == own),
                Wrong::Log(_) | Wrong::Entry(_) | Wrong::Contest(..) => of_log().or(Some(Remedy::Newer)),
                Wrong::Deal(deal, _, _) => {
                    let id = trouble.of.clone().unwrap_or_default();
                    of_log().or(Some(Remedy::Amend(*deal, id)))
                }
                Wrong::Digest | Wrong::Unread(_) | Wrong::Projection | Wrong::Copies if self.repaired => {
                    Some(copies.whole(here))
                }
                Wrong::Sealed => Some(copies.whole(here)),
                // Where the file itself cannot be read no repair reads it either.
                Wrong::Digest | Wrong::Unread(_) | Wrong::Projection | Wrong::Copies => {
                    of_damage(&|damage| matches!(damage, Damage::File { .. })).or(Some(Remedy::Repair))
                }
            }
        });
        each.collect()
    }

    /// Takes over which copies do not stand as their logs say.
    fn copies(&mut self, stale: Result<Vec<String>, StoreError>, mended: bool) -> Result<(), StoreError> {
        let stale = match stale {
            // A list of copies that cannot be read keeps nothing else from being verified.
            Err(error @ StoreError::Damaged { .. }) => {
                let known = |trouble: &Trouble| {
                    matches!(&trouble.what, Wrong::Unread(known)
                        if known.id() == error.id() && known.args() == error.args())
                };
                if !self.troubles.iter().any(known) {
                    self.troubles.push(Trouble { of: None, what: Wrong::Unread(error), mended: false });
                }
                Vec::new()
            }
            stale => stale?,
        };
        let own = |origin: String| Trouble { of: Some(origin), what: Wrong::Copies, mended };
        self.troubles.extend(stale.into_iter().map(own));
        Ok(())
    }
}

impl Store {
    /// The matches of the log; none where the log itself is gone.
    fn known(&self) -> Result<Vec<String>, StoreError> {
        match self.ids() {
            Err(StoreError::Damaged { .. }) => Ok(Vec::new()),
            ids => ids,
        }
    }
}

/// How many digests do not say what the lists say.
fn stale_digests(store: &Store) -> usize {
    let mut kept = Vec::new();
    // A table that cannot be read is named by the guards.
    if store.each_digest(&mut |block, body| kept.push((block, body.to_vec()))).is_err() {
        return 0;
    }
    let stale = |(block, body): &&(i64, Vec<u8>)| {
        Block::is_current(body) && store.block(*block).is_ok_and(|results| packed(&results) != *body)
    };
    kept.iter().filter(stale).count()
}

/// Folds every match again, some on each core, each with a look of its own at the database.
fn refolded(path: &Path, ids: &[String], told: &(dyn Fn(Stage) + Sync)) -> Result<Vec<Trouble>, StoreError> {
    const SOME: usize = 64;
    told(Stage::Folding(ids.len()));
    let (next, all) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || -> Result<(), StoreError> {
        let store = Store::open(path, Access::ReadOnly)?;
        loop {
            let from = next.fetch_add(SOME, Ordering::Relaxed);
            let Some(some) = ids.get(from..ids.len().min(from + SOME)).filter(|some| !some.is_empty()) else {
                return Ok(());
            };
            // Of one state: what somebody records between the log and the lists is no damage of either.
            store.in_one_state(|| {
                for (place, id) in (from..).zip(some) {
                    let own = refold(&store, None, id, false);
                    told(Stage::Folded);
                    if !own.is_empty() {
                        all.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((place, own));
                    }
                }
            })?;
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from).min(ids.len().div_ceil(SOME));
    thread::scope(|scope| {
        // A thread that cannot be had leaves its share to the others.
        let more: Vec<_> = (1..cores).filter_map(|_| Builder::new().spawn_scoped(scope, work).ok()).collect();
        let mut done = work();
        for one in more {
            match one.join() {
                Ok(other) => done = done.and(other),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        done
    })?;
    told(Stage::Done);
    let mut all = all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    all.sort_by_key(|(place, _)| *place);
    Ok(all.into_iter().flat_map(|(_, own)| own).collect())
}

/// Folds one match again and compares what the lists say of it; where there is somewhere to write, they are mended.
///
/// With `again` they are written anew although they say the same: something beside what they say is wrong.
fn refold(store: &Store, writable: Option<&mut Store>, id: &str, again: bool) -> Vec<Trouble> {
    let own = |what: Wrong, mended: bool| Trouble { of: Some(id.to_owned()), what, mended };
    let rows = match store.read(id) {
        Ok(rows) => rows,
        Err(error) => return vec![own(Wrong::Log(error), false)],
    };
    let touched = rows.last().map_or(0, |row| row.at);
    let (found, bad) = match Journal::of_rows(id, rows) {
        Ok(read) => read,
        Err(Failure::Damaged(said)) => return vec![own(Wrong::Entry(said), false)],
        Err(Failure::Refused(refusal)) => return vec![own(Wrong::Entry(refusal.said), false)],
        Err(Failure::Store(error)) => return vec![own(Wrong::Log(error), false)],
        Err(Failure::Moved(moved)) => return vec![own(Wrong::Log(moved.error), false)],
    };
    let mut troubles: Vec<Trouble> = bad.into_iter().map(|said| own(Wrong::Entry(said), false)).collect();
    let ours = match found {
        Journal::Match(found) => {
            let report = found.report();
            for deal in &report.deals {
                let table = || Box::new(report.table_of(deal).into_owned());
                let problems = deal.problems.iter();
                troubles.extend(problems.map(|said| own(Wrong::Deal(deal.no, said.clone(), table()), false)));
            }
            projection(&report)
        }
        Journal::Contest(hall) => {
            let problems = hall.problems().iter();
            let said = |refusal| refused(refusal, hall.contest()).said.clone();
            troubles.extend(problems.map(|(seq, refusal)| own(Wrong::Contest(*seq, said(refusal)), false)));
            let sealed = hall.contest().opening.sealed.as_ref();
            let kept = store.secret(id).ok().flatten();
            if let (Some(sealed), Some(secret)) = (sealed, kept)
                && Sealed::seal(&secret) != *sealed
            {
                troubles.push(own(Wrong::Sealed, false));
            }
            hall.projection()
        }
    };
    if store.projection(id).ok().flatten().is_some_and(|stored| same(&stored, &ours)) {
        if again && let Some(store) = writable {
            // Whether that mended it is seen when the file is verified once more.
            let _ = store.project(id, &ours, touched);
        }
        return troubles;
    }
    let mended = writable.is_some_and(|store| store.project(id, &ours, touched).is_ok());
    troubles.push(own(Wrong::Projection, mended));
    troubles
}

/// Do the lists say what the log says? The version that wrote them does not matter.
fn same(stored: &Projection, ours: &Projection) -> bool {
    let mut stored = stored.clone();
    stored.engine.clone_from(&ours.engine);
    let json =
        |text: &Option<String>| text.as_deref().and_then(|text| serde_json::from_str::<Value>(text).ok());
    let alike = |a: &Option<String>, b: &Option<String>| a == b || json(a) == json(b);
    let deals = stored.deals.len() == ours.deals.len()
        && stored.deals.iter().zip(&ours.deals).all(|(a, b)| {
            a.no == b.no && a.complete == b.complete && a.score == b.score && alike(&a.contract, &b.contract)
        });
    stored.deals.clone_from(&ours.deals);
    deals && stored == *ours
}

/// What is known of a whole database and of the copies that are kept of it.
#[derive(Debug)]
pub struct Kept {
    /// Its head, where it can be read.
    pub whole: Option<Whole>,
    /// How many days ago the last copy was made that can take its place.
    pub days: Option<i64>,
    /// How many copies are newer than that one, or all of them where there is none such: each damaged or unreadable.
    pub unsound: usize,
    /// What was written anew.
    pub rewrites: Vec<Rewrite>,
}

/// The newest copy in a folder that can take the place of the database, and how many that cannot are newer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LastCopy {
    at: Option<i64>,
    unsound: usize,
}

impl LastCopy {
    /// Reads all of each copy, newest first at that moment, until one is whole.
    #[must_use]
    pub fn of(folder: &Path, now: i64) -> LastCopy {
        let copies = copies_in(folder, now);
        let unsound = copies.iter().take_while(|copy| !state_of(copy).is_sound()).count();
        LastCopy { at: copies.get(unsound).map(|copy| copy.at), unsound }
    }
}

/// What is known of a database and of the last copy of it, at a moment in milliseconds since 1970.
#[must_use]
pub fn kept(store: &Store, last: LastCopy, now: i64) -> Kept {
    const DAY: i64 = 86_400_000;
    Kept {
        whole: store.whole().ok(),
        days: last.at.map(|at| (now.div_euclid(DAY) - at.div_euclid(DAY)).max(0)),
        unsound: last.unsound,
        rewrites: store.rewrites().unwrap_or_default(),
    }
}
