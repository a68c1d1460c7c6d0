//! A clock that goes backwards: the match last touched is still the one last written.

use super::sentence;
use crate::suite::program::{Done, Place};

fn at(place: &Place, now: &str, args: &[&str]) -> Done {
    Done::of(place.command(args).env("ARDOISE_NOW", now).output().expect("the program runs"), args)
}

fn title(place: &Place) -> String {
    place.say("show --json").ok().json()["match"]["title"].as_str().expect("a title").to_owned()
}

#[test]
fn the_match_last_touched_is_the_one_last_written() {
    let place = Place::new();
    let new = |now: &str, title: &str| {
        at(&place, now, &["new", "whist", "Ana", "Bob", "Cy", "Dee", "--title", title]).ok();
    };
    new("2026-11-20T20:00:00Z", "late");
    new("2026-11-20T19:00:00Z", "early");
    assert_eq!(title(&place), "early");
    let late = place.say("list --json").ok().json()["matches"][1]["id"].as_str().expect("an id").to_owned();
    at(&place, "2020-01-01T00:00:00Z", &["--match", &late, "add", "note", "x"]).ok();
    assert_eq!(title(&place), "late");
    at(&place, "2019-01-01T00:00:00Z", &["add", "note", "y"]).ok();
    at(&place, "1960-01-01T00:00:00Z", &["add", "note", "z"]).ok();
    assert_eq!(title(&place), "late");
    new("1970-01-01T00:00:00Z", "first of all");
    assert_eq!(title(&place), "first of all");
    place.say("check").ok();
}

#[test]
fn what_is_no_time_is_no_trouble() {
    let place = Place::new();
    at(&place, "yesterday", &["new", "whist", "Ana", "Bob", "Cy", "Dee"]).ok();
    sentence(at(&place, "9999-12-31T23:59:59Z", &["add", "note", "x"]), &[0]);
    sentence(at(&place, "-0001-01-01T00:00:00Z", &["add", "note", "y"]), &[0]);
    place.say("log").ok();
    place.say("check").ok();
}
