//! What a deal of the family is played in: a suit, sans-atout, or tout-atout.

use serde::{Deserialize, Serialize};

use crate::cards::Suit;
use crate::engine::{Arg, Choice, Kind, Trumps, Typed};

/// A suit that is trump, or sans-atout, or tout-atout, as a contract names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Atout {
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

impl Atout {
    /// The suit, where it is one.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Atout::Hearts => Some(Suit::Hearts),
            Atout::Diamonds => Some(Suit::Diamonds),
            Atout::Clubs => Some(Suit::Clubs),
            Atout::Spades => Some(Suit::Spades),
            Atout::None | Atout::All => None,
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
            Atout::None => "none",
            Atout::All => "all",
            Atout::Hearts => "hearts",
            Atout::Diamonds => "diamonds",
            Atout::Clubs => "clubs",
            Atout::Spades => "spades",
        }
    }
}

/// What is no suit.
const NAMED: &[Choice] =
    &[Choice::with("none", crate::keyword!("none")), Choice::with("all", crate::keyword!("all"))];

impl Typed for Atout {
    const KIND: Kind = Kind::Suit(NAMED);
}

impl From<Atout> for Arg {
    fn from(trump: Atout) -> Arg {
        match trump {
            Atout::None => Arg::Term("sans-atout"),
            Atout::All => Arg::Term("tout-atout"),
            Atout::Hearts => Arg::Suit(Suit::Hearts),
            Atout::Diamonds => Arg::Suit(Suit::Diamonds),
            Atout::Clubs => Arg::Suit(Suit::Clubs),
            Atout::Spades => Arg::Suit(Suit::Spades),
        }
    }
}

impl From<Atout> for Trumps {
    fn from(trump: Atout) -> Trumps {
        match trump {
            Atout::All => Trumps::All,
            Atout::None | Atout::Hearts | Atout::Diamonds | Atout::Clubs | Atout::Spades => {
                trump.suit().into()
            }
        }
    }
}

impl From<Trumps> for Atout {
    fn from(trumps: Trumps) -> Atout {
        match trumps {
            Trumps::None => Atout::None,
            Trumps::All => Atout::All,
            Trumps::Suit(suit) => suit.into(),
        }
    }
}

impl From<Suit> for Atout {
    fn from(suit: Suit) -> Atout {
        match suit {
            Suit::Hearts => Atout::Hearts,
            Suit::Diamonds => Atout::Diamonds,
            Suit::Clubs => Atout::Clubs,
            Suit::Spades => Atout::Spades,
            // A pack of thirty-two has no tarot trumps.
            Suit::Trumps => Atout::None,
        }
    }
}
