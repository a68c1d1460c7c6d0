//! Who asks, in which language, and in what form the answer goes back.

use std::cell::RefCell;
use std::rc::Rc;

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use serde::Serialize;

use crate::serve::room::Room;
use crate::serve::room::places::{Deed, Held, Place};
use crate::words;
use ardoise_rules::words::{Lang, Speaker};

/// The cookie that holds a place.
pub const PLACE: &str = "ardoise";
/// The cookie that holds a language.
pub const LANG: &str = "lang";

/// What a request says besides its address and fields.
#[derive(Debug, Clone)]
pub struct Asking {
    /// The language of the answer.
    pub lang: Lang,
    /// Who asks, if he was let in.
    pub held: Option<Held>,
    /// Is the answer JSON?
    pub json: bool,
    /// Is only the middle of the page wanted, to be put in the place of the old one?
    pub part: bool,
}

impl Asking {
    /// Reads what a request says.
    #[must_use]
    pub fn of(room: &Room, headers: &HeaderMap, wished: Option<&str>) -> Asking {
        let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let accepted = text(header::ACCEPT_LANGUAGE).map(by_weight).unwrap_or_default();
        let cookie = cookie(headers, LANG);
        let wishes = [wished, cookie].into_iter().chain(accepted.into_iter().map(Some));
        let secret = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let held = secret.map(str::trim).or_else(|| self::cookie(headers, PLACE));
        Asking {
            lang: Lang::choose(wishes),
            held: held.and_then(|secret| room.who(secret)),
            json: text(header::ACCEPT).is_some_and(|types| types.contains("application/json")),
            part: headers.contains_key("x-part"),
        }
    }

    /// The place of who asks, if he has one.
    #[must_use]
    pub fn place(&self) -> Option<&Place> {
        self.held.as_ref()?.place.as_ref()
    }

    /// May who asks do that where these play?
    #[must_use]
    pub fn may(&self, deed: Deed, players: &[String]) -> bool {
        self.place().is_some_and(|place| place.may(deed, players))
    }

    /// Says things in the language of the answer.
    pub fn speak<T>(&self, says: impl FnOnce(&Speaker) -> T) -> T {
        speak(self.lang, says)
    }

    /// A JSON answer.
    #[must_use]
    pub fn value(status: StatusCode, value: &impl Serialize) -> Response {
        let text = serde_json::to_string(value).unwrap_or_default();
        (status, [(header::CONTENT_TYPE, "application/json")], text).into_response()
    }
}

/// A page as it goes back.
#[must_use]
pub fn page(status: StatusCode, markup: Markup) -> Response {
    (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], markup.into_string()).into_response()
}

/// The yes and the no of a page that asks whether something is meant: what was sent is sent again as it stands, and says that it is.
#[must_use]
pub fn meant(speaker: &Speaker, (yes, no): (&str, &str), fields: &[(String, String)]) -> Markup {
    html! {
        form.two method="post" action=(yes) {
            @for (name, value) in fields.iter().filter(|(name, _)| name != "sure") {
                input type="hidden" name=(name) value=(value);
            }
            button.go name="sure" value="1" { (speaker.word("serve-yes")) }
            a.button href=(no) { (speaker.word("serve-no")) }
        }
    }
}

/// Says things in a language; the words are read once a thread.
pub fn speak<T>(lang: Lang, says: impl FnOnce(&Speaker) -> T) -> T {
    thread_local! {
        static SPEAKERS: RefCell<[Option<Rc<Speaker>>; Lang::ALL.len()]> = const { RefCell::new([const { None }; Lang::ALL.len()]) };
    }
    let speaker = SPEAKERS.with_borrow_mut(|speakers| {
        Rc::clone(speakers[lang.place()].get_or_insert_with(|| Rc::new(words::speaker(lang))))
    });
    says(&speaker)
}

/// A cookie of a request.
#[must_use]
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';')).find_map(|pair| {
        let (known, value) = pair.trim().split_once('=')?;
        (known == name).then_some(value)
    })
}

/// The languages of an `Accept-Language`, the most wished first.
fn by_weight(text: &str) -> Vec<&str> {
    let mut wishes: Vec<(&str, u32)> = text
        .split(',')
        .map(|part| {
            let (tag, weight) = part.split_once(';').unwrap_or((part, ""));
            let weight = weight.trim().strip_prefix("q=").and_then(|q| q.parse::<f32>().ok()).unwrap_or(1.0);
            // Thousandths: that is as fine as the header is.
            (tag.trim(), (weight.clamp(0.0, 1.0) * 1_000.0) as u32)
        })
        .collect();
    wishes.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
    wishes.into_iter().filter(|(_, weight)| *weight > 0).map(|(tag, _)| tag).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_wished_language_comes_first() {
        assert_eq!(by_weight("en;q=0.5, fr-BE, de;q=0"), ["fr-BE", "en"]);
        assert_eq!(Lang::choose(by_weight("it,de;q=0.9,fr;q=0.8,en;q=0.7").into_iter().map(Some)), Lang::Fr);
    }
}
