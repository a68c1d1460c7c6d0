//! What English writes in its own way.

use super::Habits;

pub(super) const HABITS: Habits = Habits {
    name: "English",
    begins: &["en", "c."],
    locales: &["c", "posix"],
    decimal: '.',
    undivided: 999,
    column: b',',
    elides: false,
    articles: &["the", "a", "an"],
    before_figures: &["of", "by"],
    before_names: &["for", "from", "in", "at", "to"],
};
