//! What a player, or two who play together, have done: matches, deals, contracts, evenings, partners, opponents.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;

use super::block::{Sum, bit};
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

impl Contracts {
    fn add(&mut self, made: Option<bool>, count: u32) {
        self.played += count;
        self.made += if made == Some(true) { count } else { 0 };
        self.failed += if made == Some(false) { count } else { 0 };
    }
}

impl Career {
    /// The career of a player in a season; `partner` leaves only the matches both played together.
    #[must_use]
    pub fn of(season: &Season, player: usize, partner: Option<usize>) -> Career {
        let mut career = Career::default();
        let mut partners: HashMap<usize, Tally> = HashMap::new();
        let mut opponents: HashMap<usize, Tally> = HashMap::new();
        let mut evenings: BTreeMap<&str, Evening> = BTreeMap::new();
        let (mut games, mut houses, mut months) = (HashMap::new(), HashMap::new(), HashMap::new());
        let (mut levels, mut articles) = (HashMap::new(), HashMap::new());
        let mut sum = Sum::default();
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
            games.entry(played.game).or_insert_with(Tally::default).add(played.over, won);
            let month = played.day.get(..7).unwrap_or(&played.day);
            months.entry(month).or_insert_with(Tally::default).add(played.over, won);
            houses.entry(played.rules).or_insert_with(Tally::default).add(played.over, won);
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
            season.sum(played, &mut sum);
            career.deals(&sum, played, seat, own, &mut levels);
            for given in sum.given.iter().filter(|given| given.to == own) {
                let entry = articles.entry(given.article).or_insert((0, 0));
                *entry = (entry.0 + given.count, entry.1 + given.points);
            }
        }
        let said = |word: usize| season.said(word).to_owned();
        career.games = games.into_iter().map(|(word, tally)| (said(word), tally)).collect();
        career.houses = houses.into_iter().map(|(word, tally)| (said(word), tally)).collect();
        career.months = months.into_iter().map(|(month, tally)| (month.to_owned(), tally)).collect();
        career.contracts = levels.into_iter().map(|(word, contracts)| (said(word), contracts)).collect();
        career.articles = articles.into_iter().map(|(word, lines)| (said(word), lines)).collect();
        career.evenings(evenings);
        career.partners = listed(season, partners);
        career.opponents = listed(season, opponents);
        career
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

    /// Adds what the deals of a match add up to.
    fn deals(
        &mut self,
        sum: &Sum,
        played: &Played,
        seat: usize,
        own: usize,
        levels: &mut HashMap<usize, Contracts>,
    ) {
        self.deals += sum.deals;
        for (place, points) in sum.points.iter().enumerate() {
            if place == own {
                self.points += points;
            } else {
                self.others += points;
            }
        }
        // Every other seat where two play together, else the seat itself.
        let side = if played.pairs { 0x5555_5555_5555_5555_u64 << (own % 2) } else { bit(own) };
        for taken in &sum.taken {
            let (made, count) = (taken.made, taken.count);
            if taken.by & side != 0 {
                levels.entry(taken.level).or_default().add(made, count);
                if taken.by & bit(seat) != 0 {
                    self.taken.add(made, count);
                }
                if taken.doubled {
                    self.suffered.add(made, count);
                }
            } else if taken.doubled && taken.by != 0 {
                self.doubled.add(made, count);
            }
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

fn listed(season: &Season, tallies: HashMap<usize, Tally>) -> Vec<With> {
    let name = |player: usize| season.players.get(player).cloned().unwrap_or_default();
    let mut all: Vec<With> =
        tallies.into_iter().map(|(player, tally)| With { name: name(player), tally }).collect();
    all.sort_by(|a, b| b.tally.matches.cmp(&a.tally.matches).then_with(|| a.name.cmp(&b.name)));
    all
}
