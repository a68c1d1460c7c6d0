//! Two pads of the same deals: where their figures part, and which rules do that.

use serde_json::Value;

use super::answers::{Answer, Guessed};
use super::pad::{Pad, Reading, Written};
use crate::engine::event::{ENGINE_FORMS, Form};
use crate::engine::game::Start;
use crate::engine::journal::RuleSet;
use crate::engine::play::{AnyGame, Came};
use crate::engine::reconcile::Paper;
use crate::engine::table::{Account, DealNo, Seat, Table};
use crate::lang::fold_word;

/// What two pads have for an account in a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Apart {
    /// Whose figures, as the first pad seats them.
    pub account: Account,
    /// What is written on each; none where nothing is.
    pub written: [Option<i32>; 2],
    /// What that says the deal brought; none where a total does not tell, for the one before it is not written.
    pub points: [Option<i32>; 2],
}

/// A deal of two pads that is not the same on both.
#[derive(Debug, Clone, PartialEq)]
pub struct Parted {
    /// Its number.
    pub deal: DealNo,
    /// Which pad does not have it at all, if one does not.
    pub lacks: Option<usize>,
    /// Is it told alike on both, or so that it comes to the same by the rules of either, so that only the counting differs?
    pub alike: bool,
    /// Who has not the same on both.
    pub figures: Vec<Apart>,
}

/// An option or a cell in which the rules of two pads part, and a deal of theirs shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleApart {
    /// The option or cell.
    pub id: String,
    /// Its value by the rules of each, as a word or a figure; empty for a cell that nobody has written.
    pub values: [String; 2],
    /// The first deal for which that is so: not the first of all where the rules of a pad changed on the way.
    pub from: DealNo,
}

/// Where two pads part, and why.
#[derive(Debug, Clone, PartialEq)]
pub struct Parting {
    /// Which of the answers of each pad are compared: the two with the least between them. None where nothing explains it.
    pub answers: [Option<usize>; 2],
    /// What is otherwise in their rules, as far as a deal of either pad shows it.
    pub rules: Vec<RuleApart>,
    /// The deals that are not the same.
    pub deals: Vec<Parted>,
    /// How many deals are told alike on both: none where they may be of two evenings.
    pub alike: usize,
}

/// Answers of each pad that are compared with those of the other.
const COMPARED: usize = 6;

/// Where two pads part, and by which rules: whoever wrote totals, or began to name the players with another, wrote no other
/// pad for it.
#[must_use]
pub fn part(game: &'static dyn AnyGame, pads: [&Pad; 2], found: [&Guessed; 2]) -> Parting {
    let seated = pads[1].in_seats_of(game, &pads[0].table);
    let pads = [pads[0], seated.as_ref().unwrap_or(pads[1])];
    let (answers, rules) = nearest(game, pads, found);
    let each: Vec<&RuleSet> = (0..2)
        .flat_map(|place| answers[place].map_or(&[][..], |answer| in_use(found[place], answer)))
        .map(|answer| &answer.rules)
        .collect();
    let came: Vec<[Vec<Came>; 2]> =
        each.iter().map(|rules| pads.map(|pad| comes_to(game, pad, rules))).collect();
    let brought = [0, 1].map(|place| brought(pads[place], found[place].reading));
    let none = Written::default();
    let (mut deals, mut told_alike) = (Vec::new(), 0);
    for places in aligned(pads) {
        let told =
            [0, 1].map(|pad| places[pad].and_then(|place| pads[pad].deals.get(place)).unwrap_or(&none));
        let of = |paper: &Paper, account: Account| {
            paper.iter().find(|(known, _)| *known == account).map(|(_, figure)| *figure)
        };
        let accounts = pads[0].table.accounts().into_iter();
        let apart = accounts.filter_map(|account| {
            let written = told.map(|deal| of(&deal.figures, account));
            let points = [0, 1].map(|pad| {
                places[pad].and_then(|place| brought[pad].get(place)).and_then(|paper| of(paper, account))
            });
            let differ = match points {
                [Some(one), Some(other)] => one != other,
                [..] => written[0].is_some() != written[1].is_some(),
            };
            differ.then_some(Apart { account, written, points })
        });
        let figures: Vec<Apart> = apart.collect();
        let same = |[one, other]: &[Vec<Came>; 2]| match places {
            [Some(here), Some(there)] => match (one.get(here), other.get(there)) {
                (Some(one), Some(other)) => one.fits && other.fits && one.points == other.points,
                _ => false,
            },
            _ => false,
        };
        let alike = told[0].events == told[1].events || (!came.is_empty() && came.iter().all(same));
        told_alike += usize::from(alike && places.iter().all(Option::is_some));
        if !figures.is_empty() || !alike {
            let no = places[0].or(places[1]).map_or(0, |place| place + 1);
            let lacks = places.iter().position(Option::is_none);
            deals.push(Parted { deal: DealNo::try_from(no).unwrap_or(DealNo::MAX), lacks, alike, figures });
        }
    }
    Parting { answers, rules, deals, alike: told_alike }
}

/// The rules that were in use on a pad by one of its answers: all of them in turn where they changed on the way.
fn in_use(found: &Guessed, answer: usize) -> &[Answer] {
    if found.changed { &found.answers } else { found.answers.get(answer..=answer).unwrap_or_default() }
}

/// Which deal of one pad is which of the other: one after the other where they have as many; otherwise those that are told alike are
/// the same, in their order, and what stands between them in one pad only is not in the other.
fn aligned(pads: [&Pad; 2]) -> Vec<[Option<usize>; 2]> {
    let [one, other] = pads.map(|pad| pad.deals.as_slice());
    if one.len() == other.len() {
        return (0..one.len()).map(|place| [Some(place); 2]).collect();
    }
    // How many deals can be the same from here on in each.
    let mut most = vec![vec![0_usize; other.len() + 1]; one.len() + 1];
    for a in (0..one.len()).rev() {
        for b in (0..other.len()).rev() {
            most[a][b] = if one[a].events == other[b].events {
                most[a + 1][b + 1] + 1
            } else {
                most[a + 1][b].max(most[a][b + 1])
            };
        }
    }
    let (mut a, mut b, mut pairs) = (0, 0, Vec::new());
    while a < one.len() || b < other.len() {
        let same = a < one.len() && b < other.len() && one[a].events == other[b].events;
        // As many are left in both, and none is told alike: they are the same, told otherwise.
        let otherwise = a < one.len()
            && b < other.len()
            && one.len() - a == other.len() - b
            && most[a][b] == most[a + 1][b + 1];
        if same || otherwise {
            pairs.push([Some(a), Some(b)]);
            (a, b) = (a + 1, b + 1);
        } else if b == other.len() || a < one.len() && most[a + 1][b] >= most[a][b + 1] {
            pairs.push([Some(a), None]);
            a += 1;
        } else {
            pairs.push([None, Some(b)]);
            b += 1;
        }
    }
    pairs
}

/// The answers of two pads that have the least between them, and that.
fn nearest(
    game: &'static dyn AnyGame,
    pads: [&Pad; 2],
    found: [&Guessed; 2],
) -> ([Option<usize>; 2], Vec<RuleApart>) {
    // Rules that changed on the way are one answer.
    let many = found.map(|found| if found.changed { 1 } else { found.answers.len().min(COMPARED) });
    let mut best: Option<(usize, u32, [usize; 2], Vec<RuleApart>)> = None;
    for one in 0..many[0] {
        for other in 0..many[1] {
            let each = [in_use(found[0], one), in_use(found[1], other)];
            let rules = ever_apart(game, pads, each);
            let costs = each.iter().flat_map(|answers| answers.iter().map(|answer| answer.cost));
            let cost = costs.fold(0, u32::saturating_add);
            if best.as_ref().is_none_or(|(least, known, ..)| (rules.len(), cost) < (*least, *known)) {
                best = Some((rules.len(), cost, [one, other], rules));
            }
        }
    }
    match best {
        Some((_, _, answers, rules)) => (answers.map(Some), rules),
        None => (many.map(|many| (many > 0).then_some(0)), Vec::new()),
    }
}

/// The options and cells in which the rules of two pads differ at some time, those of each in turn.
fn ever_apart(game: &'static dyn AnyGame, pads: [&Pad; 2], each: [&[Answer]; 2]) -> Vec<RuleApart> {
    let ends =
        |answers: &[Answer], place: usize| answers.get(place + 1).map_or(DealNo::MAX, |next| next.from);
    let mut apart: Vec<RuleApart> = Vec::new();
    for (here, one) in each[0].iter().enumerate() {
        for (there, other) in each[1].iter().enumerate() {
            let from = one.from.max(other.from);
            if from < ends(each[0], here).min(ends(each[1], there)) {
                let rules = rules_apart(game, pads, [one, other]).into_iter();
                let new = rules.map(|rule| RuleApart { from, ..rule }).filter(|rule| {
                    !apart.iter().any(|known| (&known.id, &known.values) == (&rule.id, &rule.values))
                });
                let new: Vec<RuleApart> = new.collect();
                apart.extend(new);
            }
        }
    }
    apart
}

/// The options and cells in which two answers differ, as far as a deal of each pad comes otherwise by it: what one of them
/// does not show may be the same at both tables.
fn rules_apart(game: &'static dyn AnyGame, pads: [&Pad; 2], answers: [&Answer; 2]) -> Vec<RuleApart> {
    let word = |answer: &Answer, id: &str| {
        let value = answer.rules.options.get(id);
        value
            .map_or_else(String::new, |value| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    };
    let [left, right] = answers.map(|answer| &answer.rules.options);
    let ids = left.keys().chain(right.keys().filter(|id| !left.contains_key(*id)));
    let differing: Vec<RuleApart> = ids
        .map(|id| RuleApart { id: id.clone(), values: answers.map(|answer| word(answer, id)), from: 1 })
        .filter(|rule| rule.values[0] != rule.values[1])
        .collect();
    let mut shown = vec![[false; 2]; differing.len()];
    let mut otherwise = [false; 2];
    for (at, pad) in pads.into_iter().enumerate() {
        let mut bases: Vec<Vec<Came>> = Vec::new();
        for (place, answer) in answers.iter().enumerate() {
            let Some((mut again, ground)) = under(game, pad, &answer.rules) else { continue };
            let last = pad.deals.len().saturating_sub(1);
            let base = again.chain(last);
            for (rule, shown) in differing.iter().zip(&mut shown).filter(|(_, shown)| !shown[at]) {
                let value = match rule.values[1 - place].as_str() {
                    "" => "default",
                    value => value,
                };
                shown[at] = again.put(ground, &[(&rule.id, value)]) && differ(&again.chain(last), &base);
            }
            bases.push(base);
        }
        otherwise[at] = matches!(bases.as_slice(), [one, other] if differ(one, other));
    }
    let otherwise = otherwise == [true; 2];
    let some = shown.contains(&[true; 2]);
    // Where only several of them together do it, these are what the answers say of themselves.
    let said = |id: &String| answers.iter().any(|answer| answer.set.iter().any(|set| set.id == *id));
    let told = differing.into_iter().zip(shown);
    told.filter(|(rule, shown)| *shown == [true; 2] || (!some && otherwise && said(&rule.id)))
        .map(|(rule, _)| rule)
        .collect()
}

/// The deals of a pad under some rules, with the number of these.
fn under(
    game: &'static dyn AnyGame,
    pad: &Pad,
    rules: &RuleSet,
) -> Option<(Box<dyn crate::engine::play::Again>, usize)> {
    let events: Vec<_> = pad.deals.iter().map(|deal| deal.events.clone()).collect();
    let mut again = game.again(&pad.table, pad.dealer, pad.start.as_ref(), &events).ok()?;
    let ground = again.ground(&rules.preset, &game.patch(&rules.preset, rules).ok()?).ok()?;
    (again.put(ground, &[]) && !again.is_empty()).then_some((again, ground))
}

fn comes_to(game: &'static dyn AnyGame, pad: &Pad, rules: &RuleSet) -> Vec<Came> {
    under(game, pad, rules)
        .map_or_else(Vec::new, |(mut again, _)| again.chain(pad.deals.len().saturating_sub(1)))
}

fn differ(one: &[Came], other: &[Came]) -> bool {
    one.len() != other.len() || one.iter().zip(other).any(|(a, b)| a.fits != b.fits || a.points != b.points)
}

/// What each deal brought by the figures of a pad: a total less the one before it, where that is written.
fn brought(pad: &Pad, reading: Reading) -> Vec<Paper> {
    let opening = |account: Account| {
        let start =
            pad.start.as_ref().and_then(|start| start.totals.iter().find(|(known, _)| *known == account));
        start.map_or(0, |(_, total)| *total)
    };
    let before = |place: usize, account: Account| match place.checked_sub(1) {
        None => Some(opening(account)),
        Some(last) => {
            pad.deals[last].figures.iter().find(|(known, _)| *known == account).map(|(_, total)| *total)
        }
    };
    let each = pad.deals.iter().enumerate().map(|(place, deal)| match reading {
        Reading::Deals => deal.figures.clone(),
        Reading::Totals => {
            let figures = deal.figures.iter().filter_map(|(account, total)| {
                Some((*account, total.saturating_sub(before(place, *account)?)))
            });
            figures.collect()
        }
    });
    each.collect()
}

impl Pad {
    /// The same pad with its players in the seats that another table has them in. None where these are other players, or
    /// partners there who are none here.
    fn in_seats_of(&self, game: &dyn AnyGame, table: &Table) -> Option<Pad> {
        let names: Vec<String> = table.players.iter().map(|name| fold_word(name)).collect();
        let seats = self.table.players.iter().map(|name| {
            let name = fold_word(name);
            names.iter().position(|known| *known == name).map(Seat::at)
        });
        let seats: Vec<Seat> = seats.collect::<Option<_>>()?;
        let all = seats.len() == table.len() && table.seats().all(|seat| seats.contains(&seat));
        let mut accounts: Vec<(Account, Account)> = Vec::new();
        for seat in self.table.seats() {
            let pair = (self.table.account(seat), table.account(*seats.get(seat.index())?));
            let clash = accounts.iter().any(|known| (known.0 == pair.0) != (known.1 == pair.1));
            if clash || !all {
                return None;
            }
            accounts.push(pair);
        }
        let seat = |seat: Seat| seats.get(seat.index()).copied().unwrap_or(seat);
        let account = |account: Account| {
            accounts.iter().find(|(own, _)| *own == account).map_or(account, |(_, other)| *other)
        };
        let forms = game.info().forms.iter().chain(ENGINE_FORMS);
        let forms: Vec<&Form> = forms.collect();
        let deals = self.deals.iter().map(|deal| Written {
            events: deal.events.iter().map(|event| moved(&forms, event, &seat, &account)).collect(),
            figures: deal.figures.iter().map(|(own, figure)| (account(*own), *figure)).collect(),
        });
        let start = self.start.as_ref().map(|start| Start {
            totals: start.totals.iter().map(|(own, total)| (account(*own), *total)).collect(),
            fields: start.fields.clone(),
        });
        // Where nobody was named, the first player deals.
        let dealer = Some(seat(self.dealer.unwrap_or(Seat::at(0))));
        let by_marks = self.by_marks;
        Some(Pad { table: table.clone(), dealer, start, deals: deals.collect(), by_marks })
    }
}

/// An event with other seats in it.
fn moved(
    forms: &[&Form],
    event: &Value,
    seat: &dyn Fn(Seat) -> Seat,
    account: &dyn Fn(Account) -> Account,
) -> Value {
    let mut moved = event.clone();
    let Some(form) = forms.iter().find(|form| form.is_of(event)) else { return moved };
    for field in form.fields {
        for who in field.people_mut(&mut moved) {
            let place = who.as_u64().and_then(|n| usize::try_from(n).ok()).and_then(|n| n.checked_sub(1));
            let own: Option<Account> = who.as_str().and_then(|text| text.parse().ok());
            if let Some(place) = place {
                *who = Value::from(seat(Seat::at(place)).number());
            } else if let Some(own) = own {
                *who = Value::from(account(own).to_string());
            }
        }
    }
    moved
}
