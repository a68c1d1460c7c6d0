//! The command line: what a user types and sees, refusals and exit statuses included.

use super::program::{Place, project};

fn coinche() -> Place {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    place
}

#[test]
fn the_main_job_runs_twice_and_changes_nothing() {
    let place = Place::new();
    let first =
        place.say("play docs/examples/thursday.sheet").ok().shows("2340").shows("Ana+Cy won the match.");
    let second = place.say("play docs/examples/thursday.sheet").ok().shows("Nothing new");
    let slate = |text: &str| text.lines().take_while(|line| !line.contains("thursday.sheet")).count();
    assert_eq!(slate(&first.out), slate(&second.out));
    assert_eq!(place.say("list --json").ok().json()["matches"].as_array().map(Vec::len), Some(1));
}

#[test]
fn every_example_agrees_with_its_hand_made_totals() {
    let place = Place::new();
    for entry in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/examples")).expect("examples") {
        let path = entry.expect("an example").path().display().to_string();
        // Contests are played over in a test of their own.
        if path.ends_with(".contest") {
            continue;
        }
        assert!(std::fs::read_to_string(&path).expect("text").contains("\ncheck "), "{path} checks nothing");
        let report = place.run(&["score", &path, "--json"]).ok().json();
        for deal in report["deals"].as_array().expect("deals") {
            assert_eq!(deal["problems"], serde_json::json!([]), "{path}, deal {}", deal["no"]);
            assert_eq!(deal["complete"], true, "{path}, deal {}", deal["no"]);
        }
    }
}

#[test]
fn the_readme_shows_what_the_program_prints() {
    let place = Place::new();
    let readme = project("README.md");
    let slate = place.say("score docs/examples/thursday.sheet").ok().out;
    assert!(
        readme.contains(slate.trim_end()),
        "the slate in the README is not that of the program:\n{slate}"
    );
    for command in ["cargo run --release -- play docs/examples/thursday.sheet", "cargo test"] {
        assert!(readme.contains(command));
    }
}

/// Every `ardoise …` line of the README runs, in order, in a database of its own for each language.
#[test]
fn the_commands_of_the_readme_run() {
    for part in project("README.md").split("## ") {
        let place = Place::new();
        let mut opened = false;
        for line in part.lines().filter_map(|line| line.strip_prefix("ardoise")) {
            let line = line
                .split('#')
                .next()
                .unwrap_or_default()
                .replace("evening.sheet", &place.path("e.sheet").display().to_string());
            opened |= line.contains(" new ") || line.contains(" nouveau ");
            if opened {
                place.say(&line).ok();
            }
        }
    }
}

#[test]
fn points_are_what_the_articles_say() {
    let place = coinche();
    place.say("add bid ana 100 hearts, points ana 112").ok();
    place.say("add bid bob 80 spades, points bob 87").ok();
    place.say("add bid ana 110 clubs, coinche bob, belote dee, points ana 116").ok();
    place.say("add bid cy capot hearts, points A 120").ok();
    let report = place.say("show --json").ok().json();
    let scores: Vec<_> =
        report["deals"].as_array().expect("deals").iter().map(|deal| deal["score"].clone()).collect();
    let wanted = [(210, 50), (80, 170), (460, 20), (0, 500)];
    for (score, (a, b)) in scores.iter().zip(wanted) {
        assert_eq!(*score, serde_json::json!({"A": a, "B": b}));
    }
    for deal in report["deals"].as_array().expect("deals") {
        for side in ["A", "B"] {
            let own = deal["lines"].as_array().expect("lines").iter().filter(|line| line["to"] == side);
            let sum: i64 = own.filter_map(|line| line["amount"].as_i64()).sum();
            assert_eq!(Some(sum), deal["score"][side].as_i64());
        }
    }
    assert_eq!(report["next"]["deal"], 5);
    assert_eq!(report["next"]["dealer"], 4);
}

/// A refusal has words of its reader's language: a pair is told of in the plural, a minus is one, an option is said and not spelled.
#[test]
fn a_refusal_is_said_in_words() {
    let place = Place::new();
    place.say("new whist Hélène Bob Zoé Dee --lang fr").ok();
    place.say("add plis hélène 14 --lang fr").refused(1, "Hélène+Zoé ne peuvent pas avoir 14 levées");
    place.say("new tarot Ana Bob Cy Dee --lang fr").ok();
    place
        .say("add enchere ana garde, misere bob atout --lang fr")
        .refused(1, "payées à cette table\u{a0}: aucune");
    place.say("add ajuste ana -20 essai --lang fr").refused(1, "−20");
}

#[test]
fn what_cannot_be_true_is_refused_and_nothing_is_written() {
    let place = coinche();
    let before = place.say("log --json").ok().json();
    place.say("add points ana 112").refused(1, "contract");
    place.say("add bid ana 100 hearts, points ana 112 bob 60").refused(1, "172");
    place.say("add bid ana 100 hearts, points ana 161").refused(1, "161");
    place.say("add bid ana 100 hearts, points ana 1").refused(1, "1");
    place.say("add bid ana 100 hearts, bid bob 90 spades").refused(1, "90");
    place.say("add bid ana 100 hearts, coinche cy").refused(1, "own side");
    place.say("add bid ana 100 none, belote ana, points ana 112").refused(1, "belote");
    place.say("add bid ana 100 hearts, belote ana, belote bob").refused(1, "only one hand");
    place.say("add bidd ana 100 hearts").refused(1, "bidd");
    place.say("add bid zoe 100 hearts").refused(1, "zoe");
    place.say("add").refused(2, "Missing");
    place.say("new bridge Ana Bob Cy Dee").refused(1, "bridge");
    place.say("new coinche Ana Bob Cy").refused(1, "4");
    place.say("new coinche Ana Bob Cy Ana").refused(1, "Ana");
    place.say("new coinche Ana Bob Cy Dee --set targte=2000").refused(1, "target");
    place.say("new coinche Ana Bob Cy Dee --set annonces=maybe").refused(1, "belote-only");
    place.say("new coinche Ana Bob Cy Dee --rules nowhere").refused(1, "nowhere");
    place.say("new coinche Ana Bob Cy Dee --set target").refused(2, "OPTION=VALUE");
    place.say("explain 7").refused(1, "7");
    place.say("nonsense").refused(2, "nonsense");
    assert_eq!(place.say("log --json").ok().json(), before);
    assert_eq!(place.say("list --json").ok().json()["matches"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_bad_line_of_a_sheet_is_named_and_nothing_is_written() {
    let place = Place::new();
    let mut sheet = "match coinche\nplayers Ana Bob Cy Dee\n".to_owned();
    for _ in 0..14 {
        sheet.push_str("bid ana 80 hearts, points ana 100\n");
    }
    sheet.push_str("bid ana 80 hearts, pionts ana 100\n");
    let path = place.write("bad.sheet", &sheet);
    for command in ["play", "score", "import"] {
        place.run(&[command, &path]).refused(1, "bad.sheet:17:");
    }
    assert!(!place.db().exists());
}

#[test]
fn a_database_that_is_not_ours_is_left_alone() {
    let place = Place::new();
    std::fs::write(place.db(), "this is a letter, not a database ".repeat(200)).expect("a file");
    place.say("list").refused(3, "not a database");
    place.say("new whist Ana Bob Cy Dee").refused(3, "not a database");
    let error = place.run(&["--json", "list"]);
    assert_eq!((error.status, error.json()["error"]["id"].as_str()), (3, Some("store-not-a-database")));
}

#[test]
fn undo_redo_and_the_log_keep_everything() {
    let place = coinche();
    place.say("add bid ana 100 hearts, points ana 112").ok();
    place.say("undo").ok().shows("Taken back: bid Ana 100 hearts, points Ana 112");
    assert_eq!(place.say("show --json").ok().json()["deals"], serde_json::json!([]));
    place.say("undo").refused(1, "nothing to take back");
    place.say("redo").ok().shows("210");
    place.say("redo").refused(1, "nothing to restore");
    let log = place.say("log --json").ok().json();
    assert_eq!(log["log"].as_array().map(Vec::len), Some(5));
    place.say("log --at 3").ok().shows("210");
    // What was taken back together comes back together.
    place.say("add bid bob 90 spades, points bob 100").ok();
    place.say("undo 2").ok();
    place.say("redo 3").refused(1, "Only 2 commands can be restored.");
    place.say("redo 2").ok().shows("points Bob 100; bid Ana 100 hearts");
}

#[test]
fn a_dry_run_writes_nothing() {
    let place = coinche();
    place.say("add --dry-run bid ana 100 hearts, points ana 112").ok().shows("210");
    assert_eq!(place.say("show --json").ok().json()["deals"], serde_json::json!([]));
}

#[test]
fn sheets_go_out_and_come_back() {
    let place = coinche();
    place.say("add bid ana 100 hearts, points ana 112").ok();
    place.run(&["add", "note", "bien joué, \"Bob\""]).ok();
    let path = place.path("out.sheet").display().to_string();
    place.run(&["export", "--output", &path]).ok();
    place.run(&["import", &path]).ok().shows("nothing new");
    let other = Place::new();
    other.run(&["import", &path]).ok().shows("new match");
    other.run(&["import", &path]).ok().shows("nothing new");
    let deals = |place: &Place| {
        let report = place.say("show --json").ok().json();
        let deals = report["deals"].as_array().expect("deals").clone();
        deals.into_iter().map(|deal| (deal["score"].clone(), deal["notes"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(deals(&place), deals(&other));
    place.say("add bid bob 80 spades, points bob 87").ok();
    place.run(&["export", "--output", &path]).ok();
    other.run(&["import", &path]).ok().shows("added to match");
    assert_eq!(deals(&place), deals(&other));
    other.say("check").ok();
}

#[test]
fn a_house_is_saved_and_played_by() {
    let place = coinche();
    place.say("rules save chez-ana --rules contree --set target=1500").ok();
    place.say("rules save chez-ana --rules contree").refused(1, "--force");
    let report = place.say("new coinche Ana Bob Cy Dee --rules chez-ana --json").ok().json();
    assert_eq!(report["match"]["rules"]["options"]["target"], 1500);
    assert_eq!(report["match"]["rules"]["options"]["max-bid"], 160);
    place.say("rules show").ok().shows("target");
    place.say("rules save chez-bob").ok();
    let again = place.say("rules show chez-bob --json").ok().json();
    assert_eq!(again["set"], serde_json::json!({"target": "1500"}));
    place.say("export").ok().shows("rules contree\nset target 1500");
}

#[test]
fn french_is_spoken_when_it_is_asked_for() {
    let place = Place::new();
    let run = |line: &str| {
        place.run(&[&["--lang", "fr"], line.split_whitespace().collect::<Vec<_>>().as_slice()].concat())
    };
    run("nouveau coinche Ana Bob Cy Dee").ok().shows("parle");
    run("noter contrat ana 100 cœur, points ana 112").ok().shows("fait 112");
    run("expliquer").ok().shows("Pourquoi");
    run("voir --jsn").refused(2, "n’est pas une option");
    run("lits").refused(2, "n’est pas une commande");
    run("noter contrta ana 100 coeur").refused(1, "contrta");
    run("--help").ok().shows("Usage :");
}

#[test]
fn lines_come_through_a_pipe() {
    let place = coinche();
    place
        .feed(
            &["play"],
            "bid ana 100 hearts\npoints ana 112\n# a remark\n\nbid bob 80 spades, points bob 87\n",
        )
        .ok()
        .shows("290");
    // What was recorded before the line that stops is said: given again it would count twice.
    let stopped = place.feed(&["play"], "bid ana 100 hearts\npoints ana 163\n").refused(1, "163");
    assert!(
        stopped.err.ends_with("\nThe line before it is recorded, and is not typed again.\n"),
        "{}",
        stopped.err
    );
    let stopped = place.feed(&["play"], "points ana 163\n").refused(1, "163");
    assert!(!stopped.err.contains("recorded"), "{}", stopped.err);
}

#[test]
fn articles_are_found_by_plain_words_in_either_language() {
    let place = Place::new();
    for (words, article) in [
        ("fausse donne", "manille.misdeal"),
        ("undertrump", "coinche.undertrump"),
        ("renonce", "whist.revoke"),
        ("dix de der", "coinche.counts"),
    ] {
        let found = place.run(&["rules", "search", words, "--json"]).ok().json();
        let listed: Vec<_> =
            found["articles"].as_array().expect("articles").iter().map(|found| found["id"].clone()).collect();
        assert!(listed.contains(&serde_json::json!(article)), "{words}: {listed:?}");
    }
    place.say("rules search xyzzy").refused(1, "xyzzy");
    place.say("rules glossary belote").ok().shows("King and queen");
    let match_ = coinche();
    match_.say("add bid ana 100 hearts, points ana 112").ok();
    match_.say("explain 1 --why 2").ok().shows("coinche.marks");
    match_.say("explain 1 --why 9").refused(1, "3 lines");
}

#[test]
fn bids_of_two_words_and_the_other_scale_are_converted() {
    let place = Place::new();
    let contre = place.run(&["convert", "tarot", "--bid", "garde contre", "--json"]).ok().json();
    let rows = contre["charts"][0]["rows"].as_array().expect("rows").clone();
    // Lost by ten without a bout: 6 × 35 = 210 to each of three. Without a bout no pile has 76: 91 − 4 × 3 − (4 + 6) / 2 = 74.
    assert_eq!(rows[0], serde_json::json!([0, 46, -630, 210]));
    assert!(rows.iter().all(|row| row[0] != 0 || row[1] != 76), "{rows:?}");
    for (lang, words) in [("en", ["--bid", "take"]), ("fr", ["--bid", "prise"]), ("nl", ["--bid", "neemt"])] {
        let pays =
            place.run(&["--lang", lang, "convert", "belote", words[0], words[1], "--json"]).ok().json();
        assert_eq!(pays["charts"][0]["id"], "marks");
    }
    // 120 of 258 are 120 × 162 / 258 of 162, 75 marked; `all` is every scale but its own.
    for to in ["all", "classic", "klassiek", "kleur", "couleur"] {
        let line = ["convert", "belote", "120", "--from", "ta", "--to", to, "--json"];
        let chart = place.run(&line).ok().json()["charts"][0].clone();
        assert_eq!(chart["rows"][0][0], "3240/43");
        assert_eq!(chart["rows"][0][1], 75);
    }
}

/// A number that is none, or too low, or too high, is told with what goes there.
#[test]
fn a_number_that_does_not_fit_is_told_with_those_that_do() {
    let place = Place::new();
    for (lang, line, told) in [
        ("en", "contest draw --dice 7", "“7” does not fit --dice N: a number from 1 to 6 goes there."),
        ("en", "contest result 1 3.5 3", "“3.5” does not fit POINTS: a whole number goes there."),
        ("fr", "undo x", "ne convient pas à N\u{a0}: il y faut un nombre entier."),
        ("nl", "contest draw --dice 0", "“0” gaat niet bij --dice N: daar hoort een getal van 1 tot 6."),
    ] {
        place.say(&format!("--lang {lang} {line}")).refused(2, told);
    }
}

/// Declarations that bring nothing are explained as well: beaten, or as good as the other side's.
#[test]
fn declarations_that_nobody_marks_are_explained() {
    let place = Place::new();
    let lines = |deal: &str| -> Vec<(String, i64, String)> {
        let explained = place.run(&["--json", "explain", deal]).ok().json();
        let lines = explained["deals"][0]["lines"].as_array().cloned().unwrap_or_default();
        lines
            .iter()
            .filter(|line| line["article"].as_str().is_some_and(|article| article.ends_with(".annonces")))
            .map(|line| {
                let text = |key: &str| line[key].as_str().unwrap_or_default().to_owned();
                (text("to"), line["amount"].as_i64().unwrap_or(-1), text("text"))
            })
            .collect()
    };
    let line = |account: &str, amount: i64, text: &str| (account.to_owned(), amount, text.to_owned());
    let beaten = |account: &str| line(account, 0, "declarations of 20, beaten by those of the other side");
    let level = |account: &str| {
        line(account, 0, "declarations of 20: as good as those of the other side, so nobody marks his")
    };
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid ana 100 hearts, declare bob tierce AS, declare ana cinquante QC, points ana 120").ok();
    assert_eq!(lines("1"), [line("A", 50, "declarations: 50"), beaten("B")]);
    // Equal height, none of them in trumps: nobody marks, and each side is told so.
    place.say("add bid bob 100 hearts, declare bob tierce AS, declare cy tierce AC, points bob 120").ok();
    assert_eq!(lines("2"), [level("A"), level("B")]);
    // At belote the player who speaks first may decide between equals: the other one's are beaten.
    place
        .say("new belote Ana Bob Cy Dee --dealer Dee --set annonces=on --set annonces-tie=first-to-speak")
        .ok();
    place.say("add take ana hearts, declare bob tierce AS, declare cy tierce AC, points ana 120").ok();
    assert_eq!(lines("1"), [line("B", 20, "declarations: 20"), beaten("A")]);
}

/// The last deal is explained by its name as it is put right by it; points are said in short; rules of another game are told so.
#[test]
fn what_is_said_in_short_at_the_table_is_understood() {
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add take ana hearts, pts 100").ok().shows("made, 100");
    place.say("explain last").ok().shows("Deal 1");
    place.run(&["--lang", "fr", "expliquer", "dernière"]).ok().shows("Donne 1");
    place.say("adopt contree").refused(1, "“contree” are rules of Coinche, and not of this game.");
}
