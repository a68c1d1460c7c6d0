//! Words as they are compared: without capitals and accents.

use std::cmp::Ordering;

use unicode_normalization::UnicodeNormalization as _;

/// Lower case without accents, as every word of the notation is compared: `Cœur` → `coeur`, `Γιώργος` → `γιωργοσ`.
#[must_use]
pub fn fold_word(word: &str) -> String {
    if word.is_ascii() {
        let mut folded = word.to_ascii_lowercase();
        if folded.contains('_') {
            folded = folded.replace('_', "-");
        }
        return folded;
    }
    let mut folded = String::with_capacity(word.len());
    for letter in word.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'â' | 'ä' | 'á' | 'ã' | 'å' => folded.push('a'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'î' | 'ï' | 'í' | 'ì' => folded.push('i'),
            'ô' | 'ö' | 'ó' | 'ò' | 'õ' => folded.push('o'),
            'ù' | 'û' | 'ü' | 'ú' => folded.push('u'),
            'ÿ' | 'ý' => folded.push('y'),
            'ç' => folded.push('c'),
            'ñ' => folded.push('n'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            '_' | '‑' => folded.push('-'),
            // The sigma at the end of a word is the same letter.
            'ς' => folded.push('σ'),
            'ł' => folded.push('l'),
            'ø' => folded.push('o'),
            other => folded.extend(std::iter::once(other).nfd().filter(|letter| !is_mark(*letter))),
        }
    }
    folded
}

/// Is it an accent that stands above or below the letter before it?
const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// Which of two names stands first in an alphabetical list: accents and case part them only where nothing else does.
#[must_use]
pub fn by_name(one: &str, other: &str) -> Ordering {
    fold_word(one).cmp(&fold_word(other)).then_with(|| one.cmp(other))
}

/// Is a spelled word the same as a folded one? What joins its parts, a blank or a hyphen, is the same too.
#[must_use]
pub fn same_word(spelled: &str, folded: &str) -> bool {
    // What folding leaves begins with the same letter, if that has no accent, and is no longer. Most words are left here.
    let first = spelled.as_bytes().first().filter(|first| first.is_ascii());
    let begins = first.is_none_or(|first| folded.as_bytes().first() == Some(&first.to_ascii_lowercase()));
    if !begins || folded.len() > spelled.len() {
        return false;
    }
    if spelled.is_ascii() {
        let joined = |letter: u8| if letter == b' ' { b'-' } else { letter.to_ascii_lowercase() };
        return spelled.len() == folded.len() && spelled.bytes().map(joined).eq(folded.bytes());
    }
    fold_word(spelled).replace(' ', "-") == folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_accents_are_the_same_letter_in_every_alphabet() {
        for (one, other) in [
            ("Cœur", "COEUR"),
            ("Γιώργος", "ΓΙΩΡΓΟΣ"),
            ("Σοφία", "ΣΟΦΙΑ"),
            ("Šárka", "sarka"),
            ("Łukasz", "lukasz"),
            ("Bjørn", "BJORN"),
            ("Ștefan", "stefan"),
        ] {
            assert_eq!(fold_word(one), fold_word(other));
        }
    }
}
