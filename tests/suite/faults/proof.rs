//! What is shown of a log is computed from it: no hash of an edited one, and nothing more recorded on it unasked.

use super::damage::{edit, tamper};
use super::sentence;
use crate::suite::program::Place;

/// A match of four entries.
fn played() -> Place {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid ana 100 hearts, points ana 112, note well-played").ok();
    place
}

#[test]
fn an_edited_log_has_no_hash_and_grows_only_by_force() {
    let place = played();
    let hash = place.say("show --json").ok().json()["match"]["hash"].as_str().expect("a hash").to_owned();
    let short: String = hash[..4].to_owned();
    tamper(&place, "UPDATE event SET payload = replace(payload, '112', '130') WHERE seq = 3");
    let warned = "from entry 3 on";
    for args in ["show", "print", "explain", "log"] {
        let done = place.say(args);
        assert!(done.err.contains(warned), "{args}: {}", done.err);
        assert_eq!(done.err.lines().count(), 1, "{args}: {}", done.err);
    }
    let shown = place.say("show --hash");
    assert_eq!(shown.status, 3);
    assert!(!shown.out.contains(&format!("{short}-")), "{}", shown.out);
    assert_eq!(place.say("show --json").json()["match"].get("hash").and_then(|hash| hash.as_str()), None);
    // Up to the entry before the edit it verifies.
    assert!(place.say("show --at 2 --json").json()["match"]["hash"].is_string());
    for args in ["print --hash", "print --json", "export"] {
        let done = place.say(args);
        assert_eq!(done.status, 3, "{args}: {}", done.err);
        assert!(
            !done.out.contains(&hash) && !done.out.contains(&format!("{short}-")),
            "{args}: {}",
            done.out
        );
    }
    for args in
        ["add note x", "undo", "amend 1 points ana 131 --yes", "adopt --set target=1500", "reseat dee Eve"]
    {
        let done = place.say(args);
        assert_eq!(done.status, 3, "{args}: {}{}", done.out, done.err);
        assert!(done.err.contains("--force"), "{args}: {}", done.err);
    }
    assert_eq!(place.say("log --json").json()["log"].as_array().map(Vec::len), Some(4));
    assert_eq!(place.say("add --force note x").status, 0);
    assert_eq!(place.say("log --json").json()["log"].as_array().map(Vec::len), Some(5));
    assert_eq!(place.say("add note y").status, 3);
    // The other match of the same database is as it was.
    place.say("new whist Ana Bob Cy Dee").ok();
    place.say("add note z").ok();
}

#[test]
fn a_shortened_log_is_told_when_it_is_shown_or_carried_away() {
    let place = played();
    tamper(&place, "DELETE FROM event WHERE seq > 3");
    assert!(place.say("show").err.contains("cut short"));
    assert_eq!(place.say("show --hash").status, 3);
    assert_eq!(place.say("export").status, 3);
    let folder = place.path("out").display().to_string();
    assert_eq!(place.run(&["export", "--all", "--output", &folder]).status, 3);
}

#[test]
fn an_entry_that_another_program_swallows_is_not_acknowledged() {
    for trigger in [
        "CREATE TRIGGER z BEFORE INSERT ON event BEGIN SELECT raise(IGNORE); END",
        "CREATE TRIGGER z BEFORE INSERT ON deal BEGIN SELECT raise(IGNORE); END",
        "CREATE TRIGGER z BEFORE UPDATE ON match BEGIN SELECT raise(IGNORE); END",
        "DROP TRIGGER event_stays; CREATE TRIGGER z AFTER INSERT ON event BEGIN DELETE FROM event WHERE seq = NEW.seq; END",
    ] {
        let place = played();
        edit(&place, trigger);
        let done = sentence(place.say("add bid bob 80 spades, points bob 87"), &[3]);
        assert!(done.err.contains("--repair"), "{trigger}: {}", done.err);
        assert_eq!(place.say("log --json").json()["log"].as_array().map(Vec::len), Some(4), "{trigger}");
        place.say("check --repair").ok().shows("(mended)");
        place.say("check").ok();
        place.say("add bid bob 80 spades, points bob 87").ok();
    }
}

#[test]
fn what_the_lists_got_wrong_about_time_and_order_is_mended() {
    for sql in [
        "UPDATE match SET touched = touched + 5",
        "UPDATE match SET turn = 99999999",
        "UPDATE match SET turn = -1",
    ] {
        let place = played();
        edit(&place, sql);
        assert_eq!(place.say("check").status, 3, "{sql}");
        place.say("check --repair").ok().shows("(mended)");
        place.say("check").ok();
    }
}
