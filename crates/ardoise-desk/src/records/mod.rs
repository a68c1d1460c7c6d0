//! Records of players: what many matches add up to. All but `kept` is handed results and gives numbers.

mod block;
mod career;
mod kept;
mod names;
mod packed;
mod rating;
mod season;
mod sum;

pub use block::{Block, Deal, Entry, id_number};
pub use career::{Career, Contracts, Evening, Tally, With};
pub use kept::{names, pack, packed, season};
pub use names::Names;
pub use rating::{Rating, ratings};
pub use season::{Played, Season, Sitting};

#[cfg(test)]
mod tests;
