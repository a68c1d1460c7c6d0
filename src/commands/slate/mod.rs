//! Matches looked at: on the screen, on the wall, on paper, with their reasons and their log.

pub mod explain;
pub mod list;
pub mod log;
pub mod print;
pub mod score;
pub mod show;
pub mod watch;
