//! What is printed reads back as the same, for any event and any names.

use proptest::collection::vec;
use proptest::option::weighted;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use serde_json::{Map, json};

use super::toy::START;
use super::*;
use crate::cards::{FULL, Suit};
use crate::engine::{Account, Choice, Half, Kind, Need, RuleSet, Seat, Start};
use crate::notation::value::MOST;
use crate::notation::write::write_opening;

const NAMES: &[&str] = &[
    "A",
    "B",
    "b c",
    "Jean Paul",
    "Jean",
    "d'Arc",
    "Zoé",
    "hearts",
    "=x",
    "a,b",
    "\"q\"",
    "ana",
    "c",
    "h",
    "trick",
    "#1",
    "level=80",
    "side=A",
    "text=\"x\"",
    "Parole",
    "face",
    "none",
    "+10",
    "-5",
    "1-0",
    "10H",
    "\\",
    "a\\\"b",
    "1 2",
    "pli 3",
    "player=",
    "manche",
    "deals",
    "sans",
    "atout",
    "gm",
    "pass",
    "note",
    "日本",
    "é\u{301}",
];

fn names(count: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = Vec<String>> {
    let odd = select(NAMES).prop_map(str::to_owned);
    let any = "[ -~éœ\u{a0}]{1,12}".prop_map(|name| name.trim().to_owned());
    vec(prop_oneof![3 => odd, 1 => any], count).prop_filter("legal names", |names| read_names(names).is_ok())
}

fn tables() -> impl Strategy<Value = Table> {
    let pairs = names(4..=4).prop_map(|players| Table::new(players, Camps::Pairs));
    let singles = names(2..=5).prop_map(|players| Table::new(players, Camps::Singles));
    prop_oneof![pairs, singles]
}

fn texts() -> impl Strategy<Value = String> {
    let odd = select(NAMES).prop_map(str::to_owned);
    prop_oneof![odd, "\\PC{0,20}", "[a-z,\"\\\\#= \t]{0,20}", "[a-z]{1,5}( [a-z=]{1,5}){0,3}"]
}

fn ids(choices: &'static [Choice]) -> Vec<Value> {
    choices.iter().map(|choice| json!(choice.id)).collect()
}

fn pick(values: Vec<Value>) -> BoxedStrategy<Value> {
    select(values).boxed()
}

fn values(kind: Kind, table: &Table) -> BoxedStrategy<Value> {
    let cards: Vec<Value> = FULL.iter().map(|card| json!(card.code())).collect();
    let accounts: Vec<Account> = table.accounts();
    match kind {
        Kind::Player => (1..=table.len()).prop_map(Value::from).boxed(),
        Kind::Account => pick(accounts.into_iter().map(|a| json!(a.to_string())).collect()),
        Kind::PlayerOr(choices) | Kind::Camp(choices) => {
            prop_oneof![(1..=table.len()).prop_map(Value::from), select(ids(choices))].boxed()
        }
        Kind::Half(min, max) => (min..=max).prop_map(|n| Half::of_halves(n).json()).boxed(),
        Kind::Counts => {
            let most = accounts.len();
            (subsequence(accounts, 1..=most).prop_shuffle(), vec(-MOST..=MOST, most))
                .prop_map(|(accounts, counts)| {
                    json!(accounts.iter().map(ToString::to_string).zip(counts).collect::<Vec<_>>())
                })
                .boxed()
        }
        Kind::Suit(choices) => {
            let mut all: Vec<Value> = Suit::ALL.iter().map(|suit| json!(suit.id())).collect();
            all.extend(ids(choices));
            pick(all)
        }
        Kind::Card => pick(cards),
        Kind::Cards => vec(select(cards), 1..8).prop_map(Value::from).boxed(),
        Kind::Number(min, max) | Kind::Labelled(_, min, max) => (min..=max).prop_map(Value::from).boxed(),
        Kind::Signed => (-MOST..=MOST).prop_map(Value::from).boxed(),
        Kind::Level(min, max, choices) => {
            prop_oneof![(min..=max).prop_map(Value::from), select(ids(choices))].boxed()
        }
        Kind::Choice(choices) => pick(ids(choices)),
        Kind::Text => texts().prop_map(Value::from).boxed(),
    }
}

fn events(table: &Table) -> impl Strategy<Value = Value> + use<> {
    let table = table.clone();
    let all: Vec<&'static Form> = forms().into_iter().flatten().collect();
    select(all).prop_flat_map(move |form| {
        let fields: Vec<BoxedStrategy<Option<Value>>> = form
            .fields
            .iter()
            .map(|field| match field.need {
                Need::Required => values(field.kind, &table).prop_map(Some).boxed(),
                Need::Optional => weighted(0.6, values(field.kind, &table)).boxed(),
            })
            .collect();
        fields.prop_map(move |values| {
            let mut event = Map::new();
            event.insert("event".to_owned(), json!(form.event));
            for (field, value) in form.fields.iter().zip(values) {
                event.extend(value.map(|value| (field.name.to_owned(), value)));
            }
            Value::Object(event)
        })
    })
}

fn starts(table: &Table) -> impl Strategy<Value = Start> + use<> {
    let accounts = table.accounts();
    let totals = vec(-MOST..=MOST, accounts.len())
        .prop_map(move |totals| accounts.iter().copied().zip(totals).collect::<Vec<_>>());
    let fields: Vec<_> = START.iter().map(|field| weighted(0.6, values(field.kind, table))).collect();
    (totals, fields).prop_map(|(totals, values)| {
        let named = START.iter().zip(values).filter_map(|(f, value)| Some((f.name.to_owned(), value?)));
        Start { totals, fields: named.collect() }
    })
}

proptest! {
    #[test]
    fn events_read_back(
        (table, event) in tables().prop_flat_map(|table| { let event = events(&table); (Just(table), event) })
    ) {
        for lang in [Lang::CANONICAL, Lang::Fr] {
            let text = write_event(&forms(), &event, &table, lang);
            let read = read_at(&table, &text).map_err(|error| TestCaseError::fail(format!("{text}: {error}")))?;
            prop_assert_eq!(&read, &event, "{}", text);
            prop_assert_eq!(write_event(&forms(), &read, &table, lang), text);
        }
    }

    #[test]
    fn heads_read_back(
        (table, start) in tables().prop_flat_map(|table| { let start = starts(&table); (Just(table), start) }),
        title in proptest::option::of(texts()),
        dealer in 0..2usize,
        value in texts(),
    ) {
        let title = title.map(|title: String| title.replace('\t', " ").trim().to_owned()).filter(|t| !t.is_empty());
        let opening = Opening {
            game: "toy", title, date: Some("2024-02-29".to_owned()), table,
            rules: RuleSet { preset: "my house".to_owned(), options: Map::new().into() },
            sets: vec![("target".to_owned(), value)],
            dealer: Some(Seat::at(dealer)), start: Some(start),
            contest: None, after: None,
        };
        for lang in [Lang::CANONICAL, Lang::Fr] {
            let text = write_opening(START, &opening, lang);
            let head = read_head(&text).map_err(|error| TestCaseError::fail(format!("{text}: {error}")))?;
            prop_assert_eq!(&head.title, &opening.title);
            prop_assert_eq!(&head.date, &opening.date);
            let players: Vec<String> = head.players.iter().map(|told| told.text.clone()).collect();
            prop_assert_eq!(&players, &opening.table.players, "{}", text);
            prop_assert_eq!(&head.rules.as_ref().expect("rules").text, "my house");
            prop_assert_eq!(&head.sets[0].1.text, &opening.sets[0].1, "{}", text);
            let (dealer, start) = opening::read_people(&head, START, &opening.table)
                .map_err(|error| TestCaseError::fail(format!("{text}: {error}")))?;
            prop_assert_eq!(dealer, opening.dealer, "{}", text);
            prop_assert_eq!(&start, &opening.start, "{}", text);
        }
    }

    #[test]
    fn any_text_is_read_or_refused_at_a_place(table in tables(), text in "\\PC{0,60}", words in vec(select(&[
        "bid", "ana", "A", "1", "100", "hearts", "h", "points", ",", "\"", "=", "level=", "trick", "3", "7H", "muddle",
        "heap", "-1", "note", "#", "renege", "side=A", "n=3", "counts=", "cards=\"7H", "c", "none", "sans", "atout",
    ][..]), 0..12)) {
        for line in [text, words.join(" "), words.concat()] {
            if let Err(error) = read_line(&forms(), &table, 1, &line, Tongue::SHEET) {
                prop_assert!(error.span.line == 1 && error.span.column >= 1, "{}", error);
                prop_assert!(error.caret().contains('^'));
            }
            let _ = read_sheet(&line, &toy::HOOKS);
            let _ = split_args(&[line.as_str(), "x", &line]);
        }
    }

    #[test]
    fn arguments_keep_their_texts(begin in "[a-z,\\\\#= ][a-z,\"\\\\#= ]{0,9}", end in "[a-z,\"\\\\#= ]{0,9}[a-z\"\\\\#= ]") {
        let text = format!("{begin} {end}");
        prop_assume!(!text.starts_with("text=") && !text.contains("=\""));
        let line = split_args(&["note", text.as_str()]);
        let read = read_at(&four(), &line);
        let read = read.map_err(|error| TestCaseError::fail(format!("{line}: {error}")))?;
        prop_assert_eq!(&read["text"], &json!(text), "{}", line);
    }
}
