//! What French writes in its own way.

use super::Habits;

pub(super) const HABITS: Habits = Habits {
    name: "Français",
    begins: &["fr"],
    locales: &[],
    decimal: ',',
    undivided: 999,
    column: b';',
    elides: true,
    articles: &["le", "la", "les", "l", "un", "une"],
    before_figures: &["de", "à", "par"],
    before_names: &["pour", "chez", "en", "du", "des", "au", "aux"],
};
