//! The pages that are only read, and the one on which a deal is entered.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};

use crate::pages::{heading, match_json};
use crate::serve::address;
use crate::serve::answer::{Shared, Visit, asking, failed, see_other, told};
use crate::serve::asking::{Asking, page};
use crate::serve::change::{self, Fields, field};
use crate::serve::entry::enter::Again;
use crate::serve::entry::{self, amended, enter};
use crate::serve::frame::{Frame, frame};
use crate::serve::room::places::Deed;
use crate::serve::room::stream;
use crate::serve::room::{Room, Shows};
use crate::serve::slate::Of;
use crate::serve::{deal, qr, rules, slate, tables, wall};
use ardoise_desk::Key;
use ardoise_desk::evening::Evening;
use ardoise_rules::engine::{DealNo, Seq};

/// What a page of a match is made by.
type Middle<'m> = &'m dyn Fn(Of<'_>) -> Option<(String, Markup)>;

/// A page of a match; one that is not there where its middle is none.
fn of_match(room: &Room, asking: &Asking, id: &str, like: Frame<'_>, middle: Middle<'_>) -> Response {
    let shown = match room.named(id).and_then(|id| room.shown(&id)) {
        Ok(shown) => shown,
        Err(failure) => return failed(asking, &failure),
    };
    asking.speak(|speaker| {
        let of = Of { room, asking, shown: &shown, speaker };
        match middle(of) {
            Some((title, middle)) => {
                let own = of.at("");
                let framed = Frame { title: &title, of: Some((&own, shown.seq)), ..like };
                page(StatusCode::OK, frame(asking, framed, &middle))
            }
            None => told(asking, StatusCode::NOT_FOUND, &speaker.word("serve-nowhere"), Some(&of.at(""))),
        }
    })
}

fn title_of(of: Of<'_>) -> String {
    heading(&of.shown.report, of.speaker)
}

/// Where one comes in: the match, or all tables.
pub async fn home(Visit { room, asking, .. }: Visit) -> Response {
    if let Shows::Hall(id) = room.shows() {
        return see_other(&address::of_contest(id, ""));
    }
    match room.current() {
        Ok(Some(id)) => see_other(&address::of_match(id, "")),
        Ok(None) => match room.list().and_then(|list| Ok((list, room.contests()?))) {
            Ok((list, contests)) => asking.speak(|speaker| {
                let title = speaker.word("serve-tables");
                let middle = tables::middle(&asking, speaker, &list, &contests);
                page(StatusCode::OK, frame(&asking, Frame { title: &title, ..Frame::default() }, &middle))
            }),
            Err(failure) => failed(&asking, &failure),
        },
        Err(failure) => failed(&asking, &failure),
    }
}

/// The slate of a match, or its JSON.
pub async fn show(Visit { room, mut asking, query }: Visit, Path(id): Path<String>) -> Response {
    if let Some(id) = id.strip_suffix(".json") {
        asking.json = true;
        return match room.named(id).and_then(|id| room.shown(&id)) {
            Ok(shown) => {
                asking.speak(|speaker| Asking::value(StatusCode::OK, &match_json(&shown.report, speaker)))
            }
            Err(failure) => failed(&asking, &failure),
        };
    }
    let whole = !field(&query, "all").is_empty();
    of_match(&room, &asking, &id, Frame::default(), &|of| Some((title_of(of), slate::middle(of, whole))))
}

/// A deal, explained.
pub async fn explain(Visit { room, asking, .. }: Visit, Path((id, no)): Path<(String, u32)>) -> Response {
    of_match(&room, &asking, &id, Frame { typing: true, ..Frame::default() }, &|of| {
        let found = of.shown.report.deal(no)?;
        Some((of.speaker.phrase("change-deal", &[("deal", &no.to_string())]), deal::middle(of, found)))
    })
}

/// The wall.
pub async fn at_large(Visit { room, asking, .. }: Visit, Path(id): Path<String>) -> Response {
    of_match(&room, &asking, &id, Frame { wall: true, ..Frame::default() }, &|of| {
        Some((title_of(of), wall::middle(of)))
    })
}

/// The rules in force.
pub async fn in_force(Visit { room, asking, .. }: Visit, Path(id): Path<String>) -> Response {
    of_match(&room, &asking, &id, Frame { typing: true, ..Frame::default() }, &|of| {
        Some((of.speaker.word("serve-rules"), rules::middle(of)))
    })
}

/// The address of a match as a picture for phones.
pub async fn code(Visit { room, asking, .. }: Visit, Path(id): Path<String>) -> Response {
    of_match(&room, &asking, &id, Frame { typing: true, ..Frame::default() }, &|of| {
        let address = format!("{}{}", room.address.trim_end_matches('/'), of.at(""));
        let middle = html! {
            h1 dir="auto" { (title_of(of)) }
            (qr::drawing(&address, &address))
            p { a href=(of.at("")) { (address) } }
        };
        Some((title_of(of), middle))
    })
}

/// An article of a rulebook.
pub async fn article(Visit { room: _, asking, .. }: Visit, Path(id): Path<String>) -> Response {
    match asking.speak(|speaker| rules::article(asking.lang, &id, speaker)) {
        Some((title, middle)) => {
            page(StatusCode::OK, frame(&asking, Frame { title: &title, ..Frame::default() }, &middle))
        }
        None => {
            let said = asking.speak(|speaker| speaker.word("serve-nowhere"));
            told(&asking, StatusCode::NOT_FOUND, &said, None)
        }
    }
}

/// How far a match is, each time it goes on.
pub async fn news(State(room): Shared, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let asking = asking(&room, &headers, &Vec::new());
    let seen =
        headers.get("last-event-id").and_then(|value| value.to_str().ok()).and_then(|text| text.parse().ok());
    match room.named(&id).and_then(|id| Ok((room.news(&id)?, id))) {
        Ok((news, id)) => stream::stream(id, news, room.ending(), seen).into_response(),
        Err(failure) => failed(&asking, &failure),
    }
}

/// The page on which a deal is entered, with what was answered so far.
pub fn entry_page(
    room: &Room,
    asking: &Asking,
    id: &str,
    status: StatusCode,
    fields: &Fields,
    (seq, again): (Option<Seq>, &Again),
) -> Response {
    form_page(room, asking, id, status, &|found, of| {
        let asked = entry::ask(found, fields, of.speaker);
        // The answers in an address that is come back to are of a deal which was recorded since: another one is asked now.
        let of_deal: Option<DealNo> = field(fields, "deal").parse().ok();
        let passed = status == StatusCode::OK && !asking.part;
        if passed && asked.as_ref().is_some_and(|asked| of_deal.is_some_and(|deal| deal < asked.deal)) {
            let asked = entry::ask(found, &Vec::new(), of.speaker);
            let middle = enter::middle(of, asked.as_ref(), of.shown.seq, &Again::default());
            return Some((of.speaker.word("serve-enter"), middle));
        }
        let middle = enter::middle(of, asked.as_ref(), seq.unwrap_or(of.shown.seq), again);
        Some((of.speaker.word("serve-enter"), middle))
    })
}

/// What the title and the middle of a page with a form are; none where there is no such deal.
type FormOf<'a> = dyn Fn(&Evening, Of<'_>) -> Option<(String, Markup)> + 'a;

/// A page with the form of a deal, which keeps what is typed when there is news.
fn form_page(room: &Room, asking: &Asking, id: &str, status: StatusCode, form: &FormOf<'_>) -> Response {
    let made = room.reading(id, |found| {
        asking.speak(|speaker| {
            let shown = room.shown(id)?;
            let of = Of { room, asking, shown: &shown, speaker };
            let at = of.at("");
            let Some((title, middle)) = form(found, of) else {
                return Ok(told(asking, StatusCode::NOT_FOUND, &speaker.word("serve-nowhere"), Some(&at)));
            };
            let framed =
                Frame { title: &title, of: Some((&at, shown.seq)), typing: true, ..Frame::default() };
            Ok(page(status, frame(asking, framed, &middle)))
        })
    });
    match made {
        Ok(Ok(response)) => response,
        Ok(Err(failure)) | Err(failure) => failed(asking, &failure),
    }
}

/// The page on which the next deal is entered.
pub async fn entering(Visit { room, asking, query }: Visit, Path(id): Path<String>) -> Response {
    writing(&room, &asking, &id, &query, entry_page)
}

/// A page with the form of a deal.
type Form = fn(&Room, &Asking, &str, StatusCode, &Fields, (Option<Seq>, &Again)) -> Response;

/// The form of a deal for who may write; who may not is asked to come in.
fn writing(room: &Room, asking: &Asking, id: &str, query: &Fields, form: Form) -> Response {
    let id = match room.named(id) {
        Ok(id) => id,
        Err(failure) => return failed(asking, &failure),
    };
    match room.shown(&id) {
        Ok(shown) if !asking.may(Deed::Record, &shown.report.table.players) => return see_other("/join"),
        Ok(_) => {}
        Err(failure) => return failed(asking, &failure),
    }
    // A page that was made earlier keeps the entry and the mark it was made with.
    let key = field(query, "key");
    let again = Again { key: Key::read(key).map(|_| key.to_owned()), ..Again::default() };
    let seq = field(query, "seq").parse().ok();
    form(room, asking, &id, StatusCode::OK, query, (seq, &again))
}

/// The page on which an old deal is put right, with other answers where some were given.
pub fn amend_page(
    room: &Room,
    asking: &Asking,
    id: &str,
    status: StatusCode,
    fields: &Fields,
    (seq, again): (Option<Seq>, &Again),
) -> Response {
    let deal = field(fields, "deal").parse().unwrap_or(0);
    form_page(room, asking, id, status, &|found, of| {
        of.shown.report.deal(deal)?;
        let asked = amended::told(found, deal, of.speaker).and_then(|stood| {
            entry::ask(
                &stood.before,
                if entry::answered(fields) { fields } else { &stood.answers },
                of.speaker,
            )
        });
        let seq = seq.unwrap_or(of.shown.seq);
        let middle = enter::amending(of, deal, asked.as_ref(), (seq, again), field(fields, "reason"));
        Some((of.speaker.phrase("serve-amend-deal", &[("deal", &deal.to_string())]), middle))
    })
}

/// The page on which an old deal is put right.
pub async fn amending(Visit { room, asking, query }: Visit, Path(id): Path<String>) -> Response {
    writing(&room, &asking, &id, &query, amend_page)
}

/// What a mistake of play costs.
pub async fn rulings(Visit { room, asking, query }: Visit, Path(id): Path<String>) -> Response {
    of_match(&room, &asking, &id, Frame { typing: true, ..Frame::default() }, &|of| {
        let id = &of.shown.report.head.id;
        let writes = of.may(Deed::Rule);
        let middle = room.reading(id, |found| change::ruling_page(of, found, &query, writes)).ok()?;
        Some((of.speaker.word("serve-ruling"), middle))
    })
}
