//! The one file: opened, brought up to date, protected, visited.

pub(in crate::store) mod backup;
pub(in crate::store) mod guards;
pub(in crate::store) mod migrate;
pub(in crate::store) mod open;
pub(in crate::store) mod path;
pub(in crate::store) mod tally;
pub(in crate::store) mod visit;
