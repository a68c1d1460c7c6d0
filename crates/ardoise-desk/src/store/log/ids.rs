//! Match ids: made, checked, and found from a few of their characters.

use rusqlite::{Connection, OptionalExtension};
use uuid::{NoContext, Timestamp, Uuid};

use crate::store::Store;
use crate::store::error::{Result, Stop, StoreError};
use crate::store::lists::projection::Kind;
use crate::store::log::journal;
use crate::store::merge::forks;

/// The least number of characters by which a match can be named.
pub const LEAST_FRAGMENT: usize = 4;

/// The ids given at most when a text may mean several.
const CHOICES: usize = 8;

/// A new match id: a UUIDv7, so ids sort by the time `at` (Unix milliseconds) at which they were made.
pub fn match_id(at: i64) -> String {
    let at = u64::try_from(at).unwrap_or_default();
    let nanos = u32::try_from(at % 1000).expect("below 1000") * 1_000_000;
    Uuid::new_v7(Timestamp::from_unix(NoContext, at / 1000, nanos)).to_string()
}

impl Store {
    /// The match that `text` names: its whole id, or at least four hexadecimal digits at its beginning or at its end.
    pub fn resolve(&self, text: &str) -> Result<String> {
        self.resolve_as(text, &[Kind::Match])
    }

    /// The same among logs of several kinds.
    pub fn resolve_as(&self, text: &str, kinds: &[Kind]) -> Result<String> {
        let no_match = || StoreError::NoMatch { text: text.to_owned() };
        let digits = text.trim().replace('-', "").to_ascii_lowercase();
        if digits.len() < LEAST_FRAGMENT {
            return Err(StoreError::TooShort { text: text.to_owned(), least: LEAST_FRAGMENT });
        }
        if digits.len() > 32 || !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(no_match());
        }
        self.look(|conn| {
            if digits.len() == 32 {
                // A whole id is looked for in the log itself: it is found even without its projection.
                let id = with_hyphens(&digits);
                let id = forks::seen_as(conn, &id)?;
                // A log whose beginning is damaged is found, and told as what it is.
                let begun = journal::begun(conn, &id)?;
                let kind = begun.as_deref().map(|first| Kind::begun_by(first).unwrap_or_default());
                let meant = kind.is_some_and(|kind| kinds.contains(&kind));
                return if meant { Ok(id) } else { Err(no_match().into()) };
            }
            let backwards: String = digits.chars().rev().collect();
            let mut ids = Vec::new();
            for kind in kinds {
                for (column, begins) in [("id", with_hyphens(&digits)), ("tail", backwards.clone())] {
                    let sql = format!(
                        "SELECT id FROM match WHERE {column} >= ?1 AND {column} < ?2 AND kind = '{}'",
                        kind.word()
                    );
                    for id in starting(conn, &sql, &begins)? {
                        if !ids.contains(&id) {
                            ids.push(id);
                        }
                    }
                }
            }
            let mut seen = Vec::new();
            for id in &ids {
                let id = forks::seen_as(conn, id)?;
                if !seen.contains(&id) {
                    seen.push(id);
                }
            }
            let mut ids = seen;
            ids.truncate(CHOICES);
            match <[String; 1]>::try_from(ids) {
                Ok([id]) => Ok(id),
                Err(ids) if ids.is_empty() => Err(no_match().into()),
                Err(ids) => Err(StoreError::Ambiguous { text: text.to_owned(), ids }.into()),
            }
        })
    }

    /// The match last written to, whatever the clocks said.
    pub fn last_touched(&self) -> Result<Option<String>> {
        self.last_touched_of(Kind::Match)
    }

    /// The log of that kind last written to.
    pub fn last_touched_of(&self, kind: Kind) -> Result<Option<String>> {
        self.look(|conn| {
            let mut last = conn.prepare_cached(
                "SELECT id FROM match
                 WHERE kind = ?1 AND NOT EXISTS (SELECT 1 FROM fork WHERE fork.id = match.id AND standing IN ('beneath', 'aside'))
                 ORDER BY turn DESC, touched DESC, id DESC LIMIT 1",
            )?;
            Ok(last.query_row([kind.word()], |row| row.get(0)).optional()?)
        })
    }

    /// Every match and every contest of the log, oldest first, whether or not it has a projection.
    pub fn ids(&self) -> Result<Vec<String>> {
        self.look(|conn| Ok(all(conn)?))
    }
}

/// Every match and every contest of the log; steps from one to the next without reading their rows.
pub(in crate::store) fn all(conn: &Connection) -> rusqlite::Result<Vec<String>> {
    conn.prepare_cached(
        "WITH RECURSIVE step (id) AS (
             SELECT min(match) FROM event
             UNION ALL
             SELECT (SELECT min(match) FROM event WHERE match > step.id) FROM step WHERE step.id IS NOT NULL
         )
         SELECT id FROM step WHERE id IS NOT NULL",
    )?
    .query_map([], |row| row.get(0))?
    .collect()
}

/// The ids found by a range of an index: all that starts with `prefix`, a few at most.
fn starting(conn: &Connection, sql: &str, prefix: &str) -> rusqlite::Result<Vec<String>> {
    let limited = format!("{sql} ORDER BY 1 LIMIT {CHOICES}");
    // 'g' sorts after every hexadecimal digit and after the hyphen.
    let end = format!("{prefix}g");
    conn.prepare_cached(&limited)?.query_map([prefix, &end], |row| row.get(0))?.collect()
}

/// Refuses an id that is not a UUID in lower case with hyphens.
pub(in crate::store) fn checked(id: &str) -> Result<(), Stop> {
    match Uuid::try_parse(id) {
        Ok(uuid) if uuid.hyphenated().encode_lower(&mut Uuid::encode_buffer()) == id => Ok(()),
        _ => Err(StoreError::NotAnId { text: id.to_owned() }.into()),
    }
}

/// The digits of an id from the last to the first.
pub(in crate::store) fn backwards(id: &str) -> String {
    id.chars().rev().filter(|c| *c != '-').collect()
}

/// The beginning of an id as it is stored, from its digits.
fn with_hyphens(digits: &str) -> String {
    let mut text = String::with_capacity(36);
    for (place, digit) in digits.chars().enumerate() {
        if [8, 12, 16, 20].contains(&place) {
            text.push('-');
        }
        text.push(digit);
    }
    text
}
