//! A match against other rules, and against its paper sheet.

pub mod rescore;
pub mod totals;
