//! The addresses of the server.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};

use crate::serve::answer::{Shared, asking, nowhere, told};
use crate::serve::asking::LANG;
use crate::serve::forms::{agree, amend, next, record, rule, undo};
use crate::serve::frame;
use crate::serve::hall;
use crate::serve::join::{joined, joining};
use crate::serve::pages::{
    amending, article, at_large, code, entering, explain, home, in_force, news, rulings, show,
};
use crate::serve::room::Room;
use crate::serve::room::guard::{LONGEST_BODY, guard};
use ardoise_rules::words::Lang;

/// Everything that is answered.
pub fn router(room: Arc<Room>) -> Router {
    Router::new()
        .route("/", get(home))
        .route("/m/{id}", get(show))
        .route("/m/{id}/deal/{no}", get(explain))
        .route("/m/{id}/wall", get(at_large))
        .route("/m/{id}/rules", get(in_force))
        .route("/m/{id}/enter", get(entering))
        .route("/m/{id}/qr", get(code))
        .route("/m/{id}/stream", get(news))
        .route("/m/{id}/ruling", get(rulings).post(rule))
        .route("/m/{id}/record", post(record))
        .route("/m/{id}/agree", post(agree))
        .route("/m/{id}/undo", post(undo))
        .route("/m/{id}/amend", get(amending).post(amend))
        .route("/m/{id}/next", post(next))
        .route("/c/{id}", get(hall::show))
        .route("/c/{id}/wall", get(hall::at_large))
        .route("/c/{id}/where", get(hall::where_seated))
        .route("/c/{id}/tables", get(hall::tables))
        .route("/c/{id}/standings", get(hall::standings))
        .route("/c/{id}/entry/{no}", get(hall::explain))
        .route("/c/{id}/cards", get(hall::cards))
        .route("/c/{id}/desk", get(hall::secretary).post(hall::decide))
        .route("/c/{id}/stream", get(hall::news))
        .route("/c/{id}/{round}/{table}", get(hall::table).post(hall::say))
        .route("/article/{id}", get(article))
        .route("/join", get(joining).post(joined))
        .route(frame::TABLE, get(styles))
        .route(frame::WALL, get(styles))
        .route(frame::PAPER, get(styles))
        .route(frame::HALL, get(styles))
        .route(frame::SCRIPT, get(script))
        .fallback(nowhere)
        .layer(from_fn(remember))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn_with_state(Arc::clone(&room), guard))
        .layer(from_fn_with_state(Arc::clone(&room), worded))
        .with_state(room)
}

/// A language that is chosen on a page is kept.
async fn remember(request: Request, next: Next) -> Response {
    let query = request.uri().query().unwrap_or_default();
    let wished = query.split('&').find_map(|pair| pair.strip_prefix("lang=")).and_then(Lang::read);
    let mut response = next.run(request).await;
    if let Some(lang) = wished
        && let Ok(cookie) = HeaderValue::from_str(&format!(
            "{LANG}={}; Path=/; Max-Age=31536000; SameSite=Strict",
            lang.code()
        ))
    {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// What is refused before anybody looks at it, a body that is too long or a form that is none, is told in words as everything else.
async fn worded(State(room): Shared, request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let response = next.run(request).await;
    let status = response.status();
    let said = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let own = said.is_some_and(|kind| !kind.starts_with("text/plain"));
    let id = match status {
        _ if own => return response,
        StatusCode::PAYLOAD_TOO_LARGE => "serve-too-much",
        StatusCode::FORBIDDEN => "serve-elsewhere",
        StatusCode::BAD_REQUEST | StatusCode::UNSUPPORTED_MEDIA_TYPE | StatusCode::UNPROCESSABLE_ENTITY => {
            "serve-bad-marks"
        }
        StatusCode::METHOD_NOT_ALLOWED | StatusCode::NOT_FOUND => "serve-nowhere",
        _ => return response,
    };
    let asking = asking(&room, &headers, &Vec::new());
    let mut told = told(&asking, status, &asking.speak(|speaker| speaker.word(id)), None);
    // What goes with every answer, and what else may be asked for there.
    let of_body = [header::CONTENT_TYPE, header::CONTENT_LENGTH];
    for (name, value) in response.headers().iter().filter(|(name, _)| !of_body.contains(name)) {
        told.headers_mut().insert(name, value.clone());
    }
    told
}

async fn styles(request: Request) -> Response {
    let kept = [(header::CONTENT_TYPE, "text/css"), (header::CACHE_CONTROL, "max-age=300")];
    match frame::styles(request.uri().path()) {
        Some(text) => (kept, text).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn script() -> Response {
    let kept = [(header::CONTENT_TYPE, "text/javascript"), (header::CACHE_CONTROL, "max-age=300")];
    (kept, frame::SCRIPT_TEXT.as_str()).into_response()
}
