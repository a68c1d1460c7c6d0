//! What passes from deal to deal, and how the match stands.

use super::outcome::Outcome;
use super::reason::Reason;
use super::rules::{AllPass, NextSame, Rules};
use crate::engine::{Missing, Race, Score, Seat, Setting, Standing};

/// The totals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carry {
    /// By player.
    pub race: Race,
}

/// The state after a deal. Every deal that passes to another dealer counts as played.
#[must_use]
pub(crate) fn carry(rules: &Rules, mut carry: Carry, outcome: &Outcome, score: &Score<Reason>) -> Carry {
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
pub(crate) fn next_dealer(at: Setting<'_, Rules>, outcome: &Outcome, dealer: Seat) -> Seat {
    if same_dealer(at.rules, outcome) { dealer } else { at.table.next(dealer) }
}

/// How the match stands.
#[must_use]
pub(crate) fn standing(at: Setting<'_, Rules>, carry: &Carry) -> Standing<Reason> {
    Standing::of_each(at.table, &carry.race, &at.rules.stop(), |missing| match missing {
        Missing::Points(points) => Reason::NeedPoints { points },
        Missing::Deals(deals) => Reason::NeedDeals { deals },
        Missing::Decider => Reason::NeedExtraDeal,
    })
}
