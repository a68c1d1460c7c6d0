//! The draw of pools and brackets: all against all in small groups, then knocked out from the places reached in them.

use serde::{Deserialize, Serialize};

use super::{Certificate, Drawn, EntryNo, Lot, NoDraw, Past, Proof, Seed, Sides, matching};

/// One group: its entries in the order of its timetable.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pool(pub Vec<EntryNo>);

impl Pool {
    /// In how many rounds everybody of it has met everybody.
    #[must_use]
    pub fn rounds(&self) -> usize {
        let even = self.0.len() + self.0.len() % 2;
        even.saturating_sub(1)
    }

    /// Who plays whom in a round: one stays, the others go round.
    fn round(&self, round: usize) -> Vec<(EntryNo, EntryNo)> {
        let mut ring = self.0.clone();
        if ring.len() % 2 == 1 {
            ring.push(0);
        }
        let Some(last) = ring.len().checked_sub(1) else { return Vec::new() };
        ring[..last].rotate_right(round % last.max(1));
        (0..ring.len() / 2)
            .map(|nth| (ring[nth], ring[last - nth]))
            .filter(|(one, other)| *one != 0 && *other != 0)
            .collect()
    }
}

/// What pools and brackets are drawn from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Groups {
    /// How many entries a pool should have: three to six.
    pub size: u16,
    /// How many of each pool go to the main bracket; the others play for consolation.
    pub through: u16,
    /// Who plays.
    pub field: Vec<EntryNo>,
    /// The pools, once they are drawn.
    pub pools: Vec<Pool>,
    /// Everybody by the places of the pools, once these are over: first all first ones, the best of them first.
    pub ranking: Vec<EntryNo>,
    /// Who is left in each bracket, in the order of its places; 0 where a place is empty. Nothing before the first round
    /// of the brackets.
    pub brackets: Vec<Vec<EntryNo>>,
    /// The rounds before.
    pub past: Vec<Past>,
}

impl Groups {
    /// How many rounds the pools take.
    #[must_use]
    pub fn rounds_of_pools(&self) -> usize {
        self.pools.iter().map(Pool::rounds).max().unwrap_or_default()
    }
}

pub(super) fn draw(groups: &Groups, seed: &Seed) -> Result<Drawn, NoDraw> {
    let mut lot = Lot::new(seed, "tables");
    if groups.pools.is_empty() {
        if groups.field.len() < 3 {
            return Err(NoDraw::TooFew { entries: groups.field.len(), least: 3 });
        }
        let pools = laid(&groups.field, usize::from(groups.size), &mut lot);
        let drawn = of_pools(groups, &pools, &mut lot);
        return Ok(Drawn { pools, ..drawn });
    }
    if groups.past.len() < groups.rounds_of_pools() {
        return Ok(of_pools(groups, &groups.pools, &mut lot));
    }
    let brackets = if groups.brackets.is_empty() { seeded(groups) } else { groups.brackets.clone() };
    let mut pairs = Vec::new();
    for places in &brackets {
        pairs.extend(places.chunks_exact(2).map(|two| (two[0], two[1])).filter(|(a, b)| *a != 0 && *b != 0));
    }
    if pairs.is_empty() {
        return Err(NoDraw::Over);
    }
    let drawn = round(groups, &pairs, &mut lot);
    Ok(Drawn { brackets, ..drawn })
}

/// Pools as even as they can be, by lot: as many as make them come nearest to the size that was asked for, not smaller
/// than three.
fn laid(field: &[EntryNo], size: usize, lot: &mut Lot) -> Vec<Pool> {
    let size = size.clamp(3, 6);
    let number = field.len().div_ceil(size).min(field.len() / 3).max(1);
    let mut order = field.to_vec();
    lot.shuffle(&mut order);
    let mut pools = vec![Pool(Vec::new()); number];
    for (nth, entry) in order.into_iter().enumerate() {
        pools[nth % number].0.push(entry);
    }
    pools
}

fn of_pools(groups: &Groups, pools: &[Pool], lot: &mut Lot) -> Drawn {
    let pairs: Vec<(EntryNo, EntryNo)> = pools
        .iter()
        .filter(|pool| groups.past.len() < pool.rounds())
        .flat_map(|pool| pool.round(groups.past.len()))
        .filter(|(one, other)| groups.field.contains(one) && groups.field.contains(other))
        .collect();
    round(groups, &pairs, lot)
}

fn round(groups: &Groups, pairs: &[(EntryNo, EntryNo)], lot: &mut Lot) -> Drawn {
    let met = |one: EntryNo, other: EntryNo| {
        let both = |sides: &Sides| {
            sides.iter().any(|s| s.contains(&one)) && sides.iter().any(|s| s.contains(&other))
        };
        groups.past.iter().flat_map(|round| &round.tables).any(both)
    };
    let again = pairs.iter().filter(|(one, other)| met(*one, *other)).count() as u32;
    let tables = pairs
        .iter()
        .map(|&(one, other)| {
            let mut sides = vec![vec![one], vec![other]];
            lot.shuffle(&mut sides);
            sides
        })
        .collect();
    let playing = |entry: &EntryNo| pairs.iter().any(|(one, other)| one == entry || other == entry);
    let alive = |entry: &EntryNo| {
        groups.brackets.is_empty() || groups.brackets.iter().any(|places| places.contains(entry))
    };
    let out = groups.field.iter().filter(|entry| !playing(entry) && alive(entry)).copied().collect();
    // The timetable and the brackets leave no choice: what they repeat is the least they can.
    let certificate = Certificate {
        partners_again: 0,
        meetings_again: again,
        partners_bound: 0,
        bound: again,
        proof: Proof::Design,
        matching: None,
    };
    Drawn::of(tables, out, certificate)
}

/// The places of the main bracket and of the consolation.
fn seeded(groups: &Groups) -> Vec<Vec<EntryNo>> {
    let pool_of = |entry: EntryNo| groups.pools.iter().position(|pool| pool.0.contains(&entry));
    let playing: Vec<EntryNo> =
        groups.ranking.iter().filter(|entry| groups.field.contains(entry)).copied().collect();
    let mut taken = vec![0; groups.pools.len()];
    let (mut main, mut rest) = (Vec::new(), Vec::new());
    for entry in playing {
        let Some(pool) = pool_of(entry) else { continue };
        taken[pool] += 1;
        if taken[pool] <= groups.through { main.push(entry) } else { rest.push(entry) }
    }
    [main, rest].into_iter().filter(|seeds| seeds.len() > 1).map(|seeds| bracket(&seeds, pool_of)).collect()
}

/// The places of a bracket from its seeds, the best first: the best meets the last, and nobody of one pool meets at first
/// if that can be. Empty places fall to the best.
fn bracket(seeds: &[EntryNo], pool_of: impl Fn(EntryNo) -> Option<usize>) -> Vec<EntryNo> {
    const OUT_OF_PLACE: i64 = 1 << 40;
    const OF_ONE_POOL: i64 = 1 << 24;
    let size = seeds.len().next_power_of_two();
    let half = size / 2;
    let at = |seed: usize| seeds.get(seed).copied().unwrap_or(0);
    let cost = |one: usize, other: usize| {
        let (high, low) = (one.min(other), one.max(other));
        if high >= half || low < half {
            return OUT_OF_PLACE;
        }
        let moved = (size - 1 - high).abs_diff(low) as i64;
        let (high, low) = (at(high), at(low));
        let kept_free = if low == 0 && moved > 0 { OUT_OF_PLACE } else { 0 };
        let same = low != 0 && pool_of(high) == pool_of(low);
        kept_free + if same { OF_ONE_POOL } else { 0 } + moved * moved
    };
    let pairs: Vec<(usize, usize)> =
        (0..half).flat_map(|high| (half..size).map(move |low| (high, low))).collect();
    let mate = matching::cheapest(size, &pairs, cost).map(|(mate, _)| mate).unwrap_or_default();
    let mut places = vec![0];
    while places.len() < half {
        let seats = 2 * places.len();
        places = places.into_iter().flat_map(|seed| [seed, seats - 1 - seed]).collect();
    }
    places.into_iter().flat_map(|seed| [at(seed), mate.get(seed).map_or(0, |&low| at(low))]).collect()
}
