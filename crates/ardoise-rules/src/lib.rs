//! The rules of the card table, pure.
#![doc = include_str!("../README.md")]
#![warn(unreachable_pub)]

#[macro_use]
pub mod lang;
pub mod cards;
pub mod engine;
pub mod games;
pub mod notation;
pub mod positions;
pub mod words;
