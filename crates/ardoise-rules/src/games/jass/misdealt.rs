//! A deal that was dealt wrongly: how often, and whether that costs it.

use super::options::Misdeal;
use crate::engine::{Common, Seat, Side};

/// How often a deal was misdealt, and to whom it is lost by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Misdealt {
    /// How often.
    pub times: u8,
    /// The side that wins by it, where the house lets it cost the deal.
    pub lost_to: Option<Side>,
}

impl Misdealt {
    /// The deal is dealt again without a price.
    #[must_use]
    pub const fn again(self) -> Misdealt {
        Misdealt { lost_to: None, ..self }
    }

    /// The dealer has misdealt once more; `fixed`: the trump was fixed already.
    ///
    /// # Errors
    /// If it is not the dealer.
    pub fn once_more(
        self,
        house: Misdeal,
        dealer: Seat,
        player: Seat,
        fixed: bool,
    ) -> Result<Misdealt, Common> {
        if player != dealer {
            return Err(Common::NotTheDealer { player, dealer });
        }
        let times = self.times.saturating_add(1);
        let costs = house.costs(times, fixed);
        Ok(Misdealt { times, lost_to: costs.then(|| Side::of(player).other()) })
    }
}
