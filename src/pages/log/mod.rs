//! The log of a match: its entries, what one of them changes, two states side by side.

mod amendment;
mod change;
mod entry;
mod list;

pub use amendment::{amendment, amendment_json, events, staying};
pub use change::difference;
pub use entry::{command_described, described, told as recorded_told};
pub use list::log;
