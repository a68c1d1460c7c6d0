//! `ardoise new`: opens a match.

use crate::evening::{self, opening};
use crate::line::args::NewArgs;
use crate::pages::Scope;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_rules::games;
use ardoise_rules::notation;

/// Opens a match and shows its empty slate.
///
/// # Errors
/// If a game, player, rule, option or value is wrong.
pub fn run(shell: &mut Shell, args: &NewArgs) -> Result<(), Failure> {
    let args = &usual(shell, args);
    let ready = opening::ready(shell, args)?;
    let mut desk = shell.desk()?;
    let report = desk.start(&ready)?.evening.report();
    evening::show(shell, &report, Scope::Whole);
    if !shell.json {
        shell.sentence("new-opened", &[]);
    }
    Ok(())
}

/// The arguments, with the user's usual players and rules where none are named.
fn usual(shell: &Shell, args: &NewArgs) -> NewArgs {
    let mut args = args.clone();
    let Some(game) = games::find(&args.game) else { return args };
    if args.rules.is_none() {
        args.rules = shell.config.rules.get(game.id()).cloned();
    }
    args.players = notation::in_order_of_play(args.players);
    let commas = args.players.iter().any(|name| name.contains(','));
    if args.players.is_empty() || commas {
        let rules = shell.houses().resolve(game, args.rules.as_deref(), &[]).ok();
        let range = rules.and_then(|rules| game.players(&rules).ok());
        if commas {
            let fits = range.as_ref().is_some_and(|range| range.contains(&args.players.len()));
            args.players = without_commas(&args.players, fits);
            return args;
        }
        // Where no rules are named, others of the game may take a table that the usual ones do not.
        let suits = |count: usize| args.rules.is_none() && game.suiting(count, &[]).is_some();
        let usual = shell.config.table_of(|count| range.as_ref().is_none_or(|range| range.contains(&count)));
        let table = usual.or_else(|| shell.config.table_of(suits));
        args.players = table.cloned().unwrap_or_default();
    }
    args
}

/// Names between which commas were typed: `Ana,Bob,Cy,Dee` where that makes a table, or `Ana, Bob, Cy, Dee`.
fn without_commas(names: &[String], fits: bool) -> Vec<String> {
    let parts =
        names.iter().flat_map(|name| if fits { vec![name.as_str()] } else { name.split(',').collect() });
    let bare = parts.map(|name| name.trim_matches(|letter: char| letter == ',' || letter.is_whitespace()));
    bare.filter(|name| !name.is_empty()).map(str::to_owned).collect()
}
