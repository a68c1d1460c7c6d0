//! The words of the program, a folder a language: what it says, and what it says in its help.

use ardoise_rules::lang::{Texts, listed, meant, same_word};
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
                include_str!(concat!("locales/", $folder, "/hall.ftl")),
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

macro_rules! locales {
    ([$($name:ident $module:ident $code:literal,)+]) => { [$(locale!($code),)+] };
}

/// The words of the program, in the order of [`Lang::place`].
const LOCALES: [Locale; Lang::COUNT] = ardoise_rules::languages!(locales!);

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

/// The names of commands and words of the prompt, as [`ardoise_rules::lang::Spoken`] has them: a command under its path,
/// `rules-list`.
const NAMES: Texts = ardoise_rules::languages!(texts! "locales/" "/names.txt");

/// The words of closed lists that arguments take, by the word they are known by to the program.
const VALUES: Texts = ardoise_rules::languages!(texts! "locales/" "/values.txt");

/// The words of options, by the one that the program knows.
const OPTIONS: Texts = ardoise_rules::languages!(texts! "locales/" "/options.txt");

/// The words at the head of a column, and in its cells, of a table that somebody kept.
const HEADINGS: Texts = ardoise_rules::languages!(texts! "locales/" "/headings.txt");

/// What a command, or a word of the prompt, is called in a language.
#[must_use]
pub fn name(lang: Lang, path: &str) -> &str {
    of(lang, path).next().unwrap_or_else(|| path.rsplit_once('-').map_or(path, |(_, name)| name))
}

/// What a language has for a command or a word of the prompt.
pub fn of(lang: Lang, path: &str) -> impl Iterator<Item = &'static str> {
    listed(NAMES[lang.place()], path)
}

/// Every name of a command in the languages, each once, the canonical one left out.
pub fn names(path: &str) -> impl Iterator<Item = &'static str> {
    let canonical = name(Lang::CANONICAL, path);
    let mut known: Vec<&'static str> = Vec::new();
    for name in NAMES.into_iter().flat_map(|text| listed(text, path)) {
        // Two languages may have the same word for it.
        if name != canonical && !known.contains(&name) {
            known.push(name);
        }
    }
    known.into_iter()
}

/// Is this the name of a command in a language? Canonical names are those that no language has in its list.
#[must_use]
pub fn spoken(lang: Lang, name: &str) -> bool {
    let has = |text| meant(text, name, |_| true).is_some();
    has(NAMES[lang.place()]) || lang == Lang::CANONICAL && !NAMES.into_iter().any(has)
}

/// The command of the first floor, or the word of the prompt, that a folded word names in any language.
#[must_use]
pub fn named(folded: &str) -> Option<&'static str> {
    NAMES.into_iter().find_map(|text| meant(text, folded, |id| !id.contains('-')))
}

/// The one of these words that a folded word means in any language.
#[must_use]
pub fn value<'a>(folded: &str, among: &[&'a str]) -> Option<&'a str> {
    let is = |id: &str| VALUES.into_iter().any(|text| listed(text, id).any(|word| same_word(word, folded)));
    among.iter().copied().find(|id| *id == folded).or_else(|| among.iter().copied().find(|id| is(id)))
}

/// The option that a folded word means in one of the languages.
#[must_use]
pub fn option(folded: &str) -> Option<&'static str> {
    OPTIONS.into_iter().find_map(|text| meant(text, folded, |_| true))
}

/// What a language calls a word that arguments take: the first of its own.
#[must_use]
pub fn value_in(lang: Lang, id: &str) -> &str {
    listed(VALUES[lang.place()], id).next().unwrap_or(id)
}

/// What a language calls the command, or the word of the prompt, of that name in another.
#[must_use]
pub fn name_for(lang: Lang, name: &str) -> Option<&'static str> {
    let own = NAMES[lang.place()];
    let ids = || own.lines().filter_map(|line| line.split_once('=')).map(|(id, _)| id.trim());
    let canonical =
        || ids().find(|id| *id == name || id.rsplit_once('-').is_some_and(|(_, end)| end == name));
    let path = NAMES.into_iter().find_map(|text| meant(text, name, |_| true)).or_else(canonical);
    path.map(|path| self::name(lang, path))
}

/// What stands at the head of a column that says that, in every language.
pub fn headings(id: &str) -> impl Iterator<Item = &'static str> {
    HEADINGS.into_iter().flat_map(move |text| listed(text, id))
}

/// Does a folded word at the head of a column, or in a cell, mean that in any language?
#[must_use]
pub fn heading(folded: &str, id: &str) -> bool {
    let joined = folded.replace(' ', "-");
    HEADINGS.into_iter().any(|text| listed(text, id).any(|word| same_word(word, &joined)))
}
