//! Tables of a game: what its rules make of a value or of a bid.

use super::sets::house_name;
use crate::pages::doc::figure::{total, typeset};
use crate::pages::doc::{Block, Cell, Column, Doc, Slate, Table};
use ardoise_rules::engine::{AnyGame, Arg, Chart, ChartCell, NEVER};
use ardoise_rules::words::Speaker;

/// Tables one below the other, of a game by the rules of a house; `on_paper`, each on a page of its own.
#[must_use]
pub fn charts(
    (game, house): (&dyn AnyGame, Option<&str>),
    charts: &[Chart],
    on_paper: bool,
    speaker: &Speaker,
) -> Doc {
    let mut doc = Doc::default();
    for chart in charts {
        let title = speaker.say(&typeset(&chart.title, speaker), None);
        // On paper each table is a card of its own, to pin on the wall.
        if on_paper {
            if !doc.blocks.is_empty() {
                doc.blocks.push(Block::Break);
            }
            let mut line = speaker.option(game.id(), "game-name").unwrap_or_default();
            if let Some(house) = house.filter(|house| *house != game.id()) {
                line = format!("{line} · {}", house_name(game.id(), house, speaker));
            }
            doc.blocks.push(Block::Slate(Slate { title, line, ..Slate::default() }));
        } else {
            if !doc.blocks.is_empty() {
                doc.gap();
            }
            doc.heading(title);
        }
        let scope = chart.title.scope;
        let text = |cell: &ChartCell| match &cell.words {
            Some(words) => speaker.say(&typeset(words, speaker), None),
            None => match &cell.value {
                Arg::Number(number) => total(*number, speaker),
                other => speaker.arg(scope, other, None),
            },
        };
        let figures = |place: usize| {
            chart.rows.iter().all(|row| {
                row.get(place).is_none_or(|cell| match &cell.value {
                    Arg::Number(_) | Arg::Fraction(..) | Arg::Half(_) => true,
                    Arg::Text(text) => text.is_empty() || text == NEVER,
                    _ => false,
                })
            })
        };
        let columns = chart.columns.iter().enumerate().map(|(place, column)| {
            let title = speaker.say(column, None);
            if figures(place) { Column::figures(title) } else { Column::words(title) }
        });
        let rows = chart.rows.iter().map(|row| row.iter().map(|cell| Cell::plain(text(cell))).collect());
        doc.table(Table { columns: columns.collect(), rows: rows.collect() });
    }
    doc
}
