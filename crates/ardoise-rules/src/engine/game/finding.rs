//! Something played against the rules, proved or not.

use serde::Serialize;

use crate::cards::Card;
use crate::engine::score::Article;
use crate::engine::table::Seat;

/// How sure a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum FindingKind {
    /// Against the rules, proved by the cards.
    Irregular,
    /// Against the rules if the hand was as it may have been.
    Unproved,
}

/// Something played against the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding<R> {
    /// Proved or not.
    pub kind: FindingKind,
    /// The trick, from 1; 0 where it is not about a trick.
    pub trick: u8,
    /// Who did it; where it is one of several and nobody knows which, who of them played last.
    pub player: Seat,
    /// The card in question.
    pub card: Option<Card>,
    /// The article it offends.
    pub article: Article,
    /// What happened.
    pub reason: R,
}
