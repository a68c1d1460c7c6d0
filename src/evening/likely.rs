//! What was probably meant by a line that cannot be read: a whole line that the match accepts.

use crate::evening::matches::{self, Match};
use crate::shell::failure::Failure;
use ardoise_rules::engine::ENGINE_FORMS;
use ardoise_rules::notation::{self, SheetError, Tongue};

/// The failure of a line, with the whole line that was probably meant where there is one.
#[must_use]
pub fn unread(found: &Match, text: &str, tongue: Tongue, mut error: SheetError) -> Failure {
    if let Some(line) = meant(found, text, tongue, &error) {
        error.suggestion = Some(line.clone());
        error.form = None;
        error.known.clear();
        let mut failure = Failure::from(error);
        if let Failure::Refused(refusal) = &mut failure {
            refusal.meant = Some(line);
        }
        return failure;
    }
    Failure::from(error)
}

/// The first likely line with which all that was typed reads and can be true; what is expected now goes first.
fn meant(found: &Match, text: &str, tongue: Tongue, error: &SheetError) -> Option<String> {
    let forms = [ENGINE_FORMS, found.folded.game.info().forms];
    let table = found.folded.play.table();
    let lines: Vec<&str> = text.split('\n').collect();
    let at = error.span.line.checked_sub(1)?;
    if lines.len() > 50 {
        return None;
    }
    let expects = found.folded.play.expects().events;
    let accepted = |line: &String| {
        let mut whole: Vec<&str> = lines.clone();
        *whole.get_mut(at)? = line;
        let read = notation::read_lines(&forms, table, &whole.join("\n"), tongue).ok()?;
        let events: Vec<_> = read.into_iter().flat_map(|line| line.events).map(|(event, _)| event).collect();
        let mut copy = found.folded.play.copy();
        matches::place(found.folded.game, copy.as_mut(), events.clone()).ok()?;
        let first = events.first()?.get("event")?.as_str()?;
        Some(expects.iter().position(|event| *event == first).unwrap_or(usize::MAX))
    };
    let likely = notation::likely_lines(&forms, table, error, tongue);
    let ranked = likely.into_iter().filter_map(|line| accepted(&line).map(|rank| (rank, line)));
    ranked.min_by_key(|(rank, _)| *rank).map(|(_, line)| line)
}
