//! Names that are forgotten: their tombstones, and the logs that are written anew without them.

pub(in crate::store) mod follow;
pub(in crate::store) mod forgotten;
pub(in crate::store) mod reading;
pub(in crate::store) mod rewrite;
