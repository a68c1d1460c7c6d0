//! Why a paper sheet differs: the usual slips, tried one by one on a copy of the match, that explain it exactly.
//!
//! No game is named: events are dropped, turned and added through the forms, rules are varied through the options,
//! and the lines of the score are added up wrongly as people do.

use std::collections::HashMap;

use serde_json::Value;

use super::variation;
use crate::engine::event::tag;
use crate::engine::journal::RuleSet;
use crate::engine::play::{AnyPlay, Folded};
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

/// What was found out about a difference.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Reconciled {
    /// Explanations, the most likely first: each is one slip, or two where one does not do.
    pub explained: Vec<Vec<Slip>>,
    /// Was everything tried? Else there may be others, and likelier ones.
    pub sure: bool,
}

/// Explains the difference between a match and its paper sheet, as long as `on` says that there is time.
#[must_use]
pub fn reconcile(folded: &Folded, report: &Report, paper: &Paper, on: &dyn Fn() -> bool) -> Reconciled {
    let search = Search { folded, report, on };
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
    let sure = on();
    slips.retain(|slip| slip.effect.iter().any(|amount| *amount != 0));
    slips.sort_by_key(|slip| (slip.rank, std::cmp::Reverse(slip.deal)));
    let single: Vec<Slip> = slips.iter().filter(|slip| wanted(&slip.effect)).cloned().collect();
    let single = sparse(single);
    let explained = if single.is_empty() {
        pairs(&slips, &wanted)
    } else {
        single.into_iter().take(MOST).map(|slip| vec![slip]).collect()
    };
    Reconciled { explained, sure }
}

/// Leaves out what another explanation of the same deal says better.
fn sparse(slips: Vec<Slip>) -> Vec<Slip> {
    let mut kept: Vec<Slip> = Vec::new();
    for slip in slips {
        let same = |other: &&Slip| other.deal == slip.deal;
        let line = matches!(slip.way, Way::LineLeft(..) | Way::LineTurned(..) | Way::Rule(..));
        let shadowed = line && slip.deal.is_some() && kept.iter().any(|other| same(&other));
        let kind = |way: &Way| match way {
            Way::With(event) | Way::Without(event) | Way::Instead(event, _) => Some(tag(event).to_owned()),
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
    folded: &'a Folded,
    report: &'a Report,
    on: &'a dyn Fn() -> bool,
}

impl Search<'_> {
    /// What a match that is a little otherwise has more or less than ours.
    fn gap(&self, after: &dyn AnyPlay, ours: &ByAccount) -> Vec<i32> {
        let theirs = after.totals();
        ours.0.iter().map(|(account, total)| theirs.of(*account).saturating_sub(*total)).collect()
    }

    /// Feeds the deals behind `deal` as they were; none where something would not fit that fits now.
    fn rest(&self, play: &mut dyn AnyPlay, deal: DealNo, ours: &ByAccount) -> Option<Vec<i32>> {
        for happened in self.folded.force.deals.range(deal + 1..).flat_map(|(_, events)| events) {
            play.feed(happened.deal, happened.seq, happened.schema, &happened.event);
        }
        play.settle();
        let undone = play.complete() < self.folded.play.complete();
        let worse = undone || play.misfits().len() > self.folded.play.misfits().len();
        (!worse).then(|| self.gap(play, ours))
    }

    /// Events dropped, turned to another player, with another figure, or added.
    ///
    /// Each deal is played anew from where the deals before it left the match, and what follows it only once for each
    /// state that it may leave behind.
    fn events(&self, ours: &ByAccount) -> Vec<Slip> {
        let mut slips = Vec::new();
        let game = self.folded.game;
        let mut play = self.folded.play.copy();
        // The last deal first: of it least is to be played again.
        for deal in self.folded.force.slots.keys().rev() {
            let happened = self.folded.force.deals.get(deal).map_or(&[] as &[_], Vec::as_slice);
            let events: Vec<Value> = happened
                .iter()
                .map(|happened| game.upcast(happened.schema, happened.event.value()))
                .collect();
            let mut known: HashMap<String, Option<Vec<i32>>> = HashMap::new();
            play.cut(*deal);
            // What did not fit before may go on not fitting.
            let misfits = play.misfits().len()
                + self.folded.play.misfits().iter().filter(|misfit| misfit.deal == *deal).count();
            let mut after = |sequence: &[&Value]| {
                play.cut(*deal);
                for event in sequence {
                    play.feed(*deal, 0, game.schema(), &(*event).clone().into());
                }
                play.settle();
                if play.misfits().len() > misfits {
                    return None;
                }
                let left = play.left_behind();
                known.entry(left).or_insert_with(|| self.rest(play.as_mut(), *deal, ours)).clone()
            };
            for tried in variation::of_deal(game, self.folded.play.table_at(*deal), &events) {
                if !(self.on)() {
                    return slips;
                }
                // The first place where it fits is enough.
                let fitting = tried.sequences(&events).find_map(|sequence| after(&sequence));
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
        for other in variation::of_rules(self.folded) {
            let way = || Way::Rule(other.option.clone(), other.ours.clone(), other.theirs.clone());
            let mut play = self.folded.play.copy();
            let effect = |play: &mut dyn AnyPlay, from: DealNo, rules: &RuleSet| {
                play.cut(from);
                play.era(from, Some((other.schema, rules)), None).ok()?;
                self.rest(play, from - 1, ours)
            };
            let Some(whole) = effect(play.as_mut(), 1, &other.rules) else { continue };
            if whole.iter().all(|amount| *amount == 0) {
                continue;
            }
            slips.push(Slip { deal: None, way: way(), effect: whole, rank: 16 });
            for deal in self.folded.force.deals.keys() {
                if !(self.on)() {
                    return slips;
                }
                let mut play = self.folded.play.copy();
                play.cut(*deal);
                if play.era(deal + 1, Some((other.schema, &other.present)), None).is_ok()
                    && let Some(effect) = effect(play.as_mut(), *deal, &other.rules)
                {
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
