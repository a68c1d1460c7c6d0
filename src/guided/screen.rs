//! What guided entry shows between its questions: never more than one screen of 24 lines.

use crate::guided::prompt::Terminal;
use crate::pages::{self, Doc, Needs};
use crate::render::terminal;
use crate::shell::Shell;
use ardoise_rules::engine::{DealReport, Report};
use ardoise_rules::words::plain;

/// The lines of a screen that is counted on, even where the window is higher.
const SCREEN: usize = 24;
/// The lines of a menu around its choices: the question and the keys, and a blank line before the slate.
const AROUND: usize = 4;

/// How many choices the menu shows.
#[must_use]
pub fn menu_rows(terminal: &Terminal) -> usize {
    if screen(terminal) > 20 { 6 } else { (screen(terminal) / 5).max(3) }
}

/// How many choices a long list shows at once.
#[must_use]
pub fn list_rows(terminal: &Terminal) -> usize {
    screen(terminal).saturating_sub(AROUND + 3).clamp(3, 16)
}

fn screen(terminal: &Terminal) -> usize {
    terminal.size().1.min(SCREEN)
}

/// The slate with as many deals as fit above the menu, and what `deal` changed.
pub fn show(shell: &mut Shell, window: &Terminal, report: &Report, deal: Option<u32>) {
    show_above(shell, window, report, deal, &Doc::default());
}

/// The slate of a match that is over, and what is told of its end.
pub fn show_end(shell: &mut Shell, window: &Terminal, report: &Report, minutes: i64) {
    let below = pages::ending(report, minutes, &shell.speaker);
    show_above(shell, window, report, None, &below);
}

/// The slate with as many deals as fit between the menu and what stands below.
fn show_above(shell: &mut Shell, window: &Terminal, report: &Report, deal: Option<u32>, below: &Doc) {
    let room = screen(window).saturating_sub(menu_rows(window) + AROUND);
    let changed = deal.and_then(|no| report.deal(no));
    let lines = |doc: &Doc| terminal(doc, shell.look).lines().count();
    let mut best = None;
    // Eight deals before every word below them.
    let eight = [Needs::Whole, Needs::Brief, Needs::Unranked, Needs::Least].map(|needs| (8, needs));
    let fewer = [6, 5, 4, 3, 2, 1].map(|shown| (shown, Needs::Unranked));
    let ways = std::iter::once((10, Needs::Whole)).chain(eight).chain(fewer).flat_map(|(shown, needs)| {
        [(4, true), (3, true), (2, true), (1, true), (0, true), (0, false)]
            .map(|(told, head)| (shown, needs, told, head))
    });
    for (shown, needs, told, head) in ways {
        let mut doc = Doc::default();
        if head {
            doc.heading(pages::heading(report, &shell.speaker));
        }
        doc.blocks.extend(pages::strip(report, &shell.speaker, shown, shell.look.width).blocks);
        doc.blocks.extend(pages::needs(report, &shell.speaker, needs).blocks);
        // What changed is left out first: its row says it too.
        if let Some(deal) = changed.filter(|_| told > 0) {
            doc.blocks.extend(pages::changed(report, deal, &shell.speaker, told).blocks);
        }
        doc.blocks.extend(below.blocks.iter().cloned());
        let fits = lines(&doc) <= room;
        best = Some(doc);
        if fits {
            break;
        }
    }
    if let Some(doc) = best {
        shell.raw("\n");
        shell.page(&doc);
        shell.flush();
    }
}

/// After something was recorded: the slate where a deal was finished or changed, else a word.
pub fn after(shell: &mut Shell, window: &Terminal, before: &Report, report: &Report, line: &str) {
    let old = |no: u32| before.deal(no);
    let finished = report.deals.iter().rev().find(|deal| {
        let known = old(deal.no);
        deal.complete && known.is_none_or(|old| !old.complete || old.score != deal.score)
    });
    match finished {
        Some(deal) => show(shell, window, report, Some(deal.no)),
        None => {
            let last = report.deals.last().map(|deal| shown(shell, report, deal));
            let text = last.unwrap_or_else(|| line.to_owned());
            let mut doc = Doc::default();
            doc.text(format!("  ✓ {}", plain(&text)));
            for notice in report.notices.iter().filter(|notice| !before.notices.contains(notice)) {
                doc.text(format!("    {}", shell.speaker.say(notice, Some(&report.table))));
            }
            shell.page(&doc);
            shell.flush();
        }
    }
}

/// What was recorded in a deal, on one line.
#[must_use]
pub fn shown(shell: &Shell, report: &Report, deal: &DealReport) -> String {
    pages::Told::new(report, deal, &shell.speaker).events().join(", ")
}

/// The question of the menu: which deal, who deals, who speaks; or that the match is over.
#[must_use]
pub fn question(shell: &Shell, report: &Report) -> String {
    let speaker = &shell.speaker;
    let Some(next) = &report.next else { return speaker.word("play-over") };
    let no = next.deal.to_string();
    let name = |seat| plain(report.table.name(seat));
    let open = report.deals.last().filter(|deal| deal.no == next.deal && deal.headline.is_some());
    let state = open.map_or_else(
        || speaker.phrase("play-dealer", &[("player", &name(next.dealer))]),
        |deal| pages::Told::new(report, deal, speaker).headline(),
    );
    match next.to_act.filter(|_| open.is_none()) {
        Some(seat) => {
            let id = if pages::plays(report, next) { "play-ask-plays" } else { "play-ask-player" };
            speaker.phrase(id, &[("deal", &no), ("state", &state), ("player", &name(seat))])
        }
        None => speaker.phrase("play-ask", &[("deal", &no), ("state", &state)]),
    }
}
