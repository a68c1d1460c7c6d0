//! Lines and the events they say.

use serde_json::json;

use crate::engine::{Field, Kind};
use crate::lang::Spoken;

use super::*;

#[track_caller]
fn says_at(table: &Table, line: &str, event: Value) {
    match read_at(table, line) {
        Ok(read) => assert_eq!(read, event, "{line}"),
        Err(error) => panic!("{line}: {error}"),
    }
}

#[track_caller]
fn says(line: &str, event: Value) {
    says_at(&four(), line, event);
}

#[test]
fn a_bid_in_both_languages() {
    let event = json!({"event": "bid", "player": 1, "level": 100, "suit": "hearts"});
    for line in [
        "bid ana 100 hearts",
        "BID An 100 h",
        "contrat ANA 100 cœur",
        "enchère 1 100 ♥",
        "Enchere ana 100 ♥️",
        "bid player=ana level=100 suit=hearts",
        "bid suit=h 1 100",
        "bid ana\u{a0}100\thearts\r",
        "bid \"Ana\" \"100\" \"hearts\" # a comment",
    ] {
        says(line, event.clone());
    }
    says("bid dee capot none", json!({"event": "bid", "player": 4, "level": "capot", "suit": "none"}));
    says(
        "bid dee capot et belote tout atout",
        json!({
            "event": "bid", "player": 4, "level": "capot-belote", "suit": "all"
        }),
    );
}

#[test]
fn surplus_words_fill_the_optional_fields() {
    says("trump h", json!({"event": "trump", "suit": "hearts"}));
    says("atout bob sans atout", json!({"event": "trump", "player": 2, "suit": "none"}));
    says("belote ana", json!({"event": "belote", "player": 1}));
    says("belote ana pique", json!({"event": "belote", "player": 1, "suit": "spades"}));
    says("revoke bob", json!({"event": "revoke", "player": 2}));
    says("renonce bob pli 3", json!({"event": "revoke", "player": 2, "trick": 3}));
    says("revoke bob trick=3", json!({"event": "revoke", "player": 2, "trick": 3}));
    says("renonce bob pli=3", json!({"event": "revoke", "player": 2, "trick": 3}));
    says("renege bob trick 3", json!({"event": "renege", "player": 2, "trick": 3}));
    says("renege bob deduct trick 3", json!({"event": "renege", "player": 2, "how": "deduct", "trick": 3}));
    says("deal", json!({"event": "deal"}));
    says("donne dee", json!({"event": "deal", "dealer": 4}));
    says("redeal", json!({"event": "redeal"}));
    says("redeal a card was turned", json!({"event": "redeal", "text": "a card was turned"}));
}

#[test]
fn counts_are_pairs() {
    let event = json!({"event": "points", "counts": [["A", 112], ["B", 50]]});
    for line in [
        "points A 112 B 50",
        "points ana 112 bob 50",
        "points cy 112 b 50",
        "points Ana+Cy 112 dee+bob 50",
        "POINTS 1 112 2 50",
    ] {
        says(line, event.clone());
    }
    let one = json!({"event": "points", "counts": [["A", 112]]});
    for line in [
        "points a 112",
        "points side=ana n=112",
        "points n=112 side=cy",
        "points points=112 side=A",
        "points ana points=112",
        "points side=ana 112",
        "points counts=\"A 112\"",
        "points counts=A 112",
    ] {
        says(line, one.clone());
    }
    let alone = table(&["Ana", "Bob", "Cy"], Camps::Singles);
    says_at(
        &alone,
        "points c 12 a 3 b 4",
        json!({"event": "points", "counts": [["3", 12], ["1", 3], ["2", 4]]}),
    );
    says("check A −20 B +20", json!({"event": "check", "counts": [["A", -20], ["B", 20]]}));
}

#[test]
fn signed_points_and_texts() {
    let event = json!({"event": "adjust", "side": "A", "points": -20, "text": "late card"});
    for line in
        ["adjust A −20 late card", "ajuste cy -20 \"late card\"", "adjust text=late card side=A points=-20"]
    {
        says(line, event.clone());
    }
    says("adjust b 10 \"\"", json!({"event": "adjust", "side": "B", "points": 10, "text": ""}));
    says("note x=1 and y", json!({"event": "note", "text": "x=1 and y"}));
}

#[test]
fn cards_are_stored_in_ascii() {
    says(
        "trick bob 10h VPique r♥ AC",
        json!({"event": "trick", "player": 2, "cards": ["10H", "JS", "KH", "AC"]}),
    );
    says("hand player=bob cards=10h 9h", json!({"event": "hand", "player": 2, "cards": ["10H", "9H"]}));
    says("hand cards=\"10h 9h\" bob", json!({"event": "hand", "player": 2, "cards": ["10H", "9H"]}));
    says("play dee DC", json!({"event": "play", "player": 4, "card": "QC"}));
    says(
        "heap 7s 8s ana 3 gm",
        json!({
            "event": "heap", "cards": ["7S", "8S"], "counts": [["A", 3]], "kind": "grande-misere"
        }),
    );
}

#[test]
fn keywords_may_be_two_words() {
    says("en face bob", json!({"event": "en-face", "player": 2}));
    says("passe parole bob", json!({"event": "en-face", "player": 2}));
    says("passe bob", json!({"event": "pass", "player": 2}));
}

#[test]
fn an_exact_name_wins_and_a_letter_is_a_side() {
    let odd = table(&["Jean", "Jean Paul", "A", "Béa"], Camps::Pairs);
    says_at(&odd, "pass jean", json!({"event": "pass", "player": 1}));
    says_at(&odd, "pass \"jean p\"", json!({"event": "pass", "player": 2}));
    says_at(&odd, "pass bea", json!({"event": "pass", "player": 4}));
    says_at(&odd, "pass a", json!({"event": "pass", "player": 3}));
    says_at(&odd, "capot b", json!({"event": "capot", "side": "B"}));
    let swapped = table(&["B", "A", "Cy", "Dee"], Camps::Pairs);
    says_at(&swapped, "capot a", json!({"event": "capot", "side": "A"}));
    says_at(&swapped, "capot 2", json!({"event": "capot", "side": "B"}));
    says_at(&swapped, "capot \"A\"", json!({"event": "capot", "side": "B"}));
}

#[test]
fn a_line_holds_several_events() {
    let text = "\u{feff}bid ana 100 hearts, coinche\n# nothing\n\npass bob,\r\n,, pass cy , pass dee # end, pass ana";
    let lines = read_lines(&forms(), &four(), &text.replace(", coinche", ""), Tongue::SHEET).expect("lines");
    assert_eq!(
        lines.iter().map(|line| (line.line_no, line.events.len())).collect::<Vec<_>>(),
        [(1, 1), (4, 1), (5, 2)]
    );
    assert_eq!(lines[2].events[1].1, Span { line: 5, column: 14, width: 8 });
}

#[test]
fn arguments_become_lines() {
    let lines = |args: &[&str]| split_args(args);
    assert_eq!(lines(&["bid", "ana", "100", "hearts,", "coinche", "bob"]), "bid ana 100 hearts, coinche bob");
    assert_eq!(lines(&["bid ana 100 hearts", "coinche bob"]), "bid ana 100 hearts\ncoinche bob");
    assert_eq!(lines(&["note", "he said \"no\"", "twice"]), r#"note "he said \"no\"" twice"#);
    assert_eq!(
        lines(&["pass", "Jean Paul,", "pass bob", "pass", "cy"]),
        "pass \"Jean Paul\",\npass bob\npass cy"
    );
    assert_eq!(lines(&["adjust", "A", "+10", ""]), "adjust A +10 \"\"");
    assert_eq!(lines(&["pass", "player=Jean Paul"]), "pass player=\"Jean Paul\"");
    assert_eq!(lines(&["bid", "ana", "80", "h", ",", "pass", "bob"]), "bid ana 80 h , pass bob");
    assert_eq!(lines(&["note", "#1"]), "note \"#1\"");
    assert_eq!(lines(&["note", "a\nb"]), "note \"a b\"");
    assert_eq!(lines(&[]), "");
    let read =
        read_lines(&forms(), &four(), &lines(&["adjust", "A", "+10", ""]), Tongue::SHEET).expect("an event");
    assert_eq!(read[0].events[0].0, json!({"event": "adjust", "side": "A", "points": 10, "text": ""}));
}

#[test]
fn events_are_printed_in_both_languages() {
    let bid = json!({"event": "bid", "player": 1, "level": 100, "suit": "hearts"});
    let print = |event: &Value, lang| write_event(&forms(), event, &four(), lang);
    assert_eq!(print(&bid, Lang::CANONICAL), "bid Ana 100 hearts");
    assert_eq!(print(&bid, Lang::Fr), "contrat Ana 100 cœur");
    let points = json!({"event": "points", "counts": [["A", 112], ["B", 50]]});
    assert_eq!(print(&points, Lang::CANONICAL), "points A 112 B 50");
    let adjust = json!({"event": "adjust", "side": "B", "points": 10, "text": "a, b"});
    assert_eq!(print(&adjust, Lang::Fr), "ajuste B +10 \"a, b\"");
    let play = json!({"event": "play", "player": 2, "card": "QC"});
    assert_eq!(print(&play, Lang::Fr), "joue Bob D♣");
    let trick = json!({"event": "revoke", "player": 2, "trick": 3});
    assert_eq!(print(&trick, Lang::Fr), "renonce Bob pli 3");
    assert_eq!(print(&json!({"event": "muddle", "text": "Ana"}), Lang::CANONICAL), "muddle text=\"Ana\"");
}

#[test]
fn usage_lines() {
    let usage = |event: &str, lang| {
        let form = forms().into_iter().flatten().find(|form| form.event == event).expect("a form");
        describe(form, lang)
    };
    assert_eq!(usage("bid", Lang::En), "bid PLAYER LEVEL SUIT|none|all");
    assert_eq!(usage("bid", Lang::Fr), "contrat JOUEUR NIVEAU COULEUR|sans-atout|tout-atout");
    assert_eq!(usage("revoke", Lang::En), "revoke PLAYER [trick N]");
    assert_eq!(usage("points", Lang::En), "points SIDE N …");
    assert_eq!(usage("exchange", Lang::En), "exchange 0|1|2 [TEXT]");
    assert_eq!(head_forms(Lang::En)[0], "match GAME [\"TITLE\"]");
}

#[test]
fn a_player_or_a_word_and_points_with_a_half() {
    says("pile ana 43.5", json!({"event": "pile", "of": 1, "points": 43.5}));
    says("paquet attaque 43½", json!({"event": "pile", "of": "attack", "points": 43.5}));
    says("pile attack 43", json!({"event": "pile", "of": "attack", "points": 43}));
    says("pile of=attack 43.0", json!({"event": "pile", "of": "attack", "points": 43}));
}

#[test]
fn a_comma_inside_a_number_is_no_end_of_an_event() {
    let half = |line: &str| {
        const FORMS: &[Form] =
            &[Form::new("points", Spoken::NONE, &[Field::new("points", Kind::Half(0, 182))])];
        let read = read_line(&[FORMS], &four(), 1, line, Tongue::SHEET);
        read.map(|read| read.events.into_iter().map(|(event, _)| event["points"].clone()).collect::<Vec<_>>())
    };
    let halves = vec![json!(43.5), json!(12)];
    for line in ["points 43,5, points 12", "points 43,5,points 12", "points points=43,5, points 12"] {
        assert_eq!(half(line).ok(), Some(halves.clone()), "{line}");
    }
    // A comma behind a number, with a word behind it, ends the event as before.
    for line in ["points 43,points 12", "points 43 , points 12", "points 43, points 12,"] {
        assert_eq!(half(line).ok(), Some(vec![json!(43), json!(12)]), "{line}");
    }
    let error = half("points 43,25").expect_err("no half");
    assert_eq!((error.said.id, error.span.column, error.span.width), ("sheet-not-half", 8, 5));
}
