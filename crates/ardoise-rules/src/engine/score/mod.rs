//! Points as lines with their reasons, and the totals they add up to.

mod by_account;
mod ledger;
mod race;
mod told;

pub use by_account::ByAccount;
pub use ledger::{Article, Line, Score, Unit};
pub use race::Race;
pub use told::{Miscount, Told, side_of};
