//! Ardoise: the scorekeeper and referee that sits beside a real card table. This is the program; the rules are in
//! `ardoise-rules`, the database in `ardoise-desk`.

pub mod cli;
pub mod prompt;
pub mod render;
pub mod view;
