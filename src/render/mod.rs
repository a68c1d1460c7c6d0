//! Pages as bytes, for the place where they are read.

mod chart;
mod csv;
mod html;
mod large;
mod letters;
mod markdown;
mod pdf;
mod svg;
mod terminal;

pub use csv::{Separator, csv};
pub use html::{Imprint, html};
pub use large::{Screen, large_slate};
pub use markdown::markdown;
pub use pdf::{Pages, Paper, pdf};
pub use terminal::{Look, terminal, wrap};
