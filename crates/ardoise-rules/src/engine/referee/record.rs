//! Records cards: what each line of cards makes of a deal, and what all of them tell.

use super::walk::Walk;
use crate::engine::game::{Dealt, Setting, Tricks};
use crate::engine::say::{Said, Say as _};
use crate::engine::table::Seat;
use crate::engine::tricks::{Cardplay, Layout, Umpire};

use crate::cards::Card;

/// The cards of a deal after a hand was said.
///
/// # Errors
/// If nobody can have held it.
pub(crate) fn hand<G: Tricks>(
    at: Setting<'_, G::Rules>,
    last: &Dealt<G>,
    player: Seat,
    shown: &[Card],
) -> Result<Cardplay, Said> {
    let layout = G::layout(at, &last.before, &last.said).ok_or_else(|| Umpire::NoCardsHere.said())?;
    let mut cards = last.cards.clone();
    cards.show(&layout, player, shown).map_err(|reason| reason.said())?;
    Ok(cards)
}

/// A deal after cards fell, and its cards.
///
/// # Errors
/// If they cannot have fallen.
pub(crate) fn fallen<G: Tricks>(
    at: Setting<'_, G::Rules>,
    last: &Dealt<G>,
    fall: impl FnOnce(&mut Cardplay, &Layout) -> Result<(), Umpire>,
) -> Result<(G::Deal, Cardplay), Said> {
    let said = G::to_play(at, &last.before, &last.said)?;
    let layout = G::layout(at, &last.before, &said).ok_or_else(|| Umpire::NoCardsHere.said())?;
    let mut cards = last.cards.clone();
    if G::stance(at, &last.before, &said, &cards, cards.tricks.len()).is_none() {
        return Err(Umpire::NotYet.said());
    }
    fall(&mut cards, &layout).map_err(|reason| reason.said())?;
    Ok((said, cards))
}

/// The recorded trick that what was counted by hand leaves no room for, while some cards are not recorded.
pub(crate) fn beside<G: Tricks>(at: Setting<'_, G::Rules>, dealt: &Dealt<G>) -> Option<Umpire> {
    if dealt.cards.tricks.is_empty() {
        return None;
    }
    let walk = Walk::<G>::new(at, &dealt.before, &dealt.state, &dealt.cards)?;
    if dealt.cards.complete(&walk.layout) {
        return None;
    }
    let tally = walk.tally();
    let no = G::beside(at, &dealt.state, &tally)?;
    let player = tally.tricks.get(no)?.winner;
    Some(Umpire::CardsBeside { player, trick: no + 1 })
}

/// What was said of a deal that its recorded cards do not allow: an announcement they disprove, a card in two places.
pub(crate) fn disproved<G: Tricks>(at: Setting<'_, G::Rules>, dealt: &Dealt<G>) -> Option<Said> {
    let astray = || {
        let aside = G::aside(at, &dealt.state);
        aside.into_iter().find_map(|(owner, set)| {
            let found = match owner {
                Some(owner) => dealt.cards.elsewhere(owner, set),
                None => dealt.cards.anywhere(set),
            };
            let (card, player) = found?;
            Some(Umpire::CardAside { card, player }.said())
        })
    };
    G::disproved(at, &dealt.state, &dealt.told, &dealt.cards).or_else(astray)
}

/// The deal with what its cards tell: those that were seen, and the count of all of them once they are recorded.
///
/// # Errors
/// If what was said or counted by hand does not agree with them.
pub(crate) fn with_cards<G: Tricks>(
    at: Setting<'_, G::Rules>,
    carry: &G::Carry,
    said: &G::Deal,
    cards: &Cardplay,
) -> Result<G::Deal, Said> {
    if cards.is_empty() {
        return Ok(said.clone());
    }
    let seen = G::from_shown(at, carry, said, cards)?;
    let walk = Walk::<G>::new(at, carry, &seen, cards).filter(|_| !cards.tricks.is_empty());
    let tally = walk.filter(|walk| cards.complete(&walk.layout)).map(|walk| walk.tally());
    match tally {
        Some(tally) => G::from_cards(at, carry, &seen, cards, &tally),
        None => Ok(seen),
    }
}
