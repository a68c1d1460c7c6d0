//! A deal in words: what was said and won, every point of it, what changed on the slate, who agrees.

mod agreement;
mod brief;
mod explain;
mod told;

pub use agreement::{all_agreed, awaits, chip, disputes};
pub use brief::changed;
pub use explain::explain;
pub(in crate::pages) use explain::{carried_in, deal_body, deal_title};
pub use told::Told;
pub(in crate::pages) use told::proved;
