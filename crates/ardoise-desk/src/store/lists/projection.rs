//! Results read off the log, kept for lists and statistics: nothing is ever explained from them.

use rusqlite::{Connection, OptionalExtension, Row as SqlRow, params, types::Type};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::store::Store;
use crate::store::error::{Result, StoreError, asked};
use crate::store::lists::digest;
use crate::store::log::ids;
use crate::store::log::kind::Kind;
use crate::store::log::row::{self, Row};

/// Reads the lists off the id of a match and its rows.
pub type Project<'a, E> = &'a dyn Fn(&str, &[Row]) -> std::result::Result<Projection, E>;

/// What the log of a match or a contest leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Projection {
    /// What it is of.
    pub kind: Kind,
    /// The id of the game.
    pub game: String,
    /// What the table calls the match.
    pub title: Option<String>,
    /// The date of the match, ISO 8601 (with or without a time).
    pub opened: String,
    /// The name of the preset of its rules.
    pub rules: String,
    /// The players, in the order of their seats.
    pub players: Vec<String>,
    /// Those who were replaced before its end.
    pub former: Vec<String>,
    /// How many deals were played to their end.
    pub played: i64,
    /// The points that decided it, where those are not the totals (a rubber, manches): else empty.
    pub points: Vec<(String, i64)>,
    /// Is it over?
    pub over: bool,
    /// The accounts that have won.
    pub winners: Vec<String>,
    /// What each account has.
    pub totals: Vec<(String, i64)>,
    /// The deals, by number.
    pub deals: Vec<DealProjection>,
    /// The version of the program that read these results off the log.
    pub engine: String,
}

/// What one deal led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealProjection {
    /// Its number.
    pub no: i64,
    /// Whether it has been played to its end.
    pub complete: bool,
    /// What was played, as JSON.
    pub contract: Option<String>,
    /// What it gave each account.
    pub score: Vec<(String, i64)>,
}

impl Store {
    /// Writes the projection of a match again; `touched` is the `at` of its last row.
    pub fn project(&mut self, id: &str, projection: &Projection, touched: i64) -> Result<()> {
        self.write(|conn| {
            let head = row::head(conn, id)?;
            if head == 0 {
                return Err(StoreError::Unknown { id: id.to_owned() }.into());
            }
            let mut seen = seen(conn, id)?;
            if seen.own.is_some_and(|turn| !(0..=most_turns(conn).unwrap_or(i64::MAX)).contains(&turn)) {
                // A place that no match can have reached: it is given that of the matches of its time.
                conn.prepare_cached("UPDATE match SET turn = 0 WHERE id = ?1")?.execute([id])?;
                seen.own = None;
            }
            let turn = seen.kept(conn, touched)?;
            // That the log was once longer is not forgotten.
            let head = head.max(seen.head.unwrap_or(0));
            // Not in every write: it would cost the page of an index each time. Nobody else ends as this match does.
            conn.prepare_cached("DELETE FROM match WHERE tail = ?2 AND id <> ?1")?
                .execute(params![id, ids::backwards(id)])?;
            conn.prepare_cached("UPDATE match SET tail = ?2 WHERE id = ?1 AND tail <> ?2")?
                .execute(params![id, ids::backwards(id)])?;
            Ok(write(conn, id, projection, At { touched, head, turn })?)
        })
    }

    /// The stored projection of a match, to be compared with its log.
    pub fn projection(&self, id: &str) -> Result<Option<Projection>> {
        self.look_once(|conn| {
            let mut stored = conn.prepare_cached(
                "SELECT game, title, opened, rules, players, state, winner, totals, engine, former, played, points, kind FROM match
                 WHERE id = ?1 AND tail = ?2",
            )?;
            // A projection that is not found by the end of its id is as good as none.
            let found = stored.query_row([id, &ids::backwards(id)], |row| {
                Ok(Projection {
                    kind: kind(row, 12)?,
                    game: row.get(0)?,
                    title: row.get(1)?,
                    opened: row.get(2)?,
                    rules: row.get(3)?,
                    players: json(row, 4)?,
                    former: json(row, 9)?,
                    played: row.get(10)?,
                    points: json(row, 11)?,
                    over: over(row, 5)?,
                    winners: winners(row, 6)?,
                    totals: json(row, 7)?,
                    deals: Vec::new(),
                    engine: row.get(8)?,
                })
            });
            let Some(mut projection) = found.optional()? else { return Ok(None) };
            projection.deals = deals(conn, id)?;
            Ok(Some(projection))
        })
    }

    /// The last row of a log and when it was written, Unix milliseconds, as the lists have it.
    pub fn touched(&self, id: &str) -> Result<Option<(i64, i64)>> {
        self.look(|conn| {
            let mut touched = conn.prepare_cached("SELECT head, touched FROM match WHERE id = ?1")?;
            Ok(touched.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
        })
    }
}

/// Where a match stands among the others.
#[derive(Debug, Clone, Copy)]
pub(in crate::store) struct At {
    /// `at` of its last row.
    pub(in crate::store) touched: i64,
    /// `seq` of its last row.
    pub(in crate::store) head: i64,
    /// Its place in the order in which matches were written.
    pub(in crate::store) turn: i64,
}

/// What the lists know of the order of matches and of the length of one.
pub(in crate::store) struct Seen {
    last: i64,
    own: Option<i64>,
    /// The last row of the match when it was last written.
    pub(in crate::store) head: Option<i64>,
}

/// What the lists know of a match before it is written.
pub(in crate::store) fn seen(conn: &Connection, id: &str) -> rusqlite::Result<Seen> {
    let last = conn.prepare_cached("SELECT coalesce(max(turn), 0) FROM match")?;
    let last = { last }.query_row([], |row| row.get(0))?;
    let mut own = conn.prepare_cached("SELECT turn, head FROM match WHERE id = ?1")?;
    let own = own.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    Ok(Seen { last, own: own.map(|(turn, _)| turn), head: own.map(|(_, head)| head) })
}

/// No match has been written to more often than there are rows.
fn most_turns(conn: &Connection) -> rusqlite::Result<i64> {
    conn.query_row(
        "SELECT CAST(max((SELECT count(*) FROM event), (SELECT total(head) FROM match)) AS INTEGER)",
        [],
        |row| row.get(0),
    )
}

impl Seen {
    /// The turn of a match that is written now.
    pub(in crate::store) fn next(&self) -> i64 {
        if self.own == Some(self.last) { self.last } else { self.last.saturating_add(1) }
    }

    /// The turn of a log whose rows are from another time: its own, else that of the matches of its time.
    pub(in crate::store) fn kept(&self, conn: &Connection, touched: i64) -> rusqlite::Result<i64> {
        if let Some(own) = self.own {
            return Ok(own);
        }
        // From the last turn backwards: matches that are brought in one after the other find theirs at once.
        let mut then =
            conn.prepare_cached("SELECT turn FROM match WHERE touched <= ?1 ORDER BY turn DESC LIMIT 1")?;
        Ok(then.query_row([touched], |row| row.get(0)).optional()?.unwrap_or(0))
    }

    /// The turn of a log that came from elsewhere: the same, but beneath a match that is being played here. Whoever types next
    /// would write into it.
    pub(in crate::store) fn brought(
        &self,
        conn: &Connection,
        kind: Kind,
        touched: i64,
    ) -> rusqlite::Result<i64> {
        let turn = self.kept(conn, touched)?;
        if self.own.is_some() {
            return Ok(turn);
        }
        // Of those of one turn, the first was written here and the others came later.
        let mut written = conn.prepare_cached(
            "SELECT turn, state FROM match WHERE kind = ?1 AND turn > 0 ORDER BY turn DESC, touched, id LIMIT 1",
        )?;
        let written = written.query_row([kind.word()], |row| Ok((row.get::<_, i64>(0)?, over(row, 1)?)));
        Ok(match written.optional()? {
            Some((last, false)) => turn.min(last - 1),
            _ => turn,
        })
    }
}

/// Writes the projection of a match: its row, and of its deals those that changed.
pub(in crate::store) fn write(conn: &Connection, id: &str, new: &Projection, at: At) -> rusqlite::Result<()> {
    let block = digest::touched(conn, id, new.kind)?;
    let changed = conn
        .prepare_cached(
        "INSERT INTO match (id, tail, game, title, opened, rules, players, state, winner, totals, engine, touched,
                            head, turn, block, former, played, points, kind)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)
         ON CONFLICT (id) DO UPDATE SET
             game = ?3, title = ?4, opened = ?5, rules = ?6, players = ?7, state = ?8, winner = ?9, totals = ?10,
             engine = ?11, touched = ?12, head = ?13, turn = ?14, former = ?16, played = ?17, points = ?18,
             kind = ?19, block = ?15",
    )?
    .execute(params![
        id,
        ids::backwards(id),
        new.game,
        new.title,
        new.opened,
        new.rules,
        text(&new.players),
        state(new.over),
        (!new.winners.is_empty()).then(|| new.winners.join(",")),
        text(&new.totals),
        new.engine,
        at.touched,
        at.head,
        at.turn,
        block,
        text(&new.former),
        new.played,
        text(&new.points),
        new.kind.word()
    ])?;
    asked(changed)?;

    // Deals that cannot be read any more are all written anew.
    let stored = match deals(conn, id) {
        Ok(stored) => stored,
        Err(_) => {
            conn.prepare_cached("DELETE FROM deal WHERE match = ?1")?.execute([id])?;
            Vec::new()
        }
    };
    for gone in stored.iter().filter(|old| !new.deals.iter().any(|deal| deal.no == old.no)) {
        conn.prepare_cached("DELETE FROM deal WHERE match = ?1 AND no = ?2")?
            .execute(params![id, gone.no])?;
    }
    let by_no = |no: i64| stored.binary_search_by_key(&no, |old| old.no).ok().map(|place| &stored[place]);
    for deal in new.deals.iter().filter(|deal| by_no(deal.no) != Some(deal)) {
        let changed = conn
            .prepare_cached(
                "INSERT INTO deal (match, no, complete, contract, score) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (match, no) DO UPDATE SET complete = ?3, contract = ?4, score = ?5",
            )?
            .execute(params![id, deal.no, deal.complete, deal.contract, text(&deal.score)])?;
        asked(changed)?;
    }
    Ok(())
}

/// The stored deals of a match, by number.
fn deals(conn: &Connection, id: &str) -> rusqlite::Result<Vec<DealProjection>> {
    conn.prepare_cached("SELECT no, complete, contract, score FROM deal WHERE match = ?1 ORDER BY no")?
        .query_map([id], |row| {
            Ok(DealProjection {
                no: row.get(0)?,
                complete: row.get(1)?,
                contract: row.get(2)?,
                score: json(row, 3)?,
            })
        })?
        .collect()
}

/// A list as it is stored: JSON.
fn text(list: &impl Serialize) -> String {
    serde_json::to_string(list).expect("lists of names and numbers always encode")
}

/// A list as it was stored.
pub(in crate::store) fn json<T: DeserializeOwned>(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<T> {
    let stored = row.get_ref(column)?.as_str()?;
    serde_json::from_str(stored)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error)))
}

/// How it is stored whether a match is over.
pub(in crate::store) const fn state(over: bool) -> &'static str {
    if over { "over" } else { "open" }
}

/// Whether a match is over, as it was stored: nothing but the two words gets past the schema.
pub(in crate::store) fn over(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<bool> {
    Ok(row.get_ref(column)?.as_str()? == state(true))
}

/// Who has won, as it was stored: the accounts with commas, or nothing.
pub(in crate::store) fn winners(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<Vec<String>> {
    let stored = row.get_ref(column)?.as_str_or_null()?;
    Ok(stored.map(|ids| ids.split(',').map(str::to_owned).collect()).unwrap_or_default())
}

/// What a log is of, as it was stored: nothing but the two words gets past the schema.
fn kind(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<Kind> {
    Ok(if row.get_ref(column)?.as_str()? == Kind::Contest.word() { Kind::Contest } else { Kind::Match })
}
