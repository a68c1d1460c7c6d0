//! What passes from deal to deal, when the match ends, and what each side still needs.

use super::deal::{Outcome, same_dealer};
use super::reason::Reason;
use super::rules::{BothOver, EqualEnd, FinishRequires, Litige, Rules};
use super::score::{self, BELOTE, Verdict};
use crate::engine::{MatchFormat, Race, Score, Seat, Setting, Standing, Start};

/// What passes from deal to deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carry {
    /// The totals.
    pub race: Race,
    /// Points of a litige that the winner of a later deal gets.
    pub held: i32,
    /// The place of the winner; none of a drawn match.
    pub winner: Option<usize>,
}

/// The state before the first deal.
///
/// # Errors
/// If what was carried in cannot be true.
pub(crate) fn begin(rules: &Rules, start: Option<&Start>) -> Result<Carry, Reason> {
    let held = start.map_or(0, |start| start.number("held"));
    if held != 0 && rules.litige != Litige::Held {
        return Err(Reason::StartHeld);
    }
    Ok(Carry { race: Start::race(start, 2), held, winner: None })
}

/// Did both sides come out equal, so that nobody won the deal?
fn equal(rules: &Rules, outcome: &Outcome) -> bool {
    match outcome {
        Outcome::Played(played) => {
            played.taken.is_some_and(|taken| score::verdict(rules, played, taken) == Verdict::Equal)
        }
        Outcome::Annulled | Outcome::PassedOut | Outcome::Misdealt(_) | Outcome::Revoked { .. } => false,
    }
}

/// Does the deal count as played? Eight passes do not, nor a deal that is played again.
fn counts(rules: &Rules, outcome: &Outcome) -> bool {
    match outcome {
        Outcome::PassedOut => false,
        Outcome::Played(_) => rules.litige != Litige::Replay || !equal(rules, outcome),
        Outcome::Annulled | Outcome::Misdealt(_) | Outcome::Revoked { .. } => true,
    }
}

/// Who deals next.
#[must_use]
pub(crate) fn next_dealer(at: Setting<'_, Rules>, outcome: &Outcome, dealer: Seat) -> Seat {
    let replayed = *outcome != Outcome::PassedOut && !counts(at.rules, outcome);
    if replayed || same_dealer(at.rules, outcome) { dealer } else { at.table.next(dealer) }
}

/// The state after a deal.
#[must_use]
pub(crate) fn carry(rules: &Rules, before: Carry, outcome: &Outcome, score: &Score<Reason>) -> Carry {
    let held = score::held(rules, &before, outcome);
    let mut after = before;
    let played = after.race.deals;
    after.race.add(score);
    if !counts(rules, outcome) {
        after.race.deals = played;
    }
    after.held = match outcome {
        Outcome::Played(played) if played.taken.is_some() && !equal(rules, outcome) => 0,
        Outcome::Revoked { .. } => 0,
        Outcome::Played(_) | Outcome::Annulled | Outcome::PassedOut | Outcome::Misdealt(_) => {
            after.held.saturating_add(held)
        }
    };
    settle(rules, &mut after, outcome, score);
    after
}

/// Ends the match if the totals say so.
fn settle(rules: &Rules, carry: &mut Carry, outcome: &Outcome, score: &Score<Reason>) {
    let finish = rules.finish();
    let dry = |place: usize| matches!(outcome, Outcome::Played(played) if played.sweep.is_some_and(|side| side.index() != place));
    let totals = &carry.race.totals;
    let without = |place: usize| finish.reached(totals[place] - score.under(rules.account(place), BELOTE));
    let may = |place: usize| match rules.finish_requires {
        FinishRequires::Any => true,
        FinishRequires::NotOnCapot => !dry(place) || without(place),
        FinishRequires::NotByBelote => without(place),
    };
    let ahead = Race::leader(totals);
    let by_points = finish.format == MatchFormat::Points;
    let void = *outcome == Outcome::Annulled || !counts(rules, outcome);
    let contenders = if by_points && void { Vec::new() } else { finish.contenders(&carry.race, may) };
    let (winner, over) = match contenders.as_slice() {
        [] => (None, false),
        [place] => (Some(*place), true),
        [..] => {
            let both = if by_points { rules.both_over } else { BothOver::MostPoints };
            let decided = match (both, outcome) {
                (BothOver::Draw, _) => None,
                (BothOver::LastTaker, Outcome::Played(played)) => {
                    played.taken.map(|taken| taken.side()).or(ahead)
                }
                (BothOver::LastDeal, _) => {
                    Race::leader(&[0, 1].map(|place| score.of(rules.account(place)))).or(ahead)
                }
                (BothOver::MostPoints | BothOver::LastTaker, _) => ahead,
            };
            let drawn = both == BothOver::Draw || rules.equal_end == EqualEnd::Draw;
            (decided, decided.is_some() || drawn)
        }
    };
    carry.winner = winner;
    carry.race.over = over;
}

/// How the match stands.
#[must_use]
pub(crate) fn standing(at: Setting<'_, Rules>, carry: &Carry) -> Standing<Reason> {
    let (rules, race) = (at.rules, &carry.race);
    let need = |place: usize| {
        let points = rules.finish().missing(race, place);
        match rules.finish().left(race) {
            Some(0) => Reason::NeedsExtraDeal,
            Some(left) => Reason::NeedsDeals { left },
            None if points <= 0 && race.totals[0] == race.totals[1] => Reason::NeedsExtraDeal,
            // An adjustment, a start on paper or a lower target may bring a side there before a deal ends.
            None if points <= 0 => {
                let target = rules.finish().least();
                match rules.finish_requires {
                    FinishRequires::Any => Reason::NeedsClose { target },
                    FinishRequires::NotOnCapot => Reason::NeedsCloseWithTrick { target },
                    FinishRequires::NotByBelote => Reason::NeedsCloseWithoutBelote { target },
                }
            }
            None if rules.finish_requires == FinishRequires::NotByBelote => {
                Reason::NeedsNotByBelote { points }
            }
            None => Reason::NeedsPoints { points },
        }
    };
    let winners = carry.winner.map(|place| rules.account(place)).into_iter().collect();
    Standing::of(&at.table.accounts(), race, winners, need)
}
