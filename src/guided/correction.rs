//! A correction asked for question by question: which deal, what in it, and whether the difference is kept.

use crate::evening;
use crate::evening::amendment;
use crate::guided::ask;
use crate::guided::prompt::{Answer, Chosen, Item, Menu, Terminal};
use crate::guided::screen;
use crate::pages;
use crate::pages::Told;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::evening::Evening;
use ardoise_rules::engine::Arg;
use ardoise_rules::words::plain;

/// Puts a deal right: which one, which event, and what instead.
///
/// # Errors
/// If it cannot be written; status 130 on Ctrl-C.
pub fn correct(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
) -> Result<(), Failure> {
    let report = found.report();
    let deals: Vec<&ardoise_rules::engine::DealReport> = report.deals.iter().rev().collect();
    let items: Vec<Item> = deals
        .iter()
        .map(|deal| Item::new(deal.no.to_string()).hint(plain(&screen::shown(shell, &report, deal))))
        .collect();
    if items.is_empty() {
        return Err(Failure::shell("nothing-to-undo", vec![("count", Arg::from(0))]));
    }
    let title = shell.speaker.word("play-amend-which");
    let keys = shell.speaker.word("ask-keys-choice");
    let menu = Menu { at: Some(0), help: &keys, ..Menu::new(&title, &items) };
    let deal = match menu.ask(terminal) {
        Answer::Given(Chosen::Item(place)) => deals.get(place).map(|deal| deal.no.to_string()),
        Answer::Given(Chosen::Line(_)) | Answer::Back => None,
        Answer::Interrupted => return Err(Failure::Told(130)),
    };
    let Some(deal) = deal else { return Ok(()) };
    let events = deals.iter().find(|known| known.no.to_string() == deal);
    let events = events.map(|deal| Told::new(&report, deal, &shell.speaker).events());
    let events = events.unwrap_or_default();
    let title = shell.speaker.phrase("play-amend-what", &[("deal", &deal)]);
    let keys = shell.speaker.word("play-amend-keys");
    let drop = shell.speaker.word("play-amend-drop");
    let items: Vec<Item> = events.iter().map(|event| Item::new(format!("{drop} {event}"))).collect();
    let mut fault = String::new();
    loop {
        let menu = Menu { free: true, help: &keys, fault: &fault, ..Menu::new(&title, &items) };
        let change = match menu.ask(terminal) {
            Answer::Given(Chosen::Item(place)) => format!("drop {}", place + 1),
            Answer::Given(Chosen::Line(line)) => line,
            Answer::Back => return Ok(()),
            Answer::Interrupted => return Err(Failure::Told(130)),
        };
        match correct_so(shell, desk, terminal, found, &deal, &change) {
            // What cannot be read or cannot be true is said, and asked again.
            Err(failure @ Failure::Refused(_)) => fault = shell.failure_text(&failure),
            done => return done,
        }
    }
}

/// Shows what a correction changes, asks, and keeps it.
///
/// # Errors
/// If it cannot be read, be true or be written; status 130 on Ctrl-C.
pub fn correct_so(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
    deal: &str,
    change: &str,
) -> Result<(), Failure> {
    let deal = amendment::number(found, deal)?;
    let amended = amendment::work_out(found, deal, change, shell.tongue(), "")?;
    let (before, report) = (found.report(), amended.report());
    let page = pages::amendment(found, &amended, &before, &report, &shell.speaker);
    shell.page(&page);
    shell.flush();
    if !ask::confirm(shell, terminal, "amend-keep")? {
        return Ok(());
    }
    *found = evening::record(shell, desk, amended)?;
    screen::show(shell, terminal, &report, None);
    Ok(())
}
