//! Ardoise: the scorekeeper and referee that sits beside a real card table.

pub mod store;
