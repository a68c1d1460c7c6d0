//! Reasons, refusals and articles as values; no language.

mod common;
mod half;
mod letters;
mod refusals;
mod rulebook;
mod said;

pub use common::Common;
pub use half::Half;
pub use letters::{escaped, steers};
pub use refusals::Engine;
pub use rulebook::{ArticleText, SHARED, articles};
pub use said::{Arg, Called, Catalogue, Said, Say, Title};
