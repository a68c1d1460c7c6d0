//! Numbers by account, as reports give them.

use serde::Serialize;
use serde::ser::SerializeMap;

use crate::engine::say::{Engine, Said, Say as _};
use crate::engine::table::Account;

/// Numbers by account, every account present.
#[derive(Default, Debug, Clone, PartialEq, Eq)]
pub struct ByAccount(pub Vec<(Account, i32)>);

impl ByAccount {
    /// Pairs accounts with their numbers, nought where there are fewer numbers.
    #[must_use]
    pub fn new(accounts: &[Account], numbers: &[i32]) -> ByAccount {
        let number = |place: usize| numbers.get(place).copied().unwrap_or(0);
        ByAccount(accounts.iter().enumerate().map(|(place, account)| (*account, number(place))).collect())
    }

    /// The number of an account.
    #[must_use]
    pub fn of(&self, account: Account) -> i32 {
        self.0.iter().find(|(known, _)| *known == account).map_or(0, |(_, number)| *number)
    }

    /// What paper has otherwise, by account, in the words of a total that differs; what it does not have is no difference.
    #[must_use]
    pub fn unlike(&self, written: &[Option<i32>]) -> Vec<Said> {
        let unlike = self.0.iter().zip(written).filter_map(|((account, counted), written)| {
            let said = written.filter(|written| written != counted)?;
            Some(Engine::TotalsDiffer { account: *account, said, counted: *counted }.said())
        });
        unlike.collect()
    }
}

impl Serialize for ByAccount {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (account, number) in &self.0 {
            map.serialize_entry(&account.to_string(), number)?;
        }
        map.end()
    }
}
