//! What is read off the log and kept: projections of matches and deals, lists of them, digests, names of one person; logs found by a few characters of their ids;
//! and the few lists that stand beside the log.

pub(in crate::store) mod digest;
pub(in crate::store) mod list;
pub(in crate::store) mod named;
pub(in crate::store) mod naming;
pub(in crate::store) mod projection;
pub(in crate::store) mod results;
pub(in crate::store) mod sealed;
pub(in crate::store) mod sheets;
