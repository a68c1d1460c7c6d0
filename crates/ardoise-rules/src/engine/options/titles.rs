//! Options, values and presets by their titles: the words in which people are told of them name them too.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::customs::TABLE_OPTIONS;
use super::rules::{OptionKind, OptionSpec, Preset};
use crate::lang::{Lang, Texts, fold_word};

/// The words of the options of every table (Fluent).
pub const TABLE_WORDS: Texts = crate::languages!(texts! "table." ".ftl");

/// The longest of the words that mean nothing at an end.
const SMALL: usize = 2;

/// The longest of the words that say little of what a title is about.
const SHORT: usize = 3;

/// The titles of one game's options, in every language.
#[derive(Debug, Clone, Copy)]
pub struct Titles {
    /// The words of the options (Fluent).
    pub words: Texts,
    /// The options of the game.
    pub specs: &'static [OptionSpec],
    /// Its presets.
    pub presets: &'static [Preset],
}

impl Titles {
    /// The option that is named: by its id, or by a beginning of its title that no other title has.
    #[must_use]
    pub fn option(&self, typed: &str) -> Option<&'static str> {
        let ids = || self.settable().map(|spec| spec.id);
        self.named(typed, ids, |id| format!("option-{id}"))
    }

    /// The value of an option that is named: one of its words, or a beginning of what is said of one of them.
    #[must_use]
    pub fn value(&self, option: &str, typed: &str) -> Option<&'static str> {
        let spec = self.settable().find(|spec| spec.id == option)?;
        let (OptionKind::Choice(values) | OptionKind::WordOr(values, ..)) = spec.kind else { return None };
        self.named(typed, || values.iter().copied(), |value| format!("option-{option}-{value}"))
    }

    /// The preset that is named: by its id, or by a beginning of its name or its title that no other has.
    #[must_use]
    pub fn preset(&self, typed: &str) -> Option<&'static str> {
        let names = || self.presets.iter().map(|preset| preset.name);
        self.named(typed, names, |name| format!("name-{name}"))
            .or_else(|| self.named(typed, names, |name| format!("preset-{name}")))
    }

    /// The title of an option, a value (`option-ID-VALUE`) or a preset in one language; none where there is none.
    #[must_use]
    pub fn title(&self, message: &str, lang: Lang) -> Option<&'static str> {
        self.said(lang).iter().find_map(|lines| lines.said.get(message).map(|title| title.text))
    }

    /// What the game itself is called in one language.
    #[must_use]
    pub fn game(&self, lang: Lang) -> Option<&'static str> {
        lines(self.words[lang.place()]).find(|(message, _)| *message == "game-name").map(|(_, name)| name)
    }

    /// What is said in one language: of the game's own options, then of those of every table.
    fn said(&self, lang: Lang) -> [Arc<Lines>; 2] {
        [self.words, TABLE_WORDS].map(|words| read_once(words[lang.place()]))
    }

    /// The shortest beginning of an option's title that names it in one language and says what it is about: what can be
    /// typed for it.
    #[must_use]
    pub fn short(&self, id: &str, lang: Lang) -> Option<String> {
        let message = format!("option-{id}");
        let title = self.title(&message, lang)?;
        let telling = |word: &str| word.chars().count() > SHORT;
        // A question, and what begins with a small word, says it with two words at least: « contre », « par ».
        let asks = title.ends_with('?') || parts(title).first().is_some_and(|first| !telling(first));
        let least = if asks { 2 } else { 1 };
        let says = |typed: &str| typed.split('-').filter(|word| telling(word)).count() >= least;
        let found = self.shortest(&message, lang, |typed| says(typed) && self.option(typed) == Some(id));
        found.or_else(|| Some(as_typed(title)).filter(|typed| self.option(typed) == Some(id)))
    }

    /// The same of a value of an option.
    #[must_use]
    pub fn short_value(&self, option: &str, value: &str, lang: Lang) -> Option<String> {
        let message = format!("option-{option}-{value}");
        self.shortest(&message, lang, |typed| self.value(option, typed) == Some(value))
    }

    /// The whole title of an option, or of a value of it (`option-ID-VALUE`), as it can be typed.
    #[must_use]
    pub fn whole(&self, message: &str, lang: Lang) -> Option<String> {
        self.title(message, lang).map(as_typed)
    }

    fn shortest(&self, message: &str, lang: Lang, names: impl Fn(&str) -> bool) -> Option<String> {
        let title = parts(self.title(message, lang)?);
        // What ends in a small word says little: « ceux-de ».
        let ends = |most: &usize| *most == title.len() || title[*most - 1].chars().count() > SMALL;
        let mut begun = (1..=title.len()).filter(ends).map(|most| title[..most].join("-"));
        begun.find(|typed| names(typed))
    }

    fn settable(&self) -> impl Iterator<Item = &'static OptionSpec> + use<> {
        self.specs.iter().chain(TABLE_OPTIONS)
    }

    /// The one of some ids that is typed, or whose title in any language begins with what is typed, or is it.
    fn named<I: Iterator<Item = &'static str>>(
        &self,
        typed: &str,
        ids: impl Fn() -> I,
        message: impl Fn(&str) -> String,
    ) -> Option<&'static str> {
        let folded = fold_word(typed.trim());
        if let Some(id) = ids().find(|id| *id == folded) {
            return Some(id);
        }
        let typed = parts(typed);
        let first = typed.first()?;
        let said = Lang::ALL.map(|lang| self.said(lang));
        // A cell is no option, and a table that counts its own way sets many: no title begins as it does.
        if said.iter().flatten().all(|lines| !lines.firsts().contains(first)) {
            return None;
        }
        let titled = |whole: bool| {
            let mut found = ids().filter(|id| {
                let id = message(id);
                let titles =
                    said.iter().filter_map(|words| words.iter().find_map(|lines| lines.said.get(&*id)));
                let mut parts = titles.map(Said::parts);
                parts.any(|parts| if whole { *parts == typed } else { parts.starts_with(&typed) })
            });
            found.next().filter(|_| found.next().is_none())
        };
        titled(true).or_else(|| titled(false))
    }
}

/// What a message says, and how that is compared.
#[derive(Debug)]
struct Said {
    text: &'static str,
    parts: OnceLock<Vec<String>>,
}

impl Said {
    fn parts(&self) -> &Vec<String> {
        self.parts.get_or_init(|| parts(self.text))
    }
}

/// What the messages of some words say, those that stand on one line.
#[derive(Debug, Default)]
struct Lines {
    said: HashMap<&'static str, Said>,
    firsts: OnceLock<HashSet<String>>,
}

impl Lines {
    /// The words that any of them begins with.
    fn firsts(&self) -> &HashSet<String> {
        self.firsts
            .get_or_init(|| self.said.values().filter_map(|said| said.parts().first().cloned()).collect())
    }
}

/// The messages that stand on one line, with what they say.
fn lines(words: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = words.lines().filter_map(|line| line.split_once('='));
    lines.map(|(message, text)| (message.trim_end(), text.trim()))
}

/// The lines of some words. They are read once: a table that sets twenty cells asks for each title a hundred times.
fn read_once(words: &'static str) -> Arc<Lines> {
    static READ: Mutex<Vec<(&str, Arc<Lines>)>> = Mutex::new(Vec::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, lines)) = read.iter().find(|(known, _)| std::ptr::eq(*known, words)) {
        return Arc::clone(lines);
    }
    let mut known = Lines::default();
    for (message, text) in lines(words) {
        known.said.entry(message).or_insert(Said { text, parts: OnceLock::new() });
    }
    let known = Arc::new(known);
    read.push((words, Arc::clone(&known)));
    known
}

/// A title, or its beginning, as one word: its words without accents and signs, a hyphen between them.
#[must_use]
pub fn as_typed(title: &str) -> String {
    parts(title).join("-")
}

/// A title as it is compared: its words, without accents, signs and first articles.
fn parts(title: &str) -> Vec<String> {
    let folded = fold_word(title);
    let words = folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut words: Vec<String> = words.map(str::to_owned).collect();
    while words.len() > 1 && is_article(&words[0]) {
        words.remove(0);
    }
    words
}

/// Is that what a title of any language may begin with and nobody types?
fn is_article(word: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| lang.habits().articles.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: Texts = {
        let mut words = [""; Lang::COUNT];
        words[Lang::Fr.place()] = "option-target = L’objectif, en points\noption-end = Comment finir\noption-end-off = non\noption-end-on = oui, à l’objectif\npreset-cafe = Au café\n";
        words[Lang::En.place()] = "option-target = The target\noption-end = How to end\noption-end-off = no\noption-end-on = yes\npreset-cafe = As in cafés\n";
        words
    };

    const TITLES: Titles = Titles {
        words: WORDS,
        specs: &[
            OptionSpec { id: "target", kind: OptionKind::Number(1, 9), article: "", since: None },
            OptionSpec { id: "end", kind: OptionKind::Choice(&["off", "on"]), article: "", since: None },
        ],
        presets: &[Preset { name: "cafe", sets: &[] }],
    };

    #[test]
    fn a_title_or_its_beginning_names_what_it_is_of() {
        for typed in
            ["target", "objectif", "L’Objectif", "objectif-en-points", "l'objectif en points", "the target"]
        {
            assert_eq!(TITLES.option(typed), Some("target"), "{typed}");
        }
        assert_eq!(TITLES.option("agree"), Some("agree"));
        assert_eq!(TITLES.option("accord"), Some("agree"));
        for typed in ["", "en", "object", "points", "l"] {
            assert_eq!(TITLES.option(typed), None, "{typed}");
        }
        assert_eq!(TITLES.value("end", "oui"), Some("on"));
        assert_eq!(TITLES.value("end", "no"), Some("off"));
        assert_eq!(TITLES.value("target", "5"), None);
        assert_eq!(TITLES.preset("au café"), Some("cafe"));
        assert_eq!(TITLES.short("target", Lang::Fr).as_deref(), Some("objectif"));
        assert_eq!(TITLES.short("end", Lang::En).as_deref(), Some("how-to-end"));
        assert_eq!(TITLES.short_value("end", "on", Lang::Fr).as_deref(), Some("oui"));
    }
}
