//! The matches of a period with their players, each player one whatever name was written.

use std::collections::HashMap;

use super::Names;
use crate::cards::fold_word;

/// A match as statistics see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The day, `2026-11-20`.
    pub day: String,
    /// The name of its rules.
    pub rules: String,
    /// The players in the order of their seats, by their place in [`Season::players`].
    pub seats: Vec<usize>,
    /// Do two play together?
    pub pairs: bool,
    /// Is it over?
    pub over: bool,
    /// The accounts that have won, by their place.
    pub winners: Vec<usize>,
    /// The totals, by account.
    pub totals: Vec<i64>,
}

impl Played {
    /// The account of a seat, by its place.
    #[must_use]
    pub const fn account(&self, seat: usize) -> usize {
        if self.pairs { seat % 2 } else { seat }
    }

    /// The seat of a player.
    #[must_use]
    pub fn seat_of(&self, player: usize) -> Option<usize> {
        self.seats.iter().position(|known| *known == player)
    }

    /// What an account has more than the best of the others.
    #[must_use]
    pub fn margin(&self, account: usize) -> i64 {
        let own = self.totals.get(account).copied().unwrap_or(0);
        let others = self.totals.iter().enumerate().filter(|(place, _)| *place != account);
        own - others.map(|(_, total)| *total).max().unwrap_or(0)
    }
}

/// The matches of a period.
#[derive(Debug, Clone, Default)]
pub struct Season {
    /// The players, by the name they are read as.
    pub players: Vec<String>,
    /// The matches, oldest first once [`Season::sort`] was called.
    pub matches: Vec<Played>,
    names: Names,
    by_fold: HashMap<String, usize>,
    by_name: HashMap<String, usize>,
}

impl Season {
    /// An empty period, in which names are read so.
    #[must_use]
    pub fn new(names: Names) -> Season {
        Season { names, ..Season::default() }
    }

    /// The place of a player by a name as it was written.
    pub fn player(&mut self, name: &str) -> usize {
        if let Some(place) = self.by_name.get(name) {
            return *place;
        }
        let read = self.names.of(name);
        let next = self.players.len();
        let place = *self.by_fold.entry(fold_word(&read)).or_insert(next);
        if place == next {
            self.players.push(read);
        }
        self.by_name.insert(name.to_owned(), place);
        place
    }

    /// Adds a match. `winner` is a list of accounts with commas, as it is stored.
    #[expect(clippy::too_many_arguments, reason = "a match has so many parts")]
    pub fn add(
        &mut self,
        id: String,
        game: String,
        opened: &str,
        rules: String,
        players: &[String],
        over: bool,
        winner: Option<&str>,
        totals: &[(String, i64)],
    ) {
        let seats = players.iter().map(|name| self.player(name)).collect();
        let pairs = totals.iter().any(|(account, _)| account == "A");
        let place = |id: &str| totals.iter().position(|(account, _)| account == id);
        self.matches.push(Played {
            id,
            game,
            day: opened.get(..10).unwrap_or(opened).to_owned(),
            rules,
            seats,
            pairs,
            over,
            winners: winner.unwrap_or_default().split(',').filter_map(place).collect(),
            totals: totals.iter().map(|(_, total)| *total).collect(),
        });
    }

    /// Puts the matches in the order of their days.
    pub fn sort(&mut self) {
        self.matches.sort_by(|a, b| (&a.day, &a.id).cmp(&(&b.day, &b.id)));
    }

    /// The players that a name may mean: the one called so, else all whose name begins so.
    #[must_use]
    pub fn find(&self, name: &str) -> Vec<usize> {
        let folded = fold_word(&self.names.of(name));
        if let Some(place) = self.by_fold.get(&folded) {
            return vec![*place];
        }
        let begins =
            |place: &usize| !folded.is_empty() && fold_word(&self.players[*place]).starts_with(&folded);
        (0..self.players.len()).filter(begins).collect()
    }
}
