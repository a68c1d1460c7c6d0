//! `ardoise rescore`: a match or a sheet under other rules, deal by deal, the differences marked.

use std::path::Path;

use serde_json::json;

use crate::evening::{self, sheet};
use crate::line::args::RescoreArgs;
use crate::line::sets;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::compare::Facts;
use ardoise_rules::engine::RuleSet;

/// Compares what was with what it would have been.
///
/// # Errors
/// If the match, the sheet or one of the rules cannot be found, or they take another number of players.
pub fn run(shell: &mut Shell, args: &RescoreArgs) -> Result<(), Failure> {
    shell.onto(&args.leaf)?;
    let facts = facts(shell, args.target.as_deref())?;
    let sets = sets::read(&args.set).map_err(Failure::Usage)?;
    let game = facts.game();
    let own = facts.own()?;
    let title = |name: &str, changed: Option<(&RuleSet, &RuleSet)>| {
        pages::rescored_by(game, name, changed, &shell.speaker)
    };
    let mut versions = vec![(title(&own.name, None), own)];
    for name in &args.rules {
        let rules = shell.houses().resolve(game, Some(name), &sets)?;
        let usual = shell.houses().resolve(game, Some(name), &[])?;
        versions.push((title(name, Some((&rules, &usual))), facts.by(name, &rules)?));
    }
    // Rules that were agreed in mid-match, or options set beside the preset, make two of one name.
    if let [(first, _), others @ ..] = versions.as_mut_slice()
        && others.iter().any(|(title, _)| title == first)
    {
        *first = shell.speaker.word("rescore-played");
    }
    if shell.json {
        let (_, base) = &versions[0];
        let each = versions.iter();
        let all: Vec<_> = each.map(|(_, one)| pages::version_json(one, base, &shell.speaker)).collect();
        shell.value(&json!({"format": 1, "rescored": all}));
        return Ok(());
    }
    let page = pages::rescored(&versions, &shell.speaker);
    shell.page(&page);
    Ok(())
}

/// What was recorded: in a sheet, or in a match of the database.
fn facts(shell: &Shell, target: Option<&str>) -> Result<Facts, Failure> {
    if let Some(path) = target.map(Path::new).filter(|path| path.is_file() || path.as_os_str() == "-") {
        return Ok(Facts::from(&sheet::place(shell, path)?));
    }
    let desk = shell.desk_to_read()?.ok_or_else(evening::no_match)?;
    Ok(Facts::from(&evening::load(shell, &desk, target, None)?))
}
