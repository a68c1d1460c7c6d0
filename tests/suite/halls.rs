//! A hall on phones: cards that let their players in, results that wait for the other side, the secretary's page, the wall; and
//! whole contests through real HTTP with a server that is killed. `ARDOISE_SIMULATED=440` plays a larger one.

use std::collections::{HashMap, HashSet};

use serde_json::{Value, json};

use super::program::Place;
use super::served::{Served, encoded};

/// A contest of so many players, with the address of its pages.
pub fn hall(kind: &str, players: usize) -> (Place, String) {
    let place = Place::new();
    place.say(&format!("contest new {kind} --title Lion --secret lion --json")).ok();
    let names: Vec<String> = (1..=players).map(|no| format!("P{no}")).collect();
    let entered =
        [&["contest", "enter", "--json"][..], &names.iter().map(String::as_str).collect::<Vec<_>>()].concat();
    let id = place.run(&entered).ok().json()["contest"]["id"].as_str().expect("an id").to_owned();
    (place, format!("/c/{id}"))
}

/// Four pairs whose first round is drawn, with the address of their pages.
fn pairs() -> (Place, String) {
    let place = Place::new();
    place.say("contest new pairs manille --title Lion --secret lion --json").ok();
    let entered = place.say("contest enter Zoé+Ana Bob+Yves Cy+Wim Dee+Alban --json").ok();
    let at = format!("/c/{}", entered.json()["contest"]["id"].as_str().expect("an id"));
    place.say("contest draw --dice 4 2 6").ok();
    (place, at)
}

/// The codes on the cards of the last round, table by table.
pub fn codes(served: &Served, at: &str) -> Vec<String> {
    let own = format!("Authorization: Bearer {}\r\n", served.token);
    let page = served.get(&format!("{at}/cards"), &own);
    assert_eq!(page.status, 200, "{}", page.body);
    let found = page.body.split("aria-label=\"http").skip(1);
    found
        .map(|rest| rest.split('"').next().and_then(|url| url.split('#').nth(1)).expect("a code").to_owned())
        .collect()
}

/// Somebody scans the card of his table and says who he is: his cookie.
pub fn scans(served: &Served, code: &str, name: &str) -> String {
    let let_in = served.post_as("", "/join", &[("token", code)]);
    assert_eq!(let_in.status, 200, "{}", let_in.body);
    let cookie = let_in.header("set-cookie").expect("a cookie").split(';').next().expect("a pair").to_owned();
    let taken = served.post_as(&cookie, "/join", &[("place", name)]);
    assert_eq!((taken.status, &taken.json()["place"]), (200, &json!(name)), "{}", taken.body);
    cookie
}

/// The tables of the last round: the names of each side.
pub fn seated(shown: &Value) -> Vec<Vec<Vec<String>>> {
    let names: HashMap<u64, String> = shown["entries"]
        .as_array()
        .expect("entries")
        .iter()
        .map(|one| {
            (one["no"].as_u64().expect("a number"), one["names"][0].as_str().expect("a name").to_owned())
        })
        .collect();
    let round = shown["rounds"].as_array().and_then(|rounds| rounds.last()).expect("a round");
    let side = |side: &Value| -> Vec<String> {
        side.as_array()
            .expect("a side")
            .iter()
            .map(|no| names[&no.as_u64().expect("a number")].clone())
            .collect()
    };
    let sides = |table: &Value| table["sides"].as_array().expect("sides").iter().map(side).collect();
    round["tables"].as_array().expect("tables").iter().map(sides).collect()
}

pub fn shown(served: &Served, at: &str) -> Value {
    served.get(&format!("{at}.json"), "").json()
}

/// What is refused says what helps; what is typed at a terminal helps nobody on a phone, and programs are told it all the same.
#[test]
fn a_refusal_on_a_page_of_the_hall_says_what_helps_there() {
    let (place, at) = pairs();
    let served = Served::start(&place, "scribe", &["--contest"]);
    let (desk, browser) = (format!("{at}/desk"), served.as_browser());
    let taken = [("act", "enter"), ("names", "Zoé+Fox")];
    let helps = "Two players of one name need a sign to tell them apart, such as a first letter.";
    let told = served.post(&desk, &taken);
    assert_eq!((told.status, &told.json()["error"]["hint"]), (422, &json!(helps)), "{}", told.body);
    let page = served.ask("POST", &desk, &browser, &taken);
    assert!(page.status == 422 && page.body.contains(&format!("named twice.\n{helps}")), "{}", page.body);
    let nobody = [("act", "withdraw"), ("name", "Nobody"), ("sure", "1")];
    let told = served.post(&desk, &nobody);
    let hint = &told.json()["error"]["hint"];
    assert_eq!(
        (told.status, hint),
        (422, &json!("Names and numbers: ardoise contest show")),
        "{}",
        told.body
    );
    let page = served.ask("POST", &desk, &browser, &nobody);
    assert!(page.status == 422 && page.body.contains("is called “Nobody”."), "{}", page.body);
    assert!(!page.body.contains("ardoise contest"), "{}", page.body);
    let locks = [("act", "lock"), ("round", "1"), ("sure", "1")];
    let told = served.post(&desk, &locks);
    let typed = told.json()["error"]["hint"].as_str().map(str::to_owned).expect("a hint");
    assert!(told.status == 422 && typed.contains("ardoise contest result"), "{}", told.body);
    let page = served.ask("POST", &desk, &browser, &locks);
    assert!(page.status == 422 && page.body.contains("2 tables have no result yet"), "{}", page.body);
    assert!(!page.body.contains("ardoise contest"), "{}", page.body);
}

#[test]
fn both_sides_stand_by_a_result_before_the_round_is_locked() {
    let (place, at) = hall("individual whist --rounds 2 --deals 1", 8);
    let served = Served::start(&place, "scribe", &["--contest"]);
    let desk = format!("{at}/desk");
    let draw = [("act", "draw"), ("round", "1"), ("d1", "4"), ("d2", "2"), ("d3", "6")];
    let asked = served.post(&desk, &draw);
    assert_eq!((asked.status, &asked.json()["recorded"]), (200, &json!(false)), "{}", asked.body);
    let sure = [&draw[..], &[("sure", "1")]].concat();
    assert_eq!(served.post(&desk, &sure).json()["again"], json!(false));
    assert_eq!(served.post(&desk, &sure).json()["again"], json!(true));
    let tables = seated(&shown(&served, &at));
    let codes = codes(&served, &at);
    assert_eq!((tables.len(), codes.len()), (2, 2));
    // A code lets in its own table: no other player, no secretary; a code that is made up lets nobody in.
    let ana = scans(&served, &codes[0], &tables[0][0][0]);
    for other in [tables[1][0][0].as_str(), "scribe", "referee"] {
        assert_eq!(served.post_as(&ana, "/join", &[("place", other)]).status, 422, "{other}");
    }
    let (head, proof) = codes[0].rsplit_once('-').expect("a proof");
    for forged in
        [format!("{}-{proof}", head.replacen("-1-1", "-1-2", 1)), format!("{head}-{}", "0".repeat(32))]
    {
        assert_eq!(served.post_as("", "/join", &[("token", &forged)]).status, 403, "{forged}");
    }
    let bob = scans(&served, &codes[0], &tables[0][1][0]);
    let first = format!("{at}/1/1");
    let say = |cookie: &str, act: &str, scores: &str, known: &str| {
        served.post_as(cookie, &first, &[("act", act), ("scores", scores), ("known", known)])
    };
    assert_eq!(
        served.post_as(&ana, &format!("{at}/1/2"), &[("act", "result"), ("scores", "1 0")]).status,
        403
    );
    assert_eq!(served.post_as("", &first, &[("act", "result"), ("scores", "1 0")]).status, 403);
    assert_eq!(served.post_as(&ana, &desk, &[("act", "lock"), ("round", "1"), ("sure", "1")]).status, 403);
    assert_eq!(say(&ana, "result", "3 x", "").status, 422);
    assert_eq!(
        (say(&ana, "result", "3 1", "").status, say(&ana, "result", "3 1", "").json()["again"].clone()),
        (200, json!(true))
    );
    // Bob typed other figures without having seen hers: nothing is written, and he is told hers.
    let stale = say(&bob, "result", "1 3", "");
    assert!(stale.status == 409 && stale.body.contains("3 – 1"), "{} {}", stale.status, stale.body);
    let table = |no: usize| shown(&served, &at)["rounds"][0]["tables"][no].clone();
    assert_eq!((&table(0)["agreed"], &table(0)["awaits"]), (&json!(false), &json!(["B"])));
    assert_eq!(say(&bob, "dispute", "", "3 1").status, 200);
    assert_eq!(table(0)["disputed"], json!(["B"]));
    // Who runs the hall sees that it is disputed, and by whom, and is asked before both count as having signed.
    let browser = served.as_browser();
    let against = "Table 1, 3 – 1: ";
    assert!(served.get(&format!("{at}/wall"), "").body.contains("<h2>Disputed</h2>"));
    let signs = [("act", "agree"), ("known", "3 1")];
    let asked = served.ask("POST", &first, &browser, &signs);
    assert!(asked.status == 200 && asked.body.contains(against), "{}", asked.body);
    assert!(
        asked.body.contains("does not stand by it. Have both sides signed all the same?"),
        "{}",
        asked.body
    );
    assert_eq!(table(0)["disputed"], json!(["B"]));
    let signed = place.say("contest agree 1").ok();
    signed
        .shows("does not stand by it.")
        .shows("Both sides count as having signed. To take that back: ardoise contest undo");
    place.say("contest undo").ok();
    assert_eq!(table(0)["disputed"], json!(["B"]));
    // The other card comes on paper. The round waits for the first table.
    assert_eq!(
        served
            .post(&desk, &[("act", "card"), ("round", "1"), ("table", "2"), ("s0", "2"), ("s1", "4")])
            .status,
        200
    );
    // Another card for the same table is asked about: the number may be wrong.
    let other = [("act", "card"), ("round", "1"), ("table", "2"), ("s0", "4"), ("s1", "2")];
    let asked = served.post(&desk, &other).json();
    assert_eq!(
        (&asked["recorded"], &asked["would"]),
        (&json!(false), &json!("Round 1, table 2: 2 – 4 is written. 4 – 2 takes its place."))
    );
    assert_eq!(table(1)["result"], json!({"A": 2, "B": 4}));
    let lock = [("act", "lock"), ("round", "1"), ("sure", "1")];
    let refused = served.post(&desk, &lock);
    assert_eq!((refused.status, &refused.json()["error"]["id"]), (422, &json!("contest-not-agreed")));
    place.say("contest lock").refused(1, "waits");
    assert_eq!(say(&bob, "result", "1 3", "3 1").status, 200);
    assert_eq!(table(0)["awaits"], json!(["A"]));
    assert_eq!(say(&ana, "agree", "", "1 3").status, 200);
    assert_eq!((&table(0)["agreed"], &table(0)["result"]), (&json!(true), &json!({"A": 1, "B": 3})));
    assert_eq!(served.post(&desk, &lock).status, 200);
    // Locked, only the secretary puts a result right, with a reason.
    assert_eq!(say(&ana, "result", "5 0", "1 3").status, 422);
    let right = [("act", "result"), ("scores", "5 0"), ("known", "1 3"), ("reason", "misread")];
    assert_eq!(served.post(&first, &right).status, 200);
    assert_eq!(shown(&served, &at)["rounds"][0]["tables"][0]["result"], json!({"A": 5, "B": 0}));
    let log = place.say("contest log").ok();
    log.shows(&tables[0][1][0]);
    place.say("contest verify").ok().shows("Identical");
}

/// Its players open the match from their phones; what it gave waits for both, and what is put right later is told.
#[test]
fn a_table_writes_its_deals_itself() {
    let (place, at) = hall("individual whist --rounds 1 --deals 1", 4);
    place.say("contest draw --dice 1 2 3").ok();
    let served = Served::start(&place, "scribe", &["--contest"]);
    let tables = seated(&shown(&served, &at));
    let codes = codes(&served, &at);
    let phones: Vec<String> = tables[0].iter().map(|side| scans(&served, &codes[0], &side[0])).collect();
    let here = format!("{at}/1/1");
    let opened = served.post_as(&phones[0], &here, &[("act", "play")]);
    let id = opened.json()["match"].as_str().expect("a match").to_owned();
    assert_eq!(served.post_as(&phones[1], &here, &[("act", "play")]).json()["again"], json!(true));
    let line = format!("deal, trump hearts, tricks {} 9", tables[0][0][0]);
    let recorded = served.post_as(&phones[1], &format!("/m/{id}/record"), &[("line", &line)]);
    assert_eq!(recorded.status, 200, "{}", recorded.body);
    let page = served.get(&format!("/m/{id}"), "Accept-Language: en\r\n");
    assert!(page.body.contains(&here) && page.body.contains("The result of table 1"), "{}", page.body);
    assert_eq!(served.post_as(&phones[0], &format!("/m/{id}/next"), &[("sure", "1")]).status, 422);
    let table = || shown(&served, &at)["rounds"][0]["tables"][0].clone();
    assert_eq!((&table()["result"], &table()["awaits"]), (&json!({"A": 3, "B": 0}), &json!(["A", "B"])));
    for (phone, left) in phones.iter().zip([json!(["B"]), json!([])]) {
        assert_eq!(served.post_as(phone, &here, &[("act", "agree"), ("known", "3 0")]).status, 200);
        assert_eq!(table()["awaits"], left);
    }
    // Amended before the lock: it is asked again, of other figures.
    place.say(&format!("--match {id} amend 1 tricks {} 8 --yes", tables[0][0][0])).ok();
    assert_eq!((&table()["result"], &table()["awaits"]), (&json!({"A": 2, "B": 0}), &json!(["A", "B"])));
    for phone in &phones {
        assert_eq!(served.post_as(phone, &here, &[("act", "agree"), ("known", "2 0")]).status, 200);
    }
    assert_eq!(
        served.post(&format!("{at}/desk"), &[("act", "lock"), ("round", "1"), ("sure", "1")]).status,
        200
    );
    // And after it: what counts stays, and the secretary is asked.
    place.say(&format!("--match {id} amend 1 tricks {} 10 --yes", tables[0][0][0])).ok();
    assert_eq!(shown(&served, &at)["differs"][0]["match"], json!([4, 0]));
    assert_eq!(shown(&served, &at)["standings"][0]["points"], 2);
    let take = [("act", "take"), ("round", "1"), ("table", "1")];
    assert_eq!(served.post(&format!("{at}/desk"), &take).status, 200);
    assert_eq!(
        (&shown(&served, &at)["differs"], &shown(&served, &at)["standings"][0]["points"]),
        (&Value::Null, &json!(4))
    );
}

#[test]
fn every_page_of_a_hall_is_small_and_speaks() {
    let (place, at) = hall("individual manille --rounds 3 --deals 4", 440);
    place.say("contest draw --dice 4 2 6").ok();
    let served = Served::start(&place, "scribe", &["--contest"]);
    assert_eq!(served.get("/", "").header("location"), Some(at.as_str()));
    let own = format!("Authorization: Bearer {}\r\n", served.token);
    let styles = ["/table.css", "/hall.css", "/table.js"].map(|path| served.get(path, "").body.len());
    let styles: usize = styles.iter().sum();
    for page in [
        "",
        "/wall",
        "/wall?page=2",
        "/where?name=P11",
        "/tables",
        "/tables?from=31",
        "/standings",
        "/entry/7",
        "/1/3",
        "/desk",
    ] {
        let french = served.get(&format!("{at}{page}"), &format!("{own}Accept-Language: fr\r\n"));
        let english = served.get(&format!("{at}{page}"), &format!("{own}Accept-Language: en\r\n"));
        assert_eq!((french.status, english.status), (200, 200), "{page}");
        assert!(french.body.contains("lang=\"fr\"") && english.body.contains("lang=\"en\""), "{page}");
        assert!(french.body.len() + styles <= 30_000, "{page}: {}", french.body.len() + styles);
        assert!(!english.body.contains("manille.") && !english.body.contains("<script>"), "{page}");
    }
    let found = served.get(&format!("{at}/where?name={}", encoded("p440")), "").body;
    assert!(found.contains(">P440<") && !found.contains(">P44<"), "{found}");
    assert!(served.get(&format!("{at}/wall"), "").body.contains("--l:"), "a long name is smaller");
    assert_eq!(served.get(&format!("{at}/9/9"), "").status, 404);
    assert_eq!(served.get(&format!("{at}/desk"), "").status, 303);
    assert_eq!(served.get(&format!("{at}/cards"), "").status, 303);
    // A card that was entered is told back, with its table and its players.
    let card = [("act", "card"), ("round", "1"), ("table", "2"), ("s0", "10"), ("s1", "60"), ("sure", "1")];
    assert_eq!(served.post(&format!("{at}/desk"), &card).status, 200);
    let told = served.get(&format!("{at}/desk"), &own).body;
    let told = told.split("✓ ").nth(1).and_then(|rest| rest.split("</p>").next()).unwrap_or_default();
    assert!(["table 2: 10 – 60", " against "].iter().all(|part| told.contains(part)), "{told}");
    // Whoever is let in at the terminal's code types his name.
    assert_eq!(
        served.post(&format!("{at}/desk"), &[("act", "draw"), ("round", "2"), ("d1", "7")]).status,
        422
    );
}

/// What a table gives in the simulation, from its number and round.
fn scores(round: usize, table: usize) -> (i64, i64) {
    ((table * 37 + round * 11) as i64 % 120, (table * 53 + round * 29) as i64 % 120)
}

/// A whole contest from phones: every request is sent twice, one in ten is lost before it arrives and sent again later, the server is
/// killed in the middle of each round and started again; somebody comes late, somebody leaves, one result is wrong and put right.
#[test]
fn a_contest_through_http_loses_nothing_and_counts_nothing_twice() {
    let players: usize =
        std::env::var("ARDOISE_SIMULATED").ok().and_then(|size| size.parse().ok()).unwrap_or(22);
    let (place, at) = hall("individual whist --rounds 3 --deals 4", players);
    let mut served = Served::start(&place, "scribe", &["--contest"]);
    let desk = format!("{at}/desk");
    let mut given: HashMap<(usize, usize), (i64, i64)> = HashMap::new();
    for round in 1..=3_usize {
        let no = round.to_string();
        let draw =
            [("act", "draw"), ("round", no.as_str()), ("d1", "3"), ("d2", "1"), ("d3", "5"), ("sure", "1")];
        assert_eq!(served.post(&desk, &draw).status, 200);
        let tables = seated(&shown(&served, &at));
        let codes = codes(&served, &at);
        // A figure with a slip of the finger leaves the others where they were typed.
        let card = [("act", "card"), ("round", no.as_str()), ("table", "1"), ("s0", "1o1"), ("s1", "20")];
        let page = served.ask("POST", &desk, &served.as_browser(), &card);
        assert!(
            ["value=\"1o1\"", "value=\"20\""].iter().all(|value| page.body.contains(value)),
            "{}",
            page.body
        );
        // Two figures in one field are not one.
        let card = [("act", "card"), ("round", no.as_str()), ("table", "1"), ("s0", "30 20"), ("s1", "20")];
        assert_eq!(served.post(&desk, &card).json()["error"]["id"], json!("hall-no-figure"));
        // Nobody sits in two places.
        let mut seen = HashSet::new();
        assert!(tables.iter().flatten().flatten().all(|name| seen.insert(name.clone())));
        let phones: Vec<(String, String)> = tables
            .iter()
            .zip(&codes)
            .map(|(sides, code)| (scans(&served, code, &sides[0][0]), scans(&served, code, &sides[1][0])))
            .collect();
        let mut lost = Vec::new();
        for (nth, (one, other)) in phones.iter().enumerate() {
            if nth == phones.len() / 2 {
                served.kill();
                served = Served::start(&place, "scribe", &["--contest"]);
            }
            if nth % 10 == 3 {
                lost.push(nth);
                continue;
            }
            enters(&served, &at, (round, nth + 1), one, other);
        }
        for nth in lost {
            enters(&served, &at, (round, nth + 1), &phones[nth].0, &phones[nth].1);
        }
        given.extend((1..=tables.len()).map(|table| ((round, table), scores(round, table))));
        let lock = [("act", "lock"), ("round", no.as_str()), ("sure", "1")];
        assert_eq!(served.post(&desk, &lock).status, 200, "{}", served.post(&desk, &lock).body);
        if round == 1 {
            let right =
                [("act", "result"), ("scores", "7 9"), ("known", &known(1, 1)), ("reason", "misread")];
            assert_eq!(served.post(&format!("{at}/1/1"), &right).status, 200);
            given.insert((1, 1), (7, 9));
            let late = [("act", "enter"), ("names", "Late, Later")];
            let enters = || served.post(&desk, &late);
            assert_eq!(enters().json()["again"], json!(false));
            // Sent once more it is there already; later it would be another one of that name, and nobody is nobody.
            assert_eq!(enters().json()["again"], json!(true));
            assert_eq!(served.post(&desk, &[("act", "withdraw"), ("name", "P2"), ("sure", "1")]).status, 200);
            for names in ["Late", "P2", ""] {
                assert_eq!(served.post(&desk, &[("act", "enter"), ("names", names)]).status, 422, "{names}");
            }
            // What is no longer the last is not taken back, and not said to be.
            let old = served.post(&desk, &[("act", "undo"), ("head", "3"), ("sure", "1")]);
            assert_eq!((old.status, &old.json()["recorded"]), (409, &json!(false)), "{}", old.body);
        }
    }
    let whole = shown(&served, &at);
    assert_eq!(served.terminate(), 0);
    // Each result once in the journal, and the correction; nobody beside the same partner twice.
    let log = place.say("contest log --json").ok().json();
    let results =
        log["entries"].as_array().expect("a log").iter().filter(|row| row["event"]["event"] == "result");
    assert_eq!(results.count(), given.len() + 1);
    let (mut partners, mut points) = (HashSet::new(), HashMap::<u64, Vec<i64>>::new());
    for (nth, round) in whole["rounds"].as_array().expect("rounds").iter().enumerate() {
        for table in round["tables"].as_array().expect("tables") {
            let (one, other) = given[&(nth + 1, table["no"].as_u64().expect("a number") as usize)];
            assert!(table["agreed"] == json!(true) || (nth, &table["no"]) == (0, &json!(1)), "{table}");
            for (side, score) in table["sides"].as_array().expect("sides").iter().zip([one, other]) {
                let side: Vec<u64> = serde_json::from_value(side.clone()).expect("numbers");
                assert!(
                    partners.insert((side[0].min(side[1]), side[0].max(side[1]))),
                    "partners again: {side:?}"
                );
                side.iter().for_each(|no| points.entry(*no).or_default().push(score));
            }
        }
    }
    // The standings by plain addition: an exempt round is worth the average of the others, a half upwards.
    let mut byes = HashSet::new();
    for one in whole["standings"].as_array().expect("standings") {
        let entry = one["entry"].as_u64().expect("a number");
        let own = points.get(&entry).cloned().unwrap_or_default();
        let (sum, count) = (own.iter().sum::<i64>(), own.len() as i64);
        let exempt = one["byes"].as_i64().expect("a number");
        assert!(exempt <= 1, "exempt twice: {entry}");
        byes.extend((exempt > 0).then_some(entry));
        let mean = if count == 0 { 0 } else { (2 * sum + count).div_euclid(2 * count) };
        assert_eq!(one["points"], json!(sum + exempt * mean), "{entry}");
    }
    assert!(players.is_multiple_of(4) || !byes.is_empty());
    place.say("contest verify").ok().shows("Identical");
    place.say("check").ok();
}

fn known(round: usize, table: usize) -> String {
    let (one, other) = scores(round, table);
    format!("{one} {other}")
}

/// A side enters what its table gave, twice; the other agrees, twice.
fn enters(served: &Served, at: &str, (round, table): (usize, usize), one: &str, other: &str) {
    let (here, typed) = (format!("{at}/{round}/{table}"), known(round, table));
    for again in [false, true] {
        let said = served.post_as(one, &here, &[("act", "result"), ("scores", &typed), ("known", "")]);
        assert_eq!((said.status, &said.json()["again"]), (200, &json!(again)), "{here}: {}", said.body);
    }
    for again in [false, true] {
        let said = served.post_as(other, &here, &[("act", "agree"), ("known", &typed)]);
        assert_eq!((said.status, &said.json()["again"]), (200, &json!(again)), "{here}: {}", said.body);
    }
}

/// In a contest of pairs everybody finds himself under his own name, on the wall and on his phone: he is looked for by no other.
#[test]
fn each_of_a_pair_is_found_under_his_own_name() {
    let (place, at) = pairs();
    let served = Served::start(&place, "scribe", &["--contest"]);
    let names = |page: &str| -> Vec<String> {
        let cells = page.split("<td dir=\"auto\">").skip(1);
        cells
            .map(|cell| cell.trim_start_matches(|letter| letter != '>' && cell.starts_with("<span")))
            .map(|cell| cell.trim_start_matches('>').split('<').next().unwrap_or_default().to_owned())
            .collect()
    };
    let everybody = [
        "Alban + Dee",
        "Ana + Zoé",
        "Bob + Yves",
        "Cy + Wim",
        "Dee + Alban",
        "Wim + Cy",
        "Yves + Bob",
        "Zoé + Ana",
    ];
    for page in ["/where", "/wall"] {
        assert_eq!(names(&served.get(&format!("{at}{page}"), "").body), everybody, "{page}");
    }
    for (typed, found) in
        [("an", &["Alban + Dee", "Ana + Zoé"][..]), ("zoe", &["Zoé + Ana"]), ("ana + z", &["Ana + Zoé"])]
    {
        let page = served.get(&format!("{at}/where?name={}", encoded(typed)), "").body;
        assert_eq!(names(&page), found, "{typed}");
    }
}

/// The secretary writes that neither side of a table came, also after the round was locked, with a reason; who pressed a button of what
/// has changed since writes nothing.
#[test]
fn neither_side_came_is_written_from_the_page() {
    let (place, at) = pairs();
    place.say("contest result 1 30 20").ok();
    place.say("contest result 2 --forfeit A").ok();
    let served = Served::start(&place, "scribe", &["--contest"]);
    let table = format!("{at}/1/2");
    let tells = |known: &str, side: &str, reason: &str| {
        let fields = [("act", "forfeit"), ("known", known), ("side", side), ("reason", reason)];
        served.post(&table, &fields).status
    };
    let absent = || shown(&served, &at)["rounds"][0]["tables"][1]["absent"].clone();
    assert_eq!((tells("", "0 1", ""), absent()), (409, json!(["A"])));
    assert_eq!((tells("-0", "0 1", ""), absent()), (200, json!(["A", "B"])));
    place.say("contest lock").ok();
    assert_eq!((tells("-0 -1", "1", ""), absent()), (422, json!(["A", "B"])));
    assert_eq!((tells("-0 -1", "1", "A came late"), absent()), (200, json!(["B"])));
    assert!(place.say("contest log --json").ok().out.contains("A came late"));
}

/// On the page of a table what would replace a result, and figures that hardly any table has, are asked first; of a locked round with
/// what would move.
#[test]
fn a_thumb_is_asked_before_it_replaces_a_result() {
    let (place, at) = pairs();
    place.say("contest result 1 30 20").ok();
    let served = Served::start(&place, "scribe", &["--contest"]);
    let table = format!("{at}/1/1");
    let taps = |fields: &[(&str, &str)]| served.ask("POST", &table, &served.as_browser(), fields);
    let stands = || {
        let first = shown(&served, &at)["rounds"][0]["tables"][0].clone();
        (first["result"].clone(), first["absent"].clone())
    };
    let noted = (json!({"A": 30, "B": 20}), Value::Null);
    let forfeit = [("act", "forfeit"), ("known", "30 20"), ("side", "1")];
    let result = [("act", "result"), ("known", "30 20"), ("s0", "99999"), ("s1", "0")];
    for fields in [&forfeit[..], &result] {
        let asked = taps(fields);
        assert!(asked.status == 200 && asked.body.contains("30 – 20 is written."), "{}", asked.body);
        assert_eq!(stands(), noted);
    }
    assert_eq!(taps(&[&forfeit[..], &[("sure", "1")]].concat()).status, 303);
    assert_eq!(stands(), (Value::Null, json!(["B"])));
    place.say("contest result 1 30 20").ok();
    place.say("contest result 2 40 10").ok();
    place.say("contest lock").ok();
    let put_right =
        [("act", "result"), ("known", "30 20"), ("s0", "50"), ("s1", "0"), ("reason", "read again")];
    let asked = taps(&put_right);
    assert!(asked.body.contains("from place 2 to 1"), "{}", asked.body);
    assert_eq!(stands(), noted);
}

/// A form locks the round that it names: where its draw was taken back meanwhile, the round before stays as it is.
#[test]
fn a_form_locks_no_other_round_than_its_own() {
    let (place, at) = pairs();
    let results = || {
        place.say("contest result 1 30 20").ok();
        place.say("contest result 2 40 10").ok();
    };
    results();
    place.say("contest lock").ok();
    place.say("contest draw --dice 1 2 3").ok();
    results();
    let served = Served::start(&place, "scribe", &["--contest"]);
    let locked = || {
        let rounds = shown(&served, &at)["rounds"].as_array().cloned().unwrap_or_default();
        rounds.iter().map(|round| round["locked"] == json!(true)).collect::<Vec<_>>()
    };
    let lock = |round: &str, sure: &str| {
        served.post(&format!("{at}/desk"), &[("act", "lock"), ("round", round), ("sure", sure)])
    };
    assert_eq!((lock("1", "1").json()["again"].clone(), locked()), (json!(true), vec![true, false]));
    // The results of round 2 are taken back, its draw and the end of round 1.
    place.say("contest undo 4").ok();
    assert_eq!(locked(), [false]);
    for (round, sure) in [("2", ""), ("2", "1"), ("", "1")] {
        let stale = lock(round, sure);
        assert_eq!(
            (stale.status, &stale.json()["error"]["id"]),
            (409, &json!("store-moved")),
            "{}",
            stale.body
        );
        assert_eq!(locked(), [false]);
    }
    assert_eq!((lock("1", "1").status, locked()), (200, vec![true]));
}

/// A form that would draw a round that is no longer next is out of date, whether it is sure or not: nothing is asked.
#[test]
fn a_form_draws_no_round_that_is_not_next() {
    let (place, at) = pairs();
    let served = Served::start(&place, "scribe", &["--contest"]);
    let before = shown(&served, &at);
    for round in ["1", "3"] {
        let draw = [("act", "draw"), ("round", round), ("d1", "1"), ("d2", "1"), ("d3", "1")];
        for sent in [draw.to_vec(), [&draw[..], &[("sure", "1")]].concat()] {
            let stale = served.post(&format!("{at}/desk"), &sent);
            let told = (stale.status, &stale.json()["error"]["id"]);
            assert_eq!(told, (409, &json!("store-moved")), "{}", stale.body);
        }
    }
    // The same throw for the same round is the draw itself, sent once more.
    let again = [("act", "draw"), ("round", "1"), ("d1", "4"), ("d2", "2"), ("d3", "6")];
    assert_eq!(served.post(&format!("{at}/desk"), &again).json()["again"], json!(true));
    assert_eq!(shown(&served, &at), before);
}

/// Once a contest is closed its wall says so, names the table that is open, and shows the standings by what is known.
#[test]
fn the_wall_of_a_contest_that_was_closed_shows_where_all_stand() {
    let (place, at) = pairs();
    place.say("contest result 1 30 20").ok();
    let served = Served::start(&place, "scribe", &["--contest"]);
    let wall = || served.get(&format!("{at}/wall"), "").body;
    assert!(wall().contains("Where do I sit?") && wall().contains("Still playing: one table"), "{}", wall());
    place.say("contest close").ok().shows("Table 2 has no result yet in round 1.");
    let over = wall();
    assert!(
        over.contains("<h2>The contest is over.</h2><p>Table 2 has no result yet in round 1.</p>"),
        "{over}"
    );
    assert!(!over.contains("Where do I sit?") && over.contains("Bob + Yves"), "{over}");
}
