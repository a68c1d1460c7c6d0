//! Languages: which one, and how reasons become words. A program adds words of its own.

mod cells;
mod elision;
mod glossary;
mod messages;
mod near;
mod speaker;

pub use crate::engine::{escaped, steers};
pub use crate::lang::Lang;
pub use glossary::{Entry as GlossaryEntry, glossary, names as glossary_names};
pub use messages::figures;
pub use speaker::{Locale, Speaker, harmless, plain, shown};

#[cfg(test)]
mod tests;
