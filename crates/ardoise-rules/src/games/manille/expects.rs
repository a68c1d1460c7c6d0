//! What may be said now, and by whom.

use crate::engine::Expects;

use super::count::Tally;
use super::deal::{Deal, Stage, crossings};
use super::outcome::At;
use super::rules::{ChienExchange, Players, Talk};
use super::speech;

/// What may be said now, the likely thing first.
#[must_use]
pub(crate) fn expects(at: At<'_>, deal: &Deal) -> Expects {
    let mut events = Vec::new();
    let to_act = match &deal.stage {
        Stage::Turning => {
            events.push("turn");
            Some(deal.dealer)
        }
        Stage::Choosing { speaker, crossed } => {
            events.push("trump");
            if *crossed < crossings(at.rules.en_face) {
                events.push("en-face");
            }
            Some(*speaker)
        }
        Stage::Chosen(hand) => {
            let speaker = speech::next_speaker(at, deal, hand);
            let exchanging = at.rules.players == Players::Three
                && at.rules.chien_exchange != ChienExchange::Off
                && hand.exchange.is_none();
            let silent = hand.tally == Tally::default();
            if let Some(speaker) = speaker.filter(|_| silent) {
                events.extend(["pass", if hand.spoken.contre.is_some() { "surcontre" } else { "contre" }]);
                events.extend(counts(at));
                Some(speaker)
            } else if exchanging && silent {
                events.push("exchange");
                events.extend(counts(at));
                Some(deal.dealer)
            } else {
                events.extend(counts(at));
                silent.then(|| at.table.next(deal.dealer))
            }
        }
    };
    if deal.hand().is_none() && at.rules.blank_hand_redeal.on() {
        events.push("weak");
    }
    events.extend(["misdeal", "annul"]);
    Expects { to_act, events }
}

/// What closes a deal.
fn counts(at: At<'_>) -> impl Iterator<Item = &'static str> {
    let lie = (at.rules.talk == Talk::Bavarde).then_some("lie");
    let chien = (at.rules.players == Players::Three).then_some("chien");
    ["points", "tricks", "capot"].into_iter().chain(chien).chain(["revoke"]).chain(lie)
}
