//! Reading suits, ranks and cards in every language.

use super::words::{OF, is_trumps};
use super::{Card, Rank, Suit};
use crate::lang::{Lang, fold_word};

/// Whose letters stand for suits where a word is a single letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Letters {
    lang: Lang,
    /// Are the trumps a suit of their own, so that their letter behind a number is theirs?
    trumps: bool,
}

impl Default for Letters {
    fn default() -> Letters {
        Letters::CANONICAL
    }
}

impl Letters {
    /// As they are stored and stand in sheets: `H D C S`.
    pub const CANONICAL: Letters = Letters::of(Lang::CANONICAL);

    /// As those write them who type that language: in French `T` is trèfle, `K` is carreau, and a lone `C` is cœur or
    /// carreau.
    #[must_use]
    pub const fn of(lang: Lang) -> Letters {
        Letters { lang, trumps: false }
    }

    /// The same at a game whose trumps are a suit of their own: a `T` behind a number is theirs, as on its sheets.
    #[must_use]
    pub const fn with_trumps(self) -> Letters {
        Letters { trumps: true, ..self }
    }
}

/// The suits that a word can mean: one as a rule, two for a letter that leaves it open, none for a word that is no suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SuitsMeant {
    suits: [Suit; Suit::ALL.len()],
    len: usize,
}

impl std::ops::Deref for SuitsMeant {
    type Target = [Suit];

    fn deref(&self) -> &[Suit] {
        &self.suits[..self.len]
    }
}

impl FromIterator<Suit> for SuitsMeant {
    fn from_iter<I: IntoIterator<Item = Suit>>(suits: I) -> SuitsMeant {
        let mut meant = SuitsMeant { suits: Suit::ALL, len: 0 };
        for (place, suit) in meant.suits.iter_mut().zip(suits) {
            *place = suit;
            meant.len += 1;
        }
        meant
    }
}

/// The suits a word can mean, already folded to lower case without accents.
#[must_use]
pub fn suits_meant(folded: &str, letters: Letters) -> SuitsMeant {
    if folded.len() == 1 {
        let own = Suit::ALL.into_iter().filter(|suit| suit.has_letter(folded, letters.lang));
        let own: SuitsMeant = own.collect();
        if !own.is_empty() {
            return own;
        }
    }
    read_suit(folded).into_iter().collect()
}

/// Reads a suit word, already folded to lower case without accents: `hearts`, `h`, `♥`, `coeur`, `co`.
#[must_use]
pub fn read_suit(folded: &str) -> Option<Suit> {
    let word = folded.trim_end_matches('\u{fe0f}').trim_end_matches('\u{fe0e}');
    match word {
        "h" | "♥" | "♡" => Some(Suit::Hearts),
        "d" | "♦" | "♢" => Some(Suit::Diamonds),
        "c" | "♣" | "♧" => Some(Suit::Clubs),
        "s" | "♠" | "♤" => Some(Suit::Spades),
        word => Suit::named(word),
    }
}

/// Reads a rank at the beginning of a folded word and gives what is left: `10h` → ten, `h`.
#[must_use]
pub fn read_rank(folded: &str) -> Option<(Rank, &str)> {
    if let Some(rest) = folded.strip_prefix("10") {
        return Some((Rank::Ten, rest));
    }
    let first = folded.chars().next()?;
    let rank = match first {
        'a' | '1' => Rank::Ace,
        '2' => Rank::Two,
        '3' => Rank::Three,
        '4' => Rank::Four,
        '5' => Rank::Five,
        '6' => Rank::Six,
        '7' => Rank::Seven,
        '8' => Rank::Eight,
        '9' => Rank::Nine,
        'j' => Rank::Jack,
        'n' => Rank::Knight,
        'q' => Rank::Queen,
        'k' => Rank::King,
        letter => Rank::named(&folded[..letter.len_utf8()])?,
    };
    Some((rank, &folded[first.len_utf8()..]))
}

/// Reads a card: rank then suit, `10H`, `js`, `R♥`, `Vpique`. The word may carry capitals and accents.
///
/// A French rank letter (`V`, `D`, `R`) before a single letter is read as English all the same:
/// no other card is written so.
#[must_use]
pub fn read_card(word: &str) -> Option<Card> {
    match cards_meant(word, Letters::CANONICAL).as_slice() {
        [card] => Some(*card),
        _ => None,
    }
}

/// The cards a word can mean: two where the letter of its suit leaves it open.
#[must_use]
pub fn cards_meant(word: &str, letters: Letters) -> Vec<Card> {
    meant(&fold_word(word), letters)
}

/// The cards a folded word can mean.
fn meant(folded: &str, letters: Letters) -> Vec<Card> {
    if letters.trumps
        && let Some(trump) =
            folded.strip_suffix('t').and_then(|number| number.parse().ok()).and_then(Card::trump)
    {
        return vec![trump];
    }
    let plain = plain_meant(folded, letters);
    if plain.is_empty() { read_tarot(folded).into_iter().collect() } else { plain }
}

/// Numbers that are those of trumps, and of no card of a suit.
const ABOVE_TEN: std::ops::RangeInclusive<u8> = 11..=21;
/// The most words in which a card is spelled: `roi de cœur`.
const SPELLED: usize = 3;

/// The ways in which the next words name a card, in one word or spelled (`10H`, `roi de cœur`, `king hearts`,
/// `21 atout`), the longest first: how many words, and the cards they can mean.
#[must_use]
pub fn next_card(words: &[&str], letters: Letters) -> Vec<(usize, Vec<Card>)> {
    let named = |word: &&str| match fold_word(word) {
        // Where trumps are a suit of their own, no other card has such a number.
        number if letters.trumps && ABOVE_TEN.contains(&number.parse().unwrap_or(0)) => {
            meant(&format!("{number}t"), letters)
        }
        word => meant(&word, letters),
    };
    let alone = words.first().map(named).filter(|cards| !cards.is_empty());
    let spelled = (2..=words.len().min(SPELLED)).rev().filter_map(|width| {
        let cards = spelled(&words[..width], alone.is_some(), letters);
        (!cards.is_empty()).then_some((width, cards))
    });
    let mut ways: Vec<(usize, Vec<Card>)> = spelled.collect();
    ways.extend(alone.map(|cards| (1, cards)));
    ways
}

/// One of the four cards of the rank that the next words name with no suit behind it, and how many words they are: `V`,
/// `de valets`, `d’as`.
#[must_use]
pub fn next_four(words: &[&str]) -> Option<(usize, Card)> {
    let first = fold_word(words.first()?);
    let bare = |folded: &str| {
        let read = || read_rank(folded).filter(|(_, left)| left.is_empty()).map(|(rank, _)| rank);
        Rank::named(folded).or_else(read)
    };
    let (width, rank) = match OF.has(&first) {
        true => (2, bare(&fold_word(words.get(1)?))?),
        false => (1, bare(of_apart(&first))?),
    };
    Some((width, Card::new(Suit::ALL[0], rank)))
}

/// A folded word without what stands before it and is written in one with it: `d’as` is `as`.
fn of_apart(folded: &str) -> &str {
    let joined = |of: &&str| folded.strip_prefix(*of)?.strip_prefix(['\'', '’']);
    OF.every().iter().find_map(joined).unwrap_or(folded)
}

/// The cards that a rank and a suit in words of their own can mean. Behind a word that is a card already, the suit is no
/// single letter.
fn spelled(words: &[&str], whole: bool, letters: Letters) -> Vec<Card> {
    let (rank, suit) = match words {
        [rank, suit] => (rank, suit),
        [rank, between, suit] if OF.has(&fold_word(between)) => (rank, suit),
        _ => return Vec::new(),
    };
    let (rank, suit) = (fold_word(rank), fold_word(suit));
    let suit = of_apart(&suit);
    let letter = suit.len() == 1 && suit.is_ascii();
    if (whole && letter) || suit.starts_with(|first: char| first.is_ascii_digit()) {
        return Vec::new();
    }
    let rank = Rank::named(&rank).map_or(rank, |rank| rank.code().to_ascii_lowercase());
    let bare = rank.bytes().all(|byte| byte.is_ascii_digit())
        || read_rank(&rank).is_some_and(|(_, left)| left.is_empty());
    if bare { meant(&format!("{rank}{suit}"), letters) } else { Vec::new() }
}

/// Why a text is no list of cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotCards {
    /// A word is no card.
    Unknown(String),
    /// A word could be any of these cards.
    LeftOpen(String, Vec<Card>),
}

/// Cards with blanks or commas between them, each in one word or spelled: `10H JS`, `R♥, Vpique`, `roi de cœur`.
///
/// # Errors
/// The first word that is no card, or that leaves open which.
pub fn read_cards(text: &str, letters: Letters) -> Result<Vec<Card>, NotCards> {
    let parts = text.split(|letter: char| letter.is_whitespace() || letter == ',');
    let words: Vec<&str> = parts.filter(|word| !word.is_empty()).collect();
    let (mut cards, mut at) = (Vec::new(), 0);
    while at < words.len() {
        let ways = next_card(&words[at..], letters);
        let Some((width, meant)) = ways.into_iter().next() else {
            return Err(NotCards::Unknown(words[at].to_owned()));
        };
        match meant.as_slice() {
            [card] => cards.push(*card),
            _ => return Err(NotCards::LeftOpen(words[at..at + width].join(" "), meant)),
        }
        at += width;
    }
    Ok(cards)
}

/// A tarot trump or the excuse: `21T`, `21A`, `1 atout` without the blank, `petit`, `excuse`.
fn read_tarot(folded: &str) -> Option<Card> {
    match folded {
        "excuse" | "ex" | "0t" | "0a" => return Some(Card::EXCUSE),
        "petit" => return Card::trump(1),
        _ => {}
    }
    let end = folded.find(|letter: char| !letter.is_ascii_digit())?;
    let (number, suit) = folded.split_at(end);
    Card::trump(number.parse().ok()?).filter(|_| is_trumps(suit))
}

/// The cards of the four suits that a folded word can mean.
fn plain_meant(folded: &str, letters: Letters) -> Vec<Card> {
    let Some((rank, rest)) = read_rank(folded) else { return Vec::new() };
    suits_meant(rest, letters).iter().map(|suit| Card::new(*suit, rank)).collect()
}
