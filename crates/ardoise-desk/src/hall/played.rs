//! How far the match at a table is, and where it gives something else than its table is counted by.

use serde::Serialize;

use super::Hall;
use crate::contest::Event;
use crate::evening::{Evening, Which};
use crate::failure::Failure;
use crate::store::{Projection, Store};

/// How far the match at a table is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// How many deals were played to their end.
    pub deals: i64,
    /// How many of them count, where so many are played and no more.
    pub counted: Option<i64>,
    /// The points of each side so far, in the order of the draw.
    pub scores: Vec<i64>,
    /// Is that what the table gave?
    pub done: bool,
    /// Is it played to its end and drawn where somebody must win? One deal more decides.
    pub level: bool,
    /// Did the table stop before it had played its deals? What it gave counts when somebody enters it.
    pub stopped: bool,
    /// When it was last written to, Unix milliseconds.
    pub touched: i64,
}

/// A match that does not give what its table is counted by: it was put right after its result was recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Differing {
    /// The round.
    pub round: u16,
    /// The table.
    pub table: u32,
    /// What counts, in the order of the draw; empty where a side is said not to have come.
    pub recorded: Vec<i64>,
    /// The side that is said not to have come; of several the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<u8>,
    /// What the match gives now; none where it is not over any more.
    #[serde(rename = "match")]
    pub given: Option<Vec<i64>>,
}

/// What a match gave as it was last read, while nothing more was written to it.
#[derive(Debug, Clone)]
pub(super) struct Read {
    /// Its last row, and when that was written.
    touched: (i64, i64),
    played: Played,
}

impl Hall {
    /// How far the match at a table of a round that is not locked is.
    #[must_use]
    pub fn played(&self, round: u16, table: u32) -> Option<&Played> {
        self.played.get(&(round, table))
    }

    /// The matches that do not give what their tables are counted by.
    #[must_use]
    pub fn differing(&self) -> &[Differing] {
        &self.differing
    }

    /// Reads off the matches what their tables gave, and which of them give something else than what was recorded of them.
    pub(crate) fn look_at_tables(&mut self, store: &Store) -> Result<(), Failure> {
        let deals = i64::from(self.contest.opening.deals);
        let known = std::mem::take(&mut self.matches);
        self.contest = self.recorded.clone();
        self.played.clear();
        self.differing.clear();
        let mut given = Vec::new();
        for round in &self.recorded.rounds {
            let no = round.drawing.round;
            for table in &round.tables {
                let Some(id) = &table.id else { continue };
                let id = store.seen_as(id)?;
                let Some(touched) = store.touched(&id)? else { continue };
                let played = match known.get(&id).filter(|known| known.touched == touched) {
                    Some(known) => known.played.clone(),
                    None => {
                        let Some(found) = store.projection(&id)? else { continue };
                        let early = deals > 0 && found.over && found.played < deals;
                        let stopped = early && {
                            let evening = Evening::load(store, Which::Named(&id), None)?;
                            evening.report().standing.closed.is_some()
                        };
                        let must_win = round.has_brackets();
                        played(&found, deals, (table.sides.len(), must_win, stopped), touched.1)
                    }
                };
                self.matches.insert(id, Read { touched, played: played.clone() });
                let touched = touched.1;
                match &table.scores {
                    None if played.done && !table.is_done() => {
                        given.push((no, table.no, played.scores.clone()));
                    }
                    // What was decided of a match stands beside it, until the match is put right.
                    None if played.done && (!table.decided || touched > table.told) => {
                        self.differing.push(Differing {
                            round: no,
                            table: table.no,
                            recorded: Vec::new(),
                            forfeit: table.absent.first().copied(),
                            given: Some(played.scores.clone()),
                        });
                    }
                    Some(recorded)
                        if (played.done
                            && played.scores != *recorded
                            && (!table.decided || touched > table.told))
                            // A table that left off writing its deals and gave its totals is none of these.
                            || (!played.done && !played.stopped && touched >= table.told) =>
                    {
                        self.differing.push(Differing {
                            round: no,
                            table: table.no,
                            recorded: recorded.clone(),
                            forfeit: None,
                            given: played.done.then(|| played.scores.clone()),
                        });
                    }
                    None | Some(_) => {}
                }
                if !round.locked {
                    self.played.insert((no, table.no), played);
                }
            }
        }
        for (round, table, scores) in given {
            // What a bracket does not take, a draw, stays to be played on.
            let _ = self.contest.apply(&Event::Result { round, table, scores, reason: None, by: None }, 0);
        }
        Ok(())
    }
}

/// What the match at a table gave so far, to each side. Where somebody must win, the deals after those of the round count until
/// one decides.
fn played(
    found: &Projection,
    deals: i64,
    (sides, must_win, stopped): (usize, bool, bool),
    touched: i64,
) -> Played {
    let enough = deals > 0 && found.played >= deals;
    let drawn = |scores: &[i64]| must_win && scores.windows(2).all(|two| two[0] == two[1]);
    let mut scores = after(found, deals, sides);
    let mut counted = (deals > 0).then_some(deals);
    if let Some(counted) = &mut counted {
        while drawn(&scores) && *counted < found.played {
            *counted += 1;
            scores = after(found, *counted, sides);
        }
    }
    let ended = (enough || found.over && !stopped) && scores.len() == sides;
    let level = ended && drawn(&scores);
    Played { deals: found.played, counted, scores, done: ended && !level, level, stopped, touched }
}

/// The points of each side after so many deals of a match; with none, those that it has.
fn after(found: &Projection, deals: i64, sides: usize) -> Vec<i64> {
    let whole = if found.points.is_empty() { &found.totals } else { &found.points };
    // A match by parts has the totals of its last part, and one that went on has more deals than the round.
    let of_deals = |account: &String| {
        let scores = found.deals.iter().flat_map(|deal| &deal.score);
        scores.filter(|(of, _)| of == account).map(|(_, points)| points).sum::<i64>()
    };
    let by_parts = found.totals.iter().any(|(account, total)| of_deals(account) != *total);
    let counted = deals > 0 && (by_parts || !found.points.is_empty() || found.played > deals);
    let mut scores: Vec<i64> = whole.iter().map(|(_, points)| *points).collect();
    if counted {
        scores = vec![0; scores.len()];
        let complete = found.deals.iter().filter(|deal| deal.complete);
        for deal in complete.take(usize::try_from(deals).unwrap_or(usize::MAX)) {
            for (sum, (_, points)) in scores.iter_mut().zip(&deal.score) {
                *sum += points;
            }
        }
    }
    // Two who count for themselves in the match are one side here: seats go round the sides.
    if sides > 0 && scores.len() > sides && scores.len().is_multiple_of(sides) {
        scores = (0..sides).map(|side| scores.iter().skip(side).step_by(sides).sum()).collect();
    }
    scores
}
