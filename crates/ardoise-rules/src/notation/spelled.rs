//! French words as they are spelled on paper. They are read without regard to accents, so either reads back the same.

/// The folded words that lose an accent, a ligature or a blank, and how they are spelled.
const SPELLED: &[(&str, &str)] = &[
    ("a-cote", "à-côté"),
    ("carre", "carré"),
    ("carre-as", "carré-as"),
    ("carre-dames", "carré-dames"),
    ("carre-dix", "carré-dix"),
    ("carre-rois", "carré-rois"),
    ("coeur", "cœur"),
    ("deduit", "déduit"),
    ("derniere-carte", "dernière-carte"),
    ("donne-nulle", "donne nulle"),
    ("echange", "échange"),
    ("enchere", "enchère"),
    ("generale", "générale"),
    ("generale-belote", "générale-belote"),
    ("generale-belotee", "générale-belotée"),
    ("grande-misere", "grande-misère"),
    ("grande-misere-table", "grande-misère-table"),
    ("levee", "levée"),
    ("levees", "levées"),
    ("misere", "misère"),
    ("petite-misere", "petite-misère"),
    ("six-dernieres", "six-dernières"),
    ("transfere", "transfère"),
    ("trefle", "trèfle"),
    ("verifie", "vérifie"),
];

/// A word as a French reader expects it.
#[must_use]
pub fn spelled(word: &'static str) -> &'static str {
    SPELLED.iter().find(|(folded, _)| *folded == word).map_or(word, |(_, paper)| paper)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::fold_word;

    #[test]
    fn what_is_spelled_reads_as_what_is_stored() {
        for (folded, paper) in SPELLED {
            assert_eq!(fold_word(paper).replace(' ', "-"), *folded);
            assert_eq!(spelled(folded), *paper);
        }
    }
}
