//! `ardoise undo` and `ardoise redo`: take back the last commands, and restore them.

use crate::evening::matches::{self, Match};
use crate::line::args::CountArgs;
use crate::pages::Scope;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::store::Store;
use ardoise_rules::engine::{Arg, Entry, Report, Seq};

/// Commands in force that can be taken back, last first.
fn undoable(found: &Match) -> Vec<Seq> {
    let live = found.records.iter().filter(|record| found.folded.force.live.contains(&record.seq));
    let mut ops: Vec<Seq> = live
        .filter(|record| !matches!(record.entry, Entry::Retract { .. } | Entry::Open { .. }))
        .map(|record| record.op)
        .filter(|op| *op > 1)
        .collect();
    ops.dedup();
    ops.reverse();
    ops
}

/// Retractions that can be taken back, last first: those after which nothing else was recorded.
fn redoable(found: &Match) -> Vec<Seq> {
    let live = found.records.iter().rev().filter(|record| found.folded.force.live.contains(&record.seq));
    let mut ops = Vec::new();
    for record in live {
        match &record.entry {
            Entry::Retract { op, .. } => {
                let target = found.records.iter().find(|other| other.seq == *op);
                if !matches!(target.map(|target| &target.entry), Some(Entry::Retract { .. })) {
                    ops.push(record.op);
                }
            }
            _ => break,
        }
    }
    ops.dedup();
    ops
}

/// Takes back the last commands.
///
/// # Errors
/// If there are not so many.
pub fn undo(shell: &mut Shell, args: &CountArgs) -> Result<(), Failure> {
    run(shell, args, undoable, "nothing-to-undo", "undone")
}

/// Restores the last commands taken back.
///
/// # Errors
/// If there are not so many.
pub fn redo(shell: &mut Shell, args: &CountArgs) -> Result<(), Failure> {
    run(shell, args, redoable, "nothing-to-redo", "redone")
}

/// Takes back (or restores) the last command, from within a prompt.
///
/// # Errors
/// If there is none.
pub fn last(shell: &mut Shell, store: &mut Store, back: bool) -> Result<(), Failure> {
    let args = CountArgs { count: 1, reason: None };
    let (said, _) = if back {
        retract(shell, store, &args, undoable, "nothing-to-undo", "undone")?
    } else {
        retract(shell, store, &args, redoable, "nothing-to-redo", "redone")?
    };
    shell.raw(&said);
    Ok(())
}

fn run(
    shell: &mut Shell,
    args: &CountArgs,
    candidates: fn(&Match) -> Vec<Seq>,
    nothing: &'static str,
    done: &'static str,
) -> Result<(), Failure> {
    let mut store = shell.store_if_any()?.ok_or_else(matches::no_match)?;
    let (said, report) = retract(shell, &mut store, args, candidates, nothing, done)?;
    if !shell.json {
        shell.raw(&said);
    }
    matches::show(shell, &report, Scope::Last(10));
    Ok(())
}

fn retract(
    shell: &Shell,
    store: &mut Store,
    args: &CountArgs,
    candidates: fn(&Match) -> Vec<Seq>,
    nothing: &'static str,
    done: &'static str,
) -> Result<(String, Report), Failure> {
    let found = matches::load(shell, store, None, None)?;
    let ops = candidates(&found);
    let count = usize::try_from(args.count).unwrap_or(usize::MAX);
    if ops.len() < count {
        return Err(Failure::shell(nothing, vec![("count", Arg::from(ops.len()))]));
    }
    let reason = args.reason.as_deref().map(ardoise_rules::words::plain).unwrap_or_default();
    let what: Vec<String> = ops[..count].iter().map(|op| described(shell, &found, *op)).collect();
    let entries: Vec<Entry> =
        ops[..count].iter().map(|op| Entry::Retract { op: *op, reason: reason.clone() }).collect();
    let after = found.with(entries.clone(), shell.now(), &shell.author())?;
    let report = after.report();
    matches::append(shell, store, &found.id, found.head(), &entries, &report)?;
    let report = matches::sealed(shell, store, &found.id, report)?;
    let said = shell.speaker.phrase(done, &[("what", &what.join("; "))]);
    Ok((format!("{said}\n"), report))
}

/// What the next undo (or redo) would take back (or restore), in words.
#[must_use]
pub fn describe_last(shell: &Shell, found: &Match, back: bool) -> Option<String> {
    let ops = if back { undoable(found) } else { redoable(found) };
    ops.first().map(|op| described(shell, found, *op))
}

/// What a command recorded, in words.
fn described(shell: &Shell, found: &Match, op: Seq) -> String {
    let target = found.records.iter().find(|record| record.seq == op);
    let op = match target.map(|record| &record.entry) {
        Some(Entry::Retract { op, .. }) => *op,
        _ => op,
    };
    let own = found.records.iter().filter(|record| record.op == op);
    own.map(|record| crate::commands::log::described(shell, found, record)).collect::<Vec<_>>().join(", ")
}
