//! A rating of players from who beat whom: Weng and Lin's Bayesian approximation, with its uncertainty.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

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

/// The rating of each player after these matches, in their order; those not over are passed over.
#[must_use]
pub fn ratings(players: usize, matches: &[Played]) -> Vec<Rating> {
    let config = WengLinConfig::new();
    let mut known = vec![(WengLinRating::new(), 0_u32); players];
    for played in matches.iter().filter(|played| played.over && played.totals.len() > 1) {
        let seats = |account: usize| {
            let of_account = move |seat: &usize| played.account(*seat) == account;
            (0..played.seats.len()).filter(of_account).map(|seat| played.seats[seat])
        };
        let accounts = 0..played.totals.len();
        let teams: Vec<Vec<WengLinRating>> = accounts
            .clone()
            .map(|account| {
                seats(account).filter_map(|player| known.get(player)).map(|(rating, _)| *rating).collect()
            })
            .collect();
        if teams.iter().any(Vec::is_empty) {
            continue;
        }
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = accounts
            .clone()
            .map(|account| (teams[account].as_slice(), MultiTeamOutcome::new(rank(played, account))))
            .collect();
        let new = weng_lin_multi_team(&ranked, &config);
        for (account, team) in accounts.zip(new) {
            for (player, rating) in seats(account).zip(team) {
                if let Some(entry) = known.get_mut(player) {
                    *entry = (rating, entry.1 + 1);
                }
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

/// Winners are first; where each plays for himself the others follow by their totals, else they share the rest.
fn rank(played: &Played, account: usize) -> usize {
    if played.winners.is_empty() {
        return 1;
    }
    if played.winners.contains(&account) {
        return 1;
    }
    if played.pairs {
        return 2;
    }
    let own = played.totals[account];
    let better = |other: &usize| played.winners.contains(other) || played.totals[*other] > own;
    1 + (0..played.totals.len()).filter(|other| *other != account).filter(better).count()
}
