//! What a report says besides: who was replaced, and which points decide.

use super::whole::Report;
use crate::engine::score::ByAccount;
use crate::engine::table::{Account, DealNo};

/// Do these figures tell whoever has won from everybody else? A drawn match has nobody to tell.
#[must_use]
pub fn tells_winners<A, N: PartialEq>(figures: &[(A, N)], won: impl Fn(&A) -> bool) -> bool {
    let (winners, others): (Vec<_>, Vec<_>) = figures.iter().partition(|(account, _)| won(account));
    !winners.iter().any(|(_, own)| others.iter().any(|(_, figure)| figure == own))
}

impl Report {
    /// Players who do not sit there any more, each with the last deal he played.
    #[must_use]
    pub fn former(&self) -> Vec<(&str, DealNo)> {
        let mut left: Vec<(&str, DealNo)> = Vec::new();
        for deal in &self.deals {
            let players = deal.players.iter().flatten().map(String::as_str);
            for name in players.filter(|name| !self.table.players.iter().any(|stays| stays == name)) {
                match left.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, last)) => *last = deal.no,
                    None => left.push((name, deal.no)),
                }
            }
        }
        left
    }

    /// The points that decided a match that is over, where those are not its totals: of a rubber or of manches.
    #[must_use]
    pub fn deciding(&self) -> Option<&ByAccount> {
        self.parts.as_ref().filter(|_| self.standing.over).map(|parts| &parts.points)
    }

    /// What an account has of the whole match: the points that decide it, those of each deal where nothing but parts won does.
    #[must_use]
    pub fn in_all(&self, account: Account) -> i32 {
        match self.parts.as_ref() {
            None => self.totals.of(account),
            Some(parts) if parts.by_points() => parts.points.of(account),
            Some(_) => self.deals.iter().map(|deal| deal.score.of(account)).fold(0, i32::saturating_add),
        }
    }

    /// What an account has: the points that decide where they tell who has won, and on the way where they are more than parts won;
    /// else the totals. Whoever stops in the middle of the first manche wins by what stands there.
    #[must_use]
    pub fn sum_of(&self, account: Account) -> i32 {
        let won = |account: &Account| self.standing.winners.contains(account);
        let decided = self.deciding().filter(|points| tells_winners(&points.0, won));
        let sofar = self.parts.as_ref().filter(|parts| !self.standing.over && parts.by_points());
        let points = decided.or_else(|| sofar.map(|parts| &parts.points));
        points.unwrap_or(&self.totals).of(account)
    }
}
