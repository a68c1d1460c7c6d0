//! The referee: tricks with what they show, and what the rules prescribe.

mod ruling;
mod tricks;

pub use ruling::{Case, is_recordable, ruled_events, ruling, ruling_json, rulings};
pub use tricks::{legal, trick, tricks};
