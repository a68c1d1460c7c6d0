//! Scoring with every explanation line, deals per second on one core, for the evenings in docs/examples; beside it, in
//! the same run, what copying lines that are already written costs: the least that giving them out can cost.
#![allow(missing_docs, reason = "a benchmark")]

use ardoise_rules::engine::{Play, Rules as _, Score, Tricks};
use ardoise_rules::games::belote::Belote;
use ardoise_rules::games::coinche::Coinche;
use ardoise_rules::games::colour_whist::ColourWhist;
use ardoise_rules::games::manille::Manille;
use ardoise_rules::games::marjolet::Marjolet;
use ardoise_rules::games::tarot::Tarot;
use ardoise_rules::games::whist::Whist;
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation::{Hooks, read_sheet};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// The evening of that game, played to its end.
fn evening<G: Tricks>() -> Play<G> {
    let sheet = match G::ID {
        "coinche" => include_str!("../docs/examples/thursday.sheet"),
        "manille" => include_str!("../docs/examples/belge.sheet"),
        "marjolet" => include_str!("../docs/examples/marjolet.sheet"),
        "whist" => include_str!("../docs/examples/rubber.sheet"),
        "belote" => include_str!("../docs/examples/belote.sheet"),
        "tarot" => include_str!("../docs/examples/tarot.sheet"),
        _ => include_str!("../docs/examples/wiezen.sheet"),
    };
    let names: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &|_, _| None, houses: &[] };
    let read = read_sheet(sheet, &hooks).expect("a sheet");
    let opening = &read.opening;
    let rules = G::Rules::read(&opening.rules.options).expect("complete rules");
    let mut play = Play::<G>::new(rules, opening.table.clone(), opening.dealer, opening.start.as_ref())
        .expect("a match");
    for (event, _) in read.lines.iter().flat_map(|line| &line.events) {
        play.place(event).expect("an event that can be true");
    }
    play
}

#[divan::bench(types = [Coinche, Manille, Marjolet, Whist, ColourWhist, Belote, Tarot])]
fn scored<G: Tricks>(bencher: Bencher<'_, '_>) {
    let play = evening::<G>();
    let deals: Vec<_> = play
        .deals()
        .iter()
        .filter_map(|dealt| Some((play.at(dealt.no), &dealt.before, dealt.outcome.as_ref()?)))
        .collect();
    bencher.counter(ItemsCount::new(deals.len())).bench_local(|| {
        for (at, before, outcome) in &deals {
            black_box(G::score(*at, black_box(before), black_box(outcome)));
        }
    });
}

#[divan::bench(types = [Coinche, Manille, Marjolet, Whist, ColourWhist, Belote, Tarot])]
fn copied<G: Tricks>(bencher: Bencher<'_, '_>) {
    let play = evening::<G>();
    let deals: Vec<&Score<G::Reason>> =
        play.deals().iter().filter(|dealt| dealt.outcome.is_some()).map(|dealt| &dealt.score).collect();
    bencher.counter(ItemsCount::new(deals.len())).bench_local(|| {
        for score in &deals {
            black_box(black_box(*score).clone());
        }
    });
}
