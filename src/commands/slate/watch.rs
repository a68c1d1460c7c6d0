//! `ardoise watch`: the slate on the whole screen, drawn anew when anybody records something.

use std::io::Write as _;
use std::time::Duration;

use crate::evening::{self, same_players};
use crate::line::args::WatchArgs;
use crate::pages::{self, Block, Doc, Tone};
use crate::render::{Screen, large_slate};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::window::{Stroke, Window};
use crate::signals;
use ardoise_desk::Which;
use ardoise_rules::engine::Report;
use ardoise_rules::words::plain;

/// How often the log is looked at.
const PAUSE: Duration = Duration::from_millis(250);

/// What makes a terminal sound.
const BELL: &[u8] = b"\x07";

/// Watches a match, then the next of the same table, until `q`, Escape or Ctrl-C.
///
/// # Errors
/// If there is no match or no terminal.
pub fn run(shell: &mut Shell, args: &WatchArgs) -> Result<(), Failure> {
    let mut desk = shell.desk_to_read()?.ok_or_else(evening::no_match)?;
    let mut found = evening::load(shell, &desk, args.id.as_deref(), None)?;
    let no_window = || Failure::of("watch-needs-terminal", vec![]);
    if shell.json {
        return Err(no_window());
    }
    let mut id = found.id().to_owned();
    // A match that was asked for by its id stays; else the next one of the same table takes its place.
    let follows = args.id.is_none() && shell.match_id.is_none();
    let mut window = Window::open().ok_or_else(no_window)?;
    signals::heed();
    let mut screen: Option<Screen> = None;
    let mut rings = false;
    let ended = loop {
        if std::mem::take(&mut rings) {
            let mut out = std::io::stdout();
            let _ = out.write_all(BELL).and_then(|()| out.flush());
        }
        let mut canvas = window.canvas();
        let width = canvas.width();
        large_slate(&mut canvas, screen.get_or_insert_with(|| self::screen(shell, &found.report(), width)));
        if window.show(canvas).is_err() {
            break Ok(());
        }
        match window.stroke(PAUSE) {
            Some(Stroke::Stop) => break Err(Failure::Told(130)),
            Some(Stroke::Letter('q') | Stroke::Escape) => break Ok(()),
            Some(Stroke::Resized) => screen = None,
            _ => {}
        }
        if desk.store().is_still()
            && let Ok(Some(again)) = shell.desk_to_read()
        {
            desk = again;
        }
        // A log that cannot be read this instant (a restore, a busy disk) is looked at again the next time.
        if desk.end(&id).is_ok_and(|end| !end.agrees(&found.end()))
            && let Ok(newer) = evening::load(shell, &desk, Some(&id), None)
        {
            found = newer;
            screen = None;
            rings |= args.bell;
        }
        if follows
            && let Ok(Some(last)) = desk.find(Which::Last)
            && last != id
            && let Ok(next) = evening::load(shell, &desk, Some(&last), None)
            && same_players(&found.play().table().players, &next.play().table().players)
        {
            id = last;
            found = next;
            screen = None;
            rings |= args.bell;
        }
    };
    drop(window);
    ended
}

/// The match as a screen of so many columns.
fn screen(shell: &Shell, report: &Report, width: usize) -> Screen {
    let best = report.totals.0.iter().map(|(_, total)| *total).max();
    let all_even = report.totals.0.iter().all(|(_, total)| Some(*total) == best);
    let speaker = &shell.speaker;
    // A name has a blank on each side, and one beside the next.
    let room = (width / report.accounts.len().max(1)).saturating_sub(3);
    let names = pages::fitting_names(report, room);
    let totals = report.accounts.iter().zip(names).map(|(account, name)| {
        let total = report.totals.of(account.id);
        (name, total, Some(total) == best && !all_even)
    });
    let open = report.deals.last().filter(|deal| !deal.complete);
    let open = open.and_then(|deal| {
        let by = deal.undertaken.by.iter().map(|seat| plain(report.table_of(deal).name(*seat)));
        let by: Vec<String> = by.collect();
        Some((pages::Told::new(report, deal, speaker).contract()?, by.join(" + ")))
    });
    Screen {
        heading: pages::heading(report, speaker),
        totals: totals.collect(),
        open,
        lines: lines(&pages::closing(report, speaker)),
        deals: pages::Drawn::of(report, &report.deals, speaker, width),
        curve: pages::totals_chart(report, speaker),
        keys: speaker.word("watch-keys"),
    }
}

/// The sentences of a page.
fn lines(doc: &Doc) -> Vec<(String, Tone)> {
    let texts = doc.blocks.iter().filter_map(|block| match block {
        Block::Text(cell) => Some((cell.text.clone(), cell.tone)),
        Block::Heading(_)
        | Block::Lines(_)
        | Block::Table(_)
        | Block::Gap
        | Block::Title(_)
        | Block::Section { .. }
        | Block::Captioned { .. }
        | Block::Facts(_)
        | Block::Fold { .. }
        | Block::Chart(_)
        | Block::Signatures(..)
        | Block::Slate(_)
        | Block::Sheet(_)
        | Block::Rich(_)
        | Block::Foot(_)
        | Block::Break
        | Block::Contents(_) => None,
    });
    texts.collect()
}
