//! Records of players: what many matches add up to. Pure: it is handed results and gives numbers.

mod block;
mod career;
mod names;
mod packed;
mod rating;
mod season;
mod sum;

pub use block::{Block, Deal, Entry, id_number};
pub use career::{Career, Contracts, Evening, Tally, With};
pub use names::Names;
pub use rating::{Rating, ratings};
pub use season::{Played, Season, Sitting};

#[cfg(test)]
mod tests;
