//! Who sits where, who counts together, and the numbers by which deals and entries are named.

mod ids;
mod seats;

pub use ids::{Account, DealNo, Seat, Seq, Side};
pub use seats::{Camps, Table};
