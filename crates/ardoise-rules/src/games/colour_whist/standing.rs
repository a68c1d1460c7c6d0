//! What passes from deal to deal, and how the match stands.

use super::outcome::Outcome;
use super::reason::Reason;
use super::rules::{AllPass, Rules};
use crate::engine::{Missing, Race, Score, Seat, Setting, Standing, Start};

/// Totals, and whether the next deal counts double.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carry {
    /// The totals.
    pub race: Race,
    /// Does the next deal count double?
    pub doubled: bool,
}

/// The state before the first deal.
///
/// # Errors
/// If what was carried in cannot be true.
pub(crate) fn begin(at: Setting<'_, Rules>, start: Option<&Start>) -> Result<Carry, Reason> {
    let doubled = start.and_then(|start| start.fields.get("doubled")).is_some_and(|doubled| doubled == "yes");
    if doubled && at.rules.all_pass != AllPass::NextDealDouble {
        return Err(Reason::BadStart { field: "doubled".to_owned() });
    }
    Ok(Carry { race: Start::race(start, at.table.len()), doubled })
}

/// The state after a deal. A deal that is dealt again by the same dealer does not count as played.
#[must_use]
pub(crate) fn carry(rules: &Rules, mut carry: Carry, outcome: &Outcome, score: &Score<Reason>) -> Carry {
    match outcome {
        Outcome::Played(_) | Outcome::Annulled => {
            carry.race.add(score);
            carry.doubled = false;
        }
        Outcome::PassedOut => match rules.all_pass {
            AllPass::RedealSameDealer => {}
            AllPass::NextDealer => carry.race.add(score),
            AllPass::NextDealDouble => {
                carry.race.add(score);
                carry.doubled = true;
            }
        },
        Outcome::Void => {}
    }
    carry
}

/// Who deals next.
#[must_use]
pub(crate) fn next_dealer(at: Setting<'_, Rules>, outcome: &Outcome, dealer: Seat) -> Seat {
    let again = match outcome {
        Outcome::Played(_) | Outcome::Annulled => false,
        Outcome::PassedOut => at.rules.all_pass == AllPass::RedealSameDealer,
        Outcome::Void => true,
    };
    if again { dealer } else { at.table.next(dealer) }
}

/// How the match stands.
#[must_use]
pub(crate) fn standing(at: Setting<'_, Rules>, carry: &Carry) -> Standing<Reason> {
    Standing::of_each(at.table, &carry.race, &at.rules.stop(), |missing| match missing {
        Missing::Points(points) => Reason::NeedPoints { points },
        Missing::Deals(deals) => Reason::NeedDeals { deals },
        // Those who are level share.
        Missing::Decider => Reason::NeedDeals { deals: 0 },
    })
}
