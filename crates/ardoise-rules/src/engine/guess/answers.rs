//! What was found: rules that explain a pad, the best first; lines that are slips of the pen; from where other rules were in use.

use super::asking::{Asking, Asks};
use super::axes::House;
use super::pad::{Pad, Reading};
use super::search::{Found, LONG, NOT_ALLOWED, SINGLE, SINGLE_PRICE, SLIP, Search, Wanted};
use crate::engine::journal::RuleSet;
use crate::engine::play::{AnyGame, Came};
use crate::engine::say::Said;
use crate::engine::table::{Account, DealNo};

/// What is asked: whose pad it is, and what is known beforehand.
#[derive(Debug, Clone, Default)]
pub struct Guess {
    /// Rules that the houses keep, to begin from beside the presets.
    pub houses: Vec<House>,
    /// Options whose values are known.
    pub known: Vec<(String, String)>,
    /// How the figures are meant, where that was said.
    pub reading: Option<Reading>,
    /// Options that nobody at the table knows: they are not asked for.
    pub unknown: Vec<String>,
}

/// An option as an answer sets it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    /// The option or cell.
    pub id: String,
    /// Its value.
    pub value: String,
    /// Other numbers at which these deals come to the same.
    pub also: Vec<String>,
    /// Does the house that the answer stands on set it so itself?
    pub of_house: bool,
}

/// Rules that explain a pad, or deals of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    /// The preset they stand on.
    pub preset: &'static str,
    /// The house they are, or stand on, if it is not a preset.
    pub house: Option<String>,
    /// What they set beside the preset.
    pub set: Vec<Set>,
    /// The complete rules.
    pub rules: RuleSet,
    /// How many of the deals they explain.
    pub explains: usize,
    /// The first deal that they were in use for.
    pub from: DealNo,
    /// Where other rules were in use before: the last deal from which they may have been, for the deals up to it show no difference.
    pub latest: DealNo,
    /// After which deal a match by them was over, where the pad goes on.
    pub over: Option<DealNo>,
    /// How unlikely they are, in bits: the best answer has least.
    pub cost: u32,
}

/// A figure that is most likely a slip of the pen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The deal.
    pub deal: DealNo,
    /// Whose figure.
    pub account: Account,
    /// What was written.
    pub written: i32,
    /// What it should be under the rules that explain the rest.
    pub expected: i32,
}

/// What was found out about a pad.
#[derive(Debug, Clone, PartialEq)]
pub struct Guessed {
    /// How the figures were read.
    pub reading: Reading,
    /// The rules, the best first. Where rules changed on the way, one answer for each part, in order.
    pub answers: Vec<Answer>,
    /// Did the rules change on the way?
    pub changed: bool,
    /// Options that these deals cannot decide, those that the most deals would show first.
    pub undecided: Vec<String>,
    /// What would decide most.
    pub ask: Option<Asking>,
    /// Slips of the pen, with the rules that explain the rest.
    pub slips: Vec<Wrong>,
    /// The rules by which the slips were found.
    pub slips_by: Option<Answer>,
    /// Where the totals stood before the first deal, where they begin in the middle of a match: then nothing is known of that deal.
    /// Beside slips: that may be so.
    pub begins: Vec<(Account, i32)>,
    /// Deals that no rules that were looked at allow as they are told, or whose end is not told.
    pub impossible: Vec<DealNo>,
    /// Deals that the rules by which the slips were found do not allow as they are told, and others do.
    pub not_allowed: Vec<DealNo>,
    /// How many deals have figures.
    pub of: usize,
    /// Was everything tried that should be?
    pub sure: bool,
}

/// Answers less likely than the best by more than this are not given, in bits.
const WINDOW: u32 = 3;
/// What one change takes at most, in bits.
const ONE_CHANGE: u32 = 8;
/// The most answers that are given.
const MOST: usize = 12;
/// The costs up to which is searched, one after the other.
const BOUNDS: [u32; 7] = [1, 8, 11, 14, 20, 22, 27];
/// Beyond this it is first tried whether the rules changed on the way.
const FAR: u32 = 14;
/// The most deals that are scored: about a second. Until it is tried whether the rules changed on the way, not all of them.
const MOST_SCORED: usize = 200_000;
const FIRST_SCORED: usize = 150_000;
/// What two changes take, in bits, unless both are rare, and the most deals that are scored to find them beside a slip.
const TWO_CHANGES: u32 = 20;
const WHOLE_SCORED: usize = 60_000;
/// What three changes take, in bits.
const THREE_CHANGES: u32 = 30;
/// The same where each has a number of its own.
const FAR_CHANGES: u32 = 40;
/// What the rarer of two such changes takes more.
const RARE: u32 = 5;
/// From so many grounds they are looked for where there was no time for all of them.
const NEAREST: usize = 2;
/// What it takes that rules change on the way, in bits.
const CHANGE: u32 = 8;
/// How far from a preset the rules of a part may be, in bits: one change, or one with a number that no preset has.
const NEAR: u32 = 8;
const OWN_NUMBER: u32 = 14;
/// Of rules that explain the first deals as simply so many more are looked at.
const OTHERS: usize = 5;
/// Of so many deals at the least it is looked for a change beside a wrong figure, and from so many rules.
const LEAST_IN_TWO: usize = 6;
const PART_TRIED: usize = 3;
/// As many changes as there may be.
const ANY: usize = usize::MAX;

/// Finds the rules by which a pad was written, as long as `on` says that there is time.
///
/// # Errors
/// If an event of the pad cannot be read.
pub fn guess(
    game: &'static dyn AnyGame,
    pad: &Pad,
    asked: &Guess,
    on: &dyn Fn() -> bool,
) -> Result<Guessed, Said> {
    let mut search = Search::new(game, pad, &asked.houses, &asked.known, on)?;
    let (reading, mut found, parts) = best_reading(&mut search, asked.reading);
    search.again_as(reading);
    found.sort_by_key(|one| one.cost);
    let more = playing_on(game, &mut search, &found);
    found.extend(more);
    plainer(&mut search, asked, &mut found);
    let least = |found: &[Found], slips: bool| {
        let some = found.iter().filter(|one| (search.slips(&one.left_out) > 0) == slips);
        some.map(|one| one.cost).min()
    };
    let (whole, slipped) = (least(&found, false), least(&found, true));
    let best = whole.into_iter().chain(slipped).min();
    let parts = parts.filter(|parts| best.is_none_or(|best| parts.cost < best));
    let of = pad.written();
    let mut guessed = Guessed {
        reading,
        answers: Vec::new(),
        changed: false,
        undecided: Vec::new(),
        ask: None,
        slips: Vec::new(),
        slips_by: None,
        begins: Vec::new(),
        impossible: Vec::new(),
        not_allowed: Vec::new(),
        of,
        sure: true,
    };
    let (mut remaining, mut by_slips) = (Vec::new(), None);
    if let Some(Parts { at, one, other, .. }) = parts {
        guessed.changed = true;
        guessed.answers.push(answer(game, &mut search, asked, &one, (0, at)));
        let mut second = answer(game, &mut search, asked, &other, (at, pad.deals.len()));
        // Deals that come to the same by both may have been counted by either.
        let came = search.chain(one.ground, &one.changes);
        let same = |deal: &usize| came.get(*deal).is_some_and(|came| search.agrees(*deal, came));
        let both = (at..pad.deals.len() - 1).take_while(same).count();
        second.latest = second.from.saturating_add(DealNo::try_from(both).unwrap_or(0));
        guessed.answers.push(second);
        let told = one.left_out.iter().chain(&other.left_out).copied();
        let told = told.filter(|deal| !pad.deals[*deal].figures.is_empty() && !search.fitted[*deal]);
        guessed.impossible = numbers(&told.collect::<Vec<_>>());
        for (part, place) in [(&one, 0), (&other, 1)] {
            if search.slips(&part.left_out) > 0 {
                (guessed.slips, guessed.not_allowed) = wrong(&mut search, part);
                guessed.slips_by = guessed.answers.get(place).cloned();
            }
        }
        remaining.push(other);
    } else {
        let (slips, full): (Vec<Found>, Vec<Found>) =
            found.into_iter().partition(|one| search.slips(&one.left_out) > 0);
        // What explains all comes first, unless few slips explain it far more simply.
        let simpler = slipped.zip(whole).is_some_and(|(slipped, whole)| slipped + WINDOW < whole);
        let chosen = if full.is_empty() || simpler { [slips.as_slice(), &full].concat() } else { full };
        for (one, also) in apart(game, &mut search, &chosen).into_iter().take(MOST) {
            let mut own = answer(game, &mut search, asked, &one, (0, pad.deals.len()));
            for set in &mut own.set {
                if let Some((_, values)) = also.iter().find(|(id, _)| *id == set.id) {
                    set.also.clone_from(values);
                }
            }
            guessed.answers.push(own);
            remaining.push(one);
        }
        let best = slips.iter().min_by_key(|one| (played_on(game, &mut search, one), one.changes.len()));
        if let Some(best) = best.filter(|best| whole.is_none_or(|whole| best.cost <= whole + WINDOW)) {
            (guessed.slips, guessed.not_allowed) = wrong(&mut search, best);
            guessed.slips_by = Some(answer(game, &mut search, asked, best, (0, pad.deals.len())));
            by_slips = Some(best.clone());
        }
        // What the best answer allows is possible, whatever was looked at.
        let came = remaining.first().map_or_else(Vec::new, |one| search.chain(one.ground, &one.changes));
        let allowed = |deal: usize| search.fitted[deal] || came.get(deal).is_some_and(|came| came.fits);
        let never = |deal: &usize| !allowed(*deal) && !pad.deals[*deal].figures.is_empty();
        guessed.impossible = numbers(&(0..pad.deals.len()).filter(never).collect::<Vec<_>>());
    }
    // What explains no deal at all is no answer.
    if guessed.answers.iter().all(|answer| answer.explains == 0) {
        guessed.answers.clear();
        guessed.slips_by = None;
        guessed.sure = !search.cut;
        return Ok(guessed);
    }
    if let Some(by) = by_slips {
        begin(&mut search, &by, &mut guessed);
    }
    let beside = if guessed.changed || guessed.slips_by.is_some() {
        Vec::new()
    } else {
        beside(&mut search, &remaining)
    };
    let asks = Asks::new(game, &mut search, asked, (&remaining, beside));
    (guessed.undecided, guessed.ask) = asks.map_or_else(Default::default, |asks| asks.best(&mut search));
    guessed.sure = !search.cut;
    Ok(guessed)
}

/// Totals that are wrong in the first deal alone begin in the middle of a match: surely where every account is, else perhaps.
fn begin(search: &mut Search<'_>, by: &Found, guessed: &mut Guessed) {
    let pad = search.pad;
    let first = |wrong: &Wrong| wrong.deal == 1;
    let of_first =
        !guessed.slips.is_empty() && guessed.slips.iter().all(first) && guessed.not_allowed.is_empty();
    if guessed.reading != Reading::Totals || pad.start.is_some() || !of_first {
        return;
    }
    let Some(deal) = pad.deals.first() else { return };
    let all = guessed.slips.len() == deal.figures.len();
    let stood = |account: Account| {
        guessed
            .slips
            .iter()
            .find(|slip| slip.account == account)
            .map_or(0, |slip| slip.written - slip.expected)
    };
    let begins: Vec<(Account, i32)> =
        deal.figures.iter().map(|(account, _)| (*account, stood(*account))).collect();
    // The total after the next deal goes on from there, and nobody had less than nothing.
    let came = search.chain(by.ground, &by.changes);
    let goes_on = deal.figures.iter().all(|(account, figure)| {
        let points = came.get(1).map(|came| pad.expected(Reading::Deals, *account, came));
        let next = points.map(|points| figure.saturating_add(points));
        stood(*account) == 0 || next.is_some() && next == pad.figure(1, *account)
    });
    // Nobody had less than nothing where nobody has it later.
    let below = |figure: &i32| *figure < 0;
    let never = !pad.deals.iter().flat_map(|deal| &deal.figures).any(|(_, figure)| below(figure));
    let had = begins.iter().any(|(_, points)| below(points));
    if !all && (!goes_on || had) || never && had {
        return;
    }
    guessed.begins = begins;
    if all {
        guessed.slips.clear();
        guessed.slips_by = None;
    }
}

/// Deals by their numbers.
fn numbers(deals: &[usize]) -> Vec<DealNo> {
    deals.iter().map(|deal| DealNo::try_from(deal + 1).unwrap_or(DealNo::MAX)).collect()
}

/// Two sets of rules, the second from a deal on.
#[derive(Debug, Clone)]
struct Parts {
    cost: u32,
    at: usize,
    one: Found,
    other: Found,
}

/// What explains a pad, and how its figures are then read.
type Explained = (Reading, Vec<Found>, Option<Parts>);

/// The reading of the figures under which they are explained most simply, and what explains them.
fn best_reading(search: &mut Search<'_>, said: Option<Reading>) -> Explained {
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
        let most = best.as_ref().map_or(u32::MAX, |(cost, _)| *cost);
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
fn levels(search: &mut Search<'_>, most: u32) -> (Vec<Found>, Option<Parts>) {
    let to = search.pad.deals.len();
    // With fewer figures anything is explained by leaving one out. A deal that cannot be says nothing.
    let told =
        (0..to).filter(|deal| search.fitted[*deal] && !search.pad.deals[*deal].figures.is_empty()).count();
    let slips = usize::from(told >= 3);
    let mut parts: Option<Parts> = None;
    search.limit = FIRST_SCORED;
    let mut nearly = search.nearly(most_slips(told), SINGLE);
    if nearly.is_empty() {
        nearly = search.nearly(most_slips(told), SINGLE_PRICE);
    }
    let nearly_cost = nearly.first().map_or(u32::MAX, |one| one.cost);
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
            parts = parts.or_else(|| in_two(search, nearly.is_empty()));
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
            return (or_whole(search, found, TWO_CHANGES.min(nearer)), parts);
        }
    }
    if farthest <= FAR && nearer > CHANGE + WINDOW {
        search.limit = MOST_SCORED;
        parts = in_two(search, nearly.is_empty());
    }
    if parts.is_none() && !one_slip && told >= LEAST_IN_TWO {
        let known = nearly.iter().map(|one| one.cost).min().unwrap_or(u32::MAX);
        parts = in_two_but_one(search, told).filter(|parts| parts.cost < known);
    }
    let found = match nearly.is_empty() && parts.is_none() {
        true => farther_off(search, slips, told),
        false => nearly,
    };
    (or_whole(search, found, TWO_CHANGES.min(nearer)), parts)
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
fn by_distance(search: &mut Search<'_>, bound: u32) -> Vec<Found> {
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
    let nearest: Vec<usize> = search.nearest().into_iter().take(NEAREST).collect();
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
fn or_whole(search: &mut Search<'_>, mut found: Vec<Found>, bound: u32) -> Vec<Found> {
    let short = search.pad.written() <= LONG;
    if short && !found.is_empty() && found.iter().all(|one| !one.left_out.is_empty()) {
        let (cut, limit) = (search.cut, search.limit);
        search.limit = search.scored + WHOLE_SCORED;
        let to = search.pad.deals.len();
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
        if whole.is_empty() && slips.iter().all(|slips| *slips > 0) {
            whole = by_distance(search, THREE_CHANGES);
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

/// Where known rules explain all as they are: other known rules that do so too with one change, whether it takes the change or
/// shows nothing of it. They are no answers, for they say more than is needed; but what they have otherwise is not decided.
fn beside(search: &mut Search<'_>, answers: &[Found]) -> Vec<Found> {
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

/// Two sets of rules, the second from a deal on, each near a preset; `farther` where nothing else explains the pad.
fn in_two(search: &mut Search<'_>, farther: bool) -> Option<Parts> {
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
            others = search.explain(wanted(at, to, bound));
            // What the first part has of its own is kept, and takes nothing more.
            let own = Wanted { changes: one.changes.len() + 1, ..wanted(at, to, bound + one.cost) };
            let kept = search.explain_beside(&one, own);
            others.extend(kept.into_iter().map(|other| Found { cost: other.cost - one.cost, ..other }));
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
    least.or_else(|| with_two(search, begun))
}

/// Two sets of rules where a figure is wrong besides: most deals of one part are as written by some rules, and those of the other
/// by one change of them. Of the deals that these rules leave wrong, the first may be the slip of the first part, or the last
/// that of the second.
fn in_two_but_one(search: &mut Search<'_>, told: usize) -> Option<Parts> {
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

/// Values of numbers at which the deals come to the same, by option.
type Also = Vec<(String, Vec<String>)>;

/// What it takes that a table played on where the match was over, or that totals go on where they begin anew, in bits.
const PLAYED_ON: u32 = 2;
/// Of so many that were found, others are looked for by which the pad ends no match.
const PLAYED: usize = 12;

/// The cost of rules, with what it takes that the pad goes on where by them it could not.
fn played_on(game: &'static dyn AnyGame, search: &mut Search<'_>, one: &Found) -> u32 {
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

/// Rules found by which the pad could not go on where it does: the same changes of other grounds, by which it could and which show
/// nothing else in these deals.
fn playing_on(game: &'static dyn AnyGame, search: &mut Search<'_>, found: &[Found]) -> Vec<Found> {
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
fn plainer(search: &mut Search<'_>, asked: &Guess, found: &mut Vec<Found>) {
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
                    if cost < own && !found.iter().chain(&more).any(known) && search.explained(&plain) {
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
fn apart(game: &'static dyn AnyGame, search: &mut Search<'_>, found: &[Found]) -> Vec<(Found, Also)> {
    let found = found.to_vec();
    // Rules by which the match was over before the pad ends come behind others that are hardly less simple; of what is as simple,
    // rules for such a table come first.
    let costs: Vec<u32> = found.iter().map(|one| played_on(game, search, one)).collect();
    let mut found: Vec<(u32, Found)> = costs.into_iter().zip(found).collect();
    found.sort_by_key(|(cost, one)| {
        (*cost, search.grounds[one.ground].elsewhere, one.changes.len(), one.ground)
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
fn differing(search: &mut Search<'_>, axes: &[usize], one: &Found, other: &Found) -> Vec<usize> {
    let mut values = |found: &Found| {
        search.put(found.ground, &found.changes);
        axes.iter().map(|axis| search.again.value(&search.axes[*axis].id)).collect::<Vec<_>>()
    };
    let (left, right) = (values(one), values(other));
    (0..axes.len()).filter(|place| left[*place] != right[*place]).map(|place| axes[place]).collect()
}

/// What was found as an answer, for deals from one on up to another (not included).
fn answer(
    game: &'static dyn AnyGame,
    search: &mut Search<'_>,
    asked: &Guess,
    found: &Found,
    (from, to): (usize, usize),
) -> Answer {
    let told = |deal: &usize| !search.pad.deals[*deal].figures.is_empty() && !found.left_out.contains(deal);
    let explains = (from..to).filter(told).count();
    search.put(found.ground, &found.changes);
    let ground = search.grounds[found.ground].clone();
    let house = asked.houses.iter().find(|house| Some(&house.name) == ground.house.as_ref());
    let mut sets: Vec<(String, String)> = house.map(|house| house.sets.clone()).unwrap_or_default();
    // What the preset lacks for so many players is a difference too.
    let lacks = ground.sets.iter().filter(|(id, _)| sets.iter().all(|(known, _)| known != id));
    let lacks: Vec<_> = lacks.cloned().collect();
    sets.extend(lacks);
    let own = found.changes.iter().map(|(axis, value)| (search.axes[*axis].id.clone(), value.clone()));
    for (id, value) in asked.known.iter().cloned().chain(own) {
        sets.retain(|(known, _)| *known != id);
        sets.push((id, value));
    }
    // What somebody knew is no difference where the preset has it too.
    let rules = search.again.rules();
    let needed = game.patch(ground.preset, &rules).unwrap_or_default();
    let known = |id: &String| asked.known.iter().any(|(own, _)| own == id);
    sets.retain(|(id, _)| !known(id) || needed.iter().any(|(own, _)| own == id));
    let over = search.pad.over_before(game, &rules);
    Answer {
        preset: ground.preset,
        house: ground.house,
        set: sets
            .into_iter()
            .map(|(id, value)| {
                let of_house = house.is_some_and(|house| house.sets.contains(&(id.clone(), value.clone())));
                Set { id, value, also: Vec::new(), of_house }
            })
            .collect(),
        rules,
        explains,
        from: DealNo::try_from(from + 1).unwrap_or(DealNo::MAX),
        latest: DealNo::try_from(from + 1).unwrap_or(DealNo::MAX),
        over,
        cost: found.cost,
    }
}

/// The figures that are not as the rules have them, of the deals that are left out; and those of these deals that the rules do
/// not allow though others do.
fn wrong(search: &mut Search<'_>, found: &Found) -> (Vec<Wrong>, Vec<DealNo>) {
    let came = search.chain(found.ground, &found.changes);
    let (mut slips, mut not_allowed) = (Vec::new(), Vec::new());
    for deal in &found.left_out {
        let Some(came) = came.get(*deal).filter(|came| came.fits) else {
            if search.fitted[*deal] {
                not_allowed.extend(numbers(&[*deal]));
            }
            continue;
        };
        for (account, written) in &search.pad.deals[*deal].figures {
            // A total that goes on from a wrong one is added right.
            if search.pad.agrees_for(search.reading, *deal, *account, came) {
                continue;
            }
            let before = deal.checked_sub(1).filter(|before| !found.left_out.contains(before));
            let last = before.and_then(|before| search.pad.figure(before, *account));
            let expected = match (search.reading, last) {
                (Reading::Totals, Some(last)) => {
                    last.saturating_add(search.pad.expected(Reading::Deals, *account, came))
                }
                _ => search.pad.expected(search.reading, *account, came),
            };
            if expected != *written {
                let no = DealNo::try_from(*deal + 1).unwrap_or(DealNo::MAX);
                slips.push(Wrong { deal: no, account: *account, written: *written, expected });
            }
        }
    }
    (slips, not_allowed)
}
