//! Files that were cut, edited with another program, or are not ours: named exactly, and the rest stays usable.

use std::fs;

use rusqlite::Connection;

use super::{Chance, copy, rounds, sentence};
use crate::suite::program::{Done, Place};

/// Two matches, "one" of ten entries and "two" of four; all of it in one file.
fn pair() -> (Place, String, String) {
    let place = Place::new();
    let mut ids = Vec::new();
    for (title, deals) in [("one", 3), ("two", 1)] {
        let args =
            ["new", "coinche", "Ana", "Bob", "Cy", "Dee", "--dealer", "Dee", "--title", title, "--json"];
        let opened = place.run(&args).ok().json();
        ids.push(opened["match"]["id"].as_str().expect("an id").to_owned());
        for _ in 0..deals {
            place.say("add bid ana 100 hearts, points ana 112, note well-played").ok();
        }
    }
    edit(&place, "PRAGMA wal_checkpoint(TRUNCATE)");
    let two = ids.pop().expect("two");
    (place, ids.pop().expect("one"), two)
}

/// Another program on the database.
pub(super) fn edit(place: &Place, sql: &str) {
    let other = Connection::open(place.db()).expect("a database");
    other.execute_batch(sql).unwrap_or_else(|error| panic!("{sql}: {error}"));
}

/// Another program, which first takes the guards away and then puts them back.
pub(super) fn tamper(place: &Place, sql: &str) {
    let other = Connection::open(place.db()).expect("a database");
    let mut guards =
        other.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").expect("guards");
    let rows = guards.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("guards");
    let guards: Vec<(String, String)> = rows.map(|row| row.expect("a guard")).collect();
    let mut batch = "PRAGMA ignore_check_constraints = on; BEGIN;".to_owned();
    guards.iter().for_each(|(name, _)| batch.push_str(&format!("DROP TRIGGER {name};")));
    batch.push_str(sql);
    batch.push(';');
    guards.iter().for_each(|(_, guard)| batch.push_str(&format!("{guard};")));
    batch.push_str("COMMIT");
    other.execute_batch(&batch).unwrap_or_else(|error| panic!("{sql}: {error}"));
}

/// `check` gives status 3 and says these words; the other match is as it was.
#[track_caller]
fn found(place: &Place, other: &str, words: &[&str]) -> Done {
    let told = place.say("check");
    assert_eq!(told.status, 3, "{}{}", told.out, told.err);
    for word in words {
        assert!(told.out.contains(word), "no {word:?} in: {}", told.out);
    }
    assert!(!told.out.contains(&other[..36]), "the other match is named: {}", told.out);
    let json = place.say("check --json");
    assert_eq!(json.status, 3);
    assert!(json.json()["troubles"].as_array().is_some_and(|troubles| !troubles.is_empty()));
    place.run(&["show", other]).ok().shows("210");
    place.run(&["--match", other, "add", "bid bob 80 spades, points bob 87"]).ok();
    told
}

#[test]
fn an_edited_row_is_named_with_its_match() {
    let (place, one, two) = pair();
    tamper(
        &place,
        &format!(
            "UPDATE event SET payload = replace(payload, '112', '130') WHERE match = '{one}' AND seq = 6"
        ),
    );
    found(&place, &two, &[&one, "entry 6"]);
    // A repair writes the lists anew and leaves the log alone: the edit stays visible.
    let before = place.run(&["log", "--match", &one, "--json"]).out;
    assert_eq!(place.say("check --repair").status, 3);
    found(&place, &two, &[&one, "entry 6"]);
    assert_eq!(place.run(&["log", "--match", &one, "--json"]).out, before);
}

#[test]
fn wrong_json_in_a_row_is_named_and_the_rest_is_shown() {
    for (payload, words) in [
        ("{", "entry 6"),
        ("", "entry 6"),
        ("null", "entry 6"),
        ("[1,2,3]", "entry 6"),
        (r#"{"entry":"play","deal":-1,"schema":1,"event":{}}"#, "entry 6"),
        (r#"{"entry":"play","deal":2,"schema":77,"event":{"event":"points"}}"#, "entry 6"),
        (r#"{"entry":"play","deal":4294967295,"schema":1,"event":{"event":"note","text":"far"}}"#, "entry 6"),
        (r#"{"entry":"amend","seq":99,"schema":1,"with":[],"reason":""}"#, "entry 6"),
        (r#"{"entry":"retract","op":6,"reason":""}"#, "entry 6"),
    ] {
        let (place, one, two) = pair();
        tamper(&place, &format!("UPDATE event SET payload = '{payload}' WHERE match = '{one}' AND seq = 6"));
        found(&place, &two, &[&one, words]);
        for command in ["show", "explain", "log", "export", "list"] {
            sentence(place.run(&["--match", &one, command]), &[0, 3]);
        }
    }
}

#[test]
fn rows_taken_away_are_named() {
    let (place, one, two) = pair();
    tamper(&place, &format!("DELETE FROM event WHERE match = '{one}' AND seq = 4"));
    found(&place, &two, &[&one, "entry 4 is missing"]);
    sentence(place.run(&["show", &one]), &[0, 3]);

    // The last rows too, although nothing comes after them.
    let (place, one, two) = pair();
    tamper(&place, &format!("DELETE FROM event WHERE match = '{one}' AND seq > 8"));
    found(&place, &two, &[&one, "entry 9", "missing"]);
    assert_eq!(place.say("check --repair").status, 3);
    found(&place, &two, &[&one, "entry 9", "missing"]);
    sentence(place.run(&["--match", &one, "add", "note", "x"]), &[3]);

    // And a whole match, of which the lists still speak.
    let (place, one, two) = pair();
    tamper(&place, &format!("DELETE FROM event WHERE match = '{one}'"));
    found(&place, &two, &[&one]);

    // And the opening.
    let (place, one, two) = pair();
    tamper(&place, &format!("DELETE FROM event WHERE match = '{one}' AND seq = 1"));
    found(&place, &two, &[&one]);
    sentence(place.run(&["show", &one]), &[3]);
}

#[test]
fn guards_taken_away_are_named() {
    let (place, _, two) = pair();
    edit(&place, "DROP TRIGGER event_kept");
    found(&place, &two, &["event_kept"]);
}

#[test]
fn tables_and_guards_taken_away_are_named_and_put_back() {
    let (place, one, two) = pair();
    edit(&place, "DROP TRIGGER event_kept; DROP TRIGGER event_stays; DROP INDEX match_turn");
    edit(
        &place,
        "DROP TRIGGER event_next; CREATE TRIGGER event_next BEFORE INSERT ON event BEGIN SELECT 1; END",
    );
    found(&place, &two, &["event_kept", "event_next", "event_stays", "match_turn"]);
    place.say("check --repair").ok().shows("(mended)");
    place.say("check").ok();
    let other = Connection::open(place.db()).expect("a database");
    assert!(other.execute_batch("DELETE FROM event").is_err());

    let log = || place.run(&["log", "--match", &one, "--json"]).ok().out;
    let before = log();
    edit(&place, "DROP TABLE deal");
    assert_eq!(place.say("check").status, 3);
    sentence(place.run(&["add", "note", "x"]), &[3]).refused(3, "damaged");
    edit(&place, "PRAGMA foreign_keys = off; DROP TABLE match");
    assert_eq!(place.say("check").status, 3);
    sentence(place.say("list"), &[3]).refused(3, "damaged");
    place.say("check --repair").ok().shows("deal");
    place.say("check").ok();
    assert_eq!(place.say("list --json").ok().json()["matches"].as_array().map(Vec::len), Some(2));
    assert_eq!(log(), before);

    // The log itself is not made anew: an empty one would hide that it is gone.
    edit(&place, "DROP TABLE event");
    for command in ["check", "check --repair", "show", "add note x", "log"] {
        assert_eq!(place.say(command).status, 3, "{command}");
    }
    assert!(Connection::open(place.db()).expect("a database").execute_batch("SELECT 1 FROM event").is_err());
}

#[test]
fn what_another_program_altered_or_put_in_the_way_is_mended() {
    for sql in [
        "ALTER TABLE event ADD COLUMN more INTEGER NOT NULL DEFAULT 3",
        "ALTER TABLE match ADD COLUMN more TEXT; CREATE VIEW v AS SELECT * FROM match JOIN nowhere",
        "ALTER TABLE naming ADD COLUMN more TEXT; CREATE VIEW v AS SELECT * FROM naming",
        "ALTER TABLE tally ADD COLUMN more ANY",
        "ALTER TABLE match DROP COLUMN title",
        "ALTER TABLE match RENAME TO other",
        "DROP TABLE deal; CREATE VIEW deal AS SELECT 1 AS match",
        "DROP TABLE match; CREATE VIEW match AS SELECT 1 AS id",
        "DROP INDEX match_turn; CREATE VIEW match_turn AS SELECT 1",
        "DROP INDEX match_turn; CREATE TABLE match_turn (x); CREATE VIEW v AS SELECT * FROM nowhere",
        "CREATE UNIQUE INDEX strange ON match (game, state, head + turn)",
        "CREATE VIEW v AS SELECT * FROM nowhere; DROP TRIGGER event_kept; DROP INDEX match_block",
    ] {
        let (place, other, _) = pair();
        place.say("players rename Bob Robert").ok();
        let told = place.say("list --json").ok().json();
        edit(&place, sql);
        let found = place.say("check");
        assert_eq!(found.status, 3, "{sql}: {}", found.out);
        assert!(found.out.contains("→ To put it right: ardoise check --repair"), "{sql}: {}", found.out);
        place.say("check --repair").ok();
        place.say("check").ok();
        assert_eq!(place.say("list --json").ok().json(), told, "{sql}");
        place.run(&["add", "note kept", "--match", &other]).ok();
        place.say("check").ok();
    }
    // Without the log nothing is mended, and that is said.
    let (place, ..) = pair();
    edit(&place, "ALTER TABLE event RENAME TO other");
    let told = place.say("check --repair");
    assert_eq!(told.status, 3);
    assert!(told.out.contains("table event") && told.out.contains("No copy that is kept"), "{}", told.out);
}

#[test]
fn a_match_without_its_log_stays_named_after_a_repair() {
    let (place, one, two) = pair();
    tamper(&place, &format!("DELETE FROM event WHERE match = '{one}'"));
    assert_eq!(place.say("check --repair").status, 3);
    found(&place, &two, &[&one]);

    let (place, one, two) = pair();
    edit(&place, &format!("UPDATE match SET tail = 'zzzz' WHERE id = '{one}'"));
    found(&place, &two, &[&one]);
    place.say("check --repair").ok();
    let end: String = one.chars().skip(28).collect();
    place.run(&["show", &end]).ok();
}

#[test]
fn lists_that_lie_are_found_and_mended() {
    let (place, one, two) = pair();
    let sql = format!(
        "PRAGMA foreign_keys = on; UPDATE match SET totals = '[[\"A\",999999]]' WHERE id = '{one}';
         DELETE FROM deal WHERE match = '{one}' AND no = 2;"
    );
    edit(&place, &sql);
    found(&place, &two, &[&one]);
    place.say("check --repair").ok();
    place.say("check").ok();
    edit(&place, "PRAGMA foreign_keys = on; DELETE FROM match");
    assert_eq!(place.say("check").status, 3);
    place.say("check --repair").ok();
    place.say("check").ok();
    assert_eq!(place.say("list --json").ok().json()["matches"].as_array().map(Vec::len), Some(2));
    for (totals, title) in [("'{}'", "x"), ("'[[1,2]]'", "x"), ("'[]'", "\u{1b}[31mred")] {
        edit(&place, &format!("UPDATE match SET totals = {totals}, title = '{title}' WHERE id = '{one}'"));
        assert!(!sentence(place.say("list"), &[0, 3]).out.contains('\u{1b}'));
        assert_eq!(place.say("check").status, 3);
        place.say("check --repair").ok();
    }
}

#[test]
fn a_file_that_is_not_ours_is_left_as_it_is() {
    let place = Place::new();
    edit(&place, "CREATE TABLE bookmark (url TEXT)");
    let before = fs::read(place.db()).expect("a file");
    for command in ["list", "show", "check", "new whist Ana Bob Cy Dee", "add note x", "log", "export"] {
        sentence(place.say(command), &[3]).refused(3, "another program");
    }
    assert_eq!(fs::read(place.db()).expect("a file"), before);

    let (place, _, _) = pair();
    edit(&place, "PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)");
    let before = fs::read(place.db()).expect("a file");
    for command in ["list", "show", "check", "new whist Ana Bob Cy Dee", "add note x", "log", "export"] {
        sentence(place.say(command), &[3]).refused(3, "newer ardoise");
    }
    assert_eq!(fs::read(place.db()).expect("a file"), before);
}

#[test]
fn a_cut_or_scribbled_file_is_told_and_never_a_panic() {
    let (model, _, _) = pair();
    let whole = fs::read(model.db()).expect("a file");
    let mut chance = Chance::new();
    for round in 0..rounds(24) {
        let place = Place::new();
        copy(&model.db(), &place.db());
        let mut bytes = whole.clone();
        match round % 3 {
            0 => bytes.truncate(chance.below(whole.len() as u64) as usize),
            1 => {
                let from = chance.below(whole.len() as u64) as usize;
                let to = (from + 1 + chance.below(600) as usize).min(bytes.len());
                bytes[from..to].iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
            }
            _ => {
                let page = chance.below(whole.len() as u64 / 4096) as usize * 4096;
                bytes[page..page + 4096].fill(0);
            }
        }
        fs::write(place.db(), bytes).expect("a file");
        for command in ["check", "list", "show", "log --json", "add note x", "export", "check --repair"] {
            sentence(place.say(command), &[0, 1, 3]);
        }
    }
}

#[test]
fn a_row_that_is_no_text_does_not_hide_those_behind_it() {
    let (place, one, two) = pair();
    let (first, later) = if one < two { (&one, &two) } else { (&two, &one) };
    tamper(
        &place,
        &format!(
            "UPDATE event SET author = cast(x'ff' AS text) WHERE match = '{first}' AND seq = 4;
             UPDATE event SET at = at + 1 WHERE match = '{later}' AND seq = 3"
        ),
    );
    for command in ["check", "check --repair", "check"] {
        let told = place.say(command);
        assert_eq!(told.status, 3, "{command}");
        for words in [first.as_str(), "entry 4", later.as_str(), "entry 3"] {
            assert!(told.out.contains(words), "{command}: {words}\n{}", told.out);
        }
    }
}

#[test]
fn what_a_later_version_wrote_is_not_read_as_if_it_were_known() {
    let (place, one, two) = pair();
    tamper(
        &place,
        &format!(
            "UPDATE event SET payload = json_set(payload, '$.schema', 99), schema = 99 WHERE match = '{one}' AND seq = 1"
        ),
    );
    found(&place, &two, &[&one, "later version"]);
    place.run(&["--match", &one, "show"]).refused(3, "later version");
}

#[test]
fn lists_that_are_of_another_kind_are_written_anew() {
    let (place, one, _) = pair();
    let conn = rusqlite::Connection::open(place.db()).expect("a database");
    conn.execute("UPDATE deal SET score = '7' WHERE match = ?1", [&one]).expect("a lie");
    conn.execute("UPDATE match SET turn = 9223372036854775807 WHERE id = ?1", [&one]).expect("a lie");
    drop(conn);
    assert_eq!(place.say("check").status, 3);
    place.say("check --repair").ok();
    place.say("check").ok();
    place.say("stats").ok();
    let conn = rusqlite::Connection::open(place.db()).expect("a database");
    conn.execute("UPDATE digest SET body = unhex(replace(hex(body), hex('Ana'), hex('Zoe')))", [])
        .expect("a lie");
    drop(conn);
    assert_eq!(place.say("check").status, 3);
    place.say("check --repair").ok();
    place.say("check").ok();
}

#[test]
fn a_migration_that_fails_leaves_no_copy_behind() {
    let (place, _, _) = pair();
    rusqlite::Connection::open(place.db())
        .expect("a database")
        .execute_batch("PRAGMA user_version = 5")
        .expect("a lie");
    for _ in 0..2 {
        place.say("show").refused(3, "damaged");
    }
    let folder = place.db().parent().expect("a folder").to_path_buf();
    let names = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").file_name());
    assert!(!names.into_iter().any(|name| name.to_string_lossy().contains("schema")));
}

#[test]
fn one_damaged_match_does_not_keep_the_others_from_paper() {
    let (place, one, two) = pair();
    tamper(&place, &format!("DELETE FROM event WHERE match = '{one}' AND seq = 1"));
    let folder = place.path("sheets").display().to_string();
    place.say(&format!("export --all --output {folder}")).refused_with_page(3, "first entry");
    let sheets = std::fs::read_dir(place.path("sheets")).expect("sheets");
    let names: Vec<String> =
        sheets.map(|sheet| sheet.expect("a sheet").file_name().to_string_lossy().into_owned()).collect();
    let of = |id: &str| id.rsplit('-').next().unwrap_or_default().get(4..).unwrap_or_default().to_owned();
    assert!(
        matches!(&names[..], [only] if only.contains(&of(&two)) && !only.contains(&of(&one))),
        "{names:?}"
    );
    let paper = place.say("print --player Ana");
    assert!(
        paper.status == 3 && paper.out.contains("Coinche") && paper.err.contains("first entry"),
        "{}",
        paper.err
    );
}

#[test]
fn what_is_kept_of_copies_may_be_damaged_and_the_rest_is_verified() {
    for (sql, mended) in [
        ("INSERT INTO fork VALUES (cast(x'ff' AS text), 'x', 'waits')", true),
        ("DROP TABLE fork", true),
        ("INSERT INTO copy VALUES (cast(x'ff' AS text), 'x')", false),
    ] {
        let (place, one, two) = pair();
        tamper(&place, &format!("{sql}; UPDATE event SET at = at + 1 WHERE match = '{one}' AND seq = 3"));
        for command in ["check", "check --repair"] {
            let told = place.say(command);
            assert!(
                told.status == 3 && told.out.contains(&one) && told.out.contains("entry 3"),
                "{sql}: {}",
                told.out
            );
        }
        place.run(&["--match", &two, "show"]).ok();
        if mended {
            // What is kept is sound again; that the log was edited is told beside it.
            for command in ["list", "stats"] {
                let told = place.say(command);
                assert!(told.status == 0 && told.err.contains("entry 3"), "{sql}: {command}: {}", told.err);
            }
        }
    }
}
