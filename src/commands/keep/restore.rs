//! `ardoise restore`: the copies there are, and one of them in the place of the database.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::commands::transfer::import;
use crate::guided::ask;
use crate::guided::prompt::Terminal;
use crate::line::args::RestoreArgs;
use crate::pages::{self, ListedBackup};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::files::unwritable;
use ardoise_desk::store::{Against, KeptCopy, Store, StoreError, Why, copies_folder, copies_in, open_copy};
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
    let copies = copies_in(&folder);
    let Some(asked) = &args.copy else {
        return list(shell, &copies);
    };
    let path = chosen(&copies, asked)?;
    // Whole, and the log of every match: a copy that is damaged puts nothing right.
    let visit = import::verified(shell, &path)?;
    if let Some(copy) = copies.iter().find(|copy| copy.path == path)
        && !visit.store()?.whole()?.head.starts_with(&copy.head)
    {
        return Err(not_itself(&path).into());
    }
    let mut desk = match shell.desk() {
        Ok(desk) => Some(desk),
        // What cannot be opened is put aside; a copy does not need it.
        Err(_) if shell.db_path()?.is_file() => None,
        Err(failure) => return Err(failure),
    };
    let change = match &desk {
        Some(desk) => change(visit.store()?, desk.store()),
        None => None,
    };
    if change.is_none() {
        // It opens, but nothing can be said of what it holds.
        desk = None;
    }
    drop(visit);
    told(shell, &path, change.as_ref());
    if !args.yes {
        shell.flush();
        let terminal = if shell.json { None } else { Terminal::open(shell.look.color) };
        let Some(mut terminal) = terminal else {
            return Err(if shell.json {
                Failure::Told(1)
            } else {
                Failure::shell("restore-say-yes", vec![])
            });
        };
        if !ask::confirm(shell, &mut terminal, "restore-ask")? {
            shell.sentence("amend-left", &[]);
            return Ok(());
        }
    }
    // What is replaced is kept: as a copy, or, where none can be made of it, as the file it is.
    let kept = match (&desk, shell.copies_folder()?) {
        (Some(desk), Some(folder)) => desk.store().keep_copy(&folder, shell.now(), Why::Restore).is_ok(),
        // Where no copies are wanted, the file itself.
        _ => false,
    };
    match desk.take().filter(|_| kept) {
        Some(mut desk) => desk.store_mut().replace_with(&path)?,
        None => {
            put_aside(shell)?;
            shell.desk()?.store_mut().replace_with(&path)?;
        }
    }
    if !shell.json {
        shell.sentence("restore-done", &[]);
    }
    Ok(())
}

/// What the copy lacks and holds of what is here; a match that is damaged here changes, whatever its hash says.
fn change(copy: &Store, here: &Store) -> Option<Against> {
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

/// The copy that is meant: its number in the list, or a file.
fn chosen(copies: &[KeptCopy], asked: &str) -> Result<PathBuf, Failure> {
    let numbered = asked.parse::<usize>().ok().and_then(|no| copies.get(no.checked_sub(1)?));
    if let Some(copy) = numbered {
        return Ok(copy.path.clone());
    }
    let path = PathBuf::from(asked);
    if path.is_file() {
        return Ok(path);
    }
    let args = vec![("copy", Arg::Text(plain(asked))), ("count", Arg::from(copies.len()))];
    Err(Failure::shell("restore-no-such", args))
}

fn list(shell: &mut Shell, copies: &[KeptCopy]) -> Result<(), Failure> {
    let state = |copy: &KeptCopy| {
        let whole = open_copy(&copy.path).and_then(|store| store.whole());
        whole.is_ok_and(|whole| whole.head.starts_with(&copy.head))
    };
    if shell.json {
        let rows: Vec<_> = copies
            .iter()
            .zip(1..)
            .map(|(copy, no)| {
                json!({
                    "no": no, "file": copy.path.display().to_string(), "at": ardoise_desk::evening::moment(copy.at),
                    "why": copy.why.word(), "head": copy.head, "whole": state(copy),
                })
            })
            .collect();
        shell.value(&json!({"format": 1, "copies": rows}));
        return Ok(());
    }
    if copies.is_empty() {
        shell.sentence("check-no-copy", &[]);
        return Ok(());
    }
    let listed =
        copies.iter().map(|copy| ListedBackup { at: copy.at, why: copy.why.word(), whole: state(copy) });
    let page = pages::backups(&listed.collect::<Vec<_>>(), &shell.speaker);
    shell.page(&page);
    Ok(())
}

/// What changes if the copy takes the place of the database.
fn told(shell: &mut Shell, path: &Path, change: Option<&Against>) {
    let file = path.display().to_string();
    if shell.json {
        shell.value(&json!({
            "format": 1, "file": file,
            "gone": change.map(|change| &change.missing), "back": change.map(|change| &change.newer),
            "shorter": change.map(|change| change.shorter.iter().map(|(id, _, _)| id).collect::<Vec<_>>()),
            "longer": change.map(|change| &change.longer), "differs": change.map(|change| &change.differs),
        }));
        return;
    }
    let Some(change) = change else {
        shell.sentence("restore-instead", &[("file", &file)]);
        return;
    };
    let lost: i64 = change.shorter.iter().map(|(_, copy, here)| here - copy).sum();
    let facts = [
        ("file", file),
        ("gone", change.missing.len().to_string()),
        ("entries", lost.to_string()),
        ("back", (change.newer.len() + change.longer.len() + change.differs.len()).to_string()),
    ];
    let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
    shell.sentence("restore-change", &facts);
}

/// Gives a database that cannot be opened, and what stands beside it, another name.
fn put_aside(shell: &Shell) -> Result<(), Failure> {
    let path = shell.db_path()?;
    let name = |path: &Path, end: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    let aside = (1..).map(|no| name(&path, &format!(".aside-{no}"))).find(|aside| !aside.exists());
    let aside = aside.unwrap_or_else(|| name(&path, ".aside"));
    for end in ["", "-wal", "-shm", "-journal"] {
        let from = name(&path, end);
        if from.exists() {
            let moved = std::fs::rename(&from, name(&aside, end));
            moved.map_err(|error| unwritable(&from, &error))?;
        }
    }
    Ok(())
}

/// A copy whose content is not what its name says.
fn not_itself(path: &Path) -> StoreError {
    StoreError::Damaged { path: path.to_path_buf(), detail: "its head is not the one in its name".to_owned() }
}
