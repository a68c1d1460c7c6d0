//! Commands taken back, and restored: both are entries added to the journal.

use ardoise_rules::engine::{Entry, Seq};
use ardoise_rules::words::plain;

use super::{Difference, Draft, Evening};
use crate::failure::Refusal;

impl Evening {
    /// Commands in force that can be taken back, the last first.
    #[must_use]
    pub fn undoable(&self) -> Vec<Seq> {
        let live = self.records.iter().filter(|record| self.force().live.contains(&record.seq));
        let mut ops: Vec<Seq> = live
            .filter(|record| !matches!(record.entry, Entry::Retract { .. } | Entry::Open { .. }))
            .map(|record| record.op)
            .filter(|op| *op > 1)
            .collect();
        ops.dedup();
        ops.reverse();
        ops
    }

    /// Retractions that can be taken back, the last first: those after which nothing else was recorded, be it taken back by now.
    #[must_use]
    pub fn redoable(&self) -> Vec<Seq> {
        let mut ops = Vec::new();
        for record in self.records.iter().rev() {
            let Entry::Retract { op, .. } = &record.entry else { break };
            if !self.force().live.contains(&record.seq) {
                continue;
            }
            let target = self.records.iter().find(|other| other.seq == *op);
            if !matches!(target.map(|target| &target.entry), Some(Entry::Retract { .. })) {
                ops.push(record.op);
            }
        }
        ops.dedup();
        ops
    }

    pub(super) fn undo(&self, count: usize, reason: &str) -> Result<Draft, Box<Refusal>> {
        self.retract(self.undoable(), count, "nothing-to-undo", reason)
    }

    /// So many commands come back; those that were taken back together come back together.
    pub(super) fn redo(&self, count: usize, reason: &str) -> Result<Draft, Box<Refusal>> {
        let together = |op: &Seq| self.records.iter().filter(|record| record.op == *op).count();
        let ops = self.redoable();
        let all: usize = ops.iter().map(together).sum();
        if all < count {
            return Err(Refusal::of("nothing-to-redo", vec![("count", all.into())]).into());
        }
        let mut back = 0;
        let wanted = ops.iter().take_while(|op| {
            let more = back < count;
            back += together(op);
            more
        });
        let wanted = wanted.count();
        self.retract(ops, wanted, "nothing-to-redo", reason)
    }

    fn retract(
        &self,
        mut ops: Vec<Seq>,
        count: usize,
        nothing: &'static str,
        reason: &str,
    ) -> Result<Draft, Box<Refusal>> {
        if ops.len() < count {
            return Err(Refusal::of(nothing, vec![("count", ops.len().into())]).into());
        }
        ops.truncate(count);
        let reason = plain(reason);
        let entries = ops.iter().map(|op| Entry::Retract { op: *op, reason: reason.clone() }).collect();
        self.written(entries, Difference { commands: ops, ..Difference::default() })
    }
}
