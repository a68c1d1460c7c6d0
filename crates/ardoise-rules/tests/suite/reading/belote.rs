//! Belote read a second time, from the text of the rules: what each side marks, what waits, and when the match ends.
//!
//! B is the text of the rules with its section.

use super::{Dice, Evening, Game, NAMES, Reading, Rules, compare};

/// Declarations that need no card of another: side A has diamonds, side B clubs.
const KINDS: [(&str, i32); 3] = [("tierce", 20), ("cinquante", 50), ("cent", 100)];

/// What the table saw of a deal. Pairs are by side, A first.
struct Facts {
    taker: usize,
    trump: &'static str,
    second: bool,
    /// Counted by the taker's side, on the scale of the trump.
    points: i32,
    capot: Option<usize>,
    /// The holders of belotes, with the suit at all trumps.
    belotes: Vec<(usize, &'static str)>,
    /// Who declared what, at most one a side.
    declared: Vec<(usize, usize)>,
    revoke: Option<usize>,
}

/// All there is to count, and what it is brought to.
fn scale(rules: &Rules, trump: &str) -> (i64, i64) {
    match trump {
        "none" if rules.says("sa-count", "native") => (130, 130),
        "all" if rules.says("ta-count", "proportional") => (258, 162),
        "all" if rules.says("ta-count", "native") => (258, 258),
        _ => (162, 162),
    }
}

/// To the ten, a five going up or down [B 6].
fn ten(points: i32, up: bool) -> i32 {
    match points % 10 {
        rest @ 0..=4 => points - rest,
        5 if !up => points - 5,
        rest => points + 10 - rest,
    }
}

fn mark(rules: &Rules, points: i32) -> i32 {
    match rules.word("rounding") {
        "none" => points,
        "half-up" => ten(points, true),
        "half-down" => ten(points, false),
        _ => ten(points, rules.says("complement-half", "up")),
    }
}

/// The nearest whole point of a fraction, a half going up.
fn nearest(over: i64, under: i64) -> i32 {
    ((2 * over + under) / (2 * under)) as i32
}

/// What each side's declarations count: the best decides, then all of its side [B 4.2, 7].
fn declarations(rules: &Rules, facts: &Facts, first: usize) -> [i32; 2] {
    let mut found = [0, 0];
    let mut holder = [0, 0];
    for (player, kind) in &facts.declared {
        found[player % 2] = KINDS[*kind].1;
        holder[player % 2] = *player;
    }
    if found[0] > found[1] {
        return [found[0], 0];
    }
    if found[1] > found[0] {
        return [0, found[1]];
    }
    if found[0] == 0 || rules.says("annonces-tie", "nobody") {
        return [0, 0];
    }
    let nearer = (0..4).map(|step| (first + step) % 4).find(|seat| holder.contains(seat)).expect("a holder");
    if nearer % 2 == 0 { [found[0], 0] } else { [0, found[1]] }
}

struct Marked {
    marks: [i32; 2],
    /// Put aside for the winner of a later deal.
    put: i32,
    /// Who won the deal.
    winner: Option<usize>,
    replay: bool,
}

fn score(rules: &Rules, facts: &Facts, first: usize, last: bool) -> Marked {
    let (taker, defence) = (facts.taker % 2, 1 - facts.taker % 2);
    let belote =
        |side: usize| 20 * facts.belotes.iter().filter(|(player, _)| player % 2 == side).count() as i32;
    let fall = if rules.says("fall-base", "160") { 160 } else { mark(rules, 162) };
    let mut marks = [0, 0];
    if let Some(player) = facts.revoke {
        // "the innocent side marks fall-base and every declaration of the deal; belotes stay" [B 4.4]
        let innocent = 1 - player % 2;
        marks[innocent] = match rules.word("renonce") {
            "lost-deal" => fall + facts.declared.iter().map(|(_, kind)| KINDS[*kind].1).sum::<i32>(),
            points => points.parse().expect("points"),
        };
        for side in [0, 1] {
            marks[side] += belote(side);
        }
        return Marked { marks, put: 0, winner: Some(innocent), replay: false };
    }
    let annonces = declarations(rules, facts, first);
    let (total, brought) = scale(rules, facts.trump);
    let own = [i64::from(facts.points), total - i64::from(facts.points)];
    // Both totals as many `total`ths of a point [B 6].
    let compared = |side: usize, points: i64| {
        let mut bonus = 0;
        if rules.says("belote-counts-for-contract", "yes") {
            bonus += belote(side);
        }
        if rules.says("contract-counts-annonces", "both") {
            bonus += annonces[side];
        }
        points * brought + i64::from(bonus) * total
    };
    let (x, y) = (compared(taker, own[0]), compared(defence, own[1]));
    let each = own.map(|points| mark(rules, nearest(points * brought, total)));
    let all = ten(brought as i32, false);
    let (ours, theirs) = match rules.word("rounding") {
        "complement" => (each[0], (all - each[0]).max(0)),
        "complement-defence" => ((all - each[1]).max(0), each[1]),
        _ => (each[0], each[1]),
    };
    let capot = mark(rules, rules.number("capot-value"));
    let level = facts.capot.is_none() && x == y;
    let made = match facts.capot {
        Some(side) => side == taker,
        None if level => rules.says("litige", "taker-makes"),
        None => x > y,
    };
    if level && rules.says("litige", "replay") {
        return Marked { marks, put: 0, winner: None, replay: true };
    }
    if level && rules.says("litige", "held") {
        marks[defence] = theirs + belote(defence) + annonces[defence];
        let kept = rules.says("litige-belote", "kept");
        let put = ours + annonces[taker] + if kept { 0 } else { belote(taker) };
        marks[taker] = if kept { belote(taker) } else { 0 };
        if last {
            marks[taker] += if rules.says("litige-last", "both-mark") { put } else { 0 };
            return Marked { marks, put: 0, winner: None, replay: false };
        }
        return Marked { marks, put, winner: None, replay: false };
    }
    if made {
        marks[taker] = belote(taker) + annonces[taker] + if facts.capot.is_some() { capot } else { ours };
        marks[defence] = belote(defence) + if facts.capot.is_some() { 0 } else { theirs };
        match rules.word("annonces-on-capot") {
            "to-taker" if facts.capot.is_some() => marks[taker] += annonces[defence],
            "lost" if facts.capot.is_some() => {}
            _ => marks[defence] += annonces[defence],
        }
        return Marked { marks, put: 0, winner: Some(taker), replay: false };
    }
    let dry = facts.capot.is_some() && rules.says("defence-capot", "capot-value");
    marks[defence] = if dry { capot } else { fall };
    marks[defence] += belote(defence) + annonces[defence];
    if rules.says("annonces-on-chute", "to-defence") {
        marks[defence] += annonces[taker];
    }
    match rules.word("belote-on-chute") {
        "kept" => marks[taker] += belote(taker),
        "to-defence" => marks[defence] += belote(taker),
        _ => {}
    }
    Marked { marks, put: 0, winner: Some(defence), replay: false }
}

fn impossible(scale: &str, points: i32) -> bool {
    match scale {
        "258" => [1, 2, 5, 253, 256, 257].contains(&points),
        "130" => [1, 129].contains(&points),
        _ => [1, 161].contains(&points),
    }
}

fn deal(rules: &Rules, dice: &mut Dice) -> Facts {
    let mut trumps = vec!["hearts", "spades"];
    if rules.says("sans-atout", "on") {
        trumps.push("none");
    }
    if rules.says("tout-atout", "on") {
        trumps.push("all");
    }
    let trump = dice.one_of(&trumps);
    let taker = dice.between(0, 3) as usize;
    let (total, _) = scale(rules, trump);
    let word = total.to_string();
    let points = loop {
        // Often near the middle, where belotes and declarations decide.
        let half = total as i32 / 2;
        let points =
            if dice.once_in(2) { half + dice.between(-40, 40) } else { dice.between(0, total as i32) };
        if !impossible(&word, points) {
            break points;
        }
    };
    let mut belotes = Vec::new();
    let plays = match trump {
        "none" => 0,
        "all" if rules.says("ta-belotes", "none") => 0,
        "all" => 2,
        _ => 1,
    };
    if !rules.says("annonces", "off") {
        for suit in ["hearts", "spades"].into_iter().take(plays) {
            if dice.once_in(2) {
                belotes.push((dice.between(0, 3) as usize, if trump == "all" { suit } else { "" }));
            }
        }
    }
    let mut declared = Vec::new();
    if rules.says("annonces", "on") {
        for side in 0..2 {
            if dice.once_in(3) {
                let player = side + 2 * dice.between(0, 1) as usize;
                declared.push((player, dice.between(0, 2) as usize));
            }
        }
    }
    let capot = dice.once_in(8).then(|| dice.between(0, 1) as usize);
    let revoke = dice.once_in(10).then(|| dice.between(0, 3) as usize);
    Facts { taker, trump, second: dice.once_in(3), points, capot, belotes, declared, revoke }
}

fn lines(rules: &Rules, facts: &Facts, dealer: usize, dice: &mut Dice) -> Vec<String> {
    // The turned card is a diamond, so that hearts and spades are of the second round, and diamonds of nobody's belote.
    let turned = dice.once_in(2);
    let suited = facts.trump != "none" && facts.trump != "all";
    let second = turned && suited || facts.second;
    let mut lines = vec!["deal".to_owned()];
    if turned {
        lines.push("turn 7D".to_owned());
    }
    let late = if facts.second && !(turned && suited) { " second" } else { "" };
    if second && dice.once_in(2) {
        lines.push(format!("pass {}", NAMES[dealer]));
    }
    lines.push(format!("take {} {}{late}", NAMES[facts.taker], facts.trump));
    let mut said: Vec<String> = Vec::new();
    for (player, suit) in &facts.belotes {
        said.push(format!("belote {} {suit}", NAMES[*player]).trim_end().to_owned());
    }
    for (player, kind) in &facts.declared {
        let card = if player % 2 == 0 { "KD" } else { "KC" };
        said.push(format!("declare {} {} {card}", NAMES[*player], KINDS[*kind].0));
    }
    let side = facts.taker % 2;
    let total = scale(rules, facts.trump).0 as i32;
    let count = match facts.capot {
        Some(side) => format!("capot {}", ["A", "B"][side]),
        None if dice.once_in(2) => format!("points {} {}", ["A", "B"][side], facts.points),
        None => format!("points {} {}", ["A", "B"][1 - side], total - facts.points),
    };
    let at = dice.between(0, said.len() as i32) as usize;
    said.insert(at, count);
    lines.extend(said);
    if let Some(player) = facts.revoke {
        lines.push(format!("revoke {}", NAMES[player]));
    }
    lines
}

/// What the end of a match looks at in its last deal. Pairs are by side, A first.
struct Last {
    /// The taker's side, unless a revoke decided or nobody takes.
    taker: Option<usize>,
    /// Who took every trick, unless a revoke decided.
    capot: Option<usize>,
    /// What was marked for belotes.
    belotes: [i32; 2],
    marks: [i32; 2],
}

impl Last {
    fn of(rules: &Rules, facts: &Facts, marked: &Marked) -> Last {
        let played = facts.revoke.is_none();
        Last {
            taker: played.then_some(facts.taker % 2),
            capot: facts.capot.filter(|_| played),
            belotes: [0, 1].map(|side| belote_marks(rules, facts, side)),
            marks: marked.marks,
        }
    }
}

/// Who has won, if anybody, and whether the match is drawn [B 4.5].
fn end(rules: &Rules, totals: [i32; 2], deals: i32, last: &Last) -> (bool, Vec<usize>) {
    let higher = || match totals[0].cmp(&totals[1]) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    };
    let decided = |winner: Option<usize>| match winner {
        Some(side) => (true, vec![side]),
        None => (rules.says("equal-end", "draw"), Vec::new()),
    };
    if rules.says("match-format", "deals") {
        return if deals >= rules.number("deals") { decided(higher()) } else { (false, Vec::new()) };
    }
    let there = |total: i32| {
        let target = rules.number("target");
        if rules.says("target-mode", "exceed") { total > target } else { total >= target }
    };
    let finishes = |side: usize| {
        there(totals[side])
            && match rules.word("finish-requires") {
                "not-by-belote" => there(totals[side] - last.belotes[side]),
                "not-on-capot" if last.capot == Some(1 - side) => there(totals[side] - last.belotes[side]),
                _ => true,
            }
    };
    match [finishes(0), finishes(1)] {
        [false, false] => (false, Vec::new()),
        [true, false] => (true, vec![0]),
        [false, true] => (true, vec![1]),
        [true, true] => match rules.word("both-over") {
            "draw" => (true, Vec::new()),
            "last-taker" if last.taker.is_some() => (true, last.taker.into_iter().collect()),
            "last-deal" if last.marks[0] != last.marks[1] => {
                (true, vec![usize::from(last.marks[1] > last.marks[0])])
            }
            _ => decided(higher()),
        },
    }
}

/// What a side marked for belotes in this deal, whosever they were.
fn belote_marks(rules: &Rules, facts: &Facts, side: usize) -> i32 {
    let own = 20 * facts.belotes.iter().filter(|(player, _)| player % 2 == side).count() as i32;
    let taker = facts.taker % 2;
    if facts.revoke.is_some() {
        return own;
    }
    let marked = score(rules, facts, 0, false);
    let lost = marked.winner == Some(1 - taker);
    let level = marked.winner.is_none();
    let takers = 20 * facts.belotes.iter().filter(|(player, _)| player % 2 == taker).count() as i32;
    match (lost, level, side == taker) {
        (true, _, true) if rules.says("belote-on-chute", "kept") => own,
        (true, _, true) => 0,
        (true, _, false) if rules.says("belote-on-chute", "to-defence") => own + takers,
        (_, true, true) if rules.says("litige-belote", "kept") => own,
        (_, true, true) => 0,
        _ => own,
    }
}

/// Two players: «No taker: each marks what he made, belote 20, no declarations, capot by option» [B 10].
fn evening_of_two(rules: &Rules, dice: &mut Dice) -> Evening {
    let (mut reading, mut lines, mut totals) = (Reading::default(), Vec::new(), [0, 0]);
    for deals in 1..=dice.between(1, 14) {
        let holder = (!rules.says("annonces", "off") && dice.once_in(2)).then(|| dice.between(0, 1) as usize);
        let belotes = [0, 1].map(|side| if holder == Some(side) { 20 } else { 0 });
        let mut points = dice.between(0, 162);
        if impossible("162", points) {
            points = 81;
        }
        let capot = dice.once_in(6).then(|| dice.between(0, 1) as usize);
        let revoke = dice.once_in(8).then(|| dice.between(0, 1) as usize);
        let mut marks = match capot {
            Some(side) => {
                [0, 1].map(|own| if own == side { mark(rules, rules.number("capot-value")) } else { 0 })
            }
            None => [mark(rules, points), mark(rules, 162 - points)],
        };
        if let Some(side) = revoke {
            let fall = if rules.says("fall-base", "160") { 160 } else { mark(rules, 162) };
            marks = [0, 0];
            marks[1 - side] = rules.word("renonce").parse().unwrap_or(fall);
        }
        for side in [0, 1] {
            marks[side] += belotes[side];
            totals[side] += marks[side];
        }
        let suit = dice.one_of(&["H", "D", "C", "S"]);
        lines.extend(["deal".to_owned(), format!("turn {}{suit}", dice.one_of(&["7", "Q", "A"]))]);
        lines.extend(holder.map(|side| format!("belote {}", NAMES[side])));
        lines.push(match (capot, dice.once_in(2)) {
            (Some(side), true) => format!("capot {}", NAMES[side]),
            (Some(side), false) => format!("tricks {} 0", NAMES[1 - side]),
            (None, true) => format!("points {} {points}", NAMES[0]),
            (None, false) => format!("points {} {}", NAMES[1], 162 - points),
        });
        lines.extend(revoke.map(|side| format!("revoke {}", NAMES[side])));
        reading.scores.push(marks.to_vec());
        reading.closing.push(totals.to_vec());
        let last = Last { taker: None, capot: capot.filter(|_| revoke.is_none()), belotes, marks };
        let (over, winners) = end(rules, totals, deals, &last);
        if over {
            reading.over = true;
            reading.draw = winners.is_empty();
            reading.winners = winners;
            break;
        }
    }
    reading.totals = totals.to_vec();
    Evening { players: 2, head: Vec::new(), lines, reading }
}

fn evening(rules: &Rules, dice: &mut Dice) -> Evening {
    if rules.says("players", "2") {
        return evening_of_two(rules, dice);
    }
    let mut reading = Reading::default();
    let mut totals = [0, 0];
    let mut head = Vec::new();
    let mut held = 0;
    if dice.once_in(3) {
        totals = [dice.between(0, 400), dice.between(0, 400)];
        let most = rules.number("target") - 1;
        totals = totals.map(|total| total.min(most).max(0));
        if rules.says("litige", "held") && dice.once_in(2) {
            held = 81;
        }
        let waits = if held > 0 { " held 81" } else { "" };
        head.push(format!("start A {} B {}{waits}", totals[0], totals[1]));
    }
    let mut dealer = dice.between(0, 3) as usize;
    head.push(format!("dealer {}", NAMES[dealer]));
    let mut all = Vec::new();
    let mut deals = 0;
    for _ in 0..dice.deals(9) {
        if dice.once_in(12) {
            // Everybody passes twice: nothing is marked, and the deal does not count [B 4.1].
            all.extend(["deal".to_owned(), format!("pass {0}, pass {0}", NAMES[dealer])]);
            reading.scores.push(vec![0, 0]);
            reading.closing.push(totals.to_vec());
            if rules.says("all-pass", "next-dealer") {
                dealer = (dealer + 1) % 4;
            }
            continue;
        }
        let facts = deal(rules, dice);
        let last = rules.says("match-format", "deals") && deals + 1 >= rules.number("deals");
        all.extend(lines(rules, &facts, dealer, dice));
        let mut marked = score(rules, &facts, (dealer + 1) % 4, last);
        if let Some(winner) = marked.winner {
            // "held points go ... to the side that won it" [B 6]
            marked.marks[winner] += held;
            held = 0;
        }
        held += marked.put;
        totals = [totals[0] + marked.marks[0], totals[1] + marked.marks[1]];
        reading.scores.push(marked.marks.to_vec());
        reading.closing.push(totals.to_vec());
        if marked.replay {
            continue;
        }
        deals += 1;
        dealer = (dealer + 1) % 4;
        let (over, winners) = end(rules, totals, deals, &Last::of(rules, &facts, &marked));
        if over {
            reading.over = true;
            reading.draw = winners.is_empty();
            reading.winners = winners;
            break;
        }
    }
    reading.totals = totals.to_vec();
    Evening { players: 4, head, lines: all, reading }
}

/// The game as it is read here.
pub fn read() -> Game {
    Game {
        id: "belote",
        preset: "belote",
        untouched: |_| false,
        covered: |_| true,
        usual: |id| match id {
            "target" => &[500, 501, 701, 1000, 1001],
            "deals" => &[4, 5, 12],
            "capot-value" => &[162, 250, 252],
            _ => &[],
        },
        couple: |rules, set| {
            if rules.says("players", "2") && !set("annonces") {
                rules.0.insert("annonces".to_owned(), "belote-only".to_owned());
            }
        },
        cells: |_| Vec::new(),
        evening,
    }
}

#[test]
fn belote_reads_the_same_twice() {
    compare(&read());
}
