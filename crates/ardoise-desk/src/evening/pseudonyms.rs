//! Names taken out of what was recorded: one person bears one pseudonym wherever he stands.

use serde_json::Value;

use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{ENGINE_FORMS, Kind};
use ardoise_rules::games::GAMES;

use crate::store::Row;

/// Which names become what. A name that is known and keeps standing is not taken for the beginning of a longer one.
#[derive(Debug, Clone, Default)]
pub struct Pseudonyms {
    /// Words of a name, folded, and what they become; the longest first.
    known: Vec<(Vec<String>, Option<String>)>,
}

/// A name as names are compared, word by word.
fn words(name: &str) -> Vec<String> {
    name.split_whitespace().map(fold_word).collect()
}

impl Pseudonyms {
    /// Names with what they become; none for those that stay.
    pub fn new(names: impl IntoIterator<Item = (String, Option<String>)>) -> Pseudonyms {
        let mut known: Vec<_> = names
            .into_iter()
            .map(|(name, becomes)| (words(&name), becomes))
            .filter(|(name, _)| !name.is_empty())
            .collect();
        known.sort_by(|a, b| b.0.len().cmp(&a.0.len()).then_with(|| a.0.cmp(&b.0)));
        Pseudonyms { known }
    }

    /// What a whole name becomes; none where it stays.
    #[must_use]
    pub fn of(&self, name: &str) -> Option<&str> {
        let name = words(name);
        self.known.iter().find(|(known, _)| *known == name).and_then(|(_, becomes)| becomes.as_deref())
    }

    /// A text in which the names stand as words of their own; none where nothing changes.
    #[must_use]
    pub fn text(&self, text: &str) -> Option<String> {
        let spoken = spoken(text);
        let folded: Vec<String> = spoken.iter().map(|(from, to)| fold_word(&text[*from..*to])).collect();
        let (mut told, mut written, mut at) = (String::new(), 0, 0);
        while at < folded.len() {
            let begins = |name: &&(Vec<String>, Option<String>)| {
                let name: Vec<String> = name.0.iter().flat_map(|word| parts(word)).collect();
                !name.is_empty() && folded[at..].starts_with(&name)
            };
            let Some((name, becomes)) = self.known.iter().find(begins) else {
                at += 1;
                continue;
            };
            let length = name.iter().map(|word| parts(word).len()).sum::<usize>();
            if let Some(becomes) = becomes {
                told.push_str(&text[written..spoken[at].0]);
                told.push_str(becomes);
                written = spoken[at + length - 1].1;
            }
            at += length;
        }
        (written > 0).then(|| told + &text[written..])
    }

    /// What an entry says without the names; none where nothing changes.
    #[must_use]
    pub fn payload(&self, payload: &str) -> Option<String> {
        let mut value: Value = serde_json::from_str(payload).ok()?;
        let mut changed = false;
        let mut put = |place: &mut Value, whole: bool| {
            let new = place
                .as_str()
                .and_then(|text| if whole { self.of(text).map(str::to_owned) } else { self.text(text) });
            if let Some(new) = new {
                *place = Value::String(new);
                changed = true;
            }
        };
        if let Some(players) = value.pointer_mut("/table/players").and_then(Value::as_array_mut) {
            players.iter_mut().for_each(|player| put(player, true));
        }
        if let Some(names) = value.get_mut("names").and_then(Value::as_array_mut) {
            names.iter_mut().for_each(|name| put(name, true));
        }
        // The rules of a house may be called after somebody; a preset of the program is not.
        if let Some(preset) = value.pointer_mut("/rules/preset").filter(|preset| !is_own(preset)) {
            put(preset, false);
        }
        for field in ["title", "reason", "club"] {
            if let Some(text) = value.get_mut(field) {
                put(text, false);
            }
        }
        let event = |event: &mut Value, put: &mut dyn FnMut(&mut Value, bool)| {
            let tag = event.get("event").and_then(Value::as_str).unwrap_or_default().to_owned();
            for field in texts(&tag) {
                if let Some(text) = event.get_mut(field) {
                    put(text, false);
                }
            }
        };
        if let Some(own) = value.get_mut("event") {
            event(own, &mut put);
        }
        if let Some(with) = value.get_mut("with").and_then(Value::as_array_mut) {
            with.iter_mut().for_each(|own| event(own, &mut put));
        }
        for prize in value.get_mut("prizes").and_then(Value::as_array_mut).into_iter().flatten() {
            if let Some(text) = prize.get_mut("text") {
                put(text, false);
            }
        }
        changed.then(|| value.to_string())
    }

    /// A row without the names, written by whoever `author` says; none where nothing changes.
    pub(crate) fn row(&self, row: &Row, author: &dyn Fn(&str) -> Option<String>) -> Option<Row> {
        let (payload, author) = (self.payload(&row.payload), author(&row.author));
        (payload.is_some() || author.is_some()).then(|| Row {
            payload: payload.unwrap_or_else(|| row.payload.clone()),
            author: author.unwrap_or_else(|| row.author.clone()),
            ..row.clone()
        })
    }
}

/// Where the words of a text begin and end.
fn spoken(text: &str) -> Vec<(usize, usize)> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (at, letter) in text.char_indices().filter(|(_, letter)| letter.is_alphanumeric()) {
        let end = at + letter.len_utf8();
        match found.last_mut() {
            Some((_, last)) if *last == at => *last = end,
            _ => found.push((at, end)),
        }
    }
    found
}

/// The words of one word of a name: `jean-paul` is two in a text.
fn parts(word: &str) -> Vec<String> {
    spoken(word).into_iter().map(|(from, to)| word[from..to].to_owned()).collect()
}

/// Is it the name of a preset that the program knows by itself?
fn is_own(preset: &Value) -> bool {
    GAMES.iter().flat_map(|game| game.info().presets).any(|own| *preset == own.name)
}

/// The fields of an event that hold free text, in any game.
fn texts(tag: &str) -> impl Iterator<Item = &'static str> {
    let forms = ENGINE_FORMS.iter().chain(GAMES.iter().flat_map(|game| game.info().forms));
    let own = forms.filter(move |form| form.event == tag).flat_map(|form| form.fields);
    own.filter(|field| matches!(field.kind, Kind::Text)).map(|field| field.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forgetting() -> Pseudonyms {
        let names = [
            ("Bob", Some("Player 1")),
            ("Bob Le Grand", None),
            ("Éve", Some("Player 2")),
            ("Jean-Paul", Some("Player 3")),
        ];
        Pseudonyms::new(names.map(|(name, becomes)| (name.to_owned(), becomes.map(str::to_owned))))
    }

    #[test]
    fn names_go_from_texts_where_they_are_words_of_their_own() {
        let text = |text: &str| forgetting().text(text);
        assert_eq!(text("BOB, eve and bobsleigh").as_deref(), Some("Player 1, Player 2 and bobsleigh"));
        assert_eq!(text("Bob le Grand helps Jean-Paul").as_deref(), Some("Bob le Grand helps Player 3"));
        assert_eq!(text("Jean helps"), None);
        assert_eq!(text(""), None);
    }

    #[test]
    fn a_preset_of_the_program_keeps_its_name_whoever_is_called_so() {
        let names = Pseudonyms::new([("Contree".to_owned(), Some("Player 1".to_owned()))]);
        assert_eq!(names.payload(r#"{"entry":"open","rules":{"preset":"contree"}}"#), None);
    }

    #[test]
    fn names_go_from_entries_and_nothing_else_changes() {
        let payload = |payload: &str| forgetting().payload(payload);
        assert_eq!(
            payload(r#"{"entry":"open","game":"bob","table":{"players":["bob","Cy"],"camps":"singles"},"title":"at Bob’s"}"#)
                .as_deref(),
            Some(r#"{"entry":"open","game":"bob","table":{"players":["Player 1","Cy"],"camps":"singles"},"title":"at Player 1’s"}"#)
        );
        assert_eq!(
            payload(
                r#"{"entry":"play","deal":1,"schema":2,"event":{"event":"note","text":"Bob"},"key":"bob"}"#
            )
            .as_deref(),
            Some(
                r#"{"entry":"play","deal":1,"schema":2,"event":{"event":"note","text":"Player 1"},"key":"bob"}"#
            )
        );
        assert_eq!(
            payload(r#"{"entry":"adopt","from":2,"rules":{"preset":"chez-bob","options":{"bob":"Bob"}}}"#)
                .as_deref(),
            Some(r#"{"entry":"adopt","from":2,"rules":{"preset":"chez-Player 1","options":{"bob":"Bob"}}}"#)
        );
        assert_eq!(
            payload(r#"{"entry":"play","deal":1,"schema":2,"event":{"event":"bob","suit":"Bob"}}"#),
            None
        );
    }
}
