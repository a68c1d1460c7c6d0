//! Standings: what each round gave an entry, and what parts those who are equal.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};

use super::draw::{EntryNo, Format};
use super::event::{Counting, Criterion, OddRule, Opening};
use super::lot::Lot;
use super::state::{Contest, Round};
use super::table::Table;

/// Why a round counts as it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// It was played.
    Played,
    /// Exempt.
    Bye,
    /// The other side did not play.
    Given,
    /// The entry did not play.
    Forfeit,
}

/// What one round gave an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Part {
    /// The round.
    pub round: u16,
    /// The table; none where it was exempt.
    pub table: Option<u32>,
    /// Why it counts so.
    pub why: Why,
    /// What it is worth in the standings.
    pub points: i64,
    /// Points made at the table.
    pub scored: i64,
    /// Two for a table won, one for a draw.
    pub won: i64,
    /// The points by which it was won or lost, up to the limit.
    pub margin: i64,
    /// Against whom.
    #[serde(skip)]
    pub against: Vec<EntryNo>,
}

/// What parts an entry from the one before it, which has as many points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct TieBreak {
    /// The first criterion in which they differ.
    pub criterion: Criterion,
    /// The entry before.
    pub from: EntryNo,
    /// What that entry has.
    pub theirs: i64,
    /// What this one has.
    pub own: i64,
}

/// What a table that is won is worth where won tables count; one that is drawn half of it.
pub const WON_TABLE: i64 = 2;
/// Fewer points than these are what a table is worth there.
const LEAST_SCORED: i64 = WON_TABLE + 1;

/// Where an entry stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// Its rank; entries that nothing parts share one.
    pub rank: u32,
    /// The entry.
    pub entry: EntryNo,
    /// Its points.
    pub points: i64,
    /// Tables won.
    pub wins: u32,
    /// By how much it won and lost, together.
    pub margin: i64,
    /// Points made at tables.
    pub scored: i64,
    /// The points of all opponents together.
    pub opponents: i64,
    /// Rounds it was exempt.
    pub byes: u32,
    /// What parts it from the one before, where the points do not.
    pub tie: Option<TieBreak>,
    /// Round by round.
    pub parts: Vec<Part>,
}

/// The standings after so many rounds; after all results known, if none is said.
#[must_use]
pub fn standings(contest: &Contest, after: Option<u16>) -> Vec<Standing> {
    let opening = &contest.opening;
    let rounds = &contest.rounds[..usize::from(after.unwrap_or(u16::MAX)).min(contest.rounds.len())];
    let mut parts: Vec<Vec<Part>> = vec![Vec::new(); contest.entries.len()];
    for round in rounds {
        let of_pools = !round.has_brackets();
        for table in round.tables.iter().filter(|table| table.is_done()) {
            for side in 0..table.sides.len() {
                for &entry in &table.sides[side] {
                    if let Some(of_entry) = parts.get_mut(entry as usize - 1) {
                        of_entry.push(part(opening, round, table, side, entry));
                    }
                }
            }
        }
        if opening.format != Format::Pools && of_pools {
            for &entry in &round.drawing.drawn.out {
                if let Some(of_entry) = parts.get_mut(entry as usize - 1) {
                    of_entry.push(exempt(opening, round.drawing.round));
                }
            }
        }
    }
    for of_entry in &mut parts {
        average(opening, of_entry);
    }
    let totals: Vec<i64> = parts.iter().map(|parts| parts.iter().map(|part| part.points).sum()).collect();
    let mut standings: Vec<Standing> = contest
        .entries
        .iter()
        .zip(parts)
        .filter(|(entry, _)| !entry.house)
        .map(|(entry, parts)| {
            let against = parts.iter().flat_map(|part| &part.against);
            Standing {
                rank: 0,
                entry: entry.no,
                points: parts.iter().map(|part| part.points).sum(),
                wins: parts.iter().filter(|part| part.won == 2).count() as u32,
                margin: parts.iter().map(|part| part.margin).sum(),
                scored: parts.iter().map(|part| part.scored).sum(),
                opponents: against.filter_map(|entry| totals.get(*entry as usize - 1)).sum(),
                byes: parts.iter().filter(|part| part.why == Why::Bye).count() as u32,
                tie: None,
                parts,
            }
        })
        .collect();
    let reached = reached(rounds);
    let progress = |standing: &Standing| reached.get(&standing.entry).copied().unwrap_or_default();
    standings.sort_by_key(|standing| (Reverse(progress(standing)), Reverse(standing.points), standing.entry));
    let mut criteria = opening.criteria.clone();
    if opening.counting == Counting::Both {
        criteria.insert(0, Criterion::Scored);
    }
    let mut ranked = Vec::with_capacity(standings.len());
    let mut rest = standings.into_iter().peekable();
    while let Some(first) = rest.next() {
        let equal = (progress(&first), first.points);
        let mut group = vec![first];
        while let Some(next) = rest.next_if(|next| (progress(next), next.points) == equal) {
            group.push(next);
        }
        let rank = ranked.len() as u32 + 1;
        split((opening, rounds), &criteria, group, rank, &mut ranked);
    }
    ranked
}

/// How far the brackets carried an entry: the main one before the consolation, and who lost later before who lost sooner.
fn reached(rounds: &[Round]) -> HashMap<EntryNo, (u16, u16)> {
    let mut reached = HashMap::new();
    // Who lost a table by a result that was put right later may stand in the draws after it, exempt.
    let mut lost: HashSet<EntryNo> = HashSet::new();
    for round in rounds {
        let brackets = &round.drawing.drawn.brackets;
        for (nth, places) in brackets.iter().enumerate() {
            for &entry in places.iter().filter(|entry| **entry != 0) {
                let table = round.tables.iter().find(|table| table.sides.concat().contains(&entry));
                if table.is_none() && lost.contains(&entry) {
                    continue;
                }
                let won = table.is_none_or(|table| {
                    table.winner().is_some_and(|side| table.sides[side].contains(&entry))
                });
                if won {
                    lost.remove(&entry)
                } else {
                    lost.insert(entry)
                };
                let far = 2 * round.drawing.round + u16::from(won);
                reached.insert(entry, ((brackets.len() - nth) as u16, far));
            }
        }
    }
    reached
}

fn part(opening: &Opening, round: &Round, table: &Table, side: usize, entry: EntryNo) -> Part {
    let against = table.sides.iter().enumerate().filter(|(nth, _)| *nth != side).flat_map(|(_, s)| s.clone());
    let mut part = Part {
        round: round.drawing.round,
        table: Some(table.no),
        why: Why::Played,
        points: 0,
        scored: 0,
        won: 0,
        margin: 0,
        against: against.filter(|one| *one != entry).collect(),
    };
    if !table.absent.is_empty() {
        let there = !table.absent.iter().any(|absent| usize::from(*absent) == side);
        part.why = if there { Why::Given } else { Why::Forfeit };
        part.against.clear();
        if part.why == Why::Given {
            given(opening, &mut part);
        }
        return part;
    }
    let scores = table.scores.as_deref().unwrap_or_default();
    let own = scores.get(side).copied().unwrap_or_default();
    let best =
        scores.iter().enumerate().filter(|(nth, _)| *nth != side).map(|(_, s)| *s).max().unwrap_or(own);
    part.scored = own;
    part.margin = limited(opening, own - best);
    part.won = match own.cmp(&best) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    };
    part.points = worth(opening, &part);
    part
}

fn limited(opening: &Opening, margin: i64) -> i64 {
    opening.limit.map_or(margin, |limit| margin.clamp(-limit.abs(), limit.abs()))
}

/// What a round is worth, from what it gave.
fn worth(opening: &Opening, part: &Part) -> i64 {
    match opening.counting {
        Counting::Points => part.scored,
        Counting::Matches | Counting::Both => part.won,
        Counting::Margin => part.margin,
    }
}

fn exempt(opening: &Opening, round: u16) -> Part {
    let mut part = Part {
        round,
        table: None,
        why: Why::Bye,
        points: 0,
        scored: 0,
        won: 0,
        margin: 0,
        against: Vec::new(),
    };
    given(opening, &mut part);
    part
}

/// What a round without opponents is worth where it does not depend on the others.
fn given(opening: &Opening, part: &mut Part) {
    let (points, won) = match opening.odd {
        OddRule::Points(points) => (points, 2),
        OddRule::Fixed(points) if part.why == Why::Bye => (points, fixed(opening, points)),
        OddRule::Fixed(_) | OddRule::Average | OddRule::Three | OddRule::House => return,
    };
    (part.scored, part.won) = (points, won);
    part.margin = if opening.counting == Counting::Margin { limited(opening, points) } else { 0 };
    part.points = worth(opening, part);
}

/// What a round that is worth so many points is as a table: two where it is won, one where it is drawn.
fn fixed(opening: &Opening, points: i64) -> i64 {
    match opening.counting {
        Counting::Matches | Counting::Both => points.clamp(0, LEAST_SCORED - 1),
        Counting::Points | Counting::Margin => 2 * i64::from(points > 0),
    }
}

/// Gives the rounds without opponents the average of those that were played, rounded, a half upwards.
fn average(opening: &Opening, parts: &mut [Part]) {
    if matches!(opening.odd, OddRule::Points(_)) {
        return;
    }
    let played: Vec<&Part> = parts.iter().filter(|part| part.why == Why::Played).collect();
    let count = played.len() as i64;
    if count == 0 {
        return;
    }
    let mean = |of: fn(&Part) -> i64| {
        let sum: i64 = played.iter().map(|part| of(part)).sum();
        (2 * sum + count).div_euclid(2 * count)
    };
    let (scored, won, margin) = (mean(|part| part.scored), mean(|part| part.won), mean(|part| part.margin));
    let of_tables = matches!(opening.counting, Counting::Matches | Counting::Both);
    for part in parts.iter_mut().filter(|part| matches!(part.why, Why::Bye | Why::Given)) {
        match opening.odd {
            OddRule::Fixed(points) if part.why == Why::Bye => {
                // What a table is worth says nothing of the points that were made there.
                if of_tables && points < LEAST_SCORED {
                    part.scored = scored;
                }
                continue;
            }
            _ => (part.scored, part.won, part.margin) = (scored, won, margin),
        }
        part.points = worth(opening, part);
    }
}

/// Puts entries with as many points in their order, criterion by criterion, and says what parted them.
fn split(
    played: (&Opening, &[Round]),
    criteria: &[Criterion],
    mut group: Vec<Standing>,
    rank: u32,
    ranked: &mut Vec<Standing>,
) {
    let Some((&criterion, further)) = criteria.split_first().filter(|_| group.len() > 1) else {
        for mut standing in group {
            standing.rank = rank;
            ranked.push(standing);
        }
        return;
    };
    let values = values(played, criterion, &group);
    let value = |standing: &Standing| values.get(&standing.entry).copied().unwrap_or_default();
    group.sort_by_key(|standing| (Reverse(value(standing)), standing.entry));
    let mut rest = group.into_iter().peekable();
    let mut rank = rank;
    let mut before: Option<i64> = None;
    while let Some(first) = rest.next() {
        let own = value(&first);
        let mut equal = vec![first];
        while let Some(next) = rest.next_if(|next| value(next) == own) {
            equal.push(next);
        }
        let (start, size) = (ranked.len(), equal.len() as u32);
        split(played, further, equal, rank, ranked);
        if let (Some(theirs), Some(from)) = (before, start.checked_sub(1).map(|at| ranked[at].entry)) {
            ranked[start].tie = Some(TieBreak { criterion, from, theirs, own });
        }
        before = Some(own);
        rank += size;
    }
}

/// What each of some entries with as many points has by a criterion: more is better.
fn values(
    (opening, rounds): (&Opening, &[Round]),
    criterion: Criterion,
    group: &[Standing],
) -> HashMap<EntryNo, i64> {
    let met = |one: &Standing, other: &Standing| {
        one.entry == other.entry || one.parts.iter().any(|part| part.against.contains(&other.entry))
    };
    let all_met = criterion != Criterion::DirectMeeting
        || !opening.met
        || group.iter().all(|one| group.iter().all(|other| met(one, other)));
    let seed = rounds.last().map(|round| &round.drawing.seed);
    group
        .iter()
        .map(|standing| {
            let value = match criterion {
                Criterion::Wins => standing.wins.into(),
                Criterion::Margin => standing.margin,
                Criterion::Scored => standing.scored,
                Criterion::Opponents => standing.opponents,
                Criterion::Lot => seed.map_or(0, |seed| {
                    let number = Lot::new(seed, &format!("tie {}", standing.entry)).number();
                    i64::try_from(number >> 12).unwrap_or_default()
                }),
                Criterion::DirectMeeting if !all_met => 0,
                Criterion::DirectMeeting => standing
                    .parts
                    .iter()
                    .map(|part| {
                        let met = group.iter().filter(|other| part.against.contains(&other.entry)).count();
                        part.won * met as i64
                    })
                    .sum(),
            };
            (standing.entry, value)
        })
        .collect()
}
