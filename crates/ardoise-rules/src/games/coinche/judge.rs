//! Is the contract made? The row of the marking table that a deal falls under.

use super::auction::bid;
use super::count::{self, Grain};
use super::level::{Level, Slam};
use super::marks::Row;
use super::options::*;
use super::outcome::Played;
use super::rules::Rules;
use crate::games::jass::{Atout, BELOTE_POINTS, Figure, Sweep};

/// What a deal is judged to be. Pairs are the taker's side, then the defence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Verdict {
    /// The row of the marking table.
    pub row: Row,
    /// Both sides have as many points, and the table has a rule for that.
    pub litige: bool,
    /// What the tricks are worth when the contract is judged.
    pub real: [Figure; 2],
    /// What the taker's side has towards its bid, belote and declarations included.
    pub has: Figure,
    /// What it needs.
    pub needs: i32,
}

/// The points counted at the table, the taker's side first.
#[must_use]
pub(crate) fn counted(rules: &Rules, played: &Played) -> [i32; 2] {
    let taker = played.contract.taker();
    match played.sweep.filter(|_| !rules.two()) {
        None => [played.points[taker], played.points[1 - taker]],
        Some(sweep) => {
            let all = count::scale(rules, played.contract.trump).total();
            if sweep.side.index() == taker { [all, 0] } else { [0, all] }
        }
    }
}

/// Who took the last trick, the taker's side first.
#[must_use]
pub(crate) fn der(played: &Played) -> [bool; 2] {
    let side = played.sweep.map_or(played.der, |sweep| Some(sweep.side));
    let taker = side.is_some_and(|side| side.index() == played.contract.taker());
    [taker, side.is_some() && !taker]
}

/// What a bid in points is marked as.
#[must_use]
pub(crate) fn bid_value(rules: &Rules, level: Level, trump: Atout) -> i32 {
    match level {
        Level::Slam(slam) if slam.alone() => rules.generale_value,
        Level::Slam(_) => rules.capot_bid,
        Level::Points(points) => {
            let asked = match rules.bid_marks {
                BidMarks::Asked => points,
                BidMarks::TenBelow => points - points % 10,
            };
            match rules.plus50_marks {
                Plus50::Converted => asked + plus_50(rules, trump),
                Plus50::Announced => asked,
            }
        }
    }
}

/// What is needed beyond the bid where tout-atout is bid on 160 and counted on 258.
fn plus_50(rules: &Rules, trump: Atout) -> i32 {
    if trump == Atout::All && rules.ta_count == TaCount::Plus50 { 50 } else { 0 }
}

/// Judges a deal.
#[must_use]
pub(crate) fn judge(rules: &Rules, played: &Played) -> Verdict {
    let trump = played.contract.trump;
    let (counted, last) = (counted(rules, played), der(played));
    let real =
        [count::real(rules, trump, counted[0], last[0]), count::real(rules, trump, counted[1], last[1])];
    if let Some(made) = played.said {
        let row = row_said(played.contract.level, made);
        return Verdict { row, litige: false, real, has: real[0], needs: 0 };
    }
    match played.contract.level {
        Level::Slam(slam) => {
            Verdict { row: slam_row(rules, played, slam), litige: false, real, has: real[0], needs: 0 }
        }
        Level::Points(points) => points_verdict(rules, played, points, real),
    }
}

/// The row of a contract of which no more is known than that it was made or not.
#[must_use]
pub(crate) const fn row_said(level: Level, made: bool) -> Row {
    match (level, made) {
        (Level::Points(_), true) => Row::Made,
        (Level::Points(_), false) => Row::Failed,
        (Level::Slam(slam), true) if slam.alone() => Row::GeneraleMade,
        (Level::Slam(slam), false) if slam.alone() => Row::GeneraleFailed,
        (Level::Slam(_), true) => Row::CapotMade,
        (Level::Slam(_), false) => Row::CapotFailed,
    }
}

fn counts_alone(rules: &Rules) -> bool {
    rules.generale.on() && rules.generale_unannounced == GeneraleUnannounced::Counted
}

fn slam_row(rules: &Rules, played: &Played, slam: Slam) -> Row {
    let taker = played.contract.taker();
    let swept = played.sweep.filter(|sweep| sweep.side.index() == taker);
    match (slam.alone(), swept) {
        (true, Some(Sweep { alone: Some(player), .. })) if player == played.contract.by => Row::GeneraleMade,
        (true, _) => Row::GeneraleFailed,
        (false, Some(sweep)) => {
            let upgraded = sweep.alone.is_some() && counts_alone(rules) && slam != Slam::Schmurtz;
            if upgraded { Row::CapotAlone } else { Row::CapotMade }
        }
        (false, None) if played.sweep.is_some() => Row::CapotDry,
        (false, None) => Row::CapotFailed,
    }
}

fn points_verdict(rules: &Rules, played: &Played, points: i32, real: [Figure; 2]) -> Verdict {
    let trump = played.contract.trump;
    let taker = played.contract.taker();
    // Of two players who takes every trick has the points of his cards and no more.
    let swept = played.sweep.filter(|sweep| sweep.side.index() == taker && !rules.two());
    let needs = points + plus_50(rules, trump) + rules.contract_margin;
    let (counted, last) = (counted(rules, played), der(played));
    let tricks = match (swept, rules.contract_points) {
        (Some(sweep), _) => {
            let alone = sweep.alone.is_some() && counts_alone(rules);
            let every = Figure::whole(if alone { rules.generale_value } else { rules.capot_value });
            if every.reaches(real[0]) { every } else { real[0] }
        }
        (None, ContractPoints::Real) => real[0],
        (None, ContractPoints::Rounded) => {
            Figure::whole(count::marks(rules, trump, counted, last, [true, false], Grain::Rounded)[0])
        }
    };
    let margin = rules.contract_margin;
    let towards = match (swept, rules.contract_points) {
        (None, ContractPoints::Real) => count::beyond(rules, trump, counted[0], last[0], margin).plus(margin),
        (Some(_), _) | (None, ContractPoints::Rounded) => tricks,
    };
    let belote = |side: usize| BELOTE_POINTS * i32::from(played.belotes[side]);
    let helps = match rules.belote_counts {
        BeloteCounts::Yes => true,
        BeloteCounts::No => false,
        BeloteCounts::From100 => !bid::at_most(rules, played.contract.level, trump, 99),
    };
    let own = match rules.contract_counts_annonces {
        AnnoncesCount::Own => played.annonces.marked[taker],
        AnnoncesCount::No => 0,
    };
    let need = Figure::whole(needs);
    let alone = towards.plus(own);
    let has = if helps { alone.plus(belote(taker)) } else { alone };
    let above_floor = tricks.reaches(Figure::whole(rules.belote_floor));
    let reached = alone.reaches(need) || (above_floor && has.reaches(need));
    let bare = [if swept.is_some() { tricks } else { real[0] }, real[1]];
    let full = [(taker, bare[0]), (1 - taker, bare[1])]
        .map(|(side, tricks)| tricks.plus(belote(side) + played.annonces.marked[side]));
    let [ours, theirs] = if rules.beat_counts_annonces.yes() { full } else { bare };
    let (at_least, equal) = (ours.reaches(theirs), ours.equals(theirs));
    let beats = at_least && !equal;
    let sunk = rules.annonces_sink.yes() && full[1].reaches(full[0]);
    let made = !sunk
        && match rules.contract_test {
            ContractTest::Reach => reached,
            ContractTest::ReachAndBeat => reached && beats,
            ContractTest::ReachAndEqual => reached && at_least,
            ContractTest::BeatOnly => beats,
        };
    let dry = played.sweep.is_some_and(|sweep| sweep.side.index() != taker);
    let contested = !dry && equal && (reached || rules.contract_test == ContractTest::BeatOnly);
    let (made, litige) = match rules.litige {
        _ if !contested => (made, false),
        Litige::None => (made, false),
        Litige::TakerLoses => (false, false),
        Litige::Held | Litige::Replay => (false, true),
    };
    let row = match (swept, made) {
        _ if dry && !rules.two() => Row::DefenceCapot,
        _ if dry => Row::Failed,
        (Some(sweep), true) if sweep.alone.is_some() && counts_alone(rules) => Row::Generale,
        (Some(_), true) => Row::Capot,
        (None, true) => Row::Made,
        (_, false) => Row::Failed,
    };
    Verdict { row, litige, real, has, needs }
}
