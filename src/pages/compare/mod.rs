//! A match beside something else: the totals on paper, other rules.

mod rescore;
mod totals;

pub use rescore::{rescored, rescored_by, version_json};
pub use totals::{compared, compared_json};
