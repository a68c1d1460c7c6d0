//! The tricks of a deal as a value: who led, who won, what they count.

use serde::Serialize;

use crate::engine::say::Half;
use crate::engine::score::ByAccount;
use crate::engine::table::{Account, DealNo, Seat};

use crate::cards::Card;

/// One trick.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrickReport {
    /// Who led it.
    pub leader: Seat,
    /// Its cards, in the order in which they fell, with who played them.
    pub cards: Vec<(Seat, Card)>,
    /// Who won it.
    pub winner: Seat,
    /// What it counts.
    pub points: Half,
}

/// The tricks of a deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TricksReport {
    /// The deal.
    pub deal: DealNo,
    /// Its closed tricks.
    pub tricks: Vec<TrickReport>,
    /// Card points by account, in their order at the table, the last trick's own included: those of the tricks each
    /// took, where a deal is counted by other piles.
    pub points: Vec<(Account, Half)>,
    /// Tricks by account.
    pub tricks_won: ByAccount,
    /// Is every card recorded?
    pub complete: bool,
    /// Whose turn it is.
    pub turn: Option<Seat>,
}

impl TricksReport {
    /// The card points of an account.
    #[must_use]
    pub fn points_of(&self, account: Account) -> Half {
        self.points.iter().find(|(of, _)| *of == account).map_or_else(Half::default, |(_, points)| *points)
    }
}
