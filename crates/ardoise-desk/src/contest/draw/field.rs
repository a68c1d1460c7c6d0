//! Who has met whom: one byte for each two players, for fields of several thousand.

use std::collections::HashMap;

use super::{EntryNo, Lot, Past, Sides};

/// A player of the field, by his place in it.
pub(super) type Place = u16;

const SEVERAL: u8 = 15;

/// The players of a round and what they have in common from the rounds before.
#[derive(Debug, Clone)]
pub(super) struct Field {
    entries: Vec<EntryNo>,
    /// For two places: how often they met, and sixteen times how often they were partners; each up to fifteen.
    common: Vec<u8>,
    /// The first empty chair: all places before it are players'.
    chairs: Place,
}

impl Field {
    /// The players seated in a round. Empty chairs (0) come last; whoever sat at a table of three has met one.
    pub(super) fn new(entries: &[EntryNo], past: &[Past]) -> Field {
        let size = entries.len();
        let players = entries.iter().filter(|entry| **entry != 0).count();
        let mut field =
            Field { entries: entries.to_vec(), common: vec![0; size * size], chairs: players as Place };
        let chairs: Vec<usize> = (players..size).collect();
        let places: HashMap<EntryNo, usize> = entries
            .iter()
            .enumerate()
            .filter(|(_, entry)| **entry != 0)
            .map(|(at, entry)| (*entry, at))
            .collect();
        for (nth, &one) in chairs.iter().enumerate() {
            for &other in &chairs[nth + 1..] {
                field.add(one, other, SEVERAL);
            }
        }
        for sides in past.iter().flat_map(|round| &round.tables) {
            let alone = sides.len() == 3;
            let at: Vec<(usize, usize)> = sides
                .iter()
                .enumerate()
                .flat_map(|(side, entries)| entries.iter().map(move |entry| (side, entry)))
                .filter_map(|(side, entry)| places.get(entry).map(|&place| (side, place)))
                .collect();
            for (nth, &(side, one)) in at.iter().enumerate() {
                for &(other_side, other) in &at[nth + 1..] {
                    field.add(one, other, if side == other_side { 17 } else { 1 });
                }
                if alone {
                    for &chair in &chairs {
                        field.add(one, chair, 1);
                    }
                }
            }
        }
        field
    }

    fn add(&mut self, one: usize, other: usize, what: u8) {
        let size = self.entries.len();
        for at in [one * size + other, other * size + one] {
            let now = self.common[at];
            let met = (now % 16 + what % 16).min(SEVERAL);
            let partnered = (now / 16 + what / 16).min(SEVERAL);
            self.common[at] = partnered * 16 + met;
        }
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(super) fn entry(&self, place: Place) -> EntryNo {
        self.entries[usize::from(place)]
    }

    fn common(&self, one: Place, other: Place) -> u8 {
        self.common[usize::from(one) * self.entries.len() + usize::from(other)]
    }

    /// How often they met.
    pub(super) fn met(&self, one: Place, other: Place) -> u32 {
        u32::from(self.common(one, other) % 16)
    }

    /// How often they were partners.
    pub(super) fn partnered(&self, one: Place, other: Place) -> u32 {
        u32::from(self.common(one, other) / 16)
    }

    /// How much is repeated at a table of four, whoever of them are partners.
    pub(super) fn cost(&self, four: [Place; 4]) -> u32 {
        let [a, b, c, d] = four;
        let pairs = [(a, b), (c, d), (a, c), (b, d), (a, d), (b, c)];
        let all = pairs.map(|(x, y)| u32::from(self.common(x, y)));
        if all == [0; 6] {
            return 0;
        }
        let met = |((x, y), common): (&(Place, Place), &u32)| {
            // A second time at a table of three is worse than any meeting.
            if *x.max(y) >= self.chairs { partners(common % 16) } else { meeting(common % 16) }
        };
        let met: u32 = pairs.iter().zip(&all).map(met).sum();
        let partners = |pair: usize| partners(all[pair] / 16) + partners(all[pair + 1] / 16);
        met + partners(0).min(partners(2)).min(partners(4))
    }

    /// The pairs of players at a table of four who have met before.
    pub(super) fn again(&self, four: [Place; 4]) -> u32 {
        let mut again = 0;
        for (nth, &one) in four.iter().enumerate() {
            for &other in &four[nth + 1..] {
                let players = self.entry(one) != 0 && self.entry(other) != 0;
                again += u32::from(players && self.met(one, other) > 0);
            }
        }
        again
    }

    /// The three ways to make partners of four: the first two against the last two, with the pairs that are then partners
    /// again, and what that weighs.
    fn partnerings(&self, four: [Place; 4]) -> [(u32, u32, [Place; 4]); 3] {
        let [a, b, c, d] = four;
        [[a, b, c, d], [a, c, b, d], [a, d, b, c]].map(|way| {
            let times = [self.partnered(way[0], way[1]), self.partnered(way[2], way[3])];
            (times.iter().filter(|n| **n > 0).count() as u32, times.iter().map(|&n| partners(n)).sum(), way)
        })
    }

    /// The pairs of partners again that four at a table cannot avoid.
    pub(super) fn partners_again(&self, four: [Place; 4]) -> u32 {
        self.partnerings(four).iter().map(|way| way.0).min().unwrap_or_default()
    }

    /// The best ways to make partners of four: the first two against the last two.
    pub(super) fn best_partners(&self, four: [Place; 4]) -> Vec<[Place; 4]> {
        let ways = self.partnerings(four);
        let least = ways.iter().map(|way| (way.0, way.1)).min();
        ways.into_iter().filter(|way| Some((way.0, way.1)) == least).map(|way| way.2).collect()
    }
}

/// Partners again weigh more than all meetings of two tables together.
pub(super) const PARTNERS: u32 = 1 << 12;

/// A meeting again weighs this; each further time before adds one.
pub(super) const MEETING: u32 = 1 << 5;

const fn meeting(times: u32) -> u32 {
    if times == 0 { 0 } else { MEETING + times - 1 }
}

const fn partners(times: u32) -> u32 {
    if times == 0 { 0 } else { PARTNERS + times - 1 }
}

/// Two pairs of partners at a table; who sits where decides the lot.
pub(super) fn seated(one: [EntryNo; 2], other: [EntryNo; 2], lot: &mut Lot) -> Sides {
    let mut sides = vec![one.to_vec(), other.to_vec()];
    for side in &mut sides {
        lot.shuffle(side);
    }
    lot.shuffle(&mut sides);
    sides
}
