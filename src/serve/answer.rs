//! What goes back where there is no page: words only, why not, another address, what a program is told of a change.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Form, FromRequest, FromRequestParts, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use maud::html;
use serde::Serialize;
use serde_json::{Value, json};

use crate::serve::asking::{Asking, page};
use crate::serve::change::{self, Fields, Meanwhile, field};
use crate::serve::frame::{Frame, frame};
use crate::serve::room::Room;
use ardoise_desk::Failure;
use ardoise_desk::store::StoreError;
use ardoise_rules::engine::{Arg, Said, Seq};
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
        let error = Why { id: status.as_str(), text: said };
        return Asking::value(status, &json!({"error": error}));
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

/// Why something is not done or shown, for programs.
#[derive(Debug, Serialize)]
struct Why<'a> {
    id: &'a str,
    text: &'a str,
}

/// What was changed, or would be.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(untagged)]
pub enum OfWhat<'a> {
    /// A match.
    Match {
        /// Its id.
        #[serde(rename = "match")]
        id: &'a str,
    },
    /// A contest.
    Contest {
        /// Its id.
        #[serde(rename = "contest")]
        id: &'a str,
    },
    /// A contest, with the match that was opened at one of its tables, if that was asked.
    Hall {
        /// The id of the contest.
        contest: &'a str,
        /// The id of the match.
        #[serde(rename = "match")]
        opened: Option<&'a str>,
    },
}

/// What a program is told that asked for a change: is it recorded, and if not, why not, or what it would do.
#[derive(Debug, Default, Serialize)]
pub struct Reply<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Why<'a>>,
    #[serde(flatten)]
    of: Option<OfWhat<'a>>,
    /// The last entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    seq: Option<Seq>,
    recorded: bool,
    /// Did it stand there already?
    again: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    would: Option<Value>,
    /// What was recorded since.
    #[serde(skip_serializing_if = "Option::is_none")]
    meanwhile: Option<&'a [Meanwhile]>,
}

impl<'a> Reply<'a> {
    /// It is recorded.
    #[must_use]
    pub fn recorded(of: OfWhat<'a>, seq: Seq, again: bool) -> Reply<'a> {
        Reply { of: Some(of), seq: Some(seq), recorded: true, again, ..Reply::default() }
    }

    /// It is not recorded yet: what it would do.
    #[must_use]
    pub fn would(of: Option<OfWhat<'a>>, seq: Seq, would: Value) -> Reply<'a> {
        Reply { of, seq: Some(seq), would: Some(would), ..Reply::default() }
    }

    /// It is not recorded: something else was, since what it was made of.
    #[must_use]
    pub fn conflicts(id: &'a str, text: &'a str) -> Reply<'a> {
        Reply { error: Some(Why { id, text }), ..Reply::default() }
    }

    /// The same with how far it is, and what was recorded meanwhile.
    #[must_use]
    pub fn behind(self, seq: Seq, meanwhile: &'a [Meanwhile]) -> Reply<'a> {
        Reply { seq: Some(seq), meanwhile: Some(meanwhile), ..self }
    }

    /// As it goes back.
    #[must_use]
    pub fn sent(&self) -> Response {
        let status = if self.error.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
        Asking::value(status, self)
    }
}

/// Sends who asks to another address.
#[must_use]
pub fn see_other(to: &str) -> Response {
    let to = HeaderValue::from_str(to).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_told_in_the_same_order() {
        let told = |reply: Reply<'_>| serde_json::to_string(&reply).unwrap();
        let meanwhile = [Meanwhile { seq: 4, author: "Ana".to_owned(), text: "points".to_owned() }];
        assert_eq!(
            told(Reply::recorded(OfWhat::Match { id: "a" }, 7, true)),
            r#"{"match":"a","seq":7,"recorded":true,"again":true}"#
        );
        for (opened, id) in [(None, "null"), (Some("m"), "\"m\"")] {
            assert_eq!(
                told(Reply::recorded(OfWhat::Hall { contest: "c", opened }, 7, false)),
                format!(r#"{{"contest":"c","match":{id},"seq":7,"recorded":true,"again":false}}"#)
            );
        }
        assert_eq!(
            told(Reply::would(Some(OfWhat::Contest { id: "c" }), 7, Value::from("much"))),
            r#"{"contest":"c","seq":7,"recorded":false,"again":false,"would":"much"}"#
        );
        assert_eq!(
            told(Reply::would(None, 7, Value::from("much"))),
            r#"{"seq":7,"recorded":false,"again":false,"would":"much"}"#
        );
        assert_eq!(
            told(Reply::conflicts("store-moved", "no")),
            r#"{"error":{"id":"store-moved","text":"no"},"recorded":false,"again":false}"#
        );
        assert_eq!(
            told(Reply::conflicts("store-moved", "no").behind(4, &meanwhile)),
            concat!(
                r#"{"error":{"id":"store-moved","text":"no"},"seq":4,"recorded":false,"again":false,"#,
                r#""meanwhile":[{"seq":4,"author":"Ana","text":"points"}]}"#
            )
        );
    }
}
