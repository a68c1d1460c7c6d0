//! What a deal came to: all that scoring sees.

use crate::cards::{Card, Trump};
use crate::engine::{Seat, Setting};

use super::event::is_voiture;
use super::rules::{Aim, Contre, ManilleRules, MultiplierMode};
use super::shape::{Camp, Shape};

/// The rules and players of a deal.
pub(crate) type At<'a> = Setting<'a, ManilleRules>;

/// The choice of trump and what was said about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spoken {
    /// Who chose.
    pub chooser: Seat,
    /// What was chosen.
    pub trump: Trump,
    /// Who said contre.
    pub contre: Option<Seat>,
    /// Who said surcontre.
    pub surcontre: Option<Seat>,
}

/// What was ruled to have been done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A revoke.
    Revoke,
    /// A lie, where partners talk.
    Lie,
}

/// How a deal ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// It was played out.
    Counted {
        /// What the dealer's camp counted; the other camp counted the rest.
        dealer: i32,
    },
    /// It was played out, each of four for himself.
    Shared {
        /// What each player counted, seat by seat.
        points: [i32; 4],
    },
    /// It was annulled, and the camp of `player` pays.
    Fault {
        /// Who did it.
        player: Seat,
        /// What.
        fault: Fault,
    },
    /// It was annulled, and nobody pays.
    Annulled,
}

/// What a deal came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// Who dealt it.
    pub dealer: Seat,
    /// How often each seat misdealt before it was dealt well.
    pub misdealt: [u8; 4],
    /// The turned card.
    pub turned: Option<Card>,
    /// The choice, if it came to that.
    pub spoken: Option<Spoken>,
    /// Doublings carried over from equal counts.
    pub carried: u8,
    /// How it ended.
    pub end: End,
}

impl Outcome {
    /// Did the camp that chose the trump go beyond par? None where it made just par, or nothing was decided.
    #[must_use]
    pub fn made(&self, at: At<'_>) -> Option<bool> {
        let chooser = Camp::of(at.table, self.dealer, self.spoken?.chooser);
        match self.end {
            End::Counted { dealer } => {
                let shape = Shape::of(at.rules);
                let (points, par) = match chooser {
                    Camp::Dealer => (dealer, shape.par()),
                    Camp::Other => (shape.total() - dealer, shape.par()),
                };
                (points != par).then_some((points > par) == (at.rules.aim == Aim::Most))
            }
            End::Shared { points } => {
                let (own, par) = (points[self.dealer.index() % 4], Shape::of(at.rules).par());
                (own != par).then_some((own > par) == (at.rules.aim == Aim::Most))
            }
            End::Fault { player, .. } => Some(Camp::of(at.table, self.dealer, player) != chooser),
            End::Annulled => None,
        }
    }
}

/// Something that raises the stakes of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// Sans-atout.
    Voiture,
    /// Contre.
    Contre(Seat),
    /// Surcontre.
    Surcontre(Seat),
    /// So many doublings carried over from equal counts.
    Carried(u8),
    /// Everything to one camp.
    Capot,
}

/// The stakes of a deal: each step with the multiplier before and after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stakes {
    steps: [(Step, i32, i32); 5],
    len: usize,
    multiplier: i32,
}

impl Stakes {
    /// A deal that counts once.
    pub(crate) const PLAIN: Stakes = Stakes { steps: [(Step::Capot, 1, 1); 5], len: 0, multiplier: 1 };

    /// The stakes that were spoken and carried over.
    #[must_use]
    pub(crate) fn of(rules: &ManilleRules, spoken: &Spoken, carried: u8) -> Stakes {
        let mut stakes = Stakes::PLAIN;
        if is_voiture(spoken.trump) {
            stakes.raise(rules, Step::Voiture, 1);
        }
        if let Some(by) = spoken.contre
            && rules.contre != Contre::Off
        {
            stakes.raise(rules, Step::Contre(by), 1);
        }
        if let Some(by) = spoken.surcontre
            && rules.contre == Contre::Answered
        {
            stakes.raise(rules, Step::Surcontre(by), 1);
        }
        if carried > 0 {
            stakes.raise(rules, Step::Carried(carried), carried);
        }
        stakes
    }

    /// The same with one step more, worth `times` doublings.
    pub(crate) fn raise(&mut self, rules: &ManilleRules, step: Step, times: u8) {
        let from = self.multiplier;
        let to = match rules.multiplier_mode {
            MultiplierMode::Multiply => from.saturating_mul(1 << times.min(20)),
            MultiplierMode::Add => from.saturating_add(i32::from(times)),
        };
        let to = to.min(rules.max_multiplier.0.unwrap_or(i32::MAX)).max(from);
        if let Some(place) = self.steps.get_mut(self.len) {
            *place = (step, from, to);
            self.len += 1;
            self.multiplier = to;
        }
    }

    /// By how much the deal is multiplied.
    #[must_use]
    pub(crate) const fn multiplier(&self) -> i32 {
        self.multiplier
    }

    /// Each step with the multiplier before and after it.
    #[must_use]
    pub(crate) fn steps(&self) -> &[(Step, i32, i32)] {
        &self.steps[..self.len]
    }
}
