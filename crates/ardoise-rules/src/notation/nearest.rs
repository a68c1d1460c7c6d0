//! The word that was probably meant, and those that are nearest to it.

use crate::cards::fold_word;
use crate::lang::Spoken;

/// Words that say that something is not so.
static NOT: Spoken = crate::keyword!("not");
/// How words begin that say the opposite of what follows: `désaccord`.
static UNDOES: Spoken = crate::keyword!("undoes");

/// The candidate that is nearest to a word, if one is near enough: a few slips away, or the rest of a word begun.
#[must_use]
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    near(word, candidates).into_iter().next().map(str::to_owned)
}

/// The same where no other candidate is as near: of two players neither is meant more than the other.
#[must_use]
pub(super) fn nearest_alone<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    match near(word, candidates).as_slice() {
        [one] => Some((*one).to_owned()),
        _ => None,
    }
}

/// The candidates that are nearest to a word, all as near as each other.
fn near<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let folded = fold_word(word);
    let length = folded.chars().count();
    if length == 0 || length > 60 {
        return Vec::new();
    }
    let (mut least, mut best) = (usize::MAX, Vec::new());
    let mut denies = false;
    for candidate in candidates {
        let other = fold_word(candidate);
        if opposite(&folded, &other) {
            denies = true;
            continue;
        }
        let slips = (length.max(other.chars().count()) / 3).max(1);
        let mut distance = strsim::osa_distance(&folded, &other);
        if length >= 3 && (other.starts_with(&folded) || folded.starts_with(&other) && other.len() >= 3) {
            distance = distance.min(slips);
        }
        if distance > slips || distance >= length || distance > least {
            continue;
        }
        // Of two letters one is half the word: `ta` is no slip of `sa`, though `as` is.
        if length == 2 && other.chars().count() == 2 && !folded.chars().rev().eq(other.chars()) {
            continue;
        }
        if distance < least {
            (least, best) = (distance, Vec::new());
        }
        best.push(candidate);
    }
    // Who says `undoubled` does not mean `redouble` either, and `misdael` may be `misdeal`.
    if denies {
        best.retain(|near| fold_word(near).chars().take(2).eq(folded.chars().take(2)));
    }
    best
}

/// Does a word say that the other one is not so? It is no slip of it then: `non` of `none`, `désaccord` of `accord`.
fn opposite(folded: &str, other: &str) -> bool {
    // A letter or two begin too many words.
    let word = other.chars().nth(WORD - 1).is_some();
    let undone = |begin: &str| {
        let begin = fold_word(begin);
        let rest = folded.strip_prefix(&begin).filter(|_| word && !other.starts_with(&begin));
        rest.is_some_and(|rest| rest.starts_with(other) || strsim::osa_distance(rest, other) <= 1)
    };
    NOT.has(folded) || UNDOES.every().iter().any(|begin| undone(begin))
}

/// From so many letters on a word is one of which others are made.
const WORD: usize = 4;

/// How many of what is nearest are named to people.
pub const NAMED: usize = 3;

/// All of these by how near they are to a word, the nearest first: each by the nearest of its own words. Of two that are as
/// near the one named first stays first.
#[must_use]
pub fn by_nearness<'a, T, W>(word: &str, candidates: impl IntoIterator<Item = (T, W)>) -> Vec<T>
where
    W: IntoIterator<Item = &'a str>,
{
    let folded = fold_word(word);
    let rank = |(candidate, words): (T, W)| {
        (words.into_iter().map(|other| likeness(&folded, other)).max().unwrap_or(0), candidate)
    };
    let mut ranked: Vec<(usize, T)> = candidates.into_iter().map(rank).collect();
    ranked.sort_by_key(|(likeness, _)| std::cmp::Reverse(*likeness));
    ranked.into_iter().map(|(_, candidate)| candidate).collect()
}

/// Is a word like another, so that one may stand for the other: begun, or most of its letters the same?
#[must_use]
pub fn alike(word: &str, other: &str) -> bool {
    likeness(&fold_word(word), other) >= ALIKE
}

/// From so many hundredths on a word is like another.
const ALIKE: usize = 66;

/// What is alike, in hundredths of the longer word; a word that was begun is nearer than any slip.
fn likeness(folded: &str, other: &str) -> usize {
    let other = fold_word(other);
    let length = folded.chars().count();
    let longer = length.max(other.chars().count()).max(1);
    if opposite(folded, &other) {
        return 0;
    }
    let same = longer.saturating_sub(strsim::osa_distance(folded, &other));
    let begun = length > 1 && other.starts_with(folded);
    same * 100 / longer + if begun { 100 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_stand_by_the_nearest_of_their_words() {
        let words = [
            ("bid", vec!["bid", "garde"]),
            ("pass", vec!["pass"]),
            ("card", vec!["carde"]),
            ("guard", vec!["gardening"]),
        ];
        assert_eq!(by_nearness("garde", words.clone()), ["bid", "guard", "card", "pass"]);
        assert_eq!(by_nearness("qqqqqqq", words), ["bid", "pass", "card", "guard"]);
    }

    #[test]
    fn one_of_two_letters_is_no_slip() {
        assert_eq!(nearest("ta", ["sa", "voiture"]), None);
        assert_eq!(nearest("as", ["sa", "voiture"]).as_deref(), Some("sa"));
        assert_eq!(nearest("voitur", ["sa", "voiture"]).as_deref(), Some("voiture"));
    }

    #[test]
    fn what_says_the_opposite_is_no_slip() {
        for (word, other) in [
            ("non", "none"),
            ("not", "nt"),
            ("désaccord", "accord"),
            ("disagreed", "agreed"),
            ("décompte", "compte"),
            ("undoubled", "double"),
            ("ongeldig", "geldig"),
        ] {
            assert_eq!(nearest(word, [other]), None, "{word} {other}");
            assert!(!alike(word, other), "{word} {other}");
        }
        for (word, other) in [("dedan", "dedans"), ("misdeel", "misdeal"), ("dondée", "donne")] {
            assert_eq!(nearest(word, [other]).as_deref(), Some(other), "{word} {other}");
        }
        // Neither does what is nearest beside it, unless it begins alike; a letter begins too many words.
        assert_eq!(nearest("undoubled", ["double", "redouble"]), None);
        assert_eq!(nearest("misdael", ["deal", "misdeal"]).as_deref(), Some("misdeal"));
        assert_eq!(nearest("dedasn", ["d", "dedans", ""]).as_deref(), Some("dedans"));
    }

    #[test]
    fn half_the_letters_are_not_enough_to_be_alike() {
        for (word, other) in [("chuté", "chelem"), ("robre", "retourne"), ("42", "atout"), ("caro", "capot")]
        {
            assert!(!alike(word, other), "{word} {other}");
        }
        for (word, other) in [("contrt", "contrat"), ("poin", "points"), ("anonce", "annonce")] {
            assert!(alike(word, other), "{word} {other}");
        }
    }
}
