//! What the rules prescribe after an irregularity.

use serde_json::{Value, json};

use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use ardoise_rules::engine::{AnyGame, AnyPlay, ENGINE_FORMS, Ruling, Said, Table as Seated};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation;
use ardoise_rules::words::{Speaker, plain};

/// What a ruling is given about: a match, or rules alone.
pub struct Case {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Who sits there.
    pub table: Seated,
    /// The match as it stands, or one that has not begun.
    pub play: Box<dyn AnyPlay>,
    /// The id of the match, if it is about one.
    pub match_id: Option<String>,
    /// The name of the rules.
    pub rules: String,
}

impl Case {
    /// An event as a line of a sheet.
    fn line(&self, event: &Value) -> String {
        let forms = [ENGINE_FORMS, self.game.info().forms];
        notation::write_event(&forms, event, &self.table, Lang::CANONICAL)
    }
}

/// The events with their words, as far as they are known.
#[must_use]
pub fn ruled_events(speaker: &Speaker, ruling: &Ruling) -> Vec<Value> {
    let words = speaker.say(&ruling.question, None);
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
pub fn is_recordable(ruling: &Ruling, ask_player: bool) -> bool {
    (!ruling.needs_player || ask_player) && !ruling.needs_points
}

/// Does an event still want a player or a side?
fn open(event: &Value) -> bool {
    ["player", "side"].iter().any(|field| event.get(field).is_some_and(Value::is_null))
}

/// The events as lines of a sheet; none while somebody or something is still to be named.
fn lines(speaker: &Speaker, case: &Case, ruling: &Ruling) -> Vec<String> {
    let known = ruled_events(speaker, ruling);
    if known.iter().any(open) || ruling.needs_points {
        return Vec::new();
    }
    known.iter().map(|event| case.line(event)).collect()
}

/// A ruling as JSON.
#[must_use]
pub fn ruling_json(speaker: &Speaker, case: &Case, ruling: &Ruling) -> Value {
    let words = |said: &Said| speaker.say(said, Some(&case.table));
    let both = |list: &[Said]| -> Vec<Value> {
        list.iter().map(|said| json!({"text": words(said), "reason": said})).collect()
    };
    json!({
        "id": ruling.id, "article": ruling.article, "question": words(&ruling.question),
        "prescribes": both(&ruling.prescribes), "customs": both(&ruling.customs),
        "events": ruled_events(speaker, ruling), "lines": lines(speaker, case, ruling),
        "needs_player": ruling.needs_player, "needs_points": ruling.needs_points,
    })
}

/// A ruling as a page.
#[must_use]
pub fn ruling(speaker: &Speaker, case: &Case, ruling: &Ruling, also: &[&Ruling]) -> Doc {
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
    let known = ruled_events(speaker, ruling);
    let lines: Vec<String> = if lines(speaker, case, ruling).is_empty() {
        Vec::new()
    } else {
        known.iter().map(|event| speaker.event(case.game.info().forms, event, &case.table)).collect()
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
        // Their words can be typed as well as their names, and have commas.
        let also: Vec<String> = also.iter().map(|other| words(&other.question)).collect();
        doc.text(speaker.phrase("ruling-see-also", &[("ids", &also.join(" · "))]));
    }
    doc
}

/// The rulings there are, as a page.
#[must_use]
pub fn rulings(speaker: &Speaker, game: &str, rulings: &[Ruling]) -> Doc {
    let mut doc = Doc::default();
    doc.text(speaker.phrase("ruling-listed", &[("game", game)]));
    let columns = vec![
        Column::words(speaker.word("ruling-id")),
        Column::words(speaker.word("ruling-words")),
        Column::words(speaker.word("explain-article")),
    ];
    let row = |ruling: &Ruling| {
        vec![
            Cell::toned(ruling.id, Tone::Strong),
            Cell::plain(speaker.say(&ruling.question, None)),
            Cell::plain(ruling.article.0),
        ]
    };
    doc.table(Table { columns, rows: rulings.iter().map(row).collect() });
    doc
}
