//! The desk behind the table: whoever asks comes here. It keeps the log of every match in one SQLite file and knows no
//! terminal and no words.

mod desk;
pub mod evening;
mod failure;
pub mod records;
pub mod store;

pub use desk::{Desk, Moved, Recorded, Which};
pub use failure::{Failure, Refusal};
