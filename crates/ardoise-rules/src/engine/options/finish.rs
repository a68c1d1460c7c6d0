//! How a match ends: at a number of points or after a number of deals.

use crate::engine::score::Race;

crate::choices! {
    /// What ends a match.
    pub enum MatchFormat { Points = "points", Deals = "deals" }
    /// Is the target enough, or must it be exceeded?
    pub enum TargetMode { Reach = "reach", Exceed = "exceed" }
}

/// How a match ends, as a table has set it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finish {
    /// What ends it.
    pub format: MatchFormat,
    /// The points that end it.
    pub target: i32,
    /// Are they enough?
    pub mode: TargetMode,
    /// The deals that end it.
    pub deals: i32,
}

impl Finish {
    /// The least total that ends a match by points.
    #[must_use]
    pub const fn least(&self) -> i32 {
        match self.mode {
            TargetMode::Reach => self.target,
            TargetMode::Exceed => self.target.saturating_add(1),
        }
    }

    /// Does this total end a match by points?
    #[must_use]
    pub const fn reached(&self, total: i32) -> bool {
        total >= self.least()
    }

    /// The deals still to be played; none where points decide.
    #[must_use]
    pub fn left(&self, race: &Race) -> Option<i32> {
        let played = i32::try_from(race.deals).unwrap_or(i32::MAX);
        (self.format == MatchFormat::Deals).then(|| self.deals.saturating_sub(played).max(0))
    }

    /// The places that may win now: all after the last deal; by points those at the target that `may` finish.
    #[must_use]
    pub fn contenders(&self, race: &Race, may: impl Fn(usize) -> bool) -> Vec<usize> {
        let places = 0..race.totals.len();
        match self.left(race) {
            Some(0) => places.collect(),
            Some(_) => Vec::new(),
            None => places.filter(|place| self.reached(race.totals[*place]) && may(*place)).collect(),
        }
    }

    /// What a place has still to mark for a match by points; not above nought once it is there.
    #[must_use]
    pub fn missing(&self, race: &Race, place: usize) -> i32 {
        self.least().saturating_sub(race.totals.get(place).copied().unwrap_or(0))
    }
}
