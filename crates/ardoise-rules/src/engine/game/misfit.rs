//! Events that were recorded and do not fit (any more).

use serde_json::Value;

use crate::engine::say::Said;
use crate::engine::table::{DealNo, Seq};

/// A recorded event that does not fit its deal.
#[derive(Debug, Clone, PartialEq)]
pub struct Misfit {
    /// The deal.
    pub deal: DealNo,
    /// The entry.
    pub seq: Seq,
    /// The event.
    pub event: Value,
    /// Why it does not fit.
    pub said: Said,
}
