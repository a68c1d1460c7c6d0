//! Ardoise: the scorekeeper and referee that sits beside a real card table.
//!
//! Who may use whom, enforced by `tests/architecture.rs`:
//!
//! ```text
//! cards <- engine <- games/<g> <- games (registry) <- cli <- main
//!             ^---- sheet, prompt (forms)     ^
//!             ^---- store (journal types)     |
//!             ^---- positions (lines judged)  |
//!             ^---- view <- render <----------+
//! ```
//!
//! `cards`, `engine`, `games`, `sheet` and `positions` are pure: no database, no terminal, no clock, no files.

pub mod cards;
pub mod cli;
pub mod engine;
pub mod games;
pub mod i18n;
pub mod positions;
pub mod prompt;
pub mod render;
pub mod sheet;
pub mod stats;
pub mod store;
pub mod view;
