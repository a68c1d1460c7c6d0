//! Disks that fail: every write refused in turn, a disk that is full, a file and a folder that are read-only.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use super::{copy, notes, rounds, sentence};
use crate::suite::program::{Done, Place};

/// Runs a command under a limit as the shell has it: `-f 12` where no file may grow beyond so many kilobytes, `-n 5` where so many
/// files are open at once.
fn limited(place: &Place, limit: &str, args: &[&str]) -> Done {
    let ours = place.command(args);
    let mut shell = Command::new("bash");
    shell.arg("-c").arg(format!("trap '' XFSZ; ulimit {limit}; exec \"$0\" \"$@\""));
    shell.arg(ours.get_program()).args(ours.get_args()).stdin(Stdio::null());
    for (name, value) in ours.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    Done::of(shell.output().expect("a shell"), args)
}

/// A file for which there is no handle left is nothing that cannot be written.
#[test]
fn too_many_open_files_are_told_as_what_they_are() {
    let model = Place::new();
    model.say("new whist Ana Bob Cy Dee").ok();
    let mut refused = 0;
    for most in 4..9 {
        let place = Place::new();
        copy(&model.db(), &place.db());
        let told = limited(&place, &format!("-n {most}"), &["add", "note a1"]);
        if told.status != 0 {
            refused += 1;
            assert!(!told.err.contains("read-only"), "{most}: {}", told.err);
        }
        assert_eq!(notes(&place).len(), usize::from(told.status == 0), "{most}");
    }
    assert!(refused > 0);
}

#[test]
fn a_write_that_fails_anywhere_loses_nothing() {
    if Command::new("bash").arg("-c").arg("trap '' XFSZ; ulimit -f 100").status().is_err() {
        eprintln!("skipped: no bash to limit the size of files with");
        return;
    }
    let model = Place::new();
    model.say("new whist Ana Bob Cy Dee").ok();
    model.say("add note a0, note b0").ok();
    // First a short log of entries, then a longer one.
    for (before, step) in [(0, 7), (11, 23)] {
        for _ in 0..before {
            model.say("add note a0, note b0").ok();
        }
        let known = notes(&model).len();
        let log = fs::metadata(model.path("ardoise.db-wal")).map_or(0, |log| log.len());
        let most = (log.max(fs::metadata(model.db()).map_or(0, |db| db.len())) + 40_000) / 1024;
        let step = if rounds(0) > 0 { 1 } else { step };
        let mut done = [0, 0];
        for blocks in (0..most).step_by(step) {
            let place = Place::new();
            copy(&model.db(), &place.db());
            let told =
                sentence(limited(&place, &format!("-f {blocks}"), &["add", "note a1, note b1"]), &[0, 1]);
            let acknowledged = told.status == 0;
            let recorded = notes(&place);
            assert!(recorded.values().all(|texts| texts.len() == 2), "something half");
            assert_eq!(recorded.len(), known + usize::from(acknowledged), "limit {blocks}: {}", told.err);
            place.say("check").ok();
            done[usize::from(acknowledged)] += 1;
        }
        assert!(done[0] > 0 && done[1] > 0, "{done:?}");
    }
}

/// A file system of a megabyte or less, unmounted at the end.
struct Small(PathBuf);

impl Small {
    fn new(place: &Place, size: &str) -> Option<Small> {
        let folder = place.path("small");
        fs::create_dir_all(&folder).expect("a folder");
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs"])
            .arg(&folder)
            .stderr(Stdio::null())
            .status();
        mount.is_ok_and(|status| status.success()).then_some(Small(folder))
    }

    fn command(&self, place: &Place, args: &[&str]) -> Done {
        let mut command = place.command(args);
        command.env("ARDOISE_DB", self.0.join("ardoise.db"));
        Done::of(command.output().expect("the program runs"), args)
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

#[test]
fn a_full_disk_refuses_and_loses_nothing() {
    let place = Place::new();
    let Some(small) = Small::new(&place, "400k") else {
        eprintln!("skipped: only root may mount a small disk; writes that fail are tested with limits");
        return;
    };
    small.command(&place, &["new", "whist", "Ana", "Bob", "Cy", "Dee"]).ok();
    let mut acknowledged = 0;
    let text = format!("note {}", "x".repeat(900));
    let full = loop {
        let done = sentence(small.command(&place, &["add", &text]), &[0, 1]);
        if done.status != 0 {
            break done;
        }
        acknowledged += 1;
        assert!(acknowledged < 2000, "the disk is never full");
    };
    assert!(full.err.contains("full") || full.err.contains("cannot be used"), "{}", full.err);
    let recorded = |more: usize| {
        let log = small.command(&place, &["log", "--json"]).ok().json();
        assert_eq!(log["log"].as_array().map(Vec::len), Some(1 + acknowledged + more));
    };
    recorded(0);
    small.command(&place, &["check"]).ok();
    let mount = Command::new("mount").args(["-o", "remount,size=4m"]).arg(&small.0).status();
    assert!(mount.is_ok_and(|status| status.success()));
    small.command(&place, &["add", &text]).ok();
    recorded(1);
    small.command(&place, &["check"]).ok();

    let mount = Command::new("mount").args(["-o", "remount,ro"]).arg(&small.0).status();
    if mount.is_ok_and(|status| status.success()) {
        sentence(small.command(&place, &["add", &text]), &[1]).refused(1, "read-only");
        // A log that was not copied into the database cannot be read where nothing can be written beside it.
        sentence(small.command(&place, &["log", "--json"]), &[0, 1]);
    }
}

/// Refused in every language, with what is wrong and what to do about it.
fn refused_to_all(run: &dyn Fn(&str) -> Done, said: [(&str, &str); 3]) {
    for (lang, (wrong, what_to_do)) in ["en", "fr", "nl"].into_iter().zip(said) {
        let done = sentence(run(lang), &[1]).refused(1, wrong);
        assert!(done.err.lines().count() == 2 && done.err.contains(what_to_do), "{}", done.err);
    }
}

#[test]
fn a_stick_that_is_full_or_only_read_is_told_and_nothing_is_lost() {
    let (place, other) = (Place::new(), Place::new());
    let Some(small) = Small::new(&place, "16k") else {
        eprintln!("skipped: only root may mount a small disk; no stick was filled");
        return;
    };
    let stick = small.0.display().to_string();
    place.say("new whist Ana Bob Cy Dee").ok();
    fs::write(small.0.join("holiday.jpg"), [1; 12_000]).expect("a file");
    let sync = |lang: &str| place.say(&format!("sync {stick} --lang {lang}"));
    refused_to_all(
        &sync,
        [
            ("Nothing can be written at the target: the disk is full.", "Make room there"),
            ("Rien ne peut être écrit à la destination : le disque est plein.", "Faites-y de la place"),
            ("Op de bestemming kan niets geschreven worden: de schijf is vol.", "Maak daar plaats"),
        ],
    );
    place.say("check").ok();
    fs::remove_file(small.0.join("holiday.jpg")).expect("it goes");
    let met = place.say(&format!("sync {stick} --json")).ok().json();
    assert_eq!((&met["there"], &met["damaged"]), (&1.into(), &Vec::<String>::new().into()), "{met}");
    assert_eq!(other.say(&format!("sync {stick} --json")).ok().json()["received"], 1);
    place.say("add note x").ok();
    let mount = |how: &str| {
        let mounted = Command::new("mount").args(["-o", &format!("remount,{how}")]).arg(&small.0).status();
        assert!(mounted.is_ok_and(|status| status.success()));
    };
    mount("ro");
    refused_to_all(
        &sync,
        [
            ("Nothing can be written at the target: the disk can only be read.", "take another target"),
            (
                "Rien ne peut être écrit à la destination : le disque est en lecture seule.",
                "une autre destination",
            ),
            (
                "Op de bestemming kan niets geschreven worden: de schijf laat enkel lezen toe.",
                "andere bestemming",
            ),
        ],
    );
    // Who has nothing to write there reads it.
    other.say(&format!("sync {stick}")).ok().shows("Nothing new");
    mount("rw");
    assert_eq!(place.say(&format!("sync {stick} --json")).ok().json()["sent"], 1);
    assert_eq!(other.say(&format!("sync {stick} --json")).ok().json()["received"], 1);
}

#[test]
fn a_shared_folder_without_rights_is_told_and_what_came_stays() {
    let (place, other) = (Place::new(), Place::new());
    let shared = other.path("shared");
    other.say("new whist Ana Bob Cy Dee").ok();
    other.say("sync shared").ok();
    if stopped(&place, &["--version"]).is_none() {
        eprintln!("skipped: the program cannot be run as somebody else");
        return;
    }
    allow(&place.path(""), 0o777);
    let run = |line: &str| {
        let line = line.replace("SHARED", &shared.display().to_string());
        stopped(&place, &line.split_whitespace().collect::<Vec<_>>()).expect("a run")
    };
    run("new coinche Ana Bob Cy Dee").ok();
    for folder in ["segments", "manifest", ""] {
        allow(&shared.join(folder), 0o555);
    }
    let count = || fs::read_dir(shared.join("segments")).expect("segments").count();
    let before = count();
    refused_to_all(
        &|lang| run(&format!("sync SHARED --lang {lang}")),
        [
            ("Nothing can be written at the target: you have no access to it.", "Its owner can give you"),
            ("Rien ne peut être écrit à la destination : vous n’y avez pas accès.", "au propriétaire"),
            (
                "Op de bestemming kan niets geschreven worden: je hebt er geen toegang toe.",
                "Vraag de eigenaar",
            ),
        ],
    );
    assert_eq!(count(), before);
    assert_eq!(run("list --json").ok().json()["matches"].as_array().map(Vec::len), Some(2));
    run("sync SHARED --status").ok().shows("1 is missing there, nothing here");
    allow(&shared, 0o000);
    refused_to_all(
        &|lang| run(&format!("sync SHARED --lang {lang}")),
        [
            ("The target cannot be read: you have no access to it.", "Its owner can give you"),
            ("La destination ne peut pas être lue : vous n’y avez pas accès.", "au propriétaire"),
            ("De bestemming is niet te lezen: je hebt er geen toegang toe.", "Vraag de eigenaar"),
        ],
    );
    allow(&shared, 0o755);
    run("check").ok();
}

/// The program as somebody whom permissions stop.
fn stopped(place: &Place, args: &[&str]) -> Option<Done> {
    let program = place.path("ardoise");
    if !program.exists() {
        fs::copy(env!("CARGO_BIN_EXE_ardoise"), &program).ok()?;
    }
    let ours = place.command(args);
    let mut command = Command::new(&program);
    command.args(args).stdin(Stdio::null()).current_dir("/");
    for (name, value) in ours.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    if fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0) {
        command.uid(65534).gid(65534);
    }
    // Another test that starts a program meanwhile may still hold the copy open for writing: that passes.
    for _ in 0..200 {
        match command.output() {
            Err(error) if error.kind() == std::io::ErrorKind::ExecutableFileBusy => {
                std::thread::sleep(Duration::from_millis(10));
            }
            done => return done.ok().map(|output| Done::of(output, args)),
        }
    }
    None
}

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("permissions");
}

#[test]
fn what_is_read_only_is_read_and_not_written() {
    let place = Place::new();
    let Some(done) = stopped(&place, &["--version"]) else {
        eprintln!("skipped: the program cannot be run as somebody else");
        return;
    };
    done.ok();
    for (file, folder, copied) in [(0o444, 0o755, false), (0o444, 0o555, true), (0o444, 0o555, false)] {
        let place = Place::new();
        place.say("new whist Ana Bob Cy Dee").ok();
        place.say("add note x").ok();
        if copied {
            let other = rusqlite::Connection::open(place.db()).expect("a database");
            other.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").expect("a checkpoint");
            drop(other);
        }
        stopped(&place, &["--version"]).expect("a copy").ok();
        for end in ["", "-wal", "-shm"] {
            let path = place.path(&format!("ardoise.db{end}"));
            if path.exists() {
                allow(&path, file);
            }
        }
        let top = place.path("ardoise.db").parent().expect("a folder").to_path_buf();
        allow(&top, folder);
        sentence(stopped(&place, &["add", "note", "y"]).expect("a run"), &[1])
            .refused(1, "cannot be written");
        sentence(stopped(&place, &["undo"]).expect("a run"), &[1]).refused(1, "cannot be written");
        stopped(&place, &["show"]).expect("a run").ok().shows("note: x");
        stopped(&place, &["check"]).expect("a run").ok();
        allow(&top, 0o755);
        assert_eq!(notes(&place).len(), 1);
    }
}

/// The names that stand beside a database, itself and what else is known left out.
fn beside(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut found: Vec<String> = names
        .filter(|name| name.ends_with("-wal") || name.ends_with("-shm") || name.ends_with("-journal"))
        .collect();
    found.sort();
    found
}

#[test]
fn reading_leaves_nothing_beside_the_file() {
    let (place, other) = (Place::new(), Place::new());
    place.say("new whist Ana Bob Cy Dee").ok();
    let from = place.db().display().to_string();
    for line in ["show", "check", "list", "log", "stats", "restore", "sync shared --status"] {
        place.say(line).ok();
        assert_eq!(beside(&place.path("")), Vec::<String>::new(), "{line}");
    }
    let bytes = fs::read(place.db()).expect("a file");
    other.say("new whist Ana Bob Cy Dee").ok();
    other.say(&format!("import {from}")).ok();
    other.say(&format!("check --against {from}")).ok();
    other.say(&format!("restore {from} --yes")).ok();
    assert_eq!(beside(&place.path("")), Vec::<String>::new());
    assert!(fs::read(place.db()).expect("a file") == bytes, "somebody else's file is not written");
    // With a log that a program left which was killed: that is read, and stays as it is.
    let open = rusqlite::Connection::open(place.db()).expect("a database");
    open.query_row("SELECT count(*) FROM event", [], |row| row.get::<_, i64>(0)).expect("a count");
    place.say("add note kept").ok();
    let killed = Place::new();
    for end in ["", "-wal"] {
        let name = format!("ardoise.db{end}");
        fs::copy(place.path(&name), killed.path(&name)).expect("a copy");
    }
    let before = fs::read(killed.db()).expect("a file");
    other.say(&format!("import {}", killed.db().display())).ok().shows("1 recorded further");
    assert_eq!(beside(&killed.path("")), ["ardoise.db-wal"]);
    assert!(fs::read(killed.db()).expect("a file") == before);
}

#[test]
fn a_file_that_is_only_read_stays_of_use() {
    let place = Place::new();
    if stopped(&place, &["--version"]).is_none() {
        eprintln!("skipped: the program cannot be run as somebody else");
        return;
    }
    allow(&place.path(""), 0o777);
    let run = |line: &str| stopped(&place, &line.split_whitespace().collect::<Vec<_>>()).expect("a run");
    run("new whist Ana Bob Cy Dee").ok();
    allow(&place.db(), 0o400);
    for line in ["show", "check", "list", "log"] {
        run(line).ok();
        assert_eq!(beside(&place.path("")), Vec::<String>::new(), "{line}");
    }
    run("add note x").refused(1, "cannot be written");
    assert_eq!(beside(&place.path("")), Vec::<String>::new());
    allow(&place.db(), 0o600);
    run("add note y").ok();
    // Files that an earlier version left beside it, as little writable as the database was.
    if let Ok(own) = fs::metadata(place.db()) {
        use std::os::unix::fs::MetadataExt as _;
        for end in ["-wal", "-shm"] {
            let path = place.path(&format!("ardoise.db{end}"));
            fs::write(&path, "").expect("a file");
            std::os::unix::fs::chown(&path, Some(own.uid()), Some(own.gid())).expect("an owner");
            allow(&path, 0o400);
        }
        run("add note z").ok();
        run("check").ok();
    }
}

#[test]
fn a_full_disk_is_read() {
    let place = Place::new();
    let Some(small) = Small::new(&place, "700k") else {
        eprintln!("skipped: only root may mount a small disk");
        return;
    };
    place.say("new whist Ana Bob Cy Dee").ok();
    let open = rusqlite::Connection::open(place.db()).expect("a database");
    open.query_row("SELECT count(*) FROM event", [], |row| row.get::<_, i64>(0)).expect("a count");
    place.say("add note logged").ok();
    let bare = Place::new();
    bare.say("new whist Ana Bob Cy Dee").ok();
    bare.say("add note logged").ok();
    // A database alone, and one whose last entries are in the log beside it.
    for (name, from, ends) in [("alone.db", &bare, &[""] as &[&str]), ("logged.db", &place, &["", "-wal"])] {
        for end in ends {
            let to = small.0.join(format!("{name}{end}"));
            fs::copy(from.path(&format!("ardoise.db{end}")), to).expect("a copy");
        }
    }
    let mut filler = fs::File::create(small.0.join("holiday.jpg")).expect("a file");
    while std::io::Write::write(&mut filler, &[1; 512]).is_ok_and(|written| written > 0) {}
    for name in ["alone.db", "logged.db"] {
        let db = small.0.join(name).display().to_string();
        for line in ["show", "log", "check", "list", "restore"] {
            let done = place.say(&format!("{line} --db {db}")).ok();
            if line == "show" {
                done.shows("note: logged");
            }
        }
        place.say(&format!("add note more --db {db}")).refused(1, "The disk is full");
        let from = Place::new();
        from.say(&format!("import {db}")).ok().shows("1 new match");
    }
    assert_eq!(beside(&small.0), ["logged.db-wal"]);
}

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let place = Place::new();
    let file = place.write("file", "");
    let args = ["new", "whist", "Ana", "Bob", "Cy", "Dee", "--db", &format!("{file}/under/ardoise.db")];
    sentence(place.run(&args), &[1]);
    let folder = place.path("folder");
    fs::create_dir_all(&folder).expect("a folder");
    sentence(place.run(&["--db", &folder.display().to_string(), "list"]), &[1, 3]);
    sentence(place.run(&["--db", &folder.display().to_string(), "add", "note", "x"]), &[1, 3]);
}

#[test]
fn output_that_cannot_be_written_is_a_failure() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee").ok();
    let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    // What was mended or exchanged is: that it cannot be shown is another matter.
    place.say("sync shared").ok();
    place.say("add note x").ok();
    super::tampered(&place, "UPDATE match SET title = 'x'");
    for args in [&["check", "--repair"] as &[&str], &["sync", "shared"]] {
        for expected in [4, 1] {
            let mut command = place.command(args);
            command.stdout(full.try_clone().expect("a file"));
            assert_eq!(command.output().expect("a run").status.code(), Some(expected), "{args:?}");
        }
    }
    for args in [
        &["show", "--json"] as &[&str],
        &["print", "--format", "html"],
        &["list"],
        &["--help"],
        &["--version"],
    ] {
        let mut command = place.command(args);
        command.stdout(full.try_clone().expect("a file"));
        let output = command.output().expect("the program runs");
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(!output.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn a_path_that_is_no_text_is_a_path() {
    use std::os::unix::ffi::OsStrExt as _;
    let place = Place::new();
    let path = place.path("").join(std::ffi::OsStr::from_bytes(b"\xff.db"));
    let mut command = place.command(&["new", "whist", "Ana", "Bob", "Cy", "Dee"]);
    command.env("ARDOISE_DB", &path);
    let output = command.output().expect("the program runs");
    assert_eq!((output.status.success(), path.exists(), place.db().exists()), (true, true, false));
    // What is shorter than any database is none, and stays as it is.
    fs::write(place.db(), "x").expect("a file");
    place.say("new whist Ana Bob Cy Dee").refused(3, "not a database");
    assert_eq!(fs::read(place.db()).expect("a file"), b"x");
}

/// Room for the log of a deal and none for the database to grow: the deal is recorded, and who copies the file alone is warned.
#[test]
fn what_stands_only_in_the_log_for_want_of_room_is_told() {
    let place = Place::new();
    let Some(small) = Small::new(&place, "1m") else {
        eprintln!("skipped: only root may mount a small disk; no log was left beside a database");
        return;
    };
    small.command(&place, &["new", "whist", "Ana", "Bob", "Cy", "Dee"]).ok();
    let text = format!("note {}", "x".repeat(3500));
    let (log, filled) = (small.0.join("ardoise.db-wal"), small.0.join("holiday.jpg"));
    let left = || fs::metadata(&log).is_ok_and(|log| log.len() > 0);
    let told = (20..200).step_by(4).find_map(|room: usize| {
        let _ = fs::remove_file(&filled);
        let used: u64 = fs::read_dir(&small.0)
            .expect("a disk")
            .flatten()
            .filter_map(|file| file.metadata().ok())
            .map(|file| file.len())
            .sum();
        fs::write(&filled, vec![1; (1024 - room) * 1024 - usize::try_from(used).expect("small")]).ok()?;
        let done = small.command(&place, &["add", &text]);
        (done.status == 0 && left()).then_some(done)
    });
    let told = told.expect("a size at which the log has room and the database has none");
    let beside = format!("it stands in {} beside it.", log.display());
    assert!(
        told.err.contains("It is recorded, but there is no room") && told.err.contains(&beside),
        "{}",
        told.err
    );
    fs::remove_file(&filled).expect("room");
    let after = small.command(&place, &["add", "note end"]).ok();
    assert!(!left() && !after.err.contains("no room"), "{}", after.err);
    small.command(&place, &["check"]).ok();
}

/// Nothing brings a forgotten name back: without room for a copy nothing is forgotten, and with room for it all of it is.
#[test]
fn nobody_is_forgotten_without_a_copy() {
    let place = Place::new();
    let Some(small) = Small::new(&place, "1m") else {
        eprintln!("skipped: only root may mount a small disk; nobody was forgotten on one");
        return;
    };
    let forget = |args: &[&str]| {
        let mut command = place.command(args);
        command.env("ARDOISE_DB", small.0.join("ardoise.db")).env_remove("ARDOISE_COPIES");
        sentence(Done::of(command.output().expect("the program runs"), args), &[0, 1])
    };
    small.command(&place, &["new", "whist", "Zoltan", "Bob", "Cy", "Dee"]).ok();
    for _ in 0..3 {
        small.command(&place, &["add", "note Zoltan was late"]).ok();
    }
    let filled = small.0.join("holiday.jpg");
    fs::write(&filled, vec![1; 1024 * 1024 - 260 * 1024]).expect("a file");
    let refused = forget(&["players", "forget", "zoltan", "--yes"]);
    assert!(refused.err.contains("Nothing is forgotten"), "{}", refused.err);
    small.command(&place, &["show"]).ok().shows("Zoltan");
    fs::remove_file(&filled).expect("room");
    forget(&["players", "forget", "zoltan", "--yes"]).ok();
    assert!(!small.command(&place, &["show"]).ok().out.contains("Zoltan"));
    small.command(&place, &["check"]).ok();
}

/// A copy is read where there is room and written where there is none: the full disk is named.
#[test]
fn a_copy_that_finds_no_room_names_the_disk_that_is_full() {
    let place = Place::new();
    let Some(small) = Small::new(&place, "400k") else {
        eprintln!("skipped: only root may mount a small disk; no copy was put on one");
        return;
    };
    for _ in 0..4 {
        place.say("new coinche Ana Bob Cy Dee").ok();
    }
    let copy = place.db().display().to_string();
    small.command(&place, &["new", "whist", "Ana", "Bob", "Cy", "Eve"]).ok();
    let filled = small.0.join("holiday.jpg");
    fs::write(&filled, vec![1; 250 * 1024]).expect("a file");
    let told = sentence(small.command(&place, &["restore", &copy, "--yes"]), &[1]);
    let full = format!("nothing was written to {}", small.0.join("ardoise.db").display());
    assert!(told.err.contains(&full), "{}", told.err);
    small.command(&place, &["show"]).ok().shows("Eve");
}
