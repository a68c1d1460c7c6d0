//! What makes a deal come to what was written: one change, two or three, and the numbers that its figures ask for.

use std::collections::HashSet;

use super::axes::{Axis, USUAL};
use super::cost::TWO;
use super::pad::Reading;
use super::search::{Change, Open, Repair, Search, Singles};
use crate::engine::play::Came;

/// So many cells are written otherwise together to see whether one of them matters, and each in so many ways.
const TOGETHER: usize = 16;
const PROBES: usize = 4;
/// The most changes of which three together are tried.
const MOST_TRIPLED: usize = 44;

impl Search<'_> {
    /// What one deal comes to with some changes, the deals before it as they are anchored unless a change is felt there.
    pub(super) fn look(&mut self, ground: usize, changes: &[Change], with: &[&Change], deal: usize) -> Came {
        let key = self.looked_as(ground, changes, with, deal);
        if let Some(known) = self.looked.get(&key) {
            return known.clone();
        }
        let came = if self.put(ground, changes.iter().chain(with.iter().copied())) {
            let carried = with.iter().any(|(axis, _)| self.carried[*axis]);
            self.scored += if carried { deal + 1 } else { 1 };
            if carried { self.again.chain(deal).pop().unwrap_or_default() } else { self.again.deal(deal) }
        } else {
            Came::default()
        };
        self.looked.insert(key, came.clone());
        came
    }

    /// What is looked at, in numbers: the same changes are tried again at a higher cost, and beside others.
    fn looked_as(&mut self, ground: usize, changes: &[Change], with: &[&Change], deal: usize) -> Box<[u32]> {
        let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let mut key = Vec::with_capacity(changes.len() + with.len() + 3);
        key.extend([number(ground), number(deal), number(changes.len())]);
        for change in changes.iter().chain(with.iter().copied()) {
            let next = number(self.changes.len());
            let known = self.changes.get(change).copied();
            key.push(known.unwrap_or_else(|| *self.changes.entry(change.clone()).or_insert(next)));
        }
        key[changes.len() + 3..].sort_unstable();
        key.into_boxed_slice()
    }

    /// Does it come nearer: does one account have what was written?
    pub(super) fn nearer(&self, deal: usize, came: &Came) -> bool {
        let figures = &self.pad.deals[deal].figures;
        came.fits
            && figures.iter().any(|(account, _)| self.pad.agrees_for(self.reading, deal, *account, came))
    }

    /// The least sets of changes, none within another, that make a deal come to what was written, at some cost and of so many
    /// changes at the most.
    pub(super) fn repairs(
        &mut self,
        ground: usize,
        changes: &[Change],
        deal: usize,
        (budget, room): (u32, usize),
    ) -> Vec<Repair> {
        if room == 0 {
            return Vec::new();
        }
        let key = (ground, changes.to_vec(), deal, (budget, room.min(3)));
        if let Some(known) = self.repaired.get(&key) {
            return known.clone();
        }
        self.put(ground, changes);
        self.again.anchor();
        let singles = self.singles(ground, changes, deal);
        let within = singles.repairs.iter().filter(|(_, cost)| *cost <= budget);
        let mut repairs: Vec<Repair> = within.map(|(change, cost)| (vec![change.clone()], *cost)).collect();
        let place = (ground, changes, deal);
        if budget >= TWO && room > 1 {
            self.pairs(place, budget, &singles, &mut repairs);
        }
        if budget >= 18 && room > 2 {
            self.triples(place, budget, &singles.open, &mut repairs);
        }
        repairs.sort_by_key(|(_, cost)| *cost);
        self.repaired.insert(key, repairs.clone());
        repairs
    }

    /// What every single change does to a deal.
    fn singles(&mut self, ground: usize, changes: &[Change], deal: usize) -> Singles {
        let key = (ground, changes.to_vec(), deal);
        if let Some(known) = self.single.get(&key) {
            return known.clone();
        }
        let mut singles = Singles::default();
        self.put(ground, changes);
        let base = self.again.deal(deal);
        singles.fits = base.fits;
        let free = |axis: &usize| changes.iter().all(|(known, _)| known != axis);
        let options: Vec<usize> = self.shows[deal].iter().copied().filter(free).collect();
        let cells: Vec<usize> =
            (0..self.axes.len()).filter(|axis| self.axes[*axis].cell).filter(free).collect();
        let cells = self.felt(ground, changes, deal, &cells, &base);
        for axis in options.iter().chain(&cells).copied() {
            if !self.time() {
                return singles;
            }
            self.put(ground, changes);
            let current = self.again.value(&self.axes[axis].id);
            let mut values = self.axes[axis].known.clone();
            values.extend(self.axes[axis].multiples());
            values.extend(self.solved(ground, changes, &[], axis, deal));
            values.extend(self.scan(ground, changes, axis, deal));
            // A price may decide whether a contract is made: what is then written is in proportion to nothing.
            let ends = self.axes[axis].range.filter(|_| !self.axes[axis].cell);
            values.extend(ends.into_iter().flat_map(|(min, max)| [min, max]).map(|end| end.to_string()));
            let mut tried: HashSet<String> = current.into_iter().collect();
            for value in values {
                if !tried.insert(value.clone()) {
                    continue;
                }
                let cost = self.axes[axis].cost(&value);
                let change = (axis, value);
                let came = self.look(ground, changes, &[&change], deal);
                if self.agrees(deal, &came) {
                    singles.repairs.push((change, cost));
                } else if came.fits || !base.fits {
                    // A cell or a number of one's own must do something by itself.
                    let own = self.axes[axis].cell || cost > 8;
                    if !own || (came != base && self.nearer(deal, &came)) {
                        singles.open.push(Open { change, cost, felt: came != base });
                    }
                }
            }
            if self.axes[axis].range.is_some() && !self.axes[axis].cell {
                singles.numbers.push(axis);
            }
        }
        self.single.insert(key, singles.clone());
        singles
    }

    /// The likeliest change by which one figure of a deal alone is wrong.
    pub(super) fn all_but_one(
        &mut self,
        ground: usize,
        changes: &[Change],
        deal: usize,
    ) -> Option<(Change, u32)> {
        self.put(ground, changes);
        self.again.anchor();
        let base = self.again.deal(deal);
        if self.wrong_figures(deal, &base) < 2 {
            return None;
        }
        let open = self.singles(ground, changes, deal).open.into_iter();
        let one_wrong = open.filter(|open| open.felt).filter(|open| {
            let came = self.look(ground, changes, &[&open.change], deal);
            came.fits && self.wrong_figures(deal, &came) == 1
        });
        one_wrong.min_by_key(|open| open.cost).map(|open| (open.change, open.cost))
    }

    fn pairs(
        &mut self,
        (ground, changes, deal): (usize, &[Change], usize),
        budget: u32,
        Singles { open, numbers, fits, .. }: &Singles,
        repairs: &mut Vec<Repair>,
    ) {
        for (place, one) in open.iter().enumerate() {
            if !self.time() {
                return;
            }
            // Two of which neither does anything by itself do nothing together, as tables have it, unless the deal cannot be
            // without both, or no simpler rules explain it.
            let tried = self.unfelt || !fits;
            let felt = |other: &&Open| one.felt || other.felt || tried;
            for other in open.iter().skip(place + 1).filter(felt) {
                let cost = one.cost + other.cost;
                if cost > budget || other.change.0 == one.change.0 {
                    continue;
                }
                let came = self.look(ground, changes, &[&one.change, &other.change], deal);
                if self.agrees(deal, &came) {
                    repairs.push((vec![one.change.clone(), other.change.clone()], cost));
                }
            }
            let others = numbers.iter().filter(|axis| **axis != one.change.0 && one.cost + 7 <= budget);
            for axis in others.filter(|_| one.felt) {
                for value in self.solved(ground, changes, std::slice::from_ref(&one.change), *axis, deal) {
                    let other = (*axis, value);
                    let cost = one.cost + self.axes[*axis].cost(&other.1);
                    if cost > budget || open.iter().any(|known| known.change == other) {
                        continue;
                    }
                    let came = self.look(ground, changes, &[&one.change, &other], deal);
                    let alone = || repairs.iter().any(|(known, _)| *known == [other.clone()]);
                    if self.agrees(deal, &came) && !alone() {
                        repairs.push((vec![one.change.clone(), other], cost));
                    }
                }
            }
        }
    }

    fn triples(
        &mut self,
        (ground, changes, deal): (usize, &[Change], usize),
        budget: u32,
        open: &[Open],
        repairs: &mut Vec<Repair>,
    ) {
        // Only what does something by itself: there are too many others.
        let felt: Vec<&Open> = open.iter().filter(|open| open.felt).take(MOST_TRIPLED).collect();
        let less: Vec<Vec<Change>> = repairs.iter().map(|(set, _)| set.clone()).collect();
        for (a, one) in felt.iter().enumerate() {
            if !self.time() {
                return;
            }
            for (b, two) in felt.iter().enumerate().skip(a + 1) {
                for three in felt.iter().skip(b + 1) {
                    let cost = one.cost + two.cost + three.cost;
                    let [one, two, three] = [&one.change, &two.change, &three.change];
                    if cost > budget || one.0 == two.0 || two.0 == three.0 || one.0 == three.0 {
                        continue;
                    }
                    let came = self.look(ground, changes, &[one, two, three], deal);
                    let set = [one, two, three];
                    let within = || less.iter().any(|known| known.iter().all(|change| set.contains(&change)));
                    if self.agrees(deal, &came) && !within() {
                        repairs.push((set.into_iter().cloned().collect(), cost));
                    }
                }
            }
        }
    }

    /// The cells that a deal comes otherwise by when they are written otherwise. Few of them are: they are tried many together, and
    /// of these the halves only where something comes of it.
    fn felt(
        &mut self,
        ground: usize,
        changes: &[Change],
        deal: usize,
        cells: &[usize],
        base: &Came,
    ) -> Vec<usize> {
        let mut felt = vec![false; cells.len()];
        for round in 0..PROBES {
            let probe = |place: usize| Some((cells[place], self.axes[cells[place]].probe(round)?));
            let open = (0..cells.len()).filter(|place| !felt[*place]);
            let probes: Vec<(usize, Change)> =
                open.filter_map(|place| Some((place, probe(place)?))).collect();
            let mut groups: Vec<&[(usize, Change)]> = probes.chunks(TOGETHER).collect();
            while let Some(group) = groups.pop() {
                self.scored += 1;
                let with = changes.iter().chain(group.iter().map(|(_, change)| change));
                let same = self.put(ground, with) && self.again.deal(deal) == *base;
                match group {
                    _ if same => {}
                    [(place, _)] => felt[*place] = true,
                    _ => groups.extend(<[_; 2]>::from(group.split_at(group.len() / 2))),
                }
            }
        }
        cells.iter().zip(felt).filter(|(_, felt)| *felt).map(|(axis, _)| *axis).collect()
    }

    /// Numbers at which a deal comes to what was written for some account, if it is in proportion to the number.
    fn solved(
        &mut self,
        ground: usize,
        changes: &[Change],
        with: &[Change],
        axis: usize,
        deal: usize,
    ) -> Vec<String> {
        let own = self.axes[axis].clone();
        let Some((min, max)) = own.range.or((!own.sum.is_empty()).then_some((-100_000, 100_000))) else {
            return Vec::new();
        };
        if own.known.len() > usize::try_from(max.saturating_sub(min)).unwrap_or(usize::MAX) {
            return Vec::new();
        }
        self.put(ground, changes);
        let now = self.again.value(&own.id);
        let (now, next) = Axis::two_numbers(now.as_deref(), (min, max));
        let mut at = |number: i32| {
            let change = (axis, number.to_string());
            let mut all: Vec<&Change> = with.iter().collect();
            all.push(&change);
            self.look(ground, changes, &all, deal)
        };
        let [low, high] = [at(now), at(next)];
        if !low.fits || !high.fits {
            return Vec::new();
        }
        let asked = self.asked(deal, [(now, &low), (next, &high)], (min, max));
        let mut values: Vec<String> = asked.iter().map(ToString::to_string).collect();
        if !own.sum.is_empty() {
            // The same with a multiple beside the number.
            let numbers: Vec<i32> = values.iter().filter_map(|value| value.parse().ok()).collect();
            for text in own.multiples() {
                let change = (axis, text.clone());
                let mut all: Vec<&Change> = with.iter().collect();
                all.push(&change);
                let came = self.look(ground, changes, &all, deal);
                for (account, _) in self.pad.deals[deal].figures.clone() {
                    let zero = |came: &Came| self.pad.expected(Reading::Deals, account, came);
                    for number in &numbers {
                        let beside = zero(&came).saturating_sub(zero(&low));
                        let rest = number.saturating_sub(beside).saturating_sub(now);
                        if USUAL.contains(&rest) {
                            values.push(format!("{rest} + {text}"));
                        }
                    }
                }
            }
        }
        values.dedup();
        values
    }

    /// The numbers at which one figure of a deal would be as written, were it in proportion: by what the deal comes to at two of them.
    pub(super) fn asked(&self, deal: usize, at: [(i32, &Came); 2], (min, max): (i32, i32)) -> Vec<i64> {
        let [(low, lower), (high, higher)] = at;
        let step = i64::from(high) - i64::from(low);
        let mut numbers = Vec::new();
        for (account, _) in &self.pad.deals[deal].figures {
            let of = |came: &Came| i64::from(self.pad.expected(Reading::Deals, *account, came));
            let rise = of(higher) - of(lower);
            for missing in self.pad.missing(self.reading, deal, *account, lower) {
                if rise != 0 && (missing * step) % rise == 0 {
                    numbers.push(i64::from(low) + missing * step / rise);
                }
            }
        }
        numbers.retain(|number| (i64::from(min)..=i64::from(max)).contains(number));
        numbers
    }

    /// Numbers of a range not too wide at which a deal comes to what was written.
    fn scan(&mut self, ground: usize, changes: &[Change], axis: usize, deal: usize) -> Vec<String> {
        let Some(range) = self.axes[axis].scanned() else { return Vec::new() };
        if self.axes[axis].cell {
            return Vec::new();
        }
        let mut hits = Vec::new();
        for number in range {
            let change = (axis, number.to_string());
            let came = self.look(ground, changes, &[&change], deal);
            if self.agrees(deal, &came) {
                hits.push(change.1);
            }
        }
        hits
    }
}
