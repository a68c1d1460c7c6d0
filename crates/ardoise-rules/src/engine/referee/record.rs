//! Records cards: what each line of cards makes of a deal, and what all of them tell.

use serde_json::Value;

use super::walk::Walk;
use crate::engine::event::seat_of;
use crate::engine::game::{Dealt, Game, Setting};
use crate::engine::say::{Engine, Said, Say as _};
use crate::engine::tricks::{Cardplay, Umpire};

use crate::cards::Card;

/// The deal after a `hand`, `play` or `trick` line, and its cards.
///
/// # Errors
/// If the cards cannot have fallen.
pub(crate) fn cards<G: Game>(
    at: Setting<'_, G::Rules>,
    last: &Dealt<G>,
    event: &Value,
) -> Result<(G::Deal, Cardplay), Said> {
    let unreadable = |text: String| Engine::UnreadableEvent { text }.said();
    let player = seat_of(event, "player", at.table)?.ok_or_else(|| unreadable("player".to_owned()))?;
    let field = |name: &str| event.get(name).cloned().unwrap_or_default();
    let read = |value: Value| serde_json::from_value::<Vec<Card>>(value);
    let mut cards = last.cards.clone();
    let kind = event.get("event").and_then(Value::as_str).unwrap_or_default();
    if kind == "hand" {
        let layout = G::layout(at, &last.before, &last.said).ok_or_else(|| Umpire::NoCardsHere.said())?;
        let shown = read(field("cards")).map_err(|error| unreadable(error.to_string()))?;
        cards.show(&layout, player, &shown).map_err(|reason| reason.said())?;
        return Ok((last.said.clone(), cards));
    }
    let said = G::to_play(at, &last.before, &last.said)?;
    let layout = G::layout(at, &last.before, &said).ok_or_else(|| Umpire::NoCardsHere.said())?;
    if G::stance(at, &last.before, &said, &cards, cards.tricks.len()).is_none() {
        return Err(Umpire::NotYet.said());
    }
    let done = if kind == "play" {
        let card = serde_json::from_value(field("card")).map_err(|error| unreadable(error.to_string()))?;
        cards.play(&layout, player, card)
    } else {
        let trick = read(field("cards")).map_err(|error| unreadable(error.to_string()))?;
        cards.trick(&layout, player, &trick)
    };
    done.map_err(|reason| reason.said())?;
    Ok((said, cards))
}

/// The deal with what its cards tell, once all of them are recorded.
///
/// # Errors
/// If what was counted by hand does not agree with them.
pub(crate) fn with_cards<G: Game>(
    at: Setting<'_, G::Rules>,
    carry: &G::Carry,
    said: &G::Deal,
    cards: &Cardplay,
) -> Result<G::Deal, Said> {
    if cards.tricks.is_empty() {
        return Ok(said.clone());
    }
    match Walk::<G>::new(at, carry, said, cards) {
        Some(walk) if cards.complete(&walk.layout) => G::from_cards(at, carry, said, cards, &walk.tally()),
        Some(_) | None => Ok(said.clone()),
    }
}
