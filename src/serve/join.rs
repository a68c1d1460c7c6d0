//! How one comes to a place: the code for those who cannot scan, then who one is.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use maud::{Markup, html};
use serde_json::json;

use crate::serve::address;
use crate::serve::answer::{Sent, Shared, Visit, asking, see_other, told};
use crate::serve::asking::{Asking, PLACE, page};
use crate::serve::change::field;
use crate::serve::frame::{Frame, frame, languages};
use crate::serve::room::places::{HallTable, Held, LASTS, Place, Shut, of_card};
use crate::serve::room::{Done, Room, Shows};
use crate::serve::slate::you;
use ardoise_rules::cards::fold_word;
use ardoise_rules::words::{Speaker, shown};

/// Names are buttons where there are no more of them.
const MOST_BUTTONS: usize = 24;

/// The middle of the page for somebody who is not in yet: the code that the terminal shows.
fn code(asking: &Asking, speaker: &Speaker, said: Option<&str>) -> Markup {
    html! {
        h1 { (speaker.word("serve-join")) }
        @if let Some(said) = said { p.alarm role="alert" { (said) } }
        p { (speaker.word("serve-scan")) }
        form method="post" action="/join" {
            p { label for="code" { (speaker.word("serve-code")) } }
            p { input #code name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="7" required; }
            button.go { (speaker.word("serve-come-in")) }
        }
        p { a href="/" { (speaker.word("serve-only-look")) } }
        (languages(asking))
    }
}

/// The middle of the page for somebody who is in: which place he takes.
fn place(asking: &Asking, speaker: &Speaker, (room, held): (&Room, &Held)) -> Markup {
    let players = players(room, held.at.as_ref());
    // A hall has too many names for buttons.
    let typed = players.len() > MOST_BUTTONS;
    let others: &[&str] = if held.at.is_some() { &["onlooker"] } else { &["scribe", "referee", "onlooker"] };
    let button =
        |value: &str, label: String| html! { button.go name="place" value=(value) dir="auto" { (label) } };
    html! {
        h1 { (speaker.word("serve-who")) }
        @if asking.place().is_some() { p { (you(asking, speaker)) } }
        form.places method="post" action="/join" {
            @if !typed { @for player in &players { (button(player, shown(player))) } }
            @for id in others {
                button name="place" value=(id) { (speaker.word(&format!("serve-place-{id}"))) }
            }
        }
        @if typed {
            form.find method="post" action="/join" {
                label for="own" { (speaker.word("hall-own-name")) }
                input #own name="place" autocomplete="name" required;
                button { (speaker.word("serve-come-in")) }
            }
        }
        p { a href="/" { (speaker.word("serve-slate")) } }
        (languages(asking))
    }
}

/// The players who can take a place: those of the table whose card let somebody in; else those of the table, of all tables, or
/// everybody in the hall.
fn players(room: &Room, at: Option<&HallTable>) -> Vec<String> {
    if let Some(at) = at {
        let seated = room.hall(&at.contest).ok().and_then(|shown| {
            let table = shown.hall.contest().table(at.round, at.table)?;
            Some(shown.hall.seated(&table.sides))
        });
        return seated.unwrap_or_default();
    }
    let known = match (room.shows(), room.current()) {
        (Shows::Hall(id), _) => room.hall(id).map(|shown| {
            let entries = &shown.hall.contest().entries;
            entries.iter().flat_map(|entry| entry.names.clone()).collect()
        }),
        (_, Ok(Some(id))) => room.shown(&id).map(|shown| shown.report.table.players.clone()),
        (_, Ok(None)) => {
            room.list().map(|list| list.into_iter().flat_map(|summary| summary.players).collect())
        }
        (_, Err(failure)) => Err(failure),
    };
    let mut players: Vec<String> = known.unwrap_or_default();
    if !matches!(room.shows(), Shows::Table(_)) {
        players.sort();
        players.dedup();
    }
    players
}

/// The table that the code of a card names, where its contest is shown here.
fn table_of_card(room: &Room, token: &str) -> Option<HallTable> {
    let (contest, round, table) = of_card(token)?;
    let shown = room.hall(contest).ok()?;
    Some(HallTable { contest: shown.hall.id().to_owned(), round, table })
}

/// The page on which one comes in.
pub async fn joining(Visit { room, asking, .. }: Visit) -> Response {
    join_page(&room, &asking, StatusCode::OK, None)
}

fn join_page(room: &Room, asking: &Asking, status: StatusCode, said: Option<&str>) -> Response {
    asking.speak(|speaker| {
        let title = speaker.word("serve-join");
        let middle = match &asking.held {
            Some(held) => place(asking, speaker, (room, held)),
            None => code(asking, speaker, said),
        };
        page(
            status,
            frame(
                asking,
                Frame { title: &title, hall: !matches!(room.shows(), Shows::Table(_)), ..Frame::default() },
                &middle,
            ),
        )
    })
}

/// A code, a token or a place that was sent.
pub async fn joined(State(room): Shared, headers: HeaderMap, Sent(fields): Sent) -> Response {
    let mut asking = asking(&room, &headers, &Vec::new());
    let now = room.now();
    let (token, code) = (field(&fields, "token"), field(&fields, "code"));
    let mut secret = None;
    if !token.is_empty() || !code.is_empty() {
        let card = table_of_card(&room, token);
        let let_in = if let Some(table) = card {
            room.places().by_card(token, table, now).ok_or(Shut::Wrong)
        } else if token.is_empty() {
            room.places().by_code(code, now)
        } else {
            room.places().by_token(token, now).ok_or(Shut::Wrong)
        };
        match let_in {
            Ok(new) => {
                asking.held = room.who(&new);
                secret = Some(new);
            }
            Err(shut) => {
                let id = match (shut, token.is_empty()) {
                    (Shut::Locked, _) => "serve-code-locked",
                    (Shut::Wrong, true) => "serve-code-wrong",
                    (Shut::Wrong, false) => "serve-token-spent",
                };
                let said = asking.speak(|speaker| speaker.word(id));
                let status =
                    if shut == Shut::Locked { StatusCode::TOO_MANY_REQUESTS } else { StatusCode::FORBIDDEN };
                if asking.json {
                    return told(&asking, status, &said, Some("/join"));
                }
                return join_page(&room, &asking, status, Some(&said));
            }
        }
    }
    let Some(held) = asking.held.clone() else {
        let said = asking.speak(|speaker| speaker.word("serve-no-place"));
        return told(&asking, StatusCode::FORBIDDEN, &said, Some("/join"));
    };
    let mut to = "/join".to_owned();
    if let Some(place) = Place::read(field(&fields, "place")) {
        let known = players(&room, held.at.as_ref());
        let place = match place {
            // A name that is typed is read as people write it.
            Place::Player(name) => {
                let same = |known: &&String| fold_word(known) == fold_word(&name);
                Place::Player(known.iter().find(same).unwrap_or(&name).clone())
            }
            other => other,
        };
        // Whoever was let in by the card of a table is one of its players, or looks on.
        let barred = match &place {
            Place::Player(name) => !known.contains(name),
            Place::Scribe | Place::Referee => held.at.is_some(),
            Place::Onlooker => false,
        };
        if barred {
            let said = asking.speak(|speaker| speaker.word("serve-not-seated"));
            return told(&asking, StatusCode::UNPROCESSABLE_ENTITY, &said, Some("/join"));
        }
        room.places().take(held.number, place.clone());
        let name = match &place {
            Place::Player(name) => name,
            Place::Scribe | Place::Referee | Place::Onlooker => place.id(),
        };
        room.say(name, Done::Join);
        asking.held = asking.held.map(|held| Held { place: Some(place), ..held });
        to = held.at.map_or_else(|| "/".to_owned(), |at| address::of_table(&at.contest, at.round, at.table));
    }
    let mut response = if asking.json {
        let place = asking.place().map(|place| match place {
            Place::Player(name) => name.clone(),
            Place::Scribe | Place::Referee | Place::Onlooker => place.id().to_owned(),
        });
        Asking::value(
            StatusCode::OK,
            &json!({"place": place, "you": asking.speak(|speaker| you(&asking, speaker))}),
        )
    } else {
        see_other(&to)
    };
    if let Some(secret) = secret
        && let Ok(cookie) = HeaderValue::from_str(&format!(
            "{PLACE}={secret}; Path=/; Max-Age={}; HttpOnly; SameSite=Strict",
            LASTS / 1_000
        ))
    {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
