//! What a ruling says, as a page and as JSON.

use serde_json::{Value, json};

use super::matches;
use super::shell::Shell;
use crate::view::{Doc, Tone};
use ardoise_rules::engine::{AnyGame, AnyPlay, Ruling, Said, Table};
use ardoise_rules::words::plain;

/// What a ruling is given about: a match, or rules alone.
pub struct Case {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Who sits there.
    pub table: Table,
    /// The match as it stands, or one that has not begun.
    pub play: Box<dyn AnyPlay>,
    /// The id of the match, if it is about one.
    pub match_id: Option<String>,
    /// The name of the rules.
    pub rules: String,
}

/// The events with their words, as far as they are known.
#[must_use]
pub fn events(shell: &Shell, ruling: &Ruling) -> Vec<Value> {
    let words = shell.speaker.say(&ruling.question, None);
    let filled = |event: &Value| {
        let mut event = event.clone();
        if event.get("text").is_some_and(Value::is_null) {
            event["text"] = Value::from(words.as_str());
        }
        event
    };
    ruling.events.iter().map(filled).collect()
}

/// Can it be recorded as it is?
#[must_use]
pub fn ready(ruling: &Ruling, ask_player: bool) -> bool {
    (!ruling.needs_player || ask_player) && !ruling.needs_points
}

/// Does an event still want a player or a side?
fn open(event: &Value) -> bool {
    ["player", "side"].iter().any(|field| event.get(field).is_some_and(Value::is_null))
}

/// The events as lines of a sheet; none while somebody or something is still to be named.
fn lines(shell: &Shell, case: &Case, ruling: &Ruling) -> Vec<String> {
    let known = events(shell, ruling);
    if known.iter().any(open) || ruling.needs_points {
        return Vec::new();
    }
    known.iter().map(|event| matches::event_text(case.game, event, &case.table)).collect()
}

/// A ruling as JSON.
#[must_use]
pub fn ruling_json(shell: &Shell, case: &Case, ruling: &Ruling) -> Value {
    let words = |said: &Said| shell.speaker.say(said, Some(&case.table));
    let both = |list: &[Said]| -> Vec<Value> {
        list.iter().map(|said| json!({"text": words(said), "reason": said})).collect()
    };
    json!({
        "id": ruling.id, "article": ruling.article, "question": words(&ruling.question),
        "prescribes": both(&ruling.prescribes), "customs": both(&ruling.customs),
        "events": events(shell, ruling), "lines": lines(shell, case, ruling),
        "needs_player": ruling.needs_player, "needs_points": ruling.needs_points,
    })
}

/// A ruling as a page.
#[must_use]
pub fn page(shell: &Shell, case: &Case, ruling: &Ruling, also: &[&str]) -> Doc {
    let speaker = &shell.speaker;
    let words = |said: &Said| speaker.say(said, Some(&case.table));
    let mut doc = Doc::default();
    doc.toned(words(&ruling.question), Tone::Strong);
    doc.text(match case.match_id {
        Some(_) => speaker.word("ruling-match"),
        None => speaker.phrase("ruling-rules", &[("name", &plain(&case.rules))]),
    });
    for said in &ruling.prescribes {
        doc.text(format!("  {}", words(said)));
    }
    doc.text(speaker.phrase("ruling-article", &[("article", ruling.article.0)]));
    if !ruling.customs.is_empty() {
        doc.gap();
        doc.text(speaker.word("ruling-customs"));
        for said in &ruling.customs {
            doc.text(format!("  {}", words(said)));
        }
    }
    let known = events(shell, ruling);
    let lines: Vec<String> = if lines(shell, case, ruling).is_empty() {
        Vec::new()
    } else {
        known.iter().map(|event| matches::event_shown(shell, case.game, event, &case.table)).collect()
    };
    if !lines.is_empty() {
        doc.gap();
        doc.text(speaker.word("ruling-records"));
        for line in lines {
            doc.text(format!("  {line}"));
        }
    }
    if !also.is_empty() {
        doc.gap();
        doc.text(speaker.phrase("ruling-see-also", &[("ids", &also.join(", "))]));
    }
    doc
}
