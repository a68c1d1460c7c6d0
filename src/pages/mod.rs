//! Reports as pages: tables, sentences and headings, without a terminal or a file in sight.

mod agreement;
mod amendment;
mod backups;
mod blank;
mod booklet;
mod brief;
mod career;
mod change;
mod chart;
mod charts;
mod compared;
mod copies;
mod curve;
mod doc;
mod ending;
mod entry;
mod evening;
mod explain;
pub mod figure;
mod grid;
mod history;
mod json;
mod list;
mod log;
mod referee;
mod rescore;
mod rules;
mod ruling;
mod seal;
mod settings;
mod sheet;
mod slate;
mod strip;
mod told;

pub use agreement::{all_agreed, awaits, chip, disputes};
pub use amendment::{amendment, amendment_json, events};
pub use backups::{ListedBackup, backups};
pub use blank::blank;
pub use booklet::{House, booklet};
pub use brief::changed;
pub use career::{ListedPlayer, career, players};
pub use change::difference;
pub use chart::{Chart, ChartKind, MARKS, Series};
pub use charts::charts;
pub use compared::{compared, compared_json};
pub use copies::{ListedCopy, ListedFork, copies, id_shown};
pub use curve::{deals_chart, totals_chart};
pub use doc::{
    Align, Block, Cell, Column, Doc, Mark, Rich, Row, RowKind, Sheet, SheetRow, Signed, Slate, SlateAccount,
    Span, Table, Tone, Weight, bare,
};
pub use ending::{ending, summary};
pub use entry::{command_described, described};
pub use evening::{Played, evening, year};
pub use explain::explain;
pub use grid::{Field, Grid, match_grid, matches_grid};
pub use history::{Extent, history};
pub use json::{deal_json, match_json, problems_json, standing_json};
pub use list::{ListedMatch, list};
pub use log::log;
pub use referee::{legal, trick, tricks};
pub use rescore::{rescored, version_json};
pub use rules::{
    FoundArticle, article, contents, differing, found, glossary, meaning, options, presets, rules, value_text,
};
pub use ruling::{Case, is_recordable, ruled_events, ruling, ruling_json, rulings};
pub use seal::{digits, seal};
pub use settings::settings;
pub use sheet::{Amended, Occasion, account_name, sheet_of, short_names, slate_of, value_words};
pub use slate::{Scope, closing, deals, heading, needs, result, slate, slate_within};
pub use strip::strip;
pub use told::Told;
