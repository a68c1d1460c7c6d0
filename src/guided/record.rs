//! A line recorded at the table: what is to be asked first is asked, and what it changed is shown.

use crate::evening;
use crate::evening::Hearing;
use crate::evening::back as taken;
use crate::guided::ask;
use crate::guided::correction;
use crate::guided::ending;
use crate::guided::prompt::Terminal;
use crate::guided::screen;
use crate::guided::voiding;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::evening::{Evening, event_text};
use ardoise_rules::notation::Tongue;
use ardoise_rules::words::plain;

/// What follows a step.
pub(super) enum Next {
    Go,
    Leave,
    /// Ctrl-C where nothing was being asked of a deal.
    Stop,
}

/// Records a line and shows what it changed: the slate after a deal, a word otherwise.
pub(super) fn record(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
    line: &str,
    tongue: Tongue,
) -> Result<Next, Failure> {
    let before = found.report();
    let mut draft = evening::said(found, line, Hearing { tongue, as_played: false });
    if let Err(Failure::Refused(refusal)) = &draft
        && let Some(article) = refusal.article
    {
        // Against the rules, not impossible: the table may keep it as a fact.
        let text = shell.speaker.say(&refusal.said, refusal.table.as_ref());
        shell.aside(&format!("{text} [{article}]"));
        if !ask::confirm(shell, terminal, "play-as-played")? {
            return Ok(Next::Go);
        }
        draft = evening::said(found, line, Hearing { tongue, as_played: true });
    }
    let mut draft = draft?;
    if let Some(deal) = draft.differs().voided
        && !ask::sure(shell, terminal, &voiding::question(shell, &before, deal))?
    {
        return Ok(Next::Go);
    }
    if let Some(said) = draft.repeated(found) {
        shell.aside(&shell.speaker.say(&said, None));
        return Ok(Next::Go);
    }
    if draft.restated(found).is_some() {
        // A figure said again is a correction: it is shown before it is made.
        return correction::keep(shell, desk, terminal, found, draft).map(|()| Next::Go);
    }
    let mut settled = None;
    if let Some((asked, event)) = draft.after().play().doubt().filter(|_| found.play().doubt().is_none()) {
        // What would be scored otherwise is asked before it is recorded.
        let table = draft.after().play().table();
        shell.aside(&shell.speaker.say(&asked, Some(table)));
        let told = plain(&shell.speaker.told_event(found.play().forms(), &event, table));
        if ask::sure(shell, terminal, &shell.speaker.phrase("play-settles", &[("line", &told)]))? {
            let whole = format!("{line}, {}", event_text(found.game(), &event, table));
            draft = evening::said(found, &whole, Hearing { tongue, as_played: true })?;
            settled = Some(whole);
        }
    }
    let line = settled.as_deref().unwrap_or(line);
    let added = draft.added(found);
    *found = evening::record(shell, desk, draft)?;
    let ended = evening::round_played(desk, found);
    let report = evening::within_round(found.report(), &ended);
    if report.standing.over && !before.standing.over {
        screen::show_end(shell, terminal, &report, ending::minutes(found));
    } else {
        screen::after(shell, terminal, &before, &report, line);
    }
    for said in &ended {
        shell.aside(&shell.speaker.say(said, None));
    }
    if let Some(deal) = added {
        shell.aside(&voiding::added(shell, (&before, &report), deal));
    }
    Ok(Next::Go)
}

pub(super) fn back(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &Terminal,
    found: &mut Evening,
    back: bool,
) -> Result<Next, Failure> {
    if let Some(failure) = taken::moved(desk, found)? {
        return Err(failure);
    }
    taken::last(shell, desk, back)?;
    *found = evening::load(shell, desk, Some(found.id()), None)?;
    screen::show(shell, terminal, &found.report(), None);
    Ok(Next::Go)
}
