//! The words of the program, a folder a language: what it says, and what it says in its help.

use ardoise_rules::words::{Lang, Locale, Speaker};

/// The files of a language. What every command says stands last: it is found first.
macro_rules! locale {
    ($folder:literal) => {
        Locale {
            said: &[
                include_str!(concat!("locales/", $folder, "/contest.ftl")),
                include_str!(concat!("locales/", $folder, "/referee.ftl")),
                include_str!(concat!("locales/", $folder, "/paper.ftl")),
                include_str!(concat!("locales/", $folder, "/guess.ftl")),
                include_str!(concat!("locales/", $folder, "/serve.ftl")),
                include_str!(concat!("locales/", $folder, "/print.ftl")),
                include_str!(concat!("locales/", $folder, "/stats.ftl")),
                include_str!(concat!("locales/", $folder, "/trust.ftl")),
                include_str!(concat!("locales/", $folder, "/rulings.ftl")),
                include_str!(concat!("locales/", $folder, "/transfer.ftl")),
                include_str!(concat!("locales/", $folder, "/sync.ftl")),
                include_str!(concat!("locales/", $folder, "/failures.ftl")),
                include_str!(concat!("locales/", $folder, "/table.ftl")),
                include_str!(concat!("locales/", $folder, "/shell.ftl")),
            ],
            help: &[
                include_str!(concat!("locales/", $folder, "/help.ftl")),
                include_str!(concat!("locales/", $folder, "/help-print.ftl")),
                include_str!(concat!("locales/", $folder, "/help-table.ftl")),
                include_str!(concat!("locales/", $folder, "/help-ruling.ftl")),
                include_str!(concat!("locales/", $folder, "/help-overview.ftl")),
                include_str!(concat!("locales/", $folder, "/help-transfer.ftl")),
                include_str!(concat!("locales/", $folder, "/help-contest.ftl")),
            ],
        }
    };
}

/// The words of the program, in the order of [`Lang::place`].
const LOCALES: [Locale; Lang::ALL.len()] = [locale!("fr"), locale!("en")];

/// The words of the program in a language.
#[must_use]
pub const fn locale(lang: Lang) -> Locale {
    LOCALES[lang.place()]
}

/// Who says things in that language.
#[must_use]
pub fn speaker(lang: Lang) -> Speaker {
    Speaker::with(lang, locale(lang))
}
