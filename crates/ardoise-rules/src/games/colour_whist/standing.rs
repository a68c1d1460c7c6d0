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
pub fn begin(at: Setting<'_, Rules>, start: Option<&Start>) -> Result<Carry, Reason> {
    let mut carry = Carry { race: Race::new(at.table.len()), doubled: false };
    let Some(start) = start else { return Ok(carry) };
    carry.race.post(&start.totals);
    if let Some(doubled) = start.fields.get("doubled") {
        carry.doubled = doubled == "yes";
        if carry.doubled && at.rules.all_pass != AllPass::NextDealDouble {
            return Err(Reason::BadStart { field: "doubled".to_owned() });
        }
    }
    if let Some(deals) = start.fields.get("deals") {
        let deals = deals.as_u64().and_then(|deals| u32::try_from(deals).ok());
        carry.race.deals = deals.ok_or_else(|| Reason::BadStart { field: "deals".to_owned() })?;
    }
    Ok(carry)
}

/// The state after a deal. A deal that is dealt again by the same dealer does not count as played.
#[must_use]
pub fn carry(rules: &Rules, mut carry: Carry, outcome: &Outcome, score: &Score<Reason>) -> Carry {
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
pub fn next_dealer(at: Setting<'_, Rules>, outcome: &Outcome, dealer: Seat) -> Seat {
    let again = match outcome {
        Outcome::Played(_) | Outcome::Annulled => false,
        Outcome::PassedOut => at.rules.all_pass == AllPass::RedealSameDealer,
        Outcome::Void => true,
    };
    if again { dealer } else { at.table.next(dealer) }
}

/// How the match stands.
#[must_use]
pub fn standing(at: Setting<'_, Rules>, carry: &Carry) -> Standing<Reason> {
    Standing::of_each(at.table, &carry.race, &at.rules.stop(), |missing| match missing {
        Missing::Points(points) => Reason::NeedPoints { points },
        Missing::Deals(deals) => Reason::NeedDeals { deals },
        // Those who are level share.
        Missing::Decider => Reason::NeedDeals { deals: 0 },
    })
}
