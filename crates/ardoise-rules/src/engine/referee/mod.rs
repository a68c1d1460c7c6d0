//! What the cards of a deal show against the rules, and what the rules prescribe.

mod bench;
pub(crate) mod record;
pub mod remedy;
mod trial;
pub(crate) mod walk;

pub(crate) use bench::Bench;
pub(crate) use record::{beside, disproved};
pub use trial::{after, trial};
pub use walk::Judged;
pub(crate) use walk::Walk;
