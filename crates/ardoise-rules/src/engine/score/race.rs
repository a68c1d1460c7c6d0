//! Running totals, and the parts (manches, games) that a match may have. Games embed it in what they carry.

use super::ledger::{Score, Unit};
use crate::engine::table::Account;

/// Totals by account, within the part now open and over the whole match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Race {
    /// Totals of the part now open.
    pub totals: Vec<i32>,
    /// Totals at the close of the last deal, before a part that ended was cleared.
    pub closing: Vec<i32>,
    /// Parts won.
    pub won: Vec<u32>,
    /// Deals that counted as played.
    pub deals: u32,
    /// Points for the whole match: those of every part, and those with the unit `rubber`.
    pub whole: Vec<i32>,
    /// Set once the match is over.
    pub over: bool,
}

impl Race {
    /// A race between so many accounts, at nought.
    #[must_use]
    pub fn new(accounts: usize) -> Race {
        Race {
            totals: vec![0; accounts],
            closing: vec![0; accounts],
            won: vec![0; accounts],
            deals: 0,
            whole: vec![0; accounts],
            over: false,
        }
    }

    /// Adds points to the open part, outside any deal.
    pub fn post(&mut self, points: &[(Account, i32)]) {
        for (account, amount) in points {
            if let Some(total) = self.totals.get_mut(account.index()) {
                *total = total.saturating_add(*amount);
            }
            if let Some(whole) = self.whole.get_mut(account.index()) {
                *whole = whole.saturating_add(*amount);
            }
        }
        self.closing.clone_from(&self.totals);
    }

    /// Adds the lines of a deal and counts it as played.
    pub fn add<R>(&mut self, score: &Score<R>) {
        for line in score.lines() {
            let place = line.to.index();
            if line.unit == Unit::Points
                && let Some(total) = self.totals.get_mut(place)
            {
                *total = total.saturating_add(line.amount);
            }
            if let Some(whole) = self.whole.get_mut(place) {
                *whole = whole.saturating_add(line.amount);
            }
        }
        self.closing.clone_from(&self.totals);
        self.deals += 1;
    }

    /// Closes the open part for `winner`; totals start again at nought.
    pub fn close_part(&mut self, winner: Account) {
        if let Some(won) = self.won.get_mut(winner.index()) {
            *won += 1;
        }
        self.totals.fill(0);
    }

    /// The one place of the highest number; none if several have it.
    #[must_use]
    pub fn leader(numbers: &[i32]) -> Option<usize> {
        match Race::leaders(numbers)[..] {
            [one] => Some(one),
            _ => None,
        }
    }

    /// The places of the highest total, several if they are equal.
    #[must_use]
    pub fn leaders(totals: &[i32]) -> Vec<usize> {
        let best = totals.iter().max();
        (0..totals.len()).filter(|place| totals.get(*place) == best).collect()
    }
}
