//! The desk behind the table.
#![doc = include_str!("../README.md")]
#![warn(unreachable_pub)]

pub mod check;
pub mod choose;
pub mod compare;
pub mod contest;
mod desk;
pub mod evening;
mod failure;
pub mod files;
pub mod forget;
pub mod hall;
pub mod houses;
mod identity;
pub mod journal;
pub mod lists;
pub mod players;
pub mod pseudonyms;
pub mod records;
pub mod remedy;
pub mod restore;
pub mod scratch;
pub mod store;
pub mod sync;
pub mod transfer;

pub use desk::{Changed, Desk, Recorded, Seated};
pub use evening::{Key, Which};
pub use failure::{Failure, Hint, Moved, Refusal, Upshot, no_match, trouble, unknown_game};
