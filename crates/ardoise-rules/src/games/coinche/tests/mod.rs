//! What the cases cannot say: that every option matters, that the tables are those that are scored, and properties.

mod properties;

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::engine::Advice as _;
use crate::engine::{
    Account, AnyGame, Arg, Camps, Erased, Game, OptionKind, Play, RuleSet, Rules as _, Side, Start, Table,
    Wager,
};
use crate::games::coinche::marks::terms::{Bonus, Terms};
use crate::games::coinche::marks::{Part, Row, Stake};
use crate::games::coinche::reason::Reason;
use crate::games::coinche::rules::Rules;
use crate::games::coinche::table;
use crate::games::coinche::{Coinche, charts};
use crate::games::jass::Atout;

pub(super) const GAME: Erased<Coinche> = Erased::new();

pub(super) fn seats() -> Table {
    Table::new(["Ana", "Bob", "Cy", "Dee"].map(str::to_owned).to_vec(), Camps::Pairs)
}

/// The table that goes with these rules.
pub(super) fn table(rules: &Rules) -> Table {
    Table::new(seats().players[..rules.seats()].to_vec(), rules.camps())
}

fn resolve(patch: &[(&str, &str)]) -> RuleSet {
    let patch: Vec<(String, String)> =
        patch.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    GAME.resolve("coinche", &patch).unwrap_or_else(|error| panic!("{patch:?}: {error:?}"))
}

fn rules(patch: &[(&str, &str)]) -> Rules {
    Rules::read(&resolve(patch).options).expect("rules that were just made")
}

/// Events in a short hand of the tests: `bid 1 100 hearts`, `points A 112`.
fn event(text: &str) -> Value {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |place: usize| words[place].parse::<i64>().expect("a number");
    match words[0] {
        "bid" => {
            let level = words[2].parse::<i64>().map_or_else(|_| Value::from(words[2]), Value::from);
            let mut bid = json!({"event": "bid", "player": number(1), "level": level});
            if let Some(suit) = words.get(3) {
                bid["suit"] = Value::from(*suit);
            }
            bid
        }
        "belote" if words.len() > 2 => json!({"event": "belote", "player": number(1), "suit": words[2]}),
        "declare" => json!({"event": "declare", "player": number(1), "kind": words[2], "card": words[3]}),
        "points" | "tricks" => json!({"event": words[0], "counts": [[words[1], number(2)]]}),
        "capot" | "der" => json!({"event": words[0], "side": words[1]}),
        "annul" => json!({"event": "annul"}),
        _ => json!({"event": words[0], "player": number(1)}),
    }
}

/// Everything that comes of some lines: refusals, scores, totals, who acts, what is said.
fn outcome(rules: Rules, start: [i32; 2], lines: &str) -> Vec<String> {
    let totals = [(Account::Side(Side::A), start[0]), (Account::Side(Side::B), start[1])];
    let start = Start { totals: totals.to_vec(), fields: Map::new() };
    let table = table(&rules);
    let mut play = Play::<Coinche>::new(rules, table, None, Some(&start)).expect("a match");
    let mut seen = Vec::new();
    for line in lines.split(',') {
        if let Err(refused) = play.place(&event(line)) {
            seen.push(format!("{line}: {refused:?}"));
        }
        let at = play.at(play.current());
        if let Some(open) = play.open_deal() {
            let expects = Coinche::expects(at, &open.before, &open.state);
            seen.push(format!("{:?} {:?}", expects.to_act, Coinche::dealer(&open.state)));
            seen.push(format!("{:?}", Coinche::notices(at, &open.before, Some(&open.state))));
        }
    }
    for dealt in play.deals() {
        let side = |side| dealt.score.of(Account::Side(side));
        seen.push(format!("{:?} {} {}", Coinche::dealer(&dealt.state), side(Side::A), side(Side::B)));
    }
    let standing = play.standing();
    seen.push(format!("{:?} {:?} {:?}", standing.totals, standing.winners, play.next_dealer()));
    seen
}

/// Deals in which some option or other must show.
const SCENES: &[([i32; 2], &str)] = &[
    ([0, 0], "pass 2,pass 3,pass 4,pass 1,bid 3 80 hearts,points A 90"),
    ([0, 0], "bid 2 80 hearts,weak 3,bid 3 90 spades"),
    ([0, 0], "bid 2 82 hearts,points B 90"),
    ([0, 0], "bid 2 85 hearts,points B 87"),
    ([0, 0], "bid 2 90 hearts,points B 85"),
    ([0, 0], "bid 2 80 hearts,points B 105"),
    ([0, 0], "bid 2 80 hearts,points B 86"),
    ([0, 0], "bid 2 80 hearts,points B 80"),
    ([0, 0], "bid 2 80 hearts,points B 81,bid 3 80 spades,points A 90"),
    ([0, 0], "bid 2 80 hearts,bid 2 90 hearts,bid 2 90 spades"),
    (
        [0, 0],
        "bid 2 80 hearts,bid 3 90 hearts,bid 4 100 clubs,bid 1 110 clubs,bid 2 120 hearts,bid 3 130 clubs",
    ),
    ([0, 0], "bid 2 80 hearts,pass 3,coinche 3,pass 4,coinche 1,points B 90"),
    ([0, 0], "bid 2 80 hearts,coinche 3,bid 4 110 spades,surcoinche 4,points B 112"),
    ([0, 0], "bid 2 100 hearts,coinche 3,surcoinche 4,belote 2,declare 2 tierce QS,points B 112"),
    ([0, 0], "bid 2 100 hearts,coinche 3,surcoinche 2,belote 3,declare 3 tierce QS,points B 112"),
    ([0, 0], "bid 2 100 hearts,coinche 3,belote 3,declare 3 tierce QS,points B 113"),
    ([0, 0], "bid 2 100 hearts,coinche 3,belote 2,declare 2 tierce QS,points B 50"),
    ([0, 0], "bid 2 90 hearts,belote 2,points B 80"),
    ([0, 0], "bid 2 100 hearts,belote 2,points B 80"),
    ([0, 0], "bid 2 130 hearts,declare 2 cinquante KS,points B 90"),
    ([0, 0], "bid 2 90 hearts,declare 3 cinquante KS,points B 91"),
    ([0, 0], "bid 2 90 hearts,declare 2 carre KS,declare 2 tierce KD,points B 91"),
    ([0, 0], "bid 2 90 none,declare 2 carre AS,points B 91"),
    ([0, 0], "bid 2 100 none,points B 91"),
    ([0, 0], "bid 2 100 none,points B 70"),
    ([0, 0], "bid 2 80 none,points B 65,der B"),
    ([0, 0], "bid 2 80 none,points B 66,der B"),
    ([0, 0], "bid 2 80 none,points B 77"),
    ([0, 0], "bid 2 100 all,belote 2 hearts,points B 112"),
    ([0, 0], "bid 2 80 all,points B 158"),
    ([0, 0], "bid 2 80 all,points A 1"),
    ([0, 0], "bid 2 90 all,points B 144,der B"),
    ([0, 0], "bid 2 80 all,points B 144"),
    ([0, 0], "bid 2 100 all,points B 150"),
    ([0, 0], "bid 2 100 hearts,bid 3 90 none,bid 4 190 all,bid 1 120 none,points A 90"),
    ([0, 0], "bid 2 80 hearts,bid 3 70 none,bid 4 130 all"),
    ([0, 0], "bid 2 170 hearts,bid 2 capot-belote hearts,bid 3 generale hearts,bid 4 schmurtz"),
    ([0, 0], "bid 2 capot hearts,coinche 3,capot B"),
    ([0, 0], "bid 2 capot hearts,capot B"),
    ([0, 0], "bid 2 capot hearts,tricks B 7"),
    ([0, 0], "bid 2 capot all,capot B"),
    ([0, 0], "bid 3 generale hearts,pass 4,pass 1,pass 2,generale 3"),
    ([0, 0], "bid 2 generale hearts,coinche 3,capot B"),
    ([0, 0], "bid 2 100 hearts,capot B"),
    ([0, 0], "bid 2 100 hearts,generale 2"),
    ([0, 0], "bid 2 100 hearts,capot A"),
    ([0, 0], "bid 2 100 hearts,pass 3,pass 4,pass 1"),
    ([0, 0], "bid 3 capot hearts,pass 4,pass 1,pass 2"),
    ([0, 0], "bid 2 100 hearts,coinche 3,revoke 2"),
    ([0, 0], "misdeal 1,misdeal 1,bid 1 80 hearts,misdeal 1"),
    ([0, 0], "misdeal 1,bid 2 80 hearts,pass 3,pass 4,pass 1,misdeal 1"),
    ([2800, 0], "bid 2 80 hearts,points B 81"),
    ([2830, 0], "bid 3 80 hearts,points A 90"),
    ([2920, 2900], "bid 2 80 hearts,belote 3,points B 90"),
    ([2920, 0], "bid 2 80 hearts,belote 3,points B 90"),
    ([2760, 0], "bid 2 80 hearts,points B 70"),
    ([2950, 2600], "bid 2 80 hearts,points B 90"),
    ([3100, 2900], "bid 2 80 hearts,points B 90"),
    ([3000, 2900], "bid 2 80 hearts,points B 90"),
    ([2796, 0], "bid 3 100 hearts,points A 104"),
    ([1990, 0], "bid 3 80 hearts,points A 90"),
    ([990, 0], "bid 3 80 hearts,points A 90"),
];

/// What must be set for an option to have a meaning.
fn context(id: &str) -> Vec<(&'static str, &'static str)> {
    match id {
        "bid-marks" => vec![("min-bid", "82")],
        "annul-dealer" => vec![("low-hand", "annul")],
        "coinche-80-is" => vec![("coinche-80", "no"), ("min-bid", "100")],
        "equivalence-align" => vec![("bid-compare", "native-table")],
        "between-columns" => vec![("ta-count", "table"), ("sa-count", "table")],
        "plus50-marks" => vec![("ta-count", "plus-50")],
        "beat-counts-annonces" => vec![("contract-test", "reach-and-beat")],
        "complement-half" => vec![("rounding", "complement")],
        "misdeal-cost" => vec![("misdeal", "second")],
        "deals" => vec![("match-format", "deals"), ("deals", "1")],
        "capot-unannounced" => vec![("capot-value", "252")],
        "capot-bid" => vec![("capot-failed", "160-plus-contract")],
        "coinche-out-of-turn" => vec![("coinche-timing", "turn")],
        _ => vec![],
    }
}

/// What the referee rules under these rules.
fn rulings(rules: &Rules) -> Vec<crate::engine::Ruling> {
    let table = seats();
    let at = crate::engine::Setting { rules, table: &table };
    let carry = Coinche::begin(at, None).expect("a match");
    let deal = Coinche::deal(at, &carry, crate::engine::Seat::at(0));
    crate::engine::remedy::rulings::<Coinche>(at, &carry, &deal, &crate::engine::Ask::default())
}

/// The options that only the play of recorded cards can show.
const OF_CARDS: [&str; 3] = ["undertrump", "undertrump-partner", "climb-over-partner"];

#[test]
fn every_value_of_every_option_changes_something() {
    let mut silent = Vec::new();
    // Most options are tried on the usual rules.
    let mut usually: BTreeMap<Vec<(&str, &str)>, Vec<Vec<String>>> = BTreeMap::new();
    for spec in Rules::SPECS {
        let base = context(spec.id);
        let values: Vec<String> = match spec.kind {
            OptionKind::Choice(values) => values.iter().map(|value| (*value).to_owned()).collect(),
            OptionKind::Number(min, max) => [min, max].iter().map(i32::to_string).collect(),
            OptionKind::Limit(min, _) => vec!["none".to_owned(), min.to_string()],
            OptionKind::WordOr(words, _, max) => vec![words[0].to_owned(), max.to_string()],
            OptionKind::Cells(_) => continue,
        };
        if OF_CARDS.contains(&spec.id) {
            continue;
        }
        let usual = rules(&base);
        let outcomes = || SCENES.iter().map(|(start, text)| outcome(usual.clone(), *start, text)).collect();
        let seen = &*usually.entry(base.clone()).or_insert_with(outcomes);
        // The deal that showed one value of an option shows the others too, mostly.
        let mut first = 0;
        for value in values.iter().filter(|value| usual.get(spec.id).as_ref() != Some(*value)) {
            let mut patch = base.clone();
            patch.push((spec.id, value));
            // What the option moves besides itself does not count for it.
            let mut changed = usual.clone();
            changed.set(spec.id, value).expect("a value of the option");
            if !Coinche::clashes(&changed).is_empty() {
                changed = rules(&patch);
            }
            let shown = std::iter::once(first).chain(0..SCENES.len()).find(|scene| {
                let (start, text) = SCENES[*scene];
                outcome(changed.clone(), start, text) != seen[*scene]
            });
            first = shown.unwrap_or(first);
            if shown.is_none() && rulings(&usual) == rulings(&changed) {
                silent.push(format!("{}={value}", spec.id));
            }
        }
    }
    assert!(silent.is_empty(), "these change nothing: {silent:?}");
}

#[test]
fn presets_are_made_and_come_back_as_patches() {
    for preset in Coinche::INFO.presets {
        let made = GAME.resolve(preset.name, &[]).expect(preset.name);
        assert_eq!(GAME.patch(preset.name, &made).expect("a patch"), vec![], "{}", preset.name);
        let patch = GAME.patch("coinche", &made).expect("a patch");
        let again = GAME.resolve("coinche", &patch).expect("the same rules");
        let plain = |rules: &RuleSet| Rules::read(&rules.options).expect("rules");
        assert_eq!(plain(&again), plain(&made), "{}", preset.name);
    }
}

#[test]
fn sums_of_two_marks() {
    let rules = rules(&[]);
    let sums = (0..=162).map(|a| {
        let [one, other] = super::count::marks(
            &rules,
            Atout::Hearts,
            [a, 162 - a],
            [false; 2],
            [true, false],
            super::count::Grain::Rounded,
        );
        one + other
    });
    let sums: Vec<i32> = sums.collect();
    assert_eq!(sums.iter().filter(|sum| **sum == 170).count(), 48);
    assert!(sums.iter().all(|sum| matches!(sum, 160 | 170)));
}

#[test]
fn sums_of_two_marks_by_five() {
    let rules = rules(&[("bid-step", "5")]);
    let sums = (0..=162).map(|a| {
        let [one, other] = super::count::marks(
            &rules,
            Atout::Hearts,
            [a, 162 - a],
            [false; 2],
            [true, false],
            super::count::Grain::Rounded,
        );
        one + other
    });
    let sums: Vec<i32> = sums.collect();
    assert_eq!(sums.iter().filter(|sum| **sum == 165).count(), 64);
    assert!(sums.iter().all(|sum| matches!(sum, 160 | 165)));
}

#[track_caller]
fn cell(rules: &Rules, row: Row, stake: Stake, part: Part, text: &str) {
    assert_eq!(table::marks(rules, Atout::Hearts, row, stake).text(part), text);
}

#[test]
fn the_table_of_the_source() {
    let rules = rules(&[]);
    cell(&rules, Row::Made, Stake::Plain, Part::Taker, "points + bid");
    cell(&rules, Row::Made, Stake::Plain, Part::Defence, "points");
    cell(&rules, Row::Made, Stake::Coinched, Part::Taker, "2*points + 2*bid");
    cell(&rules, Row::Made, Stake::Coinched, Part::Defence, "0");
    cell(&rules, Row::Failed, Stake::Surcoinched, Part::Defence, "640 + 4*bid");
    cell(&rules, Row::CapotFailed, Stake::Plain, Part::Defence, "250 + bid");
    cell(&rules, Row::Failed, Stake::Plain, Part::TakerAnnonces, "none");
    cell(&rules, Row::Failed, Stake::Plain, Part::TakerBelote, "own");
}

#[test]
fn cells_read_as_they_are_written() {
    for text in ["0", "160 + 2*bid", "points + bid", "2*points - their-points", "-50 + bid", "160"] {
        assert_eq!(Terms::read(text).map(|terms| terms.to_string()).as_deref(), Some(text));
    }
    assert_eq!(Terms::read("bid*2+160").map(|terms| terms.to_string()).as_deref(), Some("160 + 2*bid"));
    for text in ["", "160 +", "bid bid", "x", "2*", "+ bid", "bid + + 3"] {
        assert_eq!(Terms::read(text), None, "{text}");
    }
    for text in ["own", "other", "none", "2*own"] {
        assert_eq!(Bonus::read(text).map(|bonus| bonus.to_string()).as_deref(), Some(text));
    }
    assert_eq!(Bonus::read("mine"), None);
}

fn figures(chart: &crate::engine::Chart, column: usize) -> Vec<Arg> {
    chart.rows.iter().map(|row| row[column].value.clone()).collect()
}

#[test]
fn tables_to_print() {
    let charts = charts::charts(&rules(&[]));
    let ids: Vec<&str> = charts.iter().map(|chart| chart.id).collect();
    assert_eq!(ids, ["marks", "points", "bids", "wall"]);
    assert_eq!(charts[0].rows.len(), 33);
    assert_eq!(charts[1].rows.len(), 17);
    let numbers = |list: &[i32]| list.iter().map(|n| Arg::from(*n)).collect::<Vec<_>>();
    assert_eq!(figures(&charts[2], 0)[..7], numbers(&[70, 80, 90, 100, 110, 120, 130]));
    assert_eq!(figures(&charts[2], 2)[..7], numbers(&[130, 150, 170, 190, 210, 230, 250]));
    let right = charts::charts(&rules(&[("equivalence-align", "right")]));
    assert_eq!(figures(&right[2], 0)[2..9], numbers(&[70, 80, 90, 100, 110, 120, 130]));
    let native = charts::charts(&rules(&[("bid-compare", "native-table")]));
    assert_eq!(native.iter().filter(|chart| chart.id == "marks").count(), 3);
}

#[test]
fn one_value_on_the_other_scales() {
    let nearest = rules(&[]);
    let chart = charts::convert(&nearest, 87, "classic", Some("all")).expect("a value");
    assert_eq!(figures(&chart, 1), [Arg::Fraction(1247, 9), Arg::Fraction(1885, 27)]);
    assert_eq!(figures(&chart, 2), [Arg::from(145), Arg::from(73)]);
    let floor = rules(&[("between-columns", "floor")]);
    let chart = charts::convert(&floor, 144, "ta", Some("classic")).expect("a value");
    assert_eq!(figures(&chart, 2), [Arg::from(80)]);
    let chart = charts::convert(&nearest, 144, "ta", Some("classic")).expect("a value");
    assert_eq!(figures(&chart, 2), [Arg::from(90)]);
    assert!(matches!(charts::convert(&nearest, 300, "ta", None), Err(Reason::ValueTooMuch { .. })));
    assert!(matches!(charts::convert(&nearest, 3, "to", None), Err(Reason::NoSuchScale { .. })));
}

#[test]
fn what_a_bid_would_pay() {
    let wager = Wager { level: "120", suit: None, raised: 1 };
    let chart = charts::pays(&rules(&[]), &wager).expect("a bid");
    let row = |points: i32| {
        let row = chart.rows.iter().find(|row| row[1].value == Arg::from(points)).expect("a row");
        [row[2].value.clone(), row[3].value.clone()]
    };
    assert_eq!(row(130), [Arg::from(500), Arg::from(0)]);
    assert_eq!(row(119), [Arg::from(0), Arg::from(560)]);
    assert!(charts::pays(&rules(&[]), &Wager { level: "75", ..wager }).is_err());
    assert!(charts::pays(&rules(&[]), &Wager { level: "capot", ..wager }).is_ok());
}

#[track_caller]
fn contract(lines: &str, json: Value) {
    let mut play = Play::<Coinche>::new(rules(&[]), seats(), None, None).expect("a match");
    for line in lines.split(',') {
        play.place(&event(line)).expect(line);
    }
    let last = play.deals().last().expect("a deal");
    assert_eq!(Coinche::contract(play.at(1), &last.state), json);
}

#[test]
fn contracts_as_json() {
    contract("pass 2,pass 3", Value::Null);
    contract(
        "bid 3 100 hearts,coinche 4",
        json!({"by": [3], "level": 100, "suit": "hearts", "multiplier": 2, "stake": "coinched", "doubled": [4]}),
    );
    contract(
        "bid 3 capot none,tricks A 7",
        json!({"by": [3], "level": "capot", "suit": "none", "multiplier": 1, "stake": "plain", "made": false}),
    );
    contract(
        "bid 3 80 all,revoke 4",
        json!({"by": [3], "level": 80, "suit": "all", "multiplier": 1, "stake": "plain", "made": true}),
    );
}

#[test]
fn lines_stay_small() {
    assert!(size_of::<Reason>() <= 48, "{}", size_of::<Reason>());
}
