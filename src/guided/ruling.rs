//! A ruling asked for question by question: which irregularity, by whom, what it costs, and whether it is recorded.

use serde_json::Value;

use crate::guided::ask;
use crate::guided::prompt::{Answer, Chosen, Figure, Item, Menu, Terminal};
use crate::guided::screen;
use crate::pages::{self, Case, is_recordable, ruled_events};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_rules::engine::{Ask, Ruling, Seat};
use ardoise_rules::words::plain;

/// Asks for an irregularity, shows what the rules prescribe, and gives what is to be recorded if the table says so.
///
/// # Errors
/// Status 130 on Ctrl-C.
pub fn ask(
    shell: &mut Shell,
    terminal: &mut Terminal,
    case: &Case,
    known: Ask,
) -> Result<Option<Vec<Value>>, Failure> {
    shell.flush();
    let mut at = 0;
    loop {
        let rulings = case.play.rulings(&known);
        let Some(place) = which(shell, terminal, &rulings, at)? else { return Ok(None) };
        at = place;
        let Some(id) = rulings.get(place).map(|ruling| ruling.id) else { return Ok(None) };
        let again = |asked: &Ask| case.play.rulings(asked).into_iter().find(|ruling| ruling.id == id);
        let mut asked = known;
        let Some(mut ruling) = again(&asked) else { return Ok(None) };
        if case.match_id.is_some() && ruling.needs_player && asked.player.is_none() {
            match who(shell, terminal, case, &ruling)? {
                Some(seat) => asked.player = Some(seat),
                None => continue,
            }
            ruling = again(&asked).unwrap_or(ruling);
        }
        if case.match_id.is_some() && ruling.needs_points {
            match how_much(shell, terminal)? {
                Some(points) => asked.points = Some(points),
                None => continue,
            }
            ruling = again(&asked).unwrap_or(ruling);
        }
        let doc = pages::ruling(&shell.speaker, case, &ruling, &[]);
        shell.page(&doc);
        shell.flush();
        let recorded = ruled_events(&shell.speaker, &ruling);
        if case.match_id.is_none() || recorded.is_empty() || !is_recordable(&ruling, asked.player.is_some()) {
            return Ok(None);
        }
        let kept = ask::confirm(shell, terminal, "ruling-record")?;
        return Ok(kept.then_some(recorded));
    }
}

/// Which irregularity; none if the question was left.
fn which(
    shell: &Shell,
    terminal: &mut Terminal,
    rulings: &[Ruling],
    at: usize,
) -> Result<Option<usize>, Failure> {
    let said = |ruling: &Ruling| shell.speaker.say(&ruling.question, None);
    let items: Vec<Item> = rulings.iter().map(|ruling| Item::new(said(ruling)).key(ruling.id)).collect();
    let title = shell.speaker.word("ruling-choose");
    let help = shell.speaker.word("ask-keys-choice");
    let rows = screen::list_rows(terminal);
    let menu = Menu { at: Some(at), help: &help, rows, ..Menu::new(&title, &items) };
    item(menu.ask(terminal))
}

/// Who did it; none if the question was left.
fn who(
    shell: &Shell,
    terminal: &mut Terminal,
    case: &Case,
    ruling: &Ruling,
) -> Result<Option<Seat>, Failure> {
    let seats: Vec<Seat> = case.table.seats().collect();
    let names =
        seats.iter().map(|seat| Item::new(plain(case.table.name(*seat))).key(seat.number().to_string()));
    let items: Vec<Item> = names.collect();
    let what = shell.speaker.say(&ruling.question, None);
    let title = shell.speaker.phrase("ask-player", &[("event", &what)]);
    let help = shell.speaker.word("ask-keys-choice");
    let menu = Menu { eager: true, help: &help, ..Menu::new(&title, &items) };
    Ok(item(menu.ask(terminal))?.and_then(|place| seats.get(place).copied()))
}

/// What was announced; none if the question was left.
fn how_much(shell: &Shell, terminal: &mut Terminal) -> Result<Option<i32>, Failure> {
    let titles = [shell.speaker.word("ruling-how-much")];
    let help = shell.speaker.word("ask-keys-number");
    let figure = Figure {
        titles: &titles,
        at: 0,
        old: None,
        signed: false,
        speaker: &shell.speaker,
        help: &help,
        fault: "",
    };
    match figure.ask(terminal) {
        Answer::Given((_, points)) => Ok(Some(points)),
        Answer::Back => Ok(None),
        Answer::Interrupted => Err(Failure::Told(130)),
    }
}

fn item(answer: Answer<Chosen>) -> Result<Option<usize>, Failure> {
    match answer {
        Answer::Given(Chosen::Item(place)) => Ok(Some(place)),
        Answer::Given(Chosen::Line(_)) | Answer::Back => Ok(None),
        Answer::Interrupted => Err(Failure::Told(130)),
    }
}
