//! `ardoise referee`: which cards may be played, who takes a trick, what a recorded deal shows, positions by the thousand.

pub mod ruling;

use std::io::{BufRead, Read as _, Write};

use serde_json::json;

use crate::evening::sheet;
use crate::line::args::{LegalArgs, PosedArgs, RefereeArgs, RefereeCommand, TrickArgs};
use crate::line::cards;
use crate::line::sets;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::{Failure, trouble};
use ardoise_rules::cards::{Card, Cards};
use ardoise_rules::engine::{AnyGame, Arg, Asked, Judge, Posed, RuleSet, Said, Say as _, Seat, Trumps};
use ardoise_rules::games;
use ardoise_rules::notation::Tongue;
use ardoise_rules::positions::{Judges, read_phase, read_trump};

/// The longest line of positions that is read, in bytes.
const LONGEST: u64 = 64 * 1024;

/// Answers a question to the referee.
///
/// # Errors
/// If it cannot be answered.
pub fn run(shell: &mut Shell, args: &RefereeArgs) -> Result<(), Failure> {
    match &args.command {
        RefereeCommand::Legal(args) => legal(shell, args),
        RefereeCommand::Trick(args) => trick(shell, args),
        RefereeCommand::Deal { file } => deal(shell, file),
        RefereeCommand::Positions { file } => positions(shell, file),
        RefereeCommand::Ruling(args) => ruling::run(shell, args),
    }
}

/// The rules that were asked for, ready to judge.
fn bench(shell: &Shell, args: &PosedArgs) -> Result<Box<dyn Judge>, Failure> {
    let game = games::find(&args.game).ok_or_else(|| ardoise_desk::unknown_game(&args.game))?;
    let rules = shell.houses().resolve(
        game,
        args.rules.as_deref(),
        &sets::read(&args.set).map_err(Failure::Usage)?,
    )?;
    game.judge(&rules).map_err(Failure::refused)
}

/// How cards of that game are typed.
fn tongue(shell: &Shell, args: &PosedArgs) -> Tongue {
    games::find(&args.game).map_or(shell.tongue(), |game| shell.tongue().at(game))
}

fn posed<'a>(shell: &Shell, args: &'a PosedArgs) -> Result<Posed<'a>, Failure> {
    let text = |text: &str| vec![("text", Arg::Text(text.to_owned()))];
    let trumps = match &args.trump {
        Some(trump) => read_trump(&cards::suit(shell.tongue(), trump)?)
            .ok_or_else(|| Failure::of("referee-trump", text(trump)))?,
        // Where the pack has trumps of its own, nothing need be said of them.
        None if games::find(&args.game).is_some_and(|game| game.own_trumps()) => Trumps::None,
        None => return Err(Failure::Usage(Said::of("referee-trump-missing", Vec::new()))),
    };
    let phase = args
        .phase
        .as_deref()
        .map(|word| read_phase(word).ok_or_else(|| Failure::of("referee-phase", text(word))));
    let called = args.called.as_deref().map(|text| called(tongue(shell, args), text));
    Ok(Posed {
        trumps,
        alone: args.declarer.map(seat).transpose()?,
        phase: phase.transpose()?.unwrap_or_default(),
        contract: args.contract.as_deref(),
        called: called.transpose()?,
        first: args.first,
    })
}

/// The one card that was called.
fn called(tongue: Tongue, text: &str) -> Result<Card, Failure> {
    match cards::cards(tongue, text)?.as_slice() {
        [card] => Ok(*card),
        _ => Err(Failure::of("referee-called", vec![("text", Arg::Text(text.to_owned()))])),
    }
}

/// A seat as people count it, from 1.
fn seat(number: usize) -> Result<Seat, Failure> {
    match number {
        1..=8 => Ok(Seat::at(number - 1)),
        _ => Err(Failure::of("no-such-seat", vec![("seat", Arg::from(number))])),
    }
}

fn legal(shell: &mut Shell, args: &LegalArgs) -> Result<(), Failure> {
    let judge = bench(shell, &args.posed)?;
    let tongue = tongue(shell, &args.posed);
    let trick = cards::cards(tongue, &args.trick)?;
    let named = cards::cards(tongue, &args.hand)?;
    let hand: Cards = named.iter().copied().collect();
    if hand.len() < named.len() {
        let twice = named.iter().enumerate().find(|(place, card)| named[..*place].contains(card));
        let args = twice.map(|(_, card)| ("card", Arg::Card(*card))).into_iter().collect();
        return Err(Failure::of("card-named-twice", args));
    }
    let player = args.player.map(seat).transpose()?;
    let seats = judge.seats();
    let leader = match (args.posed.leader, player) {
        (Some(leader), _) => seat(leader)?,
        (None, Some(player)) => Seat::at((player.index() + seats * 8 - trick.len().min(8)) % seats),
        (None, None) => Seat::at(0),
    };
    let asked = Asked { posed: posed(shell, &args.posed)?, leader, trick: &trick, hand, player };
    let ruled = judge.judge(&asked).map_err(|reason| Failure::refused(in_words(reason)))?;
    let may = ruled.duties.legal();
    let (may, barred): (Vec<Card>, Vec<Card>) = named.iter().copied().partition(|card| may.has(*card));
    let barred = barred.into_iter().filter_map(|card| Some((card, ruled.duties.breaks(card)?)));
    let barred: Vec<_> = barred.map(|(card, duty)| (card, judge.article(duty), duty.id())).collect();
    if shell.json {
        let rows: Vec<_> = barred
            .iter()
            .map(|(card, article, id)| json!({"card": card, "article": article, "text": shell.speaker.word(id)}))
            .collect();
        shell.value(&json!({"legal": may, "barred": rows, "winning": ruled.winning}));
        return Ok(());
    }
    let master = ruled.winning.and_then(|by| {
        let place = (by.index() + seats - leader.index()) % seats;
        trick.get(place).map(|card| (by, *card))
    });
    let page = pages::legal(&may, &barred, master, &shell.speaker);
    shell.page(&page);
    Ok(())
}

/// A reason about a position, whose players have no names.
fn in_words(reason: ardoise_rules::engine::Umpire) -> Said {
    use ardoise_rules::engine::Umpire;
    match reason {
        Umpire::NotHisTurn { player, turn } => {
            Umpire::NotHisTurn { player: player + 1, turn: turn + 1 }.said()
        }
        Umpire::NoSuchPlace { seat, last } => Umpire::NoSuchPlace { seat: seat + 1, last: last + 1 }.said(),
        other => other.said(),
    }
}

fn trick(shell: &mut Shell, args: &TrickArgs) -> Result<(), Failure> {
    let judge = bench(shell, &args.posed)?;
    let cards = cards::cards(tongue(shell, &args.posed), &args.cards)?;
    let leader = seat(args.posed.leader.unwrap_or(1))?;
    let ruled = judge
        .trick(&posed(shell, &args.posed)?, &cards)
        .map_err(|reason| Failure::refused(in_words(reason)))?;
    let winner = ruled.place.and_then(|place| {
        let seat = Seat::at((leader.index() + place) % judge.seats());
        cards.get(place).map(|card| (seat, *card))
    });
    let whole = cards.len() == judge.seats();
    if shell.json {
        shell.value(&json!({
            "winner": winner.map(|(seat, _)| seat), "card": winner.map(|(_, card)| card),
            "points": ruled.points.json(), "last": ruled.last.json(), "whole": whole,
        }));
        return Ok(());
    }
    let page = pages::trick(winner, &ruled, whole, &shell.speaker);
    shell.page(&page);
    Ok(())
}

fn deal(shell: &mut Shell, file: &std::path::Path) -> Result<(), Failure> {
    let placed = sheet::place(shell, file)?;
    let tricks = placed.placed.play.tricks().ok_or_else(|| Failure::of("referee-no-cards", vec![]))?;
    let report = placed.report();
    if shell.json {
        let points: serde_json::Map<_, _> =
            tricks.points.iter().map(|(account, points)| (account.to_string(), points.json())).collect();
        let rows: Vec<_> = tricks
            .tricks
            .iter()
            .map(|trick| json!({"winner": trick.winner, "points": trick.points.json()}))
            .collect();
        let found = report.deal(tricks.deal).into_iter();
        let findings: Vec<_> = found
            .flat_map(|deal| deal.findings.iter().map(move |finding| (deal, finding)))
            .map(|(deal, finding)| {
                let text = pages::Told::bare(&report, deal, &shell.speaker).finding(finding);
                json!({
                    "kind": finding.kind, "trick": finding.trick, "player": finding.player,
                    "card": finding.card, "article": finding.article, "text": text,
                })
            })
            .collect();
        shell.value(&json!({
            "tricks": rows, "points": points, "tricks_won": tricks.tricks_won, "findings": findings,
        }));
        return Ok(());
    }
    let page = pages::tricks(&tricks, &report, &shell.speaker);
    shell.page(&page);
    Ok(())
}

/// Streams positions: one answer for each line, in order, and a bad line is an answer too.
fn positions(shell: &mut Shell, file: &std::path::Path) -> Result<(), Failure> {
    let unreadable = |error: std::io::Error| {
        let args = vec![("file", Arg::Text(file.display().to_string())), ("detail", trouble(&error))];
        Failure::of("file-unreadable", args)
    };
    let input: Box<dyn std::io::Read> = if file.as_os_str() == "-" {
        Box::new(std::io::stdin().lock())
    } else {
        Box::new(ardoise_desk::files::opened(file).map_err(unreadable)?)
    };
    let (shell, houses) = (&*shell, shell.houses());
    let resolve =
        |game: &'static dyn AnyGame, preset: &str, sets: &[(String, String)]| -> Result<RuleSet, Said> {
            houses.resolve(game, Some(preset), sets).map_err(|failure| match Failure::from(failure) {
                Failure::Refused(refusal) => refusal.said,
                Failure::Usage(said) | Failure::Damaged(said) => said,
                Failure::Told(_) => Said::of("position-rules", vec![]),
            })
        };
    let mut judges = Judges::new(&games::find, &resolve);
    let mut input = std::io::BufReader::with_capacity(1 << 18, input);
    let mut output = std::io::stdout().lock();
    let mut answers: Vec<u8> = Vec::with_capacity(1 << 18);
    let mut line: Vec<u8> = Vec::with_capacity(1024);
    let say = |said: &Said| shell.speaker.say(said, None);
    loop {
        line.clear();
        let read = (&mut input).take(LONGEST).read_until(b'\n', &mut line).map_err(unreadable)?;
        if read == 0 {
            break;
        }
        if read as u64 == LONGEST && line.last() != Some(&b'\n') {
            skip(&mut input).map_err(unreadable)?;
        }
        judges.line(&line, &mut answers, &say);
        if answers.len() > 1 << 17 || input.buffer().is_empty() {
            if output.write_all(&answers).and_then(|()| output.flush()).is_err() {
                return Ok(());
            }
            answers.clear();
        }
    }
    let _ = output.write_all(&answers).and_then(|()| output.flush());
    Ok(())
}

/// Leaves out the rest of a line.
fn skip(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let (used, done) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(place) => (place + 1, true),
            None => (buffer.len(), false),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}
