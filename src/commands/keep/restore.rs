//! `ardoise restore`: the copies there are, and one of them in the place of the database.

use std::path::Path;

use serde_json::{Value, json};

use crate::commands::transfer::import;
use crate::guided::ask;
use crate::guided::prompt::Terminal;
use crate::line::args::RestoreArgs;
use crate::pages::{self, ListedBackup};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::progress::Progress;
use ardoise_desk::Desk;
use ardoise_desk::restore::{self, Replaced};
use ardoise_desk::store::{self, Against, KeptCopy, State, copies_folder, copies_in};
use ardoise_rules::engine::Arg;
use ardoise_rules::words::plain;

/// Lists the copies, or puts one in the place of the database: verified first, with what that changes, after a question.
///
/// # Errors
/// If there is no such copy, it is damaged, or nobody said yes.
pub fn run(shell: &mut Shell, args: &RestoreArgs) -> Result<(), Failure> {
    let folder = match &args.from {
        Some(folder) => folder.clone(),
        None => shell.copies_folder()?.unwrap_or(copies_folder(&shell.db_path()?)),
    };
    let Some(asked) = &args.copy else {
        return list(shell, &copies_in(&folder, shell.now()), args.from.as_deref());
    };
    let path = restore::meant(&folder, shell.now(), asked).map_err(|failure| match &args.from {
        Some(folder) => {
            Failure::from(failure).hint("restore-list-from", vec![("folder", Arg::Text(typed(folder)))])
        }
        None => Failure::from(failure).hint("restore-list", vec![]),
    })?;
    let mut found = weighed(shell, &folder, &path)?;
    let copies = shell.copies_folder()?;
    if found.desk.is_none() {
        store::alone(&shell.db_path()?)?;
    }
    if !shell.json {
        told(shell, &path, &found);
    }
    if !args.yes && !meant(shell, &path, &found)? {
        return Ok(());
    }
    // What is replaced is kept: as a copy, or, where none can be made of it, as the file it is.
    let kept = match found.desk.take() {
        Some(mut desk) => restore::replaced(&mut desk, copies.as_deref(), &path)?,
        None => None,
    };
    let replaced = match kept {
        Some(kept) => kept,
        None => restore::put_instead(&shell.db_path()?, &path)?,
    };
    shell.note_recorded();
    if found.older {
        shell.refreshed()?;
    }
    done_told(shell, &path, &found, &replaced);
    Ok(())
}

/// A copy beside the database whose place it would take.
struct Weighed {
    /// The database; none where nothing can be said of what it holds.
    desk: Option<Desk>,
    /// What the copy would change in it.
    change: Option<Against>,
    /// How many names that were forgotten come back with it.
    names: usize,
    /// How many entries go with matches that were recorded differently; none where they cannot be counted.
    parted: Option<i64>,
    /// Was the copy made by an older program?
    older: bool,
}

/// Looks at a copy, whole and the log of every match, and at what it would change: one that is damaged puts nothing right.
fn weighed(shell: &Shell, folder: &Path, path: &Path) -> Result<Weighed, Failure> {
    let visit = import::verified(shell, path)?;
    restore::proven(folder, path)?;
    let desk = match shell.desk() {
        Ok(desk) => Some(desk),
        // What is damaged is put aside; a copy does not need it. A full disk, say, is no damage.
        Err(Failure::Damaged(_)) if shell.db_path()?.is_file() => None,
        Err(failure) => return Err(failure),
    };
    let (copy, older) = (visit.store()?, visit.is_older());
    let names = desk.as_ref().map_or(0, |desk| restore::remembered(copy, desk.store()));
    let change = desk.as_ref().and_then(|desk| restore::change(copy, desk.store()));
    // It may open, and nothing can be said of what it holds.
    let desk = desk.filter(|_| change.is_some());
    let both = desk.as_ref().zip(change.as_ref());
    let parted = both.and_then(|(desk, change)| restore::parted(copy, desk.store(), change));
    Ok(Weighed { desk, change, names, parted, older })
}

/// Is it meant, now that it is told what changes? Programs say so beforehand.
fn meant(shell: &mut Shell, path: &Path, found: &Weighed) -> Result<bool, Failure> {
    shell.flush();
    if shell.json {
        shell.value(&told_json(path, found));
        return Err(Failure::Told(1));
    }
    let Some(mut terminal) = Terminal::open(shell.look.color, &shell.speaker) else {
        return Err(Failure::of("restore-say-yes", vec![]));
    };
    let yes = ask::confirm(shell, &mut terminal, "restore-ask")?;
    if !yes {
        shell.sentence("amend-left", &[]);
    }
    Ok(yes)
}

/// Says that the copy is in the place of the database, and where what was there is.
fn done_told(shell: &mut Shell, path: &Path, found: &Weighed, replaced: &Replaced) {
    if !shell.json {
        shell.sentence("restore-done", &[]);
        kept_told(shell, replaced, found);
        return;
    }
    let mut value = told_json(path, found);
    let (kept, aside) = match replaced {
        Replaced::Nothing => (None, false),
        Replaced::Kept(path) => (Some(path), false),
        Replaced::Aside(path) => (Some(path), true),
    };
    value["kept"] = json!(kept.map(|path| path.display().to_string()));
    value["aside"] = json!(aside);
    shell.value(&value);
}

/// Where what was replaced is, and how to bring in what of it the copy does not hold.
fn kept_told(shell: &mut Shell, replaced: &Replaced, found: &Weighed) {
    let (path, whole) = match replaced {
        Replaced::Nothing => return,
        Replaced::Kept(path) => (path, true),
        Replaced::Aside(path) => (path, false),
    };
    // What is damaged cannot be brought in.
    let later = found.change.as_ref().zip(found.parted).is_some_and(|(change, parted)| {
        !(change.missing.is_empty() && change.shorter.is_empty() && parted == 0)
    });
    let file = plain(&path.display().to_string());
    let said = match (whole, later) {
        (false, _) => "restore-aside",
        (true, true) => "restore-later",
        (true, false) => "restore-kept",
    };
    shell.sentence(said, &[("file", &file)]);
}

/// A folder as it is typed at a shell.
fn typed(folder: &Path) -> String {
    let folder = plain(&folder.display().to_string());
    if folder.contains(char::is_whitespace) { format!("\"{folder}\"") } else { folder }
}

fn list(shell: &mut Shell, copies: &[KeptCopy], from: Option<&Path>) -> Result<(), Failure> {
    if let Some(folder) = from.filter(|folder| !folder.is_dir()) {
        let args = vec![("folder", Arg::Text(typed(folder)))];
        return Err(Failure::of("restore-no-folder", args).hint("restore-list", vec![]));
    }
    let folder = from.map(typed);
    let reading = Progress::new(shell, "progress-verify", None);
    let states = restore::states(copies);
    drop(reading);
    let each = || copies.iter().zip(&states);
    if shell.json {
        let rows: Vec<_> = each()
            .zip(1..)
            .map(|((copy, state), no)| {
                json!({
                    "no": no, "file": copy.path.display().to_string(), "at": ardoise_desk::evening::moment(copy.at),
                    "why": copy.why.word(), "head": copy.head, "whole": *state == State::Whole, "state": state.word(),
                })
            })
            .collect();
        shell.value(&json!({"format": 1, "copies": rows}));
        return Ok(());
    }
    if copies.is_empty() {
        match &folder {
            Some(folder) => shell.sentence("restore-none-in", &[("folder", folder)]),
            None => shell.sentence("check-no-copy", &[]),
        }
        return Ok(());
    }
    let listed =
        each().map(|(copy, state)| ListedBackup { at: copy.at, why: copy.why.word(), state: state.word() });
    let page = pages::backups(&listed.collect::<Vec<_>>(), folder.as_deref(), &shell.speaker);
    shell.page(&page);
    Ok(())
}

/// The same for machines.
fn told_json(path: &Path, found: &Weighed) -> Value {
    let change = found.change.as_ref();
    json!({
        "format": 1, "file": path.display().to_string(),
        "gone": change.map(|change| &change.missing), "back": change.map(|change| &change.newer),
        "shorter": change.map(|change| change.shorter.iter().map(|(id, _, _)| id).collect::<Vec<_>>()),
        "longer": change.map(|change| &change.longer), "differs": change.map(|change| &change.differs),
        "names": found.names,
    })
}

/// What changes if the copy takes the place of the database.
fn told(shell: &mut Shell, path: &Path, found: &Weighed) {
    change_told(shell, path, found);
    if found.names > 0 {
        shell.sentence("restore-names", &[("count", &found.names.to_string())]);
    }
}

fn change_told(shell: &mut Shell, path: &Path, found: &Weighed) {
    let file = path.display().to_string();
    let Some(change) = &found.change else {
        shell.sentence("restore-instead", &[("file", &file)]);
        return;
    };
    let shorter: i64 = change.shorter.iter().map(|(_, copy, here)| here - copy).sum();
    let lost = shorter + found.parted.unwrap_or(0);
    let facts = [
        ("file", file),
        ("gone", change.missing.len().to_string()),
        ("entries", lost.to_string()),
        ("back", (change.newer.len() + change.longer.len() + change.differs.len()).to_string()),
    ];
    let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
    shell.sentence("restore-change", &facts);
}
