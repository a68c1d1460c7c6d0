//! Records of players against the matches they come from, and names that are one player.

use serde_json::Value;

use super::print::Desk;
use super::program::Place;

const NAMES: [&str; 4] = ["Ana", "Bob", "Cy", "Dee"];

/// Three short matches of two days; the last one is still open. The clock moves with each.
fn season(desk: &Desk) {
    let matches = [("2026-03-01", "A 60", 20), ("2026-03-01", "B 60", 20), ("2026-11-20", "A 50", 1)];
    for (no, (day, points, deals)) in matches.iter().enumerate() {
        let now = format!("2026-11-20T1{no}:00:00Z");
        let new = [&["new", "manille"], NAMES.as_slice(), &["--date", day]].concat();
        assert_eq!(desk.run("en", &now, &new).status, 0);
        for _ in 0..*deals {
            let line = format!("deal, trump none, points {points}");
            if desk.run("en", &now, &["add", &line]).status != 0 {
                break;
            }
        }
    }
}

/// An accent does not send a name behind the last letter, and the word for a ranking opens it.
#[test]
fn names_with_accents_stand_where_the_alphabet_has_them() {
    let desk = Desk::new();
    let now = "2026-11-20T19:00:00Z";
    assert_eq!(desk.run("fr", now, &["new", "coinche", "Zoé", "Éloïse", "Frank", "Ana"]).status, 0);
    for typed in [["joueurs", "--sort", "nom"].as_slice(), &["classement", "--sort", "nom"], &["classement"]]
    {
        let page = desk.ok(&[&["--lang", "fr"], typed].concat());
        let list = page.rfind("Ana ").and_then(|from| page.get(from..)).unwrap_or_default();
        let order: Vec<_> =
            ["Ana", "Éloïse", "Frank", "Zoé"].map(|name| list.find(name)).into_iter().collect();
        assert!(order.iter().all(Option::is_some) && order.is_sorted(), "{typed:?} {order:?}: {page}");
    }
}

/// Bars say which are whose, and a line alone on a phone bears no letter.
#[test]
fn what_is_drawn_of_a_player_is_named() {
    let desk = Desk::new();
    let now = "2026-11-20T19:00:00Z";
    assert_eq!(desk.run("fr", now, &[&["new", "coinche"], NAMES.as_slice()].concat()).status, 0);
    for deal in
        ["bid ana 80 hearts, points a 100", "bid cy 90 clubs, points a 60", "bid ana 80 spades, points a 90"]
    {
        assert_eq!(desk.run("fr", now, &["add", deal]).status, 0);
    }
    assert_eq!(desk.run("fr", now, &["close"]).status, 0);
    desk.ok(&["--lang", "fr", "stats", "ana", "-o", "ana.html"]);
    let page = desk.read("ana.html");
    let drawn: Vec<&str> =
        page.split("<svg").skip(1).map(|from| from.split("</svg>").next().unwrap_or(from)).collect();
    assert!(drawn.iter().any(|svg| svg.contains(">Faits<") && svg.contains(">Chutés<")), "{drawn:?}");
    assert!(!drawn.iter().any(|svg| svg.contains(" A<")), "{drawn:?}");
    let none = desk.run("fr", now, &["regles", "voir", "tarot", "--marks"]);
    assert!(none.err.contains("ardoise convertir tarot"), "{}", none.err);
}

#[test]
fn a_contract_without_a_suit_is_told_by_its_name() {
    let desk = Desk::new();
    let now = "2026-11-20T19:00:00Z";
    let players = ["Ana", "Bob", "Cy", "Dee", "Eve"];
    assert_eq!(desk.run("en", now, &[&["new", "tarot"], players.as_slice()].concat()).status, 0);
    let deal = "bid bob garde, call bob KS, hand dee KS, bouts bob 2, points bob 52";
    assert_eq!(desk.run("en", now, &["add", deal]).status, 0);
    let dee = desk.ok(&["--lang", "en", "stats", "dee"]);
    for (row, shown) in
        [("garde", true), ("as a partner", true), ("with two bouts", true), ("no trumps", false)]
    {
        assert_eq!(dee.contains(row), shown, "{row}: {dee}");
    }
}

#[test]
fn a_record_is_what_the_matches_say() {
    let desk = Desk::new();
    season(&desk);
    let stats = desk.json(&["stats", "ana", "--json"]);
    let career = &stats["career"];
    assert_eq!(career["tally"], serde_json::json!({"matches": 3, "over": 2, "won": 1}));
    let all = desk.json(&["print", "--player", "ana", "--json"]);
    let deals: Vec<&Value> = all["matches"]
        .as_array()
        .expect("matches")
        .iter()
        .flat_map(|m| m["deals"].as_array().expect("deals"))
        .collect();
    let sum = |account: &str| deals.iter().filter_map(|deal| deal["score"][account].as_i64()).sum::<i64>();
    assert_eq!(career["deals"].as_u64(), Some(deals.len() as u64));
    assert_eq!((career["points"].as_i64(), career["others"].as_i64()), (Some(sum("A")), Some(sum("B"))));
    let lines = deals.iter().flat_map(|deal| deal["lines"].as_array().expect("lines"));
    let own: i64 = lines.filter(|line| line["to"] == "A").filter_map(|line| line["amount"].as_i64()).sum();
    let articles = career["articles"].as_object().expect("articles").values();
    assert_eq!(articles.filter_map(|entry| entry[1].as_i64()).sum::<i64>(), own);
    assert_eq!(career["balance"], serde_json::json!([1, 0]));
    assert_eq!(career["partners"][0]["name"], "Cy");
    let year = desk.run("en", "2026-11-20T21:00:00Z", &["stats", "ana", "--year", "2025", "--json"]);
    assert!(year.status == 1 && year.text().contains("print-nothing"));
}

#[test]
fn names_are_one_player_without_rewriting_a_match() {
    let desk = Desk::new();
    season(&desk);
    desk.ok(&["new", "manille", "Annie", "Bob", "Eve", "Dee"]);
    let before = desk.ok(&["export"]);
    desk.ok(&["players", "merge", "Annie", "Ana"]);
    desk.ok(&["players", "rename", "Ana", "Anabelle"]);
    let listed = desk.json(&["players", "--json"]);
    let players = listed["players"].as_array().expect("players");
    let found = players.iter().find(|player| player["name"] == "Anabelle").expect("Anabelle");
    assert_eq!(found["matches"], 4);
    assert_eq!(found["aliases"], serde_json::json!(["ana", "annie"]));
    assert_eq!(desk.ok(&["export"]), before, "the match is as it was");
    assert!(desk.ok(&["check"]).contains("nothing wrong"));
    let year = desk.ok(&["print", "--player", "annie", "--year", "2026"]);
    assert!(year.starts_with("Anabelle, 2026\n"), "{year}");
    desk.ok(&["players", "split", "annie"]);
    let again = desk.json(&["stats", "ana", "--json"]);
    assert_eq!(
        (again["player"].as_str(), again["career"]["tally"]["matches"].as_u64()),
        (Some("Anabelle"), Some(3))
    );
    assert_eq!(desk.json(&["players", "log", "--json"])["names"].as_array().map(Vec::len), Some(3));
    for args in [
        &["players", "merge", "Bob", "Ana"] as &[&str],
        &["players", "merge", "Zed", "Ana"],
        &["players", "rename", "Bob", "Dee"],
        &["players", "split", "Bob"],
        &["stats", "nobody"],
    ] {
        assert_eq!(desk.run("en", "2026-11-20T21:00:00Z", args).status, 1, "{args:?}");
    }
}

#[test]
fn lists_and_evenings_read_names_through_the_list_and_say_what_decided() {
    let desk = Desk::new();
    season(&desk);
    desk.ok(&["players", "rename", "Dee", "Didi"]);
    for name in ["didi", "dee"] {
        let found = desk.json(&["list", "--player", name, "--json"])["matches"].clone();
        assert_eq!(found.as_array().map(Vec::len), Some(3), "{name}");
    }
    assert!(desk.ok(&["print", "--day", "2026-03-01"]).contains("Didi"));
    for since in ["12", "foo", "2026-1-6", "01/11/2030"] {
        assert_eq!(desk.run("en", "2026-11-20T21:00:00Z", &["list", "--since", since]).status, 2, "{since}");
        assert_eq!(desk.run("en", "2026-11-20T21:00:00Z", &["stats", "--until", since]).status, 2, "{since}");
    }
    // A rubber is won on its points, not on those of its last game.
    let desk = Desk::new();
    desk.ok(&[&["new", "whist"], NAMES.as_slice(), &["--set", "game-points=5"]].concat());
    while desk.json(&["show", "--json"])["over"].as_bool() != Some(true) {
        if desk.run("en", "2026-11-20T21:00:00Z", &["add", "deal, trump hearts, tricks A 11"]).status != 0 {
            break;
        }
    }
    let report = desk.json(&["show", "--json"]);
    let points = report["parts"]["points"].clone();
    assert!(points["A"].as_i64() > report["totals"]["A"].as_i64(), "{report}");
    let listed = desk.json(&["list", "--json"])["matches"][0].clone();
    assert_eq!((&listed["points"], &listed["totals"]), (&points, &report["totals"]));
    let margin = desk.json(&["stats", "ana", "--json"])["career"]["best"]["margin"].as_i64();
    assert_eq!(margin, Some(points["A"].as_i64().unwrap_or(0) - points["B"].as_i64().unwrap_or(0)));
    let sheet = desk.ok(&["print"]);
    for (name, side) in [("Ana + Cy", "A"), ("Bob + Dee", "B")] {
        assert!(sheet.contains(&format!("{name}  {}", points[side])), "{sheet}");
    }
}

#[test]
fn everything_is_said_in_an_empty_database_too() {
    let desk = Desk::new();
    for args in [&["players"] as &[&str], &["stats"], &["players", "log"], &["players", "--json"]] {
        assert_eq!(desk.run("fr", "2026-11-20T21:00:00Z", args).status, 0, "{args:?}");
    }
    assert_eq!(desk.run("fr", "2026-11-20T21:00:00Z", &["print"]).status, 1);
}

/// Contracts of a player by level, as played, made and failed.
fn contracts(desk: &Desk, player: &str) -> Value {
    let career = desk.json(&["stats", player, "--json"])["career"].clone();
    let levels = career["contracts"].as_object().expect("levels").iter();
    let each = levels.map(|(level, all)| {
        let figures = ["played", "made", "failed"].map(|key| all[key].clone());
        (level.clone(), Value::from(figures.to_vec()))
    });
    Value::Object(each.collect())
}

#[test]
fn contracts_are_made_or_failed_in_every_game_that_has_them() {
    let desk = Desk::new();
    // Ana's 100 is coinched by Bob and made with 120; Bob's 80 fails with 60.
    desk.ok(&[&["new", "coinche"], NAMES.as_slice()].concat());
    desk.ok(&["add", "deal, bid Ana 100 hearts, coinche Bob, points Ana 120"]);
    desk.ok(&["add", "deal, bid Bob 80 spades, points Bob 60"]);
    assert_eq!(contracts(&desk, "cy"), serde_json::json!({"100": [1, 1, 0]}));
    assert_eq!(contracts(&desk, "dee"), serde_json::json!({"80": [1, 0, 1]}));
    let bob = desk.json(&["stats", "bob", "--json"])["career"].clone();
    assert_eq!(bob["doubler"], serde_json::json!({"played": 1, "made": 1, "failed": 0}));
    let dee = desk.json(&["stats", "dee", "--json"])["career"].clone();
    assert_eq!((dee["doubled"]["played"].as_u64(), dee["doubler"]["played"].as_u64()), (Some(1), Some(0)));

    // Manille: who chose trump makes it beyond par, and at par nothing is decided.
    let desk = Desk::new();
    desk.ok(&[&["new", "manille"], NAMES.as_slice(), &["--set", "trick-point=0"]].concat());
    for points in ["60", "12", "30"] {
        let dealer = desk.json(&["show", "--json"])["next"]["dealer"].to_string();
        desk.ok(&["add", &format!("deal, trump {dealer} hearts, points {dealer} {points}")]);
    }
    let own = contracts(&desk, "ana")["trump"].clone();
    let others = contracts(&desk, "bob")["trump"].clone();
    // Three deals, dealt in turn by the seats of one pair, the other, and the first again.
    let first = desk.json(&["show", "--json"])["deals"][0]["dealer"].as_u64();
    let (dealt_first, other) =
        if first.is_some_and(|seat| seat % 2 == 1) { (own, others) } else { (others, own) };
    assert_eq!(dealt_first, serde_json::json!([2, 1, 0]), "60 of 60, then just par");
    assert_eq!(other, serde_json::json!([1, 0, 1]), "12 of 60");

    // Whist à la couleur: a piccolo (just one trick) by two, one kept and one lost, where each stands for himself.
    let desk = Desk::new();
    let new = [&["new", "colour-whist"], NAMES.as_slice(), &["--set", "two-declarers=separate"]].concat();
    desk.ok(&new);
    desk.ok(&["add", "deal, bid Ana piccolo, support Bob, tricks Ana 1, tricks Bob 2"]);
    assert_eq!(contracts(&desk, "ana"), serde_json::json!({"piccolo": [1, 1, 0]}));
    assert_eq!(contracts(&desk, "bob"), serde_json::json!({"piccolo": [1, 0, 1]}));
}

#[test]
fn who_is_replaced_keeps_what_he_played() {
    let desk = Desk::new();
    desk.ok(&[&["new", "coinche"], NAMES.as_slice()].concat());
    desk.ok(&["add", "deal, bid Dee 90 hearts, points Dee 100"]);
    desk.ok(&["reseat", "dee", "Eve"]);
    desk.ok(&["add", "deal, bid Eve 110 spades, points Eve 60"]);
    assert_eq!(contracts(&desk, "dee"), serde_json::json!({"90": [1, 1, 0]}));
    assert_eq!(contracts(&desk, "eve"), serde_json::json!({"110": [1, 0, 1]}));
    assert_eq!(contracts(&desk, "bob"), serde_json::json!({"90": [1, 1, 0], "110": [1, 0, 1]}));
    let tally = |player: &str| {
        let players = desk.json(&["players", "--json"])["players"].clone();
        let found = players.as_array().expect("players").iter().find(|one| one["name"] == player).cloned();
        found.map(|found| found["matches"].clone())
    };
    assert_eq!((tally("Dee"), tally("Eve"), tally("Bob")), (Some(1.into()), Some(1.into()), Some(1.into())));
    for (lang, words) in [("en", "Dee (played until deal 1)"), ("fr", "Dee (a joué jusqu’à la donne 1)")]
    {
        let sheet = desk.run(lang, "2026-11-20T21:00:00Z", &["print"]);
        assert!(sheet.text().contains(words), "{}", sheet.text());
    }
    for player in ["dee", "eve"] {
        let listed = desk.json(&["list", "--player", player, "--json"])["matches"].clone();
        assert_eq!(
            (listed.as_array().map(Vec::len), &listed[0]["former"][0]),
            (Some(1), &Value::from("Dee"))
        );
    }
    assert_eq!(
        desk.json(&["list", "--player", "zed", "--json"])["matches"].as_array().map(Vec::len),
        Some(0)
    );
    let year = desk.run("fr", "2026-11-20T21:00:00Z", &["print", "--player", "dee", "--year", "2026"]);
    assert!(year.status == 0 && year.text().contains("remplacé"), "{}{}", year.text(), year.err);
    // Ana and Dee sat there together: they are two. Dee and Eve never did: they may be one.
    let refused = desk.run("en", "2026-11-20T21:00:00Z", &["players", "merge", "Dee", "Ana"]);
    assert!(refused.status == 1 && refused.err.contains("Dee"), "{}", refused.err);
    desk.ok(&["players", "merge", "Dee", "Eve"]);
    assert_eq!(desk.json(&["stats", "eve", "--json"])["career"]["tally"]["matches"], 1);
    assert_eq!(desk.json(&["stats", "eve", "--json"])["career"]["deals"], 2);
}

#[test]
fn who_plays_at_other_times_is_not_unknown() {
    let desk = Desk::new();
    season(&desk);
    let said = |args: &[&str]| desk.run("en", "2026-11-20T21:00:00Z", args);
    assert!(said(&["stats", "ana", "--since", "2027"]).err.contains("No match fits"));
    assert!(said(&["stats", "zed", "--since", "2027"]).err.contains("zed"));
}

#[test]
fn the_day_of_an_evening_is_that_of_its_players() {
    let place = super::program::Place::new();
    let at = |zone: &str, args: &[&str]| {
        let mut command = place.command(args);
        command.env("TZ", zone).env("ARDOISE_NOW", "2026-11-21T20:25:00Z");
        let output = command.output().expect("the program runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    // Fourteen hours further east it is the next day; five further west the same.
    assert!(at("<+14>-14", &["new", "whist", "Ana", "Bob", "Cy", "Dee"]).contains("22 November 2026"));
    assert!(at("<+14>-14", &["log"]).contains("22\u{a0}Nov\u{a0}2026 10:25"));
    assert!(at("<-05>5", &["new", "whist", "Ana", "Bob", "Cy", "Dee"]).contains("21 November 2026"));
    assert!(at("<-05>5", &["log"]).contains("21\u{a0}Nov\u{a0}2026 15:25"));
}

#[test]
fn a_ranking_has_points_and_margin_by_hand_and_says_its_order() {
    let desk = Desk::new();
    season(&desk);
    // Ana and Cy won the first of two matches that are over; the third, with one deal, is open.
    let ranking = &desk.json(&["stats", "--json"])["rankings"][0];
    assert_eq!((&ranking["game"], &ranking["matches"]), (&"manille".into(), &3.into()));
    let row = |name: &str| {
        let players = ranking["players"].as_array().expect("players");
        players.iter().find(|row| row["names"][0] == name).cloned().expect("a player")
    };
    let (ana, bob) = (row("Ana"), row("Bob"));
    assert_eq!((&ana["matches"], &ana["over"], &ana["won"]), (&3.into(), &2.into(), &1.into()));
    assert_eq!(ana["deals"], bob["deals"]);
    // What one side has more the other has less.
    assert_eq!(ana["margin"].as_i64(), bob["margin"].as_i64().map(|margin| -margin));
    let difference = ana["points"].as_i64().zip(ana["others"].as_i64()).map(|(own, others)| own - others);
    assert_eq!(ana["margin"].as_i64(), difference);
    assert_eq!(ranking["pairs"][0]["rank"], 1);
    let day = desk.json(&["stats", "--day", "2026-03-01", "--json"]);
    assert_eq!(day["rankings"][0]["matches"], 2);
    let month = desk.ok(&["--lang", "en", "stats", "--month", "2026-11"]);
    assert!(
        month.contains("Ranking, November 2026") && month.contains("matches won, then margin"),
        "{month}"
    );
    assert!(desk.ok(&["--lang", "en", "players", "--sort", "name"]).contains("By name."));
    let points = desk.run("en", "2026-11-20T21:00:00Z", &["players", "--sort", "points", "--json"]);
    assert!(points.status == 2 && points.text().contains("players-no-points"), "{}", points.text());
}

#[test]
fn a_long_ranking_shows_its_first_and_says_how_to_have_them_all() {
    let desk = Desk::new();
    season(&desk);
    let cut = desk.ok(&["--lang", "en", "stats", "--limit", "1"]);
    let rows = |text: &str| text.lines().filter(|line| line.contains("1st") || line.contains("3rd")).count();
    // The first of the players and the first of the pairs, and no third player.
    assert_eq!(rows(&cut), 2, "{cut}");
    assert!(cut.contains("The first 1 of 4. All of them: ardoise stats --limit 4"), "{cut}");
    let all = desk.ok(&["--lang", "en", "stats", "--limit", "4"]);
    assert!(!all.contains("All of them"), "{all}");
    // Programs have them all.
    let players = |args: &[&str]| desk.json(args)["rankings"][0]["players"].as_array().map(Vec::len);
    assert_eq!(players(&["stats", "--limit", "1", "--json"]), players(&["stats", "--json"]));
}

#[test]
fn what_was_played_against_somebody_is_told_apart() {
    let desk = Desk::new();
    season(&desk);
    let against = desk.json(&["stats", "ana", "--against", "bob", "--json"]);
    assert_eq!((&against["against"], &against["career"]["tally"]["matches"]), (&"Bob".into(), &3.into()));
    // Cy was never against Ana.
    let nothing = desk.run("en", "2026-11-20T21:00:00Z", &["stats", "ana", "--against", "cy"]);
    assert_eq!(nothing.status, 1);
    let career = desk.json(&["stats", "ana", "--json"])["career"].clone();
    let game = &career["by_game"]["manille"];
    assert_eq!(game["opponents"][0]["marked"], game["marked"]);
    assert_eq!(career["last"][0]["won"], false);
    assert_eq!(career["years"]["2026"]["matches"], 3);
}

/// Against somebody count the matches in which he sat, and no others.
#[test]
fn matches_without_somebody_are_not_against_him() {
    let place = Place::new();
    for others in ["Bob Cy Dee", "Eve Cy Flo"] {
        let table = format!("Ana {others}");
        place.say(&format!("new coinche {table} --dealer Ana --rules contree")).ok();
        place.run(&["add", "bid ana 100 hearts, points ana 131"]).ok();
        place.say("close --reason tired").ok();
    }
    let told = place.say("stats ana --against bob --json").ok().json();
    assert_eq!(told["career"]["tally"]["matches"], 1, "{told}");
}

/// Players who change seats in the middle of a match: whoever once sat there has played it, once, with each partner once.
#[test]
fn who_left_a_match_has_played_it_once() {
    let deal = "bid 1 100 hearts, points 1 131";
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Ana --rules contree").ok();
    place.run(&["add", deal]).ok();
    place.say("reseat bob Eve").ok();
    place.run(&["add", deal]).ok();
    place.say("reseat cy Flo").ok();
    place.run(&["add", deal]).ok();
    place.say("close --reason tired").ok();
    let told = place.say("stats ana --json").ok().json();
    let partners = told["career"]["by_game"]["coinche"]["partners"].as_array().expect("partners").clone();
    let mut met: Vec<(String, i64)> = partners
        .iter()
        .map(|one| {
            (
                one["name"].as_str().unwrap_or_default().to_owned(),
                one["tally"]["matches"].as_i64().unwrap_or(-1),
            )
        })
        .collect();
    met.sort();
    assert_eq!(met, [("Cy".to_owned(), 1), ("Flo".to_owned(), 1)], "{told}");
    let told = place.say("players --json").ok().json();
    let cy = told["players"].as_array().expect("players").iter().find(|one| one["name"] == "Cy").expect("Cy");
    assert_eq!(cy["matches"], 1, "{cy}");
}

#[test]
fn a_list_is_in_the_order_of_days_and_says_what_it_leaves_out() {
    let desk = Desk::new();
    season(&desk);
    // Written last, played first.
    desk.ok(&["new", "whist", "Ana", "Bob", "Cy", "Dee", "--date", "2025-01-01"]);
    let days = |args: &[&str]| -> Vec<String> {
        let rows = desk.json(&[args, &["--json"]].concat())["matches"].as_array().expect("matches").clone();
        rows.iter().map(|row| row["opened"].as_str().unwrap_or_default()[..10].to_owned()).collect()
    };
    assert_eq!(days(&["list"]), ["2026-11-20", "2026-03-01", "2026-03-01", "2025-01-01"]);
    assert_eq!(days(&["list", "--sort", "written"])[0], "2025-01-01");
    let cut = desk.ok(&["--lang", "en", "list", "--limit", "3"]);
    assert!(cut.contains("3 of 4 matches, latest day first"), "{cut}");
    let all = desk.ok(&["--lang", "en", "list"]);
    assert!(!all.contains(" of 4 ") && all.contains("latest day first"), "{all}");
}

/// Nobody sits at a table twice, under two names that are one player.
#[test]
fn two_names_of_one_player_do_not_sit_at_one_table() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --rules contree").ok();
    place.say("players rename Ana Anna").ok();
    let refused = place.say("new coinche Ana Anna Xi Yo");
    assert_eq!(refused.status, 1, "{}", refused.out);
    assert!(refused.err.starts_with("Anna and Ana are two names of one player."), "{}", refused.err);
    let seated = place.say("reseat bob Anna");
    assert!(seated.err.starts_with("Anna and Ana are two names of one player."), "{}", seated.err);
    place.say("players split Ana").ok();
    place.say("new coinche Ana Anna Xi Yo").ok();
}

/// Whoever wrote the deals down and never played may be forgotten too: his name stands in the log.
#[test]
fn who_wrote_and_never_played_is_forgotten() {
    let place = Place::new();
    for line in ["new coinche Ana Bob Cy Dee --dealer Dee", "add bid ana 100 hearts, points ana 112"] {
        let words: Vec<&str> = line.split(' ').collect();
        let done = place.command(&words).env("ARDOISE_AUTHOR", "Bertrande@laptop").output().expect("a run");
        assert!(done.status.success(), "{done:?}");
    }
    place.say("players forget bertrande --yes").ok();
    let holds = |text: &str| ardoise_desk::files::holds(&place.db(), text.as_bytes()).expect("a database");
    assert!(!holds("Bertrande") && holds("@laptop"));
    place.say("check").ok();
    place.say("players forget bertrande --yes").refused(1, "No player is called");
}

/// Who opens a match with an option for its players is told how they are named; nothing is opened.
#[test]
fn who_plays_is_named_behind_the_game() {
    let place = Place::new();
    for option in ["--players", "--joueurs"] {
        let done = place.say(&format!("new coinche {option} Ana,Bob,Cy,Dee"));
        done.refused(
            2,
            "Who plays stands behind the game, without an option: ardoise new coinche Ana Bob Cy Dee.",
        );
    }
    place.say("list").ok().shows("No match");
}
