//! What Marjolet must do beyond the worked cases: the open deal on the slate, and what holds of every deal.

mod simulated;

use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;
use crate::cards::{Card, PIQUET, Suit};
use crate::engine::{AnyPlay as _, Half, Play, Rules as _, Say as _, Table, Unit};

fn rules(sets: &[(&str, &str)]) -> Rules {
    let mut rules = Rules::default();
    for (id, value) in sets {
        rules.set(id, value).expect("an option");
    }
    rules
}

fn table() -> Table {
    Table::new(vec!["Ana".to_owned(), "Bob".to_owned()], Camps::Singles)
}

fn play(rules: Rules) -> Play<Marjolet> {
    Play::new(rules, table(), None, None).expect("a match")
}

#[track_caller]
fn place(play: &mut Play<Marjolet>, events: &[Value]) {
    for event in events {
        play.place(event).unwrap_or_else(|refused| panic!("{event} refused: {}", refused.id));
    }
}

fn meld(player: u8, kind: &str, suit: Option<&str>) -> Value {
    let mut event = json!({"event": "meld", "player": player, "kind": kind});
    if let Some(suit) = suit {
        event["suit"] = suit.into();
    }
    event
}

/// The notices of the open deal, as ids with their figures.
fn notices(play: &Play<Marjolet>) -> Vec<Value> {
    let open = play.open_deal().map(|open| open.state);
    let notices = Marjolet::notices(play.at(play.current()), &play.carry(), open.as_ref());
    notices.iter().map(|notice| notice.said().json()).collect()
}

#[test]
fn melds_are_seen_while_the_deal_is_open() {
    let mut play = play(rules(&[]));
    place(
        &mut play,
        &[
            json!({"event": "turn", "card": "7H"}),
            meld(1, "four-queens", None),
            meld(1, "royal-marriage", None),
            json!({"event": "seven", "player": 2}),
        ],
    );
    assert_eq!(
        notices(&play),
        [
            json!({"id": "notice-melds", "first": "1", "melded_first": 80, "second": "2", "melded_second": 0}),
            json!({"id": "notice-shown", "player": 1,
                   "shown": ["turned-seven", "four-queens", "royal-marriage"], "points": 90}),
            json!({"id": "notice-shown", "player": 2, "shown": ["seven"], "points": 10}),
        ]
    );
    let at = play.at(1);
    let deal = play.open_deal().expect("open").state;
    let headline = Marjolet::headline(at, &deal).expect("a headline").said();
    assert_eq!(
        headline.json(),
        json!({"id": "headline-melds", "trump": "hearts", "first": "1", "melded_first": 80,
               "second": "2", "melded_second": 0})
    );
    let contract = Marjolet::contract(at, &deal);
    assert_eq!(contract["melded"], json!({"1": 80, "2": 0}));
    assert_eq!(contract["so-far"], json!({"1": 90, "2": 10}));
    assert_eq!(
        contract["melds"][1],
        json!({"player": 1, "kind": "royal-marriage", "suit": "hearts", "points": 40})
    );
    assert_eq!(play.standing().totals, [0, 0]);
}

#[test]
fn two_at_the_target_are_told_that_they_are_level_and_one_is_not() {
    let mut play = play(rules(&[]));
    let adjust = |side: &str| json!({"event": "adjust", "side": side, "points": 600, "text": "late"});
    let level = |play: &Play<Marjolet>| notices(play).iter().any(|notice| notice["id"] == "notice-level");
    place(&mut play, &[adjust("1")]);
    assert!(!level(&play), "600 and nothing");
    place(&mut play, &[adjust("2")]);
    assert!(level(&play), "600 each");
}

#[test]
fn the_headline_of_a_counted_deal_has_brisques_and_the_last_trick() {
    let mut play = play(rules(&[]));
    place(
        &mut play,
        &[
            json!({"event": "turn", "card": "9H"}),
            meld(2, "marriage", Some("spades")),
            json!({"event": "brisques", "counts": [["1", 5]]}),
            json!({"event": "six-last", "player": 1}),
        ],
    );
    let done = play.deals().last().expect("a deal");
    let headline = Marjolet::headline(play.at(1), &done.state).expect("a headline").said();
    assert_eq!(
        headline.json(),
        json!({"id": "headline-counted", "trump": "hearts", "melded_first": 0, "melded_second": 20,
               "brisques_first": 5, "brisques_second": 3, "end": "six-last", "by": 1})
    );
    assert!(notices(&play).is_empty());
}

#[test]
fn reaching_the_target_is_noticed_and_judged_at_the_close() {
    let mut play = play(rules(&[("target", "120"), ("both-over", "first-to-reach")]));
    place(&mut play, &[meld(1, "four-aces", None), meld(1, "marriage", Some("hearts"))]);
    assert!(notices(&play).contains(&json!({"id": "notice-reached", "player": 1, "total": 120})));
    assert!(!play.standing().over);
    place(
        &mut play,
        &[
            meld(2, "four-tens", None),
            json!({"event": "brisques", "counts": [["2", 8]]}),
            json!({"event": "last-trick", "player": 2}),
        ],
    );
    let standing = play.standing();
    assert_eq!((standing.totals, standing.over), (vec![120, 170], true));
    assert_eq!(standing.winners, [Account::Seat(Seat::at(0))]);
    assert_eq!(notices(&play), [json!({"id": "notice-first", "player": 1, "target": 120})]);
    let refused = play.place(&json!({"event": "turn", "card": "9H"})).expect_err("the match is over");
    assert_eq!(refused.id, "match-over");
}

#[test]
fn what_is_expected_follows_the_deal() {
    let mut play = play(rules(&[("talon-last-card", "10")]));
    let fresh = Deal::new(Seat::at(0));
    let expects = Marjolet::expects(play.at(1), &play.carry(), &fresh);
    assert_eq!((expects.to_act, expects.events[0]), (Some(Seat::at(1)), "turn"));
    place(
        &mut play,
        &[
            json!({"event": "turn", "card": "9H"}),
            json!({"event": "exchange", "player": 1}),
            json!({"event": "brisques", "counts": [["2", 8]]}),
        ],
    );
    let open = play.open_deal().expect("open");
    let expects = Marjolet::expects(play.at(1), &open.before, &open.state);
    assert_eq!((expects.to_act, &expects.events[..3]), (None, &["last-trick", "six-last", "talon-last"][..]));
    assert!(!expects.events.contains(&"exchange") && !expects.events.contains(&"turn"));
}

#[test]
fn totals_of_paper_that_end_the_match_are_refused() {
    let start = |first, second| Start {
        totals: vec![(Account::Seat(Seat::at(0)), first), (Account::Seat(Seat::at(1)), second)],
        ..Start::default()
    };
    let refused = Play::<Marjolet>::new(rules(&[]), table(), None, Some(&start(500, 300)));
    assert_eq!(refused.expect_err("over").id, "start-is-over");
    assert!(Play::<Marjolet>::new(rules(&[]), table(), None, Some(&start(510, 510))).is_ok());
}

/// A deal in which Bob takes every trick.
const ALL_TO_BOB: [&str; 16] = [
    "AS 7S", "10S 8S", "KS 9S", "QS JS", "AD 7D", "10D 8D", "KD 9D", "QD JD", "8H 7H", "8C 7C", "AH AC",
    "10H 10C", "KH KC", "QH QC", "JH JC", "9H 9C",
];

#[test]
fn under_the_tricks_the_six_last_come_beside_the_last_trick_or_in_its_place() {
    // Eight brisques are 80, the last trick is 10, the six last are 50.
    for (adds, counted) in [("yes", 80 + 10 + 50), ("no", 80 + 50)] {
        let mut play = play(rules(&[("six-last-adds-last-trick", adds)]));
        place(&mut play, &[json!({"event": "turn", "card": "9H"})]);
        for trick in ALL_TO_BOB {
            let cards: Vec<&str> = trick.split(' ').collect();
            place(&mut play, &[json!({"event": "trick", "player": 2, "cards": cards})]);
        }
        let under = play.tricks().expect("tricks").points;
        let [ana, bob] = [0, 1].map(|seat| Account::Seat(Seat::at(seat)));
        assert_eq!(under, [(ana, Half::whole(0)), (bob, Half::whole(counted))], "{adds}");
    }
}

fn any_card() -> impl Strategy<Value = Card> {
    prop_oneof![4 => (0..56u8).prop_filter_map("piquet", |index| {
        Card::from_index(index).filter(|card| PIQUET.has(*card))
    }), 1 => (0..78u8).prop_filter_map("any", Card::from_index)]
}

fn any_event() -> impl Strategy<Value = Event> {
    let seat = || prop_oneof![20 => (0..2usize).prop_map(Seat::at), 1 => Just(Seat::at(7))];
    let suit = prop::option::of(prop::sample::select(Suit::ALL.to_vec()));
    let kind = prop::sample::select(vec![
        MeldKind::FourAces,
        MeldKind::FourTens,
        MeldKind::FourKings,
        MeldKind::FourQueens,
        MeldKind::RoyalMarriage,
        MeldKind::Marriage,
        MeldKind::Marjolet,
        MeldKind::JackQueen,
    ]);
    let counts = prop::collection::vec((seat().prop_map(Account::Seat), -2..12), 0..3);
    prop_oneof![
        2 => any_card().prop_map(|card| Event::Turn { card }),
        12 => (seat(), kind, suit).prop_map(|(player, kind, suit)| Event::Meld { player, kind, suit }),
        1 => seat().prop_map(|player| Event::Exchange { player }),
        1 => seat().prop_map(|player| Event::Seven { player }),
        1 => seat().prop_map(|player| Event::TalonLast { player }),
        2 => counts.prop_map(|counts| Event::Brisques { counts }),
        1 => seat().prop_map(|player| Event::LastTrick { player }),
        1 => seat().prop_map(|player| Event::SixLast { player }),
        1 => seat().prop_map(|player| Event::Misdeal { player }),
        1 => Just(Event::Annul { text: None }),
    ]
}

fn any_rules() -> impl Strategy<Value = Rules> {
    let sets = prop::sample::subsequence(
        vec![
            ("both-over", "first-to-reach"),
            ("jack-queen-plain", "on"),
            ("marjolet-trump-queen", "40"),
            ("seven-exchange", "any-card"),
            ("seven-played", "always"),
            ("six-last-adds-last-trick", "no"),
            ("talon-last-card", "10"),
            ("target", "300"),
        ],
        0..=8,
    );
    sets.prop_map(|sets| rules(&sets))
}

proptest! {
    #[test]
    fn whatever_is_typed_the_sheet_stays_true(
        rules in any_rules(),
        events in prop::collection::vec(any_event(), 0..60),
    ) {
        let mut play = play(rules);
        for event in &events {
            let stored = serde_json::to_value(event).expect("stored");
            let before = format!("{play:?}");
            if play.place(&stored).is_err() {
                prop_assert_eq!(before, format!("{play:?}"));
            }
            let _ = notices(&play);
        }
        let mut totals = vec![0; 2];
        for dealt in play.deals() {
            let at = play.at(dealt.no);
            let _ = (Marjolet::headline(at, &dealt.state), Marjolet::contract(at, &dealt.state));
            if let Some(facts) = dealt.state.facts() {
                prop_assert!(facts.check(at.rules).is_ok());
                if let Some(trump) = facts.trump() {
                    let [first, second] = facts.shown(at.rules, trump).expect("checked");
                    prop_assert!(first.and(second).is_empty());
                }
            }
            for line in dealt.score.lines() {
                prop_assert!(line.unit == Unit::Points && line.amount >= 0);
                totals[line.to.index()] += line.amount;
            }
            if let Some(Outcome::Counted(count)) = &dealt.outcome {
                prop_assert_eq!(count.brisques.iter().sum::<i32>(), 8);
            }
        }
        prop_assert_eq!(play.standing().totals, totals);
    }
}
