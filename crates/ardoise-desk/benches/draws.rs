//! Draws, standings and their verification in halls of several sizes: whole milliseconds, the slowest round of each.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    missing_docs,
    reason = "a benchmark reads the clock"
)]

use std::time::{Duration, Instant};

use ardoise_desk::contest::{
    Contest, Counting, Criterion, Drawn, EntryNo, Event, Format, Input, Odd, OddRule, Opening, Past, Row,
    Sealed, Seed, draw, standings, verify,
};
use ardoise_rules::engine::RuleSet;

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let done = work();
    (start.elapsed(), done)
}

fn line(what: &str, took: Duration, more: &str) {
    println!("{what:<48} {:>9.1} ms  {more}", took.as_secs_f64() * 1000.0);
}

/// Rounds drawn one after the other by `input`; the slowest, and what all of them repeat.
fn rounds(what: &str, number: u16, input: impl Fn(u16, Vec<Past>, Option<&Drawn>) -> Input) {
    let mut past: Vec<Past> = Vec::new();
    let mut first: Option<Drawn> = None;
    let (mut slowest, mut partners, mut meetings) = (Duration::ZERO, 0, 0);
    for round in 1..=number {
        let input = input(round, past.clone(), first.as_ref());
        let (took, drawn) = timed(|| draw(&input, &Seed::of("bench", round, &[4, 2, 6])).expect("a draw"));
        slowest = slowest.max(took);
        partners += drawn.certificate.partners_again;
        meetings += drawn.certificate.meetings_again;
        past.push(Past { tables: drawn.tables.clone(), out: drawn.out.clone() });
        first.get_or_insert(drawn);
    }
    line(what, slowest, &format!("partners again {partners}, meetings again {meetings}"));
}

fn individual(players: EntryNo, number: u16, planned: bool) {
    let how = if planned { "" } else { ", searched" };
    rounds(&format!("{players} players over {number} rounds{how}"), number, |_, past, first| {
        Input::Individual {
            // Where one round is said to be planned, no schedule is laid down.
            rounds: if planned { number } else { 1 },
            field: (1..=players).collect(),
            odd: Odd::Exempt,
            past,
            plan: first.and_then(|drawn| drawn.plan.clone()),
        }
    });
}

fn pairs(number: EntryNo, played: u16) {
    rounds(&format!("{number} pairs by ranking over {played} rounds"), played, |round, past, _| {
        let mut ranking: Vec<EntryNo> = (1..=number).collect();
        ranking.sort_by_key(|no| {
            (no.wrapping_mul(2_654_435_761).wrapping_add(u32::from(round) * 40_503) >> 16) % 97
        });
        Input::Pairs { ranking, past }
    });
}

/// A contest of single players with all its results.
fn hall(players: EntryNo, number: u16) -> (Vec<Row>, Contest) {
    let opening = Opening {
        title: "bench".to_owned(),
        game: "bench".to_owned(),
        format: Format::Individual,
        rules: RuleSet { preset: "bench".to_owned(), options: serde_json::Map::new().into() },
        rounds: number,
        deals: 24,
        alone: false,
        counting: Counting::Both,
        limit: None,
        criteria: vec![Criterion::Margin, Criterion::DirectMeeting, Criterion::Opponents, Criterion::Lot],
        odd: OddRule::Average,
        pool: None,
        through: None,
        date: None,
        met: false,
        sealed: Some(Sealed::seal("bench")),
    };
    let mut contest = Contest::new(opening.clone()).expect("a contest");
    let mut rows = Vec::new();
    let mut write = |contest: &mut Contest, event: Event| {
        let seq = rows.len() as i64 + 1;
        if seq > 1 {
            contest.apply(&event, 0).expect("an event");
        }
        rows.push(Row { seq, op: seq, at: 0, author: String::new(), event });
    };
    write(&mut contest, Event::Open(Box::new(opening)));
    for no in 1..=players {
        write(&mut contest, Event::Enter { no, names: vec![format!("P{no}")], club: None, house: false });
    }
    for round in 1..=number {
        let sealed = Sealed::number("bench", round).expect("a number");
        let drawing = contest.draw(&sealed, &[4, 2, 6]).expect("a draw");
        let tables = drawing.drawn.tables.len() as u32;
        write(&mut contest, Event::Draw(Box::new(drawing)));
        for table in 1..=tables {
            let scores = vec![i64::from(table * 37 % 101), i64::from(table * 53 % 97)];
            write(&mut contest, Event::Result { round, table, scores, reason: None, by: None });
        }
        write(&mut contest, Event::Lock { round });
    }
    (rows, contest)
}

fn main() {
    for (players, number) in [(16, 5), (28, 7), (32, 8), (22, 7), (24, 5), (440, 10)] {
        individual(players, number, true);
    }
    for (players, number) in [(16, 5), (28, 7), (32, 8), (4000, 30)] {
        individual(players, number, false);
    }
    for (number, played) in [(23, 7), (2000, 7)] {
        pairs(number, played);
    }
    let (_, contest) = hall(4000, 10);
    line("standings of 4000 players after 10 rounds", timed(|| standings(&contest, None)).0, "");
    let (rows, _) = hall(440, 3);
    let (took, verified) = timed(|| verify(&rows).expect("a contest"));
    let identical = verified.iter().all(|one| one.doubts.is_empty());
    line(
        "440 players over 3 rounds drawn again",
        took,
        if identical { "identical" } else { "NOT IDENTICAL" },
    );
}
