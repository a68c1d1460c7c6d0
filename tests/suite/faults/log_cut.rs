//! A power cut: the write-ahead log cut at every byte, or with rubbish at its end.

use std::fs;
use std::path::Path;

use ardoise_desk::store::{Access, Store, StoreError};
use rusqlite::Connection;

use super::{Chance, copy, rounds};
use crate::suite::program::Place;

/// A database with how many rows were acknowledged at which length of its log, and somebody who has it open: so the
/// log is not copied into the file, as when a machine stops before that.
fn recorded(place: &Place) -> (Vec<(usize, usize)>, Connection) {
    let log = place.path("ardoise.db-wal");
    let length = || fs::metadata(&log).map_or(0, |log| log.len() as usize);
    place.say("new whist Ana Bob Cy Dee").ok();
    let other = Connection::open(place.db()).expect("a database");
    other.query_row("SELECT count(*) FROM event", [], |row| row.get::<_, i64>(0)).expect("a count");
    let mut acknowledged = vec![(0, 1)];
    for (no, rows) in [(1, 4), (2, 7), (3, 10)] {
        place.say(&format!("add tricks ana 7, note b{no}, note c{no}")).ok();
        acknowledged.push((length(), rows));
    }
    (acknowledged, other)
}

/// What is read back is a prefix, at least as long as what was acknowledged, never half a command.
fn judge(db: &Path, least: usize, thorough: bool) {
    let mut store = Store::open(db, Access::ReadWrite).expect("the database opens");
    let ids = store.ids().expect("a list");
    let rows = match ids.first() {
        Some(id) => store.read(id).expect("a log").len(),
        None => 0,
    };
    assert!([0, 1, 4, 7, 10].contains(&rows), "half a command: {rows} rows");
    assert!(rows >= least, "{least} rows were acknowledged, {rows} are there");
    if thorough {
        assert_eq!(store.verify().expect("a check"), []);
        if let Some(id) = ids.first() {
            let projection = store.projection(id).expect("a list").expect("a match");
            assert_eq!(store.append(id, 1, &[], 0, "x", &projection).is_ok(), rows == 1);
            assert!(matches!(store.append(id, 99, &[], 0, "x", &projection), Err(StoreError::Moved { .. })));
        }
    }
}

#[test]
fn a_log_cut_at_any_byte_is_read_back_to_a_whole_command() {
    let place = Place::new();
    let (acknowledged, _open) = recorded(&place);
    let whole = fs::read(place.path("ardoise.db-wal")).expect("a log");
    let (db, log) = (place.path("cut.db"), place.path("cut.db-wal"));
    // Every byte of the headers and of the edges of a frame; between them, by steps, unless all is asked for.
    let step = if rounds(0) > 0 { 1 } else { 331 };
    let edge = |byte: usize| byte < 64 || (byte - 32) % 4120 < 30 || (byte - 32) % 4120 > 4100;
    let cuts: Vec<usize> = (0..=whole.len()).filter(|byte| byte % step == 0 || edge(*byte)).collect();
    for cut in &cuts {
        copy(&place.db(), &db);
        let _ = fs::remove_file(place.path("cut.db-shm"));
        fs::write(&log, &whole[..*cut]).expect("a log");
        let least = acknowledged.iter().filter(|(length, _)| length <= cut).map(|(_, rows)| *rows).max();
        judge(&db, least.unwrap_or(0), cut % 97 == 0);
    }
    eprintln!("{} cuts in a log of {} bytes", cuts.len(), whole.len());
}

#[test]
fn rubbish_after_what_was_acknowledged_is_left_out() {
    let place = Place::new();
    let (acknowledged, _open) = recorded(&place);
    let whole = fs::read(place.path("ardoise.db-wal")).expect("a log");
    let (db, log) = (place.path("cut.db"), place.path("cut.db-wal"));
    let mut chance = Chance::new();
    for _ in 0..rounds(150) {
        let (length, rows) = acknowledged[chance.below(acknowledged.len() as u64) as usize];
        let mut torn = whole.clone();
        // Sectors of 512 bytes that were not all written, in any order.
        for sector in torn[length..].chunks_mut(512) {
            match chance.below(4) {
                0 => sector.fill(0),
                1 => sector.iter_mut().for_each(|byte| *byte ^= 0x5a),
                _ => {}
            }
        }
        copy(&place.db(), &db);
        let _ = fs::remove_file(place.path("cut.db-shm"));
        fs::write(&log, torn).expect("a log");
        judge(&db, rows, true);
    }
}

#[test]
fn the_program_reads_a_cut_log_too() {
    let place = Place::new();
    let (acknowledged, _open) = recorded(&place);
    let whole = fs::read(place.path("ardoise.db-wal")).expect("a log");
    let mut chance = Chance::new();
    for _ in 0..rounds(8) {
        let cut = chance.below(whole.len() as u64 + 1) as usize;
        let other = Place::new();
        copy(&place.db(), &other.db());
        fs::write(other.path("ardoise.db-wal"), &whole[..cut]).expect("a log");
        let least = acknowledged.iter().filter(|(length, _)| *length <= cut).map(|(_, rows)| *rows).max();
        let listed = other.say("list --json").ok().json()["matches"].as_array().map_or(0, Vec::len);
        other.say("check").ok();
        assert_eq!(listed, 1);
        let log = other.say("log --json").ok().json()["log"].as_array().map_or(0, Vec::len);
        assert!(log >= least.unwrap_or(0) && [1, 4, 7, 10].contains(&log));
        other.say("add note again").ok();
    }
}
