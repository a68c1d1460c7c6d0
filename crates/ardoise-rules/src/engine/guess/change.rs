//! Rules that changed on the way: which, and from which deal on.

use std::ops::Range;

use super::cost::{CHANGE, NEAR, OWN_NUMBER, RARE, SINGLE_PRICE, SLIP, TWO_CHANGES, WHOLE_SCORED};
use super::search::{Found, Search, Wanted};

/// Of rules that explain the first deals as simply so many more are looked at.
const OTHERS: usize = 5;
/// Of so many deals at the least it is looked for a change beside a wrong figure, and from so many rules.
pub(super) const LEAST_IN_TWO: usize = 8;
const PART_TRIED: usize = 3;
/// A house of two options is looked for in so many deals at the least.
const LEAST_OF_HOUSE: usize = 3;

/// Two sets of rules, the second from a deal on.
#[derive(Debug, Clone)]
pub(super) struct Parts {
    pub cost: u32,
    pub at: usize,
    pub one: Found,
    pub other: Found,
}

impl Parts {
    /// In how many deals of one part it shows that the rules of the other were not in use: the more of both.
    pub(super) fn shown(&self, search: &mut Search<'_>) -> usize {
        let to = search.pad.deals.len();
        let mut wrong = |rules: &Found, part: Range<usize>| {
            let came = search.chain(rules.ground, &rules.changes);
            let right = |deal: &usize| came.get(*deal).is_some_and(|came| search.agrees(*deal, came));
            part.filter(|deal| !right(deal)).count()
        };
        wrong(&self.one, self.at..to).max(wrong(&self.other, 0..self.at))
    }

    /// Both as the rules of one house, where they contradict each other nowhere: what either has of its own shows in its own deals alone,
    /// and nothing changed. With a change more where both left a deal out.
    pub(super) fn united(&self, search: &mut Search<'_>) -> Option<Found> {
        let mut changes = self.one.changes.clone();
        for (axis, value) in &self.other.changes {
            match changes.iter().find(|(known, _)| known == axis) {
                Some((_, known)) if known == value => {}
                Some(_) => return None,
                None => changes.push((*axis, value.clone())),
            }
        }
        changes.sort();
        let own: u32 = changes.iter().map(|(axis, value)| search.axes[*axis].cost(value)).sum();
        let ground = self.one.ground;
        let mut left_out = [self.one.left_out.as_slice(), &self.other.left_out].concat();
        left_out.sort_unstable();
        left_out.dedup();
        let cost = search.grounds[ground].cost + own;
        let whole = Found { ground, changes, left_out, cost };
        if ground != self.other.ground || !search.explained(&whole) {
            return None;
        }
        if search.slips(&whole.left_out) == 0 {
            return Some(whole);
        }
        let to = search.pad.deals.len();
        let (cut, limit) = (search.cut, search.limit);
        search.limit = search.scored + WHOLE_SCORED;
        let bound = cost + OWN_NUMBER;
        let wanted = Wanted { from: 0, to, bound, changes: whole.changes.len() + 1, slips: 0 };
        let found = search.explain_beside(&whole, wanted);
        (search.cut, search.limit) = (cut, limit);
        found.into_iter().min_by_key(|one| one.cost)
    }
}

/// Two sets of rules, the second from a deal on, each near a preset; `farther` where nothing else explains the pad.
pub(super) fn in_two(search: &mut Search<'_>, farther: bool) -> Option<Parts> {
    let to = search.pad.deals.len();
    let mut least: Option<Parts> = None;
    let mut begun: Vec<(usize, Found)> = Vec::new();
    let mut alike: Vec<(usize, Found)> = Vec::new();
    for at in 2..to.saturating_sub(1) {
        let wanted = |from: usize, to: usize, bound: u32| Wanted { from, to, bound, changes: 1, slips: 0 };
        let bounds = [1, NEAR, OWN_NUMBER].into_iter();
        let first = bounds.map(|bound| search.explain(wanted(0, at, bound))).find(|found| !found.is_empty());
        let mut first = first.unwrap_or_default();
        first.sort_by_key(|one| one.cost);
        let others_first = first.iter().skip(1).take(OTHERS).cloned().map(|one| (at, one));
        let Some(one) = first.first().cloned() else { continue };
        alike.extend(others_first);
        // A table changes something in its rules sooner than it takes quite others.
        let like = |other: &Found| other.cost + if other.ground == one.ground { 0 } else { CHANGE };
        let mut others = Vec::new();
        for bound in [NEAR, OWN_NUMBER] {
            // What the first part has of its own is kept, and takes nothing more: also where the second part does not show it.
            let own = Wanted { changes: one.changes.len() + 1, ..wanted(at, to, bound + one.cost) };
            let kept = search.explain_beside(&one, own).into_iter();
            others = kept.map(|other| Found { cost: other.cost - one.cost, ..other }).collect();
            others.extend(search.explain(wanted(at, to, bound)));
            if !others.is_empty() {
                break;
            }
        }
        let Some(other) = others.into_iter().min_by_key(like) else {
            begun.push((at, one));
            continue;
        };
        let cost = one.cost + other.cost + CHANGE;
        if least.as_ref().is_none_or(|known| cost < known.cost) {
            least = Some(Parts { cost, at, one, other });
        }
    }
    if least.is_some() || !farther {
        return least;
    }
    // Other rules that explain the deals before as simply, of which one option changed.
    let (cut, limit) = (search.cut, search.limit);
    search.limit = search.scored + WHOLE_SCORED;
    for (at, one) in alike.into_iter().rev() {
        let changes = one.changes.len() + 1;
        let wanted = Wanted { from: at, to, bound: one.cost + OWN_NUMBER, changes, slips: 0 };
        let found = search.explain_beside(&one, wanted).into_iter().min_by_key(|other| other.cost);
        if let Some(other) = found {
            let cost = other.cost + CHANGE;
            if least.as_ref().is_none_or(|known| cost < known.cost) {
                least = Some(Parts { cost, at, one, other });
            }
        }
    }
    (search.cut, search.limit) = (cut, limit);
    least.or_else(|| with_two(search, begun)).or_else(|| two_houses(search))
}

/// Two sets of rules where a figure is wrong besides: most deals of one part are as written by some rules, and those of the other
/// by one change of them. Of the deals that these rules leave wrong, the first may be the slip of the first part, or the last
/// that of the second.
pub(super) fn in_two_but_one(search: &mut Search<'_>, told: usize) -> Option<Parts> {
    let (cut, limit, to) = (search.cut, search.limit, search.pad.deals.len());
    search.limit = search.scored + WHOLE_SCORED;
    let mut least: Option<Parts> = None;
    for one in search.nearly(told * 2 / 3, SINGLE_PRICE).into_iter().take(PART_TRIED) {
        let wrong: Vec<usize> = one.left_out.iter().copied().filter(|deal| search.fitted[*deal]).collect();
        let own = one.changes.iter().map(|(axis, value)| search.axes[*axis].cost(value)).sum::<u32>();
        let bare = Found { left_out: Vec::new(), cost: search.grounds[one.ground].cost + own, ..one.clone() };
        for (first, slip) in [(true, false), (true, true), (false, false), (false, true)] {
            let beside = usize::from(slip);
            if wrong.len() < beside + 2 {
                continue;
            }
            let (at, slips) = if first {
                (wrong[beside], &wrong[..beside])
            } else {
                (wrong[wrong.len() - 1 - beside] + 1, &wrong[wrong.len() - beside..])
            };
            if at < 2 || at + 2 > to {
                continue;
            }
            let (from, until) = if first { (at, to) } else { (0, at) };
            let bound = bare.cost + OWN_NUMBER + RARE + if slip { 0 } else { SLIP };
            let mut others = Vec::new();
            // What these rules have of their own may be what changed.
            for kept in std::iter::once(bare.clone()).chain(search.without_one(&bare)) {
                let changes = kept.changes.len() + 1;
                let wanted = Wanted { from, to: until, bound, changes, slips: 1 - beside };
                others.extend(search.explain_beside(&kept, wanted));
            }
            let Some(other) = others.into_iter().min_by_key(|other| other.cost) else { continue };
            let cost = other.cost + CHANGE + if slip { SLIP } else { 0 };
            if least.as_ref().is_some_and(|known| known.cost <= cost) {
                continue;
            }
            let known = Found { left_out: slips.to_vec(), ..bare.clone() };
            let (one, other) = if first { (known, other) } else { (other, known) };
            least = Some(Parts { cost, at, one, other });
        }
    }
    (search.cut, search.limit) = (cut, limit);
    least
}

/// Rules that explain so many deals at one end of the pad as possible, with two options of their own, by grounds that are near there: how
/// many, and which. None where they explain not even a few.
fn longest(search: &mut Search<'_>, part: impl Fn(usize) -> Range<usize>) -> Option<(usize, Found)> {
    search.limit = search.scored + WHOLE_SCORED;
    let (mut explained, mut known) = (0, None);
    let (mut least, mut most) = (LEAST_OF_HOUSE, search.pad.deals.len().saturating_sub(LEAST_OF_HOUSE));
    // What explains deals explains fewer of them too.
    while least <= most {
        let so_many = if known.is_none() { least } else { least.midpoint(most) };
        let Range { start: from, end: to } = part(so_many);
        let wanted = Wanted { from, to, bound: TWO_CHANGES, changes: 2, slips: 0 };
        let nearest: Vec<usize> = search.nearest(from..to).into_iter().take(PART_TRIED).collect();
        let found = search.explain_from(nearest, wanted).into_iter().min_by_key(|one| one.cost);
        match found {
            Some(one) => (explained, known, least) = (so_many, Some(one), so_many + 1),
            None => most = so_many - 1,
        }
    }
    known.map(|one| (explained, one))
}

/// Two houses that have two options of their own each, where the deals that either explains meet; the same house with one option changed
/// where one of them explains the other's deals so.
fn two_houses(search: &mut Search<'_>) -> Option<Parts> {
    let (cut, limit, to) = (search.cut, search.limit, search.pad.deals.len());
    search.limit = search.scored + WHOLE_SCORED;
    // What a deal shows may show beside another option alone.
    if let Some(ground) = search.nearest(0..to).first().copied() {
        let came = search.chain(ground, &[]);
        let right = |deal: &usize| came.get(*deal).is_some_and(|came| search.agrees(*deal, came));
        let wrong: Vec<usize> = (0..to).filter(|deal| !right(deal)).collect();
        for deal in wrong {
            if search.repairs(ground, &[], deal, (TWO_CHANGES, 2)).is_empty() {
                search.look_closer((ground, &[]), deal);
            }
        }
    }
    let first = longest(search, |so_many| 0..so_many);
    let second = first.as_ref().and_then(|_| longest(search, |so_many| to - so_many..to));
    let met = first.zip(second).filter(|((first, _), (second, _))| first + second >= to);
    let mut all = Vec::new();
    if let Some(((at, one), (second, other))) = met {
        search.limit = search.scored + WHOLE_SCORED;
        let apart = if one.ground == other.ground { CHANGE } else { 2 * CHANGE };
        all.push(Parts { cost: one.cost + other.cost + apart, at, one: one.clone(), other: other.clone() });
        all.extend(changed(search, &one, at..to).map(|other| Parts {
            cost: other.cost + CHANGE,
            at,
            one,
            other,
        }));
        let at = to - second;
        all.extend(changed(search, &other, 0..at).map(|one| Parts {
            cost: one.cost + CHANGE,
            at,
            one,
            other,
        }));
    }
    (search.cut, search.limit) = (cut && all.is_empty(), limit);
    all.into_iter().min_by_key(|parts| parts.cost)
}

/// The rules that explain other deals, with one option changed beside them; where there are none, with another in the place of one of
/// their own.
fn changed(
    search: &mut Search<'_>,
    known: &Found,
    Range { start: from, end: to }: Range<usize>,
) -> Option<Found> {
    let (bound, without) = (known.cost + OWN_NUMBER, search.without_one(known));
    let mut beside = |kept: &Found| {
        let changes = kept.changes.len() + 1;
        search.explain_beside(kept, Wanted { from, to, bound, changes, slips: 0 })
    };
    let mut others = beside(known);
    if others.is_empty() {
        others = without.iter().flat_map(beside).collect();
    }
    others.into_iter().min_by_key(|other| other.cost)
}

/// Two options that a table changed from one deal on, beside the rules of the deals before: the longest first part is tried first.
fn with_two(search: &mut Search<'_>, begun: Vec<(usize, Found)>) -> Option<Parts> {
    let (cut, limit, to) = (search.cut, search.limit, search.pad.deals.len());
    search.limit = search.scored + WHOLE_SCORED;
    let found = begun.into_iter().rev().find_map(|(at, one)| {
        let changes = one.changes.len() + 2;
        let wanted = Wanted { from: at, to, bound: one.cost + TWO_CHANGES, changes, slips: 0 };
        let other = search.explain_beside(&one, wanted).into_iter().min_by_key(|other| other.cost)?;
        Some(Parts { cost: other.cost + CHANGE, at, one, other })
    });
    (search.cut, search.limit) = (cut && found.is_none(), limit);
    found
}
