//! Lines of positions: answers, errors that do not stop the stream, and every spelling.

use super::Judges;
use crate::engine::{AnyGame, RuleSet, Said};
use crate::games;

fn resolve(game: &'static dyn AnyGame, preset: &str, sets: &[(String, String)]) -> Result<RuleSet, Said> {
    game.resolve(preset, sets).map_err(|_| Said::of("position-rules", vec![]))
}

#[track_caller]
fn case(line: &str, answer: &str) {
    let mut judges = Judges::new(&games::find, &resolve);
    let mut out = Vec::new();
    judges.line(line.as_bytes(), &mut out, &|said| said.id.to_owned());
    assert_eq!(String::from_utf8(out).expect("text").trim_end(), answer);
}

#[track_caller]
fn wrong(line: &str, id: &str) {
    let mut judges = Judges::new(&games::find, &resolve);
    let mut out = Vec::new();
    judges.line(line.as_bytes(), &mut out, &|said| said.id.to_owned());
    let answer: serde_json::Value = serde_json::from_slice(&out).expect("an answer");
    assert_eq!(answer["error"]["id"], id, "{line}");
}

#[test]
fn the_example_of_the_contract() {
    case(
        r#"{"game":"coinche","trump":"spades","leader":0,"trick":["9H","JH"],"hand":["AH","7S","JS"],"player":2}"#,
        r#"{"legal":["AH"],"barred":[{"card":"7S","article":"coinche.follow"},{"card":"JS","article":"coinche.follow"}],"winning":1}"#,
    );
    case(
        r#"{"game":"marjolet","trump":"spades","leader":1,"trick":["KH"],"hand":["AH","7S","9H"],"player":0,"phase":"end"}"#,
        r#"{"legal":["AH"],"barred":[{"card":"7S","article":"marjolet.follow"},{"card":"9H","article":"marjolet.rise"}],"winning":1}"#,
    );
    case(
        r#"{"game":"manille","rules":{"preset":"manille-3","contre":"off"},"trump":"none","leader":2,"trick":[],"hand":["10H"],"declarer":1}"#,
        r#"{"legal":["10H"],"barred":[],"winning":null}"#,
    );
}

#[test]
fn tarot_has_trumps_of_its_own() {
    let hand = r#""hand":["KH","2H","5D","Excuse"]"#;
    // Nobody leads the suit of the called king to the first trick, but by the king.
    let ban = r#"{"legal":["KH","5D","EX"],"barred":[{"card":"2H","article":"tarot.lead"}],"winning":null}"#;
    let free = r#"{"legal":["KH","2H","5D","EX"],"barred":[],"winning":null}"#;
    let five = r#""game":"tarot","rules":"tarot-fft-5""#;
    case(&format!(r#"{{{five},"leader":0,"called":"KH","first":true,{hand}}}"#), ban);
    case(&format!(r#"{{{five},"leader":0,"called":"KH",{hand}}}"#), free);
    case(&format!(r#"{{{five},"trump":"none","leader":0,"first":true,{hand}}}"#), free);
    for trump in ["trumps", "atout", "troef", "none"] {
        case(&format!(r#"{{{five},"trump":"{trump}","leader":0,{hand}}}"#), free);
    }
    wrong(&format!(r#"{{{five},"trump":"hearts","leader":0,{hand}}}"#), "no-such-trump");
    wrong(&format!(r#"{{"game":"tarot","leader":0,"called":"KH",{hand}}}"#), "nothing-called");
    wrong(r#"{"game":"coinche","leader":0,"hand":["AH"]}"#, "position-trump");
    // A T is trèfle to the French: it is not taken for trumps.
    wrong(r#"{"game":"coinche","trump":"T","leader":0,"hand":["AH"]}"#, "position-unreadable");
    // The excuse holds no trick.
    case(
        r#"{"game":"tarot","leader":0,"trick":["Excuse"],"hand":["2H"]}"#,
        r#"{"legal":["2H"],"barred":[],"winning":null}"#,
    );
}

#[test]
fn other_spellings_are_read() {
    case(
        "{\"game\":\"contree\",\"trump\":\"pique\",\"player\":1,\"trick\":[\"V♥\"],\"hand\":[\"\\u0041h\",\"7S\"],\"note\":1}",
        r#"{"legal":["AH"],"barred":[{"card":"7S","article":"coinche.follow"}],"winning":0}"#,
    );
}

#[test]
fn what_cannot_be_judged_is_an_error() {
    wrong("", "position-unreadable");
    wrong("[]", "position-unreadable");
    wrong("{\"game\":\"coinche\"", "position-unreadable");
    wrong(r#"{"game":"bridge","trump":"none","hand":[],"leader":0}"#, "position-game");
    wrong(r#"{"game":"whist","trump":"all","hand":[],"leader":0}"#, "no-such-trump");
    wrong(r#"{"game":"whist","trump":"none","hand":["AS","AS"],"leader":0}"#, "card-named-twice");
    wrong(r#"{"game":"whist","trump":"none","hand":["AS"],"trick":["AS"],"leader":0}"#, "card-named-twice");
    wrong(r#"{"game":"coinche","trump":"none","hand":["2S"],"leader":0}"#, "card-not-of-pack");
    wrong(r#"{"game":"coinche","trump":"none","hand":["7S"],"leader":0,"player":1}"#, "not-his-turn");
    wrong(r#"{"game":"coinche","trump":"none","hand":["7S"],"leader":4}"#, "no-such-place");
    wrong(r#"{"game":"coinche","trump":"none","hand":["7S"]}"#, "position-who");
    wrong(r#"{"game":"coinche","trump":"none","hand":["7S"],"leader":0,"rules":"x"}"#, "position-rules");
    wrong(r#"{"game":"coinche","trump":"none","hand":["7S"],"leader":0,"rules":7}"#, "position-rules");
    wrong(
        r#"{"game":"manille","trump":"none","hand":["7S"],"leader":0,"rules":"manille-3"}"#,
        "who-plays-alone",
    );
    wrong(
        r#"{"game":"coinche","trump":"none","trick":["7H","8H","9H","AH"],"hand":["7S"],"leader":0}"#,
        "trick-full",
    );
    wrong(r#"{"game":"marjolet","trump":"all","hand":["7S"],"leader":0,"phase":"end"}"#, "no-such-trump");
    wrong(
        r#"{"game":"marjolet","trump":"hearts","hand":["7S"],"leader":0,"phase":"later"}"#,
        "position-unreadable",
    );
    wrong(r#"{"game":"coinche","trump":"none","hand":["7S"],"leader":-1}"#, "position-unreadable");
    wrong(
        r#"{"game":"coinche","trump":"none","hand":["7H","8H","9H","10H","JH","QH","KH","AH","7S"],"leader":0}"#,
        "hand-too-large",
    );
}
