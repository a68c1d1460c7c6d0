//! What was found: rules that explain a pad, the best first; lines that are slips of the pen; from where other rules were in use.

use serde_json::Value;

use super::asking::{Asking, Asks};
use super::change::Parts;
use super::cost::{RATHER_SLIP, RATHER_WHOLE, WINDOW};
use super::levels::best_reading;
use super::likeness::{MOST, apart, beside, plainer, played_on, playing_on, without_ended};
use super::pad::{Pad, Reading};
use super::question::Guess;
use super::search::{Found, Search};
use crate::engine::journal::RuleSet;
use crate::engine::play::{AnyGame, Came};
use crate::engine::say::Said;
use crate::engine::table::{Account, DealNo, Seat};

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
    /// Other presets that count every deal as written with the same differences: these deals do not show where they part.
    pub alike: Vec<&'static str>,
    /// After which deal a match by them was over, where the pad goes on.
    pub over: Option<DealNo>,
    /// The figures that are slips of the pen by these rules.
    pub slips: Vec<Wrong>,
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

/// Something that a table counted in its figures and told nowhere: a belote, that a side took every trick.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unsaid {
    /// The deal.
    pub deal: DealNo,
    /// Whose; none where it is a camp's, as the event says, or where it counts the same whoever's it is.
    pub account: Option<Account>,
    /// The event.
    pub event: Value,
    /// What else of that deal would count the same in its place, each with whose it is.
    pub or: Vec<(Option<Account>, Value)>,
}

/// An event of a deal that is told wrong, lacks or is not counted, and the one with which the figures of the deal are as they were written.
#[derive(Debug, Clone, PartialEq)]
pub struct Mistold {
    /// The deal.
    pub deal: DealNo,
    /// What the pad tells; none where it lacks an event.
    pub told: Option<Value>,
    /// What its figures say; none where they leave out what the pad tells.
    pub right: Option<Value>,
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
    /// What of the deal with the slips may be told wrong instead.
    pub mistold: Option<Mistold>,
    /// Deals that no rules that were looked at allow as they are told, or whose end is not told.
    pub impossible: Vec<DealNo>,
    /// Deals that the rules by which the slips were found do not allow as they are told, and others do.
    pub not_allowed: Vec<DealNo>,
    /// How many deals have figures.
    pub of: usize,
    /// Was everything tried that should be?
    pub sure: bool,
    /// What the table counted and told nowhere, as these rules have it.
    pub unsaid: Vec<Unsaid>,
    /// Stands what was written of one side under the other?
    pub exchanged: bool,
    /// Are the figures written in tens, without their nought?
    pub in_tens: bool,
    /// Who dealt first, where the pad names nobody and its first player did not.
    pub dealer: Option<Seat>,
}

/// Finds the rules by which a pad was written as it is told, as long as `on` says that there is time; those that take as much as `at_most`
/// bits are not looked for.
///
/// # Errors
/// If an event of the pad cannot be read.
pub(super) fn as_told(
    game: &'static dyn AnyGame,
    pad: &Pad,
    asked: &Guess,
    at_most: u32,
    on: &dyn Fn() -> bool,
) -> Result<Guessed, Said> {
    let mut search = Search::new(game, pad, &asked.houses, &asked.known, on)?;
    let (reading, mut found, parts) = best_reading(&mut search, asked.reading, at_most);
    search.again_as(reading);
    found.sort_by_key(|one| one.cost);
    let more = playing_on(game, &mut search, &found);
    found.extend(more);
    plainer(&mut search, asked, &mut found);
    without_ended(game, &mut search, &mut found);
    let least = |found: &[Found], slips: bool| {
        let some = found.iter().filter(|one| (search.slips(&one.left_out) > 0) == slips);
        some.map(|one| one.cost).min()
    };
    let (mut whole, mut slipped) = (least(&found, false), least(&found, true));
    let rather = |cost: Option<u32>, by: u32| cost.map_or(u32::MAX, |cost| cost.saturating_sub(by));
    // A whole line that sums to nought is rather counted so than a slip, where the change shows in more than one.
    let shown = parts.as_ref().map_or(0, |parts| parts.shown(&mut search));
    let one_slip = found.iter().any(|one| {
        Some(one.cost) == slipped
            && search.slips(&one.left_out) == 1
            && !(shown > 1 && search.counted_otherwise(&one.left_out))
    });
    let best = rather(whole, RATHER_WHOLE).min(rather(slipped, if one_slip { RATHER_SLIP } else { 0 }));
    let mut parts = parts.filter(|parts| parts.cost < best);
    if let Some(united) = parts.as_ref().and_then(|parts| parts.united(&mut search)) {
        (parts, whole, slipped) = (None, Some(united.cost), None);
        found = vec![united];
    }
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
        mistold: None,
        unsaid: Vec::new(),
        exchanged: false,
        in_tens: false,
        dealer: None,
    };
    let (remaining, by_slips) = match parts {
        Some(parts) => (vec![in_parts(game, &mut search, asked, &mut guessed, parts)], None),
        None => in_one(game, &mut search, asked, &mut guessed, (found, whole, slipped)),
    };
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

/// Rules that changed on the way as two answers, and those that are in use now.
fn in_parts(
    game: &'static dyn AnyGame,
    search: &mut Search<'_>,
    asked: &Guess,
    guessed: &mut Guessed,
    Parts { at, one, other, .. }: Parts,
) -> Found {
    let pad = search.pad;
    guessed.changed = true;
    guessed.answers.push(answer(game, search, asked, &one, (0, at)));
    let mut second = answer(game, search, asked, &other, (at, pad.deals.len()));
    // Deals that come to the same by both may have been counted by either.
    let came = search.chain(one.ground, &one.changes);
    let same = |deal: &usize| came.get(*deal).is_some_and(|came| search.agrees(*deal, came));
    let both = (at..pad.deals.len() - 1).take_while(same).count();
    second.latest = second.from.saturating_add(DealNo::try_from(both).unwrap_or(0));
    let came = search.chain(other.ground, &other.changes);
    let same = |deal: &usize| came.get(*deal).is_some_and(|came| search.agrees(*deal, came));
    let before = (1..at).rev().take_while(same).count();
    second.from = second.from.saturating_sub(DealNo::try_from(before).unwrap_or(0));
    guessed.answers.push(second);
    let told = one.left_out.iter().chain(&other.left_out).copied();
    let told = told.filter(|deal| !pad.deals[*deal].figures.is_empty() && !search.fitted[*deal]);
    guessed.impossible = numbers(&told.collect::<Vec<_>>());
    for (part, place) in [(&one, 0), (&other, 1)] {
        if search.slips(&part.left_out) > 0 {
            let left_out = wrong(search, part);
            (guessed.slips, guessed.not_allowed) = (left_out.slips, left_out.not_allowed);
            guessed.slips_by = guessed.answers.get(place).cloned();
        }
    }
    other
}

/// Rules of one house as answers, and those by which figures are slips; `whole` and `slipped` are what the simplest of either cost.
fn in_one(
    game: &'static dyn AnyGame,
    search: &mut Search<'_>,
    asked: &Guess,
    guessed: &mut Guessed,
    (found, whole, slipped): (Vec<Found>, Option<u32>, Option<u32>),
) -> (Vec<Found>, Option<Found>) {
    let pad = search.pad;
    let (mut remaining, mut by_slips) = (Vec::new(), None);
    let (slips, full): (Vec<Found>, Vec<Found>) =
        found.into_iter().partition(|one| search.slips(&one.left_out) > 0);
    // What explains all comes first, unless few slips explain it far more simply.
    let simpler = slipped.zip(whole).is_some_and(|(slipped, whole)| slipped + WINDOW < whole);
    let chosen = if full.is_empty() || simpler { [slips.as_slice(), &full].concat() } else { full };
    for (one, also) in apart(game, search, &chosen).into_iter().take(MOST) {
        let mut own = answer(game, search, asked, &one, (0, pad.deals.len()));
        for set in &mut own.set {
            if let Some((_, values)) = also.iter().find(|(id, _)| *id == set.id) {
                set.also.clone_from(values);
            }
        }
        if search.slips(&one.left_out) > 0 {
            let left_out = wrong(search, &one);
            own.explains += left_out.right;
            own.slips = left_out.slips;
        }
        if own.house.is_none() {
            own.alike = alike(search, &one);
        }
        guessed.answers.push(own);
        remaining.push(one);
    }
    let best = slips
        .iter()
        .min_by_key(|one| (played_on(game, search, one), search.slips(&one.left_out), one.changes.len()));
    if let Some(best) = best.filter(|best| whole.is_none_or(|whole| best.cost <= whole + WINDOW)) {
        let left_out = wrong(search, best);
        let mut by = answer(game, search, asked, best, (0, pad.deals.len()));
        by.explains += left_out.right;
        (guessed.slips, guessed.not_allowed) = (left_out.slips, left_out.not_allowed);
        guessed.slips_by = Some(by);
        by_slips = Some(best.clone());
    }
    // What the best answer allows is possible, whatever was looked at.
    let came = remaining.first().map_or_else(Vec::new, |one| search.chain(one.ground, &one.changes));
    let allowed = |deal: usize| search.fitted[deal] || came.get(deal).is_some_and(|came| came.fits);
    let never = |deal: &usize| !allowed(*deal) && !pad.deals[*deal].figures.is_empty();
    guessed.impossible = numbers(&(0..pad.deals.len()).filter(never).collect::<Vec<_>>());
    (remaining, by_slips)
}

/// Totals that are wrong in the first deal alone begin in the middle of a match: surely where every account is, else perhaps.
fn begin(search: &mut Search<'_>, by: &Found, guessed: &mut Guessed) {
    let pad = search.pad;
    let first = |wrong: &&Wrong| wrong.deal == 1;
    let of_first = guessed.slips.iter().any(|slip| first(&slip)) && guessed.not_allowed.is_empty();
    if guessed.reading != Reading::Totals || pad.start.is_some() || !of_first {
        return;
    }
    let Some(deal) = pad.deals.first() else { return };
    let wrong = guessed.slips.iter().filter(first).count();
    let (all, others) = (wrong == deal.figures.len(), wrong < guessed.slips.len());
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
    // What is wrong behind it too is a slip there, where the first deals agree.
    if others && !(all && goes_on) {
        return;
    }
    // Nobody had less than nothing where nobody has it later.
    let below = |figure: &i32| *figure < 0;
    let never = !pad.deals.iter().flat_map(|deal| &deal.figures).any(|(_, figure)| below(figure));
    let had = begins.iter().any(|(_, points)| below(points));
    // Where every deal comes to tens, nobody stands between them.
    let in_tens = came.iter().flat_map(|came| &came.points).all(|points| points % 10 == 0);
    let between = in_tens && begins.iter().any(|(_, points)| points % 10 != 0);
    if !all && (!goes_on || had) || never && had || between {
        return;
    }
    guessed.begins = begins;
    if all {
        guessed.slips.retain(|slip| slip.deal != 1);
        if guessed.slips.is_empty() {
            guessed.slips_by = None;
        }
        guessed.answers.iter_mut().for_each(|answer| answer.slips.retain(|slip| slip.deal != 1));
    }
}

/// Deals by their numbers.
fn numbers(deals: &[usize]) -> Vec<DealNo> {
    deals.iter().map(|deal| DealNo::try_from(deal + 1).unwrap_or(DealNo::MAX)).collect()
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
        alike: Vec::new(),
        from: DealNo::try_from(from + 1).unwrap_or(DealNo::MAX),
        latest: DealNo::try_from(from + 1).unwrap_or(DealNo::MAX),
        over,
        slips: Vec::new(),
        cost: found.cost,
    }
}

/// The other presets for such a table that explain as much with the same changes.
fn alike(search: &mut Search<'_>, found: &Found) -> Vec<&'static str> {
    let own = search.grounds[found.ground].clone();
    // What a deal that is left out should have come to is the same too.
    let should = |search: &mut Search<'_>, ground: usize| -> Vec<Option<Came>> {
        let came = search.chain(ground, &found.changes);
        found.left_out.iter().map(|deal| came.get(*deal).filter(|came| came.fits).cloned()).collect()
    };
    let right = should(search, found.ground);
    let mut alike = Vec::new();
    for ground in 0..search.grounds.len() {
        let other = search.grounds[ground].clone();
        let usual = other.house.is_none() && other.elsewhere == own.elsewhere && other.said == own.said;
        if usual
            && other.preset != own.preset
            && search.explained(&Found { ground, ..found.clone() })
            && should(search, ground) == right
        {
            alike.push(other.preset);
        }
    }
    alike
}

/// What is wrong of the deals that are left out.
#[derive(Default)]
struct LeftOut {
    /// The figures that are not as the rules have them.
    slips: Vec<Wrong>,
    /// The deals that the rules do not allow though others do.
    not_allowed: Vec<DealNo>,
    /// How many are right after all: their totals go on from what should have stood there.
    right: usize,
}

/// The same of some rules.
fn wrong(search: &mut Search<'_>, found: &Found) -> LeftOut {
    let all = search.chain(found.ground, &found.changes);
    let goes_on = search.reading == Reading::Totals && search.pad.goes_on(&all);
    let LeftOut { mut slips, mut not_allowed, mut right } = LeftOut::default();
    for deal in &found.left_out {
        let known = slips.len();
        let Some(came) = all.get(*deal).filter(|came| came.fits) else {
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
            // Where it stood is what was written, but for a total that is wrong itself; of a deal that cannot be nothing else is known.
            let wrong = |before: &usize| {
                let came = all.get(*before).filter(|came| came.fits);
                found.left_out.contains(before)
                    && came
                        .is_some_and(|came| !search.pad.agrees_for(search.reading, *before, *account, came))
            };
            let before = deal.checked_sub(1).filter(|before| !wrong(before));
            let last = before.and_then(|before| search.pad.figure(before, *account));
            // Of a total that is wrong itself it is what it should have been, by the one before it.
            let corrected = || {
                let before = deal.checked_sub(1)?;
                let anchor = (0..before).rev().find(|anchor| !wrong(anchor))?;
                let from = search.pad.figure(anchor, *account)?;
                let brought = (anchor + 1..=before).map(|deal| {
                    let came = all.get(deal).filter(|came| came.fits)?;
                    Some(search.pad.expected(Reading::Deals, *account, came))
                });
                brought.sum::<Option<i32>>().map(|brought| from.saturating_add(brought))
            };
            let expected = match (search.reading, last.or_else(corrected)) {
                (Reading::Totals, Some(last)) => {
                    last.saturating_add(search.pad.expected(Reading::Deals, *account, came))
                }
                _ if goes_on => Pad::throughout(*account, came),
                _ => search.pad.expected(search.reading, *account, came),
            };
            if expected != *written {
                let no = DealNo::try_from(*deal + 1).unwrap_or(DealNo::MAX);
                slips.push(Wrong { deal: no, account: *account, written: *written, expected });
            }
        }
        right += usize::from(slips.len() == known);
    }
    LeftOut { slips, not_allowed, right }
}
