//! Marjolet, read slowly (rules.md 3; source J).
//!
//! Not covered, because no score depends on it without cards: the order in which melds may be shown (`meld-right`,
//! `one-meld-per-trick`, `meld-after-talon`), when the seven may be exchanged, the play of the six last tricks.

use super::{Dice, Evening, Game, NAMES, Reading, Rules, compare};

const SUITS: [&str; 4] = ["hearts", "diamonds", "clubs", "spades"];
const RANKS: [&str; 8] = ["A", "10", "K", "Q", "J", "9", "8", "7"];

/// What was seen, in the order in which it came.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Seen {
    /// Four of a rank: aces, tens, kings or queens.
    Four(usize, &'static str),
    /// King and queen of a suit.
    Marriage(usize, usize),
    /// The trump jack with the queen of a suit.
    Marjolet(usize, usize),
    /// A plain jack with its queen.
    JackQueen(usize, usize),
    /// The seven of trump exchanged.
    Exchange(usize),
    /// The seven of trump played.
    Seven(usize),
    /// The last card of the talon drawn.
    TalonLast(usize),
}

/// What the table saw of a deal.
struct Facts {
    dealer: usize,
    /// Rank and suit of the turned card.
    turned: (&'static str, usize),
    seen: Vec<Seen>,
    /// Who won the sixteenth trick.
    last_trick: usize,
    /// Did he win all six tricks after the talon?
    six_last: bool,
    /// The brisques of each player, eight together.
    brisques: [i32; 2],
}

/// What each player gets, step by step in the order in which it came.
fn steps(rules: &Rules, facts: &Facts) -> Vec<[i32; 2]> {
    let mut steps = Vec::new();
    let mut give = |player: usize, points: i32| {
        let mut step = [0, 0];
        step[player] = points;
        steps.push(step);
    };
    let (rank, trump) = facts.turned;
    // «si le donneur retourne un 7 … il aura droit à 10 points supplémentaires» [J:68]
    if rank == "7" {
        give(facts.dealer, rules.number("turned-seven"));
    }
    let exchanged = facts.seen.iter().any(|seen| matches!(seen, Seen::Exchange(_)));
    for seen in &facts.seen {
        match *seen {
            // [J:58-61]
            Seen::Four(player, rank) => give(
                player,
                match rank {
                    "aces" => 100,
                    "tens" => 80,
                    "kings" => 60,
                    _ => 40,
                },
            ),
            // «mariage royal atout : 40 points – mariage royal simple : 20 points» [J:62]
            Seen::Marriage(player, suit) => give(player, if suit == trump { 40 } else { 20 }),
            // «valet d’atout avec dame simple ou dame atout : 20 points» [J:64]; with the trump queen an option
            Seen::Marjolet(player, queen) => {
                give(player, if queen == trump { rules.number("marjolet-trump-queen") } else { 20 });
            }
            // «le mariage simple du Valet et de la Dame» [J:48], where the house has it
            Seen::JackQueen(player, _) => give(player, 20),
            // «En faisant un tel échange, il a droit à 10 points» [J:69]
            Seen::Exchange(player) => give(player, 10),
            // «si le détenteur de 7 d’atout ne l’échange pas, il gagne toujours 10 points quand il le joue» [J:70]
            Seen::Seven(player) => {
                let pays = match rules.word("seven-played") {
                    "always" => true,
                    "never" => false,
                    _ => !exchanged,
                };
                give(player, if pays { 10 } else { 0 });
            }
            Seen::TalonLast(player) => give(player, rules.number("talon-last-card")),
        }
    }
    // «le joueur à remporter la dernière levée» [J:71]; «les six levées … 50 points supplémentaires» [J:72]: on top of
    // the last trick, or in its place
    let mut end = 0;
    if !facts.six_last || rules.says("six-last-adds-last-trick", "yes") {
        end += rules.number("last-trick");
    }
    if facts.six_last {
        end += rules.number("six-last");
    }
    give(facts.last_trick, end);
    // «chaque brisque remportée au cours des levées vaut 10 points supplémentaires» [J:73], counted together
    let value = rules.number("brisque-value");
    steps.push([facts.brisques[0] * value, facts.brisques[1] * value]);
    steps
}

/// What a deal gives each player.
fn score(rules: &Rules, facts: &Facts) -> [i32; 2] {
    let steps = steps(rules, facts);
    [steps.iter().map(|step| step[0]).sum(), steps.iter().map(|step| step[1]).sum()]
}

/// Who has won when the deal is closed (3.2 no. 9): at the target alone, or both and then by `both-over`.
fn winner(rules: &Rules, before: [i32; 2], after: [i32; 2], steps: &[[i32; 2]]) -> Option<usize> {
    let target = rules.number("target");
    let there = |totals: [i32; 2]| [totals[0] >= target, totals[1] >= target];
    let higher = match after[0].cmp(&after[1]) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    };
    match there(after) {
        [false, false] => None,
        [true, false] => Some(0),
        [false, true] => Some(1),
        [true, true] if rules.says("both-over", "highest") => higher,
        [true, true] => {
            let mut totals = before;
            for step in steps {
                if there(totals) != [false, false] {
                    break;
                }
                totals = [totals[0] + step[0], totals[1] + step[1]];
            }
            match there(totals) {
                [true, false] => Some(0),
                [false, true] => Some(1),
                _ => higher,
            }
        }
    }
}

fn shuffled<T: Clone>(dice: &mut Dice, all: &[T]) -> Vec<T> {
    let mut left = all.to_vec();
    let mut drawn = Vec::new();
    while !left.is_empty() {
        drawn.push(left.remove(dice.between(0, left.len() as i32 - 1) as usize));
    }
    drawn
}

fn deal(rules: &Rules, dice: &mut Dice, dealer: usize) -> Facts {
    let trump = dice.between(0, 3) as usize;
    let turned = (if dice.once_in(4) { "7" } else { dice.one_of(&RANKS) }, trump);
    // Each player sees sixteen cards in the deal; whole ranks come to one hand oftener than by chance.
    let mut held: [Vec<(&str, usize)>; 2] = [Vec::new(), Vec::new()];
    let mut rest = Vec::new();
    for rank in shuffled(dice, &RANKS) {
        let together = dice.once_in(2);
        let player = dice.between(0, 1) as usize;
        for suit in 0..4 {
            if together && held[player].len() < 13 {
                held[player].push((rank, suit));
            } else {
                rest.push((rank, suit));
            }
        }
    }
    for card in shuffled(dice, &rest) {
        let first = dice.between(0, 1) as usize;
        let player = if held[first].len() < 16 { first } else { 1 - first };
        held[player].push(card);
    }
    let mut may = Vec::new();
    for player in 0..2 {
        let has = |rank: &str, suit: usize| held[player].contains(&(rank, suit));
        let four = |rank: &str| (0..4).all(|suit| has(rank, suit));
        for (rank, name) in [("A", "aces"), ("10", "tens"), ("K", "kings"), ("Q", "queens")] {
            if four(rank) {
                may.push(Seen::Four(player, name));
            }
        }
        for suit in 0..4 {
            if has("K", suit) && has("Q", suit) {
                may.push(Seen::Marriage(player, suit));
            }
            if has("J", trump) && has("Q", suit) {
                may.push(Seen::Marjolet(player, suit));
            }
            if suit != trump && has("J", suit) && has("Q", suit) && rules.says("jack-queen-plain", "on") {
                may.push(Seen::JackQueen(player, suit));
            }
        }
    }
    let mut seen: Vec<Seen> = may.into_iter().filter(|_| !dice.once_in(3)).collect();
    // Whoever exchanges gets the turned card; the seven then lies under the talon and is anybody's.
    let holder = usize::from(held[1].contains(&turned));
    let exchanged = turned.0 != "7" && dice.once_in(3);
    if exchanged {
        seen.push(Seen::Exchange(holder));
    }
    seen = shuffled(dice, &seen);
    // Turned or exchanged, the seven lies under the talon: whoever draws the last card has it, and plays it afterwards.
    let under = turned.0 == "7" || exchanged;
    let holder = usize::from(held[1].contains(&("7", trump)));
    let last_drawn = Seen::TalonLast(if under { holder } else { dice.between(0, 1) as usize });
    if rules.number("talon-last-card") != 0 {
        let at = if under { seen.len() } else { dice.between(0, seen.len() as i32) as usize };
        seen.insert(at, last_drawn);
    }
    if dice.once_in(2) {
        let at = if under { seen.len() } else { dice.between(0, seen.len() as i32) as usize };
        seen.insert(at, Seen::Seven(holder));
    }
    let brisques = dice.between(0, 8);
    let last_trick = dice.between(0, 1) as usize;
    Facts { dealer, turned, seen, last_trick, six_last: dice.once_in(4), brisques: [brisques, 8 - brisques] }
}

fn written(facts: &Facts, dice: &mut Dice) -> Vec<String> {
    let mut lines = vec!["deal".to_owned()];
    let (rank, suit) = facts.turned;
    lines.push(format!("turn {rank}{}", ["H", "D", "C", "S"][suit]));
    for seen in &facts.seen {
        lines.push(match *seen {
            Seen::Four(player, rank) => format!("meld {} four-{rank}", NAMES[player]),
            Seen::Marriage(player, of) if of == suit => format!("meld {} royal-marriage", NAMES[player]),
            Seen::Marriage(player, of) => format!("meld {} marriage {}", NAMES[player], SUITS[of]),
            Seen::Marjolet(player, of) => format!("meld {} marjolet {}", NAMES[player], SUITS[of]),
            Seen::JackQueen(player, of) => format!("meld {} jack-queen {}", NAMES[player], SUITS[of]),
            Seen::Exchange(player) => format!("exchange {}", NAMES[player]),
            Seen::Seven(player) => format!("seven {}", NAMES[player]),
            Seen::TalonLast(player) => format!("talon-last {}", NAMES[player]),
        });
    }
    let word = if facts.six_last { "six-last" } else { "last-trick" };
    lines.push(format!("{word} {}", NAMES[facts.last_trick]));
    let one = dice.between(0, 1) as usize;
    lines.push(format!("brisques {} {}", NAMES[one], facts.brisques[one]));
    lines
}

fn evening(rules: &Rules, dice: &mut Dice) -> Evening {
    let mut reading = Reading { totals: vec![0, 0], ..Reading::default() };
    let mut lines = Vec::new();
    let mut dealer = dice.between(0, 1) as usize;
    let head = vec![format!("dealer {}", NAMES[dealer])];
    for _ in 0..dice.deals(6) {
        // «Le premier donneur est déterminé au hasard» [J:31]; then in turn (3.2 no. 11).
        let facts = deal(rules, dice, dealer);
        lines.extend(written(&facts, dice));
        let points = score(rules, &facts);
        let before = [reading.totals[0], reading.totals[1]];
        let after = [before[0] + points[0], before[1] + points[1]];
        reading.scores.push(points.to_vec());
        reading.closing.push(after.to_vec());
        reading.totals = after.to_vec();
        dealer = 1 - dealer;
        if let Some(player) = winner(rules, before, after, &steps(rules, &facts)) {
            reading.over = true;
            reading.winners = vec![player];
            break;
        }
    }
    Evening { players: 2, head, lines, reading }
}

/// The game as it is read here.
pub fn read() -> Game {
    Game {
        id: "marjolet",
        preset: "marjolet",
        untouched: |_| false,
        covered: |_| true,
        usual: |id| match id {
            "target" => &[150, 250, 300, 500, 1000],
            "last-trick" | "brisque-value" | "turned-seven" | "talon-last-card" => &[0, 5, 10, 20],
            "six-last" => &[40, 50, 60],
            "marjolet-trump-queen" => &[20, 40],
            _ => &[],
        },
        couple: |_, _| (),
        cells: |_| Vec::new(),
        evening,
    }
}

#[test]
fn marjolet_reads_the_same_twice() {
    compare(&read());
}
