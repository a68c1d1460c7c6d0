//! The lines of a deal: one for the contract and one for each bonus, for each account.

use super::event::Misere;
use super::outcome::{Count, Fault, Outcome, Played, Slam};
use super::reason::Reason;
use super::rules::{MisereTo, RevokePayer, RevokePrice, Rounding, Rules, Share};
use super::shape::{needed, poignee_value};
use super::worth::Worth;
use crate::engine::{Account, Article, Score, Seat};

const CONTRACT: Article = Article("tarot.contract");
const PETIT: Article = Article("tarot.petit");
const POIGNEE: Article = Article("tarot.poignee");
const CHELEM: Article = Article("tarot.chelem");
const MISERE: Article = Article("tarot.misere");
const REVOKE: Article = Article("tarot.revoke");

/// The result of a count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Verdict {
    /// The points after a half has gone to the camp that wins.
    pub counted: i32,
    /// The points that were needed.
    pub needed: i32,
    /// Were they reached?
    pub made: bool,
}

/// Was the contract made? A half goes to whoever wins.
#[must_use]
pub(crate) fn verdict(count: Count) -> Verdict {
    let needed = needed(count.bouts);
    let above = count.points.is_half() && count.points.halves() > 2 * needed;
    let counted = count.points.floor() + i32::from(above);
    Verdict { counted, needed, made: counted >= needed }
}

/// The difference as the table rounds it: to the nearest, the half upwards.
#[must_use]
pub(crate) const fn rounded(rules: &Rules, difference: i32) -> i32 {
    let step = match rules.diff_rounding {
        Rounding::None => return difference,
        Rounding::Five => 5,
        Rounding::Ten => 10,
    };
    (2 * difference + step) / (2 * step) * step
}

/// What a contract is worth at this table; at one that lost it in mid-match, what the federation gives.
fn worth(rules: &Rules, played: &Played) -> Worth {
    played.contract.worth(rules).unwrap_or(Worth { base: 25, multiplier: 1 })
}

/// Was the contract made, a revoke that decides included?
#[must_use]
pub(crate) fn made(played: &Played) -> Option<bool> {
    match (played.fault, played.count) {
        (Some(Fault::Attack(_)), _) => Some(false),
        (Some(Fault::Defence(_)), _) => Some(true),
        (None, Some(count)) => Some(verdict(count).made),
        (None, None) => None,
    }
}

/// Writes what one unit comes to for every account.
struct Sheet<'a> {
    rules: &'a Rules,
    played: &'a Played,
    lines: Score<Reason>,
    /// What the attack has of the lines so far: where taker and partner halve it, the odd point of all of it is the taker's.
    sum: i32,
}

impl Sheet<'_> {
    /// What each gets when every defender loses `unit`: it sums to zero.
    fn shares(&self, unit: i32) -> Vec<(Seat, i32)> {
        let played = self.played;
        let defenders = i32::try_from(played.defenders.len()).unwrap_or(0);
        let all = unit.saturating_mul(defenders);
        let partner = played.partner.map(|partner| match self.rules.partner_share {
            Share::TwoOne => (partner, unit),
            Share::Equal => (partner, self.sum.saturating_add(all) / 2 - self.sum / 2),
        });
        let partnered = partner.map_or(0, |(_, share)| share);
        let offender = match (played.fault, self.rules.revoke_payer) {
            (Some(Fault::Defence(player)), RevokePayer::Offender) => Some(player),
            _ => None,
        };
        let pays = |seat: &Seat| match offender {
            Some(player) if player == *seat => (*seat, -all),
            Some(_) => (*seat, 0),
            None => (*seat, -unit),
        };
        let attack = std::iter::once((played.taker, all.saturating_sub(partnered))).chain(partner);
        attack.chain(played.defenders.iter().map(pays)).collect()
    }

    fn write(&mut self, unit: i32, article: Article, reason: impl Fn(i32) -> Reason) {
        for (seat, amount) in self.shares(unit) {
            let times = if unit != 0 && amount % unit == 0 { (amount / unit).abs() } else { 0 };
            self.lines.points(Account::Seat(seat), amount, article, reason(times));
        }
        let defenders = i32::try_from(self.played.defenders.len()).unwrap_or(0);
        self.sum = self.sum.saturating_add(unit.saturating_mul(defenders));
    }
}

/// The score of a deal.
#[must_use]
pub(crate) fn score(rules: &Rules, outcome: &Outcome) -> Score<Reason> {
    let Outcome::Played(played) = outcome else { return Score::default() };
    let Some(made) = made(played) else { return Score::default() };
    let sign = if made { 1 } else { -1 };
    let camp = if made { "attack" } else { "defence" };
    let mut sheet = Sheet { rules, played, lines: Score::with_capacity(8), sum: 0 };
    contract(&mut sheet, sign);
    if let Some(attack) = played.petit.filter(|_| played.fault.is_none()) {
        let times = if rules.petit_multiplied.yes() { worth(rules, played).multiplier } else { 1 };
        let value = rules.petit_value.saturating_mul(times);
        let camp = if attack { "attack" } else { "defence" };
        let unit = if attack { value } else { -value };
        sheet.write(unit, PETIT, |times| Reason::PetitLast { camp, unit: value, times });
    }
    for (player, size) in played.poignees.iter().copied() {
        let unit = poignee_value(rules, size);
        sheet.write(sign * unit, POIGNEE, |times| Reason::PoigneePaid { player, size, camp, unit, times });
    }
    for slam in played.slams.iter().filter(|_| played.fault.is_none()) {
        let (slam, unit) = match slam {
            Slam::Made => ("slam-made", rules.chelem_made),
            Slam::Unannounced => ("slam-unannounced", rules.chelem_unannounced),
            Slam::Failed => ("slam-failed", -rules.chelem_failed),
            Slam::Defence => ("slam-defence", -rules.chelem_defence),
            Slam::PetitMade => ("petit-slam-made", rules.petit_chelem_made),
            Slam::PetitFailed => ("petit-slam-failed", -rules.petit_chelem_failed),
        };
        sheet.write(unit, CHELEM, |times| Reason::SlamPaid { slam, unit: unit.abs(), times });
    }
    for (player, lacks) in played.miseres.iter().copied() {
        misere(&mut sheet, sign, camp, player, lacks);
    }
    sheet.lines
}

/// The lines of the contract.
fn contract(sheet: &mut Sheet<'_>, sign: i32) {
    let (rules, played) = (sheet.rules, sheet.played);
    let Worth { base, multiplier } = worth(rules, played);
    let contract = played.contract;
    let counted = played.count.map(|count| {
        let verdict = verdict(count);
        let difference = rounded(rules, (verdict.counted - verdict.needed).abs());
        let unit = multiplier.saturating_mul(base.saturating_add(difference));
        (count, verdict, difference, unit)
    });
    let Some(fault) = played.fault else {
        let Some((count, verdict, difference, unit)) = counted else { return };
        let Verdict { counted, needed, made } = verdict;
        let (points, rounded) = (count.points, i32::from(count.points.is_half()));
        sheet.write(sign * unit, CONTRACT, |times| {
            if made {
                Reason::Made {
                    contract,
                    points,
                    counted,
                    rounded,
                    needed,
                    multiplier,
                    base,
                    difference,
                    unit,
                    times,
                }
            } else {
                Reason::Failed {
                    contract,
                    points,
                    counted,
                    rounded,
                    needed,
                    multiplier,
                    base,
                    difference,
                    unit,
                    times,
                }
            }
        });
        return;
    };
    let flat = multiplier.saturating_mul(base);
    // What was counted counts only where it goes the same way: it is then the worse of the two.
    let worse = counted
        .filter(|(_, verdict, ..)| rules.revoke_price == RevokePrice::Counted && verdict.made == (sign > 0));
    let unit = worse.map_or(flat, |(.., unit)| unit);
    sheet.write(sign * unit, REVOKE, |times| match fault {
        Fault::Attack(player) => Reason::FailedByRevoke { contract, player, unit, times },
        Fault::Defence(player) => Reason::MadeByRevoke { contract, player, unit, times },
    });
}

/// The lines of a misère.
fn misere(sheet: &mut Sheet<'_>, sign: i32, camp: &'static str, player: Seat, lacks: Misere) {
    let value = sheet.rules.misere_value.saturating_mul(if lacks == Misere::Double { 2 } else { 1 });
    if sheet.rules.misere_to == MisereTo::DealWinner {
        let unit = value;
        return sheet.write(sign * value, MISERE, |times| Reason::MisereWon {
            player,
            lacks,
            camp,
            unit,
            times,
        });
    }
    let played = sheet.played;
    let attack = std::iter::once(played.taker).chain(played.partner);
    let others: Vec<Seat> =
        attack.chain(played.defenders.iter().copied()).filter(|seat| *seat != player).collect();
    let players = i32::try_from(others.len()).unwrap_or(0);
    let gained = Reason::MisereGained { lacks, value, players };
    sheet.lines.points(Account::Seat(player), value.saturating_mul(players), MISERE, gained);
    for seat in others {
        let paid = Reason::MiserePaid { player, lacks, value };
        sheet.lines.points(Account::Seat(seat), -value, MISERE, paid);
    }
}
