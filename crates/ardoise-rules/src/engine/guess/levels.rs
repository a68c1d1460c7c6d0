//! At what cost rules are looked for, one level after the other: known rules, one change, two and three of them; beside a slip; and
//! whether they changed on the way.

use super::change::{LEAST_IN_TWO, Parts, in_two, in_two_but_one};
use super::cost::{
    ANY, CHANGE, FAR_CHANGES, NOT_ALLOWED, RARE, RATHER_WHOLE, SINGLE, SINGLE_PRICE, SLIP, THREE_CHANGES,
    TWO_CHANGES, WHOLE_SCORED, WINDOW,
};
use super::pad::Reading;
use super::search::{Found, LONG, Search, Wanted};

/// The costs up to which is searched, one after the other.
const BOUNDS: [u32; 7] = [1, 8, 11, 14, 20, 22, 27];
/// Beyond this it is first tried whether the rules changed on the way.
const FAR: u32 = 14;
/// The most deals that are scored: about a second. Until it is tried whether the rules changed on the way, not all of them.
const MOST_SCORED: usize = 150_000;
const FIRST_SCORED: usize = 110_000;
/// From so many grounds they are looked for where there was no time for all of them.
pub(super) const NEAREST: usize = 2;
/// From so many rules that leave a deal out.
const BESIDE: usize = 4;

/// What explains a pad, and how its figures are then read.
type Explained = (Reading, Vec<Found>, Option<Parts>);

/// The reading of the figures under which they are explained most simply, and what explains them; what takes as much as `at_most` is not
/// looked for.
pub(super) fn best_reading(search: &mut Search<'_>, said: Option<Reading>, at_most: u32) -> Explained {
    let readings = match said {
        Some(reading) => vec![reading],
        None if search.pad.deals.len() < 2 => vec![Reading::Deals],
        None => {
            search.again.with_totals(true);
            let mut counted =
                [Reading::Deals, Reading::Totals].map(|reading| (agreed(search, reading), reading));
            counted.sort_by_key(|(agreed, _)| std::cmp::Reverse(*agreed));
            let [(most, first), (second, other)] = counted;
            if most > second + 1 { vec![first] } else { vec![first, other] }
        }
    };
    let mut best: Option<(u32, Explained)> = None;
    for reading in readings {
        search.again_as(reading);
        let most = best.as_ref().map_or(at_most, |(cost, _)| *cost);
        let (found, parts) = levels(search, most);
        let costs = found.iter().map(|one| one.cost).chain(parts.iter().map(|parts| parts.cost));
        let cost = costs.min().unwrap_or(u32::MAX);
        if cost < most || best.is_none() {
            best = Some((cost, (reading, found, parts)));
        }
    }
    best.map_or((Reading::Deals, Vec::new(), None), |(_, best)| best)
}

/// How many deals, the first apart, are as written by the preset that has most.
fn agreed(search: &mut Search<'_>, reading: Reading) -> usize {
    let grounds = 0..search.grounds.len();
    let each = grounds.map(|ground| {
        let came = search.chain(ground, &[]);
        let pad = search.pad;
        let right = came.iter().enumerate().skip(1).filter(|(deal, came)| pad.agrees(reading, *deal, came));
        right.count()
    });
    each.max().unwrap_or(0)
}

/// Searches at one cost after another until something is found, and then a little beyond it. Before what costs much is
/// tried, it is tried whether the rules changed on the way.
pub(super) fn levels(search: &mut Search<'_>, most: u32) -> (Vec<Found>, Option<Parts>) {
    let to = search.pad.deals.len();
    // With fewer figures anything is explained by leaving one out. A deal that cannot be says nothing.
    let told =
        (0..to).filter(|deal| search.fitted[*deal] && !search.pad.deals[*deal].figures.is_empty()).count();
    let slips = usize::from(told >= 3);
    let (mut parts, mut divided): (Option<Parts>, bool) = (None, false);
    search.limit = FIRST_SCORED;
    // Where there is no time for all, those come first by which most deals are as written.
    let mut nearest = search.nearest(0..to);
    nearest
        .extend(search.searched().into_iter().filter(|ground| !nearest.contains(ground)).collect::<Vec<_>>());
    search.searched = nearest;
    // A table with a list of prices of its own has prices that nobody else has.
    let listed = search.may_have_a_list();
    let mut nearly = search.nearly(most_slips(told), if listed { SINGLE_PRICE } else { SINGLE });
    let otherwise = |one: &Found| search.counted_otherwise(&one.left_out);
    if !listed && (nearly.is_empty() || nearly.iter().any(otherwise)) {
        // Figures of a deal that agree among themselves are rather a price of the table than so many slips.
        let priced = search.nearly(most_slips(told), SINGLE_PRICE);
        if cheapest(&priced) < cheapest(&nearly) {
            nearly = priced;
        }
    }
    let nearly_cost = nearly.first().map_or(u32::MAX, |one| one.cost);
    // What takes more slips than a change of two options is looked for as if nothing explained it.
    let far_off = nearly_cost > CHANGE + TWO_CHANGES + WINDOW;
    // Two slips are less likely than a house of two differences: then that is looked for too.
    let one_slip = nearly.iter().any(|one| search.slips(&one.left_out) == 1);
    // What is no simpler than another reading is no answer, and what one slip explains far more simply is none either.
    let nearer = most.saturating_sub(1);
    let farthest = if one_slip { nearer.min(nearly_cost.saturating_add(WINDOW)) } else { nearer };
    let mut bounds: Vec<u32> = BOUNDS.iter().map(|bound| farthest.min(*bound)).collect();
    bounds.dedup();
    for bound in bounds {
        if bound > FAR {
            search.limit = MOST_SCORED;
            if !divided {
                (parts, divided) = (in_two(search, far_off), true);
            }
        }
        if parts.as_ref().is_some_and(|parts| parts.cost < bound)
            || (nearly_cost < bound && bound > FAR && one_slip)
        {
            break;
        }
        let wanted = Wanted { from: 0, to, bound, changes: ANY, slips };
        let mut found = search.explain(wanted);
        let least = found.iter().map(|one| one.cost).min();
        if let Some(least) = least {
            let bound = least + WINDOW;
            if bound > wanted.bound {
                // There may be no time for all of that: what was found stays found.
                search.limit = MOST_SCORED;
                let wider = search.explain(Wanted { bound, ..wanted });
                let known = |one: &Found| {
                    wider.iter().any(|other| {
                        (other.ground, &other.changes, &other.left_out)
                            == (one.ground, &one.changes, &one.left_out)
                    })
                };
                found.retain(|one| !known(one));
                found.extend(wider);
            }
            let slipped: Vec<bool> = found.iter().map(|one| search.slips(&one.left_out) > 0).collect();
            let own =
                found.iter().zip(slipped).filter(|(_, slipped)| !slipped).map(|(one, _)| one.cost).min();
            let limit = own.map_or(u32::MAX, |own| own + WINDOW);
            // What few slips explain nearly as simply is told beside it.
            let told = |one: &Found| found.iter().any(|known| known.left_out == one.left_out);
            let more: Vec<Found> = nearly.iter().filter(|one| !told(one)).cloned().collect();
            found.extend(more);
            found.retain(|one| {
                one.cost <= if search.slips(&one.left_out) == 0 { limit } else { least + WINDOW }
            });
            let alone = parts.as_ref().is_none_or(|parts| parts.cost > least.saturating_add(WINDOW));
            return (or_whole(search, found, TWO_CHANGES.min(nearer), alone), parts);
        }
    }
    if !divided && nearer > CHANGE + WINDOW {
        search.limit = MOST_SCORED;
        parts = in_two(search, far_off);
    }
    if parts.is_none() && !one_slip && told >= LEAST_IN_TWO {
        let known = nearly.iter().map(|one| one.cost).min().unwrap_or(u32::MAX);
        parts = in_two_but_one(search, told).filter(|parts| parts.cost < known);
    }
    let mut found = nearly;
    if far_off && parts.is_none() {
        found.extend(farther_off(search, slips, told));
        let least = found.iter().map(|one| one.cost).min().unwrap_or(0);
        found.retain(|one| one.cost <= least.saturating_add(WINDOW));
    }
    if let Some(parts) = &parts {
        // Three options of one house are likelier than that it changed its rules.
        let whole = by_distance(search, parts.cost.saturating_add(RATHER_WHOLE));
        found.extend(whole.into_iter().filter(|one| search.slips(&one.left_out) == 0));
    }
    (or_whole(search, found, TWO_CHANGES.min(nearer), parts.is_none()), parts)
}

/// Where nothing explains the pad: two changes and three from the nearest grounds, and at last the rules by which most deals are as
/// written, whatever is wrong with the others.
fn farther_off(search: &mut Search<'_>, slips: usize, told: usize) -> Vec<Found> {
    let whole = Wanted { from: 0, to: search.pad.deals.len(), bound: TWO_CHANGES, changes: 2, slips: 0 };
    // A cell with a sum of its own is rarer than what is looked for without a slip, and so is a deal that the rules do not allow:
    // beside two changes they were not tried.
    let slipped = Wanted { bound: TWO_CHANGES + RARE + SLIP + NOT_ALLOWED, slips, ..whole };
    let tried = if slips > 0 {
        vec![whole, slipped, three_changes(search)]
    } else {
        vec![whole, three_changes(search)]
    };
    let cut = search.cut;
    let mut found = from_nearest(search, &tried);
    if found.iter().all(|one| !one.left_out.is_empty()) {
        found.extend(by_distance(search, FAR_CHANGES));
    }
    search.cut = cut && found.is_empty();
    if !found.is_empty() || slips == 0 {
        return found;
    }
    let limit = std::mem::replace(&mut search.limit, search.scored + WHOLE_SCORED);
    let found = search.nearly(told / 2, SINGLE_PRICE);
    search.limit = limit;
    found
}

/// What explains every deal by options that show together in most of them, the simplest.
pub(super) fn by_distance(search: &mut Search<'_>, bound: u32) -> Vec<Found> {
    let (cut, limit) = (search.cut, search.limit);
    search.limit = search.scored + WHOLE_SCORED;
    let mut found = search.by_distance(bound);
    (search.cut, search.limit) = (cut, limit);
    let least = found.iter().map(|one| one.cost).min().unwrap_or(0);
    found.retain(|one| one.cost <= least + WINDOW);
    found
}

/// Three changes by which every deal is as written.
fn three_changes(search: &Search<'_>) -> Wanted {
    Wanted { from: 0, to: search.pad.deals.len(), bound: THREE_CHANGES, changes: 3, slips: 0 }
}

/// One after the other what is wanted, from the grounds by which most deals are as written and from no other, until something is found.
fn from_nearest(search: &mut Search<'_>, tried: &[Wanted]) -> Vec<Found> {
    let (cut, limit) = (search.cut, search.limit);
    let mut found = Vec::new();
    let nearest: Vec<usize> = search.nearest(0..search.pad.deals.len()).into_iter().take(NEAREST).collect();
    for (wanted, ground) in tried.iter().flat_map(|wanted| nearest.iter().map(move |ground| (wanted, ground)))
    {
        search.limit = search.scored + WHOLE_SCORED;
        found.extend(search.explain_from([*ground], *wanted));
        if !found.is_empty() {
            break;
        }
    }
    (search.cut, search.limit) = (cut, limit);
    let least = found.iter().map(|one| one.cost).min().unwrap_or(0);
    found.retain(|one| one.cost <= least + WINDOW);
    found
}

/// Where only slips were found, or what leaves out deals that cannot be, what explains every deal with two changes is told too:
/// a table may have two rules of its own, and a long pad would show them more than once. Deals that it explains can be.
fn or_whole(search: &mut Search<'_>, mut found: Vec<Found>, bound: u32, alone: bool) -> Vec<Found> {
    let short = search.pad.written() <= LONG;
    if short && !found.is_empty() && found.iter().all(|one| !one.left_out.is_empty()) {
        let (cut, limit) = (search.cut, search.limit);
        search.limit = search.scored + WHOLE_SCORED;
        let to = search.pad.deals.len();
        // Figures that agree among themselves may be two prices of the table's own.
        let priced = alone && found.iter().any(|one| search.counted_otherwise(&one.left_out));
        let bound = if priced { bound.saturating_add(2 * RARE) } else { bound };
        let wanted = Wanted { from: 0, to, bound, changes: 1, slips: 0 };
        let mut whole = search.explain_impossible(wanted);
        // One change is looked for from everywhere before the time goes into two.
        for pair in search.explain_impossible(Wanted { changes: 2, ..wanted }) {
            let known = |one: &Found| (one.ground, &one.changes) == (pair.ground, &pair.changes);
            if !whole.iter().any(known) {
                whole.push(pair);
            }
        }
        (search.cut, search.limit) = (cut, limit);
        // Two wrong figures in a few deals are no likelier than three rules of its own.
        let slips: Vec<usize> = found.iter().map(|one| search.slips(&one.left_out)).collect();
        if whole.is_empty() && slips.contains(&2) && !slips.contains(&1) {
            let three = three_changes(search);
            whole = from_nearest(search, &[three]);
        }
        // Where the rules may have changed on the way, what is far from simple is not looked for.
        if alone && whole.is_empty() && slips.iter().all(|slips| *slips > 0) {
            whole = beside_slips(search, &found);
        }
        if whole.is_empty() && slips.iter().all(|slips| *slips > 0) {
            whole = by_distance(search, THREE_CHANGES);
        }
        // What shows only by the rules that were found so may explain the rest.
        if alone && !whole.is_empty() && whole.iter().all(|one| search.slips(&one.left_out) > 0) {
            let more = beside_slips(search, &whole);
            if cheapest(&more) <= cheapest(&whole) {
                whole = more;
            }
        }
        // Rules that leave one figure wrong are no explanation of all, and take the place of more that are wrong where that is simpler.
        if whole.iter().any(|one| search.slips(&one.left_out) > 0) {
            let least = found.iter().chain(&whole).map(|one| one.cost).min().unwrap_or(0);
            found.extend(whole);
            found.retain(|one| one.cost <= least + WINDOW);
            return found;
        }
        let least = whole.iter().map(|one| one.cost).min().unwrap_or(0);
        let near: Vec<Found> = whole.into_iter().filter(|one| one.cost <= least + WINDOW).collect();
        let as_slips =
            |one: &Found| one.cost + SLIP * u32::try_from(one.left_out.len()).unwrap_or(u32::MAX / SLIP);
        let impossible = |one: &Found| search.slips(&one.left_out) == 0;
        found.retain(|one| near.is_empty() || !impossible(one) || as_slips(one) + WINDOW < least);
        found.extend(near);
    }
    found
}

/// What explains the deals that were left out too, by two options more than the rules that left them out have: they may show in no
/// other deal.
fn beside_slips(search: &mut Search<'_>, found: &[Found]) -> Vec<Found> {
    let (cut, limit) = (search.cut, search.limit);
    let mut whole = Vec::new();
    for one in found.iter().take(BESIDE) {
        search.limit = search.scored + WHOLE_SCORED;
        let own: u32 = one.changes.iter().map(|(axis, value)| search.axes[*axis].cost(value)).sum();
        let bare = Found { cost: search.grounds[one.ground].cost + own, ..one.clone() };
        for deal in one.left_out.clone() {
            search.look_closer((one.ground, &one.changes), deal);
        }
        let changes = one.changes.len() + 2;
        let bound = bare.cost.saturating_add(TWO_CHANGES);
        let wanted = Wanted { from: 0, to: search.pad.deals.len(), bound, changes, slips: 0 };
        whole.extend(search.explain_beside(&bare, wanted));
        // Whether a contract is made may hang on two options together, of which neither makes a difference alone.
        if whole.is_empty() && one.changes.is_empty() {
            search.repaired.clear();
            search.unfelt = true;
            whole.extend(search.explain_beside(&bare, wanted));
            search.unfelt = false;
            search.repaired.clear();
        }
    }
    (search.cut, search.limit) = (cut, limit);
    whole
}

/// What the simplest of these costs.
fn cheapest(found: &[Found]) -> u32 {
    found.iter().map(|one| one.cost).min().unwrap_or(u32::MAX)
}

/// How many deals of a pad may be wrong.
const fn most_slips(written: usize) -> usize {
    match written {
        0..=1 => 0,
        2..=5 => 1,
        6..=11 => 2,
        12..=17 => 3,
        _ => written / 6,
    }
}
