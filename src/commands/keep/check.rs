//! `ardoise check`: is the database whole, and does it say what it should?

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::thread;

use serde_json::{Value, json};

use crate::commands::compare::totals;
use crate::commands::transfer::import;
use crate::evening;
use crate::line::args::CheckArgs;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::progress::Progress;
use ardoise_desk::Desk;
use ardoise_desk::check::{Check, LastCopy, Stage, check, kept, repair};
use ardoise_desk::evening::{moment, open_families};
use ardoise_desk::remedy::Copies;
use ardoise_desk::store::{Parted, Why};
use ardoise_rules::engine::{Arg, Said};

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
    let bars = Bars::of(shell);
    let told = |stage: Stage| bars.tell(stage);
    let (folder, now) = (shell.copies_folder()?, shell.now());
    let last = || folder.as_deref().map(|folder| LastCopy::of(folder, now)).unwrap_or_default();
    let (found, last) = if args.repair {
        let writable = || {
            let store = shell.desk()?.into_store();
            shell.copy_before(&store, Why::Repair);
            Ok::<_, Failure>(store)
        };
        let found = repair(store, writable, &told)?;
        if found.troubles.iter().any(|trouble| trouble.mended) {
            shell.note_recorded();
        }
        (found, last())
    } else {
        // The copies are read meanwhile, on whatever core is free.
        let (found, read) = thread::scope(|scope| {
            let reading = thread::Builder::new().spawn_scoped(scope, last);
            let found = check(&store, &told);
            (found, reading.ok().and_then(|reading| reading.join().ok()))
        });
        (found?, read.unwrap_or_else(last))
    };
    drop(bars);
    answer(shell, &found, last)
}

/// What is shown while a check lasts, whatever thread tells of it.
struct Bars {
    reading: String,
    folding: String,
    shown: Mutex<Option<Progress>>,
}

impl Bars {
    fn of(shell: &Shell) -> Bars {
        let word = |id: &str| shell.speaker.word(id);
        Bars { reading: word("progress-verify"), folding: word("progress-check"), shown: Mutex::new(None) }
    }

    fn tell(&self, stage: Stage) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        match stage {
            Stage::Reading => *shown = Some(Progress::named(self.reading.clone(), None)),
            Stage::Folding(matches) => *shown = Some(Progress::named(self.folding.clone(), Some(matches))),
            Stage::Folded => shown.iter().for_each(Progress::step),
            Stage::Done => *shown = None,
        }
    }
}

/// A file that cannot be opened as a database at all: which copy can take its place.
fn unopened(shell: &mut Shell, failure: &Failure) -> Result<(), Failure> {
    let remedy = pages::remedy(&copies(shell)?.whole(None), &shell.speaker);
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

/// The copies that are kept.
fn copies(shell: &Shell) -> Result<Copies, Failure> {
    Ok(shell.copies_folder()?.map(|folder| Copies::of(&folder, shell.now())).unwrap_or_default())
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
            "differs": found.differs,
            "parted": found.parted.iter().map(parted_json).collect::<Vec<_>>(), "newer": found.newer, "longer": found.longer, "lists": found.lists,
            "order": found.order, "rewritten": rewritten.map(|rewrite| moment(rewrite.at)),
        }));
        return if found.is_kept() { Ok(()) } else { Err(Failure::Told(3)) };
    }
    for id in &found.missing {
        shell.sentence("against-missing", &[("match", &pages::id_shown(id))]);
    }
    for (id, here, there) in &found.shorter {
        let (here, there) = (here.to_string(), there.to_string());
        shell.sentence(
            "against-shorter",
            &[("match", &pages::id_shown(id)), ("here", &here), ("there", &there)],
        );
    }
    if let Some(rewrite) = &rewritten {
        shell.sentence("against-rewritten", &[("day", &pages::figure::moment(rewrite.at, &shell.speaker))]);
    }
    for parted in &found.parted {
        let figures = [parted.common, parted.here, parted.there].map(|figure| figure.to_string());
        let [common, here, there] = &figures;
        let facts =
            [("match", &pages::id_shown(&parted.id)), ("common", common), ("here", here), ("there", there)];
        shell.sentence("against-parted", &facts.map(|(name, text)| (name, text.as_str())));
    }
    for id in found.differs.iter().filter(|id| found.parted.iter().all(|parted| parted.id != **id)) {
        shell.sentence("against-differs", &[("match", &pages::id_shown(id))]);
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
    let id = if found.is_parted() { "against-only-parted" } else { "against-lost" };
    Err(Failure::Damaged(Said::of(id, vec![("file", Arg::Text(file))])))
}

/// A match that was recorded further on both sides, for machines.
fn parted_json(parted: &Parted) -> Value {
    json!({"match": parted.id, "common": parted.common, "here": parted.here, "there": parted.there})
}

fn nothing(shell: &mut Shell) -> Result<(), Failure> {
    if shell.json {
        shell.value(&json!({"format": 1, "matches": 0, "troubles": [], "conflicts": []}));
    } else {
        shell.sentence("no-match-yet", &[]);
    }
    Ok(())
}

fn answer(shell: &mut Shell, found: &Check, last: LastCopy) -> Result<(), Failure> {
    let left = found.left();
    let known = shell.desk_to_read()?.map(Desk::into_store);
    let remedies: Vec<Option<String>> = if left == 0 {
        found.troubles.iter().map(|_| None).collect()
    } else {
        let remedies = found.remedies(known.as_ref(), &copies(shell)?).into_iter();
        remedies.map(|remedy| remedy.map(|remedy| pages::remedy(&remedy, &shell.speaker))).collect()
    };
    let known = known.map(|store| kept(&store, last, shell.now()));
    let whole = known.as_ref().and_then(|kept| kept.whole.as_ref()).filter(|_| left == 0);
    let days = known.as_ref().and_then(|kept| kept.days);
    let rewrites = known.as_ref().map_or(&[][..], |kept| &kept.rewrites);
    let open = open_families(&found.forks);
    if shell.json {
        let rows = found.troubles.iter().zip(&remedies).map(|(trouble, remedy)| {
            let said = pages::trouble(trouble, &shell.speaker);
            json!({
                "match": trouble.of, "id": said.id, "mended": trouble.mended,
                "text": shell.speaker.say(&said, None), "remedy": remedy,
            })
        });
        let open = open.iter().map(|(of, ids)| json!({"match": of, "copies": ids}));
        let rewrites = rewrites.iter().map(
            |rewrite| json!({"at": moment(rewrite.at), "head": rewrite.head, "matches": rewrite.matches}),
        );
        let value = json!({
            "format": 1, "matches": found.matches, "contests": found.contests, "troubles": rows.collect::<Vec<_>>(),
            "conflicts": open.collect::<Vec<_>>(), "head": whole.map(|whole| &whole.head),
            "entries": whole.map(|whole| whole.entries), "last_copy_days": days, "damaged_copies": known.as_ref().map_or(0, |kept| kept.unsound),
            "rewrites": rewrites.collect::<Vec<_>>(),
        });
        shell.value(&value);
        return if left == 0 { Ok(()) } else { Err(Failure::Told(3)) };
    }
    for trouble in &found.troubles {
        let text = shell.speaker.say(&pages::trouble(trouble, &shell.speaker), None);
        let mended = if trouble.mended { shell.speaker.word("check-mended") } else { String::new() };
        // A match is named once: before a text that does not name it.
        let of = trouble.of.as_deref().filter(|of| !text.contains(of)).unwrap_or("");
        shell.raw(format!("{of} {text} {mended}").trim());
        shell.raw("\n");
    }
    let mut told: Vec<&String> = Vec::new();
    for remedy in remedies.iter().flatten() {
        if !told.contains(&remedy) {
            told.push(remedy);
            shell.raw(&format!("→ {remedy}\n"));
        }
    }
    for (_, copies) in open {
        let copies: Vec<String> = copies.iter().map(|id| pages::id_shown(id)).collect();
        shell.sentence("check-conflict", &[("copies", &pages::a_few(&copies))]);
    }
    if left > 0 {
        return Err(Failure::Damaged(Said::of("check-damaged", vec![("count", Arg::from(left))])));
    }
    shell.sentence("check-clean", &[("count", &found.matches.to_string())]);
    if found.contests > 0 {
        shell.sentence("check-contests", &[("count", &found.contests.to_string())]);
    }
    if let Some(whole) = whole {
        let (head, entries) = (pages::digits(&whole.head), whole.entries.to_string());
        shell.sentence("check-head", &[("head", &head), ("entries", &entries)]);
    }
    for rewrite in rewrites {
        let (day, head) = (pages::figure::moment(rewrite.at, &shell.speaker), pages::digits(&rewrite.head));
        let facts = [("day", day.as_str()), ("count", &rewrite.matches.to_string()), ("head", &head)];
        shell.sentence("check-rewritten", &facts);
    }
    let unsound = known.as_ref().map_or(0, |kept| kept.unsound);
    match days {
        Some(days) => {
            shell.sentence("check-copy", &[("days", &days.to_string())]);
            if unsound > 0 {
                shell.sentence("check-bad-copies", &[("count", &unsound.to_string())]);
            }
        }
        None if unsound == 0 => shell.sentence("check-no-copy", &[]),
        None => shell.sentence("check-no-whole-copy", &[("count", &unsound.to_string())]),
    }
    Ok(())
}
