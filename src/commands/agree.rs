//! `ardoise adopt` and `ardoise reseat`: other rules, or another player, from the next deal on.

use serde_json::json;

use crate::evening::matches::{self, Match};
use crate::houses;
use crate::line::args::{AdoptArgs, ReseatArgs};
use crate::pages::{self, Scope};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_rules::engine::{Arg, DealNo, Entry, RuleSet};
use ardoise_rules::notation;
use ardoise_rules::words::plain;

/// The deal from which something new can hold: the next one, or the first if none has begun.
fn next_deal(found: &Match) -> DealNo {
    let report_open = found.folded.force.deals.keys().next_back().copied();
    match report_open {
        Some(last) if found.folded.play.current() == last => last + 1,
        _ => found.folded.play.current(),
    }
}

/// The rules in force in a deal.
#[must_use]
pub fn rules_at(found: &Match, deal: DealNo) -> RuleSet {
    let adopted = found.folded.force.rules.range(..=deal).next_back();
    adopted.map_or_else(|| found.folded.head.rules.clone(), |(_, (_, rules))| rules.clone())
}

/// Rules agreed in mid-match.
///
/// # Errors
/// If the rules are unknown, clash, are those in force, or are for other numbers of players.
pub fn adopt(shell: &mut Shell, args: &AdoptArgs) -> Result<(), Failure> {
    let mut store =
        shell.store_to_read()?.map(|_| shell.store()).transpose()?.ok_or_else(matches::no_match)?;
    let found = matches::load(shell, &store, None, None)?;
    let from = next_deal(&found);
    let game = found.folded.game;
    let old = rules_at(&found, from);
    let sets = houses::read_sets(&args.set)?;
    let rules = match args.rules.as_deref() {
        Some(name) => houses::resolve(shell, game, Some(name), &sets)?,
        None if sets.is_empty() => return Err(Failure::shell("adopt-what", vec![])),
        None => {
            let mut patch = game.patch(&old.preset, &old).unwrap_or_default();
            patch.retain(|(id, _)| sets.iter().all(|(set, _)| set != id));
            patch.extend(sets);
            houses::resolve(shell, game, Some(&old.preset), &patch)?
        }
    };
    let table = found.folded.play.table().clone();
    let allowed = game.players(&rules).map_err(Failure::Damaged)?;
    let camps = game.camps(&rules, table.len()).map_err(Failure::Damaged)?;
    if !allowed.contains(&table.len()) || camps != table.camps {
        return Err(Failure::shell("adopt-other-table", vec![("rules", Arg::Text(rules.preset.clone()))]));
    }
    let changed = changed(&old, &rules);
    if changed.is_empty() {
        return Err(Failure::shell("adopt-same", vec![]));
    }
    let reason = plain(args.reason.as_deref().unwrap_or_default());
    let entry = Entry::Adopt { from, schema: game.schema(), rules, reason };
    let report = write(shell, &mut store, &found, entry)?;
    if shell.json {
        let changed: Vec<_> =
            changed.iter().map(|(id, old, new)| json!({"option": id, "before": old, "after": new})).collect();
        shell.value(&json!({"format": 1, "from": from, "changed": changed, "report": pages::match_json(&report, &shell.speaker)}));
        return Ok(());
    }
    matches::show(shell, &report, Scope::Last(10));
    shell.sentence("adopted", &[("deal", &from.to_string())]);
    for (id, old, new) in &changed {
        let words = format!("{old} → {new}");
        let line = shell.speaker.phrase("paper-colon", &[("what", id), ("words", &words)]);
        shell.raw(&format!("  {line}\n"));
    }
    Ok(())
}

/// The options that differ, with both values.
#[must_use]
pub fn changed(old: &RuleSet, new: &RuleSet) -> Vec<(String, String, String)> {
    let word = |value: Option<&serde_json::Value>| match value {
        Some(serde_json::Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
        None => "–".to_owned(),
    };
    let mut ids: Vec<&String> = new.options.keys().chain(old.options.keys()).collect();
    ids.dedup();
    let mut changed: Vec<(String, String, String)> = Vec::new();
    for id in ids {
        let (before, after) = (old.options.get(id), new.options.get(id));
        if before != after && changed.iter().all(|(known, _, _)| known != id) {
            changed.push((id.clone(), word(before), word(after)));
        }
    }
    changed
}

/// A player replaced.
///
/// # Errors
/// If nobody of that name plays, or somebody of the new name does.
pub fn reseat(shell: &mut Shell, args: &ReseatArgs) -> Result<(), Failure> {
    let mut store =
        shell.store_to_read()?.map(|_| shell.store()).transpose()?.ok_or_else(matches::no_match)?;
    let found = matches::load(shell, &store, None, None)?;
    let from = next_deal(&found);
    let mut table = found.folded.play.table_at(from).clone();
    let seat = notation::read_player(&table, &args.player)
        .map_err(|slip| Failure::refused(ardoise_rules::engine::Say::said(&slip)))?;
    let old = table.name(seat).to_owned();
    let mut names = table.players.clone();
    if let Some(name) = names.get_mut(seat.index()) {
        name.clone_from(&args.with);
    }
    table.players = notation::read_names(&names)
        .map_err(|(_, slip)| Failure::refused(ardoise_rules::engine::Say::said(&slip)))?;
    let new = table.name(seat).to_owned();
    let reason = plain(args.reason.as_deref().unwrap_or_default());
    let report = write(shell, &mut store, &found, Entry::Reseat { from, table, reason })?;
    matches::show(shell, &report, Scope::Last(10));
    if !shell.json {
        let facts = [("deal", from.to_string()), ("old", plain(&old)), ("new", plain(&new))];
        let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
        shell.sentence("reseated", &facts);
    }
    Ok(())
}

fn write(
    shell: &Shell,
    store: &mut ardoise_desk::store::Store,
    found: &Match,
    entry: Entry,
) -> Result<ardoise_rules::engine::Report, Failure> {
    let entries = vec![entry];
    let after = found.with(entries.clone(), shell.now(), &shell.author())?;
    let report = after.report();
    matches::append(shell, store, &found.id, found.head(), &entries, &report)?;
    matches::sealed(shell, store, &found.id, report)
}
