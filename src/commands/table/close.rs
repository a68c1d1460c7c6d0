//! `ardoise close`: the table stops here, and the match with it; or every table of an evening.

use serde_json::json;

use crate::evening::{self, end};
use crate::line::args::CloseArgs;
use crate::pages::{self, Scope, id_shown};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::store::Filter;

/// How many deals the slate shows after the end.
const SHOWN: usize = 10;

/// Ends the match.
///
/// # Errors
/// If nothing was played, a deal is open, or the match is over.
pub fn run(shell: &mut Shell, args: &CloseArgs) -> Result<(), Failure> {
    let mut desk = shell.desk_if_any()?.ok_or_else(evening::no_match)?;
    if let Some(day) = &args.day {
        return evening_of(shell, desk, day, args.reason.as_deref());
    }
    let found = evening::load(shell, &desk, None, None)?;
    let report = end::close(shell, &mut desk, &found, args.reason.as_deref())?;
    evening::show(shell, &report, Scope::Last(SHOWN));
    // The evening ends here, and somebody may copy the file.
    drop(desk);
    Ok(())
}

/// Ends every match of a day, or of a month, that is still open; of those that cannot be ended it is said why.
fn evening_of(shell: &mut Shell, mut desk: Desk, day: &str, reason: Option<&str>) -> Result<(), Failure> {
    let (since, until) = (Some(day.to_owned()), Some(day.to_owned()));
    let open = Filter { over: Some(false), since, until, ..Filter::default() };
    let mut listed = desk.list(&open)?;
    if listed.is_empty() {
        return Err(Failure::of("close-none-open", vec![]).hint("print-look", vec![]));
    }
    listed.sort_by(|a, b| (&a.opened, &a.id).cmp(&(&b.opened, &b.id)));
    let (mut closed, mut left) = (Vec::new(), Vec::new());
    for summary in listed {
        let found = evening::load(shell, &desk, Some(&summary.id), None)?;
        match end::close(shell, &mut desk, &found, reason) {
            Ok(report) => {
                let result = pages::result(&report, &shell.speaker);
                closed.push((summary.id, result));
            }
            Err(failure) => left.push((summary.id, failure)),
        }
    }
    drop(desk);
    if shell.json {
        let closed: Vec<String> = closed.into_iter().map(|(id, _)| id).collect();
        let left: Vec<String> = left.into_iter().map(|(id, _)| id).collect();
        shell.value(&json!({"format": 1, "closed": closed, "left": left}));
        return Ok(());
    }
    for (id, result) in &closed {
        shell.sentence("close-one", &[("match", &id_shown(id)), ("result", result)]);
    }
    match left.into_iter().next() {
        None => Ok(()),
        Some((id, failure)) => {
            shell.sentence("close-left", &[("match", &id_shown(&id))]);
            Err(failure)
        }
    }
}
