//! `ardoise check`: is the database whole, and does it say what it should?

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, Builder};

use serde_json::{Value, json};

use crate::commands::compare::totals;
use crate::commands::transfer::import;
use crate::evening;
use crate::line::args::CheckArgs;
use crate::line::days;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::progress::Progress;
use ardoise_desk::Desk;
use ardoise_desk::evening::{moment, open_families, projection};
use ardoise_desk::hall::refused;
use ardoise_desk::journal::{Journal, holds};
use ardoise_desk::records::{Block, packed};
use ardoise_desk::remedy::{Copies, Remedy};
use ardoise_desk::store::{
    Access, Damage, Filter, Fork, KeptCopy, Kind, Rewrite, Standing, Store, StoreError, Whole, Why, copies_in,
};
use ardoise_rules::engine::{Arg, DealNo, Said};

/// One thing that is wrong.
struct Trouble {
    of: Option<String>,
    said: Said,
    mended: bool,
    cause: Cause,
}

/// Where it comes from: that decides what puts it right.
enum Cause {
    /// The file, its guards, its log.
    Damage(Damage),
    /// What is read off the log.
    Lists,
    /// An entry that says nothing this version can read.
    Entry,
    /// An event that does not fit its deal, or totals of the paper that are not ours.
    Deal(DealNo),
}

/// Verifies the file, refolds every match, compares projections, and the paper's totals where they are given.
///
/// # Errors
/// Status 3 where data is damaged, 1 where totals differ.
pub fn run(shell: &mut Shell, args: &CheckArgs) -> Result<(), Failure> {
    if !args.totals.is_empty() {
        return totals::run(shell, &args.totals);
    }
    if let Some(path) = &args.against {
        return against(shell, path);
    }
    let store = match shell.desk_to_read() {
        Ok(Some(desk)) => desk.into_store(),
        Ok(None) => return nothing(shell),
        Err(failure @ Failure::Damaged(_)) => return unopened(shell, &failure),
        Err(other) => return Err(other),
    };
    let mut troubles: Vec<Trouble> = Vec::new();
    let reading = Progress::new(shell, "progress-verify", None);
    let damages = store.verify()?;
    drop(reading);
    for damage in &damages {
        let given = damage.args().into_iter().map(|(name, text)| (name, Arg::Text(text))).collect();
        let of = damage.of().map(str::to_owned);
        let said = Said::shell(damage.id(), given);
        troubles.push(Trouble { of, said, mended: false, cause: Cause::Damage(damage.clone()) });
    }
    for _ in stale_digests(&store)? {
        let said = Said::shell("digest-stale", vec![]);
        troubles.push(Trouble { of: None, said, mended: args.repair, cause: Cause::Lists });
    }
    let ids = known(&store)?;
    let of_contests = Filter { kind: Kind::Contest, ..Filter::default() };
    let contests = store.list(&of_contests).map_or(0, |contests| contests.len());
    // What cannot be read of the projection of copies is made anew from the logs by a repair.
    let (forks, unread) = match store.forks() {
        Ok(forks) => (forks, None),
        Err(error @ StoreError::Damaged { .. }) => (Vec::new(), Some(error)),
        Err(other) => return Err(other.into()),
    };
    drop(store);
    let mut writable = if args.repair { Some(shell.desk()?.into_store()) } else { None };
    if let Some(store) = writable.as_mut() {
        shell.copy_before(store, Why::Repair);
        store.restore_guards()?;
        if unread.is_some() {
            store.drop_forks()?;
        }
    }
    troubles.extend(unread.iter().map(|error| unreadable(error, args.repair)));
    let store = shell.desk_to_read()?.map(Desk::into_store);
    if let Some(store) = writable.as_mut() {
        // Where they cannot be dropped, the damage is told below.
        let _ = store.drop_digests();
    }
    if !args.repair {
        troubles.extend(refolded(shell, &ids)?);
    } else if let Some(store) = &store {
        let bar = Progress::new(shell, "progress-check", Some(ids.len()));
        let mut each = |mut writable: Option<&mut Store>| {
            for id in &ids {
                let again = damages.iter().any(|damage| damage.is_projection() && damage.of() == Some(id));
                refold(shell, store, writable.as_deref_mut(), (id, again), &mut troubles);
                bar.step();
            }
        };
        // What is rebuilt is written together: one by one it would be made sure of each time.
        match writable.as_mut() {
            Some(writable) => writable.together(|writable| -> Result<(), Failure> {
                each(Some(writable));
                Ok(())
            })?,
            None => each(None),
        }
    }
    if args.repair
        && let Some(store) = &store
    {
        // What is found no more was mended; what the log lacks stays named.
        let left: Vec<_> = store.verify()?.iter().map(|damage| (damage.id(), damage.args())).collect();
        for (trouble, was) in troubles.iter_mut().zip(&damages) {
            trouble.mended = !left.contains(&(was.id(), was.args()));
        }
    }
    copies(shell, writable.as_mut(), &mut troubles)?;
    if let Some(store) = writable.as_mut()
        && troubles.iter().all(|trouble| trouble.mended)
        && store.rewrites().is_ok_and(|rewrites| !rewrites.is_empty())
    {
        // What was forgotten while somebody else had the file open goes now.
        store.erase()?;
    }
    let beneath = forks.iter().filter(|fork| fork.standing == Standing::Beneath);
    let hidden = beneath.filter(|fork| ids.contains(&fork.id)).count();
    let count = ids.len().saturating_sub(contests + hidden);
    let remedies = remedies(shell, &troubles, args.repair)?;
    answer(shell, &troubles, &remedies, (count, contests), &forks)
}

/// A file that cannot be opened as a database at all: which copy can take its place.
fn unopened(shell: &mut Shell, failure: &Failure) -> Result<(), Failure> {
    let copies = shell.copies_folder()?.map(|folder| Copies::of(&folder)).unwrap_or_default();
    let remedy = shell.speaker.say(&in_words(&copies.whole()), None);
    if shell.json {
        let mut value = shell.failure_json(failure);
        value["error"]["hint"] = Value::String(remedy);
        shell.value(&value);
    } else {
        shell.fail(failure);
        shell.aside(&format!("→ {remedy}"));
    }
    Err(Failure::Told(failure.status()))
}

/// What puts right each trouble that is left, in words.
fn remedies(shell: &Shell, troubles: &[Trouble], repaired: bool) -> Result<Vec<Option<Said>>, Failure> {
    if troubles.iter().all(|trouble| trouble.mended) {
        return Ok(troubles.iter().map(|_| None).collect());
    }
    let copies = shell.copies_folder()?.map(|folder| Copies::of(&folder)).unwrap_or_default();
    let left = troubles.iter().filter(|trouble| !trouble.mended);
    let damages: Vec<Damage> = left
        .filter_map(
            |trouble| if let Cause::Damage(damage) = &trouble.cause { Some(damage.clone()) } else { None },
        )
        .collect();
    let found = copies.against(&damages, repaired);
    // What is wrong with the log of a match is why the rest of it is wrong.
    let of_match = |trouble: &Trouble| {
        let mut known = damages.iter().zip(&found);
        known.find(|(damage, _)| damage.of().is_some() && damage.of() == trouble.of.as_deref())
    };
    let mut each = Vec::with_capacity(troubles.len());
    for trouble in troubles {
        let own = match &trouble.cause {
            Cause::Damage(damage) => damages.iter().zip(&found).find(|(known, _)| *known == damage),
            Cause::Lists | Cause::Entry | Cause::Deal(_) => of_match(trouble),
        };
        each.push(match &trouble.cause {
            _ if trouble.mended => None,
            Cause::Damage(_) | Cause::Entry | Cause::Deal(_) if own.is_some() => {
                own.map(|(_, remedy)| in_words(remedy))
            }
            Cause::Damage(_) => None,
            Cause::Lists if repaired => Some(in_words(&copies.whole())),
            Cause::Lists => Some(in_words(&Remedy::Repair)),
            Cause::Entry => Some(Said::shell("remedy-entry", vec![])),
            Cause::Deal(deal) => {
                let id = trouble.of.clone().unwrap_or_default();
                Some(Said::shell("remedy-deal", vec![("deal", Arg::from(*deal)), ("match", Arg::Text(id))]))
            }
        });
    }
    Ok(each)
}

fn in_words(remedy: &Remedy) -> Said {
    let day = |copy: &KeptCopy| ("day", Arg::Text(days::minute_here(copy.at)));
    match remedy {
        Remedy::Repair => Said::shell("remedy-repair", vec![]),
        Remedy::BringIn(copy) => {
            let file = Arg::Text(copy.path.display().to_string());
            Said::shell("remedy-bring-in", vec![day(copy), ("file", file)])
        }
        Remedy::PutBack(no, copy) => Said::shell("remedy-put-back", vec![day(copy), ("no", Arg::from(*no))]),
        Remedy::Elsewhere => Said::shell("remedy-elsewhere", vec![]),
    }
}

/// Does the database hold everything that a copy of it holds?
fn against(shell: &mut Shell, path: &Path) -> Result<(), Failure> {
    let store = shell.desk_to_read()?.map(Desk::into_store).ok_or_else(evening::no_match)?;
    let visit = import::verified(shell, path)?;
    let found = store.against(visit.store()?)?;
    // Written anew since then, and by whom it was asked for: that is why they differ.
    let head = visit.store()?.whole()?.head;
    let rewritten = store.rewrites()?.into_iter().find(|rewrite| rewrite.head == head);
    let file = path.display().to_string();
    if shell.json {
        let shorter: Vec<&String> = found.shorter.iter().map(|(id, _, _)| id).collect();
        shell.value(&json!({
            "format": 1, "against": file, "kept": found.is_kept(), "missing": found.missing, "shorter": shorter,
            "differs": found.differs, "newer": found.newer, "longer": found.longer, "lists": found.lists,
            "order": found.order, "rewritten": rewritten.map(|rewrite| moment(rewrite.at)),
        }));
        return if found.is_kept() { Ok(()) } else { Err(Failure::Told(3)) };
    }
    for id in &found.missing {
        shell.sentence("against-missing", &[("match", id)]);
    }
    for (id, here, there) in &found.shorter {
        let (here, there) = (here.to_string(), there.to_string());
        shell.sentence("against-shorter", &[("match", id), ("here", &here), ("there", &there)]);
    }
    if let Some(rewrite) = &rewritten {
        shell.sentence("against-rewritten", &[("day", &days::minute_here(rewrite.at))]);
    }
    for id in &found.differs {
        shell.sentence("against-differs", &[("match", id)]);
    }
    if found.lists > 0 {
        shell.sentence("against-lists", &[("count", &found.lists.to_string())]);
    }
    if found.order {
        shell.sentence("against-order", &[]);
    }
    if found.is_kept() {
        let (newer, longer) = (found.newer.len().to_string(), found.longer.len().to_string());
        shell.sentence("against-kept", &[("file", &file), ("newer", &newer), ("longer", &longer)]);
        return Ok(());
    }
    Err(Failure::Damaged(Said::shell("against-lost", vec![("file", Arg::Text(file))])))
}

/// What is known of the whole database and of the copies that are kept.
struct Kept {
    /// Its head, where it can be read.
    whole: Option<Whole>,
    /// How many days ago the last copy was made.
    days: Option<i64>,
    /// What was written anew.
    rewrites: Vec<Rewrite>,
}

fn kept(shell: &Shell) -> Result<Kept, Failure> {
    const DAY: i64 = 86_400_000;
    let store = shell.desk_to_read()?.map(Desk::into_store);
    let whole = store.as_ref().and_then(|store| store.whole().ok());
    let rewrites = store.as_ref().and_then(|store| store.rewrites().ok()).unwrap_or_default();
    let newest = shell.copies_folder()?.and_then(|folder| copies_in(&folder).into_iter().next());
    let days = newest.map(|copy| (shell.now().div_euclid(DAY) - copy.at.div_euclid(DAY)).max(0));
    Ok(Kept { whole, days, rewrites })
}

/// The digests that do not say what the lists say.
fn stale_digests(store: &Store) -> Result<Vec<i64>, Failure> {
    let mut kept = Vec::new();
    // A table that cannot be read is named by the guards.
    if store.each_digest(&mut |block, body| kept.push((block, body.to_vec()))).is_err() {
        return Ok(Vec::new());
    }
    let mut stale = Vec::new();
    for (block, body) in kept {
        if Block::is_current(&body) && store.block(block).is_ok_and(|results| packed(&results) != body) {
            stale.push(block);
        }
    }
    Ok(stale)
}

/// A part of the file that cannot be read.
fn unreadable(error: &StoreError, mended: bool) -> Trouble {
    let args = error.args().into_iter().map(|(name, text)| (name, Arg::Text(text))).collect();
    Trouble { of: None, said: Said::shell(error.id(), args), mended, cause: Cause::Lists }
}

/// Do the copies of matches that were recorded differently stand as their logs say?
fn copies(shell: &Shell, writable: Option<&mut Store>, troubles: &mut Vec<Trouble>) -> Result<(), Failure> {
    let mended = writable.is_some();
    let stale = match (writable, shell.desk_to_read()?.map(Desk::into_store)) {
        (Some(store), _) => store.stale_forks(true, &holds),
        (None, Some(mut store)) => store.stale_forks(false, &holds),
        (None, None) => Ok(Vec::new()),
    };
    let stale = match stale {
        // A list of copies that cannot be read keeps nothing else from being verified.
        Err(error @ StoreError::Damaged { .. }) => {
            if !troubles.iter().any(|trouble| trouble.said == unreadable(&error, false).said) {
                troubles.push(unreadable(&error, false));
            }
            Vec::new()
        }
        stale => stale?,
    };
    for origin in stale {
        let said = Said::shell("fork-stale", vec![("match", Arg::Text(origin.clone()))]);
        troubles.push(Trouble { of: Some(origin), said, mended, cause: Cause::Lists });
    }
    Ok(())
}

/// The matches of the log; none where the log itself is gone.
fn known(store: &Store) -> Result<Vec<String>, Failure> {
    match store.ids() {
        Err(StoreError::Damaged { .. }) => Ok(Vec::new()),
        ids => Ok(ids?),
    }
}

/// Refolds every match, some on each core, each with a look of its own at the database.
fn refolded(shell: &Shell, ids: &[String]) -> Result<Vec<Trouble>, Failure> {
    const SOME: usize = 64;
    let bar = Progress::new(shell, "progress-check", Some(ids.len()));
    let (path, next) = (shell.db_path()?, AtomicUsize::new(0));
    let (config, lang) = (&shell.config, shell.speaker.lang());
    let work = || -> Result<Vec<(usize, Vec<Trouble>)>, StoreError> {
        let store = Store::open(&path, Access::ReadOnly)?;
        let aside = Shell::aside_of(config.clone(), lang);
        let mut found = Vec::new();
        loop {
            let from = next.fetch_add(SOME, Ordering::Relaxed);
            let Some(some) = ids.get(from..ids.len().min(from + SOME)).filter(|some| !some.is_empty()) else {
                return Ok(found);
            };
            for (place, id) in (from..).zip(some) {
                let mut own = Vec::new();
                refold(&aside, &store, None, (id, false), &mut own);
                bar.step();
                if !own.is_empty() {
                    found.push((place, own));
                }
            }
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from).min(ids.len().div_ceil(SOME));
    let mut all = thread::scope(|scope| -> Result<Vec<_>, StoreError> {
        // A thread that cannot be had leaves its share to the others.
        let more: Vec<_> = (1..cores).filter_map(|_| Builder::new().spawn_scoped(scope, work).ok()).collect();
        let mut all = work()?;
        for one in more {
            match one.join() {
                Ok(found) => all.extend(found?),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok(all)
    })?;
    all.sort_by_key(|(place, _)| *place);
    Ok(all.into_iter().flat_map(|(_, own)| own).collect())
}

/// Refolds one match and compares what the lists say of it.
///
/// With `again` they are written anew although they say the same: something beside what they say is wrong.
fn refold(
    shell: &Shell,
    store: &Store,
    writable: Option<&mut Store>,
    (id, again): (&str, bool),
    troubles: &mut Vec<Trouble>,
) {
    let mut trouble = |said: Said, mended: bool, cause: Cause| {
        troubles.push(Trouble { of: Some(id.to_owned()), said, mended, cause });
    };
    let rows = match store.read(id) {
        Ok(rows) => rows,
        Err(error) => {
            let args = error.args().into_iter().map(|(name, text)| (name, Arg::Text(text))).collect();
            return trouble(Said::shell(error.id(), args), false, Cause::Entry);
        }
    };
    let touched = rows.last().map_or(0, |row| row.at);
    let found = match Journal::of_rows(id, rows).map_err(Failure::from) {
        Ok((found, bad)) => {
            for said in bad {
                trouble(said, false, Cause::Entry);
            }
            found
        }
        Err(Failure::Damaged(said) | Failure::Usage(said)) => return trouble(said, false, Cause::Entry),
        Err(Failure::Refused(refusal)) => return trouble(refusal.said, false, Cause::Entry),
        Err(Failure::Told(_)) => return,
    };
    let ours = match found {
        Journal::Match(found) => {
            let report = found.report();
            for deal in &report.deals {
                for problem in &deal.problems {
                    let text = pages::Told::new(&report, deal, &shell.speaker).problem(problem);
                    let args = vec![("deal", Arg::from(deal.no)), ("text", Arg::Text(text))];
                    trouble(Said::shell("slate-problem", args), false, Cause::Deal(deal.no));
                }
            }
            projection(&report)
        }
        Journal::Contest(hall) => {
            for (seq, refusal) in hall.problems() {
                let text = shell.speaker.say(&refused(refusal, hall.contest()).said, None);
                let args = vec![("row", Arg::from(*seq)), ("text", Arg::Text(text))];
                trouble(Said::shell("contest-problem", args), false, Cause::Entry);
            }
            hall.projection()
        }
    };
    let same = store.projection(id).ok().flatten().is_some_and(|stored| same(&stored, &ours));
    if same {
        if again && let Some(store) = writable {
            // Whether that mended it is seen when the file is verified once more.
            let _ = store.project(id, &ours, touched);
        }
        return;
    }
    let mended = writable.is_some_and(|store| store.project(id, &ours, touched).is_ok());
    let said = Said::shell("projection-stale", vec![("match", Arg::Text(id.to_owned()))]);
    trouble(said, mended, Cause::Lists);
}

/// Do the lists say what the log says? The version that wrote them does not matter.
fn same(stored: &ardoise_desk::store::Projection, ours: &ardoise_desk::store::Projection) -> bool {
    let mut stored = stored.clone();
    stored.engine.clone_from(&ours.engine);
    let json =
        |text: &Option<String>| text.as_deref().and_then(|text| serde_json::from_str::<Value>(text).ok());
    let deals = stored.deals.len() == ours.deals.len()
        && stored.deals.iter().zip(&ours.deals).all(|(a, b)| {
            a.no == b.no
                && a.complete == b.complete
                && a.score == b.score
                && json(&a.contract) == json(&b.contract)
        });
    stored.deals.clone_from(&ours.deals);
    deals && stored == *ours
}

fn nothing(shell: &mut Shell) -> Result<(), Failure> {
    if shell.json {
        shell.value(&json!({"format": 1, "matches": 0, "troubles": [], "conflicts": []}));
    } else {
        shell.sentence("no-match-yet", &[]);
    }
    Ok(())
}

fn answer(
    shell: &mut Shell,
    troubles: &[Trouble],
    remedies: &[Option<Said>],
    (count, contests): (usize, usize),
    forks: &[Fork],
) -> Result<(), Failure> {
    let left = troubles.iter().filter(|trouble| !trouble.mended).count();
    if shell.json {
        let rows: Vec<_> = troubles
            .iter()
            .zip(remedies)
            .map(|(trouble, remedy)| {
                json!({
                    "match": trouble.of, "id": trouble.said.id, "mended": trouble.mended,
                    "text": shell.speaker.say(&trouble.said, None),
                    "remedy": remedy.as_ref().map(|remedy| shell.speaker.say(remedy, None)),
                })
            })
            .collect();
        let open: Vec<_> =
            open_families(forks).iter().map(|(of, ids)| json!({"match": of, "copies": ids})).collect();
        let kept = kept(shell)?;
        let whole = kept.whole.filter(|_| left == 0);
        shell.value(&json!({
            "format": 1, "matches": count, "contests": contests, "troubles": rows, "conflicts": open,
            "head": whole.as_ref().map(|whole| &whole.head), "entries": whole.as_ref().map(|whole| whole.entries),
            "last_copy_days": kept.days,
            "rewrites": kept.rewrites.iter().map(|rewrite| json!({
                "at": moment(rewrite.at), "head": rewrite.head, "matches": rewrite.matches,
            })).collect::<Vec<_>>(),
        }));
        return if left == 0 { Ok(()) } else { Err(Failure::Told(3)) };
    }
    for trouble in troubles {
        let text = shell.speaker.say(&trouble.said, None);
        let mended = if trouble.mended { shell.speaker.word("check-mended") } else { String::new() };
        let of = trouble.of.as_deref().unwrap_or("");
        shell.raw(format!("{of} {text} {mended}").trim());
        shell.raw("\n");
    }
    let mut told: Vec<&Said> = Vec::new();
    for remedy in remedies.iter().flatten() {
        if !told.contains(&remedy) {
            told.push(remedy);
            let text = shell.speaker.say(remedy, None);
            shell.raw(&format!("→ {text}\n"));
        }
    }
    for (_, copies) in open_families(forks) {
        let copies: Vec<String> = copies.iter().map(|id| crate::pages::id_shown(id)).collect();
        shell.sentence("check-conflict", &[("copies", &import::a_few(&copies))]);
    }
    if left == 0 {
        shell.sentence("check-clean", &[("count", &count.to_string())]);
        if contests > 0 {
            shell.sentence("check-contests", &[("count", &contests.to_string())]);
        }
        let kept = kept(shell)?;
        if let Some(whole) = kept.whole {
            let (head, entries) = (pages::digits(&whole.head), whole.entries.to_string());
            shell.sentence("check-head", &[("head", &head), ("entries", &entries)]);
        }
        for rewrite in &kept.rewrites {
            let (day, count, head) =
                (days::minute_here(rewrite.at), rewrite.matches.to_string(), pages::digits(&rewrite.head));
            shell.sentence("check-rewritten", &[("day", &day), ("count", &count), ("head", &head)]);
        }
        match kept.days {
            Some(days) => shell.sentence("check-copy", &[("days", &days.to_string())]),
            None => shell.sentence("check-no-copy", &[]),
        }
        Ok(())
    } else {
        Err(damaged(left))
    }
}

fn damaged(count: usize) -> Failure {
    Failure::Damaged(Said::shell("check-damaged", vec![("count", Arg::from(count))]))
}
