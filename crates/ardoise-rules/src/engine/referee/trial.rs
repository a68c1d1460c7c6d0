//! Events tried out on a deal: what they would make of it, and what it would then count.

use serde_json::Value;

use crate::engine::game::{Game, Setting, Trial};
use crate::engine::say::Say as _;

/// Tries events out on a deal; none if one of them cannot be.
#[must_use]
pub fn trial<G: Game>(
    at: Setting<'_, G::Rules>,
    carry: &G::Carry,
    deal: &G::Deal,
    events: &[Value],
) -> Option<Trial> {
    let deal = after::<G>(at, carry, deal, events)?;
    let Some(outcome) = G::outcome(at, carry, &deal) else {
        let (void, dealer) = (G::undealt(&deal), G::dealer(&deal));
        return Some(Trial { lines: Vec::new(), over: false, void, dealer });
    };
    let score = G::score(at, carry, &outcome).map(|reason| reason.said());
    Some(Trial {
        lines: score.lines().to_vec(),
        over: true,
        void: G::annulled(&outcome),
        dealer: G::next_dealer(at, &outcome, G::dealer(&deal)),
    })
}

/// The deal after events; none if one of them cannot be.
#[must_use]
pub fn after<G: Game>(
    at: Setting<'_, G::Rules>,
    carry: &G::Carry,
    deal: &G::Deal,
    events: &[Value],
) -> Option<G::Deal> {
    events.iter().try_fold(deal.clone(), |deal, event| {
        let typed: G::Event = serde_json::from_value(event.clone()).ok()?;
        G::apply(at, carry, &deal, &typed).ok()
    })
}
