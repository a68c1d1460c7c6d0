//! Every round of a small field, looked through for the one that repeats least.

use super::field::{Field, Place};

/// What a look through all rounds gives.
pub(super) enum Least {
    /// Nothing repeats less than what was known.
    Known,
    /// This repeats less, and nothing repeats less than this.
    Better(Vec<[Place; 4]>),
}

/// So many tables are looked at at most: a search that needs more is given up.
const PATIENCE: u32 = 3_000_000;

/// Looks for a round with fewer pairs of partners again, or as few and fewer meetings again, than `known`; nothing if
/// that takes too long.
pub(super) fn least(field: &Field, known: (u32, u32)) -> Option<Least> {
    let mut look = Look { field, best: known, found: None, tables: Vec::new(), patience: PATIENCE };
    let everybody = (0..field.len()).fold(0, |all, place| all | 1_u32 << place);
    look.on(everybody, (0, 0));
    (look.patience > 0).then(|| look.found.map_or(Least::Known, Least::Better))
}

struct Look<'a> {
    field: &'a Field,
    best: (u32, u32),
    found: Option<Vec<[Place; 4]>>,
    tables: Vec<[Place; 4]>,
    patience: u32,
}

impl Look<'_> {
    /// Seats those who are left, the first of them first: with whoever costs least before the others.
    fn on(&mut self, left: u32, cost: (u32, u32)) {
        if cost >= self.best {
            return;
        }
        if left == 0 {
            self.best = cost;
            self.found = Some(self.tables.clone());
            return;
        }
        let first = left.trailing_zeros() as Place;
        let others: Vec<Place> = (first + 1..32).filter(|place| left >> place & 1 == 1).collect();
        let mut ways = Vec::new();
        for (nth, &b) in others.iter().enumerate() {
            for (mth, &c) in others.iter().enumerate().skip(nth + 1) {
                for &d in &others[mth + 1..] {
                    let four = [first, b, c, d];
                    let table = (cost.0 + self.field.partners_again(four), cost.1 + self.field.again(four));
                    if table < self.best {
                        ways.push((table, four));
                    }
                }
            }
        }
        let looked = others.len() * (others.len() - 1) * (others.len() - 2) / 6;
        self.patience = self.patience.saturating_sub(looked as u32);
        ways.sort_unstable();
        for (table, four) in ways {
            if self.patience == 0 || table >= self.best {
                return;
            }
            self.tables.push(four);
            let rest = four.iter().fold(left, |rest, place| rest & !(1 << place));
            self.on(rest, table);
            self.tables.pop();
        }
    }
}
