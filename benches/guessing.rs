//! Which rules a pad was written by: the first six deals of the evenings in docs/examples, with the figures that their own
//! rules give, whole and with one wrong figure. Whether the rules are found is in `crates/ardoise-rules/tests/suite/guess.rs`.
#![allow(missing_docs, reason = "a benchmark")]

use ardoise_rules::engine::{Guess, Pad, guess};
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation::{Hooks, read_sheet};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

const GAMES_OF_EXAMPLES: [&str; 7] =
    ["belote", "coinche", "colour-whist", "manille", "marjolet", "tarot", "whist"];

/// The pad of that game.
fn pad(game: &str) -> Pad {
    let sheet = match game {
        "belote" => include_str!("../docs/examples/belote.sheet"),
        "coinche" => include_str!("../docs/examples/thursday.sheet"),
        "colour-whist" => include_str!("../docs/examples/wiezen.sheet"),
        "manille" => include_str!("../docs/examples/belge.sheet"),
        "marjolet" => include_str!("../docs/examples/marjolet.sheet"),
        "tarot" => include_str!("../docs/examples/tarot.sheet"),
        _ => include_str!("../docs/examples/rubber.sheet"),
    };
    let names: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &|_, _| None, houses: &[] };
    let read = read_sheet(sheet, &hooks).expect("a sheet");
    let opening = &read.opening;
    let events: Vec<_> =
        read.lines.iter().flat_map(|line| &line.events).map(|(event, _)| event.clone()).collect();
    let of = (&opening.table, opening.dealer, opening.start.as_ref());
    let mut pad = Pad::of(read.game, of, &events).expect("a pad");
    pad.deals.truncate(6);
    let report = pad.report(read.game, &opening.rules).expect("rules for this table");
    for (deal, report) in pad.deals.iter_mut().zip(&report.deals) {
        deal.figures = report.score.0.clone();
    }
    pad
}

fn guessed(bencher: Bencher<'_, '_>, game: &str, pad: &Pad) {
    let game = games::find(game).expect("a game");
    bencher.bench_local(|| guess(game, black_box(pad), &Guess::default(), &|| true).expect("a pad"));
}

#[divan::bench(args = GAMES_OF_EXAMPLES, sample_count = 10, sample_size = 1)]
fn whole(bencher: Bencher<'_, '_>, game: &str) {
    guessed(bencher, game, &pad(game));
}

#[divan::bench(args = GAMES_OF_EXAMPLES, sample_count = 10, sample_size = 1)]
fn with_a_wrong_figure(bencher: Bencher<'_, '_>, game: &str) {
    let mut pad = pad(game);
    pad.deals[1].figures[0].1 += 10;
    guessed(bencher, game, &pad);
}
