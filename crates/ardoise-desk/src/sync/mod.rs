//! Many machines: what was recorded here is carried to a place that others reach, and what they recorded comes back.
//!
//! A place holds *segments*, objects that are written once and never changed, and beside each a *manifest* that says what it
//! holds and can be made again from it. Nothing else is agreed on: no lock, no clock, no counter. Each machine reads what
//! stands there, brings it in as it would bring in a database, and writes what is missing. What is compared is the match, its
//! length and the link of its last row, computed here of what was read here.

mod exchange;
mod folder;
mod known;
mod parcel;
mod place;
mod saved;
mod seal;
mod segment;
mod taken;
#[cfg(test)]
mod tests;
mod there;

pub use exchange::{Flaw, Outcome, Syncing, What};
pub use folder::Folder;
pub use known::memory_of;
pub(crate) use known::read_again;
pub use place::{FOLDERS, Fault, KEY, Object, Place};
pub use seal::{AGE, Locked, Plain, Seal};
