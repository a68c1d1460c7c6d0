//! One line of positions as it is read: borrowed from the text wherever that is possible.

use std::borrow::Cow;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, SeqAccess, Visitor};
use serde_json::value::RawValue;

use crate::cards::{Card, Rank, Suit, fold_word, is_trumps, read_card, read_suit};
use crate::engine::{Phase, Trumps};
use crate::games::jass;
use crate::lang::Spoken;

/// A position as it is typed.
#[derive(Debug, serde::Deserialize)]
pub(super) struct Line<'a> {
    #[serde(borrow)]
    pub game: Cow<'a, str>,
    #[serde(default)]
    pub trump: Option<Named>,
    #[serde(default)]
    pub leader: Option<u8>,
    #[serde(default)]
    pub trick: Pile,
    pub hand: Pile,
    #[serde(default)]
    pub player: Option<u8>,
    #[serde(borrow, default)]
    pub rules: Option<&'a RawValue>,
    #[serde(default)]
    pub declarer: Option<u8>,
    #[serde(default)]
    pub phase: When,
    #[serde(borrow, default)]
    pub contract: Option<Cow<'a, str>>,
    #[serde(default)]
    pub called: Option<OneCard>,
    #[serde(default)]
    pub first: bool,
}

/// What is named as trump: a suit, `none` or `all`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Named(pub Trumps);

/// How far the deal is: `talon` or `end`.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct When(pub Phase);

/// The most cards a line can hold in one place.
const MOST: usize = 24;

/// Some cards, without an allocation.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pile {
    cards: [Card; MOST],
    len: usize,
}

impl Default for Pile {
    fn default() -> Pile {
        Pile { cards: [Card::new(Suit::Hearts, Rank::Ace); MOST], len: 0 }
    }
}

impl Pile {
    /// The cards, as they were named.
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards[..self.len]
    }
}

/// Something written as one word.
struct Word<F>(F, &'static str);

impl<T, F: Fn(&str) -> Option<T>> Visitor<'_> for Word<F> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.1)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        (self.0)(text).ok_or_else(|| E::invalid_value(de::Unexpected::Str(text), &self.1))
    }
}

/// How far a deal is, with the words for it.
static PHASES: [(&str, Spoken, Phase); 2] =
    [("talon", crate::keyword!("talon"), Phase::Talon), ("end", crate::keyword!("end"), Phase::End)];

/// How far the deal is, from a word.
#[must_use]
pub fn read_phase(text: &str) -> Option<Phase> {
    let folded = fold_word(text);
    let named = PHASES.iter().find(|(id, spoken, _)| *id == folded || spoken.has(&folded));
    named.map(|(.., phase)| *phase)
}

/// The trump of a word.
#[must_use]
pub fn read_trump(text: &str) -> Option<Trumps> {
    Some(match text {
        "hearts" => Trumps::Suit(Suit::Hearts),
        "diamonds" => Trumps::Suit(Suit::Diamonds),
        "clubs" => Trumps::Suit(Suit::Clubs),
        "spades" => Trumps::Suit(Suit::Spades),
        "none" => Trumps::None,
        "all" => Trumps::All,
        other => match fold_word(other).as_str() {
            folded if jass::Atout::None.is_named(folded) => Trumps::None,
            folded if jass::Atout::All.is_named(folded) => Trumps::All,
            // By its word only: a T alone is a suit to some.
            folded if folded.len() > 1 && is_trumps(folded) => Trumps::Suit(Suit::Trumps),
            folded => Trumps::Suit(read_suit(folded)?),
        },
    })
}

/// A card in the ASCII notation, read without an allocation; any other spelling the slow way.
fn card(text: &str) -> Option<Card> {
    let (rank, suit) = match text.as_bytes() {
        [rank, suit] => (*rank, *suit),
        [b'1', b'0', suit] => (b'T', *suit),
        _ => return read_card(text),
    };
    let suit = match suit {
        b'H' => Suit::Hearts,
        b'D' => Suit::Diamonds,
        b'C' => Suit::Clubs,
        b'S' => Suit::Spades,
        _ => return read_card(text),
    };
    let rank = match rank {
        b'A' => Rank::Ace,
        b'K' => Rank::King,
        b'Q' => Rank::Queen,
        b'J' => Rank::Jack,
        b'T' => Rank::Ten,
        b'9' => Rank::Nine,
        b'8' => Rank::Eight,
        b'7' => Rank::Seven,
        b'6' => Rank::Six,
        b'5' => Rank::Five,
        b'4' => Rank::Four,
        b'3' => Rank::Three,
        b'2' => Rank::Two,
        _ => return read_card(text),
    };
    Some(Card::new(suit, rank))
}

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Named, D::Error> {
        deserializer.deserialize_str(Word(read_trump, "a suit, none or all")).map(Named)
    }
}

impl<'de> Deserialize<'de> for When {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<When, D::Error> {
        deserializer.deserialize_str(Word(read_phase, "talon or end")).map(When)
    }
}

/// A card as one word.
#[derive(Debug, Clone, Copy)]
pub(super) struct OneCard(pub Card);

impl<'de> Deserialize<'de> for OneCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OneCard, D::Error> {
        deserializer.deserialize_str(Word(card, "a card")).map(OneCard)
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile, D::Error> {
        struct Cards;
        impl<'de> Visitor<'de> for Cards {
            type Value = Pile;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {MOST} cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut cards: A) -> Result<Pile, A::Error> {
                let mut pile = Pile::default();
                while let Some(OneCard(card)) = cards.next_element()? {
                    let place = pile.cards.get_mut(pile.len);
                    *place.ok_or_else(|| de::Error::invalid_length(MOST + 1, &self))? = card;
                    pile.len += 1;
                }
                Ok(pile)
            }
        }
        deserializer.deserialize_seq(Cards)
    }
}
