//! Who is exempt: nobody a second time before everybody has been once.

use super::{EntryNo, Lot, Past};

/// Picks `number` of the field: those who have been exempt least often, and among them not those of the round before;
/// the rest decides the lot.
pub(super) fn by_lot(field: &[EntryNo], number: usize, past: &[Past], lot: &mut Lot) -> Vec<EntryNo> {
    let mut order: Vec<EntryNo> = field.to_vec();
    lot.shuffle(&mut order);
    order.sort_by_cached_key(|entry| {
        (times(*entry, past), past.last().is_some_and(|round| round.out.contains(entry)))
    });
    order.truncate(number);
    order.sort_unstable();
    order
}

/// The last in the ranking of those who have been exempt least often.
pub(super) fn lowest(ranking: &[EntryNo], past: &[Past]) -> Option<EntryNo> {
    ranking.iter().rev().min_by_key(|entry| times(**entry, past)).copied()
}

/// How often an entry has been exempt.
fn times(entry: EntryNo, past: &[Past]) -> usize {
    past.iter().filter(|round| round.out.contains(&entry)).count()
}
