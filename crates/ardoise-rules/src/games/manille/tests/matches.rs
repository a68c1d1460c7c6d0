//! Several deals: doubles carried over, manches, quotas, what is carried in; options and forms.

use serde_json::json;

use super::{Match, by, clash, points, rules, trump};
use crate::engine::{Form, Game as _};
use crate::games::manille::{Event, Manille};

#[test]
fn a_tie_is_void_or_doubles_the_next_deal() {
    let mut game = Match::new("manille", &[]);
    game.say(trump("hearts")).say(points("A", 34)).say(trump("hearts")).say(points("A", 50));
    assert_eq!(game.closing(), [16, 0]);
    let mut game = Match::new("belge", &[]);
    game.say(trump("hearts")).say(points("A", 30));
    assert_eq!(game.score(), [0, 0]);
    assert!(game.notices().contains(&"notice-carried"));
    game.say(trump("none")).say(by("contre", 3)).say(by("surcontre", 4)).say(points("B", 42));
    assert_eq!(game.score(), [0, 2 * 8 * 12]);
    assert!(!game.notices().contains(&"notice-carried"));
    let thrice = |stack: &str| {
        let mut game = Match::new("belge", &[("tie-doubling-stack", stack)]);
        game.say(trump("hearts")).say(points("A", 30)).say(trump("hearts")).say(points("A", 30));
        game.say(trump("hearts")).say(points("A", 42));
        game.score()[0]
    };
    assert_eq!((thrice("no"), thrice("yes")), (24, 48));
}

#[test]
fn manches_and_the_belle() {
    let mut game = Match::new("manille", &[]);
    let win = |game: &mut Match, side: &str, points_of: i32| {
        game.say(trump("hearts")).say(points(side, points_of));
    };
    for _ in 0..2 {
        win(&mut game, "A", 68);
    }
    win(&mut game, "A", 66);
    assert_eq!(game.0.standing().totals, [100, 0]);
    win(&mut game, "A", 35);
    let standing = game.0.standing();
    assert_eq!((standing.totals, standing.closing), (vec![0, 0], vec![101, 0]));
    assert_eq!(standing.parts.unwrap().won, [1, 0]);
    for _ in 0..3 {
        win(&mut game, "B", 68);
    }
    let parts = game.0.standing().parts.unwrap();
    assert_eq!((parts.no, parts.won), (3, vec![1, 1]));
    assert!(game.notices().contains(&"notice-belle"));
    for _ in 0..3 {
        win(&mut game, "A", 68);
    }
    win(&mut game, "A", 52);
    assert_eq!(game.0.standing().totals, [120, 0]);
    assert!(!game.0.standing().over);
    win(&mut game, "A", 35);
    let standing = game.0.standing();
    assert!(standing.over && !standing.draw);
    assert_eq!(standing.winners, [game.0.at(1).table.accounts()[0]]);
    assert_eq!((standing.closing, standing.parts.unwrap().no), (vec![121, 0], 3));
    game.refuse(trump("hearts"), "match-over");
}

#[test]
fn a_replayed_deal_is_no_deal() {
    let mut game = Match::new("belge", &[("renonce-deal-counts", "replay")]);
    game.say(trump("hearts")).say(points("A", 30)).say(trump("none")).say(by("revoke", 1));
    assert_eq!(game.score(), [0, 120]);
    let carry = game.0.carry();
    assert_eq!((carry.race.deals, carry.carried, carry.no_trump[1], game.dealer()), (1, 1, 0, 2));
}

#[test]
fn a_suit_is_refused_when_every_choice_must_be_sans_atout() {
    let mut game = Match::new("belge", &[]);
    for _ in 0..8 {
        game.say(trump("hearts")).say(points("A", 31)).say(trump("none")).say(points("A", 31));
    }
    assert_eq!(game.notices(), ["notice-deals", "notice-must-sans-atout"]);
    game.refuse(trump("hearts"), "sans-atout-owed").say(by("en-face", 1));
    game.refuse(trump("spades"), "sans-atout-owed").say(trump("none")).say(points("A", 31));
    game.say(trump("hearts")).say(points("A", 31));
    game.refuse(trump("hearts"), "sans-atout-owed").say(trump("none")).say(points("A", 31));
    assert_eq!(game.notices(), ["notice-deals"]);
    let start = json!({"choices-a": 8, "choices-b": 8, "no-trump-a": 0, "no-trump-b": 2, "deals": 16});
    Match::from("belge", &[], start).unwrap().refuse(trump("hearts"), "sans-atout-owed");
    let start = json!({"choices-a": 8, "choices-b": 8, "no-trump-a": 1, "no-trump-b": 2, "deals": 16});
    Match::from("belge", &[], start).unwrap().say(trump("hearts"));
}

#[test]
fn a_redeal_uses_no_choice_and_an_annulled_deal_does() {
    let mut game = Match::new("belge", &[("blank-hand-redeal", "on")]);
    game.say(by("weak", 3)).say(by("misdeal", 1)).say(by("en-face", 1)).say(by("weak", 2));
    assert_eq!((game.0.carry().choices[0], game.dealer(), game.0.current()), (0, 1, 1));
    game.say(trump("none")).refuse(by("weak", 2), "weak-too-late").say(json!({"event": "annul"}));
    let carry = game.0.carry();
    assert_eq!((carry.choices[0], carry.no_trump[0], carry.race.deals, game.dealer()), (1, 1, 1, 2));
    Match::new("belge", &[]).refuse(by("weak", 1), "weak-off");
}

#[test]
fn a_match_of_deals_ends_or_goes_on() {
    let level = |tie: &str| {
        let mut game = Match::new("manille-20", &[("deals", "2"), ("tie-match", tie)]);
        game.say(trump("hearts")).say(points("A", 40)).say(trump("hearts")).say(points("B", 40));
        game
    };
    let drawn = level("draw").0.standing();
    assert!(drawn.over && drawn.draw && drawn.winners.is_empty() && drawn.parts.is_none());
    let mut open = level("one-more-deal");
    assert!(!open.0.standing().over);
    open.say(trump("hearts")).say(points("B", 35));
    assert_eq!(open.0.standing().winners.len(), 1);
}

#[test]
fn what_is_carried_in() {
    let fields = json!({"manche": "1-1"});
    let mut game = Match::from("manille", &[("A", 100), ("B", 90)], fields).unwrap();
    game.say(trump("hearts")).say(points("A", 40));
    assert_eq!(game.0.standing().totals, [106, 90], "the belle goes to 121");
    let fields = json!({"carried": "yes", "choices-a": 4, "choices-b": 3, "no-trump-a": 1, "no-trump-b": 0, "deals": 8});
    let mut game = Match::from("belge", &[("A", 30), ("B", 12)], fields).unwrap();
    game.say(trump("hearts")).say(points("A", 42));
    assert_eq!((game.score(), game.closing()), (vec![24, 0], vec![54, 12]));
    assert_eq!(game.notices(), ["notice-deals", "notice-owes", "notice-owes"]);
    let refused = |preset, totals: &[(&str, i32)], fields| Match::from(preset, totals, fields).err().unwrap();
    assert_eq!(refused("manille", &[("A", 101), ("B", 0)], json!({})), "start-over");
    assert_eq!(refused("manille", &[], json!({"manche": "2-0"})), "start-over");
    assert_eq!(refused("manille", &[], json!({"carried": "yes"})), "start-carried");
    assert_eq!(refused("belge", &[], json!({"manche": "1-0"})), "start-no-manches");
    assert_eq!(refused("belge", &[], json!({"deals": 20})), "start-over");
    assert_eq!(refused("belge", &[], json!({"choices-a": 1, "no-trump-a": 2})), "start-no-trump");
    assert_eq!(refused("belge", &[], json!({"choices-a": 5, "choices-b": 5, "deals": 8})), "start-deals");
    assert_eq!(refused("belge", &[], json!({"choices-1": 5})), "start-account");
    assert_eq!(refused("manille-3", &[("1", 5), ("2", 5), ("3", 0)], json!({})), "not-zero-sum");
}

#[test]
fn options_that_follow_and_options_that_clash() {
    let three = rules("manille", &[("players", "3")]);
    assert_eq!((three.deals, three.min_sans_atout, three.trick_point), (30, 2, 0));
    assert_eq!(rules("manille", &[("players", "3"), ("deals", "12")]).deals, 12);
    assert_eq!(rules("manille-3", &[]), three);
    assert!(!rules("aleatoire", &[]).voiture.on());
    for (preset, sets) in [
        ("aleatoire", [("voiture", "on")]),
        ("belge", [("voiture", "off")]),
        ("belge", [("match-format", "manches")]),
        ("belge", [("deals", "2")]),
        ("manille-3", [("en-face", "once")]),
        ("decouverte", [("talk", "bavarde")]),
    ] {
        assert_eq!(clash(preset, &sets), ["clash"], "{preset} {sets:?}");
    }
    assert_eq!(clash("belge", &[("trump-method", "turned-card")]).len(), 2);
}

#[test]
fn the_contract_in_json() {
    let mut game = Match::new("belge", &[]);
    game.say(trump("hearts"))
        .say(points("A", 30))
        .say(by("en-face", 2))
        .say(trump("none"))
        .say(by("contre", 1));
    let open = game.0.open_deal().unwrap();
    let contract = Manille::contract(game.0.at(2), &open.state);
    assert_eq!((&contract["by"], &contract["suit"]), (&json!([4]), &json!("none")));
    assert_eq!((&contract["multiplier"], &contract["contre"]), (&json!(8), &json!(1)));
}

#[test]
fn every_form_is_an_event() {
    let known = ["deal", "redeal"];
    let events: Vec<&Form> = Manille::INFO.forms.iter().filter(|form| !known.contains(&form.event)).collect();
    assert_eq!(events.len(), 16);
    for form in events {
        let sample = json!({"event": form.event, "player": 1, "suit": "none", "card": "AH", "cards": 1, "counts": [["A", 1]],
            "side": "A", "text": "x"});
        let mut cards = sample.clone();
        cards["cards"] = json!(["AH", "KH"]);
        let read = |value| serde_json::from_value::<Event>(value);
        let event = read(sample).or_else(|_| read(cards)).unwrap();
        assert_eq!(serde_json::to_value(&event).unwrap()["event"], form.event);
        for (name, _) in serde_json::to_value(&event).unwrap().as_object().unwrap().iter().skip(1) {
            assert!(form.field(name).is_some(), "{} {name}", form.event);
        }
    }
}
