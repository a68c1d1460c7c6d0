//! A match being folded, its game known or forgotten, and its report.

mod again;
mod any_game;
mod any_play;
mod draft;
mod fold;
mod laid;
mod matched;
mod offer;
mod reporting;
mod rulings;
mod tricks;

pub use again::{Again, Came};
pub use any_game::{AnyGame, Erased};
pub use any_play::AnyPlay;
pub use draft::Draft;
pub use fold::{Folded, fold, read_start};
pub use laid::{Laid, lay, voids};
pub use matched::{Placed, Play};
pub use offer::{Given, Offer, answer_text, count_of, event_of, given_of};
