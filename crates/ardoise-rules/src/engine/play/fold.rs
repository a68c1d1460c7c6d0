//! From the journal of a match to its state. Total: a bad row is a problem of its deal, never a panic.

use std::collections::BTreeSet;

use serde_json::Value;

use super::any_game::AnyGame;
use super::any_play::AnyPlay;
use crate::engine::game::Start;
use crate::engine::journal::{Entry, InForce, Opened, Record, in_force};
use crate::engine::report::Head;
use crate::engine::say::{Engine, Said, Say as _};
use crate::engine::table::DealNo;

/// A match read back from its journal.
pub struct Folded {
    /// Id, title, game, rules, start.
    pub head: Head,
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Every deal and its score.
    pub play: Box<dyn AnyPlay>,
    /// What of the journal is in force.
    pub force: InForce,
}

impl std::fmt::Debug for Folded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Folded").field("head", &self.head).finish_non_exhaustive()
    }
}

/// Folds a journal. `opened` is the moment of its first entry, for matches that name no day.
///
/// # Errors
/// If the opening is missing or cannot be read.
pub fn fold(
    id: &str,
    records: &[Record],
    opened: &str,
    find: &dyn Fn(&str) -> Option<&'static dyn AnyGame>,
) -> Result<Folded, Said> {
    let Some(Record { entry: Entry::Open(first), .. }) = records.first() else {
        return Err(Engine::NoOpening.said());
    };
    let Opened { game, schema, rules, table, dealer, title, date, start, contest, .. } = &**first;
    let Some(game) = find(game) else { return Err(Engine::UnknownGame { game: game.clone() }.said()) };
    let start = start.as_ref().map(read_start).transpose()?;
    let force = in_force(records);
    let mut play = game.play(*schema, rules, table, *dealer, start.as_ref())?;
    // In the order of the deals: each change holds until the next one of its kind.
    let changes: BTreeSet<DealNo> = force.rules.keys().chain(force.tables.keys()).copied().collect();
    for from in changes {
        let rules = force.rules.get(&from).map(|(schema, rules)| (*schema, rules));
        play.era(from, rules, force.tables.get(&from).cloned())?;
    }
    for (deal, events) in &force.deals {
        for happened in events {
            play.feed(*deal, happened.seq, happened.schema, &happened.event);
        }
    }
    play.settle();
    let head = Head {
        id: id.to_owned(),
        title: title.clone(),
        game: game.id(),
        opened: date.clone().unwrap_or_else(|| opened.to_owned()),
        rules: rules.clone(),
        start,
        contest: contest.as_deref().cloned(),
    };
    Ok(Folded { head, game, play, force })
}

/// Reads what was carried in, as a `start` line is stored: `{"counts": [["A", 2950]], "manche": "1-0"}`.
///
/// # Errors
/// If the totals cannot be read.
pub fn read_start(stored: &Value) -> Result<Start, Said> {
    let unreadable = |text: String| Engine::UnreadableEvent { text }.said();
    let mut fields = stored.as_object().cloned().unwrap_or_default();
    fields.shift_remove("event");
    let counts = fields.shift_remove("counts").unwrap_or_else(|| Value::Array(Vec::new()));
    let totals = serde_json::from_value(counts).map_err(|error| unreadable(error.to_string()))?;
    Ok(Start { totals, fields })
}
