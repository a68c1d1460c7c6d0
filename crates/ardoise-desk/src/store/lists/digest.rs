//! What statistics read of many matches at once, packed and kept until one of the matches changes.
//!
//! The store does not look into what it keeps; see `records/block.rs`.

use std::collections::HashSet;

use rusqlite::{Connection, OptionalExtension, params};

use crate::store::Store;
use crate::store::error::Result;
use crate::store::lists::projection::{json, winners};
use crate::store::lists::results::{DealResult, MatchResult};
use crate::store::log::kind::Kind;

/// So many matches share a digest.
const MATCHES: i64 = 128;

/// The block of what belongs to none.
const NO_BLOCK: i64 = -1;

/// The results of a match with those of its deals that were played to their end.
pub type Played = (MatchResult, Vec<DealResult>);

impl Store {
    /// Hands over the digest of each block of matches, in order.
    pub fn each_digest(&self, take: &mut dyn FnMut(i64, &[u8])) -> Result<()> {
        self.look_once(|conn| {
            let mut kept = conn.prepare_cached("SELECT block, body FROM digest ORDER BY block")?;
            let mut rows = kept.query([])?;
            while let Some(row) = rows.next()? {
                take(row.get(0)?, row.get_ref(1)?.as_blob().unwrap_or_default());
            }
            Ok(())
        })
    }

    /// The blocks that have no digest.
    pub fn undigested(&self) -> Result<Vec<i64>> {
        self.look_once(|conn| {
            let last: Option<i64> = conn.query_row("SELECT max(block) FROM match", [], |row| row.get(0))?;
            let count: i64 = conn.query_row("SELECT count(*) FROM digest", [], |row| row.get(0))?;
            let end = last.map_or(0, |last| last + 1);
            if count == end {
                return Ok(Vec::new());
            }
            let mut kept = conn.prepare_cached("SELECT 1 FROM digest WHERE block = ?1")?;
            let mut lacking = Vec::new();
            for block in 0..end {
                if !kept.exists([block])? {
                    lacking.push(block);
                }
            }
            Ok(lacking)
        })
    }

    /// The results of the matches of a block.
    pub fn block(&self, block: i64) -> Result<Vec<Played>> {
        self.look_once(|conn| Ok(results(conn, block)?))
    }

    /// Makes and keeps the digest of a block that has none.
    pub(crate) fn keep_digest(&mut self, block: i64, make: impl FnOnce(&[Played]) -> Vec<u8>) -> Result<()> {
        self.write(|conn| {
            let body = make(&results(conn, block)?);
            conn.prepare_cached("INSERT OR REPLACE INTO digest VALUES (?1, ?2)")?
                .execute(params![block, body])?;
            Ok(())
        })
    }

    /// Drops every digest: they are made again when they are asked for.
    pub(crate) fn drop_digests(&mut self) -> Result<()> {
        self.write(|conn| {
            conn.execute("DELETE FROM digest", [])?;
            Ok(())
        })
    }

    /// Matches that do not count: copies that lie beneath another, wait or were set aside.
    pub fn not_counted(&self) -> Result<HashSet<String>> {
        self.look(|conn| {
            let sql = "SELECT id FROM fork WHERE standing IN ('beneath', 'waits', 'aside')";
            let mut hidden = conn.prepare_cached(sql)?;
            let ids = hidden.query_map([], |row| row.get(0))?;
            Ok(ids.collect::<rusqlite::Result<_>>()?)
        })
    }
}

/// The block of a match that is about to be written, its digest dropped.
///
/// A contest belongs to none: no statistics read it.
pub(in crate::store) fn touched(conn: &Connection, id: &str, kind: Kind) -> rusqlite::Result<i64> {
    if kind == Kind::Contest {
        return Ok(NO_BLOCK);
    }
    let own = conn
        .prepare_cached("SELECT block FROM match WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()?;
    let block = match own {
        Some(block) if block != NO_BLOCK => block,
        Some(_) | None => {
            let last: i64 = conn
                .prepare_cached("SELECT max(coalesce(max(block), 0), 0) FROM match")?
                .query_row([], |row| row.get(0))?;
            let count: i64 = conn
                .prepare_cached("SELECT count(*) FROM match WHERE block = ?1")?
                .query_row([last], |row| row.get(0))?;
            if count < MATCHES { last } else { last + 1 }
        }
    };
    conn.prepare_cached("DELETE FROM digest WHERE block = ?1")?.execute([block])?;
    Ok(block)
}

fn results(conn: &Connection, block: i64) -> rusqlite::Result<Vec<Played>> {
    let mut matches = conn.prepare_cached(
        "SELECT id, game, opened, rules, players, state = 'over', winner, totals, points FROM match
         WHERE block = ?1 AND kind = 'match' ORDER BY id",
    )?;
    let mut deals = conn
        .prepare_cached("SELECT no, contract, score FROM deal WHERE match = ?1 AND complete ORDER BY no")?;
    let found = matches.query_map([block], |row| {
        // One match whose projection is damaged does not keep the others from being counted.
        Ok(MatchResult {
            id: row.get(0)?,
            game: row.get(1)?,
            opened: row.get(2)?,
            rules: row.get(3)?,
            players: json(row, 4).unwrap_or_default(),
            over: row.get(5)?,
            winners: winners(row, 6)?,
            totals: json(row, 7).unwrap_or_default(),
            points: json(row, 8).unwrap_or_default(),
        })
    })?;
    let mut all = Vec::new();
    for found in found {
        let found = found?;
        let own = deals.query_map([&found.id], |row| {
            Ok(DealResult { no: row.get(0)?, contract: row.get(1)?, score: json(row, 2).unwrap_or_default() })
        })?;
        let own = own.collect::<rusqlite::Result<Vec<_>>>()?;
        all.push((found, own));
    }
    Ok(all)
}
