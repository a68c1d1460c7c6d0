//! A change as it would be, before it is recorded: what it makes of the match, and what differs.

use serde_json::Value;

use ardoise_rules::engine::{
    Arg, Bearing, ByAccount, DealNo, Entry, Form, Misfit, Report, RuleSet, Said, Seat, Seq, StoredEvent,
};

use super::{Amendment, Evening, Key, Lines, projection, records, row};
use crate::failure::{Failure, Moved, Refusal};
use crate::store::{End, Store, StoreError};

/// What somebody wants to change in a match.
#[derive(Debug, Clone)]
pub enum Change {
    /// Events of the table, in their order.
    Events {
        /// The events, with the lines they were read from.
        lines: Lines,
        /// Recorded as they happened, even if they are proved against the rules.
        as_played: bool,
    },
    /// Takes back the last commands.
    Undo {
        /// So many.
        count: usize,
        /// Why.
        reason: String,
    },
    /// Restores the last commands taken back.
    Redo {
        /// So many.
        count: usize,
        /// Why.
        reason: String,
    },
    /// Puts a recorded deal right.
    Amend(Amendment),
    /// Other rules from the next deal on.
    Adopt {
        /// The complete rules.
        rules: RuleSet,
        /// Why.
        reason: String,
    },
    /// Another player from the next deal on.
    Reseat {
        /// Whose place is taken.
        seat: Seat,
        /// The name of who takes it.
        with: String,
        /// Why.
        reason: String,
    },
    /// Entries that belong to the journal as they are: what another log of the same match says beyond this one.
    Entries(Vec<Entry>),
}

impl Change {
    /// What the rules prescribe after an irregularity: it is recorded as it was ruled.
    #[must_use]
    pub fn ruling(events: Vec<Value>) -> Change {
        Change::Events { lines: Lines::from(events), as_played: true }
    }
}

/// An event that is no longer what it was.
#[derive(Debug, Clone, PartialEq)]
pub struct Changed {
    /// The number under which its deal shows it; none for a new one.
    pub no: Option<usize>,
    /// What stood there.
    pub before: Option<Value>,
    /// What stands there now.
    pub after: Option<Value>,
}

/// What a draft changes.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Difference {
    /// The deals it speaks of.
    pub deals: Vec<DealNo>,
    /// The events of those deals that are put right.
    pub events: Vec<Changed>,
    /// Figures that stay those of the side which had taken, where another has now; each with what it would be of that one.
    pub stay: Vec<(Value, Value)>,
    /// A finished deal that is thrown away.
    pub voided: Option<DealNo>,
    /// The commands taken back or restored, the last first.
    pub commands: Vec<Seq>,
    /// Events that no longer fit where they stand.
    pub misfits: Vec<Misfit>,
    /// The totals as they are.
    pub before: ByAccount,
    /// The totals as they would be.
    pub after: ByAccount,
}

/// A change worked out on a match and not written.
#[derive(Debug)]
pub struct Draft {
    since: End,
    entries: Vec<Entry>,
    after: Evening,
    differs: Difference,
}

impl Evening {
    /// Works out what a change makes of the match; nothing is written.
    ///
    /// # Errors
    /// If it cannot be.
    pub fn draft(&self, change: Change) -> Result<Draft, Box<Refusal>> {
        match change {
            Change::Events { lines, as_played } => self.happened(lines, as_played),
            Change::Undo { count, reason } => self.undo(count, &reason),
            Change::Redo { count, reason } => self.redo(count, &reason),
            Change::Amend(amendment) => self.amend(&amendment),
            Change::Adopt { rules, reason } => self.adopt(rules, &reason),
            Change::Reseat { seat, with, reason } => self.reseat(seat, &with, &reason),
            Change::Entries(entries) => self.written(entries, Difference::default()),
        }
    }

    /// The draft of entries that say what they say.
    pub(super) fn written(&self, entries: Vec<Entry>, differs: Difference) -> Result<Draft, Box<Refusal>> {
        let after = self.with(&entries).map_err(|said| Box::new(Refusal::new(said)))?;
        Ok(self.drafted(entries, after, differs))
    }

    pub(super) fn drafted(&self, entries: Vec<Entry>, after: Evening, differs: Difference) -> Draft {
        let known = self.play().misfits();
        let misfits = after.play().misfits().into_iter().filter(|misfit| !known.contains(misfit)).collect();
        let (before, totals) = (self.play().totals(), after.play().totals());
        let differs = Difference { misfits, before, after: totals, ..differs };
        Draft { since: self.end(), entries, after, differs }
    }
}

/// May it as well be said of a deal that comes after the one which is done: a figure, or what is said before the play?
fn of_another_deal(form: &Form) -> bool {
    form.counts() || form.both || form.raise.is_some() || form.announces.is_some()
}

impl Draft {
    /// The match as it would be.
    #[must_use]
    pub const fn after(&self) -> &Evening {
        &self.after
    }

    /// Everything there would be to say about it.
    #[must_use]
    pub fn report(&self) -> Report {
        self.after.report()
    }

    /// What it changes.
    #[must_use]
    pub const fn differs(&self) -> &Difference {
        &self.differs
    }

    /// The entries it would write.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// A deal that was finished, of which a figure is said again so that it comes to something else, or what is said before a card is
    /// played: a stake that is raised, a feat that is announced. It may be said of the next deal.
    #[must_use]
    pub fn restated(&self, found: &Evening) -> Option<DealNo> {
        self.comes_to_more(found, of_another_deal)
    }

    /// That a deal was finished, of which everything that is said stands there already, a figure among it, or that was void. Said of it,
    /// it changes nothing; it may be another deal, of which more is said behind.
    #[must_use]
    pub fn repeated(&self, found: &Evening) -> Option<Said> {
        let (no, _) = self.entries.first()?.played()?;
        let of_deal = self.entries.iter().map_while(Entry::played).take_while(|(deal, _)| *deal == no);
        let said: Vec<&StoredEvent> = of_deal.map(|(_, event)| event).collect();
        let rest = &self.entries[said.len()..];
        let forms = found.play().forms();
        let counts = |event: &StoredEvent| forms.iter().any(|form| form.is_of(event) && form.counts());
        if rest.iter().any(|entry| entry.played().is_none())
            || !said.iter().any(|event| counts(event))
            || (no == found.play().current() && !found.play().over())
        {
            return None;
        }
        let (before, after) = (found.report(), self.report());
        let of = |report: &Report| report.deal(no).cloned();
        let (before, after) = (of(&before)?, of(&after)?);
        let stands = said.iter().all(|event| before.events.contains(event));
        let id = if before.annulled { "repeated-void" } else { "repeated" };
        let same = before.complete && (stands || before.annulled) && before.score == after.score;
        same.then(|| Said::of(id, vec![("deal", Arg::from(no))]))
    }

    /// A deal that was finished, and comes to something else by what is said of it besides a figure.
    #[must_use]
    pub fn added(&self, found: &Evening) -> Option<DealNo> {
        self.comes_to_more(found, |form| !of_another_deal(form) && form.bearing != Bearing::Voids)
    }

    /// A deal that was finished, of which something of that form is said so that it comes to something else.
    fn comes_to_more(&self, found: &Evening, of: impl Fn(&Form) -> bool) -> Option<DealNo> {
        let forms = found.play().forms();
        let is = |event: &Value| forms.iter().any(|form| form.is_of(event) && of(form));
        let counted = self.entries.iter().find_map(|entry| match entry {
            Entry::Play { deal, event, .. } if is(event) => Some(*deal),
            _ => None,
        })?;
        // What is said of the deal that is open changes none that is finished.
        if counted == found.play().current() && !found.play().over() {
            return None;
        }
        let (before, after) = (found.report(), self.report());
        let of = |report: &Report| report.deal(counted).cloned();
        let (before, after) = (of(&before)?, of(&after)?);
        let other = before.score != after.score || before.headline != after.headline;
        (before.complete && other).then_some(counted)
    }

    /// Is this what the match goes on with behind the entry of which the draft was made?
    #[must_use]
    pub fn is_in(&self, found: &Evening) -> bool {
        let behind = found.records().iter().filter(|record| record.seq > self.since());
        let command = behind.take_while(|record| record.op == self.since() + 1);
        command.map(|record| &record.entry).eq(&self.entries)
    }

    /// The last entry of the match as it was read.
    #[must_use]
    pub const fn since(&self) -> Seq {
        self.since.seq()
    }

    /// Writes it, all of it or nothing: only if nobody wrote to the match since it was read.
    ///
    /// # Errors
    /// [`Failure::Moved`] if somebody did; else if it cannot be written.
    pub fn write(self, store: &mut Store, at: i64, author: &str) -> Result<Evening, Failure> {
        self.keep(store, at, author, None)
    }

    /// The same under the key of a request: the first entry bears it.
    pub(crate) fn keep(
        self,
        store: &mut Store,
        at: i64,
        author: &str,
        key: Option<&Key>,
    ) -> Result<Evening, Failure> {
        let Draft { since, entries, mut after, .. } = self;
        after.sign(since.seq(), at, author);
        let mut rows: Vec<_> = entries.iter().map(row).collect();
        if let (Some(key), Some(first)) = (key, rows.first_mut()) {
            key.mark(first);
        }
        let lists = projection(&after.report());
        match store.append(after.id(), since, &rows, at, author, &lists) {
            Ok(_) => {
                after.proven = store.proven();
                Ok(after)
            }
            Err(error @ StoreError::Moved { .. }) => {
                let rows = store.read(after.id()).ok();
                let read = rows.and_then(|rows| records(after.id(), rows).ok());
                let records = read.map(|(records, _)| records).unwrap_or_default();
                Err(Failure::Moved(Box::new(Moved { error, id: after.id, since: since.seq(), records })))
            }
            Err(error) => Err(error.into()),
        }
    }
}
