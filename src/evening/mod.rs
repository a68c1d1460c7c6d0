//! A match at the table: read, added to, shown.

pub mod likely;
pub mod matches;
pub mod projection;
