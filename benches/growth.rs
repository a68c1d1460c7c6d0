//! Daily commands as whole processes while the file grows: from 10 to 5,000,000 events, in matches of eighty events and
//! twenty deals each, with their lists. `ARDOISE_EVENTS` sets the largest file, `ARDOISE_ROUNDS` how often each is run.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    missing_docs,
    reason = "a benchmark reads the clock"
)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rusqlite::Connection;

const SIZES: [i64; 4] = [10, 100_000, 1_000_000, 5_000_000];

const COMMANDS: [(&str, &[&str]); 6] = [
    ("add", &["add", "note", "x"]),
    ("undo", &["undo"]),
    ("show", &["show"]),
    ("list", &["list"]),
    ("log", &["log"]),
    ("show, by the end of an id", &["show"]),
];

fn number(name: &str, usual: i64) -> i64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn ardoise(db: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardoise"));
    command.args(args).env("ARDOISE_DB", db).env("ARDOISE_LANG", "en").env_remove("ARDOISE_MATCH");
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn timed(mut command: Command) -> Duration {
    let start = Instant::now();
    let status = command.status().expect("the program runs");
    let took = start.elapsed();
    assert!(status.success(), "{command:?}");
    took
}

/// A database with so many events in other matches, then a whist match of eight deals.
fn filled(folder: &Path, events: i64) -> PathBuf {
    let path = folder.join(format!("{events}.db"));
    timed(ardoise(&path, &["new", "whist", "Ana", "Bob", "Cy", "Dee"]));
    let conn = Connection::open(&path).expect("the file opens");
    let guard: String = conn
        .query_row("SELECT sql FROM sqlite_schema WHERE name = 'event_next'", [], |row| row.get(0))
        .expect("the guard");
    conn.execute_batch("PRAGMA synchronous = off; DROP TRIGGER event_next; BEGIN;").expect("a transaction");
    let number = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 - 1)";
    let id = |of: &str| format!("printf('%08x-0000-7000-8000-%012x', 26148864 + {of} / 1000, {of})");
    let fill = |sql: &str, count: i64| conn.execute(&format!("{number} {sql}"), [count]).expect("rows");
    let payload = r#"{"entry":"play","deal":1,"schema":1,"event":{"event":"tricks","counts":[["A",9]]}}"#;
    fill(
        &format!(
            "INSERT INTO event SELECT {}, 1 + i % 80, 1 + i % 80, 1600000000000 + i, 'ana',
             CASE i % 80 WHEN 0 THEN 'open' ELSE 'play' END, 1 + i % 80 / 4, 1, '{payload}', randomblob(32) FROM n",
            id("(i / 80)")
        ),
        events,
    );
    let matches = events / 80;
    if matches > 0 {
        fill(
            &format!(
                "INSERT INTO match SELECT {0}, printf('%032x', i * 7919), 'whist', NULL, '2020-01-01', 'whist',
                 '[\"Ana\",\"Bob\",\"Cy\",\"Dee\"]', 'over', 'A', '[[\"A\",5],[\"B\",3]]', '0.1.0', 1600000000000 + i,
                 80, 0, i / 128, '[]', 20, '[]' FROM n",
                id("i")
            ),
            matches,
        );
        fill(
            &format!(
                "INSERT INTO deal SELECT {}, 1 + i % 20, 1, NULL, '[[\"A\",1],[\"B\",0]]' FROM n",
                id("(i / 20)")
            ),
            matches * 20,
        );
    }
    conn.execute_batch(&format!("COMMIT; {guard}; PRAGMA wal_checkpoint(truncate);"))
        .expect("the guard again");
    drop(conn);
    timed(ardoise(&path, &["new", "whist", "Ana", "Bob", "Cy", "Dee", "--set", "game-points=7"]));
    for deal in 0..8 {
        timed(ardoise(&path, &["add", "deal,", "tricks", "ana", if deal % 2 == 0 { "7" } else { "6" }]));
    }
    path
}

/// The last characters of the id of the match last written.
fn end_of_id(path: &Path) -> String {
    let conn = Connection::open(path).expect("the file opens");
    let sql = "SELECT substr(id, -8) FROM match ORDER BY turn DESC LIMIT 1";
    conn.query_row(sql, [], |row| row.get(0)).expect("a match")
}

fn main() {
    let folder = std::env::temp_dir().join(format!("ardoise-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let (largest, rounds) = (number("ARDOISE_EVENTS", 5_000_000), number("ARDOISE_ROUNDS", 40));
    let sizes: Vec<i64> = SIZES.into_iter().filter(|size| *size <= largest).collect();
    let files: Vec<PathBuf> = sizes.iter().map(|size| filled(&folder, *size)).collect();
    let ends: Vec<String> = files.iter().map(|path| end_of_id(path)).collect();
    let mut times = vec![vec![Vec::new(); files.len()]; COMMANDS.len()];
    for _ in 0..rounds {
        for ((name, args), times) in COMMANDS.iter().zip(&mut times) {
            // The files take turns, so that a busy moment falls on all of them.
            for ((path, end), times) in files.iter().zip(&ends).zip(times) {
                let mut command = ardoise(path, args);
                if name.ends_with("id") {
                    command.arg(end);
                }
                times.push(timed(command));
            }
        }
    }
    print!("{:<28}", "median, ms");
    for (size, path) in sizes.iter().zip(&files) {
        let large = std::fs::metadata(path).map_or(0, |file| file.len()) / 1_000_000;
        print!("{size:>12} ({large} MB)");
    }
    println!();
    for ((name, _), row) in COMMANDS.iter().zip(&mut times) {
        print!("{name:<28}");
        for times in row {
            times.sort();
            print!("{:>18.2}", times[times.len() / 2].as_secs_f64() * 1000.0);
        }
        println!();
    }
    let _ = std::fs::remove_dir_all(&folder);
}
