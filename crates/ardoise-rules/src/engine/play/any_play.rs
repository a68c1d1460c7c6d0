//! A match whose game is forgotten: what the shell asks of it goes to the typed one.

use crate::engine::game::read_rules;
use serde_json::Value;

use super::matched::{Placed, Play, check_zero};
use crate::engine::event::{Form, StoredEvent};
use crate::engine::game::{Advice, Ask, Expects, Finding, Misfit, Ruling, Tricks};
use crate::engine::journal::RuleSet;
use crate::engine::options::Agree;
use crate::engine::referee;
use crate::engine::report::{Head, Report, TricksReport};
use crate::engine::say::{Said, Say as _};
use crate::engine::score::ByAccount;
use crate::engine::table::{Account, DealNo, Seq, Table};

/// A match being folded, its types forgotten.
pub trait AnyPlay {
    /// Says where an event belongs and applies it there.
    ///
    /// # Errors
    /// If it cannot be true.
    fn place(&mut self, event: &Value) -> Result<Placed, Said>;
    /// The same of an event that others hold too.
    ///
    /// # Errors
    /// If it cannot be true.
    fn take(&mut self, event: &StoredEvent) -> Result<Placed, Said>;
    /// What comes is taken from a log: a deal may stand behind the end that the match has by the figures of now.
    fn as_recorded(&mut self);
    /// Applies a stored event to the deal it carries.
    fn feed(&mut self, deal: DealNo, seq: Seq, schema: u16, event: &StoredEvent);
    /// Works out what the last deal came to; called once after the last [`AnyPlay::feed`].
    fn settle(&mut self);
    /// Other rules, or other players, from a deal on.
    ///
    /// # Errors
    /// If the stored rules cannot be read.
    fn era(&mut self, from: DealNo, rules: Option<(u16, &RuleSet)>, table: Option<Table>)
    -> Result<(), Said>;
    /// Everything there is to say about the match.
    fn report(&self, head: &Head) -> Report;
    /// What may be said now.
    fn expects(&self) -> Expects;
    /// What can be typed at this table, in the words it has for things.
    fn forms(&self) -> &'static [Form];
    /// Is the match over?
    fn over(&self) -> bool;
    /// The number of the deal that is open, or of the one that comes next.
    fn current(&self) -> DealNo;
    /// The players of the deal that is open or comes next.
    fn table(&self) -> &Table;
    /// The players of a deal.
    fn table_at(&self, deal: DealNo) -> &Table;
    /// The totals of the part now open, or of the last one.
    fn totals(&self) -> ByAccount;
    /// How many deals are complete.
    fn complete(&self) -> usize;
    /// Recorded events that do not fit their deals.
    fn misfits(&self) -> Vec<Misfit>;
    /// Why what was said of the result of a deal cannot stand beside what was counted there.
    fn contradiction(&self, deal: DealNo) -> Option<Said>;
    /// The same as far as the cards that are recorded say so, and not the other counts.
    fn disproved(&self, deal: DealNo) -> Option<Said>;
    /// Could no hands make a deal go as it is told?
    fn cannot_be(&self, deal: DealNo) -> bool;
    /// What is to be asked about the deal that is done, and the event that a yes records.
    fn doubt(&self) -> Option<(Said, Value)>;
    /// Was all that was said of the open deal taken back, so that it is dealt anew?
    fn dealt_anew(&self) -> bool;
    /// The findings of the last deal.
    fn findings(&self) -> Vec<Finding<Said>>;
    /// The tricks of the last deal whose cards were recorded.
    fn tricks(&self) -> Option<TricksReport>;
    /// What the rules prescribe for each irregularity, as the match stands.
    fn rulings(&self, ask: &Ask) -> Vec<Ruling>;
    /// The points posted by hand in the last deal must sum to zero: checks it.
    ///
    /// # Errors
    /// If they do not.
    fn check_zero(&self, points: &[(Account, i32)]) -> Result<(), Said>;
    /// Takes away the deals from that one on: the match is then as the deals before it left it.
    fn cut(&mut self, from: DealNo);
    /// What the last deal leaves to the next one, as one text: where that is equal, the same deals lead to the same.
    fn left_behind(&self) -> String;
    /// A copy, to try something out.
    fn copy(&self) -> Box<dyn AnyPlay>;
}

impl<G: Tricks + Advice> AnyPlay for Play<G> {
    fn place(&mut self, event: &Value) -> Result<Placed, Said> {
        Play::place(self, event)
    }

    fn take(&mut self, event: &StoredEvent) -> Result<Placed, Said> {
        Play::take(self, event)
    }

    fn as_recorded(&mut self) {
        Play::as_recorded(self);
    }

    fn feed(&mut self, deal: DealNo, seq: Seq, schema: u16, event: &StoredEvent) {
        Play::feed(self, deal, seq, schema, event);
    }

    fn settle(&mut self) {
        Play::settle(self);
    }

    fn era(
        &mut self,
        from: DealNo,
        rules: Option<(u16, &RuleSet)>,
        table: Option<Table>,
    ) -> Result<(), Said> {
        let read = |(schema, rules)| Ok((read_rules::<G>(schema, rules)?, Agree::of(&rules.options)));
        let rules = rules.map(read).transpose()?;
        Play::era(self, from, rules, table);
        Ok(())
    }

    fn report(&self, head: &Head) -> Report {
        super::reporting::report(self, head)
    }

    fn expects(&self) -> Expects {
        Play::expects(self)
    }

    fn forms(&self) -> &'static [Form] {
        G::forms(self.at(self.current()).rules)
    }

    fn over(&self) -> bool {
        self.standing().over
    }

    fn dealt_anew(&self) -> bool {
        let last = self.deals().last();
        last.is_some_and(|deal| deal.fresh && deal.outcome.is_none() && !deal.events.is_empty())
    }

    fn current(&self) -> DealNo {
        Play::current(self)
    }

    fn table(&self) -> &Table {
        self.at(Play::current(self)).table
    }

    fn table_at(&self, deal: DealNo) -> &Table {
        self.at(deal).table
    }

    fn totals(&self) -> ByAccount {
        let standing = self.standing();
        let accounts = self.at(Play::current(self)).table.accounts();
        ByAccount::new(&accounts, if standing.over { &standing.closing } else { &standing.totals })
    }

    fn complete(&self) -> usize {
        self.deals().iter().filter(|dealt| dealt.outcome.is_some()).count()
    }

    fn misfits(&self) -> Vec<Misfit> {
        self.deals().iter().flat_map(|dealt| dealt.problems.iter().cloned()).collect()
    }

    fn contradiction(&self, deal: DealNo) -> Option<Said> {
        let dealt = self.deals().iter().rev().find(|dealt| dealt.no == deal)?;
        let at = self.at(deal);
        let said = G::contradicts(at, &dealt.state).map(|reason| reason.said());
        said.or_else(|| self.disproved(deal))
    }

    fn cannot_be(&self, deal: DealNo) -> bool {
        let dealt = self.deals().iter().rev().find(|dealt| dealt.no == deal);
        dealt.is_some_and(|dealt| G::cannot_be(self.at(deal), &dealt.state))
    }

    fn disproved(&self, deal: DealNo) -> Option<Said> {
        let dealt = self.deals().iter().rev().find(|dealt| dealt.no == deal)?;
        let at = self.at(deal);
        let beside = referee::beside::<G>(at, dealt).map(|reason| reason.said());
        beside.or_else(|| referee::disproved::<G>(at, dealt))
    }

    fn doubt(&self) -> Option<(Said, Value)> {
        let done = self.done_deal()?;
        let at = self.at(done.no);
        let asked = G::doubts(at, &done.state).first()?.said();
        Some((asked, G::settles(at, &done.state)?))
    }

    fn findings(&self) -> Vec<Finding<Said>> {
        let Some(last) = self.deals().last() else { return Vec::new() };
        crate::engine::referee::walk::findings(self.at(last.no), last)
    }

    fn tricks(&self) -> Option<TricksReport> {
        super::tricks::tricks(self)
    }

    fn rulings(&self, ask: &Ask) -> Vec<Ruling> {
        Play::rulings(self, ask)
    }

    fn check_zero(&self, points: &[(Account, i32)]) -> Result<(), Said> {
        check_zero::<G>(self.at(Play::current(self)), points)
    }

    fn cut(&mut self, from: DealNo) {
        Play::cut(self, from);
    }

    fn left_behind(&self) -> String {
        let done = self.open_deal().is_none();
        format!("{done} {:?} {:?}", self.next_dealer(), self.carry())
    }

    fn copy(&self) -> Box<dyn AnyPlay> {
        Box::new(self.clone())
    }
}
