//! What a game is asked in, and how it says that it stands.

use crate::engine::options::{Finish, MatchEnd, MatchFormat, Missing, Stop};
use crate::engine::score::Race;
use crate::engine::table::{Account, Seat, Table};

/// What ends a match or its parts, as far as it is a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Goal {
    /// So many points, in the match or in each of its parts.
    pub points: Option<i32>,
    /// So many deals.
    pub deals: Option<i32>,
    /// Is one more deal played where the sides are level then?
    pub plays_off: bool,
}

impl From<Finish> for Goal {
    fn from(finish: Finish) -> Goal {
        match finish.format {
            MatchFormat::Points => Goal { points: Some(finish.target), deals: None, plays_off: true },
            MatchFormat::Deals => Goal { points: None, deals: Some(finish.deals), plays_off: true },
        }
    }
}

impl From<Stop> for Goal {
    fn from(stop: Stop) -> Goal {
        match stop.end {
            MatchEnd::Open => Goal::default(),
            MatchEnd::Points => Goal { points: Some(stop.target), deals: None, plays_off: !stop.shared },
            MatchEnd::Deals => Goal { points: None, deals: Some(stop.deals), plays_off: !stop.shared },
        }
    }
}

impl Goal {
    /// Does nothing end the match but the table itself?
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.points.is_none() && self.deals.is_none()
    }
}

/// The rules in force and the players: what every question to a game comes with.
#[derive(Debug)]
pub struct Setting<'a, R> {
    /// The rules in force in this deal.
    pub rules: &'a R,
    /// The players in this deal.
    pub table: &'a Table,
}

impl<R> Clone for Setting<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Setting<'_, R> {}

/// Who may speak now, and what is expected.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Expects {
    /// Whose turn it is, where it is somebody's.
    pub to_act: Option<Seat>,
    /// The keywords that are possible now, the likely one first.
    pub events: Vec<&'static str>,
}

/// How a match stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing<R> {
    /// Totals of the part now open (or of the last one), by account.
    pub totals: Vec<i32>,
    /// Totals at the close of the last deal, within the part it belongs to.
    pub closing: Vec<i32>,
    /// The parts of the match, where it has any.
    pub parts: Option<Parts>,
    /// Is it over?
    pub over: bool,
    /// Who has won; several where a victory is shared.
    pub winners: Vec<Account>,
    /// Is it over without a winner?
    pub draw: bool,
    /// What each account still needs, in words; empty when it is over.
    pub needs: Vec<(Account, R)>,
}

impl<R> Standing<R> {
    /// A race that is open, without parts, of which nothing is said that is needed.
    #[must_use]
    pub fn open(race: &Race) -> Standing<R> {
        Standing {
            totals: race.totals.clone(),
            closing: race.closing.clone(),
            parts: None,
            over: false,
            winners: Vec::new(),
            draw: false,
            needs: Vec::new(),
        }
    }

    /// A race with its winners and, while it is open, what each place still needs.
    #[must_use]
    pub fn of(accounts: &[Account], race: &Race, winners: Vec<Account>, need: impl Fn(usize) -> R) -> Self {
        let open = accounts.iter().enumerate().filter(|_| !race.over);
        Standing {
            over: race.over,
            draw: race.over && winners.is_empty(),
            winners,
            needs: open.map(|(place, account)| (*account, need(place))).collect(),
            ..Standing::open(race)
        }
    }

    /// A race of players each for himself.
    #[must_use]
    pub fn of_each(table: &Table, race: &Race, stop: &Stop, said: impl Fn(Missing) -> R) -> Standing<R> {
        let accounts = table.accounts();
        let winners: Vec<Account> =
            stop.winners(race).into_iter().filter_map(|place| accounts.get(place).copied()).collect();
        let over = !winners.is_empty();
        let need = |account: &Account| Some((*account, said(stop.missing(race, account.index())?)));
        let needs = accounts.iter().filter(|_| !over).filter_map(need).collect();
        Standing { over, winners, needs, ..Standing::open(race) }
    }

    /// The same when the table stops here: `ahead` have won, or are level.
    #[must_use]
    pub fn stopped(mut self, ahead: Vec<Account>, level_share: bool) -> Standing<R> {
        if let Some(parts) = &mut self.parts
            && self.totals != self.closing
        {
            // The last part had ended: the one now open was never played.
            parts.no = parts.no.saturating_sub(1).max(1);
        }
        self.over = true;
        self.draw = ahead.len() > 1 && !level_share;
        self.winners = if self.draw { Vec::new() } else { ahead };
        self.needs = Vec::new();
        self
    }
}

/// The parts of a match: manches, games of a rubber.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parts {
    /// The word for a part, `manche` or `game`.
    pub name: &'static str,
    /// The number of the part now open, from 1.
    pub no: u32,
    /// How many parts each account has won.
    pub won: Vec<u32>,
    /// The points by which the whole is decided, by account.
    pub points: Vec<i32>,
}
