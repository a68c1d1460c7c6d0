//! Which rules a pad was written by: pads of evenings drawn at random, counted by the second reading of the scores, for
//! every preset and for houses drawn at random, whole and with one wrong figure.
//!
//! `ARDOISE_GUESS=200` draws so many houses a game (a few without it), `ARDOISE_FIRST=82` those from that one on,
//! `ARDOISE_SEED=n` others, `ARDOISE_GAME=belote` one game only, `ARDOISE_SHOWN=1` says what was not found.

#![allow(clippy::print_stdout, reason = "a longer run says what it counted")]
#![allow(clippy::disallowed_methods, reason = "a search that has so much patience")]

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use ardoise_rules::engine::{
    Answer, AnyGame, Guess, Guessed, Pad, RuleSet, Seat, Start, Table, Written, guess,
};
use ardoise_rules::games;
use ardoise_rules::notation::{self, Hooks};

use super::reading::{Dice, Evening, Game, Rules, any_value, readings, sheet, wish};

/// Deals of a pad.
const DEALS: usize = 6;
/// Evenings in which rules are compared that no deal may tell apart.
const EVENINGS: u64 = 200;
/// Shorter pads are not tried: the match was over too soon.
const LEAST: usize = 4;

/// The pad of an evening with what the second reading marks; none where fewer deals were counted.
fn pad_of(read: &Game, game: &'static dyn AnyGame, rules: &RuleSet, evening: &Evening) -> Option<Pad> {
    let sets = game.patch(read.preset, rules).expect("a patch");
    let text = sheet(read, &sets, evening);
    let names = [game.id()];
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &|_, _| None, houses: &[] };
    let placed = notation::read_sheet(&text, &hooks).expect("a sheet").placed().ok()?;
    let opening = &placed.sheet.opening;
    let (table, dealer, start): (&Table, Option<Seat>, Option<&Start>) =
        (&opening.table, opening.dealer, opening.start.as_ref());
    let mut deals: Vec<Written> = Vec::new();
    let mut last = 0;
    for entry in &placed.entries {
        let ardoise_rules::engine::Entry::Play { deal, event, .. } = entry else { continue };
        if *deal != last {
            deals.push(Written::default());
            last = *deal;
        }
        deals.last_mut().expect("a deal").events.push(event.value());
    }
    if deals.len() != evening.reading.scores.len() {
        return None;
    }
    deals.truncate(DEALS);
    let accounts = table.accounts();
    for (deal, marks) in deals.iter_mut().zip(&evening.reading.scores) {
        deal.figures = accounts.iter().copied().zip(marks.iter().copied()).collect();
    }
    Some(Pad { table: table.clone(), dealer, start: start.cloned(), deals, by_marks: false })
}

/// The options and cells in which an answer differs from the true rules and these deals show it: with the value of the
/// answer some figure would be another.
fn told_apart(game: &'static dyn AnyGame, pad: &Pad, rules: &RuleSet, answer: &Answer) -> Vec<String> {
    let events: Vec<_> = pad.deals.iter().map(|deal| deal.events.clone()).collect();
    let mut again = game.again(&pad.table, pad.dealer, pad.start.as_ref(), &events).expect("readable events");
    let sets = game.patch(game.id(), rules).expect("a patch");
    let ground = again.ground(game.id(), &sets).expect("rules");
    assert!(again.put(ground, &[]));
    let base = again.chain(events.len() - 1);
    let ids: BTreeSet<&String> = rules.options.keys().chain(answer.rules.options.keys()).collect();
    let apart = ids.into_iter().filter(|id| {
        let (own, other) = (word(rules, id), word(&answer.rules, id));
        let also = answer.set.iter().any(|set| set.id == **id && set.also.contains(&own));
        own != other && !also && {
            let put = again.put(ground, &[(id.as_str(), &other)]);
            !put || again
                .chain(events.len() - 1)
                .iter()
                .zip(&base)
                .any(|(a, b)| a.points != b.points || a.fits != b.fits)
        }
    });
    apart.cloned().collect()
}

/// Is one of the answers the true rules, but for what is said to be undecided? Numbers that do the same count as one, and so
/// do the same rules in other words.
fn among(read: &Game, game: &'static dyn AnyGame, pad: &Pad, rules: &RuleSet, guessed: &Guessed) -> bool {
    guessed.answers.iter().any(|answer| {
        let mut apart = told_apart(game, pad, rules, answer);
        apart.retain(|id| !guessed.undecided.contains(id));
        apart.is_empty() || in_other_words(read, game, rules, (&answer.rules, &apart))
    })
}

/// Do rules come to the same in each of many evenings with these options as the others have them? At marjolet 60 for the six
/// last tricks is 50 with the 10 of the last one on top.
fn in_other_words(
    read: &Game,
    game: &'static dyn AnyGame,
    rules: &RuleSet,
    (other, apart): (&RuleSet, &[String]),
) -> bool {
    let mut sets = game.patch(game.id(), rules).expect("a patch");
    sets.retain(|(id, _)| !apart.contains(id));
    sets.extend(apart.iter().map(|id| (id.clone(), word(other, id))));
    (0..EVENINGS).filter_map(|seed| drawn(read, game, rules, seed)).all(|(pad, _)| {
        let events: Vec<_> = pad.deals.iter().map(|deal| deal.events.clone()).collect();
        let again = game.again(&pad.table, pad.dealer, pad.start.as_ref(), &events);
        let mut again = again.expect("readable events");
        let possible = again.ground(game.id(), &sets).is_ok_and(|ground| again.put(ground, &[]));
        possible
            && pad.deals.iter().zip(again.chain(events.len() - 1)).all(|(written, came)| {
                let mut marks = written.figures.iter();
                came.fits && marks.all(|(account, mark)| came.points.get(account.index()) == Some(mark))
            })
    })
}

/// What rules have for an option or a cell.
fn word(rules: &RuleSet, id: &str) -> String {
    let value = rules.options.get(id);
    value.map_or_else(|| "default".to_owned(), |v| v.as_str().map_or_else(|| v.to_string(), str::to_owned))
}

/// What came of many pads.
#[derive(Debug, Default)]
struct Tally {
    /// Pads as they were written, those whose rules are among the answers, and those for which they are the only answer.
    pads: usize,
    found: usize,
    alone: usize,
    /// Pads with a wrong figure, and those of which its deal was named.
    slips: usize,
    named: usize,
    slowest: Duration,
    all: Duration,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.pads += other.pads;
        self.found += other.found;
        self.alone += other.alone;
        self.slips += other.slips;
        self.named += other.named;
        self.slowest = self.slowest.max(other.slowest);
        self.all += other.all;
    }
}

/// Are these rules that the second reading covers?
fn covered(read: &Game, game: &'static dyn AnyGame, rules: &RuleSet) -> bool {
    let plain = game.resolve(game.id(), &[]).expect("rules");
    let same = |id: &str| rules.options.get(id) == plain.options.get(id);
    let mut untouched = game.specs().iter().map(|spec| spec.id).filter(|id| (read.untouched)(id));
    (read.covered)(&Rules::of(rules)) && untouched.all(same)
}

/// Rules near a preset: one, two or three options otherwise.
fn house(read: &Game, game: &'static dyn AnyGame, dice: &mut Dice) -> RuleSet {
    let free: Vec<_> = game.specs().iter().filter(|spec| !(read.untouched)(spec.id)).collect();
    let presets: Vec<&str> = game.info().presets.iter().map(|preset| preset.name).collect();
    loop {
        let preset = dice.one_of(&presets);
        let mut sets = Vec::new();
        for _ in 0..dice.between(1, 3) {
            let spec = dice.one_of(&free);
            if let Some(value) = any_value(dice, (read.usual)(spec.id), spec) {
                sets.push((spec.id.to_owned(), value));
            }
        }
        if let Ok(rules) = game.resolve(preset, &sets)
            && covered(read, game, &rules)
        {
            return rules;
        }
    }
}

/// The pad of an evening by some rules, of six deals unless the match is over before; none where it is so too soon.
fn drawn(read: &Game, game: &'static dyn AnyGame, rules: &RuleSet, seed: u64) -> Option<(Pad, Dice)> {
    let mut longest: Option<(Pad, Dice)> = None;
    for own in 0..40 {
        let mut dice = Dice::of(seed.wrapping_mul(64) + own).long(DEALS as i32);
        let evening = (read.evening)(&Rules::of(rules), &mut dice);
        let Some(pad) = pad_of(read, game, rules, &evening) else { continue };
        let long = longest.as_ref().map_or(LEAST - 1, |(known, _)| known.deals.len());
        if pad.deals.len() > long {
            longest = Some((pad, dice));
        }
        if longest.as_ref().is_some_and(|(known, _)| known.deals.len() == DEALS) {
            break;
        }
    }
    longest
}

/// The answers in short, for whoever asks why.
fn told(guessed: &Guessed) -> String {
    let each = guessed.answers.iter().map(|answer| {
        let sets: Vec<_> = answer.set.iter().map(|set| format!("{}={}", set.id, set.value)).collect();
        format!("    {} {} {}/{}\n", answer.preset, sets.join(" "), answer.explains, guessed.of)
    });
    each.collect()
}

/// Guesses a pad, and says how long that took.
fn timed(game: &'static dyn AnyGame, pad: &Pad, tally: &mut Tally) -> Guessed {
    let begun = Instant::now();
    let patience = Duration::from_secs(60);
    let guessed = guess(game, pad, &Guess::default(), &|| begun.elapsed() < patience).expect("a pad");
    let took = begun.elapsed();
    for answer in &guessed.answers {
        let set: Vec<(String, String)> =
            answer.set.iter().map(|set| (set.id.clone(), set.value.clone())).collect();
        let resolved = game.resolve(answer.preset, &set);
        assert!(resolved.is_ok(), "rules that are told are rules: {} {set:?}: {resolved:?}", answer.preset);
    }
    tally.all += took;
    tally.slowest = tally.slowest.max(took);
    guessed
}

/// The pad of some rules as it was written: are they found?
fn whole(read: &Game, game: &'static dyn AnyGame, pad: &Pad, rules: &RuleSet, tally: &mut Tally) -> String {
    let guessed = timed(game, pad, tally);
    let found = among(read, game, pad, rules, &guessed);
    let alone = found && guessed.answers.len() == 1;
    tally.pads += 1;
    tally.found += usize::from(found);
    tally.alone += usize::from(alone);
    if alone { String::new() } else { format!("  found: {found}\n{}", told(&guessed)) }
}

/// The same with one wrong figure: is its deal named?
fn with_a_slip(game: &'static dyn AnyGame, mut pad: Pad, mut dice: Dice, tally: &mut Tally) -> String {
    let deal = dice.between(0, pad.deals.len() as i32 - 1) as usize;
    let place = dice.between(0, pad.deals[deal].figures.len() as i32 - 1) as usize;
    let amount = dice.one_of(&[10, -10, 20, 100, -100, 1, -1, 2, 5]);
    pad.deals[deal].figures[place].1 += amount;
    let guessed = timed(game, &pad, tally);
    let named = guessed.slips.iter().any(|slip| slip.deal as usize == deal + 1);
    tally.slips += 1;
    tally.named += usize::from(named);
    let said =
        format!("  deal {} by {amount} is not named: {:?}\n{}", deal + 1, guessed.slips, told(&guessed));
    if named { String::new() } else { said }
}

/// One preset or house after the other: its pad whole, and with one wrong figure.
fn tally(
    read: &Game,
    game: &'static dyn AnyGame,
    rules: impl Iterator<Item = (u64, RuleSet)>,
    [is_whole, is_slipped]: [bool; 2],
) -> Tally {
    let mut tally = Tally::default();
    for (seed, rules) in rules {
        let Some((pad, dice)) = drawn(read, game, &rules, seed) else { continue };
        let mut said = String::new();
        if is_whole {
            said.push_str(&whole(read, game, &pad, &rules, &mut tally));
        }
        if is_slipped {
            said.push_str(&with_a_slip(game, pad, dice, &mut tally));
        }
        if !said.is_empty() && wish("ARDOISE_SHOWN").is_some() {
            let own = game.patch(&rules.preset, &rules).expect("a patch");
            println!("{} seed {seed}: {} {own:?}\n{said}", game.id(), rules.preset);
        }
    }
    tally
}

#[test]
fn rules_are_found_from_six_deals_and_a_wrong_figure_is_named() {
    let houses = wish("ARDOISE_GUESS");
    let seed = wish("ARDOISE_SEED").unwrap_or(21).wrapping_mul(1000);
    let first = wish("ARDOISE_FIRST").unwrap_or(0);
    let only = std::env::var("ARDOISE_GAME").ok();
    let (mut of_presets, mut of_houses) = (Tally::default(), Tally::default());
    let readings = readings();
    let meant = readings.iter().filter(|read| only.as_ref().is_none_or(|only| only == read.id));
    for (place, read) in meant.enumerate() {
        let game = games::find(read.id).expect("a game");
        let near = |own| (seed + own, house(read, game, &mut Dice::of(seed + own)));
        let Some(houses) = houses else {
            // The short test: of each game one house, whole or with a wrong figure.
            let kinds = [place % 2 == 0, place % 2 == 1];
            of_houses.add(&tally(read, game, (0..1).map(near), kinds));
            continue;
        };
        let presets = game.info().presets.iter().filter_map(|preset| game.resolve(preset.name, &[]).ok());
        let presets = presets.filter(|rules| covered(read, game, rules)).map(|rules| (seed, rules));
        let presets = tally(read, game, presets, [true, true]);
        let houses = tally(read, game, (first..first + houses).map(near), [true, true]);
        println!("{}\n  presets {presets:?}\n  houses {houses:?}", game.id());
        of_presets.add(&presets);
        of_houses.add(&houses);
    }
    println!("all\n  presets {of_presets:?}\n  houses {of_houses:?}");
    assert_eq!(of_presets.found, of_presets.pads, "the rules of every preset are found");
    for tally in [of_presets, of_houses] {
        assert!(tally.found * 100 >= tally.pads * 99, "{tally:?}");
        assert!(tally.alone * 10 >= tally.pads * 9, "{tally:?}");
        assert!(tally.named * 20 >= tally.slips * 19, "{tally:?}");
    }
}

/// The house is that of Alsace with one option otherwise, in deals that the plain preset explains as it is: the belote that
/// does not count for the contract and the litige undo each other.
#[test]
fn options_that_undo_each_other_in_the_deals_are_undecided() {
    let readings = readings();
    let read = readings.iter().find(|read| read.id == "belote").expect("belote is read");
    let game = games::find(read.id).expect("a game");
    let sets = [("belote-counts-for-contract", "no")].map(|(id, value)| (id.to_owned(), value.to_owned()));
    let rules = game.resolve("belote-alsace", &sets).expect("rules");
    let (pad, _) = drawn(read, game, &rules, 21_009).expect("a pad");
    let guessed = timed(game, &pad, &mut Tally::default());
    let [answer] = &guessed.answers[..] else { panic!("{}", told(&guessed)) };
    assert!((answer.preset, answer.set.len()) == ("belote", 0), "{}", told(&guessed));
    assert_eq!(told_apart(game, &pad, &rules, answer), ["litige"]);
    for option in ["belote-counts-for-contract", "litige"] {
        assert!(guessed.undecided.iter().any(|id| id == option), "{option}: {:?}", guessed.undecided);
    }
}

/// The deal of a sheet, as far as it is told.
fn told_deal(head: &str, events: &str) -> bool {
    let names = [head];
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &|_, _| None, houses: &[] };
    let text = format!("match {head}\nplayers Ana Bob Cy Dee\ndealer Dee\n\n{events}\n");
    let sheet = notation::read_sheet(&text, &hooks).expect("a sheet");
    let placed = sheet.placed().unwrap_or_else(|refused| panic!("{events}: {refused:?}"));
    placed.play.cannot_be(1)
}

/// By hand: the jack of trumps takes a trick; of 22 trumps with the excuse whoever shows 13 has more than all the others; a camp has
/// the bouts that it was seen with.
#[test]
fn a_deal_that_no_hands_could_make_is_known() {
    for (head, events, never) in [
        ("coinche", "bid ana capot hearts, declare bob carre JS, capot ana", true),
        ("coinche", "bid ana capot hearts, declare cy carre JS, capot ana", false),
        ("coinche", "bid ana capot none, declare bob carre JS, capot ana", false),
        ("coinche", "bid ana capot hearts, declare bob tierce JH, capot ana", true),
        ("coinche", "bid ana 100 hearts, declare bob carre JS, points ana 120", false),
        ("tarot", "bid ana garde, poignee bob double, capot attack, bouts ana 3, points ana 91", true),
        ("tarot", "bid ana garde, poignee bob simple, capot attack, bouts ana 3, points ana 91", false),
        ("tarot", "bid ana garde, poignee ana double, capot attack, bouts ana 3, points ana 91", false),
        // The petit in the last trick and the excuse are both of the defence: two bouts, and one is left.
        ("tarot", "bid ana garde, poignee bob simple excuse, petit cy, bouts ana 2, points ana 50", true),
        ("tarot", "bid ana garde, poignee bob simple excuse, petit cy, bouts ana 1, points ana 50", false),
        ("tarot", "bid ana garde, poignee ana simple excuse, petit ana, bouts ana 1, points ana 50", true),
        // The excuse that falls in the last trick is the other camp's.
        ("tarot", "bid ana garde, poignee bob simple excuse, petit ana, bouts ana 3, points ana 50", false),
    ] {
        assert_eq!(told_deal(head, events), never, "{head}: {events}");
    }
}
