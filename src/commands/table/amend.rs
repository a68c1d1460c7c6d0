//! `ardoise amend`: puts a recorded deal right, after showing what that changes.

use serde_json::json;

use crate::evening::{self, amendment};
use crate::guided::prompt::Terminal;
use crate::line::args::AmendArgs;
use crate::pages::{self, Scope};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::Evening;
use ardoise_rules::engine::DealNo;
use ardoise_rules::notation;

/// Shows the events of a deal, or puts it right.
///
/// # Errors
/// If there is no such deal, an event cannot be true, or nobody said yes.
pub fn run(shell: &mut Shell, args: &AmendArgs) -> Result<(), Failure> {
    let mut desk = shell.desk_to_read()?.map(|_| shell.desk()).transpose()?.ok_or_else(evening::no_match)?;
    let found = evening::load(shell, &desk, None, None)?;
    let text = notation::split_args(&args.change);
    let (deal, text) = amendment::aimed(&found, &args.deal, &text)?;
    if text.is_empty() {
        return events(shell, &found, deal);
    }
    let amended =
        amendment::work_out(&found, deal, text, shell.tongue(), args.reason.as_deref().unwrap_or_default())?;
    let (before, report) = (found.report(), amended.report());
    let kept = args.yes && !args.dry_run;
    if shell.json {
        let value = pages::amendment_json(&shell.speaker, &found, &amended, &before, &report, kept);
        shell.value(&value);
    } else if !args.yes {
        let page = pages::amendment(&found, &amended, &before, &report, &shell.speaker);
        shell.page(&page);
    }
    if args.dry_run {
        if !shell.json {
            shell.sentence("amend-dry", &[]);
        }
        return Ok(());
    }
    if !args.yes {
        shell.flush();
        let terminal = if shell.json { None } else { Terminal::open(shell.look.color, &shell.speaker) };
        let Some(mut terminal) = terminal else {
            return Err(if shell.json { Failure::Told(1) } else { Failure::of("amend-say-yes", vec![]) });
        };
        if !crate::guided::ask::confirm(shell, &mut terminal, "amend-keep")? {
            shell.sentence("amend-left", &[]);
            return Ok(());
        }
    }
    let stay = pages::staying(&found, &amended, &shell.speaker);
    evening::record(shell, &mut desk, amended)?;
    if !shell.json {
        if args.yes {
            shell.page(&stay);
        }
        amendment::kept(shell, (&before, &report), deal);
        evening::show(shell, &report, Scope::Last(10));
    }
    Ok(())
}

/// The events of a deal with their numbers.
fn events(shell: &mut Shell, found: &Evening, deal: DealNo) -> Result<(), Failure> {
    let events = found.events_of(deal);
    let table = found.play().table_at(deal);
    if shell.json {
        let text = |event| evening::event_shown(shell, found.game(), event, table);
        let row = |(place, event)| json!({"no": place + 1, "text": text(event), "event": event});
        let rows: Vec<_> = events.iter().enumerate().map(row).collect();
        shell.value(&json!({"format": 1, "deal": deal, "events": rows}));
        return Ok(());
    }
    let told = |event| shell.speaker.told_event(found.play().forms(), event, table);
    let page = pages::events(deal, events.iter().map(told).collect(), &shell.speaker);
    shell.page(&page);
    Ok(())
}
