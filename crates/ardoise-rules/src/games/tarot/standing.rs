//! What passes from deal to deal, and how the match stands.

use super::outcome::Outcome;
use super::reason::Reason;
use super::rules::{AllPass, EqualEnd, MatchEnd, NextSame, Rules};
use crate::engine::{Account, Race, Score, Seat, Setting, Standing, Start};

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
    let (race, rules) = (&carry.race, at.rules);
    let played = i32::try_from(race.deals).unwrap_or(i32::MAX);
    let best = race.totals.iter().max().copied().unwrap_or(0);
    let done = match rules.match_end {
        MatchEnd::Open => false,
        MatchEnd::Deals => played >= rules.deals,
        MatchEnd::Points => best >= rules.target,
    };
    let leaders = Race::leaders(&race.totals);
    let over = done && (leaders.len() == 1 || rules.equal_end == EqualEnd::Shared);
    let accounts = at.table.accounts();
    let need = |account: &Account| match rules.match_end {
        MatchEnd::Open => None,
        _ if done => Some(Reason::NeedExtraDeal),
        MatchEnd::Deals => Some(Reason::NeedDeals { deals: rules.deals - played }),
        MatchEnd::Points => {
            let total = race.totals.get(account.index()).copied().unwrap_or(0);
            Some(Reason::NeedPoints { points: rules.target.saturating_sub(total) })
        }
    };
    let needs = accounts.iter().filter(|_| !over);
    let needs = needs.filter_map(|account| need(account).map(|reason| (*account, reason))).collect();
    let winners =
        leaders.into_iter().filter_map(|place| accounts.get(place).copied()).filter(|_| over).collect();
    Standing {
        totals: race.totals.clone(),
        closing: race.closing.clone(),
        parts: None,
        over,
        winners,
        draw: false,
        needs,
    }
}
