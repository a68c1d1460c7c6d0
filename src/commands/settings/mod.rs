//! The program itself: its settings, its manual, what a shell reads of it.

pub mod config;
pub mod manual;
