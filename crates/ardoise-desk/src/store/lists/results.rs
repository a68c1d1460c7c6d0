//! Results of matches and deals as statistics take them: read off the projections.

use ardoise_rules::engine::tells_winners;

/// Which results are read; what is `None` does not count.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Span {
    /// The id of the game.
    pub game: Option<String>,
    /// The name of the rules.
    pub rules: Option<String>,
    /// The first date, ISO 8601, as much of it as matters.
    pub since: Option<String>,
    /// The last date, as much of it as matters.
    pub until: Option<String>,
}

impl Span {
    /// Does a match of this game, under these rules, opened then, belong to it?
    #[must_use]
    pub fn holds(&self, game: &str, rules: &str, opened: &str) -> bool {
        let same =
            |wanted: &Option<String>, found: &str| wanted.as_ref().is_none_or(|wanted| wanted == found);
        let begins = |until: &String| opened.get(..until.len()).unwrap_or(opened) <= until.as_str();
        same(&self.game, game)
            && same(&self.rules, rules)
            && self.since.as_ref().is_none_or(|since| opened >= since.as_str())
            && self.until.as_ref().is_none_or(begins)
    }
}

/// What a match led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchResult {
    /// The match.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// Its date, ISO 8601.
    pub opened: String,
    /// The name of its rules.
    pub rules: String,
    /// The players in the order of their seats.
    pub players: Vec<String>,
    /// Is it over?
    pub over: bool,
    /// The accounts that have won.
    pub winners: Vec<String>,
    /// What each account has.
    pub totals: Vec<(String, i64)>,
    /// The points that decided it, where those are not the totals: else empty.
    pub points: Vec<(String, i64)>,
}

/// The figures by which a match ended: the points of its parts, where it has such and they tell who won, else its totals. Whoever
/// stops in the middle of the first manche wins by what stands there.
#[must_use]
pub fn ended_by<'a>(
    totals: &'a [(String, i64)],
    points: &'a [(String, i64)],
    winners: &[String],
) -> &'a [(String, i64)] {
    let tells = tells_winners(points, |id| winners.contains(id));
    if points.is_empty() || !tells { totals } else { points }
}

/// What a deal that was played to its end led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealResult {
    /// Its number.
    pub no: i64,
    /// What was played, as JSON.
    pub contract: Option<String>,
    /// What it gave each account.
    pub score: Vec<(String, i64)>,
}
