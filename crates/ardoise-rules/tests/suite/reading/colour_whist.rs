//! Whist à la couleur, read slowly (rules.md 5; source K).
//!
//! Not covered: long auctions, what outbids what, and without cards nothing of how a trick is won.

use super::{Dice, Evening, Game, NAMES, Reading, Rules, compare};

const SUITS: [&str; 4] = ["spades", "clubs", "diamonds", "hearts"];

/// What kind of contract it is.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Kind {
    /// Played by two, at least so many tricks.
    Colour,
    /// A colour that nobody chose: three aces and the fourth.
    Trou,
    /// A suit alone.
    Solo,
    /// Exactly so many tricks, by each who plays it.
    Misere,
    /// Nine tricks or more, alone; a slam.
    Slam,
}

/// The tables of K:26-41 and K:56-70 joined (rules.md 5.2): id, kind, tricks, value, for each trick beyond.
const CONTRACTS: [(&str, Kind, i32, Option<i32>, i32); 24] = [
    ("colour", Kind::Colour, 8, Some(4), 1),
    ("trou", Kind::Trou, 8, Some(4), 1),
    ("trou-beside", Kind::Trou, 9, Some(4), 1),
    ("solo-5", Kind::Solo, 5, None, 0),
    ("solo-6", Kind::Solo, 6, Some(8), 2),
    ("solo-7", Kind::Solo, 7, Some(12), 3),
    ("solo-8", Kind::Solo, 8, Some(16), 4),
    // «contrat à la couleur à deux … par levée supplémentaire 1» [K:56-57], whatever the table asks for it
    ("colour-9", Kind::Colour, 9, None, 1),
    ("colour-10", Kind::Colour, 10, Some(6), 1),
    ("colour-11", Kind::Colour, 11, Some(7), 1),
    ("colour-12", Kind::Colour, 12, Some(8), 1),
    ("colour-13", Kind::Colour, 13, None, 0),
    ("petite-misere", Kind::Misere, 0, Some(10), 0),
    ("piccolissimo", Kind::Misere, 2, Some(14), 0),
    ("piccolo", Kind::Misere, 1, Some(18), 0),
    ("grande-misere", Kind::Misere, 0, Some(28), 0),
    ("grande-misere-table", Kind::Misere, 0, Some(56), 0),
    ("abondance", Kind::Slam, 9, Some(22), 0),
    ("abondance-10", Kind::Slam, 10, None, 0),
    ("abondance-11", Kind::Slam, 11, None, 0),
    ("abondance-12", Kind::Slam, 12, None, 0),
    ("abondance-table", Kind::Slam, 9, Some(44), 0),
    ("chelem", Kind::Slam, 13, Some(100), 0),
    ("chelem-table", Kind::Slam, 13, Some(200), 0),
];

/// A contract as the house prices it.
#[derive(Debug, Clone, Copy)]
struct Contract {
    id: &'static str,
    kind: Kind,
    /// Tricks needed; of a misère, exactly so many.
    tricks: i32,
    /// The price when it is made; none where it is not on the table.
    won: Option<i32>,
    /// For each trick from `over_from` on, up to `over_to`.
    over: i32,
    over_from: i32,
    over_to: i32,
    /// The price with all thirteen tricks, where it is another.
    all: Option<i32>,
    /// The price when it is lost, and for each missing trick.
    lost: i32,
    missing: i32,
    /// What each defender marks where each side marks its own.
    defence: i32,
    defence_missing: i32,
    /// How many may play it together.
    by: i32,
}

fn contract(rules: &Rules, place: usize) -> Contract {
    let (id, kind, needs, value, rate) = CONTRACTS[place];
    let cell = |column: &str| rules.word(&format!("contract.{id}.{column}")).to_owned();
    let number = |column: &str| cell(column).parse::<i32>().ok();
    let tricks = match (id, rules.word("trou-tricks")) {
        ("trou-beside", "8-8") => 8, // «9 plis s'il bouche à côté du trou» [K:15], or 8 either way
        ("trou" | "trou-beside", "custom") => number("tricks").unwrap_or(needs),
        _ => needs,
    };
    let listed = match id {
        "piccolo" | "piccolissimo" if rules.says("piccolos", "off") => None, // [K:81]
        "grande-misere-table" if rules.says("grande-misere-table", "off") => None,
        "chelem-table" if rules.says("chelem-table", "off") => None,
        "colour-10" | "colour-11" | "colour-12" if rules.says("emballage-over-solo", "off") => None,
        "colour-10" if rules.says("emballage-values", "solo-parity") => Some(8),
        "colour-11" if rules.says("emballage-values", "solo-parity") => Some(12),
        "colour-12" if rules.says("emballage-values", "solo-parity") => Some(16),
        "trou" | "trou-beside" if rules.says("trou", "off") => None,
        _ => value,
    };
    // What an option takes off the table is off, priced or not.
    let off = listed.is_none() && value.is_some();
    let won = match cell("won").as_str() {
        _ if off => None,
        "" => listed,
        "none" => None,
        price => price.parse().ok(),
    };
    let over = number("over").unwrap_or(rate);
    // «Chaque défenseur … gagne, si le contrat est chuté, le nombre de points indiqué» [K:72]; per trick by option
    let suit = matches!(kind, Kind::Colour | Kind::Trou | Kind::Solo);
    let per_trick = suit && rules.says("undertricks", "per-trick");
    let lost = number("lost").unwrap_or(won.unwrap_or(0));
    let missing = number("missing").unwrap_or(if per_trick { over } else { 0 });
    let from_eight = kind == Kind::Trou && rules.says("trou-overtricks-from", "eight");
    Contract {
        id,
        kind,
        tricks,
        won,
        over,
        over_from: if from_eight { tricks.min(8) } else { tricks },
        over_to: number("over-to").unwrap_or(13),
        all: number("all"),
        lost,
        missing,
        defence: number("defence").unwrap_or(lost),
        defence_missing: number("defence-missing").unwrap_or(missing),
        // «petite misère oui … piccolo oui (1 pour chaque partenaire)» [K:30-36]
        by: number("by").unwrap_or(if matches!(id, "petite-misere" | "piccolo") { 2 } else { 1 }),
    }
}

/// What the table saw of a deal.
struct Facts {
    /// Those who play; the others sit out.
    seated: Vec<usize>,
    contract: Contract,
    declarers: Vec<usize>,
    /// What each of them plays, where misères stand beside each other; else the contract.
    each: Vec<Contract>,
    /// Tricks of the declaring side, or of each declarer of a misère.
    tricks: Vec<i32>,
    /// Who revoked, by the table's ruling.
    revokes: Vec<usize>,
    doubled: bool,
}

/// The contract that is paid when it is made: an abondance may be paid as the one of the tricks made.
fn paid(rules: &Rules, called: &Contract, tricks: i32) -> Contract {
    let abondances = ["abondance", "abondance-10", "abondance-11", "abondance-12"];
    if !rules.says("abondance-pays", "made") || !abondances.contains(&called.id) {
        return *called;
    }
    let places = (0..CONTRACTS.len()).filter(|place| abondances.contains(&CONTRACTS[*place].0));
    let others = places.map(|place| contract(rules, place));
    let reached =
        others.filter(|one| one.won.is_some() && one.tricks <= tricks && one.tricks >= called.tricks);
    reached.max_by_key(|one| one.tricks).unwrap_or(*called)
}

/// A contract settled: made or lost, its price, and what each defender marks where each side marks its own.
struct Settled {
    made: bool,
    price: i32,
    defence: i32,
}

fn settled(rules: &Rules, contract: &Contract, tricks: Option<i32>, at_fault: Option<bool>) -> Settled {
    let won = contract.won.expect("a contract on the table");
    let by_tricks = tricks.map(|tricks| {
        let made =
            if contract.kind == Kind::Misere { tricks == contract.tricks } else { tricks >= contract.tricks };
        let better = if made { paid(rules, contract, tricks) } else { *contract };
        let (contract, won) = (&better, better.won.expect("on the table"));
        let beyond = (tricks.min(contract.over_to) - contract.over_from).max(0);
        let short = if contract.kind == Kind::Misere { 0 } else { (contract.tricks - tricks).max(0) };
        let price = match (made, contract.all) {
            (true, Some(all)) if tricks == 13 => all,
            (true, _) => won + contract.over * beyond,
            (false, _) => contract.lost + contract.missing * short,
        };
        Settled { made, price, defence: contract.defence + contract.defence_missing * short }
    });
    // A revoke decides the contract at its base price (5.3 no. 10); by `revoke-price` the tricks count where they cost more.
    let Some(declarer) = at_fault else { return by_tricks.expect("tricks") };
    let base = if declarer {
        Settled { made: false, price: contract.lost, defence: contract.defence }
    } else {
        Settled { made: true, price: won, defence: 0 }
    };
    match by_tricks {
        Some(counted)
            if rules.says("revoke-price", "counted")
                && counted.made == base.made
                && counted.price > base.price =>
        {
            counted
        }
        _ => base,
    }
}

/// What each player marks.
fn score(rules: &Rules, facts: &Facts, seats: usize) -> Vec<i32> {
    let mut points = vec![0; seats];
    let plays = |player: &usize| facts.declarers.contains(player);
    let defenders: Vec<usize> = facts.seated.iter().copied().filter(|player| !plays(player)).collect();
    let declarer_revoked = facts.revokes.iter().any(plays);
    let defender_revoked = facts.revokes.iter().any(|player| !plays(player));
    let own = rules.says("settlement", "own");
    let alone = facts.declarers.len() == 1;
    let each_alone = facts.contract.kind == Kind::Misere && !alone && !rules.says("two-declarers", "joint");
    let mut stakes: Vec<(usize, i32)> = Vec::new();
    if each_alone {
        // Each declarer settles for himself: with the defenders, or with everybody else (5.3 no. 4).
        for (no, declarer) in facts.declarers.iter().enumerate() {
            let at_fault = if facts.revokes.contains(declarer) {
                Some(true)
            } else if defender_revoked {
                Some(false)
            } else {
                None
            };
            let one = settled(rules, &facts.each[no], facts.tricks.get(no).copied(), at_fault);
            let signed = if one.made { one.price } else { -one.price };
            stakes.push((*declarer, 3 * signed));
            if own {
                points[*declarer] += signed;
                for defender in &defenders {
                    points[*defender] += if one.made { 0 } else { one.defence };
                }
            } else if rules.says("two-declarers", "stake") {
                // Three prices each, shared below.
            } else if rules.says("two-declarers", "separate") {
                points[*declarer] += signed; // the defenders share below
            } else {
                for other in &facts.seated {
                    points[*other] -= signed;
                }
                points[*declarer] += 4 * signed;
            }
        }
        if !own && rules.says("two-declarers", "separate") && !defenders.is_empty() {
            // «What cannot be shared equally goes to whoever speaks first among those who share.»
            let pot: i32 = -points.iter().sum::<i32>();
            let (each, rest) = (pot / defenders.len() as i32, pot % defenders.len() as i32);
            for (no, defender) in defenders.iter().enumerate() {
                points[*defender] += each + if (no as i32) < rest.abs() { rest.signum() } else { 0 };
            }
        }
        if !own && rules.says("two-declarers", "stake") {
            // Those who did not declare share what is won and lost; where all did, the winners share what the losers lose.
            let winners: Vec<usize> =
                stakes.iter().filter(|(_, won)| *won > 0).map(|(seat, _)| *seat).collect();
            let all_declared = defenders.is_empty();
            for (seat, won) in &stakes {
                points[*seat] += if !all_declared || (*won < 0 && !winners.is_empty()) { *won } else { 0 };
            }
            let sharers = if all_declared { &winners } else { &defenders };
            let pot: i32 = -points.iter().sum::<i32>();
            for (no, seat) in sharers.iter().enumerate() {
                let count = sharers.len() as i32;
                points[*seat] += pot / count + i32::from((no as i32) < pot % count);
            }
        }
    } else {
        let at_fault = (declarer_revoked || defender_revoked).then_some(declarer_revoked);
        let each: Vec<Option<i32>> = if facts.tricks.is_empty() {
            vec![None]
        } else {
            facts.tricks.iter().map(|tricks| Some(*tricks)).collect()
        };
        // «Les deux joueurs joueront ensemble» [K:22]: one failure fails both.
        let all = each.iter().map(|tricks| settled(rules, &facts.contract, *tricks, at_fault));
        let worst = all.min_by_key(|one| one.made).expect("a result");
        let signed = if worst.made { worst.price } else { -worst.price };
        // «Les gains … du ou des preneurs valent la somme des points perdus … et sont partagés équitablement» [K:72]
        let share = if own { 1 } else { defenders.len() as i32 };
        for declarer in &facts.declarers {
            points[*declarer] = signed * share / if own { 1 } else { facts.declarers.len() as i32 };
        }
        for defender in &defenders {
            points[*defender] = match (own, worst.made) {
                (false, _) => -signed,
                (true, true) => 0,
                (true, false) => worst.defence,
            };
        }
    }
    if facts.doubled {
        points.iter_mut().for_each(|own| *own *= 2);
    }
    points
}

/// Who plays when `dealer` deals: with five the dealer sits out, with six one more.
fn seated(rules: &Rules, seats: usize, dealer: usize) -> Vec<usize> {
    let also = match rules.word("sitting-out") {
        "opposite" => 3,
        "next" => 1,
        _ => 5,
    };
    let out = |player: usize| {
        let away = (player + seats - dealer) % seats;
        seats > 4 && away == 0 || seats == 6 && away == also
    };
    (1..=seats).map(|step| (dealer + step) % seats).filter(|player| !out(*player)).collect()
}

fn evening(rules: &Rules, dice: &mut Dice) -> Evening {
    let seats = dice.one_of(&[4, 4, 4, 5, 6]);
    let mut reading = Reading { totals: vec![0; seats], ..Reading::default() };
    let mut dealer = dice.between(0, seats as i32 - 1) as usize;
    let head = vec![format!("dealer {}", NAMES[dealer])];
    let mut lines = Vec::new();
    let mut doubled = false;
    let mut played = 0;
    for _ in 0..dice.deals(6) {
        lines.push("deal".to_owned());
        while dice.once_in(15) {
            lines.push(format!("misdeal {}", NAMES[dealer]));
            if rules.says("misdeal", "next-dealer") {
                dealer = (dealer + 1) % seats;
            }
        }
        let mut points = vec![0; seats];
        let mut again = false;
        let order = seated(rules, seats, dealer);
        if dice.once_in(12) {
            lines.extend(order.iter().map(|player| format!("pass {}", NAMES[*player])));
            doubled = rules.says("all-pass", "next-deal-double");
            again = rules.says("all-pass", "redeal-same-dealer");
        } else if dice.once_in(15) {
            lines.push("annul".to_owned());
            doubled = false;
        } else {
            let facts = deal(rules, dice, order, doubled, &mut lines);
            let plays = |player: &usize| facts.declarers.contains(player);
            // Where both sides revoked the deal is void: the same player deals again under the same double.
            again = facts.revokes.iter().any(plays) && !facts.revokes.iter().all(plays);
            if !again {
                points = score(rules, &facts, seats);
                doubled = false;
            }
        }
        for (total, own) in reading.totals.iter_mut().zip(&points) {
            *total += own;
        }
        reading.scores.push(points);
        reading.closing.push(reading.totals.clone());
        if !again {
            played += 1;
            dealer = (dealer + 1) % seats;
        }
        let best = *reading.totals.iter().max().expect("players");
        // 5.5: the highest total when the deals are played or the target is reached; equals share.
        reading.over = match rules.word("match-end") {
            "deals" => played == rules.number("deals"),
            "points" => best >= rules.number("target"),
            _ => false,
        };
        if reading.over {
            reading.winners = (0..seats).filter(|player| reading.totals[*player] == best).collect();
            break;
        }
    }
    Evening { players: seats, head, lines, reading }
}

fn deal(rules: &Rules, dice: &mut Dice, order: Vec<usize>, doubled: bool, lines: &mut Vec<String>) -> Facts {
    let on_the_table: Vec<Contract> =
        (0..CONTRACTS.len()).map(|place| contract(rules, place)).filter(|one| one.won.is_some()).collect();
    let mut contract = dice.one_of(&on_the_table);
    if rules.says("trou-impure", "on") && contract.id == "trou-beside" {
        contract = on_the_table[0]; // the ace itself gives the trump: it is never filled beside (5.3 no. 6)
    }
    let suit = dice.one_of(&SUITS);
    let mut declarers = Vec::new();
    let mut each = Vec::new();
    let mut turn = order.clone();
    if contract.kind != Kind::Trou && rules.says("first-waits", "on") && dice.once_in(4) {
        // «il parlera en dernier mais ne pourra plus annoncer de contrat solitaire» [K:17]
        lines.push(format!("wait {}", NAMES[turn[0]]));
        turn.rotate_left(1);
        if !matches!(contract.kind, Kind::Colour) {
            turn.pop();
        }
    }
    match contract.kind {
        Kind::Trou => {
            let first = dice.between(0, 3) as usize;
            let second = (first + dice.between(1, 3) as usize) % 4;
            declarers = vec![order[first], order[second]];
            lines.push(format!("trou {}", NAMES[order[first]]));
            let how = if contract.id == "trou" { "in" } else { "beside" };
            lines.push(format!("fill {} {suit} {how}", NAMES[order[second]]));
        }
        Kind::Colour => {
            let caller = dice.between(0, turn.len() as i32 - 2) as usize;
            let partner = dice.between(caller as i32 + 1, turn.len() as i32 - 1) as usize;
            declarers.extend([turn[caller], turn[partner]]);
            lines.push(format!("bid {} {} {suit}", NAMES[turn[caller]], contract.id));
            lines.push(format!("support {}", NAMES[turn[partner]]));
        }
        _ => {
            let named = match (contract.kind, rules.word(&format!("contract.{}.trump", contract.id))) {
                (Kind::Solo, _) | (Kind::Slam, "named") => format!(" {suit}"),
                (Kind::Slam, "") if rules.says("abondance-trump", "declarer") => format!(" {suit}"),
                _ => String::new(),
            };
            let mut from = dice.between(0, turn.len() as i32 - 1) as usize;
            declarers.push(turn[from]);
            lines.push(format!("bid {} {}{named}", NAMES[turn[from]], contract.id));
            while (declarers.len() as i32) < contract.by && from + 1 < turn.len() && dice.once_in(2) {
                from = dice.between(from as i32 + 1, turn.len() as i32 - 1) as usize;
                declarers.push(turn[from]);
                lines.push(format!("support {}", NAMES[turn[from]]));
            }
            each = vec![contract; declarers.len()];
            // «different misères of thirteen tricks stand in the same deal, each for itself»
            let beside = rules.says("several-miseres", "beside") && contract.kind == Kind::Misere;
            while beside
                && contract.id != "petite-misere"
                && !rules.says("two-declarers", "joint")
                && from + 1 < turn.len()
                && dice.once_in(2)
            {
                let others: Vec<Contract> = on_the_table
                    .iter()
                    .filter(|one| one.kind == Kind::Misere && one.id != "petite-misere")
                    .filter(|one| each.iter().all(|known| known.id != one.id))
                    .copied()
                    .collect();
                if others.is_empty() {
                    break;
                }
                from = dice.between(from as i32 + 1, turn.len() as i32 - 1) as usize;
                let other = dice.one_of(&others);
                declarers.push(turn[from]);
                each.push(other);
                lines.push(format!("bid {} {}", NAMES[turn[from]], other.id));
            }
        }
    }
    let in_all = if contract.id == "petite-misere" { 12 } else { 13 };
    let mut tricks = Vec::new();
    if contract.kind == Kind::Misere {
        let mut left = in_all;
        for contract in &each {
            let count = if dice.once_in(2) { contract.tricks } else { dice.between(0, 4) };
            tricks.push(count.min(left));
            left -= tricks[tricks.len() - 1];
        }
        if declarers.len() == 4 {
            tricks[3] += left; // nobody else takes a trick
        }
    } else {
        let near = dice.between(contract.tricks - 3, contract.tricks + 3).clamp(0, 13);
        tricks.push(dice.one_of(&[near, near, near, 0, 13]));
    }
    let mut revokes = Vec::new();
    if dice.once_in(6) {
        revokes.push(dice.one_of(&order));
        if dice.once_in(3) {
            revokes.push(dice.one_of(&order));
        }
    }
    let mut count = "tricks".to_owned();
    for (declarer, tricks) in declarers.iter().zip(&tricks) {
        count.push_str(&format!(" {} {tricks}", NAMES[*declarer]));
    }
    let says: Vec<String> = revokes.iter().map(|player| format!("revoke {}", NAMES[*player])).collect();
    let plays = |player: &usize| declarers.contains(player);
    let void = revokes.iter().any(plays) && !revokes.iter().all(plays);
    let settles_alone = declarers.len() > 1 && contract.kind == Kind::Misere;
    // A revoke alone decides, unless others settle for themselves; the tricks may be counted all the same.
    if void || !revokes.is_empty() && !settles_alone && dice.once_in(2) {
        tricks.clear();
    } else {
        lines.push(count);
    }
    lines.extend(says);
    Facts { seated: order, contract, declarers, each, tricks, revokes, doubled }
}

fn cells(dice: &mut Dice) -> Vec<(String, String)> {
    let mut written = Vec::new();
    for _ in 0..dice.between(1, 8) {
        let (id, kind, tricks, ..) = dice.one_of(&CONTRACTS);
        let misere = kind == Kind::Misere;
        let column = dice.one_of(&[
            "tricks",
            "won",
            "won",
            "lost",
            "over",
            "over-to",
            "all",
            "missing",
            "defence",
            "defence-missing",
            "by",
            "trump",
            "lead",
            "rank",
        ]);
        let words: &[&str] = match column {
            "trump" if kind == Kind::Slam => &["named", "none"],
            "trump" => continue,
            "lead" => &["next", "declarer"],
            _ => &[],
        };
        if !words.is_empty() {
            written.push((format!("contract.{id}.{column}"), dice.one_of(words).to_owned()));
            continue;
        }
        let value = match column {
            "over" | "over-to" | "all" | "missing" | "defence-missing" if misere => continue,
            "by" if !misere => continue,
            "tricks" if kind != Kind::Trou => continue,
            "tricks" => dice.between(5, 10),
            "by" => dice.between(1, 4),
            "rank" => dice.between(1, 99),
            "over-to" => dice.between(tricks, 13),
            "over" | "missing" | "defence-missing" => dice.between(0, 5),
            _ => dice.between(0, 60),
        };
        written.push((format!("contract.{id}.{column}"), value.to_string()));
    }
    written
}

/// The game as it is read here.
pub fn read() -> Game {
    Game {
        id: "colour-whist",
        preset: "colour-whist",
        untouched: |_| false,
        covered: |_| true,
        usual: |id| match id {
            "deals" => &[1, 2, 3, 4, 16],
            "target" => &[20, 50, 100],
            _ => &[],
        },
        couple: |rules, set| {
            let mut follow = |id: &str, value: &str| {
                if !set(id) {
                    rules.0.insert(id.to_owned(), value.to_owned());
                }
            };
            // Whoever says how long the match is, says that it ends so.
            if set("target") {
                follow("match-end", "points");
            } else if set("deals") {
                follow("match-end", "deals");
            }
            // Whoever prices a contract has it on the table.
            let priced = |id: &str| set(&format!("contract.{id}.won"));
            if ["colour-10", "colour-11", "colour-12"].into_iter().any(priced) {
                follow("emballage-over-solo", "on");
                follow("emballage-values", "custom");
            }
            if priced("grande-misere-table") {
                follow("grande-misere-table", "on");
            }
            if priced("chelem-table") {
                follow("chelem-table", "custom");
            }
            if set("contract.trou.tricks") || set("contract.trou-beside.tricks") {
                follow("trou-tricks", "custom");
            }
        },
        cells,
        evening,
    }
}

#[test]
fn colour_whist_reads_the_same_twice() {
    compare(&read());
}
