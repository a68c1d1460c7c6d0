//! A round of `ardoise contest`: drawn, played at its tables, counted, locked; where everybody stands then.

use serde_json::{Value, json};

use crate::evening;
use crate::evening::contest::{load, read, show};
use crate::guided::ask;
use crate::guided::prompt::Terminal;
use crate::pages::{self, Scope};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Changed;
use ardoise_desk::contest::{Refusal, side_of_letter};
use ardoise_desk::evening::moment;
use ardoise_desk::hall::{Change, Hall, refused};
use ardoise_rules::engine::{Arg, Said};

/// The round a command speaks of: the one it names, or the last that was drawn.
fn round_of(hall: &Hall, named: Option<u16>) -> Result<u16, Failure> {
    let last = hall.contest().rounds.len() as u16;
    match named.or((last > 0).then_some(last)) {
        Some(round) if hall.contest().round(round).is_some() => Ok(round),
        other => {
            let refusal = Refusal::NoRound { round: other.unwrap_or(1) };
            Err(Failure::from(refused(&refusal, hall.contest())).hint("contest-draw-first", vec![]))
        }
    }
}

/// Draws the next round.
///
/// # Errors
/// If the round before is not locked, or nothing can be drawn.
pub fn draw(shell: &mut Shell, wanted: Option<&str>, dice: &[u8]) -> Result<(), Failure> {
    let (mut desk, hall) = load(shell, wanted)?;
    let hall = desk.draw_round(&hall, dice)?;
    if shell.json {
        show(shell, &hall);
        return Ok(());
    }
    let round = hall.contest().rounds.len() as u16;
    let page = pages::round_drawn(&hall, round, &shell.speaker);
    shell.page(&page);
    let planned = hall.contest().opening.rounds;
    if round > planned {
        let facts = [planned, round].map(|no| no.to_string());
        shell.sentence("contest-beyond-rounds", &[("planned", &facts[0]), ("round", &facts[1])]);
    }
    Ok(())
}

/// The match of a table, opened if there is none.
///
/// # Errors
/// If there is no such table.
pub fn table(shell: &mut Shell, wanted: Option<&str>, table: u32, round: Option<u16>) -> Result<(), Failure> {
    let (mut desk, hall) = load(shell, wanted)?;
    let round = round_of(&hall, round)?;
    let seated = desk.table(hall, (round, table), false)?;
    evening::show(shell, &seated.evening.report(), Scope::Last(10));
    if !shell.json {
        let id = pages::id_shown(seated.evening.id());
        let said = if seated.new { "contest-table-opened" } else { "contest-table-there" };
        shell.sentence(said, &[("table", &table.to_string()), ("id", &id)]);
    }
    Ok(())
}

/// What is told of a table.
pub struct Told<'a> {
    /// The points of its sides.
    pub scores: &'a [i64],
    /// The side that did not come, or several: `B`, `A,B`, or who sits there.
    pub forfeit: Option<&'a str>,
    /// Why a result of a locked round changes.
    pub reason: Option<&'a str>,
}

/// Records what a table gave.
///
/// # Errors
/// If there is no such table, or the figures cannot be.
pub fn result(
    shell: &mut Shell,
    wanted: Option<&str>,
    (round, table): (Option<u16>, u32),
    told: &Told<'_>,
) -> Result<(), Failure> {
    let (mut desk, hall) = load(shell, wanted)?;
    let round = round_of(&hall, round)?;
    let was = hall.contest().round(round).is_some_and(|round| round.locked);
    let played = told.forfeit.is_none().then_some(told.scores);
    let stood = pages::stood(&hall, (round, table), played, &shell.speaker);
    let under_way = played.and_then(|_| pages::under_way(&hall, (round, table), &shell.speaker));
    let reason = told.reason.map(str::to_owned);
    let at = (round, table);
    let change = match told.forfeit {
        Some(called) => Change::Forfeit { at, sides: sides_called(&hall, at, called)?, reason },
        None => Change::Result { at, scores: told.scores.to_vec(), by: None, reason },
    };
    let Changed { hall, moved, again } = desk.change(&hall, change)?;
    if shell.json {
        let mut value = shown(&hall);
        (value["moved"], value["again"]) = (json!(moved), json!(again));
        shell.value(&value);
        return Ok(());
    }
    recorded(shell, &hall, round, table)?;
    if again {
        shell.sentence("contest-result-stands", &[]);
        return Ok(());
    }
    replaced(shell, stood);
    let unlikely = played.and_then(|scores| pages::unlikely(&hall, (round, table), scores, &shell.speaker));
    for said in under_way.into_iter().chain(unlikely) {
        shell.raw(&format!("{said}\n"));
    }
    if was {
        let page = pages::moved(hall.contest(), &moved, &shell.speaker);
        shell.page(&page);
        if let Some(said) = pages::redrawn(hall.contest(), &moved, &shell.speaker) {
            shell.raw(&format!("{said}\n"));
        }
    }
    Ok(())
}

/// The sides of a table that are called so: the first, and the others.
fn sides_called(hall: &Hall, at: (u16, u32), called: &str) -> Result<(u8, Vec<u8>), Failure> {
    if let Some(side) = side_called(hall, at, called) {
        return Ok((side, Vec::new()));
    }
    let of = |one: &str| {
        side_called(hall, at, one).ok_or_else(|| {
            Failure::Usage(Said::of("contest-bad-side", vec![("text", Arg::Text(one.trim().to_owned()))]))
        })
    };
    let (first, others) = called.split_once(',').unwrap_or((called, ""));
    let others = others.split(',').filter(|one| !one.trim().is_empty()).map(of).collect::<Result<_, _>>()?;
    Ok((of(first)?, others))
}

/// The side of a table that is called so, from 0: by its letter, or by who sits there.
fn side_called(hall: &Hall, (round, table): (u16, u32), called: &str) -> Option<u8> {
    let sides = hall.contest().table(round, table).map(|one| &one.sides);
    let letter = side_of_letter(called);
    // Of a table that is none the letter is good enough: the contest says so.
    let Some(sides) = sides else { return letter };
    if letter.is_some() {
        return letter.filter(|side| usize::from(*side) < sides.len());
    }
    let entry = hall.entry(called).ok()?;
    sides.iter().position(|side| side.contains(&entry))?.try_into().ok()
}

/// Says what stood there before.
fn replaced(shell: &mut Shell, stood: Option<String>) {
    if let Some(stood) = stood.filter(|_| !shell.json) {
        shell.sentence("contest-replaced", &[("result", &stood)]);
    }
}

/// Records that both sides stand by what was said of their tables.
///
/// # Errors
/// If nothing is written of a table yet, or its round is locked.
pub fn agree(shell: &mut Shell, wanted: Option<&str>, tables: &[u32]) -> Result<(), Failure> {
    let (mut desk, hall) = load(shell, wanted)?;
    let round = round_of(&hall, None)?;
    let disputes: Vec<String> = tables
        .iter()
        .filter_map(|table| pages::table_disputed(hall.contest(), (round, *table), &shell.speaker))
        .collect();
    for said in &disputes {
        if !meant(shell, said, "contest-would-agree")? {
            return Ok(());
        }
    }
    let signed = Change::Word { round, tables: tables.to_vec(), side: None, disputes: false };
    let Changed { hall, again, .. } = desk.change(&hall, signed)?;
    if shell.json {
        let mut value = shown(&hall);
        value["again"] = json!(again);
        shell.value(&value);
        return Ok(());
    }
    show(shell, &hall);
    if again {
        shell.sentence("contest-signed-already", &[]);
    }
    told_with_it(shell, &disputes, "contest-agreed-anyway");
    Ok(())
}

/// Ends the contest; tables of which nothing is known, or whose sides do not stand by what is, are named.
///
/// # Errors
/// If it is over already.
pub fn close(shell: &mut Shell, wanted: Option<&str>) -> Result<(), Failure> {
    let (mut desk, hall) = load(shell, wanted)?;
    let open = pages::left_open(hall.contest(), &shell.speaker).filter(|_| !hall.contest().closed);
    if let Some(said) = &open
        && !meant(shell, said, "contest-would-close")?
    {
        return Ok(());
    }
    let hall = desk.change(&hall, Change::Close)?.hall;
    show(shell, &hall);
    told_with_it(shell, open.as_slice(), "contest-closed-anyway");
    Ok(())
}

/// Is it meant, although something speaks against it? Asked on a terminal; programs mean what they say.
fn meant(shell: &mut Shell, against: &str, question: &str) -> Result<bool, Failure> {
    let terminal = if shell.json { None } else { Terminal::open(shell.look.color, &shell.speaker) };
    let Some(mut terminal) = terminal else { return Ok(true) };
    let asked = format!("{against} {}", shell.speaker.word(question));
    let yes = ask::sure(shell, &mut terminal, &asked)?;
    if !yes {
        shell.sentence("amend-left", &[]);
    }
    Ok(yes)
}

/// Says what was done although something spoke against it, and how it is taken back.
fn told_with_it(shell: &mut Shell, against: &[String], done: &str) {
    if shell.json || against.is_empty() {
        return;
    }
    for said in against {
        shell.raw(&format!("{said}\n"));
    }
    shell.sentence(done, &[]);
}

/// Says what was recorded of a table, and what is next.
fn recorded(shell: &mut Shell, hall: &Hall, round: u16, table: u32) -> Result<(), Failure> {
    if shell.json {
        show(shell, hall);
        return Ok(());
    }
    let page = pages::table_told(hall, round, table, &shell.speaker);
    shell.page(&page);
    Ok(())
}

/// Which tables still play, and since when.
///
/// # Errors
/// If there is no contest.
pub fn missing(shell: &mut Shell, wanted: Option<&str>) -> Result<(), Failure> {
    let (_, hall) = read(shell, wanted)?;
    if shell.json {
        let round = hall.contest().rounds.last();
        let tables: Vec<Value> = round
            .into_iter()
            .flat_map(|round| round.tables.iter().map(move |table| (round, table)))
            .filter(|(_, table)| !table.is_done())
            .map(|(round, table)| {
                let played = hall.played(round.drawing.round, table.no);
                json!({
                    "table": table.no, "sides": table.sides, "match": table.id, "since": moment(round.at),
                    "deals": played.map(|played| played.deals),
                    "level": played.map(|played| played.level),
                    "touched": played.map(|played| moment(played.touched)),
                })
            })
            .collect();
        let round = round.map(|round| round.drawing.round);
        shell.value(&json!({"format": 1, "contest": hall.id(), "round": round, "missing": tables}));
        return Ok(());
    }
    let mut page = pages::missing(&hall, &shell.speaker);
    page.blocks.extend(pages::amended_matches(&hall, &shell.speaker).blocks);
    shell.page(&page);
    Ok(())
}

/// Locks the round: its results stand.
///
/// # Errors
/// If a table still plays.
pub fn lock(shell: &mut Shell, wanted: Option<&str>) -> Result<(), Failure> {
    let (mut desk, hall) = load(shell, wanted)?;
    let hall = desk.change(&hall, Change::Lock)?.hall;
    show(shell, &hall);
    Ok(())
}

/// Where everybody stands, or why one entry stands where it does.
///
/// # Errors
/// If there is no such round or entry.
pub fn standings(
    shell: &mut Shell,
    wanted: Option<&str>,
    entry: Option<&str>,
    after: Option<u16>,
) -> Result<(), Failure> {
    let (_, hall) = read(shell, wanted)?;
    if let Some(after) = after {
        round_of(&hall, Some(after))?;
    }
    let entry = entry.map(|entry| hall.entry(entry)).transpose()?;
    if shell.json {
        let mut value = ardoise_desk::contest::standings_json(hall.contest(), after);
        if let (Some(entry), Some(rows)) = (entry, value.as_array_mut()) {
            rows.retain(|row| row["entry"] == entry);
        }
        shell.value(&json!({"format": 1, "contest": hall.id(), "after": after, "standings": value}));
        return Ok(());
    }
    let page = match entry {
        Some(entry) => pages::reasons(hall.contest(), entry, after, &shell.speaker),
        None => {
            let mut doc = pages::Doc::default();
            doc.heading(pages::contest_heading(hall.contest(), &shell.speaker));
            doc.blocks.extend(pages::standings(hall.contest(), after, None, &shell.speaker).blocks);
            doc.blocks.extend(pages::amended_matches(&hall, &shell.speaker).blocks);
            doc
        }
    };
    shell.page(&page);
    Ok(())
}

/// A contest as JSON.
fn shown(hall: &Hall) -> Value {
    evening::contest::value(hall)
}
