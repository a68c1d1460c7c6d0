//! Two databases brought together: rows from elsewhere, matches that part, parts of a database taken out.

pub(in crate::store) mod extract;
pub(in crate::store) mod import;
pub(in crate::store) mod machines;
