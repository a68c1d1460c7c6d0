//! Names taken out of what was recorded: one person bears one pseudonym wherever he stands.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{ENGINE_FORMS, Kind, tag};
use ardoise_rules::games::GAMES;

use crate::store::{Forgotten, Names, Without};

/// Which names become what. A name that is known and keeps standing is not taken for the beginning of a longer one.
#[derive(Debug, Clone, Default)]
pub struct Pseudonyms {
    known: Known,
    /// Who wrote what nobody of the table wrote; none: whoever it was.
    unknown: Option<String>,
    /// What was begun later is not meant.
    until: Option<i64>,
}

/// The names, in clear or as the digests of a tombstone.
#[derive(Debug, Clone)]
enum Known {
    /// Words of a name, folded, and what they become; the longest first.
    Clear(Vec<(Vec<String>, Option<String>)>),
    /// The salt, the digests, what stands in their place, and which digests were computed.
    Sealed(String, Sealed, String, RefCell<HashMap<String, String>>),
}

impl Default for Known {
    fn default() -> Known {
        Known::Clear(Vec::new())
    }
}

/// Names as a tombstone holds them: whoever knows a name finds it there, and nobody reads it off.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct Sealed {
    /// A digest of the whole name, one of its words as they stand in a text, and how many words those are.
    names: Vec<(String, String, usize)>,
    /// Names of others that hold words of these: the words as they stand in a text, and how many.
    kept: Vec<(String, usize)>,
}

/// Where an entry names players: at a table, and in a contest.
const NAMES: [&str; 2] = ["/table/players", "/names"];

/// A name as names are compared, word by word.
fn words(name: &str) -> Vec<String> {
    name.split_whitespace().map(fold_word).collect()
}

/// The words of a name as they stand in a text.
fn spelled(words: &[String]) -> Vec<String> {
    words.iter().flat_map(|word| parts(word)).collect()
}

/// The digest of a name as a whole, or in a text.
fn digest(salt: &str, whole: bool, words: &[String]) -> String {
    let told = if whole { "name" } else { "text" };
    hex::encode(Sha256::digest(format!("ardoise forgotten 1\n{salt}\n{told}\n{}", words.join(" "))))
}

impl Known {
    fn digested(
        salt: &str,
        whole: bool,
        words: &[String],
        done: &RefCell<HashMap<String, String>>,
    ) -> String {
        let key = format!("{whole} {}", words.join(" "));
        let made = || digest(salt, whole, words);
        done.borrow_mut().entry(key).or_insert_with(made).clone()
    }

    /// What a whole name becomes.
    fn of(&self, name: &[String]) -> Option<&str> {
        match self {
            Known::Clear(known) => {
                known.iter().find(|(known, _)| known == name).and_then(|(_, becomes)| becomes.as_deref())
            }
            Known::Sealed(salt, sealed, becomes, done) => {
                let own = Known::digested(salt, true, name, done);
                sealed.names.iter().any(|(whole, _, _)| *whole == own).then_some(becomes)
            }
        }
    }

    /// The longest name with which these words of a text begin: how many words, and what they become.
    fn begins(&self, spoken: &[String]) -> Option<(usize, Option<&str>)> {
        match self {
            Known::Clear(known) => known.iter().find_map(|(name, becomes)| {
                let name = spelled(name);
                (!name.is_empty() && spoken.starts_with(&name)).then_some((name.len(), becomes.as_deref()))
            }),
            Known::Sealed(salt, sealed, becomes, done) => {
                let names =
                    sealed.names.iter().map(|(_, text, length)| (text, *length, Some(becomes.as_str())));
                let kept = sealed.kept.iter().map(|(text, length)| (text, *length, None));
                let all: Vec<_> = names.chain(kept).collect();
                let longest = all.iter().map(|(_, length, _)| *length).max().unwrap_or(0).min(spoken.len());
                (1..=longest).rev().find_map(|length| {
                    let mut these = all.iter().filter(|(_, own, _)| *own == length).peekable();
                    these.peek()?;
                    let own = Known::digested(salt, false, &spoken[..length], done);
                    these.find(|(text, _, _)| **text == own).map(|(_, _, becomes)| (length, *becomes))
                })
            }
        }
    }
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
        Pseudonyms { known: Known::Clear(known), ..Pseudonyms::default() }
    }

    /// The same, where whoever is nobody of the table is called so when he wrote something.
    #[must_use]
    pub fn unknown(self, unknown: &str) -> Pseudonyms {
        Pseudonyms { unknown: Some(unknown.to_owned()), ..self }
    }

    /// What a tombstone takes away; none where it cannot be read.
    #[must_use]
    pub fn forgotten(of: &Forgotten) -> Option<Pseudonyms> {
        let sealed: Sealed = serde_json::from_str(&of.names).ok()?;
        let known = Known::Sealed(of.id.clone(), sealed, of.pseudonym.clone(), RefCell::default());
        Some(Pseudonyms { known, unknown: None, until: Some(of.at) })
    }

    /// The names of a person as the tombstone with that id holds them; `others` stay as they are.
    #[must_use]
    pub fn sealed(id: &str, own: &[String], others: &[String], pseudonym: &str) -> String {
        let own: Vec<Vec<String>> =
            own.iter().map(|name| words(name)).filter(|name| !name.is_empty()).collect();
        let parts: BTreeSet<String> = own.iter().flat_map(|name| spelled(name)).collect();
        let names = own.iter().map(|name| {
            let text = spelled(name);
            (digest(id, true, name), digest(id, false, &text), text.len())
        });
        // A name of one word is not taken for another one; the pseudonym is no name.
        let others = others.iter().map(String::as_str).chain([pseudonym]).map(|name| spelled(&words(name)));
        let others = others.filter(|name| name.len() > 1 && name.iter().any(|word| parts.contains(word)));
        let kept = others.map(|name| (digest(id, false, &name), name.len()));
        let mut sealed = Sealed { names: names.collect(), kept: kept.collect() };
        // The order of people at the table is nobody's business.
        sealed.names.sort();
        sealed.kept.sort();
        sealed.kept.dedup();
        serde_json::to_string(&sealed).expect("texts and numbers always encode")
    }

    /// What a whole name becomes; none where it stays.
    #[must_use]
    pub fn of(&self, name: &str) -> Option<&str> {
        self.known.of(&words(name))
    }

    /// A text in which the names stand as words of their own; none where nothing changes.
    #[must_use]
    pub fn text(&self, text: &str) -> Option<String> {
        let spoken = spoken(text);
        let folded: Vec<String> = spoken.iter().map(|(from, to)| fold_word(&text[*from..*to])).collect();
        let (mut told, mut written, mut at) = (String::new(), 0, 0);
        while at < folded.len() {
            let Some((length, becomes)) = self.known.begins(&folded[at..]) else {
                at += 1;
                continue;
            };
            if let Some(becomes) = becomes {
                told.push_str(&text[written..spoken[at].0]);
                told.push_str(becomes);
                written = spoken[at + length - 1].1;
            }
            at += length;
        }
        (written > 0).then(|| told + &text[written..])
    }

    /// The names of players that an entry says: those of its table, and those of an entry in a contest.
    #[must_use]
    pub fn named(payload: &str) -> Vec<String> {
        let value: Value = serde_json::from_str(payload).unwrap_or_default();
        let names = NAMES.iter().filter_map(|place| value.pointer(place)?.as_array()).flatten();
        names.filter_map(|name| name.as_str().map(str::to_owned)).collect()
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
        for place in NAMES {
            if let Some(names) = value.pointer_mut(place).and_then(Value::as_array_mut) {
                names.iter_mut().for_each(|name| put(name, true));
            }
        }
        // Sides may be called after somebody.
        let teams = value.pointer_mut("/table/teams").and_then(Value::as_array_mut);
        teams.into_iter().flatten().for_each(|team| put(team, false));
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
            let tag = tag(event).to_owned();
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
}

impl Without for Pseudonyms {
    fn meant(&self, at: i64) -> bool {
        self.until.is_none_or(|until| at <= until)
    }

    fn author(&self, author: &str) -> Option<String> {
        let unknown = || self.unknown.clone().filter(|unknown| unknown != author);
        self.of(author).map(str::to_owned).or_else(unknown).or_else(|| self.text(author))
    }

    fn name(&self, name: &str) -> Option<String> {
        self.of(name).map(str::to_owned)
    }

    fn text(&self, text: &str) -> Option<String> {
        Pseudonyms::text(self, text)
    }

    fn payload(&self, payload: &str) -> Option<String> {
        Pseudonyms::payload(self, payload)
    }
}

/// Reads the names of tombstones, and writes them.
#[derive(Debug, Clone, Copy)]
pub struct Sealing;

impl Names for Sealing {
    fn without(&self, forgotten: &Forgotten) -> Option<Box<dyn Without>> {
        Some(Box::new(Pseudonyms::forgotten(forgotten)?))
    }

    fn sealed(&self, id: &str, name: &str, pseudonym: &str) -> String {
        Pseudonyms::sealed(id, &[name.to_owned()], &[], pseudonym)
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
            payload(r#"{"entry":"open","table":{"players":["Cy","Dee"],"teams":["Les Bob","Bob+Cy"]}}"#)
                .as_deref(),
            Some(
                r#"{"entry":"open","table":{"players":["Cy","Dee"],"teams":["Les Player 1","Player 1+Cy"]}}"#
            )
        );
        assert_eq!(forgetting().author("bob@laptop").as_deref(), Some("Player 1@laptop"));
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
