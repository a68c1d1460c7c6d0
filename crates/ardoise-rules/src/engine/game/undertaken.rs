//! A deal as its row on the sheet: what was undertaken, by whom, and what came of it.

use crate::engine::say::{Said, Say};
use crate::engine::table::Seat;

/// What a deal was about, each part in no language yet.
#[derive(Debug, Clone, PartialEq)]
pub struct Undertaken<R> {
    /// What was undertaken: `110 ♥`; of a deal without a contract, why there is none.
    pub contract: Option<R>,
    /// Who undertook it; nobody where the game has no such thing.
    pub by: Vec<Seat>,
    /// What was said on top of it: coinched, doubled.
    pub raised: Option<R>,
    /// Was it made? None while that is not known, and where it can be neither.
    pub made: Option<bool>,
    /// Who sat out, and neither wins nor loses by it.
    pub out: Vec<Seat>,
    /// What came of it. Where it was made or not, that is its first word.
    pub result: Option<R>,
}

impl<R> Default for Undertaken<R> {
    fn default() -> Undertaken<R> {
        Undertaken { contract: None, by: Vec::new(), raised: None, made: None, out: Vec::new(), result: None }
    }
}

impl<R: Say> Undertaken<R> {
    /// The same with its reasons as values.
    #[must_use]
    pub fn said(&self) -> Undertaken<Said> {
        Undertaken {
            contract: self.contract.as_ref().map(Say::said),
            by: self.by.clone(),
            raised: self.raised.as_ref().map(Say::said),
            made: self.made,
            out: self.out.clone(),
            result: self.result.as_ref().map(Say::said),
        }
    }
}
