//! The auction as a state machine: bids, passes said or implied, coinche and surcoinche.

pub(crate) mod bid;

use crate::engine::Seat;
use crate::games::coinche::level::{Bid, Level};
use crate::games::coinche::marks::Stake;
use crate::games::coinche::options::*;
use crate::games::coinche::reason::{Id, Reason};
use crate::games::coinche::rules::Rules;
use crate::games::jass::Atout;

/// How far the auction is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Somebody may still speak.
    Open,
    /// A contract stands.
    Closed,
    /// Everybody has passed.
    PassedOut,
}

/// The auction of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Auction {
    /// Whose turn it is.
    pub turn: Seat,
    /// How far it is.
    pub phase: Phase,
    /// The bid that stands.
    pub bid: Option<Bid>,
    /// Who has coinched it.
    pub coinche: Option<Seat>,
    /// Who has surcoinched.
    pub surcoinche: Option<Seat>,
    seats: u8,
    passes: u8,
    bids: [u8; 4],
    spoken: u8,
    declined: u8,
}

/// The seat after this one, of so many.
#[must_use]
pub(crate) const fn next(seats: usize, seat: Seat) -> Seat {
    Seat::at((seat.index() + 1) % seats)
}

/// Do both seats play together?
#[must_use]
pub(crate) const fn together(one: Seat, other: Seat) -> bool {
    one.index() % 2 == other.index() % 2
}

const fn bit(seat: Seat) -> u8 {
    1 << (seat.index() % 4)
}

impl Auction {
    /// An auction among so many seats after a deal by `dealer`.
    #[must_use]
    pub const fn new(seats: usize, dealer: Seat) -> Auction {
        Auction {
            turn: next(seats, dealer),
            phase: Phase::Open,
            bid: None,
            coinche: None,
            surcoinche: None,
            seats: seats as u8,
            passes: 0,
            bids: [0; 4],
            spoken: 0,
            declined: 0,
        }
    }

    /// The stake as it stands.
    #[must_use]
    pub const fn stake(&self) -> Stake {
        match (self.coinche, self.surcoinche) {
            (_, Some(_)) => Stake::Surcoinched,
            (Some(_), None) => Stake::Coinched,
            (None, None) => Stake::Plain,
        }
    }

    /// Has this player said anything yet?
    #[must_use]
    pub const fn has_spoken(&self, seat: Seat) -> bool {
        self.spoken & bit(seat) != 0
    }

    /// After how many passes in a row it closes.
    fn limit(&self, rules: &Rules) -> u8 {
        match self.bid {
            None => self.seats,
            Some(_) if self.coinche.is_some() => self.seats - 1,
            Some(_) if rules.self_overbid == SelfOverbid::No => self.seats - 1,
            Some(_) => self.seats,
        }
    }

    /// The seat that speaks after this one.
    const fn after(&self, seat: Seat) -> Seat {
        next(self.seats as usize, seat)
    }

    /// Lets everybody before `seat` pass.
    fn turn_to(mut self, rules: &Rules, seat: Seat) -> Result<Auction, Reason> {
        let speaker = self.turn;
        while self.turn != seat {
            self = self.one_pass(rules);
            if self.phase != Phase::Open {
                return Err(match self.bid {
                    Some(bid) => Reason::AuctionOver { by: bid.by, level: bid.level, trump: bid.trump },
                    // The others have not: it is only his turn that does not come again.
                    None => Reason::PassedAlready { player: seat, speaker },
                });
            }
        }
        Ok(self)
    }

    fn one_pass(mut self, rules: &Rules) -> Auction {
        self.spoken |= bit(self.turn);
        self.passes += 1;
        if self.passes >= self.limit(rules) {
            self.phase = if self.bid.is_some() { Phase::Closed } else { Phase::PassedOut };
        }
        self.turn = self.after(self.turn);
        self.skip_early();
        self
    }

    /// A pass that is not for that player to say yet. A bid implies the passes before it; a pass implies none, so that four
    /// passes are one deal in whatever order they are written.
    fn early_pass(mut self, seat: Seat) -> Result<Auction, Reason> {
        if self.has_spoken(seat) {
            return Err(Reason::PassedAlready { player: seat, speaker: self.turn });
        }
        self.spoken |= bit(seat);
        self.declined |= bit(seat);
        self.passes += 1;
        if self.passes >= self.seats {
            self.phase = Phase::PassedOut;
        }
        Ok(self)
    }

    /// Before the first bid, who has passed out of turn is not asked again.
    const fn skip_early(&mut self) {
        let mut left = self.seats;
        while self.bid.is_none() && left > 0 && self.has_spoken(self.turn) {
            self.turn = self.after(self.turn);
            left -= 1;
        }
    }

    fn must_be_open(&self) -> Result<(), Reason> {
        match (self.phase, self.bid) {
            (Phase::Open, _) => Ok(()),
            (Phase::Closed | Phase::PassedOut, Some(bid)) => {
                Err(Reason::AuctionOver { by: bid.by, level: bid.level, trump: bid.trump })
            }
            (Phase::Closed | Phase::PassedOut, None) => Err(Reason::AllPassed),
        }
    }

    /// A player passes.
    ///
    /// # Errors
    /// If the auction is over.
    pub fn pass(self, rules: &Rules, seat: Seat) -> Result<Auction, Reason> {
        if self.coinche.is_some() && self.phase == Phase::Closed && self.surcoinche.is_none() {
            return Ok(Auction { declined: self.declined | bit(seat), ..self });
        }
        self.must_be_open()?;
        if self.bid.is_none() && seat != self.turn {
            return self.early_pass(seat);
        }
        let mut after = self.turn_to(rules, seat)?;
        after.declined |= bit(seat);
        Ok(after.one_pass(rules))
    }

    /// A player bids.
    ///
    /// # Errors
    /// If the rules know no such bid, or it is not higher, or it is not for that player to bid.
    pub fn bid(
        self,
        rules: &Rules,
        seat: Seat,
        level: Level,
        trump: Option<Atout>,
    ) -> Result<Auction, Reason> {
        let trump = bid::allowed(rules, level, trump)?;
        if let Some(standing) = self.bid {
            let (by, stands, of) = (standing.by, standing.level, standing.trump);
            if self.coinche.is_some() && (!rules.decoincher.on() || self.surcoinche.is_some()) {
                return Err(Reason::BidAfterCoinche { by, level: stands, trump: of });
            }
            self.must_be_open()?;
            if by == seat && self.coinche.is_none() {
                match rules.self_overbid {
                    SelfOverbid::No => return Err(Reason::OwnBid { by, level: stands, trump: of }),
                    SelfOverbid::OtherSuit if trump == of => return Err(Reason::OwnSuit { by, trump }),
                    SelfOverbid::OtherSuit | SelfOverbid::Yes => {}
                }
            }
            if bid::rank(rules, level, trump) <= bid::rank(rules, stands, of) {
                return Err(Reason::BidNotHigher { level, trump, by, standing: stands, standing_trump: of });
            }
        }
        self.must_be_open()?;
        if let Some(max) = rules.max_bids.0
            && i32::from(self.bids[seat.index() % 4]) >= max
        {
            return Err(Reason::TooManyBids { by: seat, max });
        }
        let mut after = self.turn_to(rules, seat)?;
        after.bids[seat.index() % 4] = after.bids[seat.index() % 4].saturating_add(1);
        after.spoken |= bit(seat);
        Ok(Auction {
            turn: self.after(seat),
            bid: Some(Bid { by: seat, level, trump }),
            coinche: None,
            passes: 0,
            declined: 0,
            ..after
        })
    }

    /// An opponent coinches the bid that stands.
    ///
    /// # Errors
    /// If there is nothing to coinche, or not for that player, or the rules bar it.
    pub fn coinche(self, rules: &Rules, seat: Seat) -> Result<Auction, Reason> {
        let Some(standing) = self.bid else { return Err(Reason::NothingToCoinche) };
        let (by, level, trump) = (standing.by, standing.level, standing.trump);
        if let Some(by) = self.coinche {
            return Err(Reason::AlreadyCoinched { by });
        }
        if together(by, seat) {
            return Err(Reason::CoincheOwnSide { by, level, trump });
        }
        if self.phase != Phase::Open {
            return Err(Reason::CoincheTooLate { by, level, trump });
        }
        match level {
            Level::Points(_) if !rules.coinche_80.yes() && bid::is_eighty(rules, level, trump) => {
                return Err(Reason::CoincheBarred { level, trump, option: Id("coinche-80=no") });
            }
            Level::Slam(_) if !rules.coinche_capot.yes() => {
                return Err(Reason::CoincheBarred { level, trump, option: Id("coinche-capot=no") });
            }
            Level::Slam(slam) if slam.alone() && !rules.coinche_generale.yes() => {
                return Err(Reason::CoincheBarred { level, trump, option: Id("coinche-generale=no") });
            }
            Level::Points(_) | Level::Slam(_) => {}
        }
        let mut after = match rules.coinche_timing {
            Timing::AnyTime => self,
            Timing::Turn => {
                self.turn_to(rules, seat).map_err(|_| Reason::CoincheNotInTurn { player: seat })?
            }
        };
        after.coinche = Some(seat);
        after.spoken |= bit(seat);
        after.passes = 0;
        after.declined = 0;
        after.turn = self.after(seat);
        if !rules.decoincher.on() {
            after.phase = Phase::Closed;
        }
        Ok(after)
    }

    /// The coinched side redoubles.
    ///
    /// # Errors
    /// If nothing is coinched, or not for that player.
    pub fn surcoinche(self, rules: &Rules, seat: Seat) -> Result<Auction, Reason> {
        let (Some(standing), Some(_)) = (self.bid, self.coinche) else {
            return Err(Reason::NothingToSurcoinche);
        };
        if let Some(by) = self.surcoinche {
            return Err(Reason::AlreadySurcoinched { by });
        }
        if !together(standing.by, seat) {
            return Err(Reason::SurcoincheOtherSide { by: standing.by });
        }
        if rules.surcoinche_by == SurBy::Bidder && seat != standing.by {
            return Err(Reason::SurcoincheBidderOnly { by: standing.by });
        }
        if self.declined & bit(seat) != 0 {
            return Err(Reason::SurcoincheDeclined { player: seat });
        }
        if self.phase != Phase::Open && rules.decoincher.on() {
            return Err(Reason::AuctionOver {
                by: standing.by,
                level: standing.level,
                trump: standing.trump,
            });
        }
        Ok(Auction { surcoinche: Some(seat), phase: Phase::Closed, ..self })
    }

    /// A count or a card was recorded: those who have not spoken have passed.
    ///
    /// # Errors
    /// If nobody has bid.
    pub fn finish(self) -> Result<Auction, Reason> {
        match (self.bid, self.phase) {
            (None, Phase::PassedOut) => Err(Reason::AllPassed),
            (None, _) => Err(Reason::NoContract),
            (Some(_), _) => Ok(Auction { phase: Phase::Closed, ..self }),
        }
    }
}
