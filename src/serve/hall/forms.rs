//! The forms of a contest as they arrive: read as what is to be done, asked about first where that is wanted, handed to the writer.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use maud::html;

use super::act::{Act, TableAt, found};
use super::button::Button;
use super::secretary::secretary_page;
use super::table::{Again, known, table_page};
use super::{Of, of_contest, runs};
use crate::line::figure::points;
use crate::pages::scores_of;
use crate::serve::address;
use crate::serve::answer::{OfWhat, Reply, Sent, Shared, asking, failed, see_other, told};
use crate::serve::asking::{Asking, meant};
use crate::serve::change::{self, Fields, field};
use crate::serve::frame::Frame;
use crate::serve::room::Room;
use crate::serve::room::places::Place;
use crate::serve::room::writer::{Answer, Request, What};
use ardoise_desk::contest::{MOST_SIDES, whole_throw};
use ardoise_desk::{Failure, Refusal};
use ardoise_rules::engine::Arg;
use ardoise_rules::words::plain;

/// The figures of a form: `s0`, `s1`, … or all of them in `scores`.
fn figures(fields: &Fields) -> Result<Vec<i64>, Box<Refusal>> {
    // One that is left out is missed when they are counted.
    let each = (0..MOST_SIDES).map(|nth| field(fields, &format!("s{nth}")));
    let mut typed: Vec<&str> = each.filter(|text| !text.is_empty()).collect();
    if typed.is_empty() {
        typed = field(fields, "scores").split_whitespace().collect();
    }
    let read = |text: &&str| {
        points(text)
            .ok_or_else(|| Box::new(Refusal::of("hall-no-figure", vec![("text", Arg::Text(plain(text)))])))
    };
    typed.iter().map(read).collect()
}

/// Where one goes on.
#[derive(Debug, Clone)]
enum Back {
    /// To the page of a table, with what was typed.
    Table(TableAt, Vec<String>),
    /// To the secretary's page, with what was typed.
    Desk(Fields),
}

impl Back {
    fn address(&self, id: &str) -> String {
        match self {
            Back::Table((round, table), _) => address::of_table(id, *round, *table),
            Back::Desk(_) => address::of_contest(id, "/desk"),
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
        Some(Button::Enter) => Ok(Act::Enter { names: field(&fields, "names").to_owned() }),
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
        let of = OfWhat::Contest { id };
        return Some(Reply::would(Some(of), shown.hall.head(), said.into()).sent());
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
    let heard = act.heard();
    let author = asking.place().map_or_else(String::new, |place| room.author_of(place));
    let what = What::Hall { id: id.clone(), acts: Box::new(move |desk, hall| act.done(desk, hall)) };
    match room.writer.record(Request { what, author }).await {
        Some(Answer::Recorded { id: of, seq, again, author }) => {
            if !again {
                room.say(&author, heard);
            }
            if asking.json {
                let opened = (of != id).then_some(&*of);
                return Reply::recorded(OfWhat::Hall { contest: &id, opened }, seq, again).sent();
            }
            see_other(&if of == id { back.address(&id) } else { address::of_match(of, "") })
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
        let typed = match back {
            Back::Table(_, typed) => typed.iter().any(|figure| !figure.is_empty()),
            Back::Desk(_) => true,
        };
        let id = if result.is_empty() { "hall-moved" } else { "hall-stale" };
        speaker.phrase(id, &[("result", &*result), ("typed", if typed { "yes" } else { "no" })])
    });
    if asking.json {
        return Reply::conflicts("store-moved", &said).sent();
    }
    shown_again(room, asking, id, back, StatusCode::CONFLICT, said)
}

/// What cannot be, in the words of the command line.
fn not(room: &Room, asking: &Asking, id: &str, back: &Back, refusal: &Refusal) -> Response {
    if asking.json {
        return change::refused_value(refusal, asking);
    }
    let said = asking.speak(|speaker| change::refused(refusal, speaker));
    shown_again(room, asking, id, back, StatusCode::UNPROCESSABLE_ENTITY, said)
}

fn shown_again(
    room: &Room,
    asking: &Asking,
    id: &str,
    back: &Back,
    status: StatusCode,
    said: String,
) -> Response {
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
