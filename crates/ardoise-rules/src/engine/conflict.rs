//! A match that was recorded differently on two machines, as a report tells it.

use serde::Serialize;
use serde_json::{Value, json};

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

/// What is said of a match, with the conflict it is in.
pub(super) fn beside(mut head: Value, conflict: Option<&Conflict>) -> Value {
    if let (Some(conflict), Some(head)) = (conflict, head.as_object_mut()) {
        head.insert("conflict".to_owned(), json!(conflict));
    }
    head
}
