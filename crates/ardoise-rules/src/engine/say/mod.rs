//! Reasons, refusals and articles as values; no language.

mod refusals;
mod rulebook;
mod said;

pub use refusals::Engine;
pub use rulebook::{ArticleText, SHARED, articles};
pub use said::{Arg, Said, Say};
