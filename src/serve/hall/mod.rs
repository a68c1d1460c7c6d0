//! The pages of a contest: the hall at a glance, its wall, a page for each table, who sits where, what the secretary does next.

mod act;
mod button;
mod forms;
mod lists;
mod page;
mod secretary;
mod table;
mod wall;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};

use crate::pages::Doc;
use crate::serve::address;
use crate::serve::answer::{Shared, asking, failed, told};
use crate::serve::asking::{Asking, page};
use crate::serve::frame::{self, Frame};
use crate::serve::room::places::Place;
use crate::serve::room::stream;
use crate::serve::room::{Room, ShownHall};
use ardoise_desk::contest::{Contest, Table};
use ardoise_rules::words::Speaker;

pub use forms::{decide, say};
pub use lists::{cards, explain, standings, tables, where_seated};
pub use page::show;
pub use secretary::secretary;
pub use table::table;
pub use wall::at_large;

/// Everything a page of a contest is made of.
#[derive(Clone, Copy)]
pub struct Of<'a> {
    /// What all requests share.
    pub room: &'a Room,
    /// Who asks.
    pub asking: &'a Asking,
    /// The contest.
    pub shown: &'a ShownHall,
    /// The words.
    pub speaker: &'a Speaker,
}

impl<'a> Of<'a> {
    /// The address of the contest, or of something of it.
    fn at(&self, rest: &str) -> String {
        address::of_contest(self.shown.hall.id(), rest)
    }

    /// The address of a table.
    fn at_table(&self, round: u16, table: u32) -> String {
        address::of_table(self.shown.hall.id(), round, table)
    }

    fn contest(&self) -> &'a Contest {
        self.shown.hall.contest()
    }

    /// Does who asks run the contest?
    fn runs(&self) -> bool {
        runs(self.asking)
    }

    /// The table of the last round at which who asks sits, and his side.
    fn seat(&self) -> Option<(&'a Table, u8)> {
        match self.asking.place() {
            Some(Place::Player(name)) => self.shown.hall.place_of(name),
            Some(Place::Scribe | Place::Referee | Place::Onlooker) | None => None,
        }
    }

    /// The number of the last round; 0 before the first.
    fn round(&self) -> u16 {
        self.contest().rounds.last().map_or(0, |round| round.drawing.round)
    }

    fn blocks(&self, doc: &Doc) -> Markup {
        frame::blocks(doc, self.asking, self.speaker, None)
    }

    fn phrase(&self, id: &str, facts: &[(&str, String)]) -> String {
        self.speaker.phrase_of(id, facts)
    }

    fn word(&self, id: &str) -> String {
        self.speaker.word(id)
    }

    /// The way back to the hall.
    fn back(&self) -> Markup {
        html! { p.back { a href=(self.at("")) dir="auto" { "← " (self.title()) } } }
    }

    fn title(&self) -> String {
        ardoise_rules::words::shown(&self.contest().opening.title)
    }
}

/// Does who asks run the contest: write results for everybody, lock, draw?
fn runs(asking: &Asking) -> bool {
    matches!(asking.place(), Some(Place::Scribe | Place::Referee))
}

/// A page of a contest; one that is not there where its middle is none.
fn of_contest(
    room: &Room,
    asking: &Asking,
    id: &str,
    (status, like): (StatusCode, Frame<'_>),
    middle: &dyn Fn(Of<'_>) -> Option<(String, Markup)>,
) -> Response {
    let shown = match room.hall(id) {
        Ok(shown) => shown,
        Err(failure) => return failed(asking, &failure),
    };
    asking.speak(|speaker| {
        let of = Of { room, asking, shown: &shown, speaker };
        match middle(of) {
            Some((title, middle)) => {
                let own = of.at("");
                let framed = Frame { title: &title, of: Some((&own, shown.seq)), hall: true, ..like };
                page(status, frame::frame(asking, framed, &middle))
            }
            None => told(asking, StatusCode::NOT_FOUND, &speaker.word("serve-nowhere"), Some(&of.at(""))),
        }
    })
}

/// How far a contest is, each time it goes on.
pub async fn news(State(room): Shared, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let asking = asking(&room, &headers, &Vec::new());
    let seen =
        headers.get("last-event-id").and_then(|value| value.to_str().ok()).and_then(|text| text.parse().ok());
    match room.hall(&id).and_then(|shown| Ok((room.hall_news(shown.hall.id())?, shown))) {
        Ok((news, shown)) => {
            stream::stream(shown.hall.id().to_owned(), news, room.ending(), seen).into_response()
        }
        Err(failure) => failed(&asking, &failure),
    }
}
