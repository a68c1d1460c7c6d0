//! How one comes to a place: the code for those who cannot scan, then who one is.

use axum::extract::{Form, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use maud::{Markup, html};
use serde_json::json;

use crate::line::days;
use crate::serve::answer::{Asked, Shared, asking, see_other, told};
use crate::serve::asking::{Asking, PLACE, page};
use crate::serve::change::{Fields, field};
use crate::serve::frame::{Frame, frame, languages};
use crate::serve::places::{Held, Place, Shut};
use crate::serve::room::{Room, Shows};
use crate::serve::slate::you;
use ardoise_rules::words::{Speaker, plain, shown};

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
fn place(asking: &Asking, speaker: &Speaker, players: &[String]) -> Markup {
    let button =
        |value: &str, label: String| html! { button.go name="place" value=(value) dir="auto" { (label) } };
    html! {
        h1 { (speaker.word("serve-who")) }
        @if asking.place().is_some() { p { (you(asking, speaker)) } }
        form.places method="post" action="/join" {
            @for player in players { (button(player, shown(player))) }
            @for id in ["scribe", "referee", "onlooker"] {
                button name="place" value=(id) { (speaker.word(&format!("serve-place-{id}"))) }
            }
        }
        p { a href="/" { (speaker.word("serve-slate")) } }
        (languages(asking))
    }
}

/// The players who can take a place: those of the table, or of all tables.
fn players(room: &Room) -> Vec<String> {
    let known = match room.current() {
        Ok(Some(id)) => room.shown(&id).map(|shown| shown.report.table.players.clone()),
        Ok(None) => room.list().map(|list| list.into_iter().flat_map(|summary| summary.players).collect()),
        Err(failure) => Err(failure),
    };
    let mut players = known.unwrap_or_default();
    if *room.shows() == Shows::All {
        players.sort();
        players.dedup();
    }
    players
}

/// The page on which one comes in.
pub async fn joining(State(room): Shared, headers: HeaderMap, Query(query): Asked) -> Response {
    let asking = asking(&room, &headers, &query);
    join_page(&room, &asking, StatusCode::OK, None)
}

fn join_page(room: &Room, asking: &Asking, status: StatusCode, said: Option<&str>) -> Response {
    asking.speak(|speaker| {
        let title = speaker.word("serve-join");
        let middle = match asking.held {
            Some(_) => place(asking, speaker, &players(room)),
            None => code(asking, speaker, said),
        };
        page(status, frame(asking, Frame { title: &title, ..Frame::default() }, &middle))
    })
}

/// A code, a token or a place that was sent.
pub async fn joined(State(room): Shared, headers: HeaderMap, Form(fields): Form<Fields>) -> Response {
    let mut asking = asking(&room, &headers, &Vec::new());
    let now = room.now();
    let (token, code) = (field(&fields, "token"), field(&fields, "code"));
    let mut secret = None;
    if !token.is_empty() || !code.is_empty() {
        let let_in = if token.is_empty() {
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
    let mut to = "/join";
    if let Some(place) = Place::read(field(&fields, "place")) {
        if let Place::Player(name) = &place
            && !players(&room).contains(name)
        {
            let said = asking.speak(|speaker| speaker.word("serve-not-seated"));
            return told(&asking, StatusCode::UNPROCESSABLE_ENTITY, &said, Some("/join"));
        }
        room.places().take(held.number, place.clone());
        room.say(came(&place, now));
        asking.held = asking.held.map(|held| Held { place: Some(place), ..held });
        to = "/";
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
        see_other(to)
    };
    if let Some(secret) = secret
        && let Ok(cookie) = HeaderValue::from_str(&format!(
            "{PLACE}={secret}; Path=/; Max-Age=64800; HttpOnly; SameSite=Strict"
        ))
    {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// A line of the log: who came.
fn came(place: &Place, at: i64) -> String {
    let name = match place {
        Place::Player(name) => format!("player {}", plain(name)),
        Place::Scribe | Place::Referee | Place::Onlooker => place.id().to_owned(),
    };
    format!("{} {name} join", days::minute_here(at))
}
