//! What Dutch writes in its own way, as in Flanders.

use super::Habits;

pub(super) const HABITS: Habits = Habits {
    name: "Nederlands",
    begins: &["nl", "nederlands", "vls", "vlaams", "dutch"],
    locales: &[],
    decimal: ',',
    undivided: 9_999,
    column: b';',
    elides: false,
    articles: &["de", "het", "een", "t"],
    before_figures: &["van", "de", "met"],
    before_names: &["voor", "door", "bij", "aan", "in", "op"],
};
