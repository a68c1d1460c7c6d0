//! What can be typed, as data, and what the engine itself records.

mod form;
mod stored;
mod table;
mod typed;

pub use form::{Bearing, Choice, ENGINE_FORMS, Field, Form, Kind, Need, Role, common, ended_by};
pub use stored::{Sayings, StoredEvent, tag};
pub(crate) use table::in_its_deal;
pub use table::{Opinion, TableEvent, is_beside};
pub use typed::Typed;
