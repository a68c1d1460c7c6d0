//! A match that was recorded differently on two machines, as a report tells it.

use serde::Serialize;

/// A match that was recorded differently on two machines, seen from one of its copies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Conflict {
    /// The match they are copies of.
    pub of: String,
    /// `counts` or `waits` until one is chosen, then `chosen` or `aside`.
    pub standing: &'static str,
    /// The other copies.
    pub others: Vec<String>,
    /// The copy that counts, if it is another one.
    #[serde(skip)]
    pub counts: Option<String>,
}
