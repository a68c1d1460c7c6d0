//! Coinche, read slowly (rules.md 2, rules-beyond.md; source C).
//!
//! Not covered: the cells of the marking table (`marks.…`), the counts `times-152` (who took the last trick must be said),
//! `last-deal-exact`, `litige` held or replayed, bids raised after a coinche (`decoincher`), misdeals that are paid, a
//! revoke at an announced capot or générale, bids compared natively with steps or limits of their own, and without cards
//! nothing of how a trick is won or shown.
//!
//! Not drawn, because the texts give no one reading: `rounding=complement` with `rounding-at=line`; `coinche-scope=bid-alone`
//! with `fall-adds-bid=no`; an announced capot in all below its contract's part; under `scoring=made-only`, an announced
//! capot that one player made alone.

use super::{Dice, Evening, Game, NAMES, Reading, Rules, compare};

const SUITS: [&str; 4] = ["hearts", "diamonds", "clubs", "spades"];
const LETTERS: [&str; 4] = ["H", "D", "C", "S"];
/// From the highest in a sequence down.
const RANKS: [&str; 8] = ["A", "K", "Q", "J", "10", "9", "8", "7"];

/// A number that may have a fraction: numerator and denominator.
type Exact = (i64, i64);

#[derive(Debug, Clone, Copy, PartialEq)]
enum Level {
    Points(i32),
    Capot(&'static str),
    Generale(&'static str),
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Trump {
    Suit(usize),
    None,
    All,
}

/// Something declared at the first trick.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Declared {
    player: usize,
    /// How many cards in sequence; none for four of a rank.
    sequence: Option<usize>,
    /// The place of the (highest) rank in [`RANKS`].
    rank: usize,
    suit: usize,
}

/// What came of the tricks.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Result {
    /// What the taker's side counts.
    Count(i32),
    /// Every trick to a side.
    Capot(usize),
    /// Every trick to a player.
    Generale(usize),
    /// A revoke by this player.
    Revoke(usize),
}

/// What the table saw of a deal.
#[derive(Debug, Clone)]
struct Facts {
    taker: usize,
    level: Level,
    trump: Trump,
    /// 0, 1 coinched, 2 surcoinched.
    stake: usize,
    declared: Vec<Declared>,
    /// Belotes by player.
    belotes: Vec<usize>,
    result: Result,
}

impl Facts {
    fn side(&self) -> usize {
        self.taker % 2
    }
}

/// All that can be counted in a deal, as the table counts it [C:19-34, C:79-82].
fn total(rules: &Rules, trump: Trump) -> i32 {
    match trump {
        Trump::Suit(_) => 162,
        Trump::None => {
            if rules.says("sa-count", "as19") {
                162
            } else {
                130
            }
        }
        Trump::All => match rules.word("ta-count") {
            "scale160" => 160,
            "scale162-ffb" | "scale162-pagat" => 162,
            "two-thirds" => 248,
            _ => 258,
        },
    }
}

const CLASSIC: [i32; 17] = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160];
const AT_ALL: [i32; 17] = [0, 17, 34, 49, 66, 81, 98, 113, 128, 145, 160, 177, 192, 209, 224, 241, 258];
const AT_NONE: [i32; 17] = [0, 9, 17, 25, 33, 41, 49, 57, 65, 73, 81, 89, 97, 105, 113, 121, 130];

/// How the points of a deal are brought back to those of the bids.
fn count(rules: &Rules, trump: Trump) -> &str {
    match trump {
        Trump::Suit(_) => "as-they-are",
        Trump::None => rules.word("sa-count"),
        Trump::All => rules.word("ta-count"),
    }
}

/// The points that are held against the bid (2.3 no. 1, 14, 15; 2.4).
fn converted(rules: &Rules, trump: Trump, counted: i32) -> Exact {
    let counted = i64::from(counted);
    let (columns, whole) = if trump == Trump::All { (AT_ALL, 258) } else { (AT_NONE, 130) };
    match count(rules, trump) {
        "table" if !rules.says("between-columns", "proportional") => {
            // a column is the least native total that is worth that classic number
            let reached =
                (0..17).filter(|no| i64::from(columns[*no]) <= counted).max().expect("0 is reached");
            (i64::from(CLASSIC[reached]), 1)
        }
        "table" | "proportional" => (counted * 162, whole),
        "two-thirds" => (counted * 2, 3),
        "plus-50" => (counted - 50, 1),
        _ => (counted, 1),
    }
}

/// «arrondis à la dizaine la plus proche à partir de 5» [C:44], or as the house rounds; the step is that of the bids [C:58].
fn rounded(rules: &Rules, (over, under): Exact, half_up: bool) -> i32 {
    let step = i64::from(rules.number("bid-step"));
    let (twice, whole) = (2 * over, 2 * under * step);
    let steps = if half_up {
        (twice + under * step).div_euclid(whole)
    } else {
        -((under * step - twice).div_euclid(whole))
    };
    (steps * step) as i32
}

/// What a side marks for its points: exact, before anything is rounded.
fn to_mark(rules: &Rules, trump: Trump, counted: i32) -> Exact {
    let (columns, whole) = if trump == Trump::All { (AT_ALL, 258) } else { (AT_NONE, 130) };
    match count(rules, trump) {
        "table" => match rules.word("between-columns") {
            "nearest" => {
                let far = |no: &usize| (columns[*no] - counted).abs();
                // the nearest column, a tie goes up
                let nearest = (0..17).rev().min_by_key(far).expect("a column");
                (i64::from(CLASSIC[nearest]), 1)
            }
            "floor" => converted(rules, trump, counted),
            _ => (i64::from(counted) * 162, whole),
        },
        "plus-50" => (i64::from(counted), 1), // 2.3 no. 14: R(native) + (bid+50)
        _ => converted(rules, trump, counted),
    }
}

/// One mark rounded on its own.
fn one_mark(rules: &Rules, (over, under): Exact) -> i32 {
    match rules.word("rounding") {
        "half-down" => rounded(rules, (over, under), false),
        "none" => (2 * over + under).div_euclid(2 * under) as i32,
        _ => rounded(rules, (over, under), true),
    }
}

/// The marks of both sides for their points, the taker's first.
fn marks(rules: &Rules, facts: &Facts, counted: i32) -> [i32; 2] {
    let [own, theirs] = exact_marks(rules, facts, counted);
    match rules.word("rounding") {
        way @ ("complement" | "complement-defence") => {
            let up = rules.says("complement-half", "up");
            if way == "complement" {
                let own = rounded(rules, own, up);
                [own, 160 - own]
            } else {
                let theirs = rounded(rules, theirs, up);
                [160 - theirs, theirs]
            }
        }
        _ => [one_mark(rules, own), one_mark(rules, theirs)],
    }
}

fn exact_marks(rules: &Rules, facts: &Facts, counted: i32) -> [Exact; 2] {
    let other = total(rules, facts.trump) - counted;
    [counted, other].map(|points| to_mark(rules, facts.trump, points))
}

fn worth(rules: &Rules, trump: Trump, declared: &Declared) -> i32 {
    match declared.sequence {
        Some(3) => 20,
        Some(4) => 50,
        Some(_) => 100,
        None => match (RANKS[declared.rank], trump == Trump::None && rules.says("carre-sa", "aces-high")) {
            ("A", true) => 200,
            ("10", true) => 150,
            (_, true) => 100,
            ("J", false) => 200,
            ("9", false) => 150,
            _ => 100,
        },
    }
}

/// What each side's valid declarations are worth: only the side with the single best one marks, and then all (2.7).
fn declarations(rules: &Rules, facts: &Facts) -> [i32; 2] {
    let key = |one: &Declared| {
        let carre = one.sequence.is_none();
        let in_trump = !carre && facts.trump == Trump::Suit(one.suit);
        (carre, worth(rules, facts.trump, one), 8 - one.rank, in_trump)
    };
    let best = |side: usize| facts.declared.iter().filter(|one| one.player % 2 == side).map(key).max();
    let winner = match best(0).cmp(&best(1)) {
        std::cmp::Ordering::Greater => 0,
        std::cmp::Ordering::Less => 1,
        std::cmp::Ordering::Equal => return [0, 0],
    };
    let own = facts.declared.iter().filter(|one| one.player % 2 == winner);
    let mut points = [0, 0];
    points[winner] = own.map(|one| worth(rules, facts.trump, one)).sum();
    points
}

/// How many times the contract counts: a house may double it at no trumps.
fn no_trump_times(rules: &Rules, trump: Trump) -> i32 {
    if trump == Trump::None { rules.number("sans-atout-factor") } else { 1 }
}

/// What an announced capot or générale stands for in place of the points, and as a contract.
fn announced(rules: &Rules, facts: &Facts) -> Option<(i32, i32)> {
    let (points, contract) = match facts.level {
        Level::Points(_) => return None,
        // «500 points (250 points de capot fait et 250 points de contrat)» [C:45]
        Level::Capot(_) => {
            (rules.number("capot-announced") - rules.number("capot-bid"), rules.number("capot-bid"))
        }
        // «800 points (400 de points faits et 400 de contrat)» [C:45]; flat: the number is everything (2.3 no. 8)
        Level::Generale(_) => {
            let value = rules.number("generale-value");
            if rules.says("generale-total", "double") { (value, value) } else { (0, value) }
        }
    };
    Some((points, contract * no_trump_times(rules, facts.trump)))
}

/// The contract as it is marked.
fn bid(rules: &Rules, facts: &Facts) -> i32 {
    let Level::Points(bid) = facts.level else {
        return announced(rules, facts).map_or(0, |(_, contract)| contract);
    };
    let fifty = count(rules, facts.trump) == "plus-50" && rules.says("plus50-marks", "converted");
    no_trump_times(rules, facts.trump) * if fifty { bid + 50 } else { bid }
}

/// By how much the coinche multiplies.
fn factor(rules: &Rules, facts: &Facts) -> i32 {
    match facts.stake {
        0 => 1,
        1 => rules.number("coinche-factor"),
        _ => rules.number("surcoinche-factor"),
    }
}

/// Points and bid of the winner, by what the coinche multiplies (2.3 no. 6).
fn staked(rules: &Rules, facts: &Facts, (points, under): Exact, of_cards: bool, bid: i32) -> i32 {
    let times = i64::from(factor(rules, facts));
    let bid = i64::from(bid) * under;
    let line = match rules.word("coinche-scope") {
        _ if facts.stake == 0 => points + bid,
        "bid-only" => points + times * bid,
        // in place of the points of the cards; what stands for a capot is multiplied like them
        "flat-320" if !of_cards => times * points + bid,
        "flat-320" => 160 * times * under + bid,
        "bid-alone" => times * bid,
        _ => times * (points + bid),
    };
    line_rounded(rules, (line, under))
}

/// A line as it is written: its points are rounded already, or it is rounded whole (`rounding-at`).
fn line_rounded(rules: &Rules, line: Exact) -> i32 {
    if rules.says("rounding-at", "line") {
        return one_mark(rules, line);
    }
    assert_eq!(line.0 % line.1, 0, "points are rounded");
    (line.0 / line.1) as i32
}

fn whole_number(points: i32) -> Exact {
    (i64::from(points), 1)
}

/// The flat points of a fall: 160, 130 or 260 where one bids natively (2.5), 260 with plus-50.
fn fall(rules: &Rules, facts: &Facts) -> i32 {
    match (facts.trump, count(rules, facts.trump)) {
        (Trump::None, "native") => 130,
        (Trump::All, "native" | "plus-50") => 260,
        _ => rules.number("fall-base"),
    }
}

/// Is a contract in points made? (2.8, 2.3 no. 1, 10, 11)
fn made(rules: &Rules, facts: &Facts, bid: i32, counted: i32, capot: Option<i32>) -> bool {
    let side = facts.side();
    let annonces = declarations(rules, facts);
    let belotes =
        |side: usize| 20 * facts.belotes.iter().filter(|player| **player % 2 == side).count() as i32;
    let (mut own, under) = converted(rules, facts.trump, counted);
    let (mut theirs, _) = converted(rules, facts.trump, total(rules, facts.trump) - counted);
    if rules.says("contract-points", "rounded") {
        let fifty = if count(rules, facts.trump) == "plus-50" { 50 } else { 0 };
        let [ours, others] = marks(rules, facts, counted);
        own = i64::from(ours - fifty) * under;
        theirs = i64::from(others - fifty) * under;
    }
    if let Some(least) = capot {
        own = own.max(i64::from(least) * under);
        theirs = 0;
    }
    let helps = match rules.word("belote-counts-for-contract") {
        "yes" => true,
        "no" => false,
        _ => bid >= 100,
    };
    let helps = helps && own >= i64::from(rules.number("belote-floor")) * under;
    let mut towards = own;
    if helps {
        towards += i64::from(belotes(side)) * under;
    }
    if rules.says("contract-counts-annonces", "own") {
        towards += i64::from(annonces[side]) * under;
    }
    let reaches = towards >= i64::from(bid + rules.number("contract-margin")) * under;
    let with = |points: i64, side: usize| points + i64::from(belotes(side) + annonces[side]) * under;
    let (full, against) = (with(own, side), with(theirs, 1 - side));
    let (left, right) =
        if rules.says("beat-counts-annonces", "yes") { (full, against) } else { (own, theirs) };
    let honoured = match rules.word("contract-test") {
        "reach-and-beat" => reaches && left > right,
        "reach-and-equal" => reaches && left >= right,
        "beat-only" => left > right,
        _ => reaches,
    };
    let sunk = rules.says("annonces-sink", "yes") && full <= against;
    let tied = rules.says("litige", "taker-loses") && left == right;
    honoured && !sunk && !tied
}

/// What each side marks: A, B.
fn score(rules: &Rules, facts: &Facts) -> [i32; 2] {
    let (taker, defence) = (facts.side(), 1 - facts.side());
    let mut points = [0, 0];
    let times = factor(rules, facts);
    let bid_only = rules.says("scoring", "bid-only");
    let whole = total(rules, facts.trump);
    let said = bid(rules, facts);
    let to_bid = match rules.word("scoring") {
        // «as marked» in rules-beyond.md, preset ffb-2016-faits: an announced capot marks its 500 in all
        "made-only" if matches!(facts.level, Level::Points(_)) => 0,
        _ => said,
    };
    let fall_bid = if rules.says("fall-adds-bid", "yes") { said } else { 0 };

    // Who took what: the taker's count, whether a side took everything, whether one player did.
    let (counted, everything, alone) = match facts.result {
        Result::Count(counted) => (counted, None, None),
        Result::Capot(side) => (if side == taker { whole } else { 0 }, Some(side), None),
        Result::Generale(player) => {
            (if player % 2 == taker { whole } else { 0 }, Some(player % 2), Some(player))
        }
        Result::Revoke(player) => {
            // what a fall of this contract is worth, to the innocent side, the other nothing (2.8)
            let innocent = 1 - player % 2;
            points[innocent] = if rules.says("renonce", "lost-deal") {
                failed(rules, facts, fall(rules, facts), fall_bid)
            } else {
                fall(rules, facts)
            };
            return points;
        }
    };
    let generales = rules.says("generale", "on") && rules.says("generale-unannounced", "counted");
    let success = match facts.level {
        Level::Points(bid) => {
            let least = (everything == Some(taker)).then(|| {
                if alone.is_some() && generales {
                    rules.number("generale-value")
                } else {
                    rules.number("capot-value")
                }
            });
            // without a trick a contract falls, whatever was declared
            everything != Some(defence) && made(rules, facts, bid, counted, least)
        }
        Level::Capot(_) => everything == Some(taker),
        Level::Generale(_) => alone == Some(facts.taker),
    };
    let winner = if success { taker } else { defence };
    let [own_marks, their_marks] = if rules.says("rounding-at", "line") {
        exact_marks(rules, facts, counted)
    } else {
        marks(rules, facts, counted).map(whole_number)
    };
    if success {
        let in_place = match (facts.level, everything, alone) {
            (Level::Points(_), Some(_), Some(_)) if generales => {
                Some(whole_number(rules.number("generale-value")))
            }
            (Level::Points(_), Some(_), _) => match rules.word("capot-unannounced") {
                "value" => Some(whole_number(rules.number("capot-value"))),
                "plus-90" => Some((own_marks.0 + 90 * own_marks.1, own_marks.1)),
                _ => None,
            },
            (Level::Capot(_), _, Some(_)) if generales => Some(whole_number(rules.number("generale-value"))),
            _ => announced(rules, facts).map(|(made, _)| whole_number(made)),
        };
        let base = match (in_place, rules.word("coinched-made-base")) {
            (Some(value), _) => value,
            (None, "flat-160") if facts.stake > 0 => (160, 1),
            (None, "flat-162") if facts.stake > 0 => (162, 1),
            _ => own_marks,
        };
        if bid_only {
            points[taker] = line_rounded(rules, whole_number(times * said)); // «seule l'enchère est retenue» [C:91]
            return points;
        }
        points[taker] = staked(rules, facts, base, in_place.is_none(), to_bid);
        // «l'équipe perdante marque uniquement ses points» [C:44]; coinched: none [C:46]
        points[defence] = match (facts.stake, rules.word("coinche-loser")) {
            _ if everything.is_some() => 0,
            (0, _) | (_, "keeps-points") => line_rounded(rules, their_marks),
            (_, "keeps-doubled") => line_rounded(rules, (i64::from(times) * their_marks.0, their_marks.1)),
            _ => 0,
        };
    } else {
        let base = match (everything == Some(defence), rules.limit("defence-capot")) {
            (true, Some(raised)) => raised,
            _ => fall(rules, facts),
        };
        points[defence] = failed(rules, facts, base, fall_bid);
        if bid_only {
            return points;
        }
    }
    besides(rules, facts, success, winner, &mut points);
    points
}

/// What the defence marks for a contract that fell: «160 … auxquels s'ajoute, le nombre de points du contrat chuté» [C:44],
/// an announced capot 500 or 410, a générale as much as made or 160 and the contract [C:45, C:78].
fn failed(rules: &Rules, facts: &Facts, base: i32, fall_bid: i32) -> i32 {
    let contract = bid(rules, facts);
    if rules.says("scoring", "bid-only") {
        return line_rounded(rules, whole_number(factor(rules, facts) * contract));
    }
    let (points, contract) = match facts.level {
        Level::Points(_) => (base, fall_bid),
        Level::Capot(_) => match rules.limit("capot-failed") {
            Some(all) => (all - rules.number("capot-bid"), contract),
            None => (fall(rules, facts), contract),
        },
        Level::Generale(_) if rules.says("generale-failed", "full") => {
            announced(rules, facts).expect("a générale")
        }
        Level::Generale(_) => (fall(rules, facts), contract),
    };
    // flat already: nothing else stands in its place
    staked(rules, facts, whole_number(points), false, contract)
}

/// Belotes and declarations: who marks them, and how many times (2.3 no. 3, 5, 6).
fn besides(rules: &Rules, facts: &Facts, success: bool, winner: usize, points: &mut [i32; 2]) {
    let (taker, defence) = (facts.side(), 1 - facts.side());
    let times = |yes: bool, to: usize, id: &str| {
        if yes && facts.stake > 0 && to == winner && rules.says(id, "yes") { factor(rules, facts) } else { 1 }
    };
    let mut belote = |from: usize, to: Option<usize>| {
        let worth = 20 * facts.belotes.iter().filter(|player| **player % 2 == from).count() as i32;
        if let Some(to) = to {
            points[to] += worth * times(true, to, "coinche-multiplies-belote");
        }
    };
    let coinched = facts.stake > 0;
    if success {
        belote(taker, Some(taker));
        belote(
            defence,
            match rules.word("coinche-loser") {
                "zero" if coinched => None,
                "belote-to-winner" if coinched => Some(taker),
                _ => Some(defence),
            },
        );
    } else {
        belote(
            taker,
            match (rules.word("belote-on-chute"), rules.word("coinche-loser")) {
                ("to-defence", _) => Some(defence),
                ("lost", _) => None,
                (_, "zero") if coinched => None,
                (_, "belote-to-winner") if coinched => Some(defence),
                _ => Some(taker),
            },
        );
        belote(defence, Some(defence));
    }
    let worth = declarations(rules, facts);
    let mut annonces = |from: usize, to: Option<usize>| {
        if let Some(to) = to {
            points[to] += worth[from] * times(true, to, "coinche-multiplies-annonces");
        }
    };
    if success {
        annonces(taker, Some(taker));
        annonces(
            defence,
            match rules.word("coinche-loser-annonces") {
                "lost" if coinched => None,
                "to-winner" if coinched => Some(taker),
                _ => Some(defence),
            },
        );
    } else {
        annonces(taker, rules.says("annonces-on-chute", "to-defence").then_some(defence));
        annonces(defence, Some(defence));
    }
}

/// What is known of the last deal when the end is judged.
struct Last {
    points: [i32; 2],
    taker: usize,
    /// Who won it.
    winner: usize,
    /// The belote in its points, by side.
    belote: [i32; 2],
}

/// Who has won the match when a deal is closed [C:48-49, C:91].
fn end(rules: &Rules, totals: [i32; 2], played: i32, last: Option<&Last>) -> Option<usize> {
    let larger = || match totals[0].cmp(&totals[1]) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal if rules.says("equal-end", "last-winner") => last.map(|last| last.winner),
        std::cmp::Ordering::Equal => None,
    };
    if rules.says("match-format", "deals") {
        return if played >= rules.number("deals") { larger() } else { None };
    }
    let target = rules.number("target");
    let at = |total: i32| if rules.says("target-mode", "exceed") { total > target } else { total >= target };
    let there = |side: usize| {
        at(totals[side])
            && match (rules.word("finish-requires"), last) {
                ("any", _) => true,
                (_, None) => false,
                ("deal-won", Some(last)) => last.winner == side,
                ("not-by-belote", Some(last)) => at(totals[side] - last.belote[side]),
                (_, Some(last)) => last.taker == side,
            }
    };
    match (there(0), there(1)) {
        (false, false) => None,
        (true, false) => Some(0),
        (false, true) => Some(1),
        (true, true) => match (rules.word("both-over"), last) {
            ("last-deal", Some(last)) if last.points[0] != last.points[1] => {
                Some(usize::from(last.points[1] > last.points[0]))
            }
            ("last-taker", Some(last)) => Some(last.taker),
            _ => larger(),
        },
    }
}

fn evening(rules: &Rules, dice: &mut Dice) -> Evening {
    let mut reading = Reading { totals: vec![0, 0], ..Reading::default() };
    let mut dealer = dice.between(0, 3) as usize;
    let mut head = vec![format!("dealer {}", NAMES[dealer])];
    let mut totals = [0, 0];
    if rules.says("match-format", "points") && dice.once_in(3) {
        let most = rules.number("target") - 1;
        totals = [most - dice.between(0, 300).min(most), most - dice.between(0, 300).min(most)];
        head.push(format!("start A {} B {}", totals[0], totals[1]));
    }
    let mut lines = Vec::new();
    let mut played = 0;
    for _ in 0..dice.between(1, 5) {
        lines.push("deal".to_owned());
        if rules.says("low-hand", "annul") && dice.once_in(6) {
            // a hand under 11 points, before that player has spoken (2.3 no. 16)
            lines.push(format!("weak {}", NAMES[dice.between(0, 3) as usize]));
            if rules.says("annul-dealer", "next") {
                dealer = (dealer + 1) % 4;
            }
        }
        let mut points = [0, 0];
        let mut last = None;
        let mut again = false;
        match dice.between(0, 19) {
            0 => {
                // 2.3 no. 18
                lines.extend((1..=4).map(|step| format!("pass {}", NAMES[(dealer + step) % 4])));
                again = rules.says("four-passes", "same-dealer");
            }
            1 => lines.push("annul".to_owned()),
            _ => {
                let facts = deal(rules, dice, dealer, &mut lines);
                points = score(rules, &facts);
                last = Some(summed(rules, &facts, points));
            }
        }
        totals = [totals[0] + points[0], totals[1] + points[1]];
        reading.scores.push(points.to_vec());
        reading.closing.push(totals.to_vec());
        if !again {
            played += 1;
            dealer = (dealer + 1) % 4;
        }
        if let Some(side) = end(rules, totals, played, last.as_ref()) {
            reading.over = true;
            reading.winners = vec![side];
            break;
        }
    }
    reading.totals = totals.to_vec();
    Evening { players: 4, head, lines, reading }
}

fn summed(rules: &Rules, facts: &Facts, points: [i32; 2]) -> Last {
    let plain = score(rules, &Facts { belotes: Vec::new(), ..facts.clone() });
    let taker = facts.side();
    // Whether the contract is made does not follow from points alone; belotes apart it is judged as before.
    let success = match facts.result {
        Result::Revoke(player) => player % 2 != taker,
        _ => won(rules, facts),
    };
    Last {
        points,
        taker,
        winner: if success { taker } else { 1 - taker },
        belote: [points[0] - plain[0], points[1] - plain[1]],
    }
}

fn won(rules: &Rules, facts: &Facts) -> bool {
    let taker = facts.side();
    let whole = total(rules, facts.trump);
    let generales = rules.says("generale", "on") && rules.says("generale-unannounced", "counted");
    let value = |alone: bool| rules.number(if alone && generales { "generale-value" } else { "capot-value" });
    match (facts.level, facts.result) {
        (Level::Points(bid), Result::Count(counted)) => made(rules, facts, bid, counted, None),
        (Level::Points(bid), Result::Capot(side)) if side == taker => {
            made(rules, facts, bid, whole, Some(value(false)))
        }
        (Level::Points(bid), Result::Generale(player)) if player % 2 == taker => {
            made(rules, facts, bid, whole, Some(value(true)))
        }
        (Level::Capot(_), Result::Capot(side)) => side == taker,
        (Level::Capot(_), Result::Generale(player)) => player % 2 == taker,
        (Level::Generale(_), Result::Generale(player)) => player == facts.taker,
        _ => false,
    }
}

/// Hands of eight cards, with a carré or a sequence put into one of them now and then.
fn hands(dice: &mut Dice) -> Vec<Vec<(usize, usize)>> {
    let mut hands: Vec<Vec<(usize, usize)>> = vec![Vec::new(); 4];
    let mut left: Vec<(usize, usize)> =
        (0..8).flat_map(|rank| (0..4).map(move |suit| (rank, suit))).collect();
    for _ in 0..dice.between(0, 3) {
        let player = dice.between(0, 3) as usize;
        let (rank, suit) = (dice.between(0, 7) as usize, dice.between(0, 3) as usize);
        let wanted: Vec<(usize, usize)> = if dice.once_in(2) {
            (0..4).map(|suit| (rank, suit)).collect()
        } else {
            (rank..(rank + dice.between(3, 5) as usize).min(8)).map(|rank| (rank, suit)).collect()
        };
        for card in wanted {
            if hands[player].len() < 8 && left.contains(&card) {
                left.retain(|one| *one != card);
                hands[player].push(card);
            }
        }
    }
    for hand in &mut hands {
        while hand.len() < 8 {
            let card = dice.one_of(&left);
            left.retain(|one| *one != card);
            hand.push(card);
        }
    }
    hands
}

/// What a hand declares; a card serves once, or in a sequence and in a carré where the house has it.
fn declared_by(rules: &Rules, player: usize, hand: &[(usize, usize)]) -> Vec<Declared> {
    let mut found = Vec::new();
    let mut used: Vec<(usize, usize)> = Vec::new();
    for rank in 0..6 {
        if (0..4).all(|suit| hand.contains(&(rank, suit))) {
            found.push(Declared { player, sequence: None, rank, suit: 0 });
            used.extend((0..4).map(|suit| (rank, suit)));
        }
    }
    let twice = rules.says("card-in-two-annonces", "yes");
    for suit in 0..4 {
        let mut rank = 0;
        while rank < 8 {
            let run = (rank..8).take_while(|rank| {
                hand.contains(&(*rank, suit)) && (twice || !used.contains(&(*rank, suit)))
            });
            let length = run.count();
            if length >= 3 {
                found.push(Declared { player, sequence: Some(length), rank, suit });
            }
            rank += length.max(1);
        }
    }
    found
}

fn levels(rules: &Rules, trump: Trump, above: i32) -> Vec<i32> {
    let step = rules.number("bid-step");
    let native = !rules.says("bid-compare", "points") && !matches!(trump, Trump::Suit(_));
    let (low, high, by) = match trump {
        Trump::None if native => (70, 130, 10),
        Trump::All if native => (130, 250, 20),
        _ => (rules.number("min-bid"), rules.limit("max-bid").unwrap_or(200).min(200), step),
    };
    let mut all = vec![low];
    let mut next = if native { low + by } else { (low.div_euclid(by) + 1) * by };
    while next <= high {
        all.push(next);
        next += by;
    }
    all.into_iter().filter(|level| *level > above && *level <= high).collect()
}

fn draw_trump(rules: &Rules, dice: &mut Dice) -> Trump {
    match dice.between(0, 3) {
        0 if rules.says("sans-atout", "on") => Trump::None,
        1 if rules.says("tout-atout", "on") => Trump::All,
        _ => Trump::Suit(dice.between(0, 3) as usize),
    }
}

fn deal(rules: &Rules, dice: &mut Dice, dealer: usize, lines: &mut Vec<String>) -> Facts {
    // The auction: one to three bids, each by a later player, none after three passes in a row.
    let mut at = dice.between(1, 4) as usize;
    let mut trump = draw_trump(rules, dice);
    let slam_only = |trump: Trump| rules.says("sa-ta", "capot-only") && !matches!(trump, Trump::Suit(_));
    let mut standing = 0;
    let level = loop {
        let numbers = levels(rules, trump, standing);
        if slam_only(trump) || numbers.is_empty() || dice.once_in(6) {
            let mut slams = vec![Level::Capot("capot")];
            if rules.says("capot-belote", "on") && matches!(trump, Trump::Suit(_)) {
                slams.push(Level::Capot("capot-belote"));
            }
            if rules.says("low-hand", "schmurtz") {
                slams.push(Level::Capot("schmurtz"));
            }
            if rules.says("generale", "on") {
                slams.push(Level::Generale("generale"));
                slams.push(Level::Generale("generale"));
            }
            let slam = dice.one_of(&slams);
            if slam == Level::Capot("schmurtz") {
                trump = Trump::None;
            }
            break slam;
        }
        let low = numbers.len().min(9) as i32 - 1;
        let number = numbers[dice.between(0, low) as usize];
        if dice.once_in(4) && rules.says("bid-compare", "points") && numbers.last() != Some(&number) && at < 6
        {
            // Somebody goes higher.
            lines.push(written_bid(NAMES[(dealer + at) % 4], Level::Points(number), trump));
            standing = number;
            at += dice.between(1, 3) as usize;
            let suit = draw_trump(rules, dice);
            trump = suit;
            continue;
        }
        break Level::Points(number);
    };
    let taker = (dealer + at) % 4;
    lines.push(written_bid(NAMES[taker], level, trump));
    let mut stake = 0;
    let barred = match level {
        Level::Points(number) => {
            rules.says("coinche-80", "no") && (number <= 80 || number <= rules.number("min-bid"))
        }
        Level::Capot(_) => rules.says("coinche-capot", "no"),
        Level::Generale(_) => rules.says("coinche-capot", "no") || rules.says("coinche-generale", "no"),
    };
    if !barred && dice.once_in(2) {
        stake = 1;
        lines.push(format!("coinche {}", NAMES[(taker + dice.one_of(&[1, 3])) % 4]));
        if dice.once_in(3) {
            stake = 2;
            let who = if rules.says("surcoinche-by", "bidder") { 0 } else { dice.one_of(&[0, 2]) };
            lines.push(format!("surcoinche {}", NAMES[(taker + who) % 4]));
        }
    }
    let hands = hands(dice);
    let mut facts = Facts {
        taker,
        level,
        trump,
        stake,
        declared: Vec::new(),
        belotes: Vec::new(),
        result: Result::Count(0),
    };
    let schmurtz = level == Level::Capot("schmurtz");
    let mut said = Vec::new();
    if rules.says("annonces", "on") && !schmurtz && dice.once_in(2) {
        for step in 1..=4 {
            let player = (dealer + step) % 4;
            for one in declared_by(rules, player, &hands[player]) {
                let kind = match one.sequence {
                    None => "carre",
                    Some(3) => "tierce",
                    Some(4) => "cinquante",
                    Some(_) => "cent",
                };
                said.push(format!(
                    "declare {} {kind} {}{}",
                    NAMES[player], RANKS[one.rank], LETTERS[one.suit]
                ));
                facts.declared.push(one);
            }
        }
    }
    if !rules.says("annonces", "off") {
        for player in 0..4 {
            for suit in 0..4 {
                let has = hands[player].contains(&(1, suit)) && hands[player].contains(&(2, suit));
                let counts = match trump {
                    Trump::Suit(trump) => trump == suit,
                    Trump::None => false,
                    Trump::All => rules.says("ta-belotes", "per-suit"),
                };
                if has && counts && (dice.once_in(2) || matches!(level, Level::Capot("capot-belote"))) {
                    let of = if trump == Trump::All { format!(" {}", SUITS[suit]) } else { String::new() };
                    said.push(format!("belote {}{of}", NAMES[player]));
                    facts.belotes.push(player);
                }
            }
        }
    }
    let whole = total(rules, trump);
    facts.result = match dice.between(0, 9) {
        0 => Result::Capot(dice.between(0, 1) as usize),
        1 => Result::Generale(dice.between(0, 3) as usize),
        2 if matches!(level, Level::Points(_)) => Result::Revoke(dice.between(0, 3) as usize),
        3 if !matches!(level, Level::Points(_)) => Result::Generale(taker),
        4 if !matches!(level, Level::Points(_)) => Result::Capot(taker % 2),
        5 => Result::Count(whole / 2),
        _ => {
            // Near what was bid, or anything.
            let near = match level {
                Level::Points(number) => number * whole / 162,
                _ => whole / 2,
            };
            let counted = if dice.once_in(2) { near + dice.between(-25, 25) } else { dice.between(0, whole) };
            Result::Count(counted.clamp(whole / 10, whole - whole / 10))
        }
    };
    if matches!(level, Level::Capot(_))
        && rules.says("scoring", "made-only")
        && let Result::Generale(player) = facts.result
    {
        facts.result = Result::Capot(player % 2);
    }
    let line = match facts.result {
        Result::Count(counted) => {
            if dice.once_in(2) {
                format!("points {} {counted}", NAMES[taker])
            } else {
                format!("points {} {}", NAMES[(taker + 1) % 4], whole - counted)
            }
        }
        Result::Capot(side) => format!("capot {}", ["A", "B"][side]),
        Result::Generale(player) => format!("generale {}", NAMES[player]),
        Result::Revoke(player) => format!("revoke {}", NAMES[player]),
    };
    lines.extend(said);
    lines.push(line);
    facts
}

fn written_bid(name: &str, level: Level, trump: Trump) -> String {
    let suit = match trump {
        Trump::Suit(suit) => SUITS[suit],
        Trump::None => "none",
        Trump::All => "all",
    };
    match level {
        Level::Points(number) => format!("bid {name} {number} {suit}"),
        Level::Capot("schmurtz") => format!("bid {name} schmurtz"),
        Level::Capot(word) | Level::Generale(word) => format!("bid {name} {word} {suit}"),
    }
}

#[test]
fn coinche_reads_the_same_twice() {
    compare(&Game {
        id: "coinche",
        untouched: &["last-deal-exact", "decoincher"],
        covered: |rules| {
            let line = rules.says("rounding-at", "line");
            let capot = rules.number("capot-announced").min(rules.limit("capot-failed").unwrap_or(4000));
            let native = !rules.says("bid-compare", "points");
            let by_tens = matches!(rules.number("bid-step"), 5 | 10) && rules.says("max-bid", "none");
            // a fall that marks the bid alone, and no bid
            let nothing = rules.says("coinche-scope", "bid-alone") && rules.says("fall-adds-bid", "no");
            (!native || by_tens)
                && !nothing
                && !matches!(rules.word("litige"), "held" | "replay")
                && capot >= rules.number("capot-bid")
                && !rules.says("sa-count", "times-152")
                && !rules.says("ta-count", "times-152")
                && !(line && rules.word("rounding").starts_with("complement"))
        },
        usual: |id| match id {
            "target" => &[300, 500, 1000, 1500, 2000, 3000],
            "deals" => &[1, 2, 3, 4],
            "min-bid" => &[80, 82, 90],
            "bid-step" => &[5, 10],
            "max-bid" => &[160, 180, 270],
            "contract-margin" => &[0, 1, 2],
            "belote-floor" => &[0, 81, 82],
            "defence-capot" => &[250, 252],
            "capot-value" => &[250, 252],
            "capot-announced" => &[250, 350, 500, 540, 600],
            "capot-bid" => &[250, 0],
            "capot-failed" => &[250, 500],
            "generale-value" => &[350, 400, 500, 1000],
            "coinche-factor" => &[2, 3],
            "surcoinche-factor" => &[3, 4],
            "sans-atout-factor" => &[1, 2],
            "misdeal-cost" => &[160, 162],
            "out-of-turn" => &[162],
            _ => &[],
        },
        couple: |rules, set| {
            let bid_only = rules.says("scoring", "bid-only");
            let scope = rules.says("coinche-scope", "bid-only");
            let native = !rules.says("bid-compare", "points")
                || rules.says("sa-count", "native")
                || rules.says("ta-count", "native");
            let keeps = rules.word("coinche-loser").starts_with("keeps");
            let mut follow = |id: &str, value: &str| {
                if !set(id) {
                    rules.0.insert(id.to_owned(), value.to_owned());
                }
            };
            if native {
                // «comptés normalement, mais ce sont les enchères qui sont comparées» [C:82]: all of it, or nothing
                follow("bid-compare", "native-linear");
                follow("sa-count", "native");
                follow("ta-count", "native");
            }
            if keeps {
                follow("coinche-loser-annonces", "kept");
            }
            if bid_only {
                // «le plus souvent en 1000 points … et sans les annonces» [C:91]
                follow("target", "1000");
                follow("annonces", "belote-only");
            } else if scope {
                // «dans ce cas, la partie se joue généralement en 2000 points» [C:76]
                follow("target", "2000");
            }
        },
        cells: |_| Vec::new(),
        evening,
    });
}
