//! The append-only log of a match and what of it is in force.

mod entries;

pub use entries::{Entry, Happened, InContest, InForce, Opened, Record, RuleSet, Slot, in_force};
