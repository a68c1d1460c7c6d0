//! Who sits and deals: a player chosen, and one put in the place of another.

use crate::evening;
use crate::guided::prompt::{Answer, Chosen, Item, Menu, Terminal, lettered};
use crate::guided::screen;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::evening::{Change, Evening};
use ardoise_rules::engine::{Say as _, Seat};
use ardoise_rules::notation;
use ardoise_rules::words::plain;

/// One of the players of the deal that is open or comes next; none after Escape.
///
/// # Errors
/// Status 130 on Ctrl-C.
pub fn which(
    shell: &Shell,
    terminal: &mut Terminal,
    found: &Evening,
    question: &str,
    now: Option<Seat>,
) -> Result<Option<Seat>, Failure> {
    let table = found.play().table();
    let seats: Vec<Seat> = table.seats().collect();
    let mut items: Vec<Item> = seats.iter().map(|seat| Item::new(plain(table.name(*seat)))).collect();
    lettered(&mut items, false, |_| true);
    let title = shell.speaker.word(question);
    let help = shell.speaker.word("ask-keys-choice");
    let at = now.and_then(|now| seats.iter().position(|seat| *seat == now)).unwrap_or(0);
    let menu = Menu { at: Some(at), eager: true, help: &help, ..Menu::new(&title, &items) };
    match menu.ask(terminal) {
        Answer::Given(Chosen::Item(place)) => Ok(seats.get(place).copied()),
        Answer::Given(Chosen::Line(_)) | Answer::Back => Ok(None),
        Answer::Interrupted => Err(Failure::Told(130)),
    }
}

/// Somebody else sits down from the next deal on; who goes and who comes is asked as far as `words` do not say it.
///
/// # Errors
/// If nobody of that name plays, or somebody of the new name does; status 130 on Ctrl-C.
pub fn reseat(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
    words: &str,
) -> Result<(), Failure> {
    let from = found.next_deal();
    let mut words = words.splitn(2, ' ').filter(|word| !word.is_empty());
    let seat = match words.next() {
        Some(name) => {
            let read = notation::read_player(found.play().table_at(from), name);
            Some(read.map_err(|slip| Failure::refused(slip.said()))?)
        }
        None => which(shell, terminal, found, "play-reseat-who", None)?,
    };
    let Some(seat) = seat else { return Ok(()) };
    let old = plain(found.play().table_at(from).name(seat));
    let with = match words.next() {
        Some(name) => Some(name.trim().trim_matches('"').to_owned()),
        None => named(shell, terminal, &old)?,
    };
    let Some(with) = with else { return Ok(()) };
    let draft = found.draft(Change::Reseat { seat, with, reason: String::new() })?;
    *found = evening::record(shell, desk, draft)?;
    screen::show(shell, terminal, &found.report(), None);
    let new = plain(found.play().table_at(from).name(seat));
    shell.sentence("reseated", &[("deal", &from.to_string()), ("old", &old), ("new", &new)]);
    shell.flush();
    Ok(())
}

/// The name of whoever sits down; none after Escape.
fn named(shell: &Shell, terminal: &mut Terminal, old: &str) -> Result<Option<String>, Failure> {
    let title = shell.speaker.phrase("play-reseat-with", &[("old", old)]);
    let help = shell.speaker.word("ask-keys-text");
    match (Menu { free: true, help: &help, ..Menu::new(&title, &[]) }).ask(terminal) {
        Answer::Given(Chosen::Line(name)) => Ok(Some(name)),
        Answer::Given(Chosen::Item(_)) | Answer::Back => Ok(None),
        Answer::Interrupted => Err(Failure::Told(130)),
    }
}
