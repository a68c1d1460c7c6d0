//! By what the engine rules the irregularities that every table knows, as a game states it.

use serde_json::Value;

use crate::engine::options::{Exposed, FalseDeclared, OutOfTurn};
use crate::engine::score::Article;

/// How a revoke is tried out: its article, and what the deal lacks to know its price.
#[derive(Debug, Clone, PartialEq)]
pub struct Revoke {
    /// The article that decides.
    pub article: Article,
    /// Only these lines are its price; every line if none is said.
    pub only: Option<Article>,
    /// What must be counted before the deal is over.
    pub count: Vec<Value>,
    /// Deals to show it by while nothing is known: what was said in each.
    pub examples: Vec<Vec<Value>>,
}

impl Revoke {
    /// A revoke under this article, of which every line is the price.
    #[must_use]
    pub const fn of(article: Article) -> Revoke {
        Revoke { article, only: None, count: Vec::new(), examples: Vec::new() }
    }
}

/// Something done out of turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Early {
    /// The article that decides.
    pub article: Article,
    /// What the house asks for it; none where no house has a price.
    pub cost: Option<OutOfTurn>,
}

/// What a game states of the irregularities that every table knows. Which of them it has follows from its events; what it does
/// not state is ruled as at any table.
#[derive(Debug, Clone, PartialEq)]
pub struct Usual {
    /// The article of a misdeal; none where the rules are silent.
    pub misdeal: Option<Article>,
    /// A revoke: priced where the game has that event, else only corrected.
    pub revoke: Revoke,
    /// A card led or played out of turn. With a price it is about the deal that comes.
    pub card: Early,
    /// A word out of turn, where words are said.
    pub word: Early,
    /// How such a word is called, if not a word.
    pub asked: &'static str,
    /// A card that was shown.
    pub exposed: Option<(Exposed, Article)>,
    /// Something announced that was not in the hand.
    pub declared: Option<(FalseDeclared, Article)>,
    /// What other tables do: the ruling, and the sentence.
    pub customs: &'static [(&'static str, &'static str)],
}

/// The article of cards led or played out of turn.
pub const TURN: Article = Article("table.turn");
/// The article of words spoken out of turn.
pub const WORD: Article = Article("table.word-turn");

impl Default for Usual {
    fn default() -> Usual {
        Usual {
            misdeal: None,
            revoke: Revoke::of(Article("table.revoke-proved")),
            card: Early { article: TURN, cost: None },
            word: Early { article: WORD, cost: None },
            asked: "irregular-word-out-of-turn",
            exposed: None,
            declared: None,
            customs: &[],
        }
    }
}
