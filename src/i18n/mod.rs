//! The language of the program: which one, and how reasons become words.

mod lang;
mod speaker;
mod words;

pub use lang::Lang;
pub use speaker::{Speaker, plain, steers};

#[cfg(test)]
mod tests;
