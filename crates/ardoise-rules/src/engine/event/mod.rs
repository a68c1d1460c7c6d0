//! What can be typed, as data, and what the engine itself records.

mod form;
mod table;
mod typed;

pub use form::{Bearing, Choice, ENGINE_FORMS, Field, Form, Kind, Need, common};
pub use table::TableEvent;
pub use typed::Typed;
