//! Why a paper sheet differs: the usual slips, tried one by one.

mod slips;
mod variation;

pub use slips::{Paper, Reconciled, Slip, Way, reconcile};
pub(crate) use variation::of_deal;
