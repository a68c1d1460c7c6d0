//! The journal of a contest folded to what it is.

use std::collections::HashSet;

use super::event::{Event, Row};
use super::refusal::Refusal;
use super::state::Contest;

/// What a journal leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folded {
    /// The contest.
    pub contest: Contest,
    /// The rows whose events do not fit any more, since something before them was taken back: they do not count.
    pub problems: Vec<(i64, Refusal)>,
}

/// The rows that count: neither taken back nor taking back.
#[must_use]
pub fn in_force(rows: &[Row]) -> Vec<&Row> {
    let mut gone: HashSet<i64> = HashSet::new();
    let mut kept = Vec::with_capacity(rows.len());
    for row in rows.iter().rev() {
        if gone.contains(&row.op) {
            continue;
        }
        match &row.event {
            Event::Retract { op, .. } => {
                gone.insert(*op);
            }
            _ => kept.push(row),
        }
    }
    kept.reverse();
    kept
}

/// Folds a journal. A row that does not fit is a problem of its own, never one of the whole; but the first must open the
/// contest.
pub fn fold(rows: &[Row]) -> Result<Folded, Refusal> {
    let kept = in_force(rows);
    let Some((Row { event: Event::Open(opening), .. }, rest)) =
        kept.split_first().map(|(first, rest)| (*first, rest))
    else {
        return Err(Refusal::OpensOnce);
    };
    let mut contest = Contest::new((**opening).clone())?;
    let mut problems = Vec::new();
    for row in rest {
        if let Err(refusal) = contest.apply(&row.event, row.at) {
            problems.push((row.seq, refusal));
        }
    }
    Ok(Folded { contest, problems })
}
