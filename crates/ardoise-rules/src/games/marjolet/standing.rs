//! Totals, the end of the match and what each player still needs.

use super::{At, BothOver, Reason, Rules, score};
use crate::engine::{Account, Race, Score, Seat, Standing, Start};

/// What passes from deal to deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carry {
    /// Totals.
    pub race: Race,
    /// Who has won.
    pub winner: Option<Seat>,
    /// Did the winner reach the target first, with fewer points than the other?
    pub first: bool,
}

/// The state before the first deal.
///
/// # Errors
/// If the totals carried in from paper have already ended the match.
pub(crate) fn begin(at: At<'_>, start: Option<&Start>) -> Result<Carry, Reason> {
    let race = Start::race(start, at.table.len());
    match leader(&race.totals, at.rules.target) {
        Some(player) => {
            let points = race.totals[player.index()];
            Err(Reason::StartIsOver { player, points, target: at.rules.target })
        }
        None => Ok(Carry { race, winner: None, first: false }),
    }
}

/// The one player with the highest total, if that total is the target or more.
fn leader(totals: &[i32], target: i32) -> Option<Seat> {
    Race::leader(totals).filter(|one| totals[*one] >= target).map(Seat::at)
}

impl Carry {
    /// The state after a deal.
    #[must_use]
    pub fn close(mut self, rules: &Rules, score: &Score<Reason>) -> Carry {
        let before = self.race.totals.clone();
        self.race.add(score);
        let best = leader(&self.race.totals, rules.target);
        let first = match rules.both_over {
            BothOver::Highest => None,
            BothOver::FirstToReach => first_to_reach(&before, score, rules.target),
        };
        self.winner = first.or(best);
        self.first = first.is_some() && first != best;
        self.race.over = self.winner.is_some();
        self
    }
}

/// Who alone reached the target first as the points came in and ended the deal with it.
/// The brisques of both players are counted at the same moment.
#[must_use]
pub(crate) fn first_to_reach(before: &[i32], score: &Score<Reason>, target: i32) -> Option<Seat> {
    let mut totals = before.to_vec();
    let mut live = score.lines().iter().filter(|line| line.article != score::BRISQUES);
    loop {
        let reached: Vec<usize> = (0..totals.len()).filter(|place| totals[*place] >= target).collect();
        match reached.as_slice() {
            [one] => return Some(Seat::at(*one)),
            [] => {
                let line = live.next()?;
                let total = totals.get_mut(line.to.index())?;
                *total = total.saturating_add(line.amount);
            }
            [_, ..] => return None,
        }
    }
}

/// How the match stands.
#[must_use]
pub(crate) fn standing(at: At<'_>, carry: &Carry) -> Standing<Reason> {
    let winners = carry.winner.into_iter().map(Account::Seat).collect();
    let need = |place: usize| need(at.rules, &carry.race.totals, Seat::at(place));
    Standing::of(&at.table.accounts(), &carry.race, winners, need)
}

/// What a player still needs.
fn need(rules: &Rules, totals: &[i32], seat: Seat) -> Reason {
    let total = totals.get(seat.index()).copied().unwrap_or(0);
    let points = rules.target.saturating_sub(total);
    if points > 0 { Reason::Needs { points } } else { Reason::NeedsLead { target: rules.target } }
}
