//! `ardoise adopt`: other rules from the next deal on.

use serde_json::json;

use crate::evening;
use crate::line::args::AdoptArgs;
use crate::line::sets;
use crate::pages::{self, Scope};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::{Change, Evening, changed_options};
use ardoise_rules::engine::RuleSet;

/// Rules agreed in mid-match.
///
/// # Errors
/// If the rules are unknown, clash, are those in force, or are for other numbers of players.
pub fn run(shell: &mut Shell, args: &AdoptArgs) -> Result<(), Failure> {
    let mut desk = shell.desk_to_read()?.map(|_| shell.desk()).transpose()?.ok_or_else(evening::no_match)?;
    let found = evening::load(shell, &desk, None, None)?;
    let from = found.next_deal();
    let old = found.rules_at(from);
    let rules = asked(shell, &found, old, args)?;
    let changed = changed_options(old, &rules);
    let reason = args.reason.clone().unwrap_or_default();
    let draft = found.draft(Change::Adopt { rules, reason })?;
    let now = evening::record(shell, &mut desk, draft)?;
    let report = now.report();
    if shell.json {
        let changed: Vec<_> =
            changed.iter().map(|(id, old, new)| json!({"option": id, "before": old, "after": new})).collect();
        shell.value(&json!({"format": 1, "from": from, "changed": changed, "report": pages::match_json(&report, &shell.speaker)}));
        return Ok(());
    }
    evening::show(shell, &report, Scope::Last(10));
    shell.sentence("adopted", &[("deal", &from.to_string())]);
    for line in pages::options_changed(now.game(), &changed, &shell.speaker) {
        shell.raw(&format!("  {line}\n"));
    }
    Ok(())
}

/// The rules that are asked for: named, or those in force with options set anew.
fn asked(shell: &Shell, found: &Evening, old: &RuleSet, args: &AdoptArgs) -> Result<RuleSet, Failure> {
    let game = found.game();
    let sets = sets::read(&args.set).map_err(Failure::Usage)?;
    match args.rules.as_deref() {
        Some(name) => Ok(shell.houses().resolve(game, Some(name), &sets)?),
        None if sets.is_empty() => Err(Failure::of("adopt-what", vec![])),
        None => {
            let mut patch = game.patch(&old.preset, old).unwrap_or_default();
            patch.retain(|(id, _)| sets.iter().all(|(set, _)| set != id));
            patch.extend(sets);
            Ok(shell.houses().resolve(game, Some(&old.preset), &patch)?)
        }
    }
}
