//! Rules that are alike in what the deals show: told as one answer, kept beside it as undecided, or put behind the plainer ones.

use super::cost::{ANY, ONE_CHANGE, PLAYED_ON, WINDOW};
use super::pad::Reading;
use super::question::Guess;
use super::search::{Found, Search, Wanted};
use crate::engine::play::{AnyGame, Came};
use crate::engine::table::Account;

/// Where known rules explain all as they are: other known rules that do so too with one change, whether it takes the change or
/// shows nothing of it. They are no answers, for they say more than is needed; but what they have otherwise is not decided.
pub(super) fn beside(search: &mut Search<'_>, answers: &[Found]) -> Vec<Found> {
    let Some(best) = answers.iter().min_by_key(|one| one.cost) else { return Vec::new() };
    if best.cost + WINDOW >= ONE_CHANGE {
        return Vec::new();
    }
    let (cut, to) = (search.cut, search.pad.deals.len());
    let wanted = Wanted { from: 0, to, bound: ONE_CHANGE, changes: ANY, slips: 0 };
    let found = search.explain_from(0..search.grounds.len(), wanted);
    let (plain, mut found): (Vec<Found>, Vec<Found>) =
        found.into_iter().partition(|one| one.changes.is_empty());
    let seen = search.visible(best.ground, &best.changes);
    for one in plain {
        let own = search.visible(one.ground, &[]);
        let silent = (0..search.axes.len()).filter(|axis| seen.contains(axis) && !own.contains(axis));
        for axis in silent.filter(|axis| !search.axes[*axis].cell).collect::<Vec<_>>() {
            search.put(one.ground, &[]);
            let now = search.again.value(&search.axes[axis].id).unwrap_or_default();
            for value in search.axes[axis].others(&now) {
                let cost = one.cost + search.axes[axis].cost(&value);
                found.push(Found { changes: vec![(axis, value)], cost, ..one.clone() });
            }
        }
    }
    search.cut = cut;
    found.retain(|one| {
        search.explained(one) && answers.iter().all(|answer| !told_apart(search, one, answer).is_empty())
    });
    found
}

/// The most answers that are given.
pub(super) const MOST: usize = 12;

/// Values of numbers at which the deals come to the same, by option.
type Also = Vec<(String, Vec<String>)>;

/// Of so many that were found, others are looked for by which the pad ends no match.
const PLAYED: usize = 12;

/// The cost of rules, with what it takes that the pad goes on where by them it could not.
pub(super) fn played_on(game: &'static dyn AnyGame, search: &mut Search<'_>, one: &Found) -> u32 {
    let came = search.chain(one.ground, &one.changes);
    let reading = search.reading;
    let goes_on = |(deal, came): (usize, &Came)| {
        let accounts = search.pad.deals[deal].figures.iter().map(|(account, _)| *account);
        let last =
            |account: Account| deal.checked_sub(1).and_then(|before| search.pad.figure(before, account));
        // By these rules another total stood there before.
        accounts
            .into_iter()
            .any(|account| last(account).is_some_and(|last| last != search.pad.before(account, came)))
    };
    let mut left = came.iter().enumerate().take_while(|(deal, _)| !one.left_out.contains(deal));
    let anew = reading == Reading::Totals && left.any(goes_on);
    search.put(one.ground, &one.changes);
    let rules = search.again.rules();
    let over = || search.pad.over_before(game, &rules).is_some();
    one.cost + if anew || over() { PLAYED_ON } else { 0 }
}

/// Takes out the rules whose own changes end the match before the pad ends, where there are others: more deals were played.
pub(super) fn without_ended(game: &'static dyn AnyGame, search: &mut Search<'_>, found: &mut Vec<Found>) {
    let mut over = |ground: usize, changes: &[_]| {
        search.put(ground, changes);
        let rules = search.again.rules();
        search.pad.over_before(game, &rules).is_some()
    };
    let ended: Vec<bool> = found
        .iter()
        .map(|one| !one.changes.is_empty() && over(one.ground, &one.changes) && !over(one.ground, &[]))
        .collect();
    if ended.contains(&false) {
        let mut ended = ended.into_iter();
        found.retain(|_| !ended.next().unwrap_or_default());
    }
}

/// Rules found by which the pad could not go on where it does: the same changes of other grounds, by which it could and which show
/// nothing else in these deals.
pub(super) fn playing_on(game: &'static dyn AnyGame, search: &mut Search<'_>, found: &[Found]) -> Vec<Found> {
    let mut more = Vec::new();
    for one in found.iter().take(PLAYED) {
        if played_on(game, search, one) == one.cost {
            continue;
        }
        for ground in 0..search.grounds.len() {
            let cost = one.cost + search.grounds[ground].cost - search.grounds[one.ground].cost;
            let other = Found { ground, cost, ..one.clone() };
            if ground != one.ground && search.explained(&other) && played_on(game, search, &other) == cost {
                more.push(other);
            }
        }
    }
    more
}

/// What was found with a number that no preset has, beside another change: what presets have for some other option may do as well, once
/// the other change is made. It is looked for deal by deal, so that the number was seen first.
pub(super) fn plainer(search: &mut Search<'_>, asked: &Guess, found: &mut Vec<Found>) {
    let mut more: Vec<Found> = Vec::new();
    for one in found.iter().take(PLAYED).filter(|one| one.changes.len() > 1) {
        for (axis, value) in &one.changes {
            let own = search.axes[*axis].cost(value);
            let rest: Vec<_> = one.changes.iter().filter(|(known, _)| known != axis).cloned().collect();
            let set = |id: &str| asked.known.iter().any(|(known, _)| known == id);
            let others = (0..search.axes.len()).filter(|other| {
                let axis = &search.axes[*other];
                own > ONE_CHANGE
                    && !axis.cell
                    && !set(&axis.id)
                    && rest.iter().all(|(known, _)| known != other)
            });
            for other in others.collect::<Vec<_>>() {
                search.put(one.ground, &rest);
                let now = search.again.value(&search.axes[other].id).unwrap_or_default();
                for value in search.axes[other].others(&now) {
                    let cost = search.axes[other].cost(&value);
                    let mut changes = rest.clone();
                    changes.push((other, value));
                    changes.sort();
                    let plain = Found { changes, cost: one.cost - own + cost, ..one.clone() };
                    let known =
                        |known: &Found| (known.ground, &known.changes) == (plain.ground, &plain.changes);
                    if cost < own
                        && !found.iter().chain(&more).any(known)
                        && search.explains_as_well(&plain, one)
                    {
                        more.push(plain);
                    }
                }
            }
        }
    }
    if more.is_empty() {
        return;
    }
    found.extend(more);
    found.sort_by_key(|one| one.cost);
    let whole = |one: &Found| search.slips(&one.left_out) == 0;
    if let Some(least) = found.iter().find(|one| whole(one)).map(|one| one.cost) {
        found.retain(|one| !whole(one) || one.cost <= least + WINDOW);
    }
}

/// What was found without what is the same in everything that these deals show; of numbers that do the same the first.
pub(super) fn apart(
    game: &'static dyn AnyGame,
    search: &mut Search<'_>,
    found: &[Found],
) -> Vec<(Found, Also)> {
    let found = found.to_vec();
    // Rules by which the match was over before the pad ends come behind others that are hardly less simple; of what is as simple,
    // rules for such a table come first.
    let costs: Vec<u32> = found.iter().map(|one| played_on(game, search, one)).collect();
    let mut found: Vec<(u32, Found)> = costs.into_iter().zip(found).collect();
    // Where none explains everything, those by which fewer deals are wrong.
    let nearly = found.iter().all(|(_, one)| search.slips(&one.left_out) > 0);
    found.sort_by_key(|(cost, one)| {
        let ground = &search.grounds[one.ground];
        let wrong = if nearly { search.slips(&one.left_out) } else { 0 };
        (*cost, ground.elsewhere, wrong, one.changes.len() + ground.said, one.ground)
    });
    let mut found: Vec<Found> = found.into_iter().map(|(_, one)| one).collect();
    found.truncate(MOST * 8);
    let mut kept: Vec<(Found, Also)> = Vec::new();
    for one in found {
        let mut same = false;
        for (other, also) in &mut kept {
            let apart = told_apart(search, &one, other);
            match apart.as_slice() {
                [] => same = true,
                [axis] if one.ground == other.ground && search.axes[*axis].range.is_some() => {
                    let of = |found: &Found| found.changes.iter().find(|(known, _)| known == axis).cloned();
                    if let (Some((_, value)), Some(_)) = (of(&one), of(other)) {
                        let id = search.axes[*axis].id.clone();
                        match also.iter_mut().find(|(known, _)| *known == id) {
                            Some((_, values)) => values.push(value),
                            None => also.push((id, vec![value])),
                        }
                        same = true;
                    }
                }
                _ => {}
            }
            if same {
                break;
            }
        }
        if !same {
            kept.push((one, Vec::new()));
        }
    }
    kept
}

/// The axes on which two differ, as far as these deals show it: the first with the value of the second there comes otherwise,
/// or the change is one that either needs.
pub(super) fn told_apart(search: &mut Search<'_>, one: &Found, other: &Found) -> Vec<usize> {
    let axes: Vec<usize> = (0..search.axes.len()).collect();
    let changed = |axis: &usize| one.changes.iter().chain(&other.changes).any(|(known, _)| known == axis);
    let differing = differing(search, &axes, one, other);
    let base = search.chain(other.ground, &other.changes);
    search.put(one.ground, &one.changes);
    let values: Vec<Option<String>> =
        differing.iter().map(|axis| search.again.value(&search.axes[*axis].id)).collect();
    let mut apart = Vec::new();
    for (axis, value) in differing.into_iter().zip(values) {
        let mut with: Vec<_> = other.changes.iter().filter(|(known, _)| *known != axis).cloned().collect();
        with.push((axis, value.unwrap_or_else(|| "default".to_owned())));
        let came = search.chain(other.ground, &with);
        let same = came.iter().zip(&base).all(|(a, b)| a.fits == b.fits && a.points == b.points);
        if changed(&axis) || !same || came.len() != base.len() {
            apart.push(axis);
        }
    }
    apart
}

/// The axes among these on which two differ.
pub(super) fn differing(search: &mut Search<'_>, axes: &[usize], one: &Found, other: &Found) -> Vec<usize> {
    let mut values = |found: &Found| {
        search.put(found.ground, &found.changes);
        axes.iter().map(|axis| search.again.value(&search.axes[*axis].id)).collect::<Vec<_>>()
    };
    let (left, right) = (values(one), values(other));
    (0..axes.len()).filter(|place| left[*place] != right[*place]).map(|place| axes[place]).collect()
}
