//! What the tricks, the honours, a revoke and the games are worth, as a card for the wall.

use super::outcome::{Honours, TRICKS};
use super::reason::Reason;
use super::rules::{GameValue, Rubber, Rules};
use super::score::tricks_worth;
use crate::engine::{Arg, Chart, ChartCell, Say as _, Side};

/// The card of these rules, without what the house does not play.
#[must_use]
pub(crate) fn charts(rules: &Rules) -> Vec<Chart> {
    let mut rows: Vec<(Reason, i32)> = (7..=TRICKS)
        .map(|tricks| {
            let (points, bonus) = tricks_worth(rules, tricks);
            (Reason::RowTricks { tricks }, points.saturating_add(bonus))
        })
        .collect();
    if rules.honours.on() {
        let worth = |count: i32| Honours { side: Side::A, count }.points();
        rows.extend([3, 4].map(|honours| (Reason::RowHonours { honours }, worth(honours))));
    }
    rows.push((Reason::RowRevoke, rules.revoke_points));
    if rules.game_value() == GameValue::ByScore {
        rows.push((Reason::RowTreble, 3));
        rows.push((Reason::RowDouble { single: rules.single_from }, 2));
        rows.push((Reason::RowSingle { single: rules.single_from }, 1));
    }
    if rules.rubber == Rubber::BestOfThree && rules.rubber_bonus > 0 {
        rows.push((Reason::RowRubber, rules.rubber_bonus));
    }
    let row = |(what, points): (Reason, i32)| {
        vec![ChartCell::said(Arg::Term(what.said().id), what.said()), points.into()]
    };
    let columns = vec![Reason::ColumnWhat.said(), Reason::ColumnPoints.said()];
    vec![Chart::wall(Reason::ChartWall.said(), columns, rows.into_iter().map(row).collect())]
}
