//! Records of players: what many matches add up to. All but `kept` is handed results and gives numbers.

mod block;
mod career;
mod kept;
mod names;
mod packed;
mod ranking;
mod rating;
mod season;
mod sum;

pub use block::{Block, Deal, Entry, id_number};
pub use career::{
    Agreements, Among, Biggest, Career, Contracts, Evening, Feats, InGame, Marked, Met, Recent, Tally,
    Undertaken, With,
};
pub use kept::{names, pack, packed, season};
pub use names::Names;
pub use ranking::{Order, Ranked, Ranking, rankings};
pub use rating::{Rating, SETTLED, course, ratings};
pub use season::{Played, Season, Sitting};

#[cfg(test)]
mod tests;
