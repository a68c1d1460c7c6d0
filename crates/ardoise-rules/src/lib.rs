//! The rules of the card table: what the games are, how they are scored and why, what a sheet says, what a referee
//! decides. Pure: no database, no terminal, no clock, no files, no environment.
//!
//! ```text
//! cards <- engine <- games/<g> <- games (registry) <- positions
//!             ^---- notation (forms)    ^---- words (languages)
//! ```

pub mod cards;
pub mod engine;
pub mod games;
pub mod notation;
pub mod positions;
pub mod words;
