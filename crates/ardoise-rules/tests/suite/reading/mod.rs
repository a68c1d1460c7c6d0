//! A second, slow reading of how the games are scored, written from the rule texts by somebody who has not read the
//! engine's scoring, and what compares the two on evenings drawn at random.
//!
//! Each game has its `Facts` (what the table saw of a deal) and its `score`, which says what each account marks, with the
//! sentence of the source it follows. The dice draw a complete set of rules and an evening; the evening is written as a
//! sheet, the program reads the sheet, and deals, totals, parts and the end of the match must be the same.
//!
//! `ARDOISE_SEED=n` draws other evenings, `ARDOISE_READING=n` draws n of them in each game. A failure names the seed of its
//! own evening, which comes back with `ARDOISE_SEED=that ARDOISE_READING=1`.
//!
//! Keys of the sources: M Manille, C Coinche, J Marjolet, W Whist, K Whist à la couleur, with the line; B belote, T tarot, with the
//! section.
#![allow(
    clippy::needless_range_loop,
    clippy::type_complexity,
    reason = "it reads like the text of the rules"
)]

pub mod belote;
pub mod coinche;
pub mod colour_whist;
pub mod manille;
pub mod marjolet;
pub mod tarot;
pub mod whist;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ardoise_rules::engine::{AnyGame, Head, OptionKind, OptionSpec, Report, RuleSet, RulesError, Said};
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation::{self, Hooks};
use ardoise_rules::words::{Lang, Speaker};
use serde_json::Value;

/// The names at the table, in order of play.
const NAMES: [&str; 6] = ["Ana", "Bob", "Cy", "Dee", "Eve", "Flo"];

/// Dice that always fall the same way after the same seed (splitmix64).
pub struct Dice {
    state: u64,
    /// How many deals an evening has, where it is not drawn.
    long: Option<i32>,
}

impl Dice {
    /// Dice of that seed.
    pub const fn of(seed: u64) -> Dice {
        Dice { state: seed, long: None }
    }

    /// The same for evenings of so many deals, unless the match ends before.
    pub const fn long(self, deals: i32) -> Dice {
        Dice { long: Some(deals), ..self }
    }

    /// How many deals an evening has, where the match does not end before.
    pub fn deals(&mut self, most: i32) -> i32 {
        let drawn = self.between(1, most);
        self.long.unwrap_or(drawn)
    }

    fn roll(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: i32, high: i32) -> i32 {
        assert!(low <= high, "{low}..={high}");
        let width = i64::from(high) - i64::from(low) + 1;
        (i64::from(low) + (self.roll() % width as u64) as i64) as i32
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: i32) -> bool {
        self.between(1, n) == 1
    }

    /// One of these.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.between(0, all.len() as i32 - 1) as usize]
    }
}

/// A complete set of rules, every option with its word.
#[derive(Debug, Clone, Default)]
pub struct Rules(BTreeMap<String, String>);

impl Rules {
    /// Complete rules as they are stored.
    pub fn of(stored: &RuleSet) -> Rules {
        Rules(stored.options.iter().map(|(id, value)| (id.clone(), text(value))).collect())
    }

    /// The word of an option; empty for a cell that nobody wrote.
    pub fn word(&self, id: &str) -> &str {
        self.0.get(id).map_or("", String::as_str)
    }

    /// Does the option have this value?
    pub fn says(&self, id: &str, value: &str) -> bool {
        assert!(self.0.contains_key(id), "there is no option {id}");
        self.word(id) == value
    }

    /// The number of an option.
    pub fn number(&self, id: &str) -> i32 {
        self.word(id).parse().unwrap_or_else(|_| panic!("{id} is {:?}", self.word(id)))
    }

    /// The number of an option that may be a word instead.
    pub fn limit(&self, id: &str) -> Option<i32> {
        assert!(self.0.contains_key(id), "there is no option {id}");
        self.word(id).parse().ok()
    }
}

/// How a match stands by the slow reading.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Reading {
    /// For each deal that counts, what each account marks in it.
    pub scores: Vec<Vec<i32>>,
    /// For each of them, the totals at its close, within its part.
    pub closing: Vec<Vec<i32>>,
    /// The totals of the part now open, or of the last one.
    pub totals: Vec<i32>,
    /// Parts won, in games with parts.
    pub won: Vec<i32>,
    /// What decides the whole, in games with parts.
    pub whole: Vec<i32>,
    /// Is the match over?
    pub over: bool,
    /// The places of the winners among the accounts.
    pub winners: Vec<usize>,
    /// Over without a winner?
    pub draw: bool,
}

/// An evening: the lines of its sheet after the head, and what the slow reading makes of it.
pub struct Evening {
    /// How many play.
    pub players: usize,
    /// Lines of the head after the rules: `dealer`, `start`.
    pub head: Vec<String>,
    /// The events.
    pub lines: Vec<String>,
    /// The slow reading.
    pub reading: Reading,
}

/// What the slow reading knows of a game besides its scoring.
pub struct Game {
    /// The id of the game.
    pub id: &'static str,
    /// The preset it is read from.
    pub preset: &'static str,
    /// Does an option stay as it is, because this reading does not cover it?
    pub untouched: fn(&str) -> bool,
    /// Sets of options for which the rule texts give no one reading, or that this reading does not cover.
    pub covered: fn(&Rules) -> bool,
    /// Numbers that tables use for an option; other numbers are drawn too.
    pub usual: fn(&str) -> &'static [i32],
    /// Moves the defaults that follow other options, unless the table set them itself.
    pub couple: fn(&mut Rules, &dyn Fn(&str) -> bool),
    /// Options written beside the others: cells of tables.
    pub cells: fn(&mut Dice) -> Vec<(String, String)>,
    /// Draws an evening and reads it.
    pub evening: fn(&Rules, &mut Dice) -> Evening,
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn complete(read: &Game, game: &dyn AnyGame, patch: &[(String, String)]) -> Result<Rules, RulesError> {
    Ok(Rules::of(&game.resolve(read.preset, patch)?))
}

fn any_number(dice: &mut Dice, usual: &[i32], low: i32, high: i32) -> i32 {
    match dice.between(0, 7) {
        0 => low,
        1 => dice.between(low, high.min(low.saturating_add(12))),
        2 | 3 => {
            let reach = dice.one_of(&[30, 300, 3000, 300_000]);
            dice.between(low, high.min(low.saturating_add(reach)))
        }
        _ if usual.is_empty() => dice.between(low, high.min(low.saturating_add(200))),
        _ => dice.one_of(usual).clamp(low, high),
    }
}

pub fn any_value(dice: &mut Dice, usual: &[i32], spec: &OptionSpec) -> Option<String> {
    Some(match spec.kind {
        OptionKind::Choice(words) => dice.one_of(words).to_owned(),
        OptionKind::Number(low, high) => any_number(dice, usual, low, high).to_string(),
        OptionKind::Limit(..) if dice.once_in(3) => "none".to_owned(),
        OptionKind::WordOr(words, ..) if dice.once_in(3) => words[0].to_owned(),
        OptionKind::Limit(low, high) | OptionKind::WordOr(_, low, high) => {
            any_number(dice, usual, low, high).to_string()
        }
        OptionKind::Cells(_) => return None,
    })
}

/// A set of rules near the default: nothing, one, two, three or many options set. Half of the sets write every option
/// out; the others write only what they change, and what follows from it must follow.
fn draw_rules(read: &Game, game: &dyn AnyGame, dice: &mut Dice) -> (Vec<(String, String)>, Rules, String) {
    let plain = complete(read, game, &[]).expect("the defaults go together");
    let free: Vec<&OptionSpec> = game.specs().iter().filter(|spec| !(read.untouched)(spec.id)).collect();
    loop {
        let wanted = match dice.between(0, 9) {
            0 => 0,
            1 | 2 => 1,
            3 | 4 => 2,
            5 | 6 => 3,
            7 => 8,
            _ => free.len(),
        };
        let mut patch: BTreeMap<String, String> = BTreeMap::new();
        for no in 0..wanted {
            let spec = if wanted == free.len() { free[no] } else { dice.one_of(&free) };
            if let Some(value) = any_value(dice, (read.usual)(spec.id), spec) {
                patch.insert(spec.id.to_owned(), value);
            }
        }
        let mut sets: Vec<(String, String)> = patch.clone().into_iter().collect();
        if dice.once_in(2) {
            let unsaid = plain.0.iter().filter(|(id, _)| !patch.contains_key(*id));
            sets.extend(unsaid.map(|(id, value)| (id.clone(), value.clone())));
        }
        if dice.once_in(3) {
            sets.extend((read.cells)(dice));
        }
        let rules = match complete(read, game, &sets) {
            Ok(rules) => rules,
            Err(RulesError::Clash(_)) => continue,
            Err(other) => panic!("{other:?} in {sets:?}"),
        };
        if !(read.covered)(&rules) {
            continue;
        }
        let mut coupled = plain.clone();
        coupled.0.extend(sets.iter().cloned());
        (read.couple)(&mut coupled, &|id| sets.iter().any(|(set, _)| set == id));
        let mut said = String::new();
        for (id, value) in coupled.0.iter().filter(|(id, value)| rules.word(id) != *value) {
            let follows = rules.word(id);
            writeln!(said, "  {id}: in the program {follows} follows, {value} by the slow reading")
                .expect("a string");
        }
        return (sets, rules, said);
    }
}

pub fn sheet(read: &Game, sets: &[(String, String)], evening: &Evening) -> String {
    let mut text = format!("match {}\nplayers {}\n", read.id, NAMES[..evening.players].join(" "));
    if read.preset != read.id {
        writeln!(text, "rules {}", read.preset).expect("a string takes text");
    }
    for (id, value) in sets {
        if value.contains(' ') {
            writeln!(text, "set {id} \"{value}\"").expect("a string takes text");
        } else {
            writeln!(text, "set {id} {value}").expect("a string takes text");
        }
    }
    for line in evening.head.iter().chain(&evening.lines) {
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// Every way in which a game is read here.
pub fn readings() -> [Game; 7] {
    [
        belote::read(),
        coinche::read(),
        colour_whist::read(),
        manille::read(),
        marjolet::read(),
        tarot::read(),
        whist::read(),
    ]
}

/// What the program makes of a sheet.
fn program(game: &'static dyn AnyGame, text: &str) -> Result<Report, String> {
    let names: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &|_, _| None, houses: &[] };
    let words = |said: &Said| format!("{}: {}", said.id, Speaker::new(Lang::En).say(said, None));
    let sheet = notation::read_sheet(text, &hooks).map_err(|error| words(&error.said))?;
    let opening = &sheet.opening;
    let mut play = game
        .play(game.schema(), &opening.rules, &opening.table, opening.dealer, opening.start.as_ref())
        .map_err(|said| words(&said))?;
    for line in &sheet.lines {
        for (event, _) in &line.events {
            play.place(event).map_err(|said| format!("{event} is refused, {}", words(&said)))?;
        }
    }
    let head = Head::of_rules(game.id(), opening.rules.clone(), opening.start.clone());
    Ok(play.report(&head))
}

fn reading_of(report: &Report) -> Reading {
    let numbers = |by: &ardoise_rules::engine::ByAccount| by.0.iter().map(|(_, number)| *number).collect();
    let winner = |place: usize| report.standing.winners.contains(&report.accounts[place].id);
    Reading {
        scores: report.deals.iter().map(|deal| numbers(&deal.score)).collect(),
        closing: report.deals.iter().map(|deal| numbers(&deal.totals)).collect(),
        totals: numbers(&report.totals),
        won: report.parts.as_ref().map_or_else(Vec::new, |parts| numbers(&parts.won)),
        whole: report.parts.as_ref().map_or_else(Vec::new, |parts| numbers(&parts.points)),
        over: report.standing.over,
        winners: (0..report.accounts.len()).filter(|place| winner(*place)).collect(),
        draw: report.standing.draw,
    }
}

fn differences(program: &Reading, slow: &Reading) -> String {
    let mut said = String::new();
    let mut differ = |what: &str, program: String, slow: String| {
        if program != slow {
            writeln!(said, "  {what}: the program {program}, the slow reading {slow}").expect("a string");
        }
    };
    for no in 0..program.scores.len().max(slow.scores.len()) {
        let deal =
            |of: &[Vec<i32>]| of.get(no).map_or_else(|| "no deal".to_owned(), |deal| format!("{deal:?}"));
        differ(&format!("deal {}", no + 1), deal(&program.scores), deal(&slow.scores));
        differ(&format!("totals after deal {}", no + 1), deal(&program.closing), deal(&slow.closing));
    }
    differ("totals", format!("{:?}", program.totals), format!("{:?}", slow.totals));
    differ("parts won", format!("{:?}", program.won), format!("{:?}", slow.won));
    differ("points of the whole", format!("{:?}", program.whole), format!("{:?}", slow.whole));
    differ("over", program.over.to_string(), slow.over.to_string());
    differ("winners", format!("{:?}", program.winners), format!("{:?}", slow.winners));
    differ("draw", program.draw.to_string(), slow.draw.to_string());
    said
}

pub fn wish(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.trim().parse().ok()
}

/// Draws evenings and compares the two readings; of those that differ, the ones with the fewest options are shown.
pub fn compare(read: &Game) {
    let game = games::find(read.id).expect("a game");
    let seed = wish("ARDOISE_SEED").unwrap_or(20_261_120);
    let rounds = wish("ARDOISE_READING").unwrap_or(120);
    let plain = complete(read, game, &[]).expect("the defaults go together");
    let mut failed: Vec<(usize, String)> = Vec::new();
    for own in seed..seed + rounds {
        let mut dice = Dice::of(own);
        let (sets, rules, mut said) = draw_rules(read, game, &mut dice);
        let evening = (read.evening)(&rules, &mut dice);
        let changed: Vec<_> = sets.iter().filter(|(id, value)| plain.word(id) != *value).cloned().collect();
        said.push_str(&match program(game, &sheet(read, &sets, &evening)) {
            Ok(report) => differences(&reading_of(&report), &evening.reading),
            Err(said) => format!("  {said}\n"),
        });
        if !said.is_empty() {
            failed.push((
                changed.len(),
                format!("ARDOISE_SEED={own}\n{}{said}", sheet(read, &changed, &evening)),
            ));
        }
    }
    failed.sort_by_key(|(options, said)| (*options, said.len()));
    let shown: Vec<&str> = failed
        .iter()
        .take(wish("ARDOISE_SHOWN").unwrap_or(6) as usize)
        .map(|(_, said)| said.as_str())
        .collect();
    assert!(failed.is_empty(), "{} of {rounds} evenings differ:\n\n{}", failed.len(), shown.join("\n"));
}
