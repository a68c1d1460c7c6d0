//! Agreement to deals: entered, agreed, disputed; an amendment takes the agreement away.

use serde_json::{Value, json};

use super::program::{Done, Place};

/// A table that asks; Ana types what `ana` of the program's surroundings does not.
fn asking(agree: &str) -> Place {
    let place = Place::new();
    place.say(&format!("new coinche ana Bob Cy Dee --dealer Dee --rules contree --set agree={agree}")).ok();
    place
}

/// The page has these words.
#[track_caller]
fn assert_says(done: &Done, words: &str) {
    assert!(done.out.contains(words), "{words}: {}", done.out);
}

fn deal(place: &Place, no: usize) -> Value {
    place.run(&["show", "--json"]).ok().json()["deals"][no - 1].clone()
}

#[test]
fn one_of_the_other_side_agrees() {
    let place = asking("shown");
    place.say("add bid ana 100 hearts, points ana 131").ok();
    let agreement = json!({"state": "entered", "by": 1, "agreed": [], "disputed": [], "awaits": [2, 4]});
    assert_eq!(deal(&place, 1)["agreement"], agreement);
    let slate = place.say("show").ok();
    assert!(slate.out.contains("entered"), "{}", slate.out);
    // A partner stands for the same side.
    place.say("add agreed cy").ok();
    assert_eq!(deal(&place, 1)["agreement"]["state"], "entered");
    place.say("add agreed bob").ok();
    assert_eq!(deal(&place, 1)["agreement"]["state"], "agreed");
    assert!(!place.say("show").ok().out.contains("entered"));
    assert_says(&place.say("print"), "All deals agreed.");
    assert_says(&place.run(&["--lang", "fr", "imprimer"]), "Toutes les donnes accordées.");
}

/// Who writes a remark beside a deal has not entered it: it is still he who is waited for.
#[test]
fn a_remark_is_no_entry_of_a_deal() {
    let place = asking("shown");
    place.say("add bid ana 100 hearts, points ana 131").ok();
    let bob = place.command(&["add", "note", "late"]).env("ARDOISE_AUTHOR", "Bob").output();
    assert!(bob.expect("the program runs").status.success());
    let agreement = &deal(&place, 1)["agreement"];
    assert_eq!((&agreement["by"], &agreement["awaits"]), (&json!(1), &json!([2, 4])), "{agreement}");
}

/// Of a deal that nobody at the table entered one player alone is not enough: two who do not play together.
#[test]
fn a_deal_that_nobody_here_entered_needs_two() {
    let place = asking("required");
    let zed =
        place.command(&["add", "bid ana 100 hearts, points ana 131"]).env("ARDOISE_AUTHOR", "Zed").output();
    assert!(zed.expect("the program runs").status.success());
    place
        .say("add pass bob")
        .refused(1, "It needs two players who do not play together: ana, Bob, Cy or Dee.");
    place.say("add agreed bob").ok();
    place.say("add pass bob").refused(1, "It needs ana or Cy.");
    place.say("add agreed cy").ok();
    place.say("add pass bob").ok();
}

/// An agreement that lapsed with an amendment is no event of the deal any more: nothing of it can be dropped.
#[test]
fn a_lapsed_agreement_is_not_numbered() {
    let place = asking("shown");
    place.say("add bid ana 100 hearts, points ana 131").ok();
    place.say("add agreed bob").ok();
    place.run(&["amend", "1", "replace", "2", "points ana 121", "--yes"]).ok();
    place.say("amend 1 drop 3 --yes").refused(1, "3");
}

#[test]
fn what_is_amended_asks_again_and_what_comes_back_does_not() {
    let place = asking("shown");
    place.say("add bid ana 100 hearts, points ana 131").ok();
    place.say("add agreed bob").ok();
    place.say("amend 1 points ana 120 --yes").ok();
    assert_eq!(deal(&place, 1)["agreement"]["state"], "entered");
    // The deal is again what Bob agreed to.
    place.say("undo").ok();
    assert_eq!(deal(&place, 1)["agreement"]["state"], "agreed");
    // A belote that was forgotten makes it another deal.
    place.say("add belote ana").ok();
    assert_eq!(deal(&place, 1)["agreement"]["state"], "entered");
    place.say("add agreed dee").ok();
    // A remark does not.
    place.say("add note a good one").ok();
    assert_eq!(deal(&place, 1)["agreement"]["state"], "agreed");
    place.say("check").ok();
}

#[test]
fn a_dispute_stands_until_it_is_put_right_or_taken_back() {
    let place = asking("shown");
    place.say("add bid ana 100 hearts, points ana 131").ok();
    place.run(&["add", "disputed", "dee", "the", "belote"]).ok();
    assert_eq!(deal(&place, 1)["agreement"]["disputed"], json!([{"by": 4, "text": "the belote"}]));
    assert_says(&place.say("show"), "disputed");
    assert_says(&place.say("print"), "1‡");
    place.say("add agreed dee").ok();
    assert_eq!(deal(&place, 1)["agreement"]["state"], "agreed");
}

#[test]
fn statistics_count_what_is_agreed_and_what_is_disputed() {
    let place = asking("shown");
    for _ in 0..3 {
        place.say("add bid ana 100 hearts, points ana 131").ok();
    }
    place.say("add agreed bob deal 1").ok();
    place.say("add disputed dee deal 2 the belote").ok();
    let agreements = |name: &str| {
        place.run(&["stats", name, "--json"]).ok().json()["career"]["by_game"]["coinche"]["agreements"]
            .clone()
    };
    for name in ["ana", "dee"] {
        assert_eq!(agreements(name), json!({"entered": 1, "agreed": 1, "disputed": 1}));
    }
    assert_says(&place.run(&["stats", "ana"]), "1 of 3, 1 disputed");
    assert_says(&place.run(&["--lang", "fr", "stats", "ana"]), "1 sur 3, 1 contestée");
    // What is agreed to later counts from then on.
    place.say("add agreed dee deal 2").ok();
    assert_eq!(agreements("ana"), json!({"entered": 1, "agreed": 2, "disputed": 0}));
    // A table that does not ask is not told about.
    let other = Place::new();
    other.say("new coinche ana Bob Cy Dee --dealer Dee").ok();
    other.say("add bid ana 100 hearts, points ana 131").ok();
    assert!(!other.run(&["stats", "ana"]).ok().out.contains("agreed"));
}

#[test]
fn an_earlier_deal_can_be_agreed_to_as_it_was_seen() {
    let place = asking("shown");
    place.say("add bid ana 100 hearts, points ana 131").ok();
    place.say("add bid bob 90 spades, points bob 100").ok();
    // Rows: 1 opens the match, 2 and 3 are deal 1, 4 and 5 are deal 2, 6 puts deal 1 right.
    place.say("amend 1 points ana 120 --yes").ok();
    place.say("add agreed dee deal 1 entry 5").refused(1, "Deal 1 has changed since");
    place.say("add agreed dee deal 2 entry 5").ok();
    place.say("add agreed dee deal 1 entry 6").ok();
    assert_eq!(deal(&place, 1)["agreement"]["agreed"], json!([4]));
    place.say("add agreed dee deal 7").refused(1, "deal 7");
}

#[test]
fn where_it_is_required_the_next_deal_waits() {
    let place = asking("required");
    place.say("add bid ana 100 hearts, points ana 131").ok();
    place.say("add bid bob 90 spades").refused(1, "Deal 1 is not agreed yet");
    place.say("add agreed bob").ok();
    place.say("add bid bob 90 spades").ok();
    place.say("add agreed bob deal 2").refused(1, "deal 2");
    place.say("add points bob 100").ok();
    place.run(&["add", "disputed", "bob"]).ok();
    place.say("add pass cy").refused(1, "disputed by Bob");
    // A deal that was agreed to and then put right asks again, though another was played since.
    place.say("add agreed dee deal 2").ok();
    place.say("add agreed bob deal 2").ok();
    place.say("amend 1 points ana 80 --yes").ok();
    place.say("add pass cy").refused(1, "Deal 1 is not agreed yet");
    place.say("add disputed dee deal 1").ok();
    place.say("add pass cy").refused(1, "disputed by Dee");
    place.say("add agreed dee deal 1").ok();
    place.say("add pass cy").ok();
    // Nor does anybody win by ending the match on a deal that the others have not seen.
    let ended = asking("required");
    ended.say("add bid ana 100 hearts, points ana 131, close").refused(1, "Deal 1 is not agreed yet");
    ended.say("add bid ana 100 hearts, points ana 131").ok();
    ended.say("add close").refused(1, "Deal 1 is not agreed yet");
    ended.say("add agreed bob").ok();
    ended.say("add close").ok();
    // Both deals at once would pass the first one by.
    let other = asking("required");
    other
        .say("add bid ana 100 hearts, points ana 131, bid bob 90 spades")
        .refused(1, "Deal 1 is not agreed yet");
}

#[test]
fn a_table_that_asks_nobody_says_how_to_ask() {
    let place = Place::new();
    place.say("new coinche ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid ana 100 hearts, points ana 131").ok();
    place.say("add agreed bob").refused(1, "adopt --set agree=shown");
    assert_eq!(deal(&place, 1)["agreement"], Value::Null);
    place.say("adopt --set agree=shown").ok();
    place.say("add bid bob 90 spades, points bob 100").ok();
    assert_eq!(deal(&place, 1)["agreement"], Value::Null);
    assert_eq!(deal(&place, 2)["agreement"]["state"], "entered");
    assert_says(&place.say("rules options coinche"), "agree");
    place.say("new coinche A B C D --set agree=maybe").refused(1, "maybe");
}

#[test]
fn a_sheet_carries_agreement_and_reads_back_the_same() {
    let place = asking("shown");
    place.say("add bid ana 100 hearts, points ana 131").ok();
    place.say("add agreed bob deal 1 entry 3").ok();
    place.say("add bid bob 90 spades, points bob 100").ok();
    let sheet = place.say("print --format sheet").ok().out;
    assert!(sheet.contains("agree shown") && sheet.contains("agreed Bob\n"), "{sheet}");
    let file = place.write("evening.sheet", &sheet);
    let scored = place.run(&["score", &file, "--json"]).ok().json();
    assert_eq!(scored["deals"][0]["agreement"]["agreed"], json!([2]));
    assert_eq!(scored["deals"][1]["agreement"]["agreed"], json!([]));
}
