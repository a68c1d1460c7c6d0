//! What holds whatever is said.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::{Match, by, count, points, trump};
use crate::engine::Advice as _;
use crate::engine::{Account, Game as _, Unit};
use crate::games::manille::Manille;

fn any_event() -> impl Strategy<Value = Value> {
    let player = 1..6usize;
    let account = prop::sample::select(vec!["A", "B", "C", "1", "2", "3", "4"]);
    let counts = prop::collection::vec((account.clone(), -5..130i32), 0..4);
    let card = prop::sample::select(vec!["10H", "AH", "KS", "7C", "9D", "2H", "1T"]);
    prop_oneof![
        4 => prop::sample::select(vec!["hearts", "spades", "none"]).prop_map(trump),
        1 => (player.clone()).prop_map(|player| json!({"event": "trump", "player": player, "suit": "clubs"})),
        3 => (prop::sample::select(vec!["en-face", "contre", "surcontre", "pass", "lie", "weak", "misdeal", "revoke"]), player)
            .prop_map(|(event, player)| by(event, player)),
        1 => card.clone().prop_map(|card| json!({"event": "turn", "card": card})),
        1 => prop::collection::vec(card, 0..4).prop_map(|cards| json!({"event": "chien", "cards": cards})),
        1 => (-1..4i32).prop_map(|cards| json!({"event": "exchange", "cards": cards})),
        4 => (account.clone(), 0..77i32).prop_map(|(account, n)| points(account, n)),
        1 => counts.prop_map(|counts| count("points", &counts)),
        2 => (account.clone(), 0..17i32).prop_map(|(account, n)| count("tricks", &[(account, n)])),
        1 => account.prop_map(|side| json!({"event": "capot", "side": side})),
        1 => Just(json!({"event": "annul"})),
        1 => Just(json!({"event": "redeal"})),
        1 => Just(json!({"event": "deal"})),
    ]
}

const TABLES: &[(&str, &[(&str, &str)])] = &[
    ("manille", &[]),
    ("belge", &[("tie-doubling-stack", "yes"), ("blank-hand-redeal", "on"), ("deals", "6")]),
    ("bavarde", &[("maldonne", "next-dealer"), ("maldonne-points", "16"), ("capot-bonus", "1")]),
    ("aleatoire", &[("manches-to-win", "3"), ("blank-hand-redeal", "on")]),
    ("manille-3", &[("maldonne-points", "16"), ("renonce-3p", "offender-only"), ("capot-bonus", "1")]),
    (
        "manille-3",
        &[("multiplier-mode", "add"), ("max-multiplier", "3"), ("deals", "7"), ("trick-point", "1")],
    ),
    ("decouverte", &[("renonce-deal-counts", "replay"), ("trick-point", "1")]),
];

proptest! {
    #[test]
    fn whatever_is_said_holds(place in 0..TABLES.len(), events in prop::collection::vec(any_event(), 0..120)) {
        let (preset, sets) = TABLES[place];
        let mut game = Match::new(preset, sets);
        let zero = Manille::zero_sum(game.0.at(1).rules);
        for event in events {
            let before = game.0.deals().len();
            if game.0.place(&event).is_err() {
                prop_assert_eq!(game.0.deals().len(), before);
            }
            let at = game.0.at(game.0.current());
            let carry = game.0.carry();
            let open = game.0.open_deal();
            let _ = Manille::notices(at, &carry, open.map(|open| &open.state));
            if let Some(open) = open {
                let expects = Manille::expects(at, &open.before, &open.state);
                for event in expects.events {
                    prop_assert!(Manille::INFO.forms.iter().any(|form| form.event == event));
                }
            }
        }
        let mut sums = [0; 4];
        for deal in game.0.deals() {
            let accounts = game.0.at(deal.no).table.accounts();
            let score: Vec<i32> = accounts.iter().map(|account| deal.score.sum(*account, Unit::Points)).collect();
            prop_assert!(!zero || score.iter().sum::<i32>() == 0, "{:?}", score);
            for (place, points) in score.iter().enumerate() {
                sums[place] += points;
            }
            let _ = (Manille::headline(game.0.at(deal.no), &deal.state), Manille::contract(game.0.at(deal.no), &deal.state));
        }
        let whole = &game.0.carry().race.whole;
        prop_assert_eq!(&sums[..whole.len()], &whole[..]);
        let _: Vec<(Account, _)> = game.0.standing().needs;
    }
}
