//! What a player, or two who play together, have done: matches, deals, contracts, evenings, partners, opponents.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Played, Season};

/// Matches played and won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Tally {
    /// Matches, those in progress among them.
    pub matches: u32,
    /// Matches that are over.
    pub over: u32,
    /// Matches won, alone or with others.
    pub won: u32,
}

impl Tally {
    fn add(&mut self, over: bool, won: bool) {
        self.matches += 1;
        self.over += u32::from(over);
        self.won += u32::from(won);
    }
}

/// Contracts of one level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Contracts {
    /// How many.
    pub played: u32,
    /// Those made, where the game says so.
    pub made: u32,
    /// Those failed, where the game says so.
    pub failed: u32,
}

/// A day at the table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Evening {
    /// The day.
    pub day: String,
    /// Matches over, and won.
    pub tally: Tally,
    /// What the totals were better than the best of the others, summed.
    pub margin: i64,
}

/// Somebody else at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct With {
    /// Who.
    pub name: String,
    /// The matches together.
    pub tally: Tally,
}

/// Everything about a player.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct Career {
    /// All matches.
    pub tally: Tally,
    /// Deals played to their end.
    pub deals: u32,
    /// Points marked in them by the player's side.
    pub points: i64,
    /// Points marked in them by the others.
    pub others: i64,
    /// The contracts of the player's side, by level.
    pub contracts: BTreeMap<String, Contracts>,
    /// Contracts that the player himself has said.
    pub taken: Contracts,
    /// Contracts of the others that the player's side doubled.
    pub doubled: Contracts,
    /// Contracts of the player's side that were doubled.
    pub suffered: Contracts,
    /// The lines of the player's side, by article: how many, and their points.
    pub articles: BTreeMap<String, (u32, i64)>,
    /// Partners, the most frequent first.
    pub partners: Vec<With>,
    /// Opponents, the most frequent first.
    pub opponents: Vec<With>,
    /// By game.
    pub games: BTreeMap<String, Tally>,
    /// By month.
    pub months: BTreeMap<String, Tally>,
    /// By rules.
    pub houses: BTreeMap<String, Tally>,
    /// The best evening.
    pub best: Option<Evening>,
    /// The worst evening.
    pub worst: Option<Evening>,
    /// The most matches won one after the other.
    pub longest_won: u32,
    /// The most matches not won one after the other.
    pub longest_lost: u32,
    /// Matches won (above nought) or not won (below) in a row up to now.
    pub current: i32,
    /// Matches won less matches not won, after each match that is over.
    pub balance: Vec<i32>,
}

/// A contract as the games store it; what one does not say is not counted.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Contract {
    by: Vec<usize>,
    level: Value,

    stake: Option<String>,
    made: Option<bool>,
    articles: Vec<(String, String, i64)>,
}

impl Contract {
    /// Was it doubled? The stake says so where a game has one; other games multiply for other reasons too.
    fn doubled(&self) -> bool {
        match &self.stake {
            Some(stake) => stake.contains("coinched"),
            None => false,
        }
    }

    fn level(&self) -> Option<String> {
        match &self.level {
            Value::Null => None,
            Value::String(level) => Some(level.clone()),
            other => Some(other.to_string()),
        }
    }
}

impl Contracts {
    fn add(&mut self, made: Option<bool>) {
        self.played += 1;
        self.made += u32::from(made == Some(true));
        self.failed += u32::from(made == Some(false));
    }
}

/// A deal: its contract as stored, and the points by account.
pub type Deal = (Option<String>, Vec<(String, i64)>);

impl Career {
    /// The career of a player in a season; `partner` leaves only the matches both played together.
    /// `deals` gives the deals of a match.
    pub fn of<E>(
        season: &Season,
        player: usize,
        partner: Option<usize>,
        mut deals: impl FnMut(&str) -> Result<Vec<Deal>, E>,
    ) -> Result<Career, E> {
        let mut career = Career::default();
        let mut partners: BTreeMap<usize, Tally> = BTreeMap::new();
        let mut opponents: BTreeMap<usize, Tally> = BTreeMap::new();
        let mut evenings: BTreeMap<&str, Evening> = BTreeMap::new();
        for played in &season.matches {
            let Some(seat) = played.seat_of(player) else { continue };
            let own = played.account(seat);
            let together =
                |other: &usize| played.seat_of(*other).map(|seat| played.account(seat)) == Some(own);
            if partner.is_some_and(|partner| !together(&partner)) {
                continue;
            }
            let won = played.over && played.winners.contains(&own);
            career.tally.add(played.over, won);
            career.games.entry(played.game.clone()).or_default().add(played.over, won);
            let month = played.day.get(..7).unwrap_or(&played.day).to_owned();
            career.months.entry(month).or_default().add(played.over, won);
            career.houses.entry(played.rules.clone()).or_default().add(played.over, won);
            for (place, other) in played.seats.iter().enumerate().filter(|(place, _)| *place != seat) {
                let list = if played.account(place) == own { &mut partners } else { &mut opponents };
                list.entry(*other).or_default().add(played.over, won);
            }
            if played.over {
                let evening = evenings.entry(&played.day).or_default();
                evening.tally.add(true, won);
                evening.margin += played.margin(own);
                career.streak(won);
            }
            for deal in deals(&played.id)? {
                career.deal(&deal, played, seat, own);
            }
        }
        career.evenings(evenings);
        career.partners = listed(season, partners);
        career.opponents = listed(season, opponents);
        Ok(career)
    }

    fn streak(&mut self, won: bool) {
        let last = self.balance.last().copied().unwrap_or(0);
        self.balance.push(last + if won { 1 } else { -1 });
        self.current = match (won, self.current) {
            (true, current) => current.max(0) + 1,
            (false, current) => current.min(0) - 1,
        };
        self.longest_won = self.longest_won.max(u32::try_from(self.current).unwrap_or(0));
        self.longest_lost = self.longest_lost.max(u32::try_from(-self.current).unwrap_or(0));
    }

    fn deal(&mut self, (contract, score): &Deal, played: &Played, seat: usize, own: usize) {
        self.deals += 1;
        for (place, (_, points)) in score.iter().enumerate() {
            if place == own {
                self.points += points;
            } else {
                self.others += points;
            }
        }
        let contract = contract.as_deref().and_then(|text| serde_json::from_str::<Contract>(text).ok());
        let Some(contract) = contract else { return };
        let account = score.get(own).map_or("", |(account, _)| account.as_str());
        for (to, article, points) in &contract.articles {
            if to == account {
                let entry = self.articles.entry(article.clone()).or_default();
                *entry = (entry.0 + 1, entry.1 + points);
            }
        }
        let Some(level) = contract.level() else { return };
        let ours = contract.by.iter().any(|by| by.checked_sub(1).is_some_and(|by| played.account(by) == own));
        if ours {
            self.contracts.entry(level).or_default().add(contract.made);
            if contract.by.contains(&(seat + 1)) {
                self.taken.add(contract.made);
            }
            if contract.doubled() {
                self.suffered.add(contract.made);
            }
        } else if contract.doubled() && !contract.by.is_empty() {
            self.doubled.add(contract.made);
        }
    }

    fn evenings(&mut self, evenings: BTreeMap<&str, Evening>) {
        let days = evenings.into_iter().map(|(day, evening)| Evening { day: day.to_owned(), ..evening });
        let days: Vec<Evening> = days.collect();
        let key = |evening: &Evening| {
            (i64::from(evening.tally.won) * 2 - i64::from(evening.tally.over), evening.margin)
        };
        self.best = days.iter().max_by_key(|evening| key(evening)).cloned();
        self.worst = days.iter().min_by_key(|evening| key(evening)).cloned();
    }
}

fn listed(season: &Season, tallies: BTreeMap<usize, Tally>) -> Vec<With> {
    let name = |player: usize| season.players.get(player).cloned().unwrap_or_default();
    let mut all: Vec<With> =
        tallies.into_iter().map(|(player, tally)| With { name: name(player), tally }).collect();
    all.sort_by(|a, b| b.tally.matches.cmp(&a.tally.matches).then_with(|| a.name.cmp(&b.name)));
    all
}
