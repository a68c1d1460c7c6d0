//! Rulings: the figures by hand, what is recorded, and words for every one of them in both languages.

use ardoise_rules::engine::{Ask, OptionKind, RuleSet, Said, Seat, Table};
use ardoise_rules::games::GAMES;
use ardoise_rules::words::Lang;
use serde_json::{Value, json};

use super::program::Place;

fn place(opening: &str) -> Place {
    let place = Place::new();
    place.say(opening).ok();
    place
}

/// What is prescribed, as JSON.
#[track_caller]
fn asked(place: &Place, line: &str) -> Value {
    place.say(&format!("{line} --json")).ok().json()["rulings"][0].clone()
}

/// What a ruling lets each account mark.
#[track_caller]
fn marks(ruling: &Value) -> Vec<(String, i64)> {
    let list = ruling["prescribes"].as_array().expect("sentences");
    let figure = |said: &Value| {
        let sign = match said["reason"]["id"].as_str()? {
            "remedy-marks" => 1,
            "remedy-loses" => -1,
            _ => return None,
        };
        Some((said["reason"]["to"].as_str()?.to_owned(), sign * said["reason"]["points"].as_i64()?))
    };
    list.iter().filter_map(figure).collect()
}

#[track_caller]
fn last_score(place: &Place) -> Value {
    let report = place.say("show --json").ok().json();
    report["deals"].as_array().and_then(|deals| deals.last()).expect("a deal")["score"].clone()
}

#[test]
fn a_coinched_revoke_costs_what_its_fall_costs() {
    let place = place("new coinche Ana Bob Cy Dee --dealer Dee");
    place.say("add bid ana 120 hearts, coinche bob").ok();
    let ruling = asked(&place, "referee ruling coinche renonce --player ana");
    assert_eq!(marks(&ruling), [("B".to_owned(), 2 * (160 + 120))]);
    assert_eq!(ruling["lines"], json!(["revoke Ana"]));
    place.say("referee ruling coinche renonce --apply").refused(1, "--player");
    place.say("referee decision coinche renonce --player ana --trick 3 --apply").ok();
    assert_eq!(last_score(&place), json!({"A": 0, "B": 560}));
}

#[test]
fn a_revoke_follows_the_option_of_the_house() {
    let place = place("new coinche Ana Bob Cy Dee --dealer Dee --set renonce=flat-160");
    place.say("add bid ana 120 hearts, coinche bob").ok();
    assert_eq!(marks(&asked(&place, "referee ruling coinche revoke --player bob")), [("A".to_owned(), 160)]);
}

#[test]
fn a_repeated_misdeal_of_coinche() {
    let place = place("new coinche Ana Bob Cy Dee --dealer Dee --set misdeal=second");
    let ruling = asked(&place, "referee ruling coinche misdeal-again");
    assert_eq!(marks(&ruling)[0], ("A".to_owned(), 160));
    place.run(&["referee", "ruling", "coinche", "fausse donne", "--apply"]).ok();
    place.say("referee ruling coinche misdeal --apply").ok();
    assert_eq!(last_score(&place), json!({"A": 160, "B": 0}));
}

#[test]
fn out_of_turn_is_restored_or_costs_the_deal() {
    let free = place("new coinche Ana Bob Cy Dee --dealer Dee");
    let ruling = asked(&free, "referee ruling coinche out-of-turn");
    assert_eq!(
        (ruling["needs_player"].as_bool(), ruling["article"].as_str()),
        (Some(false), Some("coinche.out-of-turn"))
    );
    let contest = place("new coinche Ana Bob Cy Dee --dealer Dee --set out-of-turn=162");
    contest.say("add bid ana 80 hearts, points ana 100").ok();
    contest.run(&["referee", "ruling", "coinche", "hors tour", "--player", "cy", "--apply"]).ok();
    let report = contest.say("show --json").ok().json();
    assert_eq!(report["deals"].as_array().map(Vec::len), Some(2), "the deal before it still counts");
    assert_eq!(report["totals"], json!({"A": 180, "B": 60 + 162}));
}

#[test]
fn a_false_declaration_goes_to_the_other_side() {
    let place = place("new coinche Ana Bob Cy Dee --dealer Dee");
    place.say("add bid ana 80 hearts").ok();
    place.say("referee ruling coinche false-declaration --player ana --apply").refused(1, "--points");
    place.say("referee ruling coinche false-declaration --player ana --points 50 --apply").ok();
    place.say("add points ana 100").ok();
    assert_eq!(last_score(&place)["B"], 60 + 50);
    place
        .say("referee ruling coinche false-declaration --player ana --set false-declaration=lost --apply")
        .refused(1, "--set");
    let lost =
        asked(&place, "referee ruling coinche false-declaration --player ana --set false-declaration=lost");
    assert_eq!(lost["events"][0]["event"], "note");
}

#[test]
fn a_forgotten_rebelote_is_tolerated_or_lost() {
    let place = place("new coinche Ana Bob Cy Dee --dealer Dee");
    place.say("add bid ana 80 hearts").ok();
    place.say("referee ruling coinche rebelote --player ana --apply").ok();
    place.say("add points ana 100").ok();
    assert_eq!(last_score(&place)["A"], 80 + 100 + 20);
    // Forgiven once: the next time the belote of that side is lost, and nothing but a note is recorded.
    let again = asked(&place, "referee ruling coinche forgotten-rebelote-again");
    assert_eq!(again["prescribes"][0]["reason"]["id"], "remedy-belote-lost");
    assert_eq!(again["events"][0]["event"], "note");
    let lost = asked(&place, "referee ruling coinche forgotten-rebelote --set forgotten-rebelote=lost");
    assert_eq!(lost["events"][0]["event"], "note");
}

#[test]
fn a_warning_comes_before_the_price_of_a_bid_out_of_turn() {
    let place = place(
        "new coinche Ana Bob Cy Dee --dealer Dee --set coinche-timing=turn --set coinche-out-of-turn=warning-first \
         --set out-of-turn=162",
    );
    let first = asked(&place, "referee ruling coinche coinche-out-of-turn");
    assert_eq!(first["events"][0]["event"], "note");
    place.say("referee ruling coinche coinche-out-of-turn-again --player bob --apply").ok();
    assert_eq!(last_score(&place), json!({"A": 162, "B": 0}));
}

#[test]
fn a_manille_revoke_at_four_times() {
    let place = place("new manille Ana Bob Cy Dee --dealer Ana");
    place.say("add trump none, contre bob").ok();
    assert_eq!(marks(&asked(&place, "referee ruling manille revoke --player bob")), [("A".to_owned(), 136)]);
    place.say("referee ruling manille revoke --player bob --apply").ok();
    assert_eq!(last_score(&place), json!({"A": 136, "B": 0}));
}

#[test]
fn a_belgian_misdeal_costs_sixteen() {
    let place =
        place("new manille Ana Bob Cy Dee --dealer Ana --set maldonne=next-dealer --set maldonne-points=16");
    let ruling = asked(&place, "referee ruling manille maldonne");
    assert_eq!(marks(&ruling), [("B".to_owned(), 16)]);
    let next = ruling["prescribes"].as_array().expect("sentences").last().expect("one")["reason"].clone();
    assert_eq!(next, json!({"id": "remedy-next-dealer", "player": 2}));
}

#[test]
fn a_lie_costs_what_a_revoke_costs() {
    let place = place("new manille Ana Bob Cy Dee --dealer Ana --rules bavarde");
    place.say("add trump none").ok();
    assert_eq!(marks(&asked(&place, "referee ruling manille mensonge --player bob")), [("A".to_owned(), 68)]);
    place.say("referee ruling manille mensonge --player bob --apply").ok();
    assert_eq!(last_score(&place), json!({"A": 68, "B": 0}));
}

#[test]
fn a_whist_revoke_is_three_points() {
    let place = place("new whist Ana Bob Cy Dee --dealer Ana");
    assert_eq!(marks(&asked(&place, "referee ruling whist revoke --player bob")), [("A".to_owned(), 3)]);
    let ten = asked(&place, "referee ruling whist revoke --player 2 --rules whist-ten");
    assert_eq!(marks(&ten), [("A".to_owned(), 4)]);
    place.say("referee ruling whist revoke --player bob --apply").ok();
    place.say("add tricks B 7").ok();
    assert_eq!(last_score(&place), json!({"A": 3, "B": 1}));
    let both = asked(&place, "referee ruling whist revoke-both");
    assert_eq!(
        (both["article"].as_str(), both["lines"].clone()),
        (Some("whist.both-revoke"), json!(["redeal"]))
    );
}

#[test]
fn a_colour_whist_revoke_decides_the_contract() {
    let place = place("new colour-whist Ana Bob Cy Dee --dealer Dee");
    place.say("add bid ana solo-6 hearts").ok();
    let ruling = asked(&place, "referee ruling colour-whist revoke --player bob");
    let wanted = [("1", 24), ("2", -8), ("3", -8), ("4", -8)].map(|(to, points)| (to.to_owned(), points));
    assert_eq!(marks(&ruling), wanted);
    place.say("referee ruling colour-whist revoke --player bob --apply").ok();
    assert_eq!(last_score(&place), json!({"1": 24, "2": -8, "3": -8, "4": -8}));
}

#[test]
fn a_marjolet_revoke_is_only_corrected() {
    let place = place("new marjolet Ana Bob --dealer Ana");
    assert!(marks(&asked(&place, "referee ruling marjolet revoke")).is_empty());
    let meld = asked(&place, "referee ruling marjolet false-declaration --player ana --points 40");
    assert_eq!(meld["lines"].as_array().map(Vec::len), Some(1));
    assert_eq!(meld["events"][0]["side"], "2");
}

#[test]
fn words_that_are_no_irregularity_are_refused() {
    let place = Place::new();
    place
        .say("referee ruling coinche parapluie")
        .refused(1, "All of them, in words: ardoise referee ruling coinche");
    let typo = place.run(&["--lang", "fr", "arbitre", "decision", "belote", "renonse"]).refused(1, "renonse");
    assert!(typo.err.contains("renonce") && !typo.err.contains("revoke"), "{}", typo.err);
    place.say("referee ruling coinche revoke --apply --player 1").refused(1, "match");
    place.say("new coinche Ana Alban Cy Dee").ok();
    let revoke = |name: &str| place.run(&["referee", "ruling", "coinche", "revoke", "--player", name]);
    revoke("A").refused(1, "“A” can be Ana or Alban: write more of the name.");
    revoke("Bob").refused(1, "Nobody is called “Bob” here: Ana, Alban, Cy and Dee.");
    place.say("referee ruling whist").ok().shows("exposed-card").shows("table.quit");
}

fn settings() -> Vec<(&'static str, RuleSet)> {
    let mut found = Vec::new();
    for game in GAMES {
        for preset in game.info().presets {
            found.push((game.id(), game.resolve(preset.name, &[]).expect("rules")));
        }
        for spec in game.specs() {
            let values: Vec<String> = match spec.kind {
                OptionKind::Choice(values) => values.iter().map(|value| (*value).to_owned()).collect(),
                OptionKind::WordOr(words, _, max) => vec![words[0].to_owned(), max.to_string()],
                OptionKind::Number(..) | OptionKind::Limit(..) | OptionKind::Cells(_) => continue,
            };
            for value in values {
                let patch = [(spec.id.to_owned(), value)];
                found.extend(game.resolve(game.id(), &patch).ok().map(|rules| (game.id(), rules)));
            }
        }
    }
    found
}

#[test]
fn every_ruling_has_words_and_an_article_in_both_languages() {
    use ardoise_rules::engine::{SHARED, articles};
    let speakers = [ardoise::words::speaker(Lang::Fr), ardoise::words::speaker(Lang::En)];
    for (id, rules) in settings() {
        let game = GAMES.iter().find(|game| game.id() == id).expect("a game");
        let count = *game.players(&rules).expect("players").start();
        let players =
            ["Ana", "Bob", "Cy", "Dee", "Eva"][..count].iter().map(|name| (*name).to_owned()).collect();
        let table = Table::new(players, game.camps(&rules, count).expect("camps"));
        let play = game.play(game.schema(), &rules, &table, None, None).expect("a match");
        for player in [None, Some(Seat::at(1))] {
            let rulings = play.rulings(&Ask { player, trick: None, points: player.map(|_| 20) });
            assert!(rulings.len() >= 10, "{id}");
            for ruling in &rulings {
                let said: Vec<&Said> = std::iter::once(&ruling.question)
                    .chain(&ruling.prescribes)
                    .chain(&ruling.customs)
                    .collect();
                assert!(!ruling.prescribes.is_empty(), "{id} {}", ruling.id);
                for (speaker, place) in speakers.iter().zip([0, 1]) {
                    for said in &said {
                        let text = speaker.say(said, Some(&table));
                        let bare = said.args.iter().any(|(name, _)| text.contains(&format!("{name}=")));
                        assert!(text != said.id && !bare, "{id}: {text}");
                    }
                    let known = articles(game.info().rulebook[place]);
                    let shared = articles(SHARED[place]);
                    let mut all = known.iter().chain(&shared);
                    assert!(all.any(|article| article.id == ruling.article.0), "{}", ruling.article.0);
                }
            }
        }
    }
}

/// Where the rules know no price, the line of a ruling is taken only as it was played: that is told beside it, and the line is taken so.
#[test]
fn a_line_that_is_taken_as_it_was_played_says_so() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid ana garde").ok();
    let told = place.say("referee ruling tarot revoke --player bob").ok();
    told.shows("revoke Bob").shows("To record it as it was played: ardoise add --as-played …");
    place.say("add revoke Bob").refused(1, "no price");
    place.say("add --as-played revoke Bob").ok();
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add take ana hearts").ok();
    let told = place.say("referee ruling belote revoke --player bob").ok();
    assert!(!told.out.contains("--as-played"), "{}", told.out);
    place.say("add revoke Bob").ok();
}
