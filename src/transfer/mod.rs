//! What goes in and out in forms of its own: what a sheet cannot carry, sheets kept on paper, columns for analyses.

pub mod carried;
#[cfg(feature = "parquet")]
pub mod columns;
pub mod paper;
