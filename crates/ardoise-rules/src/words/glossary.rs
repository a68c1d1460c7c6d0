//! The words of the card table, with what they mean and their other names in every language.

use crate::engine::articles;
use crate::lang::{Lang, Texts};

const SOURCES: Texts = crate::languages!(texts! "glossary." ".md");

/// One word of the card table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its id, the same in every language.
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

/// Every name of a word, in every language.
#[must_use]
pub fn names(id: &str) -> Vec<&'static str> {
    let every = Lang::ALL.into_iter().flat_map(glossary);
    every.filter(|entry| entry.id == id).flat_map(|entry| entry.names).collect()
}
