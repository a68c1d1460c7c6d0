//! A database of many matches, as lists and statistics meet it after years: 100,000 matches of about 20 deals each.
//!
//! `cargo bench --bench evenings -- FOLDER [MATCHES]` writes the sheets into the folder if they are not there, imports
//! them as a user would, then runs each list and each statistic several times as whole processes and prints the least
//! processor time and the median of the time by the clock.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    missing_docs,
    reason = "a benchmark reads the clock"
)]

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const ROUNDS: usize = 9;

/// Those who come nearly every time, then those who come sometimes.
const REGULARS: [&str; 6] = ["Ana", "Bob", "Cléa", "Dédé", "Élise", "Farid"];

/// A small generator of numbers: the same on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % most
    }

    fn one_of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[usize::try_from(self.below(list.len() as u64)).expect("a place")]
    }

    /// So many players, none twice.
    fn players(&mut self, count: usize) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        while names.len() < count {
            let name = if self.below(10) < 7 {
                self.one_of(&REGULARS).to_owned()
            } else {
                format!("Joueur{}", (b'A' + u8::try_from(self.below(24)).expect("a letter")) as char)
                    + &self.below(12).to_string()
            };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}

/// One match as a sheet.
fn sheet(no: u64) -> String {
    let mut dice = Dice(no.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    for _ in 0..4 {
        dice.below(2);
    }
    let day = 1 + no % 28;
    let (year, month) = (2006 + no / 5000 % 20, 1 + no / 28 % 12);
    let game = "coinche";
    let players = dice.players(4);
    let mut text = format!(
        "match {game} \"soirée {no}\"\ndate {year:04}-{month:02}-{day:02}\nplayers {}\n",
        players.join(" ")
    );
    text.push_str("set target 20000\n");
    // Nine matches in ten were played to their end: the winners are given what is missing to the target.
    let deals = 16 + dice.below(9);
    let end = if dice.below(10) == 0 { 0 } else { deals };
    for deal in 1..=deals {
        let by = dice.one_of(&["1", "2", "3", "4"]);
        let level = 80 + 10 * dice.below(5);
        let suit = dice.one_of(&["hearts", "diamonds", "clubs", "spades"]);
        let against = if matches!(by, "1" | "3") { "2" } else { "1" };
        let raised = if dice.below(12) == 0 { format!(", coinche {against}") } else { String::new() };
        let belote = if dice.below(6) == 0 { format!(", belote {by}") } else { String::new() };
        let points = 60 + dice.below(100);
        let _ = writeln!(text, "deal, bid {by} {level} {suit}{raised}{belote}, points {by} {points}");
        if deal == end {
            let _ = writeln!(text, "adjust {} +20000 fin", dice.one_of(&["A", "B"]));
        }
    }
    text
}

fn ardoise(db: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardoise"));
    command.args(args).env("ARDOISE_DB", db).env("ARDOISE_LANG", "en").env_remove("ARDOISE_MATCH");
    command.stdout(Stdio::null());
    command
}

/// Processor time of a run and its time by the clock.
fn timed(mut command: Command) -> (Duration, Duration) {
    let before = spent();
    let start = Instant::now();
    let status = command.status().expect("the program runs");
    let took = start.elapsed();
    assert!(status.success(), "{command:?}");
    (spent().saturating_sub(before), took)
}

/// The processor time of the children that have ended, where the system tells it (a hundredth of a second at best).
fn spent() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |place: usize| fields.get(place).and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
    Duration::from_millis(10 * (ticks(13) + ticks(14)))
}

fn main() {
    let mut args = std::env::args().skip(1).filter(|arg| arg != "--bench");
    let Some(folder) = args.next().map(PathBuf::from) else {
        println!("cargo bench --bench evenings -- FOLDER [MATCHES]");
        return;
    };
    let count: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(100_000);
    let (sheets, db) = (folder.join("sheets"), folder.join("evenings.db"));
    if !db.exists() {
        fs::create_dir_all(&sheets).expect("a folder");
        for no in 0..count {
            fs::write(sheets.join(format!("{no:06}.sheet")), sheet(no)).expect("a sheet is written");
        }
        let (_, took) = timed(ardoise(&db, &["import", sheets.to_str().expect("a path")]));
        println!("import of {count} sheets: {:.1} s", took.as_secs_f64());
    }
    println!("| command | processor | clock |\n| --- | --- | --- |");
    for line in [
        "list",
        "list --limit 100000",
        "list --game whist",
        "list --player JoueurQ7",
        "list --player nobody",
        "list --since 2008 --until 2008-06",
        "list --open --since 2007 --until 2007",
        "players",
        "players --game coinche --year 2007",
        "stats",
        "stats Ana",
        "stats Ana --year 2007",
        "stats Ana --with Bob",
        "stats JoueurQ7",
        "show",
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        let mut runs: Vec<(Duration, Duration)> = (0..ROUNDS).map(|_| timed(ardoise(&db, &words))).collect();
        runs.sort_by_key(|(_, clock)| *clock);
        let least = runs.iter().map(|(spent, _)| *spent).min().unwrap_or_default();
        let median = runs[ROUNDS / 2].1;
        println!("| `{line}` | {} ms | {:.1} ms |", least.as_millis(), median.as_secs_f64() * 1000.0);
    }
}
