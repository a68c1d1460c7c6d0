//! What a language writes in its own way, apart from its words.

/// What a language writes in its own way.
#[derive(Debug)]
pub struct Habits {
    /// What it calls itself.
    pub name: &'static str,
    /// How its names and the names of its locales begin, folded.
    pub begins: &'static [&'static str],
    /// The whole names of locales that are read in it besides, folded.
    pub locales: &'static [&'static str],
    /// What stands before the decimals of a number.
    pub decimal: char,
    /// The greatest figure whose thousands are written together.
    pub undivided: u64,
    /// What stands between the columns of a table in a file, an ASCII sign: never that of its decimals.
    pub column: u8,
    /// Does a word lose its last letter before a vowel?
    pub elides: bool,
    /// What a title may begin with that nobody types, folded.
    pub articles: &'static [&'static str],
    /// Small words that stand before a figure or a suit in its sentences.
    pub before_figures: &'static [&'static str],
    /// Those that stand besides before whom or what something is of, and change nothing of it.
    pub before_names: &'static [&'static str],
}

impl Habits {
    /// Is that the name of the language, or of one of its locales?
    pub(super) fn is_named(&self, folded: &str) -> bool {
        self.begins.iter().any(|begin| folded.starts_with(begin)) || self.locales.contains(&folded)
    }
}
