//! What a corrected result moves: standings at once, and the draws that would have been others, which stay as they were.

use std::collections::{BTreeSet, HashMap};

use serde::Serialize;

use super::draw::{self, EntryNo, Sides};
use super::standings::standings;
use super::state::Contest;

/// Something that is, or would have been, otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "effect", rename_all = "kebab-case")]
pub enum Effect {
    /// An entry stands elsewhere.
    Rank {
        /// The entry.
        entry: EntryNo,
        /// Where it stood.
        from: u32,
        /// Where it stands.
        to: u32,
    },
    /// A round would have been drawn otherwise. It stays as it was drawn.
    Draw {
        /// The round.
        round: u16,
        /// How many of its tables would have been others.
        tables: u32,
    },
}

/// What is otherwise between two states of one contest.
#[must_use]
pub fn effects(before: &Contest, after: &Contest) -> Vec<Effect> {
    let stood: HashMap<EntryNo, u32> =
        standings(before, None).iter().map(|one| (one.entry, one.rank)).collect();
    let mut effects: Vec<Effect> = standings(after, None)
        .iter()
        .filter_map(|one| {
            let from = *stood.get(&one.entry)?;
            (from != one.rank).then_some(Effect::Rank { entry: one.entry, from, to: one.rank })
        })
        .collect();
    for nth in 1..after.rounds.len() {
        let drawing = &after.rounds[nth].drawing;
        let again = |contest: &Contest| {
            let input = contest.before(drawing).input().ok()?;
            draw::draw(&input, &drawing.seed).ok().map(|drawn| meetings(&drawn.tables))
        };
        // Both are drawn with those who were there: what is compared is the effect of the results alone.
        if let (Some(was), Some(would)) = (again(before), again(after)) {
            let tables = would.difference(&was).count() as u32;
            if tables > 0 {
                effects.push(Effect::Draw { round: nth as u16 + 1, tables });
            }
        }
    }
    effects
}

/// Who meets whom, whatever the number of the table and the seats.
fn meetings(tables: &[Sides]) -> BTreeSet<Vec<EntryNo>> {
    tables
        .iter()
        .map(|sides| {
            let mut entries = sides.concat();
            entries.sort_unstable();
            entries
        })
        .collect()
}
