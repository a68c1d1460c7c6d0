//! Pages as bytes, for the place where they are read.

mod canvas;
mod chart;
mod csv;
mod dots;
mod face;
mod html;
mod large;
mod letters;
pub mod look;
mod markdown;
#[cfg(feature = "parquet")]
mod parquet;
mod pdf;
mod picture;
mod share;
mod svg;
mod terminal;
#[cfg(feature = "xlsx")]
mod xlsx;

pub use canvas::{Canvas, Ink};
pub use chart::WALL;
pub use csv::csv;
pub use dots::png;
pub use html::{Imprint, drawn, html, inner};
pub use large::{Screen, large_slate};
pub use markdown::markdown;
#[cfg(feature = "parquet")]
pub use parquet::{Cells, Table as Parquet};
pub use pdf::{Pages, Paper, pdf};
pub use share::{label, share};
pub use svg::alone;
pub use terminal::{Look, terminal, wrap};
#[cfg(feature = "xlsx")]
pub use xlsx::xlsx;
