//! A deal in progress or done: the auction, then what was counted.

use super::auction::{Auction, Phase};
use super::count;
use super::level::{Bid, Level};
use super::options::*;
use super::outcome::{Contract, Outcome, Played, Void};
use super::reason::Reason;
use super::rules::Rules;
use super::table;
use crate::engine::{Seat, Side};
use crate::games::jass::{Count, Counted, Misdealt};

/// A deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    /// Who dealt it.
    pub dealer: Seat,
    /// The auction.
    pub auction: Auction,
    /// Has the play begun?
    pub playing: bool,
    /// What was counted.
    pub tally: Counted,
    /// Was the contract said to be made or not, without a figure?
    pub said: Option<bool>,
    /// How often it was misdealt, and to whom it is lost by it.
    pub misdealt: Misdealt,
    /// Was it annulled?
    pub annulled: bool,
}

impl Deal {
    /// A deal that was just dealt.
    #[must_use]
    pub fn new(rules: &Rules, dealer: Seat) -> Deal {
        Deal {
            dealer,
            auction: Auction::new(rules.seats(), dealer),
            playing: false,
            tally: Counted::default(),
            said: None,
            misdealt: Misdealt::default(),
            annulled: false,
        }
    }

    /// The same deal dealt again.
    #[must_use]
    pub fn again(&self, rules: &Rules) -> Deal {
        Deal { misdealt: self.misdealt.again(), ..Deal::new(rules, self.dealer) }
    }

    /// The contract as it stands.
    #[must_use]
    pub fn contract(&self) -> Option<Contract> {
        let Bid { by, level, trump } = self.auction.bid?;
        Some(Contract { by, level, trump, stake: self.auction.stake() })
    }

    /// The contract, everybody who has not spoken having passed.
    ///
    /// # Errors
    /// If there is none.
    pub fn begin_play(&self) -> Result<(Deal, Contract), Reason> {
        let deal = Deal { auction: self.auction.finish()?, playing: true, ..*self };
        let contract = deal.contract().ok_or(Reason::NoContract)?;
        Ok((deal, contract))
    }

    /// Something is counted or announced, the auction being over.
    ///
    /// # Errors
    /// If there is no contract, or it cannot be.
    pub fn count<E: Into<Reason>>(
        &self,
        rules: &Rules,
        counted: impl FnOnce(&mut Counted, Count, Contract) -> Result<(), E>,
    ) -> Result<Deal, Reason> {
        let (mut deal, contract) = self.begin_play()?;
        counted(&mut deal.tally, count(rules, contract), contract).map_err(Into::into)?;
        Ok(deal)
    }

    /// The contract was made, or it was not: nobody says by how much.
    ///
    /// # Errors
    /// If there is none, the result is known already, or what is marked depends on the points.
    pub fn said_to_be(&self, rules: &Rules, made: bool) -> Result<Deal, Reason> {
        let (deal, contract) = self.begin_play()?;
        if deal.outcome(rules).is_some_and(|_| deal.said.is_none()) {
            return Err(Reason::ResultKnown);
        }
        if !table::without_figure(rules, contract, made) {
            return Err(Reason::FigureWanted);
        }
        Ok(Deal { said: Some(made), ..deal })
    }

    /// Something is said in the auction.
    ///
    /// # Errors
    /// If the play has begun, or what was said cannot be.
    pub fn say(&self, said: impl FnOnce(Auction) -> Result<Auction, Reason>) -> Result<Deal, Reason> {
        match self.contract() {
            Some(Contract { by, level, trump, .. }) if self.playing => {
                Err(Reason::AuctionOver { by, level, trump })
            }
            _ => Ok(Deal { auction: said(self.auction)?, ..*self }),
        }
    }

    /// The dealer has misdealt.
    ///
    /// # Errors
    /// If it is not the dealer.
    pub fn misdeal(&self, rules: &Rules, player: Seat) -> Result<Deal, Reason> {
        let fixed = self.playing || self.auction.phase == Phase::Closed;
        let misdealt = self.misdealt.once_more(rules.misdeal, self.dealer, player, fixed)?;
        Ok(Deal { misdealt, ..Deal::new(rules, self.dealer) })
    }

    /// Has the dealer lost the right to bid?
    #[must_use]
    pub fn may_not_bid(&self, rules: &Rules, player: Seat) -> bool {
        rules.misdeal.bars(self.misdealt.times) && player == self.dealer
    }

    /// A player asks for a new deal because of a worthless hand.
    ///
    /// # Errors
    /// If the rules know no such thing, or he has spoken.
    pub fn weak(&self, rules: &Rules, player: Seat) -> Result<Deal, Reason> {
        if rules.low_hand != LowHand::Annul {
            return Err(Reason::WeakOff);
        }
        if self.playing || self.auction.phase != Phase::Open || self.auction.has_spoken(player) {
            return Err(Reason::WeakTooLate { player });
        }
        Ok(match rules.annul_dealer {
            AnnulDealer::Same => self.again(rules),
            AnnulDealer::Next => Deal::new(rules, super::auction::next(rules.seats(), self.dealer)),
        })
    }

    /// What the deal came to, once that is known.
    #[must_use]
    pub fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        if self.annulled {
            return Some(Outcome::Void(Void::Annulled));
        }
        if let Some(side) = self.misdealt.lost_to {
            return Some(Outcome::Misdealt(side));
        }
        if self.auction.phase == Phase::PassedOut {
            return Some(Outcome::Void(Void::PassedOut));
        }
        let contract = self.contract()?;
        let tally = &self.tally;
        if let Some(player) = tally.revoke {
            let points = tally.points.map_or([0, 0], |points| points.by_side);
            return Some(Outcome::Revoked(contract, Side::of(player), points));
        }
        let total = count::scale(rules, contract.trump).total();
        let known = match contract.level {
            _ if rules.two() => tally.points.is_some_and(|points| points.both()),
            _ if tally.sweep.is_some() => true,
            Level::Points(_) => {
                tally.points.is_some() && (tally.der.is_some() || !count::needs_der(rules, contract.trump))
            }
            Level::Slam(_) => {
                let short = tally.points.is_some_and(|points| points.by_side[contract.taker()] < total);
                tally.tricks.is_some() || short
            }
        };
        // A figure goes before a word.
        let said = self.said.filter(|_| !known);
        (known || said.is_some()).then(|| {
            Outcome::Played(Played {
                contract,
                said,
                points: tally.points.map_or([0, 0], |points| points.by_side),
                sweep: tally.sweep,
                der: tally.der,
                belotes: tally.belotes(),
                annonces: tally.declared.settled(rules.house(), contract.trump, None),
            })
        })
    }
}

/// How a deal of this contract is counted.
pub(crate) fn count(rules: &Rules, contract: Contract) -> Count {
    let scale = count::scale(rules, contract.trump);
    let tricks = rules.tricks();
    Count { scale, tricks, cards: tricks * rules.seats(), camps: rules.camps() }
}
