//! What each contract is worth in the scale of the table.

use super::contract::{BASE, Contract, MULTIPLIER};
use super::rules::{LowestBid, Rules, Scale};

/// What a contract is worth: `multiplier × (base + difference)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Worth {
    /// What is added to the difference.
    pub base: i32,
    /// What the sum is multiplied by.
    pub multiplier: i32,
}

impl Contract {
    /// What it is worth at this table; none where the table does not have it, with the option that takes it away.
    ///
    /// # Errors
    /// The option and its value.
    pub fn worth(self, rules: &Rules) -> Result<Worth, (&'static str, String)> {
        let value = |id: &'static str| Err((id, crate::engine::Rules::get(rules, id).unwrap_or_default()));
        if self == Contract::Pousse && !rules.pousse.on() {
            return value("pousse");
        }
        if self == Contract::Prise && rules.lowest_bid == LowestBid::Garde {
            return value("lowest-bid");
        }
        let cell = |column: usize| rules.contract.cell(self as usize, column);
        let written = |base: i32, multiplier: i32| {
            let multiplier = cell(MULTIPLIER).unwrap_or(multiplier);
            Ok(Worth { base: cell(BASE).unwrap_or(base), multiplier })
        };
        let multiplied = |multiplier| written(25, multiplier);
        let based = |base| written(base, 1);
        match (rules.contract_scale, self) {
            (Scale::Old80, Contract::Prise | Contract::Pousse) => value("contract-scale"),
            (Scale::Old, Contract::Prise) => based(20),
            (Scale::Old, Contract::Pousse) => based(40),
            (Scale::Old | Scale::Old80, Contract::Garde) => based(80),
            (Scale::Old | Scale::Old80, Contract::GardeSans) => based(160),
            (Scale::Old | Scale::Old80, Contract::GardeContre) => based(320),
            (Scale::Pousse, Contract::Pousse) => multiplied(2),
            (Scale::Pousse, Contract::Garde) => multiplied(4),
            (Scale::Pousse, Contract::GardeSans) => multiplied(8),
            (Scale::Pousse, Contract::GardeContre) => multiplied(12),
            (_, Contract::Prise | Contract::Pousse) => multiplied(1),
            (Scale::Fft | Scale::Contre5 | Scale::Sans3Contre4, Contract::Garde) => multiplied(2),
            (Scale::Sans3Contre4, Contract::GardeSans) => multiplied(3),
            (Scale::Fft | Scale::Contre5, Contract::GardeSans) => multiplied(4),
            (Scale::Sans3Contre4, Contract::GardeContre) => multiplied(4),
            (Scale::Contre5, Contract::GardeContre) => multiplied(5),
            (Scale::Fft, Contract::GardeContre) => multiplied(6),
        }
    }
}
