//! What can be typed, as data, and what the engine itself records.

mod form;
mod mark;

pub use form::{Bearing, Choice, ENGINE_FORMS, Field, Form, Kind, Need, common};
pub use mark::Mark;
pub(crate) use mark::{read_mark, seat_of};
