//! `ardoise convert`: the tables of a game by the rules in force, one value converted, and what a bid pays.

use serde_json::json;

use crate::line::args::ConvertArgs;
use crate::line::cards;
use crate::line::sets;
use crate::pages::{Block, Cell, Column, Doc, Slate, Table};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::houses;
use ardoise_rules::engine::{AnyGame, Arg, Chart, ChartCell, RuleSet, Wager};

/// Prints tables, or answers about one value or one bid.
///
/// # Errors
/// If the game has no such tables, or the value, scale or bid is unknown.
pub fn run(shell: &mut Shell, args: &ConvertArgs) -> Result<(), Failure> {
    shell.onto(&args.leaf)?;
    let game = ardoise_rules::games::find(&args.game).ok_or_else(|| houses::unknown_game(&args.game))?;
    let rules = rules(shell, game, args)?;
    let none = || Failure::shell("no-conversion", vec![("game", Arg::Text(game.id().to_owned()))]);
    if let Some(points) = args.points {
        let from = args.from.as_deref().unwrap_or("classic");
        let chart = game.convert(&rules, points, from, args.to.as_deref()).map_err(Failure::refused)?;
        return print(shell, game, &[chart.ok_or_else(none)?]);
    }
    if let Some(level) = &args.bid {
        let raised = if args.raised_again { 2 } else { u8::from(args.raised) };
        let suit = args.suit.as_deref().map(|word| cards::suit(shell.tongue(), word)).transpose()?;
        let wager = Wager { level, suit: suit.as_deref(), raised };
        let chart = game.pays(&rules, &wager).map_err(Failure::refused)?;
        return print(shell, game, &[chart.ok_or_else(none)?]);
    }
    charts(shell, game, &rules, None)
}

/// The rules asked for; else those of the current match of that game; else the game's own.
fn rules(shell: &Shell, game: &'static dyn AnyGame, args: &ConvertArgs) -> Result<RuleSet, Failure> {
    let sets = sets::read(&args.set).map_err(Failure::Usage)?;
    if args.rules.is_some() {
        return Ok(shell.houses().resolve(game, args.rules.as_deref(), &sets)?);
    }
    match crate::commands::rules::asked(shell, None, &args.set) {
        Ok((playing, rules)) if playing.id() == game.id() => Ok(rules),
        _ => Ok(shell.houses().resolve(game, None, &sets)?),
    }
}

/// Prints the tables of a game, or the one of that id.
///
/// # Errors
/// If there is none.
pub fn charts(
    shell: &mut Shell,
    game: &'static dyn AnyGame,
    rules: &RuleSet,
    only: Option<&str>,
) -> Result<(), Failure> {
    let mut charts = game.charts(rules).map_err(Failure::Damaged)?;
    charts.retain(|chart| match only {
        Some(id) => chart.id == id,
        None => chart.id != "marks",
    });
    if charts.is_empty() {
        return Err(Failure::shell("no-conversion", vec![("game", Arg::Text(game.id().to_owned()))]));
    }
    print(shell, game, &charts)
}

fn print(shell: &mut Shell, game: &dyn AnyGame, charts: &[Chart]) -> Result<(), Failure> {
    if shell.json {
        shell.value(&json!({"format": 1, "game": game.id(), "charts": charts}));
        return Ok(());
    }
    let speaker = &shell.speaker;
    let mut doc = Doc::default();
    for chart in charts {
        let title = speaker.say(&chart.title, None);
        // On paper each table is a card of its own, to pin on the wall.
        if shell.on_leaf() {
            if !doc.blocks.is_empty() {
                doc.blocks.push(Block::Break);
            }
            let line = speaker.option(game.id(), "game-name").unwrap_or_default();
            doc.blocks.push(Block::Slate(Slate { title, line, ..Slate::default() }));
        } else {
            if !doc.blocks.is_empty() {
                doc.gap();
            }
            doc.heading(title);
        }
        let scope = chart.title.scope;
        let text = |cell: &ChartCell| match &cell.words {
            Some(words) => speaker.say(words, None),
            None => speaker.arg(scope, &cell.value, None),
        };
        let figures = |place: usize| {
            chart.rows.iter().all(|row| {
                row.get(place).is_none_or(|cell| match &cell.value {
                    Arg::Number(_) | Arg::Fraction(..) => true,
                    Arg::Text(text) => text.is_empty(),
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
    shell.page(&doc);
    Ok(())
}
