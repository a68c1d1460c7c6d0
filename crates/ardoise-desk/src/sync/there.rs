//! What the segments of a place hold together: which logs as far as where, which entries of lists, which houses.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use crate::store::{Elsewhere, Store, StoreError};
use crate::sync::known::Known;
use crate::sync::segment::Held;

/// What the segments of a place hold together.
pub(super) struct There<'a> {
    pub(super) logs: HashSet<(&'a str, i64, &'a str)>,
    pub(super) origins: BTreeSet<&'a str>,
    pub(super) beside: HashSet<&'a str>,
    pub(super) houses: HashSet<&'a str>,
}

impl There<'_> {
    pub(super) fn of(known: &Known) -> There<'_> {
        let mut there = There {
            logs: HashSet::new(),
            origins: BTreeSet::new(),
            beside: HashSet::new(),
            houses: HashSet::new(),
        };
        for held in known.held() {
            for (id, last, link, origin) in &held.logs {
                there.logs.insert((id, *last, link));
                there.origins.insert(origin.as_ref().unwrap_or(id));
            }
            there.beside.extend(held.beside.iter().map(String::as_str));
            there.houses.extend(held.houses.iter().map(|(name, _, _)| name.as_str()));
        }
        there
    }

    pub(super) fn matches(&self) -> usize {
        self.origins.len()
    }

    pub(super) fn holds(&self, log: &Elsewhere) -> bool {
        self.logs.contains(&(log.id.as_str(), log.last, log.head().as_str()))
    }

    /// The logs here that the place does not hold.
    pub(super) fn lacks(&self, ends: &[Elsewhere]) -> Vec<Elsewhere> {
        ends.iter().filter(|log| !self.holds(log)).cloned().collect()
    }

    /// Are the logs of a segment there in others, as far or further?
    pub(super) fn goes_as_far(&self, held: &Held) -> bool {
        let lengths: BTreeMap<&str, i64> =
            self.logs.iter().fold(BTreeMap::new(), |mut lengths, (id, last, _)| {
                let longest = lengths.entry(*id).or_insert(0);
                *longest = (*longest).max(*last);
                lengths
            });
        held.logs.iter().all(|(id, last, _, _)| lengths.get(id.as_str()).is_some_and(|there| there >= last))
    }

    /// Is everything that a segment held here, or still there? What is here was written there before this is asked.
    pub(super) fn lacks_nothing(&self, held: &Held, store: &Store) -> Result<bool, StoreError> {
        for (id, last, link, origin) in &held.logs {
            let there = self.logs.contains(&(id.as_str(), *last, link.as_str()));
            if !there && !store.holds(origin.as_ref().unwrap_or(id), id, *last, link)? {
                return Ok(false);
            }
        }
        let beside = held.beside.iter().all(|digest| self.beside.contains(digest.as_str()));
        Ok(beside && held.houses.iter().all(|(name, _, _)| self.houses.contains(name.as_str())))
    }
}
