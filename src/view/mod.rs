//! Reports as pages: tables, sentences and headings, without a terminal or a file in sight.

mod brief;
mod change;
mod doc;
mod explain;
mod list;
mod slate;

pub use brief::changed;
pub use change::difference;
pub use doc::{Align, Block, Cell, Column, Doc, Row, Table, Tone};
pub use explain::explain;
pub use list::{ListedMatch, list};
pub use slate::{Scope, closing, deals, heading, result, slate, slate_within};
