//! The least number of meetings again that a round must have, counted from the rounds before.

use std::collections::HashSet;

use super::field::{Field, Place};
use super::{Past, matching};

/// The least number of pairs that must meet again when everybody sits at a table of four.
///
/// Two reasons are counted, and the stronger one holds. Whoever has fewer than three players left to meet meets somebody
/// again. And where the rounds before leave only so many tables of an earlier round to take players from, some of a new
/// table come from the same old one.
pub(super) fn meetings(field: &Field, past: &[Past]) -> u32 {
    let size = field.len();
    let lacking: usize = (0..size)
        .map(|one| {
            let new = (0..size)
                .filter(|&other| other != one && field.met(one as Place, other as Place) == 0)
                .count();
            3_usize.saturating_sub(new)
        })
        .sum();
    let from_degrees = lacking.div_ceil(2) as u32;
    let tables = (size / 4) as u32;
    let from_tables =
        past.iter().map(|round| tables * again_from(groups(field, round))).max().unwrap_or_default();
    from_degrees.max(from_tables)
}

/// How many groups the players of a round come from: its tables, and everybody who was not at one for himself.
fn groups(field: &Field, round: &Past) -> usize {
    let mut left: HashSet<u32> = (0..field.len()).map(|place| field.entry(place as Place)).collect();
    // Everybody at the table leaves the others, whoever was found first.
    let mut seated =
        |sides: &[Vec<u32>]| sides.iter().flatten().filter(|entry| left.remove(entry)).count() > 0;
    let tables = round.tables.iter().filter(|sides| seated(sides)).count();
    tables + left.len()
}

/// The pairs of a table of four who come from the same of so many groups, at least.
const fn again_from(groups: usize) -> u32 {
    match groups {
        0 | 1 => 6,
        2 => 2,
        3 => 1,
        _ => 0,
    }
}

/// The least number of pairs that must be partners again, whoever sits with whom.
pub(super) fn partners(field: &Field) -> u32 {
    let size = field.len();
    let mut pairs = Vec::with_capacity(size * size / 2);
    for one in 0..size {
        pairs.extend((one + 1..size).map(|other| (one, other)));
    }
    let again = |one: usize, other: usize| i64::from(field.partnered(one as Place, other as Place) > 0);
    matching::cheapest(size, &pairs, again)
        .and_then(|(_, dual)| dual.bound(again))
        .and_then(|least| u32::try_from(least).ok())
        .unwrap_or_default()
}
