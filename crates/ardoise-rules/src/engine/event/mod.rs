//! What can be typed, as data, and what the engine itself records.

mod form;
mod stored;
mod table;
mod typed;

pub use form::{Bearing, Choice, ENGINE_FORMS, Field, Form, Kind, Need, Role, common, ended_by};
pub use stored::{Sayings, StoredEvent, tag};
pub use table::{Opinion, TableEvent, in_its_deal, is_beside};
pub use typed::Typed;
