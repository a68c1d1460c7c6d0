//! `ardoise convert`: the tables of a game by the rules in force, one value converted, and what a bid pays.

use serde_json::json;

use crate::line::args::ConvertArgs;
use crate::line::cards;
use crate::line::sets;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_rules::engine::{AnyGame, Arg, Chart, ChartRole, RuleSet, Wager};

/// Prints tables, or answers about one value or one bid.
///
/// # Errors
/// If the game has no such tables, or the value, scale or bid is unknown.
pub fn run(shell: &mut Shell, args: &ConvertArgs) -> Result<(), Failure> {
    shell.onto(&args.leaf)?;
    let game =
        ardoise_rules::games::find(&args.game).ok_or_else(|| ardoise_desk::unknown_game(&args.game))?;
    let rules = rules(shell, game, args)?;
    let none = || Failure::of("no-conversion", vec![("game", Arg::Text(game.id().to_owned()))]);
    if let Some(points) = args.points {
        let from = args.from.as_deref().unwrap_or("classic");
        let chart = game.convert(&rules, points, from, args.to.as_deref()).map_err(Failure::refused)?;
        return print(shell, game, None, &[chart.ok_or_else(none)?]);
    }
    if let Some(level) = &args.bid {
        let raised = if args.raised_again { 2 } else { u8::from(args.raised) };
        let suit = args.suit.as_deref().map(|word| cards::suit(shell.tongue(), word)).transpose()?;
        let wager = Wager { level, suit: suit.as_deref(), raised };
        let chart = game.pays(&rules, &wager).map_err(Failure::refused)?;
        return print(shell, game, None, &[chart.ok_or_else(none)?]);
    }
    let named = args.rules.is_some() || !args.set.is_empty();
    if !named && !shell.on_leaf() && !converts(game, &rules) {
        // A table that plays suits only has nothing to convert: then the game's own tables are meant.
        let own = shell.houses().resolve(game, None, &[])?;
        return charts(shell, game, &own, None);
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

/// Has a game tables beside those of its marks by these rules?
fn converts(game: &dyn AnyGame, rules: &RuleSet) -> bool {
    let charts = game.charts(rules).unwrap_or_default();
    charts.iter().any(|chart| !matches!(chart.role, Some(ChartRole::Marks | ChartRole::Wall)))
}

/// Prints the tables of a game, or those in that role.
///
/// # Errors
/// If there is none.
pub fn charts(
    shell: &mut Shell,
    game: &'static dyn AnyGame,
    rules: &RuleSet,
    only: Option<ChartRole>,
) -> Result<(), Failure> {
    let mut charts = game.charts(rules).map_err(Failure::Damaged)?;
    // What has nothing but a card shows it everywhere.
    let is_card = |chart: &Chart| chart.role == Some(ChartRole::Wall);
    let alone = charts.iter().all(is_card);
    let card = shell.on_leaf() && charts.iter().any(is_card);
    charts.retain(|chart| match (only, chart.role) {
        (Some(_), own) => own == only,
        // On paper what our contracts are worth stands on one card, and not as whoever programs it wants it.
        (None, Some(ChartRole::Wall)) => card || alone || shell.json,
        (None, Some(ChartRole::Marks)) => shell.on_leaf() && !card,
        (None, Some(ChartRole::Contracts)) => !card,
        // A table to look one number up in stands on paper beside a card only.
        (None, Some(ChartRole::Lookup)) => !shell.on_leaf() || card,
        (None, None) => true,
    });
    // What our contracts are worth comes first, before what is looked up more seldom.
    if card {
        charts.sort_by_key(|chart| !is_card(chart));
    }
    if charts.is_empty() {
        let named = || vec![("game", Arg::Text(game.id().to_owned()))];
        let none = Failure::of("no-conversion", named());
        // What a game has no table of marks for may stand in those of its contracts.
        let others = only.is_some() && game.charts(rules).is_ok_and(|charts| !charts.is_empty());
        return Err(if others { none.hint("no-conversion-but", named()) } else { none });
    }
    print(shell, game, Some(rules), &charts)
}

fn print(
    shell: &mut Shell,
    game: &dyn AnyGame,
    rules: Option<&RuleSet>,
    charts: &[Chart],
) -> Result<(), Failure> {
    if shell.json {
        shell.value(&json!({"format": 1, "game": game.id(), "charts": charts}));
        return Ok(());
    }
    let house = rules.map(|rules| rules.preset.as_str());
    let page = pages::charts((game, house), charts, shell.on_leaf(), &shell.speaker);
    shell.page(&page);
    Ok(())
}
