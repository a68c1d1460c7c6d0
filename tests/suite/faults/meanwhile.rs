//! What happens to a database that a table or a server has open: a copy put in its place, a name taken out, the file moved, and the
//! table told to end.
#![cfg(unix)]

use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::time::Duration;

use rusqlite::Connection;

use super::{copy, sentence};
use crate::suite::program::{Done, Place};
use crate::suite::served::Served;
use crate::suite::terminal::Screen;

/// A match of one deal, a copy of it, and one deal more: the place, the id of the match and the copy.
fn begun() -> (Place, String, String) {
    let place = Place::new();
    let opened = place.say("new coinche Ana Bob Cy Dee --rules contree --dealer Dee --json").ok().json();
    place.say("add bid ana 100 hearts, points ana 131").ok();
    let kept = place.path("kept.db");
    fs::copy(place.db(), &kept).expect("a copy");
    place.say("add bid dee 80 clubs, points dee 100").ok();
    (place, opened["match"]["id"].as_str().expect("an id").to_owned(), kept.display().to_string())
}

#[track_caller]
fn restored(place: &Place, kept: &str) {
    let args = ["restore", kept, "--yes"];
    let mut command = place.command(&args);
    let done = command.env_remove("ARDOISE_COPIES").output().expect("the program runs");
    let done = Done::of(done, &args);
    assert_eq!(done.status, 0, "{}{}", done.out, done.err);
}

fn totals(place: &Place) -> String {
    place.say("show --json").ok().json()["totals"].to_string()
}

/// The totals that the list shows are those of the log, and nothing is wrong.
#[track_caller]
fn agrees(place: &Place) {
    let listed = place.say("list --json").ok().json()["matches"][0]["totals"].to_string();
    assert_eq!(listed, totals(place));
    place.say("check").ok();
}

#[test]
fn a_restore_is_no_log_of_another_time() {
    let (place, _, kept) = begun();
    let other = Connection::open(place.db()).expect("a database");
    other.query_row("SELECT count(*) FROM event", [], |row| row.get::<_, i64>(0)).expect("a count");
    restored(&place, &kept);
    // Whoever was killed here leaves the file as it was, with the copy in the log beside it.
    for args in ["show", "list", "check"] {
        place.say(args).ok();
    }
    let killed = Place::new();
    copy(&place.db(), &killed.db());
    killed.say("check").ok();
    assert_eq!(totals(&killed), r#"{"A":230,"B":30}"#);
    place.say("add bid dee 160 hearts, points dee 10").ok();
    let killed = Place::new();
    copy(&place.db(), &killed.db());
    killed.say("add note x").ok();
    agrees(&killed);
    drop(other);
    agrees(&place);
}

#[test]
fn a_table_that_is_open_is_told_that_a_copy_took_the_place_of_its_log() {
    let (place, _, kept) = begun();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Deal 3 (");
    restored(&place, &kept);
    // As many entries as were known, and others.
    place.say("add bid dee 160 hearts, points dee 10").ok();
    let before = totals(&place);
    screen.keys("bid ana 80 clubs, points ana 100\r").sees("The log has moved on").sees("Deal 3 (");
    assert_eq!(totals(&place), before);
    screen.keys("bid ana 80 clubs, points ana 100\r").sees("Deal 4 (").keys("\x03");
    assert_eq!(screen.ends(), 130);
    agrees(&place);
}

#[test]
fn a_table_that_types_lines_is_told_once_and_goes_on() {
    let (place, _, kept) = begun();
    let mut screen = Screen::open(&place, &["play", "--lines"], "en");
    screen.sees("Deal 3");
    restored(&place, &kept);
    place.say("add bid dee 160 hearts, points dee 10").ok();
    // What was not on the slate is not taken back.
    screen.keys("undo\n").sees("The log has moved on").sees("160 ♥").sees("Deal 3");
    place.say("add note x").ok();
    screen.keys("bid ana 80 clubs, points ana 100\n").sees("The log has moved on").sees("Deal 3");
    screen
        .keys("bid ana 80 clubs, points ana 100\n")
        .sees("Deal 4")
        .keys("undo\n")
        .sees("Deal 3")
        .keys("quit\n");
    assert_eq!(screen.ends(), 0);
    assert_eq!(place.say("show --json").ok().json()["deals"].as_array().map(Vec::len), Some(2));
    agrees(&place);
}

#[test]
fn a_name_that_was_forgotten_is_not_written_again_by_an_open_table() {
    let (place, id, _) = begun();
    let served = Served::start(&place, "scribe", &[]);
    let record = format!("/m/{id}/record");
    let line = "bid ana 90 hearts, points ana 120";
    assert_eq!(served.post(&record, &[("line", line), ("seq", "5")]).status, 200);
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Deal 4 (");
    place.say("players forget Bob --yes");
    let other = served.post(&record, &[("line", line), ("seq", "7")]);
    assert!(
        other.status == 409 && other.body.contains("is another one than the page was made of"),
        "{}",
        other.body
    );
    // A page of a log that was longer.
    assert_eq!(served.post(&record, &[("line", line), ("seq", "99")]).status, 409);
    assert_eq!(served.post(&record, &[("line", line), ("seq", "7")]).status, 200);
    screen.keys("bid ana 80 clubs, points ana 100\r").sees("The log has moved on").sees("Deal 5 (");
    screen.keys("bid ana 80 clubs, points ana 100\r").sees("Deal 6 (").keys("\x03");
    assert_eq!(screen.ends(), 130);
    assert_eq!(served.terminate(), 0);
    let file = fs::read(place.db()).expect("a database");
    assert!(!file.windows(5).any(|bytes| bytes == b"\"Bob\""), "the name is in the file");
    agrees(&place);
}

#[test]
fn a_server_takes_nothing_for_a_log_that_a_copy_took_the_place_of() {
    let (place, id, kept) = begun();
    let served = Served::start(&place, "scribe", &[]);
    let (record, page) = (format!("/m/{id}/record"), format!("/m/{id}.json"));
    let line = "bid ana 90 hearts, points ana 120";
    let first = served.post(&record, &[("line", line), ("seq", "5")]);
    assert_eq!((first.status, &first.json()["seq"]), (200, &serde_json::json!(7)));
    restored(&place, &kept);
    place.say("add bid dee 160 hearts, points dee 10").ok();
    place.say("add bid dee 160 hearts, points dee 20").ok();
    assert_eq!(served.post(&record, &[("line", line), ("seq", "7")]).status, 409);
    assert_eq!(served.get(&page, "").json()["totals"].to_string(), totals(&place));
    assert_eq!(served.post(&record, &[("line", line), ("seq", "7")]).status, 200);
    agrees(&place);
}

#[test]
fn nothing_is_recorded_in_a_file_that_another_took_the_place_of() {
    let (place, id, kept) = begun();
    let served = Served::start(&place, "scribe", &[]);
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Deal 3 (");
    fs::rename(place.db(), place.path("moved.db")).expect("a name");
    fs::copy(&kept, place.db()).expect("a copy");
    for beside in ["ardoise.db-wal", "ardoise.db-shm"] {
        let _ = fs::remove_file(place.path(beside));
    }
    let before = totals(&place);
    screen.keys("bid ana 80 clubs, points ana 100\r").sees("is gone, or another file stands in its place");
    screen.sees("Deal 3 (");
    let line = "bid ana 90 hearts, points ana 120";
    let refused = served.post(&format!("/m/{id}/record"), &[("line", line), ("seq", "5")]);
    assert!(refused.status >= 400 && refused.body.contains("another file"), "{}", refused.body);
    // What is closed here takes nothing away that belongs to the other file.
    let other = Connection::open(place.db()).expect("a database");
    other.query_row("SELECT count(*) FROM event", [], |row| row.get::<_, i64>(0)).expect("a count");
    place.say("add note kept").ok();
    screen.keys("\x03");
    screen.ends();
    assert_eq!(served.terminate(), 0);
    assert!(fs::metadata(place.path("ardoise.db-wal")).is_ok_and(|log| log.len() > 0));
    place.say("show").ok().shows("note: kept");
    drop(other);
    assert_eq!(totals(&place), before);
    agrees(&place);
}

#[test]
fn what_another_program_has_open_is_not_put_aside() {
    let (place, _, kept) = begun();
    let other = Connection::open(place.db()).expect("a database");
    other.query_row("SELECT count(*) FROM event", [], |row| row.get::<_, i64>(0)).expect("a count");
    other
        .execute_batch("PRAGMA writable_schema = on; UPDATE sqlite_schema SET sql = 'x' WHERE name = 'deal'")
        .ok();
    let refused = place.run(&["restore", &kept, "--yes"]);
    sentence(refused, &[1]).refused(1, "is open in another program");
    drop(other);
    restored(&place, &kept);
    place.say("check").ok();
    assert_eq!(totals(&place), r#"{"A":230,"B":30}"#);
}

#[test]
fn a_table_whose_window_is_closed_leaves_one_file() {
    for (signal, args) in [
        ("HUP", &["play"] as &[&str]),
        ("TERM", &["play"]),
        ("INT", &["play"]),
        ("QUIT", &["play"]),
        ("HUP", &["play", "--lines"]),
        ("TERM", &["watch"]),
    ] {
        let (place, ..) = begun();
        let mut screen = Screen::open(&place, args, "en");
        let lines = args.contains(&"--lines");
        match args {
            ["watch"] => drop(screen.sees("290")),
            _ => {
                let line = if lines {
                    "bid ana 80 clubs, points ana 100\n"
                } else {
                    "bid ana 80 clubs, points ana 100\r"
                };
                screen.sees(if lines { "Deal 3" } else { "Deal 3 (" }).keys(line);
                screen.sees(if lines { "Deal 4" } else { "Deal 4 (" });
            }
        }
        let process = screen.session.get_process().pid().to_string();
        let sent = Command::new("kill").args([&format!("-{signal}"), &process]).status().expect("a signal");
        assert!(sent.success());
        assert_eq!(screen.ends_after_a_screen(), 130, "{signal} {args:?}");
        let beside = [place.path("ardoise.db-wal"), place.path("ardoise.db-shm")];
        assert!(!beside.iter().any(|file| file.exists()), "{signal} {args:?}: {beside:?}");
        agrees(&place);
    }
    // A server too.
    let (place, ..) = begun();
    for signal in ["-HUP", "-QUIT"] {
        let served = Served::start(&place, "scribe", &[]);
        assert_eq!(served.ended_by(signal), 0, "{signal}");
        assert!(!place.path("ardoise.db-wal").exists());
    }
    // And one that reads from a pipe which says nothing more.
    let (place, ..) = begun();
    let mut child =
        place.command(&["play"]).stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("it runs");
    let mut pipe = child.stdin.take().expect("a pipe");
    pipe.write_all(b"bid ana 80 clubs, points ana 100\n").expect("it reads");
    for _ in 0..500 {
        if totals(&place) != r#"{"A":290,"B":210}"# {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(
        Command::new("kill").args(["-TERM", &child.id().to_string()]).status().expect("a signal").success()
    );
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    assert!(!place.path("ardoise.db-wal").exists());
    drop(pipe);
    agrees(&place);
}

/// From the same beginning the copy went on otherwise: what was recorded here goes, and is named with the way back.
#[test]
fn a_restore_says_what_goes_with_a_log_that_parts() {
    let (place, _, kept) = begun();
    let args = ["restore", kept.as_str(), "--yes"];
    restored(&place, &kept);
    place.say("add bid bob 80 spades, points bob 100").ok();
    let later = place.path("later.db");
    fs::copy(place.db(), &later).expect("a copy");
    restored(&place, &kept);
    place.say("add bid dee 90 clubs, points dee 110, note x").ok();
    let before = totals(&place);
    let later = later.display().to_string();
    let mut command = place.command(&[args[0], &later, args[2]]);
    let done = Done::of(command.env_remove("ARDOISE_COPIES").output().expect("the program runs"), &args);
    assert!(done.out.contains("3 entries are lost in those that stay"), "{}", done.out);
    let import = done.out.split("ardoise import ").nth(1).expect("the way back").trim().to_owned();
    place.say(&format!("import {import}"));
    // Both recordings are there, and one of them may be chosen: 60 and 80 + 100, 50 and 90 + 110.
    let shown = place.say("choose").out;
    assert!(shown.contains("290 – 210") && shown.contains("280 – 230"), "{shown}");
    assert_eq!(before, r#"{"A":280,"B":230}"#);
}
