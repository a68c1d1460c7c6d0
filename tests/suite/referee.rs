//! The referee as a user meets it: hands, turns, cards too many, counts beside the cards, and the command line.

use serde_json::Value;

use super::program::Place;

const HEAD: &str = "match coinche\nplayers Ana Bob Cy Dee\ndealer Dee\nbid ana 80 hearts\n";

/// What a sheet carries that this program wrote of a match.
const ID: &str = "# id 0198c0de-0000-7000-8000-000000000001\n";

/// The kinds of the findings of a sheet with their ids, tricks and players.
#[track_caller]
fn found(text: &str) -> Vec<(String, String, u64, u64)> {
    let place = Place::new();
    let done = place.feed(&["score", "-", "--json"], text);
    let value: Value = serde_json::from_str(&done.out).expect("JSON");
    let deals = value["deals"].as_array().unwrap_or_else(|| panic!("{}", done.out));
    let findings = deals.last().expect("a deal")["findings"].as_array().expect("findings").clone();
    findings
        .iter()
        .map(|finding| {
            (
                finding["kind"].as_str().expect("a kind").to_owned(),
                finding["reason"]["id"].as_str().expect("an id").to_owned(),
                finding["trick"].as_u64().expect("a trick"),
                finding["player"].as_u64().expect("a player"),
            )
        })
        .collect()
}

#[track_caller]
fn proved(lines: &str) -> Vec<(String, u64, u64)> {
    let all = found(&format!("{HEAD}{lines}"));
    let irregular = all.into_iter().filter(|(kind, ..)| kind == "irregular");
    irregular.map(|(_, id, trick, player)| (id, trick, player)).collect()
}

fn one(id: &str, trick: u64, player: u64) -> Vec<(String, u64, u64)> {
    vec![(id.to_owned(), trick, player)]
}

#[track_caller]
fn refused(lines: &str, id: &str) {
    let place = Place::new();
    let done = place.feed(&["score", "-", "--json"], &format!("{HEAD}{lines}"));
    assert_eq!(done.status, 1, "{}", done.out);
    let value: Value = serde_json::from_str(&done.out).expect("JSON");
    assert_eq!(value["error"]["id"], id, "{}", done.out);
}

#[test]
fn a_later_card_proves_an_earlier_revoke() {
    let revoke = "trick ana AS 7C 10S 8S\n";
    assert_eq!(proved(revoke), vec![]);
    assert_eq!(proved(&format!("{revoke}play ana AC\nplay bob KS\n")), one("finding-follow", 1, 2));
    assert_eq!(proved(&format!("{revoke}hand bob KS 8C\n")), one("finding-follow", 1, 2));
    assert_eq!(proved(&format!("hand bob KS 8C\n{revoke}")), one("finding-follow", 1, 2));
    let unproved = found(&format!("{HEAD}{revoke}"));
    assert_eq!(unproved, vec![("unproved".to_owned(), "unproved-follow".to_owned(), 1, 2)]);
}

#[test]
fn the_hands_of_all_others_prove_a_revoke() {
    let hands = "hand ana AS KH QH JH 10H 9H 8H 7H\nhand cy 10S AC KC QC JC 10C 9C 8C\nhand dee 9S AD KD QD JD 10D 9D 8D\n";
    assert_eq!(proved(&format!("{hands}trick ana AS 7C 10S 9S\n")), one("finding-follow", 1, 2));
    let ruffed = "hand bob 7C 7D KS QS JS 8S 7S AH\n";
    assert_eq!(proved(&format!("{hands}{ruffed}trick ana AS KS 10S 9S\n")), vec![]);
}

#[test]
fn the_voids_of_all_others_prove_that_one_of_them_has_revoked() {
    let head = "match whist\nplayers Ana Bob Cy Dee\ndealer Dee\ntrump hearts\n";
    let proved = |lines: &str| {
        let all = found(&format!("{head}{lines}"));
        let irregular = all.into_iter().filter(|(kind, ..)| kind == "irregular");
        irregular.map(|(_, id, trick, player)| (id, trick, player)).collect::<Vec<_>>()
    };
    // Twelve spades are out, and Ana has twelve cards: she may hold them all.
    let void = "trick ana 2S 3C 3D 4D\n";
    assert_eq!(proved(void), vec![]);
    // Of eleven cards that are left to her none can be the twelfth.
    let lead = format!("{void}play ana 2C\n");
    assert_eq!(proved(&lead), one("finding-one-has-revoked", 0, 4));
    let place = Place::new();
    let told = place.feed(&["referee", "deal", "-"], &format!("{head}{lead}"));
    assert!(told.out.contains("One of them has revoked (Bob, Cy or Dee)"), "{}", told.out);
    // The king falls from Cy: it was he, and the others may have played rightly.
    let king = format!("{lead}play bob 4C\nplay cy KS\n");
    assert_eq!(proved(&king), one("finding-follow", 1, 3));
    // Ana had the ace and the king alone: the other ten lie with those who did not follow.
    let ana = "hand ana AS KS AC KC QC JC AD KD QD JD AH KH QH\n";
    let dee = format!("{ana}trick ana AS 3C 3D 2S\ntrick ana KS 4C 4D 5D\n");
    assert_eq!(proved(&dee), one("finding-one-has-revoked", 0, 4));
    let bob = "hand bob 3C 4C 5C 6C 7C 8C 9C 10C 2C 2D 2H 3H 4H\n";
    let cy = "hand cy 3D 4D 6D 7D 8D 9D 10D 5H 6H 7H 8H 9H 10H\n";
    assert_eq!(proved(&format!("{dee}{bob}")), one("finding-one-has-revoked", 0, 4));
    assert_eq!(proved(&format!("{dee}{bob}{cy}")), one("finding-follow", 2, 4));
}

#[test]
fn what_a_player_denied_at_two_tricks_cannot_lie_elsewhere_for_both() {
    // Dee's eighth card is a spade or a diamond, so one of the two was Bob's.
    let head = "match coinche\nplayers Ana Bob Cy Dee\ndealer Dee\nbid ana 80 none\n";
    let hands = "hand ana AS AD KS KD QS QD JS JD\nhand cy 10S 10D 9S 9D AC KC QC JC\nhand dee 7S 7D 10C AH KH QH JH\n";
    let both = format!("{head}{hands}trick ana AS 7C 9S 7S\ntrick ana AD 8C 9D 7D\n");
    let all = found(&both);
    let irregular: Vec<_> = all.into_iter().filter(|(kind, ..)| kind == "irregular").collect();
    assert_eq!(irregular, vec![("irregular".to_owned(), "finding-has-revoked".to_owned(), 0, 2)]);
}

#[test]
fn a_whole_hand_clears_its_player() {
    let hand = "hand bob 7C 8C 9C 7D 8D 9D 10D JD\n";
    assert_eq!(found(&format!("{HEAD}{hand}trick ana AS 7C 10S 8S\n")), vec![]);
    assert_eq!(proved(&format!("{hand}trick ana AS 10C 10S 8S\n")), one("finding-not-in-hand", 1, 2));
}

#[test]
fn a_shown_hand_proves_nothing_where_a_card_of_it_may_be_gone() {
    let unproved = |player| vec![("unproved".to_owned(), "unproved-follow".to_owned(), 1, player)];
    // A trick may be missing, and the king may have fallen in it.
    let told = format!("{HEAD}hand bob KS\npoints A 100\n");
    assert_eq!(found(&format!("{told}trick ana AS 7C 10S 8S\n")), unproved(2));
    // The dealer of three may have put it into the chien.
    let chien = "match manille\nrules manille-3\nplayers Ana Bob Cy\ndealer Ana\ntrump hearts\nexchange 2\n";
    assert_eq!(found(&format!("{chien}hand ana 7C\ntrick bob 10C 8C 7S\n")), unproved(1));
    // Of all twelve that he ever held none is a club, whichever two lie there now; of eleven the last may be one.
    let eleven = "hand ana AS KS QS JS 10S 9S 8S 7S AD KD QD";
    assert_eq!(found(&format!("{chien}{eleven} JD\ntrick bob 10C 8C 7S\n")), vec![]);
    assert_eq!(found(&format!("{chien}{eleven}\ntrick bob 10C 8C 7S\n")), unproved(1));
    // Of thirteen cards one was laid away: it may have been the only club.
    let misere = format!("{COLOUR}bid cy petite-misere\n");
    let hand = "hand bob 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH 2C\n";
    assert_eq!(found(&format!("{misere}{hand}play ana 3C\nplay bob 2H\n")), unproved(2));
}

#[test]
fn drawn_cards_are_not_judged_where_a_trick_may_be_missing() {
    let talon = "trick ana AS 7S\ntrick ana 10S 8S\ntrick ana KS 9S\ntrick ana QS JS\ntrick ana AC 7C\n\
                 trick ana 10C 8C\ntrick ana KC 9C\ntrick ana QC JC\ntrick ana AD 7D\ntrick ana 10D 8D\n";
    let head = format!("match marjolet\nplayers Ana Bob\ndealer Bob\nturn 9H\n{talon}");
    let revoke = "trick ana KD 8H\ntrick bob 9D QD\n";
    let follow = ("irregular".to_owned(), "finding-follow".to_owned(), 11, 2);
    assert_eq!(found(&format!("{head}{revoke}")), vec![follow]);
    assert_eq!(found(&format!("{head}{revoke}brisques ana 6\nlast-trick ana\n")), vec![]);
}

#[test]
fn turns_are_watched() {
    assert_eq!(proved("play bob AS\n"), one("finding-lead", 1, 2));
    assert_eq!(proved("play ana AS\nplay cy 7S\n"), one("finding-turn", 1, 3));
    assert_eq!(proved("play ana AS\nplay cy 7S\nplay bob 8S\nplay dee 9S\n"), one("finding-turn", 1, 3));
    assert_eq!(proved("trick ana AS 7S 8S 9S\nplay bob AC\n"), one("finding-lead", 2, 2));
    assert_eq!(proved("trick ana AS 7S 8S 9S KS\n"), one("finding-card-too-many", 1, 1));
    assert_eq!(proved("play ana AS\nplay ana KS\n"), one("finding-card-too-many", 1, 1));
    // A trick may have been left out where the count was told.
    assert_eq!(proved("trick ana AS 7S 8S 9S\npoints A 100\ntrick bob AC 7C 8C 9C\n"), vec![]);
}

#[test]
fn cards_have_one_hand() {
    assert_eq!(proved("hand cy 7S\nplay ana AS\nplay bob 7S\n"), one("finding-not-held", 1, 2));
    refused("hand cy 7S\nhand bob 7S\n", "hand-twice");
    refused("play ana AS\nplay bob AS\n", "card-twice");
    refused("trick ana AS 7S 8S AS\n", "card-twice");
    refused("play ana 2S\n", "card-not-of-pack");
    refused("trick ana AS 7S\n", "trick-size");
    refused("play ana AS\ntrick bob 7S 8S 9S 10S\n", "trick-open");
    refused("hand ana AS 7S 8S 9S 10S JS QS KS AH\n", "hand-too-large");
}

#[test]
fn announcements_are_held_against_the_cards() {
    // A log that has such a belote is told of it; a sheet that somebody wrote is refused.
    let belied = format!("{HEAD}belote ana\nplay ana AS\nplay bob KH\n");
    let told = found(&format!("{ID}{belied}"));
    assert!(told.iter().any(|(_, id, _, player)| id == "finding-belote" && *player == 1), "{told:?}");
    Place::new().feed(&["score", "-"], &belied).refused(1, "-:7");
    assert_eq!(proved("declare cy tierce AS\nplay ana KS\n"), one("finding-declaration", 0, 3));
    let honours =
        "match whist\nplayers Ana Bob Cy Dee\ndealer Dee\ntrump hearts\nhonours ana 4\nplay ana KH\n";
    assert_eq!(found(honours), vec![]);
    let found = found(&format!("{honours}play bob AH\n"));
    assert_eq!(found.first().map(|finding| finding.1.as_str()), Some("finding-honours"));
}

const TRICKS: &str = "trick ana AS 7S 10S 8S\ntrick ana KS 9S QS JS\ntrick ana AC 7C 10C 8C\n\
                      trick ana KC 9C QC JC\ntrick ana AD 7D 10D 8D\ntrick ana KD 9D QD JD\n\
                      trick ana JH 7H 10H 8H\ntrick ana AH KH QH 9H\n";

#[test]
fn counts_follow_from_the_cards() {
    let place = Place::new();
    let done = place.feed(&["score", "-", "--json"], &format!("{HEAD}{TRICKS}"));
    let value: Value = serde_json::from_str(&done.out).expect("JSON");
    let deal = &value["deals"][0];
    assert_eq!(deal["complete"], true, "{}", done.out);
    assert_eq!(value["next"]["deal"], 2);
    // The nine of trumps takes the last trick: 9H, AH, KH, QH and the last ten.
    let rules = place.feed(&["referee", "deal", "-", "--json"], &format!("{HEAD}{TRICKS}"));
    let value: Value = serde_json::from_str(&rules.out).expect("JSON");
    assert_eq!(value["points"]["B"], 14 + 11 + 4 + 3 + 10, "{}", rules.out);
    assert_eq!(value["points"]["A"], 162 - 42);
    assert_eq!(value["tricks_won"]["A"], 7);
    assert_eq!(value["tricks"][7], serde_json::json!({"winner": 4, "points": 32}));
    refused(&format!("{TRICKS}points A 100\n"), "cards-count-points");
    refused(&format!("points A 100\n{TRICKS}"), "cards-count-points");
    refused(&format!("{TRICKS}capot A\n"), "cards-say-otherwise");
    refused(&format!("{TRICKS}bid bob 90 spades\nplay bob 7H\nplay bob 7H\n"), "card-twice");
}

#[test]
fn adding_stops_at_a_finding_unless_it_is_recorded_as_played() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee");
    place.say("add bid ana 80 hearts");
    assert_eq!(place.say("add trick ana AS 7C 10S 8S").status, 0);
    let stopped = place.say("add play ana AC, play bob KS");
    assert_eq!(stopped.status, 1);
    assert!(stopped.err.contains("coinche.follow"), "{}", stopped.err);
    let kept = place.say("add --as-played play ana AC, play bob KS");
    assert_eq!(kept.status, 0, "{}", kept.err);
    assert!(kept.out.contains("did not follow"), "{}", kept.out);
    assert!(kept.out.contains("Cy plays"), "{}", kept.out);
}

#[test]
fn the_command_line_answers_machines_and_in_french() {
    let place = Place::new();
    let trick =
        place.run(&["arbitre", "pli", "manille", "--trump", "none", "--cards", "KH 10C AH 7H", "--json"]);
    let value: Value = serde_json::from_str(&trick.out).expect("JSON");
    assert_eq!((&value["winner"], &value["points"]), (&3.into(), &(3 + 5 + 4 + 1).into()), "{}", trick.out);
    // Tarot has trumps of its own: the excuse, a higher trump, and none lower while one is held.
    let tarot =
        place.run(&["referee", "legal", "tarot", "--trick", "5S 12T", "--hand", "15T 4T EX", "--json"]);
    assert_eq!(tarot.json()["legal"], serde_json::json!(["15T", "EX"]), "{}", tarot.out);
    let trumpless = place.run(&["referee", "legal", "whist", "--hand", "2S"]);
    assert_eq!((trumpless.status, trumpless.err.contains("--trump")), (2, true), "{}", trumpless.err);
    let lines = "{\"game\":\"whist\",\"trump\":\"none\",\"leader\":0,\"trick\":[\"2H\"],\"hand\":[\"3H\",\"2S\"],\"player\":1}\n\n{}\n";
    let answers = place.feed(&["referee", "positions", "-"], lines);
    let answers: Vec<&str> = answers.out.lines().collect();
    assert_eq!(answers.len(), 3);
    assert_eq!(
        answers[0],
        r#"{"legal":["3H"],"barred":[{"card":"2S","article":"whist.follow"}],"winning":0}"#
    );
    assert!(answers[1].starts_with("{\"error\"") && answers[2].starts_with("{\"error\""));
    for args in [
        &["referee", "legal", "bridge", "--trump", "none", "--hand", "2S"][..],
        &["referee", "legal", "whist", "--trump", "pink", "--hand", "2S"],
        &["referee", "legal", "whist", "--trump", "none", "--hand", "2X"],
        &["referee", "legal", "whist", "--trump", "none", "--hand", "2S 2S"],
        &["referee", "trick", "whist", "--trump", "all", "--cards", "2S"],
        &["referee", "deal", "no-such-file.sheet"],
    ] {
        let done = place.run(args);
        assert_eq!(done.status, 1, "{args:?} {}", done.out);
        assert!(!done.err.trim().is_empty(), "{args:?}");
    }
    let none = place.feed(&["referee", "deal", "-"], HEAD);
    assert_eq!(none.status, 1);
}

const COLOUR: &str = "match colour-whist\nplayers Ana Bob Cy Dee Eve\ndealer Eve\n";

#[test]
fn the_fourth_ace_of_an_impure_trou_makes_the_trump() {
    let tricks = |lines: &str| {
        let place = Place::new();
        let text = format!("{COLOUR}{lines}").replace("dealer Eve\n", "set trou-impure on\ndealer Eve\n");
        let value = place.feed(&["referee", "deal", "-", "--json"], &text).json();
        let tricks = value["tricks"].as_array().unwrap_or_else(|| panic!("{value}")).clone();
        tricks.iter().map(|trick| trick["winner"].as_u64().expect("a seat")).collect::<Vec<_>>()
    };
    // Hearts are trump from the trick in which the ace falls, and in the next one too.
    assert_eq!(tricks("trou ana\ntrick ana 2S KS 3S 2H\ntrick bob 4S 5S AH 6S\n"), [2, 4]);
    let later = "trou ana\ntrick ana 2S KS AH 3H\ntrick cy 4S 5S 6H 6S\n";
    assert_eq!(tricks(later), [3, 1]);
}

#[test]
fn declarers_lead_and_the_dealer_of_five_sits_out() {
    let place = Place::new();
    let score = |lines: &str| place.feed(&["score", "-", "--json"], &format!("{COLOUR}{lines}")).json();
    let turn = |lines: &str| score(lines)["next"]["to_act"].clone();
    assert_eq!(turn("bid cy abondance\npass dee\npass ana\npass bob\n"), 3, "the declarer leads");
    assert_eq!(turn("bid cy abondance\nplay cy 2S\nplay dee 3S\n"), 1, "the dealer has no cards");
    let sits = score("bid cy abondance\nplay eve 2S\n");
    assert_eq!(sits["error"]["id"], "holds-no-cards", "{sits}");
    // Thirteen cards before one is laid away, twelve tricks.
    let misere = "bid cy petite-misere\nhand ana 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH 2C\n";
    assert_eq!(score(&format!("{misere}play ana 2C\n"))["deals"][0]["findings"], serde_json::json!([]));
}

#[test]
fn melds_are_held_against_the_cards_and_the_moment() {
    let melds = |lines: &str| {
        let head = "match marjolet\nplayers Ana Bob\ndealer Bob\nturn 9H\ntrick ana AS 10C\n";
        let all = found(&format!("{head}{lines}")).into_iter();
        all.map(|(_, id, _, player)| (id, player)).collect::<Vec<_>>()
    };
    let one = |id: &str, player: u64| vec![(id.to_owned(), player)];
    assert_eq!(melds("meld ana marriage spades\n"), vec![]);
    assert_eq!(melds("meld bob marriage spades\n"), one("finding-meld-turn", 2));
    assert_eq!(melds("meld ana four-aces\n"), one("finding-meld", 1));
    assert_eq!(melds("play ana KS\nmeld ana marjolet clubs\n"), one("finding-meld-turn", 1));
    assert_eq!(melds("meld ana marriage spades\ntrick ana KS 9C\nplay ana QS\n"), vec![]);
    assert_eq!(melds("meld ana marriage diamonds\nplay ana KS\nplay bob KD\n"), one("finding-meld", 1));
}

#[test]
fn the_announcer_of_a_generale_leads_it() {
    let head = "match coinche\nplayers Ana Bob Cy Dee\ndealer Dee\nbid cy generale spades\n";
    let all = found(&format!("{head}play ana 7H\n"));
    assert_eq!(all, vec![("irregular".to_owned(), "finding-lead".to_owned(), 1, 1)]);
    assert_eq!(found(&format!("{head}play cy 7H\n")), vec![]);
    let normal = head.replace("dealer Dee\n", "set generale-lead normal\ndealer Dee\n");
    assert_eq!(found(&format!("{normal}play ana 7H\n")), vec![]);
    let banned =
        head.replace("dealer Dee\n", "set generale-lead normal\nset capot-lead-ban yes\ndealer Dee\n");
    let banned = banned.replace("bid cy generale", "bid bob capot");
    let all = found(&format!("{banned}play ana AH\nplay bob 7H\nplay cy 8H\nplay dee 9H\nplay ana KD\n"));
    assert_eq!(all, vec![("irregular".to_owned(), "finding-lead-ban".to_owned(), 1, 1)]);
}

#[test]
fn tricks_of_tarot_count_half_points() {
    let place = Place::new();
    // A low card, a king, the petit and a low card: ½ + 4½ + 4½ + ½.
    let trick = |args: &[&str]| -> Value {
        let mut all = vec!["--json", "referee", "trick", "tarot"];
        all.extend(args);
        serde_json::from_str(&place.run(&all).ok().out).expect("JSON")
    };
    let four = trick(&["--cards", "5H KH 1T 2H"]);
    assert_eq!((&four["points"], &four["winner"]), (&Value::from(10), &Value::from(3)));
    let three = trick(&["--rules", "tarot-fft-3", "--cards", "5H KH 2H"]);
    assert_eq!((&three["points"], &three["winner"]), (&Value::from(5.5), &Value::from(2)));
    let nobody = trick(&["--cards", "Excuse"]);
    assert_eq!((&nobody["winner"], &nobody["card"]), (&Value::Null, &Value::Null));
    let said = place.run(&["--lang", "fr", "arbitre", "pli", "tarot", "--cards", "Excuse"]).ok().out;
    assert_eq!(said.trim_end(), "Personne n’est encore maître\u{a0}; le pli vaut 4½ jusqu’ici.");
    let sheet = "match tarot\nplayers Ana Bob Cy Dee\ndealer Dee\nbid ana garde\ntrick ana 5H KH 1T 2H\n";
    let deal: Value =
        serde_json::from_str(&place.feed(&["referee", "deal", "-", "--json"], sheet).ok().out).expect("JSON");
    assert_eq!(deal["tricks"][0], serde_json::json!({"winner": 3, "points": 10}));
}

#[test]
fn what_is_counted_goes_with_the_tricks_that_are_recorded() {
    for (head, trick, counts) in [
        (
            "match tarot\nplayers Ana Bob Cy Dee\ndealer Dee\nbid ana garde",
            "trick ana 5H KH 1T 2H",
            "capot ana",
        ),
        (
            "match belote\nplayers Ana Bob Cy Dee\ndealer Dee\ntake ana hearts",
            "trick ana 8S AS 7S 9S",
            "capot A",
        ),
        (
            "match coinche\nplayers Ana Bob Cy Dee\ndealer Dee\nbid ana 80 hearts",
            "trick ana 8S AS 7S 9S",
            "capot A",
        ),
        (
            "match coinche\nplayers Ana Bob Cy Dee\ndealer Dee\nbid ana 80 hearts",
            "trick ana 8S AS 7S 9S",
            "points A 155",
        ),
        (
            "match tarot\nplayers Ana Bob Cy Dee\ndealer Dee\nbid ana garde",
            "trick ana 5H KH 1T 2H",
            "bouts ana 3",
        ),
    ] {
        let place = Place::new();
        let mut lines = head.lines().map(|line| line.split(' ').collect::<Vec<_>>());
        let opened = lines.next().expect("a match");
        let players = lines.next().expect("players");
        let mut args = vec!["new", opened[1]];
        args.extend(&players[1..]);
        args.extend(["--dealer", "Dee"]);
        place.run(&args).ok();
        place.run(&["add", head.lines().last().expect("a bid")]).ok();
        place.run(&["add", trick]).ok();
        let refused = place.run(&["--json", "add", counts]);
        let value: Value = serde_json::from_str(&refused.out).expect("JSON");
        assert_eq!((refused.status, &value["error"]["id"]), (1, &Value::from("cards-beside")), "{counts}");
    }
}

#[test]
fn one_card_has_one_holder_and_one_trick_one_winner() {
    let place = Place::new();
    place.run(&["new", "belote", "Ana", "Bob", "Cy", "Dee", "--dealer", "Dee"]).ok();
    place.run(&["add", "turn QH, take cy"]).ok();
    let value: Value = serde_json::from_str(&place.run(&["--json", "add", "belote ana"]).out).expect("JSON");
    assert_eq!(value["error"]["id"], "card-elsewhere");
    place.run(&["add", "belote cy"]).ok();
    place.run(&["new", "tarot", "Ana", "Bob", "Cy", "Dee", "--dealer", "Dee"]).ok();
    place.run(&["add", "bid ana garde, petit attack"]).ok();
    let value: Value =
        serde_json::from_str(&place.run(&["--json", "add", "petit defence"]).out).expect("JSON");
    assert_eq!(value["error"]["id"], "petit-both");
}

#[test]
fn belote_converts_the_points_of_tout_atout() {
    let place = Place::new();
    let chart = |args: &[&str]| -> Value {
        let all = [&["--json", "convert", "belote"], args].concat();
        serde_json::from_str::<Value>(&place.run(&all).ok().out).expect("JSON")["charts"].clone()
    };
    // 129 of 258 are half of 162.
    let value = chart(&["129", "--from", "ta"]);
    assert!(value[0]["rows"][0].to_string().contains("81"), "{value}");
    assert!(chart(&["81"])[0]["rows"][0].to_string().contains("129"));
    let all = chart(&[]);
    let points =
        all.as_array().expect("charts").iter().find(|chart| chart["id"] == "points").expect("points");
    assert_eq!(points["rows"].as_array().map(Vec::len), Some(27));
    let wrong = place.run(&["--json", "convert", "belote", "259", "--from", "ta"]);
    assert_eq!(wrong.status, 1);
    assert!(wrong.out.contains("value-too-much"), "{}", wrong.out);
}

/// What `add` refuses beside a recorded trick is refused in a sheet too, with its line; what a log says goes on.
#[test]
fn a_sheet_that_its_own_tricks_contradict_is_refused_with_its_line() {
    let place = Place::new();
    let head = "match tarot\nplayers Ana Bob Cy Dee\n\nbid ana garde\n";
    let cases = [
        ("trick bob KH 3H 4H 2H\ncapot attack\n", 6),
        ("capot attack\nbouts attack 3\ntrick bob KH 3H 4H 2H\n", 7),
        ("bouts attack 3\npoints attack 60\ntrick bob 2T 1T 4T 3T\n", 7),
        ("trick bob KH 3H 4H 2H\nchelem ana\n", 6),
    ];
    for (lines, line) in cases {
        for command in ["score", "play", "import"] {
            let sheet = place.write("a.sheet", &format!("{head}{lines}"));
            place.run(&[command, &sheet]).refused(1, &format!("a.sheet:{line}"));
        }
    }
    // A line of the same deal that puts it right later takes the contradiction away.
    let right = place.write("b.sheet", &format!("{head}capot attack\ntricks attack 18\nbouts attack 3\n"));
    place.run(&["score", &right]).ok();
    // The sheet of a log carries the id of its match: it is brought in, scored and told of.
    let carried =
        place.write("c.sheet", &format!("{ID}{head}trick bob KH 3H 4H 2H\ncapot attack\nbouts attack 3\n"));
    place.run(&["score", &carried]).ok().shows("1080");
    place.run(&["import", &carried]).ok();
    place.run(&["import", &carried]).ok();
    place.run(&["export", "-o", "d.sheet"]).ok();
    let value = place.run(&["show", "--json"]).ok().json();
    assert_eq!(value["deals"][0]["findings"][0]["reason"]["id"], "cards-beside");
}

/// A belote of which another is known to hold a card is not recorded anew, whichever was said first.
#[test]
fn a_belote_that_the_cards_disprove_is_refused() {
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add take bob hearts, belote bob").ok();
    place.say("add trick ana 7H KH QH 8H").refused(1, "no belote");
    place.say("add --as-played trick ana 7H KH QH 8H").refused(1, "no belote");
    place.say("add trick ana 7H 9H AH 8H").ok();
}

/// All tricks but the last to one camp, which leads the excuse to that: by its article it wins it, here as in the score.
#[test]
fn the_excuse_led_last_by_who_won_all_the_others_wins() {
    let place = Place::new();
    let head = "match tarot\nplayers Ana Bob Cy Dee\ndealer Dee\n\nbid ana garde\necart AC 2C 3C 4C 5C 6C\n";
    let tricks = "trick ana 21T 3T 2T 4T\n\
     trick ana 20T 1S 2S 1T\n\
     trick ana 19T 4S 5S 3S\n\
     trick ana 18T 7S 8S 6S\n\
     trick ana 17T 10S JS 9S\n\
     trick ana 16T QS KS NS\n\
     trick ana 15T 2H 3H 1H\n\
     trick ana 14T 5H 6H 4H\n\
     trick ana 13T 8H 9H 7H\n\
     trick ana 12T JH NH 10H\n\
     trick ana 11T KH 1D QH\n\
     trick ana 10T 3D 4D 2D\n\
     trick ana 9T 6D 7D 5D\n\
     trick ana 8T 9D 10D 8D\n\
     trick ana 7T ND QD JD\n\
     trick ana 6T 7C 8C KD\n\
     trick ana 5T 10C JC 9C\n\
     trick ana EX QC KC NC\n";
    let ruled = place.feed(&["referee", "deal", "-", "--json"], &format!("{head}{tricks}")).ok().json();
    assert_eq!(ruled["tricks"][17]["winner"], 1);
    assert_eq!((&ruled["tricks_won"]["1"], &ruled["tricks_won"]["3"]), (&18.into(), &0.into()));
    // 91 points less the half points of the six low clubs that were laid away.
    assert_eq!(ruled["points"]["1"], 88);
    let scored = place.feed(&["score", "-", "--json"], &format!("{head}{tricks}")).ok().json();
    // 2 × (25 + 55) = 160 and 200 for the slam without a word, from each of three.
    assert_eq!(scored["deals"][0]["score"]["1"], 3 * (160 + 200));
}
