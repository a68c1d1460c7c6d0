//! What a player, or two who play together, have done: matches, deals, contracts, evenings, partners, opponents.

use std::collections::BTreeMap;

use serde::Serialize;

use super::sum::{Sum, bit};
use super::{Played, Season, Sitting};

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
    /// All matches he played in; one he left before its end is neither over nor won for him.
    pub tally: Tally,
    /// Deals played to their end.
    pub deals: u32,
    /// Points marked in them by the player's side.
    pub points: i64,
    /// Points marked in them by the others.
    pub others: i64,
    /// The contracts of the player's side, by level.
    pub contracts: BTreeMap<String, Contracts>,
    /// What the game says of those contracts besides, by its word: as a partner, with how many of the cards that count.
    pub facts: BTreeMap<String, Contracts>,
    /// Contracts that the player himself has said.
    pub taken: Contracts,
    /// Contracts of the others that the player's side doubled.
    pub doubled: Contracts,
    /// Those of them that the player himself doubled.
    pub doubler: Contracts,
    /// Contracts of the player's side that were doubled.
    pub suffered: Contracts,
    /// What the player's side was given, by article: in how many deals, and the points.
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

/// What is counted by the words of a season, before the words are put to it.
struct ByWord {
    games: Vec<Tally>,
    houses: Vec<Tally>,
    dates: Vec<Tally>,
    evenings: Vec<Evening>,
    levels: Vec<Contracts>,
    facts: Vec<Contracts>,
    articles: Vec<(u32, i64)>,
}

impl ByWord {
    fn matches(&mut self, played: &Played, over: bool, won: bool) {
        self.games[played.game].add(over, won);
        self.houses[played.rules].add(over, won);
        self.dates[played.day].add(over, won);
    }
}

/// Partners and opponents by their place in the season.
struct Others {
    partners: Vec<Tally>,
    opponents: Vec<Tally>,
}

impl Others {
    /// Counts a match with all who sat there with him: `at` is his seat.
    fn meet(&mut self, played: &Played, sitting: &Sitting, at: usize, (over, won): (bool, bool)) {
        let own = played.account(at);
        for (place, other) in sitting.seats.iter().enumerate().filter(|(place, _)| *place != at) {
            let list = if played.account(place) == own { &mut self.partners } else { &mut self.opponents };
            if let Some(tally) = list.get_mut(*other as usize) {
                tally.add(over, won);
            }
        }
    }

    /// Counts a match with those whom he met in it only before somebody was replaced: `no` is that table, `at` his seat.
    fn meet_before(&mut self, played: &Played, no: usize, at: usize, player: u32) {
        let sitting = &played.earlier[no];
        let known = |other: u32| {
            let both = |sitting: &Sitting| sitting.seats.contains(&player) && sitting.seats.contains(&other);
            both(&played.last) || played.earlier[..no].iter().any(both)
        };
        let own = played.account(at);
        for (place, other) in sitting.seats.iter().enumerate().filter(|(place, _)| *place != at) {
            let list = if played.account(place) == own { &mut self.partners } else { &mut self.opponents };
            if let Some(tally) = list.get_mut(*other as usize).filter(|_| !known(*other)) {
                tally.add(false, false);
            }
        }
    }
}

impl Career {
    /// The career of a player in a season; `partner` leaves only what both played together.
    #[must_use]
    pub fn of(season: &Season, player: u32, partner: Option<u32>) -> Career {
        let mut career = Career::default();
        let words = season.words();
        let mut counted = ByWord {
            games: vec![Tally::default(); words],
            houses: vec![Tally::default(); words],
            dates: vec![Tally::default(); words],
            evenings: vec![Evening::default(); words],
            levels: vec![Contracts::default(); words],
            facts: vec![Contracts::default(); words],
            articles: vec![(0, 0); words],
        };
        let nobody = vec![Tally::default(); season.players.len()];
        let mut others = Others { partners: nobody.clone(), opponents: nobody };
        let mut sum = Sum::default();
        for played in &season.matches {
            // His seat, where he sat there with the partner who is asked for.
            let sat = |sitting: &Sitting| {
                let seat = sitting.seat_of(player)?;
                let own = played.account(seat);
                let with =
                    |partner: u32| sitting.seat_of(partner).map(|seat| played.account(seat)) == Some(own);
                partner.is_none_or(with).then_some(seat)
            };
            let last = sat(&played.last);
            let mut met = false;
            if let Some(seat) = last {
                let own = played.account(seat);
                let won = played.won_by(own);
                counted.matches(played, played.over, won);
                career.tally.add(played.over, won);
                others.meet(played, &played.last, seat, (played.over, won));
                if played.over {
                    let evening = &mut counted.evenings[played.day];
                    evening.tally.add(true, won);
                    evening.margin += played.margin(own);
                    career.streak(won);
                }
                met = true;
                season.sum(&played.last, &mut sum);
                career.deals(&sum, played, seat, &mut counted);
            }
            for (no, sitting) in played.earlier.iter().enumerate() {
                let Some(seat) = sat(sitting) else { continue };
                if !met {
                    // He played in it, but it was won or lost by those who stayed.
                    counted.matches(played, false, false);
                    career.tally.add(false, false);
                    met = true;
                }
                others.meet_before(played, no, seat, player);
                season.sum(sitting, &mut sum);
                career.deals(&sum, played, seat, &mut counted);
            }
        }
        career.name(season, counted);
        career.partners = listed(season, &others.partners);
        career.opponents = listed(season, &others.opponents);
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

    /// Adds what some deals of a match add up to; `seat` is where he sat.
    fn deals(&mut self, sum: &Sum, played: &Played, seat: usize, counted: &mut ByWord) {
        let own = played.account(seat);
        self.deals += sum.deals;
        for (place, points) in sum.points.iter().enumerate() {
            if place == own {
                self.points += points;
            } else {
                self.others += points;
            }
        }
        for given in sum.given.iter().filter(|given| given.to == own) {
            if let Some((deals, points)) = counted.articles.get_mut(given.article) {
                (*deals, *points) = (*deals + given.deals, *points + given.points);
            }
        }
        // Every other seat where two play together, else the seat itself.
        let side = if played.pairs { 0x5555_5555_5555_5555_u64 << (own % 2) } else { bit(own) };
        for fact in sum.facts.iter().filter(|fact| fact.by & side != 0) {
            if let Some(told) = counted.facts.get_mut(fact.level) {
                told.add(fact.made, fact.count);
            }
        }
        for taken in &sum.taken {
            let (made, count) = (taken.made, taken.count);
            if taken.by & side != 0 {
                if let Some(level) = counted.levels.get_mut(taken.level) {
                    level.add(made, count);
                }
                if taken.said & bit(seat) != 0 {
                    self.taken.add(made, count);
                }
                if taken.doubler != 0 {
                    self.suffered.add(made, count);
                }
            } else if taken.doubler != 0 && taken.by != 0 {
                self.doubled.add(made, count);
                if taken.doubler & bit(seat) != 0 {
                    self.doubler.add(made, count);
                }
            }
        }
    }

    /// Puts the words of the season to what was counted by them.
    fn name(&mut self, season: &Season, counted: ByWord) {
        let tallies = |list: Vec<Tally>| -> BTreeMap<String, Tally> {
            let named = list.into_iter().enumerate().filter(|(_, tally)| tally.matches > 0);
            named.map(|(word, tally)| (season.said(word).to_owned(), tally)).collect()
        };
        self.games = tallies(counted.games);
        self.houses = tallies(counted.houses);
        for (day, tally) in tallies(counted.dates) {
            let month = self.months.entry(day.get(..7).unwrap_or(&day).to_owned()).or_default();
            month.matches += tally.matches;
            month.over += tally.over;
            month.won += tally.won;
        }
        let contracts = |list: Vec<Contracts>| -> BTreeMap<String, Contracts> {
            let named = list.into_iter().enumerate().filter(|(_, contracts)| contracts.played > 0);
            named.map(|(word, contracts)| (season.said(word).to_owned(), contracts)).collect()
        };
        self.contracts = contracts(counted.levels);
        self.facts = contracts(counted.facts);
        let articles = counted.articles.into_iter().enumerate().filter(|(_, (deals, _))| *deals > 0);
        self.articles = articles.map(|(word, lines)| (season.said(word).to_owned(), lines)).collect();
        let evenings = counted.evenings.into_iter().enumerate().filter(|(_, evening)| evening.tally.over > 0);
        let mut evenings: Vec<Evening> = evenings
            .map(|(word, evening)| Evening { day: season.said(word).to_owned(), ..evening })
            .collect();
        evenings.sort_by(|one, other| one.day.cmp(&other.day));
        let key = |evening: &Evening| {
            (i64::from(evening.tally.won) * 2 - i64::from(evening.tally.over), evening.margin)
        };
        self.best = evenings.iter().max_by_key(|evening| key(evening)).cloned();
        self.worst = evenings.iter().min_by_key(|evening| key(evening)).cloned();
    }
}

fn listed(season: &Season, tallies: &[Tally]) -> Vec<With> {
    let met = (0..).zip(tallies).filter(|(_, tally)| tally.matches > 0);
    let mut all: Vec<With> =
        met.map(|(player, tally)| With { name: season.name(player).to_owned(), tally: *tally }).collect();
    all.sort_by(|a, b| b.tally.matches.cmp(&a.tally.matches).then_with(|| a.name.cmp(&b.name)));
    all
}
