//! `ardoise play` at a terminal: question by question, only what is possible now.

use crate::evening;
use crate::evening::end;
use crate::guided::ask;
use crate::guided::choices::{Choices, Step, choices};
use crate::guided::correction;
use crate::guided::ending;
use crate::guided::event::event;
use crate::guided::opening;
use crate::guided::prompt::{Answer, Chosen, Item, Menu, Terminal};
use crate::guided::record::{Next, back, record};
use crate::guided::screen;
use crate::guided::seat;
use crate::guided::typed::{dealer, explain, of_next, rules, ruling, typed};
use crate::guided::voiding::old_words;
use crate::pages::Scope;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::Evening;
use ardoise_desk::{Desk, Upshot, Which};
use ardoise_rules::engine::Seq;
use ardoise_rules::words::plain;

/// What the refusal of the last line leads to.
#[derive(Debug, Default)]
struct Refused {
    /// The line that was probably meant, which Enter takes.
    meant: Option<String>,
    /// Was a line refused? Then Enter behind it is no answer to this question.
    refused: bool,
}

/// Plays the current match, or a new one, to its end.
///
/// # Errors
/// If the database cannot be used; status 130 on Ctrl-C.
pub fn run(shell: &mut Shell, desk: &mut Desk, terminal: &mut Terminal) -> Result<(), Failure> {
    shell.flush();
    let current = match evening::load(shell, desk, None, None) {
        Ok(found) => Some(found),
        Err(_) if shell.match_id.is_none() && desk.find(Which::Last)?.is_none() => None,
        Err(failure) => return Err(failure),
    };
    let over = current.as_ref().is_none_or(|found| found.report().standing.over);
    let mut found = match current {
        Some(found) if !over || shell.match_id.is_some() => found,
        _ => match opening::open(shell, desk, terminal)? {
            Some(found) => found,
            None => return Ok(()),
        },
    };
    shell.match_id = Some(found.id().to_owned());
    screen::show(shell, terminal, &found.report(), None);
    let mut last = Refused::default();
    // What could not be written is not recorded, whatever was before it.
    let mut unwritten: Option<Seq> = None;
    loop {
        shell.measure();
        match step(shell, desk, terminal, &mut found, std::mem::take(&mut last)) {
            Ok(Next::Go) => unwritten = unwritten.filter(|head| *head == found.head()),
            Ok(Next::Leave) => return Ok(()),
            Ok(Next::Stop) if unwritten.is_none() && !terminal.is_unfinished() => {
                left(shell, &found);
                return Err(Failure::Told(130));
            }
            Ok(Next::Stop) | Err(Failure::Told(130)) => {
                shell.sentence("play-left-asked", &[]);
                shell.flush();
                return Err(Failure::Told(130));
            }
            Err(failure @ (Failure::Told(_) | Failure::Damaged(_))) => return Err(failure),
            Err(failure) => {
                shell.fail(&failure);
                left_out(shell, terminal.leave_out_pasted());
                unwritten = failure.is_of_store().then(|| found.head());
                // Enter behind a line that was refused is no answer to this question.
                last = Refused { meant: failure.meant().map(str::to_owned), refused: true };
                found = evening::load(shell, desk, None, None)?;
                if failure.comes_to(Upshot::Moved) {
                    // What was on the screen is no longer so.
                    screen::show(shell, terminal, &found.report(), None);
                }
            }
        }
    }
}

/// Says how many lines that were pasted behind one that was refused are not read.
pub fn left_out(shell: &mut Shell, lines: usize) {
    if lines > 0 {
        let said = shell.speaker.phrase("play-pasted-left", &[("count", &lines.to_string())]);
        shell.aside(&said);
    }
}

/// One question and what is done with its answer.
fn step(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
    Refused { meant, refused }: Refused,
) -> Result<Next, Failure> {
    let report = found.report();
    let Choices { mut steps, mut items, at, mut numbered, spread } = choices(shell, found, &report);
    let mut at = at.filter(|_| !refused);
    if let Some(line) = &meant {
        steps.insert(0, Step::Meant);
        let item = Item::new(plain(line)).hint(shell.speaker.word("play-meant"));
        items.insert(0, Item { records: true, ..item });
        at = Some(0);
        numbered = 0;
    }
    let title = screen::question(shell, &report);
    let help = format!("{}\n{}", shell.speaker.word("play-keys"), shell.speaker.word("play-always"));
    let rows = screen::menu_rows(terminal);
    let mut lines: Vec<&str> = old_words().collect();
    lines.extend(spread.iter().map(String::as_str));
    let menu = Menu {
        at,
        free: true,
        lines: &lines,
        numbered,
        help: &help,
        rows,
        trace: false,
        ..Menu::new(&title, &items)
    };
    match menu.ask(terminal) {
        Answer::Interrupted => Ok(Next::Stop),
        Answer::Back => Ok(Next::Go),
        Answer::Given(Chosen::Line(line)) => typed(shell, desk, terminal, found, &line),
        Answer::Given(Chosen::Item(place)) => match steps.get(place) {
            Some(Step::Event(form, given)) => event(shell, desk, terminal, found, form, given),
            Some(Step::Line(line)) => {
                let tongue = shell.tongue().written();
                record(shell, desk, terminal, found, line, tongue)
            }
            Some(Step::Undo) => back(shell, desk, terminal, found, true),
            Some(Step::Redo) => back(shell, desk, terminal, found, false),
            Some(Step::Amend) => correction::correct(shell, desk, terminal, found).map(|()| Next::Go),
            Some(Step::Ruling) => ruling(shell, desk, terminal, found),
            Some(Step::Meant) => {
                let tongue = shell.tongue();
                let line = of_next(shell, found, meant.unwrap_or_default());
                record(shell, desk, terminal, found, &line, tongue)
            }
            Some(Step::Explain) => explain(shell, found, None),
            Some(Step::Slate) => {
                evening::show(shell, &report, Scope::Whole);
                shell.flush();
                Ok(Next::Go)
            }
            Some(Step::Rematch) => {
                if let Some(new) = ending::rematch(shell, desk, terminal, found)? {
                    turn_to(shell, terminal, found, new);
                }
                Ok(Next::Go)
            }
            Some(Step::Share) => {
                ending::share(shell, terminal, found);
                Ok(Next::Go)
            }
            Some(Step::Rules) => {
                rules(shell, found);
                Ok(Next::Go)
            }
            Some(Step::Dealer) => dealer(shell, desk, terminal, found),
            Some(Step::Reseat) => seat::reseat(shell, desk, terminal, found, "").map(|()| Next::Go),
            Some(Step::New) => {
                if let Some(new) = opening::open(shell, desk, terminal)? {
                    turn_to(shell, terminal, found, new);
                }
                Ok(Next::Go)
            }
            Some(Step::Quit) | None => leave(shell, desk, terminal, found),
        },
    }
}

/// Goes on with another match.
fn turn_to(shell: &mut Shell, terminal: &Terminal, found: &mut Evening, new: Evening) {
    *found = new;
    shell.match_id = Some(found.id().to_owned());
    screen::show(shell, terminal, &found.report(), None);
}

/// Leaves; where nothing but the table ends the match, asks whether it has.
fn leave(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &Evening,
) -> Result<Next, Failure> {
    let open = found.report().goal.is_open();
    if open && end::may(found) && ask::confirm(shell, terminal, "ask-close")? {
        let report = end::close(shell, desk, found, None)?;
        screen::show_end(shell, terminal, &report, ending::minutes(found));
    }
    left(shell, found);
    Ok(Next::Leave)
}

/// Everything is noted, and how to come back.
fn left(shell: &mut Shell, found: &Evening) {
    shell.sentence(if found.play().over() { "play-left-over" } else { "play-left" }, &[]);
    shell.flush();
}
