//! Several programs at once: nothing is lost, nothing is mixed, and readers see whole states.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::{notes, notes_of, rounds};
use crate::suite::program::{Done, Place};

/// Records three notes, again and again until the log has not moved on meanwhile.
fn record(place: &Place, who: usize, no: usize, more: &[&str]) -> usize {
    let text = format!("note a{who}.{no}, note b{who}.{no}, note c{who}.{no}");
    let mut lost = 0;
    loop {
        let args = [more, &["add", &text]].concat();
        let done = Done::of(place.command(&args).output().expect("the program runs"), &args);
        if done.status == 0 {
            return lost;
        }
        assert!(done.status == 1 && done.err.contains("moved on"), "{}{}", done.out, done.err);
        assert!(done.err.contains("Meanwhile recorded by ana: note "), "{}", done.err);
        lost += 1;
    }
}

#[test]
fn eight_programs_record_into_one_match() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee").ok();
    // Most adds lose the race, so the work grows with the square.
    let each = rounds(6).min(25);
    let writing = AtomicBool::new(true);
    thread::scope(|scope| {
        let reader = scope.spawn(|| {
            let mut seen = 0;
            while writing.load(Ordering::Relaxed) {
                let args = ["log", "--json"];
                let done = Done::of(place.command(&args).output().expect("the program runs"), &args);
                let recorded = notes_of(&done.ok().json());
                assert!(recorded.values().all(|texts| texts.len() == 3), "a reader saw half a command");
                assert!(recorded.len() >= seen, "a reader saw the past");
                seen = recorded.len();
            }
        });
        let place = &place;
        let writers: Vec<_> = (0..8)
            .map(|who| scope.spawn(move || (0..each).map(|no| record(place, who, no, &[])).sum::<usize>()))
            .collect();
        let ended: Vec<_> = writers.into_iter().map(thread::ScopedJoinHandle::join).collect();
        writing.store(false, Ordering::Relaxed);
        let lost: usize = ended.into_iter().map(|one| one.expect("a writer")).sum();
        reader.join().expect("a reader");
        eprintln!("{} adds, {lost} races lost and told", 8 * each);
    });
    let recorded = notes(&place);
    assert_eq!(recorded.len(), 8 * each);
    for who in 0..8 {
        let own: Vec<_> =
            recorded.values().filter(|texts| texts[0].starts_with(&format!("a{who}."))).collect();
        for (texts, no) in own.iter().zip(0..) {
            assert_eq!(***texts, [format!("a{who}.{no}"), format!("b{who}.{no}"), format!("c{who}.{no}")]);
        }
        assert_eq!(own.len(), each);
    }
    place.say("check").ok();
}

#[test]
fn eight_programs_record_into_eight_matches() {
    let place = Place::new();
    let each = rounds(6);
    let ids: Vec<String> = (0..8)
        .map(|_| {
            let opened = place.say("new whist Ana Bob Cy Dee --json").ok().json();
            opened["match"]["id"].as_str().expect("an id").to_owned()
        })
        .collect();
    thread::scope(|scope| {
        for (who, id) in ids.iter().enumerate() {
            let place = &place;
            scope.spawn(move || {
                for no in 0..each {
                    assert_eq!(record(place, who, no, &["--match", id]), 0, "nobody else writes here");
                }
            });
        }
    });
    for id in &ids {
        let log = place.run(&["--match", id, "log", "--json"]).ok().json();
        assert_eq!(notes_of(&log).len(), each);
    }
    place.say("check").ok();
}
