//! Random matches under random rules: nothing breaks, and totals are the sums of their lines.

use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::{GAME, table};
use crate::engine::Advice as _;
use crate::engine::{
    AnyGame, Camps, ENGINE_FORMS, Game, OptionKind, Play, RuleSet, Rules as _, Said, Seat, Side, Table,
};
use crate::games::coinche::rules::Rules;
use crate::games::coinche::{Coinche, charts};
use crate::notation;

/// Some event or other, often one that cannot be.
fn any_event() -> impl Strategy<Value = Value> {
    let seat = 1..=4i64;
    let side = prop::sample::select(vec!["A", "B"]);
    let suit = prop::sample::select(vec!["hearts", "diamonds", "clubs", "spades", "none", "all"]);
    let slam = prop::sample::select(vec!["capot", "capot-belote", "generale", "generale-belote", "schmurtz"]);
    let level = prop_oneof![(7..=20i64).prop_map(|n| json!(n * 10)), slam.prop_map(Value::from)];
    let card = prop::sample::select(vec!["AH", "KH", "QS", "JD", "9C", "8C", "10D", "7S"]);
    let kind = prop::sample::select(vec!["tierce", "cinquante", "cent", "carre"]);
    let word = prop::sample::select(vec![
        "pass",
        "coinche",
        "surcoinche",
        "belote",
        "generale",
        "revoke",
        "misdeal",
        "weak",
    ]);
    prop_oneof![
        4 => (seat.clone(), level, suit).prop_map(|(player, level, suit)| {
            json!({"event": "bid", "player": player, "level": level, "suit": suit})
        }),
        4 => (word, seat.clone()).prop_map(|(word, player)| json!({"event": word, "player": player})),
        1 => (seat, kind, card).prop_map(|(player, kind, card)| {
            json!({"event": "declare", "player": player, "kind": kind, "card": card})
        }),
        5 => (side.clone(), 0..=260i32)
            .prop_map(|(side, points)| json!({"event": "points", "counts": [[side, points]]})),
        1 => (side.clone(), 0..=8i32)
            .prop_map(|(side, tricks)| json!({"event": "tricks", "counts": [[side, tricks]]})),
        1 => side.clone().prop_map(|side| json!({"event": "capot", "side": side})),
        1 => side.prop_map(|side| json!({"event": "der", "side": side})),
        1 => Just(json!({"event": "annul"})),
    ]
}

/// Some rules or other that go together.
fn any_rules() -> impl Strategy<Value = RuleSet> {
    let one = (0..Rules::SPECS.len(), any::<u32>());
    let presets: Vec<&str> = Coinche::INFO.presets.iter().map(|preset| preset.name).collect();
    (prop::sample::select(presets), prop::collection::vec(one, 0..12)).prop_map(|(preset, picks)| {
        let mut patch: Vec<(String, String)> = Vec::new();
        for (place, pick) in picks {
            let spec = &Rules::SPECS[place];
            let span =
                |min: i32, max: i32| min + i32::try_from(pick % 1000).unwrap_or(0) % (max - min + 1).min(200);
            let value = match spec.kind {
                OptionKind::Choice(values) => values[pick as usize % values.len()].to_owned(),
                OptionKind::Number(min, max)
                | OptionKind::Limit(min, max)
                | OptionKind::WordOr(_, min, max) => span(min, max).to_string(),
                OptionKind::Cells(_) => continue,
            };
            patch.push((spec.id.to_owned(), value));
            if GAME.resolve(preset, &patch).is_err() {
                patch.pop();
            }
        }
        GAME.resolve(preset, &patch).expect("what clashed was left out")
    })
}

/// The event as this table would see it: of two players each is a side, and there is no third.
fn at_table(event: &Value, table: &Table) -> Option<Value> {
    if event["player"].as_u64().is_some_and(|player| player > table.players.len() as u64) {
        return None;
    }
    let mut event = event.clone();
    if table.camps == Camps::Singles {
        let own = |side: &Value| json!(if side == "A" { "1" } else { "2" });
        if let Some(side) = event.get_mut("side") {
            *side = own(side);
        }
        for pair in event.get_mut("counts").and_then(Value::as_array_mut).into_iter().flatten() {
            pair[0] = own(&pair[0]);
        }
    }
    Some(event)
}

proptest! {
    #[test]
    fn nothing_breaks_and_totals_are_sums(set in any_rules(), events in prop::collection::vec(any_event(), 1..60)) {
        let rules = Rules::read(&set.options).expect("rules");
        let sides = [Side::A, Side::B].map(|side| rules.account(side));
        let seats = table(&rules);
        let mut play = Play::<Coinche>::new(rules, seats.clone(), Some(Seat::at(0)), None).expect("a match");
        for event in events.iter().filter_map(|event| at_table(event, &seats)) {
            let event = &event;
            let before = format!("{:?}", play.deals());
            if play.place(event).is_err() {
                prop_assert_eq!(before, format!("{:?}", play.deals()));
            }
            let forms = [ENGINE_FORMS, Coinche::INFO.forms];
            let printed = notation::write_event(&forms, event, &seats, crate::lang::Lang::CANONICAL);
            let read = notation::read_lines(&forms, &seats, &printed, notation::Tongue::SHEET).expect("what is printed reads back");
            let read: Vec<&Value> = read.iter().flat_map(|line| &line.events).map(|(event, _)| event).collect();
            prop_assert_eq!(read, vec![event]);
            let at = play.at(play.current());
            if let Some(open) = play.open_deal() {
                let _ = Coinche::notices(at, &open.before, Some(&open.state));
                let _ = Coinche::headline(at, &open.state);
            }
        }
        for side in sides {
            let sum: i32 = play.deals().iter().map(|dealt| dealt.score.of(side)).sum();
            prop_assert_eq!(play.standing().totals[side.index()], sum);
        }
    }

    #[test]
    fn rules_read_back_as_they_were(set in any_rules()) {
        let rules = Rules::read(&set.options).expect("rules");
        let mut written = Map::new();
        rules.write(&mut written);
        prop_assert_eq!(&written, &*set.options);
        let _: Vec<Said> = charts::charts(&rules).into_iter().map(|chart| chart.title).collect();
    }
}
