//! The word that was probably meant.

use crate::cards::fold_word;

/// The candidate that is nearest to a word, if one is near enough: a few slips away, or the rest of a word begun.
#[must_use]
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let folded = fold_word(word);
    let length = folded.chars().count();
    if length == 0 || length > 60 {
        return None;
    }
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let other = fold_word(candidate);
        let slips = (length.max(other.chars().count()) / 3).max(1);
        let mut distance = strsim::osa_distance(&folded, &other);
        if length >= 3 && (other.starts_with(&folded) || folded.starts_with(&other) && other.len() >= 3) {
            distance = distance.min(slips);
        }
        let near = distance <= slips && distance < length;
        if near && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate.to_owned())
}
