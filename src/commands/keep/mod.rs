//! The database kept whole: checked, copied, put back, and one of two recordings chosen.

pub mod backup;
pub mod check;
pub mod choose;
pub mod restore;
