//! Why a paper sheet differs: the usual slips, tried one by one on a copy of the journal, that explain it exactly.
//!
//! No game is named: events are dropped, turned and added through the forms, rules are varied through the options,
//! and the lines of the score are added up wrongly as people do.

use serde_json::Value;

use super::variation;
use super::variation::Varied;
use crate::engine::journal::Record;
use crate::engine::play::{AnyGame, Folded, fold};
use crate::engine::report::{DealReport, Report};
use crate::engine::say::Said;
use crate::engine::score::{ByAccount, Unit};
use crate::engine::table::{Account, DealNo};

/// What the paper sheet says, account by account.
pub type Paper = Vec<(Account, i32)>;

/// One way in which the paper may have gone wrong, or the slate.
#[derive(Debug, Clone, PartialEq)]
pub enum Way {
    /// The paper does not have this event of the slate.
    Without(Value),
    /// The paper has this event, the slate does not.
    With(Value),
    /// The paper has the second where the slate has the first.
    Instead(Value, Value),
    /// The paper counts by another value of an option: option, ours, theirs.
    Rule(String, String, String),
    /// A line of the score is not on the paper: its reason.
    LineLeft(Account, i32, Said),
    /// A line of the score is on the other side.
    LineTurned(Account, i32, Said),
    /// The columns of a deal, or of the totals, are exchanged.
    Columns,
    /// The deal is not on the paper.
    DealLeft,
    /// The deal is on the paper twice.
    DealTwice,
    /// A column is added up wrongly by so much.
    Addition(Account, i32),
}

/// A slip that explains the difference, alone or with another.
#[derive(Debug, Clone, PartialEq)]
pub struct Slip {
    /// The deal in question; none where it is the whole sheet.
    pub deal: Option<DealNo>,
    /// What happened.
    pub way: Way,
    /// What it does to each account.
    pub effect: Vec<i32>,
    /// How far from likely it is.
    pub rank: u32,
}

/// How many explanations are given.
const MOST: usize = 6;
/// Slips less likely than this are not paired with another.
const PAIRED: u32 = 34;

/// Explanations of the difference, the most likely first: each is one slip, or two where one does not do.
#[must_use]
pub fn reconcile(
    records: &[Record],
    folded: &Folded,
    report: &Report,
    paper: &Paper,
    find: &dyn Fn(&str) -> Option<&'static dyn AnyGame>,
) -> Vec<Vec<Slip>> {
    let search = Search { records, folded, report, find };
    let ours = folded.play.totals();
    let wanted = |effect: &[i32]| {
        paper.iter().all(|(account, said)| {
            let own = effect.get(account.index()).copied().unwrap_or(0);
            ours.of(*account).saturating_add(own) == *said
        })
    };
    let mut slips = search.sums();
    slips.extend(search.events(&ours));
    slips.extend(search.rules(&ours));
    slips.retain(|slip| slip.effect.iter().any(|amount| *amount != 0));
    slips.sort_by_key(|slip| (slip.rank, std::cmp::Reverse(slip.deal)));
    let single: Vec<Slip> = slips.iter().filter(|slip| wanted(&slip.effect)).cloned().collect();
    let single = sparse(single);
    if !single.is_empty() {
        return single.into_iter().take(MOST).map(|slip| vec![slip]).collect();
    }
    pairs(&slips, &wanted)
}

/// Leaves out what another explanation of the same deal says better.
fn sparse(slips: Vec<Slip>) -> Vec<Slip> {
    let mut kept: Vec<Slip> = Vec::new();
    for slip in slips {
        let same = |other: &&Slip| other.deal == slip.deal;
        let line = matches!(slip.way, Way::LineLeft(..) | Way::LineTurned(..) | Way::Rule(..));
        let shadowed = line && slip.deal.is_some() && kept.iter().any(|other| same(&other));
        let kind = |way: &Way| match way {
            Way::With(event) | Way::Without(event) | Way::Instead(event, _) => {
                event.get("event").and_then(Value::as_str).map(str::to_owned)
            }
            _ => None,
        };
        let twin = kept.iter().filter(same).any(|other| {
            kind(&slip.way).is_some()
                && kind(&slip.way) == kind(&other.way)
                && std::mem::discriminant(&slip.way) == std::mem::discriminant(&other.way)
        });
        if !shadowed && !twin {
            kept.push(slip);
        }
    }
    kept
}

/// Two likely slips in different deals that together explain the difference.
fn pairs(slips: &[Slip], wanted: &dyn Fn(&[i32]) -> bool) -> Vec<Vec<Slip>> {
    let likely: Vec<&Slip> = slips.iter().filter(|slip| slip.rank <= PAIRED && slip.deal.is_some()).collect();
    let mut found: Vec<Vec<Slip>> = Vec::new();
    for (place, one) in likely.iter().enumerate() {
        for other in likely.iter().skip(place + 1).filter(|other| other.deal != one.deal) {
            let sum: Vec<i32> =
                one.effect.iter().zip(&other.effect).map(|(a, b)| a.saturating_add(*b)).collect();
            if wanted(&sum) {
                found.push(vec![(*one).clone(), (*other).clone()]);
            }
        }
    }
    found.sort_by_key(|pair| pair.iter().map(|slip| slip.rank).sum::<u32>());
    let mut kept: Vec<Vec<Slip>> = Vec::new();
    for pair in found {
        let deals = |pair: &[Slip]| pair.iter().map(|slip| slip.deal).collect::<Vec<_>>();
        if kept.len() < MOST / 2 && kept.iter().all(|other| deals(other) != deals(&pair)) {
            kept.push(pair);
        }
    }
    kept
}

struct Search<'a> {
    records: &'a [Record],
    folded: &'a Folded,
    report: &'a Report,
    find: &'a dyn Fn(&str) -> Option<&'static dyn AnyGame>,
}

impl Search<'_> {
    /// What other entries would make of the totals; none where something would not fit that fits now.
    fn effect(&self, varied: &Varied, ours: &ByAccount) -> Option<Vec<i32>> {
        let mut records = self.records.to_vec();
        let op = records.last().map_or(1, |record| record.seq + 1);
        for (seq, entry) in (op..).zip(varied.entries.iter().cloned()) {
            records.push(Record { seq, op, at: 0, author: String::new(), entry });
        }
        let after = fold("", &records, "", self.find).ok()?;
        let undone = after.play.complete() < self.folded.play.complete();
        if undone || after.play.misfits().len() > self.folded.play.misfits().len() {
            return None;
        }
        let theirs = after.play.totals();
        Some(ours.0.iter().map(|(account, total)| theirs.of(*account).saturating_sub(*total)).collect())
    }

    /// Events dropped, turned to another player, with another figure, or added.
    fn events(&self, ours: &ByAccount) -> Vec<Slip> {
        let mut slips = Vec::new();
        for (deal, slots) in &self.folded.force.slots {
            for tried in variation::of_deal(self.folded.game, self.folded.play.table_at(*deal), slots) {
                // The first place where it fits is enough.
                let fitting = tried.ways.iter().find_map(|varied| self.effect(varied, ours));
                if let Some(effect) = fitting {
                    slips.push(Slip { deal: Some(*deal), way: tried.way, effect, rank: tried.rank });
                }
            }
        }
        slips
    }

    /// Each choice of the rules otherwise: for the whole match, and where that matters for one deal.
    fn rules(&self, ours: &ByAccount) -> Vec<Slip> {
        let mut slips = Vec::new();
        let deals: Vec<DealNo> = self.folded.force.deals.keys().copied().collect();
        for other in variation::of_rules(self.folded) {
            let way = || Way::Rule(other.option.clone(), other.ours.clone(), other.theirs.clone());
            let Some(whole) = self.effect(&other.throughout(), ours) else { continue };
            if whole.iter().all(|amount| *amount == 0) {
                continue;
            }
            slips.push(Slip { deal: None, way: way(), effect: whole, rank: 16 });
            for deal in &deals {
                if let Some(effect) = self.effect(&other.in_deal(*deal), ours) {
                    slips.push(Slip { deal: Some(*deal), way: way(), effect, rank: 20 });
                }
            }
        }
        slips
    }

    /// Slips of the pencil: columns, lines and additions.
    fn sums(&self) -> Vec<Slip> {
        let accounts: Vec<Account> = self.report.accounts.iter().map(|account| account.id).collect();
        let effect =
            |of: &dyn Fn(Account) -> i32| accounts.iter().map(|account| of(*account)).collect::<Vec<_>>();
        let mut slips = Vec::new();
        let totals = &self.report.totals;
        if let [first, second] = accounts.as_slice() {
            let gap = totals.of(*second).saturating_sub(totals.of(*first));
            let effect = vec![gap, gap.saturating_neg()];
            slips.push(Slip { deal: None, way: Way::Columns, effect, rank: 15 });
        }
        for account in &accounts {
            for amount in [10, -10, 100, -100, 1, -1, 1000, -1000] {
                let effect = effect(&|other| if other == *account { amount } else { 0 });
                let rank = if amount.abs() == 1 { 46 } else { 40 };
                slips.push(Slip { deal: None, way: Way::Addition(*account, amount), effect, rank });
            }
        }
        for deal in self.counting() {
            let no = Some(deal.no);
            let left = effect(&|account| deal.score.of(account).saturating_neg());
            slips.push(Slip { deal: no, way: Way::DealLeft, effect: left, rank: 24 });
            let twice = effect(&|account| deal.score.of(account));
            slips.push(Slip { deal: no, way: Way::DealTwice, effect: twice, rank: 26 });
            if let [first, second] = accounts.as_slice() {
                let gap = deal.score.of(*second).saturating_sub(deal.score.of(*first));
                let effect = vec![gap, gap.saturating_neg()];
                slips.push(Slip { deal: no, way: Way::Columns, effect, rank: 22 });
            }
            for line in deal.lines.iter().filter(|line| line.unit == Unit::Points) {
                let left =
                    effect(&|account| if account == line.to { line.amount.saturating_neg() } else { 0 });
                let way = Way::LineLeft(line.to, line.amount, line.reason.clone());
                slips.push(Slip { deal: no, way, effect: left, rank: 30 });
                if accounts.len() == 2 {
                    let turned = effect(&|account| {
                        if account == line.to { line.amount.saturating_neg() } else { line.amount }
                    });
                    let way = Way::LineTurned(line.to, line.amount, line.reason.clone());
                    slips.push(Slip { deal: no, way, effect: turned, rank: 32 });
                }
            }
        }
        slips
    }

    /// The deals that are summed up in the totals now: those since the last total that is not a sum.
    fn counting(&self) -> Vec<&DealReport> {
        let mut deals: Vec<&DealReport> = Vec::new();
        let mut wanted: Vec<(Account, i32)> = self.report.totals.0.clone();
        for deal in self.report.deals.iter().rev() {
            if wanted.iter().any(|(account, total)| deal.totals.of(*account) != *total) {
                break;
            }
            deals.push(deal);
            for (account, total) in &mut wanted {
                *total = total.saturating_sub(deal.score.of(*account));
            }
        }
        deals
    }
}
