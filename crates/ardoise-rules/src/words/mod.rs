//! The language of the program: which one, and how reasons become words.

mod glossary;
mod lang;
mod messages;
mod speaker;

pub use glossary::{Entry as GlossaryEntry, glossary, names as glossary_names};
pub use lang::Lang;
pub use speaker::{Speaker, harmless, plain, shown, steers};

#[cfg(test)]
mod tests;
