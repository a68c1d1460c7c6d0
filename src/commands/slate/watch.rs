//! `ardoise watch`: the slate on the whole screen, drawn anew when anybody records something.

use std::io::{IsTerminal as _, Write as _};
use std::time::Duration;

use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};

use crate::evening;
use crate::line::args::WatchArgs;
use crate::pages::{self, Block, Doc, Tone};
use crate::render::{Screen, large_slate};
use crate::shell::Shell;
use crate::shell::failure::Failure;
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
    let desk = shell.desk_to_read()?.ok_or_else(evening::no_match)?;
    let mut found = evening::load(shell, &desk, args.id.as_deref(), None)?;
    if shell.json || !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal() {
        return Err(Failure::shell("watch-needs-terminal", vec![]));
    }
    let mut id = found.id().to_owned();
    // A match that was asked for by its id stays; else the next one of the same table takes its place.
    let follows = args.id.is_none() && shell.match_id.is_none();
    let mut screen = screen(shell, &found.report());
    let mut window = ratatui::try_init().map_err(|_| Failure::shell("watch-needs-terminal", vec![]))?;
    let mut rings = false;
    let ended = loop {
        if std::mem::take(&mut rings) {
            let mut out = std::io::stdout();
            let _ = out.write_all(BELL).and_then(|()| out.flush());
        }
        if window.draw(|frame| large_slate(frame, &screen)).is_err() {
            break Ok(());
        }
        match event::poll(PAUSE) {
            Ok(true) => match event::read() {
                Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => match key.code {
                    KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                        break Err(Failure::Told(130));
                    }
                    KeyCode::Char('q') | KeyCode::Esc => break Ok(()),
                    _ => {}
                },
                Ok(Event::Resize(..)) => screen = self::screen(shell, &found.report()),
                Ok(_) => {}
                Err(_) => break Ok(()),
            },
            Ok(false) => {}
            Err(_) => break Ok(()),
        }
        // A log that cannot be read this instant (a restore, a busy disk) is looked at again the next time.
        if desk.head(&id).is_ok_and(|head| head != found.head())
            && let Ok(newer) = evening::load(shell, &desk, Some(&id), None)
        {
            found = newer;
            screen = self::screen(shell, &found.report());
            rings |= args.bell;
        }
        if follows
            && let Ok(Some(last)) = desk.find(Which::Last)
            && last != id
            && let Ok(next) = evening::load(shell, &desk, Some(&last), None)
            && same_table(&found.play().table().players, &next.play().table().players)
        {
            id = last;
            found = next;
            screen = self::screen(shell, &found.report());
            rings |= args.bell;
        }
    };
    ratatui::restore();
    ended
}

/// Do the same people sit there, in whatever order?
fn same_table(one: &[String], other: &[String]) -> bool {
    one.len() == other.len() && one.iter().all(|name| other.contains(name))
}

/// The match as a screen.
fn screen(shell: &Shell, report: &Report) -> Screen {
    let best = report.totals.0.iter().map(|(_, total)| *total).max();
    let all_even = report.totals.0.iter().all(|(_, total)| Some(*total) == best);
    let width = ratatui::crossterm::terminal::size().map_or(80, |(columns, _)| usize::from(columns));
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
