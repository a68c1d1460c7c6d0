//! Files are written whole or not at all; what was recorded and cannot be shown says so; one file is left.
#![cfg(unix)]

use std::fs;
use std::process::{Command, Stdio};

use rusqlite::Connection;

use super::notes;
use crate::suite::program::{Done, Place};

/// Runs the program where no file may grow at all.
pub fn nowhere_to_write(place: &Place, args: &[&str]) -> Done {
    let ours = place.command(args);
    let mut shell = Command::new("bash");
    shell.arg("-c").arg("trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"");
    shell.arg(ours.get_program()).args(ours.get_args()).stdin(Stdio::null());
    for (name, value) in ours.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    Done::of(shell.output().expect("a shell"), args)
}

#[test]
fn a_write_that_fails_leaves_the_old_file_and_nothing_else() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee").ok();
    place.say("config players Ana Bob Cy Dee").ok();
    fs::create_dir_all(place.path("out")).expect("a folder");
    let page = place.path("out/page.html").display().to_string();
    let sheet = place.path("out/one.sheet").display().to_string();
    place.run(&["print", "-o", &page]).ok();
    place.run(&["export", "-o", &sheet]).ok();
    let config = place.path("config/config.toml").display().to_string();
    for (file, args) in [
        (&page, &["print", "-o", &page] as &[&str]),
        (&sheet, &["export", "-o", &sheet]),
        (&config, &["config", "lang", "fr"]),
    ] {
        let before = fs::read(file).expect("a file");
        assert!(!before.is_empty());
        let folder = std::path::Path::new(file).parent().expect("a folder");
        let count = || fs::read_dir(folder).expect("a folder").count();
        let files = count();
        let done = nowhere_to_write(&place, args);
        assert_eq!(done.status, 1, "{args:?}: {}", done.err);
        assert!(fs::read(file).expect("a file") == before, "{args:?} changed {file}");
        assert_eq!(count(), files, "{args:?} left something behind");
    }
}

#[test]
fn no_file_is_written_through_a_link_or_into_what_is_no_file() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee").ok();
    let (kept, link) = (place.write("kept.md", "kept"), place.path("link.md").display().to_string());
    std::os::unix::fs::symlink(&kept, &link).expect("a link");
    place.run(&["print", "-o", &link]).refused(1, "no ordinary file");
    for to in [link.as_str(), "/dev/null"] {
        place.run(&["export", "-o", to]).refused(1, "no ordinary file");
    }
    assert_eq!(fs::read_to_string(&kept).expect("a file"), "kept");
}

#[test]
fn what_is_recorded_and_cannot_be_shown_has_a_status_of_its_own() {
    let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    let place = Place::new();
    let sheet = place.write("one.sheet", "match whist\nplayers Eve Fay Gus Hal\n");
    place.say("new whist Ana Bob Cy Dee").ok();
    for args in [
        &["add", "note", "x"] as &[&str],
        &["import", &sheet],
        &["players", "rename", "Ana", "Anna"],
        &["--match", "last", "undo"],
    ] {
        let args = if args[0] == "--match" { &args[2..] } else { args };
        let mut command = place.command(args);
        let output = command.stdout(full.try_clone().expect("a file")).output().expect("the program runs");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        if args == ["undo"] {
            // Nothing to take back in the match that was brought in last: nothing was recorded.
            assert_eq!(output.status.code(), Some(1), "{args:?}: {said}");
            continue;
        }
        assert_eq!(output.status.code(), Some(4), "{args:?}: {said}");
        assert!(said.contains("is done"), "{said}");
    }
    let listed = place.say("list --json").ok().json();
    assert_eq!(listed["matches"].as_array().map(Vec::len), Some(2));
    // Nothing recorded: an ordinary failure.
    let mut command = place.command(&["add", "--dry-run", "note", "y"]);
    let output = command.stdout(full).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_reader_that_goes_away_after_something_was_recorded_is_told() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee").ok();
    for (args, status) in [(["add", "note x"], 4), (["list", "--json"], 0)] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = place.command(&args).stdout(writer).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(status), "{args:?}");
    }
    assert_eq!(notes(&place).len(), 1);
}

#[test]
fn one_file_is_left_after_every_command() {
    let place = Place::new();
    let one = |after: &str| {
        let left: Vec<_> = ["-wal", "-shm", "-journal"]
            .iter()
            .filter(|end| place.path(&format!("ardoise.db{end}")).exists())
            .collect();
        assert!(left.is_empty(), "after {after}: {left:?}");
    };
    for line in [
        "new whist Ana Bob Cy Dee",
        "add tricks ana 7",
        "show",
        "list",
        "undo",
        "redo",
        "log",
        "explain",
        "stats",
        "players",
        "print",
        "export",
        "check",
        "check --repair",
        "list --json",
        "choose",
    ] {
        place.say(line);
        one(line);
    }
    let copy = Place::new();
    place.say("add tricks ana 8").ok();
    fs::copy(place.db(), copy.db()).expect("a copy");
    assert_eq!(copy.say("show --json").ok().json()["deals"], place.say("show --json").ok().json()["deals"]);
    // What somebody else keeps open is put in order by the next command that is alone, also one that only reads.
    let other = Connection::open(place.db()).expect("a database");
    other.query_row("SELECT count(*) FROM event", [], |row| row.get::<_, i64>(0)).expect("a count");
    place.say("add note x").ok();
    assert!(place.path("ardoise.db-wal").exists());
    let killed = Place::new();
    super::copy(&place.db(), &killed.db());
    drop(other);
    killed.say("show").ok().shows("note: x");
    assert!(!killed.path("ardoise.db-wal").exists());
}

#[test]
fn databases_and_their_folder_are_for_their_owner() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::new();
    let db = place.path("new/folder/ardoise.db");
    let path = db.display().to_string();
    place.run(&["--db", &path, "new", "whist", "Ana", "Bob", "Cy", "Dee"]).ok();
    let copy = place.path("copy.db");
    place.run(&["--db", &path, "export", "--all", "-o", &copy.display().to_string()]).ok();
    let mode = |path: &std::path::Path| fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    assert_eq!((mode(&db), mode(&copy)), (0o600, 0o600));
    assert_eq!((mode(&place.path("new")), mode(&place.path("new/folder"))), (0o700, 0o700));
}
