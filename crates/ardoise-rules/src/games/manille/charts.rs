//! What a count is worth, at every height of the stakes, as a card for the wall.

use super::outcome::{Stakes, Step};
use super::reason::Reason;
use super::rules::{Aim, Contre, ManilleRules, Players};
use super::shape::Shape;
use crate::engine::{Chart, ChartCell, Say as _, Seat};

/// So many rows a card has at most: nobody counts more than that beyond his share.
const ROWS: usize = 22;

/// The card of these rules: what lies beyond half, once and multiplied as far as the house speaks.
#[must_use]
pub(crate) fn charts(rules: &ManilleRules) -> Vec<Chart> {
    let shape = Shape::of(rules);
    let (par, total) = (shape.par(), shape.total());
    let stakes = multipliers(rules);
    let counts: Vec<i32> = match rules.aim {
        Aim::Most => (par + 1..=total).take(ROWS).collect(),
        Aim::Fewest => (0..par).rev().take(ROWS).collect(),
    };
    let three = rules.players == Players::Three;
    let mut columns = vec![Reason::ColumnCounted.said()];
    if three {
        columns.extend([Reason::ColumnDealer.said(), Reason::ColumnOthers.said()]);
    } else {
        columns
            .extend(stakes.iter().map(|multiplier| Reason::ColumnTimes { multiplier: *multiplier }.said()));
    }
    let row = |counted: i32| -> Vec<ChartCell> {
        let over = (counted - par).abs();
        let mut row: Vec<ChartCell> = vec![counted.into()];
        if three {
            row.extend([(2 * over).into(), (-over).into()]);
        } else {
            row.extend(stakes.iter().map(|multiplier| ChartCell::from(over.saturating_mul(*multiplier))));
        }
        row
    };
    let title = if three { Reason::ChartThree { par } } else { Reason::ChartWall { par } };
    vec![Chart::wall(title.said(), columns, counts.into_iter().map(row).collect())]
}

/// By how much a deal may be multiplied: sans-atout, contre and surcontre, as far as the house has them.
fn multipliers(rules: &ManilleRules) -> Vec<i32> {
    let spoken = match rules.contre {
        Contre::Off => 0,
        Contre::Alone => 1,
        Contre::Answered => 2,
    };
    let seat = Seat::at(0);
    let steps = [Step::Contre(seat), Step::Surcontre(seat)].into_iter().take(spoken);
    let mut stakes = Stakes::PLAIN;
    let mut all = vec![stakes.multiplier()];
    for step in rules.voiture.on().then_some(Step::Voiture).into_iter().chain(steps) {
        stakes.raise(rules, step, 1);
        all.push(stakes.multiplier());
    }
    all.dedup();
    all
}
