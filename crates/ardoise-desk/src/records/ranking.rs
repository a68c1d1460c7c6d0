//! Who did how well in a period, game by game: players and pairs with what they won and marked, in an order that is said.

use std::cmp::Ordering;

use ardoise_rules::lang::by_name;
use rustc_hash::FxHashMap;

use super::career::{Marked, Tally};
use super::rating::{Rating, ratings};
use super::sum::Sum;
use super::{Played, Season, Sitting};

/// By what a ranking is ordered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// Matches won, then the margin a deal.
    #[default]
    Won,
    /// Matches won of those that are over, then the margin a deal.
    Share,
    /// Points a deal.
    Points,
    /// What a side marks more than the best of the others, a deal.
    Margin,
    /// The rating less two deviations.
    Rating,
    /// Matches played.
    Matches,
    /// The name.
    Name,
}

/// A player, or two who play together, in a ranking.
#[derive(Debug, Clone, PartialEq)]
pub struct Ranked {
    /// Who, by name.
    pub names: Vec<String>,
    /// The matches.
    pub tally: Tally,
    /// The deals.
    pub marked: Marked,
    /// The rating in this game and period; pairs have none.
    pub rating: Option<Rating>,
    /// The rank, the same for those whom the order does not part.
    pub rank: usize,
}

/// The ranking of one game.
#[derive(Debug, Clone, PartialEq)]
pub struct Ranking {
    /// The game's id.
    pub game: String,
    /// The matches it counts.
    pub matches: usize,
    /// The players, the first first.
    pub players: Vec<Ranked>,
    /// Those who played together, the first first.
    pub pairs: Vec<Ranked>,
}

/// What somebody did, before names and ranks are put to it.
type Count = (Tally, Marked);

/// The rankings of a season, the game with the most matches first. Without deals in the season there are no points.
#[must_use]
pub fn rankings(season: &Season, order: Order) -> Vec<Ranking> {
    let mut games: FxHashMap<usize, Vec<&Played>> = FxHashMap::default();
    for played in &season.matches {
        games.entry(played.game).or_default().push(played);
    }
    let mut all: Vec<Ranking> = games
        .into_iter()
        .map(|(game, matches)| ranking(season, season.said(game), &matches, order))
        .collect();
    all.sort_by(|one, other| other.matches.cmp(&one.matches).then_with(|| one.game.cmp(&other.game)));
    all
}

fn ranking(season: &Season, game: &str, matches: &[&Played], order: Order) -> Ranking {
    let mut players: FxHashMap<u32, Count> = FxHashMap::default();
    let mut pairs: FxHashMap<(u32, u32), Count> = FxHashMap::default();
    let mut sum = Sum::default();
    for played in matches {
        let mut table = |sitting: &Sitting, last: bool| {
            season.points(sitting, &mut sum);
            for (seat, player) in sitting.seats.iter().enumerate() {
                let own = played.account(seat);
                let count = |count: &mut Count, known: bool| {
                    if !known {
                        // Who left before the end has neither won nor lost it.
                        count.0.add(played.over && last, last && played.won_by(own));
                    }
                    count.1.add(sum.deals, &sum.points, own);
                };
                let sat = |before: &dyn Fn(&Sitting) -> bool| {
                    !last && (before(&played.last) || earlier(played, sitting).iter().any(before))
                };
                let known = sat(&|table| table.seats.contains(player));
                count(players.entry(*player).or_default(), known);
                // Each pair once: by the first of its seats.
                if played.pairs
                    && seat < 2
                    && let Some(partner) = sitting.seats.get(seat + 2)
                {
                    let known = sat(&|table| together(table, *player, *partner));
                    let pair = (*player.min(partner), *player.max(partner));
                    count(pairs.entry(pair).or_default(), known);
                }
            }
        };
        table(&played.last, true);
        played.earlier.iter().for_each(|sitting| table(sitting, false));
    }
    let rated = ratings(season.players.len(), matches.iter().copied());
    let name = |player: u32| season.name(player).to_owned();
    let players = players.into_iter().map(|(player, (tally, marked))| Ranked {
        names: vec![name(player)],
        tally,
        marked,
        rating: rated.get(player as usize).copied(),
        rank: 0,
    });
    let pairs = pairs.into_iter().map(|((one, other), (tally, marked))| {
        let mut names = vec![name(one), name(other)];
        names.sort_by(|one, other| by_name(one, other));
        Ranked { names, tally, marked, rating: None, rank: 0 }
    });
    Ranking {
        game: game.to_owned(),
        matches: matches.len(),
        players: in_order(players.collect(), order),
        pairs: in_order(pairs.collect(), if order == Order::Rating { Order::Won } else { order }),
    }
}

/// The tables of a match before one of its earlier ones.
fn earlier<'a>(played: &'a Played, sitting: &Sitting) -> &'a [Sitting] {
    let before = played.earlier.iter().position(|other| std::ptr::eq(other, sitting)).unwrap_or(0);
    &played.earlier[..before]
}

/// Did both sit at that table, on one side of it?
fn together(table: &Sitting, one: u32, other: u32) -> bool {
    let seats = (table.seat_of(one), table.seat_of(other));
    matches!(seats, (Some(one), Some(other)) if one % 2 == other % 2)
}

/// Puts them in order and gives them their ranks.
fn in_order(mut all: Vec<Ranked>, order: Order) -> Vec<Ranked> {
    all.sort_by(|one, other| better(one, other, order).then_with(|| in_names(one, other)));
    for place in 0..all.len() {
        let same = place > 0 && better(&all[place - 1], &all[place], order) == Ordering::Equal;
        all[place].rank = if same { all[place - 1].rank } else { place + 1 };
    }
    all
}

/// Whose names stand first in the alphabet.
fn in_names(one: &Ranked, other: &Ranked) -> Ordering {
    let pairs = one.names.iter().zip(&other.names);
    let first = pairs.map(|(name, with)| by_name(name, with)).find(|order| *order != Ordering::Equal);
    first.unwrap_or_else(|| one.names.len().cmp(&other.names.len()))
}

/// Who stands before whom.
fn better(one: &Ranked, other: &Ranked, order: Order) -> Ordering {
    // More a deal, without dividing.
    let rate = |of: fn(&Marked) -> i64| {
        let (own, against) = (&one.marked, &other.marked);
        let scaled = |marked: &Marked, by: &Marked| i128::from(of(marked)) * i128::from(by.deals.max(1));
        scaled(against, own).cmp(&scaled(own, against))
    };
    let margin = || rate(|marked| marked.margin);
    match order {
        Order::Won => other.tally.won.cmp(&one.tally.won).then_with(margin),
        Order::Share => {
            let (own, against) = (one.tally, other.tally);
            let scaled = |tally: Tally, by: Tally| u64::from(tally.won) * u64::from(by.over.max(1));
            scaled(against, own).cmp(&scaled(own, against)).then_with(margin)
        }
        Order::Points => rate(|marked| marked.points),
        Order::Margin => margin(),
        Order::Rating => {
            let sure = |ranked: &Ranked| ranked.rating.map_or(f64::MIN, |rating| rating.sure());
            sure(other).total_cmp(&sure(one))
        }
        Order::Matches => other.tally.matches.cmp(&one.tally.matches),
        Order::Name => in_names(one, other),
    }
}
