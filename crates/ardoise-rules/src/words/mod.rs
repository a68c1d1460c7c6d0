//! Languages: which one, and how reasons become words. A program adds words of its own.

mod glossary;
mod lang;
mod messages;
mod speaker;

pub use glossary::{Entry as GlossaryEntry, glossary, names as glossary_names};
pub use lang::Lang;
pub use messages::figures;
pub use speaker::{Locale, Speaker, harmless, plain, shown, steers};

#[cfg(test)]
mod tests;
