//! Rules sought by how far the figures are from what was written: where several options show in every deal together, no change
//! makes one of them right, and yet each change brings all of them nearer.

use std::collections::{HashMap, HashSet};

use super::axes::Axis;
use super::cost::SLIP;
use super::search::{Change, Found, Search};
use crate::engine::play::Came;

/// The most changes.
const CHANGES: usize = 3;
/// So many rules are gone on from: those whose figures are nearest, and those of which the fewest are wrong.
const NEAREST: usize = 5;
const FEWEST: usize = 3;
/// So many numbers of an option are tried beside those of the presets: those that most figures ask for.
const NUMBERS: usize = 4;
/// So many values of presets.
const USUAL: usize = 6;
/// How far a figure is at the most, and one of a deal that cannot be.
const FARTHEST: i64 = 1000;

/// How far rules are from a pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Off {
    /// How many figures are not as written.
    wrong: usize,
    /// By how much in all.
    far: i64,
    /// The only deal in which a figure is not as written, where there is but one.
    only: Option<usize>,
}

impl Search<'_> {
    /// Rules by which every deal is as written, at no more than that cost and with the fewest changes that do it; where there are
    /// none, those by which all but one figure are.
    pub(super) fn by_distance(&mut self, bound: u32) -> Vec<Found> {
        let grounds = self.searched().into_iter().filter_map(|ground| {
            let cost = self.grounds[ground].cost;
            let start = Found { ground, changes: Vec::new(), left_out: Vec::new(), cost };
            let start = self.without_impossible((0, self.pad.deals.len()), start);
            self.off(&start).map(|off| (off, start))
        });
        let mut now = nearest(grounds.collect());
        let (mut seen, mut found) = (HashSet::new(), Vec::new());
        let mut almost: Vec<Found> = Vec::new();
        for _ in 0..CHANGES {
            let mut next = Vec::new();
            for (_, one) in std::mem::take(&mut now) {
                for change in self.changes_near(&one) {
                    let mut changes = one.changes.clone();
                    let cost = one.cost + self.axes[change.0].cost(&change.1);
                    changes.push(change);
                    changes.sort();
                    if cost > bound || !seen.insert((one.ground, changes.clone())) {
                        continue;
                    }
                    if !self.time() {
                        return if found.is_empty() { almost } else { found };
                    }
                    let with = Found { changes, cost, ..one.clone() };
                    match self.off(&with) {
                        Some(Off { wrong: 0, .. }) => found.push(with),
                        Some(off) => {
                            if let Off { wrong: 1, only: Some(deal), .. } = off {
                                let left_out = [with.left_out.as_slice(), &[deal]].concat();
                                almost.push(Found { left_out, cost: with.cost + SLIP, ..with.clone() });
                            }
                            next.push((off, with));
                        }
                        None => {}
                    }
                }
            }
            if !found.is_empty() {
                break;
            }
            now = nearest(next);
        }
        if found.is_empty() { almost } else { found }
    }

    /// How far some rules are from the pad; none where they do not go together.
    fn off(&mut self, one: &Found) -> Option<Off> {
        let came = self.chain(one.ground, &one.changes);
        if came.is_empty() || !self.again.sound() {
            return None;
        }
        let mut off = Off { wrong: 0, far: 0, only: None };
        for (deal, written) in self.pad.deals.iter().enumerate().filter(|(deal, _)| self.fitted[*deal]) {
            for (account, _) in &written.figures {
                let missing = came.get(deal).filter(|came| came.fits).map(|came| {
                    let missing = self.pad.missing(self.reading, deal, *account, came).into_iter();
                    missing.map(i64::abs).min().unwrap_or(0)
                });
                let missing = missing.unwrap_or(FARTHEST).min(FARTHEST);
                if missing != 0 {
                    off.only = if off.wrong == 0 || off.only == Some(deal) { Some(deal) } else { None };
                    off.wrong += 1;
                    off.far += missing;
                }
            }
        }
        Some(off)
    }

    /// The changes that may bring rules nearer: other words of the options that their wrong deals show, and the numbers that the
    /// figures ask for.
    fn changes_near(&mut self, one: &Found) -> Vec<Change> {
        let base = self.chain(one.ground, &one.changes);
        let wrong: Vec<usize> =
            (0..base.len()).filter(|deal| self.fitted[*deal] && !self.agrees(*deal, &base[*deal])).collect();
        let mut changes = Vec::new();
        for axis in 0..self.axes.len() {
            let own = self.axes[axis].clone();
            let set = one.changes.iter().any(|(known, _)| *known == axis);
            if own.cell || set || !self.may_show(axis, &wrong) || !self.time() {
                continue;
            }
            self.put(one.ground, &one.changes);
            let now = self.again.value(&own.id);
            let mut values: Vec<String> = match own.range {
                None => own.known.clone(),
                Some(_) => own.known.iter().take(USUAL).cloned().collect(),
            };
            for number in self.asked_for(one, axis, now.as_deref()) {
                if !values.contains(&number) {
                    values.push(number);
                }
            }
            changes.extend(
                values.into_iter().filter(|value| now.as_ref() != Some(value)).map(|value| (axis, value)),
            );
        }
        changes
    }

    /// The numbers of an option at which the most figures would be as written, were they in proportion to it.
    fn asked_for(&mut self, one: &Found, axis: usize, now: Option<&str>) -> Vec<String> {
        let Some((min, max)) = self.axes[axis].range.filter(|_| self.axes[axis].proportional()) else {
            return Vec::new();
        };
        let (low, high) = Axis::two_numbers(now, (min, max));
        let mut at = |number: i32| {
            let mut with = one.changes.clone();
            with.push((axis, number.to_string()));
            self.chain(one.ground, &with)
        };
        let (lower, higher): (Vec<Came>, Vec<Came>) = (at(low), at(high));
        let mut asked: HashMap<i64, usize> = HashMap::new();
        for (deal, (lower, higher)) in lower.iter().zip(&higher).enumerate() {
            if lower.fits && higher.fits {
                for number in self.asked(deal, [(low, lower), (high, higher)], (min, max)) {
                    *asked.entry(number).or_default() += 1;
                }
            }
        }
        let mut asked: Vec<(i64, usize)> = asked.into_iter().collect();
        asked.sort_by_key(|(number, count)| (std::cmp::Reverse(*count), *number));
        asked.into_iter().take(NUMBERS).map(|(number, _)| number.to_string()).collect()
    }
}

/// Those that are nearest, and those that have the fewest wrong figures.
fn nearest(mut all: Vec<(Off, Found)>) -> Vec<(Off, Found)> {
    all.sort_by_key(|(off, one)| (off.far, off.wrong, one.cost));
    let rest = all.split_off(all.len().min(NEAREST));
    let mut rest: Vec<(Off, Found)> = rest;
    rest.sort_by_key(|(off, one)| (off.wrong, off.far, one.cost));
    all.extend(rest.into_iter().take(FEWEST));
    all
}
