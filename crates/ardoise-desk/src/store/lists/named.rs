//! A log found from a few characters of its id, or as the last one written to.

use rusqlite::{Connection, OptionalExtension};

use crate::store::Store;
use crate::store::error::{Result, StoreError};
use crate::store::log::forks;
use crate::store::log::kind::Kind;
use crate::store::log::row;

/// The least number of characters by which a match can be named.
pub const LEAST_FRAGMENT: usize = 4;

/// The ids given at most when a text may mean several.
const CHOICES: usize = 8;

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
                let begun = row::begun(conn, &id)?;
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

    /// The log of that kind last written to; of copies of which none was chosen, only the one that counts meanwhile.
    pub fn last_touched_of(&self, kind: Kind) -> Result<Option<String>> {
        self.look(|conn| {
            let mut last = conn.prepare_cached(
                "SELECT id FROM match
                 WHERE kind = ?1 AND NOT EXISTS (SELECT 1 FROM fork WHERE fork.id = match.id AND standing IN ('beneath', 'aside', 'waits'))
                 ORDER BY turn DESC, touched DESC, id DESC LIMIT 1",
            )?;
            Ok(last.query_row([kind.word()], |row| row.get(0)).optional()?)
        })
    }
}

/// The ids found by a range of an index: all that starts with `prefix`, a few at most.
fn starting(conn: &Connection, sql: &str, prefix: &str) -> rusqlite::Result<Vec<String>> {
    let limited = format!("{sql} ORDER BY 1 LIMIT {CHOICES}");
    // 'g' sorts after every hexadecimal digit and after the hyphen.
    let end = format!("{prefix}g");
    conn.prepare_cached(&limited)?.query_map([prefix, &end], |row| row.get(0))?.collect()
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
