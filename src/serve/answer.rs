//! What goes back where there is no page: words only, why not, another address.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Form, FromRequest, FromRequestParts, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use maud::html;
use serde_json::json;

use crate::serve::asking::{Asking, page};
use crate::serve::change::{self, Fields, field};
use crate::serve::frame::{Frame, frame};
use crate::serve::room::Room;
use ardoise_desk::Failure;
use ardoise_desk::store::StoreError;
use ardoise_rules::engine::{Arg, Said};
use ardoise_rules::words::Speaker;

/// The room, as every answer is given it.
pub type Shared = State<Arc<Room>>;

/// A page that is asked for: the room, who asks, and what stands behind the question mark of the address.
pub struct Visit {
    /// The room.
    pub room: Arc<Room>,
    /// Who asks, in the language that the address asks for.
    pub asking: Asking,
    /// What stands behind the question mark.
    pub query: Fields,
}

impl FromRequestParts<Arc<Room>> for Visit {
    type Rejection = QueryRejection;

    async fn from_request_parts(parts: &mut Parts, room: &Arc<Room>) -> Result<Visit, QueryRejection> {
        let Query(query) = Query::<Fields>::try_from_uri(&parts.uri)?;
        let asking = asking(room, &parts.headers, &query);
        Ok(Visit { room: Arc::clone(room), asking, query })
    }
}

/// What a form sends: its fields, each readable as it was sent.
pub struct Sent(pub Fields);

impl FromRequest<Arc<Room>> for Sent {
    type Rejection = Response;

    async fn from_request(request: Request, room: &Arc<Room>) -> Result<Sent, Response> {
        let headers = request.headers().clone();
        let Form(fields) =
            Form::<Fields>::from_request(request, room).await.map_err(|refused| refused.into_response())?;
        // Bytes that are no text are read as this letter; nobody types it, and a name or a remark with it is another one.
        let broken = |text: &str| text.contains(char::REPLACEMENT_CHARACTER);
        if fields.iter().any(|(name, value)| broken(name) || broken(value)) {
            let asking = asking(room, &headers, &Vec::new());
            let said = asking.speak(|speaker| speaker.word("serve-not-text"));
            return Err(told(&asking, StatusCode::BAD_REQUEST, &said, None));
        }
        Ok(Sent(fields))
    }
}

/// Who asks, in the language that the address asks for, if it asks for one.
#[must_use]
pub fn asking(room: &Room, headers: &HeaderMap, query: &Fields) -> Asking {
    let wished = field(query, "lang");
    Asking::of(room, headers, (!wished.is_empty()).then_some(wished))
}

/// A page of words only, with the way back.
#[must_use]
pub fn told(asking: &Asking, status: StatusCode, said: &str, back: Option<&str>) -> Response {
    if asking.json {
        return Asking::value(status, &json!({"error": {"id": status.as_u16().to_string(), "text": said}}));
    }
    let middle = html! {
        p { a href=(back.unwrap_or("/")) { "← " (asking.speak(|speaker| speaker.word("serve-slate"))) } }
        p role="alert" { b { (said) } }
    };
    page(status, frame(asking, Frame { title: said, ..Frame::default() }, &middle))
}

/// An address at which there is nothing.
pub async fn nowhere(State(room): Shared, headers: HeaderMap) -> Response {
    let asking = asking(&room, &headers, &Vec::new());
    let said = asking.speak(|speaker| speaker.word("serve-nowhere"));
    told(&asking, StatusCode::NOT_FOUND, &said, None)
}

/// Why nothing is shown.
#[must_use]
pub fn failed(asking: &Asking, failure: &Failure) -> Response {
    let status = match failure {
        Failure::Refused(_) => StatusCode::NOT_FOUND,
        Failure::Moved(_) => StatusCode::CONFLICT,
        Failure::Store(error) if error.is_of_name() => StatusCode::NOT_FOUND,
        Failure::Store(_) | Failure::Damaged(_) => StatusCode::INTERNAL_SERVER_ERROR,
    };
    let said = asking.speak(|speaker| match failure {
        Failure::Refused(refusal) => change::refused(refusal, speaker),
        Failure::Moved(moved) => trouble(&moved.error, speaker),
        Failure::Store(error) => trouble(error, speaker),
        Failure::Damaged(said) => speaker.say(said, None),
    });
    told(asking, status, &said, None)
}

/// What the database says, in words.
fn trouble(error: &StoreError, speaker: &Speaker) -> String {
    let args = error.args().into_iter().map(|(name, text)| (name, Arg::Text(text))).collect();
    speaker.say(&Said::of(error.id(), args), None)
}

/// Sends who asks to another address.
#[must_use]
pub fn see_other(to: &str) -> Response {
    let to = HeaderValue::from_str(to).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response()
}
