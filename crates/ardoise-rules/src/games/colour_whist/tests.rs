//! Unit tests: the worked cases, the tables in every cell, and what must never happen.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::contract::Contract;
use super::grid::{cell, grid};
use super::{ColourWhist, Rules};
use crate::engine::{
    AnyGame as _, AnyPlay as _, Camps, Erased, Game as _, Kind, Play, Rules as _, Said, Seat, Setting, Table,
};
use crate::lang::{Lang, fold_word};
use crate::words::Speaker;

const NAMES: [&str; 6] = ["Ana", "Bob", "Cy", "Dee", "Eve", "Fay"];

fn rules(preset: &str, sets: &[(&str, &str)]) -> Rules {
    let patch: Vec<_> = sets.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let made = Erased::<ColourWhist>::new().resolve(preset, &patch).expect("rules");
    Rules::read(&made.options).expect("stored rules read back")
}

fn table(players: usize) -> Table {
    Table::new(NAMES[..players].iter().map(|name| (*name).to_owned()).collect(), Camps::Singles)
}

fn play(rules: Rules, players: usize) -> Play<ColourWhist> {
    Play::new(rules, table(players), None, None).expect("a match")
}

fn seat(word: &str) -> usize {
    let found = NAMES.iter().position(|name| name.to_lowercase().starts_with(word));
    found.unwrap_or_else(|| panic!("nobody is called {word}")) + 1
}

/// Reads an event typed in the canonical words, through the forms of the game.
fn event(line: &str) -> Value {
    let mut words = line.split_whitespace().peekable();
    let keyword = words.next().expect("a keyword");
    let mut value = json!({"event": keyword});
    let forms = ColourWhist::INFO.forms;
    let Some(form) = forms.iter().find(|form| form.event == keyword) else {
        if let Some(dealer) = words.next() {
            value["dealer"] = json!(seat(dealer));
        }
        return value;
    };
    for field in form.fields {
        let Some(word) = words.peek().copied() else { break };
        match field.kind {
            Kind::Player => value[field.name] = json!(seat(word)),
            Kind::Counts => {
                let mut counts = Vec::new();
                while let (Some(who), Some(number)) = (words.next(), words.next()) {
                    let number: i32 = number.parse().expect("a number");
                    counts.push(json!([seat(who).to_string(), number]));
                }
                value[field.name] = json!(counts);
            }
            _ => value[field.name] = json!(word),
        }
        words.next();
    }
    value
}

fn say(play: &mut Play<ColourWhist>, line: &str) -> Result<(), Said> {
    for part in line.split(',') {
        play.place(&event(part))?;
    }
    Ok(())
}

/// The points of the one deal that `line` records.
#[track_caller]
fn case(rules: Rules, line: &str, expected: &[i32]) {
    let mut play = play(rules, expected.len());
    say(&mut play, line).unwrap_or_else(|refused| panic!("{line}: {refused:?}"));
    let deal = play.deals().last().expect("a deal");
    assert!(deal.outcome.is_some(), "{line}: not complete");
    assert_eq!(deal.after.race.totals, expected, "{line}");
}

fn source() -> Rules {
    rules("colour-whist", &[])
}

#[test]
fn everybody_passes() {
    let passes = "pass bob, pass cy, pass dee, pass ana";
    let mut same = play(source(), 4);
    say(&mut same, passes).expect("passes");
    assert_eq!(same.next_dealer(), Seat::at(0));
    assert_eq!(same.carry().race.deals, 0);
    let mut next = play(rules("colour-whist", &[("all-pass", "next-dealer")]), 4);
    say(&mut next, passes).expect("passes");
    assert_eq!(next.next_dealer(), Seat::at(1));
    let double = rules("colour-whist", &[("all-pass", "next-deal-double")]);
    let mut double = play(double, 4);
    say(&mut double, passes).expect("passes");
    say(&mut double, "pass cy, pass dee, pass ana, pass bob").expect("passes");
    say(&mut double, "bid ana solo-6 hearts, tricks ana 7").expect("a solo");
    assert_eq!(double.carry().race.totals, [60, -20, -20, -20], "doubled once only");
    say(&mut double, "bid ana solo-6 hearts, tricks ana 6").expect("a solo");
    assert_eq!(double.carry().race.totals, [84, -28, -28, -28]);
    let mut alone = play(source(), 4);
    say(&mut alone, "bid bob colour hearts, pass cy, pass dee, pass ana").expect("a colour alone");
    assert!(alone.open_deal().is_some(), "Bob may still speak");
    say(&mut alone, "pass bob").expect("a pass");
    assert!(alone.open_deal().is_none());
}

#[test]
fn the_end() {
    let points = rules("colour-whist", &[("target", "60")]);
    let mut play = play(points, 4);
    say(&mut play, "bid bob abondance, tricks bob 9").expect("made");
    let standing = play.standing();
    assert!(standing.over);
    assert_eq!(standing.winners.len(), 1);
    assert!(say(&mut play, "bid bob abondance").is_err());
    let deals = rules("colour-whist", &[("deals", "4")]);
    let mut play = super::tests::play(deals, 4);
    for _ in 0..4 {
        assert!(!play.standing().over);
        say(&mut play, "bid bob colour hearts, support cy, tricks bob 8").expect("made");
    }
    assert!(play.standing().over);
    assert_eq!(play.standing().winners.len(), 2, "a shared victory");
}

#[test]
fn cells_are_overridden_one_by_one() {
    let house = rules("colour-whist", &[("contract.piccolo.won", "20"), ("contract.piccolo.lost", "25")]);
    case(house.clone(), "bid ana piccolo, tricks ana 1", &[60, -20, -20, -20]);
    case(house, "bid ana piccolo, tricks ana 0", &[-75, 25, 25, 25]);
    let five = rules("colour-whist", &[("contract.solo-5.won", "6"), ("contract.solo-5.over", "1")]);
    case(five, "bid ana solo-5 hearts, tricks ana 7", &[24, -8, -8, -8]);
    let abondance =
        rules("colour-whist", &[("contract.abondance.over", "2"), ("contract.abondance.missing", "3")]);
    case(abondance.clone(), "bid ana abondance, tricks ana 11", &[78, -26, -26, -26]);
    case(abondance, "bid ana abondance, tricks ana 7", &[-84, 28, 28, 28]);
    let table = rules("colour-whist", &[("contract.grande-misere-table.won", "60")]);
    case(table, "bid ana grande-misere-table, tricks ana 0", &[180, -60, -60, -60]);
    let slam = rules("colour-whist", &[("contract.chelem-table.won", "150")]);
    case(slam, "bid ana chelem-table, tricks ana 13", &[450, -150, -150, -150]);
    let game = Erased::<ColourWhist>::new();
    let wrong = |id: &str, value: &str| game.resolve("colour-whist", &[(id.into(), value.into())]).is_err();
    assert!(wrong("contract.belote.won", "3") && wrong("contract.piccolo.gained", "3"));
    assert!(wrong("contract.piccolo.won", "-3") && wrong("contract.piccolo.trump", "red"));
    assert!(wrong("contract.solo-6.by", "2") && wrong("contract.piccolo.defence", "9"));
    assert!(wrong("chelem-table", "custom"));
}

/// Declarer's points of a contract played by so many, trick by trick.
fn row(
    rules: &Rules,
    contract: Contract,
    declarers: usize,
    tricks: std::ops::RangeInclusive<i32>,
) -> Vec<i32> {
    tricks.map(|tricks| cell(rules, contract, declarers, tricks).expect("a cell").declarer).collect()
}

#[test]
fn the_iwwa_table_in_every_cell() {
    let iwwa = rules("iwwa", &[]);
    let pair = [-20, -18, -16, -14, -12, -10, -8, -6, 2, 3, 4, 5, 6, 14];
    assert_eq!(row(&iwwa, Contract::Colour, 2, 0..=13), pair);
    let alone = [-36, -30, -24, -18, -12, 6, 9, 12, 15, 18, 21, 24, 27, 60];
    assert_eq!(row(&iwwa, Contract::Solo5, 1, 0..=13), alone);
    let troel = [-20, -18, -16, -14, -12, -10, -8, -6, 4, 6, 8, 10, 12, 28];
    assert_eq!(row(&iwwa, Contract::Trou, 2, 0..=13), troel);
    let troela = [-22, -20, -18, -16, -14, -12, -10, -8, -6, 4, 6, 8, 10, 24];
    assert_eq!(row(&iwwa, Contract::TrouBeside, 2, 0..=13), troela);
    let flat = [
        (Contract::Abondance, 9, 15),
        (Contract::Abondance10, 10, 18),
        (Contract::Abondance11, 11, 24),
        (Contract::Abondance12, 12, 27),
        (Contract::Chelem, 13, 75),
        (Contract::ChelemTable, 13, 90),
    ];
    for (contract, needed, price) in flat {
        for tricks in 0..=13 {
            let found = cell(&iwwa, contract, 1, tricks).expect("a cell");
            let expected = if tricks >= needed { price } else { -price };
            assert_eq!(
                (found.declarer, found.defender),
                (expected, Some(-expected / 3)),
                "{contract:?} {tricks}"
            );
        }
    }
    for (contract, price) in [(Contract::GrandeMisere, 21), (Contract::GrandeMisereTable, 42)] {
        for tricks in 0..=13 {
            let expected = if tricks == 0 { price } else { -price };
            assert_eq!(row(&iwwa, contract, 1, tricks..=tricks), [expected], "{contract:?} {tricks}");
        }
    }
    for found in grid(&iwwa) {
        let declarers = i32::try_from(found.declarers).expect("few");
        let sum = found.declarer * declarers + found.defender.unwrap_or(0) * (4 - declarers);
        assert_eq!(sum, 0, "{found:?}");
    }
}

#[test]
fn the_whisthub_table() {
    let hub = rules("whisthub", &[]);
    assert_eq!(row(&hub, Contract::Colour, 2, 6..=13), [-14, -11, 8, 11, 14, 17, 20, 30]);
    assert_eq!(row(&hub, Contract::Colour9, 2, 8..=13), [-14, 11, 14, 17, 20, 30]);
    assert_eq!(row(&hub, Contract::Colour12, 2, 11..=13), [-23, 20, 30]);
    assert_eq!(row(&hub, Contract::Colour13, 2, 12..=13), [-26, 30]);
    assert_eq!(row(&hub, Contract::Solo5, 1, 3..=10), [-15, -12, 9, 12, 15, 18, 18, 18]);
    assert_eq!(row(&hub, Contract::Solo8, 1, 6..=9), [-27, -24, 21, 21]);
    assert_eq!(row(&hub, Contract::Trou, 2, 7..=13), [-16, 16, 16, 16, 16, 16, 30]);
    assert_eq!(row(&hub, Contract::Abondance12, 1, 11..=13), [-90, 90, 90]);
    assert_eq!(row(&hub, Contract::PetiteMisere, 1, 0..=1), [18, -18]);
    assert_eq!(row(&hub, Contract::GrandeMisereTable, 1, 0..=1), [72, -72]);
    assert_eq!(row(&hub, Contract::Piccolo, 1, 0..=2), [-24, 24, -24]);
    assert_eq!(row(&hub, Contract::Chelem, 1, 12..=13), [-180, 180]);
}

#[test]
fn the_cowhist_table() {
    let cow = rules("cowhist", &[]);
    let both = |contract, declarers, tricks| {
        let found = cell(&cow, contract, declarers, tricks).expect("a cell");
        (found.declarer, found.defender.expect("a defender"))
    };
    assert_eq!(row(&cow, Contract::Colour, 2, 6..=13), [-13, -10, 7, 10, 13, 16, 19, 30]);
    assert_eq!(both(Contract::Colour, 2, 7), (-10, 10));
    assert_eq!(both(Contract::Colour, 2, 8), (7, 0));
    assert_eq!(both(Contract::Colour13, 2, 12), (-33, 33));
    assert_eq!(row(&cow, Contract::Solo6, 1, 4..=9), [-18, -15, 12, 15, 18, 18]);
    assert_eq!((both(Contract::Solo6, 1, 5), both(Contract::Solo6, 1, 4)), ((-15, 10), (-18, 12)));
    assert_eq!((both(Contract::Solo7, 1, 6), both(Contract::Solo7, 1, 8)), ((-18, 12), (18, 0)));
    assert_eq!((both(Contract::Solo8, 1, 7), both(Contract::Solo8, 1, 13)), ((-24, 16), (21, 0)));
    assert_eq!(
        (both(Contract::PetiteMisere, 1, 0), both(Contract::PetiteMisere, 1, 3)),
        ((18, 0), (-18, 12))
    );
    assert_eq!(both(Contract::GrandeMisere, 1, 3), (-36, 24));
    assert_eq!(both(Contract::GrandeMisereTable, 1, 3), (-75, 32));
    assert_eq!(both(Contract::Chelem, 1, 12), (-200, 66));
    assert_eq!((both(Contract::Trou, 2, 7), both(Contract::Trou, 2, 13)), ((0, 16), (30, 0)));
}

#[test]
fn who_acts_and_what_is_expected() {
    let mut play = play(source(), 4);
    let expects = |play: &Play<ColourWhist>| {
        let expects = crate::engine::AnyPlay::expects(play);
        (expects.to_act.map(Seat::number), expects.events)
    };
    assert_eq!(expects(&play), (Some(2), vec!["bid", "pass", "wait", "trou"]));
    say(&mut play, "wait bob").expect("waits");
    assert_eq!(expects(&play).0, Some(3));
    say(&mut play, "bid cy colour hearts, pass dee, pass ana").expect("words");
    assert_eq!(expects(&play), (Some(2), vec!["support", "bid", "pass"]));
    say(&mut play, "support bob").expect("joins");
    assert_eq!(expects(&play), (Some(2), vec!["tricks", "trick", "play", "hand"]));
    assert_eq!(play.table().players.len(), 4);
    let mut alone = super::tests::play(source(), 4);
    say(&mut alone, "wait bob, pass cy, pass dee, pass ana, bid bob colour hearts").expect("words");
    assert_eq!(expects(&alone), (Some(2), vec!["bid", "pass"]), "nobody is left to join him");
    let mut slam = super::tests::play(source(), 4);
    say(&mut slam, "pass bob, pass cy, bid dee chelem, pass ana").expect("words");
    assert_eq!(expects(&slam), (Some(4), vec!["tricks", "trick", "play", "hand"]), "the declarer leads");
    let mut two = super::tests::play(source(), 4);
    say(&mut two, "bid bob petite-misere, bid cy petite-misere, tricks bob 0")
        .expect("one of two is counted");
    assert_eq!(expects(&two).0, None, "nobody speaks, the other one counts");
    assert_eq!(expects(&two).1[0], "tricks");
    let at = Setting { rules: &source(), table: &table(4) };
    let open = slam.open_deal().expect("open");
    let contract = ColourWhist::contract(at, &open.state);
    let expected = json!({"by": [4], "level": "chelem", "suit": "none", "multiplier": 1, "tricks": 13});
    assert_eq!(contract, expected);
}

#[test]
fn forty_deals_stay_at_zero() {
    for preset in ["colour-whist", "iwwa", "whisthub"] {
        let rules = rules(preset, &[]);
        let cells = grid(&rules);
        let mut play = play(rules, 5);
        for no in 0..40 {
            let cell = cells[(no * 37) % cells.len()];
            let seats = play.next_dealer().index();
            let who = |steps: usize| NAMES[(seats + steps) % 5].to_lowercase();
            let (first, second) = (who(1 + no % 2), who(3 + no % 2));
            let id = cell.contract.id();
            let suit = if no % 3 == 0 { "hearts" } else { "spades" };
            let place = if cell.contract == Contract::Trou { "in" } else { "beside" };
            let suit = if play.at(1).rules.row(cell.contract).trump { suit } else { "" };
            let begin = if cell.contract.trou() {
                format!("trou {first}, fill {second} clubs {place}")
            } else if cell.contract.pair() {
                format!("bid {first} {id} {suit}, support {second}")
            } else {
                format!("bid {first} {id} {suit}")
            };
            say(&mut play, &format!("{begin}, tricks {first} {}", cell.tricks)).expect("a deal");
        }
        assert_eq!(play.deals().len(), 40);
        assert!(play.deals().iter().all(|deal| deal.after.race.totals.iter().sum::<i32>() == 0));
    }
}

/// Any event, sensible or not.
fn any_event() -> impl Strategy<Value = String> {
    let who = || (0..4_usize).prop_map(|place| NAMES[place].to_lowercase());
    let suit = || prop::sample::select(vec!["hearts", "diamonds", "clubs", "spades"]);
    let contract = || prop::sample::select(Contract::BIDS.iter().map(|bid| bid.id).collect::<Vec<_>>());
    prop_oneof![
        4 => (who(), contract(), suit()).prop_map(|(who, bid, suit)| format!("bid {who} {bid} {suit}")),
        4 => (who(), contract()).prop_map(|(who, bid)| format!("bid {who} {bid}")),
        3 => who().prop_map(|who| format!("support {who}")),
        2 => who().prop_map(|who| format!("pass {who}")),
        1 => who().prop_map(|who| format!("wait {who}")),
        1 => who().prop_map(|who| format!("trou {who}")),
        1 => (who(), suit()).prop_map(|(who, suit)| format!("fill {who} {suit} in")),
        6 => (who(), -2..16_i32).prop_map(|(who, tricks)| format!("tricks {who} {tricks}")),
        2 => (-1..6_i32, -1..6_i32).prop_map(|(a, b)| format!("tricks ana {a} bob {b}")),
        1 => who().prop_map(|who| format!("revoke {who}")),
        1 => who().prop_map(|who| format!("misdeal {who}")),
        1 => Just("annul".to_owned()),
    ]
}

proptest! {
    #[test]
    fn nothing_panics_and_nothing_is_lost(
        lines in prop::collection::vec(any_event(), 0..60),
        preset in prop::sample::select(vec!["colour-whist", "iwwa", "whisthub", "cowhist"]),
        mode in prop::sample::select(vec!["separate", "table"]),
    ) {
        let sets = [("two-declarers", mode)];
        let mut play = play(rules(preset, if preset == "iwwa" { &[] } else { &sets }), 4);
        for line in lines {
            let before = play.carry();
            if play.place(&event(&line)).is_err() {
                prop_assert_eq!(before, play.carry());
            }
        }
        for deal in play.deals() {
            let sum: i32 = deal.score.lines().iter().map(|line| line.amount).sum();
            if preset != "cowhist" {
                prop_assert_eq!(sum, 0);
            }
        }
        let totals = play.carry().race.totals;
        let lines = |place: usize| -> i32 {
            let account = crate::engine::Account::Seat(Seat::at(place));
            play.deals().iter().map(|deal| deal.score.of(account)).sum()
        };
        for (place, total) in totals.iter().enumerate() {
            prop_assert_eq!(*total, lines(place));
        }
    }
}

/// Solo slim is said of one contract at each table, whatever it is there; what is printed is read as what it is.
#[test]
fn a_contract_is_read_by_the_name_that_its_table_prints() {
    let tables = [
        ("whisthub", "solo-slim", Contract::Chelem),
        ("iwwa", "solo-slim", Contract::ChelemTable),
        ("colour-whist", "solo-slim", Contract::ChelemTable),
        ("whisthub", "slem", Contract::Chelem),
        ("iwwa", "slem", Contract::Chelem),
        ("colour-whist", "slem", Contract::Chelem),
        ("whisthub", "solo-slim-op-tafel", Contract::ChelemTable),
        ("colour-whist", "chelem-sur-table", Contract::ChelemTable),
    ];
    let meant = |rules: &Rules, word: &str| {
        let form = ColourWhist::forms(rules).iter().find(|form| form.event == "bid").expect("a bid");
        let bids = form.field("contract").expect("what is bid").kind.choices();
        let ids: Vec<&str> = bids.iter().filter(|bid| bid.is_named(word)).map(|bid| bid.id).collect();
        assert!(ids.len() < 2, "{word} is {ids:?}");
        ids.first().and_then(|id| Contract::of(id))
    };
    for (preset, word, contract) in tables {
        assert_eq!(meant(&rules(preset, &[]), word), Some(contract), "{word} under {preset}");
    }
    for preset in ColourWhist::INFO.presets {
        let rules = rules(preset.name, &[]);
        let offered =
            Contract::ALL.iter().filter(|contract| !contract.trou() && rules.row(**contract).offered);
        for (contract, lang) in offered.flat_map(|contract| Lang::ALL.map(|lang| (*contract, lang))) {
            let named = Speaker::new(lang).arg("colour-whist", &rules.called(contract).into(), None);
            let read = meant(&rules, &fold_word(&named.replace(' ', "-")));
            let name = || format!("{named} under {}", preset.name);
            assert!(read.is_none_or(|read| read == contract), "{} is read as {read:?}", name());
        }
    }
}

/// Only a hand that is shown is asked for, and a table calls two contracts by two names.
#[test]
fn the_solo_slim_of_the_association_is_played_with_the_hand_closed() {
    let (usual, iwwa) = (rules("colour-whist", &[]), rules("iwwa", &[]));
    assert!(usual.exposed(Contract::ChelemTable) && !iwwa.exposed(Contract::ChelemTable));
    let called = |rules: &Rules, contract| {
        Speaker::new(Lang::Nl).arg("colour-whist", &rules.called(contract).into(), None)
    };
    assert_eq!(called(&iwwa, Contract::Chelem), "solo");
    assert_eq!(called(&iwwa, Contract::ChelemTable), "solo slim");
    assert_eq!(called(&usual, Contract::Chelem), "slem");
    assert_eq!(called(&usual, Contract::ChelemTable), "solo slim op tafel");
    assert_eq!(called(&rules("whisthub", &[]), Contract::Chelem), "solo slim");
}
