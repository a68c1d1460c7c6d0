//! `ardoise players forget`: a name leaves everything that was recorded, and a pseudonym takes its place.

use serde_json::json;

use crate::guided::ask;
use crate::guided::prompt::Terminal;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::progress::Progress;
use ardoise_desk::forget::{People, concerned, forget};
use ardoise_desk::scratch;
use ardoise_desk::store::{StoreError, Why, copies_folder, copies_holding, match_id};
use ardoise_rules::engine::Arg;
use ardoise_rules::words::plain;

/// Forgets a player, after a question; names the copies that still know him.
///
/// # Errors
/// If nobody is called so, nobody said yes, or the database cannot be written.
pub fn run(shell: &mut Shell, name: &str, yes: bool) -> Result<(), Failure> {
    let Some(mut desk) = shell.desk_if_any()? else { return Err(unknown(name)) };
    let people = People::of(desk.store())?.and_authors(desk.store())?;
    let names = people.names_of(name);
    if names.is_empty() {
        // Who was forgotten by a run that could not say so: the copies that know him are named all the same.
        drop(desk);
        let held = holding(shell, &[name.to_owned(), capitals(name)])?;
        copies_told(shell, &held);
        return Err(unknown(name));
    }
    let id = match_id(shell.now());
    let pseudonym = people.unused(&id, &called(shell));
    let count = concerned(desk.store(), &people, name, &pseudonym)?;
    let all = shell.speaker.all(&names.iter().map(|name| plain(name)).collect::<Vec<_>>());
    let (number, count) = (names.len().to_string(), count.to_string());
    let facts = [("names", all.as_str()), ("number", &number), ("count", &count)];
    if !yes {
        let terminal = if shell.json { None } else { Terminal::open(shell.look.color, &shell.speaker) };
        if !shell.json {
            // Where nobody can be asked, another run does it, and draws its own number.
            let unknown = format!("{} …", shell.speaker.word("pseudonym"));
            let shown = if terminal.is_some() { pseudonym.as_str() } else { &unknown };
            shell.sentence("forget-would", &[&facts[..], &[("pseudonym", shown)]].concat());
            shell.flush();
        }
        let Some(mut terminal) = terminal else { return Err(Failure::of("forget-say-yes", vec![])) };
        if !ask::confirm(shell, &mut terminal, "forget-ask")? {
            shell.sentence("amend-left", &[]);
            return Ok(());
        }
    }
    // What is forgotten comes back from nowhere else.
    if !shell.copy_before(desk.store(), Why::Forget) {
        return Err(Failure::of("forget-no-copy", vec![]));
    }
    let done = {
        let bar = Progress::new(shell, "progress-check", None);
        let told = (&id[..], shell.now(), &shell.author()[..]);
        forget(desk.store_mut(), &people, name, &pseudonym, told, &mut |done, of| bar.at(done, of))?
    };
    // It is written; what is left of the name in the file goes when nobody else has it open, and there is room.
    let left = match desk.store_mut().erase() {
        Ok(()) => None,
        Err(StoreError::Busy { .. }) => Some("forget-not-erased"),
        Err(StoreError::DiskFull { .. }) => Some("forget-no-room"),
        Err(other) => return Err(other.into()),
    };
    drop(desk);
    shell.note_recorded();
    crate::serve::forget(&shell.db_path()?, &names, &pseudonym);
    let holding = holding(shell, &names)?;
    if shell.json {
        shell.value(&json!({
            "format": 1, "names": names, "pseudonym": pseudonym,
            "matches": done.as_ref().map_or(0, |done| done.matches),
            "head_before": done.as_ref().map(|done| &done.head), "erased": left.is_none(), "copies": holding,
        }));
        return Ok(());
    }
    shell.sentence("forget-done", &[&facts[..], &[("pseudonym", &pseudonym)]].concat());
    if let Some(left) = left {
        shell.sentence(left, &[]);
    }
    copies_told(shell, &holding);
    Ok(())
}

/// A name as it is written, each word with a capital: it may have been typed in a hurry.
fn capitals(name: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    name.split(' ').map(word).collect::<Vec<String>>().join(" ")
}

/// The files kept of the database in which one of these names stands.
fn holding(shell: &Shell, names: &[String]) -> Result<Vec<String>, Failure> {
    let path = shell.db_path()?;
    let folder = shell.copies_folder()?.unwrap_or_else(|| copies_folder(&path));
    let found = copies_holding(&path, &folder, scratch::files(), names);
    Ok(found.iter().map(|file| file.display().to_string()).collect())
}

fn copies_told(shell: &mut Shell, holding: &[String]) {
    if shell.json || holding.is_empty() {
        return;
    }
    shell.sentence("forget-copies", &[("count", &holding.len().to_string())]);
    for file in holding {
        shell.raw(&format!("  {}\n", plain(file)));
    }
}

/// How somebody is called who has no name, by his number.
pub fn called(shell: &Shell) -> impl Fn(usize) -> String + use<> {
    let word = shell.speaker.word("pseudonym");
    move |no| format!("{word} {no}")
}

fn unknown(name: &str) -> Failure {
    Failure::of("players-unknown", vec![("name", Arg::Text(plain(name)))])
}
