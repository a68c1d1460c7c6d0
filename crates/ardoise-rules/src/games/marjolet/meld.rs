//! The combinations: their cards, their worth, their names.

use super::{MeldKind, Reason, Rules};
use crate::cards::{Card, Cards, Rank, Suit};
use crate::engine::Article;

/// The marjolet with a plain queen, a plain marriage, and a plain jack and queen where it counts.
const PLAIN: i32 = 20;

/// A combination with its suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Meld {
    /// The four aces.
    FourAces,
    /// The four tens.
    FourTens,
    /// The four kings.
    FourKings,
    /// The four queens.
    FourQueens,
    /// King and queen of trump.
    RoyalMarriage,
    /// King and queen of a plain suit.
    Marriage(Suit),
    /// The jack of trump with the queen of this suit.
    Marjolet(Suit),
    /// Jack and queen of a plain suit.
    JackQueen(Suit),
}

/// The four cards of a rank.
const fn four(rank: Rank) -> Cards {
    Cards::of_ranks(&[rank])
}

/// A card that goes with one more.
const fn pair(suit: Suit, rank: Rank, queen: Suit) -> Cards {
    Cards::EMPTY.with(Card::new(suit, rank)).with(Card::new(queen, Rank::Queen))
}

impl Meld {
    /// What was announced, with its suit. A royal marriage may name its suit: it is that of trump.
    ///
    /// # Errors
    /// If the suit is missing, or named where there is none.
    pub const fn read(kind: MeldKind, suit: Option<Suit>) -> Result<Meld, Reason> {
        match (kind, suit) {
            (MeldKind::FourAces, None) => Ok(Meld::FourAces),
            (MeldKind::FourTens, None) => Ok(Meld::FourTens),
            (MeldKind::FourKings, None) => Ok(Meld::FourKings),
            (MeldKind::FourQueens, None) => Ok(Meld::FourQueens),
            (MeldKind::RoyalMarriage, _) => Ok(Meld::RoyalMarriage),
            (MeldKind::Marriage, Some(suit)) => Ok(Meld::Marriage(suit)),
            (MeldKind::Marjolet, Some(queen)) => Ok(Meld::Marjolet(queen)),
            (MeldKind::JackQueen, Some(suit)) => Ok(Meld::JackQueen(suit)),
            (
                MeldKind::FourAces | MeldKind::FourTens | MeldKind::FourKings | MeldKind::FourQueens,
                Some(_),
            ) => Err(Reason::MeldTakesNoSuit),
            (MeldKind::Marriage | MeldKind::JackQueen, None) => Err(Reason::MeldNeedsSuit),
            (MeldKind::Marjolet, None) => Err(Reason::MarjoletNeedsQueen),
        }
    }

    /// The kind, as stored.
    #[must_use]
    pub const fn kind(self) -> MeldKind {
        match self {
            Meld::FourAces => MeldKind::FourAces,
            Meld::FourTens => MeldKind::FourTens,
            Meld::FourKings => MeldKind::FourKings,
            Meld::FourQueens => MeldKind::FourQueens,
            Meld::RoyalMarriage => MeldKind::RoyalMarriage,
            Meld::Marriage(_) => MeldKind::Marriage,
            Meld::Marjolet(_) => MeldKind::Marjolet,
            Meld::JackQueen(_) => MeldKind::JackQueen,
        }
    }

    /// The suit it was announced with.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Meld::FourAces | Meld::FourTens | Meld::FourKings | Meld::FourQueens | Meld::RoyalMarriage => {
                None
            }
            Meld::Marriage(suit) | Meld::Marjolet(suit) | Meld::JackQueen(suit) => Some(suit),
        }
    }

    /// The suit that cannot be trump if this is true.
    #[must_use]
    pub const fn plain(self) -> Option<Suit> {
        match self {
            Meld::FourAces
            | Meld::FourTens
            | Meld::FourKings
            | Meld::FourQueens
            | Meld::RoyalMarriage
            | Meld::Marjolet(_) => None,
            Meld::Marriage(suit) | Meld::JackQueen(suit) => Some(suit),
        }
    }

    /// The cards shown.
    #[must_use]
    pub const fn cards(self, trump: Suit) -> Cards {
        match self {
            Meld::FourAces => four(Rank::Ace),
            Meld::FourTens => four(Rank::Ten),
            Meld::FourKings => four(Rank::King),
            Meld::FourQueens => four(Rank::Queen),
            Meld::RoyalMarriage => pair(trump, Rank::King, trump),
            Meld::Marriage(suit) => pair(suit, Rank::King, suit),
            Meld::Marjolet(queen) => pair(trump, Rank::Jack, queen),
            Meld::JackQueen(suit) => pair(suit, Rank::Jack, suit),
        }
    }

    /// What it is worth. While the trump suit is not recorded, a queen is taken for a plain one.
    #[must_use]
    pub fn points(self, rules: &Rules, trump: Option<Suit>) -> i32 {
        match self {
            Meld::FourAces => 100,
            Meld::FourTens => 80,
            Meld::FourKings => 60,
            Meld::FourQueens | Meld::RoyalMarriage => 40,
            Meld::Marjolet(queen) if trump == Some(queen) => rules.marjolet_trump_queen,
            Meld::Marriage(_) | Meld::Marjolet(_) | Meld::JackQueen(_) => PLAIN,
        }
    }

    /// Could the trump suit, if it were known, change what this is worth?
    #[must_use]
    pub const fn hangs_on_trump(self, rules: &Rules) -> bool {
        matches!(self, Meld::Marjolet(_)) && rules.marjolet_trump_queen != PLAIN
    }

    /// The article that gives its worth.
    #[must_use]
    pub const fn article(self) -> Article {
        Article(match self {
            Meld::FourAces | Meld::FourTens | Meld::FourKings | Meld::FourQueens => "marjolet.carres",
            Meld::RoyalMarriage | Meld::Marriage(_) => "marjolet.marriages",
            Meld::Marjolet(_) => "marjolet.marjolet",
            Meld::JackQueen(_) => "marjolet.jack-queen",
        })
    }

    /// The term that names it.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Meld::FourAces => "four-aces",
            Meld::FourTens => "four-tens",
            Meld::FourKings => "four-kings",
            Meld::FourQueens => "four-queens",
            // A pack of thirty-two has no tarot trumps.
            Meld::RoyalMarriage
            | Meld::Marriage(Suit::Trumps)
            | Meld::Marjolet(Suit::Trumps)
            | Meld::JackQueen(Suit::Trumps) => "royal-marriage",
            Meld::Marriage(Suit::Hearts) => "marriage-hearts",
            Meld::Marriage(Suit::Diamonds) => "marriage-diamonds",
            Meld::Marriage(Suit::Clubs) => "marriage-clubs",
            Meld::Marriage(Suit::Spades) => "marriage-spades",
            Meld::Marjolet(Suit::Hearts) => "marjolet-hearts",
            Meld::Marjolet(Suit::Diamonds) => "marjolet-diamonds",
            Meld::Marjolet(Suit::Clubs) => "marjolet-clubs",
            Meld::Marjolet(Suit::Spades) => "marjolet-spades",
            Meld::JackQueen(Suit::Hearts) => "jack-queen-hearts",
            Meld::JackQueen(Suit::Diamonds) => "jack-queen-diamonds",
            Meld::JackQueen(Suit::Clubs) => "jack-queen-clubs",
            Meld::JackQueen(Suit::Spades) => "jack-queen-spades",
        }
    }
}
