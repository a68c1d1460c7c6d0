//! Matches carried in and out: sheets, databases, papers.

pub mod export;
pub mod import;
pub mod sync;
