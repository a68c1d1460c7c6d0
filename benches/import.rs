//! Importing and folding so many deals (`ARDOISE_DEALS`, a million unless it is set) as a whole process, with its peak
//! memory; beside it, in the same run, what SQLite needs to insert the same rows into the same tables.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    missing_docs,
    reason = "a benchmark reads the clock"
)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};

mod sheets;

use sheets::Chance;

/// The deals of one sheet.
const EACH: u64 = 100;
/// The rows that are read before they are inserted, so that reading is not counted.
const CHUNK: usize = 200_000;

/// Evenings of coinche, a hundred deals each.
fn sheets(folder: &Path, deals: u64) -> Vec<PathBuf> {
    let mut chance = Chance::default();
    let mut paths = Vec::new();
    for no in 0..deals.div_ceil(EACH) {
        let path = folder.join(format!("{no}.sheet"));
        std::fs::write(&path, chance.evening(no, EACH)).expect("a sheet is written");
        paths.push(path);
    }
    paths
}

/// How long it took and, where the system tells, the most memory it held, in KiB.
fn timed(mut command: Command) -> (Duration, u64) {
    let start = Instant::now();
    let mut child = command.stdout(Stdio::null()).spawn().expect("the program runs");
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    loop {
        let told = std::fs::read_to_string(&status).unwrap_or_default();
        let line = told.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        peak = line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(peak);
        if let Some(ended) = child.try_wait().expect("a child") {
            assert!(ended.success(), "{command:?}");
            return (start.elapsed(), peak);
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn ardoise(db: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardoise"));
    command.env("ARDOISE_DB", db).env("ARDOISE_LANG", "en").env_remove("ARDOISE_MATCH");
    command
}

/// The rows of a table of one file inserted into another, the time of reading them not counted.
fn copied(from: &Connection, to: &Connection, table: &str) -> (Duration, u64) {
    let mut read = from.prepare(&format!("SELECT * FROM {table}")).expect("a table");
    let columns = read.column_count();
    let places = vec!["?"; columns].join(", ");
    let mut write = to.prepare(&format!("INSERT INTO {table} VALUES ({places})")).expect("a table");
    let mut rows = read.query([]).expect("rows");
    let (mut took, mut count) = (Duration::ZERO, 0);
    loop {
        let mut chunk: Vec<Vec<Value>> = Vec::with_capacity(CHUNK);
        while chunk.len() < CHUNK
            && let Some(row) = rows.next().expect("a row")
        {
            chunk.push((0..columns).map(|column| row.get(column).expect("a value")).collect());
        }
        let start = Instant::now();
        for row in &chunk {
            write.execute(params_from_iter(row)).expect("a row is inserted");
        }
        took += start.elapsed();
        count += chunk.len() as u64;
        if chunk.len() < CHUNK {
            return (took, count);
        }
    }
}

/// SQLite alone: the same rows, the same tables and guards, the same durability, one transaction.
fn floor(folder: &Path, source: &Path) -> (Duration, u64) {
    let from = Connection::open(source).expect("the file opens");
    let to = Connection::open(folder.join("floor.db")).expect("the file opens");
    let schema = concat!(env!("CARGO_MANIFEST_DIR"), "/schema.sql");
    let schema = std::fs::read_to_string(schema).expect("the schema");
    to.execute_batch(&format!("PRAGMA journal_mode = wal; PRAGMA synchronous = full; {schema}"))
        .expect("tables");
    let start = Instant::now();
    to.execute_batch("BEGIN IMMEDIATE").expect("a transaction");
    let mut took = start.elapsed();
    let mut count = 0;
    for table in ["event", "match", "deal"] {
        let (more, rows) = copied(&from, &to, table);
        took += more;
        count += rows;
    }
    let start = Instant::now();
    to.execute_batch("COMMIT").expect("a commit");
    to.close().expect("the file closes");
    (took + start.elapsed(), count)
}

fn main() {
    let deals: u64 = std::env::var("ARDOISE_DEALS").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000_000);
    let folder = std::env::temp_dir().join(format!("ardoise-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let db = folder.join("ardoise.db");
    let paths = sheets(&folder, deals);
    let mut import = ardoise(&db);
    import.arg("import").args(&paths);
    let (took, peak) = timed(import);
    let (least, rows) = floor(&folder, &db);
    let mut check = ardoise(&db);
    check.arg("check");
    let (checked, checking) = timed(check);
    let second = |time: Duration| time.as_secs_f64();
    let line = |what: &str, time: Duration, peak: u64| {
        let each = |count: u64| count as f64 / second(time);
        println!(
            "{what:<34} {:>8.1} s {:>10.0} deals/s {:>10.0} rows/s {:>8.1} MiB",
            second(time),
            each(deals),
            each(rows),
            peak as f64 / 1024.0
        );
    };
    println!("{deals} deals in {} sheets, {rows} rows", paths.len());
    line("import: read, placed, scored, kept", took, peak);
    line("floor: SQLite inserts the rows", least, 0);
    line("check: verified and folded again", checked, checking);
    println!("import / floor = {:.2} of the rate", second(least) / second(took));
    let _ = std::fs::remove_dir_all(&folder);
}
