//! Rules: sets of them with their options and articles, the tables they lead to, the booklet of a house.

mod booklet;
mod charts;
mod guess;
pub(in crate::pages) mod option;
mod sets;

pub use booklet::{House, article_words, booklet};
pub use charts::charts;
pub use guess::{guessed, guessed_json, parted, parted_json, value_said};
pub use option::value_words;
pub use sets::{
    FoundArticle, article, contents, differing, found, glossary, house_name, meaning, options,
    options_changed, presets, rules, value_text,
};
