//! Pages as bytes, for the place where they are read.

mod chart;
mod csv;
mod html;
mod letters;
mod markdown;
mod svg;
mod terminal;

pub use csv::{Separator, csv};
pub use html::{Imprint, html};
pub use markdown::markdown;
pub use terminal::{Look, terminal};
