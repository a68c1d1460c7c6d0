//! `ardoise add`: records what happened, all of it or nothing.

use serde_json::Value;

use crate::evening::likely;
use crate::evening::matches::{self, Match};
use crate::guided::voiding;
use crate::line::args::AddArgs;
use crate::pages::Scope;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::store::Store;
use ardoise_rules::engine::{Arg, DealNo, ENGINE_FORMS, Entry, Report, Seq};
use ardoise_rules::notation::{self, Tongue};

/// How many deals the slate shows after an entry.
const SHOWN: usize = 10;

/// Records events and prints the slate.
///
/// # Errors
/// If one of them cannot be read, cannot be true, or is against the rules.
pub fn run(shell: &mut Shell, args: &AddArgs) -> Result<(), Failure> {
    let mut store = shell.store_if_any()?.ok_or_else(matches::no_match)?;
    let mut found = matches::load(shell, &store, None, None)?;
    let head = found.head();
    let hearing = Hearing { tongue: shell.tongue(), as_played: args.as_played };
    let Heard { entries, voided } = said(&mut found, &notation::split_args(&args.events), hearing)?;
    if let Some(deal) = voided.filter(|_| !args.yes && !args.dry_run)
        && !voiding::agreed(shell, &store, &found.id, deal)?
    {
        return Ok(());
    }
    let mut report = found.report();
    // What was read is not what will have been written.
    report.hash = None;
    if args.dry_run {
        if !shell.json {
            shell.sentence("dry-run", &[]);
        }
    } else {
        record(shell, &mut store, &found, head, &entries, &report)?;
        report = matches::sealed(shell, &store, &found.id, report)?;
    }
    matches::show(shell, &report, Scope::Last(SHOWN));
    if report.standing.over {
        // The evening may end here, and somebody may copy the file.
        drop(store);
    } else {
        store.leave();
    }
    Ok(())
}

/// How event lines are taken.
#[derive(Debug, Clone, Copy)]
pub struct Hearing {
    /// In whose language they are read.
    pub tongue: Tongue,
    /// Is what is against the rules recorded as a fact?
    pub as_played: bool,
}

/// Event lines placed in a match.
#[derive(Debug)]
pub struct Heard {
    /// What records them.
    pub entries: Vec<Entry>,
    /// A finished deal that they throw away.
    pub voided: Option<DealNo>,
}

/// Reads event lines and places them in the match.
///
/// # Errors
/// At the first event that cannot be read, cannot be true, or is proved against the rules.
pub fn said(found: &mut Match, text: &str, hearing: Hearing) -> Result<Heard, Failure> {
    let game = found.folded.game;
    let forms = [ENGINE_FORMS, game.info().forms];
    let table = found.folded.play.table().clone();
    let lines = notation::read_lines(&forms, &table, text, hearing.tongue)
        .map_err(|error| likely::unread(found, text, hearing.tongue, *error))?;
    let events: Vec<(Value, notation::Span, String)> = lines
        .into_iter()
        .flat_map(|line| {
            let text = line.text;
            line.events.into_iter().map(move |(event, span)| (event, span, text.clone()))
        })
        .collect();
    if events.is_empty() {
        return Err(Failure::shell("nothing-to-record", vec![]));
    }
    let before = matches::proved(found.folded.play.as_ref());
    let values: Vec<Value> = events.iter().map(|(event, _, _)| event.clone()).collect();
    let matches::Laid { entries, deals, voided } = matches::place(game, found.folded.play.as_mut(), values)
        .map_err(|(place, said)| {
        let failure = Failure::refused(said).at(&table);
        match events.get(place) {
            Some((_, span, text)) => failure.input(text.clone()).span(span.line, span.column, span.width),
            None => failure,
        }
    })?;
    if !hearing.as_played {
        let after = matches::proved(found.folded.play.as_ref());
        let before = if deals.len() > 1 || matches::opens_deal(&entries) { Vec::new() } else { before };
        if let Some(finding) = after.iter().find(|finding| !before.contains(finding)) {
            return Err(Failure::refused(finding.reason.clone())
                .at(&table)
                .article(finding.article)
                .hint("finding-kept", vec![("article", Arg::Text(finding.article.0.to_owned()))]));
        }
    }
    Ok(Heard { entries, voided })
}

/// Writes entries that were placed in a match.
///
/// # Errors
/// If the log has moved on or cannot be written.
pub fn record(
    shell: &Shell,
    store: &mut Store,
    found: &Match,
    head: Seq,
    entries: &[Entry],
    report: &Report,
) -> Result<(), Failure> {
    matches::append(shell, store, &found.id, head, entries, report)?;
    Ok(())
}
