//! Options in words: a value, and what differs between two sets of rules.

use serde_json::Value;

use crate::pages::doc::figure::total;
use ardoise_rules::engine::{AnyGame, RuleSet};
use ardoise_rules::words::{Speaker, plain};

/// A value of an option in words.
#[must_use]
pub fn value_words(game: &dyn AnyGame, id: &str, value: &Value, speaker: &Speaker) -> String {
    if let Some(number) = value.as_i64() {
        return total(number, speaker);
    }
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    if let Ok(number) = text.parse::<i64>() {
        return total(number, speaker);
    }
    let words = speaker.option(game.id(), &format!("option-{id}-{text}"));
    words.or_else(|| shared_value(&text, speaker)).unwrap_or_else(|| plain(&text))
}

/// The words of a value that many options share.
fn shared_value(text: &str, speaker: &Speaker) -> Option<String> {
    let id = format!("setting-{text}");
    let said = speaker.word(&id);
    (said != id).then_some(said)
}

/// What differs between rules and others, in words, but for what `told` knows to be said already.
#[must_use]
pub(in crate::pages) fn differences(
    game: &dyn AnyGame,
    rules: &RuleSet,
    usual: &RuleSet,
    told: &dyn Fn(&str, &Value) -> bool,
    speaker: &Speaker,
) -> Vec<String> {
    let differing = rules.options.iter().filter_map(|(id, value)| {
        let usual = usual.options.get(id).cloned()?;
        (usual != *value && !told(id, value)).then(|| {
            let what = speaker.option(game.id(), &format!("option-{id}")).unwrap_or_else(|| plain(id));
            // A title that asks stands in a sentence that tells.
            let what = what.trim_end_matches(['?', ' ', '\u{a0}', '\u{202f}']);
            let facts = [
                ("what", lower(what)),
                ("value", value_words(game, id, value, speaker)),
                ("usual", value_words(game, id, &usual, speaker)),
            ];
            speaker.phrase_of("sheet-differs", &facts)
        })
    });
    differing.collect()
}

/// A sentence as it stands within another; what is written in capitals stays so.
pub(in crate::pages) fn lower(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next();
    match (first, letters.clone().next()) {
        (Some(first), Some(second)) if !second.is_uppercase() => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => text.to_owned(),
    }
}
