//! A match against other rules, and against its paper sheet.

pub mod reconcile;
pub mod rescore;
