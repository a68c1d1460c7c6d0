//! What can be named as trump: a suit, or none.

use serde::{Deserialize, Serialize};

use super::Suit;

/// A suit that is trump, or none: what is named in games that know no tout-atout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Trump {
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
    /// ♠
    Spades,
    /// No suit ruffs another.
    None,
}

impl Trump {
    /// The suit, if one is trump.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Trump::Hearts => Some(Suit::Hearts),
            Trump::Diamonds => Some(Suit::Diamonds),
            Trump::Clubs => Some(Suit::Clubs),
            Trump::Spades => Some(Suit::Spades),
            Trump::None => None,
        }
    }

    /// The word as stored.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.suit().map_or("none", Suit::id)
    }
}

impl From<Suit> for Trump {
    fn from(suit: Suit) -> Trump {
        match suit {
            Suit::Hearts => Trump::Hearts,
            Suit::Diamonds => Trump::Diamonds,
            Suit::Clubs => Trump::Clubs,
            Suit::Spades => Trump::Spades,
            // Nobody names the trumps of a tarot pack: no French suit is trump.
            Suit::Trumps => Trump::None,
        }
    }
}
