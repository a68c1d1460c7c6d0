//! How a match ends: at a number of points or after a number of deals.

use crate::engine::score::Race;

crate::choices! {
    /// What ends a match.
    pub enum MatchFormat { Points = "points", Deals = "deals" }
    /// Is the target enough, or must it be exceeded?
    pub enum TargetMode { Reach = "reach", Exceed = "exceed" }
}

crate::choices! {
    /// When a match ends that players play each for himself.
    pub enum MatchEnd { Open = "open", Deals = "deals", Points = "points" }
}

impl MatchEnd {
    /// The end that follows from what a table has set: a number of points, or of deals.
    #[must_use]
    pub fn coupled(self, explicit: &dyn Fn(&str) -> bool) -> MatchEnd {
        match (explicit("match-end"), explicit("deals"), explicit("target")) {
            (false, _, true) => MatchEnd::Points,
            (false, true, false) => MatchEnd::Deals,
            (true, ..) | (false, false, false) => self,
        }
    }
}

/// When a match of players each for himself stops, as a table has set it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop {
    /// What ends it.
    pub end: MatchEnd,
    /// The deals that end it.
    pub deals: i32,
    /// The points that end it.
    pub target: i32,
    /// Do those who are level at the end share the victory? Else one more deal decides.
    pub shared: bool,
}

/// What is missing to the end of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    /// So many points.
    Points(i32),
    /// So many deals.
    Deals(i32),
    /// The deal that decides between those who are level.
    Decider,
}

impl Stop {
    /// Has the match come to the end that was set?
    #[must_use]
    pub fn reached(&self, race: &Race) -> bool {
        match self.end {
            MatchEnd::Open => false,
            MatchEnd::Deals => self.left(race) <= 0,
            MatchEnd::Points => race.totals.iter().any(|total| *total >= self.target),
        }
    }

    fn left(&self, race: &Race) -> i32 {
        self.deals.saturating_sub(i32::try_from(race.deals).unwrap_or(i32::MAX))
    }

    /// The places that have won, once it is over.
    #[must_use]
    pub fn winners(&self, race: &Race) -> Vec<usize> {
        let leaders = Race::leaders(&race.totals);
        let decided = self.reached(race) && (self.shared || leaders.len() == 1);
        if decided { leaders } else { Vec::new() }
    }

    /// What a place has still to see; none where the table stops when it likes.
    #[must_use]
    pub fn missing(&self, race: &Race, place: usize) -> Option<Missing> {
        match self.end {
            MatchEnd::Open => None,
            _ if self.reached(race) => Some(Missing::Decider),
            MatchEnd::Deals => Some(Missing::Deals(self.left(race))),
            MatchEnd::Points => {
                let total = race.totals.get(place).copied().unwrap_or(0);
                Some(Missing::Points(self.target.saturating_sub(total)))
            }
        }
    }
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
