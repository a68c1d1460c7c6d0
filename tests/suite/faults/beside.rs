//! What is left beside a database: a journal of a write that was broken off, a log of another time, a second name.
#![cfg(unix)]

use std::fs;
use std::process::Command;

use rusqlite::Connection;

use super::{copy, notes, sentence};
use crate::suite::program::Place;

#[test]
fn a_write_that_was_broken_off_is_taken_back_by_whoever_comes_next() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee").ok();
    place.say("add note kept").ok();
    let other = Connection::open(place.db()).expect("a database");
    other
        .execute_batch("PRAGMA journal_mode = delete; PRAGMA cache_size = 2; BEGIN IMMEDIATE")
        .expect("a write");
    other
        .execute_batch(
            "UPDATE match SET title = 'half'; CREATE TABLE half (x);
             WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
             INSERT INTO half SELECT hex(randomblob(200)) FROM n",
        )
        .expect("half a write");
    let broken = Place::new();
    fs::copy(place.db(), broken.db()).expect("a copy");
    fs::copy(place.path("ardoise.db-journal"), broken.path("ardoise.db-journal")).expect("a journal");
    other.execute_batch("ROLLBACK").expect("the end");
    broken.say("show").ok().shows("note: kept");
    assert!(!broken.path("ardoise.db-journal").exists());
    assert_eq!(broken.say("list --json").ok().json()["matches"][0]["title"], serde_json::Value::Null);
    broken.say("check").ok();
}

/// Somebody who has the database open keeps its log beside it.
fn kept_open(place: &Place) -> Connection {
    let other = Connection::open(place.db()).expect("a database");
    other.query_row("SELECT count(*) FROM event", [], |row| row.get::<_, i64>(0)).expect("a count");
    other
}

#[test]
fn a_copy_put_beside_the_log_of_another_time_is_refused() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee").ok();
    place.say("add note a").ok();
    let old = place.path("old.db");
    fs::copy(place.db(), &old).expect("a copy");
    place.say("add note b").ok();
    place.say("new whist Ana Bob Cy Dee --title second").ok();
    let other = kept_open(&place);
    place.say("add note c").ok();
    let newer = place.path("newer.db");
    // As after a kill: nothing wrong.
    let killed = Place::new();
    copy(&place.db(), &killed.db());
    killed.say("check").ok();
    assert_eq!(notes(&killed).len(), 1);
    // The old copy beside the new log.
    let mixed = Place::new();
    copy(&place.db(), &mixed.db());
    fs::copy(&old, mixed.db()).expect("a copy");
    for args in ["show", "list", "add note d", "check"] {
        sentence(mixed.say(args), &[3]).refused(3, "different times");
    }
    fs::rename(mixed.path("ardoise.db-wal"), mixed.path("aside")).expect("moved");
    mixed.say("check").ok();
    assert_eq!(notes(&mixed).len(), 1);
    // And a newer copy beside an older log.
    let log = place.path("kept-wal");
    fs::copy(place.path("ardoise.db-wal"), &log).expect("a copy");
    drop(other);
    place.say("add note d").ok();
    place.say("add note e").ok();
    fs::copy(place.db(), &newer).expect("a copy");
    let mixed = Place::new();
    fs::copy(&newer, mixed.db()).expect("a copy");
    fs::copy(&log, mixed.path("ardoise.db-wal")).expect("a log");
    sentence(mixed.say("show"), &[3]).refused(3, "different times");
}

/// One database is carried to a second machine, and both go on: as many writes on each, so that counting tells nothing. The file of
/// the one is put beside the log of the other.
#[test]
fn a_log_of_another_machine_is_refused_though_as_much_was_written_there() {
    let one = Place::new();
    one.say("new whist Ana Bob Cy Dee").ok();
    one.say("add note both").ok();
    let other = Place::new();
    copy(&one.db(), &other.db());
    one.say("add note one").ok();
    one.say("add note two").ok();
    let open = kept_open(&other);
    for note in ["three", "four", "five"] {
        other.say(&format!("add note {note}")).ok();
    }
    let mixed = Place::new();
    fs::copy(one.db(), mixed.db()).expect("a copy");
    fs::copy(other.path("ardoise.db-wal"), mixed.path("ardoise.db-wal")).expect("a log");
    let before = fs::read(mixed.db()).expect("a database");
    for args in ["show", "list", "add note d", "check"] {
        sentence(mixed.say(args), &[3]).refused(3, "different times");
    }
    assert!(fs::read(mixed.db()).expect("a database") == before, "nothing was written");
    fs::rename(mixed.path("ardoise.db-wal"), mixed.path("aside")).expect("moved");
    assert_eq!(notes(&mixed).len(), 3);
    // Its own log, and one that names were taken from meanwhile, are no other.
    other.say("show").ok();
    other.say("players forget Ana --yes");
    other.say("show").ok();
    drop(open);
    other.say("check").ok();
}

#[test]
fn a_second_name_is_refused_before_it_loses_a_row() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee").ok();
    fs::hard_link(place.db(), place.path("second.db")).expect("a link");
    place.say("add note x").refused(1, "second name");
    place.say("show").ok();
    fs::remove_file(place.path("second.db")).expect("a file");
    place.say("add note x").ok();
    // A link that is no second name is followed, and the log stands beside the file itself.
    std::os::unix::fs::symlink(place.db(), place.path("link.db")).expect("a link");
    let link = place.path("link.db").display().to_string();
    place.run(&["--db", &link, "add", "note", "y"]).ok();
    assert_eq!(notes(&place).len(), 2);
}

#[test]
fn a_pipe_is_no_database_and_nobody_waits_for_it() {
    let place = Place::new();
    let pipe = place.path("pipe").display().to_string();
    if !Command::new("mkfifo").arg(&pipe).status().is_ok_and(|status| status.success()) {
        return;
    }
    for args in [&["show"] as &[&str], &["list"], &["add", "note", "x"], &["check"]] {
        let args: Vec<&str> = ["--db", pipe.as_str()].into_iter().chain(args.iter().copied()).collect();
        sentence(place.run(&args), &[1]).refused(1, "no ordinary file");
    }
}

#[test]
fn a_pipe_where_sqlite_looks_beside_a_database_is_not_waited_for() {
    for end in ["-wal", "-shm", "-journal"] {
        let place = Place::new();
        place.say("new whist Ana Bob Cy Dee").ok();
        let pipe = place.path(&format!("ardoise.db{end}"));
        if !Command::new("mkfifo").arg(&pipe).status().is_ok_and(|status| status.success()) {
            eprintln!("skipped: no pipe can be made");
            return;
        }
        for line in ["show", "add note x", "check", "backup"] {
            place.say(line).refused(1, &format!("ardoise.db{end} is no ordinary file"));
        }
        let other = Place::new();
        other.say(&format!("import {}", place.db().display())).refused(1, "no ordinary file");
        fs::remove_file(&pipe).expect("it goes");
        place.say("add note x").ok();
    }
    // Settings without an end are no settings.
    let place = Place::new();
    fs::create_dir_all(place.path("config")).expect("a folder");
    std::os::unix::fs::symlink("/dev/zero", place.path("config/config.toml")).expect("a link");
    let told = place.say("list");
    assert!(told.status == 0 && told.err.contains("cannot be read"), "{}", told.err);
}
