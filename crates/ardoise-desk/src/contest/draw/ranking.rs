//! The draw of fixed pairs: by lot, then neighbours in the ranking, nobody twice against the same as long as that can be.
//!
//! Each round is a perfect matching of least cost: meeting again costs more than everything else together, and otherwise
//! the square of the distance in the ranking, so that many small steps are better than one big one. The dual of the
//! matching shows that nothing costs less.

use std::collections::{HashMap, HashSet};

use super::{Certificate, Drawn, EntryNo, Lot, NoDraw, Past, Proof, Seed, Sides, byes, matching};

/// How many places away in the ranking an opponent is looked for at first.
const NEAR: usize = 8;

pub(super) fn draw(ranking: &[EntryNo], past: &[Past], seed: &Seed) -> Result<Drawn, NoDraw> {
    if ranking.len() < 2 {
        return Err(NoDraw::TooFew { entries: ranking.len(), least: 2 });
    }
    let mut lot = Lot::new(seed, "tables");
    let mut order = ranking.to_vec();
    let bye = if order.len().is_multiple_of(2) {
        None
    } else if past.is_empty() {
        byes::by_lot(&order, 1, past, &mut Lot::new(seed, "byes")).pop()
    } else {
        byes::lowest(&order, past)
    };
    order.retain(|entry| Some(*entry) != bye);
    if past.is_empty() {
        lot.shuffle(&mut order);
    }
    let met = Met::of(&order, past);
    let (mate, dual) = matching::cheapest(order.len(), &met.near(), |one, other| met.cost(one, other))
        .expect("neighbours in the ranking make a perfect matching");
    let pairs = (0..order.len()).filter(|&one| one < mate[one]).map(|one| (one, mate[one]));
    let mut tables = Vec::new();
    let (mut cost, mut again) = (0, 0);
    for (one, other) in pairs {
        cost += met.cost(one, other);
        again += u32::from(met.times(one, other) > 0);
        let mut sides: Sides = vec![vec![order[one]], vec![order[other]]];
        lot.shuffle(&mut sides);
        tables.push(sides);
    }
    let least = dual.bound(|one, other| met.cost(one, other)).unwrap_or_default();
    let certificate = Certificate {
        partners_again: 0,
        meetings_again: again,
        partners_bound: 0,
        bound: u32::try_from(least / met.again).unwrap_or_default(),
        proof: Proof::Dual,
        matching: Some((cost, dual)),
    };
    Ok(Drawn::of(tables, bye.into_iter().collect(), certificate))
}

/// What a matching costs where some have met.
struct Met {
    size: usize,
    times: HashMap<(usize, usize), i64>,
    /// What one meeting again costs: more than all distances of a round.
    again: i64,
}

impl Met {
    fn of(order: &[EntryNo], past: &[Past]) -> Met {
        let places: HashMap<EntryNo, usize> =
            order.iter().enumerate().map(|(at, entry)| (*entry, at)).collect();
        let mut times = HashMap::new();
        for sides in past.iter().flat_map(|round| &round.tables) {
            let at: Vec<usize> =
                sides.iter().flatten().filter_map(|entry| places.get(entry).copied()).collect();
            if let [one, other] = at[..] {
                *times.entry((one.min(other), one.max(other))).or_insert(0) += 1;
            }
        }
        let size = order.len();
        Met { size, times, again: (size as i64).pow(3).max(1) }
    }

    fn times(&self, one: usize, other: usize) -> i64 {
        self.times.get(&(one.min(other), one.max(other))).copied().unwrap_or(0)
    }

    fn cost(&self, one: usize, other: usize) -> i64 {
        let distance = one.abs_diff(other) as i64;
        let again = if self.times(one, other) > 0 { self.again } else { 0 };
        again + distance * distance
    }

    /// The pairs looked at first: some neighbours who have not met, and the next in any case.
    fn near(&self) -> Vec<(usize, usize)> {
        let mut near = HashSet::new();
        for one in 0..self.size {
            near.extend((one + 1 < self.size).then_some((one, one + 1)));
            let new = |other: &usize| self.times(one, *other) == 0;
            near.extend((one + 1..self.size).filter(new).take(NEAR).map(|other| (one, other)));
        }
        let mut near: Vec<_> = near.into_iter().collect();
        near.sort_unstable();
        near
    }
}
