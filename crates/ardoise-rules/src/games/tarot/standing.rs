//! What passes from deal to deal, and how the match stands.

use super::outcome::Outcome;
use super::reason::Reason;
use super::rules::{AllPass, NextSame, Rules};
use crate::engine::{Missing, Race, Score, Seat, Setting, Standing, Start};

/// The totals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carry {
    /// By player.
    pub race: Race,
}

/// The state before the first deal.
///
/// # Errors
/// If what was carried in cannot be true.
pub fn begin(at: Setting<'_, Rules>, start: Option<&Start>) -> Result<Carry, Reason> {
    let mut carry = Carry { race: Race::new(at.table.len()) };
    let Some(start) = start else { return Ok(carry) };
    carry.race.post(&start.totals);
    if let Some(deals) = start.fields.get("deals") {
        let deals = deals.as_u64().and_then(|deals| u32::try_from(deals).ok());
        carry.race.deals = deals.ok_or_else(|| Reason::BadStart { field: "deals".to_owned() })?;
    }
    Ok(carry)
}

/// The state after a deal. Every deal that passes to another dealer counts as played.
#[must_use]
pub fn carry(rules: &Rules, mut carry: Carry, outcome: &Outcome, score: &Score<Reason>) -> Carry {
    if !same_dealer(rules, outcome) {
        carry.race.add(score);
    }
    carry
}

/// Does the same dealer deal again? The dead dealer does until somebody bids.
fn same_dealer(rules: &Rules, outcome: &Outcome) -> bool {
    let dead = rules.players == super::rules::Players::Five && rules.five == super::rules::Five::DeadDealer;
    match outcome {
        Outcome::Played(_) | Outcome::Annulled => false,
        Outcome::PassedOut => dead || rules.all_pass == AllPass::SameDealer,
        Outcome::PetitSec => rules.petit_sec_dealer == NextSame::Same,
    }
}

/// Who deals next.
#[must_use]
pub fn next_dealer(at: Setting<'_, Rules>, outcome: &Outcome, dealer: Seat) -> Seat {
    if same_dealer(at.rules, outcome) { dealer } else { at.table.next(dealer) }
}

/// How the match stands.
#[must_use]
pub fn standing(at: Setting<'_, Rules>, carry: &Carry) -> Standing<Reason> {
    Standing::of_each(at.table, &carry.race, &at.rules.stop(), |missing| match missing {
        Missing::Points(points) => Reason::NeedPoints { points },
        Missing::Deals(deals) => Reason::NeedDeals { deals },
        Missing::Decider => Reason::NeedExtraDeal,
    })
}
