//! What a deal came to: all that scoring sees, whether the result was typed or every card.

use super::level::Level;
use super::marks::Stake;
use crate::engine::{Seat, Side};
use crate::games::jass::{Atout, Settled, Sweep};

/// The contract that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contract {
    /// Who bid it last.
    pub by: Seat,
    /// How high.
    pub level: Level,
    /// In what.
    pub trump: Atout,
    /// Coinched or not.
    pub stake: Stake,
}

impl Contract {
    /// The index of the taker's side.
    #[must_use]
    pub const fn taker(&self) -> usize {
        self.by.index() % 2
    }
}

/// A deal that was played. Pairs are by side, A first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The contract.
    pub contract: Contract,
    /// Was it only said to be made or not? Then nothing that is marked depends on the points.
    pub said: Option<bool>,
    /// The points as counted at the table.
    pub points: [i32; 2],
    /// Who took every trick, if a side did.
    pub sweep: Option<Sweep>,
    /// Who took the last trick, where that had to be said.
    pub der: Option<Side>,
    /// How many belotes.
    pub belotes: [u8; 2],
    /// What the declarations are worth.
    pub annonces: Settled,
}

/// Why a deal gives no points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Void {
    /// The table annulled it.
    Annulled,
    /// Everybody passed.
    PassedOut,
}

/// What a deal came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing.
    Void(Void),
    /// It was lost by a misdeal, to that side.
    Misdealt(Side),
    /// It was lost by a revoke of that side; the points that both had counted by then, where they were counted.
    Revoked(Contract, Side, [i32; 2]),
    /// It was played.
    Played(Played),
}
