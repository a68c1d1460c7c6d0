//! What the forms of a match ask for: looked at first, then recorded once, and what goes back.

use std::sync::Arc;

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use clap::ValueEnum;
use maud::html;
use serde_json::json;

use crate::line::days;
use crate::line::word::word;
use crate::serve::address;
use crate::serve::answer::{OfWhat, Reply, Sent, Shared, asking, failed, see_other, told};
use crate::serve::asking::{Asking, meant, page};
use crate::serve::change::{self, Fields, Wish, field};
use crate::serve::entry::enter::Again;
use crate::serve::entry::{self, amended};
use crate::serve::frame::{Frame, frame};
use crate::serve::pages::{amend_page, entry_page};
use crate::serve::room::places::{Deed, Place};
use crate::serve::room::writer::{Answer, Request as Written, What};
use crate::serve::room::{Done, Room, Shown};
use crate::serve::slate::Of;
use ardoise_desk::evening::Evening;
use ardoise_desk::{Failure, Key, Refusal};
use ardoise_rules::engine::{Arg, Entry, Opinion, Seq};
use ardoise_rules::notation::{Opening, Tongue};
use ardoise_rules::words::{plain, shown};

/// What a form asks for; its word is the last of its address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Act {
    Record,
    Agree,
    Undo,
    Amend,
    Ruling,
}

impl Act {
    const fn deed(self) -> Deed {
        match self {
            Act::Record | Act::Undo | Act::Amend => Deed::Record,
            Act::Agree => Deed::Agree,
            Act::Ruling => Deed::Rule,
        }
    }

    /// What the terminal hears of it, by the fields that it came with.
    fn heard(self, fields: &Fields) -> Done {
        match self {
            Act::Record => Done::Record,
            Act::Agree if change::disputes(fields) => Done::Dispute,
            Act::Agree => Done::Agree,
            Act::Undo => Done::Undo,
            Act::Amend => Done::Amend,
            Act::Ruling => Done::Ruling,
        }
    }
}

/// Does an amendment come as answers, and not as a line?
fn by_form(fields: &Fields) -> bool {
    field(fields, "change").is_empty() && entry::answered(fields)
}

/// A form that was sent for a match.
pub type Posted = (Shared, Path<String>, HeaderMap, Sent);

/// What happened is recorded.
pub async fn record((room, id, headers, fields): Posted) -> Response {
    changed(&room, &id, &headers, fields.0, Act::Record).await
}

/// A deal is agreed or disputed.
pub async fn agree((room, id, headers, fields): Posted) -> Response {
    changed(&room, &id, &headers, fields.0, Act::Agree).await
}

/// The last entry is taken back.
pub async fn undo((room, id, headers, fields): Posted) -> Response {
    changed(&room, &id, &headers, fields.0, Act::Undo).await
}

/// An old deal is put right.
pub async fn amend((room, id, headers, fields): Posted) -> Response {
    changed(&room, &id, &headers, fields.0, Act::Amend).await
}

/// A ruling is recorded.
pub async fn rule((room, id, headers, fields): Posted) -> Response {
    changed(&room, &id, &headers, fields.0, Act::Ruling).await
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
        // One beyond the end was made of another log, whose place a copy took.
        text => text.parse().ok(),
    };
    match (seq, key) {
        (Some(seq), Some(key)) => Ok((shown, Marks { seq, key })),
        (None, _) | (_, None) => {
            let said = asking.speak(|speaker| speaker.word("serve-bad-marks"));
            Err(Box::new(told(asking, StatusCode::UNPROCESSABLE_ENTITY, &said, None)))
        }
    }
}

/// What a form wants, on the match as it was read.
fn wish(asking: &Asking, found: &Evening, fields: &Fields, act: Act, seq: Seq) -> Result<Wish, Box<Refusal>> {
    let tongue = Tongue::typed(asking.lang);
    match act {
        Act::Record if !field(fields, "line").is_empty() => {
            let lines = fields.iter().filter(|(name, _)| name == "line").map(|(_, line)| line.trim());
            Ok(Wish::Said(lines.collect::<Vec<_>>().join("\n"), tongue))
        }
        Act::Record => {
            let asked = asking.speak(|speaker| entry::ask(found, fields, speaker));
            let nothing = || Box::new(Refusal::nothing());
            let asked = asked.ok_or_else(nothing)?;
            // A program that answers what is not asked means something else; a page may still hold what was asked before.
            if asking.json
                && let Some((name, value)) = asked.unheard(fields)
            {
                let args = vec![("field", Arg::Text(plain(name))), ("value", Arg::Text(plain(value)))];
                return Err(Refusal::of("serve-bad-field", args).into());
            }
            // At a table what was tapped is not left out without a word.
            if !asking.json
                && let Some(lost) = asked.lost
            {
                return Err(Refusal::of("serve-no-room", vec![("what", Arg::Text(lost))]).into());
            }
            if asked.draft.is_some() { Ok(Wish::Events(asked.events)) } else { Err(asked.why()) }
        }
        Act::Agree => {
            let seat = asking.place().and_then(|place| match place {
                Place::Player(name) => {
                    let table = found.table();
                    table.seats().find(|seat| table.name(*seat) == name)
                }
                Place::Scribe | Place::Referee | Place::Onlooker => None,
            });
            change::opinion(fields, seat, seq)
        }
        Act::Undo => Ok(Wish::Undo),
        Act::Amend if by_form(fields) => {
            let deal = change::deal_of(field(fields, "deal"))?;
            asking.speak(|speaker| {
                let nothing = || Box::new(Refusal::nothing());
                let stood = amended::told(found, deal, speaker).ok_or_else(nothing)?;
                let asked = entry::ask(&stood.before, fields, speaker).ok_or_else(nothing)?;
                amended::amendment(found, deal, &asked, &stood, field(fields, "reason")).map(Wish::Amended)
            })
        }
        Act::Amend => change::deal_of(field(fields, "deal")).map(|deal| Wish::Amend {
            deal,
            text: field(fields, "change").to_owned(),
            reason: field(fields, "reason").to_owned(),
            tongue,
        }),
        Act::Ruling => asking.speak(|speaker| change::ruled(found, fields, speaker)),
    }
}

async fn changed(room: &Arc<Room>, id: &str, headers: &HeaderMap, mut fields: Fields, act: Act) -> Response {
    let asking = asking(room, headers, &Vec::new());
    let (known, marks) = match admitted(room, &asking, id, act.deed(), &fields) {
        Ok(admitted) => admitted,
        Err(response) => return *response,
    };
    let id = known.report.head.id.clone();
    let says_seq = !field(&fields, "seq").is_empty();
    // A form that is shown again for its question keeps the marks it was sent with.
    for (name, value) in [("seq", marks.seq.to_string()), ("key", marks.key.to_string())] {
        if field(&fields, name).is_empty() {
            fields.push((name.to_owned(), value));
        }
    }
    // What was recorded already is worked out on what stood before it: it may not fit any more, because it is there.
    let read = |found: &Evening, seq| wish(&asking, found, &fields, act, seq);
    let sent = room.before(&id, &marks.key).map(|before| {
        let seq = if says_seq { marks.seq } else { before.head() };
        read(&before, seq)
    });
    let resent = sent.is_some();
    if !resent && known.seq != marks.seq && room.is_stale(&id, marks.seq) {
        return stale(room, &asking, &id, &fields, act, marks.seq);
    }
    let wish = match sent.map_or_else(|| room.reading(&id, |found| read(found, marks.seq)), Ok) {
        Ok(Ok(wish)) => wish,
        Ok(Err(_)) if resent => return changed_since(room, &asking, &id, &fields, act),
        Ok(Err(refusal)) => return refused(room, &asking, &id, &fields, act, &refusal),
        Err(failure) => return failed(&asking, &failure),
    };
    if !resent && field(&fields, "sure") != "1" {
        let looked = room.reading(&id, |found| -> Result<Option<Response>, Box<Refusal>> {
            let draft = wish.draft(found)?;
            change::allowed(asking.place(), found, &draft)?;
            if let (Act::Record, false, Some(said)) = (act, asking.json, draft.repeated(found)) {
                return Err(Refusal::new(said).into());
            }
            // A program means what it says; at a table a figure that is said again may be one of the next deal.
            let restates = !asking.json && draft.restated(found).is_some();
            if act == Act::Record && draft.differs().voided.is_none() && !restates {
                return Ok(None);
            }
            if asking.json {
                return Ok(Some(Reply::would(None, found.head(), change::would(&draft)).sent()));
            }
            Ok(Some(asking.speak(|speaker| {
                let of = Of { room, asking: &asking, shown: &known, speaker };
                let middle = change::preview(of, found, &draft, &word(&act), &fields);
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
    let Marks { seq, key } = marks;
    let place = asking.place().cloned();
    let makes = move |found: &Evening| {
        let draft = wish.draft(found)?;
        change::allowed(place.as_ref(), found, &draft)?;
        Ok(draft)
    };
    let what = What::Change { id: id.clone(), seq, key, makes: Box::new(makes) };
    let answer = room.writer.record(Written { what, author }).await;
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
            recorded(room, asking, &id, seq, again, Some((act.heard(fields), &author)))
        }
        Some(Answer::Stale) => {
            stale(room, asking, id, fields, act, field(fields, "seq").parse().unwrap_or(0))
        }
        Some(Answer::Changed) => changed_since(room, asking, id, fields, act),
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
    done: Option<(Done, &str)>,
) -> Response {
    if let (Some((done, author)), false) = (done, again) {
        room.say(author, done);
    }
    if asking.json {
        return Reply::recorded(OfWhat::Match { id }, seq, again).sent();
    }
    see_other(&address::of_match(id, ""))
}

/// Did another phone record the same, entry for entry, after the entry that a form was made of? Two who count a deal both write it down.
fn is_recorded(room: &Room, asking: &Asking, id: &str, fields: &Fields, seq: Seq) -> bool {
    let told = |entry: &Entry| match entry {
        Entry::Play { event, .. } if Opinion::read(event).is_none() => Some(event.clone()),
        _ => None,
    };
    let own = || {
        let before = room.stood(id, seq)?;
        let draft = wish(asking, &before, fields, Act::Record, seq).ok()?.draft(&before).ok()?;
        Some(draft.entries().iter().filter_map(told).collect::<Vec<_>>())
    };
    let since = |found: &Evening| {
        let records = found.records().iter().filter(|record| record.seq > seq);
        records.filter_map(|record| told(&record.entry)).collect::<Vec<_>>()
    };
    let since = room.reading(id, since).unwrap_or_default();
    own().is_some_and(|own| !own.is_empty() && since.starts_with(&own))
}

/// What another phone wrote; what was typed is kept, unless it is the same.
fn stale(room: &Room, asking: &Asking, id: &str, fields: &Fields, act: Act, seq: Seq) -> Response {
    let meanwhile = room
        .reading(id, |found| asking.speak(|speaker| (found.head(), change::meanwhile(found, seq, speaker))));
    let (head, meanwhile) = match meanwhile {
        Ok(meanwhile) => meanwhile,
        Err(failure) => return failed(asking, &failure),
    };
    let same = act == Act::Record && !asking.json && is_recorded(room, asking, id, fields, seq);
    let said = asking.speak(|speaker| {
        // Who wrote several lines one after the other is named once.
        let by_author = meanwhile.chunk_by(|one, other| one.author == other.author).map(|rows| {
            let what: Vec<&str> = rows.iter().map(|row| row.text.as_str()).collect();
            let who = rows.first().map(|row| shown(&row.author)).unwrap_or_default();
            speaker.phrase("serve-told", &[("who", &who), ("what", &what.join(", "))])
        });
        let told: Vec<String> = by_author.collect();
        if told.is_empty() {
            return speaker.word("serve-other-log");
        }
        if same {
            return speaker.phrase("serve-same", &[("what", &told.join(" · "))]);
        }
        // Whoever agrees or takes something back has typed nothing.
        let typed = if matches!(act, Act::Agree | Act::Undo) { "no" } else { "yes" };
        speaker.phrase("serve-stale", &[("what", &told.join(" · ")), ("typed", typed)])
    });
    if asking.json {
        return Reply::conflicts("store-moved", &said).behind(head, &meanwhile).sent();
    }
    if same {
        return told(asking, StatusCode::CONFLICT, &said, Some(&address::of_match(id, "")));
    }
    let again = Again { said: Some(said), key: Some(field(fields, "key").to_owned()), ..Again::default() };
    conflicting(room, asking, id, fields, act, head, again)
}

/// The form was recorded, and came back with something else in it: it is a form of its own from now on.
fn changed_since(room: &Room, asking: &Asking, id: &str, fields: &Fields, act: Act) -> Response {
    let head = match room.reading(id, Evening::head) {
        Ok(head) => head,
        Err(failure) => return failed(asking, &failure),
    };
    let said = asking.speak(|speaker| speaker.word("serve-sent-before"));
    if asking.json {
        return Reply::conflicts("serve-sent-before", &said).behind(head, &[]).sent();
    }
    conflicting(room, asking, id, fields, act, head, Again { said: Some(said), ..Again::default() })
}

/// Why nothing was recorded, over the form as it was filled in.
fn conflicting(
    room: &Room,
    asking: &Asking,
    id: &str,
    fields: &Fields,
    act: Act,
    head: Seq,
    again: Again,
) -> Response {
    if act == Act::Record {
        let line = field(fields, "line");
        let again = Again { line: (!line.is_empty()).then(|| line.to_owned()), ..again };
        return entry_page(room, asking, id, StatusCode::CONFLICT, fields, (Some(head), &again));
    }
    if act == Act::Amend && by_form(fields) {
        return amend_page(room, asking, id, StatusCode::CONFLICT, fields, (Some(head), &again));
    }
    let said = again.said.unwrap_or_default();
    told(asking, StatusCode::CONFLICT, &said, Some(&address::of_match(id, "")))
}

fn refused(room: &Room, asking: &Asking, id: &str, fields: &Fields, act: Act, refusal: &Refusal) -> Response {
    if asking.json {
        return change::refused_value(refusal, asking);
    }
    let said = asking.speak(|speaker| change::refused(refusal, speaker));
    if act == Act::Record {
        let line = field(fields, "line");
        let (said, line) = if line.is_empty() { (None, None) } else { (Some(said), Some(line.to_owned())) };
        let meant = refusal.meant.clone().filter(|_| line.is_some());
        let again = Again { said, key: Some(field(fields, "key").to_owned()), line, meant };
        let seq = field(fields, "seq").parse().ok();
        return entry_page(room, asking, id, StatusCode::UNPROCESSABLE_ENTITY, fields, (seq, &again));
    }
    if act == Act::Amend && by_form(fields) {
        let again =
            Again { said: Some(said), key: Some(field(fields, "key").to_owned()), ..Again::default() };
        let seq = field(fields, "seq").parse().ok();
        return amend_page(room, asking, id, StatusCode::UNPROCESSABLE_ENTITY, fields, (seq, &again));
    }
    told(asking, StatusCode::UNPROCESSABLE_ENTITY, &said, Some(&address::of_match(id, "")))
}

/// The next match of the same players, by the same rules.
pub async fn next((room, id, headers, fields): Posted) -> Response {
    let asking = asking(&room, &headers, &Vec::new());
    let (known, marks) = match admitted(&room, &asking, &id, Deed::Record, &fields.0) {
        Ok(admitted) => admitted,
        Err(response) => return *response,
    };
    let report = &known.report;
    if report.head.contest.is_some() {
        let said = asking.speak(|speaker| speaker.word("hall-no-next"));
        return told(&asking, StatusCode::UNPROCESSABLE_ENTITY, &said, None);
    }
    let table = report.table.clone();
    let dealer = report.deals.last().map(|deal| table.next(deal.dealer));
    if field(&fields.0, "sure") != "1" {
        let name = dealer.map_or_else(
            || table.players.first().map(|name| shown(name)).unwrap_or_default(),
            |seat| shown(table.name(seat)),
        );
        if asking.json {
            let would = json!({"game": report.head.game, "players": table.players, "dealer": dealer});
            return Reply::would(None, known.seq, would).sent();
        }
        return asking.speak(|speaker| {
            let of = Of { room: &room, asking: &asking, shown: &known, speaker };
            let title = speaker.word("serve-next");
            let sent = [("seq", marks.seq.to_string()), ("key", marks.key.to_string())]
                .map(|(name, value)| (name.to_owned(), value));
            let middle = html! {
                h1 { (title) }
                p { (speaker.all(&table.players.iter().map(|name| shown(name)).collect::<Vec<_>>())) }
                p { (speaker.phrase("serve-dealer", &[("dealer", &name)])) }
                (meant(speaker, (&of.at("/next"), &of.at("")), &sent))
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
        after: Some(report.head.id.clone()),
    };
    let author = asking.place().map_or_else(String::new, |place| room.author_of(place));
    let what = What::Open(Box::new(opening));
    let answer = room.writer.record(Written { what, author }).await;
    if let Some(Answer::Recorded { again: false, .. }) = &answer {
        room.look_again();
    }
    answered(&room, &asking, &report.head.id, &fields.0, Act::Record, answer)
}
