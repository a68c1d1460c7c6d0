//! The program killed at any moment: what it acknowledged is there, and nothing half.

use std::io::Write as _;
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::{Chance, notes, rounds};
use crate::suite::program::Place;

#[test]
fn an_add_that_was_acknowledged_survives_every_kill() {
    let mut chance = Chance::new();
    let mut left = rounds(150);
    while left > 0 {
        let place = Place::new();
        place.say("new whist Ana Bob Cy Dee").ok();
        let begun = Instant::now();
        place.say("add note a0, note b0, note c0").ok();
        let usual = begun.elapsed().as_micros() as u64;
        let mut acknowledged = vec![0];
        let batch = left.min(75);
        for no in 1..=batch {
            let text = format!("note a{no}, note b{no}, note c{no}");
            let mut child = place
                .command(&["add", &text])
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("the program runs");
            sleep(Duration::from_micros(usual / 4 + chance.below(usual)));
            let _ = child.kill();
            if child.wait().expect("it ends").success() {
                acknowledged.push(no);
            }
        }
        let recorded = notes(&place);
        for texts in recorded.values() {
            let no = texts[0].trim_start_matches('a');
            assert_eq!(*texts, [format!("a{no}"), format!("b{no}"), format!("c{no}")], "something half");
        }
        for no in &acknowledged {
            let times = recorded.values().filter(|texts| texts[0] == format!("a{no}")).count();
            assert_eq!(times, 1, "add {no} was acknowledged");
        }
        place.say("check").ok();
        eprintln!("{batch} adds, {} acknowledged, {} recorded", acknowledged.len(), recorded.len());
        left -= batch;
    }
}

#[test]
fn a_stream_of_lines_cut_by_a_kill_is_there_to_a_line() {
    let mut chance = Chance::new();
    for _ in 0..rounds(6) {
        let place = Place::new();
        place.say("new whist Ana Bob Cy Dee").ok();
        let lines: String = (0..60).map(|no| format!("note a{no}, note b{no}\n")).collect();
        let mut child = place
            .command(&["play"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        let _ = child.stdin.take().expect("a pipe").write_all(lines.as_bytes());
        sleep(Duration::from_millis(5 + chance.below(150)));
        let _ = child.kill();
        let all = child.wait().expect("it ends").success();
        let recorded = notes(&place);
        for (texts, no) in recorded.values().zip(0..) {
            assert_eq!(*texts, [format!("a{no}"), format!("b{no}")]);
        }
        assert!(!all || recorded.len() == 60);
        place.say("check").ok();
    }
}

#[test]
fn a_new_match_killed_is_there_or_not() {
    let mut chance = Chance::new();
    for _ in 0..rounds(12) {
        let place = Place::new();
        let mut child = place
            .command(&["new", "coinche", "Ana", "Bob", "Cy", "Dee"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        sleep(Duration::from_micros(1000 + chance.below(40_000)));
        let _ = child.kill();
        let acknowledged = child.wait().expect("it ends").success();
        let listed = place.say("list --json").ok().json()["matches"].as_array().map_or(0, Vec::len);
        assert!(listed == usize::from(acknowledged) || (listed == 1 && !acknowledged));
        place.say("check").ok();
        place.say("new coinche Ana Bob Cy Dee").ok();
    }
}
