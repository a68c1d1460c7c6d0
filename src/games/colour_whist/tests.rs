//! Unit tests: the worked cases, the tables in every cell, and what must never happen.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::grid::{cell, grid};
use super::{ColourWhist, Contract, Rules};
use crate::engine::{
    AnyGame as _, AnyPlay as _, Camps, Erased, Game as _, Kind, Play, Rules as _, Said, Seat, Setting, Table,
};

const NAMES: [&str; 6] = ["Ana", "Bob", "Cy", "Dee", "Eve", "Fay"];

fn rules(preset: &str, sets: &[(&str, &str)]) -> Rules {
    let patch: Vec<_> = sets.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let made = Erased::<ColourWhist>::new().resolve(preset, &patch).expect("rules");
    Rules::read(&made.options).expect("stored rules read back")
}

fn table(players: usize) -> Table {
    Table { players: NAMES[..players].iter().map(|name| (*name).to_owned()).collect(), camps: Camps::Singles }
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

#[track_caller]
fn refused(rules: Rules, line: &str, id: &str) {
    let mut play = play(rules, 4);
    let (before, last) = line.rsplit_once(',').unwrap_or(("", line));
    if !before.is_empty() {
        say(&mut play, before).unwrap_or_else(|refused| panic!("{before}: {refused:?}"));
    }
    let said = say(&mut play, last).expect_err(line);
    assert_eq!(said.id, id, "{line}: {said:?}");
}

fn source() -> Rules {
    rules("colour-whist", &[])
}

#[test]
fn the_source_s_own_examples() {
    case(source(), "bid ana chelem, tricks ana 13", &[300, -100, -100, -100]);
    case(source(), "bid ana piccolo, support bob, tricks ana 2 bob 0", &[-18, -18, 18, 18]);
}

#[test]
fn the_table_of_the_source() {
    case(source(), "bid ana colour hearts, support cy, tricks cy 8", &[4, -4, 4, -4]);
    case(source(), "bid ana colour hearts, support cy, tricks ana 11", &[7, -7, 7, -7]);
    case(source(), "bid ana colour hearts, support cy, tricks ana 5", &[-4, 4, -4, 4]);
    case(source(), "bid bob solo-6 spades, tricks bob 8", &[-12, 36, -12, -12]);
    case(source(), "bid bob solo-7 spades, tricks bob 9", &[-18, 54, -18, -18]);
    case(source(), "bid bob solo-8 spades, tricks bob 10", &[-24, 72, -24, -24]);
    case(source(), "bid bob solo-8 spades, tricks bob 7", &[16, -48, 16, 16]);
    case(source(), "bid cy petite-misere, tricks cy 0", &[-10, -10, 30, -10]);
    case(source(), "bid cy petite-misere, support dee, tricks cy 0 dee 0", &[-10, -10, 10, 10]);
    case(source(), "bid dee piccolissimo, tricks dee 2", &[-14, -14, -14, 42]);
    case(source(), "bid dee piccolissimo, tricks dee 1", &[14, 14, 14, -42]);
    case(source(), "bid dee abondance, tricks dee 12", &[-22, -22, -22, 66]);
    case(source(), "bid dee abondance-table, tricks dee 8", &[44, 44, 44, -132]);
    case(source(), "bid dee grande-misere, tricks dee 0", &[-28, -28, -28, 84]);
    case(source(), "bid dee chelem-table, tricks dee 13", &[-200, -200, -200, 600]);
}

#[test]
fn the_trou() {
    case(source(), "trou ana, fill bob clubs in, tricks ana 8", &[4, 4, -4, -4]);
    case(source(), "trou ana, fill bob clubs beside, tricks ana 8", &[-4, -4, 4, 4]);
    case(source(), "trou ana, fill bob clubs beside, tricks bob 10", &[5, 5, -5, -5]);
    let eight = || rules("colour-whist", &[("trou-overtricks-from", "eight")]);
    case(eight(), "trou ana, fill bob clubs beside, tricks bob 10", &[6, 6, -6, -6]);
    case(eight(), "trou ana, fill bob clubs beside, tricks bob 8", &[-4, -4, 4, 4]);
    case(source(), "trou ana, fill bob clubs in, bid cy solo-6 spades, tricks cy 6", &[-8, -8, 24, -8]);
    refused(source(), "trou ana, fill bob clubs in, bid cy colour hearts", "bid-not-higher");
    let above = || rules("colour-whist", &[("trou-rank", "above-abondance")]);
    refused(above(), "trou ana, fill bob clubs in, bid cy abondance", "bid-not-higher");
    case(above(), "trou ana, fill bob clubs in, bid cy grande-misere, tricks cy 0", &[-28, -28, 84, -28]);
    let top = rules("colour-whist", &[("trou-rank", "top")]);
    refused(top, "trou ana, fill bob clubs in, bid cy chelem-table", "bid-not-higher");
    let impure = || rules("colour-whist", &[("trou-impure", "on")]);
    case(impure(), "trou ana, tricks ana 9, fill dee hearts in", &[5, -5, -5, 5]);
    refused(impure(), "trou ana, fill dee hearts beside", "fill-impure");
    refused(source(), "bid ana solo-6 hearts, trou bob", "trou-late");
    refused(source(), "trou ana, trou bob", "trou-twice");
    refused(source(), "trou ana, fill ana hearts in", "fill-oneself");
    refused(source(), "trou ana, support bob", "not-joinable");
    let custom = rules("colour-whist", &[("contract.trou-beside.tricks", "8")]);
    case(custom, "trou ana, fill bob clubs beside, tricks ana 8", &[4, 4, -4, -4]);
    let eights = rules("colour-whist", &[("trou-tricks", "8-8")]);
    case(eights, "trou ana, fill bob clubs beside, tricks ana 8", &[4, 4, -4, -4]);
}

#[test]
fn words_that_cannot_be_said() {
    refused(source(), "bid ana solo-7 hearts, bid bob solo-6 spades", "bid-not-higher");
    refused(source(), "bid ana solo-6 diamonds, bid bob solo-6 clubs", "suit-not-higher");
    refused(source(), "pass ana, bid ana solo-6 clubs", "passed-already");
    refused(source(), "bid bob colour hearts, pass ana, support ana", "passed-already");
    refused(source(), "wait bob, bid cy colour hearts, bid bob solo-6 clubs", "solo-after-wait");
    refused(source(), "wait ana", "wait-not-first");
    refused(source(), "bid ana solo-6 clubs, wait bob", "wait-too-late");
    refused(source(), "bid ana solo-6 clubs, support bob", "not-joinable");
    refused(source(), "bid ana piccolissimo, support bob", "not-joinable");
    refused(source(), "bid ana piccolo, support ana", "support-oneself");
    refused(source(), "bid ana piccolo, support bob, support cy", "already-joined");
    refused(source(), "bid ana colour hearts, support bob, bid cy colour spades", "bid-not-higher");
    refused(source(), "bid ana colour hearts, tricks ana 8", "colour-alone");
    refused(source(), "tricks ana 8", "no-contract");
    refused(source(), "bid ana colour", "suit-missing");
    refused(source(), "bid ana piccolo hearts", "suit-unneeded");
    refused(source(), "bid ana abondance hearts", "suit-unneeded");
    refused(source(), "bid ana solo-5 hearts", "not-offered");
    refused(source(), "bid ana colour-10 hearts", "withheld");
    refused(source(), "bid ana grande-misere-table", "withheld");
    refused(rules("colour-whist", &[("piccolos", "off")]), "bid ana piccolissimo", "withheld");
    refused(rules("colour-whist", &[("first-waits", "off")]), "wait bob", "wait-off");
    refused(rules("colour-whist", &[("trou", "off")]), "trou bob", "trou-off");
    refused(source(), "bid ana petite-misere, tricks ana 13", "too-many-tricks");
    refused(source(), "bid ana solo-6 clubs, tricks bob 3", "tricks-of-defender");
    refused(source(), "bid ana solo-6 clubs, tricks ana 6 bob 3 cy 3 dee 2", "tricks-sum");
    refused(source(), "bid ana piccolo, support bob, tricks ana 1, bid cy abondance", "auction-over");
    refused(source(), "misdeal bob", "misdeal-not-dealer");
    refused(source(), "support bob", "nothing-to-support");
}

#[test]
fn words_that_follow_each_other() {
    let all = "bid bob colour spades, bid cy colour hearts, bid dee colour hearts, tricks dee 9";
    case(source(), all, &[-5, -5, 5, 5]);
    case(source(), "wait bob, bid cy colour hearts, support bob, tricks bob 8", &[-4, 4, 4, -4]);
    case(source(), "bid ana solo-6 spades, bid bob solo-6 hearts, tricks bob 6", &[-8, 24, -8, -8]);
    case(source(), "bid ana colour hearts, bid bob petite-misere, tricks bob 0", &[-10, 30, -10, -10]);
    let over = || rules("colour-whist", &[("emballage-over-solo", "on")]);
    let line = "bid ana colour hearts, bid bob solo-6 clubs, bid cy colour-10 hearts, tricks ana 11";
    case(over(), line, &[7, -7, 7, -7]);
    refused(over(), "bid ana solo-7 hearts, bid bob colour-10 clubs", "bid-not-higher");
    let parity = rules("colour-whist", &[("emballage-over-solo", "on"), ("emballage-values", "solo-parity")]);
    case(parity, line, &[9, -9, 9, -9]);
}

#[test]
fn counts_are_corrected_by_their_holder_only() {
    case(source(), "bid ana colour hearts, support cy, tricks ana 9, tricks ana 8", &[4, -4, 4, -4]);
    case(source(), "bid ana colour hearts, support cy, tricks ana 5 bob 2 cy 4 dee 2", &[5, -5, 5, -5]);
    refused(source(), "bid ana colour hearts, support cy, tricks ana 9, tricks cy 8", "tricks-differ");
    refused(source(), "bid ana colour hearts, support cy, tricks ana 9 bob 5", "tricks-sum");
}

#[test]
fn two_declarers_and_one_fails() {
    let line = "bid ana piccolo, support bob, tricks ana 1 bob 3";
    case(source(), line, &[-18, -18, 18, 18]);
    case(source(), "bid ana piccolo, support bob, tricks bob 3", &[-18, -18, 18, 18]);
    case(rules("colour-whist", &[("two-declarers", "separate")]), line, &[18, -18, 0, 0]);
    case(rules("colour-whist", &[("two-declarers", "table")]), line, &[72, -72, 0, 0]);
    let both = "bid ana piccolo, support bob, tricks ana 0 bob 3";
    case(rules("colour-whist", &[("two-declarers", "separate")]), both, &[-18, -18, 18, 18]);
    case(rules("colour-whist", &[("two-declarers", "table")]), both, &[-36, -36, 36, 36]);
}

#[test]
fn several_miseres() {
    let iwwa = || rules("iwwa", &[]);
    case(iwwa(), "bid ana grande-misere, bid bob grande-misere, tricks ana 0 bob 2", &[28, -28, 0, 0]);
    let three = "bid ana grande-misere, support bob, support cy, tricks ana 0 bob 0 cy 0";
    case(iwwa(), three, &[7, 7, 7, -21]);
    let four = "bid ana grande-misere, support bob, support cy, support dee, tricks ana 13 bob 0 cy 0 dee 0";
    case(iwwa(), four, &[-42, 14, 14, 14]);
    let mixed = "bid ana grande-misere, bid bob grande-misere-table, tricks ana 0 bob 1";
    case(iwwa(), mixed, &[35, -49, 7, 7]);
    refused(iwwa(), "bid ana grande-misere-table, bid bob abondance-10", "bid-not-higher");
    let joint = Erased::<ColourWhist>::new().resolve("iwwa", &[("two-declarers".into(), "joint".into())]);
    assert!(joint.is_err(), "three cannot share two to two");
}

#[test]
fn undertricks() {
    let per_trick = || rules("colour-whist", &[("undertricks", "per-trick")]);
    case(per_trick(), "bid ana solo-7 clubs, tricks ana 4", &[-63, 21, 21, 21]);
    case(per_trick(), "bid ana colour clubs, support bob, tricks ana 5", &[-7, -7, 7, 7]);
    case(per_trick(), "bid ana abondance, tricks ana 4", &[-66, 22, 22, 22]);
    case(per_trick(), "bid ana piccolissimo, tricks ana 5", &[-42, 14, 14, 14]);
}

#[test]
fn revokes() {
    case(source(), "bid ana solo-6 clubs, tricks ana 8, revoke ana", &[-24, 8, 8, 8]);
    case(source(), "bid ana solo-6 clubs, tricks ana 5, revoke bob", &[24, -8, -8, -8]);
    case(source(), "bid ana solo-6 clubs, revoke bob", &[24, -8, -8, -8]);
    case(source(), "bid ana solo-6 clubs, tricks ana 8, revoke bob", &[24, -8, -8, -8]);
    case(source(), "bid ana solo-6 clubs, tricks ana 8, revoke bob, revoke ana", &[0, 0, 0, 0]);
    let counted = rules("colour-whist", &[("revoke-price", "counted")]);
    case(counted, "bid ana solo-6 clubs, tricks ana 8, revoke bob", &[36, -12, -12, -12]);
    let table = rules("colour-whist", &[("two-declarers", "table")]);
    case(table, "bid ana piccolo, support bob, tricks ana 1 bob 1, revoke ana", &[-72, 72, 0, 0]);
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
fn five_and_six_players() {
    case(source(), "bid bob solo-6 hearts, tricks bob 6", &[0, 24, -8, -8, -8]);
    let mut five = play(source(), 5);
    let refused = say(&mut five, "bid ana solo-6 hearts").expect_err("Ana deals");
    assert_eq!(refused.id, "sits-out");
    case(source(), "bid bob solo-6 hearts, tricks bob 6", &[0, 24, -8, 0, -8, -8]);
    let next = rules("colour-whist", &[("sitting-out", "next")]);
    case(next, "bid cy solo-6 hearts, tricks cy 6", &[0, 0, 24, -8, -8, -8]);
}

#[test]
fn misdeals_and_annulled_deals() {
    let mut play = play(source(), 4);
    say(&mut play, "bid bob solo-6 hearts, misdeal ana").expect("a misdeal");
    let open = play.open_deal().expect("still open");
    assert_eq!((open.no, open.state.dealer), (1, Seat::at(0)));
    say(&mut play, "bid bob solo-6 hearts, annul").expect("annulled");
    assert_eq!(play.next_dealer(), Seat::at(1));
    assert_eq!(play.carry().race.totals, [0; 4]);
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
    assert_eq!(row(&hub, Contract::Colour13, 2, 12..=13), [-33, 30]);
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
    assert_eq!(expects(&play), (Some(2), vec!["tricks"]));
    assert_eq!(play.table().players.len(), 4);
    let mut slam = super::tests::play(source(), 4);
    say(&mut slam, "pass bob, pass cy, bid dee chelem, pass ana").expect("words");
    assert_eq!(expects(&slam), (Some(4), vec!["tricks"]), "the declarer leads");
    let at = Setting { rules: &source(), table: &table(4) };
    let open = slam.open_deal().expect("open");
    let contract = ColourWhist::contract(at, &open.state);
    let expected = json!({"by": [4], "level": "chelem", "suit": "none", "multiplier": 1, "tricks": 13});
    assert_eq!(contract, expected);
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
