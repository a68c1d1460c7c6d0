//! What the forms of a contest ask for. Each says what it leads to, so that sent again it finds it done and writes nothing.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use maud::html;
use serde_json::json;

use super::button::Button;
use super::secretary::{last, secretary_page};
use super::table::{Again, known, table_page};
use super::{Of, address, of_contest, runs};
use crate::line::figure::thousands;
use crate::pages::{Doc, scores_of};
use crate::serve::answer::{Sent, Shared, asking, failed, see_other, told};
use crate::serve::asking::{Asking, meant};
use crate::serve::change::{self, Fields, field};
use crate::serve::frame::Frame;
use crate::serve::room::Room;
use crate::serve::room::places::Place;
use crate::serve::room::writer::{Acted, Answer, Request, What};
use ardoise_desk::contest::{Event, Refusal as Not, effects, whole_throw};
use ardoise_desk::hall::{Entrant, Hall, entrants, refused};
use ardoise_desk::{Desk, Failure, Refusal};
use ardoise_rules::engine::Arg;
use ardoise_rules::words::plain;

/// A round and a table.
type Seat = (u16, u32);

/// So many sides a table has at most.
const MOST_SIDES: usize = 8;

/// What is asked for.
#[derive(Debug, Clone)]
enum Act {
    /// What a table gave, said by a side or off a card; what its form was made of.
    Result { at: Seat, scores: Vec<i64>, known: String, by: Option<u8>, reason: Option<String> },
    /// A side stands by it or does not; no side: both have signed.
    Word { at: Seat, known: String, side: Option<u8>, disputes: bool },
    /// A side did not come, or several; what its form was made of, and why it is said of a locked round.
    Forfeit { at: Seat, known: String, sides: (u8, Vec<u8>), reason: Option<String> },
    /// The match of a table is opened, by its own players or for them.
    Open { at: Seat, own: bool },
    /// Players enter.
    Enter { names: Vec<String> },
    /// Somebody leaves, or comes back.
    Leave { name: String, back: bool },
    /// The next round is drawn.
    Draw { round: u16, dice: Vec<u8> },
    /// The round is over.
    Lock { round: u16 },
    /// What an amended match gives counts.
    Take { at: Seat, reason: String },
    /// The last command is taken back, if it is still the last.
    Undo { head: i64 },
}

impl Act {
    /// Its word in the log of the terminal.
    const fn word(&self) -> &'static str {
        match self {
            Act::Result { .. } => Button::Result.word(),
            Act::Word { disputes: false, .. } => Button::Agree.word(),
            Act::Word { .. } => Button::Dispute.word(),
            Act::Forfeit { .. } => Button::Forfeit.word(),
            Act::Open { .. } => "open",
            Act::Enter { .. } => Button::Enter.word(),
            Act::Leave { back: false, .. } => Button::Withdraw.word(),
            Act::Leave { .. } => Button::Return.word(),
            Act::Draw { .. } => Button::Draw.word(),
            Act::Lock { .. } => Button::Lock.word(),
            Act::Take { .. } => Button::Take.word(),
            Act::Undo { .. } => Button::Undo.word(),
        }
    }

    /// The words of the question whether it is meant; none where it is done at once.
    fn question(&self, of: Of<'_>) -> Option<String> {
        let hall = &of.shown.hall;
        Some(match self {
            Act::Draw { round, dice } => {
                let thrown = dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                let dice = if dice.is_empty() { "0".to_owned() } else { thrown };
                let count = of.contest().field().len().to_string();
                of.phrase(
                    "hall-would-draw",
                    &[("round", round.to_string()), ("dice", dice), ("count", count)],
                )
            }
            Act::Lock { round } => {
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
            Act::Undo { .. }
            | Act::Word { .. }
            | Act::Open { .. }
            | Act::Enter { .. }
            | Act::Leave { back: true, .. }
            | Act::Take { .. } => return None,
        })
    }

    /// What it moves where its round was locked.
    fn moves(&self, of: Of<'_>) -> Option<Doc> {
        let (at, event) = match self {
            Act::Result { at, scores, by, reason, .. } => (
                at,
                Event::Result {
                    round: at.0,
                    table: at.1,
                    scores: scores.clone(),
                    reason: reason.clone(),
                    by: *by,
                },
            ),
            Act::Take { at, reason } => (
                at,
                Event::Result {
                    round: at.0,
                    table: at.1,
                    scores: given(&of.shown.hall, *at)?,
                    reason: Some(reason.clone()),
                    by: None,
                },
            ),
            Act::Forfeit { at, sides, reason, .. } => (
                at,
                Event::Forfeit {
                    round: at.0,
                    table: at.1,
                    side: sides.0,
                    also: sides.1.clone(),
                    reason: reason.clone(),
                },
            ),
            _ => return None,
        };
        of.contest().round(at.0).filter(|round| round.locked)?;
        let mut after = of.contest().clone();
        after.apply(&event, 0).ok()?;
        Some(crate::pages::moved(&after, &effects(of.contest(), &after), of.speaker))
    }

    /// Does it to the contest as it stands; none where somebody else wrote what it does not know of.
    fn done(self, desk: &mut Desk, hall: Hall) -> Result<Option<Acted>, Failure> {
        let id = hall.id().to_owned();
        let stands = |hall: &Hall, again: bool| Some(Acted { id: id.clone(), seq: hall.head(), again });
        let after = match self {
            Act::Result { at, scores, known, by, reason } => {
                let table = found(&hall, at)?;
                if table.scores.as_ref() == Some(&scores) {
                    // The same figures from the other side are its agreement.
                    let known = self::known(table);
                    return Act::Word { at, known, side: by, disputes: false }.done(desk, hall);
                }
                if table.is_done() && self::known(table) != known {
                    return Ok(None);
                }
                desk.result(&hall, at, scores, by, reason)?.0
            }
            Act::Word { at, known, side, disputes } => {
                let table = found(&hall, at)?;
                if self::known(table) != known {
                    return Ok(None);
                }
                if is_said(table, side, disputes) {
                    return Ok(stands(&hall, true));
                }
                desk.word(&hall, at, side, disputes)?
            }
            Act::Forfeit { at, known, sides, reason } => {
                let there = found(&hall, at)?;
                if there
                    .absent
                    .split_first()
                    .is_some_and(|(first, others)| (*first, others) == (sides.0, &*sides.1))
                {
                    return Ok(stands(&hall, true));
                }
                if there.is_done() && self::known(there) != known {
                    return Ok(None);
                }
                desk.forfeit(&hall, at, sides, reason)?.0
            }
            Act::Open { at, own } => {
                let table = found(&hall, at)?;
                if table.id.is_none() && hall.contest().round(at.0).is_some_and(|round| round.locked) {
                    return Err(refused(&Not::Locked { round: at.0 }, hall.contest()).into());
                }
                // Its totals came meanwhile: deals would say something beside them.
                if table.id.is_none() && table.is_done() {
                    return Ok(None);
                }
                let seated = desk.table(hall, at, own)?;
                let (id, seq) = (seated.evening.id().to_owned(), seated.evening.head());
                return Ok(Some(Acted { id, seq, again: !seated.new }));
            }
            Act::Enter { names } => {
                let entered = entrants(&names, hall.contest().is_of_pairs());
                if entered.is_empty() {
                    return Err(Refusal::of("hall-no-names", vec![]).into());
                }
                if entered_last(&hall, &entered) {
                    return Ok(stands(&hall, true));
                }
                desk.enter(&hall, &entered)?
            }
            Act::Leave { name, back } => {
                let entry = hall.entry(&name)?;
                let event =
                    if back { Event::Return { entry } } else { Event::Withdraw { entry, reason: None } };
                match desk.happened(&hall, &[event]) {
                    Ok(after) => after,
                    Err(Failure::Refused(refusal))
                        if matches!(refusal.said.id, "contest-withdrawn" | "contest-playing") =>
                    {
                        return Ok(stands(&hall, true));
                    }
                    Err(failure) => return Err(failure),
                }
            }
            Act::Draw { round, dice } => {
                if hall.contest().round(round).is_some_and(|known| known.drawing.dice == dice) {
                    return Ok(stands(&hall, true));
                }
                if hall.contest().next_round() != round {
                    return Ok(None);
                }
                desk.draw_round(&hall, &dice)?
            }
            Act::Lock { round } => match hall.contest().round(round) {
                Some(known) if known.locked => return Ok(stands(&hall, true)),
                Some(_) | None => desk.lock(&hall)?.hall,
            },
            Act::Take { at, reason } => match given(&hall, at) {
                None => return Ok(stands(&hall, true)),
                Some(given) => desk.result(&hall, at, given, None, Some(reason))?.0,
            },
            Act::Undo { head } if hall.head() != head => {
                return Ok(stands(&hall, true).filter(|_| is_taken_back(&hall, head)));
            }
            Act::Undo { .. } => desk.take_back(&hall, 1, "")?,
        };
        Ok(stands(&after, false))
    }
}

/// Does a table have that word already: that a side, or everybody, stands by what is written, or does not?
fn is_said(table: &ardoise_desk::contest::Table, side: Option<u8>, disputes: bool) -> bool {
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

/// Is what was the last taken back, and nothing else behind it?
fn is_taken_back(hall: &Hall, head: i64) -> bool {
    let mut behind = hall.records().iter().filter(|row| row.seq > head);
    let taken = behind.next().is_some_and(|row| matches!(row.event, Event::Retract { .. }));
    taken && behind.next().is_none()
}

/// A table of a round, or the refusal of the desk.
fn found(hall: &Hall, (round, table): Seat) -> Result<&ardoise_desk::contest::Table, Failure> {
    let contest = hall.contest();
    let none = |refusal: Not| Failure::from(refused(&refusal, contest));
    contest.round(round).ok_or_else(|| none(Not::NoRound { round }))?;
    contest.table(round, table).ok_or_else(|| none(Not::NoTable { round, table }))
}

/// The figures of a form: `s0`, `s1`, … or all of them in `scores`.
fn figures(fields: &Fields) -> Result<Vec<i64>, Box<Refusal>> {
    // One that is left out is missed when they are counted.
    let each = (0..MOST_SIDES).map(|nth| field(fields, &format!("s{nth}")));
    let mut typed: Vec<&str> = each.filter(|text| !text.is_empty()).collect();
    if typed.is_empty() {
        typed = field(fields, "scores").split_whitespace().collect();
    }
    let read = |text: &&str| {
        let said = text.trim().replace('−', "-");
        thousands(&said)
            .unwrap_or(said)
            .parse::<i64>()
            .map_err(|_| Box::new(Refusal::of("hall-no-figure", vec![("text", Arg::Text(plain(text)))])))
    };
    typed.iter().map(read).collect()
}

/// Where one goes on.
#[derive(Debug, Clone)]
enum Back {
    /// To the page of a table, with what was typed.
    Table(Seat, Vec<String>),
    /// To the secretary's page, with what was typed.
    Desk(Fields),
}

impl Back {
    fn address(&self, id: &str) -> String {
        match self {
            Back::Table((round, table), _) => address(id, &format!("/{round}/{table}")),
            Back::Desk(_) => address(id, "/desk"),
        }
    }
}

/// What somebody says of a table.
pub async fn say(
    State(room): Shared,
    Path((id, round, no)): Path<(String, u16, u32)>,
    headers: HeaderMap,
    Sent(fields): Sent,
) -> Response {
    let asking = asking(&room, &headers, &Vec::new());
    let shown = match room.hall(&id) {
        Ok(shown) => shown,
        Err(failure) => return failed(&asking, &failure),
    };
    let at = (round, no);
    let id = shown.hall.id().to_owned();
    let table = match found(&shown.hall, at) {
        Ok(table) => table,
        Err(failure) => return failed(&asking, &failure),
    };
    let by = match asking.place() {
        Some(Place::Scribe | Place::Referee) => None,
        Some(Place::Player(name)) => match shown.hall.side_of(table, name) {
            Some(side) => Some(side),
            None => return barred(&asking),
        },
        Some(Place::Onlooker) | None => return barred(&asking),
    };
    let typed: Vec<String> =
        (0..table.sides.len()).map(|nth| field(&fields, &format!("s{nth}")).to_owned()).collect();
    let back = Back::Table(at, typed);
    let known = field(&fields, "known").to_owned();
    let reason = Some(field(&fields, "reason").to_owned()).filter(|_| by.is_none());
    let act = match Button::of(&fields) {
        Some(button @ (Button::Agree | Button::Dispute)) => {
            let disputes = button == Button::Dispute && by.is_some();
            Ok(Act::Word { at, known, side: by, disputes })
        }
        Some(Button::Play) => Ok(Act::Open { at, own: by.is_some() }),
        Some(Button::Forfeit) if by.is_none() => {
            let mut sides = field(&fields, "side").split(' ').map(|side| side.parse().unwrap_or(u8::MAX));
            let sides = (sides.next().unwrap_or(u8::MAX), sides.collect());
            Ok(Act::Forfeit { at, known, sides, reason })
        }
        Some(Button::Forfeit) => return barred(&asking),
        // A program sends the figures alone.
        _ => figures(&fields).map(|scores| Act::Result { at, scores, known, by, reason }),
    };
    let act = match act {
        Ok(act) => act,
        Err(refusal) => return not(&room, &asking, &id, &back, &refusal),
    };
    // Programs say what they mean; a thumb is asked where it would replace something, or figures are unlikely.
    if !asking.json
        && field(&fields, "sure") != "1"
        && let Some(question) = question(&room, &asking, &id, &act, (&back, &fields))
    {
        return question;
    }
    done(&room, &asking, id, act, back).await
}

/// What the secretary does.
pub async fn decide(
    State(room): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Sent(mut fields): Sent,
) -> Response {
    let asking = asking(&room, &headers, &Vec::new());
    let shown = match room.hall(&id) {
        Ok(shown) => shown,
        Err(failure) => return failed(&asking, &failure),
    };
    if !runs(&asking) {
        return barred(&asking);
    }
    let hall = &shown.hall;
    let id = hall.id().to_owned();
    let round = field(&fields, "round").parse().unwrap_or(0);
    let at = (round, field(&fields, "table").parse().unwrap_or(0));
    let act = match Button::of(&fields) {
        Some(Button::Draw) => {
            let dice = (1..=8).map(|die| field(&fields, &format!("d{die}"))).filter(|text| !text.is_empty());
            let dice: Option<Vec<u8>> = dice.map(|text| text.parse::<u8>().ok()).collect();
            dice.filter(|dice| dice.is_empty() || whole_throw(dice))
                .map(|dice| Act::Draw { round, dice })
                .ok_or_else(|| Box::new(Refusal::of("hall-no-dice", vec![])))
        }
        Some(Button::Lock) => Ok(Act::Lock { round }),
        Some(Button::Enter) => {
            let names = field(&fields, "names").split(',').map(str::trim).filter(|name| !name.is_empty());
            Ok(Act::Enter { names: names.map(str::to_owned).collect() })
        }
        Some(button @ (Button::Withdraw | Button::Return)) => {
            Ok(Act::Leave { name: field(&fields, "name").to_owned(), back: button == Button::Return })
        }
        Some(Button::Take) => {
            Ok(Act::Take { at, reason: asking.speak(|speaker| speaker.word("hall-put-right-reason")) })
        }
        Some(Button::Undo) => Ok(Act::Undo { head: field(&fields, "head").parse().unwrap_or(0) }),
        Some(Button::Card) => figures(&fields).map(|scores| {
            // A question about what stands there keeps in mind what it was asked about.
            if field(&fields, "known").is_empty() {
                fields.push(("known".to_owned(), found(hall, at).map(self::known).unwrap_or_default()));
            }
            Act::Result { at, scores, known: field(&fields, "known").to_owned(), by: None, reason: None }
        }),
        _ => {
            return told(
                &asking,
                StatusCode::UNPROCESSABLE_ENTITY,
                &asking.speak(|s| s.word("serve-bad-marks")),
                None,
            );
        }
    };
    let act = match act {
        Ok(act) => act,
        Err(refusal) => return not(&room, &asking, &id, &Back::Desk(fields), &refusal),
    };
    if field(&fields, "sure") != "1"
        && let Some(question) = question(&room, &asking, &id, &act, (&Back::Desk(fields.clone()), &fields))
    {
        return question;
    }
    done(&room, &asking, id, act, Back::Desk(fields)).await
}

/// What makes one ask whether figures are those of that table: others stand there, deals are played there, or hardly any table has such
/// figures. Programs are asked only where something is replaced.
fn doubtful(of: Of<'_>, (round, no): Seat, scores: &[i64]) -> Option<String> {
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
fn would_replace(of: Of<'_>, (round, no): Seat, scores: Option<&[i64]>, result: String) -> Option<String> {
    let stands = crate::pages::stood(&of.shown.hall, (round, no), scores, of.speaker)?;
    let facts =
        [("round", round.to_string()), ("table", no.to_string()), ("stands", stands), ("result", result)];
    Some(of.phrase("hall-would-replace", &facts))
}

/// What the match of a table gives, where it is something else than its table is counted by.
fn given(hall: &Hall, at: Seat) -> Option<Vec<i64>> {
    hall.differing().iter().find(|one| (one.round, one.table) == at)?.given.clone()
}

/// The page that asks whether it is meant; none where it is done at once.
fn question(
    room: &Room,
    asking: &Asking,
    id: &str,
    act: &Act,
    (back, fields): (&Back, &Fields),
) -> Option<Response> {
    let shown = room.hall(id).ok()?;
    let said = asking.speak(|speaker| act.question(Of { room, asking, shown: &shown, speaker }))?;
    if asking.json {
        let value = json!({"contest": id, "seq": shown.hall.head(), "recorded": false, "again": false, "would": said});
        return Some(Asking::value(StatusCode::OK, &value));
    }
    let framed = Frame { form: true, ..Frame::default() };
    Some(of_contest(room, asking, id, (StatusCode::OK, framed), &|of| {
        let middle = html! {
            (of.back())
            h1 { (of.word("serve-sure")) }
            p dir="auto" { b { (said) } }
            @if let Some(moved) = act.moves(of) { (of.blocks(&moved)) }
            (meant(of.speaker, (&back.address(id), &back.address(id)), fields))
        };
        Some((of.word("serve-sure"), middle))
    }))
}

/// Does it, and shows what came of it.
async fn done(room: &Arc<Room>, asking: &Asking, id: String, act: Act, back: Back) -> Response {
    let word = act.word();
    let author = asking.place().map_or_else(String::new, |place| room.author_of(place));
    let what = What::Hall { id: id.clone(), acts: Box::new(move |desk, hall| act.done(desk, hall)) };
    match room.writer.record(Request { what, author }).await {
        Some(Answer::Recorded { id: of, seq, again, author }) => {
            if !again {
                room.say(&author, word);
            }
            if asking.json {
                let value = json!({"contest": id, "match": (of != id).then_some(&of), "seq": seq, "recorded": true, "again": again});
                return Asking::value(StatusCode::OK, &value);
            }
            see_other(&if of == id { back.address(&id) } else { format!("/m/{of}") })
        }
        Some(Answer::Stale | Answer::Changed) => stale(room, asking, &id, &back),
        Some(Answer::Refused(refusal)) => not(room, asking, &id, &back, &refusal),
        Some(Answer::Failed(error)) => failed(asking, &Failure::Store(error)),
        None => told(
            asking,
            StatusCode::SERVICE_UNAVAILABLE,
            &asking.speak(|speaker| speaker.word("serve-ending")),
            None,
        ),
    }
}

/// What another phone entered; what was typed is kept.
fn stale(room: &Room, asking: &Asking, id: &str, back: &Back) -> Response {
    let shown = match room.hall(id) {
        Ok(shown) => shown,
        Err(failure) => return failed(asking, &failure),
    };
    let scores = match back {
        Back::Table(at, _) => found(&shown.hall, *at).ok().and_then(|table| table.scores.clone()),
        Back::Desk(_) => None,
    };
    let said = asking.speak(|speaker| {
        let result = scores.map(|scores| scores_of(&scores, speaker)).unwrap_or_default();
        speaker.phrase(if result.is_empty() { "hall-moved" } else { "hall-stale" }, &[("result", &result)])
    });
    shown_again(room, asking, id, back, StatusCode::CONFLICT, "store-moved", said)
}

/// What cannot be, in the words of the command line.
fn not(room: &Room, asking: &Asking, id: &str, back: &Back, refusal: &Refusal) -> Response {
    if asking.json {
        return change::refused_value(refusal, asking);
    }
    let said = asking.speak(|speaker| speaker.say(&refusal.said, refusal.table.as_ref()));
    shown_again(room, asking, id, back, StatusCode::UNPROCESSABLE_ENTITY, refusal.said.id, said)
}

fn shown_again(
    room: &Room,
    asking: &Asking,
    id: &str,
    back: &Back,
    status: StatusCode,
    error: &str,
    said: String,
) -> Response {
    if asking.json {
        let value = json!({"error": {"id": error, "text": said}, "recorded": false, "again": false});
        return Asking::value(status, &value);
    }
    match back {
        Back::Table(at, typed) => {
            let again = Again { said: Some(said), typed: typed.clone() };
            table_page(room, asking, id, *at, status, &again)
        }
        Back::Desk(typed) => secretary_page(room, asking, id, status, Some(&said), typed),
    }
}

fn barred(asking: &Asking) -> Response {
    let id = if asking.place().is_none() { "serve-no-place" } else { "hall-may-not" };
    told(asking, StatusCode::FORBIDDEN, &asking.speak(|speaker| speaker.word(id)), Some("/join"))
}
