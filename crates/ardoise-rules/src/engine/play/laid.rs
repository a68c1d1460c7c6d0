//! Events placed in a match together, and the entries that record them.

use serde_json::Value;

use super::any_game::AnyGame;
use super::any_play::AnyPlay;
use crate::engine::event::{Bearing, ENGINE_FORMS, Sayings, TableEvent};
use crate::engine::journal::Entry;
use crate::engine::say::Said;
use crate::engine::table::DealNo;

/// Events placed in a match.
#[derive(Debug, Default)]
pub struct Laid {
    /// The entries that record them.
    pub entries: Vec<Entry>,
    /// The deals they went to, each once.
    pub deals: Vec<DealNo>,
    /// A deal that was finished and is thrown away by one of them.
    pub voided: Option<DealNo>,
}

/// Does an event throw a deal away or take something back?
#[must_use]
pub fn voids(game: &dyn AnyGame, event: &Value) -> bool {
    let mut forms = game.info().forms.iter().chain(ENGINE_FORMS);
    forms.any(|form| form.bearing == Bearing::Voids && form.is_of(event))
}

/// Places the events of one command in a match: the referee's own points among them must sum to zero where the game's do.
/// What was said before is held once.
///
/// # Errors
/// The place of the event that was refused, with why.
pub fn lay(
    game: &dyn AnyGame,
    play: &mut dyn AnyPlay,
    sayings: &mut Sayings,
    events: Vec<Value>,
) -> Result<Laid, (usize, Said)> {
    let schema = game.schema();
    let last = events.len().saturating_sub(1);
    let mut entries = Vec::with_capacity(events.len());
    let mut deals = Vec::new();
    let mut posted = Vec::new();
    let mut voided = None;
    for (at, event) in events.into_iter().enumerate() {
        let event = sayings.once(event.into());
        let now = play.current();
        let placed = play.take(&event).map_err(|said| (at, said))?;
        if placed.deal < now && voids(game, &event) {
            voided = Some(placed.deal);
        }
        posted.extend(TableEvent::posted(&event));
        if deals.last() != Some(&placed.deal) {
            deals.push(placed.deal);
        }
        entries.push(Entry::Play { deal: placed.deal, schema, event });
    }
    play.check_zero(&posted).map_err(|said| (last, said))?;
    Ok(Laid { entries, deals, voided })
}
