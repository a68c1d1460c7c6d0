//! Draws, checked by counting alone: nothing here knows how a draw is made.

use std::collections::HashMap;

use integer_blossom::min_weight_perfect_matching;

use super::*;
use crate::contest::Seed;

/// What counting says of a round after the rounds before.
#[derive(Debug, PartialEq, Eq)]
struct Counted {
    partners_again: u32,
    meetings_again: u32,
}

/// How often each two were partners, and how often they met.
#[derive(Default)]
struct Pairs {
    partners: HashMap<(EntryNo, EntryNo), u32>,
    met: HashMap<(EntryNo, EntryNo), u32>,
}

impl Pairs {
    /// Adds a round; everybody sits once at most. Gives what it repeats.
    #[track_caller]
    fn add(&mut self, drawn: &Drawn) -> Counted {
        let mut seen = std::collections::HashSet::new();
        for entry in drawn.tables.iter().flatten().flatten().chain(&drawn.out) {
            assert!(*entry != 0 && seen.insert(*entry), "{entry} is in two places");
        }
        let mut counted = Counted { partners_again: 0, meetings_again: 0 };
        for sides in &drawn.tables {
            let seats: Vec<(usize, EntryNo)> = sides
                .iter()
                .enumerate()
                .flat_map(|(side, entries)| entries.iter().map(move |entry| (side, *entry)))
                .collect();
            for (nth, (side, one)) in seats.iter().enumerate() {
                for (other_side, other) in &seats[nth + 1..] {
                    let pair = (*one.min(other), *one.max(other));
                    let met = self.met.entry(pair).or_default();
                    counted.meetings_again += u32::from(*met > 0);
                    *met += 1;
                    if side == other_side {
                        let partners = self.partners.entry(pair).or_default();
                        counted.partners_again += u32::from(*partners > 0);
                        *partners += 1;
                    }
                }
            }
        }
        counted
    }
}

fn seed(round: usize) -> Seed {
    Seed::of("a number", round as u16, &[4, 2, 6])
}

fn past(rounds: &[Drawn]) -> Vec<Past> {
    rounds.iter().map(|drawn| Past { tables: drawn.tables.clone(), out: drawn.out.clone() }).collect()
}

fn individual(players: u32, rounds: u16, odd: Odd, before: &[Drawn]) -> Drawn {
    let input = Input::Individual {
        rounds,
        field: (1..=players).collect(),
        odd,
        past: past(before),
        plan: before.first().and_then(|drawn| drawn.plan.clone()),
    };
    draw(&input, &seed(before.len() + 1)).expect("a draw")
}

/// Draws all rounds and counts them; gives for each what is repeated.
#[track_caller]
fn played(players: u32, rounds: u16, odd: Odd) -> Vec<(Drawn, Counted)> {
    let mut pairs = Pairs::default();
    let mut drawn = Vec::new();
    let mut counted = Vec::new();
    for _ in 0..rounds {
        let round = individual(players, rounds, odd, &drawn);
        let count = pairs.add(&round);
        let claimed = &round.certificate;
        assert_eq!(count.partners_again, claimed.partners_again, "{players} players");
        assert_eq!(count.meetings_again, claimed.meetings_again, "{players} players");
        assert!(claimed.bound <= count.meetings_again && claimed.partners_bound <= count.partners_again);
        drawn.push(round);
        counted.push(count);
    }
    drawn.into_iter().zip(counted).collect()
}

/// Thirty-two players over eight rounds, sixteen over five, twenty-eight over seven, and others for whom schedules are
/// known in which nobody meets twice (64 over 21 use up everybody: 63 others, three a round).
#[test]
fn nobody_meets_twice_where_mathematics_knows_how() {
    for (players, rounds) in
        [(16, 5), (32, 9), (28, 7), (20, 5), (36, 9), (44, 11), (64, 21), (100, 25), (128, 32)]
    {
        for (drawn, counted) in played(players, rounds, Odd::Exempt) {
            assert_eq!(counted, Counted { partners_again: 0, meetings_again: 0 }, "{players} players");
            assert_eq!(drawn.certificate.proof, Proof::Design, "{players} players");
            assert_eq!(drawn.tables.len(), players as usize / 4);
        }
    }
}

#[test]
fn a_hall_of_four_hundred_and_forty_meets_nobody_twice() {
    for (drawn, counted) in played(440, 4, Odd::Exempt) {
        assert_eq!(counted, Counted { partners_again: 0, meetings_again: 0 });
        assert_eq!((drawn.certificate.proof, drawn.certificate.bound), (Proof::Bound, 0));
        assert_eq!(drawn.tables.len(), 110);
    }
}

/// Twenty-two players: five tables, two exempt, nobody a second time before everybody once; no partner twice.
#[test]
fn nobody_is_exempt_twice() {
    let rounds = played(22, 7, Odd::Exempt);
    let mut times = HashMap::new();
    for (drawn, counted) in &rounds {
        assert_eq!((drawn.tables.len(), drawn.out.len()), (5, 2));
        assert_eq!(counted.partners_again, 0);
        for entry in &drawn.out {
            *times.entry(*entry).or_insert(0) += 1;
        }
    }
    assert_eq!(times.len(), 14, "{times:?}");
}

/// Five players, one table: once everybody was exempt somebody is again, but nobody in two rounds running.
#[test]
fn nobody_is_exempt_twice_running() {
    for rounds in played(5, 30, Odd::Exempt).windows(2) {
        let [before, after] = [&rounds[0].0.out, &rounds[1].0.out];
        assert!(before.iter().all(|entry| !after.contains(entry)), "{before:?} {after:?}");
    }
}

/// Three too many make one table of three, two too many two, one too many three; nobody sits at one twice as long as
/// there is somebody else.
#[test]
fn tables_of_three() {
    for (players, threes) in [(7, 1), (10, 2), (13, 3), (23, 1), (26, 2)] {
        let mut times = HashMap::new();
        let rounds = if players > 20 { 4 } else { 1 };
        for (drawn, _) in played(players, rounds, Odd::Three) {
            let (three, four): (Vec<_>, Vec<_>) = drawn.tables.iter().partition(|sides| sides.len() == 3);
            assert_eq!(three.len(), threes, "{players} players");
            assert!(three.iter().all(|sides| sides.iter().all(|side| side.len() == 1)));
            assert!(four.iter().all(|sides| sides.len() == 2 && sides.iter().all(|side| side.len() == 2)));
            assert_eq!(drawn.out, Vec::<EntryNo>::new());
            for entry in three.iter().flat_map(|sides| sides.concat()) {
                *times.entry(entry).or_insert(0) += 1;
            }
        }
        assert!(times.values().all(|times| *times == 1), "{players} players: {times:?}");
    }
}

/// Eight players have met three of seven; of the four others each new table takes two at least from one old one: two
/// meetings again a table, and that is enough.
#[test]
fn what_cannot_be_avoided_is_least_and_said() {
    let rounds = played(8, 3, Odd::Exempt);
    assert_eq!(rounds[1].1, Counted { partners_again: 0, meetings_again: 4 });
    assert_eq!(rounds[1].0.certificate.bound, 4);
    // Twelve: three tables each take four from three old ones, so two from one of them: one again a table.
    let rounds = played(12, 2, Odd::Exempt);
    assert_eq!(rounds[1].1, Counted { partners_again: 0, meetings_again: 3 });
    assert_eq!(rounds[1].0.certificate.bound, 3);
    // Four players: everybody is partner of everybody in three rounds, and then again.
    let rounds = played(4, 4, Odd::Exempt);
    let again: Vec<u32> = rounds.iter().map(|(_, counted)| counted.partners_again).collect();
    assert_eq!(again, [0, 0, 0, 2]);
    assert_eq!((rounds[3].0.certificate.partners_bound, rounds[3].0.certificate.bound), (2, 6));
}

/// As many rounds as there are others: everybody is everybody's partner exactly once.
#[test]
fn no_partner_twice_over_as_many_rounds_as_there_are_others() {
    for players in [8, 12, 20] {
        for (_, counted) in played(players, players as u16 - 1, Odd::Exempt) {
            assert_eq!(counted.partners_again, 0, "{players} players");
        }
    }
}

/// A late arrival and a withdrawal in the middle: the schedule is left, and nobody has a partner twice.
#[test]
fn a_field_that_changes_is_searched_for() {
    let mut pairs = Pairs::default();
    let mut drawn: Vec<Drawn> = Vec::new();
    for field in
        [(1..=32).collect::<Vec<u32>>(), (1..=33).filter(|no| *no != 7).collect(), (1..=36).collect()]
    {
        let input = Input::Individual {
            rounds: 6,
            field: field.clone(),
            odd: Odd::Exempt,
            past: past(&drawn),
            plan: drawn.first().and_then(|drawn: &Drawn| drawn.plan.clone()),
        };
        let round = draw(&input, &seed(drawn.len() + 1)).expect("a draw");
        assert_eq!(pairs.add(&round), Counted { partners_again: 0, meetings_again: 0 });
        assert_eq!(round.tables.iter().flatten().flatten().count(), field.len());
        drawn.push(round);
    }
}

/// Each pair once as partners and twice as opponents: for every number of players for which there is a design.
#[test]
fn designs_count_out() {
    let sizes: Vec<usize> = (4..=64).filter(|players| has_design(*players)).collect();
    assert_eq!(sizes, (4..=64).filter(|players| players % 4 < 2).collect::<Vec<_>>());
    for &players in &sizes {
        let field: Vec<EntryNo> = (1..=players as u32).collect();
        let mut pairs = Pairs::default();
        let mut drawn: Vec<Drawn> = Vec::new();
        let rounds = if players % 4 == 0 { players - 1 } else { players };
        let mut exempt = HashMap::new();
        for round in 1..=rounds {
            let plan = drawn.first().and_then(|drawn| drawn.plan.clone());
            let input = Input::Design { field: field.clone(), past: past(&drawn), plan };
            let round = draw(&input, &seed(round)).expect("a draw");
            assert_eq!((round.tables.len(), round.out.len()), (players / 4, players % 4));
            for entry in &round.out {
                *exempt.entry(*entry).or_insert(0) += 1;
            }
            let counted = pairs.add(&round);
            assert_eq!(counted.partners_again, 0, "{players} players");
            assert_eq!(counted.meetings_again, round.certificate.meetings_again);
            drawn.push(round);
        }
        let all = players * (players - 1) / 2;
        assert_eq!((pairs.partners.len(), pairs.met.len()), (all, all), "{players} players");
        assert!(pairs.partners.values().all(|times| *times == 1), "{players} players");
        assert!(pairs.met.values().all(|times| *times == 3), "{players} players");
        assert!(exempt.values().all(|times| *times == 1));
        let over = Input::Design { field, past: past(&drawn), plan: drawn[0].plan.clone() };
        assert_eq!(draw(&over, &seed(1)), Err(NoDraw::DesignOver));
    }
}

/// Somebody who is gone leaves three without a table; nobody else notices.
#[test]
fn a_design_goes_on_without_somebody() {
    let field: Vec<EntryNo> = (1..=16).collect();
    let first = draw(&Input::Design { field: field.clone(), past: Vec::new(), plan: None }, &seed(1))
        .expect("a draw");
    let left: Vec<EntryNo> = field.into_iter().filter(|no| *no != 5).collect();
    let input = Input::Design { field: left, past: past(std::slice::from_ref(&first)), plan: first.plan };
    let second = draw(&input, &seed(2)).expect("a draw");
    assert_eq!((second.tables.len(), second.out.len()), (3, 3));
}

#[track_caller]
fn ranked(pairs: u32, rounds: usize) -> Vec<Drawn> {
    let mut drawn: Vec<Drawn> = Vec::new();
    for round in 1..=rounds {
        // Some ranking, another each round.
        let mut ranking: Vec<EntryNo> = (1..=pairs).collect();
        ranking.sort_by_key(|no| (no * 7919 + round as u32 * 104_729) % 101);
        let round = draw(&Input::Pairs { ranking: ranking.clone(), past: past(&drawn) }, &seed(round))
            .expect("a draw");
        let cost = |one: usize, other: usize| {
            let order: Vec<EntryNo> = ranking.iter().filter(|no| !round.out.contains(no)).copied().collect();
            let both = [order[one], order[other]];
            let met = |drawn: &Drawn| {
                drawn.tables.iter().any(|sides| both.iter().all(|no| sides.concat().contains(no)))
            };
            let distance = one.abs_diff(other) as i64;
            distance * distance + i64::from(drawn.iter().any(met)) * (order.len() as i64).pow(3)
        };
        if !drawn.is_empty() {
            let size = pairs as usize - round.out.len();
            let mut costs = vec![0_i64; size * size];
            for one in 0..size {
                for other in one + 1..size {
                    costs[one * size + other] = cost(one, other);
                }
            }
            let mate = min_weight_perfect_matching(&costs, size);
            let least: i64 =
                (0..size).filter(|one| *one < mate[*one]).map(|one| costs[one * size + mate[one]]).sum();
            let (claimed, dual) = round.certificate.matching.as_ref().expect("a matching");
            assert_eq!(*claimed, least, "{pairs} pairs");
            assert_eq!(dual.bound(|one, other| costs[one.min(other) * size + one.max(other)]), Some(least));
        }
        drawn.push(round);
    }
    drawn
}

/// As cheap as a dense matching by another program, and the dual says why.
#[test]
fn neighbours_in_the_ranking_play_as_near_as_can_be() {
    for (pairs, rounds) in [(4, 3), (6, 5), (9, 4), (23, 6), (40, 5)] {
        let mut met = Pairs::default();
        for round in ranked(pairs, rounds) {
            let counted = met.add(&round);
            assert_eq!(counted.meetings_again, round.certificate.meetings_again);
            assert_eq!(counted.meetings_again, round.certificate.bound, "{pairs} pairs");
            assert_eq!(round.out.len(), pairs as usize % 2);
        }
    }
}

/// Four pairs have all met after three rounds: from then on both tables are repeats.
#[test]
fn what_fixed_pairs_repeat_is_least() {
    let again: Vec<u32> = ranked(4, 5).iter().map(|drawn| drawn.certificate.meetings_again).collect();
    assert_eq!(again, [0, 0, 0, 2, 2]);
}

/// A dual that claims too much proves nothing.
#[test]
fn a_dual_is_checked() {
    let cost = |one: usize, other: usize| one.abs_diff(other) as i64;
    let pairs: Vec<(usize, usize)> =
        (0..6).flat_map(|one| (one + 1..6).map(move |other| (one, other))).collect();
    let (mate, mut dual) = cheapest(6, &pairs, cost).expect("a matching");
    assert_eq!(mate, [1, 0, 3, 2, 5, 4]);
    assert_eq!(dual.bound(cost), Some(3));
    dual.prices[2] += 1;
    assert_eq!(dual.bound(cost), None);
    assert_eq!(cheapest(4, &[(0, 1), (0, 2), (0, 3)], cost), None);
}

/// Blossoms within blossoms: random costs, against the other program.
#[test]
fn matchings_of_random_costs_are_least() {
    let mut lot = Lot::new(&seed(1), "costs");
    for size in [2, 4, 8, 14, 20, 30] {
        for most in [2, 5, 1000] {
            for _ in 0..6 {
                let costs: Vec<i64> = (0..size * size).map(|_| lot.below(most) as i64).collect();
                let cost = |one: usize, other: usize| costs[one.min(other) * size + one.max(other)];
                // A ring is enough to begin with: what could matter is priced in.
                let near: Vec<(usize, usize)> = (0..size).map(|one| (one, (one + 1) % size)).collect();
                let (mate, dual) = cheapest(size, &near, cost).expect("a matching");
                let sum: i64 =
                    (0..size).filter(|one| *one < mate[*one]).map(|one| cost(one, mate[one])).sum();
                let other = min_weight_perfect_matching(&costs, size);
                let least: i64 =
                    (0..size).filter(|one| *one < other[*one]).map(|one| cost(one, other[one])).sum();
                assert_eq!(sum, least);
                assert_eq!(dual.bound(cost), Some(least));
            }
        }
    }
}

/// Pools of four play all against all in three rounds; then the brackets take over, the best with the byes.
#[test]
fn pools_then_brackets() {
    let mut groups = Groups {
        size: 4,
        through: 2,
        field: (1..=12).collect(),
        pools: Vec::new(),
        ranking: Vec::new(),
        brackets: Vec::new(),
        past: Vec::new(),
    };
    let mut met = Pairs::default();
    for round in 1..=3 {
        let drawn = draw(&Input::Pools(groups.clone()), &seed(round)).expect("a draw");
        assert_eq!(met.add(&drawn), Counted { partners_again: 0, meetings_again: 0 });
        assert_eq!((drawn.tables.len(), drawn.out.len()), (6, 0));
        if round == 1 {
            groups.pools.clone_from(&drawn.pools);
        }
        groups.past.push(Past { tables: drawn.tables, out: drawn.out });
    }
    assert_eq!(met.met.len(), 18);
    assert!(groups.pools.iter().all(|pool| pool.0.len() == 4));
    groups.ranking = (0..4).flat_map(|place| groups.pools.iter().map(move |pool| pool.0[place])).collect();
    let drawn = draw(&Input::Pools(groups.clone()), &seed(4)).expect("a draw");
    let [main, rest] = &drawn.brackets[..] else { panic!("two brackets: {:?}", drawn.brackets) };
    // Six in a bracket of eight: the first two wait, and nobody meets somebody of his pool.
    assert_eq!((main.len(), main[0], main[1]), (8, groups.ranking[0], 0));
    assert!(main.contains(&groups.ranking[1]) && rest.len() == 8);
    assert_eq!((drawn.tables.len(), drawn.out.len()), (4, 4));
    let pool_of = |no: EntryNo| groups.pools.iter().position(|pool| pool.0.contains(&no));
    for sides in &drawn.tables {
        assert_ne!(pool_of(sides[0][0]), pool_of(sides[1][0]));
    }
}

/// The seed and its stream are what their descriptions say: these numbers were computed by another program from them.
#[test]
fn a_stream_is_what_its_description_says() {
    assert_eq!(seed(1).digits(), "9af95dcb9e286e876a513844ed38c5cd628f5e8732ac70e5146f1c67768dad92");
    let mut lot = Lot::new(&seed(1), "tables");
    let numbers = [(); 5].map(|()| lot.number());
    assert_eq!(
        numbers,
        [
            12_831_903_940_064_904_747,
            11_196_210_796_277_525_735,
            6_164_191_417_307_867_521,
            643_410_126_208_863_315,
            16_892_140_561_398_310_674
        ]
    );
}

#[test]
fn the_same_seed_gives_the_same_draw() {
    let one = individual(22, 5, Odd::Exempt, &[]);
    assert_eq!(one, individual(22, 5, Odd::Exempt, &[]));
    let text = serde_json::to_string(&one).expect("a draw can be written");
    assert_eq!(serde_json::from_str::<Drawn>(&text).expect("and read"), one);
}

#[test]
fn too_few_are_refused() {
    let input =
        |field: Vec<EntryNo>, odd| Input::Individual { rounds: 3, field, odd, past: Vec::new(), plan: None };
    assert_eq!(
        draw(&input(vec![1, 2, 3], Odd::Exempt), &seed(1)),
        Err(NoDraw::TooFew { entries: 3, least: 4 })
    );
    assert_eq!(
        draw(&input((1..=5).collect(), Odd::Three), &seed(1)),
        Err(NoDraw::TooFew { entries: 5, least: 6 })
    );
    let design = Input::Design { field: (1..=22).collect(), past: Vec::new(), plan: None };
    assert_eq!(draw(&design, &seed(1)), Err(NoDraw::NoDesign { entries: 22 }));
    assert_eq!(
        draw(&Input::Pairs { ranking: vec![1], past: Vec::new() }, &seed(1)),
        Err(NoDraw::TooFew { entries: 1, least: 2 })
    );
}
