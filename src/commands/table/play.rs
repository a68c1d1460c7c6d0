//! `ardoise play`: plays a sheet into the database, or takes event lines one by one.

use std::io::{BufRead, IsTerminal as _, Read as _, Write as _};

use crate::evening;
use crate::evening::back;
use crate::guided::ask;
use crate::guided::entry;
use crate::guided::prompt::{Terminal, without_typed_ahead};
use crate::guided::voiding;
use crate::line::args::PlayArgs;
use crate::pages::{self, Scope};
use crate::shell::failure::Failure;
use crate::shell::{Shell, files};
use crate::signals;
use crate::words;
use ardoise_desk::evening::{Draft, Evening};
use ardoise_desk::transfer::Prepared;
use ardoise_desk::{Desk, Upshot, Which};
use ardoise_rules::engine::Arg;

/// Plays a sheet, then goes on asking on a terminal; without a sheet, reads event lines.
///
/// # Errors
/// If a line of a file or of piped input is refused.
pub fn run(shell: &mut Shell, args: &PlayArgs) -> Result<(), Failure> {
    let terminal = std::io::stdin().is_terminal() && std::io::stderr().is_terminal() && !shell.json;
    if let Some(path) = args.file.as_deref().filter(|path| path.as_os_str() != "-") {
        let text = files::text(path)?;
        let file = path.display().to_string();
        let houses = shell.houses();
        let prepared = Prepared::read(&houses, text, file.clone(), shell.now())?;
        let mut desk = shell.desk()?;
        let taken = desk.take(&houses, &prepared).map_err(|failure| evening::told(shell, failure))?;
        shell.match_id = Some(taken.id.clone());
        let found = evening::load(shell, &desk, None, None)?;
        let report = found.report();
        evening::show(shell, &report, Scope::Whole);
        if !shell.json {
            shell.sentence("play-added", &[("count", &taken.events.to_string()), ("file", &file)]);
        }
        shell.flush();
        return if terminal { at_terminal(shell, &mut desk, args) } else { Ok(()) };
    }
    let mut desk = shell.desk()?;
    let guided = terminal && !args.lines && Terminal::open(shell.look.color, &shell.speaker).is_some();
    if !guided && desk.find(Which::Last)?.is_none() && shell.match_id.is_none() {
        return Err(evening::no_match());
    }
    if terminal { at_terminal(shell, &mut desk, args) } else { piped(shell, &mut desk) }
}

/// Asks at the terminal: guided, or line by line where that is wanted or the terminal can do no more.
fn at_terminal(shell: &mut Shell, desk: &mut Desk, args: &PlayArgs) -> Result<(), Failure> {
    match Terminal::open(shell.look.color, &shell.speaker).filter(|_| !args.lines) {
        Some(mut terminal) => entry::run(shell, desk, &mut terminal),
        None => prompt(shell, desk),
    }
}

/// Event lines from a pipe: each line is recorded whole or refused; the first refusal stops.
fn piped(shell: &mut Shell, desk: &mut Desk) -> Result<(), Failure> {
    let mut found = evening::load(shell, desk, None, None)?;
    // A pipe may throw away a deal that it finished itself, as a sheet does; not one that was there before.
    let before = found.report().deals.iter().filter(|deal| deal.complete).map(|deal| deal.no).max();
    let mut kept = 0;
    for number in 0.. {
        let read = signals::awaited(|| next_line(&mut std::io::stdin().lock())).ok_or(Failure::Told(130))?;
        let failed = |_| Failure::of("file-not-text", vec![("file", Arg::Text("-".to_owned()))]);
        let Some(line) = read.map_err(failed)? else { break };
        if line.trim().is_empty() || line.trim_start().starts_with('#') {
            continue;
        }
        // Lines from a pipe are those of a sheet.
        let hearing = evening::Hearing { tongue: shell.tongue().written(), as_played: true };
        let done = record(shell, desk, &mut found, &line, hearing, |_, draft| match draft.differs().voided {
            Some(deal) if before.is_some_and(|before| deal <= before) => Err(voiding::unasked(deal)),
            _ => Ok(true),
        });
        if let Err(failure) = done {
            return Err(shell.stopped_behind(kept, failure.line(number + 1).file("-")));
        }
        kept += 1;
    }
    let report = found.report();
    evening::show(shell, &report, Scope::Last(10));
    Ok(())
}

/// A line of piped input, or as much of it as is read of one that is too long; none at the end.
fn next_line(input: &mut impl BufRead) -> std::io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let most = 4 * ardoise_rules::notation::LONGEST_LINE as u64 + 4;
    if input.take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    // What is cut off in mid-letter is too long anyway.
    match String::from_utf8(bytes) {
        Ok(line) => Ok(Some(line.trim_end_matches(['\n', '\r']).to_owned())),
        Err(error) if error.as_bytes().len() as u64 == most => {
            Ok(Some(String::from_utf8_lossy(error.as_bytes()).into_owned()))
        }
        Err(_) => Err(std::io::ErrorKind::InvalidData.into()),
    }
}

/// Records one line and reads the match anew.
fn record(
    shell: &Shell,
    desk: &mut Desk,
    found: &mut Evening,
    line: &str,
    hearing: evening::Hearing,
    agreed: impl FnOnce(&Evening, &Draft) -> Result<bool, Failure>,
) -> Result<(), Failure> {
    let draft = match evening::said(found, line, hearing) {
        Ok(draft) => draft,
        Err(failure) if failure.comes_to(Upshot::Nothing) => return Ok(()),
        Err(failure) => return Err(failure),
    };
    if !agreed(found, &draft)? {
        return Ok(());
    }
    *found = evening::record(shell, desk, draft)?;
    Ok(())
}

/// Is a finished deal really to be void, or to come to something else? Asked in a line.
///
/// # Errors
/// If all of it was said before.
fn sure(shell: &Shell, found: &Evening, draft: &Draft) -> Result<bool, Failure> {
    let before = found.report();
    if let Some(deal) = draft.differs().voided {
        return Ok(ask::line(shell, &voiding::question(shell, &before, deal)));
    }
    if let Some(said) = draft.repeated(found) {
        return Err(Failure::refused(said));
    }
    let Some(deal) = draft.restated(found) else { return Ok(true) };
    Ok(ask::line(shell, &voiding::restating(shell, (&before, &draft.report()), deal)))
}

/// What a word that undid or voided of old may mean today: asked in a line.
fn old_word(shell: &mut Shell, desk: &mut Desk, found: &mut Evening, rest: &str) -> Result<(), Failure> {
    if let Some(what) = back::describe_last(shell, found, true)
        && ask::line(shell, &shell.speaker.phrase("old-word-undo", &[("what", &what)]))
    {
        return back::last(shell, desk, true);
    }
    if let Some(deal) = voiding::aims_at(found)
        && ask::line(shell, &shell.speaker.phrase("old-word-void", &[("deal", &deal.to_string())]))
    {
        let hearing = evening::Hearing { tongue: shell.tongue(), as_played: false };
        let line = format!("annul {rest}");
        return record(shell, desk, found, &line, hearing, |found, draft| sure(shell, found, draft));
    }
    Ok(())
}

/// A simple prompt: a line, the slate, the next line.
fn prompt(shell: &mut Shell, desk: &mut Desk) -> Result<(), Failure> {
    let mut found = evening::load(shell, desk, None, None)?;
    if found.play().over() && shell.match_id.is_none() {
        return Err(Failure::of("play-lines-over", vec![]).hint("play-lines-next", vec![]));
    }
    shell.match_id = Some(found.id().to_owned());
    loop {
        let deal = found.play().current().to_string();
        let asked = shell.speaker.phrase("play-prompt", &[("deal", &deal)]);
        let mut err = std::io::stderr();
        let _ = err.write_all(asked.as_bytes()).and_then(|()| err.flush());
        let read = signals::awaited(|| {
            let mut line = String::new();
            std::io::stdin().lock().read_line(&mut line).map(|length| (length, line))
        });
        let line = match read.ok_or(Failure::Told(130))? {
            Ok((0, _)) => {
                shell.raw("\n");
                return Ok(());
            }
            Ok((_, line)) => line,
            Err(error) if error.kind() == std::io::ErrorKind::InvalidData => continue,
            Err(_) => return Ok(()),
        };
        let word = ardoise_rules::cards::fold_word(line.trim());
        let old = voiding::is_old_word(&word, shell.tongue());
        let mut added = None;
        let done = match words::named(&word).unwrap_or(&word) {
            "" => continue,
            // Nothing is taken back that was not on the slate.
            "undo" | "redo" if let Some(failure) = back::moved(desk, &found)? => Err(failure),
            _ if old => {
                let rest = line.trim().split_once(' ').map_or(String::new(), |(_, rest)| rest.to_owned());
                old_word(shell, desk, &mut found, &rest)
            }
            "quit" => return Ok(()),
            "help" | "?" => {
                crate::guided::help::help(shell, &found);
                shell.flush();
                continue;
            }
            "undo" => back::last(shell, desk, true),
            "redo" => back::last(shell, desk, false),
            "explain" => {
                let report = found.report();
                let last = report.deals.iter().rev().find(|deal| deal.complete).map(|deal| deal.no);
                let page = pages::explain(&report, &shell.speaker, last);
                shell.page(&page);
                shell.flush();
                continue;
            }
            "show" => Ok(()),
            _ => {
                let hearing = evening::Hearing { tongue: shell.tongue(), as_played: false };
                record(shell, desk, &mut found, &line, hearing, |found, draft| {
                    let reports = (&found.report(), &draft.report());
                    added = draft.added(found).map(|deal| voiding::added(shell, reports, deal));
                    sure(shell, found, draft)
                })
            }
        };
        if let Err(failure) = done {
            shell.fail(&failure);
            if std::io::stdin().is_terminal() {
                entry::left_out(shell, without_typed_ahead());
            }
            if !failure.comes_to(Upshot::Moved) {
                continue;
            }
        }
        found = evening::load(shell, desk, None, None)?;
        let report = found.report();
        evening::show(shell, &report, Scope::Last(10));
        if let Some(added) = added {
            shell.aside(&added);
        }
        shell.flush();
    }
}
