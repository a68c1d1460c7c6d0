//! `ardoise contest`: a hall with its entries, draws, tables and standings.

mod enter;
mod new;
mod paper;
mod round;
mod verify;

use std::io::IsTerminal as _;
use std::path::Path;

use clap::FromArgMatches as _;
use serde_json::json;

use crate::evening::contest::{load, show};
use crate::guided;
use crate::guided::prompt::Terminal;
use crate::line::args::{ContestArgs, ContestCommand};
use crate::line::commands::one;
use crate::pages::{self, ListedContest};
use crate::shell::failure::Failure;
use crate::shell::{Shell, files};
use ardoise_desk::Which;
use ardoise_desk::contest::Prize;
use ardoise_desk::evening::{is_open, moment};
use ardoise_desk::hall::{Change, Hall, names_of, no_contest};
use ardoise_rules::engine::{Arg, Said};
use ardoise_rules::notation::split_line;
use ardoise_rules::words::plain;

/// Does what was typed after `contest`.
///
/// # Errors
/// If there is no contest, or what was typed cannot be.
pub fn run(shell: &mut Shell, args: &ContestArgs) -> Result<(), Failure> {
    // `--match` names one of its copies, as `choose` shows them.
    let named = args.contest.clone().or_else(|| shell.named.clone());
    let wanted = named.as_deref();
    let Some(command) = &args.command else { return alone(shell, wanted) };
    match command {
        ContestCommand::New(args) => new::run(shell, args),
        ContestCommand::Enter { names, from, club, house } => {
            enter::run(shell, wanted, (names, from.as_deref()), club.as_deref(), *house)
        }
        ContestCommand::Draw { dice } => round::draw(shell, wanted, dice),
        ContestCommand::Table { table, round } => round::table(shell, wanted, *table, *round),
        ContestCommand::Result { table, scores, forfeit, round, reason } => {
            let told = round::Told { scores, forfeit: forfeit.as_deref(), reason: reason.as_deref() };
            round::result(shell, wanted, (*round, *table), &told)
        }
        ContestCommand::Agree { tables } => round::agree(shell, wanted, tables),
        ContestCommand::Missing => round::missing(shell, wanted),
        ContestCommand::Lock => round::lock(shell, wanted),
        ContestCommand::Standings { leaf, entry, after } => {
            shell.onto(leaf)?;
            round::standings(shell, wanted, entry.as_deref(), *after)
        }
        ContestCommand::Withdraw { entry, reason } => changed(shell, wanted, |hall| {
            Ok(Change::Withdraw { entry: hall.entry(entry)?, reason: reason.clone() })
        }),
        ContestCommand::Return { entry } => {
            changed(shell, wanted, |hall| Ok(Change::Return { entry: hall.entry(entry)? }))
        }
        ContestCommand::Replace { entry, with, reason } => {
            replace(shell, wanted, (entry, with), reason.clone())
        }
        ContestCommand::Prizes { prizes } => self::prizes(shell, wanted, prizes),
        ContestCommand::Print { what, leaf, round } => paper::run(shell, wanted, *what, leaf, *round),
        ContestCommand::Verify { file } => verify::run(shell, wanted, file.as_deref()),
        ContestCommand::List => list(shell),
        ContestCommand::Show { leaf } => {
            shell.onto(leaf)?;
            let (_, hall) = load(shell, wanted)?;
            show(shell, &hall);
            Ok(())
        }
        ContestCommand::Undo { count, reason } => {
            let (mut desk, hall) = load(shell, wanted)?;
            let count = usize::try_from(*count).unwrap_or(usize::MAX);
            let undo = Change::Undo { count, reason: reason.clone().unwrap_or_default() };
            let after = desk.change(&hall, undo)?.hall;
            if !shell.json {
                let said = pages::contest_undone(&hall, &after, &shell.speaker);
                shell.raw(&format!("{said}\n"));
            }
            show(shell, &after);
            Ok(())
        }
        ContestCommand::Close => round::close(shell, wanted),
        ContestCommand::Log => log(shell, wanted),
    }
}

/// `contest` alone: asks on a terminal; else shows the contest, or says how to begin one.
fn alone(shell: &mut Shell, wanted: Option<&str>) -> Result<(), Failure> {
    if !shell.json
        && let Some(mut terminal) = Terminal::open(shell.look.color, &shell.speaker)
    {
        return guided::contest::run(shell, &mut terminal, wanted);
    }
    if !std::io::stdin().is_terminal() {
        lines(shell, wanted, &files::text(Path::new("-"))?)?;
    }
    let (_, hall) = load(shell, wanted)?;
    show(shell, &hall);
    Ok(())
}

/// Does what stands in lines, each as it is typed after `contest`; the first that is refused ends it, with its number.
fn lines(shell: &mut Shell, wanted: Option<&str>, text: &str) -> Result<(), Failure> {
    let mut kept = 0;
    for (line, number) in text.lines().zip(1..) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let at = |failure: Failure| failure.input(line).line(number);
        let unread = || {
            let args = vec![("line", Arg::from(number)), ("text", Arg::Text(plain(line)))];
            Failure::of("contest-line-unread", args)
        };
        let words = split_line(number, line).map_err(|error| at(Failure::from(*error)))?;
        let words = words.iter().flat_map(|words| &words.words).map(|word| word.text.clone());
        let typed: Vec<String> = std::iter::once("contest".to_owned()).chain(words).collect();
        let read = one("contest").and_then(|command| command.try_get_matches_from(typed).ok());
        let args =
            read.and_then(|matches| ContestArgs::from_arg_matches(&matches).ok()).ok_or_else(unread)?;
        if args.command.is_none() {
            return Err(unread());
        }
        let contest = args.contest.clone().or_else(|| wanted.map(str::to_owned));
        let args = ContestArgs { contest, ..args };
        if let Err(failure) = shell.hushed(|shell| run(shell, &args).and_then(|()| shell.put_down())) {
            return Err(shell.stopped_behind(kept, at(failure)));
        }
        kept += 1;
    }
    Ok(())
}

/// Records a change and shows the contest.
fn changed(
    shell: &mut Shell,
    wanted: Option<&str>,
    change: impl FnOnce(&Hall) -> Result<Change, ardoise_desk::Failure>,
) -> Result<(), Failure> {
    let (mut desk, hall) = load(shell, wanted)?;
    let change = change(&hall)?;
    let hall = desk.change(&hall, change)?.hall;
    show(shell, &hall);
    Ok(())
}

/// Somebody else plays in the place of an entry, or of one of a pair: who it was is said behind the contest.
fn replace(
    shell: &mut Shell,
    wanted: Option<&str>,
    (entry, with): (&str, &str),
    reason: Option<String>,
) -> Result<(), Failure> {
    let (mut desk, hall) = load(shell, wanted)?;
    let no = hall.entry(entry)?;
    let names = hall.with_another(no, entry, names_of(with, hall.contest().is_of_pairs()))?;
    let after = desk.change(&hall, Change::Replace { entry: no, names, reason })?.hall;
    show(shell, &after);
    if !shell.json {
        let [before, now] = [&hall, &after].map(|hall| pages::entry_name(hall.contest(), no));
        shell.sentence("contest-plays-for", &[("name", &now), ("before", &before)]);
    }
    Ok(())
}

/// What there is to win: told, or shown.
fn prizes(shell: &mut Shell, wanted: Option<&str>, typed: &[String]) -> Result<(), Failure> {
    let (mut desk, mut hall) = load(shell, wanted)?;
    if !typed.is_empty() {
        let wrong = |text: &str| {
            Failure::Usage(Said::of("contest-bad-prize", vec![("text", Arg::Text(plain(text)))]))
        };
        let mut prizes = Vec::new();
        for pair in typed.chunks(2) {
            let [rank, words] = pair else { return Err(wrong(&pair.join(" "))) };
            let (from, to) = rank.split_once('-').unwrap_or((rank, rank));
            let ranks = (from.trim().parse::<u32>().ok(), to.trim().parse::<u32>().ok());
            let (Some(from), Some(to)) = ranks else { return Err(wrong(rank)) };
            if from == 0 || to < from {
                return Err(wrong(rank));
            }
            prizes.push(Prize { from, to, text: plain(words) });
        }
        hall = desk.change(&hall, Change::Prizes(prizes))?.hall;
    }
    if shell.json {
        show(shell, &hall);
        return Ok(());
    }
    let page = pages::prizes(hall.contest(), &shell.speaker);
    shell.page(&page);
    Ok(())
}

/// Every contest of the database.
fn list(shell: &mut Shell) -> Result<(), Failure> {
    let mut listed = Vec::new();
    if let Some(desk) = shell.desk_to_read()? {
        let forks = desk.forks()?;
        for found in desk.contests()? {
            let hall = desk.hall(Which::Named(&found.id))?;
            let conflict = is_open(&forks, &found.id);
            let contest = hall.contest().clone();
            listed.push(ListedContest { id: found.id, contest, opened: found.opened, conflict });
        }
    }
    if shell.json {
        let rows: Vec<_> = listed
            .iter()
            .map(|one| {
                json!({
                    "id": one.id, "title": one.contest.opening.title, "game": one.contest.opening.game,
                    "format": one.contest.opening.format, "opened": one.opened, "state": one.contest.state(),
                    "entries": one.contest.entries.len(), "rounds": one.contest.rounds.len(),
                    "conflict": one.conflict,
                })
            })
            .collect();
        shell.value(&json!({"format": 1, "contests": rows}));
        return Ok(());
    }
    let page = pages::contests(&listed, &shell.speaker);
    shell.page(&page);
    Ok(())
}

/// Everything that happened in a contest.
fn log(shell: &mut Shell, wanted: Option<&str>) -> Result<(), Failure> {
    let desk = shell.desk_to_read()?.ok_or_else(no_contest)?;
    let hall = desk.hall(wanted.map_or(Which::Last, Which::Named))?;
    if shell.json {
        let live: Vec<i64> =
            ardoise_desk::contest::in_force(hall.records()).iter().map(|record| record.seq).collect();
        let rows: Vec<_> = hall
            .records()
            .iter()
            .map(|record| {
                json!({
                    "seq": record.seq, "op": record.op, "at": moment(record.at), "author": record.author,
                    "event": record.event, "in_force": live.contains(&record.seq),
                })
            })
            .collect();
        shell.value(&json!({"format": 1, "contest": hall.id(), "entries": rows}));
        return Ok(());
    }
    let page = pages::contest_log(&hall, &shell.speaker);
    shell.page(&page);
    Ok(())
}
