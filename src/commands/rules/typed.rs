//! A pad typed deal by deal: what happened, then what was written.

use std::cell::RefCell;

use crate::commands::rules::guess::{asked_sets, told};
use crate::guided::ask::Bare;
use crate::guided::prompt::Terminal;
use crate::line::args::GuessArgs;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::words;
use ardoise_desk::houses::Houses;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{self, AnyGame, Arg, Camps, ENGINE_FORMS, Pad, Said, Table, TableEvent, common};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{self, Sheet, Tongue};
use serde_json::Value;

/// What was typed at one question.
enum Typed {
    /// It stands.
    Line(String),
    /// What was typed before is taken back.
    TakenBack,
    /// Nothing more.
    End,
}

/// A pad while it is typed.
struct Typing {
    game: &'static dyn AnyGame,
    houses: Houses,
    /// The head of its sheet.
    opening: String,
    table: Table,
    /// Do the figures of a deal sum to zero?
    sums_to_zero: bool,
    /// The deals so far, as lines of the sheet.
    deals: Vec<String>,
}

/// Asks for a pad deal by deal, until nothing more is typed.
///
/// # Errors
/// If there is no terminal, or no figure was typed.
pub(super) fn typed(
    shell: &mut Shell,
    game: &'static dyn AnyGame,
    args: &GuessArgs,
) -> Result<(Sheet, Pad), Failure> {
    if shell.json || !shell.on_terminal() || Terminal::open(false, &shell.speaker).is_none() {
        return Err(Failure::of("guess-no-pad", vec![]).hint("guess-how", vec![]));
    }
    let (opening, players) = head(shell, game, args)?;
    let houses = shell.houses();
    let first = houses.sheet(&opening).map_err(|error| Failure::from(*error))?.opening;
    let sums_to_zero = game.zero_sum(&first.rules).unwrap_or(false);
    let mut typing = Typing { game, houses, opening, table: first.table, sums_to_zero, deals: Vec::new() };
    shell.aside(&shell.speaker.phrase("guess-typed", &[("players", &players)]));
    while typing.deal(shell)? {}
    if typing.deals.is_empty() {
        return Err(Failure::of("guess-nothing-typed", vec![]));
    }
    let sheet = typing.read(&typing.deals.concat())?;
    let (pad, suited) = told(&sheet, "-", false)?.suited(game);
    if suited > 0 {
        shell.warn(&Said::of("guess-suited", vec![("count", Arg::from(suited))]));
    }
    Ok((sheet, pad))
}

/// The head of the sheet, and the players.
fn head(shell: &Shell, game: &'static dyn AnyGame, args: &GuessArgs) -> Result<(String, String), Failure> {
    let rules = shell.houses().resolve(game, None, &asked_sets(args)?)?;
    let least = game.players(&rules).map_err(Failure::Damaged)?;
    let players = match args.players.as_deref() {
        Some(players) => players.replace([',', ';'], " "),
        None => {
            let names = shell.speaker.word("guess-names");
            names.split_whitespace().take(*least.start()).collect::<Vec<_>>().join(" ")
        }
    };
    let mut text = format!("match {}\nplayers {players}\n", game.id());
    for (id, value) in asked_sets(args)? {
        text.push_str(&format!("set {id} \"{value}\"\n"));
    }
    if let Some(dealer) = &args.dealer {
        text.push_str(&format!("dealer {dealer}\n"));
    }
    text.push('\n');
    Ok((text, players))
}

impl Typing {
    /// A sheet of the head and these lines.
    fn read(&self, lines: &str) -> Result<Sheet, Failure> {
        self.houses.sheet(&format!("{}{lines}\n", self.opening)).map_err(|error| Failure::from(*error))
    }

    /// What happened in a deal by itself.
    fn events(&self, told: &str) -> Result<Vec<Value>, Failure> {
        let alone = self.read(told)?;
        Ok(alone.lines.into_iter().flat_map(|line| line.events).map(|(event, _)| event).collect())
    }

    /// Is the end of a deal told, where some rules allow it?
    fn ends(&self, told: &str) -> Result<Option<bool>, Failure> {
        Ok(engine::tells_its_end(self.game, &self.table, &self.events(told)?))
    }

    /// Asks for one deal and what was written of it; false where nothing more comes.
    fn deal(&mut self, shell: &mut Shell) -> Result<bool, Failure> {
        let no = (self.deals.len() + 1).to_string();
        let line = match self.happened(shell, &no)? {
            Typed::Line(line) => line,
            Typed::TakenBack => {
                let last = self.deals.len().to_string();
                match self.deals.pop() {
                    Some(_) => shell.aside(&shell.speaker.phrase("guess-taken-back", &[("deal", &last)])),
                    None => shell.aside(&shell.speaker.word("guess-none-typed")),
                }
                return Ok(true);
            }
            Typed::End => return Ok(false),
        };
        // Each begins a deal, whatever the rules make of the one before.
        let begins = common::DEAL.word(Lang::CANONICAL);
        // What was written may be told with the deal.
        if self.events(&line)?.iter().any(|event| common::CHECK.is_of(event)) {
            self.deals.push(format!("{begins}\n{line}\n"));
            return Ok(true);
        }
        match self.written(shell, &no)? {
            Typed::Line(figures) => self.deals.push(format!("{begins}\n{line}\n{figures}\n")),
            // The deal itself was wrong: it is told anew.
            Typed::TakenBack => {}
            Typed::End => {
                shell.aside(&shell.speaker.phrase("guess-left-out", &[("deal", &no)]));
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What happened in the next deal, told until its end is.
    fn happened(&self, shell: &mut Shell, no: &str) -> Result<Typed, Failure> {
        // What was told of it before its end.
        let begun = RefCell::new(String::new());
        let fits = |line: &str| {
            if line.trim().is_empty() || takes_back(line) {
                return Ok(());
            }
            let alone = self.ends(line)?;
            let joined = format!("{}{line}", begun.borrow());
            // It goes on with what was told, or tells the deal anew.
            let (told, end) = match self.ends(&joined) {
                Ok(Some(end)) => (joined, Some(end)),
                Ok(None) | Err(_) => (line.to_owned(), alone),
            };
            if end == Some(false) {
                *begun.borrow_mut() = format!("{told}\n");
                return Err(Failure::of("guess-no-end", vec![]));
            }
            *begun.borrow_mut() = told;
            Ok(())
        };
        let prompt = shell.speaker.phrase("guess-ask-deal", &[("deal", no)]);
        Ok(match asked(shell, &prompt, fits)? {
            None => Typed::End,
            Some(typed) if takes_back(&typed) => Typed::TakenBack,
            Some(_) => Typed::Line(begun.take()),
        })
    }

    /// What was written of it, as a line of the sheet.
    fn written(&self, shell: &mut Shell, no: &str) -> Result<Typed, Failure> {
        let word = common::CHECK.word(shell.speaker.lang());
        let figures = |line: &str| format!("{word} {}", told_of(&self.table, line));
        let read =
            |line: &str| notation::read_line(&[ENGINE_FORMS], &self.table, 1, &figures(line), Tongue::SHEET);
        let fits = |line: &str| {
            if takes_back(line) {
                return Ok(());
            }
            // Figures and nothing else, more or fewer than there are sides: no word of them is wrong.
            let told = words_of(line);
            let bare = !told.is_empty() && told.iter().all(|word| word.parse::<i32>().is_ok());
            if bare && told.len() != self.table.accounts().len() {
                let count = Arg::from(self.table.accounts().len());
                return Err(Failure::of("guess-each-figure", vec![("count", count)]));
            }
            read(line).map(|_| ()).map_err(|error| Failure::from(*error))
        };
        let accounts = self.table.accounts().into_iter().map(|account| self.table.account_name(account));
        let accounts = accounts.collect::<Vec<_>>().join(", ");
        let prompt = shell.speaker.phrase("guess-ask-figures", &[("deal", no), ("accounts", &accounts)]);
        let Some(written) = asked(shell, &prompt, fits)? else { return Ok(Typed::End) };
        if takes_back(&written) {
            return Ok(Typed::TakenBack);
        }
        if let (true, Ok(line)) = (self.sums_to_zero, read(&written)) {
            let told: Vec<i64> = line.events.iter().flat_map(|(event, _)| counted(event)).collect();
            let sum: i64 = told.iter().sum();
            if told.len() == self.table.accounts().len() && sum != 0 {
                shell.aside(&shell.speaker.phrase("guess-not-zero", &[("sum", &sum.to_string())]));
            }
        }
        Ok(Typed::Line(figures(&written)))
    }
}

/// The figures that an event writes down.
fn counted(event: &Value) -> Vec<i64> {
    match TableEvent::read(event) {
        Ok(Some(TableEvent::Check(counts))) => counts.into_iter().map(|(_, figure)| figure.into()).collect(),
        _ => Vec::new(),
    }
}

/// Is it the word that takes back what was typed last?
fn takes_back(line: &str) -> bool {
    words::named(&fold_word(line.trim())) == Some("undo")
}

/// The words of a line of figures, without what stands between them.
fn words_of(line: &str) -> Vec<&str> {
    let mut words: Vec<&str> =
        line.split(|sign: char| sign.is_whitespace() || matches!(sign, '/' | ';' | ',' | ':')).collect();
    words.retain(|word| !matches!(*word, "" | "-" | "–" | "—"));
    words
}

/// Figures without a name are those of the accounts in their order.
fn told_of(table: &Table, line: &str) -> String {
    let mut figures = words_of(line);
    // The word may stand before them, as in a sheet.
    if figures.first().is_some_and(|word| common::CHECK.is_named(&fold_word(word))) {
        figures.remove(0);
    }
    // As the heads of a pad call the sides: `Nous 210 Eux 50`.
    let side = |word: &&str| {
        let heads = |id| words::heading(&fold_word(word), id);
        match table.camps {
            Camps::Pairs if heads("points-a") => Some("A"),
            Camps::Pairs if heads("points-b") => Some("B"),
            _ => None,
        }
    };
    let named: Vec<&str> = figures.iter().map(|word| side(word).unwrap_or(word)).collect();
    let line = named.join(" ");
    let accounts = table.accounts();
    if figures.len() != accounts.len() || figures.iter().any(|figure| figure.parse::<i32>().is_err()) {
        return line;
    }
    let each = accounts.iter().zip(figures).map(|(account, figure)| format!("{account} {figure}"));
    each.collect::<Vec<_>>().join(" ")
}

/// A line that is typed until it can be read; none for an empty one.
fn asked(
    shell: &Shell,
    prompt: &str,
    fits: impl Fn(&str) -> Result<(), Failure>,
) -> Result<Option<String>, Failure> {
    let typed = dialoguer::Input::<String>::with_theme(&Bare)
        .with_prompt(shell.speaker.phrase("paper-colon", &[("what", prompt), ("words", "")]).trim_end())
        .allow_empty(true)
        .validate_with(|typed: &String| match fits(typed) {
            _ if typed.trim().is_empty() => Ok(()),
            Ok(()) => Ok(()),
            Err(failure) => Err(shell.failure_text(&failure)),
        })
        .interact_text();
    let typed = typed.map_err(|_| Failure::Told(130))?;
    Ok(Some(typed.trim().to_owned()).filter(|typed| !typed.is_empty()))
}
