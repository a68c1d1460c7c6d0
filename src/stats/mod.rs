//! Records of players: what many matches add up to. Pure: it is handed results and gives numbers.

mod block;
mod career;
mod names;
mod rating;
mod season;

pub use block::{Block, Deal, Entry};
pub use career::{Career, Contracts, Evening, Tally, With};
pub use names::Names;
pub use rating::{Rating, ratings};
pub use season::{Played, Season};

#[cfg(test)]
mod tests;
