//! The price grid: contract × tricks → points for a declarer and a defender, computed by the scoring itself.

use super::call::Party;
use super::contract::{Contract, Family};
use super::outcome::{Outcome, Played, Taker};
use super::rules::Rules;
use super::score::score;
use crate::engine::{Account, Seat};

/// One cell of the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cell {
    /// The contract.
    pub contract: Contract,
    /// How many play it together.
    pub declarers: usize,
    /// The tricks of the side, or of each declarer of a misère or piccolo.
    pub tricks: i32,
    /// Points of each declarer.
    pub declarer: i32,
    /// Points of each defender; none where nobody defends.
    pub defender: Option<i32>,
}

/// Every contract on the table with every number of tricks it can come to, in rising order.
#[must_use]
pub(crate) fn grid(rules: &Rules) -> Vec<Cell> {
    let offered = |contract: &&Contract| rules.row(**contract).offered;
    let mut order: Vec<Contract> = Contract::ALL.iter().filter(offered).copied().collect();
    order.sort_by_key(|contract| rules.rank(*contract));
    let mut cells = Vec::new();
    for contract in order {
        let most = rules.row(contract).by;
        let least = if contract.pair() { most } else { 1 };
        for declarers in least..=most {
            cells.extend(
                (0..=i32::from(contract.deal_tricks())).filter_map(|t| cell(rules, contract, declarers, t)),
            );
        }
    }
    cells
}

/// One cell, if so many declarers can take so many tricks.
#[must_use]
pub(crate) fn cell(rules: &Rules, contract: Contract, declarers: usize, tricks: i32) -> Option<Cell> {
    let total = i32::from(contract.deal_tricks());
    let each = match contract.family() {
        Family::Pair => 1,
        Family::AtLeast | Family::Exactly => i32::try_from(declarers).ok()?,
    };
    let all = each.checked_mul(tricks)?;
    if !(0..=total).contains(&all) || (declarers == 4 && all != total) {
        return None;
    }
    let actives = (1..4).map(Seat::at).fold(Party::of(Seat::at(0)), Party::with);
    let taker = |place: usize| Taker {
        seat: Seat::at(place),
        contract,
        tricks: Some(tricks),
        said: None,
        fault: None,
    };
    let played = (1..declarers).map(taker).fold(Played::of(taker(0), actives, false), Played::with);
    let lines = score(rules, &Outcome::Played(played));
    let points = |place: usize| lines.of(Account::Seat(Seat::at(place)));
    Some(Cell {
        contract,
        declarers,
        tricks,
        declarer: points(0),
        defender: (declarers < 4).then(|| points(3)),
    })
}
