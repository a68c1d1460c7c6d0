//! The matches there are, newest first, by game, player, date and state.

use std::collections::HashSet;

use rusqlite::params;
use rusqlite::types::ValueRef;

use crate::store::Store;
use crate::store::error::Result;
use crate::store::lists::projection::{json, over, state, winners};
use crate::store::log::kind::Kind;

/// Which matches to list; what is `None` does not count.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// What the logs are of: matches, if nothing else is said.
    pub kind: Kind,
    /// The id of the game.
    pub game: Option<String>,
    /// A part of a player's name, in any case.
    pub player: Option<String>,
    /// Those that are over, or those that are not.
    pub over: Option<bool>,
    /// Matches opened on this date or later: ISO 8601, as much of it as matters (`2026-11`).
    pub since: Option<String>,
    /// Matches opened on this date or earlier: ISO 8601, as much of it as matters (`2026-11` takes all of November).
    pub until: Option<String>,
    /// So many at most.
    pub limit: Option<usize>,
    /// In which order.
    pub order: Order,
}

/// The order of a list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Order {
    /// The last written to first.
    #[default]
    Written,
    /// The latest day first; of one day the last written to first.
    Day,
}

/// A part of a list, and how long the whole of it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Listed {
    /// What is listed.
    pub found: Vec<Summary>,
    /// How many matches pass the filter.
    pub all: usize,
}

/// One match of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The match.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// What the table calls it.
    pub title: Option<String>,
    /// The date of the match, ISO 8601.
    pub opened: String,
    /// The name of the preset of its rules.
    pub rules: String,
    /// The players, in the order of their seats.
    pub players: Vec<String>,
    /// Those who were replaced before its end.
    pub former: Vec<String>,
    /// Is it over?
    pub over: bool,
    /// The accounts that have won.
    pub winners: Vec<String>,
    /// What each account has.
    pub totals: Vec<(String, i64)>,
    /// The points that decided it, where those are not the totals: else empty.
    pub points: Vec<(String, i64)>,
    /// How many deals have been played to their end.
    pub deals: i64,
    /// When it was last written to, Unix milliseconds.
    pub touched: i64,
}

impl Store {
    /// The matches that pass the filter, in its order.
    pub fn list(&self, filter: &Filter) -> Result<Vec<Summary>> {
        Ok(self.listed(filter, None, false)?.found)
    }

    /// The same, where a name as it was written also passes if `read_as` says that it is read as the one that is asked for.
    /// With `counted`, all that pass are counted, beyond the limit too.
    pub fn listed(
        &self,
        filter: &Filter,
        read_as: Option<&dyn Fn(&str) -> bool>,
        counted: bool,
    ) -> Result<Listed> {
        let player = filter.player.as_ref().map(|name| name.to_lowercase());
        let wanted = |players: &[String], former: &[String]| {
            let mut names = players.iter().chain(former);
            let also = |name: &String| read_as.is_some_and(|read_as| read_as(name));
            player
                .as_ref()
                .is_none_or(|part| names.any(|name| name.to_lowercase().contains(part) || also(name)))
        };
        self.look_once(|conn| {
            // All that is asked about stands in the index: rows are read only for what is listed. Names are compared
            // here: SQLite knows the case of ASCII letters only. So the limit counts here too.
            let mut ids = conn.prepare_cached(
                "SELECT id, players, former, substr(opened, 1, 10) FROM match
                 WHERE (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR state = ?2)
                   AND (?3 IS NULL OR opened >= ?3) AND (?4 IS NULL OR substr(opened, 1, length(?4)) <= ?4)
                   AND kind = ?5
                 ORDER BY turn DESC, touched DESC, id DESC",
            )?;
            let mut hidden =
                conn.prepare_cached("SELECT id FROM fork WHERE standing IN ('beneath', 'aside')")?;
            let hidden: HashSet<String> =
                hidden.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
            let state = filter.over.map(state);
            let asked = params![filter.game, state, filter.since, filter.until, filter.kind.word()];
            let mut rows = ids.query(asked)?;
            let by_day = filter.order == Order::Day;
            let limit = filter.limit.unwrap_or(usize::MAX);
            let mut passed: Vec<(String, String)> = Vec::new();
            let mut all = 0;
            while by_day || counted || all < limit {
                let Some(row) = rows.next()? else { break };
                let id = row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?;
                if hidden.contains(id) {
                    continue;
                }
                if let Some(part) = player.as_deref() {
                    let may = |part: &str| [1, 2].iter().any(|names| perhaps(row.get_ref(*names).ok(), part));
                    if read_as.is_none() && !may(part) {
                        continue;
                    }
                    // One match whose projection is damaged does not keep the others from being listed.
                    let players: Vec<String> = json(row, 1).unwrap_or_default();
                    if !wanted(&players, &json::<Vec<String>>(row, 2).unwrap_or_default()) {
                        continue;
                    }
                }
                all += 1;
                if by_day || passed.len() < limit {
                    passed.push((if by_day { row.get(3)? } else { String::new() }, id.to_owned()));
                }
            }
            if by_day {
                // Those of one day stay in their order.
                passed.sort_by(|(one, _), (other, _)| other.cmp(one));
                passed.truncate(limit);
            }
            let mut one = conn.prepare_cached(ONE)?;
            let found: rusqlite::Result<Vec<Summary>> =
                passed.iter().map(|(_, id)| one.query_row([id], summary)).collect();
            Ok(Listed { found: found?, all })
        })
    }

    /// One match as a list shows it, whatever else there is; none where no list shows it.
    pub fn summary(&self, id: &str) -> Result<Option<Summary>> {
        self.look(|conn| {
            let mut listed = conn.prepare_cached(
                "SELECT 1 FROM match WHERE id = ?1 AND kind = 'match'
                   AND NOT EXISTS (SELECT 1 FROM fork WHERE id = ?1 AND standing IN ('beneath', 'aside'))",
            )?;
            if !listed.exists([id])? {
                return Ok(None);
            }
            Ok(Some(conn.prepare_cached(ONE)?.query_row([id], summary)?))
        })
    }
}

/// What a list shows of one match.
const ONE: &str =
    "SELECT id, game, title, opened, rules, players, state, winner, totals, touched, played, points, former
     FROM match WHERE id = ?1";

fn summary(row: &rusqlite::Row<'_>) -> rusqlite::Result<Summary> {
    Ok(Summary {
        id: row.get(0)?,
        game: row.get(1)?,
        title: row.get(2)?,
        opened: row.get(3)?,
        rules: row.get(4)?,
        players: json(row, 5).unwrap_or_default(),
        former: json(row, 12).unwrap_or_default(),
        over: over(row, 6)?,
        winners: winners(row, 7)?,
        totals: json(row, 8).unwrap_or_default(),
        touched: row.get(9)?,
        deals: row.get(10)?,
        points: json(row, 11).unwrap_or_default(),
    })
}

/// May the players, as they are stored, have that part in a name? A quick look that never says no wrongly.
fn perhaps(stored: Option<ValueRef<'_>>, part: &str) -> bool {
    let Some(ValueRef::Text(stored)) = stored else { return true };
    let plain = |byte: &u8| byte.is_ascii() && !matches!(byte, b'\\' | b'"');
    if !part.bytes().all(|byte| plain(&byte)) || stored.contains(&b'\\') {
        return true;
    }
    // Letters beyond ASCII may have ASCII letters as their small ones: the Kelvin sign is a k.
    if !stored.is_ascii()
        && stored.windows(3).any(|w| w == "\u{212a}".as_bytes() || w[..2] == *"\u{130}".as_bytes())
    {
        return true;
    }
    part.is_empty() || stored.windows(part.len()).any(|window| window.eq_ignore_ascii_case(part.as_bytes()))
}
