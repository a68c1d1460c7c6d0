//! A match whose game is forgotten: what the shell asks of it goes to the typed one.

use serde_json::Value;

use super::erased::{AnyPlay, Erased};
use super::play::{Placed, Play};
use super::report::{Head, Report};
use super::{ByAccount, DealNo, Expects, Finding, Game, Misfit, RuleSet, Said, Seq, Table, TricksReport};

impl<G: Game> AnyPlay for Play<G> {
    fn place(&mut self, event: &Value) -> Result<Placed, Said> {
        Play::place(self, event)
    }

    fn feed(&mut self, deal: DealNo, seq: Seq, schema: u16, event: &Value) {
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
        let rules = rules.map(|(schema, rules)| Erased::<G>::read(schema, rules)).transpose()?;
        Play::era(self, from, rules, table);
        Ok(())
    }

    fn report(&self, head: &Head) -> Report {
        super::reporting::report(self, head)
    }

    fn expects(&self) -> Expects {
        Play::expects(self)
    }

    fn over(&self) -> bool {
        self.standing().over
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

    fn findings(&self) -> Vec<Finding<Said>> {
        let Some(last) = self.deals().last() else { return Vec::new() };
        super::referee::findings(self.at(last.no), last)
    }

    fn tricks(&self) -> Option<TricksReport> {
        super::trick_report::tricks(self)
    }

    fn rulings(&self, ask: &super::Ask) -> Vec<super::Ruling> {
        Play::rulings(self, ask)
    }

    fn check_zero(&self, points: &[(super::Account, i32)]) -> Result<(), Said> {
        super::mark::check_zero::<G>(self.at(Play::current(self)), points)
    }

    fn copy(&self) -> Box<dyn AnyPlay> {
        Box::new(self.clone())
    }
}
