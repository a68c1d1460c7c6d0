//! `ardoise add`: records what happened, all of it or nothing.

use crate::evening::{self, Hearing};
use crate::guided::voiding;
use crate::line::args::AddArgs;
use crate::line::commands::one;
use crate::pages::Scope;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Said};
use ardoise_rules::notation::{self, SheetError, Slip};
use ardoise_rules::words::plain;

/// How many deals the slate shows after an entry.
const SHOWN: usize = 10;

/// A line that begins with a command of the program, and with no event, is that command: it is said how it is typed.
fn command_typed(failure: Failure, line: &str) -> Failure {
    let word = line.split_whitespace().next().unwrap_or_default();
    let command = one(&fold_word(word)).is_some();
    match failure {
        Failure::Refused(mut refusal) if command => {
            let begins = |error: &SheetError| {
                matches!(error.slip, Some(Slip::UnknownKeyword { .. })) && error.span.column == 1
            };
            if let Some(error) = refusal.sheet.as_mut().filter(|error| begins(error)) {
                (error.known, error.expected) = (Vec::new(), Vec::new());
                (error.suggestion, refusal.meant) = (None, None);
                let command = Arg::Text(format!("ardoise {}", plain(line.trim())));
                refusal.hint = Some(Said::of("add-command", vec![("command", command)]).into());
            }
            Failure::Refused(refusal)
        }
        other => other,
    }
}

/// Records events and prints the slate.
///
/// # Errors
/// If one of them cannot be read, cannot be true, or is against the rules.
pub fn run(shell: &mut Shell, args: &AddArgs) -> Result<(), Failure> {
    let mut desk = shell.desk_if_any()?.ok_or_else(evening::no_match)?;
    let found = evening::load(shell, &desk, None, None)?;
    let hearing = Hearing { tongue: shell.tongue(), as_played: args.as_played };
    let lines = notation::split_args(&args.events);
    let draft = evening::said(&found, &lines, hearing).map_err(|failure| command_typed(failure, &lines))?;
    if let Some(deal) = draft.differs().voided.filter(|_| !args.yes && !args.dry_run)
        && !voiding::agreed(shell, &found.report(), deal)?
    {
        return Ok(());
    }
    let (restated, added) = (draft.restated(&found), draft.added(&found));
    let repeated = draft.repeated(&found);
    let mut ended = Vec::new();
    let report = if args.dry_run {
        if !shell.json {
            shell.sentence("dry-run", &[]);
        }
        draft.report()
    } else {
        let now = evening::record(shell, &mut desk, draft)?;
        ended = evening::round_played(&desk, &now);
        now.report()
    };
    let ended = if shell.json { Vec::new() } else { ended };
    let report = evening::within_round(report, &ended);
    evening::show(shell, &report, Scope::Last(SHOWN));
    for said in &ended {
        shell.raw(&format!("{}\n", shell.speaker.say(said, None)));
    }
    if let Some(deal) = restated.filter(|_| !shell.json && !args.dry_run) {
        let said = voiding::restated(shell, (&found.report(), &report), deal);
        shell.raw(&format!("{said}\n"));
    } else if let Some(deal) = added.filter(|_| !shell.json && !args.dry_run) {
        let said = voiding::added(shell, (&found.report(), &report), deal);
        shell.raw(&format!("{said}\n"));
    } else if let Some(said) = repeated.filter(|_| !shell.json && !args.dry_run) {
        shell.raw(&format!("{}\n", shell.speaker.say(&said, None)));
    }
    Ok(())
}
