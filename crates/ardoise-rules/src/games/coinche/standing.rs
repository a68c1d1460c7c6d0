//! What passes from deal to deal, when the match ends, and what each side still needs.

use super::judge;
use super::options::*;
use super::outcome::{Outcome, Void};
use super::reason::Reason;
use super::rules::Rules;
use super::score::{self, BELOTE};
use crate::engine::{Race, Score, Setting, Side, Standing, Start};

/// What passes from deal to deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carry {
    /// The totals.
    pub race: Race,
    /// Points of a litige that the winner of the next deal gets.
    pub held: i32,
    /// Who has won the match.
    pub winner: Option<Side>,
}

const SIDES: [Side; 2] = [Side::A, Side::B];

/// The state before the first deal.
///
/// # Errors
/// If what was carried in cannot be true.
pub(crate) fn begin(start: Option<&Start>) -> Result<Carry, Reason> {
    let held = start.map_or(0, |start| start.number("held"));
    Ok(Carry { race: Start::race(start, 2), held, winner: None })
}

/// Which side won the deal, and which had taken it.
fn sides(rules: &Rules, outcome: &Outcome) -> (Option<Side>, Option<Side>) {
    match outcome {
        Outcome::Void(_) => (None, None),
        Outcome::Misdealt(to) => (Some(*to), None),
        Outcome::Revoked(contract, by, _) => (Some(by.other()), Some(Side::at(contract.taker()))),
        Outcome::Played(played) => {
            let verdict = judge::judge(rules, played);
            let taker = played.contract.taker();
            let winner = if verdict.row.won() { taker } else { 1 - taker };
            ((!verdict.litige).then_some(Side::at(winner)), Some(Side::at(taker)))
        }
    }
}

/// Would the match be over after this deal with this score?
#[must_use]
pub(crate) fn ends(rules: &Rules, carry: &Carry, outcome: &Outcome, score: &Score<Reason>) -> bool {
    let mut after = carry.clone();
    after.race.add(score);
    winner(rules, &after, outcome, score).is_some()
}

fn winner(rules: &Rules, after: &Carry, outcome: &Outcome, score: &Score<Reason>) -> Option<Side> {
    let totals = |side: Side| after.race.totals.get(side.index()).copied().unwrap_or(0);
    let (deal_winner, taker) = sides(rules, outcome);
    let equal = || match rules.equal_end {
        EqualEnd::ExtraDeal => None,
        EqualEnd::LastWinner => deal_winner,
    };
    let larger = || Race::leader(&after.race.totals).map(Side::at).or_else(equal);
    let finish = rules.finish();
    if let Some(left) = finish.left(&after.race) {
        return if left == 0 { larger() } else { None };
    }
    let finishes = |side: Side| {
        let belote = || score.under(rules.account(side), BELOTE);
        match rules.finish_requires {
            FinishRequires::Any => true,
            FinishRequires::DealWon => deal_winner == Some(side),
            FinishRequires::NotByBelote => finish.reached(totals(side) - belote()),
            FinishRequires::NotByDefence => taker == Some(side),
        }
    };
    match finish.contenders(&after.race, |place| finishes(Side::at(place)))[..] {
        [] => None,
        [place] => Some(Side::at(place)),
        [..] => match rules.both_over {
            BothOver::MostPoints => larger(),
            BothOver::LastTaker => taker.or_else(larger),
            BothOver::LastDeal => {
                let marked = SIDES.map(|side| score.of(rules.account(side)));
                Race::leader(&marked).map(Side::at).or_else(larger)
            }
        },
    }
}

/// Does the deal count as played?
#[must_use]
pub(crate) fn counts(rules: &Rules, outcome: &Outcome) -> bool {
    match outcome {
        Outcome::Void(Void::PassedOut) => rules.four_passes == FourPasses::NextDealer,
        Outcome::Void(Void::Annulled) | Outcome::Misdealt(_) | Outcome::Revoked(..) => true,
        Outcome::Played(played) => rules.litige != Litige::Replay || !judge::judge(rules, played).litige,
    }
}

/// The state after a deal.
#[must_use]
pub(crate) fn carry(rules: &Rules, mut carry: Carry, outcome: &Outcome, score: &Score<Reason>) -> Carry {
    let played = carry.race.deals;
    carry.race.add(score);
    if !counts(rules, outcome) {
        carry.race.deals = played;
    }
    let (deal_winner, _) = sides(rules, outcome);
    carry.held = match (outcome, deal_winner) {
        (Outcome::Played(_) | Outcome::Revoked(..) | Outcome::Misdealt(_), Some(_)) => 0,
        (Outcome::Played(_), None) => carry.held.saturating_add(score::held(rules, outcome)),
        (Outcome::Void(_) | Outcome::Misdealt(_) | Outcome::Revoked(..), _) => carry.held,
    };
    carry.winner = match outcome {
        Outcome::Void(_) if rules.match_format == MatchFormat::Points => None,
        Outcome::Void(_) | Outcome::Misdealt(_) | Outcome::Revoked(..) | Outcome::Played(_) => {
            winner(rules, &carry, outcome, score)
        }
    };
    carry.race.over = carry.winner.is_some();
    carry
}

/// How the match stands.
#[must_use]
pub(crate) fn standing(at: Setting<'_, Rules>, carry: &Carry) -> Standing<Reason> {
    let total = |place: usize| carry.race.totals.get(place).copied().unwrap_or(0);
    let need = |place: usize| need(at.rules, carry, total(place), total(0) == total(1));
    let winners = carry.winner.map(|side| at.rules.account(side)).into_iter().collect();
    Standing::of(&at.table.accounts(), &carry.race, winners, need)
}

fn need(rules: &Rules, carry: &Carry, total: i32, tied: bool) -> Reason {
    if let Some(left) = rules.finish().left(&carry.race) {
        return if left > 0 { Reason::NeedsDeals { left } } else { Reason::NeedsExtraDeal };
    }
    let target = rules.finish().least();
    let points = target.saturating_sub(total);
    if points > 0 {
        return match rules.finish_requires {
            FinishRequires::Any => Reason::NeedsPoints { points },
            FinishRequires::DealWon => Reason::NeedsPointsAndDeal { points },
            FinishRequires::NotByBelote => Reason::NeedsPointsNoBelote { points },
            FinishRequires::NotByDefence => Reason::NeedsPointsAsTaker { points },
        };
    }
    match rules.finish_requires {
        // An adjustment, a start on paper or a lower target may bring a side there before a deal ends.
        FinishRequires::Any if !tied => Reason::NeedsClose { target },
        FinishRequires::DealWon => Reason::NeedsDealWon,
        FinishRequires::Any => Reason::NeedsExtraDeal,
        FinishRequires::NotByBelote if tied => Reason::NeedsExtraDeal,
        FinishRequires::NotByBelote => Reason::NeedsNotByBelote { target },
        FinishRequires::NotByDefence => Reason::NeedsTaken,
    }
}
