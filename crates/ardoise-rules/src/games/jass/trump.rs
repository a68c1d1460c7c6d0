//! What a deal is played in: a suit, none, or all.

use serde::{Deserialize, Serialize};

use crate::cards::Suit;
use crate::engine::{Arg, Choice, Kind, Trumps, Typed};

/// The suit that is trump, or none, or all.
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
    /// Sans-atout.
    None,
    /// Tout-atout.
    All,
}

impl Trump {
    /// The suit, where it is one.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Trump::Hearts => Some(Suit::Hearts),
            Trump::Diamonds => Some(Suit::Diamonds),
            Trump::Clubs => Some(Suit::Clubs),
            Trump::Spades => Some(Suit::Spades),
            Trump::None | Trump::All => None,
        }
    }

    /// Is it sans-atout or tout-atout by that folded word, in any language?
    #[must_use]
    pub fn is_named(self, folded: &str) -> bool {
        NAMED.iter().any(|choice| choice.id == self.id() && choice.is_named(folded))
    }

    /// The word as stored.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Trump::None => "none",
            Trump::All => "all",
            Trump::Hearts => "hearts",
            Trump::Diamonds => "diamonds",
            Trump::Clubs => "clubs",
            Trump::Spades => "spades",
        }
    }
}

/// What is no suit.
const NAMED: &[Choice] =
    &[Choice::with("none", crate::keyword!("none")), Choice::with("all", crate::keyword!("all"))];

impl Typed for Trump {
    const KIND: Kind = Kind::Suit(NAMED);
}

impl From<Trump> for Arg {
    fn from(trump: Trump) -> Arg {
        match trump {
            Trump::None => Arg::Term("sans-atout"),
            Trump::All => Arg::Term("tout-atout"),
            Trump::Hearts => Arg::Suit(Suit::Hearts),
            Trump::Diamonds => Arg::Suit(Suit::Diamonds),
            Trump::Clubs => Arg::Suit(Suit::Clubs),
            Trump::Spades => Arg::Suit(Suit::Spades),
        }
    }
}

impl From<Trump> for Trumps {
    fn from(trump: Trump) -> Trumps {
        match trump {
            Trump::All => Trumps::All,
            Trump::None | Trump::Hearts | Trump::Diamonds | Trump::Clubs | Trump::Spades => {
                trump.suit().into()
            }
        }
    }
}

impl From<Trumps> for Trump {
    fn from(trumps: Trumps) -> Trump {
        match trumps {
            Trumps::None => Trump::None,
            Trumps::All => Trump::All,
            Trumps::Suit(suit) => suit.into(),
        }
    }
}

impl From<Suit> for Trump {
    fn from(suit: Suit) -> Trump {
        match suit {
            Suit::Hearts => Trump::Hearts,
            Suit::Diamonds => Trump::Diamonds,
            Suit::Clubs => Trump::Clubs,
            Suit::Spades => Trump::Spades,
            // A pack of thirty-two has no tarot trumps.
            Suit::Trumps => Trump::None,
        }
    }
}
