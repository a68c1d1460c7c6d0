//! Recording one event as a whole process, beside a minimal program that durably inserts one row into the same kind of
//! file; and the same with a million events in the file. The minimal program is this one, called with `--floor`.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    missing_docs,
    reason = "a benchmark reads the clock"
)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const ROUNDS: usize = 300;

/// The floor: open the same kind of file, insert one row, be sure that it is on the disk, end; what the log holds is then in
/// the file, as after every command of ardoise. The lean floor leaves the write-ahead log as it is at the end, which ardoise
/// does not: two fsyncs in the place of five.
fn floor(path: &Path, lean: bool) {
    let conn = rusqlite::Connection::open(path).expect("the file opens");
    let at_end = rusqlite::config::DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
    conn.set_db_config(at_end, lean).expect("a setting");
    conn.pragma_update(None, "synchronous", "full").expect("a setting");
    conn.execute(
        "INSERT INTO event SELECT match, max(seq) + 1, max(seq) + 1, 0, 'x', 'play', 1, 1, ?1, zeroblob(32)
         FROM event WHERE match = (SELECT max(match) FROM event)",
        [r#"{"entry":"play","deal":1,"event":{"event":"note","text":"x"}}"#],
    )
    .expect("a row is written");
}

/// The barest floor: a file that holds nothing but one table of lines.
fn bare(path: &Path) {
    let conn = rusqlite::Connection::open(path).expect("the file opens");
    conn.pragma_update(None, "synchronous", "full").expect("a setting");
    let next: i64 =
        conn.query_row("SELECT coalesce(max(seq), 0) + 1 FROM line", [], |row| row.get(0)).expect("a row");
    conn.execute("INSERT INTO line VALUES (?1, ?2)", (next, r#"{"event":"tricks","counts":[["A",9]]}"#))
        .expect("a row is written");
}

fn bare_file(path: &Path) {
    let conn = rusqlite::Connection::open(path).expect("the file opens");
    conn.execute_batch(
        "PRAGMA journal_mode = wal; CREATE TABLE line (seq INTEGER PRIMARY KEY, text TEXT) STRICT;",
    )
    .expect("a table");
}

/// The log of the lean floor is shortened now and then: it would grow for ever.
fn floor_shortened(path: &Path) {
    let conn = rusqlite::Connection::open(path).expect("the file opens");
    conn.execute_batch("PRAGMA wal_checkpoint(truncate)").expect("a checkpoint");
}

fn timed(mut command: Command) -> Duration {
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let start = Instant::now();
    let status = command.status().expect("the program runs");
    let took = start.elapsed();
    assert!(status.success(), "{command:?}");
    took
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn ardoise(db: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardoise"));
    command.args(args).env("ARDOISE_DB", db).env("ARDOISE_LANG", "en").env_remove("ARDOISE_MATCH");
    command
}

/// A database with so many events in other matches.
fn filled(folder: &Path, events: i64) -> PathBuf {
    let path = folder.join(format!("{events}.db"));
    timed(ardoise(&path, &["new", "whist", "Ana", "Bob", "Cy", "Dee"]));
    if events > 100 {
        let conn = rusqlite::Connection::open(&path).expect("the file opens");
        let guard: String = conn
            .query_row("SELECT sql FROM sqlite_schema WHERE name = 'event_next'", [], |row| row.get(0))
            .expect("the guard");
        conn.execute_batch("PRAGMA synchronous = off; DROP TRIGGER event_next; BEGIN;")
            .expect("a transaction");
        conn.execute(
            "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
             INSERT INTO event SELECT printf('018f0000-0000-7000-8000-%012x', i / 80), 1 + i % 80, 1 + i % 80, 0, 'x',
             CASE i % 80 WHEN 0 THEN 'open' ELSE 'play' END, 1, 1, '{\"entry\":\"play\",\"deal\":1}', zeroblob(32) FROM n",
            [events - 1],
        )
        .expect("rows");
        conn.execute_batch(&format!("COMMIT; {guard}; PRAGMA wal_checkpoint(truncate);"))
            .expect("the guard again");
    }
    path
}

/// A new match of eight deals, the current one from now on.
fn evening(db: &Path) {
    timed(ardoise(db, &["new", "whist", "Ana", "Bob", "Cy", "Dee", "--set", "game-points=7"]));
    for deal in 0..8 {
        let tricks = if deal % 2 == 0 { "7" } else { "6" };
        timed(ardoise(db, &["add", "deal,", "tricks", "ana", tricks]));
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    if let [_, flag, path] = args.as_slice() {
        let path = Path::new(path);
        match flag.as_str() {
            "--bare" => return bare(path),
            "--floor" => return floor(path, false),
            "--lean" => return floor(path, true),
            _ => {}
        }
    }
    let folder = std::env::temp_dir().join(format!("ardoise-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let bare_path = folder.join("bare.db");
    bare_file(&bare_path);
    let [floor_path, lean_path] = ["floor", "lean"].map(|name| {
        let path = folder.join(format!("{name}.db"));
        timed(ardoise(&path, &["new", "whist", "Ana", "Bob", "Cy", "Dee"]));
        path
    });
    let small = filled(&folder, 10);
    let large = filled(&folder, 1_000_000);
    let own = std::env::current_exe().expect("this program");
    let of_own = |flag: &str, path: &Path| {
        let mut command = Command::new(&own);
        command.arg(flag).arg(path);
        timed(command)
    };
    let mut times: [Vec<Duration>; 8] = Default::default();
    for round in 0..ROUNDS {
        if round % 20 == 0 {
            evening(&small);
            evening(&large);
            evening(&floor_path);
            evening(&lean_path);
        }
        times[0].push(of_own("--floor", &floor_path));
        times[1].push(of_own("--lean", &lean_path));
        times[2].push(of_own("--bare", &bare_path));
        times[3].push(timed(ardoise(&small, &["add", "note", "x"])));
        times[4].push(timed(ardoise(&large, &["add", "note", "x"])));
        times[5].push(timed(ardoise(&small, &["show"])));
        times[6].push(timed(ardoise(&small, &[])));
        times[7].push(timed(ardoise(&small, &["--version"])));
        if round % 40 == 0 {
            floor_shortened(&lean_path);
        }
        // The notes are taken back, so that the match stays as it is.
        timed(ardoise(&small, &["undo"]));
        timed(ardoise(&large, &["undo"]));
    }
    let medians = times.map(median);
    let ratio = |time: Duration| time.as_secs_f64() / medians[0].as_secs_f64();
    let names = [
        "floor: one durable row",
        "lean floor: the log stays",
        "bare floor: one table",
        "add, 10 events",
        "add, 1,000,000 events",
        "show",
        "bare ardoise",
        "--version",
    ];
    for (name, time) in names.iter().zip(medians) {
        println!("{name:<26} {:>8.2} ms  × {:.2}", time.as_secs_f64() * 1000.0, ratio(time));
    }
    let _ = std::fs::remove_dir_all(&folder);
}
