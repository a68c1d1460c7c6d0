//! Who stands behind a deal: what made it last, who entered that, and whether the next one must wait.

use ardoise_rules::engine::{
    Agree, Agreement, Arg, Consent, DealNo, DealReport, Entry, Opinion, Record, Seat, Seq, Table, is_beside,
};

use super::Evening;
use crate::failure::Refusal;

impl Evening {
    /// The last entry in force that made a deal what it is.
    #[must_use]
    pub fn made_by(&self, deal: DealNo) -> Option<&Record> {
        let slots = self.force().slots.get(&deal)?;
        let makes = |record: &&Record| match &record.entry {
            Entry::Play { deal: own, event, .. } => *own == deal && !is_beside(event),
            Entry::Amend { seq, .. } => slots.iter().any(|slot| slot.seq == *seq),
            Entry::Open { .. } | Entry::Adopt { .. } | Entry::Reseat { .. } | Entry::Retract { .. } => false,
        };
        self.records().iter().rev().filter(|record| self.force().live.contains(&record.seq)).find(makes)
    }

    /// The player at that table who entered a deal as it is; none where somebody else did.
    pub(super) fn entered_by(&self, deal: DealNo, table: &Table) -> Option<Seat> {
        let author = &self.made_by(deal)?.author;
        table.seats().find(|seat| table.name(*seat) == author)
    }

    /// What a player says of a deal is said of the deal as he saw it.
    ///
    /// # Errors
    /// If the deal was made something else after the entry that he names.
    pub(super) fn same_as_seen(&self, deal: DealNo, opinion: &Opinion) -> Result<(), Box<Refusal>> {
        let made = self.made_by(deal).map_or(0, |record| record.seq);
        if opinion.entry.is_some_and(|seen: Seq| made > seen) {
            return Err(Refusal::of("agree-changed", vec![("deal", deal.into())]).into());
        }
        Ok(())
    }

    /// Where the table requires agreement, a deal waits for every finished one before it, as far as `last`: one that was put right
    /// asks again, however long ago it was played.
    ///
    /// # Errors
    /// Whose agreement is missing, or who disputes it.
    pub(super) fn next_may_begin(&self, last: DealNo) -> Result<(), Box<Refusal>> {
        let report = self.report();
        let required = |deal: &&DealReport| Agree::of(&self.rules_at(deal.no).options) == Agree::Required;
        let finished = report.deals.iter().filter(|deal| deal.complete && deal.no <= last).filter(required);
        for deal in finished {
            if let Some((consent, agreement)) = report.consent(deal).zip(deal.agreement.as_ref()) {
                let table = report.table_of(deal);
                stands_behind(deal.no, consent, agreement, &table)?;
            }
        }
        Ok(())
    }
}

/// What is not agreed to is waited for.
fn stands_behind(
    deal: DealNo,
    consent: Consent,
    agreement: &Agreement,
    table: &Table,
) -> Result<(), Box<Refusal>> {
    let (id, who) = match consent {
        Consent::Agreed => return Ok(()),
        Consent::Entered => {
            let awaited = agreement.awaits(table);
            // Nobody at the table entered it: one alone does not do.
            let id = if awaited.len() == table.len() { "agree-waits-two" } else { "agree-waits" };
            (id, Arg::OneOf(awaited.into_iter().map(Arg::Seat).collect()))
        }
        Consent::Disputed => {
            let who = agreement.disputed.iter().map(|(seat, _)| Arg::Seat(*seat));
            ("agree-contested", Arg::List(who.collect()))
        }
    };
    let refusal = Refusal::of(id, vec![("deal", deal.into()), ("who", who)]).at(table);
    let refusal = if consent == Consent::Entered {
        refusal.typed("agree-how", vec![("deal", deal.into())])
    } else {
        refusal
    };
    Err(Box::new(refusal))
}
