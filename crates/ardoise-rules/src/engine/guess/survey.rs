//! What the deals of a pad can show: which options, and which of these are felt in a later deal.

use std::collections::{HashSet, VecDeque};

use super::dice::Dice;
use super::pad::Reading;
use super::search::{Change, LONG, Search, otherwise};
use crate::engine::play::Came;

/// The most deals that are scored to see what each can show.
const SURVEYED: usize = 150_000;
/// Rules that are drawn to see what a deal can show.
const DRAWN: usize = 6;
/// Of so many rules one is looked at for what it leaves to later deals.
const LOOKED: usize = 5;

impl Search<'_> {
    /// The grounds that differ from every earlier one in something that these deals can show.
    pub(super) fn different(&mut self) -> Vec<usize> {
        let mut shown: Vec<usize> = self.shows.iter().flatten().copied().collect();
        shown.extend((0..self.axes.len()).filter(|axis| self.carried[*axis] || self.axes[*axis].cell));
        shown.sort_unstable();
        shown.dedup();
        let mut seen = HashSet::new();
        let mut grounds = Vec::new();
        for ground in 0..self.grounds.len() {
            self.put(ground, &[]);
            let values: Vec<_> = shown.iter().map(|axis| self.again.value(&self.axes[*axis].id)).collect();
            if seen.insert(values) {
                grounds.push(ground);
            }
        }
        grounds
    }

    /// Finds out which options each deal can show, and which are felt in a later one.
    pub(super) fn survey(&mut self) {
        let fixed = self.fixed.clone();
        let mut shown = vec![vec![false; self.axes.len()]; self.pad.deals.len()];
        let mut places: VecDeque<(usize, Vec<Change>)> =
            self.most_right().into_iter().map(|ground| (ground, Vec::new())).collect();
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
        for no in 0..DRAWN * usize::from(!self.grounds.is_empty()) {
            let mut changes = Vec::new();
            for (place, axis) in self.axes.iter().enumerate().filter(|(place, _)| !fixed[*place]) {
                if !axis.cell && !axis.known.is_empty() && dice.roll(7) == 0 {
                    changes.push((place, axis.known[dice.roll(axis.known.len())].clone()));
                }
            }
            places.push_back((no % self.grounds.len(), changes));
        }
        let options: Vec<usize> =
            (0..self.axes.len()).filter(|axis| !self.axes[*axis].cell && !fixed[*axis]).collect();
        // A long pad shows in many deals what others must show in few: fewer rules do.
        let each = options.len().saturating_mul(3).saturating_mul(self.pad.deals.len()).max(1);
        let most = if self.pad.deals.len() > LONG { SURVEYED / 3 } else { SURVEYED };
        places.truncate((most / each).max(2));
        let mut most = 0;
        // The deals that could be under some of the rules so far.
        let mut fitted = vec![false; self.pad.deals.len()];
        for place in 0.. {
            let Some((ground, changes)) = places.pop_front().filter(|_| self.time()) else { break };
            // Rules under which a deal can be that could not be before: what shows there shows nowhere else.
            let mut nearer: Option<(usize, Vec<Change>)> = None;
            let base = self.chain(ground, &changes);
            if base.is_empty() {
                continue;
            }
            self.again.anchor();
            // A deal that is known to show an option is looked at again only for what it leaves to later ones: under a few of
            // the rules, and where more deals can be than under those before.
            let fit = base.iter().filter(|came| came.fits).count();
            let all = place % LOOKED == 0 || fit > most;
            most = most.max(fit);
            fitted.iter_mut().zip(&base).for_each(|(fitted, came)| *fitted |= came.fits);
            for axis in &options {
                let unseen = |deal: &usize| !shown[*deal][*axis] || !fitted[*deal];
                let open = (0..base.len()).any(|deal| !shown[deal][*axis]);
                if !open && (self.carried[*axis] || !all) {
                    continue;
                }
                let looked: Vec<usize> = (0..base.len()).filter(|deal| all || unseen(deal)).collect();
                let mut with: Vec<Change> =
                    changes.iter().filter(|(known, _)| known != axis).cloned().collect();
                self.put(ground, &changes);
                let probes = self.probes(*axis);
                for value in probes {
                    with.push((*axis, value));
                    let mut came: Vec<(usize, Came)> = Vec::new();
                    let known = self.carried[*axis];
                    if !self.carried[*axis] && self.put(ground, &with) {
                        for deal in looked.iter().copied() {
                            let (own, same) = self.again.leaves(deal);
                            // It comes to the same and leaves something else: that is felt in a later deal.
                            self.carried[*axis] |= !same && !otherwise(&own, &base[deal]);
                            came.push((deal, own));
                        }
                        self.scored += looked.len();
                    }
                    if self.carried[*axis] {
                        came = self.chain(ground, &with).into_iter().enumerate().collect();
                    }
                    let new = came.iter().filter(|(deal, came)| came.fits && !fitted[*deal]).count();
                    if new > nearer.as_ref().map_or(0, |(known, _)| *known) {
                        nearer = Some((new, with.clone()));
                    }
                    with.pop();
                    let mut felt = false;
                    for (deal, _) in came.iter().filter(|(deal, came)| otherwise(came, &base[*deal])) {
                        shown[*deal][*axis] = true;
                        felt = true;
                    }
                    if felt && !known && self.carried[*axis] {
                        shown.iter_mut().skip(1).for_each(|deal| deal[*axis] = true);
                    }
                }
            }
            // They are looked at next, so that no other rules lead to the same deal.
            if let Some((_, changes)) = nearer {
                places.push_front((ground, changes));
            }
        }
        self.hidden(&options, &mut shown);
        self.fitted = fitted;
        self.shows =
            shown.into_iter().map(|deal| (0..self.axes.len()).filter(|axis| deal[*axis]).collect()).collect();
    }

    /// What one deal shows beside each other value of what it is known to show, under some rules: whether a belote is lost shows only
    /// where the contract is, and that may hang on another option.
    pub(super) fn look_closer(&mut self, (ground, changes): (usize, &[Change]), deal: usize) {
        let known = self.shows[deal].clone();
        let unseen = |axis: &usize| {
            !self.axes[*axis].cell && !self.fixed[*axis] && !self.carried[*axis] && !known.contains(axis)
        };
        let unseen: Vec<usize> = (0..self.axes.len()).filter(unseen).collect();
        let free = |axis: &&usize| changes.iter().all(|(set, _)| set != *axis);
        let mut shown = self.left_by_others((ground, changes), deal, &unseen);
        for other in known.iter().filter(free) {
            self.put(ground, changes);
            for value in self.probes(*other) {
                let mut with = changes.to_vec();
                with.push((*other, value));
                if !self.time() || !self.put(ground, &with) {
                    continue;
                }
                self.again.anchor();
                let base = self.again.deal(deal);
                for axis in &unseen {
                    if shown.contains(axis) {
                        continue;
                    }
                    self.put(ground, &with);
                    for own in self.probes(*axis) {
                        with.push((*axis, own));
                        self.scored += 1;
                        let felt = self.put(ground, &with) && otherwise(&self.again.deal(deal), &base);
                        with.pop();
                        if felt {
                            shown.push(*axis);
                            break;
                        }
                    }
                }
            }
        }
        if !shown.is_empty() {
            self.shows[deal].extend(shown);
            self.single.clear();
            self.repaired.clear();
        }
    }

    /// Of these options those that are felt in a deal by what the deals before it leave: a tie that doubles the next one, where there is a
    /// tie by these rules alone.
    fn left_by_others(
        &mut self,
        (ground, changes): (usize, &[Change]),
        deal: usize,
        axes: &[usize],
    ) -> Vec<usize> {
        let base = self.chain(ground, changes);
        let mut felt = Vec::new();
        for axis in axes.iter().filter(|axis| changes.iter().all(|(set, _)| set != *axis)) {
            self.put(ground, changes);
            for value in self.probes(*axis) {
                let with = [changes, &[(*axis, value)]].concat();
                let came = self.chain(ground, &with);
                if !self.time() {
                    return felt;
                }
                if let (Some(came), Some(base)) = (came.get(deal), base.get(deal))
                    && otherwise(came, base)
                {
                    self.carried[*axis] = true;
                    felt.push(*axis);
                    break;
                }
            }
        }
        felt
    }

    /// An option may show only beside a certain value of another one (where a half goes, only where halves come up): of those that
    /// no deal has shown yet, which do beside a value of another option in their article.
    fn hidden(&mut self, options: &[usize], shown: &mut [Vec<bool>]) {
        let Some(ground) = self.most_right().first().copied() else { return };
        let hides = |axis: &&usize| !self.carried[**axis] && shown.iter().all(|deal| !deal[**axis]);
        let hidden: Vec<usize> = options.iter().filter(hides).copied().collect();
        for other in options.iter().filter(|other| !hidden.contains(other)) {
            let beside: Vec<usize> = hidden
                .iter()
                .filter(|axis| self.axes[**axis].article == self.axes[*other].article)
                .copied()
                .collect();
            if beside.is_empty() {
                continue;
            }
            self.put(ground, &[]);
            for value in self.probes(*other) {
                let with = vec![(*other, value)];
                let base = self.chain(ground, &with);
                if base.is_empty() || !self.time() {
                    continue;
                }
                self.again.anchor();
                for axis in &beside {
                    self.put(ground, &with);
                    for own in self.probes(*axis) {
                        let both = [with[0].clone(), (*axis, own)];
                        if !self.put(ground, &both) {
                            continue;
                        }
                        self.scored += 2 * base.len();
                        for (deal, base) in base.iter().enumerate() {
                            shown[deal][*axis] |= otherwise(&self.again.deal(deal), base);
                        }
                        // What it leaves to a later deal is seen only where they come one after the other.
                        for (deal, came) in self.again.chain(base.len() - 1).iter().enumerate() {
                            if !shown[deal][*axis] && otherwise(came, &base[deal]) {
                                (shown[deal][*axis], self.carried[*axis]) = (true, true);
                            }
                        }
                    }
                }
            }
        }
    }

    /// The grounds, those first by which most deals are as written, however the figures are meant.
    pub(super) fn most_right(&mut self) -> Vec<usize> {
        self.again.with_totals(true);
        let mut counted: Vec<(usize, usize)> = Vec::new();
        for ground in 0..self.grounds.len() {
            let came = self.chain(ground, &[]);
            let right = |reading: Reading| {
                came.iter().enumerate().filter(|(deal, came)| self.pad.agrees(reading, *deal, came)).count()
            };
            counted.push((right(Reading::Deals).max(right(Reading::Totals)), ground));
        }
        self.again.with_totals(self.reading == Reading::Totals);
        counted.sort_by_key(|(right, _)| std::cmp::Reverse(*right));
        counted.into_iter().map(|(_, ground)| ground).collect()
    }

    /// Values of an axis that show whether it matters: each word, a few numbers.
    fn probes(&self, axis: usize) -> Vec<String> {
        let current = self.again.value(&self.axes[axis].id);
        let own = &self.axes[axis];
        let mut values: Vec<String> = match own.range {
            None => own.known.clone(),
            Some((min, max)) => {
                let now = current.as_deref().and_then(|now| now.parse::<i32>().ok()).unwrap_or(min);
                let near = [now.saturating_add(10), now.saturating_sub(10), now.saturating_add(1), min, max];
                let near = near.into_iter().filter(|n| (min..=max).contains(n)).map(|n| n.to_string());
                own.known.iter().take(6).cloned().chain(near).collect()
            }
        };
        values.retain(|value| current.as_ref() != Some(value));
        values.dedup();
        values
    }

    /// The axes that, otherwise, would make a line of these deals otherwise.
    pub(super) fn visible(&mut self, ground: usize, changes: &[Change]) -> HashSet<usize> {
        let base = self.chain(ground, changes);
        let mut seen: HashSet<usize> = HashSet::new();
        let mut candidates: Vec<usize> = self.shows.iter().flatten().copied().collect();
        candidates.sort_unstable();
        candidates.dedup();
        candidates.extend(changes.iter().map(|(axis, _)| *axis).filter(|axis| self.axes[*axis].cell));
        for axis in candidates {
            let mut with: Vec<Change> = changes.iter().filter(|(known, _)| *known != axis).cloned().collect();
            self.put(ground, changes);
            let probes = if self.axes[axis].cell { vec!["default".to_owned()] } else { self.probes(axis) };
            for value in probes {
                with.push((axis, value));
                let came = self.chain(ground, &with);
                with.pop();
                let differ = came.iter().zip(&base).any(|(a, b)| a.fits != b.fits || a.points != b.points);
                if differ || came.len() != base.len() {
                    seen.insert(axis);
                    break;
                }
            }
        }
        seen
    }
}
