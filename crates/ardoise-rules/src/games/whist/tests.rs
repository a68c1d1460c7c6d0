//! What the worked cases cannot say: starts, options that clash, the shape of reports, and properties.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::outcome::SIDES;
use super::{Reason, Whist};
use crate::engine::Advice as _;
use crate::engine::{
    Account, AnyGame, Camps, Erased, Game, Play, Rules as _, RulesError, Said, Seat, Side, Start, Table, Unit,
};

fn table() -> Table {
    Table::new(["Ana", "Bob", "Cy", "Dee"].map(str::to_owned).to_vec(), Camps::Pairs)
}

fn resolve(preset: &str, sets: &[(&str, &str)]) -> Result<super::Rules, RulesError> {
    let sets: Vec<_> = sets.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let rules = Erased::<Whist>::new().resolve(preset, &sets)?;
    Ok(super::Rules::read(&rules.options).expect("complete rules read back"))
}

fn play(preset: &str, sets: &[(&str, &str)], start: Option<&Start>) -> Result<Play<Whist>, Said> {
    Play::new(resolve(preset, sets).expect("rules"), table(), None, start)
}

fn start(totals: [i32; 2], fields: Value) -> Start {
    let totals = vec![(Account::Side(Side::A), totals[0]), (Account::Side(Side::B), totals[1])];
    Start { totals, fields: fields.as_object().expect("fields").clone() }
}

#[track_caller]
fn said(play: &mut Play<Whist>, event: Value) {
    play.place(&event).expect("an event that can be true");
}

#[track_caller]
fn refused(play: &mut Play<Whist>, event: Value, id: &str) {
    let refusal = play.place(&event).expect_err("an event that cannot be true");
    assert_eq!(refusal.id, id, "{refusal:?}");
}

fn tricks(side: &str, number: i32) -> Value {
    json!({"event": "tricks", "counts": [[side, number]]})
}

#[track_caller]
fn option(preset: &str, sets: &[(&str, &str)], id: &str, value: &str) {
    assert_eq!(resolve(preset, sets).expect("rules").get(id).as_deref(), Some(value), "{id}");
}

#[test]
fn the_length_of_the_game_moves_the_defaults_it_brings_with_it() {
    let seven = &[("game-points", "7")][..];
    for (id, value) in
        [("honours", "off"), ("revoke-points", "2"), ("revoke-mode", "add-only"), ("game-bonus", "off")]
    {
        option("whist", seven, id, value);
        option("american", &[], id, value);
    }
    option("whist", seven, "single-from", "4");
    option("whist", &[("game-points", "7"), ("honours", "on")], "honours", "on");
    option("whist", &[("game-points", "10")], "revoke-points", "4");
    option("whist-ten", &[], "trick-points", "2");
    option("whist-ten", &[], "single-from", "5");
    option("american", &[], "rubber-total", "game-values");
    option("whist-laws", &[("game-points", "7")], "game-bonus", "off");
    option("whist", &[("revoke-mode", "add")], "revoke-mode", "add-only");
    assert!(matches!(resolve("whist", &[("game-points", "6")]), Err(RulesError::BadValue { .. })));
    assert!(matches!(resolve("whist", &[("no-trumps", "on")]), Err(RulesError::UnknownOption { .. })));
}

#[test]
fn rubbers_by_the_value_of_games_need_games_with_a_value() {
    let clash = |sets: &[(&str, &str)]| match resolve("whist-laws", sets) {
        Err(RulesError::Clash(clashes)) => clashes.first().map(|clash| clash.id),
        Ok(_) | Err(_) => None,
    };
    assert_eq!(clash(&[("game-bonus", "off")]), Some("clash-game-values"));
    assert_eq!(clash(&[("game-bonus", "by-tricks")]), Some("clash-game-values"));
    assert_eq!(clash(&[("game-bonus", "off"), ("game-points", "7")]), None);
    assert_eq!(clash(&[("single-from", "5")]), Some("clash-single-from"));
    assert_eq!(clash(&[("game-points", "10")]), None);
}

#[test]
fn a_start_on_paper_must_be_able_to_stand() {
    let refusal = |sets: &[(&str, &str)], totals, fields| {
        play("whist", sets, Some(&start(totals, fields))).map(|_| ()).map_err(|said| said.id)
    };
    assert_eq!(refusal(&[], [5, 0], json!({})), Err("start-points"));
    assert_eq!(refusal(&[], [0, -1], json!({})), Err("start-points"));
    assert_eq!(refusal(&[("game-points", "7")], [5, 0], json!({})), Ok(()));
    assert_eq!(refusal(&[], [0, 0], json!({"games": "2-0"})), Err("start-games"));
    assert_eq!(refusal(&[("rubber", "single-game")], [0, 0], json!({"games": "1-0"})), Err("start-games"));
    assert_eq!(refusal(&[], [0, 0], json!({"games": "1-1", "deals": 1})), Err("start-deals"));
    assert_eq!(refusal(&[], [0, 0], json!({"games": "one"})), Err("start-unreadable"));
    assert_eq!(refusal(&[], [0, 0], json!({"games": "1-1", "deals": 5})), Ok(()));
}

#[test]
fn a_start_carries_games_and_rubber_points() {
    let fields = json!({"games": "1-0", "deals": 4, "rubber-a": 3, "rubber-b": 0});
    let all = play("whist", &[], Some(&start([2, 1], fields.clone()))).expect("a start");
    let parts = all.standing().parts.expect("games");
    assert_eq!((parts.name, parts.no, parts.won, parts.points), ("game", 2, vec![1, 0], vec![5, 1]));
    let values = play("whist-laws", &[], Some(&start([2, 1], fields))).expect("a start");
    assert_eq!(values.standing().parts.expect("games").points, [3, 0]);
    let needs = values.standing().needs;
    assert_eq!(needs.first().map(|need| need.1.clone()), Some(Reason::NeedsLastGame { points: 3 }));
    assert_eq!(needs.last().map(|need| need.1.clone()), Some(Reason::NeedsGame { points: 4 }));
}

#[test]
fn a_hand_in_which_both_sides_revoked_is_dealt_again() {
    let mut play = play("whist", &[], None).expect("a match");
    said(&mut play, tricks("A", 9));
    said(&mut play, json!({"event": "turn", "card": "7H"}));
    said(&mut play, json!({"event": "revoke", "player": 1}));
    said(&mut play, json!({"event": "revoke", "player": 4, "trick": 2}));
    let open = play.open_deal().expect("the deal is open again");
    assert_eq!((open.no, Whist::dealer(&open.state), Whist::contract(play.at(2), &open.state)), {
        (2, Seat::at(1), Value::Null)
    });
    let notices = Whist::notices(play.at(2), &open.before, Some(&open.state));
    assert_eq!(notices, [Reason::NoticeThrownIn { dealer: Seat::at(1) }]);
    said(&mut play, json!({"event": "deal"}));
    refused(&mut play, json!({"event": "deal"}), "deal-unfinished");
    said(&mut play, tricks("B", 8));
    assert_eq!(play.standing().totals, [3, 2]);
    assert_eq!(play.deals().len(), 2);
}

#[test]
fn the_trump_is_the_contract() {
    let mut turned = play("whist", &[], None).expect("a match");
    said(&mut turned, json!({"event": "turn", "card": "JH"}));
    let contract = |play: &Play<Whist>| {
        play.deals().last().map(|dealt| Whist::contract(play.at(dealt.no), &dealt.state)).unwrap_or_default()
    };
    assert_eq!(
        contract(&turned),
        json!({"by": [], "level": null, "suit": "hearts", "multiplier": 1, "turned": "JH"})
    );
    let mut called = play("whist", &[("trump-method", "announced"), ("no-trump", "on")], None).expect("one");
    said(&mut called, json!({"event": "trump", "suit": "none"}));
    assert_eq!(contract(&called), json!({"by": [2], "level": null, "suit": "none", "multiplier": 1}));
}

#[test]
fn nobody_calls_and_the_card_turned_up_is_trump() {
    let mut play = play("whist", &[("trump-method", "announced")], None).expect("a match");
    said(&mut play, json!({"event": "turn", "card": "7C"}));
    for player in [2, 3, 4, 1] {
        said(&mut play, json!({"event": "pass", "player": player}));
    }
    refused(&mut play, json!({"event": "trump", "player": 2, "suit": "hearts"}), "calls-over");
    let open = play.open_deal().expect("an open deal");
    assert_eq!(open.state.headline(), Some(Reason::HeadTrump { trump: crate::cards::Trump::Clubs }));
}

#[test]
fn the_likely_slip_is_named_with_its_figures() {
    let mut play = play("whist", &[], None).expect("a match");
    let mut slip = |a: i32, b: i32| {
        let event = json!({"event": "tricks", "counts": [["A", a], ["B", b]]});
        play.place(&event).expect_err("not thirteen").json()
    };
    let over =
        json!({"id": "tricks-over", "first": 9, "second": 5, "sum": 14, "extra": 1, "most": 9, "rest": 4});
    assert_eq!(slip(9, 5), over);
    let under =
        json!({"id": "tricks-under", "first": 4, "second": 8, "sum": 12, "missing": 1, "most": 8, "rest": 5});
    assert_eq!(slip(4, 8), under);
    let points = json!({
        "id": "tricks-as-points", "first": 0, "second": 2, "sum": 2, "points": 2, "tricks": 8, "rest": 5
    });
    assert_eq!(slip(0, 2), points);
    refused(&mut play, tricks("A", 14), "tricks-range");
    refused(&mut play, json!({"event": "tricks", "counts": []}), "tricks-missing");
    refused(&mut play, tricks("C", 7), "no-such-side");
    refused(&mut play, json!({"event": "revoke", "player": 5}), "no-such-player");
    refused(&mut play, json!({"event": "honours", "side": "A", "count": 2}), "honours-count");
}

fn event() -> impl Strategy<Value = Value> {
    let seat = 1..=5_u8;
    let side = prop::sample::select(vec!["A", "B", "C", "1"]);
    let suit = prop::sample::select(vec!["hearts", "diamonds", "clubs", "spades", "none"]);
    let card = prop::sample::select(vec!["7H", "AS", "NC", "EX", "2D"]);
    let way = prop::sample::select(vec!["add", "deduct", "transfer"]);
    prop_oneof![
        Just(json!({"event": "deal"})),
        Just(json!({"event": "redeal"})),
        Just(json!({"event": "annul"})),
        card.prop_map(|card| json!({"event": "turn", "card": card})),
        (seat.clone(), suit.clone())
            .prop_map(|(seat, suit)| json!({"event": "trump", "player": seat, "suit": suit})),
        suit.prop_map(|suit| json!({"event": "trump", "suit": suit})),
        seat.clone().prop_map(|seat| json!({"event": "pass", "player": seat})),
        seat.clone().prop_map(|seat| json!({"event": "misdeal", "player": seat})),
        (side.clone(), -1..15_i32).prop_map(|(side, number)| tricks(side, number)),
        (0..=13_i32)
            .prop_map(|number| json!({"event": "tricks", "counts": [["A", number], ["B", 13 - number]]})),
        (side.clone(), 2..=4_i32)
            .prop_map(|(side, count)| json!({"event": "honours", "side": side, "count": count})),
        seat.clone().prop_map(|seat| json!({"event": "revoke", "player": seat})),
        (seat, 1..=13_u8, way)
            .prop_map(|(seat, no, way)| json!({"event": "revoke", "player": seat, "trick": no, "mode": way})),
        (side, any::<i32>()).prop_map(
            |(side, points)| json!({"event": "adjust", "side": side, "points": points, "text": "ruling"})
        ),
    ]
}

fn sets() -> impl Strategy<Value = Vec<(&'static str, &'static str)>> {
    let any = |id: &'static str, values: &'static [&'static str]| {
        prop::sample::select(values).prop_map(move |value| (id, value))
    };
    (
        any("game-points", &["5", "7", "10"]),
        any("trump-method", &["turned-last-card", "announced", "cycle", "cycle-nt"]),
        any("revoke-mode", &["claimant-chooses", "deduct-only", "transfer"]),
        any("same-deal-order", &["revoke-tricks-honours", "simultaneous"]),
        any("game-bonus", &["by-score", "by-tricks", "off"]),
        any("revoker-cannot-win", &["off", "on"]),
        any("no-trump", &["off", "on"]),
        any("rubber-winner", &["points", "games"]),
    )
        .prop_map(|(a, b, c, d, e, f, g, h)| vec![a, b, c, d, e, f, g, h])
}

proptest! {
    #[test]
    fn whatever_is_said_totals_are_sums_of_lines(
        sets in sets(),
        events in prop::collection::vec(event(), 0..60),
    ) {
        let mut play = play("whist", &sets, None).expect("a match");
        for event in &events {
            let _ = play.place(event);
        }
        let mut whole = [0_i64; 2];
        let adjusted = play.deals().iter().any(|dealt| !dealt.marks.is_empty());
        for dealt in play.deals() {
            for (place, side) in SIDES.into_iter().enumerate() {
                let account = Account::Side(side);
                let lines = dealt.score.lines().iter().filter(|line| line.to == account);
                whole[place] += lines.map(|line| i64::from(line.amount)).sum::<i64>();
                let before = Whist::standing(play.at(dealt.no), &dealt.before).totals[place];
                let after = Whist::standing(play.at(dealt.no), &dealt.after).closing[place];
                let saturates = before.saturating_abs() > 1_000_000;
                if dealt.marks.is_empty() && dealt.outcome.is_some() && !saturates {
                    prop_assert_eq!(after - before, dealt.score.sum(account, Unit::Points));
                }
            }
        }
        let standing = play.standing();
        if !adjusted {
            let parts = standing.parts.expect("games");
            prop_assert_eq!(parts.points.iter().map(|n| i64::from(*n)).collect::<Vec<_>>(), whole);
        }
        prop_assert_eq!(standing.over, !standing.winners.is_empty());
    }
}
