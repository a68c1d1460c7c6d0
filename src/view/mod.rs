//! Reports as pages: tables, sentences and headings, without a terminal or a file in sight.

mod doc;
mod explain;
mod list;
mod referee;
mod slate;

pub use doc::{Align, Block, Cell, Column, Doc, Row, Table, Tone};
pub use explain::explain;
pub use list::{ListedMatch, list};
pub use referee::{legal, trick, tricks};
pub use slate::{Scope, result, slate};
