//! Input made to break things: cases that fuzzing found, names and notes that would steer a terminal, things too large.

#![allow(clippy::print_stderr, reason = "names the case at hand")]

use std::fs;
use std::path::Path;

use super::driven;
use super::program::Place;

/// What reads the bytes of a corpus.
type Target = fn(&[u8]);

#[test]
fn cases_that_fuzzing_found_stay_mended() {
    let targets: [(&str, Target); 6] = [
        ("sheet", driven::sheet),
        ("events", driven::events),
        ("rules", driven::rules),
        ("rows", driven::rows),
        ("positions", driven::positions),
        ("imports", driven::imports),
    ];
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
    // The cases lie with the targets of fuzzing, a workspace of its own that a package does not carry.
    if !fuzz.is_dir() {
        return;
    }
    for (target, drive) in targets {
        for kind in ["seeds", "found"] {
            for file in fs::read_dir(fuzz.join(kind).join(target)).expect("a folder of cases") {
                let path = file.expect("a case").path();
                let case = fs::read(&path).expect("a case");
                eprintln!("{}", path.display());
                drive(&case);
            }
        }
    }
}

/// What would turn a terminal red, move its cursor, ring, retitle it, or turn the reading order round.
const NASTY: [&str; 7] = [
    "\u{1b}[31mred\u{1b}[0m",
    "\u{9b}2J",
    "\u{1b}]0;title\u{7}",
    "a\u{8}\u{8}b",
    "x\ry",
    "\u{202e}abc",
    "a\u{2066}b\u{200f}c",
];

fn steers(letter: char) -> bool {
    letter != '\n' && ardoise_rules::words::steers(letter)
}

#[track_caller]
fn tame(place: &Place, args: &[&str]) {
    let done = place.run(args);
    for text in [&done.out, &done.err] {
        assert!(!text.contains(steers), "{args:?} prints {text:?}");
    }
    assert!([0, 1, 2, 3].contains(&done.status));
}

const SHOWING: [&[&str]; 9] = [
    &[],
    &["show"],
    &["explain"],
    &["log"],
    &["list"],
    &["check"],
    &["undo"],
    &["rules", "show"],
    &["--lang", "fr", "show"],
];

#[test]
fn names_and_notes_never_steer_a_terminal() {
    for nasty in NASTY {
        let place = Place::new();
        tame(&place, &["new", "whist", nasty, "Bob", "Cy", "Dee", "--title", nasty]);
        place.run(&["new", "whist", "Ana", "Bob", "Cy", "Dee", "--title", nasty]);
        for args in [
            vec!["add", "note", nasty],
            vec!["add", nasty],
            vec!["add", "tricks", nasty, "9"],
            vec!["add", "adjust", "A", "5", nasty],
            vec!["undo", "--reason", nasty],
            vec!["show", nasty],
            vec!["explain", nasty],
            vec!["list", "--player", nasty, "--game", nasty],
            vec!["rules", "show", nasty],
            vec!["rules", "article", nasty],
            vec!["rules", "save", nasty],
            vec!["new", nasty, "Ana", "Bob"],
            vec!["new", "whist", "Ana", "Bob", "Cy", "Dee", "--set", nasty],
            vec!["new", "whist", "Ana", "Bob", "Cy", "Dee", "--rules", nasty],
            vec!["import", nasty],
            vec!["--lang", nasty],
            vec![nasty],
        ] {
            tame(&place, &args);
        }
        for args in SHOWING {
            tame(&place, args);
        }
        let sheet =
            format!("match whist \"{nasty}\"\nplayers \"{nasty}\" Bob Cy Dee\ntricks Bob 9\nnote {nasty}\n");
        let path = place.write("nasty.sheet", &sheet);
        for command in ["score", "play", "import"] {
            tame(&place, &[command, &path]);
        }
        for args in SHOWING {
            tame(&place, args);
        }
    }
}

#[test]
fn rows_written_by_others_never_steer_a_terminal() {
    for nasty in NASTY {
        let place = Place::new();
        place.say("new whist Ana Bob Cy Dee --title Title").ok();
        place.say("add note harmless").ok();
        let other = rusqlite::Connection::open(place.db()).expect("a database");
        other.execute_batch("DROP TRIGGER event_kept").expect("no guard");
        for (from, to) in [("Ana", nasty), ("Title", nasty), ("harmless", nasty), ("winner", nasty)] {
            let json = serde_json::to_string(to).expect("json");
            let sql = "UPDATE event SET payload = replace(payload, ?1, ?2), author = ?3";
            other.execute(sql, [from, json.trim_matches('"'), nasty]).expect("an edit");
        }
        let sql = "UPDATE match SET title = ?1, winner = ?1, rules = ?1, opened = ?1, game = ?1, players = json_array(?1)";
        other.execute(sql, [nasty]).expect("an edit");
        for args in SHOWING {
            tame(&place, args);
        }
        tame(&place, &["export"]);
    }
}

#[test]
fn what_is_too_large_is_refused_in_a_sentence() {
    let place = Place::new();
    let long = "x".repeat(20_000);
    place.run(&["new", "whist", &long, "Bob", "Cy", "Dee"]).refused(1, "");
    place.run(&["new", "whist", "Ana", "Bob", "Cy", "Dee", "--title", &long]).refused(1, "");
    assert!(!place.db().exists());
    place.say("new whist Ana Bob Cy Dee").ok();
    place.run(&["add", "note", &long]).refused(1, "");
    place.run(&["add", &long]).refused(1, "");
    let many = vec!["note x"; 10_000].join(", ");
    place.run(&["add", &many]).refused(1, "");
    place.feed(&["play"], &format!("note {long}\n")).refused(1, "-:1");
    let rules = place.write("long.toml", &format!("game = \"whist\"\n# {}\n", "x".repeat(2_000_000)));
    place.run(&["new", "whist", "Ana", "Bob", "Cy", "Dee", "--rules", &rules]).refused(1, "large");
    place.say("add undo").refused(1, "");
    assert_eq!(place.say("log --json").ok().json()["log"].as_array().map(Vec::len), Some(1));
    let names: Vec<String> = (0..500).map(|no| format!("P{no}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    place.run(&[&["new", "whist"], names.as_slice()].concat()).refused(1, "");
    let lines =
        place.write("many.sheet", &format!("match whist\nplayers Ana Bob Cy Dee\n{}", "\n".repeat(200_000)));
    place.run(&["score", &lines]).refused(1, "100");
}

#[test]
fn bytes_that_are_no_text_are_refused_in_a_sentence() {
    let place = Place::new();
    let path = place.path("bytes.sheet");
    fs::write(&path, [b"match whist\n".as_slice(), &[0xff, 0xfe, 0, 0xc3, 0x28]].concat()).expect("a file");
    let path = path.display().to_string();
    for command in ["score", "play", "import"] {
        place.run(&[command, &path]).refused(1, "text");
    }
    place.run(&["new", "whist", "Ana", "Bob", "Cy", "Dee", "--rules", &path]).refused(1, "");
    for command in ["score", "play", "import"] {
        place.run(&[command, "/"]).refused(1, "");
        place.run(&[command, "/nowhere/at/all"]).refused(1, "");
    }
}
