//! The search: from each preset and house, the fewest changes by which every deal comes to what was written.
//!
//! A deal that does not is repaired by changes of options that it shows, one, two or three together; then the next one that
//! does not. No change is taken back, so what explains all deals is reached whatever the order. Which options a deal can show
//! is found by scoring it again with each of them otherwise, under many rules.

use std::collections::{HashMap, HashSet, VecDeque};

use super::axes::{Axis, House, axes};
use super::pad::{Pad, Reading, seated};
use crate::engine::play::{Again, AnyGame, Came};
use crate::engine::say::Said;
use crate::engine::table::Account;

/// One change: which axis, and the value it gets.
pub(super) type Change = (usize, String);

/// Changes that together repair a deal, with their cost.
type Repair = (Vec<Change>, u32);

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
    /// Is the preset for another number of players?
    pub elsewhere: bool,
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

/// What it takes to leave a deal out as wrongly written, in bits.
pub(super) const SLIP: u32 = 10;
/// What two changes take at the least, in bits.
const TWO: u32 = 12;
/// The most changes of which three together are tried.
const MOST_TRIPLED: usize = 44;
/// What it takes that more than one figure of the same deal is wrong, in bits, and that all are: one slip in the counting
/// spoils every figure where a deal sums to zero.
const MORE_WRONG: u32 = 6;
const ALL_WRONG: u32 = 2;
/// What it takes that a deal is left out which these rules do not allow and others do, in bits.
pub(super) const NOT_ALLOWED: u32 = 10;
/// What it takes that a deal is left out which none of the rules that were looked at allow, in bits: whatever was meant, it says
/// nothing about the rules.
const IMPOSSIBLE: u32 = 2;
/// What it takes that a preset for another number of players is played, in bits.
const OTHER_TABLE: u32 = 7;
/// Rules that are gone on from where a few deals may be wrong, deals that are repaired for that, repairs of each, and the most
/// that one of these costs.
const KEPT: usize = 6;
const MENDED: usize = 4;
const TRIED: usize = 8;
pub(super) const SINGLE: u32 = 11;
/// The same where nothing was found so: a price of one's own.
pub(super) const SINGLE_PRICE: u32 = 15;
/// The most changes that are made so, one after the other.
const DEEP: usize = 3;
/// The most deals that are scored to see what each can show.
const SURVEYED: usize = 150_000;
/// A pad of more deals is long: what it shows it shows often, and the time is needed to find it.
pub(super) const LONG: usize = 12;
/// Rules that are drawn to see what a deal can show.
const DRAWN: usize = 6;
/// Of so many rules one is looked at for what it leaves to later deals.
const LOOKED: usize = 5;

pub(super) struct Search<'a> {
    pub again: Box<dyn Again>,
    pub pad: &'a Pad,
    pub reading: Reading,
    pub axes: Vec<Axis>,
    pub grounds: Vec<Ground>,
    /// For each deal the options that it shows under some rules.
    shows: Vec<Vec<usize>>,
    /// The axes whose change is felt in a later deal.
    carried: Vec<bool>,
    on: &'a dyn Fn() -> bool,
    /// How many deals were scored, and how many may be.
    pub scored: usize,
    pub limit: usize,
    /// Was something left untried for want of time?
    pub cut: bool,
    /// The grounds that are not the same as an earlier one in all that these deals show.
    searched: Vec<usize>,
    /// The deals that can be under some of the rules that were looked at.
    pub fitted: Vec<bool>,
    single: HashMap<(usize, Vec<Change>, usize), Singles>,
    repaired: HashMap<Broken, Vec<Repair>>,
}

/// What single changes do to a deal: those that repair it, and those that do not; numbers that may be solved beside another.
#[derive(Debug, Clone, Default)]
struct Singles {
    repairs: Vec<(Change, u32)>,
    open: Vec<Open>,
    numbers: Vec<usize>,
    /// Can the deal be, as the rules are?
    fits: bool,
}

/// A change that does not repair a deal by itself.
#[derive(Debug, Clone)]
struct Open {
    change: Change,
    cost: u32,
    /// Does it do anything by itself?
    felt: bool,
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
    pub fn new(
        game: &'static dyn AnyGame,
        pad: &'a Pad,
        houses: &[House],
        known: &[(String, String)],
        on: &'a dyn Fn() -> bool,
    ) -> Result<Search<'a>, Said> {
        let events: Vec<_> = pad.deals.iter().map(|deal| deal.events.clone()).collect();
        let mut again = game.again(&pad.table, pad.dealer, pad.start.as_ref(), &events)?;
        let axes = axes(game, again.as_ref(), houses);
        let presets = game.info().presets.iter().map(|preset| (preset.name, None, &[] as &[_]));
        let saved = houses.iter().filter_map(|house| {
            let preset = game.info().presets.iter().find(|preset| preset.name == house.preset)?;
            Some((preset.name, Some(house.name.clone()), house.sets.as_slice()))
        });
        let mut grounds = Vec::new();
        for (preset, house, sets) in presets.chain(saved) {
            let mut sets: Vec<(String, String)> = sets.to_vec();
            sets.retain(|(id, _)| known.iter().all(|(own, _)| own != id));
            sets.extend(known.iter().cloned());
            let Some(players) = seated(game, preset, &pad.table) else { continue };
            let other = players.iter().any(|(id, _)| sets.iter().all(|(own, _)| own != id));
            let free = |(id, _): &(String, String)| sets.iter().all(|(own, _)| own != id);
            let players: Vec<_> = players.into_iter().filter(free).collect();
            sets.extend(players);
            let Ok(no) = again.ground(preset, &sets) else { continue };
            if again.put(no, &[]) {
                let own = u32::from(!grounds.is_empty() && house.is_none());
                // A preset for another number of players differs in that.
                let elsewhere = other && house.is_none();
                let cost = if elsewhere { OTHER_TABLE } else { own };
                grounds.push(Ground { preset, house, sets, no, cost, elsewhere });
            }
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
            shows,
            carried,
            on,
            scored: 0,
            limit: usize::MAX,
            cut: false,
            searched: Vec::new(),
            fitted: vec![false; pad.deals.len()],
            single: HashMap::new(),
            repaired: HashMap::new(),
        };
        search.survey(&fixed);
        search.searched = search.different();
        Ok(search)
    }

    /// The grounds that are not the same as an earlier one in all that these deals show.
    pub fn searched(&self) -> Vec<usize> {
        self.searched.clone()
    }

    /// Can an option show in one of these deals, or be felt in a later one?
    pub fn may_show(&self, axis: usize, deals: &[usize]) -> bool {
        self.carried[axis] || deals.iter().any(|deal| self.shows[*deal].contains(&axis))
    }

    /// Is there time left, and work that may be done? By the work a pad has the same answer on every machine.
    pub fn time(&mut self) -> bool {
        let on = self.scored < self.limit && (self.on)();
        self.cut |= !on;
        on
    }

    /// The grounds that differ from every earlier one in something that these deals can show.
    fn different(&mut self) -> Vec<usize> {
        let mut shown: Vec<usize> = self.shows.iter().flatten().copied().collect();
        shown.extend((0..self.axes.len()).filter(|axis| self.carried[*axis] || self.axes[*axis].cell));
        shown.sort_unstable();
        shown.dedup();
        let mut seen = HashSet::new();
        let mut grounds = Vec::new();
        for ground in 0..self.grounds.len() {
            self.put(ground, &[]);
            let values: Vec<_> = shown.iter().map(|axis| self.again.value(&self.axes[*axis].id)).collect();
            if seen.insert(values) {
                grounds.push(ground);
            }
        }
        grounds
    }

    /// The same with the figures meant otherwise.
    pub fn again_as(&mut self, reading: Reading) {
        self.reading = reading;
        self.again.with_totals(reading == Reading::Totals);
        self.repaired.clear();
        self.single.clear();
    }

    pub fn put(&mut self, ground: usize, changes: &[Change]) -> bool {
        let no = self.grounds.get(ground).map_or(usize::MAX, |ground| ground.no);
        let sets: Vec<(&str, &str)> =
            changes.iter().map(|(axis, value)| (self.axes[*axis].id.as_str(), value.as_str())).collect();
        self.again.put(no, &sets)
    }

    pub fn chain(&mut self, ground: usize, changes: &[Change]) -> Vec<Came> {
        if !self.put(ground, changes) || self.again.is_empty() {
            return Vec::new();
        }
        self.scored += self.again.len();
        self.again.chain(self.again.len() - 1)
    }

    /// Finds out which options each deal can show, and which are felt in a later one.
    fn survey(&mut self, fixed: &[bool]) {
        let mut shown = vec![vec![false; self.axes.len()]; self.pad.deals.len()];
        let mut places: VecDeque<(usize, Vec<Change>)> =
            self.most_right().into_iter().map(|ground| (ground, Vec::new())).collect();
        let mut dice = 0x9e37_79b9_7f4a_7c15_u64;
        let mut roll = |n: usize| {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(dice >> 33).unwrap_or(0) % n.max(1)
        };
        for no in 0..DRAWN * usize::from(!self.grounds.is_empty()) {
            let mut changes = Vec::new();
            for (place, axis) in self.axes.iter().enumerate().filter(|(place, _)| !fixed[*place]) {
                if !axis.cell && !axis.known.is_empty() && roll(7) == 0 {
                    changes.push((place, axis.known[roll(axis.known.len())].clone()));
                }
            }
            places.push_back((no % self.grounds.len(), changes));
        }
        let options: Vec<usize> =
            (0..self.axes.len()).filter(|axis| !self.axes[*axis].cell && !fixed[*axis]).collect();
        // A long pad shows in many deals what others must show in few: fewer rules do.
        let each = options.len().saturating_mul(3).saturating_mul(self.pad.deals.len()).max(1);
        let most = if self.pad.deals.len() > LONG { SURVEYED / 3 } else { SURVEYED };
        places.truncate((most / each).max(2));
        let mut most = 0;
        // The deals that could be under some of the rules so far.
        let mut fitted = vec![false; self.pad.deals.len()];
        for place in 0.. {
            let Some((ground, changes)) = places.pop_front().filter(|_| self.time()) else { break };
            // Rules under which a deal can be that could not be before: what shows there shows nowhere else.
            let mut nearer: Option<(usize, Vec<Change>)> = None;
            let base = self.chain(ground, &changes);
            if base.is_empty() {
                continue;
            }
            self.again.anchor();
            // A deal that is known to show an option is looked at again only for what it leaves to later ones: under a few of
            // the rules, and where more deals can be than under those before.
            let fit = base.iter().filter(|came| came.fits).count();
            let all = place % LOOKED == 0 || fit > most;
            most = most.max(fit);
            fitted.iter_mut().zip(&base).for_each(|(fitted, came)| *fitted |= came.fits);
            for axis in &options {
                let unseen = |deal: &usize| !shown[*deal][*axis] || !fitted[*deal];
                let open = (0..base.len()).any(|deal| !shown[deal][*axis]);
                if !open && (self.carried[*axis] || !all) {
                    continue;
                }
                let looked: Vec<usize> = (0..base.len()).filter(|deal| all || unseen(deal)).collect();
                let mut with: Vec<Change> =
                    changes.iter().filter(|(known, _)| known != axis).cloned().collect();
                self.put(ground, &changes);
                let probes = self.probes(*axis);
                for value in probes {
                    with.push((*axis, value));
                    let mut came: Vec<(usize, Came)> = Vec::new();
                    let known = self.carried[*axis];
                    if !self.carried[*axis] && self.put(ground, &with) {
                        for deal in looked.iter().copied() {
                            let (own, same) = self.again.leaves(deal);
                            // It comes to the same and leaves something else: that is felt in a later deal.
                            self.carried[*axis] |= !same && !otherwise(&own, &base[deal]);
                            came.push((deal, own));
                        }
                        self.scored += looked.len();
                    }
                    if self.carried[*axis] {
                        came = self.chain(ground, &with).into_iter().enumerate().collect();
                    }
                    let new = came.iter().filter(|(deal, came)| came.fits && !fitted[*deal]).count();
                    if new > nearer.as_ref().map_or(0, |(known, _)| *known) {
                        nearer = Some((new, with.clone()));
                    }
                    with.pop();
                    let mut felt = false;
                    for (deal, _) in came.iter().filter(|(deal, came)| otherwise(came, &base[*deal])) {
                        shown[*deal][*axis] = true;
                        felt = true;
                    }
                    if felt && !known && self.carried[*axis] {
                        shown.iter_mut().skip(1).for_each(|deal| deal[*axis] = true);
                    }
                }
            }
            // They are looked at next, so that no other rules lead to the same deal.
            if let Some((_, changes)) = nearer {
                places.push_front((ground, changes));
            }
        }
        self.hidden(&options, &mut shown);
        self.fitted = fitted;
        self.shows =
            shown.into_iter().map(|deal| (0..self.axes.len()).filter(|axis| deal[*axis]).collect()).collect();
    }

    /// An option may show only beside a certain value of another one (where a half goes, only where halves come up): of those that
    /// no deal has shown yet, which do beside a value of another option in their article.
    fn hidden(&mut self, options: &[usize], shown: &mut [Vec<bool>]) {
        let Some(ground) = self.most_right().first().copied() else { return };
        let hides = |axis: &&usize| !self.carried[**axis] && shown.iter().all(|deal| !deal[**axis]);
        let hidden: Vec<usize> = options.iter().filter(hides).copied().collect();
        for other in options.iter().filter(|other| !hidden.contains(other)) {
            let beside: Vec<usize> = hidden
                .iter()
                .filter(|axis| self.axes[**axis].article == self.axes[*other].article)
                .copied()
                .collect();
            if beside.is_empty() {
                continue;
            }
            self.put(ground, &[]);
            for value in self.probes(*other) {
                let with = vec![(*other, value)];
                let base = self.chain(ground, &with);
                if base.is_empty() || !self.time() {
                    continue;
                }
                self.again.anchor();
                for axis in &beside {
                    self.put(ground, &with);
                    for own in self.probes(*axis) {
                        let both = [with[0].clone(), (*axis, own)];
                        if !self.put(ground, &both) {
                            continue;
                        }
                        self.scored += base.len();
                        for (deal, base) in base.iter().enumerate() {
                            shown[deal][*axis] |= otherwise(&self.again.deal(deal), base);
                        }
                    }
                }
            }
        }
    }

    /// The grounds, those first by which most deals are as written, however the figures are meant.
    fn most_right(&mut self) -> Vec<usize> {
        self.again.with_totals(true);
        let mut counted: Vec<(usize, usize)> = Vec::new();
        for ground in 0..self.grounds.len() {
            let came = self.chain(ground, &[]);
            let right = |reading: Reading| {
                came.iter().enumerate().filter(|(deal, came)| self.pad.agrees(reading, *deal, came)).count()
            };
            counted.push((right(Reading::Deals).max(right(Reading::Totals)), ground));
        }
        self.again.with_totals(self.reading == Reading::Totals);
        counted.sort_by_key(|(right, _)| std::cmp::Reverse(*right));
        counted.into_iter().map(|(_, ground)| ground).collect()
    }

    /// Values of an axis that show whether it matters: each word, a few numbers.
    fn probes(&self, axis: usize) -> Vec<String> {
        let current = self.again.value(&self.axes[axis].id);
        let own = &self.axes[axis];
        let mut values: Vec<String> = match own.range {
            None => own.known.clone(),
            Some((min, max)) => {
                let now = current.as_deref().and_then(|now| now.parse::<i32>().ok()).unwrap_or(min);
                let near = [now.saturating_add(10), now.saturating_sub(10), now.saturating_add(1), min, max];
                let near = near.into_iter().filter(|n| (min..=max).contains(n)).map(|n| n.to_string());
                own.known.iter().take(6).cloned().chain(near).collect()
            }
        };
        values.retain(|value| current.as_ref() != Some(value));
        values.dedup();
        values
    }

    /// The axes that, otherwise, would make a line of these deals otherwise.
    pub fn visible(&mut self, ground: usize, changes: &[Change]) -> HashSet<usize> {
        let base = self.chain(ground, changes);
        let mut seen: HashSet<usize> = HashSet::new();
        let mut candidates: Vec<usize> = self.shows.iter().flatten().copied().collect();
        candidates.sort_unstable();
        candidates.dedup();
        candidates.extend(changes.iter().map(|(axis, _)| *axis).filter(|axis| self.axes[*axis].cell));
        for axis in candidates {
            let mut with: Vec<Change> = changes.iter().filter(|(known, _)| *known != axis).cloned().collect();
            self.put(ground, changes);
            let probes = if self.axes[axis].cell { vec!["default".to_owned()] } else { self.probes(axis) };
            for value in probes {
                with.push((axis, value));
                let came = self.chain(ground, &with);
                with.pop();
                let differ = came.iter().zip(&base).any(|(a, b)| a.fits != b.fits || a.points != b.points);
                if differ || came.len() != base.len() {
                    seen.insert(axis);
                    break;
                }
            }
        }
        seen
    }

    /// Everything that explains the deals that are wanted at no more than the bound.
    pub fn explain(&mut self, wanted: Wanted) -> Vec<Found> {
        self.explain_from(self.searched.clone(), wanted)
    }

    /// The same from these grounds, also where by themselves they are like another one in what the deals show.
    pub fn explain_from(&mut self, grounds: impl IntoIterator<Item = usize>, wanted: Wanted) -> Vec<Found> {
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
    pub fn explain_impossible(&mut self, wanted: Wanted) -> Vec<Found> {
        let fitted = std::mem::replace(&mut self.fitted, vec![true; self.pad.deals.len()]);
        let found = self.explain(wanted);
        self.fitted = fitted;
        found
    }

    /// The same from rules that are known already, with changes beside their own.
    pub fn explain_beside(&mut self, known: &Found, wanted: Wanted) -> Vec<Found> {
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
    pub fn without_one(&self, one: &Found) -> Vec<Found> {
        let without = |(axis, value): &Change| {
            let changes = one.changes.iter().filter(|(known, _)| known != axis).cloned().collect();
            Found { changes, cost: one.cost.saturating_sub(self.axes[*axis].cost(value)), ..one.clone() }
        };
        one.changes.iter().map(without).collect()
    }

    /// The same without the deals that none of the rules that were looked at allow.
    pub fn without_impossible(&self, (from, to): (usize, usize), one: Found) -> Found {
        let impossible = (from..to).filter(|deal| !self.fitted[*deal]);
        let left_out: Vec<usize> = impossible.collect();
        let each = u32::try_from(left_out.len()).unwrap_or(u32::MAX);
        Found { cost: one.cost.saturating_add(each.saturating_mul(IMPOSSIBLE)), left_out, ..one }
    }

    /// How many of these deals can be, and are left out because their figures are wrong.
    pub fn slips(&self, left_out: &[usize]) -> usize {
        left_out.iter().filter(|deal| self.fitted[**deal]).count()
    }

    /// Rules by which all deals but a few are as written: from each ground changes that repair one deal and more of the others
    /// than they spoil, each at no more than `single`. `most` are left out at the most.
    pub fn nearly(&mut self, most: usize, single: u32) -> Vec<Found> {
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
        for _ in 0..=DEEP {
            now.sort_by_key(|(wrong, one)| (*wrong, one.cost));
            now.truncate(KEPT);
            let mut next = Vec::new();
            for (wrong, one) in now {
                let bare = Found { left_out: Vec::new(), ..one.clone() };
                let mut deals = one.left_out.clone();
                deals.sort_by_key(|deal| self.shows[*deal].len());
                let mended = if self.pad.deals.len() > LONG { 2 * MENDED } else { MENDED };
                for deal in deals.into_iter().take(mended) {
                    for (repair, cost) in
                        self.repairs(one.ground, &one.changes, deal, (single, 1)).into_iter().take(TRIED)
                    {
                        let mut changes = one.changes.clone();
                        changes.extend(repair);
                        changes.sort();
                        if !self.time() || !seen.insert((one.ground, changes.clone())) {
                            continue;
                        }
                        let with = Found { changes, cost: bare.cost + cost, ..bare.clone() };
                        next.extend(self.with_wrong(with, wrong));
                    }
                }
                if self.slips(&one.left_out) <= most {
                    found.push(one);
                }
            }
            now = next;
        }
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

    /// The grounds, those first by which the fewest deals are not as written.
    pub fn nearest(&mut self) -> Vec<usize> {
        let grounds = self.searched.clone().into_iter();
        let start = |ground| Found { ground, changes: Vec::new(), left_out: Vec::new(), cost: 0 };
        let mut counted: Vec<(usize, usize)> = grounds
            .filter_map(|ground| self.with_wrong(start(ground), usize::MAX).map(|(wrong, _)| (wrong, ground)))
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
        if repairs.is_empty() && wrong[0] != deal && (wanted.bound < TWO || room == 1) {
            // What it comes to may hang on a wrong deal before it; before the first of them all is as written. Where more than
            // one change is looked for there would not be the time.
            repairs = self.repairs(at.ground, &at.changes, wrong[0], (left, room));
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
    pub fn explained(&mut self, one: &Found) -> bool {
        let came = self.chain(one.ground, &one.changes);
        let right = |deal: usize| came.get(deal).is_some_and(|came| self.agrees(deal, came));
        (0..self.pad.deals.len()).all(|deal| one.left_out.contains(&deal) || right(deal))
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
            let broken = written.figures.len() > 2 && sum(&expected) == 0 && sum(&|(_, figure)| *figure) != 0;
            match wrong.count() {
                0 | 1 => 0,
                all if all == written.figures.len() && !broken => ALL_WRONG,
                _ => MORE_WRONG,
            }
        };
        left_out.iter().map(wrong).fold(0, u32::saturating_add)
    }

    /// What one deal comes to with some changes, the deals before it as they are anchored unless a change is felt there.
    fn look(&mut self, ground: usize, changes: &[Change], with: &[&Change], deal: usize) -> Came {
        let mut all: Vec<Change> = changes.to_vec();
        all.extend(with.iter().map(|change| (*change).clone()));
        if !self.put(ground, &all) {
            return Came::default();
        }
        let carried = with.iter().any(|(axis, _)| self.carried[*axis]);
        self.scored += if carried { deal + 1 } else { 1 };
        if carried { self.again.chain(deal).pop().unwrap_or_default() } else { self.again.deal(deal) }
    }

    /// Does a deal come to what was written?
    pub fn agrees(&self, deal: usize, came: &Came) -> bool {
        self.pad.agrees(self.reading, deal, came)
    }

    /// Does it come nearer: does one account have what was written?
    fn nearer(&self, deal: usize, came: &Came) -> bool {
        let figures = &self.pad.deals[deal].figures;
        came.fits
            && figures.iter().any(|(account, _)| self.pad.agrees_for(self.reading, deal, *account, came))
    }

    /// The least sets of changes, none within another, that make a deal come to what was written, at some cost and of so many
    /// changes at the most.
    fn repairs(
        &mut self,
        ground: usize,
        changes: &[Change],
        deal: usize,
        (budget, room): (u32, usize),
    ) -> Vec<Repair> {
        if room == 0 {
            return Vec::new();
        }
        let key = (ground, changes.to_vec(), deal, (budget, room.min(3)));
        if let Some(known) = self.repaired.get(&key) {
            return known.clone();
        }
        self.put(ground, changes);
        self.again.anchor();
        let singles = self.singles(ground, changes, deal);
        let within = singles.repairs.iter().filter(|(_, cost)| *cost <= budget);
        let mut repairs: Vec<Repair> = within.map(|(change, cost)| (vec![change.clone()], *cost)).collect();
        let place = (ground, changes, deal);
        if budget >= TWO && room > 1 {
            self.pairs(place, budget, &singles, &mut repairs);
        }
        if budget >= 18 && room > 2 {
            self.triples(place, budget, &singles.open, &mut repairs);
        }
        repairs.sort_by_key(|(_, cost)| *cost);
        self.repaired.insert(key, repairs.clone());
        repairs
    }

    /// What every single change does to a deal.
    fn singles(&mut self, ground: usize, changes: &[Change], deal: usize) -> Singles {
        let key = (ground, changes.to_vec(), deal);
        if let Some(known) = self.single.get(&key) {
            return known.clone();
        }
        let mut singles = Singles::default();
        self.put(ground, changes);
        let base = self.again.deal(deal);
        singles.fits = base.fits;
        let free = |axis: &usize| changes.iter().all(|(known, _)| known != axis);
        let options: Vec<usize> = self.shows[deal].iter().copied().filter(free).collect();
        let cells: Vec<usize> =
            (0..self.axes.len()).filter(|axis| self.axes[*axis].cell).filter(free).collect();
        for axis in options.iter().chain(&cells).copied() {
            if !self.time() {
                return singles;
            }
            self.put(ground, changes);
            let current = self.again.value(&self.axes[axis].id);
            if self.axes[axis].cell && !self.felt(ground, changes, deal, axis, &base) {
                continue;
            }
            let mut values = self.axes[axis].known.clone();
            values.extend(self.axes[axis].multiples());
            values.extend(self.solved(ground, changes, &[], axis, deal));
            values.extend(self.scan(ground, changes, axis, deal));
            // A price may decide whether a contract is made: what is then written is in proportion to nothing.
            let ends = self.axes[axis].range.filter(|_| !self.axes[axis].cell);
            values.extend(ends.into_iter().flat_map(|(min, max)| [min, max]).map(|end| end.to_string()));
            let mut tried: HashSet<String> = current.into_iter().collect();
            for value in values {
                if !tried.insert(value.clone()) {
                    continue;
                }
                let cost = self.axes[axis].cost(&value);
                let change = (axis, value);
                let came = self.look(ground, changes, &[&change], deal);
                if self.agrees(deal, &came) {
                    singles.repairs.push((change, cost));
                } else if came.fits || !base.fits {
                    // A cell or a number of one's own must do something by itself.
                    let own = self.axes[axis].cell || cost > 8;
                    if !own || (came != base && self.nearer(deal, &came)) {
                        singles.open.push(Open { change, cost, felt: came != base });
                    }
                }
            }
            if self.axes[axis].range.is_some() && !self.axes[axis].cell {
                singles.numbers.push(axis);
            }
        }
        self.single.insert(key, singles.clone());
        singles
    }

    fn pairs(
        &mut self,
        (ground, changes, deal): (usize, &[Change], usize),
        budget: u32,
        Singles { open, numbers, fits, .. }: &Singles,
        repairs: &mut Vec<Repair>,
    ) {
        for (place, one) in open.iter().enumerate() {
            if !self.time() {
                return;
            }
            // Two of which neither does anything by itself do nothing together, as tables have it, unless the deal cannot be
            // without both.
            let felt = |other: &&Open| one.felt || other.felt || !fits;
            for other in open.iter().skip(place + 1).filter(felt) {
                let cost = one.cost + other.cost;
                if cost > budget || other.change.0 == one.change.0 {
                    continue;
                }
                let came = self.look(ground, changes, &[&one.change, &other.change], deal);
                if self.agrees(deal, &came) {
                    repairs.push((vec![one.change.clone(), other.change.clone()], cost));
                }
            }
            let others = numbers.iter().filter(|axis| **axis != one.change.0 && one.cost + 7 <= budget);
            for axis in others.filter(|_| one.felt) {
                for value in self.solved(ground, changes, std::slice::from_ref(&one.change), *axis, deal) {
                    let other = (*axis, value);
                    let cost = one.cost + self.axes[*axis].cost(&other.1);
                    if cost > budget || open.iter().any(|known| known.change == other) {
                        continue;
                    }
                    let came = self.look(ground, changes, &[&one.change, &other], deal);
                    let alone = || repairs.iter().any(|(known, _)| *known == [other.clone()]);
                    if self.agrees(deal, &came) && !alone() {
                        repairs.push((vec![one.change.clone(), other], cost));
                    }
                }
            }
        }
    }

    fn triples(
        &mut self,
        (ground, changes, deal): (usize, &[Change], usize),
        budget: u32,
        open: &[Open],
        repairs: &mut Vec<Repair>,
    ) {
        // Only what does something by itself: there are too many others.
        let felt: Vec<&Open> = open.iter().filter(|open| open.felt).take(MOST_TRIPLED).collect();
        let less: Vec<Vec<Change>> = repairs.iter().map(|(set, _)| set.clone()).collect();
        for (a, one) in felt.iter().enumerate() {
            if !self.time() {
                return;
            }
            for (b, two) in felt.iter().enumerate().skip(a + 1) {
                for three in felt.iter().skip(b + 1) {
                    let cost = one.cost + two.cost + three.cost;
                    let [one, two, three] = [&one.change, &two.change, &three.change];
                    if cost > budget || one.0 == two.0 || two.0 == three.0 || one.0 == three.0 {
                        continue;
                    }
                    let came = self.look(ground, changes, &[one, two, three], deal);
                    let set = [one, two, three];
                    let within = || less.iter().any(|known| known.iter().all(|change| set.contains(&change)));
                    if self.agrees(deal, &came) && !within() {
                        repairs.push((set.into_iter().cloned().collect(), cost));
                    }
                }
            }
        }
    }

    /// Does a deal come otherwise when a cell is written otherwise?
    fn felt(&mut self, ground: usize, changes: &[Change], deal: usize, axis: usize, base: &Came) -> bool {
        let own = &self.axes[axis];
        let mut probes: Vec<String> = match (own.range, own.sum) {
            (Some((min, max)), _) => {
                [7, 1, 13, 31].iter().map(|n| (min + n).min(max).to_string()).take(2).collect()
            }
            (None, []) => own.known.clone(),
            (None, _) => vec!["7".to_owned()],
        };
        probes.truncate(4);
        probes.into_iter().any(|value| self.look(ground, changes, &[&(axis, value)], deal) != *base)
    }

    /// Numbers at which a deal comes to what was written for some account, if it is in proportion to the number.
    fn solved(
        &mut self,
        ground: usize,
        changes: &[Change],
        with: &[Change],
        axis: usize,
        deal: usize,
    ) -> Vec<String> {
        let own = self.axes[axis].clone();
        let Some((min, max)) = own.range.or((!own.sum.is_empty()).then_some((-100_000, 100_000))) else {
            return Vec::new();
        };
        if own.known.len() > usize::try_from(max.saturating_sub(min)).unwrap_or(usize::MAX) {
            return Vec::new();
        }
        self.put(ground, changes);
        let now = self.again.value(&own.id).and_then(|now| now.parse::<i32>().ok());
        let now = now.unwrap_or_else(|| 100.clamp(min, max));
        let next = if now.saturating_add(10) <= max { now + 10 } else { now.saturating_sub(10).max(min) };
        let mut at = |number: i32| {
            let change = (axis, number.to_string());
            let mut all: Vec<&Change> = with.iter().collect();
            all.push(&change);
            self.look(ground, changes, &all, deal)
        };
        let [low, high] = [at(now), at(next)];
        if !low.fits || !high.fits {
            return Vec::new();
        }
        let mut values = Vec::new();
        for (account, _) in &self.pad.deals[deal].figures {
            let of = |came: &Came| self.pad.expected(Reading::Deals, *account, came);
            let rise = i64::from(of(&high)) - i64::from(of(&low));
            let wanted = self.pad.missing(self.reading, deal, *account, &low);
            let step = i64::from(next) - i64::from(now);
            for missing in wanted {
                if rise != 0 && (missing * step) % rise == 0 {
                    let number = i64::from(now) + missing * step / rise;
                    if (i64::from(min)..=i64::from(max)).contains(&number) {
                        values.push(number.to_string());
                    }
                }
            }
        }
        if !own.sum.is_empty() {
            // The same with a multiple beside the number.
            let numbers: Vec<i32> = values.iter().filter_map(|value| value.parse().ok()).collect();
            for text in own.multiples() {
                let change = (axis, text.clone());
                let mut all: Vec<&Change> = with.iter().collect();
                all.push(&change);
                let came = self.look(ground, changes, &all, deal);
                for (account, _) in self.pad.deals[deal].figures.clone() {
                    let zero = |came: &Came| self.pad.expected(Reading::Deals, account, came);
                    for number in &numbers {
                        let beside = zero(&came).saturating_sub(zero(&low));
                        let rest = number.saturating_sub(beside).saturating_sub(now);
                        if USUAL.contains(&rest) {
                            values.push(format!("{rest} + {text}"));
                        }
                    }
                }
            }
        }
        values.dedup();
        values
    }

    /// Numbers of a range not too wide at which a deal comes to what was written.
    fn scan(&mut self, ground: usize, changes: &[Change], axis: usize, deal: usize) -> Vec<String> {
        let Some(range) = self.axes[axis].scanned() else { return Vec::new() };
        if self.axes[axis].cell {
            return Vec::new();
        }
        let mut hits = Vec::new();
        for number in range {
            let change = (axis, number.to_string());
            let came = self.look(ground, changes, &[&change], deal);
            if self.agrees(deal, &came) {
                hits.push(change.1);
            }
        }
        hits
    }
}

/// Does a deal come otherwise?
fn otherwise(one: &Came, other: &Came) -> bool {
    one.fits != other.fits || one.points != other.points
}

/// Numbers that stand in sums of marking tables.
const USUAL: [i32; 8] = [160, 162, 250, 252, 320, 324, 500, 640];
