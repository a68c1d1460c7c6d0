//! Whist, read slowly (rules.md 4; source W).
//!
//! Not covered, because no score depends on it without cards: competing calls of trump (one call is written), what may be
//! played without the suit led, cards exposed or out of turn.

use super::{Dice, Evening, Game, NAMES, Reading, Rules, compare};

const SUITS: [&str; 4] = ["hearts", "diamonds", "spades", "clubs"];

/// A revoke that the table ruled.
#[derive(Debug, Clone, Copy)]
struct Revoke {
    player: usize,
    trick: i32,
    /// Did the claimant ask that the points be deducted?
    deduct: bool,
}

/// What the table saw of a deal.
struct Facts {
    /// No trump: nobody has honours.
    no_trump: bool,
    /// The suit called, or nothing.
    called: Option<&'static str>,
    revokes: Vec<Revoke>,
    tricks: [i32; 2],
    /// The side with three or four honours.
    honours: Option<(usize, i32)>,
}

impl Facts {
    fn revoked(&self, side: usize) -> bool {
        self.revokes.iter().any(|revoke| revoke.player % 2 == side)
    }
}

/// What the side of more than six tricks marks: one for each (or `trick-points`), and by-tricks 1, 2 or 3 more.
fn trick_points(rules: &Rules, facts: &Facts, side: usize) -> i32 {
    // «Les six premières n'apportent aucun point. … les plis suivants rapportent chacun un point.» [W:49]
    if facts.tricks[side] <= 6 {
        return 0;
    }
    let mut points = (facts.tricks[side] - 6) * rules.number("trick-points");
    if rules.says("game-bonus", "by-tricks") {
        // «lorsque l'équipe adverse a cumulé trois à quatre levées …» [W:51], to the letter
        points += match facts.tricks[1 - side] {
            3 | 4 => 1,
            1 | 2 => 2,
            0 => 3,
            _ => 0,
        };
    }
    points
}

/// The honours of a side that began the deal with `before` points.
fn honour_points(rules: &Rules, facts: &Facts, side: usize, before: i32) -> i32 {
    let barred =
        rules.says("honours-at-game-minus-one", "barred") && before == rules.number("game-points") - 1;
    match facts.honours {
        Some((whose, how_many)) if whose == side && rules.says("honours", "on") && !barred => {
            // «elle ajoute 4 points à son score … elle n'aura que deux points» [W:49]
            if how_many == 4 { 4 } else { 2 }
        }
        _ => 0,
    }
}

/// The totals of the game after the deal, and who has won the game with it.
fn score(rules: &Rules, facts: &Facts, before: [i32; 2]) -> ([i32; 2], Option<usize>) {
    let game = rules.number("game-points");
    let together = rules.says("same-deal-order", "simultaneous");
    let mut totals = before;
    let mut winner: Option<usize> = None;
    // Adds points to a side; the side that revoked may have to stop one point below the game (law 82).
    let add = |totals: &mut [i32; 2], winner: &mut Option<usize>, side: usize, points: i32| {
        if !together && winner.is_some_and(|won| won != side) {
            return; // the other side was there first: this is not written (4.2 no. 6)
        }
        let mut reached = totals[side] + points;
        if rules.says("revoker-cannot-win", "on") && facts.revoked(side) && points > 0 {
            reached = reached.min(game - 1).max(totals[side]);
        }
        totals[side] = reached;
        if !together && winner.is_none() && totals[side] >= game {
            *winner = Some(side);
        }
    };
    // First the revokes [W:41], [W:53].
    let price = rules.number("revoke-points");
    for revoke in &facts.revokes {
        let (faulty, other) = (revoke.player % 2, 1 - revoke.player % 2);
        let mode = rules.word("revoke-mode");
        let deducts =
            matches!(mode, "deduct-only" | "transfer") || mode == "claimant-chooses" && revoke.deduct;
        let adds = mode == "transfer" || !deducts;
        if deducts {
            totals[faulty] = (totals[faulty] - price).max(0);
        }
        if adds {
            add(&mut totals, &mut winner, other, price);
        }
    }
    // Then the tricks, then the honours.
    for side in 0..2 {
        add(&mut totals, &mut winner, side, trick_points(rules, facts, side));
    }
    for side in 0..2 {
        add(&mut totals, &mut winner, side, honour_points(rules, facts, side, before[side]));
    }
    if together {
        let there = |side: usize| totals[side] >= game;
        winner = match (there(0), there(1)) {
            (false, false) => None,
            (true, false) => Some(0),
            (false, true) => Some(1),
            (true, true) => {
                let more_tricks = usize::from(facts.tricks[1] > facts.tricks[0]);
                Some(if totals[0] == totals[1] { more_tricks } else { usize::from(totals[1] > totals[0]) })
            }
        };
    }
    (totals, winner)
}

/// What a game is worth to its winner, beside the points marked in it.
fn game_value(rules: &Rules, totals: [i32; 2], winner: usize) -> i32 {
    let (own, loser) = (totals[winner], totals[1 - winner]);
    // single, double, treble by the loser's points (4.2 no. 1)
    let treble = match loser {
        0 => 3,
        _ if loser >= rules.number("single-from") => 1,
        _ => 2,
    };
    if rules.says("game-bonus", "by-score") {
        treble
    } else if rules.says("game-bonus", "by-difference") {
        // the winner's points less the loser's, and 4, and the 1, 2 or 3
        own - loser + 4 + treble
    } else if rules.number("game-points") == 7 {
        // «on calcule la différence entre sept et le nombre de points cumulés» [W:53]
        if rules.says("seven-value", "with-overshoot") { own - loser } else { 7 - loser }
    } else {
        0
    }
}

/// The rubber as it goes on.
struct Rubber {
    totals: [i32; 2],
    games: [i32; 2],
    whole: [i32; 2],
}

fn evening(rules: &Rules, dice: &mut Dice) -> Evening {
    let game = rules.number("game-points");
    let every_point = rules.says("rubber-total", "all-points");
    let mut rubber = Rubber { totals: [0, 0], games: [0, 0], whole: [0, 0] };
    let mut dealer = dice.between(0, 3) as usize;
    let mut head = vec![format!("dealer {}", NAMES[dealer])];
    let mut before = 0;
    if dice.once_in(6) && rules.says("rubber", "best-of-3") {
        rubber.totals = [dice.between(0, game - 1), dice.between(0, game - 1)];
        rubber.games = dice.one_of(&[[0, 1], [1, 0], [1, 1]]);
        rubber.whole = [dice.between(0, 12), dice.between(0, 12)];
        before = dice.between(rubber.games[0] + rubber.games[1] + 1, 12);
        head.push(format!(
            "start A {} B {} games {}-{} deals {before} rubber-a {} rubber-b {}",
            rubber.totals[0],
            rubber.totals[1],
            rubber.games[0],
            rubber.games[1],
            rubber.whole[0],
            rubber.whole[1]
        ));
        if every_point {
            rubber.whole = [rubber.whole[0] + rubber.totals[0], rubber.whole[1] + rubber.totals[1]];
        }
    }
    let mut reading = Reading::default();
    let mut lines = Vec::new();
    let mut suits_dealt = before - if rules.says("fifth-hand-no-trump", "on") { before / 5 } else { 0 };
    for no in before + 1..=before + dice.deals(9) {
        let fifth = rules.says("fifth-hand-no-trump", "on") && no % 5 == 0;
        let mut facts = deal(rules, dice);
        let in_cycle = match rules.word("trump-method") {
            "cycle-nt" => suits_dealt % 5 == 4,
            _ => facts.called == Some("none"),
        };
        facts.no_trump = fifth || in_cycle;
        if fifth {
            facts.called = None;
        } else {
            suits_dealt += 1;
        }
        if facts.no_trump {
            facts.honours = None;
        }
        lines.extend(written(rules, &facts, dice));
        if facts.revoked(0) && facts.revoked(1) {
            // «alors la main est annulée et on recommence la donne» [W:41]: the same deal again.
            facts.revokes.clear();
            lines.extend(written(rules, &facts, dice));
        }
        let was = rubber.totals;
        let (totals, winner) = score(rules, &facts, was);
        let marked = [totals[0] - was[0], totals[1] - was[1]];
        reading.scores.push(marked.to_vec());
        reading.closing.push(totals.to_vec());
        rubber.totals = totals;
        if every_point {
            rubber.whole = [rubber.whole[0] + marked[0], rubber.whole[1] + marked[1]];
        }
        dealer = (dealer + 1) % 4;
        let Some(side) = winner else { continue };
        rubber.games[side] += 1;
        rubber.whole[side] += game_value(rules, totals, side);
        let best_of_three = rules.says("rubber", "best-of-3");
        if rubber.games[side] == 2 || !best_of_three {
            // «s'achève dès que l'une des équipes en réussit deux» [W:57]
            reading.over = true;
            if best_of_three {
                rubber.whole[side] += rules.number("rubber-bonus");
            }
            // «la victoire revient à l'équipe qui a totalisé le plus de points» [W:57]; equal: the games
            let other = 1 - side;
            let by_points = rules.says("rubber-winner", "points") && rubber.whole[other] > rubber.whole[side];
            reading.winners = vec![if by_points { other } else { side }];
            break;
        }
        rubber.totals = [0, 0];
    }
    reading.totals = rubber.totals.to_vec();
    reading.won = rubber.games.to_vec();
    reading.whole = rubber.whole.to_vec();
    Evening { players: 4, head, lines, reading }
}

fn deal(rules: &Rules, dice: &mut Dice) -> Facts {
    let tricks = dice.between(0, 13);
    let called = if rules.says("trump-method", "announced") && dice.once_in(2) {
        let no_trump = rules.says("no-trump", "on") && dice.once_in(3);
        Some(if no_trump { "none" } else { dice.one_of(&SUITS) })
    } else {
        None
    };
    let mut revokes = Vec::new();
    if dice.once_in(4) {
        let side = dice.between(0, 1) as usize;
        for trick in 1..=dice.between(1, 3) {
            let both = dice.once_in(12);
            let player =
                if both { dice.between(0, 3) as usize } else { side + 2 * dice.between(0, 1) as usize };
            revokes.push(Revoke { player, trick: 3 * trick, deduct: dice.once_in(2) });
            if player % 2 != revokes[0].player % 2 {
                break; // the hand is void with the first revoke of the second side
            }
        }
    }
    let tricks = [tricks, 13 - tricks];
    // Four honours make two tricks at least, three one.
    let (side, how_many) = (dice.between(0, 1) as usize, dice.between(3, 4));
    let honours = (dice.once_in(2) && tricks[side] >= how_many - 2).then_some((side, how_many));
    Facts { no_trump: false, called, revokes, tricks, honours }
}

fn written(rules: &Rules, facts: &Facts, dice: &mut Dice) -> Vec<String> {
    let mut lines = vec!["deal".to_owned()];
    if let Some(suit) = facts.called {
        lines.push(format!("trump {suit}"));
    }
    let mut end = Vec::new();
    for revoke in &facts.revokes {
        let mode = if rules.says("revoke-mode", "claimant-chooses") {
            if revoke.deduct { " deduct" } else { " add" }
        } else {
            ""
        };
        end.push(format!("revoke {} trick {}{mode}", NAMES[revoke.player], revoke.trick));
    }
    if facts.revoked(0) && facts.revoked(1) {
        lines.extend(end);
        return lines;
    }
    if let Some((side, how_many)) = facts.honours {
        end.push(format!("honours {} {how_many}", ["A", "B"][side]));
    }
    // A deal is complete with its tricks, so what else is said comes before or after them.
    let side = dice.between(0, 1) as usize;
    let at = dice.between(0, end.len() as i32) as usize;
    end.insert(at, format!("tricks {} {}", ["A", "B"][side], facts.tricks[side]));
    lines.extend(end);
    lines
}

/// The game as it is read here.
pub fn read() -> Game {
    Game {
        id: "whist",
        preset: "whist",
        untouched: |_| false,
        covered: |_| true,
        usual: |id| match id {
            "revoke-points" => &[1, 2, 3, 4],
            "rubber-bonus" => &[0, 1, 2, 3],
            "single-from" => &[3, 4, 5],
            _ => &[],
        },
        couple: |rules, set| {
            // 4.1: the length of the game moves what is counted in it.
            let follow: &[(&str, &str)] = match rules.number("game-points") {
                7 => &[
                    ("honours", "off"),
                    ("revoke-points", "2"),
                    ("revoke-mode", "add-only"),
                    ("game-bonus", "off"),
                    ("single-from", "4"),
                ],
                10 => &[("trick-points", "2"), ("revoke-points", "4"), ("single-from", "5")],
                _ => &[],
            };
            for (id, value) in follow {
                if !set(id) {
                    rules.0.insert((*id).to_owned(), (*value).to_owned());
                }
            }
        },
        cells: |_| Vec::new(),
        evening,
    }
}

#[test]
fn whist_reads_the_same_twice() {
    compare(&read());
}
