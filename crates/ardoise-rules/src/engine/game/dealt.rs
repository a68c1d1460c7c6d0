//! A deal of a match as it is folded.

use super::core::Game;
use super::misfit::Misfit;
use crate::engine::event::{StoredEvent, TableEvent};
use crate::engine::score::Score;
use crate::engine::table::{DealNo, Seq};
use crate::engine::tricks::Cardplay;

/// A deal of a match: what was recorded and what it came to.
#[derive(Debug, Clone)]
pub struct Dealt<G: Game> {
    /// Its number.
    pub no: DealNo,
    /// The state when it began.
    pub before: G::Carry,
    /// The state after what was said; what its cards tell is not in it.
    pub said: G::Deal,
    /// The state after what was recorded, cards included.
    pub state: G::Deal,
    /// The cards that were recorded.
    pub cards: Cardplay,
    /// The events of the game since the deal was dealt (again), each with how many cards had fallen before it.
    pub told: Vec<(usize, G::Event)>,
    /// Every event as stored, in order, with its entry.
    pub events: Vec<(Seq, StoredEvent)>,
    /// What the engine recorded.
    pub marks: Vec<TableEvent>,
    /// The totals, account by account, when a mark was said while the deal was open: with the place of the mark among [`Dealt::marks`].
    pub(crate) meanwhile: Vec<(usize, Vec<i32>)>,
    /// The state when it began with the referee's own points of this deal, where there are any.
    pub(crate) adjusted: Option<Box<G::Carry>>,
    /// Events of the game since the deal was dealt (again).
    pub(crate) fresh: bool,
    /// Was it opened by a `deal` line?
    pub(crate) announced: bool,
    /// Events that could not be applied, with why: the rest of the deal still counts.
    pub problems: Vec<Misfit>,
    /// What the deal came to.
    pub outcome: Option<G::Outcome>,
    /// The lines of the game.
    pub score: Score<G::Reason>,
    /// How the match stood at its close.
    pub after: G::Carry,
}
