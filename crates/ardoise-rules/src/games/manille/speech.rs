//! The rounds of contre and surcontre: who speaks when, and what may no longer be said.

use crate::engine::{Seat, Table};

use super::deal::{Deal, Hand};
use super::outcome::{At, Spoken};
use super::reason::Reason;
use super::rules::Contre;
use super::shape::Camp;

/// The players of a camp in the order in which they speak after `from`.
fn speakers(table: &Table, dealer: Seat, from: Seat, camp: Camp) -> impl Iterator<Item = Seat> + use<'_> {
    let others = (1..table.len()).map(move |steps| table.after(from, steps));
    others.filter(move |seat| Camp::of(table, dealer, *seat) == camp)
}

/// Who opened the round of speech that comes next, and which camp speaks in it.
fn round(at: At<'_>, spoken: &Spoken) -> Option<(Seat, Camp)> {
    match (spoken.contre, spoken.surcontre) {
        (None, _) if at.rules.contre != Contre::Off => Some((spoken.chooser, Camp::Other)),
        (Some(by), None) if at.rules.contre == Contre::Answered => Some((by, Camp::Dealer)),
        (None | Some(_), None | Some(_)) => None,
    }
}

/// Who speaks next, as long as somebody does.
#[must_use]
pub(crate) fn next_speaker(at: At<'_>, deal: &Deal, hand: &Hand) -> Option<Seat> {
    let (from, camp) = round(at, &hand.spoken).filter(|_| hand.exchange.is_none())?;
    speakers(at.table, deal.dealer, from, camp).nth(hand.silent)
}

/// The place of `player` in the round now open; those before him who said nothing have passed.
fn place(at: At<'_>, deal: &Deal, hand: &Hand, player: Seat) -> Result<usize, Reason> {
    if let (Some(_), Some(cards)) = (round(at, &hand.spoken), hand.exchange) {
        return Err(Reason::SpeechOver { cards });
    }
    let next = next_speaker(at, deal, hand);
    let place = round(at, &hand.spoken).and_then(|(from, camp)| {
        speakers(at.table, deal.dealer, from, camp).position(|speaker| speaker == player)
    });
    match (place, next) {
        (Some(place), _) if place < hand.silent => Err(Reason::PassedAlready { player }),
        (Some(place), Some(_)) => Ok(place),
        (None, Some(speaker)) => Err(Reason::NotToSpeak { player, speaker }),
        (_, None) => Err(Reason::NobodySpeaks { player }),
    }
}

/// After a pass.
///
/// # Errors
/// If it is not for this player to speak.
pub(crate) fn pass(at: At<'_>, deal: &Deal, hand: Hand, player: Seat) -> Result<Hand, Reason> {
    let place = place(at, deal, &hand, player)?;
    Ok(Hand { silent: place + 1, ..hand })
}

/// After a contre.
///
/// # Errors
/// If there is none at this table, or it is not for this player, or no longer.
pub(crate) fn contre(at: At<'_>, deal: &Deal, hand: Hand, player: Seat) -> Result<Hand, Reason> {
    if at.rules.contre == Contre::Off {
        return Err(Reason::ContreOff);
    }
    if Camp::of(at.table, deal.dealer, player) == Camp::Dealer {
        return Err(Reason::ContreByChoosers { player, chooser: hand.spoken.chooser });
    }
    if let Some(by) = hand.spoken.contre {
        return Err(Reason::ContredAlready { by });
    }
    place(at, deal, &hand, player)?;
    Ok(Hand { spoken: Spoken { contre: Some(player), ..hand.spoken }, silent: 0, ..hand })
}

/// After a surcontre.
///
/// # Errors
/// If there is none at this table, or it is not for this player, or no longer.
pub(crate) fn surcontre(at: At<'_>, deal: &Deal, hand: Hand, player: Seat) -> Result<Hand, Reason> {
    if at.rules.contre != Contre::Answered {
        return Err(Reason::SurcontreOff);
    }
    let Some(contre) = hand.spoken.contre else { return Err(Reason::SurcontreWithoutContre { player }) };
    if Camp::of(at.table, deal.dealer, player) == Camp::Other {
        return Err(Reason::SurcontreByDefence { player, contre });
    }
    if let Some(by) = hand.spoken.surcontre {
        return Err(Reason::SurcontredAlready { by });
    }
    place(at, deal, &hand, player)?;
    Ok(Hand { spoken: Spoken { surcontre: Some(player), ..hand.spoken }, silent: 0, ..hand })
}
