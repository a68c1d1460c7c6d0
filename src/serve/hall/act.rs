//! What can be done to a contest from a page: whether it is asked first, what it moves in a locked round, and that, sent again, it finds
//! itself done.

use super::Of;
use super::secretary::last;
use super::table::known;
use crate::pages::Doc;
use crate::serve::room::Done;
use crate::serve::room::writer::Acted;
use ardoise_desk::contest::{Event, Presence, Refusal as Not, Table};
use ardoise_desk::hall::{Change, Entrant, Hall, entrants, refused};
use ardoise_desk::{Desk, Failure, Refusal};

/// A round and a table.
pub(super) type TableAt = (u16, u32);

/// What is asked for.
#[derive(Debug, Clone)]
pub(super) enum Act {
    /// What a table gave, said by a side or off a card; what its form was made of.
    Result { at: TableAt, scores: Vec<i64>, known: String, by: Option<u8>, reason: Option<String> },
    /// A side stands by it or does not; no side: both have signed.
    Word { at: TableAt, known: String, side: Option<u8>, disputes: bool },
    /// A side did not come, or several; what its form was made of, and why it is said of a locked round.
    Forfeit { at: TableAt, known: String, sides: (u8, Vec<u8>), reason: Option<String> },
    /// The match of a table is opened, by its own players or for them.
    Open { at: TableAt, own: bool },
    /// Players enter, with commas between them.
    Enter { names: String },
    /// Somebody leaves, or comes back.
    Leave { name: String, back: bool },
    /// The next round is drawn.
    Draw { round: u16, dice: Vec<u8> },
    /// The round is over.
    Lock { round: u16 },
    /// What an amended match gives counts.
    Take { at: TableAt, reason: String },
    /// The last command is taken back, if it is still the last.
    Undo { head: i64 },
}

impl Act {
    /// What the terminal hears of it.
    pub(super) const fn heard(&self) -> Done {
        match self {
            Act::Result { .. } => Done::Result,
            Act::Word { disputes: false, .. } => Done::Agree,
            Act::Word { .. } => Done::Dispute,
            Act::Forfeit { .. } => Done::Forfeit,
            Act::Open { .. } => Done::Open,
            Act::Enter { .. } => Done::Enter,
            Act::Leave { back: false, .. } => Done::Withdraw,
            Act::Leave { .. } => Done::Return,
            Act::Draw { .. } => Done::Draw,
            Act::Lock { .. } => Done::Lock,
            Act::Take { .. } => Done::Take,
            Act::Undo { .. } => Done::Undo,
        }
    }

    /// The words of the question whether it is meant; none where it is done at once.
    pub(super) fn question(&self, of: Of<'_>) -> Option<String> {
        let hall = &of.shown.hall;
        Some(match self {
            Act::Draw { round, dice } if of.contest().next_round() == *round => {
                let thrown = dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                let dice = if dice.is_empty() { "0".to_owned() } else { thrown };
                let count = of.contest().field().len().to_string();
                of.phrase(
                    "hall-would-draw",
                    &[("round", round.to_string()), ("dice", dice), ("count", count)],
                )
            }
            Act::Lock { round } if is_last(hall, *round) => {
                let tables = of.contest().round(*round).map_or(0, |round| round.tables.len());
                of.phrase("hall-would-lock", &[("round", round.to_string()), ("count", tables.to_string())])
            }
            Act::Undo { head } if hall.head() == *head => of.phrase("serve-taken", &[("what", last(of)?)]),
            Act::Leave { name, back: false } => {
                let entry = hall.entry(name).ok()?;
                of.phrase("hall-would-leave", &[("name", crate::pages::entry_name(of.contest(), entry))])
            }
            Act::Result { at, scores, by, reason, .. } => {
                // Without a reason it would be refused there.
                let locked = of.contest().round(at.0).is_some_and(|round| round.locked);
                // A side that says something else than the other one is its word against theirs.
                let unlikely = || crate::pages::unlikely(hall, *at, scores, of.speaker);
                return match by {
                    Some(_) => unlikely(),
                    None if locked && reason.is_none() => None,
                    None => doubtful(of, *at, scores),
                };
            }
            Act::Forfeit { at, sides, .. } => {
                let mut table = found(hall, *at).ok()?.clone();
                let absent = [&[sides.0], &*sides.1].concat();
                if table.absent == absent {
                    return None;
                }
                (table.absent, table.scores) = (absent, None);
                let result =
                    crate::pages::table_result(hall, of.contest().round(at.0)?, &table, of.speaker).0;
                return would_replace(of, *at, None, result);
            }
            Act::Take { at, .. } if !of.asking.json => {
                let given = given(hall, *at)?;
                return would_replace(of, *at, Some(&given), crate::pages::scores_of(&given, of.speaker));
            }
            Act::Word { at, side: None, disputes: false, .. } if !of.asking.json => {
                let disputed = crate::pages::table_disputed(of.contest(), *at, of.speaker)?;
                format!("{disputed} {}", of.word("contest-would-agree"))
            }
            Act::Draw { .. }
            | Act::Lock { .. }
            | Act::Undo { .. }
            | Act::Word { .. }
            | Act::Open { .. }
            | Act::Enter { .. }
            | Act::Leave { back: true, .. }
            | Act::Take { .. } => return None,
        })
    }

    /// What it moves where its round was locked.
    pub(super) fn moves(&self, of: Of<'_>) -> Option<Doc> {
        let hall = &of.shown.hall;
        let (after, moved) = hall.moved_by(self.change(hall).ok()??)?;
        Some(crate::pages::moved(&after, &moved, of.speaker))
    }

    /// What it asks of the desk; none where there is nothing to change, or where it takes more than the contest.
    fn change(&self, hall: &Hall) -> Result<Option<Change>, Failure> {
        Ok(Some(match self {
            Act::Result { at, scores, by, reason, .. } => {
                Change::Result { at: *at, scores: scores.clone(), by: *by, reason: reason.clone() }
            }
            Act::Take { at, reason } => match given(hall, *at) {
                Some(scores) => Change::Result { at: *at, scores, by: None, reason: Some(reason.clone()) },
                None => return Ok(None),
            },
            Act::Forfeit { at, sides, reason, .. } => {
                Change::Forfeit { at: *at, sides: sides.clone(), reason: reason.clone() }
            }
            Act::Word { at: (round, table), side, disputes, .. } => {
                Change::Word { round: *round, tables: vec![*table], side: *side, disputes: *disputes }
            }
            Act::Enter { names } if names.trim_matches([',', ';', ' ']).is_empty() => {
                return Err(Refusal::of("hall-no-names", vec![]).into());
            }
            Act::Enter { names } => {
                Change::Enter(entrants(std::slice::from_ref(names), hall.contest().is_of_pairs())?)
            }
            Act::Leave { name, back: true } => Change::Return { entry: hall.entry(name)? },
            Act::Leave { name, back: false } => Change::Withdraw { entry: hall.entry(name)?, reason: None },
            Act::Lock { .. } => Change::Lock,
            Act::Undo { .. } => Change::Undo { count: 1, reason: String::new() },
            Act::Open { .. } | Act::Draw { .. } => return Ok(None),
        }))
    }

    /// Does it to the contest as it stands; none where somebody else wrote what it does not know of.
    pub(super) fn done(self, desk: &mut Desk, hall: Hall) -> Result<Option<Acted>, Failure> {
        let acted =
            |hall: &Hall, again: bool| Ok(Some(Acted { id: hall.id().to_owned(), seq: hall.head(), again }));
        let change = self.change(&hall)?;
        match &self {
            Act::Result { at, scores, known, by, .. } => {
                let table = found(&hall, *at)?;
                if table.scores.as_ref() == Some(scores) {
                    // The same figures from the other side are its agreement.
                    let known = self::known(table);
                    return Act::Word { at: *at, known, side: *by, disputes: false }.done(desk, hall);
                }
                if table.is_done() && self::known(table) != *known {
                    return Ok(None);
                }
            }
            Act::Word { at, known, side, disputes } => {
                let table = found(&hall, *at)?;
                if self::known(table) != *known {
                    return Ok(None);
                }
                if is_said(table, *side, *disputes) {
                    return acted(&hall, true);
                }
            }
            Act::Forfeit { at, known, sides, .. } => {
                let there = found(&hall, *at)?;
                if there
                    .absent
                    .split_first()
                    .is_some_and(|(first, others)| (*first, others) == (sides.0, &*sides.1))
                {
                    return acted(&hall, true);
                }
                if there.is_done() && self::known(there) != *known {
                    return Ok(None);
                }
            }
            Act::Open { at, own } => {
                let table = found(&hall, *at)?;
                if table.id.is_none() && hall.contest().round(at.0).is_some_and(|round| round.locked) {
                    return Err(refused(&Not::Locked { round: at.0 }, hall.contest()).into());
                }
                // Its totals came meanwhile: deals would say something beside them.
                if table.id.is_none() && table.is_done() {
                    return Ok(None);
                }
                let seated = desk.table(hall, *at, *own)?;
                let (id, seq) = (seated.evening.id().to_owned(), seated.evening.head());
                return Ok(Some(Acted { id, seq, again: !seated.new }));
            }
            Act::Draw { round, dice } => {
                if hall.contest().round(*round).is_some_and(|known| known.drawing.dice == *dice) {
                    return acted(&hall, true);
                }
                if hall.contest().next_round() != *round {
                    return Ok(None);
                }
                return acted(&desk.draw_round(&hall, dice)?, false);
            }
            Act::Lock { round } if hall.contest().round(*round).is_some_and(|known| known.locked) => {
                return acted(&hall, true);
            }
            Act::Lock { round } if !is_last(&hall, *round) => return Ok(None),
            Act::Undo { head } if hall.head() != *head => {
                return if is_taken_back(&hall, *head) { acted(&hall, true) } else { Ok(None) };
            }
            Act::Enter { .. }
            | Act::Leave { .. }
            | Act::Lock { .. }
            | Act::Take { .. }
            | Act::Undo { .. } => {}
        }
        match change {
            Some(change) if !stands(&hall, &change) => {
                let changed = desk.change(&hall, change)?;
                acted(&changed.hall, changed.again)
            }
            Some(_) | None => acted(&hall, true),
        }
    }
}

/// Sent once more, does it find itself done? Whoever plays cannot come back, and whoever does not cannot leave.
fn stands(hall: &Hall, change: &Change) -> bool {
    let (entry, stays) = match change {
        Change::Enter(entered) => return entered_last(hall, entered),
        Change::Return { entry } => (*entry, Presence::Withdrawn),
        Change::Withdraw { entry, .. } => (*entry, Presence::In),
        _ => return false,
    };
    hall.contest().entry(entry).is_some_and(|entry| entry.presence != stays)
}

/// Does a table have that word already: that a side, or everybody, stands by what is written, or does not?
fn is_said(table: &Table, side: Option<u8>, disputes: bool) -> bool {
    if disputes {
        return side.is_some_and(|side| table.disputed().contains(&side));
    }
    let awaits = table.awaits();
    match side {
        Some(side) => table.agreed() || (!awaits.is_empty() && !awaits.contains(&side)),
        None => table.agreed() || awaits.is_empty(),
    }
}

/// Is it what was recorded last, sent once more? Later it is somebody else of that name, or one who comes back.
fn entered_last(hall: &Hall, entered: &[Entrant]) -> bool {
    let last = hall.records().last().map(|row| row.op);
    let command = hall.records().iter().filter(|row| Some(row.op) == last);
    let names = command.map(|row| match &row.event {
        Event::Enter { names, .. } => Some(names),
        _ => None,
    });
    names.eq(entered.iter().map(|one| Some(&one.names)))
}

/// Is that round the last that was drawn?
fn is_last(hall: &Hall, round: u16) -> bool {
    hall.contest().rounds.last().is_some_and(|last| last.drawing.round == round)
}

/// Is what was the last taken back, and nothing else behind it?
fn is_taken_back(hall: &Hall, head: i64) -> bool {
    let mut behind = hall.records().iter().filter(|row| row.seq > head);
    let taken = behind.next().is_some_and(|row| matches!(row.event, Event::Retract { .. }));
    taken && behind.next().is_none()
}

/// A table of a round, or the refusal of the desk.
pub(super) fn found(hall: &Hall, at: TableAt) -> Result<&Table, Failure> {
    Ok(hall.at(at)?.1)
}

/// What makes one ask whether figures are those of that table: others stand there, deals are played there, or hardly any table has such
/// figures. Programs are asked only where something is replaced.
fn doubtful(of: Of<'_>, (round, no): TableAt, scores: &[i64]) -> Option<String> {
    let hall = &of.shown.hall;
    found(hall, (round, no)).ok()?;
    let result = crate::pages::scores_of(scores, of.speaker);
    let replaced = || would_replace(of, (round, no), Some(scores), result);
    let typed = || {
        let under_way = crate::pages::under_way(hall, (round, no), of.speaker);
        under_way.into_iter().chain(crate::pages::unlikely(hall, (round, no), scores, of.speaker))
    };
    let typed = (!of.asking.json).then(typed).into_iter().flatten();
    let said: Vec<String> = replaced().into_iter().chain(typed).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// What a table gave by what stands there, and by what would take its place; none where nothing else stands there.
fn would_replace(of: Of<'_>, (round, no): TableAt, scores: Option<&[i64]>, result: String) -> Option<String> {
    let stands = crate::pages::stood(&of.shown.hall, (round, no), scores, of.speaker)?;
    let facts =
        [("round", round.to_string()), ("table", no.to_string()), ("stands", stands), ("result", result)];
    Some(of.phrase("hall-would-replace", &facts))
}

/// What the match of a table gives, where it is something else than its table is counted by.
fn given(hall: &Hall, at: TableAt) -> Option<Vec<i64>> {
    hall.differing().iter().find(|one| (one.round, one.table) == at)?.given.clone()
}
