//! Who stands behind a deal as it is written: whoever entered it, and whoever agreed to it.

use serde::Serialize;

use crate::engine::table::{Account, Seat, Table};

/// How far a deal is agreed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Consent {
    /// It is written, and waits.
    Entered,
    /// Players of two accounts stand behind it.
    Agreed,
    /// Somebody disputes it.
    Disputed,
}

impl Consent {
    /// All of them.
    pub const ALL: [Consent; 3] = [Consent::Entered, Consent::Agreed, Consent::Disputed];

    /// The word for it in JSON, which is also the end of its messages.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Consent::Entered => "entered",
            Consent::Agreed => "agreed",
            Consent::Disputed => "disputed",
        }
    }
}

/// Who stands behind a deal as it is written.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Agreement {
    /// The player who entered it; none where somebody else did.
    pub by: Option<Seat>,
    /// Who agreed to it.
    pub agreed: Vec<Seat>,
    /// Who disputes it, each with a word on why, which may be empty.
    pub disputed: Vec<(Seat, String)>,
}

impl Agreement {
    /// Takes in what a player says now: his last word counts.
    pub fn hear(&mut self, player: Seat, agrees: bool, why: &str) {
        self.agreed.retain(|seat| *seat != player);
        self.disputed.retain(|(seat, _)| *seat != player);
        if agrees {
            self.agreed.push(player);
        } else {
            self.disputed.push((player, why.to_owned()));
        }
    }

    /// The accounts that stand behind it, each once.
    fn behind(&self, table: &Table) -> Vec<Account> {
        let mut accounts: Vec<Account> =
            self.by.iter().chain(&self.agreed).map(|seat| table.account(*seat)).collect();
        accounts.sort_unstable();
        accounts.dedup();
        accounts
    }

    /// How far it is agreed: as soon as players of two accounts stand behind it. Whoever entered it is one of them.
    #[must_use]
    pub fn consent(&self, table: &Table) -> Consent {
        if !self.disputed.is_empty() {
            Consent::Disputed
        } else if self.behind(table).len() > 1 {
            Consent::Agreed
        } else {
            Consent::Entered
        }
    }

    /// Whose agreement is waited for: one of these is enough, or two of different accounts where nobody stands behind it.
    #[must_use]
    pub fn awaits(&self, table: &Table) -> Vec<Seat> {
        if self.consent(table) == Consent::Agreed {
            return Vec::new();
        }
        let behind = self.behind(table);
        table.seats().filter(|seat| !behind.contains(&table.account(*seat))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::table::Camps;

    fn table(camps: Camps) -> Table {
        Table::new(["Ana", "Bob", "Cy", "Dee"].map(str::to_owned).to_vec(), camps)
    }

    #[test]
    fn one_of_the_other_side_is_enough_and_a_partner_is_not() {
        let (ana, bob, cy, dee) = (Seat::at(0), Seat::at(1), Seat::at(2), Seat::at(3));
        let pairs = table(Camps::Pairs);
        let mut deal = Agreement { by: Some(ana), ..Agreement::default() };
        assert_eq!((deal.consent(&pairs), deal.awaits(&pairs)), (Consent::Entered, vec![bob, dee]));
        deal.hear(cy, true, "");
        assert_eq!(deal.consent(&pairs), Consent::Entered);
        deal.hear(dee, true, "");
        assert_eq!((deal.consent(&pairs), deal.awaits(&pairs)), (Consent::Agreed, vec![]));
        deal.hear(bob, false, "the belote");
        assert_eq!(deal.consent(&pairs), Consent::Disputed);
        deal.hear(bob, true, "");
        assert_eq!((deal.consent(&pairs), deal.disputed.len()), (Consent::Agreed, 0));
    }

    #[test]
    fn the_last_word_of_a_player_is_the_one_that_counts() {
        let bob = Seat::at(1);
        let mut deal = Agreement::default();
        deal.hear(bob, false, "the belote");
        deal.hear(bob, false, "the last trick");
        assert_eq!(deal.disputed, [(bob, "the last trick".to_owned())]);
        deal.hear(bob, true, "");
        deal.hear(bob, true, "");
        assert_eq!((deal.agreed, deal.disputed), (vec![bob], vec![]));
    }

    #[test]
    fn what_a_scribe_entered_waits_for_two_accounts() {
        let singles = table(Camps::Singles);
        let mut deal = Agreement::default();
        assert_eq!(deal.awaits(&singles).len(), 4);
        deal.hear(Seat::at(0), true, "");
        assert_eq!((deal.consent(&singles), deal.awaits(&singles).len()), (Consent::Entered, 3));
        deal.hear(Seat::at(3), true, "");
        assert_eq!(deal.consent(&singles), Consent::Agreed);
    }
}
