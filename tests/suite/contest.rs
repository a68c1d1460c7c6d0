//! Contests as a secretary types them: the two examples played over and counted by other means, a hall of two tables by
//! hand, what is refused, paper, a file verified on another machine.

use std::collections::HashMap;
use std::fs;

use serde_json::{Value, json};

use super::halls::seated;
use super::pages::kept;
use super::program::{Done, Place, project};

/// Types a line; quotes keep words together.
fn say(place: &Place, line: &str) -> Done {
    let mut words = vec!["contest".to_owned()];
    let (mut word, mut quoted) = (String::new(), false);
    for letter in line.chars().chain([' ']) {
        match letter {
            '"' => quoted = !quoted,
            ' ' if !quoted => {
                words.extend(Some(std::mem::take(&mut word)).filter(|word| !word.is_empty()));
            }
            other => word.push(other),
        }
    }
    place.run(&words.iter().map(String::as_str).collect::<Vec<_>>())
}

fn show(place: &Place) -> Value {
    say(place, "show --json").ok().json()
}

/// An example played over.
fn played(name: &str) -> (Place, Value) {
    let place = Place::new();
    let shown =
        place.feed(&["contest", "--json"], &project(&format!("docs/examples/{name}.contest"))).ok().json();
    (place, shown)
}

/// Every table of every round: the sides and what they made.
fn tables(shown: &Value) -> Vec<(u64, Vec<Vec<u64>>, Vec<i64>)> {
    let mut all = Vec::new();
    for round in shown["rounds"].as_array().expect("rounds") {
        for table in round["tables"].as_array().expect("tables") {
            let sides: Vec<Vec<u64>> = serde_json::from_value(table["sides"].clone()).expect("sides");
            let result = table["result"].as_object().expect("a result");
            let scores = result.values().map(|score| score.as_i64().expect("a number")).collect();
            all.push((round["no"].as_u64().expect("a number"), sides, scores));
        }
    }
    all
}

#[test]
fn sixteen_by_design_sit_once_beside_and_twice_against_everybody() {
    let (place, shown) = played("sixteen");
    assert_eq!(
        (&shown["contest"]["state"], shown["rounds"].as_array().map(Vec::len)),
        (&json!("over"), Some(15))
    );
    let (mut beside, mut against, mut points) = (HashMap::new(), HashMap::new(), HashMap::<u64, i64>::new());
    let pair = |one: u64, other: u64| (one.min(other), one.max(other));
    for (_, sides, scores) in tables(&shown) {
        for (side, score) in sides.iter().zip(&scores) {
            *beside.entry(pair(side[0], side[1])).or_insert(0) += 1;
            for player in side {
                *points.entry(*player).or_default() += score;
            }
        }
        for one in &sides[0] {
            for other in &sides[1] {
                *against.entry(pair(*one, *other)).or_insert(0) += 1;
            }
        }
    }
    assert_eq!((beside.len(), against.len()), (120, 120));
    assert!(beside.values().all(|times| *times == 1) && against.values().all(|times| *times == 2));
    // The points made count, and nothing else is added up.
    let standings = shown["standings"].as_array().expect("standings");
    assert_eq!(standings.len(), 16);
    for one in standings {
        assert_eq!(one["points"], points[&one["entry"].as_u64().expect("a number")]);
    }
    let ranks: Vec<i64> = standings.iter().map(|one| one["points"].as_i64().expect("points")).collect();
    assert!(ranks.is_sorted_by(|a, b| a >= b), "{ranks:?}");
    say(&place, "verify").ok().shows("all 15 rounds");
    say(&place, "draw").refused(1, "All rounds of the design");
}

#[test]
fn twenty_three_pairs_meet_nobody_twice_and_a_corrected_result_counts() {
    let (place, shown) = played("pairs");
    let (mut met, mut won) = (HashMap::new(), HashMap::<u64, i64>::new());
    for (round, sides, scores) in tables(&shown) {
        let (one, other) = (sides[0][0], sides[1][0]);
        assert!(
            met.insert((one.min(other), one.max(other)), round).is_none(),
            "{one} and {other} meet again"
        );
        for (entry, own, their) in [(one, scores[0], scores[1]), (other, scores[1], scores[0])] {
            *won.entry(entry).or_default() += 1 + (own - their).signum();
        }
    }
    assert_eq!(met.len(), 55);
    // Two rounds with one exempt, then Ned and Nora are gone and everybody has a table.
    let out = |round: usize| shown["rounds"][round]["out"].as_array().expect("a list").clone();
    let byes: Vec<u64> = (0..5)
        .flat_map(out)
        .filter(|one| one["why"] == "bye")
        .map(|one| one["entry"].as_u64().expect("a number"))
        .collect();
    assert_eq!(byes.len(), 2);
    assert_ne!(byes[0], byes[1]);
    assert_eq!(shown["entries"][13]["state"], "withdrawn");
    assert!((2..5).all(|round| out(round).iter().all(|one| one["entry"] == 14 && one["why"] == "absent")));
    // Two for a table won, one for a draw; an exempt round is worth the average of the others, a half upwards.
    for one in shown["standings"].as_array().expect("standings") {
        let entry = one["entry"].as_u64().expect("a number");
        let own = won.get(&entry).copied().unwrap_or_default();
        let rounds = one["rounds"].as_array().expect("rounds");
        let played = rounds.iter().filter(|part| part["why"] == "played").count() as i64;
        let exempt = rounds.len() as i64 - played;
        let average = (2 * own + played) / (2 * played);
        assert_eq!(one["points"], own + exempt * average, "{entry}");
    }
    let corrected = &shown["rounds"][0]["tables"][3]["result"];
    assert_eq!(corrected, &json!({"A": 231, "B": 249}));
    say(&place, "log").ok().shows("misread from the").shows("the last train");
    say(&place, "prizes").ok().shows("a wooden spoon");
    say(&place, "verify").ok().shows("Identical");
}

/// Eight players, two tables, counted by hand: 9 tricks are 3 points above six, 8 are 2.
#[test]
fn a_hall_of_two_tables() {
    let place = Place::new();
    say(&place, "show").refused(1, "no contest yet");
    say(&place, "new individual whist --title \"The Lion\" --rounds 2 --deals 1 --secret lion")
        .ok()
        .shows("The Lion");
    say(&place, "draw").refused(1, "Nobody has entered");
    place.write("list.csv", "name;club\nEve;The Kings\n\"Fox\";The Kings\nGus;\nHal;\n");
    say(&place, "enter Ana Bob Cy \"Dee Dee\"").ok();
    say(&place, "enter --from list.csv").ok().shows("The Kings");
    say(&place, "enter Ana").refused(1, "Ana is entered already");
    say(&place, "missing").ok().shows("contest draw");
    say(&place, "draw --dice 4 2 7").refused(2, "7");
    say(&place, "draw --dice 4 2 6").ok().shows("Nobody has the same partner twice");
    say(&place, "draw").refused(1, "not locked yet");
    say(&place, "lock").refused(1, "2 tables have no result yet");
    say(&place, "result 3 1 2").refused(1, "tables go from 1 to 2");
    say(&place, "result 1 3").refused(1, "2 are expected");
    say(&place, "result 2 3").refused(1, "ardoise contest result 2 101 64");
    // A match at the first table: its first player and who sits across.
    say(&place, "table 1").ok().shows("The match of table 1 is open");
    let matched = place.say("show --json").ok().json();
    let contest = show(&place)["contest"]["id"].clone();
    assert_eq!(matched["match"]["contest"], json!({"id": contest, "round": 1, "table": 1}));
    let first = matched["players"][0].as_str().expect("a name").to_owned();
    place.run(&["add", "trump", "hearts,", "tricks", &first, "9"]).ok();
    assert_eq!(show(&place)["rounds"][0]["tables"][0]["result"], json!({"A": 3, "B": 0}));
    say(&place, "missing").ok().shows("One of 2 tables").shows("on paper");
    say(&place, "result 2 0 2").ok().shows("contest lock");
    say(&place, "lock").ok().shows("Standings after round 1");
    let points: Vec<i64> = show(&place)["standings"]
        .as_array()
        .expect("standings")
        .iter()
        .map(|one| one["points"].as_i64().expect("points"))
        .collect();
    assert_eq!(points, [3, 3, 2, 2, 0, 0, 0, 0]);
    say(&place, "result 2 0 5").refused(1, "--reason");
    say(&place, "result 2 0 5 --reason misread").ok().shows("from place 3 to 1");
    say(&place, "undo").ok().shows("Taken back: round 1, table 2: 0 – 5: misread\n");
    let again = show(&place);
    assert_eq!(again["rounds"][0]["tables"][1]["result"], json!({"A": 0, "B": 2}));
    // Somebody leaves, somebody comes late, somebody takes a place.
    say(&place, "withdraw dee --reason ill").ok();
    say(&place, "withdraw nobody").refused(1, "Nobody of the contest");
    say(&place, "enter Zoe").ok();
    say(&place, "replace 1 Anna").ok();
    say(&place, "return bob").refused(1, "Only who has withdrawn returns");
    say(&place, "draw --dice 1 1 1").ok();
    let partners = |round: &Value| -> Vec<(u64, u64)> {
        let tables = round["tables"].as_array().expect("tables").iter();
        let sides = tables.flat_map(|table| table["sides"].as_array().expect("sides").clone());
        let number = |value: &Value| value.as_u64().expect("a number");
        sides
            .map(|side| (number(&side[0]).min(number(&side[1])), number(&side[0]).max(number(&side[1]))))
            .collect()
    };
    let shown = show(&place);
    let before = partners(&shown["rounds"][0]);
    assert!(partners(&shown["rounds"][1]).iter().all(|pair| !before.contains(pair)));
    say(&place, "result 1 --forfeit b").ok().shows("B did not play");
    say(&place, "result 2 4 1").ok();
    say(&place, "lock").ok().shows("The contest is over");
    say(&place, "standings anna").ok().shows("Round 1, table");
    say(&place, "standings --after 1 --json").ok();
    say(&place, "standings --after 9").refused(1, "is not drawn");
    place.say("check").ok().shows("And one contest");
    place.say("list --json").ok();
    assert_eq!(place.say("list --json").ok().json()["matches"].as_array().map(Vec::len), Some(1));
}

#[test]
fn what_is_carried_to_another_machine_is_identical_there_and_forged_it_is_not() {
    let (place, shown) = played("pairs");
    let id = shown["contest"]["id"].as_str().expect("an id");
    place.run(&["export", id, "-o", "hall.db"]).ok();
    let other = Place::new();
    fs::copy(place.path("hall.db"), other.path("hall.db")).expect("a copy");
    let told = say(&other, "verify hall.db --json").ok().json();
    assert_eq!(
        (&told["identical"], told["contests"][0]["rounds"].as_array().map(Vec::len)),
        (&json!(true), Some(5))
    );
    assert!(!other.db().exists(), "verifying writes nothing");
    say(&other, "verify nothing.db").refused(1, "nothing.db");
    other.write("list.csv", "Ana\n");
    say(&other, "verify list.csv").refused(1, "no database");
    // Brought in, it is the same contest; what is not known of it is the secret alone.
    other.run(&["import", "hall.db"]).ok();
    assert_eq!(show(&other), shown);
    say(&other, "verify").ok();
    // Dice that were changed by another program, chain and all: the draw gives them away.
    let conn = rusqlite::Connection::open(other.path("hall.db")).expect("a database");
    let edit = "DROP TRIGGER event_kept;
        UPDATE event SET payload = replace(payload, '\"dice\":[', '\"dice\":[6,') WHERE kind = 'draw';
        CREATE TRIGGER event_kept BEFORE UPDATE ON event
        BEGIN SELECT raise(ABORT, 'ardoise: the log only grows: a row is never changed'); END;";
    conn.execute_batch(edit).expect("a forgery");
    drop(conn);
    let told = say(&other, "verify hall.db");
    assert_ne!(told.status, 0, "{}{}", told.out, told.err);
}

#[test]
fn the_papers_of_a_hall_are_written_in_every_form() {
    let (place, _) = played("sixteen");
    say(&place, "prizes 1 \"a ham\" 2-3 \"a bottle\"").ok();
    for what in ["cards", "draw", "standings", "prizes", "blank", "wall"] {
        for end in ["html", "pdf", "md", "txt"] {
            let line = format!("print {what} -o {what}.{end} --paper a6");
            say(&place, &line).ok();
            assert!(
                fs::metadata(place.path(&format!("{what}.{end}"))).expect("a file").len() > 100,
                "{what}.{end}"
            );
        }
    }
    // É stands with E, every player stands in the draw once by name, and the card of every table is there.
    for what in ["cards", "draw", "standings", "prizes", "blank", "wall"] {
        let page = fs::read_to_string(place.path(&format!("{what}.md"))).expect("a page");
        let timed = |word: &str| {
            word.trim_end_matches('.').split_once(':').is_some_and(|(hour, minute)| {
                [hour, minute].iter().all(|part| part.len() == 2 && part.chars().all(|c| c.is_ascii_digit()))
            })
        };
        let untimed = |line: &str| -> String {
            line.split(' ')
                .map(|word| if timed(word) { "[time]" } else { word })
                .collect::<Vec<_>>()
                .join(" ")
        };
        let page: Vec<String> = page.lines().map(untimed).collect();
        kept(&format!("contest-{what}.en"), &page.join("\n"));
    }
    let place = Place::new();
    say(&place, "new individual whist").ok();
    say(&place, "print cards").refused(1, "contest draw");
    // A pair stands under each of its names.
    let pairs = Place::new();
    say(&pairs, "new pairs manille").ok();
    say(&pairs, "enter Zoe+Ana Cy+Bob").ok();
    say(&pairs, "draw --dice 4 2 6").ok();
    let found = say(&pairs, "print draw").ok().out;
    let named =
        ["Ana + Zoe", "Bob + Cy", "Cy + Bob", "Zoe + Ana"].map(|pair| found.find(pair).expect("a pair"));
    assert!(named.is_sorted(), "{found}");
    // Who is exempt finds himself by name too; dealers are called by their first names.
    say(&place, "enter \"Zoé Lefèvre\" \"Ana Claes\" \"Bob Dubois\" \"Cy Moreau\" \"Dee Peeters\"").ok();
    say(&place, "enter \"zoe lefevre\"").refused(1, "Zoé Lefèvre is entered already");
    say(&place, "enter Eve \"zoe lefevre\" Fay \"bob dubois\"")
        .refused(1, "Nobody was entered: Zoé Lefèvre and Bob Dubois are in the contest already");
    say(&place, "draw --dice 4 2 6").ok();
    let (draw, cards) = (say(&place, "print draw").ok().out, say(&place, "print cards").ok().out);
    assert_eq!(draw.matches("exempt").count(), 1, "{draw}");
    assert!(draw.contains("Zoé Lefèvre") && cards.contains("Total"), "{draw}{cards}");
}

/// Six pairs in two pools whose three rounds are played, with these results at their tables, and the bracket behind them drawn.
fn drawn_behind_two_pools(place: &Place, results: [&str; 2]) {
    say(place, "enter A1+A2 B1+B2 C1+C2 D1+D2 E1+E2 F1+F2").ok();
    for first in 1..=3 {
        say(place, &format!("draw --dice {first} 2 3")).ok();
        for (table, result) in (1..).zip(results) {
            say(place, &format!("result {table} {result}")).ok();
        }
        say(place, "lock").ok();
    }
    say(place, "draw --dice 5 2 3").ok();
}

/// In a bracket somebody must win: a table that is level after its deals plays one more, and that one counts.
#[test]
fn a_level_table_of_a_bracket_plays_one_deal_more() {
    let place = Place::new();
    say(&place, "new pools whist --pool 3 --through 1 --deals 2 --title Cup").ok();
    drawn_behind_two_pools(&place, ["3 1", "3 2"]);
    say(&place, "table 1").ok();
    place.run(&["add", "trump hearts, tricks A 9"]).ok();
    let level = place.run(&["add", "deal, trump hearts, tricks B 9"]).ok();
    assert!(level.out.contains("Play one more deal, it counts."), "{}", level.out);
    let missing = say(&place, "missing").ok();
    assert!(missing.out.contains("level after 2 deals: one more decides"), "{}", missing.out);
    let decided = place.run(&["add", "deal, trump hearts, tricks B 8"]).ok();
    assert_eq!(decided.err, "");
    let table = || show(&place)["rounds"][3]["tables"][0].clone();
    // Three for nine tricks each, and two more for eight.
    let result = table()["result"].clone();
    assert_eq!(
        result.as_object().map(|sides| sides.values().cloned().collect::<Vec<_>>()),
        Some(vec![json!(3), json!(5)])
    );
    let beyond = place.run(&["add", "deal, trump hearts, tricks A 13"]);
    assert!(beyond.err.contains("first 3 does not count"), "{}", beyond.err);
    assert_eq!(table()["result"], result);
}

/// A semi-final that is put right once the final is drawn: of that draw alone it is told, with how to draw it again; before it is drawn
/// nothing else is told to be otherwise. Where neither side came, nobody goes on.
#[test]
fn a_bracket_that_is_put_right_tells_of_the_draw_behind_it() {
    let place = Place::new();
    say(&place, "new pools coinche --title Coupe --pool 4 --through 2 --deals 2 --secret x").ok();
    say(&place, "enter A1+A2 B1+B2 C1+C2 D1+D2 E1+E2 F1+F2 G1+G2 H1+H2").ok();
    let round = |no: u8| {
        say(&place, &format!("draw --dice 2 2 {no}")).ok();
        for table in 1..=4 {
            say(&place, &format!("result {table} 300 {no}00")).ok();
        }
        say(&place, "lock").ok();
    };
    for no in [1, 2, 1, 2] {
        round(no);
    }
    let put_right = || {
        let told = say(&place, "result 1 100 300 --round 4 --reason misread").ok().out;
        let draws: Vec<String> =
            told.lines().skip_while(|line| !line.starts_with("Round 5 stays")).map(str::to_owned).collect();
        say(&place, "undo").ok();
        (told.contains("as it was drawn"), draws.join(" "))
    };
    assert_eq!(put_right(), (false, String::new()));
    say(&place, "draw --dice 2 2 5").ok();
    assert_eq!(
        put_right().1,
        "Round 5 stays as it was drawn; with this result one of its tables would have been others. Nothing of round 5 is played yet. To \
         draw it by this result: ardoise contest undo until its draw is taken back, then this result once more and ardoise contest draw"
    );
    say(&place, "result 1 --forfeit A,B").ok();
    say(&place, "result 2 --forfeit A,B").ok();
    assert!(say(&place, "lock").ok().out.contains("The contest is over."));
}

/// What a level deal leaves waiting for the next one is nobody's where there is none; and a table that stops early has no result
/// until somebody enters it.
#[test]
fn what_a_round_leaves_open_is_told() {
    let place = Place::new();
    say(&place, "new pairs belote --rules belote-concours --title P --deals 1 --rounds 2").ok();
    say(&place, "enter A1+A2 B1+B2").ok();
    say(&place, "draw --dice 1 2 3").ok();
    say(&place, "table 1").ok();
    let level = place.run(&["add", "take 1 hearts, points 1 81"]).ok();
    // By these rules each marks his points in the last deal, and that of the round is the last.
    let end = "81 +81  81 +81\nThe deal of round 1 is played: another deal does not count in the contest.\n";
    assert!(level.out.ends_with(end), "{}", level.out);
    let place = Place::new();
    say(&place, "new pairs belote --title P --deals 1 --rounds 2").ok();
    say(&place, "enter A1+A2 B1+B2").ok();
    say(&place, "draw --dice 1 2 3").ok();
    say(&place, "table 1").ok();
    let level = place.run(&["add", "take 1 hearts, points 1 81"]).ok();
    assert!(level.out.contains("81 points wait for a deal that this round does not have"), "{}", level.out);
    let place = Place::new();
    let told = say(&place, "new pairs belote --title P --deals 12 --rounds 2").ok();
    assert!(told.out.contains("may be over before its 12 deals"), "{}", told.out);
    say(&place, "enter A1+A2 B1+B2").ok();
    say(&place, "draw --dice 1 2 3").ok();
    say(&place, "table 1").ok();
    place.run(&["add", "take 1 hearts, points 1 90"]).ok();
    let closed = place.run(&["close"]);
    assert!(closed.status == 0 && closed.err.contains("has played 1 of the 12 deals"), "{}", closed.err);
    assert!(say(&place, "missing").ok().out.contains("stopped after 1 of 12 deals"));
    say(&place, "lock").refused(1, "Table 1 has no result yet");
    say(&place, "result 1 90 72").ok();
    // It may be entered before the table stops too: nothing differs then.
    place.run(&["undo"]).ok();
    place.run(&["close"]);
    assert!(show(&place).get("differs").is_none(), "{}", show(&place));
    say(&place, "lock").ok();
}

/// What a card can hardly say is asked about, a game that is not played by three has no table of three, and a round more than were
/// announced is told.
#[test]
fn what_a_secretary_hardly_means_is_told() {
    let place = Place::new();
    say(&place, "new individual whist --title Q --odd three").refused(1, "Whist is not played by three");
    say(&place, "new individual manille --title Q --odd three").ok();
    say(&place, "new pairs coinche --rules contree --title T --rounds 1 --deals 8").ok();
    say(&place, "enter A1+A2 B1+B2 C1+C2 D1+D2").ok();
    say(&place, "draw --dice 1 2 3").ok();
    assert!(say(&place, "result 1 -30 900").ok().out.contains("−30: fewer points than none"));
    assert!(say(&place, "result 2 0 0").ok().out.contains("Nobody has a point."));
    say(&place, "result 2 1.240 −30").ok();
    assert_eq!(show(&place)["rounds"][0]["tables"][1]["result"], json!({"A": 1240, "B": -30}));
    say(&place, "result 2 0 0").ok();
    assert!(!say(&place, "result 2 640 820").ok().out.contains("point."));
    say(&place, "result 1 900 730").ok();
    say(&place, "lock").ok();
    let beyond = say(&place, "draw --dice 2 2 2").ok();
    assert!(beyond.out.contains("One round was announced, and this is round 2."), "{}", beyond.out);
    // A digit too many, beside two tables of which neither had more than 1,630 points in all; a table that had much luck is not asked.
    let many = say(&place, "result 1 7300 860").ok();
    assert!(
        many.out.contains("7,300: no table had more than 900 yet. Is the card read right?"),
        "{}",
        many.out
    );
    assert!(!say(&place, "result 1 3200 860").ok().out.contains("Is the card read right?"));
    // What no deal gives at any game is asked of the first table too.
    let many = say(&place, "result 1 2000000 10").ok();
    assert!(many.out.contains("hardly any game gives as many. Is the card read right?"), "{}", many.out);
    say(&place, "result 1 3200 860").ok();
    // What the table itself had is replaced, and is no measure.
    assert!(say(&place, "result 1 7300 860").ok().out.contains("no table had more than 900"));
}

/// A contest that was written on two machines says so wherever it is shown.
#[test]
fn a_contest_of_two_copies_says_so() {
    let (here, there) = (Place::new(), Place::new());
    let spot = here.path("spot");
    fs::create_dir(&spot).expect("a folder");
    let sync = |place: &Place| place.run(&["sync", &spot.display().to_string()]);
    for line in [
        "new pairs belote --title P --deals 2 --rounds 2 --secret s",
        "enter A1+A2 B1+B2 C1+C2 D1+D2",
        "draw --dice 1 2 3",
    ] {
        say(&here, line).ok();
    }
    sync(&here).ok();
    sync(&there).ok();
    assert_eq!(say(&there, "show").ok().err, "");
    say(&here, "result 1 100 62").ok();
    say(&there, "result 1 62 100").ok();
    for place in [&here, &there, &here] {
        assert_eq!(sync(place).status, 0);
    }
    for line in ["show", "standings", "missing"] {
        let told = say(&here, line);
        assert!(
            told.status == 0 && told.err.starts_with("This contest was recorded differently on two machines"),
            "{line}: {}",
            told.err
        );
    }
}

#[test]
fn pools_go_on_to_brackets_and_a_draw_there_is_not_taken() {
    let place = Place::new();
    say(&place, "new pools coinche --pool 3 --through 1 --title Cup").ok();
    say(&place, "enter A+B C+D E+F G+H I+J K+L").ok();
    for round in 1..=3 {
        say(&place, "draw").ok();
        let tables = show(&place)["rounds"][round - 1]["tables"].as_array().map_or(0, Vec::len);
        for table in 1..=tables {
            say(&place, &format!("result {table} {} {}", 100 + table, 50)).ok();
        }
        say(&place, "lock").ok();
    }
    say(&place, "draw").ok();
    say(&place, "result 1 80 80").refused(1, "somebody must win");
}

#[test]
fn lines_that_cannot_be_read_stop_with_their_number() {
    let place = Place::new();
    let done =
        place.feed(&["contest"], "new individual whist --title A\nenter Ana Bob\n\nspin 3\nenter Cy\n");
    assert_eq!(done.status, 1);
    assert!(done.err.contains("Line 4"), "{}", done.err);
    assert_eq!(show(&place)["entries"].as_array().map(Vec::len), Some(2));
    for line in [
        "new individual nogame",
        "new spiral whist",
        "new pairs whist --rounds 0",
        "new pairs whist --ties foo",
    ] {
        let done = say(&place, line);
        assert!([1, 2].contains(&done.status), "{line}: {}", done.status);
        assert!(!done.err.is_empty());
    }
    say(&place, "prizes first ham").refused(2, "says no rank");
    say(&place, "enter Kim Leo").ok();
    let place = Place::new();
    say(&place, "new design whist").ok();
    say(&place, "enter A B C D E F").ok();
    say(&place, "draw").refused(1, "no design for 6");
}

/// A contest of one table whose match is played, nine tricks for the side of the first player; and who that is.
fn one_table() -> (Place, String) {
    let place = Place::new();
    say(&place, "new individual whist --rounds 2 --deals 1 --secret lion").ok();
    say(&place, "enter Ana Bob Cy Dee").ok();
    say(&place, "draw --dice 1 2 3").ok();
    say(&place, "table 1").ok();
    let first = seated(&show(&place)).remove(0).remove(0).remove(0);
    place.say(&format!("add deal, trump hearts, tricks {first} 9")).ok();
    (place, first)
}

/// A match that is amended after its round was locked moves nothing, and is told of until it is counted or put back.
#[test]
fn an_amended_match_of_a_locked_round_is_told_of() {
    let (place, first) = one_table();
    say(&place, "lock").ok();
    place.say(&format!("amend 1 tricks {first} 8 --yes")).ok();
    for page in ["show", "standings", "missing"] {
        say(&place, page).ok().shows("3 – 0 counts, and its match now gives 2 – 0");
    }
    let shown = show(&place);
    assert_eq!(shown["differs"], json!([{"round": 1, "table": 1, "recorded": [3, 0], "match": [2, 0]}]));
    assert_eq!(shown["standings"][0]["points"], 3);
    say(&place, "result 1 2 0 --round 1 --reason \"the match was put right\"").ok();
    assert_eq!(
        (&show(&place)["differs"], &show(&place)["standings"][0]["points"]),
        (&Value::Null, &json!(2))
    );
    say(&place, "agree 1").refused(1, "Round 1 is locked");
}

/// The heading of a list is no player, in whatever language it is written.
#[test]
fn the_heading_of_a_list_is_nobody() {
    for heading in ["nr;naam;club", "N°;Nom;Club", "No;Player;Club", "nummer;Speler;Kaartclub"] {
        let place = Place::new();
        say(&place, "new individual whist --rounds 2 --deals 1").ok();
        let list = place.write("list.csv", &format!("{heading}\n2;Bob;Lion\n1;Ana;Lion\n"));
        say(&place, &format!("enter --from {list}")).ok();
        let shown = show(&place);
        let names: Vec<&Value> =
            shown["entries"].as_array().expect("entries").iter().map(|one| &one["names"][0]).collect();
        assert_eq!(names, [&json!("Ana"), &json!("Bob")], "{heading}");
    }
}

/// Names are entered as people type them: with commas, with blanks around a plus; and nobody enters as two.
#[test]
fn names_are_entered_as_they_are_typed() {
    let names = |place: &Place| -> Vec<String> {
        let entries = show(place)["entries"].clone();
        let all = |one: &Value| {
            let names = one["names"].as_array().expect("names").iter();
            names.map(|name| name.as_str().expect("a name").to_owned()).collect::<Vec<_>>().join("+")
        };
        entries.as_array().into_iter().flatten().map(all).collect()
    };
    let place = Place::new();
    say(&place, "new individual whist --rounds 2 --deals 1").ok();
    say(&place, "enter Ana, Bob, Cy").ok();
    place.run(&["contest", "enter", "Dee; Eve Fox"]).ok();
    assert_eq!(names(&place), ["Ana", "Bob", "Cy", "Dee", "Eve Fox"]);
    say(&place, "enter Gus+Hal").refused(1, "Here everybody enters by himself: Gus+Hal is more than one.");
    // Who leaves before the first draw is named; so is he for whom somebody else plays.
    say(&place, "withdraw b").ok().shows("Bob");
    say(&place, "return b").ok();
    say(&place, "withdraw o").refused(1, "Nobody");
    say(&place, "replace fox Ida").ok().shows("Ida plays in the place of Eve Fox.");
    let place = Place::new();
    say(&place, "new pairs whist --rounds 2 --deals 1").ok();
    say(&place, "enter Ana + Bob, Cy+Dee").ok();
    place.run(&["contest", "enter", "Eve +Fox", "Gus+ Hal"]).ok();
    assert_eq!(names(&place), ["Ana+Bob", "Cy+Dee", "Eve+Fox", "Gus+Hal"]);
    say(&place, "enter Ida+Ida").refused(1, "Ida is entered already, or named twice.");
}

/// Who is exempt is drawn first: what is certain of the draw is certain of those who play, and says so.
#[test]
fn what_is_certain_of_a_draw_is_so_of_those_who_play() {
    let place = Place::new();
    say(&place, "new individual coinche --rounds 3 --deals 4 --secret s10").ok();
    say(&place, "enter Ana Bob Cy Dee Eve Fox Gus Hal Ida Joe Kim").ok();
    say(&place, "draw --dice 1 2 3").ok();
    for table in [1, 2] {
        say(&place, &format!("result {table} 500 300")).ok();
    }
    say(&place, "lock").ok();
    let drawn = say(&place, "draw --dice 1 2 4").ok().out.replace('\n', " ");
    assert!(
        drawn.contains("With these exempt no fewer are possible: every other draw of those who play"),
        "{drawn}"
    );
}

/// A list in which a club stands behind some names only, or first names in a column of their own.
#[test]
fn a_list_is_read_by_all_its_lines() {
    let entered = |text: &str| {
        let place = Place::new();
        say(&place, "new individual whist --rounds 2 --deals 1").ok();
        let list = place.write("list.csv", text);
        say(&place, &format!("enter --from {list}")).ok();
        let entries = show(&place)["entries"].clone();
        let told = |one: &Value| {
            (one["names"][0].as_str().map(str::to_owned), one["club"].as_str().map(str::to_owned))
        };
        entries.as_array().expect("entries").iter().map(told).collect::<Vec<_>>()
    };
    let one = |name: &str, club: Option<&str>| (Some(name.to_owned()), club.map(str::to_owned));
    assert_eq!(
        entered("Ana\nBob;Lion\nCy;The Kings\n"),
        [one("Ana", None), one("Bob", Some("Lion")), one("Cy", Some("The Kings"))]
    );
    for text in [
        "Nom;Prénom;Club\nDupont;Anne;Lion\nDurand;Bob;\n",
        "Prénom;Nom;Club\nAnne;Dupont;Lion\nBob;Durand;\n",
    ] {
        assert_eq!(entered(text), [one("Anne Dupont", Some("Lion")), one("Bob Durand", None)]);
    }
    let place = Place::new();
    say(&place, "new individual whist --rounds 2 --deals 1").ok();
    let list = place.write("list.csv", "Ana\n2;Bob\n");
    say(&place, &format!("enter --from {list}")).refused(1, "Line 2 is no entry: 2 Bob");
}

/// What the referee decided of a match stands beside it, and is told of once the match is another one.
#[test]
fn what_was_decided_is_no_match_that_changed() {
    let (place, first) = one_table();
    say(&place, "result 1 0 3 --reason \"a revoke\"").ok();
    say(&place, "lock").ok();
    assert_eq!(show(&place)["differs"], Value::Null);
    place.say(&format!("amend 1 tricks {first} 8 --yes")).ok();
    assert_eq!(show(&place)["differs"][0]["match"], json!([2, 0]));
}

/// What could not stand at a table, or looks like another one, is no name in a contest; nor does a player take one by a new name.
#[test]
fn names_that_deceive_the_eye_do_not_enter() {
    let place = Place::new();
    say(&place, "new individual whist --rounds 2 --deals 1").ok();
    say(&place, "enter Bob").ok();
    let enter = |name: &str| place.run(&["contest", "enter", name]);
    enter("B\u{43e}b").refused(1, "letters of several alphabets");
    for hidden in ["Bo\u{ad}b", "Bo\u{2060}b", "Bob\u{3164}"] {
        enter(hidden).refused(1, "invisible control character");
    }
    for alike in ["Bo\u{200d}b", "Bo\u{200c}b", "Bob\u{fe0f}"] {
        enter(alike).refused(1, "look the same");
    }
    assert_eq!(show(&place)["entries"].as_array().map(Vec::len), Some(1));
    let list = place.write("list.csv", "Ana\nB\u{43e}b\n");
    say(&place, &format!("enter --from {list}")).refused(1, "letters of several alphabets");
    assert_eq!(show(&place)["entries"].as_array().map(Vec::len), Some(1), "all of them or none");
    let table = Place::new();
    table.say("new whist Ana Bob Cy Dee").ok();
    table.run(&["players", "rename", "Cy", "Bo\u{200d}b"]).refused(1, "look the same");
    table.run(&["reseat", "Cy", "Bo\u{200d}b"]).refused(1, "look the same");
}

/// The secret that a contest is sealed by is changed or taken away by another program: `check` names the one, and whoever draws is
/// told that the dice alone decide.
#[test]
fn a_secret_that_was_changed_is_found_before_it_draws() {
    for (sql, found) in [("UPDATE sealed SET secret = 'other'", true), ("DELETE FROM sealed", false)] {
        let place = Place::new();
        say(&place, "new individual whist --rounds 3 --deals 1").ok();
        say(&place, "enter A1 B1 C1 D1").ok();
        place.say("check").ok();
        rusqlite::Connection::open(place.db())
            .and_then(|other| other.execute_batch(sql))
            .expect("a database");
        let told = place.say("check");
        assert_eq!(
            (told.status, told.out.contains("is not the one that its draws were sealed by")),
            (if found { 3 } else { 0 }, found),
            "{}",
            told.out
        );
        say(&place, "draw --dice 1 2 3")
            .ok()
            .shows("Round 1 was drawn by the dice alone, without a sealed number.");
    }
}

/// A table whose match is taken back goes on with it, what its deals and its card say is compared at once, and deals beyond the round
/// are said not to count.
#[test]
fn what_was_played_at_a_table_is_not_lost_when_its_match_is_taken_back() {
    let place = Place::new();
    place
        .say("contest new pairs coinche --rules contree --title Night --rounds 3 --deals 1 --secret abc")
        .ok();
    place.say("contest enter Ana+Bob Cy+Dee Eve+Fay Gus+Hal").ok();
    place.say("contest draw --dice 1 2 3").ok();
    place.say("contest table 1").ok();
    place.say("add bid 1 100 hearts, points 1 131").ok();
    let totals = place.say("show --json").ok().json()["totals"].clone();
    place.say("contest undo").ok();
    place.say("contest table 1").ok().shows("made 131");
    assert_eq!(place.say("list --json").ok().json()["matches"].as_array().map(Vec::len), Some(1));
    assert_eq!(place.say("show --json").ok().json()["totals"], totals);
    let other = place.say("contest result 1 1000 0").ok();
    let other = other.shows("1,000 – 0 counts, and its match now gives 230 – 30.");
    other.shows(
        "Before, it said: 230 – 30. That is replaced. If another table was meant: ardoise contest undo",
    );
    let beyond = place.say("add bid 2 90 spades, points 2 120");
    assert!(
        beyond.status == 0 && beyond.err.starts_with("Round 1 has 1 deal and this table has played 2:"),
        "{}",
        beyond.err
    );
    place.say("contest withdraw Ana+Bob").ok();
}

/// That a side did not come takes the place of a result, and the other way round, as one result takes that of another; a match that
/// is played after all is told.
#[test]
fn what_a_forfeit_takes_the_place_of_is_told() {
    let place = Place::new();
    place.say("contest new pairs coinche --rules contree --rounds 1 --deals 1 --secret abc").ok();
    place.say("contest enter Ana+Bob Cy+Dee Eve+Fay Gus+Hal").ok();
    place.say("contest draw --dice 1 2 3").ok();
    place.say("contest result 1 101 50").ok();
    let forfeit = place.say("contest result 1 --forfeit A").ok();
    forfeit.shows("Before, it said: 101 – 50. That is replaced.");
    place.say("contest result 1 90 72").ok().shows("Before, it said: A did not play. That is replaced.");
    assert!(!place.say("contest result 1 90 72").ok().out.contains("Before"));
    place.say("contest table 2").ok();
    place.say("contest result 2 --forfeit B").ok();
    place.say("add bid 2 100 hearts, points 2 131").ok();
    let shown = place.say("contest show").ok();
    shown.shows("table 2: B is said not to have played, and its match gives ");
    let differs = place.say("contest show --json").ok().json()["differs"].clone();
    assert_eq!((&differs[0]["forfeit"], &differs[0]["recorded"]), (&json!(1), &json!([])), "{differs}");
}

/// A design is made for 8 players, and for none between 5 and 8.
#[test]
fn a_design_waits_for_a_number_of_players_that_it_is_made_for() {
    let place = Place::new();
    place.say("contest new design manille --rounds 3").ok();
    place.say("contest enter A B C D E F G").ok().shows("7 entered, 8 at least are needed.");
    place.say("contest enter H").ok().shows("throw three dice");
}

/// What is typed for a table may be meant for another one: where its match is recorded here and goes on, that is said. A side that did
/// not come is its letter or who sits there, also after the lock, with a reason; neither came is both.
#[test]
fn a_card_for_a_table_that_is_being_recorded_is_told() {
    let place = Place::new();
    place.say("contest new pairs manille --deals 2 --secret q --rounds 3").ok();
    place.say("contest enter A1+A2 B1+B2 C1+C2 D1+D2").ok();
    place.say("contest draw --dice 1 1 1").ok();
    place.say("contest table 1").ok();
    let other =
        "At table 1 a match is recorded on this machine (1 of 2 deals): what was typed counts in its place.";
    place.say("add trump hearts, points c1 41").ok();
    place.say("contest result 1 30 20").ok().shows(other);
    let told = place.say("contest result 2 30 20").ok();
    assert!(!told.out.contains("recorded on this machine"), "{}", told.out);
    place
        .say("contest result 2 --forfeit C")
        .refused(2, "“C” is no side: A for the first, B for the second, A,B where neither came.");
    place.run(&["contest", "result", "2", "--forfeit", "B1 + B2"]).ok().shows("B did not play");
    place.say("contest result 2 --forfeit a").ok().shows("A did not play");
    place.say("contest lock").ok();
    place
        .say("contest result 2 --forfeit B --round 1")
        .refused(1, "Round 1 is locked: a result of it is only changed with a reason.");
    let right = ["contest", "result", "2", "--forfeit", "B", "--round", "1", "--reason", "did not come"];
    place.run(&right).ok().shows("B did not play").shows("Before, it said: A did not play.");
    let both = ["contest", "result", "2", "--forfeit", "A,b", "--round", "1", "--reason", "nor did A"];
    place.run(&both).ok().shows("did not play: A, B");
    place.say("contest log").ok().shows("forfeit, A1 + A2, B1 + B2").shows("nor did A");
    let shown = place.say("contest show --json").ok().json()["rounds"][0]["tables"][1].clone();
    assert_eq!((&shown["forfeit"], &shown["absent"]), (&json!("A"), &json!(["A", "B"])), "{shown}");
    let standings = place.say("contest standings --json").ok().json()["standings"].clone();
    let rows = standings.as_array().expect("standings");
    assert_eq!(rows.iter().filter(|row| row["points"] == json!(0)).count(), 3, "{standings}");
}

/// Tables are drawn for four: rules for others say so before anybody is drawn.
#[test]
fn rules_for_another_number_of_players_are_told_at_once() {
    let said = "players, and the tables that are drawn have four";
    for rules in ["tarot --rules tarot-fft-5", "manille --rules manille-3", "marjolet"] {
        let place = Place::new();
        place.say(&format!("contest new individual {rules} --deals 4")).ok().shows(said);
    }
    let told = Place::new().say("contest new individual tarot --deals 4").ok();
    assert!(!told.out.contains(said), "{}", told.out);
}

/// Somebody takes the place of one of a pair, by the name of whom he replaces; by the number of the pair it is asked whose.
#[test]
fn one_of_a_pair_is_replaced() {
    let place = Place::new();
    say(&place, "new pairs belote --title R --rounds 1 --deals 2 --secret s").ok();
    say(&place, "enter Ana+Bob Cy+Dee Eve+Fay Gus+Hal").ok();
    assert!(say(&place, "replace Bob Kim").ok().out.contains("Ana + Kim"));
    say(&place, "replace 1 Lou").refused(1, "Lou for whom? For Ana: ardoise contest replace \"Ana\" \"Lou\"");
    assert!(say(&place, "replace 1 Lou+Max").ok().out.contains("Lou + Max"));
    say(&place, "draw --dice 1 1 1").ok();
    say(&place, "result 1 20 20 20").refused(1, "ardoise contest result 1 101 64");
    // As many figures as a card of three has.
    say(&place, "new individual manille --title Q --odd three --rounds 1 --deals 2 --secret t").ok();
    say(&place, "enter Ana Bob Cy Dee Eve Fay Gus").ok();
    say(&place, "draw --dice 1 1 1").ok();
    say(&place, "result 2 20 20").refused(1, "ardoise contest result 2 60 -40 -20");
    // What sums to nothing is no doubt there, and what does not cannot be.
    say(&place, "result 2 20 -10 -5").refused(1, "sum to zero");
    let told = say(&place, "result 2 20 -10 -10").ok();
    assert!(!told.err.contains("fewer points than none"), "{}", told.err);
}

/// Blanks and controls in a name or a reason are put in order, whoever enters, leaves or takes a place.
#[test]
fn names_and_reasons_are_kept_in_order_by_whatever_command() {
    let place = Place::new();
    say(&place, "new pairs belote --rounds 1 --deals 2 --secret s").ok();
    place.run(&["contest", "enter", " Ana   Long+Bob", "Cy+Dee"]).ok();
    place.run(&["contest", "replace", "1", " Kim   Short + Lou", "--reason", "  Ana   is ill "]).ok();
    place.run(&["contest", "replace", "Dee", "  Max   May", "--reason", "  "]).ok();
    place.run(&["contest", "withdraw", "1", "--reason", " gone\x1b[31m   home "]).ok();
    let entries = show(&place)["entries"].clone();
    assert_eq!(
        [&entries[0]["names"], &entries[1]["names"]],
        [&json!(["Kim Short", "Lou"]), &json!(["Cy", "Max May"])]
    );
    let log = say(&place, "log --json").ok().json();
    let rows = log["entries"].as_array().expect("entries");
    let reasons: Vec<&Value> = rows[3..].iter().map(|row| &row["event"]["reason"]).collect();
    assert_eq!(reasons, [&json!("Ana is ill"), &Value::Null, &json!("gone[31m home")], "{log}");
}

/// A tab or the end of a line between two words of a name or a reason is a blank.
#[test]
fn tabs_and_ends_of_lines_in_names_and_reasons_are_blanks() {
    let place = Place::new();
    say(&place, "new pairs belote --rounds 1 --deals 2 --secret s").ok();
    say(&place, "enter Ana+Bob Cy+Dee").ok();
    place.run(&["contest", "replace", "1", "Kim\tLong+\tLou\r\nMay\n", "--reason", "ill\tat\nhome"]).ok();
    assert_eq!(show(&place)["entries"][0]["names"], json!(["Kim Long", "Lou May"]));
    let log = say(&place, "log --json").ok().json();
    let rows = log["entries"].as_array().expect("entries");
    assert_eq!(rows.last().map(|row| &row["event"]["reason"]), Some(&json!("ill at home")), "{log}");
}

/// What a table gave is recorded once: said again in the same figures it stands already, in a locked round too; with a reason it is
/// said anew.
#[test]
fn a_result_that_is_said_again_is_not_written_again() {
    let place = Place::new();
    say(&place, "new pairs manille --rounds 1 --deals 1 --secret s").ok();
    say(&place, "enter A1+A2 B1+B2 C1+C2 D1+D2").ok();
    say(&place, "draw --dice 1 2 3").ok();
    let written = || say(&place, "log --json").ok().json()["entries"].as_array().map(Vec::len);
    for (line, told) in [("result 1 30 20", "30 – 20"), ("result 2 --forfeit B,A", "did not")] {
        let first = say(&place, line).ok();
        assert!(!first.out.contains("already"), "{}", first.out);
        let before = written();
        let again = say(&place, line).ok().shows(told);
        assert!(again.out.ends_with("It is recorded so already: nothing was written.\n"), "{}", again.out);
        let json = say(&place, &format!("{line} --json")).ok().json();
        assert_eq!((&json["again"], &json["moved"], written()), (&json!(true), &json!([]), before), "{line}");
    }
    say(&place, "lock").ok();
    let before = written();
    say(&place, "result 1 30 20").ok().shows("recorded so already");
    assert_eq!(written(), before);
    say(&place, "result 1 20 30").refused(1, "only changed with a reason");
    let json = say(&place, "result 1 30 20 --reason looked --json").ok().json();
    assert_eq!((&json["again"], written()), (&json!(false), before.map(|count| count + 1)));
}

/// That both sides signed is recorded once, of all the tables that are named; what was written since is signed anew.
#[test]
fn a_table_that_is_signed_is_not_signed_again() {
    let place = Place::new();
    say(&place, "new pairs manille --rounds 1 --deals 1 --secret s").ok();
    say(&place, "enter A1+A2 B1+B2 C1+C2 D1+D2").ok();
    say(&place, "draw --dice 1 2 3").ok();
    for line in ["result 1 30 20", "result 2 40 10"] {
        say(&place, line).ok();
    }
    let written = || say(&place, "log --json").ok().json()["entries"].as_array().map_or(0, Vec::len);
    let said = "That is signed already: nothing was written.\n";
    let first = say(&place, "agree 1").ok();
    assert!(!first.out.contains(said), "{}", first.out);
    let before = written();
    let again = say(&place, "agree 1").ok();
    assert!(again.out.ends_with(said) && written() == before, "{}", again.out);
    assert_eq!((&say(&place, "agree 1 --json").ok().json()["again"], written()), (&json!(true), before));
    // One of two is not: it alone is written.
    assert_eq!(
        (&say(&place, "agree 1 2 --json").ok().json()["again"], written()),
        (&json!(false), before + 1)
    );
    assert_eq!(say(&place, "agree 1 2 --json").ok().json()["again"], json!(true));
    say(&place, "result 1 20 30").ok();
    assert_eq!(say(&place, "agree 1 --json").ok().json()["again"], json!(false));
    say(&place, "agree 7").refused(1, "7");
}

/// A line of a list that is no entry is told by its number and its words; a comment is none.
#[test]
fn a_line_of_a_list_that_is_no_pair_is_named() {
    let place = Place::new();
    say(&place, "new pairs belote --rounds 1 --deals 1 --secret x").ok();
    let list = place.write("pairs.csv", "# drawn at the door\nIda+Jan\nKim Leo\n");
    say(&place, &format!("enter --from {list}")).refused(1, "Line 3 is no entry: Kim Leo");
    let list = place.write("pairs.csv", "# drawn at the door\nIda+Jan\nKim+Leo\n");
    say(&place, &format!("enter --from {list}")).ok().shows("Kim");
}

/// A house that plays so many deals plays those of its round at a table, tells how many are left of them, and owes no more sans-atout
/// than they have; one that plays to a number of points is told at its opening that it may be over before.
#[test]
fn a_table_plays_the_deals_of_its_round() {
    let place = Place::new();
    say(&place, "new individual manille --rules manille-20 --rounds 2 --deals 2 --secret q").ok();
    say(&place, "enter Ana Bob Cy Dee").ok();
    say(&place, "draw --dice 1 2 3").ok();
    say(&place, "table 1").ok().shows("2 deals left.");
    place.run(&["add", "trump 1 hearts, points 1 50"]).ok().shows("Last deal.");
    // 16 and 6 beyond 34.
    place.run(&["add", "trump 2 hearts, points 1 40"]).ok().shows("won the match");
    let beyond = place.run(&["add", "trump 3 hearts, points 1 40"]);
    assert!(beyond.status == 1 && beyond.err.starts_with("The match is over"), "{}", beyond.err);
    let result = show(&place)["rounds"][0]["tables"][0]["result"].clone();
    assert_eq!(result, json!({"A": 22, "B": 0}));
    say(&place, "lock").ok();
}

/// In a bracket too a table plays the deals of its round: level behind them by points that each marks in the last one, it plays one more,
/// and that decides. Rules by which a match cannot have as many deals say so when the contest is opened.
#[test]
fn a_level_last_deal_of_a_bracket_is_followed_by_one() {
    let place = Place::new();
    say(
        &place,
        "new pools belote --rules belote-concours --pool 3 --through 1 --deals 1 --title Cup --secret x",
    )
    .ok();
    drawn_behind_two_pools(&place, ["100 62", "90 72"]);
    let opened = say(&place, "table 1").ok().out;
    assert!(opened.contains("one deal more") || opened.contains("1 deal more"), "{opened}");
    let level = place.run(&["add", "turn AS, take 1, points 1 81"]).ok().out;
    assert!(level.contains("81 +81  81 +81") && level.contains("Play one more deal, it counts."), "{level}");
    place.run(&["add", "turn AS, take 1, points 1 100"]).ok();
    let result = show(&place)["rounds"][3]["tables"][0]["result"].clone();
    let mut points: Vec<i64> =
        result.as_object().into_iter().flat_map(|sides| sides.values().filter_map(Value::as_i64)).collect();
    points.sort_unstable();
    // 81 and 62, 81 and 100.
    assert_eq!(points, [143, 181], "{result}");
    let other = say(&place, "new individual colour-whist --set match-end=deals --rounds 2 --deals 2").ok();
    let told = "A match by these rules cannot have 2 deals: its slate counts to 16, and in the contest the first 2 count.";
    assert!(other.out.contains(told), "{}", other.out);
}

/// A contest that ends with open tables names them, wherever it is looked at; what is said of one then needs a reason.
#[test]
fn a_contest_that_ends_with_open_tables_names_them() {
    let place = Place::new();
    say(&place, "new pairs coinche --rules contree --title T --rounds 3 --deals 8").ok();
    say(&place, "enter A1+A2 B1+B2 C1+C2 D1+D2").ok();
    say(&place, "draw --dice 1 2 3").ok();
    say(&place, "result 1 900 730").ok();
    let closed = say(&place, "close").ok();
    let told = "Table 2 has no result yet in round 1.\nThe contest is over all the same. To go on with it: ardoise contest undo\n";
    assert!(closed.out.ends_with(told), "{}", closed.out);
    assert!(
        say(&place, "missing")
            .ok()
            .out
            .starts_with("Table 2 has no result yet in round 1.\nThe contest is over.")
    );
    assert!(
        say(&place, "print wall")
            .ok()
            .out
            .contains("The contest is over. Table 2 has no result yet in round 1.")
    );
    let refused = say(&place, "result 2 640 820");
    assert!(
        refused.err.contains("ardoise contest result TABLE FIGURE FIGURE --reason \"WHY\""),
        "{}",
        refused.err
    );
    refused.refused(
        1,
        "The contest is over. What can still change: a result, with the reason why, and the prizes.",
    );
    assert_eq!(show(&place)["rounds"][0]["tables"][1]["result"], Value::Null);
    say(&place, "result 2 640 820 --reason late").ok();
    assert_eq!(show(&place)["rounds"][0]["tables"][1]["result"], json!({"A": 640, "B": 820}));
    assert!(!say(&place, "missing").ok().out.contains("no result"));
    // Taken back and with every table done, it ends without a word more.
    say(&place, "undo 2").ok();
    say(&place, "result 2 640 820").ok();
    assert!(!say(&place, "close").ok().out.contains("all the same"));
}
