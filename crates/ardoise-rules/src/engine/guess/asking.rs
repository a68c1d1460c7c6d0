//! What these deals cannot decide, and the one question or the one deal that would decide most of it.

use super::likeness::told_apart;
use super::made_up::made_up;
use super::question::Guess;
use super::search::{Change, Found, Search};
use crate::engine::play::{Again, AnyGame, Came};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap, HashSet};

/// What would decide most.
#[derive(Debug, Clone, PartialEq)]
pub struct Asking {
    /// The option to ask for.
    pub option: Option<String>,
    /// The values it may have, by what is known.
    pub values: Vec<String>,
    /// A deal on which the remaining rules part most evenly, as its events are stored; empty where none parts them.
    pub deal: Vec<Value>,
    /// Into how many groups it parts them.
    pub parts: usize,
}

/// How many deals more are made up for what the first show in none: the fewer, the more was scored to find the rules, so that all
/// of it stays within a second.
const MORE: std::ops::RangeInclusive<usize> = 500..=900;
const SCORED: usize = 60_000;
const SCORED_FOR_ONE: usize = 15;
/// So many options are tried together on what is seldom shown: most of them show in none of it.
const TOGETHER: usize = 8;
/// Behind so many even deals, and with so many that bring something and so many of which much is told, it is looked for what one deal
/// leaves to the next.
const EVEN: usize = 40;
const BEHIND: usize = 2;
/// What an answer weighs beside one that differs from it in something undecided.
const WEIGHT: usize = 8;

/// What may be: what every deal that is made up comes to by it, and how likely it is.
struct Member {
    weight: usize,
    came: Vec<Option<Vec<i32>>>,
}

/// An option that the pad does not show.
struct Silent {
    axis: usize,
    /// In how many of the first made-up deals it shows.
    shown: usize,
    /// The values between which it is open.
    values: Vec<String>,
}

/// How evenly tables are divided over an option, and how often it shows.
struct Evenness {
    /// Does it show in the first made-up deals?
    often: bool,
    /// How evenly the presets are spread over its values.
    bits: f64,
    /// In how many of those deals it shows.
    shown: usize,
}

impl Evenness {
    fn total_cmp(&self, other: &Evenness) -> std::cmp::Ordering {
        let often = self.often.cmp(&other.often);
        often.then(self.bits.total_cmp(&other.bits)).then(self.shown.cmp(&other.shown))
    }
}

/// An option of which the first made-up deals show nothing.
struct Hidden {
    axis: usize,
    /// Its value in the best answer.
    now: String,
    /// Those by which the pad would be the same.
    others: Vec<String>,
}

/// A deal that is made up, and where it stands in a match.
#[derive(Debug, Clone, Copy)]
enum Posed {
    /// As the first one.
    First(usize),
    /// Right behind another: what that one leaves may show in it, as a tie that doubles it.
    Behind(usize, usize),
}

/// Deals that are made up, by which what remains is told apart.
pub(super) struct Asks {
    again: Box<dyn Again>,
    deals: Vec<Vec<Value>>,
    /// So many of the first are asked of everything; the others only of what those do not show.
    first: usize,
    remaining: Vec<Found>,
    /// Rules that explain the deals as well, and say more than is needed.
    beside: Vec<Found>,
    fixed: HashSet<usize>,
    /// What nobody knows: it is undecided, and not asked again.
    unknown: HashSet<usize>,
    /// The grounds of the search, as they are numbered here.
    grounds: Vec<usize>,
}

impl Asks {
    /// Deals for the rules that remain; none where nothing does.
    pub(super) fn new(
        game: &'static dyn AnyGame,
        search: &mut Search<'_>,
        asked: &Guess,
        (remaining, beside): (&[Found], Vec<Found>),
    ) -> Option<Asks> {
        let first = remaining.first()?;
        search.put(first.ground, &first.changes);
        let rules = search.again.rules();
        // It is the next deal of that table that is asked for: whoever deals next deals it.
        let dealer =
            search.pad.report(game, &rules).ok().and_then(|report| report.next).map(|next| next.dealer);
        let more = SCORED.saturating_sub(search.scored) / SCORED_FOR_ONE;
        let more = more.clamp(*MORE.start(), *MORE.end());
        let (deals, asked_first) = made_up(game, &rules, (&search.pad.table, dealer), more);
        let mut again = game.again(&search.pad.table, dealer, None, &deals).ok()?;
        let grounds = search.grounds.iter().map(|ground| again.ground(ground.preset, &ground.sets).ok());
        let grounds = grounds.collect::<Option<Vec<_>>>()?;
        let known = |id: &str| asked.known.iter().any(|(own, _)| own == id);
        let fixed = (0..search.axes.len()).filter(|axis| known(&search.axes[*axis].id)).collect();
        let unknown = |axis: &usize| asked.unknown.contains(&search.axes[*axis].id);
        let unknown = (0..search.axes.len()).filter(unknown).collect();
        let (first, remaining) = (asked_first, remaining.to_vec());
        Some(Asks { again, deals, first, remaining, beside, fixed, unknown, grounds })
    }

    /// What the first made-up deals come to under some rules; nothing where they cannot happen under them.
    fn came(&mut self, search: &Search<'_>, ground: usize, changes: &[Change]) -> Vec<Option<Vec<i32>>> {
        self.came_of(search, ground, changes, (0..self.first).map(Posed::First))
    }

    /// The same of some of the deals.
    fn came_of(
        &mut self,
        search: &Search<'_>,
        ground: usize,
        changes: &[Change],
        deals: impl ExactSizeIterator<Item = Posed>,
    ) -> Vec<Option<Vec<i32>>> {
        if !self.put(search, ground, changes) {
            return vec![None; deals.len()];
        }
        let each = deals.map(|deal| self.posed(deal));
        each.map(|came| came.fits.then_some(came.points)).collect()
    }

    /// What a deal comes to where it stands.
    fn posed(&mut self, deal: Posed) -> Came {
        match deal {
            Posed::First(deal) => self.again.first(deal),
            Posed::Behind(before, deal) => self.again.second(before, deal),
        }
    }

    /// Puts rules in force. False where they are not for this table, or do not go together.
    fn put(&mut self, search: &Search<'_>, ground: usize, changes: &[Change]) -> bool {
        let sets: Vec<(&str, &str)> =
            changes.iter().map(|(axis, value)| (search.axes[*axis].id.as_str(), value.as_str())).collect();
        self.again.put(self.grounds[ground], &sets) && self.again.sound()
    }

    /// The axes on which rules differ from the best answer though the deals come to the same: they undo each other there. None
    /// where they do so in every deal, the same rules in other words.
    fn undoing(&mut self, search: &mut Search<'_>, one: &Found, base: &[Option<Vec<i32>>]) -> Vec<usize> {
        let Some(best) = self.remaining.first().cloned() else { return Vec::new() };
        let mut axes = told_apart(search, one, &best);
        axes.extend(told_apart(search, &best, one));
        axes.sort_unstable();
        axes.dedup();
        let same = self.came(search, one.ground, &one.changes) == base;
        let mut felt = |axis: &usize| {
            search.put(one.ground, &one.changes);
            let value = search.again.value(&search.axes[*axis].id).unwrap_or_default();
            let mut with = best.changes.clone();
            with.retain(|(known, _)| known != axis);
            with.push((*axis, value));
            self.came(search, best.ground, &with) != base
        };
        if same && axes.iter().all(&mut felt) { Vec::new() } else { axes }
    }

    /// The options that are not decided, and what would decide most.
    pub(super) fn best(mut self, search: &mut Search<'_>) -> (Vec<String>, Option<Asking>) {
        let Some(first) = self.remaining.first().cloned() else { return (Vec::new(), None) };
        let seen = search.visible(first.ground, &first.changes);
        let base = self.came(search, first.ground, &first.changes);
        let mut members: Vec<Member> = Vec::new();
        for one in self.remaining.clone() {
            members.push(Member { weight: WEIGHT, came: self.came(search, one.ground, &one.changes) });
        }
        let silent = self.silent(search, (&first, &base), &seen, &mut members);
        // What tables have one way or another is told before what all of them have alike; last, what only rare deals show.
        let mut evenness: Vec<(Evenness, Silent)> =
            silent.into_iter().map(|one| (self.evenness(search, &one), one)).collect();
        evenness.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let silent: Vec<Silent> = evenness.into_iter().map(|(_, one)| one).collect();
        let mut undone: Vec<usize> = Vec::new();
        for one in std::mem::take(&mut self.beside) {
            let axes = self.undoing(search, &one, &base);
            if !axes.is_empty() {
                members.push(Member { weight: 1, came: self.came(search, one.ground, &one.changes) });
                undone.extend(axes);
            }
        }
        undone.retain(|axis| !search.axes[*axis].cell && !self.fixed.contains(axis));
        let parting = self.parting(search, &seen);
        let told = parting.iter().map(|(axis, _)| *axis);
        let mut ids: Vec<String> = Vec::new();
        for axis in told.chain(silent.iter().map(|one| one.axis)).chain(undone) {
            let id = &search.axes[axis].id;
            if !ids.contains(id) {
                ids.push(id.clone());
            }
        }
        let mut parting = parting.into_iter().filter(|(axis, _)| !self.unknown.contains(axis));
        let question = parting.next().or_else(|| self.question(&silent));
        let deal = self.deal(&base, &members);
        if question.is_none() && deal.is_none() {
            return (ids, None);
        }
        let question = question.map(|(axis, values)| (search.axes[axis].id.clone(), values));
        let (option, values) = question.map_or((None, Vec::new()), |(id, values)| (Some(id), values));
        let (deal, parts) = deal.map_or((Vec::new(), 0), |(place, parts)| (self.deals[place].clone(), parts));
        (ids, Some(Asking { option, values, deal, parts }))
    }

    /// The options that the pad does not show and a deal that is made up does, with their values; what each value comes to is put
    /// beside what remains.
    fn silent(
        &mut self,
        search: &mut Search<'_>,
        (first, base): (&Found, &[Option<Vec<i32>>]),
        seen: &HashSet<usize>,
        members: &mut Vec<Member>,
    ) -> Vec<Silent> {
        let options = (0..search.axes.len()).filter(|axis| !search.axes[*axis].cell);
        let options: Vec<usize> = options.filter(|axis| !self.fixed.contains(axis)).collect();
        let usual = self.usual(search, &options);
        let written = search.chain(first.ground, &first.changes);
        let (mut silent, mut hidden): (Vec<Silent>, Vec<Hidden>) = (Vec::new(), Vec::new());
        for (axis, usual) in options.into_iter().zip(usual) {
            search.put(first.ground, &first.changes);
            let now = search.again.value(&search.axes[axis].id).unwrap_or_default();
            let mut shown = vec![false; self.first];
            let (mut values, mut others) = (vec![now.clone()], Vec::new());
            for value in search.axes[axis].others(&now) {
                let mut with: Vec<Change> =
                    first.changes.iter().filter(|(known, _)| *known != axis).cloned().collect();
                with.push((axis, value.clone()));
                // These deals may show that an option is not one thing, and leave two others.
                if seen.contains(&axis) {
                    let came = search.chain(first.ground, &with);
                    let same =
                        came.iter().zip(&written).all(|(a, b)| a.fits == b.fits && a.points == b.points);
                    if !same || came.len() != written.len() {
                        continue;
                    }
                }
                let came = self.came(search, first.ground, &with);
                let pairs = came.iter().zip(base);
                let differs: Vec<bool> =
                    pairs.map(|(came, base)| came.is_some() && base.is_some() && came != base).collect();
                if differs.contains(&true) {
                    shown.iter_mut().zip(&differs).for_each(|(shown, differs)| *shown |= *differs);
                    members.push(Member { weight: 1 + usual.get(&value).copied().unwrap_or(0), came });
                    values.push(value);
                } else {
                    others.push(value);
                }
            }
            let shown = shown.into_iter().filter(|shown| *shown).count();
            if shown > 0 {
                silent.push(Silent { axis, shown, values });
            } else {
                hidden.push(Hidden { axis, now, others });
            }
        }
        let rare: Vec<Posed> = (self.first..self.deals.len()).map(Posed::First).collect();
        let hidden = self.rare(search, first, (hidden, &rare), &mut silent);
        let behind = self.behind(search, first);
        self.rare(search, first, (hidden, &behind), &mut silent);
        silent
    }

    /// The option that is asked where what remains parts in none: the first of those that are told, unless nobody knows it.
    fn question(&self, silent: &[Silent]) -> Option<(usize, Vec<String>)> {
        let asked = silent.iter().find(|one| !self.unknown.contains(&one.axis))?;
        Some((asked.axis, asked.values.clone()))
    }

    /// How evenly tables are divided over an option that the pad does not show.
    fn evenness(&self, search: &mut Search<'_>, one: &Silent) -> Evenness {
        let usual = self.usual(search, &[one.axis]).pop().unwrap_or_default();
        let weights = one.values.iter().map(|value| 1 + 2 * usual.get(value).copied().unwrap_or(0));
        Evenness { often: one.shown > 0, bits: entropy(weights.collect()), shown: one.shown }
    }

    /// The deal that parts what may be most evenly, of two such the shorter one: its place, and into how many.
    fn deal(&self, base: &[Option<Vec<i32>>], members: &[Member]) -> Option<(usize, usize)> {
        let mut deal: Option<(f64, usize, usize)> = None;
        for place in (0..self.first).filter(|place| base[*place].is_some()) {
            let mut groups: BTreeMap<&Option<Vec<i32>>, usize> = BTreeMap::new();
            // Answers that remain come first: only where there is one are its neighbours told apart.
            let among = if self.remaining.len() > 1 { self.remaining.len() } else { members.len() };
            for Member { weight, came } in members.iter().take(among) {
                *groups.entry(&came[place]).or_default() += weight;
            }
            let parts = groups.len();
            let even = entropy(groups.into_values().collect());
            let better = deal.as_ref().is_none_or(|(known, at, _)| {
                even > *known + 1e-9
                    || (even > *known - 1e-9 && self.deals[place].len() < self.deals[*at].len())
            });
            if parts > 1 && better {
                deal = Some((even, place, parts));
            }
        }
        deal.map(|(_, place, parts)| (place, parts))
    }

    /// Deals behind another one: behind the first that are made up and those that bring all as much, the first that bring something and
    /// those of which most is told.
    fn behind(&mut self, search: &Search<'_>, first: &Found) -> Vec<Posed> {
        let came =
            self.came_of(search, first.ground, &first.changes, (0..self.deals.len()).map(Posed::First));
        let brings =
            |deal: &usize| came[*deal].as_ref().is_some_and(|points| points.iter().any(|one| *one != 0));
        let even = |deal: &usize| {
            came[*deal].as_ref().is_some_and(|points| points.windows(2).all(|two| two[0] == two[1]))
        };
        let plain = (0..self.first).filter(brings).take(BEHIND);
        let mut told: Vec<usize> = (0..self.first).filter(brings).collect();
        told.sort_by_key(|deal| std::cmp::Reverse(self.deals[*deal].len()));
        let then: Vec<usize> = plain.chain(told.into_iter().take(BEHIND)).collect();
        let rarer = (self.first..self.deals.len()).filter(even).take(EVEN);
        let before = (0..self.first).chain(rarer);
        before.flat_map(|before| then.iter().map(move |deal| Posed::Behind(before, *deal))).collect()
    }

    /// What the first deals do not show, and some rarer one does: an even count, a slam that was announced. What none of these does
    /// either is given back.
    fn rare(
        &mut self,
        search: &mut Search<'_>,
        first: &Found,
        (hidden, deals): (Vec<Hidden>, &[Posed]),
        silent: &mut Vec<Silent>,
    ) -> Vec<Hidden> {
        let base = self.came_of(search, first.ground, &first.changes, deals.iter().copied());
        let mut shown: Vec<Vec<String>> = vec![Vec::new(); hidden.len()];
        for nth in 0..hidden.iter().map(|hidden| hidden.others.len()).max().unwrap_or(0) {
            let changed: Vec<(usize, Change)> = hidden
                .iter()
                .enumerate()
                .filter_map(|(place, hidden)| Some((place, (hidden.axis, hidden.others.get(nth)?.clone()))))
                .collect();
            // Options that stand side by side have to do with one another: they are tried apart.
            let groups = changed.len().div_ceil(TOGETHER);
            for group in 0..groups {
                let group: Vec<&(usize, Change)> = changed.iter().skip(group).step_by(groups).collect();
                let with = beside(&first.changes, group.iter().map(|(_, change)| change));
                let came = self.came_of(search, first.ground, &with, deals.iter().copied());
                // What cannot be with all of them may be with one.
                let other =
                    (0..base.len()).filter(|deal| base[*deal].is_some() && came[*deal] != base[*deal]);
                let other: Vec<(Posed, &Vec<i32>)> =
                    other.filter_map(|deal| Some((deals[deal], base[deal].as_ref()?))).collect();
                for (place, change) in group {
                    let with = beside(&first.changes, [change]);
                    if self.shows(search, (first.ground, &with), &other) {
                        shown[*place].push(change.1.clone());
                    }
                }
            }
        }
        let mut left = Vec::new();
        for (hidden, shown) in hidden.into_iter().zip(shown) {
            if shown.is_empty() {
                left.push(hidden);
            } else {
                let values = std::iter::once(hidden.now).chain(shown).collect();
                silent.push(Silent { axis: hidden.axis, shown: 0, values });
            }
        }
        left
    }

    /// Does one of these rarer deals come to something else under some rules, and can it be?
    fn shows(
        &mut self,
        search: &Search<'_>,
        (ground, changes): (usize, &[Change]),
        deals: &[(Posed, &Vec<i32>)],
    ) -> bool {
        !deals.is_empty()
            && self.put(search, ground, changes)
            && deals.iter().any(|(deal, base)| {
                let came = self.posed(*deal);
                came.fits && **base != came.points
            })
    }

    /// How many presets give each value to these options.
    fn usual(&self, search: &mut Search<'_>, axes: &[usize]) -> Vec<HashMap<String, usize>> {
        let mut usual = vec![HashMap::new(); axes.len()];
        for ground in 0..search.grounds.len() {
            search.put(ground, &[]);
            for (place, axis) in axes.iter().enumerate() {
                if let Some(value) = search.again.value(&search.axes[*axis].id) {
                    *usual[place].entry(value).or_insert(0) += 1;
                }
            }
        }
        usual
    }

    /// The options of which these deals show something and on which the answers that remain part, the most even first,
    /// each with its values among them.
    fn parting(&self, search: &mut Search<'_>, seen: &HashSet<usize>) -> Vec<(usize, Vec<String>)> {
        let changed = self.remaining.iter().flat_map(|one| &one.changes).map(|(axis, _)| *axis);
        let mut axes: Vec<usize> = seen.iter().copied().chain(changed).collect();
        axes.sort_unstable();
        axes.dedup();
        axes.retain(|axis| !self.fixed.contains(axis) && !search.axes[*axis].cell);
        let mut parting: Vec<(f64, usize, Vec<String>)> = Vec::new();
        for axis in axes {
            let mut groups: BTreeMap<String, usize> = BTreeMap::new();
            for one in &self.remaining {
                search.put(one.ground, &one.changes);
                let value = search.again.value(&search.axes[axis].id);
                *groups.entry(value.unwrap_or_default()).or_default() += 1;
            }
            if groups.len() > 1 {
                parting.push((
                    entropy(groups.values().copied().collect()),
                    axis,
                    groups.into_keys().collect(),
                ));
            }
        }
        parting.sort_by(|(one, ..), (other, ..)| other.total_cmp(one));
        parting.into_iter().map(|(_, axis, values)| (axis, values)).collect()
    }
}

/// Changes with others beside them, or in their place where they are of the same option.
fn beside<'a>(changes: &[Change], others: impl IntoIterator<Item = &'a Change>) -> Vec<Change> {
    let mut with = changes.to_vec();
    for other in others {
        with.retain(|(known, _)| *known != other.0);
        with.push(other.clone());
    }
    with
}

/// How evenly weights are spread, in bits.
fn entropy(weights: Vec<usize>) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a few hundred at most")]
    let weights: Vec<f64> = weights.into_iter().map(|weight| weight as f64).collect();
    let sum: f64 = weights.iter().sum();
    weights.iter().map(|weight| -(weight / sum) * (weight / sum).log2()).sum()
}
