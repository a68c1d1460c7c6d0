//! Reports as pages: tables, sentences and headings, without a terminal or a file in sight.

mod brief;
mod career;
mod change;
mod chart;
mod copies;
mod curve;
mod doc;
mod evening;
mod explain;
mod grid;
mod history;
mod json;
mod list;
mod referee;
mod seal;
mod slate;
mod told;

pub use brief::changed;
pub use career::{ListedPlayer, career, players};
pub use change::difference;
pub use chart::{Chart, ChartKind, MARKS, Series};
pub use copies::{ListedCopy, ListedFork, copies, id_shown};
pub use curve::{deals_chart, totals_chart};
pub use doc::{Align, Block, Cell, Column, Doc, Row, Table, Tone};
pub use evening::{Played, evening, year};
pub use explain::explain;
pub use grid::{Field, Grid, match_grid, matches_grid};
pub use history::{Extent, history};
pub use json::{deal_json, match_json, problems_json, standing_json};
pub use list::{ListedMatch, list};
pub use referee::{legal, trick, tricks};
pub use seal::{digits, seal};
pub use slate::{Scope, closing, deals, heading, result, slate, slate_within};
pub use told::Told;
