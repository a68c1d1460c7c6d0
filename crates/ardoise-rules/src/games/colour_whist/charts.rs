//! The price grid as a table to print: what each declarer and each defender marks, by tricks.

use super::grid::{Cell, grid};
use super::reason::Reason;
use super::rules::Rules;
use crate::engine::{Arg, Chart, ChartCell, Say};

/// The grid of these rules: each row a contract and the numbers of tricks that pay alike.
#[must_use]
pub fn charts(rules: &Rules) -> Vec<Chart> {
    let cells = grid(rules);
    let alike = |a: &Cell, b: &Cell| {
        (a.contract, a.declarers, a.declarer, a.defender) == (b.contract, b.declarers, b.declarer, b.defender)
            && a.tricks + 1 == b.tricks
    };
    let rows = cells.chunk_by(alike).filter_map(|run| Some(row(run.first()?, run.last()?))).collect();
    let columns = [
        Reason::ColumnContract,
        Reason::ColumnFrom,
        Reason::ColumnTo,
        Reason::ColumnDeclarer,
        Reason::ColumnDefender,
    ];
    let columns = columns.iter().map(Say::said).collect();
    vec![Chart { id: "grid", title: Reason::ChartGrid.said(), columns, rows }]
}

fn row(first: &Cell, last: &Cell) -> Vec<ChartCell> {
    let contract = first.contract.id();
    // A pair is two by its nature: only what may be played by several says how many.
    let declarers = if first.contract.pair() { 1 } else { first.declarers };
    let words = Reason::RowContract { contract, declarers }.said();
    let defender = first.defender.map_or_else(|| ChartCell::from(Arg::Text(String::new())), ChartCell::from);
    vec![
        ChartCell::said(Arg::Term(contract), words),
        first.tricks.into(),
        last.tricks.into(),
        first.declarer.into(),
        defender,
    ]
}
