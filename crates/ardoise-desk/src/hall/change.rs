//! What is asked of a contest, the events that it is recorded as, and what it moves in what was locked.

use std::collections::BTreeSet;

use ardoise_rules::engine::{Engine, Say as _};

use super::{Entrant, Hall, refused, tidy};
use crate::contest::{self, Contest, Effect, EntryNo, Event, Prize, effects};
use crate::failure::{Failure, Refusal};

/// A change of a contest that can be worked out on it as it stands.
///
/// A round that is drawn and a match that is opened are none: they take more than the contest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// Players or pairs enter, all of them or none, under the next numbers.
    Enter(Vec<Entrant>),
    /// An entry plays no further round.
    Withdraw {
        /// The entry.
        entry: EntryNo,
        /// Why.
        reason: Option<String>,
    },
    /// An entry that was withdrawn plays again.
    Return {
        /// The entry.
        entry: EntryNo,
    },
    /// Others play on in the place of an entry.
    Replace {
        /// The entry.
        entry: EntryNo,
        /// Who plays from now on.
        names: Vec<String>,
        /// Why.
        reason: Option<String>,
    },
    /// What a table gave.
    Result {
        /// The round and the table.
        at: (u16, u32),
        /// The points of each side.
        scores: Vec<i64>,
        /// The side that says so; none where it stands on a card that both have signed.
        by: Option<u8>,
        /// Why it is said again, where the round was locked.
        reason: Option<String>,
    },
    /// A side of a table did not play, or several.
    Forfeit {
        /// The round and the table.
        at: (u16, u32),
        /// The first of them, and the others.
        sides: (u8, Vec<u8>),
        /// Why it is said, where the round was locked.
        reason: Option<String>,
    },
    /// A side stands by what is written of its table now, or does not; no side: all of them sign the card of each of these tables.
    Word {
        /// The round.
        round: u16,
        /// The tables.
        tables: Vec<u32>,
        /// The side.
        side: Option<u8>,
        /// Does it not stand by it?
        disputes: bool,
    },
    /// The last round is over: what the matches at its tables gave is recorded with it.
    Lock,
    /// What there is to win.
    Prizes(Vec<Prize>),
    /// The contest is over.
    Close,
    /// The last commands are taken back.
    Undo {
        /// How many.
        count: usize,
        /// Why.
        reason: String,
    },
}

impl Hall {
    /// The contest as a change would leave it, with what that moves; none where it changes nothing of a locked round, or cannot be.
    #[must_use]
    pub fn moved_by(&self, change: Change) -> Option<(Contest, Vec<Effect>)> {
        let events = self.events(change).ok().filter(|events| self.reopens(events))?;
        let mut after = self.contest().clone();
        events.iter().try_for_each(|event| after.apply(event, 0)).ok()?;
        let moved = effects(self.contest(), &after);
        Some((after, moved))
    }

    /// Does one of these events speak of a round that is locked?
    pub(crate) fn reopens(&self, events: &[Event]) -> bool {
        let mut rounds = events.iter().filter_map(|event| self.contest().round(event.round()?));
        rounds.any(|round| round.locked)
    }

    /// Is it recorded so already, what a change says that a table gave, or that sides stand by it? What a table gave is said anew where it
    /// is said with a reason, where a side does not stand by it, or the match that is played there says something else.
    pub(crate) fn is_recorded(&self, change: &Change) -> bool {
        if let Change::Word { round, tables, side, disputes } = change {
            let has = |table: &u32| self.has_word((*round, *table), *side, *disputes);
            return !tables.is_empty() && tables.iter().all(has);
        }
        let (Change::Result { at, reason, .. } | Change::Forfeit { at, reason, .. }) = change else {
            return false;
        };
        let Some(table) = self.recorded.table(at.0, at.1) else { return false };
        let same = match change {
            Change::Result { scores, by, .. } => table.scores.as_ref() == Some(scores) && table.by == *by,
            Change::Forfeit { sides: (first, others), .. } => {
                let absent: BTreeSet<&u8> = std::iter::once(first).chain(others).collect();
                table.absent.iter().eq(absent)
            }
            _ => false,
        };
        let differs = || self.differing().iter().any(|one| (one.round, one.table) == *at);
        same && said(reason.clone()).is_none() && table.disputed().is_empty() && !differs()
    }

    /// Does that table have that word of a side already, or of all of them?
    fn has_word(&self, (round, table): (u16, u32), side: Option<u8>, disputes: bool) -> bool {
        self.contest().table(round, table).is_some_and(|table| table.has_word(side, disputes))
    }

    /// The events that a change is recorded as. Of several tables those have their word that lack it.
    pub(crate) fn events(&self, change: Change) -> Result<Vec<Event>, Failure> {
        Ok(match change {
            Change::Enter(entrants) => self.entering(entrants),
            Change::Withdraw { entry, reason } => vec![Event::Withdraw { entry, reason: said(reason) }],
            Change::Return { entry } => vec![Event::Return { entry }],
            Change::Replace { entry, names, reason } => {
                vec![Event::Replace { entry, names: tidied(&names), reason: said(reason) }]
            }
            Change::Result { at: (round, table), scores, by, reason } => {
                let reason = said(reason);
                self.may_give((round, table), &scores, reason.as_deref())?;
                vec![Event::Result { round, table, scores, reason, by }]
            }
            Change::Forfeit { at: (round, table), sides: (side, also), reason } => {
                vec![Event::Forfeit { round, table, side, also, reason: said(reason) }]
            }
            Change::Word { round, tables, side, disputes } => {
                let stands =
                    |table| self.contest().table(round, table).and_then(|table| table.scores.clone());
                let word = |table| {
                    let scores = stands(table).unwrap_or_default();
                    Event::Agree { round, table, side, scores, disputes }
                };
                let has = |table: &u32| self.has_word((round, *table), side, disputes);
                let (signed, open): (Vec<_>, Vec<_>) = tables.into_iter().partition(has);
                if open.is_empty() { signed } else { open }.into_iter().map(word).collect()
            }
            Change::Lock => self.locking()?,
            Change::Prizes(prizes) => vec![Event::Prizes { prizes }],
            Change::Close => vec![Event::Close],
            Change::Undo { count, reason } => self.taking_back(count, &reason)?,
        })
    }

    fn entering(&self, entrants: Vec<Entrant>) -> Vec<Event> {
        let first = self.contest().entries.len() as EntryNo + 1;
        let enter = |(no, entrant): (EntryNo, Entrant)| Event::Enter {
            no,
            names: tidied(&entrant.names),
            club: entrant.club.as_deref().map(tidy).filter(|club| !club.is_empty()),
            house: entrant.house,
        };
        (first..).zip(entrants).map(enter).collect()
    }

    /// At a game whose points sum to zero those of a table do too; after the end a result is only put right.
    fn may_give(
        &self,
        (round, table): (u16, u32),
        scores: &[i64],
        reason: Option<&str>,
    ) -> Result<(), Failure> {
        let contest = self.contest();
        let found = contest.table(round, table);
        let sum: i64 = scores.iter().fold(0, |sum, score| sum.saturating_add(*score));
        if sum != 0
            && found.is_some_and(|table| table.sides.len() == scores.len())
            && self.sums_to_zero(scores.len())
        {
            return Err(Refusal::new(Engine::NotZeroSum { sum }.said()).into());
        }
        if contest.closed && reason.is_none() {
            return Err(refused(&contest::Refusal::Over, contest).into());
        }
        Ok(())
    }

    fn locking(&self) -> Result<Vec<Event>, Failure> {
        let Some(last) = self.contest().rounds.last() else {
            return Err(refused(&contest::Refusal::NoRound { round: 1 }, self.contest()).into());
        };
        let round = last.drawing.round;
        let recorded = self.recorded.round(round).map(|round| &*round.tables).unwrap_or_default();
        let open = last.tables.iter().zip(recorded).filter(|(_, known)| !known.is_done());
        let given = open.filter_map(|(table, _)| {
            let scores = table.scores.clone()?;
            Some(Event::Result { round, table: table.no, scores, reason: None, by: None })
        });
        Ok(given.chain([Event::Lock { round }]).collect())
    }

    fn taking_back(&self, count: usize, reason: &str) -> Result<Vec<Event>, Failure> {
        let ops = self.undoable();
        if ops.len() < count {
            return Err(Refusal::of("nothing-to-undo", vec![("count", ops.len().into())]).into());
        }
        let reason = tidy(reason);
        let retract = |op| Event::Retract { op, reason: reason.clone() };
        Ok(ops.into_iter().take(count).map(retract).collect())
    }
}

/// Names of an entry as they are kept.
fn tidied(names: &[String]) -> Vec<String> {
    names.iter().map(|name| tidy(name)).collect()
}

/// A reason as it is kept; none where nothing is said.
fn said(reason: Option<String>) -> Option<String> {
    reason.map(|reason| tidy(&reason)).filter(|reason| !reason.is_empty())
}
