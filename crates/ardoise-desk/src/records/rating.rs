//! A rating of players from who beat whom: Weng and Lin's Bayesian approximation, with its uncertainty.

use std::cmp::Ordering;

use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team, weng_lin_two_teams};
use skillratings::{MultiTeamOutcome, Outcomes};
use smallvec::SmallVec;

use super::Played;

/// How strong a player seems, and how sure that is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    /// The estimate; 25 for somebody who has not played.
    pub estimate: f64,
    /// One standard deviation of it; 8.33 for somebody who has not played.
    pub uncertainty: f64,
    /// How many matches it rests on.
    pub matches: u32,
}

/// With fewer matches than this a rating is provisional.
pub const SETTLED: u32 = 10;

impl Rating {
    /// Does it rest on too few matches to mean much?
    #[must_use]
    pub const fn provisional(&self) -> bool {
        self.matches < SETTLED
    }

    /// What the player is worth at the least: the estimate less two deviations.
    #[must_use]
    pub fn sure(&self) -> f64 {
        self.estimate - 2.0 * self.uncertainty
    }
}

/// The rating of each player after these matches, in their order; those not over are passed over.
#[must_use]
pub fn ratings<'a>(players: usize, matches: impl IntoIterator<Item = &'a Played>) -> Vec<Rating> {
    rated(players, matches, |_, _| {})
}

/// The estimate of one player after each match that counted for him.
#[must_use]
pub fn course<'a>(
    players: usize,
    matches: impl IntoIterator<Item = &'a Played>,
    player: u32,
) -> (Option<Rating>, Vec<f64>) {
    let mut course = Vec::new();
    let all = rated(players, matches, |rated, estimate| {
        if rated == player {
            course.push(estimate);
        }
    });
    (all.get(player as usize).copied(), course)
}

/// The ratings after these matches; `seen` is told of every change.
fn rated<'a>(
    players: usize,
    matches: impl IntoIterator<Item = &'a Played>,
    mut seen: impl FnMut(u32, f64),
) -> Vec<Rating> {
    let config = WengLinConfig::new();
    let mut known = vec![(WengLinRating::new(), 0_u32); players];
    for played in matches.into_iter().filter(|played| played.over && played.totals.len() > 1) {
        let team = |account: usize| -> Team {
            let seats = played.last.seats.iter().enumerate();
            let own = seats.filter(|(seat, _)| played.account(*seat) == account);
            own.filter_map(|(_, player)| known.get(*player as usize)).map(|(rating, _)| *rating).collect()
        };
        let teams: SmallVec<[Team; 5]> = (0..played.totals.len()).map(team).collect();
        if teams.iter().any(SmallVec::is_empty) {
            continue;
        }
        let new = match teams.as_slice() {
            [one, other] => {
                // The same formula, worked out once for both.
                let outcome = match rank(played, 0).cmp(&rank(played, 1)) {
                    Ordering::Less => Outcomes::WIN,
                    Ordering::Equal => Outcomes::DRAW,
                    Ordering::Greater => Outcomes::LOSS,
                };
                let (one, other) = weng_lin_two_teams(one, other, &outcome, &config);
                SmallVec::<[Vec<WengLinRating>; 2]>::from_buf([one, other])
            }
            _ => {
                let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
                    .iter()
                    .enumerate()
                    .map(|(account, team)| (team.as_slice(), MultiTeamOutcome::new(rank(played, account))))
                    .collect();
                weng_lin_multi_team(&ranked, &config).into()
            }
        };
        for (seat, player) in played.last.seats.iter().enumerate() {
            let own = played.account(seat);
            let place = if played.pairs { seat / 2 } else { 0 };
            let rating = new.get(own).and_then(|team| team.get(place));
            if let (Some(rating), Some(entry)) = (rating, known.get_mut(*player as usize)) {
                *entry = (*rating, entry.1 + 1);
                seen(*player, rating.rating);
            }
        }
    }
    let rating = |(rating, matches): (WengLinRating, u32)| Rating {
        estimate: rating.rating,
        uncertainty: rating.uncertainty,
        matches,
    };
    known.into_iter().map(rating).collect()
}

/// The ratings of those who play together.
type Team = SmallVec<[WengLinRating; 2]>;

/// Winners are first; where each plays for himself the others follow by their totals, else they share the rest.
fn rank(played: &Played, account: usize) -> usize {
    if !played.decided() || played.won_by(account) {
        return 1;
    }
    if played.pairs {
        return 2;
    }
    let own = played.totals[account];
    let better = |other: &usize| played.won_by(*other) || played.totals[*other] > own;
    1 + (0..played.totals.len()).filter(|other| *other != account).filter(better).count()
}
