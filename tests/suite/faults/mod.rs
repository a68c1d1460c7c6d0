//! Faults: programs killed, disks that fail, several programs at once, files that were cut, edited or replaced.
//!
//! `ARDOISE_FAULTS=1000` runs so many rounds of each instead of a few; `ARDOISE_SEED` repeats a run.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stderr,
    reason = "tests that wait and that tell what they skip"
)]

mod beside;
mod clock;
mod damage;
mod disk;
mod killed;
mod log_cut;
mod meanwhile;
mod proof;
mod together;
mod writing;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::program::{Done, Place};

#[cfg(unix)]
pub use writing::nowhere_to_write;

/// Another program on the database of a place, which takes the guards away and puts them back.
pub fn tampered(place: &Place, sql: &str) {
    damage::tamper(place, sql);
}

/// How many rounds: as asked for, or so many.
fn rounds(few: usize) -> usize {
    let asked = std::env::var("ARDOISE_FAULTS").ok().and_then(|text| text.parse().ok());
    asked.unwrap_or(few)
}

/// Numbers that look like chance and can be repeated (xorshift).
pub struct Chance(u64);

impl Chance {
    /// Begins with `ARDOISE_SEED`, or anew; the seed is printed.
    pub fn new() -> Chance {
        let asked = std::env::var("ARDOISE_SEED").ok().and_then(|text| text.parse().ok());
        let seed = asked.unwrap_or_else(|| uuid::Uuid::now_v7().as_u64_pair().1);
        eprintln!("ARDOISE_SEED={seed}");
        Chance(seed | 1)
    }

    /// A number below that one.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit.max(1)
    }
}

/// The notes of the current match by the command that recorded them.
#[track_caller]
fn notes(place: &Place) -> BTreeMap<i64, Vec<String>> {
    notes_of(&place.say("log --json").ok().json())
}

/// The same from what `log --json` said; the numbers of the entries follow one another.
#[track_caller]
fn notes_of(log: &serde_json::Value) -> BTreeMap<i64, Vec<String>> {
    let mut found: BTreeMap<i64, Vec<String>> = BTreeMap::new();
    for (row, due) in log["log"].as_array().expect("a log").iter().zip(1..) {
        assert_eq!(row["seq"], due);
        let op = row["op"].as_i64().expect("a number");
        if let Some(text) = row["entry"]["event"]["text"].as_str() {
            found.entry(op).or_default().push(text.to_owned());
        }
    }
    found
}

/// One clear sentence: a refusal of that status, of a line or three, without a trace of its making.
#[track_caller]
fn sentence(done: Done, statuses: &[i32]) -> Done {
    assert!(statuses.contains(&done.status), "status {}: {}{}", done.status, done.out, done.err);
    let told = if done.err.is_empty() { &done.out } else { &done.err };
    if done.status != 0 {
        assert!(!told.trim().is_empty(), "status {} and not a word", done.status);
        for trace in ["panicked", "Sqlite", "StoreError", "Error {"] {
            assert!(!told.contains(trace), "{told}");
        }
    }
    done
}

/// A copy of the database of a place, with what stands beside it.
fn copy(from: &Path, to: &Path) {
    fs::copy(from, to).expect("a copy");
    for end in ["-wal", "-shm"] {
        let beside = |path: &Path| {
            let mut name = path.as_os_str().to_owned();
            name.push(end);
            std::path::PathBuf::from(name)
        };
        let _ = fs::remove_file(beside(to));
        if end == "-wal" && beside(from).exists() {
            fs::copy(beside(from), beside(to)).expect("a copy");
        }
    }
}
