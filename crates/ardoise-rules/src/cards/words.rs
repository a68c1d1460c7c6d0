//! The words for suits and ranks in every language, and the single letters that stand for suits.

use super::{Rank, Suit};
use crate::lang::{Lang, Spoken};

/// The words for each suit, in the order of [`Suit`].
static SUITS: [Spoken; 5] = [
    crate::keyword!("hearts"),
    crate::keyword!("diamonds"),
    crate::keyword!("clubs"),
    crate::keyword!("spades"),
    crate::keyword!("trumps"),
];

/// The ranks that have words, with them: the letter that is printed, then what is said.
static RANKS: [(Rank, Spoken); 9] = [
    (Rank::Ace, crate::keyword!("ace")),
    (Rank::King, crate::keyword!("king")),
    (Rank::Queen, crate::keyword!("queen")),
    (Rank::Knight, crate::keyword!("knight")),
    (Rank::Jack, crate::keyword!("jack")),
    (Rank::Ten, crate::keyword!("ten")),
    (Rank::Nine, crate::keyword!("nine")),
    (Rank::Eight, crate::keyword!("eight")),
    (Rank::Seven, crate::keyword!("seven")),
];

/// What a file of words has of single letters that mean a suit where its language is typed; most languages have none.
macro_rules! letters {
    ($id:literal) => {
        crate::spoken!(crate::languages!(texts! "keywords." ".txt"), $id)
    };
}

/// Single letters that mean each suit where a language is typed.
static LETTERS: [Spoken; 4] = [
    letters!("letters-hearts"),
    letters!("letters-diamonds"),
    letters!("letters-clubs"),
    letters!("letters-spades"),
];

/// The letter behind the number of a tarot trump.
static TRUMPS: Spoken = crate::keyword!("letter-trumps");

/// What may stand between a rank and its suit.
pub(super) static OF: Spoken = crate::keyword!("of");

impl Suit {
    /// The word that a language prints: `hearts`, `cœur`.
    #[must_use]
    pub fn word(self, lang: Lang) -> &'static str {
        SUITS[self as usize].printed(lang).unwrap_or(self.id())
    }

    /// Every word for it in full, in any language.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        SUITS[self as usize].every().iter().copied().filter(|word| word.chars().count() > 3)
    }

    /// The suit of the card table that a folded word names in any language.
    pub(super) fn named(folded: &str) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| SUITS[*suit as usize].has(folded))
    }

    /// Single letters that mean this suit where that language is typed, besides those that do everywhere.
    #[must_use]
    pub fn letters(self, lang: Lang) -> &'static [&'static str] {
        LETTERS.get(self as usize).map_or(&[], |letters| letters.of(lang))
    }

    /// Does a single letter mean this suit where that language is typed?
    pub(super) fn has_letter(self, folded: &str, lang: Lang) -> bool {
        self.letters(lang).contains(&folded)
    }
}

impl Rank {
    /// What a language prints before a suit: `J`, `V`.
    #[must_use]
    pub fn letter(self, lang: Lang) -> &'static str {
        let words = RANKS.iter().find(|(rank, _)| *rank == self);
        words.and_then(|(_, words)| words.printed(lang)).unwrap_or(self.code())
    }

    /// The rank that a folded word names in any language, by its letter or in full.
    pub(crate) fn named(folded: &str) -> Option<Rank> {
        RANKS.iter().find(|(_, words)| words.has(folded)).map(|(rank, _)| *rank)
    }
}

/// What a language prints behind the number of a tarot trump.
pub(super) fn trump_letter(lang: Lang) -> &'static str {
    TRUMPS.printed(lang).unwrap_or("T")
}

/// Is that what stands behind the number of a tarot trump, in any language?
pub(crate) fn is_trumps(folded: &str) -> bool {
    folded == "★" || TRUMPS.has(folded) || SUITS[Suit::Trumps as usize].has(folded)
}
