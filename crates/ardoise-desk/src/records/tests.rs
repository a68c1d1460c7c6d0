//! Small seasons whose numbers can be counted on the fingers.

use super::*;

/// A deal: its contract as stored, and the points by account.
type Dealt = (Option<String>, Vec<(String, i64)>);

fn names(list: &[&str]) -> Vec<String> {
    list.iter().map(|name| (*name).to_owned()).collect()
}

fn pairs(season: &mut Season, id: &str, day: &str, players: &[&str], winner: &str, totals: (i64, i64)) {
    with_deals(season, id, day, players, winner, totals, &[]);
}

fn with_deals(
    season: &mut Season,
    id: &str,
    day: &str,
    players: &[&str],
    winner: &str,
    totals: (i64, i64),
    deals: &[Dealt],
) {
    let totals = [("A".to_owned(), totals.0), ("B".to_owned(), totals.1)];
    let entry = Entry {
        id,
        game: "game",
        opened: day,
        rules: "house",
        players: &names(players),
        over: true,
        winners: &names(&[winner]),
        totals: &totals,
    };
    let mut block = Block::default();
    let deals =
        (1..).zip(deals).map(|(no, (contract, score))| Deal { no, contract: contract.as_deref(), score });
    block.add(&entry, deals);
    let bytes = block.bytes();
    // Nothing that is cut short is taken for a block.
    for end in 0..bytes.len() {
        assert_eq!(Season::default().load(&bytes[..end], &|_, _, _, _| true), None);
    }
    season.load(&bytes, &|_, _, _, _| true).unwrap();
}

#[test]
fn a_name_is_read_through_the_list() {
    let mut list = Names::default();
    list.join("Bob", "Robert");
    list.join("Rob", "bob");
    assert_eq!(list.of("ROB"), "Robert");
    list.join("Robert", "Bob");
    assert_eq!(
        (list.of("bob"), list.of("Rob"), list.of("Robert")),
        ("bob".into(), "bob".into(), "Bob".into())
    );
    list.split("rob");
    assert_eq!(list.of("Rob"), "Rob");
    list.join("a", "b");
    list.join("b", "c");
    list.join("c", "a");
    assert!(["a", "b", "c"].iter().all(|name| list.of(name) == "a"));
}

#[test]
fn a_career_counts_matches_partners_streaks_and_evenings() {
    let mut list = Names::default();
    list.join("Anne", "Ana");
    let mut season = Season::new(list, true);
    pairs(&mut season, "1", "2026-01-01", &["Ana", "Bob", "Cy", "Dee"], "A", (1000, 400));
    pairs(&mut season, "2", "2026-01-01", &["Bob", "Anne", "Cy", "Dee"], "B", (10, 500));
    pairs(&mut season, "3", "2026-02-01", &["Ana", "Bob", "Cy", "Dee"], "B", (0, 900));
    season.sort();
    let ana = season.find("ana")[0];
    let career = Career::of(&season, ana, Among::default());
    assert_eq!(career.tally, Tally { matches: 3, over: 3, won: 2 });
    assert_eq!((career.longest_won, career.longest_lost, career.current), (2, 1, -1));
    assert_eq!(career.balance, [1, 2, 1]);
    assert_eq!(career.best.as_ref().map(|best| (best.day.as_str(), best.margin)), Some(("2026-01-01", 1090)));
    assert_eq!(career.worst.as_ref().map(|worst| worst.margin), Some(-900));
    assert_eq!(career.partners[0].name, "Cy");
    assert_eq!(career.partners[0].tally, Tally { matches: 2, over: 2, won: 1 });
    assert_eq!(career.opponents.iter().map(|with| with.tally.matches).sum::<u32>(), 6);
    let dee = season.find("dee")[0];
    let together = Career::of(&season, ana, Among { with: Some(dee), against: None });
    assert_eq!(together.tally, Tally { matches: 1, over: 1, won: 1 });
}

#[test]
fn contracts_are_counted_by_side_and_by_hand() {
    let mut season = Season::new(Names::default(), true);
    let deal = |by: usize, level: u32, made: bool, doubled: &str| {
        let contract = format!(
            r#"{{"by":[{by}],"level":{level},"made":{made},"doubled":[{doubled}],"articles":[["A","x.belote",20]]}}"#
        );
        (Some(contract), vec![("A".to_owned(), 100), ("B".to_owned(), 50)])
    };
    let deals = vec![
        deal(1, 100, true, ""),
        deal(3, 100, false, "2"),
        deal(2, 80, false, "1"),
        (None, vec![("A".to_owned(), 0), ("B".to_owned(), 0)]),
    ];
    with_deals(&mut season, "1", "2026-01-01", &["Ana", "Bob", "Cy", "Dee"], "A", (1000, 400), &deals);
    let career = Career::of(&season, 0, Among::default());
    assert_eq!((career.deals, career.points, career.others), (4, 300, 150));
    assert_eq!(career.contracts["100"], Contracts { played: 2, made: 1, failed: 1 });
    assert_eq!(career.taken, Contracts { played: 1, made: 1, failed: 0 });
    assert_eq!(career.suffered, Contracts { played: 1, made: 0, failed: 1 });
    assert_eq!(career.doubled, Contracts { played: 1, made: 0, failed: 1 });
    assert_eq!(career.articles["x.belote"], (3, 60));
}

#[test]
fn what_a_game_says_besides_is_counted_for_whom_it_says_it() {
    let mut season = Season::new(Names::default(), true);
    let contract = |taker: usize, partner: usize, made: bool| {
        Some(format!(
            r#"{{"by":[{taker},{partner}],"said":[{taker}],"level":"garde","made":{made},
                "facts":[{{"id":"partner","by":[{partner}]}},{{"id":"bouts-2","by":[{taker},{partner}]}}]}}"#
        ))
    };
    let score = || ["1", "2", "3"].map(|account| (account.to_owned(), 0)).to_vec();
    let deals = [(contract(1, 2, true), score()), (contract(3, 1, false), score())];
    let entry = Entry {
        id: "1",
        game: "game",
        opened: "2026-01-01",
        rules: "house",
        players: &names(&["Ana", "Bob", "Cy"]),
        over: false,
        winners: &[],
        totals: &score(),
    };
    let mut block = Block::default();
    let deals =
        (1..).zip(&deals).map(|(no, (contract, score))| Deal { no, contract: contract.as_deref(), score });
    block.add(&entry, deals);
    season.load(&block.bytes(), &|_, _, _, _| true).unwrap();
    let of = |name: &str| Career::of(&season, season.find(name)[0], Among::default());
    let (ana, bob) = (of("ana"), of("bob"));
    let made = Contracts { played: 1, made: 1, failed: 0 };
    let both = Contracts { played: 2, made: 1, failed: 1 };
    assert_eq!((ana.contracts["garde"], ana.facts["bouts-2"], ana.taken), (both, both, made));
    assert_eq!(ana.facts["partner"], Contracts { played: 1, made: 0, failed: 1 });
    assert_eq!((bob.contracts["garde"], bob.facts["partner"]), (made, made));
    assert_eq!(bob.taken, Contracts::default());
}

#[test]
fn several_lines_of_one_article_are_one_deal_and_who_doubled_is_known() {
    let mut season = Season::new(Names::default(), true);
    let deals = vec![(
        Some(
            r#"{"by":[2],"level":250,"made":true,"stake":"surcoinched","doubled":[1,4],
                "articles":[["B","x.capot",250],["B","x.capot",250],["A","x.belote",20]]}"#
                .to_owned(),
        ),
        vec![("A".to_owned(), 20), ("B".to_owned(), 500)],
    )];
    with_deals(&mut season, "1", "2026-01-01", &["Ana", "Bob", "Cy", "Dee"], "B", (20, 500), &deals);
    let of = |name: &str| Career::of(&season, season.find(name)[0], Among::default());
    let made = Contracts { played: 1, made: 1, failed: 0 };
    assert_eq!(of("bob").articles["x.capot"], (1, 500));
    assert_eq!((of("ana").doubled, of("ana").doubler), (made, made));
    assert_eq!((of("cy").doubled, of("cy").doubler), (made, Contracts::default()));
    assert_eq!((of("dee").suffered, of("dee").doubler), (made, Contracts::default()));
}

#[test]
fn who_declares_beside_others_has_a_contract_of_his_own() {
    let mut season = Season::new(Names::default(), true);
    let contract = r#"{"by":[1,2],"level":"piccolo","made":null,
        "each":[{"by":1,"level":"piccolo","made":true},{"by":2,"level":"misere","made":false}]}"#;
    let score = ["1", "2", "3", "4"].map(|account| (account.to_owned(), 0));
    let entry = Entry {
        id: "1",
        game: "game",
        opened: "2026-01-01",
        rules: "house",
        players: &names(&["Ana", "Bob", "Cy", "Dee"]),
        over: false,
        winners: &[],
        totals: &score,
    };
    let mut block = Block::default();
    block.add(&entry, std::iter::once(Deal { no: 1, contract: Some(contract), score: &score }));
    season.load(&block.bytes(), &|_, _, _, _| true).unwrap();
    let of = |name: &str| Career::of(&season, season.find(name)[0], Among::default());
    assert_eq!(of("ana").contracts["piccolo"], Contracts { played: 1, made: 1, failed: 0 });
    assert_eq!(of("bob").contracts["misere"], Contracts { played: 1, made: 0, failed: 1 });
    assert!(of("cy").contracts.is_empty() && !of("ana").contracts.contains_key("misere"));
}

#[test]
fn who_was_replaced_keeps_his_deals_and_the_match_is_won_by_those_who_stayed() {
    let mut season = Season::new(Names::default(), true);
    let contract =
        |by: usize, players: &str| Some(format!(r#"{{"by":[{by}],"level":90,"made":true{players}}}"#));
    let score = |a: i64, b: i64| vec![("A".to_owned(), a), ("B".to_owned(), b)];
    let before = r#","players":["Ana","Bob","Cy","Dee"]"#;
    let deals = vec![
        (contract(4, before), score(0, 90)),
        (contract(4, before), score(10, 80)),
        (contract(4, ""), score(200, 0)),
    ];
    with_deals(&mut season, "1", "2026-01-01", &["Ana", "Bob", "Cy", "Eve"], "A", (210, 170), &deals);
    let of = |name: &str| Career::of(&season, season.find(name)[0], Among::default());
    let (ana, dee, eve) = (of("ana"), of("dee"), of("eve"));
    assert_eq!((ana.tally, ana.deals, ana.points), (Tally { matches: 1, over: 1, won: 1 }, 3, 210));
    assert_eq!((dee.tally, dee.deals, dee.points), (Tally { matches: 1, over: 0, won: 0 }, 2, 170));
    assert_eq!((eve.tally, eve.deals, eve.others), (Tally { matches: 1, over: 1, won: 0 }, 1, 200));
    assert_eq!((dee.taken.played, eve.taken.played, ana.taken.played), (2, 1, 0));
    let met: Vec<(&str, u32)> =
        ana.opponents.iter().map(|with| (with.name.as_str(), with.tally.over)).collect();
    assert_eq!(met, [("Bob", 1), ("Dee", 0), ("Eve", 1)]);
    assert_eq!(of("bob").partners.len(), 2);
    let bob_and_dee = Career::of(
        &season,
        season.find("bob")[0],
        Among { with: season.find("dee").first().copied(), against: None },
    );
    assert_eq!((bob_and_dee.tally.matches, bob_and_dee.deals), (1, 2));
    assert!(season.matches[0].met(season.find("ana")[0], season.find("dee")[0]));
    assert!(!season.matches[0].met(season.find("eve")[0], season.find("dee")[0]));
    let rated = ratings(season.players.len(), &season.matches);
    assert_eq!(rated[season.find("dee")[0] as usize].matches, 0);
}

#[test]
fn who_wins_is_rated_higher_and_surer() {
    let mut season = Season::new(Names::default(), true);
    for no in 0..10 {
        let id = no.to_string();
        pairs(&mut season, &id, "2026-01-01", &["Ana", "Bob", "Cy", "Dee"], "A", (1000, 400));
    }
    let rated = ratings(season.players.len(), &season.matches);
    assert!(rated[0].estimate > 25.0 && rated[1].estimate < 25.0);
    assert!((rated[0].estimate - rated[2].estimate).abs() < 1e-9, "partners who always win together");
    assert!(rated[0].uncertainty < 25.0 / 3.0);
    assert_eq!(rated[0].matches, 10);
    assert_eq!(ratings(1, &[])[0].matches, 0);
}

#[test]
fn each_of_two_partners_keeps_a_rating_of_his_own() {
    let mut season = Season::new(Names::default(), true);
    pairs(&mut season, "1", "2026-01-01", &["Ana", "Bob", "Cy", "Dee"], "A", (1000, 400));
    pairs(&mut season, "2", "2026-01-02", &["Ana", "Cy", "Bob", "Dee"], "A", (1000, 400));
    let rated = ratings(season.players.len(), &season.matches);
    let of = |name: &str| rated[season.find(name)[0] as usize].estimate;
    // Ana won twice, Bob and Cy once, Dee never.
    assert!(of("ana") > of("bob") && of("ana") > of("cy"), "{rated:?}");
    assert!(of("bob") > of("dee") && of("cy") > of("dee"), "{rated:?}");
}

/// Three deals of Ana (1) and Cy (3) against Bob (2) and Dee (4), the points of A and B with them.
fn three_deals() -> Vec<Dealt> {
    let deal = |contract: &str, a: i64, b: i64| {
        (Some(contract.to_owned()), vec![("A".to_owned(), a), ("B".to_owned(), b)])
    };
    vec![
        deal(
            r#"{"by":[1],"level":100,"suit":"hearts","made":true,"dealer":1,"feats":[["belote","A"]]}"#,
            210,
            50,
        ),
        deal(r#"{"by":[3],"level":100,"suit":"spades","made":false,"dealer":2}"#, 0, 260),
        deal(
            r#"{"by":[2],"level":"capot","suit":"hearts","made":true,"dealer":1,"feats":[["capot","B"]]}"#,
            0,
            500,
        ),
    ]
}

#[test]
fn a_game_has_its_own_points_levels_suits_deals_and_feats() {
    let mut season = Season::new(Names::default(), true);
    let players = ["Ana", "Bob", "Cy", "Dee"];
    with_deals(&mut season, "1", "2026-01-01", &players, "B", (210, 810), &three_deals());
    season.sort();
    let career = Career::of(&season, season.find("Ana")[0], Among::default());
    let game = &career.by_game["game"];
    // 210 + 0 + 0 against 50 + 260 + 500.
    assert_eq!(game.marked, Marked { deals: 3, points: 210, others: 810, margin: -600 });
    // Ana dealt the first and the third.
    assert_eq!(game.dealing, Marked { deals: 2, points: 210, others: 550, margin: -340 });
    let level = game.levels["100"];
    assert_eq!(level.side, Contracts { played: 2, made: 1, failed: 1 });
    assert_eq!(level.own, Contracts { played: 1, made: 1, failed: 0 });
    assert_eq!(level.partner, Contracts { played: 1, made: 0, failed: 1 });
    assert_eq!(game.suits["hearts"].side.played, 1);
    assert_eq!(game.suits["spades"].partner.failed, 1);
    assert_eq!(game.feats["belote"], Feats { side: 1, others: 0 });
    assert_eq!(game.feats["capot"], Feats { side: 0, others: 1 });
    let biggest = game.biggest.as_ref().map(|biggest| (biggest.points, biggest.deal));
    assert_eq!(biggest, Some((210, 1)));
    assert_eq!(game.seats[&1], Tally { matches: 1, over: 1, won: 0 });
    let against =
        |name: &str| game.opponents.iter().find(|met| met.name == name).map(|met| met.marked.margin);
    assert_eq!((against("Bob"), against("Cy")), (Some(-600), None));
    assert_eq!(game.partners[0].marked.points, 210);
    let recent = &career.last[0];
    assert_eq!((recent.own, recent.other, recent.won), (210, 810, false));
    assert_eq!(
        (recent.with.as_slice(), recent.against.as_slice()),
        (&names(&["Cy"])[..], &names(&["Bob", "Dee"])[..])
    );
}

#[test]
fn only_matches_against_somebody_count_where_that_is_asked() {
    let mut season = Season::new(Names::default(), true);
    pairs(&mut season, "1", "2026-01-01", &["Ana", "Bob", "Cy", "Dee"], "A", (1000, 400));
    pairs(&mut season, "2", "2026-01-02", &["Ana", "Cy", "Bob", "Dee"], "B", (300, 1000));
    season.sort();
    let place = |name: &str| season.find(name)[0];
    let against = |name: &str| {
        let among = Among { with: None, against: Some(place(name)) };
        Career::of(&season, place("Ana"), among).tally
    };
    assert_eq!(against("Bob"), Tally { matches: 1, over: 1, won: 1 });
    assert_eq!(against("Cy"), Tally { matches: 1, over: 1, won: 0 });
    assert_eq!(against("Dee"), Tally { matches: 2, over: 2, won: 1 });
    let among = Among { with: Some(place("Bob")), against: Some(place("Cy")) };
    assert_eq!(Career::of(&season, place("Ana"), among).tally.matches, 1);
}

#[test]
fn two_partners_are_one_pair_whoever_of_them_sits_first() {
    let mut season = Season::new(Names::default(), true);
    pairs(&mut season, "1", "2026-01-01", &["Ana", "Bob", "Cy", "Dee"], "A", (1000, 400));
    pairs(&mut season, "2", "2026-01-02", &["Cy", "Dee", "Ana", "Bob"], "A", (1000, 400));
    season.sort();
    let ranked = &rankings(&season, Order::Won)[0].pairs;
    let found: Vec<_> = ranked.iter().map(|pair| (pair.names.join("+"), pair.tally)).collect();
    let tally = |won| Tally { matches: 2, over: 2, won };
    assert_eq!(found, [("Ana+Cy".to_owned(), tally(2)), ("Bob+Dee".to_owned(), tally(0))]);
}

#[test]
fn a_pair_has_the_deals_in_which_both_sat_together() {
    let mut season = Season::new(Names::default(), true);
    let contract = |players: &str| Some(format!(r#"{{"by":[1],"level":90,"made":true{players}}}"#));
    let score = |a: i64, b: i64| vec![("A".to_owned(), a), ("B".to_owned(), b)];
    // One deal of Ana with Cy, then two of Ana with Bob.
    let deals = vec![
        (contract(r#","players":["Ana","Bob","Cy","Dee"]"#), score(100, 20)),
        (contract(""), score(110, 0)),
        (contract(""), score(120, 0)),
    ];
    with_deals(&mut season, "1", "2026-01-01", &["Ana", "Cy", "Bob", "Dee"], "A", (330, 20), &deals);
    let pairs = &rankings(&season, Order::Name)[0].pairs;
    let found: Vec<_> =
        pairs.iter().map(|pair| (pair.names.join("+"), pair.tally, pair.marked.deals)).collect();
    let tally = |over, won| Tally { matches: 1, over, won };
    let wanted = [
        ("Ana+Bob", tally(1, 1), 2),
        ("Ana+Cy", tally(0, 0), 1),
        ("Bob+Dee", tally(0, 0), 1),
        ("Cy+Dee", tally(1, 0), 2),
    ];
    assert_eq!(found, wanted.map(|(names, tally, deals)| (names.to_owned(), tally, deals)));
}

#[test]
fn a_ranking_is_of_one_game_in_the_order_asked_and_gives_equals_one_rank() {
    let mut season = Season::new(Names::default(), true);
    let players = ["Ana", "Bob", "Cy", "Dee"];
    with_deals(&mut season, "1", "2026-01-01", &players, "B", (210, 810), &three_deals());
    pairs(&mut season, "2", "2026-01-02", &["Ana", "Cy", "Bob", "Dee"], "A", (1000, 300));
    season.sort();
    let all = rankings(&season, Order::Won);
    assert_eq!((all.len(), all[0].matches), (1, 2));
    let ranked = |list: &[Ranked]| -> Vec<(usize, String, u32, i64)> {
        list.iter().map(|one| (one.rank, one.names.join("+"), one.tally.won, one.marked.margin)).collect()
    };
    // Bob won both; Ana and Dee one each, Dee with the better deals; Cy none.
    let wanted = [(1, "Bob", 2, 600), (2, "Dee", 1, 600), (3, "Ana", 1, -600), (4, "Cy", 0, -600)];
    assert_eq!(
        ranked(&all[0].players),
        wanted.map(|(rank, name, won, margin)| (rank, name.to_owned(), won, margin))
    );
    let pairs = ranked(&all[0].pairs);
    assert_eq!((pairs.len(), pairs[0].1.as_str(), pairs[3].1.as_str()), (4, "Bob+Dee", "Ana+Cy"));
    // By matches all four are equal.
    let by_matches = rankings(&season, Order::Matches);
    assert!(by_matches[0].players.iter().all(|one| one.rank == 1));
}
