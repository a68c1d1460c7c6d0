//! The contracts, and the table in which a house writes what each is worth.

use crate::engine::grid::{self, Grid, Holds};

crate::terms! {
    /// What the taker undertakes, the lowest first.
    pub enum Contract {
        /// With the chien.
        Prise = "prise",
        /// With the chien, above the prise.
        Pousse = "pousse",
        /// With the chien.
        Garde = "garde",
        /// The chien counts for the attack, unseen.
        GardeSans = "garde-sans",
        /// The chien counts for the defence.
        GardeContre = "garde-contre",
    }
}

/// What each contract is worth, which a house may write over.
#[derive(Debug, Clone, PartialEq)]
pub struct Prices;

/// The columns of that table.
pub(crate) const BASE: usize = 0;
pub(crate) const MULTIPLIER: usize = 1;

impl Grid for Prices {
    const ID: &'static str = "contract";

    fn rows() -> impl Iterator<Item = &'static str> {
        Contract::ALL.iter().map(|contract| contract.id())
    }

    fn columns() -> impl Iterator<Item = (&'static str, Holds)> {
        [("base", Holds::Number(0, 10_000)), ("multiplier", Holds::Number(1, 100))].into_iter()
    }
}

/// The cells that a house has written over it.
pub(crate) type Cells = grid::Cells<Prices>;

impl Contract {
    /// All of them, the lowest first.
    pub const ALL: [Contract; 5] =
        [Contract::Prise, Contract::Pousse, Contract::Garde, Contract::GardeSans, Contract::GardeContre];

    /// Does the taker see the chien, and lay away as many cards?
    #[must_use]
    pub const fn takes_chien(self) -> bool {
        matches!(self, Contract::Prise | Contract::Pousse | Contract::Garde)
    }
}
