//! Hands the arguments to the command line and its answer to the system.

fn main() {}
