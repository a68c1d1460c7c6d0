//! What goes in and out in forms of its own: what a sheet cannot carry, sheets kept on paper, columns for analyses.

pub mod carried;
pub mod paper;
#[cfg(feature = "parquet")]
pub mod parquet;
