//! Coinche, read slowly (rules.md 2, rules-beyond.md; source C).
//!
//! Not covered: bids compared natively with steps or limits of their own or by one of the two counts only, and without cards nothing of how a trick is won
//! or shown.

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

/// What a deal came to before or without tricks.
#[derive(Debug, Clone)]
enum Came {
    /// Nobody marks for it.
    Nothing,
    /// A misdeal that is paid to this side.
    Misdealt(usize),
    /// It was played, or ruled.
    Played(Facts),
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
    /// The side with the last trick, where the count asks for it.
    last_trick: Option<usize>,
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
fn converted(rules: &Rules, trump: Trump, counted: i32, last_trick: bool) -> Exact {
    let counted = i64::from(counted);
    let (columns, whole) = if trump == Trump::All { (AT_ALL, 258) } else { (AT_NONE, 130) };
    match count(rules, trump) {
        "table" if !rules.says("between-columns", "proportional") => {
            // a column is the least native total that is worth that classic number
            let reached = (0..17).filter(|no| i64::from(columns[*no]) <= counted).max().unwrap_or(0);
            (i64::from(CLASSIC[reached]), 1)
        }
        "table" | "proportional" => (counted * 162, whole),
        // «the cards × 152/120 or × 152/248, the last trick apart»
        "times-152" => {
            let last = if last_trick { 10 } else { 0 };
            ((counted - last) * 152 + last * (whole - 10), whole - 10)
        }
        "two-thirds" => (counted * 2, 3),
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

/// To the unit, a half by what the house says.
fn to_the_unit((over, under): Exact, half_up: bool) -> i32 {
    if half_up {
        (2 * over + under).div_euclid(2 * under) as i32
    } else {
        -((under - 2 * over).div_euclid(2 * under)) as i32
    }
}

/// Where a half goes: up, down with `half-down`, and by `complement-half` where one side marks the rest.
fn half_goes_up(rules: &Rules) -> bool {
    match rules.word("rounding") {
        "half-down" => false,
        "complement" | "complement-defence" => rules.says("complement-half", "up"),
        _ => true,
    }
}

/// What a side marks for its points: exact, before anything is rounded.
fn to_mark(rules: &Rules, trump: Trump, counted: i32, last_trick: bool) -> Exact {
    let (columns, whole) = if trump == Trump::All { (AT_ALL, 258) } else { (AT_NONE, 130) };
    match count(rules, trump) {
        "table" => match rules.word("between-columns") {
            // every point above a column goes
            "nearest" if rules.says("rounding", "down") => converted(rules, trump, counted, last_trick),
            "nearest" => {
                let far = |no: &usize| (columns[*no] - counted).abs();
                // the nearest column; a tie goes up, or where halves go
                let nearest =
                    if half_goes_up(rules) { (0..17).rev().min_by_key(far) } else { (0..17).min_by_key(far) };
                (i64::from(CLASSIC[nearest.expect("a column")]), 1)
            }
            "floor" => converted(rules, trump, counted, last_trick),
            _ => (i64::from(counted) * 162, whole),
        },
        _ => converted(rules, trump, counted, last_trick),
    }
}

/// Is the mark a column of the table already? It is not rounded again.
fn is_column(rules: &Rules, trump: Trump) -> bool {
    count(rules, trump) == "table" && !rules.says("between-columns", "proportional")
}

/// One mark rounded on its own; `won` says whether its side has won the deal.
fn one_mark(rules: &Rules, (over, under): Exact, won: bool) -> i32 {
    let up = half_goes_up(rules);
    match rules.word("rounding") {
        "none" => to_the_unit((over, under), up),
        "winner" if !won => to_the_unit((over, under), up),
        "down" => {
            let step = rules.number("bid-step");
            over.div_euclid(under * i64::from(step)) as i32 * step
        }
        // «one point off each side, then to the nearest five»
        "less-one-by-five" => {
            let less = (over - under).max(0);
            (2 * less + 5 * under).div_euclid(10 * under) as i32 * 5
        }
        _ => rounded(rules, (over, under), up),
    }
}

/// How the points of a deal are brought to the sheet.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Sheet {
    /// Each mark rounded.
    Marks,
    /// Whole points, the line being rounded afterwards.
    Line,
    /// Exactly, in the deal that ends the match.
    Exactly,
}

/// The marks of both sides for their points, the taker's first.
fn marks(rules: &Rules, facts: &Facts, counted: i32, won: [bool; 2], sheet: Sheet) -> [i32; 2] {
    let up = half_goes_up(rules);
    let exact = exact_marks(rules, facts, counted);
    let one = |place: usize| {
        if is_column(rules, facts.trump) {
            (exact[place].0 / exact[place].1) as i32
        } else if sheet == Sheet::Marks {
            one_mark(rules, exact[place], won[place])
        } else {
            to_the_unit(exact[place], up)
        }
    };
    let rest = |of: i32| (flat(rules, facts.trump, false) - of).max(0);
    match rules.word("rounding") {
        "complement" if sheet != Sheet::Exactly => [one(0), rest(one(0))],
        "complement-defence" if sheet != Sheet::Exactly => [rest(one(1)), one(1)],
        _ => [one(0), one(1)],
    }
}

fn exact_marks(rules: &Rules, facts: &Facts, counted: i32) -> [Exact; 2] {
    let other = total(rules, facts.trump) - counted;
    let last = |side: usize| facts.last_trick == Some(side);
    [
        to_mark(rules, facts.trump, counted, last(facts.side())),
        to_mark(rules, facts.trump, other, last(1 - facts.side())),
    ]
}

fn worth(rules: &Rules, trump: Trump, declared: &Declared) -> i32 {
    match declared.sequence {
        Some(3) => 20,
        Some(4) => 50,
        Some(_) => 100,
        None => match (RANKS[declared.rank], aces_high(rules, trump)) {
            ("A", true) => 200,
            ("10", true) => 150,
            (_, true) => 100,
            ("J", false) => 200,
            ("9", false) => 150,
            _ => 100,
        },
    }
}

/// Where aces are worth 200 and tens 150.
fn aces_high(rules: &Rules, trump: Trump) -> bool {
    match rules.word("carre-sa") {
        "aces-high" => trump == Trump::None,
        "aces-high-all" => !matches!(trump, Trump::Suit(_)),
        _ => false,
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

/// What stands in the place of the points: 160, or 162 where the house counts them exactly; all the points of the count
/// where one bids and counts natively (2.5), and with plus-50.
fn flat(rules: &Rules, trump: Trump, exactly: bool) -> i32 {
    match (trump, count(rules, trump), exactly) {
        (Trump::None, "native", _) => 130,
        (Trump::All, "native" | "plus-50", false) => 260,
        (Trump::All, "native" | "plus-50", true) => 258,
        (_, _, false) => 160,
        (_, _, true) => 162,
    }
}

/// Points and bid of the winner, by what the coinche multiplies (2.3 no. 6).
fn staked(rules: &Rules, facts: &Facts, points: i32, bid: i32) -> i32 {
    let times = factor(rules, facts);
    match rules.word("coinche-scope") {
        _ if facts.stake == 0 => points + bid,
        "bid-only" => points + times * bid,
        // 320 or 640 in place of the points of the cards; what stands for a capot is multiplied like them
        "flat-320" => times * points + bid,
        "bid-alone" => times * self::bid(rules, facts),
        _ => times * (points + bid),
    }
}

/// The flat points of a fall.
fn fall(rules: &Rules, facts: &Facts) -> i32 {
    flat(rules, facts.trump, rules.says("fall-base", "162"))
}

/// How a contract in points came out.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Judged {
    Made,
    Failed,
    /// Both sides have as many points, and the house has a rule for that.
    Tied,
}

/// Is a contract in points made? (2.8, 2.3 no. 1, 10, 11)
fn judged(rules: &Rules, facts: &Facts, bid: i32, counted: i32, capot: Option<i32>) -> Judged {
    let side = facts.side();
    let annonces = declarations(rules, facts);
    let belotes =
        |side: usize| 20 * facts.belotes.iter().filter(|player| **player % 2 == side).count() as i32;
    let last = |side: usize| facts.last_trick == Some(side);
    let margin = rules.number("contract-margin");
    // 2.3 no. 14: bid on 160, fifty more are needed on 258
    let fifty = if count(rules, facts.trump) == "plus-50" { 50 } else { 0 };
    let other = total(rules, facts.trump) - counted;
    let (mut own, under) = converted(rules, facts.trump, counted, last(side));
    let (theirs, _) = converted(rules, facts.trump, other, last(1 - side));
    // What is held against the bid, and what must be there besides: by the table, points of its own scale.
    let (mut towards, mut besides) = if is_column(rules, facts.trump) {
        (converted(rules, facts.trump, counted - margin, last(side)).0, 0)
    } else {
        (own, margin)
    };
    let mut tricks = own;
    if rules.says("contract-points", "rounded") {
        // «85 rounded makes 90; 81–81 passes and 80–82 falls»: the sides are compared by what they counted
        let [ours, _] = marks(rules, facts, counted, [true, false], Sheet::Marks);
        tricks = i64::from(ours) * under;
        (towards, besides) = (tricks, margin);
    }
    if let Some(least) = capot {
        own = own.max(i64::from(least) * under);
        (towards, besides, tricks) = (own, margin, own);
    }
    let helps = match rules.word("belote-counts-for-contract") {
        "yes" => true,
        "no" => false,
        _ => bid >= 100,
    };
    if helps && tricks >= i64::from(rules.number("belote-floor")) * under {
        towards += i64::from(belotes(side)) * under;
    }
    if rules.says("contract-counts-annonces", "own") {
        towards += i64::from(annonces[side]) * under;
    }
    let reaches = towards >= i64::from(bid + besides + fifty) * under;
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
    // «when both sides have as many points and the bid is reached»; where one only has to beat, no bid is asked for
    let tied = left == right && (reaches || rules.says("contract-test", "beat-only"));
    match rules.word("litige") {
        "held" | "replay" if tied => Judged::Tied,
        "taker-loses" if tied => Judged::Failed,
        _ if honoured && !sunk => Judged::Made,
        _ => Judged::Failed,
    }
}

/// What a deal gives.
#[derive(Debug, Clone, Default)]
struct Scored {
    /// What each side marks: A, B.
    points: [i32; 2],
    /// What of it is belote.
    belote: [i32; 2],
    /// Who won the deal.
    winner: Option<usize>,
    /// What waits for the winner of the next.
    held: i32,
    /// Is it played again?
    again: bool,
}

/// A sum in a cell of the marking table: how often own points, their points and the bid, and a number.
type Sum = [i32; 4];

/// What the house has written into a cell; a row of its own follows another until it is written.
fn cell(rules: &Rules, row: &str, stake: usize, part: &str) -> Option<String> {
    let stake = ["plain", "coinched", "surcoinched"][stake];
    let follows = match row {
        "capot-dry" => "capot-failed",
        "capot-alone" => "generale",
        _ => row,
    };
    [row, follows].into_iter().find_map(|row| {
        let written = rules.word(&format!("marks.{row}.{stake}.{part}"));
        (!written.is_empty()).then(|| written.to_owned())
    })
}

fn sum(text: &str) -> Sum {
    let mut sum = [0; 4];
    for term in text.split(" + ") {
        let (times, name) = term.split_once('*').unwrap_or(("1", term));
        let place = match name {
            "points" => 0,
            "their-points" => 1,
            "bid" => 2,
            _ => {
                sum[3] += term.parse::<i32>().expect("a number");
                continue;
            }
        };
        sum[place] += times.parse::<i32>().expect("a number");
    }
    sum
}

/// What a cell comes to, with own points, the other side's, and the bid.
fn worked_out([points, theirs, bid, flat]: Sum, own: i32, other: i32, contract: i32) -> i32 {
    points * own + theirs * other + bid * contract + flat
}

/// The row of the marking table a deal falls under.
fn row(facts: &Facts, success: bool, everything: Option<usize>, one_player: bool) -> &'static str {
    let (taker, defence) = (facts.side(), 1 - facts.side());
    match (facts.level, success) {
        (Level::Points(_), true) if everything == Some(taker) && one_player => "generale",
        (Level::Points(_), true) if everything == Some(taker) => "capot",
        (Level::Points(_), true) => "made",
        (Level::Points(_), false) if everything == Some(defence) => "defence-capot",
        (Level::Points(_), false) => "failed",
        // 2.3 no. 17: a schmürtz is 250 + 250, whoever took the tricks
        (Level::Capot("schmurtz"), true) => "capot-made",
        (Level::Capot(_), true) if one_player => "capot-alone",
        (Level::Capot(_), true) => "capot-made",
        (Level::Capot(_), false) if everything == Some(defence) => "capot-dry",
        (Level::Capot(_), false) => "capot-failed",
        (Level::Generale(_), true) => "generale-made",
        (Level::Generale(_), false) => "generale-failed",
    }
}

/// What each side marks; `exactly` in the deal that ends the match.
fn score(rules: &Rules, facts: &Facts, held: i32, exactly: bool) -> Scored {
    let (taker, defence) = (facts.side(), 1 - facts.side());
    let by_line = rules.says("rounding-at", "line");
    let sheet = match by_line {
        _ if exactly => Sheet::Exactly,
        true => Sheet::Line,
        false => Sheet::Marks,
    };
    let line = |points: i32, won: bool| {
        if sheet == Sheet::Line { one_mark(rules, (i64::from(points), 1), won) } else { points }
    };
    let whole = total(rules, facts.trump);
    let said = bid(rules, facts);

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
            let row = row(facts, false, None, false);
            let price = if rules.says("renonce", "flat-160") {
                fall(rules, facts)
            } else if let Some(written) = cell(rules, row, facts.stake, "defence") {
                worked_out(sum(&written), 0, 0, said) // nothing was counted
            } else {
                failed(rules, facts, fall(rules, facts))
            };
            let mut points = [0, 0];
            points[innocent] = line(price, true) + held;
            return Scored { points, winner: Some(innocent), ..Scored::default() };
        }
    };
    let generales = rules.says("generale", "on") && rules.says("generale-unannounced", "counted");
    let judged = match facts.level {
        Level::Points(bid) => {
            let least = (everything == Some(taker)).then(|| {
                rules.number(if alone.is_some() && generales { "generale-value" } else { "capot-value" })
            });
            match judged(rules, facts, bid, counted, least) {
                // without a trick a contract falls, whatever was declared
                _ if everything == Some(defence) => Judged::Failed,
                judged => judged,
            }
        }
        Level::Capot(_) if everything == Some(taker) => Judged::Made,
        Level::Generale(_) if alone == Some(facts.taker) => Judged::Made,
        _ => Judged::Failed,
    };
    if judged == Judged::Tied {
        if rules.says("litige", "replay") {
            return Scored { again: true, ..Scored::default() };
        }
        // «the defence marks its points and those of the taker go to the winner of the next deal»
        let as_written = if exactly { Sheet::Exactly } else { Sheet::Marks };
        let [_, theirs] = marks(rules, facts, counted, [false, false], as_written);
        let [waiting, _] = marks(rules, facts, counted, [false, false], Sheet::Marks);
        let mut scored = Scored { held: held + waiting, ..Scored::default() };
        scored.points[defence] = theirs;
        besides(rules, &Facts { stake: 0, ..facts.clone() }, "made", &mut scored);
        return scored;
    }
    let success = judged == Judged::Made;
    let winner = if success { taker } else { defence };
    let row = row(facts, success, everything, alone.is_some() && generales);
    let [own, theirs] = marks(rules, facts, counted, [success, !success], sheet);
    let by_the_options = if success {
        made(rules, facts, row, own, theirs)
    } else {
        let base = match (row, rules.limit("defence-capot")) {
            ("defence-capot", Some(raised)) => raised,
            _ => fall(rules, facts),
        };
        [0, failed(rules, facts, base)]
    };
    let mut scored = Scored { winner: Some(winner), ..Scored::default() };
    for (place, part) in ["taker", "defence"].into_iter().enumerate() {
        let [mine, other] = [[own, theirs], [theirs, own]][place];
        let points = match cell(rules, row, facts.stake, part) {
            Some(written) => worked_out(sum(&written), mine, other, said),
            None => by_the_options[place],
        };
        scored.points[[taker, defence][place]] = line(points, [success, !success][place]);
    }
    besides(rules, facts, row, &mut scored);
    scored.points[winner] += held;
    scored
}

/// What taker and defence mark for a contract that is made.
fn made(rules: &Rules, facts: &Facts, row: &str, own: i32, theirs: i32) -> [i32; 2] {
    let said = bid(rules, facts);
    let times = factor(rules, facts);
    if rules.says("scoring", "bid-only") {
        return [times * said, 0]; // «seule l'enchère est retenue» [C:91]
    }
    let coinched = facts.stake > 0;
    let points = match rules.word("coinched-made-base") {
        "flat-160" if coinched => flat(rules, facts.trump, false),
        "flat-162" if coinched => flat(rules, facts.trump, true),
        _ if coinched && rules.says("coinche-scope", "flat-320") => flat(rules, facts.trump, false),
        _ => own,
    };
    let base = match (row, rules.word("capot-unannounced")) {
        ("capot", "value") => rules.number("capot-value"),
        ("capot", "plus-90") => points + 90,
        // «la générale … G instead of 250», unannounced and for an announced capot alike
        ("generale" | "capot-alone", _) => rules.number("generale-value"),
        ("capot-made" | "generale-made", _) => announced(rules, facts).expect("announced").0,
        _ => points,
    };
    // made-only: the points made; an announced capot marks its 500 in all
    let to_bid =
        if rules.says("scoring", "made-only") && matches!(facts.level, Level::Points(_)) { 0 } else { said };
    // «l'équipe perdante marque uniquement ses points» [C:44]; coinched: none [C:46]
    let defence = match (facts.stake, rules.word("coinche-loser")) {
        _ if row != "made" => 0,
        (0, _) | (_, "keeps-points") => theirs,
        (_, "keeps-doubled") => times * theirs,
        _ => 0,
    };
    [staked(rules, facts, base, to_bid), defence]
}

/// What the defence marks for a contract that fell: «160 … auxquels s'ajoute, le nombre de points du contrat chuté» [C:44],
/// an announced capot 500 or 410, a générale as much as made or 160 and the contract [C:45, C:78].
fn failed(rules: &Rules, facts: &Facts, base: i32) -> i32 {
    let contract = bid(rules, facts);
    if rules.says("scoring", "bid-only") {
        return factor(rules, facts) * contract;
    }
    let (points, contract) = match facts.level {
        Level::Points(_) if rules.says("fall-adds-bid", "no") => (base, 0),
        Level::Points(_) => (base, contract),
        Level::Capot(_) => match rules.limit("capot-failed") {
            Some(all) => (all - rules.number("capot-bid"), contract),
            None => (fall(rules, facts), contract),
        },
        Level::Generale(_) if rules.says("generale-failed", "full") => {
            announced(rules, facts).expect("a générale")
        }
        Level::Generale(_) => (fall(rules, facts), contract),
    };
    staked(rules, facts, points, contract)
}

/// Belotes and declarations: who marks them, and how many times (2.3 no. 3, 5, 6); the house may write that itself.
fn besides(rules: &Rules, facts: &Facts, row: &str, scored: &mut Scored) {
    let sides = [facts.side(), 1 - facts.side()];
    let success =
        matches!(row, "made" | "capot" | "capot-made" | "capot-alone" | "generale" | "generale-made");
    let winner = if success { 0 } else { 1 };
    let coinched = facts.stake > 0;
    let declared = declarations(rules, facts);
    for place in [0, 1] {
        let belotes = facts.belotes.iter().filter(|player| **player % 2 == sides[place]).count() as i32;
        // To whom by the options: none, or a place.
        let belote = if place == winner {
            Some(place)
        } else {
            let kept = match rules.word("coinche-loser") {
                "zero" if coinched => None,
                "belote-to-winner" if coinched => Some(winner),
                _ => Some(place),
            };
            match rules.word("belote-on-chute") {
                _ if success => kept,
                "to-defence" => Some(winner),
                "lost" => None,
                _ => kept,
            }
        };
        let annonces = match (place == winner, success) {
            (true, _) => Some(place),
            (false, true) => match rules.word("coinche-loser-annonces") {
                "lost" if coinched => None,
                "to-winner" if coinched => Some(winner),
                _ => Some(place),
            },
            (false, false) => rules.says("annonces-on-chute", "to-defence").then_some(winner),
        };
        let who = ["taker", "defence"][place];
        for (what, worth, to) in
            [("belote", 20 * belotes, belote), ("annonces", declared[sides[place]], annonces)]
        {
            // «seule l'enchère … et sans les annonces» [C:91]
            let to = to.filter(|_| !rules.says("scoring", "bid-only"));
            let multiplied =
                coinched && to == Some(winner) && rules.says(&format!("coinche-multiplies-{what}"), "yes");
            let times = if multiplied { factor(rules, facts) } else { 1 };
            let (to, times) = match cell(rules, row, facts.stake, &format!("{who}-{what}")) {
                None => (to, times),
                Some(written) => {
                    let (times, name) = written.split_once('*').unwrap_or(("1", &written));
                    let to = match name {
                        "own" => Some(place),
                        "other" => Some(1 - place),
                        _ => None,
                    };
                    (to, times.parse().expect("a number"))
                }
            };
            if let Some(to) = to {
                scored.points[sides[to]] += worth * times;
                if what == "belote" {
                    scored.belote[sides[to]] += worth * times;
                }
            }
        }
    }
}

/// What is known of the last deal when the end is judged.
struct Last {
    scored: Scored,
    /// Who had taken it, if anybody.
    taker: Option<usize>,
}

/// Who has won the match when a deal is closed [C:48-49, C:91].
fn end(rules: &Rules, totals: [i32; 2], played: i32, last: Option<&Last>) -> Option<usize> {
    let larger = || match totals[0].cmp(&totals[1]) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal if rules.says("equal-end", "last-winner") => {
            last.and_then(|last| last.scored.winner)
        }
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
                ("deal-won", Some(last)) => last.scored.winner == Some(side),
                ("not-by-belote", Some(last)) => at(totals[side] - last.scored.belote[side]),
                (_, Some(last)) => last.taker == Some(side),
            }
    };
    match (there(0), there(1)) {
        (false, false) => None,
        (true, false) => Some(0),
        (false, true) => Some(1),
        (true, true) => match (rules.word("both-over"), last) {
            ("last-deal", Some(last)) if last.scored.points[0] != last.scored.points[1] => {
                Some(usize::from(last.scored.points[1] > last.scored.points[0]))
            }
            ("last-taker", Some(Last { taker: Some(taker), .. })) => Some(*taker),
            _ => larger(),
        },
    }
}

fn evening(rules: &Rules, dice: &mut Dice) -> Evening {
    let mut reading = Reading { totals: vec![0, 0], ..Reading::default() };
    let mut dealer = dice.between(0, 3) as usize;
    let mut head = vec![format!("dealer {}", NAMES[dealer])];
    let mut totals = [0, 0];
    let mut held = 0;
    if rules.says("match-format", "points") && dice.once_in(3) {
        let most = rules.number("target") - 1;
        totals = [most - dice.between(0, 300).min(most), most - dice.between(0, 300).min(most)];
        let mut start = format!("start A {} B {}", totals[0], totals[1]);
        if rules.says("litige", "held") && dice.once_in(2) {
            held = 10 * dice.between(0, 8);
            start.push_str(&format!(" held {held}"));
        }
        head.push(start);
    }
    let mut lines = Vec::new();
    let mut played = 0;
    for _ in 0..dice.deals(5) {
        lines.push("deal".to_owned());
        let (came, first) = came(rules, dice, dealer, &mut lines);
        dealer = first;
        let (mut again, mut taker) = (false, None);
        let scored = match came {
            Came::Nothing => {
                again = lines.last().is_some_and(|line| line.starts_with("pass"))
                    && rules.says("four-passes", "same-dealer");
                Scored { held, ..Scored::default() }
            }
            Came::Misdealt(side) => {
                let mut points = [0, 0];
                points[side] = rules.number("misdeal-cost") + held;
                Scored { points, winner: Some(side), ..Scored::default() }
            }
            Came::Played(facts) => {
                taker = Some(facts.side());
                let exact = score(rules, &facts, held, true);
                let sum = [totals[0] + exact.points[0], totals[1] + exact.points[1]];
                let last = Last { scored: exact, taker };
                let ends = end(rules, sum, played + i32::from(!last.scored.again), Some(&last)).is_some();
                if rules.says("last-deal-exact", "yes") && ends {
                    last.scored
                } else {
                    score(rules, &facts, held, false)
                }
            }
        };
        again |= scored.again;
        if !scored.again {
            held = scored.held;
        }
        totals = [totals[0] + scored.points[0], totals[1] + scored.points[1]];
        reading.scores.push(scored.points.to_vec());
        reading.closing.push(totals.to_vec());
        if !again {
            played += 1;
            dealer = (dealer + 1) % 4;
        }
        if let Some(side) = end(rules, totals, played, Some(&Last { scored, taker })) {
            reading.over = true;
            reading.winners = vec![side];
            break;
        }
    }
    reading.totals = totals.to_vec();
    Evening { players: 4, head, lines, reading }
}

/// A deal: what came of it, and who dealt it in the end.
fn came(rules: &Rules, dice: &mut Dice, mut dealer: usize, lines: &mut Vec<String>) -> (Came, usize) {
    let mut misdeals = 0;
    while dice.once_in(8) {
        misdeals += 1;
        lines.push(format!("misdeal {}", NAMES[dealer]));
        // «with third he may not bid after the second, and the third gives misdeal-cost; with second it is the second»
        let paid = match rules.word("misdeal") {
            "second" => misdeals == 2,
            "third" => misdeals == 3,
            _ => false,
        };
        if paid {
            return (Came::Misdealt(1 - dealer % 2), dealer);
        }
    }
    let mute = (rules.says("misdeal", "third") && misdeals >= 2).then_some(dealer);
    if misdeals == 0 && rules.says("low-hand", "annul") && dice.once_in(6) {
        // a hand under 11 points, before that player has spoken (2.3 no. 16)
        lines.push(format!("weak {}", NAMES[dice.between(0, 3) as usize]));
        if rules.says("annul-dealer", "next") {
            dealer = (dealer + 1) % 4;
        }
    }
    match dice.between(0, 19) {
        0 => {
            // 2.3 no. 18
            lines.extend((1..=4).map(|step| format!("pass {}", NAMES[(dealer + step) % 4])));
            (Came::Nothing, dealer)
        }
        1 => {
            lines.push("annul".to_owned());
            (Came::Nothing, dealer)
        }
        2 if rules.says("misdeal", "after-trump") => {
            // «free until the trump is fixed and is paid afterwards»
            let step = dice.between(1, 4) as usize;
            let number = levels(rules, Trump::Suit(0), 0).first().copied().unwrap_or(80);
            lines.push(format!("bid {} {number} hearts", NAMES[(dealer + step) % 4]));
            lines.extend((1..=4).map(|pass| format!("pass {}", NAMES[(dealer + step + pass) % 4])));
            if rules.says("self-overbid", "no") {
                lines.pop(); // three passes close it
            }
            lines.push(format!("misdeal {}", NAMES[dealer]));
            (Came::Misdealt(1 - dealer % 2), dealer)
        }
        _ => (Came::Played(deal(rules, dice, dealer, mute, lines)), dealer),
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

fn deal(
    rules: &Rules,
    dice: &mut Dice,
    dealer: usize,
    mute: Option<usize>,
    lines: &mut Vec<String>,
) -> Facts {
    // The auction: one to three bids, each by a later player, none after three passes in a row.
    let most = rules.limit("max-bids-per-player").unwrap_or(i32::MAX);
    let mut bids = [0; 4];
    let may = |bids: &[i32; 4], player: usize| mute != Some(player) && bids[player] < most;
    let mut at = dice.between(1, if mute.is_some() { 3 } else { 4 }) as usize;
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
        let later: Vec<usize> = (at + 1..=at + 3).filter(|at| may(&bids, (dealer + *at) % 4)).collect();
        if dice.once_in(4)
            && rules.says("bid-compare", "points")
            && numbers.last() != Some(&number)
            && at < 6
            && !later.is_empty()
        {
            // Somebody goes higher.
            lines.push(written_bid(NAMES[(dealer + at) % 4], Level::Points(number), trump));
            bids[(dealer + at) % 4] += 1;
            standing = number;
            at = dice.one_of(&later);
            let suit = draw_trump(rules, dice);
            trump = suit;
            continue;
        }
        break Level::Points(number);
    };
    let mut taker = (dealer + at) % 4;
    let mut level = level;
    lines.push(written_bid(NAMES[taker], level, trump));
    bids[taker] += 1;
    let mut stake = 0;
    while !barred(rules, level, trump) && dice.once_in(2) {
        // «on peut décoincher en annonçant une annonce supérieure» [C:73]
        let partner = (taker + 2) % 4;
        let above = match level {
            Level::Points(number) if rules.says("bid-compare", "points") && may(&bids, partner) => {
                levels(rules, trump, number)
            }
            _ => Vec::new(),
        };
        if rules.says("decoincher", "on") && !above.is_empty() && dice.once_in(2) {
            lines.push(format!("coinche {}", NAMES[(taker + 1) % 4]));
            taker = partner;
            level = Level::Points(above[dice.between(0, above.len().min(4) as i32 - 1) as usize]);
            lines.push(written_bid(NAMES[taker], level, trump));
            bids[taker] += 1;
            continue;
        }
        stake = 1;
        lines.push(format!("coinche {}", NAMES[(taker + dice.one_of(&[1, 3])) % 4]));
        if dice.once_in(3) {
            stake = 2;
            let who = if rules.says("surcoinche-by", "bidder") { 0 } else { dice.one_of(&[0, 2]) };
            lines.push(format!("surcoinche {}", NAMES[(taker + who) % 4]));
        }
        break;
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
        last_trick: None,
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
        2 => Result::Revoke(dice.between(0, 3) as usize),
        3 if !matches!(level, Level::Points(_)) => Result::Generale(taker),
        4 if !matches!(level, Level::Points(_)) => Result::Capot(taker % 2),
        5 => Result::Count(whole / 2),
        6 if !rules.says("litige", "none") => {
            // As many on both sides, with what was shown.
            let shown = declarations(rules, &facts);
            let belotes =
                |side: usize| 20 * facts.belotes.iter().filter(|player| **player % 2 == side).count() as i32;
            let has = |side: usize| shown[side] + belotes(side);
            let level = (whole - has(facts.side()) + has(1 - facts.side())) / 2;
            Result::Count(level.clamp(whole / 10, whole - whole / 10))
        }
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
    facts.last_trick = match facts.result {
        Result::Count(_) => Some(dice.between(0, 1) as usize),
        Result::Capot(side) => Some(side),
        Result::Generale(player) => Some(player % 2),
        Result::Revoke(_) => None,
    };
    if count(rules, trump) == "times-152"
        && let (Result::Count(_), Some(side)) = (facts.result, facts.last_trick)
    {
        said.push(format!("der {}", ["A", "B"][side]));
    }
    lines.extend(said);
    lines.push(line);
    facts
}

/// May this contract not be coinched, or is that better left alone? [C:68, C:70, C:71]
fn barred(rules: &Rules, level: Level, trump: Trump) -> bool {
    match level {
        Level::Points(number) => {
            let lowest = levels(rules, trump, 0).first() == Some(&number);
            rules.says("coinche-80", "no") && (number <= 80 || lowest || number <= rules.number("min-bid"))
        }
        Level::Capot(_) => rules.says("coinche-capot", "no"),
        Level::Generale(_) => rules.says("coinche-capot", "no") || rules.says("coinche-generale", "no"),
    }
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

/// Cells of the marking table as a house may write them (rules-beyond.md).
fn cells(dice: &mut Dice) -> Vec<(String, String)> {
    let rows = [
        "made",
        "made",
        "failed",
        "failed",
        "capot",
        "capot-made",
        "capot-alone",
        "capot-failed",
        "capot-dry",
        "generale",
        "generale-made",
        "generale-failed",
        "defence-capot",
    ];
    let sums = [
        "0",
        "320",
        "points",
        "bid",
        "2*bid",
        "160 + 2*bid",
        "252 + bid",
        "points + bid",
        "2*points + 3*bid",
        "162 + their-points + bid",
        "their-points",
        "30 + 2*points + their-points + bid",
    ];
    let mut written = std::collections::BTreeMap::new();
    for _ in 0..dice.between(1, 12) {
        let row = dice.one_of(&rows);
        let stake = dice.one_of(&["plain", "coinched", "surcoinched"]);
        let part = dice.one_of(&[
            "taker",
            "defence",
            "taker-belote",
            "defence-belote",
            "taker-annonces",
            "defence-annonces",
        ]);
        let text = match part {
            "taker" | "defence" => dice.one_of(&sums),
            _ => dice.one_of(&["own", "other", "none", "2*own", "2*other"]),
        };
        written.insert(format!("marks.{row}.{stake}.{part}"), text.to_owned());
    }
    written.into_iter().collect()
}

/// The game as it is read here.
pub fn read() -> Game {
    Game {
        id: "coinche",
        preset: "coinche",
        // Two players have a reading of their own.
        untouched: |id| ["players", "bid-marks"].contains(&id),
        covered: |rules| {
            let native = !rules.says("bid-compare", "points");
            let by_tens = matches!(rules.number("bid-step"), 5 | 10)
                && rules.says("max-bid", "none")
                && rules.says("min-bid", "80")
                && rules.says("sa-count", "native")
                && rules.says("ta-count", "native");
            // only the bid is marked, and a tie leaves points to be held: the texts do not say which
            let held = rules.says("litige", "held") && rules.says("scoring", "bid-only");
            (!native || by_tens) && !held && !rules.says("fall-base", "both")
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
        cells,
        evening,
    }
}

#[test]
fn coinche_reads_the_same_twice() {
    compare(&read());
}

/// A deal of two, and what came of it: «Made at 42, the taker marks 40, asked, and the points of his tricks. Failed, his
/// adversary marks 40 and the points that both players made» [coinche.two].
fn deal_of_two(rules: &Rules, dice: &mut Dice, lines: &mut Vec<String>) -> Last {
    let (taker, level) = (dice.between(0, 1) as usize, dice.between(42, 90));
    let other = 1 - taker;
    let suits: &[&str] =
        if rules.says("sans-atout", "on") { &["hearts", "clubs", "none"] } else { &["spades"] };
    let suit = dice.one_of(suits);
    let stake = dice.between(0, 2);
    // Near the bid, where it is decided; both counts together are what eighteen cards can give.
    let own = if dice.once_in(2) { level + dice.between(-2, 2) } else { dice.between(20, 90) };
    let theirs = dice.between(10, 60);
    lines.push(format!("bid {} {level} {suit}", NAMES[taker]));
    if stake > 0 {
        lines.push(format!("coinche {}", NAMES[other]));
    }
    if stake > 1 {
        lines.push(format!("surcoinche {}", NAMES[taker]));
    }
    let counts = [format!("{} {own}", NAMES[taker]), format!("{} {theirs}", NAMES[other])];
    if dice.once_in(2) {
        lines.push(format!("points {} {}", counts[0], counts[1]));
    } else {
        lines.extend([format!("points {}", counts[1]), format!("points {}", counts[0])]);
    }
    // «42 to 49 mark 40 and 58 marks 50»
    let mut asked = level - level % 10;
    // «asked at 42: 40, and 40 of no trumps … at no trumps coinched the two doublings multiply»
    if suit == "none" {
        asked *= rules.number("sans-atout-factor");
    }
    // «40 asked, 40 coinched … a surcoinche counts the 40 four times»
    asked *= match stake {
        0 => 1,
        1 => rules.number("coinche-factor"),
        _ => rules.number("surcoinche-factor"),
    };
    let made = own >= level;
    let mut points = [0, 0];
    if made {
        points[taker] = asked + own;
        // «the adversary of a contract made and not coinched marks his own points»
        points[other] = if stake == 0 { theirs } else { 0 };
    } else {
        points[other] = asked + own + theirs;
    }
    let winner = Some(if made { taker } else { other });
    Last { scored: Scored { points, winner, ..Scored::default() }, taker: Some(taker) }
}

fn evening_of_two(rules: &Rules, dice: &mut Dice) -> Evening {
    let (mut reading, mut lines, mut totals) = (Reading::default(), Vec::new(), [0, 0]);
    for played in 1..=dice.between(1, 12) {
        lines.push("deal".to_owned());
        let last = if dice.once_in(10) {
            // «after two passes the next player deals»
            lines.extend(["pass Ana".to_owned(), "pass Bob".to_owned()]);
            Last { scored: Scored::default(), taker: None }
        } else {
            deal_of_two(rules, dice, &mut lines)
        };
        for side in [0, 1] {
            totals[side] += last.scored.points[side];
        }
        reading.scores.push(last.scored.points.to_vec());
        reading.closing.push(totals.to_vec());
        if let Some(side) = end(rules, totals, played, Some(&last)) {
            reading.over = true;
            reading.winners = vec![side];
            break;
        }
    }
    reading.totals = totals.to_vec();
    Evening { players: 2, head: Vec::new(), lines, reading }
}

#[test]
fn coinche_for_two_reads_the_same_twice() {
    const FREE: &[&str] = &[
        "match-format",
        "target",
        "target-mode",
        "deals",
        "equal-end",
        "both-over",
        "sans-atout",
        "sans-atout-factor",
        "coinche-factor",
        "surcoinche-factor",
    ];
    compare(&Game {
        id: "coinche",
        preset: "stephanoise-deux",
        untouched: |id| !FREE.contains(&id),
        covered: |_| true,
        usual: |id| match id {
            "target" => &[300, 500, 1000, 2000],
            "deals" => &[1, 2, 3, 4],
            "coinche-factor" | "sans-atout-factor" => &[2, 3],
            "surcoinche-factor" => &[3, 4],
            _ => &[],
        },
        couple: |_, _| {},
        cells: |_| Vec::new(),
        evening: evening_of_two,
    });
}
