//! Whole sheets: their heads, what they open, and what they print.

use serde_json::json;

use super::toy::{HOOKS, Toy};
use super::*;
use crate::engine::{Account, Seat, Side};

const SHEET: &str = "match toy \"Thursday, evening\"   # the café\n\
    date 2026-11-20\nplayers Ana \"Jean Paul\" Cy Dee\nrules cafe-rules\nset target 2000\nset rounding=exact\n\
    dealer jean\nstart A 2950 B -10 manche 1-0 carried oui\n\n\
    deal\nbid ana 80 hearts, bid jean 90 spades\npoints ana 116\n";

fn sheet(text: &str) -> Sheet {
    read_sheet(text, &HOOKS).unwrap_or_else(|error| panic!("{error}\n{}", error.caret()))
}

#[track_caller]
fn wrong(text: &str, id: &str, line: usize, word: &str, suggestion: Option<&str>) {
    let error = read_sheet(text, &HOOKS).expect_err("a sheet that cannot be read");
    let at: String = error.line_text.chars().skip(error.span.column - 1).take(error.span.width).collect();
    let seen = (error.said.id, error.span.line, at.trim(), error.suggestion.as_deref());
    assert_eq!(seen, (id, line, word, suggestion), "{error}");
}

#[test]
fn a_sheet_is_read() {
    let read = sheet(SHEET);
    let opening = &read.opening;
    assert_eq!(opening.game, "toy");
    assert_eq!(opening.title.as_deref(), Some("Thursday, evening"));
    assert_eq!(opening.date.as_deref(), Some("2026-11-20"));
    assert_eq!(opening.table, table(&["Ana", "Jean Paul", "Cy", "Dee"], Camps::Pairs));
    assert_eq!(opening.rules.preset, "cafe-rules");
    assert_eq!(opening.rules.options["target"], 2000);
    assert_eq!(opening.rules.options["rounding"], "exact");
    assert_eq!(opening.dealer, Some(Seat::at(1)));
    let start = opening.start.as_ref().expect("a start");
    assert_eq!(start.totals, [(Account::Side(Side::A), 2950), (Account::Side(Side::B), -10)]);
    assert_eq!(json!(start.fields), json!({"manche": "1-0", "carried": "yes"}));
    assert_eq!(read.lines.iter().map(|line| line.line_no).collect::<Vec<_>>(), [10, 11, 12]);
    assert_eq!(read.lines[1].events[1].0["player"], 2);
}

#[test]
fn a_sheet_is_printed_and_reads_back() {
    let read = sheet(SHEET);
    let lines: Vec<Vec<Value>> =
        read.lines.iter().map(|line| line.events.iter().map(|(event, _)| event.clone()).collect()).collect();
    let printed = write_sheet(&Toy, &read.opening, &lines, Lang::CANONICAL);
    assert_eq!(
        printed,
        "match toy \"Thursday, evening\"\ndate 2026-11-20\nplayers Ana \"Jean Paul\" Cy Dee\nrules cafe-rules\n\
         set target 2000\nset rounding exact\ndealer \"Jean Paul\"\nstart A 2950 B -10 manche 1-0 carried yes\n\n\
         deal\nbid Ana 80 hearts, bid \"Jean Paul\" 90 spades\npoints A 116\n"
    );
    for lang in [Lang::CANONICAL, Lang::Fr] {
        let again = sheet(&write_sheet(&Toy, &read.opening, &lines, lang));
        assert_eq!(again.opening, read.opening);
        let events = |sheet: &Sheet| -> Vec<Value> {
            sheet.lines.iter().flat_map(|line| line.events.iter().map(|(event, _)| event.clone())).collect()
        };
        assert_eq!(events(&again), events(&read));
    }
}

#[test]
fn heads_in_french_and_in_any_order() {
    let read = sheet(
        "\u{feff}partie JOUET\r\ndonneur zoe\r\nregles chez-zoe\r\njoueurs Zoé Bob Cy Dee\r\npasse zoe",
    );
    assert_eq!(read.opening.dealer, Some(Seat::at(0)));
    assert_eq!(read.opening.rules.preset, "chez-zoe");
    assert_eq!(read.opening.rules.options["target"], 501);
    assert_eq!(read.opening.rules.options["rounding"], "exact");
    let alone = sheet("match toy, players A B C, set each-for-himself on, start C 3 A 4 deals=2, pass b");
    assert_eq!(alone.opening.table.camps, Camps::Singles);
    let start = alone.opening.start.expect("a start");
    assert_eq!(start.totals, [(Account::Seat(Seat::at(2)), 3), (Account::Seat(Seat::at(0)), 4)]);
    assert_eq!(alone.lines[0].events[0].0, json!({"event": "pass", "player": 2}));
    assert!(sheet("match toy\nplayers Ana Bob Cy Dee").lines.is_empty());
}

#[test]
fn what_is_wrong_with_a_head() {
    let head = |rest: &str| format!("match toy\nplayers Ana Bob Cy Dee\n{rest}");
    wrong("", "sheet-match-first", 1, "", None);
    wrong("players Ana", "sheet-match-first", 1, "players", None);
    wrong("match", "sheet-head-missing", 1, "", None);
    wrong("match tou\nplayers Ana Bob Cy Dee", "sheet-unknown-game", 1, "tou", Some("toy"));
    wrong("match toy\ndeal", "sheet-no-players", 1, "toy", None);
    wrong("match toy\nplayers Ana Bob", "sheet-player-count", 2, "Ana Bob", None);
    wrong("match toy\nplayers A B C D E F", "sheet-player-count", 2, "E F", None);
    wrong("match toy\nplayers Ana, Bob, Cy, Dee", "sheet-names-comma", 2, "Bob", None);
    wrong("match toy\nplayers Ana Bob Cy Dee, Eve", "sheet-names-comma", 2, "Eve", None);
    wrong("match toy\nplayers Ana ANÁ Cy Dee", "sheet-name-twice", 2, "ANÁ", None);
    wrong("match toy\nplayers Ana Ana Cy Dee", "sheet-name-again", 2, "Ana", None);
    wrong("match toy\nplayers Ana 12 Cy Dee", "sheet-name-digits", 2, "12", None);
    wrong("match toy\nplayers Ana \" \" Cy Dee", "sheet-name-empty", 2, "\" \"", None);
    wrong(&head("date 20/11/2026"), "sheet-bad-date", 3, "20/11/2026", Some("2026-11-20"));
    wrong(&head("date 2026-02-29"), "sheet-bad-date", 3, "2026-02-29", None);
    wrong(&head("date 2026-11-20\ndate 2026-11-20"), "sheet-head-twice", 4, "date", None);
    wrong(&head("match toy"), "sheet-head-twice", 3, "match", None);
    wrong(&head("rules cafe-rule"), "sheet-unknown-rules", 3, "cafe-rule", Some("cafe-rules"));
    wrong(&head("set tarjet 2000"), "sheet-unknown-option", 3, "tarjet", Some("target"));
    wrong(&head("set target 20"), "sheet-bad-number", 3, "20", None);
    wrong(&head("set rounding exakt"), "sheet-bad-choice", 3, "exakt", Some("exact"));
    wrong(&head("set target=666"), "clash", 3, "target", None);
    wrong(&head("set target"), "sheet-head-missing", 3, "", None);
    wrong(&head("dealer eve"), "sheet-unknown-player", 3, "eve", None);
    wrong(&head("start A 10 manhce 1-0"), "sheet-start-key", 3, "manhce", Some("manche"));
    wrong(&head("start A 10 C 12"), "sheet-account-twice", 3, "C", None);
    wrong(&head("start A ten"), "sheet-not-number", 3, "ten", None);
    wrong(&head("start A 1 deals 101"), "sheet-out-of-range", 3, "101", None);
    wrong(&head("deal\ndate 2026-11-20"), "sheet-head-late", 4, "date", None);
    wrong(&head("deal\n\nbdi ana 100 hearts"), "sheet-unknown-keyword", 5, "bdi", Some("bid"));
}

#[test]
fn long_sheets_are_refused() {
    let text = format!("match toy\nplayers Ana Bob Cy Dee\n{}", "\n".repeat(MOST_LINES));
    wrong(&text, "sheet-too-many-lines", MOST_LINES + 1, "", None);
}

#[test]
fn a_head_alone_keeps_its_places() {
    let head = read_head(SHEET).expect("a head");
    assert_eq!(head.sets[1].1.span, Span { line: 6, column: 14, width: 5 });
    assert_eq!(head.rules.expect("rules").span.column, 7);
}
