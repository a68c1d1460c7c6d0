//! At the table: putting right, agreeing on other rules, replacing a player, comparing with the paper, settings.

use ardoise::words;
use ardoise_rules::words::Lang;
use serde_json::json;

use super::program::Place;

fn coinche() -> Place {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --rules contree").ok();
    place.say("add bid ana 100 hearts, points ana 131").ok();
    place.say("add bid bob 80 spades, points bob 85").ok();
    place.say("add bid cy 110 hearts, coinche dee, points cy 140").ok();
    place
}

#[track_caller]
fn events(place: &Place, deal: &str) -> Vec<String> {
    let shown = place.say(&format!("amend {deal} --json")).ok().json();
    let rows = shown["events"].as_array().expect("events");
    rows.iter().map(|row| row["text"].as_str().unwrap_or_default().to_owned()).collect()
}

#[test]
fn an_amendment_is_shown_and_kept_only_with_a_yes() {
    let place = coinche();
    let shown = place.say("amend 2 belote cy");
    assert_eq!(shown.status, 1);
    for words in ["+ belote Cy", "80 → 100", "810 → 830"] {
        assert!(shown.out.contains(words), "no {words:?}: {}", shown.out);
    }
    assert!(shown.err.contains("--yes"), "{}", shown.err);
    // People read a side by its first player, as everywhere else; machines read the notation.
    place.say("amend 2").ok().shows("points Bob 85");
    assert!(place.say("amend 2 replace 2 points bob 90").out.contains("points Bob 85  →  points Bob 90"));
    assert_eq!(events(&place, "2"), ["bid Bob 80 spades", "points B 85"]);
    place.say("amend 2 belote cy --yes --reason forgotten").ok().shows("830");
    assert_eq!(events(&place, "2"), ["bid Bob 80 spades", "points B 85", "belote Cy"]);
    place.say("log").ok().shows("(forgotten)");
    place.say("undo").ok().shows("belote Cy").shows("810");
    place.say("redo").ok().shows("830");
}

#[test]
fn a_figure_takes_the_place_of_the_figure() {
    let place = coinche();
    place.say("amend 1 points ana 121 --yes").ok();
    assert_eq!(events(&place, "1"), ["bid Ana 100 hearts", "points A 121"]);
    place.say("amend 1 bid ana 110 hearts --yes").ok();
    assert_eq!(events(&place, "1"), ["bid Ana 110 hearts", "points A 121"]);
    place.say("amend 1 bid cy 120 clubs --yes").ok();
    assert_eq!(events(&place, "1"), ["bid Cy 120 clubs", "points A 121"]);
    // Said without whose it is, a figure is the taker's, as when it is told.
    place.say("amend 1 points 130 --yes").ok();
    assert_eq!(events(&place, "1"), ["bid Cy 120 clubs", "points A 130"]);
    place.say("amend 2 84 --yes").ok();
    assert_eq!(events(&place, "2"), ["bid Bob 80 spades", "points B 84"]);
    place.say("amend 2 tricks 3").refused(1, "tricks 3");
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee").ok();
    place.say("add bid ana garde, bouts 2, points 45").ok();
    place.say("amend 1 41 --yes").ok();
    assert_eq!(events(&place, "1"), ["bid Ana garde", "bouts 2", "points 41"]);
}

#[test]
fn what_was_dropped_comes_back_at_its_place() {
    let place = coinche();
    place.say("amend 3 drop 2 --yes").ok().shows("250");
    assert_eq!(events(&place, "3"), ["bid Cy 110 hearts", "points A 140"]);
    place.say("amend 3 coinche dee --yes").ok();
    assert_eq!(events(&place, "3"), ["bid Cy 110 hearts", "coinche Dee", "points A 140"]);
    place.say("amend 1 drop 1, bid ana 100 clubs --yes").ok();
    assert_eq!(events(&place, "1"), ["bid Ana 100 clubs", "points A 131"]);
    place.say("amend 3 replace 3 points A 150 --yes").ok();
    place.say("check").ok();
}

#[test]
fn what_cannot_be_true_is_refused_and_so_is_what_would_no_longer_fit() {
    let place = coinche();
    place.say("amend 1 points ana 163 --yes").refused(1, "163");
    // Nor in the place of an event that is named, where no other place is looked for.
    place.say("amend 1 replace 2 points ana 163 --yes").refused(1, "163");
    assert_eq!(events(&place, "1")[1], "points A 131");
    place.say("amend 1 drop 7 --yes").refused(1, "no event no. 7");
    place.say("amend 9 belote cy").refused(1, "no deal 9");
    place.say("amend 1 points ana 131 --yes").refused(1, "already so");
    let together = "Put everything right in one command";
    for options in ["--yes", "--dry-run"] {
        place.say(&format!("amend 2 drop 1 {options}")).refused(1, together);
    }
    let told = place.say("amend 2 drop 1 --json");
    assert_eq!((told.status, told.json()["error"].is_null()), (1, false));
    assert_eq!(events(&place, "2").len(), 2);
    assert_eq!(place.say("show --json").ok().json()["totals"], json!({"A": 810, "B": 200}));
    place.say("amend 2 drop all --yes").ok();
    place.say("check").ok();
}

#[test]
fn points_by_hand_sum_to_zero_where_those_of_the_game_do() {
    let place = Place::new();
    place.say("new colour-whist Ana Bob Cy Dee").ok();
    place.say("add adjust ana 5 error").refused(1, "sum to zero");
    place.run(&["add", "adjust ana 5 error, adjust bob -5 error"]).ok();
    for change in ["replace 1 adjust ana 6 error", "drop 1", "add adjust cy 1 error"] {
        place.say(&format!("amend 1 {change} --yes")).refused(1, "sum to zero");
    }
    let totals = |place: &Place| place.say("show --json").ok().json()["totals"].clone();
    assert_eq!(totals(&place), json!({"1": 5, "2": -5, "3": 0, "4": 0}));
    place.run(&["amend", "1", "replace 1 adjust ana 6 error, replace 2 adjust bob -6 error", "--yes"]).ok();
    assert_eq!(totals(&place), json!({"1": 6, "2": -6, "3": 0, "4": 0}));
}

#[test]
fn rules_are_adopted_and_players_replaced_from_the_next_deal_on() {
    let place = coinche();
    place.say("add bid bob 90 clubs").ok();
    let adopted = place.say("adopt --set target=1500 --reason later --json").ok().json();
    assert_eq!(adopted["from"], 5);
    assert_eq!(adopted["changed"], json!([{"option": "target", "before": "3000", "after": "1500"}]));
    place.say("adopt --set target=1500").refused(1, "already the rules");
    place.say("adopt").refused(1, "Adopt what");
    place.say("reseat dee Eve").ok().shows("From deal 5 on Eve plays in the place of Dee");
    place.say("reseat ana Eve").refused(1, "Eve");
    place.say("add points bob 110").ok();
    place.say("add bid eve 80 hearts, points eve 90").ok().shows("Eve");
    let report = place.say("show --json").ok().json();
    assert_eq!(report["deals"][0]["players"], json!(["Ana", "Bob", "Cy", "Dee"]));
    assert_eq!(report["deals"][4]["players"], json!(null));
    let first = place.say("show --at 3 --json").ok().json();
    assert_eq!((first["players"][3].as_str(), first["totals"]["A"].as_i64()), (Some("Dee"), Some(230)));
    place.say("log --at 3").ok().shows("230");
    place.say("log --at 0").ok();
    let sheet = place.say("export");
    assert_eq!(sheet.status, 0);
    assert!(sheet.out.contains("# This sheet has one set of rules"), "{}", sheet.out);
    assert!(sheet.err.contains("target=1500") && sheet.err.contains("Eve"), "{}", sheet.err);
    place.say("check").ok();
}

/// What was adopted in mid-match holds wherever the match is looked at, and who sat where as well.
#[test]
fn what_was_adopted_is_compared_with_and_printed() {
    let place = coinche();
    place.say("adopt --set belote-on-chute=kept").ok();
    place.say("reseat dee Eve").ok();
    place.say("add bid eve 110 diamonds, belote eve, points eve 60").ok();
    assert_eq!(place.say("show --json").ok().json()["deals"][3]["score"], json!({"A": 270, "B": 20}));
    let compared = place.say("rescore --rules ffb-coinche --json").ok().json();
    let (played, other) = (&compared["rescored"][0], &compared["rescored"][1]);
    assert_eq!(played["deals"][3]["score"], json!({"A": 270, "B": 20}));
    assert_eq!(other["deals"][3]["differs"], false);
    place.say("log").ok().shows("→ he keeps it");
    place
        .say("print --brief")
        .ok()
        .shows("Other rules from deal 4 on: the belote of a taker who fails: he keeps it");
    // Its lines are those of a sheet, which has one set of rules and one of players: that is told, and stands in them.
    let csv = place.say("print --format csv");
    assert_eq!(
        (csv.status, csv.err.contains("belote-on-chute=kept"), csv.err.contains("Ana Bob Cy Eve")),
        (0, true, true)
    );
    assert!(csv.out.contains("# This sheet has one set of rules"), "{}", csv.out);
    let csv = csv.out;
    let dealers: Vec<&str> = csv.lines().skip(1).filter_map(|line| line.split([',', ';']).nth(1)).collect();
    assert_eq!(dealers, ["Dee", "Ana", "Bob", "Cy"]);
}

/// A remark may stand before it is said who deals; the sheet of it reads back as the same match.
#[test]
fn a_remark_before_the_dealer_is_carried() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee").ok();
    place.say("add note hello").ok();
    place.run(&["add", "deal dee, bid ana 100 hearts, points ana 131"]).ok();
    let sheet = place.say("export");
    assert_eq!((sheet.status, sheet.err.as_str()), (0, ""));
    let path = place.write("out.sheet", &sheet.out);
    place.say(&format!("import {path} --db other.db")).ok();
    let told = |db: &str| place.say(&format!("show --json --db {db}")).ok().json()["deals"].clone();
    assert_eq!(told("other.db"), place.say("show --json").ok().json()["deals"]);
}

#[test]
fn no_correction_leaves_a_deal_without_its_end_where_others_follow() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee").ok();
    for line in ["bid ana 100 hearts, points ana 131", "bid bob 90 spades, points bob 100"] {
        place.run(&["add", line]).ok();
    }
    for change in ["drop 2", "redeal"] {
        place
            .say(&format!("amend 1 {change} --yes"))
            .refused(1, "Deal 1 would have no end, and other deals follow.");
    }
    place.say("amend 1 drop 2, points ana 120 --yes").ok().shows("Deal 1 is put right");
    // The last one goes on.
    place.say("amend 2 drop 2 --yes").ok();
    place.say("add points bob 110").ok();
    place.say("check").ok();
}

/// Nobody opens a deal who ends a match that is over.
#[test]
fn a_match_that_is_over_is_told_to_be() {
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add take ana spades, points 100").ok();
    place.say("close").ok();
    place.say("close").refused(1, "The match is over");
    place.say("add take ana spades, points 100").refused(1, "nothing more is played in it");
}

/// A table did not stop at a deal that others follow, and a deal begins once.
#[test]
fn an_amendment_ends_no_match_that_goes_on_and_begins_no_deal_twice() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --rules contree --dealer Dee").ok();
    for _ in 0..2 {
        place.run(&["add", "deal, bid ana 100 hearts, points ana 131"]).ok();
    }
    let before = place.say("show --json").ok().out;
    place.say("amend 1 close --yes").refused(1, "The table did not stop at deal 1: other deals follow.");
    place.say("amend 1 deal --yes").refused(1, "Deal 1 is already so");
    assert_eq!(place.say("show --json").ok().out, before);
    place.say("amend 2 close --yes").ok();
    assert_eq!(place.say("show --json").ok().json()["standing"]["over"], true);
}

#[test]
fn an_amended_match_goes_out_as_it_stands() {
    let place = coinche();
    place.say("amend 2 belote cy --yes").ok();
    place.say("amend 1 drop all --yes").ok();
    let sheet = place.say("export");
    assert!(sheet.err.contains("deal 1, which was dropped"), "{}", sheet.err);
    let path = place.write("out.sheet", &sheet.out);
    place.run(&["import", &path]).ok().shows("nothing new");
    let other = Place::new();
    other.run(&["import", &path]).ok();
    let totals = |place: &Place| place.say("show --json").ok().json()["totals"].clone();
    assert_eq!(totals(&place), totals(&other));
    other.say("add bid bob 90 clubs, points bob 110").ok();
    let more = other.say("export").ok().out;
    let path = place.write("more.sheet", &more);
    place.run(&["import", &path]).ok().shows("added to match");
    assert_eq!(totals(&place), totals(&other));
}

#[track_caller]
fn explained(place: &Place, paper: &str, kind: &str, deal: serde_json::Value, words: &str) {
    let checked = place.say(&format!("check --json {paper}"));
    assert_eq!(checked.status, 1, "{}", checked.err);
    let checked = checked.json();
    let first = &checked["explanations"][0][0];
    let text = first["text"].as_str().unwrap_or_default();
    assert_eq!((&first["kind"], &first["deal"]), (&json!(kind), &deal), "{checked:#}");
    assert!(text.contains(words), "{text}");
}

#[test]
fn the_paper_is_explained() {
    let place = coinche();
    place.say("add bid bob 90 clubs, belote bob, points bob 114").ok();
    place.say("check A 860 B 420").ok().shows("agree");
    explained(&place, "A 860 B 400", "event-not-on-paper", json!(4), "belote Bob");
    explained(&place, "A 880 B 400", "event-otherwise", json!(4), "belote Ana");
    explained(&place, "A 610 B 440", "event-not-on-paper", json!(3), "coinche Dee");
    explained(&place, "A 660 B 620", "columns-swapped", json!(1), "exchanged");
    explained(&place, "A 780 B 250", "deal-missing", json!(2), "not on the paper");
    explained(&place, "A 1090 B 450", "deal-twice", json!(1), "twice");
    explained(&place, "A 960 B 420", "addition", json!(null), "100");
    explained(&place, "A 420 B 860", "columns-swapped", json!(null), "exchanged");
    place.say("check A 861 B 999").refused_with_page(1, "explain all");
}

/// Two slips of one deal are no explanation by two deals, and after rules were adopted nothing is said of the whole match.
#[test]
fn the_paper_is_not_explained_by_what_cannot_be() {
    let place = coinche_table();
    place.run(&["add", "bid ana 100 hearts, belote bob, points ana 110"]).ok();
    place.run(&["add", "bid bob 90 spades, points bob 100"]).ok();
    assert_eq!(place.say("check --json A 150 B 190").json()["explanations"], json!([]));
    let place = coinche_table();
    place.run(&["add", "bid ana 100 hearts, points ana 80"]).ok();
    place.say("adopt --set coinche-factor=3").ok();
    place.run(&["add", "bid bob 100 hearts, points bob 80"]).ok();
    assert_eq!(place.say("check --json A 260 B 262").json()["explanations"], json!([]));
}

/// By other rules the totals of the paper are others: what was compared with the slate is no problem of theirs.
#[test]
fn rules_that_were_not_played_owe_the_paper_nothing() {
    let place = coinche_table();
    place.run(&["add", "bid ana 100 hearts, points ana 80"]).ok();
    place.say("add check A 0 B 260").ok();
    let told = place.say("rescore --rules coinche --set fall-base=162 --json").ok().json();
    for version in told["rescored"].as_array().expect("versions") {
        assert_eq!(version["deals"][0]["problems"], json!([]), "{told}");
    }
}

/// The deal that ends a match is counted exactly there: 118 and 44, not 120 and 40. Once an earlier one ends it, it is rounded again.
#[test]
fn only_the_deal_that_ends_a_match_is_exact() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --set last-deal-exact=yes --set target=600").ok();
    for deal in [
        "bid ana 100 hearts, points ana 112",
        "bid ana 100 hearts, points ana 112",
        "bid ana 110 hearts, points ana 118",
    ] {
        place.run(&["add", deal]).ok();
    }
    place.run(&["amend", "1", "replace", "1", "bid ana capot hearts", "--yes"]).ok();
    place.run(&["amend", "1", "replace", "2", "capot ana", "--yes"]).ok();
    let totals = place.say("show --json").ok().json()["deals"][2]["score"].clone();
    assert_eq!(totals, json!({"A": 230, "B": 40}));
}

/// A table of coinche on which nothing is recorded yet.
fn coinche_table() -> Place {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    place
}

/// Where each plays for himself, any other player may stand on the paper, the one across too.
#[test]
fn a_paper_may_name_any_other_taker() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid ana garde, bouts 2, points 50").ok();
    explained(&place, "Ana -68 Bob -68 Cy 204 Dee -68", "event-otherwise", json!(1), "bid Cy garde");
    explained(&place, "Ana -68 Bob 204 Cy -68 Dee -68", "event-otherwise", json!(1), "bid Bob garde");
}

#[test]
fn settings_are_kept_and_used() {
    let place = Place::new();
    place.say("config players Ana Bob Cy Dee").ok();
    place.say("config rules.coinche contree").ok();
    place.say("config lang it").refused(1, "fr, en");
    place.say("config noise 1").refused(1, "no setting");
    place.say("config").ok().shows("contree");
    let opened = place.say("new coinche --json").ok().json();
    assert_eq!(opened["match"]["rules"]["preset"], "contree");
    assert_eq!(opened["players"], json!(["Ana", "Bob", "Cy", "Dee"]));
    place.say("config lang fr").ok();
    let mut command = place.command(&["list"]);
    let output = command.env_remove("ARDOISE_LANG").output().expect("the program runs");
    assert!(String::from_utf8_lossy(&output.stdout).contains("Joueurs"));
    place.say("config rules.coinche --unset").ok();
    assert_eq!(place.say("config rules.coinche --json").ok().json()["value"], "");
    place.write("config/config.toml", "lang = 3\n");
    let warned = place.say("list");
    assert!(warned.status == 0 && warned.err.contains("config.toml:1"), "{}", warned.err);
}

#[test]
fn every_command_has_a_manual() {
    let place = Place::new();
    // The manual has a page for each command: `ardoise-rules-list.1`.
    let folder = place.path("manual");
    place.run(&["man", "--output", folder.to_str().expect("a path")]).ok();
    let pages = std::fs::read_dir(folder).expect("the manual");
    assert!(pages.count() > 75);
    for lang in Lang::ALL.map(Lang::code) {
        // That of every command is read in the program itself: `line::localise`.
        let help = place.run(&["--lang", lang, "add", "-h"]).ok().out;
        assert!(help.lines().count() <= 24 && help.lines().any(|line| line.contains("ardoise ")), "{help}");
        let page = place.run(&["--lang", lang, "man"]).ok().shows(".TH ardoise").out.clone();
        let heading = |id: &str| words::speaker(Lang::read(lang).expect("a language")).word(id);
        let (name, examples) = (heading("man-name"), heading("man-examples"));
        let headings: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
        assert!(headings.contains(&&*name) && headings.contains(&&*examples), "{headings:?}");
        assert!(
            !headings.contains(&"EXTRA") && (lang == "en" || !headings.contains(&"NAME")),
            "{headings:?}"
        );
        let below = page.split(&format!(".SH {examples}\n")).nth(1).unwrap_or_default();
        assert!(below.starts_with("  ardoise "), "{lang}: {below}");
    }
    for shell in ["bash", "zsh", "fish", "powershell"] {
        place.run(&["completions", shell]).ok().shows("ARDOISE_COMPLETE");
    }
    place.say("watch").refused(1, "no match");
}

#[test]
fn a_figure_alone_is_what_the_taker_made() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --rules contree").ok();
    // In one line with the contract, and after it; the taker of the second deal is of the other side.
    place.say("add bid ana 100 hearts, points 131").ok();
    place.say("add bid bob 90 spades").ok();
    place.say("add points 95").ok();
    let report = place.say("show --json").ok().json();
    assert_eq!(report["deals"][0]["events"][1], "points A 131");
    assert_eq!(report["deals"][1]["events"][1], "points B 95");
    // Nobody has taken: for whom a figure is has to be said, and what cannot be true is refused as ever.
    let before = place.say("show --json").ok().json()["totals"].clone();
    assert_eq!(place.say("add points 95").status, 1);
    place.say("add bid ana 100 hearts").ok();
    assert_eq!(place.say("add points 163").status, 1);
    assert_eq!(place.say("show --json").ok().json()["totals"], before);
    place.say("new whist Ana Bob Cy Dee").ok();
    assert_eq!(place.say("add tricks 9").status, 1);
}

#[test]
fn sides_go_by_the_names_that_the_table_gave_them() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --rules contree --teams Nous,Eux").ok().shows("Nous");
    // 100 hearts, 131 made: 100 and 130 to the takers, 31 to the others, in tens.
    place.say("add bid bob 100 hearts, points eux 131").ok().shows("Eux");
    place.say("add bid ana 80 spades, points nou 85").ok();
    let report = place.say("show --json").ok().json();
    assert_eq!(
        (&report["accounts"][0]["name"], &report["accounts"][1]["name"]),
        (&json!("Nous"), &json!("Eux"))
    );
    assert_eq!(report["deals"][0]["score"], json!({"A": 30, "B": 230}));
    assert_eq!(report["deals"][1]["events"], json!(["bid Ana 80 spades", "points A 85"]));
    place.say("print").ok().shows("Nous: Ana + Cy");
    // The sheet says so too, and is read back as the same.
    let sheet = place.say("print --format sheet").ok().shows("teams Nous Eux").out;
    let file = place.write("teams.sheet", &sheet);
    let read = place.run(&["score", &file, "--json"]).ok().json();
    assert_eq!((&read["accounts"], &read["totals"]), (&report["accounts"], &report["totals"]));
    // Who sits down for somebody else plays in the same team.
    place.say("reseat dee Eve").ok();
    assert_eq!(place.say("show --json").ok().json()["accounts"][1]["name"], "Eux");
    for (teams, words) in [
        ("Nous", "Two names"),
        ("Nous,Eux,Vous", "Two names"),
        ("Ana,Eux", "already the name"),
        ("Nous,A", "already the name"),
        ("Nous,nous", "are the same name"),
    ] {
        place.say(&format!("new coinche Ana Bob Cy Dee --teams {teams}")).refused(1, words);
    }
    place.say("new manille Ana Bob Cy --teams Nous,Eux").refused(1, "everybody plays alone");
}

#[test]
fn a_bare_figure_is_a_number_and_no_seat() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee").ok();
    place.say("add bid cy garde, bouts 2, points 50").ok();
    assert_eq!(events(&place, "1"), ["bid Cy garde", "bouts 2", "points 50"]);
    // Somebody's own bouts are still said with his name, or with both figures.
    place.say("add bid dee garde, bouts 4 1, points 55").ok();
    assert_eq!(events(&place, "2")[1], "bouts Dee 1");
}

/// A short name that ends at a blank would look like the one that ends before it.
#[test]
fn short_names_are_told_apart() {
    let place = Place::new();
    place.run(&["new", "coinche", "Jean Paul", "Jean", "Paul", "Marie-Ève", "--dealer", "Paul"]).ok();
    place.run(&["add", "bid \"Jean Paul\" 90 spades, points A 100"]).ok().shows("90 ♠ Jean P");
}

/// A match is opened by the rules of a file, with what is set beside them.
#[test]
fn a_match_is_opened_by_a_house_file() {
    let place = Place::new();
    let house = "game = \"coinche\"\npreset = \"contree\"\n\n[set]\ntarget = 1000\nlitige = \"held\"\n";
    let file = place.write("lion.toml", house);
    let opened =
        place.run(&["new", "coinche", "Ana", "Bob", "Cy", "Dee", "--rules", &file, "--set", "target=700"]);
    assert_eq!((opened.status, opened.err.as_str()), (0, ""));
    let rules = place.say("show --json").ok().json()["match"]["rules"].clone();
    assert_eq!(
        (&rules["preset"], &rules["options"]["litige"], &rules["options"]["target"]),
        (&serde_json::json!("contree"), &serde_json::json!("held"), &serde_json::json!(700))
    );
    let wrong = place.write("wrong.toml", &house.replace("1000", "500.5"));
    let refused = place.run(&["new", "coinche", "Ana", "Bob", "Cy", "Dee", "--rules", &wrong]);
    assert!(refused.status == 1 && refused.err.starts_with("“500.5” does not suit"), "{}", refused.err);
}

/// A table that stopped takes no deal any more, though nothing but the referee's points stands in its last one.
#[test]
fn a_table_that_stopped_over_points_by_hand_plays_no_more() {
    for before in ["", "bid ana 100 hearts, points ana 131, deal, "] {
        let place = Place::new();
        place.say("new coinche Ana Bob Cy Dee --rules contree").ok();
        place.say(&format!("add {before}adjust A +10 late")).ok();
        place.say("close").ok();
        let refused = place.say("add bid bob 100 hearts, points bob 131");
        assert!(refused.status == 1 && refused.err.starts_with("The match is over"), "{}", refused.err);
        place.say("add note later").ok();
        place.say("undo").ok();
        place.say("undo").ok();
        place.say("add bid bob 100 hearts, points bob 131").ok();
    }
}

/// A deal put right so that the match was over before others that follow: both slate and preview say so.
#[test]
fn a_match_that_was_over_earlier_says_so() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --rules contree --set target=400 --dealer Dee").ok();
    for deal in [
        "bid ana 100 hearts, points ana 131",
        "bid bob 80 hearts, points bob 100",
        "bid bob 120 hearts, coinche ana, points bob 130",
    ] {
        let told = place.say(&format!("add {deal}")).ok();
        assert!(!told.out.contains("the match was over"), "{}", told.out);
    }
    let told = "By these figures the match was over after deal 2.";
    let amended = "amend 2 replace 1 bid ana 80 hearts, replace 2 points ana 110 --yes";
    place.say(amended).ok().shows(told);
    place.say("show").ok().shows(told);
    place.say("undo").ok();
    assert!(!place.say("show").ok().out.contains("the match was over"));
}

/// Options are read in the language of the commands.
#[test]
fn an_option_may_be_typed_in_its_language() {
    for (line, rules) in [
        ("nouveau coinche Ana Bob Cy Dee --règles contree --donneur Bob", "contree"),
        ("nieuw coinche Ana Bob Cy Dee --regels=contree --deler Bob", "contree"),
    ] {
        let place = Place::new();
        place.say(line).ok();
        let shown = place.say("show --json").ok().json();
        assert_eq!(
            (&shown["match"]["rules"]["preset"], &shown["next"]["dealer"]),
            (&serde_json::json!(rules), &serde_json::json!(2))
        );
    }
    let refused = Place::new().say("nouveau coinche Ana Bob Cy Dee --manche 2");
    assert_eq!(refused.status, 2, "{}", refused.err);
}

/// Who won a match, and against whom, stands when it is over.
#[test]
fn nobody_takes_a_place_in_a_match_that_is_over() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --rules contree --set target=400").ok();
    place.say("add bid ana 160 hearts, capot ana").ok().shows("won");
    let refused = place.say("reseat dee Eve");
    assert_eq!(refused.status, 1, "{}", refused.err);
    assert!(
        refused.err.starts_with("The match is over: nobody takes a place in it any more."),
        "{}",
        refused.err
    );
    assert!(!place.say("players --json").ok().out.contains("\"Eve\""));
}

/// Two deals of the same figures in a row: the second is no correction of the first.
#[test]
fn a_deal_that_comes_to_the_same_is_not_swallowed_in_silence() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee").ok();
    let said = place.say("add tricks ana 9, honours bob 3").ok();
    assert!(!said.out.contains("says so already"), "{}", said.out);
    let again = place.say("add tricks ana 9, honours bob 3").ok();
    let told = "Deal 1 is finished and says so already. If it was another deal, begin with “deal”.";
    assert_eq!(again.out.lines().last(), Some(told));
    let other = place.say("add deal, tricks ana 9, honours bob 3").ok();
    assert!(!other.out.contains("says so already"), "{}", other.out);
    // What was put right in between is a correction, not a repetition.
    place.say("add tricks ana 8").ok();
    let back = place.say("add tricks ana 9").ok();
    assert!(back.out.contains("Was it another deal?"), "{}", back.out);
}

/// Points that are told behind a void deal count nowhere: they may be those of the next one.
#[test]
fn points_behind_a_void_deal_are_not_swallowed_in_silence() {
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add take ana hearts, annul").ok();
    let told = "Deal 1 is void: nothing counts in it any more. If it was another deal, begin with “deal”.";
    let said = place.say("add points ana 102").ok();
    assert_eq!(said.out.lines().last(), Some(told));
    // What is told in one breath is told of the deal as it was.
    let said = place.say("add take bob hearts, annul, points bob 90").ok();
    assert!(!said.out.contains("is void: nothing"), "{}", said.out);
}

/// What a contract pays is told with what is declared already.
#[test]
fn what_a_contract_pays_counts_what_is_declared() {
    let told = |rules: &str, line: &str| {
        let place = Place::new();
        place.say(&format!("new coinche Ana Bob Cy Dee --rules {rules} --dealer Dee")).ok();
        place.say(&format!("add {line}")).ok().out.lines().last().map(str::to_owned).unwrap_or_default()
    };
    // 160 and the contract of 150; the belote is the defence's whatever happens.
    assert_eq!(
        told("contree", "bid bob 150 spades, belote ana"),
        "Made: at least 300 for Bob+Dee. Failed: 330 for Ana+Cy."
    );
    // A hundred of the defence: 160, 100 and 100.
    assert_eq!(
        told("coinche", "bid bob 100 spades, declare ana cent AH"),
        "Made: at least 200 for Bob+Dee. Failed: 360 for Ana+Cy."
    );
}

/// Whoever stops in the middle of the first manche wins by what stands there, wherever that is told.
#[test]
fn a_match_that_stops_in_its_first_manche_is_won_by_its_points() {
    let place = Place::new();
    place.say("new manille Ana Bob Cy Dee --dealer Dee").ok();
    // 60 of 60: 30 beyond the half; 40: 10 beyond.
    place.run(&["add", "trump spades, points A 60"]).ok();
    place.run(&["add", "deal, trump hearts, points B 40"]).ok();
    let slate = place.say("show --json").ok().json()["totals"].clone();
    place.say("close --reason tired").ok();
    let (ours, theirs) = (slate["A"].to_string(), slate["B"].to_string());
    assert_ne!(ours, theirs);
    place.say("list").ok().shows(&format!("{ours} – {theirs}"));
    let paper = place.say("print").ok();
    assert!(paper.out.contains(&format!("{ours} to {theirs}")), "{}", paper.out);
    place.say("stats cy").ok().shows(&ours);
}

/// What the paper may have is told; a command is given where the rules take it and it leads to the paper's totals.
#[test]
fn no_command_is_given_that_the_rules_refuse() {
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.run(&["add", "turn QH, take ana, belote ana, points ana 97"]).ok();
    // Ana took the queen that was turned: Bob cannot have the belote.
    let told = place.say("check A 97 B 85");
    assert!(told.status == 1 && !told.out.contains("ardoise amend"), "{}", told.out);
    let told = place.say("check A 97 B 65");
    assert!(told.out.contains("ardoise amend 1 drop 3"), "{}", told.out);
    place.run(&["amend", "1", "drop", "3", "--yes"]).ok();
    place.say("check A 97 B 65").ok();
}

/// Twice eleven tricks at whist are twice five points and two games: 5 + 3 and 5 + 3 by points of the rubber, 3 + 3 + 2 in English clubs;
/// to ten points they are one game, 5 + 2. What stands below the columns is what they come to, and paper says the same on the way.
#[test]
fn a_rubber_stands_at_what_its_games_come_to() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add trump hearts, tricks ana 11").ok();
    place.say("add trump hearts, tricks bob 8").ok();
    let paper = place.say("print --brief").ok();
    paper
        .shows("Ana + Cy  8, 1 game won")
        .shows("Bob + Dee  2, 0 games won")
        .shows("anew with each game. In all:");
    place.say("undo").ok();
    place.say("add trump hearts, tricks ana 11").ok();
    // Three times all 68 are three times 34: a manche is won at 101, and the next one begins.
    let manille = Place::new();
    manille.say("new manille Ana Bob Cy Dee --dealer Dee").ok();
    (0..3).for_each(|_| drop(manille.say("add trump hearts, points A 68").ok()));
    let paper = manille.say("print --brief").ok();
    paper.shows("Ana + Cy  0, 1 manche won").shows("anew with each manche. In all: Ana+Cy");
    let rows = place.say("rescore --rules whist-laws american").ok();
    let row = |word: &str| {
        let line = rows.out.lines().find(|line| line.contains(word)).expect("a row");
        line.split_whitespace().filter(|word| word.parse::<i32>().is_ok()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!((row("Won").as_str(), row("Totals").as_str()), ("2 0 2 0 1 0", "16 0 8 0 7 0"));
}

/// What the taker declared may be worth nothing where the others declare better: then 100 fails for 160 and the bid.
#[test]
fn a_contract_that_its_declarations_make_fails_without_them() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --rules coinche --dealer Dee").ok();
    place
        .say("add bid ana 100 hearts, declare ana 100 AH")
        .ok()
        .shows("Made: at least 200 for Ana+Cy. Failed: 260 for Bob+Dee.");
    // With the belote and a made contract of 80: 160 and 80.
    place.say("undo").ok();
    let told = place.say("add bid ana 80 hearts, belote ana, declare ana 50 AS").ok();
    told.shows("Failed: 240 for Bob+Dee.");
}

/// 60 of the 68 that count with a point a trick are not 60 of the 60 that count without: what the cards count there is not known.
#[test]
fn a_count_that_is_another_by_other_rules_is_told() {
    let place = Place::new();
    place.say("new manille Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add trump hearts, points A 60").ok();
    let told = place.say("rescore --rules belge manille-20").ok();
    told.shows("deal 1: it was counted out of 68, and is out of 60 there.");
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid ana 90 hearts, points A 100").ok();
    let alike = place.say("rescore --rules ffb-coinche").ok();
    assert!(!alike.out.contains("it was counted out of"), "{}", alike.out);
    // By rules of the same name as those that were played the column of these is called otherwise.
    place.say("adopt --set target=2000").ok();
    let page = place.say("rescore --rules coinche").ok().out;
    let head = page.lines().find(|line| line.contains("Deal")).unwrap_or_default();
    assert_eq!(head, "│ No   Deal               as played   basic rules │", "{page}");
}
