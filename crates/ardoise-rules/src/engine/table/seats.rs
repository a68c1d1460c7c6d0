//! Who sits where, and who counts together.

use serde::{Deserialize, Serialize};

use super::ids::{Account, Seat, Side};

/// How the players of a game count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Camps {
    /// Two sides of two: seats 1 and 3 against seats 2 and 4.
    Pairs,
    /// Each player for himself.
    Singles,
}

impl Camps {
    /// The account of the first or the second side: that of two partners, or of one of two players.
    #[must_use]
    pub const fn of_two(self, side: usize) -> Account {
        match self {
            Camps::Pairs => Account::Side(Side::at(side % 2)),
            Camps::Singles => Account::Seat(Seat::at(side % 2)),
        }
    }
}

/// The players in order of play and how they count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Names, first seat first.
    pub players: Vec<String>,
    /// Sides, or each for himself.
    pub camps: Camps,
    /// What the sides are called, the first side first, where the table gave them names: `Nous`, `Eux`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<String>,
}

impl Table {
    /// A table whose sides are called by their players.
    #[must_use]
    pub const fn new(players: Vec<String>, camps: Camps) -> Table {
        Table { players, camps, teams: Vec::new() }
    }

    /// The name that the table gave a side.
    #[must_use]
    pub fn team(&self, account: Account) -> Option<&str> {
        match account {
            Account::Side(side) => self.teams.get(side.index()).map(String::as_str),
            Account::Seat(_) => None,
        }
    }

    /// How many seats there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.players.len()
    }

    /// A table without a player; no match has one.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.players.is_empty()
    }

    /// The seats in order of play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len()).map(Seat::at)
    }

    /// The seat `steps` further in order of play.
    #[must_use]
    pub fn after(&self, seat: Seat, steps: usize) -> Seat {
        Seat::at((seat.index() + steps) % self.players.len().max(1))
    }

    /// The next seat in order of play.
    #[must_use]
    pub fn next(&self, seat: Seat) -> Seat {
        self.after(seat, 1)
    }

    /// The account of a seat.
    #[must_use]
    pub fn account(&self, seat: Seat) -> Account {
        match self.camps {
            Camps::Pairs => Account::Side(Side::of(seat)),
            Camps::Singles => Account::Seat(seat),
        }
    }

    /// Every account, in order.
    #[must_use]
    pub fn accounts(&self) -> Vec<Account> {
        match self.camps {
            Camps::Pairs => vec![Account::Side(Side::A), Account::Side(Side::B)],
            Camps::Singles => self.seats().map(Account::Seat).collect(),
        }
    }

    /// The accounts of the best figure, several where they are level. Figures are asked for by the place of the account.
    #[must_use]
    pub fn ahead<K: Ord>(&self, figure: impl Fn(usize) -> K) -> Vec<Account> {
        let accounts = self.accounts();
        let best = (0..accounts.len()).map(&figure).max();
        let figures = accounts.into_iter().enumerate();
        figures.filter(|(place, _)| Some(figure(*place)) == best).map(|(_, account)| account).collect()
    }

    /// The seats that count under an account.
    #[must_use]
    pub fn seats_of(&self, account: Account) -> Vec<Seat> {
        self.seats().filter(|seat| self.account(*seat) == account).collect()
    }

    /// The name of a player; empty for a seat the table does not have.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("", String::as_str)
    }

    /// The name of an account: that of its team, else `Ana`, or `Ana+Cy`.
    #[must_use]
    pub fn account_name(&self, account: Account) -> String {
        if let Some(team) = self.team(account) {
            return team.to_owned();
        }
        let names: Vec<&str> = self.seats_of(account).into_iter().map(|seat| self.name(seat)).collect();
        names.join("+")
    }

    /// Has the table such a seat?
    #[must_use]
    pub fn has(&self, seat: Seat) -> bool {
        seat.index() < self.players.len()
    }
}
