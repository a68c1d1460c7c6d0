//! The messages of some Fluent files, each of them read when it is first said: a command says a few of hundreds.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use memchr::memmem;
use unic_langid::LanguageIdentifier;

use super::elision::{elided, marked};
use crate::lang::Lang;

/// The messages of a language. They are looked for in the text of the files: that is quicker than an index of hundreds
/// of messages for the few that a command says.
pub(super) struct Words {
    sources: Vec<&'static str>,
    bundle: RefCell<FluentBundle<FluentResource>>,
}

impl Words {
    /// The messages of these files; where two have the same id, that of the later file.
    pub(super) fn new(lang: Lang, sources: Vec<&'static str>) -> Words {
        let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        // What is shown is marked for its elision, and not what a message chooses its form by.
        bundle.set_formatter(Some(if lang.habits().elides {
            |value, _| shown(value).or_else(|| before_vowel(value))
        } else {
            |value, _| shown(value)
        }));
        Words { sources, bundle: RefCell::new(bundle) }
    }

    /// A message with its figures; none where there is no such message.
    pub(super) fn say(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        if !self.bundle.borrow().has_message(id) {
            let entry = self.sources.iter().rev().find_map(|source| entry_of(source, id))?;
            let resource = match FluentResource::try_new(entry.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            self.bundle.borrow_mut().add_resource_overriding(resource);
        }
        let bundle = self.bundle.borrow();
        let pattern = bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        Some(elided(bundle.format_pattern(pattern, Some(args), &mut errors).into_owned()))
    }
}

/// How a value is shown that is not shown as it is.
fn shown(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(minus(&number.as_string())),
        _ => None,
    }
}

/// A text before which a word loses its last letter.
fn before_vowel(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::String(text) => Some(marked(text.to_string())),
        _ => None,
    }
}

/// A figure with a minus that is one.
pub(super) fn minus(figure: &str) -> String {
    figure.replacen('-', "\u{2212}", 1)
}

/// A message of a file as it is written. A message begins where a line begins with its id, and its further lines begin
/// with a space; none of ours refers to another.
fn entry_of(source: &'static str, id: &str) -> Option<&'static str> {
    let begins = |text: &str| text.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    let line = format!("\n{id}");
    let later = memmem::find_iter(source.as_bytes(), line.as_bytes());
    let at = if begins(source) { Some(0) } else { later.map(|at| at + 1).find(|at| begins(&source[*at..])) };
    let entry = &source[at?..];
    Some(&entry[..end_of_entry(entry)])
}

/// Where the entry, remark or empty line at the beginning of `text` ends.
fn end_of_entry(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut from = 0;
    while let Some(length) = bytes[from..].iter().position(|byte| *byte == b'\n') {
        from += length + 1;
        if bytes.get(from).is_none_or(|byte| byte.is_ascii_alphabetic() || *byte == b'#') {
            return from;
        }
    }
    bytes.len()
}

/// The messages of a Fluent text with the figures each of them uses, by which two languages can be compared.
#[must_use]
pub fn figures(source: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut current = None;
    for line in source.lines() {
        if line.starts_with(|letter: char| letter.is_ascii_alphabetic())
            && let Some((id, _)) = line.split_once('=')
        {
            current = Some(found.entry(id.trim_end()).or_default());
        }
        let Some(figures) = &mut current else { continue };
        figures.extend(line.split('$').skip(1).map(|part| {
            let ends = |letter: char| !letter.is_ascii_alphanumeric() && letter != '_';
            part.split(ends).next().unwrap_or_default()
        }));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_read_one_by_one_are_those_of_the_whole_file() {
        let files = crate::games::GAMES.iter().flat_map(|game| {
            let info = game.info();
            info.words.into_iter().chain(info.shared_words.iter().flatten().copied()).chain(info.option_words)
        });
        for source in files
            .chain(crate::notation::WORDS)
            .chain(["a = 1\n\n# b = 2\nc =\n  { $n ->\n   *[other] d = 3\n}\ne = 4"])
        {
            let words = Words::new(Lang::En, vec![source]);
            let mut whole = FluentBundle::new(vec![LanguageIdentifier::default()]);
            whole.set_use_isolating(false);
            let resource = FluentResource::try_new(source.to_owned()).expect("a file without faults");
            whole.add_resource(resource).expect("no message twice");
            let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_alphabetic());
            for line in source.lines().filter(begins) {
                let (id, _) = line.split_once('=').expect("a message");
                let id = id.trim_end();
                let pattern = whole.get_message(id).and_then(|message| message.value()).expect("a message");
                let said = whole.format_pattern(pattern, None, &mut Vec::new()).into_owned();
                assert_eq!(words.say(id, &FluentArgs::new()), Some(said));
            }
        }
    }
}
