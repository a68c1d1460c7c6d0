//! Two machines that exchange through a folder, on the built program: so many evenings (`ARDOISE_MATCHES`, 20,000 unless it is
//! set) sent for the first time, received on an empty machine, and then nothing new on either.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    missing_docs,
    reason = "a benchmark reads the clock"
)]

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

mod sheets;

use sheets::Chance;

/// The deals of one evening.
const EACH: u64 = 8;
/// An exchange with nothing new is timed so often.
const ROUNDS: usize = 9;
/// What is asked for.
const FIRST: Duration = Duration::from_secs(60);
const NOTHING: Duration = Duration::from_millis(300);

/// So many evenings in a folder, a sheet each.
fn sheets(folder: &Path, matches: u64) {
    std::fs::create_dir_all(folder).expect("a folder");
    let mut chance = Chance::default();
    for no in 0..matches {
        let text = chance.evening(no, EACH);
        std::fs::write(folder.join(format!("{no}.sheet")), text).expect("a sheet is written");
    }
}

/// One machine, with the folder in which it keeps its things.
fn on(machine: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardoise"));
    command
        .env("ARDOISE_DB", machine.join("ardoise.db"))
        .env("ARDOISE_CONFIG", machine)
        .env("ARDOISE_COPIES", "off")
        .env("ARDOISE_LANG", "en")
        .env_remove("ARDOISE_MATCH");
    command.stdin(Stdio::null());
    command
}

/// How long it took, and what it said.
fn timed(mut command: Command) -> (Duration, Value) {
    let start = Instant::now();
    let done = command.output().expect("the program runs");
    let took = start.elapsed();
    assert!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
    (took, serde_json::from_slice(&done.stdout).expect("JSON"))
}

fn sync(machine: &Path, target: &Path) -> (Duration, Value) {
    let mut command = on(machine);
    command.arg("sync").arg(target).arg("--json");
    timed(command)
}

/// The head of every match that a machine holds.
fn heads(machine: &Path) -> Vec<(String, Vec<u8>)> {
    let conn = rusqlite::Connection::open(machine.join("ardoise.db")).expect("the file opens");
    // Of the row with the greatest `seq`, as SQLite reads it.
    let mut heads = conn
        .prepare("SELECT match, hash, max(seq) FROM event GROUP BY match ORDER BY match")
        .expect("the log");
    let heads = heads.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("rows");
    heads.map(|head| head.expect("a row")).collect()
}

fn large(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file"));
    files.map(|file| file.metadata().expect("a file").len()).sum()
}

fn main() {
    let matches: u64 =
        std::env::var("ARDOISE_MATCHES").ok().and_then(|count| count.parse().ok()).unwrap_or(20_000);
    let folder = std::env::temp_dir().join(format!("ardoise-bench-{}", std::process::id()));
    let [one, two] = ["one", "two"].map(|name| folder.join(name));
    for machine in [&one, &two] {
        std::fs::create_dir_all(machine).expect("a folder");
    }
    let place = folder.join("place");
    sheets(&folder.join("sheets"), matches);
    let mut import = on(&one);
    let imported = import.arg("import").arg(folder.join("sheets")).stdout(Stdio::null()).status();
    assert!(imported.expect("the program runs").success());
    let (sent, told) = sync(&one, &place);
    assert_eq!(told["sent"], matches, "{told}");
    let (received, told) = sync(&two, &place);
    assert_eq!((&told["received"], &told["sent"]), (&Value::from(matches), &Value::from(0)), "{told}");
    let mut nothing = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        for (machine, times) in [&one, &two].into_iter().zip(&mut nothing) {
            let (took, told) = sync(machine, &place);
            assert_eq!((&told["sent"], &told["received"]), (&Value::from(0), &Value::from(0)), "{told}");
            times.push(took);
        }
    }
    assert!(heads(&one) == heads(&two), "both hold the same");
    let [database, segments] = [one.join("ardoise.db"), place.join("segments")];
    println!(
        "{matches} evenings of {EACH} deals, a database of {} MB; {} MB at the place in {} segments",
        std::fs::metadata(&database).map_or(0, |file| file.len()) / 1_000_000,
        large(&segments) / 1_000_000,
        std::fs::read_dir(&segments).expect("a folder").count(),
    );
    let line = |what: &str, took: Duration, asked: Duration| {
        println!("{what:<36} {:>9.3} s, at most {} s are asked for", took.as_secs_f64(), asked.as_secs_f64());
    };
    line("first exchange, sent", sent, FIRST);
    line("first exchange, received", received, FIRST);
    for (times, who) in nothing.iter_mut().zip(["sent", "received"]) {
        times.sort();
        line(&format!("nothing new, on the one that {who}"), times[times.len() / 2], NOTHING);
    }
    let _ = std::fs::remove_dir_all(&folder);
}
