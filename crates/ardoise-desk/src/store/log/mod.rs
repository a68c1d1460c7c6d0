//! The append-only log: rows, the chain over them, their ids, and the proof that nothing was changed.

pub(in crate::store) mod chain;
pub(in crate::store) mod forgotten;
pub(in crate::store) mod ids;
pub(in crate::store) mod journal;
pub(in crate::store) mod kind;
pub(in crate::store) mod rewrite;
pub(in crate::store) mod row;
pub(in crate::store) mod verify;
pub(in crate::store) mod whole;
