//! The words for one thing in every language, taken from small files when the program is built.
//!
//! A line of such a file is `id = word, word`; the first word is the one that is printed, as it is spelled on paper, all
//! are read without regard to accents, capitals and what joins them. A line that begins with `#` is a remark.

use super::{Lang, same_word};

/// A text in every language, in the order of [`Lang::place`].
pub type Texts = [&'static str; Lang::COUNT];

/// The words for one thing in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spoken {
    /// The words of one language after those of another.
    words: &'static [&'static str],
    /// Where those of each language end.
    ends: [usize; Lang::COUNT],
}

impl Spoken {
    /// No word in any language: what is stored is all there is.
    pub const NONE: Spoken = Spoken { words: &[], ends: [0; Lang::COUNT] };

    /// These words, of which so many stand before the end of each language.
    #[must_use]
    pub const fn new(words: &'static [&'static str], ends: [usize; Lang::COUNT]) -> Spoken {
        Spoken { words, ends }
    }

    /// Words of one language.
    #[must_use]
    pub const fn only(lang: Lang, words: &'static [&'static str]) -> Spoken {
        let mut ends = [words.len(); Lang::COUNT];
        let mut place = 0;
        while place < lang.place() {
            ends[place] = 0;
            place += 1;
        }
        Spoken { words, ends }
    }

    /// The words of a language, the printed one first.
    #[must_use]
    pub fn of(&self, lang: Lang) -> &'static [&'static str] {
        let begin = if lang.place() == 0 { 0 } else { self.ends[lang.place() - 1] };
        &self.words[begin..self.ends[lang.place()]]
    }

    /// The word that a language prints; none where it has none of its own.
    #[must_use]
    pub fn printed(&self, lang: Lang) -> Option<&'static str> {
        self.of(lang).first().copied()
    }

    /// Every word, those of the first language first.
    #[must_use]
    pub const fn every(&self) -> &'static [&'static str] {
        self.words
    }

    /// Is a folded word one of them?
    #[must_use]
    pub fn has(&self, folded: &str) -> bool {
        self.words.iter().any(|word| same_word(word, folded))
    }

    /// The first language that has a folded word.
    #[must_use]
    pub fn lang_of(&self, folded: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| self.of(*lang).iter().any(|word| same_word(word, folded)))
    }
}

/// The words for a thing, taken from texts in every language.
#[macro_export]
macro_rules! spoken {
    ($texts:expr, $id:expr) => {{
        const LISTS: $crate::lang::Texts = $crate::lang::lists(&$texts, $id);
        const WRITTEN: [&str; $crate::lang::count(&LISTS)] = $crate::lang::words(&LISTS);
        $crate::lang::Spoken::new(&WRITTEN, $crate::lang::ends(&LISTS))
    }};
}

/// The words for a thing, from the files `keywords.*.txt` beside the one that asks for them; it does not compile where none
/// of them has a word.
#[macro_export]
macro_rules! keyword {
    ($id:expr) => {{
        const SPOKEN: $crate::lang::Spoken =
        $crate::spoken!($crate::languages!(texts! "keywords." ".txt"), $id);
        const { assert!(!SPOKEN.every().is_empty(), "no language has a word for it") };
        SPOKEN
    }};
}

/// What each of these texts lists for a thing; nothing where it has no line for it.
///
/// The compiler interprets this for every word that is asked for: no other place looks through a whole text, and each text is
/// looked through once.
#[must_use]
pub const fn lists(texts: &Texts, id: &str) -> Texts {
    let mut lists = [""; Lang::COUNT];
    let mut place = 0;
    while place < Lang::COUNT {
        lists[place] = line_of(texts[place], id);
        place += 1;
    }
    lists
}

/// How many words stand in these lists.
#[must_use]
pub const fn count(lists: &Texts) -> usize {
    ends(lists)[Lang::COUNT - 1]
}

/// How many words there are up to the end of each language.
#[must_use]
pub const fn ends(lists: &Texts) -> [usize; Lang::COUNT] {
    let mut ends = [0; Lang::COUNT];
    let (mut place, mut found) = (0, 0);
    while place < Lang::COUNT {
        let mut rest = lists[place];
        while let Some((_, after)) = next_word(rest) {
            rest = after;
            found += 1;
        }
        ends[place] = found;
        place += 1;
    }
    ends
}

/// The words themselves.
#[must_use]
pub const fn words<const N: usize>(lists: &Texts) -> [&'static str; N] {
    let mut words = [""; N];
    let (mut place, mut found) = (0, 0);
    while place < Lang::COUNT {
        let mut rest = lists[place];
        while let Some((word, after)) = next_word(rest) {
            rest = after;
            words[found] = word;
            found += 1;
        }
        place += 1;
    }
    words
}

/// What a text has behind `id = `; nothing where it has no such line.
const fn line_of(text: &'static str, id: &str) -> &'static str {
    let mut lines = text.as_bytes();
    while !lines.is_empty() {
        if let Some(list) = behind(lines, id.as_bytes()) {
            return cut(text.split_at(text.len() - list.len()).1, b'\n').0;
        }
        lines = next_line(lines);
    }
    ""
}

/// What follows `id =` where a line begins so.
const fn behind<'a>(mut line: &'a [u8], mut id: &[u8]) -> Option<&'a [u8]> {
    while let [letter, more @ ..] = id {
        match line {
            [first, after @ ..] if *first == *letter => (line, id) = (after, more),
            _ => return None,
        }
    }
    while let [b' ', after @ ..] = line {
        line = after;
    }
    match line {
        [b'=', after @ ..] => Some(after),
        _ => None,
    }
}

/// What stands below a line, looked for eight bytes at a time.
const fn next_line(mut text: &[u8]) -> &[u8] {
    loop {
        text = match text {
            [b'\n', after @ ..]
            | [_, b'\n', after @ ..]
            | [_, _, b'\n', after @ ..]
            | [_, _, _, b'\n', after @ ..]
            | [_, _, _, _, b'\n', after @ ..]
            | [_, _, _, _, _, b'\n', after @ ..]
            | [_, _, _, _, _, _, b'\n', after @ ..]
            | [_, _, _, _, _, _, _, b'\n', after @ ..] => return after,
            [_, _, _, _, _, _, _, _, after @ ..] | [_, after @ ..] => after,
            [] => return text,
        }
    }
}

/// The words of a text for a thing, looked up while the program runs: for what is named by a word that is only then known.
pub fn listed(text: &'static str, id: &str) -> impl Iterator<Item = &'static str> {
    let mut rest = line_of(text, id);
    std::iter::from_fn(move || {
        let (word, after) = next_word(rest)?;
        rest = after;
        Some(word)
    })
}

/// For what a text has a folded word: the first line of those that are wanted.
#[must_use]
pub fn meant(text: &'static str, folded: &str, wanted: impl Fn(&str) -> bool) -> Option<&'static str> {
    let lines = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('='));
    let mut ids = lines.map(|(id, _)| id.trim()).filter(|id| wanted(id));
    ids.find(|id| listed(text, id).any(|word| same_word(word, folded)))
}

/// The next word of a list, and what is behind it.
const fn next_word(list: &'static str) -> Option<(&'static str, &'static str)> {
    let (word, after) = cut(list, b',');
    let word = word.trim_ascii();
    if word.is_empty() { None } else { Some((word, after)) }
}

/// A text before and behind the first of an ASCII sign.
const fn cut(text: &'static str, sign: u8) -> (&'static str, &'static str) {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == sign {
            let (before, rest) = text.split_at(at);
            return (before, rest.split_at(1).1);
        }
        at += 1;
    }
    (text, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: Texts = {
        let mut texts = ["# a = no\nb=y\n"; Lang::COUNT];
        texts[Lang::Fr.place()] = "a = été, hiver\n";
        texts[Lang::En.place()] = "ab = none\na = summer\nb = x, z\n";
        texts
    };

    #[test]
    fn each_language_has_its_words_in_its_place() {
        let summer = spoken!(TEXTS, "a");
        assert_eq!(summer.of(Lang::Fr), ["été", "hiver"]);
        assert_eq!(summer.printed(Lang::En), Some("summer"));
        assert!(summer.has("ete") && !summer.has("été ") && !summer.has("no"));
        assert_eq!(summer.lang_of("summer"), Some(Lang::En));
        assert_eq!(spoken!(TEXTS, "b").printed(Lang::Fr), None);
        assert_eq!(Spoken::only(Lang::En, &["p"]).of(Lang::En), ["p"]);
        assert!(Spoken::only(Lang::En, &["p"]).of(Lang::Fr).is_empty());
        assert_eq!(Spoken::only(Lang::Fr, &["p"]).printed(Lang::En), None);
    }

    #[test]
    fn a_line_is_found_by_all_of_its_key_and_no_other() {
        let text = "# k = remark\nlonger-key = l\nkey = a, b\n\nke = c\nk=d\nlast =  e";
        let found = |id: &str| listed(text, id).collect::<Vec<_>>();
        assert_eq!(found("key"), ["a", "b"]);
        assert_eq!((found("ke"), found("k"), found("last")), (vec!["c"], vec!["d"], vec!["e"]));
        assert_eq!((found("y"), found("keys"), found("")), (vec![], vec![], vec![]));
    }
}
