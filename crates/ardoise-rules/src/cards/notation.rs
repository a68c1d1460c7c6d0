//! Reading suits, ranks and cards in English and in French.

use super::{Card, Rank, Suit};

/// Whose letters stand for suits where a word is a single letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Letters {
    /// As they are stored and stand in sheets: `H D C S`.
    #[default]
    Canonical,
    /// As French players write them: `T` is trèfle, `K` is carreau, and a lone `C` is cœur or carreau.
    French,
    /// The same at a game whose trumps are a suit of their own: a `T` behind a number is theirs, as on its sheets.
    FrenchTrumps,
}

/// The suits a word can mean, already folded to lower case without accents: one as a rule, two for a letter that leaves
/// it open, none for a word that is no suit.
#[must_use]
pub fn suits_meant(folded: &str, letters: Letters) -> &'static [Suit] {
    match (letters, folded) {
        (Letters::Canonical, _) => {}
        (_, "c") => return &[Suit::Hearts, Suit::Diamonds],
        (_, "k") => return &[Suit::Diamonds],
        (_, "t") => return &[Suit::Clubs],
        _ => {}
    }
    read_suit(folded).map_or(&[], |suit| &Suit::ALL[suit as usize..=suit as usize])
}

/// Reads a suit word, already folded to lower case without accents: `hearts`, `h`, `♥`, `coeur`, `co`.
#[must_use]
pub fn read_suit(folded: &str) -> Option<Suit> {
    let word = folded.trim_end_matches('\u{fe0f}').trim_end_matches('\u{fe0e}');
    Some(match word {
        "hearts" | "heart" | "h" | "♥" | "♡" | "coeur" | "coeurs" | "co" => Suit::Hearts,
        "diamonds" | "diamond" | "d" | "♦" | "♢" | "carreau" | "carreaux" | "ca" => Suit::Diamonds,
        "clubs" | "club" | "c" | "♣" | "♧" | "trefle" | "trefles" | "tr" => Suit::Clubs,
        "spades" | "spade" | "s" | "♠" | "♤" | "pique" | "piques" | "p" | "pi" => Suit::Spades,
        _ => return None,
    })
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
        'j' | 'v' => Rank::Jack,
        'n' | 'c' => Rank::Knight,
        'q' | 'd' => Rank::Queen,
        'k' | 'r' => Rank::King,
        _ => return None,
    };
    Some((rank, &folded[first.len_utf8()..]))
}

/// Reads a card: rank then suit, `10H`, `js`, `R♥`, `Vpique`. The word may carry capitals and accents.
///
/// A French rank letter (`V`, `D`, `R`) before a single letter is read as English all the same:
/// no other card is written so.
#[must_use]
pub fn read_card(word: &str) -> Option<Card> {
    match cards_meant(word, Letters::Canonical).as_slice() {
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
    if letters == Letters::FrenchTrumps
        && let Some(trump) =
            folded.strip_suffix('t').and_then(|number| number.parse().ok()).and_then(Card::trump)
    {
        return vec![trump];
    }
    let plain = plain_meant(folded, letters);
    if plain.is_empty() { read_tarot(folded).into_iter().collect() } else { plain }
}

/// The most words in which a card is spelled: `roi de cœur`.
const SPELLED: usize = 3;

/// The ways in which the next words name a card, in one word or spelled (`10H`, `roi de cœur`, `king hearts`,
/// `21 atout`), the longest first: how many words, and the cards they can mean.
#[must_use]
pub fn next_card(words: &[&str], letters: Letters) -> Vec<(usize, Vec<Card>)> {
    let alone = words.first().map(|word| meant(&fold_word(word), letters)).filter(|cards| !cards.is_empty());
    let spelled = (2..=words.len().min(SPELLED)).rev().filter_map(|width| {
        let cards = spelled(&words[..width], alone.is_some(), letters);
        (!cards.is_empty()).then_some((width, cards))
    });
    let mut ways: Vec<(usize, Vec<Card>)> = spelled.collect();
    ways.extend(alone.map(|cards| (1, cards)));
    ways
}

/// The cards that a rank and a suit in words of their own can mean. Behind a word that is a card already, the suit is no
/// single letter.
fn spelled(words: &[&str], whole: bool, letters: Letters) -> Vec<Card> {
    let (rank, suit) = match words {
        [rank, suit] => (rank, suit),
        [rank, between, suit] if matches!(fold_word(between).as_str(), "de" | "d" | "of") => (rank, suit),
        _ => return Vec::new(),
    };
    let (rank, suit) = (fold_word(rank), fold_word(suit));
    let suit = suit.strip_prefix("d'").or_else(|| suit.strip_prefix("d’")).unwrap_or(&suit);
    let letter = suit.len() == 1 && suit.is_ascii();
    if (whole && letter) || suit.starts_with(|first: char| first.is_ascii_digit()) {
        return Vec::new();
    }
    let rank = spoken_rank(&rank);
    let bare = rank.bytes().all(|byte| byte.is_ascii_digit())
        || read_rank(rank).is_some_and(|(_, left)| left.is_empty());
    if bare { meant(&format!("{rank}{suit}"), letters) } else { Vec::new() }
}

/// The rank of a folded word as it stands before a suit.
fn spoken_rank(folded: &str) -> &str {
    match folded {
        "as" | "ace" => "a",
        "roi" | "king" => "k",
        "dame" | "reine" | "queen" => "q",
        "cavalier" | "knight" => "n",
        "valet" | "jack" => "j",
        "dix" | "ten" => "10",
        "neuf" | "nine" => "9",
        "huit" | "eight" => "8",
        "sept" | "seven" => "7",
        other => other,
    }
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
    let trumps = matches!(suit, "t" | "a" | "atout" | "atouts" | "trump" | "trumps" | "★");
    Card::trump(number.parse().ok()?).filter(|_| trumps)
}

/// The cards of the four suits that a folded word can mean.
fn plain_meant(folded: &str, letters: Letters) -> Vec<Card> {
    let Some((rank, rest)) = read_rank(folded) else { return Vec::new() };
    suits_meant(rest, letters).iter().map(|suit| Card::new(*suit, rank)).collect()
}

/// Lower case without accents, as every word of the notation is compared: `Cœur` → `coeur`.
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
            '\u{300}'..='\u{36f}' => {}
            other => folded.push(other),
        }
    }
    folded
}
