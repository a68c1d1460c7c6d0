//! `ardoise sync`: what was recorded on several machines, carried to a place that all of them reach and back.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::commands::transfer::{Chosen, overruled_told};
use crate::line::args::{ClosedArgs, SyncArgs, SyncCommand};
use crate::pages::{self, id_shown};
use crate::shell::Shell;
use crate::shell::config::{self, Config, Remembered};
use crate::shell::failure::Failure;
use crate::shell::place::{Target, sealed};
use crate::shell::progress::Progress;
use ardoise_desk::Desk;
use ardoise_desk::journal::READING;
use ardoise_desk::store::{Store, StoreError, match_id};
use ardoise_desk::sync::{Outcome, Syncing, What, memory_of};
use ardoise_rules::engine::{Arg, Said};
use ardoise_rules::words::plain;

/// Exchanges with a target or with all that are remembered, says what is missing where, or changes what is remembered.
///
/// # Errors
/// If a target cannot be, does not answer, or the database cannot be written.
pub fn run(shell: &mut Shell, args: &SyncArgs) -> Result<(), Failure> {
    match &args.command {
        Some(SyncCommand::Add { target, closed }) => return add(shell, target, closed),
        Some(SyncCommand::List) => return list(shell),
        Some(SyncCommand::Remove { target }) => return remove(shell, target),
        None => {}
    }
    let Some(typed) = &args.target else { return all(shell, args) };
    let target = Target::typed(typed)?;
    let known = shell.config.sync.iter().find(|known| known.target == target.name()).cloned();
    let mut with = known.unwrap_or_else(|| Remembered { target: target.name(), ..Remembered::default() });
    closing(&args.closed, &mut with);
    let done = exchanged(shell, &target, &with, args.status)?;
    if shell.json {
        let value = row(&with.target, &done);
        shell.value(&value);
    } else {
        told(shell, &target, &done, args.status);
    }
    Ok(())
}

/// All remembered targets, one after the other: one that does not answer keeps no other from its turn.
fn all(shell: &mut Shell, args: &SyncArgs) -> Result<(), Failure> {
    let remembered = shell.config.sync.clone();
    if remembered.is_empty() {
        return Err(Failure::of("sync-none", vec![]).hint("sync-how", vec![]));
    }
    let (mut rows, mut failed) = (Vec::new(), None);
    for mut with in remembered {
        closing(&args.closed, &mut with);
        let done = Target::typed(&with.target)
            .and_then(|target| Ok((exchanged(shell, &target, &with, args.status)?, target)));
        match done {
            Ok((done, _)) if shell.json => rows.push(row(&with.target, &done)),
            Ok((done, target)) => told(shell, &target, &done, args.status),
            Err(failure) => {
                let failure = failure.file(with.target.clone());
                if shell.json {
                    let mut value = shell.failure_json(&failure);
                    value["target"] = Value::from(with.target.as_str());
                    rows.push(value);
                } else {
                    shell.fail(&failure);
                }
                failed = Some(failure.status());
            }
        }
    }
    if shell.json {
        shell.value(&json!({"format": 1, "targets": rows}));
    }
    failed.map_or(Ok(()), |status| Err(Failure::Told(status)))
}

/// How it is closed, as it was typed or as it is remembered.
fn closing(closed: &ClosedArgs, with: &mut Remembered) {
    if closed.key.is_some() || closed.passphrase {
        with.key = closed.key.as_ref().map(|key| key.display().to_string());
        with.passphrase = closed.passphrase;
    }
}

/// What came of an exchange, and the choices made here that another machine has overruled.
struct Exchanged {
    outcome: Outcome,
    overruled: Vec<[String; 2]>,
}

fn exchanged(shell: &Shell, target: &Target, with: &Remembered, status: bool) -> Result<Exchanged, Failure> {
    let db = shell.db_path()?;
    let memory = memory_of(&db, &with.target);
    let secret = sealed::Secret::of(shell, with)?;
    let place = target.place(!memory.exists(), status)?;
    let seal = secret.seal(place.as_ref());
    let houses = config::folder().map(|folder| folder.join("houses"));
    let id = match_id(shell.now());
    let syncing = Syncing {
        place: place.as_ref(),
        seal: seal.as_ref(),
        houses: houses.as_deref(),
        memory: Some(&memory),
        device: id_shown(&id),
    };
    let bar = Progress::new(shell, "progress-sync", Some(1));
    let mut tick = |done, of| bar.at(done, of);
    if status {
        let desk = shell.desk_to_read()?;
        let outcome = syncing.status(desk.as_ref().map(Desk::store), &mut tick)?;
        return Ok(Exchanged { outcome, overruled: Vec::new() });
    }
    let mut desk = shell.desk()?;
    let chosen = Chosen::of(desk.store())?;
    let outcome = syncing.exchange(desk.store_mut(), &READING, &mut tick)?;
    if outcome.forgotten > 0 {
        erased(shell, desk.store_mut())?;
    }
    let overruled = chosen.overruled(&Chosen::of(desk.store())?);
    drop((desk, bar));
    if outcome.sent + outcome.received + outcome.beside + outcome.beside_sent > 0 {
        shell.note_recorded();
    }
    if outcome.received > 0 {
        crate::season::packed_up(shell)?;
    }
    Ok(Exchanged { outcome, overruled })
}

/// Remembers a target, or how it is closed.
fn add(shell: &mut Shell, typed: &str, closed: &ClosedArgs) -> Result<(), Failure> {
    let target = Target::typed(typed)?;
    let mut with = Remembered { target: target.name(), ..Remembered::default() };
    closing(closed, &mut with);
    if let Some(key) = &with.key {
        let path = std::path::absolute(key).unwrap_or_else(|_| PathBuf::from(key));
        with.key = Some(path.display().to_string());
        sealed::checked(&path)?;
    }
    let mut all =
        Config::load().map_err(|(path, line, detail)| config::unreadable(&path, line, &detail))?.sync;
    let new = !all.iter().any(|known| known.target == with.target);
    all.retain(|known| known.target != with.target);
    all.push(with.clone());
    keep(shell, &all)?;
    if shell.json {
        shell.value(&json!({"format": 1, "target": with.target, "new": new}));
    } else {
        shell.sentence(if new { "sync-added" } else { "sync-known" }, &[("target", &plain(&with.target))]);
    }
    Ok(())
}

fn remove(shell: &mut Shell, typed: &str) -> Result<(), Failure> {
    let mut all =
        Config::load().map_err(|(path, line, detail)| config::unreadable(&path, line, &detail))?.sync;
    let name = Target::typed(typed).map_or_else(|_| typed.to_owned(), |target| target.name());
    let before = all.len();
    all.retain(|known| known.target != name && known.target != typed);
    if all.len() == before {
        let args = vec![("target", Arg::Text(plain(typed)))];
        return Err(Failure::of("sync-not-remembered", args).hint("sync-see-list", vec![]));
    }
    keep(shell, &all)?;
    if shell.json {
        shell.value(&json!({"format": 1, "target": name, "removed": true}));
    } else {
        shell.sentence("sync-removed", &[("target", &plain(&name))]);
    }
    Ok(())
}

fn keep(shell: &Shell, all: &[Remembered]) -> Result<(), Failure> {
    let path = config::file().ok_or_else(|| Failure::of("no-data-folder", vec![]))?;
    let value = (!all.is_empty()).then(|| Remembered::written(all));
    config::write(&path, "sync", value.as_deref())?;
    shell.note_recorded();
    Ok(())
}

fn list(shell: &mut Shell) -> Result<(), Failure> {
    let all = shell.config.sync.clone();
    if shell.json {
        let rows = all
            .iter()
            .map(|known| json!({"target": known.target, "key": known.key, "passphrase": known.passphrase}));
        shell.value(&json!({"format": 1, "targets": rows.collect::<Vec<_>>()}));
        return Ok(());
    }
    if all.is_empty() {
        shell.sentence("sync-none", &[]);
    }
    for known in &all {
        let closed = known.key.is_some() || known.passphrase;
        let target = plain(&known.target);
        shell.sentence(if closed { "sync-listed-closed" } else { "sync-listed" }, &[("target", &target)]);
    }
    Ok(())
}

fn row(target: &str, Exchanged { outcome, overruled }: &Exchanged) -> Value {
    let overruled: Vec<Value> =
        overruled.iter().map(|[own, other]| json!({"chosen": own, "now": other})).collect();
    let objects: Vec<&String> = outcome.damaged.iter().map(|flaw| &flaw.object).collect();
    let flaws: Vec<Value> =
        outcome.damaged.iter().map(|flaw| json!({"object": flaw.object, "what": word(flaw.what)})).collect();
    json!({
        "format": 1, "target": target, "here": outcome.here, "there": outcome.there, "sent": outcome.sent,
        "received": outcome.received, "differ": outcome.differ, "damaged": objects,
        "missing_here": outcome.missing_here, "missing_there": outcome.missing_there,
        "beside": outcome.beside, "beside_sent": outcome.beside_sent, "forgotten": outcome.forgotten, "cleared": outcome.cleared, "unsound": outcome.unsound, "flaws": flaws,
        "overruled": overruled,
    })
}

/// Takes from the file what a name that was forgotten left there.
///
/// # Errors
/// If the file cannot be written.
pub fn erased(shell: &Shell, store: &mut Store) -> Result<(), Failure> {
    match store.erase() {
        Err(StoreError::Busy { .. }) => {
            shell.warn(&Said::of("forget-not-erased", vec![]));
            Ok(())
        }
        done => Ok(done?),
    }
}

/// What is wrong with an object, for machines.
const fn word(what: What) -> &'static str {
    match what {
        What::Cut => "cut",
        What::Missing => "missing",
        What::Foreign => "foreign",
        What::Sealed => "sealed",
        What::Newer => "newer",
        What::Unread => "unread",
        What::Refused => "refused",
        What::Named => "named",
        What::Untrue => "untrue",
    }
}

/// More objects than this are told together.
const TOLD: usize = 5;

fn told(shell: &mut Shell, at: &Target, Exchanged { outcome, overruled }: &Exchanged, status: bool) {
    let target = plain(&at.name());
    let number = |count: usize| count.to_string();
    let (here, there) = (number(outcome.here), number(outcome.there));
    let (lack_here, lack_there) = (number(outcome.missing_here.len()), number(outcome.missing_there.len()));
    let (sent, received) = (number(outcome.sent), number(outcome.received));
    let facts = [
        ("target", target.as_str()),
        ("here", &here),
        ("there", &there),
        ("lack_here", &lack_here),
        ("lack_there", &lack_there),
        ("sent", &sent),
        ("received", &received),
    ];
    let beside_sent = outcome.beside_sent;
    let same = outcome.missing_here.is_empty() && outcome.missing_there.is_empty() && beside_sent == 0;
    let id = match (status, same, outcome.sent + outcome.received + outcome.beside + beside_sent) {
        (true, true, _) => "sync-status-same",
        (true, false, _) => "sync-status",
        (false, _, 0) => "sync-same",
        (false, _, _) => "sync-done",
    };
    shell.sentence(id, &facts);
    if status && at.is_unmade() {
        shell.sentence("sync-unmade", &[("target", &target)]);
    }
    if beside_sent > 0 {
        let id = if status { "sync-beside-lacking" } else { "sync-beside-sent" };
        shell.sentence(id, &[("count", &number(beside_sent))]);
    }
    if let Some(beside) = outcome.beside.checked_sub(outcome.forgotten).filter(|count| *count > 0) {
        shell.sentence("sync-beside", &[("count", &number(beside))]);
    }
    overruled_told(shell, overruled);
    if outcome.forgotten > 0 {
        shell.sentence("sync-forgotten", &[("count", &number(outcome.forgotten))]);
    }
    if !outcome.cleared.is_empty() {
        shell.sentence("sync-cleared", &[("count", &number(outcome.cleared.len()))]);
    }
    if !outcome.differ.is_empty() {
        let copies: Vec<String> = outcome.differ.iter().map(|id| id_shown(id)).collect();
        shell.sentence(
            "sync-differ",
            &[("count", &number(copies.len())), ("matches", &pages::a_few(&copies))],
        );
    }
    if !outcome.unsound.is_empty() {
        let ids: Vec<String> = outcome.unsound.iter().map(|id| id_shown(id)).collect();
        shell.sentence("sync-unsound", &[("count", &number(ids.len())), ("matches", &pages::a_few(&ids))]);
    }
    for flaw in outcome.damaged.iter().take(TOLD) {
        let id = match flaw.what {
            What::Cut => "sync-flaw-cut",
            What::Missing => "sync-flaw-missing",
            What::Foreign => "sync-flaw-foreign",
            What::Sealed => "sync-flaw-sealed",
            What::Newer => "sync-flaw-newer",
            What::Unread => "sync-flaw-unread",
            What::Refused => "sync-flaw-refused",
            What::Named => "sync-flaw-named",
            What::Untrue => "sync-flaw-untrue",
        };
        shell.sentence(id, &[("object", &plain(&flaw.object))]);
    }
    if let Some(more) = outcome.damaged.len().checked_sub(TOLD).filter(|more| *more > 0) {
        shell.sentence("sync-flaws-more", &[("count", &number(more))]);
    }
}
