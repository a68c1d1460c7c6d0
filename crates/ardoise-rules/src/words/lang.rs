//! French or English, chosen from what the user and the system say.

/// A language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lang {
    /// Français.
    Fr,
    /// English.
    En,
}

impl Lang {
    /// All languages, in the order of their places.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// Reads a language or a locale: `fr`, `fr_BE.UTF-8`, `en-GB`, `français`.
    #[must_use]
    pub fn read(text: &str) -> Option<Lang> {
        let folded = crate::cards::fold_word(text.trim());
        if folded.starts_with("fr") {
            Some(Lang::Fr)
        } else if folded.starts_with("en") || folded == "c" || folded == "posix" || folded.starts_with("c.") {
            Some(Lang::En)
        } else {
            None
        }
    }

    /// The first of these wishes that names a language of ours; English if none does.
    #[must_use]
    pub fn choose<'a>(wishes: impl IntoIterator<Item = Option<&'a str>>) -> Lang {
        wishes.into_iter().flatten().find_map(Lang::read).unwrap_or(Lang::En)
    }

    /// Its place in the pairs of words that the games give: French, then English.
    #[must_use]
    pub const fn place(self) -> usize {
        match self {
            Lang::Fr => 0,
            Lang::En => 1,
        }
    }

    /// The code: `fr`, `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// Is it French?
    #[must_use]
    pub const fn french(self) -> bool {
        matches!(self, Lang::Fr)
    }
}
