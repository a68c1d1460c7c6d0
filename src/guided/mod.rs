//! Guided entry: question by question at a terminal, only what is possible now.

pub mod ask;
pub mod contest;
pub mod correction;
pub mod ending;
pub mod entry;
pub mod help;
pub mod opening;
pub mod prompt;
pub mod ruling;
pub mod screen;
pub mod seat;
pub mod teams;
pub mod voiding;
