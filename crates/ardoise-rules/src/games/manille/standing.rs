//! What passes from deal to deal, and how the match stands: manches, deals left, doublings, sans-atout owed.

use serde_json::Value;

use crate::engine::{Account, Parts, Race, Score, Seat, Standing, Start};

use super::event::is_voiture;
use super::outcome::{At, End, Outcome};
use super::reason::Reason;
use super::rules::{DealCounts, MatchFormat, TieDeal, TieMatch};
use super::shape::Shape;

/// What passes from deal to deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carry {
    /// Totals and manches.
    pub race: Race,
    /// Doublings carried over from equal counts.
    pub carried: u8,
    /// How often each account has chosen the trump.
    pub choices: [i32; 4],
    /// How often it chose sans-atout.
    pub no_trump: [i32; 4],
    /// Who deals next, once that is known.
    pub dealer: Option<Seat>,
}

impl Carry {
    /// The sans-atout an account still owes.
    #[must_use]
    pub fn owed(&self, at: At<'_>, account: Account) -> i32 {
        let fixed = at.rules.match_format == MatchFormat::Deals && self.deals_left(at) > 0;
        let done = self.no_trump.get(account.index()).copied().unwrap_or(0);
        if fixed { (at.rules.min_sans_atout - done).max(0) } else { 0 }
    }

    /// The choices an account has left when `dealer` deals next, that one included.
    #[must_use]
    pub fn choices_left(&self, at: At<'_>, account: Account, dealer: Seat) -> i32 {
        let to_come = usize::try_from(self.deals_left(at)).unwrap_or(0);
        let dealt = (0..to_come).filter(|steps| at.table.account(at.table.after(dealer, *steps)) == account);
        let dealt = i32::try_from(dealt.count()).unwrap_or(i32::MAX);
        dealt.min(self.quota_left(at, account))
    }

    /// The choices an account has left in the match.
    #[must_use]
    pub fn quota_left(&self, at: At<'_>, account: Account) -> i32 {
        let used = self.choices.get(account.index()).copied().unwrap_or(0);
        at.rules.choices().saturating_sub(used).max(0)
    }

    /// The deals left in a match of a fixed number of deals.
    #[must_use]
    pub fn deals_left(&self, at: At<'_>) -> i32 {
        at.rules.deals.saturating_sub(i32::try_from(self.race.deals).unwrap_or(i32::MAX)).max(0)
    }

    /// Is the manche now open the belle?
    #[must_use]
    pub fn belle(&self, at: At<'_>) -> bool {
        let last = u32::try_from(at.rules.manches_to_win - 1).unwrap_or(0);
        last > 0 && self.race.won.iter().all(|won| *won == last)
    }

    /// The points that win the manche now open.
    #[must_use]
    pub fn target(&self, at: At<'_>) -> i32 {
        if self.belle(at) { at.rules.belle_target } else { at.rules.manche_target }
    }
}

/// The state before the first deal.
///
/// # Errors
/// If what was carried in cannot be true.
pub(crate) fn begin(at: At<'_>, start: Option<&Start>) -> Result<Carry, Reason> {
    let accounts = at.table.accounts();
    let race = Race::new(accounts.len());
    let mut carry = Carry { race, carried: 0, choices: [0; 4], no_trump: [0; 4], dealer: None };
    let Some(start) = start else { return Ok(carry) };
    let number =
        |key: &str| start.fields.get(key).and_then(Value::as_i64).and_then(|n| i32::try_from(n).ok());
    let word = |key: &str| start.fields.get(key).and_then(Value::as_str);
    let known: Vec<String> = accounts.iter().map(|account| account.to_string().to_lowercase()).collect();
    for field in start.fields.keys() {
        let own = field.strip_prefix("choices-").or_else(|| field.strip_prefix("no-trump-"));
        if let Some(account) = own.filter(|account| !known.iter().any(|known| known == account)) {
            return Err(Reason::StartAccount { field: field.clone(), account: account.to_uppercase() });
        }
    }
    carry.race.post(&start.totals);
    carry.carried = match (number("carried"), word("carried")) {
        (Some(times), _) => u8::try_from(times).unwrap_or(0),
        (None, Some("yes")) => 1,
        (None, Some(_) | None) => 0,
    };
    if carry.carried > 0 && at.rules.tie_deal == TieDeal::Void {
        return Err(Reason::StartCarried);
    }
    if let Some(manches) = word("manche") {
        start_manches(at, &mut carry, manches)?;
    }
    let choices: Vec<Option<i32>> = known.iter().map(|id| number(&format!("choices-{id}"))).collect();
    let said = choices.iter().flatten().fold(0, |sum: i32, n| sum.saturating_add(*n));
    let deals = number("deals").unwrap_or(said).max(0);
    if said > deals {
        return Err(Reason::StartDeals { choices: said, deals });
    }
    carry.race.deals = u32::try_from(deals).unwrap_or(0);
    for (place, account) in accounts.iter().enumerate() {
        let no_trump = number(&format!("no-trump-{}", known[place])).unwrap_or(0);
        let share = (deals / at.rules.accounts()).max(no_trump);
        let chosen = choices[place].unwrap_or(share);
        if no_trump > chosen {
            return Err(Reason::StartNoTrump { account: *account, no_trump, choices: chosen });
        }
        (carry.choices[place], carry.no_trump[place]) = (chosen, no_trump);
    }
    settle(at, &mut carry);
    if carry.race.over || carry.race.totals != carry.race.closing {
        return Err(Reason::StartOver);
    }
    Ok(carry)
}

fn start_manches(at: At<'_>, carry: &mut Carry, manches: &str) -> Result<(), Reason> {
    let won: Option<Vec<u32>> = manches.split('-').map(|won| won.parse().ok()).collect();
    let to_win = u32::try_from(at.rules.manches_to_win).unwrap_or(0);
    if at.rules.match_format == MatchFormat::Deals {
        return Err(Reason::StartNoManches { manches: manches.to_owned() });
    }
    let accounts = carry.race.won.len();
    let Some(won) = won.filter(|won| won.len() == accounts) else {
        return Err(Reason::StartManches { manches: manches.to_owned(), accounts });
    };
    if won.iter().any(|won| *won >= to_win) {
        return Err(Reason::StartOver);
    }
    carry.race.won = won;
    Ok(())
}

/// The state after a deal.
#[must_use]
pub(crate) fn after(at: At<'_>, mut carry: Carry, outcome: &Outcome, score: &Score<Reason>) -> Carry {
    let replayed = is_replayed(at, outcome);
    carry.race.add(score);
    carry.dealer = Some(next_dealer(at, outcome, outcome.dealer));
    if replayed {
        carry.race.deals -= 1;
    } else {
        if let Some(spoken) = outcome.spoken.filter(|_| outcome.turned.is_none()) {
            let place = at.table.account(outcome.dealer).index().min(carry.choices.len() - 1);
            carry.choices[place] = carry.choices[place].saturating_add(1);
            carry.no_trump[place] = carry.no_trump[place].saturating_add(i32::from(is_voiture(spoken.trump)));
        }
        let par = Shape::of(at.rules).par();
        let tied = match outcome.end {
            End::Counted { dealer } => dealer == par,
            End::Shared { points } => points == [par; 4],
            End::Fault { .. } | End::Annulled => false,
        };
        carry.carried = match at.rules.tie_deal {
            TieDeal::DoublesNext if tied && at.rules.tie_doubling_stack.yes() => {
                outcome.carried.saturating_add(1).min(20)
            }
            TieDeal::DoublesNext if tied => 1,
            TieDeal::DoublesNext | TieDeal::Void => 0,
        };
    }
    settle(at, &mut carry);
    carry
}

/// Is the annulled deal played again as if it had not been?
fn is_replayed(at: At<'_>, outcome: &Outcome) -> bool {
    matches!(outcome.end, End::Fault { .. }) && at.rules.renonce_deal_counts == DealCounts::Replay
}

/// Who deals next.
#[must_use]
pub(crate) fn next_dealer(at: At<'_>, outcome: &Outcome, dealer: Seat) -> Seat {
    if is_replayed(at, outcome) { dealer } else { at.table.next(dealer) }
}

/// Closes the manche, or the match, if the totals say so.
fn settle(at: At<'_>, carry: &mut Carry) {
    let leader = Race::leader(&carry.race.totals);
    match at.rules.match_format {
        MatchFormat::Manches => {
            let target = carry.target(at);
            if let Some(leader) = leader
                && carry.race.totals[leader] >= target
                && let Some(winner) = at.table.accounts().get(leader)
            {
                carry.race.close_part(*winner);
                let to_win = u32::try_from(at.rules.manches_to_win).unwrap_or(1);
                carry.race.over = carry.race.won.iter().any(|won| *won >= to_win);
            }
        }
        MatchFormat::Deals => {
            let decided = leader.is_some() || at.rules.tie_match == TieMatch::Draw;
            carry.race.over = carry.deals_left(at) == 0 && decided;
        }
    }
}

/// How the match stands.
#[must_use]
pub(crate) fn standing(at: At<'_>, carry: &Carry) -> Standing<Reason> {
    let accounts = at.table.accounts();
    let race = &carry.race;
    let manches = at.rules.match_format == MatchFormat::Manches;
    let to_win = u32::try_from(at.rules.manches_to_win).unwrap_or(1);
    let best = match at.rules.match_format {
        _ if !race.over => None,
        MatchFormat::Manches => race.won.iter().position(|won| *won >= to_win),
        MatchFormat::Deals => Race::leader(&race.closing),
    };
    let winners = best.and_then(|place| accounts.get(place).copied()).into_iter().collect();
    let parts = manches.then(|| Parts {
        name: "manche",
        no: race.won.iter().sum::<u32>() + u32::from(!race.over),
        won: race.won.clone(),
        points: race.won.iter().map(|won| i32::try_from(*won).unwrap_or(i32::MAX)).collect(),
    });
    Standing { parts, ..Standing::of(&accounts, race, winners, |place| need(at, carry, place)) }
}

/// Who is ahead if the table stops here: by manches, then by the points of the manche now open.
#[must_use]
pub(crate) fn ahead(at: At<'_>, carry: &Carry) -> Vec<Account> {
    let race = &carry.race;
    at.table.ahead(|place| (race.won.get(place).copied(), race.totals.get(place).copied()))
}

/// What a place still needs.
fn need(at: At<'_>, carry: &Carry, place: usize) -> Reason {
    let totals = &carry.race.totals;
    match at.rules.match_format {
        MatchFormat::Manches => {
            let target = carry.target(at);
            let points = target.saturating_sub(totals[place]);
            let won = i32::try_from(carry.race.won[place]).unwrap_or(0);
            let manches = at.rules.manches_to_win - won - 1;
            let level = totals.iter().filter(|total| **total == totals[place]).count() > 1;
            if points <= 0 && !level {
                Reason::NeedsClose { target }
            } else if points <= 0 {
                Reason::NeedsLead { target }
            } else if carry.belle(at) {
                Reason::NeedsBelle { points, target }
            } else if manches <= 0 {
                Reason::NeedsLastManche { points, target }
            } else {
                Reason::NeedsManche { points, target, manches }
            }
        }
        MatchFormat::Deals => {
            let others = totals.iter().enumerate().filter(|(other, _)| *other != place);
            let best = others.map(|(_, total)| *total).max().unwrap_or(0);
            let ahead = totals[place].saturating_sub(best);
            match ahead {
                0 => Reason::NeedsLevel,
                1.. => Reason::NeedsAhead { points: ahead },
                _ => Reason::NeedsBehind { points: ahead.saturating_neg() },
            }
        }
    }
}
