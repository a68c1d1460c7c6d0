//! Databases of earlier schemas, kept as they were written: they open, keep every row, and a copy is taken first.
#![allow(clippy::disallowed_methods, reason = "a test that waits")]

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use ardoise_desk::store::VERSION;
use rusqlite::Connection;
use serde_json::{Value, json};

use super::program::Place;

/// The database of schema 1, in a place of its own.
fn old() -> Place {
    let place = Place::new();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/schema-1.db");
    fs::copy(golden, place.db()).expect("a copy");
    place
}

fn open(path: &Path) -> Connection {
    Connection::open(path).expect("a database")
}

fn version(path: &Path) -> i64 {
    open(path).query_row("PRAGMA user_version", [], |row| row.get(0)).expect("a version")
}

/// What the log holds, whatever the schema.
fn log(path: &Path) -> Vec<String> {
    let conn = open(path);
    let sql = "SELECT json_array(match, seq, op, at, author, kind, deal, schema, payload) FROM event ORDER BY match, seq";
    let mut all = conn.prepare(sql).expect("a log");
    let rows = all.query_map([], |row| row.get(0)).expect("a log");
    rows.map(|row| row.expect("a row")).collect()
}

/// Files beside the database, by the end of their names.
fn copies(place: &Place) -> Vec<std::path::PathBuf> {
    let folder = place.db().parent().expect("a folder").to_path_buf();
    let files = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    let copy = |path: &std::path::PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.contains(".schema-1") && name.ends_with(".db")
    };
    files.filter(copy).collect()
}

fn totals(place: &Place) -> Vec<(String, Value)> {
    let listed = place.say("list --sort written --json").ok().json();
    let matches = listed["matches"].as_array().expect("matches").iter();
    matches.map(|one| (one["game"].as_str().unwrap_or_default().to_owned(), one["totals"].clone())).collect()
}

#[test]
fn a_database_of_schema_3_opens_with_every_row_and_its_names() {
    let place = Place::new();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/schema-3.db");
    fs::copy(golden, place.db()).expect("a copy");
    let before = log(&place.db());
    assert_eq!((version(&place.db()), before.len()), (3, 271));
    place.say("list").ok();
    assert_eq!((version(&place.db()), log(&place.db()) == before), (VERSION, true));
    assert_eq!(version(&place.path("ardoise.schema-3.db")), 3);
    place.say("players log").ok().shows("Robert");
    // Its lists are those of today's program.
    place.say("check").ok();
}

#[test]
fn a_database_of_schema_5_opens_with_every_row_its_names_its_copies_and_who_was_replaced() {
    let place = Place::new();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/schema-5.db");
    fs::copy(golden, place.db()).expect("a copy");
    let before = log(&place.db());
    assert_eq!((version(&place.db()), before.len()), (5, 429));
    place.say("list").ok();
    assert_eq!((version(&place.db()), log(&place.db()) == before), (VERSION, true));
    place.say("check").ok().shows("recorded differently on two machines");
    assert_eq!(
        place.say("list --player dee --game coinche --json").ok().json()["matches"].as_array().map(Vec::len),
        Some(3)
    );
    // Of the two copies, the one recorded further: 120 and 100 twice for the coinche, a fall of 160 and 90, 60 points; 100 and 80.
    let copies: Vec<_> = totals(&place).into_iter().filter(|(game, _)| game == "coinche").collect();
    let expected = [json!({"A": 750, "B": 180}), json!({"A": 240, "B": 0}), json!({"A": 2340, "B": 1710})];
    assert_eq!(copies.into_iter().map(|(_, totals)| totals).collect::<Vec<_>>(), expected);
    let career = |player: &str| place.say(&format!("stats {player} --json")).ok().json()["career"].clone();
    assert_eq!(
        (&career("eve")["deals"], &career("eve")["contracts"]["90"]["failed"]),
        (&json!(2), &json!(1))
    );
    place.say("players log").ok().shows("Anne");
    place.say("choose").ok();
}

#[test]
fn a_database_of_schema_7_opens_with_every_row_what_was_chosen_and_what_was_forgotten() {
    let place = Place::new();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/schema-7.db");
    fs::copy(golden, place.db()).expect("a copy");
    let before = log(&place.db());
    assert_eq!((version(&place.db()), before.len()), (7, 29));
    place.say("list").ok();
    assert_eq!((version(&place.db()), log(&place.db()) == before), (VERSION, true));
    let told = place.say("check --json").ok().json();
    assert_eq!((&told["rewrites"][0]["matches"], &told["troubles"]), (&json!(2), &json!([])));
    // The chosen copy: 100 failed, 160 and 100. Two made by four, one more each. Nine tricks, three beyond six. 122 and 100
    // against 40; 50 against 110 and 90; 70 against 90 and 80.
    let expected = [
        ("coinche", json!({"A": 0, "B": 260})),
        ("colour-whist", json!({"1": 5, "2": -5, "3": 5, "4": -5})),
        ("whist", json!({"A": 3, "B": 0})),
        ("coinche", json!({"A": 340, "B": 410})),
    ];
    let expected: Vec<_> = expected.into_iter().map(|(game, totals)| (game.to_owned(), totals)).collect();
    assert_eq!(totals(&place), expected);
    place.say("players").ok().shows("Player 1").shows("Robert");
    place.run(&["stats", "Player 1"]).ok();
    place.say("players log").ok().shows("Bob renamed Robert");
}

/// 112, counted as 110, and a contract of 100 against 50; nine tricks, three beyond six; one who is forgotten.
#[test]
fn a_database_of_schema_9_opens_with_what_was_forgotten() {
    let place = Place::new();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/schema-9.db");
    fs::copy(golden, place.db()).expect("a copy");
    let before = log(&place.db());
    assert_eq!((version(&place.db()), before.len()), (9, 6));
    let told = place.say("check --json").ok().json();
    assert_eq!((&told["rewrites"][0]["matches"], &told["troubles"]), (&json!(1), &json!([])));
    assert_eq!((version(&place.db()), log(&place.db()) == before), (VERSION, true));
    let expected = [("whist", json!({"A": 3, "B": 0})), ("coinche", json!({"A": 210, "B": 50}))];
    let found: Vec<Value> = totals(&place).into_iter().map(|(game, totals)| json!([game, totals])).collect();
    for (game, totals) in expected {
        assert!(found.contains(&json!([game, totals])), "{found:?}");
    }
}

/// Two rounds: 3 to 0 and, put right, 0 to 1; then one side did not come and the others have their average, and 2 to 0.
#[test]
fn a_database_of_schema_8_opens_with_its_contest() {
    let place = Place::new();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/schema-8.db");
    fs::copy(golden, place.db()).expect("a copy");
    let before = log(&place.db());
    assert_eq!((version(&place.db()), before.len()), (8, 29));
    let shown = place.say("contest show --json").ok().json();
    assert_eq!((version(&place.db()), log(&place.db()) == before), (VERSION, true));
    let mut points: Vec<(u64, i64)> = shown["standings"]
        .as_array()
        .expect("standings")
        .iter()
        .map(|one| (one["entry"].as_u64().expect("a number"), one["points"].as_i64().expect("points")))
        .collect();
    points.sort_unstable();
    assert_eq!(points, [(1, 0), (2, 0), (3, 1), (4, 0), (5, 6), (6, 3), (7, 3), (8, 0), (9, 2)]);
    let told = place.say("contest verify --json").ok().json();
    assert_eq!((&told["identical"], &told["contests"][0]["rounds"][1]["redrawn"]), (&json!(true), &json!(1)));
    let told = place.say("check --json").ok().json();
    assert_eq!((&told["matches"], &told["contests"], &told["troubles"]), (&json!(2), &json!(1), &json!([])));
}

#[test]
fn a_database_of_schema_1_opens_with_every_row() {
    for first in ["list", "show", "add note again", "log", "check --repair"] {
        let place = old();
        let before = log(&place.db());
        assert_eq!((version(&place.db()), before.len()), (1, 271));
        place.say(first).ok();
        assert_eq!(version(&place.db()), VERSION);
        let after = log(&place.db());
        assert_eq!(after.len(), before.len() + usize::from(first.starts_with("add")));
        assert!(before.iter().all(|row| after.contains(row)));
        let copy = place.path("ardoise.schema-1.db");
        assert_eq!((version(&copy), log(&copy) == before, copies(&place).len()), (1, true, 1));
        place.say("check").ok();
        let expected = [
            ("manille", json!({"1": 14, "2": -34, "3": 20})),
            ("colour-whist", json!({"1": 11, "2": 225, "3": -45, "4": -191})),
            ("marjolet", json!({"1": 500, "2": 560})),
            ("coinche", json!({"A": 750, "B": 240})),
            ("whist", json!({"A": 0, "B": 1})),
        ];
        let expected: Vec<_> = expected.into_iter().map(|(game, totals)| (game.to_owned(), totals)).collect();
        assert_eq!(totals(&place), expected);
    }
}

#[test]
fn damage_of_schema_1_is_kept_and_named() {
    let place = old();
    let other = open(&place.db());
    let sql = "PRAGMA ignore_check_constraints = on; DROP TRIGGER event_kept; DROP TRIGGER event_stays;
        UPDATE event SET payload = '{', op = 99 WHERE seq = 3 AND kind = 'play';
        DELETE FROM event WHERE seq = 7; DELETE FROM match WHERE game = 'whist';
        CREATE TRIGGER event_kept BEFORE UPDATE ON event BEGIN SELECT 1; END;
        CREATE TRIGGER event_stays BEFORE DELETE ON event BEGIN SELECT 1; END;";
    other.execute_batch(sql).expect("damage");
    drop(other);
    let before = log(&place.db());
    let told = place.say("check");
    assert_eq!((told.status, version(&place.db())), (3, VERSION));
    assert_eq!(log(&place.db()), before);
    assert!(told.out.contains("entry 3") && told.out.contains("entry 7 is missing"), "{}", told.out);
}

#[test]
fn a_migration_killed_anywhere_goes_on_or_back() {
    let model = old();
    let many = "PRAGMA synchronous = off; DROP TRIGGER event_next; BEGIN;
        WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
        INSERT INTO event SELECT printf('0199f2a0-0000-7000-8000-%012x', i / 80), 1 + i % 80, 1 + i % 80, 0, 'x',
            CASE i % 80 WHEN 0 THEN 'open' ELSE 'play' END, 1, 1, '{\"entry\":\"play\",\"deal\":1}' FROM n;
        CREATE TRIGGER event_next BEFORE INSERT ON event WHEN 0 BEGIN SELECT 1; END; COMMIT;
        PRAGMA wal_checkpoint(TRUNCATE);";
    open(&model.db()).execute_batch(many).expect("rows");
    let before = log(&model.db());
    let mut seen = [0, 0];
    for round in 0..14u64 {
        let place = Place::new();
        fs::copy(model.db(), place.db()).expect("a copy");
        let mut child = place
            .command(&["list"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        sleep(Duration::from_millis(10 + round * 25));
        let _ = child.kill();
        let _ = child.wait();
        let found = version(&place.db());
        assert!([1, VERSION].contains(&found), "half a migration: schema {found}");
        seen[usize::from(found > 1)] += 1;
        assert!(log(&place.db()) == before, "round {round}: the log has changed");
        place.say("list").ok();
        assert_eq!(version(&place.db()), VERSION);
        assert!(log(&place.db()) == before, "round {round}: the log has changed");
        let copies = copies(&place);
        assert!(!copies.is_empty());
        for copy in copies {
            assert!(version(&copy) == 1 && log(&copy) == before, "{}", copy.display());
        }
    }
    assert!(seen[0] > 0, "{seen:?}");
}

#[cfg(unix)]
#[test]
fn several_programs_may_migrate_at_once() {
    let place = old();
    let all: Vec<_> = (0..6)
        .map(|_| place.command(&["list"]).stdout(Stdio::null()).spawn().expect("the program runs"))
        .collect();
    for mut one in all {
        assert!(one.wait().expect("it ends").success());
    }
    assert_eq!((version(&place.db()), copies(&place).len()), (VERSION, 1));
    place.say("check --repair").ok();
    place.say("check").ok();
}

#[cfg(unix)]
#[test]
fn where_nothing_can_be_written_an_old_database_is_told() {
    let place = old();
    let told = super::faults::nowhere_to_write(&place, &["list"]);
    assert_eq!(told.status, 1, "{}{}", told.out, told.err);
    assert_eq!(version(&place.db()), 1);
    assert!(copies(&place).is_empty(), "half a copy");
    place.say("list").ok();
}
