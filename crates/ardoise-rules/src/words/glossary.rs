//! The words of the card table, with what they mean and their other names in both languages.

use super::Lang;
use crate::engine::articles;

const SOURCES: [&str; 2] = [include_str!("glossary.fr.md"), include_str!("glossary.en.md")];

/// One word of the card table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its id, the same in both languages.
    pub id: &'static str,
    /// Its names; the first is the usual one.
    pub names: Vec<&'static str>,
    /// What it means.
    pub text: &'static str,
}

/// The glossary of a language.
#[must_use]
pub fn glossary(lang: Lang) -> Vec<Entry> {
    articles(SOURCES[lang.place()])
        .into_iter()
        .map(|article| Entry {
            id: article.id,
            names: article.title.split(';').map(str::trim).collect(),
            text: article.body,
        })
        .collect()
}

/// Every name of a word, in both languages.
#[must_use]
pub fn names(id: &str) -> Vec<&'static str> {
    let both = [Lang::Fr, Lang::En].into_iter().flat_map(glossary);
    both.filter(|entry| entry.id == id).flat_map(|entry| entry.names).collect()
}
