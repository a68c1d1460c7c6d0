//! What may be bid by the rules of a table, and how bids rank.

use crate::games::coinche::level::{Level, Slam};
use crate::games::coinche::options::*;
use crate::games::coinche::reason::Reason;
use crate::games::coinche::rules::Rules;
use crate::games::jass::Atout;

/// A number in which 160, 130 and 258 all go.
const COMMON: i64 = 268_320;

/// Is this trump bid and counted on its own scale?
#[must_use]
pub(crate) fn native(rules: &Rules, trump: Atout) -> bool {
    rules.bid_compare != BidCompare::Points
        && match trump {
            Atout::None => rules.sa_count == SaCount::Native,
            Atout::All => rules.ta_count == TaCount::Native,
            Atout::Hearts | Atout::Diamonds | Atout::Clubs | Atout::Spades => false,
        }
}

/// The classic bid that ranks like a native one by the table of equivalences, times two.
fn twice_classic(rules: &Rules, level: i64, trump: Atout) -> i64 {
    let shift = match rules.equivalence_align {
        Align::Left => 0,
        Align::Right => 2,
    };
    match trump {
        Atout::None => 2 * (level + 10 + 10 * shift),
        Atout::All => 2 * (80 + 10 * shift) + (level - 130),
        Atout::Hearts | Atout::Diamonds | Atout::Clubs | Atout::Spades => 2 * level,
    }
}

/// The rank of a bid in points by the table of equal bids, whether it is in force or not.
#[must_use]
pub(crate) fn table_rank(rules: &Rules, level: i32, trump: Atout) -> i64 {
    twice_classic(rules, i64::from(level), trump)
}

/// Is it a bid of the table of equal bids?
#[must_use]
pub(crate) const fn in_table(level: i32, trump: Atout) -> bool {
    match trump {
        Atout::None => level >= 70 && level <= 130 && level % 10 == 0,
        Atout::All => level >= 130 && level <= 250 && (level - 130) % 20 == 0,
        Atout::Hearts | Atout::Diamonds | Atout::Clubs | Atout::Spades => true,
    }
}

/// The rank of a bid: a higher rank overcalls, an equal one does not. Points are on a scale of `160 * COMMON`.
#[must_use]
pub(crate) fn rank(rules: &Rules, level: Level, trump: Atout) -> (i64, i64) {
    match level {
        Level::Slam(slam) => (slam.rank(), 0),
        Level::Points(points) => {
            let points = i64::from(points);
            let scaled = match rules.bid_compare {
                BidCompare::Points => points * COMMON / 160,
                _ if !native(rules, trump) => points * COMMON / 160,
                BidCompare::NativeLinear => points * COMMON / native_total(trump),
                BidCompare::NativeTable => twice_classic(rules, points, trump) * COMMON / 320,
            };
            (0, scaled)
        }
    }
}

/// The total on which a native bid is made.
const fn native_total(trump: Atout) -> i64 {
    match trump {
        Atout::None => 130,
        Atout::All => 258,
        Atout::Hearts | Atout::Diamonds | Atout::Clubs | Atout::Spades => 160,
    }
}

/// Is it a bid of at most `points` of a suit contract, however it is spoken?
#[must_use]
pub(crate) fn at_most(rules: &Rules, level: Level, trump: Atout, points: i32) -> bool {
    match level {
        Level::Slam(_) => false,
        Level::Points(_) => rank(rules, level, trump) <= rank(rules, Level::Points(points), Atout::Hearts),
    }
}

/// Is it the contract that `coinche-80=no` speaks of?
#[must_use]
pub(crate) fn is_eighty(rules: &Rules, level: Level, trump: Atout) -> bool {
    match rules.coinche_80_is {
        Eighty::Exactly => at_most(rules, level, trump, 80) && !at_most(rules, level, trump, 79),
        Eighty::Lowest => at_most(rules, level, trump, rules.min_bid.max(80)),
    }
}

/// Can this be bid at all by these rules, whoever bids it?
///
/// # Errors
/// Why not.
pub(crate) fn allowed(rules: &Rules, level: Level, trump: Option<Atout>) -> Result<Atout, Reason> {
    let trump = match (trump, level) {
        (None | Some(Atout::None), Level::Slam(Slam::Schmurtz)) => Atout::None,
        (Some(_), Level::Slam(Slam::Schmurtz)) => return Err(Reason::SchmurtzHasNoSuit),
        (Some(trump), _) => trump,
        (None, _) => return Err(Reason::SuitMissing { level }),
    };
    match level {
        Level::Slam(_) if rules.two() => return Err(Reason::NoSlamForTwo { level }),
        Level::Slam(slam) => slam_allowed(rules, slam, trump)?,
        Level::Points(points) => points_allowed(rules, points, trump)?,
    }
    match trump {
        Atout::None if !rules.sans_atout.on() => Err(Reason::NoSansAtout),
        Atout::All if !rules.tout_atout.on() => Err(Reason::NoToutAtout),
        Atout::None | Atout::All | Atout::Hearts | Atout::Diamonds | Atout::Clubs | Atout::Spades => {
            Ok(trump)
        }
    }
}

fn slam_allowed(rules: &Rules, slam: Slam, trump: Atout) -> Result<(), Reason> {
    let no_belote = match trump {
        Atout::None => true,
        Atout::All => rules.ta_belotes == TaBelotes::None,
        Atout::Hearts | Atout::Diamonds | Atout::Clubs | Atout::Spades => false,
    };
    match slam {
        Slam::Schmurtz if rules.low_hand != LowHand::Schmurtz => Err(Reason::NoSchmurtz),
        Slam::Generale | Slam::GeneraleBelote if !rules.generale.on() => Err(Reason::NoGenerale),
        Slam::CapotBelote | Slam::GeneraleBelote if !rules.capot_belote.on() => Err(Reason::NoCapotBelote),
        Slam::CapotBelote | Slam::GeneraleBelote if no_belote => Err(Reason::NoBeloteAt { trump }),
        Slam::Schmurtz | Slam::Generale | Slam::GeneraleBelote | Slam::Capot | Slam::CapotBelote => Ok(()),
    }
}

fn points_allowed(rules: &Rules, points: i32, trump: Atout) -> Result<(), Reason> {
    let plain = trump.suit().is_some();
    if !plain && rules.sa_ta == SaTa::CapotOnly {
        return Err(Reason::OnlyCapotAt { trump });
    }
    if native(rules, trump) && rules.bid_compare == BidCompare::NativeTable {
        return if in_table(points, trump) {
            Ok(())
        } else {
            Err(Reason::NotInBidTable { level: points, trump })
        };
    }
    let total = if native(rules, trump) { native_total(trump) } else { 160 };
    let scale = |bid: i32| i64::from(bid) * total;
    let step = i64::from(rules.bid_step);
    let min = if total == 160 {
        i64::from(rules.min_bid)
    } else {
        (scale(rules.min_bid) + 160 * step - 1) / (160 * step) * step
    };
    let asked = i64::from(points);
    if asked < min {
        return Err(Reason::BidTooLow { level: points, min: i32::try_from(min).unwrap_or(i32::MAX) });
    }
    if let Some(max) = rules.max_bid.0
        && asked * 160 > scale(max)
    {
        let max = i32::try_from(scale(max) / 160).unwrap_or(i32::MAX);
        return Err(Reason::BidTooHigh { level: points, max });
    }
    if asked != min && asked % step != 0 {
        return Err(Reason::BidOffStep { level: points, step: rules.bid_step });
    }
    Ok(())
}
