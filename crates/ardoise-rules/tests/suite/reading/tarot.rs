//! Tarot, read slowly (T, sections 2, 4 and 6).
//!
//! Not covered: deals that are passed out or void, who may say what when, and what the cards tell.

use super::{Dice, Evening, Game, NAMES, Reading, Rules, compare};

/// What the table saw of a deal.
struct Facts {
    contract: &'static str,
    taker: usize,
    partner: Option<usize>,
    /// Whoever holds cards.
    plays: Vec<usize>,
    bouts: i32,
    /// The attack's points, in halves.
    halves: i32,
    petit: Option<bool>,
    poignees: Vec<(usize, usize)>,
    miseres: Vec<(usize, &'static str)>,
    /// `announced`, `silent`, `failed`, `defence`, `petit-made` or `petit-failed`: where the defence has every trick, both that
    /// and what the attack had announced.
    slams: Vec<&'static str>,
    /// Who revoked.
    revoked: Option<usize>,
}

/// «chelem: attack made and announced +400, made unannounced +200, announced and failed −200; defence made −200» [T 6].
fn slam_price(rules: &Rules, slam: &str) -> i32 {
    match slam {
        "announced" => rules.number("chelem-made"),
        "silent" => rules.number("chelem-unannounced"),
        "failed" => -rules.number("chelem-failed"),
        "defence" => -rules.number("chelem-defence"),
        "petit-made" => rules.number("petit-chelem-made"),
        _ => -rules.number("petit-chelem-failed"),
    }
}

/// «4 → 18, 6; 3 → 24, 6; 5 → 15, 3 | 18, 6 | 14, 8» [T 2]: cards in a trick, in a hand, in the chien.
fn shape(rules: &Rules) -> (i32, i32, i32) {
    match (rules.word("players"), rules.word("five")) {
        ("3", _) => (3, 24, 6),
        ("5", "called-king") => (5, 15, 3),
        ("5", "alone") => (5, 14, 8),
        _ => (4, 18, 6),
    }
}

/// «base + difference, times the multiplier» [T 6, the table]; none where the table does not play it.
fn price(rules: &Rules, contract: &str) -> Option<(i32, i32)> {
    if contract == "pousse" && rules.says("pousse", "off")
        || contract == "prise" && rules.says("lowest-bid", "garde")
    {
        return None;
    }
    let place = ["prise", "pousse", "garde", "garde-sans", "garde-contre"]
        .iter()
        .position(|known| *known == contract)?;
    // «each cell can be written»
    let cell = |column: &str| rules.word(&format!("contract.{contract}.{column}")).parse::<i32>().ok();
    let written =
        |(base, times): (i32, i32)| (cell("base").unwrap_or(base), cell("multiplier").unwrap_or(times));
    let times = |row: [i32; 5]| Some((25, row[place]));
    let scale = match rules.word("contract-scale") {
        "fft" => times([1, 1, 2, 4, 6]),
        "contre-5" => times([1, 1, 2, 4, 5]),
        "sans-3-contre-4" => times([1, 1, 2, 3, 4]),
        "pousse" => times([1, 2, 4, 8, 12]),
        "old" => Some(([20, 40, 80, 160, 320][place], 1)),
        _ => [None, None, Some(80), Some(160), Some(320)][place].map(|base| (base, 1)),
    };
    scale.map(written)
}

fn score(rules: &Rules, players: usize, facts: &Facts) -> Vec<i32> {
    let mut marks = vec![0; players];
    let attacks = |seat: usize| seat == facts.taker || Some(seat) == facts.partner;
    let defenders: Vec<usize> = facts.plays.iter().copied().filter(|seat| !attacks(*seat)).collect();
    let need = [56, 51, 41, 36][facts.bouts as usize];
    // «p = n + 1/2 → n + 1 if p > need, else n»
    let mut counted = facts.halves / 2;
    if facts.halves % 2 == 1 && facts.halves > 2 * need {
        counted += 1;
    }
    let fault = facts.revoked.filter(|_| rules.says("renonce", "lost-deal"));
    let made = match fault {
        Some(seat) => !attacks(seat),
        None => counted >= need,
    };
    let sign = if made { 1 } else { -1 };
    let mut difference = (counted - need).abs();
    // «rounded to the nearest, half up»
    if let Ok(step) = rules.word("diff-rounding").parse::<i32>() {
        let below = difference / step * step;
        difference = if 2 * (difference - below) >= step { below + step } else { below };
    }
    if fault.is_some() {
        // «at d = 0, or with the points counted where they cost the offender more»
        let same_way = (counted >= need) == made;
        if !(rules.says("revoke-price", "counted") && same_way) {
            difference = 0;
        }
    }
    let (base, times) = price(rules, facts.contract).expect("a contract of the table");
    let mut unit = sign * times * (base + difference);
    if fault.is_none() {
        let petit =
            rules.number("petit-value") * if rules.says("petit-multiplied", "yes") { times } else { 1 };
        unit += facts.petit.map_or(0, |attack| if attack { petit } else { -petit });
        unit += facts.slams.iter().map(|slam| slam_price(rules, slam)).sum::<i32>();
    }
    let values = match rules.word("poignee-values") {
        "10-20-40" => [10, 20, 40],
        "20-40-60" => [20, 40, 60],
        _ => [20, 30, 40],
    };
    for (_, size) in &facts.poignees {
        unit += sign * values[*size];
    }
    let mut paid = Vec::new();
    for (seat, lacks) in &facts.miseres {
        let value = rules.number("misere-value") * if *lacks == "double" { 2 } else { 1 };
        if rules.says("misere-to", "deal-winner") {
            unit += sign * value;
        } else {
            paid.push((*seat, value));
        }
    }
    // «defender −U each; three: taker 2U; four: 3U; five: taker 2U, partner U | 3U/2 each; alone 4U». Each line is shared by
    // itself, so an odd point may fall to the taker more than once.
    let all = defenders.len() as i32;
    for seat in &defenders {
        marks[*seat] -= unit;
    }
    marks[facts.taker] += all * unit;
    if let Some(partner) = facts.partner {
        let share = if rules.says("partner-share", "equal") {
            let lines = line_units(rules, facts, sign, times, base, difference, fault.is_some(), values);
            lines.iter().map(|unit| all * unit / 2).sum()
        } else {
            unit
        };
        marks[partner] += share;
        marks[facts.taker] -= share;
    }
    if let Some(seat) = fault.filter(|seat| !attacks(*seat) && rules.says("revoke-payer", "offender")) {
        for other in &defenders {
            marks[*other] = 0;
        }
        marks[seat] = -all * unit;
    }
    for (seat, value) in paid {
        for other in &facts.plays {
            marks[*other] -= value;
        }
        marks[seat] += value * facts.plays.len() as i32;
    }
    marks
}

/// The contract and each bonus by itself: «one score line for the contract, one for each bonus».
#[allow(clippy::too_many_arguments, reason = "the figures of one deal")]
fn line_units(
    rules: &Rules,
    facts: &Facts,
    sign: i32,
    times: i32,
    base: i32,
    difference: i32,
    lost: bool,
    values: [i32; 3],
) -> Vec<i32> {
    let mut units = vec![sign * times * (base + difference)];
    if !lost {
        let petit =
            rules.number("petit-value") * if rules.says("petit-multiplied", "yes") { times } else { 1 };
        units.extend(facts.petit.map(|attack| if attack { petit } else { -petit }));
        units.extend(facts.slams.iter().map(|slam| slam_price(rules, slam)));
    }
    units.extend(facts.poignees.iter().map(|(_, size)| sign * values[*size]));
    if rules.says("misere-to", "deal-winner") {
        let value = |lacks: &str| rules.number("misere-value") * if lacks == "double" { 2 } else { 1 };
        units.extend(facts.miseres.iter().map(|(_, lacks)| sign * value(lacks)));
    }
    units
}

/// A deal drawn at random, and the line that records it.
fn draw(rules: &Rules, dice: &mut Dice, players: usize, dealer: usize) -> (Facts, String) {
    let (cards, hand, chien) = shape(rules);
    let dead = rules.says("players", "5") && rules.says("five", "dead-dealer");
    let plays: Vec<usize> = (0..players)
        .map(|step| (dealer + 1 + step) % players)
        .filter(|seat| !dead || *seat != dealer)
        .collect();
    let calls = rules.says("players", "5") && rules.says("five", "called-king");
    let taker = dice.one_of(&plays);
    let known = ["prise", "pousse", "garde", "garde-sans", "garde-contre"];
    let offered: Vec<&'static str> =
        known.into_iter().filter(|contract| price(rules, contract).is_some()).collect();
    let contract = dice.one_of(&offered);
    let contre = contract == "garde-contre";
    let others: Vec<usize> = plays.iter().copied().filter(|seat| *seat != taker).collect();
    let partner = (calls && !dice.once_in(4)).then(|| dice.one_of(&others));
    let mut parts = vec![format!("bid {} {contract}", NAMES[taker])];
    if calls {
        parts.push(partner.map_or("partner none".to_owned(), |seat| format!("partner {}", NAMES[seat])));
    }
    let mut bouts = dice.between(0, 3);
    let least = if contre { 9 * bouts } else { 8 * bouts + chien };
    let most = 182 - 8 * (3 - bouts) - cards - if contre { chien } else { 0 };
    let mut halves = dice.between(least, most);
    let mut slam = None;
    let mut said = Vec::new();
    if !contre && dice.once_in(8) {
        bouts = dice.between(2, 3);
        halves = 182 - 8 * (3 - bouts);
        slam = Some("silent");
        said.push("capot attack".to_owned());
    } else if !contre && contract != "garde-sans" && dice.once_in(10) {
        bouts = 0;
        halves = 2 * dice.between(chien / 2 + 1, chien);
        slam = Some("defence");
        said.push("capot defence".to_owned());
    }
    if cards % 2 == 0 {
        halves -= halves % 2;
    }
    if dice.once_in(8) {
        slam = Some(if slam == Some("silent") { "announced" } else { "failed" });
        parts.push(format!("chelem {}", NAMES[taker]));
    } else if rules.says("petit-chelem", "on") && dice.once_in(3) {
        parts.push(format!("chelem {} petit", NAMES[taker]));
        let missing = rules.number("petit-chelem-missing");
        if slam == Some("silent") {
            slam = Some("petit-made");
        } else if slam == Some("defence") {
            slam = Some("petit-failed");
        } else {
            let tricks = dice.between(hand - 5, hand - 1);
            slam = Some(if tricks >= hand - missing { "petit-made" } else { "petit-failed" });
            // A whole number goes with any tricks.
            halves -= halves % 2;
            said.push(format!("tricks attack {tricks}"));
        }
    }
    let mut poignees = Vec::new();
    if dice.once_in(3) {
        let (seat, size) = (dice.one_of(&plays), dice.between(0, 2) as usize);
        parts.push(format!("poignee {} {}", NAMES[seat], ["simple", "double", "triple"][size]));
        poignees.push((seat, size));
    }
    let mut miseres = Vec::new();
    let kinds: &[&'static str] = match rules.word("misere") {
        "trumps" => &["trumps"],
        "heads" => &["heads"],
        "either" => &["trumps", "heads", "double"],
        _ => &[],
    };
    if !kinds.is_empty() && dice.once_in(2) {
        let (seat, lacks) = (dice.one_of(&plays), dice.one_of(kinds));
        if lacks == "heads" || poignees.iter().all(|(other, _)| *other != seat) {
            parts.push(format!("misere {} {lacks}", NAMES[seat]));
            miseres.push((seat, lacks));
        }
    }
    let swept = said.iter().any(|part| part == "capot defence");
    let slams =
        slam.into_iter().chain(Some("defence").filter(|_| swept && slam != Some("defence"))).collect();
    let mut petit = None;
    if dice.once_in(4) && slam != Some("defence") {
        let attack = bouts > 0 && (bouts == 3 || dice.once_in(2));
        petit = Some(attack);
        said.push(format!("petit {}", if attack { "attack" } else { "defence" }));
    }
    if said.iter().any(|part| part.starts_with("capot defence")) {
        said.retain(|part| !part.starts_with("petit"));
        petit = None;
    }
    let own = dice.once_in(2);
    let of = |count: i32, total: i32| if own { count } else { total - count };
    let side = if own { "attack" } else { "defence" };
    said.push(format!("bouts {side} {}", of(bouts, 3)));
    let shown = of(halves, 182);
    said.push(format!("points {side} {}{}", shown / 2, if shown % 2 == 1 { ".5" } else { "" }));
    parts.append(&mut said);
    let revoked = dice.once_in(5).then(|| dice.one_of(&plays));
    if let Some(seat) = revoked {
        parts.push(format!("revoke {}", NAMES[seat]));
    }
    let facts =
        Facts { contract, taker, partner, plays, bouts, halves, petit, poignees, miseres, slams, revoked };
    (facts, parts.join(", "))
}

fn evening(rules: &Rules, dice: &mut Dice) -> Evening {
    let players = rules.number("players") as usize;
    let mut reading = Reading { totals: vec![0; players], ..Reading::default() };
    let mut lines = Vec::new();
    for no in 0..dice.deals(8) {
        let (facts, line) = draw(rules, dice, players, no as usize % players);
        let marks = score(rules, players, &facts);
        assert_eq!(marks.iter().sum::<i32>(), 0, "{line}");
        for (total, mark) in reading.totals.iter_mut().zip(&marks) {
            *total += mark;
        }
        reading.scores.push(marks);
        reading.closing.push(reading.totals.clone());
        lines.push(line);
        let best = reading.totals.iter().copied().max().unwrap_or(0);
        reading.over = match rules.word("match-end") {
            "deals" => no + 1 >= rules.number("deals"),
            "points" => best >= rules.number("target"),
            _ => false,
        };
        let leading: Vec<usize> = (0..players).filter(|seat| reading.totals[*seat] == best).collect();
        // «equal-end: shared, extra-deal»
        reading.over &= leading.len() == 1 || rules.says("equal-end", "shared");
        if reading.over {
            reading.winners = leading;
            break;
        }
    }
    Evening { players, head: Vec::new(), lines, reading }
}

/// The game as it is read here.
pub fn read() -> Game {
    Game {
        id: "tarot",
        preset: "tarot",
        untouched: |_| false,
        covered: |_| true,
        usual: |id| match id {
            "deals" => &[1, 3, 5],
            "target" => &[100, 300, 1000],
            "petit-value" | "misere-value" => &[10, 20],
            _ => &[],
        },
        couple: |rules, set| {
            let end = if set("target") { "points" } else { "deals" };
            if !set("match-end") && (set("target") || set("deals")) {
                rules.0.insert("match-end".to_owned(), end.to_owned());
            }
        },
        cells: |dice| {
            let mut written = Vec::new();
            for contract in ["prise", "pousse", "garde", "garde-sans", "garde-contre"] {
                if dice.once_in(2) {
                    written.push((format!("contract.{contract}.base"), dice.between(0, 400).to_string()));
                }
                if dice.once_in(2) {
                    written
                        .push((format!("contract.{contract}.multiplier"), dice.between(1, 12).to_string()));
                }
            }
            written
        },
        evening,
    }
}

#[test]
fn tarot_reads_the_same_twice() {
    compare(&read());
}
