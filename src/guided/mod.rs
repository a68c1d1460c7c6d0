//! Guided entry: question by question at a terminal, only what is possible now.

pub mod ask;
mod choices;
pub mod contest;
pub mod correction;
pub mod ending;
pub mod entry;
mod event;
pub mod help;
pub mod opening;
pub mod prompt;
mod record;
pub mod ruling;
pub mod screen;
pub mod seat;
pub mod teams;
mod typed;
pub mod voiding;
