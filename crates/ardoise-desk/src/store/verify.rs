//! Whether a database is whole: its file, its guards, its log, and that log and projections answer each other.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, params};
use thiserror::Error;

use crate::store::Store;
use crate::store::error::{Result, Stop, is_schema, what_is_damaged};
use crate::store::file::guards::{self, LOG};
use crate::store::file::migrate::{self, Object};
use crate::store::file::tally::{self, TALLY};
use crate::store::log::chain::{self, Link};
use crate::store::log::ids;
use crate::store::log::kind::Kind;
use crate::store::log::row::Written;

/// Something that should not be found in a database.
///
/// [`Damage::id`] and [`Damage::args`] name a message and what it needs; `Display` is plain English.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Damage {
    /// SQLite finds the file itself damaged.
    #[error("the file is damaged: {detail}")]
    File {
        /// What SQLite said.
        detail: String,
    },
    /// The file no longer bears the mark of this program.
    #[error("the file bears the mark {found:#010x}")]
    Mark {
        /// The application id found.
        found: i32,
    },
    /// A table, index or trigger is missing.
    #[error("the {kind} {name} is missing")]
    GuardMissing {
        /// `table`, `index`, `trigger`, or `row` of the table of that name.
        kind: String,
        /// Its name.
        name: String,
    },
    /// A table, index or trigger is not what it should be.
    #[error("the {kind} {name} has been altered")]
    GuardAltered {
        /// `table`, `index` or `trigger`.
        kind: String,
        /// Its name.
        name: String,
        /// Can it be made anew with the rows that it has?
        mendable: bool,
    },
    /// A trigger, or an index that refuses rows, that this program did not make.
    #[error("{name} does not belong here")]
    Intruder {
        /// Its name.
        name: String,
    },
    /// Rows are missing in a match.
    #[error("match {id}: row {found} where {expected} was due")]
    Gap {
        /// The match.
        id: String,
        /// The row that was due.
        expected: i64,
        /// The row found.
        found: i64,
    },
    /// A row says it was written by a command that cannot have written it.
    #[error("match {id}, row {seq}: cannot belong to the command of row {op}")]
    Op {
        /// The match.
        id: String,
        /// The row.
        seq: i64,
        /// The command it names.
        op: i64,
    },
    /// A match that does not begin by being opened.
    #[error("match {id}: begins with \"{kind}\"")]
    FirstKind {
        /// The match.
        id: String,
        /// The kind of its first row.
        kind: String,
    },
    /// A row whose payload is not JSON.
    #[error("match {id}, row {seq}: the payload is not JSON")]
    NotJson {
        /// The match.
        id: String,
        /// The row.
        seq: i64,
    },
    /// A row that does not answer the hash chain: it, or the one before, is not what was written.
    #[error("match {id}: from row {seq} on, it is not what was written")]
    Edited {
        /// The match.
        id: String,
        /// The first row that does not answer.
        seq: i64,
    },
    /// Rows at the end of a match are missing.
    #[error("match {id}: rows {expected} to {last} are missing at its end")]
    Shortened {
        /// The match.
        id: String,
        /// The first row that is missing.
        expected: i64,
        /// The last row that is missing.
        last: i64,
    },
    /// A match without its projection.
    #[error("match {id}: has no projection")]
    Unprojected {
        /// The match.
        id: String,
    },
    /// A projection without a match.
    #[error("match {id}: a projection without any row in the log")]
    Orphan {
        /// The match it would be of.
        id: String,
    },
    /// Deals of a projection that is not there.
    #[error("match {id}: deals without a projection")]
    OrphanDeals {
        /// The match they would be of.
        id: String,
    },
    /// The `touched` of a projection is not the time of a row of its match.
    #[error("match {id}: the projection was not written with its last row")]
    Touched {
        /// The match.
        id: String,
    },
}

impl Damage {
    /// The message that says this damage.
    pub fn id(&self) -> &'static str {
        match self {
            Self::File { .. } => "damage-file",
            Self::Mark { .. } => "damage-mark",
            Self::GuardMissing { .. } => "damage-guard-missing",
            Self::GuardAltered { .. } => "damage-guard-altered",
            Self::Intruder { .. } => "damage-intruder",
            Self::Gap { .. } => "damage-gap",
            Self::Op { .. } => "damage-op",
            Self::FirstKind { .. } => "damage-first-kind",
            Self::NotJson { .. } => "damage-not-json",
            Self::Edited { .. } => "damage-edited",
            Self::Shortened { .. } => "damage-shortened",
            Self::Unprojected { .. } => "damage-unprojected",
            Self::Orphan { .. } => "damage-orphan",
            Self::OrphanDeals { .. } => "damage-orphan-deals",
            Self::Touched { .. } => "damage-touched",
        }
    }

    /// What the message needs, by name.
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::File { detail } => {
                vec![("detail", detail.clone()), ("what", what_is_damaged(detail).to_owned())]
            }
            Self::Mark { found } => vec![("found", format!("{found:#010x}"))],
            Self::GuardMissing { kind, name } | Self::GuardAltered { kind, name, .. } => {
                vec![("kind", kind.clone()), ("name", name.clone())]
            }
            Self::Intruder { name } => vec![("name", name.clone())],
            Self::Gap { id, expected, found } => {
                vec![("match", id.clone()), ("expected", expected.to_string()), ("found", found.to_string())]
            }
            Self::Op { id, seq, op } => {
                vec![("match", id.clone()), ("row", seq.to_string()), ("op", op.to_string())]
            }
            Self::FirstKind { id, kind } => vec![("match", id.clone()), ("kind", kind.clone())],
            Self::NotJson { id, seq } | Self::Edited { id, seq } => {
                vec![("match", id.clone()), ("row", seq.to_string())]
            }
            Self::Shortened { id, expected, last } => {
                vec![("match", id.clone()), ("expected", expected.to_string()), ("last", last.to_string())]
            }
            Self::Unprojected { id }
            | Self::Orphan { id }
            | Self::OrphanDeals { id }
            | Self::Touched { id } => {
                vec![("match", id.clone())]
            }
        }
    }

    /// Is it only about the lists that are read off the log, and not about the log?
    pub fn is_projection(&self) -> bool {
        matches!(
            self,
            Self::Unprojected { .. } | Self::Orphan { .. } | Self::OrphanDeals { .. } | Self::Touched { .. }
        )
    }

    /// Does a repair make it anew, from the log or from the schema?
    pub fn is_mendable(&self) -> bool {
        match self {
            Self::Unprojected { .. }
            | Self::OrphanDeals { .. }
            | Self::Touched { .. }
            | Self::Intruder { .. } => true,
            Self::GuardMissing { kind, name } => kind != "table" || name != LOG,
            Self::GuardAltered { mendable, .. } => *mendable,
            Self::File { .. }
            | Self::Mark { .. }
            | Self::Gap { .. }
            | Self::Op { .. }
            | Self::FirstKind { .. }
            | Self::NotJson { .. }
            | Self::Edited { .. }
            | Self::Shortened { .. }
            | Self::Orphan { .. } => false,
        }
    }

    /// Is it only about lists of matches that are here, which are made anew of their logs?
    pub fn is_of_lists(&self) -> bool {
        self.is_projection() && self.is_mendable()
    }

    /// Is it about a table that is missing or altered?
    fn is_of_table(&self) -> bool {
        matches!(self, Self::GuardMissing { kind, .. } | Self::GuardAltered { kind, .. } if kind == "table")
    }

    /// Is it about the table of all logs?
    pub fn is_of_log(&self) -> bool {
        self.is_of_table()
            && matches!(self, Self::GuardMissing { name, .. } | Self::GuardAltered { name, .. } if name == LOG)
    }

    /// The match it is about, if it is about one.
    pub fn of(&self) -> Option<&str> {
        match self {
            Self::Gap { id, .. }
            | Self::Op { id, .. }
            | Self::FirstKind { id, .. }
            | Self::NotJson { id, .. }
            | Self::Edited { id, .. }
            | Self::Shortened { id, .. }
            | Self::Unprojected { id }
            | Self::Orphan { id }
            | Self::OrphanDeals { id }
            | Self::Touched { id } => Some(id),
            Self::File { .. }
            | Self::Mark { .. }
            | Self::GuardMissing { .. }
            | Self::GuardAltered { .. }
            | Self::Intruder { .. } => None,
        }
    }
}

impl Store {
    /// Everything in the database that should not be so; nothing is changed.
    ///
    /// Reads the whole file. Whether a projection says what its log says is for the caller to compare.
    pub fn verify(&self) -> Result<Vec<Damage>> {
        let mut damages = Vec::new();
        self.look_once(|conn| {
            // A damaged page can stop any of these: what it says is then one more damage, and the others go on.
            for part in [file, mark, guards, log, projections] {
                match part(conn, &mut damages) {
                    Ok(()) => {}
                    // What is missing is named by the guards.
                    Err(error) if is_schema(&error) => {}
                    // So is what stands in the place of a table.
                    Err(error)
                        if error.sqlite_error_code().is_none() && damages.iter().any(Damage::is_of_table) => {
                    }
                    Err(error) if is_damage(&error) => {
                        damages.push(Damage::File { detail: error.to_string() })
                    }
                    Err(error) => return Err(Stop::Sql(error)),
                }
            }
            Ok(())
        })?;
        let mut seen = BTreeSet::new();
        damages.retain(|damage| seen.insert(damage.to_string()));
        Ok(damages)
    }
}

impl Store {
    /// The logs that the lists do not have: a repair brings them back there.
    pub fn unlisted(&self) -> Result<Vec<String>> {
        self.look_once(|conn| {
            let mut listed = conn.prepare("SELECT EXISTS (SELECT 1 FROM match WHERE id = ?1)")?;
            let mut unlisted = Vec::new();
            for id in ids::all(conn)? {
                if !listed.query_row([&id], |row| row.get::<_, bool>(0))? {
                    unlisted.push(id);
                }
            }
            Ok(unlisted)
        })
    }

    /// What of the log of one match should not be so.
    pub(crate) fn verify_match(&self, id: &str) -> Result<Vec<Damage>> {
        self.look_once(|conn| {
            let mut damages = Vec::new();
            let mut own = conn.prepare(&format!("SELECT {ROW} FROM event WHERE match = ?1 ORDER BY seq"))?;
            rows(own.query([id])?, &mut damages)?;
            // Whatever is made of the log must not make whole what lacks its end.
            let last = chain::last(conn, id)?.0;
            let mut written = conn.prepare_cached("SELECT head FROM match WHERE id = ?1 AND head > ?2")?;
            if let Some(written) = written.query_row(params![id, last], |row| row.get(0)).optional()? {
                damages.push(Damage::Shortened { id: id.to_owned(), expected: last + 1, last: written });
            }
            Ok(damages)
        })
    }
}

fn is_damage(error: &rusqlite::Error) -> bool {
    use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
    match error.sqlite_error_code() {
        Some(code) => matches!(code, DatabaseCorrupt | NotADatabase),
        // No code of SQLite: a value that is not of the type its column has.
        None => true,
    }
}

fn file(conn: &Connection, damages: &mut Vec<Damage>) -> rusqlite::Result<()> {
    let mut check = conn.prepare("PRAGMA integrity_check")?;
    for line in check.query_map([], |row| row.get::<_, String>(0))? {
        let detail = line?;
        if detail != "ok" {
            damages.push(Damage::File { detail });
        }
    }
    Ok(())
}

fn mark(conn: &Connection, damages: &mut Vec<Damage>) -> rusqlite::Result<()> {
    let found = migrate::application_id(conn)?;
    if found != migrate::APPLICATION_ID {
        damages.push(Damage::Mark { found });
    }
    Ok(())
}

fn guards(conn: &Connection, damages: &mut Vec<Damage>) -> rusqlite::Result<()> {
    let model = Connection::open_in_memory()?;
    model.execute_batch(migrate::SCHEMA)?;
    let expected = migrate::objects(&model)?;
    let found = migrate::objects(conn)?;
    let same = |a: &Object, b: &Object| a.kind == b.kind && a.name == b.name;
    for object in &expected {
        let (kind, name) = (object.kind.clone(), object.name.clone());
        match found.iter().find(|other| same(other, object)) {
            None => damages.push(Damage::GuardMissing { kind, name }),
            Some(other) if other.sql != object.sql => {
                let mendable = kind != "table" || guards::is_mendable(conn, &model, &name)?;
                damages.push(Damage::GuardAltered { kind, name, mendable });
            }
            Some(_) => {}
        }
    }
    if found.iter().any(|object| object.kind == "table" && object.name == TALLY) && !tally::counts(conn)? {
        damages.push(Damage::GuardMissing { kind: "row".to_owned(), name: TALLY.to_owned() });
    }
    let strangers = guards::strangers(conn, &expected)?;
    damages.extend(strangers.into_iter().map(|object| Damage::Intruder { name: object.name }));
    Ok(())
}

fn log(conn: &Connection, damages: &mut Vec<Damage>) -> rusqlite::Result<()> {
    let mut all = conn.prepare(&format!("SELECT {ROW} FROM event ORDER BY match, seq"))?;
    rows(all.query([])?, damages)
}

/// What of a row is verified.
const ROW: &str = "match, seq, op, at, author, kind, deal, schema, payload, hash, json_valid(payload)";

fn rows(mut rows: rusqlite::Rows<'_>, damages: &mut Vec<Damage>) -> rusqlite::Result<()> {
    let (mut of, mut last, mut last_op) = (String::new(), 0, 0);
    let (mut link, mut answers) = (Link::default(), true);
    while let Some(row) = rows.next()? {
        // What is no text is a damage of its row, and the rows behind it are verified all the same.
        let text = |column: usize| row.get_ref(column).ok().and_then(|value| value.as_str().ok());
        let (id, kind) = (row.get_ref(0)?.as_str()?, text(5));
        if id != of {
            id.clone_into(&mut of);
            (last, last_op) = (0, 0);
            (link, answers) = (chain::first(id), true);
            if let Some(kind) = kind.filter(|kind| Kind::begun_by(kind).is_none()) {
                damages.push(Damage::FirstKind { id: of.clone(), kind: kind.to_owned() });
            }
        }
        let (seq, op): (i64, i64) = (row.get(1)?, row.get(2)?);
        let (at, deal, schema) = (row.get(3)?, row.get(6)?, row.get(7)?);
        let written = match (text(4), kind, text(8)) {
            (Some(author), Some(kind), Some(payload)) => {
                Some(Written { seq, op, at, author, kind, deal, schema, payload })
            }
            _ => None,
        };
        let stored = chain::link(row.get_ref(9)?.as_blob()?);
        if seq != last + 1 {
            damages.push(Damage::Gap { id: of.clone(), expected: last + 1, found: seq });
            // What was before the gap is not known: the chain is taken up again behind it.
        } else {
            if op != seq && op != last_op {
                damages.push(Damage::Op { id: of.clone(), seq, op });
            }
            let next = written.as_ref().map(|written| chain::next(&link, written));
            if answers && next.is_some_and(|next| next != stored) {
                answers = false;
                damages.push(Damage::Edited { id: of.clone(), seq });
            }
        }
        if written.is_none() || !row.get::<_, Option<bool>>(10)?.unwrap_or(false) {
            damages.push(Damage::NotJson { id: of.clone(), seq });
        }
        (last, last_op, link) = (seq, op, stored);
    }
    Ok(())
}

fn projections(conn: &Connection, damages: &mut Vec<Damage>) -> rusqlite::Result<()> {
    let mut each = |sql: &str, damage: fn(String) -> Damage| -> rusqlite::Result<()> {
        for id in conn.prepare(sql)?.query_map([], |row| row.get(0))? {
            damages.push(damage(id?));
        }
        Ok(())
    };
    // What is left in the lists of a log that was taken away is no fault of theirs: only a copy has it.
    let orphan = "SELECT id FROM (SELECT id FROM match UNION SELECT match FROM deal)
                  WHERE NOT EXISTS (SELECT 1 FROM event WHERE match = id)";
    each(orphan, |id| Damage::Orphan { id })?;
    let deals = "SELECT DISTINCT match FROM deal WHERE NOT EXISTS (SELECT 1 FROM match WHERE id = deal.match)
                 AND EXISTS (SELECT 1 FROM event WHERE event.match = deal.match)";
    each(deals, |id| Damage::OrphanDeals { id })?;
    // A log that has become shorter is no fault of the projection.
    let touched = "SELECT id FROM match, (SELECT match AS of, max(seq) AS last FROM event GROUP BY match)
                   WHERE of = id AND head <= last
                   AND (head < last OR NOT EXISTS (SELECT 1 FROM event WHERE match = id AND at = touched))";
    each(touched, |id| Damage::Touched { id })?;
    // No match can have been written to more often than there are, or were, rows.
    let turn = "SELECT id FROM match
                WHERE turn < 0 OR turn > max((SELECT count(*) FROM event), (SELECT total(head) FROM match))";
    each(turn, |id| Damage::Touched { id })?;
    let shortened = "SELECT id, last + 1, head FROM match, (SELECT match AS of, max(seq) AS last FROM event GROUP BY match)
                     WHERE of = id AND head > last";
    let mut shortened = conn.prepare(shortened)?;
    let rows = shortened.query_map([], |row| {
        Ok(Damage::Shortened { id: row.get(0)?, expected: row.get(1)?, last: row.get(2)? })
    })?;
    for damage in rows {
        damages.push(damage?);
    }
    let mut projected = conn.prepare("SELECT EXISTS (SELECT 1 FROM match WHERE id = ?1)")?;
    for id in ids::all(conn)? {
        if !projected.query_row([&id], |row| row.get::<_, bool>(0))? {
            damages.push(Damage::Unprojected { id });
        }
    }
    Ok(())
}
