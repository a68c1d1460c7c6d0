//! Results of many matches at once, for statistics: read off the projections, oldest first.

use rusqlite::params;

use super::Store;
use super::error::Result;
use super::projection::json;

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
    /// The accounts that have won, with commas.
    pub winner: Option<String>,
    /// What each account has.
    pub totals: Vec<(String, i64)>,
}

/// What a deal that was played to its end led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealResult {
    /// What was played, as JSON.
    pub contract: Option<String>,
    /// What it gave each account.
    pub score: Vec<(String, i64)>,
}

impl Store {
    /// Hands the results of every match of a span to `each`, in the order in which the matches were entered.
    pub fn each_result(&self, span: &Span, mut each: impl FnMut(MatchResult)) -> Result<()> {
        self.look(|conn| {
            let mut matches = conn.prepare_cached(
                "SELECT id, game, opened, rules, players, state = 'over', winner, totals FROM match
                 WHERE id NOT IN (SELECT id FROM fork WHERE standing IN ('beneath', 'waits', 'aside'))
                   AND (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR rules = ?2)
                   AND (?3 IS NULL OR opened >= ?3) AND (?4 IS NULL OR substr(opened, 1, length(?4)) <= ?4)
                 ORDER BY id",
            )?;
            let mut rows = matches.query(params![span.game, span.rules, span.since, span.until])?;
            while let Some(row) = rows.next()? {
                each(MatchResult {
                    id: row.get(0)?,
                    game: row.get(1)?,
                    opened: row.get(2)?,
                    rules: row.get(3)?,
                    players: json(row, 4)?,
                    over: row.get(5)?,
                    winner: row.get(6)?,
                    totals: json(row, 7)?,
                });
            }
            Ok(())
        })
    }

    /// The deals of a match that were played to their end, in order.
    pub fn deal_results(&self, id: &str) -> Result<Vec<DealResult>> {
        self.look(|conn| {
            let mut deals = conn.prepare_cached(
                "SELECT contract, score FROM deal WHERE match = ?1 AND complete ORDER BY no",
            )?;
            let rows = deals
                .query_map([id], |row| Ok(DealResult { contract: row.get(0)?, score: json(row, 1)? }))?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        })
    }
}
