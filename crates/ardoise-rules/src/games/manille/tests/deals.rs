//! One deal at a time: choice, speech, count, irregularities.

use serde_json::json;

use super::{Match, by, count, points, trump};

#[test]
fn the_two_examples_of_the_source() {
    let mut game = Match::new("manille", &[]);
    game.say(trump("hearts")).say(count("points", &[("A", 18), ("B", 50)]));
    assert_eq!(game.score(), [0, 16]);
    let mut game = Match::new("manille", &[("trick-point", "0")]);
    game.say(trump("hearts")).say(points("A", 18));
    assert_eq!(game.score(), [0, 12]);
}

#[test]
fn voiture_contred_and_surcontred_is_eight_times() {
    let mut game = Match::new("manille", &[]);
    game.say(trump("none")).say(by("contre", 2)).say(by("surcontre", 3)).say(points("B", 50));
    assert_eq!(game.score(), [0, 128]);
    let last = game.0.deals().last().unwrap();
    let amounts: Vec<i32> = last.score.lines().iter().map(|line| line.amount).collect();
    assert_eq!(amounts, [16, 16, 32, 64]);
}

#[test]
fn adding_capping_and_the_capot() {
    let deal = |sets: &[(&str, &str)]| {
        let mut game = Match::new("manille", sets);
        game.say(trump("none")).say(by("contre", 4)).say(by("surcontre", 1)).say(points("A", 68));
        game.score()[0]
    };
    assert_eq!(deal(&[]), 8 * 34);
    assert_eq!(deal(&[("multiplier-mode", "add")]), 4 * 34);
    assert_eq!(deal(&[("max-multiplier", "4")]), 4 * 34);
    assert_eq!(deal(&[("max-multiplier", "3")]), 3 * 34);
    assert_eq!(deal(&[("capot-bonus", "1")]), 16 * 34);
    assert_eq!(deal(&[("capot-bonus", "1"), ("multiplier-mode", "add")]), 5 * 34);
}

#[test]
fn contre_is_spoken_in_order() {
    let mut game = Match::new("manille", &[]);
    game.say(by("en-face", 1)).say(trump("spades"));
    assert_eq!(game.acts(), Some(4));
    game.refuse(by("contre", 1), "contre-by-choosers").refuse(by("pass", 3), "not-to-speak");
    game.say(by("pass", 4));
    assert_eq!(game.acts(), Some(2));
    game.refuse(by("contre", 4), "passed-already").say(by("contre", 2));
    assert_eq!(game.acts(), Some(3));
    game.refuse(by("surcontre", 4), "surcontre-by-defence");
    game.say(by("pass", 3)).refuse(by("surcontre", 3), "passed-already").say(by("pass", 1));
    assert_eq!(game.acts(), Some(2), "the trick is led by the player next after the dealer");
    game.say(points("A", 40));
    assert_eq!(game.score(), [12, 0]);
    let mut game = Match::new("manille", &[]);
    game.say(trump("clubs")).say(by("contre", 4)).refuse(by("contre", 2), "contred-already");
    let mut game = Match::new("manille", &[]);
    game.say(trump("clubs")).say(by("pass", 2)).say(by("pass", 4)).refuse(by("contre", 2), "passed-already");
    let mut game = Match::new("manille", &[("contre", "contre")]);
    game.say(trump("clubs")).say(by("contre", 4)).refuse(by("surcontre", 1), "surcontre-off");
    let mut game = Match::new("manille", &[("contre", "off")]);
    game.say(trump("clubs")).refuse(by("contre", 4), "contre-off").refuse(by("pass", 2), "nobody-speaks");
}

#[test]
fn the_choice_across_and_back() {
    let mut game = Match::new("manille", &[]);
    game.refuse(by("pass", 1), "pass-before-trump").refuse(by("en-face", 2), "not-the-chooser");
    game.say(by("en-face", 1)).refuse(by("en-face", 3), "en-face-spent");
    game.refuse(json!({"event": "trump", "player": 1, "suit": "hearts"}), "en-face-spent");
    let mut game = Match::new("belge", &[]);
    game.say(by("en-face", 1)).say(by("en-face", 3));
    assert_eq!(game.acts(), Some(1));
    game.refuse(by("en-face", 1), "en-face-spent").say(trump("hearts"));
    assert_eq!(game.acts(), Some(2));
    let mut game = Match::new("belge", &[]);
    game.say(by("en-face", 3));
    assert_eq!(game.acts(), Some(1), "what the partner hands back was passed across before");
    let mut game = Match::new("manille", &[("en-face", "off")]);
    game.refuse(by("en-face", 1), "en-face-off");
    game.refuse(json!({"event": "trump", "player": 3, "suit": "hearts"}), "en-face-off");
    let mut game = Match::new("manille", &[]);
    game.say(json!({"event": "trump", "player": 3, "suit": "hearts"})).refuse(trump("clubs"), "trump-chosen");
    assert_eq!(game.acts(), Some(4), "who speaks first follows the one who chose");
}

#[test]
fn the_revoke_follows_every_multiplier() {
    let revoke = |preset: &str, sets: &[(&str, &str)]| {
        let mut game = Match::new(preset, sets);
        game.say(trump("none")).say(by("contre", 2)).say(json!({"event": "revoke", "player": 2, "trick": 3}));
        (game.score(), game.dealer())
    };
    assert_eq!(revoke("manille", &[]), (vec![136, 0], 2));
    assert_eq!(revoke("belge", &[]), (vec![120, 0], 2));
    assert_eq!(revoke("manille", &[("renonce-scaling", "flat")]), (vec![34, 0], 2));
    assert_eq!(revoke("manille", &[("renonce-penalty", "10")]), (vec![40, 0], 2));
    assert_eq!(revoke("manille", &[("renonce-deal-counts", "replay")]), (vec![136, 0], 1));
    assert_eq!(revoke("decouverte", &[("trick-point", "1")]), (vec![4 * 38, 0], 2));
    assert_eq!(revoke("manille-3", &[]), (vec![240, -120, -120], 2));
    assert_eq!(revoke("manille-3", &[("renonce-3p", "offender-only")]), (vec![240, -240, 0], 2));
    let mut game = Match::new("manille", &[]);
    game.refuse(by("revoke", 1), "trump-first").say(trump("hearts"));
    game.refuse(json!({"event": "revoke", "player": 1, "trick": 9}), "no-such-trick");
    game.say(points("A", 50)).say(by("revoke", 1));
    assert_eq!(game.score(), [0, 34], "a revoke found at the count takes its place");
    game.refuse(points("A", 40), "annulled-by-revoke").refuse(by("revoke", 2), "annulled-by-revoke");
}

#[test]
fn a_misdeal_in_a_belgian_contest() {
    let mut game = Match::new("belge", &[("maldonne", "next-dealer"), ("maldonne-points", "16")]);
    game.refuse(by("misdeal", 2), "not-the-dealer").say(by("misdeal", 1));
    assert_eq!((game.dealer(), game.0.current()), (2, 1));
    game.say(json!({"event": "deal", "dealer": 2})).say(trump("hearts")).say(points("A", 42));
    assert_eq!(game.score(), [12, 16]);
    let mut game = Match::new("manille-3", &[("maldonne-points", "16")]);
    game.say(by("misdeal", 1)).say(by("misdeal", 1)).say(trump("none")).say(points("1", 30));
    assert_eq!(game.score(), [-64, 32, 32]);
}

#[test]
fn three_players_sum_to_zero() {
    let mut game = Match::new("manille-3", &[]);
    game.say(trump("hearts")).say(points("2", 38));
    assert_eq!(game.score(), [-16, 8, 8]);
    game.say(trump("none")).say(by("contre", 1)).say(json!({"event": "exchange", "cards": 1}));
    game.refuse(by("surcontre", 2), "speech-over")
        .refuse(json!({"event": "exchange", "cards": 2}), "exchanged-already");
    game.say(count("points", &[("3", 25), ("2", 35)]));
    assert_eq!(game.score(), [-20, 40, -20]);
    assert_eq!(game.closing(), [-36, 48, -12]);
    game.say(trump("clubs")).refuse(count("points", &[("1", 12), ("2", 8)]), "one-pile");
    game.refuse(count("points", &[("3", 31), ("1", 25)]), "points-lack-chien");
    game.say(json!({"event": "chien", "cards": ["AH", "7D"]})).refuse(points("3", 3), "points-with-chien");
    game.refuse(count("capot", &[]), "unreadable-event").say(json!({"event": "capot", "side": "1"}));
    assert_eq!(game.score(), [26, 26, -52], "the chien's ace stays with the dealer");
}

#[test]
fn two_players_have_sixteen_tricks() {
    let mut game = Match::new("decouverte", &[("trick-point", "1")]);
    game.say(trump("none"));
    assert_eq!(game.acts(), Some(2));
    game.refuse(count("points", &[("1", 40), ("2", 28)]), "points-sum");
    game.refuse(count("points", &[("1", 40), ("2", 20)]), "points-lack-tricks");
    game.say(points("1", 48));
    assert_eq!(game.score(), [20, 0]);
    let mut game = Match::new("decouverte", &[]);
    game.refuse(by("en-face", 1), "en-face-off").say(trump("clubs")).say(points("2", 42));
    assert_eq!(game.score(), [0, 12]);
}

#[test]
fn what_tricks_cannot_give_is_refused() {
    let mut game = Match::new("manille", &[]);
    game.say(trump("hearts")).refuse(points("A", 69), "points-out-of-range");
    game.refuse(count("points", &[("A", 20), ("B", 40)]), "points-lack-tricks");
    game.refuse(count("points", &[("A", 20), ("B", 47)]), "points-sum");
    game.refuse(count("tricks", &[("A", 3), ("B", 4)]), "tricks-sum");
    game.say(count("tricks", &[("A", 1)])).refuse(points("A", 22), "points-from-tricks");
    game.refuse(points("B", 46), "points-from-tricks")
        .refuse(json!({"event": "capot", "side": "A"}), "capot-tricks");
    game.say(points("A", 21)).say(points("A", 20));
    assert_eq!(game.score(), [0, 14]);
    game.refuse(points("B", 30), "points-sum").say(count("points", &[("A", 19), ("B", 49)]));
    assert_eq!(game.score(), [0, 15]);
    let mut game = Match::new("manille", &[("trick-point", "0")]);
    game.say(trump("hearts")).refuse(count("points", &[("A", 20), ("B", 48)]), "points-with-tricks");
    game.say(count("tricks", &[("B", 8)]));
    assert_eq!(game.score(), [0, 30]);
}

#[test]
fn the_turned_card() {
    let mut game = Match::new("aleatoire", &[]);
    game.refuse(trump("hearts"), "card-decides").refuse(by("en-face", 1), "card-decides");
    game.refuse(points("A", 50), "turn-first").refuse(json!({"event": "turn", "card": "2H"}), "not-in-pack");
    game.say(json!({"event": "turn", "card": "AH"}))
        .refuse(json!({"event": "turn", "card": "KH"}), "turned-already");
    game.say(by("contre", 2)).say(points("A", 50));
    assert_eq!(game.score(), [36, 0]);
    game.say(json!({"event": "turn", "card": "9C"})).say(by("revoke", 2));
    assert_eq!(game.score(), [34, 0]);
    let mut game = Match::new("aleatoire", &[("turned-card-points", "off")]);
    game.say(json!({"event": "turn", "card": "10H"})).say(points("B", 50));
    assert_eq!(game.score(), [0, 16]);
    Match::new("manille", &[]).refuse(json!({"event": "turn", "card": "AH"}), "nothing-turned");
}

#[test]
fn a_lie_costs_what_a_revoke_costs() {
    let mut game = Match::new("bavarde", &[]);
    game.say(trump("none")).say(by("lie", 2));
    assert_eq!(game.score(), [68, 0]);
    Match::new("manille", &[]).say(trump("none")).refuse(by("lie", 2), "lie-where-nobody-talks");
}
