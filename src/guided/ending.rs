//! What follows a match that is over: the same players again, or a short text of it to send.

use crate::evening;
use crate::guided::prompt::{Answer, Terminal};
use crate::guided::teams;
use crate::line::args::NewArgs;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::evening::Evening;
use ardoise_rules::engine::Report;

/// Minutes from the first line of a match to its last.
#[must_use]
pub fn minutes(found: &Evening) -> i64 {
    let at = |record: Option<&ardoise_rules::engine::Record>| record.map_or(0, |record| record.at);
    (at(found.records().last()) - at(found.records().first())) / 60_000
}

/// Who deals first in a rematch: the one after the last dealer.
#[must_use]
pub fn next_dealer(report: &Report) -> String {
    let last = report.deals.iter().rev().find(|deal| deal.complete).map(|deal| deal.dealer.index());
    let next = last.map_or(0, |last| (last + 1) % report.table.len().max(1));
    report.table.players.get(next).cloned().unwrap_or_default()
}

/// Opens the same game with the same rules and players, the next of them dealing; where they are two and two, who plays
/// with whom is asked. None after Escape.
///
/// # Errors
/// If it cannot be opened; status 130 on Ctrl-C.
pub fn rematch(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &Evening,
) -> Result<Option<Evening>, Failure> {
    let report = found.report();
    let mut players = report.table.players.clone();
    if report.accounts.iter().all(|account| account.seats.len() == 2)
        && let Some(orders) = teams::orders(&players)
    {
        let hints = ["rematch-kept", "rematch-turned", "rematch-turned"];
        match teams::ask(shell, terminal, &orders, hints, true) {
            Answer::Given(order) => players = order.to_vec(),
            Answer::Back => return Ok(None),
            Answer::Interrupted => return Err(Failure::Told(130)),
        }
    }
    let rules = found.rules_at(found.play().current());
    let sets = found.game().patch(&rules.preset, rules).unwrap_or_default();
    let args = NewArgs {
        game: found.game().id().to_owned(),
        // Who plays with somebody else is in no team yet.
        teams: if players == report.table.players { report.table.teams.clone() } else { Vec::new() },
        players,
        rules: Some(rules.preset.clone()),
        set: sets.iter().map(|(id, value)| format!("{id}={value}")).collect(),
        dealer: Some(next_dealer(&report)),
        title: None,
        start: None,
        date: None,
    };
    evening::opening::open(shell, desk, &args).map(Some)
}

/// Shows a short text of the match, and puts it on the clipboard where the terminal can.
pub fn share(shell: &mut Shell, terminal: &Terminal, found: &Evening) {
    let text = pages::summary(&found.report(), minutes(found), &shell.speaker);
    shell.raw(&format!("\n{text}\n\n"));
    shell.flush();
    terminal.copy(&text);
    shell.sentence("share-copied", &[]);
    shell.flush();
}
