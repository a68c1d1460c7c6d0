//! A contest as read at its head: a journal in the same log as the matches, and the matches at its tables.
//!
//! Nothing here is written but by the desk. What a table gave is recorded when it is said, or when its round is locked;
//! until then it is read off the match that is played there.

mod change;
mod entrants;
mod likeness;
mod played;
#[cfg(test)]
mod tests;
mod told;
mod unlikely;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use ardoise_rules::engine::{AnyGame, RuleSet, Said};
use ardoise_rules::games;
use ardoise_rules::words::plain;

use crate::contest::{self, Contest, EntryNo, Event, Row as Record, Table, fold, in_force, seats};
use crate::evening::{ENGINE, Which, moment};
use crate::failure::Failure;
use crate::store::{End, Kind, NewRow, Projection, Proven, Row, Store, StoreError};

pub use change::Change;
pub use entrants::{Entrant, entrants, names_of};
pub use likeness::{holds, leads_to};
pub use played::{Differing, Played};
pub(crate) use told::bare;
pub use told::{no_contest, refused};
pub use unlikely::Unlikely;

/// The version of what the events of contests say.
const SCHEMA: i64 = 1;
/// So many sit at a table that is drawn.
const TABLE: usize = 4;

/// What is done next in a hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// More must enter before anything can be drawn.
    Enter {
        /// How many there are.
        entries: usize,
        /// How many are needed.
        least: usize,
    },
    /// The next round is drawn.
    Draw {
        /// The round.
        round: u16,
    },
    /// Tables still play.
    Results {
        /// The round.
        round: u16,
        /// The tables.
        tables: Vec<u32>,
    },
    /// All results of the round are there: it is locked.
    Lock {
        /// The round.
        round: u16,
    },
    /// All results of the round are there, and some sides have not agreed to theirs.
    Agree {
        /// The round.
        round: u16,
        /// The tables.
        tables: Vec<u32>,
    },
    /// Nothing: it is over.
    Over,
}

/// A contest with its journal, as it stood when it was read.
#[derive(Debug, Clone)]
pub struct Hall {
    id: String,
    records: Vec<Record>,
    pub(crate) recorded: Contest,
    contest: Contest,
    problems: Vec<(i64, contest::Refusal)>,
    played: BTreeMap<(u16, u32), Played>,
    differing: Vec<Differing>,
    unsound: Option<StoreError>,
    /// How far its log answered the chain; none where it did not, or where nothing was read of it yet.
    pub(crate) proven: Option<Proven>,
    /// The matches at its tables, by id.
    matches: BTreeMap<String, played::Read>,
}

impl Hall {
    /// Reads a contest, as far as entry `at` or all of it, with the matches at its tables.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub fn load(store: &Store, which: Which<'_>, at: Option<i64>) -> Result<Hall, Failure> {
        let id = match which {
            Which::Named(text) => store.resolve_as(text, &[Kind::Contest])?,
            Which::Last => store.last_touched_of(Kind::Contest)?.ok_or_else(no_contest)?,
        };
        let (rows, unsound) = store.read_proved(&id)?;
        let (mut hall, bad) = Hall::of_rows(&id, rows, at)?;
        if let Some(said) = bad.into_iter().next() {
            return Err(Failure::Damaged(said));
        }
        hall.unsound = unsound;
        hall.proven = store.proven().filter(|_| at.is_none());
        hall.look_at_tables(store)?;
        Ok(hall)
    }

    /// The contest as it stands now, of which only what was written since is read: what was proven before is kept as it was
    /// read then. None where its log is another one than was read.
    pub(crate) fn read_on(mut self, store: &Store) -> Result<Option<Hall>, Failure> {
        let Some(proven) = self.proven.take() else { return Ok(None) };
        let Some((rows, unsound)) = store.read_proved_after(&proven)? else { return Ok(None) };
        let (records, bad) = records(&self.id, rows, None)?;
        if let Some(said) = bad.into_iter().next() {
            return Err(Failure::Damaged(said));
        }
        if self.goes_on(records).is_err() {
            return Ok(None);
        }
        self.unsound = unsound;
        self.proven = store.proven();
        self.look_at_tables(store)?;
        Ok(Some(self))
    }

    /// More rows of its journal. What takes something back changes what was before it: then all of it is folded again.
    pub(crate) fn goes_on(&mut self, records: Vec<Record>) -> Result<(), contest::Refusal> {
        let takes_back = records.iter().any(|record| matches!(record.event, Event::Retract { .. }));
        let new = self.records.len();
        self.records.extend(records);
        if takes_back {
            let folded = fold(&self.records)?;
            (self.recorded, self.problems) = (folded.contest, folded.problems);
            return Ok(());
        }
        for record in &self.records[new..] {
            if let Err(refusal) = self.recorded.apply(&record.event, record.at) {
                self.problems.push((record.seq, refusal));
            }
        }
        Ok(())
    }

    /// Folds the rows of a contest as far as entry `at`, or all of them; rows that cannot be read are named.
    ///
    /// # Errors
    /// If its opening cannot be read.
    pub fn of_rows(id: &str, rows: Vec<Row>, at: Option<i64>) -> Result<(Hall, Vec<Said>), Failure> {
        let (records, bad) = records(id, rows, at)?;
        match Hall::of_records(id, records) {
            Ok(hall) => Ok((hall, bad)),
            Err(_) => {
                let said = bad.into_iter().next().unwrap_or_else(|| Said::of("no-opening", vec![]));
                Err(Failure::Damaged(said))
            }
        }
    }

    pub(crate) fn of_records(id: &str, records: Vec<Record>) -> Result<Hall, contest::Refusal> {
        let folded = fold(&records)?;
        Ok(Hall {
            id: id.to_owned(),
            records,
            recorded: folded.contest.clone(),
            contest: folded.contest,
            problems: folded.problems,
            played: BTreeMap::new(),
            differing: Vec::new(),
            unsound: None,
            proven: None,
            matches: BTreeMap::new(),
        })
    }

    /// Its id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The number of its last entry.
    #[must_use]
    pub fn head(&self) -> i64 {
        self.records.last().map_or(0, |record| record.seq)
    }

    /// The end of its log as it was read: nothing is recorded behind another one.
    #[must_use]
    pub fn end(&self) -> End {
        End::of(self.proven.as_ref(), self.head())
    }

    /// Its journal.
    #[must_use]
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// The contest as it stands, with what the matches at its tables gave.
    #[must_use]
    pub const fn contest(&self) -> &Contest {
        &self.contest
    }

    /// The rows whose events do not fit any more.
    #[must_use]
    pub fn problems(&self) -> &[(i64, contest::Refusal)] {
        &self.problems
    }

    /// Why its log is not what was recorded, where it is not.
    #[must_use]
    pub const fn unsound(&self) -> Option<&StoreError> {
        self.unsound.as_ref()
    }

    /// Does another reading of it say everything that this one says, the matches at its tables with it?
    #[must_use]
    pub fn says_as(&self, other: &Hall) -> bool {
        self.id == other.id
            && self.head() == other.head()
            && self.contest == other.contest
            && self.played == other.played
            && self.differing == other.differing
    }

    /// The table of the last round at which somebody of that name sits, and his side, from 0.
    #[must_use]
    pub fn place_of(&self, name: &str) -> Option<(&Table, u8)> {
        let round = self.contest.rounds.last()?;
        round.tables.iter().find_map(|table| Some((table, self.side_of(table, name)?)))
    }

    /// A table of a round with the round, both by their numbers.
    ///
    /// # Errors
    /// If there is no such round or table.
    pub fn at(&self, at: (u16, u32)) -> Result<(&contest::Round, &Table), Failure> {
        self.contest().at(at).map_err(|refusal| refused(&refusal, self.contest()).into())
    }

    /// The side of a table on which somebody of that name sits, from 0.
    #[must_use]
    pub fn side_of(&self, table: &Table, name: &str) -> Option<u8> {
        let plays = |no: &EntryNo| {
            self.contest.entry(*no).is_some_and(|entry| entry.names.iter().any(|known| known == name))
        };
        let side = table.sides.iter().position(|side| side.iter().any(plays))?;
        u8::try_from(side).ok()
    }

    /// How many its rules are for, where these are not as many as sit at a table that is drawn.
    #[must_use]
    pub fn not_for_tables(&self) -> Option<RangeInclusive<usize>> {
        let opening = &self.contest.opening;
        let players = games::find(&opening.game)?.players(&opening.rules).ok()?;
        Some(players).filter(|players| !players.contains(&TABLE))
    }

    /// What is done next.
    #[must_use]
    pub fn next(&self) -> Next {
        let contest = &self.contest;
        if contest.state() == contest::State::Over {
            return Next::Over;
        }
        if let Some(round) = contest.rounds.last().filter(|round| !round.locked) {
            let (no, tables) = (round.drawing.round, round.missing());
            let waiting = round.awaiting();
            return match (tables.is_empty(), waiting.is_empty()) {
                (false, _) => Next::Results { round: no, tables },
                (true, false) => Next::Agree { round: no, tables: waiting },
                (true, true) => Next::Lock { round: no },
            };
        }
        let (entries, least) = (contest.field().len(), contest.least());
        // A design is made for some numbers of players, and for none between them.
        let least = match contest.opening.format {
            contest::Format::Design if contest.rounds.is_empty() => {
                (entries.max(least)..=64).find(|number| contest::has_design(*number)).unwrap_or(least)
            }
            _ => least,
        };
        if entries < least {
            Next::Enter { entries, least }
        } else {
            Next::Draw { round: contest.next_round() }
        }
    }

    /// Who sits at a table, in the order of the seats.
    #[must_use]
    pub fn seated(&self, sides: &contest::Sides) -> Vec<String> {
        let names =
            |entry: EntryNo| self.contest.entry(entry).map(|entry| entry.names.clone()).unwrap_or_default();
        let each: Vec<Vec<String>> = seats(sides).map(names).collect();
        // The two of a pair sit across from one another.
        let longest = each.iter().map(Vec::len).max().unwrap_or(0);
        (0..longest).flat_map(|nth| each.iter().filter_map(move |names| names.get(nth).cloned())).collect()
    }

    /// The commands in force that can be taken back, the last first.
    #[must_use]
    pub fn undoable(&self) -> Vec<i64> {
        let mut ops: Vec<i64> =
            in_force(&self.records).iter().map(|record| record.op).filter(|op| *op > 1).collect();
        ops.dedup();
        ops.reverse();
        ops
    }

    /// The rules of a match at a table of a round: those of the contest, with as many deals as a round has where matches have a number
    /// of deals. Where somebody must win, only if one more is played by them when the sides are level.
    #[must_use]
    pub fn rules_at(&self, round: u16) -> RuleSet {
        let opening = &self.contest.opening;
        let decides = self.contest.round(round).is_some_and(|round| round.has_brackets());
        let of_round = || {
            let game = games::find(&opening.game).filter(|_| opening.deals > 0)?;
            let goal = game.goal(&opening.rules).ok().filter(|goal| !decides || goal.plays_off)?;
            goal.deals.and_then(|_| of_so_many(game, &opening.rules, opening.deals))
        };
        of_round().unwrap_or_else(|| opening.rules.clone())
    }

    /// What lists keep of it.
    #[must_use]
    pub fn projection(&self) -> Projection {
        let opening = &self.recorded.opening;
        let over = self.recorded.state() == contest::State::Over;
        Projection {
            kind: Kind::Contest,
            game: opening.game.clone(),
            title: Some(opening.title.clone()),
            opened: opening
                .date
                .clone()
                .unwrap_or_else(|| self.records.first().map_or_else(String::new, |row| moment(row.at))),
            rules: opening.rules.preset.clone(),
            // Of thousands, a row that is written with each result would carry the names each time.
            players: Vec::new(),
            former: Vec::new(),
            played: self.recorded.rounds.iter().filter(|round| round.locked).count() as i64,
            points: Vec::new(),
            over,
            winners: Vec::new(),
            totals: Vec::new(),
            deals: Vec::new(),
            engine: ENGINE.to_owned(),
        }
    }

    /// The contest with events added; what cannot be is refused, with names.
    pub(crate) fn with(&self, events: &[Event], at: i64) -> Result<Contest, Failure> {
        let mut contest = self.recorded.clone();
        for event in events {
            contest.apply(event, at).map_err(|refusal| refused(&refusal, &contest))?;
        }
        Ok(contest)
    }
}

/// The rows of a journal as far as entry `at`, or all of them, as what they say; those that cannot be read are named.
fn records(id: &str, rows: Vec<Row>, at: Option<i64>) -> Result<(Vec<Record>, Vec<Said>), Failure> {
    let (mut records, mut bad) = (Vec::with_capacity(rows.len()), Vec::new());
    for row in rows.into_iter().filter(|row| at.is_none_or(|at| row.seq <= at.max(1))) {
        let (seq, schema) = (row.seq, row.schema);
        if schema > SCHEMA {
            let args = vec![("match", id.to_owned().into()), ("row", seq.into())];
            return Err(Failure::Damaged(Said::of("row-newer", args)));
        }
        match serde_json::from_str::<Event>(&row.payload) {
            Ok(event) => records.push(Record { seq, op: row.op, at: row.at, author: row.author, event }),
            Err(error) => {
                let args = vec![
                    ("match", id.to_owned().into()),
                    ("row", seq.into()),
                    ("detail", error.to_string().into()),
                ];
                bad.push(Said::of("bad-row", args));
            }
        }
    }
    Ok((records, bad))
}

/// Rules by which a match has a number of deals, with that of a round in its place; none where it cannot have as many.
fn of_so_many(game: &dyn AnyGame, rules: &RuleSet, deals: u16) -> Option<RuleSet> {
    let mut sets = game.patch(&rules.preset, rules).ok()?;
    sets.retain(|(option, _)| option != DEALS);
    sets.push((DEALS.to_owned(), deals.to_string()));
    game.resolve(&rules.preset, &sets).ok()
}

/// The option of every game by which a match has so many deals.
const DEALS: &str = "deals";

/// An event as a row.
pub(crate) fn row(event: &Event) -> NewRow {
    NewRow::of(event.kind(), event.round().map(u32::from), SCHEMA, event)
}

/// Names as they are kept: without what could steer a terminal, blanks put in order; tabs and ends of lines are blanks too.
pub(crate) fn tidy(name: &str) -> String {
    let blank = |letter: char| if letter.is_whitespace() { ' ' } else { letter };
    let spaced: String = name.chars().map(blank).collect();
    plain(&spaced).split_whitespace().collect::<Vec<_>>().join(" ")
}
