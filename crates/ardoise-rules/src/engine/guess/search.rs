//! The search: from each preset and house, the fewest changes by which every deal comes to what was written.
//!
//! A deal that does not is repaired by changes of options that it shows, one, two or three together; then the next one that
//! does not. No change is taken back, so what explains all deals is reached whatever the order. Which options a deal can show
//! is found by scoring it again with each of them otherwise, under many rules.

use std::collections::HashSet;
use std::ops::Range;

use rustc_hash::FxHashMap;

use super::axes::{Axis, House, axes};
use super::cost::{
    AGREE, BOTH_WRONG, FIGURES_EXCHANGED, IMPOSSIBLE, IN_LIST, MORE_WRONG, NOT_ALLOWED, OTHER_TABLE, SLIP,
    TWO, TWO_CHANGES,
};
use super::pad::{Pad, Reading, seated};
use crate::engine::play::{Again, AnyGame, Came};
use crate::engine::say::Said;
use crate::engine::table::{Account, Table};

/// One change: which axis, and the value it gets.
pub(super) type Change = (usize, String);

/// Changes that together repair a deal, with their cost.
pub(super) type Repair = (Vec<Change>, u32);

/// What is repaired: a ground with changes, a deal, at which cost and with how many changes more.
type Broken = (usize, Vec<Change>, usize, (u32, usize));

/// A preset or a house, to vary from.
#[derive(Debug, Clone)]
pub(super) struct Ground {
    pub preset: &'static str,
    pub house: Option<String>,
    /// What it sets beside the preset, the table's own number of players included.
    pub sets: Vec<(String, String)>,
    /// The number under which it is scored.
    pub no: usize,
    pub cost: u32,
    /// How much of what was said of the rules it has otherwise.
    pub said: usize,
    /// Is the preset for another number of players?
    pub elsewhere: bool,
}

/// Rules that are known: a preset or a house, with what is known of the table set beside it.
pub(super) struct Known {
    pub preset: &'static str,
    pub house: Option<String>,
    pub sets: Vec<(String, String)>,
    /// Is the preset for another number of players? It differs in that.
    pub elsewhere: bool,
}

/// Every preset that such a table can play, then every house.
pub(super) fn known_rules<'a>(
    game: &'static dyn AnyGame,
    table: &'a Table,
    houses: &'a [House],
    known: &'a [(String, String)],
) -> impl Iterator<Item = Known> + 'a {
    let presets = game.info().presets.iter().map(|preset| (preset.name, None, &[] as &[_]));
    let saved = houses.iter().filter_map(|house| {
        let preset = game.info().presets.iter().find(|preset| preset.name == house.preset)?;
        Some((preset.name, Some(house.name.clone()), house.sets.as_slice()))
    });
    presets.chain(saved).filter_map(move |(preset, house, sets)| {
        let mut sets: Vec<(String, String)> = sets.to_vec();
        sets.retain(|(id, _)| known.iter().all(|(own, _)| own != id));
        sets.extend(known.iter().cloned());
        let mut players = seated(game, preset, table)?;
        players.retain(|(id, _)| sets.iter().all(|(own, _)| own != id));
        let elsewhere = !players.is_empty() && house.is_none();
        sets.extend(players);
        Some(Known { preset, house, sets, elsewhere })
    })
}

/// Rules that explain all deals but some.
#[derive(Debug, Clone)]
pub(super) struct Found {
    pub ground: usize,
    pub changes: Vec<Change>,
    /// Deals that are left out.
    pub left_out: Vec<usize>,
    pub cost: u32,
}

/// Rules that are gone on from where a few deals may be wrong, deals that are repaired for that, repairs of each, and the most
/// that one of these costs.
const KEPT: usize = 6;
const MENDED: usize = 4;
const TRIED: usize = 8;
/// The most changes that are made so, one after the other.
const DEEP: usize = 3;
/// The same where a table may have a list of prices of its own; beyond the first ones no more than so many rules are gone on from.
const LIST: usize = 10;
const KEPT_OF_LIST: usize = 2;
const PAIRS: usize = 24;
/// A pad of more deals is long: what it shows it shows often, and the time is needed to find it.
pub(super) const LONG: usize = 12;

pub(super) struct Search<'a> {
    pub again: Box<dyn Again>,
    pub pad: &'a Pad,
    pub reading: Reading,
    pub axes: Vec<Axis>,
    pub grounds: Vec<Ground>,
    /// What was said of the rules is not looked for.
    pub fixed: Vec<bool>,
    /// For each deal the options that it shows under some rules.
    pub shows: Vec<Vec<usize>>,
    /// The axes whose change is felt in a later deal.
    pub carried: Vec<bool>,
    on: &'a dyn Fn() -> bool,
    /// How many deals were scored, and how many may be.
    pub scored: usize,
    pub limit: usize,
    /// Was something left untried for want of time?
    pub cut: bool,
    /// The grounds that are not the same as an earlier one in all that these deals show.
    pub searched: Vec<usize>,
    /// The deals that can be under some of the rules that were looked at.
    pub fitted: Vec<bool>,
    /// What deals came to by changes that were looked at, and the numbers by which these are told apart.
    pub looked: FxHashMap<Box<[u32]>, Came>,
    pub changes: FxHashMap<Change, u32>,
    pub single: FxHashMap<(usize, Vec<Change>, usize), Singles>,
    pub repaired: FxHashMap<Broken, Vec<Repair>>,
    /// Are two changes tried together of which neither does anything by itself?
    pub unfelt: bool,
}

/// What single changes do to a deal: those that repair it, and those that do not; numbers that may be solved beside another.
#[derive(Debug, Clone, Default)]
pub(super) struct Singles {
    pub repairs: Vec<(Change, u32)>,
    pub open: Vec<Open>,
    pub numbers: Vec<usize>,
    /// Can the deal be, as the rules are?
    pub fits: bool,
}

/// A change that does not repair a deal by itself.
#[derive(Debug, Clone)]
pub(super) struct Open {
    pub change: Change,
    pub cost: u32,
    /// Does it do anything by itself?
    pub felt: bool,
}

/// What is looked for: from which deal to which (not included), at what cost, with how many changes, how many deals that can
/// be may be left out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wanted {
    pub from: usize,
    pub to: usize,
    pub bound: u32,
    pub changes: usize,
    pub slips: usize,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        game: &'static dyn AnyGame,
        pad: &'a Pad,
        houses: &[House],
        known: &[(String, String)],
        on: &'a dyn Fn() -> bool,
    ) -> Result<Search<'a>, Said> {
        let events: Vec<_> = pad.deals.iter().map(|deal| deal.events.clone()).collect();
        let mut again = game.again(&pad.table, pad.dealer, pad.start.as_ref(), &events)?;
        let axes = axes(game, again.as_ref(), houses);
        let mut grounds = Vec::new();
        for Known { preset, house, sets, elsewhere } in known_rules(game, &pad.table, houses, known) {
            let Ok(no) = again.ground(preset, &sets) else { continue };
            if again.put(no, &[]) {
                let own = u32::from(!grounds.is_empty() && house.is_none());
                let cost = if elsewhere { OTHER_TABLE } else { own };
                grounds.push(Ground { preset, house, sets, no, cost, said: 0, elsewhere });
            }
        }
        // What was said of the rules is a difference like any other where a preset has it otherwise.
        let own: Vec<(u32, usize)> =
            grounds.iter().map(|ground| said_otherwise(again.as_mut(), &axes, ground, known)).collect();
        let least = own.iter().map(|(cost, _)| *cost).min().unwrap_or(0);
        for (ground, (cost, said)) in grounds.iter_mut().zip(own) {
            ground.cost += cost - least;
            ground.said = said;
        }
        // What is for such a table comes first, and is kept where another one is the same there.
        grounds.sort_by_key(|ground: &Ground| ground.elsewhere);
        let (shows, carried) = (vec![Vec::new(); pad.deals.len()], vec![false; axes.len()]);
        let fixed: Vec<bool> = axes.iter().map(|axis| known.iter().any(|(id, _)| *id == axis.id)).collect();
        let mut search = Search {
            again,
            pad,
            reading: Reading::Deals,
            axes,
            grounds,
            fixed,
            shows,
            carried,
            on,
            scored: 0,
            limit: usize::MAX,
            cut: false,
            searched: Vec::new(),
            fitted: vec![false; pad.deals.len()],
            looked: FxHashMap::default(),
            changes: FxHashMap::default(),
            single: FxHashMap::default(),
            repaired: FxHashMap::default(),
            unfelt: false,
        };
        search.survey();
        search.searched = search.different();
        Ok(search)
    }

    /// The grounds that are not the same as an earlier one in all that these deals show.
    pub(super) fn searched(&self) -> Vec<usize> {
        self.searched.clone()
    }

    /// Can an option show in one of these deals, or be felt in a later one?
    pub(super) fn may_show(&self, axis: usize, deals: &[usize]) -> bool {
        self.carried[axis] || deals.iter().any(|deal| self.shows[*deal].contains(&axis))
    }

    /// Is there time left, and work that may be done? By the work a pad has the same answer on every machine.
    pub(super) fn time(&mut self) -> bool {
        let on = self.scored < self.limit && (self.on)();
        self.cut |= !on;
        on
    }

    /// The same with the figures meant otherwise.
    pub(super) fn again_as(&mut self, reading: Reading) {
        self.reading = reading;
        self.again.with_totals(reading == Reading::Totals);
        self.looked.clear();
        self.repaired.clear();
        self.single.clear();
    }

    pub(super) fn put<'c>(&mut self, ground: usize, changes: impl IntoIterator<Item = &'c Change>) -> bool {
        let no = self.grounds.get(ground).map_or(usize::MAX, |ground| ground.no);
        let changes = changes.into_iter();
        let sets: Vec<(&str, &str)> =
            changes.map(|(axis, value)| (self.axes[*axis].id.as_str(), value.as_str())).collect();
        self.again.put(no, &sets)
    }

    pub(super) fn chain(&mut self, ground: usize, changes: &[Change]) -> Vec<Came> {
        if !self.put(ground, changes) || self.again.is_empty() {
            return Vec::new();
        }
        self.scored += self.again.len();
        self.again.chain(self.again.len() - 1)
    }

    /// Everything that explains the deals that are wanted at no more than the bound.
    pub(super) fn explain(&mut self, wanted: Wanted) -> Vec<Found> {
        self.explain_from(self.searched.clone(), wanted)
    }

    /// The same from these grounds, also where by themselves they are like another one in what the deals show.
    pub(super) fn explain_from(
        &mut self,
        grounds: impl IntoIterator<Item = usize>,
        wanted: Wanted,
    ) -> Vec<Found> {
        let mut found = Vec::new();
        let mut seen = HashSet::new();
        for ground in grounds {
            let cost = self.grounds[ground].cost;
            if cost <= wanted.bound {
                let start = Found { ground, changes: Vec::new(), left_out: Vec::new(), cost };
                self.descend(
                    wanted,
                    self.without_impossible((wanted.from, wanted.to), start),
                    &mut seen,
                    &mut found,
                );
            }
        }
        found
    }

    /// Everything that explains the deals that are wanted, those too that none of the rules that were looked at allow: rules that
    /// are still farther off may.
    pub(super) fn explain_impossible(&mut self, wanted: Wanted) -> Vec<Found> {
        let fitted = std::mem::replace(&mut self.fitted, vec![true; self.pad.deals.len()]);
        let found = self.explain(wanted);
        self.fitted = fitted;
        found
    }

    /// The same from rules that are known already, with changes beside their own.
    pub(super) fn explain_beside(&mut self, known: &Found, wanted: Wanted) -> Vec<Found> {
        let mut found = Vec::new();
        let start = Found { left_out: Vec::new(), ..known.clone() };
        self.descend(
            wanted,
            self.without_impossible((wanted.from, wanted.to), start),
            &mut HashSet::new(),
            &mut found,
        );
        found
    }

    /// Rules without one of their changes, each in turn.
    pub(super) fn without_one(&self, one: &Found) -> Vec<Found> {
        let without = |(axis, value): &Change| {
            let changes = one.changes.iter().filter(|(known, _)| known != axis).cloned().collect();
            Found { changes, cost: one.cost.saturating_sub(self.axes[*axis].cost(value)), ..one.clone() }
        };
        one.changes.iter().map(without).collect()
    }

    /// The same without the deals that none of the rules that were looked at allow.
    pub(super) fn without_impossible(&self, (from, to): (usize, usize), one: Found) -> Found {
        let impossible = (from..to).filter(|deal| !self.fitted[*deal]);
        let left_out: Vec<usize> = impossible.collect();
        let each = u32::try_from(left_out.len()).unwrap_or(u32::MAX);
        Found { cost: one.cost.saturating_add(each.saturating_mul(IMPOSSIBLE)), left_out, ..one }
    }

    /// How many of these deals can be, and are left out because their figures are wrong.
    pub(super) fn slips(&self, left_out: &[usize]) -> usize {
        left_out.iter().filter(|deal| self.fitted[**deal]).count()
    }

    /// Rules by which all deals but a few are as written: from each ground changes that repair one deal and more of the others
    /// than they spoil, each at no more than `single`. `most` are left out at the most.
    pub(super) fn nearly(&mut self, most: usize, single: u32) -> Vec<Found> {
        let start =
            |ground: usize, cost: u32| Found { ground, changes: Vec::new(), left_out: Vec::new(), cost };
        let grounds: Vec<Found> = self
            .searched
            .clone()
            .into_iter()
            .map(|ground| start(ground, self.grounds[ground].cost))
            .collect();
        let (mut seen, mut found) = (HashSet::new(), Vec::new());
        let mut now: Vec<(usize, Found)> = Vec::new();
        for one in grounds {
            now.extend(self.with_wrong(one, usize::MAX));
        }
        let listed = self.may_have_a_list();
        for depth in 0..=if listed { LIST } else { DEEP } {
            now.sort_by_key(|(wrong, one)| (*wrong, one.cost));
            now = kept(now, if depth > DEEP { KEPT_OF_LIST } else { KEPT }, listed);
            let mut next = Vec::new();
            for (wrong, one) in now {
                let bare = Found { left_out: Vec::new(), ..one.clone() };
                let mut deals = one.left_out.clone();
                deals.sort_by_key(|deal| self.shows[*deal].len());
                let mended = if self.pad.deals.len() > LONG { 2 * MENDED } else { MENDED };
                for deal in deals.into_iter().take(mended) {
                    let alone = self.repairs(one.ground, &one.changes, deal, (single, 1));
                    // A price, and that of each trick, are found together where both are the table's own.
                    let pairs = if listed {
                        self.repairs(one.ground, &one.changes, deal, (TWO_CHANGES, 2))
                    } else {
                        Vec::new()
                    };
                    for (repair, cost) in alone.into_iter().take(TRIED).chain(pairs.into_iter().take(PAIRS)) {
                        let mut changes = one.changes.clone();
                        changes.extend(repair);
                        changes.sort();
                        if !self.time() || !seen.insert((one.ground, changes.clone())) {
                            continue;
                        }
                        let cost =
                            if listed { self.cost_of_list(one.ground, &changes) } else { bare.cost + cost };
                        let with = Found { changes, cost, ..bare.clone() };
                        next.extend(self.with_wrong(with, wrong));
                    }
                }
                if self.slips(&one.left_out) <= most {
                    found.push(one);
                }
            }
            now = next;
        }
        if listed {
            let other = self.other_prices(&found);
            found.extend(other);
        }
        let mended: Vec<Found> = found.iter().filter_map(|one| self.but_one_figure(one, single)).collect();
        found.extend(mended);
        for one in &mut found {
            let came = self.chain(one.ground, &one.changes);
            let cost = |deal: &usize| if self.fitted[*deal] { SLIP } else { IMPOSSIBLE };
            let slips = one.left_out.iter().map(cost).fold(0, u32::saturating_add);
            one.cost = one.cost.saturating_add(slips).saturating_add(self.more_wrong(&came, &one.left_out));
        }
        let least = found.iter().map(|one| one.cost).min().unwrap_or(0);
        found.retain(|one| one.cost == least);
        found
    }

    /// May the table have a list of prices of its own? Then each plays for himself, and the figures of a deal sum to zero.
    pub(super) fn may_have_a_list(&self) -> bool {
        let written = || self.pad.deals.iter().filter(|deal| deal.figures.len() > 2);
        written().filter(|deal| deal.sum() == Some(0)).count() * 2 > written().count()
    }

    /// What a list of prices costs: whoever has three of his own has a list, in which one more is nothing much.
    fn cost_of_list(&self, ground: usize, changes: &[Change]) -> u32 {
        let mut costs: Vec<u32> = changes.iter().map(|(axis, value)| self.axes[*axis].cost(value)).collect();
        costs.sort_unstable_by_key(|cost| std::cmp::Reverse(*cost));
        let each =
            costs.into_iter().enumerate().map(|(at, cost)| if at < DEEP { cost } else { cost.min(IN_LIST) });
        self.grounds[ground].cost + each.sum::<u32>()
    }

    /// The lists that leave fewest deals out, with other prices in the place of one of theirs: a price and that of each trick that were
    /// found by one deal may be others by two.
    fn other_prices(&mut self, found: &[Found]) -> Vec<Found> {
        let mut lists: Vec<&Found> = found.iter().filter(|one| self.slips(&one.left_out) > 0).collect();
        lists.sort_by_key(|one| (one.left_out.len(), one.cost));
        let mut other = Vec::new();
        for one in lists.into_iter().take(KEPT_OF_LIST) {
            for without in self.without_one(one) {
                for deal in &one.left_out {
                    let repairs = self.repairs(without.ground, &without.changes, *deal, (TWO_CHANGES, 2));
                    for (repair, _) in repairs.into_iter().take(PAIRS) {
                        let mut changes = [without.changes.clone(), repair].concat();
                        changes.sort();
                        if !self.time() {
                            return other;
                        }
                        let cost = self.cost_of_list(one.ground, &changes);
                        let with = Found { changes, cost, left_out: Vec::new(), ..without.clone() };
                        other.extend(self.with_wrong(with, one.left_out.len()).map(|(_, with)| with));
                    }
                }
            }
        }
        other
    }

    /// The same rules with a change for each deal that is left out with all its figures, by which one figure of it alone is wrong: a price
    /// of its own, of which one figure was written wrong. None where there is no such deal.
    fn but_one_figure(&mut self, one: &Found, single: u32) -> Option<Found> {
        let mut with = one.clone();
        for deal in one.left_out.clone() {
            if self.pad.deals[deal].sum().is_none_or(|sum| sum == 0) {
                continue;
            }
            let Some((change, cost)) = self.all_but_one(one.ground, &with.changes, deal) else { continue };
            if cost <= single {
                with.changes.push(change);
                with.changes.sort();
                with.cost += cost;
            }
        }
        // It may spoil another deal.
        let more = with.changes.len() > one.changes.len();
        let mended = more.then(|| self.with_wrong(with, one.left_out.len() + 1)).flatten();
        mended.map(|(_, mended)| mended)
    }

    /// Is a deal among these of which several figures sum to zero?
    pub(super) fn counted_otherwise(&self, deals: &[usize]) -> bool {
        deals.iter().any(|deal| self.pad.deals[*deal].sum() == Some(0))
    }

    /// How many figures of a deal are not what it comes to.
    pub(super) fn wrong_figures(&self, deal: usize, came: &Came) -> usize {
        let figures = &self.pad.deals[deal].figures;
        figures.iter().filter(|(to, _)| !self.pad.agrees_for(self.reading, deal, *to, came)).count()
    }

    /// The grounds, those first by which the fewest of these deals are not as written.
    pub(super) fn nearest(&mut self, deals: Range<usize>) -> Vec<usize> {
        let grounds = self.searched.clone().into_iter();
        let start = |ground| Found { ground, changes: Vec::new(), left_out: Vec::new(), cost: 0 };
        let mut counted: Vec<(usize, usize)> = grounds
            .filter_map(|ground| {
                let (_, found) = self.with_wrong(start(ground), usize::MAX)?;
                Some((found.left_out.iter().filter(|deal| deals.contains(deal)).count(), ground))
            })
            .collect();
        counted.sort_by_key(|(wrong, _)| *wrong);
        counted.into_iter().map(|(_, ground)| ground).collect()
    }

    /// The same rules with the deals that are not as written left out, and how many these are, if they are fewer.
    fn with_wrong(&mut self, one: Found, fewer: usize) -> Option<(usize, Found)> {
        let came = self.chain(one.ground, &one.changes);
        if came.is_empty() || !self.again.sound() {
            return None;
        }
        let wrong = |deal: &usize| came.get(*deal).is_none_or(|came| !self.agrees(*deal, came));
        let left_out: Vec<usize> = (0..self.pad.deals.len()).filter(wrong).collect();
        let wrong = left_out.len();
        (wrong < fewer).then_some((wrong, Found { left_out, ..one }))
    }

    fn descend(
        &mut self,
        wanted: Wanted,
        at: Found,
        seen: &mut HashSet<(usize, Vec<Change>, Vec<usize>)>,
        found: &mut Vec<Found>,
    ) {
        if at.cost > wanted.bound
            || !self.time()
            || !seen.insert((at.ground, at.changes.clone(), at.left_out.clone()))
        {
            return;
        }
        let came = self.chain(at.ground, &at.changes);
        let wrong: Vec<usize> = (wanted.from..wanted.to)
            .filter(|deal| !at.left_out.contains(deal))
            .filter(|deal| came.get(*deal).is_none_or(|came| !self.pad.agrees(self.reading, *deal, came)))
            .collect();
        if wrong.is_empty() {
            let cost = at.cost + self.more_wrong(&came, &at.left_out);
            if self.again.sound() && cost <= wanted.bound {
                found.push(Found { cost, ..at });
            }
            return;
        }
        let left = wanted.bound - at.cost;
        // A deal that cannot happen under these rules is looked at first, then the one that shows least.
        let first = wrong.iter().copied().min_by_key(|deal| {
            let fits = came.get(*deal).is_some_and(|came| came.fits);
            (fits, self.shows.get(*deal).map_or(0, Vec::len))
        });
        let Some(deal) = first else { return };
        let room = wanted.changes.saturating_sub(at.changes.len());
        let mut repairs = self.repairs(at.ground, &at.changes, deal, (left, room));
        if wrong[0] != deal && (wanted.bound < TWO || room == 1) {
            // What it comes to may hang on a wrong deal before it; before the first of them all is as written. Where more than
            // one change is looked for there would not be the time.
            let before = self.repairs(at.ground, &at.changes, wrong[0], (left, room));
            repairs.extend(before);
        }
        for (repair, cost) in repairs {
            let mut changes = at.changes.clone();
            changes.extend(repair);
            changes.sort();
            let next = Found { changes, cost: at.cost + cost, ..at.clone() };
            self.descend(wanted, next, seen, found);
        }
        if self.slips(&at.left_out) < wanted.slips && left >= SLIP {
            for deal in wrong {
                let mut left_out = at.left_out.clone();
                left_out.push(deal);
                left_out.sort_unstable();
                let next = Found { left_out, cost: at.cost + SLIP, ..at.clone() };
                self.descend(wanted, next, seen, found);
            }
        }
    }

    /// Does every deal that is not left out come to what was written?
    pub(super) fn explained(&mut self, one: &Found) -> bool {
        let came = self.chain(one.ground, &one.changes);
        let right = |deal: usize| came.get(deal).is_some_and(|came| self.agrees(deal, came));
        self.again.sound()
            && (0..self.pad.deals.len()).all(|deal| one.left_out.contains(&deal) || right(deal))
    }

    /// Does it explain what another one does, and are no more figures wrong in the deals that both leave out?
    pub(super) fn explains_as_well(&mut self, one: &Found, other: &Found) -> bool {
        if !self.explained(one) {
            return false;
        }
        let [own, known] = [one, other].map(|found| self.chain(found.ground, &found.changes));
        one.left_out.iter().all(|deal| match (own.get(*deal), known.get(*deal)) {
            (Some(own), Some(known)) => self.wrong_figures(*deal, own) <= self.wrong_figures(*deal, known),
            _ => true,
        })
    }

    /// What it takes besides that more than one figure of a deal is wrong, in bits.
    fn more_wrong(&self, came: &[Came], left_out: &[usize]) -> u32 {
        let wrong = |deal: &usize| {
            let (Some(written), Some(came)) = (self.pad.deals.get(*deal), came.get(*deal)) else { return 0 };
            let wrong = written.figures.iter();
            let wrong = wrong.filter(|(to, _)| !self.pad.agrees_for(self.reading, *deal, *to, came));
            if !came.fits {
                return if self.fitted[*deal] { NOT_ALLOWED } else { 0 };
            }
            // Where the figures of a deal sum to zero, one that breaks the sum is wrong by itself.
            let sum = |figure: &dyn Fn(&(Account, i32)) -> i32| -> i64 {
                written.figures.iter().map(|written| i64::from(figure(written))).sum()
            };
            let expected = |(to, _): &(Account, i32)| self.pad.expected(self.reading, *to, came);
            let sums = written.figures.len() > 2 && sum(&expected) == 0;
            let broken = sums && sum(&|(_, figure)| *figure) != 0;
            let wrong: Vec<(Account, i32)> = wrong.copied().collect();
            match wrong.len() {
                0 | 1 => 0,
                // What belongs to one of two stands under the other.
                2 if self.pad.exchanged_between(self.reading, &wrong, came) => FIGURES_EXCHANGED,
                // Figures of everybody that agree are rather counted so than written wrong.
                all if all == written.figures.len() && sums && !broken => AGREE,
                all if all == written.figures.len() && !broken => BOTH_WRONG,
                // Counted otherwise, and one of them wrong besides.
                all if all == written.figures.len() && sums => AGREE + SLIP,
                _ => MORE_WRONG,
            }
        };
        left_out.iter().map(wrong).fold(0, u32::saturating_add)
    }

    /// Does a deal come to what was written?
    pub(super) fn agrees(&self, deal: usize, came: &Came) -> bool {
        self.pad.agrees(self.reading, deal, came)
    }
}

/// The first of these, and of a table that may have a list of its own the first on each other ground: its prices say nothing of what
/// it stands on.
fn kept(all: Vec<(usize, Found)>, so_many: usize, listed: bool) -> Vec<(usize, Found)> {
    let mut grounds = HashSet::new();
    let mut kept = Vec::new();
    for one in all {
        let first = grounds.insert(one.1.ground);
        if kept.len() < so_many || first && listed {
            kept.push(one);
        }
    }
    kept
}

/// What it takes that rules have otherwise what was said of them, in bits; and how much of it they have otherwise.
fn said_otherwise(
    again: &mut dyn Again,
    axes: &[Axis],
    ground: &Ground,
    known: &[(String, String)],
) -> (u32, usize) {
    if known.is_empty() {
        return (0, 0);
    }
    let said = |id: &str| known.iter().any(|(own, _)| own == id);
    let sets: Vec<_> = ground.sets.iter().filter(|(id, _)| !said(id)).cloned().collect();
    let Ok(bare) = again.ground(ground.preset, &sets) else { return (0, 0) };
    let mut values = |no: usize| -> Vec<Option<String>> {
        again.put(no, &[]);
        known.iter().map(|(id, _)| again.value(id)).collect()
    };
    let (without, with) = (values(bare), values(ground.no));
    let other = known.iter().zip(without).zip(with).filter(|((_, without), with)| without != with);
    let cost =
        |id: &str, value: &str| axes.iter().find(|axis| axis.id == id).map_or(0, |axis| axis.cost(value));
    let costs: Vec<u32> =
        other.map(|(((id, _), _), with)| cost(id, with.as_deref().unwrap_or_default())).collect();
    (costs.iter().sum(), costs.len())
}

/// Does a deal come otherwise?
pub(super) fn otherwise(one: &Came, other: &Came) -> bool {
    one.fits != other.fits || one.points != other.points
}
