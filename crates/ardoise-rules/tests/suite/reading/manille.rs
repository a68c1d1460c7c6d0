//! Manille, read slowly (rules.md 1; source M).
//!
//! Not covered, because no score depends on it without cards: the blind exchange and what lay in the chien (the count
//! includes it), who may question whom, cards exposed or out of turn. Carried in from paper are totals, manches and deals
//! played, but no choices of trump.

use super::{Dice, Evening, Game, NAMES, Reading, Rules, compare};

/// How a deal ended.
#[derive(Debug, Clone, Copy)]
enum End {
    /// What the camp of the dealer counts (the dealer alone among three).
    Count(i32),
    /// What each of four counts, who plays for himself.
    Shared([i32; 4]),
    /// A revoke or a lie of this player.
    Fault(usize),
    /// The table annulled it.
    Annulled,
}

/// What the table saw of a deal, from the last time the cards were dealt.
struct Facts {
    dealer: usize,
    /// What the turned card counts for the dealer's side, where one was turned.
    turned: i32,
    no_trump: bool,
    contre: bool,
    surcontre: bool,
    /// How many doubles are carried into this deal.
    carried: i32,
    end: End,
}

/// The places that count: two sides, or each player.
fn accounts(rules: &Rules) -> usize {
    match rules.word("players") {
        "3" => 3,
        "4" if rules.says("sides", "each") => 4,
        _ => 2,
    }
}

/// The place of a player among those that count.
fn place(rules: &Rules, player: usize) -> usize {
    if accounts(rules) == 2 { player % 2 } else { player }
}

fn players(rules: &Rules) -> usize {
    rules.number("players") as usize
}

/// What there is to count: 60, and a point for each trick where tricks count [M:89, M:90, M:117].
fn whole(rules: &Rules) -> i32 {
    let tricks = match players(rules) {
        2 => 16,
        3 => 10,
        _ => 8,
    };
    60 + rules.number("trick-point") * tricks
}

/// «par 2 si on jouait a sans-atout (voiture), par 2 s'il y a eu coinche, et par 2 s'il y a eu surcoinche» [M:89]
fn multiplier(rules: &Rules, facts: &Facts, capot: bool) -> i32 {
    let doublings = i32::from(facts.no_trump)
        + i32::from(facts.contre)
        + i32::from(facts.surcontre)
        + facts.carried
        + if capot { rules.number("capot-bonus") } else { 0 };
    let times = if rules.says("multiplier-mode", "add") { 1 + doublings } else { 1 << doublings };
    rules.limit("max-multiplier").map_or(times, |most| times.min(most))
}

/// `points` for the others of the player who is at fault, in each place.
fn to_the_others(rules: &Rules, faulty: usize, points: i32) -> Vec<i32> {
    if accounts(rules) == 4 {
        (0..4).map(|player| if player == faulty { 0 } else { points }).collect()
    } else if accounts(rules) == 3 {
        // one pays each of the others (the sum is nought)
        (0..3).map(|player| if player == faulty { -2 * points } else { points }).collect()
    } else {
        (0..2).map(|side| if side == faulty % 2 { 0 } else { points }).collect()
    }
}

/// What the deal gives in each place, misdeals apart.
fn score(rules: &Rules, facts: &Facts) -> Vec<i32> {
    // half of the whole, or a quarter where each of four plays for himself
    let half = whole(rules) / if accounts(rules) == 4 { 4 } else { 2 };
    // «fewest»: what is lacking is marked
    let fewest = rules.says("aim", "fewest");
    let beyond = |count: i32| if fewest { half - count } else { count - half };
    let three = accounts(rules) == 3;
    let mut points = vec![0; accounts(rules)];
    match facts.end {
        End::Annulled => {}
        End::Count(dealers) => {
            let capot = dealers == 0 || dealers == whole(rules);
            let times = multiplier(rules, facts, capot);
            if three {
                // «en soustraient 30, ce résultat … est noté dans la colonne … de chacun des deux adversaires. Le donneur
                // fait de même sauf qu'il multiplie le résultat final par deux.» [M:139]
                let defenders = whole(rules) - dealers;
                for (player, own) in points.iter_mut().enumerate() {
                    *own =
                        if player == facts.dealer { 2 * beyond(dealers) } else { beyond(defenders) } * times;
                }
            } else {
                // «marque le nombre de points au delà de 34» [M:89]
                let side = facts.dealer % 2;
                points[side] = beyond(dealers).max(0) * times;
                points[1 - side] = beyond(whole(rules) - dealers).max(0) * times;
            }
        }
        End::Shared(counts) => {
            let times = multiplier(rules, facts, counts.contains(&whole(rules)));
            for (own, count) in points.iter_mut().zip(counts) {
                *own = beyond(count).max(0) * times;
            }
        }
        End::Fault(player) => {
            // «le camp adverse marque le maximum de points possible sur la donne (30 ou 34 …)» [M:103]
            let plain = rules.limit("renonce-penalty").unwrap_or(half);
            let scaled = rules.says("renonce-scaling", "scaled");
            let penalty = plain * if scaled { multiplier(rules, facts, false) } else { 1 };
            points = if accounts(rules) == 4 || !three || player == facts.dealer {
                to_the_others(rules, player, penalty)
            } else if rules.says("renonce-3p", "offender-only") {
                let pay = |one| {
                    if one == facts.dealer {
                        2
                    } else if one == player {
                        -2
                    } else {
                        0
                    }
                };
                (0..3).map(|one| pay(one) * penalty).collect()
            } else {
                (0..3).map(|one| if one == facts.dealer { 2 * penalty } else { -penalty }).collect()
            };
        }
    }
    // «le donneur peut directement marquer les points correspondants» [M:113], outside every multiplier
    points[place(rules, facts.dealer)] += facts.turned;
    points
}

/// Who alone is highest among those at the mark.
fn highest(totals: &[i32], least: i32) -> Option<usize> {
    let best = *totals.iter().max()?;
    let those: Vec<usize> = (0..totals.len()).filter(|place| totals[*place] == best).collect();
    (best >= least && those.len() == 1).then(|| those[0])
}

fn evening(rules: &Rules, dice: &mut Dice) -> Evening {
    let (seats, places) = (players(rules), accounts(rules));
    let manches = rules.says("match-format", "manches");
    let mut reading = Reading { totals: vec![0; places], ..Reading::default() };
    let mut dealer = dice.between(0, seats as i32 - 1) as usize;
    let mut head = vec![format!("dealer {}", NAMES[dealer])];
    let mut lines = Vec::new();
    let mut won = vec![0; places];
    let mut played = 0;
    let mut carried = 0;
    if dice.once_in(6) && places == 2 {
        start(rules, dice, &mut head, &mut reading.totals, &mut won, &mut played, &mut carried);
    }
    // Choices made and sans-atout chosen, by account.
    let mut no_trumps = vec![0; places];
    for _ in 0..dice.deals(7) {
        lines.push("deal".to_owned());
        let mut besides = vec![0; places];
        while dice.once_in(10) {
            // «La maldonne peut être pénalisée comme au tarot. C'est alors au joueur suivant de distribuer.» [M:40]
            lines.push(format!("misdeal {}", NAMES[dealer]));
            let fine = to_the_others(rules, dealer, rules.number("maldonne-points"));
            besides = besides.iter().zip(fine).map(|(one, other)| one + other).collect();
            if rules.says("maldonne", "next-dealer") {
                dealer = (dealer + 1) % seats;
            }
        }
        if rules.says("blank-hand-redeal", "on") && dice.once_in(8) {
            lines.push(format!("weak {}", NAMES[dice.between(0, seats as i32 - 1) as usize]));
        }
        // Choices of trump belong to sides, or to each of three players.
        let choosers = places;
        let left = (played..rules.number("deals"))
            .filter(|no| (dealer as i32 + no - played) as usize % seats % choosers == dealer % choosers)
            .count() as i32;
        let owed = rules.number("min-sans-atout") - no_trumps[dealer % choosers];
        let facts = deal(rules, dice, dealer, carried, owed > 0 && owed >= left, &mut lines);
        // Annulled for a revoke, the deal is a played one, or it is dealt again by the same dealer under the same double
        // and nothing of it is counted but the penalty.
        let replayed = matches!(facts.end, End::Fault(_)) && rules.says("renonce-deal-counts", "replay");
        let points: Vec<i32> =
            score(rules, &facts).iter().zip(&besides).map(|(one, other)| one + other).collect();
        let totals: Vec<i32> = reading.totals.iter().zip(&points).map(|(one, other)| one + other).collect();
        reading.scores.push(points);
        reading.closing.push(totals.clone());
        reading.totals = totals.clone();
        if !replayed {
            no_trumps[dealer % choosers] += i32::from(facts.no_trump);
            played += 1;
            dealer = (dealer + 1) % seats;
            // «Si une partie se termine par 30-30, la partie suivante compte double.» [M:117]
            let tie = match facts.end {
                End::Count(dealers) => 2 * dealers == whole(rules),
                End::Shared(counts) => counts.iter().all(|count| 4 * count == whole(rules)),
                _ => false,
            };
            let doubles = tie && rules.says("tie-deal", "doubles-next");
            carried = match (doubles, rules.says("tie-doubling-stack", "yes")) {
                (false, _) => 0,
                (true, false) => 1,
                (true, true) => carried + 1,
            };
        }
        if manches {
            // «deux manches gagnantes de 101 points. Si chaque camp remporte une manche, une "belle" … en 121» [M:96]
            let needed = rules.number("manches-to-win");
            let belle = needed > 1 && won.iter().all(|own| *own == needed - 1);
            let target = rules.number(if belle { "belle-target" } else { "manche-target" });
            let Some(place) = highest(&totals, target) else { continue };
            won[place] += 1;
            if won[place] == needed {
                reading.over = true;
                reading.winners = vec![place];
                break;
            }
            reading.totals = vec![0; places];
        } else if played >= rules.number("deals") {
            // «Le jeu se joue en 20 donnes.» [M:97]: the highest total wins.
            match highest(&totals, i32::MIN) {
                Some(place) => {
                    reading.over = true;
                    reading.winners = vec![place];
                    break;
                }
                None if rules.says("tie-match", "draw") => {
                    reading.over = true;
                    reading.draw = true;
                    break;
                }
                None => {}
            }
        }
    }
    if manches {
        reading.won = won.clone();
        reading.whole = won;
    }
    Evening { players: seats, head, lines, reading }
}

fn start(
    rules: &Rules,
    dice: &mut Dice,
    head: &mut Vec<String>,
    totals: &mut [i32],
    won: &mut [i32],
    played: &mut i32,
    carried: &mut i32,
) {
    let names = if players(rules) == 4 { ["A", "B"] } else { ["Ana", "Bob"] };
    let mut text = "start".to_owned();
    let mut most = 60;
    if rules.says("match-format", "manches") {
        most = most.min(rules.number("manche-target") - 1).min(rules.number("belle-target") - 1);
    }
    for (total, name) in totals.iter_mut().zip(names) {
        *total = dice.between(0, most);
        text.push_str(&format!(" {name} {total}"));
    }
    if rules.says("match-format", "manches") {
        let needed = rules.number("manches-to-win");
        won[0] = dice.between(0, needed - 1);
        won[1] = dice.between(0, needed - 1);
        text.push_str(&format!(" manche {}-{}", won[0], won[1]));
    } else if rules.number("deals") > 1 && rules.number("min-sans-atout") == 0 {
        *played = dice.between(0, rules.number("deals").min(30) - 1);
        text.push_str(&format!(" deals {played}"));
    }
    if rules.says("tie-deal", "doubles-next") && dice.once_in(2) {
        *carried = 1;
        text.push_str(" carried yes");
    }
    head.push(text);
}

/// Draws the deal from the choice of trump on, and writes its lines.
fn deal(
    rules: &Rules,
    dice: &mut Dice,
    dealer: usize,
    carried: i32,
    must_no_trump: bool,
    lines: &mut Vec<String>,
) -> Facts {
    let seats = players(rules);
    let mut facts = Facts {
        dealer,
        turned: 0,
        no_trump: false,
        contre: false,
        surcontre: false,
        carried,
        end: End::Annulled,
    };
    let suits = ["hearts", "diamonds", "clubs", "spades"];
    if rules.says("trump-method", "turned-card") {
        let (rank, worth) =
            dice.one_of(&[("10", 5), ("A", 4), ("K", 3), ("Q", 2), ("J", 1), ("9", 0), ("7", 0)]);
        lines.push(format!("turn {rank}{}", dice.one_of(&["H", "D", "C", "S"])));
        if rules.says("turned-card-points", "on") {
            facts.turned = worth;
        }
    } else {
        let mut speaker = dealer;
        if seats == 4 && !rules.says("en-face", "off") && dice.once_in(3) {
            lines.push(format!("en-face {}", NAMES[dealer]));
            speaker = (dealer + 2) % 4;
            if rules.says("en-face", "pass-back") && dice.once_in(2) {
                lines.push(format!("en-face {}", NAMES[speaker]));
                speaker = dealer;
            }
        }
        facts.no_trump = must_no_trump || rules.says("voiture", "on") && dice.once_in(3);
        let trump = if facts.no_trump { "none" } else { dice.one_of(&suits) };
        let who = if dice.once_in(2) { format!(" {}", NAMES[speaker]) } else { String::new() };
        lines.push(format!("trump{who} {trump}"));
    }
    if !rules.says("contre", "off") && dice.once_in(3) {
        facts.contre = true;
        let opponent = match seats {
            4 if accounts(rules) == 4 => (dealer + dice.between(1, 3) as usize) % 4,
            2 => 1 - dealer,
            3 => (dealer + dice.between(1, 2) as usize) % 3,
            _ => (dealer + dice.one_of(&[1, 3])) % 4,
        };
        lines.push(format!("contre {}", NAMES[opponent]));
        if rules.says("contre", "contre-surcontre") && dice.once_in(2) {
            facts.surcontre = true;
            let own =
                if seats == 4 && accounts(rules) == 2 { (dealer + dice.one_of(&[0, 2])) % 4 } else { dealer };
            lines.push(format!("surcontre {}", NAMES[own]));
        }
    }
    if seats == 3 && rules.says("chien-exchange", "0-2") && dice.once_in(3) {
        lines.push(format!("exchange {}", dice.between(0, 2)));
    }
    facts.end = match dice.between(0, 11) {
        0 => End::Annulled,
        1 => End::Fault(dice.between(0, seats as i32 - 1) as usize),
        2 | 3 => End::Count(whole(rules) / 2),
        4 => End::Count(dice.one_of(&[0, whole(rules)])),
        _ => End::Count(dice.between(0, whole(rules))),
    };
    if let (4, End::Count(dealers)) = (accounts(rules), facts.end) {
        // the three others share the rest; now and then all count the same
        let mut counts = [dealers, 0, 0, 0];
        let mut left = whole(rules) - dealers;
        for own in &mut counts[1..3] {
            *own = dice.between(0, left);
            left -= *own;
        }
        counts[3] = left;
        if dice.once_in(5) {
            counts = [whole(rules) / 4; 4];
        }
        counts.rotate_left(dice.between(0, 3) as usize);
        facts.end = End::Shared(counts);
    }
    match facts.end {
        End::Shared(counts) => {
            let said: Vec<String> =
                (0..4).map(|player| format!("{} {}", NAMES[player], counts[player])).collect();
            lines.push(format!("points {}", said.join(" ")));
        }
        End::Annulled => lines.push("annul".to_owned()),
        End::Fault(player) => {
            let lies = rules.says("talk", "bavarde") && dice.once_in(2);
            lines.push(format!("{} {}", if lies { "lie" } else { "revoke" }, NAMES[player]));
        }
        End::Count(dealers) => {
            let (whose, count) = if dice.once_in(2) {
                (dealer, dealers)
            } else {
                ((dealer + 1) % seats, whole(rules) - dealers)
            };
            lines.push(format!("points {} {count}", NAMES[whose]));
        }
    }
    facts
}

/// The game as it is read here.
pub fn read() -> Game {
    Game {
        id: "manille",
        preset: "manille",
        untouched: |_| false,
        covered: |_| true,
        usual: |id| match id {
            "deals" => &[1, 2, 3, 4, 6, 20, 30],
            "manche-target" | "belle-target" => &[20, 50, 80, 101, 121],
            "maldonne-points" => &[0, 10, 16, 30],
            "renonce-penalty" => &[20, 30, 34, 68],
            "max-multiplier" => &[1, 2, 3, 4, 8],
            "manches-to-win" => &[1, 2, 3],
            "min-sans-atout" => &[0, 1, 2],
            _ => &[],
        },
        couple: |rules, set| {
            let (three, four) = (rules.says("players", "3"), rules.says("players", "4"));
            let turned = rules.says("trump-method", "turned-card");
            let sides_each = rules.says("sides", "each");
            let mut follow = |id: &str, value: &str| {
                if !set(id) {
                    rules.0.insert(id.to_owned(), value.to_owned());
                }
            };
            let each = four && sides_each;
            if each {
                follow("en-face", "off"); // nobody sits across
            }
            if three {
                // «comme dans la variante belge … sauf que» [M:131]: 30 deals, 60 points, two sans-atout; the sum is nought
                follow("match-format", "deals");
                follow("deals", "30");
                follow("trick-point", "0");
                follow("tie-deal", "doubles-next");
                follow("turned-card-points", "off");
            }
            if !three && !four {
                follow("trick-point", "0"); // 1.2 no. 7
            }
            if !four {
                follow("en-face", "off"); // there is no partner across
            }
            if turned {
                // «la dernière carte est retournée ; elle détermine la couleur de l'atout» [M:113]: nothing to choose
                follow("en-face", "off");
                follow("voiture", "off");
            }
            // «Chaque joueur doit choisir au moins deux fois "sans-atout" sur l'ensemble de la partie» [M:133]: where there
            // is a sans-atout, and a length of the match.
            if three
                && !turned
                && rules.says("voiture", "on")
                && rules.says("match-format", "deals")
                && !set("min-sans-atout")
            {
                // as far as each of three deals twice
                let owed = (rules.number("deals") / 3).min(2);
                rules.0.insert("min-sans-atout".to_owned(), owed.to_string());
            }
        },
        cells: |_| Vec::new(),
        evening,
    }
}

#[test]
fn manille_reads_the_same_twice() {
    compare(&read());
}
