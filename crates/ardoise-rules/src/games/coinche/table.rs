//! Builds the marking table from the options, cell by cell; a house's own cells are put over it.

use super::count;
use super::judge;
use super::marks::terms::{Bonus, Terms};
use super::marks::{Marks, Row, Stake};
use super::options::*;
use super::outcome::Contract;
use super::rules::Rules;
use crate::games::jass::Atout;

/// The multiplier of a stake.
#[must_use]
pub(crate) const fn factor(rules: &Rules, stake: Stake) -> i32 {
    match stake {
        Stake::Plain => 1,
        Stake::Coinched => rules.coinche_factor,
        Stake::Surcoinched => rules.surcoinche_factor,
    }
}

/// The whole table for a trump, row by row, stake by stake.
#[must_use]
pub(crate) fn table(rules: &Rules, trump: Atout) -> Vec<(Row, Stake, Marks)> {
    let stakes = |row| Stake::ALL.into_iter().map(move |stake| (row, stake));
    // Two players know no capot.
    let known = |row: &Row| !rules.two() || matches!(row, Row::Made | Row::Failed);
    let rows = Row::ALL.into_iter().filter(known).flat_map(stakes);
    rows.map(|(row, stake)| (row, stake, marks(rules, trump, row, stake))).collect()
}

/// Is the same marked whatever the points are, once it is known whether the contract was made?
#[must_use]
pub(crate) fn without_figure(rules: &Rules, contract: Contract, made: bool) -> bool {
    let marks = marks(rules, contract.trump, judge::row_said(contract.level, made), contract.stake);
    let free = |terms: Terms| terms.points == 0 && terms.their_points == 0;
    !rules.two() && free(marks.taker) && free(marks.defence)
}

/// One row of the table at one stake.
#[must_use]
pub(crate) fn marks(rules: &Rules, trump: Atout, row: Row, stake: Stake) -> Marks {
    let (taker, defence) = match row.won() {
        true => (winner(rules, trump, row, stake), maker_s_opponents(rules, row, stake)),
        false => (Terms::NONE, winner(rules, trump, row, stake)),
    };
    let mut marks = Marks {
        taker,
        defence,
        belote: belote(rules, row.won(), stake),
        annonces: annonces(rules, row.won(), stake),
    };
    if let Some(other) = row.follows() {
        rules.marks.over(other, stake, &mut marks);
    }
    rules.marks.over(row, stake, &mut marks);
    if trump == Atout::None && rules.sans_atout_factor != 1 {
        for terms in [&mut marks.taker, &mut marks.defence] {
            terms.bid = terms.bid.saturating_mul(rules.sans_atout_factor);
        }
    }
    marks
}

/// What the winner marks besides belote and declarations: the part of the tricks, and the bid.
fn winner(rules: &Rules, trump: Atout, row: Row, stake: Stake) -> Terms {
    let k = factor(rules, stake);
    let coinched = stake != Stake::Plain;
    let (tricks, bid) = (tricks(rules, trump, row, stake), bid(rules, row));
    match rules.scoring {
        Scoring::BidOnly => Terms::BID.times(k),
        Scoring::MadeOnly | Scoring::MadePlusBid => match rules.coinche_scope {
            _ if !coinched => tricks.and(bid),
            CoincheScope::All => tricks.and(bid).times(k),
            CoincheScope::BidOnly => tricks.and(bid.times(k)),
            CoincheScope::Flat320 => tricks.times(k).and(bid),
            CoincheScope::BidAlone => Terms::BID.times(k),
        },
    }
}

/// The bid, where the row marks it.
fn bid(rules: &Rules, row: Row) -> Terms {
    let marked = match row {
        Row::Made | Row::Capot | Row::Generale => rules.scoring != Scoring::MadeOnly,
        Row::Failed | Row::DefenceCapot => rules.fall_adds_bid.yes(),
        Row::CapotMade
        | Row::CapotAlone
        | Row::CapotFailed
        | Row::CapotDry
        | Row::GeneraleMade
        | Row::GeneraleFailed => true,
    };
    if marked { Terms::BID } else { Terms::NONE }
}

/// What is marked for the tricks.
fn tricks(rules: &Rules, trump: Atout, row: Row, stake: Stake) -> Terms {
    let exact_fall = rules.fall_base == FallBase::Flat162;
    let fall = match rules.fall_base {
        FallBase::Flat160 | FallBase::Flat162 => Terms::flat(count::flat_total(rules, trump, exact_fall)),
        FallBase::Both => Terms::POINTS.and(Terms { their_points: 1, ..Terms::NONE }),
    };
    let made = match rules.coinched_made_base {
        _ if stake == Stake::Plain => Terms::POINTS,
        CoinchedBase::Points if rules.coinche_scope == CoincheScope::Flat320 => {
            Terms::flat(count::flat_total(rules, trump, false))
        }
        CoinchedBase::Points => Terms::POINTS,
        CoinchedBase::Flat160 => Terms::flat(count::flat_total(rules, trump, false)),
        CoinchedBase::Flat162 => Terms::flat(count::flat_total(rules, trump, true)),
    };
    let generale = match rules.generale_total {
        GeneraleTotal::Double => Terms::flat(rules.generale_value),
        GeneraleTotal::Flat => Terms::NONE,
    };
    match row {
        Row::Made => made,
        Row::Failed => fall,
        Row::Capot => match rules.capot_unannounced {
            CapotUnannounced::Value => Terms::flat(rules.capot_value),
            CapotUnannounced::Plus90 => made.and(Terms::flat(90)),
            CapotUnannounced::Nothing => made,
        },
        Row::CapotMade => Terms::flat(rules.capot_announced - rules.capot_bid),
        Row::CapotFailed | Row::CapotDry => match rules.capot_failed {
            CapotFailed::Points(points) => Terms::flat(points - rules.capot_bid),
            CapotFailed::Fall => fall,
        },
        Row::Generale | Row::CapotAlone => Terms::flat(rules.generale_value),
        Row::GeneraleMade => generale,
        Row::GeneraleFailed => match rules.generale_failed {
            GeneraleFailed::Full => generale,
            GeneraleFailed::Flat160PlusContract => fall,
        },
        Row::DefenceCapot => match rules.defence_capot {
            DefenceCapot::Fall => fall,
            DefenceCapot::Points(points) => Terms::flat(points),
        },
    }
}

/// What the defence marks for its own tricks when the contract is made.
fn maker_s_opponents(rules: &Rules, row: Row, stake: Stake) -> Terms {
    if rules.scoring == Scoring::BidOnly || row != Row::Made {
        return Terms::NONE;
    }
    match rules.coinche_loser {
        _ if stake == Stake::Plain => Terms::POINTS,
        CoincheLoser::KeepsPoints => Terms::POINTS,
        CoincheLoser::KeepsDoubled => Terms::POINTS.times(factor(rules, stake)),
        CoincheLoser::ZeroButBelote | CoincheLoser::Zero | CoincheLoser::BeloteToWinner => Terms::NONE,
    }
}

/// Who marks the taker's belote and the defence's.
fn belote(rules: &Rules, made: bool, stake: Stake) -> [Bonus; 2] {
    if rules.scoring == Scoring::BidOnly {
        return [Bonus::NONE; 2];
    }
    let coinched = stake != Stake::Plain;
    let k = if rules.multiplies_belote.yes() { factor(rules, stake) } else { 1 };
    let failed = match rules.belote_on_chute {
        BeloteOnChute::Kept => Bonus::OWN,
        BeloteOnChute::ToDefence => Bonus::other(k),
        BeloteOnChute::Lost => Bonus::NONE,
    };
    let uncoinched = if made { Bonus::OWN } else { failed };
    let loser = match rules.coinche_loser {
        _ if !coinched => uncoinched,
        CoincheLoser::ZeroButBelote | CoincheLoser::KeepsPoints | CoincheLoser::KeepsDoubled => uncoinched,
        CoincheLoser::Zero if uncoinched == Bonus::OWN => Bonus::NONE,
        CoincheLoser::BeloteToWinner if uncoinched == Bonus::OWN => Bonus::other(k),
        CoincheLoser::Zero | CoincheLoser::BeloteToWinner => uncoinched,
    };
    let winner = Bonus::own(k);
    if made { [winner, loser] } else { [loser, winner] }
}

/// Who marks the taker's declarations and the defence's.
fn annonces(rules: &Rules, made: bool, stake: Stake) -> [Bonus; 2] {
    if rules.scoring == Scoring::BidOnly {
        return [Bonus::NONE; 2];
    }
    let k = if rules.multiplies_annonces.yes() { factor(rules, stake) } else { 1 };
    let winner = Bonus::own(k);
    let to_winner = Bonus::other(k);
    if made {
        let loser = match rules.coinche_loser_annonces {
            _ if stake == Stake::Plain => Bonus::OWN,
            CoincheLoserAnnonces::Lost => Bonus::NONE,
            CoincheLoserAnnonces::Kept => Bonus::OWN,
            CoincheLoserAnnonces::ToWinner => to_winner,
        };
        [winner, loser]
    } else {
        let loser = match rules.annonces_on_chute {
            AnnoncesOnChute::Lost => Bonus::NONE,
            AnnoncesOnChute::ToDefence => to_winner,
        };
        [loser, winner]
    }
}
