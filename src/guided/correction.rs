//! A correction asked for question by question: which deal, what in it, and whether the difference is kept.

use crate::evening;
use crate::evening::amendment;
use crate::guided::ask;
use crate::guided::prompt::{Answer, Chosen, Guide, Item, Menu, Terminal};
use crate::guided::screen;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::{Amendment, Change, Correction, Draft, Evening, figures, refigured};
use ardoise_desk::{Desk, Upshot};
use ardoise_rules::engine::{Arg, DealNo, DealReport, ENGINE_FORMS, Form, Given, Half, Kind, given_of};
use ardoise_rules::words::plain;
use serde_json::Value;

/// Puts a deal right: which one, and what in it.
///
/// # Errors
/// If it cannot be written; status 130 on Ctrl-C.
pub fn correct(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
) -> Result<(), Failure> {
    match which(shell, terminal, found)? {
        Some(deal) => correct_deal(shell, desk, terminal, found, deal),
        None => Ok(()),
    }
}

/// Which deal is meant: the last one first, or its number.
fn which(shell: &Shell, terminal: &mut Terminal, found: &Evening) -> Result<Option<DealNo>, Failure> {
    let report = found.report();
    let deals: Vec<&DealReport> = report.deals.iter().rev().collect();
    if deals.is_empty() {
        return Err(Failure::of("nothing-to-undo", vec![("count", Arg::from(0))]));
    }
    let item =
        |deal: &&DealReport| Item::new(deal.no.to_string()).hint(plain(&screen::shown(shell, &report, deal)));
    let items: Vec<Item> = deals.iter().map(item).collect();
    let title = shell.speaker.word("play-amend-which");
    let help = shell.speaker.word("play-amend-which-keys");
    let rows = screen::list_rows(terminal);
    let menu = Menu { at: Some(0), eager: true, help: &help, rows, ..Menu::new(&title, &items) };
    match menu.ask(terminal) {
        Answer::Given(Chosen::Item(place)) => Ok(deals.get(place).map(|deal| deal.no)),
        Answer::Given(Chosen::Line(_)) | Answer::Back => Ok(None),
        Answer::Interrupted => Err(Failure::Told(130)),
    }
}

/// Puts that deal right: a line of it is answered anew, taken out, or typed; a figure alone is the new figure.
///
/// # Errors
/// If there is no such deal or it cannot be written; status 130 on Ctrl-C.
pub fn correct_deal(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
    deal: DealNo,
) -> Result<(), Failure> {
    let lines = Lines::of(shell, found, deal);
    let title = shell.speaker.phrase("play-amend-what", &[("deal", &deal.to_string())]);
    let help = shell.speaker.word("play-amend-keys");
    let drop = shell.speaker.word("play-amend-drop");
    let mut items: Vec<Item> = lines.texts.iter().map(Item::new).collect();
    items.extend(lines.texts.iter().map(|text| Item::new(format!("{drop} {text}"))));
    let rows = screen::list_rows(terminal);
    let at = lines.figures.first().copied().or(Some(0)).filter(|_| !items.is_empty());
    let mut fault = String::new();
    loop {
        let menu = Menu { at, free: true, help: &help, fault: &fault, rows, ..Menu::new(&title, &items) };
        let correction = match menu.ask(terminal) {
            Answer::Given(Chosen::Item(place)) if place < lines.texts.len() => {
                match lines.again(shell, terminal, found, place) {
                    Answer::Given(event) => Ok(vec![Correction::Replace(place + 1, event)]),
                    Answer::Back => continue,
                    Answer::Interrupted => return Err(Failure::Told(130)),
                }
            }
            Answer::Given(Chosen::Item(place)) => Ok(vec![Correction::Drop(place + 1 - lines.texts.len())]),
            Answer::Given(Chosen::Line(line)) => {
                let figure = line.trim();
                let alone = !lines.figures.is_empty() && Half::answered(figure).is_some();
                let event = match alone.then(|| lines.which_figure(shell, terminal, &title)) {
                    None => None,
                    Some(Answer::Given(place)) => {
                        let event = &lines.events[place];
                        let other = form_of(found, event).and_then(|form| refigured(form, event, figure));
                        other.map(|event| (place, event))
                    }
                    Some(Answer::Back) => continue,
                    Some(Answer::Interrupted) => return Err(Failure::Told(130)),
                };
                match event {
                    Some((place, event)) => Ok(vec![Correction::Replace(place + 1, event)]),
                    None => found
                        .read_amendment(deal, &line, shell.tongue(), "")
                        .map(|amendment| amendment.corrections)
                        .map_err(Failure::from),
                }
            }
            Answer::Back => return Ok(()),
            Answer::Interrupted => return Err(Failure::Told(130)),
        };
        let weighed = correction.and_then(|corrections| {
            let amendment = Amendment { deal, corrections, reason: String::new() };
            Ok(found.draft(Change::Amend(amendment))?)
        });
        let done = weighed.and_then(|amended| keep(shell, desk, terminal, found, amended));
        match done {
            // What cannot be read or cannot be true is said, and asked again.
            Err(failure @ Failure::Refused(_)) if !failure.comes_to(Upshot::Moved) => {
                fault = shell.failure_text(&failure)
            }
            done => return done,
        }
    }
}

/// What was recorded in a deal, line by line.
struct Lines {
    deal: DealNo,
    events: Vec<Value>,
    texts: Vec<String>,
    /// The places of those that are a figure for whoever counts.
    figures: Vec<usize>,
}

impl Lines {
    fn of(shell: &Shell, found: &Evening, deal: DealNo) -> Lines {
        let events = found.events_of(deal);
        let table = found.play().table_at(deal);
        let text = |event: &Value| plain(&shell.speaker.told_event(found.play().forms(), event, table));
        let texts = events.iter().map(text).collect();
        let figures = figures(found.play().forms(), table, &events);
        Lines { deal, events, texts, figures }
    }

    /// Asks a line again as the match stood before it, with its answers in place.
    fn again(&self, shell: &Shell, terminal: &mut Terminal, found: &Evening, place: usize) -> Answer<Value> {
        let Some((event, form)) =
            self.events.get(place).and_then(|event| Some((event, form_of(found, event)?)))
        else {
            return Answer::Back;
        };
        let mut play = found.play().copy();
        play.cut(self.deal);
        for before in &self.events[..place] {
            if play.place(before).is_err() {
                break;
            }
        }
        let old = given_of(form, event);
        // Of a figure the figure is asked again, and not whose it is: a digit would be a seat.
        let figure =
            form.fields.iter().position(|field| matches!(field.kind, Kind::Half(..) | Kind::Number(..)));
        let stays = figure.filter(|_| form.both).map_or_else(Given::new, |figure| old[..figure].to_vec());
        let guide = Guide::new(found.game(), play.as_ref(), &shell.speaker, None);
        guide.again(old).ask(terminal, form, &stays)
    }

    /// The line whose figure is meant; where there are several, that is asked.
    fn which_figure(&self, shell: &Shell, terminal: &mut Terminal, title: &str) -> Answer<usize> {
        let several = match self.figures.as_slice() {
            [only] => return Answer::Given(*only),
            several => several,
        };
        let items: Vec<Item> = several.iter().map(|place| Item::new(&self.texts[*place])).collect();
        let help = shell.speaker.word("ask-keys-choice");
        match (Menu { at: Some(0), help: &help, ..Menu::new(title, &items) }).ask(terminal) {
            Answer::Given(Chosen::Item(place)) => Answer::Given(several[place]),
            Answer::Given(Chosen::Line(_)) | Answer::Back => Answer::Back,
            Answer::Interrupted => Answer::Interrupted,
        }
    }
}

fn form_of(found: &Evening, event: &Value) -> Option<&'static Form> {
    found.play().forms().iter().chain(ENGINE_FORMS).find(|form| form.is_of(event))
}

/// Reads a correction as it was typed, shows what it changes, asks, and keeps it.
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
    let (deal, change) = amendment::aimed(found, deal, change)?;
    if change.is_empty() {
        return correct_deal(shell, desk, terminal, found, deal);
    }
    let amended = amendment::work_out(found, deal, change, shell.tongue(), "")?;
    keep(shell, desk, terminal, found, amended)
}

/// Shows what a correction changes, asks, and keeps it.
///
/// # Errors
/// If it cannot be written; status 130 on Ctrl-C.
pub fn keep(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
    amended: Draft,
) -> Result<(), Failure> {
    let (before, report) = (found.report(), amended.report());
    let page = pages::amendment(found, &amended, &before, &report, &shell.speaker);
    let deal = amended.differs().deals.first().copied().unwrap_or_default();
    shell.page(&page);
    shell.flush();
    if !ask::confirm(shell, terminal, "amend-keep")? {
        shell.sentence("amend-left", &[]);
        shell.flush();
        return Ok(());
    }
    *found = evening::record(shell, desk, amended)?;
    screen::show(shell, terminal, &report, None);
    amendment::kept(shell, (&before, &report), deal);
    shell.flush();
    Ok(())
}
