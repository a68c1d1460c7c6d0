//! The price grid as a table to print: what each declarer and each defender marks, by tricks.

use super::grid::{Cell, grid};
use super::reason::Reason;
use super::rules::Rules;
use crate::engine::{Arg, Chart, ChartCell, ChartRole, NEVER, Say};

/// The grid of these rules: each row a contract and the numbers of tricks that pay alike.
#[must_use]
pub(crate) fn charts(rules: &Rules) -> Vec<Chart> {
    let cells = grid(rules);
    let alike = |a: &Cell, b: &Cell| {
        (a.contract, a.declarers, a.declarer, a.defender) == (b.contract, b.declarers, b.declarer, b.defender)
            && a.tricks + 1 == b.tricks
    };
    let rows = cells.chunk_by(alike).filter_map(|run| Some(row(rules, run.first()?, run.last()?))).collect();
    let columns = [
        Reason::ColumnContract,
        Reason::ColumnFrom,
        Reason::ColumnTo,
        Reason::ColumnDeclarer,
        Reason::ColumnDefender,
    ];
    let columns = columns.iter().map(Say::said).collect();
    let role = Some(ChartRole::Contracts);
    vec![Chart { id: "grid", role, title: Reason::ChartGrid.said(), columns, rows }, wall(rules)]
}

/// The same for the wall: a row a contract, a column for each number of tricks, what each declarer marks.
fn wall(rules: &Rules) -> Chart {
    let cells = grid(rules);
    let most = cells.iter().map(|cell| cell.tricks).max().unwrap_or(0);
    let row = |run: &[Cell]| -> Option<Vec<ChartCell>> {
        let mut row = vec![named(rules, run.first()?)];
        row.extend((0..=most).map(|tricks| {
            let cell = run.iter().find(|cell| cell.tricks == tricks);
            cell.map_or_else(|| ChartCell::from(Arg::Text(NEVER.to_owned())), |cell| cell.declarer.into())
        }));
        Some(row)
    };
    let runs = cells.chunk_by(|a, b| (a.contract, a.declarers) == (b.contract, b.declarers));
    let mut columns = vec![Reason::ColumnContract.said()];
    columns.extend((0..=most).map(|tricks| Reason::ColumnTricks { tricks }.said()));
    Chart::wall(Reason::ChartWall.said(), columns, runs.filter_map(row).collect())
}

/// The contract of a cell, and by how many it is played where that is not one.
fn named(rules: &Rules, cell: &Cell) -> ChartCell {
    let contract = rules.called(cell.contract);
    // A pair is two by its nature: only what may be played by several says how many.
    let declarers = if cell.contract.pair() { 1 } else { cell.declarers };
    ChartCell::said(Arg::from(contract), Reason::RowContract { contract, declarers }.said())
}

fn row(rules: &Rules, first: &Cell, last: &Cell) -> Vec<ChartCell> {
    let defender = first.defender.map_or_else(|| ChartCell::from(Arg::Text(String::new())), ChartCell::from);
    vec![named(rules, first), first.tricks.into(), last.tricks.into(), first.declarer.into(), defender]
}
