//! Copies of the database: made by themselves, verified, thinned out, put back, and compared with.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use super::program::{Done, Place};

/// A run with copies, on a day of November 2026.
fn on(place: &Place, day: u32, line: &str) -> Done {
    let args: Vec<&str> = line.split_whitespace().collect();
    let mut command = place.command(&args);
    command.env_remove("ARDOISE_COPIES").env("ARDOISE_NOW", format!("2026-11-{day:02}T20:00:00Z"));
    Done::of(command.output().expect("the program runs"), &args)
}

fn copies(place: &Place) -> Vec<PathBuf> {
    let entries = fs::read_dir(place.path("ardoise.copies")).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.sort();
    files
}

/// Changes a row of a log behind its guard, which stands again afterwards.
fn edit(file: &Path) {
    let other = rusqlite::Connection::open(file).expect("a database");
    other
        .execute_batch(
            "PRAGMA journal_mode = delete; DROP TRIGGER event_kept; UPDATE event SET author = 'x';
             CREATE TRIGGER event_kept BEFORE UPDATE ON event
             BEGIN
                 SELECT raise(ABORT, 'ardoise: the log only grows: a row is never changed');
             END",
        )
        .expect("an edit");
}

fn entries(place: &Place) -> usize {
    on(place, 1, "log --json").ok().json()["log"].as_array().map_or(0, Vec::len)
}

#[test]
fn a_copy_is_made_before_the_first_entry_of_a_day_and_before_what_is_risky() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    assert_eq!(copies(&place).len(), 0, "nothing was there to be copied");
    on(&place, 1, "add note a").ok();
    on(&place, 1, "add note b").ok();
    on(&place, 2, "add note c").ok();
    on(&place, 2, "show").ok();
    let names: Vec<String> = copies(&place)
        .iter()
        .map(|path| path.file_name().unwrap_or_default().to_string_lossy()[..32].to_owned())
        .collect();
    assert_eq!(names.len(), 2, "{names:?}");
    assert!(names[0].starts_with("ardoise.20261101-200000.daily"), "{names:?}");
    assert!(names[1].starts_with("ardoise.20261102-200000.daily"), "{names:?}");
    let sheet = place.write("one.sheet", "match whist\nplayers Eve Fay Gus Hal\n");
    on(&place, 2, &format!("import {sheet}")).ok();
    on(&place, 2, "check --repair").ok();
    let whys: Vec<String> = on(&place, 5, "restore --json").ok().json()["copies"]
        .as_array()
        .expect("copies")
        .iter()
        .map(|copy| {
            assert_eq!(copy["whole"], true, "{copy}");
            copy["why"].as_str().expect("a word").to_owned()
        })
        .collect();
    let mut sorted = whys.clone();
    sorted.sort();
    assert_eq!(sorted, ["daily", "daily", "import", "repair"], "{whys:?}");
    on(&place, 5, "check").ok().shows("Last copy: 3 days ago.");
    let fresh = Place::new();
    on(&fresh, 5, "new whist Ana Bob Cy Dee").ok();
    on(&fresh, 5, "check").ok().shows("There is no copy of the database yet: ardoise backup");
    let kept = on(&fresh, 5, "backup --json").ok().json();
    assert_eq!((&kept["matches"], &kept["entries"], &kept["whole"]), (&json!(1), &json!(1), &json!(true)));
    assert_eq!(kept["head"], on(&fresh, 5, "check --json").ok().json()["head"]);
    on(&fresh, 5, "check").ok().shows("Last copy: today.");
}

#[test]
fn a_copy_is_put_back_and_what_it_replaces_is_kept() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    on(&place, 1, "add note a, note b").ok();
    on(&place, 2, "add note c").ok();
    on(&place, 2, "new coinche Ana Bob Cy Dee").ok();
    // The newest copy is of day 2, before note c: three entries.
    on(&place, 2, "restore").ok().shows("before the first entry of the day").shows("whole");
    on(&place, 2, "restore 1").refused_with_page(1, "--yes").shows("1 match goes, 1 entry is lost");
    let before = on(&place, 2, "check --json").ok().json()["head"].clone();
    on(&place, 2, "restore 1 --yes").ok();
    assert_eq!(entries(&place), 3);
    on(&place, 2, "check").ok();
    on(&place, 2, "add note d").ok();
    assert_eq!(entries(&place), 4);
    // And back again to what was replaced.
    let listed = on(&place, 2, "restore --json").ok().json();
    let kept = listed["copies"].as_array().expect("copies").iter().find(|copy| copy["why"] == "restore");
    let file = kept.expect("what was replaced")["file"].as_str().expect("a file").to_owned();
    on(&place, 2, &format!("restore {file} --yes")).ok();
    assert_eq!(on(&place, 2, "check --json").ok().json()["head"], before);
    on(&place, 2, "restore 77").refused(1, "no copy");
}

#[test]
fn what_was_recorded_after_a_copy_is_brought_in_again_with_one_command() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    on(&place, 1, "add note a").ok();
    on(&place, 2, "add note b").ok();
    on(&place, 2, "add note c").ok();
    on(&place, 2, "new coinche Ana Bob Cy Dee").ok();
    // The newest copy is of day 2, before note b.
    let done = on(&place, 2, "restore 1 --yes").ok().shows("What was recorded since is kept in");
    assert_eq!(entries(&place), 2);
    let line = done.out.lines().last().expect("a line");
    let (_, command) = line.split_once(": ardoise ").expect("a command");
    on(&place, 2, command).ok().shows("1 new match, 1 recorded further");
    assert_eq!(on(&place, 2, "list --json").ok().json()["matches"].as_array().map(Vec::len), Some(2));
    let id = on(&place, 2, "list --game whist --json").ok().json()["matches"][0]["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    let log = on(&place, 2, &format!("log --json --match {id}")).ok().json();
    assert_eq!(log["log"].as_array().map(Vec::len), Some(4), "the opening and three notes");
    on(&place, 2, "check").ok();
    // A copy that holds all that is here takes nothing away: there is nothing to bring in.
    on(&place, 3, "backup").ok();
    on(&place, 3, "restore 1 --yes").ok().shows("What it replaced is kept");
}

/// A database that is gone and has copies beside it: whoever looks for it, or begins another in its place, is told so.
#[test]
fn a_database_that_is_gone_is_told_by_its_copies() {
    let place = Place::new();
    let gone = |done: &Done| {
        let told = done.err.contains("beside it. To see them and bring one back: ardoise restore");
        assert!(told, "{}{}", done.out, done.err);
    };
    on(&place, 1, "show").refused(1, "There is no match yet");
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    on(&place, 1, "backup").ok();
    fs::remove_file(place.db()).expect("a file");
    for line in ["check", "show", "add pass ana", "new whist Ana Bob Cy Dee"] {
        gone(&on(&place, 2, line));
    }
    on(&place, 2, "show").ok();
}

/// Where pages of the file cannot be read no repair is named: a copy is.
#[test]
fn what_cannot_be_read_is_not_to_be_repaired() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    on(&place, 1, "backup").ok();
    let file = place.db();
    let mut bytes = fs::read(&file).expect("a file");
    bytes[8192..].fill(0x5a);
    fs::write(&file, bytes).expect("a file");
    let told = on(&place, 2, "check");
    assert_eq!(told.status, 3, "{}{}", told.out, told.err);
    let said = format!("{}{}", told.out, told.err);
    assert!(
        said.contains("ardoise restore 1") && !said.contains("--repair") && !said.contains("malformed"),
        "{said}"
    );
}

#[test]
fn a_copy_of_a_damaged_database_is_called_so_before_anything_else() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    edit(&place.db());
    let done = on(&place, 1, "backup");
    assert_eq!(done.status, 3, "{}", done.err);
    assert!(
        !done.out.contains("verified") && done.out.contains("a copy of a damaged database"),
        "{}",
        done.out
    );
    assert!(done.err.contains("entry 1"), "{}", done.err);
}

#[test]
fn a_damaged_copy_is_named_and_never_put_back() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    on(&place, 1, "backup").ok();
    let file = copies(&place).remove(0);
    edit(&file);
    let done = on(&place, 1, "restore 1 --yes");
    assert_eq!(done.status, 1, "{}", done.err);
    assert!(done.err.contains("entry 1"), "{}", done.err);
}

fn states(place: &Place, day: u32) -> Vec<(String, bool)> {
    let listed = on(place, day, "restore --json").ok().json();
    let each = listed["copies"].as_array().expect("copies").iter();
    each.map(|copy| (copy["state"].as_str().expect("a word").to_owned(), copy["whole"] == true)).collect()
}

#[test]
fn a_copy_of_a_damaged_database_is_listed_so_and_is_no_last_copy() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    on(&place, 2, "add note a").ok();
    let whole = place.path("whole.db");
    fs::copy(place.db(), &whole).expect("a copy");
    edit(&place.db());
    // A day later, on the damaged database: by itself, before an import, and when asked for.
    let sheet = place.write("one.sheet", "match whist\nplayers Eve Fay Gus Hal\n");
    let told = on(&place, 3, &format!("import {sheet}"));
    assert_eq!(told.status, 0, "{}", told.err);
    assert_eq!(told.err.matches("so is the copy that was just made").count(), 1, "{}", told.err);
    on(&place, 4, "backup");
    let named = |day: u32, bytes: &[u8]| {
        let name = format!("ardoise.copies/ardoise.202611{day:02}-200000.daily.0123456789abcdef.db");
        fs::write(place.path(&name), bytes).expect("a file");
    };
    named(5, b"");
    named(6, &[7; 5000]);
    let other = rusqlite::Connection::open(place.path("foreign.db")).expect("a database");
    other.execute_batch("CREATE TABLE a (b)").expect("a table");
    drop(other);
    named(7, &fs::read(place.path("foreign.db")).expect("a file"));
    // A whole database under the name of another state, and one that is cut.
    let sound = fs::read(&whole).expect("a file");
    named(8, &sound);
    named(9, &sound[..sound.len() / 2]);
    let words: Vec<String> = states(&place, 10).into_iter().map(|(word, _)| word).collect();
    let bad = ["damaged", "unreadable", "unreadable", "unreadable", "damaged", "damaged", "damaged", "whole"];
    assert_eq!(words[1..], bad, "{words:?}");
    assert_ne!(words[0], "whole", "cut: {words:?}");
    on(&place, 10, "restore").ok().shows("damaged").shows("unreadable").shows("whole");
    let told = on(&place, 10, "check --json").json();
    assert_eq!((&told["last_copy_days"], &told["damaged_copies"]), (&json!(8), &json!(8)), "{told}");
    // The copy that is proposed is the whole one, with what it lacks.
    let remedy = told["troubles"][0]["remedy"].as_str().expect("a remedy");
    assert!(remedy.contains("restore 9") && remedy.contains("lacks 1 match and 2 entries"), "{remedy}");
    fs::copy(&whole, place.db()).expect("the whole one again");
    on(&place, 10, "check").ok().shows("Last copy: 8 days ago.").shows("8 newer copies are damaged");
}

#[test]
fn a_copy_of_an_earlier_schema_is_whole_and_is_put_back() {
    for schema in [1, 3, 5, 7, 8] {
        let place = Place::new();
        on(&place, 1, "new whist Ana Bob Cy Dee").ok();
        let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/schema-{schema}.db"));
        fs::create_dir_all(place.path("ardoise.copies")).expect("a folder");
        let name = "ardoise.copies/ardoise.20261102-200000.daily.0123456789abcdef.db";
        let bytes = fs::read(golden).expect("a file");
        fs::write(place.path(name), &bytes).expect("a copy");
        assert_eq!(states(&place, 3), [("whole".to_owned(), true)], "schema {schema}");
        on(&place, 3, "restore 1 --yes").ok();
        on(&place, 3, "check").ok();
        assert!(fs::read(place.path(name)).expect("a file") == bytes, "a copy stays as it is");
    }
}

#[test]
fn damaged_copies_never_thin_out_the_last_whole_one() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    on(&place, 1, "add note a").ok();
    edit(&place.db());
    for day in 2..=24 {
        assert_eq!(on(&place, day, "add note b --force").status, 0);
    }
    let known = states(&place, 25);
    assert_eq!(known.iter().filter(|(word, _)| word == "whole").count(), 1, "{known:?}");
    assert!((8..14).contains(&known.len()), "{known:?}");
    // Once one is whole again, the old one goes as any other.
    on(&place, 25, "restore").ok();
    let file = copies(&place).remove(0).display().to_string();
    assert_eq!(on(&place, 25, &format!("restore {file} --yes")).status, 0);
    on(&place, 25, "backup").ok();
    on(&place, 25, "check").ok().shows("Last copy: today.");
}

#[test]
fn copies_of_one_day_are_bounded() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    for second in 0..14 {
        let mut command = place.command(&["add", "note", "x"]);
        command.env_remove("ARDOISE_COPIES").env("ARDOISE_NOW", format!("2026-11-01T20:01:{second:02}Z"));
        assert!(command.output().expect("a run").status.success());
        let mut command = place.command(&["backup"]);
        command.env_remove("ARDOISE_COPIES").env("ARDOISE_NOW", format!("2026-11-01T20:01:{second:02}Z"));
        assert!(command.output().expect("a run").status.success());
    }
    let names: Vec<String> = copies(&place).iter().map(|path| path.display().to_string()).collect();
    assert_eq!(names.iter().filter(|name| name.contains("asked")).count(), 10, "{names:?}");
    assert!(names.iter().any(|name| name.contains("200113.asked")), "the newest stays: {names:?}");
}

#[test]
fn what_killed_programs_left_among_the_copies_goes_and_is_named_when_somebody_is_forgotten() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    on(&place, 1, "backup").ok();
    let folder = place.path("ardoise.copies");
    let copy = copies(&place).remove(0);
    let name = copy.file_name().expect("a name").to_string_lossy().into_owned();
    let gone = "ardoise.20261020-200000.daily.0123456789abcdef.db";
    let left = [format!(".{name}.Ab12Cd.partial"), format!(".{name}.Ab12Cd.partial-journal")];
    let orphans = [format!("{gone}-wal"), format!("{gone}-shm"), format!("{gone}-journal")];
    let beside = [
        "ardoise.db.aside-1",
        ".restored.Ab12Cd",
        ".restored.Ab12Cd-journal",
        ".ardoise.schema-8.db.Ab12Cd.partial",
    ];
    let own = ["notes.txt".to_owned(), ".mine.partial".to_owned(), "mine.db-wal".to_owned()];
    // As long as they are open here, somebody is at work on them.
    let put = |path: PathBuf| -> fs::File {
        fs::copy(&copy, &path).expect("a copy");
        let file = fs::OpenOptions::new().append(true).open(&path).expect("a file");
        file.lock().expect("a lock");
        file
    };
    let mut at_work: Vec<fs::File> =
        left.iter().chain(&own).chain(&orphans).map(|name| put(folder.join(name))).collect();
    at_work.extend(beside.iter().map(|name| put(place.path(name))));
    let told = on(&place, 2, "players forget Bob --yes --json").ok().json();
    let named: Vec<&str> =
        told["copies"].as_array().expect("files").iter().filter_map(|file| file.as_str()).collect();
    for name in left.iter().map(String::as_str).chain(beside).chain([name.as_str()]) {
        assert!(named.iter().any(|file| file.ends_with(name)), "{name}: {named:?}");
    }
    assert!(!named.iter().any(|file| own.iter().any(|own| file.ends_with(own.as_str()))), "{named:?}");
    // What stands beside a copy that is gone is of no use to anybody.
    orphans.iter().for_each(|name| assert!(!folder.join(name).exists(), "{name}"));
    left.iter().for_each(|name| assert!(folder.join(name).exists(), "{name}"));
    drop(at_work);
    on(&place, 3, "backup").ok();
    left.iter().for_each(|name| assert!(!folder.join(name).exists(), "{name}"));
    own.iter().for_each(|name| assert!(folder.join(name).exists(), "{name}"));
    // What was put aside is kept.
    let stands: Vec<bool> = beside.iter().map(|name| place.path(name).exists()).collect();
    assert_eq!(stands, [true, false, false, false]);
}

#[test]
fn what_killed_programs_left_among_the_temporary_files_goes_and_is_named() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    let folder = place.path("tmp/ardoise-scratch-import-01a198b2");
    fs::create_dir_all(&folder).expect("a folder");
    fs::copy(place.db(), folder.join("visited.db")).expect("a copy");
    let run = |args: &[&str]| {
        let mut command = place.command(args);
        command.env("TMPDIR", place.path("tmp"));
        Done::of(command.output().expect("a run"), args).ok()
    };
    let told = run(&["players", "forget", "Bob", "--yes", "--json"]).json();
    assert!(told["copies"][0].as_str().is_some_and(|file| file.ends_with("visited.db")), "{told}");
    run(&["check", "--against", &place.db().display().to_string()]);
    assert!(folder.exists(), "somebody may still be at work there");
    let known = fs::File::open(&folder).expect("a folder");
    let now = known.metadata().expect("a folder").modified().expect("a time");
    known.set_modified(now - std::time::Duration::from_secs(48 * 3600)).expect("a time");
    run(&["check", "--against", &place.db().display().to_string()]);
    assert!(!folder.exists());
}

#[test]
fn a_database_that_cannot_be_opened_is_put_aside_for_a_copy() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    on(&place, 1, "backup").ok();
    fs::write(place.db(), "this was a database once").expect("a file");
    assert_eq!(on(&place, 2, "show").status, 3);
    let told = on(&place, 2, "check");
    assert!(told.err.contains("what was recorded after it is not in it"), "{}", told.err);
    on(&place, 2, "restore 1 --yes").ok().shows("put aside").shows("ardoise.db.aside-1");
    on(&place, 2, "check").ok();
    fs::write(place.db(), "and once more").expect("a file");
    let told = on(&place, 2, "restore 1 --yes --json").ok().json();
    assert!(told["kept"].as_str().is_some_and(|file| file.ends_with("ardoise.db.aside-2")), "{told}");
    assert_eq!(told["aside"], true);
    assert_eq!(
        fs::read_to_string(place.path("ardoise.db.aside-1")).expect("a file"),
        "this was a database once"
    );
}

#[test]
#[cfg(unix)]
fn what_cannot_be_opened_for_want_of_handles_or_rights_stays_where_it_is() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    on(&place, 1, "backup").ok();
    on(&place, 1, "add note kept").ok();
    for most in [3, 4, 5, 6, 7] {
        let ours = place.command(&["restore", "1", "--yes"]);
        let mut shell = std::process::Command::new("bash");
        shell.arg("-c").arg(format!("ulimit -n {most}; exec \"$0\" \"$@\""));
        shell.arg(ours.get_program()).args(ours.get_args()).current_dir(place.path(""));
        shell
            .env("ARDOISE_DB", place.db())
            .env("ARDOISE_NOW", "2026-11-02T20:00:00Z")
            .env("ARDOISE_LANG", "en");
        let done = Done::of(shell.output().expect("a shell"), &["restore"]);
        assert_ne!(done.status, 0, "with {most} handles: {}{}", done.out, done.err);
        assert!(!place.path("ardoise.db.aside-1").exists(), "with {most} handles: {}{}", done.out, done.err);
        on(&place, 2, "show").ok().shows("kept");
    }
}

#[test]
fn what_another_program_records_while_a_copy_is_put_back_is_kept() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    on(&place, 1, "backup").ok();
    // The copy of the day is made before two programs could make it at once.
    on(&place, 2, "add note before").ok();
    let place = std::sync::Arc::new(place);
    let other = std::sync::Arc::clone(&place);
    let writing = std::thread::spawn(move || {
        let noted = |no: &usize| on(&other, 2, &format!("add note w{no}")).status == 0;
        (0..25).filter(noted).map(|no| format!("w{no}\"")).collect::<Vec<_>>()
    });
    for _ in 0..3 {
        std::thread::sleep(std::time::Duration::from_millis(60));
        let first = copies(&place).into_iter().find(|path| path.display().to_string().contains("asked"));
        let first = first.expect("the copy that was asked for").display().to_string();
        on(&place, 2, &format!("restore {first} --yes")).ok();
    }
    let acknowledged = writing.join().expect("a writer");
    let kept: Vec<u8> = copies(&place)
        .into_iter()
        .chain([place.db()])
        .flat_map(|path| fs::read(path).expect("a file"))
        .collect();
    let kept = String::from_utf8_lossy(&kept);
    for note in acknowledged {
        assert!(kept.contains(&note), "{note} was recorded and is nowhere");
    }
}

#[test]
fn what_went_on_on_both_sides_is_no_loss_and_is_told_so() {
    let (here, there) = (Place::new(), Place::new());
    on(&here, 1, "new whist Ana Bob Cy Dee").ok();
    on(&here, 1, "add note a").ok();
    fs::copy(here.db(), there.db()).expect("a copy");
    on(&here, 2, "add note b").ok();
    on(&there, 2, "add note c").ok();
    on(&there, 3, "add note d").ok();
    let file = there.db().display().to_string();
    let told = on(&here, 4, &format!("check --against {file}"));
    assert_eq!(told.status, 3);
    assert!(told.out.contains("the same up to entry 2, then 1 entry here and 2 in the copy"), "{}", told.out);
    assert!(told.err.starts_with("Nothing that ") && told.err.contains("was lost"), "{}", told.err);
    let told = on(&here, 4, &format!("check --json --against {file}")).json();
    let parted = &told["parted"][0];
    assert_eq!((&parted["common"], &parted["here"], &parted["there"]), (&json!(2), &json!(1), &json!(2)));
    assert_eq!((&told["differs"][0], &told["kept"]), (&parted["match"], &json!(false)), "{told}");
    // What was edited here has not gone on: it is not what was recorded.
    edit(&here.db());
    let told = on(&here, 4, &format!("check --json --against {file}")).json();
    assert_eq!((&told["parted"], told["differs"].as_array().map(Vec::len)), (&json!([]), Some(1)), "{told}");
}

#[test]
fn what_the_lists_lack_is_carried_away_all_the_same() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    on(&place, 1, "new coinche Ana Zoltan Cy Dee").ok();
    super::faults::tampered(&place, "PRAGMA foreign_keys = off; DELETE FROM match WHERE game = 'coinche'");
    let export = |how: &str| {
        let told = on(&place, 2, &format!("export {how}"));
        assert_eq!(told.status, 0, "{how}: {}", told.err);
        assert!(told.err.contains("ardoise check --repair"), "{how}: {}", told.err);
        (told.out, told.err)
    };
    export("--all --output sheets");
    assert_eq!(fs::read_dir(place.path("sheets")).expect("a folder").count(), 2);
    assert!(export("--all --output all.db").0.contains("2 matches written"));
    assert!(export("--all --game whist --output whist").1.contains("left out"));
    // Nor does a name go out with it that was to be a pseudonym.
    export("--all --pseudonyms --output without.db");
    let bytes = fs::read(place.path("without.db")).expect("a file");
    assert!(!bytes.windows(6).any(|some| some == b"Zoltan"));
    assert_eq!(on(&place, 2, "check --repair").status, 0);
    on(&place, 2, "export --all --output again").ok();
}

#[test]
fn what_was_lost_without_a_trace_is_seen_against_an_older_copy() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    on(&place, 1, "add note a, note b").ok();
    on(&place, 1, "new coinche Ana Bob Cy Dee").ok();
    on(&place, 1, "new manille Ana Bob Cy Dee").ok();
    on(&place, 1, "players rename Bob Robert").ok();
    on(&place, 1, "backup").ok();
    let copy = copies(&place)
        .iter()
        .find(|path| path.display().to_string().contains("asked"))
        .expect("a copy")
        .display()
        .to_string();
    on(&place, 2, "add note z").ok();
    on(&place, 2, &format!("check --against {copy}")).ok().shows("Everything").shows("1 went on");
    let first = "(SELECT id FROM match WHERE game = 'whist')";
    for (sql, key) in [
        (format!("DELETE FROM event WHERE match = {first}; DELETE FROM match WHERE id = {first}"), "missing"),
        (
            format!(
                "DELETE FROM event WHERE match = {first} AND seq >= 3; UPDATE match SET head = 2 WHERE id = {first}"
            ),
            "shorter",
        ),
        // The chain as it is stored says that nothing happened: the rows do not.
        (format!("DELETE FROM event WHERE match = {first} AND seq = 2"), "differs"),
        (format!("UPDATE event SET author = 'x' WHERE match = {first} AND seq = 2"), "differs"),
        ("DELETE FROM naming".to_owned(), "lists"),
        ("UPDATE match SET turn = -turn".to_owned(), "order"),
    ] {
        let other = Place::new();
        fs::copy(place.db(), other.db()).expect("a copy");
        super::faults::tampered(&other, &format!("PRAGMA defer_foreign_keys = on; {sql}"));
        let told = on(&other, 2, &format!("check --json --against {copy}"));
        assert_eq!(told.status, 3, "{sql}: {}", told.err);
        let told = told.json();
        let found = match &told[key] {
            serde_json::Value::Array(all) => !all.is_empty(),
            serde_json::Value::Number(count) => count.as_u64() > Some(0),
            value => value == true,
        };
        assert!(found && told["kept"] == false, "{key}: {told}");
    }
}

#[test]
fn a_log_beside_the_file_that_was_cut_or_replaced_is_seen_against_an_older_copy() {
    let place = Place::new();
    let (log, beside) = (place.path("ardoise.db-wal"), |other: &Place| other.path("ardoise.db-wal"));
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    // Somebody keeps the database open: what is recorded waits beside the file.
    let held = rusqlite::Connection::open(place.db()).expect("a database");
    held.query_row("SELECT count(*) FROM event", [], |row| row.get::<_, i64>(0)).expect("a count");
    on(&place, 1, "add note a").ok();
    let earlier = fs::read(&log).expect("a log");
    on(&place, 1, "add note b").ok();
    on(&place, 1, "backup").ok();
    let asked = copies(&place).into_iter().find(|path| path.display().to_string().contains("asked"));
    let copy = asked.expect("a copy").display().to_string();
    let later = fs::read(&log).expect("a log");
    for (what, log) in [("cut", &later[..later.len() / 2]), ("replaced", &earlier[..]), ("gone", &[][..])] {
        let other = Place::new();
        fs::copy(place.db(), other.db()).expect("a copy");
        if !log.is_empty() {
            fs::write(beside(&other), log).expect("a log");
        }
        // The database itself is whole: nothing in it says that there was more.
        on(&other, 2, "check").ok();
        let told = on(&other, 2, &format!("check --json --against {copy}"));
        assert_eq!(told.status, 3, "{what}: {}", told.err);
        let told = told.json();
        let lost = |key: &str| told[key].as_array().is_some_and(|all| !all.is_empty());
        assert!(told["kept"] == false && (lost("shorter") || lost("missing")), "{what}: {told}");
    }
    drop(held);
    on(&place, 2, &format!("check --against {copy}")).ok();
}

#[test]
fn the_same_sheets_brought_in_on_two_machines_are_the_same_matches() {
    let source = Place::new();
    for (day, title) in [(1, "one"), (2, "two")] {
        on(&source, day, &format!("new coinche Ana Bob Cy Dee --dealer Dee --title {title}")).ok();
        on(&source, day, "add bid ana 100 hearts, points ana 112").ok();
        on(&source, day, "add bid bob 90 spades, points bob 110").ok();
    }
    let folder = source.path("sheets").display().to_string();
    on(&source, 3, &format!("export --all --output {folder}")).ok();
    let (one, two) = (Place::new(), Place::new());
    on(&one, 4, &format!("import {folder}")).ok();
    on(&two, 5, &format!("import {folder}")).ok();
    // The same once more is known by its digest.
    on(&two, 5, &format!("import {folder}")).ok().shows("nothing new");
    on(&one, 6, "add bid cy 80 clubs, points cy 90").ok();
    let bring = |from: &Place, into: &Place| {
        on(into, 7, &format!("import {} --json", from.db().display())).ok().json()["imported"][0].clone()
    };
    let brought = bring(&one, &two);
    let count = |key: &str| brought[key].as_array().map(Vec::len);
    assert_eq!(
        (count("differs"), count("longer"), &brought["same"]),
        (Some(0), Some(1), &json!(1)),
        "{brought}"
    );
    on(&two, 7, "check").ok();
    let totals = |place: &Place| on(place, 7, "show --json").ok().json()["totals"].clone();
    assert_eq!(totals(&one), totals(&two));
    assert_eq!(bring(&one, &two)["same"], 2);
    assert_eq!(bring(&two, &one)["same"], 2);
    // Neither was rewritten: both show the same one of the two logs.
    let hash = |place: &Place| on(place, 7, "show --json").ok().json()["match"]["hash"].clone();
    assert!(hash(&one).is_string());
    assert_eq!(hash(&one), hash(&two));
    // What was recorded since makes the sheet read again: it differs from nothing, and adds nothing.
    on(&two, 8, &format!("import {folder}")).ok().shows("nothing new");
}

#[test]
fn a_match_recorded_live_and_its_own_sheet_are_one_match() {
    let (live, sheet) = (Place::new(), Place::new());
    on(&live, 1, "new coinche Ana Bob Cy Dee --dealer Dee --title one").ok();
    on(&live, 1, "add bid ana 100 hearts, points ana 112").ok();
    on(&live, 1, "add bid bob 90 spades").ok();
    on(&live, 1, "add points bob 110").ok();
    let file = live.path("one.sheet").display().to_string();
    on(&live, 1, &format!("export --output {file}")).ok();
    // The sheet opens each deal with a line of its own: its log has other steps, and says the same.
    on(&sheet, 2, &format!("import {file}")).ok();
    let rows = |place: &Place| on(place, 3, "log --json").ok().json()["log"].as_array().map_or(0, Vec::len);
    assert_eq!((rows(&live), rows(&sheet)), (5, 7));
    let bring = |from: &Place, into: &Place| {
        on(into, 3, &format!("import {} --json", from.db().display())).ok().json()["imported"][0].clone()
    };
    assert_eq!(bring(&live, &sheet)["same"], 1);
    assert_eq!(bring(&sheet, &live)["same"], 1);
    // Whichever goes on, the other follows.
    on(&live, 4, "add bid cy 80 clubs, points cy 90").ok();
    assert_eq!(bring(&live, &sheet)["longer"].as_array().map(Vec::len), Some(1));
    on(&sheet, 5, "add bid dee 80 clubs, points dee 92").ok();
    assert_eq!(bring(&sheet, &live)["longer"].as_array().map(Vec::len), Some(1));
    let totals = |place: &Place| on(place, 6, "show --json").ok().json()["totals"].clone();
    // 112 + 100 and 50; 52 and 110 + 90; 90 + 80 and 72; 70 and 92 + 80, each rounded to tens.
    assert_eq!(totals(&live), json!({"A": 500, "B": 490}));
    assert_eq!(totals(&sheet), totals(&live));
    // What is told otherwise stays two copies.
    on(&live, 7, "add bid ana 80 clubs, points ana 92").ok();
    on(&sheet, 7, "add bid ana 80 clubs, points ana 112").ok();
    assert_eq!(bring(&sheet, &live)["differs"].as_array().map(Vec::len), Some(2));
    on(&live, 8, "check").ok();
}

#[test]
fn what_was_taken_back_here_does_not_come_back_with_its_own_sheet() {
    let (live, sheet) = (Place::new(), Place::new());
    on(&live, 1, "new coinche Ana Bob Cy Dee --dealer Dee --title one").ok();
    on(&live, 1, "add bid ana 100 hearts, points ana 112").ok();
    on(&live, 1, "add bid bob 90 spades, points bob 110").ok();
    let file = live.path("one.sheet").display().to_string();
    on(&live, 1, &format!("export --output {file}")).ok();
    on(&live, 1, "undo").ok();
    on(&sheet, 2, &format!("import {file}")).ok();
    let brought = on(&live, 3, &format!("import {} --json", sheet.db().display())).ok().json();
    assert_eq!(brought["imported"][0]["longer"], json!([]), "{brought}");
    assert_eq!(brought["imported"][0]["differs"].as_array().map(Vec::len), Some(2), "{brought}");
}

#[test]
fn every_damage_names_what_puts_it_right() {
    let first = "(SELECT min(id) FROM match)";
    for (sql, remedy) in [
        (format!("UPDATE event SET author = 'x' WHERE match = {first} AND seq = 3"), "ardoise restore 1"),
        (format!("DELETE FROM event WHERE match = {first} AND seq = 3"), "ardoise restore 1"),
        (format!("DELETE FROM event WHERE match = {first} AND seq > 3"), "ardoise import "),
        (format!("DELETE FROM event WHERE match = {first}"), "ardoise import "),
        ("DROP INDEX match_turn".to_owned(), "ardoise check --repair"),
        ("DELETE FROM tally".to_owned(), "ardoise check --repair"),
        ("UPDATE match SET turn = -1, touched = 7".to_owned(), "ardoise check --repair"),
    ] {
        let place = Place::new();
        on(&place, 1, "new coinche Ana Bob Cy Dee --dealer Dee").ok();
        on(&place, 1, "add bid ana 100 hearts, points ana 112, note a").ok();
        on(&place, 2, "new whist Ana Bob Cy Dee").ok();
        let whole = on(&place, 3, "backup --json").ok().json();
        super::faults::tampered(&place, &format!("PRAGMA foreign_keys = off; {sql}"));
        let told = on(&place, 4, "check --json");
        assert_eq!(told.status, 3, "{sql}");
        let troubles = told.json()["troubles"].clone();
        let remedies: Vec<&str> =
            troubles.as_array().expect("troubles").iter().filter_map(|one| one["remedy"].as_str()).collect();
        assert_eq!(Some(remedies.len()), troubles.as_array().map(Vec::len), "{sql}: {troubles}");
        assert!(remedies.iter().any(|said| said.contains(remedy)), "{sql}: {remedies:?}");
        assert!(on(&place, 4, "check").out.contains(remedy), "{sql}");
        // And it does.
        let line = match remedy {
            "ardoise restore 1" => "restore 1 --yes".to_owned(),
            "ardoise import " => format!("import {}", whole["file"].as_str().expect("a file")),
            _ => "check --repair".to_owned(),
        };
        assert_eq!(on(&place, 4, &line).status, 0, "{sql}: {line}");
        on(&place, 4, "check --repair").ok();
        assert_eq!(on(&place, 4, "check --json").ok().json()["entries"], whole["entries"], "{sql}");
        on(&place, 5, "add note b").ok();
    }
    let place = Place::new();
    on(&place, 1, "new coinche Ana Bob Cy Dee --dealer Dee").ok();
    on(&place, 1, "add bid ana 100 hearts, points ana 112, check A 999").ok();
    let told = on(&place, 1, "check");
    assert!(told.status == 3 && told.out.contains("ardoise amend 1 --match "), "{}", told.out);
    on(&place, 1, "amend 1 drop 3 --yes").ok();
    on(&place, 1, "check").ok();
    fs::write(place.db(), "this was a database once").expect("a file");
    on(&place, 1, "check").refused(3, "is not a database");
    on(&place, 2, "restore").ok();
}

#[test]
fn a_table_is_read_as_it_was_meant_or_refused() {
    let place = Place::new();
    let csv = |text: &str| place.write("p.csv", text);
    let read = |file: &str, more: &str| {
        let line = format!("import {file} --game coinche --players Ana,Bob,Cy,Dee --dry-run {more}");
        on(&place, 1, &line)
    };
    let open = csv("Preneur,Contrat,Couleur,Points\nAna,100,coeur,112\nBob,\"90,pique,100\n");
    read(&open, "").refused(1, "never closed");
    let stranger = csv("Preneur,Points A,Points B\nZoe,112,50\n");
    read(&stranger, "").refused(1, "not one of the players");
    let mapped = csv("Preneur,Haut,Couleur,Points\nAna,100,coeur,112\n");
    read(&mapped, "--map contract=Haut").ok().shows("bid Ana 100 coeur, points Ana 112");
    let latin = place.path("l.csv");
    // A letter of a byte is read as Latin-1 has it; there is nobody of that name.
    fs::write(&latin, b"Preneur,Points A,Points B\nAn\xe9,112,50\n").expect("a file");
    read(&latin.display().to_string(), "").refused(1, "“Ané” is not one of the players");
}

#[test]
fn programs_that_begin_a_day_together_make_one_copy_and_say_nothing() {
    let place = Place::new();
    let begun = |day: u32| {
        let mut command = place.command(&["new", "whist", "Ana", "Bob", "Cy", "Dee"]);
        command.env_remove("ARDOISE_COPIES").env("ARDOISE_NOW", format!("2026-11-{day:02}T20:00:00Z"));
        command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::piped());
        command.spawn().expect("the program runs")
    };
    assert!(begun(1).wait_with_output().expect("it ends").status.success());
    let all: Vec<_> = (0..8).map(|_| begun(2)).collect();
    for one in all {
        let done = one.wait_with_output().expect("it ends");
        assert!(done.status.success() && done.stderr.is_empty(), "{}", String::from_utf8_lossy(&done.stderr));
    }
}

/// Copies of a folder that was named are put back from there, and a folder that is not there is no copy that is not kept.
#[test]
fn copies_of_another_folder_are_put_back_from_there() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee").ok();
    let (there, blank) = (place.path("there"), place.path("two words"));
    let from = |folder: &std::path::Path, words: &[&str]| {
        let folder = folder.display().to_string();
        place.run(&[&["restore"], words, &["--from", folder.as_str()]].concat())
    };
    place.run(&["backup", "--to", &there.display().to_string()]).ok();
    let listed = from(&there, &[]).ok();
    assert!(listed.out.replace('\n', " ").contains("ardoise restore NO --from"), "{}", listed.out);
    from(&there, &["7"]).refused(1, "The list: ardoise restore --from");
    from(&blank, &[]).refused(1, "There is no folder");
    std::fs::create_dir(&blank).expect("a folder");
    from(&blank, &[]).ok().shows("holds no copy of the database");
}

/// A copy that was cut in the middle is told in the words of whoever reads, and not in those of SQLite.
#[test]
fn a_copy_that_was_cut_is_told_in_the_words_of_who_reads() {
    let place = Place::new();
    on(&place, 1, "new whist Ana Bob Cy Dee").ok();
    let bytes = std::fs::read(place.db()).expect("the database");
    let cut = place.path("cut.db");
    std::fs::write(&cut, &bytes[..bytes.len() / 2 + 100]).expect("a copy");
    for (lang, told) in [
        ("en", "is damaged: parts of it are missing or cannot be read."),
        ("fr", "est abîmé\u{a0}: il en manque des parties, ou elles sont illisibles."),
        ("nl", "is beschadigd: delen ervan ontbreken of zijn niet te lezen."),
    ] {
        let file = cut.display().to_string();
        let said = place.run(&["--lang", lang, "check", "--against", &file]).refused(3, told);
        assert!(!said.err.contains("malformed"), "{}", said.err);
    }
}
