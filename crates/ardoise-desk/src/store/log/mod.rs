//! The append-only log: rows, the chain over them, their ids, the head over all logs, and the copies of one log that differ.

pub(in crate::store) mod chain;
pub(in crate::store) mod forks;
pub(in crate::store) mod ids;
pub(in crate::store) mod kind;
pub(in crate::store) mod row;
pub(in crate::store) mod whole;
