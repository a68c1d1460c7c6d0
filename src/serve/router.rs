//! The addresses of the server, and what is answered at each.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Form, Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use serde_json::{Value, json};

use crate::line::days;
use crate::pages::match_json;
use crate::serve::asking::{Asking, LANG, PLACE, page};
use crate::serve::change::{self, Fields, Wish, field};
use crate::serve::enter::Again;
use crate::serve::frame::{self, Frame, frame};
use crate::serve::guard::{LONGEST_BODY, guard};
use crate::serve::places::{Deed, Place, Shut};
use crate::serve::room::{Room, Shown, Shows};
use crate::serve::slate::{Of, you};
use crate::serve::writer::{Answer, Request as Written, What};
use crate::serve::{deal, enter, entry, join, qr, rules, slate, stream, tables, wall};
use ardoise_desk::{Failure, Key, Refusal};
use ardoise_rules::engine::{Arg, Seq};
use ardoise_rules::notation::{Opening, Tongue};
use ardoise_rules::words::{Lang, Speaker, plain, shown};

type Shared = State<Arc<Room>>;
type Asked = Query<Fields>;

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
        .route("/m/{id}/amend", post(amend))
        .route("/m/{id}/next", post(next))
        .route("/article/{id}", get(article))
        .route("/join", get(joining).post(joined))
        .route(frame::TABLE, get(styles))
        .route(frame::WALL, get(styles))
        .route(frame::SCRIPT, get(script))
        .fallback(nowhere)
        .layer(from_fn(remember))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn_with_state(Arc::clone(&room), guard))
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

async fn styles(request: Request) -> Response {
    let kept = [(header::CONTENT_TYPE, "text/css"), (header::CACHE_CONTROL, "max-age=300")];
    match frame::styles(request.uri().path()) {
        Some(text) => (kept, text).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn script() -> Response {
    let kept = [(header::CONTENT_TYPE, "text/javascript"), (header::CACHE_CONTROL, "max-age=300")];
    (kept, frame::SCRIPT_TEXT).into_response()
}

fn asking(room: &Room, headers: &HeaderMap, query: &Fields) -> Asking {
    let wished = field(query, "lang");
    Asking::of(room, headers, (!wished.is_empty()).then_some(wished))
}

/// A page of words only.
fn told(asking: &Asking, status: StatusCode, said: &str, back: Option<&str>) -> Response {
    if asking.json {
        return Asking::value(status, &json!({"error": {"id": status.as_u16().to_string(), "text": said}}));
    }
    let middle = html! {
        p { a href=(back.unwrap_or("/")) { "← " (asking.speak(|speaker| speaker.word("serve-slate"))) } }
        p role="alert" { b { (said) } }
    };
    page(status, frame(asking, Frame { title: said, ..Frame::default() }, &middle))
}

async fn nowhere(State(room): Shared, headers: HeaderMap) -> Response {
    let asking = asking(&room, &headers, &Vec::new());
    let said = asking.speak(|speaker| speaker.word("serve-nowhere"));
    told(&asking, StatusCode::NOT_FOUND, &said, None)
}

/// Why nothing is shown.
fn failed(asking: &Asking, failure: &Failure) -> Response {
    let status = match failure {
        Failure::Refused(_) => StatusCode::NOT_FOUND,
        Failure::Moved(_) => StatusCode::CONFLICT,
        Failure::Store(
            ardoise_desk::store::StoreError::Unknown { .. }
            | ardoise_desk::store::StoreError::NoMatch { .. }
            | ardoise_desk::store::StoreError::TooShort { .. }
            | ardoise_desk::store::StoreError::NotAnId { .. }
            | ardoise_desk::store::StoreError::Ambiguous { .. },
        ) => StatusCode::NOT_FOUND,
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
fn trouble(error: &ardoise_desk::store::StoreError, speaker: &Speaker) -> String {
    let args = error.args().into_iter().map(|(name, text)| (name, Arg::Text(text))).collect();
    speaker.say(&ardoise_rules::engine::Said::shell(error.id(), args), None)
}

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
                let own = &shown.report.head.id;
                let framed = Frame { title: &title, of: Some((own, shown.seq)), ..like };
                page(StatusCode::OK, frame(asking, framed, &middle))
            }
            None => told(asking, StatusCode::NOT_FOUND, &speaker.word("serve-nowhere"), Some(&of.at(""))),
        }
    })
}

fn title_of(of: Of<'_>) -> String {
    crate::pages::heading(&of.shown.report, of.speaker)
}

async fn home(State(room): Shared, headers: HeaderMap, Query(query): Asked) -> Response {
    let asking = asking(&room, &headers, &query);
    match room.current() {
        Ok(Some(id)) => see_other(&format!("/m/{id}")),
        Ok(None) => match room.list() {
            Ok(list) => asking.speak(|speaker| {
                let title = speaker.word("serve-tables");
                let middle = tables::middle(&asking, speaker, &list);
                page(StatusCode::OK, frame(&asking, Frame { title: &title, ..Frame::default() }, &middle))
            }),
            Err(failure) => failed(&asking, &failure),
        },
        Err(failure) => failed(&asking, &failure),
    }
}

async fn show(
    State(room): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(query): Asked,
) -> Response {
    let mut asking = asking(&room, &headers, &query);
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

async fn explain(
    State(room): Shared,
    Path((id, no)): Path<(String, u32)>,
    headers: HeaderMap,
    Query(query): Asked,
) -> Response {
    let asking = asking(&room, &headers, &query);
    of_match(&room, &asking, &id, Frame { typing: true, ..Frame::default() }, &|of| {
        let found = of.shown.report.deals.iter().find(|deal| deal.no == no)?;
        Some((of.speaker.phrase("change-deal", &[("deal", &no.to_string())]), deal::middle(of, found)))
    })
}

async fn at_large(
    State(room): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(query): Asked,
) -> Response {
    let asking = asking(&room, &headers, &query);
    of_match(&room, &asking, &id, Frame { wall: true, ..Frame::default() }, &|of| {
        Some((title_of(of), wall::middle(of)))
    })
}

async fn in_force(
    State(room): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(query): Asked,
) -> Response {
    let asking = asking(&room, &headers, &query);
    of_match(&room, &asking, &id, Frame { typing: true, ..Frame::default() }, &|of| {
        Some((of.speaker.word("serve-rules"), rules::middle(of)))
    })
}

async fn code(
    State(room): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(query): Asked,
) -> Response {
    let asking = asking(&room, &headers, &query);
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

async fn article(
    State(room): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(query): Asked,
) -> Response {
    let asking = asking(&room, &headers, &query);
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

async fn news(State(room): Shared, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let asking = asking(&room, &headers, &Vec::new());
    let seen =
        headers.get("last-event-id").and_then(|value| value.to_str().ok()).and_then(|text| text.parse().ok());
    match room.named(&id).and_then(|id| Ok((room.news(&id)?, id))) {
        Ok((news, id)) => stream::stream(id, news, room.ending(), seen).into_response(),
        Err(failure) => failed(&asking, &failure),
    }
}

/// The page on which a deal is entered, with what was answered so far.
fn entry_page(
    room: &Room,
    asking: &Asking,
    id: &str,
    status: StatusCode,
    fields: &Fields,
    (seq, again): (Option<Seq>, &Again),
) -> Response {
    let made = room.reading(id, |found| {
        asking.speak(|speaker| {
            let shown = room.shown(id)?;
            let of = Of { room, asking, shown: &shown, speaker };
            let asked = entry::ask(found, fields, speaker);
            let middle = enter::middle(of, asked.as_ref(), seq.unwrap_or(shown.seq), again);
            let title = speaker.word("serve-enter");
            let framed = Frame { title: &title, of: Some((id, shown.seq)), typing: true, ..Frame::default() };
            Ok(page(status, frame(asking, framed, &middle)))
        })
    });
    match made {
        Ok(Ok(response)) => response,
        Ok(Err(failure)) | Err(failure) => failed(asking, &failure),
    }
}

async fn entering(
    State(room): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(query): Asked,
) -> Response {
    let asking = asking(&room, &headers, &query);
    let id = match room.named(&id) {
        Ok(id) => id,
        Err(failure) => return failed(&asking, &failure),
    };
    match room.shown(&id) {
        Ok(shown) if !asking.may(Deed::Record, &shown.report.table.players) => return see_other("/join"),
        Ok(_) => {}
        Err(failure) => return failed(&asking, &failure),
    }
    // A page that was made earlier keeps the entry and the mark it was made with.
    let key = field(&query, "key");
    let again = Again { key: Key::read(key).map(|_| key.to_owned()), ..Again::default() };
    let seq = field(&query, "seq").parse().ok();
    entry_page(&room, &asking, &id, StatusCode::OK, &query, (seq, &again))
}

async fn rulings(
    State(room): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(query): Asked,
) -> Response {
    let asking = asking(&room, &headers, &query);
    of_match(&room, &asking, &id, Frame { typing: true, ..Frame::default() }, &|of| {
        let id = &of.shown.report.head.id;
        let writes = of.may(Deed::Rule);
        let middle = room.reading(id, |found| change::ruling_page(of, found, &query, writes)).ok()?;
        Some((of.speaker.word("serve-ruling"), middle))
    })
}

fn see_other(to: &str) -> Response {
    let to = HeaderValue::from_str(to).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response()
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

async fn joining(State(room): Shared, headers: HeaderMap, Query(query): Asked) -> Response {
    let asking = asking(&room, &headers, &query);
    join_page(&room, &asking, StatusCode::OK, None)
}

fn join_page(room: &Room, asking: &Asking, status: StatusCode, said: Option<&str>) -> Response {
    asking.speak(|speaker| {
        let title = speaker.word("serve-join");
        let middle = match asking.held {
            Some(_) => join::place(asking, speaker, &players(room)),
            None => join::code(asking, speaker, said),
        };
        page(status, frame(asking, Frame { title: &title, ..Frame::default() }, &middle))
    })
}

async fn joined(State(room): Shared, headers: HeaderMap, Form(fields): Form<Fields>) -> Response {
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
        asking.held = asking.held.map(|held| crate::serve::places::Held { place: Some(place), ..held });
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

/// What a form asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Act {
    Record,
    Agree,
    Undo,
    Amend,
    Rule,
}

impl Act {
    const fn deed(self) -> Deed {
        match self {
            Act::Record | Act::Undo | Act::Amend => Deed::Record,
            Act::Agree => Deed::Agree,
            Act::Rule => Deed::Rule,
        }
    }

    /// The last word of its address.
    const fn word(self) -> &'static str {
        match self {
            Act::Record => "record",
            Act::Agree => "agree",
            Act::Undo => "undo",
            Act::Amend => "amend",
            Act::Rule => "ruling",
        }
    }
}

type Posted = (Shared, Path<String>, HeaderMap, Form<Fields>);

async fn record((room, id, headers, fields): Posted) -> Response {
    changed(&room, &id, &headers, fields.0, Act::Record).await
}

async fn agree((room, id, headers, fields): Posted) -> Response {
    changed(&room, &id, &headers, fields.0, Act::Agree).await
}

async fn undo((room, id, headers, fields): Posted) -> Response {
    changed(&room, &id, &headers, fields.0, Act::Undo).await
}

async fn amend((room, id, headers, fields): Posted) -> Response {
    changed(&room, &id, &headers, fields.0, Act::Amend).await
}

async fn rule((room, id, headers, fields): Posted) -> Response {
    changed(&room, &id, &headers, fields.0, Act::Rule).await
}

/// What a request carries besides its change: the entry that was known, and its mark.
struct Marks {
    seq: Seq,
    key: Key,
}

/// The match of a request, if who asks may do that; else what is answered.
fn admitted(
    room: &Room,
    asking: &Asking,
    id: &str,
    deed: Deed,
    fields: &Fields,
) -> Result<(Arc<Shown>, Marks), Box<Response>> {
    let shown = room.named(id).and_then(|id| room.shown(&id));
    let shown = shown.map_err(|failure| Box::new(failed(asking, &failure)))?;
    if !asking.may(deed, &shown.report.table.players) {
        let said = asking.speak(|speaker| {
            speaker.word(match (asking.place(), deed) {
                (None, _) => "serve-no-place",
                (Some(_), Deed::Rule) => "serve-only-referee",
                (Some(_), Deed::Agree) => "serve-not-seated",
                (Some(_), Deed::Record) => "serve-may-not",
            })
        });
        return Err(Box::new(told(asking, StatusCode::FORBIDDEN, &said, Some("/join"))));
    }
    let key = match field(fields, "key") {
        "" => Key::read(&uuid::Uuid::now_v7().to_string()),
        text => Key::read(text),
    };
    let seq = match field(fields, "seq") {
        "" => Some(shown.seq),
        // No page can be made of what is not written yet.
        text => text.parse().ok().filter(|seq| *seq <= shown.seq),
    };
    match (seq, key) {
        (Some(seq), Some(key)) => Ok((shown, Marks { seq, key })),
        (None, _) | (_, None) => {
            let said = asking.speak(|speaker| speaker.word("serve-bad-marks"));
            Err(Box::new(told(asking, StatusCode::UNPROCESSABLE_ENTITY, &said, None)))
        }
    }
}

/// What a form wants, on the match as it is read now.
fn wish(
    room: &Room,
    asking: &Asking,
    shown: &Shown,
    fields: &Fields,
    act: Act,
    seq: Seq,
) -> Result<Result<Wish, Box<Refusal>>, Failure> {
    let tongue = Tongue::typed(asking.lang.french());
    let id = &shown.report.head.id;
    Ok(match act {
        Act::Record if !field(fields, "line").is_empty() => {
            Ok(Wish::Said(field(fields, "line").to_owned(), tongue))
        }
        Act::Record => room.reading(id, |found| {
            let asked = asking.speak(|speaker| entry::ask(found, fields, speaker));
            let nothing = || Box::new(Refusal::of("nothing-to-record", vec![]));
            let asked = asked.ok_or_else(nothing)?;
            match (asked.draft.is_some(), asked.refusal) {
                (true, _) => Ok(Wish::Events(asked.events)),
                (false, Some(refusal)) => Err(refusal),
                (false, None) => Err(nothing()),
            }
        })?,
        Act::Agree => {
            let seat = asking.place().and_then(|place| match place {
                Place::Player(name) => {
                    let table = &shown.report.table;
                    table.seats().find(|seat| table.name(*seat) == name)
                }
                Place::Scribe | Place::Referee | Place::Onlooker => None,
            });
            change::opinion(fields, seat, seq)
        }
        Act::Undo => Ok(Wish::Undo),
        Act::Amend => change::deal_of(field(fields, "deal")).map(|deal| Wish::Amend {
            deal,
            text: field(fields, "change").to_owned(),
            reason: field(fields, "reason").to_owned(),
            tongue,
        }),
        Act::Rule => {
            room.reading(id, |found| asking.speak(|speaker| change::ruled(found, fields, speaker)))?
        }
    })
}

async fn changed(room: &Arc<Room>, id: &str, headers: &HeaderMap, mut fields: Fields, act: Act) -> Response {
    let asking = asking(room, headers, &Vec::new());
    let (known, marks) = match admitted(room, &asking, id, act.deed(), &fields) {
        Ok(admitted) => admitted,
        Err(response) => return *response,
    };
    let id = known.report.head.id.clone();
    // A form that is shown again for its question keeps the marks it was sent with.
    for (name, value) in [("seq", marks.seq.to_string()), ("key", marks.key.to_string())] {
        if field(&fields, name).is_empty() {
            fields.push((name.to_owned(), value));
        }
    }
    // What was recorded already is not worked out once more: it may not fit any more, because it is there.
    let again = room.knows(&id, &marks.key);
    if again {
        return recorded(room, &asking, &id, known.seq, true, None);
    }
    if known.seq != marks.seq && room.is_stale(&id, marks.seq) {
        return stale(room, &asking, &id, &fields, act, marks.seq);
    }
    let wish = match wish(room, &asking, &known, &fields, act, marks.seq) {
        Ok(Ok(wish)) => wish,
        Ok(Err(refusal)) => return refused(room, &asking, &id, &fields, act, &refusal),
        Err(failure) => return failed(&asking, &failure),
    };
    if field(&fields, "sure") != "1" {
        let looked = room.reading(&id, |found| -> Result<Option<Response>, Box<Refusal>> {
            let draft = wish.draft(found)?;
            if act == Act::Record && draft.differs().voided.is_none() {
                return Ok(None);
            }
            if asking.json {
                return Ok(Some(Asking::value(StatusCode::OK, &change::preview_value(found, &draft))));
            }
            Ok(Some(asking.speak(|speaker| {
                let of = Of { room, asking: &asking, shown: &known, speaker };
                let middle = change::preview(of, found, &draft, act.word(), &fields);
                let title = speaker.word("serve-sure");
                page(StatusCode::OK, frame(&asking, Frame { title: &title, ..Frame::default() }, &middle))
            })))
        });
        match looked {
            Ok(Ok(None)) => {}
            Ok(Ok(Some(response))) => return response,
            Ok(Err(refusal)) => return refused(room, &asking, &id, &fields, act, &refusal),
            Err(failure) => return failed(&asking, &failure),
        }
    }
    let author = asking.place().map_or_else(String::new, |place| room.author_of(place));
    let what =
        What::Change { id: id.clone(), seq: marks.seq, makes: Box::new(move |found| wish.draft(found)) };
    let answer = room.writer.record(Written { what, author, key: marks.key }).await;
    answered(room, &asking, &id, &fields, act, answer)
}

/// What came of it, as it goes back.
fn answered(
    room: &Room,
    asking: &Asking,
    id: &str,
    fields: &Fields,
    act: Act,
    answer: Option<Answer>,
) -> Response {
    match answer {
        Some(Answer::Recorded { id, seq, again, author }) => {
            recorded(room, asking, &id, seq, again, Some((act.word(), &author)))
        }
        Some(Answer::Stale) => {
            stale(room, asking, id, fields, act, field(fields, "seq").parse().unwrap_or(0))
        }
        Some(Answer::Refused(refusal)) => refused(room, asking, id, fields, act, &refusal),
        Some(Answer::Failed(error)) => failed(asking, &Failure::Store(error)),
        None => {
            let said = asking.speak(|speaker| speaker.word("serve-ending"));
            told(asking, StatusCode::SERVICE_UNAVAILABLE, &said, None)
        }
    }
}

fn recorded(
    room: &Room,
    asking: &Asking,
    id: &str,
    seq: Seq,
    again: bool,
    done: Option<(&str, &str)>,
) -> Response {
    if let (Some((act, author)), false) = (done, again) {
        room.say(format!("{} {} {act}", days::minute_here(room.now()), plain(author)));
    }
    if asking.json {
        return Asking::value(
            StatusCode::OK,
            &json!({"match": id, "seq": seq, "recorded": true, "again": again}),
        );
    }
    see_other(&format!("/m/{id}"))
}

/// What another phone wrote; what was typed is kept.
fn stale(room: &Room, asking: &Asking, id: &str, fields: &Fields, act: Act, seq: Seq) -> Response {
    let meanwhile = room
        .reading(id, |found| asking.speak(|speaker| (found.head(), change::meanwhile(found, seq, speaker))));
    let (head, meanwhile) = match meanwhile {
        Ok(meanwhile) => meanwhile,
        Err(failure) => return failed(asking, &failure),
    };
    let said = asking.speak(|speaker| {
        let each = meanwhile.iter().map(|(_, who, what)| format!("{} : {what}", shown(who)));
        let each = if asking.lang.french() {
            each.collect::<Vec<_>>()
        } else {
            each.map(|text| text.replacen(" : ", ": ", 1)).collect()
        };
        speaker.phrase("serve-stale", &[("what", &each.join("; "))])
    });
    if asking.json {
        let rows = meanwhile.iter().map(|(seq, who, what)| json!({"seq": seq, "author": who, "text": what}));
        let value = json!({
            "error": {"id": "store-moved", "text": said}, "seq": head, "recorded": false, "again": false,
            "meanwhile": rows.collect::<Vec<Value>>(),
        });
        return Asking::value(StatusCode::CONFLICT, &value);
    }
    if act == Act::Record {
        let line = field(fields, "line");
        let line = (!line.is_empty()).then(|| line.to_owned());
        let again = Again { said: Some(said), key: Some(field(fields, "key").to_owned()), line };
        return entry_page(room, asking, id, StatusCode::CONFLICT, fields, (Some(head), &again));
    }
    told(asking, StatusCode::CONFLICT, &said, Some(&format!("/m/{id}")))
}

fn refused(room: &Room, asking: &Asking, id: &str, fields: &Fields, act: Act, refusal: &Refusal) -> Response {
    if asking.json {
        return change::refused_value(refusal, asking);
    }
    let said = asking.speak(|speaker| change::refused(refusal, speaker));
    if act == Act::Record {
        let line = field(fields, "line");
        let (said, line) = if line.is_empty() { (None, None) } else { (Some(said), Some(line.to_owned())) };
        let again = Again { said, key: Some(field(fields, "key").to_owned()), line };
        let seq = field(fields, "seq").parse().ok();
        return entry_page(room, asking, id, StatusCode::UNPROCESSABLE_ENTITY, fields, (seq, &again));
    }
    told(asking, StatusCode::UNPROCESSABLE_ENTITY, &said, Some(&format!("/m/{id}")))
}

/// The next match of the same players, by the same rules.
async fn next((room, id, headers, fields): Posted) -> Response {
    let asking = asking(&room, &headers, &Vec::new());
    let (known, marks) = match admitted(&room, &asking, &id, Deed::Record, &fields.0) {
        Ok(admitted) => admitted,
        Err(response) => return *response,
    };
    let report = &known.report;
    let table = report.table.clone();
    let dealer = report.deals.last().map(|deal| table.next(deal.dealer));
    if field(&fields.0, "sure") != "1" {
        let name = dealer.map_or_else(
            || table.players.first().map(|name| shown(name)).unwrap_or_default(),
            |seat| shown(table.name(seat)),
        );
        if asking.json {
            let would = json!({"game": report.head.game, "players": table.players, "dealer": dealer});
            let value = json!({"seq": known.seq, "recorded": false, "again": false, "would": would});
            return Asking::value(StatusCode::OK, &value);
        }
        return asking.speak(|speaker| {
            let of = Of { room: &room, asking: &asking, shown: &known, speaker };
            let title = speaker.word("serve-next");
            let middle = html! {
                h1 { (title) }
                p { (table.players.iter().map(|name| shown(name)).collect::<Vec<_>>().join(", ")) }
                p { (speaker.phrase("serve-dealer", &[("dealer", &name)])) }
                form.two method="post" action=(of.at("/next")) {
                    input type="hidden" name="seq" value=(marks.seq);
                    input type="hidden" name="key" value=(marks.key.to_string());
                    button.go name="sure" value="1" { (speaker.word("serve-yes")) }
                    a.button href=(of.at("")) { (speaker.word("serve-no")) }
                }
            };
            page(StatusCode::OK, frame(&asking, Frame { title: &title, ..Frame::default() }, &middle))
        });
    }
    let rules = report.adopted.last().map_or(&report.head.rules, |(_, rules)| rules).clone();
    let opening = Opening {
        game: report.head.game,
        title: report.head.title.clone(),
        date: days::day_here(room.now()),
        table,
        rules,
        sets: Vec::new(),
        dealer,
        start: None,
        contest: None,
    };
    let author = asking.place().map_or_else(String::new, |place| room.author_of(place));
    let what = What::Open { after: report.head.id.clone(), opening: Box::new(opening) };
    let answer = room.writer.record(Written { what, author, key: marks.key }).await;
    if let Some(Answer::Recorded { again: false, .. }) = &answer {
        room.look_again();
    }
    answered(&room, &asking, &report.head.id, &fields.0, Act::Record, answer)
}
