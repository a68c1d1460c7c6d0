//! Matches on paper: the sheet to pin up and what goes with it, evenings and years, empty sheets, rows for spreadsheets.

mod blank;
mod curve;
mod evening;
mod grid;
mod history;
mod seal;
mod sheet;

pub use blank::blank;
pub use curve::{deals_chart, totals_chart};
pub use evening::{Played, evening, year};
pub use grid::{BEFORE_FIGURES, LINE, OF_SEVERAL, match_grid, matches_grid};
pub use history::{Extent, history};
pub use seal::{digits, seal};
pub use sheet::{Amended, Occasion, account_name, sheet_of, short_names, slate_of};
