//! Pages as bytes, for the place where they are read.

mod terminal;

pub use terminal::{Look, terminal};
