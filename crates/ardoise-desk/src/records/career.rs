//! What a player has done, alone, with somebody or against somebody: matches in all, and by game everything with points.

use std::collections::BTreeMap;

use ardoise_rules::lang::by_name;
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
    pub(super) fn add(&mut self, over: bool, won: bool) {
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

/// Contracts of a side: all of them, and who of it undertook them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Undertaken {
    /// Those of the side.
    pub side: Contracts,
    /// Those of them that the player himself undertook.
    pub own: Contracts,
    /// Those of them that another of his side undertook.
    pub partner: Contracts,
}

/// Points of some deals of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Marked {
    /// How many deals.
    pub deals: u32,
    /// Points marked by the player's side.
    pub points: i64,
    /// Points marked by all others.
    pub others: i64,
    /// What the side marked more than the best of the others, match by match, summed.
    pub margin: i64,
}

impl Marked {
    /// Adds deals in which each account marked so much.
    pub(super) fn add(&mut self, deals: u32, points: &[i64], own: usize) {
        let mine = points.get(own).copied().unwrap_or(0);
        let others =
            || points.iter().enumerate().filter(|(place, _)| *place != own).map(|(_, points)| *points);
        self.deals += deals;
        self.points += mine;
        self.others += others().sum::<i64>();
        self.margin += mine - others().max().unwrap_or(0);
    }
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

/// Somebody else at the table, in one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Met {
    /// Who.
    pub name: String,
    /// The matches together.
    pub tally: Tally,
    /// The deals together.
    pub marked: Marked,
}

/// How often something was done that is told besides contracts: every trick taken, a belote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Feats {
    /// By the player's side.
    pub side: u32,
    /// By the others.
    pub others: u32,
}

/// How far deals are agreed at tables that ask for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Agreements {
    /// Written by one side, and not agreed by the other.
    pub entered: u32,
    /// Agreed by two sides.
    pub agreed: u32,
    /// Disputed by somebody.
    pub disputed: u32,
}

impl Agreements {
    /// How many deals were asked for.
    #[must_use]
    pub const fn asked(&self) -> u32 {
        self.entered + self.agreed + self.disputed
    }

    fn add(&mut self, [entered, agreed, disputed]: [u32; 3]) {
        self.entered += entered;
        self.agreed += agreed;
        self.disputed += disputed;
    }
}

/// A deal that stands out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Biggest {
    /// What the side marked in it.
    pub points: i64,
    /// The day.
    pub day: String,
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// The number of the deal.
    pub deal: u32,
}

/// A match that is over, as the last ones are told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Recent {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// The day.
    pub day: String,
    /// The game's id.
    pub game: String,
    /// Those of the player's side.
    pub with: Vec<String>,
    /// The others.
    pub against: Vec<String>,
    /// The total of the side.
    pub own: i64,
    /// The best total of the others.
    pub other: i64,
    /// Was it won?
    pub won: bool,
    /// Has it a winner at all?
    pub decided: bool,
}

/// What a player has done in one game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct InGame {
    /// The matches.
    pub tally: Tally,
    /// The deals.
    pub marked: Marked,
    /// Those of them that the player dealt.
    pub dealing: Marked,
    /// The matches by the seat he had at their end, from 1.
    pub seats: BTreeMap<usize, Tally>,
    /// Contracts by level.
    pub levels: BTreeMap<String, Undertaken>,
    /// Contracts by suit.
    pub suits: BTreeMap<String, Undertaken>,
    /// All contracts.
    pub contracts: Undertaken,
    /// What the game says of those contracts besides, by its word: as a partner, with how many of the cards that count.
    pub facts: BTreeMap<String, Contracts>,
    /// Contracts of the others that the player's side doubled.
    pub doubled: Contracts,
    /// Those of them that the player himself doubled.
    pub doubler: Contracts,
    /// Contracts of the player's side that were doubled.
    pub suffered: Contracts,
    /// What is told besides contracts.
    pub feats: BTreeMap<String, Feats>,
    /// How far his deals are agreed, where the table asks.
    pub agreements: Agreements,
    /// The deal that gave most.
    pub biggest: Option<Biggest>,
    /// The best evening: matches won less matches not won, then the margin.
    pub best: Option<Evening>,
    /// The worst evening.
    pub worst: Option<Evening>,
    /// What the player's side was given, by article: in how many deals, and the points.
    pub articles: BTreeMap<String, (u32, i64)>,
    /// Partners, the most frequent first.
    pub partners: Vec<Met>,
    /// Opponents, the most frequent first.
    pub opponents: Vec<Met>,
}

/// Everything about a player. Points of different games stand beside each other in `by_game`; `deals` to `articles` are
/// their sums, for programs.
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
    /// By year.
    pub years: BTreeMap<String, Tally>,
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
    /// The last matches that are over, the latest first: ten at most.
    pub last: Vec<Recent>,
    /// What he has done in each game.
    pub by_game: BTreeMap<String, InGame>,
}

/// Which matches of a player count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Among {
    /// Only those he played with this partner.
    pub with: Option<u32>,
    /// Only those he played against this opponent.
    pub against: Option<u32>,
}

impl Contracts {
    fn add(&mut self, made: Option<bool>, count: u32) {
        self.played += count;
        self.made += if made == Some(true) { count } else { 0 };
        self.failed += if made == Some(false) { count } else { 0 };
    }

    fn join(&mut self, other: Contracts) {
        self.played += other.played;
        self.made += other.made;
        self.failed += other.failed;
    }
}

impl Undertaken {
    fn add(&mut self, own: bool, made: Option<bool>, count: u32) {
        self.side.add(made, count);
        if own { &mut self.own } else { &mut self.partner }.add(made, count);
    }
}

/// So many matches are told as the last ones.
const LAST: usize = 10;

/// Somebody whom the player met, before his name is put to him.
type Seen = (Tally, Marked);

/// What is counted in one game, by the words of the season and the places of its players.
#[derive(Clone)]
struct Count {
    found: InGame,
    seats: [Tally; 64],
    levels: Vec<Undertaken>,
    suits: Vec<Undertaken>,
    facts: Vec<Contracts>,
    feats: Vec<Feats>,
    articles: Vec<(u32, i64)>,
    evenings: Vec<(Tally, i64)>,
    /// Points, the place of the match in the season and the number of the deal.
    biggest: Option<(i64, usize, u32)>,
    partners: Vec<Seen>,
    opponents: Vec<Seen>,
}

impl Count {
    fn new(season: &Season) -> Count {
        let (words, players) = (season.words(), season.players.len());
        Count {
            found: InGame::default(),
            seats: [Tally::default(); 64],
            levels: vec![Undertaken::default(); words],
            suits: vec![Undertaken::default(); words],
            facts: vec![Contracts::default(); words],
            feats: vec![Feats::default(); words],
            articles: vec![(0, 0); words],
            evenings: vec![(Tally::default(), 0); words],
            biggest: None,
            partners: vec![Seen::default(); players],
            opponents: vec![Seen::default(); players],
        }
    }

    /// Counts a match with all who sat there with him: `at` is his seat.
    fn meet(&mut self, played: &Played, sitting: &Sitting, at: usize, (over, won): (bool, bool)) {
        let own = played.account(at);
        for (place, other) in sitting.seats.iter().enumerate().filter(|(place, _)| *place != at) {
            if let Some((tally, _)) = self.seen(played.account(place) == own, *other) {
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
            if !known(*other)
                && let Some((tally, _)) = self.seen(played.account(place) == own, *other)
            {
                tally.add(false, false);
            }
        }
    }

    fn seen(&mut self, partner: bool, other: u32) -> Option<&mut Seen> {
        let list = if partner { &mut self.partners } else { &mut self.opponents };
        list.get_mut(other as usize)
    }

    /// Adds what some deals of a match add up to; `seat` is where he sat, `at` the place of the match in the season.
    fn deals(&mut self, sum: &Sum, (played, at): (&Played, usize), sitting: &Sitting, seat: usize) {
        let own = played.account(seat);
        self.found.marked.add(sum.deals, &sum.points, own);
        for (place, other) in sitting.seats.iter().enumerate().filter(|(place, _)| *place != seat) {
            if let Some((_, marked)) = self.seen(played.account(place) == own, *other) {
                marked.add(sum.deals, &sum.points, own);
            }
        }
        for dealt in sum.dealt.iter().filter(|dealt| dealt.seat == seat) {
            self.found.dealing.add(dealt.deals, &dealt.points, own);
        }
        self.found.agreements.add(sum.consents);
        for done in &sum.done {
            if let Some(feats) = self.feats.get_mut(done.feat) {
                *(if done.by.contains(&own) { &mut feats.side } else { &mut feats.others }) += done.deals;
            }
        }
        if let Some((points, no)) = sum.biggest.get(own)
            && self.biggest.is_none_or(|(most, ..)| *points > most)
        {
            self.biggest = Some((*points, at, *no));
        }
        for given in sum.given.iter().filter(|given| given.to == own) {
            if let Some((deals, points)) = self.articles.get_mut(given.article) {
                (*deals, *points) = (*deals + given.deals, *points + given.points);
            }
        }
        // Every other seat where two play together, else the seat itself.
        let side = if played.pairs { 0x5555_5555_5555_5555_u64 << (own % 2) } else { bit(own) };
        for fact in sum.facts.iter().filter(|fact| fact.by & side != 0) {
            if let Some(told) = self.facts.get_mut(fact.level) {
                told.add(fact.made, fact.count);
            }
        }
        for taken in &sum.taken {
            let (made, count) = (taken.made, taken.count);
            if taken.by & side != 0 {
                let own = taken.said & bit(seat) != 0;
                for (list, word) in [(&mut self.levels, taken.level), (&mut self.suits, taken.suit)] {
                    if let Some(undertaken) = list.get_mut(word) {
                        undertaken.add(own, made, count);
                    }
                }
                self.found.contracts.add(own, made, count);
                if taken.doubler != 0 {
                    self.found.suffered.add(made, count);
                }
            } else if taken.doubler != 0 && taken.by != 0 {
                self.found.doubled.add(made, count);
                if taken.doubler & bit(seat) != 0 {
                    self.found.doubler.add(made, count);
                }
            }
        }
    }

    /// Puts the words of the season to what was counted by them.
    fn named(self, season: &Season) -> InGame {
        let undertaken = |list: Vec<Undertaken>| -> BTreeMap<String, Undertaken> {
            let known = list.into_iter().enumerate().filter(|(_, each)| each.side.played > 0);
            let named = known.map(|(word, each)| (season.said(word).to_owned(), each));
            named.filter(|(word, _)| !word.is_empty()).collect()
        };
        let facts = self.facts.into_iter().enumerate().filter(|(_, contracts)| contracts.played > 0);
        let feats = self.feats.into_iter().enumerate().filter(|(_, feats)| feats.side + feats.others > 0);
        let articles = self.articles.into_iter().enumerate().filter(|(_, (deals, _))| *deals > 0);
        let evenings = self.evenings.into_iter().enumerate().filter(|(_, (tally, _))| tally.over > 0);
        let (best, worst) = extremes(season, evenings);
        let seats = self.seats.into_iter().enumerate().filter(|(_, tally)| tally.matches > 0);
        InGame {
            seats: seats.map(|(seat, tally)| (seat + 1, tally)).collect(),
            levels: undertaken(self.levels),
            suits: undertaken(self.suits),
            facts: facts.map(|(word, all)| (season.said(word).to_owned(), all)).collect(),
            feats: feats.map(|(word, feats)| (season.said(word).to_owned(), feats)).collect(),
            articles: articles.map(|(word, lines)| (season.said(word).to_owned(), lines)).collect(),
            biggest: self.biggest.and_then(|(points, at, deal)| {
                let played = season.matches.get(at)?;
                Some(Biggest { points, day: season.said(played.day).to_owned(), id: played.id(), deal })
            }),
            best,
            worst,
            partners: met(season, self.partners),
            opponents: met(season, self.opponents),
            ..self.found
        }
    }
}

/// The best evening and the worst: by matches won less matches not won, then by the margin; of several the last and the
/// first.
fn extremes(
    season: &Season,
    evenings: impl Iterator<Item = (usize, (Tally, i64))>,
) -> (Option<Evening>, Option<Evening>) {
    let named =
        evenings.map(|(word, (tally, margin))| Evening { day: season.said(word).to_owned(), tally, margin });
    let mut evenings: Vec<Evening> = named.collect();
    evenings.sort_by(|one, other| one.day.cmp(&other.day));
    let key = |evening: &&Evening| {
        (i64::from(evening.tally.won) * 2 - i64::from(evening.tally.over), evening.margin)
    };
    (evenings.iter().max_by_key(key).cloned(), evenings.iter().min_by_key(key).cloned())
}

/// Those who were met in a game, the most frequent first.
fn met(season: &Season, seen: Vec<Seen>) -> Vec<Met> {
    let known = (0..).zip(seen).filter(|(_, (tally, _))| tally.matches > 0);
    let mut all: Vec<Met> = known
        .map(|(player, (tally, marked))| Met { name: season.name(player).to_owned(), tally, marked })
        .collect();
    all.sort_by(|a, b| b.tally.matches.cmp(&a.tally.matches).then_with(|| by_name(&a.name, &b.name)));
    all
}

/// What is counted by the words of a season in all games, before the words are put to it.
struct ByWord {
    games: Vec<Tally>,
    houses: Vec<Tally>,
    dates: Vec<Tally>,
    evenings: Vec<(Tally, i64)>,
}

impl ByWord {
    fn matches(&mut self, played: &Played, over: bool, won: bool) {
        self.games[played.game].add(over, won);
        self.houses[played.rules].add(over, won);
        self.dates[played.day].add(over, won);
    }
}

impl Career {
    /// The career of a player in a season, in the matches that count.
    #[must_use]
    pub fn of(season: &Season, player: u32, among: Among) -> Career {
        let mut career = Career::default();
        let words = season.words();
        let mut counted = ByWord {
            games: vec![Tally::default(); words],
            houses: vec![Tally::default(); words],
            dates: vec![Tally::default(); words],
            evenings: vec![(Tally::default(), 0); words],
        };
        let mut games: Vec<Option<Box<Count>>> = vec![None; words];
        let mut last = Vec::new();
        let mut sum = Sum::default();
        for (at, played) in season.matches.iter().enumerate() {
            // His seat, where he sat there with and against those who are asked for.
            let sat = |sitting: &Sitting| {
                let seat = sitting.seat_of(player)?;
                let own = Some(played.account(seat));
                let account = |other: u32| sitting.seat_of(other).map(|seat| played.account(seat));
                let with = among.with.is_none_or(|partner| account(partner) == own);
                let against = among.against.map(account);
                let against = against.is_none_or(|other| other.is_some() && other != own);
                (with && against).then_some(seat)
            };
            let seat = sat(&played.last);
            let before =
                || (0..).zip(&played.earlier).filter_map(|(no, table)| Some((no, table, sat(table)?)));
            if seat.is_none() && before().next().is_none() {
                continue;
            }
            let count = games[played.game].get_or_insert_with(|| Box::new(Count::new(season)));
            // Who left before the end played in it, but it was won or lost by those who stayed.
            let over = played.over && seat.is_some();
            let won = seat.is_some_and(|seat| played.won_by(played.account(seat)));
            counted.matches(played, over, won);
            career.tally.add(over, won);
            count.found.tally.add(over, won);
            if let Some(seat) = seat {
                let own = played.account(seat);
                count.meet(played, &played.last, seat, (over, won));
                if let Some(tally) = count.seats.get_mut(seat) {
                    tally.add(over, won);
                }
                if over {
                    let margin = played.margin(own);
                    for evenings in [&mut counted.evenings, &mut count.evenings] {
                        evenings[played.day].0.add(true, won);
                        evenings[played.day].1 += margin;
                    }
                    career.streak(won);
                    last.push((at, seat));
                }
                season.sum(&played.last, &mut sum);
                count.deals(&sum, (played, at), &played.last, seat);
            }
            for (no, sitting, seat) in before() {
                count.meet_before(played, no, seat, player);
                season.sum(sitting, &mut sum);
                count.deals(&sum, (played, at), sitting, seat);
            }
        }
        let told = last.iter().rev().take(LAST).filter_map(|(at, seat)| recent(season, *at, *seat));
        career.last = told.collect();
        let played = games.into_iter().enumerate().filter_map(|(word, count)| Some((word, count?)));
        career.by_game =
            played.map(|(word, count)| (season.said(word).to_owned(), count.named(season))).collect();
        career.name(season, counted);
        career.sum_up();
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

    /// Puts the words of the season to what was counted by them.
    fn name(&mut self, season: &Season, counted: ByWord) {
        let tallies = |list: Vec<Tally>| -> BTreeMap<String, Tally> {
            let named = list.into_iter().enumerate().filter(|(_, tally)| tally.matches > 0);
            named.map(|(word, tally)| (season.said(word).to_owned(), tally)).collect()
        };
        self.games = tallies(counted.games);
        self.houses = tallies(counted.houses);
        for (day, tally) in tallies(counted.dates) {
            for (spans, length) in [(&mut self.months, 7), (&mut self.years, 4)] {
                let span = spans.entry(day.get(..length).unwrap_or(&day).to_owned()).or_default();
                span.matches += tally.matches;
                span.over += tally.over;
                span.won += tally.won;
            }
        }
        let evenings = counted.evenings.into_iter().enumerate().filter(|(_, (tally, _))| tally.over > 0);
        (self.best, self.worst) = extremes(season, evenings);
    }

    /// The sums over all games.
    fn sum_up(&mut self) {
        let people = |met: &dyn Fn(&InGame) -> &Vec<Met>| -> Vec<With> {
            let mut all: BTreeMap<&str, Tally> = BTreeMap::new();
            for met in self.by_game.values().flat_map(met) {
                let tally = all.entry(&met.name).or_default();
                tally.matches += met.tally.matches;
                tally.over += met.tally.over;
                tally.won += met.tally.won;
            }
            let mut all: Vec<With> =
                all.into_iter().map(|(name, tally)| With { name: name.to_owned(), tally }).collect();
            all.sort_by(|a, b| b.tally.matches.cmp(&a.tally.matches).then_with(|| by_name(&a.name, &b.name)));
            all
        };
        (self.partners, self.opponents) = (people(&|game| &game.partners), people(&|game| &game.opponents));
        for game in self.by_game.values() {
            self.deals += game.marked.deals;
            self.points += game.marked.points;
            self.others += game.marked.others;
            for (level, undertaken) in &game.levels {
                self.contracts.entry(level.clone()).or_default().join(undertaken.side);
            }
            for (fact, contracts) in &game.facts {
                self.facts.entry(fact.clone()).or_default().join(*contracts);
            }
            for (article, (deals, points)) in &game.articles {
                let own = self.articles.entry(article.clone()).or_default();
                *own = (own.0 + deals, own.1 + points);
            }
            self.taken.join(game.contracts.own);
            self.doubled.join(game.doubled);
            self.doubler.join(game.doubler);
            self.suffered.join(game.suffered);
        }
    }
}

/// A match of the season as the last ones are told.
fn recent(season: &Season, at: usize, seat: usize) -> Option<Recent> {
    let played = season.matches.get(at)?;
    let own = played.account(seat);
    let names = |mine: bool| {
        let seats = played.last.seats.iter().enumerate();
        let wanted = seats.filter(|(place, _)| *place != seat && (played.account(*place) == own) == mine);
        wanted.map(|(_, player)| season.name(*player).to_owned()).collect()
    };
    let total = played.totals.get(own).copied().unwrap_or(0);
    Some(Recent {
        id: played.id(),
        day: season.said(played.day).to_owned(),
        game: season.said(played.game).to_owned(),
        with: names(true),
        against: names(false),
        own: total,
        other: total - played.margin(own),
        won: played.won_by(own),
        decided: played.decided(),
    })
}
