//! What is typed: the commands and what each takes, its help, and how it is read.

pub mod args;
pub mod cards;
pub mod commands;
pub mod days;
pub mod figure;
pub mod gather;
pub mod localise;
mod overview;
pub mod sets;
mod short;
mod word;
