//! What a player owes a trick: to follow, to climb, to ruff, to go over a ruff. One reading of these duties for every game,
//! with what games and houses change of them.

use super::legality::{Duty, Narrow, Position, Stance, Trumps};
use crate::cards::{Cards, Strength};

/// Where whoever follows must play higher than the trick, if he can.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Climb {
    /// Nowhere.
    Never,
    /// Where trump is led; at all trumps in every suit.
    Trumps,
    /// In every suit.
    Always,
}

/// Whether a player who is void must ruff.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ruff {
    /// He plays what he likes.
    Never,
    /// He must, unless his partner holds the trick.
    UnlessPartner,
    /// He must, whoever holds it.
    Always,
}

/// What a player owes a trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Obligations {
    /// Where he climbs.
    pub climb: Climb,
    /// Does he climb over his partner too?
    pub over_partner: bool,
    /// Must he ruff?
    pub ruff: Ruff,
    /// Must a ruff be gone over?
    pub overruff: bool,
    /// Must whoever cannot go over a ruff still play trump?
    pub undertrump: bool,
    /// Is it barred to go under a partner's ruff while a higher trump is held?
    pub spare_partner: bool,
    /// Cards that owe nothing: whoever holds one may always play it.
    pub exempt: Cards,
}

impl Obligations {
    /// To follow, and no more.
    pub const FOLLOW: Obligations = Obligations {
        climb: Climb::Never,
        over_partner: false,
        ruff: Ruff::Never,
        overruff: false,
        undertrump: false,
        spare_partner: false,
        exempt: Cards::EMPTY,
    };

    /// What a hand may play.
    #[inline]
    pub fn narrow<N: Narrow>(
        self,
        stance: &Stance,
        strength: &Strength,
        position: &Position<'_>,
        hand: Cards,
    ) -> N {
        let free = N::free(hand);
        let Some(led) = position.led(strength) else { return free };
        // What owes nothing is no reason to be held to a duty, and no duty bars it.
        let must = |free: N, cards: Cards, duty: Duty| {
            if hand.and(cards).is_empty() { free } else { free.must(cards.or(self.exempt), duty) }
        };
        let same = hand.suit(led).minus(self.exempt);
        let trump = stance.trumps.suit();
        if !same.is_empty() {
            let climbs = match self.climb {
                Climb::Never => false,
                Climb::Trumps => trump == Some(led) || stance.trumps == Trumps::All,
                Climb::Always => true,
            };
            let free = must(free, same, Duty::Follow);
            let master = position.master(strength).filter(|_| climbs);
            return match master {
                Some((by, _)) if position.partner(by) && !self.over_partner => free,
                Some((_, best)) => must(free, strength.order(led).stronger(best), Duty::Rise),
                None => free,
            };
        }
        let trumps = trump.map_or(Cards::EMPTY, |trump| hand.suit(trump).minus(self.exempt));
        if trumps.is_empty() || self.ruff == Ruff::Never {
            return free;
        }
        let Some((master, best)) = position.master(strength) else { return free };
        let ruffed = strength.suit(best) == trump;
        let over = if ruffed { trumps.and(strength.trumps.stronger(best)) } else { trumps };
        if self.ruff == Ruff::UnlessPartner && position.partner(master) {
            let spare = ruffed && self.spare_partner && !over.is_empty();
            return if spare { must(free, hand.minus(trumps).or(over), Duty::SparePartner) } else { free };
        }
        match (ruffed && self.overruff, over.is_empty()) {
            (false, _) => must(free, trumps, Duty::Ruff),
            (true, true) if self.undertrump => must(free, trumps, Duty::Undertrump),
            (true, true) => free,
            (true, false) if self.undertrump => must(must(free, trumps, Duty::Ruff), over, Duty::Overruff),
            (true, false) => must(free, over, Duty::Overruff),
        }
    }
}
