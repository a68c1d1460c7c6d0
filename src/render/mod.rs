//! Pages as bytes, for the place where they are read.

mod large;
mod terminal;

pub use large::{Screen, large_slate};
pub use terminal::{Look, terminal};
