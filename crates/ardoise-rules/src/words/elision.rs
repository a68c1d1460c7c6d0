//! French elision before a name: « de Ana » is said « d’Ana ». Messages say `de { $player }`; what is put in may begin with
//! a vowel or not.

use crate::cards::fold_word;

/// Stands before what was put in where it might elide the word before it; no text of people has it.
const MARK: char = '\u{e000}';

/// The words that lose their last letter before a vowel, with what is left of them.
const ELIDED: [(&str, &str); 4] = [("de ", "d’"), ("que ", "qu’"), ("De ", "D’"), ("Que ", "Qu’")];

/// Words before which nothing is elided though they begin with a vowel or such an h.
const WHOLE: [&str; 3] = ["oui", "onze", "huit"];

/// What is put into a French message, marked if it begins with a vowel or an h that is not heard.
pub(super) fn marked(text: String) -> String {
    if vowel(&text) { format!("{MARK}{text}") } else { text }
}

/// The message with its elisions, and without marks.
pub(super) fn elided(text: String) -> String {
    if !text.contains(MARK) {
        return text;
    }
    let mut parts = text.split(MARK);
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let word = |(full, _): &&(&str, &str)| {
            let before = said.strip_suffix(full);
            before
                .is_some_and(|before| before.chars().next_back().is_none_or(|letter| !letter.is_alphabetic()))
        };
        if let Some((full, left)) = ELIDED.iter().find(word) {
            said.truncate(said.len() - full.len());
            said.push_str(left);
        }
        said.push_str(part);
    }
    said
}

/// Does it begin with a sound of a vowel? An h of a name is not heard; a y is a vowel before a consonant (Yves, not Yann).
fn vowel(text: &str) -> bool {
    let folded = fold_word(text.get(..text.len().min(16)).unwrap_or(text));
    if folded.split(|letter: char| !letter.is_alphabetic()).next().is_some_and(|first| WHOLE.contains(&first))
    {
        return false;
    }
    let mut letters = folded.chars();
    let is_vowel = |letter: char| matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y');
    match letters.next() {
        Some('y') => letters.next().is_some_and(|next| next.is_alphabetic() && !is_vowel(next)),
        Some('h') => letters.next().is_some_and(is_vowel),
        Some(letter) => is_vowel(letter),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(before: &str, name: &str) -> String {
        elided(format!("{before}{}", marked(name.to_owned())))
    }

    #[test]
    fn a_name_takes_the_e_of_the_word_before() {
        assert_eq!(said("le compte de ", "Ana"), "le compte d’Ana");
        assert_eq!(said("le compte de ", "Bob"), "le compte de Bob");
        assert_eq!(said("plus que ", "Élodie"), "plus qu’Élodie");
        assert_eq!(said("De ", "Hélène"), "D’Hélène");
        assert_eq!(said("de ", "Yves"), "d’Yves");
        assert_eq!(said("de ", "Yann"), "de Yann");
        assert_eq!(said("au lieu de ", "oui"), "au lieu de oui");
        assert_eq!(said("la ligne de ", "Huit Clos"), "la ligne de Huit Clos");
        assert_eq!(said("de ", "Ouidad"), "d’Ouidad");
        // No word of its own: the end of another.
        assert_eq!(said("monde ", "Ana"), "monde Ana");
        assert_eq!(said("à ", "Ana"), "à Ana");
    }
}
